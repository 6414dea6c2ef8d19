"""Write the parts of the documents that follow from the code: games, move words, encodings, descriptions.

    python tools/write_docs.py

A generated part stands between `<!-- generated: NAME -->` and `<!-- end -->`. A test fails where one is not
current.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from lomber import Record, Table, listings, make, presets_of, replay
from lomber.play.encode import information_fields
from lomber.table.contract import Game
from lomber.terminal.shelf import games_data

ROOT = Path(__file__).resolve().parents[1]
PART = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


# -- the games


def rules_of(id: str) -> str:
    """The file of its family, or of the family by which its own is called (`mushka_kopilka`: `mushka`)."""
    family = listings()[id].family.rpartition(".")[2]
    for name in (family, family.partition("_")[0]):
        if (ROOT / "docs" / "rules" / f"{name}.md").exists():
            return f"[rules](docs/rules/{name}.md)"
    return ""


def games() -> str:
    rows = []
    for game in games_data():
        id, low, high = game["id"], game["players"]["low"], game["players"]["high"]
        presets = ", ".join(f"`{preset}`" for preset in listings()[id].presets)
        players = str(low) if low == high else f"{low}–{high}"
        rows.append([game["names"]["en"], f"`{id}`", players, presets, rules_of(id)])
    return table(["game", "`make(…)`", "players", "presets", ""], rows)


# -- the moves


def moves() -> str:
    return "\n".join(f"### `{id}`\n\n{_moves_of(id)}" for id in listings())


def _moves_of(id: str) -> str:
    """The words of all presets together: how each is written, and where it is to be met."""
    found: dict[str, tuple[int, str]] = {}
    where: dict[str, list[str]] = {}
    for name in presets_of(id):
        book = make(name).book
        for kind in book.kinds:
            if kind.word not in found:
                found[kind.word] = (max(1, len(kind.values)), book.text(book.first(kind.word)))
            where.setdefault(kind.word, []).append(name)
    rows = []
    for word, (count, example) in found.items():
        met = where[word]
        rows.append([f"`{word}`", f"`{example}`", str(count), "" if met[0] == id else f"`{met[0]}`"])
    return table(["word", "written", "codes", "only with"], rows)


# -- the encodings


def encodings() -> str:
    return "\n".join(f"## `{id}`\n\n{_encodings_of(make(id))}" for id in listings())


def _encodings_of(game: Game) -> str:
    rows, at = [], 0
    own = len(game.fields())
    for i, field in enumerate(information_fields(game)):
        if i == own:
            rows.append(["", str(at), "", "*here the observation ends*"])
        rows.append([f"`{field.name}`", str(at), str(field.size), field.doc])
        at += int(field.size)
    rows.append(["", str(at), "", "*here the information state ends*"])
    return table(["field", "from", "size", "meaning"], rows)


# -- a record and a seen log


def _smallest_match() -> Record:
    """One deal of whist with two ranks; everybody plays the lowest card that is legal."""
    table = Table(make("whist/tiny", draw=True), seed=7, seats=["Anna", "Boris", "Vera", "Gleb"])
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    return table.record()


def record() -> str:
    return f"```json\n{_smallest_match().text()}```\n"


def seen() -> str:
    """What seat 0 has seen after the draw, the deal and three cards."""
    return f"```json\n{replay(_smallest_match(), to=5).seen(0).text()}```\n"


# -- the odds


def odds_banchok() -> str:
    from lomber.games.banchok import odds

    hands = odds.spread()
    total = sum(hands.values())
    rows = [
        ["hands", f"{total:,}"],
        ["chance to cover of a hand taken at random", f"{odds.average():.1%}"],
        ["hands that cover more than half", f"{odds.favourable():.1%}"],
        ["best hand, three aces of three suits", f"{max(hands)} of {odds.UNSEEN}"],
        ["worst hand, two twos and a three of one suit", f"{min(hands)} of {odds.UNSEEN}"],
        ["a round of one who stakes 300 of 300 above one half, else 5", f"{odds.edge(300, 5):+.2f}"],
        ["a round of one who stakes 150 on every hand", f"{150 * (2 * odds.average() - 1):+.2f}"],
    ]
    return table(["Polish Banchok", ""], rows)


def odds_makao() -> str:
    from lomber.games.makao.odds import weigh

    rows = []
    for first in ("KS", "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S"):
        game = make("makao", {"players": 2, "draw": False})
        begun = Table(game, start={"piles": {"first.0": "2H", "first.1": first}})
        weighed = weigh(begun.view(1))  # type: ignore[arg-type]
        better = "buy" if weighed.buy > weighed.stand else "stand"
        rows.append([first[0].replace("K", "empty"), f"{weighed.stand:+.3f}", f"{weighed.buy:+.3f}", better])
    return table(["first card", "stand", "buy", "better"], rows)


# -- described positions and results


def described() -> str:
    from tools import describe

    return describe.described(table)


PARTS: dict[str, Callable[[], str]] = {
    "games": games,
    "moves": moves,
    "encodings": encodings,
    "record": record,
    "seen": seen,
    "described": described,
    "odds_banchok": odds_banchok,
    "odds_makao": odds_makao,
}
FILES = [
    *("README.md", "docs/notation.md", "docs/encodings.md", "docs/record.md", "docs/odds.md"),
    "docs/describing.md",
]


def renewed(text: str) -> str:
    """The document with its generated parts made anew."""
    return PART.sub(lambda part: part[1] + "\n" + PARTS[part[2]]() + "\n" + part[3], text)


def main() -> int:
    for name in FILES:
        file = ROOT / name
        text = file.read_text(encoding="utf-8")
        new = renewed(text)
        if new != text:
            file.write_text(new, encoding="utf-8")
            print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.path.append(str(ROOT))  # for `tools` itself
    sys.exit(main())
