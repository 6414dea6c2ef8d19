"""The book in the other forms of Whist: Humbug's choice, the fine of a revoke, dummies."""

from __future__ import annotations

import math

import pytest

from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.position import Position
from lomber.bots.random import RandomBot
from lomber.cards.bits import members
from lomber.cards.pack import read_cards
from lomber.games import make
from lomber.table.shoe import Shoe, Stacked
from lomber.table.table import Table
from tests.games.whist.positions import deal_rest


def dealt(hands: dict[str, str]) -> Table:
    """Humbug with these hands: S deals, N decides first."""
    piles = dict(hands)
    turned = piles.pop("turned")
    need = {"S": 12, "W": 13, "N": 13, "E": 13}
    deal_rest(piles, [turned], need, dict.fromkeys("SWNE", ""))
    piles["turned"] = turned
    draw = {"drawn": list(members(read_cards("2S 3S")))}
    deal = {name: [int(card) for card in members(read_cards(cards))] for name, cards in piles.items()}
    return Table(make("humbug"), shoe=Stacked([draw, deal], Shoe(0)))


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("9S 8S 2S TC 8C 5C 4C 7D 6D JH 9H 4H 3H", "change"),
        ("KS QS 8S 2S AC 8C 5C QD JD 8D 4D JH TH", "keep"),
        ("4S 2S 8C 7C AD KD 9D 7D 6D 5D 4D 3H 2H", "keep"),
    ],
)
def test_a_poor_hand_is_changed_honours_and_long_trumps_are_kept_HB_3(hand: str, said: str) -> None:
    table = dealt({"N": hand, "turned": "TD"})
    seat = table.actors()[0]
    move, number = BookBot(table.game).explain(Position(table.seen(seat), table.game))
    assert (table.name(move), number) == (said, "A-0")


def below(tricks: list[int]) -> list[int]:
    """What the scorer writes below the line for these tricks."""
    entries = make("whist").score({"tricks": tricks})
    return [sum(e.amount for e in entries if e.column == side and e.place == "below") for side in range(2)]


def fine_due(seed: int) -> Table | None:
    """A deal played at random with manners on, and the first suspicion claimed; None where it was wrong."""
    table, chance = Table(make("whist/manners"), seed=seed), RandomBot(seed)
    while table.view(0).phase != "reckon":  # type: ignore[attr-defined]
        seat = table.actors()[0]
        table.play(seat, chance.choose(Position(table.seen(seat), table.game)))
    claimant = next(seat for seat in range(4) if table.asides(seat))
    table.play(claimant, table.asides(claimant)[0])
    while table.view(0).phase == "reckon":  # type: ignore[attr-defined]
        table.play(table.actors()[0], "next")
    return table if table.view(0).phase == "fine" else None  # type: ignore[attr-defined]


def test_of_points_and_tricks_the_dearer_is_taken_for_a_revoke_W_20() -> None:
    chosen = set()
    for table in filter(None, map(fine_due, range(40))):
        seat = table.actors()[0]
        position = Position(table.seen(seat), table.game)
        side = list(table.state.owner).index(seat) % 2  # type: ignore[attr-defined]
        tricks = [int(n) for n in table.state.tricks]  # type: ignore[attr-defined]
        taken = min(3, tricks[1 - side])
        after = [n + taken if i == side else n - taken for i, n in enumerate(tricks)]
        before, now = below(tricks), below(after)
        gain = now[side] - now[1 - side] - before[side] + before[1 - side]
        move, number = BookBot(table.game).explain(position)
        wanted = "choose_fine tricks" if gain >= 5 else "choose_fine points"
        assert (table.name(move), number) == (wanted, "A-0")
        chosen.add(wanted)
    assert len(chosen) == 2


def points_of_south(game: str, seed: int, bots: list[Bot]) -> int:
    """One deal with a bot on each side; what the player at S wins."""
    table = Table(make(game, hands=1), seed=seed)
    owners = list(table.state.owner)  # type: ignore[attr-defined]
    while not table.over:
        seat = table.actors()[0]
        side = table.view(seat).side[owners.index(seat)]  # type: ignore[attr-defined]
        table.play(seat, bots[side].choose(Position(table.seen(seat), table.game)))
    return table.scores()[owners[0]]


@pytest.mark.parametrize("game", ["whist_dummy3", "whist_dummy2", "humbug"])
def test_the_book_beats_chance_with_dummies_and_in_humbug(game: str) -> None:
    book, chance = BookBot(make(game)), RandomBot(7)
    more = [
        points_of_south(game, seed, [book, chance]) - points_of_south(game, seed, [chance, book])
        for seed in range(25)
    ]
    mean = sum(more) / len(more)
    error = math.sqrt(sum((m - mean) ** 2 for m in more) / (len(more) - 1) / len(more))
    assert mean > 3 * error > 0
