"""Where unseen cards can be in Kopilka, and in how many ways they can have come there.

Nobody sees of which suit an offer was, nor what a taker threw off. So there are several ways it can have gone, and
each is a case with its number of histories. To keep them few, cards that nothing tells apart are one: a *piece* is
a card whose place at the beginning of the log may be known and its face not, and of a player's pieces only their
suits matter, as far as they are known. A way chooses the suit of each offer and the kind of piece of each discard,
and weighs the choices by how many pieces are of that kind. Where there are still too many, `thinned` takes a fair
sample of them.

After the offering nothing is hidden any more but faces: what is laid was in the hand, and who buys or passes lacks
the suit led. That is the same for all ways.
"""

from math import comb
from typing import Final

from lomber.cards.bits import BIT, members
from lomber.cards.pack import SUIT, suit_of
from lomber.games.mushka_kopilka.memory import Event
from lomber.games.mushka_kopilka.rules import LONG, Rules
from lomber.table.unseen import Clue, Place, Token, Unseen

MOST_WAYS: Final = 80
"""So many ways are counted; of more a sample is, each taken as often as its weight says."""

SUITS_OF: Final = [int(SUIT[suit]) for suit in range(4)]


def bit(card: int) -> int:
    return int(BIT[card])


class Piece:
    """A card as others follow it: where it lay when the log began, and its face if the seat knows it."""

    def __init__(self, pile: str, index: int, card: int) -> None:
        self.pile = pile
        self.index = index
        """Its place in the pile; -1: in a hand, where nothing tells the pieces apart."""
        self.card = card


class Way:
    """One way the hidden moves of the offering can have gone."""

    def __init__(self, suits: list[int]) -> None:
        self.weight = 1
        self.suits = suits
        """By piece, the cards it can be."""
        self.hands: list[list[int]] = [[] for _ in range(4)]
        self.offer: list[int] = []
        self.roots: dict[int, int] = {}
        """For each piece on offer the piece that lay in its place of the hand when the log began."""
        self.numbers: dict[int, int] = {}
        """For each such piece the number under which its successor was taken; 0: not taken."""
        self.discards: list[tuple[int, int]] = []
        self.short: list[tuple[list[int], int, int]] = []
        """Of these pieces at most so many are of that suit: their owner offered none."""

    def fork(self, factor: int) -> "Way":
        other = Way(self.suits[:])
        other.weight = self.weight * factor
        other.hands = [hand[:] for hand in self.hands]
        other.offer = self.offer[:]
        other.roots = self.roots.copy()
        other.numbers = self.numbers.copy()
        other.discards = self.discards[:]
        other.short = self.short[:]
        return other


class Facts:
    """What the play has told, the same for all ways: who laid what, and what each was seen to lack."""

    def __init__(self) -> None:
        self.laid: dict[int, tuple[int, int]] = {}
        """By card: who laid it (or has it, when hands are shown), and how many cards he had bought before."""
        self.laid_by = [[0] * 4 for _ in range(4)]
        """How many he laid of each suit."""
        self.lacks = [0] * 4
        """What cannot lie among the cards that each has had since the offering."""
        self.bought: list[list[tuple[int, int]]] = [[] for _ in range(4)]
        """By buyer: the place in the stock, and what it cannot be."""

    def read(self, events: list[Event]) -> None:
        gone = [0] * 4
        for what, seat, one, _ in events:
            if what == "draw":
                self.bought[seat].append((one, 0))
            elif what == "lay":
                self.laid.setdefault(one, (seat, len(self.bought[seat])))
                gone[seat] |= bit(one)
            elif what == "return":
                gone[seat] &= ~bit(one)
            elif what == "deny":
                self.deny(seat, one & ~gone[seat])
            elif what == "shows":
                for card in members(one):
                    self.laid.setdefault(int(card), (seat, len(self.bought[seat])))
                self.deny(seat, ~(one | gone[seat]))
        for card, (seat, _) in self.laid.items():
            self.laid_by[seat][suit_of(card)] += 1

    def deny(self, seat: int, cards: int) -> None:
        self.lacks[seat] |= cards
        self.bought[seat] = [(place, lacked | cards) for place, lacked in self.bought[seat]]

    def can_have(self, seat: int) -> int:
        """Cards that he can have had when the play began, all told."""
        others = [bit(card) for card, (layer, _) in self.laid.items() if layer != seat]
        return ~self.lacks[seat] & ~sum(others)


