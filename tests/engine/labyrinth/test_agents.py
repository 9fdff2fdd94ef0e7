import time
from dataclasses import replace
from random import Random

import pytest

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.labyrinth import Labyrinth, Step
from rltankattack.engine.labyrinth.agents import (
    AGENTS,
    HeuristicPlayer,
    MinMaxPlayer,
    PathPlayer,
    RandomPlayer,
)
from rltankattack.engine.match import Match
from rltankattack.engine.search import alphabeta, minimax
from tests.engine.labyrinth.mazes import OPEN, at

game = Labyrinth()
every_agent = pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)


def choice(agent, position, seed=1, **limits):
    return agent.choose(Match(game, position), rng=Random(seed), **limits)


def steps(agent, position):
    """What an agent may play, over many seeds."""
    return {choice(agent, position, seed).move for seed in range(40)}


def play(theseus, minotaur, seed):
    match, rng = Match(game, game.seeded(seed)), Random(seed)
    while match.outcome is None:
        match.play((theseus, minotaur)[match.to_move].choose(match, rng=rng).move)
    return match


def wins(theseus, minotaur, winner, boards=range(8)):
    return sum(play(theseus, minotaur, seed).outcome.winner is winner for seed in boards)


def test_the_agents_have_the_reports_names():
    names = [kind.name for kind in AGENTS]

    assert names == ["Random Player", "Heuristic Player", "MinMax Player", "Path Player"]


@every_agent
def test_a_winning_step_is_never_missed_except_by_chance(kind):
    if kind.make is RandomPlayer:
        return
    assert steps(kind.agent(), at("25 24 48 t")) == {Step.RIGHT}
    assert steps(kind.agent(), at("0 31 24 m")) == {Step.UP}


def test_the_heuristic_player_takes_the_best_value():
    assert steps(HeuristicPlayer(), at("26,0 24 48 t")) == {Step.RIGHT}
    assert steps(HeuristicPlayer(), at("0 24 27 m")) == {Step.LEFT}


def test_the_heuristic_player_takes_a_random_one_among_equals():
    assert steps(HeuristicPlayer(), at("0,48 24 6 t")) == set(Step)


def test_the_heuristic_player_reports_values_from_theseus_side():
    assert choice(HeuristicPlayer(), at("26,0 24 48 t")).value == 230
    assert choice(HeuristicPlayer(), at("0 24 27 m")).value == -162


def test_minmax_sees_the_reply():
    """The supply is worth more than the danger, but it stands beside the Minotaur."""
    beside = at("25,0 24 26 t")

    assert steps(HeuristicPlayer(), beside) == {Step.RIGHT}
    assert Step.RIGHT not in steps(MinMaxPlayer(), beside)


def test_minmax_subtracts_the_reply():
    """Stepping on 25 brings 460; the Minotaur sees Theseus from nowhere then."""
    found = choice(MinMaxPlayer(), at("25,0 24 47 t"))

    assert found.move == Step.RIGHT
    assert (found.value, found.depth) == (460, 2)


def test_minmax_takes_a_random_one_among_equals():
    assert len(steps(MinMaxPlayer(), at("0,48 24 6 t"))) > 1


@every_agent
def test_only_chance_runs_into_walls_where_that_is_legal(kind):
    """In the bump variant; a player that searches deeper may win time by staying."""
    if kind.make in (RandomPlayer, PathPlayer):
        return
    bumping, rng = Labyrinth(bump=True), Random(1)
    match = Match(bumping, bumping.seeded(3))
    while match.outcome is None and match.plies < 60:
        move = kind.agent().choose(match, rng=rng).move
        assert move in game.moves(match.position)
        match.play(rng.choice(match.legal_moves))


def test_minmax_looks_at_the_same_steps_with_bumps_and_without():
    position = at("25,0 24 26 t", maze="1000000/1000000/0000000/0001000/" + OPEN[32:])
    agent = MinMaxPlayer()
    plain, bumping = (
        agent.choose(Match(each, position), rng=Random(1)) for each in (game, Labyrinth(bump=True))
    )

    assert plain == bumping


