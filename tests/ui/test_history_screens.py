import time
from random import Random

import pytest
import toga

from rltankattack.engine.games import GAMES
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.ui.screens.history import PAGE
from rltankattack.ui.screens.stepping import LONGEST_REMARK

tank = Tank()

RECORD_MOVES = [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RAISE_5]


def play_two_players(hands, moves=RECORD_MOVES):
    hands.app.go_home()
    hands.press("Two players")
    hands.choose("start", "Plain pyramid")
    hands.press("Start")
    for move in moves:
        hands.screen.play(move)
    hands.app.go_home()


def entries(hands):
    """The games that are listed, and how each went."""
    names = hands.buttons()[: -len(["Newer", "Older", "Back", "Import", "Statistics"])]
    went = [text for text in hands.texts() if " · " in text]
    return list(zip(names, went, strict=True))


async def test_games_are_listed_unfinished_ones_first(hands):
    hands.press("Crazy Boat")
    hands.press("Start")
    hands.screen.resign()
    play_two_players(hands)
    hands.press("History")
    (two, unfinished), (crazy, lost) = entries(hands)

    assert (two, crazy) == ("Two players", "Crazy Boat")
    assert unfinished.startswith("unfinished · 3 plies · ")
    assert lost.startswith("lost · 0 plies · ")


async def test_a_game_is_stepped_through(hands):
    play_two_players(hands)
    hands.press("History")
    await hands.open_game()
    assert "Red raised column 5." in hands.texts()
    hands.press("First")
    assert {"The beginning.", "Two players"} <= set(hands.texts())
    hands.press("Next")
    assert "Red sailed to column 1." in hands.texts()
    hands.press("Next")
    hands.press("Before")
    assert "Red sailed to column 1." in hands.texts()
    hands.press("Last")
    assert hands.screen.ply == 3
    for text in ("Next", "Last"):
        (button,) = (b for b in hands.widgets(toga.Button) if b.text == text)
        assert not button.enabled


async def test_what_an_agent_reported_is_shown_beside_its_move(hands):
    hands.press("MiniMax Boat")
    hands.choose("start", "Plain pyramid")
    hands.press("Start")
    hands.screen.play(Move.RED_RIGHT)
    await hands.until(lambda: hands.session.match.plies == 2)
    reported = hands.screen._telling.engine()
    hands.app.go_home()
    hands.press("History")
    await hands.open_game()

    assert reported.startswith("e=")
    assert reported in hands.texts()
    assert not hands.widgets(toga.MultilineTextInput)
    hands.press("Before")
    assert reported not in hands.texts()


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("Person", "Alpha-Beta Player 4", "depth 4 · you are 2 discs ahead"),
        ("Alpha-Beta Player 4", "Person", "depth 4 · you are 2 discs behind"),
        ("Person", "Person", "depth 4 · Black 2 discs ahead"),
    ],
)
async def test_a_report_is_told_to_the_person_and_by_what_it_counts(hands, first, second, told):
    reversi = next(game for game in GAMES if game.name == "reversi")
    match = Match(reversi, reversi.start(Random(1)))
    match.play(match.legal_moves[0])
    said = {1: ("e=2 depth=4 in=discs",)}
    hands.app.import_game(Record.of(match, first=first, second=second, comments=said))
    await hands.comes("ply")

    assert told in hands.texts()


async def test_what_is_said_in_an_imported_game_is_shown_at_its_ply(hands):
    comments = {
        0: ("e=7",),  # no move was made yet
        1: ("<b>well</b>", "hm"),
        2: ("e=-3 depth=4", "e=4"),
        3: ("e=-3000000000", "e=0 depth=4 id=2"),
    }
    match = Match(tank, tank.starts["plain"])
    for move in RECORD_MOVES:
        match.play(move)
    hands.app.import_game(Record.of(match, comments=comments))
    await hands.comes("ply")
    hands.press("First")
    (box,) = hands.widgets(toga.MultilineTextInput)
    shown = []
    for _ in range(4):
        shown.append((box.value, [text for text in hands.texts() if text.startswith("e=")]))
        hands.screen.step(1)

    assert shown == [
        ("e=7", []),
        ("<b>well</b>\nhm", []),
        ("e=4", ["e=-3 id=2 ok=true"]),
        ("e=-3000000000\ne=0 depth=4 id=2", []),
    ]


async def test_a_very_long_comment_is_cut_in_the_review(hands):
    said = " ".join(["word"] * 20_000)
    start = Match(tank, tank.starts["plain"])
    hands.app.import_game(Record.of(start, comments={0: (said,)}))
    await hands.comes("ply")
    (box,) = hands.widgets(toga.MultilineTextInput)

    assert len(box.value) == LONGEST_REMARK
    assert box.value.endswith("…")


