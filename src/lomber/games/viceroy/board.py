"""What lies on the table in Viceroy: screens, reserve, pools, decks, pyramids; and who has what to do next.

A game goes by phases. Within a phase things to be done lie on a stack of tasks, the next on top; a task either
happens by itself or asks somebody. What a player has answered so far of a task is kept with it and happens whole.
"""

import enum
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, filled
from lomber.games.viceroy import tokens
from lomber.games.viceroy.cards import NO_CARD, CardSet
from lomber.games.viceroy.moves import Codes
from lomber.games.viceroy.pyramid import Built, Pyramid
from lomber.games.viceroy.score import Standing
from lomber.games.viceroy.sightings import Sightings
from lomber.games.viceroy.tokens import full_pools, put_back, take_token
from lomber.table.contract import Game, State
from lomber.table.sheet import Entry


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    PEOPLE = "people"
    LAW_DECK = "law-deck"
    GEMS = "gems"
    LINE = "line"
    START = "start"
    SHUFFLE = "shuffle"
    SETTING = "setting"
    LAWS = "laws"
    RESOLVE = "resolve"
    BID = "bid"
    RIVALS = "rivals"
    AUCTION = "auction"
    KEEP = "keep"
    REFUSE = "refuse"
    BUILD = "build"
    REWARDS = "rewards"
    RECOLOUR = "recolour"
    OVER = "over"


CHANCE: Final = (
    Phase.PEOPLE,
    Phase.LAW_DECK,
    Phase.GEMS,
    Phase.LINE,
    Phase.SHUFFLE,
    Phase.RIVALS,
)
"""Phases that wait for a deal."""
SEALED: Final = (Phase.START, Phase.LAWS, Phase.BID, Phase.KEEP, Phase.BUILD, Phase.RECOLOUR)
"""Phases in which all concerned choose at once."""

# Tasks: what is to be done, and the meaning of its numbers a, b, c.
PLAY: Final[i64] = 0  # a: the card; it is laid by V-33
EFFECT: Final[i64] = 1  # a: the law, b: which of its effects
CIRCLES: Final[i64] = 2  # a: the card just laid
LINE: Final[i64] = 3  # a: the card just laid; the reward of its level, or its effects
REWARD: Final[i64] = 4  # a: the card for tokens, b: the reward line, c: the item
GEMS: Final[i64] = 5  # a: at least, b: at most
DRAW: Final[i64] = 6
DRAWN: Final[i64] = 7  # a: the card, b: from where it came (0 a deck, 1 the auction)
OWN_GEM: Final[i64] = 8  # a: the card, b: the colour
ANY_GEM: Final[i64] = 9  # a: the card
OPTION: Final[i64] = 10  # a: the law, b: the effect
BACK: Final[i64] = 11  # a: the deck, b: how many
REPEAT: Final[i64] = 12  # a: the law, b: the effect
FLIP: Final[i64] = 13  # a, b
SWAP: Final[i64] = 14  # a, b
SKIP: Final[i64] = 15
EXTRA: Final[i64] = 16
ARRANGE: Final[i64] = 17  # a: how many
TUCK_HAND: Final[i64] = 18  # a, b
TUCK_FREE: Final[i64] = 19  # a: the law
MOVE_FREE: Final[i64] = 20  # a: the law
RECALL: Final[i64] = 21  # a: the law
STASH: Final[i64] = 22  # a, b
PAINT: Final[i64] = 23  # a: how many
COLOUR: Final[i64] = 24  # a: the colour to be settled
PICK: Final[i64] = 25  # a: the colour
CLAIM: Final[i64] = 26  # a: the colour, b: exchanges made, c: the other bidder
MATCH: Final[i64] = 27  # a: the colour, b: the rival
REFUNDS: Final[i64] = 28
ATTACKERS: Final[i64] = 29
SEIZE: Final[i64] = 30
RIVAL_ATTACKS: Final[i64] = 31
DROP: Final[i64] = 32
PASSERS: Final[i64] = 33
PASSED: Final[i64] = 34
TASKS: Final = (
    "play",
    "effect",
    "circles",
    "line",
    "reward",
    "gems",
    "draw",
    "drawn",
    "own-gem",
    "any-gem",
    "option",
    "back",
    "repeat",
    "flip",
    "swap",
    "skip",
    "extra",
    "arrange",
    "tuck-hand",
    "tuck-free",
    "move-free",
    "recall",
    "stash",
    "paint",
    "colour",
    "pick",
    "claim",
    "match",
    "refunds",
    "attackers",
    "seize",
    "rival-attacks",
    "drop",
    "passers",
    "passed",
)

