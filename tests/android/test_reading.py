"""Longer words on a phone: lines as wide as the window, and what a screen reader makes of them."""

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.ui import platform
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.screens.sources import SourcesScreen

from .behaviour import Text


def labels(phone):
    """The paragraphs in the order of a screen reader's, with the title above them."""
    return [v for v in phone.content.family() if type(v) is Text]


def opened(make_phone, **surroundings):
    phone = make_phone(size=(360, 616), density=2.625)
    for name, value in surroundings.items():
        setattr(phone, name, value)
    phone.launch()
    phone.app.go(SourcesScreen(phone.app))
    phone.settle()
    return phone


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_sources_can_be_read_in_larger_letters(make_phone, language):
    phone = opened(make_phone, font_scale=1.3, language=language)
    title, *paragraphs = labels(phone)

    assert title.most_lines == 1
    assert all(each.most_lines is None and each.fits() for each in paragraphs)
    assert max(len(each.lines_in(each.size[0])) for each in paragraphs) > 5


def test_paragraphs_stand_below_each_other_in_the_order_in_which_they_are_read(make_phone):
    phone = opened(make_phone)
    _title, *paragraphs = labels(phone)
    tops = [each.params.topMargin for each in paragraphs]
    ends = [top + each.size[1] for top, each in zip(tops, paragraphs, strict=True)]

    assert all(end <= top for end, top in zip(ends, tops[1:], strict=False))


def test_a_screen_reader_can_jump_from_game_to_game(make_phone):
    phone = opened(make_phone)
    headings = [each.text for each in labels(phone) if each.is_heading]

    assert [each for each in headings if each in {PAINTERS[g.name](g).name() for g in GAMES}] == [
        PAINTERS[game.name](game).name() for game in GAMES
    ]


def test_an_older_phone_has_no_headings_and_the_same_words(make_phone, monkeypatch):
    monkeypatch.setattr(platform, "HEADINGS_SINCE", platform.Build.VERSION.SDK_INT + 1)
    phone = opened(make_phone)

    assert len(labels(phone)) > 50
    assert not any(each.is_heading for each in labels(phone))


def test_turning_the_phone_breaks_the_lines_anew(make_phone):
    phone = opened(make_phone)
    before = [each.size for each in labels(phone)]
    phone.rotate()
    wider = [each.size for each in labels(phone)]

    assert [each.text for each in labels(phone) if not each.fits()] == []
    assert sum(high for _wide, high in wider) < sum(high for _wide, high in before)
