# lomber: interpreted
"""What is known of a deal when its hand is over: of each card, whether a seat can tell where it was dealt.

A seat knows the cards that lay open to it, those that it came to see, and those whose way the play has told: a card
that was led from a closed hand was dealt there, unless it may have come from the stock. The last is read off the
clues of the seen log, where the game's own rules have said it. What was never shown is not known here, even if it
could be worked out: a discard stays closed. Replays, downloaded records and the proofs of a fair
deal show these cards and no others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

import msgspec

from lomber.table.record import DealEvent, MoveEvent, Seen
from lomber.table.scene import HIDDEN
from lomber.table.unseen import Case

if TYPE_CHECKING:
    from lomber.table.contract import Game

Position = tuple[int, str, int]
"""Deal, pile, index; of a pile that is a set SOMEWHERE in it."""
SOMEWHERE = -1


class KnownPile(msgspec.Struct, frozen=True):
    """A pile as it was dealt, and which of its cards are known."""

    name: str
    cards: tuple[str, ...]
    known: tuple[bool, ...]
    ordered: bool

    def text(self) -> str:
        """Its cards, `??` for those that are not known; of a set they stand last."""
        words = [card if known else HIDDEN for card, known in zip(self.cards, self.known, strict=True)]
        if not self.ordered:
            words.sort(key=lambda word: word == HIDDEN)
        return " ".join(words)


class KnownDeal(msgspec.Struct, frozen=True):
    """A deal, pile by pile."""

    deal: str
    piles: tuple[KnownPile, ...]

    @property
    def whole(self) -> bool:
        return all(all(pile.known) for pile in self.piles)

    def event(self) -> DealEvent:
        return DealEvent(self.deal, {pile.name: pile.text() for pile in self.piles})


def pinned(game: Game, seen: Seen, ordered: Container[tuple[int, str]]) -> Counter[tuple[Position, int]]:
    """How many cards of each kind were laid and must have been dealt where, however the hidden moves have gone.

    `ordered` are the piles, by deal and name, in which the very index matters.
    """
    laid = {text for event in seen.log if isinstance(event, MoveEvent) for text in event.moves}
    found: Counter[tuple[Position, int]] | None = None
    for case in seen.unseen:
        here = _pinned(case, ordered)
        found = here if found is None else found & here
    for what in list(found or ()):
        if found and game.card_name(what[1]) not in laid:
            del found[what]
    return found or Counter()


def _pinned(case: Case, ordered: Container[tuple[int, str]]) -> Counter[tuple[Position, int]]:
    reach = {
        name: {
            (deal, pile, index if (deal, pile) in ordered else SOMEWHERE) for deal, pile, index in positions
        }
        for name, positions in _reach(case).items()
    }
    found: Counter[tuple[Position, int]] = Counter()
    for token in case.tokens:
        where = set[Position]().union(*(reach[case.places[place].name] for place in token.places))
        if len(where) == 1 and token.deal >= 0:
            found[(where.pop(), token.card)] += 1
    return found


def _reach(case: Case) -> dict[str, set[Position]]:
    """All positions that may have come to each place by hidden moves."""
    reach = {place.name: _positions(place.deal, place.slots) for place in case.places}
    deals = {place.name: place.deal for place in case.places}
    for step in case.steps:
        target = reach.setdefault(step.target, set())
        target |= _positions(deals.get(step.target, 0), step.slots)
        target |= reach.get(step.source, set())
    return reach


def _positions(deal: int, slots: Iterable[tuple[str, int]]) -> set[Position]:
    return {(deal, pile, index) for pile, index in slots}
