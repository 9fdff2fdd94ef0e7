"""How good a position looks: what is left to fetch, by real ways, and where the Minotaur is."""

from .ending import outcome
from .maze import Maze
from .paths import distances, tour
from .position import Position

LEFT = 1000
"""What each supply that still lies somewhere costs Theseus."""
STEP = 20
"""What each step of the shortest tour over them costs."""
FIRST_THERE = 30
"""What a supply is worth that Theseus reaches before the Minotaur."""
APART = (0, 0, 50, 90, 120, 140, 155, 165)
"""What it is worth to be so many steps apart."""
FARTHER = 5
"""What each step more is worth: little to Theseus, but the Minotaur never stops hunting."""


def evaluate(position: Position) -> int:
    """The estimate from Theseus' side; exact for a finished game."""
    ended = outcome(position)
    if ended is not None:
        return ended.value
    return estimate(position.maze, position.left, position.theseus, position.minotaur)


def estimate(maze: Maze, left: tuple[int, ...], theseus: int, minotaur: int) -> int:
    """What a game that goes on promises Theseus."""
    his, its = distances(maze, theseus), distances(maze, minotaur)
    first = sum(his[supply] < its[supply] for supply in left)
    to_fetch = LEFT * len(left) + STEP * tour(maze, theseus, left)
    return FIRST_THERE * first + _apart(his[minotaur]) - to_fetch


def _apart(steps: int) -> int:
    near = min(steps, len(APART) - 1)
    return APART[near] + FARTHER * (steps - near)
