from collections import Counter

import pytest

from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Snakes
from rltankattack.engine.snakes.die import rolled

ROLLS = 24_000


def is_fair(counts):
    """The chi-squared test with five degrees of freedom: one fair die in 10,000 fails it."""
    expected = counts.total() / 6
    return sum((counts[die] - expected) ** 2 / expected for die in range(1, 7)) < 25.7


def test_the_die_is_fair_over_the_plies_of_a_game():
    assert is_fair(Counter(rolled(1, ply) for ply in range(ROLLS)))


@pytest.mark.parametrize("ply", [0, 1])
def test_the_die_is_fair_over_the_seeds(ply):
    assert is_fair(Counter(rolled(seed, ply) for seed in range(ROLLS)))


def test_a_roll_tells_nothing_about_the_next_one():
    pairs = Counter((rolled(2, ply), rolled(2, ply + 1)) for ply in range(0, ROLLS, 2))

    for first in range(1, 7):
        assert is_fair(Counter({second: pairs[first, second] for second in range(1, 7)}))


def test_rolls_stay_the_same_for_good():
    assert [rolled(4711, ply) for ply in range(12)] == [6, 3, 1, 4, 5, 5, 4, 5, 6, 3, 3, 2]


def test_undo_cannot_roll_again():
    game = Snakes()
    match = Match(game, game.seeded(7))
    match.play(game.roll(match.position))
    rolled_before = game.roll(match.position)
    match.undo()
    match.play(3)

    assert game.roll(match.position) == rolled_before


def test_both_players_roll_the_same_dice_whoever_begins():
    game = Snakes()
    start = game.seeded(7)

    assert game.roll(start) == game.roll(game.begun_by(start, start.turn.other))
