"""The tools of the Android SDK that work on a finished APK: found, and run.

They are in ``build-tools/<version>`` below ANDROID_HOME. Nothing here needs a package, so that a
key for signing meets no code but this project's and the SDK's.
"""

import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

OLDEST = (35, 0, 0)
"""The first version whose zipalign knows pages of 16 KiB."""


class ToolError(Exception):
    """A tool is missing, or refused its work."""


def tool(name: str, environment: Mapping[str, str] = os.environ) -> Path:
    """The file of a tool, from the newest version."""
    sdk = environment.get("ANDROID_HOME")
    if not sdk:
        raise ToolError("Expected the folder of the Android SDK in ANDROID_HOME, got nothing.")
    versions = {numbers(folder.name): folder for folder in Path(sdk).glob("build-tools/*")}
    newest = max(versions, default=())
    if newest < OLDEST:
        found = ".".join(map(str, newest)) or "none"
        wanted = ".".join(map(str, OLDEST))
        raise ToolError(f"Expected build-tools {wanted} or newer in {sdk}, found {found}.")
    for file in (versions[newest] / f"{name}{ending}" for ending in ("", ".exe", ".bat")):
        if file.is_file():
            return file
    raise ToolError(f"Expected {name} in {versions[newest]}, and it is not there.")


def numbers(version: str) -> tuple[int, ...]:
    """A version that can be compared; a preview counts as none."""
    return tuple(map(int, version.split("."))) if re.fullmatch(r"\d+(\.\d+)*", version) else ()


def run(name: str, *arguments: str | Path, secrets: Mapping[str, str] | None = None) -> None:
    """Run a tool whose words are for people; it alone gets to know the secrets."""
    _run(name, arguments, secrets or {}, capture=False)


def report(name: str, *arguments: str | Path) -> str:
    """What a tool says."""
    return _run(name, arguments, {}, capture=True)


def _run(
    name: str, arguments: Sequence[str | Path], secrets: Mapping[str, str], capture: bool
) -> str:
    environment = {**os.environ, **secrets}
    if java := environment.get("JAVA_HOME"):  # apksigner takes the first one on the path
        environment["PATH"] = f"{Path(java) / 'bin'}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(
        [tool(name), *arguments],
        env=environment,
        stdout=subprocess.PIPE if capture else None,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(f"{name} {arguments[0]} failed; the lines above say why.")
    return done.stdout or ""
