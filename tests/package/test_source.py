"""What the compiler gets wrong, and what must not lie in the tree."""

import ast
import re
import subprocess

import pytest

from tests.package.source import ROOT, SETUP, SOURCE, modules

MACHINE_PATH = re.compile(
    rb"(?<![\w.~-])/(?:home|Users|root|work|tmp|opt|mnt|srv)/[\w.-]+|[A-Z]:\\\\?Users\\"
)


def shifts_of_one(tree: ast.AST) -> list[int]:
    """The lines of `1 << x` with x unknown: mypyc 2.4.1 computes it in 32 bits. `BIT[x]` is right."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def tracked_files() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [name for name in listing.stdout.split("\0") if name]


def test_no_compiled_module_shifts_a_constant_by_a_variable() -> None:
    trees = modules()
    wrong = {name: lines for name in SETUP["compiled_modules"]() if (lines := shifts_of_one(trees[name]))}
    assert not wrong, "write BIT[x]"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("mask = 1 << card", [1]),
        ("mask |= (\n 1 << (card + 1)\n)", [2]),
        ("def f(n): return ~(1 << n)", [1]),
        ("mask = 1 << 40", []),
        ("mask = BIT[card]", []),
        ("mask = hand << n", []),
    ],
)
def test_a_shifted_one_is_found(text: str, lines: list[int]) -> None:
    assert shifts_of_one(ast.parse(text)) == lines


def test_options_and_marked_modules_are_not_compiled() -> None:
    compiled = SETUP["compiled_modules"]()
    assert not [name for name in compiled if name.endswith(("options", "__init__"))]
    marked = [file for file in SOURCE.rglob("*.py") if SETUP["MARKER"] in file.read_text(encoding="utf-8")]
    assert not set(marked) & set(SETUP["compiled_files"]())


def test_the_marker_counts_only_near_the_top(tmp_path) -> None:
    near, far = tmp_path / "near.py", tmp_path / "far.py"
    near.write_text('"""Table."""\n# lomber: interpreted\n')
    far.write_text("\n" * 5 + "# lomber: interpreted\n")
    assert not SETUP["is_compiled"](near)
    assert SETUP["is_compiled"](far)


def test_no_binary_lies_in_the_source_tree() -> None:
    assert not [str(file) for end in ("so", "pyd", "c", "o") for file in SOURCE.rglob(f"*.{end}")]
    assert not [name for name in tracked_files() if name.endswith((".so", ".pyd", ".o", ".pyc", ".whl"))]


def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    found = []
    for name in tracked_files():
        file = ROOT / name
        if file.is_file() and file != ROOT / "tests" / "package" / "test_source.py":
            found += [f"{name}: {match.decode()}" for match in MACHINE_PATH.findall(file.read_bytes())]
    assert not found


@pytest.mark.parametrize(
    ("text", "caught"),
    [
        (b"see /home/ivan/lomber", True),
        (b"cd /tmp/trial", True),
        (b"file:///opt/pypi", True),
        (b"docs/home/page", False),
        (b"https://example.org/home/ivan", False),
        (b"or/and", False),
    ],
)
def test_a_machine_path_is_found(text: bytes, caught: bool) -> None:
    assert bool(MACHINE_PATH.search(text)) is caught
