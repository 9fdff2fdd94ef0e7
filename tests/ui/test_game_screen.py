import asyncio
from random import Random

import pytest
import toga
from toga.widgets.canvas import BaseState

from rltankattack.engine.agent import AgentKind, Choice
from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.boards.tank.hands import BOAT, boat_cells
from tests.effort import effort
from tests.ui.leaving import has_left

tank = Tank()


async def start(hands, opponent="Forward Boat", **choices):
    hands.press(opponent)
    for key, value in choices.items():
        hands.choose(key, value)
    hands.press("Start")
    await hands.until(lambda: hands.session.phase is not Phase.AGENT)


async def persons_turn(hands):
    await hands.until(lambda: hands.session.phase in (Phase.PERSON, Phase.OVER))


async def test_a_new_game_says_whose_turn_it_is(hands):
    await start(hands, start="Plain pyramid")

    assert hands.texts()[:3] == ["Forward Boat", "Red · move 1", "Your turn"]
    assert "A new game." in hands.texts()


async def test_tapping_water_plays_and_the_agent_answers(hands):
    await start(hands, start="Plain pyramid")
    hands.tap(2 * 12 + 5)  # the empty cell above column 5
    await persons_turn(hands)

    assert hands.session.match.moves == (Move.RAISE_5, Move.GREEN_LEFT)
    assert "Green sailed to column 10." in hands.texts()


async def test_tapping_the_boat_and_a_marker_sails(hands):
    await start(hands, start="Plain pyramid")
    hands.tap(boat_cells(hands.session.match.position, 0)[0])
    assert hands.screen.selection == BOAT
    hands.tap(2 * 12 + 1)
    await persons_turn(hands)

    assert hands.session.match.moves[0] == Move.RED_RIGHT
    assert hands.screen.selection is None


async def test_a_tap_that_means_nothing_is_answered_politely(hands):
    await start(hands)
    for cell, line in ((3, "That is the sky."), (6 * 12 + 3, "That is the sea bed.")):
        hands.tap(cell)
        assert line in hands.texts()
    assert hands.session.match.plies == 0


async def test_a_tap_while_the_agent_thinks_changes_nothing(hands):
    await start(hands, "Two players")
    hands.session.seats = (PERSON, Seat.taken_by(tank.agents[0]))
    hands.session.play(Move.RED_RIGHT)
    hands.tap(2 * 12 + 5)

    assert hands.session.match.plies == 1
    assert "Thinking …" in hands.texts()


async def test_undo_and_redo(hands):
    await start(hands, start="Plain pyramid")
    hands.tap(2 * 12 + 5)
    await persons_turn(hands)
    hands.press("Undo")
    assert hands.session.match.plies == 0
    hands.press("Redo")
    assert hands.session.match.plies == 2


async def test_a_hint_shows_a_good_move(hands):
    await start(hands)
    hands.press("Hint")
    await hands.until(lambda: hands.screen.hint is not None)

    assert hands.screen.hint in hands.session.match.legal_moves
    assert any(text.startswith("Hint: ") for text in hands.texts())


async def test_the_list_of_moves_has_all_of_them_and_the_position_in_words(hands):
    await start(hands, start="Plain pyramid")
    hands.press("Moves")

    assert hands.buttons() == [
        "Sail right to column 1",
        *(f"Raise column {column}" for column in range(3, 9)),
        *(f"Lower column {column}" for column in range(1, 11)),
        "Back",
        "Let the computer move",
    ]
    (words,) = hands.widgets(toga.MultilineTextInput)
    assert words.value.startswith("Water levels from left to right: 4, 4, 3")
    hands.press("Raise column 5")
    assert hands.session.match.moves[0] == Move.RAISE_5
    assert "Undo" in hands.buttons()


async def test_the_list_of_moves_may_be_left(hands):
    await start(hands)
    hands.press("Moves")
    hands.press("Back")

    assert "Undo" in hands.buttons()
    assert hands.session.match.plies == 0


LANGUAGES = [
    ("en", "Start", "Moves", "Water levels from left to right", "You win"),
    ("el", "Έναρξη", "Κινήσεις", "Στάθμες του νερού από αριστερά", "Κέρδισες"),
]


