"""What a die does: some steps, and whatever lies on the tile where they end."""

from dataclasses import dataclass

from .position import PLIES, Position


@dataclass(frozen=True, slots=True)
class Walk:
    """The way of the player to move, and what was eaten."""

    start: int
    landing: int
    """The tile after the steps."""
    end: int
    """The tile after a snake or a ladder, too."""
    points: int

    @property
    def tiles(self) -> int:
        """The tiles gained, fewer than none after a long snake."""
        return self.end - self.start

    @property
    def is_snake(self) -> bool:
        """Whether a snake took the player down."""
        return self.end < self.landing

    @property
    def is_ladder(self) -> bool:
        """Whether a ladder was climbed, and broke."""
        return self.end > self.landing


def walk(position: Position, die: int) -> Walk:
    """Where a die takes the player to move; nobody steps beyond the last tile."""
    board, start = position.board, position.tiles[position.turn]
    landing = min(start + die, board.last)
    return Walk(start, landing, board.way_from(landing), board.points_on(landing))


def walked(position: Position, die: int) -> Position:
    """The position after a die, in a game that goes on."""
    way = walk(position, die)
    red, green = position.tiles
    red_points, green_points = position.points
    if position.turn:
        green, green_points = way.end, green_points + way.points
    else:
        red, red_points = way.end, red_points + way.points
    return Position(
        board=position.board.after_step_on(way.landing),
        tiles=(red, green),
        points=(red_points, green_points),
        turn=position.turn.other,
        seed=position.seed,
        ply=(position.ply + 1) % len(PLIES),
    )
