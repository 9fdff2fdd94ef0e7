"""What stands still: the stone floor and the walls, and on the floor what a player sees."""

from toga.widgets.canvas import DrawingAction, Rect

from ....engine.labyrinth import Position, Step
from ....engine.labyrinth.maze import Maze
from ....engine.labyrinth.sight import seen
from ...theme import Theme
from ..pen import filled, rounded
from ..stamps import Stamps
from .layout import EDGE, Layout

JOINT = 1
"""Half the width of the joint between two tiles."""


def stamp_floor(layout: Layout, theme: Theme, stamps: Stamps) -> list[DrawingAction]:
    """Stone tiles with joints between them, on the page."""
    return stamps.put(
        ("floor", layout.size),
        layout.box,
        lambda x, y: _draw_floor(
            layout.moved(x, y), theme, Rect(x, y, layout.width, layout.height)
        ),
    )


def _draw_floor(layout: Layout, theme: Theme, ground: Rect) -> list[DrawingAction]:
    whole = layout.grid.box
    return [
        filled(theme.page, [ground]),
        filled(theme.floor_line, [Rect(whole.x, whole.y, whole.width, whole.height)]),
        filled(theme.floor, _tiles(layout, range(layout.size**2))),
    ]


def draw_sight(layout: Layout, theme: Theme, position: Position) -> list[DrawingAction]:
    """The tiles that the player to move sees, and the one under their feet."""
    here = position.tile(position.turn)
    tiles = [here, *(tile for step in Step for tile in seen(position.maze, here, step))]
    return [filled(theme.sight, _tiles(layout, tiles))]


def stamp_walls(
    layout: Layout, theme: Theme, stamps: Stamps, maze: Maze, opened: bool
) -> list[DrawingAction]:
    """Inner and outer walls, with the entrance open or closed."""
    return stamps.put_latest(
        "walls",
        (maze, opened),
        layout.box,
        lambda x, y: _draw_walls(layout.moved(x, y), theme, maze, opened),
    )


def _draw_walls(layout: Layout, theme: Theme, maze: Maze, opened: bool) -> list[DrawingAction]:
    grid, size = layout.grid, maze.size
    walls = [
        *_wall(layout, grid.x(0), grid.y(0), across=size),
        *_wall(layout, grid.x(0), grid.y(0), down=size),
        *_wall(layout, grid.x(size), grid.y(0), down=size),
        *_wall(layout, grid.x(opened), grid.y(size), across=size - opened),
    ]
    for tile in maze.tiles:
        row, column = divmod(layout.cell(tile), size)
        if maze.right >> tile & 1:
            walls += _wall(layout, grid.x(column + 1), grid.y(row), down=1)
        if maze.upper >> tile & 1:
            walls += _wall(layout, grid.x(column), grid.y(row), across=1)
    if not opened:
        return [filled(theme.wall, walls)]
    doorway = Rect(grid.x(0), grid.y(size), grid.cell, EDGE * grid.cell)
    return [filled(theme.floor, [doorway]), filled(theme.wall, walls)]


def _wall(
    layout: Layout, x: float, y: float, across: int = 0, down: int = 0
) -> list[DrawingAction]:
    """A wall so many tiles long, with round ends."""
    thick, tile = layout.wall, layout.tile
    half = thick / 2
    wide, high = across * tile + thick, down * tile + thick
    return rounded(x - half, y - half, wide, high, half)


def _tiles(layout: Layout, tiles: range | list[int]) -> list[DrawingAction]:
    side = layout.tile - 2 * JOINT
    boxes = map(layout.tile_box, tiles)
    return [Rect(box.x + JOINT, box.y + JOINT, side, side) for box in boxes]
