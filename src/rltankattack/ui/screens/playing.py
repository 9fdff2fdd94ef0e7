"""What the screens share on which moves are made by taps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import platform
from ..boards.painter import Nothing, Play, Select
from .screen import PanelScreen

if TYPE_CHECKING:
    from ..boards import Painter
    from ..boards.painter import Scene
    from ..boards.pen import Point
    from .table import Table


class PlayingScreen(PanelScreen):
    """Turns what a tap means into a move, a choice, or a polite line."""

    painter: Painter
    table: Table
    selection: Any = None
    _held: Any = None
    """The position in which the last tap chose or dropped something, which may be dragged now."""

    def scene(self) -> Scene:
        """What the board shows now."""
        raise TypeError(f"expected a screen with a board, got {type(self).__name__}")

    def play(self, move: int) -> None:
        """Make a move."""
        raise TypeError(f"expected a screen that plays, got {type(self).__name__}")

    def draw(self) -> None:
        """Draw one frame."""

    def say(self, text: str) -> None:
        """A short line under the board."""
        self.table.write(self.table.told, text)
        platform.announce(self.content, text)

    def pointed(self, cell: int) -> None:
        """Say what the keyboard's cursor stands on."""
        told = self.painter.cell_in_words(self.scene(), cell)
        if told:
            self.say(told)

    def take_tap(self, x: float, y: float) -> None:
        """Do what a tap means."""
        scene = self.scene()
        meaning = self.painter.tap(x, y, scene)
        self.selection = None
        self._held = scene.new if isinstance(meaning, Select) else None
        match meaning:
            case Play(move):
                self.play(move)
                return
            case Select(selection):
                self.selection = selection
                chosen = self.painter.selection_in_words(self.scene().new, selection)
                if chosen:
                    self.say(chosen)
            case Nothing(reason, selection):
                self.selection = selection
                if reason:
                    self.say(reason)
        self.draw()

    def take_drag(self, start: Point, end: Point) -> None:
        """Do what dragging means; where it means nothing, it was a tap that has been answered."""
        scene = self.scene()
        if self._held is None or self._held != scene.new:
            return
        match self.painter.drag(start, end, scene):
            case Play(move):
                self.selection = None
                self.play(move)
            case Nothing(reason) if reason:
                self.say(reason)
