"""One Toga backend per process: these tests use the dummy, tests/gui starts real windows."""

import os

from hypothesis import settings

# A busy machine is no reason to fail.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

os.environ.setdefault("TOGA_BACKEND", "toga_dummy")
