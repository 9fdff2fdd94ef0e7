"""How much room things leave each other on a board, so that the eye can follow every one.

Squares and products of whole numbers only, so that every machine makes the same boards.
"""

from collections.abc import Iterable

Place = tuple[int, int]
"""Column and row of a tile, from the lower left."""
Way = tuple[Place, Place]
"""From one tile straight to another; an apple's both ends are the same."""

ROOM = 0.7
"""In squared tiles: what is nearer to each other than that looks like a tangle."""


def crowd(way: Way, others: Iterable[Way]) -> int:
    """How many of the others a way crosses or comes too close to."""
    return sum(_are_close(way, other) for other in others)


def _are_close(one: Way, other: Way) -> bool:
    return (
        _cross(one, other)
        or any(_is_near(end, other) for end in one)
        or any(_is_near(end, one) for end in other)
    )


def _cross(one: Way, other: Way) -> bool:
    """Whether the ends of each lie on both sides of the other; touching is seen as nearness."""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _is_near(place: Place, way: Way) -> bool:
    start, end = way
    length = _product(start, end, start, end)
    along = _product(start, end, start, place)
    if along <= 0:
        return _product(start, place, start, place) < ROOM
    if along >= length:
        return _product(end, place, end, place) < ROOM
    return _side(start, end, place) ** 2 < ROOM * length


def _product(a: Place, b: Place, c: Place, d: Place) -> int:
    """How far the way from a to b goes along that from c to d; the square of its own length."""
    return (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1])


def _side(a: Place, b: Place, c: Place) -> int:
    """On which side of the way from a to b a place lies: its sign, and 0 on the line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
