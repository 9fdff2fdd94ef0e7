"""The screens know no game: all of them are found, set up, played and looked at alike."""

import time
from random import Random

import pytest
import toga

from rltankattack.engine.game import Player
from rltankattack.engine.games import GAMES
from rltankattack.engine.gomoku.scores import scores
from rltankattack.play.seat import PERSON
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.gomoku.heat import level
from rltankattack.ui.screens.game import ANSWER_SECONDS
from tests.effort import effort
from tests.points import points_for
from tests.ui.drawings import begun, texts

SIZE = (360, 352)
OTHERS = GAMES[1:]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_other_game = pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.name)


def name_of(game):
    return PAINTERS[game.name](game).name()


def enter(hands, game):
    """Go where a game begins."""
    hands.app.go_home()
    if game is not GAMES[0]:
        hands.press("More games")
        hands.press(name_of(game))


def start(hands, game, opponent=None):
    enter(hands, game)
    hands.press(game.agents[0].name if opponent is None else opponent)
    if "Start" in hands.buttons():
        hands.press("Start")


async def persons_turn(hands):
    await hands.until(lambda: hands.session.phase in (Phase.PERSON, Phase.OVER))


def tap_any(hands, rng):
    """Make a random move by taps."""
    tap_move(hands, rng.choice(hands.session.offered))


def tap_move(hands, move):
    """The taps that a person would make for a move."""
    screen = hands.screen
    (canvas,) = hands.widgets(toga.Canvas)
    for point in points_for(screen.painter, screen.scene(), move, SIZE):
        canvas.on_press(*point)


async def test_the_tank_is_at_home_and_the_others_are_one_tap_away(hands):
    hands.press("More games")

    assert hands.buttons() == [*map(name_of, OTHERS), "Back"]
    assert len(hands.widgets(toga.Canvas)) == len(OTHERS) == 4


async def test_a_small_picture_leads_to_its_game_too(hands):
    hands.press("More games")
    hands.widgets(toga.Canvas)[0].on_press(5, 5)

    assert name_of(OTHERS[0]) in hands.texts()


@every_other_game
async def test_back_leads_the_way_one_came(hands, game):
    enter(hands, game)
    assert name_of(game) in hands.texts()
    hands.app.go_back()
    assert "More games" in hands.texts()
    hands.app.go_back()

    assert "RLTankAttack" in hands.texts()


def give_up_a_long_game(hands):
    """In the quick run nobody plays on for ever."""
    if hands.session.match.plies > effort(40, long=10_000) and hands.session.can_resign:
        hands.screen.resign()


@every_game
async def test_a_whole_game_by_taps(hands, game):
    start(hands, game)
    hands.see()
    rng = Random(1)
    await persons_turn(hands)
    while hands.session.phase is not Phase.OVER:
        plies = hands.session.match.plies
        tap_any(hands, rng)
        assert hands.session.match.plies > plies
        await persons_turn(hands)
        give_up_a_long_game(hands)

    assert hands.session.match.outcome is not None
    assert "Again" in hands.buttons()
    saved = hands.saved.games()[0].record
    assert saved.match() == hands.session.match


@every_game
async def test_a_move_by_the_list(hands, game):
    start(hands, game)
    await persons_turn(hands)
    hands.press("Moves")
    listed = hands.buttons()[:-2]
    move = hands.session.offered[-1]
    words = hands.screen.painter.move_in_words(hands.session.match.position, move)
    if words in listed:
        hands.press(words)
    else:
        hands.press(listed[0])

    assert hands.session.match.plies >= 1


@every_game
async def test_the_list_holds_legal_moves_under_different_names(hands, game):
    rng = Random(2)
    start(hands, game, "Two players")
    for _ in range(12):
        scene = hands.screen.scene()
        painter = hands.screen.painter
        rows = painter.move_rows(scene.new, scene.moves)
        listed = [move for row in rows for move in row]
        names = [painter.move_in_words(scene.new, move) for move in listed]

        assert set(listed) <= set(scene.moves)
        assert len(set(names)) == len(listed) > 0
        hands.screen.play(rng.choice(scene.moves))
        if hands.session.phase is Phase.OVER:
            break


