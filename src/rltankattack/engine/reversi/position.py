"""A position of Reversi: the discs, and whose turn it is."""

from dataclasses import dataclass

from ..game import InvalidPosition, Player
from ..quote import quoted
from ..reason import Reason
from .cells import CELL_NAMES, CELLS
from .discs import FULL

BLACK, WHITE, EMPTY = "X", "O", "-"

_TURNS = {BLACK: Player.FIRST, WHITE: Player.SECOND}


@dataclass(frozen=True, slots=True)
class Position:
    """Bit n of a side's discs is cell n; black is the first player.

    Any discs make a position: studies need not come from a game.
    """

    black: int
    white: int
    turn: Player

    def __post_init__(self) -> None:
        for whose, discs in (
            (Reason("black's discs"), self.black),
            (Reason("white's discs"), self.white),
        ):
            if not 0 <= discs <= FULL:
                raise InvalidPosition(
                    "expected {whose} on 64 cells, got {came}", whose=whose, came=f"{discs:#x}"
                )
        both = self.black & self.white
        if both:
            cell = CELL_NAMES[both.bit_length() - 1]
            raise InvalidPosition(
                "expected one disc on a cell, {cell} has a black and a white one", cell=cell
            )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read 64 characters of ``X``, ``O`` and ``-``, a space, and ``X`` or ``O`` to move."""
        fields = text.split(" ")
        if len(fields) != 2:
            raise InvalidPosition(
                "expected {fields} with a single space between, got {count} field(s) in {came}",
                fields=Reason("'cells turn'"),
                count=len(fields),
                came=quoted(text),
            )
        cells, turn = fields
        if len(cells) != CELLS:
            raise InvalidPosition(
                "expected {expected} cells, got {count} in {came}",
                expected=CELLS,
                count=len(cells),
                came=quoted(cells),
            )
        for cell, character in enumerate(cells):
            if character not in (BLACK, WHITE, EMPTY):
                raise InvalidPosition(
                    "expected cells of X, O and -, {cell} is {came}",
                    cell=CELL_NAMES[cell],
                    came=quoted(character),
                )
        if turn not in _TURNS:
            raise InvalidPosition("expected the turn 'X' or 'O', got {came}", came=quoted(turn))
        return cls(_discs(cells, BLACK), _discs(cells, WHITE), _TURNS[turn])

    @property
    def own(self) -> int:
        """The discs of the player to move."""
        return self.black if self.turn is Player.FIRST else self.white

    @property
    def enemy(self) -> int:
        """The discs of the other player."""
        return self.white if self.turn is Player.FIRST else self.black

    @property
    def empty(self) -> int:
        """The cells without a disc."""
        return FULL ^ (self.black | self.white)

    def discs(self, player: Player) -> int:
        """The discs of a player."""
        return self.black if player is Player.FIRST else self.white

    def __str__(self) -> str:
        turn = BLACK if self.turn is Player.FIRST else WHITE
        return f"{''.join(map(self._character, range(CELLS)))} {turn}"

    def _character(self, cell: int) -> str:
        if self.black >> cell & 1:
            return BLACK
        return WHITE if self.white >> cell & 1 else EMPTY


def _discs(cells: str, character: str) -> int:
    return sum(1 << cell for cell, each in enumerate(cells) if each == character)


START = Position.parse("--------" * 3 + "---OX---" + "---XO---" + "--------" * 3 + f" {BLACK}")
"""White on D4 and E5, black on E4 and D5, black to move."""
