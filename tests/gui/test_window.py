"""The app in a real Qt window."""

import struct

import pytest

from rltankattack.engine.games import GAMES
from tests.gui.scenario import drive


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


def test_the_window_stays_alive_while_the_captain_thinks():
    measured = drive("latency")

    assert measured["thinking_ms"] > 1000
    assert measured["timer_worst_ms"] < 500
    assert measured["stop_ms"] < 500


@pytest.mark.parametrize("language", ["en", "el"])
def test_every_screen_fits_every_size(tmp_path, language):
    done = drive("screenshots", str(tmp_path), language)

    assert done["misfits"] == []
    assert done["taken"] == len(list(tmp_path.iterdir())) == 240
    for picture in tmp_path.iterdir():
        wanted = picture.stem.split("-")[1]
        size = struct.unpack(">II", picture.read_bytes()[16:24])
        assert f"{size[0]}x{size[1]}" == wanted, picture.name
