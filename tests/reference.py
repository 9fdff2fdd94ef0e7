"""The rules of the tank once more: slow, word for word, and without a line of the engine.

`python -m tests.reference` writes golden/counts.txt anew: for each rule set and lake, how many
sequences of exactly one, two, three and four plies there are.
"""

from copy import deepcopy
from itertools import product
from pathlib import Path

COUNTS = Path(__file__).parent / "golden" / "counts.txt"
DEEPEST = {"classic": 4, "no-take-back": 3}

PYRAMIDS = {10: "4432112344", 8: "43211234", 6: "421124"}
LAKES = {
    "plain": {},
    "lake-1": {"right middle": 3},
    "lake-2": {"left middle": 3},
    "lake-3": {"left middle": 0, "right middle": 2},
    "lake-4": {"left middle": 2, "right middle": 0},
}


class SlowTank:
    """Water by column number, boats by colour, and whose turn it is."""

    def __init__(self, text, take_back=True):
        levels, red, green, turn, *just_made = text.split()
        self.take_back = take_back
        self.just_made = int(just_made[0]) if just_made else None  # -5: column 5 was lowered
        self.water = {column: int(level) for column, level in enumerate(levels, start=1)}
        self.boat = {"red": int(red), "green": int(green)}
        self.turn = {"r": "red", "g": "green"}[turn]
        self.port = {"red": 0, "green": len(levels) + 1}

    def enemy(self, colour):
        return "green" if colour == "red" else "red"

    def height(self, column):
        if column in self.port.values():
            return 4
        return self.water[column]

    def has_won(self, colour):
        reached = self.boat[colour] == self.port[self.enemy(colour)]
        enemy_is_dry = self.height(self.boat[self.enemy(colour)]) == 0
        return reached or enemy_is_dry

    def is_over(self):
        return self.has_won("red") or self.has_won("green")

    def result(self):
        """'red', 'green', 'draw', or None while the game goes on."""
        winners = [colour for colour in ("red", "green") if self.has_won(colour)]
        if not winners:
            return None
        return winners[0] if len(winners) == 1 else "draw"

    def legal(self):
        """The ids of the legal moves, ascending."""
        if self.is_over():
            return []
        return [move for move in range(24) if self.is_legal(move) and not self.is_barred(move)]

    def is_legal(self, move):
        if move <= 3:
            colour = "red" if move <= 1 else "green"
            if colour != self.turn:
                return False
            here = self.boat[colour]
            there = here - 1 if move in (0, 2) else here + 1
            if there < 0 or there > self.port["green"]:
                return False
            return self.height(there) <= self.height(here)
        if move <= 13:
            column = move - 3
            return column in self.water and self.water[column] < 4
        column = move - 13
        return column in self.water and self.water[column] > 0

    def is_barred(self, move):
        """Whether it undoes the change of water just made, and may not."""
        if self.take_back or self.just_made is None:
            return False
        return self.change(move) == -self.just_made

    def change(self, move):
        """5 for raising column 5, -5 for lowering it, 0 for sailing."""
        if move <= 3:
            return 0
        return move - 3 if move <= 13 else -(move - 13)

    def after(self, move):
        tank = deepcopy(self)
        if move == 0:
            tank.boat["red"] -= 1
        elif move == 1:
            tank.boat["red"] += 1
        elif move == 2:
            tank.boat["green"] -= 1
        elif move == 3:
            tank.boat["green"] += 1
        elif move <= 13:
            tank.water[move - 3] += 1
        else:
            tank.water[move - 13] -= 1
        tank.turn = self.enemy(self.turn)
        tank.just_made = None if self.take_back else self.change(move) or None
        return tank

    def text(self):
        levels = "".join(str(self.water[column]) for column in sorted(self.water))
        just_made = "" if self.just_made is None else f" {self.just_made:+d}"
        return f"{levels} {self.boat['red']} {self.boat['green']} {self.turn[0]}{just_made}"


def start_text(columns, lake):
    levels = list(PYRAMIDS[columns])
    place = {"left middle": columns // 2 - 1, "right middle": columns // 2}
    for middle, level in LAKES[lake].items():
        levels[place[middle]] = str(level)
    return f"{''.join(levels)} 0 {columns + 1} r"


def count_sequences(tank, plies):
    """How many ways there are to play exactly so many plies."""
    if plies == 0:
        return 1
    if plies == 1:
        return len(tank.legal())
    return sum(count_sequences(tank.after(move), plies - 1) for move in tank.legal())


def read_counts():
    """(rules, columns, lake, counts for one ply, two, …) of every line of the golden file."""
    rows = []
    for line in COUNTS.read_text().splitlines():
        rules, columns, lake, *counts = line.split()
        rows.append((rules, int(columns), lake, [int(count) for count in counts]))
    return rows


def write_counts():
    lines = []
    for rules, columns, lake in product(DEEPEST, PYRAMIDS, LAKES):
        tank = SlowTank(start_text(columns, lake), take_back=rules == "classic")
        counts = [count_sequences(tank, plies) for plies in range(1, DEEPEST[rules] + 1)]
        lines.append(" ".join(map(str, (rules, columns, lake, *counts))))
        print(lines[-1])
    COUNTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write_counts()