@every_game
async def test_the_computer_moves_for_the_person(hands, game):
    start(hands, game, "Two players")
    hands.press("Menu")
    hands.press("Let the computer move")
    assert hands.session.phase is Phase.AGENT
    hands.session.hurry()
    await hands.until(lambda: hands.session.match.plies == 1)

    assert hands.session.phase is Phase.PERSON


@every_game
async def test_a_hint_is_marked_and_told(hands, game):
    start(hands, game, "Two players")
    hands.see()
    hands.press("Hint")
    hands.session._hint.hurry()
    await hands.until(lambda: hands.screen.hint is not None)

    assert hands.screen.hint in hands.session.offered
    assert any(text.startswith("Hint: ") for text in hands.texts())


@every_game
async def test_undo_redo_and_history(hands, game):
    start(hands, game, "Two players")
    hands.screen.play(hands.session.offered[0])
    hands.press("Undo")
    assert hands.session.match.plies == 0
    hands.press("Redo")
    assert hands.session.match.plies == 1
    hands.app.go_home()
    hands.press("History")
    entry = hands.buttons()[0]
    assert (name_of(game) in entry) == (game is not GAMES[0])
    await hands.open_game(entry)
    assert f"ply 1 of {1}" in " ".join(hands.texts())
    hands.press("First")
    hands.press("Play on from here")
    await hands.comes("session")

    assert hands.session.match.plies == 0


@every_game
async def test_continue_tells_which_game(hands, game):
    start(hands, game, "Two players")
    hands.screen.play(hands.session.offered[0])
    hands.app.go_home()
    offer = hands.buttons()[0]
    assert offer.startswith("Continue")
    assert (name_of(game) in offer) == (game is not GAMES[0])
    await hands.continue_game()

    assert hands.session.match.plies == 1
    assert hands.session.match.game == game


@every_game
async def test_statistics_tell_which_game(hands, game):
    start(hands, game)
    await persons_turn(hands)
    hands.screen.resign()
    hands.app.go_home()
    hands.press("History")
    hands.press("Statistics")
    told = game.agents[0].name if game is GAMES[0] else f"{name_of(game)}: {game.agents[0].name}"

    assert told in hands.texts()


@every_game
async def test_the_rules_have_pictures(hands, game):
    enter(hands, game)
    hands.press("How to play")
    if game is GAMES[0]:
        hands.press("The rules, with pictures")
    pages = hands.screen.board.painter.rules()
    hands.see()
    for number in range(1, len(pages) + 1):
        assert f"The rules, {number} of {len(pages)}" in hands.texts()
        assert pages[number - 1].told in hands.texts()
        if number < len(pages):
            hands.press("Next")

    assert len(pages) >= 4


@every_game
async def test_a_position_is_set_up_and_played(hands, game):
    enter(hands, game)
    hands.press("Position")
    hands.see()
    for key, _name in hands.screen.painter.tools():
        hands.screen.tool = key
        for x in range(10, 350, 37):
            for y in range(10, 340, 37):
                hands.screen.tapped(x, y)
                position = hands.screen.position
                assert game.parse(game.text(position)) == position
    hands.press("Back")
    hands.press("Position")
    hands.press("Play")
    hands.press("Two players")
    if "Start" in hands.buttons():
        hands.press("Start")

    assert hands.session.match.start == next(iter(game.starts.values()))


@every_game
async def test_every_choice_before_a_game_can_be_made(hands, game):
    for kind in game.agents:
        enter(hands, game)
        hands.press(kind.name)
        for selection in hands.widgets(toga.Selection):
            selection.value = list(selection.items)[-1].value
        hands.press("Start")

        assert hands.session.seats[0].kind == kind
        assert hands.session.seats[0].strength == (kind.choices[-1] if kind.choices else None)
        assert hands.session.match.game == list(game.variants.values())[-1]


