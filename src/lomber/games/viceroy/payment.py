"""The payment phase (V-70 … V-76): keep or refuse, place and pay, all sealed; then rewards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4
from lomber.games.viceroy import cards
from lomber.games.viceroy.auction import Auction
from lomber.games.viceroy.board import Phase
from lomber.games.viceroy.cards import LETTERS, NO_CARD
from lomber.games.viceroy.moves import exchange_code, exchanged
from lomber.games.viceroy.pyramid import TOP_LEVEL, Built


class Bill:
    """What is still due, and what can lower it: infinite gems, discounts, exchanges (V-73, E-23, E-24)."""

    def __init__(self, due: vec[i64], infinite: vec[i64], discounts: vec[i64], exchange: bool) -> None:
        self.due = due
        self.infinite = infinite
        self.discounts = discounts
        """By colour; the last for any colour."""
        self.exchange = exchange
        self.paid: vec[i64] = vec[i64]([0, 0, 0, 0])
        """Real gems given in exchange for others."""
        self.used: vec[i64] = vec[i64]([0, 0, 0, 0])

    def copy(self) -> "Bill":
        other = Bill(copied4(self.due), copied4(self.infinite), copied(self.discounts), self.exchange)
        other.paid = copied4(self.paid)
        other.used = copied4(self.used)
        return other

    def total(self) -> vec[i64]:
        """Real gems to be paid as it stands."""
        return vec[i64]([self.due[colour] + self.paid[colour] for colour in range(4)])

    def payable(self, screen: vec[i64]) -> bool:
        return all(self.due[colour] + self.paid[colour] <= screen[colour] for colour in range(4))

    def use_infinite(self, colour: i64) -> bool:
        if self.infinite[colour] == 0 or self.due[colour] == 0:
            return False
        self.infinite[colour] -= 1
        self.used[colour] += 1
        self.due[colour] -= 1
        return True

    def use_discount(self, colour: i64) -> bool:
        """A law of that colour first, then one for any colour."""
        which = colour if self.discounts[colour] else cards.ANY_COLOUR
        if self.discounts[which] == 0 or self.due[colour] == 0:
            return False
        self.discounts[which] -= 1
        self.due[colour] -= 1
        return True

    def use_exchange(self, due: i64, given: i64) -> bool:
        if not self.exchange or self.due[due] == 0:
            return False
        self.due[due] -= 1
        self.paid[given] += 2
        return True


class Payment(Auction):
    """Bought cards are refused, or placed and paid."""

    def begin_payment(self) -> None:
        self.keepers = 0
        if self.buyers():
            self.start_sealed(Phase.KEEP)
        else:
            self.end_turn()

    def buyers(self) -> i64:
        mask: i64 = 0
        for seat in range(self.players):
            if self.bought[seat] != NO_CARD:
                mask |= BIT[seat]
        return mask

    def keep_choices(self, seat: i64) -> vec[i64]:
        """D-12: `refuse` is always legal, `keep` if some place can be paid."""
        if len(self.build_places(seat)):
            return vec[i64]([self.codes.keep, self.codes.refuse])
        return vec[i64]([self.codes.refuse])

    def all_have_decided(self) -> None:
        """Refused cards are discarded and their buyers pass, before anything is paid (V-70)."""
        self.phase = Phase.REFUSE
        self.story = []
        refusers: i64 = 0
        for seat in range(self.players):
            if not self.plans[seat]:
                continue
            if self.plans[seat][0] == self.codes.keep:
                self.keepers |= BIT[seat]
            else:
                refusers |= BIT[seat]
                self.tell(f"refuse {seat} {self.cards.names[self.bought[seat]]}")
                self.discard.append(int(self.bought[seat]))
                self.bought[seat] = NO_CARD
        self.plans = [[] for _ in range(self.players)]
        self.pass_in_order(refusers)

    def after_refusals(self) -> None:
        if self.keepers:
            self.start_sealed(Phase.BUILD)
        else:
            self.end_turn()

    # -- place and payment (D-13)

    def bill(self, seat: i64, level: i64) -> Bill:
        """What a level costs this player, before anything lowers it (V-72)."""
        pyramid = self.pyramids[seat]
        infinite = pyramid.infinite()
        for colour in range(4):
            infinite[colour] -= self.spent[seat][colour]
        due = self.cards.cost(self.bought[seat], level)
        return Bill(due, infinite, pyramid.discounts(), pyramid.has_lasting(cards.EXCHANGE_RATE))

    def cheapest(self, seat: i64, level: i64) -> Bill | None:
        """Every infinite gem that lowers the payment is used, then laws; None: the level cannot be paid."""
        bill = self.bill(seat, level)
        for colour in range(4):
            while bill.use_infinite(colour):
                pass
            while bill.discounts[colour] > 0 and bill.use_discount(colour):
                pass
        return self._discounted(bill, self.screens[seat], 0)

    def _discounted(self, bill: Bill, screen: vec[i64], first: i64) -> Bill | None:
        """Discounts of any colour where they serve best, then as few exchanges as there must be."""
        best: Bill | None = None
        used = False
        for colour in range(first, 4):
            trial = bill.copy()
            if trial.discounts[cards.ANY_COLOUR] > 0 and trial.use_discount(colour):
                used = True
                found = self._discounted(trial, screen, colour)
                if found is not None and (best is None or _gems(found) < _gems(best)):
                    best = found
        if used and best is not None:
            return best
        return self._exchanged(bill, screen, 0)

    def _exchanged(self, bill: Bill, screen: vec[i64], first: i64) -> Bill | None:
        """Two gems for each that is lacking, and of the ways to find them the one that costs least (E-24)."""
        if bill.payable(screen):
            return bill
        best: Bill | None = None
        if not bill.exchange:
            return best
        for code in range(first, 12):
            due, given = exchanged(code)
            if bill.due[due] + bill.paid[due] > screen[due]:
                trial = bill.copy()
                if trial.use_exchange(due, given):
                    found = self._exchanged(trial, screen, code)
                    if found is not None and (best is None or _gems(found) < _gems(best)):
                        best = found
        return best

    def build_places(self, seat: i64) -> vec[i64]:
        """Numbers of the available places that can be paid, ascending."""
        found: list[int] = []
        able = [self.cheapest(seat, level) is not None for level in range(1, TOP_LEVEL + 1)]
        for level, at in self.pyramids[seat].available(TOP_LEVEL):
            if able[level - 1] and -self.codes.reach <= at <= self.codes.reach:
                found.append(int(self.codes.number(level, at)))
        found.sort()
        return vec[i64](found)

    def build_choices(self, seat: i64) -> vec[i64]:
        """A place, paid as cheaply as can be, or, with `pay`, as its buyer says step by step."""
        plan = self.plans[seat]
        found = vec[i64]()
        if plan:
            return self._payment_steps(seat, plan)
        places = self.build_places(seat)
        for place in places:
            found = append(found, self.codes.build + place)
        for place in places:
            if self._has_ways(seat, self.codes.spot(place)[0]):
                found = append(found, self.codes.pay + place)
        return found

    def _has_ways(self, seat: i64, level: i64) -> bool:
        """Could the payment be made otherwise?"""
        bill = self.bill(seat, level)
        if bill.exchange:
            return True
        for colour in range(4):
            lowered = bill.infinite[colour] + bill.discounts[colour] + bill.discounts[cards.ANY_COLOUR]
            if bill.due[colour] > 0 and lowered > 0:
                return True
        return False

    def begun_bill(self, seat: i64, plan: list[int]) -> Bill:
        """The bill after the steps of a plan: its place, then what is used."""
        bill = self.bill(seat, self.codes.spot(plan[0] - self.codes.pay)[0])
        for move in plan[1:]:
            self._step(bill, move)
        return bill

    def _step(self, bill: Bill, move: i64) -> bool:
        """One infinite gem, discount or exchange; False where it cannot be."""
        if move >= self.codes.exchange:
            due, given = exchanged(move - self.codes.exchange)
            return bill.use_exchange(due, given)
        if move >= self.codes.discount:
            return bill.use_discount(move - self.codes.discount)
        if move >= self.codes.infinite:
            return bill.use_infinite(move - self.codes.infinite)
        return False

    def _payment_steps(self, seat: i64, plan: list[int]) -> vec[i64]:
        """What may be used next, in ascending order, so that the rest can still be paid; `done` pays it."""
        bill = self.begun_bill(seat, plan)
        screen = self.screens[seat]
        found = vec[i64]()
        if bill.payable(screen):
            found = append(found, self.codes.done)
        last = plan[len(plan) - 1] if len(plan) > 1 else 0
        for move in self._lowering():
            trial = bill.copy()
            if move >= last and self._step(trial, move) and self._finishes(trial, screen, move):
                found = append(found, move)
        return found

    def _lowering(self) -> list[i64]:
        """Everything that can lower a payment, in ascending order of codes."""
        found: list[i64] = [self.codes.infinite + colour for colour in range(4)]
        found.extend(self.codes.discount + colour for colour in range(4))
        for due in range(4):
            for given in range(4):
                if due != given:
                    found.append(self.codes.exchange + exchange_code(due, given))
        return found

    def _finishes(self, bill: Bill, screen: vec[i64], last: i64) -> bool:
        """Can the rest be paid, if need be with more of what comes later in the order?"""
        if bill.payable(screen):
            return True
        for move in self._lowering():
            if move >= last:
                trial = bill.copy()
                if self._step(trial, move) and self._finishes(trial, screen, move):
                    return True
        return False

    # -- building (V-71, V-74, V-75)

    def all_have_built(self) -> None:
        """All payments reach the reserve before any reward; rewards in ascending number of the cards."""
        self.phase = Phase.REWARDS
        self.keepers = 0
        self.story = []
        order: list[int] = []
        for seat in range(self.players):
            if self.plans[seat]:
                order.append(1000 * int(self.number(self.bought[seat])) + seat)
                self._build(seat)
        self.plans = [[] for _ in range(self.players)]
        order.sort()
        for code in reversed(order):
            seat = code % 1000
            self.laid(seat, self.bought[seat])
            self.bought[seat] = NO_CARD

    def _build(self, seat: i64) -> None:
        plan = self.plans[seat]
        if plan[0] >= self.codes.pay:
            level, at = self.codes.spot(plan[0] - self.codes.pay)
            bill = self.begun_bill(seat, plan[:-1])
        else:
            level, at = self.codes.spot(plan[0] - self.codes.build)
            found = self.cheapest(seat, level)
            assert found is not None
            bill = found
        paid = bill.total()
        words = ""
        for colour in range(4):
            self.screens[seat][colour] -= paid[colour]
            self.reserve[colour] += paid[colour]
            self.spent[seat][colour] += bill.used[colour]
            words += LETTERS[colour] * int(paid[colour])
        card = self.bought[seat]
        self.pyramids[seat].add(Built(card, level, at))
        self.tell(f"build {seat} {self.cards.names[card]} {level} {words or '-'}")

    def end_turn(self) -> None:
        raise NotImplementedError


def _gems(bill: Bill) -> i64:
    number: i64 = 0
    for gems in bill.total():
        number += gems
    return number
