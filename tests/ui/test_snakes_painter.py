"""The board of snakes and ladders: what is drawn, what taps mean, and the words."""

import math
from collections import Counter
from dataclasses import replace
from itertools import chain, combinations, pairwise
from random import Random

import pytest

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.match import Match
from rltankattack.engine.snakes import Position, Snakes
from rltankattack.engine.snakes.walk import walk
from rltankattack.ui.boards.grid import Grid
from rltankattack.ui.boards.painter import Nothing, Play, Scene
from rltankattack.ui.boards.snakes.layout import Layout
from rltankattack.ui.boards.snakes.painter import SnakesPainter
from rltankattack.ui.boards.snakes.pawns import FOOT, WALKING, pawn_place
from rltankattack.ui.boards.snakes.serpents import spine
from rltankattack.ui.sheet import Sheet
from rltankattack.ui.theme import LIGHT
from tests.ui.drawings import corners, drawn, edged, empty_states, frame, outside, texts
from tests.ui.scenes import random_match
from tests.ui.watched import EDGE

game = Snakes()
small = Snakes(columns=6, rows=6)
DICE = (1, 2, 3, 4, 5, 6)
SIZES = [(360, 352), (360, 340), (640, 360), (800, 900), (1280, 800), (320, 480), (200, 120)]
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))
TILES = small.columns * small.rows
SMALL = "6x6 20>8,33>3 5/15,10/30 7+3,9-2"

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_game = pytest.mark.parametrize(
    "game", Snakes().variants.values(), ids=lambda game: game.variant
)


def on(tiles, points="0 0", turn="r", board=SMALL):
    return Position.parse(f"{board} {tiles} {points} {turn} 1 0")


@pytest.fixture
def painter():
    painter = SnakesPainter(small)
    painter.lay_out(360, 352)
    return painter


@every_game
def test_only_shapes_are_filled_on_a_bare_board(game):
    painter = SnakesPainter(game)
    bare = Position.parse(f"{game.variant} - - - 0 0 0 0 r 1 0")

    assert empty_states(drawn(painter, bare, bare)) == []
    assert empty_states(drawn(painter, bare, bare, moves=DICE)) == []


@every_size
@every_game
def test_dice_are_large_enough_for_fingers_and_beside_the_board(size, game):
    layout = Layout.fit(*size, game.columns, game.rows)
    board, dice = layout.tiles.box, layout.dice.box

    assert layout.dice.columns * layout.dice.rows == 6
    if min(size) >= 340:
        assert layout.dice.cell >= 48
    assert dice.x >= board.x + board.width - 0.01 or dice.y >= board.y + board.height - 0.01
    assert layout.start_box().x >= 0


def test_the_dice_are_below_a_high_board_and_beside_a_wide_one():
    high, wide = Layout.fit(360, 352, 10, 10), Layout.fit(640, 360, 10, 10)

    assert high.panel.y >= high.tiles.box.y + high.tiles.box.height
    assert wide.panel.x >= wide.tiles.box.x + wide.tiles.box.width


def test_the_rows_run_to_and_fro_from_the_lower_left(painter):
    places = [painter.layout.place(tile) for tile in range(1, TILES + 1)]
    unit = painter.layout.tiles.cell

    assert places[0] == (min(places)[0], max(y for _, y in places))
    for one, other in pairwise(places):
        assert math.dist(one, other) == pytest.approx(unit)
    assert places[11][0] == pytest.approx(places[0][0])
    assert [painter.layout.tile_at(*place) for place in places] == list(range(1, TILES + 1))
    assert painter.layout.tile_at(*painter.layout.place(0)) == 0
    assert painter.layout.tile_at(1, 1) is None


def test_the_board_shows_numbers_apples_and_both_pawns(painter):
    shown = texts(drawn(painter, on("4 9"), on("4 9")))

    assert shown[:TILES] == list(map(str, range(1, TILES + 1)))
    assert sorted(shown[TILES:]) == sorted(["+3", "−2", "R", "G"])


