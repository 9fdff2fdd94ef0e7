"""Makes the Android project anew and checks that it holds what the phone should get.

    python scripts/check_android_project.py [--template <folder>]

Briefcase says nothing when an icon is missing or a setting has a wrong name: it takes the
template's own. This compares the project with pyproject.toml, the sources and the icons. It needs
neither a JDK nor an SDK, and with a template at hand no network.
"""

import argparse
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

from briefcase.commands import CreateCommand
from briefcase.console import Console
from briefcase.exceptions import BriefcaseError
from briefcase.platforms.android.gradle import GradleCreateCommand
from packaging.version import Version

ROOT = Path(__file__).parents[1]
APP = "rltankattack"
PROJECT = Path("build") / APP / "android" / "gradle"
ANDROID = "{http://schemas.android.com/apk/res/android}"
COMPONENTS = ("activity", "activity-alias", "service", "receiver", "provider")
LAUNCHER = {"android.intent.action.MAIN", "android.intent.category.LAUNCHER"}
RESOURCES = Path("app") / "src" / "main" / "res"
PYTHON = Path("app") / "src" / "main" / "python"


def main() -> int:
    """Make the project, check it, and tell what is wrong with it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--template", help="a checked-out template, instead of Briefcase's own")
    template = parser.parse_args().template
    try:
        create(template)
    except BriefcaseError as error:
        print(f"\nThe Android project could not be made. Briefcase says:\n\n{error}\n")
        if template is None:
            print("Is there a network? Briefcase fetches its template with git. With a copy of it")
            print("on this computer, name the folder: make android-project TEMPLATE=<folder>")
        return 1
    found = list(problems(ROOT / PROJECT, ROOT))
    for problem in found:
        print(f"- {problem}")
    print(f"{PROJECT} {f'has {len(found)} problem(s).' if found else 'is as it should be.'}")
    return 1 if found else 0


class ProjectOnly(GradleCreateCommand):
    """Briefcase's own command without its search for a JDK and an SDK, which only a build needs."""

    def verify_tools(self) -> None:
        """See to git alone."""
        CreateCommand.verify_tools(self)


def create(template: str | None) -> None:
    """Make the project; an older one goes, since it may hold tests or settings of yesterday."""
    shutil.rmtree(ROOT / PROJECT, ignore_errors=True)
    console = Console()
    try:
        command = ProjectOnly(console=console, base_path=ROOT)
        chosen = ["-C", f"template={json.dumps(str(Path(template).resolve()))}"] if template else []
        options, overrides = command.parse_options(extra=["--no-input", *chosen])
        command.parse_config(ROOT / "pyproject.toml", overrides=overrides)
        command(**options)
    finally:
        console.close()


def version_code(version: str) -> int:
    """The number that Briefcase makes of a version; Android compares these."""
    app = SimpleNamespace(
        version=Version(version), formal_name=APP, build_gradle_dependencies=[], android_abis=[]
    )
    context = GradleCreateCommand.output_format_template_context(None, app)
    return int(context["version_code"])


@dataclass(frozen=True, slots=True)
class Settings:
    """What pyproject.toml says about the app and its Android form."""

    project: dict[str, Any]
    app: dict[str, Any]
    android: dict[str, Any]

    @classmethod
    def read(cls, root: Path) -> "Settings":
        """From the file in the project's root."""
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        app = settings["tool"]["briefcase"]["app"][APP]
        return cls(settings["project"], app, app["android"])


def problems(project: Path, root: Path) -> Iterator[str]:
    """Everything that is not as the settings, the sources and the icons say."""
    settings = Settings.read(root)
    yield from manifest_problems(project, settings)
    yield from style_problems(project, settings)
    yield from gradle_problems(project, settings)
    yield from requirement_problems(project, settings)
    yield from source_problems(project, root, settings)
    yield from icon_problems(project, root, settings)


