"""Whist and its forms as games: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from lomber.cards.pack import NAMES, SUITS, pack
from lomber.games.whist import score
from lomber.games.whist.forms import DummyState, HumbugState
from lomber.games.whist.manners import MannersState
from lomber.games.whist.options import WhistOptions
from lomber.games.whist.placing import read_order, read_position, read_slate
from lomber.games.whist.setting import Setting
from lomber.games.whist.state import PLACES, WhistState
from lomber.games.whist.view import observed_fields
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

FAMILY: Final = "whist"

PAGES: Final = {
    "four": ["whist"],
    "dummy3": ["whist_dummy", "whist"],
    "dummy2": ["whist_dummy", "whist"],
    "humbug": ["humbug", "whist"],
}


class Whist(Game):
    """Whist for four, five and six players, with dummies for three and two, and Humbug."""

    def __init__(self, id: str, options: WhistOptions) -> None:
        super().__init__(id, options, options.players, MoveBook(kinds(options)))
        self.setting = Setting(options, self.book)
        self.longest = options.ranks * self.setting.wide
        self.pages = PAGES[options.form]
        # A grand slam 34, honours 5, the coronets of two hands 220, the end of the rubber 15: under 300.
        most = 300
        if options.form == "humbug":
            self.longest += 2
        if options.manners:
            # All go on; of each trick three cards can be corrected or fined, and one lead come early.
            self.longest += 4 + 10 * options.ranks
            # As many fines, borne by one alone.
            most += 2 * 3 * options.ranks * 34
        self.high = most * options.stake * (2 if options.form == "dummy3" else 1)
        self.low = -self.high

    def new_state(self) -> WhistState:
        form = self.setting.form
        state: WhistState
        if form == "humbug":
            state = HumbugState(self, self.setting)
        elif form != "four":
            state = DummyState(self, self.setting)
        elif self.setting.manners:
            state = MannersState(self, self.setting)
        else:
            state = WhistState(self, self.setting)
        state.sit_down()
        return state

    def start(self) -> State:
        return self.new_state()

    def set_up(self, position: dict[str, Any]) -> State:
        state = self.new_state()
        read_position(state, Described(position))
        return state

    def fields(self) -> list[Field]:
        return observed_fields(self.setting.form == "humbug", self.setting.manners)

    def advice(self) -> list[Advice]:
        from lomber.games.whist.book import advice

        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal or partie.

        `tricks` of both sides, with `hands` by place and `trump`, or `honours` by side and `coronets` as (side,
        cards, in trumps): `{"tricks": [8, 5], "trump": "D", "hands": {"S": "…", …}}`, `{"tricks": [10, 3],
        "honours": [3, 2], "coronets": [[0, 4, true]]}`. `revokes` as (side that revoked, `points` or `tricks`):
        `{"tricks": [7, 6], "revokes": [[0, "tricks"]]}`; a third part names the place that had been asked and bears
        the fine alone, `[1, "tricks", "E"]`. With the partie before the deal (`below`, `above`, and of the rubber
        `parties` and `kept`) its end and the rubber's are written too (W-15 … W-19).
        A finished partie: `{"partie": {"winner": 1, "totals": [37, 27]}}`, its end bonus already inside;
        `{"end": {"winner": 1, "rubber": true}}` writes the bonus.
        A finished rubber: `{"settle": {"kept": [44, 25]}}`, the figures beside the rubber lines; which `rubber` it
        was (from 0) and the `order` of the draw say who sat where; `fines`: what one bears alone, `[["E", 8]]`.
        """
        count = self.setting.count
        described = Described(result)
        hand = described.number("hand", 1, 1, 1_000_000)
        entries: list[Entry] = []
        if described.has("tricks"):
            entries.extend(self._score_deal(described, hand))
        for row in rows(described, "coronets", [0, 5, True]):
            side, length, in_trumps = three(row, "coronets")
            entries.extend(score.coronet_entries(count, hand, side_at(side), length, in_trumps))
        if any(described.has(name) for name in ("below", "above", "parties", "kept")):
            entries = self._score_partie(described, hand, entries)
        end = described.table("end")
        if end:
            winner = side_at(end.get("winner"))
            entries.append(score.end_entry(count, hand, winner, end.get("rubber") is True))
        partie = described.table("partie")
        if partie:
            kept = Described(partie)
            totals, winner = kept.numbers("totals", [0, 0]), side_at(kept.value("winner", None))
            kept.finish()
            entries.extend(score.partie_entries(count, hand, winner, totals))
        settle = described.table("settle")
        if settle:
            entries.extend(self._score_rubber(Described(settle), hand))
        described.finish()
        return entries

    def _score_partie(self, described: Described, hand: int, entries: list[Entry]) -> list[Entry]:
        """A deal upon the slate before it: all of it is written before asking what has ended (W-14)."""
        state = self.new_state()
        state.hand = hand
        read_order(state, described)
        state.owner = state.seated()
        read_slate(state, described)
        state.write(entries)
        state.close_partie()
        return [msgspec.structs.replace(entry, seats=()) for entry in state.entries]

    def _score_rubber(self, described: Described, hand: int) -> list[Entry]:
        """What each player wins or pays (W-19, W-20, WD-3, WD-4, WM-3)."""
        state = self.new_state()
        state.hand = hand
        read_order(state, described)
        state.owner = state.seated()
        for row in rows(described, "fines", ["E", 8]):
            name, fine = two(row, "fines", ["E", 8])
            if name not in list(PLACES) or type(fine) is not int:
                raise refusals.written_like("fines", row, ["E", 8])
            state.write(self._borne_alone(described, hand, row, "fines", name, fine))
        state.kept = described.numbers("kept", [0, 0], 0)
        described.finish()
        state.end_rubber()
        return state.entries

    def _borne_alone(
        self,
        described: Described,
        hand: int,
        row: Any,
        part: str,
        name: Any,
        fine: int,
        side: int = -1,
    ) -> list[Entry]:
        """Who had been asked by his partner bears a fine alone (§20, W-20); nobody but a partner is freed."""
        place = PLACES.index(name) if name in list(PLACES) else -1
        partner = self.setting.partner(place) if place in self.setting.places else -1
        state = self.new_state()
        read_order(state, described)
        owner = state.seated()
        if partner < 0 or owner[place] == owner[partner]:
            raise refusals.impossible(part, row)
        if side >= 0 and self.setting.side[place] != side:
            raise refusals.impossible(part, row)
        return score.personal_entries(hand, owner[place], owner[partner], fine)

    def _score_deal(self, described: Described, hand: int) -> list[Entry]:
        """Tricks, after revokes if there were any; honours and coronets from the hands, or honours as given."""
        count = self.setting.count
        ranks = int(self.setting.ranks)
        numbers = described.numbers("tricks", [0, 0], 0, ranks)
        if sum(numbers) > ranks:
            raise refusals.tricks_miscounted(sum(numbers), ranks)
        made: list[i64] = [numbers[0], numbers[1]]
        lost: list[i64] = [0, 0]
        fines: list[Entry] = []
        for row in rows(described, "revokes", [0, "points"]):
            alone = isinstance(row, list | tuple) and len(row) == 3
            named, choice = two(row[:2] if alone else row, "revokes", [0, "points"])
            if choice not in ("points", "tricks"):
                raise refusals.unknown("revokes", choice, ("points", "tricks"))
            side, fine = side_at(named), score.FINE
            if choice == "points":
                fines.append(score.fine_entry(count, hand, 1 - side))
            else:
                without = score.trick_balance(count, made, lost, side)
                lost = score.taken_over(made, lost, side)
                fine = without - score.trick_balance(count, made, lost, side)
            if alone:
                fines.extend(self._borne_alone(described, hand, row, "revokes", row[2], fine, side))
        tricks = score.credited(made, lost)
        entries = score.trick_entries(count, hand, tricks, score.slam_tricks(count, made, lost))
        entries.extend(self._score_cards(described, hand, tricks))
        return entries + fines

    def _score_cards(self, described: Described, hand: int, tricks: list[i64]) -> list[Entry]:
        count = self.setting.count
        trump_name = described.word("trump", "", ["", *SUITS])
        trump: i64 = SUITS.index(trump_name) if trump_name else -1
        if trump >= 0 and count.no_trumps:
            raise refusals.unwanted("a deal without trumps has no trump suit", "trump")
        hands = described.table("hands")
        held: list[i64] = list(described.numbers("honours", [0, 0], 0, 5))
        most = 4 if count.no_trumps else 5
        if held[0] + held[1] > most:
            number = int(held[0] + held[1])
            sentence = f"honours are {number}; there are {most} of them"
            raise BadPosition(sentence, "whist-honours", "W-2", number=number, most=most)
        if not hands:
            return score.honours_entries(count, hand, held, tricks)
        if trump < 0 and not count.no_trumps:
            raise refusals.wanted("a deal with trumps needs its trump suit", "trump")
        return score.card_entries(count, hand, tricks, self._hands_played(hands), trump, self.setting.sides)

    def _hands_played(self, hands: dict[str, Any]) -> list[i64]:
        """The hands of a result by place; the heaps of Humbug may be told too, but nobody plays them (HB-8)."""
        strange = [name for name in hands if name not in PLACES]
        if strange:
            raise refusals.unknown("hands", strange[0], PLACES)
        masks = [cards_of(str(hands.get(place, "")), place) for place in PLACES]
        disjoint(dict(zip(PLACES, masks, strict=True)), int(pack(self.setting.ranks)))
        return [masks[place] if place in self.setting.places else 0 for place in range(4)]


