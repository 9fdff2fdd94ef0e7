"""The rules of Reversi, a picture and two short lines each."""

from ....engine.reversi import Position, Reversi
from ....engine.reversi.position import START
from ...words import _
from ..painter import Page, Scene

EIGHT_WAYS = "X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X"
NOTHING_TO_PLACE = "OXX--XXXXOXXXXXXXXOOOXXXXOXOOOXXXXOXXXOXXXXXOOOOXXXXXOOOXXXXXOOO X"
CORNER = "X-X-----XXOOX---XXOOO-----XXOO----XXOO---X-OX-O----------------- X"
FINISHED = "OXXXXXXXOXOOXXXXOOOXXXOXOOXXXXOXOXXOXXOXOXXOOOXXOOOOOOOXOOOOXXXX X"

FULL_SWING = "-------------O-----XOO---OOOXO----XXXXO--X-XXO-----XO----------- X"


def rules(game: Reversi) -> list[Page]:
    """From the start to the end."""
    after = game.play(START, game.parse_move(START, "D3"))
    eight = Position.parse(EIGHT_WAYS)
    stuck, corner, finished = map(Position.parse, (NOTHING_TO_PLACE, CORNER, FINISHED))
    return [
        Page(
            Scene(START, START),
            _("Black and white place discs in turn."),
            _("Each begins with two; black moves first."),
        ),
        Page(
            Scene(START, START, moves=game.moves(START), hint=19),
            _("Enclose discs of the other colour."),
            _("Yours must lie at both ends of a straight row."),
        ),
        Page(
            Scene(START, after, last_move=19),
            _("All that you enclose turns over."),
            _("It now has your colour."),
        ),
        Page(
            Scene(eight, eight, hint=27),
            _("Rows, columns and diagonals count."),
            _("One disc may turn others in eight directions."),
        ),
        Page(
            Scene(stuck, stuck, moves=game.moves(stuck)),
            _("You must turn a disc, or else pass."),
            _("Who can place one may not pass."),
        ),
        Page(
            Scene(corner, corner, last_move=0),
            _("A disc in a corner stays as it is."),
            _("Nobody can turn it: corners are worth a lot."),
        ),
        Page(
            Scene(finished, finished),
            _("The game ends when nobody can place."),
            _("More discs win; as many each are a draw."),
        ),
    ]


def picture() -> Scene:
    """A game in full swing."""
    shown = Position.parse(FULL_SWING)
    return Scene(shown, shown)
