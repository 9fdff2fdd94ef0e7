"""The first screen: the tank, with the thesis's menu and more in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.games import GAMES
from ..words import _
from .games import GamesScreen
from .history import HistoryScreen
from .learning import how_to_play
from .lobby import LobbyScreen
from .results import game_name
from .screen import button
from .settings import SettingsScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ...app import RLTankAttack
    from ...play.saved import Summary


class HomeScreen(LobbyScreen):
    """Continue what was begun, or begin something."""

    lists_games = True

    def __init__(
        self, app: RLTankAttack, latest: Summary | None = None, offers_lessons: bool = False
    ) -> None:
        self._latest = latest
        self._offers_lessons = offers_lessons
        super().__init__(app, GAMES[0])

    def leave(self) -> None:
        """The lessons are offered once."""
        if self._offers_lessons:
            self._app.update_settings(lessons_offered=True)

    def heading(self, name: str) -> str:
        """The app is called after its first game."""
        return "RLTankAttack"

    def rows(self) -> list[list[toga.Button]]:
        """What most people want now comes first."""
        app = self._app
        offers = [[self._offer()]] if self._offers_lessons else []
        if self._latest is not None:
            offers.append([self._continue(self._latest)])
        return [
            *offers,
            *self.against(),
            [*self.company(), self.set_up()],
            [self.learn(), self.entry(_("More games"), lambda: GamesScreen(app))],
            [
                self.entry(_("History"), lambda: HistoryScreen(app)),
                self.entry(_("Settings"), lambda: SettingsScreen(app)),
                button(app.theme, _("Exit"), app.leave_app, flex=1),
            ],
        ]

    def _offer(self) -> toga.Button:
        return self._first(
            _("New here? Learn it in five steps"),
            lambda: self._app.go(how_to_play(self._app, self._game)),
        )

    def _continue(self, latest: Summary) -> toga.Button:
        move = latest.plies // 2 + 1
        if latest.game == self._game.name:
            text = _("Continue at move {move}").format(move=move)
        else:
            name = game_name(latest.game)
            text = _("Continue {game} at move {move}").format(game=name, move=move)
        return self._first(text, lambda: self._app.continue_game(latest.id))

    def _first(self, text: str, on_press: Callable[[], None]) -> toga.Button:
        theme = self._app.theme
        return button(
            theme, text, on_press, flex=1, background_color=theme.accent, color=theme.accent_ink
        )
