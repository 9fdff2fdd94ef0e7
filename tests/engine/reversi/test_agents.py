import time
from random import Random

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.reversi import Position, Reversi
from rltankattack.engine.reversi.agents import AGENTS, AlphaBetaPlayer, ExpertPlayer
from rltankattack.engine.reversi.agents.expert_player import EXACT_FROM
from rltankattack.engine.reversi.cells import PASS
from rltankattack.engine.reversi.evaluation import DISCS
from rltankattack.engine.reversi.expert_lookahead import result
from rltankattack.engine.reversi.position import START
from rltankattack.engine.search import minimax
from tests.effort import effort
from tests.engine.reversi.endgames import endgames, final_lead
from tests.engine.reversi.nodes import midgames

reversi = Reversi()
WHITE_PASSES = Position.parse("XO" + "-" * 6 + "O-------" + "-" * 48 + " O")
FORCED = Position.parse("XOOOOOO-XX-XOO-OXOXXXOO-XOXXOOO-XOXXXOOXOOOOOOO---X-OO---XXX--O- O")
"""One cell to place a disc on, and fifteen empty ones."""
ONE_MOVE = Position.parse("XO" + "-" * 54 + "OX" + "-" * 6 + " X")
EXACT = {8: 8, 9: effort(3, long=9), EXACT_FROM: effort(1, long=3)}
"""Empty cells, and how many positions with so many; the full minimax takes its time."""

every_agent = pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)


def chosen(agent, position, seed=0, **limits):
    return agent.choose(Match(reversi, position), rng=Random(seed), **limits)


def test_the_agents_are_offered_weakest_first():
    assert [(kind.name, kind.setting, kind.default) for kind in AGENTS] == [
        ("Random Player", None, None),
        ("Alpha-Beta Player", "depth", 4),
        ("Expert Player", "seconds", 2),
    ]


@every_agent
def test_every_agent_passes_when_it_must(kind):
    assert chosen(kind.agent(), WHITE_PASSES).move == PASS


@pytest.mark.parametrize("agent", [AlphaBetaPlayer(8), ExpertPlayer()], ids=lambda a: a.name)
def test_the_only_move_is_played_at_once(agent):
    for position in (WHITE_PASSES, ONE_MOVE):
        began = time.monotonic()
        choice = chosen(agent, position, deadline=began + 60)
        assert (choice.move,) == reversi.moves(position)
        assert time.monotonic() - began < 5.0


@pytest.mark.parametrize("agent", [AlphaBetaPlayer(4), ExpertPlayer()], ids=lambda a: a.name)
def test_the_depth_is_told_after_a_forced_move_too(agent):
    for position in (WHITE_PASSES, ONE_MOVE, FORCED):
        choice = chosen(agent, position)
        assert choice.depth in (1, 2)
        assert choice.value is not None
        assert choice.line[0] == choice.move


def test_a_forced_move_is_told_with_the_value_of_the_depth_that_was_reached():
    assert len(reversi.moves(FORCED)) == 1
    choice = chosen(AlphaBetaPlayer(8), FORCED)

    assert choice.depth == 2
    assert choice.value == minimax(reversi, FORCED, 2).value


def test_only_the_report_s_player_counts_discs():
    assert chosen(AlphaBetaPlayer(2), START).measure == DISCS
    assert chosen(ExpertPlayer(), START).measure != DISCS


@pytest.mark.parametrize("depth", [1, 3, 4])
def test_alpha_beta_plays_the_first_best_move_for_discs_and_tells_how(depth):
    for position in midgames(5, seed=depth):
        exact = minimax(reversi, position, depth)
        choice = chosen(AlphaBetaPlayer(depth), position)

        assert (choice.move, choice.value) == (exact.move, exact.value)
        assert choice.depth == depth
        assert choice.line[0] == choice.move
        assert choice.nodes > 0


def test_alpha_beta_tells_the_depth_it_reached_when_time_runs_out():
    choice = chosen(AlphaBetaPlayer(8), START, deadline=time.monotonic() - 1)

    assert choice.depth == 2
    assert choice.value == minimax(reversi, START, 2).value


def test_alpha_beta_looks_no_further_than_the_game_lasts():
    (position,) = endgames(2, 1, seed=1)

    assert chosen(AlphaBetaPlayer(8), position).depth <= 3


@pytest.mark.parametrize("depth", [0, 9])
def test_alpha_beta_refuses_a_depth_that_is_not_offered(depth):
    with pytest.raises(ValueError, match=f"expected a depth from 1 to 8, got {depth}"):
        AlphaBetaPlayer(depth)


@pytest.mark.no_cover
@pytest.mark.parametrize("empties", EXACT)
def test_the_expert_plays_the_end_without_a_mistake(empties):
    for position in endgames(empties, EXACT[empties], seed=empties):
        known = {}
        best = final_lead(position.own, position.enemy, known)
        choice = chosen(ExpertPlayer(), position)
        after = reversi.play(position, choice.move)

        assert choice.value == position.turn.sign * result(best)
        assert final_lead(after.own, after.enemy, known) == -best


@pytest.mark.no_cover
def test_the_exact_end_is_quick():
    began = time.monotonic()
    for position in endgames(10, 5, seed=3):
        chosen(ExpertPlayer(), position)

    assert time.monotonic() - began < 5.0


def test_an_exact_end_without_time_still_has_an_answer():
    for position in endgames(10, 5, seed=4):
        choice = chosen(ExpertPlayer(), position, deadline=time.monotonic() - 1)

        assert choice.move in reversi.moves(position)
        assert choice.depth == 2


def test_the_expert_takes_a_corner():
    position = Position.parse("-OX-----" + "-" * 16 + "---OX---" + "---XO---" + "-" * 24 + " X")

    assert chosen(ExpertPlayer(), position).move == 0


def test_the_expert_varies_among_equal_moves():
    first_moves = {chosen(ExpertPlayer(), START, seed).move for seed in range(20)}

    assert first_moves == set(reversi.moves(START))


def test_the_line_of_the_expert_can_be_played_with_its_passes():
    passes = 0
    for position in [WHITE_PASSES, *endgames(8, 30, seed=5)]:
        match = Match(reversi, position)
        line = chosen(ExpertPlayer(), position).line
        for move in line:
            match.play(move)
        passes += line[1:].count(PASS)
    assert passes > 0


@pytest.mark.parametrize("side", Player)
def test_the_expert_beats_alpha_beta(side):
    won = 0
    for seed in range(2):
        rng = Random(seed)
        match = Match(reversi, START)
        for _ in range(4):
            match.play(rng.choice(match.legal_moves))
        while match.outcome is None:
            agent = ExpertPlayer() if match.to_move is side else AlphaBetaPlayer(2)
            match.play(agent.choose(match, rng=rng).move)
        won += match.outcome.winner is side

    assert won == 2
