"""Semerik as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, holding, size
from lomber.cards.pack import NAMES, SUIT, SUITS, read_card, suit_of
from lomber.games.semerik import score
from lomber.games.semerik.cards import CLAIM_NAMES, beats, claims_in, is_figure, is_true, pack, same_thing
from lomber.games.semerik.options import SemerikOptions
from lomber.games.semerik.setting import Setting
from lomber.games.semerik.state import Phase, SemerikState
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

TURNS: Final = ("own", "left", "opposite", "right")
PILES: Final = [f"hand.{place}" for place in range(4)]
PLACE_NAMES: Final = ("0", "1", "2", "3")
NOT_HELD: Final = "the hand does not hold all of it"


class Semerik(Game):
    """Four players, two sides, the first to 21."""

    def __init__(self, id: str, options: SemerikOptions) -> None:
        super().__init__(id, options, 4, MoveBook(kinds(options)))
        self.setting = Setting(options)
        self.longest = 4 * options.ranks
        if options.announce == "manual":
            self.longest += 4 * (4 + 10 + 1)
        self.pool = 4 * options.ranks
        self.pages = ["semerik"]
        if options.ending == "at_once" and not options.manners:
            # From all but a point behind to a doubled win; or a whole partie lost the same way.
            self.high = 3 * options.partie * (options.stake_per_point or 1)
            self.low = -self.high

    def start(self) -> State:
        return SemerikState(self, self.setting)

    def set_up(self, position: dict[str, Any]) -> State:
        state = SemerikState(self, self.setting)
        Reader(state, Described(position)).read()
        return state

    def fields(self) -> list[Field]:
        seen = [Field("hand", 52, "own cards")]
        seen.extend(
            Field(f"trick_{turn}", 52, f"card on the table laid by the {turn} place") for turn in TURNS
        )
        for turn in TURNS:
            seen.append(Field("laid_" + turn, 52, f"all cards laid in this hand by the {turn} place"))
        seen.extend(
            Field(f"void_{turn}", 52, f"cards the {turn} place is known not to hold") for turn in TURNS
        )
        claims = len(CLAIM_NAMES)
        seen.extend(Field(f"said_{turn}", claims, f"what the {turn} place has announced") for turn in TURNS)
        seen.append(Field("turn", 4, "whose turn it is, counted clockwise from this seat"))
        seen.append(Field("dealer", 4, "who dealt, counted likewise"))
        seen.append(Field("tricks", 2, "tricks of the own and of the other side, as parts of all"))
        seen.append(Field("record", 2, "the slips of the own and of the other side, as parts of a partie"))
        return seen

    def advice(self) -> list[Advice]:
        from lomber.games.semerik.book import advice

        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described hand, one thing or several of them.

        `{"hands": {"0": "3S 2S AS …"}}` counts combinations from the left of `dealer` (3), with `claims` by place
        only those claimed; `{"trick": "7S 3S AS 2S", "leader": 0}` gives a trick to its winner;
        `{"tricks": [10, 0]}` counts all tricks; `{"revokes": [0, 1], "talks": [0, 0]}` fines the sides;
        `{"record": [21, 10]}` writes a partie won. `{"before": [17, 18]}`: on these slips all that is entered,
        up to the moment that wins the partie.
        """
        data = Described(result)
        hand = data.number("hand", 1, 1, 1_000_000)
        steps = self._announcements(hand, data)
        if data.has("trick"):
            steps.append(self._trick(hand, data))
        tricks = data.numbers("tricks", [0, 0], 0, int(self.setting.ranks))
        if sum(tricks) > self.setting.ranks:
            raise refusals.tricks_miscounted(sum(tricks), int(self.setting.ranks))
        steps.extend(
            [score.all_tricks_entry(hand, side)] for side in range(2) if tricks[side] == self.setting.ranks
        )
        steps.extend([fine] for fine in self._fines(hand, data))
        record = data.numbers("record", [0, 0]) if data.has("record") else None
        before = data.numbers("before", [0, 0]) if data.has("before") else None
        data.finish()
        if before is not None:
            if record is not None:
                raise refusals.at_odds("the slips are told as they were or as they are", "before", "record")
            return self._one_by_one(hand, before, steps)
        entries = [entry for step in steps for entry in step]
        return entries if record is None else entries + self._won(hand, record)

    def _one_by_one(self, hand: int, before: list[int], steps: list[list[Entry]]) -> list[Entry]:
        """What is entered after these slips, up to the very moment at which the partie is won (S-23)."""
        at_once = self.setting.at_once
        if at_once and max(before) >= self.setting.partie:
            raise refusals.won_already("before", "S-23")
        record = before[:]
        entries: list[Entry] = []
        for step in steps:
            for entry in step:
                record[entry.column] += entry.amount
            entries.extend(step)
            if at_once and max(record) >= self.setting.partie:
                break
        return entries + self._won(hand, record)

    def _announcements(self, hand: int, data: Described) -> list[list[Entry]]:
        """Each player's sum, from the dealer's left (S-11)."""
        dealer = data.number("dealer", 3, 0, 3)
        hands = {_place(name): cards_of(text, f"hands.{name}") for name, text in data.table("hands").items()}
        disjoint({f"hands.{place}": held for place, held in hands.items()}, int(pack(self.setting.ranks)))
        claims = data.table("claims")
        order = [(dealer + 1 + i) % 4 for i in range(4)]
        return [
            self._announced(hand, place, hands[place], claims.get(str(place)))
            for place in order
            if place in hands
        ]

    def _announced(self, hand: int, place: int, held: int, claimed: Any) -> list[Entry]:
        ranks = int(self.setting.ranks)
        if size(held) > ranks:
            raise refusals.miscounted("a hand has ten cards", f"hands.{place}", int(size(held)), ranks, "S-9")
        claims = claims_in(held, self.setting.count)
        if claimed is not None:
            claims = _claims(str(claimed))
            if any(not is_true(claim, held, self.setting.count) for claim in claims):
                raise BadPosition(f"claims of {place}: {NOT_HELD}", "semerik-not-held", "S-42", seat=place)
        return score.announced(self.setting.count, hand, place % 2, place, claims)

    def _fines(self, hand: int, data: Described) -> list[Entry]:
        """Revokes and talk by side: how often each was fined (S-39)."""
        loses = self.setting.offender_loses
        entries: list[Entry] = []
        for name, reason, amount in (
            ("revokes", "fined-revoke", self.setting.renounce_fine),
            ("talks", "talk", self.setting.talk_fine),
        ):
            for side, times in enumerate(data.numbers(name, [0, 0], 0, 100)):
                for _ in range(times):
                    entries.append(score.fine_entry(hand, side, amount, loses, reason, {}))
        return entries

    def _trick(self, hand: int, data: Described) -> list[Entry]:
        cards = [_card(word) for word in str(data.value("trick", "")).split()]
        leader = data.number("leader", 0, 0, 3)
        if len(cards) != 4 or len(set(cards)) != 4:
            raise refusals.written_like("trick", data.value("trick", ""), "AS KS QS 7D")
        disjoint({"trick": int(holding(vec[i64](cards)))}, int(pack(self.setting.ranks)))
        winner = 0
        for i in range(1, 4):
            if beats(cards[i], cards[winner], self.setting.hearts_trump):
                winner = i
        figures = sum(1 for card in cards if is_figure(card))
        if not score.trick_points(figures):
            return []
        return [score.trick_entry(hand, (leader + winner) % 2, figures)]

    def _won(self, hand: int, record: list[int]) -> list[Entry]:
        partie = self.setting.partie
        if max(record) < partie or record[0] == record[1]:
            return []
        winner = 0 if record[0] > record[1] else 1
        return [score.win_entry(hand, winner, partie, record[1 - winner], self.setting.double_below)]


