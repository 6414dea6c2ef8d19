"""Printed texts: every construction of the language has one in three languages, and different ones differ.

The texts of all fixtures and of the base set are kept in `texts.txt`, to be read by people. After a change that is
meant, write them again:

    PYTHONPATH=src python -m tests.games.berserk.test_printing
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lomber.games.berserk import language
from lomber.games.berserk.printing import Printed, Span, card_text, plain, printed_with, spans
from lomber.games.berserk.printing.markup import ENTRY_OF, LINK
from lomber.games.berserk.printing.phrases import Figure, Meant
from lomber.games.berserk.ready import built_in
from tests.games.berserk.library import fixture_cards

TEXTS = Path(__file__).with_name("texts.txt")
ENEMY = {"who": "enemy", "type": "creature"}
WOUND_IT = [{"wound": 1, "to": "target"}]


@functools.cache
def printer(lang: str) -> Printed:
    return printed_with([built_in()], lang, fixture_cards())


def text_of(ability: dict[str, Any], lang: str, **card: Any) -> str:
    body = {"type": "creature", "abilities": [ability], **card}
    return "\n".join(card_text(body, printer(lang)))


# -- the texts that people read


def written() -> str:
    lines = []
    for id, card in (fixture_cards() | dict(built_in().cards)).items():
        texts = {lang: card_text(card, printer(lang)) for lang in language.LANGUAGES}
        if texts["en"]:
            lines += [id, *(f"  {lang}: {' / '.join(texts[lang])}" for lang in language.LANGUAGES)]
    return "\n".join(lines) + "\n"


def test_the_texts_are_those_that_were_read() -> None:
    assert written() == TEXTS.read_text(encoding="utf-8")


# -- every construction

NUMBERS: list[Any] = [
    2,
    {"count": {"who": "own", "type": "creature"}},
    *({"stat": stat, "of": "target"} for stat in language.STATS),
    {"event": "amount"},
    *({key: [2, {"count": ENEMY}]} for key in ("plus", "times", "least", "most")),
]
FILTERS: list[dict[str, Any]] = [
    {},
    *({"who": who} for who in ("own", "enemy")),
    *({"type": of_type} for of_type in ("hero", "creature", "character", "support", "spell")),
    {"type": ["creature", "support"]},
    {"class": "elf"},
    {"class": ["elf", "orc"]},
    {"class": "nobody"},
    {"not_class": "elf"},
    {"not_class": ["elf", "nobody"]},
    *({"element": element} for element in language.ELEMENTS),
    {"element": ["forest", "swamp"]},
    *({flag: yes} for flag in ("neutral", "wounded", "poisoned", "stunned") for yes in (True, False)),
    {"card_id": "bones"},
    {"card_id": ["bones", "foal"]},
    *({"kind": kind} for kind in (*language.SUPPORT_KINDS, "wind", ["wind", "weapon"])),
    *(
        {key: 3}
        for key in ("cost", "cost_max", "cost_min", "strike_max", "strike_min", "lives_max", "lives_min")
    ),
    {"cost_max": {"count": ENEMY}},
    *({"state": state} for state in ("open", "closed")),
    *({key: word} for key in ("has", "lacks") for word in language.KEYWORDS),
    {"other": True},
    *({"reserve": reserve} for reserve in ("created", "placed", ["created", "placed"])),
    *(
        {"zone": zone, "who": who}
        for zone in ("hand", "graveyard", "deck")
        for who in ("own", "enemy", "any")
    ),
    {"zone": ["hand", "graveyard"], "who": "own"},
    {"zone": ["play", "hand"], "who": "enemy"},
    *({"hidden": hidden} for hidden in ("no", "only", "any")),
    {"any": [{"class": "elf"}, {"type": "hero"}]},
    {"not": {"class": "elf"}},
]
KEYWORDS: list[Any] = [
    *language.BARE_KEYWORDS,
    *({word: 2} for word in language.NUMBER_KEYWORDS),
    *({"protection": {"kinds": [kind]}} for kind in language.PROTECTION_KINDS),
    {"protection": {"spells": True}},
    {"protection": {"from": {"class": "elf"}}},
    {"elusive": {"class": "elf"}},
    {"elusive": {"strike_max": 2}},
]
CONDITIONS: list[dict[str, Any]] = [
    {"count": ENEMY, "min": 1},
    {"count": ENEMY, "min": 2},
    {"count": ENEMY, "max": 0},
    {"count": ENEMY, "max": 2},
    {"count": ENEMY, "min": 2, "max": 3},
    {"count": ENEMY},
    {"is": "target", "fits": {"poisoned": True}},
    {"is": ENEMY, "fits": {"poisoned": True}},
    {"turn": "own"},
    {"turn": "enemy"},
    {"coins_open_min": 2},
    {"hero_lives_max": 5},
    {"all": [{"turn": "own"}, {"coins_open_min": 2}]},
    {"any": [{"turn": "own"}, {"coins_open_min": 2}]},
    {"not": {"turn": "own"}},
]
EVENT_KEYS: dict[str, list[Any]] = {
    "card": ["self", "hero", "enemy_hero", {"class": "elf"}],
    "target": ["self", "hero", {"class": "elf"}],
    "source": ["enemy_hero", {"class": "elf"}],
    "player": ["you", "opponent"],
    "whose": ["enemy", "each"],
}
SAMPLES: dict[str, list[Any]] = {
    "number": NUMBERS,
    "number_or_all": [2, "all"],
    "reference": [
        "target",
        "self",
        "hero",
        "enemy_hero",
        "event.card",
        "event.source",
        "event.target",
        ENEMY,
    ],
    "player": ["opponent", "event.player"],
    "flag": [True],
    "true": [True],
    "filter": [{"type": "creature"}, {"type": "spell", "cost_max": 3}],
    "steps": [[{"draw": 1}], [{"draw": 1}, {"discard": 1}]],
    "loop_steps": [[{"wound": 1, "to": "it"}], [{"wound": {"stat": "strike", "of": "it"}, "to": "it"}]],
    "keywords_gained": [[keyword] for keyword in KEYWORDS],
    "modified": [{key: by} for key in language.MODIFIED for by in (1, -1, {"count": ENEMY})],
    "ability_gained": [{"give": {"cannot": ["act"]}}, {"on": "death", "do": [{"draw": 1}]}],
    "created_card": ["bones", "foal"],
    "placed_card": ["ill_omen", "sea_chest"],
    "deck_place": ["top", "bottom", 3],
    "discount": [{"card": {"type": "creature"}, "by": 2}],
    "demand": [
        *({key: 2} for key in language.DEMANDS if key not in ("sacrifice", "close")),
        *({key: {"type": "creature", "count": 2}} for key in ("sacrifice", "close")),
    ],
    "modes": [
        [{"do": [{"draw": 1}]}, {"target": ENEMY, "do": WOUND_IT}],
        [{"label": {"ru": "а", "uk": "б", "en": "c"}, "do": [{"draw": 1}]}],
    ],
    "condition": CONDITIONS,
    "delay": [
        {"on": on, "do": [{"draw": 1}]}
        for on in (
            "death",
            "turn_end",
            {"event": "turn_start", "whose": "each"},
            {"event": "dies", "card": ENEMY},
        )
    ],
}
USUAL = {
    ("until", "permanent"),
    ("at", "shuffle"),
    ("state", "open"),
    ("from", "own"),
    ("from", "hand"),
    ("zone", "play"),
    ("by", "self"),
}
"""What a text need not say."""


def samples(kind: str) -> list[Any]:
    kind = kind.rstrip("!")
    if kind.startswith("word:"):
        return kind.partition(":")[2].split()
    if kind.startswith("words:"):
        return [[word] for word in kind.partition(":")[2].split()]
    return SAMPLES[kind]


def steps() -> Iterator[dict[str, Any]]:
    """Every verb with every sort of value, and with each of its extras."""
    for verb, (kind, extras) in language.VERBS.items():
        needed = {key: samples(how)[0] for key, how in extras.items() if how.endswith("!")}
        for value in samples(kind):
            yield {verb: value, **needed}
        for key, how in extras.items():
            for sample in samples(how)[1 if key in needed else 0 :]:
                if (key, sample) not in USUAL if isinstance(sample, str) else True:
                    yield {verb: samples(kind)[0], **needed, key: sample}
        yield {verb: samples(kind)[0], **needed, "if_done": [{"draw": 1}]}


def triggered(**more: Any) -> dict[str, Any]:
    on = {"event": "wounded", "card": {"class": "elf"}}
    return {"on": on, "target": {"type": "creature"}, "do": [{"draw": 1}], **more}


def events(all_events: dict[str, dict[str, str]]) -> Iterator[dict[str, Any]]:
    for event, keys in all_events.items():
        yield {"event": event}
        for key, how in keys.items():
            if how == "itself":  # it may be said, and adds nothing
                continue
            for sample in EVENT_KEYS.get(key) or samples(how):
                yield {"event": event, key: sample}


def abilities() -> Iterator[dict[str, Any]]:
    for step in steps():
        yield triggered(do=[step])
    for fitting in FILTERS:
        yield triggered(do=[{"wound": 1, "to": fitting}])
        yield triggered(target=fitting, do=WOUND_IT)
    for condition in CONDITIONS:
        yield triggered(**{"if": condition})
    for least, most in ((0, 1), (0, 2), (1, 3), (2, 2)):
        yield triggered(target={**ENEMY, "min": least, "max": most}, do=WOUND_IT)
    yield triggered(target={**ENEMY, "chooser": "opponent"}, do=WOUND_IT)
    for more in (
        {"each": True},
        {"optional": True},
        *({"zone": zone} for zone in ("hand", "graveyard", "deck")),
    ):
        yield triggered(**more)
    for on in events(language.EVENTS):
        yield {"on": on, "do": [{"coins": 1}]}
    yield {"on": "attack", "do": [{"open_coins": 1}]}
    yield {"on": "attack", "each": True, "do": [{"open_coins": 1}]}
    elf_dies = {"event": "dies", "card": {"class": "elf"}}
    for outer in ("wounded", {"event": "turn_start", "whose": "enemy"}):
        yield {"on": outer, "do": [{"delay": {"on": elf_dies, "do": [{"close": "event.card"}]}}]}
    for on in events(language.WOULD_EVENTS):
        yield {"replace": on, "do": [{"coins": 1}]}
    for more in (
        {"prevent": 2},
        {"prevent": "all"},
        {"prevent": 1, "limit": "turn"},
        {"prevent": 1, "if": CONDITIONS[6]},
    ):
        yield {"replace": {"event": "would_wound", "card": "hero"}, **more}
    for key in language.PAYMENTS:
        filters = {"type": "creature", "count": 2}
        paid = True if key == "close" else filters if key in ("sacrifice", "close_other") else 2
        yield {"cost": {key: paid}, "do": [{"draw": 1}]}
    for more in ({"uses": 2}, {"uses": 0}, {"if": CONDITIONS[6]}):
        yield {"cost": {"coins": 1, "close": True}, "do": [{"draw": 1}], **more}
    yield {"cost": {}, "do": [{"draw": 1}]}
    for key, how in language.GIFTS.items():
        values = [[keyword] for keyword in KEYWORDS] if key == "keywords" else samples(how)
        for value in values:
            if value != {"event": "amount"} and "target" not in str(value):
                yield {"give": {key: value}}
    yield {"give": {"strike": 1}, "to": {"class": "elf"}}
    yield {"give": {"cost": -1}, "to": {"who": "own", "type": "spell", "zone": "hand"}}
    yield {"give": {"strike": 1}, "if": CONDITIONS[6]}


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_every_construction_has_a_text_of_its_own(lang: str) -> None:
    """Two different abilities never read the same."""
    printed = printer(lang)
    told: dict[str, dict[str, Any]] = {}
    for ability in abilities():
        [text] = card_text({"type": "creature", "abilities": [ability]}, printed)
        assert text.endswith((".", "”", "»")), text
        assert "{" not in text, text
        assert "  " not in text, text
        assert "None" not in text, text
        assert told.setdefault(text, ability) == ability, text
    assert len(told) > 400


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_every_keyword_is_linked_to_its_entry(lang: str) -> None:
    for keyword in KEYWORDS:
        name = keyword if isinstance(keyword, str) else next(iter(keyword))
        [text] = card_text({"type": "creature", "keywords": [keyword]}, printer(lang))
        assert next(span.rule for span in spans(text)) == ENTRY_OF[name]


def test_every_link_leads_to_an_entry_of_the_glossary() -> None:
    rules = (TEXTS.parents[3] / "docs" / "rules" / "berserk.md").read_text(encoding="utf-8")
    for rule in ENTRY_OF.values():
        assert f"| **{rule}** |" in rules
    assert {found[1] for found in LINK.findall(written())} <= set(ENTRY_OF.values())


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            {"on": "attack", "each": True, "do": [{"draw": 1}]},
            "Each time this creature attacks, draw a card.",
        ),
        (
            {
                "on": {"event": "enters", "card": {"type": "creature"}},
                "do": [
                    {
                        "delay": {
                            "on": {"event": "dies", "card": {"class": "elf"}},
                            "do": [{"stun": "event.card"}],
                        }
                    }
                ],
            },
            "When a creature enters play, the next time an elf dies, stun that creature.",
        ),
        (
            {
                "cost": {},
                "do": [{"to_hand": {"who": ["own"], "zone": ["play", "graveyard"], "type": "creature"}}],
            },
            "Without payment: put each creature in your play zone or in your graveyard into its owner’s hand.",
        ),
    ],
)
def test_a_text_says_which_event_and_which_place_it_means(ability: dict[str, Any], text: str) -> None:
    """18.2, 18.4: a delay keeps the cards of the event around it; On attack that comes each time says so."""
    [told] = card_text({"type": "creature", "abilities": [ability]}, printer("en"))
    assert LINK.sub(lambda found: found[0][1 : found[0].index("]")], told) == text


# -- grammar


@pytest.mark.parametrize(
    ("lang", "one", "two", "five", "some"),
    [
        ("ru", "вражеское существо", "2 вражеских существа", "5 вражеских существ", "X вражеских существ"),
        ("uk", "ворожу істоту", "2 ворожі істоти", "5 ворожих істот", "X ворожих істот"),
        ("en", "an enemy creature", "2 enemy creatures", "5 enemy creatures", "X enemy creatures"),
    ],
)
def test_numbers_rule_their_nouns(lang: str, one: str, two: str, five: str, some: str) -> None:
    words, meant = printer(lang).language, Meant(["creature"], "enemy")
    counted = [words.counted(meant, Figure(str(n), n), "acc") for n in (1, 2, 5)]
    assert [*counted, words.counted(meant, Figure("X", None), "acc")] == [one, two, five, some]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "Найм: оглушите выбранное вражеское существо. Оно теряет Броню. Выстрел на 2 в него."),
        ("uk", "Найм: приголомште обрану ворожу істоту. Вона втрачає Броню. Постріл на 2 у неї."),
        ("en", "Hire: stun a chosen enemy creature. It loses Armour. Shot 2 at it."),
    ],
)
def test_what_was_just_named_is_it(lang: str, said: str) -> None:
    do = [{"stun": "target"}, {"lose": ["armour"], "to": "target"}, {"shot": 2, "to": "target"}]
    assert plain(text_of({"on": "hire", "target": ENEMY, "do": do}, lang)) == said


def test_ukrainian_deals_wounds_in_the_genitive_and_keeps_u_before_v() -> None:
    for number, said in ((1, "1 рани"), (2, "2 ран"), (5, "5 ран")):
        wound = {"on": "hire", "do": [{"wound": number, "to": "enemy_hero"}]}
        assert plain(text_of(wound, "uk")) == f"Найм: завдайте ворожому героєві {said}."
    cheaper = {"give": {"cost": -1}, "to": {"who": "own", "type": "spell", "zone": "hand"}}
    assert plain(text_of(cheaper, "uk")) == "Закляття у вашій руці коштують на 1 менше."
    for on, said in (
        ({"event": "attack", "kind": "fight"}, "Коли карта атакує в бою, візьміть карту."),
        ({"event": "upgraded", "card": ENEMY}, "Коли ворожу істоту вдосконалюють, візьміть карту."),
    ):
        assert plain(text_of({"on": on, "do": [{"draw": 1}]}, "uk")) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "ru",
            "Найм: всякий раз, когда вы разыгрываете существо, платите на 1 меньше, пока это существо в игре.",
        ),
        ("uk", "Найм: щоразу, коли ви розігруєте істоту, платіть на 1 менше, доки ця істота в грі."),
        ("en", "Hire: whenever you play a creature, pay 1 less while this creature is in play."),
    ],
)
def test_a_discount_that_lasts_is_not_for_the_next_card_only(lang: str, said: str) -> None:
    """BH-72, 18.4: with `until` it is not used up."""
    step = {"discount": {"card": {"type": "creature"}, "by": 1}, "until": "while_source"}
    assert plain(text_of({"on": "hire", "do": [step]}, lang)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "Ваши карты класса «nobody» получают +1 к удару."),
        ("uk", "Ваші карти класу «nobody» дістають +1 до удару."),
        ("en", "Your cards of class “nobody” get +1 strike."),
    ],
)
def test_a_class_without_forms_is_quoted(lang: str, said: str) -> None:
    assert plain(text_of({"give": {"strike": 1}, "to": {"who": "own", "class": "nobody"}}, lang)) == said


WAYS = {"choose": [{"do": [{"draw": 1}]}, {"do": [{"coins": 1}, {"discard": 1}]}]}
SPOKEN: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"on": "hire", "do": [WAYS]},
        "Найм: выберите одно: 1) возьмите карту. 2) получите монету. Сбросьте карту.",
        "Найм: оберіть одне: 1) візьміть карту. 2) отримайте монету. Скиньте карту.",
        "Hire: choose one: 1) draw a card. 2) gain a coin. Discard a card.",
    ),
    (
        {"on": "hire", "optional": True, "do": [WAYS]},
        "Найм: по желанию выберите одно: 1) возьмите карту; 2) получите монету, сбросьте карту.",
        "Найм: за бажанням оберіть одне: 1) візьміть карту; 2) отримайте монету, скиньте карту.",
        "Hire: if you wish, choose one: 1) draw a card; 2) gain a coin, discard a card.",
    ),
    (
        {"on": "hire", "do": [{"if": {"turn": "own"}, "then": [WAYS], "else": []}]},
        "Найм: если сейчас ваш ход, выберите одно: 1) возьмите карту; 2) получите монету, сбросьте карту.",
        "Найм: якщо зараз ваш хід, оберіть одне: 1) візьміть карту; 2) отримайте монету, скиньте карту.",
        "Hire: if it is your turn, choose one: 1) draw a card; 2) gain a coin, discard a card.",
    ),
    (
        {"give": {"strike": 1, "keywords": ["frenzy", {"armour": 1}]}, "to": {"who": "own", "class": "orc"}},
        "Ваши орки получают +1 к удару, Бешенство и Броню 1.",
        "Ваші орки дістають +1 до удару, Шаленство та Броню 1.",
        "Your orcs get +1 strike, Frenzy and Armour 1.",
    ),
    (
        {
            "on": "hire",
            "do": [
                {
                    "for_each": ENEMY,
                    "do": [{"if": {"is": "it", "fits": {"poisoned": True}}, "then": [{"close": "it"}]}],
                }
            ],
        },
        "Найм: для каждого вражеского существа: если оно отравлено, закройте его.",
        "Найм: для кожної ворожої істоти: якщо вона отруєна, закрийте її.",
        "Hire: for each enemy creature: if it is poisoned, close it.",
    ),
    (
        {"on": "hire", "do": [{"shot": 1, "to": "enemy_hero"}, {"cure_poison": "hero"}]},
        "Найм: выстрел на 1 во вражеского героя. Снимите со своего героя отравление.",
        "Найм: постріл на 1 у ворожого героя. Зніміть зі свого героя отруєння.",
        "Hire: shot 1 at the enemy hero. Take all poison off your hero.",
    ),
    (
        {
            "on": {"event": "attack_declared", "card": ENEMY},
            "do": [{"take_control": "event.card", "until": "end_of_turn"}],
        },
        "Когда вражеское существо объявляет атаку ударом, возьмите его под контроль до конца хода.",
        "Коли ворожа істота оголошує атаку ударом, візьміть її під контроль до кінця ходу.",
        "When an enemy creature declares a strike attack, take control of it until end of turn.",
    ),
    (
        {
            "on": "hire",
            "target": ENEMY,
            "do": [
                {"stun": "target"},
                {"strengthen_poison": 2, "to": "target"},
                {"lives_become": 2, "to": "target"},
                {"use_free": "target"},
            ],
        },
        (
            "Найм: оглушите выбранное вражеское существо. Усильте его отравление на 2. Его жизни сокращаются до 2. "
            "Бесплатно используйте его особенность."
        ),
        (
            "Найм: приголомште обрану ворожу істоту. Посильте її отруєння на 2. Її життя скорочуються до 2. "
            "Безкоштовно скористайтеся її особливістю."
        ),
        (
            "Hire: stun a chosen enemy creature. Strengthen its poison by 2. Its lives become 2. "
            "Use a feature of it for free."
        ),
    ),
    (
        {"on": "hire", "do": [{"create": "fx_token", "count": 2}, {"gain": ["dash"], "to": "last"}]},
        "Найм: создайте 2 существа «fx_token». Созданные карты получают Рывок.",
        "Найм: створіть 2 істоти «fx_token». Створені карти дістають Ривок.",
        "Hire: create 2 creatures “fx_token”. The created cards get Dash.",
    ),
    (
        {"on": "hire", "target": {**ENEMY, "min": 2, "max": 2}, "do": [{"to_hand": "target"}]},
        "Найм: выберите 2 вражеских существа. Положите выбранных существ в руки владельцев.",
        "Найм: оберіть 2 ворожі істоти. Покладіть обраних істот у руки власників.",
        "Hire: choose 2 enemy creatures. Put the chosen creatures into their owners’ hands.",
    ),
    (
        {
            "on": "hire",
            "do": [{"may": [{"draw": 1}], "player": "opponent", "else": [{"draw": 2}]}],
        },
        "Найм: если соперник хочет, возьмите карту. Если не хочет, возьмите 2 карты.",
        "Найм: якщо суперник хоче, візьміть карту. Якщо не хоче, візьміть 2 карти.",
        "Hire: if your opponent likes, draw a card. If not, draw 2 cards.",
    ),
    (
        {
            "on": "hire",
            "target": {"who": "own", "type": "creature"},
            "do": [{"wound": {"stat": "strike", "of": "target"}, "to": "enemy_hero"}],
        },
        "Найм: нанесите вражескому герою X ран, где X — удар выбранного вашего существа.",
        "Найм: завдайте ворожому героєві X ран, де X — удар обраної вашої істоти.",
        "Hire: deal X wounds to the enemy hero, where X is the strike of a chosen creature of yours.",
    ),
    (
        {
            "on": "hire",
            "targets": [{"id": "a", "who": "own", "type": "creature"}, {"id": "b", **ENEMY}],
            "do": [
                {"modify": {"strike": {"stat": "strike", "of": "t:b"}}, "to": "t:a"},
                {"stun": "t:b"},
                {"open": "t:a"},
            ],
        },
        (
            "Найм: выбранное ваше существо получает +X к удару, где X — удар выбранного вражеского существа. "
            "Оглушите выбранное вражеское существо. Откройте выбранное своё существо."
        ),
        (
            "Найм: обрана ваша істота дістає +X до удару, де X — удар обраної ворожої істоти. "
            "Приголомште обрану ворожу істоту. Відкрийте обрану свою істоту."
        ),
        (
            "Hire: a chosen creature of yours gets +X strike, where X is a chosen enemy creature’s strike. "
            "Stun the chosen enemy creature. Open the chosen creature of yours."
        ),
    ),
    (
        {
            "on": "turn_start",
            "if": {
                "all": [
                    {"count": ENEMY, "max": 1},
                    {"count": {"who": "own", "type": "creature"}, "min": 2, "max": 2},
                    {"count": {"who": "own", "zone": "graveyard"}, "min": 5},
                ]
            },
            "do": [{"draw": 1}],
        },
        (
            "В начале вашего хода, но только если вражеских существ не больше 1, ваших существ ровно 2 "
            "и есть 5 карт на вашем кладбище или больше, возьмите карту."
        ),
        (
            "На початку вашого ходу, але лише якщо ворожих істот не більше ніж 1, ваших істот рівно 2 "
            "та є 5 карт на вашому цвинтарі або більше, візьміть карту."
        ),
        (
            "At the start of your turn, but only if there is at most 1 enemy creature, there are exactly 2 "
            "creatures of yours and there are at least 5 cards in your graveyard, draw a card."
        ),
    ),
    (
        {
            "on": "hire",
            "target": {"who": "own", "type": "support", "min": 0},
            "do": [{"extort": {"close_coins": {"count": ENEMY}}, "unpaid": [{"destroy": "target"}]}],
        },
        (
            "Найм: выберите свою карту поддержки или ничего. Вымогательство — закрыть X монет, "
            "где X — число вражеских существ. Если не оплачено: уничтожьте выбранную карту поддержки."
        ),
        (
            "Найм: оберіть свою карту підтримки або нічого. Здирництво — закрити X монет, "
            "де X — кількість ворожих істот. Якщо не сплачено: знищте обрану карту підтримки."
        ),
        (
            "Hire: choose a support card of yours or none. Extortion — close X coins, "
            "where X is the number of enemy creatures. If unpaid: destroy the chosen support card."
        ),
    ),
    (
        {
            "on": {"event": "dies", "card": {"who": "own", "type": "creature", "other": True}},
            "optional": True,
            "do": [{"to_hand": "event.card"}, {"wound": {"stat": "wounds", "of": "self"}, "to": "hero"}],
        },
        (
            "Когда другое ваше существо погибает, по желанию положите его в руку владельца; "
            "нанесите своему герою X ран, где X — число ран этого существа."
        ),
        (
            "Коли інша ваша істота гине, за бажанням покладіть її в руку власника; "
            "завдайте своєму героєві X ран, де X — кількість ран цієї істоти."
        ),
        (
            "When another creature of yours dies, if you wish, put it into its owner’s hand; "
            "deal X wounds to your hero, where X is the number of this creature’s wounds."
        ),
    ),
    (
        {
            "on": "hire",
            "do": [{"choose": [{"do": [{"hide": "self"}]}, {"do": [{"gain": ["dash"], "to": "self"}]}]}],
        },
        "Найм: выберите одно: 1) это существо скрывается. 2) это существо получает Рывок.",
        "Найм: оберіть одне: 1) ця істота ховається. 2) ця істота дістає Ривок.",
        "Hire: choose one: 1) this creature hides. 2) this creature gets Dash.",
    ),
    (
        {"on": "extort_unpaid", "do": [{"gain": ["dash"], "to": "self"}]},
        "Когда вымогательство не оплачено, это существо получает Рывок.",
        "Коли здирництво не сплачено, ця істота дістає Ривок.",
        "When the extortion is not paid, this creature gets Dash.",
    ),
    (
        {"cost": {"close_other": {"type": "creature", "class": "elf", "count": 2}}, "do": [{"draw": 1}]},
        "Закройте 2 других своих эльфов: возьмите карту.",
        "Закрийте 2 інших своїх ельфів: візьміть карту.",
        "Close 2 other elves of yours: draw a card.",
    ),
    (
        {"cost": {"close_other": {"type": "support"}}, "do": [{"draw": 1}]},
        "Закройте свою карту поддержки: возьмите карту.",
        "Закрийте свою карту підтримки: візьміть карту.",
        "Close a support card of yours: draw a card.",
    ),
    (
        {"on": "hire", "target": {**ENEMY, "chooser": "opponent"}, "do": [{"destroy": "target"}]},
        "Найм: соперник выбирает своё существо. Уничтожьте выбранное существо.",
        "Найм: суперник обирає свою істоту. Знищте обрану істоту.",
        "Hire: your opponent chooses a creature of their own. Destroy the chosen creature.",
    ),
    (
        {
            "on": "hire",
            "target": {"who": "own", "type": "creature", "chooser": "opponent"},
            "do": [{"hide": "target"}],
        },
        "Найм: соперник выбирает ваше существо. Выбранное существо скрывается.",
        "Найм: суперник обирає вашу істоту. Обрана істота ховається.",
        "Hire: your opponent chooses a creature of yours. The chosen creature hides.",
    ),
    (
        {"on": "hire", "do": [{"close": ENEMY, "if_done": [{"poison": 1, "to": "last"}]}]},
        "Найм: закройте каждое вражеское существо. Если это удалось, отравите тех из них, с кем это удалось, на 1.",
        "Найм: закрийте кожну ворожу істоту. Якщо це вдалося, отруїть тих із них, із ким це вдалося, на 1.",
        "Hire: close each enemy creature. If that was done, poison those to which that was done by 1.",
    ),
    (
        {"on": "hire", "do": [{"delay": {"on": {"event": "dies", "card": ENEMY}, "do": [{"draw": 1}]}}]},
        "Найм: в следующий раз, когда вражеское существо погибнет, возьмите карту.",
        "Найм: наступного разу, коли ворожа істота загине, візьміть карту.",
        "Hire: the next time an enemy creature dies, draw a card.",
    ),
    (
        {
            "replace": {"event": "would_wound", "card": "hero", "kind": "shot"},
            "limit": "turn",
            "do": [{"draw": 1}],
        },
        "Раз за ход вместо ран, которые получает ваш герой от выстрела, возьмите карту.",
        "Раз за хід замість ран, які дістає ваш герой від пострілу, візьміть карту.",
        "Once a turn, instead of wounds dealt to your hero from a shot, draw a card.",
    ),
    (
        {
            "on": "turn_end",
            "do": [{"may": [{"play_free": {"type": "spell"}, "from": "graveyard"}]}],
        },
        "В конце вашего хода, если хотите, бесплатно разыграйте со своего кладбища заклинание.",
        "Наприкінці вашого ходу, якщо хочете, безкоштовно розіграйте зі свого цвинтаря закляття.",
        "At the end of your turn, if you like, play a spell from your graveyard for free.",
    ),
    (
        {
            "on": "hire",
            "do": [
                {
                    "if": {"is": "self", "fits": {"wounded": True, "state": "closed"}},
                    "then": [{"open": "self"}],
                },
                {"if": {"is": "hero", "fits": {"stunned": False}}, "then": [{"draw": 1}]},
            ],
        },
        (
            "Найм: если это существо закрыто и ранено, откройте его. "
            "Если ваш герой не оглушён, возьмите карту."
        ),
        "Найм: якщо ця істота закрита та поранена, відкрийте її. Якщо ваш герой неприголомшений, візьміть карту.",
        "Hire: if this creature is closed and wounded, open it. If your hero is not stunned, draw a card.",
    ),
    (
        {"on": "hire", "do": [{"open": ENEMY}, {"fight": "last"}]},
        "Найм: откройте каждое вражеское существо. Это существо сражается с теми из них, с кем это удалось.",
        "Найм: відкрийте кожну ворожу істоту. Ця істота б’ється з тими з них, із ким це вдалося.",
        "Hire: open each enemy creature. This creature fights those to which that was done.",
    ),
    (
        {"on": "hire", "do": [{"open": ENEMY}, {"wound": {"stat": "strike", "of": "last"}, "to": "hero"}]},
        (
            "Найм: откройте каждое вражеское существо. Нанесите своему герою X ран, "
            "где X — удар тех из них, с кем это удалось."
        ),
        (
            "Найм: відкрийте кожну ворожу істоту. Завдайте своєму героєві X ран, "
            "де X — удар тих із них, із ким це вдалося."
        ),
        (
            "Hire: open each enemy creature. Deal X wounds to your hero, "
            "where X is the strike of those to which that was done."
        ),
    ),
    (
        {"on": "hire", "do": [{"poison": 1, "to": ENEMY}, {"gain": ["vulnerable"], "to": "last"}]},
        "Найм: отравите каждое вражеское существо на 1. Они получают Уязвимость.",
        "Найм: отруїть кожну ворожу істоту на 1. Вони дістають Вразливість.",
        "Hire: poison each enemy creature by 1. They get Vulnerable.",
    ),
    (
        {"on": "hire", "target": {**ENEMY, "max": 2}, "do": [{"wound": 1, "to": "target"}, {"stun": "last"}]},
        (
            "Найм: выберите 1–2 вражеских существа. Нанесите каждому выбранному существу 1 рану. "
            "Оглушите тех из них, с кем это удалось."
        ),
        (
            "Найм: оберіть 1–2 ворожі істоти. Завдайте кожній обраній істоті 1 рани. "
            "Приголомште тих із них, із ким це вдалося."
        ),
        (
            "Hire: choose 1–2 enemy creatures. Deal 1 wound to each chosen creature. "
            "Stun those to which that was done."
        ),
    ),
    (
        {"on": "hire", "do": [{"discard": 1}, {"to_deck": "last", "at": "bottom"}]},
        "Найм: сбросьте карту. Положите сброшенную карту под низ колоды владельца.",
        "Найм: скиньте карту. Покладіть скинуту карту під низ колоди власника.",
        "Hire: discard a card. Put the discarded card at the bottom of its owner’s deck.",
    ),
    (
        {"on": "hire", "target": ENEMY, "do": [{"extort": {"discard": 1}, "unpaid": [{"stun": "target"}]}]},
        (
            "Найм: выберите вражеское существо. Вымогательство — сбросить карту. "
            "Если не оплачено: оглушите выбранное существо."
        ),
        "Найм: оберіть ворожу істоту. Здирництво — скинути карту. Якщо не сплачено: приголомште обрану істоту.",
        "Hire: choose an enemy creature. Extortion — discard a card. If unpaid: stun the chosen creature.",
    ),
    (
        {"on": "hire", "target": ENEMY, "do": [{"delay": {"on": "turn_start", "do": [{"stun": "target"}]}}]},
        "Найм: выберите вражеское существо. В начале вашего следующего хода оглушите выбранное существо.",
        "Найм: оберіть ворожу істоту. На початку вашого наступного ходу приголомште обрану істоту.",
        "Hire: choose an enemy creature. At the start of your next turn, stun the chosen creature.",
    ),
    (
        {
            "on": "hire",
            "targets": [
                {"id": "a", "who": "own", "type": "creature"},
                {"id": "b", **ENEMY, "min": 0},
                {"id": "c", "type": "hero"},
            ],
            "do": [{"open": "t:a"}, {"close": "t:b"}, {"heal": 1, "to": "t:c"}],
        },
        (
            "Найм: выберите своё существо. Выберите вражеское существо или никого. Откройте выбранное своё "
            "существо. Закройте выбранное вражеское существо. Излечите выбранного героя на 1."
        ),
        (
            "Найм: оберіть свою істоту. Оберіть ворожу істоту або нікого. Відкрийте обрану свою істоту. "
            "Закрийте обрану ворожу істоту. Вилікуйте обраного героя на 1."
        ),
        (
            "Hire: choose a creature of yours. Choose an enemy creature or none. Open the chosen creature of "
            "yours. Close the chosen enemy creature. Heal a chosen hero by 1."
        ),
    ),
    (
        {
            "on": "hire",
            "target": {"who": "own", "type": "creature", "zone": "graveyard"},
            "do": [{"to_hand": "target"}],
        },
        "Найм: положите выбранное существо на вашем кладбище в руку владельца.",
        "Найм: покладіть обрану істоту на вашому цвинтарі в руку власника.",
        "Hire: put a chosen creature in your graveyard into its owner’s hand.",
    ),
    (
        {"on": "hire", "do": [{"place": "ill_omen", "into": "you"}]},
        "Найм: поместите карту «Дурная примета» в свою колоду.",
        "Найм: підкладіть карту «Лиха прикмета» у свою колоду.",
        "Hire: place a card “An Ill Omen” in your deck.",
    ),
    (
        {"on": {"event": "placed", "player": "opponent"}, "do": [{"draw": 1}]},
        "Когда карту помещают в колоду на стороне соперника, возьмите карту.",
        "Коли карту підкладають у колоду на боці суперника, візьміть карту.",
        "When a card is placed in a deck on your opponent’s side, draw a card.",
    ),
    (
        {"replace": {"event": "would_wound", "card": "hero"}, "prevent": "all", "limit": "turn"},
        "Раз за ход, когда ваш герой получает раны, предотвратите их все.",
        "Раз за хід, коли ваш герой дістає рани, відверніть їх усі.",
        "Once a turn, when your hero receives wounds, prevent them all.",
    ),
    (
        {"replace": {"event": "would_draw", "player": "you"}, "limit": "turn", "do": [{"win": "you"}]},
        "Раз за ход вместо взятия карты на вашей стороне вы побеждаете.",
        "Раз за хід замість взяття карти на вашому боці ви перемагаєте.",
        "Once a turn, instead of a single draw on your side, you win.",
    ),
    (
        {"give": {"keywords": [{"protection": {"from": {"class": "elf"}}}]}},
        "Это существо получает Защиту от эльфов.",
        "Ця істота дістає Захист від ельфів.",
        "This creature gets Protection from elves.",
    ),
]


@pytest.mark.parametrize(("ability", "ru", "uk", "en"), SPOKEN)
def test_texts_are_said_as_people_say_them(ability: dict[str, Any], ru: str, uk: str, en: str) -> None:
    assert {lang: plain(text_of(ability, lang)) for lang in language.LANGUAGES} == {
        "ru": ru,
        "uk": uk,
        "en": en,
    }


def test_a_paragraph_falls_into_spans() -> None:
    assert spans("[Hire](BH-220): [draw](BH-204) a card.") == [
        Span("Hire", "BH-220"),
        Span(": "),
        Span("draw", "BH-204"),
        Span(" a card."),
    ]
    assert plain("[Hire](BH-220): go.") == "Hire: go."


def test_a_text_of_the_files_own_goes_before_ours() -> None:
    text = {"ru": "а", "uk": "б", "en": "c"}
    assert card_text({"type": "creature", "keywords": ["dash"], "text": text}, printer("en")) == ["c"]


if __name__ == "__main__":
    TEXTS.write_text(written(), encoding="utf-8")
