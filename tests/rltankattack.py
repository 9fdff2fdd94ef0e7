"""What ``briefcase dev --test`` and ``briefcase run android --test`` run.

The app owns the main thread, as every platform wants it; pytest runs in a second one, and its tests
ask the app's loop to do what touches the screen. The last line tells Briefcase the result.
Arguments are handed on to pytest.
"""

import asyncio
import os
import queue
import shutil
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from rltankattack.app import RLTankAttack
from rltankattack.ui import platform

TESTS = Path(__file__).parent
ELSEWHERE = ("test_killed.py", "test_openspiel.py")
"""One starts other processes, which a phone does not allow; one needs a library of the desk."""


class TestedApp(RLTankAttack):
    """The real app with saved games of its own, which does errands for the tests."""

    def startup(self):
        self.errands = queue.Queue()
        self.folder = Path(tempfile.mkdtemp(prefix="rltankattack-"))
        super().startup()

    def database(self):
        return self.folder / "games.sqlite"

    async def on_running(self):
        await super().on_running()
        tests = threading.Thread(target=run_tests, args=(self.folder,), name="tests", daemon=True)
        tests.start()
        while tests.is_alive():
            await self._do_errand()
        platform.leave(self)

    async def _do_errand(self):
        """Not every platform's loop can be called from another thread: look what is wanted."""
        try:
            errand, answer = self.errands.get_nowait()
        except queue.Empty:
            await asyncio.sleep(0.02)
            return
        try:
            answer.set_result(await errand(self))
        except BaseException as error:
            answer.set_exception(error)


def run_tests(folder):
    """Run the suite and tell Briefcase the result."""
    os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(folder / "hypothesis"))
    suites = [str(TESTS / name) for name in ("device", "engine", "play")]
    # pytest would collect at its end, in this thread, what only the window's may destroy.
    plain = ["-p", "no:cacheprovider", "-p", "no:unraisableexception", "-q", "--color=no"]
    plain += [f"--ignore={file}" for name in ELSEWHERE for file in TESTS.rglob(name)]
    code = int(pytest.main([*plain, *sys.argv[1:], *suites]))
    shutil.rmtree(folder, ignore_errors=True)
    print(f">>>>>>>>>> EXIT {code} <<<<<<<<<<", flush=True)
    if not platform.ON_PHONE:
        os._exit(code)  # a window that hangs at the end must not hide the result


if __name__ == "__main__":
    TestedApp("RLTankAttack", "org.rltankattack.tests").main_loop()
