"""Every picture is drawn as it was when somebody last looked at it."""

from pathlib import Path

import pytest

from tests.ui.signature import signatures

KEPT = Path(__file__).parents[1] / "golden" / "drawings.txt"
CHANGED = "is drawn differently: look at it, then run `python -m tests.ui.signature`"


def kept_signatures():
    for line in KEPT.read_text(encoding="utf-8").splitlines():
        *name, count, kind, total = line.split()
        yield " ".join(name), (int(count), int(kind, 16), float(total))


def test_no_stroke_has_changed_unseen():
    kept, now = dict(kept_signatures()), signatures()

    assert now.keys() == kept.keys()
    for name, (count, kind, total) in now.items():
        was = (*kept[name][:2], pytest.approx(kept[name][2], abs=0.02))
        assert (count, kind, total) == was, f"{name} {CHANGED}"
