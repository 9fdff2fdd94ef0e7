"""Makes what a release on GitHub gives away: one APK, and the words that tell how it updates.

    python scripts/release.py <tag> <folder>

The folder holds the APKs that the workflow has built. With a key (ANDROID_KEYSTORE in base64, and
ANDROID_KEYSTORE_PASSWORD) the release build is signed with it; without, the debug build is given
away, and the text says so. The APK and ``notes.md`` are put into the folder ``release`` inside.
"""

import base64
import binascii
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from build_tools import ToolError
from sign_apk import PASSWORD, certificate, sign
from version import why_not_newer

ROOT = Path(__file__).parents[1]
KEYSTORE, CERTIFICATE = "ANDROID_KEYSTORE", "ANDROID_CERTIFICATE"

SIGNED = """\
Signed with the project's own key: `{name}` installs over any earlier release that was, and the
saved games stay. Its certificate has the SHA-256

`{certificate}`

If the app on the phone is a debug build, remove it first; its saved games go with it. In *History*
a game can be copied as a text before.
"""
DEBUG = """\
**This is only a debug build**, for trying. `{name}` is signed with a key that was made for this
one build and thrown away, so no other APK can update it, and it can update no other. Whoever has
the app must remove it before installing this one, and again before installing the next; the saved
games go with it each time. In *History* a game can be copied as a text before.
"""


def main() -> int:
    """Make the release, or say what is in its way."""
    if len(sys.argv) != 3:
        print("Expected a tag and the folder with the APKs.")
        return 1
    tag, folder = sys.argv[1], Path(sys.argv[2])
    try:
        version = released_version(tag)
        apk, notes = chosen(folder, version, os.environ)
    except (ToolError, ValueError) as error:
        print(error)
        return 1
    ready = folder / "release"
    ready.mkdir(exist_ok=True)
    shutil.copy(apk, ready)
    (ready / "notes.md").write_text(notes, encoding="utf-8")
    print(notes)
    return 0


def released_version(tag: str) -> str:
    """The version of a tag that may become a release."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version: str = project["version"]
    if tag != f"v{version}":
        raise ValueError(f"Expected the tag v{version}, as in pyproject.toml, got {tag}.")
    others = [other.removeprefix("v") for other in tags() if other != tag]
    if problem := why_not_newer(version, others):
        raise ValueError(problem)
    return version


def tags() -> list[str]:
    """All tags of the repository that may be versions."""
    command = ["git", "tag", "--list", "v*"]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()


def chosen(folder: Path, version: str, environment: Mapping[str, str]) -> tuple[Path, str]:
    """The APK to give away, and what to tell about it."""
    # GitHub gives an empty text for a secret that is not there.
    encoded, password = environment.get(KEYSTORE), environment.get(PASSWORD)
    if not encoded and not password:
        debug = folder / f"RLTankAttack-{version}.debug.apk"
        return debug, DEBUG.format(name=debug.name)
    if not encoded or not password:
        missing, given = (PASSWORD, KEYSTORE) if encoded else (KEYSTORE, PASSWORD)
        raise ValueError(f"Expected both secrets or none: {given} is set, {missing} is not.")
    signed = signed_with(encoded, password, folder / f"RLTankAttack-{version}.unsigned.apk")
    fingerprint = certificate(signed)
    known = environment.get(CERTIFICATE, "").replace(":", "").lower()
    if known and known != fingerprint:
        raise ValueError(
            f"The key is not the one of the releases before: expected the certificate {known}, "
            f"got {fingerprint}. Phones would refuse the update."
        )
    return signed, SIGNED.format(name=signed.name, certificate=fingerprint)


def signed_with(encoded: str, password: str, unsigned: Path) -> Path:
    """The signed APK; the key is on the disk only while it is needed, for this user alone."""
    try:
        key = base64.b64decode("".join(encoded.split()), validate=True)
    except binascii.Error as error:
        raise ValueError(f"Expected the keystore in base64 in {KEYSTORE}: {error}.") from None
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as folder:
        keystore = Path(folder) / "release.keystore"
        keystore.touch(mode=0o600)
        keystore.write_bytes(key)
        return sign(unsigned, keystore, password)


if __name__ == "__main__":
    sys.exit(main())
