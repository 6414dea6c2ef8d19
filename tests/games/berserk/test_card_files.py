"""The card language: the fixtures load as they stand, and every fault of 18.7 is told on its line."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lomber import make
from lomber.cli import main
from lomber.games.berserk import cards, language, verbs
from lomber.games.berserk.collection import FOLDER
from lomber.games.berserk.decks import Limits, check_deck
from lomber.games.berserk.lint import lint
from lomber.games.berserk.loader import BadSet, load
from lomber.games.berserk.positions import lines_of
from lomber.table.errors import BadOptions, LomberError
from lomber.text import LANGUAGES, Words
from tests.games.berserk.library import FIXTURES, ROOT, fixture_cards, fixture_text

SPELL = '[cards.one]\ntype = "spell"\ncost = 1\nabilities = [ { spell = true, do = [\n  %s\n] } ]\n'
CREATURE = '[cards.one]\ntype = "creature"\ncost = 1\nstrike = 1\nlives = 1\n%s\n'
HEADER = (
    '[set]\nid = "trial"\nname = { ru = "а", uk = "б", en = "c" }\n'
    'classes.elf = { ru = "эльф", uk = "ельф", en = "elf" }\nspell_kinds = {}\n'
)
NAMED = '[cards.one]\ntype = "creature"\ncost = 1\nstrike = 1\nlives = 1\nname = { ru = "а", uk = "б", en = "c" }\n'


def told(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.code) for fault in lint(text)]


def test_the_fixture_block_of_the_rules_loads_as_it_stands() -> None:
    assert lint(fixture_text()) == []
    assert len(load({"fixtures.toml": fixture_text()}).cards) == len(fixture_cards()) == 95


def test_the_fixtures_are_those_that_the_rules_print() -> None:
    rules = (ROOT / "docs" / "rules" / "berserk.md").read_text(encoding="utf-8")
    block = rules[rules.index("### 18.5") : rules.index("### 18.6")].split("```toml\n")[1].split("```")[0]
    assert tomllib.loads(fixture_text()) == tomllib.loads(block)


def test_the_fixtures_use_every_keyword_verb_and_payment() -> None:
    used: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            used.update(value)
        for member in value.values() if isinstance(value, dict) else value:
            if isinstance(member, str):
                used.add(member)
            elif isinstance(member, dict | list):
                walk(member)

    walk(fixture_cards())
    assert set(language.KEYWORDS) <= used
    assert set(language.VERBS) <= used
    assert set(language.PAYMENTS) <= used


def test_verbs_and_events_of_the_engine_are_those_of_the_language() -> None:
    control = {"if", "may", "choose", "for_each", "repeat"}
    assert set(verbs.VERBS) | control == set(language.VERBS)
    assert [*language.EVENTS, *language.WOULD_EVENTS] == verbs.EVENTS


IS_TARGET = "{ is = 'target', fits = {} }"
ITS_COST = "{ stat = 'cost', of = 'target' }"
LATE_BLOCK = "{ delay = { on = 'turn_end', do = [ { block_attack = true } ] } }"


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ('{ wound = 1, to = "target" }', "no-target"),
        ('{ wound = 1, to = "t:a" }', "no-target"),
        ("{ wound = 1 }", "missing"),
        ('{ wund = 1, to = "hero" }', "unknown-near"),
        ("{ levitate = 1 }", "unknown"),
        ("{ draw = 1, heal = 1 }", "one-verb"),
        ('{ draw = 1, whom = "you" }', "unknown"),
        ('{ draw = "two" }', "expected"),
        ("{ draw = 10000 }", "range"),
        ("{ draw = true }", "expected"),
        ('{ wound = 1, to = "it" }', "it-outside"),
        ('{ wound = 1, to = "event.card" }', "event-outside"),
        ('{ wound = { event = "amount" }, to = "hero" }', "event-outside"),
        ('{ draw = 1, player = "event.player" }', "event-outside"),
        ("{ block_attack = true }", "block-elsewhere"),
        ('{ create = "one" }', "wrong-reserve"),
        ('{ create = "two" }', "unknown"),
        ('{ place = "one", into = "you" }', "wrong-reserve"),
        ("{ fight = { type = 'creature' } }", "missing"),
        ('{ gain = [ "armour" ], to = "hero" }', "keyword-value"),
        ('{ gain = [ { dash = 1 } ], to = "hero" }', "keyword-bare"),
        ('{ lose = ["dish"], to = "hero" }', "unknown-near"),
        ('{ wound = 1, to = { typ = "hero" } }', "unknown-near"),
        ('{ wound = 1, to = { type = "dragon" } }', "unknown"),
        ("{ if = { sun = 1 }, then = [] }", "expected"),
        ("{ extort = {} }", "expected"),
        ("{ choose = [] }", "expected"),
        ('{ modify = { speed = 1 }, to = "hero" }', "unknown"),
        ('{ modify = {}, to = "hero" }', "expected"),
        ('{ gain = [], to = "hero" }', "expected"),
        ("{ destroy = { any = [] } }", "expected"),
        ("{ draw = { plus = [1] } }", "expected"),
        ('{ draw = { stat = "strike" } }', "missing"),
        ('{ win = "me" }', "unknown"),
        ("{ create = [1] }", "unknown"),
        ("{ destroy = { card_id = [['one']] } }", "expected"),
        ("{ destroy = { class = [] } }", "expected"),
        ("{ destroy = { kind = [] } }", "expected"),
        ("{ destroy = { zone = ['hand', 'sea'] } }", "unknown"),
        ('{ gain_ability = { spell = true, do = [] }, to = "hero" }', "spell-elsewhere"),
        ('{ gain_ability = { give = {} }, to = "hero" }', "expected"),
        ("{ delay = { on = 'turn_end', do = [ { draw = { event = 'amount' } } ] } }", "event-outside"),
        ("{ modify = { strike = 1 }, to = { type = 'creature' }, until = 'while_source' }", "spell-leaves"),
    ],
)
def test_a_fault_in_a_step_is_told_on_its_line(step: str, code: str) -> None:
    assert (5, code) in told(SPELL % step)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("keywords = [ { armour = 0 } ]", "range"),
        ("keywords = [ { armour = 10 } ]", "range"),
        ('keywords = [ "armour" ]', "keyword-value"),
        ('keywords = [ "fly" ]', "unknown"),
        ("keywords = [ { protection = { spells = true, kinds = ['shot'] } } ]", "spells-alone"),
        ("keywords = [ { protection = { from = { type = 'spell' } } } ]", "from-spells"),
        ("keywords = [ { protection = { from = { type = ['creature', 'spell'] } } } ]", "from-spells"),
        ("keywords = [ { protection = { from = { any = [ { type = 'spell' } ] } } } ]", "from-spells"),
        ("keywords = [ { protection = { kinds = ['spell'] } } ]", "unknown"),
        ("colour = 1", "unknown"),
        ('rarity = "mythic"', "unknown"),
        ('elements = ["fire"]', "unknown-near"),
        ("abilities = [ { do = [] } ]", "one-kind"),
        ('abilities = [ { on = "hire", cost = {}, do = [] } ]', "one-kind"),
        ("abilities = [ { spell = 1, do = [] } ]", "expected"),
        ('abilities = [ { on = "birthday", do = [] } ]', "unknown"),
        ('abilities = [ { on = "would_wound", do = [] } ]', "unknown"),
        ("abilities = [ { on = { event = 'dies', amount = 2 }, do = [] } ]", "unknown"),
        ('abilities = [ { on = "hire" } ]', "missing"),
        ('abilities = [ { on = "hire", uses = 2, do = [] } ]', "unknown"),
        ("abilities = [ { cost = {}, uses = 0, do = [] } ]", "free-for-ever"),
        ("abilities = [ { cost = { close_other = {} }, uses = 0, do = [] } ]", "free-for-ever"),
        ("abilities = [ { cost = { coins = 0, wound_self = -1 }, uses = 0, do = [] } ]", "free-for-ever"),
        ("abilities = [ { cost = { sacrifice = { count = 0 } }, uses = 0, do = [] } ]", "free-for-ever"),
        (f"abilities = [ {{ on = 'defends', do = [ {LATE_BLOCK} ] }} ]", "block-elsewhere"),
        ("abilities = [ { replace = 'would_die', do = [] } ]", "endless"),
        ("abilities = [ { replace = 'would_die', prevent = 1 } ]", "prevent-elsewhere"),
        ("abilities = [ { replace = 'would_wound' } ]", "do-or-prevent"),
        ("abilities = [ { on = 'hire', target = {}, targets = [ { id = 'a' } ], do = [] } ]", "target-twice"),
        ("abilities = [ { on = 'hire', targets = [ {}, {} ], do = [] } ]", "slot-name"),
        (f"abilities = [ {{ on = 'hire', if = {IS_TARGET}, target = {{}}, do = [] }} ]", "no-target"),
        (f"abilities = [ {{ on = 'hire', target = {{ cost_max = {ITS_COST} }}, do = [] }} ]", "no-target"),
        (f"abilities = [ {{ cost = {{ coins = {ITS_COST} }}, target = {{}}, do = [] }} ]", "no-target"),
        ("abilities = [ { on = 'hire', target = { min = 2 }, do = [] } ]", "expected"),
        ("abilities = [ { give = { luck = 1 } } ]", "unknown"),
        ('abilities = [ { give = { cannot = ["sing"] } } ]', "unknown"),
        ("abilities = [ { on = { event = ['hire'] }, do = [] } ]", "unknown-near"),
        ("abilities = [ { on = { event = {} }, do = [] } ]", "unknown"),
        ("abilities = [ { on = { event = 'death', card = {} }, do = [] } ]", "expected"),
        (
            "abilities = [ { on = 'hire', do = [ { choose = [ { label = { en = 1 }, do = [] } ] } ] } ]",
            "expected",
        ),
    ],
)
def test_a_fault_on_a_card_is_told_on_its_line(line: str, code: str) -> None:
    assert (6, code) in told(CREATURE % line)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ('[cards.one]\ntype = "hero"\nlives = 30\ncost = 2', [(4, "unknown")]),
        ('[cards.one]\ntype = "hero"', [(1, "missing")]),
        ('[cards.one]\ntype = "creature"', [(1, "missing")] * 3),
        ('[cards.one]\ntype = "support"\ncost = 1\nkind = "hat"', [(4, "unknown")]),
        ('[cards.one]\ntype = "support"\ncost = 1', [(1, "missing")]),
        ('[cards.one]\ntype = "spell"\ncost = 1', [(1, "spell-texts")]),
        ("[cards.one]\nlives = 1", [(1, "missing")]),
        ('[cards.One]\ntype = "hero"\nlives = 30', [(1, "bad-id")]),
        ("cards = 3", [(1, "expected")]),
        ("[card.one]", [(1, "unknown-near")]),
        (
            '[cards.one]\ntype = "hero"\nlives = 1\nabilities = [ { spell = true, do = [] } ]',
            [(4, "spell-elsewhere")],
        ),
        (
            (
                '[cards.one]\ntype = "spell"\ncost = 1\n[[cards.one.abilities]]\nspell = true\ndo = []\n'
                "[[cards.one.abilities]]\nspell = true\ndo = []"
            ),
            [(7, "spell-texts")],
        ),
        ("[cards.one\n", [(1, "syntax")]),
        ("[cards.one]\na = 1\na = 2\n", [(3, "syntax")]),
    ],
)
def test_each_type_of_card_needs_what_it_needs(text: str, faults: list[tuple[int, str]]) -> None:
    assert told(text) == faults


def test_a_set_names_everything_in_three_languages_and_lists_its_words() -> None:
    assert told(HEADER + NAMED) == []
    assert told(HEADER + NAMED.replace('uk = "б", ', "")) == [(11, "no-language")]
    assert told(HEADER + NAMED + 'classes = ["elf", "orc"]') == [(12, "class-unlisted")]
    assert told(HEADER + NAMED.replace("name", "#"))[0] == (6, "missing")
    assert told(HEADER.replace('en = "elf"', 'en = ""') + NAMED) == [(4, "no-language")]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('abilities = [ { on = "drawn", do = [] } ]', "lies-elsewhere"),
        (
            'abilities = [ { on = { event = "discarded", card = "self" }, zone = "hand", do = [] } ]',
            "lies-elsewhere",
        ),
        ('abilities = [ { on = "death", zone = "graveyard", do = [] } ]', "lies-elsewhere"),
        ('abilities = [ { on = { event = "extort_paid" }, zone = "deck", do = [] } ]', "lies-elsewhere"),
        ('abilities = [ { on = "drawn", zone = "hand", do = [] } ]', ""),
        ('abilities = [ { on = { event = "drawn" }, do = [] } ]', ""),
        ('abilities = [ { on = "turn_start", zone = "graveyard", do = [] } ]', ""),
        ('abilities = [ { on = { event = "dies", card = { other = true } }, zone = "hand", do = [] } ]', ""),
    ],
)
def test_a_text_about_its_own_card_that_never_works_is_warned_of_18_2(body: str, code: str) -> None:
    """18.2, `zone`: a card that is drawn lies in the hand just after, one that dies in play just before."""
    assert [each for _, each in told(CREATURE % body)] == ([code] if code else [])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{ on = "hire", do = [] }', "spell-never"),
        ("{ give = { cost = -1 } }", "spell-never"),
        ("{ cost = { coins = 1 }, do = [] }", "spell-never"),
        ("{ replace = { event = 'would_draw' }, limit = 'turn', do = [] }", "spell-never"),
        ("{ give = { cost = -1 }, zone = 'hand' }", ""),
        ('{ on = "played", zone = "graveyard", do = [] }', ""),
        ('{ on = "drawn", zone = "hand", do = [] }', ""),
    ],
)
def test_a_text_of_a_spell_that_waits_for_it_in_play_is_warned_of_18_2(text: str, code: str) -> None:
    spell = f"[cards.one]\ntype = 'spell'\ncost = 1\nabilities = [ {{ spell = true, do = [] }}, {text} ]"
    assert [each for _, each in told(spell)] == ([code] if code else [])


def test_a_spell_is_of_no_kind_of_the_supports_18_7() -> None:
    """The kinds of spells are those that the header lists; a filter may name either."""
    named = '{ ru = "а", uk = "б", en = "c" }'
    text = HEADER.replace("spell_kinds = {}", f"spell_kinds.wind = {named}")
    text += f"[cards.one]\ntype = 'spell'\ncost = 1\nname = {named}\n"
    text += "abilities = [ { spell = true, do = [ { search = { kind = ['weapon', 'wind'] } } ] } ]\n"
    assert told(text + "kind = 'wind'") == []
    assert told(text + "kind = 'weapon'") == [(11, "kind-unlisted")]


@pytest.mark.parametrize(
    ("reserve", "body", "verb"),
    [
        ("created", "type = 'spell'\ncost = 1\nabilities = [ { spell = true, do = [] } ]", "create = 'one'"),
        ("created", "type = 'hero'\nlives = 9", "create = 'one'"),
        ("placed", "type = 'hero'\nlives = 9", "place = 'one', into = 'you'"),
    ],
)
def test_what_is_created_comes_into_play_and_no_hero_is_put_anywhere(
    reserve: str, body: str, verb: str
) -> None:
    """BH-2, BH-244, BH-261: creatures and supports come into play; a deck holds spells too, and no heroes."""
    card = f"[cards.one]\n{body}\nreserve = '{reserve}'\n"
    text = (
        f"[cards.two]\ntype = 'hero'\nlives = 9\nabilities = [ {{ on = 'attack', do = [ {{ {verb} }} ] }} ]"
    )
    assert told(card + text) == [(card.count("\n") + 4, "expected")]


def test_an_id_is_unique_over_all_sets() -> None:
    with pytest.raises(BadSet) as caught:
        load({"one.toml": CREATURE % "", "two.toml": "\n" + CREATURE % ""})
    assert [(fault.line, fault.code) for fault in caught.value.faults] == [(2, "twice")]
    assert caught.value.words["file"] == "two.toml"


def test_more_classes_than_a_mask_holds_are_refused() -> None:
    with pytest.raises(LomberError):
        load({"many.toml": CREATURE % f"classes = {[f'c{n}' for n in range(62)]}"})


def test_what_the_language_allows_is_not_refused() -> None:
    """18.2, 18.4: words that an event gave are kept by a delay; a list of words; any integer; a later target."""
    later = "{ id = 'a' }, { id = 'b', cost_max = { stat = 'cost', of = 't:a' } }"
    text = f"abilities = [ {{ on = 'hire', targets = [ {later} ], do = [ {{ close = 't:b' }} ] }} ]"
    assert told(CREATURE % text) == []
    kept = "{ delay = { on = 'turn_end', do = [ { draw = { event = 'amount' } } ] } }"
    listed = "{ draw = { count = { who = ['own', 'enemy'], zone = ['hand', 'deck'], hidden = ['no'] } } }"
    for step in (kept, listed, "{ draw = { times = [1000, -1] } }"):
        assert told(CREATURE % f"abilities = [ {{ on = 'wounded', do = [ {step} ] }} ]") == []


@pytest.mark.parametrize("event", ["hire", "death", "extort_paid", "extort_unpaid"])
def test_the_long_form_of_what_is_always_about_this_card_may_say_so(event: str) -> None:
    """18.3: the short form is the long form with `card = "self"`."""
    text = f"abilities = [ {{ on = {{ event = '{event}', card = 'self' }}, do = [ {{ draw = 1 }} ] }} ]"
    assert told(CREATURE % text) == []
    pattern = load({"long.toml": CREATURE % text}).card("one").abilities[0].pattern
    assert pattern is not None
    assert pattern.card.kind == cards.SELF


@pytest.mark.parametrize(
    "text",
    [
        "abilities = [ { give = { cannot = [\n'attack',\n'fly' ] } } ]",
        "abilities = [ { on = { event = 'wounded', kind = [\n'strike',\n'blow' ] }, do = [] } ]",
        "abilities = [ { on = 'hire', do = [ { lose = [\n'dash',\n'dish' ], to = 'self' } ] } ]",
        "abilities = [ { on = 'hire', do = [ { destroy = { type = [\n'hero',\n'imp' ] } } ] } ]",
        "abilities = [ { on = 'hire', do = [ { destroy = { card_id = [\n'one',\n'two' ] } } ] } ]",
    ],
)
def test_a_word_of_a_list_is_told_on_its_own_line(text: str) -> None:
    """18.7: line 6 begins the list, the fault stands on line 8."""
    assert [line for line, _ in told(CREATURE % text)] == [8]


def test_a_leader_who_is_no_hero_is_told_where_he_is_named() -> None:
    """BH-25: though the same card stands in the list too."""
    deck = '[decks.d]\nname = { ru = "а", uk = "б", en = "c" }\nhero = "one"\ncards = { one = 3 }\n'
    wheres = [fault.where for fault in lint(CREATURE % "" + deck) if fault.code == "deck-no-hero"]
    assert wheres == ["decks.d.hero"]


def test_a_fight_on_a_spell_says_who_fights_in_whatever_text() -> None:
    """18.4: `by` is needed on spells, on their other texts too."""
    drawn = "{ on = 'drawn', zone = 'hand', target = { type = 'creature' }, do = [ { fight = 'target' } ] }"
    text = f"[cards.one]\ntype = 'spell'\ncost = 1\nabilities = [ {{ spell = true, do = [] }},\n{drawn} ]"
    assert told(text) == [(5, "missing")]


# -- decks (BH-20 … BH-25)


def deck_codes(hero: str, deck: dict[str, int], **limits: Any) -> list[tuple[str, str]]:
    found = check_deck(FOREST, hero, deck, Limits(**limits))
    return [(wrong.code, wrong.card) for wrong in found]


FOREST: dict[str, Any] = {
    **fixture_cards(),
    **{f"leaf{n}": {"type": "spell", "elements": ["forest"]} for n in range(13)},
    **{f"rock{n}": {"type": "spell"} for n in range(13)},
    "bog": {"type": "spell", "elements": ["swamp"]},
    "border": {"type": "spell", "elements": ["steppe", "forest"]},
}
THIRTY_NINE = {f"leaf{n}": 3 for n in range(13)}


def test_thirty_eight_cards_are_too_few_W_1_a() -> None:
    """W-1, BH-225, G-26: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"leaf0": 2}) == [("too_few", "")]
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"rock0": 1}) == []  # BH-20
    assert deck_codes("fx_hero_archer", THIRTY_NINE, deck_min=39) == []


