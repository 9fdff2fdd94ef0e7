"""A position of Gomoku: the stones, and whose turn it is."""

from dataclasses import dataclass, replace

from ..game import InvalidPosition, Player
from ..quote import quoted
from ..reason import Reason
from .board import BIT, BOARD, CELLS, set_of

BLACK, WHITE, EMPTY = "X", "O", "-"
"""The letters of stones, of players, and of an empty cell."""

_PLAYERS = {BLACK: Player.FIRST, WHITE: Player.SECOND}


@dataclass(frozen=True, slots=True)
class Position:
    """The stones of both colours as sets of cells. Any board will do, also one no game leads to."""

    black: int = 0
    white: int = 0
    turn: Player = Player.FIRST

    def __post_init__(self) -> None:
        for which, stones in (
            (Reason("black stones"), self.black),
            (Reason("white stones"), self.white),
        ):
            if stones & ~BOARD:
                raise InvalidPosition(
                    "expected {which} on the board, got {came}", which=which, came=f"{stones:#x}"
                )
        if self.black & self.white:
            both = self.black & self.white
            raise InvalidPosition(
                "expected one stone on a cell, both colours have {cells}", cells=f"{both:#x}"
            )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read 225 letters ``X``, ``O`` or ``-`` row by row, a space, and who is to move."""
        cells, space, turn = text.partition(" ")
        if not space:
            raise InvalidPosition(
                "expected the cells, a space and the turn, got {came}", came=quoted(text)
            )
        if len(cells) != CELLS:
            raise InvalidPosition(
                "expected {expected} cells, got {count} in {came}",
                expected=CELLS,
                count=len(cells),
                came=quoted(cells),
            )
        for cell, letter in enumerate(cells):
            if letter not in (BLACK, WHITE, EMPTY):
                raise InvalidPosition(
                    "expected cells of 'X', 'O' and '-', number {cell} is {came}",
                    cell=cell + 1,
                    came=quoted(letter),
                )
        if turn not in _PLAYERS:
            raise InvalidPosition("expected the turn 'X' or 'O', got {came}", came=quoted(turn))
        black, white = (
            set_of(cell for cell, letter in enumerate(cells) if letter == color)
            for color in (BLACK, WHITE)
        )
        return cls(black, white, _PLAYERS[turn])

    @property
    def empty(self) -> int:
        """The cells without a stone."""
        return BOARD & ~(self.black | self.white)

    def stones(self, player: Player) -> int:
        """The stones of a player."""
        return self.black if player is Player.FIRST else self.white

    def owner(self, cell: int) -> Player | None:
        """Whose stone lies on a cell; ``None`` when there is none."""
        if self.black & BIT[cell]:
            return Player.FIRST
        return Player.SECOND if self.white & BIT[cell] else None

    def holding(self, cell: int, player: Player | None) -> "Position":
        """The same position with another stone on a cell, or with none."""
        black, white = self.black & ~BIT[cell], self.white & ~BIT[cell]
        if player is Player.FIRST:
            black |= BIT[cell]
        elif player is Player.SECOND:
            white |= BIT[cell]
        return replace(self, black=black, white=white)

    def __str__(self) -> str:
        letters = {Player.FIRST: BLACK, Player.SECOND: WHITE, None: EMPTY}
        cells = "".join(letters[self.owner(cell)] for cell in range(CELLS))
        return f"{cells} {letters[self.turn]}"
