"""Historical packs of the system: offered where they are, and nothing else is ever served."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from lomber.server.decks import Decks, folders

PICTURE = (
    b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="26" viewBox="0 0 26 10"></svg>'
)


@pytest.fixture
def system(tmp_path: Path) -> Path:
    (tmp_path / "atlasnye.svgz").write_bytes(gzip.compress(PICTURE))
    (tmp_path / "anglo.svgz").write_bytes(gzip.compress(PICTURE))
    (tmp_path / "slavic_costumes.svgz").write_bytes(b"no picture at all")
    return tmp_path


def asked(decks: Decks, path: str) -> httpx.Response:
    app = Starlette(routes=[Route("/decks/{name}", decks.serve)])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://lomber.example") as client:
            return await client.get(path)

    return asyncio.run(ask())


def test_what_is_installed_is_offered_with_its_size(system: Path) -> None:
    assert asked(Decks([system]), "/decks/index.json").json() == {"atlasnye": [0, 0, 26, 10]}


def test_a_system_without_packs_offers_none(tmp_path: Path) -> None:
    assert asked(Decks([tmp_path]), "/decks/index.json").json() == {}
    assert asked(Decks([tmp_path]), "/decks/atlasnye.svg").status_code == 404


def test_the_picture_is_served_as_the_system_keeps_it(system: Path) -> None:
    answer = asked(Decks([system]), "/decks/atlasnye.svg")
    assert answer.content == PICTURE
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "name", ["anglo.svg", "atlasnye.svgz", "slavic_costumes.svg", "..%2Fatlasnye.svg", "passwd"]
)
def test_nothing_else_is_served(system: Path, name: str) -> None:
    assert asked(Decks([system]), f"/decks/{name}").status_code == 404


def test_the_first_of_two_folders_wins(system: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "atlasnye.svgz").write_bytes(gzip.compress(PICTURE.replace(b"26 10", b"52 20")))
    assert Decks([other, system]).sizes["atlasnye"] == [0, 0, 52, 20]


def test_the_folders_are_those_of_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    assert [str(folder) for folder in folders()] == [
        "/usr/local/share/aisleriot/cards",
        "/usr/share/aisleriot/cards",
    ]
