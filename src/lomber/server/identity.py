"""Who somebody is: a guest with a signed cookie, made at once, of whom nothing is stored before it must be; or a
member, whose cookie is the token of a session that can be ended."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

COOKIE = "lomber"
LIFETIME = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
RENEWED_AFTER = 30 * 24 * 3600
SESSION = "2."
"""How a member's cookie begins."""
AGENTS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Person:
    """A guest or a member, as the cookie proves."""

    id: str
    issued: int
    session: str = ""
    """Of a member: which of his sessions this is."""


class Identities:
    """Signs and reads cookies with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def newcomer(self) -> Person:
        return Person("p" + token(15), int(time.time()))

    def cookie(self, person: Person) -> str:
        body = f"1.{person.id}.{person.issued}"
        return f"{body}.{self._sign('cookie', body)}"

    def read(self, cookie: str) -> Person | None:
        """The person, or None for a cookie that is not ours, was changed, or is too old."""
        body, _, signature = cookie[:256].rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign("cookie", body).encode()):
            return None
        version, id, issued = body.split(".")
        if version != "1" or int(issued) + LIFETIME < time.time():
            return None
        return Person(id, int(issued))

    def session_cookie(self, secret: str) -> str:
        return SESSION + secret

    def session_secret(self, cookie: str) -> str:
        """The token of a session; empty: this is no member's cookie."""
        return cookie[len(SESSION) : 128] if cookie.startswith(SESSION) else ""

    def csrf(self, person: Person) -> str:
        """What a page must send with every change: only a page that may read our answers knows it."""
        return self._sign("csrf", person.session or person.id)

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def token(size: int) -> str:
    """Random letters and digits that can stand in an address: `size` bytes of them."""
    return base64.b32encode(secrets.token_bytes(size)).decode().rstrip("=").lower()


def described(agent: str) -> str:
    """A browser so that its owner knows it again: `Firefox, Linux`."""
    browser = next((name for sign, name in AGENTS.items() if sign in agent), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    first = "".join(sign for sign in agent.partition("/")[0] if sign.isprintable())[:24]
    return ", ".join(part for part in (browser or first, system) if part)
