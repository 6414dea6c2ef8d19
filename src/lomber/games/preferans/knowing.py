"""What each seat may know of a hand: its view, its description, and where unseen cards can be.

Every hand is seen by its owner only; the talon by nobody before it is bought, then by all; the discard by nobody
but who laid it away, ever (P-10). Open hands are seen by all.
"""

from math import comb
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import card_name, card_names, read_card
from lomber.games.preferans.hand import PLAY, HandState
from lomber.games.preferans.moves import DISCARD, GAMES
from lomber.games.preferans.terms import MODERN, PLACES
from lomber.games.preferans.view import PreferansView
from lomber.play.rows import Row
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING
from lomber.table.unseen import START, Unseen


class KnownState(HandState):
    """A hand as it is seen from each seat."""

    # -- dealt positions

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        name, _, number = pile.partition(".")
        if name == "talon":
            return self.sees_talon(seat, number, index + (self.gone if deal == START else 0))
        if name == "hand":
            place: i64 = int(number)
            if not self.origin[place]:  # the hand is over and gathered in
                return seat == place
            return seat == place or self.sees_card(seat, place, self.dealt_card(place, deal, index))
        return name == "gone" or (name in ("discard", "chosen") and seat == int(number))

    def sees_talon(self, seat: i64, number: str, index: i64) -> bool:
        """Everybody has seen so many cards of it."""
        return index < self.shown

    def dealt_card(self, place: i64, deal: i64, index: i64) -> i64:
        """The card at a position of a hand, as it was dealt or as the set-up writes it."""
        if deal == START:
            return read_card(card_names(self.origin[place]).split()[index])
        return members(self.origin[place])[index]

    def sees_card(self, seat: i64, place: i64, card: i64) -> bool:
        """Has somebody seen this card of another's hand: in an open hand, or as it came from the talon?"""
        if self.open & BIT[place]:
            return not self.discards[place] & BIT[card]
        bought = self.taken and place == self.declarer and int(card) in self.shown_talon()
        return bought and bool(self.begun_with() & BIT[card])

    def begun_with(self) -> i64:
        """Cards of the talon that the buyer held openly where the log of this hand begins (a set-up)."""
        return self.origin[self.declarer] if self.shown_at_start else 0

    def shown_talon(self) -> list[int]:
        """The talon that was bought, or may be: everybody has seen what is taken of it."""
        return [int(card) for card in self.talon]

    def is_ordered(self, pile: str) -> bool:
        return pile == "talon"

    def aloud(self) -> list[str]:
        """Cards of the bought talon that an open hand has not got were laid away: no dealt position tells it."""
        if not self.taken or not self.open & BIT[self.declarer]:
            return []
        away = [card_name(card) for card in self.shown_talon() if self.discards[self.declarer] & BIT[card]]
        return [f"laid away {' '.join(away)}"] if away else []

    # -- clues

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Discards move hidden cards; the play tells of voids."""
        for place in self.board.order:
            if place != seat and self.has_laid_away(place, unseen):
                for case in list(unseen.cases):  # a spectator may have to guess two discards
                    self.hide_discard(place, case)
        for case in list(unseen.cases):
            for place in self.board.order:
                if place != seat:
                    self.told_by_play(place, case)

    def has_laid_away(self, place: int, unseen: Unseen) -> bool:
        """Has somebody else laid two cards away since the log begins?"""
        return any(who == place and -1 in codes for who, codes in unseen.log)

    def hide_discard(self, place: int, unseen: Unseen) -> None:
        """Two of twelve: none, one or both of the two that all have seen; each way is a case.

        The others came out of a hand of h hidden cards, k of them in one of C(h, k) ways.
        """
        ways = self.discard_ways(place, self.hidden_in(f"hand.{place}", unseen))
        cases = [unseen] + [unseen.fork(unseen.weight) for _ in ways[1:]]
        for case, (weight, shown) in zip(cases, ways, strict=True):
            case.weight *= weight
            hidden = 2 - len(shown)
            beside = f"+{card_name(shown[0])}" if len(shown) == 1 else ""
            if hidden:
                case.split(f"hand.{place}", f"discard.{place}{beside}", hidden)

    def hidden_in(self, name: str, unseen: Unseen) -> int:
        return next((len(place.slots) for place in unseen.places if place.name == name), 0)

    def discard_ways(self, place: int, hidden: int) -> list[tuple[int, list[int]]]:
        """Which cards of the talon can have been laid away, with the number of ways for the rest."""
        ways: list[tuple[int, list[int]]] = []
        talon = self.shown_talon()
        for shown in ([], [talon[0]], [talon[1]], talon):
            rest = 2 - len(shown)
            if rest <= hidden and self.can_have_laid_away(place, shown):
                ways.append((comb(hidden, rest), shown))
        return ways

    def can_have_laid_away(self, place: int, shown: list[int]) -> bool:
        """Played or lying open: not laid away. Neither, though it should be seen: it was."""
        played = self.board.played_by(place)
        lies_open = bool(self.open & BIT[place])
        for card in self.shown_talon():
            kept = card not in shown
            is_seen = bool((played | (self.board.hands[place] if lies_open else 0)) & BIT[card])
            if is_seen and not kept:
                return False
            if kept and not is_seen and (lies_open or self.board.denied[place] & BIT[card]):
                return False
        return True

    def told_by_play(self, place: int, case: Unseen) -> None:
        """Cards played came from the hand; what it was seen not to have is not there (P-12)."""
        places = self.holding_places(place)
        played = self.board.played_by(place)
        for card in members(played):
            case.only(int(card), places)
        case.never(members(self.board.denied[place] & ~played), places)
        if self.taken and place == self.declarer:  # in a set-up they may be unseen again
            for bought in self.shown_talon():
                case.only(bought, [*places, f"discard.{place}"])

    def holding_places(self, place: int) -> list[str]:
        """Where the cards come from that a place plays."""
        return [f"hand.{place}"]

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """A struck gesture is a discard of two."""
        cards = self.thrown_in(seat, world)
        return [int(DISCARD) + card for card in sorted(cards)]

    def thrown_in(self, seat: i64, world: dict[str, list[int]]) -> list[int]:
        """The two cards laid away in a guessed world."""
        for name, cards in world.items():
            place, _, beside = name.partition("+")
            if place == f"discard.{seat}":
                return cards + ([int(read_card(beside))] if beside else [])
        return self.shown_talon()

    # -- the view

    def view(self, seat: i64) -> PreferansView:
        view = self.glimpse(seat, self.legal(seat))
        view.sheet = self.sheet()
        view.scores = self.scores()
        return view

    def glimpse(self, seat: i64, moves: vec[i64]) -> PreferansView:
        """The sheet and what it would come to are dearer than all the rest, and no advice reads them."""
        view = PreferansView(seat, self.game)
        self.fill_match(view)
        self.fill_cards(view)
        self.fill_words(view)
        self.fill_tricks(view)
        view.legal = moves
        view.forbidden = self.forbidden_cards(seat)
        view.asides = self.asides(seat)
        return view

    def observe(self, seat: i64, numbers: vec[float], at: i64) -> None:
        """Nor does any number tell of them."""
        self.glimpse(seat, vec[i64]()).write(Row(numbers, at))

    def forbidden_cards(self, seat: i64) -> i64:
        """With `manners`: cards that the seat can play and that would be a revoke."""
        if self.phase is not PLAY or self.to_move() != seat or not self.terms.manners:
            return 0
        return self.board.hands[self.board.turn] & ~self.board.proper(self.board.turn)

    def fill_match(self, view: PreferansView) -> None:
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.over = self.over()
        view.hand_cards = self.terms.hand_cards
        view.pack = self.terms.pack
        view.counts_sixes = self.terms.form == MODERN
        view.dealer = self.dealer
        view.order = self.board.order
        view.to_act = self.to_move()
        view.series = self.pulka.series
        view.raspasy_price = self.pulka.trick_price()
        view.floor = self.pulka.floor()
        view.late = self.pulka.is_late()
        view.last = self.last

    def fill_cards(self, view: PreferansView) -> None:
        """The hands that the seat may see, and how many cards each of the others has."""
        seat = view.seat
        view.open = self.open
        for place in self.board.order:
            view.counts[place] = size(self.board.hands[place])
            if place == seat or self.open & BIT[place]:
                view.hands[place] = self.board.hands[place]
                view.known |= BIT[place]
        if seat >= 0 and seat == self.to_move():
            view.chosen = self.chosen
        if seat >= 0:
            view.discard = self.discards[seat]
        self.fill_talon(view)

    def fill_talon(self, view: PreferansView) -> None:
        peeks = view.seat >= 0 and bool(self.peeked & BIT[view.seat])
        shown = len(self.talon) if peeks else self.shown
        view.talon = [int(self.talon[i]) for i in range(shown)]
        view.talon_closed = len(self.talon) - shown
        view.talon_taken = self.taken

    def fill_words(self, view: PreferansView) -> None:
        auction, whisting = self.auction, self.whisting
        view.talk = list(zip(auction.who, auction.words, strict=True))
        view.bid = self.bid if self.declarer >= 0 else auction.bid
        view.bidder = self.declarer if self.declarer >= 0 else auction.bidder
        view.passed = auction.passed
        view.declarer = self.declarer
        view.announced = self.announced
        view.raspasy = self.is_raspasy()
        view.written = self.is_written()
        if view.raspasy and view.written:
            view.raspasy_price = self.pulka.price_paid()
        view.offerer = self.offerer
        view.peeked = [int(seat) for seat in members(self.peeked)]
        view.commanded = self.commanded
        if whisting is None:
            return
        view.need = self.terms.needed(whisting.level)
        view.price = self.pulka.trick_worth(self.announced)
        view.value = self.pulka.game_price(self.announced)
        view.whist_talk = list(zip(whisting.who, whisting.words, strict=True))
        view.whisters = whisting.whisters
        view.single_whister = whisting.single()
        view.manner = whisting.manner
        view.invites = whisting.may_invite()
        if whisting.turn < 0:
            view.duty = self.duties()

    def duties(self) -> dict[int, int]:
        """Tricks that each whister must take, as the banner shows them (U-4)."""
        whisting = self.whisting
        if whisting is None:
            return {}
        single = int(whisting.single())
        if single >= 0:
            return {single: self.pulka.single_duty(whisting.level, whisting.brings_partner())}
        each = self.pulka.each_duty(whisting.level)
        if whisting.whisters and self.pulka.only_second_answers(whisting.level):
            return {int(whisting.right): each}
        return {int(place): each for place in members(whisting.whisters)}

    def fill_tricks(self, view: PreferansView) -> None:
        board = self.board
        view.turn = board.turn
        view.trump = board.trump
        view.led = board.led
        view.winning = board.winning
        view.winner = board.winner
        view.in_trick = board.in_trick
        view.laid = board.laid
        view.done = board.done
        view.forgotten = board.forgotten
        for i in range(board.laid):
            view.played[i] = board.played[i]
            view.player[i] = board.player[i]
        for i in range(len(board.starts)):
            view.starts[i] = board.starts[i]
        for place in range(PLACES):
            view.tricks[place] = board.tricks[place]
            view.denied[place] = board.denied[place]

    # -- the description

    def position(self, seat: i64) -> dict[str, Any]:
        """Everything follows from the cards, the words and the cards played; `reading.py` reads it."""
        board = self.board
        described: dict[str, Any] = {
            "phase": self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "dealer": int(self.dealer),
            **self.pulka.described(),
            "before": self.before[:],
            "last": dict(self.last),
            "entries": entries_written(self.pulka.entries),
            "talk": self.rows(self.auction.who, self.auction.words),
            "declarer": int(self.declarer),
            "bid": self.name(self.bid) if self.bid >= 0 else "",
            "game": GAMES[self.announced] if self.announced >= 0 else "",
            "whist": self.rows(self.whisting.who, self.whisting.words) if self.whisting is not None else [],
            "piles": self.piles(seat),
            "talon": " ".join([card_name(card) for card in self.shown_talon()]) if self.taken else "",
            "played": [f"{board.player[i]} {card_name(board.played[i])}" for i in range(board.laid)],
            "earlier": self.earlier_tricks(),
            "leader": int(board.leader),
            "offered": [int(s) for s in members(self.offered)],
            "offerer": int(self.offerer),
            "consented": [int(s) for s in members(self.consented)],
            "granted": int(self.granted),
            "peeked": [int(s) for s in members(self.peeked)],
            "commanded": self.commanded,
            "revokes": [f"{place} {trick}" for place, trick in self.revokes],
            "accused": [f"{number // 10} {number % 10 + 1}" for number in members(self.accused)],
            "accepted": [int(s) for s in members(self.accepted)],
        }
        return described

    def rows(self, who: list[int], words: list[int]) -> list[str]:
        return [f"{place} {self.name(word)}" for place, word in zip(who, words, strict=True)]

    def earlier_tricks(self) -> list[int]:
        """Tricks taken before the first card that is remembered."""
        return [int(self.board.earlier[place]) for place in range(PLACES)]

    def piles(self, seat: i64) -> dict[str, str]:
        """Every card of the hand that has not been played, as the seat may see it."""
        piles: dict[str, str] = {}
        for place in self.board.order:
            mine = seat in (EVERYTHING, place)
            chosen = self.chosen if mine and place == self.to_move() else 0
            held = self.board.hands[place] & ~chosen
            known: i64 = -1 if mine or self.open & BIT[place] else 0
            piles[f"hand.{place}"] = written(held, known)
            piles[f"chosen.{place}"] = written(chosen, -1)
            piles[f"discard.{place}"] = written(self.discards[place], -1 if mine else 0)
        piles["gone"] = written(self.board.forgotten, -1)
        self.add_talon(piles, seat)
        return {name: text for name, text in piles.items() if text}

    def add_talon(self, piles: dict[str, str], seat: i64) -> None:
        """What still lies on the table: cards that the dealer has led are gone."""
        if self.taken:
            return
        led = self.shown if self.is_raspasy() and self.has_idle_dealer() and not self.board.before else 0
        words: list[str] = []
        for i in range(led, len(self.talon)):
            known = seat == EVERYTHING or self.sees_talon(seat, "", i)
            words.append(card_name(self.talon[i]) if known else "??")
        piles["talon"] = " ".join(words)


def written(cards: i64, known: i64) -> str:
    """Cards by name, those not known as `??` behind them."""
    hidden = size(cards & ~known)
    return " ".join(card_names(cards & known).split() + ["??"] * hidden)
