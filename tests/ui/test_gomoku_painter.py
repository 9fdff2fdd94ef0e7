from itertools import pairwise
from math import pi
from random import Random

import pytest
from toga.widgets.canvas import Arc, Fill, MoveTo, Stroke

from rltankattack.engine.agent import Choice
from rltankattack.engine.game import Player
from rltankattack.engine.gomoku import Gomoku, Position
from rltankattack.engine.gomoku.agents import HeuristicPlayer
from rltankattack.engine.gomoku.ending import Ending
from rltankattack.engine.gomoku.scores import scores
from rltankattack.engine.match import Match
from rltankattack.ui.boards.gomoku import heat, listing, ratings
from rltankattack.ui.boards.gomoku.layout import Layout
from rltankattack.ui.boards.gomoku.painter import GomokuPainter
from rltankattack.ui.boards.painter import Nothing, Play, Scene, Select
from rltankattack.ui.theme import LIGHT
from tests.engine.gomoku.boards import after, cell, placed
from tests.ui.drawings import (
    corners,
    drawn,
    edged,
    empty_states,
    filled_shapes,
    flattened,
    outside,
    texts,
)
from tests.ui.scenes import random_match
from tests.ui.watched import EDGE, WatchedStamps

gomoku = Gomoku()
MIDDLE = placed("H8 I9 G9", "H9 G8 I8")
PHONE, TABLET = (360, 352), (800, 900)
SIZES = (PHONE, (640, 340), (200, 200), TABLET, (1280, 800))


@pytest.fixture
def painter():
    return laid_out(*PHONE)


@pytest.fixture
def tablet():
    return laid_out(*TABLET)


def laid_out(width, height):
    painter = GomokuPainter(gomoku)
    painter.lay_out(width, height)
    return painter


def discs(actions, color):
    """The circles that are filled with a colour: their middles and radii."""
    arcs = [shape for shape in filled_shapes(actions, color) if isinstance(shape, Arc)]
    return {(round(arc.x, 3), round(arc.y, 3)): arc.radius for arc in arcs}


def middles(painter, *names):
    return {tuple(round(part, 3) for part in painter.centre(cell(name))) for name in names}


# The picture


def test_the_board_shows_its_rows_and_columns(painter):
    expected = [*"ABCDEFGHIJKLMNO", *map(str, range(1, 16))]

    assert texts(drawn(painter, MIDDLE, MIDDLE)) == expected


def test_a_tiny_board_has_no_names():
    assert texts(drawn(laid_out(120, 120), MIDDLE, MIDDLE)) == []


def test_every_stone_lies_on_its_crossing(painter):
    shown = drawn(painter, MIDDLE, MIDDLE)

    assert set(discs(shown, LIGHT.black)) == middles(painter, "H8", "I9", "G9")
    assert set(discs(shown, LIGHT.white)) == middles(painter, "H9", "G8", "I8")


def test_white_stones_have_a_ring(painter):
    black, white = (
        [a for a in flattened(drawn(painter, each, each)) if isinstance(a, Arc)]
        for each in (placed("A1"), placed("", "A1"))
    )

    assert len(white) == len(black) + 1


@pytest.mark.parametrize("size", SIZES)
def test_a_stone_in_a_corner_stays_on_the_canvas(size):
    painter, match = laid_out(*size), Match(gomoku, Position())
    for corner in map(cell, ("A1", "O1", "A15", "O15")):
        match.play(corner)
        for time in (0.0, 0.4, 1.0):
            marks = {"last_move": corner, "hint": corner, "cursor": corner, "selection": corner}
            shown = drawn(painter, *match.positions[-2:], time, **marks)
            assert outside(shown, *size, EDGE) == []


def test_only_shapes_are_filled_on_an_empty_and_on_a_full_board(painter):
    (full,) = (page.scene.new for page in painter.rules() if not page.scene.new.empty)
    for position in (Position(), full, placed("H8"), placed("", "H8")):
        shown = drawn(painter, position, position, overlay=True, moves=(0,))
        assert empty_states(shown) == []


def test_resting_stones_keep_their_picture_while_the_next_one_drops(painter):
    stamps, match = WatchedStamps(), random_match(gomoku, 2, plies=3)
    first, second = match.positions[-2:]
    painter.draw(Scene(first, first), LIGHT, stamps)
    before = set(stamps.made)
    painter.draw(Scene(first, second, 0.5), LIGHT, stamps)

    assert set(stamps.made) == before


# Motion


