"""Many matches between agents, from the same openings with both colours, on all cores."""

import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..engine.agent import Agent, Choice
from ..engine.game import WIN, Game, Player
from ..engine.match import Match
from ..engine.search import minimax
from ..engine.search.clock import Stop

Opening = tuple[Any, tuple[int, ...]]
"""A start, and the moves that were made from it."""


@dataclass(frozen=True)
class Pairing:
    """How one agent did against another."""

    wins: int
    draws: int
    losses: int
    plies: int
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points per game: 1 for a win, a half for a draw."""
        return (self.wins + self.draws / 2) / self.games


@dataclass(frozen=True)
class _Bout:
    """One game to be played: the agents by side, and what makes it repeatable."""

    game: Game[Any]
    opening: Opening
    sides: tuple[Agent, Agent]
    seed: int
    agent: Player
    """The side of the agent that the pairing is about."""


@dataclass(frozen=True)
class Timed:
    """An agent that thinks for so long about every move."""

    agent: Agent
    seconds: float

    @property
    def name(self) -> str:
        """The agent's name and its time."""
        return f"{self.agent.name} at {self.seconds} s"

    def choose(
        self,
        match: Match[Any],
        *,
        rng: Random,
        deadline: float | None = None,
        stop: Stop | None = None,
    ) -> Choice:
        """What the agent chooses until then."""
        now = time.monotonic()
        return self.agent.choose(match, rng=rng, deadline=now + self.seconds, stop=stop)


def openings(
    game: Game[Any],
    count: int,
    seed: int = 1,
    most_plies: int = 12,
    is_open: Callable[[Match[Any]], bool] | None = None,
) -> list[Opening]:
    """Starts with up to `most_plies` random moves; `is_open` says which of them to take, usually
    those that are not decided within two plies."""
    rng = Random(seed)
    found = (_random_opening(game, rng, most_plies) for _ in itertools.count())
    undecided = filter(_undecided if is_open is None else is_open, found)
    return [(match.start, match.moves) for match in itertools.islice(undecided, count)]


def play_pairing(
    game: Game[Any],
    agent: Agent,
    opponent: Agent,
    starts: Sequence[Opening],
    pool: Executor,
    sides: Sequence[Player] = tuple(Player),
) -> Pairing:
    """Play every opening with the agent on each of the sides, and count from its side."""
    bouts = list(_bouts(game, (agent, opponent), starts, sides))
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for bout, (winner, reason, plies) in zip(bouts, pool.map(_play, bouts), strict=True):
        counts["plies"] += plies
        reasons[reason] += 1
        if winner is None:
            counts["draws"] += 1
        else:
            counts["wins" if winner is bout.agent else "losses"] += 1
    return Pairing(counts["wins"], counts["draws"], counts["losses"], counts["plies"], reasons)


def _random_opening(game: Game[Any], rng: Random, most_plies: int) -> Match[Any]:
    match = Match(game, game.start(rng))
    for _ in range(rng.randint(0, most_plies)):
        if match.outcome is None:
            match.play(rng.choice(match.legal_moves))
    return match


def _undecided(match: Match[Any]) -> bool:
    return match.outcome is None and abs(minimax(match.game, match.position, 2).value) < WIN


def _bouts(
    game: Game[Any],
    agents: tuple[Agent, Agent],
    starts: Sequence[Opening],
    sides: Sequence[Player],
) -> Iterator[_Bout]:
    for seed, opening in enumerate(starts):
        for side in sides:
            pair = agents if side is Player.FIRST else agents[::-1]
            yield _Bout(game, opening, (pair[0], pair[1]), seed, side)


def _play(bout: _Bout) -> tuple[Player | None, str, int]:
    start, moves = bout.opening
    match = Match(bout.game, start)
    for move in moves:
        match.play(move)
    rng = Random(bout.seed)
    while (outcome := match.outcome) is None:
        agent = bout.sides[match.to_move]
        match.play(agent.choose(match, rng=rng).move)
    return outcome.winner, outcome.reason, match.plies
