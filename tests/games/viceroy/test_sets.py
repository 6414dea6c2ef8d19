"""Card sets: the format, the structural checks S-1 … S-8, the built-in checks B-1 … B-24 (11, 13)."""

from importlib.resources import files

import pytest

from lomber import make
from lomber.cli import main
from lomber.games.viceroy.checks import CAPTAIN, Checks, check, check_file, item_value
from lomber.games.viceroy.loader import Reading, load, read_set
from lomber.games.viceroy.typed import Where
from lomber.table.errors import BadOptions
from lomber.terminal.card_files import findings_lines
from lomber.text import Words

LAAR = files("lomber.games.viceroy").joinpath("sets", "laar.toml").read_text("utf-8")
CUSTOM = LAAR.replace('profile = "builtin"', 'profile = "custom"')


def rules(text):
    return sorted({finding.rule for finding in check(text)})


def changed(text, number, old, new):
    """The set with something else on one card."""
    head, mark, tail = text.partition(f"number = {number}\n")
    card, end, rest = tail.partition("\n\n")
    assert old in card, (number, old)
    return head + mark + card.replace(old, new, 1) + end + rest


def line_of(text, number, key):
    tail = text.partition(f"number = {number}\n")[2].partition("\n\n")[0]
    return next(line for line in tail.splitlines() if line.startswith(key))


def test_the_built_in_set_passes_every_check_B_1_to_B_24():
    """B-1, B-2, B-3, B-4, B-5, B-6, B-7, B-8, B-9, B-10, B-20, B-21, B-22, B-23 and B-24 at once."""
    assert check(LAAR) == []


def test_a_missing_key_is_found_C_45a():
    """C-45 (a)."""
    assert "S-1" in rules(changed(CUSTOM, 7, line_of(LAAR, 7, "top"), ""))


@pytest.mark.parametrize(
    "wrong", ["gems:0", "science", "circle_bonus:red:3", "gems:13", "points:21", "magic:4"]
)
def test_a_wrong_reward_is_found_C_45b(wrong):
    """C-45 (b)."""
    reward = line_of(CUSTOM, 7, "reward")
    first = reward.split('"')[1]
    assert "S-5" in rules(changed(CUSTOM, 7, reward, reward.replace(first, wrong, 1)))


def test_three_reward_lines_are_found_C_45b():
    """C-45 (b)."""
    reward = line_of(CUSTOM, 7, "reward")
    assert "S-5" in rules(changed(CUSTOM, 7, reward, reward.rpartition(",")[0] + "]"))


def test_a_number_out_of_range_or_given_twice_is_found_C_45c():
    """C-45 (c)."""
    assert "S-2" in rules(CUSTOM.replace("number = 7\n", "number = 1000\n"))
    assert "S-2" in rules(CUSTOM.replace("number = 7\n", "number = 8\n"))


def test_too_few_characters_are_found_C_45d():
    """C-45 (d)."""
    cards = CUSTOM.split("[[character]]")
    few = "[[character]]".join([*cards[:48], cards[-1]])
    assert "S-3" in rules(few)
    assert rules("[[character]]".join([*cards[:63], cards[-1]])) == ["W-1"]


def test_points_by_level_are_four_C_45e():
    """C-45 (e)."""
    assert "S-8" in rules(CUSTOM.replace("points_by_level = [2, 5, 8, 12]", "points_by_level = [2, 5, 8]"))


def test_underlay_stands_alone_and_replace_first_C_45f():
    """C-45 (f)."""
    both = '[{ type = "underlay" }, { type = "gain", reward = "gems:3" }]'
    assert "S-6" in rules(CUSTOM.replace('[{ type = "replace_card" }]', both))
    late = '[{ type = "extra_play" }, { type = "replace_card" }]'
    assert "S-6" in rules(CUSTOM.replace('[{ type = "replace_card" }]', late))


