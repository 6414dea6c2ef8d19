"""Rules of konchinka.md that no worked case shows, secrets, options; and the advice.

How the gaps were settled (section 7): AM-1 one card, one set (K-13); AM-2 the chosen card must take (K-16); AM-3 a
king is thirteen (K-41); AM-4 seven clubs are certain (K-25); AM-5 the order of the count (K-24); AM-6 a jack laid
on an empty table (W-7); AM-7 the middle of the stock (W-24); AM-8 opening jacks (W-25, K-43).
"""

from typing import Any

import pytest

from lomber import BadOptions, BadPosition, IllegalMove, Shoe, Stacked, Table, make
from lomber.arena.selfplay import selfplay
from lomber.cards.pack import read_card
from lomber.games.konchinka.captures import pip
from lomber.games.konchinka.score import TEN_OF_DIAMONDS, TWO_OF_CLUBS
from tests.games.books import advised
from tests.games.konchinka.test_cases import cards, on


def test_the_pack_and_the_two_konchinki_K_1_K_3():
    """K-1, K-3."""
    assert make("konchinka").pool == 52
    assert cards("2C TD") == [TWO_OF_CLUBS, TEN_OF_DIAMONDS]


def test_values_of_cards_K_2_K_40():
    """K-2, K-40."""
    names = cards("AS 2S TS JS QS KS")
    assert [int(pip(card, False)) for card in names] == [1, 2, 10, 0, 0, 0]
    assert [int(pip(card, True)) for card in names] == [1, 2, 10, 11, 12, 13]


def test_the_lowest_card_drawn_deals_K_4():
    """K-4."""
    drawn = {"drawn": cards("KD 2S AH")}
    begun = Table(make("konchinka", {"players": 3}), shoe=Stacked([drawn], Shoe(1)))
    assert begun.view(0).dealer == 2 and begun.turn() == 0, "his left neighbour moves first (K-9)"


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_the_pack_comes_out_even_K_5_K_7(players: int, deals: int):
    """K-5, K-7."""
    begun = Table(make("konchinka", {"players": players, "hands": 1, "early_win": False}), seed=6)
    starts = []
    while not begun.over:
        view = begun.view(begun.turn())
        if all(number == 4 for number in view.cards) and view.phase == "turn":
            starts.append((begun.turn(), int(view.deals_left)))
            assert begun.turn() == (view.dealer + 1) % players, "the dealer's left begins every deal (K-9)"
        begun.play(begun.turn(), begun.legal(begun.turn())[0])
    assert [left for _, left in starts] == list(range(deals - 1, -1, -1))


def test_four_different_ranks_without_a_jack_lie_at_the_beginning_K_6():
    """K-6."""
    for seed in range(30):
        begun = Table(make("konchinka"), seed=seed)
        ranks = [word[0] for word in begun.state.position(-2)["piles"]["table"].split()]
        assert len(set(ranks)) == 4 and "J" not in ranks


def test_the_deal_passes_to_the_left_after_a_game_K_8():
    """K-8."""
    begun = Table(make("konchinka", {"players": 3, "draw": False, "hands": 2}), seed=3)
    dealers = []
    while not begun.over:
        if begun.view(0).dealer not in dealers:
            dealers.append(begun.view(0).dealer)
        begun.play(begun.turn(), begun.legal(begun.turn())[0])
    assert dealers == [2, 0]


def test_there_is_no_passing_and_one_card_a_turn_K_10():
    """K-10."""
    begun = on("9D KC", "4S 9H", "KS QS")
    with pytest.raises(IllegalMove) as refused:
        begun.play(0, "done")
    assert refused.value.rule == "K-9"
    with pytest.raises(IllegalMove) as refused:
        begun.play(0, "pass")
    assert refused.value.rule == "K-10"
    begun.play(0, "4S")
    assert begun.turn() == 1


def test_one_card_takes_one_set_K_11_K_13():
    """K-11, K-13."""
    begun = on("5C 3H 6D 2D", "8S 2H", "KS QS")
    begun.act(0, ["8S", "take 5C"])
    assert begun.state.position(-2)["piles"]["table"] == "6D 2D"


def test_what_was_taken_lies_face_down_and_the_rest_open_K_14_K_15():
    """K-14, K-15."""
    begun = on("9D KC", "4S 9H", "KS QS")
    begun.play(0, "9H")
    zones = {zone.name: zone.cards for zone in begun.view(1).scene().zones}
    assert zones["taken.0"] == ("??", "??") and zones["table"] == ("KC",)
    begun.play(1, "QS")
    assert begun.state.position(-2)["piles"]["table"] == "KC QS"


