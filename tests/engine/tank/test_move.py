import pytest

from rltankattack.engine.game import IllegalMove, Player
from rltankattack.engine.tank import Move, Tank

SAILING_AND_WATER = [move for move in Move if move is not Move.NONE]


def test_the_ids_are_the_thesis_s():
    assert [Move.RED_LEFT, Move.RED_RIGHT, Move.GREEN_LEFT, Move.GREEN_RIGHT] == [0, 1, 2, 3]
    assert [Move.raising(column) for column in range(1, 11)] == list(range(4, 14))
    assert [Move.lowering(column) for column in range(1, 11)] == list(range(14, 24))
    assert Move.NONE == 24


@pytest.mark.parametrize("move", list(Move))
def test_the_inverse_of_the_inverse_is_the_move(move):
    assert move.inverse.inverse is move


@pytest.mark.parametrize(
    ("move", "inverse"), [(0, 1), (2, 3), (4, 14), (13, 23), (Move.NONE, Move.NONE)]
)
def test_inverses_take_back(move, inverse):
    assert Move(move).inverse == inverse


def test_a_move_knows_what_it_does():
    assert (Move.GREEN_LEFT.sailor, Move.GREEN_LEFT.direction) == (Player.SECOND, -1)
    assert (Move.RAISE_5.column, Move.RAISE_5.lift) == (5, 1)
    assert (Move.LOWER_10.column, Move.LOWER_10.lift) == (10, -1)
    assert (Move.RAISE_5.sailor, Move.RAISE_5.direction) == (None, 0)
    assert (Move.RED_RIGHT.column, Move.RED_RIGHT.lift) == (None, 0)


def test_texts_name_the_mover_s_own_boat_and_the_column():
    texts = [str(move) for move in (Move.RED_LEFT, Move.GREEN_RIGHT, Move.RAISE_5, Move.LOWER_10)]

    assert texts == ["L", "R", "+5", "-10"]
    assert str(Move.NONE) == "none"


def test_the_same_letter_moves_the_boat_whose_turn_it_is():
    tank = Tank()
    red_to_move = tank.starts["plain"]
    green_to_move = tank.play(red_to_move, Move.RED_RIGHT)

    assert tank.parse_move(red_to_move, "R") is Move.RED_RIGHT
    assert tank.parse_move(green_to_move, "L") is Move.GREEN_LEFT


@pytest.mark.parametrize("text", ["", "L", "l", "+0", "+1", "-11", "+05", "5", "R ", "none", "٣"])
def test_a_text_that_names_no_legal_move_is_refused(text):
    tank = Tank()

    with pytest.raises(IllegalMove, match="expected one of R"):
        tank.parse_move(tank.starts["plain"], text)


def test_a_number_that_is_no_move_has_no_text():
    with pytest.raises(IllegalMove, match="got 999"):
        Tank().move_text(Tank().starts["plain"], 999)


def test_every_legal_move_s_text_parses_to_the_move():
    tank = Tank()
    for start in tank.starts.values():
        for move in tank.moves(start):
            assert tank.parse_move(start, tank.move_text(start, move)) is move
