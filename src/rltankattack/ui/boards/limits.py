"""The limits of a game to endless play, in words."""

from typing import Any

from ...engine.game import Game
from ..words import ngettext


def draws_in_words(game: Game[Any]) -> list[str]:
    """Two short lines at most about the draws that come by themselves, or by a claim."""
    claim, times, plies = game.claim_limit, game.repetition_limit, game.ply_limit
    lines = []
    if claim is not None:
        told = ngettext(
            "A position {times} time: claim a draw.",
            "A position {times} times: claim a draw.",
            claim,
        )
        lines.append(told.format(times=claim))
    if claim is not None and times is not None and plies is not None:
        told = ngettext(
            "{times} times, or after {plies} ply, it is one.",
            "{times} times, or after {plies} plies, it is one.",
            plies,
        )
        return [*lines, told.format(times=times, plies=plies)]
    if times is not None:
        told = ngettext(
            "A position {times} time is a draw.", "A position {times} times is a draw.", times
        )
        lines.append(told.format(times=times))
    if plies is not None:
        told = ngettext(
            "After {plies} ply it is a draw.", "After {plies} plies it is a draw.", plies
        )
        lines.append(told.format(plies=plies))
    return lines


def most_rounds(game: Game[Any]) -> int | None:
    """The rounds that a game may take, a ply of each player; the last one may be half."""
    return None if game.ply_limit is None else (game.ply_limit + 1) // 2
