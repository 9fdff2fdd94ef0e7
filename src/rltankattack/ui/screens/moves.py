"""All legal moves as buttons, and the position in words: the whole game without the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..theme import MARGIN, SMALL
from ..words import _
from .screen import button, page, row, scrolled, title
from .text import text_box

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ..boards import Painter
    from ..boards.painter import Scene
    from ..theme import Theme


def moves_page(
    theme: Theme,
    painter: Painter,
    scene: Scene,
    play: Callable[[int], None],
    close: Callable[[], None],
    computer: Callable[[], None] | None = None,
) -> toga.Box:
    """Takes the place of the board until a move is chosen; a die hides what it will show."""
    position = scene.new

    def choose(move: int) -> toga.Button:
        text = _("Roll the die") if scene.rolls else painter.move_in_words(position, move)
        return button(theme, text, lambda: play(move), flex=1, font_size=SMALL)

    rows = [row(*map(choose, moves)) for moves in painter.move_rows(position, scene.moves)]
    stand_in = []
    if computer is not None:
        stand_in.append(button(theme, _("Let the computer move"), computer, flex=2))
    words = text_box(theme, painter.position_in_words(position), height=100, flex=0)
    return page(
        theme,
        title(theme, _("Your moves")),
        scrolled(theme, words, *rows),
        row(button(theme, _("Back"), close, flex=1), *stand_in, margin=MARGIN),
    )