def test_two_pawns_on_a_tile_stand_side_by_side(painter):
    scene = Scene(on("4 4"), on("4 4"))
    red, green = (pawn_place(painter.layout, scene, player) for player in Player)

    assert green[0] - red[0] > painter.layout.tiles.cell * 0.4


def way_of(painter, before, die, times):
    """Where the middle of the mover's pawn is at some times."""
    after = small.play(before, die)
    drop = painter.layout.tiles.cell * FOOT
    for time in times:
        scene = Scene(before, after, time, last_move=die)
        x, y = pawn_place(painter.layout, scene, before.turn)
        yield x, y - drop


def test_a_pawn_walks_from_tile_to_tile(painter):
    way = way_of(painter, on("11 0"), 4, (0, 0.25, 0.5, 0.75, 1))

    for place, tile in zip(way, (11, 12, 13, 14, 15), strict=True):
        assert place == pytest.approx(painter.layout.place(tile))


@pytest.mark.parametrize(
    ("before", "die", "landing", "end"), [("18 0", 2, 20, 8), ("4 0", 1, 5, 15)]
)
def test_a_pawn_walks_and_then_slides_or_climbs(painter, before, die, landing, end):
    way = way_of(painter, on(before), die, (0.6, 1))

    for place, tile in zip(way, (landing, end), strict=True):
        assert place == pytest.approx(painter.layout.place(tile))


def test_a_pawn_glides_straight_where_no_die_explains_its_way(painter):
    scene = Scene(on("4 0"), on("30 0"), 0.5)
    x, y = pawn_place(painter.layout, scene, Player.FIRST)
    (start_x, start_y), (end_x, end_y) = map(painter.layout.place, (4, 30))

    assert x == pytest.approx((start_x + end_x) / 2)
    assert y == pytest.approx((start_y + end_y) / 2 + painter.layout.tiles.cell * FOOT)


def test_an_apple_is_there_until_the_pawn_arrives(painter):
    before = on("6 0")
    after = small.play(before, 1)

    assert "+3" in texts(drawn(painter, before, after, 0.9, last_move=1))
    assert "+3" not in texts(drawn(painter, before, after, 1, last_move=1))


def test_the_last_move_a_hint_and_the_keyboard_are_marked(painter):
    before, after = on("1 0"), small.play(on("1 0"), 3)
    plain = drawn(painter, before, after)
    marked = drawn(painter, before, after, last_move=3, moves=DICE, hint=2, cursor=4)

    assert not edged(plain, LIGHT.hint) + edged(plain, LIGHT.last)
    assert len(edged(marked, LIGHT.last)) == 1
    assert len(edged(marked, LIGHT.hint)) == 2  # the tile and the die
    assert len(edged(marked, LIGHT.marker_ink)) == 1


def test_who_chooses_sees_where_each_die_leads(painter):
    badges = texts(drawn(painter, on("0 0"), on("0 0"), moves=DICE))[-6:]

    assert badges == list("123456")
    quiet = texts(drawn(painter, on("0 0"), on("0 0")))
    assert quiet[-1] in "RG"


def test_who_rolls_sees_a_question_mark_and_not_the_roll(painter):
    shown = texts(drawn(painter, on("0 0"), on("0 0"), moves=(5,), rolls=True))

    assert shown[-2:] == ["?", "Roll"]


@every_size
def test_a_tap_on_a_die_plays_it_in_every_position_of_a_game(size):
    painter, rng = SnakesPainter(game), Random(4)
    painter.lay_out(*size)
    match = Match(game, game.seeded(4))
    while match.outcome is None:
        scene = Scene(match.position, match.position, moves=match.legal_moves)
        for die in match.legal_moves:
            assert painter.tap(*painter.centre(die - 1), scene) == Play(die)
        match.play(rng.choice(match.legal_moves))


def test_a_tap_anywhere_on_the_panel_rolls(painter):
    scene = Scene(on("0 0"), on("0 0"), moves=(5,), rolls=True)
    panel = painter.layout.panel

    for x in (panel.x + 1, panel.x + panel.width / 2, panel.x + panel.width - 1):
        assert painter.tap(x, panel.y + panel.height / 2, scene) == Play(5)
    assert painter.tap(*painter.centre(0), scene) == Play(5)  # the keyboard
    assert painter.tap(*painter.layout.place(9), scene) == Nothing("Tap the die to roll it.")


