"""What a tap on the board or the dice means to the player to move."""

from ..painter import Meaning, Nothing, Play, Scene
from .layout import Layout
from .words import invitation


def meaning(layout: Layout, x: float, y: float, scene: Scene) -> Meaning:
    """A die that is tapped is played; the one to roll answers anywhere near it."""
    if not scene.moves:
        return Nothing("")
    if scene.rolls:
        if layout.is_in_panel(x, y):
            return Play(scene.moves[0])
        return Nothing(invitation(rolls=True))
    cell = layout.dice.cell_at(x, y)
    if cell is not None and cell + 1 in scene.moves:
        return Play(cell + 1)
    return Nothing(invitation(rolls=False))
