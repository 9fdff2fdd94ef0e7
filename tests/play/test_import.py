"""Games as texts: out of the app and in again, and texts that are none."""

import re
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import product
from random import Random

import pytest

from rltankattack.engine.game import IllegalMove, InvalidPosition, Player
from rltankattack.engine.match import Match, Verdict
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.engine.tank.position import SIZES
from rltankattack.play.history import (
    LONGEST_LINE,
    LONGEST_WORD,
    MOST_COMMENTS,
    MOST_LINES,
    MOST_PLIES,
    MOST_TEXT,
    export_text,
    parse_text,
)
from tests.effort import effort
from tests.play.shelf import Shelf

TEXT = """\
[Game "tank"]
[Rules "classic"]
[Start "4432022344 0 11 r"]
[First "Person"]
[Second "MiniMax Boat 4"]
[Date "2026-11-18"]
[Result "1-0"]
[Ending "resigned"]

{a fine start} 1. R L 2. R +7 {hm} 3. R 1-0
"""
ENDLESS = TEXT.replace("[Start", '[Limits "- - -"]\n[Start').replace("2022", "2112")
ENDLESS = ENDLESS.replace('"1-0"', '"*"').replace('[Ending "resigned"]\n', "")
ENDLESS = ENDLESS[: ENDLESS.index("{")]

ENDINGS = (None, "resigned", "claimed", "repetition", "position")
KINDS = tuple(product(SIZES, ("plain", "lake-1", "lake-2", "lake-3", "lake-4"), Player))
GAMES = effort(150, long=300)
MUTATED = effort(300, long=1_000)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite"


@pytest.fixture
def storage(path):
    with closing(Shelf.at(path)) as storage:
        yield storage


def dump(path):
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def play_on(match, plies, rng):
    """Random moves up to so many plies that end nothing before."""
    while match.outcome is None and match.plies < plies:
        match.play(rng.choice(match.legal_moves))
        if match.outcome is not None and match.plies < plies:
            match.undo()


def end(match, ending, rng):
    """Bring a game to such an end, where that is still possible."""
    if ending == "resigned":
        match.resign(rng.choice(list(Player)))
    column = max(range(2, match.game.columns), key=match.position.level)  # it stays above 0
    there, back = Move.lowering(column), Move.raising(column)
    while ending in ("claimed", "repetition") and match.outcome is None:
        if ending == "claimed" and match.can_claim:
            match.claim()
        else:
            match.play(back if match.position.level(column) % 2 else there)
    while ending == "position" and match.outcome is None:
        forward = Move.sail(match.to_move, match.to_move.sign)
        legal = match.legal_moves
        match.play(forward if forward in legal else rng.choice(legal))


