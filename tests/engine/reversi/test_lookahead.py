import pytest

from rltankattack.engine.lookahead import Lookahead
from rltankattack.engine.reversi import Position, Reversi
from rltankattack.engine.reversi.cells import PASS
from rltankattack.engine.reversi.expert_lookahead import WON, ExpertLookahead, result
from rltankattack.engine.reversi.lookahead import ReversiLookahead
from rltankattack.engine.search import alphabeta, minimax
from tests.effort import effort
from tests.engine.reversi.endgames import endgames
from tests.engine.reversi.nodes import midgames, visited

reversi = Reversi()
PASSES_FIRST = Position.parse("XO" + "-" * 6 + "O-------" + "-" * 48 + " O")

both_views = pytest.mark.parametrize("view", [ReversiLookahead, ExpertLookahead])


class Plain(Lookahead):
    """The general lookahead, but that a finished game is worth its discs."""

    def settled(self, node):
        return None if self.game.outcome(node) is None else self.game.evaluate(node)


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_the_values_are_those_of_the_general_lookahead(depth):
    for position in [*midgames(3, seed=depth), *endgames(3, 3, seed=depth), PASSES_FIRST]:
        plain = minimax(reversi, position, depth, view=Plain(reversi))
        found = minimax(reversi, position, depth)

        assert (found.scores, found.line) == (plain.scores, plain.line)


@both_views
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_alphabeta_finds_the_value_and_the_move_of_minimax(view, depth):
    for position in [*midgames(4, seed=depth), *endgames(5, 4, seed=depth), PASSES_FIRST]:
        exact = minimax(reversi, position, depth, view=view(reversi))
        found = alphabeta(reversi, position, depth, view=view(reversi))

        assert found.value == exact.value
        if found.depth == depth:
            assert found.move == exact.move


@pytest.mark.no_cover
def test_alphabeta_visits_fewer_than_a_tenth_of_the_nodes():
    pruned, full = visited(midgames(effort(2, long=20), seed=1), 6, ReversiLookahead)

    assert pruned < full / 10


@both_views
def test_one_view_serves_several_positions(view):
    shared = view(reversi)
    for position in midgames(4, seed=7):
        alone = minimax(reversi, position, 3, view=view(reversi))
        assert minimax(reversi, position, 3, view=shared).scores == alone.scores


@both_views
def test_no_game_lasts_longer_than_the_view_says(view):
    shown = view(reversi)
    for position in [*endgames(5, 10, seed=2), PASSES_FIRST]:
        node = shown.node(position)
        assert longest(shown, node) <= shown.plies_left(node)


def longest(view, node):
    """The most plies that can follow."""
    return max((1 + longest(view, child) for _, child in view.children(node)), default=0)


def test_the_longest_game_may_have_a_pass_for_every_disc():
    view = ReversiLookahead(reversi)

    assert view.plies_left(view.node(PASSES_FIRST)) == 2 * 61
    assert view.plies_left(view.node(reversi.play(PASSES_FIRST, PASS))) == 2 * 61 - 1


def test_a_finished_game_is_worth_its_discs():
    view = ReversiLookahead(reversi)

    assert view.settled(view.node(Position.parse("X" * 40 + "O" * 24 + " O"))) == 16
    assert view.settled(view.node(PASSES_FIRST)) is None


def test_the_expert_rates_any_win_above_any_estimate_and_more_discs_above_fewer():
    view = ExpertLookahead(reversi)
    won = [
        view.settled(view.node(Position.parse("X" * n + "O" * (64 - n) + " O"))) for n in (33, 40)
    ]
    estimates = [view.evaluate(view.node(each)) for each in midgames(50, seed=4)]

    assert won == [result(2), result(16)] == [WON + 2, WON + 16]
    assert max(map(abs, estimates)) < WON / 10
    assert (result(0), result(-2)) == (0, -WON - 2)


def test_the_expert_gives_the_turn_back_to_who_can_place():
    view = ExpertLookahead(reversi)
    white_has_nothing_left = Position.parse("XO-" + "-" * 5 + "-" * 8 + "XO-" + "-" * 45 + " X")
    children = dict(view.children(view.node(white_has_nothing_left)))

    assert [view.maximises(child) for child in children.values()] == [True, True]


def test_at_the_root_a_pass_is_a_move_to_the_expert():
    view = ExpertLookahead(reversi)
    node = view.node(PASSES_FIRST)

    assert [move for move, _ in view.children(node)] == [PASS]
    assert view.plies_left(node) == 62
