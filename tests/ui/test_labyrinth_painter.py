from itertools import pairwise
from random import Random

import pytest
from toga.widgets.canvas import FillText, MoveTo, Rect

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.labyrinth import Labyrinth, Step
from rltankattack.engine.labyrinth.ending import Ending
from rltankattack.engine.labyrinth.sight import seen
from rltankattack.engine.match import Match
from rltankattack.ui.boards.labyrinth.editing import MINOTAUR, SUPPLY, THESEUS
from rltankattack.ui.boards.labyrinth.painter import LabyrinthPainter
from rltankattack.ui.boards.painter import Nothing, Play, Scene
from rltankattack.ui.boards.pen import Edged
from rltankattack.ui.boards.stamps import Stamps
from rltankattack.ui.sheet import Sheet
from rltankattack.ui.theme import LIGHT
from tests.engine.labyrinth.mazes import OPEN, at
from tests.ui.drawings import (
    drawn,
    empty_states,
    filled_shapes,
    flattened,
    frame,
    outlines,
    outside,
    texts,
)
from tests.ui.scenes import random_match
from tests.ui.watched import EDGE

game = Labyrinth()
MIDDLE = at("26,9,-,43 8 24 t")


def painter_of(size=7, width=360, height=352):
    painter = LabyrinthPainter(Labyrinth(size))
    painter.lay_out(width, height)
    return painter


@pytest.fixture
def painter():
    return painter_of()


def test_only_shapes_are_filled_when_nothing_is_left_to_fetch(painter):
    only = at("- 0 24 m")

    assert empty_states(drawn(painter, only, only)) == []


def test_the_board_shows_the_supplies_by_number_and_both_players(painter):
    assert sorted(texts(drawn(painter, MIDDLE, MIDDLE))) == ["1", "2", "4", "M", "T"]


def letters(painter, *scene):
    """Where each player's letter is drawn."""
    actions = flattened(drawn(painter, *scene))
    return {a.text: (a.x, a.y) for a in actions if isinstance(a, FillText) and a.text in "TM"}


def test_a_step_glides(painter):
    after = game.play(MIDDLE, Step.UP)
    heights = [letters(painter, MIDDLE, after, time)["T"][1] for time in (0, 0.5, 1)]

    assert heights[0] - heights[1] == pytest.approx(painter.layout.tile / 2)
    assert heights[0] - heights[2] == pytest.approx(painter.layout.tile)


def test_a_supply_is_gone_when_theseus_has_come(painter):
    after = game.play(MIDDLE, Step.RIGHT)

    assert "2" in texts(drawn(painter, MIDDLE, after, 0.2))
    assert "2" not in texts(drawn(painter, MIDDLE, after, 1.0))


def test_a_supply_on_the_minotaurs_tile_is_still_seen(painter):
    shared = at("24,9 8 24 t")

    assert sorted(texts(drawn(painter, shared, shared))) == ["1", "2", "M", "T"]


@pytest.mark.parametrize(("text", "winner"), [("9 24 24 t", "M"), ("- 24 24 m", "T")])
def test_the_winner_stands_alone_in_the_middle_of_the_shared_tile(painter, text, winner):
    ended = at(text)
    places = letters(painter, ended, ended)
    (alone,) = places

    assert alone == winner
    assert places[alone] == pytest.approx(painter.layout.centre(24), abs=painter.layout.tile / 5)


def test_both_are_seen_until_the_last_step_is_made(painter):
    before = at("9 23 24 m")
    caught = game.play(before, Step.LEFT)

    assert set(letters(painter, before, caught, 0.9)) == {"T", "M"}
    assert set(letters(painter, before, caught, 1.0)) == {"M"}


