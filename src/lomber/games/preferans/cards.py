"""The book's advice on the cards: defence, misère, all-pass hands (A-11 … A-24); ours begin with A-P."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, KING, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.preferans.advice import NO_OPINION, PreferansAdvice
from lomber.games.preferans.judging import EIGHT, NINE, SEVEN, has, holes, shortest_high
from lomber.games.preferans.moves import PASS, game_bid, trump_of
from lomber.games.preferans.view import PreferansView
from lomber.play.tricks import beats
from lomber.table.contract import Advice


class CardAdvice(PreferansAdvice):
    """Asks itself by what is played: a game, a misère or nothing bid, and by which side."""

    def advise(self, view: PreferansView) -> i64:
        if view.phase != "play":
            return NO_OPINION
        if view.raspasy:
            return self.all_pass(view, view.hands[view.turn])
        declares = view.turn == view.declarer
        if view.is_misere():
            hand = view.hands[view.turn]
            return self.misere(view, hand) if declares else self.against_misere(view, hand)
        hand = view.hands[view.turn]
        return self.declare(view, hand) if declares else self.defend(view, hand)

    def all_pass(self, view: PreferansView, hand: i64) -> i64:
        return NO_OPINION

    def misere(self, view: PreferansView, hand: i64) -> i64:
        return NO_OPINION

    def against_misere(self, view: PreferansView, hand: i64) -> i64:
        return NO_OPINION

    def declare(self, view: PreferansView, hand: i64) -> i64:
        return NO_OPINION

    def defend(self, view: PreferansView, hand: i64) -> i64:
        return NO_OPINION


# -- reading the table


def partner(view: PreferansView) -> i64:
    """The other who plays against the declarer."""
    for place in view.order:
        if place != view.declarer and place != view.turn:
            return place
    return -1


def next_place(view: PreferansView) -> i64:
    """Who plays after this card."""
    at = view.order.index(int(view.turn))
    return view.order[(at + 1) % len(view.order)]


def suit_bid_by(view: PreferansView, place: i64) -> i64:
    """The last suit that a player named in the auction, or -1."""
    suit: i64 = -1
    for who, word in view.talk:
        if who == place and word != PASS and game_bid(word) >= 0:
            suit = trump_of(game_bid(word))
    return suit


def discards_of(view: PreferansView, place: i64) -> list[i64]:
    """The cards that a place threw on suits it did not have, trumps left out, in their order."""
    thrown: list[i64] = []
    led: i64 = -1
    for i in range(view.laid):
        if any(view.starts[t] == i for t in range(view.done + 1)):
            led = suit_of(view.played[i])
        card = view.played[i]
        if view.player[i] == place and suit_of(card) not in (led, view.trump):
            thrown.append(card)
    return thrown


def is_void(view: PreferansView, hand: i64) -> bool:
    """May he throw what he likes: neither the suit led nor a trump that is due?"""
    if view.led < 0 or hand & SUIT[view.led]:
        return False
    return view.trump < 0 or not hand & SUIT[view.trump]


def declarers_suits(view: PreferansView) -> i64:
    """Cards of the suits that the declarer led himself: there he is long (A-14)."""
    found: i64 = 0
    for t in range(view.done):
        first = view.starts[t]
        if view.player[first] == view.declarer:
            found |= SUIT[suit_of(view.played[first])]
    return found & ~(SUIT[view.trump] if view.trump >= 0 else 0)


def trumped_suits(view: PreferansView) -> i64:
    """Cards of the suits that the declarer has been trumping."""
    found: i64 = 0
    led: i64 = -1
    for i in range(view.laid):
        if any(view.starts[t] == i for t in range(view.done + 1)):
            led = suit_of(view.played[i])
        if view.player[i] == view.declarer and suit_of(view.played[i]) == view.trump and led != view.trump:
            found |= SUIT[led]
    return found


def under(hand: i64, winning: i64) -> i64:
    """The highest card that does not take from the winning one, -1 if there is none."""
    lower = hand & ~ABOVE[winning] & SUIT[suit_of(winning)]
    return highest(lower) if lower else NO_OPINION


def best_suit(view: PreferansView, hand: i64) -> i64:
    """The own side suit with the highest card, of equals the longest."""
    best: i64 = -1
    worth: i64 = -1
    for suit in range(4):
        cards = hand & SUIT[suit]
        if suit != view.trump and cards:
            value = 16 * rank_of(highest(cards)) + size(cards)
            if value > worth:
                best, worth = suit, value
    return best


# -- defence of a game


class LeadPartnersSuit(CardAdvice):
    """A-11: lead the suit the fellow whister bid, or one's own of five with ace and king."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        if view.led >= 0:
            return NO_OPINION
        suit = suit_bid_by(view, partner(view))
        if suit >= 0 and suit != view.trump and hand & SUIT[suit]:
            return highest(hand & SUIT[suit])
        for own in range(4):
            cards = hand & SUIT[own]
            if own != view.trump and size(cards) >= 5 and has(hand, ACE, own) and has(hand, KING, own):
                return highest(cards)
        return NO_OPINION


