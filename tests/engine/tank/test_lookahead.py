"""The packed tank must say what the rules say, for every position that goes on."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rltankattack.engine.lookahead import Lookahead
from rltankattack.engine.tank import Position, Tank
from tests.mirror import mirrored
from tests.strategies import positions


@given(positions())
def test_nodes_tell_the_turn_the_end_and_the_estimate(position):
    game = Tank(columns=len(position.levels))
    fast, plain = game.lookahead(), Lookahead(game)
    node = fast.node(position)

    assert fast.settled(node) == plain.settled(position)
    if fast.settled(node) is None:
        assert fast.maximises(node) == plain.maximises(position)
        assert fast.evaluate(node) == plain.evaluate(position)


@given(positions())
def test_children_are_the_legal_moves_in_order(position):
    game = Tank(columns=len(position.levels))
    fast = game.lookahead()

    expected = [(move, fast.node(game.play(position, move))) for move in game.moves(position)]
    assert list(fast.children(fast.node(position))) == expected


@given(positions())
def test_the_last_ply_in_closed_form_is_the_last_ply(position):
    game = Tank(columns=len(position.levels))
    assume(game.outcome(position) is None)
    fast = game.lookahead()
    node = fast.node(position)

    expected = Lookahead(game).last_ply(position)
    assert fast.last_ply(node) == expected
    assert fast.last_ply(fast.gist(node, 1)) == expected


@given(positions(), st.integers(2, 6))
def test_futures_are_the_gists_of_the_children(position, depth):
    game = Tank(columns=len(position.levels))
    assume(game.outcome(position) is None)
    fast = game.lookahead()
    node = fast.node(position)
    futures = fast.futures(fast.gist(node, depth), depth)

    assert set(futures) == {fast.gist(child, depth - 1) for _, child in fast.children(node)}
    going_on = [node for node in futures if fast.settled(node) is None]
    assert len(going_on) == len(set(going_on))


@pytest.mark.parametrize("depth", range(5))
def test_a_gist_forgets_far_water_only(depth):
    fast = Tank().lookahead()
    position = Position.parse("4432112344 0 11 r")
    far = Position.parse("4432222344 0 11 r")
    near = Position.parse("4332112334 0 11 r")

    assert fast.gist(fast.node(position), depth) == fast.gist(fast.node(far), depth)
    if depth >= 3:
        assert fast.gist(fast.node(position), depth) != fast.gist(fast.node(near), depth)


@given(positions())
def test_the_last_ply_mirrors(position):
    game = Tank(columns=len(position.levels))
    assume(game.outcome(position) is None)
    fast = game.lookahead()

    assert fast.last_ply(fast.node(mirrored(position))) == -fast.last_ply(fast.node(position))
