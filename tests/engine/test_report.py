import pytest
from hypothesis import given
from hypothesis import strategies as st

from rltankattack.engine.agent import Choice
from rltankattack.engine.game import WIN
from rltankattack.engine.gomoku.scores import SCORE
from rltankattack.engine.report import report_in, reported
from rltankattack.engine.reversi.evaluation import DISCS


@pytest.mark.parametrize(
    ("choice", "comment"),
    [
        (Choice(2, -3, depth=4, nodes=99), "e=-3 depth=4"),
        (Choice(2, 0), "e=0"),
        (Choice(2, 4, depth=6, measure="discs"), "e=4 depth=6 in=discs"),
        (Choice(2, 4, measure="score"), "e=4 in=score"),
        (Choice(2, -WIN, depth=12), "e=-999999 depth=12"),
        (Choice(2, depth=4), None),
        (Choice(2), None),
    ],
)
def test_a_report_names_the_value_and_the_depth_if_there_is_one(choice, comment):
    assert reported(choice) == comment


depths = st.none() | st.integers(0, 100)
measures = st.sampled_from(["", DISCS, SCORE])


@given(st.integers(0, 50), st.integers(-WIN, WIN), depths, measures)
def test_a_report_written_and_read_tells_the_same(move, value, depth, measure):
    choice = Choice(move, value, depth=depth, measure=measure)

    assert report_in(reported(choice), move) == choice


@pytest.mark.parametrize(
    "comment",
    [
        *("", "e=", "e=-", "e=-0", "e=+3", "e=03", "e=3.5", "e=1e9", "e=3 ", " e=3", "E=3"),
        *("e=12345678", "e=3 depth=", "e=3 depth=-1", "e=3 depth=04", "e=3 depth=1000"),
        *("e=3 in=", "e=3 in=Discs", "e=3 in=d3", "e=3 in=discs depth=4", "e=3  depth=4"),
        *("depth=4 e=3", "e=3 depth=4 !", "e=٣", "e=-3 id=2 ok=true", "well e=3"),
    ],
)
def test_what_only_looks_like_a_report_is_a_comment_like_any_other(comment):
    assert report_in(comment, 2) is None


@pytest.mark.parametrize("value", ["3} {", 2.5, True, 10**7, [0], float("nan")])
def test_nonsense_that_an_agent_reports_is_not_kept(value):
    assert reported(Choice(2, value)) is None
    assert reported(Choice(2, 3, depth=value)) is None


@pytest.mark.parametrize("measure", ["} {", "Discs", "two words", "x" * 21])
def test_a_measure_that_is_no_short_word_is_not_kept(measure):
    assert reported(Choice(2, 3, measure=measure)) is None
