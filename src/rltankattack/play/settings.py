"""What a person has chosen for good."""

from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from .storage import Storage


@dataclass(frozen=True, slots=True)
class Settings:
    """Plain values with sensible defaults; a stored value of another type counts as not set."""

    animation: bool = True
    engine_line: bool = True
    vibration: bool = False
    strengths: dict[str, int] = field(default_factory=dict)
    """The strength last chosen for each agent, by its name."""

    @classmethod
    def load(cls, storage: Storage) -> "Settings":
        """The stored settings; defaults for what is missing or wrong."""
        default = cls()
        stored = {each.name: storage.setting(each.name) for each in fields(cls)}
        return cls(**{n: v for n, v in stored.items() if type(v) is type(getattr(default, n))})

    def save(self, storage: Storage) -> None:
        """Keep all settings."""
        for name, value in asdict(self).items():
            storage.set_setting(name, value)

    def changed(self, **changes: Any) -> "Settings":
        """The same settings but for the changes."""
        return replace(self, **changes)
