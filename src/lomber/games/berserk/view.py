"""What one player sees (chapter 17, 25): both halves of the table, his own hand, and what he is asked."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk import language
from lomber.games.berserk.cards import CREATURE, HERO, PLACED, SPELL, SUPPORT, Program
from lomber.games.berserk.state import QUESTIONS
from lomber.games.berserk.tabled import Tabled
from lomber.table.contract import View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

KEYWORDS: Final[i64] = 17
SQUAD_SHOWN: Final[i64] = 12
SUPPORTS_SHOWN: Final[i64] = 5
THING_NUMBERS: Final[i64] = 12 + KEYWORDS
SIDE_NUMBERS: Final[i64] = 7
STORY_SHOWN: Final[i64] = 12


class Shown:
    """A card in play as all see it, with its values as they are now computed."""

    def __init__(self, number: i64, id: str, of_type: i64, controller: i64) -> None:
        self.number = number
        self.name = ""
        """What moves call it: `A.fx_archer#2`."""
        self.id = id
        """The card; `??` for a back whose name one does not remember."""
        self.type = of_type
        self.controller = controller
        self.card: i64 = -1
        """Its number in the library; -1: a back."""
        self.under: list[str] = []
        """Cards attached to it."""
        self.cost: i64 = 0
        self.strike: i64 = 0
        self.lives: i64 = 0
        self.printed_strike: i64 = 0
        self.printed_lives: i64 = 0
        self.wounds: i64 = 0
        self.closed = False
        self.hidden = False
        self.stunned = False
        self.fresh = False
        self.keywords: i64 = 0
        self.protected: i64 = 0
        """The kinds of wounds that it does not receive, as bits (BH-215)."""
        self.armour_left: i64 = 0
        self.regeneration: i64 = 0
        self.poison: i64 = 0
        self.attacks_left: i64 = 0
        self.defences_left: i64 = 0
        self.used: i64 = 0
        """How often its features were used in this turn."""
        self.return_bonus: i64 = 0
        self.cannot: i64 = 0
        self.changes: list[Message] = []
        """What it has acquired and what texts in play give it, in the order of acquisition (chapter 25)."""
        self.paragraphs: list[tuple[str, int]] = []
        """Of each feature that can be used: on which card it is printed, and in which paragraph; -1: acquired."""

    def remaining(self) -> i64:
        return self.lives - self.wounds

    def has(self, keyword: i64) -> bool:
        return bool(self.keywords & BIT[keyword])

    def drawn(self) -> dict[str, Any]:
        """For a page that draws it."""
        words = [KEYWORD_NAMES[i] for i in range(KEYWORDS) if self.keywords & BIT[i]]
        return {
            "name": self.name,
            "card": self.id,
            "type": TYPE_NAMES[self.type],
            "under": self.under,
            "cost": int(self.cost),
            "strike": int(self.strike),
            "lives": int(self.lives),
            "printed": [int(self.printed_strike), int(self.printed_lives)],
            "wounds": int(self.wounds),
            "closed": self.closed,
            "hidden": self.hidden,
            "stunned": self.stunned,
            "fresh": self.fresh,
            "keywords": words,
            "armour": int(self.armour_left),
            "regeneration": int(self.regeneration),
            "poison": int(self.poison),
            "features": [[card, number] for card, number in self.paragraphs],
            "changes": [{"key": change.key, "words": change.words} for change in self.changes],
        }


class Pending:
    """A trigger that has fired and waits (BH-105)."""

    def __init__(self, name: str, card: str, player: i64) -> None:
        self.name = name
        """As an answer calls it: `A.fx_bomb`, `poison A.hero`."""
        self.card = card
        self.player = player
        self.is_next = False
        """It fired while others were carried out: it belongs to the next batch (BH-106)."""
        self.paragraph = -1

    def drawn(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "card": self.card,
            "player": int(self.player),
            "next": self.is_next,
            "paragraph": self.paragraph,
        }


TYPE_NAMES: Final = dict(zip((HERO, CREATURE, SPELL, SUPPORT), language.TYPES, strict=True))
KEYWORD_NAMES: Final = list(language.KEYWORDS)


class Option:
    """One legal answer, as the book reads it."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.text = ""
        self.verb: i64 = -1
        """Of the main stage: end, play, attack or use."""
        self.card: i64 = -1
        """The number of the card it is about, of an object in play."""
        self.target: i64 = -1
        """The object attacked, or the number of the feature used."""
        self.kind: i64 = -1
        """Of a card outside play: its kind."""
        self.place = ""
        """And the zone where it lies: `hand.0`, `graveyard.1`, `deck.0`."""
        self.closes = False
        """Of a feature: it is paid with ⟳."""
        self.price: i64 = 0
        self.trigger: i64 = -1
        """Of a trigger that waits: a text, a delay, a tick of poison or regeneration, stealth."""
        self.choice: i64 = 0
        """Of other questions: yes or no, a mode, a place in a list; -1 for none."""
        self.label = ""
        """Of a mode: what its card calls it."""


