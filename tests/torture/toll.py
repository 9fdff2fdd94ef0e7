"""What a kind of torture has cost."""

from dataclasses import dataclass, field

PATIENCE = 5.0
"""Seconds without an answer that count as a hang, on a busy machine too."""


@dataclass(slots=True)
class Toll:
    kind: str
    tries: int = 0
    lost: int = 0
    """Games that could still be read, and are gone."""
    hangs: int = 0
    printed: int = 0
    """Exceptions that nobody was told of."""
    worst: float = 0.0
    """The longest that anybody had to wait, in seconds."""
    left: list[int] = field(default_factory=list)
    """How many games there were after each try, where that is of interest."""
    remarks: list[str] = field(default_factory=list)
    """What went wrong, for whoever mends it."""

    @property
    def paid(self) -> bool:
        return bool(self.lost or self.hangs or self.printed)

    def wait(self, seconds: float, what: str) -> None:
        """Note how long somebody waited."""
        self.worst = max(self.worst, seconds)
        if seconds > PATIENCE:
            self.hang(f"{what}: {seconds:.1f} s")

    def hang(self, what: str) -> None:
        self.hangs += 1
        self.remarks.append(what)

    def lose(self, games: int, what: str) -> None:
        if games:
            self.lost += games
            self.remarks.append(f"{what}: {games} lost")

    def hear(self, said: str, what: str) -> None:
        """What a process has printed on its way."""
        if "Traceback" in said:
            self.printed += said.count("Traceback")
            self.remarks.append(f"{what}: {said[-2000:]}")
