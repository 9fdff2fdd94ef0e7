import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.reversi import Position, Reversi
from rltankattack.engine.reversi.cells import CELL_NAMES
from rltankattack.engine.reversi.expert_lookahead import ExpertLookahead
from rltankattack.engine.reversi.lanes import BIT
from rltankattack.engine.reversi.position import START
from rltankattack.engine.reversi.rim import Rim, stable
from rltankattack.engine.reversi.weights import WEIGHTS
from tests.engine.reversi.nodes import midgames

reversi = Reversi()


def expert(position):
    view = ExpertLookahead(reversi)
    return view.evaluate(view.node(position))


def bits(*names):
    return sum(BIT[CELL_NAMES.index(name)] for name in names)


def placed(black="", white="", turn=Player.FIRST):
    """A position with discs on the named cells."""
    return Position(
        sum(1 << CELL_NAMES.index(name) for name in black.split()),
        sum(1 << CELL_NAMES.index(name) for name in white.split()),
        turn,
    )


def swapped(position):
    return Position(position.white, position.black, position.turn.other)


def mirrored(position):
    cells, turn = str(position).split()
    return Position.parse("".join(cells[i : i + 8][::-1] for i in range(0, 64, 8)) + f" {turn}")


@pytest.mark.parametrize("estimate", [reversi.evaluate, expert])
def test_the_start_is_level_and_changed_colours_change_the_sign(estimate):
    assert estimate(START) == 0
    for position in midgames(20, seed=5):
        assert estimate(swapped(position)) == -estimate(position)


@pytest.mark.parametrize("estimate", [reversi.evaluate, expert])
def test_a_mirror_changes_nothing(estimate):
    for position in midgames(20, seed=6):
        assert estimate(mirrored(position)) == estimate(position)


def test_the_report_counts_discs():
    assert reversi.evaluate(placed("A1 B1 C1", "H8")) == 2


def test_a_corner_is_worth_more_than_the_cell_beside_it():
    middle = "D4 E5"
    corner, beside, edge = (
        expert(placed(f"{cell} {middle}", "D5 E4 E6")) for cell in ("A1", "B1", "C1")
    )

    assert corner > edge > beside


def test_a_disc_that_gives_a_corner_away_is_the_worst():
    middle = "D4 E5"
    diagonal, beside = (expert(placed(f"{cell} {middle}", "D5 E4 E6")) for cell in ("B2", "B1"))

    assert diagonal < beside


def test_discs_in_a_row_from_an_own_corner_are_stable():
    own = bits("A1", "B1", "C1", "E1", "A2", "D4")

    assert stable(own, own) == bits("A1", "B1", "C1", "A2")


def test_all_discs_of_a_full_edge_are_stable():
    own, enemy = bits("A8", "C8", "D8", "G8"), bits("B8", "E8", "F8", "H8")

    assert stable(own, own | enemy) == own
    assert stable(enemy, own | enemy) == enemy


def test_discs_on_an_edge_without_a_corner_are_not_stable():
    own = bits("C1", "D1", "E1")

    assert stable(own, own | bits("F1")) == 0


@pytest.mark.parametrize(
    ("cell", "worth"),
    [("A1", 80 + 20), ("B1", -22), ("A2", -22), ("B2", -60), ("C1", 0), ("G7", -60)],
)
def test_what_a_single_disc_on_the_rim_is_worth(cell, worth):
    rim = Rim(WEIGHTS)

    assert rim[bits(cell), 0] == worth
    assert rim[0, bits(cell)] == -worth
