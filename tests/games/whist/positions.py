"""Set-up positions of Whist for the tests of the book: one hand, what has been played, and the rest dealt out."""

from __future__ import annotations

from typing import Any

from lomber.bots.book import BookBot
from lomber.bots.position import Position
from lomber.cards.pack import NAMES, SUITS, read_card
from lomber.games import make
from lomber.play.tricks import beats
from lomber.table.table import Table

PLACES = "SWNE"


def history(played: str, trump: int) -> tuple[list[int], dict[str, str], str]:
    """Tricks of each side, suits each place has shown not to have, and who is to play, from the cards played."""
    tricks, denied, next_place = [0, 0], dict.fromkeys(PLACES, ""), ""
    for trick in [part.split(",") for part in played.split(";") if part.strip()]:
        cards = [(row.split()[0], read_card(row.split()[1])) for row in trick]
        led = cards[0][1] // 13
        winner, winning = cards[0]
        for place, card in cards[1:]:
            if card // 13 != led:
                denied[place] += SUITS[led]
            if beats(card, winning, trump):
                winner, winning = place, card
        next_place = PLACES[(PLACES.index(cards[-1][0]) + 1) % 4]
        if len(cards) == 4:
            tricks[PLACES.index(winner) % 2] += 1
            next_place = winner
    return tricks, denied, next_place


def deal_rest(piles: dict[str, str], gone: list[str], need: dict[str, int], denied: dict[str, str]) -> None:
    """Give every card that is left to a place that still needs one and can have it."""
    given = set(gone) | {card for cards in piles.values() for card in cards.split()}
    rest = [card for card in NAMES if card not in given]
    fits = {card: [p for p in need if p not in piles and card[1] not in denied[p]] for card in rest}
    hands: dict[str, list[str]] = {place: [] for place in need if place not in piles}

    def place_from(i: int, order: list[str]) -> bool:
        if all(len(hands[place]) == need[place] for place in hands):
            return True
        for place in sorted(fits[order[i]], key=lambda p: len(hands[p]) - need[p]) if i < len(order) else []:
            if len(hands[place]) < need[place]:
                hands[place].append(order[i])
                if place_from(i + 1, order):
                    return True
                hands[place].pop()
        return False

    assert place_from(0, sorted(rest, key=lambda card: len(fits[card]))), "these hands cannot be"
    piles.update({place: " ".join(cards) for place, cards in hands.items()})


def stand(
    hand: str, played: str = "", *, to_play: str = "S", trump: str = "H", **more: Any
) -> dict[str, Any]:
    """The position in which a place with this hand is to play.

    `played` is the deal as far as it is remembered, tricks parted by semicolons: "W 3C, N KC, E 5C, S 2C; N 4S";
    `before` are tricks of each side of which nothing is told, `others` further hands; what nobody is given is
    dealt out so that it agrees with the play. The rest goes to the set-up as it is.
    """
    others = more.pop("others", {})
    before = more.pop("before", [0, 0])
    tricks, denied, next_place = history(played, SUITS.find(trump) if trump else -1)
    rows = [row.strip() for trick in played.split(";") for row in trick.split(",") if row.strip()]
    me = next_place or to_play
    piles = {me: hand, **others}
    need = {place: 13 - sum(before) - sum(row[0] == place for row in rows) for place in PLACES}
    assert len(hand.split()) == need[me], (len(hand.split()), need[me])
    deal_rest(piles, [row.split()[1] for row in rows], need, denied)
    return {
        "trump": trump,
        "piles": piles,
        "played": rows,
        "tricks": [tricks[0] + before[0], tricks[1] + before[1]],
        "to_play": me,
        "denied": {p: " ".join(c for c in NAMES if c[1] in denied[p]) for p in PLACES if denied[p]},
        **more,
    }


def says(start: dict[str, Any], *without: str, game: str = "whist") -> tuple[str, str]:
    """The card the book plays there, and the number of the advice it follows."""
    table = Table(make(game), start=start)
    seat = table.actors()[0]
    move, number = BookBot(table.game, without).explain(Position(table.seen(seat), table.game))
    return table.name(move), number


def decides(number: str, card: str, instead: str, start: dict[str, Any], game: str = "whist") -> None:
    """This advice plays the card; with it switched off another card is played."""
    assert says(start, game=game) == (card, number)
    assert says(start, number, game=game)[0] == instead != card
