"""The tank's board for the app."""

from collections.abc import Mapping, Sequence

from toga.widgets.canvas import DrawingAction

from ....engine.agent import Choice
from ....engine.game import Player
from ....engine.tank import Move, Position, Tank
from ....play.solver import report
from ...theme import Theme
from ..painter import Meaning, Nothing, Page, Painter, Play, Scene, Task
from ..pen import Point
from ..source import Source
from ..stamps import Stamps
from . import editing, hands, teaching, words
from .boats import stamp_boats
from .layout import BED_ROW, PORT_ROW, Layout
from .marks import draw_cursor, draw_hint, draw_last_move, stamp_markers
from .remarks import remarks
from .scenery import stamp_scenery
from .source import source
from .water import draw_water


class TankPainter(Painter):
    """Draws sky, walls, water, boats and marks, and reads taps."""

    def __init__(self, game: Tank) -> None:
        self._game = game
        self._layout = Layout.fit(360, 352, game.columns)

    def name(self) -> str:
        """As the thesis calls it."""
        return words.name()

    def lay_out(self, width: float, height: float) -> None:
        """Fit the tank into a canvas."""
        self._layout = Layout.fit(width, height, self._game.columns)

    @property
    def layout(self) -> Layout:
        """Where the cells lie."""
        return self._layout

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """One frame, from the back to the front."""
        layout = self._layout
        actions = stamp_scenery(layout, theme, stamps)
        actions += draw_water(layout, theme, stamps, scene)
        if scene.last_move is not None:
            actions += draw_last_move(layout, theme, scene)
        actions += stamp_boats(layout, theme, stamps, scene)
        if scene.hint is not None:
            actions += draw_hint(layout, theme, scene.new, Move(scene.hint))
        if scene.selection == hands.BOAT and scene.time >= 1:
            actions += stamp_markers(layout, theme, stamps, hands.markers(self._game, scene.new))
        if scene.cursor is not None:
            actions += draw_cursor(layout, theme, scene.cursor)
        return actions

    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap means to the player to move."""
        return hands.meaning(self._game, scene.new, self._layout.cell_at(x, y), scene.selection)

    def drag(self, start: Point, end: Point, scene: Scene) -> Play | Nothing:
        """Where the boat sails that is dragged."""
        cells = (self._layout.cell_at(*point) for point in (start, end))
        return hands.dragged(self._game, scene.new, *cells)

    def move_in_words(self, position: Position, move: int) -> str:
        """What a move does."""
        return words.move_in_words(position, Move(move))

    def move_rows(self, position: Position, moves: Sequence[int]) -> list[list[int]]:
        """Sailing first, a row each, since its words are long; then the columns in pairs."""
        sails = [[move] for move in moves if Move(move).sailor is not None]
        waters = [move for move in moves if Move(move).sailor is None]
        return sails + [list(waters[i : i + 2]) for i in range(0, len(waters), 2)]

    def thought_in_words(
        self, choice: Choice, person: Player | None = None, *, accepted: bool = True
    ) -> str:
        """As the thesis shows it: the value, the move's number, and whether it was legal."""
        return "" if choice.value is None else report(choice, accepted)

    def agent_in_words(self, name: str) -> list[str]:
        """What a boat does, and what it believes."""
        return words.agent_in_words(name)

    def note(self, position: Position, moves: Sequence[int]) -> str:
        """What may not be done to the water now."""
        return words.barred_in_words(position)

    def move_told(self, position: Position, move: int) -> str:
        """What a player has just done."""
        return words.move_told(position, Move(move))

    def ending_in_words(self, reason: str) -> str:
        """Why the game ended."""
        return words.ending_in_words(reason)

    def position_in_words(self, position: Position) -> str:
        """The position for somebody who cannot see it."""
        return words.position_in_words(position)

    def player_name(self, player: Player) -> str:
        """Red or Green."""
        return words.player_name(player)

    def starts_name(self) -> str:
        """A game begins with one of the lakes."""
        return words.starts_name()

    def start_name(self, key: str) -> str:
        """The plain pyramid, or a numbered lake."""
        return words.start_name(key)

    def variant_name(self) -> str:
        """Classic or not, and the number of columns where it is not ten."""
        return words.variant_name(self._game)

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        return self._layout.centre(cell)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The next cell for the keyboard, within the grid."""
        columns = self._game.columns + 2
        if cell is None:
            return PORT_ROW * columns
        row, column = divmod(cell, columns)
        row, column = min(max(row + down, 0), BED_ROW), min(max(column + across, 0), columns - 1)
        return row * columns + column

    def first_cell(self, scene: Scene) -> int:
        """On the boat of the player to move."""
        position: Position = scene.new
        return hands.boat_cells(position, position.boat(position.turn))[0]

    def tools(self) -> list[tuple[str, str]]:
        """Water and the two boats."""
        return editing.tools()

    def edited(self, position: Position, tool: str, x: float, y: float) -> Position:
        """A column's new level, or a boat's new column."""
        return editing.edited(position, tool, self._layout.cell_at(x, y))

    def task(self, lesson: str) -> Task:
        """What a lesson asks for."""
        return teaching.task(lesson)

    def remarks(self, example: str) -> Mapping[int, str]:
        """What there is to learn from a printed game."""
        return remarks(example)

    def rules(self) -> list[Page]:
        """The rules, with pictures."""
        return teaching.rules(self._game)

    def source(self) -> Source:
        """Where the game comes from."""
        return source()
