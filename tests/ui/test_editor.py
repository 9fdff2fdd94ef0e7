import toga

from rltankattack.engine.tank import Position, Tank
from rltankattack.ui.screens.editor import EditorScreen


async def edit(hands, *steps):
    """Choose tools by their names and tap cells."""
    hands.press("Position")
    for step in steps:
        if isinstance(step, str):
            hands.press(step)
        else:
            hands.tap(step)


async def edit_text(hands, text):
    hands.press("Text")
    (box,) = hands.widgets(toga.MultilineTextInput)
    box.value = text
    hands.press("Take it")


async def test_taps_set_levels_and_boats(hands):
    await edit(hands, 3 * 12 + 5, 6 * 12 + 1, "Red", 4, "Green", 5 * 12 + 7, "Turn")

    assert str(hands.screen.position) == "0432312344 4 7 g"
    assert "Green to move" in hands.texts()


async def test_sky_and_ports_take_no_water(hands):
    await edit(hands, 0, 12 + 3, 3 * 12, 4 * 12 + 11)

    assert str(hands.screen.position) == "4432112344 0 11 r"


async def test_a_position_can_be_pasted_and_a_wrong_one_is_refused(hands):
    await edit(hands, "Text")
    (box,) = hands.widgets(toga.MultilineTextInput)
    box.value = "44321123449 0 11 r"
    hands.press("Take it")
    box, reason = hands.widgets(toga.MultilineTextInput)
    assert reason.value.startswith("This is no position of the game. (expected levels")

    box.value = " 4444114444 3 8 g "
    hands.press("Take it")
    assert hands.screen.position == Position.parse("4444114444 3 8 g")


async def test_a_finished_game_cannot_be_played(hands):
    await edit(hands, "Red", 12 + 11)
    (play,) = (b for b in hands.widgets(toga.Button) if b.text == "Play")

    assert not play.enabled
    assert "This game would be over." in hands.texts()


async def test_a_position_is_played_against_anybody_and_again(hands):
    await edit(hands, 3 * 12 + 5, "Play")
    hands.press("Forward Boat")
    assert {s.id for s in hands.widgets(toga.Selection)} == {"setup-colour", "setup-variant"}
    hands.press("Start")
    start = Position.parse("4432312344 0 11 r")
    assert hands.session.match.start == start
    hands.screen.resign()
    hands.press("Again")
    assert hands.session.match.start == start

    hands.app.go_back()
    hands.app.go_back()
    hands.app.go_back()
    assert hands.screen.position == start


async def test_a_game_from_a_set_up_position_begins_there_after_a_restart_too(hands, start_app):
    await edit(hands, 3 * 12 + 5, "Play")
    hands.press("Two players")
    hands.press("Start")
    again = await start_app()
    await again.continue_game()
    again.screen.again()

    assert again.session.match.start == Position.parse("4432312344 0 11 r")


async def test_a_text_of_another_size_brings_its_board(hands):
    await edit(hands, "Text")
    (box,) = hands.widgets(toga.MultilineTextInput)
    box.value = "433334 1 4\nr"
    hands.press("Take it")

    assert hands.screen.position == Position.parse("433334 1 4 r")
    hands.press("Play")
    hands.press("Two players")
    hands.press("Start")
    assert hands.session.match.game.columns == 6


async def test_a_text_that_fits_the_board_in_view_leaves_its_rules(hands):
    tank = Tank(rules="no-take-back")
    hands.app.go(EditorScreen(hands.app, tank, tank.parse("4432212344 0 11 g +5")))
    await edit_text(hands, "4432112344 0 11 r")
    hands.press("Play")
    hands.press("Two players")
    hands.press("Start")

    assert hands.session.match.game == tank


async def test_a_text_with_the_move_just_made_brings_the_rules_that_bar_its_undoing(hands):
    hands.app.go(EditorScreen(hands.app, Tank()))
    await edit_text(hands, "4432212344 0 11 g +5")
    hands.press("Play")
    hands.press("Two players")

    assert hands.session.match.position == Position.parse("4432212344 0 11 g +5")
    assert hands.session.match.game == Tank(rules="no-take-back")


async def test_what_is_set_up_by_taps_bars_no_move(hands):
    tank = Tank(rules="no-take-back")
    hands.app.go(EditorScreen(hands.app, tank, tank.parse("4432212344 0 11 g +5")))
    hands.tap(6 * 12 + 5)

    assert str(hands.screen.position) == "4432012344 0 11 g"
