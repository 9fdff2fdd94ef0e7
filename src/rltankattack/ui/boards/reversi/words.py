"""Reversi in words: for buttons, sentences and screen readers."""

from collections.abc import Iterable, Sequence

from ....engine.game import Player
from ....engine.reversi import Position, Reversi
from ....engine.reversi.cells import CELL_NAMES, PASS
from ....engine.reversi.discs import cells_of, turned
from ....engine.reversi.ending import Ending
from ....engine.reversi.expert_lookahead import WON
from ...words import _, ngettext


def name() -> str:
    """The game's name."""
    return _("Reversi")


def player_name(player: Player) -> str:
    """Black or White."""
    return _("Black") if player is Player.FIRST else _("White")


def start_name() -> str:
    """The one start."""
    return _("Two discs each")


def invitation() -> str:
    """How a disc is placed."""
    return _("Tap a marked cell to place a disc.")


def note(game: Reversi, position: Position, moves: Sequence[int]) -> str:
    """The number of discs, or that none can be placed and what a person is to do then."""
    mover = player_name(position.turn)
    if PASS in moves:
        return _("{player} cannot place: tap to pass.").format(player=mover)
    if game.moves(position) == (PASS,):
        return _("{player} cannot place.").format(player=mover)
    return _("Discs: Black {black}, White {white}").format(
        black=position.black.bit_count(), white=position.white.bit_count()
    )


def move_in_words(position: Position, move: int) -> str:
    """The cell and the gain, as a button says it."""
    if move == PASS:
        return _("Pass")
    return _("{cell} turns {count}").format(cell=CELL_NAMES[move], count=_gain(position, move))


def move_told(position: Position, move: int) -> str:
    """What a player has just done."""
    player = player_name(position.turn)
    if move == PASS:
        return _("{player} cannot place and passes.").format(player=player)
    count = _gain(position, move)
    return ngettext(
        "{player} took {cell} and turned {count} disc.",
        "{player} took {cell} and turned {count} discs.",
        count,
    ).format(player=player, cell=CELL_NAMES[move], count=count)


def ending_in_words(reason: str) -> str:
    """Why the game ended."""
    if reason == Ending.FULL:
        return _("The board is full.")
    return _("Nobody can place a disc.")


def certain_win(value: int) -> str | None:
    """A win that is certain, with its discs; ``None`` where the value is only an estimate."""
    if abs(value) <= WON:
        return None
    winner = Player.FIRST if value > 0 else Player.SECOND
    return _("{player} wins by {count}").format(player=player_name(winner), count=abs(value) - WON)


def position_in_words(game: Reversi, position: Position) -> str:
    """Every disc, whose turn it is, and where it may place one."""
    sentences = [_discs_in_words(position, player) for player in Player]
    moves = game.moves(position)
    mover = player_name(position.turn)
    if moves == (PASS,):
        sentences.append(_("{player} is to move and has to pass.").format(player=mover))
    elif moves:
        sentences.append(_("{player} is to move.").format(player=mover))
        sentences.append(_("Possible: {cells}.").format(cells=_listed(moves)))
    return " ".join(sentences)


def _discs_in_words(position: Position, player: Player) -> str:
    cells = cells_of(position.discs(player))
    if not cells:
        return _("{player} has no discs.").format(player=player_name(player))
    return ngettext(
        "{player} has {count} disc: {cells}.", "{player} has {count} discs: {cells}.", len(cells)
    ).format(player=player_name(player), count=len(cells), cells=_listed(cells))


def _listed(cells: Iterable[int]) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in cells)


def _gain(position: Position, cell: int) -> int:
    return turned(position.own, position.enemy, cell).bit_count()