@pytest.mark.parametrize(("language", "begin", "moves", "levels", "won"), LANGUAGES)
async def test_a_whole_game_by_widgets_alone_with_the_words_read_back(
    hands, language, begin, moves, levels, won
):
    hands.app.update_settings(language=language)
    hands.app.go_home()
    hands.press("Crazy Boat")
    hands.press(begin)
    captain = tank.agents[-1].agent()
    while hands.session.phase is not Phase.OVER:
        match, painter = hands.session.match, hands.screen.painter
        move = captain.choose(match, rng=Random(1)).move
        hands.press(moves)
        (words,) = hands.widgets(toga.MultilineTextInput)
        assert words.value.startswith(levels)
        assert words.value == painter.position_in_words(match.position)
        hands.press(painter.move_in_words(match.position, move))
        await persons_turn(hands)
        assert painter.move_told(match.positions[-2], match.moves[-1]) in hands.texts()

    assert won in hands.texts()
    (saved,) = hands.saved.games()
    assert saved.record.match() == hands.session.match
    hands.app.update_settings(language="en")


@pytest.mark.parametrize("opponent", ["Crazy Boat", "Forward Boat", "MiniMax Boat", "Captain Boat"])
async def test_every_agent_can_be_played_to_the_end(hands, opponent):
    await start(hands, opponent)
    captain = tank.agents[-1].agent()
    while hands.session.phase is not Phase.OVER:
        hands.screen.play(captain.choose(hands.session.match, rng=Random(1)).move)
        if hands.session.match.plies > 60 and hands.session.can_resign:
            hands.screen.resign()
        await persons_turn(hands)

    assert {"Again", "Swap sides", "Home"} <= set(hands.buttons())


async def test_minimax_boat_s_message(hands):
    await start(hands, "MiniMax Boat", start="Plain pyramid")
    hands.tap(2 * 12 + 5)
    await persons_turn(hands)
    choice = hands.session.last_choice

    assert f"e={choice.value} id={choice.move:d} ok=true" in hands.texts()
    hands.press("Menu")
    (switch,) = (s for s in hands.widgets(toga.Switch) if s.id == "menu-engine_line")
    switch.value = False
    hands.press("Back to the game")
    assert not any(text.startswith("e=") for text in hands.texts())
    assert hands.saved.setting("engine_line") is False


async def test_the_message_of_a_move_that_the_game_refused_says_so(hands):
    class Wrong:
        name = "Wrong Boat"

        def choose(self, match, *, rng, deadline=None, stop=None):
            return Choice(Move.GREEN_RIGHT, value=5)

    wrong = Seat(AgentKind("Wrong Boat", Wrong))
    hands.app.start_game(Setup(Tank(), (PERSON, wrong), start="plain"))
    hands.screen.play(Move.RED_RIGHT)
    await hands.until(lambda: hands.session.failure is not None)
    hands.press("Make this move for it")
    engine = hands.screen.table.engine.text

    assert engine == "e=5 id=3 ok=false"


async def test_a_barred_change_of_water_is_refused_with_the_reason(hands):
    tank = Tank(rules="no-take-back")
    hands.app.start_game(Setup(tank, (PERSON, PERSON), start="plain"))
    hands.screen.play(Move.RAISE_5)
    assert "Column 5 may not be lowered now." in hands.texts()
    hands.tap(5 * 12 + 5)

    assert hands.session.match.plies == 1
    assert "What was just done to the water stays." in hands.texts()
    hands.press("Moves")
    assert "Lower column 5" not in hands.buttons()
    assert "Raise column 5" in hands.buttons()
    (words,) = hands.widgets(toga.MultilineTextInput)
    assert words.value.endswith("Green is to move. Column 5 may not be lowered now.")


async def test_resigning_and_what_follows(hands):
    await start(hands, "Crazy Boat", start="Plain pyramid")
    hands.press("Menu")
    hands.press("Resign")
    assert {"You lose", "The game was given up."} <= set(hands.texts())

    hands.press("Swap sides")
    assert hands.session.person is Player.SECOND
    await persons_turn(hands)
    hands.press("Menu")
    hands.press("Resign")
    hands.press("Again")
    assert hands.session.person is Player.SECOND
    hands.press("Menu")
    hands.press("Home")
    assert "Exit" in hands.buttons()


