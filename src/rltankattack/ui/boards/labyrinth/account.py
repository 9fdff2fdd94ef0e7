"""The report's table of a match, in words."""

from ....engine.game import Player
from ....engine.labyrinth import Labyrinth, Position, Step
from ....engine.labyrinth import rounds as engine
from ....engine.match import Match
from ...sheet import NONE, Sheet
from ...words import _
from ..painter import Rounds
from .words import player_name


def account(game: Labyrinth, match: Match[Position]) -> Rounds:
    """A row for each step: where it led, what is taken, and what was in sight."""
    played = engine.rounds(match)
    headings = (
        # Translators: headings of columns, each word of which stands on a line of its own.
        _("Round"),
        _("Player"),
        _("Die"),
        _("Row, column"),
        _("Taken"),
        _("Supply at"),
        _("Enemy at"),
    )
    rows = tuple(_row(match.start, row) for row in played.rows)
    return Rounds(Sheet(headings, rows), _sums(game, played, len(match.start.left)))


def _row(start: Position, row: engine.Row) -> tuple[str, ...]:
    return (
        str(row.number) if row.player is Player.FIRST else "",
        player_name(row.player),
        f"{row.die:d} {_wall() if row.stayed else _step(row.die)}",
        "{}, {}".format(*start.maze.row_and_column(row.tile)),
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


def _wall() -> str:
    return _("wall")


def _distance(steps: int | None) -> str:
    return NONE if steps is None else str(steps)


def _sums(game: Labyrinth, played: engine.Rounds, supplies: int) -> Sheet:
    """How often each went where, how often a wall was in the way, and the score."""
    walls = (_("Walls"),) if game.bump else ()
    headings = ("", _("Up"), _("Right"), _("Down"), _("Left"), *walls, _("Taken"))
    return Sheet(
        headings,
        tuple(
            (
                player_name(player),
                *(str(played.steps[player][step]) for step in Step),
                *((str(played.stayed[player]),) if game.bump else ()),
                _("{taken} of {all}").format(taken=played.scores[player], all=supplies)
                if player is Player.FIRST
                else NONE,
            )
            for player in Player
        ),
    )
