"""Builds an APK that a phone can install, and says in plain words what is missing if it cannot.

    python scripts/apk.py [--release] [--keystore <file>] [--template <folder>]

Without ``--release`` it is a debug build, which Gradle signs with this computer's debug key. A
release build comes out of Briefcase unsigned; with a keystore it is signed (``sign_apk.py``).

The Android project is made and checked first (``check_android_project.py``), so that nothing of an
older one or of a test run gets into the APK. The first build downloads a JDK, the Android SDK and
Java libraries; later ones need only what has changed.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from briefcase.console import Console
from briefcase.exceptions import BriefcaseError
from briefcase.platforms.android.gradle import GradlePackageCommand

ROOT = Path(__file__).parents[1]
CHECK = Path(__file__).with_name("check_android_project.py")
SIGN = Path(__file__).with_name("sign_apk.py")
SUITED = {("Linux", "x86_64"), ("Darwin", "x86_64"), ("Darwin", "arm64"), ("Windows", "AMD64")}
GIGABYTE = 10**9
FIRST_BUILD, LATER_BUILD = 6 * GIGABYTE, 2 * GIGABYTE
"""What a build fills: tools and libraries the first time, its own files each time."""

NETWORK = """\
A download failed: there is no network, or it does not let this one through.
The first build fetches the template, a JDK 17, the Android SDK and Java libraries. What is already
on this computer can be named: JAVA_HOME for a JDK 17, ANDROID_HOME for an SDK (with the
command-line tools 19.0)."""
LICENCE = """\
The licence of the Android SDK has not been accepted, and nothing is built without that.
Run this in a terminal and answer the questions with y; it asks only once."""
FULL = """\
The disk is full. Make room (a first build needs several gigabytes) and start again."""
MACHINE = """\
The Android SDK does not exist for this computer. It takes a 64-bit PC with Linux or Windows, or a
Mac. Where you have an SDK of your own, name its folder in ANDROID_HOME."""
OTHER = """\
The build failed; the lines above say why."""

CAUSES = [
    (r"No space left on device|not enough space on the disk", FULL),
    (r"did not accept the Android SDK licen|reviewing Android SDK licen", LICENCE),
    (r"licen[cs]es? have not been accepted", LICENCE),
    (r"cannot install .* on this machine|does not currently support .* hardware", MACHINE),
    (r"Unable to (download|clone)|is your computer offline|Could not resolve host", NETWORK),
    (r"UnknownHostException|ConnectException|SocketTimeoutException|NoRouteToHost", NETWORK),
    (r"Could not (GET|HEAD) '|Network is unreachable|Name or service not known", NETWORK),
]
"""What Briefcase, Gradle and pip say, and what it means."""


def main() -> int:
    """Look for what is missing, make the project, build it, and tell where the APK is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--template", help="a checked-out template, instead of Briefcase's own")
    parser.add_argument("--release", action="store_true", help="a release build, not a debug one")
    parser.add_argument(
        "--keystore", type=Path, help="the file with the key to sign a release with"
    )
    chosen = parser.parse_args()
    if chosen.keystore and told(unsignable(chosen.release, chosen.keystore)):
        return 1
    template = ["--template", chosen.template] if chosen.template else []
    console = Console()
    try:
        command = GradlePackageCommand(console=console, base_path=ROOT)
        sdk = sdk_folder(os.environ, command.data_path)
        if told(unsuited_here(sdk)) or told(full_here(sdk)):
            return 1
        if subprocess.run([sys.executable, CHECK, *template], check=False).returncode != 0:
            return 1
        if told(unlicensed(sdk, sys.stdin.isatty())):
            return 1
        apk = built(command, chosen.release)
        if chosen.keystore:
            return signed(apk, chosen.keystore, command.tools.android_sdk.env)
    except (BriefcaseError, OSError) as error:
        print(f"\n{error}\n\n{explanation(f'{error} {console.export_log()}')}")
        return 1
    finally:
        console.close()
    print(how_to_sign(apk) if chosen.release else how_to_install(apk))
    return 0


