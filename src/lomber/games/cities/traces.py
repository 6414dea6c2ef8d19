"""What a deal leaves for everybody to remember: who drew when from which deck, who laid what when.

From this follows where unseen cards can be: a card laid in a round was drawn before that round.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import joined
from lomber.games.cities.deck import DEPORTATION, UNIVERSAL
from lomber.table.unseen import START, Unseen

MOST_SEATS: Final[i64] = 4
CARRIED: Final[i64] = 2 * MOST_SEATS


class Source:
    """Where a seat got cards from: a place of the counting problem, filled from a deck at the end of a round."""

    def __init__(self, place: str, deal: int, deck: i64, when: i64) -> None:
        self.place = place
        self.deal = deal
        self.deck = deck
        self.when = when


class Traces:
    """The public past of a deal, or of what has been played of it since a set-up."""

    def __init__(self) -> None:
        self.shuffles: i64 = 0
        """How often the played pile has been shuffled in this deal (C-19)."""
        self.base: i64 = 0
        """The deck that was in use when these traces began: 0, unless the deal was set up later."""
        self.drawn: vec[i64] = vec[i64]()
        """Every draw in order: 8 · round + seat."""
        self.starts: vec[i64] = vec[i64]([0])
        """Which draw was the first from each deck."""
        self.lays: vec[i64] = vec[i64]()
        """Every card laid: 64 · (8 · round + seat) + card."""
        self.carried: vec[i64] = vec[i64]([0] * CARRIED)
        """For each deck, how many XU and how many DEP each seat held while it was shuffled.

        What the others held together is known to everybody: whatever is not in the pile, less one's own.
        """

    def copy(self) -> "Traces":
        """The vecs are values: a change makes a new one."""
        other = Traces()
        other.shuffles = self.shuffles
        other.base = self.base
        other.drawn = self.drawn
        other.starts = self.starts
        other.lays = self.lays
        other.carried = self.carried
        return other

    # -- what happens

    def drew(self, when: i64, seat: i64) -> None:
        self.drawn = append(vec[i64](self.drawn), 8 * when + seat)

    def laid(self, when: i64, seat: i64, card: i64) -> None:
        self.lays = append(vec[i64](self.lays), 64 * (8 * when + seat) + card)

    def shuffled(self, hands: list[vec[i64]]) -> None:
        self.shuffles += 1
        self.starts = append(vec[i64](self.starts), len(self.drawn))
        held = vec[i64]([0] * CARRIED)
        for seat in range(len(hands)):
            for card in hands[seat]:
                if card >= UNIVERSAL:
                    held[2 * seat + card - UNIVERSAL] += 1
        self.carried = joined(self.carried, held)

    # -- what is known

    def drawer(self, deck: i64, index: i64) -> i64:
        """Who drew this card of that deck; -1: it is still there, or that deck was before our time."""
        number = deck - self.base
        if number < 0 or number >= len(self.starts):
            return -1
        draw = self.starts[number] + index
        return self.drawn[draw] % 8 if draw < self.ends(number) else -1

    def ends(self, number: i64) -> i64:
        """The draw after the last one from a deck."""
        return self.starts[number + 1] if number + 1 < len(self.starts) else len(self.drawn)

    def clues(self, seat: i64, players: i64, unseen: Unseen) -> None:
        """A card laid in a round was drawn before it (C-16); who drew which card of the deck is seen by all."""
        for other in range(players):
            if other != seat:
                sources = self._sources(other, unseen)
                self._tell_single(other, sources, unseen)
                for kind in (UNIVERSAL, DEPORTATION):
                    self._tell_equal(seat, other, kind, sources, unseen)

    def _sources(self, seat: i64, unseen: Unseen) -> list[Source]:
        """Where the seat's cards came from, earliest first; each becomes a place of its own."""
        found: list[Source] = []
        held = f"hand.{seat}"
        if unseen.has(held):
            found.append(Source(held, START, -1, -1))
        for number in range(len(self.starts)):
            deck = "deck" if number == 0 else f"deck.{self.base + number}"
            hidden = [place for place in unseen.places if place.name.partition("@")[0] == deck]
            if not hidden:
                continue
            name, deal = hidden[0].name, hidden[0].deal
            draw = self.starts[number]
            while draw < self.ends(number):
                when = self.drawn[draw] // 8
                indexes: list[int] = []
                while draw < self.ends(number) and self.drawn[draw] // 8 == when:
                    if self.drawn[draw] % 8 == seat:
                        indexes.append(int(draw - self.starts[number]))
                    draw += 1
                if indexes:
                    part = f"drawn.{seat}.{number}.{when}"
                    unseen.carve(name, part, indexes)
                    found.append(Source(part, deal, number, when))
        return found

    def _laid_by(self, seat: i64) -> list[tuple[i64, i64]]:
        """Rounds and cards of what the seat laid out of its hidden draws."""
        found: list[tuple[i64, i64]] = []
        for lay in self.lays:
            when, layer = lay // 512, lay // 64 % 8
            if layer == seat:
                found.append((when, lay % 64))
        return found

    def _tell_single(self, seat: i64, sources: list[Source], unseen: Unseen) -> None:
        """Cards of which there is one: it came from the last deck it was shuffled into."""
        for when, card in self._laid_by(seat):
            if card >= UNIVERSAL:
                continue
            possible = [source for source in sources if source.when < when]
            dealt_in = {token.deal for token in unseen.tokens if token.card == card}
            deals = [source.deal for source in possible if source.deal in dealt_in]
            if not deals:
                continue
            deal = max(deals)
            names = [source.place for source in possible if source.deal == deal]
            if deal == 0:  # what is said of the first deal would be said of the set-up as well
                names.extend(place.name for place in unseen.places if place.deal == START)
            unseen.only(int(card), names, deal)

    def _tell_equal(self, knower: i64, seat: i64, kind: i64, sources: list[Source], unseen: Unseen) -> None:
        """Cards of which there are several: by each lay the seat had drawn as many as it had laid.

        Where no other hand held any of them while the deck was made anew, the account begins afresh.
        """
        laid: i64 = 0
        account: i64 = -1
        for when, card in self._laid_by(seat):
            if card != kind:
                continue
            fresh = self._fresh_deck(knower, kind, when)
            if fresh != account:
                account = fresh
                laid = 0
            laid += 1
            names = [source.place for source in sources if source.deck >= fresh and source.when < when]
            unseen.at_least(int(laid), [int(kind)], names)

    def _fresh_deck(self, knower: i64, kind: i64, when: i64) -> i64:
        """The last deck before a round that was made while nobody else held the kind; -1: there was none."""
        fresh: i64 = -1
        for number in range(1, len(self.starts)):
            draw = self.starts[number]
            before = draw < len(self.drawn) and self.drawn[draw] // 8 < when
            held: i64 = 0
            for seat in range(MOST_SEATS):
                if seat != knower:
                    held += self.carried[CARRIED * number + 2 * seat + kind - UNIVERSAL]
            if before and held == 0:
                fresh = number
        return fresh
