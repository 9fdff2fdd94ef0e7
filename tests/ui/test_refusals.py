"""Why a text is refused, in the language of the person who pasted it."""

import re

import pytest

from rltankattack.engine.game import IllegalMove, InvalidPosition
from rltankattack.engine.games import GAMES
from rltankattack.engine.reason import Reason
from rltankattack.play.history import parse_text
from rltankattack.ui import words
from rltankattack.ui.words import refusal_in_words
from tests.engine.test_reason import made

NOTATION = {
    *("tank", "reversi", "gomoku", "snakes", "labyrinth", "classic", "canal", "no", "take", "back"),
    *("Game", "Rules", "Start", "Result", "Limits", "First", "Second", "Date", "Ending"),
    *("text", "up", "down", "left", "right", "pass", "x"),
}
"""What is written so in every language: the names of games, headers and moves."""

HEAD = '[Game "{game}"]\n[Rules "classic"]\n[Start "{start}"]\n[Result "*"]\n\n'
STUCK = f"{'X' * 63}- X"
POSITIONS = {
    "tank": ("", "44 0 11 r", "4432112349 0 11 r", "4432112344 0 99 r", "4432112344 x 11 r"),
    "reversi": ("", "X X", f"{'-' * 63}? X", f"{'-' * 64} x"),
    "gomoku": ("", "- X", f"{'-' * 224}? X", f"{'-' * 225} x"),
    "snakes": (
        *("", "7x6 - - - 0 0 0 0 r 1 0", "10x10 3>97 - - 0 0 0 0 r 1 0", "q - - - 0 0 0 0 r 1 0"),
        *("10x10 97>3,90>3 - - 0 0 0 0 r 1 0", "10x10 - - 14+9 0 0 0 0 r 1 0"),
        *("10x10 - 9/4 - 0 0 0 0 r 1 0", "10x10 - 8/14,2/25 - 0 0 0 0 r 1 0"),
        *("10x10 x - - 0 0 0 0 r 1 0", "10x10 - - - 999 0 0 0 r 1 0", "6x6 - - - 0 0 0 0 r 1 0"),
        *("10x10 - - - 0 0 999 9 r 1 0", "10x10 - - - 0 0 0 x r 1 0", "10x10 - - - 0 0 0 0 q 1 0"),
    ),
    "labyrinth": (
        *("", "00/00 1 0 1 t", "000/000/000 1 0 4 q", "000/000/00x 1 0 4 t", "333/333/333 1 0 4 t"),
        *("000/000/000 0 0 4 t", "000/000/000 1,1 0 4 t", "000/000/000 1 99 4 t"),
        *("000/000/000 x 0 4 t", "000/000/000 1 0 4 t"),
    ),
}
TEXTS = (
    *("", "1. Nf3", '[Game tank]\n[Rules "classic"]', "[Elo]", '[Elo "x"]', '[Game "x"]\n' * 2),
    *('[Game "x"]\n[Rules "y"]\n[Start "z"]\n[Result "*"]', "x" * 1_000_001),
    '[Game "tank"]\n[Rules "y"]\n[Start "z"]\n[Result "*"]',
    '[Game "tank"]\n[Rules "classic"]\n[Start "z"]\n[Result "?"]',
    *(
        HEAD.format(game="tank", start="4432112344 0 11 r").replace('"*"]\n', f'"*"]\n{more}\n')
        for more in (
            *('[Limits "x"]', f'[First "{"x" * 101}"]', '[Date "today"]', '[Ending "sunk"]'),
            *("1. Z", "1. R 1. L", "2. R", "1. R L }", "* R", "1-0", "{\x07}"),
            '[Limits "- - 2"]\n\n1. R L 2. R',
            '[Limits "- 2 -"]\n\n1. R L 2. L R 3. R',
        )
    ),
    HEAD.format(game="tank", start="4432112344 10 11 r") + "1. R L",
    HEAD.format(game="tank", start="4432112344 0 11 r").replace('"*"', '"1-0"'),
    HEAD.format(game="reversi", start=f"{'X' * 64} X"),
    HEAD.format(game="reversi", start=f"{'X' * 60}---- X"),
)


@pytest.fixture
def greek():
    words.speak("el")
    yield
    words.speak("en")


def english(text):
    """The words of a Greek sentence that are neither Greek nor notation nor quoted."""
    plain = re.sub(r"'[^']*'|\"[^\"]*\"", "", text)
    return [word for word in re.findall(r"[A-Za-z]{2,}", plain) if word not in NOTATION]


def said(error):
    return refusal_in_words(error.reason)


@pytest.mark.parametrize("text", TEXTS)
def test_a_game_that_cannot_be_read_is_refused_in_greek(greek, text):
    with pytest.raises((IllegalMove, InvalidPosition)) as refused:
        parse_text(text)

    assert english(said(refused.value)) == []
    assert said(refused.value).startswith("γραμμή ")
    assert str(refused.value).startswith("line ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_that_is_none_is_refused_in_greek(greek, game):
    for text in POSITIONS[game.name]:
        with pytest.raises(InvalidPosition) as refused:
            game.parse(text)

        assert english(said(refused.value)) == [], text
        assert re.search("[α-ω]", said(refused.value))


def test_every_sentence_of_the_engine_is_greek_in_greek(greek):
    templates = {call.args[0].value for _, call in made()}
    left = {template: english(re.sub(r"\{\w*\}", "", words._(template))) for template in templates}

    assert {template: words for template, words in left.items() if words} == {}


def test_a_move_that_is_not_legal_is_refused_in_greek_with_the_moves_that_are(greek):
    tank = GAMES[0]
    with pytest.raises(IllegalMove) as refused:
        tank.parse_move(tank.starts["plain"], "Z9")

    assert "R +3" in said(refused.value)
    assert said(refused.value).endswith("δόθηκε 'Z9'")
    assert english(said(refused.value).replace("R +3", "")) == []


def test_a_game_that_ended_otherwise_is_told_with_the_ending_as_it_is_written():
    text = HEAD.format(game="reversi", start=f"{'X' * 60}---- X")
    with pytest.raises(InvalidPosition, match=r"0-1|1-0 \('nobody can place'\), got \* "):
        parse_text(text)


def test_what_a_person_wrote_is_never_taken_for_a_gap(greek):
    reason = Reason("expected {wanted}, got {came}", wanted="1.", came="{line}")

    assert refusal_in_words(reason) == "αναμενόταν 1., δόθηκε {line}"
