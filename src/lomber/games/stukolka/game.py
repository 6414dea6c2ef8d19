"""Stukolka in its four forms as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members, set_of, size
from lomber.cards.pack import NAMES, SUIT, SUITS, read_card, suit_of
from lomber.games.stukolka import score
from lomber.games.stukolka.codes import HAS_CUT_IN, MISDEALS, PASSED, SAYINGS, WORDS
from lomber.games.stukolka.forms import GoletsState, ObligatoryState, PrikupState, ShleifState
from lomber.games.stukolka.options import StukolkaOptions
from lomber.games.stukolka.score import Terms
from lomber.games.stukolka.sitting import Phase
from lomber.games.stukolka.state import StukolkaState
from lomber.games.stukolka.view import MARKS, PHASES
from lomber.play import refusals
from lomber.play.pots import Pot
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.tricks import NO_CARD, NO_SUIT, beats
from lomber.play.turns import after, round_of
from lomber.table.contract import Advice, Field, Game, Reduced, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

LARGE = 1_000_000


class Stukolka(Game):
    """Three to seven players, each for himself; the form is an option.

    A sitting is zero-sum: balances and the money on the table always add up to nothing (UX-9), and at the end
    nothing lies there. One deal by itself is not: a `this_hand` copy counts a remise as a loss and a pot carried
    over as a gain.
    """

    def __init__(self, id: str, options: StukolkaOptions) -> None:
        super().__init__(id, options, options.players, MoveBook(move_kinds(options)))
        self.terms = terms_of(options)
        self.longest = 14 * options.players + 2
        self.pool = options.cards()
        self.carries = True
        self.pages = ["common", options.form]

    def start(self) -> State:
        return self.new_state()

    def new_state(self) -> StukolkaState:
        state = self._blank()
        state.clear_deal()
        return state

    def _blank(self) -> StukolkaState:
        form = self.options.form
        if form == "golets":
            return GoletsState(self, self.terms)
        if form == "prikup":
            return PrikupState(self, self.terms)
        if form == "shleif":
            return ShleifState(self, self.terms)
        return ObligatoryState(self, self.terms)

    def reduced(self) -> list[Reduced]:
        from lomber.games.stukolka.reduced import forms

        return forms(self)

    def fields(self) -> list[Field]:
        seen = [
            Field("hand", 52, "own cards, if looked at"),
            Field("chosen", 52, "own cards laid aside to be thrown off"),
            Field("trump_card", 52, "the trump card, where this seat may see it"),
            Field("exposed", 52, "a card that the dealer has exposed"),
            Field("trump", 4, "trump suit S C D H; all 0: not known yet"),
            Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        ]
        for turn in range(self.seats):
            who = f"seat {turn} clockwise from this one"
            seen.append(Field(f"dealer_{turn}", 1, f"{who} deals"))
            seen.append(Field(f"to_act_{turn}", 1, f"{who} is to move"))
            seen.append(Field(f"said_{turn}", len(MARKS), f"{who}: nothing yet, then {' '.join(MARKS[1:])}"))
            seen.append(Field(f"bought_{turn}", 1, f"cards exchanged by {who}, in quarters; -0.25: none yet"))
            seen.append(Field(f"tricks_{turn}", 1, f"tricks of {who}, in thirds"))
            seen.append(Field(f"trick_{turn}", 52, f"card on the table laid by {who}"))
            seen.append(Field(f"laid_{turn}", 52, f"all cards laid in this deal by {who}"))
            seen.append(Field(f"denied_{turn}", 52, f"cards that {who} is known not to hold"))
        seen.append(Field("stock", 1, "cards left in the stock, in 52nds"))
        seen.append(Field("pot", 1, "log2 of 1 + the pot in stakes, in 64ths"))
        seen.append(Field("carried", 1, "the same of the money carried over"))
        seen.append(Field("run", 1, "how the cards ran in the last three deals: 1 well, -1 badly"))
        return seen

    def advice(self) -> list[Advice]:
        from lomber.games.stukolka.book import ADVICE

        return ADVICE

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position. What is not said: nobody has anything, the rest of the pack is the stock."""
        state = self.new_state()
        described = Described(position)
        self._read_sitting(state, described)
        self._read_words(state, described)
        self._read_piles(state, described)
        self._read_tricks(state, described)
        self._read_money(state, described)
        self._read_turn(state, described)
        self._read_faults(state, described)
        described.finish(self._pile_names())
        if state.awaits() is None and state.phase is not Phase.OVER:
            self._check(state)
        if state.phase is Phase.DECLARE and state.to_act == state.dealer:
            state.come_to_dealer()  # he may have no choice left (UX-6, US-2)
        return state

    def _pile_names(self) -> list[str]:
        piles = [
            f"{name}.{seat}" for name in ("hand", "chosen", "thrown", "dropped") for seat in range(self.seats)
        ]
        return [*piles, "trump", "burnt", "stock"]

    def _read_sitting(self, state: StukolkaState, described: Described) -> None:
        """The dealer, the deal and the sheet."""
        n = int(self.seats)
        state.dealer = described.number("dealer", n - 1, 0, n - 1)
        packed = described.deal_out(round_of(state.dealer, n), int(self.terms.hand_cards), "trump")
        opening = OPENING[self.options.form] if packed else "play"
        state.phase = Phase(described.word("phase", opening, [phase.value for phase in Phase]))
        waiting = state.phase is Phase.DRAW or state.phase is Phase.DEAL
        state.hand = described.number("hand", 0 if waiting else 1, 0, LARGE)
        default = list(range(n)) if state.phase is Phase.DRAW else []
        state.drawing = described.seat_set("drawing", n, default)
        state.single = described.flag("single")
        state.misdeals = described.number("misdeals", 0, 0, int(MISDEALS))
        state.declined = described.flag("declined")
        state.before = described.numbers("before", [0] * n)
        state.entries = described.entries()

    def _read_money(self, state: StukolkaState, described: Described) -> None:
        """The pot and what lies on the table: by default the one is the other, less the tricks taken (U-18)."""
        parts = int(self.terms.hand_cards)
        left = parts
        if state.phase is Phase.PLAY:
            left -= sum([int(state.tricks[seat]) for seat in range(self.seats)])
        prize = _money(described, "prize", 0)
        state.pot = self._read_pot(state, described, prize // parts * left, left)
        state.carried = _money(described, "carried", 0)
        if not described.has("prize") and state.awaits() is None:
            if left <= 0 or state.pot.left % left:
                raise _not_in_parts(state.pot.left, left)
            prize = state.pot.left // left * parts
        if prize % parts:
            raise _not_in_parts(prize, parts)
        state.prize = prize

    def _read_pot(self, state: StukolkaState, described: Described, usual: int, left: int) -> Pot:
        """What lies on the table: what nobody is said to have paid, the dealer has; tricks have had their parts."""
        n = int(self.seats)
        pot = Pot(self.seats)
        paid = described.numbers("paid", [0] * n, 0)
        brought = [0] * n
        if described.has("paid"):
            parts = int(self.terms.hand_cards)
            share = _money(described, "prize", sum(paid)) // parts
            if left < parts:
                brought = [share * int(state.tricks[seat]) for seat in range(n)]
            usual = sum(paid) - share * (parts - left)
        pot.left = _money(described, "pot", usual)
        if not described.has("paid"):
            paid[state.dealer] = pot.left
        pot.paid = paid
        pot.balances = described.numbers(
            "balances", [got - amount for got, amount in zip(brought, paid, strict=True)]
        )
        if sum(pot.balances) + pot.left != 0:
            raise refusals.unbalanced("balances")
        return pot

    def _read_words(self, state: StukolkaState, described: Described) -> None:
        """Who has declared what; in a phase of play without any word, everybody who holds cards has knocked."""
        n = int(self.seats)
        said = described.words("said")
        in_deal = state.awaits() is None and state.phase not in (Phase.SHLEIF, Phase.ANNOUNCE, Phase.DECLARE)
        if not said:
            holders = [bool(described.pile(f"hand.{seat}")) for seat in range(n)]
            said = ["knock" if in_deal and holders[seat] else "" for seat in range(n)]
        keeps = self.options.form == "shleif" and not state.declined and state.phase is not Phase.OVER
        if in_deal and keeps and len(said) == n and said[state.dealer] in ("", "knock"):
            said[state.dealer] = "shleif"  # he plays and makes no declaration (US-2)
        if len(said) != n or any(word not in SAYINGS for word in said):
            raise refusals.written_like("said", said, ["knock", "pass", *[""] * (n - 2)])
        for seat, word in enumerate(said):
            saying = SAYINGS.index(word)
            state.said[seat] = saying
            if saying > 1:
                state.playing |= BIT[seat]
        bought = described.numbers("bought", [-1] * n, -1, 4)
        for seat in range(n):
            state.bought[seat] = bought[seat]
        everybody = (
            [] if state.phase in (Phase.DRAW, Phase.DEAL, Phase.SHLEIF, Phase.ANNOUNCE) else list(range(n))
        )
        state.looked = described.seat_set("looked", n, everybody)
        state.untouched = described.flag("untouched")

    def _read_piles(self, state: StukolkaState, described: Described) -> None:
        """All cards that have not been played; the stock may be given by its top cards, the rest fills it."""
        found: dict[str, int] = {}
        for name in self._pile_names():
            found[name] = cards_of(described.pile(name), name)
        for row in described.words("played"):
            found["played " + row] = cards_of(" ".join(row.split()[1:]), "played")
        held = disjoint(found, int(self.terms.pack))
        for seat in range(self.seats):
            chosen: i64 = found[f"chosen.{seat}"]
            state.origin[seat] = found[f"hand.{seat}"]
            state.hands[seat] = found[f"hand.{seat}"] | chosen
            state.chosen |= chosen
            state.thrown[seat] = found[f"thrown.{seat}"]
            state.dropped[seat] = found[f"dropped.{seat}"]
        state.burnt = found["burnt"]
        state.shown = cards_of(described.value("exposed", ""), "exposed")
        self._read_trump(state, described)
        if state.awaits() is not None:
            return
        if self._lies_apart(state) and state.trump_card == NO_CARD:
            free: i64 = self.terms.pack & ~held
            if state.trump >= 0:
                free &= SUIT[state.trump]
            if not free:
                raise refusals.wanted(
                    "the dealer's trump card lies as `trump` among the piles", "trump", "US-1"
                )
            state.trump_card = lowest(free)
            held |= BIT[state.trump_card]
        held = self._fill_hands(state, held)
        stock = vec[i64]()
        for word in described.pile("stock").split():
            stock = append(stock, read_card(word))
        for card in members(self.terms.pack & ~held):
            stock = append(stock, card)
        state.stock.lay(stock)

    def _fill_hands(self, state: StukolkaState, held: i64) -> i64:
        """Hands of which nothing is said get the lowest cards that are left, as in a record (U-5)."""
        for seat in range(self.seats):
            if state.phase not in STILL_THREE or state.hands[seat] or not self._holds(state, seat):
                continue
            while size(state.hands[seat]) < self.terms.hand_cards and self.terms.pack & ~held:
                card = BIT[lowest(self.terms.pack & ~held)]
                state.hands[seat] |= card
                held |= card
            state.origin[seat] = state.hands[seat]
        return held

    def _lies_apart(self, state: StukolkaState) -> bool:
        """Is the hidden trump card still beside the dealer's three: has he not dropped a card yet (US-1, US-3)?"""
        if self.options.form != "shleif":
            return False
        if state.phase is Phase.SHLEIF or state.phase is Phase.ANNOUNCE:
            return True
        cut_in = any(state.said[seat] == HAS_CUT_IN for seat in range(self.seats))
        if state.declined or state.dropped[state.dealer] or cut_in:
            return False
        return state.phase is Phase.DECLARE or state.phase is Phase.EXCHANGE or state.phase is Phase.DROP

    def _read_trump(self, state: StukolkaState, described: Described) -> None:
        turned = described.pile("trump")
        if len(turned.split()) > 1:
            raise refusals.not_one_card("trump", len(turned.split()))
        state.trump_card = read_card(turned) if turned else NO_CARD
        secret = state.phase is Phase.SHLEIF or state.phase is Phase.ANNOUNCE
        suit = SUITS[suit_of(state.trump_card)] if turned and not secret else ""
        named = described.word("trump", suit, ["", *SUITS])
        state.trump = SUITS.index(named) if named else -1
        open_ = bool(turned) and (self.options.form != "shleif" or state.declined)
        state.trump_open = described.flag("trump_open") if described.has("trump_open") else open_
        if state.trump < 0 and state.awaits() is None and not secret:
            raise refusals.wanted("the trump suit is not given", "trump")

    def _read_tricks(self, state: StukolkaState, described: Described) -> None:
        n = int(self.seats)
        rows = described.words("played")
        if len(rows) > 21:
            raise refusals.too_many_played()
        for row in rows:
            words = row.split()
            if len(words) != 2 or words[0] not in [str(s) for s in range(n)]:
                raise refusals.written_like("played", row, "2 AC")
            state.player[state.laid] = int(words[0])
            state.played[state.laid] = read_card(words[1])
            state.laid += 1
        wide = max(int(size(state.playing)), 1)
        state.in_trick = described.number("in_trick", int(state.laid) % wide, 0, n)
        tricks = described.numbers("tricks", self._retrace(state, wide), 0, int(self.terms.hand_cards))
        for seat in range(n):
            state.tricks[seat] = tricks[seat]

    def _retrace(self, state: StukolkaState, wide: int) -> list[int]:
        """The cards played, trick by trick: who has won how many, and who is winning the last."""
        won = [0] * int(self.seats)
        begun = int(state.laid - state.in_trick)
        for i in range(int(state.laid)):
            card = state.played[i]
            first = i == begun or (i < begun and i % wide == 0)
            if first or beats(card, state.winning, state.trump):
                state.winning = card
                state.winner = state.player[i]
            if first:
                state.led = suit_of(card)
            if i < begun and (i + 1) % wide == 0:
                won[state.winner] += 1
        if not state.in_trick:
            state.led = NO_SUIT
            state.winning = NO_CARD
        return won

    def _read_turn(self, state: StukolkaState, described: Described) -> None:
        """Whose move, where nothing is said; and who led to the first trick."""
        n = int(self.seats)
        state.to_act = described.number("to_act", int(self._next_to_act(state)), 0, n - 1)
        leader: i64 = 0
        if state.phase is Phase.PLAY and state.playing:
            leader = state.player[0] if state.laid else state.first_lead()
        state.leader = described.number("leader", int(leader), 0, n - 1)

    def _next_to_act(self, state: StukolkaState) -> i64:
        """The next in the trick, or who won the last one; the first who has not spoken, bought or been asked."""
        if state.phase is Phase.PLAY and state.playing:
            if state.in_trick:
                return after(state.player[state.laid - 1], state.playing, self.seats)
            return state.winner if state.laid else state.first_lead()
        waiting: i64 = 0
        for seat in range(self.seats):
            if state.phase is Phase.DECLARE and not state.said[seat]:
                waiting |= BIT[seat]
            if state.phase is Phase.EXCHANGE and state.playing & BIT[seat] and state.bought[seat] < 0:
                waiting |= BIT[seat]
            if state.phase is Phase.DROP and size(state.hands[seat]) > self.terms.hand_cards:
                waiting |= BIT[seat]
            if state.phase is Phase.CUT_IN and state.said[seat] == PASSED:
                waiting |= BIT[seat]
        if waiting:
            return after(state.dealer, waiting, self.seats)
        dealers = (Phase.SHLEIF, Phase.ANNOUNCE, Phase.DROP)
        return state.dealer if state.phase in dealers else state.elder()

    def _read_faults(self, state: StukolkaState, described: Described) -> None:
        n = int(self.seats)
        for name, text in described.table("denied").items():
            if name not in [str(s) for s in range(n)]:
                raise refusals.unknown("denied", name, [str(s) for s in range(n)])
            state.denied[int(name)] = cards_of(str(text), "denied")
        state.apart = described.seat_set("apart", n)
        state.remised = described.seat_set("remised", n)
        state.accepted = described.seat_set("accepted", n)
        for name, accused in described.table("claims").items():
            if name not in [str(s) for s in range(n)] or not _are_seats(accused, n):
                raise refusals.written_like("claims", {name: accused}, {"2": [0, 1]})
            state.claims[int(name)] = set_of(accused)

    def _check(self, state: StukolkaState) -> None:
        """What cannot be: a player with a wrong number of cards, or with a card he was seen not to have."""
        three = self.terms.hand_cards
        for seat in range(self.seats):
            hand = size(state.hands[seat])
            if state.phase is Phase.PLAY and state.playing & BIT[seat]:
                laid = len([i for i in range(state.laid) if state.player[i] == seat])
                if hand + laid != three:
                    sentence = f"hand.{seat}: {hand} cards and {laid} played"
                    raise refusals.miscounted(sentence, f"hand.{seat}", int(hand), int(three) - laid)
                if state.hands[seat] & state.denied[seat]:
                    raise refusals.denied(f"hand.{seat}")
            elif hand > three + 1 or self._miscounted(state, seat):
                sentence = f"hand.{seat}: {hand} cards"
                raise refusals.miscounted(sentence, f"hand.{seat}", int(hand), int(three))
        if state.phase is Phase.PLAY:
            self._check_round(state)
        spoken = state.phase is Phase.DECLARE and state.said[state.to_act]
        without = state.phase is Phase.REVIEW or state.phase is Phase.CUT_IN
        surplus = size(state.hands[state.to_act]) > three or SAYINGS[state.said[state.to_act]] == "shleif"
        idle = state.phase is Phase.DROP and (not surplus or state.dropped[state.to_act] != 0)
        if spoken or idle or (not state.hands[state.to_act] and not without):
            raise refusals.not_his_turn("to_act")
        if state.phase.value not in PHASES_OF[self.options.form]:
            raise refusals.unknown("phase", state.phase.value, PHASES_OF[self.options.form])
        self._check_shleif(state)

    def _miscounted(self, state: StukolkaState, seat: i64) -> bool:
        """Before the play a hand has three cards or has been thrown away (U-5); who has to drop one has four."""
        hand = size(state.hands[seat])
        if state.phase is Phase.DROP:
            return state.playing & BIT[seat] != 0 and hand < self.terms.hand_cards
        if state.phase not in STILL_THREE or hand == self.terms.hand_cards:
            return False
        return hand > 0 or self._holds(state, seat)

    def _holds(self, state: StukolkaState, seat: i64) -> bool:
        """Has he cards in his hand: has he not thrown them away (U-6)?"""
        if state.phase is Phase.EXCHANGE or state.phase is Phase.CUT_IN:
            return bool(state.playing & BIT[seat])
        return state.said[seat] != PASSED

    def _check_round(self, state: StukolkaState) -> None:
        """Two or more play, each once to a trick, and the next of them is in turn (UX-3)."""
        wide = size(state.playing)
        if wide < 2:
            raise refusals.two_play()
        if (state.laid - state.in_trick) % wide:
            raise refusals.trick_goes_round()
        here: i64 = 0
        for i in range(int(state.laid)):
            if i % wide == 0 or i == state.laid - state.in_trick:
                here = 0
            if here & BIT[state.player[i]]:
                raise refusals.played_already(f"hand.{state.player[i]}")
            here |= BIT[state.player[i]]
        if not state.in_trick:
            return
        due = after(state.player[state.laid - 1], state.playing, self.seats)
        if state.in_trick >= wide or state.to_act != due:
            raise refusals.trick_goes_round()

    def _check_shleif(self, state: StukolkaState) -> None:
        """The hidden trump card is the dealer's who has not declined it (US-2, US-4)."""
        for seat in range(self.seats):
            if SAYINGS[state.said[seat]] == "shleif" and (seat != state.dealer or state.declined):
                raise refusals.at_odds("the shleif is the dealer's, if he keeps it", "said", "dealer", "US-2")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal.

        `{"carried": 165, "dealer": 4, "playing": [0, 2, 4], "tricks": [2, 0, 1, 0, 0]}`; `"faults": {"2": "U-8"}`
        for claimed faults; `"taken": 1` where one took the pot without play; `{"returned": [0, 180, 0, 0, 0]}`.
        """
        if not result:
            return []
        described = Described(result)
        n = int(self.seats)
        hand = described.number("hand", 1, 1, LARGE)
        dealer = described.number("dealer", n - 1, 0, n - 1)
        returned = described.numbers("returned", [0] * n, 0)
        if described.has("returned"):
            described.finish()
            return score.return_entries(hand, returned)
        carried = _money(described, "carried", 0)
        entries = score.stake_entries(self.terms, hand, dealer, self._compulsory(carried))
        prize = carried - sum(entry.amount for entry in entries)
        taken = described.number("taken", -1, -1, n - 1)
        if taken >= 0:
            reason = "pot-dealer" if taken == dealer else "pot-alone"
            entries.append(score.taken_entry(hand, taken, prize, reason))
        everybody = list(range(n)) if self._compulsory(carried) and taken < 0 else []
        playing = described.seat_set("playing", n, everybody)
        most = int(self.terms.hand_cards)
        tricks = described.numbers("tricks", [0] * n, 0, most)
        if prize % most:
            raise _not_in_parts(prize, most)
        self._check_players(taken, playing, tricks, self._compulsory(carried))
        if not playing:
            self._check_taken(taken, dealer, prize)
        shares = [seat for seat in range(n) for _ in range(tricks[seat])]
        for trick, seat in enumerate(shares):
            entries.append(score.share_entry(self.terms, hand, seat, prize, trick + 1))
        entries.extend(score.trickless_entries(self.terms, hand, playing, tricks, prize))
        for name, rule in described.table("faults").items():
            if name not in [str(seat) for seat in range(n)]:
                raise refusals.unknown("faults", name, [str(seat) for seat in range(n)])
            if not playing & BIT[int(name)]:
                raise refusals.at_odds("only who plays breaks a rule of play", "faults", "playing")
            if rule not in FAULTS:
                raise refusals.unknown("faults", rule, FAULTS)
            if tricks[int(name)]:
                entries.append(score.remise_entry(self.terms, hand, int(name), prize, str(rule)))
        described.finish()
        return entries

    def _check_players(self, taken: int, playing: i64, tricks: list[int], compulsory: bool) -> None:
        """Two or more take three tricks, in a compulsory deal everybody plays (UO-2); or nobody does (UX-6)."""
        if compulsory and (taken >= 0 or size(playing) < self.seats):
            raise refusals.unwanted("in a compulsory deal everybody plays", "playing", "UO-2")
        if any(number and not playing & BIT[seat] for seat, number in enumerate(tricks)):
            raise refusals.at_odds("who passed takes no trick", "tricks", "playing")
        if not playing:
            return
        if taken >= 0:
            raise refusals.at_odds("the pot is played for, or taken without play", "taken", "playing", "UX-6")
        if size(playing) < 2:
            raise refusals.two_play()
        if sum(tricks) != self.terms.hand_cards:
            raise refusals.tricks_miscounted(sum(tricks), int(self.terms.hand_cards))

    def _check_taken(self, taken: int, dealer: int, prize: int) -> None:
        """Without play the pot goes to one or stays (UX-6), and a bound dealer is not passed by (UB-5).

        Where neither is told, only the stakes are written.
        """
        if self.terms.carry and taken == dealer:
            raise refusals.unwanted("a pot that nobody wanted stays on the table", "taken", "UX-6")
        limit = self.terms.duty_limit
        bound = self.options.form == "prikup" and (limit < 0 or prize <= limit)
        if bound and taken not in (-1, dealer):
            raise refusals.unwanted("the dealer leaves no single player alone", "taken", "UB-5")

    def _compulsory(self, carried: int) -> bool:
        return self.options.form == "obligatory" and carried == 0


STILL_THREE = (Phase.SHLEIF, Phase.ANNOUNCE, Phase.DECLARE, Phase.EXCHANGE, Phase.CUT_IN)
"""Phases in which a hand that is told has three cards (U-5)."""

FAULTS = ["U-8", "U-9", "U-14"]
"""The rules by which a proved fault costs a remise, as a described result names them."""

OPENING = {"golets": "declare", "prikup": "declare", "shleif": "shleif", "obligatory": "play"}
"""What comes after a described pack is dealt; of the obligatory form a compulsory deal (UO-2)."""

PHASES_OF: dict[str, tuple[str, ...]] = {
    "golets": ("declare", "play", "review"),
    "prikup": ("declare", "exchange", "play", "review"),
    "shleif": ("shleif", "announce", "declare", "exchange", "drop", "cut_in", "play", "review"),
    "obligatory": ("declare", "play", "review"),
}


def move_kinds(options: StukolkaOptions) -> list[Kind]:
    """The same codes in every form, as far as the form needs them."""
    seats = [str(seat) for seat in range(7)]
    kinds = [Kind("play", NAMES, bare=True), *[Kind(word) for word in WORDS]]
    kinds.append(Kind("announce", list(SUITS)))
    kinds.extend([Kind("claim", seats), Kind("misdeal", seats)])
    if options.form == "prikup" or options.form == "shleif" or options.manners:
        kinds.append(Kind("throw", NAMES, together=True))
    if options.form == "shleif" or options.manners:
        kinds.append(Kind("drop", NAMES))
    if options.manners:
        kinds.append(Kind("expose", NAMES))
    return kinds


def terms_of(options: StukolkaOptions) -> Terms:
    return Terms(
        options.players,
        options.ranks_in_pack(),
        options.suits,
        options.hand_cards,
        options.stake,
        carry=options.all_pass == "carry",
        duty_limit=-1 if options.dealer_duty_limit is None else options.dealer_duty_limit,
        blind=options.blind,
        razrez=options.razrez,
        undertrump_free=options.undertrump == "free",
        dealer_twice=options.obligatory_dealer_pays_twice,
        deals=options.sitting(),
        returns=options.end_rule == "return",
        cap=options.remise_cap or 0,
        manners=options.manners,
        last_hand=options.hands or 0,
        draws=options.draw,
    )


def _not_in_parts(amount: int, parts: int) -> BadPosition:
    sentence = f"a pot of {amount} cannot be cut into {parts} parts"
    return BadPosition(sentence, "stukolka-parts", amount=amount, number=parts)


def _money(described: Described, name: str, default: int) -> int:
    given = described.value(name, default)
    if type(given) is not int or given < 0:
        raise refusals.written_like(name, given, "120")
    return given


def _are_seats(given: Any, players: int) -> bool:
    return isinstance(given, list) and all(type(s) is int and 0 <= s < players for s in given)
