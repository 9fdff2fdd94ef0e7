from random import Random

from hypothesis import given, settings

from rltankattack.engine.labyrinth import Labyrinth
from rltankattack.engine.labyrinth.lookahead import BoardLookahead
from rltankattack.engine.match import Match
from rltankattack.engine.search import alphabeta, minimax
from tests.engine.labyrinth.mazes import positions

game = Labyrinth()


@given(positions(sizes=(7, 15)))
def test_the_packed_board_is_the_same_game(position):
    assert_same(game, position)


@given(positions(sizes=(7,)))
def test_the_packed_board_knows_bumps(position):
    assert_same(Labyrinth(bump=True), position)


def assert_same(game, position):
    view = BoardLookahead(game, position)
    node = view.node(position)
    ended = game.outcome(position)

    assert view.maximises(node) == (position.turn == 0)
    assert view.settled(node) == (None if ended is None else ended.value)
    assert dict(view.children(node)) == {
        move: view.node(game.play(position, move)) for move in game.moves(position)
    }
    if ended is None:
        assert view.evaluate(node) == game.evaluate(position)


@settings(max_examples=25)
@given(positions(sizes=(7,)))
def test_a_search_over_it_finds_what_the_textbook_finds(position):
    view = BoardLookahead(game, position)
    plain = minimax(game, position, 3)

    assert minimax(game, position, 3, view=view).scores == plain.scores
    if abs(plain.value) < 100_000:
        assert alphabeta(game, position, 3, view=view).value == plain.value


def test_nodes_of_a_whole_game_are_different():
    match, rng = Match(game, game.seeded(4)), Random(4)
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves))
    view = BoardLookahead(game, match.start)

    assert len({view.node(each) for each in match.positions}) == len(set(match.positions))
