"""What stands on cards, in words (viceroy.md, 11.2): texts of laws, names in every language, options and tokens."""

import pytest

from lomber import Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games.viceroy import cards
from lomber.games.viceroy.loader import load
from lomber.games.viceroy.printing import CHOICES, EFFECT_WORDS, LANGUAGES, counted, effect_words
from lomber.table.sheet import Sheet
from lomber.terminal.lines import noted_line
from lomber.terminal.sitting import Noted
from lomber.text.speech import Words

from .helpers import names
from .test_laws import A, B, revealing


def test_a_law_without_a_text_is_printed_from_its_effects_11_2():
    """11.2: "optional; generated from the effects if absent"."""
    laws = {int(law.number): law.texts for law in load("fixture").printed if law.law}
    assert laws[66] == {
        "ru": "Положите сюда свои камни, не больше 5. В конце игры за каждый: 2 очка.",
        "uk": "Покладіть сюди свої камені, не більше 5. Наприкінці гри за кожен: 2 очки.",
        "en": "Lay gems of yours here, 5 at most. At the end for each: 2 points.",
    }
    assert laws[140]["en"] == (
        "You may at once play one more card of your hand. Lay gems of yours here, 3 at most. At the end for each:"
        " 2 points. Receive: 1 science token and 3 gems."
    )
    for lang in LANGUAGES:
        said = [texts[lang] for texts in laws.values()]
        assert all(said)
        assert len(set(said)) == len(said), "different laws read differently"
        assert not any("{" in text for text in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(1, len(cards.EFFECTS)))
def test_every_effect_is_said_in_every_language_with_every_choice_11_2(kind, lang):
    """11.2, E-1 … E-38: also with numbers that only sets of one's own have."""
    name = cards.EFFECTS[kind]
    reward = cards.Reward(0, [cards.Item(cards.GEMS, 3, -1)])
    coloured = 5 if kind in (cards.DISCOUNT, cards.POINTS_PER_CIRCLE) else 1
    said = set()
    for choice in range(len(CHOICES[lang].get(name, ())) or coloured):
        for also in (False, True) if name + "+" in EFFECT_WORDS[lang] else (False,):
            effect = cards.Effect(kind)
            effect.choice, effect.also, effect.rewards = choice, also, [reward, reward]
            text = effect_words(lang, effect)
            assert text.endswith(".")
            assert text not in said
            said.add(text)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 камень"),
        (2, "2 камня"),
        (5, "5 камней"),
        (11, "11 камней"),
        (21, "21 камень"),
        (112, "112 камней"),
    ],
)
def test_numbers_bend_their_nouns_11_2(number, said):
    """11.2."""
    assert counted("ru", "gems", number) == said


def test_the_texts_of_a_set_are_kept_11_2():
    """11.2."""
    written = {int(law.number): law.texts for law in load("laar").printed if law.law}
    assert written[72]["en"] == "You may at once play one more card of your hand."
    assert written[81]["ru"] == "Раз в ход в фазе оплаты платите на 1 камень меньше."


def test_a_language_that_a_set_lacks_is_spoken_by_another_11_2(tmp_path, monkeypatch):
    """11.2: custom sets give at least one language, the others fall back to it."""
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    tmp_path.joinpath("russian.toml").write_text(
        """
format = "viceroy-cards/1"
id = "russian"
profile = "study"
title = { ru = "Свои" }
[[character]]
number = 1
name = { ru = "Капитан" }
top = ["blue", "red"]
bottom = "red"
cost = ["green", "blue", "yellow", "yellow"]
reward = ["card:1", "gems:5", "magic:1", "points:12"]
[[law]]
number = 2
top = ["blue", "blue"]
bottom = "red"
text = { ru = "Ещё одна карта." }
effect = [{ type = "extra_play" }]
""",
        encoding="utf-8",
    )
    captain, law = load("russian").printed
    assert captain.names == dict.fromkeys(LANGUAGES, "Капитан")
    assert law.texts == dict.fromkeys(LANGUAGES, "Ещё одна карта.")
    assert law.names == {}, "laws need no name"


def said(table, seat, lang):
    words = Words(lang, "lomber.games.viceroy")
    return [words.say(choice.says) for choice in table.view(seat).scene().choices]


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("ru", 1, "Возьмите камень из резерва."),
        ("ru", 3, "Берите камни из резерва: ещё до 3 камней."),
        ("ru", 21, "Берите камни из резерва: ещё до 21 камня."),
        ("uk", 1, "Візьміть камінь із резерву."),
        ("uk", 3, "Беріть камені з резерву: ще до 3 каменів."),
        ("uk", 21, "Беріть камені з резерву: ще до 21 каменя."),
        ("en", 21, "Take gems from the reserve: up to 21 more."),
    ],
)
def test_who_has_much_science_is_told_how_many_gems_he_may_take_V_61(lang, number, said):
    """V-61, E-21: twenty-one is no “one”."""
    told = Words(lang, "lomber.games.viceroy").text("prompt-gems", number=number)
    assert told.replace("\u2068", "").replace("\u2069", "") == said


