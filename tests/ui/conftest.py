import gc

import pytest
from toga_dummy.utils import EventLog

from rltankattack.app import main
from tests.hands import Hands
from tests.play.shelf import WAIT


@pytest.fixture
def start_app(tmp_path, monkeypatch):
    """Start the app, as often as wanted, with the same saved games."""
    monkeypatch.setenv("TOGA_DUMMY_HOME", str(tmp_path))
    EventLog.reset()  # it keeps everything that ever happened, and every widget with it
    started = []

    async def start(language="en"):
        app = main()
        started.append(app)
        hands = Hands(app)
        await hands.until(lambda: app.ready)
        if language is not None:
            app.update_settings(motion="off", language=language, lessons_offered=True)
            if not hasattr(app.screen, "session"):
                app.go_home()
        return hands

    yield start
    for app in started:
        app.screen.leave()
        app.thinkers.rest()
        app.library.close(WAIT)
    gc.enable()  # the app keeps it for itself


@pytest.fixture
async def hands(start_app):
    return await start_app()
