"""Set-up, pyramid, payment and rewards (viceroy.md, cases C-1 … C-7, C-15 … C-20, C-35, C-42 … C-44)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import Table, make
from lomber.games.viceroy.cards import LETTERS
from lomber.games.viceroy.payment import Bill
from lomber.games.viceroy.pyramid import Built, Pyramid
from lomber.games.viceroy.tokens import (
    FULL,
    POINTS,
    full_pools,
    put_back,
    read_token,
    take_token,
    token_name,
)
from lomber.table.errors import BadOptions, IllegalMove

from .helpers import (
    bought,
    gems,
    lies,
    line,
    lines,
    names,
    on,
    position,
    reserve,
    screen,
    state_of,
    table,
    viceroy,
)

A, B, C = range(3)


def built(places, cards):
    pyramid = Pyramid(cards)
    for number, place in enumerate(places):
        level, at = place.split(":")
        pyramid.add(Built(number, int(level), int(at)))
    return pyramid


def free(pyramid, highest):
    return [f"{level}:{at}" for level, at in pyramid.available(highest)]


# -- set-up


@pytest.mark.parametrize(("players", "store", "box"), [(1, 16, 48), (2, 32, 32), (3, 48, 16), (4, 64, 0)])
def test_four_gems_of_each_colour_a_player_and_the_rest_in_the_box_C_1(players, store, box):
    """C-1, V-11."""
    state = state_of(Table(make("viceroy", players=players), seed=5))
    held = sum(int(number) for gems in state.screens for number in gems)
    assert held == 6 * players
    assert held + int(state.reserve_size()) == store
    assert sum(int(number) for number in state.box) == box


def test_two_of_eight_gems_return_at_random_C_1():
    """C-1, V-12."""
    game = make("viceroy")
    code = {letter: int(game.read_card(letter)) for letter in LETTERS}
    table = Table(game, dealing=False)
    table.deal({})
    table.deal({})
    for seat, two in enumerate(("BB", "RY", "GG")):
        kept = [code[letter] for letter in LETTERS for _ in range(2)]
        for gem in two:
            kept.remove(code[gem])
        table.deal({f"returned.{seat}": [code[gem] for gem in two], f"kept.{seat}": kept})
    assert reserve(table) == "B8 R7 G8 Y7"
    assert [screen(table, seat) for seat in (A, B, C)] == ["R2 G2 Y2", "B2 R1 G2 Y1", "B2 R2 Y2"]
    assert gems(state_of(table).box) == "B4 R4 G4 Y4"


def test_the_decks_have_their_sizes_after_the_start_C_1():
    """C-1, V-13."""
    table = Table(make("viceroy"), seed=2)
    assert [len(cards) for cards in state_of(table).starts] == [3, 3, 3]
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    while state_of(table).phase.value == "setting":
        table.play(table.turn(), table.legal(table.turn())[0])
    state = state_of(table)
    hands = sum(len(hand) for hand in state.hands)
    assert len(state.small.cards) + len(state.law_deck.cards) == 13 + 24 - hands
    assert len(state.big.cards) == 44


def test_the_rejected_cards_are_shuffled_back_unseen_V_14():
    """V-14."""
    game = make("viceroy", players=2)
    table = Table(game, seed=8)
    rejected = state_of(table).starts[0][1:]
    table.play(0, table.legal(0)[0])
    table.play(1, table.legal(1)[0])
    state = state_of(table)
    assert set(rejected) <= set(state.small.cards) | set(state.hands[0]) | set(state.hands[1])
    assert not set(rejected) & set(state.big.cards)
    theirs = table.seen(1).log[0].piles["start.0"]
    assert theirs.split().count("??") == 2


def test_the_start_is_chosen_before_laws_and_auction_are_seen_V_18():
    """V-18, D-1."""
    table = Table(make("viceroy"), seed=2)
    assert state_of(table).phase.value == "start"
    assert state_of(table).hands == [[], [], []]
    assert all(card < 0 for card in state_of(table).bases)
    assert len(names(table, 0)) == 3


def test_starting_rewards_come_in_ascending_number_V_15():
    """V-15: Both take gems; the reserve holds 20, and the lower number is asked first."""
    game = viceroy(2)
    start = position(
        [{"1:0": "60"}, {"1:0": "5"}], phase="setting", tasks=["reward 0 26 0 0", "gems 1 3 3 0"]
    )
    two = Table(game, start=start)
    assert two.turn() == B


def test_a_set_up_deals_three_laws_and_opens_four_cards_V_16_V_17():
    """V-16, V-17."""
    table = Table(make("viceroy", players=4), seed=11)
    for seat in range(4):
        table.play(seat, table.legal(seat)[0])
    while state_of(table).phase.value == "setting":
        table.play(table.turn(), table.legal(table.turn())[0])
    state = state_of(table)
    assert all(sum(1 for card in hand if state.cards.is_law(card)) >= 3 for hand in state.hands)
    assert all(card >= 0 for card in state.bases)
    assert all(card < 0 for card in state.tips)
    assert len(state.big.cards) == 44


# -- places and circles


def test_places_are_row_ends_and_what_rests_on_two_cards_C_4():
    """C-4, V-20, V-21, V-22."""
    cards = make("viceroy").set
    pyramid = built(["1:0", "1:1", "1:2", "1:3", "2:0", "2:2"], cards)
    assert free(pyramid, 5) == ["1:-1", "1:4", "2:1"]
    pyramid.add(Built(9, 2, 1))
    assert free(pyramid, 5) == ["1:-1", "1:4", "3:0", "3:1"]


def test_the_fifth_level_is_for_the_payment_phase_only_C_5():
    """C-5."""
    cards = make("viceroy").set
    places = [f"{level}:{at}" for level in range(1, 5) for at in range(6 - level)]
    pyramid = built(places, cards)
    assert free(pyramid, 4) == ["1:-1", "1:5"]
    assert free(pyramid, 5) == ["1:-1", "1:5", "5:0"]


def test_the_fifth_level_is_refused_in_the_law_phase_V_23():
    """V-23."""
    people = iter(["3", "7", "9", "13", "16", "18", "21", "22", "23", "24", "25", "26", "28", "29"])
    pyramid = {f"{level}:{at}": next(people) for level in range(1, 5) for at in range(6 - level)}
    one = table([pyramid, {"1:0": "5"}], phase="laws", piles={"people.0": "40", "laws.1": "65"})
    one.play(A, "choose 40")
    one.play(B, "none")
    with pytest.raises(IllegalMove) as error:
        one.play(A, "place 5:0")
    assert (error.value.rule, error.value.key) == ("V-23", "no-fifth-level")


def test_one_coloured_circles_bring_a_gem_if_the_reserve_has_it_C_6():
    """C-6, V-3, V-24, V-25, G-2, G-6."""
    one = table(
        [{"1:0": "32", "1:1": "11", "1:2": "14"}, {"1:0": "5"}],
        phase="laws",
        piles={"people.0": "27 40 51"},
        reserve="G2",
        screens=["-", "-"],
    )
    pyramid = state_of(one).pyramids[A]
    for card, place, colour in (("40", (2, 0), "R"), ("27", (2, 1), "G"), ("51", (3, 0), "G")):
        laid = Built(int(one.game.read_card(card)), *place)
        pyramid.add(laid)
        assert LETTERS[pyramid.circle_colour(laid)] == colour
        state_of(one).reward_circle(A, pyramid.circle_colour(laid))
    assert screen(one, A) == "G2"
    assert reserve(one) == ""
    other = Built(int(one.game.read_card("60")), 2, 0)
    pyramid.built.remove(pyramid.find(2, 0))
    pyramid.add(other)
    assert list(pyramid.circle(other)) == [1, 1, 1, 0]
    assert pyramid.circle_colour(other) == -1


def test_a_free_card_is_outermost_carries_nothing_and_hosts_nothing_V_27():
    """V-27, G-3."""
    cards = make("viceroy").set
    pyramid = built(["1:0", "1:1", "1:2", "2:0"], cards)
    assert [one.card for one in pyramid.free_cards(99)] == [2, 3]
    pyramid.find(2, 0).tucked.append(7)
    assert [one.card for one in pyramid.free_cards(99)] == [2]


def test_the_right_end_of_a_level_left_of_the_first_card_is_free_V_27():
    """V-27: positions are negative there, and both ends of a level are its outermost cards."""
    pyramid = built(["1:-3", "1:-2", "1:-1", "1:0", "2:-3", "2:-2"], make("viceroy").set)
    assert [(one.level, one.at) for one in pyramid.free_cards(-1)] == [(1, 0), (2, -3), (2, -2)]


def test_the_row_has_two_ends_when_the_first_card_is_gone_V_21():
    """V-21: E-16 may have moved it."""
    assert free(built(["1:-3", "1:-2"], make("viceroy").set), 5) == ["1:-4", "1:-1", "2:-3"]


def test_neighbours_are_at_most_six_V_29():
    """V-29."""
    cards = make("viceroy").set
    pyramid = built(["1:0", "1:1", "1:2", "1:3", "2:0", "2:1", "2:2", "3:0", "3:1"], cards)
    assert len(pyramid.neighbours(pyramid.find(2, 1))) == 6


# -- costs and payment


def test_costs_add_up_and_the_fifth_level_doubles_the_fourth_C_2():
    """C-2, V-4, V-72."""
    cards = viceroy().set
    captain = int(cards.read("32"))
    costs = [gems(cards.cost(captain, level)) for level in range(1, 6)]
    assert costs == ["G1", "B1 G1", "B1 G1 Y1", "B1 G1 Y2", "B1 G1 Y3"]


def test_each_level_gives_its_own_line_only_C_3():
    """C-3, V-75, V-82."""
    captain = viceroy().set.printed[int(viceroy().set.read("32"))]
    assert [reward.text() for reward in captain.rewards] == ["card:1", "gems:5", "magic:1", "points:12"]
    pyramid = {f"{level}:{at}": "" for level in range(1, 5) for at in range(6 - level)}
    people = iter(["3", "7", "9", "13", "16", "18", "21", "22", "23", "24", "25", "26", "28", "29"])
    five = table(
        [{place: next(people) for place in pyramid}, {"1:0": "5"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["B1 G1 Y3", "-"],
    )
    five.play(A, "build 5:0")
    assert on(five, A, "5:0") == ["points:15"]
    assert screen(five, A) == ""


HIGH = {
    **{f"1:{at}": card for at, card in enumerate(["3", "7", "9", "13"])},
    **{f"2:{at}": card for at, card in enumerate(["16", "18", "21"])},
    **{f"3:{at}": card for at, card in enumerate(["22", "23"])},
}
"""Three levels, upon which a fourth can be begun."""


@pytest.mark.parametrize(
    ("pyramid", "place", "told"),
    [
        ({"1:0": "3"}, "1:1", ("1:1", "", "draw")),
        ({"1:0": "3", "1:1": "7"}, "2:0", ("2:0", "", "gems")),
        ({place: card for place, card in HIGH.items() if place[0] < "3"}, "3:0", ("3:0", "magic", "")),
        (HIGH, "4:0", ("4:0", "points:12", "")),
    ],
)
def test_the_captain_gives_what_stands_in_the_line_of_his_level_C_3(pyramid, place, told):
    """C-3, V-75: one card, five gems, a magic token, 12 points, and never what stands below."""
    where, token, asked = told
    one = table(
        [pyramid, {"1:0": "5"}],
        phase="build",
        piles={"bought.0": "32", "small": "40 45"},
        screens=["B1 G1 Y2", "-"],
        reserve="R7",
    )
    one.play(A, "build " + place)
    assert " ".join(on(one, A, where)) == token
    task = state_of(one).top()
    assert ((task is not None and state_of(one).asked()) or "") == asked
    if asked == "draw":
        one.play(A, "draw small")
        assert [len(hand) for hand in state_of(one).hands] == [1, 0]
    if asked == "gems":
        one.act(A, ["gem R"] * 5)
        assert "R5" in screen(one, A)
        assert state_of(one).hands == [[], []]


def test_a_due_of_two_blue_and_a_yellow_is_one_of_each_with_an_infinite_blue_C_7():
    """C-7, V-73: the figures of the document; used, it does not help again."""
    bill = Bill(vec[i64]([2, 0, 0, 1]), vec[i64]([1, 0, 0, 0]), vec[i64]([0] * 5), False)
    assert bill.use_infinite(0)
    assert gems(bill.total()) == "B1 Y1"
    assert not bill.use_infinite(0)
    assert bill.payable(vec[i64]([1, 0, 0, 1]))


def test_infinite_gems_lower_a_payment_once_a_turn_C_7():
    """C-7, V-73, V-76."""
    one = table(
        [{"1:0": "5 infinite:blue", "1:1": "14"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["G1", "-"],
        spent=["B1", "-"],
    )
    assert [name for name in names(one, A) if name.startswith("build 2")] == []
    fresh = table(
        [{"1:0": "5 infinite:blue", "1:1": "14"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["G1", "-"],
    )
    fresh.play(A, "build 2:0")
    assert screen(fresh, A) == ""
    assert list(state_of(fresh).spent[A]) == [1, 0, 0, 0]


def test_captain_on_the_fifth_level_with_four_infinite_gems_C_7():
    """C-7."""
    people = iter(["3", "7", "9", "13", "16", "18", "21", "22", "23", "24", "25", "26", "28", "29"])
    pyramid = {f"{level}:{at}": next(people) for level in range(1, 5) for at in range(6 - level)}
    pyramid["1:0"] += " infinite:yellow infinite:yellow infinite:blue infinite:red"
    one = table(
        [pyramid, {"1:0": "5"}],
        phase="build",
        piles={"bought.0": "32", "bought.1": "60"},
        screens=["G1 Y1", "B1"],
    )
    bill = state_of(one).cheapest(A, 5)
    assert (gems(bill.total()), list(bill.used)) == ("G1 Y1", [1, 0, 0, 2])
    one.play(A, "build 5:0")
    one.play(B, "build 1:1")
    assert screen(one, A) == ""
    assert gems(state_of(one).spent[A]) == "B1 Y2", "blue and both yellow ones are used up, red is not"


def test_builds_are_offered_as_far_as_they_can_be_paid_C_43():
    """C-43, D-12, V-70."""
    one = table(
        [{"1:0": "5 infinite:blue", "1:1": "14"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["G1", "-"],
    )
    assert [name for name in names(one, A) if name.startswith("build")] == [
        "build 1:-1",
        "build 1:2",
        "build 2:0",
    ]
    poor = table(
        [{"1:0": "5 infinite:blue", "1:1": "14"}, {"1:0": "11"}], phase="keep", piles={"bought.0": "32"}
    )
    assert names(poor, A) == ["refuse"]
    with pytest.raises(IllegalMove) as error:
        poor.play(A, "keep")
    assert error.value.key == "cannot-pay"


def test_an_infinite_gem_need_not_be_used_D_13():
    """D-13."""
    one = table(
        [{"1:0": "5 infinite:green"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["G1", "-"],
    )
    one.play(A, "pay 1:1")
    assert names(one, A) == ["done", "infinite G"]
    one.play(A, "done")
    assert screen(one, A) == ""


def test_refusers_take_before_anything_is_paid_C_15():
    """C-15, V-70, G-8."""
    two = table(
        [{"1:0": "11"}, {"1:0": "14"}],
        phase="keep",
        piles={"bought.0": "5", "bought.1": "27"},
        screens=["B1", "B1"],
        reserve="G1 Y1",
    )
    two.play(A, "refuse")
    two.play(B, "keep")
    assert screen(two, A) == "B1 G1 Y1"
    two.play(B, "build 1:1")
    assert reserve(two) == "B1"
    assert on(two, B, "1:1") == ["points:3"]
    assert "5" in two.state.position(-2)["piles"]["discard"].split()


def test_payments_arrive_before_rewards_in_ascending_number_C_16():
    """C-16, V-71, V-74, V-75, V-116, G-7, G-9."""
    two = table(
        [{"1:0": "14"}, {"1:0": "20", "1:1": "11"}],
        phase="build",
        piles={"bought.0": "5", "bought.1": "32"},
        screens=["B1", "B1 G1"],
        reserve="-",
    )
    two.play(A, "build 1:1")
    two.play(B, "build 2:0")
    assert screen(two, A) == "B2 G1"
    assert screen(two, B) == ""
    assert reserve(two) == ""


# -- rewards


def test_cards_of_the_law_phase_are_resolved_by_their_numbers_C_17():
    """C-17, V-2, V-31, V-32, V-33, V-116, D-2, D-3, D-15."""
    two = table(
        [{"1:0": "14"}, {"1:0": "45", "1:1": "60"}],
        phase="laws",
        piles={"laws.0": "65", "people.1": "58"},
        screens=["-", "B1"],
        reserve="Y1",
    )
    two.play(A, "choose 65")
    two.play(B, "choose 58")
    assert two.turn() == B
    two.play(B, "place 2:0")
    assert screen(two, B) == "B1 Y1"
    assert names(two, B) == ["none", "own"]
    two.play(B, "own")
    assert on(two, B, "2:0") == ["infinite:blue"]
    assert two.turn() == A
    two.play(A, "place 1:1")
    two.play(A, "option 2")
    assert on(two, A, "1:1") == ["points:5"]


@pytest.mark.parametrize(
    ("store", "own", "asked", "left"),
    [("B1", "R1 B1", False, "B1"), ("-", "R1 B1", True, "B1"), ("-", "R1", False, "")],
)
def test_an_infinite_gem_comes_from_the_reserve_or_by_choice_from_the_screen_C_18(store, own, asked, left):
    """C-18, V-85, D-15."""
    one = table(
        [{"1:0": "14"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "63"},
        screens=[own, "-"],
        reserve=store,
    )
    one.play(A, "build 1:1")
    task = state_of(one).top()
    assert (task is not None and names(one, A) == ["none", "own"]) == asked
    assert screen(one, A) == left
    if asked:
        one.play(A, "none")
        assert on(one, A, "1:1") == []
    else:
        assert on(one, A, "1:1") == (["infinite:blue"] if store != "-" else [])


def test_an_empty_deck_cannot_be_chosen_C_19():
    """C-19, V-81, D-14, G-22: the second deck is chosen after the first card is seen."""
    both = table(
        [{"1:0": "14"}, {"1:0": "11"}],
        phase="rewards",
        tasks=["draw 0 0 0 0", "draw 0 0 0 0"],
        piles={"small": "40 45"},
    )
    assert names(both, A) == ["draw law", "draw small"]
    both.play(A, "draw small")
    both.play(A, "draw law")
    state = state_of(both)
    assert [state.cards.names[card] for card in state.hands[A]] == ["40", "65"]


def test_the_last_card_is_taken_without_a_choice_and_then_nothing_C_19():
    """C-19, V-144."""
    laws = " ".join(name for name in viceroy().set.names if name.isdecimal() and int(name) > 65)
    one = table(
        [{"1:0": "14", "1:1": "5"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "20", "small": "", "law_deck": "65", "laws.1": laws},
        screens=["R1 G1", "-"],
    )
    one.play(A, "build 2:0")
    assert [one.game.set.names[card] for card in state_of(one).hands[A]] == ["65"]
    assert on(one, A, "2:0") == ["points:2"]


@pytest.mark.parametrize(
    ("laws", "small", "drawn"), [("65", "", ["65"]), ("", "", []), ("", "40", ["40"]), ("65", "40", None)]
)
def test_a_reward_of_two_cards_takes_what_there_is_C_19(laws, small, drawn):
    """C-19, V-81, V-144: #58 on level 4 gives two cards and 2 points; with both decks empty nothing."""
    every = " ".join(
        n for n in viceroy().set.names if n.isdecimal() and int(n) > 64 and n not in laws.split()
    )
    one = table(
        [HIGH, {"1:0": "11"}],
        phase="laws",
        piles={"people.0": "58", "small": small, "law_deck": laws, "laws.1": every},
    )
    one.play(A, "choose 58")
    one.play(B, "none")
    one.play(A, "place 4:0")
    if drawn is None:
        assert names(one, A) == ["draw law", "draw small"]
        one.play(A, "draw small")
        drawn = ["40", "65"]
    assert [one.game.set.names[card] for card in state_of(one).hands[A]] == drawn
    assert on(one, A, "4:0") == ["points:2"]


