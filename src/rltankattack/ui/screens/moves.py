"""All legal moves as buttons, and the position in words: the whole game without the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..theme import MARGIN, SMALL
from ..words import _
from .screen import button, page, row, scrolled, title
from .text import text_box

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ..boards import Painter
    from ..theme import Theme


def moves_page(
    theme: Theme,
    painter: Painter,
    position: Any,
    play: Callable[[int], None],
    close: Callable[[], None],
) -> toga.Box:
    """Takes the place of the board until a move is chosen."""

    def choose(move: int) -> toga.Button:
        text = painter.move_in_words(position, move)
        return button(theme, text, lambda: play(move), flex=1, font_size=SMALL)

    rows = [row(*map(choose, moves)) for moves in painter.move_rows(position)]
    words = text_box(theme, painter.position_in_words(position), height=100, flex=0)
    return page(
        theme,
        title(theme, _("Your moves")),
        scrolled(theme, words, *rows),
        row(button(theme, _("Back"), close, flex=1), margin=MARGIN),
    )
