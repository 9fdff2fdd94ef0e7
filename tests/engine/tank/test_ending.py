import pytest
from hypothesis import given

from rltankattack.engine.game import Outcome, Player
from rltankattack.engine.tank import Move, Position, Tank
from tests.mirror import mirrored
from tests.reference import SlowTank
from tests.strategies import positions

tank = Tank()
RED, GREEN = Player.FIRST, Player.SECOND


@pytest.mark.parametrize(
    ("text", "winner", "reason"),
    [
        ("4432112344 11 5 g", RED, "port reached"),
        ("4432112344 5 0 r", GREEN, "port reached"),
        ("4432102344 5 6 g", RED, "sunk"),
        ("4432012344 5 6 g", GREEN, "sunk"),
        ("4432012344 5 5 r", None, "both sunk"),
    ],
)
def test_endings(text, winner, reason):
    assert tank.outcome(Position.parse(text)) == Outcome(winner, reason)


def test_sailing_onto_an_empty_column_sinks_the_boat():
    position = Position.parse("4432022344 4 11 r")

    assert tank.outcome(tank.play(position, Move.RED_RIGHT)) == Outcome(GREEN, "sunk")


def test_lowering_the_last_water_under_both_boats_is_a_draw():
    position = Position.parse("4432112344 5 5 g")

    assert tank.outcome(tank.play(position, Move.LOWER_5)) == Outcome(None, "both sunk")


def test_two_boats_in_the_enemy_s_ports_are_a_draw():
    assert tank.outcome(Position.parse("4432112344 11 0 r")) == Outcome(None, "port reached")


@given(positions())
def test_the_outcome_agrees_with_the_slow_rules(position):
    game = Tank(columns=len(position.levels))
    outcome = game.outcome(position)
    names = {RED: "red", GREEN: "green", None: "draw"}

    assert (None if outcome is None else names[outcome.winner]) == SlowTank(str(position)).result()


@given(positions())
def test_the_outcome_mirrors(position):
    game = Tank(columns=len(position.levels))
    outcome, twin = game.outcome(position), game.outcome(mirrored(position))

    if outcome is None:
        assert twin is None
    else:
        swapped = None if outcome.winner is None else outcome.winner.other
        assert twin == Outcome(swapped, outcome.reason)
