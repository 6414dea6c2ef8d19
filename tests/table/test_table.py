"""The table: whole or not at all, sealed rounds, replay errors, what each seat has seen."""

import json
from itertools import permutations

import pytest

from lomber import Shoe, Stacked, Table, make, read_record, replay
from lomber.conform import promises
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition, BadRecord, IllegalMove, LomberError
from lomber.table.record import DealEvent, MoveEvent
from tests.table.toys import DONE, THROW, Numeral, Picker, Swap, Twice

A, B, C, D, E, F, G = range(7)
HANDS = {"hand.0": [A, D], "hand.1": [B, G], "stock": [F, C, E]}


def swap(hands: int = 1) -> Table:
    """Seat 0 has A D, seat 1 has B G, the stock is F C E."""
    return Table(Swap(hands), shoe=Stacked([HANDS], then=Shoe(1)))


def truth(table: Table) -> str:
    return json.dumps(table.state.position(EVERYTHING)) + table.record().text()


# -- what comes in


@pytest.mark.parametrize("seat", [-1, 2, 2**70, True, "0", 0.0, None, [0]])
def test_what_is_no_seat_is_refused(seat):
    table = swap()
    before = truth(table)
    for attempt in (lambda: table.play(seat, DONE), lambda: table.act(seat, [THROW + A, DONE])):
        with pytest.raises(IllegalMove) as caught:
            attempt()
        assert caught.value.rule == "notation"
    assert truth(table) == before


@pytest.mark.parametrize("seat", [int(EVERYTHING), 2, 2**70, True, "0", 0.0, None, [0]])
def test_what_is_no_seat_is_told_nothing(seat):
    """Above all not the whole truth, which is asked of a position by a number that is no seat."""
    for table in (swap(), Table(make("face_to_face"), seed=1)):
        for ask in (table.view, table.seen, table.legal, table.asides):
            with pytest.raises(LomberError, match="there is no seat") as caught:
                ask(seat)
            assert caught.value.key == "no-seat"


def test_a_spectator_may_look_and_do_nothing():
    table = Table(make("face_to_face"), seed=1)
    assert table.legal(-1) == table.asides(-1) == []
    assert all(card == "??" for zone in table.view(-1).scene().zones for card in zone.cards)


@pytest.mark.parametrize("move", [-1, 15, 2**70, True, "throw", "", 1.0, None, b"done", ["done"]])
def test_what_is_no_move_is_refused(move):
    table = swap()
    before = truth(table)
    for attempt in (lambda: table.play(0, move), lambda: table.act(0, ["throw A", move])):
        with pytest.raises(IllegalMove) as caught:
            attempt()
        assert caught.value.rule == "notation"
        assert caught.value.key == "unknown-move"
    assert truth(table) == before


def test_a_refusal_names_seat_move_and_rule():
    with pytest.raises(IllegalMove) as caught:
        swap().play(0, "throw B")
    error = caught.value
    assert (error.seat, error.move, error.rule, error.key) == (0, "throw B", "S-2", "not-now")


def test_a_wrong_number_of_names_is_refused():
    with pytest.raises(BadRecord, match="seats: swap with these options has 2 seats, not 3"):
        Table(Swap(), seats=["a", "b", "c"])


def test_a_move_is_taken_by_code_and_by_text():
    by_code, by_text = swap(), swap()
    by_code.play(0, THROW + D)
    by_text.play(0, "  THROW  d ")
    assert by_code.seen(0) == by_text.seen(0)


def test_numbers_of_other_libraries_are_seats_moves_and_seeds():
    plain = Table(make("whist"), seed=7)
    table = Table(make("whist"), seed=Numeral(7))
    for _ in range(3):
        seat, move = plain.turn(), plain.legal(plain.turn())[0]
        assert table.legal(Numeral(seat)) == plain.legal(seat)
        assert table.name(Numeral(move)) == plain.name(move)
        plain.play(seat, move)
        table.play(Numeral(seat), Numeral(move))
        assert table.seen(Numeral(seat)) == plain.seen(seat)
    assert table.record() == plain.record()
    whole, single = swap(), swap()
    whole.act(Numeral(0), [Numeral(THROW + A), Numeral(DONE)])
    single.act(0, [THROW + A, DONE])
    assert truth(whole) == truth(single)


@pytest.mark.parametrize("seed", ["7", 7.0, [7]])
def test_a_seed_is_a_whole_number_and_nothing_that_looks_like_one(seed):
    """A text or a fraction would be taken for another seed than 7, without a word."""
    with pytest.raises(TypeError):
        Table(make("whist"), seed=seed)