def test_laws_that_would_play_each_other_for_ever_are_refused_S_6():
    """S-6, E-9, E-12, E-17: one of them may fetch a card and play another; two would take turns without end."""
    replacing, extra = '[{ type = "replace_card" }]', '[{ type = "extra_play" }]'
    one = CUSTOM.replace(replacing, '[{ type = "replace_card" }, { type = "extra_play" }]')
    assert rules(one) == []
    both = one.replace(extra, '[{ type = "recall_free" }, { type = "extra_play" }]')
    assert rules(both) == ["S-6"]
    assert rules(one.replace(extra, '[{ type = "recall_free" }]')) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{ type = "extra_play" }', '{ type = "no_such_effect" }'),
        ('{ type = "extra_play" }', '{ type = "extra_play", more = 1 }'),
        ('type = "pass_bonus", n = 1', 'type = "pass_bonus"'),
        ('type = "pass_bonus", n = 1', 'type = "pass_bonus", n = "one"'),
        ('kind = "character"', 'kind = "nobody"'),
        ('options = ["science:1", "magic:1", "gems:3"]', 'options = ["science:1"]'),
    ],
)
def test_wrong_effects_are_found_S_6(old, new):
    """S-6."""
    assert old in CUSTOM
    assert "S-6" in rules(CUSTOM.replace(old, new))


def test_colours_and_names_are_checked_S_4_S_7():
    """S-4, S-7."""
    cost = line_of(CUSTOM, 7, "cost")
    assert "S-4" in rules(changed(CUSTOM, 7, cost, 'cost = ["pink", "red", "red", "red"]'))
    name = line_of(CUSTOM, 7, "name")
    assert "S-7" in rules(changed(CUSTOM, 7, name, "name = {}"))
    other = line_of(CUSTOM, 8, "name")
    assert "W-3" in rules(changed(CUSTOM, 7, name, other))


def test_a_built_in_cost_has_no_colour_three_times_C_45g():
    """C-45 (g)."""
    cost = line_of(LAAR, 7, "cost")
    assert "B-3" in rules(changed(LAAR, 7, cost, 'cost = ["green", "green", "green", "yellow"]'))


def test_a_built_in_lower_half_circle_has_one_colour_C_45g():
    """C-45 (g)."""
    bottom = line_of(LAAR, 7, "bottom")
    assert "B-2" in rules(changed(LAAR, 7, bottom, 'bottom = ["red", "blue"]'))


def test_built_in_laws_have_texts_and_names_in_three_languages_C_45g():
    """C-45 (g)."""
    text = line_of(LAAR, 70, "text")
    english = text[text.index(", en =") :]
    assert "B-24" in rules(changed(LAAR, 70, text, text.replace(english, " }")))
    name = line_of(LAAR, 70, "name")
    assert "B-9" in rules(changed(LAAR, 70, name, name[: name.index(", en")] + " }"))


def test_a_custom_lower_half_circle_may_have_two_colours_C_45h():
    """C-45 (h)."""
    bottom = line_of(CUSTOM, 7, "bottom")
    assert rules(changed(CUSTOM, 7, bottom, 'bottom = ["red", "blue"]')) == []


@pytest.mark.parametrize(
    ("rule", "number", "key", "new"),
    [
        ("B-1", 64, "", ""),
        ("B-5", 7, "reward", 'reward = ["points:4", "points:4", "points:6", "points:8"]'),
        ("B-6", 7, "reward", 'reward = ["points:2", "points:2", "points:2", "points:2"]'),
        ("B-7", CAPTAIN, "reward", 'reward = ["gems:3", "gems:5", "magic:1", "points:12"]'),
        ("B-20", 70, "bottom", 'bottom = "green"'),
        ("B-23", 78, "effect", 'effect = [{ type = "stash_gems", max = 9, points_each = 2 }]'),
        ("B-21", 78, "effect", 'effect = [{ type = "pass_bonus", n = 1 }, { type = "extra_play" }]'),
    ],
)
def test_each_built_in_check_finds_its_mistake(rule, number, key, new):
    if not key:
        text = LAAR.replace("number = 64\n", "number = 90\n")
    else:
        text = changed(LAAR, number, line_of(LAAR, number, key), new)
    if rule == "B-21":
        for law in (77, 76):
            text = changed(text, law, line_of(text, law, "effect"), new)
    assert rule in rules(text)