def test_kings_and_queens_are_taken_by_their_like_or_a_jack_K_17():
    """K-17."""
    begun = on("KC QD JD", "KS 2H", "JS QS")
    begun.play(0, "KS")
    assert set(begun.state.position(-2)["piles"]["taken.0"].split()) == {"KS", "KC"}
    begun.play(1, "JS")
    assert begun.view(0).taken[1] == 3


def last_cards(mine: str, theirs: str, table: str, taken: list[str], **more: Any) -> Table:
    """The last card of each, everything else taken."""
    every = [f"{rank}{suit}" for suit in "SCDH" for rank in "AKQJT98765432"]
    used = f"{mine} {theirs} {table} {' '.join(taken)}".split()
    rest = [card for card in every if card not in used]
    return on(table, mine, theirs, taken=[taken[0] + " " + " ".join(rest), taken[1]], **more)


def test_the_last_taker_gets_what_is_left_K_18():
    """K-18."""
    begun = last_cards("4S", "KS", "9D KC", ["", "2S 3S"], hands=1, last_taker=1)
    begun.play(0, "4S")
    begun.play(1, "KS")
    assert begun.over
    assert set(begun.state.position(-2)["piles"]["taken.1"].split()) == {"2S", "3S", "KS", "KC", "9D", "4S"}


def test_if_nobody_took_anything_the_cards_are_nobodys_K_18():
    """K-18."""
    options = {"ranks": 7, "suits": 1, "hand_cards": 1, "table_cards": 1, "hands": 1, "draw": False}
    deal = {"hand.0": cards("KS"), "hand.1": cards("QS"), "stock": cards("8S TS 9S JS AS")}
    begun = Table(make("konchinka", options), shoe=Stacked([deal]))
    while not begun.over:
        if "JS" in begun.state.position(-2)["piles"].get(f"hand.{begun.turn()}", ""):
            break
        begun.play(begun.turn(), begun.legal(begun.turn())[0])
    assert sum(begun.view(0).taken) == 0


def test_cards_clubs_and_konchinki_are_counted_in_this_order_K_19():
    """K-19."""
    entries = make("konchinka").score({"taken": ["2C TD KC QC 3S", "2S"]})
    assert [(e.amount, e.rule) for e in entries if e.place == "points"] == [
        (2, "K-20"),
        (1, "K-21"),
        (1, "K-22"),
        (1, "K-22"),
    ]


def test_majorities_are_strict_among_three_K_20_K_21_K_23():
    """K-20, K-21, K-23."""
    entries = make("konchinka", {"players": 3}).score({"cards": [20, 20, 12], "clubs": [5, 4, 4]})
    assert [(e.column, e.rule) for e in entries if e.place == "points"] == [(0, "K-21")]


def test_equal_totals_play_another_game_K_24():
    """K-24."""
    entries = make("konchinka", {"tie_break": "higher_total"}).score(
        {"cards": [30, 22], "clubs": [6, 7], "two_of_clubs": 1, "ten_of_diamonds": 0, "totals": [13, 14]}
    )
    assert [e.amount for e in entries if e.place == "record"] == [16, 16]
    assert not [e for e in entries if e.place == "money"]


def test_seven_clubs_alone_win_for_who_needs_one_K_25():
    """K-25."""
    begun = on("8C 2H", "8S 3H", "KS QS", totals=[14, 3], taken=["KC 3C 4C 5C 6C 7C", ""])
    begun.play(0, "8S")
    assert begun.over
    patient = on("8C 2H", "8S 3H", "KS QS", totals=[14, 3], taken=["KC 3C 4C 5C 6C 7C", ""], early_win=False)
    patient.play(0, "8S")
    assert not patient.over


def test_where_two_stand_equal_above_the_target_a_third_does_not_end_the_game_below_them_K_25():
    """K-25, K-24: with `higher_total` their tie is played on, and 15 is not the higher total."""
    game = make("konchinka", {"players": 3, "draw": False, "tie_break": "higher_total"})
    piles = {"hand.0": "TS 3H", "hand.1": "KS QS", "hand.2": "KD QD", "table": "TD 2H"}
    for totals, over in (([14, 3, 9], True), ([14, 16, 16], False)):
        begun = Table(game, start={"piles": piles, "to_act": 0, "totals": totals})
        begun.play(0, "TS")
        assert begun.over is over