def manifest_problems(project: Path, settings: Settings) -> Iterator[str]:
    """The app asks for nothing and goes by its name."""
    manifest = ElementTree.parse(project / "app/src/main/AndroidManifest.xml").getroot()
    for element in manifest.iter():
        if element.tag.startswith("uses-permission"):
            name = element.get(f"{ANDROID}name")
            yield f"The manifest asks for the permission {name}; the app needs none."
    application = manifest.find("application")
    label = None if application is None else application.get(f"{ANDROID}label")
    if label is not None and label.startswith("@string/"):
        label = values(project, "string").get(label.removeprefix("@string/"))
    yield from differences("label below the icon", label, settings.app["formal_name"])
    yield from backup_problems(manifest)
    yield from exported_problems(manifest)
    if application is not None and application.get(f"{ANDROID}debuggable") is not None:
        yield "The manifest sets debuggable; Gradle does that, and for a debug build alone."


def backup_problems(manifest: ElementTree.Element) -> Iterator[str]:
    """A new phone gets the saved games: they hold no secrets, and are all that a person made.

    Rules would only leave something out, so there are none; nor may an older app get the games of
    a newer one, whose file it could not read.
    """
    application = manifest.find("application")
    found = {} if application is None else application.attrib
    yield from differences("allowBackup", found.get(f"{ANDROID}allowBackup"), "true")
    for rule in ("dataExtractionRules", "fullBackupContent", "backupAgent", "restoreAnyVersion"):
        if (value := found.get(f"{ANDROID}{rule}")) is not None:
            yield f"The backup follows {rule} {value}; it should take everything, for this app."


def exported_problems(manifest: ElementTree.Element) -> Iterator[str]:
    """The launcher can start the app, and no other part of it is open to other apps."""
    components = [part for kind in COMPONENTS for part in manifest.iter(kind)]
    for part in components:
        if is_exported(part) and not is_launcher(part):
            name = part.get(f"{ANDROID}name")
            yield f"The {part.tag} {name} is open to other apps; only the launcher's may be."
    if not any(is_launcher(part) and is_exported(part) for part in components):
        yield "The launcher can start nothing: no activity of its kind is exported."


def is_exported(part: ElementTree.Element) -> bool:
    """Whether other apps may use a component; Android 12 refuses a filter that does not say."""
    said = part.get(f"{ANDROID}exported")
    return part.find("intent-filter") is not None if said is None else said != "false"


def is_launcher(part: ElementTree.Element) -> bool:
    """Whether this is an activity behind the icon."""
    names = {
        element.get(f"{ANDROID}name") for group in part.iter("intent-filter") for element in group
    }
    return part.tag == "activity" and names == LAUNCHER


def style_problems(project: Path, settings: Settings) -> Iterator[str]:
    """The theme and the colours are the chosen ones."""
    styles = ElementTree.parse(project / RESOURCES / "values/styles.xml").getroot()
    parents = {style.get("name"): style.get("parent") for style in styles.iter("style")}
    yield from differences("theme", parents.get("AppTheme.Base"), settings.android["base_theme"])
    colors = values(project, "color")
    for name, setting in (
        ("colorPrimary", "primary_color"),
        ("colorPrimaryDark", "primary_color_dark"),
        ("colorAccent", "accent_color"),
        ("colorSplashScreenBackground", "splash_background_color"),
    ):
        yield from differences(setting, colors.get(name), settings.android[setting])


