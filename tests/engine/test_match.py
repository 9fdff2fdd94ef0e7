from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, InvalidPosition, Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Move, Tank
from tests.strategies import matches

TO_AND_FRO = [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT]
"""Four plies that lead back to where they began: both boats leave port and return."""


def match_of(*moves, **limits):
    tank = Tank(**limits)
    match = Match(tank, tank.starts["plain"])
    for move in moves:
        match.play(move)
    return match


def test_a_match_keeps_its_history():
    match = match_of(Move.RED_RIGHT, Move.GREEN_LEFT)

    assert match.moves == (Move.RED_RIGHT, Move.GREEN_LEFT)
    assert [str(position) for position in match.positions] == [
        "4432112344 0 11 r",
        "4432112344 1 11 g",
        "4432112344 1 10 r",
    ]
    assert (match.plies, match.to_move, match.outcome) == (2, Player.FIRST, None)
    assert match.start == match.positions[0]
    assert match.legal_moves == match.game.moves(match.position)


def test_an_illegal_move_changes_nothing():
    match = match_of(Move.RED_RIGHT)
    before = match.copy()

    with pytest.raises(IllegalMove):
        match.play(Move.RED_LEFT)

    assert match == before


def test_a_match_starts_from_a_position_of_its_game():
    with pytest.raises(InvalidPosition, match="expected 6 levels, got 10"):
        Match(Tank(columns=6), Tank().starts["plain"])


def test_undo_and_redo():
    match = match_of(Move.RED_RIGHT, Move.GREEN_LEFT)
    match.undo()
    match.undo()

    assert (match.plies, match.can_undo, match.can_redo) == (0, False, True)
    with pytest.raises(IllegalMove, match="this is the start"):
        match.undo()

    match.redo()
    match.redo()
    assert match == match_of(Move.RED_RIGHT, Move.GREEN_LEFT)
    with pytest.raises(IllegalMove, match="none was undone"):
        match.redo()


def test_a_new_move_forgets_what_was_undone():
    match = match_of(Move.RED_RIGHT, Move.GREEN_LEFT)
    match.undo()
    match.play(Move.RAISE_5)

    assert not match.can_redo


@given(matches())
def test_undoing_everything_and_redoing_it_changes_nothing(match):
    before = match.copy()
    while match.can_undo:
        match.undo()
    assert match.positions == (match.start,)
    while match.can_redo:
        match.redo()

    assert match == before
    assert match.positions == before.positions
    assert match.outcome == before.outcome


def test_at_the_third_time_a_draw_may_be_claimed():
    match = match_of(*TO_AND_FRO)
    assert not match.can_claim
    with pytest.raises(IllegalMove, match="repeated position"):
        match.claim()

    for move in TO_AND_FRO:
        match.play(move)
    assert match.can_claim
    match.claim()

    assert match.outcome == Outcome(None, "claimed")
    assert match.legal_moves == ()


def test_the_fifth_time_is_a_draw():
    match = match_of(*TO_AND_FRO * 3, *TO_AND_FRO[:3])
    assert match.outcome is None

    match.play(TO_AND_FRO[3])

    assert match.outcome == Outcome(None, "repetition")
    assert not match.can_claim


def test_undo_takes_back_what_was_seen():
    match = match_of(*TO_AND_FRO * 2)
    match.undo()
    match.redo()

    assert match.times_seen(match.position) == 3
    match.undo()
    assert match.times_seen(match.start) == 2


def test_the_other_player_to_move_makes_another_position():
    match = match_of(Move.RAISE_5, Move.LOWER_5)

    assert match.position.levels == match.start.levels
    assert match.times_seen(match.start) == 2
    assert match.times_seen(match.positions[1]) == 1


def test_the_ply_limit_is_a_draw():
    match = match_of(*TO_AND_FRO, ply_limit=4)

    assert match.outcome == Outcome(None, "ply limit")


def test_without_limits_a_match_goes_on():
    match = match_of(*TO_AND_FRO * 200, claim_limit=None, repetition_limit=None, ply_limit=None)

    assert (match.plies, match.outcome, match.can_claim) == (800, None, False)


def test_a_decided_position_comes_before_the_limits():
    tank = Tank(ply_limit=1)
    match = Match(tank, tank.parse("4432112344 10 5 r"))
    match.play(Move.RED_RIGHT)

    assert match.outcome == Outcome(Player.FIRST, "port reached")


@pytest.mark.parametrize("player", Player)
def test_whoever_resigns_loses(player):
    match = match_of(Move.RED_RIGHT)
    match.resign(player)

    assert match.outcome == Outcome(player.other, "resigned")
    with pytest.raises(IllegalMove, match="the match is over: resigned"):
        match.play(Move.GREEN_LEFT)
    with pytest.raises(IllegalMove, match="it is over"):
        match.resign(player)


def test_resigning_can_be_taken_back_and_made_again():
    match = match_of(Move.RED_RIGHT)
    match.resign(Player.SECOND)
    match.undo()
    assert (match.outcome, match.plies) == (None, 1)

    match.redo()
    assert match.outcome == Outcome(Player.FIRST, "resigned")


def test_a_copy_goes_its_own_way():
    match = match_of(Move.RED_RIGHT)
    twin = match.copy()
    twin.play(Move.GREEN_LEFT)

    assert (match.plies, twin.plies) == (1, 2)
    assert match != twin
    assert match != "a match"


@given(st.integers(0, 10_000))
def test_random_matches_end(seed):
    rng = Random(seed)
    tank = Tank(columns=6)
    match = Match(tank, tank.start(rng))
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves))

    assert match.plies <= tank.ply_limit


def test_seen_at_least():
    match = match_of(*TO_AND_FRO)

    assert match.seen_at_least(2) == {match.start}
    assert len(match.seen_at_least(1)) == 4
