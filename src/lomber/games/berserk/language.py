# lomber: interpreted
"""The words of the card language (chapter 18): keywords, events, verbs, and what may stand beside each.

Everything here is data. The linter holds a file against it; the loader translates a file that has passed. A verb's
extras are written as `name: kind`, where the kind is a method of the linter; a kind with `!` must be there.
"""

from __future__ import annotations

from typing import Final

TYPES: Final = ("hero", "creature", "spell", "support")
LAID_TYPES: Final = ("creature", "support")
"""What can come into play."""
LYING_TYPES: Final = ("creature", "support", "spell")
"""What can lie in a hand, deck or graveyard."""
ELEMENTS: Final = ("steppe", "mountain", "forest", "swamp", "darkness")
SUPPORT_KINDS: Final = ("weapon", "armour", "amulet", "terrain", "event")
RARITIES: Final = ("common", "uncommon", "rare", "ultra")
RESERVES: Final = ("created", "placed")
LANGUAGES: Final = ("ru", "uk", "en")
CLASS_FORMS: Final = {"ru": 10, "uk": 10, "en": 1}
"""How many words decline a class: five cases of one and of many; in English the plural."""
MECHANISM: Final = "mechanism"
"""The one class that the rules themselves know (BH-219, BH-250)."""

# -- keywords (18.1)

BARE_KEYWORDS: Final = (
    "frenzy",
    "module",
    "directed_strike",
    "experience_attack",
    "experience_defence",
    "horde",
    "first_strike",
    "dash",
    "stealth",
    "unique",
    "vulnerable",
)
NUMBER_KEYWORDS: Final = ("armour", "regeneration", "thirst", "poison")
"""Of these only the last acquired counts (BH-185)."""
FILTER_KEYWORDS: Final = ("protection", "elusive")
KEYWORDS: Final = BARE_KEYWORDS + NUMBER_KEYWORDS + FILTER_KEYWORDS
PROTECTION_KINDS: Final = ("strike", "shot", "effect", "poison", "thirst")

# -- what stands on a card (18.1)

CARD_KEYS: Final = {
    "hero": {"lives"},
    "creature": {"cost", "strike", "lives", "classes"},
    "spell": {"cost", "kind"},
    "support": {"cost", "kind"},
}
CARD_KEYS_ALL: Final = {
    "type",
    "name",
    "elements",
    "rarity",
    "reserve",
    "keywords",
    "abilities",
    "text",
}
CARD_NEEDS: Final = {
    "hero": ("lives",),
    "creature": ("cost", "strike", "lives"),
    "spell": ("cost",),
    "support": ("cost", "kind"),
}

# -- abilities (18.2)

ABILITY_KINDS: Final = ("on", "cost", "give", "replace", "spell")
ABILITY_EXTRAS: Final = {
    "on": {
        "each": "flag",
        "if": "condition",
        "optional": "flag",
        "target": "target",
        "targets": "targets",
        "do": "steps!",
        "zone": "word:play hand graveyard deck",
    },
    "cost": {
        "uses": "uses",
        "if": "condition",
        "target": "target",
        "targets": "targets",
        "do": "steps!",
    },
    "give": {"to": "reference", "if": "condition", "zone": "word:play hand"},
    "replace": {
        "if": "condition",
        "limit": "word:turn",
        "do": "steps",
        "prevent": "number_or_all",
    },
    "spell": {"target": "target", "targets": "targets", "do": "steps!"},
}
PAYMENTS: Final = {
    "close": "true",
    "coins": "number",
    "wound_self": "number",
    "wound_hero": "number",
    "discard": "number",
    "sacrifice": "counted_filter",
    "close_other": "counted_filter",
    "lose_coins": "number",
}
DEMANDS: Final = {
    "close_coins": "number",
    "lose_coins": "number",
    "discard": "number",
    "wound_hero": "number",
    "sacrifice": "counted_filter",
    "close": "counted_filter",
}
USED_UP: Final = ("close", "coins", "wound_self", "wound_hero", "discard", "sacrifice", "lose_coins")
"""Payments that cannot be made for ever: `uses = 0` needs one of them (18.7)."""
GIFTS: Final = {
    "strike": "number",
    "lives": "number",
    "cost": "number",
    "use_cost": "number",
    "shot": "number",
    "return_strike": "number",
    "keywords": "keywords",
    "extra_attacks": "number",
    "extra_defences": "number",
    "cannot": "words:attack defend act open be_attacked be_chosen",
}
MODIFIED: Final = dict.fromkeys(("strike", "lives", "cost", "shot", "return_strike"), "number")

