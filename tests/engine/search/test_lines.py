from itertools import product

import pytest

from rltankattack.engine.game import WIN
from rltankattack.engine.search import Line, Lines, alphabeta, minimax
from rltankattack.engine.tank import Position, Tank
from tests.positions import random_positions

tank = Tank(columns=6)


def greed(line: Line) -> int:
    """Depends on the way: what red played less what green played, and where it began."""
    red, *green = line.moves
    return red * 3 - sum(green) * 2 + line.positions[0].red


def by_hand(position):
    """The best first move and its worst case, over every pair of moves."""
    worst = {}
    for move in tank.moves(position):
        after = tank.play(position, move)
        settled = tank.outcome(after)
        if settled is not None:
            worst[move] = settled.value
            continue
        values = []
        for reply in tank.moves(after):
            end = tank.outcome(tank.play(after, reply))
            line = Line((position, after, tank.play(after, reply)), (move, reply))
            values.append(greed(line) if end is None else end.value)
        worst[move] = min(values)
    return worst


@pytest.mark.parametrize("search", [minimax, alphabeta])
def test_a_leaf_may_be_scored_by_the_way_to_it(search):
    reds = [p for p in random_positions(tank, seed=5, count=40) if p.turn == 0]
    for position in reds:
        worst = by_hand(position)
        found = search(tank, position, 2, view=Lines(tank, greed))

        assert found.value == max(worst.values())
        assert worst[found.move] == found.value


def test_minimax_gives_the_worst_case_of_every_move():
    (position,) = random_positions(tank, seed=1, count=1)
    if position.turn:
        position = tank.begun_by(position, position.turn.other)

    assert minimax(tank, position, 2, view=Lines(tank, greed)).scores == by_hand(position)


def test_a_line_that_ends_the_game_counts_as_its_outcome():
    near = Position.parse("433334 6 3 r")
    found = minimax(tank, near, 2, view=Lines(tank, lambda line: 0))

    assert found.value == WIN


def test_equal_positions_reached_in_two_ways_stay_two_lines():
    start = tank.starts["plain"]
    lines = Lines(tank, lambda line: 0)
    raise_3, raise_4 = (tank.parse_move(start, text) for text in ("+3", "+4"))
    ends = []
    for moves in product((raise_3, raise_4), repeat=2):
        node = lines.node(start)
        if len(set(moves)) == 2:
            for move in moves:
                node = dict(lines.children(node))[move]
            ends.append(node)

    assert ends[0].end == ends[1].end
    assert ends[0] != ends[1]