async def test_playing_on_from_any_point_is_a_new_game(hands):
    play_two_players(hands)
    hands.press("History")
    await hands.open_game()
    hands.press("Before")
    hands.press("Play on from here")
    await hands.comes("session")
    assert hands.session.match.moves == tuple(RECORD_MOVES[:2])
    hands.screen.play(Move.LOWER_4)

    first, second = hands.saved.games()
    assert [record.record.moves for record in (first, second)] == [
        (*RECORD_MOVES[:2], Move.LOWER_4),
        tuple(RECORD_MOVES),
    ]


async def test_the_text_of_a_game_can_be_copied_and_pasted(hands):
    play_two_players(hands)
    hands.press("History")
    await hands.open_game()
    hands.press("Text")
    await hands.until(lambda: hands.screen.panel_is_open)
    (box,) = hands.widgets(toga.MultilineTextInput)
    text = box.value
    hands.press("Back")
    hands.press("Back")
    hands.press("Import")
    hands.screen.text.value = text
    hands.press("Import")
    await hands.until(lambda: hands.app.library.count() == 2)
    await hands.comes("ply")

    games = [saved.record.match() for saved in hands.saved.games()]
    assert games[0] == games[1]


async def test_a_text_that_is_no_game_is_refused_with_line_and_reason(hands):
    hands.press("History")
    hands.press("Import")
    hands.screen.text.value = "1. Nf3 Nf6\n"
    hands.press("Import")
    screen = hands.screen
    await hands.until(lambda: screen.reason.value.startswith("line "))

    assert "expected" in screen.reason.value
    assert hands.saved.count() == 0
    assert hands.screen is screen


async def test_a_text_that_is_too_large_is_not_shown_again(hands):
    hands.press("History")
    hands.press("Import")
    hands.screen.text.value = "x" * 2_000
    hands.app.update_settings(language="el")
    again = hands.screen.renewed()
    hands.app.update_settings(language="en")

    assert again.text.value == ""
    assert again.reason.value.startswith("γραμμή 1: αναμενόταν λέξη με το πολύ 1000 χαρακτήρες")
    assert hands.screen.renewed().text.value == ""
    hands.screen.text.value = "x y"
    assert hands.screen.renewed().text.value == "x y"


async def test_a_megabyte_does_not_freeze_the_window(hands):
    hands.press("History")
    hands.press("Import")
    screen = hands.screen
    screen.text.value = ("x" * 79 + "\n") * 12_000
    hands.press("Import")
    assert screen.reason.value == "Reading …"
    worst, before = 0.0, time.monotonic()

    def read():
        nonlocal worst, before
        now = time.monotonic()
        worst, before = max(worst, now - before), now
        return screen.reason.value != "Reading …"

    await hands.until(read)
    assert screen.reason.value.startswith("line ")
    assert worst < 0.5


async def test_a_game_is_deleted_after_a_yes(hands):
    play_two_players(hands)
    hands.press("History")
    await hands.open_game()
    for answer, left in ((False, 1), (True, 0)):
        hands.app.main_window._impl.dialog_responses["QuestionDialog"] = [answer]
        hands.press("Delete")
        await hands.until(lambda: not hands.app.dialogs.waiting)
        assert hands.saved.count() == left

    assert "No game has been played yet." in hands.texts()


async def test_many_games_are_listed_page_by_page(hands):
    for _ in range(PAGE + 3):
        play_two_players(hands, moves=[])
    hands.press("History")
    assert len(entries(hands)) == PAGE
    hands.press("Older")
    assert len(entries(hands)) == 3
    hands.press("Newer")
    assert len(entries(hands)) == PAGE


@pytest.mark.parametrize("resigns", [0, 1, 4])
async def test_statistics_count_the_games_against_agents(hands, resigns):
    for _ in range(resigns):
        hands.app.go_home()
        hands.press("Crazy Boat")
        hands.press("Start")
        hands.screen.resign()
    play_two_players(hands)
    hands.press("History")
    hands.press("Statistics")

    assert f"0 won, 0 drawn, {resigns} lost" in hands.texts()
    assert ("Crazy Boat" in hands.texts()) == (resigns > 0)
    canvas = hands.see()
    assert canvas.root_state.drawing_actions


async def test_an_imported_game_is_shown_without_being_read_again(hands, monkeypatch):
    play_two_players(hands)
    (saved,) = hands.saved.games()
    asked = []
    monkeypatch.setattr(hands.app.library, "game", asked.append)
    hands.app.import_game(saved.record)
    await hands.comes("ply")

    assert asked == []
    assert hands.screen.ply == len(RECORD_MOVES)
