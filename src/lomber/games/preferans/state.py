"""Preferans (Преферанс): an auction for two cards, ten tricks, and the pulka.

One player, the declarer (играющий), undertakes to win six to ten tricks with a trump of his choice, or none at all
(misère, мизер); the others say whether they whist; if nobody bids, everybody tries to take as few tricks as he can
(распасы). Here are the phases in the order in which they happen. What is said is in `auction.py` and `whisting.py`,
the cards are on the `Board`, the figures on the `Pulka`; the hand as it lies on the table is in `hand.py`, what a
seat may know of it in `knowing.py`.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members
from lomber.cards.pack import SUITS, card_name
from lomber.games.preferans import belief, foresight, sensible
from lomber.games.preferans.auction import Auction
from lomber.games.preferans.hand import (
    ANNOUNCE_PHASE,
    BID_PHASE,
    CONSENT,
    DEAL,
    EXCHANGE,
    HELP_PHASE,
    NOBODY,
    OVER,
    PARTS,
    PLAY,
    REVIEW,
    WHIST_PHASE,
)
from lomber.games.preferans.manners import MannersState
from lomber.games.preferans.moves import (
    ACCEPT,
    ANNOUNCE,
    CLAIM,
    CLAIM_REVOKE,
    DISCARD,
    GAMES,
    HELP,
    MOST_PARTS,
    OFFER,
    PEEK,
    POT_PARTS,
    REFUSE,
    SURRENDER,
    WHIST,
    game_bid,
    is_misere,
    is_uvert,
    level_of,
    takes_talon,
    trump_of,
)
from lomber.games.preferans.outcome import (
    ALL_PASS,
    GAME,
    MISERE_PLAYED,
    REDEALT,
    REVOKED,
    SURRENDERED,
    Outcome,
)
from lomber.games.preferans.terms import CLASSIC, MODERN, PLACES
from lomber.games.preferans.whisting import Whisting
from lomber.play.tricks import FOLLOW, NO_SUIT, different
from lomber.table.chance import EVERYONE
from lomber.table.contract import Reckoning
from lomber.table.errors import IllegalMove


class PreferansState(MannersState):
    """A match: hands until the pulka is full, and the settlement."""

    def fresh(self) -> "PreferansState":
        return PreferansState(self.game, self.terms, self.pulka)

    # -- what may be done

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.to_move():
            return vec[i64]()
        if self.phase is PLAY:
            return members(self.playable())
        if self.phase is BID_PHASE:
            return self.auction.legal()
        if self.phase is WHIST_PHASE:
            assert self.whisting is not None
            return self.whisting.choices
        if self.phase is EXCHANGE:
            return self.discard_moves(seat)
        if self.phase is ANNOUNCE_PHASE:
            return self.announcements()
        if self.phase is CONSENT:
            return vec[i64]([ACCEPT, REFUSE])
        return vec[i64]([ACCEPT]) if self.phase is REVIEW else self.last_choices()

    def last_choices(self) -> vec[i64]:
        """After the hand: whose record gives (PC-65), into how many parts the pot is cut (PC-102)."""
        found = vec[i64]()
        if self.phase is HELP_PHASE:
            for giver in sorted(self.pulka.asked()):
                found = append(found, HELP + giver)
        else:
            for number in range(MOST_PARTS):
                found = append(found, POT_PARTS + number)
        return found

    def play(self, seat: i64, move: i64) -> None:
        if move in (CLAIM, OFFER, PEEK) or move >= CLAIM_REVOKE:
            self.play_aside(seat, move)
            return
        if seat != self.to_move():
            raise IllegalMove(int(seat), self.name(move), "P-5", "not-your-turn")
        if self.phase is PLAY:
            self.check_card(seat, move)
            self.lay(move)
            return
        allowed = False
        for legal in self.legal(seat):
            if legal == move:
                allowed = True
        if not allowed:
            raise self.refusal(seat, move)
        if self.phase is BID_PHASE:
            self.speak(move)
        elif self.phase is WHIST_PHASE:
            self.answer(move)
        elif self.phase is EXCHANGE:
            self.lay_away(seat, move)
        elif self.phase is ANNOUNCE_PHASE:
            self.announce(move - ANNOUNCE)
        elif self.phase is CONSENT:
            self.consent(seat, move)
        elif self.phase is REVIEW:
            self.accept_hand(seat)
        else:
            self.choose_last(move)

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Why this is no word here."""
        if self.phase is BID_PHASE:
            rule, key = self.auction.broken(move)
            return IllegalMove(int(seat), self.name(move), rule, key, number=int(self.auction.floor))
        if self.phase is WHIST_PHASE:
            assert self.whisting is not None
            if self.peeked & BIT[seat]:
                return IllegalMove(int(seat), self.name(move), "I-4", "peeked-whist")
            return IllegalMove(int(seat), self.name(move), self.whisting.rule(), "illegal")
        if self.phase is EXCHANGE:
            given_up = move == SURRENDER and self.terms.form == MODERN
            rule = "PM-15" if given_up else self.laying_away_rule()
            return IllegalMove(int(seat), self.name(move), rule, "discard-two")
        if self.phase is ANNOUNCE_PHASE:
            if move == SURRENDER:
                return IllegalMove(int(seat), self.name(move), "PM-15", "illegal")
            rule, bid = self.announcing_rule(), self.bid_name()
            key = "announce-lower" if move >= ANNOUNCE and move < DISCARD else "illegal"
            return IllegalMove(int(seat), self.name(move), rule, key, game_card=bid)
        rule = "PC-65" if self.phase is HELP_PHASE else "PC-102" if self.phase is PARTS else "P-17"
        return IllegalMove(int(seat), self.name(move), "I-8" if self.phase is REVIEW else rule, "illegal")

    def laying_away_rule(self) -> str:
        """By which two cards are laid away in this form."""
        return "PM-14" if self.terms.form == MODERN else "PC-20"

    def announcing_rule(self) -> str:
        """By which a game is announced in this form."""
        return "PM-14" if self.terms.form == MODERN else "PC-21"

    def bid_name(self) -> str:
        """The game that was bid, as the announcement must not be lower."""
        return GAMES[game_bid(self.bid)] if game_bid(self.bid) >= 0 else ""

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and seat == self.to_move()

    def audience(self, seat: i64, move: i64) -> i64:
        """The discard is seen by nobody else, ever (P-10)."""
        return BIT[seat] if move >= DISCARD and move < WHIST else EVERYONE

    # -- the auction

    def begin_auction(self) -> None:
        self.auction = Auction(self.terms, self.bidders(), self.pulka.floor())
        self.phase = BID_PHASE

    def speak(self, move: i64) -> None:
        self.auction.say(move)
        if not self.auction.over():
            return
        if self.auction.bought():
            self.buy(self.auction.bidder, self.auction.bid)
        else:
            self.all_passed()

    def buy(self, place: i64, bid: i64) -> None:
        """The buyer shows the talon and takes it (PC-20), unless he bid to play without (PC-113)."""
        self.declarer = place
        self.bid = bid
        if takes_talon(bid):
            self.take_talon()
            self.phase = EXCHANGE
        elif is_misere(bid):
            self.begin_misere()
        else:
            self.phase = ANNOUNCE_PHASE

    def take_talon(self) -> None:
        self.shown = 2
        self.taken = True
        self.board.hands[self.declarer] |= self.bought_cards()
        if self.terms.form == CLASSIC:
            self.sell_talon()  # at once, whatever comes of it (PC-22, PC-68)

    def sell_talon(self) -> None:
        """What the talon costs its buyer."""
        self.pulka = self.pulka.copy()
        self.pulka.sell(self.outcome(GAME))

    # -- the discard and the announcement

    def discard_moves(self, seat: i64) -> vec[i64]:
        """Two cards in ascending order (PC-20); before the first of them one may give up (PM-15)."""
        found = vec[i64]()
        hand = self.board.hands[seat] & ~self.chosen
        if self.chosen:
            hand &= ~(BIT[highest(self.chosen)] - 1)
        else:
            hand &= ~BIT[highest(hand)]  # another must come after it
        for card in members(hand):
            found = append(found, DISCARD + card)
        if self.terms.surrender and not self.chosen and not is_misere(self.bid):
            found = append(found, SURRENDER)
        return found

    def lay_away(self, seat: i64, move: i64) -> None:
        if move == SURRENDER:
            self.finish(self.outcome(SURRENDERED))
            return
        card = move - DISCARD
        if not self.chosen:
            self.chosen = BIT[card]
            return
        self.discards[seat] = self.chosen | BIT[card]
        self.board.hands[seat] &= ~self.discards[seat]
        self.chosen = 0
        self.discarded(seat)

    def discarded(self, seat: i64) -> None:
        if is_misere(self.bid):
            self.begin_misere()
        else:
            self.phase = ANNOUNCE_PHASE

    def announcements(self) -> vec[i64]:
        """Any game not below the bid (PC-21)."""
        found = vec[i64]()
        for game in range(game_bid(self.bid), 25):
            if self.terms.exists(game):
                found = append(found, ANNOUNCE + game)
        return found

    def announce(self, game: i64) -> None:
        self.announced = game
        if self.terms.form == MODERN:
            self.sell_talon()  # by the level announced, and never after a surrender (PM-15, PM-45)
        left = self.board.after(self.declarer)
        self.whisting = self.new_whisting(game, left, self.board.after(left))
        self.whisting.barred = self.peeked
        self.whisting.begin()
        self.phase = WHIST_PHASE
        if self.whisting.turn < 0:
            self.answered()

    def new_whisting(self, game: i64, left: i64, right: i64) -> Whisting:
        return Whisting(self.terms, game, left, right)

    # -- whist

    def answer(self, move: i64) -> None:
        assert self.whisting is not None
        self.whisting.say(move)
        if self.whisting.turn < 0:
            self.answered()

    def answered(self) -> None:
        """All is said: play, or the game is written without it (PC-41, PM-22, PM-23)."""
        assert self.whisting is not None
        if not self.whisting.played():
            self.finish(self.outcome(GAME))
        else:
            self.begin_game()

    def solve_ten(self) -> None:
        """A checked ten is judged by the solver, where that is the custom (PC-48)."""
        raise NotImplementedError

    # -- play

    def begin_game(self) -> None:
        """A whisted game, or a ten that was not believed: then all three hands lie open (PC-48)."""
        assert self.whisting is not None
        self.begin_play(trump_of(self.announced), self.whisting.out())
        if self.whisting.checked:
            self.open = BIT[PLACES] - 1
        else:
            self.lay_open(self.whisting.shows())

    def begin_play(self, trump: i64, out: i64) -> None:
        self.phase = PLAY
        self.board.begin(trump, out)

    def lay_open(self, places: i64) -> None:
        """Hands are opened before the first lead, or after it where it is the declarer's (PC-45)."""
        if self.board.turn == self.declarer:
            self.opening = places
        else:
            self.open = places

    def begin_misere(self) -> None:
        """The opponents lay their hands open; at an uvert all three lie open (PM-30, PC-114)."""
        self.begin_play(NO_SUIT, 0)
        if is_uvert(self.bid):
            self.open = BIT[PLACES] - 1
        else:
            self.lay_open((BIT[PLACES] - 1) & ~BIT[self.declarer])

    def check_card(self, seat: i64, move: i64) -> None:
        hand = self.board.hands[self.board.turn]
        if move >= 52 or not BIT[move] & hand:
            raise IllegalMove(int(seat), self.name(move), "P-12", "not-in-hand")
        if not BIT[move] & self.playable():
            raise self.forbidden(seat, move)

    def forbidden(self, seat: i64, card: i64) -> IllegalMove:
        """Which duty a card would break (P-12, P-13)."""
        rule = "P-12" if self.board.trump >= 0 else "P-13"
        key = "must-follow" if self.board.broken(card) == FOLLOW else "must-trump"
        return IllegalMove(int(seat), card_name(card), rule, key, suit=SUITS[self.board.led])

    def lay(self, card: i64) -> None:
        """A card is played; the last one ends the hand."""
        self.lay_card(card)
        if self.board.is_over():
            self.end_play()

    def end_play(self) -> None:
        """The last card is played, or the rest was given: the hand is written, with `manners` looked through."""
        if self.terms.manners:
            self.begin_review()
        else:
            self.finish(self.outcome(self.kind()))

    def lay_card(self, card: i64) -> None:
        """A card goes to the trick, and what it brings about."""
        done = self.board.done
        self.board.lay(card)
        if self.opening:
            self.open = self.opening
            self.opening = 0
        if self.board.done > done and self.is_raspasy() and not self.board.is_over():
            self.next_in_raspasy()

    def kind(self) -> str:
        """What is being played."""
        if self.is_raspasy():
            return ALL_PASS
        return MISERE_PLAYED if is_misere(self.bid) else GAME

    # -- all pass (распасы)

    def all_passed(self) -> None:
        if self.terms.redeals:
            self.last = {"kind": REDEALT, "seat": -1, "game": "", "number": 0}
            self.next_hand()
        else:
            self.begin_raspasy()

    def begin_raspasy(self) -> None:
        """No trumps, everybody for himself (PC-80)."""
        self.begin_play(NO_SUIT, 0)
        if self.terms.talon_open:
            self.turn_talon()

    def turn_talon(self) -> None:
        """A card of the talon is the idle dealer's lead, or only names the suit (PC-81, PC-82)."""
        card = self.talon[self.shown]
        self.shown += 1
        if self.has_idle_dealer():
            self.board.lead_talon(self.dealer, card)
        else:
            self.board.name_suit(card)

    def next_in_raspasy(self) -> None:
        """Two tricks by the talon; the third is led by the eldest, or by who took the second (PC-81)."""
        if not self.terms.talon_open:
            return
        tricks = self.board.done + self.board.before
        if tricks == 1:
            self.turn_talon()
        elif tricks == 2:
            leader = self.board.turn if self.terms.winner_leads_third else self.board.eldest()
            self.board.lead_from(leader)

    # -- foresight

    def foreseen(self) -> list[int]:
        """Of a game or a misère: what best play comes to. Where all have passed everybody plays for himself."""
        found = None if self.is_raspasy() else self.reckoned(self.declarer)
        return found.scores if found is not None else []

    def reckoned(self, seat: i64) -> Reckoning | None:
        """The declarer against the others together; in an all-pass hand the seat against all others."""
        place = self.place_of(seat)
        if self.phase is not PLAY or place < 0 or self.commanded:
            return None
        end = self.copy()
        assert isinstance(end, PreferansState)
        if self.is_raspasy():
            talon = self.talon if self.terms.talon_open else vec[i64]()
            taken = foresight.fewest(self.board, place, talon, self.terms.winner_leads_third)
            foresight.share_out(end.board, place, taken)
        else:
            for card in foresight.best_line(self.board, self.declarer, is_misere(self.bid)):
                end.board.lay(card)
        gain = end.gained(place)
        end.finish(end.outcome(end.kind()))
        trick = int(self.board.done + self.board.before) + 1
        return Reckoning(end.scores(), gain, "tricks", trick, self.is_raspasy())

    def place_of(self, seat: i64) -> i64:
        """The place at which a seat plays for itself; -1: it looks on."""
        return seat if int(seat) in self.board.order else NOBODY

    def gained(self, place: i64) -> int:
        """The tricks of a place's side, taken off where it wants none."""
        tricks = self.board.tricks
        if self.is_raspasy():
            return -int(tricks[place])
        declarers = int(tricks[self.declarer])
        if is_misere(self.bid):
            return -declarers if place == self.declarer else declarers
        if place == self.declarer:
            return declarers
        return sum([int(tricks[other]) for other in self.board.order if other != self.declarer])

    def likely(self, seat: i64) -> float:
        return belief.likelihood(self, seat)

    def sensible(self, seat: i64) -> vec[i64]:
        legal = self.legal(seat)
        if not len(legal):
            return legal
        if self.phase is PLAY:
            return self.different_cards()
        if self.phase is EXCHANGE:
            return self.sensible_discards(seat, legal)
        if self.phase is ANNOUNCE_PHASE and takes_talon(self.bid):
            hand = self.board.hands[seat]
            out = self.terms.pack & ~hand & ~self.discards[seat]
            return sensible.games(legal, ANNOUNCE, hand, out, self.terms.needed(6))
        return legal

    def different_cards(self) -> vec[i64]:
        """What lies in the trick still tells cards apart, what was taken does not."""
        board = self.board
        hand = board.hands[board.turn]
        others = self.terms.pack & ~hand & ~self.discards[self.to_move()] & ~board.gone()
        for i in range(board.laid - board.in_trick, board.laid):
            others |= BIT[board.played[i]]
        return different(board.proper(board.turn), hand, others)

    def sensible_discards(self, seat: i64, legal: vec[i64]) -> vec[i64]:
        """The first or the second card of the pairs that come into question."""
        hand = self.board.hands[seat]
        wanted: i64 = 0
        for pair in sensible.discards(hand, self.terms.pack, self.terms.suits, is_misere(self.bid)):
            cards: i64 = pair
            if not self.chosen:
                wanted |= BIT[lowest(cards)]
            elif cards & self.chosen:
                wanted |= cards & ~self.chosen
        found = vec[i64]()
        for move in legal:
            if move == SURRENDER or wanted & BIT[move - DISCARD]:
                found = append(found, move)
        return found if len(found) else legal

    # -- the end of a hand

    def outcome(self, kind: str) -> Outcome:
        """What happened, for the scorer."""
        outcome = Outcome(kind, int(self.hand), self.dealer, self.has_idle_dealer())
        outcome.order = self.board.order
        outcome.declarer = self.declarer
        outcome.bid = self.bid
        outcome.game = self.announced if self.announced >= 0 else game_bid(self.bid)
        if outcome.game >= 0:
            outcome.need = self.terms.needed(level_of(outcome.game))
        whisting = self.whisting
        if whisting is not None:
            outcome.whisters = whisting.whisters
            outcome.half = whisting.half
            outcome.overwhisted = whisting.overwhisted
            outcome.checked = whisting.checked
            outcome.invited = whisting.single() >= 0 and whisting.brings_partner()
        outcome.tricks = [int(self.board.tricks[place]) for place in range(PLACES)]
        outcome.talon = self.bought_cards() if self.taken else 0
        outcome.opened = self.terms.talon_open
        if self.revokes:
            self.judge(outcome)
        return outcome

    def finish(self, outcome: Outcome) -> None:
        """The hand is written down."""
        self.pulka = self.pulka.copy()
        self.pulka.write(outcome)
        if outcome.kind != ALL_PASS:
            for culprit in members(self.peeked):
                self.pulka.fine_peek(outcome, int(culprit))
        self.last = self.told(outcome)
        self.close_hand()

    def close_hand(self) -> None:
        """What is still to be chosen, and then the next hand."""
        self.pulka.close()
        if self.pulka.asked():
            self.phase = HELP_PHASE
        elif self.pulka.asks_parts():
            self.phase = PARTS
        else:
            self.next_hand()

    def choose_last(self, move: i64) -> None:
        self.pulka = self.pulka.copy()
        if self.phase is HELP_PHASE:
            self.pulka.choose_giver(int(self.hand), int(move - HELP))
        else:
            self.pulka.divide(int(move - POT_PARTS) + 1)
        self.close_hand()

    def told(self, outcome: Outcome) -> dict[str, Any]:
        """How the hand ended, in few words (U-8)."""
        if outcome.kind == ALL_PASS:
            return {"kind": ALL_PASS, "seat": -1, "game": "", "number": 0}
        name = GAMES[outcome.game] if outcome.game >= 0 else self.name(self.bid)
        kind = REVOKED if outcome.both_revoked() else outcome.kind
        number = 3 if kind == SURRENDERED else outcome.short()
        return {"kind": kind, "seat": int(outcome.declarer), "game": name, "number": number}

    def next_hand(self) -> None:
        """The deal passes to the left, whatever happened (P-9), or the match is over."""
        hands = int(self.hand)
        finished = self.pulka.is_finished(hands) or (
            self.terms.last_hand > 0 and self.hand >= self.terms.last_hand
        )
        if self.single or finished:
            if finished:
                self.pulka = self.pulka.copy()
                self.pulka.settle(hands)
            self.phase = OVER
            return
        self.dealer = (self.dealer + 1) % self.players
        self.clear_hand()
        self.phase = DEAL
