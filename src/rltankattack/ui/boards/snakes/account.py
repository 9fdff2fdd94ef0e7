"""The account of a match as a table."""

from typing import Any

from ....engine.game import Player
from ....engine.match import Match
from ....engine.snakes.rounds import Tally, Turn, rounds, totals
from ...sheet import Sheet
from ...words import _, pgettext
from ..painter import Rounds
from .words import player_name, signed


def account(match: Match[Any]) -> Rounds:
    """A row for each ply, and one for all plies of each player."""
    rows = (
        _row(each.number if first else None, turn)
        for each in rounds(match)
        for first, turn in zip((True, False), each.turns, strict=False)  # the last may lack one
    )
    headings = (
        # Translators: headings of columns, each word of which stands on a line of its own.
        _("Round"),
        _("Player"),
        _("Die"),
        _("Tile"),
        _("Tiles gained"),
        # Translators: what lay on the tile: a snake, a ladder, or an apple.
        _("Met"),
        _("Points"),
    )
    return Rounds(Sheet(headings, tuple(rows)), _sums(match))


def _row(number: int | None, turn: Turn) -> tuple[str, ...]:
    tally = turn.tally
    return (
        "" if number is None else str(number),
        player_name(turn.player),
        str(tally.die),
        str(turn.tile),
        signed(tally.tiles),
        _met(tally),
        signed(tally.points),
    )


def _met(tally: Tally) -> str:
    """There is one thing on a tile at most."""
    if tally.snakes:
        return _("snake")
    if tally.ladders:
        return _("ladder")
    if tally.red_apples:
        return _("red apple")
    return _("black apple") if tally.black_apples else ""


def _sums(match: Match[Any]) -> Sheet:
    headings = (
        "",
        _("Tiles"),
        pgettext("things on a board", "Snakes"),
        _("Ladders"),
        _("Red apples"),
        _("Black apples"),
        _("Points"),
    )
    return Sheet(headings, tuple(_sum(player, totals(match, player)) for player in Player))


def _sum(player: Player, tally: Tally) -> tuple[str, ...]:
    return (
        player_name(player),
        signed(tally.tiles),
        str(tally.snakes),
        str(tally.ladders),
        str(tally.red_apples),
        str(tally.black_apples),
        signed(tally.points),
    )
