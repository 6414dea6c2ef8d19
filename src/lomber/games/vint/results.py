"""The scorer by itself: entries of a described deal, game or settlement, without any play.

A deal: `{"contract": "3H", "declarer": "E", "tricks": [4, 9], "hands": {"N": "9S 7S …", …}}`, tricks of both
sides (NS and EW, where two play S and N or the persons A and B, where each plays for himself declarers and
defenders); `hands` as held at the first lead. Instead of `tricks` the `winners` of all of them in order, as
sides `0` and `1`; with the totals `below` before the deal the game is decided too (V-56). `revokes` are the
offending sides in the order of their tricks (M-8). `{"passed_out": true, "tricks": [8, 5]}` is a deal
played after passes (V-63).

A settlement: `{"totals": [12000, 40000], "alone": {"place": "S", "amount": 29000}}` (V-64, V-73), with
`"leaves": "N"` one who goes before the end (V-68). Its columns follow those of the sides: the players in the order
S W N E, leaving out dummies.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.vint import score
from lomber.games.vint.score import Contract
from lomber.games.vint.setting import PLACES, Setting
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.sheet import Entry

SIDES = vec[i64]([0, 1, 0, 1])


def read_result(setting: Setting, described: Described) -> list[Entry]:
    entries: list[Entry] = []
    hand = described.number("hand", 1, 1, 1_000_000)
    if described.flag("passed_out"):
        entries.extend(score.passed_out_entries(hand, read_tricks(setting, described)))
    elif described.has("contract"):
        entries.extend(read_deal(setting, described, hand))
    if described.has("totals"):
        entries.extend(read_settlement(setting, described, hand))
    described.finish()
    return entries


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


def read_winners(described: Described) -> list[int]:
    given = described.value("winners", [])
    if not isinstance(given, list) or not all(type(side) is int and side in (0, 1) for side in given):
        raise refusals.written_like("winners", given, [0, 1, 1, 0])
    return list(given)


def read_sides(setting: Setting, declarer: int, described: Described) -> list[i64]:
    """The side of each place: opposite ones together, the declarer with the `dealer` who opens his hand (VA-1),
    unless the result says which."""
    default = [0, 0, 1, 1] if setting.two_hands else [0, 1, 0, 1]
    if setting.persons:
        dummy = "N" if setting.form == "three_auction" else PLACES[declarer]
        partner = described.word("dealer", dummy, list(PLACES)) if setting.form == "auction" else dummy
        default = [1, 1, 1, 1]
        default[declarer] = 0
        default[PLACES.index(partner)] = 0
    return list(described.numbers("sides", default, 0, 1))


def read_deal(setting: Setting, described: Described, hand: int) -> list[Entry]:
    bid = score.BIDS.index(described.word("contract", "", score.BIDS))
    declarer = PLACES.index(described.word("declarer", "S", list(PLACES)))
    sides = read_sides(setting, declarer, described)
    contract = Contract(bid, sides[declarer])
    tricks = read_tricks(setting, described)
    revokes = read_winners(Described({"winners": described.value("revokes", [])}))
    fined = revokes if setting.game_fine else []
    giving = [] if setting.game_fine else revokes
    order = read_winners(described) or [0] * int(tricks[0]) + [1] * int(tricks[1])
    tricks, lacking = score.after_revokes(tricks, giving)
    hands = described.table("hands")
    masks = {place: cards_of(str(hands.get(place, "")), place) for place in PLACES}
    disjoint(masks, int(sum([BIT[card] for card in range(52)])))
    held: list[i64] = [masks[place] for place in PLACES]
    entries = score.deal_entries(setting.count, hand, contract, tricks, held, sides)
    entries.extend(score.lacking_entries(setting.count, hand, contract.level, lacking))
    entries.extend(score.fine_entries(hand, contract.level, fined))
    if described.has("below"):
        order = score.order_after_revokes(order, giving)
        return read_game(setting, described, contract, order, giving, entries)
    return entries


def read_game(
    setting: Setting,
    described: Described,
    contract: Contract,
    order: list[int],
    giving: list[int],
    entries: list[Entry],
) -> list[Entry]:
    """Who takes the game with this deal; those who gave tricks for a revoke cannot (V-56, M-8.4)."""
    below = described.numbers("below", [0, 0], 0)
    gains = [[side] for side in order]
    price = 10 * int(contract.level)
    both = [below[side] + order.count(side) * price >= setting.count.target for side in (0, 1)]
    by_order = setting.count.both_reach == "trick_order" and not giving
    if all(both) and by_order and not described.has("winners"):
        raise refusals.wanted("both reach the target: the order of the tricks decides", "winners", "V-56")
    declaring = int(contract.side)
    declarers = [side for side in [declaring] if side not in giving]
    others = [side for side in [1 - declaring] if side not in giving]
    written = score.capped(setting.count, entries, below, giving)
    taken = score.game_winner(setting.count, below, gains, price, declarers, others)
    if taken >= 0:
        hand = described.number("hand", 1, 1, 1_000_000)
        written.append(score.game_bonus(setting.count, hand, taken, described.flag("rubber")))
    return written


def read_settlement(setting: Setting, described: Described, hand: int) -> list[Entry]:
    """What each wins or pays, as signed totals; columns are the sheet's, the players after the sides."""
    columns = int(setting.columns)
    totals = described.numbers("totals", [0] * columns)
    alone = described.table("alone")
    leaves = described.word("leaves", "", ["", *PLACES] if setting.players >= 4 else [""])
    if setting.persons:
        shares = score.settled_by_persons(totals)
        return [
            Entry(hand, columns + seat, score.SUM, shares[seat], "rubber-net", "V3B-7")
            for seat in range(columns)
        ]
    nets = [totals[0] - totals[1], totals[1] - totals[0]]
    entries: list[Entry] = []
    rule = "V3A-8" if setting.form == "three_rotating" else "V-68" if leaves else "V-65"
    for seat, (place, times) in enumerate(settling(setting)):
        net = nets[SIDES[place]] * times
        if leaves:
            net = left_share(place, PLACES.index(leaves), nets)
        net += answered(alone, place)
        entries.append(Entry(hand, columns + seat, score.SUM, net, "rubber-net", rule))
    return entries


def settling(setting: Setting) -> list[list[int]]:
    """The places of those who settle, and how many shares each has: the holder of a dummy two (V3A-8)."""
    if setting.form == "three_rotating":
        return [[0, 2], [1, 1], [3, 1]]
    places = 2 if setting.players == 2 else 4
    return [[place, 1] for place in range(places)]


def left_share(place: int, leaver: int, nets: list[int]) -> int:
    """The one who leaves pays for two, his partner nothing, each opponent gets the difference (V-68)."""
    shares = score.left_by(nets[SIDES[leaver]])
    if place == leaver:
        return shares[0]
    return shares[1] if SIDES[place] == SIDES[leaver] else shares[2]


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
