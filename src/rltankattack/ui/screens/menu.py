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
        app, session = screen.app, screen.session
        theme = app.theme
        claim = button(theme, _("Claim a draw"), screen.claim)
        claim.enabled = session.can_claim
        resign = button(theme, _("Resign"), screen.resign)
        resign.enabled = session.can_resign
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
                claim,
                resign,
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
