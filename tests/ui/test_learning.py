import toga

from rltankattack.play.lessons import LESSONS
from tests.play.test_lessons import MISTAKES, SOLUTIONS
from tests.taps import taps_for


def tap_move(hands, move):
    match = hands.screen.attempt.match
    for cell in taps_for(match.game, match.position, move):
        hands.tap(cell)


async def test_the_first_start_offers_the_lessons_once(start_app):
    hands = await start_app(language=None)
    hands.app.update_settings(language="en")
    hands.app.go_home()
    hands.app.update_settings(lessons_offered=False)
    hands.app.go_home()
    assert hands.buttons()[0] == "New here? Learn it in five steps"
    hands.press("New here? Learn it in five steps")
    assert "How to play" in hands.texts()
    hands.press("Back")
    assert hands.buttons()[0] == "Crazy Boat"

    assert (await start_app()).buttons()[0] == "Crazy Boat"


async def test_all_lessons_one_after_the_other(hands):
    hands.press("How to play")
    hands.press("1. Sail")
    for number, lesson in enumerate(LESSONS["tank"], start=1):
        assert f"Lesson {number} of 5" in hands.texts()
        for move in SOLUTIONS[lesson.key]:
            tap_move(hands, move)
        assert {"Well done!", "✓"} <= set(hands.texts())
        hands.press("Next")

    assert "✓ 5. Enter the port" in hands.buttons()
    assert hands.app.settings.lessons_solved == sorted(SOLUTIONS)


async def test_a_failed_lesson_can_be_tried_again(hands):
    hands.press("How to play")
    for number, lesson in enumerate(LESSONS["tank"]):
        hands.press(next(b for b in hands.buttons() if b.startswith(f"{number + 1}. ")))
        for move in MISTAKES[lesson.key]:
            tap_move(hands, move)
        assert {"Not quite. Try again.", "✗"} <= set(hands.texts())
        hands.press("Again")
        assert hands.screen.attempt.match.plies == 0
        hands.press("Back")

    assert hands.app.settings.lessons_solved == []


async def test_a_lesson_by_the_list_of_moves(hands):
    hands.press("How to play")
    hands.press("4. Sink the enemy")
    hands.press("Moves")
    assert hands.app.screen.back()
    hands.press("Moves")
    hands.press("Lower column 6")

    assert "Well done!" in hands.texts()


async def test_a_tap_that_means_nothing_is_answered(hands):
    hands.press("How to play")
    hands.press("1. Sail")
    hands.tap(3)

    assert "That is the sky." in hands.texts()


async def test_the_rules_are_pages_with_pictures(hands):
    hands.press("How to play")
    hands.press("The rules, with pictures")
    seen = []
    while True:
        seen.append(hands.texts()[3])
        (following,) = (b for b in hands.widgets(toga.Button) if b.text == "Next")
        if not following.enabled:
            break
        hands.press("Next")

    assert len(set(seen)) == len(seen) == 12
    assert any("Panama" in text for text in seen)
    hands.press("Before")
    assert hands.texts()[3] == seen[-2]
