"""Where the game comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.games import GAMES
from ..boards import PAINTERS
from ..theme import MARGIN
from ..words import _
from .screen import Screen, button, page, row, title
from .sources import SourcesScreen
from .text import text_box

if TYPE_CHECKING:
    from ...app import RLTankAttack


class AboutScreen(Screen):
    """Version, licence and credits."""

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        theme = app.theme
        self.content = page(
            theme,
            title(theme, _("About")),
            text_box(theme, self._words(), margin=(0, MARGIN)),
            row(
                button(theme, _("Back"), app.go_back, flex=1),
                button(theme, _("Sources"), lambda: app.go(SourcesScreen(app)), flex=1),
                margin=MARGIN,
            ),
        )

    def renewed(self) -> AboutScreen:
        """The same words."""
        return AboutScreen(self._app)

    def _words(self) -> str:
        return "\n\n".join(
            [
                _("RLTankAttack {version}").format(version=self._app.version),
                _("Two boats fight in a tank of water between two ports."),
                PAINTERS[GAMES[0].name](GAMES[0]).source().origin,
                _("The idea behind it is the Panama Canal."),
                _(
                    "Free software under the MIT licence, made with Python and Toga. It needs no "
                    "network and no permission, and sends nothing anywhere."
                ),
            ]
        )
