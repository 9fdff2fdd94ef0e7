import pytest

from rltankattack.engine.tank import Tank
from rltankattack.play.seat import PERSON, Seat

tank = Tank()
crazy, forward, minimax, captain = tank.agents


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
