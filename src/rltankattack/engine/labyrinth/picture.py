"""A position as a picture of letters, for a terminal."""

from ..game import Player
from .position import Position
from .step import Step

OPEN, CLOSED = "   ", "---"


def picture(position: Position, opened: bool = False) -> str:
    """The board from the top row down: walls, ``T``, ``M``, and ``s1`` for the first supply.

    Two on one tile are the end of a game: then the winner stands there alone. The entrance under
    tile 0 is shown open or closed: open in the first picture of a game.
    """
    size = position.maze.size
    lines = [_posts([CLOSED] * size)]
    for row in reversed(range(size)):
        tiles = range(row * size, (row + 1) * size)
        lines.append(
            "|" + "".join(f"{_tile(position, tile)}{_side(position, tile)}" for tile in tiles)
        )
        lines.append(_posts([_floor(position, tile, opened) for tile in tiles]))
    return "\n".join(lines)


def _posts(walls: list[str]) -> str:
    return "+" + "".join(f"{wall}+" for wall in walls)


def _tile(position: Position, tile: int) -> str:
    letters = "".join(
        letter
        for letter, player in (("T", Player.FIRST), ("M", Player.SECOND))
        if position.tile(player) == tile and player in position.standing
    )
    if tile in position.left:
        letters += f"s{position.supplies.index(tile) + 1}"
    return f"{letters:^3}"


def _side(position: Position, tile: int) -> str:
    return "|" if position.maze.beside(tile, Step.RIGHT) is None else " "


def _floor(position: Position, tile: int, opened: bool) -> str:
    if tile == 0 and opened:
        return OPEN
    return CLOSED if position.maze.beside(tile, Step.DOWN) is None else OPEN