def test_after_an_early_end_nobody_else_scores_K_26():
    """K-26."""
    begun = on("TD 2H", "TS 3H", "KS QS", totals=[14, 13], taken=["", "2C 3C 4C 5C 6C 7C 8C"])
    begun.play(0, "TS")
    assert [column.totals["record"] for column in begun.sheet().columns] == [15, 13]


def test_nobody_pays_less_than_nothing_K_27():
    """K-27."""
    entries = make("konchinka", {"players": 3, "point_price": 2}).score({"totals": [15, 16, 9], "winner": 0})
    assert [e.amount for e in entries] == [12, 0, -12]


def test_the_winner_takes_the_pool_and_all_stake_again_K_28():
    """K-28."""
    options = {"players": 3, "settlement": "pool", "pool_stake": 20}
    entries = make("konchinka", options).score({"totals": [15, 10, 3], "winner": 0})
    assert [(e.amount, e.rule) for e in entries] == [(40, "K-28"), (-20, "K-28"), (-20, "K-28")]
    begun = Table(make("konchinka", {**options, "players": 2, "target": 3, "parties": 2}), seed=5)
    while not begun.over:
        begun.play(begun.turn(), begun.legal(begun.turn())[0])
    assert len([e for e in begun.sheet().entries if e.rule == "K-28"]) == 4


def test_a_pool_is_of_twenty_five_kopecks_each_unless_another_stake_is_named_K_28_AM_9():
    """K-28, AM-9: the book's example, by one of its figures that the scan has as a letter."""
    entries = make("konchinka/pool", {"players": 3, "parties": 1}).score({"totals": [15, 10, 3], "winner": 0})
    assert [(e.amount, e.rule) for e in entries] == [(50, "K-28"), (-25, "K-28"), (-25, "K-28")]


def test_jacks_are_replaced_in_the_variant_too_and_the_rest_stays_K_42_K_43_K_44():
    """K-42, K-43, K-44."""
    for seed in range(20):
        begun = Table(make("konchinka/figures"), seed=seed)
        assert "J" not in begun.state.position(-2)["piles"]["table"]
    assert make("konchinka/figures").pages == ["konchinka", "figures"]
    with pytest.raises(BadOptions):
        make("konchinka", {"open_jack": "allowed"})


def test_hands_and_stock_are_secret_and_a_card_laid_tells_under_turn_K_16():
    """K-16."""
    begun = on("9D KC", "4S 3H", "2S 6S", forced_capture="turn")
    assert begun.state.position(1)["piles"]["hand.0"] == "?? ??"
    begun.play(0, "4S")
    seen = begun.seen(1)
    place = next(i for i, p in enumerate(seen.unseen[0].places) if p.name == "hand.0")
    barred = {"9S", "9C", "9H", "KS", "KD", "KH", "JS", "JC", "JD", "JH"}
    for token in seen.unseen[0].tokens:
        name = make("konchinka").card_name(token.card)
        assert (place in token.places) is (name not in barred)


@pytest.mark.parametrize(
    "wrong", [{"players": 5}, {"ranks": 12}, {"variant": "other"}, {"forced_capture": "no"}]
)
def test_options_that_make_no_sense_are_refused(wrong: dict[str, Any]):
    with pytest.raises(BadOptions):
        make("konchinka", wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"piles": {"hand.0": "AS", "hand.1": "AS"}},
        {"piles": {"hand.0": "AS 2S", "hand.1": "3S"}, "to_act": 0, "dealer": 1},
        {"phase": "choose", "card": "AS", "piles": {"hand.0": "AS", "hand.1": "3S", "table": "KD"}},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]):
    with pytest.raises(BadPosition):
        Table(make("konchinka", {"draw": False}), start=wrong)


# -- the book


def test_prefer_the_take_with_most_cards_A_1():
    """A-1."""
    begun = on("8D 5H 3H 9S", "8S 9H", "KS QS")
    assert advised(begun) == ("8S", "A-1")
    begun.play(0, "8S")
    assert advised(begun)[0] in ("take 5H", "take 3H")


def test_hold_the_konchinki_A_2():
    """A-2."""
    begun = on("9D KS", "TD 3H", "KC QS")
    assert advised(begun) == ("3H", "A-2")
    assert advised(on("9D KS", "4D 3H", "KC QS"))[1] == "A-5"


def test_between_equal_takes_prefer_clubs_A_3():
    """A-3."""
    begun = on("9C 8H", "9S 8S", "KS QS")
    assert advised(begun) == ("9S", "A-3")
    assert advised(on("9D 8C", "9S 8S", "KS QS")) == ("8S", "A-3")
    assert advised(begun, ("A-3",))[1] == "A-1"


