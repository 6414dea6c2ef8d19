"""Reading our own documents: files, links, headings, code."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.M | re.S)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def documents() -> list[Path]:
    """Every Markdown file at the top and under docs/."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def prose(text: str) -> str:
    """The text without its code, in which brackets are not links."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", text))


def links(text: str) -> list[str]:
    return LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """The headings as a link names them."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.M):
        kept = re.sub(r"[^\w\- ]", "", heading.lower().replace("`", ""))
        found.add(kept.strip().replace(" ", "-"))
    return found


def code(text: str, language: str) -> list[str]:
    return [body for mark, body in FENCE.findall(text) if mark == language]


def is_ignored(path: Path) -> bool:
    """Whether git leaves the file out, so that a fresh checkout would miss it."""
    if not (ROOT / ".git").exists():
        return False
    return subprocess.run(["git", "check-ignore", "-q", str(path)], cwd=ROOT, check=False).returncode == 0