def test_four_of_one_name_are_too_many_W_1_b() -> None:
    """W-1: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"leaf0": 4}) == [("too_many_copies", "leaf0")]  # BH-22
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"leaf0": 4}, copies_max=4) == []


def test_a_horde_of_five_is_fine_and_six_are_too_many_W_1_c() -> None:
    """W-1: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_rat": 5}) == []
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_rat": 6}) == [("too_many_copies", "fx_rat")]
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_rat": 6}, horde_max=6) == []


def test_a_card_of_two_elements_needs_one_or_all_of_the_heros_W_1_d() -> None:
    """W-1: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    deck = THIRTY_NINE | {"border": 1}
    assert deck_codes("fx_hero_archer", deck) == []  # BH-21
    assert deck_codes("fx_hero_archer", deck, multi_element="all") == [("wrong_element", "border")]


def test_a_created_card_may_not_be_in_a_deck_W_1_e() -> None:
    """W-1: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_token": 1}) == [
        ("not_deckable", "fx_token")
    ]  # BH-23
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_mark": 1}) == [("not_deckable", "fx_mark")]
    assert deck_codes("fx_hero_archer", THIRTY_NINE | {"fx_hero": 1}) == [("not_deckable", "fx_hero")]


def test_three_copies_of_a_swamp_card_are_one_report_W_1_f() -> None:
    """W-1: BH-20, BH-21, BH-22, BH-23, BH-24, BH-25."""
    deck = {f"leaf{n}": 3 for n in range(12)} | {"rock0": 2, "bog": 3}
    assert deck_codes("fx_hero_archer", deck) == [("wrong_element", "bog")]


