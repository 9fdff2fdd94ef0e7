import importlib
import time

import pytest

from rltankattack.engine.lookahead import Lookahead
from rltankattack.engine.search import alphabeta, minimax
from rltankattack.engine.search.alphabeta import EVERY_MOVE
from rltankattack.engine.search.clock import Clock
from rltankattack.engine.tank import Position, Tank
from tests.effort import effort
from tests.positions import random_positions

module = importlib.import_module(alphabeta.__module__)
tank = Tank()
MIDDLE = Position.parse("4432232344 3 8 r")


COUNTS = effort(100, long=500)


@pytest.mark.parametrize(
    ("depth", "count"), [(1, COUNTS), (2, COUNTS), (3, COUNTS), (4, 50), (5, 10)]
)
def test_the_value_and_the_move_are_those_of_minimax(depth, count):
    for position in random_positions(tank, seed=depth, count=count):
        exact, found = minimax(tank, position, depth), alphabeta(tank, position, depth)
        assert found.value == exact.value
        # A win found early ends the deepening; the move then wins, too, but need not be the same.
        if found.depth == depth:
            assert found.move == exact.move


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_tied_root_moves_are_exact(depth):
    for position in random_positions(tank, seed=depth, count=40):
        found = alphabeta(tank, position, depth)
        exact = minimax(tank, position, found.depth)
        ties = {move: value for move, value in exact.scores.items() if value == exact.value}
        assert found.scores == ties


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_with_the_widest_margin_every_root_move_is_exact(depth):
    for position in random_positions(tank, seed=depth, count=40):
        found = alphabeta(tank, position, depth, margin=EVERY_MOVE)
        assert found.scores == minimax(tank, position, found.depth).scores


@pytest.mark.parametrize("most", [1, 7, 100])
def test_a_table_with_hardly_any_room_changes_no_value(most, monkeypatch):
    positions = random_positions(tank, seed=most, count=15)
    roomy = [alphabeta(tank, position, 4, margin=EVERY_MOVE) for position in positions]
    monkeypatch.setattr(module, "MOST_BOUNDS", most)
    for position, wanted in zip(positions, roomy, strict=True):
        found = alphabeta(tank, position, 4, margin=EVERY_MOVE)
        exact = minimax(tank, position, found.depth)
        assert found.scores == wanted.scores == exact.scores
        assert found.move == exact.move


def test_the_table_keeps_no_more_bounds_than_it_may(monkeypatch):
    monkeypatch.setattr(module, "MOST_BOUNDS", 50)
    search = module._AlphaBeta(tank.lookahead(), MIDDLE, Clock(), 0)
    for depth in range(1, 6):
        search.deepen(depth)
        assert 0 < sum(map(len, search._table.values())) <= 50


def test_a_margin_takes_in_moves_a_little_worse():
    exact = minimax(tank, MIDDLE, 4)
    found = alphabeta(tank, MIDDLE, 4, margin=1)

    assert found.scores == {
        move: value for move, value in exact.scores.items() if value >= exact.value - 1
    }


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_game_without_special_knowledge_gets_the_same_value(depth):
    game = Tank(columns=6)
    for position in random_positions(game, seed=depth, count=8):
        found = alphabeta(game, position, depth, view=Lookahead(game))
        assert found.value == minimax(game, position, depth).value


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_every_root_move_is_exact_where_nothing_may_be_taken_back(depth):
    game = Tank(rules="no-take-back")
    for position in random_positions(game, seed=depth, count=40):
        found = alphabeta(game, position, depth, margin=EVERY_MOVE)
        assert found.scores == minimax(game, position, found.depth).scores


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
def test_the_line_leads_to_the_value(depth):
    for position in random_positions(tank, seed=depth, count=20):
        found = alphabeta(tank, position, depth)
        end = position
        for move in found.line:
            end = tank.play(end, move)
        if len(found.line) == found.depth or tank.outcome(end) is not None:
            assert tank.evaluate(end) == found.value
        assert found.line[0] == found.move


def test_it_visits_fewer_nodes_than_minimax():
    positions = random_positions(tank, seed=3, count=10)
    pruned = sum(alphabeta(tank, position, 7).nodes for position in positions)
    full = sum(minimax(tank, position, 7).nodes for position in positions)

    assert pruned < full


def test_a_passed_deadline_still_finishes_depth_two():
    found = alphabeta(tank, MIDDLE, deadline=time.monotonic() - 1)

    assert found.depth == 2
    assert found.value == minimax(tank, MIDDLE, 2).value


def test_a_stop_is_heeded_promptly_and_the_last_finished_depth_answers():
    began = time.monotonic()
    found = alphabeta(tank, MIDDLE, stop=lambda: time.monotonic() - began > 0.2)

    assert 0.15 < time.monotonic() - began < 2
    assert found.depth >= 3
    assert found.value == minimax(tank, MIDDLE, found.depth).value


def test_a_deadline_is_kept():
    began = time.monotonic()
    alphabeta(tank, MIDDLE, deadline=began + 0.3)

    assert time.monotonic() - began < 2


def test_a_win_ends_the_search():
    found = alphabeta(tank, Position.parse("4432112344 10 5 r"), depth=8)

    assert (found.value, found.move, found.depth) == (999_999, 1, 1)


def test_a_finished_game_has_a_value_and_no_move():
    found = alphabeta(tank, Position.parse("4432112344 11 5 g"), depth=4)

    assert (found.value, found.move) == (999_999, None)


@pytest.mark.parametrize("depths", [(3,), (1, 4), (2, 3, 5), (1, 2, 5)])
def test_leaps_lead_to_the_same_value(depths):
    for position in random_positions(tank, seed=depths[-1], count=20):
        exact, found = minimax(tank, position, depths[-1]), alphabeta(tank, position, depths)
        assert found.value == exact.value
        assert found.depth in depths


def test_a_passed_deadline_leaves_the_first_of_the_depths():
    found = alphabeta(tank, MIDDLE, (3, 5), deadline=time.monotonic() - 1)

    assert found.depth == 3
    assert found.value == minimax(tank, MIDDLE, 3).value


@pytest.mark.parametrize("depths", [(), (0, 1), (2, 2), (3, 1)])
def test_depths_must_ascend(depths):
    with pytest.raises(ValueError, match="expected ascending depths of 1 or more, got"):
        alphabeta(tank, MIDDLE, depths)


def test_something_must_end_the_search():
    with pytest.raises(ValueError, match="to end the search"):
        alphabeta(tank, MIDDLE)
    with pytest.raises(ValueError, match="expected a depth of 1 or more, got 0"):
        alphabeta(tank, MIDDLE, 0)
