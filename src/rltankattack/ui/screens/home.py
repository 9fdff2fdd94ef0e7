"""The first screen: a small scene, and the thesis's menu with more in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toga.style.pack import BOLD, CENTER

from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import GAP, HUGE, MARGIN, SHORT, TOUCH
from ..words import _
from .editor import EditorScreen
from .history import HistoryScreen
from .learning import LearningScreen
from .opponents import setups
from .screen import Screen, button, column, is_wide, line, page, row, scrolled
from .settings import SettingsScreen
from .setup import SetupScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ...app import RLTankAttack
    from ...play.storage import SavedGame


FRAME = 4
"""What a box that scrolls takes for its own edge."""


class HomeScreen(Screen):
    """Continue what was begun, or begin something."""

    def __init__(
        self, app: RLTankAttack, latest: SavedGame | None = None, offers_lessons: bool = False
    ) -> None:
        self._app = app
        self._offers_lessons = offers_lessons
        board = Board(app.game, app.theme, app.rest)
        start = next(iter(app.game.starts.values()))
        board.show(Scene(start, start))
        entries = self._entries(latest)
        self._menu_height = len(entries) * (TOUCH + GAP) - GAP + 2 * MARGIN + FRAME
        self._menu = scrolled(app.theme, *entries)
        self._heading = line(
            app.theme,
            "RLTankAttack",
            font_size=HUGE,
            font_weight=BOLD,
            text_align=CENTER,
            margin=(MARGIN, 0, GAP),
        )
        self._scene = column(self._heading, board.canvas, gap=0, flex=1)
        self.content = page(app.theme, self._scene, self._menu)

    def leave(self) -> None:
        """The lessons are offered once."""
        if self._offers_lessons:
            self._app.update_settings(lessons_offered=True)

    def resized(self, width: int, height: int) -> None:
        """Scene above the menu, or beside it when the window is wide; the menu may be scrolled."""
        wide, short = is_wide(width, height), height < SHORT
        self.content.style.direction = "row" if wide else "column"
        self._menu.style.flex = 1 if wide or short else 0
        if wide or short:
            del self._menu.style.height
        else:
            self._menu.style.height = self._menu_height
        has_heading = self._heading in self._scene.children
        if has_heading and short and not wide:
            self._scene.remove(self._heading)
        elif not has_heading and (wide or not short):
            self._scene.insert(0, self._heading)

    def _entries(self, latest: SavedGame | None) -> list[toga.Widget]:
        app = self._app
        rows: list[list[toga.Button]] = []
        if self._offers_lessons:
            rows.append([self._offer()])
        if latest is not None:
            rows.append([self._continue(latest)])
        begin = [self._entry(name, SetupScreen, setup) for name, setup in setups(app)]
        *against, two, watch = begin
        rows += [against[i : i + 2] for i in range(0, len(against), 2)]
        rows.append([two, watch])
        rows.append(
            [
                self._entry(_("How to play"), LearningScreen),
                self._entry(_("History"), HistoryScreen),
            ]
        )
        rows.append(
            [
                self._entry(_("Position"), EditorScreen),
                self._entry(_("Settings"), SettingsScreen),
                button(app.theme, _("Exit"), app.leave_app, flex=1),
            ]
        )
        return [row(*buttons) for buttons in rows]

    def _offer(self) -> toga.Button:
        return self._first(
            _("New here? Learn it in five steps"),
            lambda: self._app.go(LearningScreen(self._app)),
        )

    def _continue(self, latest: SavedGame) -> toga.Button:
        move = len(latest.record.moves) // 2 + 1
        return self._first(
            _("Continue at move {move}").format(move=move),
            lambda: self._app.continue_game(latest),
        )

    def _first(self, text: str, on_press: Callable[[], None]) -> toga.Button:
        """What most people want now."""
        theme = self._app.theme
        return button(
            theme, text, on_press, flex=1, background_color=theme.accent, color=theme.accent_ink
        )

    def _entry(self, name: str, screen: Callable[..., Screen], *choices: Any) -> toga.Button:
        """A button that leads to a screen."""
        app = self._app
        return button(app.theme, name, lambda: app.go(screen(app, *choices)), flex=1)
