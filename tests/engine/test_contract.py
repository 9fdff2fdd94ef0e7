"""What every game and every agent promises, whichever it is."""

import time
from functools import cache
from itertools import islice
from random import Random

import pytest

from rltankattack.engine.game import IllegalMove, InvalidPosition
from rltankattack.engine.games import GAMES, find_game
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.search import alphabeta, minimax
from tests.effort import effort

EVERY_VARIANT = [variant for game in GAMES for variant in game.variants.values()]
RULES = (*GAMES, find_game("labyrinth", "7x7-bump"))
"""Every game once, and again where other rules allow other moves."""
EVERY_KIND = [(game, kind) for game in RULES for kind in game.agents]
POSITIONS = effort(20, long=300)
SECONDS = 0.03
LATEST = 1.0
"""How late an answer may be on a machine with other work to do."""
NO_MOVES = (-1, 10**9)
ENDLESS = 5_000
"""No game of these rules lasts so many plies."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_variant = pytest.mark.parametrize(
    "game", EVERY_VARIANT, ids=lambda game: f"{game.name}-{game.variant}"
)
every_agent = pytest.mark.parametrize(
    ("game", "kind"), EVERY_KIND, ids=lambda each: each.name.replace(" ", "-")
)


def random_match(game, rng):
    """A match of random moves, to its end."""
    match = Match(game, game.start(rng))
    while match.outcome is None and match.plies < ENDLESS:
        match.play(rng.choice(match.legal_moves))
    return match


def matches_going_on(game, seed):
    """Random matches that are not over, of every length that random games have."""
    rng = Random(seed)
    while True:
        match = random_match(game, rng)
        for _ in range(rng.randint(1, match.plies)):
            match.undo()
        yield match


@cache
def matches_for_agents(game):
    """The same ones for every agent of a game, since no agent changes a match."""
    return tuple(islice(matches_going_on(game, 8), POSITIONS))


def strongest(kind):
    return kind.agent(kind.choices[-1] if kind.choices else None)


@every_variant
def test_moves_are_sorted_and_always_the_same(game):
    match = random_match(game, Random(1))
    for position in match.positions:
        moves = game.moves(position)

        assert list(moves) == sorted(set(moves))
        assert game.moves(game.parse(game.text(position))) == moves


@every_variant
def test_moves_lack_only_when_the_game_is_over(game):
    for seed in range(5):
        for position in random_match(game, Random(seed)).positions:
            assert (game.moves(position) == ()) == (game.outcome(position) is not None)


@every_variant
def test_a_legal_move_can_be_played(game):
    for match in islice(matches_going_on(game, 2), 20):
        for move in match.legal_moves:
            after = game.play(match.position, move)

            assert hash(after) == hash(game.parse(game.text(after)))


@every_variant
def test_an_illegal_move_is_refused(game):
    for match in islice(matches_going_on(game, 3), 20):
        legal = game.moves(match.position)
        for move in {*range(-2, max(legal) + 3), *NO_MOVES} - set(legal):
            with pytest.raises(IllegalMove):
                game.play(match.position, move)


@every_variant
def test_nothing_can_be_played_when_the_game_is_over(game):
    for seed in range(5):
        match = random_match(game, Random(seed))
        for move in {*range(7), *match.moves}:
            with pytest.raises(IllegalMove):
                match.play(move)


@every_variant
def test_positions_and_moves_come_back_from_their_texts(game):
    for match in islice(matches_going_on(game, 4), 20):
        position, text = match.position, game.text(match.position)

        assert game.parse(text) == position
        assert text.isprintable()
        for move in match.legal_moves:
            assert game.parse_move(position, game.move_text(position, move)) == move


@every_game
@pytest.mark.parametrize("text", ["", " ", "x", "0", "pass pass", "🙂", "-" * 1000])
def test_a_text_of_something_else_is_refused(game, text):
    with pytest.raises(InvalidPosition):
        game.parse(text)
    with pytest.raises(IllegalMove):
        game.parse_move(game.start(Random(1)), text)


@pytest.mark.no_cover
@every_game
def test_a_changed_text_is_read_as_it_says_or_refused(game):
    rng = Random(5)
    for match in islice(matches_going_on(game, 5), effort(15, long=100)):
        letters = list(game.text(match.position))
        letters[rng.randrange(len(letters))] = rng.choice("0123456789XO-,:> rgTM")
        text = "".join(letters)
        try:
            position = game.parse(text)
        except InvalidPosition:
            continue
        assert game.text(position) == text
        assert (game.moves(position) == ()) == (game.outcome(position) is not None)


@every_variant
def test_random_games_end(game):
    for seed in range(10):
        match = random_match(game, Random(seed))

        assert match.outcome is not None
        assert game.ply_limit is None or match.plies <= game.ply_limit


@every_variant
def test_a_finished_game_is_worth_what_its_outcome_says(game):
    for seed in range(10):
        match = random_match(game, Random(seed))
        outcome = game.outcome(match.position)
        if outcome is not None:
            value = game.evaluate(match.position)
            assert (value > 0, value < 0) == (outcome.value > 0, outcome.value < 0)


@every_variant
def test_a_match_comes_back_from_its_record(game):
    for seed in range(3):
        record = Record.of(random_match(game, Random(seed)), first="A", second="B")

        assert Record.parse(str(record)) == record
        assert Record.parse(str(record)).match() == record.match()


@every_variant
def test_a_game_is_found_by_its_names(game):
    assert find_game(game.name, game.variant) == game


@every_variant
def test_either_player_can_be_the_one_to_move(game):
    start = game.start(Random(1))
    for player in (game.to_move(start), game.to_move(start).other):
        assert game.to_move(game.begun_by(start, player)) is player
    assert game.to_move(start) in game.beginners


@every_variant
def test_starts_are_positions_of_the_game(game):
    for start in (*game.starts.values(), game.start(Random(1))):
        assert game.outcome(start) is None
        assert game.parse(game.text(start)) == start


@every_variant
def test_a_seed_makes_the_same_board_each_time(game):
    if game.seeds is None:
        with pytest.raises(ValueError, match="expected a game with random boards"):
            game.seeded(1)
    else:
        boards = [game.seeded(seed) for seed in game.seeds[:20]]

        assert boards == [game.seeded(seed) for seed in game.seeds[:20]]
        assert len(set(boards)) == len(boards)


@every_variant
def test_a_board_has_as_many_things_as_were_chosen(game):
    if game.amounts is None:
        assert game.amount(game.start(Random(1))) is game.usual_amount is None
    else:
        assert game.amount(game.seeded(1)) == game.usual_amount
        for amount in game.amounts:
            board = game.seeded(1, amount)
            assert game.amount(board) == amount
            assert game.parse(game.text(board)) == board


@every_game
def test_a_die_shows_a_legal_move_and_cannot_be_rolled_again(game):
    for match in islice(matches_going_on(game, 6), 20):
        rolled = game.roll(match.position)

        assert rolled is None or rolled in match.legal_moves
        assert rolled == game.roll(match.position)


@pytest.mark.no_cover
@every_game
@pytest.mark.parametrize("depth", [1, 2])
def test_both_searches_serve_the_game(game, depth):
    small = (m for m in matches_going_on(game, 7) if len(m.legal_moves) <= 140)
    for match in islice(small, effort(2, long=5)):
        plain = minimax(game, match.position, depth)
        pruned = alphabeta(game, match.position, depth)

        assert plain.value == pruned.value
        assert plain.move in match.legal_moves
        assert pruned.scores[pruned.move] == plain.scores[pruned.move]


@pytest.mark.no_cover
@every_agent
def test_an_agent_answers_legally_and_in_time(game, kind):
    agent, rng = strongest(kind), Random(8)
    for match in matches_for_agents(game):
        began = time.monotonic()
        choice = agent.choose(match, rng=rng, deadline=began + SECONDS)

        assert choice.move in match.legal_moves
        assert time.monotonic() - began < SECONDS + LATEST


@every_agent
def test_an_agent_can_be_stopped(game, kind):
    agent, rng = strongest(kind), Random(9)
    for match in islice(matches_going_on(game, 9), 10):
        began = time.monotonic()
        choice = agent.choose(match, rng=rng, stop=lambda: True)

        assert choice.move in match.legal_moves
        assert time.monotonic() - began < LATEST


@pytest.mark.no_cover
@every_agent
def test_the_same_seed_and_depth_give_the_same_game(game, kind):
    def played(plies=10):
        agent, rng = kind.agent(kind.choices[0] if kind.choices else None), Random(10)
        match = Match(game, game.start(rng))
        while match.outcome is None and match.plies < plies:
            match.play(agent.choose(match, rng=rng).move)
        return match

    assert played() == played()


@every_agent
def test_an_agent_leaves_the_match_alone_and_none_plays_on_after_the_end(game, kind):
    match = next(matches_going_on(game, 11))
    twin = match.copy()
    strongest(kind).choose(match, rng=Random(1), stop=lambda: True)
    assert match == twin

    with pytest.raises(ValueError, match="expected a match that goes on"):
        strongest(kind).choose(random_match(game, Random(11)), rng=Random(1))


@every_game
def test_agents_have_different_names_and_tell_them(game):
    names = [kind.name for kind in game.agents]

    assert len(set(names)) == len(names) >= 3
    assert all(kind.agent().name == kind.name for kind in game.agents)


def test_remembered_strengths_belong_to_one_agent_each():
    kinds = [kind for game in GAMES for kind in game.agents]
    names = [kind.name for kind in kinds if kind.setting is not None]

    assert len(set(names)) == len(names)


@every_game
def test_the_strengths_on_offer_ascend_and_the_usual_one_is_among_them(game):
    for kind in game.agents:
        assert list(kind.choices) == sorted(set(kind.choices))
        assert kind.setting is None or kind.default in kind.choices
