"""Where a person would tap for a move, found by asking the painter: no board is known here."""

from dataclasses import replace

from rltankattack.ui.boards.painter import Play, Select

STEP = 5
"""Pixels between two points that are tried: less than half of any cell."""


def points_for(painter, scene, move, size):
    """The points to tap one after the other, in a canvas of this size."""
    points = [(x, y) for y in range(2, int(size[1]), STEP) for x in range(2, int(size[0]), STEP)]
    chosen = {}
    for point in points:
        meaning = painter.tap(*point, scene)
        if meaning == Play(move):
            return [point]
        if isinstance(meaning, Select):
            again = painter.tap(*point, replace(scene, selection=meaning.selection))
            if again == Play(move):
                return [point, point]
            chosen.setdefault(meaning.selection, point)
    for selection, first in chosen.items():
        selected = replace(scene, selection=selection)
        for point in points:
            if painter.tap(*point, selected) == Play(move):
                return [first, point]
    raise LookupError(f"expected taps that lead to move {move}, there are none")