def kinds(options: SemerikOptions) -> list[Kind]:
    """The moves of this table; `setting.py` relies on their order."""
    found = [Kind("play", NAMES, bare=True)]
    if options.announce == "manual":
        found.extend([Kind("claim", CLAIM_NAMES), Kind("done")])
    if options.manners:
        tricks = [str(trick) for trick in range(1, options.ranks + 1)]
        found.extend([Kind("claim_revoke", tricks), Kind("claim_talk")])
    return found


def _place(name: Any) -> int:
    if name not in PLACE_NAMES:
        raise refusals.unknown("hands", name, PLACE_NAMES)
    return int(name)


def _card(word: str) -> i64:
    try:
        return read_card(word)
    except ValueError as error:
        raise refusals.unread("played", word, error) from None


def _claims(text: str) -> vec[i64]:
    """Claims as they are written: `baba-S-KQ three-7`."""
    found = vec[i64]()
    for word in text.split():
        if word not in CLAIM_NAMES:
            raise refusals.written_like("said", word, "baba-S-KQ three-7")
        claim: i64 = CLAIM_NAMES.index(word)
        if any(same_thing(claim, earlier) for earlier in found):
            raise BadPosition(f"{word!r} is announced twice", "semerik-twice", "S-42", text=word)
        found = append(found, claim)
    return found


