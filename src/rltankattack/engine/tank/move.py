"""The moves of the tank game. Their ids are fixed: records, agents and the thesis share them."""

from enum import IntEnum

from ..game import Player

LEFT, RIGHT = -1, 1
MOST_COLUMNS = 10


class Move(IntEnum):
    """Sail a boat, or raise or lower a column by one level."""

    RED_LEFT = 0
    RED_RIGHT = 1
    GREEN_LEFT = 2
    GREEN_RIGHT = 3
    RAISE_1 = 4
    RAISE_2 = 5
    RAISE_3 = 6
    RAISE_4 = 7
    RAISE_5 = 8
    RAISE_6 = 9
    RAISE_7 = 10
    RAISE_8 = 11
    RAISE_9 = 12
    RAISE_10 = 13
    LOWER_1 = 14
    LOWER_2 = 15
    LOWER_3 = 16
    LOWER_4 = 17
    LOWER_5 = 18
    LOWER_6 = 19
    LOWER_7 = 20
    LOWER_8 = 21
    LOWER_9 = 22
    LOWER_10 = 23
    NONE = 24

    @classmethod
    def sail(cls, player: Player, direction: int) -> "Move":
        """The move of a player's own boat to the left (-1) or right (+1)."""
        return cls(2 * player + (direction == RIGHT))

    @classmethod
    def raising(cls, column: int) -> "Move":
        """The move that raises a water column."""
        return cls(cls.RAISE_1 + column - 1)

    @classmethod
    def lowering(cls, column: int) -> "Move":
        """The move that lowers a water column."""
        return cls(cls.LOWER_1 + column - 1)

    @property
    def sailor(self) -> Player | None:
        """Whose boat sails; ``None`` for a water move."""
        return Player(self // 2) if self <= Move.GREEN_RIGHT else None

    @property
    def direction(self) -> int:
        """Which way the boat sails: -1 left, +1 right, 0 for a water move."""
        if self.sailor is None:
            return 0
        return RIGHT if self % 2 else LEFT

    @property
    def column(self) -> int | None:
        """The column whose water changes; ``None`` when a boat sails."""
        if Move.RAISE_1 <= self < Move.NONE:
            return (self - Move.RAISE_1) % MOST_COLUMNS + 1
        return None

    @property
    def lift(self) -> int:
        """By how much the water changes: +1, -1 or, for a sailing boat, 0."""
        if self.column is None:
            return 0
        return 1 if self < Move.LOWER_1 else -1

    @property
    def inverse(self) -> "Move":
        """The move that takes this one back."""
        if self is Move.NONE:
            return self
        if self.sailor is not None:
            return Move.sail(self.sailor, -self.direction)
        return Move(self + MOST_COLUMNS * self.lift)

    def __str__(self) -> str:
        """The short text: ``L`` and ``R`` for the mover's own boat, ``+5``, ``-5`` for water."""
        if self is Move.NONE:
            return "none"
        if self.sailor is not None:
            return "R" if self.direction == RIGHT else "L"
        return f"{'+' if self.lift > 0 else '-'}{self.column}"
