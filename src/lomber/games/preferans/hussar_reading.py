"""Reading a described position of Hussar Preferans: two talons, each its owner's."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import read_card
from lomber.games.preferans.hand import EXCHANGE
from lomber.games.preferans.moves import WITH_TALON
from lomber.games.preferans.reading import BOUGHT, Reader
from lomber.play import refusals
from lomber.play.setups import cards_of
from lomber.table.errors import BadPosition


class HussarReader(Reader):
    """Two talons, each its owner's; the whister may have taken his (PH-2, PH-5)."""

    def pile_names(self) -> list[str]:
        return [name for name in super().pile_names() if name != "talon"] + ["talon.0", "talon.1"]

    def dealt_texts(self, deck: Any) -> dict[str, str]:
        """Five pairs to each, the non-dealer first; the last two pairs are his talon and the dealer's (PH-2)."""
        cards_of(deck, "deck")
        words = str(deck).split()
        pairs = [words[at : at + 2] for at in range(0, len(words), 2)]
        if len(words) != 2 * int(self.terms.hand_cards) + 4 or int(self.terms.hand_cards) % 2:
            sentence = f"a deck of {len(words)} cards cannot be dealt"
            raise refusals.miscounted(sentence, "deck", len(words), 2 * int(self.terms.hand_cards) + 4)
        texts: dict[str, str] = {}
        for number, place in enumerate(self.places()):
            hand = [card for pair in pairs[number:-2:2] for card in pair]
            texts[f"hand.{place}"] = " ".join(hand)
            texts[f"talon.{place}"] = " ".join(pairs[-2 + number])
        return texts

    def fill_up(self, held: int, texts: dict[str, str]) -> None:
        """Cards that are nowhere: what the buyer has laid away, or a talon, the dealer's last."""
        state = self.state
        state.taken = state.declarer >= 0
        rest = [int(card) for card in members(self.terms.pack & ~self.fill_hands(held))]
        talons: list[list[int]] = [[], []]
        for seat in range(2):
            talons[seat] = [int(read_card(word)) for word in texts.get(f"talon.{seat}", "").split()]
        buyer = int(state.declarer)
        if state.taken:
            if talons[buyer]:
                raise BadPosition(BOUGHT, "talon-bought")
            other = 1 - buyer
            took = self.took()
            while rest and not took and len(talons[other]) < 2:
                talons[other].append(rest.pop(0))
            while rest and self.has_laid_away(other):
                self.piles[f"discard.{other}"] |= int(BIT[rest.pop(0)])
            bought = self.bought(vec[i64](rest))
            talons[buyer] = [int(card) for card in bought]
            if took:
                if talons[other]:
                    raise BadPosition("the whister has taken his talon", "talon-bought")
                talons[other] = self.whisters_talon(other)
        for seat in range(2):
            while rest and not state.taken and len(talons[seat]) < 2:
                talons[seat].append(rest.pop(0))
        for seat in range(2):
            number = len(talons[seat])
            if number != 2:
                raise refusals.miscounted("the talons have two cards each", f"talon.{seat}", number, 2)
        state.talon = vec[i64](talons[0] + talons[1])
        state.shown = 2 if state.taken else 0

    def whisters_talon(self, place: int) -> list[int]:
        """Which two of his cards they were nobody but he has seen, and nothing depends on it."""
        had = self.piles[f"hand.{place}"] | self.piles[f"chosen.{place}"] | self.piles[f"discard.{place}"]
        for who, card in self.rows:
            if who == place:
                had |= int(BIT[card])
        cards = [int(card) for card in members(had)]
        if len(cards) < 2:
            sentence = f"hand.{place}: where is the talon he took?"
            raise refusals.miscounted(sentence, f"hand.{place}", len(cards), 2)
        return cards[:2]

    def took(self) -> bool:
        whisting = self.state.whisting
        return whisting is not None and whisting.manner == WITH_TALON

    def has_laid_away(self, place: int) -> bool:
        """Has the whister laid two cards away that are nowhere yet?"""
        return self.took() and not self.exchanges(place) and size(self.piles[f"discard.{place}"]) < 2

    def has_taken(self, place: int) -> bool:
        return super().has_taken(place) or (self.took() and place != self.state.declarer)

    def exchanges(self, place: int) -> bool:
        if self.took():
            return self.state.phase is EXCHANGE and place != self.state.declarer
        return super().exchanges(place)
