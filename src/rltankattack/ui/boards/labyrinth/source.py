"""Where this labyrinth comes from, and what is not here as it is there."""

from ....engine.labyrinth import Labyrinth
from ....engine.labyrinth.labyrinth import AMOUNTS, SIZES
from ...words import _
from ..source import Difference, Source


def source() -> Source:
    """The course report, against this app."""
    return Source(
        _(
            "Theseus and the Minotaur, from a Greek course report: a program in Java for the "
            "console."
        ),
        _changed(),
        _decided(),
        _added(),
    )


def _changed() -> tuple[Difference, ...]:
    return (
        Difference(
            _("Nobody steps into a wall, unless you choose so before the game."),
            _(
                "The report's random player may run into a wall and stays on its tile. Here that "
                "is a rule of its own."
            ),
        ),
        Difference(
            _("The MinMax Player takes the value of its step less that of the enemy's reply."),
            _("The report adds the two, which would reward good replies of the enemy."),
        ),
    )


def _decided() -> tuple[Difference, ...]:
    return (
        Difference(
            _("Every tile can be reached from every other."),
            _("The report's walls are random; a supply behind walls could never be fetched."),
        ),
        Difference(
            _("About half of the places for inner walls get one."),
            _("The report only says how many there may be."),
        ),
        Difference(
            _("For the Minotaur, Theseus in sight counts as good, and supplies do not count."),
            _("He hunts Theseus and needs no supplies."),
        ),
        Difference(
            _("Of equal steps the MinMax Player, too, takes a random one."),
            _("Where nothing is in sight it would otherwise always go the same way."),
        ),
    )


def _added() -> tuple[Difference, ...]:
    other = [f"{size}x{size}" for size in SIZES if size != Labyrinth().size]
    return (
        Difference(
            _("The Path Player."),
            _("It looks several steps ahead, over the real ways around the walls."),
        ),
        Difference(
            _("Boards of other sizes: {sizes}.").format(sizes=", ".join(other)),
            _("For shorter and longer games."),
        ),
        Difference(
            _("{least} to {most} supplies, as you choose.").format(
                least=AMOUNTS[0], most=AMOUNTS[-1]
            ),
            _("Fewer make it easier for Theseus."),
        ),
        Difference(
            _("A board's number makes the same board again."),
            _("So two people can play the same one."),
        ),
    )
