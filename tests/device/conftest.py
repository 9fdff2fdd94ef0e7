"""These tests use the app that is running: ``tests/rltankattack.py`` starts it, then them."""

from concurrent.futures import Future

import pytest
import toga

if getattr(toga.App.app, "errands", None) is None:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture
def on_screen():
    """Let the app's own loop do something with the app, and wait for it."""

    def do(errand):
        answer = Future()
        toga.App.app.errands.put((errand, answer))
        return answer.result(timeout=120)

    return do
