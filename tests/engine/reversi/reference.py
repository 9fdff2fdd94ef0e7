"""The rules of Reversi once more, in their slowest form: a list of 64 characters and steps.

It shares no code with the engine.
"""

from itertools import product

STEPS = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]


def turned(cells, side, cell):
    """The cells whose discs a disc of this side would turn."""
    if cells[cell] != "-":
        return set()
    found = set()
    for down, right in STEPS:
        row, column = divmod(cell, 8)
        passed = []
        while True:
            row, column = row + down, column + right
            if not (0 <= row < 8 and 0 <= column < 8) or cells[8 * row + column] == "-":
                break
            if cells[8 * row + column] == side:
                found.update(passed)
                break
            passed.append(8 * row + column)
    return found


def placements(cells, side):
    return [cell for cell in range(64) if turned(cells, side, cell)]


def moves(text):
    """The legal moves of a position's text; 64 is the pass."""
    cells, side = text.split()
    placed = placements(cells, side)
    if placed or not placements(cells, other(side)):
        return placed
    return [64]


def play(text, move):
    """The text after a legal move."""
    cells, side = text.split()
    if move == 64:
        return f"{cells} {other(side)}"
    gained = turned(cells, side, move) | {move}
    after = "".join(side if cell in gained else each for cell, each in enumerate(cells))
    return f"{after} {other(side)}"


def other(side):
    return "O" if side == "X" else "X"
