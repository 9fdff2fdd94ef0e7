"""The lock files hold what pyproject.toml asks for, everywhere, and nothing of any machine."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = SETTINGS["project"]["optional-dependencies"]
ASKED = {"build": SETTINGS["build-system"]["requires"], **EXTRAS}
VERSIONS = [
    line.rpartition(" ")[2]
    for line in SETTINGS["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", line)
]
ENVIRONMENTS = [
    {
        "python_version": version,
        "python_full_version": f"{version}.0",
        "sys_platform": system,
        "os_name": "nt" if system == "win32" else "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }
    for version in VERSIONS
    for system in ("linux", "darwin", "win32")
]


def text_of(name):
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name):
    """Pairs of a requirement and its hashes."""
    lines = text_of(name).replace("\\\n", " ").splitlines()
    entries = [line.split(" --hash=") for line in lines if not line.startswith("#")]
    return [(Requirement(entry[0]), entry[1:]) for entry in entries]


def pinned(name, environment):
    """The version of each package that is installed in an environment; no package has two."""
    chosen = [pin for pin, _ in pins(name) if not pin.marker or pin.marker.evaluate(environment)]
    names = [canonicalize_name(pin.name) for pin in chosen]
    assert len(set(names)) == len(names)
    return {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin in chosen}


def direct(requirements):
    """What is asked for, with the project's own extras written out."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.name == "rltankattack":
            for extra in requirement.extras:
                yield from direct(EXTRAS[extra])
        else:
            yield requirement


def test_there_is_a_lock_file_for_all_that_is_installed():
    assert {file.stem for file in (ROOT / "locks").iterdir()} == ASKED.keys()


@pytest.mark.parametrize("name", ASKED)
def test_every_package_is_pinned_to_one_version_by_its_hashes(name):
    assert pins(name)
    for requirement, hashes in pins(name):
        assert [one.operator for one in requirement.specifier] == ["=="], requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", one) for one in hashes), requirement


@pytest.mark.parametrize("name", ASKED)
def test_everything_asked_for_is_pinned_within_its_range_on_every_system_and_python(name):
    assert len(ENVIRONMENTS) == 12
    for environment in ENVIRONMENTS:
        versions = pinned(name, environment)
        for requirement in direct(ASKED[name]):
            if requirement.marker and not requirement.marker.evaluate(environment):
                continue
            version = versions[canonicalize_name(requirement.name)]
            assert version in requirement.specifier, (requirement, version, environment)


@pytest.mark.parametrize("name", ASKED)
def test_nothing_is_taken_from_the_place_the_file_was_made_in(name):
    assert re.findall(r"https?:|//|--index|--find|--extra|@ |\bfile:", text_of(name)) == []


def test_playing_gets_the_versions_that_were_tested():
    for environment in ENVIRONMENTS:
        assert pinned("desktop", environment).items() <= pinned("dev", environment).items()


def test_what_builds_the_project_is_not_changed_by_what_it_needs():
    for environment in ENVIRONMENTS:
        for name in EXTRAS:
            needed, tools = pinned(name, environment), pinned("build", environment)
            assert {tool: needed.get(tool, tools[tool]) for tool in tools} == tools
