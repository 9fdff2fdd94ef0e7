"""The game itself: the board, the turn, and the strip of buttons."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from ...engine.game import IllegalMove
from ...play.place import Place
from ...play.session import Failure, Phase
from ...play.thinkers import Overdue
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..waiting import answer
from ..words import _
from .failure import failure_page
from .menu import MenuPanel
from .moves import moves_page
from .playing import PlayingScreen
from .rounds import RoundsPanel
from .screen import button, small_button, write
from .table import Table
from .telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import toga

    from ...app import RLTankAttack
    from ...engine.agent import Choice
    from ...play.scoresheet import ScoreSheet
    from ...play.seat import Seat
    from ...play.session import Session
    from ...play.setup import Setup
    from ...play.thought import Thought
    from ..boards.painter import Rounds
    from ..boards.pen import Point
    from ..keys import Keys

logger = logging.getLogger(__name__)

ANIMATION_SECONDS = {"off": 0.0, "normal": 0.25, "fast": 0.12}
FRAME_SECONDS = 1 / 40
STOP_WIDTH = 76
ANSWER_SECONDS = 0.5
"""So long a person's own move can be looked at before it is answered."""
WATCH_SECONDS = 0.4
"""Between two moves of agents, so that a person can follow."""


class GameScreen(PlayingScreen):
    """Shows a session and turns taps and buttons into moves."""

    def __init__(
        self, app: RLTankAttack, session: Session, setup: Setup, sheet: ScoreSheet
    ) -> None:
        self.app = app
        self.session = session
        self.board = Board(
            session.match.game, app.theme, app.rest, self.tapped, self.dragged, self.pointed
        )
        self.painter = self.board.painter
        self._telling = Telling(session, self.painter)
        self.hint: int | None = None
        self._asked: Seat | None = None
        """Who was asked last for a hint in this position."""
        self._setup = setup
        self._sheet = sheet
        self._time = 1.0
        self._description = ""
        self._toast: Any = None
        self._menu: MenuPanel | None = None
        self._wide = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._going: asyncio.Task[None] | None = None
        self._build()

    def enter(self) -> None:
        """Let the game go on."""
        self.refresh()
        self._think_on()

    def leave(self) -> None:
        """Stop thinking and moving; the game is saved as it is."""
        self.session.leave()
        for task in self._tasks:
            task.cancel()

    def renewed(self) -> GameScreen:
        """The same session on a new board."""
        return GameScreen(self.app, self.session, self._setup, self._sheet)

    def keys(self) -> Keys:
        """The whole game by keyboard."""
        if self.panel_is_open:
            return {}
        return {
            **self.board.keys(),
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.ask_hint,
            "moves": self.show_moves,
            "computer": self.let_computer_move,
            "menu": self.show_menu,
            "stop": self.stop_or_go_on,
        }

    def place(self) -> Place:
        """This game, and whether it was paused."""
        return Place(self._sheet.number, self.session.phase is Phase.PAUSED)

    def resized(self, width: int, height: int) -> None:
        """Texts and strip below the board, or beside it when the window is wide."""
        super().resized(width, height)
        self.table.resized(width, height)

    def refresh(self) -> None:
        """Show the session as it is now."""
        session, table, theme = self.session, self.table, self.app.theme
        phase = session.phase
        table.write(table.status, f"  {self._telling.status()}  ")
        table.write(table.subtitle, self._telling.subtitle())
        table.write(table.told, self._telling.told())
        table.write(table.note, self._telling.note())
        table.write(table.engine, self._telling.engine() if self.app.settings.engine_line else "")
        mine = phase is Phase.PERSON
        table.status.style.background_color = theme.accent if mine else theme.page
        table.status.style.color = theme.accent_ink if mine else theme.ink
        self._undo.enabled = self._result_undo.enabled = session.can_undo
        self._redo.enabled = session.can_redo
        if phase is Phase.OVER:
            self.board.leave()
        self._moves.enabled = mine
        self._hint_button.enabled = mine and not session.rolls
        table.lay(self._result if phase is Phase.OVER else self._strip)
        table.put_aside(self._stop, phase in (Phase.AGENT, Phase.PAUSED))
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

    def scene(self) -> Scene:
        """What the board shows now."""
        session, match = self.session, self.session.match
        moved = match.plies > 0
        return Scene(
            old=match.positions[-2] if moved else match.position,
            new=match.position,
            time=self._time,
            last_move=match.moves[-1] if moved else None,
            selection=self.selection,
            hint=self.hint,
            moves=session.offered if self._time >= 1 else (),
            rolls=session.rolls,
            overlay=self.app.settings.overlay,
        )

    def draw(self) -> None:
        """Draw one frame."""
        self.board.show(self.scene())

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
        """Look for the move that the computer of this game would play; who asks again in the same
        position hears the strongest agent."""
        adviser, other = self._advisers()
        thought = self.session.begin_hint(adviser)
        if thought is not None:
            self._asked = adviser
            self.say(_("Looking for a good move …"))
            if other is not None:
                self.table.write(self.table.note, self._telling.advice(adviser, other))
            self._run(self._find_hint(thought))

    def _advisers(self) -> tuple[Seat, Seat | None]:
        """Whom to ask now, and who would be asked then, if that is somebody else."""
        advisers = self.session.advisers
        turn = 0 if self._asked is None else (advisers.index(self._asked) + 1) % len(advisers)
        other = advisers[(turn + 1) % len(advisers)]
        return advisers[turn], None if other == advisers[turn] else other

    def show_moves(self) -> None:
        """All legal moves as buttons."""
        if self.session.phase is Phase.PERSON:
            self.open_panel(
                moves_page(
                    self.app.theme,
                    self.painter,
                    self.scene(),
                    self.play,
                    self.close_panel,
                    self.let_computer_move if self.session.can_stand_in else None,
                )
            )

    def show_menu(self) -> None:
        """What is needed less often."""
        self._menu = MenuPanel(self)
        self.open_panel(self._menu.content)

    def let_computer_move(self) -> None:
        """Leave this one move to the computer of this game."""
        self.close_panel()
        if self.session.can_stand_in:
            self.session.stand_in()
            self._forget_marks()
            self._think_on()

    def rounds(self) -> Rounds | None:
        """The account that the game keeps of this match."""
        return self.painter.rounds(self.session.match)

    def show_rounds(self) -> None:
        """The game round by round."""
        rounds = self.rounds()
        if rounds is not None:
            panel = RoundsPanel(self.app.theme, self.app.rest, rounds, self.close_panel)
            self.open_panel(panel.content, panel.resized)

    def stop_or_go_on(self) -> None:
        """Hurry the agent; between agents, pause or go on."""
        session = self.session
        if session.phase is Phase.PAUSED:
            self.close_panel()
            session.resume()
            self._think_on()
        elif session.watched:
            session.pause()
        else:
            session.hurry()
        self.refresh()

    def move_for_agent(self) -> None:
        """Make the move that an agent did not make."""
        self.close_panel()
        self.session.lend()
        self._jumped()

    def go_on_with(self, seat: Seat) -> None:
        """Let another agent play on for one that did not answer."""
        self.close_panel()
        self.session.replace_failed(seat)
        self._setup = self._setup.changed(seats=self.session.seats)
        self.app.rename(self._sheet, self.session.seats)
        self.table.write(self.table.title, self._telling.title())
        self._jumped()

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

    def tapped(self, x: float, y: float) -> None:
        """What a tap on the canvas does."""
        if self.session.phase is not Phase.PERSON:
            self.say(self._telling.status())
            return
        self._time = 1.0
        self.take_tap(x, y)

    def dragged(self, start: Point, end: Point) -> None:
        """What dragging over the canvas does."""
        if self.session.phase is Phase.PERSON:
            self.take_drag(start, end)

    # Building

    def _build(self) -> None:
        theme = self.app.theme
        self.table = Table(theme, self.board, self.app.settings.left_handed)
        super().__init__(self.app, self.table.content)
        self.table.write(self.table.title, self._telling.title())
        self._stop = small_button(theme, "", self.stop_or_go_on, flex=0, width=STOP_WIDTH)
        self._undo = self._strip_button(_("Undo"), self.undo)
        self._redo = self._strip_button(_("Redo"), self.redo)
        self._hint_button = self._strip_button(_("Hint"), self.ask_hint)
        self._moves = self._strip_button(_("Moves"), self.show_moves)
        menu = self._strip_button(_("Menu"), self.show_menu)
        self._strip = ((self._undo, self._redo, self._hint_button, self._moves, menu),)
        self._result_undo = button(theme, _("Undo"), self.undo, flex=1)
        accounts = [_("Rounds")] if self.painter.keeps_rounds else []
        self._result = (
            *((button(theme, text, self.show_rounds, flex=1),) for text in accounts),
            (
                button(theme, _("Again"), self.again, flex=1),
                button(theme, _("Swap sides"), self.swap_sides, flex=1),
            ),
            (
                button(theme, _("Home"), self.app.go_home, flex=1),
                self._result_undo,
                button(theme, _("Menu"), self.show_menu, flex=1),
            ),
        )

    def _strip_button(self, text: str, act: Callable[[], None]) -> toga.Button:
        """Who presses a button plays without the board's cursor."""

        def press() -> None:
            self.board.leave()
            act()

        return small_button(self.app.theme, text, press)

    # Moving and thinking

    def _moved(self) -> None:
        """A ply was played: show it, then let an agent think."""
        self._forget_marks()
        self._time = 0.0 if self._animation_seconds else 1.0
        if self.session.phase is Phase.OVER:
            self.close_panel()
        if self._menu is not None:
            self._menu.refresh()
        self.refresh()
        self._announce(self._telling.told())
        if self.app.settings.vibration:
            platform.tick(self.content)
        self.app.tidy()
        self._think_on()

    def _forget_marks(self) -> None:
        """What was chosen, and what was asked for, belongs to an older position."""
        self.selection = self.hint = self._asked = None

    def _announce(self, told: str) -> None:
        """Say what has happened, and how it ended or whose turn it is."""
        platform.announce(self.content, f"{told} {self._telling.status()}")

    def _show_engine_line(self) -> None:
        """The agent's message as the thesis shows it; between agents it would never end."""
        text = self._telling.engine()
        if text and self.app.settings.engine_line and not self.session.watched:
            self._toast = platform.toast(self.app, text, instead_of=self._toast)

    def _jumped(self) -> None:
        """The history was changed in another way: show it at once."""
        self._forget_marks()
        self._time = 1.0
        self.refresh()
        over = self.session.phase is Phase.OVER
        self._announce(self._telling.note() if over else self._telling.told())
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
        try:
            choice, _pause = await asyncio.gather(self._think(thought), self._let_it_be_seen())
            if self.session.watched:
                await asyncio.sleep(WATCH_SECONDS)
            accepted = self.session.accept(thought, choice)
        except Exception as error:  # an agent may do anything
            self._agent_failed(thought, error)
            return
        if accepted:
            self._moved()
            self._show_engine_line()

    def _agent_failed(self, thought: Thought, error: Exception) -> None:
        """Let the person decide how to go on."""
        logger.error("%s: %s", thought.seat, error, exc_info=error)
        failure = Failure.OVERDUE if isinstance(error, Overdue) else Failure.BROKEN
        if self.session.fail(thought, failure):
            self.refresh()
            if self.session.failure is None:
                self.say(_("No move could be found."))
            else:
                self._show_engine_line()
                self.open_panel(failure_page(self))

    async def _let_it_be_seen(self) -> None:
        """An answer at once would hide the move before it; without animation nobody waits."""
        if self._animation_seconds and not self.session.watched and self.session.match.plies:
            await asyncio.sleep(ANSWER_SECONDS)

    async def _find_hint(self, thought: Thought) -> None:
        try:
            choice = await self._think(thought)
            words = self.painter.move_in_words(self.session.match.position, choice.move)
        except Exception as error:  # an agent may do anything
            logger.error("%s: %s", thought.seat, error, exc_info=error)
            if self.session.accept_hint(thought):
                self.say(_("No hint could be found."))
            return
        if self.session.accept_hint(thought):
            self.hint = choice.move
            self.say(_("Hint: {move}").format(move=words))
            self.draw()

    async def _think(self, thought: Thought) -> Choice:
        """Think in the worker thread, unless that takes far too long."""
        thinkers = self.app.thinkers
        future = thinkers.submit(thought.think, overdue=lambda: thought.overdue)
        return await answer(future, thinkers)

    @property
    def _animation_seconds(self) -> float:
        """How long the last move takes to be seen."""
        match = self.session.match
        if not match.plies:
            return 0.0
        usual = ANIMATION_SECONDS[self.app.settings.motion]
        return usual * self.painter.duration(match.positions[-2], match.moves[-1])

    async def _animate(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while self._time < 1:
            self._time = min(1.0, (loop.time() - began) / self._animation_seconds)
            self.draw()
            await asyncio.sleep(FRAME_SECONDS)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.app.run(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
