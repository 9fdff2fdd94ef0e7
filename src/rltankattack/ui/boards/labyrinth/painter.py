"""The labyrinth's board for the app."""

from collections.abc import Sequence

from toga.widgets.canvas import DrawingAction

from ....engine.game import WIN, Player
from ....engine.labyrinth import Labyrinth, Position, Step
from ....engine.match import Match
from ...theme import Theme
from ..painter import Meaning, Page, Painter, Rounds, Scene
from ..source import Source
from ..stamps import Stamps
from . import editing, hands, words
from .account import account
from .jars import jars_of, stamp_jar_beside, stamp_jars
from .layout import Layout
from .marks import draw_cursor, draw_hint, draw_last_step, stamp_arrows
from .masonry import draw_sight, stamp_floor, stamp_walls
from .rules import rules
from .source import source
from .tokens import stamp_tokens


class LabyrinthPainter(Painter):
    """Draws floor, walls, supplies, both players and marks, and reads taps."""

    keeps_rounds = True

    def __init__(self, game: Labyrinth) -> None:
        self._game = game
        self._layout = Layout.fit(360, 352, game.size)

    def name(self) -> str:
        """The short one: it stands on buttons."""
        return words.name()

    def lay_out(self, width: float, height: float) -> None:
        """Fit the board into a canvas."""
        self._layout = Layout.fit(width, height, self._game.size)

    @property
    def layout(self) -> Layout:
        """Where the tiles lie."""
        return self._layout

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """One frame, from the back to the front; a rule's picture may show a board of any size."""
        position: Position = scene.new
        layout = Layout.fit(self._layout.width, self._layout.height, position.maze.size)
        at_rest = scene.time >= 1
        actions = stamp_floor(layout, theme, stamps)
        if scene.moves and at_rest:
            actions += draw_sight(layout, theme, position)
        if scene.last_move is not None:
            actions += draw_last_step(layout, theme, scene.old, position)
        opened = scene.last_move is None and position.at_entrance
        actions += stamp_walls(layout, theme, stamps, position.maze, opened)
        actions += stamp_jars(layout, theme, stamps, jars_of(scene))
        actions += stamp_tokens(layout, theme, stamps, scene)
        actions += stamp_jar_beside(layout, theme, stamps, jars_of(scene))
        if scene.hint is not None:
            actions += draw_hint(layout, theme, position, Step(scene.hint))
        if at_rest:
            actions += stamp_arrows(layout, theme, stamps, position, scene.moves)
        if scene.cursor is not None:
            actions += draw_cursor(layout, theme, scene.cursor)
        return actions

    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap means to the player to move."""
        return hands.meaning(self._game, scene.new, self._layout, x, y)

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        return self._layout.grid.centre(cell)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The next cell for the keyboard, from the middle one on."""
        return self._layout.grid.step(cell, across, down)

    def first_cell(self, scene: Scene) -> int:
        """Under the player to move, so that an arrow and Enter are a step."""
        position: Position = scene.new
        return self._layout.cell(position.tile(position.turn))

    def player_name(self, player: Player) -> str:
        """Theseus or the Minotaur."""
        return words.player_name(player)

    def move_in_words(self, position: Position, move: int) -> str:
        """Where a step goes."""
        return words.step_in_words(Step(move))

    def move_rows(self, position: Position, moves: Sequence[int]) -> list[list[int]]:
        """All in one row: there are four at most, and their names are short."""
        return [list(moves)] if moves else []

    def move_told(self, position: Position, move: int) -> str:
        """What a player has just done."""
        return words.step_told(position, Step(move))

    def ending_in_words(self, reason: str) -> str:
        """Why the game ended."""
        return words.ending_in_words(reason)

    def position_in_words(self, position: Position) -> str:
        """The position for somebody who cannot see it."""
        return words.position_in_words(position)

    def note(self, position: Position, moves: Sequence[int]) -> str:
        """What is left to fetch, and what the player to move sees."""
        return words.note(position)

    def invitation(self, scene: Scene) -> str:
        """What to do first."""
        return words.invitation()

    def value_in_words(self, value: int) -> str:
        """A value as the report has it; the engine counts thousandths."""
        return super().value_in_words(value) if abs(value) == WIN else words.value_in_words(value)

    def variant_name(self) -> str:
        """The size of the board."""
        return words.variant_name(self._game)

    def amount_name(self) -> str:
        """The supplies."""
        return words.amount_name()

    def start_name(self, key: str) -> str:
        """A numbered board."""
        return words.start_name(key)

    def rounds(self, match: Match[Position]) -> Rounds:
        """The report's table."""
        return account(self._game, match)

    def tools(self) -> list[tuple[str, str]]:
        """Both players and supplies."""
        return editing.tools()

    def edited(self, position: Position, tool: str, x: float, y: float) -> Position:
        """Somebody on another tile, or a supply put or lifted."""
        return editing.edited(position, tool, self._layout.tile_at(x, y))

    def rules(self) -> list[Page]:
        """The rules, with pictures."""
        return rules(self._game)

    def source(self) -> Source:
        """Where the game comes from."""
        return source()