# -- filters, numbers, conditions (18.2)

FILTER_KEYS: Final = {
    "who": "words:own enemy any",
    "type": "words:hero creature character support spell card",
    "class": "class_names",
    "not_class": "class_names",
    "element": "words:" + " ".join(ELEMENTS),
    "neutral": "flag",
    "card_id": "card_ids",
    "kind": "kind_names",
    "cost": "number",
    "cost_max": "number",
    "cost_min": "number",
    "strike_max": "number",
    "strike_min": "number",
    "lives_max": "number",
    "lives_min": "number",
    "state": "words:open closed",
    "wounded": "flag",
    "poisoned": "flag",
    "stunned": "flag",
    "has": "words:" + " ".join(KEYWORDS),
    "lacks": "words:" + " ".join(KEYWORDS),
    "other": "flag",
    "reserve": "words:created placed",
    "zone": "words:play hand graveyard deck",
    "hidden": "words:no only any",
    "any": "filters",
    "not": "filter",
}
TARGET_KEYS: Final = {"min": "small", "max": "small", "chooser": "player"}
NUMBER_KEYS: Final = ("count", "stat", "event", "plus", "times", "least", "most")
NUMBER_MOST: Final = 9999
"""Far more than a duel can ask for; the engine counts in machine words."""
STATS: Final = ("strike", "lives", "wounds", "cost")
CONDITION_KEYS: Final = {
    "count": "filter",
    "is": "reference",
    "turn": "word:own enemy",
    "coins_open_min": "number",
    "hero_lives_max": "number",
    "all": "conditions",
    "any": "conditions",
    "not": "condition",
}
CONDITION_EXTRAS: Final = {
    "count": {"min": "number", "max": "number"},
    "is": {"fits": "filter"},
}

REFERENCES: Final = (
    "self",
    "target",
    "event.card",
    "event.source",
    "event.target",
    "last",
    "it",
    "hero",
    "enemy_hero",
)
PLAYERS: Final = ("you", "opponent", "event.player")
UNTIL: Final = "word:permanent end_of_turn your_next_turn while_source"

# -- events (18.3)

WOUND_KINDS: Final = ("strike", "return", "shot", "effect", "spell", "poison", "thirst", "cost")
_CARD: Final = {"card": "matcher"}
_ITSELF: Final = {"card": "itself"}
_PLAYER: Final = {"player": "side"}
EVENTS: Final[dict[str, dict[str, str]]] = {
    "hire": _ITSELF,
    "death": _ITSELF,
    "enters": _CARD | _PLAYER,
    "leaves": _CARD | _PLAYER,
    "dies": _CARD | _PLAYER,
    "played": _CARD | _PLAYER,
    "turn_start": {"whose": "word:own enemy each"},
    "turn_end": {"whose": "word:own enemy each"},
    "attack": _CARD | {"kind": "words:strike shot fight", "target": "matcher"},
    "attack_declared": _CARD | {"target": "matcher"},
    "defends": _CARD | {"target": "matcher"},
    "wounded": _CARD | {"source": "matcher", "kind": "words:" + " ".join(WOUND_KINDS)},
    "healed": _CARD,
    "closed": _CARD,
    "opened": _CARD,
    "stunned": _CARD,
    "poisoned": _CARD,
    "hidden": _CARD,
    "revealed": _CARD,
    "upgraded": _CARD,
    "attached": _CARD,
    "drawn": _CARD | _PLAYER,
    "discarded": _CARD | _PLAYER,
    "placed": _CARD | _PLAYER,
    "control": _CARD | _PLAYER,
    "extort_paid": _ITSELF,
    "extort_unpaid": _ITSELF,
}
OWN_EVENTS: Final = tuple(event for event, keys in EVENTS.items() if keys is _ITSELF)
"""Always about the card on which the text stands."""
LIES_AFTER: Final = {"drawn": "hand", "discarded": "graveyard", "placed": "deck"}
"""Where a card lies that this has happened to, if not in play."""
WOULD_EVENTS: Final[dict[str, dict[str, str]]] = {
    "would_die": _CARD,
    "would_enter": _CARD | _PLAYER,
    "would_close": _CARD,
    "would_wound": _CARD | {"source": "matcher", "kind": "words:" + " ".join(WOUND_KINDS)},
    "would_draw": _PLAYER,
}

# -- steps (18.4)

