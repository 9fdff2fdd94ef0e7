"""Setting up a position by taps: both pawns, and the apples."""

from dataclasses import replace

from ....engine.game import InvalidPosition
from ....engine.snakes import Position
from ...words import _

RED, GREEN, APPLE = "red", "green", "apple"
NEXT_APPLE = {0: 3, 3: -3}
"""A tap puts a red apple, makes a red one black, and takes any other one away."""


def tools() -> list[tuple[str, str]]:
    """What a tap may put somewhere."""
    return [(RED, _("Red")), (GREEN, _("Green")), (APPLE, _("Apple"))]


def edited(position: Position, tool: str, tile: int | None) -> Position:
    """A pawn on the tapped tile, or another apple."""
    if tile is None:
        return position
    red, green = position.tiles
    if tool == RED:
        return replace(position, tiles=(tile, green))
    if tool == GREEN:
        return replace(position, tiles=(red, tile))
    return _with_apple(position, tile)


def _with_apple(position: Position, tile: int) -> Position:
    board = position.board
    points = NEXT_APPLE.get(board.points_on(tile), 0)
    apples = [apple for apple in board.apples if apple[0] != tile]
    if points:
        apples.append((tile, points))
    try:
        return replace(position, board=replace(board, apples=tuple(sorted(apples))))
    except InvalidPosition:  # something else lies there
        return position
