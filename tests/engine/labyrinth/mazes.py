"""Boards for the tests, and hypothesis strategies for any of them."""

from functools import cache
from random import Random

from hypothesis import strategies as st

from rltankattack.engine.game import Player
from rltankattack.engine.labyrinth import Position
from rltankattack.engine.labyrinth.boards import random_maze
from rltankattack.engine.labyrinth.position import MOST_SUPPLIES

OPEN = "0000000/0000000/0000000/0000000/0000000/0000000/0000000"
"""Seven rows of seven tiles without inner walls."""


def at(rest, maze=OPEN):
    """A position from everything but its maze: ``12,30 0 24 t``."""
    return Position.parse(f"{maze} {rest}")


@cache
def maze(size, seed):
    """A random maze; few of them, since a large one takes long to make."""
    return random_maze(size, Random(seed))


@st.composite
def positions(draw, sizes=(3, 5, 7, 9, 15)):
    """Any position, reachable or not, finished or not."""
    walled = maze(draw(st.sampled_from(sizes)), draw(st.integers(0, 9)))
    tile = st.sampled_from(walled.tiles)
    theseus = draw(tile)
    left = draw(st.lists(tile.filter(theseus.__ne__), unique=True, max_size=MOST_SUPPLIES - 2))
    taken = draw(st.integers(0 if left else 1, MOST_SUPPLIES - len(left)))
    supplies = draw(st.permutations([*left, *[None] * taken]))
    return Position(walled, tuple(supplies), theseus, draw(tile), draw(st.sampled_from(Player)))