def random_game(number):
    """A game of every size, lake, beginner, length and ending in turn."""
    rng = Random(number)
    columns, start, beginner = KINDS[number % len(KINDS)]
    tank = Tank(columns=columns)
    match = Match(tank, tank.begun_by(tank.starts[start], beginner))
    short = [rng.randrange(4, 40) for _ in range(5)]
    lengths = (0, 1, 2, 3, *short, rng.randrange(40, 399), 399, 400)
    play_on(match, lengths[number // 7 % len(lengths)], rng)
    if match.outcome is None:
        end(match, ENDINGS[number // 11 % len(ENDINGS)], rng)
    return match


def test_games_of_every_kind_go_out_and_come_in_equal(storage):
    reasons, lengths, kinds = set(), set(), set()
    for number in range(GAMES):
        match = random_game(number)
        record = Record.of(match, first="Person", second="Crazy Boat")
        saved = storage.game(storage.new_game(record))

        imported = storage.game(storage.import_text(export_text(saved)))

        again = imported.record.match()
        assert again == match
        assert again.positions == match.positions
        assert again.outcome == match.outcome
        (listed,) = storage.summaries(1)
        assert (listed.id, listed.variant) == (imported.id, match.game.variant)
        assert (listed.finished, listed.plies) == (match.outcome is not None, match.plies)
        for game in (saved, imported):
            storage.delete_game(game.id)
        reasons.add(None if match.outcome is None else match.outcome.reason)
        lengths.add(match.plies)
        kinds.add((match.game.columns, match.start))

    assert reasons >= {None, *Verdict, "port reached", "sunk"}
    assert lengths >= {0, 1, 2, 3, 400}
    assert len(lengths) > GAMES // 5
    assert len(kinds) == len(KINDS)


def mutated(text, rng):
    """The text with a few characters changed, removed, added, doubled or moved."""
    pieces = (
        *'0123456789 rgLR+-.[]{}"\\*/\n\r\t',
        "α",
        "\ud800",
        "\0",
        "5.",
        "1-0",
        "[Date",
        "{x}",
    )
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.randrange(12))
        piece = "".join(rng.choices(pieces, k=rng.randrange(3)))
        other = rng.randrange(len(text) + 1)
        text = rng.choice(
            (
                text[:at] + piece + text[at:],
                text[:at] + piece + text[to:],
                text[:at] + text[at:to] * 2 + text[to:],
                text[:other] + text[at:to] + text[other:],
                text[:at] + text[to:],
            )
        )
    return text


def said_by(text):
    """What a text says, read in the simplest way: its headers, words and comments."""
    head, _, body = re.match(r"((\s*\[.*\]\s*(\n|$))*)(?s:(.*))", text).group(1, 2, 4)
    unquoted = {"\\\\": "\\", '\\"': '"'}
    headers = {
        name: re.sub(r"\\.", lambda escape: unquoted[escape[0]], value)
        for name, value in re.findall(r'\[(\w+) "(.*)"\]', head)
    }
    comments = [" ".join(comment.split()) for comment in re.findall(r"\{([^}]*)\}", body)]
    words = re.sub(r"\{[^}]*\}", " ", body).split()
    results = ("1-0", "0-1", "1/2-1/2", "*")
    moves = [word for word in words if not re.fullmatch(r"\d+\.", word) and word not in results]
    return headers, moves, comments


def says(record, text):
    """Whether a record says what a text says."""
    headers, moves, comments = said_by(text)
    match = record.match()
    steps = zip(match.positions[:-1], match.moves, strict=True)
    played = [record.game.move_text(*step) for step in steps]
    return (
        (record.game.name, record.game.variant) == (headers["Game"], headers["Rules"])
        and record.game.text(record.start) == headers["Start"]
        and record.first == headers.get("First", "")
        and record.second == headers.get("Second", "")
        and ("" if record.date is None else str(record.date)) == headers.get("Date", "")
        and ("" if record.outcome is None else record.outcome.reason) == headers.get("Ending", "")
        and played == moves
        and [said for ply in sorted(record.comments) for said in record.comments[ply]] == comments
    )


def test_mutated_texts_are_refused_with_a_reason_or_read_as_they_say(storage, path):
    rng = Random(1)
    texts = [TEXT, *(str(Record.of(random_game(n), first="A", second="B")) for n in (33, 45, 67))]
    refused, taken = [], 0
    storage.import_text(TEXT)
    before = dump(path)
    for number in range(MUTATED):
        text = mutated(texts[number % len(texts)], rng)
        try:
            game = storage.import_text(text)
        except (IllegalMove, InvalidPosition) as error:
            refused.append(str(error))
            assert dump(path) == before
        else:
            record = storage.game(game).record
            assert says(record, text)
            assert parse_text(str(record)) == record
            taken += 1
            storage.delete_game(game)
            before = dump(path)

    assert all(re.match(r"line [1-9]\d*: expected .+", reason) for reason in refused)
    assert len(refused) + taken == MUTATED
    assert min(len(refused), taken) > MUTATED // 33


def test_an_imported_game_is_one_like_the_others(storage):
    number = storage.import_text(TEXT)

    assert storage.game(number).record == Record.parse(TEXT)
    (summary,) = storage.summaries(30)
    assert (summary.id, summary.first, summary.second) == (number, "Person", "MiniMax Boat 4")
    assert (summary.winner, summary.reason, summary.plies) == (Player.FIRST, "resigned", 5)


def test_the_slow_part_can_be_done_in_another_thread(storage):
    with ThreadPoolExecutor(1) as worker:
        record = worker.submit(parse_text, TEXT).result()

    assert storage.game(storage.new_game(record)).record == record


def test_a_text_that_is_too_long_is_refused_before_it_is_read(storage, path, monkeypatch):
    blank = " " * 99 + "\n"
    longest = (
        TEXT + blank * ((MOST_TEXT - len(TEXT)) // 100) + " " * ((MOST_TEXT - len(TEXT)) % 100)
    )
    assert parse_text(longest) == Record.parse(TEXT)
    before = dump(path)
    monkeypatch.setattr(Record, "parse", None)

    with pytest.raises(InvalidPosition, match=": expected a text of at most 1000000 char"):
        storage.import_text(longest + " ")
    assert dump(path) == before


def test_a_game_that_is_too_long_is_refused(storage):
    assert len(parse_text(ENDLESS + "R L L R " * (MOST_PLIES // 4)).moves) == MOST_PLIES

    with pytest.raises(IllegalMove, match="line 10: expected at most 5000 plies, got 'R'"):
        storage.import_text(ENDLESS + "R L L R " * (MOST_PLIES // 4) + "R")


def test_a_game_with_too_many_comments_is_refused_at_the_first_one_too_many(storage):
    assert len(parse_text(ENDLESS + "{a}\n" * MOST_COMMENTS).comments[0]) == MOST_COMMENTS

    with pytest.raises(InvalidPosition, match="line 10010: expected at most 10000 comments, got"):
        storage.import_text(ENDLESS + "{a}\n" * (MOST_COMMENTS + 1))


@pytest.mark.parametrize(
    ("tail", "reason"),
    [
        ("\n" * MOST_LINES, "line 20001: expected at most 20000 lines, got 200"),
        (
            "{" + "x" * LONGEST_WORD + "}",
            "line 10: expected a word of at most 1000 char",
        ),
        ("{" + "x " * LONGEST_LINE + "}", "line 10: expected a line of at most 50000 characters"),
    ],
)
def test_a_text_that_no_window_could_lay_out_is_refused_before_it_is_read(
    tail, reason, monkeypatch
):
    monkeypatch.setattr(Record, "parse", None)
    with pytest.raises(InvalidPosition, match=reason):
        parse_text(ENDLESS + tail)


def test_the_longest_words_and_lines_that_are_read_stay_readable(storage):
    said = "{" + " ".join(["x" * (LONGEST_WORD - 2)] * 49) + "}"
    number = storage.import_text(ENDLESS + said)

    exported = export_text(storage.game(number))
    assert parse_text(exported).comments == parse_text(ENDLESS + said).comments


@pytest.mark.parametrize(
    "text",
    [
        ENDLESS + "R L L R " * 120_000,
        ENDLESS + "{}" * 490_000,
        ENDLESS + "1. " * 330_000,
        TEXT.replace("Person", "a" * 990_000),
        TEXT.replace("Person", '\\"' * 490_000),
        TEXT.replace("2022", "2" * 990_000),
        "[" * MOST_TEXT,
        "\n" * MOST_TEXT,
        "x" * MOST_TEXT,
    ],
    ids=["moves", "{}", "1.", "name", "quotes", "start", "[", "lines", "x"],
)
def test_a_megabyte_is_answered_soon_and_what_is_taken_can_be_read_again(storage, text):
    assert 950_000 < len(text) <= MOST_TEXT
    record, refused = None, "line"
    began = time.monotonic()
    try:
        record = parse_text(text)
    except (IllegalMove, InvalidPosition) as error:
        refused = str(error)
    assert refused.startswith("line")
    assert time.monotonic() - began < 20

    if record is not None:
        assert storage.game(storage.new_game(record)).record == record
