import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Position, Snakes
from rltankattack.engine.snakes.rounds import Round, Tally, Turn, rounds, totals
from rltankattack.engine.snakes.walk import walk

from .games import SMALL, on, random_match, sizes

small = Snakes(columns=6, rows=6)


def match_of(start, *dice):
    match = Match(small, start)
    for die in dice:
        match.play(die)
    return match


def test_a_round_is_a_ply_of_both_and_keeps_what_each_brought():
    match = match_of(on(SMALL, red=18, green=3), 2, 2, 1)

    assert rounds(match) == (
        Round(
            1,
            (
                Turn(Player.FIRST, 8, Tally(die=2, tiles=-10, snakes=1)),
                Turn(Player.SECOND, 15, Tally(die=2, tiles=12, ladders=1)),
            ),
        ),
        Round(2, (Turn(Player.FIRST, 9, Tally(die=1, tiles=1, black_apples=1, points=-2)),)),
    )


def test_the_round_begins_with_who_began():
    (first,) = rounds(match_of(on(SMALL, green=6, turn="g"), 1))

    assert first == Round(1, (Turn(Player.SECOND, 7, Tally(1, 1, red_apples=1, points=3)),))


def test_totals_count_a_player_s_own_plies():
    match = match_of(on(SMALL, red=18, green=3), 2, 2, 1)

    assert totals(match, Player.FIRST) == Tally(
        die=3, tiles=-9, snakes=1, black_apples=1, points=-2
    )
    assert totals(match, Player.SECOND) == Tally(die=2, tiles=12, ladders=1)


def test_a_match_that_has_not_begun_has_no_rounds():
    assert rounds(match_of(on(SMALL))) == ()
    assert totals(match_of(on(SMALL)), Player.FIRST) == Tally()


def test_totals_are_where_the_players_ended():
    for game in sizes():
        match = random_match(game, 8)
        for player in Player:
            assert totals(match, player).tiles == match.position.tiles[player]
            assert totals(match, player).points == match.position.points[player]


@pytest.mark.parametrize(("apple", "red", "black"), [("7+1", 1, 0), ("7-1", 0, 1)])
def test_an_apple_of_one_point_is_counted_by_its_colour(apple, red, black):
    tally = Tally.of(walk(Position.parse(f"6x6 - - {apple} 6 0 0 0 r 1 0"), 1), 1)

    assert (tally.red_apples, tally.black_apples) == (red, black)
