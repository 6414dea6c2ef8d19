"""What the compiler gets wrong, and what must not lie in the tree."""

import ast
import re
import subprocess

import pytest

from tests.package.source import ROOT, SETUP, SOURCE

MACHINE_PATH = re.compile(
    rb"(?<![\w.~-])/(?:home|Users|root|work|tmp|opt|mnt|srv)/[\w.-]+|[A-Z]:\\\\?Users\\"
)


def narrow_shifts(text: str) -> list[int]:
    """The lines that shift a constant by a variable, where `# plain int` does not vouch for them.

    mypyc 2.4.1 computes `1 << x` in 32 bits if x is an i64, even as `i64(1) << x` or with a local name for
    the 1; `BIT[x]` is right. With plain ints it shifts well, but the source does not show which they are.
    """
    tree = ast.parse(text)
    constants = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }

    def is_constant(node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "i64":
            return is_constant(node.args[0])
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in constants)

    shifts = [
        node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
    ]
    lines = [node.lineno for node in shifts if is_constant(node.left) and not is_constant(node.right)]
    return [line for line in lines if "# plain int" not in text.splitlines()[line - 1]]


def tracked_files() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return [name for name in listing.stdout.split("\0") if name]


def test_no_compiled_module_shifts_a_constant_by_a_variable() -> None:
    lines = {
        f"{file.relative_to(SOURCE)}:{line}"
        for file in SETUP["compiled_files"]()
        for line in narrow_shifts(file.read_text(encoding="utf-8"))
    }
    assert not lines, "write BIT[x], or `# plain int` behind it"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("mask = 1 << card", [1]),
        ("mask |= (\n 1 << (card + 1)\n)", [2]),
        ("def f(n): return ~(1 << n)", [1]),
        ("mask = i64(1) << card", [1]),
        ("one: i64 = 1\nmask = one << card", [2]),
        ("one = 1\nmask = one << card", [2]),
        ("mask = 1 << card  # plain int", []),
        ("mask = 1 << 40", []),
        ("mask = BIT[card]", []),
        ("mask = hand << n", []),
    ],
)
def test_a_shifted_constant_is_found(text: str, lines: list[int]) -> None:
    assert narrow_shifts(text) == lines


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
