import datetime
import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, InvalidPosition, Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import LONGEST_NAME, Record, comments_text, parse_comments
from rltankattack.engine.tank import Move, Tank
from tests.strategies import matches

TEXT = """\
[Game "tank"]
[Rules "classic"]
[Start "4432022344 0 11 r"]
[First "Person"]
[Second "Crazy \\"Boat\\""]
[Date "2026-11-18"]
[Result "1-0"]
[Ending "resigned"]

{a fine start} 1. R L 2. R +7 {hm} {well} 3. R 1-0
"""


def test_a_record_is_written_as_the_manual_shows():
    tank = Tank()
    match = Match(tank, tank.starts["lake-3"])
    for text in ("R", "L", "R", "+7", "R"):
        match.play(tank.parse_move(match.position, text))
    match.resign(Player.SECOND)

    record = Record.of(
        match,
        first="Person",
        second='Crazy "Boat"',
        date=datetime.date(2026, 11, 18),
        comments={0: ("a fine start",), 4: ("hm", "well")},
    )

    assert str(record) == TEXT
    assert Record.parse(TEXT) == record
    assert record.match() == match


words = st.text(
    st.characters(codec="utf-8", exclude_characters="{}", exclude_categories=("Cc",)), max_size=30
).map(lambda text: " ".join(text.split()))
names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc",)), max_size=20)


@given(st.lists(words, max_size=4).map(tuple))
def test_comments_written_by_themselves_and_read_are_equal(comments):
    assert parse_comments(comments_text(comments)) == comments


@pytest.mark.parametrize(
    "text", ["{", "}", "{} ", "a", "{a", "a}", "{a}{b}", "{a}  {b}", "{{a}}", "{a\nb}", "{ a}"]
)
def test_what_are_no_comments_is_refused(text):
    with pytest.raises(ValueError, match="expected comments as"):
        parse_comments(text)


@given(matches(), names, names, st.none() | st.dates(), st.lists(words, max_size=3), st.data())
def test_a_record_written_and_read_is_equal(match, first, second, date, comments, data):
    ply = data.draw(st.integers(0, match.plies))
    about = {ply: tuple(comments)} if comments else {}
    record = Record.of(match, first=first, second=second, date=date, comments=about)

    again = Record.parse(str(record))

    assert again == record
    assert again.match() == match
    assert again.match().outcome == match.outcome


def test_other_limits_are_kept():
    tank = Tank(columns=6, claim_limit=None, repetition_limit=7, ply_limit=None)
    record = Record.of(Match(tank, tank.starts["plain"]))

    assert '[Limits "- 7 -"]' in str(record)
    assert Record.parse(str(record)).game == tank


def test_a_claimed_draw_is_kept():
    match = Match(Tank(), Tank().starts["plain"])
    for move in [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT] * 2:
        match.play(move)
    match.claim()

    assert Record.parse(str(Record.of(match))).match().outcome == Outcome(None, "claimed")


