"""Renews the lock files: the newest versions that pyproject.toml allows, with their hashes.

    python scripts/lock.py

One file per extra, good for every Python and system that the project supports (uv finds a solution
for all of them at once), and ``build.txt`` for what builds the project. All agree with each other.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = Path("locks")
PINS = re.compile(r"^[\w.-]+==", re.MULTILINE)
HEADING = "# Made by `make lock`, installed by scripts/install.py.\n"
RESOLVE = (
    *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--upgrade", "--universal"),
    *("--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url", "--no-config"),
)


def main() -> int:
    """Write every lock file anew; a file keeps to the versions of those before it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = "\n".join(settings["build-system"]["requires"])
    needed = f"--python-version={settings['project']['requires-python'].removeprefix('>=')}"
    done: list[str] = []
    # The fullest first, so that playing gets the versions that were tested.
    for name in ("build", "dev", "desktop", "lock"):
        asked = ["-"] if name == "build" else ["pyproject.toml", "--extra", name]
        agreeing = [part for other in done for part in ("--constraints", str(LOCKS / other))]
        try:
            text = resolved([*asked, *agreeing, needed], tools)
        except subprocess.CalledProcessError as error:
            print(f"The lock file for {name} could not be made:\n{error.stderr}")
            return 1
        file = LOCKS / f"{name}.txt"
        (ROOT / file).write_text(HEADING + text, encoding="utf-8", newline="\n")
        done.append(file.name)
        print(f"{file.as_posix()}: {len(PINS.findall(text))} pins")
    return 0


def resolved(arguments: list[str], typed: str) -> str:
    """What uv answers: the packages alone, not where this computer gets them from."""
    return subprocess.run(
        [*RESOLVE, *arguments], input=typed, capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout


if __name__ == "__main__":
    sys.exit(main())
