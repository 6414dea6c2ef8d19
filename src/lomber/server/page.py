"""The page: files that Vite has built into `page/` of this package, or a plain word on how to build them."""

from __future__ import annotations

import importlib.resources
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

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


class Page:
    """The built page. The list of files is made once: nothing outside it is ever opened."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or Path(str(importlib.resources.files("lomber.server"))) / "page"
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        self._files = {file.relative_to(folder).as_posix(): file for file in files}

    @property
    def built(self) -> bool:
        return "index.html" in self._files

    async def serve(self, request: Request) -> Response:
        path = request.url.path.lstrip("/").removesuffix("index.html")
        if path in self._files:
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            return FileResponse(self._files[path], media_type=kind, headers={"Cache-Control": kept})
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        if not self.built:
            return PlainTextResponse(NOT_BUILT, 200 if not path else 404)
        return FileResponse(
            self._files["index.html"], media_type="text/html", headers={"Cache-Control": "no-cache"}
        )
