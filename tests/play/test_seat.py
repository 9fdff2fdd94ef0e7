import pytest

from rltankattack.engine.agent import NO_LIMIT
from rltankattack.engine.reversi import Reversi
from rltankattack.engine.tank import Tank
from rltankattack.play.seat import PERSON, Seat, without_limit

tank, reversi = Tank(), Reversi()
crazy, forward, minimax, captain = tank.agents
_, alpha_beta, expert = reversi.agents


@pytest.mark.parametrize(
    "seat",
    [PERSON, Seat.taken_by(crazy), Seat.taken_by(minimax), Seat.taken_by(captain, 2)],
    ids=str,
)
def test_a_seat_is_read_back_from_its_text(seat):
    assert Seat.parse(tank, str(seat)) == seat


def test_texts():
    seats = [PERSON, Seat.taken_by(forward), Seat.taken_by(minimax), Seat.taken_by(captain, 2)]

    assert [str(seat) for seat in seats] == [
        "Person",
        "Forward Boat",
        "MiniMax Boat 4",
        "Captain Boat 2",
    ]


@pytest.mark.parametrize("text", ["", "person", "MiniMax Boat", "MiniMax Boat 9", "Crazy Boat 1"])
def test_an_unknown_player_is_refused(text):
    with pytest.raises(LookupError, match="expected Person or one of Crazy Boat"):
        Seat.parse(tank, text)


def test_a_strength_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="expected a level from 1 to 5"):
        Seat.taken_by(captain, 6)


def test_no_agent_sits_in_a_person_s_seat():
    with pytest.raises(ValueError, match="a person sits here"):
        PERSON.agent()
    assert Seat.taken_by(minimax, 3).agent().depth == 3


LIMITED = {
    "Alpha-Beta Player 4": Seat.taken_by(alpha_beta),
    "Alpha-Beta Player 6, 1 s": Seat.taken_by(alpha_beta, 6, 1),
    "Alpha-Beta Player 4, 20 s": Seat.taken_by(alpha_beta, limit=20),
    "Alpha-Beta Player 8, no limit": Seat.taken_by(alpha_beta, 8, NO_LIMIT),
}


@pytest.mark.parametrize("text", LIMITED)
def test_a_time_limit_other_than_the_usual_stands_in_the_text_and_is_read_back(text):
    assert str(LIMITED[text]) == text
    assert Seat.parse(reversi, text) == LIMITED[text]


def test_a_text_from_before_there_were_limits_has_the_usual_one():
    assert Seat.parse(reversi, "Alpha-Beta Player 3").seconds(60) == 5


def test_the_seconds_are_those_of_the_limit_or_of_the_strength_or_else_the_usual_ones():
    seats = [*LIMITED.values(), Seat.taken_by(expert, 10), Seat.taken_by(minimax), PERSON]

    assert [seat.seconds(60) for seat in seats] == [5, 1, 20, None, 10, 60, 60]


@pytest.mark.parametrize("kind", [alpha_beta, expert, minimax, crazy], ids=lambda kind: kind.name)
def test_a_limit_that_cannot_be_chosen_is_refused(kind):
    with pytest.raises(ValueError, match=f"for {kind.name}, got 7 s"):
        Seat.taken_by(kind, limit=7)


def test_every_seat_of_an_agent_has_a_text_of_its_own():
    seats = [seat for kind in reversi.agents for seat in Seat.every(kind)]

    assert len({str(seat) for seat in seats}) == len(seats) == 1 + 8 * 4 + 5


def test_a_list_leaves_the_time_limit_out_and_nothing_else():
    assert {without_limit(text) for text in LIMITED} == {
        f"Alpha-Beta Player {depth}" for depth in (4, 6, 8)
    }
    assert without_limit("Smith, John") == "Smith, John"
