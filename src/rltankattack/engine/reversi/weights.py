"""What the expert's evaluation counts, and how much each counts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Points for one of each; those of the enemy's count against them."""

    mobility: int
    """A direction in which a placement turns discs."""
    openness: int
    """An empty cell beside an enemy's disc, where a placement may become possible."""
    corner: int
    stable: int
    """A disc on an edge that nobody can turn any more, corners among them."""
    beside_corner: int
    """A disc on an edge beside an empty corner."""
    diagonal_to_corner: int
    """A disc inside the edges beside an empty corner."""


WEIGHTS = Weights(
    mobility=5,
    openness=3,
    corner=80,
    stable=20,
    beside_corner=-22,
    diagonal_to_corner=-60,
)
