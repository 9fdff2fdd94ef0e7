"""Boards and games for the tests of snakes and ladders."""

from random import Random

from hypothesis import strategies as st

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Board, Position, Snakes
from rltankattack.engine.snakes.sizes import SIZES

SMALL = "6x6 20>8,33>3 5/15,10/30 7+3,9-2"
"""A board with one thing after the other."""


def on(board, *, red=0, green=0, turn="r", red_points=0, green_points=0, seed=1, ply=0):
    """A position from its parts."""
    return Position.parse(f"{board} {red} {green} {red_points} {green_points} {turn} {seed} {ply}")


@st.composite
def boards(draw):
    """Any board, with few things or with many."""
    columns, rows = draw(st.sampled_from(tuple(SIZES)))
    tiles = draw(st.permutations(range(1, columns * rows)))[: draw(st.integers(0, 24))]
    snakes, ladders, apples = [], [], []
    while tiles:
        kind = draw(st.sampled_from(("snake", "ladder", "apple")))
        if kind == "apple" or len(tiles) == 1:
            points = draw(st.integers(1, 5)) * draw(st.sampled_from((1, -1)))
            apples.append((tiles.pop(), points))
        else:
            low, high = sorted((tiles.pop(), tiles.pop()))
            if kind == "snake":
                snakes.append((high, low))
            else:
                ladders.append((low, high))
    broken = [foot for foot, _ in sorted(ladders) if draw(st.booleans())]
    return Board(
        columns,
        rows,
        tuple(sorted(snakes)),
        tuple(sorted(ladders)),
        tuple(broken),
        tuple(sorted(apples)),
    )


@st.composite
def positions(draw):
    """Any position, reachable or not, finished or not."""
    board = draw(boards())
    tile, points = st.integers(0, board.last), st.integers(-99, 99)
    return Position(
        board=board,
        tiles=(draw(tile), draw(tile)),
        points=(draw(points), draw(points)),
        turn=draw(st.sampled_from(Player)),
        seed=draw(st.integers(0, 999_999)),
        ply=draw(st.integers(0, 999_999_999)),
    )


def random_match(game, seed):
    """A match of random dice to its end."""
    rng, match = Random(seed), Match(game, game.seeded(seed))
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves))
    return match


def play_out(game, start, agents):
    """A match between two agents to its end."""
    match = Match(game, start)
    while match.outcome is None:
        match.play(agents[match.to_move].choose(match, rng=Random(1)).move)
    return match


def sizes():
    """Every size of the game."""
    return list(Snakes().variants.values())
