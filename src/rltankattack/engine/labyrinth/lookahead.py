"""One board as a search sees it: each position is a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..game import WIN
from ..lookahead import Lookahead
from .evaluation import estimate
from .position import Position

if TYPE_CHECKING:
    from .labyrinth import Labyrinth

_TILE = (1 << 8) - 1
_MINOTAUR, _THESEUS, _LEFT = 1, 9, 17
"""Where the tiles and the supplies that are left begin; the lowest bit is the turn."""


class BoardLookahead(Lookahead[Position, int]):
    """The game on the board of one position, with nodes that are quick to compare."""

    def __init__(self, game: Labyrinth, position: Position) -> None:
        super().__init__(game)
        maze = position.maze
        self._maze = maze
        self._supplies = position.supplies
        self._ways = [tuple(game.ways(maze, tile)) for tile in maze.tiles]
        self._bits = {
            tile: 1 << _LEFT + number
            for number, tile in enumerate(position.supplies)
            if tile is not None
        }
        self._tiles: dict[int, tuple[int, ...]] = {}

    def node(self, position: Position) -> int:
        """The turn, both tiles, and a bit for each supply that is left, in one number."""
        left = sum(self._bits[tile] for tile in position.left)
        return left | position.theseus << _THESEUS | position.minotaur << _MINOTAUR | position.turn

    def maximises(self, node: int) -> bool:
        """Whether Theseus is to move."""
        return not node & 1

    def settled(self, node: int) -> int | None:
        """Who has won, if anybody."""
        if not node >> _LEFT:
            return WIN
        if node >> _THESEUS & _TILE == node >> _MINOTAUR & _TILE:
            return -WIN
        return None

    def evaluate(self, node: int) -> int:
        """The game's own estimate."""
        theseus, minotaur = node >> _THESEUS & _TILE, node >> _MINOTAUR & _TILE
        return estimate(self._maze, self._tiles_left(node >> _LEFT), theseus, minotaur)

    def children(self, node: int) -> Iterable[tuple[int, int]]:
        """Every step with its node."""
        if self.settled(node) is not None:
            return []
        theseus, minotaur = node >> _THESEUS & _TILE, node >> _MINOTAUR & _TILE
        if node & 1:
            rest = node ^ 1 ^ minotaur << _MINOTAUR
            return [(step, rest | tile << _MINOTAUR) for step, tile in self._ways[minotaur]]
        rest = node ^ 1 ^ theseus << _THESEUS
        bits = self._bits
        return [
            (step, (rest | tile << _THESEUS) & ~bits.get(tile, 0))
            for step, tile in self._ways[theseus]
        ]

    def _tiles_left(self, left: int) -> tuple[int, ...]:
        tiles = self._tiles.get(left)
        if tiles is None:
            tiles = self._tiles[left] = tuple(
                tile
                for number, tile in enumerate(self._supplies)
                if tile is not None and left >> number & 1
            )
        return tiles
