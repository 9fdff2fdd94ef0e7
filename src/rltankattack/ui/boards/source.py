"""Where a game comes from, and what is not here as it is there."""

from dataclasses import dataclass

from ..words import _


@dataclass(frozen=True, slots=True)
class Difference:
    """What is so in this app, and why."""

    told: str
    why: str


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a game, and everything that a reader of it would not find there."""

    origin: str
    changed: tuple[Difference, ...]
    """What the source has otherwise."""
    decided: tuple[Difference, ...]
    """What the source leaves open, or says in two ways."""
    added: tuple[Difference, ...]
    """What goes beyond the source."""

    @property
    def sections(self) -> list[tuple[str, tuple[Difference, ...]]]:
        """The differences below their headings, those that there are."""
        sections = [
            (_("Not as in the source"), self.changed),
            (_("Left open by the source"), self.decided),
            (_("Added here"), self.added),
        ]
        return [(heading, differences) for heading, differences in sections if differences]


def introduction() -> list[str]:
    """What holds for every game."""
    return [
        _("What is not named here is as the source has it, told in our own words."),
        _(
            "Hints, undo, saved games, statistics, lessons, positions of your own and games "
            "between two computer players are this app's own in every game."
        ),
    ]
