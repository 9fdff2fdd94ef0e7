"""What is known of saved games."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ..engine.game import Player
from ..engine.match import Match
from ..engine.record import Record

if TYPE_CHECKING:
    from .scoresheet import ScoreSheet


class Origin(StrEnum):
    """Where a game comes from."""

    PLAYED = "played"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a saved game; its record was not replayed for that."""

    id: int
    created: datetime
    updated: datetime
    order: int
    """Which of two games was changed later: a clock may be put back, this never is."""
    origin: Origin
    finished: bool
    game: str
    variant: str
    first: str
    second: str
    winner: Player | None
    reason: str | None
    plies: int


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it was saved."""

    summary: Summary
    record: Record
    match: Match[Any] = field(compare=False, repr=False)
    """Played through already, for one who goes on with it."""
    in_record: int
    """How many of its plies stand in the record's text; the others were added one by one."""
    sheet: "ScoreSheet | None" = field(default=None, compare=False, repr=False)
    """What it is being written on, while it is not in the file yet."""

    @property
    def id(self) -> int:
        """The number under which it is saved."""
        return self.summary.id

    @property
    def updated(self) -> datetime:
        """When it was changed last."""
        return self.summary.updated

    @property
    def created(self) -> datetime:
        """When it was begun."""
        return self.summary.created


@dataclass(frozen=True, slots=True)
class Page:
    """What is to be written of a game: all of it, or the plies after those that stand there."""

    summary: Summary
    record: Record | None
    """The whole game; ``None`` when only the last plies are new."""
    texts: tuple[str, ...]
    """Of all its moves, or of the new ones."""
    kept: int = 0
    """So many plies stand there already."""
    comments: tuple[str, ...] = ()
    """What is said of each of the new moves."""

    @property
    def text(self) -> str | None:
        """The whole record; it takes a while to write the longest one."""
        return None if self.record is None else self.record.written(self.texts)

    @property
    def added(self) -> tuple[tuple[str, str], ...]:
        """The plies after those that stand there, and the comments on each."""
        if self.record is not None:
            return ()
        return tuple(zip(self.texts, self.comments, strict=True))
