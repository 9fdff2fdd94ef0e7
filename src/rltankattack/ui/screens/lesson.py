"""One lesson on a real board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...play.lessons import LESSONS, Attempt, Verdict
from .. import platform
from ..boards.board import Board
from ..boards.painter import Scene
from ..words import _
from .moves import moves_page
from .playing import PlayingScreen
from .screen import small_button
from .table import Table

if TYPE_CHECKING:
    from ...app import RLTankAttack
    from ...engine.game import Game
    from ..boards.pen import Point
    from ..keys import Keys


class LessonScreen(PlayingScreen):
    """Shows the task, takes the moves, and says whether the task is done.

    Its board is the lesson's own, whatever variant of the game led here.
    """

    def __init__(self, app: RLTankAttack, game: Game, number: int) -> None:
        self._app = app
        self._game = game
        self._number = number
        self._lessons = LESSONS[game.name]
        lesson = self._lessons[number]
        theme = app.theme
        self.board = Board(lesson.game, theme, app.rest, self.tapped, self.dragged, self.pointed)
        self.painter = self.board.painter
        self._task = self.painter.task(lesson.key)
        self.table = Table(theme, self.board, app.settings.left_handed)
        super().__init__(app, self.table.content)
        self._moves = small_button(theme, _("Moves"), self.show_moves)
        again = small_button(theme, _("Again"), self.begin)
        self._next = small_button(theme, _("Next"), self._go_on)
        back = small_button(theme, _("Back"), app.go_back)
        self.table.lay(((back, again, self._moves, self._next),))
        self.table.write(self.table.title, self._task.name)
        place = _("Lesson {number} of {all}").format(number=number + 1, all=len(self._lessons))
        self.table.write(self.table.subtitle, place)
        self.begin()

    def renewed(self) -> LessonScreen:
        """From its beginning."""
        return LessonScreen(self._app, self._game, self._number)

    def keys(self) -> Keys:
        """The board by keyboard."""
        return {} if self.panel_is_open else self.board.keys()

    def resized(self, width: int, height: int) -> None:
        """Board and words below each other, or side by side."""
        self.table.resized(width, height)

    def begin(self) -> None:
        """Begin the lesson, or begin it again."""
        self.attempt = Attempt(self._lessons[self._number])
        self.selection = None
        self._show(self._task.told, self._task.note)

    def tapped(self, x: float, y: float) -> None:
        """What a tap on the board does."""
        if self.attempt.verdict is Verdict.GOES_ON:
            self.take_tap(x, y)

    def dragged(self, start: Point, end: Point) -> None:
        """What dragging over the board does."""
        if self.attempt.verdict is Verdict.GOES_ON:
            self.take_drag(start, end)

    def play(self, move: int) -> None:
        """Make a move and hear the verdict."""
        self.close_panel()
        match self.attempt.play(move):
            case Verdict.SOLVED:
                self._app.update_settings(
                    lessons_solved=sorted({*self._app.settings.lessons_solved, self._key})
                )
                self._show(_("Well done!"), self._told())
            case Verdict.FAILED:
                self._show(_("Not quite. Try again."), self._task.told)
            case Verdict.GOES_ON:
                self._show(self._told(), self._task.told)

    def show_moves(self) -> None:
        """All legal moves as buttons."""
        if self.attempt.verdict is Verdict.GOES_ON:
            self.open_panel(
                moves_page(self._app.theme, self.painter, self.scene(), self.play, self.close_panel)
            )

    @property
    def _key(self) -> str:
        return self._lessons[self._number].key

    def _told(self) -> str:
        match = self.attempt.match
        return self.painter.move_told(match.positions[-2], match.moves[-1])

    def _go_on(self) -> None:
        if self._number + 1 < len(self._lessons):
            self._app.go(LessonScreen(self._app, self._game, self._number + 1))
        else:
            self._app.go_back()

    def _show(self, told: str, note: str) -> None:
        verdict = self.attempt.verdict
        if verdict is not Verdict.GOES_ON:
            self.board.leave()
        marks = {Verdict.SOLVED: "✓", Verdict.FAILED: "✗", Verdict.GOES_ON: ""}
        self.table.write(self.table.status, marks[verdict])
        self.table.write(self.table.told, told)
        self.table.write(self.table.note, note)
        self._moves.enabled = verdict is Verdict.GOES_ON
        self._next.enabled = verdict is Verdict.SOLVED
        platform.announce(self.content, f"{told} {note}")
        self.draw()

    def scene(self) -> Scene:
        """The position, and what is chosen in it."""
        match = self.attempt.match
        moved = match.plies > 0
        return Scene(
            old=match.positions[-2] if moved else match.position,
            new=match.position,
            last_move=match.moves[-1] if moved else None,
            selection=self.selection,
            moves=match.legal_moves if self.attempt.verdict is Verdict.GOES_ON else (),
        )

    def draw(self) -> None:
        """Show the scene, in a picture and in words."""
        scene = self.scene()
        platform.describe(self.board.canvas, self.painter.position_in_words(scene.new))
        self.board.show(scene)
