"""Where this Reversi comes from, and what is not here as it is there."""

from ....engine.reversi.agents.expert_player import EXACT_FROM
from ....engine.reversi.cells import CELLS
from ...words import _
from ..source import Difference, Source


def source() -> Source:
    """The course report, against this app."""
    return Source(
        _("Reversi, from a Greek course report: a program in Java for the console."),
        _changed(),
        _decided(),
        _added(),
    )


def _changed() -> tuple[Difference, ...]:
    return (
        Difference(
            _("The computer's search plays passes, and counts a finished game by its discs."),
            _(
                "The report does not search passes: a side without a move counts as {cells} discs "
                "won or lost. But a pass need not end the game."
            ).format(cells=CELLS),
        ),
        Difference(
            _("You tap a marked cell."),
            _("On the console one types its name. Any other cell is refused in both."),
        ),
    )


def _decided() -> tuple[Difference, ...]:
    return (
        Difference(
            _("Of equal moves the Alpha-Beta Player takes the first, row by row."),
            _("So a search of the same depth always gives the same move."),
        ),
        Difference(
            _("A forced move is played at once, and the depth is told all the same."),
            _("There is nothing to choose, but the report tells the depth after each move."),
        ),
        Difference(
            _("Values are told from your side, in discs."),
            _("A bare number does not say whom it is good for."),
        ),
    )


def _added() -> tuple[Difference, ...]:
    return (
        Difference(
            _("The Expert Player."),
            _(
                "It knows corners, freedom to move and discs that stay, and plays without a "
                "mistake from {empty} empty cells on. Of equal moves it takes any."
            ).format(empty=EXACT_FROM),
        ),
        Difference(_("The Random Player."), _("Somebody to begin with.")),
    )
