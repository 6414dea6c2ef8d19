"""Positions told and set up again: studies that are loose or short of tokens, and laws with large numbers."""

from pathlib import Path

import pytest

from lomber import Table
from lomber.bots.position import Position
from lomber.games.viceroy.tokens import POOL_NAMES
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition

from .helpers import line, position, reserve, state_of, table, viceroy
from .test_laws import A, B

BIDDING = {"phase": "bid", "piles": line(B="40", R="27"), "screens": ["B1", "B1"]}


def again(one):
    """The position told and set up again, and what it is then."""
    told = one.state.position(EVERYTHING)
    twin = one.game.set_up(told)
    assert twin.position(EVERYTHING) == told
    return twin


def test_a_loose_study_is_told_as_one_and_can_be_guessed_from_V_140():
    """V-140: the gems of a study need not be sixteen a player; bots and readers get it as it is."""
    one = table([{"1:0": "32"}, {"1:0": "5"}], reserve="B4 R4", **BIDDING)
    twin = again(one)
    assert [int(gems) for gems in twin.reserve] == [4, 4, 0, 0]
    assert Position(one.seen(A), one.game).legal == one.legal(A)
    one.play(A, "bid B")
    one.play(B, "bid B")
    assert reserve(one) == "B6 R4"
    assert state_of(one).phase.value == "bid"
    again(one)


def test_a_whole_position_is_not_told_as_loose_V_140():
    """V-140."""
    told = table([{"1:0": "32 magic"}, {"1:0": "5"}], **BIDDING).state.position(EVERYTHING)
    assert "loose" not in told
    assert "pools" not in told


def test_pools_that_are_short_stay_short_V_142():
    """V-141, V-142, C-20: also after tokens have come and gone."""
    one = table(
        [{"1:0": "45", "1:1": "11", "2:0": "14 points:12"}, {"1:0": "5"}],
        phase="laws",
        piles={"people.0": "60", "laws.0": "111"},
        pools={"points 12": 0, "attack/defence": 3},
        attacks=[1, 0],
    )
    assert again(one).pools == state_of(one).pools
    one.play(A, "choose 111")
    one.play(A, "place 1:2")
    one.play(A, "at 2:0")
    twin = again(one)
    assert twin.pools == state_of(one).pools
    assert int(twin.pools[POOL_NAMES.index("points 12")]) == 1, "the token of the recalled card has come back"


def test_a_law_of_a_large_number_can_be_told_E_21(tmp_path, monkeypatch):
    """E-21, 12.2: sets of one's own may use any number."""
    fixture = Path(__file__).parent.joinpath("sets", "fixture.toml").read_text(encoding="utf-8")
    large = fixture.replace('"pass_bonus", n = 1 ', '"pass_bonus", n = 1000000 ').replace(
        '"fixture"', '"large"'
    )
    tmp_path.joinpath("large.toml").write_text(large, encoding="utf-8")
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    one = table(
        [{"1:0": "32", "1:1": "71"}, {"1:0": "5"}], {"card_set": "large"}, **{**BIDDING, "reserve": "B4 R4"}
    )
    one.play(A, "pass")
    one.play(B, "bid B")
    assert list(again(one).legal(A)) == one.legal(A)


@pytest.mark.parametrize("short", [{"points 12": 9}, {"points 9": 1}, {"points 12": -1}])
def test_pools_hold_no_more_than_there_is_V_142(short):
    """V-142."""
    with pytest.raises(BadPosition, match="pools"):
        viceroy(2).set_up(position([{"1:0": "32"}, {"1:0": "5"}], pools=short, **BIDDING))


@pytest.mark.parametrize("card", ["32 R1", "65 R1", "66 R4 B2", "140 R2 B2", "140 R1 done1"])
def test_gems_lie_only_on_a_law_that_lets_them_be_laid_E_18(card):
    """E-18: not on a character, not more than its limit, not before it has been carried out."""
    with pytest.raises(BadPosition, match="gems at most are laid on 1:1") as refused:
        viceroy(2).set_up(position([{"1:0": "11", "1:1": card}, {"1:0": "5"}], **BIDDING))
    assert refused.value.rule == "E-18"


def test_with_a_short_law_deck_the_other_laws_are_out_of_the_study_V_144():
    """V-81, V-144, C-19: nobody need hold them."""
    parts = {"piles": {"bought.0": "20", "small": "", "law_deck": "65"}, "screens": ["R1 G1", "-"]}
    one = table([{"1:0": "14", "1:1": "5"}, {"1:0": "11"}], phase="build", **parts)
    assert "66" in again(one).position(EVERYTHING)["piles"]["discard"].split()
    one.play(A, "build 2:0")
    assert [one.game.set.names[card] for card in state_of(one).hands[A]] == ["65"]
    assert Position(one.seen(B), one.game).legal == one.legal(B)