def test_a_stone_drops_onto_its_crossing(painter):
    later = after(MIDDLE, "J10")
    x, y = painter.centre(cell("J10"))
    heights, sizes = [], []
    for time in (0.0, 0.5, 1.0):
        shown = discs(drawn(painter, MIDDLE, later, time), LIGHT.black)
        ((place, radius),) = ((p, r) for p, r in shown.items() if p[0] == round(x, 3))
        heights.append(place[1])
        sizes.append(radius)

    assert heights == sorted(heights)
    assert sizes == sorted(sizes, reverse=True)
    assert heights[0] < heights[-1] == pytest.approx(y, abs=0.001)


def test_a_stone_taken_back_shrinks(painter):
    later = after(MIDDLE, "J10")
    sizes = []
    for time in (0.0, 0.5, 0.9):
        shown = discs(drawn(painter, later, MIDDLE, time), LIGHT.black)
        sizes.append(next(shown[place] for place in middles(painter, "J10")))
    gone = discs(drawn(painter, later, MIDDLE, 1.0), LIGHT.black)

    assert sizes[0] > sizes[1] > sizes[2] > 0
    assert middles(painter, "J10").isdisjoint(gone)


def test_a_leap_over_many_stones_shows_the_new_ones_at_once(painter):
    leap = drawn(painter, Position(), MIDDLE, 0.2)

    assert set(discs(leap, LIGHT.black)) == middles(painter, "H8", "I9", "G9")


# Marks


def test_the_last_move_a_hint_and_the_cursor_are_marked(painter):
    shown = drawn(painter, MIDDLE, MIDDLE, last_move=cell("I9"), hint=0, cursor=7)

    for color in (LIGHT.last, LIGHT.hint, LIGHT.marker_ink):
        assert len(edged(shown, color)) == 1
    assert edged(drawn(painter, MIDDLE, MIDDLE), LIGHT.last) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_last_move_and_a_hint_are_rings_around_a_stone(size):
    painter = laid_out(*size)
    shown = drawn(painter, MIDDLE, MIDDLE, last_move=cell("I9"), hint=cell("K4"))
    stone = next(iter(discs(shown, LIGHT.black).values()))
    for color, name in ((LIGHT.last, "I9"), (LIGHT.hint, "K4")):
        (mark,) = edged(shown, color)
        (ring,) = (shape for shape in mark.drawing_actions if not isinstance(shape, MoveTo))
        assert isinstance(ring, Arc)
        assert (ring.x, ring.y) == painter.centre(cell(name))
        assert stone < ring.radius <= painter.layout.grid.cell / 2


def test_the_dashes_of_a_hint_fill_its_ring(painter):
    (mark,) = edged(drawn(painter, MIDDLE, MIDDLE, hint=0), LIGHT.hint)
    (ring,) = (shape for shape in mark.drawing_actions if isinstance(shape, Arc))
    dashes = 2 * pi * ring.radius / sum(mark.dash)

    assert dashes == pytest.approx(round(dashes))
    assert edged(drawn(painter, MIDDLE, MIDDLE, last_move=0), LIGHT.last)[0].dash is None


def test_a_chosen_crossing_has_a_ring_and_lines_to_the_edges(painter):
    shown = edged(drawn(painter, MIDDLE, MIDDLE, selection=cell("J10")), LIGHT.marker)
    xs = [x for x, _ in corners(shown)]
    ys = [y for _, y in corners(shown)]
    whole = painter.layout.grid.box

    assert (min(xs), max(xs)) == pytest.approx((whole.x, whole.x + whole.width))
    assert (min(ys), max(ys)) == pytest.approx((whole.y, whole.y + whole.height))
    assert any(isinstance(action, Arc) for action in flattened(shown))


@pytest.mark.parametrize(
    ("black", "ends"),
    [("C3 D3 E3 F3 G3", "C3 G3"), ("A5 B4 C3 D2 E1", "E1 A5"), ("H2 H3 H4 H5 H6 H7", "H2 H7")],
)
def test_a_line_goes_through_the_winning_row(painter, black, ends):
    won = placed(black, turn="O")
    ((start, end),) = (m.drawing_actions for m in edged(drawn(painter, won, won), LIGHT.last))
    near = painter.layout.grid.cell * 0.5

    for point, name in zip((start, end), ends.split(), strict=True):
        assert (point.x, point.y) == pytest.approx(painter.centre(cell(name)), abs=near)
    assert edged(drawn(painter, won, won, 0.5), LIGHT.last) == []


# The heat map


