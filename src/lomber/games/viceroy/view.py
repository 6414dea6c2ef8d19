"""What one player of Viceroy sees (viceroy.md, 10): the auction line, all pyramids, his own hand and screen."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, filled
from lomber.games.viceroy import score
from lomber.games.viceroy.board import ATTACK_BID, EXCLUDED, NO_BID, OUT, PASS_BID, Board
from lomber.games.viceroy.cards import CORNERS, LETTERS, NO_CARD, CardSet, message_key
from lomber.games.viceroy.moves import Codes
from lomber.games.viceroy.pyramid import Built, Pyramid
from lomber.games.viceroy.tokens import POOL_NAMES, token_name
from lomber.table.contract import Game, View
from lomber.table.scene import HIDDEN, Choice, Message, Seat, Zone

SHOWN_CARDS: Final = 180
PLACES_SHOWN: Final = 21
SEAT_NUMBERS: Final = 5 * 21 + 26
"""An encoding shows places from -10 to 10 on five levels, and 26 figures a seat."""


class ViceroyView(View):
    """Typed fields for the book; what others hide is not here, but what memory keeps of gems is (10.2)."""

    def __init__(self, seat: i64, cards: CardSet, codes: Codes, players: i64) -> None:
        super().__init__(seat)
        self.game: Game | None = None
        self.cards = cards
        self.codes = codes
        self.players = players
        self.asked = ""
        self.actors: i64 = 0
        self.legal: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.turns: i64 = 12
        self.round: i64 = 0
        self.rivals: i64 = 0
        self.line: vec[i64] = vec[i64]([0, 1, 2, 3])
        self.bases: vec[i64] = vec[i64]([-1, -1, -1, -1])
        self.tips: vec[i64] = vec[i64]([-1, -1, -1, -1])
        self.reserve: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.pools: vec[i64] = vec[i64]()
        self.dry: i64 = 0
        self.decks: vec[i64] = vec[i64]([0, 0, 0])
        """Cards left in the big deck, the small deck and the law deck."""
        self.discard: list[int] = []
        self.pyramids: list[Pyramid] = []
        """Cards tucked unseen under another player's cards are -1."""
        self.held: vec[i64] = vec[i64]()
        self.held_laws: vec[i64] = vec[i64]()
        self.own: list[int] = []
        """The own hand, or the cards to start from."""
        self.memory: list[vec[i64]] = []
        """Gems behind every screen, as one who has watched every one of them knows."""
        self.attacks: vec[i64] = vec[i64]()
        self.open_screens = False
        self.auction: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.rivals_in: vec[i64] = vec[i64]()
        self.rival_bids: vec[i64] = vec[i64]()
        self.bought: vec[i64] = vec[i64]()
        self.revealed: vec[i64] = vec[i64]()
        self.drawn: i64 = NO_CARD
        self.card: i64 = NO_CARD
        """The card the question is about."""
        self.effect: i64 = 0
        """Which of its effects asks, if it is a law."""
        self.number: i64 = 0
        """How many the question is about."""
        self.looked: list[int] = []
        self.chosen: list[int] = []
        """What this seat has answered so far."""
        self.suggestion: list[int] = []
        self.palette: dict[str, Any] = {}
        """At the end, before anything is laid: what each recolouring would come to (`painting.palette`)."""
        self.story: list[str] = []
        self.totals: list[int] = []
        self.champions: list[int] = []
        self.lines: list[vec[i64]] = []
        """The seven lines of every player as they stand."""

    def screen(self) -> vec[i64]:
        return self.memory[self.seat]

    def pyramid(self) -> Pyramid:
        return self.pyramids[self.seat]

    def on_offer(self, colour: i64) -> i64:
        return (1 if self.bases[colour] != NO_CARD else 0) + (1 if self.tips[colour] != NO_CARD else 0)

    def offered(self, offer: i64) -> i64:
        """The card of an offer: 2 · colour, and one more for the tip."""
        return self.tips[offer // 2] if offer % 2 else self.bases[offer // 2]

    # -- for everybody

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        if not len(self.legal):
            return Message("prompt-wait", {"seat": self._waited()})
        words: dict[str, Any] = {"number": int(self.number), "round": int(self.round)}
        if self.card != NO_CARD:
            words["card"] = self._spoken(self.card)
        return Message("prompt-" + self.asked, words)

    def _waited(self) -> int:
        """For whom one waits; -1 where several choose at once."""
        if self.actors and not self.actors & (self.actors - 1):
            for seat in range(self.players):
                if self.actors & BIT[seat]:
                    return int(seat)
        return -1

    def facts(self) -> list[Message]:
        facts = [
            Message("fact-turn", {"number": int(self.turn), "turns": int(self.turns)}),
            Message("fact-reserve", {"gems": self._gem_text(self.reserve)}),
        ]
        if self.seat >= 0 and not self.over:
            screen = self._gem_text(self.screen())
            facts.append(Message("fact-screen", {"gems": screen, "attacks": int(self.attacks[self.seat])}))
        if self.looked:
            names = " ".join(self._spoken(card) for card in self.looked)
            facts.append(Message("fact-looked", {"cards": names}))
        for seat in self.champions:
            facts.append(Message("fact-winner" if self.players > 1 else "fact-record", {"seat": seat}))
        facts.extend(self._told(line.split()) for line in self.story)
        return facts

    def _told(self, words: list[str]) -> Message:
        """A step of the story as a sentence."""
        said: dict[str, Any] = {}
        step, rest = words[0], words[1:]
        if step == "gone":
            said["card"] = self.cards.spoken(rest[0])
        elif step == "rival":
            said = {"number": int(rest[0]), "gem": rest[1]}
        elif step != "last-turn":
            said["seat"] = int(rest[0])
            if step in ("bid", "circle", "refund"):
                said["gem"] = rest[1]
            elif step in ("gems", "stash"):
                said["gems"] = rest[1]
            elif step in ("got", "start", "reveal", "refuse", "skip", "tucked", "recall"):
                said["card"] = self.cards.spoken(rest[1])
            elif step in ("lay", "move"):
                said["card"], said["level"] = self.cards.spoken(rest[1]), int(rest[2])
            elif step == "build":
                said["card"], said["level"] = self.cards.spoken(rest[1]), int(rest[2])
                if rest[3] == "-":
                    return Message("fact-build-free", said)
                said["gems"] = rest[3]
            elif step in ("replace", "underlay"):
                said["card"], said["other_card"] = self.cards.spoken(rest[1]), self.cards.spoken(rest[2])
            elif step in ("back", "arrange"):
                said["number"] = int(rest[1])
            elif step == "swap":
                said["partner_seat"] = int(rest[1])
            elif step == "claim":
                said["side"] = rest[1]
            elif step == "draw":
                said["deck"] = rest[1]
        return Message("fact-" + step, said)

    def _gem_text(self, gems: vec[i64]) -> str:
        return " ".join(f"{LETTERS[colour]}{gems[colour]}" for colour in range(4))

    def seats(self) -> list[Seat]:
        found: list[Seat] = []
        for seat in range(self.players):
            marks: list[str] = []
            if self.actors & BIT[seat]:
                marks.append("to-move")
            if self.bought[seat] != NO_CARD:
                marks.append("bought")
            elif self.auction[seat] == OUT:
                marks.append("passed")
            elif self.auction[seat] == EXCLUDED:
                marks.append("excluded")
            counts = {"cards": int(self.held[seat]), "built": len(self.pyramids[seat].built)}
            if seat == self.seat or self.open_screens or self.over:
                counts["gems"] = int(sum(int(number) for number in self.memory[seat]))
                counts["attacks"] = int(self.attacks[seat])
            counts["points"] = sum(int(line) for line in self.lines[seat])
            found.append(Seat(seat, marks=tuple(marks), counts=counts))
        return found

    def zones(self) -> list[Zone]:
        names = self.cards.names
        zones: list[Zone] = []
        for place in range(4):
            colour = self.line[place]
            for word, lying in (("tip", self.tips[colour]), ("base", self.bases[colour])):
                cards = (names[lying],) if lying != NO_CARD else ()
                zones.append(Zone(f"{word}.{LETTERS[colour]}", "pile", cards))
        for seat in range(self.players):
            built = tuple(names[one.card] for one in self.pyramids[seat].built)
            zones.append(Zone(f"pyramid.{seat}", "row", built, seat))
            if self.bought[seat] != NO_CARD:
                zones.append(Zone(f"bought.{seat}", "pile", (names[self.bought[seat]],), seat))
            if self.revealed[seat] != NO_CARD:
                zones.append(Zone(f"revealed.{seat}", "pile", (names[self.revealed[seat]],), seat))
            zones.append(self._hand_zone(seat))
        for word, number in zip(("big", "small", "law-deck"), self.decks, strict=True):
            zones.append(Zone(word, "stock", (HIDDEN,) * int(number)))
        zones.append(Zone("discard", "pile", tuple(names[card] for card in self.discard)))
        return zones

    def _hand_zone(self, seat: i64) -> Zone:
        if seat == self.seat:
            cards = [self.cards.names[card] for card in self.own]
            if self.drawn != NO_CARD:
                cards.append(self.cards.names[self.drawn])
            return Zone(f"hand.{seat}", "hand", tuple(cards), int(seat))
        return Zone(f"hand.{seat}", "open", (HIDDEN,) * int(self.held[seat]), int(seat))

    def choices(self) -> list[Choice]:
        return [self._choice(move) for move in self.legal]

    def _choice(self, move: i64) -> Choice:
        """A choice with the card or the place it is about."""
        assert self.game is not None
        book, codes = self.game.book, self.codes
        word, argument = book.words[move], book.arguments[move]
        said: dict[str, Any] = {"value": argument} if argument else {}
        card, zone = "", ""
        if word in ("choose", "back", "tuck"):
            card, zone = argument, f"hand.{self.seat}"
            said["card"] = self.cards.spoken(card)
        elif word in ("seize", "drop"):
            first = codes.seize if word == "seize" else codes.drop
            card = self.cards.names[self.offered(move - first)]
            colour, side = argument.split()
            zone = f"{side}.{colour}"
            said["card"] = self.cards.spoken(card)
        elif word in ("bid", "gem", "colour", "infinite", "discount"):
            said["gem"] = argument
        elif word == "exchange":
            said["gem"], said["other_gem"] = argument.split()
        elif word == "take":
            offer = 2 * self.bids[self.seat] + (1 if argument == "tip" else 0)
            said["card"], said["where"] = self._spoken(self.offered(offer)), "there"
        elif word == "claim":
            said["side"] = argument
        elif word in ("place", "build", "pay"):
            self._place_words(argument, said)
            zone = f"pyramid.{self.seat}"
        elif word in ("at", "sector", "flip"):
            card, zone = self._about(word, argument, said)
        elif word == "next":
            card = self.cards.names[self.looked[int(argument) - 1]]
            said["card"] = self.cards.spoken(card)
        elif word == "seat":
            said["seat"], said["other_seat"] = int(argument), int(argument)
        elif word == "option":
            self._option_words(int(argument), said)
        elif word == "token":
            said["token_card"] = token_key(argument)
        return Choice(int(move), book.text(move), Message("move-" + word, said), card, False, zone)

    def _spoken(self, card: i64) -> str:
        return self.cards.spoken(self.cards.names[card])

    def _place_words(self, place: str, said: dict[str, Any]) -> None:
        """A place as one points at it: an end of the lowest row, or above it the so-manyth from the left."""
        level, at = (int(part) for part in place.split(":"))
        left, right = self.pyramid().ends(1)
        said["level"], said["number"] = level, at - int(left) + 1
        if level > 1 or right < left:
            said["where"] = "above"
        else:
            said["where"] = "left" if at < left else "right"

    def _option_words(self, option: i64, said: dict[str, Any]) -> None:
        """What an option of a law gives: its items, of which there are three at most."""
        items = self.cards.printed[self.card].effects[self.effect].rewards[option - 1].items
        said["number"] = len(items)
        for at in range(len(items)):
            said[("first_card", "second_card", "third_card")[at]] = items[at].key()

    def _about(self, word: str, argument: str, said: dict[str, Any]) -> tuple[str, str]:
        place, _, part = argument.partition(" ")
        level, at = place.split(":")
        whose = self._looked_at()
        one = self.pyramids[whose].find(int(level), int(at))
        card = self.cards.names[one.card] if one is not None else ""
        said["card"], said["level"], said["where"] = self.cards.spoken(card), int(level), "there"
        if word == "sector":
            said["corner"] = part
        elif word == "flip":
            said["token_card"] = token_key(part)
        return card, f"pyramid.{whose}"

    def _looked_at(self) -> i64:
        """Whose pyramid is chosen from: another's in the middle of a swap (E-7)."""
        if self.asked == "swap" and len(self.chosen) >= 3:
            return self.chosen[2] - self.codes.seat
        return self.seat

    # -- for the page

    def drawing(self) -> dict[str, Any]:
        """Pyramids with their places, tokens and circles, and what stands on every card in sight."""
        shown: set[int] = set(self.own) | set(self.looked)
        for cards in (self.bases, self.tips, self.bought, self.revealed):
            shown.update(int(card) for card in cards if card != NO_CARD)
        if self.drawn != NO_CARD:
            shown.add(int(self.drawn))
        pyramids: list[Any] = []
        for pyramid in self.pyramids:
            pyramids.append([self._drawn(pyramid, one) for one in pyramid.built])
            shown.update(int(one.card) for one in pyramid.built)
        own = self.seat >= 0
        return {
            "turn": int(self.turn),
            "turns": int(self.turns),
            "round": int(self.round),
            "line": "".join(LETTERS[colour] for colour in self.line),
            "asked": self.asked if len(self.legal) else "",
            "reserve": [int(number) for number in self.reserve],
            "screen": [int(number) for number in self.screen()] if own else [],
            "attacks": int(self.attacks[self.seat]) if own else 0,
            "pools": {POOL_NAMES[i]: int(self.pools[i]) for i in range(len(self.pools))},
            "dry": [POOL_NAMES[i] for i in range(len(self.pools)) if self.dry & BIT[i]],
            "discard": [self._spoken(card) for card in self.discard],
            "bids": [self._bid_name(bid) for bid in self.bids],
            "rivals": [self._bid_name(self.rival_bids[i]) for i in range(self.rivals)],
            "pyramids": pyramids,
            "lines": [[int(line) for line in lines] for lines in self.lines],
            "suggestion": [self.game.book.text(move) for move in self.suggestion] if self.game else [],
            "palette": self.palette,
            "cards": {self.cards.names[card]: self._printed(card) for card in sorted(shown)},
        }

    def _bid_name(self, bid: i64) -> str:
        if bid < 0:
            return ""
        if bid == ATTACK_BID:
            return "attack"
        return "pass" if bid == PASS_BID else LETTERS[bid]

    def _drawn(self, pyramid: Pyramid, one: Built) -> dict[str, Any]:
        colour = pyramid.circle_colour(one)
        return {
            "card": self.cards.names[one.card],
            "level": int(one.level),
            "at": int(one.at),
            "tokens": [token_name(token) for token in one.tokens],
            "stash": "".join(LETTERS[c] * int(one.stash[c]) for c in range(4)),
            "paint": {CORNERS[c]: LETTERS[one.paint[c]] for c in range(4) if one.paint[c] >= 0},
            "under": len(one.tucked) + len(one.closed),
            "circle": LETTERS[colour] if colour >= 0 else "",
        }

    def _printed(self, card: i64) -> dict[str, Any]:
        printed = self.cards.printed[card]
        found: dict[str, Any] = {
            "law": printed.law,
            "names": printed.names,
            "sectors": "".join(LETTERS[colour] for colour in printed.sectors),
        }
        if printed.law:
            found["texts"] = printed.texts
            return found
        found["cost"] = "".join(LETTERS[colour] for colour in printed.cost)
        found["rewards"] = [reward.text() for reward in printed.rewards]
        return found

    # -- in numbers

    def observe(self) -> list[float]:
        """See `fields` in `game.py`. A spectator looks from seat 0."""
        me = self.seat if self.seat >= 0 else 0
        hand = [0.0] * SHOWN_CARDS
        if self.seat >= 0:
            for card in self.own:
                hand[card] = 1.0
        numbers = hand
        for colour in range(4):
            for lying in (self.bases[colour], self.tips[colour]):
                numbers.append(float(lying + 1) / float(SHOWN_CARDS))
        numbers.extend(float(number) / 16.0 for number in self.reserve)
        numbers.extend(float(number) / 48.0 for number in self.decks)
        screen = self.screen() if self.seat >= 0 else vec[i64]([0, 0, 0, 0])
        numbers.extend(float(number) / 16.0 for number in screen)
        for step in range(4):
            seat = (me + step) % self.players if step < self.players else -1
            numbers.extend(self._observe_seat(seat))
        numbers.append(float(self.turn) / 12.0)
        numbers.append(float(self.round) / 3.0)
        return numbers

    def _observe_seat(self, seat: i64) -> list[float]:
        if seat < 0:
            return [0.0] * SEAT_NUMBERS
        pyramid = self.pyramids[seat]
        places = [0.0] * (5 * PLACES_SHOWN)
        for one in pyramid.built:
            if -10 <= one.at <= 10:
                where = (one.level - 1) * PLACES_SHOWN + one.at + 10
                places[where] = float(one.card + 1) / float(SHOWN_CARDS)
        figures = [float(pyramid.tokens(kind)) / 8.0 for kind in range(3)]
        figures.extend(float(number) / 4.0 for number in pyramid.infinite())
        figures.extend(float(pyramid.circle_bonus(colour)) / 8.0 for colour in range(4))
        figures.append(float(self.held[seat]) / 10.0)
        figures.append(float(self.held_laws[seat]) / 10.0)
        figures.append(float(self.bought[seat] + 1) / float(SHOWN_CARDS))
        figures.append(float(self.revealed[seat] + 1) / float(SHOWN_CARDS))
        figures.append(float(self.auction[seat]) / 3.0)
        figures.append(float(self.bids[seat] + 1) / 6.0)
        figures.append(float(self.totals[seat]) / 100.0)
        figures.append(1.0 if self.actors & BIT[seat] else 0.0)
        figures.extend(float(line) / 50.0 for line in self.lines[seat])
        return places + figures


def token_key(kind: str) -> str:
    """A token in messages: it is called like a reward of one such token."""
    return message_key(kind if ":" in kind else kind + ":1")


def seen_by(table: Board, seat: i64, asked: str, actors: i64, legal: vec[i64]) -> ViceroyView:
    """Built by adding what the seat may see. While fists are closed nobody sees who has chosen."""
    view = glimpsed(table, seat, asked, actors, legal)
    view.dry = table.dry
    view.discard = sorted(table.discard)
    view.open_screens = table.open_screens
    view.story = table.story[:]
    view.champions = table.champions[:] if asked == "over" else []
    standing = _standing(table, seat, asked == "over")
    view.pyramids = [_shown(table.pyramids[other], other == seat) for other in range(table.players)]
    for other in range(table.players):
        view.lines.append(score.lines(standing, other))
    return view


def glimpsed(table: Board, seat: i64, asked: str, actors: i64, legal: vec[i64]) -> ViceroyView:
    """What the advice reads of a view; the pyramids are those of the table, to be looked at only."""
    view = ViceroyView(seat, table.cards, table.codes, table.players)
    view.game = table.game
    view.asked = asked
    view.phase = asked
    view.actors = actors if table.tasks and asked != "claim" else _asked_of(table, asked)
    view.legal = legal
    view.turn = table.turn
    view.turns = table.turns
    view.round = table.round
    view.rivals = table.rivals
    view.line = copied4(table.line)
    view.bases = copied4(table.bases)
    view.tips = copied4(table.tips)
    view.reserve = copied4(table.reserve)
    view.pools = copied(table.pools)
    view.decks = vec[i64]([len(table.big.cards), len(table.small.cards), len(table.law_deck.cards)])
    view.memory = [copied4(screen) for screen in table.screens]
    view.attacks = copied(table.attacks)
    view.auction = copied(table.auction)
    view.bids = filled(table.players, NO_BID) if asked == "bid" else copied(table.bids)
    view.rivals_in = copied(table.rivals_in)
    view.rival_bids = copied(table.rival_bids)
    view.bought = copied(table.bought)
    view.revealed = copied(table.revealed)
    view.totals = table.totals[:]
    view.pyramids = table.pyramids
    view.held = filled(table.players, 0)
    view.held_laws = filled(table.players, 0)
    for other in range(table.players):
        view.held[other] = len(table.hands[other])
        view.held_laws[other] = _laws(table, other)
    if seat >= 0:
        _add_own(view, table, seat)
    return view


def _asked_of(table: Board, asked: str) -> i64:
    """Who takes part in a sealed choice: nobody sees who has made it already."""
    if asked == "claim":
        task = table.tasks[len(table.tasks) - 1]
        return BIT[task.seat] | BIT[task.c]
    return table.concerned()


def _standing(table: Board, seat: i64, over: bool) -> score.Standing:
    """What the lines are counted of: behind the screens of others nothing is seen before the end."""
    if over or table.open_screens:
        return table.standing()
    screens: list[vec[i64]] = []
    attacks = vec[i64](table.attacks)
    for other in range(table.players):
        hidden = other != seat
        screens.append(vec[i64]([0, 0, 0, 0]) if hidden else table.screens[other])
        if hidden:
            attacks[other] = 0
    return score.Standing(table.pyramids, screens, attacks)


def _shown(pyramid: Pyramid, own: bool) -> Pyramid:
    copy = pyramid.copy()
    if not own:
        for one in copy.built:
            one.closed = [-1] * len(one.closed)
    return copy


def _laws(table: Board, seat: i64) -> i64:
    number: i64 = 0
    for card in table.hands[seat]:
        if table.cards.is_law(card):
            number += 1
    return number


def _add_own(view: ViceroyView, table: Board, seat: i64) -> None:
    """What only this seat knows, and what it is asked about."""
    view.own = table.starts[seat][:] if table.starts[seat] else table.hands[seat][:]
    view.drawn = table.drawn[seat]
    if not table.tasks:
        view.chosen = table.plans[seat][:]
        if view.asked in ("keep", "build"):
            view.card = table.bought[seat]
        return
    task = table.tasks[len(table.tasks) - 1]
    if task.seat != seat:
        return
    view.chosen = task.chosen[:]
    word = view.asked
    if word in (
        "play",
        "own-gem",
        "any-gem",
        "option",
        "repeat",
        "flip",
        "swap",
        "tuck-hand",
        "tuck-free",
        "stash",
    ):
        view.card = task.a
        view.effect = task.b if word in ("option", "repeat", "flip", "swap", "tuck-hand", "stash") else 0
    elif word == "drawn":
        view.card = table.drawn[seat] if task.b == 0 else table.bought[seat]
    elif word == "arrange":
        view.looked = table.big.cards[: task.a]
    if word == "gems":
        view.number = min(task.b, table.reserve_size()) - len(task.chosen)
    elif word in ("paint", "arrange"):
        view.number = task.a
    elif word == "back":
        view.number = task.b - len(task.chosen)