@pytest.mark.parametrize(
    "game", [game for game in OTHERS if game.seeds is not None], ids=lambda game: game.name
)
class TestBoardsFromSeeds:
    async def test_a_seed_chooses_the_board(self, hands, game):
        enter(hands, game)
        hands.press("Two players")
        (seed,) = hands.widgets(toga.TextInput)
        seed.value = "42"
        hands.press("Start")

        assert hands.session.match.start == game.seeded(42)

    @pytest.mark.parametrize("text", ["-1", "x", "1000000", "1.5", "²", "9" * 5000])
    async def test_what_is_no_seed_is_refused(self, hands, game, text):
        enter(hands, game)
        hands.press("Two players")
        (seed,) = hands.widgets(toga.TextInput)
        seed.value = text
        hands.app.main_window._impl.dialog_responses["ErrorDialog"] = [None]
        hands.press("Start")

        assert "Start" in hands.buttons()

    async def test_the_rounds_are_told_at_the_end(self, hands, game):
        start(hands, game)
        rng = Random(3)
        await persons_turn(hands)
        while hands.session.phase is not Phase.OVER:
            hands.screen.play(rng.choice(hands.session.offered))
            await persons_turn(hands)
        hands.press("Rounds")
        rounds = hands.screen.rounds()
        headings, *leaves, sums = hands.widgets(toga.Canvas)

        assert texts(headings.root_state.drawing_actions) == words_of(rounds.plies.headings)
        assert len(rounds.plies.rows) == hands.session.match.plies
        for row in rounds.sums.rows:
            shown = "\n".join(texts(sums.root_state.drawing_actions)).splitlines()
            assert set(row) <= {*shown, ""}
        told = {cell for row in rounds.plies.rows for cell in row}
        seen = {
            cell
            for leaf in leaves
            for text in texts(leaf.root_state.drawing_actions)
            for cell in text.splitlines()
        }
        assert set(rounds.plies.rows[0]) <= seen <= told | {""}
        hands.press("Back")
        assert hands.widgets(toga.Canvas) == [hands.screen.board.canvas]


def words_of(headings):
    """The words of each heading from the last one upward, as they are drawn."""
    return [word for heading in headings for word in reversed(heading.split())]


class TestBumps:
    """The labyrinth in which one may run into walls."""

    async def test_a_whole_game_by_taps(self, hands):
        await self.begin(hands)
        hands.see()
        rng = Random(1)
        while hands.session.phase is not Phase.OVER:
            plies = hands.session.match.plies
            tap_any(hands, rng)
            assert hands.session.match.plies > plies
            await persons_turn(hands)
            give_up_a_long_game(hands)

        assert hands.saved.games()[0].record.match() == hands.session.match

    async def test_the_list_of_moves_offers_the_walls(self, hands):
        await self.begin(hands)
        hands.press("Moves")

        assert hands.buttons()[:4] == ["Up", "Right", "Down", "Left"]

    async def test_a_position_may_be_played_with_bumps_or_without(self, hands):
        (game,) = (game for game in OTHERS if game.name == "labyrinth")
        enter(hands, game)
        hands.press("Position")
        hands.press("Play")
        hands.press("Two players")
        hands.choose("variant", "7 × 7, bumps")
        hands.press("Start")

        assert hands.session.match.game == game.variants["7x7-bump"]
        assert hands.session.match.start == game.starts["board-1"]

    async def begin(self, hands):
        (game,) = (game for game in OTHERS if game.name == "labyrinth")
        enter(hands, game)
        hands.press(game.agents[0].name)
        hands.choose("variant", "7 × 7, bumps")
        hands.press("Start")
        await persons_turn(hands)


async def test_as_many_supplies_as_were_chosen_lie_on_the_board_and_again(hands):
    (game,) = (game for game in OTHERS if game.name == "labyrinth")
    enter(hands, game)
    hands.press("Two players")
    (supplies,) = (s for s in hands.widgets(toga.Selection) if s.id == "setup-amount")
    assert [item.value for item in supplies.items] == [str(number) for number in range(1, 9)]
    assert supplies.value == "4"
    supplies.value = "7"
    hands.press("Start")
    assert len(hands.session.match.start.left) == 7

    hands.screen.play(hands.session.offered[0])
    hands.app.go_home()
    await hands.continue_game()
    hands.screen.resign()
    hands.press("Again")

    assert len(hands.session.match.start.left) == 7
    assert hands.session.match.plies == 0


