from itertools import pairwise

import pytest
from toga.widgets.canvas import Fill, MoveTo

from rltankattack.engine.agent import Choice
from rltankattack.engine.game import Player
from rltankattack.engine.reversi import Position, Reversi
from rltankattack.engine.reversi.cells import PASS
from rltankattack.engine.reversi.discs import cells_of
from rltankattack.engine.reversi.ending import Ending
from rltankattack.engine.reversi.evaluation import DISCS
from rltankattack.engine.reversi.expert_lookahead import result
from rltankattack.engine.reversi.position import START
from rltankattack.ui.boards.painter import Nothing, Play, Scene
from rltankattack.ui.boards.pen import Edged
from rltankattack.ui.boards.reversi.painter import ReversiPainter
from rltankattack.ui.theme import LIGHT, Palette, theme_for
from tests.ui.drawings import drawn, empty_states, filled_shapes, frame, outlines, texts
from tests.ui.scenes import random_match
from tests.ui.test_theme import GRAPHIC, contrast

reversi = Reversi()
WHITE_PASSES = Position.parse("XO" + "-" * 6 + "O-------" + "-" * 48 + " O")
SIZES = [(360, 352), (360, 300), (344, 640), (800, 900), (1280, 800), (120, 90)]
D3 = 19


@pytest.fixture
def painter():
    painter = ReversiPainter(reversi)
    painter.lay_out(360, 352)
    return painter


def is_filled(action, color):
    return isinstance(action, Fill) and action.fill_style == Fill(fill_style=color).fill_style


def ovals(actions, color):
    """The right ends of the discs and dots filled with a colour."""
    shapes = filled_shapes(actions, color)
    return [(shape.x, shape.y) for shape in shapes if isinstance(shape, MoveTo)]


def whole_match(seed):
    return random_match(reversi, seed, plies=2 * 64)


def test_only_shapes_are_filled_on_an_empty_board(painter):
    empty = Position.parse("-" * 64 + " X")

    assert empty_states(drawn(painter, empty, empty)) == []


@pytest.mark.parametrize("dark", [False, True])
def test_high_contrast_shows_where_a_cell_ends(dark):
    theme = theme_for(Palette.CONTRAST, dark)

    assert contrast(theme.felt_line, theme.felt) >= GRAPHIC


def test_the_frame_names_the_cells_and_the_strip_tells_the_score(painter):
    assert texts(drawn(painter, START, START)) == [*"ABCDEFGH", *"12345678", "2", "2"]


def test_a_board_too_small_for_names_has_none():
    painter = ReversiPainter(reversi)
    painter.lay_out(120, 90)

    assert texts(drawn(painter, START, START)) == ["2", "2"]


def test_every_disc_is_drawn_in_its_colour(painter):
    position = random_match(reversi, 3, plies=30).position
    actions = drawn(painter, position, position)
    in_strip = 1

    assert len(ovals(actions, LIGHT.black)) == position.black.bit_count() + in_strip
    assert len(ovals(actions, LIGHT.white)) == position.white.bit_count() + in_strip


def turning(painter, time):
    """The colour and the height of the disc on D4 while D3 is played."""
    actions = drawn(painter, START, reversi.play(START, D3), time)
    resting = len(drawn(painter, START, START))
    x, y = painter.centre(27)
    for color in (LIGHT.black, LIGHT.white):
        for fill in (action for action in actions[resting:] if is_filled(action, color)):
            for begin, quarter in pairwise(fill.drawing_actions):
                if isinstance(begin, MoveTo) and (quarter.x, begin.y) == pytest.approx((x, y)):
                    return color, quarter.y - y
    raise AssertionError("there is no disc on D4")


def test_a_disc_narrows_until_it_has_turned_half_and_then_shows_the_other_colour(painter):
    (early, wide), (later, narrow), (black, thin), (last, whole) = (
        turning(painter, time) for time in (0.05, 0.2, 0.3, 0.45)
    )

    assert (early, later, black, last) == (LIGHT.white, LIGHT.white, LIGHT.black, LIGHT.black)
    assert wide > narrow > 0
    assert 0 < thin < whole


def test_the_score_changes_when_the_discs_have_turned(painter):
    after = reversi.play(START, D3)

    assert texts(drawn(painter, START, after, 0.9))[-2:] == ["2", "2"]
    assert texts(drawn(painter, START, after, 1.0))[-2:] == ["4", "1"]


