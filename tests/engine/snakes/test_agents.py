from random import Random

import pytest

from rltankattack.engine.game import INFINITY, WIN, Player
from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Snakes
from rltankattack.engine.snakes.agents import AGENTS, HeuristicPlayer, MinMaxPlayer, Roller

from .games import on, play_out, sizes

small = Snakes(columns=6, rows=6)


def choose(agent, position, **limits):
    game = Snakes(position.board.columns, position.board.rows)
    return agent.choose(Match(game, position), rng=Random(1), **limits)


def some_positions(count):
    """Positions from random games on random boards of every size."""
    rng = Random(3)
    for game in sizes():
        position = game.start(rng)
        for _ in range(count // 4):
            yield position
            position = game.play(position, rng.choice(game.moves(position)))
            if game.outcome(position) is not None:
                position = game.begun_by(game.start(rng), rng.choice(game.beginners))


every_agent = pytest.mark.parametrize("kind", AGENTS, ids=lambda kind: kind.name)


def test_the_agents_by_name_the_weakest_first():
    assert [kind.name for kind in AGENTS] == ["Rolling Player", "Heuristic Player", "MinMax Player"]
    assert small.agents == AGENTS


def test_the_rolling_player_plays_what_the_die_shows():
    for position in some_positions(200):
        game = Snakes(position.board.columns, position.board.rows)
        assert choose(Roller(), position).move == game.roll(position)


@pytest.mark.parametrize(
    ("position", "die"),
    [
        (on("6x6 - - -"), 6),
        (on("6x6 - 2/30 -"), 2),
        (on("6x6 20>1 - -", red=14), 5),
        (on("6x6 - - 5+4"), 5),  # 35 + 12 tenths against 42
        (on("6x6 - - 5+2"), 6),  # 35 + 6 tenths against 42
        (on("6x6 - - 6-4"), 5),  # 35 tenths against 42 - 12
        (on("6x6 - - -", red=33), 3),  # each of 3 to 6 reaches the end: the first of equals
        (on("6x6 - 27/35 -", red=25, turn="r"), 2),
        (on("6x6 - 4/12 -", green=1, turn="g"), 3),
    ],
)
def test_the_heuristic_player_takes_the_best_value(position, die):
    assert choose(HeuristicPlayer(), position).move == die


def test_values_are_told_from_red_s_side():
    assert choose(HeuristicPlayer(), on("6x6 - - -")).value == 42
    assert choose(HeuristicPlayer(), on("6x6 - - -", turn="g")).value == -42
    assert choose(MinMaxPlayer(), on("6x6 - - -")).value == -42
    assert choose(MinMaxPlayer(), on("6x6 - - -", turn="g")).value == 42


def worth(game, position, die):
    """What the page says a die is worth, counted once more by hand; in tenths."""
    own = position.turn
    after = game.play(position, die)
    if after.tiles[own] == after.board.last:
        return INFINITY
    replies = []
    for answer in range(1, 7):
        then = game.play(after, answer)
        tiles = then.tiles[own.other] - after.tiles[own.other]
        points = then.points[own.other] - after.points[own.other]
        won = then.tiles[own.other] == then.board.last
        replies.append(-WIN if won else -(7 * tiles + 3 * points))
    return min(replies)


def own_value(game, position, die):
    own, after = position.turn, game.play(position, die)
    tiles = after.tiles[own] - position.tiles[own]
    return 7 * tiles + 3 * (after.points[own] - position.points[own])


def test_the_minmax_player_chooses_as_the_report_says():
    for position in some_positions(400):
        game = Snakes(position.board.columns, position.board.rows)
        best = max(
            range(1, 7),
            key=lambda die, game=game, position=position: (
                worth(game, position, die),
                own_value(game, position, die),
                -die,
            ),
        )
        assert choose(MinMaxPlayer(), position).move == best


def test_a_die_that_wins_at_once_is_taken():
    position = on("6x6 - - 35+5", red=30, green=30)

    assert choose(HeuristicPlayer(), position).move == 5  # 35 + 15 tenths against 42
    assert choose(MinMaxPlayer(), position).move == 6
    assert choose(MinMaxPlayer(), position).value == WIN


def test_the_minmax_player_breaks_the_ladder_that_the_opponent_needs():
    """A step and five tiles up, or six steps: the same to itself, not to who comes next."""
    position = on("6x6 - 13/18 -", red=12, green=12)

    assert choose(MinMaxPlayer(), position).move == 1


def test_the_minmax_player_eats_what_the_opponent_would():
    """Without the apple the opponent's best answer is 6 tiles; with it 6 tiles and 5 points."""
    position = on("6x6 - - 9+5", red=7, green=3)

    assert choose(MinMaxPlayer(), position).move == 2
    assert choose(HeuristicPlayer(), position).move == 6


def test_when_every_die_loses_the_own_value_decides():
    assert choose(MinMaxPlayer(), on("6x6 - - 5+4", red=0, green=33)).move == 5


def test_choosing_beats_rolling():
    """Over seeded boards, on both sides, each beginning half of the time."""
    game, won, games = Snakes(), 0, 240
    for number in range(games):
        side, beginner = Player(number % 2), Player(number // 2 % 2)
        agents = {side: MinMaxPlayer(), side.other: Roller()}
        match = play_out(game, game.begun_by(game.seeded(number), beginner), agents)
        won += match.outcome.winner is side

    assert won / games >= 0.92
