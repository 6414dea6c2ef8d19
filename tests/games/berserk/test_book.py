"""The book of Berserk: a position for each piece of advice, what it says there, and what is done without it."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.table.contract import Game

FILLED = " ".join(["fx_rat"] * 10)


def board(
    a: list[Any] | None = None,
    b: list[Any] | None = None,
    side_a: dict[str, Any] | None = None,
    side_b: dict[str, Any] | None = None,
    active: str = "A",
    moves: tuple[tuple[int, str], ...] = (),
    **piles: str,
) -> Table:
    """A board of fixture cards; creatures by their ids, or with what they carry."""
    cards = {name.replace("_", ".", 1): text for name, text in piles.items()}
    for player in range(2):
        cards.setdefault(f"deck.{player}", FILLED)
    described = {
        "active": active,
        "A": {
            **(side_a or {}),
            "play": [card if isinstance(card, dict) else {"card": card} for card in a or []],
        },
        "B": {
            **(side_b or {}),
            "play": [card if isinstance(card, dict) else {"card": card} for card in b or []],
        },
    }
    table = Table(game(), seed=1, start={"board": described, "piles": cards})
    for seat, text in moves:
        table.play(seat, text)
    return table


def game() -> Game:
    return make("berserk", card_set="fixtures")


def says(table: Table, *without: str) -> tuple[str, str]:
    """Which piece speaks here, and the move."""
    seat = table.turn()
    bot = BookBot(table.game, without=without)
    glance = Glance(table.game, table.view(seat), table.legal(seat))
    move, piece = bot.explain(glance)
    return piece, table.name(move)


def hero(wounds: int, **more: Any) -> dict[str, Any]:
    return {"hero": {"card": "fx_hero", "wounds": wounds, **more}}


# -- the main stage


def test_what_reaches_the_hero_is_played_whoever_defends_A_1() -> None:
    """A bolt for three and a strike of three that nobody can stop: six lives are left."""
    table = board(["fx_veteran"], side_b=hero(24), hand_0="fx_bolt fx_insight")
    assert says(table) == ("A-1", "play fx_bolt")
    table.play(0, "play fx_bolt")
    assert says(table) == ("A-1", "target B.hero")
    guarded = board(["fx_veteran"], ["fx_thornback"], side_b=hero(24), hand_0="fx_bolt fx_insight")
    assert says(guarded)[0] != "A-1"


def test_the_plays_that_close_the_most_coins_are_made_A_2() -> None:
    """Of five coins: four and one, not three alone; the dearer first."""
    table = board(side_a={"coins": [5, 0]}, hand_0="fx_engine fx_bulwark fx_rat")
    assert says(table) == ("A-2", "play fx_bulwark")
    rest = board(side_a={"coins": [1, 4]}, hand_0="fx_engine fx_rat")
    assert says(rest) == ("A-2", "play fx_rat")
    assert says(board(side_a={"coins": [0, 5]}, hand_0="fx_rat")) == ("A-2", "end")


def test_cards_are_drawn_before_anything_else_A_3() -> None:
    table = board(hand_0="fx_insight fx_bulwark fx_bolt", b=["fx_engine"])
    assert says(table) == ("A-3", "play fx_insight")
    assert says(table, "A-3")[1] != "play fx_insight"


def test_the_way_is_cleared_before_attacks_A_3() -> None:
    table = board(["fx_veteran"], ["fx_engine"], hand_0="fx_bolt fx_bulwark")
    assert says(table) == ("A-3", "play fx_bolt")


def test_a_creature_that_is_killed_and_cannot_answer_is_attacked_A_4() -> None:
    table = board(["fx_engine"], [{"card": "fx_scribe", "closed": True, "wounds": 1}])
    assert says(table) == ("A-4", "attack A.fx_engine B.fx_scribe")
    assert says(table, "A-4") == ("A-5", "attack A.fx_engine B.hero")


def test_protection_from_spells_is_none_from_strikes_A_4() -> None:
    """BH-215: the monk can be struck down, the ghost cannot."""
    table = board(["fx_engine"], [{"card": "fx_monk", "closed": True, "wounds": 1}])
    assert says(table) == ("A-4", "attack A.fx_engine B.fx_monk")
    spared = board(["fx_engine"], [{"card": "fx_ghost", "closed": True}])
    assert says(spared)[1] != "attack A.fx_engine B.fx_ghost"


def test_nobody_shoots_at_who_is_protected_from_shots_A_3() -> None:
    """BH-215: the coin is spent on the hero."""
    sides = {"A": {"hero": {"card": "ivel"}}, "B": {"hero": {"card": "tarkha"}, "play": ["iron_knight"]}}
    table = Table(make("berserk"), seed=1, start={"board": sides, "piles": {}})
    table.play(0, "use A.hero 0")
    assert says(table)[1] == "target B.hero"


def test_no_trade_is_made_for_something_cheaper_A_4() -> None:
    table = board(["fx_skirmisher"], [{"card": "fx_leech", "wounds": 0}])
    assert says(table)[1] != "attack A.fx_skirmisher B.fx_leech"


def test_the_weak_one_goes_first_to_lure_the_defender_A_5() -> None:
    table = board(["fx_veteran", "fx_engine"], ["fx_rat"])
    assert says(table, "A-4") == ("A-5", "attack A.fx_engine B.hero")
    assert says(table, "A-4", "A-5") == ("A-2", "end")


def test_a_good_defender_stays_at_home_A_6() -> None:
    """Twelve lives left, and strikes of seven a turn against them."""
    closed = [{"card": "fx_skirmisher", "closed": True}, {"card": "fx_phoenix", "closed": True}]
    table = board(["fx_warden"], closed, side_a=hero(18))
    assert says(table) == ("A-6", "end")
    assert says(table, "A-6") == ("A-5", "attack A.fx_warden B.hero")


def test_first_strike_kills_open_creatures_outright_A_11() -> None:
    table = board(["fx_broker"], ["fx_engine", {"card": "fx_scribe", "wounds": 1}])
    assert says(table) == ("A-11", "attack A.fx_broker B.fx_scribe")
    assert says(table, "A-11", "A-4")[0] == "A-5"


def test_frenzy_attacks_where_it_survives_A_13() -> None:
    table = board(["fx_berserker"], ["fx_veteran", {"card": "fx_scribe", "closed": True}])
    assert says(table) == ("A-13", "attack A.fx_berserker B.fx_scribe")


# -- questions


def attacked(attacker: str, *defenders: Any, wounds: int = 0) -> Table:
    """A attacks the hero of B."""
    return board(
        [attacker], list(defenders), side_b=hero(wounds), moves=((0, f"attack A.{attacker} B.hero"),)
    )


def test_a_defender_that_kills_and_survives_steps_in_A_7() -> None:
    table = attacked("fx_engine", "fx_veteran")
    assert says(table) == ("A-7", "defender B.fx_veteran")


def test_nobody_is_thrown_away_for_a_healthy_hero_A_7() -> None:
    assert says(attacked("fx_veteran", "fx_rat")) == ("A-7", "defender none")


def test_somebody_steps_in_when_the_hero_would_die_A_7() -> None:
    assert says(attacked("fx_veteran", "fx_rat", wounds=28)) == ("A-7", "defender B.fx_rat")


@pytest.mark.parametrize(
    ("hand", "b", "answer"),
    [("fx_raider", [], "extort pay"), ("fx_broker", ["fx_veteran", "fx_bulwark"], "extort refuse")],
    ids=["idle coins", "two good creatures"],
)
def test_coins_are_paid_and_creatures_are_not_A_8(hand: str, b: list[str], answer: str) -> None:
    table = board(b=b, hand_0=hand, moves=((0, f"play {hand}"),))
    assert says(table) == ("A-8", answer)


def test_poison_goes_to_the_most_lives_and_never_makes_less_of_it_A_9() -> None:
    spell = ((0, "play fx_weak_venom"),)
    assert says(board(b=["fx_veteran"], hand_0="fx_weak_venom", moves=spell)) == ("A-9", "target B.hero")
    sick = {"side_b": hero(0, poison=2)}
    table = board(b=["fx_veteran"], hand_0="fx_weak_venom", moves=spell, **sick)  # type: ignore[arg-type]
    assert says(table) == ("A-9", "target B.fx_veteran")


def test_dear_cards_go_under_the_deck_A_10() -> None:
    """fx_colossus costs six: back; the rest is kept."""
    table = Table(game(), seed=4)
    table.play(0, "deck fx_first")
    table.play(1, "deck fx_second")
    table.play(table.turn(), "choose_first first")
    seat = table.turn()
    view: Any = table.view(seat)
    costs = sorted(view.cards.library.cards[kind // 2].cost for kind in view.own)
    piece, move = says(table)
    assert piece == "A-10"
    assert (move == "mulligan done") == (costs[-1] < 4 or (costs[-1] == 4 and costs[0] <= 2))


@pytest.mark.parametrize(
    ("wounds", "a", "victim"),
    [
        (0, ["fx_herald"], "A.hero"),
        (20, ["fx_engine", "fx_herald"], "A.fx_herald"),
        (20, ["fx_engine", "fx_rat"], "A.fx_rat"),
    ],
)
def test_thirst_is_borne_by_the_hero_while_he_can_A_12(wounds: int, a: list[str], victim: str) -> None:
    table = board(a, side_a=hero(wounds), hand_0="fx_leech", moves=((0, "play fx_leech"),))
    assert says(table) == ("A-12", f"thirst {victim}")


def test_kills_come_before_draws_A_14() -> None:
    table = board(
        ["fx_herald", "fx_bomb"], ["fx_engine"], hand_0="fx_rain", deck_0="", moves=((0, "play fx_rain"),)
    )
    assert says(table) == ("A-14", "next_trigger A.fx_bomb")


def test_heals_come_before_poison_A_14() -> None:
    """W-14: with poison first the hero would die."""
    table = board(["fx_totem"], side_a=hero(20, poison=1), active="B", moves=((1, "end"),))
    assert says(table) == ("A-14", "next_trigger A.fx_totem")


def test_nothing_is_drawn_by_choice_from_an_empty_deck_A_15() -> None:
    table = board(hand_0="fx_insight", deck_0="fx_rat")
    assert says(table) == ("A-2", "end")
    assert says(table, "A-15")[1] == "play fx_insight"


def test_a_book_bot_plays_every_ready_deck_to_its_end() -> None:
    shores = make("berserk")
    bot = BookBot(shores)
    for first, second in (("steppe", "mountain"), ("forest", "swamp"), ("darkness", "free_port")):
        table = Table(shores, seed=7)
        table.play(0, f"deck {first}")
        table.play(1, f"deck {second}")
        while not table.over:
            seat = table.turn()
            table.play(seat, bot.choose(Glance(shores, table.view(seat), table.legal(seat))))
        assert table.sheet().entries[0].reason in ("win-hero", "win-deck", "draw-hero")
