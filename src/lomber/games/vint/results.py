"""The scorer by itself: entries of a described deal, game or settlement, without any play.

A deal: `{"contract": "3H", "declarer": "E", "tricks": [4, 9], "hands": {"N": "9S 7S …", …}}`, tricks of both
sides (NS and EW, where two play S and N or the persons A and B, where each plays for himself declarers and
defenders); `hands` as held at the first lead. Instead of `tricks` the `winners` of all of them in order, as
sides `0` and `1`; with the totals `below` before the deal the game is decided too (V-56), with the `games` before
it the rubber (or `"rubber": true`), whose winner writes the `crosses` (V-61). `revokes` are the offending sides in
the order of their tricks (M-8), `denied` the places that answer for them alone (M-9). With `"blind": true`, or for
a slam `"supported": false`, the declarer may answer alone (V-70, V-71). `{"passed_out": true, "tricks": [8, 5]}` is
a deal played after passes (V-63).

The `dealer` tells whose hand lies open (VA-1, V2D-2); `sides`, by place S W N E, who else plays with whom. Where
each plays for himself the columns are the persons in the order S W N E, each of whom writes in full (V3B-5, VA-5).
With re-seating the deal is settled (VS-5).

With small honours the entries, as on the slate, are divided by ten; what is told is not (G-7).

A settlement: `{"totals": [12000, 40000], "alone": {"place": "S", "amount": 29000}}` (V-64, V-73), with
`"leaves": "N"` one who goes before the end (V-68). Its columns follow those of the sides: the players in the order
S W N E, leaving out dummies, or with `"seated": {"rubber": 1, "order": […]}` the seats.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.vint import score
from lomber.games.vint.negotiation import LOWEST_BLIND
from lomber.games.vint.score import Contract
from lomber.games.vint.setting import PLACES, Setting
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.errors import BadPosition
from lomber.table.sheet import Entry

SIDES = vec[i64]([0, 1, 0, 1])


def read_result(setting: Setting, described: Described, home: list[int]) -> list[Entry]:
    """The entries of a result; `home` tells who sat at S W N E when a rubber was settled, if that is told."""
    entries: list[Entry] = []
    hand = described.number("hand", 1, 1, 1_000_000)
    if described.flag("passed_out"):
        entries.extend(read_passed_out(setting, described, hand))
    elif described.has("contract"):
        entries.extend(read_deal(setting, described, hand))
    if described.has("totals"):
        entries.extend(read_settlement(setting, described, hand, home))
    described.finish()
    return [score.in_tens(entry) for entry in entries] if setting.small_unit else entries


def read_passed_out(setting: Setting, described: Described, hand: int) -> list[Entry]:
    """A deal played after passes, as its revokes leave it (V-63, M-8)."""
    deal = Played(setting, hand, None, read_tricks(setting, described), [0, 0, 0, 0], list(SIDES))
    revokes = read_revokes(described)
    return [*deal.entries(revokes), *read_denied(described, deal, revokes)]


class Played:
    """A deal that has been played: what it writes follows from its revokes (M-8)."""

    def __init__(
        self,
        setting: Setting,
        hand: int,
        contract: Contract | None,
        made: list[i64],
        held: list[i64],
        sides: list[i64],
    ) -> None:
        self.setting = setting
        self.hand = hand
        self.contract = contract
        self.made = made
        """The tricks of both sides, before anything is given over."""
        self.held = held
        self.sides = sides

    def tricks(self, revokes: list[int]) -> list[i64]:
        return score.after_revokes(self.made, self.giving(revokes))[0]

    def giving(self, revokes: list[int]) -> list[int]:
        """The sides that give tricks over; none where a revoke costs the price of the game (V2B-8)."""
        return [] if self.setting.game_fine else revokes

    def entries(self, revokes: list[int]) -> list[Entry]:
        count, hand, contract = self.setting.count, self.hand, self.contract
        tricks, lacking = score.after_revokes(self.made, self.giving(revokes))
        level = score.PASSED_OUT_LEVEL if contract is None else contract.level
        if contract is None:
            entries = score.passed_out_entries(hand, tricks)
        else:
            entries = score.deal_entries(count, hand, contract, tricks, self.held, self.sides)
        entries.extend(score.lacking_entries(count, hand, level, lacking))
        fined = revokes if self.setting.game_fine else []
        entries.extend(score.fine_entries(count, hand, level, fined))
        return entries

    def partner(self, place: int) -> int:
        """Who settles together with the player of a place; -1 for nobody."""
        if self.setting.persons:
            return -1
        for other, _, _ in settling(self.setting):
            if other != place and self.sides[other] == self.sides[place]:
                return other
        return -1

    def alone(self, place: int, amount: int, rule: str) -> list[Entry]:
        """One of two partners answers alone, and frees the other (V-73)."""
        seats = [one for one, _, _ in settling(self.setting)]
        columns = int(self.setting.columns)
        guilty, innocent = seats.index(place), seats.index(self.partner(place))
        return [
            Entry(self.hand, columns + guilty, score.SUM, -amount, "alone", rule),
            Entry(self.hand, columns + innocent, score.SUM, amount, "freed", rule),
        ]


def read_denied(described: Described, deal: Played, revokes: list[int]) -> list[Entry]:
    """Who was asked by his partner and denied it answers alone for his revoke: for what it changed of the counts
    left by the one before (M-8.5, M-9)."""
    names = described.words("denied")
    if len(names) > len(revokes):
        raise refusals.impossible("denied", names, "M-9")
    found: list[Entry] = []
    for number, name in enumerate(names):
        if not name:
            continue
        if name not in list(PLACES):
            raise refusals.unknown("denied", name, list(PLACES))
        place = PLACES.index(name)
        if deal.sides[place] != revokes[number] or place not in deal.setting.live or deal.partner(place) < 0:
            raise refusals.impossible("denied", name, "M-9")
        others = 1 - revokes[number]
        before = score.balance(deal.entries(revokes[:number]), others)
        after = score.balance(deal.entries(revokes[: number + 1]), others)
        found.extend(deal.alone(place, after - before, "M-9"))
    return found


def read_tricks(setting: Setting, described: Described) -> list[i64]:
    """The tricks of both sides, as counts or as the winners in order."""
    ranks = int(setting.ranks)
    winners = read_winners(described)
    if winners:
        numbers = [winners.count(0), winners.count(1)]
    else:
        numbers = described.numbers("tricks", [0, 0], 0, ranks)
    if sum(numbers) != ranks:
        raise refusals.tricks_miscounted(sum(numbers), ranks)
    return [numbers[0], numbers[1]]


def check_talon(setting: Setting, described: Described, contract: Contract, tricks: list[i64]) -> None:
    """In Vitalin the cards put aside are the declarers' first two tricks (VV-3)."""
    early = int(setting.early_tricks)
    first = read_winners(described)[:early] or [int(contract.side)] * early
    if tricks[contract.side] < early or first != [int(contract.side)] * early:
        part = "winners" if described.has("winners") else "tricks"
        raise refusals.impossible(part, described.value(part, []), "VV-3")


