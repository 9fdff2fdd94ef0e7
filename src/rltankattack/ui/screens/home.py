"""The first screen: a small scene, and the thesis's menu with more in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toga
from toga.style.pack import BOLD, CENTER

from ...play.seat import PERSON, Seat
from ...play.setup import Setup
from ..boards.board import Board
from ..boards.painter import Scene
from ..theme import GAP, HUGE, MARGIN, SHORT, TOUCH
from ..words import _
from .screen import Screen, button, column, is_wide, line, page, row

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...engine.agent import AgentKind
    from ...play.storage import SavedGame


class HomeScreen(Screen):
    """Continue what was begun, or begin something."""

    def __init__(self, app: RLTankAttack, latest: SavedGame | None = None) -> None:
        self._app = app
        board = Board(app.game, app.theme, app.rest)
        start = next(iter(app.game.starts.values()))
        board.show(Scene(start, start))
        self._menu = column(*self._entries(latest), margin=MARGIN)
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

    def resized(self, width: int, height: int) -> None:
        """Scene above the menu, or beside it when the window is wide."""
        wide = is_wide(width, height)
        self.content.style.direction = "row" if wide else "column"
        self._menu.style.flex = 1 if wide else 0
        has_heading = self._heading in self._scene.children
        if has_heading and height < SHORT and not wide:
            self._scene.remove(self._heading)
        elif not has_heading and (height >= SHORT or wide):
            self._scene.insert(0, self._heading)

    def _entries(self, latest: SavedGame | None) -> list[toga.Widget]:
        app, theme = self._app, self._app.theme
        entries: list[toga.Widget] = []
        if latest is not None:
            text = _("Continue at move {move}").format(move=len(latest.record.moves) // 2 + 1)
            entries.append(
                button(
                    theme,
                    text,
                    lambda: app.continue_game(latest),
                    background_color=theme.accent,
                    color=theme.accent_ink,
                )
            )
        kinds = [self._opponent(kind) for kind in app.game.agents]
        entries += [row(*kinds[i : i + 2]) for i in range(0, len(kinds), 2)]
        two = button(theme, _("Two players"), self._two_players, flex=1)
        watch = button(theme, _("Watch"), self._watch, flex=1)
        leave = button(theme, _("Exit"), app.leave_app, flex=1)
        entries.append(row(two, watch, leave))
        return entries

    def _opponent(self, kind: AgentKind) -> toga.Button:
        def choose() -> None:
            strength = self._app.settings.strengths.get(kind.name, kind.default)
            if strength not in kind.choices:
                strength = kind.default
            self._app.go_to_setup(Setup.against(self._app.game, Seat.taken_by(kind, strength)))

        return button(self._app.theme, kind.name, choose, flex=1, height=TOUCH)

    def _two_players(self) -> None:
        self._app.go_to_setup(Setup.against(self._app.game, PERSON))

    def _watch(self) -> None:
        agents = self._app.game.agents
        seats = (Seat.taken_by(agents[-1]), Seat.taken_by(agents[-2]))
        self._app.go_to_setup(Setup(self._app.game, seats))
