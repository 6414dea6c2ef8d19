"""Who has seen what: piles as a seat sees them, and what exchanges and play have told about hidden cards.

The clues use only what all at the table know, or the seat itself.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, holding, members, nth, size
from lomber.cards.pack import card_name, card_names, read_card
from lomber.play.mouche.rules import AT_DEAL, DROP, THROW, Phase
from lomber.play.mouche.tricks import Tricks
from lomber.play.stock import Stock
from lomber.table.contract import EVERYTHING
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Clue, Unseen


def shown_first(cards: i64, shown: i64) -> list[str]:
    """What all have seen stands first, so that its place among the others tells nothing."""
    return card_names(cards & shown).split() + card_names(cards & ~shown).split()


def deal_name(base: str, number: int) -> str:
    """The place of a pile of the hand's deal with this number."""
    return base if number <= 0 else f"{base}@{number}"


class Knowing(Tricks):
    """What each seat has seen, and what follows from it."""

    # -- what lies open

    def is_ordered(self, pile: str) -> bool:
        """Only the stock, which is bought from the top."""
        return pile == "stock"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if not self.stocks:
            return self.past is not None and self.past.sees(seat, deal, pile, index)
        if pile == "stock":
            return self.sees_stock(seat, self.stocks[deal + 1 if self.set_up_born else deal], index)
        if pile == "turned" or pile == "refused":
            return True
        name, _, number = pile.partition(".")
        if not number and name != "dropped":
            return False
        owner: i64 = self.dealer if name == "dropped" else int(number)
        if owner == seat:
            return True
        cards = self.dealt_cards[owner]
        if name == "dropped":
            cards = self.base_dropped
        elif name == "thrown":
            cards = self.base_thrown[owner]
        if deal >= 0:
            return self.shown[owner] & BIT[nth(cards, index)] != 0
        return self.shown[owner] & BIT[read_card(shown_first(cards, self.base_shown[owner])[index])] != 0

    def sees_stock(self, seat: i64, stock: Stock, index: i64) -> bool:
        if index >= stock.top:
            return False
        taker = stock.taker[index]
        return taker == seat or self.shown[taker] & BIT[stock.cards[index]] != 0

    def piles(self, seat: i64) -> dict[str, str]:
        """Every card of the hand that has not been laid to a trick, once."""
        piles: dict[str, str] = {}
        for p in range(self.players):
            piles[f"hand.{p}"] = self.pile(seat, p, self.hands[p])
        for p in range(self.players):
            piles[f"thrown.{p}"] = self.pile(seat, p, self.thrown[p] & ~self.recycled)
        piles["dropped"] = self.pile(seat, self.dealer, self.dropped)
        piles["turned"] = card_name(self.turned) if self.turned >= 0 and not self.took else ""
        stock = self.stocks[-1].names() if self.stocks else ""
        piles["stock"] = stock if seat == EVERYTHING else " ".join([HIDDEN] * len(stock.split()))
        return piles

    def pile(self, seat: i64, owner: i64, cards: i64) -> str:
        if seat in (EVERYTHING, owner):
            return " ".join(shown_first(cards, self.shown[owner]))
        words = card_names(cards & self.shown[owner]).split()
        return " ".join(words + [HIDDEN] * int(size(cards & ~self.shown[owner])))

    # -- where unseen cards can be

    def clues(self, seat: i64, unseen: Unseen) -> None:
        if self.phase == AT_DEAL or self.phase == Phase.OVER or self.phase == Phase.DRAW:
            return
        others = [int(p) for p in range(self.players) if p != seat]
        for p in others:
            hidden = size(self.thrown[p] & ~self.base_thrown[p] & ~self.shown[p])
            if hidden:
                unseen.split(f"hand.{p}", f"thrown.{p}", hidden)
            for number, stock in enumerate(self.stocks):
                positions = stock.drawn_by(p)
                if positions and unseen.has(deal_name("stock", number)):
                    unseen.carve(deal_name("stock", number), deal_name(f"bought.{p}", number), positions)
        if self.dropped_unseen() and self.dealer != seat:
            self.fork_drop(unseen)
        for case in unseen.cases:
            self.say_reshuffled(case)
            for p in others:
                self.say_of(case, p)

    def dropped_now(self) -> bool:
        """Has the dealer dropped a card since the hand was dealt or set up (R-11)?"""
        return self.took and self.dropped != self.base_dropped

    def dropped_unseen(self) -> bool:
        return self.dropped_now() and not self.dropped & self.shown[self.dealer]

    def fork_drop(self, unseen: Unseen) -> None:
        """The dealer's dropped card came from his dealt cards or is one that he bought: each a case."""
        d = int(self.dealer)
        ways: list[tuple[int, str, int]] = []
        for place in unseen.places:
            if place.name == f"hand.{d}" and place.slots:
                ways.append((len(place.slots), place.name, -1))
            if place.name.partition("@")[0] == f"bought.{d}":
                ways.extend([(1, place.name, index) for _, index in place.slots])
        cases = [unseen] + [unseen.fork(way[0]) for way in ways[1:]]
        unseen.weight = ways[0][0]
        for way, case in zip(ways, cases, strict=True):
            if way[2] < 0:
                case.split(way[1], f"dropped.{d}", 1)
            else:
                case.carve(way[1], f"dropped.{d}", [way[2]])

    def say_reshuffled(self, case: Unseen) -> None:
        """The cards of a new stock (M-11) were thrown in by these seats before.

        Those of a stock that was new before the position was set up lie no longer where they had been thrown.
        """
        before = self.recycled
        for stock in self.stocks[1:]:
            before &= ~holding(stock.cards)
        for p in range(self.players):
            case.never(members(before), [f"thrown.{p}"])
        for number, source in enumerate(self.sources):
            heap = [f"hand.{p}" if self.passed & BIT[p] else f"thrown.{p}" for p in members(source)]
            for card in self.stocks[number + 1].cards:
                case.only(int(card), heap)

    def last_shuffle(self, card: int) -> int:
        """The number of the stock that the card was last shuffled into; 0: it never was."""
        for number in range(1, len(self.stocks)):
            if card in self.stocks[number].cards:
                return number
        return 0

    def say_of(self, case: Unseen, p: int) -> None:
        hand, thrown, dropped = f"hand.{p}", f"thrown.{p}", f"dropped.{p}"
        purchases = [deal_name(f"bought.{p}", number) for number in range(len(self.stocks))]
        if self.passed & BIT[p]:
            case.never(members(self.rules.binding), [hand])
        for number in range(len(self.stocks)):
            case.never(members(self.rules.staying), [thrown, dropped], number)
        dealt = [hand, thrown]
        if p == self.dealer and self.dropped_dealt(case):
            dealt.append(dropped)
        self.say_dealt(case, p, dealt)
        if self.exchanged & BIT[p]:
            self.say_bought(case, p, [hand, dropped, *purchases])
        if p == self.dealer and self.dropped_now():
            self.say_took(case, p, [hand, *purchases])
        if self.active & BIT[p]:
            self.say_played(case, p, [hand, *purchases])

    def say_dealt(self, case: Unseen, p: int, places: list[str]) -> None:
        """What a hand that was dealt told by itself, in these places."""

    def say_bought(self, case: Unseen, p: int, places: list[str]) -> None:
        """What his cards after the exchange told by themselves."""

    def say_took(self, case: Unseen, p: int, places: list[str]) -> None:
        """What the dealer's cards told after the turn-up."""

    def say_played(self, case: Unseen, p: int, places: list[str]) -> None:
        """What his cards told by being laid, and by what they showed that he did not hold."""
        for number in range(len(self.stocks)):
            case.never(members(self.denied[p] & ~self.laid[p]), places, number)
        for card in members(self.laid[p]):
            case.only(int(card), places, self.last_shuffle(int(card)))

    def dropped_dealt(self, case: Unseen) -> bool:
        """Was the card dropped in this case one of the dealt?"""
        for place in case.places:
            if place.name == f"dropped.{self.dealer}":
                return place.slots[0][0].startswith("hand.")
        return False

    def kept(self, p: int) -> i64:
        """What he has shown and not thrown off again."""
        return self.shown[p] & ~self.thrown[p]

    def in_play(self, p: int) -> i64:
        """What all know to have been among the cards with which he began to play."""
        known = self.laid[p] | (self.kept(p) & ~self.dropped)
        if p == self.dealer and self.took:
            known |= BIT[self.turned]
        return known

    def not_of_these(self, case: Unseen, cards: i64, places: list[str], known: i64) -> None:
        """The cards in the places, with those all know, are not all among these: he would have shown them."""
        indexes = self.indexes(case, places)
        hidden = sum(len(case.places[index].slots) for index in indexes)
        if hidden == 0 or known & ~cards:
            return
        tokens = [i for i, token in enumerate(case.tokens) if cards & BIT[token.card]]
        last = size(known) + 1 >= self.rules.hand_cards  # one unknown card: it may well be one of these
        case.clues.append(Clue("number", tokens, indexes, 0, hidden - 1, rare=not last))

    def tokens(self, case: Unseen, cards: i64, late: bool) -> list[int]:
        """The unseen among these cards, as they were dealt, or (late) as they came out of the last shuffle."""
        found: list[int] = []
        for i, token in enumerate(case.tokens):
            if cards & BIT[token.card]:
                number = self.last_shuffle(token.card) if late else 0
                if token.deal == number or (number == 0 and token.deal == START):
                    found.append(i)
        return found

    def indexes(self, case: Unseen, names: list[str]) -> list[int]:
        return [i for i, place in enumerate(case.places) if place.name in names]

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        if len(shape) == 1:
            return [int(DROP) + world[f"dropped.{seat}"][0]]
        cards = sorted(world.get(f"thrown.{seat}", []))
        moves: list[int] = []
        for code in shape:
            moves.append(int(THROW) + cards.pop(0) if code < 0 else int(code))
        return moves


def masks_of(cards: vec[i64]) -> list[str]:
    return [card_names(mask) for mask in cards]