@pytest.mark.parametrize(
    ("gone", "token"),
    [((12,), "points:12=10+2"), ((12, 10), "points:12=8+4"), ((12, 10, 8), "points:12=7+5")],
)
def test_a_ninth_twelve_is_made_up_on_the_table_C_20(gone, token):
    """C-20, V-142: all eight lie in pyramids; without any 10 left it is 8 and 4."""
    one = table(
        [HIGH, {"1:0": "5"}],
        phase="laws",
        piles={"people.0": "32"},
        pools={f"points {value}": 0 for value in gone},
    )
    one.play(A, "choose 32")
    one.play(A, "place 4:0")
    assert on(one, A, "4:0") == [token]
    assert lines(one, A)[3] == 12


def test_a_missing_point_token_is_made_up_of_the_fewest_and_largest_C_20():
    """C-20."""
    pools = full_pools()
    pools[20] = 0
    assert token_name(take_token(pools, POINTS + 12, False)) == "points:12=10+2"
    pools = full_pools()
    pools[20] = pools[19] = 0
    assert token_name(take_token(pools, POINTS + 12, False)) == "points:12=8+4"
    assert (pools[18], pools[14]) == (FULL[18] - 1, FULL[14] - 1)
    pools[12] = 0
    assert token_name(take_token(pools, POINTS + 2, False)) == "points:2*"