async def test_a_rolling_person_taps_the_die(hands):
    (game,) = (game for game in OTHERS if game.name == "snakes")
    enter(hands, game)
    hands.press("Two players")
    hands.choose("dice", "Roll it")
    hands.press("Start")
    hands.see()
    (rolled,) = hands.session.offered
    hands.press("Moves")
    assert "Roll the die" in hands.buttons()
    assert "Let the computer move" not in hands.buttons()
    hands.press("Back")
    tap_move(hands, rolled)

    assert hands.session.match.moves == (rolled,)
    assert not next(b for b in hands.widgets(toga.Button) if b.text == "Hint").enabled


async def test_the_scores_are_shown_when_wanted(hands):
    (game,) = (game for game in OTHERS if game.name == "gomoku")
    start(hands, game, "Two players")
    hands.screen.play(112)
    plain = begun(hands.see().root_state.drawing_actions)
    hands.press("Menu")
    (switch,) = (s for s in hands.widgets(toga.Switch) if s.id == "menu-overlay")
    switch.value = True
    hands.press("Back to the game")
    shown = begun(hands.see().root_state.drawing_actions)  # on a screen made anew
    promising = [score for score in scores(hands.session.match.position).values() if level(score)]

    assert promising
    assert shown - plain >= len(promising)


async def test_a_pass_takes_one_tap(hands):
    (game,) = (game for game in OTHERS if game.name == "reversi")
    stuck = game.parse("XO" + "-" * 62 + " O")
    hands.app.start_game(Setup(game, (PERSON, PERSON), position=stuck))
    hands.see()
    passing = game.parse_move(stuck, "pass")
    assert hands.session.offered == (passing,)
    hands.tap(27)

    assert hands.session.match.moves == (passing,)
    assert any("pass" in text for text in hands.texts())


async def test_nothing_to_choose_begins_at_once(hands):
    (game,) = (game for game in OTHERS if game.name == "reversi")
    enter(hands, game)
    hands.press("Two players")

    assert hands.session.match.game == game


@every_game
async def test_the_person_s_side_is_told(hands, game):
    enter(hands, game)
    hands.press(game.agents[-1].name)
    side = PAINTERS[game.name](game).player_name(Player.SECOND)
    hands.choose("colour", side)
    hands.press("Start")

    assert any(text.startswith(f"{side} · ") for text in hands.texts())


@every_game
async def test_another_opponent_is_found_where_the_game_begins(hands, game):
    start(hands, game, "Two players")
    hands.press("Menu")
    hands.press("Another opponent")

    assert game.agents[0].name in hands.buttons()
    assert ("RLTankAttack" if game is GAMES[0] else name_of(game)) in hands.texts()


@every_game
async def test_a_draw_can_be_claimed_only_where_the_rules_know_it(hands, game):
    start(hands, game, "Two players")
    hands.press("Menu")

    assert ("Claim a draw" in hands.buttons()) == (game.claim_limit is not None)


@every_game
async def test_a_new_game_says_what_to_do(hands, game):
    start(hands, game, "Two players")
    told = hands.screen.painter.invitation(hands.screen.scene())

    assert told in hands.texts()
    assert (told == "A new game.") == (game is GAMES[0])


@every_game
async def test_a_move_by_keyboard(hands, game):
    start(hands, game, "Two players")
    hands.see()
    keys = hands.screen.keys()
    keys["act"]()
    assert hands.screen.board.cursor is not None
    rng = Random(4)
    for _ in range(2000):
        keys[rng.choice(("left", "right", "up", "down", "act", "act"))]()
        if hands.session.match.plies:
            return
    raise AssertionError("no move was made by keyboard")


async def test_a_review_tells_how_the_person_fared(hands):
    start(hands, OTHERS[0])
    await persons_turn(hands)
    hands.screen.resign()
    hands.app.go_home()
    hands.press("History")
    await hands.open_game()

    assert "You lose" in hands.texts()


async def test_an_answer_waits_until_the_move_before_it_was_seen(hands):
    hands.app.update_settings(motion="fast")
    start(hands, OTHERS[0])
    await persons_turn(hands)
    hands.screen.play(hands.session.offered[0])
    began = time.monotonic()
    await hands.until(lambda: hands.session.match.plies == 2)

    assert time.monotonic() - began >= ANSWER_SECONDS


