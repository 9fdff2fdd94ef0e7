from random import Random

from rltankattack.engine.game import Player
from rltankattack.engine.tank import Tank
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.setup import Setup

tank = Tank()
crazy = Seat.taken_by(tank.agents[0])


def test_a_person_plays_the_first_side_and_begins_unless_told_otherwise():
    setup = Setup.against(tank, crazy)

    assert setup.seats == (PERSON, crazy)
    assert setup.new_match(Random(1)).to_move is Player.FIRST


def test_sides_are_swapped_and_back():
    setup = Setup.against(tank, crazy)

    assert setup.swapped().seats == (crazy, PERSON)
    assert setup.swapped().swapped() == setup


def test_a_named_start_and_who_begins_are_heeded():
    setup = Setup.against(tank, crazy).changed(start="lake-3", begins=Player.SECOND)

    assert str(setup.new_match(Random(1)).position) == "4432022344 0 11 g"


def test_a_match_tells_the_choices_it_began_with():
    setup = Setup.against(tank, crazy).changed(start="lake-2", begins=Player.SECOND)

    assert Setup.like(setup.new_match(Random(1)), setup.seats) == setup


def test_without_a_name_chance_decides():
    starts = {Setup.against(tank, crazy).new_match(Random(seed)).start for seed in range(30)}

    assert len(starts) == 4
