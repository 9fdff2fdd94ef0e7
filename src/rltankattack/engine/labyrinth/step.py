"""The four steps. Their ids are the report's die."""

from enum import IntEnum


class Step(IntEnum):
    """One tile up, right, down or left."""

    UP = 1
    RIGHT = 3
    DOWN = 5
    LEFT = 7

    @property
    def across(self) -> int:
        """How many columns it goes to the right: 1, 0 or -1."""
        return (self is Step.RIGHT) - (self is Step.LEFT)

    @property
    def rise(self) -> int:
        """How many rows it goes up: 1, 0 or -1."""
        return (self is Step.UP) - (self is Step.DOWN)

    def __str__(self) -> str:
        """The text in records: ``up``, ``right``, ``down`` or ``left``."""
        return self.name.lower()