def test_what_the_built_in_checks_find_is_said_in_three_languages_13_2_13_4():
    """13.2, 13.4: a set in which nearly everything is wrong."""
    text = LAAR.replace("number = 64\n", "number = 90\n").replace('en = "Captain"', 'en = "Capitan"')
    for number in range(1, 20):
        text = changed(
            text,
            number,
            line_of(text, number, "reward"),
            'reward = ["points:4", "magic:2", "magic_bonus:5", "attack:1"]',
        )
        text = changed(
            text, number, line_of(text, number, "cost"), 'cost = ["green", "green", "green", "red"]'
        )
        text = changed(text, number, line_of(text, number, "bottom"), 'bottom = ["green", "red"]')
    infinite = 'reward = ["infinite:red", "infinite:blue", "circle_bonus:red:2", "magic_bonus:2"]'
    text = changed(text, 20, line_of(text, 20, "reward"), infinite)
    effects = (
        '{ type = "ward", n = 1 }',
        '{ type = "ward", n = 9 }',
        '{ type = "ward", n = 9 }',
        '{ type = "swap_token", price = 2 }',
        '{ type = "discount", colour = "red" }',
        '{ type = "draw_and_return", deck = "law", take = 3, back = 3 }',
        '{ type = "everyone_gains", self = "gems:9", others = "gems:3" }',
        '{ type = "tuck_free", points_by_level = [9, 1, 2, 3] }',
        '{ type = "gain", reward = "gems:12" }',
        *(['{ type = "points_majority", kind = "cards", points = 6, solo_min = 3 }'] * 8),
    )
    for number, effect in enumerate(effects, 70):
        text = changed(text, number, line_of(text, number, "effect"), f"effect = [{effect}]")
    text = changed(text, 66, line_of(text, 66, "bottom"), 'bottom = "red"')
    text = changed(text, 67, line_of(text, 67, "text"), "")
    text = changed(text, 68, line_of(text, 68, "name"), 'name = { ru = "Latin", en = "Latin" }')
    found = check(text)
    assert {finding.rule for finding in found} == {f"B-{n}" for n in (*range(1, 11), *range(20, 25))}
    for lang in ("en", "ru", "uk"):
        words = Words(lang)
        for finding in found:
            assert words.has(finding.key), finding
            assert words.arguments(finding.key) <= set(finding.words), finding


def test_a_built_in_check_calls_cards_cards_and_levels_levels_13_2():
    """13.2, 13.4: with `line 2` only the file's is meant; a bare 65 was no law."""
    text = changed(
        LAAR, CAPTAIN, line_of(LAAR, CAPTAIN, "cost"), 'cost = ["green", "green", "green", "blue"]'
    )
    text = changed(text, 65, line_of(text, 65, "text"), "")
    places = {finding.where for finding in check(text)}
    assert {"law 65", f"character {CAPTAIN}", "cost level 2"} <= places
    assert all(finding.line > 0 for finding in check(text) if finding.where == "law 65")


def built_in():
    """The checks of the built-in set, to be changed before they are made."""
    found, _, data = read_set(LAAR)
    return Checks(found, data)


def test_pools_and_kinds_of_laws_are_measured_B_10_B_22():
    """B-10, B-22."""
    checks = built_in()
    demands = checks.demands()
    assert 10.5 < demands["magic/science"] < 11.5
    assert 4.5 < demands["attack/defence"] < 5.5
    kinds = [checks.kind(law) for law in checks.laws]
    assert (kinds.count("now"), kinds.count("lasting"), kinds.count("final")) == (11, 4, 9)


def test_costs_that_follow_the_lower_half_circle_are_found_B_4():
    """B-4."""
    checks = built_in()
    blue = 0
    alike = [card for card in checks.people if card.sectors[2] == blue]
    for card in alike:
        card.cost = alike[0].cost
    checks.independence()
    assert {(finding.rule, finding.where) for finding in checks.findings} == {("B-4", "bottom B")}