class TestBumps:
    """Where one may run into walls."""

    bumping = Labyrinth(bump=True)
    corner = at("48 0 24 t")
    stayed = bumping.play(corner, Step.LEFT)

    @pytest.fixture
    def painter(self):
        painter = LabyrinthPainter(self.bumping)
        painter.lay_out(360, 352)
        return painter

    def test_who_bumps_leans_toward_the_wall_and_back(self, painter):
        across = [
            letters(painter, self.corner, self.stayed, time, Step.LEFT)["T"][0]
            for time in (0, 0.5, 1)
        ]

        assert across[1] < across[0] == pytest.approx(across[2])

    def test_the_tile_is_framed_once(self, painter):
        marked = drawn(painter, self.corner, self.stayed, last_move=Step.LEFT)
        hinted = drawn(painter, self.corner, self.corner, hint=Step.LEFT)

        assert outlines(marked, LIGHT.last) == 1
        assert outlines(hinted, LIGHT.hint) == 1

    @pytest.mark.parametrize("step", Step)
    def test_every_step_can_be_tapped(self, painter, step):
        scene = Scene(self.corner, self.corner, moves=tuple(Step))

        assert painter.tap(*painter.layout.toward(0, step, 0.6), scene) == Play(step)

    def test_it_is_told(self, painter):
        enemy = at("48 0 24 m", maze="0000000/0000000/0000000/0002000/" + OPEN[32:])

        assert painter.move_told(self.corner, Step.LEFT) == "Theseus ran into a wall and stays."
        assert painter.move_told(enemy, Step.UP) == "The Minotaur ran into a wall and stays."

    def test_the_rules_and_the_name_tell_of_it(self, painter):
        told = [page.told for page in painter.rules()]

        assert "You may run into a wall." in told
        assert "Nobody stays where they are." not in told
        assert painter.variant_name() == "7 × 7, bumps"


def test_the_number_of_supplies_has_a_name(painter):
    assert painter.amount_name() == "Supplies"


def entrance_is_open(painter, position, last_move=None):
    """Whether floor leads out of the board under tile 0."""
    bottom = painter.layout.grid.y(7)
    floor = filled_shapes(drawn(painter, position, position, last_move=last_move), LIGHT.floor)
    return any(isinstance(shape, Rect) and shape.y >= bottom for shape in floor)


def test_the_entrance_closes_behind_theseus(painter):
    start = game.seeded(1)

    assert entrance_is_open(painter, start)
    assert not entrance_is_open(painter, game.play(start, game.moves(start)[0]))


def test_the_entrance_stays_closed_when_all_are_back_on_their_first_tiles(painter):
    assert not entrance_is_open(painter, game.seeded(1), last_move=Step.LEFT)


def test_the_player_to_move_sees_three_tiles_along_each_open_way(painter):
    tinted = filled_shapes(drawn(painter, MIDDLE, MIDDLE, moves=tuple(Step)), LIGHT.sight)
    in_sight = {tile for step in Step for tile in seen(MIDDLE.maze, 8, step)}

    places = {painter.layout.tile_at(rect.x + 5, rect.y + 5) for rect in tinted}
    assert places == in_sight | {8}
    assert not filled_shapes(drawn(painter, MIDDLE, MIDDLE), LIGHT.sight)


def test_an_arrow_stands_for_every_step_that_may_be_played(painter):
    plain = drawn(painter, MIDDLE, MIDDLE)
    offered = drawn(painter, MIDDLE, MIDDLE, moves=(Step.UP, Step.LEFT))

    assert len(filled_shapes(plain, LIGHT.marker)) == 0
    arrows = filled_shapes(offered, LIGHT.marker)
    assert sum(isinstance(shape, MoveTo) for shape in arrows) == 2


def test_the_last_step_a_hint_and_the_cursor_are_framed(painter):
    after = game.play(MIDDLE, Step.UP)

    assert outlines(drawn(painter, MIDDLE, after, last_move=Step.UP), LIGHT.last) == 2
    assert outlines(drawn(painter, after, after, hint=Step.LEFT), LIGHT.hint) == 1
    assert outlines(drawn(painter, after, after, cursor=40), LIGHT.marker_ink) == 1
    assert not any(isinstance(action, Edged) for action in drawn(painter, after, after))


