"""Positions for tests and benchmarks: reachable, undecided, the same for the same seed."""

from random import Random

from rltankattack.engine.game import Game


def random_position(game: Game, rng: Random, most_plies: int = 60):
    """A position that random play reaches and that is not decided yet."""
    while True:
        position = rng.choice(tuple(game.starts.values()))
        for _ in range(rng.randint(0, most_plies)):
            position = game.play(position, rng.choice(game.moves(position)))
            if game.outcome(position) is not None:
                break
        else:
            return position


def random_positions(game: Game, seed: int, count: int, most_plies: int = 60):
    rng = Random(seed)
    return [random_position(game, rng, most_plies) for _ in range(count)]
