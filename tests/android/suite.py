"""``briefcase run android --test`` without a phone: the suite starts the app, then its tests.

python -m tests.android.suite [arguments for pytest]
"""

import os
import tempfile
from pathlib import Path

os.environ["TOGA_BACKEND"] = "toga_android"

from .phone import Phone

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as files:
        phone = Phone(Path(files), main="tests.rltankattack").launch()
        phone.until(lambda: phone.activity._it.finished, seconds=600)
