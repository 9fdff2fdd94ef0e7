"""A row with a name and a list to choose from, or a place to write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ..theme import TOUCH
from .screen import line, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..theme import Theme

NAME_WIDTH, CHOICE_WIDTH = 100, 200


def choice(
    theme: Theme,
    key: str,
    name: str,
    options: list[tuple[str, Any]],
    current: Any,
    choose: Callable[[Any], None],
) -> toga.Box:
    """Options are what is shown and what it stands for; `choose` is called with the latter."""
    by_text = dict(options)
    selection = toga.Selection(
        id=key,
        items=list(by_text),
        value=next(text for text, value in options if value == current),
        on_change=lambda widget, **_: choose(by_text[widget.value]),
        width=CHOICE_WIDTH,
        height=TOUCH,
    )
    return row(line(theme, name, width=NAME_WIDTH), selection)


def entry(
    theme: Theme, key: str, name: str, placeholder: str, text: str, change: Callable[[str], None]
) -> toga.Box:
    """A line to write on, in the system's colours as lists are; `change` gets what stands there."""
    written = toga.TextInput(
        id=key,
        value=text,
        placeholder=placeholder,
        on_change=lambda widget, **_: change(widget.value),
        width=CHOICE_WIDTH,
        height=TOUCH,
    )
    return row(line(theme, name, width=NAME_WIDTH), written)
