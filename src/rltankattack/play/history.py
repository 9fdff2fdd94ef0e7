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
MOST_COMMENTS = 10_000
"""Two for each ply of the longest game."""
MOST_LINES = 20_000
LONGEST_LINE = 50_000
LONGEST_WORD = 1_000
"""Letters without a space between; the longest position takes a few hundred. What is longer, be it
a word, a line or their number, would take a window seconds to lay out."""


def parse_text(text: str) -> Record:
    """Read a game that comes as a text; slow for a long one, and meant for a worker thread.

    Refuses it with `IllegalMove` or `InvalidPosition`, which tell the line and the reason.
    """
    check_size(text)
    return Record.parse(text, most_plies=MOST_PLIES, most_comments=MOST_COMMENTS)


def check_size(text: str) -> None:
    """Refuse a text that is too large to be read, or to be shown; this takes no time."""
    if len(text) > MOST_TEXT:
        reason = Reason(
            "expected a text of at most {most} characters, got {count}",
            most=MOST_TEXT,
            count=len(text),
        )
        raise _at(text.count("\n", 0, MOST_TEXT) + 1, reason)
    count = text.count("\n") + 1
    if count > MOST_LINES:
        reason = Reason("expected at most {most} lines, got {count}", most=MOST_LINES, count=count)
        raise _at(MOST_LINES + 1, reason)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_WORD:
            _check_line(number, line)


def _check_line(number: int, line: str) -> None:
    longest = max(map(len, line.split()), default=0)
    if longest > LONGEST_WORD:
        reason = Reason(
            "expected a word of at most {most} characters, got {count}",
            most=LONGEST_WORD,
            count=longest,
        )
        raise _at(number, reason)
    if len(line) > LONGEST_LINE:
        reason = Reason(
            "expected a line of at most {most} characters, got {count}",
            most=LONGEST_LINE,
            count=len(line),
        )
        raise _at(number, reason)


def _at(line: int, reason: Reason) -> InvalidPosition:
    return InvalidPosition("line {line}: {reason}", line=line, reason=reason)


def export_text(saved: SavedGame) -> str:
    """A game as a text for others; one without a date is given the day on which it was begun."""
    record, match = saved.record, saved.match
    dated = replace(record, date=record.date or saved.created.astimezone().date())
    return dated.written([*map(match.game.move_text, match.positions, match.moves)])


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
