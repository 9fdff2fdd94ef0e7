"""The lists of Java classes and members that the fakes answer to."""

from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent
LISTS = ("api.txt", "template.txt")
CONSTRUCTOR = "new"
OBJECT = "java.lang.Object"


@dataclass(frozen=True, slots=True)
class Member:
    """A field (``arguments`` is ``None``), a method or a constructor, as Java declares it."""

    name: str
    type: str
    static: bool
    arguments: tuple[str, ...] | None
    constant: str | None

    @classmethod
    def parse(cls, line: str) -> "Member":
        line, _, constant = line.strip().partition(" = ")
        before, bracket, after = line.partition("(")
        *modifiers, name = before.split()
        static = modifiers[:1] == ["static"]
        kind = (modifiers[-1:] or [""])[0]
        listed = after.rstrip(")")
        arguments = tuple(listed.split(", ")) if listed else ()
        return cls(name, kind, static, arguments if bracket else None, constant or None)


@dataclass(slots=True)
class JavaType:
    """A class or an interface and what it declares."""

    name: str
    is_interface: bool
    parent: str
    members: dict[str, list[Member]] = field(default_factory=dict)


def read(*files: Path) -> dict[str, JavaType]:
    """All types of some lists by name."""
    types: dict[str, JavaType] = {}
    for line in (line for file in files for line in file.read_text().splitlines()):
        if line.startswith(("class ", "interface ")):
            kind, name, _extends, parent = line.split()
            current = types.setdefault(name, JavaType(name, kind == "interface", parent))
        elif line.startswith("    "):
            member = Member.parse(line)
            current.members.setdefault(member.name, []).append(member)
    return types


def read_all() -> dict[str, JavaType]:
    """Everything that the fakes know."""
    return read(*(FOLDER / name for name in LISTS))
