"""What a tap means to the player to move."""

from ....engine.labyrinth import Labyrinth, Position, Step
from ...words import _
from ..painter import Meaning, Nothing, Play
from .layout import Layout


def meaning(game: Labyrinth, position: Position, layout: Layout, x: float, y: float) -> Meaning:
    """A step toward the point, which may also lie farther along the same row or column; behind an
    outer wall only where one may step into it."""
    here, beside = position.tile(position.turn), layout.tile_at(x, y) is None
    across, rise = layout.away(here, x, y)
    if across == rise == 0:
        return Nothing(_("You stand there already."))
    step = direction(across, rise)
    if step in game.moves(position):
        return Play(step)
    if beside:
        return Nothing("")
    return Nothing(_("One step at a time.") if step is None else _("There is a wall."))


def direction(across: int, rise: int) -> Step | None:
    """The step toward another tile, so many to the right and up; ``None`` unless it lies in the
    same row or column."""
    if across == 0:
        return Step.UP if rise > 0 else Step.DOWN
    if rise == 0:
        return Step.RIGHT if across > 0 else Step.LEFT
    return None
