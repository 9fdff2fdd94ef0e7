"""Looks into finished APKs: do they hold what a phone should get?

    python scripts/check_apk.py <apk> ...

The manifest inside an APK is the project's and that of all its Java libraries together, so only
here is it seen what the app really asks of a phone.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from build_tools import ToolError, report
from version import version_code

PACKAGE = "org.rltankattack.rltankattack"


def main() -> int:
    """Tell what is wrong with each of the APKs."""
    if not sys.argv[1:]:
        print("Expected the names of APKs, got none.")
        return 1
    found = []
    for apk in map(Path, sys.argv[1:]):
        try:
            wrong = list(problems(apk.name, report("aapt2", "dump", "badging", apk)))
        except ToolError as error:
            wrong = [str(error)]
        found += wrong
        print(*(f"{apk.name}: {sentence}" for sentence in wrong or ["as it should be."]), sep="\n")
    return 1 if found else 0


def problems(name: str, badging: str) -> Iterator[str]:
    """Everything in aapt2's account of an APK that is not as its name and the app promise."""
    heading = re.search(
        r"^package: name='([^']*)' versionCode='(\d*)' versionName='([^']*)'", badging, re.MULTILINE
    )
    if heading is None:
        yield "aapt2 names no package."
        return
    package, code, version = heading.groups()
    if package != PACKAGE:
        yield f"the package should be {PACKAGE}, but is {package}."
    if not name.startswith(f"RLTankAttack-{version}."):
        yield f"the version inside is {version}."
    elif code != str(version_code(version)):
        yield f"the version code should be {version_code(version)}, but is {code}."
    # A library may ask for permissions that only the app itself defines; Android's are the phone's.
    for permission in re.findall(r"^uses-permission\S*: name='(android\.[^']*)'", badging, re.M):
        yield f"it asks for the permission {permission}; the app needs none."
    debuggable = re.search(r"^application-debuggable", badging, re.MULTILINE) is not None
    if debuggable != name.endswith(".debug.apk"):
        yield f"it is {'debuggable' if debuggable else 'not debuggable'}, against its name."


if __name__ == "__main__":
    sys.exit(main())
