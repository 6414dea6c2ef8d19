"""The base set: held to chapter 19, and every card of it played."""

from __future__ import annotations

import itertools
import random
import tomllib
from typing import Any

import pytest

from lomber.games.berserk.budget import budget, features
from lomber.games.berserk.cards import HERO, IN_RESERVE, ORDINARY
from lomber.games.berserk.coverage import ROWS, uncovered
from lomber.games.berserk.decks import Limits, check_deck
from lomber.games.berserk.lint import lint
from lomber.games.berserk.lint_values import Fault
from lomber.games.berserk.ready import built_in, built_in_library, set_text
from lomber.games.berserk.state import Duel, Rules
from lomber.games.berserk.traits import CONSTRUCTIONS, ENTRIES, traits
from lomber.games.berserk.turn import new_duel
from tests.games.berserk.test_random_duels import LONGEST, places, step

DECKS = built_in().decks
PAIRS = list(itertools.combinations_with_replacement(DECKS, 2))


def test_the_base_set_passes_every_check_of_chapter_19() -> None:
    assert lint(set_text(), base=True) == []
    assert len(built_in().cards) >= 130


def test_there_are_six_legal_decks_of_forty() -> None:
    assert len(DECKS) == 6
    for deck in DECKS.values():
        assert len(deck.listed()) == 40
        assert check_deck(built_in().cards, deck.hero, deck.cards, Limits()) == []
        assert set(deck.plan) == set(deck.name) == {"ru", "uk", "en"}


# -- every check can fail, on its line


def changed(old: str, new: str) -> tuple[str, list[Fault]]:
    """The set with one change, and what is told of it."""
    assert set_text().count(old) == 1, set_text().count(old)
    text = set_text().replace(old, new)
    return text, lint(text, base=True)


def test_a_creature_out_of_its_budget_is_told_on_its_line() -> None:
    head = '[cards.walking_fortress]\ntype = "creature"'
    text, [fault] = changed(
        'cost = 7\nstrike = 5\nlives = 8\nclasses = ["mechanism"]',
        'cost = 7\nstrike = 7\nlives = 8\nclasses = ["mechanism"]',
    )
    assert (fault.code, dict(fault.words)) == (
        "over-budget",
        {"worth": "18", "budget": "16", "cost": "7"},
    )
    assert text[: text.index(head)].count("\n") + 1 == fault.line


def test_a_feature_that_nobody_has_priced_is_told_on_its_line() -> None:
    text, faults = changed('"hire: take_control" = 6\n', "")
    assert [(fault.code, fault.words.get("feature")) for fault in faults] == [
        ("price-missing", "hire: take_control")
    ]
    assert "take_control" in text.splitlines()[faults[0].line - 1]


def test_a_price_that_nothing_costs_is_a_warning_on_its_line() -> None:
    text, [fault] = changed("[prices]\n", '[prices]\n"death: win" = 3\n')
    assert (fault.code, fault.warning) == ("price-unused", True)
    assert "death: win" in text.splitlines()[fault.line - 1]


def test_a_price_is_a_number() -> None:
    text, [fault] = changed('"hire: take_control" = 6\n', '"hire: take_control" = "much"\n')
    assert fault.code == "expected"
    assert "much" in text.splitlines()[fault.line - 1]


@pytest.mark.parametrize(
    ("cost", "worth"), [(0, 1), (1, 3), (2, 5), (3, 7), (4, 9), (5, 11), (6, 13), (7, 16), (8, 18)]
)
def test_the_budget_grows_with_the_cost(cost: int, worth: int) -> None:
    assert budget(cost) == worth


def test_a_misshapen_deck_is_told_on_its_line() -> None:
    text, [fault] = changed("sunken_leviathan = 1\n", "sunken_leviathan = 2\n")
    assert (fault.code, fault.words["what"], fault.words["found"]) == ("out-of-shape", "cards", "41")
    assert text.splitlines()[fault.line - 1] == "[decks.swamp]"


def without(trait: str) -> set[str]:
    """What is said to be missing from the set when no card carries a trait any more."""
    left = {id: body for id, body in built_in().cards.items() if trait not in traits(body)}
    return {shortfall.words["what"] for shortfall in uncovered({"cards": left})}


@pytest.mark.parametrize("element", ROWS)
def test_every_item_of_an_elements_row_is_asked_for(element: str) -> None:
    for trait in ROWS[element]:
        assert f"{element}: {trait}" in without(trait)


def test_every_entry_of_the_glossary_and_every_construction_is_asked_for() -> None:
    assert sorted(ENTRIES) == [f"BH-{n}" for n in (*range(200, 252), *range(260, 264))]
    missing = {shortfall.words["what"] for shortfall in uncovered({})}
    assert {f"{rule}: {' / '.join(words)}" for rule, words in ENTRIES.items()} <= missing
    assert set(CONSTRUCTIONS) | {"hire"} <= missing


def test_a_feature_is_called_by_its_words_however_they_are_written() -> None:
    """19.3: one word or a list of it is the same feature; a demand that is counted in play is another one."""
    steps = [{"lose": "dash", "to": "self"}, {"lose": ["dash"], "to": "self"}]
    steps += [{"extort": {"close_coins": 2}}, {"extort": {"close_coins": {"count": {}}}}]
    card = {"type": "creature", "abilities": [{"on": "hire", "do": steps}]}
    told = [(feature, times) for _, feature, times in features(card, {})]
    assert told[0] == told[1] == ("hire: lose dash", 1.0)
    assert told[2:] == [("extort coins", 2.0), ("extort coins counted", 1.0)]
    assert budget_words(keywords=[{"elusive": {"class": "pirate"}}]) == [("elusive", 1.0)]
    assert budget_words(keywords=[{"elusive": {"class": ["pirate"]}}]) == [("elusive", 1.0)]
    assert budget_words(keywords=[{"elusive": {"class": ["pirate", "orc"]}}]) == [("elusive broad", 1.0)]


