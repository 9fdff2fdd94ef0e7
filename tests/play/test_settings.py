from contextlib import closing

import pytest

from rltankattack.play.settings import CHOICES, Settings
from tests.play.shelf import Shelf


@pytest.fixture
def storage(tmp_path):
    with closing(Shelf.at(tmp_path / "games.sqlite")) as storage:
        yield storage


def test_settings_come_back(storage):
    chosen = Settings().changed(motion="off", left_handed=True, strengths={"MiniMax Boat": 6})
    storage.library.keep(**chosen.stored())

    assert Settings.of(storage.library.settings()) == chosen


def test_nothing_stored_gives_the_defaults(storage):
    assert Settings.of(storage.library.settings()) == Settings()


@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_a_value_of_another_type_counts_as_not_set(storage, value):
    storage.set_setting("engine_line", value)

    assert Settings.of(storage.library.settings()) == Settings()


@pytest.mark.parametrize("name", CHOICES)
def test_a_value_that_is_no_choice_counts_as_not_set(storage, name):
    storage.set_setting(name, "purple")

    assert Settings.of(storage.library.settings()) == Settings()
    with pytest.raises(ValueError, match=f"expected {name} to be one of"):
        Settings().changed(**{name: "purple"})


@pytest.mark.parametrize(("name", "choices"), CHOICES.items())
def test_every_choice_comes_back(storage, name, choices):
    for choice in choices:
        storage.library.keep(**Settings().changed(**{name: choice}).stored())
        assert getattr(Settings.of(storage.library.settings()), name) == choice
