"""How a person has fared: against each opponent, and over time.

What counts is a finished game, played here, of one person against an agent that the game knows. Who
has won between two persons, or two agents, says nothing about the person who asks.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum

from ..engine.game import Player
from ..engine.games import GAMES
from .saved import Origin, Summary
from .seat import PERSON_NAMES, Seat


class Result(IntEnum):
    """How a game ended for the person; the number is what it adds to the balance."""

    LOSS = -1
    DRAW = 0
    WIN = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """All results against one opponent of one strength."""

    game: str
    opponent: Seat
    wins: int
    draws: int
    losses: int
    shortest_win: int | None
    """In plies of both sides; ``None`` without a win."""

    @property
    def games(self) -> int:
        """How often the two have met."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Point:
    """One result in a chart."""

    id: int
    """The number of the saved game."""
    when: datetime
    game: str
    opponent: Seat
    result: Result
    balance: int
    """Wins less losses until now, this game included."""


def tallies(summaries: Iterable[Summary]) -> tuple[Tally, ...]:
    """A tally for every opponent met, weakest first."""
    met: defaultdict[tuple[str, str], list[tuple[Result, int]]] = defaultdict(list)
    for summary, opponent, result in _counted(summaries):
        met[summary.game, str(opponent)].append((result, summary.plies))
    return tuple(
        _tally(game, opponent, met[game, name])
        for (game, name), opponent in _opponents().items()
        if (game, name) in met
    )


def course(summaries: Iterable[Summary]) -> tuple[Point, ...]:
    """The results from the oldest to the newest with the running balance."""
    points = []
    balance = 0
    oldest_first = sorted(summaries, key=lambda summary: (summary.updated.timestamp(), summary.id))
    for summary, opponent, result in _counted(oldest_first):
        balance += result
        when, game = summary.updated, summary.game
        points.append(Point(summary.id, when, game, opponent, result, balance))
    return tuple(points)


def _tally(game: str, opponent: Seat, results: list[tuple[Result, int]]) -> Tally:
    count = Counter(result for result, _ in results)
    shortest_win = min((plies for result, plies in results if result is Result.WIN), default=None)
    return Tally(
        game, opponent, count[Result.WIN], count[Result.DRAW], count[Result.LOSS], shortest_win
    )


def _counted(summaries: Iterable[Summary]) -> Iterator[tuple[Summary, Seat, Result]]:
    """The games that count, with the opponent and the result for the person."""
    opponents = _opponents()
    for summary in summaries:
        names = (summary.first, summary.second)
        persons = [player for player in Player if names[player] in PERSON_NAMES]
        if summary.origin is not Origin.PLAYED or not summary.finished or len(persons) != 1:
            continue
        (person,) = persons
        opponent = opponents.get((summary.game, names[person.other]))
        if opponent is not None:
            yield summary, opponent, _result(summary.winner, person)


def _opponents() -> dict[tuple[str, str], Seat]:
    """Every agent of every strength, weakest first, by the name of its game and its own."""
    return {
        (game.name, str(seat)): seat
        for game in GAMES
        for kind in game.agents
        for seat in Seat.every(kind)
    }


def _result(winner: Player | None, person: Player) -> Result:
    if winner is None:
        return Result.DRAW
    return Result.WIN if winner is person else Result.LOSS
