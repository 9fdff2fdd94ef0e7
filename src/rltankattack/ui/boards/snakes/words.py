"""Snakes and ladders in words: for buttons, sentences and screen readers."""

from collections.abc import Iterable

from ....engine.game import Player
from ....engine.snakes import Position, Snakes
from ....engine.snakes.walk import walk
from ...words import _


def name() -> str:
    """The game's name."""
    return _("Snakes")


def player_name(player: Player) -> str:
    """Red or Green."""
    return _("Red") if player is Player.FIRST else _("Green")


def starts_name() -> str:
    """What a start is."""
    return _("Board")


def start_name(key: str) -> str:
    """What a board is called."""
    return _("Board {number}").format(number=key.removeprefix("board-"))


def variant_name(game: Snakes) -> str:
    """The size."""
    return f"{game.columns} × {game.rows}"


def note(position: Position) -> str:
    """The tiles and the points of both."""
    (red, green), (red_points, green_points) = position.tiles, map(signed, position.points)
    return _("Red at {red}, {red_points} pts · Green at {green}, {green_points} pts").format(
        red=red, red_points=red_points, green=green, green_points=green_points
    )


def invitation(rolls: bool) -> str:
    """What to do first."""
    return _("Tap the die to roll it.") if rolls else _("Tap one of the dice.")


def value_in_words(value: int) -> str:
    """Tenths, with one decimal."""
    return _("value {value}").format(value=f"{value / 10:+.1f}".replace("-", "−"))


def move_in_words(position: Position, die: int) -> str:
    """Where a die leads, as a button says it."""
    way = walk(position, die)
    if way.end == position.board.last:
        return _("{die}: the end").format(die=die)
    if way.is_snake:
        return _("{die}: down to {tile}").format(die=die, tile=way.end)
    if way.is_ladder:
        return _("{die}: up to {tile}").format(die=die, tile=way.end)
    if way.points:
        return _("{die}: {tile}, {points} pts").format(
            die=die, tile=way.end, points=signed(way.points)
        )
    return _("{die}: to {tile}").format(die=die, tile=way.end)


def move_told(position: Position, die: int) -> str:
    """What a player has just done."""
    way = walk(position, die)
    if way.end == position.board.last:
        sentence = _("{player} went {die} and reached the end.")
    elif way.is_snake:
        sentence = _("{player} went {die}; a snake led to {tile}.")
    elif way.is_ladder:
        sentence = _("{player} went {die} and climbed to {tile}.")
    elif way.points > 0:
        sentence = _("{player} went {die}: red apple, {points}.")
    elif way.points < 0:
        sentence = _("{player} went {die}: black apple, {points}.")
    else:
        sentence = _("{player} went {die} to tile {tile}.")
    return sentence.format(
        player=player_name(position.turn), die=die, tile=way.end, points=signed(way.points)
    )


def ending_in_words(reason: str) -> str:
    """Why the game ended; there is but one way."""
    return _("The last tile is reached.")


def position_in_words(position: Position) -> str:
    """The players first, then everything that lies on the board."""
    return " ".join(
        [
            *(_player_in_words(position, player) for player in Player),
            _("{player} is to move.").format(player=player_name(position.turn)),
            _("The last tile is {tile}.").format(tile=position.board.last),
            *_things_in_words(position),
        ]
    )


def signed(points: int) -> str:
    """Points with a true minus sign, and a plus where some were won."""
    return f"{points:+}".replace("-", "−") if points else "0"


def _player_in_words(position: Position, player: Player) -> str:
    tile, points = position.tiles[player], signed(position.points[player])
    if tile == 0:
        return _("{player} is before tile 1, points {points}.").format(
            player=player_name(player), points=points
        )
    return _("{player} is on tile {tile}, points {points}.").format(
        player=player_name(player), tile=tile, points=points
    )


def _things_in_words(position: Position) -> list[str]:
    board = position.board
    whole = [ladder for ladder in board.ladders if ladder[0] not in board.broken]
    broken = ", ".join(map(str, board.broken))
    told = [
        (_("Snakes: {list}."), _ways(board.snakes)),
        (_("Ladders: {list}."), _ways(whole)),
        (_("Broken ladders at {list}."), broken),
        (_("Red apples: {list}."), _apples((t, p) for t, p in board.apples if p > 0)),
        (_("Black apples: {list}."), _apples((t, p) for t, p in board.apples if p < 0)),
    ]
    return [sentence.format(list=things) for sentence, things in told if things]


def _ways(ways: Iterable[tuple[int, int]]) -> str:
    return ", ".join(_("{start} to {end}").format(start=one, end=end) for one, end in ways)


def _apples(apples: Iterable[tuple[int, int]]) -> str:
    return ", ".join(
        _("{tile} with {points}").format(tile=tile, points=signed(points))
        for tile, points in apples
    )