class Telling:
    """What one seat can tell from the events of a deal."""

    def __init__(self, seat: int, sizes: dict[str, int], known: dict[str, int], rules: Rules) -> None:
        self.seat = seat
        self.sizes = sizes
        """How many cards each pile had where the log begins."""
        self.known = known
        """What lay at `hand.2.3`, where the seat has seen it."""
        self.pack = int(rules.pack)
        self.hand_cards = int(rules.hand_cards)
        self.pieces: list[Piece] = []
        self.first: list[list[int]] = [[] for _ in range(4)]
        """By player, the pieces of his hand where the log begins."""
        self.drawn: dict[int, int] = {}
        """The piece at each place of the stock that another drew in the offering."""
        self.given: dict[int, int] = {}
        """The piece of each card that the seat itself gave away."""
        self.supply = [0] * 4
        """Unseen cards by suit."""
        self.owner = -1
        self.lying: list[int] = []
        """The numbers on offer where the log begins in the middle of an offer, as the cards lie."""
        self.facts = Facts()
        self.had: list[int] = []
        """What each can have had when the play began."""

    def say(self, unseen: Unseen, events: list[Event]) -> None:
        """Write the cases: one for each way."""
        for token in unseen.tokens:
            self.supply[suit_of(token.card)] += 1
        begun = next((i for i, event in enumerate(events) if event[0] == "play"), len(events))
        self.facts.read(events[begun:])
        self.had = [self.facts.can_have(p) for p in range(4)]
        offering = events[:begun]
        ways = [self.at_first(offering)]
        for number, event in enumerate(offering):
            ways = [way for one in ways for way in self.after(one, event)]
            if event[0] == "discard" and event[1] != self.seat and self.facts.laid:
                later = [e[0] for e in offering[number + 1 :] if e[1] == event[1]]
                ways = [way for way in ways if self.bears_out(way, event[1], later)]
            ways = thinned(ways, 4 * MOST_WAYS)
        others = [p for p in range(4) if p != self.seat]
        ways = [way for way in ways if all(self.bears_out(way, p, []) for p in others)]
        cases = [case for way in thinned(ways, MOST_WAYS) for case in self.written(way, unseen)]
        if cases:
            unseen.cases[:] = cases

    # -- the beginning of the log

    def at_first(self, offering: list[Event]) -> Way:
        for p in range(4):
            if p != self.seat:
                pile = f"hand.{p}"
                self.first[p] = [self.piece_at(pile, i) for i in range(self.sizes[pile])]
        owner = -1
        for what, seat, one, two in offering:
            if what == "offer" or what == "resume":
                owner = seat
            if what == "resume":
                self.lying = list(range(1, one + 1))
            elif what == "was-taken":
                self.lying.remove(one)
            elif what == "draw" and seat != self.seat:
                self.drawn[one] = self.piece("stock", one, -1)
            elif what == "take" and owner == self.seat:
                self.given[two] = self.piece("", -1, two)
        resumed = bool(offering) and offering[0][0] == "resume" and offering[0][1] != self.seat
        offer = [self.piece_at("offer", i) for i in range(len(self.lying))] if resumed else []
        way = Way([bit(piece.card) if piece.card >= 0 else self.pack for piece in self.pieces])
        way.hands = [hand[:] for hand in self.first]
        way.offer = offer
        return way

    def piece(self, pile: str, index: int, card: int) -> int:
        self.pieces.append(Piece(pile, index, card))
        return len(self.pieces) - 1

    def piece_at(self, pile: str, index: int) -> int:
        """Of a hand the place is known only where the face is; what a set-up has on offer or just taken lies."""
        card = self.known.get(f"{pile}.{index}", -1)
        fixed = card >= 0 or pile == "offer" or index >= self.hand_cards
        return self.piece(pile, index if fixed else -1, card)

    # -- the offering

    def after(self, way: Way, event: Event) -> list[Way]:
        """The ways this one can have gone on."""
        what, p, one, two = event
        if what == "offer":
            self.owner = p
            self.lying = []
            return [way] if p == self.seat else self.offered(way, p, one)
        if what == "resume":
            self.owner = p
            return self.resumed(way, p, two - 1)
        if what == "take":
            return self.taken(way, p, one, two)
        if p == self.seat:
            return [way]
        if what == "none":
            return self.none_long(way, p)
        if what == "discard":
            return self.discarded(way, p)
        if what == "back":
            way.hands[p].extend(way.offer)
            way.offer = []
        elif what == "draw":
            way.hands[p].append(self.drawn[one])
        return [way]

    def offered(self, way: Way, owner: int, count: int) -> list[Way]:
        """All his cards of one suit lie there: each suit is a way (KO-5)."""
        found: list[Way] = []
        hand = way.hands[owner]
        for of_suit in SUITS_OF:
            certain = [i for i in hand if not way.suits[i] & ~of_suit]
            free = [i for i in hand if way.suits[i] & of_suit and i not in certain]
            need = count - len(certain)
            if not 0 <= need <= len(free):
                continue
            other = way.fork(comb(len(free), need))
            chosen = certain + free[:need]
            self.lay_out(other, owner, chosen, of_suit)
            if self.enough(other):
                found.append(other)
        return found

    def lay_out(self, way: Way, owner: int, chosen: list[int], of_suit: int) -> None:
        hand = way.hands[owner]
        for at, i in enumerate(hand):
            if i in chosen:
                way.suits[i] &= of_suit
                way.roots[i] = self.first[owner][at]
                way.numbers[self.first[owner][at]] = 0
            else:
                way.suits[i] &= ~of_suit
        way.offer = [i for i in hand if i in chosen]
        way.hands[owner] = [i for i in hand if i not in chosen]

    def resumed(self, way: Way, owner: int, taker: int) -> list[Way]:
        """A set-up in the middle of an offer: it is of one suit, and the owner has no more of it.

        Who has yet to discard (-1: nobody) took the last card of his hand from it.
        """
        found: list[Way] = []
        barred = self.not_offered(owner, taker)
        of_one = way.offer + ([way.hands[taker][-1]] if taker >= 0 and taker != self.seat else [])
        for of_suit in SUITS_OF:
            if of_suit & barred:
                continue
            other = way.fork(1)
            for i in of_one:
                other.suits[i] &= of_suit
            for i in way.hands[owner]:
                other.suits[i] &= ~of_suit
            if all(other.suits[i] for i in of_one + way.hands[owner]) and self.enough(other):
                found.append(other)
        return found

    def not_offered(self, owner: int, taker: int) -> int:
        """Suits that cannot be on offer: the owner sees what it is, a taker what he has taken."""
        barred = 0
        for name, card in self.known.items():
            of_suit = SUITS_OF[suit_of(card)]
            if owner == self.seat and name.startswith("offer."):
                barred |= ~of_suit
            elif owner == self.seat and name.startswith(f"hand.{owner}."):
                barred |= of_suit
            elif taker == self.seat and name == f"hand.{taker}.{self.sizes[f'hand.{taker}'] - 1}":
                barred |= ~of_suit
        return barred

    def enough(self, way: Way) -> bool:
        """Are there as many unseen cards of each suit as pieces that must be of it?"""
        for suit, of_suit in enumerate(SUITS_OF):
            wanted = len([i for i, suits in enumerate(way.suits) if suits and not suits & ~of_suit])
            known = len([piece for piece in self.pieces if piece.card >= 0 and bit(piece.card) & of_suit])
            if wanted - known > self.supply[suit]:
                return False
        return True

    def taken(self, way: Way, taker: int, number: int, card: int) -> list[Way]:
        """Of pieces on offer that nothing tells apart it was any; a known one is a way of its own."""
        if self.owner == self.seat:
            way.hands[taker].append(self.given[card])
            return [way]
        choices = kinds_of(way.offer, way.suits)
        if taker == self.seat:
            choices = [[i] for i in way.offer if self.pieces[i].card == card]
        elif self.lying:
            choices = [[i] for i in way.offer if self.pieces[i].index == self.lying.index(number)]
        found: list[Way] = []
        for kind in choices:
            other = way.fork(len(kind))
            other.offer.remove(kind[-1])
            if kind[-1] in other.roots:
                other.numbers[other.roots[kind[-1]]] = number
            if taker != self.seat:
                other.hands[taker].append(kind[-1])
            found.append(other)
        return found

    def discarded(self, way: Way, p: int) -> list[Way]:
        """One of his cards went face down; what he took lies where it lay."""
        found: list[Way] = []
        for kind in kinds_of(way.hands[p], way.suits):
            piece = self.pieces[kind[-1]]
            if piece.card in self.facts.laid:
                continue
            other = way.fork(len(kind))
            hand = other.hands[p]
            at = hand.index(kind[-1])
            last = hand.pop()
            if at < len(hand):
                hand[at] = last
            other.discards.append((p, kind[-1]))
            found.append(other)
        return found

    def bears_out(self, way: Way, p: int, later: list[str]) -> bool:
        """Does what he holds in this way bear out what he did in the play, for all that is still to happen to it?

        There must be pieces for the cards that he laid, and pieces that he cannot have kept must go yet.
        """
        fitting = [way.suits[i] & self.had[p] for i in way.hands[p]]
        if fitting.count(0) > later.count("discard") + (5 if "offer" in later else 0):
            return False
        laid = self.facts.laid_by[p]
        room = later.count("take") + later.count("draw") + len(self.facts.bought[p])
        if sum(laid) > len(fitting) + room:
            return False
        for suit, of_suit in enumerate(SUITS_OF):
            if laid[suit]:
                able = len([suits for suits in fitting if suits & of_suit])
                room -= max(0, laid[suit] - able)
        return room >= 0

    def none_long(self, way: Way, p: int) -> list[Way]:
        """He offered nothing: of no suit had he three."""
        for suit, of_suit in enumerate(SUITS_OF):
            certain = [i for i in way.hands[p] if not way.suits[i] & ~of_suit]
            free = [i for i in way.hands[p] if way.suits[i] & of_suit and i not in certain]
            most = int(LONG) - 1 - len(certain)
            if most < 0:
                return []
            if len(free) > most:
                way.short.append((free, suit, most))
        return [way]

    # -- the case

    def written(self, way: Way, unseen: Unseen) -> list[Unseen]:
        """The way as a counting problem; nothing where it contradicts what was seen later."""
        slots: dict[int, tuple[str, int]] = {}
        for p in range(4):
            way.weight *= self.arrange(way, p, slots)
        return [] if not way.weight else [Writing(self, way, slots).case(unseen)]

    def arrange(self, way: Way, p: int, slots: dict[int, tuple[str, int]]) -> int:
        """Give each piece of the hand p its place in the pile, so that cards lay on offer under their numbers.

        The number of ways to do so is the same for all, unless the seat knows some of these places: then it is the
        product of the choices between them, and 0 where they contradict the numbers.
        """
        pile, first = f"hand.{p}", self.first[p]
        fixed = {i: self.pieces[i].index for i in first if self.pieces[i].index >= 0}
        free = [slot for slot in range(len(first)) if slot not in fixed.values()]
        row = numbered({i: way.numbers[i] for i in first if i in way.numbers})
        others = [i for i in first if i not in row and i not in fixed]
        factor, begun = 1, -1
        for part, anchor in parts_between(row, [i for i in row if i in fixed]):
            end = fixed[anchor] if anchor >= 0 else len(first)
            gap = [slot for slot in free if begun < slot < end]
            if len(part) > len(gap) or end < begun:
                return 0
            factor *= comb(len(gap), len(part))
            for slot in gap:
                slots[part.pop(0) if part else others.pop(0)] = (pile, slot)
            begun = end
        for i, slot in fixed.items():
            slots[i] = (pile, slot)
        return factor


