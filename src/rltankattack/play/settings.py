"""What a person has chosen for good."""

from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from .storage import Storage

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

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                raise ValueError(f"expected {name} to be one of {choices}, got {value!r}")

    @classmethod
    def load(cls, storage: Storage) -> "Settings":
        """The stored settings; defaults for what is missing or wrong."""
        stored = {each.name: storage.setting(each.name) for each in fields(cls)}
        return cls(**{name: value for name, value in stored.items() if _suits(name, value)})

    def save(self, storage: Storage) -> None:
        """Keep all settings."""
        for name, value in asdict(self).items():
            storage.set_setting(name, value)

    def changed(self, **changes: Any) -> "Settings":
        """The same settings but for the changes."""
        return replace(self, **changes)


def _suits(name: str, value: Any) -> bool:
    if type(value) is not type(getattr(Settings(), name)):
        return False
    return name not in CHOICES or value in CHOICES[name]
