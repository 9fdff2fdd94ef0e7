"""Longer texts: a box that can be read, scrolled and copied from, and one to paste into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ...engine.game import InvalidPosition
from ...play.history import check_size
from ..platform import before_pasting, recolour_text
from ..theme import BODY
from ..words import refusal_in_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..theme import Theme


def text_box(
    theme: Theme, text: str, readonly: bool = True, **style: Any
) -> toga.MultilineTextInput:
    """A text of any length."""
    defaults = {
        "flex": 1,
        "font_size": BODY,
        "color": theme.ink,
        "background_color": theme.button,
    }
    box = toga.MultilineTextInput(value=text, readonly=readonly, **(defaults | style))
    recolour_text(box)
    return box


def paste_box(
    theme: Theme, text: str, tell: Callable[[str], None], **style: Any
) -> toga.MultilineTextInput:
    """A text to write or to paste. One that is too large stays outside, and `tell` says why."""

    def accept(pasted: str) -> bool:
        try:
            check_size(pasted)
        except InvalidPosition as error:
            tell(refusal_in_words(error.reason))
            return False
        return True

    box = text_box(theme, "", readonly=False, **style)
    if accept(text):
        box.value = text
    before_pasting(box, accept)
    return box
