"""Schemathesis on the HTTP API: whatever fits its description, or does not, is answered as the description says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance

from lomber.server.openapi import document
from tests.server.visitors import Server, Visitor

api = schemathesis.openapi.from_dict(document())
api.config.generation.update(with_security_parameters=False)  # who asks is the visitor's own affair


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A guest of a server without limits of rates; it must have found no fault of its own by the end."""
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    server = Server(folder / "tables.db", "--unlimited")
    here = Visitor(server)
    yield here
    assert here.get("/api/health")["status"] == "ok"
    here.close()
    assert server.stop() == 0
    log = server.log.read_text(encoding="utf-8")
    assert '"level": "error"' not in log, log


@api.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_answers_as_it_is_described(case: schemathesis.Case[Any], visitor: Visitor) -> None:
    case.call_and_validate(
        base_url=visitor.server.url,
        headers={"X-Lomber-Csrf": str(visitor.http.headers["X-Lomber-Csrf"])},
        cookies={"lomber": str(visitor.http.cookies.get("lomber"))},
        # Which options fit together, and that one must name an invitation or a table, no schema says.
        excluded_checks=[positive_data_acceptance],
    )
