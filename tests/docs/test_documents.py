"""Links lead somewhere, and the Python of the documents runs."""

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lomber.cli.parser import parser_in
from lomber.text import Words
from tests.docs.documents import ROOT, anchors, code, documents, is_ignored, links, name
from tools.build_site import beside

MADE_LATER = {"docs/pictures/table.png"}
"""Pictures that are taken of the running table."""


def broken(document: Path, text: str) -> list[str]:
    """The links of a document within the repository that lead nowhere."""
    found = []
    for link in links(text):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = (document.parent / file).resolve() if file else document
        if target.is_relative_to(ROOT) and name(target) in MADE_LATER:
            continue
        missing = not target.is_relative_to(ROOT) or not target.exists() or is_ignored(target)
        if missing or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("document", documents(), ids=name)
def test_links_between_documents_lead_somewhere(document):
    assert broken(document, document.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[x](LICENSE)", []),
        ("[x](docs/rules/whist.md)", []),
        ("[x](docs/rules/README.md#the-rules-game-by-game)", []),
        ("[x](#here)\n\n## Here\n", ["#here"]),
        ("[x](nowhere.md) and ![y](docs/nowhere.png)", ["nowhere.md", "docs/nowhere.png"]),
        ("[x](README.md#nothing-of-the-kind)", ["README.md#nothing-of-the-kind"]),
        ("[x](../outside.md)", ["../outside.md"]),
        ("`[x](nowhere.md)`\n```sh\n[y](nowhere.md)\n```\n", []),
        ("[x](https://example.org/nowhere)", []),
    ],
)
def test_a_link_that_leads_nowhere_is_found(text, wrong):
    assert broken(ROOT / "README.md", text) == wrong


def blocks() -> list[tuple[Path, str]]:
    return [
        (document, block)
        for document in documents()
        for block in code(document.read_text(encoding="utf-8"), "python")
    ]


@pytest.mark.parametrize(
    ("document", "block"), blocks(), ids=[f"{name(path)}:{block[:24]}" for path, block in blocks()]
)
def test_the_python_of_the_documents_runs(document, block):
    """Each block by itself, in a fresh interpreter; `# prints` lines say what it prints."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", block], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    said = [line.partition("# prints ")[2] for line in block.splitlines() if "# prints " in line]
    if said:
        assert ran.stdout.splitlines() == said


def test_the_readme_and_the_documents_show_python():
    shown = {name(document) for document, _ in blocks()}
    assert {"README.md", "docs/record.md", "docs/adding-a-game.md"} <= shown


def commands() -> list[tuple[str, str]]:
    """The command lines of our own that stand in blocks, without what is said about them."""
    found = []
    for document in documents():
        text = document.read_text(encoding="utf-8")
        fenced = "\n".join(code(text, "sh") + code(text, ""))
        indented = "\n".join(line.strip() for line in text.splitlines() if line.startswith("    lomber "))
        for line in f"{fenced}\n{indented}".splitlines():
            if line.startswith("lomber "):
                found.append((name(document), re.split(r"\s{2,}|\s#|&&", line)[0]))
    return found


def test_the_commands_of_the_documents_are_understood():
    """Their names, their flags, and what goes with them; what they do is tried elsewhere."""
    assert len(commands()) > 30
    for document, command in commands():
        try:
            parser_in(Words("en")).parse_args(shlex.split(command)[1:])
        except SystemExit:
            pytest.fail(f"{document}: {command}")


def test_what_an_author_imports_is_where_the_document_says():
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = text.partition("## What is imported from where\n")[2].partition("\n## ")[0]
    rows = [row.split(" | ") for row in table.splitlines() if row.startswith("| `")]
    assert len(rows) > 10
    for places, names in rows:
        modules = [importlib.import_module(place) for place in re.findall(r"`([\w.]+)`", places)]
        for word in re.findall(r"`(\w+)`", names):
            if places == "| `lomber.play`":
                importlib.import_module(f"lomber.play.{word}")
            else:
                assert any(hasattr(module, word) for module in modules), word


def test_every_page_of_the_documents_stands_in_the_sites_contents():
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2].split()
    assert {page.name for page in (ROOT / "docs").glob("*.md")} <= set(contents)


def test_what_the_documents_link_to_beside_them_is_brought_along_to_the_site():
    outside = set()
    for document in (ROOT / "docs").rglob("*.md"):
        for link in links(document.read_text(encoding="utf-8")):
            target = (document.parent / link.partition("#")[0]).resolve()
            if "://" not in link and target.is_file() and not target.is_relative_to(ROOT / "docs"):
                outside.add(name(target))
    assert outside <= set(beside())
