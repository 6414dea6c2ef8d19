"""At the door of a server: the address one was given, who one is there, and a seat by an invitation.

A guest is known by the cookie the server gave him. It is kept in a file, so that the same address leads back to the
same chair; two people at one computer are told apart by the names they give.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

from lomber.table.errors import LomberError
from lomber.text import one_line

COOKIE = "lomber"
PATIENCE = 10.0
"""Seconds after which a server that does not answer is not there."""
_PLACE = re.compile(r"/(join|table)/([A-Za-z0-9_-]{4,64})/?")


class Address(NamedTuple):
    """Where a link leads: a server, and a table of it or an invitation to one."""

    server: str
    invite: str
    table: str


def address(text: str) -> Address:
    """`http://host:port/join/INVITE` or `…/table/ID`; without `http://` it is meant all the same."""
    given = text.strip()
    try:
        parts = urllib.parse.urlsplit(given if "://" in given else "http://" + given)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    place = _PLACE.fullmatch(parts.path) if known else None
    if place is None or not given.isprintable() or " " in given:
        raise LomberError(f"{given!r} does not lead to a table", "join-address", text=one_line(given[:80]))
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    kind, name = place.groups()
    return Address(server, name if kind == "join" else "", name if kind == "table" else "")


class Guests:
    """The cookies of this computer's guests, by server and name, in a file that only its owner reads."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def cookie(self, server: str, name: str) -> str:
        found = self._all().get(server, {}).get(name, "")
        return found if isinstance(found, str) else ""

    def keep(self, server: str, name: str, cookie: str) -> None:
        """Remember it. Where nothing can be written one plays all the same, and is not known again."""
        known = self._all()
        known.setdefault(server, {})[name] = cookie
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written = self._file.with_name(f"{self._file.name}.{os.getpid()}")
            with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                json.dump(known, file, indent=1)
            written.replace(self._file)

    def _all(self) -> dict[str, dict[str, Any]]:
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {key: value for key, value in known.items() if isinstance(value, dict)}


class Visit:
    """A guest at a server's door, in one language."""

    def __init__(self, server: str, lang: str, guests: Guests, name: str = "") -> None:
        self.server = server
        self._headers = {"Accept-Language": lang, "Content-Type": "application/json"}
        self.cookie = guests.cookie(server, name)
        me = self.ask("/api/me")
        if not str(me.get("protocol", "")).startswith("lomber/") or not self.cookie:
            raise self._nobody("no lomber")
        self._headers["X-Lomber-Csrf"] = str(me.get("csrf", ""))
        guests.keep(server, name, self.cookie)
        if name and me.get("name") != name:
            self.ask("/api/me", {"name": name})

    def seat(self, where: Address) -> str:
        """Take the seat an invitation offers, or only find the table; the table's id."""
        if where.table:
            self.ask(f"/api/tables/{where.table}")
            return where.table
        return str(self.ask("/api/join", {"invite": where.invite}).get("table", ""))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """One request; a refusal is raised in the words the server found for it."""
        headers = {**self._headers, **({"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})}
        data = None if body is None else json.dumps(body).encode()
        try:
            asked = urllib.request.Request(self.server + path, data, headers)
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                self._take_cookie(answer.headers.get_all("Set-Cookie") or [])
                found = json.loads(answer.read())
        except urllib.error.HTTPError as refusal:
            raise self._refused(refusal) from None
        except (OSError, http.client.HTTPException) as error:
            cause = getattr(error, "reason", error)
            raise self._nobody(getattr(cause, "strerror", None) or str(cause)) from None
        except ValueError:
            raise self._nobody("no lomber") from None
        return found if isinstance(found, dict) else {}

    def _take_cookie(self, headers: list[str]) -> None:
        for header in headers:
            with contextlib.suppress(CookieError):
                found = SimpleCookie(header).get(COOKIE)
                self.cookie = found.value if found else self.cookie

    def _refused(self, refusal: urllib.error.HTTPError) -> LomberError:
        with refusal:
            try:
                return LomberError(one_line(str(json.loads(refusal.read())["text"])))
            except (OSError, ValueError, KeyError, TypeError):
                return self._nobody(f"HTTP {refusal.code}")

    def _nobody(self, why: str) -> LomberError:
        return LomberError(
            f"no table at {self.server}: {why}", "join-no-server", address=self.server, why=why
        )