def test_other_taps_are_answered_politely(painter):
    place = painter.layout.place(9)
    scene = Scene(on("0 0"), on("0 0"), moves=DICE)

    assert painter.tap(*place, scene) == Nothing("Tap one of the dice.")
    assert painter.tap(*painter.centre(0), replace(scene, moves=())) == Nothing("")


@every_size
def test_the_keyboard_reaches_every_die_and_every_tile(size, painter):
    painter.lay_out(*size)
    reached, new = set(), {painter.step(None, 1, 0)}
    while new:
        reached |= new
        new = {painter.step(cell, *way) for cell in new for way in WAYS} - reached

    assert reached == set(range(len(DICE) + TILES + 1))
    on_board = reached - set(range(len(DICE)))
    tiles = {painter.layout.tile_at(*painter.centre(cell)) for cell in on_board}
    assert tiles == set(range(TILES + 1))


@every_size
def test_the_keyboard_goes_from_the_dice_to_the_board_and_back(size, painter):
    painter.lay_out(*size)
    box = painter.layout.tiles.box
    beside = painter.layout.panel.x >= box.x + box.width
    to_board, to_dice = ((-1, 0), (1, 0)) if beside else ((0, -1), (0, 1))
    cell = 0
    while cell < 6:
        cell = painter.step(cell, *to_board)
    assert painter.layout.tile_at(*painter.centre(cell))
    while cell >= 6:
        cell = painter.step(cell, *to_dice)

    assert cell in range(6)


def test_the_keyboard_stays_at_the_edges_that_lead_nowhere(painter):
    upper_left, lower_right = 6, 6 + 35

    assert painter.step(upper_left, 0, -1) == painter.step(upper_left, -1, 0) == upper_left
    assert painter.step(lower_right, 1, 0) == lower_right
    before_the_first = painter.step(6 + 30, -1, 0)
    assert painter.layout.tile_at(*painter.centre(before_the_first)) == 0
    assert painter.step(before_the_first, -1, 0) == before_the_first
    assert painter.step(before_the_first, 1, 0) == 6 + 30


def test_the_keyboard_begins_on_a_die_or_in_the_editor_under_a_pawn(painter):
    position = on("9 0", turn="r")
    cell = painter.first_cell(Scene(position, position))

    assert painter.first_cell(Scene(position, position, moves=DICE)) == 0
    assert painter.layout.tile_at(*painter.centre(cell)) == 9
    assert painter.edited(position, "green", *painter.centre(cell)).tiles == (9, 9)
    waiting = on("9 0", turn="g")
    cell = painter.first_cell(Scene(waiting, waiting))
    assert painter.layout.tile_at(*painter.centre(cell)) == 0


@pytest.mark.parametrize("cell", [0, 6, 41, 42])
def test_the_cursor_is_around_its_cell(painter, cell):
    position = on("9 0")
    (mark,) = edged(drawn(painter, position, position, cursor=cell), LIGHT.marker_ink)
    xs, ys = zip(*corners(mark.drawing_actions), strict=True)
    x, y = painter.centre(cell)

    assert (min(xs) + max(xs)) / 2 == pytest.approx(x)
    assert (min(ys) + max(ys)) / 2 == pytest.approx(y)


def test_a_canvas_without_room_for_dice_answers_taps(painter):
    painter.lay_out(40, 4)

    assert painter.tap(1, 1, Scene(on("0 0"), on("0 0"), moves=DICE)) == Nothing(
        "Tap one of the dice."
    )
    assert Grid(3, 3, 0, 0, 0).cell_at(0, 0) is None


def test_a_walk_has_time_and_a_snake_or_a_ladder_more(painter):
    walk, slide, climb = (
        painter.duration(on(tiles), die) for tiles, die in (("11 0", 4), ("18 0", 2), ("4 0", 1))
    )

    assert 2 <= walk < slide == climb <= 6
    assert slide * WALKING == pytest.approx(walk)


