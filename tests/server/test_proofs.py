"""The proofs of a record: what they say of an honest one, and that no change of it goes unnoticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lomber.games import listings, make
from lomber.server.events import Chair, Mixed, Opened, Promised
from lomber.server.match import Match
from lomber.table.options import written
from lomber.table.proof import check
from lomber.table.record import Record, read_record
from lomber.table.shoe import Shoe
from lomber.terminal.verifying import verified, verify_data, verify_lines
from lomber.text import Words

RECORDS = Path(__file__).parents[1] / "records" / "fair"


def served(game: str, **options: object) -> Match:
    """A match as a server deals it, with two people who add something, played at random."""
    made = make(game, options)
    chairs = tuple(Chair("person", f"p{seat}", f"P{seat}") for seat in range(made.seats))
    match = Match([Opened(made.id, "", written(made.options), int(made.revision), chairs, "invite", "p0")])
    chance = Random(7)
    while not match.table.over:
        due = match.table.state.awaits()
        if due is not None:
            if match.opens_hand(due):
                match.apply(Promised(chance.randbytes(32).hex()))
                match.apply(Mixed({0: chance.randbytes(32).hex(), 1: chance.randbytes(32).hex()}))
            match.apply(match.deal(due, Shoe(1)))
        else:
            seat = match.table.actors()[0]
            match.apply(match.gesture(seat, [chance.choice(match.table.legal(seat))], ""))
    return match


def said(record: Record) -> list[tuple[int, bool, str]]:
    return [(verdict.hand, verdict.good, verdict.key) for verdict in check(record)]


@pytest.mark.parametrize("game", listings())
def test_every_seat_can_prove_what_it_was_shown_and_the_proofs_hold_no_other_card(game: str) -> None:
    match = served(game, hands=1)
    assert Match(match.log).fair.keys() == match.fair.keys()
    for seat in (-1, 0):
        record = match.record(seat)
        assert read_record(record.text()) == record
        assert all(good for _, good, _ in said(record)), said(record)
        for hand in record.fair:
            for deal in hand.deals:
                piles = " ".join(record.log[deal.at].piles.values()).split()  # type: ignore[union-attr]
                shown = sorted(card for card in piles if card != "??")
                assert hand.secret or sorted(card.card for card in deal.opened) == shown
                assert bool(hand.secret) <= (shown == sorted(piles)), "a secret would tell closed cards"


def test_where_all_is_shown_the_secret_is_given_and_where_not_it_is_not() -> None:
    record = served("whist", hands=2).record(-1)
    assert said(record) == [(0, True, "cards"), (1, True, "shuffle"), (2, True, "shuffle")]
    assert [bool(hand.secret) for hand in record.fair] == [False, True, True]
    gorka = served("gorka", hands=1).record(0)
    assert not any(hand.secret for hand in gorka.fair)


def test_who_plays_against_bots_alone_sees_all_but_never_a_bluff() -> None:
    for game, whole in (("preferans_modern", True), ("gorka", False)):
        match = served(game, hands=1)
        match._players = {0}
        assert ("??" not in match.record(0).text()) == whole
        assert "??" in match.record(-1).text()


def changed(record: Record, change: Callable[[Any], object]) -> Record:
    data = json.loads(record.text())
    change(data)
    return read_record(json.dumps(data))


def swap(one: list[Any] | dict[str, Any], i: Any, j: Any) -> None:
    one[i], one[j] = one[j], one[i]


def flip(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("commitment", lambda hand, deal, log: hand.update(commitment=flip(hand["commitment"]))),
        ("commitment", lambda hand, deal, log: hand.update(secret=flip(hand["secret"]))),
        ("root", lambda hand, deal, log: deal.update(root=flip(deal["root"]))),
        ("root", lambda hand, deal, log: hand["added"].update({"0": flip(hand["added"]["0"])})),
        ("root", lambda hand, deal, log: hand["added"].pop("1")),
        ("order", lambda hand, deal, log: swap(log[deal["at"]]["piles"], "S", "N")),
        ("damaged", lambda hand, deal, log: deal.update(at=2)),
        ("damaged", lambda hand, deal, log: hand.update(secret="zz")),
        ("damaged", lambda hand, deal, log: hand.update(deals=[])),
    ],
)
def test_a_changed_shuffle_is_found_out(key: str, change: Callable[..., None]) -> None:
    record = served("whist", hands=1).record(-1)
    bad = changed(record, lambda data: change(data["fair"][1], data["fair"][1]["deals"][0], data["log"]))
    assert (1, False, key) in said(bad)


def hide(deal: Any, log: Any) -> None:
    """Leave out a proof of a card that the record shows."""
    deal["opened"].pop()


def exchange(deal: Any, log: Any) -> None:
    """Two shown cards of different piles."""
    piles = log[deal["at"]]["piles"]
    piles["hand.0"], piles["hand.1"] = piles["hand.1"], piles["hand.0"]


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("card", lambda deal, log: deal.update(root=flip(deal["root"]))),
        ("card", lambda deal, log: deal["opened"][0].__setitem__(1, "2S")),
        ("card", lambda deal, log: deal["opened"][0].__setitem__(0, deal["opened"][1][0])),
        ("card", lambda deal, log: deal["opened"][0][3].pop()),
        ("unproved", hide),
        ("unproved", exchange),
        ("damaged", lambda deal, log: deal["opened"][0].__setitem__(2, "")),
    ],
)
def test_a_changed_card_is_found_out(key: str, change: Callable[..., None]) -> None:
    record = served("gorka", hands=1).record(0)
    bad = changed(record, lambda data: change(data["fair"][1]["deals"][0], data["log"]))
    assert (1, False, key) in said(bad)


def test_a_record_without_proofs_or_with_too_few_says_so() -> None:
    record = served("whist", hands=1).record(-1)
    assert said(changed(record, lambda data: data.pop("fair"))) == [(-1, False, "nothing")]
    assert (-1, False, "uncovered") in said(changed(record, lambda data: data["fair"].pop()))
    assert (-1, False, "uncovered") in said(changed(record, lambda d: d["fair"].append(d["fair"][0])))


@pytest.mark.parametrize(
    ("change", "hand"),
    [
        (lambda fair: fair[1].update(hand=2), 2),
        (lambda fair: fair[0].update(hand=1), 1),
        (lambda fair: fair[2].update(hand=7), 7),
        (lambda fair: fair.reverse(), 1),
        (lambda fair: (fair[1].update(hand=2), fair[2].update(hand=1)), 2),
    ],
)
@pytest.mark.parametrize("game", ["whist", "gorka"])
def test_a_proof_that_is_passed_off_as_that_of_another_hand_is_none(
    game: str, change: Callable[[Any], object], hand: int
) -> None:
    record = served(game, hands=2).record(0)
    bad = said(changed(record, lambda data: change(data["fair"])))
    assert (hand, False, "damaged") in bad


def test_hands_that_are_all_counted_one_too_high_are_found_out_by_the_rules() -> None:
    record = served("whist", hands=2).record(0)
    late = changed(record, lambda data: [hand.update(hand=hand["hand"] + 1) for hand in data["fair"]])
    assert all(good for _, good, _ in said(late))
    match = served("whist", hands=2)
    match._players = {0}
    late = changed(match.record(0), lambda data: [h.update(hand=h["hand"] + 1) for h in data["fair"]])
    assert [verdict.key for verdict in verified(late.text().encode())[1]] == ["damaged"] * 3


def test_where_cards_stay_closed_the_order_that_was_sealed_is_told_to_be_compared() -> None:
    record = served("gorka", hands=1).record(0)
    told = verify_lines(record, check(record), Words("en", "lomber"))
    for hand in record.fair:
        assert any(hand.commitment in line for line in told)
        assert all(any(deal.root in line for line in told) for deal in hand.deals)
    data = verify_data(record, check(record))
    assert [hand["commitment"] for hand in data["hands"]] == [hand.commitment for hand in record.fair]
    assert data["hands"][0]["roots"] == [deal.root for deal in record.fair[0].deals]


def test_a_stock_that_is_passed_off_as_a_heap_is_found_out_by_the_rules() -> None:
    match = served("konchinka", hands=1)
    match._players = {0}
    record = match.record(0)
    assert any("stock" in deal.ordered for hand in record.fair for deal in hand.deals)
    loose = changed(record, lambda data: [d.pop("ordered", 0) for h in data["fair"] for d in h["deals"]])
    assert all(good for _, good, _ in said(loose))
    assert not all(verdict.good for verdict in verified(loose.text().encode())[1])


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_the_records_that_the_browser_is_held_to(path: Path) -> None:
    """`web/tests/fair.test.ts` expects the same of the same files."""
    expected = json.loads((RECORDS / "expected" / path.name).read_text(encoding="utf-8"))
    found = [[v.hand, v.good, v.key, v.words] for v in check(read_record(path.read_text(encoding="utf-8")))]
    assert found == expected
