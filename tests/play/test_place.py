from contextlib import closing

import pytest

from rltankattack.play.place import Place
from rltankattack.play.storage import Storage


@pytest.fixture
def storage(tmp_path):
    with closing(Storage(tmp_path / "games.sqlite")) as storage:
        yield storage


def test_a_place_is_found_again_once(storage):
    Place(game=7, paused=True).save(storage)

    assert Place.take(storage) == Place(7, True)
    assert Place.take(storage) is None


@pytest.mark.parametrize("nonsense", [None, 3, "game", {}, {"game": "7", "paused": False}, [1]])
def test_what_is_no_place_leads_nowhere(storage, nonsense):
    storage.set_setting("place", nonsense)

    assert Place.take(storage) is None
