"""Gomoku in words: moves and positions for buttons, sentences and screen readers."""

from ....engine.game import Player
from ....engine.gomoku import Position
from ....engine.gomoku.board import NAMES, cells_of
from ....engine.gomoku.ending import Ending, outcome
from ....engine.gomoku.windows import read
from ...words import _, ngettext
from .listing import best
from .ratings import ratings


def name() -> str:
    """The game's name."""
    return _("Gomoku")


def player_name(player: Player) -> str:
    """Black or White."""
    return _("Black") if player is Player.FIRST else _("White")


def start_name() -> str:
    """The only start."""
    return _("Empty board")


def move_in_words(position: Position, move: int) -> str:
    """The name of the crossing, and its score: "H8 · 35"."""
    return f"{NAMES[move]} · {ratings(position)[move]}"


def move_told(position: Position, move: int) -> str:
    """What a player has just done: "Black took H8."."""
    return _("{player} took {cell}.").format(player=player_name(position.turn), cell=NAMES[move])


def invitation(*, twice: bool) -> str:
    """How a stone is put."""
    if twice:
        return _("Tap a crossing twice to place a stone.")
    return _("Tap a crossing to place a stone.")


def chosen(position: Position, cell: int) -> str:
    """What a first tap has chosen, how good it is, and what is to be done next."""
    return _("{cell}, score {score}: tap again.").format(
        cell=NAMES[cell], score=ratings(position)[cell]
    )


def cell_in_words(position: Position, cell: int) -> str:
    """Whose stone is there, or how good the empty crossing is."""
    owner = position.owner(cell)
    if owner is not None:
        return _("{cell}: {player}").format(cell=NAMES[cell], player=player_name(owner))
    return _("{cell}, score {score}").format(cell=NAMES[cell], score=ratings(position)[cell])


def score(value: int) -> str:
    """The score that the heuristic player gives its move, whichever side it plays."""
    return _("score {score}").format(score=abs(value))


def ending_in_words(reason: str) -> str:
    """Why the game ended."""
    return _("Five in a row.") if reason == Ending.FIVE else _("The board is full.")


def note(position: Position) -> str:
    """Who needs but one stone; else how many there are."""
    if outcome(position) is None:
        for player in (position.turn, position.turn.other):
            if _five_cells(position, player):
                return _("{player} needs one more stone for five.").format(
                    player=player_name(player)
                )
    count = (position.black | position.white).bit_count()
    return ngettext("{count} stone on the board", "{count} stones on the board", count).format(
        count=count
    )


def position_in_words(position: Position) -> str:
    """All stones, where five can be made, the turn, and how the list of moves begins."""
    sentences = [
        _("Letters run from the left, numbers from the top."),
        *(_stones_in_words(position, player) for player in Player),
    ]
    if outcome(position) is None:
        sentences += [
            _("{player} can make five at {cells}.").format(
                player=player_name(player), cells=_names(_five_cells(position, player))
            )
            for player in Player
            if _five_cells(position, player)
        ]
        sentences.append(_("{player} is to move.").format(player=player_name(position.turn)))
        sentences.append(_("Each cell has a score from 0 to 100."))
        first = len(best(position, cells_of(position.empty)))
        if first < position.empty.bit_count():
            sentences.append(_("The list begins with the best {count} cells.").format(count=first))
    return " ".join(sentences)


def _stones_in_words(position: Position, player: Player) -> str:
    stones = position.stones(player)
    if not stones:
        return _("{player} has no stones.").format(player=player_name(player))
    return _("{player} has {cells}.").format(player=player_name(player), cells=_names(stones))


def _names(cells: int) -> str:
    return ", ".join(NAMES[cell] for cell in cells_of(cells))


def _five_cells(position: Position, player: Player) -> int:
    return read(position.stones(player), position.stones(player.other)).five_cells