def gradle_problems(project: Path, settings: Settings) -> Iterator[str]:
    """Version, target, processors and Java libraries."""
    gradle = (project / "app/build.gradle").read_text(encoding="utf-8")
    version, android = settings.project["version"], settings.android
    for keyword, wanted in (
        ("versionCode", str(version_code(version))),
        ("versionName", version),
        ("compileSdkVersion", android["target_os_version"]),
        ("targetSdkVersion", android["target_os_version"]),
    ):
        found = re.search(rf'^\s*{keyword} "?([^"\n]+)"?$', gradle, re.MULTILINE)
        yield from differences(keyword, found and found[1], wanted)
    filters = re.search(r"^\s*abiFilters (.+)$", gradle, re.MULTILINE)
    processors = re.findall(r'"([^"]+)"', filters[1]) if filters else []
    yield from differences("abiFilters", processors, android["android_abis"])
    if re.search(r"^\s*(is)?debuggable\b(?!\s*=?\s*false)", gradle, re.MULTILINE | re.IGNORECASE):
        yield "build.gradle sets debuggable; Gradle does that, and for a debug build alone."
    libraries = re.findall(r'^\s*implementation "(.+)"$', gradle, re.MULTILINE)
    yield from differences("Java libraries", libraries, android["build_gradle_dependencies"])


def requirement_problems(project: Path, settings: Settings) -> Iterator[str]:
    """The packages that are installed beside the app."""
    text = (project / "app/requirements.txt").read_text(encoding="utf-8")
    found = [line for line in text.splitlines() if line and not line.startswith("#")]
    wanted = settings.project["dependencies"] + settings.android["requires"]
    yield from differences("requirements", sorted(found), sorted(wanted))


def source_problems(project: Path, root: Path, settings: Settings) -> Iterator[str]:
    """The app's own sources, all of them, and nothing beside them."""
    wanted = {f"{APP}/{name}" for name in files_below(root / "src" / APP) if not in_lab(name)}
    info = f"{APP}-{settings.project['version']}.dist-info/"
    found = {name for name in files_below(project / PYTHON) if not name.startswith(info)}
    for name in sorted(wanted - found):
        yield f"The source {name} is missing."
    for name in sorted(found - wanted):
        yield f"The file {name} does not belong on a phone."
    for name in sorted(wanted & found):
        if (root / "src" / name).read_bytes() != (project / PYTHON / name).read_bytes():
            yield f"The source {name} is not the one in src."


def icon_problems(project: Path, root: Path, settings: Settings) -> Iterator[str]:
    """Every picture that the launcher or the first screen may show is ours."""
    index = tomllib.loads((project / "briefcase.toml").read_text(encoding="utf-8"))
    ours = {
        target: f"{settings.app['icon']}-{variant}-{size}.png"
        for variant, sizes in index["paths"]["icon"].items()
        for size, target in sizes.items()
    }
    for target, name in ours.items():
        if not (root / name).exists():
            yield f"The icon {name} is missing, so the template's own is shown."
        elif not same(project / target, root / name):
            yield f"{target} is not {name}."
    for picture in sorted((project / RESOURCES).glob("mipmap-*/*.png")):
        target = picture.relative_to(project).as_posix()
        if target not in ours:
            yield f"{target} comes from the template; nobody has drawn one for this app."


def differences(what: str, found: Any, wanted: Any) -> Iterator[str]:
    """A sentence, if the project has something else than it should."""
    if found != wanted:
        yield f"The {what} should be {shown(wanted)}, but the project has {shown(found)}."


def shown(value: Any) -> str:
    """A value as people write it."""
    if isinstance(value, list):
        return ", ".join(value) or "none"
    return "none" if value is None else str(value)


def values(project: Path, kind: str) -> dict[str | None, str]:
    """The named strings or colours of the project; quotes around a text are not part of it."""
    found = {}
    for file in (project / RESOURCES / "values").glob("*.xml"):
        for element in ElementTree.parse(file).getroot().iter(kind):
            found[element.get("name")] = (element.text or "").strip('"')
    return found


def files_below(folder: Path) -> set[str]:
    """The names of all files in a folder, without what Python leaves behind."""
    files = (path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix() for path in files}
    return {name for name in names if "__pycache__/" not in name}


def in_lab(name: str) -> bool:
    """Whether a source serves experiments on a desktop only."""
    return name.startswith("lab/")


def same(one: Path, other: Path) -> bool:
    """Whether both files are there and hold the same bytes."""
    return one.exists() and one.read_bytes() == other.read_bytes()


if __name__ == "__main__":
    sys.exit(main())
