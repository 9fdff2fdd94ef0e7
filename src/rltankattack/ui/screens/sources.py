"""Where every game comes from, and what is not here as it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.games import GAMES
from ..boards import PAINTERS
from ..boards.source import introduction
from ..theme import BODY, MARGIN
from ..words import _
from .prose import Prose
from .screen import Screen, button, page, row, title

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ..boards import Painter


class SourcesScreen(Screen):
    """One page to scroll through, game by game."""

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        theme = app.theme
        self._prose = Prose(theme)
        for paragraph in introduction():
            self._prose.tell(paragraph)
        for game in GAMES:
            self._write(PAINTERS[game.name](game))
        self.content = page(
            theme,
            title(theme, _("Sources")),
            self._prose.content,
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )

    def renewed(self) -> SourcesScreen:
        """In the language and the colours of now."""
        return SourcesScreen(self._app)

    def resized(self, width: int, height: int) -> None:
        """Lines as long as there is room."""
        self._prose.resized(width)

    def _write(self, painter: Painter) -> None:
        source, prose = painter.source(), self._prose
        prose.head(painter.name())
        prose.tell(source.origin)
        for heading, differences in source.sections:
            prose.head(heading, size=BODY)
            for difference in differences:
                prose.tell(difference.told)
                prose.explain(difference.why)
