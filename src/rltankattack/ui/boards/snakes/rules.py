"""The rules, with a picture each, on an example board of the game's own size."""

from dataclasses import replace

from ....engine.snakes import Position, Snakes
from ....engine.snakes.die import DICE
from ...words import _
from ..painter import Page, Scene

EXAMPLES = {6: 170, 8: 398, 10: 382, 12: 238}
"""By the number of columns: the seed of a board with little on top of each other."""
STEPS = 3
"""The die that the pictures show."""


def rules(game: Snakes) -> list[Page]:
    """What a player has to know."""
    start = game.seeded(EXAMPLES[game.columns])
    board = start.board
    head, foot = board.snakes[-1][0], board.ladders[0][0]
    red_apple = next(tile for tile, points in board.apples if points > 0)
    climbed = game.play(_before(start, foot), min(STEPS, foot))
    return [
        _page(
            start,
            _("Race to the last tile, {last}.").format(last=board.last),
            _("The rows run to and fro, from tile 1 upward."),
        ),
        _choosing(
            replace(start, tiles=(board.columns + 2, board.columns // 2)),
            _("A move is a die from 1 to 6."),
            _("Choose it or roll it, as set before the game."),
        ),
        _choosing(
            _before(start, head),
            _("A snake's head takes you down."),
            _("You go on from its tail."),
            STEPS,
        ),
        _choosing(
            _before(start, foot),
            _("A ladder takes you up, then breaks."),
            _("It works once in a game, for one of you."),
            min(STEPS, foot),
        ),
        _page(
            climbed,
            _("A broken ladder takes nobody up."),
            _("Its foot is a tile like any other."),
        ),
        _choosing(
            _before(start, red_apple),
            _("A red apple adds its points."),
            _("A black one takes them. Each is eaten once."),
            min(STEPS, red_apple),
        ),
        _choosing(
            replace(start, tiles=(board.last - 2, board.last - 9)),
            _("Who reaches the last tile wins."),
            _("Passing it will do, whatever the points."),
            2,
        ),
        _page(
            start,
            _("After 200 rounds it is a draw."),
            _("The list of rounds tells what each brought."),
        ),
    ]


def _before(start: Position, tile: int) -> Position:
    """Red a die before a tile, green a little behind."""
    return replace(start, tiles=(max(tile - STEPS, 0), max(tile - 2 * STEPS, 0)))


def _page(position: Position, told: str, note: str) -> Page:
    return Page(Scene(position, position), told, note)


def _choosing(position: Position, told: str, note: str, hint: int | None = None) -> Page:
    return Page(Scene(position, position, hint=hint, moves=tuple(DICE)), told, note)
