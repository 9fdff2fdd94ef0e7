"""How good a position looks: who has more stones where five may still come about."""

from .ending import outcome
from .position import Position
from .windows import Reading, read

WAITING = (1, 8, 40, 120)
"""What an open window with one to four stones is worth to the player who is not to move."""
MOVING = (1, 10, 70, 1000)
"""The same to the player to move, who may add a stone at once."""


def evaluate(position: Position) -> int:
    """An estimate from black's side; exact for a finished game."""
    ended = outcome(position)
    if ended is not None:
        return ended.value
    turn = position.turn
    mine, theirs = position.stones(turn), position.stones(turn.other)
    return turn.sign * balance(read(mine, theirs), read(theirs, mine))


def balance(mover: Reading, waiting: Reading) -> int:
    """How much more the windows of the player to move are worth than the opponent's."""
    return _worth(mover, MOVING) - _worth(waiting, WAITING)


def _worth(reading: Reading, weights: tuple[int, int, int, int]) -> int:
    one, two, three, four = weights
    return one * reading.ones + two * reading.twos + three * reading.threes + four * reading.fours
