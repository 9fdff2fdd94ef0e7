"""The app: one window, its screens, and what they share."""

import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import toga

from .engine.games import GAMES
from .engine.match import Match
from .engine.record import Record
from .play.place import Place
from .play.rest import Rest
from .play.seat import PERSON, Seat
from .play.session import Session
from .play.settings import Settings
from .play.setup import Setup
from .play.storage import SavedGame, SetAside, Storage, Trouble
from .ui import platform
from .ui.screens.game import GameScreen
from .ui.screens.home import HomeScreen
from .ui.screens.screen import Screen
from .ui.screens.setup import SetupScreen
from .ui.theme import DARK, LIGHT, Theme
from .ui.words import _

WINDOW_SIZE = (400, 720)
SWITCH_SECONDS = 0.0005
"""How long a thinking thread may keep the interpreter to itself while the window waits."""
DATABASE = "games.sqlite"


class RLTankAttack(toga.App):
    """Knows the screens and opens the saved games; the screens call back to go elsewhere."""

    storage: Storage
    settings: Settings

    def startup(self) -> None:
        """Show the home screen first; whatever is slow waits until it can be seen."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self.game = GAMES[0]
        self.rng = Random()
        self.rest = Rest()
        self.thinkers = _new_thinkers()
        self._hidden = False
        self._size = (0, 0)
        self.main_window = toga.MainWindow(title=self.formal_name, size=WINDOW_SIZE)
        self.main_window.on_resize = self._resized
        self.main_window.on_hide = self._went_away
        self.main_window.on_show = self._came_back
        platform.on_back(self, self.go_back)
        self.settings = Settings()
        self._trail: list[Screen] = [HomeScreen(self)]
        self.main_window.content = self.screen.content
        self.main_window.show()

    async def on_running(self) -> None:
        """Open the saved games and tell what became of a file that could not be used."""
        self.storage = Storage(self.database())
        self.settings = Settings.load(self.storage)
        self.go_home()
        self._return_to(Place.take(self.storage))
        if self.storage.set_aside is not None:
            await self.main_window.dialog(_set_aside_dialog(self.storage.set_aside))

    def database(self) -> Path:
        """The file with the saved games."""
        return Path(self.paths.data) / DATABASE

    @property
    def theme(self) -> Theme:
        """The colours that suit the system."""
        return DARK if self.dark_mode else LIGHT

    @property
    def screen(self) -> Screen:
        """The screen in view."""
        return self._trail[-1]

    def go(self, screen: Screen) -> None:
        """Leave the screen in view for another one; Back leads back. A new game takes the place
        of the one before."""
        again = type(screen) is type(self.screen)
        self._show([*self._trail[: -1 if again else None], screen])

    def go_home(self) -> None:
        """Back to the menu."""
        self._show([self._home()])

    def go_back(self) -> None:
        """Close what is open on the screen, else go to the screen before, else leave the app."""
        if self.screen.back():
            return
        *before, last = self._trail[:-1] or [None]
        if last is None:
            self.leave_app()
        else:
            self._show([*before, self._home() if not before else last.renewed()])

    def _home(self) -> HomeScreen:
        return HomeScreen(self, next(self.storage.unfinished(), None))

    def _show(self, trail: list[Screen]) -> None:
        self.screen.leave()
        self._trail = trail
        self.main_window.content = self.screen.content
        self.screen.resized(*self.main_window.size)
        if not self._hidden:
            self.screen.enter()

    def go_to_setup(self, setup: Setup) -> None:
        """Choose colours, lake and strength before a game."""
        self.go(SetupScreen(self, setup))

    def start_game(self, setup: Setup) -> None:
        """A new game; an unfinished one stays saved."""
        chosen = {seat.kind.name: seat.strength for seat in setup.seats if seat.kind}
        known = {name: strength for name, strength in chosen.items() if strength is not None}
        self.update_settings(strengths=self.settings.strengths | known)
        match = setup.new_match(self.rng)
        record = Record.of(match, first=str(setup.seats[0]), second=str(setup.seats[1]))
        try:
            number = self.storage.new_game(record)
        except sqlite3.Error as error:
            self._tell_unsaved(error)
            return
        self._open(match, number, setup, record)

    def continue_game(self, saved: SavedGame, paused: bool = False) -> None:
        """Go on where a saved game was left."""
        record = saved.record
        seats = (_seat(record, record.first), _seat(record, record.second))
        match = record.match()
        self._open(match, saved.id, Setup.like(match, seats), record, paused)

    def update_settings(self, **changes: Any) -> None:
        """Change settings at once and for the next start."""
        self.settings = self.settings.changed(**changes)
        try:
            self.settings.save(self.storage)
        except sqlite3.Error as error:
            self._tell_unsaved(error)

    def on_exit(self) -> bool:
        """Closing needs no question: everything is saved already."""
        self.screen.leave()
        return True

    def leave_app(self) -> None:
        """Close the app."""
        platform.leave(self)

    def _went_away(self, window: toga.Window, **kwargs: Any) -> None:
        """Out of sight nothing runs, and the system may end the app without another word."""
        self._hidden = True
        self.screen.leave()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        place = self.screen.place()
        if place is not None:
            place.save(self.storage)

    def _came_back(self, window: toga.Window, **kwargs: Any) -> None:
        """Go on where the app was left."""
        if self._hidden:
            self._hidden = False
            self.thinkers = _new_thinkers()
            Place.take(self.storage)
            self.screen.enter()

    def _return_to(self, place: Place | None) -> None:
        """Open the game that was on the table when the system closed the app."""
        saved = None if place is None else self.storage.game(place.game)
        if place is not None and saved is not None:
            self.continue_game(saved, paused=place.paused)

    def _open(
        self, match: Match[Any], number: int, setup: Setup, record: Record, paused: bool = False
    ) -> None:
        """Bring a game to the table; its record keeps the names it was begun with."""
        first, second = record.first, record.second

        def save(match: Match[Any]) -> None:
            try:
                self.storage.save_game(number, Record.of(match, first=first, second=second))
            except sqlite3.Error as error:
                self._tell_unsaved(error)

        session = Session(match, setup.seats, save=save, rng=self.rng, rest=self.rest)
        if paused:
            session.pause()
        self.go(GameScreen(self, session, setup, number))

    def _tell_unsaved(self, error: sqlite3.Error) -> None:
        """The game goes on, but nobody should believe that it is safe."""
        message = _("This could not be saved: {reason}.").format(reason=error)
        dialog = toga.ErrorDialog(_("Saved games"), message)
        self._dialog_task = self.loop.create_task(self.main_window.dialog(dialog))

    def _resized(self, window: toga.Window, **kwargs: Any) -> None:
        """Android calls this after every layout, whatever has changed."""
        if self.main_window.size != self._size:
            self._size = self.main_window.size
            self.screen.resized(*self._size)


def _new_thinkers() -> ThreadPoolExecutor:
    """One thread: two agents never think at the same time."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")


def _seat(record: Record, name: str) -> Seat:
    """The seat that a record names; a person takes the place of somebody this app does not know."""
    try:
        return Seat.parse(record.game, name)
    except LookupError:
        return PERSON


def _set_aside_dialog(set_aside: SetAside) -> toga.InfoDialog:
    if set_aside.trouble is Trouble.NEWER:
        reason = _("The saved games come from a newer version of this app.")
    else:
        reason = _("The file with the saved games is damaged.")
    kept = _("It was kept as {name}, and a new one was begun.").format(name=set_aside.path.name)
    return toga.InfoDialog(_("Saved games"), f"{reason} {kept}")


def main() -> RLTankAttack:
    """The app, ready to run."""
    return RLTankAttack("RLTankAttack", "org.rltankattack.rltankattack")