def test_a_set_up_after_the_auction_has_opened_the_cards_of_the_next_turn_V_51_V_52():
    """V-51, V-52: four cards for each turn to come; in the payment phase those of the next lie at the bases."""
    alone = [{"1:0": "32"}, {"1:0": "5"}]
    bidding = table(alone, phase="bid", turn=1, piles=line(B="40", R="27", G="45", Y="60"))
    assert len(state_of(bidding).big.cards) == 8
    piles = {**line(B="40", R="27", G="45", Y="60"), "bought.0": "14"}
    paying = table(alone, phase="keep", turn=1, piles=piles)
    assert len(state_of(paying).big.cards) == 4
    last = table(alone, phase="keep", turn=3, piles=piles)
    assert len(state_of(last).big.cards) == 0


@pytest.mark.parametrize("told", [{}, {"keepers": 1}])
def test_in_a_described_refusal_whoever_has_his_card_still_keeps_it_V_70(told):
    """V-70: B has refused and takes his gems; then A builds, without anybody having to say that he keeps."""
    two = table(
        [{"1:0": "32"}, {"1:0": "5"}],
        phase="refuse",
        piles={"bought.0": "20"},
        screens=["R1", "-"],
        reserve="B2 G2",
        tasks=["gems 1 3 3 0"],
        **told,
    )
    two.act(B, ["gem B", "gem B", "gem G"])
    assert two.actors() == [A]
    two.play(A, "build 1:1")
    assert state_of(two).pyramids[A].find(1, 1) is not None


@pytest.mark.parametrize(
    ("phase", "keepers", "wanted"), [("keep", 1, 0), ("build", 1, 3), ("build", 0, 3), ("build", 7, 3)]
)
def test_keepers_follow_from_the_cards_bought_V_70(phase, keepers, wanted):
    """V-70: before the decision nobody keeps, after it everybody who has his card."""
    three = [{"1:0": "32"}, {"1:0": "5"}, {"1:0": "14"}]
    piles = {"bought.0": "20", "bought.1": "40"}
    start = position(three, phase=phase, piles=piles, screens=["R1", "R1", "-"], keepers=keepers)
    with pytest.raises(BadPosition, match=f"keepers is {keepers}; here it is {wanted}"):
        viceroy(3).set_up(start)


def test_who_has_bought_is_out_of_a_described_auction_V_44():
    """V-44: otherwise he would buy a second card and the first would be lost."""
    piles = {**line(B="40", R="27"), "bought.0": "20"}
    parts = {"phase": "bid", "piles": piles, "screens": ["B1", "B1"]}
    two = table([{"1:0": "32"}, {"1:0": "5"}], **parts)
    assert two.actors() == [B]
    with pytest.raises(BadPosition) as refused:
        viceroy(2).set_up(position([{"1:0": "32"}, {"1:0": "5"}], **parts, auction=["in", "in"]))
    assert refused.value.rule == "V-44"


@pytest.mark.parametrize(
    ("phase", "pile"),
    [
        ("laws", "bought.0"),
        ("bid", "revealed.0"),
        ("bid", "drawn.0"),
        ("bid", "start.0"),
        ("bid", "thrown.0"),
        ("bid", "aside"),
        ("keep", "revealed.1"),
    ],
)
def test_cards_lie_only_where_they_can_in_a_phase_3_3(phase, pile):
    """3.3: a card that nobody would take up again would be lost to the game."""
    piles = {**line(B="40", R="27"), "laws.0": "65", pile: "20"}
    if phase == "keep":
        piles["bought.0"] = "14"
    with pytest.raises(BadPosition) as refused:
        viceroy(2).set_up(position([{"1:0": "32"}, {"1:0": "5"}], phase=phase, piles=piles))
    assert refused.value.words["part"] == pile


def test_claims_come_before_anything_else_that_is_asked_V_45():
    """V-45: two claims on top of each other would ask one player alone."""
    start = position(
        [{"1:0": "32"}, {"1:0": "5"}],
        phase="auction",
        piles=line(B="40 20"),
        bids=[0, 0],
        tasks=["claim 0 0 0 1", "colour -1 3 0 0", "claim 0 0 0 1"],
    )
    with pytest.raises(BadPosition, match="two claim before anything else"):
        viceroy(2).set_up(start)


def test_cards_of_which_no_place_is_told_lie_in_a_row_V_21():
    """V-21, V-100: of a player without places; beside one whose cards are told place by place."""
    piles = {"pyramid.0": "32 11 14", "pyramid.1": "45 60 58", **line(B="40", R="27")}
    start = {"phase": "bid", "piles": piles, "screens": ["B1", "-"]}
    one = Table(viceroy(2), start=start)
    assert one.state.position(EVERYTHING)["places"] == [["1:0", "1:1", "1:2"], ["1:0", "1:1", "1:2"]]
    told = {"piles": {"pyramid.0": "32 11", "pyramid.1": "45 60 58"}, "places": [[], ["1:0", "1:1", "2:0"]]}
    assert [entry.amount for entry in viceroy(2).score(told)] == [0] * 7 + [3] + [0] * 6
    with pytest.raises(BadPosition):
        viceroy(2).score({**told, "places": [["1:0"], ["1:0", "1:1", "2:0"]]})
