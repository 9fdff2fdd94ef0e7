from contextlib import closing

import pytest

from rltankattack.play.place import Place
from tests.play.shelf import Shelf


@pytest.fixture
def storage(tmp_path):
    with closing(Shelf.at(tmp_path / "games.sqlite")) as storage:
        yield storage


def test_a_place_is_found_again_until_it_is_forgotten(storage):
    Place.keep(Place(game=7, paused=True), storage.library)
    assert Place.kept(storage.library) == Place(7, True)

    Place.keep(None, storage.library)
    assert Place.kept(storage.library) is None


@pytest.mark.parametrize("nonsense", [None, 3, "game", {}, {"game": "7", "paused": False}, [1]])
def test_what_is_no_place_leads_nowhere(storage, nonsense):
    storage.set_setting("place", nonsense)

    assert Place.kept(storage.library) is None
