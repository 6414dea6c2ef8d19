"""Preferans as games: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from lomber.cards.bits import BIT, members, size
from lomber.games.preferans.classic import ClassicState, DummyState
from lomber.games.preferans.classic_score import ClassicPulka, ClassicTerms
from lomber.games.preferans.hussar import HussarPulka, HussarState, HussarTerms
from lomber.games.preferans.hussar_reading import HussarReader
from lomber.games.preferans.moves import GAMES, game_bid, is_misere, move_book, takes_talon
from lomber.games.preferans.options import ClassicOptions, HussarOptions, ModernOptions
from lomber.games.preferans.outcome import ALL_PASS, GAME, MISERE_PLAYED, REDEALT, SURRENDERED, Outcome
from lomber.games.preferans.pulka import Pulka
from lomber.games.preferans.reading import Reader
from lomber.games.preferans.score import ModernPulka, ModernTerms
from lomber.games.preferans.state import PreferansState
from lomber.games.preferans.terms import (
    CLASSIC,
    HOLD_OFF,
    HOLD_ONCE,
    HOLD_SENIOR,
    HUSSAR,
    MODERN,
    Terms,
    classic_ladder,
    modern_ladder,
)
from lomber.games.preferans.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described, cards_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.sheet import Entry

HOLDS = {"off": HOLD_OFF, "once": HOLD_ONCE, "senior_two": HOLD_SENIOR}


class Preferans(Game):
    """What all forms share. The score of a match is its settlement in whists: whole numbers, their sum nought."""

    def __init__(self, id: str, options: Any, players: int, terms: Terms) -> None:
        super().__init__(id, options, players, move_book(options.manners))
        self.terms = terms
        terms.shrink(options.suits, options.ranks, options.hand_cards, options.lowest_game)
        terms.draws = options.draw
        terms.manners = options.manners
        terms.last_hand = options.hands or 0
        self.pool = options.suits * options.ranks
        self.longest = 160

    def new_pulka(self) -> Pulka:
        """A clean sheet."""
        raise NotImplementedError

    def new_state(self) -> PreferansState:
        raise NotImplementedError

    def start(self) -> State:
        return self.new_state()

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position. What is not said: the auction is to begin, nobody has written anything."""
        state = self.new_state()
        self.new_reader(state, Described(position)).read()
        return state

    def new_reader(self, state: PreferansState, described: Described) -> Reader:
        return Reader(state, described)

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        from lomber.games.preferans.book import ADVICE

        return ADVICE

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """The entries of a described hand: what was played, the words, the tricks, and the sheet before it."""
        pulka = self.scored(result)
        if pulka.asked():
            raise refusals.wanted("whose record gives is still to be said", "help", "PC-65")
        return pulka.entries

    def scored(self, result: dict[str, Any]) -> Pulka:
        """The sheet after a described hand, with the entries of that hand alone.

        With `settle` it is settled as it then stands, after the last hand or where a pulka is stopped; so is a
        sheet alone, of which no hand is told.
        """
        described = Described(result)
        pulka = self.new_pulka()
        pulka.read(described)
        if result:
            outcome = self.read_outcome(described)
            if outcome.kind == GAME:
                pulka.sell(outcome)
            if outcome.kind != REDEALT:
                pulka.write(outcome)
            for culprit in members(described.seat_set("peeked", int(self.seats))):
                if outcome.declarer >= 0:
                    pulka.fine_peek(outcome, int(culprit))
            self.choose_givers(pulka, outcome, described)
            pulka.close()
            if described.flag("settle"):
                pulka.settle(outcome.hand)
        described.finish()
        return pulka

    def choose_givers(self, pulka: Pulka, outcome: Outcome, described: Described) -> None:
        """`help`: the seats whose records give, in their order, where the declarer chooses (PC-65).

        The last to give is left without a choice; who names him too has told no more than happened.
        """
        given = described.value("help", [])
        named = given if isinstance(given, list) else [given]
        for giver in named:
            if type(giver) is int and giver in pulka.asked():
                pulka.choose_giver(outcome.hand, giver)
        gave = [entry.column for entry in pulka.entries if entry.reason == "record-taken"]
        for at, giver in enumerate(named):
            if type(giver) is not int or gave[at : at + 1] != [giver]:
                raise refusals.impossible("help", giver)

    def read_outcome(self, described: Described) -> Outcome:
        """`declarer` with `game` (or `bid` of a misère), `whist` words in their order, `tricks` by seat."""
        n = int(self.seats)
        state = self.new_state()
        state.dealer = described.number("dealer", n - 1, 0, n - 1)
        state.hand = described.number("hand", 1, 1, 10**6)
        state.board.order = state.order()
        state.declarer = described.number("declarer", -1, -1, n - 1)
        tricks = described.numbers("tricks", [0] * n, 0, int(self.terms.hand_cards))
        for seat in range(n):
            state.board.tricks[seat] = tricks[seat]
        outcome = state.outcome(self.read_words(state, described))
        self.check_tricks(state, outcome)
        self.read_revokes(state, outcome, described.numbers("revokes", [0] * n, 0, 10))
        talon = cards_of(described.value("talon", ""), "talon")
        if size(talon) > 2 or talon & ~self.terms.pack:
            sentence = f"the talon has {size(talon)} cards"
            raise refusals.miscounted(sentence, "talon", int(size(talon & self.terms.pack)), 2)
        outcome.talon = talon if takes_talon(state.bid) else 0
        return outcome

    def read_revokes(self, state: PreferansState, outcome: Outcome, revokes: list[int]) -> None:
        """Only who has played can have revoked; an invited partner answers for nothing (I-8, PC-44)."""
        if any(revokes) and outcome.kind != ALL_PASS and not outcome.played():
            raise BadPosition("nobody whisted: there is no play", "nobody-whisted")
        for seat, number in enumerate(revokes):
            if number and seat not in self.players_of(state):
                raise refusals.out_of_play(seat)
            if number:
                outcome.revokes[state.answers_for(seat)] += number

    def players_of(self, state: PreferansState) -> list[int]:
        """Those who hold cards and play them."""
        out = state.whisting.out() if state.whisting is not None else 0
        return [seat for seat in state.board.order if not out & BIT[seat]]

    def check_tricks(self, state: PreferansState, outcome: Outcome) -> None:
        """Where cards were played somebody has each trick; at misère only the declarer's need be told."""
        taken, most = sum(outcome.tricks), int(self.terms.hand_cards)
        whole = outcome.kind == ALL_PASS or (outcome.kind == GAME and outcome.played())
        if taken > most or (whole and taken < most):
            raise refusals.tricks_miscounted(taken, most)
        players = self.players_of(state)
        if outcome.kind == ALL_PASS and outcome.opened and outcome.idle:
            players.append(int(outcome.dealer))
        for seat, tricks in enumerate(outcome.tricks):
            if tricks and seat not in players:
                raise refusals.out_of_play(seat)

    def read_words(self, state: PreferansState, described: Described) -> str:
        """What was played, and who whisted. Without declarer all passed; without tricks too there was no hand."""
        game = described.word("game", "", ["", *GAMES])
        bid = described.value("bid", f"bid {game}" if game else "")
        words = described.words("whist")
        given_up = described.flag("surrender")
        if state.declarer < 0:
            if game or bid or words:
                raise refusals.wanted("a game needs its declarer", "declarer")
            if not described.has("tricks"):
                return REDEALT
            if self.terms.redeals:
                raise BadPosition("all passed: the cards are dealt anew", "all-passed")
            return ALL_PASS
        try:
            state.bid = self.book.code(bid if isinstance(bid, str) else "?")
        except ValueError:
            raise refusals.impossible("bid", bid) from None
        if self.terms.ladder.rank[state.bid] < 0:
            raise refusals.impossible("bid", bid)
        if int(state.declarer) not in state.board.order:
            raise refusals.out_of_play(int(state.declarer))
        if game and GAMES.index(game) not in self.playable_at(state.bid):
            raise refusals.at_odds("this game cannot be announced at this bid", "game", "bid")
        if is_misere(state.bid):
            return MISERE_PLAYED
        if given_up:
            return self.surrendered()
        if not game:
            raise refusals.wanted("which game was announced?", "game")
        self.repeat_whist(state, GAMES.index(game), words, described)
        return GAME

    def playable_at(self, bid: int) -> list[int]:
        """The games that can be announced at a bid; at misère none (PC-21)."""
        if is_misere(bid):
            return []
        return [game for game in range(int(game_bid(bid)), len(GAMES)) if self.terms.exists(game)]

    def surrendered(self) -> str:
        """A hand that was given up, where that may be (PM-15)."""
        if not self.terms.surrender:
            raise refusals.unwanted("nobody may give up here", "surrender", "PM-15")
        return SURRENDERED

    def repeat_whist(self, state: PreferansState, game: int, words: list[str], described: Described) -> None:
        """The words of the opponents in their order; who is silent undertakes nothing."""
        left = state.board.after(state.declarer)
        whisting = state.new_whisting(game, left, state.board.after(left))
        whisting.barred = described.seat_set("peeked", int(self.seats))
        whisting.begin()
        state.announced = game
        state.whisting = whisting
        for word in words:
            try:
                move = self.book.code(word)
            except ValueError:
                move = -1
            if not whisting.repeat(-1, move):
                raise refusals.impossible("whist", word)
        while whisting.turn >= 0 and len(whisting.declining(whisting.choices)):
            whisting.say(whisting.declining(whisting.choices)[0])
        if whisting.turn >= 0 and self.terms.form != MODERN:  # today both ways are written alike
            raise refusals.wanted("alone, or with the other hand?", "whist")