class BerserkView(View):
    """Typed fields for the book, built by adding what this seat may see."""

    def __init__(self, seat: i64, cards: Tabled) -> None:
        super().__init__(seat)
        self.cards = cards
        self.actors: i64 = 0
        self.legal: vec[i64] = vec[i64]()
        self.asides: vec[i64] = vec[i64]()
        self.has_handed_in = False
        self.handing: list[str] = []
        """What this seat has handed in so far, or the list it makes."""
        self.asked: i64 = -1
        """The question that is put, to whomever; -1: lists are handed in."""
        self.about = ""
        """The card whose text asks."""
        self.options: list[Option] = []
        self.things: list[Shown] = []
        """Heroes first, then in order of arrival."""
        self.own: list[int] = []
        """The own hand by kind."""
        self.prices: list[int] = []
        """What each of them would cost now (BH-70)."""
        self.known: list[list[int]] = [[], []]
        """Kinds in a hand that the other player knows of."""
        self.tops: list[list[str]] = [[], []]
        """Decks from the top: a card this seat knows to lie there, or `??`."""
        self.hand_sizes: list[int] = [0, 0]
        self.deck_sizes: list[int] = [0, 0]
        self.graveyards: list[list[str]] = [[], []]
        self.coins: list[list[int]] = [[0, 0], [0, 0]]
        self.failed_draws: list[int] = [0, 0]
        self.placed: list[dict[str, int]] = [{}, {}]
        """Placed cards in each player's deck and hand (BH-11)."""
        self.lists: list[list[str]] = [[], []]
        """The lists that this seat may see: hero, then cards."""
        self.turn: i64 = 0
        self.active: i64 = -1
        self.queue: list[Pending] = []
        """Triggers that wait, in the order in which they fired."""
        self.story: list[tuple[str, str, str, int]] = []
        """What has happened since the last answer: a word, a card, another, an amount."""
        self.winner: i64 = -1
        self.reason = ""
        self.program: Program | None = None
        """The text that asks: its targets, its modes, its demand."""
        self.slot: i64 = -1
        """Of its targets the one that is chosen now."""
        self.step: i64 = -1
        """The step of it that asks."""
        self.source: Shown | None = None
        """Its card, if that is in play."""
        self.attacker: i64 = -1
        """While a defender is asked for: who attacks, and whom."""
        self.attacked: i64 = -1
        self.attack: list[str] = []
        """While a strike attack goes on: who attacks and whom, by name."""
        self.frenzied: list[str] = []
        """Own creatures that must attack before much else is done (BH-201)."""

    def hero(self, player: i64) -> Shown:
        return self.things[player]

    def thing(self, number: i64) -> Shown | None:
        for thing in self.things:
            if thing.number == number:
                return thing
        return None

    def squad(self, player: i64) -> list[Shown]:
        return [thing for thing in self.things if thing.type == CREATURE and thing.controller == player]

    def supports(self, player: i64) -> list[Shown]:
        return [thing for thing in self.things if thing.type == SUPPORT and thing.controller == player]

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if not len(self.legal):
            return Message("prompt-wait", {"seat": self._waited()})
        if self.asked < 0:
            return Message("prompt-list" if self.handing else "prompt-deck")
        words: dict[str, Any] = {"card": self.about} if self.about else {}
        return Message("prompt-" + QUESTIONS[self.asked], words)

    def _waited(self) -> int:
        """For whom one waits; -1 where both choose at once."""
        if self.asked < 0:
            return -1
        return 0 if self.actors & 1 else 1

    def facts(self) -> list[Message]:
        if self.turn == 0:
            return []
        facts = [Message("fact-turn", {"number": int(self.turn), "seat": int(self.active)})]
        for waiting in self.queue:
            tick, _, name = waiting.name.rpartition(" ")
            key = f"fact-waiting-{tick}" if tick else "fact-waiting"
            facts.append(Message(key, {"card": self._called(name)}))
        for name in self.frenzied:
            facts.append(Message("fact-frenzy", {"card": name}))
        for word, card, other, amount in self.story:
            said: dict[str, Any] = {"card": card, "other_card": other, "number": amount}
            by = "-by" if word == "wounded" and other else ""
            facts.append(Message(f"fact-{word}{by}", said))
        return facts

    def seats(self) -> list[Seat]:
        found: list[Seat] = []
        for player in range(2):
            marks: list[str] = []
            counts: dict[str, int] = {}
            if self.asked >= 0 and self.actors & BIT[player]:
                marks.append("to-move")
            if self.things:
                if self.turn > 0 and self.active == player:
                    marks.append("active")
                counts["lives"] = max(0, int(self.hero(player).remaining()))
                counts["open-coins"] = self.coins[player][0]
                counts["closed-coins"] = self.coins[player][1]
                counts["cards"] = self.hand_sizes[player]
                counts["deck"] = self.deck_sizes[player]
                counts["failed-draws"] = self.failed_draws[player]
            found.append(Seat(player, "", -1, tuple(marks), counts))
        return found

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        if not self.things:
            return found
        for player in range(2):
            seat = int(player)
            found.append(Zone(f"hero.{seat}", "row", (self.hero(player).id,), seat))
            for name, things in (("squad", self.squad(player)), ("supports", self.supports(player))):
                found.append(Zone(f"{name}.{seat}", "row", tuple([thing.id for thing in things]), seat))
            found.append(Zone(f"hand.{seat}", "hand", tuple(self._hand(player)), seat))
            found.append(Zone(f"deck.{seat}", "stock", tuple(self.tops[player]), seat))
            found.append(Zone(f"graveyard.{seat}", "pile", tuple(self.graveyards[player]), seat))
        return found

    def _hand(self, player: i64) -> list[str]:
        if player == self.seat:
            return [self.cards.library.cards[kind // 2].id for kind in self.own]
        known = [self.cards.library.cards[kind // 2].id for kind in self.known[player]]
        return known + [HIDDEN for _ in range(self.hand_sizes[player] - len(known))]

    def choices(self) -> list[Choice]:
        found: list[Choice] = []
        if self.asked < 0:
            for move in self.legal:
                text = self.cards.book.text(move)
                word, _, argument = text.partition(" ")
                words: dict[str, Any] = {"card": argument, "value": argument} if argument else {}
                found.append(Choice(int(move), text, Message(f"move-{word}", words), argument))
        else:
            for option in self.options:
                found.append(self._choice(option))
            if len(self.legal) > len(self.options):
                found.append(Choice(int(self.cards.more_code), "more", Message("move-more")))
        for move in self.asides:
            found.append(Choice(int(move), "concede", Message("move-concede"), "", True))
        return found

    def _choice(self, option: Option) -> Choice:
        """`attack A.fx_archer B.hero`: the word, and the cards by the names that the text has."""
        parts = option.text.split(" ")
        word = parts[0]
        words: dict[str, Any] = {}
        rest = parts[1:]
        if len(rest) == 1 and rest[0] in PLAIN_ANSWERS:
            word += "-" + rest[0]
        elif rest:
            words["card"] = rest[-1] if word == "next_trigger" else rest[0]
            if word == "play":
                word = "play-card"
            if word == "attack":
                words["target_card"] = rest[1]
            elif word == "use":
                words["value"] = _counted(rest[1])
                word = "use-closing" if option.closes else word
            elif word == "mode" and option.label:
                word, words = "mode-called", {"card": option.label}
            elif word == "mode" or (word == "pick" and rest[0].isdecimal()):
                words = {"value": _counted(rest[0])}
                word = "mode" if word == "mode" else "feature"
        return Choice(
            int(option.move),
            option.text,
            Message(f"move-{word}", words),
            self._card(option),
            False,
            self._zone(option),
        )

    def _called(self, name: str) -> str:
        """A hero is called by the name on his card."""
        if name == "A.hero" or name == "B.hero":
            return self.hero(0 if name == "A.hero" else 1).id
        return name

    def _card(self, option: Option) -> str:
        thing = self.thing(option.card)
        if thing is not None:
            return thing.id
        return self.cards.library.cards[option.kind // 2].id if option.kind >= 0 else ""

    def _zone(self, option: Option) -> str:
        thing = self.thing(option.card)
        if thing is not None:
            area = "hero" if thing.type == HERO else "squad" if thing.type == CREATURE else "supports"
            return f"{area}.{int(thing.controller)}"
        return option.place

    def drawing(self) -> dict[str, Any]:
        """The battlefield: everything that all see of it, card by card."""
        sides: list[dict[str, Any]] = []
        for player in range(2 if self.things else 0):
            sides.append(
                {
                    "hero": self.hero(player).drawn(),
                    "squad": [thing.drawn() for thing in self.squad(player)],
                    "supports": [thing.drawn() for thing in self.supports(player)],
                    "coins": self.coins[player],
                    "placed": self.placed[player],
                    "failed": self.failed_draws[player],
                    "list": self.lists[player],
                }
            )
        asked = QUESTIONS[self.asked] if self.asked >= 0 else "list"
        return {
            "berserk": sides,
            "turn": int(self.turn),
            "active": int(self.active),
            "asked": asked,
            "about": self.about,
            "attack": self.attack,
            "queue": [waiting.drawn() for waiting in self.queue],
            "prices": self.prices,
            "frenzied": self.frenzied,
            "list": self.handing,
        }

    # -- numbers

    def observe(self) -> list[float]:
        numbers: list[float] = []
        mine: i64 = self.seat if self.seat > 0 else 0
        for player in (mine, 1 - mine):
            numbers += self._side_numbers(player)
        held: dict[int, int] = {}
        for kind in self.own:
            held[kind // 2] = held.get(kind // 2, 0) + 1
        for card in range(len(self.cards.library.cards)):
            numbers.append(held.get(card, 0) / 5.0)
        for question in range(len(QUESTIONS)):
            numbers.append(1.0 if self.asked == question else 0.0)
        numbers.append(float(self.turn) / 40.0)
        numbers.append(1.0 if self.active == mine else 0.0)
        return numbers

    def _side_numbers(self, player: i64) -> list[float]:
        if not self.things:
            return [0.0 for _ in range(side_size())]
        numbers = [
            self.coins[player][0] / 10.0,
            self.coins[player][1] / 10.0,
            self.hand_sizes[player] / 10.0,
            self.deck_sizes[player] / 40.0,
            len(self.graveyards[player]) / 40.0,
            self.failed_draws[player] / 3.0,
            sum(list(self.placed[player].values())) / 10.0,
        ]
        numbers += self._thing_numbers([self.hero(player)], 1)
        numbers += self._thing_numbers(self.squad(player), SQUAD_SHOWN)
        numbers += self._thing_numbers(self.supports(player), SUPPORTS_SHOWN)
        return numbers

    def _thing_numbers(self, things: list[Shown], most: i64) -> list[float]:
        numbers: list[float] = []
        for thing in things[: int(most)]:
            numbers += [
                float(thing.card + 1) / float(len(self.cards.library.cards)),
                float(thing.strike) / 10.0,
                float(thing.lives) / 30.0,
                float(thing.wounds) / 30.0,
                1.0 if thing.closed else 0.0,
                1.0 if thing.hidden else 0.0,
                1.0 if thing.stunned else 0.0,
                1.0 if thing.fresh else 0.0,
                float(thing.armour_left) / 5.0,
                float(thing.poison) / 5.0,
                float(thing.attacks_left),
                float(thing.defences_left),
            ]
            for keyword in range(KEYWORDS):
                numbers.append(1.0 if thing.keywords & BIT[keyword] else 0.0)
        left = most * THING_NUMBERS - len(numbers)
        return numbers + [0.0 for _ in range(left)]


PLAIN_ANSWERS: Final = ("first", "second", "done", "none", "enter", "yes", "no", "pay", "refuse")


def _counted(number: str) -> str:
    """People count from one, as the printed text does."""
    return str(int(number) + 1)


def side_size() -> i64:
    return SIDE_NUMBERS + (1 + SQUAD_SHOWN + SUPPORTS_SHOWN) * THING_NUMBERS


def placed_cards(cards: Tabled) -> list[int]:
    """The cards of the set that wait in the reserve to be placed (BH-260)."""
    return [int(card.number) for card in cards.library.cards if card.reserve == PLACED]