# -- gestures


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        (["throw A", "throw D"], "S-2"),
        (["throw A", "done", "done"], "notation"),
        ("done", "notation"),
        ("AD", "notation"),
        (None, "notation"),
        (DONE, "notation"),
        (["done", "throw A"], "notation"),
        (["throw A", "what"], "notation"),
        (["throw A", 99], "notation"),
        ([], "notation"),
    ],
)
def test_a_gesture_happens_whole_or_not_at_all(moves, rule):
    table = swap()
    before = truth(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(0, moves)
    assert caught.value.rule == rule
    assert truth(table) == before
    table.act(0, ["throw A", "done"])


def test_a_gesture_never_reaches_over_a_deal():
    table = swap(hands=2)
    for seat in (0, 1):
        table.act(seat, ["done"])
    table.play(0, "A")
    before = truth(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(1, ["B", "done"])
    assert caught.value.key == "gesture-too-long"
    assert truth(table) == before


def test_a_gesture_made_move_by_move_is_one_event():
    table = swap()
    table.play(0, "throw A")
    assert len(table.record().log) == 1
    table.play(0, "done")
    assert table.record().log[1:] == (MoveEvent(0, ("throw A", "done")),)


def test_names_of_a_gesture_mean_what_lies_there_at_each_step():
    """`pick E` is the third card before anything is picked and the second one after."""
    table = Table(Picker(), shoe=Stacked([{"stock": [B, C, E]}]))
    table.act(0, ["pick B", "pick E"])
    assert table.record().log[1:] == (MoveEvent(0, ("pick B", "pick E")),)
    assert table.scores() == [B - E, E - B]
    again = Table.replay(read_record(table.record().text()), Picker())
    assert again.scores() == table.scores()


def test_a_gesture_by_texts_that_mean_nothing_later_is_refused_whole():
    table = Table(Picker(), shoe=Stacked([{"stock": [B, C, E]}]))
    before = truth(table)
    with pytest.raises(IllegalMove):
        table.act(0, ["pick B", "pick B"])
    assert truth(table) == before


# -- sealed rounds


GESTURES = {0: ["throw A", "done"], 1: ["throw G", "done"]}


def test_sealed_gestures_stand_in_the_order_of_the_seats_whoever_came_first():
    ends = []
    for order in permutations(GESTURES):
        table = swap()
        for seat in order:
            table.act(seat, GESTURES[seat])
        ends.append(truth(table))
        assert [event.seat for event in table.record().log[1:]] == [0, 1]  # type: ignore[union-attr]
    assert ends[0] == ends[1]


def test_sealed_gestures_made_in_turns_stand_in_the_order_of_the_seats():
    table = swap()
    for seat, move in ((1, "throw B"), (0, "throw D"), (1, "done"), (0, "done")):
        table.play(seat, move)
    assert table.record().log[1:] == (MoveEvent(0, ("throw D", "done")), MoveEvent(1, ("throw B", "done")))


def test_two_gestures_of_one_seat_in_a_sealed_round_keep_their_order():
    table = Table(Twice(), shoe=Stacked([HANDS]))
    for seat, move in ((1, "throw B"), (0, "throw D"), (1, "done"), (0, "done")):
        table.play(seat, move)
    moves = [(0, "throw D"), (0, "done"), (1, "throw B"), (1, "done")]
    assert table.record().log[1:] == tuple(MoveEvent(seat, (move,)) for seat, move in moves)
    assert Table.replay(table.record(), Twice()).record() == table.record()


def test_nobody_sees_who_has_chosen_before_all_have():
    table = swap()
    before = [table.seen(seat) for seat in (-1, 0, 1)]
    table.act(1, GESTURES[1])
    assert [table.seen(seat) for seat in (-1, 0)] == before[:2]
    assert table.seen(1).log[1:] == (MoveEvent(1, ("throw G", "done")),)
    table.act(0, GESTURES[0])
    assert table.seen(-1).log[1:] == (MoveEvent(0, ("throw ??", "done")), MoveEvent(1, ("throw ??", "done")))


def test_an_unfinished_gesture_is_known_to_its_seat_alone():
    table = swap()
    table.play(0, "throw A")
    assert table.seen(0).log[1:] == (MoveEvent(0, ("throw A",)),)
    assert table.seen(1).log[1:] == ()
    assert len(table.record().log) == 1


# -- what a seat has seen


def test_each_seat_reads_the_deal_with_the_cards_it_may_know():
    table = swap()
    deals = [table.seen(seat).log[0] for seat in (-1, 0, 1)]
    assert deals == [
        DealEvent("hand", {"hand.0": "?? ??", "hand.1": "?? ??", "stock": "?? ?? ??"}),
        DealEvent("hand", {"hand.0": "A D", "hand.1": "?? ??", "stock": "?? ?? ??"}),
        DealEvent("hand", {"hand.0": "?? ??", "hand.1": "B G", "stock": "?? ?? ??"}),
    ]


def test_a_card_taken_from_the_stock_is_known_where_it_lay():
    table = swap()
    table.act(0, ["done"])
    table.act(1, ["throw G", "done"])
    deal = table.seen(1).log[0]
    assert isinstance(deal, DealEvent)
    assert deal.piles["stock"] == "F ?? ??"
    assert "F" not in table.seen(0).text().replace('"', " ").split()


def test_the_unseen_part_says_where_each_card_can_be():
    table = swap()
    table.act(0, ["done"])
    table.act(1, ["throw G", "done"])
    table.play(0, "A")
    table.play(1, "F")
    seen = Table.replay(table.record(), Swap(), to=4).seen(0)
    (case,) = seen.unseen
    assert case.weight == 1
    assert [(place.name, place.slots) for place in case.places] == [
        ("hand.1", [("hand.1", 1)]),
        ("stock", [("stock", 1), ("stock", 2)]),
        ("thrown.1", [("hand.1", 0)]),
        ("bought.1", [("stock", 0)]),
    ]
    assert [token.card for token in case.tokens] == [B, C, E, F, G]
    assert all(token.places == [0, 1, 2, 3] for token in case.tokens)


def test_a_card_laid_came_from_a_place_it_could_have_come_from():
    table = swap(hands=2)
    for seat in (0, 1):
        table.act(seat, ["done"])
    table.play(0, "A")
    before = {token.card: token.places for token in table.seen(1).unseen[0].tokens}
    places = {place.name: i for i, place in enumerate(table.seen(1).unseen[0].places)}
    assert before[A] == [places["hand.0"]]
    assert before[D] == [places["hand.0"], places["stock"]]


def test_a_seen_log_begins_with_its_hand():
    table = swap(hands=2)
    for seat in (0, 1):
        table.act(seat, ["done"])
    for seat, move in ((0, "A"), (1, "B")):
        table.play(seat, move)
    seen = table.seen(0)
    assert len(seen.log) == 1
    assert isinstance(seen.log[0], DealEvent)
    assert seen.start["points"] == [-1, 1]
    assert seen.dealt_in


def test_before_the_first_deal_a_seat_has_seen_the_start_and_nothing_else():
    table = Table(make("whist"), dealing=False)
    start = table.seen(0).start
    assert table.seen(0).log == ()
    table.deal({})
    seen = table.seen(0)
    assert seen.start == start
    assert [event.deal for event in seen.log if isinstance(event, DealEvent)] == ["draw"]


def test_a_set_up_hand_strikes_out_what_the_seat_may_not_know():
    position = swap().state.position(EVERYTHING)
    table = Table(Swap(), start=position)
    seen = table.seen(1)
    assert not seen.dealt_in
    assert seen.start["piles"]["hand.0"] == "?? ??"
    assert seen.start["piles"]["hand.1"] == "B G"
    assert seen.start["piles"]["stock"] == "?? ?? ??"
    assert [token.card for token in seen.unseen[0].tokens] == [A, C, D, E, F]
    assert table.record().start == position


# -- replay


def record_of_a_hand() -> dict[str, list[object]]:
    table = swap()
    table.act(0, ["throw A", "done"])
    table.act(1, ["done"])
    table.play(0, "F")
    table.play(1, "G")
    data: dict[str, list[object]] = json.loads(table.record().text())
    return data


@pytest.mark.parametrize(
    ("at", "event", "said"),
    [
        (0, [0, "done"], "log[0]: seat 0: done: the deal 'hand' is due first"),
        (0, {"deal": "draw", "piles": {}}, "log[0]: the deal 'draw' stands where the deal 'hand' is due"),
        (1, {"deal": "hand", "piles": {}}, "log[1]: the deal 'hand' stands where no deal is due"),
        (0, {"deal": "hand", "piles": {"hand.0": "A"}}, "log[0]: pile 'hand.0' has 1 cards, it takes 2"),
        (0, {"deal": "hand", "piles": {"hand.2": "A"}}, "log[0]: the deal 'hand' has no pile 'hand.2'"),
        (0, {"deal": "hand", "piles": {"hand.0": "A Z"}}, "log[0]: "),
        (1, [0, "throw B", "done"], "log[1]: seat 0: throw B, done: not allowed (not-now) [S-2]"),
        (1, [0, "thorw A"], "log[1]: seat 0: thorw A: not allowed (unknown-move) [notation]"),
        (1, [5, "done"], "log[1]: seat 5: done: not allowed (unknown-move) [notation]"),
        (3, [0, "C"], "log[3]: seat 0: C: not allowed (not-now) [S-4]"),
        (4, [1, "G", "done"], "log[4]: seat 1: G, done: not allowed (gesture-too-long) [notation]"),
        (5, [0, "D"], "log[5]: seat 0: D: not allowed (not-now) [S-4]"),
    ],
)
def test_a_record_that_cannot_be_names_place_move_and_rule(at, event, said):
    data = record_of_a_hand()
    data["log"][at : at + 1] = [event]
    with pytest.raises(BadRecord) as caught:
        Table.replay(read_record(json.dumps(data)), Swap())
    assert str(caught.value).startswith(said)
    assert caught.value.where == f"log[{at}]"
    assert caught.value.rule == (said.rpartition("[")[2][:-1] if said.endswith("]") else "")


def test_a_record_is_replayed_as_far_as_one_likes_and_played_on():
    table = Table(make("whist", hands=2), seed=3)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    record = table.record()
    for to in (0, 1, 2, 20, len(record.log)):
        part = replay(record, to=to)
        assert part.record().log == record.log[:to]
    on = replay(record, to=20, shoe=Shoe(9))
    while not on.over:
        seat = on.actors()[0]
        on.play(seat, on.legal(seat)[0])
    assert on.record().log[:20] == record.log[:20]
    assert on.record() != record


def test_hands_may_be_dealt_by_pile_without_the_cards_that_do_not_matter():
    table = Table(make("whist", trumps="none"), dealing=False)
    table.deal({"drawn": [0, 1, 2, 3]})
    table.deal({"S": list(range(13))})
    deal = table.record().log[-1]
    assert isinstance(deal, DealEvent)
    assert deal.piles["S"] == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert deal.piles["W"].startswith("2C 3C")
    with pytest.raises(BadRecord, match="no deal is due here"):
        table.deal({})


def test_the_same_seed_is_the_same_match_and_another_seed_another():
    records = [Table(make("whist"), seed=seed).record() for seed in (4, 4, 5)]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_between_two_hands_nothing_is_hidden():
    """A table that waits for the next deal has no hand to tell of: its position is the whole of it."""
    from lomber.games import listings

    for name in listings():
        table = Table(make(name, hands=3), dealing=False)
        shoe = Shoe(5)
        first = table.state.hand_number()
        while table.state.hand_number() == first and not table.over:
            deal = table.state.awaits()
            if deal is not None:
                cards = list(shoe.deal(deal))
                piles = {}
                for pile in deal.piles:
                    piles[pile.name], cards = cards[: pile.size], cards[pile.size :]
                table.deal(piles)
            else:
                table.play(table.turn(), table.legal(table.turn())[0])
        if table.over:
            continue
        for seat in range(-1, int(table.game.seats)):
            seen = table.seen(seat)
            assert seen.log == (), name
            assert all(not case.tokens for case in seen.unseen), name


# -- set-ups


def test_of_a_set_in_a_set_up_the_known_cards_stand_first():
    """Where a card lies among the others of a hand would tell which of them are higher."""
    piles = {
        "hand.0": "2S 3S 4S",
        "hand.1": "2C 3C 4C",
        "hand.2": "2D 3D 4D",
        "hand.3": "AS 9D 5H",
        "trump": "KH",
    }
    start = {"phase": "declare", "dealer": 3, "untouched": True, "piles": piles}
    table = Table(make("stukolka", players=4, manners=True), start=start)
    table.play(3, "expose 9D")
    assert table.seen(0).start["piles"]["hand.3"] == "9D ?? ??"
    assert promises.worlds_cannot_be_told_apart(table, 1, 4) == 16


def test_no_match_begins_in_the_middle_of_a_gesture():
    table = Table(make("stukolka_prikup"), seed=1)
    while table.state.position(EVERYTHING)["phase"] != "exchange":
        table.play(table.turn(), "knock")
    Table(table.game, start=table.state.position(EVERYTHING))
    table.play(table.turn(), table.legal(table.turn())[-1])
    assert table.state.midway(table.turn())
    with pytest.raises(BadPosition, match="in the middle of a gesture"):
        Table(table.game, start=table.state.position(EVERYTHING))
