"""What a version of the app has to look like, and the number that Android makes of it.

A phone takes an APK for newer only if its number is greater, whatever its name says. Briefcase
makes the number of the three parts, two digits for each but the first, and leaves the rest of a
version out: 0.2.0rc1 would have the number of 0.2.0, and 0.1.100 that of 0.2.0. So a version is
three plain numbers below 100.
"""

import re

VERSION = re.compile(r"(0|[1-9]\d?)\.(0|[1-9]\d?)\.(0|[1-9]\d?)")


def version_code(version: str) -> int:
    """Android's number of a version, as Briefcase makes it; the last two digits are its build's."""
    match = VERSION.fullmatch(version)
    if match is None or version == "0.0.0":
        raise ValueError(f"Expected a version such as 0.12.3, parts below 100; got {version!r}.")
    major, minor, micro = map(int, match.groups())
    return ((major * 100 + minor) * 100 + micro) * 100


def why_not_newer(version: str, released: list[str]) -> str | None:
    """What to say of a version that phones would not take for newer than each released one."""
    numbers = {version_code(other): other for other in released if VERSION.fullmatch(other)}
    greatest = max(numbers, default=0)
    if version_code(version) > greatest:
        return None
    return (
        f"Version {version} is no update of {numbers[greatest]}: Android compares "
        f"{version_code(version)} with {greatest}. Raise version in pyproject.toml."
    )
