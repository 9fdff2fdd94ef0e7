"""Breaks one line in each module of the engine, the play layer and the boards, and sees whether
the tests notice.

    python scripts/mutants.py [--seed N] [--only GLOB] [--jobs N] [--list]

Each break is made in a copy of its own, which the tests then import: the work tree stays as it is.
The tests nearest to the module run first, and the first that fails ends the matter. A break that
makes the tests hang is noticed, too. The exit code is 1 when too few are noticed, and 2 when the
tests fail without any break.
"""

import argparse
import ast
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEMORY = Path("/dev/shm")
COPIED = ("src", "tests", "scripts", "pyproject.toml", "README.md")
"""What the tests need."""
SOURCES = Path("src")
BROKEN = ("engine", "play", "ui/boards")
"""The parts of the package that are broken."""
AIM = 0.9
PATIENCE = 5
"""How many times as long as without a break the tests may take, before they count as hanging."""
SHORTEST_PATIENCE = 60.0
MOST_MEMORY = 4 << 30
LEFT_OUT = ("PYTEST_ADDOPTS", "COVERAGE_PROCESS_START", "TEST_EFFORT")
"""What a person may have set for something else, and would change the tests."""

HARMLESS: Mapping[tuple[str, str], str] = {
    (
        "src/rltankattack/engine/reversi/ending.py",
        "return Outcome(Player.FIRST if lead >= 0 else Player.SECOND, ending)",
    ): "a lead of 0 has been answered before",
    (
        "src/rltankattack/engine/snakes/room.py",
        "return _side(start, end, place) ** 2 <= ROOM * length",
    ): "never equal: 70 times a square is no sum of two squares",
    (
        "src/rltankattack/ui/boards/labyrinth/marks.py",
        "(x + long * (a * ahead[0] - b * aside[0]), y + long * (a * ahead[1] + b * aside[1]))",
    ): "an arrow is the same on both sides",
    (
        "src/rltankattack/ui/boards/painter.py",
        "winner = Player.FIRST if value > 1 else Player.SECOND",
    ): "it is WIN or its opposite",
}
"""Breaks that cannot change what a module does: its path, the line after the break, and why."""

COMPARISONS = {
    ast.Lt: (rb"<", b"<="),
    ast.LtE: (rb"<=", b"<"),
    ast.Gt: (rb">", b">="),
    ast.GtE: (rb">=", b">"),
    ast.Eq: (rb"==", b"!="),
    ast.NotEq: (rb"!=", b"=="),
    ast.In: (rb"\bin\b", b"not in"),
    ast.NotIn: (rb"\bnot\s+in\b", b"in"),
    ast.Is: (rb"\bis\b", b"is not"),
    ast.IsNot: (rb"\bis\s+not\b", b"is"),
}
ARITHMETIC = {
    ast.Add: (rb"\+", b"-"),
    ast.Sub: (rb"-", b"+"),
    ast.Mult: (rb"\*", b"//"),
    ast.FloorDiv: (rb"//", b"*"),
}
LOGIC = {ast.And: (rb"\band\b", b"or"), ast.Or: (rb"\bor\b", b"and")}


@dataclass(frozen=True, slots=True)
class Change:
    """New text for the bytes of a source from `start` to `end`."""

    start: int
    end: int
    text: bytes

    def apply(self, source: bytes) -> bytes:
        """The source with the change made."""
        return source[: self.start] + self.text + source[self.end :]


@dataclass(frozen=True, slots=True)
class Break:
    """One module with one change; `before` and `after` are the lines around it."""

    module: Path
    line: int
    before: str
    after: str
    source: bytes

    def __str__(self) -> str:
        return f"{self.module}:{self.line}"


