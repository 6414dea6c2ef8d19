"""Reading our own source, for the tests of its shape."""

import ast
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lomber"
SETUP: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")


def modules() -> dict[str, ast.Module]:
    """All of them by name; a package is `lomber.games.__init__`."""
    return {name(file): ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}


def name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
