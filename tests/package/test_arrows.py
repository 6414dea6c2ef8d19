"""Dependencies point one way.

cards <- table <- play <- games <- {bots, solve} <- {arena, env, server} <- cli
"""

import ast
import re

import pytest

from tests.package.source import ROOT, SOURCE, modules

# What each package may import of the others. "" is `lomber` itself: the contract and the list of games.
RULES = {"cards", "table", "play"}
ENGINE = RULES | {"", "games", "bots", "solve"}
MAY_IMPORT: dict[str, set[str]] = {
    "cards": set(),
    "table": {"cards"},
    "play": {"cards", "table"},
    "games": RULES,
    "": RULES | {"games"},
    "solve": RULES | {"games"},
    "bots": RULES | {"games", "solve"},
    "text": {"cards", "table"},
    "arena": ENGINE | {"club"},
    "club": set(),
    "env": ENGINE,
    "formats": RULES | {"", "games"},
    "problems": RULES | {"", "games", "solve"},
    "server": ENGINE | {"arena", "club", "problems", "text"},
    "terminal": ENGINE | {"arena", "formats", "problems", "text"},
    "bench": ENGINE | {"arena", "env"},
    "conform": ENGINE | {"text"},
    "cli": ENGINE | {"arena", "env", "problems", "server", "terminal", "bench", "conform", "text"},
    "__main__": {"cli"},
}


def package_of(module: str) -> str:
    """`games` for lomber.games.whist.state, "" for lomber itself."""
    return [*module.removesuffix(".__init__").split("."), ""][1]


def owner(name: str) -> str:
    """The package that something imported belongs to: `lomber.__version__` is lomber's own."""
    package = package_of(name)
    return package if package in MAY_IMPORT else ""


def imported(module: str, tree: ast.Module) -> set[str]:
    """What of ours a module imports, wherever in it, by full name."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            source = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            found |= {f"{source}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "lomber"}


def wrong_arrows(module: str, tree: ast.Module) -> list[str]:
    package = package_of(module)
    allowed = MAY_IMPORT.get(package, set()) | {package}
    return [f"{module} imports {it}" for it in sorted(imported(module, tree)) if owner(it) not in allowed]


def test_every_package_has_its_place_in_the_order() -> None:
    packages = {package_of(module) for module in modules()}
    assert packages <= MAY_IMPORT.keys()


def test_the_house_in_the_documents_has_every_package() -> None:
    house = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^  (\w+)/ ", house, re.MULTILINE))
    assert named == MAY_IMPORT.keys() - {"", "__main__"}


def test_dependencies_point_one_way() -> None:
    wrong = [arrow for module, tree in modules().items() for arrow in wrong_arrows(module, tree)]
    assert not wrong


def test_only_the_command_line_may_import_the_server() -> None:
    assert {package for package, allowed in MAY_IMPORT.items() if "server" in allowed} == {"cli"}


def test_the_order_itself_has_no_circle() -> None:
    done: set[str] = set()
    while ready := {p for p, allowed in MAY_IMPORT.items() if p not in done and allowed <= done}:
        done |= ready
    assert done == set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("lomber.games.whist.state", "from lomber.bots import book"),
        ("lomber.games.whist.state", "from lomber import bots"),
        ("lomber.games.whist.state", "import lomber.text.fluent"),
        ("lomber.games.whist.state", "def late():\n    import lomber.server.app"),
        ("lomber.cards.card", "from ..table import State"),
        ("lomber.table.state", "from lomber.play.tricks import follow"),
        ("lomber.arena.match", "from lomber.server import app"),
        ("lomber.text.words", "from lomber.games.whist import state"),
        ("lomber.table.state", "from lomber import __version__"),
        ("lomber.__init__", "from lomber.bots import book"),
        ("lomber.__init__", "from .bots import book"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, text: str) -> None:
    assert wrong_arrows(module, ast.parse(text))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("lomber.games.whist.state", "from lomber.table.state import State"),
        ("lomber.games.whist.state", "from .score import settle"),
        ("lomber.games.__init__", "from .whist import state"),
        ("lomber.bots.book", "from lomber.games.whist import book"),
        ("lomber.cli", "from lomber.server import app"),
        ("lomber.cli", "from lomber import __version__"),
        ("lomber.cards.card", "from typing import Final\nimport lombergini"),
    ],
)
def test_a_right_arrow_is_left_alone(module: str, text: str) -> None:
    assert not wrong_arrows(module, ast.parse(text))


def test_every_folder_of_modules_is_a_package() -> None:
    """mypyc names a module by the packages around it; a folder without `__init__.py` would lose its name."""
    folders = {file.parent for file in SOURCE.rglob("*.py")}
    assert not [
        str(folder.relative_to(SOURCE)) for folder in folders if not (folder / "__init__.py").exists()
    ]
