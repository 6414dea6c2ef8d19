"""The OpenAPI document, made from the routes and their types: it cannot say anything that is not so."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from lomber import __version__
from lomber.server.api import ROUTES
from lomber.server.calls import Route
from lomber.server.identity import COOKIE
from lomber.server.wire import Mistake

REFUSALS = {
    400: "Malformed.",
    401: "No cookie: ask for `/api/me` first.",
    403: "Another site's page, a missing `X-Lomber-Csrf`, not yours, or the administrator has closed the door.",
    404: "Not there.",
    409: "The rules or the moment forbid it.",
    413: "Too large.",
    422: "The options or seats cannot be.",
    429: "Too fast: see `Retry-After`.",
    503: "Cannot be stored now.",
}
ALWAYS = (403, 429, 503)
OF_CHANGES = (400, 401, 413)


def document() -> dict[str, Any]:
    types = [Mistake, *(route.gives for route in ROUTES if route.gives is not str)]
    types += [route.takes for route in ROUTES if route.takes is not None]
    unique = list(dict.fromkeys(types))
    schemas, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    schema = dict(zip(unique, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lomber",
            "version": __version__,
            "description": "The HTTP side of lomber/1; live play goes through the WebSocket `/ws`.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "csrf": {"type": "apiKey", "in": "header", "name": "X-Lomber-Csrf"},
            },
        },
    }


def _operation(route: Route, schema: dict[Any, Any]) -> dict[str, Any]:
    given = {"type": "string"} if route.gives is str else schema[route.gives]
    media = "text/plain" if route.gives is str else "application/json"
    responses: dict[str, Any] = {"200": {"description": "OK", "content": {media: {"schema": given}}}}
    for status in sorted({*route.mistakes, *ALWAYS, *(OF_CHANGES if route.takes is not None else ())}):
        what = schema[route.gives if _is_health(route, status) else Mistake]
        responses[str(status)] = {
            "description": REFUSALS[status],
            "content": {"application/json": {"schema": what}},
        }
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.says,
        "parameters": [
            *(_parameter(name, "path") for name in re.findall(r"\{(\w+)\}", route.path)),
            *(_parameter(name, "query") for name in route.query),
        ],
        "responses": responses,
    }
    if route.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema[route.takes]}},
        }
        operation["security"] = [{"guest": [], "csrf": []}]
    return operation


def _is_health(route: Route, status: int) -> bool:
    """A server that is not well says so in the same words as one that is."""
    return route.path == "/api/health" and status == 503


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
