"""Long use of a real window leaves nothing behind.

Widgets are counted, which is exact. Objects and memory have limits that only a leak passes.
"""

import pytest

from tests.effort import effort
from tests.gui.scenario import drive

FEW_OBJECTS, MORE_OBJECTS = 500, 5000
"""What a longer list of games, or another game in view, may differ by."""
FEW_WIDGETS = 60
"""The screen before may still wait for a task of its own to end."""
MORE_MEGABYTES = 40
"""Qt and Python keep some memory for later; 300 menus alone once took 200 megabytes."""


@pytest.mark.parametrize("thing", ["panels", "rounds", "languages"])
def test_what_was_closed_is_gone_at_once(thing):
    worn = drive(thing, str(effort(10, long=300)), driver="wear")

    before, after = worn["before"], worn["after"]
    assert worn["most"] <= before["widgets"]
    assert (after["widgets"], after["registered"]) == (before["widgets"], before["registered"])
    assert after["objects"] <= before["objects"] + FEW_OBJECTS
    assert after["mb"] <= before["mb"] + MORE_MEGABYTES


@pytest.mark.parametrize("use", ["watching", "random_use"])
def test_long_use_takes_no_more_room_than_short_use(use):
    _start, warm, *_between, last = drive(
        use, str(effort(2, long=600)), driver="wear", seconds=effort(120, long=1200)
    )["told"]

    assert last["widgets"] <= warm["widgets"] + FEW_WIDGETS
    assert last["registered"] <= warm["registered"] + FEW_WIDGETS
    assert last["objects"] <= warm["objects"] + MORE_OBJECTS
    assert last["tasks"] <= warm["tasks"] + FEW_WIDGETS
    assert last["mb"] <= warm["mb"] + MORE_MEGABYTES


def test_enter_escape_and_space_are_a_no_to_a_dangerous_question():
    said = drive("default_answer", driver="wear")

    assert said["agreed"] == []
    assert set(said["chosen"]) == {"No"}
    assert said["texts"] == ["No", "Yes"]