def test_blocks_of_one_colour_are_found_B_8():
    """B-8."""
    checks = built_in()
    checks.people.sort(key=lambda card: int(card.sectors[2]))
    for number, card in enumerate(checks.people, 1):
        card.number = number
    checks.blocks()
    assert {finding.where for finding in checks.findings} == {"1–16", "17–32", "33–48", "49–64"}
    assert {finding.rule for finding in checks.findings} == {"B-8"}


def test_a_pool_of_which_too_much_is_wanted_is_found_B_10():
    """B-10."""
    checks = built_in()
    for card in checks.people:
        card.rewards[0] = Reading().reward("attack:1", Where("here"))
    checks.pools()
    assert ("B-10", "attack/defence") in {(finding.rule, finding.where) for finding in checks.findings}


def test_nominal_values_add_up_for_the_captain_B_7():
    """B-7."""
    captain = next(card for card in load("laar").printed if card.number == CAPTAIN)
    assert sum(item_value(item) for reward in captain.rewards for item in reward.items) == 25.5


def test_a_reward_of_three_items_reads_back_S_5():
    """S-5."""
    reading = Reading()
    assert (
        reading.reward("defence:1 + gems:2+points:3", Where("here")).text() == "defence:1 + gems:2 + points:3"
    )
    assert reading.findings == []


def test_a_value_without_a_token_is_a_warning_in_a_custom_set_W_2():
    """W-2."""
    reward = line_of(CUSTOM, 7, "reward")
    nine = changed(CUSTOM, 7, reward, 'reward = ["points:9", "points:4", "points:6", "points:8"]')
    assert rules(nine) == ["W-2"]


BROKEN = """format = "viceroy-cards/1"
id = "mine"
profile = "custom"
title = { ru = "Мой" }

[[character]]
number = 1000
name = { ru = " ", fr = "Roi" }
top = ["pink", "red"]
bottom = "red"
cost = ["red", "red", "red", "red"]
reward = ["gems:0", "points:9", "card:1", "card:1"]
colour = 3

[[law]]
number = 65
top = ["blue", "blue"]
bottom = "red"
effect = [
  { type = "underlay" },
  { type = "tuck_free", points_by_level = [1, 2, 3] },
  { type = ["gain"] },
]
"""


def test_each_mistake_is_told_with_its_line_S_1_to_S_8():
    """S-1, S-2, S-3, S-4, S-5, S-6, S-7, S-8, W-2."""
    assert [(finding.rule, finding.line) for finding in check(BROKEN)] == [
        ("S-1", 13),
        ("S-2", 7),
        ("S-7", 8),
        ("S-4", 9),
        ("S-5", 12),
        ("W-2", 12),
        ("S-8", 21),
        ("S-6", 19),
        ("S-6", 19),
        ("S-3", 0),
    ]
    number = LAAR.splitlines().index("number = 70")
    silent = changed(LAAR, 70, line_of(LAAR, 70, "text"), "")
    assert {(finding.rule, finding.line) for finding in check(silent)} == {("B-24", number)}


def test_the_source_of_a_set_is_a_text_S_1():
    """S-1: where the cards come from is said in words."""
    broken = LAAR.replace('source = "original"', "source = 3")
    line = broken.splitlines().index("source = 3") + 1
    assert [(finding.rule, finding.line) for finding in check(broken)][:1] == [("S-1", line)]