def test_path_player_stays_where_it_is_when_every_way_leads_to_the_minotaur():
    cornered = at("48 0 8 t")
    chosen = PathPlayer(2).choose(Match(Labyrinth(bump=True), cornered), rng=Random(1))

    assert minimax(game, cornered, 2).value == -WIN
    assert chosen.move in (Step.DOWN, Step.LEFT)
    assert chosen.value > -WIN


def test_path_player_goes_around_a_wall():
    """The supply is one tile away, behind a wall three tiles high."""
    wall = "1000000/1000000/0000000/" + "/".join(["0000000"] * 4)

    assert steps(PathPlayer(), at("1 0 48 t", maze=wall)) == {Step.UP}


def test_path_player_does_not_walk_into_the_minotaur():
    assert Step.RIGHT not in steps(PathPlayer(), at("25,0 24 26 t"))


@pytest.mark.parametrize("depth", [1, 11, -1])
def test_path_player_has_depths(depth):
    with pytest.raises(ValueError, match="expected a depth from 2 to 10"):
        PathPlayer(depth)


def test_path_player_holds_a_lost_position_as_long_as_possible():
    """The Minotaur catches Theseus at once if he steps right or up, and in the corner later."""
    lost = at("48 1 9 t")
    answers = [choice(PathPlayer(depth), lost) for depth in (4, 10)]

    assert minimax(game, lost, 4).value == -WIN
    assert [answer.move for answer in answers] == [Step.LEFT] * 2


def test_path_player_looks_at_the_clock_in_its_second_search_too():
    """It is lost in four plies; whoever may then no longer think has seen only two."""
    lost, in_first, in_all = at("48 1 9 t"), [], []
    alphabeta(game, lost, 4, stop=lambda: in_first.append(True))

    def stop_after_the_first_search():
        in_all.append(True)
        return len(in_all) > len(in_first)

    assert minimax(game, lost, 4).value == -WIN
    assert choice(PathPlayer(4), lost).depth == 3
    assert choice(PathPlayer(4), lost, stop=stop_after_the_first_search).depth == 2


def test_path_player_does_not_walk_to_and_fro():
    match = play(PathPlayer(), RandomPlayer(), 5)

    assert match.outcome.winner is Player.FIRST
    assert match.plies < 100


@pytest.mark.no_cover
def test_path_player_wins_more_often_than_minmax_as_theseus():
    path = wins(PathPlayer(), HeuristicPlayer(), Player.FIRST)
    minmax = wins(MinMaxPlayer(), HeuristicPlayer(), Player.FIRST)

    assert path > minmax + 2


@pytest.mark.no_cover
def test_path_player_wins_more_often_than_minmax_as_the_minotaur():
    boards = range(100, 112)
    path = wins(HeuristicPlayer(), PathPlayer(), Player.SECOND, boards)
    minmax = wins(HeuristicPlayer(), MinMaxPlayer(), Player.SECOND, boards)

    assert path == 12 > minmax


@every_agent
@pytest.mark.parametrize("size", [7, 15])
def test_an_agent_answers_by_the_deadline(kind, size):
    large = Labyrinth(size)
    start = replace(large.seeded(11), supplies=tuple(range(1, 10)))
    match = Match(large, start)
    agent = kind.agent(None if kind.setting is None else max(kind.choices))
    agent.choose(match, rng=Random(1), deadline=time.monotonic())  # nothing is new afterwards
    began = time.monotonic()
    agent.choose(match, rng=Random(1), deadline=began + 0.05)

    assert time.monotonic() - began < 0.5


def test_the_heuristic_player_reports_one_ply_and_every_step_it_looked_at():
    position = at("26,0 24 48 t")
    chosen = choice(HeuristicPlayer(), position)

    assert (chosen.depth, chosen.nodes) == (1, len(game.moves(position)))
