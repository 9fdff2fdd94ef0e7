"""What there is to learn from the printed games, each remark after so many plies."""

from ...words import _


def remarks(example: str) -> dict[int, str]:
    """The remarks on one of the examples."""
    match example:
        case "crazy":
            return _crazy()
        case "forward":
            return _forward()
        case "minimax":
            return _minimax()
    raise LookupError(f"expected an example of the tank, got {example!r}")


def _crazy() -> dict[int, str]:
    return {
        0: _("A person plays Red. Green is Crazy Boat, which moves at random."),
        8: _("Column 5 is empty: a boat that sails onto it sinks."),
        9: _("So Red fills it first, and sails there in its next turn."),
        10: _("By chance Crazy Boat takes water from under Red. At level 0 Red would be lost."),
        13: _("A boat never climbs. Red raises its own column, to reach the next one."),
        16: _("A random move may help the enemy: Green lifts Red."),
        27: _("Both boats are in column 9. They may meet and pass, nobody is in the way."),
        29: _("The other way to get on: Red lowers the column that it wants to sail to."),
        33: _("The port is as high as level 4, so Red lets itself be lifted up to it."),
        35: _("Red reaches Green's port and wins. Crazy Boat never saw it coming."),
    }


def _forward() -> dict[int, str]:
    return {
        0: _(
            "Forward Boat always sails toward the enemy's port, and never looks at what follows. "
            "The thesis shows only the beginning."
        ),
        2: _("The way down to the middle of the lake is open to both."),
        6: _(
            "Here the pictures of the thesis end. Play on: where Forward Boat cannot sail it "
            "raises its own column, and it sails even onto an empty one."
        ),
    }


def _minimax() -> dict[int, str]:
    return {
        0: _(
            "MiniMax Boat looks four plies ahead. It reports a value e: above 0 is good for Red, "
            "below 0 for Green, and -999999 means that Green wins."
        ),
        2: _("It lowers the column under Red: column 2 is now higher, and Red cannot sail on."),
        3: _(
            "Red takes that back. MiniMax Boat never takes a change of the water back, and "
            "believes that nobody does."
        ),
        4: _("So it does not lower column 1 once more. It sails."),
        9: _("Red is on level 2: two turns of Green can take all its water."),
        10: _(
            "One level is left, and MiniMax Boat believes that it has won: it does not reckon that "
            "Red could raise column 4 again. That is the one move that saves Red."
        ),
        11: _("Red sails on instead, onto a column that is no deeper."),
        12: _("The last water is taken away. Red's boat is on the ground: Green has won."),
    }
