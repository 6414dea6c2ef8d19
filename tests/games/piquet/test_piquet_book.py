"""A position in which each piece of advice decides, and the book against chance."""

from __future__ import annotations

from lomber import Table, make
from lomber.bots.book import BookBot
from lomber.bots.levels import make_bot
from lomber.bots.position import Glance
from lomber.conform.promises import hint
from lomber.table.contract import State
from lomber.table.shoe import Shoe, Stacked
from tests.games.piquet.tables import begin, dealt, exchanged, position


def plan(table: Table, without: tuple[str, ...] = ()) -> tuple[set[str], str]:
    """The cards that the book throws, and the number of the advice that its first card follows."""
    bot = BookBot(table.game, without)
    trial = table.copy()
    seat = trial.turn()
    thrown: set[str] = set()
    first = ""
    while True:
        move, number = bot.explain(Glance(trial.game, trial.view(seat), trial.legal(seat)))
        first = first or number
        if not trial.name(move).startswith("throw"):
            return thrown, first
        thrown.add(trial.name(move).removeprefix("throw "))
        trial.play(seat, move)


def elder(hand: str) -> Table:
    return dealt({"hand.0": hand})


def test_the_long_suit_is_kept_whole_A_1() -> None:
    """A-1: the seven and eight of spades stay because the suit is long; without the advice they go."""
    table = elder("KS TS 9S 8S 7S AC KD QD JH TH AD 9C")
    kept = plan(table)[0]
    assert not kept & {"7S", "8S", "9S"}
    assert plan(table, ("A-1",))[0] & {"7S", "8S", "9S"}


def test_equal_court_cards_are_kept_A_2() -> None:
    """A-2: three tens stay in hope of a fourteen."""
    table = elder("AS QS JS 9S TC TD TH 7C 7D 8H 9C KH")
    assert not plan(table)[0] & {"TC", "TD", "TH"}
    assert plan(table, ("A-2",))[0] & {"TC", "TD", "TH"}


def test_sequences_are_aimed_at_A_3() -> None:
    """A-3: the jack of hearts stays with its ten and nine in sight, the queen of clubs goes."""
    table = elder("AS KS QS 8S 7S JH TH 9H QC JC 7D KD")
    assert "JH" not in plan(table)[0]
    assert "JH" in plan(table, ("A-3",))[0]


def test_a_bare_ace_goes_from_a_weak_hand_A_4() -> None:
    """A-4: no long suit: the lone ace is thrown for cards that stop the other's sixty or ninety."""
    table = elder("AS KC QC JC 8C KD QD JD 8D TH 9H 8H")
    assert plan(table)[1] == "A-4"
    assert "AS" in plan(table)[0]
    assert "AS" not in plan(table, ("A-4",))[0]


def test_of_two_suits_the_one_with_a_quint_A_5() -> None:
    """A-5: hearts with 41 pips and a quint in sight are kept, not spades with more."""
    table = elder("AS KS QS 9S 7S JH TH 9H 8H 7H QC KD")
    kept = plan(table)[0]
    assert not kept & {"JH", "TH", "9H", "8H", "7H"}
    assert plan(table, ("A-5",))[0] != kept


def test_leads_are_counted_to_thirty_A_6() -> None:
    """A-6: with 26 and nothing against her the elder leads her winners before anything else."""
    table = exchanged("KS JS AC QC JC TC 9C 8C 7C QD JD 7D", "AS QS TS 8S KD 8D AH QH JH TH 8H 7H")
    begin(table)
    bot = BookBot(table.game)
    move, number = bot.explain(Glance(table.game, table.view(0), table.legal(0)))
    assert (table.name(move), number) == ("AC", "A-6")
    without = BookBot(table.game, ("A-6",))
    assert without.explain(Glance(table.game, table.view(0), table.legal(0)))[1] == "A-0"


def test_a_suit_that_the_other_has_not_followed_is_led_out_A_0() -> None:
    """A-0, P-19: the king of spades is nowhere to be seen, but not in a hand that threw off upon spades."""
    piles = {"hand.0": "TD QC KD", "hand.1": "QS QD 7D"}
    for denied, led in ((["", ""], "QD"), (["AS KS QS JS TS 9S 8S 7S", ""], "QS")):
        start = {"piles": piles, "tricks": [3, 6], "turn": 1, "denied": denied}
        table = Table(make("piquet", draw=False), dealing=False, start=start)
        move = BookBot(table.game).choose(Glance(table.game, table.view(1), table.legal(1)))
        assert table.name(move) == led


def test_stoppers_are_driven_out_from_the_top_A_0() -> None:
    """A-0: ace and king are out; the queen is led from queen, jack and ten, not the ten."""
    start = {"piles": {"hand.0": "QS JS TS 8H", "hand.1": "AS KS 9S AH"}, "tricks": [4, 4], "turn": 0}
    table = Table(make("piquet", draw=False), dealing=False, start=start)
    assert table.name(BookBot(table.game).choose(Glance(table.game, table.view(0), table.legal(0)))) == "QS"


