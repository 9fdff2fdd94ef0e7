"""The keyboard on a desktop: every action has a key, and a menu that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import toga
from toga import Key

from . import platform
from .screens.about import AboutScreen
from .words import N_, _

if TYPE_CHECKING:
    from ..app import RLTankAttack

Keys = Mapping[str, Callable[[], None]]
"""What a screen does for each action that it knows."""

SHORTCUTS: Mapping[str, tuple[str, str | Key]] = {
    "left": (N_("One cell to the left"), Key.LEFT),
    "right": (N_("One cell to the right"), Key.RIGHT),
    "up": (N_("One cell up"), Key.UP),
    "down": (N_("One cell down"), Key.DOWN),
    "act": (N_("Tap the cell"), Key.ENTER),
    "undo": (N_("Undo"), Key.MOD_1 + "z"),
    "redo": (N_("Redo"), Key.MOD_1 + "y"),
    "hint": (N_("Hint"), Key.MOD_1 + "h"),
    "moves": (N_("Moves"), Key.MOD_1 + "m"),
    "computer": (N_("Let the computer move"), Key.MOD_1 + "l"),
    "menu": (N_("Menu"), Key.MOD_1 + "e"),
    "stop": (N_("Stop or go on"), Key.MOD_1 + "p"),
    "back": (N_("Back"), Key.ESCAPE),
}
"""The name of each action and its key, in the order of the menu."""


TOOLKIT_WORDS = (
    *(N_("Yes"), N_("No"), N_("OK"), N_("Cancel")),
    *(N_("Undo"), N_("Redo"), N_("Cut"), N_("Copy"), N_("Paste"), N_("Delete"), N_("Select All")),
)
"""What a dialog or the menu of a text box says by itself."""


class Keyboard:
    """The commands of the app; those that the screen in view does not know are switched off."""

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        self._commands: dict[str, toga.Command] = {}
        self._translator = platform.translate(
            lambda word: _(word) if word in TOOLKIT_WORDS else None
        )

    def install(self) -> None:
        """Make the menu, or make it again in another language."""
        kept = self._kept()
        gone = [each for each in self._made() if each not in kept]
        group = toga.Group(_("Game"), order=15)
        for order, (action, (name, key)) in enumerate(SHORTCUTS.items()):
            self._commands[action] = toga.Command(
                self._handler(action), _(name), shortcut=key, group=group, order=order
            )
        self._app.commands.clear()
        self._app.commands.add(*kept, *self._commands.values(), *self._standard(group))
        platform.tidy_menus(self._app, gone)
        self._app.tidy()
        self.follow()

    def follow(self) -> None:
        """Switch on what the screen in view knows."""
        known = self._known()
        for action, command in self._commands.items():
            command.enabled = action in known

    def _kept(self) -> list[toga.Command]:
        """What stays of the menus that Toga makes. They are English, and a key that is also ours
        would do nothing at all; only a Mac has more of them than we can make."""
        keys = [key for _name, key in SHORTCUTS.values()]
        return [
            command
            for command in self._made()
            if platform.ON_MAC
            and command not in self._commands.values()
            and command.shortcut not in keys
        ]

    def _made(self) -> list[toga.Command]:
        """All commands that there are; the lines between them are none."""
        return [each for each in self._app.commands if isinstance(each, toga.Command)]

    def _standard(self, group: toga.Group) -> list[toga.Command]:
        """What every program has; text boxes know undo, copy and paste by themselves."""
        if platform.ON_MAC:
            return []
        app = self._app
        about = toga.Command(
            lambda *_, **__: app.go(AboutScreen(app)),
            _("About {app}").format(app=app.formal_name),
            group=toga.Group(_("Help"), order=100),
            id=toga.Command.ABOUT,
        )
        leave = toga.Command(
            lambda *_, **__: app.leave_app(),
            _("Exit"),
            shortcut=Key.MOD_1 + "q",
            group=group,
            section=1,
            id=toga.Command.EXIT,
        )
        return [leave, about]

    def _handler(self, action: str) -> Callable[..., None]:
        def act(command: toga.Command, **kwargs: Any) -> None:
            do = self._known().get(action)
            if do is not None:
                do()

        return act

    def _known(self) -> Keys:
        """What the screen does, and Back wherever there is something to go back to."""
        back = {"back": self._app.go_back} if self._app.can_go_back else {}
        return {**self._app.screen.keys(), **back}
