"""Whole deals of Piquet and Norman Piquet counted a second way, from the cards and the tricks alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from lomber import Table, make
from tests.games.piquet.tables import hands, last, names, position

RANKS = "789TJQKA"
PIPS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}
SEQUENCES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}


@dataclass
class Held:
    """What a hand has counted, in the order white cards, point, sequences, sets (P-11 … P-13)."""

    parts: list[int]
    cards: set[str] = field(default_factory=set)
    whole: bool = False


def suit_of(hand: list[str], suit: str) -> list[str]:
    return [card for card in hand if card[1] == suit]


def runs_of(hand: list[str]) -> list[tuple[int, int, set[str]]]:
    found = []
    for suit in "SCDH":
        top = len(RANKS) - 1
        while top >= 2:
            length = 0
            while length <= top and RANKS[top - length] + suit in hand:
                length += 1
            if length >= 3:
                found.append((length, top, {RANKS[top - i] + suit for i in range(length)}))
            top -= max(length, 1)
    return found


def sets_of(hand: list[str]) -> list[tuple[int, int, set[str]]]:
    same = [(rank, {card for card in hand if card[0] == rank}) for rank in "AKQJT"]
    return [(len(cards), RANKS.index(rank), cards) for rank, cards in same if len(cards) > 2]


def declared(dealt: dict[int, list[str]], white: dict[int, int]) -> dict[int, Held]:
    """Everything is declared as it is; the unique best of each kind counts."""
    found = {seat: Held([white[seat], 0, 0, 0]) for seat in dealt}
    for part, holdings_of in ((2, runs_of), (3, sets_of)):
        best = {seat: max((h[:2] for h in holdings_of(hand)), default=(0, 0)) for seat, hand in dealt.items()}
        winners = [seat for seat in dealt if best[seat] == max(best.values()) != (0, 0)]
        if len(winners) == 1:
            for length, _, cards in holdings_of(dealt[winners[0]]):
                worth = SEQUENCES[length] if part == 2 else {4: 14, 3: 3}[length]
                found[winners[0]].parts[part] += worth
                found[winners[0]].cards |= cards
    points = {
        seat: {s: (len(held), sum(PIPS[c[0]] for c in held)) for s in "SCDH" if (held := suit_of(hand, s))}
        for seat, hand in dealt.items()
    }
    best_point = {seat: max(suits.values()) for seat, suits in points.items()}
    winners = [seat for seat in dealt if best_point[seat] == max(best_point.values())]
    if len(winners) == 1:
        own = found[winners[0]]
        named = [s for s, key in points[winners[0]].items() if key == best_point[winners[0]]]
        hand = dealt[winners[0]]
        suit = min(named, key=lambda s: len(set(hand) - own.cards - set(suit_of(hand, s))))
        own.parts[1] = best_point[winners[0]][0]
        own.cards |= set(suit_of(hand, suit))
    for seat, hand in dealt.items():
        found[seat].whole = found[seat].cards >= set(hand)
    return found


def final(
    held: dict[int, Held], tricks: list[tuple[int, int]], capots: set[int], options: Any
) -> dict[int, int]:
    """The final counts of those who play, the first leader first in `held` (P-16 … P-23, N-6 … N-9)."""
    three = len(held) == 3
    goal, repique, pique, capot = (20, 70, 40, 20) if three else (30, 60, 30, 40)
    early = options.all_counted_when == "hand"
    parts = {
        seat: [*own.parts, options.all_counted_bonus if own.whole and early else 0]
        for seat, own in held.items()
    }
    elder = next(iter(held))
    hand = {seat: sum(own) for seat, own in parts.items()}
    count = dict(hand)
    spoken = -1
    for upto in range(1, 6) if options.repique_order == "classic_order" else (5,):
        sums = {seat: sum(own[:upto]) for seat, own in parts.items()}
        for seat in held:
            if spoken < 0 and sums[seat] >= goal and sum(sums.values()) == sums[seat]:
                spoken = seat
                count[seat] += repique
    reached = spoken == elder or hand[elder] >= goal or sum(hand.values()) > hand[elder]
    taken = dict.fromkeys(held, 0)
    for number, (leader, winner) in enumerate(tricks):
        taken[winner] += 1
        steps = [(leader, 1)]
        if winner != leader or options.own_trick_counts:
            steps.append((winner, 1))
        if number == len(tricks) - 1 and taken[winner] < len(tricks):
            steps.append((winner, 3))
        for seat, points in steps:
            count[seat] += points
            stopped = options.pique_stop == "any_score" and any(count[s] for s in held if s != elder)
            if not reached and not stopped and count[elder] >= goal:
                reached = True
                count[elder] += pique
    most = [seat for seat in held if taken[seat] == max(taken.values())]
    for seat in held:
        if taken[seat] == len(tricks):
            count[seat] += 80 if not three and seat in capots else capot
        elif most == [seat]:
            count[seat] += 10
        elif three and seat in most and options.leza_tie == "split":
            count[seat] += 5
        if held[seat].whole and not early:
            count[seat] += options.all_counted_bonus
    return count


def agreed(random: Random) -> dict[str, Any]:
    return {
        "pique_stop": random.choice(["declarations", "any_score"]),
        "repique_order": random.choice(["any_declaration_stops", "classic_order"]),
        "all_counted_bonus": random.choice([20, 0]),
        "all_counted_when": random.choice(["end", "hand"]),
        "own_trick_counts": random.random() < 0.3,
        "leza_tie": random.choice(["none", "split"]),
        "draw": False,
    }


def hands_of(table: Table, order: list[int]) -> dict[int, list[str]]:
    piles = table.state.position(-2)["piles"]
    return {seat: piles[f"hand.{seat}"].split() for seat in order}


@pytest.mark.parametrize("name", ["piquet", "norman_piquet"])
@pytest.mark.parametrize("seed", range(25))
def test_a_deal_comes_to_what_it_is_counted_anew_P_10_P_23_N_4_N_9(name: str, seed: int) -> None:
    """P-5, P-10 … P-13, P-16 … P-23, N-3 … N-9: three deals with options of all sorts, high cards led first."""
    random = Random(seed)
    game = make(name, hands=3, **agreed(random))
    table = Table(game, seed=seed)
    while not table.over:
        state = position(table)
        order = [int(seat) for seat in state.seats]
        white = {
            seat: 0 if any(card[0] in "KQJ" for card in hand) else 10
            for seat, hand in hands_of(table, order).items()
        }
        while state.phase.value in ("white", "exchange"):
            seat = table.turn()
            moves = names(table, seat)
            low = sorted((m for m in moves if m.startswith("throw")), key=lambda m: RANKS.index(m[-2]))
            rest = sorted(moves - set(low))
            table.play(seat, rest[0] if rest and (not low or random.random() < 0.3) else low[0])
        dealt = hands_of(table, order)
        held = declared(dealt, white)
        capots: set[int] = set()
        while state.phase.value in ("declare", "all", "capot"):
            seat = table.turn()
            if state.phase.value != "capot":
                table.play(seat, table.legal(seat)[0])
            elif random.random() < 0.5:
                capots.add(seat)
                table.play(seat, "capot")
            else:
                table.play(seat, "pass")
        in_hand = game.options.all_counted_when == "hand"
        bonus = game.options.all_counted_bonus if in_hand else 0
        assert [hands(table)[seat] for seat in order] == [
            sum(held[seat].parts) + bonus * held[seat].whole for seat in order
        ]
        tricks = []
        for _ in range(len(dealt[order[0]])):
            leader = table.turn()
            laid: list[tuple[bool, int, int, str]] = []
            for _ in order:
                seat = table.turn()
                card = max(names(table, seat), key=lambda card: (RANKS.index(card[0]), card))
                table.play(seat, card)
                laid.append((card[1] == laid[0][3] if laid else True, RANKS.index(card[0]), seat, card[1]))
            tricks.append((leader, max(laid)[2]))
        counted = final(held, tricks, capots, game.options)
        assert {seat: last(table)[seat] for seat in order} == counted
