"""What can be chosen for good; everything changes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import toga

from ...play.settings import CHOICES, SYSTEM
from ..platform import ON_PHONE
from ..theme import MARGIN, TOUCH
from ..words import LANGUAGES, _
from .about import AboutScreen
from .choice import choice
from .screen import Screen, button, page, row, scrolled, title

if TYPE_CHECKING:
    from ...app import RLTankAttack


class SettingsScreen(Screen):
    """A row for each setting."""

    def __init__(self, app: RLTankAttack) -> None:
        self._app = app
        theme = app.theme
        about = button(theme, _("About"), lambda: app.go(AboutScreen(app)))
        delete = button(theme, _("Delete all data"), self._delete)
        back = button(theme, _("Back"), app.go_back, flex=1)
        self.content = page(
            theme,
            title(theme, _("Settings")),
            scrolled(theme, *self._choices(), *self._switches(), about, delete),
            row(back, margin=MARGIN),
        )

    def renewed(self) -> SettingsScreen:
        """In the language and the colours of now."""
        return SettingsScreen(self._app)

    def _choices(self) -> list[toga.Widget]:
        return [
            self._choice("language", _("Language"), LANGUAGES),
            self._choice("theme", _("Colours"), {"light": _("Light"), "dark": _("Dark")}),
            self._choice(
                "palette",
                _("Palette"),
                {
                    "normal": _("Normal"),
                    "safe": _("Colour-blind safe"),
                    "contrast": _("High contrast"),
                },
            ),
            self._choice(
                "motion",
                _("Animation"),
                {"off": _("Off"), "normal": _("Normal"), "fast": _("Fast")},
            ),
        ]

    def _choice(self, setting: str, name: str, texts: dict[str, str]) -> toga.Widget:
        shown = {SYSTEM: _("As the system"), **texts}
        options = [(shown[value], value) for value in CHOICES[setting]]
        current = getattr(self._app.settings, setting)
        return choice(
            self._app.theme,
            f"settings-{setting}",
            name,
            options,
            current,
            lambda value: self._change(setting, value),
        )

    def _switches(self) -> list[toga.Widget]:
        names = {
            "engine_line": _("Show the engine's numbers"),
            "column_numbers": _("Number the columns"),
            "left_handed": _("For the left hand"),
        }
        if ON_PHONE:
            names["vibration"] = _("Vibrate on a move")
        return [self._switch(setting, name) for setting, name in names.items()]

    def _switch(self, setting: str, name: str) -> toga.Switch:
        def change(widget: toga.Switch, **kwargs: Any) -> None:
            self._change(setting, widget.value)

        return toga.Switch(
            name,
            id=f"settings-{setting}",
            value=getattr(self._app.settings, setting),
            on_change=change,
            color=self._app.theme.ink,
            height=TOUCH,
        )

    def _change(self, setting: str, value: Any) -> None:
        if value != getattr(self._app.settings, setting):
            self._app.update_settings(**{setting: value})
            self._app.show_again()

    def _delete(self) -> None:
        self._app.ask(
            _("Delete all data"),
            _("All games and settings will be deleted. This cannot be undone. Delete them?"),
            self._app.delete_everything,
        )
