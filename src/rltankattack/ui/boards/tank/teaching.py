"""The tank explained: what each lesson asks for, and the rules with a picture each."""

from dataclasses import replace

from ....engine.game import Player
from ....engine.tank import Move, Position, Tank
from ....engine.tank.lakes import PLAIN
from ....engine.tank.position import FULL
from ...words import _
from ..limits import draws_in_words
from ..painter import Page, Scene, Task
from .hands import BOAT


def task(lesson: str) -> Task:
    """What a lesson asks for, in two short lines."""
    match lesson:
        case "sail":
            return Task(
                _("Sail"),
                _("Sail one column to the right."),
                _("Tap your boat, then the column beside it."),
            )
        case "raise":
            return Task(
                _("Raise the water"),
                _("Raise the water to get on."),
                _("A boat never climbs, and column 4 is higher."),
            )
        case "lower":
            return Task(
                _("Lower the water"),
                _("Keep green out of your port."),
                _("It must stand on level 4 to enter: tap its boat."),
            )
        case "sink":
            return Task(
                _("Sink the enemy"),
                _("Sink green's boat."),
                _("Take the last water away from under it."),
            )
        case "port":
            return Task(
                _("Enter the port"),
                _("Reach green's port in two moves."),
                _("The port is as high as level 4."),
            )
    raise LookupError(f"expected a lesson of the tank, got {lesson!r}")


MIDDLES = {6: "421224 2 5 r", 8: "43212234 2 7 r", 10: "4432232344 3 8 r"}
"""By the number of columns: a game in full swing, with red before lower water."""


def rules(game: Tank) -> list[Page]:
    """The rules, a picture and two short lines each, on a tank of the game's size."""
    columns, half = game.columns, game.columns // 2
    start, middle = game.starts[PLAIN], game.parse(MIDDLES[game.columns])
    dry = list(start.levels)
    dry[half] = 0
    sunk = Position(tuple(dry), red=half - 1, green=half + 1, turn=Player.SECOND)
    return [
        _page(
            start,
            _("Two boats, two ports, {columns} columns.").format(columns=columns),
            _("Red starts on the left, green on the right."),
        ),
        _page(
            middle,
            _("In your turn you sail or move water."),
            _("One column to a side, or one level up or down."),
        ),
        _page(
            middle,
            _("Tap your boat, then the column beside it."),
            _("Tap water to lower it, the air above to raise it."),
            selection=BOAT,
        ),
        _page(
            middle,
            _("A boat never climbs."),
            _("It sails onto water as high as its own, or lower."),
            Move.RED_RIGHT,
        ),
        _page(
            middle,
            _("You may raise or lower any column."),
            _("Boats on it go up and down with it."),
            Move.raising(half + 1),
        ),
        _page(
            start,
            _("Water stands on levels 0 to {full}.").format(full=FULL),
            _("Each turn is one move; nobody passes."),
        ),
        _page(
            replace(middle, red=columns, green=half),
            _("You win by reaching the enemy's port."),
            _("A port is as high as level 4."),
            Move.RED_RIGHT,
        ),
        _page(
            sunk,
            _("You win by leaving the enemy dry."),
            _("On level 0 a boat sinks."),
        ),
        _page(
            replace(middle, red=half, green=half),
            _("Both boats may be in one column."),
            _("If both sink there, it is a draw."),
        ),
        *_rule_sets(game, middle),
        *_draws(game, start),
        _page(
            start,
            _("The idea is the Panama Canal."),
            _("Ships cross it as the water is raised and lowered."),
        ),
    ]


def _rule_sets(game: Tank, middle: Position) -> list[Page]:
    """The one rule more of `no-take-back`, or that there is such a rule set."""
    before, move = replace(middle, turn=Player.SECOND), Move.raising(game.columns // 2 + 1)
    scene = Scene(before, Tank(columns=game.columns).play(before, move), last_move=move)
    classic = game.rules == "classic"
    told = _("There is a board without take-back.") if classic else _("Nothing is undone at once.")
    return [Page(scene, told, _("You may not undo the opponent's last change."))]


def _draws(game: Tank, start: Position) -> list[Page]:
    """What ends a game that would go on for ever, where there is anything."""
    lines = draws_in_words(game)
    return [_page(start, lines[0], " ".join(lines[1:]))] if lines else []


def _page(
    shown: Position, told: str, note: str, move: Move | None = None, selection: str | None = None
) -> Page:
    return Page(Scene(shown, shown, hint=move, selection=selection), told, note)
