"""What a game of Berserk works out once: its cards, its ready decks, its rules and its move codes."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from lomber.games.berserk.cards import HERO, Library
from lomber.games.berserk.collection import (
    allowances,
    collection_of,
    list_fault,
    longest_list,
    printings,
    ready_decks,
)
from lomber.games.berserk.names import SIDES
from lomber.games.berserk.state import Rules
from lomber.table.contract import Game
from lomber.table.moves import Kind, MoveBook

PAGE: Final[i64] = 255
"""So many choices have a number of their own; those beyond are on the next page."""


class Tabled(Game):
    """A game with a set of cards. A card is numbered by its *kind*: its number in the library twice, one more if
    the second player owns it. After the kinds come places of a deck, which is what chance shuffles."""

    def __init__(self, id: str, options: Any) -> None:
        collection = collection_of(options.card_set)
        self.library: Library = collection.library
        self.rules: Rules = rules_of(options)
        self.closed_lists: bool = options.lists == "closed"
        self.own_lists: bool = options.own_lists
        self.deck_min: i64 = options.deck_min
        self.heroes: list[int] = []
        self.ready_heroes: list[int] = []
        self.ready_cards: list[list[int]] = []
        self.allowed: dict[int, list[int]] = {}
        """By hero: how often a list may hold each card of the library, others of its name included."""
        self.described: Mapping[str, Any] = collection.described
        self.same_name: list[int] = printings(collection)
        """By card: the first of its name."""
        ready_names: list[str] = []
        for deck in ready_decks(collection, options):
            ready_names.append(deck.id)
            self.ready_heroes.append(self.library.numbers[deck.hero])
            self.ready_cards.append(sorted([self.library.numbers[card] for card in deck.listed()]))
        for card in self.library.cards:
            if card.type == HERO:
                self.heroes.append(int(card.number))
                self.allowed[int(card.number)] = allowances(collection, card.id, options)
        ids = [card.id for card in self.library.cards]
        # Without a legal list of one's own nothing is ever added; a book keeps the words all the same.
        book = MoveBook(
            [
                Kind("deck", ready_names or ["none"]),
                Kind("lead", [ids[hero] for hero in self.heroes]),
                Kind("add", ids),
                Kind("done"),
                Kind("pick", [str(i + 1) for i in range(int(PAGE))], aloud=True),
                Kind("more"),
                Kind("concede"),
            ]
        )
        super().__init__(id, options, 2, book)
        self.ready: i64 = len(ready_names)
        self.deck_code: i64 = book.first("deck")
        self.lead_code: i64 = book.first("lead")
        self.add_code: i64 = book.first("add")
        self.done_code: i64 = book.first("done")
        self.pick_code: i64 = book.first("pick")
        self.more_code: i64 = book.first("more")
        self.concede_code: i64 = book.first("concede")
        self.kinds: i64 = 2 * len(self.library.cards)
        self.biggest: i64 = self._biggest()

    def _biggest(self) -> i64:
        """The most cards that a deck can hold: a list of every card as often as allowed, and all placed ones."""
        most: i64 = 0
        for hero in self.heroes:
            size = self.longest_list(hero)
            most = size if size > most else most
        for cards in self.ready_cards:
            most = len(cards) if len(cards) > most else most
        placed: i64 = 0
        for card in self.library.cards:
            placed += self.rules.placed_max if card.reserve else 0
        return most + placed

    def fault_of(self, hero: i64, cards: list[int]) -> str:
        """The rule that forbids these cards under this hero; with none of theirs, the list is too short (BH-20)."""
        ids = [self.library.cards[card].id for card in cards]
        leader = self.library.cards[hero].id if hero >= 0 else ""
        return list_fault(self.described, leader, ids, self.options) if leader else "BH-20"

    def longest_list(self, hero: int) -> i64:
        """The most cards of a list that this hero leads."""
        return longest_list(self.allowed[hero], self.same_name)

    def kind_text(self, kind: i64, holder: i64) -> str:
        """A card in a player's zone: its id, and whose it is if it is the other's."""
        owner = kind % 2
        id = self.library.cards[kind // 2].id
        return id if owner == holder else f"{id}@{SIDES[owner]}"

    def read_kind(self, text: str, holder: i64) -> i64:
        """The kind written so; ValueError where there is no such card."""
        id, sign, side = text.lower().partition("@")
        if id not in self.library.numbers or (sign and side not in ("a", "b")):
            raise ValueError(f"there is no card {text!r}")
        owner: i64 = holder
        if sign:
            owner = 0 if side == "a" else 1
        return self.library.numbers[id] * 2 + owner

    def card_name(self, card: i64) -> str:
        if card >= self.kinds:
            return str(int(card - self.kinds) + 1)
        return self.kind_text(card, 0)

    def read_card(self, text: str) -> i64:
        if text.isdecimal() and len(text) < 6 and 0 < int(text) <= self.biggest:
            return self.kinds + int(text) - 1
        return self.read_kind(text, 0)


def tabled(game: Game) -> Tabled:
    assert isinstance(game, Tabled)
    return game


def rules_of(options: Any) -> Rules:
    """The options of chapter 20 as the engine needs them."""
    rules = Rules()
    rules.start_hand = options.start_hand
    rules.first_player_skips_draw = options.first_player_skips_draw
    rules.coin_max = options.coin_max
    rules.failed_draws_to_lose = options.failed_draws_to_lose
    rules.failed_draws_of_turn_only = options.failed_draw_counts == "turn_only"
    rules.stacking_max = options.stacking == "max"
    rules.frenzy_blocks_everything = options.frenzy_blocks == "everything"
    rules.on_attack_when_defended = options.on_attack_when_defended
    rules.on_attack_every = options.on_attack_limit == "every"
    rules.prepare_resets_defence = options.prepare_resets_defence
    rules.created_stay = options.created_stay
    rules.search_may_decline = options.search_may_decline
    rules.placed_max = options.placed_max
    rules.active_loses = options.simultaneous_loss == "active_loses"
    rules.conceals = options.hidden_identity == "concealed"
    return rules
