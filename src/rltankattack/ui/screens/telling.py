"""What the game screen says in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.agent import NO_LIMIT, SECONDS
from ...engine.games import GAMES
from ...play.session import Phase
from ..boards.painter import Scene
from ..words import _
from .results import outcome_for, reason_in_words

if TYPE_CHECKING:
    from ...play.seat import Seat
    from ...play.session import Session
    from ..boards import Painter

LONGEST_SUBTITLE = 28
"""Letters that leave room for the status beside them on the narrowest screen."""
LONGEST_WITH_BOARD = 34
"""So many do when they are as small as they can be."""


class Telling:
    """Puts a session into words."""

    def __init__(self, session: Session, painter: Painter) -> None:
        self._session = session
        self._painter = painter

    def title(self) -> str:
        """Who plays."""
        seats = self._session.seats
        if self._session.person is not None:
            return next(seat.kind.name for seat in seats if seat.kind is not None)
        return _("Two players") if seats[0].is_person else _("Watch")

    def subtitle(self) -> str:
        """The side, or the game; the strength if there is room; the board; the move's number. A
        time limit is always told, if need be in place of the number."""
        match, person = self._session.match, self._session.person
        number = _("move {number}").format(number=match.plies // 2 + 1)
        who = self._painter.name() if person is None else self._painter.player_name(person)
        board = [] if match.game in GAMES else [self._painter.variant_name()]
        strengths, limits = self._strengths(), self._limits()
        if self._session.watched:
            return " · ".join([who, *limits, *board, number])
        whole = " · ".join([who, *strengths, *limits, *board, number])
        if len(whole) <= LONGEST_SUBTITLE:
            return whole
        if limits:
            return " · ".join([who, *strengths, *limits, *board])
        shorter = " · ".join([who, *board, number])
        return shorter if len(shorter) <= LONGEST_WITH_BOARD else " · ".join([who, number])

    def _limits(self) -> list[str]:
        """The time limit of the agents that have one; two that play each other share it."""
        limits = (seat.limit for seat in self._session.seats if seat.limit is not None)
        return list(dict.fromkeys(map(limit_in_words, limits)))

    def _strengths(self) -> list[str]:
        names = {
            "depth": _("depth {number}"),
            "level": _("level {number}"),
            SECONDS: _("{number} s"),
        }
        return [
            names[seat.kind.setting].format(number=seat.strength)
            for seat in self._session.seats
            if seat.kind is not None and seat.kind.setting is not None
        ]

    def status(self) -> str:
        """Whose turn it is, or how it ended."""
        played, name = self._session.match, self._painter.player_name
        if played.outcome is not None:
            person = self._session.person
            return outcome_for([] if person is None else [person], played.outcome, self._painter)
        match self._session.phase:
            case Phase.PERSON if self._session.person is not None:
                return _("Your turn")
            case Phase.PERSON:
                return _("{player} to move").format(player=name(played.to_move))
            case Phase.PAUSED:
                return _("Paused")
            case _ if self._session.watched:
                return _("{player} thinks …").format(player=name(played.to_move))
            case _:
                return _("Thinking …")

    def told(self) -> str:
        """What happened last."""
        match = self._session.match
        if match.plies == 0:
            return self._invitation()
        return self._painter.move_told(match.positions[-2], match.moves[-1])

    def _invitation(self) -> str:
        session, position = self._session, self._session.match.position
        if session.phase is not Phase.PERSON:
            return _("A new game.")
        scene = Scene(position, position, moves=session.offered, rolls=session.rolls)
        return self._painter.invitation(scene)

    def note(self) -> str:
        """Why it ended, or what may be done."""
        match = self._session.match
        if match.outcome is not None:
            return reason_in_words(match, self._painter)
        if self._session.watched:
            first, second = self._session.seats
            return f"{first} – {second}"
        if self._session.can_claim:
            return _("You may claim a draw (Menu).")
        return self._painter.note(match.position, self._session.offered)

    def engine(self) -> str:
        """What the agent said of its move."""
        session = self._session
        if session.last_choice is None:
            return ""
        return self._painter.thought_in_words(
            session.last_choice, session.person, accepted=session.last_accepted
        )

    def advice(self, adviser: Seat, other: Seat) -> str:
        """Who gives a hint, and who else may be asked for one."""
        return _("By {adviser}. Hint again: {other}").format(adviser=adviser, other=other)

    def stop(self) -> str:
        """What the button beside the status does while an agent plays."""
        return _("Pause") if self._session.watched else _("Stop")


def limit_in_words(limit: int) -> str:
    """How long an agent may think about a move."""
    return _("no limit") if limit == NO_LIMIT else _("{number} s").format(number=limit)
