"""Lessons: a position, a task, and the engine's word on whether it was done."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from ..engine.game import Game, Player
from ..engine.match import Match
from ..engine.tank import Move, Position, Tank
from ..engine.tank.ending import Ending


class Verdict(Enum):
    """How an attempt stands."""

    GOES_ON = auto()
    SOLVED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A task for the player to move, in a few moves; the other side's answers are known."""

    key: str
    game: Game[Any]
    start: Any
    solved: Callable[[Match[Any]], bool]
    moves: int = 1
    answer: int | None = None


class Attempt:
    """One try at a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match: Match[Any] = Match(lesson.game, lesson.start)
        self.verdict = Verdict.GOES_ON
        self._moves = 0

    def play(self, move: int) -> Verdict:
        """Make a move; `IllegalMove` when it is none, or when the attempt is over."""
        if self.verdict is not Verdict.GOES_ON:
            raise ValueError(f"expected an attempt that goes on, it is {self.verdict.name}")
        self.match.play(move)
        self._moves += 1
        if self.lesson.solved(self.match):
            self.verdict = Verdict.SOLVED
        elif self.match.outcome is not None or self._moves == self.lesson.moves:
            self.verdict = Verdict.FAILED
        elif self.lesson.answer is not None:
            self.match.play(self.lesson.answer)
        return self.verdict


def _has_sailed(match: Match[Position]) -> bool:
    return match.moves[-1] == Move.RED_RIGHT


def _has_opened_the_way(match: Match[Position]) -> bool:
    own_turn = replace(match.position, turn=Player.FIRST)
    raised = Move(match.moves[-1]).lift > 0
    return raised and Move.RED_RIGHT in match.game.moves(own_turn)


def _has_stopped_green(match: Match[Position]) -> bool:
    game, position = match.game, match.position
    if game.outcome(position) is not None:
        return False
    replies = (game.outcome(game.play(position, move)) for move in game.moves(position))
    return not any(reply is not None and reply.winner is Player.SECOND for reply in replies)


def _has_won_by(reason: str) -> Callable[[Match[Position]], bool]:
    def solved(match: Match[Position]) -> bool:
        outcome = match.outcome
        return outcome is not None and (outcome.winner, outcome.reason) == (Player.FIRST, reason)

    return solved


def _tank_lessons() -> tuple[Lesson, ...]:
    tank, at = Tank(), Position.parse
    return (
        Lesson("sail", tank, at("4432112344 2 9 r"), _has_sailed),
        Lesson("raise", tank, at("4423322344 3 9 r"), _has_opened_the_way),
        Lesson("lower", tank, at("4432112344 3 1 r"), _has_stopped_green),
        Lesson("sink", tank, at("4432112344 4 6 r"), _has_won_by(Ending.SUNK)),
        Lesson(
            "port",
            tank,
            at("4432112343 10 5 r"),
            _has_won_by(Ending.PORT),
            moves=2,
            answer=Move.LOWER_3,
        ),
    )


LESSONS: Mapping[str, tuple[Lesson, ...]] = MappingProxyType({"tank": _tank_lessons()})
"""The lessons of each game by its name."""
