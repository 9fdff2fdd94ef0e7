"""What every screen is, and the widgets that all of them are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga
from toga.style.pack import BOLD, CENTER, COLUMN, ROW

from ..platform import caption, fit, plain, polish
from ..theme import BODY, GAP, MARGIN, SMALL, TITLE, TOUCH, WIDE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...app import RLTankAttack
    from ...play.place import Place
    from ..boards.board import Board
    from ..keys import Keys
    from ..theme import Theme


class Screen:
    """A screen fills the window."""

    content: toga.Widget
    lists_games = False
    """Whether it shows saved games, and so may have to be made anew when they change."""

    def enter(self) -> None:
        """The screen has come into view, for the first time or again."""

    def leave(self) -> None:
        """The screen goes out of view."""

    def resized(self, width: int, height: int) -> None:
        """The window has this size now."""

    def back(self) -> bool:
        """Close what is open on the screen; ``False`` when Back should leave the screen."""
        return False

    def renewed(self) -> Screen:
        """The same screen made anew, as it would be shown now."""
        raise TypeError(f"expected a screen that can be shown again, got {type(self).__name__}")

    def keys(self) -> Keys:
        """What the keyboard does here, by the names of `ui.keys`."""
        return {}

    def place(self) -> Place | None:
        """What leads back here after the system has closed the app; ``None`` leads home."""
        return None


class PanelScreen(Screen):
    """A board and more, which a panel may cover for a while; Back closes the panel first."""

    board: Board

    def __init__(self, app: RLTankAttack, main: toga.Widget) -> None:
        self._keyboard = app.keyboard
        self._rest = app.rest
        self._tidy = app.tidy
        self._main = main
        self._panel: toga.Widget | None = None
        self._lay_panel: Callable[[int, int], None] | None = None
        self._size = (0, 0)
        self.content: toga.Box = page(app.theme, main)

    @property
    def panel_is_open(self) -> bool:
        """Whether something covers the content."""
        return self._panel is not None

    def resized(self, width: int, height: int) -> None:
        """Tell the panel that is open, if it wants to know."""
        self._size = (width, height)
        if self._lay_panel is not None:
            self._lay_panel(width, height)

    def open_panel(self, panel: toga.Widget, lay: Callable[[int, int], None] | None = None) -> None:
        """Cover the content; the board's cursor is not there any more when it is seen again. What
        depends on the window's size is done by `lay`."""
        self.board.leave()
        self.close_panel()
        self._lay_panel = lay
        self.resized(*self._size)
        self._swap(self._main, panel)
        self._panel = panel
        self._keyboard.follow()

    def close_panel(self) -> None:
        """Show the content again."""
        if self._panel is not None:
            self._swap(self._panel, self._main)
            self._panel = self._lay_panel = None
            self._keyboard.follow()

    def _swap(self, old: toga.Widget, new: toga.Widget) -> None:
        with self._rest:
            self.content.remove(old)
            self.content.insert(0, new)
        self._tidy()

    def back(self) -> bool:
        """Close the panel if one is open."""
        was_open = self.panel_is_open
        self.close_panel()
        return was_open


def is_wide(width: int, height: int) -> bool:
    """Whether there is room beside a board."""
    return width > max(height, WIDE)


def page(theme: Theme, *children: toga.Widget, **style: Any) -> toga.Box:
    """A box with the page's colour, from top to bottom unless told otherwise."""
    style = {"direction": COLUMN, "background_color": theme.page, "flex": 1} | style
    return toga.Box(children=list(children), **style)


def column(*children: toga.Widget, **style: Any) -> toga.Box:
    """Widgets below each other."""
    return toga.Box(children=list(children), **({"direction": COLUMN, "gap": GAP} | style))


def row(*children: toga.Widget, **style: Any) -> toga.Box:
    """Widgets beside each other."""
    defaults = {"direction": ROW, "gap": GAP, "align_items": CENTER}
    return toga.Box(children=list(children), **(defaults | style))


def scrolled(theme: Theme, *children: toga.Widget) -> toga.ScrollContainer:
    """Widgets below each other, which may be more than the window holds."""
    content = column(*children, margin=MARGIN, background_color=theme.page)
    return toga.ScrollContainer(
        content=content, horizontal=False, flex=1, background_color=theme.page
    )


def label(theme: Theme, text: str, **style: Any) -> toga.Label:
    """A line of text in the page's ink."""
    made = toga.Label("", **({"color": theme.ink, "font_size": BODY} | style))
    plain(made)  # before there is anything to show
    made.text = text
    return made


def line(theme: Theme, text: str, **style: Any) -> toga.Label:
    """A label for words that change: on a phone it never asks for more room than there is."""
    made = label(theme, text, **style)
    fit(made)
    return made


def note(theme: Theme, lines: list[str]) -> toga.Box:
    """A few short lines in small letters that belong together."""
    return column(*(line(theme, text, font_size=SMALL) for text in lines), gap=0)


def write(widget: toga.Label | toga.Button, text: str) -> None:
    """Change the words of a widget; the same ones would lay the whole window out again."""
    shown = caption(text) if isinstance(widget, toga.Button) else text
    if widget.text != shown:
        widget.text = shown


def title(theme: Theme, text: str) -> toga.Label:
    """The name of a screen."""
    return line(theme, text, font_size=TITLE, font_weight=BOLD, margin=(MARGIN, MARGIN, GAP))


def button(theme: Theme, text: str, on_press: Callable[..., Any], **style: Any) -> toga.Button:
    """A button that is large enough for a thumb."""
    defaults = {
        "height": TOUCH,
        "color": theme.button_ink,
        "background_color": theme.button,
        "font_size": BODY,
    }
    made = toga.Button(caption(text), on_press=lambda widget, **_: on_press(), **(defaults | style))
    polish(made)
    return made


def small_button(
    theme: Theme, text: str, on_press: Callable[..., Any], **style: Any
) -> toga.Button:
    """A button that stands in a row with several others."""
    defaults = {"flex": 1, "font_size": SMALL}
    return button(theme, text, on_press, **(defaults | style))
