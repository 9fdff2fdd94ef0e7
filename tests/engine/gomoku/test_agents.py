import time
from random import Random

import pytest

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.gomoku.agents import AGENTS, HeuristicPlayer, RandomPlayer, SearchPlayer
from rltankattack.engine.gomoku.board import CENTRE, NAMES, cells_of
from rltankattack.engine.gomoku.scores import SCORE, scores
from rltankattack.engine.gomoku.windows import read
from rltankattack.engine.match import Match
from tests.engine.gomoku.boards import cell, gomoku, placed, random_board

IN_A_HURRY = {"deadline": 0.0}
"""Time is over before it begins: only what the search always looks at is left."""


def choose(agent, position, seed=1, **limits):
    return agent.choose(Match(gomoku, position), rng=Random(seed), **limits)


def chosen(agent, position, **limits):
    return NAMES[choose(agent, position, **limits).move]


def play(black, white, seed, **limits):
    """A game from a few random moves near the centre."""
    match, rng = Match(gomoku, gomoku.start(Random(seed))), Random(seed)
    for place in rng.sample(
        [row * 15 + column for row in range(5, 10) for column in range(5, 10)], 3
    ):
        match.play(place)
    while match.outcome is None:
        agent = (black, white)[match.to_move]
        match.play(agent.choose(match, rng=rng, **limits).move)
    return match


def test_the_agents_stand_from_weak_to_strong():
    assert [kind.name for kind in AGENTS] == ["Random Player", "Heuristic Player", "Search Player"]
    assert AGENTS[-1].seconds() == 2
    assert [AGENTS[-1].seconds(each) for each in (1, 2, 5, 10)] == [1, 2, 5, 10]


@pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)
def test_every_agent_plays_legally_on_any_board(kind):
    for seed in range(25):
        position = random_board(seed, density=0.1 + seed / 40)
        if gomoku.outcome(position) is None:
            choice = choose(kind.agent(), position, deadline=0.0)
            assert choice.move in gomoku.moves(position)


@pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)
def test_every_agent_fills_the_last_cell(kind):
    rows = ["".join("XO"[(row // 2 + column) % 2] for column in range(15)) for row in range(15)]
    nearly_full = gomoku.parse("".join(rows)[:-1] + "- X")

    assert choose(kind.agent(), nearly_full).move == 224


# The heuristic player


def test_the_heuristic_player_begins_in_the_centre():
    assert chosen(HeuristicPlayer(), placed()) == "H8"


def test_the_heuristic_player_takes_the_first_of_equal_cells_row_by_row():
    assert chosen(HeuristicPlayer(), placed("H8", turn="O")) == "G7"


def test_the_heuristic_player_makes_five_before_it_stops_five():
    fours = {"black": "A1 B1 C1 D1", "white": "A3 B3 C3 D3"}

    assert chosen(HeuristicPlayer(), placed(**fours)) == "E1"
    assert chosen(HeuristicPlayer(), placed(**fours, turn="O")) == "E3"
    assert chosen(HeuristicPlayer(), placed(fours["black"], "A3", turn="O")) == "E1"


@pytest.mark.parametrize(("turn", "side"), [("X", 1), ("O", -1)])
def test_the_heuristic_player_reports_its_score_as_a_value_from_black_s_side(turn, side):
    choice = choose(HeuristicPlayer(), placed("A1 B1 C1 D1", "A3 B3 C3 D3", turn))

    assert (choice.value, choice.measure) == (side * 100, SCORE)
    assert choice.line == (choice.move,)


def test_the_heuristic_player_is_not_lured_away_by_a_lone_stone_in_a_far_corner():
    assert chosen(HeuristicPlayer(), placed("L12 A1", "O15")) == "K11"


def test_the_heuristic_player_always_has_the_best_score():
    for seed in range(20):
        position = random_board(seed, density=0.3)
        if gomoku.outcome(position) is None:
            found = scores(position)
            move = choose(HeuristicPlayer(), position).move
            assert found[move] == max(found.values())
            assert all(found[before] < found[move] for before in found if before < move)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(10))
def test_the_heuristic_player_beats_the_random_player(seed):
    sides = (HeuristicPlayer(), RandomPlayer())
    first = seed % 2
    match = play(sides[first], sides[1 - first], seed)

    assert match.outcome.winner == first


# The search player


def test_the_search_player_begins_in_the_centre():
    assert choose(SearchPlayer(), placed()).move == CENTRE


@pytest.mark.parametrize(
    ("position", "five"),
    [
        (placed("G8 H8 I8 J8", "F8 G9 H9 I9"), {"K8"}),
        (placed("G8 H8 J8 K8", "G9 H9 I9 J9"), {"I8"}),
        (placed("F9 G8 H7 I6", "A1 A2 A3 A4", turn="O"), {"A5"}),
    ],
)
def test_the_search_player_makes_five(position, five):
    assert chosen(SearchPlayer(), position, **IN_A_HURRY) in five


@pytest.mark.parametrize(
    ("black", "white", "stop"),
    [
        ("G8 H8 I8 J8", "F8 A1 A2", "K8"),
        ("G8 H8 J8 K8", "A1 A2 A3", "I8"),
        ("A11 A12 A13 A14", "H8 H9 H10", "A10"),
        ("K1 L1 M1 N1", "H8 H9 J1", "O1"),
    ],
)
def test_the_search_player_stops_a_four(black, white, stop):
    position = (
        placed(black, white, turn="O") if stop != "A10" else placed(black, white + " A15", "O")
    )

    assert chosen(SearchPlayer(), position, **IN_A_HURRY) == stop


@pytest.mark.parametrize(
    ("black", "white"),
    [
        ("G8 H8 I8", "A1 C5"),
        ("G8 H8 I8", "K8 C5"),
        ("G8 H8 J8", "A1 C5"),
        ("G7 H8 I9", "A1 C5"),
        ("G9 H8 J6", "A1 C5"),
        ("C1 D1 E1", "H8 H10"),
        ("B3 B4 B5 K12", "H8 H10 I8"),
    ],
)
@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_the_search_player_stops_an_open_three(black, white, seconds):
    position = placed(black, white, turn="O")
    assert threatens_two_fives(position, Player.FIRST)

    move = choose(SearchPlayer(), position, deadline=time.monotonic() + seconds).move

    assert not threatens_two_fives(gomoku.play(position, move), Player.FIRST)


def threatens_two_fives(position, player):
    return bool(read(position.stones(player), position.stones(player.other)).double_cells)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(40))
def test_the_search_player_never_overlooks_a_double_threat_that_it_can_stop(seed):
    position = random_board(seed, density=0.12)
    me, enemy = position.turn, position.turn.other
    replies = [gomoku.play(position, move) for move in gomoku.moves(position)]
    saving = [reply for reply in replies if not lost_at_once(reply, enemy)]
    if not saving:
        return

    reply = gomoku.play(position, choose(SearchPlayer(), position, **IN_A_HURRY).move)

    assert not lost_at_once(reply, enemy)
    assert gomoku.outcome(reply) is None or gomoku.outcome(reply).winner is me


LOST = {
    "one": placed("I5 K5 J6 J7 K7 K8 G9 K10 G11", "G6 I6 K6 G8 H8 E11 F11 J11", "O"),
    "two": placed("E5 F5 K5 E6 I6 J6 K9 E10 J10 K10", "I5 K7 F8 I8 J8 G9 I9 J9 F10 K11", "X"),
    "three": placed("F5 H7 G8 H8 J8 G10 J10 K11", "E5 F6 I6 K8 K9 H10 E11", "O"),
    "four": placed(
        "F5 K5 E6 F6 G6 H7 J7 G8 F9 H9 K9 F11", "E5 G5 H5 I5 H8 I8 E9 G9 I9 E10 H10", "O"
    ),
}
"""The opponent can force a win, but not at once if the right cell is taken."""


@pytest.mark.parametrize("name", LOST)
@pytest.mark.parametrize("limits", [{}, IN_A_HURRY, {"deadline": 0.3}], ids=str)
def test_the_search_player_holds_out_where_every_move_loses(name, limits):
    position = LOST[name]
    assert threatens_two_fives(position, position.turn.other)
    if limits.get("deadline"):
        limits = {"deadline": time.monotonic() + limits["deadline"]}

    reply = gomoku.play(position, choose(SearchPlayer(), position, **limits).move)

    assert not lost_at_once(reply, position.turn.other)


@pytest.mark.parametrize("name", LOST)
def test_a_lost_game_is_reported_as_one(name):
    position = LOST[name]
    choice = choose(SearchPlayer(), position)

    assert choice.value == -position.turn.sign * WIN
    assert choice.line[0] == choice.move


def lost_at_once(position, mover):
    """Whether the mover makes five, or two threats of five that the other cannot answer by five."""
    if gomoku.outcome(position) is not None:
        return False
    mine = read(position.stones(mover), position.stones(mover.other))
    theirs = read(position.stones(mover.other), position.stones(mover))
    if mine.five_cells:
        return True
    return bool(mine.double_cells) and not theirs.five_cells


FORCED_WINS = {
    "an open three": placed("G8 H8 I8", "G9 H9 I10"),
    "a double four": placed("E8 F8 G8 H5 H6 H7", "D8 H4 A1 A15 O1 O15"),
    "four, then an open four": placed("D8 E8 F8 G9 G10", "C8 B2 C12 N3"),
    "four against an open three": placed("D8 E8 F8 G9 G10", "C8 K3 L3 M3 C12"),
    "four, then a double four": placed("D8 E8 F8 G9 G10 H7 I7 J7", "C8 G11 K7 B2 B4 N12 N14 E1"),
}


@pytest.mark.parametrize("name", FORCED_WINS)
def test_the_search_player_wins_by_force_whatever_the_answer(name):
    wins_within(FORCED_WINS[name], moves=3)


def wins_within(position, moves):
    """Play the search player in a hurry against every possible defence."""
    choice = choose(SearchPlayer(), position, **IN_A_HURRY)
    ours = gomoku.play(position, choice.move)
    if gomoku.outcome(ours) is not None:
        assert gomoku.outcome(ours).winner is position.turn
        return
    assert moves > 1, f"no five yet:\n{position}"
    for reply in gomoku.moves(ours):
        wins_within(gomoku.play(ours, reply), moves - 1)


def test_a_forced_win_is_reported_as_one():
    assert choose(SearchPlayer(), FORCED_WINS["four, then an open four"]).value == WIN


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(4))
def test_the_search_player_beats_the_heuristic_player(seed):
    sides = (SearchPlayer(depth=3), HeuristicPlayer())
    first = seed % 2
    match = play(sides[first], sides[1 - first], seed)

    assert match.outcome.winner == first


def test_only_cells_near_stones_are_thought_about():
    choice = choose(SearchPlayer(), placed("H8", turn="O"))

    assert choice.move in set(cells_of(placed("G7 H7 I7 G8 I8 G9 H9 I9").black))
    assert cell("H8") != choice.move
