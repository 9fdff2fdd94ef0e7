"""The tank explained: what each lesson asks for, and the rules with a picture each."""

from ....engine.tank import Move, Position
from ...words import _
from ..painter import Page, Scene, Task


def task(lesson: str) -> Task:
    """What a lesson asks for, in two short lines."""
    match lesson:
        case "sail":
            return Task(
                _("Sail"),
                _("Sail one column to the right."),
                _("Tap your boat, then the arrow beside it."),
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


def rules() -> list[Page]:
    """The rules, a picture and two short lines each."""
    return [
        _page(
            "4432112344 0 11 r",
            _("Two boats, two ports, ten columns."),
            _("Red starts on the left, green on the right."),
        ),
        _page(
            "4432232344 3 8 r",
            _("In your turn you sail or move water."),
            _("One column to a side, or one level up or down."),
        ),
        _page(
            "4432232344 3 8 r",
            _("A boat never climbs."),
            _("It sails onto water as high as its own, or lower."),
            Move.RED_RIGHT,
        ),
        _page(
            "4432232344 3 8 r",
            _("You may raise or lower any column."),
            _("Boats on it go up and down with it."),
            Move.RAISE_6,
        ),
        _page(
            "4432232344 10 5 r",
            _("You win by reaching the enemy's port."),
            _("A port is as high as level 4."),
            Move.RED_RIGHT,
        ),
        _page(
            "4432102344 4 6 g",
            _("You win by leaving the enemy dry."),
            _("On level 0 a boat sinks."),
        ),
        _page(
            "4432112344 0 11 r",
            _("A position three times: claim a draw."),
            _("Five times, or after 400 plies, it is one."),
        ),
        _page(
            "4432112344 0 11 r",
            _("The idea is the Panama Canal."),
            _("Ships cross it as the water is raised and lowered."),
        ),
    ]


def _page(position: str, told: str, note: str, move: Move | None = None) -> Page:
    shown = Position.parse(position)
    return Page(Scene(shown, shown, hint=move), told, note)
