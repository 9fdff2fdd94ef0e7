"""How many nodes the searches visit: counted in a test, and by whoever wants to measure."""

from random import Random

from rltankattack.engine.reversi import Reversi
from rltankattack.engine.reversi.position import START
from rltankattack.engine.search import alphabeta, minimax

reversi = Reversi()


def midgames(count, seed, plies=range(28, 41)):
    """Positions from the middle of random games."""
    rng = Random(seed)
    found = []
    while len(found) < count:
        position = START
        for _ in range(rng.choice(plies)):
            moves = reversi.moves(position)
            if not moves:
                break
            position = reversi.play(position, rng.choice(moves))
        if len(reversi.moves(position)) > 1:
            found.append(position)
    return found


def visited(positions, depth, view):
    """The nodes that alpha-beta and plain minimax visit, each with a view of its own."""
    pruned = sum(alphabeta(reversi, each, depth, view=view(reversi)).nodes for each in positions)
    full = sum(minimax(reversi, each, depth, view=view(reversi)).nodes for each in positions)
    return pruned, full