def test_every_violation_is_told_BH_25() -> None:
    deck = {"fx_token": 1, "bog": 4, "nothing": 1}
    codes = deck_codes("fx_bolt", deck)
    assert {code for code, _ in codes} == {
        "no_hero",
        "not_deckable",
        "wrong_element",
        "too_many_copies",
        "unknown_card",
        "too_few",
    }


def test_a_neutral_hero_leads_neutral_cards_only_BH_21() -> None:
    deck = {f"rock{n}": 3 for n in range(13)} | {"leaf0": 1}
    assert deck_codes("fx_hero", deck) == [("wrong_element", "leaf0")]


def test_a_full_art_printing_counts_as_the_same_name_BH_24() -> None:
    name = {"ru": "Гоблин", "uk": "Гоблін", "en": "Goblin"}
    cards = {
        **FOREST,
        "goblin": {"type": "creature", "name": name, "rarity": "ultra"},
        "goblin_art": {"type": "creature", "name": name},
    }
    found = check_deck(cards, "fx_hero_archer", THIRTY_NINE | {"goblin": 2, "goblin_art": 2}, Limits())
    assert [wrong.code for wrong in found] == ["too_many_copies"]


def test_without_the_rules_of_the_set_its_cards_are_not_deckable() -> None:
    deck = THIRTY_NINE | {"fx_raider": 1, "fx_eel": 1, "fx_curse": 1}
    assert deck_codes("fx_hero_archer", deck) == []
    codes = deck_codes("fx_hero_archer", deck, set_rules=False)
    assert {card for code, card in codes if code == "not_deckable"} == {"fx_raider", "fx_eel", "fx_curse"}


