"""Berserk as a game of the contract: lists, views, what is hidden, matches, set-ups, options."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lomber import Table, make, replay
from lomber.conform import check
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.naming import labels
from lomber.games.berserk.ready import built_in
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.view import BerserkView
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING, Game
from lomber.table.errors import BadOptions, BadPosition, BadRecord, IllegalMove
from lomber.table.record import MoveEvent
from lomber.table.scene import HIDDEN
from lomber.text import Words, slug


def begun(name: str = "berserk", decks: tuple[str, str] = ("fx_first", "fx_second"), **options: Any) -> Table:
    """Ready decks of the fixtures are handed in; the chooser is asked."""
    table = Table(make(name, card_set="fixtures", **options), seed=5)
    for seat, deck in enumerate(decks):
        table.play(seat, f"deck {deck}")
    return table


def at_board(
    a: list[Any] | None = None, b: list[Any] | None = None, game: Game | None = None, **piles: str
) -> Table:
    """A board with these cards in play; `hand_0="fx_bolt"` and the like say what is hidden."""
    cards = {name.replace("_", ".", 1): text for name, text in piles.items()}
    for player in range(2):
        cards.setdefault(f"deck.{player}", " ".join(["fx_rat"] * 5 + ["fx_herald"] * 5))
    board = {"A": {"play": a or []}, "B": {"play": b or []}}
    return Table(game or make("berserk", card_set="fixtures"), seed=3, start={"board": board, "piles": cards})


def view_of(table: Table, seat: int) -> BerserkView:
    view = table.view(seat)
    assert isinstance(view, BerserkView)
    return view


# -- lists


def test_lists_are_sealed_until_both_are_in_BH_20() -> None:
    table = Table(make("berserk", card_set="fixtures"), seed=1)
    assert table.actors() == [0, 1]
    table.play(1, "deck fx_second")
    assert table.actors() == [0]
    assert "fx_second" not in table.seen(0).text()
    table.play(0, "deck fx_first")
    assert view_of(table, 0).lists[1][0] == "fx_hero_archer"


def test_a_record_that_an_older_list_of_a_ready_deck_allowed_says_its_revision() -> None:
    """`deck fx_first` means another list since; what was drawn of the old one may not be there."""
    record = begun().record()
    strange = MoveEvent(0, ("pick 255",))
    for revision, told in ((1, True), (2, False)):
        with pytest.raises(BadRecord) as refused:
            replay(msgspec.structs.replace(record, revision=revision, log=(*record.log, strange)))
        assert str(refused.value).endswith("played by rules revision 1, this program has 2") == told
        assert (refused.value.key == "record-older") == told
        assert refused.value.where == f"log[{len(record.log)}]"


def own_list() -> list[str]:
    """Forty cards in the order of the library: three of each, Horde five (BH-22)."""
    game = make("berserk", card_set="fixtures")
    assert isinstance(game, Tabled)
    cards: list[str] = []
    for card in game.library.cards:
        most = game.allowed[game.library.numbers["fx_hero"]][int(card.number)]
        cards += [f"add {card.id}"] * most
    return ["lead fx_hero", *cards[:40], "done"]


def test_a_list_of_ones_own_is_one_gesture_BH_25() -> None:
    table = Table(make("berserk", card_set="fixtures"), seed=1)
    table.act(0, own_list())
    table.play(1, "deck fx_first")
    assert Counter(view_of(table, 1).lists[0]) == Counter(
        ["fx_hero", *(move.split()[1] for move in own_list()[1:-1])]
    )


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        (["lead fx_hero", "add fx_bolt", "done"], "BH-20"),
        (["lead fx_hero", *["add fx_bolt"] * 4], "BH-22"),
        (["lead fx_hero", "add fx_token"], "BH-23"),
        (["lead fx_hero", "add fx_hero_archer"], "BH-23"),
        (["lead fx_hero", "add fx_toll"], "BH-20"),
    ],
    ids=["too few", "too many copies", "a created card", "a hero", "too late for forty"],
)
def test_no_illegal_list_can_be_handed_in(moves: list[str], rule: str) -> None:
    table = Table(make("berserk", card_set="fixtures"), seed=1)
    with pytest.raises(IllegalMove) as refused:
        table.act(0, moves)
    assert refused.value.rule == rule
    assert table.actors() == [0, 1]


TWINS = """
[cards.chief]
type = "hero"
elements = ["forest"]
lives = 20
[cards.imp]
type = "creature"
name = { ru = "Бес", uk = "Біс", en = "Imp" }
cost = 1
strike = 1
lives = 1
[cards.imp_on_a_whole_card]
type = "creature"
name = { ru = "Бес", uk = "Біс", en = "Imp" }
cost = 1
strike = 1
lives = 1
[cards.newt]
type = "creature"
elements = ["swamp"]
cost = 1
strike = 1
lives = 1
[cards.rat]
type = "creature"
cost = 1
strike = 1
lives = 1
keywords = ["horde"]
"""


def test_two_printings_of_a_card_share_their_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """BH-21, BH-22, BH-24: three of one name, whichever picture; the others are eight at most, too few for nine."""
    (tmp_path / "twins.toml").write_text(TWINS, encoding="utf-8")
    monkeypatch.setenv("LOMBER_CARD_SETS", str(tmp_path))
    game = make("berserk", card_set="twins", deck_min=8, cut=8)
    table = Table(game, seed=1)
    whole = ["lead chief", "add imp", "add imp", "add imp_on_a_whole_card", *["add rat"] * 5, "done"]
    for moves, rule in (
        (["lead chief", *["add imp"] * 3, "add imp_on_a_whole_card"], "BH-22"),
        (["lead chief", "add imp", *["add imp_on_a_whole_card"] * 3], "BH-22"),
        (["lead chief", "add newt"], "BH-21"),
        (["lead chief", "add rat"], "BH-20"),
    ):
        with pytest.raises(IllegalMove) as refused:
            table.act(0, moves)
        assert refused.value.rule == rule
    table.act(0, whole)
    assert table.actors() == [1]
    with pytest.raises(BadOptions):
        make("berserk", card_set="twins", deck_min=9, cut=8)


def test_without_own_lists_only_ready_decks_are_offered() -> None:
    table = Table(make("berserk", card_set="fixtures", own_lists=False), seed=1)
    assert [table.name(move) for move in table.legal(0)] == [
        "deck fx_first",
        "deck fx_second",
        "deck fx_third",
    ]


def test_a_ready_deck_that_the_options_forbid_is_not_offered() -> None:
    with pytest.raises(BadOptions):
        make("berserk", card_set="fixtures", deck_min=41, own_lists=False)
    strict = make("berserk", card_set="fixtures", set_rules=False)
    assert isinstance(strict, Tabled)
    assert strict.ready == 0
    with pytest.raises(BadOptions):
        make("berserk", card_set="no_such_set")


def test_a_closed_list_stays_its_owners_secret() -> None:
    table = begun("berserk/closed")
    assert view_of(table, 0).lists[1] == []
    assert view_of(table, 1).lists[1] != []
    assert "fx_second" not in table.seen(0).text()
    assert "fx_second" in table.seen(1).text()


def test_a_closed_ready_deck_is_guessed_among_those_with_its_hero() -> None:
    table = begun("berserk/closed", ("fx_first", "fx_third"))
    worlds = Worlds(table.seen(1), table.game)
    guessed = set()
    for seed in range(12):
        world = worlds.draw(Fast(seed)).state
        assert isinstance(world, BerserkState)
        guessed.add(world.handing[0].moves[0])
    assert len(guessed) == 2  # fx_first and fx_third have the same hero, fx_second another


def test_a_closed_own_list_is_guessed_legal_with_all_that_was_seen() -> None:
    table = Table(make("berserk/closed", card_set="fixtures"), seed=2)
    table.act(0, own_list())
    table.play(1, "deck fx_first")
    worlds = Worlds(table.seen(1), table.game)
    lists = set()
    for seed in range(6):
        world = worlds.draw(Fast(seed)).state
        assert isinstance(world, BerserkState)
        assert len(world.handing[0].cards) == 40
        lists.add(tuple(world.handing[0].cards))
    assert len(lists) == 6


# -- what is public


def test_counts_graveyards_coins_and_placed_cards_are_public_BH_11() -> None:
    """BH-11."""
    table = at_board(hand_0="fx_curse fx_mend", hand_1="fx_bolt")
    table.play(0, "play fx_curse")
    for seat in (-1, 0, 1):
        view = view_of(table, seat)
        assert view.placed == [{}, {"fx_mark": 1}]
        assert view.graveyards == [["fx_curse"], []]
        assert view.hand_sizes == [1, 1]
        assert view.deck_sizes == [10, 11]
        assert view.coins == [[9, 1], [10, 0]]
        assert view.failed_draws == [0, 0]


def test_hands_and_decks_are_secret_BH_11() -> None:
    table = at_board(hand_0="fx_mend", hand_1="fx_bolt fx_rain")
    scene = table.view(0).scene()
    cards = {zone.name: zone.cards for zone in scene.zones}
    assert cards["hand.1"] == (HIDDEN, HIDDEN)
    assert cards["hand.0"] == ("fx_mend",)
    assert set(cards["deck.0"]) == set(cards["deck.1"]) == {HIDDEN}
    assert "fx_rain" not in str(table.state.position(0)["piles"])


def test_a_card_that_was_shown_is_known_until_it_is_played() -> None:
    """Chapter 17: the identity of cards that were shown, for as long as they cannot have moved."""
    table = at_board(hand_0="fx_seek", deck_0="fx_bolt fx_rat fx_rat")
    table.play(0, "play fx_seek")
    table.play(0, "pick fx_bolt")
    assert "fx_bolt" in {z.name: z.cards for z in table.view(1).scene().zones}["hand.0"]
    table.play(0, "play fx_bolt")
    table.play(0, "target B.hero")
    assert view_of(table, 1).known[0] == []


@pytest.mark.parametrize(("value", "seen"), [("remembered", "fx_lurker"), ("concealed", HIDDEN)])
def test_the_name_of_a_hidden_creature_G_13(value: str, seen: str) -> None:
    """G-13, BH-242: it was played face up; the opponent remembers it, or sees a back."""
    game = make("berserk", card_set="fixtures", hidden_identity=value)
    table = at_board([{"card": "fx_lurker", "hidden": True}], game=game)
    assert view_of(table, 1).squad(0)[0].id == seen
    assert view_of(table, 0).squad(0)[0].id == "fx_lurker"


def test_waiting_triggers_are_shown_in_the_order_in_which_they_fired_BH_105() -> None:
    table = at_board(
        [{"card": "fx_herald"}, {"card": "fx_bomb"}], [{"card": "fx_rat"}], hand_0="fx_rain", hand_1="fx_rat"
    )
    table.play(0, "play fx_rain")
    view = view_of(table, 1)
    assert [waiting.name for waiting in view.queue] == ["A.fx_herald", "A.fx_bomb"]
    assert [waiting.paragraph for waiting in view.queue] == [0, 0]
    told = [fact.words["card"] for fact in view.facts() if fact.key == "fact-waiting"]
    assert told == ["A.fx_herald", "A.fx_bomb"]


def test_the_set_supplies_its_own_created_cards_G_30() -> None:
    """G-30: the list at the end of the printed rules is missing; whatever a text creates is a card of the set."""
    table = at_board(hand_0="fx_muster")
    table.play(0, "play fx_muster")
    assert [thing.id for thing in view_of(table, 1).squad(0)] == ["fx_token", "fx_token"]


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_the_sign_of_closing_is_drawn_as_one_sign_G_31(lang: str) -> None:
    """G-31: in the scan it came out in many shapes."""
    table = at_board([{"card": "fx_archer"}])
    words = Words(lang, "lomber.games.berserk")
    said = [
        words.say(choice.says) for choice in table.view(0).scene().choices if choice.text.startswith("use")
    ]
    assert said
    assert all("⟳" in line for line in said)


# -- moves


def test_giving_up_is_open_to_both_at_any_moment_BH_283() -> None:
    table = at_board()
    assert table.actors() == [0]
    assert [table.name(move) for move in table.asides(1)] == ["concede"]
    table.play(1, "concede")
    assert table.over
    assert table.scores() == [1, -1]
    assert [(entry.reason, entry.rule) for entry in table.sheet().entries] == [("win-concede", "BH-283")]


def test_the_number_exchanged_is_public_and_the_cards_are_not_BH_33() -> None:
    table = begun()
    chooser = table.turn()
    table.play(chooser, "choose_first first")
    hand = view_of(table, chooser).own
    card = table.game.library.cards[hand[0] // 2].id  # type: ignore[attr-defined]
    table.act(chooser, [f"mulligan {card}", "mulligan done"])
    other = 1 - chooser
    assert [event.moves for event in table.told(other) if hasattr(event, "moves")][-1] == (
        "mulligan ??",
        "mulligan done",
    )
    assert [event.moves for event in table.told(chooser) if hasattr(event, "moves")][-1][
        0
    ] == f"mulligan {card}"
    assert view_of(table, chooser).tops[chooser][-1] == card
    assert view_of(table, other).tops[chooser][-1] == HIDDEN


def test_beyond_255_choices_there_are_pages() -> None:
    a = [{"card": "fx_rat"} for _ in range(20)]
    table = at_board(a, [{"card": "fx_rat"} for _ in range(20)])
    first = [table.name(move) for move in table.legal(0)]
    assert len(first) == 256
    assert first[-1] == "more"
    table.play(0, "more")
    second = [table.name(move) for move in table.legal(0)]
    assert "attack A.fx_rat#20 B.fx_rat#20" in second
    assert not set(first[:-1]) & set(second)


def test_a_board_with_a_part_that_nobody_knows_is_refused_by_its_name_18_6() -> None:
    with pytest.raises(BadPosition) as caught:
        at_board([{"card": "fx_rat", "wound": 1}])
    assert caught.value.key == "berserk-board-part"
    assert caught.value.words["part"] == "A.play[0].wound"


def test_a_board_holds_cards_of_its_set_only_18_6() -> None:
    """A game has no vanilla creatures, which scenarios write in one line."""
    for entry in ({"vanilla": "2/3 c2"}, {"card": "fx_engine", "parts": ["1/1 c1"]}):
        with pytest.raises(BadPosition) as caught:
            at_board([entry])
        assert caught.value.key == "berserk-no-card"


def test_a_board_may_hold_as_many_coins_as_the_option_allows_BH_3() -> None:
    board = {"A": {"coins": [8, 7]}}
    with pytest.raises(BadPosition):
        Table(make("berserk", card_set="fixtures"), seed=3, start={"board": board})
    table = Table(make("berserk", card_set="fixtures", coin_max=15), seed=3, start={"board": board})
    assert "end" in [table.name(move) for move in table.legal(0)]


def test_a_mode_is_called_by_its_label_and_others_are_counted_from_one_18_4() -> None:
    """As the printed text has it: “bury” …, “avalanche” …; a text without labels says 1) and 2)."""
    table = at_board(b=[{"card": "fx_rat"}], hand_0="fx_choice")
    table.play(0, "play fx_choice")
    words = Words("en", "lomber.games.berserk")
    assert [words.say(choice.says) for choice in table.view(0).choices()][:2] == ["hit", "read"]
    hero = next(id for id, card in built_in().cards.items() if card["type"] == "hero")
    other = next(id for id, card in built_in().cards.items() if card["type"] == "creature")
    board = {"A": {"hero": {"card": hero}}, "B": {"hero": {"card": hero}, "play": [other]}}
    table = Table(make("berserk"), seed=3, start={"board": board, "piles": {"hand.0": "rockfall"}})
    table.play(0, "play rockfall")
    for lang, said in (
        ("ru", ["завал", "лавина"]),
        ("uk", ["завал", "лавина"]),
        ("en", ["bury", "avalanche"]),
    ):
        words = Words(lang, "lomber.games.berserk")
        assert [words.say(choice.says) for choice in table.view(0).choices()][:2] == said


def test_labels_are_words_of_their_own_and_no_names_of_cards_18_4() -> None:
    base = built_in()
    named: dict[str, dict[str, str]] = {}
    for label in labels(base.cards):
        assert named.setdefault(slug(label["en"]), dict(label)) == dict(label)
    assert not set(named) & {slug(id) for id in (*base.cards, *base.decks)}


def test_a_feature_is_not_said_to_close_the_card_that_does_not_BH_90() -> None:
    """A scribe pays a coin; its feature is the first, the second of the usurer is number 2."""
    table = at_board([{"card": "fx_scribe"}, {"card": "fx_usurer"}])
    words = Words("en", "lomber.games.berserk")
    said = {choice.text: words.say(choice.says) for choice in table.view(0).choices()}
    assert said["use A.fx_scribe 0"] == "A.fx_scribe: use its feature"
    assert said["use A.fx_usurer 3"] == "A.fx_usurer: use its feature no. 4"


# -- matches


def test_the_best_of_three_and_the_loser_chooses_who_goes_first_BH_284() -> None:
    table = begun(match=3)
    table.play(0, "concede")
    assert not table.over
    assert table.actors() == [0, 1]  # lists are handed in anew
    for seat in range(2):
        table.play(seat, "deck fx_third")
    assert table.turn() == 0
    assert [table.name(move) for move in table.legal(0)] == ["choose_first first", "choose_first second"]
    table.play(0, "concede")
    assert table.over
    assert table.scores() == [-2, 2]


@pytest.mark.parametrize(
    ("result", "written"),
    [
        ({"winner": "A", "reason": "hero", "turn": 12}, [(0, 1, "win-hero", "BH-280")]),
        ({"winner": "B", "reason": "deck", "turn": 50}, [(1, 1, "win-deck", "BH-282")]),
        ({"winner": "draw", "turn": 3}, [(0, 0, "draw-hero", "BH-281"), (1, 0, "draw-hero", "BH-281")]),
        ({"winner": "A", "reason": "text"}, [(0, 1, "win-text", "BH-10")]),
    ],
)
def test_the_scorer_writes_one_game_BH_284(result: dict[str, Any], written: list[Any]) -> None:
    entries = make("berserk").score(result)
    assert [(entry.column, entry.amount, entry.reason, entry.rule) for entry in entries] == written


@pytest.mark.parametrize(
    ("result", "options", "sentence", "rule"),
    [
        ({"winner": "draw", "reason": "deck"}, {}, "drawn", "BH-281"),
        ({"winner": "draw", "reason": "text"}, {}, "drawn", "BH-281"),
        ({"winner": "draw", "reason": "hero"}, {"simultaneous_loss": "active_loses"}, "drawn", "BH-281"),
        ({"winner": "A", "reason": "loop"}, {}, "won", "BH-109"),
    ],
)
def test_a_result_that_no_game_can_have_is_refused_BH_284(
    result: dict[str, Any], options: dict[str, Any], sentence: str, rule: str
) -> None:
    with pytest.raises(BadPosition, match=f"no game is {sentence} for this reason") as caught:
        make("berserk", **options).score(result)
    assert caught.value.rule == rule


def test_only_who_gives_up_ends_a_game_before_its_first_turn_BH_35() -> None:
    assert make("berserk").score({"winner": "A", "reason": "concede", "turn": 0})
    with pytest.raises(BadPosition):
        make("berserk").score({"winner": "A", "reason": "hero", "turn": 0})


# -- options


@pytest.mark.parametrize(
    ("option", "value", "rule", "read"),
    [
        ("start_hand", 6, "start_hand", 6),
        ("first_player_skips_draw", False, "first_player_skips_draw", False),
        ("coin_max", 15, "coin_max", 15),
        ("failed_draws_to_lose", 1, "failed_draws_to_lose", 1),
        ("failed_draw_counts", "turn_only", "failed_draws_of_turn_only", True),
        ("stacking", "max", "stacking_max", True),
        ("frenzy_blocks", "everything", "frenzy_blocks_everything", True),
        ("on_attack_when_defended", False, "on_attack_when_defended", False),
        ("on_attack_limit", "every", "on_attack_every", True),
        ("prepare_resets_defence", True, "prepare_resets_defence", True),
        ("created_stay", True, "created_stay", True),
        ("search_may_decline", False, "search_may_decline", False),
        ("placed_max", 2, "placed_max", 2),
        ("simultaneous_loss", "active_loses", "active_loses", True),
    ],
)
def test_every_option_reaches_the_engine(option: str, value: Any, rule: str, read: Any) -> None:
    plain, changed = make("berserk"), make("berserk", **{option: value})
    assert isinstance(plain, Tabled)
    assert isinstance(changed, Tabled)
    assert getattr(changed.rules, rule) == read
    assert getattr(plain.rules, rule) != read


@pytest.mark.parametrize(("option", "low", "high"), [("deck_min", 20, 60), ("start_hand", 3, 7)])
def test_decks_and_hands_are_as_short_as_chapter_20_has_them_BH_20_BH_32(
    option: str, low: int, high: int
) -> None:
    """BH-20, BH-32: shorter ones only in a short game for study."""
    make("berserk", **{option: low})
    make("berserk", **{option: low - 1, "cut": 20})
    for value in (low - 1, high + 1):
        with pytest.raises(BadOptions) as refused:
            make("berserk", **{option: value})
        assert refused.value.key == "option-range"


def test_copies_and_elements_of_lists_are_options_BH_22() -> None:
    few = make("berserk", card_set="fixtures", copies_max=1, horde_max=2)
    assert isinstance(few, Tabled)
    allowed = few.allowed[few.library.numbers["fx_hero"]]
    assert allowed[few.library.numbers["fx_bolt"]] == 1
    assert allowed[few.library.numbers["fx_rat"]] == 2
    strict = make("berserk", card_set="fixtures", multi_element="all")
    assert isinstance(strict, Tabled)
    assert strict.allowed[strict.library.numbers["fx_hero"]][strict.library.numbers["fx_bolt"]] == 3


# -- set-ups and worlds


def test_a_board_is_set_up_and_given_back() -> None:
    table = at_board([{"card": "fx_archer", "wounds": 1}], hand_0="fx_bolt")
    table.play(0, "use A.fx_archer 0")
    described = table.state.position(EVERYTHING)
    again = table.game.set_up(described)
    assert again.position(EVERYTHING) == described
    assert [again.name(move) for move in again.legal(0)] == ["end", "play fx_bolt"]


@pytest.mark.parametrize(
    "damage",
    [
        {"board": {"A": {"play": [{"card": "no_such"}]}}, "piles": {}},
        {"board": {"A": {"hand": ["fx_bolt"]}}, "piles": {}},
        {"board": {"A": 7}, "piles": {}},
        {"board": {"A": {}}, "piles": {"hand.0": "no_such"}},
        {"begun": True, "log": ["0 deck fx_first"], "aloud": ["draw 7"], "piles": {}},
        {"piles": {"hand.0": "fx_bolt"}},
    ],
)
def test_an_impossible_board_is_refused_with_a_sentence(damage: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make("berserk", card_set="fixtures").set_up(damage)


@pytest.mark.parametrize(
    ("half", "rule"),
    [
        ({"play": ["fx_lens", "fx_sabre"]}, "BH-74"),
        ({"play": ["fx_lord", "fx_lord"]}, "BH-247"),
        ({"play": ["fx_lord", {"card": "fx_engine", "parts": ["fx_lord"]}]}, "BH-247"),
        ({"graveyard": ["fx_token"]}, "BH-245"),
        ({"coins": [8, 3]}, "BH-3"),
    ],
)
def test_a_board_that_breaks_a_rule_is_refused_with_it_18_6(half: dict[str, Any], rule: str) -> None:
    """BH-3, BH-74, BH-245, BH-247: each card may lie on the other side."""
    with pytest.raises(BadPosition) as refused:
        make("berserk", card_set="fixtures").set_up({"board": {"A": half}, "piles": {}})
    assert refused.value.rule == rule
    both = {"A": {"play": ["fx_lens", "fx_lord"]}, "B": {"play": ["fx_sabre", "fx_lord"]}}
    assert make("berserk", card_set="fixtures").set_up({"board": both, "piles": {}}).legal(0)


@pytest.mark.parametrize("part", ["moves", "expect", "options"])
def test_a_board_is_a_position_and_no_trial_18_6(part: str) -> None:
    """Moves and expectations are a scenario's, the options those of the game."""
    with pytest.raises(BadPosition, match=f"a board has no such {part}"):
        make("berserk", card_set="fixtures").set_up({"board": {part: []}, "piles": {}})


