"""Chance and the start of Viceroy (V-10 … V-18): decks, gems, starting cards, the first four offers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy import board
from lomber.games.viceroy.board import CHANCE, Phase
from lomber.games.viceroy.cards import LETTERS
from lomber.games.viceroy.ending import Ending
from lomber.games.viceroy.pyramid import Built
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile

LAWS_DEALT: Final[i64] = 3
RETURNED: Final[i64] = 2
"""Gems that go back to the reserve at random at the start (V-12)."""


class Opening(Ending):
    """What chance deals, and how the table is set out."""

    # -- chance (V-12 … V-14, V-121)

    def awaits(self) -> Deal | None:
        if self.phase not in CHANCE:
            return None
        if self.phase is Phase.PEOPLE:
            return self._deal_of_people()
        if self.phase is Phase.LAW_DECK:
            laws = vec[i64](
                [self.cards.characters + i for i in range(self.cards.cards - self.cards.characters)]
            )
            return Deal("laws", laws, [Pile("law_deck", len(laws), NOBODY, True)], False)
        if self.phase is Phase.GEMS:
            gems = vec[i64]()
            for colour in range(4):
                for _ in range(self.gem_pairs):
                    gems = append(gems, self.cards.cards + colour)
            seat = self.turn
            returned = Pile(f"returned.{seat}", RETURNED, EVERYONE)
            return Deal("gems", gems, [returned, Pile(f"kept.{seat}", len(gems) - RETURNED, EVERYONE)], False)
        if self.phase is Phase.LINE:
            marks = vec[i64]([self.cards.cards + colour for colour in range(4)])
            return Deal("line", marks, [Pile("line", 4, EVERYONE, True)], False)
        if self.phase is Phase.SHUFFLE:
            cards = vec[i64](self._reshuffled())
            names = ["aside", *(f"start.{seat}" for seat in range(self.players))]
            return Deal("shuffle", cards, [Pile("small", len(cards), NOBODY, True)], False, names)
        return self._deal_of_rivals()

    def _deal_of_people(self) -> Deal:
        """Four for each turn to the big deck, starting cards to the players, the rest aside (V-13, V-14)."""
        people = filled_up(self.cards.characters)
        piles = [Pile(f"start.{seat}", self.start_cards, BIT[seat]) for seat in range(self.players)]
        big = 4 * self.turns
        rest = len(people) - big - self.start_cards * self.players
        piles.append(Pile("big", big, NOBODY, True))
        piles.append(Pile("aside", rest, NOBODY))
        return Deal("people", people, piles)

    def _deal_of_rivals(self) -> Deal:
        """One gem of the box for every virtual rival still in, V1 first."""
        gems = vec[i64]()
        for colour in range(4):
            for _ in range(self.box[colour]):
                gems = append(gems, self.cards.cards + colour)
        piles: list[Pile] = []
        for rival in range(self.rivals):
            if self.rivals_in[rival]:
                piles.append(Pile(f"rival.{rival + 1}", 1, EVERYONE))
        piles.append(Pile("box", len(gems) - len(piles), EVERYONE))
        return Deal("rivals", gems, piles, False)

    def _reshuffled(self) -> list[int]:
        cards = self.aside[:]
        for rejected in self.starts:
            cards.extend(rejected)
        cards.sort()
        return cards

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.PEOPLE:
            self._deal_people(order)
            self.phase = Phase.LAW_DECK
        elif self.phase is Phase.LAW_DECK:
            self.law_deck.fill([int(card) for card in order])
            self.phase = Phase.GEMS
            self.turn = 0
        elif self.phase is Phase.GEMS:
            for i in range(RETURNED, len(order)):
                self.from_reserve(self.turn, order[i] - self.cards.cards)
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self._after_gems()
        elif self.phase is Phase.LINE:
            self.line = vec[i64]([order[place] - self.cards.cards for place in range(4)])
            self.start_sealed(Phase.START)
        elif self.phase is Phase.SHUFFLE:
            self._shuffled(order)
        else:
            self.rivals_draw(order)
        self.go_on()

    def _deal_people(self, order: vec[i64]) -> None:
        self.hand += 1
        self.before = self.totals[:]
        at: i64 = 0
        for seat in range(self.players):
            self.starts[seat] = [int(order[at + i]) for i in range(self.start_cards)]
            at += self.start_cards
        big = 4 * self.turns
        self.big.fill([int(order[at + i]) for i in range(big)])
        self.aside = [int(order[i]) for i in range(at + big, len(order))]

    def _after_gems(self) -> None:
        if self.agreed_line == "random":
            self.phase = Phase.LINE
            return
        self.line = vec[i64]([LETTERS.index(letter) for letter in self.agreed_line])
        self.start_sealed(Phase.START)

    def go_on(self) -> None:
        """Do what asks nobody."""
        raise NotImplementedError

    # -- the start (V-14 … V-17)

    def all_have_picked(self) -> None:
        """The chosen cards are shown together; the others will be shuffled back."""
        self.story = []
        for seat in range(self.players):
            card = self.plans[seat][0] - self.codes.choose
            self.starts[seat].remove(int(card))
            self.sightings.rejected[seat] = self.starts[seat][:]
            self.sightings.picked.append(int(card))
            self.pyramids[seat].add(Built(card, 1, 0))
            self.tell(f"start {seat} {self.cards.names[card]}")
        self.plans = [[] for _ in range(self.players)]
        self.phase = Phase.SHUFFLE

    def _shuffled(self, order: vec[i64]) -> None:
        """Starting rewards in ascending number (V-15)."""
        self.small.fill([int(card) for card in order])
        self.aside = []
        self.starts = [[] for _ in range(self.players)]
        self.phase = Phase.SETTING
        for seat in reversed(self.in_order(self.everybody())):
            card = self.pyramids[seat].built[0].card
            self.push(board.REWARD, seat, card, self.cards.printed[card].rewards[0].number)

    def set_out(self) -> None:
        """Four cards to the auction, three laws to each hand (V-16, V-17)."""
        self.open_cards()
        for _ in range(LAWS_DEALT):
            for seat in range(self.players):
                if self.law_deck.cards:
                    self.draw_card(seat, 0, False)
        self.story = []
        self.begin_turn()


def filled_up(number: i64) -> vec[i64]:
    """0, 1, 2 … so many."""
    found = vec[i64]()
    for card in range(number):
        found = append(found, card)
    return found
