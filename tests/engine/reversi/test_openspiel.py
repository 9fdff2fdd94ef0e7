"""Random games against another implementation of the rules, which only Linux has."""

from random import Random

import pyspiel
import pytest

from rltankattack.engine.match import Match
from rltankattack.engine.reversi import Reversi
from rltankattack.engine.reversi.position import START

reversi = Reversi()


@pytest.mark.no_cover
def test_two_hundred_random_games_agree_with_openspiel():
    othello = pyspiel.load_game("othello")
    for seed in range(200):
        rng, state, match = Random(seed), othello.new_initial_state(), Match(reversi, START)
        while not state.is_terminal():
            assert state.legal_actions() == list(match.legal_moves)
            assert state.current_player() == match.to_move
            assert board_of(state) == reversi.text(match.position).split()[0]
            move = rng.choice(match.legal_moves)
            state.apply_action(move)
            match.play(move)
        winner = match.outcome.winner
        assert board_of(state) == reversi.text(match.position).split()[0]
        assert state.returns() == ([0, 0] if winner is None else [winner.sign, -winner.sign])


def board_of(state):
    """The cells of OpenSpiel's picture, which has letters above and below and numbers beside."""
    rows = str(state).splitlines()
    squares = [row.split()[1:9] for row in rows if row[:1].isdigit()]
    return "".join("".join(row) for row in squares).replace("x", "X").replace("o", "O")
