from contextlib import closing

import pytest

from rltankattack.play.settings import Settings
from rltankattack.play.storage import Storage


@pytest.fixture
def storage(tmp_path):
    with closing(Storage(tmp_path / "games.sqlite")) as storage:
        yield storage


def test_settings_come_back(storage):
    chosen = Settings().changed(animation=False, strengths={"MiniMax Boat": 6})
    chosen.save(storage)

    assert Settings.load(storage) == chosen


def test_nothing_stored_gives_the_defaults(storage):
    assert Settings.load(storage) == Settings()


@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_a_value_of_another_type_counts_as_not_set(storage, value):
    storage.set_setting("animation", value)

    assert Settings.load(storage) == Settings()
