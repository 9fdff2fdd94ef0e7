"""The value of a step as the report has it, in thousandths."""

from ..game import Player
from .position import Position
from .sight import seen
from .step import Step

SUPPLY_AT = (460, 230, 138)
"""What a supply in sight is worth to Theseus, at a distance of 1, 2 and 3."""
OPPONENT_AT = (540, 270, 162)
"""What the opponent in sight is worth to the Minotaur, and costs Theseus."""
WINNING = 100_000
INTO_WALL = -100_000
"""Never taken, even where the rules allow it."""


def step_value(position: Position, step: Step) -> int:
    """What a step promises to the player to move, by what is seen in its direction."""
    turn = position.turn
    ahead = seen(position.maze, position.tile(turn), step)
    if not ahead:
        return INTO_WALL
    enemy = position.tile(turn.other)
    if turn is Player.SECOND:
        return WINNING if ahead[0] == enemy else _worth(ahead, (enemy,), OPPONENT_AT)
    if position.left == (ahead[0],):
        return WINNING
    return _worth(ahead, position.left, SUPPLY_AT) - _worth(ahead, (enemy,), OPPONENT_AT)


def _worth(ahead: tuple[int, ...], wanted: tuple[int, ...], worth: tuple[int, ...]) -> int:
    return sum(each for tile, each in zip(ahead, worth, strict=False) if tile in wanted)
