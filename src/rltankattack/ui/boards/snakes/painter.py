"""The board of snakes and ladders for the app."""

from collections.abc import Sequence
from typing import Any

from toga.widgets.canvas import DrawingAction

from ....engine.game import WIN, Player
from ....engine.match import Match
from ....engine.snakes import Position, Snakes
from ....engine.snakes.walk import walk
from ...theme import Theme
from ..painter import Meaning, Page, Painter, Rounds, Scene
from ..source import Source
from ..stamps import Stamps
from . import cells, editing, hands, words
from .account import account
from .dice import stamp_dice
from .layout import Layout
from .marks import draw_cursor, draw_hint, draw_last, stamp_targets
from .pawns import duration, stamp_pawns
from .rules import rules
from .scenery import stamp_scenery
from .source import source
from .things import stamp_things


class SnakesPainter(Painter):
    """Draws tiles, snakes, ladders, apples, pawns and dice."""

    keeps_rounds = True

    def __init__(self, game: Snakes) -> None:
        self._game = game
        self._layout = Layout.fit(360, 352, game.columns, game.rows)

    def name(self) -> str:
        """As everybody calls it."""
        return words.name()

    @property
    def layout(self) -> Layout:
        """Where the tiles and the dice lie."""
        return self._layout

    def lay_out(self, width: float, height: float) -> None:
        """Fit the board and the dice into a canvas."""
        self._layout = Layout.fit(width, height, self._game.columns, self._game.rows)

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """One frame, from the back to the front; what is used up goes when the pawn has arrived."""
        layout = self._layout
        board = (scene.new if scene.time >= 1 else scene.old).board
        actions = stamp_scenery(layout, theme, stamps)
        actions += stamp_things(layout, theme, stamps, board)
        if scene.last_move is not None:
            actions += draw_last(layout, theme, scene)
        actions += stamp_pawns(layout, theme, stamps, scene)
        actions += stamp_targets(layout, theme, stamps, scene)
        actions += stamp_dice(layout, theme, stamps, scene)
        if scene.hint is not None:
            actions += draw_hint(layout, theme, scene, scene.hint)
        if scene.cursor is not None:
            actions += draw_cursor(layout, theme, scene, scene.cursor)
        return actions

    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap means to the player to move."""
        return hands.meaning(self._layout, x, y, scene)

    def centre(self, cell: int) -> tuple[float, float]:
        """The middle of a die or of a tile."""
        return cells.centre(self._layout, cell)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The next die or tile for the keyboard."""
        return 0 if cell is None else cells.step(self._layout, cell, across, down)

    def first_cell(self, scene: Scene) -> int:
        """The first die; where there are none to tap, the tile of the player to move."""
        if scene.moves:
            return 0
        position: Position = scene.new
        return cells.cell_of_tile(self._layout, position.tiles[position.turn])

    def duration(self, position: Position, move: int) -> float:
        """A walk takes longer than a step, and a snake or a ladder comes after it."""
        return duration(walk(position, move))

    def picture(self) -> Scene:
        """A board at its start."""
        start = next(iter(self._game.starts.values()))
        return Scene(start, start)

    def player_name(self, player: Player) -> str:
        """Red or Green."""
        return words.player_name(player)

    def variant_name(self) -> str:
        """The size."""
        return words.variant_name(self._game)

    def starts_name(self) -> str:
        """A board."""
        return words.starts_name()

    def start_name(self, key: str) -> str:
        """The number of a board."""
        return words.start_name(key)

    def move_in_words(self, position: Position, move: int) -> str:
        """Where a die leads."""
        return words.move_in_words(position, move)

    def move_told(self, position: Position, move: int) -> str:
        """What a player has just done."""
        return words.move_told(position, move)

    def ending_in_words(self, reason: str) -> str:
        """Why the game ended."""
        return words.ending_in_words(reason)

    def position_in_words(self, position: Position) -> str:
        """The position for somebody who cannot see it."""
        return words.position_in_words(position)

    def note(self, position: Position, moves: Sequence[int]) -> str:
        """The tiles and the points of both."""
        return words.note(position)

    def invitation(self, scene: Scene) -> str:
        """What to do first."""
        return words.invitation(scene.rolls)

    def value_in_words(self, value: int) -> str:
        """A value as the report has it; the engine counts tenths."""
        return super().value_in_words(value) if abs(value) == WIN else words.value_in_words(value)

    def rounds(self, match: Match[Any]) -> Rounds:
        """What every ply of the match has brought."""
        return account(match)

    def rules(self) -> list[Page]:
        """The rules, with pictures."""
        return rules(self._game)

    def source(self) -> Source:
        """Where the game comes from."""
        return source()

    def tools(self) -> list[tuple[str, str]]:
        """The pawns, and apples."""
        return editing.tools()

    def edited(self, position: Position, tool: str, x: float, y: float) -> Position:
        """A pawn on another tile, or an apple put, turned or taken."""
        return editing.edited(position, tool, self._layout.tile_at(x, y))