def read_winners(described: Described, part: str = "winners") -> list[int]:
    given = described.value(part, [])
    if not isinstance(given, list) or not all(type(side) is int and side in (0, 1) for side in given):
        raise refusals.written_like(part, given, [0, 1, 1, 0])
    return list(given)


def read_revokes(described: Described) -> list[int]:
    """The offending sides in the order of their tricks (M-8.5)."""
    return read_winners(described, "revokes")


def read_hands(setting: Setting, described: Described) -> list[i64]:
    """The cards that count, by place S W N E."""
    hands = described.table("hands")
    for name in hands:
        if name not in PLACES:
            raise refusals.unknown("hands", name, list(PLACES))
    masks = {place: cards_of(str(hands.get(place, "")), place) for place in PLACES}
    disjoint(masks, int(sum([BIT[card] for card in range(52)])))
    ranks = int(setting.ranks)
    for place, mask in masks.items():
        number = int(size(mask))
        if number > ranks:
            raise refusals.miscounted(f"{place} has {number} cards; {ranks} are needed", place, number, ranks)
    # what lies in a packet is in nobody's hand (V2B-6)
    return [masks[PLACES[place]] if place in setting.live else 0 for place in range(4)]


def check_declarer(setting: Setting, declarer: int) -> None:
    """A dummy bids nothing, nor does a packet (V2A-4, V2B-1, V3B-1)."""
    if setting.two_hands and declarer % 2:
        raise refusals.nobody_sits("declarer", PLACES[declarer])
    dummies = (
        [2, 3] if setting.players == 2 and not setting.two_hands else [2] if setting.players == 3 else []
    )
    if declarer in dummies:
        raise BadPosition("a dummy bids nothing", "dummy-declares")


