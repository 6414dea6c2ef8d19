"""Laws: cases C-27 … C-31, C-38 … C-40, and every effect that asks its owner something (E-1 … E-26)."""

import pytest

from .helpers import bought, lies, line, lines, names, on, reserve, screen, state_of, table

A, B, C = range(3)


def revealing(pyramids, hands, cards, **parts):
    """All reveal these cards in the law phase; a place is chosen by the test."""
    piles = dict(parts.pop("piles", {}))
    for seat, hand in enumerate(hands):
        laws = " ".join(card for card in hand.split() if int(card) > 64)
        people = " ".join(card for card in hand.split() if int(card) < 65)
        piles |= {f"laws.{seat}": laws, f"people.{seat}": people}
    game = table(pyramids, parts.pop("options", None), phase="laws", piles=piles, **parts)
    for seat, card in enumerate(cards):
        if hands[seat]:
            game.play(seat, f"choose {card}" if card else "none")
    return game


def hand(table, seat):
    state = state_of(table)
    return " ".join(state.cards.names[card] for card in state.hands[seat])


def under(table, seat, place):
    level, at = place.split(":")
    one = state_of(table).pyramids[seat].find(int(level), int(at))
    return [state_of(table).cards.names[card] for card in [*one.tucked, *one.closed]]


THREE = {"1:0": "32", "1:1": "11", "1:2": "14"}


def test_a_free_card_is_tucked_and_the_law_scores_by_its_level_C_27():
    """C-27, E-15, V-28, G-16, G-17."""
    one = revealing([{**THREE, "1:2": "14 defence"}, {"1:0": "5"}], ["67", ""], ["67"])
    pool = state_of(one).pools[1]
    one.play(A, "place 2:0")
    assert under(one, A, "2:0") == ["14"]
    assert state_of(one).pools[1] == pool + 1
    assert lines(one, A)[2] == 5


def test_a_law_takes_the_place_of_a_card_and_keeps_its_tokens_C_28():
    """C-28, E-12, G-25: a circle that was one-coloured pays again."""
    pyramid = {"1:0": "32", "1:1": "11 magic", "2:0": "40"}
    one = revealing([pyramid, {"1:0": "5"}], ["69", ""], ["69"], reserve="R1")
    assert names(one, A) == ["at 1:0", "at 1:1", "at 2:0"]
    one.play(A, "at 1:1")
    assert hand(one, A) == "11"
    assert on(one, A, "1:1") == ["magic"]
    assert screen(one, A) == "R1"


def test_a_replaced_card_gives_laid_gems_back_and_its_guests_stay_E_12():
    """E-12."""
    pyramid = {"1:0": "32", "1:1": "66 B2 TL@G"}
    one = revealing(
        [pyramid, {"1:0": "5"}],
        ["69", ""],
        ["69"],
        reserve="R1",
        hosts=[["66"], []],
        piles={"tucked.0": "20"},
    )
    one.play(A, "at 1:1")
    assert reserve(one) == "B2 R1 G1"
    assert under(one, A, "1:1") == ["20"]


def test_an_underlaid_law_doubles_the_tokens_of_a_character_C_29():
    """C-29, E-13."""
    pyramid = {"1:0": "20 infinite:red", "1:1": "5"}
    one = revealing([pyramid, {"1:0": "11"}], ["70", ""], ["70"], reserve="R1")
    one.play(A, "at 1:0")
    assert on(one, A, "1:0") == ["infinite:red", "infinite:red"]
    state = state_of(one)
    assert [card.card for card in state.pyramids[A].free_cards(-1)] == [int(one.game.read_card("5"))]
    own = revealing([pyramid, {"1:0": "11"}], ["70", ""], ["70"], reserve="-", screens=["R1", "-"])
    own.play(A, "at 1:0")
    assert names(own, A) == ["none", "own"]


