import datetime
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Move, Tank
from rltankattack.play.history import (
    can_continue,
    carried_on,
    continued_from,
    export_text,
    parse_text,
)
from tests.play.shelf import Shelf
from tests.strategies import matches

tank = Tank()
CIRCLE = [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT]


def played(*moves, start="plain"):
    match = Match(tank, tank.starts[start])
    for move in moves:
        match.play(move)
    return match


def record_of(match, **about):
    return Record.of(match, first="Person", second="Captain Boat 3", **about)


def test_a_game_goes_on_from_any_point_with_the_same_seats():
    said = {0: ("hm",), 2: ("well",), 3: ("oh",)}
    record = record_of(played(*CIRCLE), comments=said, date=datetime.date(2026, 11, 18))

    again = continued_from(record, 2)

    assert again.match() == played(*CIRCLE[:2])
    assert (again.first, again.second) == ("Person", "Captain Boat 3")
    assert again.outcome is None
    assert again.comments == {0: ("hm",), 2: ("well",)}
    assert again.date is None


@given(matches(), st.data())
def test_a_continued_game_has_the_history_of_the_old_one(match, data):
    record = record_of(match)
    plies = data.draw(st.integers(0, match.plies))
    if not can_continue(record, plies):
        with pytest.raises(IllegalMove, match="expected a position to play on from"):
            continued_from(record, plies)
        return

    again = continued_from(record, plies)

    assert again.moves == match.moves[:plies]
    assert again.match().positions == match.positions[: plies + 1]
    assert again.match().legal_moves
    assert Record.parse(str(again)) == again


def test_a_game_that_was_given_up_or_claimed_can_go_on_at_its_end():
    resigned, claimed = played(*CIRCLE), played(*CIRCLE, *CIRCLE)
    resigned.resign(Player.FIRST)
    claimed.claim()

    for match in (resigned, claimed):
        assert continued_from(record_of(match), match.plies).outcome is None


def test_a_game_that_the_rules_have_ended_goes_on_before_its_end_alone():
    repeated = record_of(played(*CIRCLE * 4))
    assert repeated.outcome is not None

    assert not can_continue(repeated, 16)
    assert continued_from(repeated, 15).match().legal_moves


@pytest.mark.parametrize("plies", [-1, 5])
def test_no_game_begins_at_a_ply_that_never_was(plies):
    with pytest.raises(ValueError, match=f"expected from 0 to 4 plies, got {plies}"):
        continued_from(record_of(played(*CIRCLE)), plies)


def on(record, match):
    return carried_on(record, match.moves, match.outcome)


def test_a_game_carried_on_keeps_what_is_said_until_the_two_part():
    day = datetime.date(2026, 11, 18)
    old = record_of(played(*CIRCLE), date=day, comments={1: ("one",), 3: ("three",), 4: ("four",)})

    longer = on(old, played(*CIRCLE, Move.RED_RIGHT))
    assert longer.comments == old.comments
    assert (longer.first, longer.second, longer.date) == (old.first, old.second, day)
    assert len(longer.moves) == 5

    other = on(old, played(*CIRCLE[:2], Move.RAISE_5, Move.LOWER_5))
    assert other.comments == {1: ("one",)}


def test_what_agents_reported_is_exported_imported_and_carried_on():
    said = {2: ("e=-3 depth=4", "well"), 4: ("e=0 depth=4",)}
    record = record_of(played(*CIRCLE), comments=said)

    again = parse_text(str(record))
    assert "{e=-3 depth=4} {well}" in str(record)
    assert again.comments == said
    assert continued_from(again, 3).comments == {2: said[2]}


def test_an_exported_game_tells_the_day_on_which_it_was_begun(tmp_path):
    with closing(Shelf.at(tmp_path / "games.sqlite")) as storage:
        saved = storage.game(storage.new_game(record_of(played(*CIRCLE))))

    record = Record.parse(export_text(saved))

    assert record.date == saved.created.astimezone().date()
    assert replace(record, date=None) == saved.record


def test_an_exported_game_keeps_the_date_it_has(tmp_path):
    record = record_of(played(), date=datetime.date(1999, 12, 31))
    with closing(Shelf.at(tmp_path / "games.sqlite")) as storage:
        saved = storage.game(storage.new_game(record))

    assert export_text(saved) == str(record)
