"""Brings the catalogues of translations up to date with the words in the sources.

Nothing in what it writes changes unless a word or its translation does: no dates, no line numbers.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "rltankattack"
LOCALE = SOURCES / "locale"
DOMAIN = "rltankattack"
TEMPLATE = LOCALE / f"{DOMAIN}.pot"
LANGUAGES = ("el",)
"""Every language of the app but English, which stands in the sources."""

KEYWORDS = {
    **{"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)},
    **{"Reason": None, "IllegalMove": None, "InvalidPosition": None},
}
"""What marks a message; the last three are the engine's, which knows nothing of catalogues."""
COMMENT_TAG = "Translators:"
ABOUT_TEMPLATE = "# The words of RLTankAttack. Made by `make catalogues`: do not edit."
ABOUT = """\
# The words of RLTankAttack in another language.
# Translate here, then run `make catalogues`."""


class Words(Catalog):
    """A catalogue whose header says only what a reader needs."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Without dates, and without the version of Babel."""
        language = []
        if self.locale is not None:
            plurals = f"nplurals={self.num_plurals}; plural={self.plural_expr};"
            language = [("Language", str(self.locale)), ("Plural-Forms", plurals)]
        return [
            ("Project-Id-Version", "RLTankAttack"),
            *language,
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]


def source(language: str) -> Path:
    """The file that a translator edits."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def extracted() -> Words:
    """Every message in the sources, untranslated."""
    template = Words(header_comment=ABOUT_TEMPLATE, fuzzy=False)
    found = extract_from_dir(
        SOURCES, keywords=KEYWORDS, comment_tags=[COMMENT_TAG], strip_comment_tags=True
    )
    for name, line, message, comments, context in found:
        template.add(message, locations=[(name, line)], auto_comments=comments, context=context)
    return template


def translated(language: str) -> Catalog:
    """The translations as they were left; empty for a new language."""
    if not source(language).exists():
        return Catalog(locale=language)
    with source(language).open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def renewed(template: Catalog, old: Catalog) -> Words:
    """The messages of the template, with the translations that there are.

    Nothing is guessed: a message that was reworded is a new one and wants to be translated.
    """
    new = Words(locale=old.locale, header_comment=ABOUT, fuzzy=False)
    for message in messages(template):
        entry = new.add(
            message.id,
            locations=message.locations,
            auto_comments=message.auto_comments,
            context=message.context,
        )
        known = old.get(message.id, message.context)
        if known is not None and known.pluralizable == message.pluralizable:
            entry.string = known.string
            entry.user_comments = known.user_comments
            entry.flags |= known.flags & {"fuzzy"}
    return new


def messages(catalogue: Catalog) -> Iterator[Message]:
    """All messages; the header is none."""
    return (message for message in catalogue if message.id)


def untranslated(catalogue: Catalog) -> list[Message]:
    """What a translator has to look at: no words, a plural form too few, or unsure."""
    return [
        message
        for message in messages(catalogue)
        if message.fuzzy or not all(_forms(catalogue, message))
    ]


def dropped(template: Catalog, old: Catalog) -> list[Message]:
    """What was translated and is said no longer."""
    return [
        message for message in messages(old) if template.get(message.id, message.context) is None
    ]


def _forms(catalogue: Catalog, message: Message) -> list[str | None]:
    """The translation, in as many forms as the language has."""
    if not isinstance(message.string, list | tuple):
        return [message.string]
    missing = catalogue.num_plurals - len(message.string)
    return [*message.string, *[None] * missing]


def as_text(catalogue: Catalog) -> bytes:
    """A template or the translator's file: sorted, with the names of the files but no lines."""
    written = BytesIO()
    write_po(written, catalogue, width=0, sort_output=True, include_lineno=False)
    return written.getvalue().rstrip() + b"\n"


def compiled(catalogue: Catalog) -> bytes:
    """What the app reads."""
    written = BytesIO()
    write_mo(written, catalogue)
    return written.getvalue()


def main() -> None:
    """Write the template and each language's two files; say what is left to translate."""
    template = extracted()
    LOCALE.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(as_text(template))
    for language in LANGUAGES:
        old = translated(language)
        new = renewed(template, old)
        file = source(language)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(as_text(new))
        file.with_suffix(".mo").write_bytes(compiled(new))
        for message in dropped(template, old):
            print(f"{language}: dropped {message.id!r} ({message.string!r})")
        for message in untranslated(new):
            print(f"{language}: to translate {message.id!r}")
        print(f"{file.relative_to(ROOT)}: {len(new)} messages")


if __name__ == "__main__":
    main()
