"""The report's account of a match: every step, and what it came to."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ..game import Player
from ..match import Match
from .position import Position
from .sight import distance_in_sight
from .step import Step


@dataclass(frozen=True, slots=True)
class Row:
    """A step, and how things stood after it for whoever made it."""

    number: int
    """The round, from 1: Theseus' step and the Minotaur's after it."""
    player: Player
    die: Step
    tile: int
    """Where the player stands after it."""
    stayed: bool
    """Whether a wall was in the way."""
    taken: int
    """The supplies that Theseus has taken since the match began."""
    supply: int | None
    """How far the nearest supply in sight is; ``None`` when none is."""
    enemy: int | None
    """How far the enemy is, when it is in sight."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """All steps of a match and their totals."""

    rows: tuple[Row, ...]
    steps: Mapping[Player, Mapping[Step, int]]
    """How often each player's die was up, right, down and left, walls or not."""
    stayed: Mapping[Player, int]
    """How often a wall was in a player's way."""
    scores: Mapping[Player, int]
    """The supplies that each player took; the Minotaur takes none."""


def sights(position: Position, player: Player) -> tuple[int | None, int | None]:
    """How far a player sees the nearest supply and the enemy; ``None`` for what is not in sight."""
    here = position.tile(player)
    return (
        distance_in_sight(position.maze, here, position.left),
        distance_in_sight(position.maze, here, (position.tile(player.other),)),
    )


def rounds(match: Match[Position]) -> Rounds:
    """The account of a match as far as it has been played."""
    rows, positions = [], match.positions
    before = match.start.taken
    steps: dict[Player, Counter[Step]] = {player: Counter() for player in Player}
    stays: Counter[Player] = Counter()
    for ply, move in enumerate(match.moves):
        die = Step(move)
        player, after = positions[ply].turn, positions[ply + 1]
        tile = after.tile(player)
        stayed = tile == positions[ply].tile(player)
        supply, enemy = sights(after, player)
        taken = after.taken - before
        rows.append(Row(ply // 2 + 1, player, die, tile, stayed, taken, supply, enemy))
        steps[player][die] += 1
        stays[player] += stayed
    return Rounds(
        rows=tuple(rows),
        steps={player: {step: counts[step] for step in Step} for player, counts in steps.items()},
        stayed={player: stays[player] for player in Player},
        scores={
            Player.FIRST: match.position.taken - before,
            Player.SECOND: 0,
        },
    )
