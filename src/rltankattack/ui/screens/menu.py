"""What is needed less often during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ..platform import ON_PHONE
from ..theme import MARGIN, TOUCH
from ..words import _
from .learning import how_to_play
from .screen import button, page, row, scrolled, title
from .settings import SettingsScreen

if TYPE_CHECKING:
    from .game import GameScreen


class MenuPanel:
    """Takes the place of the board until something is chosen."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        app, theme = screen.app, screen.app.theme
        game = screen.session.match.game
        self._computer = button(theme, _("Let the computer move"), screen.let_computer_move)
        self._claim = button(theme, _("Claim a draw"), screen.claim)
        claims = [] if game.claim_limit is None else [self._claim]
        self._resign = button(theme, _("Resign"), screen.resign)
        self.refresh()
        switches = [
            self._switch("engine_line", _("Show the engine's numbers")),
        ]
        overlay = screen.painter.overlay_name()
        if overlay is not None:
            switches.append(self._switch("overlay", overlay))
        if ON_PHONE:
            switches.append(self._switch("vibration", _("Vibrate on a move")))
        self.content = page(
            theme,
            title(theme, _("Menu")),
            scrolled(
                theme,
                self._computer,
                *self._rounds(),
                *claims,
                self._resign,
                button(theme, _("Another opponent"), lambda: app.go_to_lobby(game)),
                button(theme, _("How to play"), lambda: app.go(how_to_play(app, game))),
                button(theme, _("Settings"), lambda: app.go(SettingsScreen(app))),
                *switches,
            ),
            row(
                button(theme, _("Home"), app.go_home, flex=1),
                button(theme, _("Back to the game"), screen.close_panel, flex=2),
                margin=MARGIN,
            ),
        )

    def refresh(self) -> None:
        """The game goes on behind the menu: what it offers may have changed."""
        self._claim.enabled = self._screen.session.can_claim
        self._resign.enabled = self._screen.session.can_resign
        self._computer.enabled = self._screen.session.can_stand_in

    def _rounds(self) -> list[toga.Button]:
        screen = self._screen
        if not screen.painter.keeps_rounds:
            return []
        return [button(screen.app.theme, _("Rounds"), screen.show_rounds)]

    def _switch(self, setting: str, text: str) -> toga.Switch:
        app = self._screen.app

        def change(widget: toga.Switch, **kwargs: Any) -> None:
            app.update_settings(**{setting: widget.value})
            self._screen.refresh()

        return toga.Switch(
            text,
            id=f"menu-{setting}",
            value=getattr(app.settings, setting),
            on_change=change,
            color=app.theme.ink,
            height=TOUCH,
        )
