"""The board of Reversi for the app."""

from collections.abc import Sequence

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.reversi import Position, Reversi
from ...theme import Theme
from ..frames import draw_cursor
from ..painter import Meaning, Page, Painter, Scene
from ..source import Source
from ..stamps import Stamps
from . import editing, hands, words
from .felt import stamp_felt
from .layout import Layout
from .marks import draw_hint, draw_last, stamp_moves
from .rules import picture, rules
from .source import source
from .turning import stamp_discs


class ReversiPainter(Painter):
    """Draws felt, discs and marks, and reads taps."""

    def __init__(self, game: Reversi) -> None:
        self._game = game
        self._layout = Layout.fit(360, 352)

    def name(self) -> str:
        """As everybody calls it."""
        return words.name()

    @property
    def layout(self) -> Layout:
        """Where the cells lie."""
        return self._layout

    def lay_out(self, width: float, height: float) -> None:
        """Fit the board into a canvas."""
        self._layout = Layout.fit(width, height)

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """One frame, from the back to the front."""
        layout = self._layout
        actions = stamp_felt(layout, theme, stamps)
        actions += stamp_discs(layout, theme, stamps, scene)
        if scene.last_move is not None:
            actions += draw_last(layout, theme, scene.last_move)
        actions += stamp_moves(layout, theme, stamps, scene)
        if scene.hint is not None:
            actions += draw_hint(layout, theme, scene.hint)
        if scene.cursor is not None:
            actions += draw_cursor(layout.grid, theme, scene.cursor)
        return actions

    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap means to the player to move."""
        return hands.meaning(self._game, self._layout, x, y, scene.new)

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        return self._layout.grid.centre(cell)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The next cell for the keyboard."""
        return self._layout.grid.step(cell, across, down)

    def player_name(self, player: Player) -> str:
        """Black or White."""
        return words.player_name(player)

    def start_name(self, key: str) -> str:
        """There is but one start."""
        return words.start_name()

    def move_in_words(self, position: Position, move: int) -> str:
        """The cell and the gain."""
        return words.move_in_words(position, move)

    def move_told(self, position: Position, move: int) -> str:
        """What a player has just done."""
        return words.move_told(position, move)

    def ending_in_words(self, reason: str) -> str:
        """Why the game ended."""
        return words.ending_in_words(reason)

    def report_in_words(self, value: int, measure: str, person: Player | None) -> str:
        """Who is ahead, and by how many discs if that is what was counted; or who wins."""
        return words.report(value, measure, person)

    def position_in_words(self, position: Position) -> str:
        """The position for somebody who cannot see it."""
        return words.position_in_words(self._game, position)

    def note(self, position: Position, moves: Sequence[int]) -> str:
        """The number of discs, or that there is nothing to place."""
        return words.note(self._game, position, moves)

    def invitation(self, scene: Scene) -> str:
        """How a disc is placed."""
        return words.invitation()

    def picture(self) -> Scene:
        """A game in full swing."""
        return picture()

    def rules(self) -> list[Page]:
        """The rules, with pictures."""
        return rules(self._game)

    def source(self) -> Source:
        """Where the game comes from."""
        return source()

    def tools(self) -> list[tuple[str, str]]:
        """Discs of both colours, and none."""
        return editing.tools()

    def edited(self, position: Position, tool: str, x: float, y: float) -> Position:
        """Another disc, or none, on a cell."""
        return editing.edited(position, tool, self._layout.grid.cell_at(x, y))
