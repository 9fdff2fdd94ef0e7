from pathlib import Path

import pytest
from hypothesis import given

from rltankattack.engine.search import minimax
from rltankattack.engine.tank import Position, Tank
from tests.mirror import mirrored
from tests.strategies import positions

GOLDEN = Path(__file__).parents[2] / "golden"
tank = Tank()


def golden_lines(name):
    return [tuple(map(int, line.split())) for line in (GOLDEN / name).read_text().splitlines()]


def test_the_appendix_values_come_out():
    position = tank.starts["plain"]
    for move in (1, 2, 0, 2):
        position = tank.play(position, move)
    expected = golden_lines("appendix-a.txt")

    found = [(move, tank.evaluate(tank.play(position, move))) for move in tank.moves(position)]

    assert found == expected
    assert len(expected) == 17
    best = minimax(tank, position, depth=1)
    assert (best.value, best.move) == (-3, 1)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4432112344 0 11 r", 1),
        ("4432112344 0 11 g", -1),
        ("4432112344 11 5 g", 999_999),
        ("4432112344 5 0 r", -999_999),
        ("4432012344 5 5 r", 0),
        ("421124 3 5 r", 2),
    ],
)
def test_values(text, value):
    position = Position.parse(text)

    assert Tank(columns=len(position.levels)).evaluate(position) == value


@given(positions())
def test_the_evaluation_mirrors(position):
    game = Tank(columns=len(position.levels))

    assert game.evaluate(mirrored(position)) == -game.evaluate(position)
