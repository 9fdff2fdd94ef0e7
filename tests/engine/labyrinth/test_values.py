import pytest

from rltankattack.engine.labyrinth import Step
from rltankattack.engine.labyrinth.sight import distance_in_sight, seen
from rltankattack.engine.labyrinth.values import INTO_WALL, WINNING, step_value
from tests.engine.labyrinth.mazes import OPEN, at


@pytest.mark.parametrize(
    ("position", "step", "value"),
    [
        ("25,0 24 48 t", Step.RIGHT, 460),
        ("26,0 24 48 t", Step.RIGHT, 230),
        ("27,0 24 48 t", Step.RIGHT, 138),
        ("25,0 24 48 t", Step.UP, 0),
        ("25,26,27,0 24 48 t", Step.RIGHT, 828),
        ("0 24 31 t", Step.UP, -540),
        ("0 24 38 t", Step.UP, -270),
        ("0 24 45 t", Step.UP, -162),
        ("25,0 24 26 t", Step.RIGHT, 190),
        ("25,0 24 25 t", Step.RIGHT, -80),
        ("25 24 48 t", Step.RIGHT, WINNING),
        ("25 24 25 t", Step.RIGHT, WINNING),
        ("0 24 27 m", Step.LEFT, 162),
        ("0 25 27 m", Step.LEFT, 270),
        ("0 26 27 m", Step.LEFT, WINNING),
        ("26 48 27 m", Step.LEFT, 0),
        ("48 3 24 t", Step.DOWN, INTO_WALL),
    ],
)
def test_the_value_of_a_step(position, step, value):
    assert step_value(at(position), step) == value


def test_a_wall_ends_the_sight():
    position = at("2,48 0 24 t", maze="0100000" + OPEN[7:])

    assert step_value(position, Step.RIGHT) == 0
    assert seen(position.maze, 0, Step.RIGHT) == (1,)


def test_a_step_into_a_wall_is_the_worst():
    position = at("2,48 0 24 t", maze="1000000" + OPEN[7:])

    assert step_value(position, Step.RIGHT) == INTO_WALL


def test_sight_ends_after_three_tiles():
    assert seen(at("48 0 24 t").maze, 0, Step.UP) == (7, 14, 21)


def test_the_nearest_in_sight_counts():
    maze = at("48 0 24 t").maze

    assert distance_in_sight(maze, 0, (3, 14)) == 2
    assert distance_in_sight(maze, 0, (4, 8)) is None
    assert distance_in_sight(maze, 0, (0, 1)) == 0
