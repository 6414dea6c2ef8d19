"""Deals of the Serbian game as PPN keeps them, and ours.

Taken over are the cards, the contract where ours has one like it, who follows, and the tricks. The auction, the
kontras, refas and points of the Serbian game are not; what is left out is said.
"""

from __future__ import annotations

from typing import Any

from lomber.formats import LeftOut, Skipped
from lomber.formats.ppn import (
    CONTRACTS,
    NO_DISCARD,
    PASSED,
    PREFERANS,
    RANKS,
    Book,
    Round,
    cards_of,
    signs_of,
)
from lomber.formats.preferans import (
    CLASSIC,
    LOWEST,
    MISERE,
    MODERN,
    TRICKS,
    Deal,
    deals_of,
    follow,
    game_of,
    laid,
    piles_of,
)
from lomber.games import make
from lomber.table.contract import EVERYTHING
from lomber.table.errors import LomberError
from lomber.table.record import Record
from lomber.table.table import Table

VALUES = {"2": 4, "3": 6, "4": 8, "5": 10, "6": 12, "7": 14}
"""What a contract is worth in the Serbian game."""

FOLLOWING = ("whist", "overwhist", "half", "accept")
"""Words after which one plays against the declarer."""


# -- in


def round_record(deal: Round, names: list[str]) -> tuple[Record | None, list[Skipped]]:
    """A deal of the Serbian game as far as ours can hold it."""
    return _Serbian(deal, names).record()


class _Serbian:
    def __init__(self, deal: Round, names: list[str]) -> None:
        self._deal = deal
        self._left_out = LeftOut(deal.line)
        self._circle = "123" if deal.order in "12312" else "132"
        """The players in the order of our seats."""
        self._names = [names[int(player) - 1] for player in self._circle]

    def _seat(self, player: str) -> int:
        return self._circle.index(player)

    def record(self) -> tuple[Record | None, list[Skipped]]:
        deal = self._deal
        start = self._played_start() if deal.main else None
        if start is None:
            return self._undecided()
        table = laid(self._left_out, start, self._names, self._game())
        if table is None:
            return None, self._left_out.found
        if start["phase"] == "whist":
            self._whist(table)
        self._play(table)
        return table.record(), self._left_out.found

    def _width(self) -> int:
        """Cards in a trick: who does not follow does not play."""
        return min((len(trick) - 1 for trick in self._deal.throws), default=3)

    def _game(self) -> str:
        """One follower plays alone; of ours the classic game knows that."""
        alone = self._deal.accepted in ("1", "2", "3") and self._width() == 2
        return CLASSIC if alone else MODERN

    def _hands(self) -> list[list[str]]:
        hands = self._deal.hands()
        return [hands[player] for player in self._circle]

    def _undecided(self) -> tuple[Record | None, list[Skipped]]:
        """The cards and the dealer; and the three passes, where there were three."""
        deal = self._deal
        start = {
            "dealer": self._seat(deal.order[2]),
            "piles": {**piles_of(self._hands()), "talon": " ".join(deal.talon())},
        }
        table = laid(self._left_out, start, self._names)
        if table is None:
            return None, self._left_out.found
        if deal.bids == [PASSED] * 3:
            for _ in deal.bids:
                table.play(table.actors()[0], "pass")
        return table.record(), self._left_out.found

    def _played_start(self) -> dict[str, Any] | None:
        """The position after the discard: before the whists, or at a misère before the first card."""
        deal = self._deal
        if any(bid != PASSED for bid in deal.bids):
            self._left_out.add("ppn-auction", ",".join(deal.bids))
        code = deal.contract.removeprefix("G")
        if code == PREFERANS:
            self._left_out.add("ppn-preferans")
            return None
        strain = CONTRACTS[code]
        declarer = self._seat(deal.main)
        hands, talon = self._hands(), deal.talon()
        discarded = talon if deal.discarded == NO_DISCARD else cards_of(deal.discarded)
        held = hands[declarer] + talon
        if not set(discarded) <= set(held):
            self._left_out.add("ppn-discard", " ".join(discarded))
            return None
        hands[declarer] = [card for card in held if card not in discarded]
        if deal.kontra != "0":
            self._left_out.add("ppn-kontra", deal.kontra)
        if deal.refa == "1":
            self._left_out.add("ppn-refa")
        return {
            "phase": "play" if strain == MISERE else "whist",
            "dealer": self._seat(deal.order[2]),
            "declarer": declarer,
            **game_of(LOWEST, strain),
            "piles": {**piles_of(hands), f"discard.{declarer}": " ".join(discarded)},
            "talon": " ".join(talon),
        }

    def _whist(self, table: Table) -> None:
        """Who follows whists, the other passes; one alone plays for himself, or both hands closed."""
        deal = self._deal
        follows = [player for player in "123" if int(deal.accepted) > 3 or player == deal.accepted]
        quiet = ("alone", "closed") if self._width() == 2 else ("closed",)
        while not table.over and table.state.position(EVERYTHING)["phase"] == "whist":
            seat = table.actors()[0]
            legal = [table.game.book.text(move) for move in table.state.legal(seat)]
            word = "whist" if self._circle[seat] in follows else "pass"
            table.play(seat, next((said for said in (word, *quiet) if said in legal), legal[0]))

    def _play(self, table: Table) -> None:
        deal = self._deal
        if not deal.throws or table.over:
            return
        width = self._width()
        if any(len(trick) != width + 1 for trick in deal.throws) or (width == 2) != (self._game() != MODERN):
            self._left_out.add("ppn-tricks")
        elif table.state.position(EVERYTHING)["leader"] != self._seat(deal.starts):
            self._left_out.add("ppn-leader", deal.starts)
        else:
            follow(self._left_out, table, cards_of("".join(trick[:-1] for trick in deal.throws)), width)


