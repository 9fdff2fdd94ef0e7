"""Games that come and go as texts, and new games that grow out of old ones."""

from dataclasses import replace
from itertools import takewhile

from ..engine.game import IllegalMove, InvalidPosition, Outcome
from ..engine.match import Verdict
from ..engine.reason import Reason
from ..engine.record import Record
from .saved import SavedGame

MOST_TEXT = 1_000_000
"""Characters of the longest text that is read."""
MOST_PLIES = 5_000
"""Plies of the longest game that is read: a dozen times what the usual limits allow."""


def parse_text(text: str) -> Record:
    """Read a game that comes as a text; slow for a long one, and meant for a worker thread.

    Refuses it with `IllegalMove` or `InvalidPosition`, which tell the line and the reason.
    """
    if len(text) > MOST_TEXT:
        line = text.count("\n", 0, MOST_TEXT) + 1
        raise InvalidPosition(
            "line {line}: {reason}",
            line=line,
            reason=Reason(
                "expected a text of at most {most} characters, got {count}",
                most=MOST_TEXT,
                count=len(text),
            ),
        )
    return Record.parse(text, most_plies=MOST_PLIES)


def export_text(saved: SavedGame) -> str:
    """A game as a text for others; one without a date is given the day on which it was begun."""
    record = saved.record
    return str(replace(record, date=record.date or saved.created.astimezone().date()))


def carried_on(record: Record, moves: tuple[int, ...], outcome: Outcome | None) -> Record:
    """The record of a match that began as another record says: with its players and date, and with
    its comments up to where the two part."""
    pairs = zip(record.moves, moves, strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    comments = {ply: said for ply, said in record.comments.items() if ply <= common}
    return replace(record, moves=moves, outcome=outcome, comments=comments)


def can_continue(record: Record, plies: int) -> bool:
    """Whether there is something left to play after so many plies."""
    if plies < len(record.moves) or record.outcome is None:
        return True
    return record.outcome.reason in (Verdict.RESIGNED, Verdict.CLAIMED)


def continued_from(record: Record, plies: int) -> Record:
    """A new game between the same players that begins with the first so many plies of another."""
    if not 0 <= plies <= len(record.moves):
        raise ValueError(f"expected from 0 to {len(record.moves)} plies, got {plies}")
    if not can_continue(record, plies):
        raise IllegalMove("expected a position to play on from, the game is over there")
    played = record.moves[:plies]
    ended = Record(record.game, record.start, played).match().outcome
    return replace(carried_on(record, played, ended), date=None)
