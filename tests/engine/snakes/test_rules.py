from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import WIN, IllegalMove, Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Position, Snakes
from rltankattack.engine.snakes.ending import Ending

from .games import SMALL, on, positions

small = Snakes(columns=6, rows=6)


def test_a_die_takes_so_many_steps_and_gives_the_turn_away():
    after = small.play(on(SMALL, red=0, green=2), 4)

    assert after.tiles == (4, 2)
    assert after.turn is Player.SECOND
    assert after.ply == 1
    assert after.board == on(SMALL).board


def test_green_walks_on_its_own_tile():
    assert small.play(on(SMALL, red=11, green=12, turn="g"), 5).tiles == (11, 17)


def test_a_snake_takes_down_to_its_tail_and_stays():
    after = small.play(on(SMALL, red=18), 2)

    assert after.tiles == (8, 0)
    assert after.board == on(SMALL).board


def test_a_ladder_takes_up_to_its_top_and_breaks():
    after = small.play(on(SMALL, red=4, green=4), 1)

    assert after.tiles == (15, 4)
    assert str(after.board) == "6x6 20>8,33>3 5x15,10/30 7+3,9-2"


def test_a_broken_ladder_carries_nobody():
    after = small.play(on("6x6 - 5x15 -", green=3, turn="g"), 2)

    assert after.tiles == (0, 5)
    assert str(after.board) == "6x6 - 5x15 -"


def test_a_red_apple_adds_its_points_and_is_gone():
    after = small.play(on(SMALL, red=6, red_points=1), 1)

    assert after.tiles == (7, 0)
    assert after.points == (4, 0)
    assert after.board.apples == ((9, -2),)


def test_a_black_apple_takes_its_points_away_and_is_gone():
    after = small.play(on(SMALL, green=6, turn="g", red_points=1), 3)

    assert after.points == (1, -2)
    assert after.board.apples == ((7, 3),)


def test_tails_tops_and_tiles_passed_by_do_nothing():
    assert small.play(on(SMALL, red=2), 1).tiles == (3, 0)
    assert small.play(on(SMALL, red=14), 1).tiles == (15, 0)
    passed = small.play(on(SMALL, red=6), 5)
    assert (passed.tiles, passed.points) == ((11, 0), (0, 0))


def test_who_stands_on_a_head_by_set_up_just_walks_on():
    assert small.play(on(SMALL, red=20), 1).tiles == (21, 0)


@pytest.mark.parametrize("die", [2, 3, 6])
def test_reaching_or_passing_the_last_tile_wins_at_once(die):
    after = small.play(on(SMALL, green=34, turn="g", green_points=-5, red_points=5), die)

    assert after.tiles == (0, 36)
    assert small.outcome(after) == Outcome(Player.SECOND, Ending.LAST_TILE)
    assert small.moves(after) == ()
    assert small.evaluate(after) == -WIN
    assert small.roll(after) is None


def test_both_on_the_last_tile_is_a_draw_that_only_a_text_can_bring():
    assert small.outcome(on(SMALL, red=36, green=36)) == Outcome(None, Ending.LAST_TILE)


@given(positions())
def test_every_position_that_goes_on_offers_six_dice(position):
    game = Snakes(position.board.columns, position.board.rows)
    over = game.outcome(position) is not None

    assert game.moves(position) == (() if over else (1, 2, 3, 4, 5, 6))


@given(positions(), st.integers(1, 6))
def test_whatever_is_played_leads_to_a_position_with_a_text(position, die):
    game = Snakes(position.board.columns, position.board.rows)
    if game.outcome(position) is None:
        after = game.play(position, die)
        assert game.parse(game.text(after)) == after


@given(positions(), st.integers(1, 6))
def test_nothing_is_met_where_a_way_ends(position, die):
    """As long as something applies is once: so there is never a cycle."""
    board = position.board
    end = board.way_from(die)
    if end != die:
        assert board.way_from(end) == end
        assert board.points_on(end) == 0


def test_the_plies_begin_anew_after_more_than_any_game_takes():
    assert small.play(on(SMALL, ply=999_999_999), 1).ply == 0


@pytest.mark.parametrize("move", [-1, 0, 7, 10**9])
def test_a_number_that_no_die_shows_is_refused(move):
    with pytest.raises(IllegalMove, match=f"expected one of 1 2 3 4 5 6 in .*, got {move}"):
        small.play(on(SMALL), move)
    with pytest.raises(IllegalMove):
        small.move_text(on(SMALL), move)


def test_no_move_follows_the_end():
    with pytest.raises(IllegalMove, match="expected no more moves, the game is over"):
        small.play(on(SMALL, red=36, turn="g"), 1)


def test_moves_are_told_by_their_values():
    assert [small.move_text(on(SMALL), die) for die in range(1, 7)] == list("123456")
    assert small.parse_move(on(SMALL), "4") == 4
    for text in ("7", "", "04", "٤"):
        with pytest.raises(IllegalMove):
            small.parse_move(on(SMALL), text)


def test_after_200_rounds_it_is_a_draw():
    """Six snakes side by side are a fence, and whoever likes goes back again and again."""
    fence = "6x6 12>1,13>2,14>3,15>4,16>5,17>6 - -"
    match = Match(small, on(fence, red=6, green=6))
    while match.outcome is None:
        step = next(
            die for die in (6, 5, 4, 3, 2, 1) if match.position.tiles[match.to_move] + die < 18
        )
        match.play(step)

    assert match.plies == 400
    assert match.outcome == Outcome(None, "ply limit")


def test_either_player_may_begin():
    start = small.seeded(3)

    assert small.begun_by(start, Player.SECOND) == replace(start, turn=Player.SECOND)
    assert small.beginners == tuple(Player)


@pytest.mark.parametrize(
    ("position", "value"),
    [
        (on(SMALL), 0),
        (on(SMALL, red=10), 70),
        (on(SMALL, green=10, turn="g"), -70),
        (on(SMALL, red=3, green=1, red_points=-2, green_points=4), 14 - 18),
        (on(SMALL, red=36, red_points=-9), WIN),
    ],
)
def test_a_tile_counts_seven_tenths_and_a_point_three(position, value):
    assert small.evaluate(position) == value


def test_games_are_found_by_their_size():
    assert list(Snakes().variants) == ["6x6", "8x8", "10x10", "12x12"]
    assert Snakes().variants["6x6"] == small
    assert small.variant == "6x6"
    assert Snakes().variant == "10x10"
    with pytest.raises(ValueError, match="expected a size from 6x6, 8x8, 10x10, 12x12, got 7x6"):
        Snakes(columns=7, rows=6)


def test_one_board_has_a_name():
    assert small.starts == {"board-1": small.seeded(1)}
    assert isinstance(small.seeded(1), Position)
