"""Runs all tests: those on Toga's Android backend beside the others, since each backend needs a
process of its own, and tells at the end how long it took and what took longest.

    python scripts/suite.py [--long] [<argument of pytest> ...]

``--long`` tries everything as often as was ever promised, and watches which lines of the engine
are run. Other arguments go to both runs of pytest. Temporary files are kept in memory where the
system has such a place.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEMORY = Path("/dev/shm")
ENOUGH_MEMORY = 1 << 30
SLOWEST = 10
NO_TESTS = 5
"""What pytest returns when its arguments chose none."""
LEFT_OUT = ("TOGA_BACKEND", "PYTEST_ADDOPTS", "COVERAGE_PROCESS_START")
"""What a person may have set for something else, and would change the tests."""


@dataclass(frozen=True, slots=True)
class Run:
    """One process of pytest."""

    name: str
    backend: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Timed:
    """One test and how long it took."""

    name: str
    seconds: float


def main() -> int:
    """Run the suite; the exit code is that of the first run that failed."""
    wanted = sys.argv[1:]
    long = "--long" in wanted
    given = tuple(argument for argument in wanted if argument != "--long")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rltankattack-", dir=_quick_place()) as folder:
        place = Path(folder)
        codes = _run_beside(_runs(long, given), place, long)
        timed = [test for report in sorted(place.glob("*.xml")) for test in timed_tests(report)]
    print(summary(timed, time.monotonic() - began))
    if codes and all(code == NO_TESTS for code in codes):
        return NO_TESTS
    return next((code for code in codes if code not in (0, NO_TESTS)), 0)


def _runs(long: bool, given: tuple[str, ...]) -> tuple[Run, Run]:
    watched = ("--cov",) if long else ()
    return (
        Run("tests", "toga_dummy", ("-n", str(_workers()), *watched, *given)),
        Run("android", "toga_android", ("tests/android", *given)),
    )


def _workers() -> int:
    """One more than there are processors: many tests wait for a window."""
    return (os.cpu_count() or 1) + 1


def _run_beside(runs: tuple[Run, Run], place: Path, long: bool) -> list[int]:
    """The first run is seen while it goes on; what the other says comes after it, in one piece."""
    first, other = runs
    said = place / "said.txt"
    with said.open("wb") as out:
        beside = _start(other, place, long, stdout=out, stderr=subprocess.STDOUT)
        try:
            code = _start(first, place, long).wait()
            codes = [code, beside.wait()]
        finally:
            beside.kill()
    sys.stdout.write(f"\nOn Toga's Android backend:\n{said.read_text(errors='replace')}")
    return codes


def _start(run: Run, place: Path, long: bool, **streams: object) -> "subprocess.Popen[bytes]":
    temporary = place / run.name
    temporary.mkdir()
    environment = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    environment |= {"TOGA_BACKEND": run.backend, "TMPDIR": str(temporary)}
    if long:
        environment["TEST_EFFORT"] = "long"
    report = f"--junitxml={place / run.name}.xml"
    command = [sys.executable, "-m", "pytest", report, *run.arguments]
    return subprocess.Popen(command, cwd=ROOT, env=environment, **streams)  # type: ignore[call-overload]


def _quick_place() -> Path | None:
    """A folder in memory; None where there is none, or too little of it."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ENOUGH_MEMORY:
        return None
    return MEMORY


def timed_tests(report: Path) -> list[Timed]:
    """The tests in one of pytest's own reports."""
    cases = ET.parse(report).iter("testcase")
    return [
        Timed(f"{case.get('classname')}.{case.get('name')}", float(case.get("time", 0)))
        for case in cases
    ]


def summary(timed: list[Timed], seconds: float) -> str:
    """The total and the slowest, for people."""
    slowest = sorted(timed, key=lambda test: -test.seconds)[:SLOWEST]
    lines = [f"{test.seconds:7.1f} s  {test.name}" for test in slowest]
    minutes, rest = divmod(round(seconds), 60)
    total = f"{len(timed)} tests in {minutes} min {rest} s."
    return "\n".join([f"\nThe {len(slowest)} slowest tests:", *lines, total])


if __name__ == "__main__":
    sys.exit(main())