def read_open_hand(declarer: int, described: Described) -> int:
    """Whose hand the declarer plays besides his own: the dealer's (VA-1), needless where all `sides` are told."""
    if not described.has("dealer"):
        if described.has("sides"):
            return declarer
        raise refusals.wanted("the dealer lays his hand open, and the declarer plays it", "dealer", "VA-1")
    dealer = PLACES.index(described.word("dealer", "S", list(PLACES)))
    if dealer == declarer:
        raise refusals.at_odds("the dealer takes no active part", "declarer", "dealer", "VA-1")
    return dealer


def read_sides(setting: Setting, declarer: int, described: Described) -> list[i64]:
    """The side of each place: opposite ones together, the declarer with the `dealer` who opens his hand (VA-1) or
    with the dummy that the `dealer` has opened (V2D-3), unless the result says which."""
    default = [0, 0, 1, 1] if setting.two_hands else [0, 1, 0, 1]
    if setting.persons:
        default = [1, 1, 1, 1]
        default[declarer] = 0
        default[read_open_hand(declarer, described) if setting.form == "auction" else 2] = 0
    elif setting.open_dummies:
        dealer = PLACES.index(described.word("dealer", PLACES[declarer % 2], ["S", "W"]))
        if dealer != declarer % 2 and not setting.transfer:
            default = [0, 1, 1, 0]
    sides = list(described.numbers("sides", default, 0, 1))
    if sum(sides) != 2:
        raise refusals.written_like("sides", sides, default)
    return sides


def read_deal(setting: Setting, described: Described, hand: int) -> list[Entry]:
    bid = score.BIDS.index(described.word("contract", "", score.BIDS))
    declarer = PLACES.index(described.word("declarer", "S", list(PLACES)))
    if bid < setting.lowest:
        rule = "V2E-2" if setting.form == "two_widow" else "VD-2"
        raise refusals.impossible("contract", score.BIDS[bid], rule)
    if bid < LOWEST_BLIND and setting.blind_bids and described.flag("blind"):
        raise refusals.impossible("contract", score.BIDS[bid], "V-70")
    check_declarer(setting, declarer)
    sides = read_sides(setting, declarer, described)
    contract = Contract(bid, sides[declarer])
    made = read_tricks(setting, described)
    check_talon(setting, described, contract, made)
    revokes = read_revokes(described)
    deal = Played(setting, hand, contract, made, read_hands(setting, described), sides)
    entries, tricks, giving = deal.entries(revokes), deal.tricks(revokes), deal.giving(revokes)
    alone = [
        *read_alone(described, deal, contract, declarer, tricks, entries),
        *read_denied(described, deal, revokes),
    ]
    if setting.reseat:
        return [*settled(setting, described, contract, tricks, sides, entries), *alone]
    columns = [writers(setting, declarer, sides, side) for side in (0, 1)]
    if setting.persons:
        entries = score.spread(entries, columns, contract, columns[int(contract.side)][0])
    if described.has("below"):
        order = read_winners(described) or [0] * int(made[0]) + [1] * int(made[1])
        order = score.order_after_revokes(order, giving)
        entries = read_game(setting, described, contract, columns, order, giving, entries)
    return [*entries, *alone]


