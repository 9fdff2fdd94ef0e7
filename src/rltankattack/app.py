"""The app: one window, its screens, and what they share."""

from __future__ import annotations

import gc
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import toga

from .engine.games import GAMES
from .engine.match import Match
from .engine.record import Record
from .play.history import carried_on
from .play.place import Place
from .play.rest import Rest
from .play.seat import PERSON, Seat
from .play.session import Session
from .play.settings import SYSTEM, Settings
from .play.setup import Setup
from .play.storage import SavedGame, SetAside, Storage, Trouble
from .ui import platform
from .ui.keys import Keyboard
from .ui.screens.game import GameScreen
from .ui.screens.home import HomeScreen
from .ui.screens.lobby import LobbyScreen
from .ui.screens.review import ReviewScreen
from .ui.screens.screen import Screen
from .ui.theme import Palette, Theme, theme_for
from .ui.words import _, speak

if TYPE_CHECKING:
    from collections.abc import Callable

    from .engine.agent import AgentKind
    from .engine.game import Game

WINDOW_SIZE = (400, 720)
SWITCH_SECONDS = 0.0005
"""How long a thinking thread may keep the interpreter to itself while the window waits."""
DATABASE = "games.sqlite"
UNTIDY = 20_000
"""So many new objects are worth looking through; that takes a few hundredths of a second."""


