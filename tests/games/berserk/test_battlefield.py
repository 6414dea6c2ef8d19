"""What a drawing of the battlefield needs (chapter 25): what changed a card, prices, attacks, where cards lie."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.games.berserk.annotating import OTHERS, STATS
from lomber.games.berserk.language import KEYWORDS
from lomber.text import Words
from tests.games.berserk.test_game import at_board, view_of


def drawn(table: Table, seat: int) -> dict[str, Any]:
    return view_of(table, seat).drawing()


def test_a_card_tells_what_changed_it_in_the_order_of_acquisition() -> None:
    """Chapter 25, BH-181, BH-187: lasting, until end of turn, and what a text in play gives for now."""
    table = at_board([{"card": "fx_engine"}, {"card": "fx_banner"}], hand_0="fx_gift fx_fury")
    for move in ("play fx_gift", "target A.fx_engine", "play fx_fury", "target A.fx_engine"):
        table.play(0, move)
    engine = drawn(table, 1)["berserk"][0]["squad"][0]
    assert (engine["strike"], engine["lives"], engine["printed"]) == (6, 6, [2, 3])
    told = [(change["key"], change["words"]) for change in engine["changes"]]
    assert [(key, words.get("by", ""), words["until"]) for key, words in told] == [
        ("change-strike", "+1", "always"),
        ("change-lives", "+2", "always"),
        ("change-strike", "+2", "turn"),
        ("change-gains", "", "turn"),
        ("change-strike", "+1", "while"),
        ("change-lives", "+1", "while"),
    ]
    assert told[3][1]["keyword"] == "dash"


def test_who_sees_a_back_is_told_nothing_of_what_changed_it_BH_242() -> None:
    game = make("berserk", card_set="fixtures", hidden_identity="concealed")
    table = at_board([{"card": "fx_lurker", "hidden": True, "poison": 2}], game=game)
    assert drawn(table, 0)["berserk"][0]["squad"][0]["changes"] != []
    back = drawn(table, 1)["berserk"][0]["squad"][0]
    assert (back["card"], back["changes"], back["features"], back["cost"]) == ("??", [], [], 0)


def test_a_card_in_hand_shows_what_it_would_cost_now_BH_70() -> None:
    table = at_board([{"card": "fx_guild"}], hand_0="fx_bolt fx_engine", hand_1="fx_bolt")
    hand = next(zone.cards for zone in table.view(0).scene().zones if zone.name == "hand.0")
    assert dict(zip(hand, drawn(table, 0)["prices"], strict=True)) == {"fx_bolt": 1, "fx_engine": 3}
    assert drawn(table, -1)["prices"] == []


def test_all_see_who_attacks_whom_while_a_defender_is_asked_for_BH_123() -> None:
    table = at_board([{"card": "fx_engine"}], [{"card": "fx_rat"}, {"card": "fx_rat"}])
    assert drawn(table, 0)["attack"] == []
    table.play(0, "attack A.fx_engine B.fx_rat#2")
    for seat in (-1, 0, 1):
        assert drawn(table, seat)["attack"] == ["A.fx_engine", "B.fx_rat#2"]
    table.play(1, "defender B.fx_rat")
    assert drawn(table, 0)["attack"] == []


def test_a_frenzied_creature_is_named_to_who_must_attack_BH_201() -> None:
    table = at_board([{"card": "fx_berserker"}], hand_0="fx_rat")
    assert drawn(table, 0)["frenzied"] == ["A.fx_berserker"]
    assert [fact.words["card"] for fact in view_of(table, 0).facts() if fact.key == "fact-frenzy"] == [
        "A.fx_berserker"
    ]
    assert drawn(table, 1)["frenzied"] == []


@pytest.mark.parametrize(
    ("spell", "place"), [("fx_seek", "deck.0"), ("fx_raise", "graveyard.0"), ("fx_gratis", "hand.0")]
)
def test_a_choice_says_where_its_card_lies(spell: str, place: str) -> None:
    """An equal card of the hand is not meant where one looks through the deck or a graveyard."""
    table = at_board(
        [{"card": "fx_rat"}, {"card": "fx_bomb"}],
        deck_0="fx_bolt fx_rain fx_rat",
        hand_0=f"{spell} fx_rain fx_rat fx_bolt",
    )
    table.play(0, "play fx_rain")
    table.play(0, f"play {spell}")
    zones = {choice.zone for choice in table.view(0).scene().choices if choice.card and not choice.aside}
    assert zones == {place}


def test_a_feature_that_can_be_used_says_where_it_is_printed_BH_90() -> None:
    """Keywords stand in a paragraph of their own before the texts."""
    table = at_board([{"card": "fx_archer"}])
    assert drawn(table, 0)["berserk"][0]["squad"][0]["features"] == [["fx_archer", 0]]


def test_poison_that_waits_is_said_as_poison_BH_228() -> None:
    table = at_board([{"card": "fx_totem"}, {"card": "fx_sickling"}], hand_0="fx_rat")
    table.play(0, "end")
    table.play(1, "end")
    queue = {waiting.name for waiting in view_of(table, 0).queue}
    assert queue == {"A.fx_totem", "poison A.fx_sickling"}
    assert {fact.key for fact in view_of(table, 0).facts()} >= {"fact-waiting", "fact-waiting-poison"}


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_whatever_is_written_beside_a_card_has_words(lang: str) -> None:
    words = Words(lang, "lomber.games.berserk")
    keys = [*OTHERS.values(), *(f"change-{stat}" for stat in STATS.values()), "change-gains", "change-loses"]
    keys += [f"keyword-{keyword}" for keyword in KEYWORDS]
    assert [key for key in keys if not words.has(key.replace("_", "-"))] == []
