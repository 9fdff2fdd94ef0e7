import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rltankattack.engine.game import WIN, Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.search import minimax
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.engine.tank.agents import AGENTS, Captain, Crazy, Forward, MiniMaxBoat
from rltankattack.engine.tank.position import SIZES
from tests.effort import effort
from tests.plain import PlainMinimax
from tests.positions import random_positions

GOLDEN = Path(__file__).parents[2] / "golden"
tank = Tank()


def match_at(text):
    return Match(tank, Position.parse(text))


def choose(agent, text, seed=1, **limits):
    return agent.choose(match_at(text), rng=Random(seed), **limits)


@pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)
def test_every_agent_plays_legally_for_either_side(kind):
    agent = kind.agent()
    for position in random_positions(tank, seed=4, count=60):
        choice = agent.choose(Match(tank, position), rng=Random(1))
        assert choice.move in tank.moves(position)


@pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)
def test_no_agent_plays_in_a_match_that_is_over(kind):
    resigned = match_at("4432112344 0 11 r")
    resigned.resign(Player.FIRST)
    for match in (resigned, match_at("4432112344 11 5 g")):
        with pytest.raises(ValueError, match="expected a match that goes on"):
            kind.agent().choose(match, rng=Random(1))


@pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)
def test_the_same_seed_gives_the_same_game(kind):
    def game():
        match = Match(tank, tank.start(Random(3)))
        rng = Random(5)
        while match.outcome is None and match.plies < 40:
            match.play(kind.agent().choose(match, rng=rng).move)
        return match

    assert game() == game()


def test_crazy_boat_sails_twice_as_often_as_it_moves_one_column():
    match = match_at("4444444444 5 6 r")
    rng = Random(1)
    drawn = Counter(Crazy().choose(match, rng=rng).move for _ in range(12_000))

    assert set(drawn) == set(match.legal_moves)  # two ways to sail, ten columns to lower
    sailing = (drawn[Move.RED_LEFT] + drawn[Move.RED_RIGHT]) / 2
    water = sum(drawn[move] for move in match.legal_moves if move.sailor is None) / 10
    assert sailing / water == pytest.approx(2, rel=0.1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4432112344 0 11 r", Move.RED_RIGHT),
        ("4432112344 0 11 g", Move.GREEN_LEFT),
        ("4432012344 4 11 r", Move.RED_RIGHT),  # onto an empty column
        ("4432112344 6 11 r", Move.RAISE_6),  # the next column is higher
        ("3432112344 0 1 g", Move.RAISE_1),  # cannot enter the port yet
        ("4432112344 0 1 g", Move.GREEN_LEFT),
    ],
)
def test_forward_boat_goes_ahead_or_raises_its_water(text, move):
    assert choose(Forward(), text).move == move


def random_matches(game, seed, count, most_plies=60):
    """Matches of random moves that go on."""
    rng = Random(seed)
    while count:
        match = Match(game, game.start(rng))
        for _ in range(rng.randint(0, most_plies)):
            if match.outcome is None:
                match.play(rng.choice(match.legal_moves))
        if match.outcome is None:
            count -= 1
            yield match


def told_with_its_last_ply(match):
    """The position's text, with the water move just made."""
    water = match.moves and Move(match.moves[-1]).sailor is None
    return f"{tank.text(match.position)} {Move(match.moves[-1])}" if water else str(match.position)


