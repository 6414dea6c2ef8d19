"""The page: files that Vite has built into `page/` of this package, or a plain word on how to build them."""

from __future__ import annotations

import importlib.resources
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from lomber.server.kept import Kept

NOT_BUILT = """\
Lomber is running, but its page has not been built.

    cd web
    npm ci
    npm run build

puts it where this server finds it; then load this address again.
The server can be spoken to without it: see docs/protocol.md and /api/openapi.json.
"""

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with every answer."""

FOR_EVER = "public, max-age=31536000, immutable"
"""Files whose name changes whenever they do."""
TEXTS = ("text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml")
"""What is worth compressing; fonts and pictures are small as they are."""


class Page:
    """The built page. The list of files is made once: nothing outside it is ever opened."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or Path(str(importlib.resources.files("lomber.server"))) / "page"
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        self._files = {file.relative_to(folder).as_posix(): file for file in files}
        self._kept: dict[str, Kept] = {}

    @property
    def built(self) -> bool:
        return "index.html" in self._files

    async def serve(self, request: Request) -> Response:
        path = request.url.path.lstrip("/").removesuffix("index.html")
        if path in self._files:
            return self._file(request, path)
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        if not self.built:
            return PlainTextResponse(NOT_BUILT, 200 if not path else 404)
        return self._file(request, "index.html")

    def _file(self, request: Request, path: str) -> Response:
        """Texts are read once and compressed; the rest is sent from where it lies."""
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        if kind not in TEXTS:
            return FileResponse(self._files[path], media_type=kind, headers={"Cache-Control": caching})
        kept = self._kept.get(path)
        if kept is None:
            kept = self._kept[path] = Kept(self._files[path].read_bytes(), kind, caching)
        return kept.answer(request)
