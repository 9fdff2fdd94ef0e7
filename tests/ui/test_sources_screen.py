import pytest
import toga

from rltankattack.engine.games import GAMES
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.source import introduction
from rltankattack.ui.screens.about import AboutScreen
from rltankattack.ui.screens.sources import SourcesScreen
from rltankattack.ui.words import LANGUAGES, _


def paragraphs():
    """The page from top to bottom."""
    yield _("Sources")
    yield from introduction()
    for game in GAMES:
        painter = PAINTERS[game.name](game)
        source = painter.source()
        yield painter.name()
        yield source.origin
        for heading, differences in source.sections:
            yield heading
            for each in differences:
                yield each.told
                yield each.why


def said(hands):
    """The labels of the screen in their order, whatever their lines."""
    return [" ".join(each.text.split()) for each in hands.widgets(toga.Label)]


async def test_about_leads_to_the_sources_and_back_leads_back(hands):
    hands.press("Settings")
    hands.press("About")
    hands.press("Sources")
    assert isinstance(hands.screen, SourcesScreen)

    hands.press("Back")
    assert isinstance(hands.screen, AboutScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_tells_the_whole_list_in_order(hands, language):
    hands.app.update_settings(language=language)
    hands.app.go(SourcesScreen(hands.app))

    assert said(hands) == [*paragraphs()]


async def test_the_page_changes_its_language_where_it_is(hands):
    hands.app.go(SourcesScreen(hands.app))
    hands.app.update_settings(language="el")
    hands.app.show_again()
    await hands.until(lambda: said(hands)[0] == "Πηγές")

    assert said(hands) == [*paragraphs()]


async def test_lines_are_broken_anew_when_the_window_gets_wider(hands):
    hands.app.go(SourcesScreen(hands.app))

    def lines():
        return [each.text.count("\n") + 1 for each in hands.widgets(toga.Label)]

    hands.screen.resized(360, 640)
    narrow = lines()
    hands.screen.resized(800, 1280)
    assert sum(lines()) < sum(narrow)
    hands.screen.resized(360, 640)
    assert lines() == narrow


async def test_about_and_the_sources_name_the_same_people(hands):
    hands.app.go(AboutScreen(hands.app))
    (words,) = hands.widgets(toga.MultilineTextInput)

    assert PAINTERS[GAMES[0].name](GAMES[0]).source().origin in words.value