@pytest.mark.parametrize(
    ("rolls", "words"), [(True, "Tap the die to roll it."), (False, "Tap one of the dice.")]
)
def test_a_new_game_begins_with_an_invitation(painter, rolls, words):
    assert painter.invitation(Scene(on("0 0"), on("0 0"), moves=DICE, rolls=rolls)) == words


@pytest.mark.parametrize(
    ("value", "words"),
    [(42, "value +4.2"), (-7, "value −0.7"), (0, "value +0.0"), (WIN, "Red wins")],
)
def test_values_are_told_as_in_the_report(painter, value, words):
    assert painter.value_in_words(value) == words


@pytest.mark.parametrize(
    ("position", "die", "words", "told"),
    [
        (on("11 0"), 4, "4: to 15", "Red went 4 to tile 15."),
        (on("0 18", turn="g"), 2, "2: down to 8", "Green went 2; a snake led to 8."),
        (on("4 0"), 1, "1: up to 15", "Red went 1 and climbed to 15."),
        (on("6 0"), 1, "1: 7, +3 pts", "Red went 1: red apple, +3."),
        (on("0 6", turn="g"), 3, "3: 9, −2 pts", "Green went 3: black apple, −2."),
        (on("0 34", turn="g"), 6, "6: the end", "Green went 6 and reached the end."),
    ],
)
def test_moves_in_words(painter, position, die, words, told):
    assert painter.move_in_words(position, die) == words
    assert painter.move_told(position, die) == told


def test_positions_in_words(painter):
    position = on("0 17", "3 -1", "g", board="6x6 20>8 5x15,10/30 7+3,9-2,12-1")

    assert painter.position_in_words(position) == (
        "Red is before tile 1, points +3. Green is on tile 17, points −1. Green is to move. "
        "The last tile is 36. Snakes: 20 to 8. Ladders: 10 to 30. Broken ladders at 5. "
        "Red apples: 7 with +3. Black apples: 9 with −2, 12 with −1."
    )
    assert painter.note(position, ()) == "Red at 0, +3 pts · Green at 17, −1 pts"


def test_an_empty_board_in_words(painter):
    assert painter.position_in_words(on("0 0", board="6x6 - - -")).endswith("The last tile is 36.")


@every_game
def test_words_are_short_enough(game):
    painter = SnakesPainter(game)
    last = game.columns * game.rows
    worst = Position.parse(f"{game.variant} - - - {last} {last - 1} -20 -20 r 1 0")
    assert len(painter.note(worst, ())) <= 45
    for position in random_match(game, 5).positions[:-1]:
        for die in game.moves(position):
            assert len(painter.move_in_words(position, die)) <= 14
            assert len(painter.move_told(position, die)) <= 38
    for page in painter.rules():
        assert len(page.told) <= 38
        assert len(page.note) <= 45


def test_names(painter):
    assert painter.name() == "Snakes"
    assert [painter.player_name(player) for player in Player] == ["Red", "Green"]
    assert painter.variant_name() == "6 × 6"
    assert painter.starts_name() == "Board"
    assert painter.start_name("board-1") == "Board 1"
    assert painter.ending_in_words("last tile reached") == "The last tile is reached."


@every_game
def test_every_rule_has_a_picture_of_this_board(game):
    painter = SnakesPainter(game)
    painter.lay_out(360, 352)
    pages = painter.rules()

    assert 5 <= len(pages) <= 8
    for page in pages:
        assert game.parse(game.text(page.scene.new)) == page.scene.new
        assert page.scene.hint in (None, *game.moves(page.scene.new))
        assert outside(frame(painter, page.scene), 360, 352, EDGE) == []


@every_game
def test_no_pawn_of_the_rules_stands_on_a_thing_nor_on_a_snake(game):
    pages = SnakesPainter(game).rules()
    layout = Layout.fit(360, 352, game.columns, game.rows)
    for page in pages:
        board, hint = page.scene.new.board, page.scene.hint
        taken = {*chain(*board.snakes, *board.ladders), *dict(board.apples)}
        if hint is not None:
            assert not taken & set(page.scene.new.tiles)
            for tile in page.scene.new.tiles:
                for snake in board.snakes:
                    nearest = min(
                        math.dist(layout.place(tile), point) for point in spine(layout, *snake)
                    )
                    assert nearest > layout.tiles.cell / 2
    pictures = [page.scene for page in pages]
    assert all(one != other for one, other in combinations(pictures, 2))