def built(command: GradlePackageCommand, release: bool) -> Path:
    """What ``briefcase package android -p debug-apk`` makes, or ``-p apk``, which is unsigned."""
    # The build looks on the path for the Python that runs it.
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    kind = "apk" if release else "debug-apk"
    silent = [] if sys.stdin.isatty() else ["--no-input"]
    options, overrides = command.parse_options(extra=["-p", kind, *silent])
    command.parse_config(ROOT / "pyproject.toml", overrides=overrides)
    command(**options)
    if not release:
        return newest("*.debug.apk")
    # Briefcase's name for it does not tell that no phone would install it.
    apk = newest("*[0-9].apk")
    return apk.replace(apk.with_name(f"{apk.stem}.unsigned.apk"))


def signed(apk: Path, keystore: Path, environment: Mapping[str, str]) -> int:
    """Sign with the SDK and the JDK that have just built; the exit code of that."""
    command = [sys.executable, SIGN, apk, keystore.expanduser()]
    return subprocess.run(command, env={**os.environ, **environment}, check=False).returncode


def unsignable(release: bool, keystore: Path) -> str | None:
    """What to say, before a long build, when its end could not be signed."""
    if not release:
        return "A debug build has a key of its own; a keystore is for --release."
    if not keystore.expanduser().is_file():
        return f"There is no keystore {keystore}. docs/releasing.md tells how to make one."
    return None


def told(obstacle: str | None) -> bool:
    """Whether there was something in the way; it has been said then."""
    if obstacle is not None:
        print(obstacle)
    return obstacle is not None


def unsuited_here(sdk: Path) -> str | None:
    """What to say if this computer cannot build."""
    is_64_bit = sys.maxsize > 2**32
    return unsuited(platform.system(), platform.machine(), is_64_bit, sdk.exists())


def full_here(sdk: Path) -> str | None:
    """What to say if this computer has no room; tools go below the home folder unless told."""
    tools = Path(os.environ.get("BRIEFCASE_HOME") or Path.home())
    return full(min(shutil.disk_usage(folder).free for folder in (tools, ROOT)), sdk.exists())


def sdk_folder(environment: Mapping[str, str], briefcase: Path) -> Path:
    """Where the Android SDK is, or where Briefcase will put it."""
    named = environment.get("ANDROID_HOME") or environment.get("ANDROID_SDK_ROOT")
    return Path(named) if named else briefcase / "tools" / "android_sdk"


def unsuited(system: str, machine: str, is_64_bit: bool, has_sdk: bool) -> str | None:
    """What to say on a computer that the SDK does not exist for."""
    if not is_64_bit:
        return f"This Python is a 32-bit one. {MACHINE}"
    if (system, machine) not in SUITED and not has_sdk:
        return f"This computer is a {machine} with {system}. {MACHINE}"
    return None


def full(free: int, has_sdk: bool) -> str | None:
    """What to say when the disk has no room for a build."""
    needed = LATER_BUILD if has_sdk else FIRST_BUILD
    if free >= needed:
        return None
    return (
        f"A build needs about {needed // GIGABYTE} GB, and only {free / GIGABYTE:.1f} GB are free."
    )


def unlicensed(sdk: Path, can_ask: bool) -> str | None:
    """What to say when the SDK's licence is a question that nobody can answer."""
    accepted = (sdk / "licenses" / "android-sdk-license").exists()
    return None if accepted or can_ask else LICENCE


def explanation(words: str) -> str:
    """What the words of a failed build mean."""
    return next((meaning for said, meaning in CAUSES if re.search(said, words)), OTHER)


def newest(pattern: str) -> Path:
    """The APK that has just been built."""
    return max((ROOT / "dist").glob(pattern), key=lambda file: file.stat().st_mtime)


def how_to_install(apk: Path) -> str:
    """Where the APK is and how it gets onto a phone."""
    name = apk.relative_to(ROOT) if apk.is_relative_to(ROOT) else apk
    return (
        f"\nThe APK is {name} ({apk.stat().st_size / 10**6:.0f} MB).\n"
        f'With a cable and USB debugging on:  adb install -r "{name}"\n'
        f"Without: copy it to the phone and open it there; Android asks once whether apps from\n"
        f"this source may be installed. docs/android.md has every step."
    )


def how_to_sign(apk: Path) -> str:
    """What is still to be done with a release build."""
    return (
        f"\nThe release build is {apk.relative_to(ROOT)}. No phone installs it unsigned.\n"
        f"To sign it: make release-apk KEYSTORE=<file>. docs/releasing.md has every step."
    )


if __name__ == "__main__":
    sys.exit(main())
