"""Boards of four hands as deals of Whist and of Vint, and back.

A board of bridge is played as Whist with the contract's suit for trumps, or as Vint with the same contract; calls
that Vint does not know (doubles, an auction closed by three passes) are left out and said. Our own files come back
whole: the trumps of Whist stand in a tag `Trump` of their own, because Whist has no contract.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lomber.cards.pack import SUITS
from lomber.formats import Skipped
from lomber.formats.hands import (
    CLOCKWISE,
    RANKS,
    ROWS,
    NotRead,
    hand_cards,
    is_card,
    no_card_twice,
    place_of,
    told,
    written_hand,
)
from lomber.formats.pbn import Board, Tag
from lomber.games import make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.record import Record
from lomber.table.table import Table

GAMES = ("whist", "vint")

NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}
OWNERS = "SNWE"
"""Where each seat sits, if the seats are taken in their order: partners first."""

_CONTRACT = re.compile(r"([1-7])(C|D|H|S|NT?)(X{0,2})")
_CARD = re.compile(r"([SHDC])(10|[2-9TJQKA])")


# -- in


def record_of(board: Board, game: str) -> tuple[Record | None, list[Skipped]]:
    """The board as a match of one deal, as far as it can be played; None where it has no deal."""
    return _Reading(board, game).record()


class _Reading:
    def __init__(self, board: Board, game: str) -> None:
        self._board = board
        self._game = game
        self._skipped: list[Skipped] = []
        self._contract, self._declarer = self._said_contract()

    def record(self) -> tuple[Record | None, list[Skipped]]:
        try:
            table = self._begun()
        except NotRead as error:
            self._skip(error.key, error.what)
            return None, self._skipped
        except LomberError as error:
            self._skip("not-set-up", error.sentence)
            return None, self._skipped
        return self._play(table).record(), self._skipped

    def _skip(self, key: str, what: str = "") -> None:
        self._skipped.append(Skipped(self._board.line, key, what))

    def _begun(self) -> Table:
        start: dict[str, Any] = {"piles": hands(self._board.value("Deal")), "dealer": self._dealer()}
        if self._game == "whist":
            return self._whist(start)
        return self._vint(start)

    def _dealer(self) -> str:
        return place_of(self._board.value("Dealer")) or "S"

    def _names(self) -> list[str]:
        return [self._board.value(NAMES[place]) or NAMES[place] for place in OWNERS]

    def _said_contract(self) -> tuple[str, str]:
        """Level and suit, and who plays it; empty where nobody does or nothing is said."""
        said = self._board.value("Contract").upper().replace(" ", "")
        found = _CONTRACT.fullmatch(said)
        if found is None:
            if said not in ("", "PASS", "P"):
                self._skip("strange-contract", said)
            return "", ""
        if found.group(3) and self._game == "vint":
            self._skip("doubled", said)
        suit = "NT" if found.group(2).startswith("N") else found.group(2)
        return found.group(1) + suit, place_of(self._board.value("Declarer").lstrip("^"))

    def _leader(self) -> str:
        """Who leads first: as the play says, else who sits behind the declarer."""
        found = self._board.find("Play")
        leads = place_of(found.value) if found else ""
        return leads or (_next(self._declarer) if self._declarer else "")

    def _whist(self, start: dict[str, Any]) -> Table:
        trump = (self._board.value("Trump") or self._contract[1:]).upper()
        plain = trump not in tuple(SUITS)
        if plain and not trump:
            self._skip("no-trumps-said")
        options: dict[str, Any] = {"draw": False, "hands": 1, "trumps": "none" if plain else "turned"}
        start["to_play"] = self._leader() or _next(start["dealer"])
        if not plain:
            start["trump"] = trump
        if self._board.section("Auction"):
            self._skip("whist-has-no-auction")
        return Table(make("whist", options), start=start, seats=self._names())

    def _vint(self, start: dict[str, Any]) -> Table:
        game = make("vint", {"draw": False, "hands": 1})
        calls = [_call(word) for word in self._board.section("Auction")]
        table = Table(game, start=start, seats=self._names())
        if calls and self._called(table, calls):
            return table
        if calls:
            self._skip("no-auction-of-vint")
        if self._contract and self._declarer:
            start |= {"phase": "play", "contract": self._contract, "declarer": self._declarer}
            start["to_play"] = self._leader()
        return Table(game, start=start, seats=self._names())

    def _called(self, table: Table, calls: list[str]) -> bool:
        """Was this an auction of Vint, from the first call to the last?"""
        for call in calls:
            seats = table.actors()
            if not seats or table.state.position(EVERYTHING)["phase"] != "auction":
                return False
            try:
                table.play(seats[0], call)
            except (IllegalMove, ValueError):
                return False
        return table.over or table.state.position(EVERYTHING)["phase"] == "play"

    def _play(self, table: Table) -> Table:
        """The tricks as the columns tell them; some programs write each trick in the order of play instead."""
        words, leader = self._board.section("Play"), self._leader()
        if not words or not leader or table.over:
            return table
        if table.state.position(EVERYTHING)["phase"] != "play":
            self._skip("no-contract")
            return table
        by_column, by_turn = table.copy(), table.copy()
        stopped = _follow(by_column, _columns(words, leader))
        if not stopped:
            return by_column
        if not _follow(by_turn, _turns(words)):
            self._skip("play-in-order")
            return by_turn
        self._skip("not-played", stopped)
        return by_column


def _follow(table: Table, tricks: Iterable[Sequence[tuple[str, str]]]) -> str:
    """Play these tricks, each a row of places and cards; where it cannot go on, why. No place: whose turn it is."""
    for number, trick in enumerate(tricks, 1):
        for turn in range(4):
            if not table.actors():
                return ""
            place = table.state.position(EVERYTHING)["to_play"]
            cards = [card for where, card in trick if where == place] or [
                card for where, card in trick[turn:] if not where
            ]
            if not cards or not cards[0]:
                return ""
            try:
                table.play(table.actors()[0], cards[0])
            except (IllegalMove, ValueError) as error:
                return f"{number}: {place} {cards[0]}: {getattr(error, 'sentence', error)}"
    return ""


def hands(deal: str) -> dict[str, str]:
    """The hands of a `Deal` by their places; a fourth that is not given is what the others leave."""
    first, colon, rest = deal.strip().partition(":")
    place = place_of(first)
    if not colon or not place:
        raise NotRead("no-deal", deal)
    given = rest.split()
    if len(given) != 4:
        raise NotRead("not-four-hands", deal)
    found: dict[str, list[str]] = {}
    for at, hand in enumerate(given):
        found[CLOCKWISE[(CLOCKWISE.index(place) + at) % 4]] = [] if hand == "-" else hand_cards(hand)
    cards = [card for hand in found.values() for card in hand]
    no_card_twice(cards)
    open_ = [place for place, hand in found.items() if not hand]
    if len(open_) == 1 and len(cards) == 39:
        found[open_[0]] = [rank + suit for suit in ROWS for rank in RANKS if rank + suit not in cards]
    if any(len(hand) != 13 for hand in found.values()):
        raise NotRead("not-thirteen", " ".join(str(len(hand)) for hand in found.values()))
    return {place: " ".join(hand) for place, hand in found.items()}


def _next(place: str) -> str:
    return CLOCKWISE[(CLOCKWISE.index(place) + 1) % 4]


def _call(word: str) -> str:
    said = word.upper().rstrip("!?*")
    if said in ("PASS", "P", "PAS"):
        return "pass"
    return "bid " + re.sub(r"N$", "NT", said)


def _columns(words: list[str], leader: str) -> Iterator[list[tuple[str, str]]]:
    """The tricks by place: the columns stand in the order of the first trick."""
    at = CLOCKWISE.index(leader)
    order = CLOCKWISE[at:] + CLOCKWISE[:at]
    for row in _turns(words):
        yield [(place, card) for place, (_, card) in zip(order, row, strict=False) if card]


def _turns(words: list[str]) -> Iterator[list[tuple[str, str]]]:
    """The same four by four, without places; an empty text where no card stands."""
    cards = [("", _card(word)) for word in itertools.takewhile(lambda word: word != "*", words)]
    for first in range(0, len(cards), 4):
        yield cards[first : first + 4]


def _card(word: str) -> str:
    found = _CARD.fullmatch(word.upper().rstrip("!?"))
    return found.group(2).replace("10", "T") + found.group(1) if found else ""


# -- out


def boards_of(record: Record) -> list[Board]:
    """Every deal of a match of Whist or Vint, played as far as it was."""
    if record.game not in GAMES:
        raise LomberError(
            f"PBN is for {' and '.join(GAMES)}, not for {record.game}", "not-for-pbn", game=record.game
        )
    return [writing.board() for writing in told(record, _Writing)]


class _Writing:
    """One deal on its way into a board."""

    def __init__(self, record: Record, table: Table, number: int) -> None:
        position = table.state.position(EVERYTHING)
        self._record = record
        self._number = number
        self._dealer: str = position["dealer"]
        self._piles = {place: position["piles"][place].split() for place in CLOCKWISE}
        self._trump: str = position.get("trump", "")
        self._contract: str = position.get("contract", "")
        self._declarer: str = position.get("declarer", "")
        self._owners = position.get("owners") or position["home"]
        self._calls: list[str] = []
        self._cards: list[tuple[str, str]] = []

    def moved(self, table: Table, seat: int, move: str) -> None:
        position = table.state.position(EVERYTHING)
        if position["phase"] == "auction":
            self._calls.append("Pass" if move == "pass" else move.removeprefix("bid "))
        elif is_card(move):
            self._cards.append((position["to_play"], move))

    def after(self, table: Table) -> None:
        position = table.state.position(EVERYTHING)
        if position["phase"] == "play":
            self._contract = position.get("contract", "") or self._contract
            self._declarer = position.get("declarer", "") or self._declarer

    def board(self) -> Board:
        places = [*"SWNE"]
        seats = {
            place: self._record.seats[owner]
            for place, owner in zip(places, self._owners, strict=True)
            if self._record.seats
        }
        whist = self._record.game == "whist"
        tags = [
            Tag("Event", ""),
            Tag("Site", ""),
            Tag("Date", ""),
            Tag("Board", str(self._number)),
            *[Tag(NAMES[place], seats.get(place, "")) for place in "WNES"],
            Tag("Dealer", self._dealer),
            Tag("Vulnerable", "None"),
            Tag("Deal", self._deal()),
            Tag("Scoring", "Whist" if whist else "Vint"),
            Tag("Declarer", self._declarer),
            Tag("Contract", self._contract or ("" if whist or self._cards else "Pass")),
            Tag("Result", ""),
        ]
        if whist:
            tags.append(Tag("Trump", self._trump or "NT"))
        if self._calls:
            tags.append(Tag("Auction", self._dealer, self._calls))
        if self._cards:
            tags.append(Tag("Play", self._cards[0][0], list(self._columns())))
        return Board(0, tags)

    def _deal(self) -> str:
        at = CLOCKWISE.index(self._dealer)
        order = CLOCKWISE[at:] + CLOCKWISE[:at]
        return f"{self._dealer}:" + " ".join(written_hand(self._piles[place]) for place in order)

    def _columns(self) -> Iterator[str]:
        """Four cards a line, each under its seat; `-` where a trick was not played out, `*` at the end."""
        at = CLOCKWISE.index(self._cards[0][0])
        order = CLOCKWISE[at:] + CLOCKWISE[:at]
        for first in range(0, len(self._cards), 4):
            trick = dict(self._cards[first : first + 4])
            for place in order:
                card = trick.get(place, "")
                yield card[1] + card[0] if card else "-"
        if len(self._cards) < 52:
            yield "*"