COMPARED = {
    1: effort(60, long=500),
    2: effort(60, long=500),
    3: effort(30, long=500),
    4: effort(8, long=100),
    5: effort(1, long=4),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("depth", COMPARED)
def test_minimax_boat_plays_the_first_best_move_where_nothing_is_taken_back(depth):
    agent, rng = MiniMaxBoat(depth), Random(1)
    for match in random_matches(tank, seed=depth, count=COMPARED[depth]):
        choice = agent.choose(match, rng=rng)
        textbook = PlainMinimax(told_with_its_last_ply(match), take_back=False)
        assert (choice.value, choice.move) == textbook.search(depth), match.moves
        assert (choice.depth, choice.line[0]) == (depth, choice.move)


FEW = {3: effort(5, long=50), 6: effort(3, long=20), 8: effort(1, long=5)}


@pytest.mark.parametrize("columns", SIZES)
@pytest.mark.parametrize("depth", FEW)
def test_minimax_boat_thinks_the_same_under_the_rules_it_believes_in(columns, depth):
    believed = Tank("no-take-back", columns)
    agent, rng = MiniMaxBoat(depth), Random(1)
    for match in random_matches(believed, seed=depth, count=FEW[depth]):
        classic = Match(Tank(columns=columns), match.start)
        for move in match.moves:
            classic.play(move)
        exact = minimax(believed, match.position, depth)
        choice = agent.choose(match, rng=rng)

        assert agent.choose(classic, rng=rng) == choice
        assert (choice.move, choice.value, choice.line) == (exact.move, exact.value, exact.line)
        assert choice.nodes == exact.nodes


@pytest.mark.parametrize("lake", ["lake-1", "plain"])
def test_minimax_boat_plays_the_printed_game(lake):
    match = Match(tank, tank.starts[lake])
    replies = 0
    for line in (GOLDEN / "minimax-game.txt").read_text().splitlines():
        move, *value = map(int, line.split())
        if value:
            choice = MiniMaxBoat().choose(match, rng=Random(1))
            assert (choice.move, [choice.value]) == (move, value)
            replies += 1
        match.play(move)

    assert replies == 6
    assert match.outcome == Outcome(Player.SECOND, "sunk")


@pytest.mark.parametrize(("rules", "agreeing"), [("classic", 4), ("no-take-back", 6)])
def test_only_who_takes_nothing_back_has_one_best_reply_each_time(rules, agreeing):
    match, game = Match(tank, tank.starts["lake-1"]), Tank(rules)
    only_best = 0
    for line in (GOLDEN / "minimax-game.txt").read_text().splitlines():
        move, *value = map(int, line.split())
        if value:
            barring = rules == "no-take-back"
            text = told_with_its_last_ply(match) if barring else str(match.position)
            found = minimax(game, game.parse(text), 4)
            best = [each for each, score in found.scores.items() if score == found.value]
            only_best += best == [move]
        match.play(move)

    assert only_best == agreeing


def test_forward_boat_plays_the_printed_beginning():
    match = Match(tank, tank.starts["lake-1"])
    for line in (GOLDEN / "forward-game.txt").read_text().splitlines():
        if match.to_move is Player.SECOND:
            assert Forward().choose(match, rng=Random(1)).move == int(line)
        match.play(int(line))

    assert match.plies == 6


def test_minimax_boat_looks_four_plies_ahead_unless_told_otherwise():
    assert MiniMaxBoat().depth == 4
    with pytest.raises(ValueError, match="expected a depth from 1 to 8, got 9"):
        MiniMaxBoat(9)


def test_minimax_boat_under_a_generous_deadline_plays_the_same():
    text = "4432232344 3 8 r"
    unlimited = choose(MiniMaxBoat(5), text)
    limited = choose(MiniMaxBoat(5), text, deadline=time.monotonic() + 60)

    assert (limited.move, limited.value, limited.depth) == (unlimited.move, unlimited.value, 5)


def test_minimax_boat_answers_when_time_is_up():
    text = "4432232344 3 8 r"
    choice = choose(MiniMaxBoat(8), text, stop=lambda: True)

    assert 1 <= choice.depth < 8
    believed = Tank(rules="no-take-back")
    assert choice.move == minimax(believed, match_at(text).position, choice.depth).move


def test_captain_takes_a_win():
    assert choose(Captain(), "4432112344 10 4 r").move == Move.RED_RIGHT
    assert choose(Captain(), "4432112344 3 5 r").move == Move.LOWER_5


def test_captain_parries_a_threat():
    # Green stands before red's port on full water: only lowering column 1 helps.
    assert choose(Captain(), "4432232344 3 1 r").move == Move.LOWER_1


def test_captain_never_plays_a_losing_move_when_another_one_is_left():
    for position in random_positions(tank, seed=6, count=150):
        scores = minimax(tank, position, 2).scores
        sign = position.turn.sign
        choice = Captain(depth=2).choose(Match(tank, position), rng=Random(1))
        if any(sign * value > -WIN for value in scores.values()):
            assert sign * scores[choice.move] > -WIN


def test_captain_sets_a_trap():
    # Lowered to one, green must rise or flee at once: nearly every reply loses.
    choice = choose(Captain(), "4432222244 2 7 r")

    assert choice.move == Move.LOWER_7


def test_captain_avoids_positions_already_seen():
    match = match_at("4432232344 3 8 r")
    first = Captain().choose(match, rng=Random(1)).move
    seen = tank.play(match.position, first)
    # The same turn again, with a history in which the favourite move's position has come up.
    for move in (first, Move.RAISE_5, Move(first).inverse, Move.LOWER_5):
        match.play(move)
    assert match.position == match.start
    assert match.times_seen(seen) == 1

    again = Captain().choose(match, rng=Random(1)).move

    assert again != first


def test_captain_does_not_sink_with_the_enemy_when_it_need_not():
    assert choose(Captain(), "4432112344 5 5 r").move != Move.LOWER_5


def test_captain_avoids_a_reply_that_completes_a_repetition():
    match = match_at("4432232344 3 8 r")
    rng = Random(1)
    shuffle = [Move.RAISE_5, Move.LOWER_6, Move.LOWER_5, Move.RAISE_6]
    for move in shuffle * 2:
        match.play(move)
    match.undo()  # green's RAISE_6 would bring the start up for the third time
    match.undo()
    assert match.times_seen(match.start) == 2

    choice = Captain().choose(match, rng=rng)

    after = tank.play(match.position, choice.move)
    assert not any(tank.play(after, reply) == match.start for reply in tank.moves(after))


def test_captain_avoids_a_reply_that_draws_by_the_fifth_time():
    small = Tank(columns=6)
    match = Match(small, small.parse("422024 0 7 r"))
    game = """1 15 5 2 5 16 1 15 5 3 5 19 8 19 6 19 1 16 6 7 6 19 6 18 7 16 1 17 7 18 7 16 7 16 6 15
    5 14 4 9 6 17 7"""
    for move in game.split():
        match.play(int(move))

    choice = Captain(depth=4).choose(match, rng=Random(1))

    after = small.play(match.position, choice.move)
    assert all(match.times_seen(small.play(after, reply)) < 4 for reply in small.moves(after))


def test_captain_answers_at_once_when_told_to_stop():
    began = time.monotonic()
    choice = choose(Captain(depth=64), "4432232344 3 8 r", stop=lambda: True)

    assert choice.depth == 2
    assert time.monotonic() - began < 2


def test_captain_reports_its_line():
    choice = choose(Captain(), "4432232344 3 8 r")

    assert choice.line[0] == choice.move
    assert choice.depth == 6
    assert choice.nodes > 0


def test_lower_levels_overlook_threats_now_and_then():
    # Only lowering column 1 does not lose, but sailing on looks better at first sight.
    text = "4433232344 3 1 r"
    parried = {
        level: sum(choose(Captain(level), text, seed).move == Move.LOWER_1 for seed in range(60))
        for level in (1, 3, 5)
    }

    assert parried[5] == 60
    assert 0 < parried[1] < parried[3] < 60


def test_captain_has_five_levels():
    with pytest.raises(ValueError, match="expected a level from 1 to 5, got 6"):
        Captain(6)


def test_captain_beats_forward_boat_with_either_colour():
    for side in Player:
        match = Match(tank, tank.start(Random(2)))
        while match.outcome is None:
            agent = Captain() if match.to_move is side else Forward()
            match.play(agent.choose(match, rng=Random(1)).move)
        assert match.outcome.winner is side