@pytest.mark.parametrize(
    ("broken", "line"), [(b"\xff", 1), (b"format = 1\nlaw = [\n", 2), (b"\n\nid = what", 3)]
)
def test_a_file_that_cannot_be_read_is_told_with_its_line_S_1(broken, line):
    """S-1."""
    assert [(finding.rule, finding.line) for finding in check_file(broken)] == [("S-1", line)]
    assert check_file(b"\xef\xbb\xbf" + LAAR.encode()) == []


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ('{ type = "pass_bonus", n = "one" }', "number"),
        ('{ type = "draw_and_return", deck = "law", take = 2 }', "effect-needs"),
        ('{ type = "choose_one", options = "gems:3" }', "options"),
    ],
)
def test_a_built_in_law_that_cannot_be_read_is_not_measured_S_6(effect, sentence):
    """S-6: the statistics wait until the file is sound."""
    broken = changed(LAAR, 78, line_of(LAAR, 78, "effect"), f"effect = [{effect}]")
    assert [(finding.rule, finding.key) for finding in check(broken)] == [("S-6", f"viceroy-{sentence}")]


@pytest.mark.parametrize(
    "effect",
    [
        '{ type = "ward", n = 2 }',
        '{ type = "everyone_gains", self = "gems:6", others = "gems:1" }',
        '{ type = "everyone_gains", self = "gems:4", others = "gems:2" }',
    ],
)
def test_a_built_in_law_serves_alone_and_gives_within_its_range_B_23(effect):
    """B-23: a ward alone does nothing in solo, for nobody attacks (V-128)."""
    assert "B-23" in rules(changed(LAAR, 78, line_of(LAAR, 78, "effect"), f"effect = [{effect}]"))


def test_names_are_cyrillic_to_the_last_letter_B_9():
    """B-9."""
    name = line_of(LAAR, 7, "name")
    first = name.split('"')[1]
    for letter in ("o", "ο", "é"):
        assert "B-9" in rules(changed(LAAR, 7, first, first + letter))
    assert "B-9" not in rules(changed(LAAR, 7, first, first + " – 2"))


def test_the_command_says_what_is_wrong(tmp_path, capsys):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(LAAR, "utf-8")
    bad.write_text(CUSTOM.replace("number = 7\n", "number = 1000\n"), "utf-8")
    assert main(["viceroy", "check", str(good), "--lang", "en"]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["viceroy", "check", str(bad), "--json"]) == 2
    assert '"rule": "S-2"' in capsys.readouterr().out
    assert main(["viceroy", "check", str(bad), "--lang", "ru"]) == 2
    assert "S-2 строка 58, персонаж 1000 number: 1000 — не целое число от 1 до 999" in capsys.readouterr().out
    bad.write_text(CUSTOM.replace('"points:12"', '"points:13"', 1), "utf-8")
    assert main(["viceroy", "check", str(bad), "--lang", "uk"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("W-2 рядок ")
    assert told[1:] == ["Набір у порядку."]
    bad.write_text(changed(LAAR, 70, line_of(LAAR, 70, "text"), ""), "utf-8")
    assert main(["viceroy", "check", str(bad), "--json"]) == 2
    assert '"rule": "B-24"' in capsys.readouterr().out
    bad.write_text("not toml [", "utf-8")
    assert main(["viceroy", "check", str(bad)]) == 2
    assert "S-1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("strange", "ru", "Набора карт «strange» нет. Свой набор — файл ИМЯ.toml в папке"),
        ("../strange", "uk", "Набору карт «../strange» немає. Власний набір — файл ІМ’Я.toml у теці"),
        ("x" * 300, "en", "There is no card set “xxx"),
        ("strange", "en", "There is no card set “strange”. A set of your own is a file NAME.toml"),
        (
            "torn",
            "ru",
            "В наборе карт «torn» ошибка в строке 58 (S-2). Что там не так, скажет lomber viceroy",
        ),
        ("torn", "uk", "У наборі карт «torn» помилка в рядку 58 (S-2). Що там не так, скаже lomber viceroy"),
        ("torn", "en", "The card set “torn” has a mistake in line 58 (S-2). What it is, lomber viceroy"),
    ],
)
def test_a_set_that_cannot_be_had_is_refused_in_the_language_of_the_reader_11_2(
    name, lang, said, tmp_path, monkeypatch
):
    """11.2: no such set is one thing, a set with a mistake another; neither is said half in English."""
    tmp_path.joinpath("torn.toml").write_text(CUSTOM.replace("number = 7\n", "number = 1000\n"), "utf-8")
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    with pytest.raises(BadOptions) as refused:
        make("viceroy", card_set=name)
    words = Words(lang, "lomber.games.viceroy")
    sentence = words.text(f"error-{refused.value.key}", **refused.value.words)
    assert sentence.replace("\u2068", "").replace("\u2069", "").startswith(said)


