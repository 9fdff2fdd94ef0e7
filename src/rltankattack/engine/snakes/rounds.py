"""The account of a match: what each ply of each round brought, and the totals."""

from dataclasses import astuple, dataclass
from typing import Any

from ..game import Player
from ..match import Match
from .position import Position
from .walk import Walk, walk


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted, for one ply or for many."""

    die: int = 0
    tiles: int = 0
    snakes: int = 0
    ladders: int = 0
    red_apples: int = 0
    black_apples: int = 0
    points: int = 0

    @classmethod
    def of(cls, way: Walk, die: int) -> "Tally":
        """What a die brings to who plays it."""
        return cls(
            die=die,
            tiles=way.tiles,
            snakes=int(way.is_snake),
            ladders=int(way.is_ladder),
            red_apples=int(way.points > 0),
            black_apples=int(way.points < 0),
            points=way.points,
        )

    def __add__(self, other: "Tally") -> "Tally":
        """Both together."""
        both = zip(astuple(self), astuple(other), strict=True)
        return Tally(*(one + another for one, another in both))


@dataclass(frozen=True, slots=True)
class Turn:
    """One ply: whose it was, where it ended, and what it brought."""

    player: Player
    tile: int
    """After a snake or a ladder, too."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Round:
    """A ply of the player who began, and the answer, if there was one."""

    number: int
    turns: tuple[Turn, ...]


def rounds(match: Match[Any]) -> tuple[Round, ...]:
    """Every round so far."""
    turns = _turns(match)
    pairs = [tuple(turns[i : i + 2]) for i in range(0, len(turns), 2)]
    return tuple(Round(number, pair) for number, pair in enumerate(pairs, start=1))


def totals(match: Match[Any], player: Player) -> Tally:
    """What a player's plies brought, all in all."""
    own = (turn.tally for turn in _turns(match) if turn.player is player)
    return sum(own, start=Tally())


def _turns(match: Match[Any]) -> list[Turn]:
    plies = zip(match.positions, match.moves, strict=False)  # no move follows the last position
    return [_turn(position, die) for position, die in plies]


def _turn(position: Position, die: int) -> Turn:
    way = walk(position, die)
    return Turn(position.turn, way.end, Tally.of(way, die))
