"""What a person at the table expects to see (preferans.md, Part 9)."""

from lomber import Table
from lomber.text import Words
from tests.games.preferans.tables import dealt, lay_away, modern, play, say, setting
from tests.games.preferans.test_core import F1
from tests.games.preferans.test_modern_hands import F1_PLAY, F3

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
    assert facts(table) == ["Слово за 6♣: Вера."]


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


def test_it_is_clear_whose_card_is_due_when_one_plays_two_hands_U_5() -> None:
    """U-5."""
    table = dealt(modern(players=3), F1[2], F1[0], F1[1], talon="KS TD")
    say(table, "0:pass 1:bid.6S 2:pass")
    lay_away(table, "KS TD")
    say(table, "1:announce.6H 2:whist 0:pass 2:open")
    scene = table.view(2).scene()
    assert RU.say(scene.prompt) == "Заход с руки партнёра (Анна): с чего пойдёте?"
    assert {choice.zone for choice in scene.choices if choice.card} == {"hand.0"}


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


def test_never_public_are_hands_the_discard_and_a_closed_talon_U_10() -> None:
    """U-10."""
    table = setting(modern("rostov"), phase="deal")
    say(table, "0:pass 1:pass 2:pass")
    zones = {zone.name: zone.cards for zone in table.view(-1).scene().zones}
    assert zones["talon"] == ("??", "??")
    assert all(set(zones[f"hand.{seat}"]) == {"??"} for seat in range(3))
