"""Reading a described position: the cards, then the words, then the cards played, through the game's own rules.

What is said and what was played is repeated word by word and card by card, so that a description cannot contradict
itself. What nobody describes is filled up: a talon, a discard, with the cards that are left.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, members, size
from lomber.cards.pack import card_names, read_card
from lomber.games.preferans.auction import Auction
from lomber.games.preferans.hand import (
    BID_PHASE,
    CONSENT,
    DEAL,
    DRAW,
    EXCHANGE,
    HELP_PHASE,
    OVER,
    PARTS,
    PLAY,
    REVIEW,
    WHIST_PHASE,
    Phase,
)
from lomber.games.preferans.moves import GAMES, NO_BID, PASS, game_bid, is_misere, takes_talon
from lomber.games.preferans.outcome import ALL_PASS, GAME, MISERE_PLAYED, REDEALT, REVOKED, SURRENDERED
from lomber.games.preferans.state import PreferansState
from lomber.games.preferans.terms import PLACES
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.errors import BadPosition

LARGE = 1_000_000
BOUGHT = "the talon was bought: its cards are in the buyer's hand"


def by_pairs(deck: list[str], hands: int, cards: int) -> list[list[str]]:
    """Dealt in pairs, hand after hand, the fourth pair to the talon: the hands, then the talon (P-8)."""
    piles: list[list[str]] = [[] for _ in range(hands + 1)]
    pairs = [deck[at : at + 2] for at in range(0, len(deck), 2)]
    for pair in pairs[: hands + 1]:
        piles[pairs.index(pair)].extend(pair)
    for number, pair in enumerate(pairs[hands + 1 :]):
        piles[number % hands].extend(pair)
    if any(len(pile) != cards for pile in piles[:hands]) or len(piles[hands]) != 2:
        sentence = f"a deck of {len(deck)} cards cannot be dealt to {hands}"
        raise refusals.miscounted(sentence, "deck", len(deck), hands * cards + 2)
    return piles


class Reader:
    """A position being read, part by part."""

    def __init__(self, state: PreferansState, described: Described) -> None:
        self.state = state
        self.described = described
        self.terms = state.terms
        self.book = state.game.book
        self.piles: dict[str, int] = {}
        self.rows: list[tuple[int, int]] = []
        """The cards played: place and card."""

    def read(self) -> None:
        self.read_match()
        state = self.state
        if state.phase is DRAW or state.phase is DEAL or self.is_gathered_in():
            self.read_nothing()
            if state.phase is OVER and not self.described.has("entries"):
                state.pulka.settle(int(state.hand))
        else:
            state.board.order = state.order()
            self.read_contract()
            self.read_words()
            self.read_cards()
            self.check_sizes()
            self.read_play()
            self.read_offers()
            self.read_manners()
            self.check_end()
            state.origin = copied(state.board.hands)
            state.shown_at_start = state.phase is EXCHANGE and state.whisting is None
        self.described.finish(self.pile_names())

    # -- the match

    def read_match(self) -> None:
        state, described = self.state, self.described
        n = int(state.players)
        state.phase = Phase(described.word("phase", "bid", [phase.value for phase in Phase]))
        waiting = state.phase is DRAW or state.phase is DEAL
        state.single = described.flag("single")
        state.hand = described.number("hand", 0 if waiting else 1, 0, LARGE)
        state.dealer = described.number("dealer", n - 1, 0, n - 1)
        state.pulka.read(described)
        state.pulka.entries = described.entries()
        state.before = described.numbers("before", state.pulka.results())
        state.last = self.read_last()

    def read_last(self) -> dict[str, Any]:
        last = self.described.table("last")
        if not last:
            return {}
        kinds = (ALL_PASS, REDEALT, GAME, REVOKED, MISERE_PLAYED, SURRENDERED)
        seat, number = last.get("seat"), last.get("number")
        if (
            set(last) != {"kind", "seat", "game", "number"}
            or last["kind"] not in kinds
            or type(seat) is not int
            or not -1 <= seat < self.state.players
            or type(number) is not int
            or not isinstance(last["game"], str)
        ):
            like = {"kind": GAME, "seat": 1, "game": GAMES[0], "number": 6}
            raise refusals.written_like("last", last, like)
        return last

    def is_gathered_in(self) -> bool:
        """Is only the sheet described, after the last hand or before a pot is divided?"""
        state = self.state
        hand = any(self.described.value(name, None) for name in ("piles", "deck", "played"))
        return (state.phase is OVER or state.phase is PARTS) and not hand

    def read_nothing(self) -> None:
        """Before a deal there are no cards: the parts of a hand are asked for and must be empty."""
        parts = ("piles", "talk", "whist", "played", "offered", "consented", "bid", "game", "talon", "deck")
        for name in (*parts, "peeked", "revokes", "accused", "accepted", "commanded"):
            if self.described.value(name, None):
                raise refusals.unwanted("nothing of the hand is there before the deal", name)
        for name in ("declarer", "offerer", "leader", "granted"):
            self.described.number(name, -1, -1, -1)
        if sum(self.earlier()):
            raise refusals.unwanted("nothing of the hand is there before the deal", "earlier")
        self.check_end()

    # -- the contract and the cards

    def read_contract(self) -> None:
        state, described = self.state, self.described
        state.declarer = described.number("declarer", -1, -1, int(state.players) - 1)
        if state.declarer >= 0 and int(state.declarer) not in state.bidders():
            raise refusals.out_of_play(int(state.declarer))
        text = described.word("game", "", ["", *GAMES])
        state.announced = GAMES.index(text) if text else -1
        bid = self.move(described.value("bid", f"bid {text}" if text else ""), "bid")
        state.bid = bid
        early = state.phase is BID_PHASE
        if (state.declarer >= 0) != (bid != NO_BID) or (early and bid != NO_BID):
            sentence = "a declarer and his bid belong together, after the auction"
            raise refusals.at_odds(sentence, "declarer", "bid")
        if bid != NO_BID and self.terms.ladder.rank[bid] < 0:
            raise refusals.impossible("bid", self.book.text(bid))
        if state.announced >= 0 and (is_misere(bid) or not self.may_announce()):
            raise refusals.at_odds("this game cannot be announced at this bid", "game", "bid")

    def may_announce(self) -> bool:
        state = self.state
        low = state.bid != NO_BID and state.announced < game_bid(state.bid)
        return not low and self.terms.exists(state.announced)

    def move(self, text: Any, name: str) -> i64:
        """A move written in a description; -1 for nothing."""
        if text == "":
            return -1
        try:
            return self.book.code(text if isinstance(text, str) else "?")
        except ValueError:
            raise refusals.impossible(name, text) from None

    def places(self) -> list[int]:
        return self.state.board.order

    def row(self, row: str, name: str) -> tuple[int, str]:
        """`2 AC`: a place and what it said or played."""
        place, _, word = row.partition(" ")
        known = [str(p) for p in self.places()] + [str(self.state.dealer)]
        if place not in known or not word:
            raise refusals.written_like(name, row, "2 AC" if name == "played" else "2 pass")
        return int(place), word

    def read_cards(self) -> None:
        """All cards of the pack, each once: in a hand, chosen, laid away, in the talon or played."""
        state, described = self.state, self.described
        names = self.pile_names()
        deck = described.value("deck", "")
        texts = self.dealt_texts(deck) if deck else {name: described.pile(name) for name in names}
        for name in names:
            self.piles[name] = cards_of(texts.get(name, ""), name)
        for text in described.words("played"):
            place, word = self.row(text, "played")
            card = cards_of(word, "played")
            if size(card) != 1:
                raise refusals.written_like("played", text, "2 AC")
            self.rows.append((place, int(members(card)[0])))
            self.piles[f"played {text}"] = card
        self.fill_up(disjoint(self.piles, int(self.terms.pack)), texts)
        for place in self.places():
            state.board.hands[place] = self.piles[f"hand.{place}"] | self.piles[f"chosen.{place}"]
            state.discards[place] = self.piles[f"discard.{place}"]
            state.chosen |= self.piles[f"chosen.{place}"]
        state.board.forgotten = self.piles["gone"]

    def pile_names(self) -> list[str]:
        names = [f"{kind}.{place}" for kind in ("hand", "chosen", "discard") for place in self.places()]
        return [*names, "talon", "gone"]

    def dealt_texts(self, deck: Any) -> dict[str, str]:
        """The piles of a deck in its order (P-8)."""
        cards_of(deck, "deck")
        order = self.places()
        piles = by_pairs(str(deck).split(), len(order), int(self.terms.hand_cards))
        texts = {f"hand.{place}": " ".join(piles[i]) for i, place in enumerate(order)}
        texts["talon"] = " ".join(piles[len(order)])
        return texts

    def fill_up(self, held: int, texts: dict[str, str]) -> None:
        """Cards that are nowhere: the rest of the talon, or what the buyer has laid away."""
        state = self.state
        state.taken = state.declarer >= 0 and takes_talon(state.bid)
        rest = members(self.terms.pack & ~self.fill_hands(held))
        talon = vec[i64]()
        for place, card in self.rows:
            if place not in self.places():
                talon = append(talon, card)  # led by the idle dealer
        for word in texts.get("talon", "").split():
            talon = append(talon, read_card(word))
        if state.taken:
            if len(talon):
                raise BadPosition(BOUGHT, "talon-bought")
            talon = self.bought(rest)
        else:
            for card in rest:
                if len(talon) < 2 or not self.earlier_sum():
                    talon = append(talon, card)
                else:
                    self.piles["gone"] |= BIT[card]
        if len(talon) != 2:
            raise refusals.miscounted(f"the talon has {len(talon)} cards", "talon", len(talon), 2)
        state.talon = talon
        state.shown = 2 if state.taken else 0

    def fill_hands(self, held: int) -> int:
        """Hands of which nothing is said have the lowest cards that are left, the buyer's last; what is held then.

        Of an endgame every hand in play is described.
        """
        bought = cards_of(self.described.value("talon", ""), "talon")
        buyer = int(self.state.declarer) if self.state.taken else -1
        for place in sorted(self.places(), key=lambda other: other == buyer):
            if self.piles[f"hand.{place}"] or (self.earlier_sum() and not self.is_aside(place)):
                continue
            missing = self.due(place) - int(size(self.piles[f"chosen.{place}"]))
            for own in (bought if place == buyer else 0, ~bought):
                for card in members(self.terms.pack & ~held & own):
                    if missing > 0:
                        held |= int(BIT[card])
                        self.piles[f"hand.{place}"] |= int(BIT[card])
                        missing -= 1
        return held

    def is_aside(self, place: int) -> bool:
        """Are the cards of this place laid aside (PC-46)?"""
        return self.state.whisting is not None and bool(self.state.whisting.out() & BIT[place])

    def due(self, place: int) -> int:
        """How many cards a place must hold, those aside counted."""
        played = len([1 for who, _ in self.rows if who == place])
        earlier = 0 if self.is_aside(place) else self.earlier_sum()
        return int(self.terms.hand_cards) + (2 if self.exchanges(place) else 0) - played - earlier

    def bought(self, rest: vec[i64]) -> vec[i64]:
        """The cards of a bought talon; what is nowhere else the buyer has laid away."""
        state = self.state
        discard = f"discard.{state.declarer}"
        for card in rest:
            full = size(self.piles[discard]) == 2 and self.earlier_sum() > 0
            self.piles["gone" if full else discard] |= BIT[card]
        had = self.piles["gone"] | (
            self.piles[f"hand.{state.declarer}"]
            | self.piles[f"chosen.{state.declarer}"]
            | self.piles[discard]
        )
        for place, card in self.rows:
            if place == state.declarer:
                had |= BIT[card]
        text = self.described.value("talon", "")
        named = cards_of(text, "talon")
        if not named:
            named = BIT[members(had)[0]] | BIT[members(had)[1]] if size(had) > 1 else 0
            text = card_names(named)
        if size(named) != 2 or named & ~had:
            raise BadPosition("talon: the two cards that the declarer bought", "talon-not-his")
        return vec[i64]([read_card(word) for word in text.split()])

    def check_sizes(self) -> None:
        """Everybody has as many cards as he must."""
        state = self.state
        if not state.taken and self.described.value("talon", ""):
            raise refusals.unwanted("nobody has bought it", "talon")
        for place in self.places():
            self.check_place(place)
        wide = len(self.places()) - (0 if state.whisting is None else int(size(state.whisting.out())))
        if size(state.board.forgotten) != wide * self.earlier_sum():
            number, due = int(size(state.board.forgotten)), wide * self.earlier_sum()
            raise refusals.miscounted(f"gone: the cards of {self.earlier_sum()} tricks", "gone", number, due)
        if state.chosen and state.chosen == BIT[members(state.board.hands[state.exchanger()])[-1]]:
            raise BadPosition("chosen: another card must come after it", "chosen-last")

    def check_place(self, place: int) -> None:
        state = self.state
        buyer, exchanges = self.has_taken(place), self.exchanges(place)
        thrown = int(size(state.discards[place]))
        due = 2 if buyer and not exchanges else 0
        if thrown != due:
            raise refusals.miscounted(f"discard.{place}: {thrown} cards", f"discard.{place}", thrown, due)
        cards, wanted = int(size(state.board.hands[place])), self.due(place)
        if cards != wanted:
            gone = int(self.terms.hand_cards) + (2 if exchanges else 0) - wanted
            sentence = f"hand.{place}: {cards + gone} cards with those played"
            raise refusals.miscounted(sentence, f"hand.{place}", cards + gone, wanted + gone)
        chosen = int(size(self.piles[f"chosen.{place}"]))
        most = 1 if exchanges and state.phase is EXCHANGE else 0
        if chosen > most:
            raise refusals.miscounted(f"chosen.{place}: {chosen} cards", f"chosen.{place}", chosen, most)

    def has_taken(self, place: int) -> bool:
        """Has this place taken a talon?"""
        return self.state.taken and place == self.state.declarer

    def exchanges(self, place: int) -> bool:
        """Does it hold the talon and has not laid away?"""
        return self.has_taken(place) and (self.state.phase is EXCHANGE or self.surrendered())

    def surrendered(self) -> bool:
        """Is it the end of a match whose last hand was given up before the discard?"""
        state = self.state
        return state.has_ended() and state.taken and state.announced < 0 and not is_misere(state.bid)

    def earlier_sum(self) -> int:
        return sum(self.earlier())

    def earlier(self) -> list[int]:
        """The tricks of each before the first card that is described: by seat, or by place with the dummy's."""
        most, players = int(self.terms.hand_cards), int(self.state.players)
        rows = self.described.value("earlier", [])
        told = len(rows) if isinstance(rows, list) and players <= len(rows) <= int(PLACES) else players
        given = self.described.numbers("earlier", [0] * told, 0, most)
        taken = sum(given)
        if taken >= most:
            raise refusals.tricks_miscounted(taken, most)
        return given + [0] * (int(PLACES) - len(given))

    # -- the words

    def read_words(self) -> None:
        self.read_auction()
        state = self.state
        rows = [self.row(text, "whist") for text in self.described.words("whist")]
        if state.announced < 0:
            if rows:
                raise refusals.wanted("no game has been announced", "game")
            if state.phase is WHIST_PHASE:
                raise refusals.wanted("which game?", "game")
            return
        left = state.board.after(state.declarer)
        whisting = state.new_whisting(state.announced, left, state.board.after(left))
        whisting.barred = self.seats("peeked")
        whisting.begin()
        for place, word in rows:
            move = self.move(word, "whist")
            if not whisting.repeat(place, move):
                raise refusals.impossible("whist", f"{place} {word}")
        if (whisting.turn >= 0) != (state.phase is WHIST_PHASE):
            raise refusals.not_now("what was said does not lead here", "whist")
        state.whisting = whisting

    def read_auction(self) -> None:
        """During the auction every word is checked; later the words are only remembered."""
        state = self.state
        auction = Auction(self.terms, state.bidders(), state.pulka.floor())
        for text in self.described.words("talk"):
            place, word = self.row(text, "talk")
            move = self.move(word, "talk")
            if state.phase is BID_PHASE:
                if auction.turn != place or not any(legal == move for legal in auction.legal()):
                    raise refusals.impossible("talk", f"{place} {word}")
                auction.say(move)
            else:
                auction.who.append(place)
                auction.words.append(int(move))
                if move == PASS:
                    auction.passed |= BIT[place]
        if state.phase is BID_PHASE:
            if auction.turn < 0:
                raise refusals.not_now("the auction is over", "talk")
        else:
            auction.turn = -1
            auction.bid = state.bid
            auction.bidder = state.declarer
        state.auction = auction

    # -- the play

    def read_play(self) -> None:
        """The cards played are played again."""
        state = self.state
        phase = state.phase
        ended = state.has_ended()
        leader = self.described.number("leader", -1, -1, int(PLACES) - 1)
        granted = self.described.number("granted", -1, -1, int(PLACES) - 1)
        if not self.has_play(phase):
            if self.rows or granted >= 0 or self.earlier_sum():
                raise refusals.unwanted("there is no play here", "played")
            return
        for place, card in self.rows:
            if place in self.places():
                state.board.hands[place] |= BIT[card]
        state.phase = PLAY
        self.begin(leader)
        for place, card in self.rows:
            self.play_again(place, card)
        if granted >= 0 and granted in self.places() and not state.board.is_over():
            state.granted = granted
            state.board.give_rest(granted)
        elif granted >= 0:
            raise refusals.not_now("to a place of this hand, before its end", "granted")
        if state.board.is_over() != ended:
            raise refusals.not_now("the cards do not lead here", "played")
        state.phase = phase

    def has_play(self, phase: Phase) -> bool:
        state = self.state
        if phase is PLAY or phase is CONSENT:
            if state.announced < 0 and state.declarer >= 0 and not is_misere(state.bid):
                raise refusals.wanted("which game is played?", "game")
            if state.whisting is not None and not state.whisting.played():
                raise BadPosition("nobody whisted: there is no play", "nobody-whisted")
            if state.declarer < 0 and self.terms.redeals:
                raise BadPosition("all passed: the cards are dealt anew", "all-passed")
            return True
        if not state.has_ended():
            return False
        if state.whisting is not None and state.whisting.checked and self.terms.ten_solved:
            state.solve_ten()
            return False
        if state.declarer < 0:
            return not self.terms.redeals
        return is_misere(state.bid) or (state.whisting is not None and state.whisting.played())

    def begin(self, leader: int) -> None:
        """The play from its first card, or a described endgame from where it begins."""
        state = self.state
        earlier = self.earlier()
        if state.declarer < 0:
            self.begin_raspasy(sum(earlier))
        elif is_misere(state.bid):
            state.begin_misere()
        else:
            state.begin_game()
        if sum(earlier):
            state.open |= state.opening
            state.opening = 0
            first = leader if leader >= 0 else int(state.board.turn)
            if first not in self.places() or state.board.out & BIT[first]:
                raise refusals.not_his_turn("leader")
            state.board.begin_late(earlier, first)
        elif leader >= 0 and leader != state.board.leader:
            raise refusals.only("leader", leader, int(state.board.leader))

    def begin_raspasy(self, earlier: int) -> None:
        """The talon is led in the first two tricks: an endgame begins after them."""
        state = self.state
        if not earlier or not self.terms.talon_open:
            state.begin_raspasy()
            return
        if earlier < 2:
            sentence = "earlier: the second card of the talon is still to come"
            raise BadPosition(sentence, "talon-still-led")
        state.begin_play(-1, 0)
        state.shown = 2

    def play_again(self, place: int, card: int) -> None:
        state = self.state
        board = state.board
        if place not in self.places():
            if not any(board.player[i] == place and board.played[i] == card for i in range(board.laid)):
                raise refusals.impossible("played", f"{place} {card_names(BIT[card])}")
            return
        lawful = board.hands[place] if self.terms.manners else board.proper(place)
        if board.turn != place or not lawful & BIT[card]:
            raise refusals.impossible("played", f"{place} {card_names(BIT[card])}")
        state.lay_card(card)

    def read_manners(self) -> None:
        """Irregularities: who peeked, what was called a revoke, who has nothing to claim (Part 5)."""
        state, described = self.state, self.described
        state.peeked = self.seats("peeked")
        state.accepted = self.seats("accepted")
        state.commanded = described.flag("commanded")
        for number in self.plays("revokes"):
            state.revokes.append((number // 10, number % 10 + 1))
        for number in self.plays("accused"):
            state.accused |= BIT[number]
        irregular = state.peeked | state.accused | state.accepted
        if (irregular or state.revokes or state.commanded) and not self.terms.manners:
            raise refusals.unwanted("without manners nothing irregular happens", "revokes")
        if state.revokes and not state.has_ended():
            raise refusals.not_now("they are judged after the play", "revokes")
        if state.phase is REVIEW and (not self.terms.manners or state.next_reviewer() < 0):
            raise refusals.not_now("there is nothing to look through", "accepted")
        self.lay_open_again()

    def lay_open_again(self) -> None:
        """Hands that an irregularity or the end of the play has laid open."""
        state = self.state
        if state.commanded:
            if state.whisting is None or not state.whisting.played():
                raise refusals.not_now("nobody plays the declarer's cards", "commanded")
            state.open |= BIT[state.declarer]
        if self.terms.manners and state.has_ended() and self.has_play(state.phase):
            state.open = (BIT[PLACES] - 1) & ~state.board.out

    def plays(self, name: str) -> list[int]:
        """`2 7`: what place 2 played to the seventh trick."""
        known = {f"{place} {trick}": 10 * place + trick - 1 for place in range(5) for trick in range(1, 11)}
        rows = self.described.words(name)
        if any(row not in known for row in rows):
            raise refusals.written_like(name, next(row for row in rows if row not in known), "2 7")
        for row in rows:
            number = known[row]
            if self.state.card_of(number // 10, number % 10) < 0:
                raise refusals.impossible(name, row)
        return [known[row] for row in rows]

    def check_end(self) -> None:
        """After a hand somebody has a choice only where there is one."""
        state = self.state
        if state.phase is HELP_PHASE and (state.declarer < 0 or not state.pulka.asked()):
            raise refusals.wanted("nobody's record is to be chosen", "excess")
        if state.phase is PARTS and not state.pulka.asks_parts():
            raise refusals.wanted("there is no pot to be divided", "parts")
        if state.phase is not PARTS and state.pulka.asks_parts():
            raise refusals.wanted("into how many parts the pot is cut is still to be said", "parts")
        if state.phase is not HELP_PHASE and state.pulka.asked():
            raise refusals.not_now("whose record gives is still to be said", "excess")

    # -- offers

    def read_offers(self) -> None:
        state = self.state
        n = int(state.players)
        state.offered = self.seats("offered")
        state.offerer = self.described.number("offerer", -1, -1, n - 1)
        state.consented = self.seats("consented")
        if (state.offerer >= 0) != (state.phase is CONSENT):
            raise refusals.not_now("who has said that the rest are his", "offerer")
        if state.phase is CONSENT:
            if state.claimant(state.offerer) < 0 or not state.offered & state.consented & BIT[state.offerer]:
                raise refusals.not_his_turn("offerer")
            if state.next_consenter() < 0:
                raise refusals.not_now("all have answered", "consented")
        elif state.consented:
            raise refusals.unwanted("to what?", "consented")
        if state.shown and not state.taken and state.has_idle_dealer() and not state.board.before:
            state.gone = state.shown

    def seats(self, name: str) -> i64:
        return self.described.seat_set(name, int(self.state.players))
