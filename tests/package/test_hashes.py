"""Interpreted and compiled runs are compared by tools/compare_hashes.py; nothing compared is a failure."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.source import ROOT


@pytest.mark.parametrize(
    ("ours", "theirs", "agrees"),
    [
        ({"whist": "ab"}, {"whist": "ab"}, True),
        ({"whist": "ab"}, {"whist": "cd"}, False),
        ({"whist": "ab", "rams": "cd"}, {"whist": "ab"}, False),
        ({}, {}, False),
        ({"whist": ""}, {"whist": ""}, False),
        ({"whist": "ab"}, None, False),
        (["ab"], ["ab"], False),
    ],
)
def test_only_equal_hashes_of_something_agree(
    tmp_path: Path, ours: object, theirs: object, agrees: bool
) -> None:
    for name, hashes in (("ours", ours), ("theirs", theirs)):
        if hashes is not None:
            (tmp_path / name).write_text(json.dumps(hashes), encoding="utf-8")
    tool = ROOT / "tools" / "compare_hashes.py"
    command = [sys.executable, str(tool), str(tmp_path / "ours"), str(tmp_path / "theirs")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode == 0) is agrees
    assert "Traceback" not in run.stderr
