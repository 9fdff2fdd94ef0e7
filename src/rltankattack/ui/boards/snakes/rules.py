"""The rules, with a picture each, on an example board of the game's own size."""

from dataclasses import replace

from ....engine.snakes import Position, Snakes
from ....engine.snakes.die import DICE
from ...words import _, ngettext
from ..limits import most_rounds
from ..painter import Page, Scene

EXAMPLES = {
    6: "6x6 7>5,27>14,29>17 4/21,12/25,18/30 6-3,11+2,15-1,28+4 0 0 0 0 r 80 0",
    8: "8x8 20>14,35>28,41>23,55>37 11/27,16/30,33/49,34/62 "
    "12+4,21+4,24-4,32-5,53-4,57+5 0 0 0 0 r 22 0",
    10: "10x10 22>19,35>18,45>38,76>47,82>62,90>50 13/48,29/52,40/41,42/64,68/93,84/98 "
    "5-5,6+2,31+2,77-3,78-2,80+5,92+3,94-2 0 0 0 0 r 46 0",
    12: "12x12 55>6,57>13,65>41,83>61,91>53,117>76,131>85,137>89 "
    "4/69,25/48,27/95,54/79,64/111,86/129,98/121,125/141 "
    "11-4,12+1,20+1,26-4,32+1,97+4,102+4,103-5,133-3,136-1 0 0 0 0 r 23 0",
}
"""By the number of columns: a board on which no pawn of the pictures stands on a thing."""
STEPS = 3
"""The die that the pictures show."""
GREEN = 2
"""The tile where green waits, out of the way."""
PLIES = 12
"""So many dice are rolled for the picture of a game that goes on."""


def rules(game: Snakes) -> list[Page]:
    """What a player has to know."""
    start = game.parse(EXAMPLES[game.columns])
    board = start.board
    head, foot = board.snakes[-1][0], board.ladders[0][0]
    red_apple = next(tile for tile, points in board.apples if points > 0)
    climbed = game.play(_before(start, foot), STEPS)
    return [
        _page(
            start,
            _("Race to the last tile, {last}.").format(last=board.last),
            _("You start before tile 1; rows run to and fro."),
        ),
        _choosing(
            replace(start, tiles=(board.columns + 2, GREEN)),
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
            STEPS,
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
            STEPS,
        ),
        _choosing(
            replace(start, tiles=(board.last - max(DICE) + 1, GREEN)),
            _("Reach or pass the last tile to win."),
            _("Points are counted, but do not decide."),
            max(DICE),
        ),
        *_limit(_under_way(game, start), most_rounds(game)),
    ]


def _limit(position: Position, rounds: int | None) -> list[Page]:
    """When a game has lasted long enough, if it ever has."""
    if rounds is None:
        return []
    told = ngettext(
        "After {rounds} round it is a draw.", "After {rounds} rounds it is a draw.", rounds
    )
    note = _("The list of rounds tells what each brought.")
    return [_page(position, told.format(rounds=rounds), note)]


def _before(start: Position, tile: int) -> Position:
    """Red a die before a tile."""
    return replace(start, tiles=(tile - STEPS, GREEN))


def _under_way(game: Snakes, start: Position) -> Position:
    """After some rolls."""
    position = start
    for _ply in range(PLIES):
        roll = game.roll(position)
        assert roll is not None, "so few dice end none of the examples"
        position = game.play(position, roll)
    return position


def _page(position: Position, told: str, note: str) -> Page:
    return Page(Scene(position, position), told, note)


def _choosing(position: Position, told: str, note: str, hint: int | None = None) -> Page:
    return Page(Scene(position, position, hint=hint, moves=tuple(DICE)), told, note)
