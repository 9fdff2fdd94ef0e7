"""Positions near the end of a game, and what they are worth."""

from random import Random

from rltankattack.engine.reversi import Reversi
from rltankattack.engine.reversi.discs import cells_of, placements, turned
from rltankattack.engine.reversi.position import START

reversi = Reversi()


def endgames(empties, count, seed):
    """So many positions with so many empty cells from random games, with a choice to make."""
    rng = Random(seed)
    found = []
    while len(found) < count:
        position = START
        while position.empty.bit_count() > empties and (moves := reversi.moves(position)):
            position = reversi.play(position, rng.choice(moves))
        if position.empty.bit_count() == empties and len(reversi.moves(position)) > 1:
            found.append(position)
    return found


def final_lead(own, enemy, known):
    """What the player to move leads by in the end, both playing for discs: a full minimax."""
    if (own, enemy) in known:
        return known[own, enemy]
    cells = cells_of(placements(own, enemy))
    if cells:
        lead = max(
            -final_lead(enemy ^ gained, own | gained | 1 << cell, known)
            for cell, gained in ((cell, turned(own, enemy, cell)) for cell in cells)
        )
    elif placements(enemy, own):
        lead = -final_lead(enemy, own, known)
    else:
        lead = own.bit_count() - enemy.bit_count()
    known[own, enemy] = lead
    return lead
