"""What one player of Face to Face sees: his hand, the four tops, how many cards the others are (F-14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.games.face_to_face.piles import LOWEST, PACK, PILES, card_of, card_text, place_of
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

ZONES: Final = ("up", "down")
"""The piles of a side as zones: `up.0` is seat 0's rising pile."""

TOPS: Final[i64] = 60
"""A top is one of 1 … 60."""


class FaceToFaceView(View):
    """Hands are masks by number; tops and their owners lie by place, see `piles.py`."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.numbers: i64 = PACK
        self.hand_size: i64 = 6
        self.single_card_finish = False
        self.actor: i64 = -1
        self.laid_now: i64 = 0
        self.gave = False
        self.to_draw: i64 = 0
        """How many cards the player in turn would draw if he stopped now."""
        self.winner: i64 = -1
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.known: vec[i64] = vec[i64]([0, 0])
        self.cards: vec[i64] = vec[i64]([0, 0])
        self.stocks: vec[i64] = vec[i64]([0, 0])
        self.wins: vec[i64] = vec[i64]([0, 0])
        self.tops: vec[i64] = vec[i64]([0] * 4)
        self.owners: vec[i64] = vec[i64]([-1] * 4)
        self.legal: vec[i64] = vec[i64]()

    def top(self, pile: i64) -> i64:
        """The top of a pile as this seat names it: A, D, oA, oD."""
        return self.tops[place_of(self.seat, pile)]

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if self.actor != self.seat:
            return Message("prompt-wait", {"seat": int(self.actor)})
        if self.laid_now == 0 and self.single_card_finish and self.cards[self.seat] == 1:
            return Message("prompt-last-card")
        if self.laid_now < 2:
            return Message("prompt-lay", {"number": 2 - int(self.laid_now)})
        return Message("prompt-more")

    def facts(self) -> list[Message]:
        """For who is in turn the hint what will be drawn (F-17, F-18); and how a game ended."""
        if self.over and self.winner >= 0:
            return [Message("fact-won", {"seat": int(self.winner)})]
        if self.actor < 0 or self.actor != self.seat:
            return []
        facts = [Message("fact-across-used" if self.gave else "fact-across-free")]
        if self.laid_now >= 2:
            key = "fact-refill" if self.gave else "fact-draw"
            facts.append(Message(key, {"number": int(self.to_draw)}))
        return facts

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        for seat in range(2):
            marks = ("to-move",) if self.actor == seat else ()
            counts = {
                "cards": int(self.cards[seat]),
                "stock": int(self.stocks[seat]),
                "wins": int(self.wins[seat]),
            }
            seats.append(Seat(seat, marks=marks, counts=counts))
        return seats

    def zones(self) -> list[Zone]:
        zones: list[Zone] = []
        for seat in range(2):
            held = [HIDDEN] * int(self.cards[seat])
            if self.known[seat]:
                held = [card_text(card_of(seat, number)) for number in members(self.hands[seat])]
            kind = "hand" if seat == self.seat else "open"
            zones.append(Zone(f"hand.{seat}", kind, tuple(held), seat))
            zones.append(Zone(f"stock.{seat}", "stock", (HIDDEN,) * int(self.stocks[seat]), seat))
            for i in range(2):
                place = seat * 2 + i
                whose = self.owners[place]
                cards = (card_text(card_of(whose, self.tops[place])),) if whose >= 0 else ()
                across = seat != self.seat and self.seat >= 0
                marks = ("one-a-turn",) if across else ()
                zones.append(Zone(f"{ZONES[i]}.{seat}", "pile", cards, seat, marks=marks))
        return zones

    def choices(self) -> list[Choice]:
        assert self.game is not None
        found: list[Choice] = []
        for move in self.legal:
            text = self.game.book.text(move)
            if move == 4 * self.numbers:
                found.append(Choice(int(move), text, Message("move-done")))
                continue
            number, pile = move // 4 + LOWEST, move % 4
            place = place_of(self.seat, pile)
            card = card_text(card_of(self.seat, number))
            words = {"number": int(number), "pile": PILES[pile]}
            zone = f"{ZONES[place % 2]}.{place // 2}"
            found.append(Choice(int(move), text, Message("move-lay", words), card, zone=zone))
        return found

    def observe(self) -> list[float]:
        """See `fields` in `game.py`. A spectator looks from seat 0."""
        me = self.seat if self.seat >= 0 else 0
        numbers = [0.0] * PACK
        for number in members(self.hands[me] if self.known[me] else 0):
            numbers[number - LOWEST] = 1.0
        for seat in (me, 1 - me):
            for i in range(2):
                top = [0.0] * TOPS
                if self.tops[seat * 2 + i]:
                    top[self.tops[seat * 2 + i] - 1] = 1.0
                numbers.extend(top)
        for seat in (me, 1 - me):
            numbers.append(float(self.cards[seat]) / 6.0)
            numbers.append(float(self.stocks[seat]) / float(PACK))
        numbers.append(1.0 if self.actor == me else 0.0)
        numbers.append(1.0 if self.actor == 1 - me else 0.0)
        numbers.append(float(self.laid_now) / 6.0)
        numbers.append(1.0 if self.gave else 0.0)
        return numbers