async def test_a_resignation_can_be_undone(hands):
    await start(hands)
    hands.tap(2 * 12 + 5)
    await persons_turn(hands)
    hands.screen.resign()
    hands.press("Undo")

    assert hands.session.phase is Phase.PERSON
    assert "Hint" in hands.buttons()


async def test_claiming_a_draw(hands):
    await start(hands, "Two players", start="Plain pyramid")
    for move in [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT] * 2:
        hands.screen.play(move)
    assert "You may claim a draw (Menu)." in hands.texts()
    hands.press("Menu")
    hands.press("Claim a draw")

    assert {"Draw", "A draw was claimed."} <= set(hands.texts())


async def test_watching_pausing_and_going_on(hands):
    hands.press("Watch")
    hands.choose("agent-0", "Crazy Boat")
    hands.choose("agent-1", "Crazy Boat")
    hands.press("Start")
    await hands.until(lambda: hands.session.match.plies >= 2)
    hands.press("Pause")
    assert "Paused" in hands.texts()
    plies = hands.session.match.plies
    hands.press("Go on")
    await hands.until(lambda: hands.session.match.plies > plies)


async def test_the_open_menu_follows_the_game(hands):
    await start(hands, "Two players", start="Plain pyramid")
    hands.session.seats = (PERSON, Seat.taken_by(tank.agents[1]))
    hands.screen.play(Move.RED_RIGHT)
    hands.press("Menu")
    await persons_turn(hands)
    assert "Back to the game" in hands.buttons()

    hands.press("Back to the game")
    hands.app.start_game(hands.screen._setup.changed(start="plain"))
    session = hands.session
    session.match = Match(tank, tank.parse("4432112344 3 1 g"))
    session.seats = (PERSON, Seat.taken_by(tank.agents[1]))
    hands.press("Menu")
    hands.screen._think_on()
    await hands.until(lambda: session.phase is Phase.OVER)
    assert "You lose" in hands.texts()
    assert "Again" in hands.buttons()


async def test_stop_makes_a_long_thought_answer(hands):
    await start(hands, "MiniMax Boat", strength="8")
    hands.screen.play(hands.session.match.legal_moves[0])
    if hands.session.phase is Phase.AGENT:
        hands.screen.stop_or_go_on()
    await persons_turn(hands)

    assert hands.session.match.plies == 2


async def test_leaving_while_the_agent_thinks_keeps_the_game_as_it_was(hands):
    await start(hands, "MiniMax Boat", strength="8")
    hands.screen.play(hands.session.match.legal_moves[0])
    old = hands.session
    hands.app.go_home()

    (saved,) = hands.saved.unfinished()
    assert len(saved.record.moves) == old.match.plies == 1
    await hands.continue_game()
    await persons_turn(hands)
    assert hands.session.match.plies == 2
    assert old.match.plies == 1


async def test_a_game_goes_on_after_a_restart_with_its_history(hands, start_app):
    await start(hands, "MiniMax Boat", strength="2")
    for _ in range(3):
        hands.screen.play(hands.session.match.legal_moves[-1])
        await persons_turn(hands)
    before = hands.session.match.copy()

    again = await start_app()
    await again.continue_game()
    assert again.session.match == before
    assert str(again.session.seats[1]) == "MiniMax Boat 2"
    for _ in range(3):
        again.press("Undo")
    assert again.session.match.plies == 0


async def test_a_saved_game_against_somebody_unknown_goes_on_between_persons(hands):
    await start(hands, "Two players")
    record = Record.of(hands.session.match, first="Person", second="Sea Monster 9")
    hands.saved.new_game(record)
    hands.app.go_home()
    await hands.continue_game()

    assert all(seat.is_person for seat in hands.session.seats)


async def test_a_tap_beside_the_board_leaves_the_words_alone(hands):
    await start(hands)
    before = hands.texts()
    hands.screen.tapped(-5, -5)

    assert hands.texts() == before


async def test_a_move_is_animated_and_the_last_frame_is_the_new_position(hands):
    hands.app.update_settings(motion="normal")
    await start(hands, "Two players", start="Plain pyramid")
    hands.see()
    frames = []
    draw = hands.screen.painter.draw
    hands.screen.painter.draw = lambda scene, *rest: frames.append(scene.time) or draw(scene, *rest)
    hands.screen.play(Move.RAISE_5)
    await hands.until(lambda: frames and frames[-1] == 1)

    assert frames == sorted(frames)
    assert len(frames) > 3


