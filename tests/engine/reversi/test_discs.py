"""The fast ways to place and turn discs against the slow one."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rltankattack.engine.reversi import Position
from rltankattack.engine.reversi.cells import CELLS
from rltankattack.engine.reversi.discs import FULL, cells_of, placements, turned
from rltankattack.engine.reversi.lanes import MARK, Turned, ends, lanes, reach
from tests.engine.reversi import reference

boards = st.text("XO-", min_size=64, max_size=64)
crowded = st.text("XXXOOO-", min_size=64, max_size=64)
any_board = boards | crowded


def discs(cells, side):
    return sum(1 << cell for cell, each in enumerate(cells) if each == side)


@settings(max_examples=300)
@given(any_board)
def test_placements_are_those_of_the_reference(cells):
    black, white = discs(cells, "X"), discs(cells, "O")

    assert list(cells_of(placements(black, white))) == reference.placements(cells, "X")
    assert list(cells_of(placements(white, black))) == reference.placements(cells, "O")


@settings(max_examples=100)
@given(any_board)
def test_every_placement_turns_what_the_reference_turns(cells):
    black, white = discs(cells, "X"), discs(cells, "O")

    for cell in cells_of(FULL ^ (black | white)):
        assert set(cells_of(turned(black, white, cell))) == reference.turned(cells, "X", cell)


@settings(max_examples=300)
@given(any_board)
def test_lanes_reach_the_same_cells(cells):
    black, white = discs(cells, "X"), discs(cells, "O")
    reached = reach(lanes(black), lanes(white))

    assert [cell for cell in range(CELLS) if reached & MARK[cell]] == reference.placements(
        cells, "X"
    )


@settings(max_examples=100)
@given(any_board)
def test_lanes_turn_the_same_discs(cells):
    black, white = discs(cells, "X"), discs(cells, "O")

    for cell in cells_of(FULL ^ (black | white)):
        found = Turned(cell)[ends(lanes(black), lanes(white), cell)]
        assert found == lanes(turned(black, white, cell))


@given(any_board)
def test_a_cell_is_reached_once_for_every_direction_in_which_it_turns_discs(cells):
    black, white = lanes(discs(cells, "X")), lanes(discs(cells, "O"))
    reached = reach(black, white)

    for cell in cells_of(Position.parse(cells + " X").empty):
        assert (reached & MARK[cell]).bit_count() == ends(black, white, cell).bit_count()
