"""The options of Berserk (berserk.md, chapter 20), and those about sets, lists and short games."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class BerserkOptions:
    """The first twenty-one are the specification's."""

    deck_min: int = option(
        40, "The fewest cards of a deck: 20 to 60, or fewer with `cut`.", "BH-20", low=1, high=60
    )
    copies_max: int = option(3, "Copies of one card in a deck, at most.", "BH-22", low=1, high=9)
    horde_max: int = option(5, "Copies of a card with Horde, at most.", "BH-22", low=1, high=9)
    multi_element: str = option(
        "any",
        "A card of several elements: one of them the hero's, or all.",
        "BH-21",
        choices=("any", "all"),
    )
    start_hand: int = option(
        4, "Cards in the first hand: 3 to 7, or fewer with `cut`.", "BH-32", low=1, high=7
    )
    first_player_skips_draw: bool = option(True, "The first player draws no card on the first turn.", "BH-44")
    coin_max: int = option(10, "Coin markers a player can have.", "BH-3", low=5, high=15)
    failed_draws_to_lose: int = option(3, "So many failed draws lose the game.", "BH-282", low=1, high=5)
    failed_draw_counts: str = option(
        "any", "Which draws can fail: all, or that of the turn.", "BH-282", choices=("any", "turn_only")
    )
    stacking: str = option(
        "last",
        "Of several Armours, Poisons and the like counts the last, or the largest.",
        "BH-185",
        choices=("last", "max"),
    )
    frenzy_blocks: str = option(
        "document",
        "Frenzy forbids attacks, cards and the hero, or everything.",
        "BH-201",
        choices=("document", "everything"),
    )
    on_attack_when_defended: bool = option(True, "On attack works though a defender stepped in.", "BH-235")
    on_attack_limit: str = option(
        "once", "On attack fires once a turn, or every time.", "BH-235", choices=("once", "every")
    )
    prepare_resets_defence: bool = option(False, "Prepare lets a creature defend again.", "BH-231")
    created_stay: bool = option(False, "Created cards that died stay in the graveyard.", "BH-245")
    search_may_decline: bool = option(True, "Search and Summon may take nothing.", "BH-232")
    hidden_identity: str = option(
        "remembered",
        "Of a hidden creature the opponent sees the name he remembers, or a back.",
        "BH-242",
        choices=("remembered", "concealed"),
    )
    placed_max: int = option(10, "Placed cards of one name in a deck and hand.", "BH-260", low=1, high=20)
    simultaneous_loss: str = option(
        "draw",
        "Both heroes fall at once: a draw, or the active player loses.",
        "BH-281",
        choices=("draw", "active_loses"),
    )
    match: int = option(1, "One game, or the best of three.", "BH-284", choices=(1, 3))
    set_rules: bool = option(
        True, "Extortion, Elusive and Place: cards that use them may be in decks.", "BH-260"
    )
    lists: str = option(
        "open",
        "Both see both lists before the game, or each only his own.",
        "BH-20",
        choices=("open", "closed"),
    )
    card_set: str = option(
        "five_shores", "The set of cards: its name, or the file of a set of one's own.", "BH-23"
    )
    own_lists: bool = option(True, "Players may hand in lists of their own, not only ready decks.", "BH-20")
    cut: int | None = option(
        None, "Ready decks are cut to so many cards: a short game for study.", "", low=1, high=60
    )
    hands: int | None = option(None, "Stop after so many games.", "", low=1, high=100_000)

    def check(self) -> None:
        self._check_length()
        from lomber.games.berserk.collection import collection_of, has_a_list, ready_decks

        collection = collection_of(self.card_set)
        if ready_decks(collection, self):
            return
        if not self.own_lists or not has_a_list(collection, self):
            raise BadOptions("no ready deck of this set is legal with these options", "option-no-deck")

    def _check_length(self) -> None:
        """Chapter 20 knows no decks under 20 and no hands under 3; a short game for study may have them."""
        if self.cut is not None:
            return
        for name, given, low, high in (
            ("deck_min", self.deck_min, 20, 60),
            ("start_hand", self.start_hand, 3, 7),
        ):
            if given < low:
                sentence = f"option {name}: {given} is not from {low} to {high}"
                raise BadOptions(sentence, "option-range", name=name, given=given, low=low, high=high)
