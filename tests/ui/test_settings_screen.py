from datetime import UTC, datetime

import pytest
import toga
from toga.widgets.canvas import FillText

from rltankattack.play.settings import CHOICES
from rltankattack.ui.screens.settings import SettingsScreen
from rltankattack.ui.theme import Palette, theme_for
from rltankattack.ui.words import day, speak


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


async def choose(hands, setting, value):
    (widget,) = (w for w in hands.widgets(toga.Widget) if w.id == f"settings-{setting}")
    old = hands.screen
    widget.value = value
    await hands.until(lambda: hands.screen is not old)


def flattened(actions):
    for action in actions:
        yield action
        yield from flattened(getattr(action, "drawing_actions", []))


def numbers_on_the_board(hands):
    actions = flattened(hands.see().root_state.drawing_actions)
    return [a.text for a in actions if isinstance(a, FillText) and a.text.isdigit()]


async def test_the_language_changes_at_once_and_for_the_next_start(hands, start_app):
    hands.press("Settings")
    await choose(hands, "language", "Ελληνικά")
    assert "Ρυθμίσεις" in hands.texts()
    assert day(datetime(2026, 11, 18, tzinfo=UTC)) == "18 Νοε 2026"

    again = await start_app(language=None)
    assert "Ρυθμίσεις" in again.buttons()


@pytest.mark.parametrize(
    ("setting", "shown", "theme"),
    [
        ("theme", "Dark", theme_for(Palette.NORMAL, dark=True)),
        ("palette", "Colour-blind safe", theme_for(Palette.SAFE, dark=False)),
        ("palette", "High contrast", theme_for(Palette.CONTRAST, dark=False)),
    ],
)
async def test_colours_change_at_once_and_for_the_next_start(
    hands, start_app, setting, shown, theme
):
    hands.app.update_settings(theme="light")
    hands.press("Settings")
    await choose(hands, setting, shown)
    assert hands.app.theme == theme
    assert str(hands.screen.content.style.background_color) == str(
        toga.Box(background_color=theme.page).style.background_color
    )

    assert (await start_app()).app.theme == theme


async def test_light_is_light_on_a_dark_system_too(hands, monkeypatch):
    monkeypatch.setattr(type(hands.app), "dark_mode", True)
    assert hands.app.theme == theme_for(Palette.NORMAL, dark=True)
    hands.press("Settings")
    await choose(hands, "theme", "Light")

    assert hands.app.theme == theme_for(Palette.NORMAL, dark=False)


async def test_without_animation_a_move_is_there_at_once(hands):
    hands.press("Settings")
    await choose(hands, "motion", "Fast")
    hands.app.go_home()
    hands.press("Two players")
    hands.press("Start")
    hands.screen.play(hands.session.match.legal_moves[0])
    assert hands.screen._time < 1
    hands.press("Menu")
    hands.press("Settings")
    await choose(hands, "motion", "Off")
    hands.app.go_back()
    hands.screen.play(hands.session.match.legal_moves[0])

    assert hands.screen._time == 1


async def test_columns_can_go_without_numbers(hands):
    assert numbers_on_the_board(hands) == [str(column) for column in range(1, 11)]
    hands.press("Settings")
    await choose(hands, "column_numbers", False)
    hands.app.go_home()

    assert numbers_on_the_board(hands) == []


async def test_for_the_left_hand_the_side_and_the_strip_change_places(hands):
    def strip():
        return hands.buttons()[-5:]

    hands.press("Two players")
    hands.press("Start")
    assert strip() == ["Undo", "Redo", "Hint", "Moves", "Menu"]
    hands.press("Menu")
    hands.press("Settings")
    await choose(hands, "left_handed", True)
    hands.app.go_back()
    assert strip() == ["Menu", "Moves", "Hint", "Redo", "Undo"]

    hands.screen.resized(800, 500)
    assert hands.screen.table.content.children[-1] is hands.screen.board.canvas


async def test_a_game_goes_on_in_the_new_colours(hands):
    hands.press("Two players")
    hands.press("Start")
    hands.screen.play(hands.session.match.legal_moves[0])
    session = hands.session
    hands.press("Menu")
    hands.press("Settings")
    await choose(hands, "theme", "Dark")
    hands.app.go_back()

    assert hands.session is session
    assert "Undo" in hands.buttons()


async def test_deleting_everything_asks_first(hands):
    hands.press("Two players")
    hands.press("Start")
    hands.app.go_home()
    hands.app.update_settings(left_handed=True)
    for answer, left in ((False, 1), (True, 0)):
        hands.press("Settings")
        hands.app.main_window._impl.dialog_responses["QuestionDialog"] = [answer]
        hands.press("Delete all data")
        await hands.until(lambda: not hands.app.dialogs.waiting)
        assert hands.saved.count() == left
        hands.app.go_home()

    assert not hands.app.settings.left_handed


async def test_about_tells_where_the_game_comes_from(hands):
    hands.press("Settings")
    hands.press("About")
    (words,) = hands.widgets(toga.MultilineTextInput)

    for name in ("Gkezerlis", "Kesidis", "Kalles", "Open University of Cyprus", "MIT"):
        assert name in words.value
    assert hands.app.version in words.value


async def test_every_choice_of_every_setting_has_a_name(hands):
    hands.app.go(SettingsScreen(hands.app))
    for setting, choices in CHOICES.items():
        (selection,) = (s for s in hands.widgets(toga.Selection) if s.id == f"settings-{setting}")
        assert len({item.value for item in selection.items}) == len(choices)
    assert CHOICES["palette"] == tuple(Palette)
