"""Historical packs of cards, where the system has them: drawings of Debian's `gnome-cards-data`, never copied.

Each is one picture of thirteen columns and five rows: clubs, diamonds, hearts, spades, each from the ace to the
king, then the jokers and a back. The page shows a card as a cut-out of it.
"""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

OFFERED = {"atlasnye-russian": "Атласные", "atlasnye": "atlasnye", "slavic_costumes": "slavic_costumes"}
"""«Атласные» with Russian and with international indices, and «Русский стиль»; each with its file's name."""
HEAD = 16_384
"""Bytes in which a picture must have said how large it is."""


def folders() -> list[Path]:
    """Where programs of a desktop look for what they share."""
    told = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return [Path(folder) / "aisleriot" / "cards" for folder in told.split(":") if folder]


def size_of(picture: Path) -> list[float] | None:
    """Left, top, width and height as the picture counts them; None where it is no such picture."""
    try:
        with gzip.open(picture) as file:
            head = file.read(HEAD).decode("utf-8", "replace")
    except (OSError, EOFError):
        return None
    opening = re.search(r"<svg\b[^>]*>", head)
    said = opening and re.search(r'\sviewBox="([^"]*)"', opening[0])
    try:
        numbers = [float(word) for word in said[1].replace(",", " ").split()] if said else []
    except ValueError:
        return None
    return numbers if len(numbers) == 4 and min(numbers[2:]) > 0 else None


class Decks:
    """The packs that are installed here, found once."""

    def __init__(self, where: list[Path] | None = None) -> None:
        self._pictures: dict[str, Path] = {}
        self.sizes: dict[str, list[float]] = {}
        for name, file in OFFERED.items():
            for folder in folders() if where is None else where:
                picture = folder / f"{file}.svgz"
                if name not in self.sizes and (size := size_of(picture)):
                    self._pictures[name] = picture
                    self.sizes[name] = size

    async def serve(self, request: Request) -> Response:
        """`index.json` says which there are and how large; `NAME.svg` is the picture."""
        name = request.path_params["name"]
        if name == "index.json":
            return JSONResponse(self.sizes, headers={"Cache-Control": "no-cache"})
        picture = self._pictures.get(name.removesuffix(".svg")) if name.endswith(".svg") else None
        if picture is None:
            return PlainTextResponse("There is no such pack of cards here.\n", 404)
        headers = {"Content-Encoding": "gzip", "Cache-Control": "public, max-age=604800"}
        return FileResponse(picture, media_type="image/svg+xml", headers=headers)
