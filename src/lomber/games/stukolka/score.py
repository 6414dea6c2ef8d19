"""The money of Stukolka: stakes, shares, remises, the pot taken without play (U-17 … U-20, UX-5 … UX-9).

Pure functions from what happened to entries on the sheet. A positive amount goes from the table to the seat in
whose column it stands, a negative one from the seat to the table: the money on the table is the sheet.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.cards.pack import pack
from lomber.play.tricks import Duties
from lomber.table.sheet import Entry

BALANCE: Final = "balance"
"""The one place on the sheet: what a player has won or lost."""

EXTRA_DEALS: Final = 50
"""So many deals more at the most to play out the last remises (UX-8)."""


class Terms:
    """What the table has agreed, in numbers: made once for a game and shared by all its positions."""

    def __init__(
        self,
        players: i64,
        ranks: i64,
        suits: i64,
        hand_cards: i64,
        stake: int,
        carry: bool = False,
        duty_limit: int = -1,
        blind: bool = False,
        razrez: bool = False,
        undertrump_free: bool = False,
        dealer_twice: bool = True,
        deals: i64 = 10,
        returns: bool = False,
        cap: int = 0,
        manners: bool = False,
        last_hand: i64 = 0,
        draws: bool = True,
    ) -> None:
        self.players = players
        self.hand_cards = hand_cards
        self.pack = pack(ranks, suits)
        self.stake = stake
        self.carry = carry
        """A pot that nobody but the dealer wanted stays on the table (UX-6)."""
        self.duty_limit = duty_limit
        """-1: the dealer never leaves a single player alone (UB-5)."""
        self.blind = blind
        self.razrez = razrez
        self.dealer_twice = dealer_twice
        self.deals = deals
        self.returns = returns
        self.cap = cap
        """The most a remise can be; 0: no bound."""
        self.manners = manners
        self.last_hand = last_hand
        self.draws = draws
        self.duties = Duties(
            must_beat=True, must_trump=True, must_overtrump=True, undertrump_free=undertrump_free
        )
        """Beat, trump, overtrump (U-11 … U-13)."""

    def remise(self, prize: int) -> int:
        """The whole sum played for (U-19), or the agreed bound."""
        return min(prize, self.cap) if self.cap else prize

    def share(self, prize: int) -> int:
        """A trick's part of the pot: a third (U-18)."""
        return prize // int(self.hand_cards)


def stake_entries(terms: Terms, hand: i64, dealer: i64, compulsory: bool) -> list[Entry]:
    """The dealer's stake (U-20); in a compulsory deal everybody's, and the dealer's beside it (UO-2)."""
    entries: list[Entry] = []
    if compulsory:
        for seat in range(terms.players):
            entries.append(Entry(int(hand), int(seat), BALANCE, -terms.stake, "common-stake", "UO-2"))
    if not compulsory or terms.dealer_twice:
        entries.append(Entry(int(hand), int(dealer), BALANCE, -terms.stake, "deal-stake", "U-20"))
    return entries


def share_entry(terms: Terms, hand: i64, seat: i64, prize: int, trick: i64) -> Entry:
    """A trick brings its part of the pot at once (U-18)."""
    words = {"trick": int(trick), "pot": prize}
    return Entry(int(hand), int(seat), BALANCE, terms.share(prize), "trick-share", "U-18", words)


def remise_entry(terms: Terms, hand: i64, seat: i64, prize: int, rule: str) -> Entry:
    """A remise lies on the table for the next deal: no trick (U-19), or a fault (U-8, U-9, U-14)."""
    reason = "remise" if rule == "U-19" else "remise-fault"
    return Entry(int(hand), int(seat), BALANCE, -terms.remise(prize), reason, rule, {"pot": prize})


def taken_entry(hand: i64, seat: i64, prize: int, reason: str) -> Entry:
    """The whole pot without play: `pot-alone` for the only player, `pot-dealer` where all others passed (UX-6)."""
    return Entry(int(hand), int(seat), BALANCE, prize, reason, "UX-6", {"pot": prize})


def trickless_entries(terms: Terms, hand: i64, playing: i64, tricks: list[int], prize: int) -> list[Entry]:
    """Everybody who took part and took nothing pays the whole sum (U-19)."""
    return [remise_entry(terms, hand, seat, prize, "U-19") for seat in members(playing) if not tricks[seat]]


def return_entries(hand: i64, paid: list[int]) -> list[Entry]:
    """What lies on the table at the end goes back to those who paid it (UX-8)."""
    return [
        Entry(int(hand), seat, BALANCE, amount, "returned", "UX-8")
        for seat, amount in enumerate(paid)
        if amount
    ]


def recent(entries: list[Entry], seat: i64, since: i64) -> int:
    """How the cards have run for a seat: what its play has brought it from a deal on, stakes not counted."""
    total = 0
    for entry in entries:
        if entry.hand >= since and entry.column == seat and entry.reason in RUNS:
            total += entry.amount
    return total


def remised_lately(entries: list[Entry], seat: i64, since: i64) -> int:
    """In how many deals from one on the seat has been remised."""
    deals = {e.hand for e in entries if e.hand >= since and e.column == seat and e.reason in REMISES}
    return len(deals)


REMISES: Final = ("remise", "remise-fault")
RUNS: Final = ("trick-share", "remise", "remise-fault", "pot-alone", "pot-dealer")
