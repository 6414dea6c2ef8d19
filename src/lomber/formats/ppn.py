"""Portable Preferans Notation, as prefko.com describes it: tags, then a line in brackets for every deal.

    [Bula 60]
    [Player1 cope]

    [1 231 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 M3,P,3 2 AR 4 3 I3 0 8 2 2A12,M9B2 M7:-8,F3:L24,0]

A deal says its number, the players in the order of the deal, the cards, the highest bid of each, and, unless all
have passed: who plays, what he laid away, his contract, who follows, the kontra, whether it is a refa, what the
contract is worth, who leads, the tricks with their winners, and what everybody took and wrote. The players are 1, 2
and 3. The examples of the description leave the refa out; that is read too, and written back as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from lomber.formats import Skipped
from lomber.formats.hands import NotRead, no_card_twice

SUITS = "SDHC"
RANKS = "789TJQKA"
SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVW"
"""A sign for each card: spades, diamonds, hearts, clubs, each from the seven up."""

PASSED = "P"
NO_DISCARD = "XX"
PREFERANS = "8"
CONTRACTS = {"2": "S", "3": "D", "4": "H", "5": "C", "6": "misere", "7": "NT"}
"""What a contract is with us; there is nothing like the eighth, `preferans`."""

_TAG = re.compile(r"\[\s*([A-Za-z]\w*)\s+(.*?)\s*\]")
_ROUND = re.compile(r"\[\s*(\d+\s.*?)\s*\]?")
_DRAFT = re.compile(r"\[?\d+\.?\s+(?:\d\s+)?[1-9A-W]{32}\b.*")
_PLAYED = re.compile(
    r"([123]) ([1-9A-W]{2}|XX) (G?[2-8]) ([0-9]) (0|[IKRSM][123])( [01])? (\d+) ([123])"
    r"(?: ((?:[1-9A-W]{2,3}[123],)*[1-9A-W]{2,3}[123]))? ([^\s,]+,[^\s,]+,[^\s,]+)"
)


@dataclass
class Round:
    """One deal of a file, field by field as it is written."""

    line: int = field(compare=False)
    number: str
    order: str
    cards: str
    bids: list[str]
    main: str = ""
    """Who plays; nobody where all have passed."""
    discarded: str = ""
    contract: str = ""
    accepted: str = ""
    kontra: str = ""
    refa: str = ""
    value: str = ""
    starts: str = ""
    throws: list[str] = field(default_factory=list)
    """The tricks: the cards in the order of play, then who took them."""
    summary: list[str] = field(default_factory=list)

    def hands(self) -> dict[str, list[str]]:
        """The ten cards of each player."""
        return {player: cards_of(self.cards[10 * at : 10 * at + 10]) for at, player in enumerate(self.order)}

    def talon(self) -> list[str]:
        return cards_of(self.cards[30:])


@dataclass
class Book:
    """A whole file."""

    tags: list[tuple[str, str]] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)

    def value(self, name: str) -> str:
        return next((value for tag, value in self.tags if tag.lower() == name.lower()), "")

    def names(self) -> list[str]:
        """The players by their numbers."""
        return [self.value(f"Player{player}") or player for player in "123"]


def cards_of(signs: str) -> list[str]:
    """`7S` of the sign `1`, and so on."""
    return [RANKS[SIGNS.index(sign) % 8] + SUITS[SIGNS.index(sign) // 8] for sign in signs]


def signs_of(cards: list[str]) -> str:
    return "".join(SIGNS[8 * SUITS.index(card[1]) + RANKS.index(card[0])] for card in cards)


def is_ppn(text: str) -> bool:
    """Has it a tag of this notation's own, or a line that is a deal?"""
    lines = [line.strip() for line in text.splitlines()]
    return any(line.lower().startswith(("[bula ", "[refe ")) or _shape(line) for line in lines)


def _shape(line: str) -> bool:
    found = _ROUND.fullmatch(line)
    words = found.group(1).split() if found else []
    return len(words) > 3 and _is_order(words[1]) and set(words[2]) <= set(SIGNS)


def _is_order(word: str) -> bool:
    return sorted(word) == ["1", "2", "3"]


# -- reading


def read(text: str) -> tuple[Book, list[Skipped]]:
    """The tags and deals of a file, and what in it could not be read."""
    book, skipped = Book(), list[Skipped]()
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.strip()
        if not line or line == "..." or line.startswith(("%", "```")):
            continue
        try:
            _line(book, number, line)
        except NotRead as error:
            skipped.append(Skipped(number, error.key, error.what))
    return book, skipped


def _line(book: Book, number: int, line: str) -> None:
    tag = _TAG.fullmatch(line)
    if tag is not None:
        name, value = tag.group(1), tag.group(2)
        if len(value) > 1 and value[0] == value[-1] == '"':
            value = value[1:-1]
        if book.value(name):
            raise NotRead("tag-twice", line)
        book.tags.append((name, value))
        return
    if _DRAFT.fullmatch(line):
        raise NotRead("ppn-draft", line)
    deal = _ROUND.fullmatch(line)
    if deal is None:
        raise NotRead("no-game", line)
    book.rounds.append(deal_of(number, deal.group(1).split()))


def deal_of(line: int, words: list[str]) -> Round:
    """A deal of the words between its brackets."""
    if len(words) < 4 or not words[0].isdecimal() or not _is_order(words[1]):
        raise NotRead("ppn-no-deal", " ".join(words))
    number, order, cards, bids, *rest = words
    if len(cards) != 32 or not set(cards) <= set(SIGNS):
        raise NotRead("no-hand", cards)
    no_card_twice(cards_of(cards))
    deal = Round(line, number, order, cards, bids.split(","))
    if len(deal.bids) != 3:
        raise NotRead("no-value", bids)
    if not rest:
        return deal
    found = _PLAYED.fullmatch(" ".join(rest))
    if found is None:
        raise NotRead("ppn-no-deal", " ".join(rest))
    main, discarded, contract, accepted, kontra, refa, value, starts, throws, summary = found.groups()
    deal.main, deal.discarded, deal.contract = main, discarded, contract
    deal.accepted, deal.kontra, deal.refa = accepted, kontra, (refa or "").strip()
    deal.value, deal.starts = value, starts
    deal.throws = throws.split(",") if throws else []
    deal.summary = summary.split(",")
    return deal


# -- writing


def write(book: Book) -> str:
    tags = "".join(f"[{name} {_quoted(value)}]\n" for name, value in book.tags)
    return tags + "\n" + "".join(f"[{' '.join(_words(deal))}]\n" for deal in book.rounds)


def _quoted(value: str) -> str:
    return f'"{value}"' if not value or re.search(r"[\s\[\]]", value) else value


def _words(deal: Round) -> Iterator[str]:
    yield from (deal.number, deal.order, deal.cards, ",".join(deal.bids))
    if deal.main:
        yield from (deal.main, deal.discarded, deal.contract, deal.accepted, deal.kontra)
        if deal.refa:
            yield deal.refa
        yield from (deal.value, deal.starts)
        if deal.throws:
            yield ",".join(deal.throws)
        yield ",".join(deal.summary)
