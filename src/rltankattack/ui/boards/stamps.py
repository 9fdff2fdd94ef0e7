"""Drawings that come back in every frame.

On a phone each action of a drawing costs, so there a stamp is drawn once, as a picture, and put
wherever it is wanted. Elsewhere it is drawn anew each time and stays sharp at any scale.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import toga
from toga.widgets.canvas import DrawImage, DrawingAction

from .. import platform

Draw = Callable[[float, float], list[DrawingAction]]
"""Draws something whose box has its upper left corner at the given point."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the canvas."""

    x: float
    y: float
    width: float
    height: float


class Stamps:
    """The pictures that one canvas has made so far."""

    def __init__(self, canvas: toga.Canvas) -> None:
        self._canvas = canvas
        self._pictures: dict[Hashable, platform.Picture | None] = {}
        self._latest: dict[str, Hashable] = {}

    def forget(self) -> None:
        """Sizes or colours have changed."""
        self._pictures.clear()
        self._latest.clear()

    def put(self, key: Hashable, box: Box, draw: Draw) -> list[DrawingAction]:
        """The actions that show a drawing in its box; the same key means the same drawing."""
        self.prepare(key, box, draw)
        picture = self._pictures[key]
        if picture is None:
            return draw(box.x, box.y)
        return [DrawImage(picture.image, box.x, box.y, picture.width, picture.height)]

    def put_latest(self, slot: str, key: Hashable, box: Box, draw: Draw) -> list[DrawingAction]:
        """The same for a drawing that changes now and then: only its last picture is kept."""
        before = self._latest.get(slot)
        if before != key:
            self._pictures.pop((slot, before), None)
            self._latest[slot] = key
        return self.put((slot, key), box, draw)

    def prepare(self, key: Hashable, box: Box, draw: Draw) -> None:
        """Make the picture of a drawing that will be needed later."""
        if key not in self._pictures:
            self._pictures[key] = self._picture(box, draw)

    def _picture(self, box: Box, draw: Draw) -> platform.Picture | None:
        if not platform.ON_PHONE:
            return None
        return platform.picture(self._canvas, box.width, box.height, draw(0, 0))
