"""What one player of Vint sees: his cards, the calls, the contract, the trick, the slate; and what he remembers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import SUIT, SUITS, card_name, read_card, suit_of
from lomber.games.vint.score import BIDS, Contract, denomination_of, level_of, needed
from lomber.games.vint.setting import PLACES, Setting
from lomber.play.rows import Row, room_for
from lomber.play.scenes import card_choice, hand_cards, plain_choice
from lomber.play.trick_view import TrickView
from lomber.table.contract import Game
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

CARD_MOVES: Final = ("play", "give", "discard", "lead_early", "play_early", "expose", "require")
"""The kinds of moves that are about a card of a hand."""

SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥", "NT": "NT"}

PHASES: Final = (
    "swap",
    "purchase",
    "throw",
    "pick_up",
    "auction",
    "holder",
    "where",
    "pass_on",
    "give",
    "final",
    "turn_up",
    "open",
    "nail",
    "play",
    "answer_lead",
    "demand",
    "correct",
    "reckon",
)
"""The phases that an observation tells apart."""

PLAYED: Final = ("play", "answer_lead", "demand", "correct", "reckon", "over")
"""The phases in which cards are played, or mistakes of the play set right."""


class VintView(TrickView):
    """Places are S W N E (0…3), as dealt. `calls`, `played` and `denied` are what an attentive player remembers."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.setting: Setting | None = None
        self.dealer: i64 = 0
        self.trump: i64 = -1
        self.contract: i64 = -1
        """The highest bid so far, or the contract; -1: none."""
        self.declarer: i64 = -1
        self.is_blind = False
        self.to_play: i64 = -1
        self.actor: i64 = -1
        """The seat that must move; -1: nobody, or several at once."""
        self.acts = False
        self.owner: vec[i64] = vec[i64]([-1] * 4)
        """Who plays each hand."""
        self.home: vec[i64] = vec[i64]([-1] * 4)
        """Who sits there."""
        self.side: vec[i64] = vec[i64]([0] * 4)
        self.chair: vec[i64] = vec[i64]([0] * 4)
        self.cards_left: vec[i64] = vec[i64]([0] * 4)
        self.hands: vec[i64] = vec[i64]([0] * 4)
        """The cards of the places this seat may look at; 0 elsewhere."""
        self.known: i64 = 0
        self.open_hands: i64 = 0
        self.denied: vec[i64] = vec[i64]([0] * 4)
        """Cards a place is known not to hold: it did not follow suit."""
        self.calls: list[list[int]] = []
        """Place and call of everything said: 63 is a pass, 64 is added to what was said blind."""
        self.passes: i64 = 0
        self.speaker: i64 = 0
        self.looked: i64 = 15
        self.widow_left: i64 = 0
        self.bought: i64 = 0
        """The widow's cards, shown until the first lead."""
        self.giver: i64 = -1
        self.getter: i64 = -1
        self.number_to_give: i64 = 0
        self.chosen: i64 = 0
        """What this seat is about to give away."""
        self.thrown: i64 = 0
        """What this seat has put aside."""
        self.aside: vec[i64] = vec[i64]([0] * 4)
        """How many cards lie aside before each place."""
        self.uncovered: vec[i64] = vec[i64]([0] * 4)
        """What lay aside and is shown after the deal (VV-1)."""
        self.winning: i64 = -1
        self.winner: i64 = 0
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.below: list[int] = []
        self.games: list[int] = []
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()
        self.exposed: vec[i64] = vec[i64]([0] * 4)
        """Manners: cards of a hand that lie open (M-5)."""
        self.required: vec[i64] = vec[i64]([-1] * 4)
        """Manners: the card demanded, by place; -1: none."""
        self.early_card: i64 = -1
        """Manners: a card led out of turn, not yet answered (M-3)."""
        self.silenced: i64 = 0
        """Manners: the places that called out of turn (M-1)."""
        self.forbidden: i64 = 0
        """Manners: own cards that would be a revoke now (V-21)."""
        self.lowest_bid: i64 = 0
        """Manners: bids below this one are insufficient (M-2)."""
        self.reading: object | None = None
        """What the book makes of it; see `reading.py`."""

    # -- for the book

    def rules(self) -> Setting:
        assert self.setting is not None
        return self.setting

    def mine(self) -> i64:
        """The place for which this seat is asked now, or where it sits."""
        if self.to_play >= 0 and self.owner[self.to_play] == self.seat:
            return self.to_play
        if self.giver >= 0 and self.owner[self.giver] == self.seat:
            return self.giver
        return self.own_place()

    def own_place(self) -> i64:
        """The chair the seat itself sits on (a dummy's owner has two hands)."""
        for place in range(4):
            if self.home[place] == self.seat:
                return place
        return -1

    def partner(self) -> i64:
        """The place that plays together with the own one, -1 if there is none."""
        me = self.own_place()
        for place in self.rules().live:
            if me >= 0 and place != me and self.side[place] == self.side[me]:
                return place
        return -1

    def look_back(self) -> list[list[i64]]:
        """The tricks that may be looked at: the last two before the next lead, then the last one (V-24)."""
        review = self.rules().trick_review
        if review == "none":
            return []
        number: i64 = 1 if self.in_trick else 2
        return self.last_tricks(self.laid if review == "all" else number, self.rules().wide)

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if not self.acts:
            return Message("prompt-wait", {"seat": int(self.actor)})
        if self.phase != "play":
            return self._prompt_before()
        if not self.in_trick:
            return Message("prompt-lead")
        led = suit_of(self.trick()[0])
        follows = self.hands[self.to_play] & SUIT[led] != 0
        return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[led]})

    def _prompt_before(self) -> Message:
        """What is asked before the cards are played."""
        phase = self.phase
        if phase in ("answer_lead", "demand", "correct", "reckon"):
            return self._prompt_beside()
        if phase == "auction" or phase == "final" or phase == "holder":
            if phase == "final" and self.rules().after_widow == "buyer_once":
                return Message("prompt-name-contract")
            if self.contract < 0:
                return Message("prompt-open")
            left = self._passes_left()
            return Message("prompt-bid", {**bid_words(self.contract), "number": left})
        words = {"number": int(self.number_to_give - size(self.chosen))}
        if phase in ("give", "pass_on", "nail") and self.getter >= 0:
            target = self.getter if self.owner[self.giver] == self.seat else self.giver
            if self.home[target] >= 0:
                return Message("prompt-" + phase.replace("_", "-"), {**words, "seat": int(self.home[target])})
            return Message("prompt-give-dummy", {**words, "place": PLACES[target]})
        return Message("prompt-" + ("open-hand" if phase == "open" else phase.replace("_", "-")), words)

    def _prompt_beside(self) -> Message:
        """What is asked when a mistake has been made."""
        if self.phase == "answer_lead":
            return Message("prompt-answer-lead", {"card": card_name(self.early_card)})
        if self.phase == "reckon":
            return Message("prompt-reckon")
        return Message("prompt-" + self.phase, {"suit": SUITS[suit_of(self.trick()[0])]})

    def _passes_left(self) -> int:
        """How many passes more close the auction; the holder of a dummy has the last word (V3A-5), the partners who
        have bought pass twice each (VW-5)."""
        if self.phase == "holder":
            return 1
        partners = self.phase == "final" and self.rules().after_widow == "partners"
        closing = 4 if partners else int(self.rules().closing)
        return max(closing - int(self.passes), 1)

    def facts(self) -> list[Message]:
        facts: list[Message] = []
        if self.laid or self.phase in ("play", "answer_lead"):
            facts.extend(self._contract_facts())
        elif self.contract >= 0:
            words = {**bid_words(self.contract), "seat": int(self.home[self.declarer])}
            facts.append(Message("fact-highest", words))
        if self.phase not in PLAYED or not self.rules().record_hidden:
            facts.extend(self._call_facts())
        for place in range(4):
            if self.required[place] >= 0:
                facts.append(Message("fact-demanded", {"card": card_name(self.required[place])}))
            if self.silenced & BIT[place] and self.phase in ("auction", "final", "holder"):
                facts.append(Message("fact-void-call", {"seat": int(self.home[place])}))
        return facts

    def _contract_facts(self) -> list[Message]:
        """The contract, what the declarers still need, what a trick is worth."""
        if self.contract < 0 or self.declarer < 0:
            return [Message("fact-passed-out")]
        contract = Contract(self.contract, self.side[self.declarer])
        taken = self.tricks[contract.side]
        price = int(contract.level) * (1 if self.rules().small_unit else 10)
        words = {**bid_words(self.contract), "seat": int(self.home[self.declarer])}
        facts = [Message("fact-contract", words)]
        if self.is_blind:
            facts.append(Message("fact-blind"))
        left = int(needed(self.rules().count, contract) - taken)
        key = "fact-needs"
        if self.rules().count.exact and left <= 0:
            key = "fact-over" if left else "fact-exact"
        number = -left if key == "fact-over" else max(left, 0)
        facts.append(Message(key, {"number": number, "price": price}))
        if not self.rules().reseat and not self.over:
            facts.append(self._game_fact(10 * int(contract.level)))
        return facts

    def _game_fact(self, price: int) -> Message:
        """What each side, or each for himself, still lacks below the line for the game (V-55, 1.11)."""
        rules = self.rules()
        people = rules.persons or rules.players == 2
        words: dict[str, Any] = {}
        for column in range(rules.columns):
            side: i64 = column
            seat = int(self.home[0 if column == 0 else 2 if rules.two_hands else 1])
            if rules.persons:
                place = next(place for place in range(4) if self.home[place] == column)
                side, seat = self.side[place], int(column)
            left = max(rules.count.target - self.below[column] - price * int(self.tricks[side]), 0)
            words[f"number{column + 1}"] = left // 10 if rules.small_unit else left
            if people:
                words[f"seat{column + 1}"] = seat
        return Message("fact-to-game" + (f"-{rules.columns}" if people else ""), words)

    def _call_facts(self) -> list[Message]:
        """What each has called, in the order in which they speak."""
        order: list[int] = []
        said: dict[int, list[str]] = {}
        for place, call in self.calls:
            if place not in said:
                said[place] = []
                order.append(place)
            bid = call % 64
            text = "–" if bid == 63 else f"{level_of(bid)}{SIGNS[denomination_of(bid)]}"
            said[place].append(text)
        return [
            Message("fact-calls", {"seat": int(self.home[place]), "cards": " ".join(said[place])})
            for place in order
        ]

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.rules().players):
            place = next((p for p in range(4) if self.home[p] == seat), -1)
            if place < 0:
                seats.append(Seat(seat, marks=("sits-out",)))
                continue
            marks: list[str] = []
            if self.home[self.dealer] == seat:
                marks.append("dealer")
            if self.actor == seat:
                marks.append("to-move")
            if self.declarer == place and self.contract >= 0:
                marks.append("declarer")
            side = int(self.side[place])
            counts = {"cards": int(self.cards_left[place])}
            if self.phase == "play" or self.laid:
                counts["tricks"] = int(self.tricks[side])
            seats.append(Seat(seat, PLACES[self.chair[place]], side, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for place in range(4):
            if self.cards_left[place] or self.home[place] >= 0:
                zones.append(self._hand_zone(place))
        trick = self.trick()
        owners = tuple(self._layer(self.laid - len(trick) + i) for i in range(len(trick)))
        zones.append(Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners))
        zones.extend(self._exchange_zones())
        if self.early_card >= 0:
            zones.append(Zone("early", "pile", (card_name(self.early_card),), marks=("early",)))
        for i, cards_back in enumerate(self.look_back()):
            back = tuple(card_name(card) for card in cards_back)
            zones.append(Zone(f"last.{i}", "pile", back, marks=("last-trick",)))
        return zones

    def _layer(self, i: i64) -> int:
        """Whose card it is on the table: a dummy's is its owner's."""
        place = self.player[i]
        return int(self.home[place] if self.home[place] >= 0 else self.owner[place])

    def _hand_zone(self, place: i64) -> Zone:
        """A hand: one's own, an open one, a closed one, or a packet that nobody holds."""
        home = int(self.home[place])
        name = ("hand." if home >= 0 or not self.rules().two_hands else "packet.") + PLACES[place]
        if self.known & BIT[place]:
            kind = "hand" if place == self.own_place() else "open"
            owner = home if home >= 0 else int(self.owner[place])
            return Zone(name, kind, tuple(self._sorted(self.hands[place], kind)), owner)
        open_ = hand_cards(self.exposed[place])
        closed = [HIDDEN] * (self.cards_left[place] - len(open_))
        kind = "hand" if home >= 0 and not (home == self.seat and place != self.own_place()) else "pile"
        marks = ("exposed",) if open_ else ()
        return Zone(name, kind, (*open_, *closed), home, marks=marks)

    def _sorted(self, cards: i64, kind: str) -> list[str]:
        """A dummy lies with its trumps first."""
        if kind == "open" and self.trump >= 0:
            return hand_cards(cards & SUIT[self.trump]) + hand_cards(cards & ~SUIT[self.trump])
        return hand_cards(cards)

    def _exchange_zones(self) -> list[Zone]:
        """The widow, what was bought, what lies aside or is being given away."""
        zones: list[Zone] = []
        if self.widow_left:
            zones.append(Zone("widow", "pile", tuple([HIDDEN] * self.widow_left)))
        if self.bought:
            zones.append(Zone("bought", "row", tuple(hand_cards(self.bought))))
        if self.chosen:
            zones.append(Zone("chosen", "row", tuple(hand_cards(self.chosen)), int(self.seat)))
        for place in range(4):
            if self.aside[place]:
                known = self.thrown if self.home[place] == self.seat else self.uncovered[place]
                cards = hand_cards(known) if known else [HIDDEN] * self.aside[place]
                zones.append(Zone("thrown." + PLACES[place], "pile", tuple(cards), int(self.home[place])))
        return zones

    def choices(self) -> list[Choice]:
        found: list[Choice] = []
        for move in self.legal:
            found.append(self._choice(move, False))
        for move in self.asides:
            found.append(self._choice(move, True))
        return found

    def _choice(self, move: i64, aside: bool) -> Choice:
        """A card of a hand where the move is about one, a bid in its own words, else a word."""
        assert self.game is not None
        book = self.game.book
        word = book.words[move]
        if word == "bid":
            blind = self.phase == "auction" and not self.looked & BIT[self.speaker]
            key = ("move-blind-" if blind else "move-bid-") + book.arguments[move]
            low = "M-2" if move - self.rules().bid < self.lowest_bid else ""
            return Choice(int(move), book.text(move), Message(key), "", aside, "", low)
        if word not in CARD_MOVES:
            return plain_choice(book, move, aside)
        card = read_card(book.arguments[move])
        forbidden = "V-21" if move < 52 and self.forbidden & BIT[move] else ""
        return card_choice(book, move, "hand." + PLACES[self._holder(card)], aside, forbidden)

    def _holder(self, card: i64) -> i64:
        """The hand in which the seat sees the card."""
        for place in range(4):
            if (self.hands[place] | self.exposed[place]) & BIT[card]:
                return place
        return max(self.mine(), 0)

    # -- as numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`."""
        assert self.game is not None
        numbers = room_for(self.game.fields())
        self.write(Row(numbers, 0))
        return list(numbers)

    def write(self, row: Row) -> None:
        """The same numbers, into a row that somebody else keeps."""
        base = max(self.own_place(), 0)
        for turn in range(4):
            row.set_of(self.hands[base + turn & 3], 52)
        for turn in range(4):
            row.set_of(self.laid_by(base + turn & 3), 52)
        for turn in range(4):
            row.set_of(self.laid_in_deal(base + turn & 3), 52)
        for turn in range(4):
            row.voids(self.denied[base + turn & 3])
        self._write_calls(row, base)
        row.set_of(self.bought, 52)
        row.set_of(self.chosen | self.thrown, 52)
        row.one_of(self.contract, len(BIDS))
        self._write_turned(row, self.declarer, base)
        self._write_turned(row, self.speaker, base)
        self._write_turned(row, self.to_play, base)
        self._write_turned(row, self.dealer, base)
        row.number(float(self.passes))
        for turn in range(4):
            row.number(1.0 if self.looked & BIT[base + turn & 3] else 0.0)
        side = self.side[base]
        ranks = float(self.rules().ranks)
        row.number(float(self.tricks[side]) / ranks)
        row.number(float(self.tricks[1 - side]) / ranks)
        row.word_of(self.phase, PHASES)
        if self.rules().manners:
            self._write_manners(row, base)

    def _write_calls(self, row: Row, base: i64) -> None:
        """Each one's bids; they only rise, so the set tells their order too."""
        bids = vec[i64]([0] * 4)
        for place, call in self.calls:
            if call % 64 < len(BIDS):
                bids[place] |= BIT[call % 64]
        for turn in range(4):
            row.set_of(bids[base + turn & 3], len(BIDS))
        row.number(1.0 if self.is_blind else 0.0)

    def _write_turned(self, row: Row, place: i64, base: i64) -> None:
        """A place, counted clockwise from the own one."""
        row.one_of(place - base & 3 if place >= 0 else -1, 4)

    def _write_manners(self, row: Row, base: i64) -> None:
        required: i64 = 0
        for turn in range(4):
            place = base + turn & 3
            row.set_of(self.exposed[place], 52)
            if self.required[place] >= 0:
                required |= BIT[self.required[place]]
        row.set_of(required, 52)
        row.set_of(BIT[self.early_card] if self.early_card >= 0 else 0, 52)
        for turn in range(4):
            row.number(1.0 if self.silenced & BIT[base + turn & 3] else 0.0)


def bid_words(bid: i64) -> dict[str, int | str]:
    """A bid as messages take it: its level, and S C D H or NT."""
    return {"level": int(level_of(bid)), "suit": denomination_of(bid)}
