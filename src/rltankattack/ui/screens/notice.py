"""What a person should know of the saved games: news, and a line while something is not saved."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from toga.style.pack import CENTER

from ...play.storage import SetAside, Trouble
from ..theme import GAP, MARGIN, SMALL, TOUCH
from ..words import _, ngettext
from .screen import column, line, row, small_button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import toga

    from ...play.library import Copied
    from ..theme import Theme

NOTICE_HEIGHT = TOUCH + 2 * GAP
BUTTON_WIDTH = 104


def notice(
    theme: Theme, lines: Sequence[str], try_again: Callable[[], None], content: toga.Widget
) -> toga.Box:
    """Two short lines above a screen, with a button."""
    words = column(*(line(theme, text, font_size=SMALL) for text in lines), gap=0, flex=1)
    again = small_button(theme, _("Try again"), try_again, flex=0, width=BUTTON_WIDTH)
    strip = row(words, again, margin=(GAP, MARGIN), align_items=CENTER, height=TOUCH)
    content.style.flex = 1
    return column(strip, content, gap=0, background_color=theme.page)


def trouble_in_words(trouble: Exception | None, *, unsaved: bool) -> tuple[str, str] | None:
    """What it means that the file cannot be used now, and why it cannot."""
    if trouble is None:
        return None
    meaning = _("Not saved yet.") if unsaved else _("The saved games are out of reach.")
    return meaning, _reason(trouble)


def _reason(trouble: Exception) -> str:
    reasons = {
        sqlite3.SQLITE_BUSY: _("Another program uses the file."),
        sqlite3.SQLITE_LOCKED: _("Another program uses the file."),
        sqlite3.SQLITE_FULL: _("The disk is full."),
        sqlite3.SQLITE_READONLY: _("The file cannot be written."),
        sqlite3.SQLITE_PERM: _("The file cannot be written."),
        sqlite3.SQLITE_CANTOPEN: _("The file cannot be opened."),
        sqlite3.SQLITE_IOERR: _("The disk does not answer."),
    }
    code = getattr(trouble, "sqlite_errorcode", None)
    if code is None and isinstance(trouble, OSError):
        return _("The file cannot be opened.")
    return reasons.get(code & 0xFF if code is not None else -1, str(trouble))


def news_in_words(news: SetAside | Copied) -> str:
    """What has happened to the saved games, and what became of them."""
    if not isinstance(news, SetAside):
        return _("This game was changed in another window. Here it goes on as a copy of its own.")
    reasons = {
        Trouble.NEWER: _("The saved games come from a newer version of this app."),
        Trouble.DAMAGED: _("The file with the saved games is damaged."),
    }
    kept = _("It was kept as {name}, and a new one was begun.").format(name=news.path.name)
    saved = ngettext(
        "{count} game could be saved from it.",
        "{count} games could be saved from it.",
        news.salvaged,
    ).format(count=news.salvaged)
    return " ".join((reasons[news.trouble], kept, saved))