def test_to_heal_all_wounds_is_no_heal_of_one() -> None:
    """19.3: half a point for each wound that is healed; all of them have a price of their own."""
    for amount, feature in ((3, ("hire: heal", 3.0)), ("all", ("hire: heal fully", 1.0))):
        text = {"on": "hire", "do": [{"heal": amount, "to": "hero"}]}
        assert budget_words(abilities=[text]) == [feature]


def budget_words(**card: Any) -> list[tuple[str, float]]:
    return [(feature, times) for _, feature, times in features({"type": "creature", **card}, {})]


def told_with(changed: dict[str, Any]) -> set[str]:
    """What is said of the set when some of its cards are others."""
    described = tomllib.loads(set_text())
    described["cards"] |= changed
    return {str(shortfall.words.get("what", "")) for shortfall in uncovered(described)}


def test_one_spell_does_not_stand_for_two_places_of_the_curve() -> None:
    """19.1: one each of cost 1–2, 2–3, 4, 5–7: a spell of cost 2 alone leaves one place empty."""
    assert told_with({}) == set()
    spells = {id: body for id, body in built_in().cards.items() if body["type"] == "spell"}
    steppe = {id: body for id, body in spells.items() if body.get("elements") == ["steppe"]}
    cheap = sorted(steppe, key=lambda id: steppe[id]["cost"])[:2]
    moved = {cheap[0]: {**steppe[cheap[0]], "cost": 2}, cheap[1]: {**steppe[cheap[1]], "cost": 8}}
    assert "steppe: spell, cost 1–3" in told_with(moved)


def test_the_mountain_is_protected_from_strikes_or_shots_not_only_from_poison() -> None:
    """19.2: two Protections, one from strikes or shots, one from spells."""
    guarded = {
        id: {**body, "keywords": [{"protection": {"kinds": ["poison"]}}]}
        for id, body in built_in().cards.items()
        if "protection from attacks" in traits(body)
    }
    assert "mountain: protection from attacks" in told_with(guarded)


def test_on_attack_is_about_the_attack_of_the_card_itself() -> None:
    """BH-235, 19.2."""
    own = {"event": "attack", "card": "self", "kind": "shot"}
    for on, its_own in (("attack", True), (own, True), ({"event": "attack"}, False)):
        assert ("on attack" in traits({"type": "creature", "abilities": [{"on": on, "do": []}]})) == its_own


def test_the_neutral_deck_plays_its_whole_row() -> None:
    """19.2, 19.4: without its horde it is told."""
    described = tomllib.loads(set_text())
    deck = described["decks"]["free_port"]
    deck["cards"] = {
        id: n for id, n in deck["cards"].items() if "horde" not in traits(described["cards"][id])
    }
    told = [each.words["what"] for each in uncovered(described) if each.path == ("decks", "free_port")]
    assert "horde" in told


# -- on the table


def duel_of(decks: tuple[list[int], list[int]], heroes: tuple[int, int]) -> Duel:
    duel = new_duel(built_in_library(), Rules(), list(heroes), [list(decks[0]), list(decks[1])])
    duel.run()
    return duel


def played_out(duel: Duel, rng: random.Random) -> set[int]:
    """Play at random to the end, watching that no card is lost; the numbers of the cards that were played."""
    library, played = built_in_library(), set()
    for _ in range(LONGEST):
        if duel.winner >= 0:
            break
        step(duel, rng)
        assert places(duel) == [int(zone != IN_RESERVE) for zone in duel.zone_of]
        played |= {first for word, first, _, _ in duel.log if word == "plays"}
        played |= {second for word, _, second, _ in duel.log if word == "enters"}
    assert duel.winner in (0, 1, 2)
    assert all(card < len(library.cards) for card in played)
    return played


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_random_duel_of_two_ready_decks_ends_and_loses_no_card(one: str, other: str) -> None:
    numbers = built_in_library().numbers
    lists = [[numbers[card] for card in DECKS[deck].listed()] for deck in (one, other)]
    heroes = (numbers[DECKS[one].hero], numbers[DECKS[other].hero])
    played_out(duel_of((lists[0], lists[1]), heroes), random.Random(f"{one} {other}"))


def test_every_card_of_the_set_is_played_in_a_run_of_random_duels() -> None:
    """Lists of forty drawn from the whole set for every hero in turn, until everything has been played."""
    library, rng = built_in_library(), random.Random(11)
    heroes = [card for card in library.cards if card.type == HERO]
    waiting = {card.number for card in library.cards if card.type != HERO}
    for n in range(60):
        if not waiting:
            break
        pair = (heroes[n % len(heroes)], heroes[(n + 5) % len(heroes)])
        fitting = [
            [
                c.number
                for c in library.cards
                if c.type != HERO and c.reserve == ORDINARY and _led(c.elements, hero.elements)
            ]
            for hero in pair
        ]
        for cards in fitting:
            cards.sort(key=lambda card: (card not in waiting, rng.random()))
        decks = [[cards[i % len(cards)] for i in range(40)] for cards in fitting]
        waiting -= played_out(duel_of((decks[0], decks[1]), (pair[0].number, pair[1].number)), rng)
    assert {library.cards[number].id for number in waiting} == set()


def _led(elements: int, of_hero: int) -> bool:
    return not elements or bool(elements & of_hero)