def test_the_linter_tells_the_faults_of_a_ready_deck_on_their_lines() -> None:
    deck = (
        '[decks.trial]\nhero = "one"\nname = { ru = "а", uk = "б", en = "c" }\n[decks.trial.cards]\none = 4\n'
    )
    assert told(HEADER + NAMED + deck) == [
        (13, "deck-no-hero"),
        (15, "deck-too-few"),
        (16, "deck-too-many-copies"),
    ]


# -- lines, and what a person sees


def test_the_line_of_every_key_is_found() -> None:
    text = '# a\n[a."b.c"]\nd = """x\ny\n"""\ne = [ 1,\n  { f = 2, g.h = [] },\n]\n\n'
    text += "[[i.j]]\nk = 1\n[[i.j]]\nl = '#' # m\n"
    lines = lines_of(text)
    assert lines["a", "b.c"] == 2
    assert lines["a", "b.c", "d"] == 3
    assert lines["a", "b.c", "e"] == 6
    assert lines["a", "b.c", "e", 1, "f"] == lines["a", "b.c", "e", 1, "g", "h"] == 7
    assert lines["i", "j", 0, "k"] == 11
    assert lines["i", "j", 1, "l"] == 13


@given(st.text(alphabet="abx=\"'[]{}.,#\n 1", max_size=60))
@settings(max_examples=150, deadline=None)
def test_no_text_whatever_breaks_the_linter(text: str) -> None:
    for fault in lint(text):
        assert 1 <= fault.line <= text.count("\n") + 1


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "self", "target", "creature", "dash"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["do", "on", "to", "wound", "count", "type", "if", "any", "choose"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[ " + ", ".join(as_toml(inner) for inner in value) + " ]"
    return json.dumps("none" if value is None else value)


@given(JUNK)
@settings(max_examples=150, deadline=None)
def test_no_ability_whatever_breaks_the_linter(junk: Any) -> None:
    text = CREATURE % f"abilities = [ {as_toml(junk)} ]"
    assert all(fault.line <= 7 for fault in lint(text))


def test_every_fault_has_its_sentence_in_three_languages() -> None:
    folder = ROOT / "src/lomber/games/berserk"
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("lint*.py"))
    codes = set(re.findall(r'_fault\((?:path|at|\([^()]*\)), "([a-z-]+)"', source)) | {"unknown-near"}
    codes |= {"deck-too-few", "deck-wrong-element", "deck-too-many-copies", "deck-not-deckable"}
    codes = codes - {"deck-"} | {"deck-unknown-card", "deck-no-hero"}
    assert len(codes) >= 30
    for lang in LANGUAGES:
        assert [code for code in codes if not Words(lang).has("fault-" + code)] == []


