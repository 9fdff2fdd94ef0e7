"""One Toga backend per process: these tests use the dummy, tests/gui starts real windows."""

import os

os.environ.setdefault("TOGA_BACKEND", "toga_dummy")
