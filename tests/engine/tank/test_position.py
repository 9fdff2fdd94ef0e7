import pytest
from hypothesis import given

from rltankattack.engine.game import InvalidPosition, Player
from rltankattack.engine.tank import Position, Tank
from tests.strategies import after_a_ply

PLAIN = "4432112344 0 11 r"


def test_a_position_prints_and_parses():
    position = Position.parse(PLAIN)

    assert position == Position((4, 4, 3, 2, 1, 1, 2, 3, 4, 4), 0, 11, Player.FIRST)
    assert str(position) == PLAIN


@given(after_a_ply())
def test_parsing_what_was_printed_gives_an_equal_position(place):
    game, position = place
    again = game.parse(game.text(position))

    assert again == position
    assert hash(again) == hash(position)


def test_a_port_counts_as_full():
    position = Position.parse("1111111111 0 11 r")

    assert position.level(0) == position.level(11) == 4
    assert position.level(1) == position.level(10) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "1 field(s)"),
        ("4432112344 0 11", "3 field(s)"),
        ("4432112344 0 11 r +5 +5", "6 field(s)"),
        ("4432112344 0 11 r ", "5 field(s)"),
        ("4432112344 0 11 r R", "the water move just made, such as +5, got 'R'"),
        ("4432112344 0 11 r +05", "the water move just made, such as +5, got '+05'"),
        ("4432112344 0 11 r +11", "the water move just made, such as +5, got '+11'"),
        ("421124 0 7 r +7", "columns 1 to 6 as the one just made, got +7"),
        ("4432012344 0 11 r +5", "a level that +5 can have led to, column 5 has 0"),
        ("4432112344 0 11 r -1", "a level that -1 can have led to, column 1 has 4"),
        ("4432112344  0 11 r", "5 field(s)"),
        ("443211234 0 11 r", "got 9"),
        ("44321123444 0 11 r", "got 11"),
        ("4432512344 0 11 r", "digits 0 to 4"),
        ("443211234x 0 11 r", "digits 0 to 4"),
        ("443211234٤ 0 11 r", "digits 0 to 4"),
        ("4432112344 12 11 r", "red's column from 0 to 11, got 12"),
        ("4432112344 0 -1 r", "green's column as a number, got '-1'"),
        ("4432112344 00 11 r", "red's column as a number, got '00'"),
        ("4432112344 ¹ 11 r", "red's column as a number"),
        ("421124 0 8 r", "green's column from 0 to 7, got 8"),
        ("4432112344 0 11 R", "'r' or 'g', got 'R'"),
        (PLAIN + "\n", "'r' or 'g'"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_wrong(text, reason):
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(text)

    assert reason in str(caught.value)


def test_a_long_wrong_text_does_not_flood_the_message():
    with pytest.raises(InvalidPosition) as caught:
        Position.parse("5" * 100_000 + " 0 11 r")

    assert len(str(caught.value)) < 200


def test_impossible_values_are_refused_as_well():
    with pytest.raises(InvalidPosition, match="column 2 has 5"):
        Position((4, 5, 3, 2, 1, 1), 0, 7, Player.FIRST)


def test_a_tank_takes_only_positions_of_its_size():
    with pytest.raises(InvalidPosition, match="expected 8 levels, got 10"):
        Tank(columns=8).parse(PLAIN)


def test_only_rules_that_bar_taking_back_know_the_water_move_just_made():
    text = "4432212344 0 11 g +5"

    assert str(Tank(rules="no-take-back").parse(text)) == text
    with pytest.raises(InvalidPosition, match=r"any may be taken back; got \+5"):
        Tank().parse(text)


@pytest.mark.parametrize("text", ["4432012344 5 11 r", "4432112344 11 10 g"])
def test_a_finished_game_is_not_an_error(text):
    assert Tank().outcome(Position.parse(text)) is not None