class _Places(ast.NodeVisitor):
    """Collects every change that could be made to what a module does."""

    def __init__(self, source: bytes) -> None:
        self.changes: list[Change] = []
        self._source = source
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def _start(self, node: ast.expr) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def _replace(self, node: ast.expr, text: bytes) -> None:
        self.changes.append(Change(self._start(node), self._end(node), text))

    def _replace_between(
        self, left: ast.expr, right: ast.expr, signs: tuple[bytes, bytes] | None
    ) -> None:
        """An operator has no place of its own in the tree: it stands between its operands."""
        if signs is None:
            return
        begin, (pattern, text) = self._end(left), signs
        found = re.search(pattern, self._source[begin : self._start(right)])
        if found:
            self.changes.append(Change(begin + found.start(), begin + found.end(), text))

    def _negate(self, test: ast.expr) -> None:
        negated_elsewhere = isinstance(test, ast.Compare) and len(test.ops) == 1
        if not negated_elsewhere and not _is_not(test):
            text = self._source[self._start(test) : self._end(test)]
            self._replace(test, b"not (" + text + b")")

    def visit_Compare(self, node: ast.Compare) -> None:
        for (left, right), operator in zip(
            pairwise([node.left, *node.comparators]), node.ops, strict=True
        ):
            self._replace_between(left, right, COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not _is_text(node):
            self._replace_between(node.left, node.right, ARITHMETIC.get(type(node.op)))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self._replace_between(left, right, LOGIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if _is_not(node):
            self.changes.append(Change(self._start(node), self._start(node.operand), b""))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value).encode())
        elif isinstance(node.value, int):
            self._replace(node, str(node.value + 1).encode())

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not _is_none(node.value):
            self._replace(node.value, b"None")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not _names(node.test) & {"TYPE_CHECKING", "__name__"}:
            self._negate(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Neither decorators nor annotations."""
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for part in node.body:
            self.visit(part)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if "__all__" not in set().union(*map(_names, node.targets)):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is not broken."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Before Python 3.12 the tree does not tell where the parts of such a text stand."""


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return _is_text(node.left) or _is_text(node.right)
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def changes(source: bytes) -> list[Change]:
    """Every change that could be made, in the order of the source."""
    tree = ast.parse(source)
    places = _Places(source)
    places.visit(tree)
    found = sorted(places.changes, key=lambda change: (change.start, change.end))
    whole = ast.dump(tree)
    return [change for change in found if ast.dump(ast.parse(change.apply(source))) != whole]


def breaks(module: Path, source: bytes) -> list[Break]:
    """Every break of a module that is not known to be harmless."""
    every = (_broken(module, source, change) for change in changes(source))
    return [broken for broken in every if (module.as_posix(), broken.after) not in HARMLESS]


def _broken(module: Path, source: bytes, change: Change) -> Break:
    first = source.rfind(b"\n", 0, change.start) + 1
    last = source.find(b"\n", change.end)
    lines = source[first : last if last >= 0 else len(source)]
    inside = Change(change.start - first, change.end - first, change.text)
    line = source.count(b"\n", 0, change.start) + 1
    before, after = _one_line(lines), _one_line(inside.apply(lines))
    return Break(module, line, before, after, change.apply(source))


def _one_line(lines: bytes) -> str:
    return " ".join(lines.decode().split())


def chosen(module: Path, source: bytes, seed: int) -> Break | None:
    """The one break of a module that goes with a seed, whatever other modules there are."""
    every = breaks(module, source)
    return random.Random(f"{seed} {module.as_posix()}").choice(every) if every else None


def modules(root: Path, only: str = "*") -> list[Path]:
    """The modules to break, as paths below the root."""
    package = root / SOURCES / "rltankattack"
    files = (file for part in BROKEN for file in (package / part).rglob("*.py"))
    return sorted(name for file in files if (name := file.relative_to(root)).match(only))


Stage = tuple[Path, ...]
"""Files of tests that one process runs, in this order."""


def stages(root: Path, module: Path) -> list[Stage]:
    """The tests that may notice a break of the module, the nearest first."""
    taken: set[Path] = set()
    found = []
    for patterns in _patterns(module.parts[2:]):
        files = {file for pattern in patterns for file in (root / "tests").glob(pattern)} - taken
        taken |= files
        found.append(tuple(sorted(files, key=lambda file: (-_nearness(file, module), file))))
    return [tuple(file.relative_to(root) for file in files) for files in found if files]


def _patterns(parts: Sequence[str]) -> list[tuple[str, ...]]:
    engine = ("engine/test_*.py", "engine/search/test_*.py")
    match parts:
        case ("engine", game, *inside) if inside:
            seen = (f"ui/test_{game}_painter.py", "ui/test_every_*.py")
            return [(f"engine/{game}/test_*.py",), engine, ("play/test_*.py",), seen]
        case ("engine", _):
            return [engine, ("engine/*/test_*.py",), ("play/test_*.py",)]
        case ("play", _):
            return [("play/test_*.py",), ("ui/test_*.py",)]
        case ("ui", "boards", *_):
            drawn = ("ui/test_*painter*.py", "ui/test_signature.py", "ui/test_stamps.py")
            return [drawn, ("ui/test_*.py",)]
    raise ValueError(f"expected a module of {', '.join(BROKEN)}, got {'/'.join(parts)}")


def _nearness(file: Path, module: Path) -> int:
    """How much of the module's name the tests mention; most, if they are named after it."""
    parts = [part.removesuffix(".py") for part in module.parts[1:]]
    if file.stem == f"test_{parts[-1]}":
        return len(parts) + 1
    text = file.read_text(encoding="utf-8")
    counts = range(len(parts), 0, -1)
    return next((count for count in counts if ".".join(parts[:count]) in text), 0)


HANGING, NOT_RUNNING = "they hang", "they cannot run"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a process of pytest came to; `failed` is a test, or why there is none."""

    failed: str | None
    seconds: float
    said: str


def run(
    place: Path, tests: Iterable[Path | str], patience: float | None = None, *more: str
) -> Verdict:
    """Run tests in a copy, until one fails; pytest is given `more` options."""
    began = time.monotonic()
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    options = [f"--basetemp={place / 'tmp'}", "--hypothesis-seed=1", "--tb=short"]
    with subprocess.Popen(
        [*pytest, *options, *more, *map(str, tests)],
        cwd=place,
        env=_environment(place),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as process:
        _limit_memory(process)
        try:
            said = process.communicate(timeout=patience)[0].decode(errors="replace")
            failed = _first_failure(said) if process.returncode else None
        except subprocess.TimeoutExpired:
            said, failed = "", HANGING
        finally:
            _end(process)
    return Verdict(failed, time.monotonic() - began, said)


def _limit_memory(process: "subprocess.Popen[bytes]") -> None:
    """A loop that never ends may fill a list; only Linux can be asked to stop that from outside."""
    if hasattr(resource, "prlimit"):
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _environment(place: Path) -> dict[str, str]:
    """PYTHONPATH comes before the installed package, which leads to the work tree."""
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    return kept | {
        "PYTHONPATH": str(place / SOURCES),
        "PYTHONDONTWRITEBYTECODE": "1",
        "TOGA_BACKEND": "toga_dummy",
    }


def _first_failure(said: str) -> str:
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?= - |$)", said, re.MULTILINE)
    return found[1] if found else NOT_RUNNING


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Tests start processes, too: all of them end."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


@contextmanager
def copy(root: Path, module: Path | None = None, source: bytes = b"") -> Iterator[Path]:
    """A copy of what the tests need, with another source for one module."""
    with tempfile.TemporaryDirectory(
        prefix="mutant-", dir=_quick_place(), ignore_cleanup_errors=True
    ) as folder:
        place = Path(folder)
        for name in COPIED:
            _copy(root / name, place / name)
        if module is not None:
            (place / module).write_bytes(source)
        yield place


def _copy(what: Path, where: Path) -> None:
    if what.is_dir():
        shutil.copytree(what, where, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(what, where)


def _quick_place() -> Path | None:
    return MEMORY if os.access(MEMORY, os.W_OK) else None


Times = Mapping[frozenset[Path], float]
"""How many seconds the tests of a stage take, in whichever order."""


def whole_times(root: Path, every: Iterable[Stage], jobs: int) -> Times:
    """The times without a break; leaves the script if a test fails."""
    wanted = {frozenset(stage): stage for stage in every}
    print(f"Without a break, {len(wanted)} sets of tests:", flush=True)
    times = {}
    _check_import(root, min(wanted.values()))
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(_run_whole, root, stage): stage for stage in wanted.values()}
        for done in as_completed(running):
            stage, verdict = running[done], done.result()
            if verdict.failed:
                pool.shutdown(cancel_futures=True)
                print(f"{verdict.said}\nThe tests fail without a break: {verdict.failed}")
                sys.exit(2)
            print(f"  {verdict.seconds:4.0f} s  {stage[0].parent}, {len(stage)} files", flush=True)
            times[frozenset(stage)] = verdict.seconds
    return times


def _run_whole(root: Path, stage: Stage) -> Verdict:
    with copy(root) as place:
        return run(place, stage)


def _check_import(root: Path, stage: Stage) -> None:
    """The tests must import the copy: they cannot pass there if it is plainly broken."""
    package = SOURCES / "rltankattack" / "__init__.py"
    with copy(root, package, b"raise RuntimeError('broken on purpose')\n") as place:
        if "broken on purpose" not in run(place, stage).said:
            print("The tests do not import the copy that is broken for them.")
            sys.exit(2)


def noticed(root: Path, broken: Break, times: Times) -> str | None:
    """The first test that notices a break, if any does."""
    with copy(root, broken.module, broken.source) as place:
        for stage in stages(root, broken.module):
            patience = max(PATIENCE * times[frozenset(stage)], SHORTEST_PATIENCE)
            failed = _certain_failure(place, stage, patience)
            if failed:
                return failed
    return None


def _certain_failure(place: Path, stage: Stage, patience: float) -> str | None:
    """The first test that fails twice: a busy machine is slow, and some tests look at the clock."""
    passed_over: list[str] = []
    while failed := run(place, stage, patience, *passed_over).failed:
        if failed in (HANGING, NOT_RUNNING) or run(place, [failed], patience).failed:
            return failed
        passed_over.append(f"--deselect={failed}")
    return None


def survivors(root: Path, every: Sequence[Break], jobs: int) -> list[Break]:
    """The breaks that no test notices; tells of each as it comes."""
    tests = [stage for broken in every for stage in stages(root, broken.module)]
    times = whole_times(root, tests, jobs)
    found = []
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(noticed, root, one, times): one for one in every}
        for count, done in enumerate(as_completed(running), start=1):
            broken, test = running[done], done.result()
            if test is None:
                found.append(broken)
            verdict = f"caught: {test}" if test else "NOT CAUGHT"
            print(
                f"{count:3} of {len(every)}, {len(found)} missed  {broken}  {verdict}", flush=True
            )
    return sorted(found, key=str)


def described(broken: Break) -> str:
    """A break in three lines, for people."""
    return f"{broken}\n    before: {broken.before}\n    after:  {broken.after}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break one line per module; do the tests notice?")
    parser.add_argument("--seed", type=int, default=1, help="which line of each module")
    parser.add_argument("--only", default="*", metavar="GLOB", help="modules, such as 'tank/*.py'")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="tell the breaks, and run no tests")
    return parser.parse_args()


def main() -> int:
    """Break, run, and tell."""
    wanted = _arguments()
    with copy(ROOT) as root:  # the work tree may be edited while this goes on
        files = modules(root, wanted.only)
        choices = [chosen(file, (root / file).read_bytes(), wanted.seed) for file in files]
        every = [choice for choice in choices if choice is not None]
        print(f"{len(every)} modules to break, {len(files) - len(every)} with nothing to break.")
        if wanted.list or not every:
            print("\n".join(map(described, every)))
            return 0
        missed = survivors(root, every, wanted.jobs)
    caught = len(every) - len(missed)
    print(f"\nCaught {caught} of {len(every)}, {caught / len(every):.0%}; seed {wanted.seed}.")
    print("\n".join(["Not caught:", *map(described, missed)] if missed else ["None was missed."]))
    return 0 if caught >= AIM * len(every) else 1


if __name__ == "__main__":
    sys.exit(main())
