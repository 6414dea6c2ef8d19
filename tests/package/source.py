"""Reading our own source, for the tests of its shape."""

import ast
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lomber"
SETUP: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")


def module_name(file: Path) -> str:
    """`lomber.table.state` for its file; a package has the name of its folder."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> dict[str, ast.Module]:
    return {module_name(file): ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}