def test_a_made_up_token_may_need_nine_pieces_V_142():
    """V-142: the dearest value of a custom set, when the pool has little but the smallest tokens."""
    pools = full_pools()
    for at in range(14, 22):
        pools[at] = 0
    pools[13] = 1
    token = take_token(pools, POINTS + 19, True)
    assert token_name(token) == "points:19=3+2+2+2+2+2+2+2+2"
    assert read_token(token_name(token)) == token
    assert (pools[12], pools[13]) == (0, 0)
    put_back(pools, token)
    assert (pools[12], pools[13]) == (8, 1)


def test_dry_pools_are_substituted_or_not_C_42():
    """C-42."""
    pools = full_pools()
    pools[0] = 1
    assert [token_name(take_token(pools, 0, False)) for _ in range(2)] == ["science", "science*"]
    pools[0] = 1
    assert [int(take_token(pools, 0, True)) for _ in range(2)] == [0, -1]
    pools[20] = 0
    assert token_name(take_token(pools, POINTS + 12, True)) == "points:12=10+2"
    pools[12] = 0
    assert take_token(pools, POINTS + 2, True) == -1


def test_strict_pools_give_what_they_hold_V_141():
    """V-141, V-83."""
    for kind, tokens in (("substitute", ["science", "science*"]), ("strict", ["science"])):
        pyramid = {"1:0": "3", "1:1": "7", "1:2": "9", "1:3": "13", "2:0": "16", "2:1": "18", "2:2": "21"}
        pyramid |= {"3:0": "22", "3:1": "23"}
        one = table(
            [pyramid, {"1:0": "11"}],
            {"token_pools": kind},
            phase="laws",
            piles={"people.0": "14"},
            pools={"magic/science": 1},
        )
        one.play(A, "choose 14")
        one.play(A, "place 4:0")
        assert on(one, A, "4:0") == tokens


