"""The options of present-day Preferans, with the conventions players ask for by name (preferans.md, Part 3)."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

LEVELS = ("6", "7", "8", "9", "10")


@dataclasses.dataclass(frozen=True)
class DeckOptions:
    """What all forms share: the pack, the first dealer, when to stop."""

    draw: bool = option(
        True,
        "Draw a card for the first deal; otherwise the last seat deals, so that seat 0 is eldest.",
        "P-5",
    )
    suits: int = option(4, "Suits in the pack; fewer make a small game.", "P-1", low=1, high=4)
    ranks: int = option(8, "Ranks in each suit, from the ace down.", "P-1", low=3, high=13)
    hand_cards: int = option(
        10, "Cards in a hand; ten less so many tricks a game needs.", "P-8", low=1, high=10
    )
    lowest_game: int = option(
        6, "The lowest level of games; higher makes a small game.", "P-3", low=6, high=10
    )
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)

    def check_pack(self, cards: int) -> None:
        """Everybody has his cards, and the talon has two."""
        if self.suits * self.ranks != cards:
            raise BadOptions(
                f"hands of {self.hand_cards} need a pack of {cards}, not {self.suits * self.ranks}",
                "option-belongs",
            )


@dataclasses.dataclass(frozen=True)
class ModernOptions(DeckOptions):
    """Present-day Preferans; the defaults are the preset `book`."""

    players: int = option(4, "Players; of four the dealer sits out.", "P-6", low=3, high=4)
    gora_factor: int = option(
        2, "Mountain for a missing trick, in prices of the game.", "PM-3", choices=(1, 2)
    )
    whist_factor: int = option(2, "Whists for a trick, in prices of the game.", "PM-3", choices=(1, 2))
    whister_penalty: str = option(
        "half", "What a whister pays for a missing trick.", "PM-3", choices=("half", "full")
    )
    misere_gora: int = option(20, "Mountain for a trick taken at misère.", "PM-31", low=1, high=1000)
    pulya_rate: int = option(20, "Whists for a point of the pulya.", "PM-2", choices=(5, 10, 20))
    gora_rate: int = option(10, "Whists for a point of the mountain.", "PM-2", low=1, high=1000)
    sharing: str = option(
        "greedy",
        "Who writes the whists when only one has whisted.",
        "PM-41",
        choices=("greedy", "gentleman", "gentleman_always"),
    )
    overwhist_all: bool = option(False, "Who took the whist back writes everything alone.", "PM-21")
    consolation: str = option(
        "within", "Consolation for a game not made.", "PM-43", choices=("within", "extra", "none")
    )
    consolation_value: int | None = option(
        None, "Consolation for a missing trick; none: the price of a whist.", "PM-43", low=1, high=1000
    )
    consolation_dealer: bool = option(True, "The idle dealer writes consolation too.", "PM-43")
    whist_duty: str = option(
        "individual",
        "What two whisters must take.",
        "PM-42",
        choices=("individual", "soft", "joint"),
    )
    half_whist: tuple[str, ...] = option(("6",), "Levels at which half a whist may be said: 6, 7.", "PM-20")
    half_first: bool = option(False, "The first whister may change to half when the second passes.", "PM-22")
    ten: str = option("whist", "Ten is whisted, or checked.", "PM-26", choices=("whist", "check"))
    misere_over: str = option(
        "nine",
        "What overcalls misère.",
        "PM-10",
        choices=("nine", "nine_no_talon", "ten"),
    )
    misere_first_word: bool = option(True, "Misère can only be one's first word.", "PM-11")
    hold: str = option("senior_two", "Who may hold a bid.", "PM-12", choices=("senior_two", "once", "off"))
    jump_bids: bool = option(False, "Any higher game may be bid.", "PM-11")
    raspasy_score: str = option(
        "gora", "How an all-pass hand is written.", "PM-51", choices=("gora", "whists")
    )
    raspasy_price: tuple[str, ...] = option(
        ("2", "4", "6"), "Price of a trick in the first, second, third all-pass hand.", "PM-51"
    )
    raspasy_exit: tuple[str, ...] = option(
        ("7", "7", "7"), "Lowest game after one, two, three all-pass hands.", "PM-61"
    )
    raspasy_exit_cycle: bool = option(False, "After the third the list of exits begins again.", "PM-61")
    raspasy_exit_on: str = option(
        "made", "What ends a series of all-pass hands.", "PM-62", choices=("made", "any", "whisted")
    )
    raspasy_zero: str = option(
        "price", "What no trick at all brings.", "PM-52", choices=("price", "gora", "one", "none")
    )
    raspasy_zero_dealer: bool = option(True, "The idle dealer without a trick has it too.", "PM-52")
    raspasy_amnesty: bool = option(False, "The smallest number of tricks is taken off everybody.", "PM-51")
    raspasy_talon: str = option(
        "open", "Is the talon opened in an all-pass hand?", "PM-50", choices=("open", "closed")
    )
    raspasy_third_lead: str = option(
        "eldest", "Who leads after the talon.", "PC-81", choices=("eldest", "winner")
    )
    surrender: str = option(
        "off", "Give up three tricks short, without whists?", "PM-15", choices=("off", "three")
    )
    stalingrad: bool = option(False, "Six spades must be whisted by both.", "PM-27")
    sold_aces: str = option("off", "Is the talon paid for?", "PM-44", choices=("off", "points", "tricks"))
    end: str = option("first", "When the pulka ends.", "PM-70", choices=("first", "all", "sum", "deals"))
    target: int = option(20, "Points of the pulya.", "PM-70", low=1, high=10_000)
    max_deals: int | None = option(None, "The most deals of a pulka.", "PM-70", low=1, high=100_000)
    price: int = option(1, "Money for a whist.", "PM-73", low=1, high=1_000_000)

    def check(self) -> None:
        self.check_pack(3 * self.hand_cards + 2)
        if not set(self.half_whist) <= {"6", "7"}:
            raise BadOptions("half a whist is said at 6 or 7", "option-belongs")
        if not 1 <= len(self.raspasy_price) <= 3 or not all(_is_price(word) for word in self.raspasy_price):
            raise BadOptions("raspasy_price is one to three prices, like 2,4,6", "option-belongs")
        if len(self.raspasy_exit) != 3 or not set(self.raspasy_exit) <= set(LEVELS):
            raise BadOptions("raspasy_exit is three levels of games, like 7,8,8", "option-belongs")
        if self.end == "deals" and self.max_deals is None and self.hands is None:
            raise BadOptions("a pulka for so many deals needs max_deals", "option-belongs")
        if self.raspasy_score == "whists" and len(self.raspasy_price) != 1:
            raise BadOptions("written in whists, a trick of an all-pass hand has one price", "option-belongs")


def _is_price(word: str) -> bool:
    return word.isascii() and word.isdigit() and 0 < int(word) <= 1000
