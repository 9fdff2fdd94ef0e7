"""What a player sees: straight along a corridor, three tiles far or up to the first wall."""

from collections.abc import Collection
from functools import lru_cache

from .maze import Maze
from .step import Step

FAR = 3
"""How many tiles a player sees."""


@lru_cache(maxsize=4096)
def seen(maze: Maze, tile: int, step: Step) -> tuple[int, ...]:
    """The tiles that somebody on a tile sees in one direction, the nearest first."""
    tiles: list[int] = []
    there = maze.beside(tile, step)
    while there is not None and len(tiles) < FAR:
        tiles.append(there)
        there = maze.beside(there, step)
    return tuple(tiles)


def distance_in_sight(maze: Maze, tile: int, wanted: Collection[int]) -> int | None:
    """How far the nearest of the wanted tiles is, if any is in sight or underfoot."""
    if tile in wanted:
        return 0
    return next((far for far, there in _around(maze, tile) if there in wanted), None)


@lru_cache(maxsize=1024)
def _around(maze: Maze, tile: int) -> tuple[tuple[int, int], ...]:
    """What somebody on a tile sees in any direction and how far it is, the nearest first."""
    return tuple(
        sorted(
            (far, there)
            for step in Step
            for far, there in enumerate(seen(maze, tile, step), start=1)
        )
    )
