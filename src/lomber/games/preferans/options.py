"""The options of present-day Preferans, with the conventions players ask for by name (preferans.md, Part 3)."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

from lomber.table.errors import BadOptions
from lomber.table.options import at_odds, option

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
    manners: bool = option(False, "Mistakes can be made, claimed and paid for.", "I-8")

    def check_pack(self, cards: int) -> None:
        """Everybody has his cards, and the talon has two."""
        if self.suits * self.ranks != cards:
            raise BadOptions(
                f"hands of {self.hand_cards} need a pack of {cards}, not {self.suits * self.ranks}",
                "option-pack",
                wanted=cards,
                given=self.suits * self.ranks,
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
    half_whist: tuple[str, ...] = option(
        ("6",), "Levels at which half a whist may be said: 6, 7.", "PM-20", numerals=True
    )
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
        ("2", "4", "6"), "Price of a trick in the first, second, third all-pass hand.", "PM-51", numerals=True
    )
    raspasy_exit: tuple[str, ...] = option(
        ("7", "7", "7"), "Lowest game after one, two, three all-pass hands.", "PM-61", numerals=True
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
        if not set(self.half_whist) <= {"6", "7"}:  # from eight on a duty of one has no half (PM-22)
            raise at_odds("half a whist is said at 6 or 7")
        if not 1 <= len(self.raspasy_price) <= 3 or not all(_is_price(word) for word in self.raspasy_price):
            raise at_odds("raspasy_price is one to three prices, like 2,4,6")
        if len(self.raspasy_exit) != 3 or not set(self.raspasy_exit) <= set(LEVELS):
            raise at_odds("raspasy_exit is three levels of games, like 7,8,8")
        if self.end == "deals" and self.max_deals is None and self.hands is None:
            raise at_odds("a pulka for so many deals needs max_deals")
        if self.raspasy_score == "whists" and len(self.raspasy_price) != 1:
            raise at_odds("written in whists, a trick of an all-pass hand has one price")


def _is_price(word: str) -> bool:
    return word.isascii() and word.isdigit() and 0 < int(word) <= 1000


@dataclasses.dataclass(frozen=True)
class ClassicOptions(DeckOptions):
    """Classic Preferans, with the kurochka, plain, or with a pot (Part 2)."""

    players: int = option(4, "Players: two with a dummy, three, four, five.", "PC-120", low=2, high=5)
    form: str = option("kurochka", "Where remises go.", "PC-100", choices=("kurochka", "plain", "pot"))
    table: int | str = option(1, "The table of prices.", "PC-5", choices=(1, 2, 3, 4, "screw"))
    kurochka_limit: int | None = option(
        None,
        "The most that is taken from the kurochka; none: the price of the game.",
        "PC-60",
        choices=(10, 20, 30),
    )
    vystavka: int = option(0, "What every dealer puts up before his deal.", "PC-95", low=0, high=1000)
    start: int | None = option(
        None, "The record to begin with; none: 200, with the screwing table 700.", "PC-2", low=1, high=100_000
    )
    pot_parts: int | str = option(
        3,
        "Into how many parts a pot is cut; ask: the dealer says.",
        "PC-102",
        choices=("ask", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
        low=1,
        high=1000,
    )
    miseres: bool = option(False, "Small and great misère, and games without talon.", "PC-110")
    uverts: bool = option(False, "Small and great uvert.", "PC-110")
    invitation: str = option(
        "either", "How a single whister may invite.", "PC-43", choices=("off", "open", "dark", "either")
    )
    open_shows: str = option(
        "invited", "What an open invitation shows.", "PC-44", choices=("invited", "both")
    )
    whist_duty: str = option(
        "individual", "What two whisters must take.", "PC-47", choices=("individual", "soft", "joint")
    )
    hold: str = option("once", "Who may hold a bid.", "PC-11", choices=("once", "senior_two", "off"))
    jump_bids: bool = option(False, "Any higher game may be bid.", "PC-11")
    ten: str = option("check", "Ten is checked, or whisted.", "PC-48", choices=("check", "whist"))
    ten_check_method: str = option(
        "open_play", "A checked ten is played open, or solved.", "PC-48", choices=("open_play", "solver")
    )
    sold_aces: bool = option(True, "The idle dealer sells aces.", "PC-22")
    help_target: str = option(
        "left", "Whose record gives when one's own is empty.", "PC-65", choices=("left", "choose", "largest")
    )
    raspasy: str = option("play", "When all pass: play, or deal anew.", "PC-80", choices=("play", "redeal"))
    raspasy_third_lead: str = option(
        "eldest", "Who leads after the talon.", "PC-81", choices=("eldest", "winner")
    )
    five_idle: str = option(
        "next_dealer",
        "Who of five sits out with the dealer.",
        "PC-122",
        choices=("next_dealer", "previous_dealer"),
    )
    max_deals: int | None = option(None, "The most deals of a pulka.", "PC-93", low=1, high=100_000)
    price: str = option("1/10", "Kopecks for a point, as a fraction.", "PC-131")

    def start_record(self) -> int:
        return self.start or (700 if self.table == "screw" else 200)

    def check(self) -> None:
        self.check_pack(3 * self.hand_cards + 2)
        check_price(self.price)
        if self.form != "kurochka" and (self.vystavka or self.kurochka_limit):
            raise at_odds("only a kurochka has a limit or a vystavka")
        if self.players == 2 and (self.miseres or self.uverts):
            raise at_odds("with a dummy there are no miseres and uverts")
        if self.players == 2 and self.invitation == "dark":
            raise at_odds("a dummy is invited with open cards, or not at all")
        if self.players != 5 and self.five_idle != "next_dealer":
            raise at_odds("five_idle belongs to five players")


def check_price(price: str) -> None:
    """A price is a fraction above nought, like 1/10."""
    try:
        good = Fraction(price) > 0
    except (ValueError, ZeroDivisionError):
        good = False
    if not good:
        raise BadOptions(
            f"price is {price!r}; it is a fraction above nought, like 1/10", "option-price", given=price
        )


@dataclasses.dataclass(frozen=True)
class HussarOptions(DeckOptions):
    """Hussar Preferans for two (Part 4)."""

    ranks: int = option(6, "Ranks in each suit, from the ace down.", "PH-1", low=3, high=13)
    table: int | str = option(1, "The table of prices.", "PC-5", choices=(1, 2, 3, 4, "screw"))
    start: int | None = option(
        None, "The record to begin with; none: 200, with the screwing table 700.", "PC-2", low=1, high=100_000
    )
    hold: str = option("once", "Who may hold a bid.", "PC-11", choices=("once", "senior_two", "off"))
    trick_price: str = option(
        "game", "Whists for a trick: the price of the game, or ten.", "PH-8", choices=("game", "ten")
    )
    max_deals: int | None = option(None, "The most deals of a pulka.", "PC-93", low=1, high=100_000)
    price: str = option("1/10", "Kopecks for a point, as a fraction.", "PC-131")
    manners: bool = option(False, "Mistakes can be made, claimed and paid for.", "PH-11")

    # -- what the classic game leaves open and this one settles: no kurochka, no sale, one whister
    form = "hussar"
    kurochka_limit = None
    vystavka = 0
    pot_parts = 1
    whist_duty = "individual"
    sold_aces = False
    help_target = "left"

    def start_record(self) -> int:
        """The tables of prices are those of the ordinary game, and each with the record it begins from (PC-2)."""
        return self.start or (700 if self.table == "screw" else 200)

    def check(self) -> None:
        self.check_pack(2 * self.hand_cards + 4)
        check_price(self.price)