def test_a_move_taken_back_is_shown_backwards(painter):
    after = reversi.play(START, D3)

    assert len(drawn(painter, after, START, 0.5)) > len(drawn(painter, after, START, 1.0))


def test_two_positions_far_apart_are_shown_without_a_motion(painter):
    far = whole_match(2).position

    assert len(drawn(painter, START, far, 0.5)) == len(drawn(painter, START, START))


def test_cells_that_may_be_played_have_dots_in_the_mover_s_colour(painter):
    black = drawn(painter, START, START, moves=reversi.moves(START))
    after = reversi.play(START, D3)
    white = drawn(painter, after, after, moves=reversi.moves(after))

    assert (
        len(ovals(black, LIGHT.black)) - len(ovals(drawn(painter, START, START), LIGHT.black)) == 4
    )
    assert (
        len(ovals(white, LIGHT.white)) - len(ovals(drawn(painter, after, after), LIGHT.white)) == 3
    )


def test_the_last_move_a_hint_and_the_cursor_are_shown(painter):
    after = reversi.play(START, D3)
    marked = drawn(painter, START, after, last_move=D3, hint=18, cursor=0)

    assert [outlines(marked, color) for color in (LIGHT.last, LIGHT.hint, LIGHT.marker_ink)] == [
        1
    ] * 3
    assert not any(isinstance(action, Edged) for action in drawn(painter, after, after))


def test_a_pass_is_offered_in_the_middle_and_a_tap_anywhere_on_the_board_plays_it(painter):
    scene = Scene(WHITE_PASSES, WHITE_PASSES, moves=(PASS,))

    assert "Pass" in texts(frame(painter, scene))
    for cell in range(64):
        assert painter.tap(*painter.centre(cell), scene) == Play(PASS)
    assert painter.tap(1, 1, scene) == Nothing("")


def test_the_hint_to_pass_is_around_the_pass_and_a_pass_leaves_no_trace(painter):
    hint = drawn(painter, WHITE_PASSES, WHITE_PASSES, moves=(PASS,), hint=PASS)
    after = reversi.play(WHITE_PASSES, PASS)

    assert outlines(hint, LIGHT.hint) == 1
    assert outlines(drawn(painter, WHITE_PASSES, after, last_move=PASS), LIGHT.last) == 0


@pytest.mark.parametrize("size", SIZES)
def test_every_tap_of_a_whole_game_means_the_cell_under_it(size):
    painter = ReversiPainter(reversi)
    painter.lay_out(*size)
    for position in whole_match(1).positions[::3]:
        moves = reversi.moves(position)
        scene = Scene(position, position, moves=moves)
        for cell in range(64):
            meaning = painter.tap(*painter.centre(cell), scene)
            if cell in moves or moves == (PASS,):
                assert meaning == Play(cell if cell in moves else PASS)
            elif position.empty >> cell & 1:
                assert meaning == Nothing("That would turn no disc.")
            else:
                assert meaning == Nothing("There is a disc already.")


def test_a_tap_beside_the_board_means_nothing(painter):
    painter.lay_out(800, 400)

    assert painter.tap(5, 200, Scene(START, START)) == Nothing("")


def test_the_keyboard_walks_over_the_cells(painter):
    assert painter.step(None, 1, 0) == 36
    assert painter.step(36, 1, 0) == 37
    assert painter.step(63, 1, 1) == 63


@pytest.mark.parametrize(
    ("position", "move", "words", "told"),
    [
        (START, D3, "D3 turns 1", "Black took D3 and turned 1 disc."),
        (
            Position.parse("XOOO----" + "-" * 56 + " X"),
            4,
            "E1 turns 3",
            "Black took E1 and turned 3 discs.",
        ),
        (WHITE_PASSES, PASS, "Pass", "White cannot place and passes."),
    ],
)
def test_moves_in_words(painter, position, move, words, told):
    assert painter.move_in_words(position, move) == words
    assert painter.move_told(position, move) == told


def test_the_note_counts_the_discs_or_says_how_to_pass(painter):
    assert painter.note(START, reversi.moves(START)) == "Discs: Black 2, White 2"
    assert painter.note(WHITE_PASSES, (PASS,)) == "White cannot place: tap to pass."


def test_only_a_person_is_told_to_tap_for_a_pass(painter):
    assert painter.note(WHITE_PASSES, ()) == "White cannot place."


