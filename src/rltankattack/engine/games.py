"""The one list of games: play, screens and lab find everything through it."""

from typing import Any

from .game import Game
from .gomoku import Gomoku
from .labyrinth import Labyrinth
from .quote import quoted
from .reason import Reason
from .reversi import Reversi
from .snakes import Snakes
from .tank import Tank

GAMES: tuple[Game[Any], ...] = (Tank(), Reversi(), Gomoku(), Snakes(), Labyrinth())


def find_game(name: str, variant: str) -> Game[Any]:
    """The game with a name, in one of its variants; `LookupError` brings a `Reason`."""
    for game in GAMES:
        if game.name == name:
            if variant in game.variants:
                return game.variants[variant]
            known = ", ".join(game.variants)
            raise LookupError(
                Reason(
                    "expected a variant of {game} from {known}, got {came}",
                    game=name,
                    known=known,
                    came=quoted(variant),
                )
            )
    names = ", ".join(game.name for game in GAMES)
    raise LookupError(
        Reason("expected a game from {known}, got {came}", known=names, came=quoted(name))
    )
