"""The fast minimax gives the value and the move of the textbook one."""

import pytest

from rltankattack.engine.lookahead import Lookahead
from rltankattack.engine.search import Minimax, minimax
from rltankattack.engine.search.clock import Clock, OutOfTime
from rltankattack.engine.tank import Position, Tank
from rltankattack.engine.tank.position import SIZES
from rltankattack.engine.tank.rules import RULES
from tests.effort import effort
from tests.mirror import mirrored, mirrored_move
from tests.plain import PlainMinimax
from tests.positions import random_positions

tank = Tank()
COUNTS = {
    1: effort(300, long=500),
    2: effort(300, long=500),
    3: effort(100, long=500),
    4: effort(15, long=100),
    5: effort(1, long=4),
}
"""How many positions are compared at each depth; the textbook takes its time."""
FEWER = {
    1: effort(40, long=200),
    2: effort(40, long=200),
    3: effort(15, long=200),
    4: effort(2, long=40),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("depth", COUNTS)
def test_value_and_move_are_those_of_the_textbook(depth):
    for position in random_positions(tank, seed=depth, count=COUNTS[depth]):
        found = minimax(tank, position, depth)
        assert (found.value, found.move) == PlainMinimax(str(position)).search(depth), position


@pytest.mark.parametrize("columns", [6, 8])
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_smaller_tanks_as_well(columns, depth):
    game = Tank(columns=columns)
    for position in random_positions(game, seed=depth, count=12):
        found = minimax(game, position, depth)
        assert (found.value, found.move) == PlainMinimax(str(position)).search(depth), position


@pytest.mark.parametrize("columns", SIZES)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_under_rules_that_bar_taking_back_as_well(columns, depth):
    game = Tank("no-take-back", columns)
    for position in random_positions(game, seed=depth, count=FEWER[depth]):
        found = minimax(game, position, depth)
        textbook = PlainMinimax(str(position), take_back=False)
        assert (found.value, found.move) == textbook.search(depth), position


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_a_game_without_special_knowledge_gets_the_same_result(rules, depth):
    game = Tank(rules, columns=6)
    for position in random_positions(game, seed=depth, count=8):
        fast = minimax(game, position, depth)
        slow = minimax(game, position, depth, view=Lookahead(game))
        assert (fast.value, fast.line, fast.scores) == (slow.value, slow.line, slow.scores)


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_the_value_mirrors(depth):
    for position in random_positions(tank, seed=depth, count=40):
        value = minimax(tank, position, depth).value
        assert minimax(tank, mirrored(position), depth).value == -value


def test_scores_mirror():
    for position in random_positions(tank, seed=9, count=20):
        scores = minimax(tank, position, 3).scores
        twins = minimax(tank, mirrored(position), 3).scores
        assert {
            int(mirrored_move(move, 10)): -value
            for move, value in zip(tank.moves(position), scores.values(), strict=True)
        } == twins


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
def test_the_line_leads_to_the_value(depth):
    for position in random_positions(tank, seed=depth, count=20):
        found = minimax(tank, position, depth)
        end = position
        for move in found.line:
            end = tank.play(end, move)
        assert tank.evaluate(end) == found.value
        assert len(found.line) == depth or tank.outcome(end) is not None


def test_scores_are_the_values_after_each_move():
    position = Position.parse("4432112344 3 8 r")
    found = minimax(tank, position, 4)

    assert tuple(found.scores) == tank.moves(position)
    for move, value in found.scores.items():
        assert minimax(tank, tank.play(position, move), 3).value == value


def test_equal_moves_go_to_the_first():
    found = minimax(tank, Position.parse("4432112344 0 11 r"), 2)
    equal = [move for move, value in found.scores.items() if value == found.value]

    assert found.move == equal[0]


def test_a_finished_game_has_a_value_and_no_move():
    found = minimax(tank, Position.parse("4432112344 11 5 g"), 4)

    assert (found.value, found.move, found.line) == (999_999, None, ())


def test_depth_zero_is_the_evaluation():
    found = minimax(tank, Position.parse("4432112344 0 11 r"), 0)

    assert (found.value, found.move) == (1, None)


def test_a_negative_depth_is_refused():
    with pytest.raises(ValueError, match="expected a depth of 0 or more, got -1"):
        minimax(tank, tank.starts["plain"], -1)


def test_it_looks_at_far_fewer_positions_than_there_are():
    found = minimax(tank, tank.starts["plain"], 4)

    assert found.nodes < 84_496 / 100


def test_a_search_may_be_stopped():
    asked = []

    def stop():
        asked.append(1)
        return len(asked) > 2

    clock = Clock(stop=stop)
    clock.enforce()

    with pytest.raises(OutOfTime):
        Minimax(tank, clock).search(Position.parse("4432112344 3 8 r"), 6)
    assert len(asked) == 3