def tapped(painter, position, tile, **marks):
    return painter.tap(*painter.layout.centre(tile), Scene(position, position, **marks))


@pytest.mark.parametrize("size", [7, 15])
def test_a_tap_on_the_next_tile_is_the_step_there(size):
    painter, labyrinth = painter_of(size), Labyrinth(size)
    match, rng = Match(labyrinth, labyrinth.seeded(6)), Random(6)
    while match.outcome is None:
        position = match.position
        for step in match.legal_moves:
            there = position.maze.beside(position.tile(position.turn), step)
            assert tapped(painter, position, there) == Play(step)
        match.play(rng.choice(match.legal_moves))


def test_a_tap_farther_along_the_same_line_is_a_step_that_way(painter):
    assert tapped(painter, MIDDLE, 13) == Play(Step.RIGHT)
    assert tapped(painter, MIDDLE, 43) == Play(Step.UP)


@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        (17, "One step at a time."),
        (8, "You stand there already."),
        (7, "There is a wall."),
    ],
)
def test_any_other_tap_gets_a_polite_reason(painter, tile, reason):
    walled = at("26,9 8 24 t", maze="0000000/1000000" + OPEN[15:])

    assert tapped(painter, walled, tile) == Nothing(reason)


def test_a_tap_beside_the_board_means_nothing(painter):
    assert painter.tap(1, 1, Scene(MIDDLE, MIDDLE)) == Nothing("")
    assert painter.tap(
        *painter.layout.toward(7, Step.LEFT, 0.6), Scene(at("9 7 24 t"), at("9 7 24 t"))
    ) == Nothing("")


@pytest.mark.parametrize("position", [MIDDLE, at("26,9 8 24 m")])
def test_the_keyboard_begins_under_the_player_to_move(painter, position):
    scene = Scene(position, position)
    cell = painter.step(painter.first_cell(scene), 0, -1)

    assert painter.tap(*painter.centre(cell), scene) == Play(Step.UP)


def test_the_keyboard_begins_in_the_middle_and_stays_on_the_board(painter):
    assert painter.step(None, 1, 0) == 24
    assert painter.step(24, 0, -1) == 17
    assert painter.step(0, -1, 0) == 0
    assert painter.layout.tile_at(*painter.centre(0)) == 42


@pytest.mark.parametrize(
    ("text", "step", "told"),
    [
        ("26,9 8 24 t", Step.UP, "Theseus went up."),
        ("26,9 8 24 t", Step.LEFT, "Theseus went left."),
        ("26,9 8 24 t", Step.DOWN, "Theseus went down."),
        ("26,10 8 24 t", Step.RIGHT, "Theseus went right."),
        ("26,9 8 24 t", Step.RIGHT, "Theseus took supply 2."),
        ("26,10 8 9 t", Step.RIGHT, "Theseus ran into the Minotaur."),
        ("9 8 9 t", Step.RIGHT, "Theseus took supply 1."),
        ("26 8 24 m", Step.UP, "The Minotaur went up."),
        ("26 8 24 m", Step.RIGHT, "The Minotaur went right."),
        ("26 8 24 m", Step.DOWN, "The Minotaur went down."),
        ("26 8 24 m", Step.LEFT, "The Minotaur went left."),
        ("26 8 9 m", Step.LEFT, "The Minotaur caught Theseus."),
    ],
)
def test_what_a_player_did_is_told(painter, text, step, told):
    assert painter.move_told(at(text), step) == told


def test_the_steps_stand_in_one_row(painter):
    rows = painter.move_rows(MIDDLE, game.moves(MIDDLE))
    names = [[painter.move_in_words(MIDDLE, move) for move in row] for row in rows]

    assert names == [["Up", "Right", "Down", "Left"]]
    assert painter.move_rows(MIDDLE, ()) == []


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("26,9,-,43 8 24 t", "3 of 4 left · in sight: supply at 1"),
        ("26,-,-,- 8 10 t", "1 of 4 left · in sight: foe at 2"),
        ("26,-,-,- 8 24 m", "1 of 4 left · in sight: supply at 2"),
        ("26,9,-,- 8 10 t", "2 of 4 left · in sight: supply at 1, foe at 2"),
        ("48,-,-,- 8 24 t", "1 of 4 left · in sight: nothing"),
    ],
)
def test_the_note_tells_what_is_left_and_in_sight(painter, text, note):
    assert painter.note(at(text), ()) == note


