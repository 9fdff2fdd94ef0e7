"""What a person has chosen for good."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

SYSTEM = "system"
"""As the system has it."""

CHOICES = MappingProxyType(
    {
        "language": (SYSTEM, "en", "el"),
        "theme": (SYSTEM, "light", "dark"),
        "palette": ("normal", "safe", "contrast"),
        "motion": ("off", "normal", "fast"),
    }
)
"""The values of the settings that are one of several; the first is not always the usual one."""


MOST = 1_000_000
"""No strength is any greater."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Plain values with sensible defaults; a stored value that makes no sense counts as not set."""

    language: str = SYSTEM
    theme: str = SYSTEM
    palette: str = "normal"
    motion: str = "normal"
    engine_line: bool = True
    vibration: bool = False
    left_handed: bool = False
    column_numbers: bool = True
    overlay: bool = False
    """Whether a board shows what a game can show on top of it."""
    lessons_solved: list[str] = field(default_factory=list)
    lessons_offered: bool = False
    """Whether somebody who opened the app for the first time was told of the lessons."""
    strengths: dict[str, int] = field(default_factory=dict)
    """The strength last chosen for each agent, by its name."""
    limits: dict[str, int] = field(default_factory=dict)
    """The time limit last chosen for each agent that takes one."""

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                raise ValueError(f"expected {name} to be one of {choices}, got {value!r}")

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> "Settings":
        """The stored settings; defaults for what is missing or wrong."""
        known: dict[str, Any] = {each.name: stored.get(each.name) for each in fields(cls)}
        return cls(**{name: value for name, value in known.items() if _suits(name, value)})

    def stored(self) -> dict[str, Any]:
        """The settings as they are kept."""
        return asdict(self)

    def changed(self, **changes: Any) -> "Settings":
        """The same settings but for the changes."""
        return replace(self, **changes)


def _suits(name: str, value: Any) -> bool:
    if type(value) is not type(getattr(Settings(), name)):
        return False
    match value:
        case list():
            return all(isinstance(item, str) for item in value)
        case dict():
            return all(type(item) is int and abs(item) <= MOST for item in value.values())
        case _:
            return name not in CHOICES or value in CHOICES[name]
