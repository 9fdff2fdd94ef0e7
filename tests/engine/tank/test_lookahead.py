"""The packed tank must say what the rules say, for every position that goes on."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rltankattack.engine.lookahead import Lookahead
from rltankattack.engine.tank import Position, Tank
from tests.mirror import mirrored
from tests.strategies import after_a_ply


@given(after_a_ply())
def test_nodes_tell_the_turn_the_end_and_the_estimate(place):
    game, position = place
    fast, plain = game.lookahead(), Lookahead(game)
    node = fast.node(position)

    assert fast.settled(node) == plain.settled(position)
    if fast.settled(node) is None:
        assert fast.maximises(node) == plain.maximises(position)
        assert fast.evaluate(node) == plain.evaluate(position)


@given(after_a_ply())
def test_children_are_the_legal_moves_in_order(place):
    game, position = place
    fast = game.lookahead()

    expected = [(move, fast.node(game.play(position, move))) for move in game.moves(position)]
    assert list(fast.children(fast.node(position))) == expected


@given(after_a_ply())
def test_the_last_ply_in_closed_form_is_the_last_ply(place):
    game, position = place
    assume(game.outcome(position) is None)
    fast = game.lookahead()
    node = fast.node(position)

    expected = Lookahead(game).last_ply(position)
    assert fast.last_ply(node) == expected
    assert fast.last_ply(fast.gist(node, 1)) == expected


@given(after_a_ply(), st.integers(3, 8))
def test_futures_are_the_gists_of_the_children(place, depth):
    game, position = place
    assume(game.outcome(position) is None)
    fast = game.lookahead()
    node = fast.node(position)
    futures = fast.futures(node, depth)

    assert set(futures) == {fast.gist(child, depth - 1) for _, child in fast.children(node)}
    going_on = [node for node in futures if fast.settled(node) is None]
    assert len(going_on) == len(set(going_on))
    if game.rules == "classic":
        assert fast.futures(fast.gist(node, depth), depth) == futures


@given(after_a_ply())
def test_what_is_left_out_or_no_longer_barred_near_the_bottom_changes_no_value(place):
    game, position = place
    assume(game.outcome(position) is None)
    fast = game.lookahead()
    node = fast.node(position)

    def best(futures):
        values = [fast.settled(each) for each in futures]
        pairs = zip(futures, values, strict=True)
        values = [fast.last_ply(each) if value is None else value for each, value in pairs]
        return max(values) if fast.maximises(node) else min(values)

    expected = best([fast.gist(child, 1) for _, child in fast.children(node)])
    assert best(fast.futures(fast.gist(node, 2), 2)) == expected
    assert best(fast.futures(node, 2)) == expected


@given(after_a_ply(), st.integers(0, 8))
def test_a_gist_of_a_gist_is_that_of_the_node(place, depth):
    game, position = place
    fast = game.lookahead()
    node = fast.node(position)

    assert fast.gist(fast.gist(node, depth + 1), depth) == fast.gist(node, depth)


@pytest.mark.parametrize("depth", range(5))
def test_a_gist_forgets_far_water_only(depth):
    fast = Tank().lookahead()
    position = Position.parse("4432112344 0 11 r")
    far = Position.parse("4432222344 0 11 r")
    near = Position.parse("4332112334 0 11 r")

    assert fast.gist(fast.node(position), depth) == fast.gist(fast.node(far), depth)
    if depth >= 3:
        assert fast.gist(fast.node(position), depth) != fast.gist(fast.node(near), depth)


def test_a_bar_is_told_only_while_it_can_matter():
    game = Tank(rules="no-take-back")
    fast = game.lookahead()
    free = fast.node(Position.parse("4433222344 2 7 r"))
    far, near = (Position.parse(f"4433222344 2 7 r {made}") for made in ("+10", "-3"))

    for depth in range(5):
        assert fast.gist(fast.node(far), depth) == fast.gist(free, depth)
    assert fast.gist(fast.node(near), 1) == fast.gist(free, 1)
    assert fast.gist(fast.node(near), 4) != fast.gist(free, 4)


def test_where_one_column_would_be_forgotten_none_is():
    # In the last three plies only column 3 could not be felt: full and just raised, it can neither
    # be raised nor lowered, so there is no quiet move.
    game = Tank("no-take-back", columns=6)
    fast = game.lookahead()
    node = fast.node(Position.parse("444422 0 5 g +3"))

    children = {fast.gist(child, 3) for _, child in fast.children(node)}
    assert set(fast.futures(fast.gist(node, 4), 4)) == children


@given(after_a_ply())
def test_the_last_ply_mirrors(place):
    game, position = place
    assume(game.outcome(position) is None)
    fast = game.lookahead()

    assert fast.last_ply(fast.node(mirrored(position))) == -fast.last_ply(fast.node(position))
