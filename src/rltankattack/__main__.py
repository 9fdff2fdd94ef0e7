"""Starts the app."""

import importlib.util
import sys

NO_WINDOW = """\
The app needs Toga for its window, and there is only the engine here. Install both with
    python -m pip install "rltankattack[desktop]"
"""


def open_app() -> None:
    """Run the app, or say what is missing; on a phone this returns while the app goes on."""
    if importlib.util.find_spec("toga") is None:
        sys.exit(NO_WINDOW)
    from .app import main  # noqa: PLC0415 (it imports Toga)

    main().main_loop()


if __name__ == "__main__":
    open_app()
