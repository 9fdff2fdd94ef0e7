"""Where in the app a person was when the system put it away."""

from dataclasses import asdict, dataclass

from .storage import Storage

SETTING = "place"


@dataclass(frozen=True, slots=True)
class Place:
    """A game on the table; agents that play each other may have been paused."""

    game: int
    paused: bool = False

    def save(self, storage: Storage) -> None:
        """Keep it for the next start."""
        storage.set_setting(SETTING, asdict(self))

    @classmethod
    def take(cls, storage: Storage) -> "Place | None":
        """The place that was kept, if any; it is forgotten, so that it can mislead only once."""
        match storage.setting(SETTING):
            case {"game": int(game), "paused": bool(paused)}:
                place = cls(game, paused)
            case _:
                return None
        storage.set_setting(SETTING, None)
        return place
