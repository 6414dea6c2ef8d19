"""What the exchanges and the play have told about hidden cards: only what all at the table, or the seat, know."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import KING, QUEEN, SUIT, card_of, suit_of
from lomber.games.rams.score import ACES, BLACK, RED, pair_cards
from lomber.table.unseen import START, Clue, Unseen


def deal_name(base: str, number: int) -> str:
    """The place of a pile of the hand's deal with this number."""
    return base if number <= 0 else f"{base}@{number}"


class Told:
    """The public memory of a hand, and how it becomes clues for one seat."""

    def __init__(self, seat: i64, dealer: i64, hand_cards: i64, aces: i64, aces_stay: bool) -> None:
        self.seat = seat
        self.dealer = dealer
        self.hand_cards = hand_cards
        self.aces = aces
        self.aces_stay = aces_stay
        self.turned: i64 = -1
        self.took = False
        self.set_up_born = False
        self.shown: vec[i64] = vec[i64]()
        self.early: vec[i64] = vec[i64]()
        self.middle: vec[i64] = vec[i64]()
        self.credit: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()
        self.denied: vec[i64] = vec[i64]()
        self.not_both: vec[i64] = vec[i64]()
        self.active: i64 = 0
        self.passed: i64 = 0
        self.begun: i64 = 0
        self.exchanged: i64 = 0
        self.no_flush = False
        self.refused: i64 = 0
        self.hidden_throws: list[int] = []
        self.open_throws: list[int] = []
        self.purchases: list[list[list[int]]] = []
        """By seat and stock: the positions that went to him."""
        self.pools: list[list[int]] = []
        """The cards of each reshuffled stock."""
        self.sources: list[int] = []
        self.hidden_drop = False
        self.open_drop: i64 = 0

    def others(self) -> list[int]:
        return [p for p in range(len(self.hidden_throws)) if p != self.seat]

    def say(self, unseen: Unseen) -> None:
        for p in self.others():
            if self.hidden_throws[p]:
                unseen.split(f"hand.{p}", f"thrown.{p}", self.hidden_throws[p])
            for number, positions in enumerate(self.purchases[p]):
                if positions and unseen.has(deal_name("stock", number)):
                    unseen.carve(deal_name("stock", number), deal_name(f"bought.{p}", number), positions)
        if self.hidden_drop and self.dealer != self.seat:
            self.fork_drop(unseen)
        for case in unseen.cases:
            self.reshuffles(case)
            for p in self.others():
                self.say_of(case, p)

    def fork_drop(self, unseen: Unseen) -> None:
        """The dealer's dropped card (R-11) came from his dealt cards or is one that he bought: each a case."""
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

    def reshuffles(self, case: Unseen) -> None:
        """The cards of a new stock (M-11) were thrown in by these seats before."""
        for number, pool in enumerate(self.pools):
            heap: list[str] = []
            for p in range(len(self.hidden_throws)):
                if self.sources[number] & int(BIT[p]):
                    heap.append(f"hand.{p}" if self.passed & BIT[p] else f"thrown.{p}")
            for card in pool:
                case.only(card, heap)

    def recycled(self, card: int) -> int:
        """The number of the stock that the card was last shuffled into; 0: it never was."""
        for number, pool in enumerate(self.pools):
            if card in pool:
                return number + 1
        return 0

    def say_of(self, case: Unseen, p: int) -> None:
        hand, thrown, dropped = f"hand.{p}", f"thrown.{p}", f"dropped.{p}"
        purchases = [deal_name(f"bought.{p}", number) for number in range(len(self.purchases[p]))]
        if self.passed & BIT[p]:
            case.never(members(ACES), [hand])
        if self.aces_stay:
            for number in range(len(self.purchases[p])):
                case.never(members(ACES), [thrown, dropped], number)
        dealt = [hand, thrown]
        if p == self.dealer and self.dropped_dealt(case):
            dealt.append(dropped)
        open_ = pair_cards(self.early[p])
        later = self.aces_stay and self.exchanged & BIT[p]  # then what he had afterwards says more
        if not self.set_up_born and not self.passed & BIT[p] and not later:
            self.not_all(case, self.aces, dealt, open_, False)
        if self.begun & BIT[p]:
            self.no_pairs(case, self.early[p], dealt, open_, False)
        if self.exchanged & BIT[p]:
            self.say_bought(case, p, [hand, dropped, *purchases])
        if p == self.dealer and (self.hidden_drop or self.open_drop):
            self.say_took(case, p, [hand, *purchases])
        if self.active & BIT[p]:
            self.say_played(case, p, [hand, *purchases])

    def dropped_dealt(self, case: Unseen) -> bool:
        """Was the card dropped in this case one of the dealt?"""
        for place in case.places:
            if place.name == f"dropped.{self.dealer}":
                return place.slots[0][0].startswith("hand.")
        return False

    def say_bought(self, case: Unseen, p: int, places: list[str]) -> None:
        """After the exchange: no four aces, no further pair of jacks."""
        held = self.kept(p)
        if self.turned >= 0:
            held &= ~BIT[self.turned]
        self.not_all(case, self.aces, places, held, True)
        self.no_pairs(case, self.middle[p], places, held, True)

    def say_took(self, case: Unseen, p: int, places: list[str]) -> None:
        """After the turn-up the same of the dealer, who holds the turned-up card for certain."""
        known = (self.kept(p) & ~self.open_drop) | BIT[self.turned]
        self.not_all(case, self.aces, places, known, True)
        self.no_pairs(case, self.credit[p], places, known, True)

    def kept(self, p: int) -> i64:
        """What he has shown and neither thrown off nor refused."""
        return self.shown[p] & ~self.open_throws[p] & ~self.refused

    def say_played(self, case: Unseen, p: int, places: list[str]) -> None:
        known = self.kept(p) & ~self.open_drop
        if p == self.dealer and self.took:
            known |= BIT[self.turned]
        for number in range(len(self.purchases[p])):
            case.never(members(self.denied[p] & ~self.laid[p]), places, number)
        for card in members(self.laid[p]):
            case.only(int(card), places, self.recycled(int(card)))
        if self.not_both[p]:
            trump = suit_of(self.turned)
            both = BIT[card_of(KING, trump)] | BIT[card_of(QUEEN, trump)]
            self.not_all(case, both, places, known, True)
        if self.no_flush:
            self.no_suit_alone(case, self.laid[p] | known, places)

    def no_suit_alone(self, case: Unseen, known: i64, places: list[str]) -> None:
        """No flush was shown (R-36): the cards in the places, with those all know, are not of one suit."""
        indexes = self.indexes(case, places)
        hidden = sum(len(case.places[index].slots) for index in indexes)
        for suit in range(4):
            if hidden == 0 or known & ~SUIT[suit]:
                continue
            tokens = [i for i, token in enumerate(case.tokens) if SUIT[suit] & BIT[token.card]]
            last = size(known) + 1 >= self.hand_cards  # one unknown card: it may well be of the suit
            case.clues.append(Clue("number", tokens, indexes, 0, hidden - 1, rare=not last))

    def no_pairs(self, case: Unseen, credited: i64, places: list[str], known: i64, late: bool) -> None:
        """A colour that was not credited was not there together (R-27)."""
        for colour in (BLACK, RED):
            if not credited & colour:
                self.not_all(case, pair_cards(colour), places, known, late)

    def not_all(self, case: Unseen, cards: i64, places: list[str], known: i64, late: bool) -> None:
        """Not all of these cards were in the places; `known` ones were there for certain.

        Few worlds have them there: two jacks or four aces in one hand are rare.
        """
        rest = cards & ~known
        tokens = self.tokens(case, rest, late)
        if tokens and len(tokens) == size(rest):
            case.clues.append(Clue("apart", tokens, self.indexes(case, places), rare=True))

    def tokens(self, case: Unseen, cards: i64, late: bool) -> list[int]:
        """The unseen among these cards, as they were dealt, or (late) as they came out of the last shuffle."""
        found: list[int] = []
        for i, token in enumerate(case.tokens):
            if cards & BIT[token.card]:
                number = self.recycled(token.card) if late else 0
                if token.deal == number or (number == 0 and token.deal == START):
                    found.append(i)
        return found

    def indexes(self, case: Unseen, names: list[str]) -> list[int]:
        return [i for i, place in enumerate(case.places) if place.name in names]
