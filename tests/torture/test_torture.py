"""The short version of ``make torture``."""

import pytest

from tests.effort import effort
from tests.torture import damage, windows


def unhurt(toll):
    """Nothing was lost, nobody waited in vain, no exception came out."""
    assert toll.tries
    assert (toll.lost, toll.hangs, toll.printed) == (0, 0, 0), toll.remarks
    return True


@pytest.mark.parametrize(
    ("kind", "damages", "tries"),
    [
        ("random damages", damage.RANDOM, effort(18, long=200)),
        ("flipped bytes", damage.FLIPS, effort(60, long=1_500)),
    ],
)
def test_no_game_is_lost_that_can_still_be_read(kind, damages, tries, tmp_path):
    toll = damage.torture(kind, damages, tries, 40, tmp_path)

    assert unhurt(toll)
    assert max(toll.left) > 30


def test_a_window_that_is_killed_loses_no_ply(tmp_path):
    assert unhurt(windows.kills(effort(3, long=60), tmp_path))


def test_a_disk_that_fails_stops_no_game_and_loses_none(tmp_path):
    assert unhurt(windows.troubles(tmp_path, plies=effort(3, long=10), every=effort(2, long=1)))


def test_two_windows_keep_what_each_has_played(tmp_path):
    assert unhurt(windows.two_windows(effort(1, long=10), 20, tmp_path))


def test_agents_that_fail_stop_no_game(tmp_path):
    assert unhurt(windows.failing_agents(effort(1, long=4), 60, tmp_path))


def test_texts_that_are_no_games_freeze_nothing(tmp_path):
    assert unhurt(windows.hostile_imports(tmp_path))
