"""The words: three languages that say the same things, and arguments in the reader's own terms."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lomber.games import listings
from lomber.table.errors import BadOptions, IllegalMove
from lomber.table.scene import Message
from lomber.table.sheet import Sheet
from lomber.terminal.lines import noted_line
from lomber.terminal.sitting import Noted
from lomber.text import LANGUAGES, Words, language, slug
from lomber.text.speech import words_files

FAMILIES = sorted({listing.family for listing in listings().values()})


class Used(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


def described(text: str) -> dict[str, tuple[set[str], set[str]]]:
    """Keys with their arguments and attributes; a broken or repeated entry fails."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            used = Used()
            used.visit(entry)
            found[entry.id.name] = (used.names, {attribute.id.name for attribute in entry.attributes})
    return found


def files(lang: str, family: str) -> dict[str, tuple[set[str], set[str]]]:
    texts = words_files(lang, family)
    return described(texts[0]) if len(texts) > (1 if family else 0) else {}


@pytest.mark.parametrize("family", ["", *FAMILIES])
def test_three_languages_have_the_same_messages_with_the_same_arguments(family: str) -> None:
    ru, uk, en = (files(lang, family) for lang in LANGUAGES)
    assert set(ru) == set(uk) == set(en)
    assert {key: ru[key] for key in ru if ru[key] != en[key]} == {}
    assert {key: uk[key] for key in uk if uk[key] != en[key]} == {}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_family_does_not_repeat_shared_words(lang: str, family: str) -> None:
    assert set(files(lang, family)) & set(files(lang, "")) <= {"hand-number"}


def test_what_is_dealt_once_is_called_a_game_and_no_deal() -> None:
    said = [
        Words("ru", f"lomber.games.{family}").text("hand-number", number=1) for family in ("viceroy", "vint")
    ]
    assert said == ["Партия 1", "Сдача 1"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "Ваш ход: масть — червы."),
        ("uk", "Ваш хід: масть — чирви."),
        ("en", "Your turn: hearts were led."),
    ],
)
def test_a_suit_is_named_in_the_form_the_sentence_needs(lang: str, said: str) -> None:
    assert Words(lang).say(Message("prompt-follow", {"suit": "H"})) == said


@pytest.mark.parametrize(("lang", "said"), [("ru", "Д♥"), ("uk", "Д♥"), ("en", "Q♥")])
def test_a_card_is_written_as_players_of_the_language_write_it(lang: str, said: str) -> None:
    assert Words(lang).say(Message("move-play", {"card": "QH"})) == said


def test_ten_is_written_in_figures_and_several_cards_with_spaces() -> None:
    assert Words("ru").cards("TS AD ??") == "10♠ Т♦ ▒▒"


def test_a_card_of_another_deck_keeps_its_own_name() -> None:
    assert Words("ru").card("Kyiv") == "Kyiv"


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 взятка"), (2, "2 взятки"), (5, "5 взяток"), (21, "21 взятка"), (0, "без взяток")],
)
def test_plurals_are_right_in_russian(number: int, said: str) -> None:
    assert Words("ru").text("count-tricks", number=number) == said


@pytest.mark.parametrize(("number", "said"), [(1, "1 гравець"), (4, "4 гравці"), (11, "11 гравців")])
def test_plurals_are_right_in_ukrainian(number: int, said: str) -> None:
    assert Words("uk").text("players", number=number) == said


def test_a_seat_is_called_by_its_players_name() -> None:
    words = Words("ru", names=["Вы", "Борис"], you=0)
    assert words.say(Message("prompt-wait", {"seat": 1})) == "Ходит Борис."
    assert words.say(Message("prompt-wait", {"seat": 0})) == "Ваш ход."
    assert words.say(Message("prompt-wait")) == "Ждём остальных."


def test_what_a_language_lacks_is_said_readably() -> None:
    assert Words("ru").text("reason-quite_new/thing", number=3) == "quite new thing 3"


def test_an_illegal_move_names_its_rule() -> None:
    error = IllegalMove(0, "9S", "W-9", "must-follow", suit="D")
    assert Words("ru").error(error) == "Масть есть, бубны: её и надо дать. [W-9]"


def test_an_error_without_words_of_its_own_keeps_its_sentence() -> None:
    assert Words("ru").error(BadOptions("a new sentence", "never-heard")) == "a new sentence"


def test_no_isolation_marks_are_written() -> None:
    assert "\u2068" not in Words("ru").text("count-cards", number=3)


