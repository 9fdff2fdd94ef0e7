from random import Random

import pytest
from hypothesis import given

from rltankattack.engine.game import IllegalMove, Player
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.engine.tank.position import SIZES
from rltankattack.engine.tank.rules import RULES
from tests.mirror import mirrored, mirrored_move
from tests.reference import LAKES, SlowTank, count_sequences, read_counts, start_text
from tests.strategies import after_a_ply, positions

tank = Tank()


def ids(*ranges):
    return [move for first, last in ranges for move in range(first, last + 1)]


def test_green_s_moves_at_the_plain_start():
    position = Position.parse("4432112344 0 11 g")

    assert list(tank.moves(position)) == [2, *ids((6, 11), (14, 23))]


def test_lake_3_leaves_sixteen_moves():
    position = Position.parse("4432022344 0 11 g")

    assert list(tank.moves(position)) == [2, *ids((6, 11), (14, 17), (19, 23))]


def test_counts_after_the_first_moves():
    after_r = tank.play(tank.starts["plain"], Move.RED_RIGHT)
    after_r_l = tank.play(after_r, Move.GREEN_LEFT)

    assert len(tank.moves(after_r)) == 17
    assert len(tank.moves(after_r_l)) == 18


@pytest.mark.parametrize(("rules", "columns", "lake", "counts"), read_counts())
def test_move_counts_stand_as_golden_data(rules, columns, lake, counts):
    game = Tank(rules, columns)

    def sequences(position, plies):
        moves = game.moves(position)
        if plies == 1:
            return len(moves)
        return sum(sequences(game.play(position, move), plies - 1) for move in moves)

    plies = range(1, len(counts) + 1)
    assert [sequences(game.starts[lake], each) for each in plies] == counts


@pytest.mark.parametrize(("rules", "columns", "lake", "counts"), read_counts())
def test_the_golden_counts_are_those_of_the_slow_rules(rules, columns, lake, counts):
    slow = SlowTank(start_text(columns, lake), take_back=rules == "classic")
    plies = range(1, len(counts) + 1)

    assert [count_sequences(slow, each) for each in plies] == counts


def test_the_golden_data_has_every_lake_in_every_size():
    assert {(rules, columns, lake) for rules, columns, lake, _ in read_counts()} == {
        (rules, columns, lake) for rules in RULES for columns in SIZES for lake in LAKES
    }


@given(after_a_ply())
def test_moves_and_what_follows_agree_with_the_slow_rules(place):
    game, position = place
    slow = SlowTank(str(position), take_back=game.rules == "classic")

    assert list(game.moves(position)) == slow.legal()
    for move in game.moves(position):
        assert str(game.play(position, move)) == slow.after(move).text()


@given(after_a_ply())
def test_every_other_move_is_illegal(place):
    game, position = place
    for move in {-1, *range(30)} - set(game.moves(position)):
        with pytest.raises(IllegalMove):
            game.play(position, move)


@given(after_a_ply())
def test_moves_mirror(place):
    game, position = place
    moves = game.moves(position)
    twins = [mirrored_move(move, game.columns) for move in moves]

    assert sorted(twins) == list(game.moves(mirrored(position)))
    for move, twin in zip(moves, twins, strict=True):
        assert mirrored(game.play(position, move)) == game.play(mirrored(position), twin)


@given(positions())
def test_a_water_move_is_taken_back_by_its_inverse(position):
    game = Tank(columns=len(position.levels))
    for move in game.moves(position):
        after = game.play(position, move)
        if move.sailor is None and game.outcome(after) is None:
            assert game.play(after, move.inverse).levels == position.levels


def test_the_water_move_just_made_cannot_be_taken_back():
    game = Tank(rules="no-take-back")
    raised = game.play(game.starts["plain"], Move.RAISE_5)
    answered = game.play(raised, Move.LOWER_6)

    assert str(raised) == "4432212344 0 11 g +5"
    assert Move.LOWER_5 not in game.moves(raised)
    assert Move.LOWER_5 in game.moves(answered)
    assert Move.RAISE_6 not in game.moves(answered)
    with pytest.raises(IllegalMove, match=r"got '-5'"):
        game.parse_move(raised, "-5")


def test_a_boat_may_always_sail_back():
    game = Tank(rules="no-take-back")
    position = game.starts["plain"]
    for move in (Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT):
        position = game.play(position, move)

    assert position == game.starts["plain"]


def test_a_player_may_undo_a_change_of_his_own():
    game = Tank(rules="no-take-back")
    position = game.starts["plain"]
    for move in (Move.RAISE_5, Move.GREEN_LEFT, Move.LOWER_5):
        position = game.play(position, move)

    assert str(position) == "4432112344 0 10 g -5"


def test_who_begins_another_way_is_barred_from_nothing():
    game = Tank(rules="no-take-back")
    position = game.parse("4432212344 0 11 g +5")

    assert game.begun_by(position, Player.FIRST) == game.parse("4432212344 0 11 r")


def test_a_boat_sails_down_but_not_up():
    on_two = Position.parse("4432112344 4 11 r")

    assert Move.RED_RIGHT in tank.moves(on_two)
    assert Move.RED_LEFT not in tank.moves(on_two)


def test_to_enter_a_port_a_boat_stands_on_level_four():
    on_three = Position.parse("4432112343 10 5 r")
    on_four = Position.parse("4432112344 10 5 r")

    assert Move.RED_RIGHT not in tank.moves(on_three)
    assert Move.RED_RIGHT in tank.moves(on_four)


def test_boats_may_meet_and_pass():
    position = Position.parse("4444444444 5 6 r")
    met = tank.play(position, Move.RED_RIGHT)
    passed = tank.play(met, Move.GREEN_LEFT)

    assert (met.red, met.green) == (6, 6)
    assert (passed.red, passed.green) == (6, 5)


def test_an_illegal_move_says_what_was_expected_and_what_came():
    with pytest.raises(IllegalMove, match=r"expected one of R \+3 .* got L"):
        tank.play(tank.starts["plain"], Move.RED_LEFT)


def test_after_the_end_nothing_is_legal():
    over = Position.parse("4432112344 11 5 g")

    assert tank.moves(over) == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        tank.play(over, Move.GREEN_LEFT)


def test_a_new_game_draws_one_of_the_four_changed_lakes():
    drawn = {tank.start(Random(seed)) for seed in range(50)}

    assert drawn == {tank.starts[name] for name in LAKES if name != "plain"}


@pytest.mark.parametrize("columns", SIZES)
@pytest.mark.parametrize("lake", LAKES)
def test_the_lakes_are_those_of_the_rules(columns, lake):
    assert str(Tank(columns=columns).starts[lake]) == start_text(columns, lake)


def test_a_tank_of_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="expected rules from classic, no-take-back, got 'soup'"):
        Tank(rules="soup")
    with pytest.raises(ValueError, match="expected 6, 8 or 10 columns, got 7"):
        Tank(columns=7)


def test_the_first_player_is_red():
    assert tank.to_move(tank.starts["plain"]) is Player.FIRST
