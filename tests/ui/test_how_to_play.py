"""How to play: the rules and the lessons of every variant, and the limits that they tell."""

from random import Random

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.engine.tank import Move, Tank
from rltankattack.play.lessons import LESSONS
from rltankattack.play.seat import PERSON
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.screens.rules import RulesScreen
from tests.effort import effort
from tests.points import points_for

SIZE = (360, 352)
every_variant = pytest.mark.parametrize(
    "game",
    [variant for game in GAMES for variant in game.variants.values()],
    ids=lambda game: f"{game.name}-{game.variant}",
)


@every_variant
async def test_the_rules_of_every_variant_can_be_leafed_through(hands, game):
    hands.app.go(RulesScreen(hands.app, game))
    hands.see()
    board = hands.screen.board
    pages = board.painter.rules()
    for number, page in enumerate(pages, start=1):
        assert f"The rules, {number} of {len(pages)}" in hands.texts()
        assert {page.told, page.note} <= {*hands.texts(), ""}
        if game.name != "labyrinth":  # whose pictures show one size only
            assert game.parse(game.text(page.scene.new)) == page.scene.new
            assert page.scene.hint in (None, *game.moves(page.scene.new))
        if number < len(pages):
            hands.press("Next")


@pytest.mark.parametrize("game", GAMES[0].variants.values(), ids=lambda game: game.variant)
def test_the_tank_s_rules_leave_nothing_out(game):
    painter = PAINTERS[game.name](game)
    said = " ".join(f"{page.told} {page.note}" for page in painter.rules())

    for rule in (
        "levels 0 to 4",
        "nobody passes",
        "never climbs",
        "any column",
        "reaching the enemy's port",
        "leaving the enemy dry",
        "in one column",
        "If both sink there, it is a draw",
    ):
        assert rule in said


@every_variant
async def test_the_lessons_of_every_variant_answer_taps(hands, game):
    hands.app.start_game(Setup(game, (PERSON, PERSON)))
    hands.press("Menu")
    hands.press("How to play")
    rng = Random(2)
    for number, lesson in enumerate(LESSONS.get(game.name, ())):
        hands.press(next(text for text in hands.buttons() if f"{number + 1}. " in text))
        canvas = hands.see()
        assert hands.screen.painter.layout.columns == len(lesson.start.levels)
        for move in rng.sample(lesson.game.moves(lesson.start), effort(2, long=12)):
            screen = hands.screen
            for point in points_for(screen.painter, screen.scene(), move, SIZE):
                canvas.on_press(*point)
            assert screen.attempt.match.moves[0] == move
            screen.begin()
        hands.press("Back")


def test_how_many_columns_the_rules_tell_is_how_many_there_are():
    for columns in (6, 8, 10):
        first = PAINTERS["tank"](Tank(columns=columns)).rules()[0]
        assert first.told == f"Two boats, two ports, {columns} columns."
        assert len(first.scene.new.levels) == columns


LIMITS = {
    (3, 5, 400): (
        "A position 3 times: claim a draw.",
        "5 times, or after 400 plies, it is one.",
    ),
    (2, 7, 60): ("A position 2 times: claim a draw.", "7 times, or after 60 plies, it is one."),
    (2, None, 60): ("A position 2 times: claim a draw.", "After 60 plies it is a draw."),
    (None, 4, 60): ("A position 4 times is a draw.", "After 60 plies it is a draw."),
    (None, 4, None): ("A position 4 times is a draw.", ""),
    (None, None, 1): ("After 1 ply it is a draw.", ""),
    (None, None, None): None,
}


@pytest.mark.parametrize("limits", LIMITS, ids=str)
def test_the_rules_tell_the_game_s_own_limits(limits):
    pages = PAINTERS["tank"](Tank().with_limits(*limits)).rules()
    told = [(page.told, page.note) for page in pages if "draw" in page.told]

    assert told == ([] if LIMITS[limits] is None else [LIMITS[limits]])


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("classic", "There is a board without take-back."),
        ("no-take-back", "Nothing is undone at once."),
    ],
)
def test_the_rules_tell_what_may_not_be_undone_and_where(rules, told):
    pages = PAINTERS["tank"](Tank(rules)).rules()
    (note,) = (page.note for page in pages if page.told == told)

    assert note == "You may not undo the opponent's last change."


@pytest.mark.parametrize("name", ["snakes", "labyrinth"])
def test_the_rules_tell_after_how_many_rounds_a_game_ends(name):
    (game,) = (game for game in GAMES if game.name == name)

    def told(limit):
        rules = PAINTERS[name](game.with_limits(None, None, limit)).rules()
        return [page.told for page in rules if page.told.startswith("After")]

    assert f"After {game.ply_limit // 2} rounds" in told(game.ply_limit)[0]
    assert "After 4 rounds" in told(7)[0]
    assert "After 1 round " in told(1)[0]
    assert told(None) == []


async def test_an_ending_by_repetition_tells_how_often(hands):
    game = Tank().with_limits(None, 2, None)
    hands.app.start_game(Setup(game, (PERSON, PERSON), start="plain"))
    for move in (Move.RAISE_5, Move.RAISE_6, Move.LOWER_5, Move.LOWER_6):
        hands.screen.play(move)

    assert hands.session.phase is Phase.OVER
    assert "The position came up 2 times." in hands.texts()
