"""The game itself: the board, the turn, and the strip of buttons."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import toga
from toga.style.pack import BOLD, CENTER, MONOSPACE

from ...engine.game import IllegalMove
from ...play.place import Place
from ...play.session import Phase
from .. import platform
from ..boards.board import Board
from ..boards.painter import Nothing, Play, Scene, Select
from ..theme import GAP, MARGIN, SHORT, SMALL, TITLE
from ..words import _
from .menu import MenuPanel
from .moves import MovesPanel
from .screen import Screen, button, column, is_wide, label, line, page, row, write
from .telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from ...app import RLTankAttack
    from ...engine.agent import Choice
    from ...play.session import Session
    from ...play.setup import Setup
    from ...play.thought import Thought

ANIMATION_SECONDS = 0.25
FRAME_SECONDS = 1 / 40
POLL_SECONDS = 0.01
WATCH_SECONDS = 0.4
"""Between two moves of agents, so that a person can follow."""

NARROW = 480
STRIP_WIDTH, STRIP_HEIGHT, STRIP_GAP = 65, 52, 4
SIDE_PART, SIDE_LEAST, SIDE_MOST = 0.34, 276, 420
"""How much of a wide window the texts and the strip take beside the board."""


class GameScreen(Screen):
    """Shows a session and turns taps and buttons into moves."""

    def __init__(self, app: RLTankAttack, session: Session, setup: Setup, number: int) -> None:
        self.app = app
        self.session = session
        self.board = Board(session.match.game, app.theme, app.rest, on_tap=self.tapped)
        self.painter = self.board.painter
        self._telling = Telling(session, self.painter)
        self.selection: Any = None
        self.hint: int | None = None
        self._setup = setup
        self._number = number
        self._time = 1.0
        self._description = ""
        self._toast: Any = None
        self._in_view = False
        self._wide = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._going: asyncio.Task[None] | None = None
        self._build()

    def enter(self) -> None:
        """Let the game go on."""
        self._in_view = True
        self.refresh()
        self._think_on()

    def leave(self) -> None:
        """Stop thinking and moving; the game is saved as it is."""
        self._in_view = False
        self.session.leave()
        for task in self._tasks:
            task.cancel()

    def back(self) -> bool:
        """Close the menu or the list of moves."""
        if self._panel is None:
            return False
        self.close_panel()
        return True

    def renewed(self) -> GameScreen:
        """The same session on a new board."""
        return GameScreen(self.app, self.session, self._setup, self._number)

    def place(self) -> Place:
        """This game, and whether it was paused."""
        return Place(self._number, self.session.phase is Phase.PAUSED)

    def resized(self, width: int, height: int) -> None:
        """Texts and strip below the board, or beside it when the window is wide."""
        wide = is_wide(width, height)
        if wide != self._wide:
            self._wide = wide
            self._arrange(wide)
            self.refresh()
        self._beside.style.width = min(max(SIDE_LEAST, round(width * SIDE_PART)), SIDE_MOST)
        self._fit_strip(narrow=width < NARROW and not wide)
        self._fit_lines(short=height < SHORT)

    def _fit_lines(self, short: bool) -> None:
        """Where there is little room, large system letters must not push the strip out of it."""
        for each, height in self._line_heights.items():
            if short and platform.ON_PHONE:
                each.style.height = height
            else:
                del each.style.height

    def _fit_strip(self, narrow: bool) -> None:
        """Five buttons fill the width, but by themselves they do not get as small as they must."""
        self._strip.style.align_items = "center" if narrow else "start"
        for each in self._strip_buttons:
            if narrow:
                each.style.width = STRIP_WIDTH
            else:
                del each.style.width

    def refresh(self) -> None:
        """Show the session as it is now."""
        session, theme = self.session, self.app.theme
        phase = session.phase
        write(self._status, f"  {self._telling.status()}  ")
        write(self._subtitle, self._telling.subtitle())
        write(self._told, self._telling.told())
        write(self._note, self._telling.note())
        write(self._engine, self._telling.engine() if self.app.settings.engine_line else "")
        self._status.style.background_color = theme.accent if phase is Phase.PERSON else theme.page
        self._status.style.color = theme.accent_ink if phase is Phase.PERSON else theme.ink
        self._undo.enabled = self._result_undo.enabled = session.can_undo
        self._redo.enabled = session.can_redo
        self._hint_button.enabled = self._moves.enabled = phase is Phase.PERSON
        _show(self._side, self._strip, phase is not Phase.OVER)
        _show(self._side, self._result, phase is Phase.OVER)
        stops = phase in (Phase.AGENT, Phase.PAUSED)
        _show(self._state if self._wide else self._words, self._stop, stops)
        write(self._stop, _("Go on") if phase is Phase.PAUSED else self._telling.stop())
        self._describe()
        platform.keep_awake(self.board.canvas, session.watched and phase is Phase.AGENT)
        self.draw()

    def _describe(self) -> None:
        """The board in words, for those whose phone reads it to them."""
        words = self.painter.position_in_words(self.session.match.position)
        if words != self._description:
            self._description = words
            platform.describe(self.board.canvas, words)

    def draw(self) -> None:
        """Draw one frame."""
        match = self.session.match
        moved = match.plies > 0
        self.board.show(
            Scene(
                old=match.positions[-2] if moved else match.position,
                new=match.position,
                time=self._time,
                last_move=match.moves[-1] if moved else None,
                selection=self.selection,
                hint=self.hint,
            )
        )

    def play(self, move: int) -> None:
        """Make a person's move."""
        self.close_panel()
        try:
            self.session.play(move)
        except IllegalMove:
            self.say(_("This move is not possible now."))
            return
        self._moved()

    def undo(self) -> None:
        """Take back to the last turn of a person."""
        if self.session.can_undo:
            self.session.undo()
            self._jumped()

    def redo(self) -> None:
        """Make again what was taken back."""
        if self.session.can_redo:
            self.session.redo()
            self._jumped()

    def ask_hint(self) -> None:
        """Look for the move that the strongest agent would play."""
        thought = self.session.begin_hint()
        if thought is not None:
            self.say(_("Looking for a good move …"))
            self._run(self._find_hint(thought))

    def show_moves(self) -> None:
        """All legal moves as buttons."""
        if self.session.phase is Phase.PERSON:
            self._open(MovesPanel(self).content)

    def show_menu(self) -> None:
        """What is needed less often."""
        self._open(MenuPanel(self).content)

    def close_panel(self) -> None:
        """Back to the board."""
        if self._panel is not None:
            self.content.remove(self._panel)
            self.content.insert(0, self._game)
            self._panel = None

    def stop_or_go_on(self) -> None:
        """Hurry the agent; between agents, pause or go on."""
        session = self.session
        if session.phase is Phase.PAUSED:
            session.resume()
            self._think_on()
        elif session.watched:
            session.pause()
        else:
            session.hurry()
        self.refresh()

    def resign(self) -> None:
        """Give the game up."""
        self.close_panel()
        if self.session.can_resign:
            self.session.resign()
            self._jumped()

    def claim(self) -> None:
        """Claim a draw."""
        self.close_panel()
        if self.session.can_claim:
            self.session.claim()
            self._jumped()

    def again(self) -> None:
        """The same game once more."""
        self.app.start_game(self._setup)

    def swap_sides(self) -> None:
        """The same game with the sides changed."""
        self.app.start_game(self._setup.swapped())

    def say(self, text: str) -> None:
        """A short line under the board."""
        write(self._told, text)
        platform.announce(self.board.canvas, text)

    def tapped(self, x: float, y: float) -> None:
        """What a tap on the canvas does."""
        if self.session.phase is not Phase.PERSON:
            self.say(self._telling.status())
            return
        self._time = 1.0
        meaning = self.painter.tap(x, y, self.session.match.position, self.selection)
        self.selection = None
        match meaning:
            case Play(move):
                self.play(move)
                return
            case Select(selection):
                self.selection = selection
            case Nothing(reason) if reason:
                self.say(reason)
        self.draw()

    # Building

    def _build(self) -> None:
        theme = self.app.theme
        self._title = line(theme, self._telling.title(), font_size=TITLE, font_weight=BOLD)
        self._subtitle = line(theme, "", font_size=SMALL, color=theme.quiet)
        self._status = label(theme, "", font_weight=BOLD, text_align=CENTER, margin=GAP)
        self._stop = button(theme, "", self.stop_or_go_on)
        self._told = line(theme, "")
        self._note = line(theme, "", font_size=SMALL, color=theme.quiet)
        self._engine = line(theme, "", font_family=MONOSPACE, font_size=SMALL, color=theme.quiet)
        self._line_heights = {
            self._title: 28,
            self._subtitle: 18,
            self._told: 22,
            self._note: 18,
            self._engine: 18,
        }
        self._undo = self._strip_button(_("Undo"), self.undo)
        self._redo = self._strip_button(_("Redo"), self.redo)
        self._hint_button = self._strip_button(_("Hint"), self.ask_hint)
        self._moves = self._strip_button(_("Moves"), self.show_moves)
        menu = self._strip_button(_("Menu"), self.show_menu)
        self._strip_buttons = [self._undo, self._redo, self._hint_button, self._moves, menu]
        self._strip = column(gap=STRIP_GAP)
        self._result_undo = button(theme, _("Undo"), self.undo, flex=1)
        self._result = column(
            row(
                button(theme, _("Again"), self.again, flex=1),
                button(theme, _("Swap sides"), self.swap_sides, flex=1),
            ),
            row(
                button(theme, _("Home"), self.app.go_home, flex=1),
                self._result_undo,
                button(theme, _("Menu"), self.show_menu, flex=1),
            ),
        )
        self._state = row(self._status)
        head = row(
            column(self._title, self._subtitle, gap=2, flex=1),
            self._state,
            margin=(GAP, MARGIN),
        )
        self._head = head
        self._words = row(
            column(self._told, self._engine, self._note, gap=2, flex=1), align_items="start"
        )
        self._side = column(
            self._words,
            toga.Box(flex=1),
            margin=GAP,
        )
        self._beside = column(gap=0)
        self._game = page(theme)
        self._arrange(wide=False)
        self._panel: toga.Widget | None = None
        self.content = page(theme, self._game)

    def _arrange(self, wide: bool) -> None:
        for box in (self._game, self._beside, self._strip):
            box.clear()
        for box in (self._state, self._words):
            _show(box, self._stop, False)
        if wide:
            self._beside.add(self._head, self._side)
            self._game.add(self.board.canvas, self._beside)
            self._strip.add(self._strip_row(0, 3), self._strip_row(3, 5))
        else:
            self._game.add(self._head, self.board.canvas, self._side)
            self._strip.add(self._strip_row(0, 5))
        self._game.style.direction = "row" if wide else "column"
        self._head.style.direction = "column" if wide else "row"
        self._head.style.align_items = "start" if wide else "center"
        self._side.style.flex = 1 if wide else 0

    def _strip_row(self, first: int, end: int) -> toga.Box:
        return row(*self._strip_buttons[first:end], gap=STRIP_GAP, justify_content="center")

    def _strip_button(self, text: str, on_press: Callable[[], None]) -> toga.Button:
        return button(self.app.theme, text, on_press, flex=1, height=STRIP_HEIGHT)

    def _open(self, panel: toga.Widget) -> None:
        self.close_panel()
        self.content.remove(self._game)
        self.content.insert(0, panel)
        self._panel = panel

    # Moving and thinking

    def _moved(self) -> None:
        """A ply was played: show it, then let an agent think."""
        self.selection = self.hint = None
        self._time = 0.0 if self.app.settings.animation else 1.0
        if self._panel is not None:
            self._renew_menu()
        self.refresh()
        self._announce(self._telling.told())
        if self.app.settings.vibration:
            platform.tick(self.board.canvas)
        self._think_on()

    def _announce(self, told: str) -> None:
        """Say what has happened, and how it ended or whose turn it is."""
        platform.announce(self.board.canvas, f"{told} {self._telling.status()}")

    def _show_engine_line(self) -> None:
        """The agent's message as the thesis shows it; between agents it would never end."""
        text = self._telling.engine()
        if text and self.app.settings.engine_line and not self.session.watched:
            self._toast = platform.toast(self.app, text, instead_of=self._toast)

    def _renew_menu(self) -> None:
        """An agent has moved behind the open menu: what it offers may have changed."""
        if self.session.phase is Phase.OVER:
            self.close_panel()
        else:
            self.show_menu()

    def _jumped(self) -> None:
        """The history was changed in another way: show it at once."""
        self.selection = self.hint = None
        self._time = 1.0
        self.refresh()
        self._announce(self._telling.note())
        self._think_on()

    def _think_on(self) -> None:
        """Go on from here; whatever was going on belongs to an older position."""
        if self._going is not None:
            self._going.cancel()
        self._going = self._run(self._go_on())

    async def _go_on(self) -> None:
        await self._animate()
        thought = self.session.begin_thinking()
        if thought is None:
            return
        self.refresh()
        choice = await self._think(thought)
        if self.session.watched:
            await asyncio.sleep(WATCH_SECONDS)
        if self._in_view and self.session.accept(thought, choice):
            self._moved()
            self._show_engine_line()

    async def _find_hint(self, thought: Thought) -> None:
        choice = await self._think(thought)
        if self._in_view and self.session.accept_hint(thought):
            self.hint = choice.move
            words = self.painter.move_in_words(self.session.match.position, choice.move)
            self.say(_("Hint: {move}").format(move=words))
            self.draw()

    async def _think(self, thought: Thought) -> Choice:
        """Think in the worker thread; the loop is asked again and again, since not every one
        can be called from another thread."""
        future = self.app.thinkers.submit(thought.think)
        while not future.done():
            await asyncio.sleep(POLL_SECONDS)
        return future.result()

    async def _animate(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while self._time < 1:
            self._time = min(1.0, (loop.time() - began) / ANIMATION_SECONDS)
            self.draw()
            await asyncio.sleep(FRAME_SECONDS)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _show(box: toga.Box, widget: toga.Widget, visible: bool) -> None:
    """Put a widget at the end of a box, or take it out: Toga hides no space."""
    if visible and widget not in box.children:
        box.add(widget)
    elif not visible and widget in box.children:
        box.remove(widget)