# How a player stands in the auction of this turn.
IN: Final[i64] = 0
GOT: Final[i64] = 1
OUT: Final[i64] = 2
EXCLUDED: Final[i64] = 3
STANDINGS: Final = ("in", "got", "passed", "excluded")

NO_BID: Final[i64] = -1
PASS_BID: Final[i64] = 4
ATTACK_BID: Final[i64] = 5

PEOPLE: Final[i64] = 0
LAWS: Final[i64] = 1
"""The two kinds of card in a hand, told apart by their backs."""


class Task:
    """Something to be done by a seat, and what it has answered so far."""

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.chosen: list[int] = []

    def copy(self) -> "Task":
        other = Task(self.kind, self.seat, self.a, self.b, self.c)
        other.chosen = self.chosen[:]
        return other


class Deck:
    """A deck, the next card first, and where each card was dealt; -1 - n: it was put back unseen as the n-th."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.origins: list[int] = []

    def copy(self) -> "Deck":
        other = Deck()
        other.cards = self.cards[:]
        other.origins = self.origins[:]
        return other

    def fill(self, cards: list[int]) -> None:
        self.cards = cards[:]
        self.origins = list(range(len(cards)))


class Board(State):
    """The table and all that lies on it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards: CardSet
        self.codes: Codes
        self._tables()
        options = game.options
        self.players: i64 = options.players
        self.rivals: i64 = options.rivals()
        self.claim_rounds: i64 = options.claim_rounds
        self.collide: bool = options.solo_two_card == "collide" and self.players == 1 and self.rivals == 1
        self.shared: bool = options.victory_tie == "shared"
        self.strict: bool = options.token_pools == "strict"
        self.open_screens: bool = options.open_screens
        self.help: str = options.recolour_help
        self.agreed_line: str = options.auction_line
        self.turns: i64 = options.turns
        self.auction_rounds: i64 = options.auction_rounds
        self.start_cards: i64 = options.start_cards
        self.gem_pairs: i64 = options.gem_pairs
        self.last_hand: i64 = options.hands or 1
        # -- the match
        self.phase = Phase.PEOPLE
        self.single = False
        self.hand: i64 = 0
        self.totals: list[int] = [0] * self.players
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        self.champions: list[int] = []
        self._clear_table()

    def _tables(self) -> None:
        """What the game has worked out once for all its positions."""
        raise NotImplementedError

    def _clear_table(self) -> None:
        """Nothing lies on the table; all gems are in reserve and box (V-11)."""
        players = self.players
        self.turn: i64 = 0
        self.round: i64 = 0
        self.seal: i64 = 0
        """Numbers the sealed rounds of the game."""
        self.line: vec[i64] = vec[i64]([0, 1, 2, 3])
        self.reserve: vec[i64] = filled(4, 4 * players)
        self.box: vec[i64] = filled(4, 16 - 4 * players)
        self.screens: list[vec[i64]] = [vec[i64]([0, 0, 0, 0]) for _ in range(players)]
        self.attacks: vec[i64] = filled(players, 0)
        self.false_attacks: vec[i64] = filled(players, 0)
        """How many of a player's attack tokens are substitutes."""
        self.pools: vec[i64] = full_pools()
        self.dry: i64 = 0
        """Pools, as a mask, that have run dry: a token was made up or substituted."""
        self.big = Deck()
        self.small = Deck()
        self.law_deck = Deck()
        self.aside: list[int] = []
        """Characters of the small deck before it is shuffled anew (V-14)."""
        self.starts: list[list[int]] = [[] for _ in range(players)]
        self.bases: vec[i64] = filled(4, NO_CARD)
        self.tips: vec[i64] = filled(4, NO_CARD)
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pyramids: list[Pyramid] = [Pyramid(self.cards) for _ in range(players)]
        self.thrown: list[list[int]] = [[] for _ in range(players)]
        """Hand cards at the end of the game: laid aside face down, worth nothing (V-95)."""
        self.bought: vec[i64] = filled(players, NO_CARD)
        self.drawn: vec[i64] = filled(players, NO_CARD)
        """A card that a player has drawn and not yet put into his hand (E-26)."""
        self.revealed: vec[i64] = filled(players, NO_CARD)
        """A card revealed in the law phase and not yet laid (V-32)."""
        self.spent: list[vec[i64]] = [vec[i64]([0, 0, 0, 0]) for _ in range(players)]
        """Infinite gems used this turn, by colour (V-73)."""
        self.auction: vec[i64] = filled(players, IN)
        self.bids: vec[i64] = filled(players, NO_BID)
        self.refunds: vec[i64] = filled(players, 0)
        """Bids that have come back to each player this turn (E-22)."""
        self.rivals_in: vec[i64] = filled(3, 0)
        self.rival_bids: vec[i64] = filled(3, NO_BID)
        self.offered: vec[i64] = vec[i64]([0, 0, 0, 0])
        """How many cards lay at each colour when the round began (V-43)."""
        self.claims: vec[i64] = filled(players, -1)
        self.plans: list[list[int]] = [[] for _ in range(players)]
        """In a sealed phase: the moves each has made so far."""
        self.ready: i64 = 0
        """Those who have chosen, as a mask."""
        self.keepers: i64 = 0
        self.tasks: list[Task] = []
        self.sightings = Sightings(players)
        self.story: list[str] = []
        """What happened in this phase, step by step, for all to read."""

    # -- copies

    def take_over(self, other: "Board") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.hand = other.hand
        self.totals = other.totals[:]
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.champions = other.champions[:]
        self.turn = other.turn
        self.round = other.round
        self.seal = other.seal
        self.line = copied4(other.line)
        self.reserve = copied4(other.reserve)
        self.box = copied4(other.box)
        self.screens = [copied4(screen) for screen in other.screens]
        self.attacks = copied(other.attacks)
        self.false_attacks = copied(other.false_attacks)
        self.pools = copied(other.pools)
        self.dry = other.dry
        self.big = other.big.copy()
        self.small = other.small.copy()
        self.law_deck = other.law_deck.copy()
        self.aside = other.aside[:]
        self.starts = [cards[:] for cards in other.starts]
        self.bases = copied4(other.bases)
        self.tips = copied4(other.tips)
        self.discard = other.discard[:]
        self.hands = [hand[:] for hand in other.hands]
        self.thrown = [cards[:] for cards in other.thrown]
        self.pyramids = [pyramid.copy() for pyramid in other.pyramids]
        self._take_over_turn(other)

    def _take_over_turn(self, other: "Board") -> None:
        self.bought = copied(other.bought)
        self.drawn = copied(other.drawn)
        self.revealed = copied(other.revealed)
        self.spent = [copied4(gems) for gems in other.spent]
        self.auction = copied(other.auction)
        self.bids = copied(other.bids)
        self.refunds = copied(other.refunds)
        self.rivals_in = copied(other.rivals_in)
        self.rival_bids = copied(other.rival_bids)
        self.offered = copied4(other.offered)
        self.claims = copied(other.claims)
        self.plans = [plan[:] for plan in other.plans]
        self.ready = other.ready
        self.keepers = other.keepers
        self.tasks = [task.copy() for task in other.tasks]
        self.sightings = other.sightings.copy()
        self.story = other.story[:]

    # -- order (V-115, V-116)

    def number(self, card: i64) -> i64:
        return self.cards.number(card)

    def in_order(self, seats: i64) -> list[i64]:
        """These players in the order of acting: the smallest number in the pyramid first (V-115)."""
        found: list[i64] = []
        for seat in range(self.players):
            if seats & BIT[seat]:
                smallest = self.pyramids[seat].smallest()
                place = len(found)
                while place > 0 and self.pyramids[found[place - 1]].smallest() > smallest:
                    place -= 1
                found.insert(place, seat)
        return found

    def everybody(self) -> i64:
        return BIT[self.players] - 1

    def concerned(self) -> i64:
        """Who takes part in the sealed choice in progress."""
        raise NotImplementedError

    # -- tasks

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.tasks.append(Task(kind, seat, a, b, c))

    def done_with(self) -> Task:
        """The top task is over."""
        return self.tasks.pop()

    def tell(self, line: str) -> None:
        """A step for all to read; the oldest are forgotten."""
        self.story.append(line)

    # -- gems (V-140)

    def reserve_size(self) -> i64:
        total: i64 = 0
        for number in self.reserve:
            total += number
        return total

    def screen_size(self, seat: i64) -> i64:
        total: i64 = 0
        for number in self.screens[seat]:
            total += number
        return total

    def from_reserve(self, seat: i64, colour: i64) -> bool:
        """One gem of a colour behind the screen, if the reserve has one."""
        if self.reserve[colour] == 0:
            return False
        self.reserve[colour] -= 1
        self.screens[seat][colour] += 1
        return True

    def to_reserve(self, seat: i64, colour: i64) -> None:
        self.screens[seat][colour] -= 1
        self.reserve[colour] += 1

    # -- tokens (V-141, V-142)

    def give(self, one: Built, kind: i64) -> None:
        """A token onto a card."""
        token = self._from_pool(kind)
        if token >= 0:
            one.tokens.append(int(token))

    def give_attack(self, seat: i64) -> None:
        """Attack tokens lie behind the screen (V-84)."""
        token = self._from_pool(tokens.ATTACK)
        if token >= 0:
            self.attacks[seat] += 1
            if token != tokens.ATTACK:
                self.false_attacks[seat] += 1

    def _from_pool(self, kind: i64) -> i64:
        token = take_token(self.pools, kind, self.strict)
        pool = tokens.pool_of(kind)
        if token != kind and pool >= 0:
            self.dry |= BIT[pool]
        return token

    def spend_attack(self, seat: i64) -> i64:
        """A player parts with an attack token; substitutes go first. The token, as it would lie on a card."""
        self.attacks[seat] -= 1
        if self.false_attacks[seat] > 0:
            self.false_attacks[seat] -= 1
            return tokens.ATTACK + tokens.SUBSTITUTE
        return tokens.ATTACK

    # -- cards

    def kind_of_card(self, card: i64) -> i64:
        return LAWS if self.cards.is_law(card) else PEOPLE

    def into_hand(self, seat: i64, card: i64) -> None:
        """A hand is kept in ascending order: the place of a card tells nothing."""
        hand = self.hands[seat]
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, int(card))

    def take_up(self, one: Built, seat: i64) -> None:
        """A card leaves its place: what lies on it goes back (viceroy.md, 12.1)."""
        gems = one.gems()
        for colour in range(4):
            self.reserve[colour] += gems[colour]
        for token in one.tokens:
            put_back(self.pools, token)
        self.pyramids[seat].built.remove(one)

    def on_offer(self, colour: i64) -> i64:
        """How many characters lie at a colour of the auction."""
        number: i64 = 0
        if self.bases[colour] != NO_CARD:
            number += 1
        if self.tips[colour] != NO_CARD:
            number += 1
        return number

    def offers(self, first: i64) -> vec[i64]:
        """Codes of every character on offer, by colour, base before tip."""
        found = vec[i64]()
        for colour in range(4):
            if self.bases[colour] != NO_CARD:
                found = append(found, first + 2 * colour)
            if self.tips[colour] != NO_CARD:
                found = append(found, first + 2 * colour + 1)
        return found

    def lift(self, offer: i64) -> i64:
        """The character of an offer leaves the auction line."""
        colour = offer // 2
        if offer % 2:
            card = self.tips[colour]
            self.tips[colour] = NO_CARD
        else:
            card = self.bases[colour]
            self.bases[colour] = NO_CARD
        return card

    def standing(self) -> Standing:
        return Standing(self.pyramids, self.screens, self.attacks)

    def start_sealed(self, phase: Phase) -> None:
        """A phase in which all concerned choose at once, unseen."""
        self.phase = phase
        self.seal += 1
        self.ready = 0
        self.plans = [[] for _ in range(self.players)]
