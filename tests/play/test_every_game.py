"""The table knows no game: all of them are played, taken back, saved and opened alike."""

from dataclasses import replace
from random import Random

import pytest

from rltankattack.engine.game import IllegalMove, Player
from rltankattack.engine.games import GAMES, find_game
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.play.history import export_text
from rltankattack.play.seat import PERSON, ROLLING_PERSON, Seat
from rltankattack.play.session import Phase, Session
from rltankattack.play.setup import Setup
from rltankattack.play.statistics import tallies
from tests.play.shelf import Shelf

RULES = (*GAMES, find_game("labyrinth", "7x7-bump"))
every_game = pytest.mark.parametrize("game", RULES, ids=lambda game: f"{game.name}-{game.variant}")


@pytest.fixture
def storage(tmp_path):
    storage = Shelf.at(tmp_path / "games.sqlite")
    yield storage
    storage.close()


def seated(game, first=PERSON, second=None, **choices):
    second = Seat.taken_by(game.agents[0]) if second is None else second
    setup = Setup(game, (first, second), **choices)
    return Session(setup.new_match(Random(3)), setup.seats, rng=Random(4))


def answer(session):
    thought = session.begin_thinking()
    assert session.accept(thought, thought.think())


def play_to_the_end(session, rng):
    while session.phase is not Phase.OVER:
        if session.phase is Phase.AGENT:
            answer(session)
        else:
            session.play(rng.choice(session.offered))


@every_game
def test_a_whole_game_is_saved_opened_and_counted(game, storage):
    session = seated(game)
    play_to_the_end(session, Random(1))
    first, second = map(str, session.seats)
    number = storage.new_game(Record.of(session.match, first=first, second=second))

    assert storage.game(number).record.match() == session.match
    (tally,) = tallies(storage.finished())
    assert (tally.game, tally.games) == (game.name, 1)


@every_game
def test_a_game_goes_out_as_a_text_and_comes_back(game, storage):
    session = seated(game)
    play_to_the_end(session, Random(2))
    number = storage.new_game(Record.of(session.match, first="Person", second="Person"))
    text = export_text(storage.game(number))

    assert storage.game(storage.import_text(text)).record.match() == session.match


@every_game
def test_undo_and_redo_lead_back_to_a_person_s_turn(game):
    session = seated(game)
    rng = Random(5)
    for _ in range(3):
        session.play(rng.choice(session.offered))
        while session.phase is Phase.AGENT:
            answer(session)
    before = session.match.copy()
    session.undo()
    assert session.phase is Phase.PERSON
    assert session.match.plies < before.plies
    session.redo()

    assert session.match == before


@every_game
def test_the_computer_makes_one_move_for_the_person(game):
    session = seated(game, second=PERSON)
    session.stand_in()
    assert session.phase is Phase.AGENT
    assert session.offered == ()
    with pytest.raises(IllegalMove, match="person's turn"):
        session.play(session.match.legal_moves[0])
    session.hurry()
    answer(session)

    assert session.match.plies == 1
    assert session.phase is Phase.PERSON


@every_game
def test_taking_back_calls_the_stand_in_off(game):
    session = seated(game, second=PERSON)
    session.play(session.offered[0])
    session.stand_in()
    late = session.begin_thinking()
    session.undo()
    late.hurry()

    assert not session.accept(late, late.think())
    assert session.match.plies == 0
    assert session.phase is Phase.PERSON


@every_game
def test_redo_calls_the_stand_in_off_and_goes_one_turn_on(game):
    session = seated(game, second=PERSON)
    for _ in range(3):
        session.play(session.offered[0])
    for _ in range(3):
        session.undo()
    session.stand_in()
    session.redo()

    assert session.match.plies == 1
    assert session.phase is Phase.PERSON


@every_game
def test_a_stand_in_does_not_wait_for_a_hint(game):
    session = seated(game, second=PERSON)
    hint = session.begin_hint()
    session.stand_in()

    assert not session.accept_hint(hint)
    assert hint._hurried.is_set()


@every_game
def test_nobody_rolls_without_dice(game):
    session = seated(game, first=ROLLING_PERSON)

    assert session.rolls == game.has_dice
    assert session.can_stand_in != game.has_dice
    assert (session.begin_hint() is None) == game.has_dice


@every_game
def test_the_same_set_up_is_read_off_a_match(game):
    match = Setup(game, (PERSON, PERSON)).new_match(Random(1))
    again = Setup.like(match, (PERSON, PERSON)).new_match(Random(2))

    if game.seeds is None:
        assert again == Match(game, match.start)
    else:  # the same dice on the same board would be the same game
        assert again.start != match.start


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.seeds is not None], ids=lambda game: game.name
)
def test_a_seed_chooses_the_board(game):
    chosen = Setup(game, (PERSON, PERSON), seed=77)

    assert chosen.new_match(Random(1)) == chosen.new_match(Random(2))
    assert chosen.new_match(Random(1)).start == game.seeded(77)


@pytest.mark.parametrize(
    "game", [game for game in RULES if game.amounts is not None], ids=lambda game: game.variant
)
class TestAmounts:
    def test_what_was_chosen_lies_on_the_board_with_a_seed_and_without(self, game):
        for amount in game.amounts:
            chosen = Setup(game, (PERSON, PERSON), amount=amount)
            boards = [chosen.new_match(Random(1)), chosen.changed(seed=7).new_match(Random(1))]

            assert [game.amount(match.start) for match in boards] == [amount, amount]

    def test_a_saved_game_is_set_up_again_with_as_many(self, game, storage):
        match = Setup(game, (PERSON, PERSON), amount=7).new_match(Random(1))
        number = storage.new_game(Record.of(match, first="Person", second="Person"))
        saved = storage.game(number).record.match()

        assert saved.start == match.start
        assert Setup.like(saved, (PERSON, PERSON)).amount == 7

    def test_a_number_that_nobody_can_choose_is_not_asked_for_again(self, game):
        start = game.seeded(1, 8)
        more = replace(start, supplies=(*start.supplies, None))

        assert Setup.like(Match(game, more), (PERSON, PERSON)).amount is None


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if game.has_dice],
    ids=lambda game: game.name,
)
class TestDice:
    def test_who_rolls_gets_what_the_die_shows(self, game):
        session = seated(game, first=ROLLING_PERSON)
        (rolled,) = session.offered
        assert session.rolls
        for other in set(session.match.legal_moves) - {rolled}:
            with pytest.raises(IllegalMove, match=f"expected the rolled {rolled}"):
                session.play(other)
        session.play(rolled)

        assert session.match.moves == (rolled,)

    def test_undo_does_not_roll_again(self, game):
        session = seated(game, first=ROLLING_PERSON, second=ROLLING_PERSON)
        rolled = session.offered
        session.play(*rolled)
        session.undo()

        assert session.offered == rolled

    def test_nobody_stands_in_for_the_die(self, game):
        session = seated(game, first=ROLLING_PERSON)

        assert not session.can_stand_in
        with pytest.raises(IllegalMove, match="may choose"):
            session.stand_in()

    def test_a_rolling_person_comes_back_from_a_record(self, game):
        assert Seat.parse(game, str(ROLLING_PERSON)) == ROLLING_PERSON

    def test_a_rolling_person_counts_in_the_statistics(self, game, storage):
        session = seated(game, first=ROLLING_PERSON)
        play_to_the_end(session, Random(6))
        first, second = map(str, session.seats)
        storage.new_game(Record.of(session.match, first=first, second=second))
        (tally,) = tallies(storage.finished())

        won = session.match.outcome.winner is Player.FIRST
        assert (tally.games, tally.wins) == (1, int(won))