def test_a_mistake_in_the_second_effect_of_a_type_is_told_with_its_own_line_S_6():
    """S-6: the first one is in order."""
    effects = [
        "effect = [",
        '  { type = "choose_one", options = ["gems:3", "card:1"] },',
        '  { type = "pass_bonus", n = 1 },',
        '  { type = "choose_one", options = ["gems:3"] },',
        "]",
    ]
    broken = changed(CUSTOM, 78, line_of(CUSTOM, 78, "effect"), "\n".join(effects))
    line = broken.splitlines().index(effects[3]) + 1
    assert [(finding.rule, finding.line) for finding in check(broken)] == [("S-6", line)]


HERO = """[[character]]
number = {n}
name = { ru = "Герой" }
top = ["blue", "red"]
bottom = "red"
cost = ["green", "blue", "yellow", "yellow"]
reward = ["card:1", "gems:5", "magic:1", "points:12"]
"""
RULE = '[[law]]\nnumber = 65\ntop = ["blue", "blue"]\nbottom = "red"\neffect = [ { type = "ward", n = 2 } ]\n'


def own(character=HERO, law=RULE):
    """A set that somebody types in from his box, with one card of his own: the lines 6 … and 518 … are they."""
    head = 'format = "viceroy-cards/1"\nid = "mine"\nprofile = "custom"\ntitle = { ru = "Моё" }\n'
    people = [HERO.replace("{n}", str(n)).replace("Герой", f"Герой {n}") for n in range(2, 65)]
    laws = [RULE.replace("65", str(n)) for n in range(66, 89)]
    return "\n".join([head, character.replace("{n}", "1"), *people, law, *laws])


def mistakes(text):
    return [(finding.rule, finding.line, finding.key) for finding in check(text) if not finding.warning]


def test_a_set_typed_in_without_a_mistake_is_sound_11_2():
    """11.2, W-1."""
    assert rules(own()) == []


@pytest.mark.parametrize(
    ("old", "new", "rule", "line", "key"),
    [
        ('{ ru = "Герой" }', '"Герой"', "S-7", 8, "names-table"),
        ('{ ru = "Герой" }', '{ fr = "Roi" }', "S-7", 8, "names"),
        ('{ ru = "Герой" }', "{ ru = 5 }", "S-7", 8, "names"),
        ('["blue", "red"]', '["blue", "Red"]', "S-4", 9, "not-one-of"),
        ('["blue", "red"]', '"blue"', "S-4", 9, "colours"),
        ('bottom = "red"', 'bottom = "красный"', "S-4", 10, "not-one-of"),
        ('"green", "blue", ', '"green", ', "S-4", 11, "colours"),
        ('"gems:5"', '"gem:5"', "S-5", 12, "reward-kind"),
        ('"gems:5"', '"gems"', "S-5", 12, "reward-number"),
        ('"gems:5"', '"gems: 5"', "S-5", 12, "reward-number"),
        ('"gems:5"', '"gems:13"', "S-5", 12, "reward-number"),
        ('"gems:5"', '"infinite:pink"', "S-5", 12, "reward-item"),
        ('"gems:5", "magic:1"', '\n  "gems:5",\n  "magi:1" # one\n', "S-5", 14, "reward-kind"),
        ("bottom =", "botom =", "S-1", 10, "key-strange"),
    ],
)
def test_a_mistake_on_a_character_is_told_with_its_line_and_in_what_it_lies_S_1_S_4_S_5_S_7(
    old, new, rule, line, key
):
    """S-1, S-4, S-5, S-7: also in a list that goes on over several lines."""
    assert old in HERO
    found = mistakes(own(character=HERO.replace(old, new, 1)))
    assert (rule, line, f"viceroy-{key}") in found


