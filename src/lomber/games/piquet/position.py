"""What is known of a deal of Piquet: copies, views, descriptions, and the clues that everything said gives."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, members, size
from lomber.cards.pack import ACE, JACK, KING, SUIT, card_name, card_names, card_of
from lomber.games.piquet.deal import Phase
from lomber.games.piquet.heard import tell_counted, tell_heard
from lomber.games.piquet.holdings import (
    KINDS,
    PIPS,
    POINT,
    RUNS,
    SAMES,
    SEQUENCE,
    SET,
    SHAPES,
    pips_of,
    shape_index,
)
from lomber.games.piquet.moves import THROW
from lomber.games.piquet.state import Deals
from lomber.games.piquet.talk import UNSAID
from lomber.games.piquet.view import PiquetView
from lomber.play.exchange import hide_throw
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING, State, View
from lomber.table.scene import HIDDEN
from lomber.table.sheet import Sheet
from lomber.table.unseen import START, Unseen

SEVEN: Final[i64] = 5
EIGHT: Final[i64] = 6
NINE: Final[i64] = 7


def _ends() -> i64:
    mask: i64 = 0
    for suit in range(4):
        for rank in (ACE, NINE, EIGHT, SEVEN):
            mask |= BIT[card_of(rank, suit)]
    return mask


ENDS: Final[i64] = _ends()
"""The cards whose pips are not ten."""


def _figures() -> i64:
    mask: i64 = 0
    for suit in range(4):
        for rank in range(JACK, KING + 1):
            mask |= BIT[card_of(rank, suit)]
    return mask


FIGURES: Final[i64] = _figures()
"""The cards that a white hand lacks."""


class PiquetState(Deals):
    """One position of a match of Piquet or Norman Piquet."""

    # -- copies

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "PiquetState":
        other = PiquetState(self.game, self.rules, self.match.copy())
        other.single = self.single
        other.last = self.last[:]
        other.phase = self.phase
        self.copy_exchange(other)
        self.copy_play(other)
        return other

    def copy_exchange(self, other: "PiquetState") -> None:
        other.turn = self.turn
        other.seats = self.seats
        other.hands = copied(self.hands)
        other.thrown = copied(self.thrown)
        other.began = copied(self.began)
        other.talon = self.talon.copy()
        other.elder_talon = self.elder_talon
        other.dealer_talon = self.dealer_talon
        other.bought = copied(self.bought)
        other.thirteen = self.thirteen
        other.chosen = self.chosen
        other.showing = self.showing
        other.white = copied(self.white)
        other.asked = self.asked
        other.white_dealt = copied(self.white_dealt)
        other.white_after = copied(self.white_after)
        other.shown = copied(self.shown)
        other.talk = self.talk.copy()
        other.count = self.count.copy()
        other.whole = self.whole
        other.capots = self.capots
        other.base_thrown = copied(self.base_thrown)
        other.base_known = copied(self.base_known)
        other.base_open = copied(self.base_open)

    def copy_play(self, other: "PiquetState") -> None:
        other.demanded = self.demanded
        other.opened_claims = self.opened_claims
        other.resume = self.resume
        other.resume_turn = self.resume_turn
        other.retracted = self.retracted
        other.challenged = self.challenged
        other.proving = self.proving
        other.row_seats = copied(self.row_seats)
        other.row_cards = copied(self.row_cards)
        other.rows = self.rows
        other.in_trick = self.in_trick
        other.winning = self.winning
        other.winner = self.winner
        other.tricks = copied(self.tricks)
        other.earlier = self.earlier
        other.gone = self.gone
        other.laid = copied(self.laid)
        other.denied = copied(self.denied)

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def sheet(self) -> Sheet:
        return self.match.sheet()

    # -- what lies open

    def known(self, seat: i64) -> i64:
        """Cards of a hand that all have seen: shown, or of a white hand after the exchange."""
        return self.hands[seat] & (self.shown[seat] | self.white_after[seat])

    def exchanged(self) -> bool:
        """Is the exchange over, so that the unbought cards are turned up (P-9)?"""
        return len(self.seats) > 0 and self.bought[self.dealer()] >= 0

    def unbought(self) -> i64:
        mask: i64 = 0
        for i in range(len(self.talon.cards)):
            if self.talon.taker[i] < 0:
                mask |= BIT[self.talon.cards[i]]
        return mask

    def is_ordered(self, pile: str) -> bool:
        """Only the talon, whose cards are taken from the top."""
        return pile == "talon"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if pile == "talon":
            taker = self.talon.taker[index]
            return taker == seat if taker >= 0 else self.exchanged()
        if pile == "gone":
            return True
        owner: i64 = int(pile.partition(".")[2])
        if owner == seat:
            return True
        return deal == START and pile.startswith("hand") and index < size(self.base_known[owner])

    # -- views

    def view(self, seat: i64) -> View:
        view = PiquetView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.match.deals + 1
        view.sheet = self.sheet()
        view.over = self.phase is Phase.OVER
        view.scores = self.scores()
        view.last = self.last
        view.dealer = self.match.dealer
        view.gone = self.match.left
        view.totals = self.match.totals
        self.show_table(view)
        if seat >= 0:
            view.own = self.hands[seat]
            view.own_thrown = self.thrown[seat]
            view.chosen = self.chosen if seat == self.turn else 0
            view.surplus = self.surplus(seat)
            view.legal = [int(move) for move in self.legal(seat)]
            view.asides = [int(move) for move in self.asides(seat)]
            if self.phase is Phase.DECLARE and seat == self.turn:
                view.honest = self.talk.honest(self.hands[seat])
        return view

    def show_table(self, view: PiquetView) -> None:
        view.turn = self.turn
        view.sitting = [int(seat) for seat in self.seats]
        view.in_talon = size(self.unbought())
        view.unbought = self.unbought() if self.exchanged() else 0
        view.spoken = [(int(one // 10000), int(one % 10000)) for one in self.talk.spoken]
        view.capots = self.capots
        for seat in range(self.players):
            view.counts.append(int(size(self.hands[seat])))
            view.bought.append(int(self.bought[seat]))
            view.discards.append(int(size(self.thrown[seat])))
            view.known.append(int(self.known(seat)))
            view.white.append(int(self.white_dealt[seat] | self.white_after[seat]))
            view.laid.append(int(self.laid[seat]))
            view.denied.append(int(self.denied[seat]))
            view.tricks.append(int(self.tricks[seat]))
            view.hand_counts.append(int(self.count.hand[seat]))
            view.running.append(int(self.count.total(seat)))
        view.pique = self.count.pique
        view.repique = self.count.repique
        view.struck = self.count.struck
        view.silent = self.count.silent
        for row in range(self.rows):
            view.row_seats.append(int(self.row_seats[row]))
            view.row_cards.append(int(self.row_cards[row]))
        view.in_trick = self.in_trick
        view.winning = self.winning

    # -- descriptions

    def position(self, seat: i64) -> dict[str, Any]:
        described: dict[str, Any] = {
            "phase": self.phase.value,
            "turn": int(self.turn),
            "piles": self.piles(seat),
            "played": [f"{int(self.row_seats[i])} {card_name(self.row_cards[i])}" for i in range(self.rows)],
            "tricks": [int(n) for n in self.earlier],
            "talons": [int(self.elder_talon), int(self.dealer_talon)],
            "bought": [int(n) for n in self.bought],
            "thirteen": int(self.thirteen),
            "chosen": card_names(self.chosen) if seat in (EVERYTHING, self.turn) else "",
            "showing": card_names(self.showing) if seat in (EVERYTHING, self.turn) else "",
            "white": [int(n) for n in self.white],
            "white_dealt": [card_names(cards) for cards in self.white_dealt],
            "white_after": [card_names(cards) for cards in self.white_after],
            "asked": [int(s) for s in members(self.asked)],
            "shown": [card_names(cards) for cards in self.shown],
            "denied": [card_names(cards) for cards in self.denied],
            "whole": [int(s) for s in members(self.whole)],
            "capots": [int(s) for s in members(self.capots)],
            "demanded": [int(s) for s in members(self.demanded)],
            "opened_claims": int(self.opened_claims),
            "resume": [self.resume.value, int(self.resume_turn)],
            "retracted": int(self.retracted),
            "challenged": int(self.challenged),
            "proving": int(self.proving),
            "talk": self.talk_written(),
            "count": self.count_written(),
        }
        described.update(self.match_written())
        return described

    def piles(self, seat: i64) -> dict[str, str]:
        """Every card of the deal that has not been laid to a trick, once; what all know of a hand stands first."""
        piles: dict[str, str] = {}
        for p in range(self.players):
            open_ = self.known(p)
            mine = seat in (EVERYTHING, p)
            words = card_names(open_).split()
            rest = self.hands[p] & ~open_
            words.extend(card_names(rest).split() if mine else [HIDDEN] * int(size(rest)))
            piles[f"hand.{p}"] = " ".join(words)
            thrown = card_names(self.thrown[p]).split()
            piles[f"thrown.{p}"] = " ".join(thrown if mine else [HIDDEN] * len(thrown))
        talon: list[str] = []
        for i in range(len(self.talon.cards)):
            if self.talon.taker[i] < 0:
                open_card = seat == EVERYTHING or self.exchanged()
                talon.append(card_name(self.talon.cards[i]) if open_card else HIDDEN)
        piles["talon"] = " ".join(talon)
        piles["gone"] = card_names(self.gone)
        return piles

    def talk_written(self) -> list[Any]:
        """The conversation, with nothing in it that was not said: the cards are found again in the hands."""
        talk = self.talk
        claims: list[list[int]] = []
        for claim in talk.claims:
            key = talk.keys[3 * claim.seat] if claim.kind == POINT else claim.key
            claims.append([int(claim.seat), int(claim.kind), int(key)])
        return [
            [int(one) for one in talk.order],
            [int(talk.kind), int(talk.stage), int(talk.at), int(talk.tied)],
            [int(key) for key in talk.keys],
            [int(limit) for limit in talk.limits],
            [int(winner) for winner in talk.winners],
            claims,
            [int(one) for one in talk.spoken],
        ]

    def count_written(self) -> list[Any]:
        count = self.count
        return [
            [int(n) for n in count.hand],
            [int(n) for n in count.made],
            [int(n) for n in count.bonus],
            [int(n) for n in count.late],
            [int(count.repique), int(count.pique), int(count.silent), int(count.struck)],
        ]

    def match_written(self) -> dict[str, Any]:
        match = self.match
        return {
            "deal": match.deals,
            "dealer": int(match.dealer),
            "drawing": [int(s) for s in members(match.drawing)],
            "left": [int(s) for s in members(match.left)],
            "totals": match.totals[:],
            "payments": match.payments[:],
            "pairs": [pair.written() for pair in match.pairs],
            "entries": entries_written(match.entries),
            "single": self.single,
            "last": self.last[:],
        }

    # -- what the others can know

    def aloud(self) -> list[str]:
        """Who is asked, and for what, where it hangs on hidden cards: a white hand, more to count."""
        if self.phase is Phase.DECLARE:
            return [f"{int(self.turn)} {self.phase.value} {KINDS[self.talk.kind]}"]
        if self.phase is Phase.WHITE or self.phase is Phase.AFTER or self.phase is Phase.ALL:
            return [f"{int(self.turn)} {self.phase.value}"]
        return []

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Where cards can be: thrown, bought, shown, laid. What else was said the replay itself holds worlds to."""
        if self.turn < 0:
            return
        for p in self.seats:
            if p != seat:
                hide_throw(unseen, p, size(self.thrown[p] & ~self.base_thrown[p]))
                if unseen.has("talon"):
                    unseen.carve("talon", f"bought.{p}", self.talon.drawn_by(p))
        for p in self.seats:
            if p != seat:
                self.tell_of(p, unseen)
                self.tell_white(p, unseen)
        if not self.rules.manual:
            for p in self.seats:
                if p != seat:
                    self.tell_claims(p, seat, unseen)
        elif not self.rules.manner.lies:
            others = [int(p) for p in self.seats if p != seat]
            tell_heard(self.talk, others, [int(cards) for cards in self.base_open], unseen)

    def tell_of(self, p: i64, unseen: Unseen) -> None:
        kept = [f"hand.{p}", f"bought.{p}"]
        for card in members(self.laid[p] | self.shown[p]):
            unseen.only(int(card), kept)
        for card in members(self.white_dealt[p]):
            unseen.only(int(card), [f"hand.{p}", f"thrown.{p}"])
        for card in members(self.white_after[p]):
            unseen.only(int(card), kept)
        unseen.never(members(self.denied[p] & ~self.laid[p]), kept)

    def tell_white(self, p: i64, unseen: Unseen) -> None:
        """Where everything is declared only white hands are asked for: who is asked has one."""
        if self.rules.manual or p != self.turn:
            return
        if self.phase is Phase.WHITE or self.phase is Phase.AFTER:
            unseen.never(members(FIGURES), [f"hand.{p}", f"bought.{p}"])

    def tell_claims(self, p: i64, seat: i64, unseen: Unseen) -> None:
        """Where everything is declared, a sequence or set that was named unseen is there, in some suit."""
        if self.talk.limits[3 * p] > UNSAID:
            self.tell_point(p, unseen)
        sequence, equal = self.talk.keys[3 * p + SEQUENCE], self.talk.keys[3 * p + SET]
        elsewhere = self.elsewhere(p, seat)
        kept = [f"hand.{p}", f"bought.{p}"]
        if sequence >= 0 and not self.has_shown(p, SEQUENCE):
            runs = [RUNS[21 * suit + shape_index(sequence)] for suit in range(4)]
            fork(unseen, [run for run in runs if not run & elsewhere], kept, True)
            drop_impossible(unseen)
        if equal >= 0 and not self.has_shown(p, SET):
            first = 5 * (equal % 16 - 8)
            sames = [SAMES[first]] if equal >= 16 else SAMES[first + 1 : first + 5]
            fork(unseen, [same for same in sames if not same & elsewhere], kept, False)
            drop_impossible(unseen)
        tell_counted(self.talk, p, self.base_open[p], unseen)
        for case in unseen.cases:
            if self.talk.limits[3 * p + SEQUENCE] > UNSAID:
                self.tell_sequences(p, case, kept)
            if self.talk.limits[3 * p + SET] > UNSAID:
                self.tell_sets(p, case, kept)

    def tell_point(self, p: i64, unseen: Unseen) -> None:
        """What p has named is a suit of his: a case for each, the first that has the best key; none is above it."""
        kept = [f"hand.{p}", f"bought.{p}"]
        limit = self.talk.limits[3 * p]
        key = self.talk.keys[3 * p]
        if key < 0 or self.has_shown(p, POINT):
            for case in unseen.cases:
                for suit in range(4):
                    self.weigh(case, p, suit, 0, limit, kept)
            return
        low = limit - limit % 100 if key < 100 else limit
        choices = [(suit, ends) for suit in range(4) for ends in (ends_of(key, suit) if key >= 100 else [-1])]
        for case in list(unseen.cases):
            others = [case.fork(case.weight) for _ in choices[1:]]
            for (suit, ends), one in zip(choices, [case, *others], strict=True):
                self.tell_suit(one, p, suit, ends, key // 100 if key >= 100 else key, kept)
                for other in range(4):
                    if other != suit:
                        self.weigh(one, p, other, 0, low - 1 if other < suit else limit, kept)
        drop_impossible(unseen)

    def tell_suit(self, case: Unseen, p: i64, suit: i64, ends: i64, number: i64, kept: list[str]) -> None:
        """So many cards of the suit are in the hand; of ace, nine, eight and seven, where pips were said, these."""
        counted = SUIT[suit]
        if ends >= 0:
            case.never(members(ENDS & SUIT[suit] & ~ends & ~self.base_open[p]), kept)
            for card in members(ends):
                case.only(int(card), kept)
            counted &= ~ENDS
            number -= size(ends)
        number -= size(self.base_open[p] & counted)
        case.number(members(counted), kept, int(number), int(number))

    def weigh(self, case: Unseen, p: i64, suit: i64, least: i64, most: i64, kept: list[str]) -> None:
        """The key of a suit in the hand, 100 for each card and its pips, lies within these bounds."""
        weights: dict[int, int] = {}
        for card in members(SUIT[suit] & self.rules.pack):
            weights[int(card)] = int(100 + PIPS[card % 13])
        seen = self.base_open[p] & SUIT[suit]
        known = 100 * size(seen) + pips_of(seen)
        case.weigh(weights, kept, int(least - known), int(most - known))

    def tell_sequences(self, p: i64, case: Unseen, kept: list[str]) -> None:
        """No sequence above what p has named or let pass: none of its length with a higher top, none longer."""
        limit = self.talk.limits[3 * p + SEQUENCE]
        longest = limit // 16 if limit >= 48 else 2
        for index, shape in enumerate(SHAPES):
            above = shape[0] == longest and shape[1] > limit % 16
            if above or shape[0] == longest + 1:
                for suit in range(4):
                    run: i64 = RUNS[21 * suit + index]
                    case.apart(members(run & ~self.base_open[p]), kept, rare=True)

    def tell_sets(self, p: i64, case: Unseen, kept: list[str]) -> None:
        """No fourteen and no three above what p has named or let pass."""
        limit = self.talk.limits[3 * p + SET]
        for rank in range(5):
            four: i64 = SAMES[5 * rank]
            most = 4
            if 24 + rank > limit:
                most = 3
            if 8 + rank > limit:
                most = 2
            if most < 4:
                case.number(members(four), kept, 0, most - int(size(four & self.base_open[p])), rare=True)

    def has_shown(self, p: i64, kind: i64) -> bool:
        return any(
            claim.seat == p and claim.kind == kind and self.rules.manner.shown for claim in self.talk.claims
        )

    def elsewhere(self, p: i64, seat: i64) -> i64:
        """Cards that the seat knows p did not begin the play with."""
        cards = self.unbought() if self.exchanged() else 0
        if seat >= 0:
            cards |= self.hands[seat] | self.thrown[seat] | self.laid[seat]
        for other in self.seats:
            if other != p:
                cards |= self.laid[other] | self.known(other)
        return cards

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        cards = sorted(world.get(f"thrown.{seat}", []))
        return [int(THROW) + cards.pop(0) if code < 0 else int(code) for code in shape]


def ends_of(key: i64, suit: i64) -> list[int]:
    """Which of ace, nine, eight and seven a suit can have that has this number of cards and pips.

    The others count ten each: ace, nine, eight and seven make the difference of +1, -1, -2 and -3.
    """
    found: list[int] = []
    for ranks in range(16):
        cards: i64 = 0
        difference: i64 = 0
        for bit, rank in enumerate((ACE, NINE, EIGHT, SEVEN)):
            if ranks & int(BIT[bit]):
                cards |= BIT[card_of(rank, suit)]
                difference += PIPS[rank] - 10
        middle = key // 100 - size(cards)
        if difference == key % 100 - 10 * (key // 100) and 0 <= middle <= 4:
            found.append(int(cards))
    return found


def drop_impossible(unseen: Unseen) -> None:
    """Leave out cases in which some card could be nowhere."""
    possible = [case for case in unseen.cases if all(token.places for token in case.tokens)]
    if possible:
        unseen.cases[:] = possible


def fork(unseen: Unseen, choices: list[int], kept: list[str], first: bool) -> None:
    """One of these groups of cards is in the places: a case for each.

    `first`: several may be there together (equal sequences in two suits), and a case is for the first of them; so
    the groups before it are not all there. Threes of one rank shut each other out: the fourth card is elsewhere.
    """
    whole: i64 = 0
    for choice in choices:
        whole |= choice
    for case in list(unseen.cases):
        others = [case.fork(case.weight) for _ in choices[1:]]
        for number, one in enumerate([case, *others]):
            if number >= len(choices):
                break
            for card in members(choices[number]):
                one.only(int(card), kept)
            if first:
                for earlier in choices[:number]:
                    one.apart(members(earlier), kept, rare=True)
            elif len(choices) > 1:
                one.never(members(whole & ~choices[number]), kept)
