"""The account of a game, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toga.style.pack import MONOSPACE

from ..theme import MARGIN, SMALL
from ..words import _
from .screen import button, page, row, title
from .text import text_box

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ..boards.painter import Rounds
    from ..theme import Theme


def rounds_page(theme: Theme, rounds: Rounds, close: Callable[[], None]) -> toga.Box:
    """Takes the place of the board until it is closed."""
    text = text_box(
        theme,
        rounds_in_words(rounds),
        font_family=MONOSPACE,
        font_size=SMALL,
        margin=(0, MARGIN),
    )
    return page(
        theme,
        title(theme, _("Rounds")),
        text,
        row(button(theme, _("Back"), close, flex=1), margin=MARGIN),
    )


def rounds_in_words(rounds: Rounds) -> str:
    """A table of columns with the totals above it, where they can be seen at once."""
    lines = [rounds.headings, *rounds.rows]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    table = [
        " ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        for cells in lines
    ]
    return "\n".join([*rounds.totals, "", *table])
