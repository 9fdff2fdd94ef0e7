"""What every cell of the tank means, in the picture's own terms."""

import pytest

from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.ui.boards.painter import Nothing, Play, Select
from rltankattack.ui.boards.tank.hands import BOAT, boat_cells, markers, meaning
from rltankattack.ui.boards.tank.layout import Layout

tank = Tank()
START = Position.parse("4432112344 0 11 r")
MIDDLE = Position.parse("4432232344 3 8 r")
SHARED = Position.parse("4432332344 5 5 g")
LOW = Position.parse("4432112344 3 5 r")

POSITIONS = [START, MIDDLE, SHARED, LOW, Position.parse("0432112340 1 11 g")]


def expected(position, cell):
    """The rules' page once more: what a tap means when no boat is chosen."""
    row, column = divmod(cell, 12)

    def is_boat(boat):
        if boat in (0, 11):
            return column == boat and row in (0, 1)
        top = 6 - position.level(boat)
        return column == boat and row in (top, top - 1)

    own, enemy = position.boat(position.turn), position.boat(position.turn.other)
    if is_boat(own):
        return Select(BOAT)
    if is_boat(enemy):
        return Play(Move.lowering(enemy)) if 1 <= enemy <= 10 else None
    if row in (0, 1, 6) or column in (0, 11):
        return None
    is_water = row >= 6 - position.level(column)
    return Play(Move.lowering(column) if is_water else Move.raising(column))


@pytest.mark.parametrize("position", POSITIONS[:4], ids=str)
@pytest.mark.parametrize("cell", range(84))
def test_every_cell(position, cell):
    found = meaning(tank, position, cell, None)

    if expected(position, cell) is None:
        assert isinstance(found, Nothing)
        assert found.reason
    else:
        assert found == expected(position, cell)


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_no_tap_ever_means_an_illegal_move(position):
    for selection in (None, BOAT):
        for cell in (None, *range(84)):
            found = meaning(tank, position, cell, selection)
            if isinstance(found, Play):
                assert found.move in tank.moves(position)


def test_a_tap_on_an_enemy_on_level_one_sinks_it():
    for cell in boat_cells(LOW, 5):
        found = meaning(tank, LOW, cell, None)
        assert found == Play(Move.LOWER_5)
        assert tank.outcome(tank.play(LOW, found.move)).reason == "sunk"


def test_in_a_shared_column_the_tap_takes_the_own_boat():
    for cell in boat_cells(SHARED, 5):
        assert meaning(tank, SHARED, cell, None) == Select(BOAT)


def test_a_chosen_boat_marks_where_it_may_go_and_its_own_water():
    # Red in column 3 on level 3: right is lower, left is higher; its hull is in row 3.
    assert markers(tank, MIDDLE) == {
        4 * 12 + 4: Move.RED_RIGHT,
        1 * 12 + 3: Move.RAISE_3,
        4 * 12 + 3: Move.LOWER_3,
    }


def test_from_port_a_boat_marks_the_water_before_it():
    assert markers(tank, START) == {2 * 12 + 1: Move.RED_RIGHT}


def test_before_the_enemy_s_port_it_marks_the_port():
    assert markers(tank, Position.parse("4432112344 10 5 r"))[1 * 12 + 11] == Move.RED_RIGHT


def test_a_marker_wins_over_what_lies_under_it():
    for cell, move in markers(tank, MIDDLE).items():
        assert meaning(tank, MIDDLE, cell, BOAT) == Play(move)


def test_a_tap_on_the_chosen_boat_drops_it():
    for cell in boat_cells(MIDDLE, 3):
        assert meaning(tank, MIDDLE, cell, BOAT) == Select(None)


def test_any_other_tap_means_what_it_would_alone():
    marked = {*markers(tank, MIDDLE), *boat_cells(MIDDLE, 3)}
    for cell in set(range(84)) - marked:
        assert meaning(tank, MIDDLE, cell, BOAT) == meaning(tank, MIDDLE, cell, None)


def test_a_tap_beside_the_grid_means_nothing():
    assert isinstance(meaning(tank, MIDDLE, None, None), Nothing)


@pytest.mark.parametrize("size", [(360, 352), (360, 640), (640, 360), (1280, 800), (50, 700)])
@pytest.mark.parametrize("columns", [6, 8, 10])
def test_every_cell_is_found_where_it_is_drawn(size, columns):
    layout = Layout.fit(*size, columns)
    for cell in range(7 * (columns + 2)):
        x, y = layout.centre(cell)
        assert layout.cell_at(x, y) == cell
        assert 0 <= x <= size[0]
        assert 0 <= y <= size[1]


def test_beside_the_grid_there_is_no_cell():
    layout = Layout.fit(1280, 300, 10)

    assert layout.cell_at(1, 150) is None
    assert layout.cell_at(1279, 150) is None