@every_game
def test_no_badges_pile_up_in_the_pictures_of_the_rules(game):
    scenes = [page.scene for page in SnakesPainter(game).rules()]
    assert any(scene.moves for scene in scenes)
    for scene in scenes:
        ends = Counter(walk(scene.new, die).end for die in scene.moves)
        assert all(count <= 2 for count in ends.values())


def test_a_hint_marks_the_snake_s_head_and_its_tail(painter):
    position = on("18 0")
    tile, _die = edged(drawn(painter, position, position, moves=DICE, hint=2), LIGHT.hint)
    marked = {painter.layout.tile_at(shape.x, shape.y + 3) for shape in tile.drawing_actions[::9]}

    assert marked == {20, 8}


@every_game
def test_the_pictures_of_the_rules_show_what_they_say(game):
    pages = SnakesPainter(game).rules()
    moved = [
        (page.scene.new, game.play(page.scene.new, page.scene.hint))
        for page in pages
        if page.scene.hint
    ]
    (_, slid), (before, climbed), (hungry, fed), (_, won) = moved

    assert slid.tiles[0] in [tail for _, tail in slid.board.snakes]
    assert len(climbed.board.broken) == len(before.board.broken) + 1
    assert fed.points[0] > hungry.points[0]
    assert game.outcome(won).winner is Player.FIRST
    assert len(pages[-1].scene.new.board.broken) > 0


def test_every_ply_is_a_row_with_the_tile_it_led_to_and_the_sums_follow(painter):
    match = Match(small, on("18 3"))
    for die in (2, 2, 1):
        match.play(die)
    rounds = painter.rounds(match)

    assert rounds.plies == Sheet(
        ("Round", "Player", "Die", "Tile", "Tiles gained", "Met", "Points"),
        (
            ("1", "Red", "2", "8", "−10", "snake", "0"),
            ("", "Green", "2", "15", "+12", "ladder", "0"),
            ("2", "Red", "1", "9", "+1", "black apple", "−2"),
        ),
    )
    assert rounds.sums == Sheet(
        ("", "Tiles", "Snakes", "Ladders", "Red apples", "Black apples", "Points"),
        (("Red", "−9", "1", "0", "0", "1", "−2"), ("Green", "+12", "0", "1", "0", "0", "0")),
    )


@every_game
def test_no_ply_is_missing_in_the_rounds(game):
    painter, match, rng = SnakesPainter(game), Match(game, game.seeded(6)), Random(6)
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves))
    rounds = painter.rounds(match)

    assert len(rounds.plies.rows) == match.plies
    assert {row[5] for row in rounds.plies.rows} <= {
        *("", "snake", "ladder", "red apple", "black apple")
    }


def tapped(painter, position, tool, tile):
    return painter.edited(position, tool, *painter.layout.place(tile))


def test_pawns_are_put_on_any_tile_and_before_the_first(painter):
    assert [key for key, _ in painter.tools()] == ["red", "green", "apple"]
    assert tapped(painter, on("0 0"), "red", 20).tiles == (20, 0)
    assert tapped(painter, on("9 9"), "green", 0).tiles == (9, 0)
    assert painter.edited(on("9 9"), "red", 1, 1) == on("9 9")


def test_an_apple_is_put_turned_black_and_taken_away(painter):
    with_red = tapped(painter, on("0 0"), "apple", 12)
    with_black = tapped(painter, with_red, "apple", 12)

    assert with_red.board.points_on(12) == 3
    assert with_black.board.points_on(12) == -3
    assert tapped(painter, with_black, "apple", 12) == on("0 0")


@pytest.mark.parametrize("tile", [0, 5, 8, 36])
def test_no_apple_is_put_where_something_else_lies(painter, tile):
    assert tapped(painter, on("0 0"), "apple", tile) == on("0 0")
