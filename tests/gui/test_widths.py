"""The table of a game fills the usual phones from edge to edge."""

import pytest

from tests.effort import effort
from tests.gui.scenario import drive

LETTERS = [("en", "DejaVu Sans"), ("el", "Roboto")]


@pytest.mark.parametrize(("language", "font"), LETTERS[: effort(1, long=2)])
def test_every_game_fills_every_width_with_the_longest_names(language, font):
    assert drive("widths", language, font=font, driver="widths")["wrong"] == []
