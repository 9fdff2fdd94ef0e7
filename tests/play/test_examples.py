from pathlib import Path
from random import Random

import pytest

from rltankattack.engine.game import WIN, Player
from rltankattack.engine.record import Record
from rltankattack.engine.report import report_in
from rltankattack.engine.tank import Move
from rltankattack.play.examples import EXAMPLES
from rltankattack.play.seat import PERSON, Seat

GOLDEN = Path(__file__).parents[1] / "golden"
PRINTED = {example.key: example for example in EXAMPLES["tank"]}


def golden(key):
    """The plies of a printed game, each with the value that was reported for it."""
    lines = (GOLDEN / f"{key}-game.txt").read_text().splitlines()
    return [tuple(int(word) for word in line.split()) for line in lines]


@pytest.mark.parametrize("key", PRINTED)
def test_the_examples_are_the_printed_games_move_for_move_and_value_for_value(key):
    record = PRINTED[key].record({})
    told = []
    for ply, move in enumerate(record.moves, start=1):
        reports = [report_in(comment, move) for comment in record.comments.get(ply, ())]
        told.append((int(move), *(report.value for report in reports)))

    assert told == golden(key)


@pytest.mark.parametrize("key", PRINTED)
def test_an_example_is_written_as_records_are(key):
    assert str(PRINTED[key].record({})) == PRINTED[key].text


@pytest.mark.parametrize("key", PRINTED)
def test_an_example_can_be_played_on_against_the_agent_that_it_was_played_against(key):
    record = PRINTED[key].record({})

    first, second = (Seat.parse(record.game, name) for name in (record.first, record.second))
    assert first == PERSON
    assert (
        second.agent().name
        == {
            "crazy": "Crazy Boat",
            "forward": "Forward Boat",
            "minimax": "MiniMax Boat",
        }[key]
    )


def test_forward_boat_plays_as_in_its_example():
    record = PRINTED["forward"].record({})
    boat = Seat.parse(record.game, record.second).agent()
    match = Record(record.game, record.start).match()
    for move in record.moves:
        if match.to_move is Player.SECOND:
            assert boat.choose(match, rng=Random(1)).move == move
        match.play(move)


def test_remarks_stand_behind_what_the_agent_reported():
    bare, told = (PRINTED["minimax"].record(said) for said in ({}, {0: "hm", 2: "well"}))

    assert told.comments == {**bare.comments, 0: ("hm",), 2: ("e=-1 depth=4", "well")}


def test_one_move_would_have_saved_red_from_minimax_boat():
    """The one that takes Green's last move back, as the remark at that ply says."""
    match = PRINTED["minimax"].record({}).match()
    game, position = match.game, match.positions[10]

    def loses(move):
        after = game.play(position, move)
        ends = [after, *(game.play(after, reply) for reply in game.moves(after))]
        return any(game.evaluate(end) == -WIN for end in ends)

    assert [move for move in game.moves(position) if not loses(move)] == [Move.RAISE_4]
