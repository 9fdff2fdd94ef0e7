"""Where this snakes and ladders comes from, and what is not here as it is there."""

from ....engine.snakes import Snakes
from ....engine.snakes.evaluation import POINT, TILE
from ....engine.snakes.sizes import MOST_IN_APPLE, SIZES
from ...words import _
from ..source import Difference, Source


def source() -> Source:
    """The course report, against this app."""
    return Source(
        _("Snakes and ladders with apples, from a Greek course report: a program in Java."),
        _changed(),
        _decided(),
        _added(),
    )


def _changed() -> tuple[Difference, ...]:
    return (
        Difference(
            _("A roll follows from the game's number and from how many moves were made."),
            _("So taking a move back does not roll again."),
        ),
        Difference(
            _("You roll the die or choose it, as you like."),
            _("The report's ordinary player rolls, and its MinMax Player chooses."),
        ),
    )


def _decided() -> tuple[Difference, ...]:
    usual = SIZES[Snakes().columns, Snakes().rows]
    return (
        Difference(
            _(
                "{percent} percent of a die's value are tiles gained, the rest points gained."
            ).format(percent=100 * TILE // (TILE + POINT)),
            _("The report leaves the weights open. The race is won by tiles."),
        ),
        Difference(
            _(
                "The usual board has {size} tiles, with {snakes} snakes, {ladders} ladders and "
                "{apples} apples; half of these are red."
            ).format(
                size=Snakes().variant,
                snakes=usual.snakes,
                ladders=usual.ladders,
                apples=usual.apples,
            ),
            _("The report leaves sizes and numbers open."),
        ),
        Difference(
            _("An apple is worth 1 to {most} points.").format(most=MOST_IN_APPLE),
            _("The report leaves the points open."),
        ),
        Difference(
            _("No two things lie on one tile, and nothing on the last."),
            _("So no way leads round in a circle."),
        ),
        Difference(
            _("Snakes and ladders climb at most half of the board, and keep apart if they can."),
            _("So their ways are easy to follow with the eye."),
        ),
        Difference(
            _(
                "Among dice that are equally good to the MinMax Player its own gain decides, then "
                "the lower number; to the Heuristic Player the lower number."
            ),
            _("In the report the own gain decides where all six are equal; here it always does."),
        ),
    )


def _added() -> tuple[Difference, ...]:
    other = [size for size in Snakes().variants if size != Snakes().variant]
    return (
        Difference(
            _("Boards of other sizes: {sizes}.").format(sizes=", ".join(other)),
            _("For shorter and longer games."),
        ),
        Difference(
            _("A board's number makes the same board again."),
            _("So two people can play the same one."),
        ),
    )
