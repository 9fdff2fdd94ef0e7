import threading
import time
from random import Random

import pytest

from rltankattack.engine.agent import AgentKind, Choice
from rltankattack.engine.match import Match
from rltankattack.engine.reversi import Reversi
from rltankattack.play import thought as thoughts
from rltankattack.play.rest import Rest
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Session
from rltankattack.play.thought import Thought

reversi = Reversi()


class Stubborn:
    """Thinks until it is let go, whatever it was asked."""

    name = "Stubborn"

    def __init__(self):
        self.asked, self.free = threading.Event(), threading.Event()
        self.deadline = 0.0

    def choose(self, match, *, rng, deadline=None, stop=None):
        self.deadline = deadline
        self.asked.set()
        self.free.wait(30)
        return Choice(match.legal_moves[0])


@pytest.fixture
def stubborn():
    """Two of them, who are let go in the end."""
    agents = Stubborn(), Stubborn()
    yield agents
    for agent in agents:
        agent.free.set()


def begun(agent, seconds):
    seat = Seat(AgentKind(agent.name, lambda: agent))
    thought = Thought(Match(reversi, reversi.start(Random(1))), seat, 1, seconds, Rest())
    threading.Thread(target=thought.think, daemon=True).start()
    assert agent.asked.wait(30)
    return thought


def test_without_a_limit_there_is_no_deadline_and_nobody_is_given_up(stubborn, monkeypatch):
    monkeypatch.setattr(thoughts, "GRACE", 0.0)
    endless, limited = begun(stubborn[0], None), begun(stubborn[1], 0.0)
    time.sleep(0.05)

    assert limited.overdue
    assert not endless.overdue
    assert stubborn[0].deadline is None


def test_who_was_asked_to_stop_is_given_up_without_a_limit_too(stubborn, monkeypatch):
    monkeypatch.setattr(thoughts, "GRACE_IN_A_HURRY", 0.0)
    thought = begun(stubborn[0], None)
    thought.hurry()
    time.sleep(0.05)

    assert thought.overdue


def test_a_game_without_a_limit_is_stopped_at_once():
    seat = Seat.parse(reversi, "Alpha-Beta Player 8, no limit")
    session = Session(Match(reversi, reversi.start(Random(1))), (seat, PERSON), rng=Random(1))
    thought = session.begin_thinking()
    session.hurry()
    choice = thought.think()

    assert choice.depth == 2
    assert session.accept(thought, choice)
