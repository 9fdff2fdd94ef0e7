import threading
import time

from rltankattack.play.rest import PATIENCE, Rest


def test_without_a_drawing_nobody_waits():
    began = time.monotonic()
    for _ in range(1000):
        Rest().wait()
    assert time.monotonic() - began < 1


def test_a_thinker_waits_until_the_picture_is_drawn():
    rest, went_on = Rest(), threading.Event()
    with rest:
        assert rest.wanted
        threading.Thread(target=lambda: (rest.wait(), went_on.set())).start()
        assert not went_on.wait(PATIENCE * 3)  # whoever holds it need not hurry
    assert went_on.wait(5)
    assert not rest.wanted


def test_a_picture_that_never_comes_does_not_stop_the_thinker():
    rest = Rest()
    rest.ask()
    began = time.monotonic()
    rest.wait()
    assert time.monotonic() - began >= PATIENCE * 0.9
    assert not rest.wanted


def test_an_error_while_drawing_ends_the_rest():
    rest = Rest()
    try:
        with rest:
            raise ZeroDivisionError
    except ZeroDivisionError:
        assert not rest.wanted


def test_rest_within_rest_ends_with_the_outer_one():
    rest = Rest()
    with rest:
        with rest:
            pass
        assert rest.wanted
    assert not rest.wanted