class ThroughTheStrongHand(CardAdvice):
    """A-12: lead small when the declarer plays next; lead the highest when he is last."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        suit = best_suit(view, hand)
        if view.led >= 0 or suit < 0:
            return NO_OPINION
        through = next_place(view) == view.declarer
        return lowest(hand & SUIT[suit]) if through else highest(hand & SUIT[suit])


class FirstDiscardShows(CardAdvice):
    """A-13: the first discard is a card of one's best suit; it shows the suit."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        suit = best_suit(view, hand)
        if not is_void(view, hand) or suit < 0 or discards_of(view, view.turn):
            return NO_OPINION
        cards = hand & SUIT[suit]
        return lowest(cards) if size(cards) > 1 else NO_OPINION


class ThrowPartnersSuit(CardAdvice):
    """A-15: never guard the same suit: throw the one the partner has shown."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        shown = discards_of(view, partner(view))
        if not is_void(view, hand) or not shown:
            return NO_OPINION
        cards = hand & SUIT[suit_of(shown[0])]
        return lowest(cards) if cards else NO_OPINION


class ThrowWhatHeTrumps(CardAdvice):
    """A-16: throw the suit that the declarer is trumping, but keep one to lead under his trumps."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        cards = hand & trumped_suits(view)
        if not is_void(view, hand) or size(cards) < 2:
            return NO_OPINION
        return lowest(cards)


class KeepHisSuit(CardAdvice):
    """A-14: do not discard the suit that the declarer holds."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        his = declarers_suits(view)
        cards = hand & ~his
        if not is_void(view, hand) or not cards or cards == hand:
            return NO_OPINION
        return cheapest(cards)


def cheapest(hand: i64) -> i64:
    """The lowest rank, of equals the lower suit."""
    best = lowest(hand)
    for card in members(hand):
        if rank_of(card) < rank_of(best):
            best = card
    return best


class Defend(CardAdvice):
    """A-P6: take from the declarer as cheaply as one can, leave the partner's tricks alone."""

    def defend(self, view: PreferansView, hand: i64) -> i64:
        proper = proper_cards(view)
        if view.led < 0:
            return cheapest(proper)
        winners = winning_cards(view, proper)
        if view.winner == partner(view) and declarer_has_played(view):
            return cheapest(proper)
        return cheapest(winners) if winners else cheapest(proper)


def proper_cards(view: PreferansView) -> i64:
    """The cards that may be played."""
    mask: i64 = 0
    for move in view.legal:
        if move < 52 and not view.forbidden & BIT[move]:
            mask |= BIT[move]
    return mask


def winning_cards(view: PreferansView, cards: i64) -> i64:
    """Those of the cards that take the trick as it lies."""
    if view.winning < 0:
        return cards
    mask: i64 = 0
    for card in members(cards):
        if beats(card, view.winning, view.trump):
            mask |= BIT[card]
    return mask


