from contextlib import nullcontext
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rltankattack.engine.agent import AgentKind, Choice
from rltankattack.engine.game import IllegalMove, Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.record import Record
from rltankattack.engine.reversi import Reversi
from rltankattack.engine.tank import Move, Tank
from rltankattack.play.seat import PERSON, Seat
from rltankattack.play.session import Failure, Phase, Session

tank = Tank()
crazy, forward, minimax, captain = (Seat.taken_by(kind) for kind in tank.agents)


def session_of(first=PERSON, second=forward, start="plain", **options):
    return Session(Match(tank, tank.starts[start]), (first, second), rng=Random(1), **options)


def answer(session):
    """Let the agent whose turn it is think and play."""
    thought = session.begin_thinking()
    assert session.accept(thought, thought.think())


def test_a_person_s_move_gives_the_turn_to_the_agent():
    session = session_of()
    assert session.phase is Phase.PERSON
    assert session.begin_thinking() is None

    session.play(Move.RED_RIGHT)

    assert session.phase is Phase.AGENT
    answer(session)
    assert session.match.moves == (Move.RED_RIGHT, Move.GREEN_LEFT)
    assert session.last_choice.move == Move.GREEN_LEFT
    assert session.phase is Phase.PERSON


def test_input_is_refused_when_it_is_not_a_person_s_turn():
    session = session_of(first=forward, second=PERSON)

    with pytest.raises(IllegalMove, match="person's turn"):
        session.play(Move.RED_RIGHT)
    assert session.begin_hint() is None
    assert session.match.plies == 0


def test_an_answer_is_saved_with_what_the_agent_reports():
    saved = []
    session = session_of(second=minimax, save=lambda match, choice: saved.append(choice))
    session.play(Move.RED_RIGHT)
    answer(session)
    told = session.last_choice
    session.undo()
    session.redo()

    assert told.value is not None
    assert saved == [None, None, told, None, None]


def test_every_change_is_saved():
    saved = []
    session = session_of(save=lambda match, choice: saved.append(match.plies))
    session.play(Move.RED_RIGHT)
    answer(session)
    session.undo()
    session.redo()
    session.resign()

    assert saved == [0, 1, 2, 0, 2, 2]


def test_undo_against_an_agent_takes_back_both_plies():
    session = session_of()
    for _ in range(2):
        session.play(session.match.legal_moves[0])
        answer(session)

    session.undo()
    assert session.match.plies == 2
    session.undo()
    assert (session.match.plies, session.can_undo) == (0, False)
    session.redo()
    assert (session.match.plies, session.phase) == (2, Phase.PERSON)


def test_undo_while_the_agent_thinks_drops_its_answer():
    session = session_of()
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    session.undo()

    assert session.match.plies == 0
    assert not session.accept(thought, thought.think())
    assert session.match.plies == 0
    assert not session.thinking


def test_an_answer_counts_once():
    session = session_of()
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    choice = thought.think()

    assert session.begin_thinking() is thought
    assert session.accept(thought, choice)
    assert not session.accept(thought, choice)
    assert session.match.plies == 2


def test_an_agent_s_first_move_alone_cannot_be_undone():
    session = session_of(first=forward, second=PERSON)
    answer(session)

    assert not session.can_undo
    with pytest.raises(IllegalMove, match="there is none"):
        session.undo()


def test_two_persons_take_back_one_ply():
    session = session_of(second=PERSON)
    session.play(Move.RED_RIGHT)
    session.play(Move.GREEN_LEFT)
    session.undo()

    assert session.match.plies == 1
    assert session.person is None


def test_watching_two_agents():
    session = session_of(first=crazy, second=forward)
    assert session.watched
    assert not session.can_resign
    for _ in range(3):
        answer(session)

    session.undo()
    assert (session.match.plies, session.phase) == (2, Phase.PAUSED)
    assert session.begin_thinking() is None
    session.resume()
    answer(session)
    assert session.match.plies == 3

    session.undo()
    session.undo()
    session.resume()
    session.redo()
    assert (session.match.plies, session.phase) == (2, Phase.PAUSED)
    session.resume()
    thought = session.begin_thinking()
    session.pause()
    assert not session.accept(thought, thought.think())


def test_hurry_makes_a_long_thought_answer_and_the_answer_counts():
    session = session_of(second=Seat.taken_by(tank.agents[2], 8), seconds=60)
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    session.hurry()
    choice = thought.think()

    assert choice.depth < 8
    assert session.accept(thought, choice)


def test_hurry_without_a_thought_does_nothing():
    session = session_of()
    session.hurry()

    assert session.phase is Phase.PERSON


def test_a_hint_is_the_strongest_agent_s_move_and_changes_nothing():
    session = Session(Match(tank, tank.parse("4432112344 10 4 r")), (PERSON, forward))
    thought = session.begin_hint()

    assert thought.think().move == Move.RED_RIGHT
    assert session.accept_hint(thought)
    assert session.match.plies == 0


def test_a_hint_for_an_older_position_is_stale():
    session = session_of(second=PERSON)
    thought = session.begin_hint()
    session.play(Move.RED_RIGHT)

    assert not session.accept_hint(thought)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (PERSON, forward, Player.SECOND),
        (forward, PERSON, Player.FIRST),
        (PERSON, PERSON, Player.SECOND),
    ],
)
def test_resigning_loses_for_the_person(first, second, winner):
    session = session_of(first, second)
    session.resign()

    assert session.match.outcome == Outcome(winner, "resigned")
    assert session.phase is Phase.OVER
    with pytest.raises(IllegalMove):
        session.resign()


