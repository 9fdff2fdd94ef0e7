import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import InvalidPosition, Player
from rltankattack.engine.labyrinth import Labyrinth, Position
from rltankattack.engine.labyrinth.maze import Maze
from rltankattack.engine.labyrinth.picture import picture
from tests.engine.labyrinth.mazes import at, positions
from tests.strategies import mutated

SMALL = "010/200/000 5,-,7 0 4 t"


def test_a_position_prints_and_parses():
    position = Position.parse(SMALL)

    assert position == Position(Maze(3, 0b10, 0b1000), (5, None, 7), 0, 4, Player.FIRST)
    assert str(position) == SMALL


@given(positions())
def test_parsing_what_was_printed_gives_an_equal_position(position):
    again = Position.parse(str(position))

    assert again == position
    assert hash(again) == hash(position)


@given(st.data())
def test_no_text_brings_any_other_error(data):
    text = data.draw(mutated(SMALL))
    try:
        position = Position.parse(text)
    except InvalidPosition:
        return
    assert str(position) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "1 field(s)"),
        ("010/200/000 5,-,7 0 4", "4 field(s)"),
        (SMALL + " ", "6 field(s)"),
        ("010/200/000 5,-,7 0 4 T", "'t' or 'm', got 'T'"),
        ("010/200/000 5,,7 0 4 t", "the tile of a supply as a number, got ''"),
        ("010/200/000 5,07 0 4 t", "the tile of a supply as a number, got '07'"),
        ("010/200/000 5 -1 4 t", "the tile of Theseus as a number, got '-1'"),
        ("010/200/000 5 0 ٤ t", "the tile of the Minotaur as a number"),
        ("010/200/000 9 0 4 t", "a supply on a tile from 0 to 8, got 9"),
        ("010/200/000 5 9 4 t", "Theseus on a tile from 0 to 8, got 9"),
        ("010/200/000 5 0 999 t", "the Minotaur on a tile from 0 to 8, got 999"),
        ("010/200/000 5,5 0 4 t", "supplies on different tiles"),
        ("010/200/000 5,0 0 4 t", "no supply on Theseus' own tile 0"),
        ("010/200/000 -,-,-,-,-,-,-,-,-,- 0 4 t", "1 to 9 supplies, got 10"),
        ("010/222/000 5 0 4 t", "none to 6"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_wrong(text, reason):
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(text)

    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "text", ["9" * 100_000, "0/" * 100_000, f"{SMALL[:11]} {'1,' * 99999} 0 4 t"]
)
def test_a_long_wrong_text_does_not_flood_the_message(text):
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(text)

    assert len(str(caught.value)) < 200


def test_a_game_takes_only_boards_of_its_size():
    with pytest.raises(InvalidPosition, match="expected a board of 9x9 tiles, got 7x7"):
        Labyrinth(9).parse(str(Labyrinth(7).seeded(1)))


def test_a_position_counts_what_was_taken():
    position = Position.parse(SMALL)

    assert position.taken == 1
    assert position.left == (5, 7)


def test_the_picture_shows_walls_both_players_and_numbered_supplies():
    assert picture(Position.parse("010/200/000 5,-,7 0 3 t")) == "\n".join(
        [
            "+---+---+---+",
            "|    s3     |",
            "+---+   +   +",
            "| M      s1 |",
            "+   +   +   +",
            "| T     |   |",
            "+---+---+---+",
        ]
    )


def test_the_entrance_is_open_in_the_first_picture_only():
    start = Labyrinth().seeded(3)

    assert picture(start, opened=True).splitlines()[-1].startswith("+   +---+")
    assert picture(start).splitlines()[-1] == "+---" * 7 + "+"


@pytest.mark.parametrize(
    ("text", "at_entrance"),
    [
        ("5,9 0 24 t", True),
        ("5,9 0 24 m", False),
        ("5,9 1 24 t", False),
        ("5,9 0 25 t", False),
        ("5,- 0 24 t", False),
    ],
)
def test_a_game_begins_with_everybody_in_place_and_nothing_taken(text, at_entrance):
    assert at(text).at_entrance == at_entrance


def test_the_minotaur_is_seen_on_a_supply():
    assert "Ms1" in picture(at("5 9 5 t"))


@pytest.mark.parametrize(
    ("text", "winner", "loser"), [("5 9 9 t", "M", "T"), ("- 9 9 m", "T", "M")]
)
def test_the_winner_stands_alone_on_the_shared_tile(text, winner, loser):
    shown = picture(at(text))

    assert winner in shown
    assert loser not in shown
