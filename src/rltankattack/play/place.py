"""Where in the app a person was when the system put it away."""

from dataclasses import asdict, dataclass

from .library import Library

SETTING = "place"


@dataclass(frozen=True, slots=True)
class Place:
    """A game on the table; agents that play each other may have been paused."""

    game: int
    paused: bool = False

    @staticmethod
    def keep(place: "Place | None", library: Library) -> None:
        """Keep a place for the next start, or forget the one that was kept."""
        library.keep(**{SETTING: None if place is None else asdict(place)})

    @classmethod
    def kept(cls, library: Library) -> "Place | None":
        """The place that was kept, if any."""
        match library.setting(SETTING):
            case {"game": int(game), "paused": bool(paused)}:
                return cls(game, paused)
            case _:
                return None
