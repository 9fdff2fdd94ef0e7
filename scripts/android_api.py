"""Writes tests/android/api.txt anew: the part of Android's Java API that the app uses.

    python scripts/android_api.py <android.jar> [class.member ...]

The jar is the platform's (``platforms/android-35/android.jar`` of an SDK, or any jar that holds the
same classes); ``javap`` comes with every JDK. The list keeps the members that it has and gains the
ones that are named, each with all its overloads, as the jar declares them. The fakes of the Android
tests answer nothing else, so a name that Android does not have never gets into them.
"""

import re
import subprocess
import sys
from pathlib import Path

LIST = Path(__file__).parents[1] / "tests" / "android" / "api.txt"
HEADING = """\
# The Java API that the app and Toga's Android backend use, as Android 15 (API 35) declares it.
# Written by scripts/android_api.py; the fakes of these tests answer nothing else.
"""
KINDS = re.compile(r"(class|interface) ([\w.$]+)(?: extends ([\w.$, ]+?))?(?: implements .*)? \{")
MODIFIERS = {"public", "final", "abstract", "native", "synchronized", "default", "volatile"}


def main() -> int:
    """Write the list, or say which members the jar does not have."""
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    jar, *named = sys.argv[1:]
    wanted = wanted_members(LIST.read_text() if LIST.exists() else "")
    for member in named:
        owner, _, name = member.rpartition(".")
        wanted.setdefault(owner, set()).add(name)
    sections, missing = [], []
    for owner, names in sorted(wanted.items()):
        heading, members = declared(javap(jar, owner))
        missing += [f"{owner}.{name}" for name in sorted(names - members.keys())]
        lines = [line for name in sorted(names & members.keys()) for line in members[name]]
        sections.append("\n".join([heading, *(f"    {line}" for line in lines)]))
    if missing:
        print(f"The jar does not have: {', '.join(missing)}")
        return 1
    LIST.write_text("\n\n".join([HEADING.rstrip(), *sections]) + "\n")
    return 0


def wanted_members(text: str) -> dict[str, set[str]]:
    """The members by class that a list names."""
    wanted: dict[str, set[str]] = {}
    names: set[str] = set()
    for line in text.splitlines():
        if line.startswith(("class ", "interface ")):
            names = wanted.setdefault(line.split()[1], set())
        elif line.startswith("    "):
            names.add(member_name(line))
    return wanted


def member_name(line: str) -> str:
    """The name in a line of the list: ``static int MODE_DROPDOWN = 1`` or ``new(int)``."""
    return line.partition("(")[0].partition(" = ")[0].split()[-1]


def javap(jar: str, owner: str) -> str:
    """What a class declares."""
    command = ["javap", "-public", "-constants", "-cp", jar, owner]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def declared(report: str) -> tuple[str, dict[str, list[str]]]:
    """The heading of a class and the lines of its members by name."""
    heading, members = "", {}
    for line in without_generics(report).splitlines():
        kind = KINDS.search(line)
        if kind and not heading:
            owner = kind[2]
            parents = kind[3] or "java.lang.Object"
            heading = f"{kind[1]} {owner} extends {parents.split(',')[0]}"
        elif line.startswith("  ") and heading:
            plain = member_line(line.strip().rstrip(";"), owner)
            members.setdefault(member_name(plain), []).append(plain)
    return heading, members


def member_line(line: str, owner: str) -> str:
    """One member without what callers do not see."""
    line = line.partition(" throws ")[0]
    words = [word for word in line.split(" ") if word not in MODIFIERS]
    plain = " ".join(words).strip()
    return plain.replace(f"{owner}(", "new(", 1) if plain.startswith(f"{owner}(") else plain


def without_generics(text: str) -> str:
    """Type arguments are gone at run time."""
    while True:
        shorter = re.sub(r"<[^<>]*>", "", text)
        if shorter == text:
            return text
        text = shorter


if __name__ == "__main__":
    sys.exit(main())
