import ast
import difflib
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "mutants.py"
RULES = Path("src/rltankattack/engine/tank/rules.py")


@pytest.fixture(scope="module")
def mutants():
    spec = importlib.util.spec_from_file_location("mutants", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def broken(mutants, source):
    """Every source that one change of this one can lead to."""
    return [change.apply(source.encode()).decode() for change in mutants.changes(source.encode())]


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("a < b", "a <= b"),
        ("a >= b", "a > b"),
        ("a == b", "a != b"),
        ("a not  in b", "a in b"),
        ("a is b", "a is not b"),
        ("a + b", "a - b"),
        ("a * b", "a // b"),
        ("a and b", "a or b"),
        ("(a) or (b)", "(a) and (b)"),
        ("x = 0x0f", "x = 16"),
        ("x = True", "x = False"),
        ("x = not y", "x = y"),
        ("a if b else c", "a if not (b) else c"),
        ("if a(b): c()", "if not (a(b)): c()"),
        ("def f(): return a", "def f(): return None"),
        ("α = 'β' < c", "α = 'β' <= c"),
    ],
)
def test_there_is_one_way_to_break_this(mutants, source, after):
    assert broken(mutants, source) == [after]


@pytest.mark.parametrize(
    "source",
    [
        '"""Docstring: 1 + 1."""',
        "x: Literal[1]",
        "def f(x: Literal[1], *, y: Literal[2]) -> Literal[3]: ...",
        "if TYPE_CHECKING: x = 1",
        "if __name__ == '__main__': x = 1",
        "__all__ = ['a'] + 1 * ['b']",
        "@dataclass(frozen=True, slots=True)\nclass A: ...",
        "class A(B, total=False): ...",
        "raise ValueError('got ' + str(x + 1))",
        "x = f'{y + 1}'",
        "x = 'a' + b + 'c'",
        "def f(): return None",
        "from . import a",
    ],
)
def test_this_is_left_alone(mutants, source):
    assert broken(mutants, source) == []


def test_a_chain_is_broken_at_each_of_its_links(mutants):
    assert broken(mutants, "a < b <= c") == ["a <= b <= c", "a < b < c"]
    assert broken(mutants, "a and b and c") == ["a or b and c", "a and b or c"]


@pytest.mark.parametrize("module", [RULES, Path("src/rltankattack/ui/boards/snakes/dice.py")])
def test_every_break_of_a_module_is_a_program_that_differs_in_one_place(mutants, module):
    source = (ROOT / module).read_bytes()
    breaks = mutants.breaks(module, source)
    assert len(breaks) > 10
    for one in breaks:
        ast.parse(one.source)
        matches = difflib.SequenceMatcher(
            None, source.splitlines(), one.source.splitlines(), autojunk=False
        ).get_opcodes()
        assert [tag for tag, *_ in matches if tag != "equal"] == ["replace"]
        assert one.before != one.after


def test_a_break_tells_its_line_before_and_after(mutants):
    (one,) = mutants.breaks(RULES, b"a = b\nif (\n    c < d\n):\n    pass\n")
    assert (str(one), one.before, one.after) == (f"{RULES}:3", "c < d", "c <= d")


def test_a_seed_always_chooses_the_same_break_and_others_choose_others(mutants):
    source = (ROOT / RULES).read_bytes()
    lines = [str(mutants.chosen(RULES, source, seed)) for seed in (1, 1, 2, 3, 4, 5)]
    assert lines[0] == lines[1]
    assert len(set(lines)) > 1


def test_nothing_is_chosen_where_nothing_can_be_broken(mutants):
    assert mutants.chosen(RULES, b'"""A package."""\n\nfrom . import a\n', 1) is None


def test_a_break_known_to_be_harmless_is_not_made(mutants, monkeypatch):
    monkeypatch.setattr(mutants, "HARMLESS", {(RULES.as_posix(), "a <= b"): "why"})
    assert [one.after for one in mutants.breaks(RULES, b"a < b\nc < d\n")] == ["c <= d"]


def test_the_modules_are_those_of_the_engine_the_play_layer_and_the_boards(mutants):
    parts = {module.parts[2:4] for module in mutants.modules(ROOT)}
    assert {("engine", "tank"), ("play", "seat.py"), ("ui", "boards")} <= parts
    assert {part for part, _ in parts} == {"engine", "play", "ui"}
    assert mutants.modules(ROOT, "tank/rules.py") == [RULES]


@pytest.mark.parametrize(
    ("module", "first", "folders"),
    [
        ("engine/tank/move.py", "engine/tank/test_move.py", ["engine/tank", "engine", "play"]),
        ("engine/record.py", "engine/test_record.py", ["engine", "engine/search", "play"]),
        ("engine/search/minimax.py", "engine/search/test_minimax.py", ["engine/search"]),
        ("play/seat.py", "play/test_seat.py", ["play", "ui"]),
        ("ui/boards/gomoku/heat.py", "ui/test_gomoku_painter.py", ["ui"]),
    ],
)
def test_the_nearest_tests_come_first(mutants, module, first, folders):
    stages = mutants.stages(ROOT, Path("src/rltankattack", module))
    assert stages[0][0] == Path("tests", first)
    every = [file for stage in stages for file in stage]
    assert len(set(every)) == len(every)
    places = [every.index(next(f for f in every if f.parent == Path("tests", x))) for x in folders]
    assert places == sorted(places)


def test_every_module_has_tests(mutants):
    assert all(mutants.stages(ROOT, module)[0] for module in mutants.modules(ROOT))


def test_a_copy_holds_the_broken_module_and_the_work_tree_does_not(mutants):
    with mutants.copy(ROOT, RULES, b"broken") as place:
        assert (place / RULES).read_bytes() == b"broken"
        assert (place / "tests" / "test_mutants_script.py").is_file()
        assert (ROOT / RULES).read_bytes() != b"broken"
    assert not place.exists()


def test_a_test_that_fails_only_once_notices_nothing(mutants, monkeypatch):
    """It looked at the clock while the machine was busy."""
    asked = []

    def run(place, tests, patience, *more):
        asked.append((tests, more))
        failed = "slow" if tests == stage and not more else None
        return mutants.Verdict(failed, 1.0, "")

    stage = (Path("tests/a.py"),)
    monkeypatch.setattr(mutants, "run", run)
    monkeypatch.setattr(mutants, "stages", lambda *_: [stage])
    (broken,) = mutants.breaks(RULES, b"a < b")

    assert mutants.noticed(ROOT, broken, {frozenset(stage): 1.0}) is None
    assert asked == [(stage, ()), (["slow"], ()), (stage, ("--deselect=slow",))]
