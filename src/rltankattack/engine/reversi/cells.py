"""The cells of the board: numbered row by row from A1 in the upper left corner to H8."""

SIDE = 8
CELLS = SIDE * SIDE

PASS = CELLS
"""The move of a player who cannot place a disc."""

PASS_TEXT = "pass"

COLUMNS = "ABCDEFGH"

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)

DIRECTIONS = ((0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1))
"""Rows down and columns to the right of one step; the second four undo the first four."""


def cell_at(row: int, column: int) -> int | None:
    """The number of a cell; ``None`` beside the board."""
    if 0 <= row < SIDE and 0 <= column < SIDE:
        return row * SIDE + column
    return None


def ray(cell: int, direction: tuple[int, int]) -> list[int]:
    """The cells from one on in a direction, up to the edge; the first one is not among them."""
    row, column = divmod(cell, SIDE)
    down, right = direction
    cells = (cell_at(row + step * down, column + step * right) for step in range(1, SIDE))
    return [each for each in cells if each is not None]