def test_the_heat_map_writes_the_scores_where_there_is_room(painter, tablet):
    wanted = {"overlay": True, "moves": gomoku.moves(MIDDLE)}
    numbers = [str(score) for score in scores(MIDDLE).values()]

    names = texts(drawn(painter, MIDDLE, MIDDLE))
    assert numbers
    assert texts(drawn(tablet, MIDDLE, MIDDLE, **wanted)) == names + numbers
    assert texts(drawn(painter, MIDDLE, MIDDLE, **wanted)) == names


@pytest.mark.parametrize(
    "marks", [{"moves": (0,)}, {"overlay": True}, {"overlay": True, "moves": (0,), "time": 0.5}]
)
def test_the_heat_map_is_shown_only_to_a_person_to_move_who_wants_it(tablet, marks):
    plain = drawn(tablet, MIDDLE, MIDDLE)

    assert drawn(tablet, MIDDLE, MIDDLE, **marks) == plain
    assert drawn(tablet, MIDDLE, MIDDLE, overlay=True, moves=(0,)) != plain


def test_better_cells_are_hotter():
    assert [heat.level(score) for score in (0, 12, 13, 50, 99, 100)] == [0, 0, 1, 4, 7, 7]
    assert heat.mixed("#000000", "#ff8040", 0) == "#000000"
    assert heat.mixed("#000000", "#ff8040", 1) == "#ff8040"
    assert heat.mixed("#102030", "#304050", 0.5) == "#203040"


def spots(painter, position):
    """The widths of the spots of the heat map by cell, and the cells of those with an edge."""
    plain = drawn(painter, position, position)
    hot = drawn(painter, position, position, overlay=True, moves=gomoku.moves(position))
    extra = [action for action in hot if isinstance(action, Fill | Stroke)]
    known = [shapes_of(action) for action in plain if isinstance(action, Fill | Stroke)]
    widths, edged = {}, set()
    for action in extra:
        if shapes_of(action) in known:
            continue
        for shape, quarter in pairwise(action.drawing_actions):
            if isinstance(shape, MoveTo):
                place = painter.layout.grid.cell_at(quarter.x, shape.y)
                if isinstance(action, Stroke):
                    edged.add(place)
                else:
                    widths[place] = 2 * (shape.x - quarter.x)
    return widths, edged


