import pytest
from hypothesis import given, settings

from rltankattack.engine.game import InvalidPosition, Player
from rltankattack.engine.snakes import Board, Position, Snakes
from tests.strategies import mutated

from .games import on, positions

EXAMPLE = "10x10 88>3,97>12 4/25,9x31 14+3,20-2 17 5 3 -1 r 4711 8"


def test_a_text_holds_the_board_and_the_game():
    position = Position.parse(EXAMPLE)

    assert position == Position(
        board=Board(
            columns=10,
            rows=10,
            snakes=((88, 3), (97, 12)),
            ladders=((4, 25), (9, 31)),
            broken=(9,),
            apples=((14, 3), (20, -2)),
        ),
        tiles=(17, 5),
        points=(3, -1),
        turn=Player.FIRST,
        seed=4711,
        ply=8,
    )
    assert str(position) == EXAMPLE


def test_an_empty_board_has_a_text():
    assert str(Position(Board(8, 8))) == "8x8 - - - 0 0 0 0 r 0 0"
    assert Position.parse("8x8 - - - 0 0 0 0 r 0 0") == Position(Board(8, 8))


@given(positions())
def test_every_position_comes_back_from_its_text(position):
    assert Position.parse(str(position)) == position
    assert hash(Position.parse(str(position))) == hash(position)
    assert '"' not in str(position)


@settings(max_examples=250)
@given(positions().flatmap(lambda position: mutated(str(position))))
def test_a_changed_text_is_another_position_or_an_invalid_one(text):
    try:
        position = Position.parse(text)
    except InvalidPosition:
        return
    assert str(position) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "got 1 field"),
        ("10x10 - - - 0 0 0 0 r 1", "got 10 field"),
        ("10x10  - - - 0 0 0 0 r 1 0", "got 12 field"),
        ("ten - - - 0 0 0 0 r 1 0", "expected a size such as 10x10, got 'ten'"),
        ("10x8 - - - 0 0 0 0 r 1 0", "expected a size from 6x6, 8x8, 10x10, 12x12, got 10x8"),
        ("6x6 3>9 - - 0 0 0 0 r 1 0", "expected a snake's head above its tail, got 3>9"),
        ("6x6 9>9 - - 0 0 0 0 r 1 0", "expected a snake's head above its tail, got 9>9"),
        ("6x6 9<3 - - 0 0 0 0 r 1 0", "expected snakes such as 97>12, or '-', got '9<3'"),
        ("6x6 9>3, - - 0 0 0 0 r 1 0", "expected snakes such as 97>12, or '-', got '9>3,'"),
        ("6x6 9>3,8>2 - - 0 0 0 0 r 1 0", "expected snakes in the order of their tiles"),
        ("6x6 - 9/3 - 0 0 0 0 r 1 0", "expected a ladder's top above its foot, got 9/3"),
        ("6x6 - 9x3 - 0 0 0 0 r 1 0", "expected a ladder's top above its foot, got 9/3"),
        ("6x6 - 5/9,3/8 - 0 0 0 0 r 1 0", "expected ladders in the order of their tiles"),
        ("6x6 - 3-9 - 0 0 0 0 r 1 0", "expected ladders such as 4/25 or, broken, 4x25"),
        ("6x6 - - 4*2 0 0 0 0 r 1 0", "expected apples such as 14\\+3 or 14-3"),
        ("6x6 - - 4+6 0 0 0 0 r 1 0", "expected apples of 1 to 5 points, tile 4 has 6"),
        ("6x6 - - 4-6 0 0 0 0 r 1 0", "expected apples of 1 to 5 points, tile 4 has -6"),
        ("6x6 - - 5+1,4+1 0 0 0 0 r 1 0", "expected apples in the order of their tiles"),
        ("6x6 9>3 3/8 - 0 0 0 0 r 1 0", "expected one thing on a tile, tile 3 has two"),
        ("6x6 9>3 - 9+1 0 0 0 0 r 1 0", "expected one thing on a tile, tile 9 has two"),
        ("6x6 - 3/8 8-1 0 0 0 0 r 1 0", "expected one thing on a tile, tile 8 has two"),
        ("6x6 36>3 - - 0 0 0 0 r 1 0", "expected things on tiles 1 to 35, got 36"),
        ("6x6 - 3/36 - 0 0 0 0 r 1 0", "expected things on tiles 1 to 35, got 36"),
        ("6x6 - - 37+1 0 0 0 0 r 1 0", "expected things on tiles 1 to 35, got 37"),
        ("6x6 - - - 37 0 0 0 r 1 0", "expected players on tiles 0 to 36, got 37"),
        ("6x6 - - - 0 -1 0 0 r 1 0", "expected green's tile as a number, got '-1'"),
        ("6x6 - - - 0 01 0 0 r 1 0", "expected green's tile as a number, got '01'"),
        ("6x6 - - - 0 0 +1 0 r 1 0", "expected red's points as a number"),
        ("6x6 - - - 0 0 0 -0 r 1 0", "expected green's points as a number"),
        ("6x6 - - 4+5 0 0 994 -1 r 1 0", "expected 999 points in all at most, got 1000"),
        ("6x6 - - - 0 0 0 0 x 1 0", "expected the turn 'r' or 'g', got 'x'"),
        ("6x6 - - - 0 0 0 0 r 1000000 0", "expected a seed from 0 to 999999, got 1000000"),
        ("6x6 - - - 0 0 0 0 r 1 1000000000", "expected the plies as a number"),
        ("6x6 - - - 0 0 0 0 r 1 ٣", "expected the plies as a number"),
    ],
)
def test_a_text_that_describes_no_position_is_refused_with_a_reason(text, complaint):
    with pytest.raises(InvalidPosition, match=complaint):
        Position.parse(text)


@pytest.mark.parametrize(
    ("board", "complaint"),
    [
        ({"broken": (4,)}, "expected a ladder that is broken on tile 4, got none"),
        ({"ladders": ((4, 9),), "broken": (4, 4)}, "expected broken ladders in the order"),
    ],
)
def test_only_a_ladder_can_be_broken_and_only_once(board, complaint):
    with pytest.raises(InvalidPosition, match=complaint):
        Board(6, 6, **board)


@pytest.mark.parametrize("ply", [-1, 10**9])
def test_plies_out_of_range_are_refused(ply):
    with pytest.raises(InvalidPosition, match="plies"):
        Position(Board(6, 6), ply=ply)


def test_a_game_reads_positions_of_its_own_size_only():
    with pytest.raises(InvalidPosition, match="expected a board of 10x10, got 6x6"):
        Snakes().parse(str(on("6x6 - - -")))
