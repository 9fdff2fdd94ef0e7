"""The one list of games: play, screens and lab find everything through it."""

from typing import Any

from .game import Game
from .gomoku import Gomoku
from .labyrinth import Labyrinth
from .quote import quoted
from .reversi import Reversi
from .snakes import Snakes
from .tank import Tank

GAMES: tuple[Game[Any], ...] = (Tank(), Reversi(), Gomoku(), Snakes(), Labyrinth())


def find_game(name: str, variant: str) -> Game[Any]:
    """The game with a name, in one of its variants."""
    for game in GAMES:
        if game.name == name:
            if variant in game.variants:
                return game.variants[variant]
            known = ", ".join(game.variants)
            raise LookupError(f"expected a variant of {name} from {known}, got {quoted(variant)}")
    names = ", ".join(game.name for game in GAMES)
    raise LookupError(f"expected a game from {names}, got {quoted(name)}")
