"""Where the tank game comes from, and what is not here as it is there."""

from ....engine.game import INFINITY
from ....engine.tank import Tank
from ....engine.tank.agents import AGENTS, MiniMaxBoat
from ....engine.tank.agents.crazy import SAILING_WEIGHT
from ....engine.tank.position import FULL, SIZES
from ...words import _
from ..source import Difference, Source


def source() -> Source:
    """The thesis that brought the game to Android, against this app."""
    return Source(
        _(
            "The original game and the study of how it is learned are by Spyros Gkezerlis "
            "(2012), the first port to Android by Dimitrios Kesidis; both are theses at "
            "the Open University of Cyprus, supervised by Dimitris Kalles. The rules come "
            "from there."
        ),
        _changed(),
        _decided(),
        _added(),
    )


def _changed() -> tuple[Difference, ...]:
    return (
        Difference(
            _("Lake 4 is drawn as often as the other three."),
            _("The text of the thesis has four lakes; by a slip its program never drew the last."),
        ),
        Difference(
            _("When both boats sink at once, it is a draw."),
            _("The thesis's program names red, only because it asks for red first."),
        ),
        Difference(
            _("A tap need not hit one cell, and a boat can be dragged."),
            _(
                "A cell is smaller than a fingertip, and a boat covers two. So all water of a "
                "column lowers it, all air above raises it, and the whole column beside a chosen "
                "boat means to sail there. A tap on the enemy's boat lowers its column."
            ),
        ),
        Difference(
            _("A chosen boat also has marks above and below it, to raise or lower its own column."),
            _("The boat hides the cells that one would tap for that."),
        ),
        Difference(
            _("You may play green, computer boats may be red, and either side may begin."),
            _("In the thesis you are red and begin, and the computer is green."),
        ),
    )


def _decided() -> tuple[Difference, ...]:
    usual = Tank()
    return (
        Difference(
            _("MiniMax Boat never takes the last move back, and believes that nobody does."),
            _(
                "The thesis does not print the list of moves that the boat looks at. But it "
                "prints a table of inverse moves, it hands the last move to this boat alone, and "
                "in its printed game all six of the boat's replies are the one best move by this "
                "rule; without it two of them are not. The other boats, and you, may take back."
            ),
        ),
        Difference(
            _("Crazy Boat's sailing moves are {times} times as likely as each water move.").format(
                times=SAILING_WEIGHT
            ),
            _("So says the text of the thesis; in its printed program all moves are alike."),
        ),
        Difference(
            _("The estimate counts how far a boat's water is below level {full}.").format(
                full=FULL
            ),
            _(
                "One passage of the thesis leaves the {full} out; its program and its printed "
                "values have it."
            ).format(full=FULL),
        ),
        Difference(
            _("A win counts {win}, one less than infinity.").format(win=INFINITY - 1),
            _("The thesis gives no number for infinity; no estimate comes near this one."),
        ),
        Difference(
            _(
                "Endless play is a draw, as in chess: when a position comes up {claim} times, who "
                "is to move may claim it; at {repetition} times, or after {plies} plies, it is one."
            ).format(
                claim=usual.claim_limit, repetition=usual.repetition_limit, plies=usual.ply_limit
            ),
            _("The thesis has no rule against endless play, and good play never ends."),
        ),
    )


def _added() -> tuple[Difference, ...]:
    depths = next(kind.choices for kind in AGENTS if kind.name == MiniMaxBoat.name)
    smaller = [str(columns) for columns in SIZES if columns != Tank().columns]
    return (
        Difference(
            _("Captain Boat."),
            _("At its highest level it never loses; it wins by setting traps."),
        ),
        Difference(
            _("MiniMax Boat looks {least} to {most} plies ahead, as you choose.").format(
                least=depths[0], most=depths[-1]
            ),
            _(
                "The thesis looks {depth} ahead. What cannot matter so soon is looked at once and "
                "not again, so that it is quick; value and move stay those of the plain search."
            ).format(depth=MiniMaxBoat().depth),
        ),
        Difference(
            _("Tanks of other sizes: {columns} columns.").format(columns=", ".join(smaller)),
            _("For shorter games. The moves keep their numbers; the estimate follows the size."),
        ),
        Difference(
            _("The plain pyramid as a fifth lake, which is never drawn by chance."),
            _("It is symmetric; who wants that can ask for it."),
        ),
        Difference(
            _("The rule set without taking back, for everybody."),
            _(
                "It is the game as MiniMax Boat sees it. Where it bars both moves that Forward "
                "Boat wants, that boat plays the first legal one."
            ),
        ),
        Difference(
            _("Moves and positions have short texts, such as R and +5."),
            _("So games can be kept and sent. The numbers of the moves are the thesis's."),
        ),
    )