# -- out


def book_of(record: Record) -> tuple[Book, list[Skipped]]:
    """The deals of a match for three, with what PPN can hold of them. Of the auction that is only who won it: its
    ladder of bids is not ours."""
    deals = deals_of(record, "PPN")
    if make(record.game, record.options).seats != 3:
        raise LomberError("PPN is for three players", "ppn-players")
    names = record.seats or ("1", "2", "3")
    tags = [("Bula", "0"), ("Refe", "0")]
    tags += [(f"Player{seat + 1}", name) for seat, name in enumerate(names)]
    tags += [(f"Result{seat}", "0") for seat in (1, 2, 3)]
    book, skipped = Book(tags), list[Skipped]()
    for deal in deals:
        left_out = LeftOut(deal.number)
        found = _round_of(deal, left_out)
        skipped += left_out.found
        if found is not None:
            book.rounds.append(found)
    return book, skipped


def _round_of(deal: Deal, left_out: LeftOut) -> Round | None:
    dealt = deal.dealt
    if dealt["phase"] != "bid":
        left_out.add("ppn-set-up")
        return None
    dealer = int(dealt["dealer"])
    order = "".join(str((dealer + step) % 3 + 1) for step in (1, 2, 3))
    cards = [card for player in order for card in dealt["piles"][f"hand.{int(player) - 1}"].split()]
    found = Round(0, str(deal.number), order, signs_of(cards + dealt["piles"]["talon"].split()), [PASSED] * 3)
    if deal.position and int(deal.position["declarer"]) < 0:
        if deal.played:
            left_out.add("ppn-raspasy")
        return found
    return _with_contract(deal, found, left_out)


def _with_contract(deal: Deal, found: Round, left_out: LeftOut) -> Round | None:
    level, strain = deal.contract()
    code = next((code for code, known in CONTRACTS.items() if known == strain), "")
    throws, tricks = _tricks(deal, strain)
    if strain and not code:
        left_out.add("ppn-no-contract", strain)
        return None
    if not strain or sum(tricks) != (TRICKS if deal.position else 0):
        left_out.add("ppn-unfinished")
        return None
    if level not in ("", LOWEST):
        left_out.add("ppn-level", level + strain)
    position = deal.decided
    declarer = int(position["declarer"])
    followers = _followers(position, strain, declarer) if deal.position else []
    if not deal.position:
        tricks[declarer] = TRICKS
    if len(followers) == 1:
        tricks[followers[0]] = TRICKS - tricks[declarer]  # with those of the hand he played for the other
    found.bids = [code if int(player) == declarer + 1 else PASSED for player in found.order]
    found.main, found.contract = str(declarer + 1), code
    found.starts = str(int(deal.position["leader"]) + 1) if deal.position else found.order[0]
    found.discarded = signs_of(position["piles"].get(f"discard.{declarer}", "").split()) or NO_DISCARD
    found.accepted = "8" if len(followers) == 2 else "".join(str(seat + 1) for seat in followers) or "0"
    found.kontra, found.refa, found.value, found.throws = "0", "0", str(VALUES[code]), throws
    found.summary = [_summary(int(p) - 1, declarer, followers, tricks, code) for p in found.order]
    return found


def _followers(position: dict[str, Any], strain: str, declarer: int) -> list[int]:
    """Who whisted; at a misère both play."""
    if strain == MISERE:
        return [seat for seat in range(3) if seat != declarer]
    said = [row.split(" ", 1) for row in position["whist"]]
    return sorted({int(seat) for seat, word in said if word in FOLLOWING})


def _tricks(deal: Deal, trump: str) -> tuple[list[str], list[int]]:
    """The tricks with their winners, and how many each took."""
    tricks, taken = [], [0, 0, 0]
    hands = deal.hands() if deal.position else {}
    width = deal.width()
    for first in range(0, len(deal.played) - width + 1, width):
        cards = deal.played[first : first + width]
        best = max(cards, key=lambda card: (card[1] == trump, card[1] == cards[0][1], RANKS.index(card[0])))
        winner = next(seat for seat, hand in hands.items() if best in hand)
        taken[winner] += 1
        tricks.append(signs_of(cards) + str(winner + 1))
    return tricks, taken


def _summary(seat: int, declarer: int, followers: list[int], tricks: list[int], code: str) -> str:
    """Tricks, and the points as the Serbian game writes them: the declarer's in the middle, a follower's beside. A
    follower's fine is in the middle too, unless he took two tricks or both took four."""
    value = VALUES[code]
    if seat == declarer:
        made = tricks[seat] == 0 if CONTRACTS[code] == MISERE else tricks[seat] >= int(LOWEST)
        return f"M{tricks[seat]}:{-value if made else value}"
    if seat not in followers:
        return "0"
    if CONTRACTS[code] == MISERE:
        return f"F{tricks[seat]}:L0"
    together = sum(tricks[other] for other in followers)
    failed = tricks[seat] < 2 and (len(followers) == 1 or together < 4)
    return f"F{tricks[seat]}:L{tricks[seat] * value}" + (f":{value}" if failed else "")
