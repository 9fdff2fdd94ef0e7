"""A board on the screen: a canvas, its painter, and what they show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import dist
from typing import TYPE_CHECKING, Any

import toga
from toga.widgets.canvas import DrawingAction

from .. import platform
from . import PAINTERS
from .stamps import Stamps

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...engine.game import Game
    from ...play.rest import Rest
    from ..keys import Keys
    from ..theme import Theme
    from .painter import Scene
    from .pen import Point

SLIP = 12
"""A finger that taps may slip so far, in pixels; what goes farther is dragged."""


class Board:
    """Shows scenes of a game; what is on the canvas already is not drawn again."""

    def __init__(
        self,
        game: Game[Any],
        theme: Theme,
        rest: Rest,
        on_tap: Callable[[float, float], None] | None = None,
        on_drag: Callable[[Point, Point], None] | None = None,
        on_cursor: Callable[[int], None] | None = None,
    ) -> None:
        self.painter = PAINTERS[game.name](game)
        self._theme = theme
        self._rest = rest
        self._on_tap = on_tap
        self._on_drag = on_drag
        self._on_cursor = on_cursor
        self._held: Point | None = None
        self._size: tuple[float, float] | None = None
        self._scene: Scene | None = None
        self.cursor: int | None = None
        self.canvas = toga.Canvas(
            flex=1,
            on_resize=self._resized,
            on_press=self._pressed,
            on_activate=self._pressed,  # the second of two quick clicks
            on_release=self._released,
        )
        self._stamps = Stamps(self.canvas)

    def show(self, scene: Scene) -> None:
        """Show a scene from now on."""
        if scene != self._scene:
            self._scene = scene
            self._draw()

    def keys(self) -> Keys:
        """Choose a cell with the arrows, and tap it with Enter."""
        return {
            "left": lambda: self._move(-1, 0),
            "right": lambda: self._move(1, 0),
            "up": lambda: self._move(0, -1),
            "down": lambda: self._move(0, 1),
            "act": self._act,
        }

    def leave(self) -> None:
        """Hide the cursor: the person plays in another way than by keyboard now."""
        if self.cursor is not None:
            self.cursor = None
            self._draw()

    def _move(self, across: int, down: int) -> None:
        if self.cursor is not None:
            self.cursor = self.painter.step(self.cursor, across, down)
        elif self._scene is not None:
            self.cursor = self.painter.first_cell(self._scene)
        self._draw()
        if self.cursor is not None and self._on_cursor is not None:
            self._on_cursor(self.cursor)

    def _act(self) -> None:
        if self.cursor is None:
            self._move(0, 0)
        elif self._on_tap is not None:
            self._on_tap(*self.painter.centre(self.cursor))

    def _draw(self) -> None:
        if self._scene is None or self._size is None or not self._has_room:
            return
        scene = replace(self._scene, cursor=self.cursor)
        actions = self.painter.draw(scene, self._theme, self._stamps)
        self.canvas.root_state.drawing_actions[:] = [Undisturbed(self._rest, actions)]
        if platform.ON_PHONE:
            self._rest.ask()  # the way to the first action is costly, too
        self.canvas.redraw()

    def _resized(self, canvas: toga.Canvas, width: float, height: float, **kwargs: Any) -> None:
        if (width, height) != self._size:
            self._size = (width, height)
            self._held = None
            self._stamps.forget()
            if self._has_room:
                self.painter.lay_out(width, height)
                self._draw()

    def _pressed(self, canvas: toga.Canvas, x: float, y: float, **kwargs: Any) -> None:
        if not self._has_room:
            return
        self.leave()
        self._held = (x, y)
        if self._on_tap is not None:
            self._on_tap(x, y)

    def _released(self, canvas: toga.Canvas, x: float, y: float, **kwargs: Any) -> None:
        start, self._held = self._held, None
        if start is not None and self._on_drag is not None and dist(start, (x, y)) > SLIP:
            self._on_drag(start, (x, y))

    @property
    def _has_room(self) -> bool:
        """Whether there is anything to see and to tap: a layout may leave a canvas no room."""
        return self._size is None or min(self._size) > 0


@dataclass(repr=False)
class Undisturbed(DrawingAction):
    """Draws while nobody thinks; the system decides when, so it is the drawing that asks."""

    rest: Rest
    drawing_actions: list[DrawingAction]

    def _draw(self, context: Any) -> None:
        with self.rest:
            for action in self.drawing_actions:
                action._draw(context)
