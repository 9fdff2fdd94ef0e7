from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rltankattack.engine.game import InvalidPosition
from rltankattack.engine.labyrinth import Labyrinth, Step
from rltankattack.engine.labyrinth.boards import random_maze
from rltankattack.engine.labyrinth.maze import Maze
from rltankattack.engine.labyrinth.paths import _tour, distances, tour

WALLED = Maze.parse("010/200/000")
"""A wall to the right of tile 1, and one above tile 3."""


def test_a_wall_stops_steps_from_both_sides():
    assert WALLED.beside(1, Step.RIGHT) is None
    assert WALLED.beside(2, Step.LEFT) is None
    assert WALLED.beside(3, Step.UP) is None
    assert WALLED.beside(6, Step.DOWN) is None


def test_without_a_wall_a_step_leads_to_the_tile_beside():
    steps = {step: WALLED.beside(4, step) for step in Step}

    assert steps == {Step.UP: 7, Step.RIGHT: 5, Step.DOWN: 1, Step.LEFT: 3}


def test_outer_walls_are_all_around():
    assert dict(WALLED.ways(0)) == {Step.UP: 3, Step.RIGHT: 1}
    assert dict(WALLED.ways(8)) == {Step.DOWN: 5, Step.LEFT: 7}


def test_walls_around_a_tile_count_inner_and_outer_ones():
    assert [WALLED.walls_around(tile) for tile in range(9)] == [2, 2, 3, 2, 0, 1, 3, 1, 2]


@pytest.mark.parametrize("size", [3, 7, 15])
def test_a_maze_prints_and_parses(size):
    for seed in range(5):
        maze = random_maze(size, Random(seed))
        assert Maze.parse(str(maze)) == maze


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "odd number of rows from 3 to 15"),
        ("0000/0000/0000/0000", "odd number of rows from 3 to 15 with '/' between, got 4"),
        ("/".join(["0" * 17] * 17), "got 17"),
        ("000/00/000", "3 digits from 0 to 3 in each row, got '00'"),
        ("000/004/000", "got '004'"),
        ("000/00٣/000", "digits from 0 to 3"),
        ("001/000/000", "no inner wall to the right of the last column"),
        ("000/000/020", "no inner wall above the top row"),
        ("000/222/000", "a way from tile 0 to every other, none to 6"),
        ("300/000/000", "none to 1"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_wrong(text, reason):
    with pytest.raises(InvalidPosition) as caught:
        Maze.parse(text)

    assert reason in str(caught.value)


@pytest.mark.parametrize("size", [7, 9, 11, 15])
def test_random_boards_keep_the_limits(size):
    for seed in range(40 if size < 15 else 5):
        maze = random_maze(size, Random(seed))
        around = [maze.walls_around(tile) for tile in maze.tiles]
        inner = maze.right.bit_count() + maze.upper.bit_count()

        assert max(around) <= 2
        assert 4 * size + inner <= (3 * size**2 + 1) // 2
        assert sum(around) == 4 * size + 2 * inner


def test_a_random_board_has_many_walls_but_room_for_more():
    most = 7 * 5  # every tile with two walls
    inner = [
        maze.right.bit_count() + maze.upper.bit_count()
        for maze in (random_maze(7, Random(seed)) for seed in range(100))
    ]

    assert min(inner) >= most * 0.4
    assert max(inner) <= most * 0.95


def test_distances_go_around_walls():
    maze = Maze.parse("100/100/000")

    assert list(distances(maze, 0)) == [0, 5, 6, 1, 4, 5, 2, 3, 4]


@settings(max_examples=40)
@given(st.integers(0, 10_000))
def test_neighbours_are_at_most_one_step_farther(seed):
    maze = random_maze(7, Random(seed))
    steps = distances(maze, seed % 49)

    for tile in maze.tiles:
        nearest = min(steps[there] for _, there in maze.ways(tile))
        assert steps[tile] == (0 if tile == seed % 49 else nearest + 1)


def test_a_tour_takes_the_shortest_order():
    maze = Maze.parse("000/000/000")

    assert tour(maze, 0, (8, 1, 2)) == 4
    assert tour(maze, 4, (0, 8)) == 6
    assert tour(maze, 4, ()) == 0


def test_the_memory_of_tours_is_small():
    assert _tour.cache_parameters()["maxsize"] <= 8192


def test_every_size_has_its_own_boards():
    for name, game in Labyrinth().variants.items():
        assert name.removesuffix("-bump") == f"{game.size}x{game.size}"
        assert game.seeded(1).maze.size == game.size


def test_a_step_goes_one_tile_up_right_down_or_left():
    assert {step.name: (step.across, step.rise) for step in Step} == {
        "UP": (0, 1),
        "RIGHT": (1, 0),
        "DOWN": (0, -1),
        "LEFT": (-1, 0),
    }
