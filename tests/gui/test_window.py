"""The app in a real Qt window."""

import importlib
import pkgutil
import re
import struct

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.play.history import MOST_PLIES, MOST_TEXT
from rltankattack.ui import screens
from rltankattack.ui.keys import SHORTCUTS
from rltankattack.ui.screens.screen import Screen
from tests.effort import effort
from tests.gui.scenario import drive
from tests.gui.surroundings import FONTS, SIZES

THEMES = ("light", "dark")


@pytest.mark.parametrize("agent", ["Crazy Boat", "Forward Boat", "MiniMax Boat", "Captain Boat"])
def test_a_whole_game_against_each_agent_by_clicks(agent):
    played = drive("play", agent)

    assert played["plies"] >= 3
    assert played["saved"]
    assert played["reason"] in ("sunk", "port reached", "repetition", "both sunk", "resigned")


@pytest.mark.parametrize("game", [game.name for game in GAMES[1:]])
def test_a_whole_game_of_every_kind_by_clicks(game):
    played = drive("play_game", game)

    assert played["plies"] >= 3
    assert played["saved"]
    assert played["shown"] in ("You win", "You lose", "Draw")


def test_a_whole_game_by_the_list_of_moves():
    played = drive("play_by_list")

    assert played["plies"] >= 3
    assert played["saved"]


def test_real_clicks_and_drags_sail_and_nothing_happens_by_accident():
    played = drive("tap_and_drag")

    assert played == {
        "beside": ["R"],
        "higher": [],
        "above the enemy": ["+4"],
        "dragged beside": ["R"],
        "dragged far": [],
    }


def test_the_window_stays_alive_while_the_captain_thinks():
    measured = drive("latency")

    assert measured["thinking_ms"] > 1000
    assert measured["timer_worst_ms"] < 500
    assert measured["stop_ms"] < 500


LETTERS = [(font, language) for language in ("el", "en") for font in FONTS]
"""Greek words are the longer ones, so they come first."""


@pytest.mark.parametrize(("font", "language"), LETTERS[:: effort(3, long=1)])
def test_every_screen_fits_every_size_with_any_font(language, font):
    done = drive("fitting", language, font=font)

    assert done["font"] == font
    assert done["misfits"] == []
    assert sorted(map(tuple, done["seen"])) == sorted(
        (s, *z) for s in every_screen() for z in SIZES
    )


@pytest.mark.parametrize("language", ["en", "el"])
def test_every_ply_of_the_examples_fits_a_phone_with_its_remark(language):
    assert drive("examples_fitting", language)["wrong"] == []


def test_a_text_has_the_colours_of_the_page_in_the_dark():
    colours = drive("text_colours")

    assert colours["dark"]["ground"] == colours["dark"]["wanted"]
    assert colours["light"]["ground"] == colours["light"]["wanted"]
    assert colours["dark"]["ground"] != colours["light"]["ground"]


def every_screen():
    """The names of all screens that can be shown."""
    for module in pkgutil.iter_modules(screens.__path__, f"{screens.__name__}."):
        importlib.import_module(module.name)
    waiting, found = [Screen], set()
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        found |= {each.__name__ for each in below}
    return found - {"PanelScreen", "PlayingScreen", "SteppingScreen"}  # what others have in common


def test_pictures_have_the_size_in_their_names(tmp_path):
    done = drive("screenshots", str(tmp_path), "en", "game", "home")

    names = {f"{n}-{w}x{h}-{t}-en.png" for n in ("game", "home") for w, h in SIZES for t in THEMES}
    assert set(done["taken"]) == {each.name for each in tmp_path.iterdir()} == names
    for picture in tmp_path.iterdir():
        wanted = picture.stem.split("-")[1]
        size = struct.unpack(">II", picture.read_bytes()[16:24])
        assert f"{size[0]}x{size[1]}" == wanted, picture.name


def test_every_key_of_the_menu_does_what_the_menu_says():
    done = drive("keys")

    assert done["plies"] == [0, 1]
    assert done["pressed"] == list(SHORTCUTS)


def test_in_a_box_to_write_in_the_usual_keys_are_the_box_s_own():
    selected, cut, pasted, twice, undone = drive("keys_in_a_text")["said"]

    assert (selected, cut, pasted, twice, undone) == ("ab", "", "ab", "abab", "ab")


def test_names_from_elsewhere_are_shown_letter_by_letter_on_every_screen_and_in_dialogs():
    done = drive("plain_texts", "/picture.png")

    assert done["rich"] == []
    assert set(done["seen"]) == every_screen() | {"<h1>T&J</h1><img src='/picture.png'>"}
    (caption,) = done["captions"]
    assert caption.startswith("<h1>T&&J</h1>")


def test_long_names_from_elsewhere_fit_a_phone():
    assert drive("long_names")["misfits"] == []


@pytest.mark.parametrize("game", ["tank", "labyrinth"])
def test_a_game_as_long_as_may_be_never_freezes_the_window(game, tmp_path):
    file = tmp_path / "long.txt"
    file.write_text(str(longest(game)), encoding="utf-8")
    done = drive("long_import", str(file))

    assert 850_000 < file.stat().st_size < MOST_TEXT
    assert {name: ms for name, ms in done["worked"].items() if ms > 400} == {}
    assert {name: ms for name, ms in done["waited"].items() if ms > 2_000} == {}


def test_every_round_of_a_long_game_is_reached_by_scrolling():
    places = drive("long_rounds")["places"]

    assert len(places) == 12
    for place, there, furthest, first, last in places:
        assert there == place, "the window scrolled back"
        seen = place / furthest * 400
        assert first <= max(1, seen) <= last
        assert last - first < 40
    assert {last for place, _, furthest, _, last in places if place == furthest} == {400}


def longest(name):
    """A game of as many plies and letters as are read: back and forth, with much said about it."""
    game = next(each for each in GAMES if each.name == name).with_limits(None, None, None)
    match = Match(game, game.seeded(7) if game.seeds else game.starts["plain"])
    while match.plies < MOST_PLIES:
        match.play(next(move for move in match.legal_moves if goes_on(match, move)))
    said = " ".join(f"word{number}" for number in range(27))
    return Record.of(match, comments=dict.fromkeys(range(MOST_PLIES + 1), (said,)))


def goes_on(match, move):
    """Whether a move ends nothing, and leaves a move that ends nothing either."""
    game, after = match.game, match.game.play(match.position, move)
    return game.outcome(after) is None and any(
        game.outcome(game.play(after, reply)) is None for reply in game.moves(after)
    )


def test_a_text_that_a_window_cannot_lay_out_is_refused_before_it_is_in_the_box():
    done = drive("large_pastes")["done"]

    assert [length for length, _reason, _ms in done] == [0] * 8
    words = ("a word of at most", "at most 20000 lines", "a line of at most", "a text of at most")
    for (_length, reason, _ms), said in zip(done, words * 2, strict=True):
        assert said in reason
    assert max(ms for _length, _reason, ms in done) < 500


def test_in_greek_no_menu_and_no_button_of_a_dialog_speaks_english():
    done = drive("menus", "el")
    texts = [*done["menus"], *done["box"]]

    assert {"Έξοδος", "Βοήθεια", "Ναι", "Όχι", "Αντιγραφή"} <= set(texts)
    english = [text for text in texts if re.search("[A-Za-z]", text.replace("RLTankAttack", ""))]
    assert english == []
