"""A game at the table: whose turn it is, who is thinking, and what may be done now."""

from collections.abc import Callable
from enum import Enum, auto
from random import Random
from typing import Any

from ..engine.agent import Choice
from ..engine.game import IllegalMove, Player
from ..engine.match import Match
from ..engine.quote import quoted
from . import solver
from .rest import Rest
from .seat import Seat
from .thought import Thought

THINKING_SECONDS = 5.0
"""The longest an agent thinks about one move, if nothing else was chosen for it."""


class Phase(Enum):
    """What the table is waiting for."""

    PERSON = auto()
    AGENT = auto()
    PAUSED = auto()
    OVER = auto()


class Failure(Enum):
    """What an agent did instead of answering with a move."""

    BROKEN = auto()
    OVERDUE = auto()


class Session:
    """Owns one match and its two seats.

    Every change is saved before anything else can happen, an answer with what the agent reports. An
    agent thinks in a `Thought`; an answer
    counts only while its thought is the current one.
    """

    def __init__(
        self,
        match: Match[Any],
        seats: tuple[Seat, Seat],
        *,
        save: Callable[[Match[Any], Choice | None], None] = lambda match, choice: None,
        rng: Random | None = None,
        seconds: float = THINKING_SECONDS,
        rest: Rest | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.last_choice: Choice | None = None
        """What the agent answered that was the last to do anything."""
        self.last_accepted = False
        """Whether the game took that answer's move."""
        self._save = save
        self._rng = Random() if rng is None else rng
        self._seconds = seconds
        self._rest = Rest() if rest is None else rest
        self._thought: Thought | None = None
        self._hint: Thought | None = None
        self._paused = False
        self._lent = False
        self.failure: Failure | None = None
        """Why the agent to move gave no answer; ``None`` as soon as the game goes on."""
        self._save(match, None)

    @property
    def phase(self) -> Phase:
        """What the table is waiting for."""
        if self.match.outcome is not None:
            return Phase.OVER
        if self._by_hand and self._thought is None:
            return Phase.PERSON
        return Phase.PAUSED if self._paused else Phase.AGENT

    @property
    def thinking(self) -> bool:
        """Whether an agent's answer is awaited."""
        return self._thought is not None

    @property
    def watched(self) -> bool:
        """Whether agents play both sides."""
        return not any(seat.is_person for seat in self.seats)

    @property
    def person(self) -> Player | None:
        """The one side that a person plays; ``None`` when it is both or neither."""
        persons = [player for player in Player if self.seats[player].is_person]
        return persons[0] if len(persons) == 1 else None

    @property
    def rolls(self) -> bool:
        """Whether it is the turn of a person who leaves the move to the die."""
        rolling = self.match.game.has_dice and self.seats[self.match.to_move].rolls
        return self.phase is Phase.PERSON and rolling

    @property
    def offered(self) -> tuple[int, ...]:
        """What the person to move may play: what the die shows, or any legal move."""
        if self.phase is not Phase.PERSON:
            return ()
        rolled = self.match.game.roll(self.match.position) if self.rolls else None
        return self.match.legal_moves if rolled is None else (rolled,)

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier turn to go back to."""
        return self._steps_back() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return self.match.can_redo

    @property
    def can_claim(self) -> bool:
        """Whether the person to move may claim a draw."""
        return self.phase is Phase.PERSON and self.match.can_claim

    @property
    def can_resign(self) -> bool:
        """Whether a person is in a game that goes on."""
        return self.phase is not Phase.OVER and not self.watched

    @property
    def can_stand_in(self) -> bool:
        """Whether the person to move may leave this move to an agent; the die asks nobody."""
        return self.phase is Phase.PERSON and not self.rolls

    def play(self, move: int) -> None:
        """Make a person's move."""
        if self.phase is not Phase.PERSON:
            raise IllegalMove(
                "expected a move in a person's turn, got one in {phase}", phase=self.phase.name
            )
        if self.rolls and move not in self.offered:
            raise IllegalMove(
                "expected the rolled {rolled}, got {came}", rolled=self.offered[0], came=move
            )
        self.match.play(move)
        self._changed()

    def begin_thinking(self) -> Thought | None:
        """The thought that somebody should now think; ``None`` when no agent is to move."""
        if self.phase is not Phase.AGENT:
            return None
        if self._thought is None:
            self._thought = self._new_thought(self.seats[self.match.to_move])
        return self._thought

    @property
    def advisers(self) -> tuple[Seat, ...]:
        """Whom a person to move may ask: the computer of this game, and the strongest agent where
        that is another one."""
        strongest, opponent = Seat.taken_by(self.match.game.agents[-1]), self._opponent
        if opponent is None or not self.match.game.opponent_helps:
            return (strongest,)
        return (opponent,) if opponent.kind == strongest.kind else (opponent, strongest)

    def stand_in(self) -> None:
        """Let the computer of this game make this one move of the person's."""
        if not self.can_stand_in:
            raise IllegalMove("expected the turn of a person who may choose a move")
        self._forget_thoughts()
        self._thought = self._new_thought(self.advisers[0])

    def accept(self, thought: Thought, choice: Choice) -> bool:
        """Play an agent's answer; ``False``, and nothing changes, when it comes too late."""
        if thought is not self._thought:
            return False
        if not isinstance(choice, Choice):
            raise IllegalMove(
                "expected a choice of {agent}, got {came}",
                agent=str(thought.seat),
                came=quoted(repr(choice)),
            )
        try:
            self.match.play(choice.move)
        except IllegalMove:
            self._answered(choice, accepted=False)
            raise
        self._changed(choice)
        self._answered(choice, accepted=True)
        return True

    def _answered(self, choice: Choice, accepted: bool) -> None:
        self.last_choice, self.last_accepted = choice, accepted
        solver.log(choice, accepted)

    def fail(self, thought: Thought, failure: Failure) -> bool:
        """Pause because an agent did not answer; ``False`` when nobody waits for it any more.

        When it stood in for a person, it is the person's turn again, and no pause is needed.
        """
        if thought is not self._thought:
            return False
        if self._by_hand:
            self._forget_thoughts()
            return True
        self.pause()
        self.failure = failure
        return True

    def lend(self) -> None:
        """Let a person make this one move of an agent's that does not answer."""
        if self.failure is None:
            raise IllegalMove("expected an agent that gave no answer")
        self._paused, self._lent, self.failure = False, True, None

    def replace_failed(self, seat: Seat) -> None:
        """Let somebody else play on in the place of the agent to move."""
        if self.failure is None:
            raise IllegalMove("expected an agent that gave no answer")
        first, second = self.seats
        self.seats = (seat, second) if self.match.to_move is Player.FIRST else (first, seat)
        self.resume()

    def begin_hint(self, adviser: Seat | None = None) -> Thought | None:
        """The thought that finds a hint for the person to move: that of one of the advisers, of the
        first if none is named."""
        if not self.can_stand_in:
            return None
        if self._hint is not None:
            self._hint.hurry()
        self._hint = self._new_thought(self.advisers[0] if adviser is None else adviser)
        return self._hint

    def accept_hint(self, thought: Thought) -> bool:
        """Whether a hint still belongs to the position on the table."""
        return thought is self._hint

    def hurry(self) -> None:
        """Let the agent answer now."""
        if self._thought is not None:
            self._thought.hurry()

    def pause(self) -> None:
        """Keep the agents from going on by themselves."""
        self._paused = True
        self._forget_thoughts()

    def resume(self) -> None:
        """Let the agents go on."""
        self._paused = False
        self.failure = None

    def undo(self) -> None:
        """Go back to a person's turn before this one; between agents, one step."""
        steps = self._steps_back()
        if steps is None:
            raise IllegalMove("expected a turn to go back to, there is none")
        for _ in range(steps):
            self.match.undo()
        if self.watched:
            self._paused = True
        self._changed()

    def redo(self) -> None:
        """Go forward to the next person's turn that was undone; between agents, one step."""
        self._forget_thoughts()  # nobody stands in for a person any more
        self.match.redo()
        while self.match.can_redo and not self.watched and self.phase is Phase.AGENT:
            self.match.redo()
        if self.watched:
            self._paused = True
        self._changed()

    def claim(self) -> None:
        """Claim a draw for the person to move."""
        if not self.can_claim:
            raise IllegalMove("expected a repeated position in a person's turn to claim a draw")
        self.match.claim()
        self._changed()

    def resign(self) -> None:
        """Give the game up: for the one person, or for the person to move of two."""
        if not self.can_resign:
            raise IllegalMove("expected a game that goes on with a person in it to resign")
        self.match.resign(self.match.to_move if self.person is None else self.person)
        self._changed()

    def leave(self) -> None:
        """Stop all thinking; the game stays saved as it is."""
        self._forget_thoughts()

    @property
    def _by_hand(self) -> bool:
        """Whether a person makes this move, or may leave it to an agent."""
        return self._lent or self.seats[self.match.to_move].is_person

    def _steps_back(self) -> int | None:
        """How many steps `undo` takes back."""
        twin = self.match.copy()
        steps = 0
        while twin.can_undo:
            twin.undo()
            steps += 1
            if self.watched or self.seats[twin.to_move].is_person:
                return steps
        return None

    @property
    def _opponent(self) -> Seat | None:
        """The agent that the one person plays against, unless it is one that does not answer."""
        if self.person is None or self._lent:
            return None
        return self.seats[self.person.other]

    def _new_thought(self, seat: Seat) -> Thought:
        seed = self._rng.getrandbits(32)
        return Thought(self.match, seat, seed, seat.seconds(self._seconds), self._rest)

    def _forget_thoughts(self) -> None:
        for thought in (self._thought, self._hint):
            if thought is not None:
                thought.hurry()
        self._thought = self._hint = None

    def _changed(self, choice: Choice | None = None) -> None:
        self._forget_thoughts()
        self.last_choice = None
        self._lent = False
        if self.failure is not None:
            self.failure = None
            self._paused = self.watched
        self._save(self.match, choice)
