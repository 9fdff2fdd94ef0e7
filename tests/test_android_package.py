"""What goes onto the phone: nothing compiled, nothing missing, nothing that is not needed."""

import ast
import importlib.util
import re
import sys
import tomllib
from collections import defaultdict
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from types import SimpleNamespace

import pytest
from briefcase.platforms.android.gradle import GradleCreateCommand
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from rltankattack.ui.theme import DARK, LIGHT

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
APP = PYPROJECT["tool"]["briefcase"]["app"]["rltankattack"]
ANDROID = APP["android"]

REQUIRED = PROJECT["dependencies"] + ANDROID["requires"]
FOR_TESTS = APP["test_requires"]
ENVIRONMENTS = (
    {"sys_platform": "android", "platform_system": "Android", "os_name": "posix", "extra": ""},
    {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "extra": ""},
)
"""Android as Python 3.13 and newer name it, and as older ones do."""

JAVA = {"java", "android", "androidx", "com", "org"}
ON_A_DESKTOP = ("PySide6", "toga_qt")
NATIVE_MODULE = "rltankattack.ui.platform"
ABSENT = {
    "curses": "its library is not there",
    "readline": "its library is not there",
    "tkinter": "its library is not there",
    "turtle": "it needs tkinter",
    "idlelib": "it needs tkinter",
    "grp": "Android has no such thing",
    "pty": "Android has no such thing",
    "crypt": "Android has no such thing",
    "multiprocessing": "Android has no semaphores for it",
    "concurrent.futures.ProcessPoolExecutor": "it needs multiprocessing",
    "subprocess": "an app cannot start programs",
    "ensurepip": "it needs subprocess",
    "venv": "it needs subprocess",
}
"""What the standard library lacks on Android, and why."""


def loaded(script):
    spec = importlib.util.spec_from_file_location(script, ROOT / "scripts" / f"{script}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pulled_in(requirements):
    """Every distribution that requirements bring along on Android, by its name."""
    found, waiting = {}, [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if not wanted_on_android(requirement) or name in found:
            continue
        found[name] = distribution(name)
        waiting += [Requirement(text) for text in found[name].requires or ()]
    return found


def wanted_on_android(requirement):
    marker = requirement.marker
    return marker is None or any(marker.evaluate(environment) for environment in ENVIRONMENTS)


def is_pure(wheel):
    tags = re.findall(r"^Tag: (.+)$", wheel, re.MULTILINE)
    pure = re.search(r"^Root-Is-Purelib: true$", wheel, re.MULTILINE | re.IGNORECASE)
    return bool(pure and tags) and all(tag.endswith("-none-any") for tag in tags)


class Imports(ast.NodeVisitor):
    """The full names that a module imports, wherever it does so, but not for type checkers."""

    def __init__(self, package):
        self.package = package
        self.names = set()

    def visit_If(self, node):
        if ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            for other in node.orelse:
                self.visit(other)
        else:
            self.generic_visit(node)

    def visit_Import(self, node):
        self.names |= {alias.name for alias in node.names}

    def visit_ImportFrom(self, node):
        parts = self.package.split(".")
        above = parts[: len(parts) - node.level + 1] if node.level else []
        module = ".".join([*above, *([node.module] if node.module else [])])
        self.names |= {module} | {f"{module}.{alias.name}" for alias in node.names}


def file_of(module):
    path = SOURCES.joinpath(*module.split("."))
    return next((f for f in (path.with_suffix(".py"), path / "__init__.py") if f.is_file()), None)


def imports_of(module):
    file = file_of(module)
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    imports = Imports(package)
    imports.visit(ast.parse(file.read_text(encoding="utf-8")))
    return imports.names


def with_parents(name):
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)]


def walk(start):
    """Every module of ours that runs on the phone, with what it imports from elsewhere."""
    reached, waiting = {}, with_parents(start)
    while waiting:
        module = waiting.pop()
        if module in reached or file_of(module) is None:
            continue
        names = imports_of(module)
        ours = {name for name in names if name.split(".")[0] == "rltankattack"}
        reached[module] = names - ours
        waiting += [parent for name in ours for parent in with_parents(name)]
    return reached


@pytest.fixture(scope="module")
def on_the_phone():
    return walk("rltankattack.__main__")


