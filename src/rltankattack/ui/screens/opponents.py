"""Against whom?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...play.seat import PERSON, Seat
from ...play.setup import Setup
from ..boards import PAINTERS
from ..theme import MARGIN
from ..words import _
from .screen import Screen, button, note, page, row, scrolled, title
from .setup import SetupScreen, leaves_choices

if TYPE_CHECKING:
    import toga

    from ...app import RLTankAttack
    from ...engine.game import Game


def begin(app: RLTankAttack, setup: Setup) -> None:
    """Ask for the choices that a set-up leaves open; where there are none, begin at once."""
    if leaves_choices(setup):
        app.go(SetupScreen(app, setup))
    else:
        app.start_game(setup)


def setups(app: RLTankAttack, game: Game, position: Any = None) -> list[tuple[str, Setup]]:
    """Whom one can play against, or watch: a name and the set-up to begin with."""
    agents = game.agents
    against = [Setup.against(game, app.usual_seat(kind)) for kind in agents]
    two = Setup.against(game, PERSON)
    watch = Setup(game, (Seat.taken_by(agents[-1]), Seat.taken_by(agents[-2:][0])))
    names = [kind.name for kind in agents]
    named = [*zip(names, against, strict=True), (_("Two players"), two), (_("Watch"), watch)]
    return [(name, setup.changed(position=position)) for name, setup in named]


class OpponentsScreen(Screen):
    """Everybody who could play a position that was set up, and what to know of them."""

    def __init__(self, app: RLTankAttack, game: Game, position: Any) -> None:
        self._app = app
        self._game = game
        self._position = position
        theme = app.theme
        entries: list[toga.Widget] = []
        painter = PAINTERS[game.name](game)
        for name, setup in setups(app, game, position):
            entries.append(self._entry(name, setup))
            about = painter.agent_in_words(name)
            if about:
                entries.append(note(theme, about))
        self.content = page(
            theme,
            title(theme, _("Against whom?")),
            scrolled(theme, *entries),
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )

    def renewed(self) -> OpponentsScreen:
        """For the same position."""
        return OpponentsScreen(self._app, self._game, self._position)

    def _entry(self, name: str, setup: Setup) -> toga.Button:
        return button(self._app.theme, name, lambda: begin(self._app, setup))
