"""How thorough a run is: ``make test`` is quick, ``make test-long`` has the full counts."""

import os

LONG = os.environ.get("TEST_EFFORT") == "long"


def effort(quick: int, *, long: int) -> int:
    """How often something is tried in this run."""
    return long if LONG else quick
