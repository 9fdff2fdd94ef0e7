"""The games that the thesis prints, to step through and to play on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...play.examples import EXAMPLES
from ..boards import PAINTERS
from ..theme import MARGIN, SMALL
from ..words import _, ngettext
from .results import outcome_for, players_in_words
from .screen import Screen, button, column, line, page, row, scrolled, title
from .stepping import SteppingScreen

if TYPE_CHECKING:
    import toga

    from ...app import RLTankAttack
    from ...engine.game import Game, Player
    from ...engine.record import Record
    from ...play.examples import Example


class ExamplesScreen(Screen):
    """A button for each example, and how it ended."""

    def __init__(self, app: RLTankAttack, game: Game) -> None:
        self._app = app
        self._game = game
        theme = app.theme
        self.content = page(
            theme,
            title(theme, _("Examples")),
            scrolled(
                theme,
                line(theme, _("The games that the thesis prints, with remarks.")),
                *map(self._entry, EXAMPLES[game.name]),
            ),
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )

    def renewed(self) -> ExamplesScreen:
        """The same games."""
        return ExamplesScreen(self._app, self._game)

    def _entry(self, example: Example) -> toga.Box:
        app, theme = self._app, self._app.theme
        record = example.record({})
        return column(
            button(
                theme,
                players_in_words(record.first, record.second),
                lambda: app.go(ExampleScreen(app, example)),
            ),
            line(theme, _how_it_went(record), font_size=SMALL, color=theme.quiet),
            gap=2,
        )


class ExampleScreen(SteppingScreen):
    """One example from its beginning on; it is no saved game, unless it is played on."""

    def __init__(self, app: RLTankAttack, example: Example, ply: int = 0) -> None:
        self._example = example
        bare = example.record({})
        record = example.record(PAINTERS[bare.game.name](bare.game).remarks(example.key))
        super().__init__(app, record, record.match(), ply)

    def renewed(self) -> ExampleScreen:
        """At the same ply."""
        return ExampleScreen(self._app, self._example, self.ply)

    def about(self) -> str:
        """Where it is from."""
        return _("Thesis")

    def persons(self) -> list[Player]:
        """The person in it was somebody else."""
        return []

    def text(self) -> str:
        """With the remarks as comments."""
        return str(self._record)


def _how_it_went(record: Record) -> str:
    painter, count = PAINTERS[record.game.name](record.game), len(record.moves)
    plies = ngettext("{plies} ply", "{plies} plies", count).format(plies=count)
    ended = outcome_for([], record.outcome, painter) if record.outcome else _("The beginning.")
    return f"{plies} · {ended}"
