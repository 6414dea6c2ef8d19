# lomber: interpreted
"""The options of Kopilka (mushka.md, 6.2)."""

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option

MOST = 10**6


@dataclasses.dataclass(frozen=True)
class KopilkaOptions:
    """What the players agree on before the first deal."""

    players: int = option(4, "Players at the table: four.", "KO-1", low=4, high=4)
    contribution: int = option(10, "What each pays into the box before a party.", "KO-3", low=1, high=MOST)
    game_fee: int = option(5, "What each but the first out pays after a deal.", "KO-11", low=0, high=MOST)
    remise: int = option(5, "What is paid besides by one without a trick.", "KO-11", low=0, high=MOST)
    suit_prices: tuple[str, ...] = option(
        ("1", "2", "3", "4"),
        "Kopecks for a trick of spades, clubs, diamonds, hearts.",
        "KO-12",
        numerals=True,
    )
    buy_limit: int | str = option(
        "none", "Cards that may be bought for one trick.", "KO-7", choices=("none", 1, 2)
    )
    remise_exempts_first_out: bool = option(
        True, "The first out pays no remise, though he took no trick.", "KO-11"
    )
    parties: int = option(1, "How many parties of four deals.", "KO-13", low=1, high=1000)
    manners: bool = option(False, "False passes and claims.", "KO-7")
    hands: int | None = option(None, "Stop after so many deals and settle.", "", low=1, high=100_000)
    first_dealer: int = option(0, "The seat that deals first.", "KO-2", low=0, high=3)
    hand_cards: int = option(5, "Cards in a hand; fewer only for small studies.", "KO-4", low=1, high=5)
    suits: int = option(4, "Suits in the pack; fewer only for small studies.", "KO-1", low=1, high=4)
    ranks: int = option(8, "Ranks from the ace down; fewer only for small studies.", "KO-1", low=2, high=8)

    def check(self) -> None:
        if len(self.suit_prices) != 4 or not all(is_price(price) for price in self.suit_prices):
            raise BadOptions(f"suit_prices are four numbers up to {MOST}, spades first", "kopilka-prices")
        drawn = 12 if self.hand_cards > 2 else 0  # what three takers of each offer can cost the stock (KO-5)
        if self.suits * self.ranks < self.players * self.hand_cards + drawn:
            raise BadOptions("the pack is too small for four hands and their offers", "kopilka-pack-small")

    def prices(self) -> list[int]:
        return [int(price) for price in self.suit_prices]


def is_price(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 7 and int(text) <= MOST
