"""Random boards, each made from a seed.

Only `Random.random` is asked: Python promises its numbers for good, so a seed keeps its board.
"""

from dataclasses import replace
from random import Random
from typing import TypeVar

from ..game import InvalidPosition, Player
from .maze import Maze
from .position import Position

Thing = TypeVar("Thing")

SUPPLIES = 4
"""How many usually lie on a random board; the text of a position says how many there are."""
MOST_WALLS = 2
"""How many walls a tile of a random board may have, outer ones counted."""


def random_start(size: int, supplies: int, rng: Random) -> Position:
    """A new board: Theseus on tile 0, the Minotaur in the centre, supplies anywhere else.

    A seed has the same walls with any number of supplies, and the first of them lie alike.
    """
    maze = random_maze(size, rng)
    free = [tile for tile in maze.tiles if tile not in (0, maze.centre)]
    lying = tuple(_drawn(free, rng) for _ in range(supplies))
    return Position(maze, lying, 0, maze.centre, Player.FIRST)


def random_maze(size: int, rng: Random) -> Maze:
    """Take the places for walls in any order: each that the limits allow gets one or not, as
    likely as not."""
    maze = Maze(size, right=0, upper=0)
    walls = [maze.walls_around(tile) for tile in maze.tiles]
    places = [(tile, tile + 1) for tile in maze.tiles if (tile + 1) % size]
    places += [(tile, tile + size) for tile in maze.tiles[:-size]]
    while places:
        tile, other = _drawn(places, rng)
        if max(walls[tile], walls[other]) == MOST_WALLS:
            continue
        walled = _walled(maze, tile, other)
        if walled is not None and rng.random() < 0.5:
            maze = walled
            walls[tile] += 1
            walls[other] += 1
    return maze


def _drawn(things: list[Thing], rng: Random) -> Thing:
    """Take any of them away."""
    return things.pop(int(rng.random() * len(things)))


def _walled(maze: Maze, tile: int, other: int) -> Maze | None:
    """The maze with one more wall; ``None`` when that would cut tiles off."""
    try:
        if other == tile + 1:
            return replace(maze, right=maze.right | 1 << tile)
        return replace(maze, upper=maze.upper | 1 << tile)
    except InvalidPosition:
        return None
