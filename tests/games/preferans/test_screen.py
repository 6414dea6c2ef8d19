"""What a person at the table expects to see (preferans.md, Part 9)."""

import re
from importlib.resources import files
from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.text import Words
from tests.games.preferans.tables import dealt, game, lay_away, modern, play, say, setting
from tests.games.preferans.test_core import F1
from tests.games.preferans.test_modern_hands import F1_PLAY, F3

OLD = game("preferans_classic")
HUSSAR = game("preferans_hussar")

RU = Words("ru", "lomber.games.preferans", ["Анна", "Борис", "Вера"])


def facts(table: Table, seat: int = -1) -> list[str]:
    return [RU.say(fact) for fact in table.view(seat).scene().facts]


def test_the_fan_alternates_colours_and_runs_from_high_to_low_U_1() -> None:
    """U-1."""
    table = dealt(modern(), *F1, talon="KS TD")
    scene = table.view(0).scene()
    own = next(zone for zone in scene.zones if zone.name == "hand.0")
    assert own.cards == ("AS", "KD", "QD", "AC", "JC", "KH", "QH", "TH", "9H", "8H")
    talon = next(zone for zone in scene.zones if zone.name == "talon")
    assert (talon.seat, talon.cards) == (3, ("??", "??"))
    assert "eldest" in scene.seats[0].marks
    assert "dealer" in scene.seats[3].marks


def test_the_auction_uses_the_words_of_players_U_2() -> None:
    """U-2."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    said = [RU.say(choice.says) for choice in table.view(0).scene().choices]
    assert said == ["Пас", "Раз · 6♠", "Мизер"]
    say(table, "0:bid.6S 1:pass 2:bid.6C")
    assert [RU.say(choice.says) for choice in table.view(0).scene().choices] == ["Пас", "Здесь", "Три · 6♦"]
    assert facts(table) == ["Сказано: 6♣ (Вера)."]


def test_of_old_a_six_is_called_by_its_suit_U_2() -> None:
    """U-2."""
    table = dealt(game("preferans_classic", players=3), *F1, talon="KS TD")
    assert [RU.say(choice.says) for choice in table.view(0).scene().choices] == ["Пас", "Пики · 6♠"]
    say(table, "0:bid.6S 1:bid.6C 2:bid.6D 0:bid.6H")
    said = [RU.say(choice.says) for choice in table.view(1).scene().choices]
    assert said == ["Пас", "Держу", "Без козыря · 6"]
    say(table, "1:bid.6NT")
    assert [RU.say(choice.says) for choice in table.view(2).scene().choices] == ["Пас", "Держу", "7♠"]


def test_the_talon_can_be_recalled_until_the_first_lead_U_3() -> None:
    """U-3."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:pass 2:pass")
    lay_away(table, "JC KS")
    say(table, "0:announce.6H 1:whist 2:whist")
    assert any(zone.name == "talon" for zone in table.view(2).scene().zones)
    table.play(0, "AC")
    assert not any(zone.name == "talon" for zone in table.view(2).scene().zones)