def test_keep_a_jack_for_a_full_table_A_4():
    """A-4."""
    full = on("9D 8H KS 2H", "JS 3S", "KC QS")
    assert advised(full) == ("JS", "A-4")
    konchinka = on("TD", "JS 3S", "KC QS")
    assert advised(konchinka) == ("JS", "A-4")
    early = Table(
        make("konchinka", {"draw": False}),
        start={"piles": {"hand.0": "JS 3S 4S 5S", "hand.1": "KC QS 2H 7S", "table": "9D"}, "to_act": 0},
    )
    assert advised(early)[0] != "JS"
    assert advised(early, ("A-4",)) == ("JS", "A-1")


def test_lay_a_figure_whose_like_has_gone_A_5():
    """A-5."""
    begun = on("9D", "KS 3H", "4C QS", taken=["KC KD", "KH 2S"])
    assert advised(begun) == ("KS", "A-5")


def test_who_needs_a_point_takes_the_konchinka_A_6():
    """A-6."""
    begun = on("TD 5S 3H AS", "TS 9H", "KC QS", totals=[14, 3])
    assert advised(begun) == ("TS", "A-6")
    calm = on("TH 5S 3H AS 8D", "TS 9H", "KC QS", totals=[3, 3])
    assert advised(calm)[1] != "A-6"


def test_the_book_beats_chance():
    """Two players: the money of a game, its 95 % interval above nothing."""
    report = selfplay(make("konchinka", {"early_win": False}), ["book", "random"], 60, seed=4)
    low = report.by_bot["book"].low
    assert low is not None and low > 0
    assert read_card("2C") == TWO_OF_CLUBS


def test_a_full_table_has_more_unions_of_sets_than_can_be_counted_and_is_played_on_at_once_K_13():
    """Who may lay everything down can fill the table; the choice among several sets must not wait for them all."""
    game = make("konchinka", {"multi_capture": True, "forced_capture": "free", "draw": False})
    ranks = "A23456789"
    table = " ".join(rank + suit for suit in "SCDH" for rank in ranks)
    piles = {
        "hand.0": "TS",
        "hand.1": "KS",
        "table": table,
        "gone": "JS JC JD JH QS QC QD QH KC KD KH TC TD TH",
    }
    begun = Table(game, start={"piles": piles, "dealer": 1})
    begun.play(0, "TS")
    assert {"lay", "take AS", "take 9H"} <= {begun.name(move) for move in begun.legal(0)}
    for card in ("9H", "AS", "8C", "2D", "5S", "5C"):
        begun.play(0, f"take {card}")
    begun.play(0, "done")
    assert set(begun.state.position(-2)["piles"]["taken.0"].split()) == {
        "TS",
        "9H",
        "AS",
        "8C",
        "2D",
        "5S",
        "5C",
    }


def test_touched_cards_take_by_themselves_only_when_one_union_is_left_K_13():
    game = make("konchinka", {"multi_capture": True, "draw": False})
    piles = {"hand.0": "TS", "hand.1": "KS", "table": "6C 4D 7H 3S 9C", "stock": "AS 2S 3C 4C 5C 6S 7C 8C"}
    begun = Table(game, start={"piles": piles, "dealer": 1})
    begun.play(0, "TS")
    assert {begun.name(move) for move in begun.legal(0)} == {
        "take 6C",
        "take 4D",
        "take 7H",
        "take 3S",
    }
    begun.play(0, "take 6C")
    assert {begun.name(move) for move in begun.legal(0)} == {"take 4D", "take 7H", "take 3S"}, (
        "6 + 4, or all four"
    )
    begun.play(0, "take 4D")
    assert {begun.name(move) for move in begun.legal(0)} == {"done", "take 7H", "take 3S"}
    begun.play(0, "take 7H")
    assert set(begun.state.position(-2)["piles"]["taken.0"].split()) == {"TS", "6C", "4D", "7H", "3S"}


@pytest.mark.parametrize(
    "result",
    [
        {"cards": [27, 26], "clubs": [6, 7]},
        {"cards": [26, 26], "clubs": [7, 7]},
        {"cards": [30, 22], "totals": [15, 10], "winner": 0},
        {"cards": [30, 22], "totals": [15, 10]},
        {"cards": [52, 0], "clubs": [5, 8]},
        {"cards": [49, 3], "clubs": [10, 3], "ten_of_diamonds": 1},
        {"cards": [26, 26], "clubs": [13, 0], "two_of_clubs": 1},
    ],
    ids=["53 cards", "14 clubs", "a count and its winner", "a partie won before", "clubs only", "ten", "two"],
)
def test_a_game_that_cannot_be_is_not_scored_K_1_K_3_K_24(result: dict[str, Any]):
    with pytest.raises(BadPosition):
        make("konchinka").score(result)