def declarer_has_played(view: PreferansView) -> bool:
    start = view.laid - view.in_trick
    return any(view.player[i] == view.declarer for i in range(start, view.laid))


class Declare(CardAdvice):
    """A-P7: draw the trumps from the top, then the top cards; take when last, else the highest that takes."""

    def declare(self, view: PreferansView, hand: i64) -> i64:
        proper = proper_cards(view)
        out = view.pack & ~hand & ~view.gone() & ~view.discard
        if view.led < 0:
            return self.lead(view, hand, out)
        winners = winning_cards(view, proper)
        if not winners:
            return cheapest(proper)
        last = view.in_trick == len(view.order) - 1
        return cheapest(winners) if last or trumps_only(view, winners) else highest(winners)

    def lead(self, view: PreferansView, hand: i64, out: i64) -> i64:
        trumps = hand & SUIT[view.trump] if view.trump >= 0 else 0
        if trumps and out & SUIT[view.trump]:
            return highest(trumps)
        for card in members(hand & ~trumps):
            if not out & ABOVE[card]:
                return highest(hand & SUIT[suit_of(card)])
        suit = best_suit(view, hand)
        return highest(hand & SUIT[suit]) if suit >= 0 else highest(hand)


def trumps_only(view: PreferansView, cards: i64) -> bool:
    return view.trump >= 0 and not cards & ~SUIT[view.trump]


# -- misère


