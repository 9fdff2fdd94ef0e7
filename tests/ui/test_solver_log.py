"""Who sees the log of what the opponents say: a phone always, a terminal when it asks."""

import logging

import pytest

from rltankattack.engine.agent import Choice
from rltankattack.play import solver
from rltankattack.ui import platform


@pytest.fixture
def log():
    """A log of its own, so that the app's stays as it is."""
    log = logging.getLogger("rltankattack.solver.tried")
    yield log
    log.handlers.clear()
    log.setLevel(logging.NOTSET)


def say(log, capsys):
    log.info("SOLVER e=%s", 1)
    return capsys.readouterr()


def test_a_terminal_stays_quiet(log, capsys, monkeypatch):
    monkeypatch.delenv(platform.LOG_WANTED, raising=False)
    platform.show_log(log)

    assert say(log, capsys) == ("", "")


def test_a_terminal_that_asks_sees_each_line_once(log, capsys, monkeypatch):
    monkeypatch.setenv(platform.LOG_WANTED, "1")
    platform.show_log(log)
    platform.show_log(log)  # an app may start again in the same process

    assert say(log, capsys) == ("SOLVER e=1\n", "")


def test_whatever_an_agent_gives_for_a_move_can_be_told():
    assert solver.report(Choice("x" * 999, value=0), accepted=False).endswith("… ok=false")
