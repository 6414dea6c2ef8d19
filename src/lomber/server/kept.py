"""Answers that are the same for everybody: made once, sent compressed, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response

WORTH_COMPRESSING = 1024
"""Bytes below which a compressed answer saves nothing."""


class Kept:
    """A text, its compressed form and the tag by which a browser asks whether it has changed.

    Nothing secret may be kept so: the length of what is compressed tells of what is in it.
    """

    def __init__(self, body: bytes, kind: str, caching: str = "no-cache") -> None:
        self._body = body
        self._small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_COMPRESSING else b""
        self._kind = kind
        # Weak: the same text may come compressed or not.
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        self._headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}

    def answer(self, request: Request) -> Response:
        if self.tag in _listed(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=self._headers)
        if self._small and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(
                self._small, media_type=self._kind, headers={**self._headers, "Content-Encoding": "gzip"}
            )
        return Response(self._body, media_type=self._kind, headers=self._headers)


def takes_gzip(header: str) -> bool:
    """Does the asker read gzip? `gzip;q=0` says that he does not."""
    for wish in _listed(header):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name.lower() in ("gzip", "*"):
            return weight.strip("0.") != "" if weight else True
    return False


def _listed(header: str) -> list[str]:
    return [part.strip() for part in header.split(",")]