async def test_the_canvas_is_drawn(hands):
    await start(hands)
    canvas = hands.see()
    (frame,) = canvas.root_state.drawing_actions

    assert len([a for a in frame.drawing_actions if isinstance(a, BaseState)]) > 15


async def test_nothing_is_drawn_again_without_a_change(hands):
    await start(hands)
    canvas = hands.see()
    (frame,) = canvas.root_state.drawing_actions
    hands.screen.refresh()
    hands.screen.draw()
    assert canvas.root_state.drawing_actions == [frame]

    hands.tap(boat_cells(hands.session.match.position, 0)[0])
    assert canvas.root_state.drawing_actions != [frame]


async def test_back_closes_a_panel_then_leads_to_the_setup_then_home_then_out(hands):
    await start(hands, "MiniMax Boat", strength="2")
    hands.press("Menu")
    hands.app.go_back()
    assert "Undo" in hands.buttons()

    hands.app.go_back()
    assert hands.buttons() == ["Back", "Start"]
    (strength,) = (s for s in hands.widgets(toga.Selection) if s.id == "setup-strength")
    assert strength.value == "2"

    hands.app.go_back()
    assert "Exit" in hands.buttons()
    hands.app.go_back()
    await hands.until(lambda: has_left(hands.app))


async def test_a_new_game_takes_the_place_of_the_one_before(hands):
    await start(hands, "Two players")
    hands.screen.again()
    hands.screen.swap_sides()
    hands.app.go_back()

    assert hands.buttons() == ["Back", "Start"]


async def test_out_of_sight_nobody_thinks_and_in_sight_they_go_on(hands):
    await start(hands, "MiniMax Boat", strength="2")
    hands.screen.play(hands.session.match.legal_moves[0])
    hands.app.main_window.on_hide()
    assert not hands.session.thinking
    await asyncio.sleep(0.1)
    assert hands.session.match.plies == 1

    hands.app.main_window.on_show()
    await persons_turn(hands)
    assert hands.session.match.plies == 2


async def test_a_game_that_the_system_put_away_is_on_the_table_at_the_next_start(hands, start_app):
    await start(hands, "MiniMax Boat", strength="2")
    hands.screen.play(hands.session.match.legal_moves[-1])
    await persons_turn(hands)
    hands.app.main_window.on_hide()
    before = hands.session.match.copy()

    again = await start_app()
    await again.until(lambda: hasattr(again.screen, "session"))
    assert again.session.match == before

    assert "Exit" in (await start_app()).buttons()  # it was not put away this time


async def test_paused_agents_stay_paused_when_the_system_puts_them_away(hands, start_app):
    hands.press("Watch")
    hands.press("Start")
    hands.press("Pause")
    hands.app.main_window.on_hide()

    again = await start_app()
    await again.until(lambda: hasattr(again.screen, "session"))
    assert again.session.phase is Phase.PAUSED


ACTIONS = ("tap", "Undo", "Redo", "Hint", "Moves", "Menu", "Back", "home", "wait", "new")


@pytest.mark.parametrize("seed", range(effort(4, long=10)))
async def test_any_order_of_taps_and_buttons_keeps_the_game_and_its_record_in_step(hands, seed):
    rng = Random(seed)
    for _ in range(effort(12, long=50)):
        hands.app.go_home()
        await start_any(hands, rng)
        for _ in range(8):
            await act(hands, rng)
        if hasattr(hands.screen, "session"):
            check_saved(hands)


async def start_any(hands, rng):
    hands.press(rng.choice(["Crazy Boat", "MiniMax Boat", "Two players"]))
    hands.press("Start")


async def act(hands, rng):
    if not hasattr(hands.screen, "session"):
        return
    action = rng.choice(ACTIONS)
    enabled = {button.text for button in hands.widgets(toga.Button) if button.enabled}
    if action == "tap" and hands.widgets(toga.Canvas):
        hands.tap(rng.randrange(84))
    elif action == "wait":
        await persons_turn(hands)
    elif action == "home":
        hands.app.go_home()
    elif action == "new":
        hands.screen.again()
    elif action in enabled:
        hands.press(action)


def check_saved(hands):
    match = hands.session.match
    assert any(game.record.match() == match for game in hands.saved.games())
