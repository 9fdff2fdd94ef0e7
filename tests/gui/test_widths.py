"""The table of a game fills the usual phones from edge to edge."""

import pytest

from tests.gui.scenario import drive


@pytest.mark.parametrize(("language", "font"), [("en", "DejaVu Sans"), ("el", "Roboto")])
def test_every_game_fills_every_width_with_the_longest_names(language, font):
    assert drive("widths", language, font=font, driver="widths")["wrong"] == []