VERBS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "wound": ("number", {"to": "reference!"}),
    "shot": ("number", {"to": "reference!"}),
    "fight": ("reference", {"by": "reference"}),
    "heal": ("number_or_all", {"to": "reference!"}),
    "draw": ("number", {"player": "player"}),
    "discard": ("number", {"player": "player", "random": "flag"}),
    "close": ("reference", {}),
    "open": ("reference", {}),
    "prepare": ("reference", {}),
    "stun": ("reference", {}),
    "destroy": ("reference", {}),
    "hide": ("reference", {}),
    "reveal": ("reference", {}),
    "upgrade": ("reference", {}),
    "poison": ("number", {"to": "reference!"}),
    "strengthen_poison": ("number", {"to": "reference!"}),
    "cure_poison": ("reference", {}),
    "modify": ("modified", {"to": "reference!", "until": UNTIL}),
    "gain": ("keywords_gained", {"to": "reference!", "until": UNTIL}),
    "gain_ability": ("ability_gained", {"to": "reference!", "until": UNTIL}),
    "lose": ("words:" + " ".join(KEYWORDS), {"to": "reference!", "until": UNTIL}),
    "lose_features": ("reference", {"until": UNTIL}),
    "lives_become": ("number", {"to": "reference!"}),
    "to_hand": ("reference", {}),
    "to_deck": ("reference", {"at": "word:shuffle top bottom"}),
    "revive": ("filter", {"count": "number", "optional": "flag", "from": "word:own enemy"}),
    "summon": ("filter", {"count": "number"}),
    "search": ("filter", {"count": "number"}),
    "create": ("created_card", {"count": "number", "player": "player"}),
    "place": ("placed_card", {"into": "player!", "at": "deck_place", "count": "number"}),
    "attach": ("reference", {"to": "reference!"}),
    "take_control": ("reference", {"player": "player", "until": UNTIL}),
    "coins": ("number", {"player": "player", "state": "word:open closed"}),
    "lose_coins": ("number", {"player": "player"}),
    "open_coins": ("number", {"player": "player"}),
    "close_coins": ("number", {"player": "player"}),
    "play_free": ("filter", {"from": "word:hand graveyard deck", "optional": "flag"}),
    "use_free": ("reference", {}),
    "discount": ("discount", {"player": "player", "until": UNTIL}),
    "extort": ("demand", {"paid": "steps", "unpaid": "steps"}),
    "block_attack": ("true", {}),
    "choose": ("modes", {"player": "player"}),
    "may": ("steps", {"player": "player", "else": "steps"}),
    "if": ("condition", {"then": "steps", "else": "steps"}),
    "for_each": ("reference", {"do": "loop_steps!"}),
    "repeat": ("number", {"do": "steps!"}),
    "delay": ("delay", {}),
    "win": ("word:you opponent", {}),
}
"""Each verb: the kind of its value, and its extras; `if_done` goes with every one."""

# -- scenarios (18.6)

PLAIN_HERO: Final = "fx_hero"
"""Who leads where a scenario names nobody (chapter 24)."""
PLAYED: Final = {"moves": "moves", "expect": "expected"}
"""What completes a scenario; it may stand beside it or in it."""
SCENARIO: Final = {
    "active": "word:A B",
    "turn": "turn",
    "phase": "word:main start.recovery",
    "options": "options",
    "A": "half",
    "B": "half",
    **PLAYED,
}
BOARD: Final = {"active", "turn", "phase", "A", "B"}
"""Of a scenario without its moves: a position of the game, whose options are the game's."""
_CARRIED: Final = {
    "wounds": "small",
    "closed": "flag",
    "hidden": "flag",
    "stun": "flag",
    "poison": "small",
    "modify": "changes",
    "gained": "gained",
    "attacks_made": "small",
    "defences_made": "small",
    "armour_prevented": "small",
}
LAID_HERO: Final = {"card": "hero_card", **_CARRIED}
LYING: Final = {"card": "lying_card", "vanilla": "vanilla", "owner": "word:A B"}
LAID: Final = {
    "as": "name",
    "card": "laid_card",
    "vanilla": "vanilla",
    "abilities": "added",
    "owner": "word:A B",
    "parts": "lying",
    "fresh": "flag",
    **_CARRIED,
}
HALF: Final = {
    "hero": "laid_hero",
    "coins": "coins",
    "deck": "lying",
    "hand": "lying",
    "graveyard": "lying",
    "failed_draws": "small",
    "play": "squad",
}