def kinds(options: WhistOptions) -> list[Kind]:
    """The moves of this table; `setting.py` and `manners.py` rely on their order."""
    cards = [Kind("play", NAMES, bare=True)]
    decisions = [Kind("keep"), Kind("change")] if options.form == "humbug" else []
    return [*cards, *decisions, *(manners_kinds(options) if options.manners else [])]


def manners_kinds(options: WhistOptions) -> list[Kind]:
    """What can happen beside the play (W-20, W-22); tricks are counted from 1, in the last none can revoke."""
    places = "SN" if options.form == "humbug" else PLACES
    claims = [f"{trick} {place}" for trick in range(1, options.ranks) for place in places]
    return [
        Kind("ask_partner"),
        Kind("correct"),
        Kind("demand", ["highest", "lowest"]),
        Kind("waive"),
        Kind("accept_lead"),
        Kind("name_suit", list(SUITS)),
        Kind("next"),
        Kind("choose_fine", ["points", "tricks"]),
        Kind("lead_early", NAMES),
        Kind("play_early", NAMES),
        Kind("expose", NAMES),
        Kind("call_card", NAMES),
        Kind("claim_revoke", claims),
    ]


def side_at(value: Any) -> int:
    """A side as a result names it."""
    if type(value) is not int or value not in (0, 1):
        raise refusals.unknown("side", value, ("0", "1"))
    return int(value)


def rows(described: Described, name: str, like: list[Any]) -> list[Any]:
    given = described.value(name, [])
    if not isinstance(given, list | tuple):
        raise refusals.written_like(name, given, [like])
    return list(given)


def two(row: Any, name: str, like: list[Any]) -> tuple[Any, Any]:
    if not isinstance(row, list | tuple) or len(row) != 2:
        raise refusals.written_like(name, row, like)
    return row[0], row[1]


def three(row: Any, name: str) -> tuple[Any, int, bool]:
    """Side, number of cards, in trumps or not."""
    if not isinstance(row, list | tuple) or len(row) != 3:
        raise refusals.written_like(name, row, [0, 5, True])
    if type(row[1]) is not int or not 0 <= row[1] <= 13 or type(row[2]) is not bool:
        raise refusals.written_like(name, row, [0, 5, True])
    return row[0], row[1], row[2]


__all__ = ["FAMILY", "Whist"]
