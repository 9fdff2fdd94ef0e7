"""Reasons: a sentence that is written out in the sources, and values that fill it."""

import ast
import copy
import pickle
from pathlib import Path
from string import Formatter

import pytest

from rltankattack.engine.game import IllegalMove, InvalidPosition
from rltankattack.engine.quote import quoted
from rltankattack.engine.reason import Reason
from rltankattack.engine.reversi.ending import Ending

SOURCES = Path(__file__).parents[2] / "src" / "rltankattack"
MAKERS = {"Reason", "IllegalMove", "InvalidPosition"}


def made():
    """Every place that makes a reason: the file and the line, and the call."""
    for file in sorted(set(SOURCES.rglob("*.py")) - {SOURCES / "engine" / "reason.py"}):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node, "func", None)
            if isinstance(name, ast.Name) and name.id in MAKERS:
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node


def gaps(template):
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_sentence_is_written_out_where_it_is_made_and_its_values_fill_its_gaps():
    slips = []
    for place, call in made():
        template = call.args[0].value if isinstance(call.args[0], ast.Constant) else None
        values = {keyword.arg for keyword in call.keywords}
        if len(call.args) != 1 or not isinstance(template, str) or gaps(template) != values:
            slips.append(place)

    assert slips == []
    assert len(list(made())) > 100


def test_an_error_reads_as_an_english_sentence():
    error = IllegalMove("line {line}: {reason}", line=3, reason=Reason("got {came}", came="{}"))

    assert str(error) == "line 3: got {}"
    assert error.reason.values["line"] == 3


@pytest.mark.parametrize("again", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_from_another_process_still_has_its_reason(again):
    error = InvalidPosition("expected {whose}", whose=Reason("red's tile"))

    assert again(error).reason == error.reason
    assert str(again(error)) == "expected red's tile"


def test_reasons_are_equal_when_they_say_the_same():
    assert Reason("a {b}", b=1) == Reason("a {b}", b=1)
    assert Reason("a {b}", b=1) != Reason("a {b}", b=2)
    assert Reason("a") != "a"
    assert len({Reason("a {b}", b=1), Reason("a {b}", b=1)}) == 1


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (Ending.STUCK, "'nobody can place'"),
        ("Αλίκη", "'Αλίκη'"),
        ("a\x1b[31m\ud800\u202e", r"'a\x1b[31m\ud800\u202e'"),
        ("it's", '"it\'s"'),
    ],
)
def test_a_value_is_shown_as_it_is_written(text, shown):
    assert quoted(text) == shown
