from dataclasses import fields
from random import Random

import pytest
from hypothesis import given

from rltankattack.engine.game import IllegalMove, Outcome, Player
from rltankattack.engine.labyrinth import Labyrinth, Step
from rltankattack.engine.labyrinth.ending import Ending
from rltankattack.engine.labyrinth.evaluation import evaluate
from rltankattack.engine.labyrinth.labyrinth import SIZES
from rltankattack.engine.match import Match, Verdict
from rltankattack.engine.record import Record
from tests.engine.labyrinth.mazes import at, positions

game = Labyrinth()


def after(position, *moves):
    for move in moves:
        position = game.play(position, move)
    return position


def test_the_ids_of_the_steps_are_the_reports_die():
    assert [int(step) for step in Step] == [1, 3, 5, 7]
    assert [str(step) for step in Step] == ["up", "right", "down", "left"]


def test_theseus_begins_at_the_bottom_left_and_the_minotaur_in_the_centre():
    for seed in range(50):
        start = game.seeded(seed)
        assert (start.theseus, start.minotaur, start.turn) == (0, 24, Player.FIRST)
        assert len(set(start.left) - {0, 24}) == 4


def test_a_seed_always_makes_the_same_board():
    assert game.seeded(1) == game.starts["board-1"]
    assert len({game.seeded(seed) for seed in range(100)}) == 100


@pytest.mark.parametrize("seed", [-1, 1_000_000])
def test_a_seed_beyond_the_last_is_refused(seed):
    with pytest.raises(ValueError, match="expected a seed from 0 to 999999"):
        game.seeded(seed)


def test_a_seed_makes_the_board_it_always_made():
    assert game.text(game.seeded(1)) == (
        "0222000/1002320/0110100/0302310/0202022/0222100/0000000 22,15,25,2 0 24 t"
    )


class Promised(Random):
    """Gives only the numbers that Python promises for good."""

    def getrandbits(self, k):
        raise AssertionError("asked for bits")

    def shuffle(self, x):
        raise AssertionError("asked for an order")


def test_boards_are_made_from_promised_numbers_only():
    for seed in range(5):
        assert game.start(Promised(seed)) == game.seeded(seed)


@pytest.mark.parametrize("wrong", [{"size": 8}, {"size": 5}, {"ply_limit": 0}])
def test_other_boards_are_refused(wrong):
    with pytest.raises(ValueError, match="expected"):
        Labyrinth(**wrong)


@pytest.mark.parametrize("supplies", ["5", "1,2,3,4,5,6,7,8,9"])
def test_a_text_may_bring_fewer_supplies_or_more(supplies):
    start = at(f"{supplies} 0 24 t")

    assert game.parse(game.text(start)) == start