def test_options_are_those_of_the_effect_that_asks_E_2():
    """E-2, D-4: a law may let its owner choose twice; the book chooses among the options that are there."""
    one = revealing([{"1:0": "32"}, {"1:0": "5"}], ["141", ""], ["141"], reserve="B1")
    one.play(A, "place 1:1")
    assert said(one, A, "en") == ["1 gem", "1 card", "1 attack token", "20 points"]
    one.play(A, "option 1")
    assert names(one, A) == ["option 1", "option 2"]
    assert said(one, A, "ru") == ["1 жетон науки", "1 жетон защиты, 2 очка"]
    bot = BookBot(one.game)
    assert bot.choose(Glance(one.game, one.view(A), one.legal(A))) in one.legal(A)


def test_the_book_repeats_the_line_that_the_asking_effect_names_E_5():
    """E-5: the row is that of `repeat_reward`, whatever stands before it on the law."""
    pyramid = {"1:0": "32", "1:1": "27"}
    one = revealing([pyramid, {"1:0": "5"}], ["142", ""], ["142"], reserve="B1")
    one.play(A, "place 1:2")
    bot = BookBot(one.game)
    assert one.name(bot.choose(Glance(one.game, one.view(A), one.legal(A)))) in ("at 1:0", "at 1:1")


def test_tokens_are_named_in_the_language_of_the_reader_E_7():
    """E-6, E-7."""
    pyramids = [{"1:0": "32 points:3 circle_bonus:red:4 infinite:blue science"}, {"1:0": "5 points:12=10+2"}]
    one = revealing(pyramids, ["76", ""], ["76"], screens=["B2 R1", "-"], reserve="G2")
    one.play(A, "place 1:1")
    one.play(A, "at 1:0")
    assert said(one, A, "uk") == [
        "1 жетон науки",
        "бонус +4 за червоне коло",
        "синій невичерпний камінь",
        "3 очки",
    ]
    flipping = revealing([{"1:0": "32 magic science"}, {"1:0": "5"}], ["105", ""], ["105"])
    flipping.play(A, "place 1:1")
    assert said(flipping, A, "en")[1:] == ["№ 32: 1 science token", "№ 32: 1 magic token"]


def test_cards_are_called_by_name_and_places_counted_from_the_left_10():
    """10: `1:-1` and `40` are notation; people are told ends of the row, places from the left, and names."""
    start = {
        "phase": "build",
        "piles": {"pyramid.0": "11 14 40", "pyramid.1": "5", "bought.0": "32"},
        "places": [["1:-1", "1:0", "2:-1"], ["1:0"]],
        "screens": ["G1 B1 Y1", "-"],
    }
    table = Table(make("viceroy", players=2), start=start)
    assert names(table, 0) == ["build 1:-2", "build 1:1"]
    for lang, left, captain in (
        ("ru", "Уровень 1, с левого края", "Куда ляжет № 32 «Капитан»?"),
        ("uk", "Рівень 1, з лівого краю", "Куди ляже № 32 «Капітан»?"),
        ("en", "Level 1, at the left end", "Where does № 32 “Captain” go?"),
    ):
        assert said(table, 0, lang)[0] == left
        assert Words(lang, "lomber.games.viceroy").say(table.view(0).scene().prompt) == captain
    start["piles"] = {"pyramid.0": "11 14", "pyramid.1": "5", "bought.0": "32"}
    start["places"] = [["1:-1", "1:0"], ["1:0"]]
    upper = Table(make("viceroy", players=2), start=start).view(0).scene().choices[-1]
    assert upper.text == "build 2:-1"
    words = Words("ru", "lomber.games.viceroy", names=["Вы", "Анна"], you=0)
    told = noted_line(Noted(seat=1, says=[upper.says]), Sheet("viceroy", ()), words)
    assert told == "Анна: строит на уровень 2, место 1 слева"


def test_of_two_cards_the_one_taken_is_called_by_its_name_10_2():
    """10.2, V-43: who takes which card is announced; `take tip` says it to nobody who has not seen the line."""
    start = {
        "phase": "bid",
        "piles": {"pyramid.0": "11", "pyramid.1": "5", "base.B": "40", "tip.B": "32", "base.R": "27"},
        "places": [["1:0"], ["1:0"]],
        "screens": ["B1", "R1"],
        "loose": True,
    }
    one = Table(make("viceroy", players=2), start=start)
    one.play(A, "bid B")
    one.play(B, "bid R")
    choices = one.view(A).scene().choices
    for lang, button, told in (
        ("ru", "У острия: № 32 «Капитан»", "Анна: берёт № 32 «Капитан»"),
        ("uk", "Біля вістря: № 32 «Капітан»", "Анна: бере № 32 «Капітан»"),
        ("en", "At the tip: № 32 “Captain”", "Анна: takes № 32 “Captain”"),
    ):
        words = Words(lang, "lomber.games.viceroy", names=["Анна", "Вы"], you=1)
        assert words.say(choices[1].says) == button
        assert noted_line(Noted(seat=A, says=[choices[1].says]), Sheet("viceroy", ()), words) == told


def test_a_set_of_ones_own_is_told_by_its_numbers_11_2():
    """11.2: its number 32 need not be the Captain of the built-in set."""
    one = revealing([{"1:0": "40"}, {"1:0": "5"}], ["32", ""], ["32"], reserve="B1")
    assert Words("ru", "lomber.games.viceroy").say(one.view(A).scene().prompt) == "Кладите № 32."
