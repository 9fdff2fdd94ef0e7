"""The app: one window, its screens, and what they share."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import toga

from .engine.games import GAMES
from .engine.record import Record
from .play import solver
from .play.library import Library
from .play.place import Place
from .play.rest import Rest
from .play.saved import Origin
from .play.seat import PERSON, PERSON_NAMES, Seat
from .play.session import Session
from .play.settings import SYSTEM, Settings
from .play.setup import Setup
from .play.thinkers import Thinkers
from .ui import platform
from .ui.dialogs import Dialogs
from .ui.keys import Keyboard
from .ui.screens.game import GameScreen
from .ui.screens.home import HomeScreen
from .ui.screens.lobby import LobbyScreen
from .ui.screens.notice import NOTICE_HEIGHT, news_in_words, notice, trouble_in_words
from .ui.screens.review import ReviewScreen
from .ui.screens.screen import Screen
from .ui.theme import Palette, Theme, theme_for
from .ui.waiting import answer
from .ui.words import _, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from concurrent.futures import Future

    from .engine.agent import AgentKind, Choice
    from .engine.game import Game
    from .engine.match import Match
    from .play.saved import SavedGame, Summary
    from .play.scoresheet import ScoreSheet

logger = logging.getLogger(__name__)

WINDOW_SIZE = (400, 720)
SMALLEST = (360, 300)
"""Every screen fits so narrow a window, and one so low."""
SWITCH_SECONDS = 0.0005
"""How long a thinking thread may keep the interpreter to itself while the window waits."""
DATABASE = "games.sqlite"
ATTENTION_SECONDS = 0.1
"""How often the library is asked for news while there may be any."""
TIDY_SECONDS = 0.05
"""So soon after something was closed its widgets are freed."""
LAST_WAITING = 1.0
"""Seconds that saving may take when the app is left; nobody sees them then."""


class RLTankAttack(toga.App):
    """Knows the screens and opens the saved games; the screens call back to go elsewhere."""

    library: Library
    settings: Settings
    ready = False
    """Whether the saved games have been read, or could not be."""

    def startup(self) -> None:
        """Show the home screen first; whatever is slow waits until it can be seen."""
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.disable()  # else a thinking thread might collect a widget, which only ours may destroy
        if not gc.get_freeze_count():  # an app that starts again has left its screens behind
            gc.freeze()  # nothing that is here before the first screen needs to be looked through
        self.rng = Random()
        self.rest = Rest()
        self.thinkers = Thinkers()
        self.library = Library(self.database())
        self._edition = 0
        self._journey = 0
        self._untidy = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._attention: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._notice: tuple[str, str] | None = None
        self._hidden = False
        self._size = (0, 0)
        self.main_window = toga.MainWindow(title=self.formal_name, size=WINDOW_SIZE)
        platform.let_shrink(self.main_window, *SMALLEST)
        self.dialogs = Dialogs(self)
        self.main_window.on_resize = self._resized
        self.main_window.on_hide = self._went_away
        self.main_window.on_show = self._came_back
        platform.on_back(self, self.go_back)
        platform.plain_dialogs()
        platform.show_log(solver.logger)
        self.settings = Settings()
        speak(None)
        self.keyboard = Keyboard(self)
        self._trail: list[Screen] = [HomeScreen(self)]
        self.main_window.content = self.screen.content
        self.main_window.show()

    async def on_running(self) -> None:
        """Show what the library has, as soon as its file was opened, or could not be."""
        first = self.screen
        while not self.library.tried:
            await asyncio.sleep(ATTENTION_SECONDS / 10)
        self._edition = self.library.edition
        self._take_settings()
        if self.screen is first:
            self.go_home()
            await self._return_to(Place.kept(self.library))
        else:
            self.show_again()  # somebody was quicker than the disk
        self._note_place(self.screen.place() if self._hidden else None)
        self._attend()
        self.ready = True

    def _take_settings(self) -> None:
        self.settings = Settings.of(self.library.settings())
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
        self.library.look()
        self._attend()
        latest = self.library.latest(_is_ones_own)
        return HomeScreen(self, latest, offers_lessons=not self.settings.lessons_offered)

    def _show(self, trail: list[Screen]) -> None:
        """Go elsewhere: what was asked for on the screen before is no longer waited for."""
        self._journey += 1
        self._put_in_view(trail)

    def _put_in_view(self, trail: list[Screen]) -> None:
        with self.rest:
            self.screen.leave()
            self._trail = trail
            # Arranged before it is seen: in view each change would lay the whole window out.
            self._arrange()
            self.main_window.content = self._framed()
            self.keyboard.follow()
            if not self._hidden:
                self.screen.enter()
            self.tidy()

    def tidy(self) -> None:
        """Free what old screens and panels leave behind, here in the window's own thread.

        Not at once: the button that closed something goes with it, and so do tasks that have only
        now been told to end.
        """
        if not self._untidy:
            self._untidy = True
            self.loop.call_later(TIDY_SECONDS, self._collect)

    def _collect(self) -> None:
        self._untidy = False
        gc.collect()

    def show_again(self) -> None:
        """Make the screen in view anew, in the language and the colours of now.

        Not at once: the widget whose handler asks for it goes with the old screen.
        """
        self.loop.call_soon(lambda: self._put_in_view([*self._trail[:-1], self.screen.renewed()]))

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; if it fails, that is logged and told."""
        task = self.loop.create_task(work)
        self._tasks.add(task)  # the loop itself would forget it
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("A task failed: %s", error, exc_info=error)
            self.tell(_("Something went wrong"), _("The app goes on, and your games are safe."))

    def later(self, future: Future[Any], then: Callable[[Any], None]) -> asyncio.Task[None]:
        """Go on when an answer is there, unless the person has gone elsewhere by then."""
        journey = self._journey

        async def waited() -> None:
            value = await answer(future, self.thinkers)
            if self._journey == journey:
                then(value)

        if self._opening is not None:
            self._opening.cancel()  # somebody who presses twice wants one answer
        self._opening = self.run(waited())
        return self._opening

    def tell(self, heading: str, message: str) -> None:
        """Tell that something did not work."""
        self.dialogs.tell(heading, message)

    def ask(self, heading: str, question: str, yes: Callable[[], None]) -> None:
        """Ask before something that cannot be undone."""
        self.dialogs.ask(heading, question, yes)

    def usual_seat(self, kind: AgentKind) -> Seat:
        """An agent of the strength and the time limit chosen last."""
        strength = self.settings.strengths.get(kind.name, kind.default)
        limit = self.settings.limits.get(kind.name, kind.usual_limit)
        return Seat.taken_by(
            kind,
            strength if strength in kind.choices else kind.default,
            limit if limit in kind.limits else kind.usual_limit,
        )

    def delete_everything(self) -> None:
        """Forget all games and settings."""
        self.library.delete_everything()
        self._saving()
        self._take_settings()
        self.go_home()

    def start_game(self, setup: Setup) -> None:
        """A new game; an unfinished one stays saved."""
        if any(seat.is_person for seat in setup.seats):
            self._remember_strengths(setup)
        match = setup.new_match(self.rng)
        first, second = map(str, setup.seats)
        self._begin(Record.of(match, first=first, second=second), match, setup)

    def _remember_strengths(self, setup: Setup) -> None:
        """What one has chosen to play against is offered the next time."""
        chosen = {seat.kind.name: seat.strength for seat in setup.seats if seat.kind}
        known = {name: strength for name, strength in chosen.items() if strength is not None}
        limits = {
            seat.kind.name: seat.limit
            for seat in setup.seats
            if seat.kind and seat.limit is not None
        }
        self.update_settings(
            strengths=self.settings.strengths | known, limits=self.settings.limits | limits
        )

    def begin(self, record: Record) -> None:
        """Play on from a record, as a game of its own."""
        self.later(self.thinkers.submit(record.match), lambda match: self._begin(record, match))

    def import_game(self, record: Record) -> None:
        """Save a game that came from elsewhere, and show it."""

        def save(match: Match[Any]) -> None:
            sheet = self.library.begin(record, match, Origin.IMPORTED)
            self._saving()
            self._show([*self._trail[:-1], ReviewScreen(self, sheet.read(record, match))])

        self.later(self.thinkers.submit(record.match), save)

    def review(self, number: int) -> None:
        """Show a saved game."""
        self._with_game(number, lambda saved: self.go(ReviewScreen(self, saved)))

    def continue_game(self, number: int, paused: bool = False) -> asyncio.Task[None]:
        """Go on where a saved game was left, as soon as it is read."""
        return self._with_game(number, lambda saved: self._go_on(saved, paused))

    def _with_game(self, number: int, then: Callable[[SavedGame], None]) -> asyncio.Task[None]:
        """Read a game; one that does not replay any more can be listed, but not shown."""

        def read(saved: SavedGame | None) -> None:
            if saved is None:
                self.tell(_("Saved games"), _("This game cannot be read."))
            else:
                then(saved)

        return self.later(self.library.game(number), read)

    def delete_game(self, number: int) -> None:
        """Forget a game."""
        self.library.delete(number)
        self._saving()

    def rename(self, sheet: ScoreSheet, seats: tuple[Seat, Seat]) -> None:
        """Others play a game from now on."""
        self.library.rename(sheet, *map(str, seats))
        self._saving()

    def update_settings(self, **changes: Any) -> None:
        """Change settings at once and for the next start."""
        self.settings = self.settings.changed(**changes)
        if "language" in changes:
            self._speak()
        stored = self.settings.stored()
        self.library.keep(**{name: stored[name] for name in changes})
        self._saving()

    # What the library does by itself

    def _saving(self) -> None:
        """Usually what was changed is in the file at once; else somebody must keep an eye on it."""
        self.library.settle()
        if self.library.restless:
            self._attend()

    def _attend(self) -> None:
        """Ask the library for news until there can be none."""
        if self._attention is None or self._attention.done():
            self._attention = self.run(self._ask_for_news())

    async def _ask_for_news(self) -> None:
        while not self._hidden:
            restless = self.library.restless  # before it is asked: it may come to rest meanwhile
            self._show_trouble()
            for news in self.library.news():
                self.tell(_("Saved games"), news_in_words(news))
            if self._edition != self.library.edition:
                self._edition = self.library.edition
                self._take_settings()
                if self.ready:  # the place is an earlier start's: the file was out of reach at ours
                    self._note_place(None)
                if self.screen.lists_games:
                    self.show_again()
            if not restless:
                return
            await asyncio.sleep(ATTENTION_SECONDS)

    def _show_trouble(self) -> None:
        """One quiet line, as long as something is not saved."""
        lines = trouble_in_words(self.library.trouble, unsaved=not self.library.saved)
        if lines != self._notice:
            self._notice = lines
            self._arrange()
            self.main_window.content = self._framed()
            self.tidy()

    def _framed(self) -> toga.Widget:
        """The screen in view, below the notice if there is one."""
        content = self.screen.content
        if content.parent is not None:
            content.parent.remove(content)
        if self._notice is None:
            return content
        return notice(self.theme, self._notice, self.library.try_again, content)

    def _arrange(self) -> None:
        width, height = self.main_window.size
        self.screen.resized(width, height - (0 if self._notice is None else NOTICE_HEIGHT))

    # Coming and going

    async def on_exit(self) -> bool:
        """Closing needs no question, since everything is saved already; or else it does."""
        self.screen.leave()
        if not self.library.settle(LAST_WAITING):
            question = _("Not everything could be saved. Leave all the same?")
            if not await self.dialogs.agreed(_("Saved games"), question):
                self.screen.enter()
                return False
        self.library.close()
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
        self.thinkers.rest()
        self._note_place(self.screen.place())
        self.library.settle(LAST_WAITING)

    def _came_back(self, window: toga.Window, **kwargs: Any) -> None:
        """Go on where the app was left."""
        if self._hidden:
            self._hidden = False
            self.screen.enter()
            self._note_place(None)
            self._attend()

    def _note_place(self, place: Place | None) -> None:
        """Keep where we are for the next start, or forget it."""
        Place.keep(place, self.library)
        self._saving()

    async def _return_to(self, place: Place | None) -> None:
        """Open the game that was on the table when the system closed the app."""
        if place is not None and place.game in self.library:
            await asyncio.wait({self.continue_game(place.game, paused=place.paused)})

    def _begin(self, record: Record, match: Match[Any], setup: Setup | None = None) -> None:
        """Save a game for the first time and bring it to the table."""
        self._open(record, match, self.library.begin(record, match), setup)

    def _go_on(self, saved: SavedGame, paused: bool) -> None:
        self._open(saved.record, saved.match, self.library.take_up(saved), paused=paused)

    def _open(
        self,
        record: Record,
        match: Match[Any],
        sheet: ScoreSheet,
        setup: Setup | None = None,
        paused: bool = False,
    ) -> None:
        """Bring a game to the table; its record keeps the names it was begun with."""
        if setup is None:
            seats = (_seat(record, record.first), _seat(record, record.second))
            setup = Setup.like(match, seats)

        def save(match: Match[Any], choice: Choice | None) -> None:
            self.library.save(sheet, match, choice)
            self._saving()

        session = Session(match, setup.seats, save=save, rng=self.rng, rest=self.rest)
        if paused:
            session.pause()
        self.go(GameScreen(self, session, setup, sheet))

    def _resized(self, window: toga.Window, **kwargs: Any) -> None:
        """Android calls this after every layout, whatever has changed."""
        if self.main_window.size != self._size:
            self._size = self.main_window.size
            with self.rest:
                self._arrange()


def _is_ones_own(game: Summary) -> bool:
    """Whether a person plays it here, who may want to continue."""
    persons = [name for name in (game.first, game.second) if name in PERSON_NAMES]
    return game.origin is Origin.PLAYED and bool(persons)


def _seat(record: Record, name: str) -> Seat:
    """The seat that a record names; a person takes the place of somebody this app does not know."""
    try:
        return Seat.parse(record.game, name)
    except LookupError:
        return PERSON


def main() -> RLTankAttack:
    """The app, ready to run."""
    return RLTankAttack("RLTankAttack", "org.rltankattack.rltankattack")
