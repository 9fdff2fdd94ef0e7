"""Whatever text comes in, a valid object or one of the two named errors comes out."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rltankattack.engine.game import IllegalMove, InvalidPosition
from rltankattack.engine.record import Record
from rltankattack.engine.tank import Position, Tank
from tests.effort import effort
from tests.strategies import matches, mutated, positions


@settings(max_examples=effort(200, long=2000))
@given(positions().flatmap(lambda position: mutated(str(position))))
def test_mutated_positions(text):
    try:
        position = Position.parse(text)
    except InvalidPosition:
        return
    assert str(position) == text
    assert Position.parse(str(position)) == position


@settings(max_examples=effort(200, long=2000))
@given(matches(most_plies=12).flatmap(lambda match: mutated(str(Record.of(match, first="A")))))
def test_mutated_records(text):
    refused = ""
    try:
        record = Record.parse(text)
    except (IllegalMove, InvalidPosition) as error:
        refused = str(error)
    if refused:
        assert refused.startswith("line ")
    else:
        assert Record.parse(str(record)) == record


@given(st.text())
def test_any_text_as_a_move(text):
    tank = Tank()
    start = tank.starts["plain"]
    try:
        move = tank.parse_move(start, text)
    except IllegalMove:
        return
    assert tank.move_text(start, move) == text
