"""Reversi in words: for buttons, sentences and screen readers."""

from collections.abc import Iterable, Sequence

from ....engine.game import Player
from ....engine.reversi import Position, Reversi
from ....engine.reversi.cells import CELL_NAMES, PASS
from ....engine.reversi.discs import cells_of, turned
from ....engine.reversi.ending import Ending
from ....engine.reversi.evaluation import DISCS
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


def report(value: int, measure: str, person: Player | None) -> str:
    """What an agent reports, from the person's side, or by the colours where nobody plays alone:
    who wins for certain, who is ahead by how many discs, or who stands better by how many points.
    """
    if value == 0:
        return _("neither is ahead")
    ahead = Player.FIRST if value > 0 else Player.SECOND
    if abs(value) > WON:
        count, told = abs(value) - WON, _win(ahead, person)
    elif measure == DISCS:
        count, told = abs(value), _lead(ahead, person, abs(value))
    else:
        count, told = abs(value), _estimate(ahead, person)
    return told.format(player=player_name(ahead), count=count)


def _win(ahead: Player, person: Player | None) -> str:
    if person is None:
        return _("{player} wins by {count}")
    return _("you win by {count}") if person is ahead else _("you lose by {count}")


def _lead(ahead: Player, person: Player | None, count: int) -> str:
    if person is None:
        return ngettext("{player} {count} disc ahead", "{player} {count} discs ahead", count)
    if person is ahead:
        return ngettext("you are {count} disc ahead", "you are {count} discs ahead", count)
    return ngettext("you are {count} disc behind", "you are {count} discs behind", count)


def _estimate(ahead: Player, person: Player | None) -> str:
    if person is None:
        return _("{player} stands better by {count}")
    if person is ahead:
        return _("you stand better by {count}")
    return _("you stand worse by {count}")


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
