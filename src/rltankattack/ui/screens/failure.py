"""An agent gave no answer: how the game may go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...play.session import Failure
from ..theme import MARGIN
from ..words import _
from .screen import button, line, page, row, scrolled, title

if TYPE_CHECKING:
    import toga

    from .game import GameScreen


def failure_page(screen: GameScreen) -> toga.Box:
    """Takes the place of the board until the person has chosen."""
    app, session = screen.app, screen.session
    theme, match = app.theme, session.match
    failed = session.seats[match.to_move]
    reasons = {
        Failure.BROKEN: _("{agent} made a mistake."),
        Failure.OVERDUE: _("{agent} did not answer in time."),
    }
    reason = reasons[session.failure or Failure.BROKEN].format(agent=failed)
    others = [kind for kind in match.game.agents if kind != failed.kind]
    return page(
        theme,
        title(theme, _("No answer")),
        scrolled(
            theme,
            line(theme, reason),
            line(theme, _("Your game is safe. How should it go on?")),
            button(theme, _("Try again"), screen.stop_or_go_on),
            button(theme, _("Make this move for it"), screen.move_for_agent),
            *(
                button(
                    theme,
                    _("Go on with {agent}").format(agent=kind.name),
                    lambda kind=kind: screen.go_on_with(app.usual_seat(kind)),
                )
                for kind in others
            ),
        ),
        row(
            button(theme, _("Home"), app.go_home, flex=1),
            button(theme, _("Back to the game"), screen.close_panel, flex=2),
            margin=MARGIN,
        ),
    )
