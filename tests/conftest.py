"""One Toga backend per process: these tests use the dummy, tests/gui starts real windows."""

import os

from hypothesis import settings

# A busy machine is no reason to fail.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

os.environ.setdefault("TOGA_BACKEND", "toga_dummy")


def pytest_collection_modifyitems(items):
    """Only the engine's coverage counts, and watching every line makes the other tests slow."""
    for item in items:
        if "engine" not in item.path.parts:
            item.add_marker("no_cover")
