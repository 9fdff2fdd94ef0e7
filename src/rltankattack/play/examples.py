"""Games to look at and learn from: those that the thesis prints."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from ..engine.record import Record


@dataclass(frozen=True, slots=True)
class Example:
    """A printed game as a record, with the values that its agent reported."""

    key: str
    text: str

    def record(self, remarks: Mapping[int, str]) -> Record:
        """The game with remarks, each after so many plies, behind what its agent reported."""
        record = Record.parse(self.text)
        comments = dict(record.comments)
        for ply, remark in remarks.items():
            comments[ply] = (*comments.get(ply, ()), remark)
        return replace(record, comments=comments)


CRAZY = """\
[Game "tank"]
[Rules "classic"]
[Start "4432022344 0 11 r"]
[First "Person"]
[Second "Crazy Boat"]
[Result "1-0"]
[Ending "port reached"]

1. R L 2. R +7 3. R -8 4. R +7 5. +5 -4 6. R L 7. +5 -1 8. R +6 9. +6 -9 10. R
-1 11. +8 +8 12. R -6 13. -8 -2 14. R +1 15. -10 +9 16. R -8 17. +10 +3 18. R
1-0
"""
FORWARD = """\
[Game "tank"]
[Rules "classic"]
[Start "4432112344 0 11 r"]
[First "Person"]
[Second "Forward Boat"]
[Result "*"]

1. R L 2. R L 3. R L *
"""
MINIMAX = """\
[Game "tank"]
[Rules "classic"]
[Start "4432132344 0 11 r"]
[First "Person"]
[Second "MiniMax Boat 4"]
[Result "0-1"]
[Ending "sunk"]

1. R -1 {e=-1 depth=4} 2. +1 L {e=0 depth=4} 3. R L {e=0 depth=4} 4. R L {e=0
depth=4} 5. R -4 {e=-999999 depth=4} 6. R -5 {e=-999999 depth=4} 0-1
"""

EXAMPLES: Mapping[str, tuple[Example, ...]] = MappingProxyType(
    {"tank": (Example("crazy", CRAZY), Example("forward", FORWARD), Example("minimax", MINIMAX))}
)
"""The examples of each game by its name."""
