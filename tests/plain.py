"""The measure of the searches: minimax for the tank game as a textbook has it.

It shares no code with the engine. Levels are changed in place and changed back, which is as fast as
readable Python gets; nothing is merged, remembered or worked out in closed form.
"""

WIN = 999_999
INVERSES = {3 + column: 13 + column for column in range(1, 11)}
INVERSES |= {lowering: raising for raising, lowering in INVERSES.items()}
SAILED = None


class PlainMinimax:
    def __init__(self, text, take_back=True):
        """A fifth field names the water move just made, which the rules may forbid to undo."""
        levels, red, green, turn, *just_made = text.split()
        self.levels = [4, *map(int, levels), 4]  # the ports count as full
        self.port = len(levels) + 1
        self.red = int(red)
        self.green = int(green)
        self.red_to_move = turn == "r"
        self.take_back = take_back
        self.last = SAILED
        if just_made:
            self.last = int(just_made[0][1:]) + (3 if just_made[0][0] == "+" else 13)

    def search(self, depth):
        """The value of the position and the first best move (None when there is none)."""
        if depth == 0 or self._settled(self.red, self.green) is not None:
            return self._value(self.red, self.green, self.red_to_move, 0, self.last), None
        values = self._values(self.red, self.green, self.red_to_move, depth, self.last)
        best = max(values) if self.red_to_move else min(values)
        return best, self._ids()[values.index(best)]

    def _value(self, red, green, red_to_move, depth, last):
        settled = self._settled(red, green)
        if settled is not None:
            return settled
        if depth == 0:
            distance_red = 2 * (self.port - red) + 4 - self.levels[red] - red_to_move
            distance_green = 2 * green + 4 - self.levels[green] - (not red_to_move)
            return distance_green - distance_red
        values = self._values(red, green, red_to_move, depth, last)
        return max(values) if red_to_move else min(values)

    def _settled(self, red, green):
        levels = self.levels
        red_wins = red == self.port or levels[green] == 0
        green_wins = green == 0 or levels[red] == 0
        if red_wins or green_wins:
            return (red_wins - green_wins) * WIN
        return None

    def _values(self, red, green, red_to_move, depth, last):
        """The value after each legal move, in the order of the ids."""
        barred = None if self.take_back else INVERSES.get(last)
        levels, value, below, other = self.levels, self._value, depth - 1, not red_to_move
        values = []
        boat = red if red_to_move else green
        for target in (boat - 1, boat + 1):
            if 0 <= target <= self.port and levels[target] <= levels[boat]:
                boats = (target, green) if red_to_move else (red, target)
                values.append(value(*boats, other, below, SAILED))
        for column in range(1, self.port):
            if levels[column] < 4 and 3 + column != barred:
                levels[column] += 1
                values.append(value(red, green, other, below, 3 + column))
                levels[column] -= 1
        for column in range(1, self.port):
            if levels[column] > 0 and 13 + column != barred:
                levels[column] -= 1
                values.append(value(red, green, other, below, 13 + column))
                levels[column] += 1
        return values

    def _ids(self):
        """The ids of the legal moves at the root."""
        boat, first = (self.red, 0) if self.red_to_move else (self.green, 2)
        columns = range(1, self.port)
        barred = None if self.take_back else INVERSES.get(self.last)
        ids = [
            *(
                first + (target > boat)
                for target in (boat - 1, boat + 1)
                if 0 <= target <= self.port and self.levels[target] <= self.levels[boat]
            ),
            *(3 + column for column in columns if self.levels[column] < 4),
            *(13 + column for column in columns if self.levels[column] > 0),
        ]
        return [move for move in ids if move != barred]