def test_an_underlaid_law_takes_no_more_own_gems_than_there_are_E_13():
    """E-13, V-85: two infinite gems to be doubled, an empty reserve and one gem behind the screen."""
    pyramid = {"1:0": "20 infinite:red infinite:red", "1:1": "5"}
    one = revealing([pyramid, {"1:0": "11"}], ["70", ""], ["70"], reserve="-", screens=["R1", "-"])
    one.play(A, "at 1:0")
    one.play(A, "own")
    assert on(one, A, "1:0") == ["infinite:red"] * 3
    assert screen(one, A) == ""
    assert state_of(one).top() is None
    twice = revealing([pyramid, {"1:0": "11"}], ["70", ""], ["70"], reserve="-", screens=["R1", "-"])
    twice.play(A, "at 1:0")
    twice.play(A, "none")
    assert names(twice, A) == ["none", "own"]


def test_a_refund_returns_the_first_lost_bid_of_the_turn_C_30():
    """C-30, E-22."""
    two = table(
        [{"1:0": "32", "1:1": "74"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40", R="27"),
        screens=["B1 R1", "B1 R1"],
        reserve="-",
    )
    two.play(A, "bid B")
    two.play(B, "bid B")
    assert screen(two, A) == "B1 R1"
    assert reserve(two) == "B1"
    two.play(A, "bid R")
    two.play(B, "bid R")
    assert screen(two, A) == "B1"
    assert reserve(two) == "B1 R2"


def test_a_pass_bonus_raises_the_upper_limit_only_C_30():
    """C-30, E-21."""
    one = table(
        [{"1:0": "32 science", "1:1": "71"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40"),
        screens=["-", "B1"],
        reserve="B9",
    )
    one.play(A, "pass")
    one.play(B, "bid B")
    one.act(A, ["gem B"] * 3 + ["done"])
    assert screen(one, A) == "B3"
    again = table(
        [{"1:0": "32 science", "1:1": "71"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40"),
        screens=["-", "B1"],
        reserve="B9",
    )
    again.play(A, "pass")
    again.play(B, "bid B")
    again.act(A, ["gem B"] * 5)
    assert screen(again, A) == "B5"


def test_a_character_is_taken_without_an_auction_C_31():
    """C-31, E-8."""
    one = revealing(
        [{"1:0": "32"}, {"1:0": "11"}],
        ["75", ""],
        ["75"],
        piles={**line(B="40", R="27", G="45", Y="60"), "small": "58 63"},
        screens=["R1", "B1"],
    )
    one.play(A, "place 1:1")
    one.play(A, "seize R base")
    assert hand(one, A) == "27"
    assert lies(one)["R base"] == "58"
    assert one.actors() == [B]
    one.play(B, "bid B")
    assert bought(one, A) == ""
    assert screen(one, A) == "R1"
    one.play(B, "refuse")
    while one.actors() == [B]:
        one.play(B, one.legal(B)[0])
    assert screen(one, A) == "R1", "he takes no gems: that was no pass"
    one.play(A, "choose 27")
    one.play(A, "place 2:0")
    assert on(one, A, "2:0") == ["magic_bonus:2"]
    assert screen(one, A) == "R1", "nothing is paid for it"


@pytest.mark.parametrize(("small", "held", "left"), [("58 63", 1, 1), ("58", 1, 0), ("", 0, 0)])
def test_fewer_cards_are_drawn_and_fewer_go_back_C_38(small, held, left):
    """C-38."""
    one = revealing(
        [{"1:0": "32"}, {"1:0": "11"}],
        ["103", ""],
        ["103"],
        piles={**line(B="40", R="27", G="45", Y="60"), "small": small},
        screens=["R1", "B1"],
    )
    one.play(A, "place 1:1")
    if small == "58 63":
        assert names(one, A) == ["back 58", "back 63"]
        one.play(A, "back 63")
        assert one.seen(B).text().count("back character ??") == 1
    state = state_of(one)
    assert (len(state.hands[A]), len(state.small.cards)) == (held, left)


def test_a_returned_card_is_whispered_to_who_draws_it_E_4():
    """E-4."""
    one = revealing(
        [{"1:0": "32"}, {"1:0": "11"}],
        ["103 40", "20"],
        ["103", ""],
        piles={"small": "58 63 45 60"},
    )
    one.play(A, "place 1:1")
    one.act(A, ["back 40", "back 63"])
    state = state_of(one)
    assert state.cards.names[state.small.cards[0]] == "63"
    state.draw_card(B, 1, True)
    assert state.whispered(B) == ["drew 63"]
    assert state.whispered(A) == []


def test_a_line_of_a_character_is_repeated_C_38():
    """C-38, E-5."""
    pyramid = {"1:0": "5", "1:1": "3", "1:2": "7", "2:0": "9", "2:1": "13", "3:0": "58"}
    one = revealing([pyramid, {"1:0": "11"}], ["104", ""], ["104"], reserve="B1")
    one.play(A, "place 1:3")
    one.play(A, "at 1:0")
    assert on(one, A, "1:0") == ["science"]
    other = revealing([pyramid, {"1:0": "11"}], ["104", ""], ["104"], reserve="B1")
    other.play(A, "place 1:3")
    other.play(A, "at 3:0")
    assert on(other, A, "3:0") == ["infinite:blue"]


def test_an_extra_play_comes_before_the_next_revealed_card_C_38():
    """C-38, E-9, V-34."""
    one = revealing([{"1:0": "32"}, {"1:0": "11"}], ["107 138", "118"], ["107", "118"])
    one.play(A, "place 1:1")
    assert names(one, A) == ["choose 138", "none"]
    one.play(A, "choose 138")
    one.play(A, "place 1:2")
    assert one.turn() == B


def test_the_top_of_the_big_deck_is_arranged_by_its_owner_alone_C_38():
    """C-38, E-10, D-4."""
    parts = {"turn": 2, "piles": {**line(B="40"), "big": "3 7 9 13"}}
    one = revealing([{"1:0": "32"}, {"1:0": "11"}], ["108", ""], ["108"], **parts)
    one.play(A, "place 1:1")
    assert one.view(A).looked == [int(one.game.read_card(card)) for card in ("3", "7", "9", "13")]
    assert one.view(B).looked == []
    one.act(A, ["next 4", "next 1", "next 3"])
    state = state_of(one)
    assert [state.cards.names[card] for card in state.big.cards] == ["13", "3", "9", "7"]
    last = revealing([{"1:0": "32"}, {"1:0": "11"}], ["108", ""], ["108"], turn=3, piles=line(B="40"))
    last.play(A, "place 1:1")
    assert state_of(last).phase.value == "bid", "nothing is left to look at"


def test_a_free_card_moves_with_its_tokens_and_pays_nothing_C_39():
    """C-39, E-16."""
    pyramid = {**THREE, "2:0": "40 defence"}
    one = revealing([pyramid, {"1:0": "5"}], ["110", ""], ["110"], screens=["G2", "-"], reserve="R1")
    one.play(A, "place 1:3")
    assert names(one, A) == ["none", "at 2:0"]
    one.play(A, "at 2:0")
    assert names(one, A) == ["place 1:-1", "place 1:4", "place 2:1", "place 2:2"]
    one.play(A, "place 2:1")
    pyramid_now = state_of(one).pyramids[A]
    assert list(pyramid_now.circle(pyramid_now.find(2, 1))) == [2, 2, 1, 1]
    assert on(one, A, "2:1") == ["defence"]
    assert screen(one, A) == "G2"


def test_two_sectors_are_recoloured_at_once_and_for_good_C_39():
    """C-39, E-19."""
    pyramid = {**THREE, "2:1": "40"}
    one = revealing([pyramid, {"1:0": "5"}], ["112", ""], ["112"], screens=["G2", "-"], reserve="R1")
    one.play(A, "place 1:3")
    one.act(A, ["sector 2:1 BL", "colour G", "sector 2:1 BR", "colour G"])
    assert lines(one, A)[0] == 3
    assert screen(one, A) == ""
    assert [int(n) for n in state_of(one).pyramids[A].find(2, 1).gems()] == [0, 0, 2, 0]
    assert reserve(one) == "R1"


@pytest.mark.parametrize(("own", "colour"), [("B1 Y2", "G"), ("B1 G1 Y1", "Y")])
def test_a_discount_of_any_colour_goes_where_it_must_C_40(own, colour):
    """C-40."""
    people = iter(["3", "7", "9", "13", "16", "18", "21", "22", "23", "24", "25", "26", "28", "29"])
    pyramid = {f"{level}:{at}": next(people) for level in range(1, 5) for at in range(6 - level)}
    pyramid |= {"1:0": "3 infinite:yellow", "1:5": "114"}
    one = table([pyramid, {"1:0": "5"}], phase="build", piles={"bought.0": "32"}, screens=[own, "-"])
    assert "build 5:0" in names(one, A)
    by_hand = table([pyramid, {"1:0": "5"}], phase="build", piles={"bought.0": "32"}, screens=[own, "-"])
    by_hand.play(A, "pay 5:0")
    by_hand.play(A, "infinite Y")
    assert names(by_hand, A) == [f"discount {colour}"]
    by_hand.play(A, f"discount {colour}")
    by_hand.play(A, "done")
    assert screen(by_hand, A) == ""
    one.play(A, "build 5:0")
    assert screen(one, A) == ""


def test_a_circle_brings_a_further_gem_by_law_C_40():
    """C-40, E-25."""
    pyramid = {"1:0": "11", "1:1": "14", "1:2": "116"}
    one = revealing([pyramid, {"1:0": "5"}], ["27", ""], ["27"], reserve="R2")
    one.play(A, "place 2:0")
    assert screen(one, A) == "R1"


# -- effects one by one


def test_a_gain_of_an_infinite_gem_of_any_colour_is_a_choice_E_1():
    """E-1, D-16."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["101", ""], ["101"], reserve="G1")
    one.play(A, "place 1:1")
    assert names(one, A) == ["colour B", "colour R", "colour G", "colour Y"]
    one.play(A, "colour G")
    assert on(one, A, "1:1") == ["infinite:green"]


def test_an_option_that_yields_nothing_may_be_chosen_E_2():
    """E-2."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["65", ""], ["65"], reserve="-")
    one.play(A, "place 1:1")
    one.play(A, "option 3")
    assert screen(one, A) == ""
    assert on(one, A, "1:1") == []


def test_a_gem_of_each_colour_as_far_as_they_go_E_3():
    """E-3."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["102", ""], ["102"], reserve="B2 Y1")
    one.play(A, "place 1:1")
    assert screen(one, A) == "B1 Y1"


def test_gems_of_each_colour_are_told_to_all_E_3():
    """E-3, 10.2."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["102", ""], ["102"], reserve="B1 Y3", piles=line(B="40"))
    one.play(A, "place 1:1")
    assert state_of(one).story[-1] == "gems 0 BY"


def test_magic_and_science_are_turned_over_where_they_lie_E_6():
    """E-6."""
    one = revealing([{"1:0": "32 magic science"}, {"1:0": "5"}], ["105", ""], ["105"])
    one.play(A, "place 1:1")
    one.act(A, ["flip 1:0 science", "flip 1:0 magic"])
    assert sorted(on(one, A, "1:0")) == ["magic", "science"]
    single = revealing([{"1:0": "32 magic science"}, {"1:0": "5"}], ["105", ""], ["105"])
    single.play(A, "place 1:1")
    single.act(A, ["flip 1:0 magic", "done"])
    assert on(single, A, "1:0") == ["science", "science"]


def test_attack_and_defence_change_places_when_turned_over_E_6():
    """E-6."""
    one = revealing([{"1:0": "32 defence"}, {"1:0": "5"}], ["106", ""], ["106"], attacks=[1, 0])
    one.play(A, "place 1:1")
    one.act(A, ["attack", "flip 1:0 defence"])
    assert state_of(one).attacks[A] == 1
    assert on(one, A, "1:0") == []
    assert on(one, A, "1:1") == ["defence"]


def test_a_token_is_swapped_for_a_price_or_the_fallback_is_received_E_7():
    """E-7."""
    pyramids = [{"1:0": "32 points:3"}, {"1:0": "5 points:12=10+2"}]
    one = revealing(pyramids, ["76", ""], ["76"], screens=["B2 R1", "-"], reserve="G2")
    one.play(A, "place 1:1")
    one.act(A, ["at 1:0", "token points:3", "seat 1", "at 1:0", "token points:12", "gem B", "gem B", "gem R"])
    assert on(one, A, "1:0") == ["points:12=10+2"]
    assert on(one, B, "1:0") == ["points:3"]
    assert screen(one, B) == "B2 R1"
    other = revealing(pyramids, ["76", ""], ["76"], screens=["B2 R1", "-"], reserve="G2")
    other.play(A, "place 1:1")
    other.play(A, "none")
    assert screen(other, A) == "B2 R1 G2"
    poor = revealing(pyramids, ["76", ""], ["76"], screens=["B2", "-"], reserve="G2")
    poor.play(A, "place 1:1")
    assert screen(poor, A) == "B2 G2", "who cannot pay receives the fallback at once"


def test_everyone_gains_the_owner_first_and_then_by_number_E_11():
    """E-11."""
    three = revealing([{"1:0": "32"}, {"1:0": "14"}, {"1:0": "5"}], ["109", "", ""], ["109"], reserve="B5")
    three.play(A, "place 1:1")
    assert screen(three, A) == "B4"
    assert screen(three, C) == "B1"
    assert screen(three, B) == ""


def test_hand_cards_are_tucked_unseen_and_score_E_14():
    """E-14."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["73 40 65", "20"], ["73", ""])
    one.play(A, "place 1:1")
    one.act(A, ["tuck 40", "tuck 65", "done"])
    assert under(one, A, "1:1") == ["40", "65"]
    assert lines(one, A)[2] == 6
    assert "tuck character ??" in one.seen(B).text()
    assert "tuck law ??" in one.seen(B).text()
    assert one.view(B).pyramids[A].find(1, 1).closed == [-1, -1]


def test_a_free_card_comes_back_to_the_hand_without_its_tokens_E_17():
    """E-17."""
    one = revealing([{"1:0": "32", "1:1": "14 defence"}, {"1:0": "5"}], ["111", ""], ["111"])
    one.play(A, "place 2:0")
    assert state_of(one).phase.value != "resolve", "both cards carry the law: none is free"
    other = revealing([{"1:0": "32", "1:1": "14 defence"}, {"1:0": "5"}], ["111", ""], ["111"])
    other.play(A, "place 1:-1")
    other.play(A, "at 1:1")
    assert hand(other, A) == "14"
    assert state_of(other).pools[1] == 17


def test_gems_are_stashed_on_a_law_for_good_E_18():
    """E-18, V-5, G-21: the largest number is a parameter."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["66", ""], ["66"], screens=["B2 R1", "-"])
    one.play(A, "place 1:1")
    one.act(A, ["gem B", "gem R", "done"])
    assert screen(one, A) == "B1"
    assert lines(one, A)[2] == 4


def test_two_gems_of_another_colour_pay_for_one_E_24():
    """E-24."""
    one = table(
        [{"1:0": "5", "1:1": "115"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["R2", "-"],
    )
    assert "build 1:2" in names(one, A)
    one.play(A, "pay 1:2")
    assert names(one, A) == ["exchange G R"]
    one.play(A, "exchange G R")
    one.play(A, "done")
    assert screen(one, A) == ""


def test_after_an_agreement_the_lower_number_is_asked_first_to_tuck_E_26():
    """E-26, V-45, V-115: each has a law that tucks what the auction brings."""
    effect = [{"1:0": "32", "1:1": "117"}, {"1:0": "11", "1:1": "139"}]
    for claims in (("base", "tip"), ("tip", "base")):
        two = table(effect, phase="bid", piles=line(B="40 20"), screens=["B1", "B1"])
        two.play(A, "bid B")
        two.play(B, "bid B")
        two.play(A, f"claim {claims[0]}")
        two.play(B, f"claim {claims[1]}")
        assert two.actors() == [B]
        two.play(B, "at 1:1")
        assert two.actors() == [A]


def test_a_law_taken_away_by_its_extra_play_does_the_rest_it_can_E_9():
    """E-9, E-12, 12.1: nothing can be laid on it any more, but its gems are still taken."""
    one = revealing(
        [{"1:0": "32"}, {"1:0": "5"}], ["140 69", ""], ["140"], screens=["R2", "-"], reserve="B3 G1"
    )
    one.play(A, "place 1:1")
    one.play(A, "choose 69")
    one.play(A, "at 1:1")
    assert hand(one, A) == "140"
    one.act(A, ["gem B"] * 3)
    assert screen(one, A) == "B3 R2"
    assert on(one, A, "1:1") == []


def test_a_lacking_gem_is_exchanged_as_cheaply_as_can_be_E_24():
    """E-24, D-13: red is lacking; two green for it would make green lacking too."""
    one = table(
        [{"1:0": "32", "1:1": "115"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "51"},
        screens=["G2 Y2", "-"],
    )
    one.play(A, "build 2:0")
    assert screen(one, A) == "G1"


def test_a_discount_of_one_colour_is_for_that_colour_E_23():
    """E-23."""
    one = table(
        [{"1:0": "5", "1:1": "137"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32"},
        screens=["-", "-"],
    )
    assert [name for name in names(one, A) if name.startswith("build")] == ["build 1:-1", "build 1:2"]


def test_a_card_just_taken_may_go_under_the_law_instead_E_26():
    """E-26."""
    one = table(
        [{"1:0": "14", "1:1": "117"}, {"1:0": "11"}],
        phase="build",
        piles={"bought.0": "32", "small": "58 63"},
        screens=["G1", "-"],
    )
    one.play(A, "build 1:2")
    one.play(A, "draw small")
    assert names(one, A) == ["keep", "at 1:1"]
    assert one.view(B).card < 0
    one.play(A, "at 1:1")
    assert under(one, A, "1:1") == ["58"]
    assert lines(one, A)[2] == 3
    assert '"58"' not in one.seen(B).text()


def test_a_card_bought_may_go_under_the_law_and_is_not_paid_E_26():
    """E-26."""
    two = table(
        [{"1:0": "14", "1:1": "117"}, {"1:0": "11"}],
        phase="bid",
        piles=line(B="40", R="27"),
        screens=["B1", "R1"],
    )
    two.play(A, "bid B")
    two.play(B, "bid R")
    assert names(two, A) == ["keep", "at 1:1"]
    two.play(A, "at 1:1")
    assert under(two, A, "1:1") == ["40"]
    assert two.actors() == [B]


def test_tucked_cards_count_where_the_law_says_so_E_29():
    """E-29."""
    pyramid = {"1:0": "32", "1:1": "138"}
    one = table([pyramid, {"1:0": "5"}], phase="over", turn=3, hosts=[["32"], []], piles={"tucked.0": "20"})
    assert lines(one, A)[2] == 3


def test_a_law_that_leaves_ends_its_effects_V_26():
    """V-26, G-20: laws need no names."""
    pyramid = {"1:0": "32", "1:1": "71"}
    one = revealing([pyramid, {"1:0": "5"}], ["69", ""], ["69"])
    one.play(A, "at 1:1")
    assert state_of(one).pyramids[A].lasting(21) == 0
    assert hand(one, A) == "71"


def test_a_law_may_go_under_a_character_on_the_fifth_level_E_13():
    """E-13, G-28: a tucked card has no level."""
    people = iter(["3", "7", "9", "13", "16", "18", "21", "22", "23", "24", "25", "26", "28", "29", "31"])
    pyramid = {f"{level}:{at}": next(people) for level in range(1, 6) for at in range(6 - level)}
    pyramid["5:0"] += " points:15"
    one = revealing([pyramid, {"1:0": "5"}], ["70", ""], ["70"])
    one.play(A, "at 5:0")
    assert on(one, A, "5:0") == ["points:15", "points:15"]
