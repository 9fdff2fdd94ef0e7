"""The board of Gomoku for the app."""

from collections.abc import Sequence

from toga.widgets.canvas import DrawingAction

from ....engine.game import Player
from ....engine.gomoku import Gomoku, Position
from ....engine.gomoku.scores import SCORE
from ...theme import Theme
from ...words import _
from ..frames import draw_cursor
from ..painter import Meaning, Page, Painter, Scene
from ..source import Source
from ..stamps import Stamps
from . import editing, hands, listing, words
from .heat import stamp_heat
from .layout import Layout
from .marks import draw_choice, draw_cross, draw_hint, draw_last, draw_won
from .rules import picture, rules
from .source import source
from .stones import draw_stones
from .wood import stamp_wood

FRAME = 0.5
"""How far inside its cell the keyboard's frame runs: it goes around the stone."""


class GomokuPainter(Painter):
    """Draws the wooden board and its stones, and reads taps.

    Any empty crossing may be played. On a small board a tap is `Select(cell)`, and a tap on the
    same point with that selection is `Play(cell)`; on a larger one the first tap is `Play(cell)`.
    """

    def __init__(self, game: Gomoku) -> None:
        self._game = game
        self._layout = Layout.fit(360, 352)

    def name(self) -> str:
        """As the Japanese call it."""
        return words.name()

    @property
    def layout(self) -> Layout:
        """Where the crossings lie."""
        return self._layout

    def lay_out(self, width: float, height: float) -> None:
        """Fit the board into a canvas."""
        self._layout = Layout.fit(width, height)

    def draw(self, scene: Scene, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
        """One frame, from the back to the front."""
        layout, rests = self._layout, scene.time >= 1
        actions = stamp_wood(layout, theme, stamps)
        if scene.overlay and scene.moves and rests:
            actions += stamp_heat(layout, theme, stamps, scene)
        chosen = scene.selection if rests else None
        if chosen is not None:
            actions += draw_cross(layout, theme, chosen)
        actions += draw_stones(layout, theme, stamps, scene)
        if scene.last_move is not None:
            actions += draw_last(layout, theme, scene.last_move)
        if rests:
            actions += draw_won(layout, theme, scene.new)
        if chosen is not None:
            actions += draw_choice(layout, theme, scene.new.turn, chosen)
        if scene.hint is not None:
            actions += draw_hint(layout, theme, scene.hint)
        if scene.cursor is not None:
            actions += draw_cursor(layout.grid, theme, scene.cursor, FRAME)
        return actions

    def tap(self, x: float, y: float, scene: Scene) -> Meaning:
        """What a tap means to the player to move."""
        return hands.meaning(self._layout, x, y, scene.new, scene.selection)

    def centre(self, cell: int) -> tuple[float, float]:
        """A crossing."""
        return self._layout.grid.centre(cell)

    def step(self, cell: int | None, across: int, down: int) -> int:
        """The next crossing for the keyboard, which begins in the centre."""
        return self._layout.grid.step(cell, across, down)

    def player_name(self, player: Player) -> str:
        """Black or White."""
        return words.player_name(player)

    def start_name(self, key: str) -> str:
        """There is one start only."""
        return words.start_name()

    def move_in_words(self, position: Position, move: int) -> str:
        """The name of the crossing, and its score."""
        return words.move_in_words(position, move)

    def move_rows(self, position: Position, moves: Sequence[int]) -> list[list[int]]:
        """The best cells, then all the others."""
        return listing.rows(position, moves)

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
        """A threat of five, or the number of stones."""
        return words.note(position)

    def invitation(self, scene: Scene) -> str:
        """How a stone is put: by one tap, or by two where a tap may miss."""
        return words.invitation(twice=self._layout.is_small)

    def selection_in_words(self, position: Position, selection: int) -> str:
        """How good the crossing is, and that a second tap is needed."""
        return words.chosen(position, selection)

    def cell_in_words(self, scene: Scene, cell: int) -> str:
        """The score of the crossing under the cursor, to a person who may play it."""
        return words.cell_in_words(scene.new, cell) if scene.moves else ""

    def report_in_words(self, value: int, measure: str, person: Player | None) -> str:
        """A score, or the value of a search."""
        return words.score(value) if measure == SCORE else self.value_in_words(value)

    def overlay_name(self) -> str:
        """The heat map."""
        return _("Show how good each cell is")

    def rules(self) -> list[Page]:
        """The rules, with pictures."""
        return rules()

    def source(self) -> Source:
        """Where the game comes from."""
        return source()

    def picture(self) -> Scene:
        """A game in full swing."""
        return picture()

    def tools(self) -> list[tuple[str, str]]:
        """Stones, and none."""
        return editing.tools()

    def edited(self, position: Position, tool: str, x: float, y: float) -> Position:
        """A crossing with another stone, or with none."""
        return editing.edited(position, tool, self._layout.grid.cell_at(x, y))
