"""What the app asks of a board, whatever the game."""

from dataclasses import dataclass
from typing import Any, Protocol

from toga.widgets.canvas import DrawingAction

from ...engine.game import Player
from ..theme import Theme
from .stamps import Stamps


@dataclass(frozen=True, slots=True)
class Play:
    """A tap that is a move."""

    move: int


@dataclass(frozen=True, slots=True)
class Select:
    """A tap that chooses something, or drops what was chosen (``None``)."""

    selection: Any


@dataclass(frozen=True, slots=True)
class Nothing:
    """A tap without a meaning, and a polite line that says why."""

    reason: str


Meaning = Play | Select | Nothing


@dataclass(frozen=True, slots=True)
class Scene:
    """What a frame shows: the way from an old position to a new one, at a time from 0 to 1."""

    old: Any
    new: Any
    time: float = 1.0
    last_move: int | None = None
    selection: Any = None
    hint: int | None = None


class Painter(Protocol):
    """Lays a board out, draws it, and says what a tap means; words for those who do not see it."""

    def lay_out(self, width: float, height: float) -> None:
        """Fit the board into a canvas of this size."""
        ...

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """Everything to draw for one frame; what comes back in many frames as stamps."""
        ...

    def tap(self, x: float, y: float, position: Any, selection: Any) -> Meaning:
        """What a tap means to the player to move."""
        ...

    def move_in_words(self, position: Any, move: int) -> str:
        """What a move does, as a button says it."""
        ...

    def move_rows(self, position: Any) -> list[list[int]]:
        """The legal moves as a list of buttons shows them, row by row."""
        ...

    def move_told(self, position: Any, move: int) -> str:
        """What a player has just done, as a sentence."""
        ...

    def position_in_words(self, position: Any) -> str:
        """The whole position for somebody who cannot see it."""
        ...

    def player_name(self, player: Player) -> str:
        """What the game calls a side."""
        ...