def test_numbers_blank_lines_and_the_closing_result_may_be_left_out():
    text = TEXT.replace("1. ", "").replace("2. ", "\n\n").replace("3. R 1-0", "R\r\n")

    assert Record.parse(text) == Record.parse(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "error", "reason"),
    [
        ('[Game "tank"]', "[Game tank]", InvalidPosition, "line 1: expected a header such as"),
        ('[Game "tank"]', "", InvalidPosition, "line 10: expected a header Game"),
        ('"tank"', '"chess"', InvalidPosition, "labyrinth, got 'chess'"),
        ('"classic"', '"soup"', InvalidPosition, "line 2: expected a variant of tank"),
        ("[First", "[Friend", InvalidPosition, "line 4: expected a header from"),
        ("[First", "[Game", InvalidPosition, "line 4: expected Game once, it stands at line 1"),
        ("0 11 r", "0 12 r", InvalidPosition, "line 3: expected green's column"),
        ("4432022344", "43211234", InvalidPosition, "line 3: expected"),
        ("2026-11-18", "2026-02-30", InvalidPosition, "line 6: expected a date"),
        ("2026-11-18", "20261118", InvalidPosition, "line 6: expected a date"),
        ("Person", "Per\tson", InvalidPosition, "line 4: expected printable characters"),
        ("[Date", '[Limits "5 3"]\n[Date', InvalidPosition, "line 6: expected three numbers"),
        ("[Date", '[Limits "0 - -"]\n[Date', InvalidPosition, "line 6: expected three numbers"),
        ('"1-0"', '"2-0"', InvalidPosition, "line 7: expected one of 1-0 0-1"),
        ('"1-0"', '"0-1"', InvalidPosition, "expected the result '0-1', got '1-0'"),
        ('"resigned"', '"sunk"', InvalidPosition, "line 7: expected the result that the moves"),
        ('"resigned"', '"claimed"', InvalidPosition, "line 7: expected the result that the moves"),
        ('[Ending "resigned"]', "", InvalidPosition, "line 7: expected a header Ending"),
        (" 1-0\n", " *\n", InvalidPosition, "line 10: expected the result '1-0', got '*'"),
        (" 1-0\n", " 1-0 R\n", InvalidPosition, "line 10: expected nothing after the result"),
        ("{hm}", "{h\ud800m}", InvalidPosition, "line 10: expected a comment of printable"),
        ("{hm}", "{hm", InvalidPosition, "line 10: expected each comment as {text}"),
        ("{hm}", "hm}", IllegalMove, "line 10: expected one of"),
        ("2. R", "3. R", IllegalMove, "line 10: expected 2., got '3.'"),
        ("1. R L", "1. R 1. L", IllegalMove, "line 10: expected a move, got '1.'"),
        ("+7", "+1", IllegalMove, "line 10: expected one of"),
        ("+7", "\n\n+1", IllegalMove, "line 12: expected one of"),
        ("{a fine start}", "{a\nfine\nstart} X", IllegalMove, "line 12: expected one of"),
    ],
)
def test_bad_input_is_refused_with_line_and_reason(old, new, error, reason):
    assert old in TEXT

    with pytest.raises(error) as caught:
        Record.parse(TEXT.replace(old, new, 1))

    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("result", "ending", "reason"),
    [
        ("2-0", "", "expected one of 1-0 0-1 1/2-1/2 * as Result"),
        ("*", '[Ending "sunk"]', "expected no ending while the result is '*'"),
        ("1/2-1/2", '[Ending "resigned"]', "expected the result that the moves lead to"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result, ending, reason):
    text = f"""[Game "tank"]
[Rules "classic"]
[Start "4432022344 0 11 r"]
[Result "{result}"]
{ending}
1. R"""
    with pytest.raises(InvalidPosition) as caught:
        Record.parse(text)

    assert reason in str(caught.value)


def test_moves_after_the_end_are_refused():
    text = """[Game "tank"]
[Rules "classic"]
[Start "4432022344 10 4 r"]
[Result "1-0"]
[Ending "port reached"]

1. R
L"""
    with pytest.raises(IllegalMove, match="line 8: expected no more moves"):
        Record.parse(text)


def test_an_empty_text_is_refused():
    with pytest.raises(InvalidPosition, match="line 2: expected a header Game"):
        Record.parse("")


def test_ten_thousand_plies_are_no_trouble():
    tank = Tank(claim_limit=None, repetition_limit=None, ply_limit=None)
    match = Match(tank, tank.starts["plain"])
    rng = Random(1)
    while match.plies < 10_000:
        water = [move for move in match.legal_moves if move.sailor is None]
        match.play(rng.choice(water))

    assert Record.parse(str(Record.of(match))).match() == match


@pytest.mark.parametrize("filler", ["{", "[", "(", " ", "\n", "R ", "{}", "2. ", '[Game "', "x"])
def test_a_megabyte_of_anything_is_answered_soon(filler):
    headers, moves = TEXT.split("\n\n")
    text = headers + "\n\n" + filler * (1_000_000 // len(filler)) + moves
    began = time.monotonic()

    with pytest.raises((InvalidPosition, IllegalMove)) as caught:
        Record.parse(text) if filler not in " \n{}" else Record.parse(text + " extra")

    assert "line" in str(caught.value)
    assert time.monotonic() - began < 20


def test_a_megabyte_of_comment_is_read():
    comment = "waves and wind " * 66_000
    record = Record.parse(TEXT.replace("a fine start", comment))

    assert len(record.comments[0][0]) > 980_000
    assert Record.parse(str(record)) == record


def test_a_hundred_thousand_plies_are_read_in_bearable_time():
    headers = """[Game "tank"]
[Rules "classic"]
[Limits "- - -"]
[Start "4432112344 0 11 r"]
[Result "*"]

"""
    began = time.monotonic()
    record = Record.parse(headers + "R L L R " * 25_000)

    assert len(record.moves) == 100_000
    assert time.monotonic() - began < 60


def test_a_reader_may_be_told_when_to_stop():
    played = len(Record.parse(TEXT).moves)

    assert Record.parse(TEXT, most_plies=played) == Record.parse(TEXT)
    with pytest.raises(IllegalMove, match="line 10: expected at most 4 plies, got 'R'"):
        Record.parse(TEXT, most_plies=played - 1)


def test_a_name_has_its_limits():
    longest = "α" * LONGEST_NAME
    assert Record.parse(TEXT.replace("Person", longest)).first == longest

    with pytest.raises(InvalidPosition, match="line 4: expected printable characters, 100 at most"):
        Record.parse(TEXT.replace("Person", longest + "α"))
    with pytest.raises(ValueError, match="expected printable characters, 100 at most"):
        Record(Tank(), Tank().starts["plain"], second=longest + "α")


def test_a_record_can_be_a_key():
    assert len({Record.parse(TEXT), Record.parse(TEXT)}) == 1


def test_what_could_not_be_read_back_is_not_recorded():
    tank = Tank()
    start = tank.starts["plain"]
    with pytest.raises(ValueError, match="printable"):
        Record(tank, start, first="a\nb")
    with pytest.raises(ValueError, match="there is none"):
        Record(tank, start, comments={0: ()})
    with pytest.raises(ValueError, match="braces"):
        Record(tank, start, comments={0: ("\ud800",)})
    with pytest.raises(ValueError, match="without a time"):
        Record(tank, start, date=datetime.datetime(2026, 11, 18, 12, tzinfo=datetime.UTC))
    with pytest.raises(ValueError, match="braces"):
        Record(tank, start, comments={0: ("a } b",)})
    with pytest.raises(ValueError, match="up to ply 0"):
        Record(tank, start, comments={1: ("late",)})
