"""The words of Whist: the same in three languages, and none missing."""

from __future__ import annotations

import importlib.resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lomber.games import make, options_of
from lomber.table.options import fields_of

LANGUAGES = ["ru", "uk", "en"]


class Arguments(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def words(language: str) -> dict[str, set[str]]:
    """Every message of the file with its arguments."""
    text = (importlib.resources.files("lomber.games.whist") / "words" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert words(language) == words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_its_word(language: str) -> None:
    known = words(language)
    for field in fields_of(options_of("whist")):
        assert "option-" + field.name.replace("_", "-") in known
        for choice in field.choices:
            value = str(choice).replace("_", "-").replace("+", "-")
            assert f"value-{field.name.replace('_', '-')}-{value}" in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_advice_has_its_sentence(language: str) -> None:
    known = words(language)
    for piece in make("whist").advice():
        assert "advice-" + piece.number in known