def test_a_place_is_a_chair_or_a_line_of_the_sheet() -> None:
    assert Words("uk").place("W") == "Захід"
    assert Words("uk").place("nowhere") == "nowhere"
    assert Words("uk").place("nowhere.2") == "nowhere.2"


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("uk", {"LANG": "ru_RU.UTF-8"}, "uk"),
        (None, {"LOMBER_LANG": "ru", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems(
    asked: str | None, environment: dict[str, str], lang: str
) -> None:
    assert language(asked, environment) == lang


def test_ids_become_keys_with_hyphens() -> None:
    assert slug("whist_dummy/no trumps") == "whist-dummy-no-trumps"
    assert slug("5+10") == "5-10"


@pytest.mark.parametrize(
    ("lang", "yours", "his"),
    [
        ("ru", "Вы: прикупаете", "Анна: прикупает"),
        ("uk", "Ви: прикуповуєте", "Анна: прикуповує"),
        ("en", "You: buy a card", "Анна: buys a card"),
    ],
)
def test_the_log_speaks_to_the_reader_and_of_the_others(lang: str, yours: str, his: str) -> None:
    you = Words(lang).text("you")
    words = Words(lang, "lomber.games.makao", names=[you, "Анна"], you=0)
    told = [
        noted_line(Noted(seat=seat, says=[Message("move-buy")]), Sheet("money", ()), words) for seat in (0, 1)
    ]
    assert told == [yours, his]


NO_DEEDS = {"Пять", "П’ять", "Чотирнадцять", "Четырнадцать", "Пусть", "Особенность", "Мить"}
"""Words that end like a deed and are none."""


@pytest.mark.parametrize("family", [*FAMILIES, ""])
def test_what_others_have_done_is_told_of_them_and_not_as_the_button_says_it(family: str) -> None:
    """`Борис: Взять карту` is no sentence: a button in the infinitive has another form for the log."""
    words = Words("ru", family) if family else Words("ru")
    picked = "move-put-back"  # nobody else sees it
    said = words.keys()
    for key in (key for key in said if key.startswith("move-") and key != picked):
        first = re.search(r"\w+", words.text(key))
        deed = first and re.fullmatch(r"[А-ЯЁ][а-яё]+(ть|ться|ти|чь)", first[0]) and first[0] not in NO_DEEDS
        assert not deed or words.has(key.replace("move-", "log-", 1)), key


def told(family: str, seat: int, *says: Message, lang: str = "ru") -> str:
    words = Words(lang, family, names=["Вы", "Анна", "Борис"], you=0)
    return noted_line(Noted(seat=seat, says=list(says)), Sheet("money", ()), words)


def test_cards_thrown_one_by_one_are_told_in_one_breath_without_the_word_that_ends_the_gesture() -> None:
    thrown = [Message("move-throw", {"card": card}) for card in ("7D", "TD", "??")]
    assert told("", 1, *thrown, Message("move-done")) == "Анна: сносит 7♦ 10♦ ▒▒"
    assert told("", 0, Message("move-done")) == "Вы: Готово"


def test_what_is_not_the_same_is_told_apart() -> None:
    drawn = Message("move-take", {"card": "7S"})
    assert (
        told("lomber.games.konchinka", 1, Message("move-play", {"card": "7H"}), drawn) == "Анна: 7♥, берёт 7♠"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "Анна: Ренонс! Взятка и место: 3, Восток"),
        ("uk", "Анна: Ренонс! Взятка і місце: 3, Схід"),
        ("en", "Анна: Revoke! Trick and place: 3, East"),
    ],
)
def test_a_revoke_is_claimed_by_the_trick_and_the_chair_in_words(lang: str, said: str) -> None:
    claim = Message("move-claim-revoke", {"card": "3 E", "value": "3 E"})
    assert told("lomber.games.whist", 1, claim, lang=lang) == said


def test_a_false_pass_is_told_of_the_one_who_made_it() -> None:
    claims = [Message("move-kopilka-claim", {"seat": seat}) for seat in (0, 2)]
    said = [told("lomber.games.mushka_kopilka", 1, claim) for claim in claims]
    assert said == ["Анна: ложный пас: ваш", "Анна: ложный пас: Борис"]


@pytest.mark.parametrize("family", [*FAMILIES, ""])
def test_what_is_said_of_a_player_by_name_is_said_of_men_and_women_alike(family: str) -> None:
    """`Анна сказал` is no sentence: of another player the table speaks in the present."""
    words = Words("ru", family, names=["Вы", "Анна"], you=0)
    said = words.keys()
    for key in said:
        if "seat" in words.arguments(key):
            assert not re.search(r"Анна (не )?\w+(ал|ил|ел|ял|ул|шёл|лся)\b", words.text(key, seat=1)), key


def test_a_card_taken_at_the_auction_is_told_by_its_number_and_not_by_its_code() -> None:
    words = Words("ru", "lomber.games.viceroy", names=["Вы", "Анна"], you=0)
    says = [Message("move-seize", {"value": "Y base", "card": "12"})]
    assert noted_line(Noted(seat=1, says=says), Sheet("money", ()), words) == "Анна: берёт № 12"


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_the_count_of_a_deal_of_piquet_and_the_score_have_different_names(lang: str) -> None:
    words = Words(lang, "lomber.games.piquet")
    assert words.text("count-count", number=5) != words.text("count-balance", number=5)


@pytest.mark.parametrize(
    ("lang", "said"), [("ru", "С6 К4, красный"), ("uk", "С6 Ч4, червоний"), ("en", "B6 R4, red")]
)
def test_gems_are_called_by_the_colours_of_the_language(lang: str, said: str) -> None:
    words = Words(lang, "lomber.games.viceroy")
    reserve = words.say(Message("fact-reserve", {"gems": "B6 R4"})).split(": ")[1]
    bid = words.say(Message("fact-rival", {"number": 1, "gem": "R"})).split()[-1]
    assert f"{reserve[:-1]}, {bid[:-1]}" == said
