"""Writes docs/sources.md: what the app's page *Sources* says in English."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from rltankattack.engine.games import GAMES
from rltankattack.ui.boards import PAINTERS, Painter
from rltankattack.ui.boards.source import introduction
from rltankattack.ui.words import ENGLISH, speak

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "sources.md"
ABOUT = "<!-- Written by `make sources` from the words of the app: do not edit. -->"
WIDTH = 100


def document() -> str:
    """The whole document, game by game."""
    speak(ENGLISH)
    parts = ["# Sources", ABOUT, *map(_paragraph, introduction())]
    for game in GAMES:
        parts += _of_game(PAINTERS[game.name](game))
    return "\n\n".join(parts) + "\n"


def _of_game(painter: Painter) -> Iterator[str]:
    source = painter.source()
    yield f"## {painter.name()}"
    yield _paragraph(source.origin)
    for heading, differences in source.sections:
        yield f"### {heading}"
        entries = [f"- **{each.told}** {each.why}" for each in differences]
        yield "\n".join(_paragraph(entry, indent="  ") for entry in entries)


def _paragraph(text: str, indent: str = "") -> str:
    return fill(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def main() -> None:
    """Write the document."""
    DOCUMENT.write_text(document(), encoding="utf-8")
    print(DOCUMENT.relative_to(ROOT))


if __name__ == "__main__":
    main()
