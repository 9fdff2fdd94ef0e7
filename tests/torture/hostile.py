"""Texts that somebody might paste to see what happens."""

from collections.abc import Callable, Mapping

HEADERS = '[Game "tank"]\n[Rules "classic"]\n[Start "4432112344 0 11 r"]\n'
ROUND = ("R", "L", "L", "R")


def _record(moves: str, *, first: str = "Person", result: str = "*") -> str:
    return f'{HEADERS}[First "{first}"]\n[Second "Crazy Boat"]\n[Result "{result}"]\n\n{moves} *\n'


def _long_game(plies: int) -> str:
    """Water goes up and down in one column, and another position never comes back too often."""
    return " ".join(("+5", "-5")[ply % 2] for ply in range(plies))


TEXTS: Mapping[str, Callable[[], str]] = {
    "nothing": lambda: "",
    "no space": lambda: "x" * 100_000,
    "one line": lambda: _record("R L " * 100_000).replace("\n", " "),
    "a megabyte of letters": lambda: "boat " * 200_000,
    "far too long": lambda: "x" * 3_000_000,
    "tiny comments": lambda: _record("{a} " * 250_000),
    "one huge comment": lambda: _record("{" + "words " * 150_000 + "}"),
    "one huge word": lambda: _record("{" + "w" * 900_000 + "}"),
    "open brace": lambda: _record("{" * 100_000),
    "too many plies": lambda: _record(_long_game(100_000)),
    "as large as may be": lambda: _record("{a comment of some words}\n" * 9_000 + "R L " * 9_000),
    "a long game": lambda: _record(_long_game(4)),
    "empty lines": lambda: "\n" * 500_000,
    "headers without end": lambda: HEADERS + '[Date "2026-01-01"]\n' * 30_000,
    "a picture for a name": lambda: _record("R", first="<h1>Hi</h1><img src='/icon.png'>"),
    "a name of letters that turn": lambda: _record("R", first="\u202eevil\u202c"),
    "zero bytes": lambda: _record("R\x00L"),
    "half a letter": lambda: _record("\ud800"),
    "numbers": lambda: _record("9" * 50_000 + ". R"),
    "every letter": lambda: "".join(map(chr, range(1, 0x3000))),
}
