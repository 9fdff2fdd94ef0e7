"""A phone without a phone: the real app on Toga's real Android backend, above fake Java classes.

The Java classes must be there before Toga is imported, so this module comes first.
"""

import heapq
import runpy
import threading
import time
from dataclasses import dataclass

from .behaviour import BEHAVIOURS, MATCH_PARENT, Inert
from .java import crossings, loader, tell

loader.install(BEHAVIOURS)

import toga  # noqa: E402 (it looks for its backend when it is imported)

from tests.play.shelf import WAIT, Shelf  # noqa: E402 (as above)
from tests.taps import taps_for  # noqa: E402 (it imports Toga, too)

BACK = 4
DOWN, UP, MOVE, CANCEL = 0, 1, 2, 3


@dataclass(frozen=True)
class Frame:
    """One drawing of a view: which screen, how many crossings, how long."""

    screen: str
    crossings: int
    seconds: float
    drawn: tuple


class Phone:
    """A screen, a main loop, and a person's fingers. Sizes are in CSS pixels."""

    def __init__(self, files, size=(360, 616), density=2.0, api=35, main="rltankattack"):
        Inert.phone = self
        self.main = main
        self.files = files
        self.size = size
        self.density = density
        self.font_scale = 1.0
        self.dark = False
        self.language = "en"
        self.frames = []
        self.toasts = []
        self.announced = []
        self.ticks = []
        self.started = False
        self.dialogs = []
        self.messages = []
        self.python_app = None
        self.metrics = loader.find("android.util.DisplayMetrics")._made()
        self.configuration = loader.find("android.content.res.Configuration")._made()
        self.resources = loader.find("android.content.res.Resources")._made()
        self.typeface = loader.find("android.graphics.Typeface")._made()
        version = loader.find("android.os.Build$VERSION")
        version.SDK_INT = api

    # The life of an activity, in the order in which Android calls

    def launch(self):
        """Start the app, as a tap on its icon does."""
        self._create()
        self._come_to_front()
        self.settle()
        return self

    def _create(self):
        self.layout_wanted = True
        activity = loader.find("org.beeware.android.MainActivity")
        self.activity = activity._made()
        self.observer = loader.find("android.view.ViewTreeObserver")._made()
        self.content = loader.find("android.widget.FrameLayout")._made()._it
        activity.singletonThis = self.activity
        runpy.run_module(self.main, run_name="__main__", alter_sys=True)
        self._tell("onCreate")

    def _come_to_front(self):
        self._tell("onStart")
        self.started = True
        self._tell("onResume")
        self._tell("onTopResumedActivityChanged", True)

    def go_away(self):
        """Another app comes to the front."""
        self._tell("onTopResumedActivityChanged", False)
        self._tell("onPause")
        self.started = False
        self._tell("onStop")

    def come_back(self):
        """The app comes to the front again."""
        self._tell("onRestart")
        self._come_to_front()

    def share_the_screen(self):
        """Another window gets the attention, but the app can still be seen."""
        self._tell("onTopResumedActivityChanged", False)

    def rotate(self):
        """Android resizes the window; the activity stays."""
        self.size = self.size[::-1]
        self.layout_wanted = True
        self._tell("onConfigurationChanged", self.configuration)
        self.settle()

    def relaunch(self, **changes):
        """A change of dark mode, language or text size: a new activity in the same process."""
        for name, value in changes.items():
            setattr(self, name, value)
        self.go_away()
        self._tell("onDestroy")
        self.launch()

    def switch_off(self):
        """The end, without a word to the app."""
        self.messages.clear()
        self.app.screen.leave()
        self.app.thinkers.rest()
        self.app.library.close(WAIT)

    def _tell(self, name, *args):
        """Java calls the app by name, whether its interface has the method or not."""
        getattr(self.python_app, name)(*args)

    # The main loop

    @property
    def app(self):
        return toga.App.app

    def until(self, condition, seconds=30):
        """Let the main loop run until something holds."""
        began = time.monotonic()
        while not condition():
            assert time.monotonic() - began < seconds, "it took too long"
            self.turn()

    def settle(self):
        """Let the main loop run until nothing is due and nothing is to be drawn."""
        self.until(lambda: self.app.ready)
        began = time.monotonic()
        while self._due() or self.layout_wanted or self._stale():
            assert time.monotonic() - began < 10, "the layout never comes to rest"
            self.turn()
        self._check_layout()

    def _check_layout(self):
        """At rest nothing is wider or higher than the window, and all words can be seen."""
        (whole,) = self.content.children
        assert whole.size == self.content.size, f"{whole.size} in a window of {self.content.size}"
        cut = [v.text for v in self.content.family() if hasattr(v, "fits") and not v.fits()]
        assert not cut, f"cut off: {cut}"

    def wait(self, seconds):
        """Let time go by."""
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() >= end)

    @property
    def saved(self):
        """The saved games, as they are in the file."""
        return Shelf(self.app.library)

    def thinkers(self):
        """The threads that agents think in."""
        return [each for each in threading.enumerate() if each.name.startswith("thinker")]

    def turn(self):
        """One turn: what is due, then a frame."""
        if self._due():
            _when, _number, runnable = heapq.heappop(self.messages)
            tell(runnable, "run")
        else:
            time.sleep(0.0005)
        self._lay_out()
        for view in self._stale():
            self._draw(view)

    def _due(self):
        return bool(self.messages) and self.messages[0][0] <= time.monotonic()

    def _stale(self):
        return [v for v in self.content.family() if v.stale and hasattr(v, "handler")]

    def _lay_out(self):
        if not self.layout_wanted:
            return
        self.layout_wanted = False
        self.content.size = tuple(round(side * self.density) for side in self.size)
        _lay_out_inside(self.content)
        for listener in self.observer._it.listeners:
            tell(listener, "onGlobalLayout")

    def _draw(self, view):
        view.stale = False
        canvas = loader.find("android.graphics.Canvas")._made()
        before, began = crossings.count, time.perf_counter()
        view.draw(canvas)
        taken = time.perf_counter() - began
        assert canvas._it.saved == 0
        name = type(self.app.screen).__name__
        drawn = tuple(canvas._it.drawn)
        self.frames.append(Frame(name, crossings.count - before, taken, drawn))

    # Fingers and eyes

    def back(self):
        """Press Back; whether the app took it, else Android closes the activity."""
        return self.key(BACK)

    def key(self, code):
        """Press a key that no view has taken; whether the app did."""
        listener = self.content.listeners.get("key")
        if listener is None:
            return False
        event = loader.find("android.view.KeyEvent")
        answers = [
            tell(listener, "onUnhandledKeyEvent", self.content.java, event._made(action, code))
            for action in (DOWN, UP)
        ]
        self.settle()
        return all(answers)

    def touch(self, canvas, x, y, actions=(DOWN, UP)):
        """Touch a canvas at a point of its own."""
        view = canvas._impl.native._it
        assert view.attached(), "the board cannot be touched, it is not shown"
        for action in actions:
            event = loader.find("android.view.MotionEvent")
            touch = event._made(action, x * self.density, y * self.density)
            tell(view.listeners["touch"], "onTouch", view.java, touch)

    def views(self, kind=None):
        """The views in the window, from top to bottom."""
        return [v for v in self.content.family() if kind is None or type(v) is BEHAVIOURS[kind]]

    def texts(self):
        """What can be read."""
        return [v.text.strip() for v in self.content.family() if hasattr(v, "text")]

    def buttons(self):
        """What the buttons say."""
        return [view.text for view in self.views("android.widget.Button")]

    @property
    def board(self):
        """The view of the board."""
        return self.app.screen.board.canvas._impl.native._it

    def tap_move(self, move):
        """Tap the cells that stand for a move."""
        screen = self.app.screen
        match = screen.session.match
        for cell in taps_for(match.game, match.position, move):
            self.touch(screen.board.canvas, *screen.painter.layout.centre(cell))

    def press(self, text):
        """Tap the one button that says so."""
        (view,) = (v for v in self.views("android.widget.Button") if v.text == text)
        assert view.enabled, f"{text} cannot be pressed now"
        tell(view.listeners["click"], "onClick", view.java)
        self.settle()

    def switch(self, text):
        """Tap the one switch that says so."""
        (view,) = (v for v in self.views("android.widget.Switch") if v.text == text)
        view.setChecked(not view.checked)
        self.settle()

    def answer(self, text):
        """Tap a button of the open dialog."""
        dialog = self.dialogs.pop()
        dialog_interface = loader.find("android.app.AlertDialog")._made(dialog)
        tell(dialog.answers[text], "onClick", dialog_interface, -1)
        self.settle()


def _lay_out_inside(view):
    for child in view.children:
        params = child.params._it
        child.size = tuple(
            whole if wanted in (MATCH_PARENT, -2) else wanted
            for wanted, whole in zip((params.width, params.height), view.size, strict=True)
        )
        _lay_out_inside(child)
