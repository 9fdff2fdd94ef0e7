"""What ``briefcase dev --test`` runs; its last line tells Briefcase the result."""

import sys
from pathlib import Path

import pytest


def run() -> int:
    tests = Path(__file__).parent
    folders = [str(tests / name) for name in ("engine", "play")]
    return int(pytest.main(["-p", "no:cacheprovider", "-q", *folders]))


if __name__ == "__main__":
    code = run()
    print(f">>>>>>>>>> EXIT {code} <<<<<<<<<<", flush=True)
    sys.exit(code)
