"""Installs what an extra of this project needs, and the project, for the Python that runs this.

    python scripts/install.py <extra>

The packages are the ones in ``locks/<extra>.txt``, each checked against its hash. Where that file
does not fit (a Python that it was not made for, a computer that a package has no file for), pip
chooses among what pyproject.toml allows, and this says so. A package that is not what its hash
promises is never installed. ``make lock`` renews the files.
"""

import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = Path("locks")
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
SUPPORTED = re.compile(r"Programming Language :: Python :: (\d+)\.(\d+)")

NO_FILE = "No matching distribution found"
BAD_HASH = "DO NOT MATCH THE HASHES"
NO_NETWORK = "Retrying ("
"""What pip says; without a network it finds no file for any computer."""


def main() -> int:
    """Install from the lock files if they fit, otherwise from the ranges."""
    extra = sys.argv[1]
    why_not = other_python(platform.python_implementation(), sys.version_info[:2], pythons())
    if why_not is None:
        done, said = pip(*locked(LOCKS / "build.txt"))
        if done:
            # Without isolation, since that would fetch tools for building that no hash is known of.
            done, said = pip("--no-build-isolation", *locked(LOCKS / f"{extra}.txt"))
        if done:
            done, said = pip("--no-build-isolation", "--no-deps", "--editable", ".")
        if done or not lacks_a_file(said):
            return 0 if done else 1
        why_not = "The lock file names a package that has no file for this computer (see above)."
    print(f"{why_not}\nInstalling the newest versions that pyproject.toml allows instead ...")
    done, _ = pip("--editable", f".[{extra}]")
    return 0 if done else 1


def locked(file: Path) -> tuple[str, ...]:
    """What tells pip to install a lock file and nothing else."""
    return ("--require-hashes", "--requirement", file.as_posix())


def pythons() -> list[tuple[int, int]]:
    """The versions of Python that the project, and so its lock files, are made for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (SUPPORTED.fullmatch(line) for line in project["classifiers"])
    return sorted((int(match[1]), int(match[2])) for match in found if match)


def other_python(name: str, version: tuple[int, ...], known: list[tuple[int, int]]) -> str | None:
    """What to say of a Python that the lock files were not made for."""
    if name == "CPython" and version in known:
        return None
    first, last = (".".join(map(str, one)) for one in (known[0], known[-1]))
    this = ".".join(map(str, version))
    return f"The lock files are for CPython {first} to {last}, and this is {name} {this}."


def lacks_a_file(said: str) -> bool:
    """Whether pip stopped only because a package has no file for this computer."""
    return NO_FILE in said and BAD_HASH not in said and NO_NETWORK not in said


def pip(*arguments: str) -> tuple[bool, str]:
    """Run pip where its words are seen at once; whether it went well, and what it said."""
    said = []
    with subprocess.Popen(
        [*PIP, *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace"
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            sys.stderr.write(line)
            said.append(line)
    return process.returncode == 0, "".join(said)


if __name__ == "__main__":
    sys.exit(main())
