"""The tank in words: moves and positions for buttons, sentences and screen readers."""

from ....engine.game import Player
from ....engine.tank import Move, Position, Tank
from ....engine.tank.agents import Captain, Crazy, Forward, MiniMaxBoat
from ....engine.tank.ending import Ending
from ....engine.tank.lakes import PLAIN
from ....engine.tank.move import MOST_COLUMNS
from ...words import _


def name() -> str:
    """The game's name."""
    return _("Tank Attack")


def player_name(player: Player) -> str:
    """Red or Green."""
    return _("Red") if player is Player.FIRST else _("Green")


def starts_name() -> str:
    """What a start is."""
    return _("Lake")


def start_name(key: str) -> str:
    """What a lake is called."""
    if key == PLAIN:
        return _("Plain pyramid")
    return _("Lake {number}").format(number=key.removeprefix("lake-"))


def variant_name(game: Tank) -> str:
    """The usual tank has ten columns and classic rules."""
    classic = game.rules == "classic"
    if game.columns == MOST_COLUMNS:
        return _("classic") if classic else _("no take-back")
    text = _("{columns} columns") if classic else _("no take-back ({columns})")
    return text.format(columns=game.columns)


def agent_in_words(name: str) -> list[str]:
    """What a boat does, and what a person who plays against it should know."""
    match name:
        case Crazy.name:
            return [_("It does anything, and sails a bit more often.")]
        case Forward.name:
            return [
                _("Full steam ahead, whatever follows."),
                _("Where it cannot sail, it raises its water."),
            ]
        case MiniMaxBoat.name:
            return [
                _("It looks ahead and weighs every move."),
                _("It never undoes a change of water just made,"),
                _("and believes that you never do: surprise it."),
            ]
        case Captain.name:
            return [
                _("It looks ahead and sets traps."),
                _("At level 5 it never loses."),
            ]
    return []


def move_in_words(position: Position, move: Move) -> str:
    """What a move does, as a button says it: "Raise column 5"."""
    if move.column is not None:
        text = _("Raise column {column}") if move.lift > 0 else _("Lower column {column}")
        return text.format(column=move.column)
    target = position.boat(position.turn) + move.direction
    if target == position.goal(position.turn):
        return _("Sail into the enemy's port")
    if target in (0, position.far_port):
        return _("Sail back into your port")
    if move.direction < 0:
        return _("Sail left to column {column}").format(column=target)
    return _("Sail right to column {column}").format(column=target)


def move_told(position: Position, move: Move) -> str:
    """What a player has just done: "Green lowered column 2."."""
    player = player_name(position.turn)
    if move.column is not None:
        if move.lift > 0:
            return _("{player} raised column {column}.").format(player=player, column=move.column)
        return _("{player} lowered column {column}.").format(player=player, column=move.column)
    target = position.boat(position.turn) + move.direction
    if target == position.goal(position.turn):
        return _("{player} reached the enemy's port.").format(player=player)
    if target in (0, position.far_port):
        return _("{player} sailed back into port.").format(player=player)
    return _("{player} sailed to column {column}.").format(player=player, column=target)


def ending_in_words(reason: str) -> str:
    """Why the game ended."""
    match reason:
        case Ending.PORT:
            return _("The port is reached.")
        case Ending.SUNK:
            return _("The boat has sunk.")
        case _:
            return _("Both boats have sunk.")


def position_in_words(position: Position) -> str:
    """Levels, boats and the turn."""
    levels = ", ".join(map(str, position.levels))
    return " ".join(
        [
            _("Water levels from left to right: {levels}.").format(levels=levels),
            *(_boat_in_words(position, player) for player in Player),
            _("{player} is to move.").format(player=player_name(position.turn)),
            *filter(None, [barred_in_words(position)]),
        ]
    )


def barred_in_words(position: Position) -> str:
    """Which change of water may not be undone now; nothing where all may."""
    barred = position.barred
    if barred is None:
        return ""
    if barred.lift > 0:
        return _("Column {column} may not be raised now.").format(column=barred.column)
    return _("Column {column} may not be lowered now.").format(column=barred.column)


def _boat_in_words(position: Position, player: Player) -> str:
    name, column = player_name(player), position.boat(player)
    if column == position.goal(player):
        return _("{player} is in the enemy's port.").format(player=name)
    if column in (0, position.far_port):
        return _("{player} is in its port.").format(player=name)
    level = position.level(column)
    if level == 0:
        return _("{player} has sunk in column {column}.").format(player=name, column=column)
    return _("{player} is in column {column} on level {level}.").format(
        player=name, column=column, level=level
    )
