"""Every word on the screen goes through here on its way, and leaves in the language spoken now."""

import locale
import os
import pkgutil
import re
from collections.abc import Iterator
from datetime import datetime
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from ..engine.reason import Reason
from . import platform

__all__ = [
    "LANGUAGES",
    "N_",
    "_",
    "day",
    "ngettext",
    "pgettext",
    "refusal_in_words",
    "speak",
    "system_language",
]

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "el": "Ελληνικά"}
"""The codes of the languages that the app speaks, with their own names."""
WINDOWS_NAMES = {"english": ENGLISH, "greek": "el"}
CATALOGUE = "locale/{language}/LC_MESSAGES/rltankattack.mo"


class _Voice:
    """Holds the catalogue of the language spoken now; an empty one speaks English."""

    def __init__(self) -> None:
        self.catalogue = NullTranslations()


_voice = _Voice()


def speak(language: str | None) -> None:
    """Say everything in this language from now on; in the system's if it is none of ours."""
    language = language if language in LANGUAGES else system_language()
    _voice.catalogue = NullTranslations() if language == ENGLISH else _catalogue(language)


def _catalogue(language: str) -> GNUTranslations:
    """Read as a part of the package: on a phone it need not be a file."""
    compiled = pkgutil.get_data("rltankattack", CATALOGUE.format(language=language))
    assert compiled is not None
    return GNUTranslations(BytesIO(compiled))


def system_language() -> str:
    """The first of our languages that the system asks for; English if it asks for none of them."""
    wished = (_code(name) for name in _wishes())
    return next((code for code in wished if code is not None), ENGLISH)


def _wishes() -> Iterator[str]:
    """The names of the languages that the system asks for, the dearest first."""
    phone = platform.language()
    if phone:
        yield phone
        return
    yield from os.environ.get("LANGUAGE", "").split(":")
    names = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    yield next(filter(None, names), None) or _locale_name()


def _locale_name() -> str:
    """What is left where no variable is set, as on Windows; empty if Python cannot tell."""
    try:
        return locale.getlocale()[0] or ""
    except ValueError:
        return ""


def _code(name: str) -> str | None:
    """One of our codes from the ways to write it: ``el``, ``el_GR.UTF-8``, ``Greek_Greece``."""
    language = re.split(r"[-_.@]", name.strip().lower())[0]
    return language if language in LANGUAGES else WINDOWS_NAMES.get(language)


def _(message: str) -> str:
    """The message in the language spoken now."""
    return _voice.catalogue.gettext(message) if message else ""  # "" is the catalogue's header


def N_(message: str) -> str:  # noqa: N802 (gettext's name)
    """The message as it is: it is only marked, and looked up with `_` when it is shown."""
    return message


def ngettext(one: str, many: str, number: int) -> str:
    """The form of a message that suits the number."""
    return _voice.catalogue.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """A message whose words have another meaning elsewhere."""
    return _voice.catalogue.pgettext(context, message)


def refusal_in_words(reason: Reason) -> str:
    """Why the engine refuses something, in the language spoken now."""
    values = {
        name: refusal_in_words(value) if isinstance(value, Reason) else value
        for name, value in reason.values.items()
    }
    return _(reason.template).format(**values)


def day(when: datetime) -> str:
    """The date where the player is: "18 Nov 2026"."""
    local = when.astimezone()
    # Translators: the twelve months, short, with a space between two.
    months = pgettext("date", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split()
    return pgettext("date", "{day} {month} {year}").format(
        day=local.day, month=months[local.month - 1], year=local.year
    )
