"""Dialogs come one after the other."""

import asyncio
import gc
import weakref

import pytest
import toga


class Desk:
    """Shows dialogs and answers them when it is told to."""

    def __init__(self):
        self.open, self.seen = [], []

    def answer(self, answer=None):
        self.open.pop(0).set_result(answer)


@pytest.fixture
def desk(monkeypatch):
    desk = Desk()

    async def show(window, dialog):
        desk.seen.append(str(dialog))
        desk.open.append(asyncio.get_running_loop().create_future())
        return await desk.open[-1]

    monkeypatch.setattr(toga.Window, "dialog", show)
    for name in ("ErrorDialog", "QuestionDialog"):
        monkeypatch.setattr(toga, name, lambda title, message: f"{title}: {message}")
    return desk


async def test_two_dialogs_at_once_come_one_after_the_other_and_both_are_answered(hands, desk):
    agreed = []
    hands.app.ask("First", "one?", lambda: agreed.append("one"))
    hands.app.tell("Second", "two")
    hands.app.ask("Third", "three?", lambda: agreed.append("three"))
    for number, answer in enumerate((True, None, True), start=1):
        await hands.until(lambda number=number: len(desk.seen) == number)
        await asyncio.sleep(0.02)
        assert len(desk.open) == 1
        desk.answer(answer)
    await hands.until(lambda: not hands.app.dialogs.waiting)

    assert desk.seen == ["First: one?", "Second: two", "Third: three?"]
    assert agreed == ["one", "three"]


async def test_a_no_does_nothing(hands, desk):
    agreed = []
    hands.app.ask("First", "one?", lambda: agreed.append("one"))
    await hands.until(lambda: desk.open)
    desk.answer(False)
    await hands.until(lambda: not hands.app.dialogs.waiting)

    assert agreed == []


async def test_a_waiting_dialog_outlives_whoever_asked(hands, desk):
    class Asker:
        def agree(self):
            agreed.append(True)

    agreed, asker = [], Asker()
    hands.app.tell("First", "one")
    hands.app.ask("Second", "two?", asker.agree)
    kept = weakref.ref(asker)
    del asker
    await hands.until(lambda: desk.open)
    gc.collect()
    assert kept() is not None
    desk.answer()
    await hands.until(lambda: desk.open)
    desk.answer(True)
    await hands.until(lambda: agreed)
    await hands.until(lambda: not hands.app.dialogs.waiting)
    gc.collect()
    assert kept() is None


async def test_what_still_waits_to_be_read_is_not_told_twice(hands, desk):
    for _ in range(3):
        hands.app.tell("First", "one")
    await hands.until(lambda: desk.open)
    hands.app.tell("First", "one")
    desk.answer()
    await hands.until(lambda: not hands.app.dialogs.waiting)
    assert desk.seen == ["First: one"]

    hands.app.tell("First", "one")
    await hands.until(lambda: desk.open)
    assert len(desk.seen) == 2


async def test_a_dialog_that_fails_is_logged_and_lets_the_next_one_through(
    hands, monkeypatch, caplog
):
    shown = []

    async def show(window, dialog):
        shown.append(str(dialog))
        if len(shown) == 1:
            raise RuntimeError("no screen")

    monkeypatch.setattr(toga.Window, "dialog", show)
    hands.app.tell("First", "one")
    hands.app.tell("Second", "two")
    await hands.until(lambda: not hands.app.dialogs.waiting)

    assert len(shown) == 2
    assert "no screen" in caplog.text
