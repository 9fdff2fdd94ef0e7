"""The rules of the labyrinth, a picture each."""

from ....engine.labyrinth import Labyrinth, Position, Step
from ...words import _, ngettext
from ..limits import most_rounds
from ..painter import Page, Scene

MAZE = "0010200/0020100/1211000/1032302/0010100/1120320/0000000"


def rules(game: Labyrinth) -> list[Page]:
    """On a board of seven by seven tiles, whatever size is played."""
    return [
        _page(
            "39,44,34,3 0 24 t",
            _("Theseus looks for the supplies."),
            _("He comes in at the bottom left."),
        ),
        _page(
            "39,44,34,3 8 31 t",
            _("Each turn is one step."),
            _("Up, right, down or left, never through walls."),
            offered=game,
        ),
        _walls(game),
        _page(
            "39,44,34,3 10 31 t",
            _("Theseus takes what he steps on."),
            _("In any order; with the last one he wins."),
            Step.DOWN,
        ),
        _page(
            "39,44,34,- 18 19 m",
            _("The Minotaur hunts Theseus."),
            _("It wins when both are on one tile."),
            Step.LEFT,
        ),
        _page(
            "-,-,34,- 33 34 t",
            _("The last supply always wins."),
            _("Even on the Minotaur's own tile."),
            Step.RIGHT,
        ),
        _page(
            "39,44,34,- 40 19 m",
            _("The computer looks three tiles far."),
            _("Up to a wall; only the Path Player sees all."),
            offered=game,
        ),
        *_limit(most_rounds(game)),
    ]


def _walls(game: Labyrinth) -> Page:
    """What a wall does to a step: the two variants of the rules."""
    if game.bump:
        told, note = _("You may run into a wall."), _("Then you stay, and your turn is over.")
    else:
        told, note = _("Nobody stays where they are."), _("A step into a wall is not allowed.")
    return _page("39,44,34,3 2 31 t", told, note, offered=game)


def _limit(rounds: int | None) -> list[Page]:
    """When a game has lasted long enough, if it ever has."""
    if rounds is None:
        return []
    told = ngettext(
        "After {rounds} round nobody wins.", "After {rounds} rounds nobody wins.", rounds
    )
    note = _("A round is a step of each of them.")
    return [_page("-,44,34,- 15 46 t", told.format(rounds=rounds), note)]


def _page(
    rest: str,
    told: str,
    note: str,
    step: Step | None = None,
    offered: Labyrinth | None = None,
) -> Page:
    shown = Position.parse(f"{MAZE} {rest}")
    moves = () if offered is None else offered.moves(shown)
    return Page(Scene(shown, shown, hint=step, moves=moves), told, note)