class Reader:
    """A described position becomes a position; what cannot be is refused with a sentence."""

    def __init__(self, state: SemerikState, data: Described) -> None:
        self.state = state
        self.data = data

    def read(self) -> None:
        self._match()
        self._cards()
        self._announcements()
        self._trick()
        self._manners()
        self.data.finish(PILES)
        if self._is_fresh():
            self.state.count_hands()

    def _is_fresh(self) -> bool:
        """Have the hands just been dealt? Then they are counted, unless it is told what has been (S-11, S-14).

        Whoever describes four whole hands describes the deal: what it announces belongs to it, and is told nowhere
        else. A position that the program has written says who has `counted`.
        """
        state = self.state
        if (
            state.phase is not Phase.PLAY
            or state.setting.manual
            or state.laid
            or state.tricks[0] + state.tricks[1]
        ):
            return False
        return not self.data.has("counted") and not self.data.has("said")

    def _match(self) -> None:
        state, data = self.state, self.data
        setting = state.setting
        phases = [phase.value for phase in Phase if phase is not Phase.ANNOUNCE or setting.manual]
        usual = Phase.PLAY.value if data.has("piles") else Phase.DEAL.value
        state.phase = Phase(data.word("phase", usual, phases))
        state.hand = data.number("hand", 0 if state.phase in (Phase.DRAW, Phase.DEAL) else 1, 0, 1_000_000)
        owners = data.numbers("owners", [0, 1, 2, 3], 0, 3)
        if sorted(owners) != [0, 1, 2, 3]:
            raise refusals.once_wanted("owners", owners)
        state.owner = vec[i64](owners)
        state.dealer = data.number("dealer", 0, 0, 3)
        state.record = data.numbers("record", [0, 0], -(10**6), 10**6)
        if setting.at_once and state.phase is not Phase.OVER and max(state.record) >= setting.partie:
            raise refusals.won_already("record", "S-23")
        state.written = data.numbers("wins", [0, 0], 0, 10**9)
        state.parties = data.number("parties", 0, 0, int(setting.parties))
        if state.phase is not Phase.OVER and state.parties == setting.parties:
            raise refusals.not_now("all parties of the match have been played", "parties", "S-41")
        state.before = int(data.number("before", state.ahead(), -(10**9), 10**9))
        state.single = data.flag("single")
        state.entries = data.entries()

    def _cards(self) -> None:
        """The hands, and what has been played from them."""
        state, data = self.state, self.data
        for place in range(4):
            state.hands[place] = cards_of(data.pile(PILES[place]), PILES[place])
        original = copied4(state.hands)
        for row in data.words("played"):
            words = row.split()
            if len(words) != 2 or words[0] not in PLACE_NAMES or state.laid == 40:
                raise refusals.written_like("played", row, "2 AC")
            place, card = int(words[0]), _card(words[1])
            if any(original[p] & BIT[card] for p in range(4)):
                raise refusals.elsewhere(words[1], "played")
            original[place] |= BIT[card]
            state.played[state.laid] = card
            state.player[state.laid] = place
            state.laid += 1
        state.original = original
        disjoint({PILES[p]: int(original[p]) for p in range(4)}, int(pack(state.setting.ranks)))
        state.denied = vec[i64](data.card_sets("denied", 4))

    def _announcements(self) -> None:
        state, data = self.state, self.data
        count = state.setting.count
        said = data.each("said", 4, "")
        if not all(isinstance(one, str) for one in said):
            raise refusals.each_wanted("said", 4)
        state.said = [_claims(text) for text in said]
        for place in range(4):
            whole = size(state.original[place]) == state.setting.ranks
            if whole and any(not is_true(one, state.original[place], count) for one in state.said[place]):
                raise BadPosition(f"said by {place}: {NOT_HELD}", "semerik-not-held", "S-42", seat=place)
        state.counted = _places(data.value("counted", []), "counted", 4)

    def _trick(self) -> None:
        """The trick on the table: who is winning it, who is next; tricks taken."""
        state, data = self.state, self.data
        state.in_trick = data.number("in_trick", int(state.laid) % 4, 0, 3)
        if state.in_trick > state.laid:
            raise refusals.trick_too_long()
        for i in range(state.laid - state.in_trick, state.laid):
            card = state.played[i]
            if i == state.laid - state.in_trick or beats(card, state.winning, state.setting.hearts_trump):
                state.winning, state.winner = card, state.player[i]
        after = state.player[state.laid - 1] if state.in_trick else state.dealer
        state.turn = data.number("turn", int(after + 1) % 4, 0, 3)
        state.tricks = vec[i64](data.numbers("tricks", [0, 0], 0, int(state.setting.ranks)))
        if state.phase in (Phase.PLAY, Phase.ANNOUNCE):
            self._check_hands()

    def _check_hands(self) -> None:
        """Everybody holds a card for each trick that is left."""
        state = self.state
        left = state.setting.ranks - state.tricks[0] - state.tricks[1]
        if left <= 0:
            raise refusals.no_trick_left()
        first = state.laid - state.in_trick
        laid = [int(state.player[i]) for i in range(first, state.laid)]
        if laid != [(laid[0] + i) % 4 for i in range(len(laid))] or (
            laid and state.turn != (laid[-1] + 1) % 4
        ):
            raise refusals.trick_goes_round()
        for place in range(4):
            if size(state.hands[place]) + laid.count(place) != left:
                sentence = f"place {place} needs {left} cards for the tricks that are left"
                wanted = int(left) - laid.count(place)
                raise refusals.miscounted(sentence, f"hand.{place}", int(size(state.hands[place])), wanted)
        if state.phase is Phase.ANNOUNCE and state.laid:
            raise refusals.not_now("combinations are counted before the first lead", "played", "S-11")
        self._check_following(first, laid)

    def _check_following(self, first: i64, laid: list[int]) -> None:
        """Without manners nobody still holds a card of the suit led who did not follow with it (S-17)."""
        state = self.state
        if state.setting.manners or not laid:
            return
        led = suit_of(state.played[first])
        for i in range(1, len(laid)):
            card, place = state.played[first + i], laid[i]
            if suit_of(card) != led and state.hands[place] & SUIT[led]:
                sentence = f"place {place} could have followed suit"
                raise BadPosition(sentence, "semerik-followed", "S-17", seat=place, suit=SUITS[led])

    def _manners(self) -> None:
        state, data = self.state, self.data
        beside = Described(data.table("manners"))
        if not state.setting.manners:
            beside.finish()
            return
        laid = int(state.laid)
        state.revoked = _places(beside.value("revoked", self._revokes()), "revoked", laid)
        state.fined = _places(beside.value("fined", []), "fined", laid)
        if state.fined & ~state.revoked:
            raise refusals.at_odds("only a revoke is fined", "fined", "revoked")
        state.accused = beside.numbers("accused", [0] * 20, 0, 3)
        state.talkers = _places(beside.value("talkers", []), "talkers", 4)
        state.silenced = _places(beside.value("silenced", []), "silenced", 2)
        beside.finish()

    def _revokes(self) -> list[int]:
        """The cards played by one who held, and so still holds or has played since, the suit led (S-17)."""
        state = self.state
        found: list[int] = []
        later = copied4(state.hands)
        for i in range(state.laid - 1, -1, -1):
            place, led = state.player[i], suit_of(state.played[i - (i - state.laid + state.in_trick) % 4])
            if suit_of(state.played[i]) != led and later[place] & SUIT[led]:
                found.append(i)
            later[place] |= BIT[state.played[i]]
        return found[::-1]


def _places(given: Any, name: str, below: int) -> i64:
    """A set of small numbers."""
    known = isinstance(given, list) and all(type(one) is int and 0 <= one < below for one in given)
    if not known or len(set(given)) != len(given):
        sentence = f"{name} is {given!r}; it names some of 0 … {below - 1} once"
        raise BadPosition(sentence, "position-range", part=name, low=0, high=below - 1)
    return holding(vec[i64](given))