def test_of_words_and_cards_the_book_says_nothing_A_0() -> None:
    """A-0: its advice is of the exchange; nobody is told to keep a suit whole when he declares or leads."""
    table = dealt({"hand.0": "KS TS 9S 8S 7S AC KD QD JH TH AD 9C"})
    bot = BookBot(table.game)
    said: dict[str, set[str]] = {}
    while not table.over and position(table).match.deals == 0:
        phase = position(table).phase.value
        move, number = bot.explain(Glance(table.game, table.view(table.turn()), table.legal(table.turn())))
        said.setdefault(phase, set()).add(number)
        table.play(table.turn(), move)
    assert said["exchange"] <= {"A-1", "A-2", "A-3", "A-4", "A-5", "A-7", "A-0"}
    assert said["declare"] == said["capot"] == {"A-0"}
    assert said["play"] <= {"A-0", "A-6"}


def test_the_dealer_keeps_his_guards_A_7() -> None:
    """A-7: a king and the small card beside it stay in the dealer's hand."""
    piles = {"hand.0": "AS AC AD AH QS QC JS JC TS TC 9S 9C", "hand.1": "KS 8S KC 8C QD JD TD 9D 8H 9H TH 7H"}
    table = dealt(piles)
    table.act(0, ["throw 9S", "throw TS", "throw 9C", "throw TC", "throw JC", "done"])
    assert plan(table)[0] != plan(table, ("A-7",))[0]
    assert not plan(table)[0] & {"8S", "8C"}


def test_the_book_declares_the_truth_P_14() -> None:
    """P-14: with manual declarations and lies allowed the book says what it has, and announces a sure capot."""
    elder_hand, dealer_hand = "JS TS 9S 7S JC TC JD TD 9D KH TH 8H", "AS KS QS AC KC QC 9C 7C AD KD QD 7D"
    table = exchanged(elder_hand, dealer_hand, declare="manual", manners=True)
    bot = BookBot(table.game)
    while position(table).phase.value == "declare":
        seat = table.turn()
        table.play(seat, bot.choose(Glance(table.game, table.view(seat), table.legal(seat))))
    assert [int(n) for n in position(table).count.hand] == [17, 14]


def gains(name: str, deals: int) -> list[int]:
    """Points of the book over chance in single deals, each seat in turn."""
    game = make(name, hands=1, draw=False)
    found: list[int] = []
    for seed in range(deals):
        both = 0
        for mine in range(game.seats):
            table = Table(game, seed=seed)
            players = [
                make_bot("book" if seat == mine else "random", game, seed) for seat in range(game.seats)
            ]
            state: State = table.state.this_hand()
            while not table.over:
                seat = table.turn()
                move = players[seat].choose(Glance(game, table.view(seat), table.legal(seat)))
                state.play(seat, move)
                table.play(seat, move)
            both += state.scores()[mine]
        found.append(both)
    return found


def test_the_book_beats_chance_by_a_clear_interval() -> None:
    """In Piquet and in Norman Piquet, the same deals from every seat."""
    for name, deals in (("piquet", 40), ("norman_piquet", 30)):
        won = gains(name, deals)
        mean = sum(won) / len(won)
        error = (sum((one - mean) ** 2 for one in won) / (len(won) - 1) / len(won)) ** 0.5
        assert mean - 1.96 * error > 5


def test_the_book_counts_two_sequences_one_after_the_other_as_the_table_asks():
    """Board 118 of the arena: a quart and a tierce in one suit, and the book named the quart out of its turn."""
    game = make("piquet", draw=False)
    hands = {
        "hand.0": "JS 8C JC QC KC 7D 9D QD 7H 8H 9H AH",
        "hand.1": "7S 9S QS KS AS TC 8D TD KD AD JH KH",
        "talon": "JD 9C AC 7C 8S QH TS TH",
    }
    piles = {name: [game.read_card(card) for card in text.split()] for name, text in hands.items()}
    table = Table(game, shoe=Stacked([piles], Shoe(1)))
    table.act(0, ["throw JS", "throw 7D", "throw 9D", "throw 7H", "throw 8H", "done"])
    table.act(1, ["throw TD", "throw KD", "throw JH", "done"])
    table.play(0, "point 7")
    table.play(1, "good")
    counted: list[tuple[str, str]] = []
    while table.view(0).phase == "declare" and len(counted) < 4:
        seat = table.turn()
        number, move = hint(table, seat)
        if seat == 0 and table.name(move).startswith("run"):
            counted.append((number, table.name(move)))
        table.play(seat, move)
    assert sorted(counted) == [("A-0", "run 9C 8C 7C"), ("A-0", "run AC KC QC JC")]


def test_where_the_talon_is_larger_than_the_hand_the_book_throws_what_it_holds_P_6() -> None:
    """A small study, three cards each and a talon of ten: it looked for a fourth card to throw and never ended."""
    rest = "AS TS 9S 8S 7S AC TC 9C 8C 7C"
    table = dealt({"hand.0": "KS QS JS", "hand.1": "KC QC JC", "talon": rest}, suits=2, hand_cards=3)
    for seat in (0, 1):
        thrown, _ = plan(table)
        assert len(thrown) == 3
        table.act(seat, [*[f"throw {card}" for card in sorted(thrown)], "done"])
    assert position(table).phase.value != "exchange"
