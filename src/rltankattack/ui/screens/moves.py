"""All legal moves as buttons, and the position in words: the whole game without the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga

from ..theme import MARGIN
from ..words import _
from .screen import button, column, page, row, title

if TYPE_CHECKING:
    from .game import GameScreen

COLUMNS = 2


class MovesPanel:
    """Takes the place of the board until a move is chosen."""

    def __init__(self, screen: GameScreen) -> None:
        theme, match = screen.app.theme, screen.session.match
        position, painter = match.position, screen.painter

        def choose(move: int) -> toga.Button:
            text = painter.move_in_words(position, move)
            return button(theme, text, lambda: screen.play(move), flex=1)

        moves = [choose(move) for move in match.legal_moves]
        rows = [row(*moves[i : i + COLUMNS]) for i in range(0, len(moves), COLUMNS)]
        words = toga.MultilineTextInput(
            value=painter.position_in_words(position), readonly=True, height=100
        )
        self.content = page(
            theme,
            title(theme, _("Your moves")),
            toga.ScrollContainer(
                content=column(words, *rows, margin=MARGIN, background_color=theme.page),
                horizontal=False,
                flex=1,
            ),
            row(button(theme, _("Back"), screen.close_panel, flex=1), margin=MARGIN),
        )
