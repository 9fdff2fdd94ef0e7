"""These tests need a process of their own: ``TOGA_BACKEND=toga_android pytest tests/android``."""

import os

import pytest

if os.environ["TOGA_BACKEND"] == "toga_android":
    from .phone import Phone
else:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture
def make_phone(tmp_path, capsys, caplog):
    """Phones that share their files; in the end nothing may have gone wrong unseen."""
    made = []

    def make(**traits):
        made.append(Phone(tmp_path, **traits))
        return made[-1]

    make.forgives = False
    yield make
    for phone in made:
        phone.switch_off()
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    assert make.forgives or "did not work" not in caplog.text


@pytest.fixture
def phone(make_phone):
    """A small phone with the app open."""
    return make_phone().launch()
