"""Where in the app a person was when the system put it away."""

from dataclasses import asdict, dataclass

from .storage import Storage

SETTING = "place"


@dataclass(frozen=True, slots=True)
class Place:
    """A game on the table; agents that play each other may have been paused."""

    game: int
    paused: bool = False

    @staticmethod
    def keep(place: "Place | None", storage: Storage) -> None:
        """Keep a place for the next start, or forget the one that was kept."""
        storage.set_setting(SETTING, None if place is None else asdict(place))

    @classmethod
    def kept(cls, storage: Storage) -> "Place | None":
        """The place that was kept, if any."""
        match storage.setting(SETTING):
            case {"game": int(game), "paused": bool(paused)}:
                return cls(game, paused)
            case _:
                return None
