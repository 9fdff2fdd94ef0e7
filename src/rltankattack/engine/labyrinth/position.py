"""A position: the maze, the supplies that are left, where both stand, and whose turn it is."""

import re
from dataclasses import dataclass, replace

from ..game import InvalidPosition, Player
from ..quote import quoted
from ..reason import Reason
from .maze import Maze

MOST_SUPPLIES = 9
TAKEN = "-"
"""A supply in a text that has been taken."""
TURN_LETTERS = {"t": Player.FIRST, "m": Player.SECOND}

_TILE = re.compile(r"0|[1-9][0-9]{0,2}")


@dataclass(frozen=True, slots=True)
class Position:
    """Supplies are tiles by number, s1 first; ``None`` stands for one that has been taken.

    Nothing left to take, or both on one tile, is a finished game and not an error.
    """

    maze: Maze
    supplies: tuple[int | None, ...]
    theseus: int
    minotaur: int
    turn: Player

    def __post_init__(self) -> None:
        if not 1 <= len(self.supplies) <= MOST_SUPPLIES:
            raise InvalidPosition(
                "expected 1 to {most} supplies, got {count}",
                most=MOST_SUPPLIES,
                count=len(self.supplies),
            )
        left = self.left
        for what, tile in (
            (Reason("Theseus"), self.theseus),
            (Reason("the Minotaur"), self.minotaur),
            *((Reason("a supply"), tile) for tile in left),
        ):
            if not 0 <= tile < self.maze.size**2:
                raise InvalidPosition(
                    "expected {what} on a tile from 0 to {last}, got {came}",
                    what=what,
                    last=self.maze.size**2 - 1,
                    came=tile,
                )
        if len(set(left)) < len(left):
            raise InvalidPosition(
                "expected supplies on different tiles, got {tiles}",
                tiles=" ".join(map(str, left)),
            )
        if self.theseus in left:
            raise InvalidPosition(
                "expected no supply on Theseus' own tile {tile}", tile=self.theseus
            )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a text such as ``010/221/000 5,-,7 0 4 t``: the maze, the supplies in the order of
        their numbers, the tiles of Theseus and the Minotaur, and the turn."""
        fields = text.split(" ")
        if len(fields) != 5:
            raise InvalidPosition(
                "expected {fields} with single spaces between, got {count} field(s) in {came}",
                fields=Reason("'maze supplies theseus minotaur turn'"),
                count=len(fields),
                came=quoted(text),
            )
        maze, supplies, theseus, minotaur, turn = fields
        if turn not in TURN_LETTERS:
            raise InvalidPosition("expected the turn 't' or 'm', got {came}", came=quoted(turn))
        return cls(
            maze=Maze.parse(maze),
            supplies=tuple(
                None if supply == TAKEN else _parse_tile(Reason("the tile of a supply"), supply)
                for supply in supplies.split(",", MOST_SUPPLIES)
            ),
            theseus=_parse_tile(Reason("the tile of Theseus"), theseus),
            minotaur=_parse_tile(Reason("the tile of the Minotaur"), minotaur),
            turn=TURN_LETTERS[turn],
        )

    @property
    def left(self) -> tuple[int, ...]:
        """The tiles with supplies that have not been taken."""
        return tuple(tile for tile in self.supplies if tile is not None)

    @property
    def taken(self) -> int:
        """How many supplies Theseus has taken."""
        return self.supplies.count(None)

    @property
    def at_entrance(self) -> bool:
        """Whether everything is as when a game begins; in a long game it may be so once more."""
        return (
            self.theseus == 0
            and self.minotaur == self.maze.centre
            and not self.taken
            and self.turn is Player.FIRST
        )

    @property
    def standing(self) -> tuple[Player, ...]:
        """Who is still on the board: of two on one tile only the winner is, who is Theseus when
        nothing is left to take."""
        if self.theseus != self.minotaur:
            return tuple(Player)
        return (Player.SECOND,) if self.left else (Player.FIRST,)

    def tile(self, player: Player) -> int:
        """Where a player stands."""
        return self.theseus if player is Player.FIRST else self.minotaur

    def after(self, tile: int) -> "Position":
        """When the player to move has gone to a tile; Theseus takes what lies there."""
        if self.turn is Player.SECOND:
            return replace(self, minotaur=tile, turn=Player.FIRST)
        supplies = tuple(None if supply == tile else supply for supply in self.supplies)
        return replace(self, supplies=supplies, theseus=tile, turn=Player.SECOND)

    def __str__(self) -> str:
        supplies = ",".join(TAKEN if tile is None else str(tile) for tile in self.supplies)
        turn = "t" if self.turn is Player.FIRST else "m"
        return f"{self.maze} {supplies} {self.theseus} {self.minotaur} {turn}"


def _parse_tile(what: Reason, text: str) -> int:
    if not _TILE.fullmatch(text):
        raise InvalidPosition(
            "expected {what} as a number, got {came}", what=what, came=quoted(text)
        )
    return int(text)
