"""The labyrinth in words: steps and positions for buttons, sentences and screen readers."""

from ....engine.game import Player
from ....engine.labyrinth import Labyrinth, Position, Step
from ....engine.labyrinth.ending import Ending
from ....engine.labyrinth.paths import distances
from ....engine.labyrinth.rounds import sights
from ...words import _


def name() -> str:
    """The game's name."""
    return _("Labyrinth")


def player_name(player: Player) -> str:
    """Theseus or the Minotaur."""
    return _("Theseus") if player is Player.FIRST else _("Minotaur")


def start_name(key: str) -> str:
    """What a board is called."""
    return _("Board {number}").format(number=key.removeprefix("board-"))


def variant_name(game: Labyrinth) -> str:
    """How large the board is, and whether one may run into its walls."""
    size = f"{game.size} × {game.size}"
    # Translators: the report's variant of the labyrinth, where one may run into walls.
    return _("{size}, bumps").format(size=size) if game.bump else size


def step_in_words(step: Step) -> str:
    """A step as a button says it."""
    match step:
        case Step.UP:
            return _("Up")
        case Step.RIGHT:
            return _("Right")
        case Step.DOWN:
            return _("Down")
        case Step.LEFT:
            return _("Left")


def step_told(position: Position, step: Step) -> str:
    """What a player has just done: "Theseus went up."."""
    there = position.maze.beside(position.tile(position.turn), step)
    if there is None:
        return _bump(position.turn)
    if position.turn is Player.SECOND:
        return _("The Minotaur caught Theseus.") if there == position.theseus else _hunter(step)
    if there in position.left:
        number = position.supplies.index(there) + 1
        return _("Theseus took supply {number}.").format(number=number)
    return _("Theseus ran into the Minotaur.") if there == position.minotaur else _hero(step)


def _bump(player: Player) -> str:
    if player is Player.FIRST:
        return _("Theseus ran into a wall and stays.")
    return _("The Minotaur ran into a wall and stays.")


def _hero(step: Step) -> str:
    match step:
        case Step.UP:
            return _("Theseus went up.")
        case Step.RIGHT:
            return _("Theseus went right.")
        case Step.DOWN:
            return _("Theseus went down.")
        case Step.LEFT:
            return _("Theseus went left.")


def _hunter(step: Step) -> str:
    match step:
        case Step.UP:
            return _("The Minotaur went up.")
        case Step.RIGHT:
            return _("The Minotaur went right.")
        case Step.DOWN:
            return _("The Minotaur went down.")
        case Step.LEFT:
            return _("The Minotaur went left.")


def ending_in_words(reason: str) -> str:
    """Why the game ended."""
    if reason == Ending.SUPPLIES:
        return _("All supplies are taken.")
    return _("Theseus is caught.")


def note(position: Position) -> str:
    """What is left, and how far what the player to move sees is."""
    supply, foe = sights(position, position.turn)
    if supply is None and foe is None:
        sentence = _("{left} of {all} left · in sight: nothing")
    elif foe is None:
        sentence = _("{left} of {all} left · in sight: supply at {supply}")
    elif supply is None:
        sentence = _("{left} of {all} left · in sight: foe at {foe}")
    else:
        sentence = _("{left} of {all} left · in sight: supply at {supply}, foe at {foe}")
    left, all_of_them = len(position.left), len(position.supplies)
    return sentence.format(left=left, all=all_of_them, supply=supply, foe=foe)


def amount_name() -> str:
    """What lies on the board in a number that can be chosen."""
    return _("Supplies")


def invitation() -> str:
    """What to do first."""
    return _("Tap an arrow to step.")


def value_in_words(value: int) -> str:
    """Thousandths, with two decimals."""
    return _("value {value}").format(value=f"{value / 1000:+z.2f}".replace("-", "−"))


def position_in_words(position: Position) -> str:
    """Where everything is, what the walls leave open, and how long the ways are."""
    size = position.maze.size
    return " ".join(
        [
            _("{size} by {size} tiles, counted from the bottom left.").format(size=size),
            _("Theseus is in column {column}, row {row}.").format(**_place(position, Player.FIRST)),
            _("The Minotaur is in column {column}, row {row}.").format(
                **_place(position, Player.SECOND)
            ),
            *_supplies(position),
            *_outlook(position),
        ]
    )


def _supplies(position: Position) -> list[str]:
    return [
        _("Supply {number} is in column {column}, row {row}.").format(
            number=number, **_column_and_row(position, tile)
        )
        for number, tile in enumerate(position.supplies, start=1)
        if tile is not None
    ]


def _outlook(position: Position) -> list[str]:
    """What the player to move has to know for a step; nothing when there is nothing to fetch."""
    if not position.left:
        return [_("Nothing is left to fetch.")]
    here = position.tile(position.turn)
    steps = distances(position.maze, here)
    free = {str(step): _free(position, here, step) for step in Step}
    return [
        _("Theseus is to move.")
        if position.turn is Player.FIRST
        else _("The Minotaur is to move."),
        _("Free tiles before a wall: up {up}, right {right}, down {down}, left {left}.").format(
            **free
        ),
        _("Steps around the walls: to the enemy {enemy}, to the nearest supply {supply}.").format(
            enemy=steps[position.tile(position.turn.other)],
            supply=min(steps[tile] for tile in position.left),
        ),
    ]


def _free(position: Position, here: int, step: Step) -> int:
    """How many tiles lie ahead before a wall."""
    there = position.maze.beside(here, step)
    return 0 if there is None else 1 + _free(position, there, step)


def _place(position: Position, player: Player) -> dict[str, int]:
    return _column_and_row(position, position.tile(player))


def _column_and_row(position: Position, tile: int) -> dict[str, int]:
    row, column = position.maze.row_and_column(tile)
    return {"column": column, "row": row}