def shapes_of(action):
    return [
        (type(shape), getattr(shape, "x", 0), getattr(shape, "y", 0))
        for shape in action.drawing_actions
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_of_the_board_show_between_two_spots_of_the_heat_map(size):
    painter = laid_out(*size)
    widths, _ = spots(painter, MIDDLE)

    numbered = painter.layout.grid.cell >= heat.SMALLEST_NUMBERED
    found = scores(MIDDLE).items()
    assert set(widths) == {place for place, score in found if numbered or heat.level(score)}
    assert max(widths.values()) <= 0.85 * painter.layout.grid.cell


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_better_cells_have_larger_spots_and_the_best_an_edge(size):
    widths, edged = spots(laid_out(*size), MIDDLE)
    found = scores(MIDDLE)
    by_level = {heat.level(found[place]): round(width, 6) for place, width in widths.items()}
    sizes = [width for _, width in sorted(by_level.items())]

    assert len(sizes) > 3
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
    assert edged == {place for place in found if found[place] == max(found.values())}


def test_the_scores_are_worked_out_once_for_a_position(tablet, monkeypatch):
    asked = []
    monkeypatch.setattr(
        ratings, "scores", lambda position: asked.append(position) or scores(position)
    )
    position = placed("C3 D5", "L9")
    for move in gomoku.moves(position)[:5]:
        drawn(tablet, position, position, overlay=True, moves=(0,))
        tablet.move_in_words(position, move)

    assert asked == [position]


# Taps


@pytest.mark.parametrize("seed", range(3))
def test_on_a_small_board_the_second_tap_plays(painter, seed):
    match = random_match(gomoku, seed)
    scene = Scene(match.position, match.position, moves=match.legal_moves)
    assert match.legal_moves
    for move in match.legal_moves:
        point = painter.centre(move)
        chosen = painter.tap(*point, scene)
        assert chosen == Select(move)
        again = Scene(match.position, match.position, selection=chosen.selection)
        assert painter.tap(*point, again) == Play(move)


@pytest.mark.parametrize("seed", range(3))
def test_on_a_large_board_one_tap_plays(tablet, seed):
    match = random_match(gomoku, seed)
    scene = Scene(match.position, match.position, moves=match.legal_moves)
    assert match.legal_moves
    for move in match.legal_moves:
        assert tablet.tap(*tablet.centre(move), scene) == Play(move)


def test_a_thumb_that_misses_a_little_still_confirms(painter):
    scene = Scene(MIDDLE, MIDDLE, selection=cell("K4"))
    x, y = painter.centre(cell("K4"))
    side = painter.layout.grid.cell

    assert painter.tap(x + 0.7 * side, y, scene) == Play(cell("K4"))
    assert painter.tap(x - 0.4 * side, y + 0.5 * side, scene) == Play(cell("K4"))


def test_a_tap_elsewhere_chooses_anew_even_on_the_next_crossing(painter):
    scene = Scene(MIDDLE, MIDDLE, selection=cell("K4"))

    for name in ("L4", "K5", "A1"):
        assert painter.tap(*painter.centre(cell(name)), scene) == Select(cell(name))


def test_a_taken_crossing_is_refused_politely(painter, tablet):
    scene = Scene(MIDDLE, MIDDLE, moves=gomoku.moves(MIDDLE))
    for each in (painter, tablet):
        told = each.tap(*each.centre(cell("H8")), scene)
        assert told == Nothing("There is a stone already.")


def test_taps_beside_the_board_and_after_the_end_mean_nothing(painter):
    won = placed("A1 B1 C1 D1 E1", turn="O")

    assert painter.tap(1, 1, Scene(MIDDLE, MIDDLE)) == Nothing("")
    assert painter.tap(*painter.centre(100), Scene(won, won)) == Nothing("")


def test_the_keyboard_begins_in_the_centre_and_stays_on_the_board(painter):
    assert painter.step(None, 0, 1) == cell("H8")
    assert painter.step(cell("H8"), 1, 0) == cell("I8")
    assert painter.step(cell("O1"), 1, -1) == cell("O1")


# Words


def test_a_game_begins_with_how_a_stone_is_put(painter, tablet):
    scene = Scene(Position(), Position(), moves=gomoku.moves(Position()))

    assert painter.invitation(scene) == "Tap a crossing twice to place a stone."
    assert tablet.invitation(scene) == "Tap a crossing to place a stone."


def test_after_the_first_tap_the_score_is_told_and_a_second_one_is_asked_for(painter):
    score = scores(MIDDLE)[cell("J10")]

    assert painter.selection_in_words(MIDDLE, cell("J10")) == f"J10, score {score}: tap again."


def test_the_cursor_tells_the_score_of_its_crossing_or_whose_stone_is_there(painter):
    scene = Scene(MIDDLE, MIDDLE, moves=gomoku.moves(MIDDLE))
    score = scores(MIDDLE)[cell("J10")]

    assert painter.cell_in_words(scene, cell("J10")) == f"J10, score {score}"
    assert painter.cell_in_words(scene, cell("H8")) == "H8: Black"
    assert painter.cell_in_words(Scene(MIDDLE, MIDDLE), cell("J10")) == ""


@pytest.mark.parametrize("turn", "XO")
def test_the_heuristic_player_s_score_is_told_as_one_whichever_side_it_plays(painter, turn):
    position = placed("A1 B1 C1 D1", "A3 B3 C3 D3", turn)
    choice = HeuristicPlayer().choose(Match(gomoku, position), rng=Random(1))

    assert painter.thought_in_words(choice) == "score 100"
    assert painter.thought_in_words(Choice(0, -7, depth=2)) == "depth 2 · value −7"


def test_every_move_in_the_list_has_its_score(painter):
    found = scores(MIDDLE)

    for move in gomoku.moves(MIDDLE):
        name, number = painter.move_in_words(MIDDLE, move).split(" · ")
        assert (cell(name), int(number)) == (move, found[move])


def test_players_moves_and_endings_have_words(painter):
    assert [painter.player_name(player) for player in Player] == ["Black", "White"]
    assert painter.move_told(MIDDLE, cell("J10")) == "Black took J10."
    assert painter.ending_in_words(Ending.FIVE) == "Five in a row."
    assert painter.ending_in_words(Ending.FULL) == "The board is full."
    assert painter.start_name("empty") == "Empty board"


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (
            Position(),
            "Letters run from the left, numbers from the top. Black has no stones. White has no "
            "stones. Black is to move. Each cell has a score from 0 to 100. The list begins with "
            "the best 30 cells.",
        ),
        (
            placed("A1 B1 C1 D1", "H8 C9", turn="O"),
            "Letters run from the left, numbers from the top. Black has A1, B1, C1, D1. White has "
            "H8, C9. Black can make five at E1. White is to move. Each cell has a score from 0 to "
            "100. The list begins with the best 30 "
            "cells.",
        ),
        (
            placed("A1 B1 C1 D1 E1", "H8", turn="O"),
            "Letters run from the left, numbers from the top. Black has A1, B1, C1, D1, E1. White "
            "has H8.",
        ),
    ],
)
def test_positions_in_words(painter, position, words):
    assert painter.position_in_words(position) == words


