"""What every cell of the tank means, in the picture's own terms."""

from itertools import product
from random import Random

import pytest

from rltankattack.engine.game import Player
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.ui.boards.painter import Nothing, Play, Select
from rltankattack.ui.boards.tank.hands import BOAT, boat_cells, dragged, markers, meaning
from rltankattack.ui.boards.tank.layout import Layout
from tests.effort import effort

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
    if column in (own, enemy) and 1 <= column <= 10 and row == 4 - position.level(column):
        return Play(Move.raising(column)) if row > 0 else None  # right above the sail
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


def test_with_the_boat_chosen_the_whole_column_beside_it_means_to_sail_there():
    for cell in range(4, 84, 12):  # sky, air, water and bed
        assert meaning(tank, MIDDLE, cell, BOAT) == Play(Move.RED_RIGHT)


def test_the_port_s_wall_means_to_sail_into_the_port():
    before_port = Position.parse("4432112344 10 5 r")
    for cell in range(11, 84, 12):
        assert meaning(tank, before_port, cell, BOAT) == Play(Move.RED_RIGHT)


def test_water_beside_a_chosen_boat_is_never_changed_by_accident():
    for cell in range(2, 84, 12):  # column 2 is higher than column 3
        refused = meaning(tank, MIDDLE, cell, BOAT)
        assert refused == Nothing("A boat never climbs.", selection=BOAT)


def test_any_other_tap_means_what_it_would_alone():
    marked = {*markers(tank, MIDDLE), *boat_cells(MIDDLE, 3)}
    beside = {cell for cell in range(84) if cell % 12 in (2, 4)}
    for cell in set(range(84)) - marked - beside:
        assert meaning(tank, MIDDLE, cell, BOAT) == meaning(tank, MIDDLE, cell, None)


def test_the_air_above_a_boat_raises_its_column_into_the_sky_too():
    for boat in ("3 8 r", "8 3 r"):
        position = Position.parse(f"4432232344 {boat}")
        assert meaning(tank, position, 1 * 12 + 3, None) == Play(Move.RAISE_3)
        assert isinstance(meaning(tank, position, 0 * 12 + 3, None), Nothing)


def test_a_boat_is_dragged_to_a_column_beside_it():
    for start in boat_cells(MIDDLE, 3):
        for cell in range(84):
            meant = dragged(tank, MIDDLE, start, cell)
            if cell % 12 == 4:
                assert meant == Play(Move.RED_RIGHT)
            else:
                assert isinstance(meant, Nothing)
                assert bool(meant.reason) == (cell % 12 == 2)


def test_nothing_but_the_own_boat_is_dragged_and_never_out_of_the_tank():
    hulls = boat_cells(MIDDLE, 3)
    for start in set(range(84)) - set(hulls):
        assert dragged(tank, MIDDLE, start, start % 12 + 13) == Nothing("")
    assert dragged(tank, MIDDLE, hulls[0], None) == Nothing("")
    assert dragged(tank, MIDDLE, None, 4) == Nothing("")
    assert dragged(tank, START, boat_cells(START, 0)[0], 11) == Nothing("")


SMALL = Tank(columns=6)
"""In every three columns beside each other all levels meet: a tap depends on no more of them."""
LAKES = [levels * 2 for levels in product(range(5), repeat=3)]


def small_positions():
    """A small tank with every boat in every place, on all those lakes."""
    for levels, red, green in product(LAKES, range(8), range(8)):
        for turn in Player:
            yield Position(levels, red, green, turn)


def test_every_legal_move_can_be_reached_by_tapping_and_none_else():
    positions = [p for p in small_positions() if SMALL.outcome(p) is None]
    for position in Random(1).sample(positions, effort(150, long=len(positions))):
        reached = set()
        for cell in range(7 * 8):
            alone = meaning(SMALL, position, cell, None)
            if alone == Select(BOAT):
                assert meaning(SMALL, position, cell, BOAT) == Select(None)
            for meant in (alone, meaning(SMALL, position, cell, BOAT)):
                if isinstance(meant, Play):
                    reached.add(meant.move)
        assert reached == set(SMALL.moves(position)), str(position)


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


def test_walls_and_sky_beside_the_grid_belong_to_its_outermost_cells():
    wide, high = Layout.fit(1280, 300, 10), Layout.fit(360, 640, 10)

    assert wide.cell_at(1, 150) == 3 * 12
    assert wide.cell_at(1279, 150) == 3 * 12 + 11
    assert high.cell_at(100, 1) == 3


def test_beside_the_canvas_there_is_no_cell():
    layout = Layout.fit(360, 352, 10)

    for outside in ((-1, 9), (360, 9), (9, -1), (9, 352)):
        assert layout.cell_at(*outside) is None
    assert Layout.fit(0, 352, 10).cell_at(0, 9) is None
