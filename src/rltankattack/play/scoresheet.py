"""A game as it is written down, ply by ply."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ..engine.agent import Choice
from ..engine.match import Match
from ..engine.record import Record, comments_text
from ..engine.report import report_in, reported
from .saved import Origin, Page, SavedGame, Summary


class ScoreSheet:
    """Keeps the text of each move as it is made, so that nothing is replayed to save a game.

    It also knows how much of it stands in the file. Whoever takes a `page` writes it; if that
    fails, `lost` says so, and the next page holds the whole game.
    """

    def __init__(self, record: Record, match: Match[Any], summary: Summary) -> None:
        self.summary = summary
        self.filed: int | None = None
        """The count of changes that the file has beside it; ``None`` when it is not there."""
        self._record = record
        self._comments = dict(record.comments)
        self._commented = record.moves
        self._moves = record.moves
        self._outcome = record.outcome
        self._texts = list(map(match.game.move_text, match.positions, match.moves))
        self._kept: int | None = None
        self._in_record = 0
        self._ended = False

    @classmethod
    def begun(
        cls, record: Record, match: Match[Any], number: int, order: int, origin: Origin
    ) -> "ScoreSheet":
        """A game that stands nowhere yet."""
        now = datetime.now(UTC)
        return cls(record, match, _summary(number, now, order, origin, record))

    @classmethod
    def taken_up(cls, saved: SavedGame) -> "ScoreSheet":
        """A game that goes on where it was saved."""
        sheet = cls(saved.record, saved.match, saved.summary)
        sheet.filed = saved.summary.order
        sheet._kept = len(saved.record.moves)
        sheet._in_record = saved.in_record
        sheet._ended = saved.record.outcome is not None
        return sheet

    @property
    def number(self) -> int:
        """The number under which the game is saved."""
        return self.summary.id

    @property
    def record(self) -> Record:
        """The game as it stands: with the names and the date it was begun with."""
        plies = len(self._moves)
        comments = {ply: said for ply, said in self._comments.items() if ply <= plies}
        return replace(self._record, moves=self._moves, outcome=self._outcome, comments=comments)

    def read(self, record: Record, match: Match[Any]) -> SavedGame:
        """The game as somebody would read it, given its record and that played through."""
        return SavedGame(self.summary, record, match, self._in_record, self)

    def follow(self, match: Match[Any], order: int, choice: Choice | None = None) -> bool:
        """Write down what has changed, and what an agent said of its move, which is the last one;
        whether anything has changed."""
        moves, outcome = match.moves, match.outcome
        if (moves, outcome) == (self._moves, self._outcome):
            return False
        same = _common(self._moves, moves)
        del self._texts[same:]
        self._texts.extend(map(match.game.move_text, match.positions[same:], moves[same:]))
        if self._kept is not None:
            self._kept = min(self._kept, same)
        self._keep_comments(moves)
        if choice is not None:
            self._hear(len(moves), choice)
        self._moves, self._outcome = moves, outcome
        self.summary = replace(
            self.summary,
            updated=datetime.now(UTC),
            order=order,
            finished=outcome is not None,
            winner=None if outcome is None else outcome.winner,
            reason=None if outcome is None else str(outcome.reason),
            plies=len(moves),
        )
        return True

    def rename(self, first: str, second: str, order: int) -> None:
        """Others play on."""
        self._record = replace(self._record, first=first, second=second)
        self.summary = replace(self.summary, first=first, second=second, order=order)
        self.lost()  # the names stand in the record

    def page(self) -> Page:
        """What has to be written now."""
        ended = self._outcome is not None
        kept = self._kept
        self._kept = len(self._texts)
        if kept is not None and kept >= self._in_record and not ended and not self._ended:
            comments = self._comments_after(kept)
            return Page(self.summary, None, tuple(self._texts[kept:]), kept, comments)
        self._ended = ended
        self._in_record = len(self._texts)
        return Page(self.summary, self.record, tuple(self._texts))

    def _comments_after(self, kept: int) -> tuple[str, ...]:
        plies = range(kept + 1, len(self._texts) + 1)
        return tuple(comments_text(self._comments.get(ply, ())) for ply in plies)

    def _keep_comments(self, moves: tuple[int, ...]) -> None:
        """What is said of moves that are taken back waits until they are made again, or others."""
        same = _common(self._commented, moves)
        if same == len(moves):
            return
        if same < len(self._commented):
            self._comments = {ply: said for ply, said in self._comments.items() if ply <= same}
        self._commented = moves

    def _hear(self, ply: int, choice: Choice) -> None:
        """An agent's word on its move takes the place of an older one."""
        report = reported(choice)
        others = (c for c in self._comments.pop(ply, ()) if report_in(c, choice.move) is None)
        said = (*(() if report is None else (report,)), *others)
        if said:
            self._comments[ply] = said

    def lost(self) -> None:
        """Write all of it next time: nobody knows what stands in the file."""
        self._kept = None

    def forget_file(self) -> None:
        """The game stands nowhere any more."""
        self.filed = None
        self.lost()

    def move_to(self, number: int) -> None:
        """Be another game from now on: the one in the file was changed by somebody else."""
        self.summary = replace(self.summary, id=number)
        self.forget_file()

    def put_in_order(self, order: int) -> None:
        """Take a place among all changes of the file."""
        self.summary = replace(self.summary, order=order)


def _summary(number: int, now: datetime, order: int, origin: Origin, record: Record) -> Summary:
    outcome = record.outcome
    return Summary(
        id=number,
        created=now,
        updated=now,
        order=order,
        origin=origin,
        finished=outcome is not None,
        game=record.game.name,
        variant=record.game.variant,
        first=record.first,
        second=record.second,
        winner=None if outcome is None else outcome.winner,
        reason=None if outcome is None else str(outcome.reason),
        plies=len(record.moves),
    )


def _common(old: tuple[int, ...], new: tuple[int, ...]) -> int:
    """How many moves two games begin with alike."""
    if new[: len(old)] == old:
        return len(old)
    return next((ply for ply, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(new))
