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
        return _without_supply(position, tile)
    if tile == position.theseus:
        return position
    if position.taken:
        return _put_back(position, tile)
    if len(position.supplies) == MOST_SUPPLIES:
        return position
    return replace(position, supplies=(*position.supplies, tile))


def _without_supply(position: Position, tile: int) -> Position:
    """It is gone, and not taken by anybody; the last one has to stay."""
    if len(position.left) == 1:
        return position
    return replace(position, supplies=tuple(each for each in position.supplies if each != tile))


def _put_back(position: Position, tile: int) -> Position:
    """The first supply that has been taken lies somewhere again."""
    supplies = list(position.supplies)
    supplies[supplies.index(None)] = tile
    return replace(position, supplies=tuple(supplies))