def test_the_banner_says_game_price_and_duties_U_4() -> None:
    """U-4."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:pass 2:pass")
    lay_away(table, "JC KS")
    say(table, "0:announce.7H 1:whist 2:whist")
    assert facts(table) == [
        "Анна играет 7♥: нужно 7, взятка стоит 8.",
        "Борис вистует, долг — 1 взятка.",
        "Вера вистует, долг — 1 взятка.",
    ]


@pytest.mark.parametrize(
    ("made", "start", "told"),
    [
        (modern(), {"game": "6H", "whist": ["1 whist", "2 pass", "1 open"]}, "Вист в светлую."),
        (modern(), {"game": "6H", "whist": ["1 pass", "2 whist", "2 closed"]}, "Вист втёмную."),
        (OLD, {"game": "6H", "whist": ["1 pass", "2 whist", "2 alone"]}, "Вист без приглашения."),
        (
            OLD,
            {"game": "6H", "whist": ["1 whist", "2 pass", "1 invite_dark"]},
            "Вист с приглашением втёмную.",
        ),
        (OLD, {"game": "10H", "whist": ["1 trust", "2 check"]}, "Вера проверяет: все карты открыты."),
        (HUSSAR, {"dealer": 1, "game": "6H", "whist": ["1 alone"]}, "Вист без прикупа."),
        (HUSSAR, {"dealer": 1, "game": "6H", "whist": ["1 with_talon"]}, "Вист с прикупом."),
        (HUSSAR, {"dealer": 1, "game": "10H", "whist": ["1 check"]}, "Борис проверяет."),
    ],
)
def test_the_banner_says_open_or_dark_and_who_checks_U_4(made: Any, start: dict[str, Any], told: str) -> None:
    """U-4."""
    table = setting(made, phase="play", declarer=0, **start)
    assert facts(table)[-1] == told


@pytest.mark.parametrize(
    ("made", "start", "asked"),
    [
        (modern(), {"game": "6H"}, "Анна играет 6♥. Вистуете?"),
        (modern(), {"game": "6H", "whist": ["1 pass", "2 half"]}, "Вера: «Свой». Перевистуете?"),
        (modern(), {"game": "6H", "whist": ["1 pass", "2 whist"]}, "Вист за вами. Как будете играть?"),
        (
            modern(half_first=True),
            {"game": "6H", "whist": ["1 whist", "2 pass"]},
            "Вера пасует. Вист или «свой»?",
        ),
        (OLD, {"game": "10H", "whist": ["1 trust"]}, "Анна играет 10♥. Проверяете?"),
        (OLD, {"game": "6H", "whist": ["1 whist", "2 pass"]}, "Вист за вами. Как будете играть?"),
    ],
)
def test_the_table_asks_what_can_be_answered_U_4(made: Any, start: dict[str, Any], asked: str) -> None:
    """U-4."""
    table = setting(made, phase="whist", declarer=0, **start)
    assert RU.say(table.view(table.turn()).scene().prompt) == asked


def test_half_a_whist_a_check_and_trust_are_no_pass_U_10() -> None:
    """U-10, PM-21: who said half and lost it to the first counts as passed."""

    def marks(made: Any, game_: str, *said: str) -> list[set[str]]:
        start = {"phase": "whist", "declarer": 0, "game": game_}
        table = setting(made, **start)
        for word in said:
            table.play(table.turn(), word)
        told = {"half", "checks", "trusts", "passed", "whister"}
        return [told & set(seat.marks) for seat in table.view(0).scene().seats[1:3]]

    assert marks(modern(), "6H", "pass", "half") == [{"passed"}, {"half"}]
    assert marks(modern(), "6H", "pass", "half", "overwhist") == [{"whister"}, {"passed"}]
    assert marks(OLD, "10H", "trust") == [{"trusts"}, set()]
    assert marks(OLD, "10H", "trust", "check") == [{"trusts"}, {"checks"}]


def test_alone_is_without_the_talon_where_nobody_can_be_invited_U_2_PH_5() -> None:
    """U-2, PH-5."""
    table = setting(HUSSAR, phase="whist", dealer=1, declarer=0, game="6H")
    said = [RU.say(choice.says) for choice in table.view(1).scene().choices]
    assert said == ["Пас", "Без прикупа", "С прикупом"]


def test_it_is_clear_whose_card_is_due_when_one_plays_two_hands_U_5() -> None:
    """U-5."""
    table = dealt(modern(players=3), F1[2], F1[0], F1[1], talon="KS TD")
    say(table, "0:pass 1:bid.6S 2:pass")
    lay_away(table, "KS TD")
    say(table, "1:announce.6H 2:whist 0:pass 2:open")
    scene = table.view(2).scene()
    assert RU.say(scene.prompt) == "Заход с руки партнёра (Анна): с чего пойдёте?"
    assert {choice.zone for choice in scene.choices if choice.card} == {"hand.0"}
    laid = next(choice.says for choice in scene.choices if choice.card)
    key, told = laid.key.replace("move-", "log-"), laid.words
    assert RU.text(key, **told).endswith(" (рука: Анна)")
    assert RU.say(laid) + " (рука: Анна)" == RU.text(key, **told)


def test_the_tricks_of_a_dummy_stand_with_his_who_plays_it_U_1_PC_120() -> None:
    """U-1, PC-120: B's own two and the dummy's one."""
    table = setting(
        game("preferans_classic", players=2),
        phase="play",
        dealer=1,
        declarer=0,
        game="6S",
        whist=["1 invite_open"],
        piles={"hand.0": "AS KS", "hand.1": "7H 8H", "hand.2": "7D 8D"},
        earlier=[5, 2, 1],
        leader=0,
    )
    assert [seat.counts["tricks"] for seat in table.view(1).scene().seats] == [5, 3]


def test_the_sheet_has_a_place_for_every_figure_U_7() -> None:
    """U-7."""
    table = dealt(modern(players=3), *F1, talon="KS TD")
    say(table, "0:bid.6S 1:bid.6C 2:pass 0:hold 1:bid.6D 0:hold 1:pass")
    lay_away(table, "JC KS")
    say(table, "0:announce.7H 1:whist 2:whist")
    play(table, F1_PLAY)
    sheet = table.sheet()
    places = {(entry.column, entry.place): entry.amount for entry in sheet.entries}
    assert places == {(0, "pulya"): 4, (1, "whists.0"): 8, (2, "whists.0"): 16}
    assert {entry.rule for entry in sheet.entries} == {"PM-40", "PM-41"}


def test_the_hand_before_is_told_and_a_series_is_shown_U_8() -> None:
    """U-8."""
    table = dealt(modern(players=3), *F3, talon="TH JH")
    say(table, "0:pass 1:pass 2:pass")
    hand = table.state.hand_number()
    while table.state.hand_number() == hand:
        table.play(table.turn(), table.legal(table.turn())[0])
    assert facts(table) == [
        "После распасов: торговля с 7, взятка на распасах 4.",
        "В прошлой сдаче были распасы.",
    ]


def test_an_all_pass_hand_that_ends_the_match_is_told_at_its_own_price_U_4_PM_51() -> None:
    """U-4, PM-51: the next one would be dearer."""
    table = dealt(modern(players=3, hands=1), *F3, talon="TH JH")
    say(table, "0:pass 1:pass 2:pass")
    assert facts(table) == ["Распасы: взятка стоит 2."]
    while not table.over:
        table.play(table.turn(), table.legal(table.turn())[0])
    assert facts(table) == ["Распасы: взятка стоит 2."]
    assert table.sheet().notes["price"] == 4


def test_a_game_of_old_that_is_written_no_longer_tells_the_price_of_a_trick_U_4_PC_61() -> None:
    """U-4, PC-61: the kurochka that doubled it was taken with this very game."""
    hands = {f"hand.{seat}": hand for seat, hand in enumerate(F1)} | {"talon": "KS TD"}
    table = setting(
        game("preferans_classic", players=3, help_target="choose"),
        phase="bid",
        dealer=2,
        record=[4, 20, 20],
        remises=[0, 0, 10],
        piles=hands,
    )
    say(table, "0:bid.6S 1:pass 2:pass")
    lay_away(table, "JC TD")
    say(table, "0:announce.6H")
    assert facts(table) == ["Анна играет 6♥ (цена 10): нужно 6, взятка стоит 20."]
    say(table, "1:pass 2:pass")
    assert table.state.position(-2)["phase"] == "help"
    assert facts(table) == ["Анна играет 6♥ (цена 10): нужно 6."]


def test_never_public_are_hands_the_discard_and_a_closed_talon_U_10() -> None:
    """U-10."""
    table = setting(modern("rostov"), phase="deal")
    say(table, "0:pass 1:pass 2:pass")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert zones["talon"] == ("??", "??")
    assert all(set(zones[f"hand.{seat}"]) == {"??"} for seat in range(3))


HELPING = {
    "phase": "help",
    "declarer": 0,
    "game": "6H",
    "whist": ["1 pass", "2 pass"],
    "record": [0, 3, 20, 20],
    "excess": 6,
    "helper": 0,
}
POT = {"phase": "parts", "record": [0] * 4, "remises": [1, 2, 3, 4]}
ANNOUNCING = {"phase": "announce", "declarer": 0, "bid": "bid 7D"}
TEN = {"phase": "whist", "declarer": 0, "game": "10S"}
WHISTER_LAYS_AWAY = {"phase": "exchange", "declarer": 0, "game": "6S", "whist": ["1 with_talon"]}


def keys(table: Table, seat: int) -> set[str]:
    scene = table.view(seat).scene()
    return {
        scene.prompt.key,
        *(fact.key for fact in scene.facts),
        *(choice.says.key for choice in scene.choices),
    }


def test_the_dummys_hand_is_not_called_by_a_seat_nobody_has_PC_120() -> None:
    """PC-120."""
    piles = {"hand.0": "AS KD", "hand.1": "KS QD", "hand.2": "QS JD"}
    contract = {"declarer": 0, "game": "6S", "whist": ["1 invite_open"], "earlier": [5, 3]}
    made = game("preferans_classic", players=2)
    table = setting(made, phase="play", leader=2, piles=piles, **contract)
    assert "prompt-lead-dummy" in keys(table, 1)
    table = setting(
        made,
        phase="play",
        leader=0,
        piles={**piles, "hand.0": "AS"},
        **contract,
        played=["0 KD"],
    )
    assert "prompt-play-dummy" in keys(table, 1)


def test_at_misere_who_claims_takes_no_more_P_17_PM_31() -> None:
    """P-17, PM-31."""
    piles = {"hand.0": "7S", "hand.1": "KS", "hand.2": "QS"}
    start = {"phase": "play", "declarer": 0, "earlier": [0, 5, 4, 0], "leader": 1, "piles": piles}
    table = setting(game("preferans_classic", uverts=True), bid="misere GU", **start)
    assert {"move-claim-misere", "move-offer-misere"} <= keys(table, 0)
    table.play(0, "offer")
    assert "prompt-consent-misere" in keys(table, 1)
    table.play(1, "refuse")
    say(table, "1:KS 2:QS 0:7S")
    assert "fact-last-uvert" in keys(table, 1)
    assert [entry.reason for entry in table.sheet().entries] == ["uvert-made"]


def test_a_game_without_talon_is_told_as_one_PC_113() -> None:
    """PC-113."""
    made = game("preferans_classic", miseres=True)
    assert "fact-bid-direct" in keys(setting(made, talk=["0 direct 6S"]), 1)
    assert "fact-direct" in keys(setting(made, phase="announce", declarer=0, bid="direct 6S"), 1)


def test_the_banner_of_old_tells_the_price_of_the_game_and_of_a_trick_U_4() -> None:
    """U-4."""
    table = setting(game("preferans_classic"), phase="whist", declarer=0, game="6H", remises=[0, 4, 0, 0])
    banner = next(fact for fact in table.view(1).scene().facts if fact.key == "fact-game-old")
    assert (banner.words["value"], banner.words["price"]) == (10, 14)


@pytest.mark.parametrize(
    ("made", "start", "move", "rule"),
    [
        (game("preferans_classic", help_target="choose"), HELPING, "help 0", "PC-65"),
        (game("preferans_classic", form="pot", pot_parts="ask"), POT, "pass", "PC-102"),
        (modern(), {"phase": "exchange", "declarer": 0, "bid": "bid 6S"}, "surrender", "PM-15"),
        (modern(), {"phase": "exchange", "declarer": 0, "bid": "bid 6S"}, "pass", "PM-14"),
        (modern(), ANNOUNCING, "announce 7C", "PM-14"),
        (modern(surrender="three"), ANNOUNCING, "surrender", "PM-15"),
        (game("preferans_classic"), ANNOUNCING, "announce 7C", "PC-21"),
        (game("preferans_hussar"), ANNOUNCING, "announce 7C", "PH-4"),
        (game("preferans_hussar"), WHISTER_LAYS_AWAY, "pass", "PH-5"),
        (modern(), {**TEN, "game": "8S"}, "half", "PM-20"),
        (modern(ten="check"), TEN, "whist", "PM-26"),
        (modern(), {**TEN, "whist": ["1 whist", "2 pass"]}, "whist", "PM-24"),
        (modern(), {**TEN, "game": "6S", "whist": ["1 pass", "2 half"]}, "pass", "PM-21"),
        (game("preferans_classic"), TEN, "whist", "PC-48"),
        (game("preferans_classic"), {**TEN, "game": "6S", "whist": ["1 whist", "2 pass"]}, "pass", "PC-43"),
    ],
)
def test_a_refusal_names_the_rule_of_its_moment_and_form_PC_65_PC_102_PM_14_PM_15_PH_4(
    made: Any, start: dict[str, Any], move: str, rule: str
) -> None:
    """PC-65, PC-102, PM-14, PM-15, PH-4."""
    table = setting(made, **start)
    with pytest.raises(IllegalMove) as refused:
        table.play(table.turn(), move)
    assert refused.value.rule == rule
    if move.startswith("announce"):
        assert "7♦" in RU.error(refused.value)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    ("page", "numbers"),
    [
        ("modern", "P-5 P-12 P-13 P-17 PM-11 PM-14 PM-15 PM-20 PM-31 PM-42 PM-72 PM-73 I-4 I-25"),
        ("classic", "P-5 P-13 P-17 PC-11 PC-21 PC-40 PC-60 PC-66 PC-80 PC-81 PC-82 PC-93 PC-95 PC-111 PM-73"),
        ("hussar", "P-5 P-12 P-13 P-17 PH-3 PH-4 PH-5 PH-7 PH-8 PH-9 PH-11 PC-93 PC-130 PM-73"),
    ],
)
def test_what_refusals_and_figures_are_said_by_stands_on_the_page_of_the_form_P_5_PC_111_PH_4(
    page: str, numbers: str, lang: str
) -> None:
    """P-5, PC-111, PH-4."""
    text = files("lomber.games.preferans").joinpath("rules", f"{page}.{lang}.md").read_text("utf-8")
    there = {
        number for bold in re.findall(r"\*\*([^*]+)\*\*", text) for number in re.findall(r"\w+-\d+", bold)
    }
    assert not set(numbers.split()) - there