@pytest.mark.parametrize(
    ("new", "rule", "line", "key"),
    [
        ('effect = { type = "ward", n = 2 }', "S-6", 522, "effects-list"),
        ('effect = ["ward"]', "S-6", 522, "effects-list"),
        ("effect = []", "S-6", 522, "effects"),
        ("effect = [ { n = 2 } ]", "S-6", 522, "effect-needs"),
        ('effect = [ { type = "wards", n = 2 } ]', "S-6", 522, "no-effect"),
        ('effect = [ { type = "ward", m = 2 } ]', "S-6", 522, "effect-strange"),
        ('# type = "ward"\neffect = [\n  { type = "ward", n = -2 },\n]', "S-6", 524, "number"),
        (
            'effect = [ { type = "choose_one", options = [\n "gems:1",\n "gem:2" ] } ]',
            "S-6",
            524,
            "reward-kind",
        ),
        ('text = "Защита"\neffect = [ { type = "ward", n = 2 } ]', "S-7", 522, "names-table"),
    ],
)
def test_a_mistake_on_a_law_is_told_with_its_line_and_in_what_it_lies_S_6_S_7(new, rule, line, key):
    """S-6, S-7: a line that is commented out is none."""
    law = RULE.replace('effect = [ { type = "ward", n = 2 } ]', new)
    assert (rule, line, f"viceroy-{key}") in mistakes(own(law=law))


def test_cards_under_a_wrong_heading_are_told_with_its_line_S_1():
    """S-1: there is no such table; perhaps the one without an s was meant."""
    found = check(own().replace("[[law]]", "[[laws]]"))
    assert [(f.rule, f.line, f.words["near"]) for f in found if f.rule == "S-1"] == [("S-1", 518, "law")]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"red"', "red", "value"),
        ('["blue", "red"]', '["blue" "red"]', "array"),
        ('{ ru = "Герой" }', '{ ru = "Герой"', "inline"),
        ('bottom = "red"', 'bottom = "red"\nbottom = "blue"', "twice"),
        ('bottom = "red"', 'bottom "red"', "equals"),
        ('bottom = "red"', 'bottom = "red" "blue"', "rest"),
        ("[[character]]", "[[character]", "heading"),
        ('bottom = "red"', 'bottom = "red', "quotes"),
        ('"Герой"', '"Ге\\рой"', "backslash"),
        ("bottom", "низ", "name"),
    ],
)
def test_a_file_that_is_no_toml_says_why_in_three_languages_S_1(old, new, why):
    """S-1: the parser's own sentence is English."""
    (found,) = check(own(character=HERO.replace(old, new, 1)))
    assert (found.rule, found.words["why"]) == ("S-1", why)
    said = {lang: Words(lang).text(found.key, **found.words) for lang in ("ru", "uk", "en")}
    assert len(set(said.values())) == 3
    assert all(found.words["said"] not in sentence for sentence in said.values())


def test_values_are_shown_as_the_file_writes_them_S_6():
    """S-6: `true`, and texts in quotation marks."""
    (found,) = [f for f in check(own(law=RULE.replace("n = 2", "n = true"))) if f.rule == "S-6"]
    assert found.words["given"] == "true"
    (found,) = [f for f in check(own(law=RULE.replace("n = 2", 'n = ["two", 3]'))) if f.rule == "S-6"]
    assert found.words["given"] == '["two", 3]'


@pytest.mark.parametrize(("lang", "place"), [("ru", "закон 65"), ("uk", "закон 65"), ("en", "law 65")])
def test_the_place_of_a_mistake_is_said_in_the_reader_s_words_S_6(lang, place):
    """S-6: what the file calls so stays as it is."""
    found = [f for f in check(own(law=RULE.replace("n = 2", "n = -2"))) if f.rule == "S-6"]
    (line,) = findings_lines(found, Words(lang))
    assert f"{place} ward.n: -2" in line