class Modern(Preferans):
    """Present-day Preferans: pulya, mountain and whists (Part 3)."""

    def __init__(self, id: str, options: ModernOptions) -> None:
        super().__init__(id, options, options.players, modern_terms(options))
        self.prices = ModernTerms(options)
        self.pages = ["modern"]

    def new_pulka(self) -> Pulka:
        return ModernPulka(self.seats, self.prices)

    def new_state(self) -> PreferansState:
        return PreferansState(self, self.terms, self.new_pulka())


class Classic(Preferans):
    """Classic Preferans: record, kurochka or pot, and whists (Part 2)."""

    def __init__(self, id: str, options: ClassicOptions) -> None:
        super().__init__(id, options, options.players, classic_terms(options))
        self.prices = ClassicTerms(options)
        self.pages = ["classic"]

    def new_pulka(self) -> Pulka:
        return ClassicPulka(self.seats, self.prices)

    def new_state(self) -> PreferansState:
        if self.seats == 2:
            return DummyState(self, self.terms, self.new_pulka())
        return ClassicState(self, self.terms, self.new_pulka())


def classic_terms(options: ClassicOptions) -> Terms:
    terms = Terms(CLASSIC, options.players, classic_ladder(options.miseres, options.uverts))
    terms.hold = HOLDS[options.hold]
    terms.jumps = options.jump_bids
    terms.ten_check = options.ten == "check"
    terms.ten_solved = options.ten_check_method == "solver"
    terms.invites_open = options.invitation in ("open", "either")
    terms.invites_dark = options.invitation in ("dark", "either")
    terms.both_open = options.open_shows == "both"
    terms.redeals = options.raspasy == "redeal" or options.players == 2
    terms.winner_leads_third = options.raspasy_third_lead == "winner"
    terms.next_sits_out = options.five_idle == "next_dealer"
    return terms


