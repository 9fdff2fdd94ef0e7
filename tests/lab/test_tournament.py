import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.match import Match
from rltankattack.engine.search import minimax
from rltankattack.engine.tank import Tank
from rltankattack.engine.tank.agents import Captain, Crazy, Forward
from rltankattack.lab.tournament import Pairing, Timed, openings, play_pairing

tank = Tank(columns=6)


def test_openings_repeat_and_are_not_decided_within_two_plies():
    starts = openings(tank, 20, seed=3)

    assert starts == openings(tank, 20, seed=3)
    assert len(starts) == 20
    for start, moves in starts:
        match = Match(tank, start)
        for move in moves:
            match.play(move)
        assert abs(minimax(tank, match.position, 2).value) < WIN
        assert match.plies <= 12


def test_each_opening_is_played_with_both_colours_and_counted_from_the_agent_s_side():
    starts = openings(tank, 3)
    with ThreadPoolExecutor(1) as pool:
        captain = play_pairing(tank, Captain(depth=2), Crazy(), starts, pool)
        crazy = play_pairing(tank, Crazy(), Captain(depth=2), starts, pool)

    assert captain.games == 6
    assert captain.wins >= 5
    assert (crazy.losses, crazy.games) == (captain.wins, 6)
    assert sum(captain.reasons.values()) == 6


def test_a_pairing_repeats():
    starts = openings(tank, 2)
    with ThreadPoolExecutor(2) as pool:
        first = play_pairing(tank, Crazy(), Forward(), starts, pool)
        second = play_pairing(tank, Crazy(), Forward(), starts, pool)

    assert first == second


def test_the_score_counts_a_draw_as_half():
    assert Pairing(wins=1, draws=2, losses=1, plies=100).score == 0.5


def test_an_agent_may_be_played_on_one_side_only():
    starts = openings(tank, 3)
    with ThreadPoolExecutor(1) as pool:
        as_green = play_pairing(tank, Crazy(), Captain(depth=2), starts, pool, [Player.SECOND])
        both = play_pairing(tank, Crazy(), Captain(depth=2), starts, pool)

    assert (as_green.games, both.games) == (3, 6)


def test_a_timed_agent_answers_when_its_time_is_over():
    match = Match(Tank(), Tank().starts["plain"])
    began = time.monotonic()
    choice = Timed(Captain(depth=64), seconds=0.1).choose(match, rng=Random(1))

    assert choice.move in match.legal_moves
    assert 0.05 < time.monotonic() - began < 2
