"""Names, results and reasons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.game import Player
from ...engine.games import GAMES
from ...engine.match import Verdict
from ...play.seat import PERSON_NAMES, without_limit
from ..boards import PAINTERS
from ..words import N_, _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.game import Outcome
    from ...engine.match import Match
    from ...play.saved import Summary
    from ..boards import Painter

LONGEST_SHOWN = 19
"""Letters of a player's name; those of this app are no longer."""

REASONS = {
    "claimed": N_("A draw was claimed."),
    "ply limit": N_("The game has taken too long."),
    "resigned": N_("The game was given up."),
}


def players_in_words(first: str, second: str) -> str:
    """A person's opponent, or both agents; they go by their names in every language."""
    agents = [_shortened(name) for name in (first, second) if name not in PERSON_NAMES]
    return " – ".join(agents) or _("Two players")


def _shortened(name: str) -> str:
    """A name as it is shown, without a time limit; one that comes from elsewhere may be longer than
    a window is wide."""
    name = without_limit(name)
    return name if len(name) <= LONGEST_SHOWN else name[: LONGEST_SHOWN - 1] + "…"


def in_game(name: str, players: str) -> str:
    """Players with the game they play; of the app's first game that goes without saying."""
    game = "" if name == GAMES[0].name else game_name(name)
    return _("{game}: {players}").format(game=game, players=players) if game else players


def game_name(name: str) -> str:
    """What a game is called in the language spoken now; nothing for one that nobody knows."""
    return next((PAINTERS[name](game).name() for game in GAMES if game.name == name), "")


def reason_in_words(match: Match[Any], painter: Painter) -> str:
    """Why a game ended; nothing while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return ""
    if outcome.reason == Verdict.REPETITION:
        return _repetition(match.times_seen(match.position))
    known = REASONS.get(outcome.reason)
    return painter.ending_in_words(outcome.reason) if known is None else _(known)


def _repetition(times: int) -> str:
    told = ngettext(
        "The position came up {times} time.", "The position came up {times} times.", times
    )
    return told.format(times=times)


def outcome_for(persons: Sequence[Player], outcome: Outcome | None, painter: Painter) -> str:
    """How a game ended for the one person in it; for none or two, who has won."""
    if outcome is None:
        return _("Unfinished")
    if outcome.winner is None:
        return _("Draw")
    if len(persons) == 1:
        return _("You win") if outcome.winner is persons[0] else _("You lose")
    return _("{player} wins").format(player=painter.player_name(outcome.winner))


def result_in_words(summary: Summary) -> str:
    """How a game ended for the person in it; for no person or two, who won."""
    if not summary.finished:
        return _("unfinished")
    if summary.winner is None:
        return _("draw")
    persons = [p for p in Player if (summary.first, summary.second)[p] in PERSON_NAMES]
    if len(persons) == 1:
        return _("won") if summary.winner is persons[0] else _("lost")
    game = next((game for game in GAMES if game.name == summary.game), None)
    if game is None:
        return _("finished")
    painter = PAINTERS[game.name](game)
    return _("{player} won").format(player=painter.player_name(summary.winner))
