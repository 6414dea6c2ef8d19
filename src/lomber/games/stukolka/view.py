"""What one player of Stukolka sees: his cards if he has looked, the pot and its parts, who knocked, the trick."""

from math import log2

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, members, size
from lomber.cards.pack import SUITS, card_name, suit_of
from lomber.games.stukolka.score import Terms
from lomber.play.scenes import bits, card_choice, hand_cards, one_of, plain_choice, word_of
from lomber.play.trick_view import TrickView
from lomber.table.contract import Game
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

MARKS = ("", "passed", "knocked", "golets", "blind", "shleif", "compulsory", "cut-in")
"""How a player is marked for what he has declared, in the order of the declarations of a position."""

PHASES = (
    "draw",
    "deal",
    "shleif",
    "announce",
    "declare",
    "exchange",
    "drop",
    "cut_in",
    "play",
    "review",
    "over",
)


class StukolkaView(TrickView):
    """`said` is what each has declared (see `MARKS`), `bought` how many cards each has exchanged (-1: none yet)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.terms: Terms | None = None
        self.form = ""
        self.players: i64 = 0
        self.dealer: i64 = 0
        self.to_act: i64 = -1
        self.trump: i64 = -1
        self.trump_card: i64 = -1
        """The trump card, where the seat may see it: turned up, or the dealer's own shleif."""
        self.trump_open = False
        self.trump_beside = False
        """The hidden trump card lies beside the dealer's hand."""
        self.stock_left: i64 = 0
        self.looked = False
        self.mine: i64 = 0
        """The own cards; nothing before they have been looked at."""
        self.chosen: i64 = 0
        """Of these, laid aside so far to be thrown off."""
        self.shown: i64 = 0
        """A card that the dealer has exposed and still holds."""
        self.playing: i64 = 0
        self.leader: i64 = 0
        self.said: vec[i64] = filled(7, 0)
        self.bought: vec[i64] = filled(7, -1)
        self.tricks: vec[i64] = filled(7, 0)
        self.cards_left: vec[i64] = filled(7, 0)
        self.denied: vec[i64] = filled(7, 0)
        self.apart: i64 = 0
        self.winning: i64 = -1
        self.winner: i64 = 0
        self.proper: i64 = 0
        """The cards that the rules allow, which with `manners` are fewer than the legal ones."""
        self.forbidden: dict[int, str] = {}
        """With `manners`: the rule that a card would break."""
        self.carried: int = 0
        self.prize: int = 0
        self.share: int = 0
        self.compulsory = False
        self.remised: i64 = 0
        self.recent: int = 0
        """What the last three deals have brought this seat, stakes not counted: how the cards run."""
        self.remised_lately: int = 0
        """In how many of the last three deals this seat has been remised."""
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()

    # -- for the book

    def stake(self) -> int:
        assert self.terms is not None
        return self.terms.stake

    def may(self, move: i64) -> bool:
        """Is this move open to the seat?"""
        return any(legal == move for legal in self.legal)

    def spoken(self) -> i64:
        """How many have declared before this seat."""
        return (self.seat - self.dealer - 1) % self.players

    def to_speak(self) -> i64:
        """How many will declare after this seat."""
        return self.players - 1 - self.spoken()

    def others_in(self) -> i64:
        """How many others are in the play so far."""
        return size(self.playing & ~BIT[self.seat])

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.to_act != self.seat:
            return Message("prompt-wait", {"seat": int(self.to_act)})
        if self.phase == "play":
            return self._card_prompt()
        if self.phase == "declare" and not self.looked:
            return Message("prompt-blind", {"pot": self.prize})
        key = "prompt-" + self.phase.replace("_", "-")
        return Message(key, {"pot": self.prize, "share": self.share, "chosen": int(size(self.chosen))})

    def _card_prompt(self) -> Message:
        if not self.in_trick:
            return Message("prompt-lead")
        led = suit_of(self.trick()[0])
        follows = any(suit_of(card) == led for card in members(self.mine))
        return Message("prompt-follow" if follows else "prompt-void", {"suit": SUITS[led]})

    def facts(self) -> list[Message]:
        """The pot with its three equal parts, what it is made of, the trump (section 10)."""
        facts: list[Message] = []
        if self.prize:
            facts.append(Message("fact-pot", {"pot": self.prize, "share": self.share}))
            parts = {"remises": self.carried, "stakes": self.prize - self.carried}
            facts.append(Message("fact-parts", parts))
        if self.compulsory:
            facts.append(Message("fact-compulsory"))
        if self.trump >= 0:
            facts.append(Message("fact-trump", {"suit": SUITS[self.trump]}))
        if self.remised:
            facts.append(Message("fact-remised", {"count": int(size(self.remised))}))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if seat == self.dealer and self.phase != "draw":
                marks.append("dealer")
            if seat == self.to_act:
                marks.append("to-move")
            if self.said[seat]:
                marks.append(MARKS[self.said[seat]])
            if self.remised & BIT[seat]:
                marks.append("remised")
            counts = {
                "cards": int(self.cards_left[seat]),
                "tricks": int(self.tricks[seat]),
                "balance": self.sheet.columns[seat].totals["balance"],
            }
            if self.bought[seat] >= 0:
                counts["bought"] = int(self.bought[seat])
            seats.append(Seat(int(seat), "", -1, tuple(marks), counts))
        return seats

    def zones(self) -> list[Zone]:
        if self.phase == "shleif" or not self.hand_on_table():
            return []
        zones: list[Zone] = []
        for seat in range(self.players):
            own = seat == self.seat
            passed = ("passed",) if self.said[seat] == 1 else ()
            cards = tuple(self._hand_of(seat))
            zones.append(Zone(f"hand.{seat}", "hand" if own else "open", cards, int(seat), marks=passed))
        if self.chosen:
            zones.append(Zone("thrown", "pile", tuple(hand_cards(self.chosen)), int(self.seat)))
        trick = self.trick()
        owners = tuple(int(self.player[self.laid - self.in_trick + i]) for i in range(self.in_trick))
        zones.append(Zone("trick", "trick", tuple(card_name(card) for card in trick), owners=owners))
        zones.extend(self._trump_zone())
        zones.append(Zone("stock", "stock", (HIDDEN,) * int(self.stock_left)))
        return zones

    def hand_on_table(self) -> bool:
        return self.phase not in ("draw", "deal")

    def _hand_of(self, seat: i64) -> list[str]:
        if seat == self.seat and self.looked:
            return hand_cards(self.mine & ~self.chosen)
        open_ = self.shown if seat == self.dealer else 0
        return hand_cards(open_) + [HIDDEN] * (self.cards_left[seat] - size(open_))

    def _trump_zone(self) -> list[Zone]:
        """Turned up on the stock; or beside the dealer, face down to all but him (US-1)."""
        if self.trump_open:
            return [Zone("turned", "pile", (card_name(self.trump_card),), marks=("trump",))]
        if not self.trump_beside:
            return []
        card = card_name(self.trump_card) if self.trump_card >= 0 else HIDDEN
        return [Zone("shleif", "pile", (card,), int(self.dealer), marks=("trump",))]

    def choices(self) -> list[Choice]:
        assert self.game is not None
        book = self.game.book
        zone = f"hand.{self.seat}"
        found: list[Choice] = []
        for move in self.legal:
            if book.words[move] in ("play", "throw", "drop"):
                apart = self.trump_beside and book.arguments[move] == card_name(self.trump_card)
                choice = card_choice(book, move, "shleif" if apart else zone)
                rule = self.forbidden.get(int(move), "")
                if rule:
                    choice = Choice(
                        choice.move, choice.text, choice.says, choice.card, False, zone, forbidden=rule
                    )
                found.append(choice)
            else:
                found.append(plain_choice(book, move))
        found.extend([self._aside(move) for move in self.asides])
        return found

    def _aside(self, move: i64) -> Choice:
        """A claim or a misdeal is about a player, an exposed card about a card."""
        assert self.game is not None
        book = self.game.book
        word, about = book.words[move], book.arguments[move]
        if word == "expose":
            says = Message("move-expose", {"card": about})
            return Choice(int(move), book.text(move), says, about, True, f"hand.{self.seat}")
        return Choice(int(move), book.text(move), Message("move-" + word, {"seat": int(about)}), "", True)

    def observe(self) -> list[float]:
        """See `fields` in `game.py`; other seats are counted clockwise from this one."""
        numbers = bits(self.mine, 52) + bits(self.chosen, 52)
        numbers += bits(BIT[self.trump_card] if self.trump_card >= 0 else 0, 52)
        numbers += bits(self.shown, 52)
        numbers += one_of(self.trump, 4)
        numbers += word_of(self.phase, PHASES)
        base = max(self.seat, 0)
        for turn in range(self.players):
            numbers += self._observe_seat((base + turn) % self.players)
        numbers.append(float(self.stock_left) / 52.0)
        for amount in (self.prize, self.carried):
            numbers.append(log2(1 + amount // self.stake()) / 64.0)
        numbers.append(1.0 if self.recent > 0 else -1.0 if self.recent < 0 else 0.0)
        return numbers

    def _observe_seat(self, seat: i64) -> list[float]:
        numbers = [1.0 if seat == self.dealer else 0.0, 1.0 if seat == self.to_act else 0.0]
        numbers += one_of(self.said[seat], len(MARKS))
        numbers += [float(self.bought[seat]) / 4.0, float(self.tricks[seat]) / 3.0]
        numbers += bits(self.laid_by(seat), 52) + bits(self.laid_in_deal(seat), 52)
        return numbers + bits(self.denied[seat], 52)
