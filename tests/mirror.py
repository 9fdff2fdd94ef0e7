"""The tank seen from the other side: colours swapped, lake reversed."""

from rltankattack.engine.game import Player
from rltankattack.engine.tank import Move, Position


def mirrored(position: Position) -> Position:
    return Position(
        levels=position.levels[::-1],
        red=position.far_port - position.green,
        green=position.far_port - position.red,
        turn=position.turn.other,
        just_made=position.just_made and mirrored_move(position.just_made, len(position.levels)),
    )


def mirrored_move(move: Move, columns: int) -> Move:
    if move.sailor is not None:
        return Move.sail(Player(move.sailor).other, -move.direction)
    column = columns + 1 - move.column
    return Move.raising(column) if move.lift > 0 else Move.lowering(column)
