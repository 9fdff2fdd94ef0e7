"""All legal moves as buttons, and the position in words: the whole game without the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga

from ..theme import MARGIN
from ..words import _
from .screen import button, page, row, scrolled, title

if TYPE_CHECKING:
    from .game import GameScreen


class MovesPanel:
    """Takes the place of the board until a move is chosen."""

    def __init__(self, screen: GameScreen) -> None:
        theme, match = screen.app.theme, screen.session.match
        position, painter = match.position, screen.painter

        def choose(move: int) -> toga.Button:
            text = painter.move_in_words(position, move)
            return button(theme, text, lambda: screen.play(move), flex=1)

        rows = [row(*map(choose, moves)) for moves in painter.move_rows(position)]
        words = toga.MultilineTextInput(
            value=painter.position_in_words(position),
            readonly=True,
            height=100,
            color=theme.ink,
            background_color=theme.button,
        )
        self.content = page(
            theme,
            title(theme, _("Your moves")),
            scrolled(theme, words, *rows),
            row(button(theme, _("Back"), screen.close_panel, flex=1), margin=MARGIN),
        )