def test_no_line_is_too_long(painter):
    match = random_match(game, 5)
    for position, step in zip(match.positions, match.moves, strict=False):
        assert len(painter.move_told(position, step)) <= 38
        assert len(painter.note(position, ())) <= 45


def test_a_new_game_begins_with_an_invitation(painter):
    assert painter.invitation(Scene(MIDDLE, MIDDLE)) == "Tap an arrow to step."


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (460, "value +0.46"),
        (-540, "value −0.54"),
        (-4, "value +0.00"),
        (100_000, "value +100.00"),
        (WIN, "Theseus wins"),
        (-WIN, "Minotaur wins"),
    ],
)
def test_values_are_told_as_in_the_report(painter, value, words):
    assert painter.value_in_words(value) == words


def test_a_position_in_words_is_enough_to_play(painter):
    walled = at("26,-,9 8 24 t", maze="0000000/1000000" + OPEN[15:])

    assert painter.position_in_words(walled) == (
        "7 by 7 tiles, counted from the bottom left. Theseus is in column 2, row 2. The Minotaur "
        "is in column 4, row 4. Supply 1 is in column 6, row 4. Supply 3 is in column 3, row 2. "
        "Theseus is to move. Free tiles before a wall: up 5, right 5, down 1, left 0. "
        "Steps around the walls: to the enemy 4, to the nearest supply 1."
    )


def test_a_finished_position_has_words_too(painter):
    assert painter.position_in_words(at("- 8 24 m")).endswith("Nothing is left to fetch.")


def test_the_words_say_whose_turn_it_is(painter):
    assert "The Minotaur is to move." in painter.position_in_words(at("9 8 24 m"))


def test_players_endings_boards_and_sizes_have_names(painter):
    assert [painter.player_name(player) for player in Player] == ["Theseus", "Minotaur"]
    assert painter.ending_in_words(Ending.SUPPLIES) == "All supplies are taken."
    assert painter.ending_in_words(Ending.CAUGHT) == "Theseus is caught."
    assert painter.start_name("board-1") == "Board 1"
    assert painter_of(9).variant_name() == "9 × 9"


def test_every_step_is_a_row_with_the_place_it_led_to_and_the_sums_follow(painter):
    match = Match(game, at("1,3,43 0 24 t"))
    for step in (Step.RIGHT, Step.DOWN, Step.RIGHT, Step.LEFT):
        match.play(step)
    rounds = painter.rounds(match)

    assert rounds.plies == Sheet(
        ("Round", "Player", "Die", "Row, column", "Taken", "Supply at", "Enemy at"),
        (
            ("1", "Theseus", "3 right", "1, 2", "1", "2", "–"),
            ("", "Minotaur", "5 down", "3, 4", "1", "2", "–"),
            ("2", "Theseus", "3 right", "1, 3", "1", "1", "–"),
            ("", "Minotaur", "7 left", "3, 3", "1", "–", "2"),
        ),
    )
    assert rounds.sums == Sheet(
        ("", "Up", "Right", "Down", "Left", "Taken"),
        (("Theseus", "0", "2", "0", "0", "1 of 3"), ("Minotaur", "0", "0", "1", "1", "–")),
    )


def test_a_bump_is_told_in_the_rounds_and_counted():
    bumping = Labyrinth(bump=True)
    match = Match(bumping, at("48 0 24 t"))
    match.play(Step.LEFT)
    rounds = LabyrinthPainter(bumping).rounds(match)

    assert rounds.plies.rows == (("1", "Theseus", "7 wall", "1, 1", "0", "–", "–"),)
    assert rounds.sums.headings == ("", "Up", "Right", "Down", "Left", "Walls", "Taken")
    assert rounds.sums.rows[0] == ("Theseus", "0", "0", "0", "1", "1", "0 of 1")