class SaveTheSecond(CardAdvice):
    """A-20: four with 8 and T against 7 and 9 led from: take with the highest, and lose one trick, not two."""

    def misere(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            return NO_OPINION
        mine = hand & SUIT[view.led]
        seven = card_of(SEVEN, view.led)
        if view.winning != seven or size(mine) != 4:
            return NO_OPINION
        both = has(hand, EIGHT, view.led) and has(hand, TEN, view.led)
        leader = view.winner
        rest = view.hands[leader] & SUIT[view.led]
        nine = bool(rest & BIT[card_of(NINE, view.led)]) and size(rest) == 3
        return highest(mine) if both and nine else NO_OPINION


class NeverTake(CardAdvice):
    """A-20: the misère player never takes a trick by his own will."""

    def misere(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            return self.lead(view, hand)
        if hand & SUIT[view.led]:
            if view.winning < 0:
                return lowest(hand & SUIT[view.led])
            lower = under(hand, view.winning)
            return lower if lower >= 0 else lowest(hand & SUIT[view.led])
        return throw_danger(view, hand)

    def lead(self, view: PreferansView, hand: i64) -> i64:
        """A small card of the suit in which the others have most that is higher."""
        out = view.pack & ~hand & ~view.gone() & ~view.discard
        best: i64 = -1
        worth: i64 = -1
        for suit in range(4):
            cards = hand & SUIT[suit]
            if cards:
                low = lowest(cards)
                value = 10 * size(out & ABOVE[low]) - size(out & SUIT[suit] & (BIT[low] - 1))
                if value > worth:
                    best, worth = low, value
        return best


def throw_danger(view: PreferansView, hand: i64) -> i64:
    """The highest card of the suit in which most can be forced."""
    out = view.pack & ~hand & ~view.gone() & ~view.discard
    best: i64 = -1
    worth: i64 = -1
    for suit in range(4):
        cards = hand & SUIT[suit]
        if cards:
            value = 100 * holes(cards, out & SUIT[suit]) + rank_of(highest(cards))
            if value > worth:
                best, worth = highest(cards), value
    return best


def misere_voids(view: PreferansView) -> i64:
    """Cards of the suits that the misère player was seen not to have."""
    return view.denied[view.declarer]


class NotHisVoid(CardAdvice):
    """A-22: do not lead again the suit he was void in: he would throw his danger. Lead low in the others."""

    def against_misere(self, view: PreferansView, hand: i64) -> i64:
        voids = misere_voids(view)
        cards = hand & ~voids
        if view.led >= 0 or not hand & voids or not cards:
            return NO_OPINION
        return cheapest(cards)


class AnswerEachOther(CardAdvice):
    """A-21: answer the partner's suit; void in it, throw the high cards of the suit he must be caught in."""

    def against_misere(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            suit = self.led_by_partner(view)
            cards = hand & SUIT[suit] & ~misere_voids(view) if suit >= 0 else 0
            return lowest(cards) if cards else NO_OPINION
        if hand & SUIT[view.led]:
            return NO_OPINION
        cards = hand & ~misere_voids(view)
        return highest_rank(cards) if cards else NO_OPINION

    def led_by_partner(self, view: PreferansView) -> i64:
        suit: i64 = -1
        for t in range(view.done):
            first = view.starts[t]
            if view.player[first] == partner(view):
                suit = suit_of(view.played[first])
        return suit


def highest_rank(hand: i64) -> i64:
    best = lowest(hand)
    for card in members(hand):
        if rank_of(card) > rank_of(best):
            best = card
    return best


class StayUnderHim(CardAdvice):
    """A-P8: against misère stay below him if one can; where he cannot be caught, get rid of high cards."""

    def against_misere(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            return cheapest(hand)
        same = hand & SUIT[view.led]
        if not same:
            return highest_rank(hand)
        if view.winner == view.declarer or not declarer_has_played(view):
            return lowest(same)
        return highest(same)


# -- all pass


class ThrowShortHighs(CardAdvice):
    """A-23: void, throw the highest card of a short suit; lead from short suits; follow low."""

    def all_pass(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            return self.lead(hand)
        if not hand & SUIT[view.led]:
            return shortest_high(hand)
        return NO_OPINION

    def lead(self, hand: i64) -> i64:
        """The lowest card of the shortest suit."""
        best: i64 = -1
        worth: i64 = 1000
        for suit in range(4):
            cards = hand & SUIT[suit]
            if cards:
                value = 20 * size(cards) + rank_of(lowest(cards))
                if value < worth:
                    best, worth = lowest(cards), value
        return best


class UnderTheTalon(CardAdvice):
    """A-24: on the dealer's talon card play under it, as high as one can; a 7 or 8 somebody must take."""

    def all_pass(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0 or view.done + 1 > 2 or not hand & SUIT[view.led] or view.winning < 0:
            return NO_OPINION
        if int(view.player[view.laid - view.in_trick]) in view.order:
            return NO_OPINION
        return under(hand, view.winning)


class DuckOrTakeHigh(CardAdvice):
    """A-P10: stay below what lies; who must take as the last takes with his highest."""

    def all_pass(self, view: PreferansView, hand: i64) -> i64:
        if view.led < 0:
            return NO_OPINION
        same = hand & SUIT[view.led]
        if not same:
            return highest_rank(hand)
        if view.winning < 0:
            return lowest(same)
        lower = under(hand, view.winning)
        if lower >= 0:
            return lower
        last = view.counts[next_place(view)] < view.counts[view.turn]
        return highest(same) if last else lowest(same)


ADVICE: Final[list[Advice]] = [
    LeadPartnersSuit("A-11"),
    ThroughTheStrongHand("A-12"),
    FirstDiscardShows("A-13"),
    ThrowPartnersSuit("A-15"),
    ThrowWhatHeTrumps("A-16"),
    KeepHisSuit("A-14"),
    Defend("A-P6"),
    Declare("A-P7"),
    SaveTheSecond("A-20"),
    NeverTake("A-20"),
    NotHisVoid("A-22"),
    AnswerEachOther("A-21"),
    StayUnderHim("A-P8"),
    UnderTheTalon("A-24"),
    ThrowShortHighs("A-23"),
    DuckOrTakeHigh("A-P10"),
]
