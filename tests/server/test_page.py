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


def asked(folder: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{rest:path}", Page(folder).serve)])

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://lomber.example"
        ) as client:
            return await client.get(
                path, headers={name.replace("_", "-"): value for name, value in headers.items()}
            )

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


def test_large_texts_are_sent_compressed_and_only_once(built: Path) -> None:
    text = "export const words = 1;\n" * 1000
    (built / "assets" / "words-9z.js").write_text(text, encoding="utf-8")
    (built / "assets" / "sans.woff2").write_bytes(bytes(5000))
    answer = asked(built, "/assets/words-9z.js")
    assert answer.headers["content-encoding"] == "gzip" and int(answer.headers["content-length"]) < 1000
    assert answer.text == text and answer.headers["vary"] == "Accept-Encoding"
    plain = asked(built, "/assets/words-9z.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers and plain.text == text
    assert asked(built, "/assets/words-9z.js", if_none_match=answer.headers["etag"]).status_code == 304
    assert asked(built, "/assets/words-9z.js", if_none_match='W/"another"').status_code == 200
    assert "content-encoding" not in asked(built, "/assets/sans.woff2").headers


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/assets/none.js"]
)
def test_what_is_not_a_file_of_the_page_is_not_there(built: Path, path: str) -> None:
    assert asked(built, path).status_code == 404


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    answer = asked(tmp_path / "nothing", "/")
    assert answer.status_code == 200 and "npm run build" in answer.text
    assert asked(tmp_path / "nothing", "/table/k3v2").status_code == 404
