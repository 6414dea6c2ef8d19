"""What the documents say of the wire is so: the OpenAPI document, and docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any, get_args

import msgspec
import pytest

from lomber.server import wire
from lomber.server.accounts import reset_key
from lomber.server.api import ROUTES
from lomber.server.calls import Route
from lomber.server.office import open_office
from lomber.text import LANGUAGES, Words
from tests.package.source import ROOT
from tests.server.visitors import Visitor, play_on

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


BY_MEMBERS = ("/api/logout", "/api/login", "/api/password", "/api/reset", "/api/players/{person}")


def promise(visitor: Visitor, code: str) -> None:
    """The administrator has given out a code for a new password."""

    async def work() -> None:
        storage = open_office(str(visitor.server.db))
        await storage.begin_reset(reset_key(code), visitor.person, time.time() + 60)
        await storage.close()

    asyncio.run(work())


def example_of(visitor: Visitor, route: Route) -> Any:
    """A real answer of the route."""
    me = {"login": visitor.person, "password": "queen of spades"}
    if "session" in route.path or route.path in BY_MEMBERS:
        visitor.enter_as("/api/register", me)
    if route.path == "/api/reset":
        promise(visitor, "the-code-itself")
    if route.path in ("/api/login", "/api/reset"):
        visitor.enter_as("/api/logout", {})
    seated = visitor.post("/api/play", {"game": "whist", "options": {"hands": 1, "ranks": 2}})
    event = 0
    if "{hand}" in route.path or route.path.endswith("/analysis"):  # of a hand that is over
        talk = visitor.talk()
        talk.enter(seated["table"])
        play_on(talk, seated["table"], random.Random(1))
        frames = visitor.get(f"/api/tables/{seated['table']}/replay/1")["frames"]
        event = next(f["event"] for f in frames if "to-move" in f["scene"]["seats"][0].get("marks", ()))
    called = ""
    if "{tournament}" in route.path:
        wish = {"name": "Wednesday", "game": "whist", "bots": ["random"], "by_itself": False}
        called = visitor.post("/api/tournaments", wish)["tournament"]
    if route.path.endswith("/leave"):
        visitor.post(f"/api/tournaments/{called}/enter", {})
    path = route.path.format_map(
        {
            "game": "whist",
            "lang": "uk",
            "family": "whist",
            "set": "five_shores",
            "table": seated["table"],
            "invite": seated["invite"],
            "hand": "1",
            "event": str(event),
            "person": visitor.person,
            "tournament": called,
            "problem": "throw-in",
        }
    )
    bodies: dict[str, Any] = {
        "/api/play": {"game": "whist"},
        "/api/tables": {"game": "whist"},
        "/api/join": {"invite": seated["invite"]},
        "/api/register": me,
        "/api/login": me,
        "/api/password": {"old": me["password"], "new": "ace of hearts"},
        "/api/sessions/end": {"session": "others"},
        "/api/reset": {"code": "the-code-itself", "password": "ace of hearts"},
        "/api/card-sets/{set}/lists/check": {"hero": "ivel", "cards": {"young_shoots": 3}},
        "/api/positions/check": {"game": "whist", "start": {"phase": "deal"}},
        "/api/positions/solve": {"game": "whist", "start": {"phase": "deal"}},
        "/api/positions/random": {"game": "whist", "moves": 3},
        "/api/reports": {"table": seated["table"], "seat": 0},
        "/api/tournaments": {"name": "Wednesday", "game": "whist"},
        "/api/tournaments/{tournament}/direct": {"do": "bot"},
    }
    if route.method == "GET":
        return visitor.http.get(path)
    return visitor.http.post(path, json=bodies.get(route.path, {}))


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_answer_is_what_its_type_says(anna: Visitor, route: Route) -> None:
    answer = example_of(anna, route)
    assert answer.status_code == 200, answer.text
    if route.gives is str:
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    else:
        read = msgspec.json.decode(answer.content, type=route.gives)
        assert json.loads(msgspec.json.encode(read)) == answer.json()


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        found = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return found.union(*(references(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(references(inner) for inner in value))
    return set()


def test_the_openapi_document_is_whole(anna: Visitor) -> None:
    document = anna.get("/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    described = {(m.upper(), path) for path, methods in document["paths"].items() for m in methods}
    assert described == {(route.method, route.path) for route in ROUTES}
    names = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= names
    for path, methods in document["paths"].items():
        for operation in methods.values():
            given = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
            assert given == set(re.findall(r"\{(\w+)\}", path))


def test_a_mistake_has_the_documented_shape(anna: Visitor) -> None:
    answer = anna.http.get("/api/games/nothing")
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=wire.Mistake, strict=True).key == "unknown-game"


def test_the_protocol_page_names_every_message_and_every_path() -> None:
    requests = {kind.__struct_config__.tag for kind in get_args(wire.Request)}
    answers = {kind.__struct_config__.tag for kind in wire.FromServer.__subclasses__()}
    assert len(requests) == 16
    assert not [tag for tag in requests if f"| `{tag}` |" not in PROTOCOL]
    assert not [tag for tag in answers if f"**`{tag}`**" not in PROTOCOL]
    assert not [route.path for route in ROUTES if route.path not in PROTOCOL]


def test_the_protocol_page_names_every_phrase_and_all_languages_have_it() -> None:
    for phrase in get_args(wire.Phrase):
        assert f"`{phrase}`" in PROTOCOL
        assert all(Words(lang, "lomber.server").has(f"phrase-{phrase}") for lang in LANGUAGES)


def test_the_protocol_page_names_every_field() -> None:
    for kind in (*get_args(wire.Request), *wire.FromServer.__subclasses__()):
        for field in kind.__struct_fields__:
            assert re.search(rf"\b{field}\b", PROTOCOL), (kind, field)
