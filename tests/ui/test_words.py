import locale
import time
from datetime import UTC, datetime

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.play.seat import Seat
from rltankattack.ui import platform, words
from rltankattack.ui.screens.results import players_in_words
from rltankattack.ui.words import LANGUAGES, N_, _, day, ngettext, pgettext, speak, system_language

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


@pytest.fixture(autouse=True)
def system(monkeypatch):
    """A system that asks for nothing, until it is told to: its phone, its locale, its variables."""

    def asks(phone=None, name=None, **variables):
        monkeypatch.setattr(platform, "language", lambda: phone)
        monkeypatch.setattr(locale, "getlocale", lambda: (name, None))
        for variable in VARIABLES:
            monkeypatch.delenv(variable, raising=False)
        for variable, value in variables.items():
            monkeypatch.setenv(variable, value)

    asks()
    return asks


@pytest.fixture
def in_greece(monkeypatch):
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone cannot be changed here")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "EET-2EEST,M3.5.0/3,M10.5.0/4")
        time.tzset()
        yield
    time.tzset()


def test_each_language_can_be_spoken():
    said = []
    for language in LANGUAGES:
        speak(language)
        said.append(_("Undo"))

    assert said == ["Undo", "Αναίρεση"]


def test_the_language_changes_back_and_forth_while_the_app_runs():
    speak("el")
    assert _("Draw") == "Ισοπαλία"
    speak("en")
    assert _("Draw") == "Draw"


def test_a_marked_message_is_looked_up_when_it_is_shown():
    speak("el")
    marked = N_("Your turn")

    assert marked == "Your turn"
    assert _(marked) == "Παίζεις"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_in_the_catalogue_is_said_as_it_is(language):
    speak(language)

    assert _("Crazy Boat") == "Crazy Boat"
    assert pgettext("elsewhere", "Undo") == "Undo"
    assert [ngettext("{n} boat", "{n} boats", n) for n in (0, 1, 2)] == [
        "{n} boats",
        "{n} boat",
        "{n} boats",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stays_nothing(language):
    speak(language)

    assert _("") == ""


@pytest.mark.parametrize("language", [None, "", "xx"])
def test_without_a_language_of_ours_the_system_s_is_spoken(system, language):
    system(LANG="el_GR.UTF-8")
    speak(language)

    assert _("Undo") == "Αναίρεση"


@pytest.mark.parametrize("language", [None, "", "xx"])
def test_english_is_spoken_where_the_system_has_no_language_of_ours_either(system, language):
    speak("el")
    system(LANG="fi_FI.UTF-8")
    speak(language)

    assert _("Undo") == "Undo"


@pytest.mark.parametrize(
    "variables",
    [
        {"LANG": "el_GR.UTF-8"},
        {"LANG": "el"},
        {"LANG": "el_CY@euro"},
        {"LANG": "en_US.UTF-8", "LC_MESSAGES": "el_GR.UTF-8"},
        {"LANG": "en_US.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "el_GR"},
        {"LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": "el:en"},
        {"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:el_GR:en"},
        {"LANG": "el_GR.UTF-8", "LANGUAGE": "de"},
        {"LANG": "el_GR.UTF-8", "LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": ""},
    ],
)
def test_a_desktop_asks_for_greek(system, variables):
    system(**variables)

    assert system_language() == "el"


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"LANG": "C"},
        {"LANG": "C.UTF-8"},
        {"LANG": "en_GB.UTF-8"},
        {"LANG": "elx_IQ"},
        {"LANG": "el_GR.UTF-8", "LC_ALL": "C"},
        {"LANG": "el_GR.UTF-8", "LC_MESSAGES": "fi_FI.UTF-8"},
        {"LANG": "el_GR.UTF-8", "LANGUAGE": "en:el"},
    ],
)
def test_a_desktop_asks_for_english_or_for_what_we_do_not_speak(system, variables):
    system(**variables)

    assert system_language() == "en"


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("Greek_Greece", "el"),
        ("Greek_Cyprus", "el"),
        ("el-GR", "el"),
        ("el_GR", "el"),
        ("English_United States", "en"),
        ("Finnish_Finland", "en"),
        (None, "en"),
    ],
)
def test_without_variables_the_locale_decides(system, name, language):
    system(name=name)

    assert system_language() == language


def test_a_variable_weighs_more_than_the_locale(system):
    system(name="Greek_Greece", LANG="en_US.UTF-8")

    assert system_language() == "en"


def test_a_locale_that_python_cannot_read_is_as_good_as_none(monkeypatch):
    def unreadable():
        raise ValueError("unknown locale: el-GR")

    monkeypatch.setattr(locale, "getlocale", unreadable)

    assert system_language() == "en"


@pytest.mark.parametrize(("phone", "language"), [("el", "el"), ("en", "en"), ("fi", "en")])
def test_a_phone_decides_alone(system, phone, language):
    system(phone=phone, name="Greek_Greece", LANG="el_GR.UTF-8")

    assert system_language() == language


@pytest.mark.usefixtures("in_greece")
def test_a_day_is_the_one_where_the_player_is():
    noon = datetime(2026, 11, 18, 12, tzinfo=UTC)
    late = datetime(2026, 11, 18, 22, 30, tzinfo=UTC)

    assert day(noon) == "18 Nov 2026"
    assert day(late) == "19 Nov 2026"


def test_a_time_without_a_zone_is_the_player_s_own():
    assert day(datetime(2026, 11, 18, 23, 59)) == "18 Nov 2026"


@pytest.mark.parametrize(
    ("language", "months"),
    [
        ("en", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
        ("el", "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
    ],
)
def test_each_month_has_its_name(language, months):
    speak(language)
    days = [day(datetime(2026, month, 1, 12)) for month in range(1, 13)]

    assert days == [f"1 {month} 2026" for month in months.split()]


def test_a_catalogue_is_there_for_each_language_but_english():
    for language in LANGUAGES.keys() - {words.ENGLISH}:
        assert words._catalogue(language).info()["language"] == language


def test_a_name_from_elsewhere_that_is_too_long_is_shown_shortened():
    shown = players_in_words("x" * 100, "Crazy Boat")

    assert shown == f"{'x' * 18}… – Crazy Boat"
    every_seat = [str(Seat.taken_by(kind)) for game in GAMES for kind in game.agents]
    assert [name for name in every_seat if players_in_words(name, "Person") != name] == []