def test_a_game_begins_with_an_invitation(painter):
    scene = Scene(START, START, moves=reversi.moves(START))

    assert painter.invitation(scene) == "Tap a marked cell to place a disc."


def test_the_small_picture_is_a_game_in_full_swing_without_marks(painter):
    scene = painter.picture()

    assert 16 <= (scene.new.black | scene.new.white).bit_count() <= 24
    assert reversi.outcome(scene.new) is None
    assert scene == Scene(scene.new, scene.new)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (
            START,
            "Black has 2 discs: E4, D5. White has 2 discs: D4, E5. Black is to move. "
            "Possible: D3, C4, F5, E6.",
        ),
        (
            WHITE_PASSES,
            "Black has 1 disc: A1. White has 2 discs: B1, A2. White is to move and has to pass.",
        ),
        (
            Position.parse("O" + "-" * 63 + " X"),
            "Black has no discs. White has 1 disc: A1.",
        ),
    ],
)
def test_positions_in_words(painter, position, words):
    assert painter.position_in_words(position) == words


def test_names(painter):
    assert painter.name() == "Reversi"
    assert [painter.player_name(player) for player in Player] == ["Black", "White"]
    assert [painter.start_name(key) for key in reversi.starts] == ["Two discs each"]
    assert painter.ending_in_words(Ending.FULL) == "The board is full."
    assert painter.ending_in_words(Ending.STUCK) == "Nobody can place a disc."


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (12, "depth 4 · Black stands better by 12 · 99 positions"),
        (result(6), "depth 4 · Black wins by 6 · 99 positions"),
        (result(-10), "depth 4 · White wins by 10 · 99 positions"),
        (result(0), "depth 4 · neither is ahead · 99 positions"),
    ],
)
def test_between_agents_or_two_persons_a_value_is_told_by_the_colours(painter, value, words):
    assert painter.thought_in_words(Choice(D3, value, depth=4, nodes=99)) == words


@pytest.mark.parametrize(
    ("value", "measure", "black", "white"),
    [
        (4, DISCS, "you are 4 discs ahead", "you are 4 discs behind"),
        (-1, DISCS, "you are 1 disc behind", "you are 1 disc ahead"),
        (0, DISCS, "neither is ahead", "neither is ahead"),
        (37, "", "you stand better by 37", "you stand worse by 37"),
        (result(-10), "", "you lose by 10", "you win by 10"),
    ],
)
def test_a_value_is_told_from_the_person_s_side_with_a_word_for_it(
    painter, value, measure, black, white
):
    choice = Choice(D3, value, measure=measure)

    assert painter.thought_in_words(choice, Player.FIRST) == black
    assert painter.thought_in_words(choice, Player.SECOND) == white


def test_discs_are_counted_by_the_colours_where_nobody_plays_alone(painter):
    assert painter.thought_in_words(Choice(D3, -3, measure=DISCS)) == "White 3 discs ahead"


def test_a_tap_with_a_tool_changes_a_cell(painter):
    at = painter.centre(0)
    black = painter.edited(START, "black", *at)
    white = painter.edited(black, "white", *at)

    assert [key for key, _ in painter.tools()] == ["black", "white", "empty"]
    assert cells_of(black.black ^ START.black) == (0,)
    assert (white.black, cells_of(white.white ^ START.white)) == (START.black, (0,))
    assert painter.edited(white, "empty", *at) == START
    assert painter.edited(START, "black", 1, 1) == START


def test_the_rules_have_short_lines(painter):
    pages = painter.rules()

    assert 5 <= len(pages) <= 8
    for page in pages:
        assert len(page.told) <= 38
        assert len(page.note) <= 48


def test_the_pictures_of_the_rules_show_what_they_tell(painter):
    scenes = [page.scene for page in painter.rules()]

    assert any(scene.moves == reversi.moves(scene.new) == (PASS,) for scene in scenes)
    assert reversi.outcome(scenes[-1].new).reason == Ending.FULL


def test_no_line_is_too_long(painter):
    for seed in range(5):
        match = whole_match(seed)
        for position, move in zip(match.positions, match.moves, strict=False):
            assert len(painter.move_in_words(position, move)) <= 14
            assert len(painter.move_told(position, move)) <= 38
            assert len(painter.note(position, (move,))) <= 45
