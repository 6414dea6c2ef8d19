"""What every test may ask for."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

HASHES = pytest.StashKey[dict[str, str]]()


@pytest.fixture(scope="session")
def size() -> str:
    """How long to try: `quick`, `default` or `deep`."""
    return os.environ.get("LOMBER_TEST_SIZE", "default")


@pytest.fixture(scope="session")
def record_hash(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Note the hash of the records a preset has played, to be compared with the other build's.

    What all workers noted goes into the file that LOMBER_HASHES names.
    """
    hashes = request.config.stash[HASHES]

    def note(preset: str, digest: str) -> None:
        assert hashes.setdefault(preset, digest) == digest, f"{preset} has two hashes in one run"

    return note


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game", action="append", help="conformance: walk through this game only (may be repeated)"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[HASHES] = {}


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """A worker of pytest-xdist is done: take over what it noted."""
    output: dict[str, dict[str, str]] = getattr(node, "workeroutput", {})
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[HASHES].update(output.get("record_hashes", {}))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    hashes = session.config.stash[HASHES]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["record_hashes"] = hashes
    elif path := os.environ.get("LOMBER_HASHES"):
        Path(path).write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", encoding="utf-8")