@pytest.mark.parametrize(
    ("match", "before", "sentence"),
    [
        (3, {"hand": 3, "wins": [2, 0]}, "already won"),
        (1, {"hand": 1, "wins": [0, 1]}, "already won"),
        (3, {"hand": 4, "wins": [1, 1]}, "match is over"),
        (1, {"hand": 2}, "match is over"),
    ],
)
def test_no_game_is_described_after_the_last_of_a_match_BH_284(
    match: int, before: dict[str, Any], sentence: str
) -> None:
    """BH-284: of three games a draw counts as one too; the third may be described."""
    with pytest.raises(BadPosition, match=sentence):
        make("berserk", card_set="fixtures", match=match).set_up({"board": {"A": {}}, "piles": {}, **before})
    third = {"board": {"A": {}}, "piles": {}, "hand": 3, "wins": [1, 0]}
    assert make("berserk", card_set="fixtures", match=3).set_up(third).legal(0)


def test_a_guessed_hand_holds_no_card_that_came_into_the_deck_after_the_last_draw() -> None:
    """A placed card announces itself when it is drawn: none is in the hand unseen."""
    table = at_board(hand_0="fx_curse", hand_1="fx_bolt fx_rain")
    table.play(0, "play fx_curse")
    table.play(0, "end")
    worlds = Worlds(table.seen(0), table.game)
    for seed in range(30):
        world = worlds.draw(Fast(seed)).state
        assert isinstance(world, BerserkState)
        assert world.duel is not None
        hand = [world.cards.library.cards[world.duel.card_of[piece]].id for piece in world.duel.hands[1]]
        assert "fx_mark" not in hand or "fx_mark" in str(table.seen(0).aloud[-2:])


def test_the_fixture_cards_keep_every_promise() -> None:
    """The conformance suite walks with the base set; here are all texts that the language knows."""
    figures = check(make("berserk", card_set="fixtures"), 0.3, seed=2)
    assert figures.worlds > 0


def test_giving_up_cuts_a_half_made_choice_short_and_tells_nothing_of_it_BH_283() -> None:
    table = begun(match=3)
    table.play(table.turn(), "choose_first first")
    chooser = table.turn()
    other = 1 - chooser
    before = table.view(other).scene()
    table.play(chooser, next(move for move in table.legal(chooser) if table.name(move) != "mulligan done"))
    assert table.view(other).scene() == before
    assert table.asides(chooser) == []
    table.play(other, "concede")
    assert "mulligan" not in table.record().text()
    for seat in range(2):
        table.play(seat, "deck fx_third")
    assert Table.replay(table.record(), table.game).state.position(EVERYTHING) == table.state.position(
        EVERYTHING
    )