class Writing:
    """A way, written as places and the cards that can lie there."""

    def __init__(self, telling: "Telling", way: Way, slots: dict[int, tuple[str, int]]) -> None:
        self.telling = telling
        self.facts = telling.facts
        self.way = way
        self.slots = slots
        self.places: list[Place] = []
        self.allowed: list[int] = []
        """By place, the cards that can lie there, those that somebody laid left aside."""
        self.of_seat: list[list[tuple[int, int]]] = [[] for _ in range(4)]
        """By player, his places, and how many cards he had bought before."""
        self.place_of: dict[int, int] = {}

    def case(self, unseen: Unseen) -> Unseen:
        deal = unseen.places[0].deal if unseen.places else 0
        for p in range(4):
            if p != self.telling.seat:
                self.hold(p, deal)
        self.group("offer", deal, self.way.offer, 0)
        self.discard(deal)
        self.rest(unseen)
        case = Unseen(unseen.log)
        case.weight = self.way.weight
        case.places = self.places
        case.tokens = [Token(token.deal, token.card, self.places_for(token.card)) for token in unseen.tokens]
        for pieces, suit, most in self.way.short:
            tokens = [i for i, token in enumerate(case.tokens) if suit_of(token.card) == suit]
            where = sorted({self.place_of[i] for i in pieces})
            case.clues.append(Clue("number", tokens, where, 0, most, True))
        return case

    def add(self, name: str, deal: int, slots: list[tuple[str, int]], allowed: int) -> int:
        self.places.append(Place(name, deal, slots))
        self.allowed.append(allowed)
        return len(self.places) - 1

    def group(self, name: str, deal: int, pieces: list[int], lacks: int) -> list[int]:
        """Pieces that nothing tells apart are one place."""
        hidden = [i for i in pieces if self.telling.pieces[i].card < 0]
        found: list[int] = []
        for kind in kinds_of(hidden, self.way.suits):
            allowed = self.way.suits[kind[0]] & ~lacks
            place = self.add(f"{name}.{len(found)}", deal, [self.slot(i) for i in kind], allowed)
            found.append(place)
            for i in kind:
                self.place_of[i] = place
        return found

    def slot(self, i: int) -> tuple[str, int]:
        piece = self.telling.pieces[i]
        return self.slots.get(i, (piece.pile, piece.index))

    def hold(self, p: int, deal: int) -> None:
        """What he had when the play began, and what he has bought since."""
        held = self.group(f"held.{p}", deal, self.way.hands[p], self.facts.lacks[p])
        self.of_seat[p] = [(place, 0) for place in held]
        for number, (index, lacked) in enumerate(self.facts.bought[p]):
            place = self.add(f"bought.{index}", deal, [("stock", index)], self.telling.pack & ~lacked)
            self.of_seat[p].append((place, number + 1))

    def discard(self, deal: int) -> None:
        """Each a place of its own, by who discarded and the how-manieth it was; of a known one only the name."""
        counts = [0] * 4
        for p, i in self.way.discards:
            card = self.telling.pieces[i].card
            if card < 0:
                name = f"discard.{p}.{counts[p]}"
                self.place_of[i] = self.add(name, deal, [self.slot(i)], self.way.suits[i])
            else:
                self.add(f"known.{p}.{counts[p]}.{card}", deal, [], 0)
            counts[p] += 1

    def rest(self, unseen: Unseen) -> None:
        """What nobody has touched since the log began."""
        used = {slot for place in self.places for slot in place.slots}
        for place in unseen.places:
            left = [slot for slot in place.slots if slot not in used]
            if left:
                self.add(place.name, place.deal, left, self.telling.pack)

    def places_for(self, card: int) -> list[int]:
        """Where an unseen card can be: one that somebody laid was his, and he had it by then."""
        if card not in self.facts.laid:
            return [place for place, allowed in enumerate(self.allowed) if allowed & bit(card)]
        seat, bought = self.facts.laid[card]
        return [
            place
            for place, before in self.of_seat[seat]
            if before <= bought and self.allowed[place] & bit(card)
        ]


