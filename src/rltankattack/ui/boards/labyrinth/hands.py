"""What a tap on a tile means to the player to move."""

from ....engine.labyrinth import Labyrinth, Position, Step
from ...words import _
from ..painter import Meaning, Nothing, Play


def meaning(game: Labyrinth, position: Position, tile: int | None) -> Meaning:
    """A step toward the tile, which may also lie farther along the same row or column."""
    if tile is None:
        return Nothing("")
    here = position.tile(position.turn)
    if tile == here:
        return Nothing(_("You stand there already."))
    step = direction(position.maze.size, here, tile)
    if step is None:
        return Nothing(_("One step at a time."))
    if step not in game.moves(position):
        return Nothing(_("There is a wall."))
    return Play(step)


def direction(size: int, here: int, there: int) -> Step | None:
    """The step toward another tile in the same row or column; ``None`` for any other."""
    row, column = divmod(here, size)
    to_row, to_column = divmod(there, size)
    if column == to_column:
        return Step.UP if to_row > row else Step.DOWN
    if row == to_row:
        return Step.RIGHT if to_column > column else Step.LEFT
    return None
