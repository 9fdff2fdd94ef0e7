"""A saved game as a row of the file, and back; odd values are read as nothing special."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ..engine.game import IllegalMove, InvalidPosition, Player
from ..engine.match import Match
from ..engine.record import Record, parse_comments
from .saved import Origin, Summary

_SUMMARY = ("game", "variant", "first", "second", "winner", "reason", "plies")
LISTED = ("id", "created", "updated", "changed", "origin", "finished", *_SUMMARY)
"""What is read for a list of games."""
GAME = (*LISTED, "record")
PLIES = "SELECT number, move, comments FROM ply WHERE game = ? ORDER BY number"
"""What was added to a game's record."""
BARE_PLIES = "SELECT number, move, '' FROM ply WHERE game = ? ORDER BY number"
"""The same of a damaged table without its comments."""
MOST_SAVED = 2_000_000
"""Characters of the longest record that is read back: more than an imported text can become, which
is a million at first and half as much again when it is written with spaces and numbers."""
MOST_COUNTED = 1 << 53
EPOCH = datetime(1971, 1, 1, tzinfo=UTC)
LATEST_YEAR = 9_000
"""From the one to the other every moment has a day in every time zone."""


def replayed(text: Any) -> Record | None:
    """The record that a row holds; ``None`` when the rules refuse it."""
    if not isinstance(text, str) or len(text) > MOST_SAVED:
        return None
    try:
        return Record.parse(text)
    except (IllegalMove, InvalidPosition):
        return None


def played_on(record: Record, match: Match[Any], plies: Iterable[tuple[Any, ...]]) -> Record:
    """Play the numbered plies that were added to a record in its match, up to one that is missing
    or that the rules refuse; the record with them."""
    comments = dict(record.comments)
    with suppress(IllegalMove):  # better a shorter game than none
        for number, text, said in plies:
            if number != match.plies + 1:
                break
            match.play(match.game.parse_move(match.position, str(text)))
            if added := _comments(said):
                comments[match.plies] = added
    return replace(record, moves=match.moves, outcome=match.outcome, comments=comments)


def _comments(text: Any) -> tuple[str, ...]:
    try:
        return parse_comments(_words(text))
    except ValueError:
        return ()


def summed_up(record: Record | None) -> dict[str, Any]:
    """The values that say what a list shows of a record."""
    if record is None:
        return dict.fromkeys(_SUMMARY)
    outcome = record.outcome
    return {
        "finished": outcome is not None,
        "game": record.game.name,
        "variant": record.game.variant,
        "first": record.first,
        "second": record.second,
        "winner": None if outcome is None or outcome.winner is None else int(outcome.winner),
        "reason": None if outcome is None else str(outcome.reason),
        "plies": len(record.moves),
    }


def row_of(summary: Summary) -> dict[str, Any]:
    """A summary as it stands in the file."""
    return {
        "id": summary.id,
        "created": summary.created.isoformat(),
        "updated": summary.updated.isoformat(),
        "origin": str(summary.origin),
        "finished": summary.finished,
        "game": summary.game,
        "variant": summary.variant,
        "first": summary.first,
        "second": summary.second,
        "winner": None if summary.winner is None else int(summary.winner),
        "reason": summary.reason,
        "plies": summary.plies,
    }


def summary_of(row: Mapping[str, Any]) -> Summary:
    """What a row says."""
    return Summary(
        id=row["id"],
        created=_moment(row["created"]),
        updated=_moment(row["updated"]),
        order=_count(row["changed"]),
        origin=Origin.IMPORTED if row["origin"] == Origin.IMPORTED else Origin.PLAYED,
        finished=row["finished"] == 1,
        game=_words(row["game"]),
        variant=_words(row["variant"]),
        first=_words(row["first"]),
        second=_words(row["second"]),
        winner=Player(row["winner"]) if row["winner"] in (0, 1) else None,
        reason=row["reason"] if isinstance(row["reason"], str) else None,
        plies=_count(row["plies"]),
    )


def _moment(value: Any) -> datetime:
    try:
        moment = datetime.fromisoformat(value)
    except (ValueError, TypeError):
        return EPOCH
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment if EPOCH.year <= moment.year <= LATEST_YEAR else EPOCH


def _count(value: Any) -> int:
    return value if isinstance(value, int) and 0 <= value < MOST_COUNTED else 0


def _words(value: Any) -> str:
    return value if isinstance(value, str) else ""