def numbered(numbers: dict[int, int]) -> list[int]:
    """The pieces of a hand that lay on offer, by their numbers; those not taken fill what is left."""
    untaken = [i for i, number in numbers.items() if not number]
    by_number = {number: i for i, number in numbers.items() if number}
    return [by_number[n] if n in by_number else untaken.pop(0) for n in range(1, len(numbers) + 1)]


def parts_between(row: list[int], anchors: list[int]) -> list[tuple[list[int], int]]:
    """The parts of a row before each anchor and after the last (-1)."""
    found: list[tuple[list[int], int]] = []
    begun = 0
    for anchor in anchors:
        found.append((row[begun : row.index(anchor)], anchor))
        begun = row.index(anchor) + 1
    found.append((row[begun:], -1))
    return found


def thinned(ways: list[Way], most: int) -> list[Way]:
    """A fair sample of too many ways, the same for equal logs: at even steps through their weights.

    Several offers, each taken from and thrown off for by everybody, can have gone in tens of thousands of ways.
    """
    if len(ways) <= most:
        return ways
    total = sum([way.weight for way in ways])
    found: list[Way] = []
    passed = 0
    for way in ways:
        before = (2 * passed * most + total) // (2 * total)
        passed += way.weight
        hits = (2 * passed * most + total) // (2 * total) - before
        if hits:
            way.weight = hits
            found.append(way)
    return found


def kinds_of(pieces: list[int], suits: list[int]) -> list[list[int]]:
    """Pieces that nothing tells apart, together: a known face is a kind of its own."""
    found: dict[int, list[int]] = {}
    for i in pieces:
        found.setdefault(suits[i], []).append(i)
    return list(found.values())