class Hussar(Preferans):
    """Hussar Preferans for two (Part 4)."""

    def __init__(self, id: str, options: HussarOptions) -> None:
        terms = Terms(HUSSAR, 2, classic_ladder(miseres=False, uverts=False))
        terms.hold = HOLDS[options.hold]
        terms.redeals = True
        super().__init__(id, options, 2, terms)
        self.prices = HussarTerms(options)
        self.pages = ["hussar"]

    def new_pulka(self) -> Pulka:
        return HussarPulka(self.seats, self.prices)

    def new_state(self) -> PreferansState:
        return HussarState(self, self.terms, self.new_pulka())

    def new_reader(self, state: PreferansState, described: Described) -> Reader:
        return HussarReader(state, described)


def modern_terms(options: ModernOptions) -> Terms:
    terms = Terms(MODERN, options.players, modern_ladder(options.misere_over))
    terms.hold = HOLDS[options.hold]
    terms.jumps = options.jump_bids
    terms.misere_first_word = options.misere_first_word
    terms.surrender = options.surrender == "three"
    for level in options.half_whist:
        terms.half_whist |= BIT[int(level)]
    terms.half_first = options.half_first
    terms.ten_check = options.ten == "check"
    terms.stalingrad = options.stalingrad
    terms.talon_open = options.raspasy_talon == "open"
    terms.winner_leads_third = options.raspasy_third_lead == "winner"
    return terms
