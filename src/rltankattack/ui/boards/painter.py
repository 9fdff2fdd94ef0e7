"""What the app asks of a board, whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from toga.widgets.canvas import DrawingAction

from ...engine.agent import Choice
from ...engine.game import WIN, Player
from ...engine.match import Match
from ..sheet import Sheet
from ..theme import Theme
from ..words import _, ngettext
from .pen import Point
from .source import Source
from .stamps import Stamps

IN_A_ROW = 3
"""So many short buttons stand beside each other in the list of moves."""


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
    """A tap without a meaning, a polite line that says why, and what stays chosen all the same."""

    reason: str
    selection: Any = None


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
    moves: tuple[int, ...] = ()
    """What a person may play now; nothing when it is not a person's turn."""
    rolls: bool = False
    """Whether the die decides for the person: then `moves` is what it will show, still hidden."""
    overlay: bool = False
    """Whether the painter's overlay is wanted."""


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


@dataclass(frozen=True, slots=True)
class Rounds:
    """What a game keeps account of: a row for each ply, and a row of sums for each player."""

    plies: Sheet
    sums: Sheet


class Painter(ABC):
    """Lays a board out, draws it, and says what a tap means; words for those who do not see it.

    Cells are numbered row by row, as the keyboard walks over them.
    """

    keeps_rounds: ClassVar[bool] = False
    """Whether the game keeps account of a match, in `rounds`."""

    @abstractmethod
    def name(self) -> str:
        """What the game is called."""

    @abstractmethod
    def lay_out(self, width: float, height: float) -> None:
        """Fit the board into a canvas of this size."""

    @abstractmethod
    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """Everything to draw for one frame; what comes back in many frames as stamps."""

    @abstractmethod
    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap on a scene means to the player to move."""

    def drag(self, start: Point, end: Point, scene: Scene) -> Play | Nothing:
        """What dragging from one point to another means; in most games nothing."""
        return Nothing("")

    @abstractmethod
    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""

    @abstractmethod
    def step(self, cell: int | None, across: int, down: int) -> int:
        """The cell beside another one, for the keyboard; the first one when there is none yet."""

    def first_cell(self, scene: Scene) -> int:
        """Where the keyboard begins."""
        return self.step(None, 0, 0)

    def duration(self, position: Any, move: int) -> float:
        """How long a move takes to be seen, as a multiple of the usual time."""
        return 1.0

    # Words

    @abstractmethod
    def player_name(self, player: Player) -> str:
        """What the game calls a side."""

    @abstractmethod
    def move_in_words(self, position: Any, move: int) -> str:
        """What a move does, as a button says it."""

    @abstractmethod
    def move_told(self, position: Any, move: int) -> str:
        """What a player has just done, as a sentence; the position is the one before."""

    @abstractmethod
    def ending_in_words(self, reason: str) -> str:
        """Why the game ended, from the reason of an outcome of its own, as a sentence."""

    @abstractmethod
    def position_in_words(self, position: Any) -> str:
        """The whole position for somebody who cannot see it."""

    @abstractmethod
    def rules(self) -> list[Page]:
        """The rules of this game."""

    @abstractmethod
    def source(self) -> Source:
        """Where the game comes from, and what is not here as it is there."""

    def picture(self) -> Scene:
        """A scene that shows at a glance what the game is."""
        return self.rules()[0].scene

    def move_rows(self, position: Any, moves: Sequence[int]) -> list[list[int]]:
        """Legal moves as a list of buttons shows them, row by row."""
        return [list(moves[i : i + IN_A_ROW]) for i in range(0, len(moves), IN_A_ROW)]

    def note(self, position: Any, moves: Sequence[int]) -> str:
        """A short line about how things stand, below the board; `moves` as in a scene."""
        return ""

    def invitation(self, scene: Scene) -> str:
        """What a person may do to begin, in a short line."""
        return _("A new game.")

    def selection_in_words(self, position: Any, selection: Any) -> str:
        """What a tap has chosen, in a short line; nothing where the picture says enough."""
        return ""

    def cell_in_words(self, scene: Scene, cell: int) -> str:
        """What the keyboard's cursor stands on, in a short line; nothing where the picture says
        enough."""
        return ""

    def thought_in_words(
        self, choice: Choice, person: Player | None = None, *, accepted: bool = True
    ) -> str:
        """What an agent reports about its move, which the game took or not, in a short line: to the
        one person who plays, or to anybody."""
        parts = []
        if choice.depth is not None:
            parts.append(_("depth {depth}").format(depth=choice.depth))
        if choice.value is not None:
            parts.append(self.report_in_words(choice.value, choice.measure, person))
        if choice.nodes:
            counted = ngettext("{nodes} position", "{nodes} positions", choice.nodes)
            parts.append(counted.format(nodes=choice.nodes))
        return " · ".join(parts)

    def report_in_words(self, value: int, measure: str, person: Player | None) -> str:
        """The value that an agent reports, by what it counts, told to the one person who plays."""
        return self.value_in_words(value)

    def value_in_words(self, value: int) -> str:
        """What an agent thinks a position is worth to the first player."""
        if abs(value) == WIN:
            winner = Player.FIRST if value > 0 else Player.SECOND
            return _("{player} wins").format(player=self.player_name(winner))
        return _("value {value}").format(value=f"{value:+d}".replace("-", "−"))

    def agent_in_words(self, name: str) -> list[str]:
        """What to know of an agent before one plays against it, in short lines."""
        return []

    def variant_name(self) -> str:
        """What these rules are called among the game's variants; a game of one has its name."""
        return self.name()

    def amount_name(self) -> str:
        """What lies on a random board in a number that can be chosen."""
        raise LookupError(f"expected a game with such a number, {self.name()} has none")

    def starts_name(self) -> str:
        """What a start of the game is, where there are several."""
        return _("Begin with")

    def start_name(self, key: str) -> str:
        """What a start of the game is called."""
        return key

    # What only some games have

    def overlay_name(self) -> str | None:
        """What may be shown on top of the board, as a switch says it; ``None`` for nothing."""
        return None

    def rounds(self, match: Match[Any]) -> Rounds | None:
        """The account of a match; ``None`` in a game that keeps none."""
        return None

    def tools(self) -> list[tuple[str, str]]:
        """What somebody who sets up a position may put on the board: keys and names."""
        return []

    def edited(self, position: Any, tool: str, x: float, y: float) -> Any:
        """The position after a tap with a tool; the same one when the tap means nothing."""
        return position

    def task(self, lesson: str) -> Task:
        """What a lesson of this game asks for."""
        raise LookupError(f"expected a lesson of this game, got {lesson!r}")

    def remarks(self, example: str) -> Mapping[int, str]:
        """What there is to learn from an example of this game, each after so many plies."""
        raise LookupError(f"expected an example of this game, got {example!r}")
