"""The translations: whole, up to date, and without the slips that are easily made."""

import ast
import importlib.util
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from rltankattack.ui.words import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "catalogues.py"
OUTDATED = "run `make catalogues`"
STRIP = ("Undo", "Redo", "Hint", "Moves", "Menu")
"""Five buttons side by side below the board."""
STRIP_LETTERS = 9
LOOKUPS = {"_", "ngettext", "pgettext"}
GREEK, LATIN = "[\u0370-\u03ff\u1f00-\u1fff]", "[A-Za-z]"


def _loaded():
    spec = importlib.util.spec_from_file_location("catalogues", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = _loaded()


@pytest.fixture(scope="module")
def template():
    return catalogues.extracted()


@pytest.fixture(params=catalogues.LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def translated(language):
    return catalogues.translated(language)


def ids(catalogue):
    return {(message.id, message.context) for message in catalogues.messages(catalogue)}


def pairs(catalogue):
    """Every translation beside what it translates; the plural is what every form stands for."""
    for message in catalogues.messages(catalogue):
        if message.pluralizable:
            yield from ((message.id[-1], string) for string in message.string if string)
        elif message.string:
            yield message.id, message.string


def slips(catalogue, differ):
    """The translations that differ from the original in something that should be the same."""
    return [(original, string) for original, string in pairs(catalogue) if differ(original, string)]


def placeholders(text):
    return sorted(re.findall(r"\{[^}]*\}", text))


def ending(text):
    """The mark that a text ends with; Greek asks with a semicolon."""
    mark = text[-1:] if text[-1:] in ".…:!?;" else ""
    return mark.replace(";", "?")


class Lookups(ast.NodeVisitor):
    """The lines that look a message up while the module is loaded."""

    def __init__(self):
        self.lines = []

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name) and node.func.id in LOOKUPS:
            self.lines.append(node.lineno)
        self.generic_visit(node)

    def visit_Lambda(self, node):
        self.visit(node.args)

    def visit_FunctionDef(self, node):
        for part in (node.args, *node.decorator_list):
            self.visit(part)

    def visit_AsyncFunctionDef(self, node):
        self.visit_FunctionDef(node)


def lookups(text):
    visitor = Lookups()
    visitor.visit(ast.parse(text))
    return visitor.lines


def test_every_language_of_the_app_has_its_catalogue():
    assert {ENGLISH, *catalogues.LANGUAGES} == LANGUAGES.keys()


def test_the_template_is_what_the_sources_say(template):
    assert catalogues.TEMPLATE.read_bytes() == catalogues.as_text(template), OUTDATED


def test_no_message_is_missing_and_none_is_stale(template, translated):
    assert ids(translated) == ids(template), OUTDATED
    assert not translated.obsolete, OUTDATED


def test_every_message_is_translated_in_all_its_forms_and_none_is_unsure(translated):
    assert [message.id for message in catalogues.untranslated(translated)] == []


def test_the_translator_s_file_is_as_the_script_writes_it(template, language, translated):
    renewed = catalogues.renewed(template, translated)

    assert catalogues.source(language).read_bytes() == catalogues.as_text(renewed), OUTDATED


def test_the_app_reads_what_the_translator_wrote(template, language, translated):
    renewed = catalogues.renewed(template, translated)
    kept = catalogues.source(language).with_suffix(".mo").read_bytes()

    assert kept == catalogues.compiled(renewed), OUTDATED


def test_every_translation_keeps_the_placeholders(translated):
    assert slips(translated, lambda one, other: placeholders(one) != placeholders(other)) == []


def test_every_translation_ends_as_the_original_does(translated):
    assert slips(translated, lambda one, other: ending(one) != ending(other)) == []


def test_every_translation_has_the_lines_of_the_original(translated):
    assert slips(translated, lambda one, other: one.count("\n") != other.count("\n")) == []


def test_no_space_is_too_many(translated):
    assert slips(translated, lambda _, other: other != other.strip() or "  " in other) == []


def test_no_letter_only_looks_greek(translated):
    mixed = re.compile(f"{GREEK}{LATIN}|{LATIN}{GREEK}")
    texts = [re.sub(r"\{[^}]*\}", "", string) for _, string in pairs(translated)]

    assert [text for text in texts if mixed.search(text)] == []


@pytest.mark.parametrize("word", STRIP)
def test_the_words_on_the_strip_are_short(translated, word):
    assert 0 < len(translated.get(word).string) <= STRIP_LETTERS


def test_nothing_is_looked_up_while_a_module_is_loaded():
    sources = sorted(catalogues.SOURCES.rglob("*.py"))
    found = {str(file): lookups(file.read_text(encoding="utf-8")) for file in sources}

    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A = _('a')", [1]),
        ("class A:\n    b = [ngettext('a', 'b', 2)]", [2]),
        ("def a(b=_('c')):\n    return _('d')", [1]),
        ("A = lambda: _('a')", []),
        ("A = N_('a')", []),
        ("async def a():\n    return pgettext('a', 'b')", []),
    ],
)
def test_a_lookup_is_found_where_it_happens_on_loading(text, lines):
    assert lookups(text) == lines


def catalogue_of(*messages, language=None):
    catalogue = Catalog(locale=language)
    for message, string in messages:
        catalogue.add(message, string)
    return catalogue


def test_a_renewed_catalogue_keeps_what_is_still_said_and_drops_the_rest():
    template = catalogue_of(("Hint", ""), ("Undo", ""))
    old = catalogue_of(("Undo", "Αναίρεση"), ("Gone", "Πάει"), language="el")
    new = catalogues.renewed(template, old)

    assert ids(new) == ids(template)
    assert new.get("Undo").string == "Αναίρεση"
    assert [message.id for message in catalogues.dropped(template, old)] == ["Gone"]
    assert [message.id for message in catalogues.untranslated(new)] == ["Hint"]


def test_what_a_translator_noted_stays():
    template, old = catalogue_of(("Undo", "")), Catalog(locale="el")
    old.add("Undo", "Αναίρεση", user_comments=["short"], flags=["fuzzy"])
    (kept,) = catalogues.messages(catalogues.renewed(template, old))

    assert kept.user_comments == ["short"]
    assert kept.fuzzy
    assert catalogues.untranslated(catalogues.renewed(template, old)) == [kept]


def test_a_message_that_has_become_a_plural_is_translated_anew():
    template = catalogue_of((("{n} boat", "{n} boats"), None))
    old = catalogue_of(("{n} boat", "{n} σκάφος"), language="el")
    (new,) = catalogues.messages(catalogues.renewed(template, old))

    assert new.string == ("", "")


def test_a_missing_plural_form_counts_as_untranslated():
    forms = ("{n} boat", "{n} boats")
    whole = catalogue_of((forms, ("{n} σκάφος", "{n} σκάφη")), language="el")
    half = catalogue_of((forms, ("{n} σκάφος", "")), language="el")

    assert catalogues.untranslated(whole) == []
    assert [message.id for message in catalogues.untranslated(half)] == [forms]


def test_the_files_do_not_change_with_the_day_or_with_the_line(template):
    text = catalogues.as_text(template).decode()

    assert "Date" not in text
    assert "Generated-By" not in text
    assert re.search(r"^#:.*\.py:\d", text, re.MULTILINE) is None