@pytest.fixture(scope="module")
def imported(on_the_phone):
    """Pairs of a name and the module of ours that imports it."""
    return [(name, module) for module, names in on_the_phone.items() for name in sorted(names)]


def test_everything_the_app_needs_is_pure_python():
    packages = pulled_in(REQUIRED)

    assert {"toga-android", "toga-core", "travertino"} <= packages.keys()
    assert [name for name, dist in packages.items() if not is_pure(dist.read_text("WHEEL"))] == []


def test_everything_its_tests_need_is_pure_python():
    packages = pulled_in(FOR_TESTS)

    assert {"hypothesis", "pytest", "pytest-asyncio", "pluggy", "iniconfig"} <= packages.keys()
    assert [name for name, dist in packages.items() if not is_pure(dist.read_text("WHEEL"))] == []


def test_a_desktop_tries_the_same_versions_as_the_phone_gets():
    assert set(ANDROID["requires"] + FOR_TESTS) <= set(PROJECT["optional-dependencies"]["dev"])
    for text in REQUIRED + FOR_TESTS:
        requirement = Requirement(text)
        assert distribution(requirement.name).version in requirement.specifier, text


def test_every_package_that_is_imported_is_installed(imported):
    distributions, packages = packages_distributions(), pulled_in(REQUIRED)
    known = sys.stdlib_module_names | JAVA
    foreign = {name.split(".")[0]: module for name, module in imported}
    for top in ON_A_DESKTOP:
        assert foreign.pop(top) == NATIVE_MODULE  # which asks for Toga's backend first
    foreign = {top: module for top, module in foreign.items() if top not in known}

    assert "toga" in foreign
    for top, module in foreign.items():
        providers = {canonicalize_name(name) for name in distributions.get(top, ())}
        assert providers & packages.keys(), f"{module} imports {top}, which nothing brings along"


def test_nothing_is_imported_that_python_lacks_on_android(imported):
    for name, module in imported:
        for absent, reason in ABSENT.items():
            assert not f"{name}.".startswith(f"{absent}."), f"{module} imports {name}: {reason}"


def test_only_one_module_knows_java(imported):
    assert {module for name, module in imported if name.split(".")[0] in JAVA} <= {NATIVE_MODULE}


def test_the_phone_gets_neither_experiments_nor_tests(on_the_phone, imported):
    assert {"rltankattack.app", "rltankattack.engine.tank.agents.captain"} <= on_the_phone.keys()
    assert [module for module in on_the_phone if module.startswith("rltankattack.lab")] == []
    assert [module for name, module in imported if name.split(".")[0] == "tests"] == []


def test_the_app_asks_for_no_permission():
    app = SimpleNamespace(permission=ANDROID["permission"], feature=ANDROID.get("feature", {}))
    nothing_asked = defaultdict(type(None))
    context = GradleCreateCommand.permissions_context(None, app, nothing_asked)

    assert "permission" not in APP
    assert [name for name, value in context["permissions"].items() if value is not False] == []
    assert context["features"] == {}


def test_every_icon_that_android_wants_is_there():
    pytest.importorskip("PySide6.QtSvg", reason="the list stands with the drawing, which needs Qt")
    names = [name for name, *_ in loaded("icons").pictures()]
    android = [name for name in names if re.search(r"-(round|square|adaptive)-\d+$", name.stem)]

    assert len(android) == 20
    assert [name for name in android if not (ROOT / name).is_file()] == []
    assert {name.as_posix().rsplit("-", 2)[0] for name in android} == {APP["icon"]}


@pytest.mark.parametrize(
    "setting", ["primary_color", "primary_color_dark", "accent_color", "splash_background_color"]
)
def test_the_colours_are_the_app_s_own(setting):
    colours = {getattr(theme, field) for theme in (LIGHT, DARK) for field in theme.__slots__}

    assert ANDROID[setting] in colours


def test_android_sees_a_newer_version_as_newer():
    version_code = loaded("check_android_project").version_code
    versions = ["0.1.0", "0.1.1", "0.2.0", "0.99.99", "1.0.0"]
    codes = [version_code(version) for version in versions]

    assert codes == sorted(set(codes))
    assert codes[0] == 10000


def test_the_version_fits_android_s_number():
    release = Version(PROJECT["version"]).release

    assert len(release) == 3
    assert all(part < 100 for part in release[1:])
    assert loaded("check_android_project").version_code(PROJECT["version"]) > 0
