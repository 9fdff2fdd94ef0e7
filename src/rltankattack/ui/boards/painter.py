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
    cursor: int | None = None
    """The cell that the keyboard has chosen."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a lesson is called and what it asks for, in two short lines."""

    name: str
    told: str
    note: str


@dataclass(frozen=True, slots=True)
class Page:
    """A picture of a rule and two short lines about it."""

    scene: Scene
    told: str
    note: str


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

    def start_name(self, key: str) -> str:
        """What a start of the game is called."""
        ...

    def variant_name(self) -> str:
        """What these rules are called."""
        ...

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell; cells are numbered row by row."""
        ...

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The cell beside another one, for the keyboard; the first one when there is none yet."""
        ...

    def tools(self) -> list[tuple[str, str]]:
        """What somebody who sets up a position may put on the board: keys and names."""
        ...

    def edited(self, position: Any, tool: str, x: float, y: float) -> Any:
        """The position after a tap with a tool; the same one when the tap means nothing."""
        ...

    def task(self, lesson: str) -> Task:
        """What a lesson of this game asks for."""
        ...

    def rules(self) -> list[Page]:
        """The rules of this game."""
        ...
