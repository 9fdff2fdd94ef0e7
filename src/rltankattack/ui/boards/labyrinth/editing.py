"""Setting up a position of the labyrinth by taps."""

from dataclasses import replace

from ....engine.labyrinth import Position
from ....engine.labyrinth.position import MOST_SUPPLIES
from ...words import _

THESEUS, MINOTAUR, SUPPLY = "theseus", "minotaur", "supply"


def tools() -> list[tuple[str, str]]:
    """What a tap may put somewhere."""
    return [(THESEUS, _("Theseus")), (MINOTAUR, _("Minotaur")), (SUPPLY, _("Supply"))]


def edited(position: Position, tool: str, tile: int | None) -> Position:
    """Somebody stands on the tile, or a supply is put there or lifted."""
    if tile is None:
        return position
    if tool == MINOTAUR:
        return replace(position, minotaur=tile)
    if tool == THESEUS:
        return position if tile in position.left else replace(position, theseus=tile)
    if tile in position.left:
        return _with_supply(position, position.supplies.index(tile), None)
    if tile == position.theseus:
        return position
    if position.taken:
        return _with_supply(position, position.supplies.index(None), tile)
    if len(position.supplies) == MOST_SUPPLIES:
        return position
    return replace(position, supplies=(*position.supplies, tile))


def _with_supply(position: Position, index: int, tile: int | None) -> Position:
    supplies = list(position.supplies)
    supplies[index] = tile
    return replace(position, supplies=tuple(supplies))