def test_what_there_is_too_much_of_is_named_K_1():
    with pytest.raises(BadPosition) as refused:
        make("konchinka").score({"cards": [26, 26], "clubs": [7, 7]})
    assert refused.value.words == {"pile": "clubs", "number": 14, "wanted": 13}


def test_nobody_plays_on_who_has_the_partie_K_24():
    piles = {"hand.0": "8S", "hand.1": "KS", "table": "8D 5C 3H"}
    for tie_break, totals in (("count_order", [15, 3]), ("higher_total", [16, 15])):
        game = make("konchinka", {"draw": False, "tie_break": tie_break})
        for start in ({"piles": piles}, {"phase": "deal"}):
            with pytest.raises(BadPosition, match="K-24"):
                Table(game, start={**start, "totals": totals})
    tied = make("konchinka", {"draw": False, "tie_break": "higher_total"})
    assert Table(tied, start={"piles": piles, "totals": [16, 16]}).turn() == 0, "another game is played"


def test_who_may_also_lay_his_card_down_is_asked_so_K_16():
    piles = {"hand.0": "JS", "hand.1": "KS", "table": "8D 5C 3H"}
    begun = Table(make("konchinka", {"draw": False, "forced_capture": "free"}), start={"piles": piles})
    begun.play(0, "JS")
    assert begun.view(0).prompt().key == "prompt-take-or-lay"
    begun.play(0, "lay")
    assert begun.turn() == 1


def test_piles_lie_face_down_until_they_are_counted_K_14_K_19():
    piles = {"hand.0": "8S", "hand.1": "KS", "table": "8D 5C 3H KD", "taken.0": "2C 2D", "taken.1": "TD TS"}
    gone = [f"{rank}{suit}" for suit in "SCDH" for rank in "A23456789TJQK"]
    lying = " ".join(piles.values()).split()
    piles["gone"] = " ".join(card for card in gone if card not in lying)
    begun = Table(make("konchinka", {"draw": False, "hands": 1}), start={"piles": piles})

    def taken(seat: int) -> set[str]:
        return {card for zone in begun.view(0).zones() if zone.name == f"taken.{seat}" for card in zone.cards}

    begun.play(0, "8S")
    begun.play(0, "take 8D")
    assert taken(0) == taken(1) == {"??"}
    begun.play(1, "KS")
    assert begun.over and taken(0) == {"2C", "2D", "8S", "8D"}
    assert taken(1) == {"TD", "TS", "KS", "KD", "5C", "3H"}, "with what was left on the table"


@pytest.mark.parametrize(
    ("hands", "told", "found"),
    [
        (["2C 3C", "4C"], {}, (0, 0)),
        (["2C", "4C 5C"], {}, (1, 1)),
        (["2C 3C", "4C 5C"], {}, (0, 1)),
        (["2C 3C", "4C 5C"], {"to_act": 1}, (1, 0)),
        (["2C 3C", "4C 5C"], {"dealer": 0}, (1, 0)),
        (["2C", "4C 5C", "6C 7C", "8C"], {}, (1, 2)),
        (["2C 3C", "4C 5C", "6C"], {"to_act": 0}, (0, 1)),
    ],
)
def test_the_hands_tell_who_dealt_and_who_is_to_move_K_9(
    hands: list[str], told: dict[str, int], found: tuple[int, int]
):
    """K-9: the dealer's left begins each round, and who has played to it has a card less."""
    piles = {f"hand.{seat}": hand for seat, hand in enumerate(hands)}
    table = Table(make("konchinka", players=len(hands)), start={"piles": {**piles, "table": "QS KD"}, **told})
    assert (table.turn(), table.state.position(-2)["dealer"]) == found


@pytest.mark.parametrize("told", [{"to_act": 0}, {"dealer": 0}])
def test_hands_that_tell_another_turn_are_refused_K_9(told: dict[str, int]):
    """K-9."""
    with pytest.raises(BadPosition):
        piles = {"hand.0": "2C", "hand.1": "4C 5C", "table": "QS KD"}
        Table(make("konchinka"), start={"piles": piles, **told})
