"""The built page: its files, its addresses, and the word that stands for it while it is not built."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from lomber.server.page import Page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lomber</title>", encoding="utf-8")
    (folder / "assets" / "table-1a2b.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not yours", encoding="utf-8")
    return folder


def asked(folder: Path, path: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{rest:path}", Page(folder).serve)])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://lomber.example"
        ) as client:
            return await client.get(path)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/table/k3v2", "/join/Ab-_9", "/game/whist", "/index.html"])
def test_every_address_of_the_page_gives_the_page(built: Path, path: str) -> None:
    answer = asked(built, path)
    assert answer.status_code == 200 and "<title>Lomber" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever(built: Path) -> None:
    answer = asked(built, "/assets/table-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/assets/none.js"]
)
def test_what_is_not_a_file_of_the_page_is_not_there(built: Path, path: str) -> None:
    assert asked(built, path).status_code == 404


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    answer = asked(tmp_path / "nothing", "/")
    assert answer.status_code == 200 and "npm run build" in answer.text
    assert asked(tmp_path / "nothing", "/table/k3v2").status_code == 404