def test_resigning_can_be_undone():
    session = session_of()
    session.play(Move.RED_RIGHT)
    answer(session)
    session.resign()
    session.undo()

    assert (session.match.plies, session.phase) == (2, Phase.PERSON)


def test_claiming_a_draw():
    session = session_of(second=PERSON)
    with pytest.raises(IllegalMove):
        session.claim()
    for move in [Move.RED_RIGHT, Move.GREEN_LEFT, Move.RED_LEFT, Move.GREEN_RIGHT] * 2:
        session.play(move)

    assert session.can_claim
    session.claim()
    assert session.match.outcome == Outcome(None, "claimed")


def test_leaving_drops_every_thought():
    session = session_of()
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    session.leave()

    assert not session.accept(thought, thought.think())
    assert not session.thinking


class Reporting:
    """An agent that says what a move is worth, whatever move that is."""

    name = "Reporter"

    def __init__(self, move):
        self.move = move

    def choose(self, match, *, rng, deadline=None, stop=None):
        return Choice(self.move, value=-3)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Move.GREEN_LEFT, "SOLVER e=-3 id=2 ok=true"),
        (Move.GREEN_RIGHT, "SOLVER e=-3 id=3 ok=false"),
        (99, "SOLVER e=-3 id=99 ok=false"),
    ],
)
def test_the_solver_s_log_tells_what_the_game_said_of_the_move(caplog, move, line):
    caplog.set_level("INFO", logger="rltankattack.solver")
    session = session_of(second=Seat(AgentKind("Reporter", lambda: Reporting(move))))
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    legal = move in session.match.legal_moves
    with nullcontext() if legal else pytest.raises(IllegalMove):
        session.accept(thought, thought.think())

    assert caplog.messages == [line]
    assert (session.last_choice.move, session.last_accepted) == (move, legal)


def test_an_agent_without_a_value_has_nothing_to_log(caplog):
    caplog.set_level("INFO", logger="rltankattack.solver")
    session = session_of()
    session.play(Move.RED_RIGHT)
    thought = session.begin_thinking()
    session.accept(thought, thought.think())

    assert caplog.messages == []


def reversi_session(opponent, first=PERSON):
    game = Reversi()
    kinds = {kind.name: kind for kind in game.agents}
    seat = PERSON if opponent is None else Seat.taken_by(kinds[opponent])
    return Session(Match(game, game.start(Random(1))), (first, seat), rng=Random(1))


def test_in_reversi_the_computer_that_moves_for_a_person_is_the_opponent_with_its_depth():
    game = Reversi()
    opponent = Seat.parse(game, "Alpha-Beta Player 2, no limit")
    session = Session(Match(game, game.start(Random(1))), (PERSON, opponent), rng=Random(1))
    session.stand_in()
    thought = session.begin_thinking()

    assert (thought.seat.agent().name, thought.seat.agent().depth) == ("Alpha-Beta Player", 2)
    assert session.accept(thought, thought.think())
    assert session.last_choice.depth == 2


@pytest.mark.parametrize(
    ("opponent", "advisers"),
    [
        ("Alpha-Beta Player", ["Alpha-Beta Player 4", "Expert Player 2"]),
        ("Expert Player", ["Expert Player 2"]),
        (None, ["Expert Player 2"]),
    ],
)
def test_in_reversi_a_hint_is_the_opponent_s_and_the_expert_may_be_asked_too(opponent, advisers):
    session = reversi_session(opponent)

    assert [str(seat) for seat in session.advisers] == advisers
    assert session.begin_hint().seat.kind.name == session.advisers[0].kind.name
    assert session.begin_hint(session.advisers[-1]).seat.kind.name == "Expert Player"


def test_in_other_games_the_strongest_agent_advises():
    assert [str(seat) for seat in session_of().advisers] == ["Captain Boat 5"]


def test_who_does_not_answer_is_not_asked_for_advice():
    session = reversi_session("Alpha-Beta Player")
    session.play(session.match.legal_moves[0])
    session.fail(session.begin_thinking(), Failure.BROKEN)
    session.lend()

    assert [str(seat) for seat in session.advisers] == ["Expert Player 2"]


ACTIONS = ("play", "think", "finish", "stale", "undo", "redo", "hint", "hurry", "leave", "resign")


@settings(max_examples=500)
@given(
    st.sampled_from([(PERSON, crazy), (crazy, PERSON), (PERSON, PERSON), (crazy, forward)]),
    st.lists(st.sampled_from(ACTIONS), max_size=40),
    st.randoms(use_true_random=False),
)
def test_any_order_of_actions_keeps_the_session_and_its_record_in_step(seats, actions, rng):
    records = []
    session = Session(
        Match(tank, tank.start(rng)),
        seats,
        save=lambda match, choice: records.append(str(Record.of(match))),
        rng=Random(1),
    )
    pending = []
    for action in actions:
        before = session.match.copy()
        match action:
            case "play" if session.phase is Phase.PERSON:
                session.play(rng.choice(session.match.legal_moves))
            case "think":
                pending += [thought for thought in [session.begin_thinking()] if thought]
            case "finish" if pending:
                thought = pending[-1]
                session.accept(thought, thought.think())
            case "stale" if len(pending) > 1:
                stale = pending[0]
                if stale is not pending[-1]:
                    assert not session.accept(stale, stale.think())
                    assert session.match == before
            case "undo" if session.can_undo:
                session.undo()
            case "redo" if session.can_redo:
                session.redo()
            case "hint":
                session.begin_hint()
            case "hurry":
                session.hurry()
            case "leave":
                session.leave()
            case "resign" if session.can_resign:
                session.resign()
        assert Record.parse(records[-1]).match() == session.match
