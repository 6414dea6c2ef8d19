"""The package under test is the one that was promised: installed, and compiled or interpreted."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import lomber
from tests.package.source import ROOT, SETUP, SOURCE

EXPECT = os.environ.get("LOMBER_EXPECT", "interpreted")


@pytest.mark.parametrize("name", SETUP["compiled_modules"]())
def test_a_module_was_loaded_as_promised(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file
    assert file.endswith(tuple(EXTENSION_SUFFIXES) if EXPECT == "compiled" else ".py")


def test_the_compiled_package_is_the_installed_one_and_the_interpreted_one_the_checkout() -> None:
    assert lomber.__file__
    assert (Path(lomber.__file__).parent == SOURCE) == (EXPECT == "interpreted")


def test_the_state_is_among_what_is_compiled() -> None:
    """`lomber --version` judges by it."""
    assert lomber.State.__module__ in SETUP["compiled_modules"]()


def output(program: str) -> str:
    """What a Python of its own prints."""
    command = [sys.executable, "-P", "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_version_command_says_how_it_was_built() -> None:
    said = output(
        "import sys; sys.argv = ['lomber', '--version']; from lomber.cli import main; sys.exit(main())"
    )
    assert EXPECT in said


def test_importing_lomber_imports_no_game() -> None:
    seconds, games = output(
        "import sys, time; start = time.perf_counter(); import lomber; print(time.perf_counter() - start);"
        "print(*[name for name in sys.modules if name.startswith('lomber.games.')])"
    ).splitlines()
    print(f"import lomber: {float(seconds):.3f} s")
    assert not games


def test_a_container_is_built_without_all_that_git_ignores() -> None:
    """Else a page, programs or an environment made on another machine would lie where its own are made."""
    told = {
        file: {line.removeprefix("**/").strip("/") for line in (ROOT / file).read_text("utf-8").splitlines()}
        for file in (".gitignore", ".dockerignore")
    }
    assert told[".gitignore"] <= told[".dockerignore"]
