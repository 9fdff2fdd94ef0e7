"""How long the ways through a maze are."""

from functools import lru_cache

from .maze import Maze


@lru_cache(maxsize=2048)
def distances(maze: Maze, tile: int) -> bytes:
    """The number of steps from a tile to every other, around the walls."""
    steps = bytearray(maze.size**2)
    reached, before, far = 1 << tile, 0, 0
    while reached != before:
        new = reached & ~before
        while new:
            lowest = new & -new
            steps[lowest.bit_length() - 1] = far
            new ^= lowest
        reached, before, far = maze.spread(reached), reached, far + 1
    return bytes(steps)


def tour(maze: Maze, tile: int, wanted: tuple[int, ...]) -> int:
    """The length of the shortest way from a tile over all the wanted ones, in any order."""
    return _tour(maze, tile, frozenset(wanted))


@lru_cache(maxsize=8192)
def _tour(maze: Maze, tile: int, wanted: frozenset[int]) -> int:
    if not wanted:
        return 0
    steps = distances(maze, tile)
    return min(steps[goal] + _tour(maze, goal, wanted - {goal}) for goal in wanted)