def test_a_token_reads_back_as_it_is_told_V_142():
    """V-142."""
    for text in ("points:12=10+2", "science*", "circle_bonus:red:4", "infinite:blue", "magic_bonus:3"):
        assert token_name(read_token(text)) == text
    with pytest.raises(ValueError, match="made up"):
        read_token("points:12=10+3")


def test_a_line_of_two_items_is_carried_out_in_its_order_C_44():
    """C-44, V-80, V-87."""
    one = table(
        [{"1:0": "5", "1:1": "14"}, {"1:0": "11"}], phase="laws", piles={"people.0": "40"}, reserve="B2"
    )
    one.play(A, "choose 40")
    one.play(A, "place 2:0")
    assert on(one, A, "2:0") == ["defence"]
    assert screen(one, A) == "B2"


def test_the_big_deck_lasts_to_the_last_turn_C_35():
    """C-35, V-16, V-30, V-51, V-52, V-95: 44 − 4t after the auction of turn t; in turn 11 the last is told."""
    game = make("viceroy", players=2)
    table = Table(game, seed=4)
    lengths: dict[int, int] = {}
    told: set[int] = set()
    bases: list[list[str]] = []
    while not table.over:
        state = state_of(table)
        if state.phase.value in ("keep", "build"):
            lengths[int(state.turn)] = len(state.big.cards)
            if "last-turn" in state.story:
                told.add(int(state.turn))
        if state.turn == 12 and state.phase.value == "bid" and not bases:
            bases.append([lies(table).get(f"{colour} base", "-") for colour in LETTERS])
        if state.turn == 12 and state.phase.value == "keep" and len(bases) == 1:
            bases.append([lies(table).get(f"{colour} base", "-") for colour in LETTERS])
        if state.phase.value == "recolour":
            assert state.hands == [[], []]
            assert any(state.thrown)
        seat = table.turn()
        moves = [name for name in names(table, seat) if name.startswith("bid")]
        table.play(seat, moves[seat] if len(moves) > seat else table.legal(seat)[0])
    assert lengths == {turn: 44 - 4 * turn for turn in range(1, 12)} | {12: 0}
    assert told == {11}
    assert "-" not in bases[0]
    assert bases[1] == ["-"] * 4, "in the last turn nothing is opened"


