"""Where this Gomoku comes from, and what is not here as it is there."""

from ....engine.gomoku.scores import TABLE
from ...words import _
from ..source import Difference, Source


def source() -> Source:
    """The course report, against this app."""
    return Source(
        _("Gomoku, from a Greek course report: a program in Java."),
        _changed(),
        _decided(),
        _added(),
    )


def _changed() -> tuple[Difference, ...]:
    return (
        Difference(
            _(
                "The scores of the cells are shown as colours, and as numbers where there is "
                "room; the list of moves, a first tap and the arrow keys tell them anywhere."
            ),
            _("The report prints them all; on a phone so many numbers cannot be read."),
        ),
    )


def _decided() -> tuple[Difference, ...]:
    mine, theirs = (", ".join(f"{value:g}" for value in row) for row in (TABLE.mine, TABLE.theirs))
    weights = (TABLE.row_weight, TABLE.row_centrality)
    row, centre = (f"{100 * weight / sum(weights):.0f}" for weight in weights)
    return (
        Difference(
            _(
                "Making a row of four, three or two counts {mine}; stopping one of the opponent's "
                "counts {theirs}."
            ).format(mine=mine, theirs=theirs),
            _("The report gives no numbers. It asks that stopping a row counts, too."),
        ),
        Difference(
            _("Of a score, {row} percent come from the row, {centre} from being central.").format(
                row=row, centre=centre
            ),
            _("The report asks that a row counts more than its place."),
        ),
        Difference(
            _(
                "A cell's share of stones is counted by the tiles around it, {radius} to each side "
                "as far as the board goes."
            ).format(radius=TABLE.radius),
            _(
                "The report says tiles. Counted by the stones there, as this app once did, one "
                "lonely stone would give a far cell the whole share."
            ),
        ),
    )


def _added() -> tuple[Difference, ...]:
    return (
        Difference(
            _("The Search Player."),
            _(
                "It looks ahead among the cells with the best scores, threats first, as long as "
                "you let it. Of equal moves with equal scores it takes any."
            ),
        ),
    )
