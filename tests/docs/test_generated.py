"""What the documents show of the code is what the code does."""

import json
from typing import Any

import pytest

from lomber import Stacked, Table, listings, presets_of, read_record, replay
from lomber.games import make
from lomber.play.worlds import Worlds
from tests.docs.documents import ROOT, code
from tests.table.toys import Swap
from tools.write_docs import FILES, PART, PARTS, renewed

RECORD_MD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = code(RECORD_MD, "json")


@pytest.mark.parametrize("name", FILES)
def test_generated_parts_are_current(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert PART.search(text), "the document has no generated part"
    assert text == renewed(text), "run: python tools/write_docs.py"


def test_every_generated_part_stands_in_a_document():
    found = {part[1] for name in FILES for part in PART.findall((ROOT / name).read_text(encoding="utf-8"))}
    assert found == set(PARTS)


def test_a_changed_part_is_found():
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert renewed(text.replace("| `play` |", "| `plya` |")) == renewed(text) == text


def test_the_move_words_of_every_preset_are_documented():
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for id in listings():
        part = text.partition(f"### `{id}`")[2].partition("###")[0]
        words = {word for name in presets_of(id) for word in make(name).book.words}
        assert {row.split("`")[1] for row in part.splitlines() if row.startswith("| `")} == words


def test_the_record_of_the_documentation_is_written_so():
    record = read_record(EXAMPLES[0])
    assert record.text() == EXAMPLES[0]
    assert replay(record).over
    assert Table(make("whist/tiny", draw=True), seed=7, seats=record.seats).record().log == record.log[:2]


def test_the_seen_log_of_the_documentation_is_written_so():
    table = replay(read_record(EXAMPLES[0]), to=5)
    assert table.seen(0).text() == EXAMPLES[1]
    assert Worlds(table.seen(0), table.game).count() == 24


def test_the_struck_logs_of_the_documentation_are_written_so():
    deal = {"hand.0": [0, 3], "hand.1": [1, 6], "stock": [5, 2, 4]}
    table = Table(Swap(), shoe=Stacked([deal]))
    table.act(1, ["throw G", "done"])
    table.act(0, ["done"])
    table.play(0, "A")
    logs: list[Any] = [
        json.loads(text)["log"]
        for text in (table.record().text(), table.seen(0).text(), table.seen(1).text())
    ]
    assert [json.loads(text) for text in EXAMPLES[2:]] == logs


def test_every_decision_has_its_number_and_half_a_page():
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    for number, file in enumerate(files, 1):
        text = file.read_text(encoding="utf-8")
        assert file.name.startswith(f"{number:03}-")
        assert text.startswith(f"# {number:03}. ")
        assert 100 < len(text.split()) < 500
