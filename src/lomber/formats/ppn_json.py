"""The JSON form of Portable Preferans Notation: an object for each deal.

The description shows one deal and says no more. In it `p1`, `p2` and `p3` are the players in the order of the deal
where cards and bids are told, and the players by their numbers in the summary. A file has one such object, or
several, in a list or one after the other; tags have no place in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from lomber.formats import Skipped
from lomber.formats.hands import NotRead
from lomber.formats.ppn import NO_DISCARD, Book, Round, deal_of

PLAYERS = ("p1", "p2", "p3")
_BETWEEN = re.compile(r"[\s,\[\]]*")
_SUMMARY = re.compile(r"([FM])(\d+)(?::L(\d+))?(?::(-?\d+))?")


def is_ppn_json(text: str) -> bool:
    return bool(re.match(r"\s*(\[\s*)?\{", text)) and '"dealOrder"' in text


# -- reading


def read(text: str) -> tuple[Book, list[Skipped]]:
    """The deals of a file, and what in it could not be read."""
    book, skipped = Book(), list[Skipped]()
    for line, deal in _objects(text):
        try:
            if not isinstance(deal, dict):
                raise NotRead("ppn-no-deal", str(deal)[:80])
            book.rounds.append(deal_of(line, list(_words(deal))))
        except NotRead as error:
            skipped.append(Skipped(line, error.key, error.what))
    return book, skipped


def _objects(text: str) -> Iterator[tuple[int, Any]]:
    """Each thing in the file with its line; of what is broken the text, and nothing after it."""
    decoder, at = json.JSONDecoder(), 0
    while True:
        between = _BETWEEN.match(text, at)
        at = between.end() if between else at
        if at == len(text):
            return
        line = text.count("\n", 0, at) + 1
        try:
            found, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            yield line, text[at : at + 80]
            return
        if found != "...":
            yield line, found
        at = end


def _words(deal: dict[str, Any]) -> Iterator[str]:
    """The fields as a line of the text form has them."""
    cards, bids = _part(deal, "cards"), _part(deal, "bids")
    order = _word(deal, "dealOrder")
    yield from (_word(deal, "id"), order)
    yield "".join(_word(cards, name) for name in (*PLAYERS, "t"))
    yield ",".join(_word(bids, name) for name in PLAYERS)
    if deal.get("main") in (None, 0):
        return
    yield from (_word(deal, "main"), _word(deal, "discarded", NO_DISCARD), _word(deal, "contract"))
    yield from (_word(deal, "accepted"), _word(deal, "kontra", "0"))
    if "refa" in deal:
        yield "1" if deal["refa"] in (True, "1") else "0"
    yield from (_word(deal, "value"), _word(deal, "starts"))
    throws = deal.get("throws")
    tricks = [_trick(trick) for trick in throws if trick != "..."] if isinstance(throws, list) else []
    if tricks:
        yield ",".join(tricks)
    summary = _part(deal, "summary")
    yield ",".join(_written_summary(summary, f"p{player}") for player in order)


def _trick(trick: Any) -> str:
    if not isinstance(trick, dict):
        raise NotRead("ppn-no-deal", f"throws: {trick}"[:80])
    return _word(trick, "cards") + _word(trick, "winner")


def _written_summary(summary: dict[str, Any], name: str) -> str:
    """`M7:-8` or `F3:L24`; 0 of one who has not played."""
    part = _part(summary, name)
    if "tricks" not in part:
        return "0"
    said = ("M" if part.get("main") is True else "F") + _word(part, "tricks")
    if "left" in part:
        said += ":L" + _word(part, "left")
    return said + (":" + _word(part, "middle") if "middle" in part else "")


def _part(data: dict[str, Any], name: str) -> dict[str, Any]:
    part = data.get(name)
    if not isinstance(part, dict):
        raise NotRead("ppn-no-deal", f"{name}: {part}"[:80])
    return part


def _word(data: dict[str, Any], name: str, otherwise: str = "") -> str:
    """A number or a word without spaces."""
    value = data.get(name)
    word = otherwise if value is None else str(value)
    if isinstance(value, bool | float | list | dict) or not re.fullmatch(r"[^\s,]+", word):
        raise NotRead("ppn-no-deal", f"{name}: {value}"[:80])
    return word


# -- writing


def write(book: Book) -> str:
    """One deal as the object that it is, several as a list."""
    deals = [_data(deal) for deal in book.rounds]
    return json.dumps(deals[0] if len(deals) == 1 else deals, indent=2) + "\n"


def _data(deal: Round) -> dict[str, Any]:
    cards = [deal.cards[:10], deal.cards[10:20], deal.cards[20:30], deal.cards[30:]]
    data: dict[str, Any] = {
        "id": _plain(deal.number),
        "dealOrder": _plain(deal.order),
        "cards": dict(zip((*PLAYERS, "t"), cards, strict=True)),
        "bids": dict(zip(PLAYERS, deal.bids, strict=True)),
    }
    if not deal.main:
        return data
    data |= {"main": _plain(deal.main), "discarded": deal.discarded, "contract": _plain(deal.contract)}
    data |= {"accepted": _plain(deal.accepted), "kontra": deal.kontra}
    if deal.refa:
        data["refa"] = deal.refa == "1"
    data |= {"value": _plain(deal.value), "starts": _plain(deal.starts), "throws": _throws(deal)}
    told = dict(zip(deal.order, deal.summary, strict=True))
    data["summary"] = {f"p{player}": _summary_data(told[player]) for player in "123"}
    return data


def _plain(word: str) -> int | str:
    """A number where it is one."""
    return int(word) if re.fullmatch(r"0|-?[1-9][0-9]{0,14}", word) else word


def _throws(deal: Round) -> list[dict[str, Any]]:
    """The tricks; who took one leads to the next."""
    leaders = [deal.starts, *(trick[-1] for trick in deal.throws)]
    return [
        {"id": number, "starts": _plain(leader), "cards": trick[:-1], "winner": _plain(trick[-1])}
        for number, (leader, trick) in enumerate(zip(leaders, deal.throws, strict=False), 1)
    ]


def _summary_data(said: str) -> dict[str, Any]:
    found = _SUMMARY.fullmatch(said)
    if found is None:  # 0: he has not played
        return {"main": False}
    who, tricks, left, middle = found.groups()
    data: dict[str, Any] = {"main": who == "M", "tricks": _plain(tricks)}
    data |= {} if left is None else {"left": _plain(left)}
    return data | ({} if middle is None else {"middle": _plain(middle)})
