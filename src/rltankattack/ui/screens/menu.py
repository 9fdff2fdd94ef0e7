"""What is needed less often during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ..platform import ON_PHONE
from ..theme import MARGIN, TOUCH
from ..words import _
from .learning import LearningScreen
from .screen import button, page, row, scrolled, title
from .settings import SettingsScreen

if TYPE_CHECKING:
    from .game import GameScreen


class MenuPanel:
    """Takes the place of the board until something is chosen."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen
        app, theme = screen.app, screen.app.theme
        self._claim = button(theme, _("Claim a draw"), screen.claim)
        self._resign = button(theme, _("Resign"), screen.resign)
        self.refresh()
        switches = [
            self._switch("engine_line", _("Show the engine's numbers")),
        ]
        if ON_PHONE:
            switches.append(self._switch("vibration", _("Vibrate on a move")))
        self.content = page(
            theme,
            title(theme, _("Menu")),
            scrolled(
                theme,
                self._claim,
                self._resign,
                button(theme, _("How to play"), lambda: app.go(LearningScreen(app))),
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
