"""Card sets over HTTP: cards printed in the language that is asked for, lists checked as the table does."""

from __future__ import annotations

from pathlib import Path

import pytest

from lomber.games.berserk.ready import built_in
from lomber.server.card_sets import known, page
from lomber.server.mistakes import Refused
from lomber.text import FALLBACK, LANGUAGES
from tests.server.test_members import Come, refusal
from tests.server.test_members import come as come
from tests.server.visitors import Server

DECK = built_in().decks["steppe"]


def test_a_set_is_printed_and_a_list_is_checked(server: Server, come: Come) -> None:
    guest = come(server)
    for lang in LANGUAGES:
        page = guest.get(f"/api/card-sets/five_shores/{lang}")
        assert [card["id"] for card in page["cards"]] == list(built_in().cards)
        courier = next(card for card in page["cards"] if card["id"] == "grass_courier")
        assert courier["name"] == built_in().cards["grass_courier"]["name"][lang]
        assert courier["text"][0][0][1] == "BH-239"
        assert [deck["plan"] for deck in page["decks"]] == [d.plan[lang] for d in built_in().decks.values()]

    assert guest.get("/api/card-sets/five_shores/xx")["lang"] == FALLBACK

    def faults(**more: object) -> list[str]:
        asked = {"hero": DECK.hero, "cards": dict(DECK.cards), **more}
        return [
            fault["code"] for fault in guest.post("/api/card-sets/five_shores/lists/check", asked)["faults"]
        ]

    assert faults() == []
    assert faults(deck_min=41) == ["too_few"]
    assert faults(hero="ivel").count("wrong_element") > 10
    of_two = [card for card in DECK.cards if len(built_in().cards[card].get("elements", ())) == 2]
    assert faults(multi_element="all") == ["wrong_element"] * len(of_two) != []
    unnamed = guest.get("/api/card-sets/fixtures.toml/en")
    assert (unnamed["set"], unnamed["name"], unnamed["cards"][0]["name"]) == (
        "fixtures",
        "fixtures",
        "fx_hero",
    )
    assert refusal(guest.http.get("/api/card-sets/..five_shores/en")) == (404, "no-card-set")
    assert refusal(guest.http.get("/api/card-sets/none/en")) == (404, "no-card-set")


HOUSE_CARDS = """
[set]
id = "house-cards"
name = { ru = "Домашние", uk = "Домашні", en = "House cards" }

[cards.landlord]
type = "hero"
name = { ru = "Хозяин", uk = "Господар", en = "The Landlord" }
lives = 28

"""

CAT = """
[cards.cat_{0}]
type = "creature"
name = {{ ru = "Кот {0}", uk = "Кіт {0}", en = "Cat {0}" }}
rarity = "common"
cost = 1
strike = 1
lives = 1
keywords = ["dash"]
"""

HOUSE_DECKS = """
[decks.home]
hero = "landlord"
name = { ru = "Дом", uk = "Дім", en = "Home" }
[decks.home.cards]
"""


def test_a_set_of_the_house_s_own_is_printed_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """LOMBER_CARD_SETS names the folder; ready decks may stand in a file of their own."""
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    cats = {f"cat_{n}": 3 for n in range(14)}
    cards = HOUSE_CARDS + "".join(CAT.format(n) for n in range(14))
    decks = HOUSE_DECKS + "".join(f"{cat} = 3\n" for cat in cats)
    (tmp_path / "House-cards.toml").write_text(cards, "utf-8")
    (tmp_path / "House-cards.decks.toml").write_text(decks, "utf-8")
    printed = page("House-cards", "uk")
    assert (printed.set, printed.name) == ("House-cards", "Домашні")
    assert [card.name for card in printed.cards[:2]] == ["Господар", "Кіт 0"]
    assert printed.cards[1].text[0][0][1] == "BH-239"
    assert [(deck.name, deck.hero, deck.cards) for deck in printed.decks] == [("Дім", "landlord", cats)]
    (tmp_path / "faulty.toml").write_text("[cards.cat]\ntype = 'dog'\n", "utf-8")
    for name in ("faulty", "../House-cards", "House-cards.decks"):
        with pytest.raises(Refused):
            known(name)
