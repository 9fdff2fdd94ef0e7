"""The app: one window, its screens, and what they share."""

import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import toga

from .engine.games import GAMES
from .engine.match import Match
from .engine.record import Record
from .play.seat import PERSON, Seat
from .play.session import Session
from .play.settings import Settings
from .play.setup import Setup
from .play.storage import SavedGame, SetAside, Storage, Trouble
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
    screen: Screen

    def startup(self) -> None:
        """Show the home screen first; whatever is slow waits until it can be seen."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self.game = GAMES[0]
        self.rng = Random()
        self.thinkers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self.main_window = toga.MainWindow(title=self.formal_name, size=WINDOW_SIZE)
        self.main_window.on_resize = self._resized
        self.settings = Settings()
        self.screen = HomeScreen(self)
        self.main_window.content = self.screen.content
        self.main_window.show()

    async def on_running(self) -> None:
        """Open the saved games and tell what became of a file that could not be used."""
        self.storage = Storage(self.paths.data / DATABASE)
        self.settings = Settings.load(self.storage)
        self.go_home()
        if self.storage.set_aside is not None:
            await self.main_window.dialog(_set_aside_dialog(self.storage.set_aside))

    @property
    def theme(self) -> Theme:
        """The colours that suit the system."""
        return DARK if self.dark_mode else LIGHT

    def go(self, screen: Screen) -> None:
        """Leave the screen in view for another one."""
        self.screen.leave()
        self.screen = screen
        self.main_window.content = screen.content
        self._resized(self.main_window)
        screen.enter()

    def go_home(self) -> None:
        """Back to the menu."""
        self.go(HomeScreen(self, next(self.storage.unfinished(), None)))

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

    def continue_game(self, saved: SavedGame) -> None:
        """Go on where a saved game was left."""
        record = saved.record
        seats = (_seat(record, record.first), _seat(record, record.second))
        match = record.match()
        self._open(match, saved.id, Setup.like(match, seats), record)

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
        self.request_exit()

    def _open(self, match: Match[Any], number: int, setup: Setup, record: Record) -> None:
        """Bring a game to the table; its record keeps the names it was begun with."""
        first, second = record.first, record.second

        def save(match: Match[Any]) -> None:
            try:
                self.storage.save_game(number, Record.of(match, first=first, second=second))
            except sqlite3.Error as error:
                self._tell_unsaved(error)

        session = Session(match, setup.seats, save=save, rng=self.rng)
        self.go(GameScreen(self, session, setup))

    def _tell_unsaved(self, error: sqlite3.Error) -> None:
        """The game goes on, but nobody should believe that it is safe."""
        message = _("This could not be saved: {reason}.").format(reason=error)
        dialog = toga.ErrorDialog(_("Saved games"), message)
        self._dialog_task = self.loop.create_task(self.main_window.dialog(dialog))

    def _resized(self, window: toga.Window, **kwargs: Any) -> None:
        self.screen.resized(*self.main_window.size)


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
