"""The numbers of verbs, events and kinds of wounds; the loader finds them by the words of chapter 18."""

from typing import Final

from mypy_extensions import i64

# -- verbs (18.4)

WOUND: Final[i64] = 0
SHOOT: Final[i64] = 1
FIGHT: Final[i64] = 2
HEAL: Final[i64] = 3
DRAW: Final[i64] = 4
DISCARD: Final[i64] = 5
CLOSE: Final[i64] = 6
OPEN: Final[i64] = 7
PREPARE: Final[i64] = 8
STUN: Final[i64] = 9
DESTROY: Final[i64] = 10
HIDE: Final[i64] = 11
REVEAL: Final[i64] = 12
UPGRADE: Final[i64] = 13
POISON_IT: Final[i64] = 14
STRENGTHEN_POISON: Final[i64] = 15
CURE_POISON: Final[i64] = 16
MODIFY: Final[i64] = 17
GAIN: Final[i64] = 18
GAIN_ABILITY: Final[i64] = 19
LOSE: Final[i64] = 20
LOSE_FEATURES: Final[i64] = 21
LIVES_BECOME: Final[i64] = 22
TO_HAND: Final[i64] = 23
TO_DECK: Final[i64] = 24
REVIVE: Final[i64] = 25
SUMMON: Final[i64] = 26
SEARCH: Final[i64] = 27
CREATE: Final[i64] = 28
PLACE: Final[i64] = 29
ATTACH: Final[i64] = 30
TAKE_CONTROL: Final[i64] = 31
COINS: Final[i64] = 32
LOSE_COINS: Final[i64] = 33
OPEN_COINS: Final[i64] = 34
CLOSE_COINS: Final[i64] = 35
PLAY_FREE: Final[i64] = 36
USE_FREE: Final[i64] = 37
DISCOUNT: Final[i64] = 38
EXTORT: Final[i64] = 39
BLOCK_ATTACK: Final[i64] = 40
DELAY: Final[i64] = 41
WIN: Final[i64] = 42

VERBS: Final = [
    "wound",
    "shot",
    "fight",
    "heal",
    "draw",
    "discard",
    "close",
    "open",
    "prepare",
    "stun",
    "destroy",
    "hide",
    "reveal",
    "upgrade",
    "poison",
    "strengthen_poison",
    "cure_poison",
    "modify",
    "gain",
    "gain_ability",
    "lose",
    "lose_features",
    "lives_become",
    "to_hand",
    "to_deck",
    "revive",
    "summon",
    "search",
    "create",
    "place",
    "attach",
    "take_control",
    "coins",
    "lose_coins",
    "open_coins",
    "close_coins",
    "play_free",
    "use_free",
    "discount",
    "extort",
    "block_attack",
    "delay",
    "win",
]
"""By number: the words of the language."""

# -- jumps: what `if`, `may`, `choose`, `for_each`, `repeat` and `if_done` become

JUMP: Final[i64] = 50
JUMP_UNLESS: Final[i64] = 51
JUMP_UNLESS_DONE: Final[i64] = 52
ASK_MAY: Final[i64] = 53
CHOOSE: Final[i64] = 54
LOOP: Final[i64] = 55
REPEAT: Final[i64] = 56
NEXT: Final[i64] = 57

# -- events (18.3); the number is the bit in a mask of what a card listens to

EVENTS: Final = [
    "hire",
    "death",
    "enters",
    "leaves",
    "dies",
    "played",
    "turn_start",
    "turn_end",
    "attack",
    "attack_declared",
    "defends",
    "wounded",
    "healed",
    "closed",
    "opened",
    "stunned",
    "poisoned",
    "hidden",
    "revealed",
    "upgraded",
    "attached",
    "drawn",
    "discarded",
    "placed",
    "control",
    "extort_paid",
    "extort_unpaid",
    "would_die",
    "would_enter",
    "would_close",
    "would_wound",
    "would_draw",
]

HIRE: Final[i64] = 0
DEATH: Final[i64] = 1
ENTERS: Final[i64] = 2
LEAVES: Final[i64] = 3
DIES: Final[i64] = 4
PLAYED: Final[i64] = 5
TURN_START: Final[i64] = 6
TURN_END: Final[i64] = 7
ATTACK: Final[i64] = 8
ATTACK_DECLARED: Final[i64] = 9
DEFENDS: Final[i64] = 10
WOUNDED: Final[i64] = 11
HEALED: Final[i64] = 12
CLOSED: Final[i64] = 13
OPENED: Final[i64] = 14
STUNNED: Final[i64] = 15
POISONED: Final[i64] = 16
HIDDEN: Final[i64] = 17
REVEALED: Final[i64] = 18
UPGRADED: Final[i64] = 19
ATTACHED: Final[i64] = 20
DRAWN: Final[i64] = 21
DISCARDED: Final[i64] = 22
PLACED_IN: Final[i64] = 23
CONTROL: Final[i64] = 24
EXTORT_PAID: Final[i64] = 25
EXTORT_UNPAID: Final[i64] = 26
WOULD_DIE: Final[i64] = 27
WOULD_ENTER: Final[i64] = 28
WOULD_CLOSE: Final[i64] = 29
WOULD_WOUND: Final[i64] = 30
WOULD_DRAW: Final[i64] = 31

# -- kinds of wounds (chapter 11), and of attacks (18.3), as bits of a mask

WOUND_KINDS: Final = ["strike", "return", "shot", "effect", "spell", "poison", "thirst", "cost"]
BY_STRIKE: Final[i64] = 0
BY_RETURN: Final[i64] = 1
BY_SHOT: Final[i64] = 2
BY_EFFECT: Final[i64] = 3
BY_SPELL: Final[i64] = 4
BY_POISON: Final[i64] = 5
BY_THIRST: Final[i64] = 6
BY_COST: Final[i64] = 7

ATTACK_KINDS: Final = ["strike", "shot", "fight"]
STRIKE_ATTACK: Final[i64] = 0
SHOT_ATTACK: Final[i64] = 1
FIGHT_ATTACK: Final[i64] = 2
