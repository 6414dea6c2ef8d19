"""The Game: Face to Face as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.face_to_face import score
from lomber.games.face_to_face.options import FaceToFaceOptions
from lomber.games.face_to_face.piles import (
    LOWEST,
    PACK,
    PILES,
    START_RISING,
    card_of,
    card_text,
    number_of,
    read_card_text,
    seat_of,
)
from lomber.games.face_to_face.state import PACKS, FaceToFaceState, Phase
from lomber.games.face_to_face.view import TOPS
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

IN_PLAY = (Phase.TURN, Phase.OVER)
"""The phases in which both packs lie on the table."""


class FaceToFace(Game):
    """Two players, each with his own pack."""

    def __init__(self, game_id: str, options: FaceToFaceOptions) -> None:
        numbers: int = options.numbers
        lays = [f"{number} {pile}" for number in range(2, numbers + 2) for pile in PILES]
        super().__init__(game_id, options, 2, MoveBook([Kind("lay", lays), Kind("done")]))
        # Every card is laid once, and a turn has at least two cards before its `done`.
        self.longest = 3 * numbers + 1
        self.deals = 2
        self.pool = numbers
        self.cards = 2 * PACK
        self.low = -1
        self.high = 1
        self.pages = ["face_to_face"]

    def start(self) -> State:
        return FaceToFaceState(self)

    def card_name(self, card: i64) -> str:
        return card_text(card)

    def read_card(self, text: str) -> i64:
        return read_card_text(text)

    def fields(self) -> list[Field]:
        seen = [Field("hand", PACK, "own cards, 2 … 59")]
        for whose in ("own", "their"):
            for pile in ("rising", "falling"):
                seen.append(Field(f"{whose}_{pile}", TOPS, f"top of {whose} {pile} pile, 1 … 60"))
        for whose in ("own", "their"):
            seen.append(Field(f"{whose}_cards", 1, f"cards in {whose} hand, in sixths"))
            seen.append(Field(f"{whose}_stock", 1, f"cards in {whose} stock, by 58"))
        seen.append(Field("to_move", 2, "whose turn it is: own, theirs"))
        seen.append(Field("laid_now", 1, "cards laid in this turn, in sixths"))
        seen.append(Field("gave", 1, "one of them went across"))
        return seen

    def advice(self) -> list[Advice]:
        from lomber.games.face_to_face.book import ADVICE

        return ADVICE

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A position as `State.position` writes it. In piles a bare number is a card of the pile's own pack.

        `tops` gives the sides as `{"silver": "27 40", "gold": "s12 60"}`, rising then falling. Cards that lie
        neither in hand nor in stock have been laid. Who cannot lay two cards at his turn has lost (F-22).
        """
        state = FaceToFaceState(self)
        described = Described(position)
        self._read_match(state, described)
        for owner in range(2):
            self._read_pack(state, described, owner)
        for owner in range(2):
            self._read_tops(state, described, owner)
        self._read_turn(state, described)
        described.finish([f"{pile}.{owner}" for pile in ("hand", "stock", "laid") for owner in range(2)])
        if state.phase is Phase.TURN and state.laid_now == 0:
            state.begin_turn(state.to_move)
        return state

    def _read_match(self, state: FaceToFaceState, described: Described) -> None:
        phases = [phase.value for phase in Phase]
        state.phase = Phase(described.word("phase", "turn", phases))
        before_hand = state.phase is Phase.LOT or state.phase is Phase.SILVER
        state.hand = described.number("hand", 0 if before_hand else 1, 0 if before_hand else 1, 1_000_000)
        state.first = described.number("first", 0, 0, 1)
        wins = described.numbers("wins", [0, 0], 0, 1_000_000)
        state.wins = vec[i64](wins)
        state.before = vec[i64](described.numbers("before", wins, 0, 1_000_000))
        state.single = described.flag("single")
        state.winner = described.number("winner", -1, -1, 1)
        state.entries = described.entries()
        if state.phase is not Phase.OVER and max(wins) >= self.options.match_wins:
            raise refusals.won_already("wins")

    def _read_pack(self, state: FaceToFaceState, described: Described, owner: i64) -> None:
        """Hand, stock and what has been laid of one pack; together they are the pack."""
        whole: i64 = 0
        if state.phase in IN_PLAY or (state.phase is Phase.GOLD and owner == 0):
            for i in range(state.numbers):
                whole |= BIT[LOWEST + i]
        hand = self._numbers(described, f"hand.{owner}", owner)
        stock = self._numbers(described, f"stock.{owner}", owner)
        mask: i64 = 0
        for number in hand + stock:
            if mask & BIT[number]:
                raise refusals.elsewhere(card_text(card_of(owner, number)), f"hand.{owner}")
            if not BIT[number] & whole:
                raise refusals.misplaced(card_text(card_of(owner, number)), f"hand.{owner}")
            mask |= BIT[number]
        if len(hand) > state.hand_size:
            sentence = f"hand.{owner} has {len(hand)} cards, more than {state.hand_size}"
            raise refusals.miscounted(sentence, f"hand.{owner}", len(hand), int(state.hand_size))
        for number in hand:
            state.hands[owner] |= BIT[number]
        for i, number in enumerate(stock):
            state.stock[owner * PACK + i] = number
        state.stocked[owner] = len(stock)
        state.laid[owner] = whole & ~mask
        self._check_laid(state, described, owner)

    def _check_laid(self, state: FaceToFaceState, described: Described, owner: i64) -> None:
        name = f"laid.{owner}"
        if name not in described.table("piles"):
            return
        said: i64 = 0
        for number in self._numbers(described, name, owner):
            said |= BIT[number]
        if said != state.laid[owner]:
            sentence = f"{name} must hold what is neither in hand nor in stock"
            raise BadPosition(sentence, "face-laid-rest", pile=name)

    def _numbers(self, described: Described, pile: str, owner: i64) -> list[i64]:
        """The cards of a pile, all of one pack."""
        found: list[i64] = []
        for word in described.pile(pile).split():
            card = self._card(word, pile, owner)
            if seat_of(card) != owner:
                raise refusals.misplaced(card_text(card), pile)
            found.append(number_of(card))
        return found

    def _card(self, word: str, where: str, owner: i64) -> i64:
        try:
            return read_card_text("sg"[owner] + word if word[:1].isdigit() else word)
        except ValueError as error:
            raise refusals.unread(where, word, error) from None

    def _read_tops(self, state: FaceToFaceState, described: Described, owner: i64) -> None:
        """The tops of a side; a pile that shows its direction card has no number on it."""
        tops = described.table("tops")
        strange = [name for name in tops if name not in PACKS]
        if strange:
            raise refusals.unknown("tops", strange[0], PACKS)
        starts: list[i64] = [START_RISING, state.numbers + 2]
        words = str(tops.get(PACKS[owner], f"{starts[0]} {starts[1]}")).split()
        if len(words) != 2:
            raise refusals.written_like("tops", " ".join(words), "27 40")
        for i, word in enumerate(words):
            if word == str(starts[i]):
                continue
            place = owner * 2 + i
            card = self._card(word, "tops", owner)
            if not state.laid[seat_of(card)] & BIT[number_of(card)]:
                raise refusals.not_held("tops", f"laid.{seat_of(card)}", card_text(card))
            for other in range(place):
                if state.owners[other] == seat_of(card) and state.tops[other] == number_of(card):
                    raise refusals.elsewhere(card_text(card), "tops")
            state.tops[place] = number_of(card)
            state.owners[place] = seat_of(card)

    def _read_turn(self, state: FaceToFaceState, described: Described) -> None:
        default = 0 if state.phase is not Phase.TURN else int(state.starter())
        state.to_move = described.number("to_move", default, 0, 1)
        state.laid_now = described.number("laid_now", 0, 0, int(state.hand_size))
        state.gave = described.flag("gave")
        if state.phase is not Phase.TURN:
            return
        for owner in range(2):
            if not state.hands[owner] and (
                owner != state.to_move or state.laid_now or not state.stocked[owner]
            ):
                sentence = f"hand.{owner} is empty: he has won, or would have drawn"
                raise BadPosition(sentence, "face-empty-hand", pile=f"hand.{owner}")
        if state.gave and not state.laid_now:
            sentence = "a card went across, yet none has been laid in this turn"
            raise refusals.at_odds(sentence, "gave", "laid_now")
        if state.laid_now > size(state.laid[state.to_move]):
            raise BadPosition("more cards laid in this turn than in the whole game", "face-laid-now")
        if state.laid_now == 1 and not len(state.legal(state.to_move)):
            raise BadPosition("after the first card no second one fits", "face-no-second", "F-16")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """The stroke for a described result: `{"winner": 1, "way": "stuck"}` or `"all-laid"`, and `hand`."""
        described = Described(result)
        hand = described.number("hand", 1, 1, 1_000_000)
        if not described.has("winner"):
            raise refusals.wanted("a result names its winner: there is no draw", "winner", "F-23")
        winner = described.number("winner", 0, 0, 1)
        way = described.word("way", score.ALL_LAID, score.WAYS)
        described.finish()
        return [score.entry(hand, winner, way)]