def test_the_command_line_tells_faults_as_editors_read_them(tmp_path, capsys) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(SPELL % '{ wund = 1, to = "hero" }', encoding="utf-8")
    assert main(["berserk", "check", str(FIXTURES), str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("fixtures.toml: no mistakes; cards: 95")
    assert said[1].endswith(
        "my-cards.toml:5: cards.one.abilities[0].do[0]: nobody knows the word “wund” here; perhaps “wound”?"
    )
    assert main(["berserk", "check", str(file), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["files"][0]["faults"][0]["line"] == 5
    file.write_text(CREATURE % "abilities = [ { replace = 'would_die', do = [] } ]", encoding="utf-8")
    assert main(["berserk", "check", str(file), "--lang", "uk"]) == 0
    assert "обережно" in capsys.readouterr().out


def test_a_file_may_begin_with_the_mark_of_its_encoding(tmp_path, capsys) -> None:
    """Notepad writes one, and ends its lines in two signs."""
    file = tmp_path / "marked.toml"
    text = CREATURE % "abilities = [\n { on = 'hire', do = [ { drow = 1 } ] } ]"
    file.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert main(["berserk", "check", str(file), "--lang", "en"]) == 2
    assert "marked.toml:7: cards.one.abilities[0].do[0]" in capsys.readouterr().out
    file.write_bytes(fixture_text().encode("utf-8-sig"))
    assert main(["berserk", "try", str(file)]) == 0


def test_a_set_that_is_not_in_utf_8_is_refused_in_a_sentence(tmp_path, monkeypatch) -> None:
    (tmp_path / "latin.toml").write_bytes('[set]\nid = "latin"\nname = "é"\n'.encode("latin-1"))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadOptions, match="latin"):
        make("berserk", card_set="latin")
