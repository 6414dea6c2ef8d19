"""What every test may ask for."""

import gc
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.told import DEEP

HASHES = pytest.StashKey[dict[str, str]]()
TRIED_TWICE = ("browser", "server", "terminal")
"""The suites whose tests run real programs beside each other, on cards nobody has chosen: decision 028."""

settings.register_profile(
    "table", deadline=None, derandomize=not DEEP, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("table")
"""Fuzzers try the same things in every run but the deep ones, and none fails because the machine was busy with
something else for a fifth of a second: they have no second try."""


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    suites = [Path(__file__).parent / suite for suite in TRIED_TWICE]
    for item in items:
        if any(item.path.is_relative_to(suite) for suite in suites):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    """Twelve thousand tests live to the end of the run: the collector need not go through them every time the bench
    asks it to sweep before a round."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say all of what failed at the first try."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"at the first try: {report.nodeid}", sep="_")
        terminalreporter.write_line(report.longreprtext)


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