def test_options_that_do_not_fit_are_refused_V_120():
    """V-120."""
    for wrong in ({"players": 4, "virtual_rivals": 1}, {"players": 1, "virtual_rivals": 0}):
        with pytest.raises(BadOptions):
            make("viceroy", **wrong)
    with pytest.raises(BadOptions):
        make("viceroy", card_set="../etc/passwd")
    assert make("viceroy", players=1).options.rivals() == 1


def test_nothing_is_bought_twice_and_bids_are_gone_V_44():
    """V-44."""
    two = table(
        [{"1:0": "32"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40", R="27"),
        screens=["B1", "R1"],
        reserve="-",
    )
    two.play(A, "bid B")
    two.play(B, "bid R")
    assert (bought(two, A), bought(two, B)) == ("40", "27")
    assert reserve(two) == "B1 R1"
    assert state_of(two).phase.value == "keep"


def test_a_starting_card_may_be_rewarded_from_either_deck_V_15():
    """V-15, G-1, G-24: the law deck is there before laws are dealt."""
    one = table([{"1:0": "32"}, {"1:0": "11"}], phase="setting", tasks=["draw 0 0 0 0"], turn=0)
    assert names(one, A) == ["draw law", "draw small"]
    one.play(A, "draw law")
    state = state_of(one)
    assert sum(1 for card in state.hands[A] if state.cards.is_law(card)) == 4


def test_talk_is_an_option_of_the_table_and_binds_nobody_V_50():
    """V-50."""
    assert not make("viceroy").silent
    assert make("viceroy", table_talk=False).silent


def test_screens_are_closed_unless_they_are_agreed_to_be_open_V_41():
    """V-41."""
    for open_screens in (False, True):
        two = table(
            [{"1:0": "32"}, {"1:0": "11"}],
            {"open_screens": open_screens},
            phase="bid",
            piles=line(B="40"),
            screens=["B1", "R2"],
        )
        assert ("gems" in two.view(A).scene().seats[B].counts) == open_screens


def test_the_cards_are_our_own_set_of_numbered_cards_V_2():
    """V-2, G-23: 64 characters and 24 laws, numbers unique over both."""
    found = make("viceroy").set
    numbers = [int(card.number) for card in found.printed]
    assert len(set(numbers)) == len(numbers) == 88
    assert found.characters == 64