def read_alone(
    described: Described,
    deal: Played,
    contract: Contract,
    declarer: int,
    tricks: list[i64],
    entries: list[Entry],
) -> list[Entry]:
    """A blind bidder, or one whom nobody supported in a slam, answers alone and frees his partner (V-70, V-71)."""
    setting = deal.setting
    amount = score.alone_for(entries)
    blind = described.flag("blind") and setting.blind_bids
    supported = described.flag("supported") or not described.has("supported")
    slam = setting.sole_slam and not supported and score.is_sole_slam(setting.count, contract, tricks)
    if not amount or deal.partner(declarer) < 0 or not (blind or slam):
        return []
    return deal.alone(declarer, amount, "V-70" if blind else "V-71")


def writers(setting: Setting, declarer: int, sides: list[i64], side: int) -> list[int]:
    """The columns that write what a side takes; of persons the declarer first, then the nearer to his left."""
    if not setting.persons:
        return [side]
    chair = [0, 1, 2, 3]
    people = [0, 1, 2, 3]
    if setting.form == "three_auction":  # the declarer has changed places with S (V3B-3)
        chair[declarer], chair[0] = 0, declarer
        people = [0, 1, 3]
    around = sorted(people, key=lambda place: (chair[place] - chair[declarer]) % 4)
    return [people.index(place) for place in around if sides[place] == side]


def settled(
    setting: Setting,
    described: Described,
    contract: Contract,
    tricks: list[i64],
    sides: list[i64],
    entries: list[Entry],
) -> list[Entry]:
    """A deal with re-seating is settled at once; its winners write the crosses that have waited (VS-5, VS-6)."""
    hand = described.number("hand", 1, 1, 1_000_000)
    crosses = described.number("crosses", 0, 0, 1_000_000)
    bonus = setting.reseat_bonus
    won = score.winner_entries(setting.count, hand, contract, tricks, bonus, crosses)
    written = [
        msgspec.structs.replace(entry, seats=tuple([p for p in range(4) if sides[p] == entry.column]))
        for entry in [*entries, *won]
    ]
    nets = [score.balance(written, side) for side in range(2)]
    columns = int(setting.columns)
    sums = score.written_by_sides(written)
    for place in range(4):
        side = int(sides[place])
        told = score.sums_of_sides(sums, side)
        written.append(Entry(hand, columns + place, score.SUM, nets[side], "deal-net", "VS-5", told))
    return written


def read_game(
    setting: Setting,
    described: Described,
    contract: Contract,
    columns: list[list[int]],
    order: list[int],
    giving: list[int],
    entries: list[Entry],
) -> list[Entry]:
    """Who takes the game with this deal, and the rubber; who gave tricks for a revoke cannot (V-56, M-8.4)."""
    count = setting.count
    below = described.numbers("below", [0] * int(setting.columns), 0)
    if max(below) >= count.target:
        raise refusals.won_already("below", "V-55")
    gains = [columns[side] for side in order]
    price = 10 * int(contract.level)
    both = [
        any(below[column] + order.count(side) * price >= count.target for column in columns[side])
        for side in (0, 1)
    ]
    by_order = count.both_reach == "trick_order" and not giving
    if all(both) and by_order and not described.has("winners"):
        raise refusals.wanted("both reach the target: the order of the tricks decides", "winners", "V-56")
    able = [[] if side in giving else columns[side] for side in (0, 1)]
    offending = [column for side in (0, 1) if side in giving for column in columns[side]]
    written = score.capped(count, entries, below, offending)
    declaring = int(contract.side)
    taken = score.game_winner(count, below, gains, price, able[declaring], able[1 - declaring])
    games = described.numbers("games", [0] * int(setting.columns), 0, 1)
    ends = described.flag("rubber") or (taken >= 0 and games[taken] == 1)
    crosses = described.number("crosses", 0, 0, 1_000_000)
    if taken >= 0:
        hand = described.number("hand", 1, 1, 1_000_000)
        written.append(score.game_bonus(count, hand, taken, ends))
        if ends and crosses:
            written.append(score.crosses_entry(count, hand, taken, crosses))
    return written


