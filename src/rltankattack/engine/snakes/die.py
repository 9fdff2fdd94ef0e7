"""The die: six values, and rolls that follow from a seed and the number of plies made.

Only `Random.random` is asked: Python promises its numbers for good, so a game keeps its rolls.
"""

from random import Random

DICE = range(1, 7)


def rolled(seed: int, ply: int) -> int:
    """What the die shows to whoever rolls after so many plies."""
    return DICE[int(Random(f"roll {seed} {ply}").random() * len(DICE))]
