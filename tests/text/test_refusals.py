"""Why a described position cannot be is told in three languages: every refusal in the sources has its words."""

from __future__ import annotations

import ast
import functools
import importlib.resources
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import lomber
from lomber import Table, make
from lomber.play import refusals
from lomber.table.errors import BadOptions, BadPosition, BadRecord
from lomber.text import LANGUAGES, Words
from lomber.text.refusals import sentences

SOURCES = Path(lomber.__file__).parent
PLACES = ("games", "play", "table")


def raised() -> Iterator[tuple[str, Path, ast.Call]]:
    """Every `BadPosition(…)` of the rules: the family whose words say it, and where it stands."""
    for place in PLACES:
        for path in sorted((SOURCES / place).rglob("*.py")):
            family = f"lomber.games.{path.relative_to(SOURCES).parts[1]}" if place == "games" else ""
            source = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(source if "BadPosition(" in source else "")):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadPosition":
                    yield family, path, node


@functools.cache
def messages(package: str) -> dict[str, set[str]]:
    """The errors that a package has words for, with their arguments; the languages have the same (`test_words`)."""
    text = (importlib.resources.files(package) / "words" / "ru.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^error-([\w-]+) = (.*(?:\n(?: .*|}.*))*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", said)) for key, said in entries}


def test_every_refusal_names_a_message_of_its_family_and_gives_its_arguments() -> None:
    wrong, seen = [], 0
    for family, path, call in raised():
        key = call.args[1].value if len(call.args) > 1 and isinstance(call.args[1], ast.Constant) else ""
        known = messages("lomber.text") | (messages(family) if family else {})
        given = {keyword.arg for keyword in call.keywords}
        seen += 1
        if key == "bad-position" or not known.get(str(key), {"nothing"}) <= given:
            wrong.append((f"{path.relative_to(SOURCES)}:{call.lineno}", key, known.get(str(key))))
    assert wrong == [] and seen > 100


SHARED = [
    function
    for name, function in inspect.getmembers(refusals, inspect.isfunction)
    if not name.startswith("_")
]
THINGS: dict[str, Any] = {
    "part": "trump",
    "other": "dealer",
    "pile": "hand.1",
    "cards": "AS",
    "place": "S",
    "seat": 1,
    "number": 3,
    "wanted": 5,
    "most": 13,
    "given": "x",
    "text": "x",
    "like": "2 AC",
    "words": ["x"],
    "sentence": "a sentence",
    "error": ValueError("a sentence"),
}


@pytest.mark.parametrize("refusal", SHARED, ids=lambda function: function.__name__)
def test_a_shared_refusal_is_said_in_every_language_and_keeps_its_english_sentence(
    refusal: Callable[..., BadPosition],
) -> None:
    asked = [name for name, one in inspect.signature(refusal).parameters.items() if one.default is one.empty]
    error = refusal(*[THINGS[name] for name in asked])
    assert error.sentence.isascii()
    said = [Words(lang).error(error) for lang in LANGUAGES]
    assert len({*said, error.sentence}) == len(LANGUAGES) + 1
    assert not any("{" in sentence for sentence in said)


REASONED = ("not_now", "at_odds", "unwanted", "wanted")
"""The shared refusals that tell which rule of the game is broken, in its own sentence."""


def reasons() -> Iterator[ast.expr]:
    """These sentences, given as they are or by a name that was assigned before."""
    for path in (*(SOURCES / "games").rglob("*.py"), *(SOURCES / "play").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for function in ast.walk(ast.parse(source if "refusals." in source else "")):
            if not isinstance(function, ast.FunctionDef):
                continue
            named: dict[str, ast.expr] = {}
            inside = [node for node in ast.walk(function) if isinstance(node, ast.Assign | ast.Call)]
            for node in sorted(inside, key=lambda node: node.lineno):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    named[node.targets[0].id] = node.value
                elif isinstance(node, ast.Call) and ast.unparse(node.func) in [
                    f"refusals.{r}" for r in REASONED
                ]:
                    given = node.args[0]
                    yield named.get(given.id, given) if isinstance(given, ast.Name) else given


def test_every_rule_that_a_position_breaks_is_told_in_every_language_and_no_other() -> None:
    told = {node.value if isinstance(node, ast.Constant) else ast.unparse(node) for node in reasons()}
    assert told == set(sentences("positions"))


@pytest.mark.parametrize("about", ["positions", "options"])
def test_the_sentences_are_told_in_every_other_language(about: str) -> None:
    others = set(LANGUAGES) - {"en"}
    assert {sentence for sentence, said in sentences(about).items() if set(said) != others} == set()


def option_calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of these in the options of the games: the family, and what is called."""
    for path in sorted((SOURCES / "games").rglob("options.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                yield f"lomber.games.{path.parent.name}", node


def test_options_that_do_not_go_together_are_told_in_every_language() -> None:
    given = [call.args[-1] for _, call in option_calls("at_odds", "self._belongs")]
    told = {node.value for node in given if isinstance(node, ast.Constant)}
    assert told == set(sentences("options"))
    with pytest.raises(BadOptions) as refused:
        make("whist", {"two_aces": "leve"})
    assert Words("uk").error(refused.value) == (
        "Ці налаштування не пасують одне до одного: рахунок тузів порівну буває лише у вісті без козирів."
    )


def test_no_refused_option_falls_back_on_its_english_sentence() -> None:
    wrong, seen = [], 0
    for family, call in option_calls("BadOptions"):
        key = ast.literal_eval(call.args[1])
        known = messages("lomber.text") | messages(family)
        seen += 1
        if not known.get(key, {"nothing"}) <= {keyword.arg for keyword in call.keywords}:
            wrong.append((family, key))
    assert wrong == [] and seen > 20


def test_the_rule_that_forbids_it_ends_both_sentences() -> None:
    with pytest.raises(BadPosition) as refused:
        Table(make("whist"), start={"below": [10, 0]})
    assert str(refused.value) == "below: who has so much has already won (W-15)"
    assert Words("ru").error(refused.value) == "«below»: с таким счётом уже выиграно. [W-15]"
    assert Words("uk").error(refused.value) == "«below»: з таким рахунком уже виграно. [W-15]"


def test_the_rule_that_is_broken_is_told_with_the_parts_that_break_it() -> None:
    with pytest.raises(BadPosition) as refused:
        Table(
            make("stukolka"), start={"phase": "play", "piles": {"hand.0": "AS KS QS", "hand.1": "AC KC QC"}}
        )
    assert Words("en").error(refused.value) == "“trump” is needed here: the trump suit is not given."
    assert Words("ru").error(refused.value) == "Здесь нужно «trump»: козырная масть уже известна."
    assert (
        Words("uk").error(BadRecord.because(refused.value, "start")).endswith(": козирна масть уже відома.")
    )


def test_a_game_without_words_of_its_own_is_told_in_its_own_sentence() -> None:
    assert Words("ru").error(BadPosition("no such thing")) == "Такого положения быть не может: no such thing"
