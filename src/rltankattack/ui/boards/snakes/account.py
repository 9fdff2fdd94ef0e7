"""The account of a match as a table, narrow enough for a phone."""

from typing import Any

from ....engine.game import Player
from ....engine.match import Match
from ....engine.snakes.rounds import Turn, rounds, totals
from ...words import _
from ..painter import Rounds
from .words import player_name, signed

LETTERS = {Player.FIRST: "R", Player.SECOND: "G"}


def account(match: Match[Any]) -> Rounds:
    """A row for each ply, and three lines with the totals of each player."""
    rows = [
        _row(each.number if first else None, turn)
        for each in rounds(match)
        for first, turn in zip((True, False), each.turns, strict=False)  # the last may lack one
    ]
    lines = tuple(line for player in Player for line in _totals(match, player))
    return Rounds(_headings(), tuple(rows), lines)


def _headings() -> tuple[str, ...]:
    return (
        "#",
        "",
        _("die"),
        _("tiles"),
        # Translators: headings of narrow columns: snakes, ladders, red and black apples, points.
        _("sn."),
        _("la."),
        _("red"),
        _("bla."),
        _("pts"),
    )


def _row(number: int | None, turn: Turn) -> tuple[str, ...]:
    tally = turn.tally
    return (
        "" if number is None else str(number),
        LETTERS[turn.player],
        str(tally.die),
        signed(tally.tiles),
        str(tally.snakes),
        str(tally.ladders),
        str(tally.red_apples),
        str(tally.black_apples),
        signed(tally.points),
    )


def _totals(match: Match[Any], player: Player) -> list[str]:
    tally, name = totals(match, player), player_name(player)
    return [
        _("{player}: tiles {tiles}, points {points}").format(
            player=name, tiles=signed(tally.tiles), points=signed(tally.points)
        ),
        _("{player}: snakes {snakes}, ladders {ladders}").format(
            player=name, snakes=tally.snakes, ladders=tally.ladders
        ),
        _("{player}: apples red {red}, black {black}").format(
            player=name, red=tally.red_apples, black=tally.black_apples
        ),
    ]
