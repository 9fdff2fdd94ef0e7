"""Longer texts: a box that can be read, scrolled and copied from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ..theme import BODY

if TYPE_CHECKING:
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
    return toga.MultilineTextInput(value=text, readonly=readonly, **(defaults | style))
