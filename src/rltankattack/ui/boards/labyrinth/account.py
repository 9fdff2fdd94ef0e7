"""The report's table of a match, in words."""

from ....engine.game import Player
from ....engine.labyrinth import Position, Step
from ....engine.labyrinth import rounds as engine
from ....engine.match import Match
from ...words import _
from ..painter import Rounds

LETTERS = {Player.FIRST: "T", Player.SECOND: "M"}
"""As on the tokens."""
UNSEEN = "-"


def account(match: Match[Position]) -> Rounds:
    """A row for each step: the die, the supplies taken so far, and what was in sight."""
    played = engine.rounds(match)
    return Rounds(
        headings=(
            "#",
            _("who"),
            _("die"),
            _("step"),
            _("sup"),
            _("near"),
            _("foe"),
        ),
        rows=tuple(_row(row) for row in played.rows),
        totals=(
            _counts(
                _("Theseus: up {up}, right {right}, down {down}, left {left}"), played, Player.FIRST
            ),
            _counts(
                _("Minotaur: up {up}, right {right}, down {down}, left {left}"),
                played,
                Player.SECOND,
            ),
            _("Score: {taken} of {all} supplies").format(
                taken=played.scores[Player.FIRST], all=len(match.start.left)
            ),
        ),
    )


def _row(row: engine.Row) -> tuple[str, ...]:
    return (
        str(row.number),
        LETTERS[row.player],
        str(int(row.die)),
        _step(row.die),
        str(row.taken),
        _distance(row.supply),
        _distance(row.enemy),
    )


def _step(step: Step) -> str:
    match step:
        case Step.UP:
            return _("up")
        case Step.RIGHT:
            return _("right")
        case Step.DOWN:
            return _("down")
        case Step.LEFT:
            return _("left")


def _distance(steps: int | None) -> str:
    return UNSEEN if steps is None else str(steps)


def _counts(message: str, played: engine.Rounds, player: Player) -> str:
    counts = played.steps[player]
    return message.format(**{str(step): counts[step] for step in Step})
