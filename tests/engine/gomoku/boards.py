"""Boards for the tests: stones by the names of their cells, and the rules in their slowest form."""

from random import Random

from rltankattack.engine.game import Player
from rltankattack.engine.gomoku import Gomoku, Position
from rltankattack.engine.gomoku.board import NAMES, set_of

SIZE = 15
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))

gomoku = Gomoku()


def cell(name):
    return NAMES.index(name)


def placed(black="", white="", turn="X"):
    """A position from names such as ``"H8 I8"``."""
    stones = [set_of(map(cell, names.split())) for names in (black, white)]
    return Position(*stones, Player("XO".index(turn)))


def after(position, *names):
    for name in names:
        position = gomoku.play(position, cell(name))
    return position


def random_board(seed, density=0.6):
    """Stones anywhere, whatever a game would make of them."""
    rng = Random(seed)
    letters = rng.choices("XO-", (density / 2, density / 2, 1 - density), k=SIZE * SIZE)
    return Position.parse("".join(letters) + " " + rng.choice("XO"))


def grid(position):
    """The letters of a position as a list of rows."""
    letters = str(position)
    return [letters[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]


def row_lengths(rows, letter, place):
    """How long a row a stone of this letter belongs to, each way: counted step by step."""
    lengths = []
    for down, across in WAYS:
        length = 1
        for sign in (1, -1):
            row, column = place // SIZE + sign * down, place % SIZE + sign * across
            while 0 <= row < SIZE and 0 <= column < SIZE and rows[row][column] == letter:
                length += 1
                row, column = row + sign * down, column + sign * across
        lengths.append(length)
    return lengths


def windows(rows):
    """The cells of every line of five, and what is on them."""
    for row in range(SIZE):
        for column in range(SIZE):
            for down, across in WAYS:
                line = [(row + n * down, column + n * across) for n in range(5)]
                if all(0 <= r < SIZE and 0 <= c < SIZE for r, c in line):
                    yield [r * SIZE + c for r, c in line], "".join(rows[r][c] for r, c in line)
