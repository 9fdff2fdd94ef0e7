import pytest

from rltankattack.engine.game import IllegalMove
from rltankattack.engine.tank import Move
from rltankattack.play.lessons import LESSONS, Attempt, Verdict

SOLUTIONS = {
    "sail": [Move.RED_RIGHT],
    "raise": [Move.RAISE_3],
    "lower": [Move.LOWER_1],
    "sink": [Move.LOWER_6],
    "port": [Move.RAISE_10, Move.RED_RIGHT],
}
MISTAKES = {
    "sail": [Move.RED_LEFT],
    "raise": [Move.LOWER_4],
    "lower": [Move.LOWER_2],
    "sink": [Move.LOWER_7],
    "port": [Move.LOWER_9, Move.RAISE_10],
}
lessons = LESSONS["tank"]


def attempted(lesson, moves):
    attempt = Attempt(lesson)
    verdicts = [attempt.play(move) for move in moves]
    return attempt, verdicts


def test_there_are_five_lessons():
    assert [lesson.key for lesson in lessons] == list(SOLUTIONS)


@pytest.mark.parametrize("lesson", lessons, ids=lambda lesson: lesson.key)
def test_a_lesson_can_be_solved(lesson):
    attempt, verdicts = attempted(lesson, SOLUTIONS[lesson.key])

    assert verdicts[:-1] == [Verdict.GOES_ON] * (lesson.moves - 1)
    assert attempt.verdict is Verdict.SOLVED


@pytest.mark.parametrize("lesson", lessons, ids=lambda lesson: lesson.key)
def test_a_lesson_can_be_failed(lesson):
    attempt, _ = attempted(lesson, MISTAKES[lesson.key])

    assert attempt.verdict is Verdict.FAILED


@pytest.mark.parametrize("lesson", lessons, ids=lambda lesson: lesson.key)
def test_only_few_first_moves_lead_to_the_solution(lesson):
    """A task that most moves solve would teach nothing."""
    last = SOLUTIONS[lesson.key][-1]
    solving = 0
    for move in Attempt(lesson).match.legal_moves:
        attempt = Attempt(lesson)
        if attempt.play(move) is Verdict.GOES_ON and last in attempt.match.legal_moves:
            attempt.play(last)
        solving += attempt.verdict is Verdict.SOLVED

    assert 1 <= solving <= 2


def test_winning_in_another_way_is_not_the_task():
    port = lessons[-1]
    attempt, _ = attempted(port, [Move.LOWER_5])  # it sinks green, but that was lesson four

    assert attempt.match.outcome is not None
    assert attempt.verdict is Verdict.FAILED


def test_an_illegal_move_counts_for_nothing():
    attempt = Attempt(lessons[1])
    with pytest.raises(IllegalMove):
        attempt.play(Move.RED_RIGHT)

    assert attempt.verdict is Verdict.GOES_ON
    assert attempt.match.plies == 0


def test_nothing_can_be_played_after_the_verdict():
    attempt, _ = attempted(lessons[0], SOLUTIONS["sail"])

    with pytest.raises(ValueError, match="expected an attempt that goes on, it is SOLVED"):
        attempt.play(Move.RED_RIGHT)
