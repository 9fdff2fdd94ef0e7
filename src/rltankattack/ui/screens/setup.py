"""The few choices before a game; the defaults are the thesis's, and one tap starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.game import Player
from ...play.seat import PERSON, Seat
from ..boards import PAINTERS
from ..theme import MARGIN
from ..words import _
from .choice import choice
from .screen import Screen, button, page, row, scrolled, title

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ...app import RLTankAttack
    from ...play.setup import Setup


class SetupScreen(Screen):
    """One row for each choice that this game leaves open."""

    def __init__(self, app: RLTankAttack, setup: Setup) -> None:
        self._app = app
        self._setup = setup
        self._painter = PAINTERS[setup.game.name](setup.game)
        theme = app.theme
        start = button(
            theme,
            _("Start"),
            self._start,
            flex=2,
            background_color=theme.accent,
            color=theme.accent_ink,
        )
        back = button(theme, _("Back"), app.go_back, flex=1)
        self.content = page(
            theme,
            title(theme, self._heading()),
            scrolled(theme, *self._choices()),
            row(back, start, margin=MARGIN),
        )

    def renewed(self) -> SetupScreen:
        """With the choices made so far."""
        return SetupScreen(self._app, self._setup)

    def _heading(self) -> str:
        persons = sum(seat.is_person for seat in self._setup.seats)
        if persons == 2:
            return _("Two players")
        if persons == 0:
            return _("Watch two agents")
        return next(seat.kind.name for seat in self._setup.seats if seat.kind is not None)

    def _choices(self) -> list[toga.Widget]:
        setup, name = self._setup, self._painter.player_name
        choices: list[toga.Widget] = []
        persons = [player for player in Player if setup.seats[player].is_person]
        if len(persons) == 1:
            choices.append(
                self._choice(
                    "colour",
                    _("You play"),
                    [(name(player), player) for player in Player],
                    persons[0],
                    self._take_side,
                )
            )
            choices += self._strength_choice(persons[0].other)
        elif not persons:
            for player in Player:
                choices.append(self._agent_choice(player))
        return choices if setup.position is not None else [*choices, *self._start_choices()]

    def _start_choices(self) -> list[toga.Widget]:
        setup, name = self._setup, self._painter.player_name
        lakes = [(self._painter.start_name(key), key) for key in setup.game.starts]
        return [
            self._choice(
                "begins",
                _("Begins"),
                [(name(player), player) for player in Player],
                setup.begins,
                lambda player: self._change(begins=player),
            ),
            self._choice(
                "start",
                _("Lake"),
                [(_("Random"), None), *lakes],
                setup.start,
                lambda key: self._change(start=key),
            ),
        ]

    def _strength_choice(self, player: Player) -> list[toga.Widget]:
        kind = self._setup.seats[player].kind
        assert kind is not None
        if kind.setting is None:
            return []
        text = _("Depth") if kind.setting == "depth" else _("Level")
        strengths = [(str(strength), strength) for strength in kind.choices]

        def choose(strength: int) -> None:
            opponent = next(seat for seat in self._setup.seats if not seat.is_person)
            seat = Seat.taken_by(kind, strength)
            seats = tuple(seat if each is opponent else PERSON for each in self._setup.seats)
            self._change(seats=seats)

        current = self._setup.seats[player].strength
        return [self._choice("strength", text, strengths, current, choose)]

    def _agent_choice(self, player: Player) -> toga.Widget:
        seats = [
            Seat.taken_by(kind, strength)
            for kind in self._setup.game.agents
            for strength in (kind.choices or [None])
        ]

        def choose(seat: Seat) -> None:
            pair = list(self._setup.seats)
            pair[player] = seat
            self._change(seats=tuple(pair))

        options = [(str(seat), seat) for seat in seats]
        current, name = self._setup.seats[player], self._painter.player_name(player)
        return self._choice(f"agent-{player:d}", name, options, current, choose)

    def _choice(
        self,
        key: str,
        text: str,
        options: list[tuple[str, Any]],
        current: Any,
        choose: Callable[[Any], None],
    ) -> toga.Widget:
        return choice(self._app.theme, f"setup-{key}", text, options, current, choose)

    def _take_side(self, player: Player) -> None:
        if not self._setup.seats[player].is_person:
            self._setup = self._setup.swapped()

    def _change(self, **changes: Any) -> None:
        self._setup = self._setup.changed(**changes)

    def _start(self) -> None:
        self._app.start_game(self._setup)
