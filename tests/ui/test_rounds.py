"""The table of rounds: what fits beside each other, and what goes with the scrolling."""

import pytest
import toga
from toga.fonts import BOLD

from rltankattack.play.rest import Rest
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.leaves import ROWS, Leaves
from rltankattack.ui.screens.rounds import RoundsPanel
from rltankattack.ui.sheet import LEAST_POINTS, Ruled, Sheet
from rltankattack.ui.theme import DARK, LIGHT, SMALL
from tests.effort import effort
from tests.ui.drawings import filled_shapes, flattened, texts
from tests.ui.scenes import long_match

SHEET = Sheet(("Round", "Met", "Tiles gained"), (("1", "", "+12"), ("", "ladder", "−3")))
LONG = Sheet(("Round", "Ply"), tuple((str(n // 2), f"ply {n}") for n in range(800)))
HEIGHT = 640


def measured(text, font):
    """Half the size of the letters for each, and a little more for bold ones."""
    return max(map(len, text.splitlines())) * font.size * (0.7 if font.weight == BOLD else 0.6)


def ruled(sheet=SHEET, width=328):
    return Ruled.fit(sheet, width, measured)


def left_of(actions, text):
    """Where a cell begins that is a line of some text."""
    (left,) = {a.x for a in flattened(actions) if text in getattr(a, "text", "").splitlines()}
    return left


def test_the_letters_are_as_large_as_the_width_allows():
    sizes = [ruled(width=width).points for width in (328, 110, 100, 20)]

    assert sizes[0] == SMALL
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == LEAST_POINTS


def test_columns_reach_over_the_width_and_do_not_overlap():
    columns = ruled().columns

    assert [each.left for each in columns] == sorted(each.left for each in columns)
    assert columns[-1].left + measured("gained", ruled_font()) <= 328


def ruled_font():
    return toga.Font("sans-serif", SMALL, weight=BOLD)


def test_numbers_end_below_each_other_and_words_begin_there():
    actions = ruled().draw_rows(LIGHT, SHEET.rows)
    digit = measured("0", toga.Font("sans-serif", SMALL))

    assert left_of(actions, "−3") - left_of(actions, "+12") == pytest.approx(digit)
    assert left_of(actions, "ladder") == ruled().columns[1].left


def test_headings_stand_word_by_word_on_the_same_line_below():
    actions = ruled().draw_headings(LIGHT)
    places = {a.text: a.y for a in flattened(actions) if hasattr(a, "text")}

    assert places["Round"] == places["Met"] == places["gained"] > places["Tiles"] > 0
    assert max(places.values()) < ruled().heading


def test_every_other_round_has_another_ground():
    table = ruled(LONG)

    assert len(filled_shapes(table.draw_rows(DARK, LONG.rows[:8]), DARK.button)) == 4
    assert not filled_shapes(table.draw_rows(DARK, LONG.rows[:2]), DARK.button)


def test_a_row_is_heard_with_its_headings_and_without_what_is_not_there():
    assert SHEET.spoken(SHEET.rows) == ("Round 1, Tiles gained +12. Met ladder, Tiles gained −3.")
    assert Sheet(("Supply at",), (("–",),)).spoken((("–",),)) == "."


def test_a_turned_sheet_has_its_rows_as_columns():
    sums = Sheet(("", "Up", "Down"), (("Theseus", "1", "2"), ("Minotaur", "3", "4")))

    assert sums.turned == Sheet(("", "Theseus", "Minotaur"), (("Up", "1", "3"), ("Down", "2", "4")))
    assert sums.turned.turned == sums


@pytest.fixture
def leaves(hands):
    made = Leaves(LIGHT, Rest())
    hands.app.main_window.content = made.container
    made.lay(ruled(LONG), HEIGHT)
    return made


def scroll(leaves, place):
    """This backend knows no real heights."""
    leaves.container._impl.get_max_vertical_position = lambda: whole(leaves) - HEIGHT
    leaves.container.vertical_position = place


def plies(canvas):
    """The cells of the second column, which stand in one text."""
    (column,) = (text for text in texts(canvas.root_state.drawing_actions) if "ply" in text)
    return [int(cell.removeprefix("ply ")) for cell in column.splitlines()]


def told(leaves):
    """The plies on the canvases, from top to bottom."""
    return [ply for canvas in leaves._content.children[1:-1] for ply in plies(canvas)]


def top(leaves):
    """Where the first canvas begins."""
    return leaves._above.style.height


def whole(leaves):
    return sum(int(child.style.height) for child in leaves._content.children)


@pytest.mark.parametrize("steps", [effort(29, long=1), 60])
def test_every_row_is_seen_by_scrolling(leaves, steps):
    row, last = ruled(LONG).row, whole(leaves) - HEIGHT
    for place in [*range(0, last, steps * row), last, *range(last, 0, -steps * row), 0]:
        scroll(leaves, place)
        rows = told(leaves)

        assert rows == list(range(rows[0], rows[-1] + 1))
        assert top(leaves) == rows[0] * row
        assert rows[0] * row <= place
        assert rows[-1] * row + row >= min(place + HEIGHT, 800 * row)
        assert whole(leaves) == 800 * row


def test_a_long_sheet_takes_no_more_canvases_than_a_window_holds(leaves):
    assert len(leaves._canvases) == len(leaves._content.children) - 2 <= HEIGHT // 100 + 2


def test_a_leaf_in_view_stays_on_its_canvas(leaves):
    """A screen reader that is on it would lose its place."""
    high = ROWS * ruled(LONG).row
    scroll(leaves, 10 * high)
    before = {plies(canvas)[0]: canvas for canvas in leaves._canvases}
    scroll(leaves, 11 * high)
    after = {plies(canvas)[0]: canvas for canvas in leaves._canvases}

    assert len(before.keys() & after.keys()) == len(before) - 1
    assert all(after[first] is before[first] for first in before.keys() & after.keys())


def test_another_width_lays_the_same_rows_out_again(leaves):
    scroll(leaves, 20 * ROWS * ruled(LONG).row)
    first = told(leaves)[0]
    leaves.lay(ruled(LONG, 500), 300)

    assert told(leaves)[0] >= first
    assert whole(leaves) == 800 * ruled(LONG, 500).row
    assert {canvas.style.width for canvas in leaves._canvases} == {500}


def test_a_sheet_without_rows_has_only_headings(hands):
    empty = ruled(Sheet(("Round", "Die"), ()))
    leaves = Leaves(LIGHT, Rest())
    leaves.lay(empty, HEIGHT)

    assert leaves._canvases == []
    assert texts(empty.draw_headings(LIGHT)) == ["Round", "Die"]


def panel_of(rounds, width=360, height=HEIGHT):
    match = long_match(rounds)
    painter = PAINTERS["labyrinth"](match.game)
    panel = RoundsPanel(LIGHT, Rest(), painter.rounds(match), lambda: None)
    panel.resized(width, height)
    return panel


@pytest.mark.parametrize("rounds", [20, 400])
def test_a_panel_takes_as_many_widgets_for_a_long_game_as_for_a_short_one(hands, rounds):
    panel = panel_of(rounds)

    assert len(panel._leaves._canvases) <= 8


def test_the_last_of_four_hundred_rounds_is_told(hands):
    leaves = panel_of(400)._leaves
    scroll(leaves, whole(leaves))
    last = texts(leaves._canvases[-1].root_state.drawing_actions)

    assert "400" in "\n".join(last).splitlines()
    assert "7 wall" in "\n".join(last).splitlines()


def test_the_sums_are_below_the_table_and_beside_it_in_a_wide_window(hands):
    panel = panel_of(20)
    title, table, sums, back = panel.content.children
    assert panel.content.style.direction == "column"

    panel.resized(640, 360)
    assert panel.content.children[0] is table
    assert panel.content.style.direction == "row"
    assert {title, sums, back} <= set(panel.content.children[1].children)
    assert texts(sums.root_state.drawing_actions)[:2] == ["Theseus", "Minotaur"]

    panel.resized(360, 640)
    assert panel.content.children == [title, table, sums, back]