def edited(painter, position, tool, tile):
    return painter.edited(position, tool, *painter.layout.centre(tile))


def test_both_players_can_be_put_anywhere(painter):
    assert edited(painter, MIDDLE, THESEUS, 40).theseus == 40
    assert edited(painter, MIDDLE, MINOTAUR, 26).minotaur == 26


def test_theseus_is_not_put_on_a_supply_nor_a_supply_on_him(painter):
    assert edited(painter, MIDDLE, THESEUS, 26) == MIDDLE
    assert edited(painter, MIDDLE, SUPPLY, 8) == MIDDLE


def test_a_supply_is_lifted_and_put_elsewhere(painter):
    lifted = edited(painter, at("26,9 8 24 t"), SUPPLY, 26)

    assert lifted.supplies == (9,)
    assert edited(painter, lifted, SUPPLY, 40).supplies == (9, 40)
    assert edited(painter, at("26,9 8 24 t"), SUPPLY, 40).supplies == (26, 9, 40)


def test_what_has_been_lifted_does_not_count_as_taken(painter):
    match = Match(game, edited(painter, at("26,9,43 8 24 t"), SUPPLY, 26))
    match.play(Step.RIGHT)
    rounds = painter.rounds(match)

    assert rounds.plies.rows[0][4] == "1"
    assert rounds.sums.rows[0][-1] == "1 of 2"


def test_what_has_been_taken_is_put_back_before_there_is_more(painter):
    assert edited(painter, at("26,-,9 8 24 t"), SUPPLY, 40).supplies == (26, 40, 9)


def test_the_last_supply_cannot_be_lifted(painter):
    for last in (at("26 8 24 t"), at("-,26 8 24 t")):
        assert edited(painter, last, SUPPLY, 26) == last


def test_there_is_a_most_of_supplies(painter):
    full = at("1,2,3,4,5,6,7,10,11 8 24 t")

    assert edited(painter, full, SUPPLY, 40) == full


def test_a_tap_beside_the_board_edits_nothing(painter):
    assert painter.edited(MIDDLE, SUPPLY, 1, 1) == MIDDLE
    assert [key for key, _ in painter.tools()] == [THESEUS, MINOTAUR, SUPPLY]


@pytest.mark.parametrize("size", [7, 15])
def test_the_rules_have_pictures_that_are_true(size):
    painter = painter_of(size)
    pages = painter.rules()

    assert 5 <= len(pages) <= 8
    for page in pages:
        assert len(page.told) <= 38
        assert len(page.note) <= 45
        assert page.scene.hint in (None, *Labyrinth(size).moves(page.scene.new))
        assert outside(frame(painter, page.scene), 360, 352, EDGE) == []
    assert len({page.told for page in pages}) == len(pages)


def test_the_rules_say_that_it_is_the_computer_who_sees_little(painter):
    (page,) = (page for page in painter.rules() if "three tiles" in page.told)

    assert page.told == "The computer looks three tiles far."
    assert "Path Player" in page.note


def test_supplies_that_lie_on_the_same_tiles_are_one_picture(painter):
    """A phone makes a new picture only when a supply is taken or the Minotaur covers one."""
    match, rng = Match(game, game.seeded(2)), Random(2)
    keys = []

    class Noted(Stamps):
        def put_latest(self, slot, key, box, draw):
            if slot == "jars":
                keys.append(key)
            return super().put_latest(slot, key, box, draw)

    while match.outcome is None and match.plies < 40:
        match.play(rng.choice(match.legal_moves))
        painter.draw(Scene(*match.positions[-2:]), LIGHT, Noted(canvas=None))
    changes = sum(before != after for before, after in pairwise(keys))

    assert changes < len(keys) / 3
