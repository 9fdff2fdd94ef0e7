"""The rules of Gomoku, a picture and two short lines each."""

from ....engine.game import Player
from ....engine.gomoku import Position
from ....engine.gomoku.board import NAMES, cells_of, set_of
from ...words import _
from ..painter import Page, Scene

_OPENING = "H8 I9 G9 I7 H10", "H9 G8 I8 F7 G7"
_THREE = "G8 H8 I8 H10", "H9 G9 I7"
_FOUR = "F8 G8 H8 I8 H10", "H9 G9 I7 F6"
_CROSSING = "E8 F8 G8 H5 H6 H7", "D8 H4 F6 G9 I7 G5"
_WON = "F10 G9 H8 I7 J6 H10", "G8 H9 I8 F7 H7"
_OVERLINE = "E8 F8 G8 H8 I8 J8", "F7 G7 H7 G9 H10"


def rules() -> list[Page]:
    """From the first stone to the last one."""
    return [
        Page(
            _scene("", "", hint="H8"),
            _("Black begins on any crossing."),
            _("The board has 15 rows of 15 crossings."),
        ),
        Page(
            _scene(*_OPENING, last="H10", turn=Player.SECOND),
            _("Put one stone in each turn."),
            _("Stones stay: none is moved or taken."),
        ),
        Page(
            _scene(*_WON, last="J6", turn=Player.SECOND),
            _("Five in a row win."),
            _("Across, down, or along a diagonal."),
        ),
        Page(
            _scene(*_OVERLINE, last="G8", turn=Player.SECOND),
            _("More than five win, too."),
            _("These are six."),
        ),
        Page(
            _scene(*_THREE, hint="F8", turn=Player.SECOND),
            _("Stop a row of three in time."),
            _("White must answer at one of its ends."),
        ),
        Page(
            _scene(*_FOUR, last="F8", turn=Player.SECOND),
            _("Four with two open ends have won."),
            _("White can close one end only."),
        ),
        Page(
            _scene(*_CROSSING, hint="H8"),
            _("Two threats at once win as well."),
            _("Here two fours come from one stone."),
        ),
        Page(
            _full(),
            _("A full board is a draw."),
            _("It needs 225 stones and no five."),
        ),
        Page(
            _scene(*_OPENING, turn=Player.SECOND, overlay=True),
            _("The menu can show how good a cell is."),
            _("This is how the Heuristic Player sees it."),
        ),
    ]


def picture() -> Scene:
    """A game in full swing."""
    return _scene(*_OPENING, last="H10", turn=Player.SECOND)


def _scene(
    black: str,
    white: str,
    *,
    turn: Player = Player.FIRST,
    hint: str = "",
    last: str = "",
    overlay: bool = False,
) -> Scene:
    stones = (set_of(map(NAMES.index, names.split())) for names in (black, white))
    shown = Position(*stones, turn)
    return Scene(
        shown,
        shown,
        hint=NAMES.index(hint) if hint else None,
        last_move=NAMES.index(last) if last else None,
        overlay=overlay,
        moves=tuple(cells_of(shown.empty)) if overlay else (),
    )


def _full() -> Scene:
    """Colours change along a row and in every second row: nowhere are there five."""
    cells = "".join("XO"[(cell // 30 + cell % 15) % 2] for cell in range(225))
    shown = Position.parse(f"{cells} O")
    return Scene(shown, shown)
