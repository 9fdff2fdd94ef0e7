from random import Random

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.snakes import Snakes
from rltankattack.engine.snakes.room import crowd
from rltankattack.engine.snakes.sizes import SIZES

from .games import sizes

every_size = pytest.mark.parametrize("game", sizes(), ids=lambda game: game.variant)


@every_size
def test_a_random_board_has_its_number_of_things(game):
    things = SIZES[game.columns, game.rows]
    for seed in range(100):
        board = game.seeded(seed).board
        assert len(board.snakes) == things.snakes
        assert len(board.ladders) == things.ladders
        assert len(board.apples) == things.apples
        assert sum(points > 0 for _, points in board.apples) == things.apples / 2
        assert board.broken == ()


@every_size
def test_snakes_and_ladders_join_rows_that_are_not_too_far_apart(game):
    for seed in range(100):
        board = game.seeded(seed).board
        for ends in (*board.snakes, *board.ladders):
            low, high = sorted((tile - 1) // game.columns for tile in ends)
            assert 1 <= high - low <= game.rows // 2


def places(game, way):
    """Columns and rows of both ends."""
    for tile in way:
        row, along = divmod(tile - 1, game.columns)
        yield (along if row % 2 == 0 else game.columns - 1 - along), row


@every_size
def test_snakes_and_ladders_leave_each_other_room(game):
    """On 10 x 10 tiles there would be eight crossings if they lay anywhere."""
    tangles = []
    for seed in range(50):
        board = game.seeded(seed).board
        ways = [tuple(places(game, way)) for way in (*board.snakes, *board.ladders)]
        tangles.append(sum(crowd(way, ways[:number]) for number, way in enumerate(ways)))

    assert sum(tangles) / 50 < len(ways) / 3


@pytest.mark.parametrize(
    ("way", "other", "is_crowded"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),  # they cross
        (((0, 0), (4, 4)), ((2, 2), (2, 5)), True),  # one begins on the other
        (((0, 0), (0, 4)), ((1, 0), (1, 4)), False),  # beside each other
        (((0, 0), (4, 1)), ((2, 1), (2, 3)), True),  # an end half a tile away
        (((0, 0), (4, 0)), ((5, 0), (8, 0)), False),  # one behind the other
        (((0, 0), (0, 4)), ((0, 2), (0, 2)), True),  # an apple on a ladder
        (((0, 0), (0, 4)), ((1, 2), (1, 2)), False),  # an apple beside it
    ],
)
def test_what_crosses_or_nearly_touches_is_crowded(way, other, is_crowded):
    assert crowd(way, [other]) == crowd(other, [way]) == is_crowded


def test_the_usual_board_is_that_of_the_report():
    things = SIZES[10, 10]

    assert (things.snakes, things.ladders, things.apples) == (6, 6, 8)
    assert Snakes().variant == "10x10"


@every_size
def test_a_seed_makes_one_board_and_stays_in_the_position(game):
    start = game.seeded(4711)

    assert start == game.seeded(4711)
    assert start.seed == 4711
    assert (start.tiles, start.points, start.turn, start.ply) == ((0, 0), (0, 0), Player.FIRST, 0)
    assert len({game.seeded(seed).board for seed in range(50)}) == 50


def test_a_seed_keeps_its_board_for_good():
    assert str(Snakes(6, 6).seeded(1)) == (
        "6x6 18>4,24>1,28>16 11/23,15/34,20/32 6+4,26-1,31+1,33-4 0 0 0 0 r 1 0"
    )


def test_apples_have_one_to_five_points():
    points = {abs(p) for seed in range(50) for _, p in Snakes().seeded(seed).board.apples}

    assert points == {1, 2, 3, 4, 5}


def test_a_new_game_draws_a_seed():
    game = Snakes()
    drawn = {game.start(Random(seed)).seed for seed in range(20)}

    assert len(drawn) == 20
    assert game.start(Random(5)) == game.start(Random(5))


@pytest.mark.parametrize("seed", [-1, 1_000_000])
def test_only_known_seeds_make_boards(seed):
    with pytest.raises(ValueError, match=f"expected a seed from 0 to 999999, got {seed}"):
        Snakes().seeded(seed)


@pytest.mark.parametrize(("place", "close"), [((4, 1), False), ((3, 1), True), ((3, 2), True)])
def test_a_long_way_needs_room_along_all_of_it(place, close):
    """From the corner three right and two up for each step; the square of the distance counts."""
    assert crowd((place, place), [((0, 0), (6, 4))]) == close