@pytest.mark.parametrize(
    ("position", "note"),
    [
        (Position(), "0 stones on the board"),
        (placed("H8", turn="O"), "1 stone on the board"),
        (MIDDLE, "6 stones on the board"),
        (placed("A1 B1 C1 D1", "H8", turn="O"), "Black needs one more stone for five."),
        (placed("A1 B1 C1 D1", "A3 B3 C3 D3", "O"), "White needs one more stone for five."),
        (placed("A1 B1 C1 D1", "E1", turn="O"), "5 stones on the board"),
        (placed("A1 B1 C1 D1 E1", "A3 B3 C3 D3", "O"), "9 stones on the board"),
    ],
)
def test_a_note_tells_of_a_four_or_counts_the_stones(painter, position, note):
    assert painter.note(position, ()) == note


def test_the_list_begins_with_the_best_moves_near_stones(painter):
    rows = painter.move_rows(MIDDLE, gomoku.moves(MIDDLE))
    listed = [move for row in rows for move in row]
    found = scores(MIDDLE)
    near = [
        move
        for move in found
        if any(
            abs(move // 15 - stone // 15) <= 2 and abs(move % 15 - stone % 15) <= 2
            for stone in map(cell, ("H8", "I9", "G9", "H9", "G8", "I8"))
        )
    ]

    best, others = listed[: listing.FIRST], listed[listing.FIRST :]
    assert best == sorted(best)
    assert set(best) <= set(near)
    assert min(found[move] for move in best) >= max(found[m] for m in near if m not in best)
    assert others == sorted(set(found).difference(best))
    assert max(map(len, rows)) == listing.IN_A_ROW


@pytest.mark.parametrize("seed", range(3))
def test_the_list_leaves_no_legal_move_out(painter, seed):
    for position in random_match(gomoku, seed).positions[::7]:
        moves = gomoku.moves(position)
        listed = [move for row in painter.move_rows(position, moves) for move in row]
        assert sorted(listed) == list(moves)


def test_how_the_list_begins_is_told_as_it_is(painter):
    words = painter.position_in_words(placed("H8", turn="O"))

    assert words.endswith("The list begins with the best 24 cells.")
    (full,) = (page.scene.new for page in painter.rules() if not page.scene.new.empty)
    nearly_full = full.holding(0, None)
    assert "list" not in painter.position_in_words(nearly_full)


def test_the_list_begins_around_the_centre(painter):
    rows = painter.move_rows(Position(), range(225))

    assert {112, 97, 111, 113, 127} <= {move for row in rows[:6] for move in row}


def test_the_list_has_only_legal_moves(painter):
    assert painter.move_rows(MIDDLE, (3, 99, 100)) == [[99, 100], [3]]
    won = placed("A1 B1 C1 D1 E1", turn="O")
    assert painter.move_rows(won, ()) == []


# Setting up, and the rules


def test_stones_are_set_up_by_taps(painter):
    assert [key for key, _ in painter.tools()] == ["black", "white", "empty"]
    point = painter.centre(cell("C3"))
    black = painter.edited(Position(), "black", *point)
    white = painter.edited(black, "white", *point)

    assert (black, white) == (placed("C3"), placed("", "C3"))
    assert painter.edited(white, "empty", *point) == Position()
    assert painter.edited(white, "black", 0, 0) == white


def test_the_rules_are_short_and_true(painter):
    pages = painter.rules()

    for page in pages:
        assert len(page.told) <= 38
        assert len(page.note) <= 45
    ends = [gomoku.outcome(page.scene.new) for page in pages]
    assert [None if end is None else (end.winner, end.reason) for end in ends] == [
        None,
        None,
        (Player.FIRST, Ending.FIVE),
        (Player.FIRST, Ending.FIVE),
        None,
        None,
        None,
        (None, Ending.FULL),
        None,
    ]


def test_the_switch_of_the_heat_map_has_a_name(painter):
    assert painter.overlay_name() == "Show how good each cell is"


def test_rows_and_columns_have_names_as_soon_as_there_is_room_for_them():
    assert Layout.fit(289, 400).label == 0
    assert Layout.fit(290, 400).label > 0
