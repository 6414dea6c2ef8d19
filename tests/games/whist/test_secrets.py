"""What each seat may know, in walks full of irregularities: worlds, clues, set-ups and copies.

The conformance suite walks through every form; here everybody speaks up all the time, on a small deck, so that
each irregularity meets each other.
"""

from random import Random

import pytest

from lomber import Table, make
from lomber.conform import promises

FORMS = [
    ("whist", {}),
    ("whist", {"trumps": "none", "players": 5}),
    ("whist_dummy3", {"dummy_shown": "after_first_lead"}),
    ("whist_dummy2", {}),
    ("humbug", {}),
    ("humbug", {"trumps": "none"}),
]


def step(table: Table, random: Random, boldness: float) -> str:
    """Somebody speaks unasked, or the next one moves; the word of what was done."""
    if random.random() < boldness:
        for seat in random.sample(range(table.game.seats), table.game.seats):
            kinds: dict[str, list[int]] = {}
            for move in table.asides(seat):
                kinds.setdefault(table.game.book.words[move], []).append(move)
            if kinds:
                word = random.choice(sorted(kinds))
                table.play(seat, random.choice(kinds[word]))
                return word
    seat = table.actors()[0]
    move = random.choice(table.legal(seat))
    table.play(seat, move)
    return table.game.book.words[move]


@pytest.mark.parametrize(("game", "options"), FORMS)
def test_no_irregularity_tells_more_than_was_seen_W_22(game, options):
    """W-22."""
    made = make(game, {**options, "manners": True, "ranks": 4, "hands": 4})
    done: set[str] = set()
    worlds = blind = 0
    for seed in range(15):
        random = Random(seed)
        table = Table(made, seed=seed)
        while not table.over:
            done.add(step(table, random, 0.5))
            if table.over or seed >= 3 or random.random() < 0.85:
                continue
            promises.legal_moves_are_sound(table)
            promises.money_is_conserved(table)
            promises.set_up_gives_back(table)
            worlds += promises.worlds_cannot_be_told_apart(table, random.randrange(10**6), 1)
            blind += promises.clues_tell_only_what_was_seen(table, random.randrange(10**6), 3)
        promises.record_replays(table)
    assert worlds > 50
    assert blind > 10
    expected = {"correct", "demand", "expose", "call_card", "lead_early", "accept_lead", "claim_revoke"}
    expected |= {"choose_fine", "next", "waive"}
    if game != "humbug":
        expected |= {"play_early", "name_suit"}
    if game == "whist":
        expected.add("ask_partner")
    assert expected <= done


def test_asides_cannot_go_round_for_ever_W_22():
    """However often everybody speaks, the deal ends: with all speaking whenever they can. W-22."""
    for seed in range(3):
        table = Table(make("whist", manners=True, hands=1), seed=seed)
        random = Random(seed)
        steps = 0
        while not table.over:
            step(table, random, 0.95)
            steps += 1
            assert steps < 1000


def test_asides_are_never_needed_for_a_deal_to_end_W_22():
    """W-22."""
    for seed in range(3):
        table = Table(make("whist", manners=True, hands=1), seed=seed)
        moves = 0
        while not table.over:
            seat = table.actors()[0]
            table.play(seat, table.legal(seat)[0])
            moves += 1
        assert moves == 52 + 4


def test_a_copy_of_a_walk_full_of_irregularities_goes_its_own_way_W_22():
    """W-22."""
    random = Random(7)
    table = Table(make("whist", manners=True, ranks=5, hands=2), seed=7)
    while not table.over:
        step(table, random, 0.4)
        if not table.over and table.state.awaits() is None:
            promises.copies_are_independent(table, random)
            promises.this_hand_ends(table, random)


@pytest.mark.parametrize("moves", [[], ["KD", "KH", "AH", "AD"]])
def test_a_set_up_remembers_whose_the_turned_card_was_W_6(moves):
    """W-6: it lies in the dealer's closed hand, before and after his first play, and nowhere else."""
    start = {
        "piles": {"S": "KS AD", "W": "AS KD", "N": "AC KH", "E": "KC AH"},
        "dealer": "S",
        "turned": "KS",
        "to_play": "W",
    }
    table = Table(make("whist", ranks=2, hands=1), start=start)
    for card in moves:
        table.play(table.turn(), card)
    assert promises.worlds_cannot_be_told_apart(table, 1, 8) == 32
    assert promises.clues_tell_only_what_was_seen(table, 1, 40) > 0
