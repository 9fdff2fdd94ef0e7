"""docs/sources.md and the list that it is written from."""

import importlib.util
from pathlib import Path

import pytest

from rltankattack.engine.games import GAMES
from rltankattack.engine.snakes.sizes import SIZES
from rltankattack.engine.tank import Tank
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.source import introduction
from rltankattack.ui.words import LANGUAGES, speak

SCRIPT = Path(__file__).parents[1] / "scripts" / "sources.py"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def _loaded():
    spec = importlib.util.spec_from_file_location("sources", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


sources = _loaded()


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def source_of(game):
    return PAINTERS[game.name](game).source()


def told(game):
    """Everything that is said of a game, in one line."""
    differences = [each for _, section in source_of(game).sections for each in section]
    return " ".join(f"{each.told} {each.why}" for each in differences)


def test_the_document_is_what_the_list_says():
    assert sources.DOCUMENT.read_text(encoding="utf-8") == sources.document(), "run `make sources`"


def test_the_document_is_in_english_whatever_was_spoken_before():
    speak("el")

    assert sources.document().startswith("# Sources\n")
    assert introduction()[0] in sources.document()


@every_game
def test_every_game_has_its_part_of_the_document(game):
    parts = sources.document().split("\n## ")[1:]
    part = " ".join(parts[GAMES.index(game)].split())

    assert len(parts) == len(GAMES)
    assert part.startswith(PAINTERS[game.name](game).name())
    for _heading, differences in source_of(game).sections:
        for each in differences:
            assert f"- **{each.told}** {each.why}" in part


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_is_told_with_its_reason_and_only_once(game, language):
    speak(language)
    source = source_of(game)
    differences = [each for _, section in source.sections for each in section]

    assert source.origin.endswith(".")
    assert source.changed
    assert source.decided
    assert all(each.told.endswith(".") and each.why.endswith(".") for each in differences)
    assert len({each.told for each in differences}) == len(differences)


@every_game
def test_a_source_is_that_of_the_game_in_all_its_variants(game):
    assert {source_of(variant) for variant in game.variants.values()} == {source_of(game)}


def test_the_limits_of_the_tank_are_told_as_the_engine_has_them():
    tank = Tank()
    claim, repetition, plies = tank.claim_limit, tank.repetition_limit, tank.ply_limit

    assert f"{claim} times" in told(tank)
    assert f"at {repetition} times, or after {plies} plies" in told(tank)


def test_the_usual_board_of_snakes_is_told_as_the_engine_makes_it():
    usual = SIZES[10, 10]
    (snakes,) = (game for game in GAMES if game.name == "snakes")

    assert f"{usual.snakes} snakes, {usual.ladders} ladders and {usual.apples} apples" in told(
        snakes
    )