class RLTankAttack(toga.App):
    """Knows the screens and opens the saved games; the screens call back to go elsewhere."""

    storage: Storage | None = None
    """Open from `on_running` on."""
    settings: Settings

    def startup(self) -> None:
        """Show the home screen first; whatever is slow waits until it can be seen."""
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.disable()  # else a thinking thread might collect a widget, which only ours may destroy
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
        speak(None)
        self.keyboard = Keyboard(self)
        self._trail: list[Screen] = [HomeScreen(self)]
        self.main_window.content = self.screen.content
        self.main_window.show()

    async def on_running(self) -> None:
        """Open the saved games and tell what became of a file that could not be used."""
        self.storage = Storage(self.database())
        self._take_settings()
        self.go_home()
        self._return_to(Place.kept(self.storage))
        self._note_place(self.screen.place() if self._hidden else None)
        if self.storage.set_aside is not None:
            await self.main_window.dialog(_set_aside_dialog(self.storage.set_aside))

    def _take_settings(self) -> None:
        self.settings = Settings.load(self.storage)
        self._speak()

    def _speak(self) -> None:
        """Say everything in the chosen language from now on."""
        speak(self.settings.language)
        if not platform.ON_PHONE:
            self.keyboard.install()

    def database(self) -> Path:
        """The file with the saved games."""
        return Path(self.paths.data) / DATABASE

    @property
    def theme(self) -> Theme:
        """The chosen colours."""
        settings = self.settings
        dark = self.dark_mode if settings.theme == SYSTEM else settings.theme == "dark"
        return theme_for(Palette(settings.palette), bool(dark), settings.column_numbers)

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

    def go_to_lobby(self, game: Game[Any]) -> None:
        """Where a game begins: the first one at home."""
        if game.name == GAMES[0].name:
            self.go_home()
        else:
            usual = next(each for each in GAMES if each.name == game.name)
            self._show([self._home(), LobbyScreen(self, usual)])

    @property
    def can_go_back(self) -> bool:
        """Whether there is a screen before this one."""
        return len(self._trail) > 1

    def go_back(self) -> None:
        """Close what is open on the screen, else go to the screen before, else leave the app."""
        if self.screen.back():
            return
        if not self.can_go_back:
            self.leave_app()
            return
        *before, last = self._trail[:-1]
        self._show([*before, last.renewed()] if before else [self._home()])

    def _home(self) -> HomeScreen:
        latest = next(self.storage.unfinished(), None)
        return HomeScreen(self, latest, offers_lessons=not self.settings.lessons_offered)

    def _show(self, trail: list[Screen]) -> None:
        with self.rest:
            self.screen.leave()
            self._trail = trail
            # Arranged before it is seen: in view each change would lay the whole window out.
            self.screen.resized(*self.main_window.size)
            self.main_window.content = self.screen.content
            self.keyboard.follow()
            if not self._hidden:
                self.screen.enter()
            self.tidy()

    def tidy(self) -> None:
        """Free what old screens leave behind, here in the window's own thread."""
        if gc.get_count()[0] > UNTIDY:
            gc.collect()

    def show_again(self) -> None:
        """Make the screen in view anew, in the language and the colours of now.

        Not at once: the widget whose handler asks for it goes with the old screen.
        """
        self.loop.call_soon(lambda: self._show([*self._trail[:-1], self.screen.renewed()]))

    def tell(self, heading: str, message: str) -> None:
        """Tell that something did not work."""
        dialog = toga.ErrorDialog(heading, message)
        self._dialog_task = self.loop.create_task(self.main_window.dialog(dialog))

    def ask(self, heading: str, question: str, yes: Callable[[], None]) -> None:
        """Ask before something that cannot be undone."""

        async def asked() -> None:
            if await self.main_window.dialog(toga.QuestionDialog(heading, question)):
                yes()

        self._dialog_task = self.loop.create_task(asked())

    def usual_seat(self, kind: AgentKind) -> Seat:
        """An agent of the strength chosen last."""
        strength = self.settings.strengths.get(kind.name, kind.default)
        return Seat.taken_by(kind, strength if strength in kind.choices else kind.default)

    def delete_everything(self) -> None:
        """Forget all games and settings."""
        self.storage.delete_everything()
        self._take_settings()
        self.go_home()

    def start_game(self, setup: Setup) -> None:
        """A new game; an unfinished one stays saved."""
        chosen = {seat.kind.name: seat.strength for seat in setup.seats if seat.kind}
        known = {name: strength for name, strength in chosen.items() if strength is not None}
        self.update_settings(strengths=self.settings.strengths | known)
        match = setup.new_match(self.rng)
        first, second = map(str, setup.seats)
        self.begin(Record.of(match, first=first, second=second), setup)

    def begin(self, record: Record, setup: Setup | None = None) -> None:
        """Save a game for the first time and bring it to the table."""
        number = self._save_new(record)
        if number is not None:
            self._open(record, number, setup)

    def import_game(self, record: Record) -> None:
        """Save a game that came from elsewhere, and show it."""
        number = self._save_new(record)
        saved = None if number is None else self.storage.game(number)
        if saved is not None:
            self._show([*self._trail[:-1], ReviewScreen(self, saved)])

    def _save_new(self, record: Record) -> int | None:
        try:
            return self.storage.new_game(record)
        except sqlite3.Error as error:
            self._tell_unsaved(error)
            return None

    def continue_game(self, saved: SavedGame, paused: bool = False) -> None:
        """Go on where a saved game was left."""
        self._open(saved.record, saved.id, paused=paused)

    def update_settings(self, **changes: Any) -> None:
        """Change settings at once and for the next start."""
        self.settings = self.settings.changed(**changes)
        if "language" in changes:
            self._speak()
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
        if platform.is_started(self):
            return  # an older activity of ours has only now been told that it is gone
        self._hidden = True
        self.screen.leave()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self._note_place(self.screen.place())

    def _came_back(self, window: toga.Window, **kwargs: Any) -> None:
        """Go on where the app was left."""
        if self._hidden:
            self._hidden = False
            self.thinkers = _new_thinkers()
            self.screen.enter()
            self._note_place(None)

    def _note_place(self, place: Place | None) -> None:
        """Keep where we are for the next start, or forget it."""
        if self.storage is None:
            return
        try:
            Place.keep(place, self.storage)
        except sqlite3.Error as error:
            self._tell_unsaved(error)

    def _return_to(self, place: Place | None) -> None:
        """Open the game that was on the table when the system closed the app."""
        saved = None if place is None else self.storage.game(place.game)
        if place is not None and saved is not None:
            self.continue_game(saved, paused=place.paused)

    def _open(
        self, record: Record, number: int, setup: Setup | None = None, paused: bool = False
    ) -> None:
        """Bring a game to the table; its record keeps the names it was begun with."""
        match = record.match()
        if setup is None:
            seats = (_seat(record, record.first), _seat(record, record.second))
            setup = Setup.like(match, seats)

        def save(match: Match[Any]) -> None:
            try:
                self.storage.save_game(number, carried_on(record, match))
            except sqlite3.Error as error:
                self._tell_unsaved(error)

        session = Session(match, setup.seats, save=save, rng=self.rng, rest=self.rest)
        if paused:
            session.pause()
        self.go(GameScreen(self, session, setup, number))

    def _tell_unsaved(self, error: sqlite3.Error) -> None:
        """The game goes on, but nobody should believe that it is safe."""
        self.tell(_("Saved games"), _("This could not be saved: {reason}.").format(reason=error))

    def _resized(self, window: toga.Window, **kwargs: Any) -> None:
        """Android calls this after every layout, whatever has changed."""
        if self.main_window.size != self._size:
            self._size = self.main_window.size
            with self.rest:
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
