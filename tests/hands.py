"""A person in front of the app, on any of Toga's backends."""

import asyncio
import time

import toga

from tests.play.shelf import Shelf


class Hands:
    """A person in front of the app: reads what is shown, presses, taps and waits."""

    def __init__(self, app):
        self.app = app

    @property
    def screen(self):
        return self.app.screen

    @property
    def saved(self):
        """The saved games, as they are in the file."""
        return Shelf(self.app.library)

    @property
    def session(self):
        return self.app.screen.session

    def widgets(self, kind):
        found, waiting = [], [self.app.main_window.content]
        while waiting:
            widget = waiting.pop(0)
            if isinstance(widget, kind):
                found.append(widget)
            inside = [widget.content] if isinstance(widget, toga.ScrollContainer) else []
            waiting = [*widget.children, *inside, *waiting]  # from top to bottom
        return found

    def texts(self):
        return [label.text.strip() for label in self.widgets(toga.Label)]

    def buttons(self):
        return [button.text for button in self.widgets(toga.Button)]

    def press(self, text):
        (button,) = (button for button in self.widgets(toga.Button) if button.text == text)
        assert button.enabled, f"{text} cannot be pressed now"
        button.on_press()

    def choose(self, key, value):
        (selection,) = (s for s in self.widgets(toga.Selection) if s.id == f"setup-{key}")
        selection.value = value

    def tap(self, cell):
        x, y = self.screen.painter.centre(cell)
        (canvas,) = self.widgets(toga.Canvas)
        canvas.on_press(x, y)

    def see(self):
        """The canvas, in a size that this backend does not give it by itself."""
        (canvas,) = self.widgets(toga.Canvas)
        canvas.on_resize(width=360, height=352)
        return canvas

    async def continue_game(self):
        """Press what Home offers first, and wait until the game is on the table."""
        self.press(self.buttons()[0])
        await self.comes("session")

    async def open_game(self, name=None):
        """Press a game in the list, the first if none is named, and wait until it can be seen."""
        self.press(self.buttons()[0] if name is None else name)
        await self.comes("ply")

    async def comes(self, what):
        """Wait for a screen that has this: the session of a game, the ply of a review."""
        await self.until(lambda: hasattr(self.screen, what))

    async def until(self, condition):
        began = time.monotonic()
        while not condition():
            assert time.monotonic() - began < 30, "it took too long"
            await asyncio.sleep(0.005)
