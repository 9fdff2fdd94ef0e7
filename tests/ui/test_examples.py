import pytest
import toga

from rltankattack.play.examples import EXAMPLES
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.screens.examples import ExampleScreen
from rltankattack.ui.words import speak

NAMES = {"crazy": "Crazy Boat", "forward": "Forward Boat", "minimax": "MiniMax Boat 4"}


def remark(hands):
    (box,) = hands.widgets(toga.MultilineTextInput)
    assert box.readonly
    return box.value


def open_example(hands, key):
    hands.press("How to play")
    hands.press("Examples")
    hands.press(NAMES[key])


@pytest.mark.parametrize("key", NAMES)
async def test_an_example_is_stepped_through_from_its_beginning(hands, key):
    open_example(hands, key)
    plies, told = hands.screen._match.plies, []
    assert {"The beginning.", f"Thesis · ply 0 of {plies}"} <= set(hands.texts())
    for _ in range(plies):
        told.append(remark(hands))
        hands.press("Next")
    told.append(remark(hands))

    assert told[0]
    assert told[-1]
    said = PAINTERS["tank"](hands.screen._match.game).remarks(key)
    assert {ply: text for ply, text in enumerate(told) if text} == said


async def test_minimax_boat_s_values_are_shown_beside_its_moves(hands):
    open_example(hands, "minimax")
    shown = []
    for _ in range(hands.screen._match.plies):
        hands.press("Next")
        shown += [text for text in hands.texts() if text.startswith("e=")]

    assert [text.split(" ok")[0] for text in shown] == [
        *("e=-1 id=14", "e=0 id=2", "e=0 id=2", "e=0 id=2", "e=-999999 id=17", "e=-999999 id=18")
    ]


async def test_the_person_in_an_example_is_somebody_else(hands):
    open_example(hands, "crazy")
    hands.press("Last")

    assert "Red wins" in hands.texts()
    assert "Delete" not in hands.buttons()


async def test_an_example_is_no_saved_game_until_it_is_played_on(hands):
    open_example(hands, "minimax")
    hands.press("Last")
    (button,) = (b for b in hands.widgets(toga.Button) if b.text == "Play on from here")
    assert not button.enabled
    assert hands.saved.count() == 0
    for _ in range(2):
        hands.press("Before")
    hands.press("Play on from here")
    await hands.comes("session")

    (saved,) = hands.saved.games()
    assert len(saved.record.moves) == 10
    assert hands.session.person is not None
    assert str(hands.session.seats[1]) == "MiniMax Boat 4"
    assert saved.record.comments[2][0] == "e=-1 depth=4"


async def test_an_example_is_shown_again_at_the_same_ply_in_another_language(hands):
    open_example(hands, "crazy")
    for _ in range(27):
        hands.press("Next")
    english = remark(hands)
    hands.app.update_settings(language="el")
    again = hands.screen.renewed()

    assert again.ply == 27
    assert "9" in english
    assert again._remark.value not in ("", english)


async def test_the_text_of_an_example_has_its_values_and_its_remarks(hands):
    open_example(hands, "minimax")
    hands.press("Text")
    await hands.until(lambda: hands.screen.panel_is_open)
    text = remark(hands)

    assert "1. R -1 {e=-1 depth=4} {It lowers the column" in " ".join(text.split())


async def test_back_leads_from_an_example_to_the_list_and_to_how_to_play(hands):
    open_example(hands, "forward")
    hands.press("Back")
    assert "MiniMax Boat 4" in hands.buttons()
    hands.press("Back")
    assert "How to play" in hands.texts()


@pytest.mark.parametrize("language", ["en", "el"])
def test_every_remark_belongs_to_a_ply_and_is_short(language):
    speak(language)
    for name, examples in EXAMPLES.items():
        for example in examples:
            game = example.record({}).game
            remarks = PAINTERS[name](game).remarks(example.key)
            assert max(map(len, remarks.values())) <= 180
            assert example.record(remarks).comments  # refused at a ply that is not there
    speak("en")


async def test_a_wide_and_a_low_window_show_the_remark_too(hands):
    hands.app.go(ExampleScreen(hands.app, EXAMPLES["tank"][0]))
    heights = []
    for size in ((360, 640), (640, 360), (1280, 800)):
        hands.screen.resized(*size)
        assert remark(hands)
        heights.append(hands.screen._remark.style.height)

    assert heights[1] < heights[0] == heights[2]
