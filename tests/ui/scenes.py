"""Scenes of random games, whatever the game."""

from random import Random

from rltankattack.engine.games import find_game
from rltankattack.engine.labyrinth import Step
from rltankattack.engine.match import Match
from rltankattack.ui.boards.painter import Scene
from rltankattack.ui.boards.tank.hands import BOAT

LONGEST = 60
"""Plies after which a random game is left; the boats could go on for ever."""
MOTION = (0.0, 0.3, 0.7)
"""Times at which a move is on its way."""


def random_match(game, seed, plies=LONGEST):
    """A game of random moves, to its end or for so many plies."""
    rng = Random(seed)
    start = game.start(rng) if game.seeds is None else game.seeded(seed)
    match = Match(game, start)
    while match.outcome is None and match.plies < plies:
        match.play(rng.choice(match.legal_moves))
    return match


def scenes(game, seed, plies):
    """Some plies of a random game, from its first to its last: under way, and at rest."""
    match = random_match(game, seed)
    for ply in sorted({round(1 + i * (match.plies - 1) / (plies - 1)) for i in range(plies)}):
        yield from _of_a_ply(game, match, ply)


def _of_a_ply(game, match, ply):
    old, new, move = *match.positions[ply - 1 : ply + 1], match.moves[ply - 1]
    for time in MOTION:
        yield Scene(old, new, time, last_move=move)
    yield Scene(old, new, last_move=move)
    moves = game.moves(new)
    if moves:
        asked = {"last_move": move, "hint": moves[0], "cursor": 0, "overlay": True}
        yield Scene(old, new, moves=moves, selection=_chosen(game, moves), **asked)
        if game.has_dice:
            yield Scene(old, new, moves=moves[:1], rolls=True, **asked)


def _chosen(game, moves):
    """What a first tap chooses, in the games in which a move takes two."""
    return {"tank": BOAT, "gomoku": moves[0]}.get(game.name)


def long_match(rounds):
    """Theseus runs into the wall beside the entrance, and the Minotaur walks to and fro."""
    game = find_game("labyrinth", "7x7-bump").with_limits(None, None, None)
    match = Match(game, game.seeded(1))
    step, _tile = next(match.position.maze.ways(match.position.minotaur))
    back = {Step.UP: Step.DOWN, Step.RIGHT: Step.LEFT, Step.DOWN: Step.UP, Step.LEFT: Step.RIGHT}
    for number in range(rounds):
        match.play(Step.LEFT)
        match.play(back[step] if number % 2 else step)
    return match
