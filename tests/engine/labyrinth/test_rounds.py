from rltankattack.engine.game import Player
from rltankattack.engine.labyrinth import Labyrinth, Step
from rltankattack.engine.labyrinth.rounds import Row, rounds
from rltankattack.engine.match import Match
from tests.engine.labyrinth.mazes import at


def played(start, *moves, bump=False):
    match = Match(Labyrinth(bump=bump), start)
    for move in moves:
        match.play(move)
    return match


def test_every_step_is_a_row_with_what_is_in_sight_after_it():
    account = rounds(played(at("1,3 0 24 t"), Step.RIGHT, Step.DOWN, Step.UP, Step.LEFT))

    assert account.rows == (
        Row(1, Player.FIRST, Step.RIGHT, 1, False, taken=1, supply=2, enemy=None),
        Row(1, Player.SECOND, Step.DOWN, 17, False, taken=1, supply=2, enemy=None),
        Row(2, Player.FIRST, Step.UP, 8, False, taken=1, supply=None, enemy=None),
        Row(2, Player.SECOND, Step.LEFT, 16, False, taken=1, supply=None, enemy=None),
    )


def test_the_enemy_is_counted_when_in_sight():
    (row,) = rounds(played(at("48 0 10 t"), Step.UP)).rows

    assert row.enemy == 3


def test_at_the_end_stand_the_counts_of_the_steps_and_the_score():
    account = rounds(played(at("1,3,4 0 24 t"), Step.RIGHT, Step.DOWN, Step.RIGHT, Step.UP))

    assert account.steps[Player.FIRST] == {Step.UP: 0, Step.RIGHT: 2, Step.DOWN: 0, Step.LEFT: 0}
    assert account.steps[Player.SECOND] == {Step.UP: 1, Step.RIGHT: 0, Step.DOWN: 1, Step.LEFT: 0}
    assert account.scores == {Player.FIRST: 1, Player.SECOND: 0}


def test_a_bump_is_a_row_and_counts_as_the_die_that_was_thrown():
    account = rounds(played(at("1,3 0 24 t"), Step.LEFT, Step.UP, Step.DOWN, bump=True))

    assert [(row.die, row.tile, row.stayed) for row in account.rows] == [
        (Step.LEFT, 0, True),
        (Step.UP, 31, False),
        (Step.DOWN, 0, True),
    ]
    assert account.steps[Player.FIRST] == {Step.UP: 0, Step.RIGHT: 0, Step.DOWN: 1, Step.LEFT: 1}
    assert account.stayed == {Player.FIRST: 2, Player.SECOND: 0}


def test_what_was_taken_before_the_match_does_not_count():
    account = rounds(played(at("-,1,3,- 0 24 t"), Step.RIGHT))

    assert account.rows[0].taken == account.scores[Player.FIRST] == 1


def test_a_match_without_moves_has_no_rows():
    account = rounds(played(at("1 0 24 t")))

    assert account.rows == ()
    assert account.scores[Player.FIRST] == 0
