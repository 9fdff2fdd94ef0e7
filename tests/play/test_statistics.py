from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Tank
from rltankattack.play.saved import Origin, Summary
from rltankattack.play.seat import Seat
from rltankattack.play.statistics import Result, Tally, course, tallies
from tests.play.shelf import Shelf

tank = Tank()
crazy, forward, minimax, captain = tank.agents
RED, GREEN = Player
BEGINNING = datetime(2026, 11, 18, tzinfo=UTC)


def game(
    second="Crazy Boat", winner=RED, plies=20, *, first="Person", number=1, finished=True, **about
):
    when = BEGINNING + timedelta(minutes=number)
    reason = "sunk" if finished else None
    return Summary(
        id=number,
        created=BEGINNING,
        updated=when,
        order=number,
        origin=about.get("origin", Origin.PLAYED),
        finished=finished,
        game="tank",
        variant="classic",
        first=first,
        second=second,
        winner=winner,
        reason=reason,
        plies=plies,
    )


def test_wins_draws_and_losses_against_one_opponent():
    games = [game(), game(plies=11), game(winner=GREEN, plies=5), game(winner=None, plies=3)]

    (tally,) = tallies(games)

    assert tally == Tally("tank", Seat.taken_by(crazy), 2, 1, 1, shortest_win=11)
    assert tally.games == 4


def test_each_level_is_an_opponent_of_its_own_and_the_weakest_comes_first():
    names = ["Captain Boat 5", "MiniMax Boat 4", "Crazy Boat", "MiniMax Boat 2", "Captain Boat 5"]

    found = tallies(game(name) for name in names)

    assert [(str(tally.opponent), tally.games) for tally in found] == [
        ("Crazy Boat", 1),
        ("MiniMax Boat 2", 1),
        ("MiniMax Boat 4", 1),
        ("Captain Boat 5", 2),
    ]
    assert found[2].opponent == Seat.taken_by(minimax, 4)


def test_the_person_may_sit_on_either_side():
    games = [game(first="Forward Boat", second="Person", winner=winner) for winner in Player]

    (tally,) = tallies(games)

    assert (tally.opponent, tally.wins, tally.losses) == (Seat.taken_by(forward), 1, 1)


def test_without_a_win_there_is_no_shortest_one():
    (tally,) = tallies([game(winner=GREEN)])

    assert tally.shortest_win is None


@pytest.mark.parametrize(
    "other",
    [
        game(first="Person", second="Person"),
        game(first="Crazy Boat", second="Forward Boat"),
        game(second="MiniMax Boat 99"),
        game(second="Magnus"),
        game(second=""),
        game(winner=None, finished=False),
    ],
    ids=["two persons", "two agents", "no such level", "a stranger", "nobody", "unfinished"],
)
def test_what_is_no_result_of_a_person_against_an_agent_does_not_count(other):
    assert tallies([other]) == ()
    assert course([other]) == ()


def test_the_course_goes_from_the_oldest_to_the_newest_with_the_balance():
    ends = [RED, RED, None, GREEN, GREEN, GREEN, RED]
    games = [game(winner=winner, number=number) for number, winner in enumerate(ends)]

    points = course(reversed(games))

    win, draw, loss = Result.WIN, Result.DRAW, Result.LOSS
    assert [point.result for point in points] == [win, win, draw, loss, loss, loss, win]
    assert [point.balance for point in points] == [1, 2, 2, 1, 0, -1, 0]
    assert [point.id for point in points] == list(range(7))
    assert points[3].when == games[3].updated
    assert points[3].opponent == Seat.taken_by(crazy)


def test_a_course_can_be_that_of_one_opponent():
    games = [game(number=1), game("Captain Boat 1", GREEN, number=2), game(number=3)]

    points = course(summary for summary in games if summary.second == "Crazy Boat")

    assert [point.balance for point in points] == [1, 2]


def test_nothing_played_is_nothing_told():
    assert (tallies([]), course([])) == ((), ())


def test_saved_games_are_counted(tmp_path):
    def saved(loser, first="Person", second="Captain Boat 2"):
        match = Match(tank, tank.starts["lake-1"])
        match.play(match.legal_moves[0])
        if loser is not None:
            match.resign(loser)
        return storage.new_game(Record.of(match, first=first, second=second))

    with closing(Shelf.at(tmp_path / "games.sqlite")) as storage:
        won, lost = saved(GREEN), saved(RED)
        saved(None)
        saved(RED, second="Person")
        games = storage.finished()

    assert tallies(games) == (Tally("tank", Seat.taken_by(captain, 2), 1, 0, 1, shortest_win=1),)
    assert [(point.id, point.balance) for point in course(games)] == [(won, 1), (lost, 0)]


def test_imported_games_do_not_count():
    assert tallies([game(origin=Origin.IMPORTED)]) == ()
    assert course([game(origin=Origin.IMPORTED)]) == ()


def test_each_time_limit_of_an_opponent_counts_by_itself():
    names = ("Alpha-Beta Player 4", "Alpha-Beta Player 4, 20 s", "Alpha-Beta Player 4, no limit")
    games = [
        replace(game(second=name, number=number), game="reversi")
        for number, name in enumerate(names)
    ]

    assert [str(tally.opponent) for tally in tallies(games)] == list(names)