def read_settlement(setting: Setting, described: Described, hand: int, home: list[int]) -> list[Entry]:
    """What each wins or pays, as signed totals; columns are the sheet's, the players after the sides: those at
    S W N E in this order, or where it is told who they are, by seat."""
    columns = int(setting.columns)
    totals = described.numbers("totals", [0] * columns)
    alone = described.table("alone")
    check_alone(setting, alone)
    if setting.persons:
        shares = score.settled_by_persons(totals)
        return [
            Entry(
                hand,
                columns + seat,
                score.SUM,
                shares[seat],
                "rubber-net",
                setting.settling_rule,
                score.sum_of_person(totals[seat]),
            )
            for seat in range(columns)
        ]
    people = settling(setting)
    names = [PLACES[place] for place, _, _ in people]
    leaves = described.word("leaves", "", ["", *names])
    nets = [totals[0] - totals[1], totals[1] - totals[0]]
    shares = [nets[side] * times for _, side, times in people]
    if leaves:
        leave(people, shares, names.index(leaves))
    rule = settling_rule(setting, bool(home)) if not leaves else "V-68"
    return [
        Entry(
            hand,
            columns + (home[place] if home else number),
            score.SUM,
            share + answered(alone, place),
            "rubber-net",
            rule,
            score.sums_of_sides(totals, side),
        )
        for number, ((place, side, _), share) in enumerate(zip(people, shares, strict=True))
    ]


def settling_rule(setting: Setting, by_seat: bool) -> str:
    """By which rule the difference is paid; on the list of five or six it is plus and minus (V5-3)."""
    if setting.form == "three_rotating":
        return "V3A-8"
    return "V5-3" if by_seat and setting.players > 4 else "V-65"


def check_alone(setting: Setting, alone: dict[str, Any]) -> None:
    """Only one of two partners answers alone: his partner is freed (V-73)."""
    pairs = [1, 3] if setting.form == "three_rotating" else [0, 1, 2, 3] if setting.players >= 4 else []
    place = str(alone.get("place", "S"))
    if alone and (setting.persons or place not in [PLACES[pair] for pair in pairs]):
        raise refusals.impossible("alone", place, "V-73")


def settling(setting: Setting) -> list[list[int]]:
    """Those who settle: place, side, and how many shares each has, the holder of a dummy two (V3A-8)."""
    if setting.form == "three_rotating":
        return [[0, 0, 2], [1, 1, 1], [3, 1, 1]]
    if setting.players == 2:
        return [[0, 0, 1], [2 if setting.two_hands else 1, 1, 1]]
    return [[place, int(SIDES[place]), 1] for place in range(4)]


def leave(people: list[list[int]], shares: list[int], leaver: int) -> None:
    """Who leaves while his side is behind pays his partner's share too; ahead of the others, nobody pays (V-68)."""
    side = people[leaver][1]
    owed = sum([share for (_, other, _), share in zip(people, shares, strict=True) if other == side])
    for seat, (_, other, _) in enumerate(people):
        if owed >= 0:
            shares[seat] = 0
        elif other == side:
            shares[seat] = owed if seat == leaver else 0


def answered(alone: dict[str, Any], place: int) -> int:
    """What a place's share is changed by one who answers alone (V-73)."""
    if not alone:
        return 0
    described = Described(alone)
    guilty = PLACES.index(described.word("place", "S", list(PLACES)))
    amount = described.number("amount", 0, 0, 10**12)
    described.finish()
    if SIDES[guilty] != SIDES[place]:
        return 0
    return -amount if place == guilty else amount