@pytest.mark.parametrize(
    "game",
    [variant for game in GAMES for variant in game.variants.values()],
    ids=lambda game: f"{game.name}-{game.variant}",
)
def test_a_board_is_as_on_a_phone_until_its_canvas_is_known(game):
    fresh, known = PAINTERS[game.name](game), PAINTERS[game.name](game)
    known.lay_out(360, 352)

    assert [fresh.centre(cell) for cell in range(30)] == [known.centre(c) for c in range(30)]


def game_named(name):
    return next(game for game in GAMES if game.name == name)


async def test_the_time_limit_is_chosen_before_a_game_shown_saved_and_remembered(hands):
    game = game_named("reversi")
    enter(hands, game)
    hands.press("Alpha-Beta Player")
    hands.choose("strength", "3")
    hands.choose("limit", "20 s")
    hands.press("Start")

    assert "Black · depth 3 · 20 s" in hands.texts()
    assert hands.session.seats[1].seconds(5) == 20
    hands.app.go_home()
    await hands.continue_game()
    assert str(hands.session.seats[1]) == "Alpha-Beta Player 3, 20 s"
    enter(hands, game)
    hands.press("Alpha-Beta Player")
    hands.press("Start")
    assert str(hands.session.seats[1]) == "Alpha-Beta Player 3, 20 s"


async def test_of_two_agents_both_keep_to_the_time_limit(hands):
    enter(hands, game_named("reversi"))
    hands.press("Watch")
    hands.choose("limit", "no limit")
    hands.choose("agent-0", "Alpha-Beta Player 1")
    hands.press("Start")

    seats = ["Alpha-Beta Player 1, no limit", "Alpha-Beta Player 4, no limit"]
    assert [str(seat) for seat in hands.session.seats] == seats
    assert any("no limit" in text for text in hands.texts())


async def test_an_opponent_without_such_a_choice_is_offered_no_time_limit(hands):
    enter(hands, game_named("reversi"))
    hands.press("Expert Player")

    assert "setup-limit" not in [selection.id for selection in hands.widgets(toga.Selection)]


async def test_a_second_press_on_hint_asks_the_expert(hands):
    start(hands, game_named("reversi"), "Alpha-Beta Player")
    screen = hands.screen
    asked = []
    begin_hint = hands.session.begin_hint

    def listen(adviser):
        asked.append(str(adviser))
        return begin_hint(adviser)

    hands.session.begin_hint = listen
    for _ in range(3):
        screen.hint = None
        hands.press("Hint")
        await hands.until(lambda: screen.hint is not None)
        if len(asked) == 1:
            told = "By Alpha-Beta Player 4. Hint again: Expert Player 2"
            assert told in hands.texts()

    assert asked == ["Alpha-Beta Player 4", "Expert Player 2", "Alpha-Beta Player 4"]
    screen.play(screen.hint)
    await persons_turn(hands)
    hands.press("Hint")
    assert asked[-1] == "Alpha-Beta Player 4"


async def test_the_computer_that_moves_for_a_person_tells_its_depth_and_value(hands):
    enter(hands, game_named("reversi"))
    hands.press("Alpha-Beta Player")
    hands.choose("strength", "2")
    hands.press("Start")
    hands.screen.let_computer_move()
    await hands.until(lambda: hands.session.match.plies > 0)

    assert any(text.startswith("depth 2 · ") and "value" not in text for text in hands.texts())


async def test_the_score_of_a_crossing_is_told_after_the_first_tap_and_under_the_cursor(hands):
    start(hands, game_named("gomoku"), "Two players")
    hands.see()
    hands.tap(112)
    assert "H8, score 35: tap again." in hands.texts()
    hands.screen.keys()["left"]()
    assert "H8, score 35" in hands.texts()
    hands.screen.keys()["left"]()
    assert "G8, score 31" in hands.texts()
    hands.screen.play(112)
    hands.screen.keys()["right"]()
    assert "H8: Black" in hands.texts()


async def test_the_heuristic_player_tells_its_score(hands):
    start(hands, game_named("gomoku"), "Heuristic Player")
    hands.screen.play(112)
    await hands.until(lambda: hands.session.match.plies == 2)

    assert "score 44" in hands.texts()