@pytest.mark.parametrize("bump", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_record_brings_the_whole_game_back(size, bump):
    labyrinth = Labyrinth(size, bump)
    match = Match(labyrinth, labyrinth.seeded(2))
    match.play(match.legal_moves[0])

    assert Record.parse(str(Record.of(match))).match() == match
    assert [each.name for each in fields(Labyrinth) if not each.kw_only] == ["size", "bump"]


@pytest.mark.parametrize("supplies", game.amounts)
def test_a_board_with_other_supplies_comes_back_from_its_record(supplies):
    match = Match(game, game.seeded(2, supplies))
    match.play(match.legal_moves[0])

    assert len(match.start.left) == supplies == game.amount(match.start)
    assert Record.parse(str(Record.of(match))).match() == match


def test_a_seed_has_the_same_walls_and_first_supplies_with_any_number_of_them():
    most = game.seeded(7, 8)

    for supplies in game.amounts:
        board = game.seeded(7, supplies)
        assert (board.maze, board.supplies) == (most.maze, most.supplies[:supplies])
    assert game.seeded(7) == game.seeded(7, 4)


@pytest.mark.parametrize("supplies", [0, 9, -1])
def test_another_number_of_supplies_is_refused(supplies):
    with pytest.raises(ValueError, match="expected 1 to 8 supplies"):
        game.seeded(7, supplies)


WALLED = at("5 8 24 t", maze="0200000/1000000/" + "/".join(["0000000"] * 5))
"""Theseus has a wall below him and one on his left."""
bumping = Labyrinth(bump=True)


def test_who_bumps_into_a_wall_stays_and_the_turn_goes_on():
    for step in (Step.DOWN, Step.LEFT):
        stayed = bumping.play(WALLED, step)
        assert (stayed.theseus, stayed.turn) == (8, Player.SECOND)


def test_outer_walls_are_bumped_into_as_well():
    corner = bumping.seeded(1)

    assert bumping.moves(corner) == tuple(Step)
    assert bumping.play(corner, Step.LEFT).theseus == corner.theseus == 0


def test_with_bumps_every_die_is_legal_and_the_other_steps_lead_where_they_did():
    assert bumping.moves(WALLED) == tuple(Step)
    for step in game.moves(WALLED):
        assert bumping.play(WALLED, step) == game.play(WALLED, step)


def test_every_size_is_there_with_bumps_and_without():
    assert list(game.variants) == [
        *("7x7", "9x9", "11x11", "15x15"),
        *("7x7-bump", "9x9-bump", "11x11-bump", "15x15-bump"),
    ]
    assert game.variants["9x9-bump"] == Labyrinth(9, bump=True)


@pytest.mark.parametrize(
    ("step", "tile"), [(Step.UP, 31), (Step.RIGHT, 25), (Step.DOWN, 17), (Step.LEFT, 23)]
)
def test_a_step_leads_one_tile_on(step, tile):
    moved = after(at("5 0 24 m"), step)

    assert (moved.minotaur, moved.theseus, moved.turn) == (tile, 0, Player.FIRST)


def test_nobody_walks_through_walls():
    walled = at("5 8 24 t", maze="0200000/1000000/" + "/".join(["0000000"] * 5))

    assert game.moves(walled) == (Step.UP, Step.RIGHT)
    for step in (Step.DOWN, Step.LEFT):
        with pytest.raises(IllegalMove, match="expected one of up right"):
            game.play(walled, step)


@pytest.mark.parametrize("move", [-1, 0, 2, 8, 10**9])
def test_what_is_no_step_is_refused(move):
    with pytest.raises(IllegalMove):
        game.play(game.seeded(1), move)
    with pytest.raises(IllegalMove):
        game.move_text(game.seeded(1), move)


@pytest.mark.parametrize("text", ["", "UP", "1", "down", "diagonally"])
def test_a_text_that_names_no_legal_step_is_refused(text):
    with pytest.raises(IllegalMove):
        game.parse_move(at("5 0 24 t"), text)


def test_steps_are_written_as_words():
    assert game.parse_move(at("5 0 24 t"), "right") is Step.RIGHT
    assert game.move_text(at("5 0 24 t"), 3) == "right"


def test_theseus_takes_what_he_steps_on():
    moved = after(at("5,1,9 0 24 t"), Step.RIGHT)

    assert moved.supplies == (5, None, 9)


def test_the_minotaur_takes_nothing():
    assert after(at("5,25,9 0 24 m"), Step.RIGHT).supplies == (5, 25, 9)


def test_theseus_wins_with_the_last_supply():
    moved = after(at("-,1 0 24 t"), Step.RIGHT)

    assert game.outcome(moved) == Outcome(Player.FIRST, Ending.SUPPLIES)
    assert game.moves(moved) == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(moved, Step.UP)


def test_the_last_supply_wins_on_the_minotaurs_own_tile_too():
    moved = after(at("1 0 1 t"), Step.RIGHT)

    assert game.outcome(moved) == Outcome(Player.FIRST, Ending.SUPPLIES)


@pytest.mark.parametrize(("text", "step"), [("9 0 1 m", Step.LEFT), ("9 0 1 t", Step.RIGHT)])
def test_the_minotaur_wins_when_both_are_on_a_tile_whoever_moved(text, step):
    assert game.outcome(after(at(text), step)) == Outcome(Player.SECOND, Ending.CAUGHT)


def test_a_supply_that_is_not_the_last_does_not_save_theseus():
    moved = after(at("1,9 0 1 t"), Step.RIGHT)

    assert game.outcome(moved) == Outcome(Player.SECOND, Ending.CAUGHT)


def test_after_a_hundred_rounds_nobody_wins():
    match = Match(game, at("48 0 45 t"))
    while match.outcome is None:
        match.play(Step.RIGHT if match.plies % 4 < 2 else Step.LEFT)

    assert match.plies == 200
    assert match.outcome == Outcome(None, Verdict.PLY_LIMIT)


@given(positions(sizes=(7,)))
def test_a_game_that_goes_on_has_a_move(position):
    assert bool(game.moves(position)) == (game.outcome(position) is None)


@given(positions(sizes=(7,)))
def test_a_step_and_its_way_back_lead_to_the_same_tile(position):
    if game.outcome(position) is not None:
        return
    back = {Step.UP: Step.DOWN, Step.DOWN: Step.UP, Step.LEFT: Step.RIGHT, Step.RIGHT: Step.LEFT}
    here = position.tile(position.turn)
    for step in game.moves(position):
        there = game.play(position, step).tile(position.turn)
        assert position.maze.beside(there, back[step]) == here


def test_any_side_may_be_made_to_move():
    assert game.begun_by(game.seeded(1), Player.SECOND).turn is Player.SECOND


def test_the_estimate_is_exact_for_finished_games():
    assert evaluate(at("- 0 24 m")) == Outcome(Player.FIRST, "").value
    assert evaluate(at("5 9 9 t")) == Outcome(Player.SECOND, "").value


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("-,48 0 24 t", "47,48 0 24 t"),  # more taken
        ("2 0 48 t", "3 0 48 t"),  # nearer to the supply
        ("6 0 48 t", "6 0 3 t"),  # farther from the Minotaur
    ],
)
def test_theseus_likes_supplies_short_ways_and_a_far_minotaur(better, worse):
    assert game.evaluate(at(better)) > game.evaluate(at(worse))


def test_the_estimate_goes_around_walls():
    around = at("1 0 48 t", maze="1000000/1000000/" + "/".join(["0000000"] * 5))

    assert game.evaluate(around) < game.evaluate(at("1 0 48 t"))


def test_the_text_of_a_position_fits_into_a_record():
    for size in SIZES:
        text = str(Labyrinth(size).seeded(9))
        assert '"' not in text
        assert "\n" not in text
