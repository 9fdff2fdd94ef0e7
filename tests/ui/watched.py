"""Stamps as a phone makes them, held against what a desktop draws."""

from rltankattack.ui.boards.stamps import Stamps
from tests.ui.drawings import described, outside

EDGE = 1.0
"""So far may a corner be outside the box of its stamp."""
EQUAL = 1e-4
"""Two numbers that are nearer than this are the same."""


class WatchedStamps(Stamps):
    """Sees to it that a stamp is what a phone makes of it: one picture for all its places.

    A phone draws it once, at the origin, and cuts it off at its box.
    """

    def __init__(self):
        super().__init__(canvas=None)
        self.made = {}

    @property
    def kinds(self):
        """What has been stamped, without the shape, the level and the like."""
        return {key if isinstance(key, str) else key[0] for key in self.made}

    def prepare(self, key, box, draw):
        if key not in self.made:
            actions = draw(0, 0)
            assert outside(actions, box.width, box.height, EDGE) == [], key
            self.made[key] = (box.width, box.height), *described(actions)

    def put(self, key, box, draw):
        self.prepare(key, box, draw)
        actions = draw(box.x, box.y)
        size, looks, numbers = self.made[key]
        looks_here, numbers_here = described(actions, box.x, box.y)
        assert looks_here == looks, key
        pairs = zip((box.width, box.height, *numbers_here), (*size, *numbers), strict=True)
        assert all(abs(here - made) < EQUAL for here, made in pairs), key
        return actions
