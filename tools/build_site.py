"""The documentation as a site: docs/ with a gallery of all games and a list of decisions, built by Zensical.

    ./table site

A copy of docs/ is filled in under build/docs/: nothing that is made lies among the sources.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from lomber.games import listings
from lomber.terminal.shelf import name, pitch
from lomber.text import Words

ROOT = Path(__file__).resolve().parents[1]
STAGED = ROOT / "build" / "docs"
GALLERY, DECISIONS = "<!-- gallery -->", "<!-- decisions -->"
BESIDE = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
SHELVES = {
    "tricks": "Trick games",
    "pots": "Pot games",
    "banks": "Banking games",
    "collecting": "Collecting games",
    "modern": "Modern games",
}

DEALT = ".room [data-card], .room .backs, .ask [data-move], .board [data-move], [data-next]"
OURS = ".hand [data-card], .ask [data-move], .board [data-move]"
OVER = "[data-next]"
TRIES = 4
SETTINGS = """localStorage.setItem("lomber", '{"motion": "off", "theme": "light"}')"""


def main() -> int:
    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGED)
    if shutil.which("chromium"):
        draw_gallery(STAGED / "pictures" / "games", list(listings()))
    fill(STAGED / "gallery.md", GALLERY, gallery())
    fill(STAGED / "decisions.md", DECISIONS, decisions())
    bring_along()
    for page in (STAGED / "rules").glob("*.md"):  # v[B][A] is what B has written on A, and no link
        page.write_text(re.sub(r"\](\s?)\[", r"]\1\\[", page.read_text(encoding="utf-8")), encoding="utf-8")
    zensical = str(Path(sysconfig.get_path("scripts"), "zensical"))
    command = [zensical, "build", "--strict", "--clean", "--config-file", str(ROOT / "mkdocs.yml")]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False
    ).returncode


def beside() -> list[str]:
    """What lies beside docs/ and belongs to the site: a few pages, and the examples."""
    examples = [*ROOT.glob("examples/*.py"), *ROOT.glob("examples/*/README.md")]
    return [*BESIDE, *sorted(file.relative_to(ROOT).as_posix() for file in examples)]


def bring_along() -> None:
    """The files beside docs/, with the links of both sides."""
    names = "|".join(map(re.escape, beside()))
    for page in STAGED.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(rf"\]\(\.\./((?:\.\./)*(?:{names}))", r"](\1", text), encoding="utf-8")
    for file in beside():
        text = (ROOT / file).read_text(encoding="utf-8")
        (STAGED / file).parent.mkdir(parents=True, exist_ok=True)
        (STAGED / file).write_text(re.sub(r"\]\(((?:\.\./)*)docs/", r"](\1", text), encoding="utf-8")


def fill(page: Path, mark: str, text: str) -> None:
    before = page.read_text(encoding="utf-8")
    if mark not in before:
        sys.exit(f"{page.name} has no {mark}")
    page.write_text(before.replace(mark, text), encoding="utf-8")


def gallery() -> str:
    """Every game by its shelf: its name in three languages, its pitch, its picture where one was drawn."""
    lines: list[str] = []
    for shelf, title in SHELVES.items():
        lines += [f"## {title}", ""]
        for id, listing in listings().items():
            if listing.shelf == shelf:
                lines += [*entry(id, listing.family), ""]
    return "\n".join(lines)


def entry(id: str, family: str) -> list[str]:
    english, *others = (name(id, Words(lang, family)) for lang in ("en", "ru", "uk"))
    found = [f"### {english}", "", f"*{' · '.join(others)}* (`{id}`)", "", pitch(id, Words("en", family))]
    if (STAGED / "pictures" / "games" / f"{id}.jpg").exists():
        found += ["", f"![{english}](pictures/games/{id}.jpg)"]
    return found


def decisions() -> str:
    """Each decision by its own title."""
    pages = sorted((STAGED / "decisions").glob("[0-9]*.md"))
    titles = [page.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for page in pages]
    return "\n".join(f"- [{title}](decisions/{page.name})" for page, title in zip(pages, titles, strict=True))


# -- pictures


def draw_gallery(place: Path, games: list[str]) -> None:
    """A picture of each game, into this folder."""
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "gallery.db"))
        command = [sys.executable, "-m", "lomber.server", "--db", database, "--port", "0", "--pause", "0.05"]
        with subprocess.Popen(
            [*command, "--logs", "none", "--unlimited"], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout
            try:
                _draw_all(server.stdout.readline().strip().rstrip("/"), place, games)
            finally:
                server.terminate()


def _draw_all(url: str, place: Path, games: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        context.add_init_script(SETTINGS)
        page = context.new_page()
        for game in games:
            _draw(page, url, game)
            page.screenshot(path=place / f"{game}.jpg", type="jpeg", quality=80)
        browser.close()


def _draw(page: Page, url: str, game: str) -> None:
    """A table just dealt; another one where we sit out or the hand is over at once."""
    for _ in range(TRIES):
        page.goto(url)
        page.locator(f'[data-play="{game}"]').last.click()
        page.locator(DEALT).first.wait_for()
        page.wait_for_timeout(1500)
        if page.locator(OURS).count() and not page.locator(OVER).count():
            return


if __name__ == "__main__":
    sys.exit(main())
