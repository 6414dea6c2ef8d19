# lomber: interpreted
"""Setting up a described position: every part checked, every card in one place."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy import board, tokens
from lomber.games.viceroy.asking import ASKING
from lomber.games.viceroy.board import SEALED, STANDINGS, TASKS, Deck, Phase, Task
from lomber.games.viceroy.cards import CORNERS, EFFECTS, LETTERS, NO_CARD, STASH_GEMS
from lomber.games.viceroy.pyramid import Built
from lomber.games.viceroy.state import ViceroyState
from lomber.games.viceroy.tokens import (
    FULL,
    POINT_POOL,
    SUBSTITUTE,
    VALUES,
    kind_of,
    pool_of,
    read_token,
)
from lomber.play import refusals
from lomber.play.setups import Described, play_sealed
from lomber.table.errors import BadPosition

BEFORE = (Phase.PEOPLE,)
OPENING = (Phase.LAW_DECK, Phase.GEMS, Phase.LINE, Phase.START, Phase.SHUFFLE)
BUYING = (Phase.BID, Phase.RIVALS, Phase.AUCTION, Phase.KEEP, Phase.REFUSE, Phase.BUILD)
AFTER_AUCTION = (Phase.KEEP, Phase.REFUSE, Phase.BUILD, Phase.REWARDS, Phase.RECOLOUR, Phase.OVER)

OF_ALL = ("colour", "refunds", "attackers", "rival-attacks", "passers")
"""Tasks of nobody in particular: their seat is -1."""
OF_A_CARD = ("play", "circles", "line", "reward", "own-gem", "any-gem", "tuck-free", "move-free", "recall")
OF_AN_EFFECT = {
    "effect": "",
    "option": "choose_one",
    "repeat": "repeat_reward",
    "flip": "flip_tokens",
    "swap": "swap_token",
    "tuck-hand": "tuck_hand",
    "stash": "stash_gems",
}
"""Tasks of an effect of a card, and which effect that must be; `effect` itself is of any."""


class Setting:
    """A position being set up."""

    def __init__(self, state: ViceroyState, described: Described) -> None:
        self.state = state
        self.described = described
        self.players = int(state.players)
        self.placed: set[int] = set()

    def read(self) -> None:
        self._match()
        self._line()
        self._piles()
        self._gems()
        self._pools()
        self._auction()
        self._tasks()
        self._check()
        play_sealed(self.state, self.described)
        self.described.finish(self._pile_names())

    # -- the match

    def _match(self) -> None:
        state, described, players = self.state, self.described, self.players
        state.phase = Phase(described.word("phase", "laws", [phase.value for phase in Phase]))
        begun = state.phase is not Phase.PEOPLE
        state.hand = described.number("hand", 1 if begun else 0, 0, 1_000_000)
        playing = state.phase not in (
            Phase.PEOPLE,
            Phase.LAW_DECK,
            Phase.GEMS,
            Phase.LINE,
            Phase.START,
            Phase.SHUFFLE,
            Phase.SETTING,
        )
        state.turn = described.number("turn", 1 if playing else 0, 1 if playing else 0, int(state.turns))
        rounds = state.phase in (Phase.BID, Phase.RIVALS, Phase.AUCTION)
        state.round = described.number("round", 1 if rounds else 0, 0, int(state.auction_rounds))
        state.seal = described.number("seal", 1, 0, 1_000_000)
        state.totals = described.numbers("totals", [0] * players)
        state.before = described.numbers("before", state.totals)
        state.single = described.flag("single")
        state.entries = described.entries()
        champions = described.value("champions", [])
        if not isinstance(champions, list) or any(
            type(seat) is not int or not 0 <= seat < players for seat in champions
        ):
            raise refusals.seats_wanted("champions", champions)
        state.champions = list(champions)
        state.story = self._story()

    def _story(self) -> list[str]:
        """Steps of the phase, as the view tells them."""
        story = self.described.words("story")
        seat, card, gem = f"[0-{self.players - 1}]", self._card_pattern(), "[BRGY]"
        steps = (
            f"(bid|circle|refund) {seat} {gem}",
            f"(pass|attack|tuck) {seat}",
            f"(gems|stash) {seat} {gem}+",
            f"(got|start|reveal|refuse|skip|tucked|recall) {seat} {card}",
            f"(lay|move) {seat} {card} [1-5]",
            f"build {seat} {card} [1-5] ({gem}+|-)",
            f"(replace|underlay) {seat} {card} {card}",
            rf"(back|arrange) {seat} \d+",
            f"swap {seat} {seat}",
            f"claim {seat} (base|tip|any)",
            f"draw {seat} (law|small)",
            f"gone {card}",
            f"rival [1-3] {gem}",
            "last-turn",
        )
        for line in story:
            if not any(re.fullmatch(step, line) for step in steps):
                raise refusals.written_like("story", line, "got 0 32")
        return story

    def _card_pattern(self) -> str:
        return "(?:" + "|".join(self.state.cards.names[: int(self.state.cards.cards)]) + ")"

    def _line(self) -> None:
        agreed = self.state.agreed_line
        line = self.described.value("line", "BRGY" if agreed == "random" else agreed)
        if not isinstance(line, str) or sorted(line) != sorted(LETTERS):
            raise refusals.written_like("line", line, LETTERS)
        self.state.line = vec[i64]([LETTERS.index(letter) for letter in line])

    # -- cards

    def _pile_names(self) -> list[str]:
        names = ["big", "small", "law_deck", "aside", "discard"]
        names += [f"{side}.{letter}" for side in ("base", "tip") for letter in LETTERS]
        words = (
            "start",
            "people",
            "laws",
            "thrown",
            "pyramid",
            "tucked",
            "closed",
            "bought",
            "drawn",
            "drawn_law",
            "revealed",
        )
        return names + [f"{word}.{seat}" for word in words for seat in range(self.players)]

    def _cards(self, name: str, laws: bool | None = None) -> list[int]:
        """A pile; each card lies nowhere else and is of the kind that belongs there."""
        cards = self.state.cards
        found: list[int] = []
        for word in self.described.pile(name).split():
            try:
                card = int(cards.read(word))
            except ValueError as error:
                raise refusals.unread(name, word, error) from None
            if card >= cards.cards or (laws is not None and cards.is_law(card) != laws):
                raise refusals.misplaced(word, name)
            if card in self.placed:
                raise refusals.elsewhere(word, name)
            self.placed.add(card)
            found.append(card)
        return found

    def _single(self, name: str, laws: bool | None) -> int:
        found = self._cards(name, laws)
        if len(found) > 1:
            raise refusals.not_one_card(name, len(found))
        return found[0] if found else int(NO_CARD)

    def _piles(self) -> None:
        state = self.state
        for colour, letter in enumerate(LETTERS):
            state.bases[colour] = self._single(f"base.{letter}", False)
            state.tips[colour] = self._single(f"tip.{letter}", False)
        state.discard = self._cards("discard")
        state.aside = sorted(self._cards("aside", False))
        places = self._lists("places")
        hosts, closed_hosts = self._lists("hosts"), self._lists("closed_hosts")
        for seat in range(self.players):
            state.starts[seat] = sorted(self._cards(f"start.{seat}", False))
            hand = self._cards(f"people.{seat}", False) + self._cards(f"laws.{seat}", True)
            state.hands[seat] = sorted(hand)
            state.thrown[seat] = sorted(self._cards(f"thrown.{seat}"))
            state.bought[seat] = self._single(f"bought.{seat}", False)
            state.drawn[seat] = self._single(f"drawn.{seat}", False)
            law = self._single(f"drawn_law.{seat}", True)
            if law != NO_CARD:
                if state.drawn[seat] != NO_CARD:
                    raise refusals.not_one_card(f"drawn.{seat}", 2)
                state.drawn[seat] = law
            state.revealed[seat] = self._single(f"revealed.{seat}", None)
            self._pyramid(seat, places[seat])
            self._tucked(seat, f"tucked.{seat}", hosts[seat], False)
            self._tucked(seat, f"closed.{seat}", closed_hosts[seat], True)
        self._decks()

    def _lists(self, name: str) -> list[list[str]]:
        given = self.described.value(name, [[] for _ in range(self.players)])
        fits = (
            isinstance(given, list)
            and len(given) == self.players
            and all(isinstance(one, list) and all(isinstance(word, str) for word in one) for one in given)
        )
        if not fits:
            raise refusals.each_wanted(name, self.players)
        return [list(one) for one in given]

    def _decks(self) -> None:
        """Decks that are not described hold what lies nowhere else; with all decks described it is discarded."""
        state, cards = self.state, self.state.cards
        given = self.described.table("piles")
        before = state.phase in BEFORE
        named: dict[str, Deck] = {"big": state.big, "small": state.small, "law_deck": state.law_deck}
        for name, deck in named.items():
            if name in given:
                deck.fill(self._cards(name, name == "law_deck"))
        undealt = [card for card in range(int(cards.cards)) if card not in self.placed]
        if before:
            if self.placed:
                raise refusals.undealt()
            return
        laws = [card for card in undealt if cards.is_law(card)]
        people = [card for card in undealt if not cards.is_law(card)]
        if state.phase is Phase.LAW_DECK and len(laws) == cards.cards - cards.characters:
            laws = []
        if "law_deck" not in given:
            state.law_deck.fill(laws)
            laws = []
        if "big" not in given:
            # After the auction the four cards of the next turn lie at the bases already (V-51).
            opened = max(state.turn, 1) + (1 if state.phase in AFTER_AUCTION else 0)
            due = 4 * max(0, int(state.turns - opened))
            state.big.fill(people[:due])
            people = people[due:]
        if "small" not in given and state.phase not in (Phase.LAW_DECK, Phase.GEMS, Phase.LINE, Phase.START):
            state.small.fill(people)
            people = []
        if "discard" not in given:
            # No law is ever discarded; in a study with a short law deck the others are out of the game like them.
            state.discard, people, laws = people + laws, [], []
        if laws or people:
            raise refusals.nowhere(cards.names[(laws + people)[0]])

    # -- pyramids

    def _pyramid(self, seat: int, places: list[str]) -> None:
        """Cards in their places; those of which no place is told lie in a row (V-21)."""
        state = self.state
        found = self._cards(f"pyramid.{seat}")
        places = places or [f"1:{at}" for at in range(len(found))]
        if len(found) != len(places):
            sentence = f"places: seat {seat} has {len(found)} cards in {len(places)} places"
            raise refusals.not_as_many(sentence, f"pyramid.{seat}", "places")
        for card, text in zip(found, places, strict=True):
            one = self._built(card, text)
            if state.pyramids[seat].find(one.level, one.at) is not None:
                sentence = f"places: two cards lie on {one.level}:{one.at}"
                raise BadPosition(sentence, "viceroy-two-on-one", where=f"{one.level}:{one.at}")
            state.pyramids[seat].add(one)
        self._check_pyramid(seat)

    def _check_pyramid(self, seat: int) -> None:
        pyramid = self.state.pyramids[seat]
        left, right = pyramid.ends(1)
        if pyramid.built and len([one for one in pyramid.built if one.level == 1]) != right - left + 1:
            sentence = f"places: the lowest row of seat {seat} is broken"
            raise BadPosition(sentence, "viceroy-broken-row", "V-21", pile=f"pyramid.{seat}")
        for one in pyramid.built:
            both = pyramid.find(one.level - 1, one.at) and pyramid.find(one.level - 1, one.at + 1)
            if one.level > 1 and not both:
                sentence = f"places: nothing carries {one.level}:{one.at}"
                raise BadPosition(sentence, "viceroy-uncarried", "V-22", where=f"{one.level}:{one.at}")

    def _built(self, card: int, text: str) -> Built:
        words = text.split()
        match = re.fullmatch(r"([1-5]):(-?\d{1,3})", words[0]) if words else None
        if match is None or abs(int(match[2])) > self.state.codes.reach:
            raise refusals.written_like("places", text, "2:0")
        effects = len(self.state.cards.printed[card].effects)
        one = Built(card, int(match[1]), int(match[2]))
        one.done = effects
        if effects and one.level == 5:
            raise BadPosition("no law lies on the fifth level", "no-fifth-level", "V-23")
        for word in words[1:]:
            if not self._lies_on(one, word, effects):
                raise refusals.written_like("places", word, "2:0 B2 science TL@R done1")
        self._check_stash(one)
        return one

    def _check_stash(self, one: Built) -> None:
        """Gems lie on a law that has let them be laid, and no more than it says (E-18)."""
        laws = self.state.cards.printed[one.card].effects[: int(one.done)]
        most = sum(int(effect.number) for effect in laws if effect.kind == STASH_GEMS)
        if sum(int(number) for number in one.stash) > most:
            where = f"{one.level}:{one.at}"
            raise BadPosition(
                f"places: {most} gems at most are laid on {where}", "viceroy-stash", "E-18", where=where
            )

    def _lies_on(self, one: Built, word: str, effects: int) -> bool:
        if match := re.fullmatch(r"([BRGY])([1-9]\d?)", word):
            one.stash[LETTERS.index(match[1])] = int(match[2])
        elif match := re.fullmatch(r"under([BRGY])([1-9]\d?)", word):
            one.covered[LETTERS.index(match[1])] = int(match[2])
        elif match := re.fullmatch("(TL|TR|BL|BR)([@~])([BRGY])", word):
            one.lay(CORNERS.index(match[1]), LETTERS.index(match[3]), match[2] == "~")
        elif match := re.fullmatch(r"done(\d)", word):
            if int(match[1]) >= effects:
                return False
            one.done = int(match[1])
        else:
            try:
                token = int(read_token(word))
            except ValueError:
                return False
            if kind_of(token) == tokens.ATTACK:
                return False
            one.tokens.append(token)
        return True

    def _tucked(self, seat: int, name: str, hosts: list[str], closed: bool) -> None:
        found = self._cards(name)
        if len(found) != len(hosts):
            sentence = f"{name}: {len(found)} cards under {len(hosts)} hosts"
            raise refusals.not_as_many(sentence, name, "closed_hosts" if closed else "hosts")
        cards = self.state.cards
        for card, host in zip(found, hosts, strict=True):
            number = cards.by_name.get(host, -1)
            one = self.state.pyramids[seat].holding(number) if number >= 0 else None
            if one is None:
                raise refusals.not_held(name, f"pyramid.{seat}", host)
            pile = one.closed if closed else one.tucked
            pile.append(card)
            pile.sort()

    # -- gems and tokens

    def _gem_text(self, given: object, name: str) -> vec[i64]:
        if not isinstance(given, str):
            raise refusals.written_like(name, given, "B2 Y1")
        gems = [0, 0, 0, 0]
        for word in given.split():
            match = re.fullmatch(r"([BRGY])(\d{1,2})", word)
            if match is None:
                if word == "-" and given == "-":
                    continue
                raise refusals.written_like(name, word, "B2")
            gems[LETTERS.index(match[1])] += int(match[2])
        return vec[i64](gems)

    def _gem_texts(self, name: str) -> list[vec[i64]]:
        return [self._gem_text(text, name) for text in self.described.each(name, self.players, "-")]

    def _gems(self) -> None:
        """Reserve, screens and cards hold sixteen gems a player, four of each colour (V-140)."""
        state = self.state
        state.screens = self._gem_texts("screens")
        lying = [int(sum(int(screen[colour]) for screen in state.screens)) for colour in range(4)]
        for pyramid in state.pyramids:
            for one in pyramid.built:
                for colour in range(4):
                    lying[colour] += int(one.gems()[colour])
        whole = 4 * self.players
        rest = [whole - number for number in lying]
        loose = self.described.flag("loose")
        if self.described.has("reserve"):
            state.reserve = self._gem_text(self.described.value("reserve", "-"), "reserve")
            if any(int(state.reserve[colour]) != rest[colour] for colour in range(4)) and not loose:
                sentence = "the gems do not add up to sixteen a player; a study may be `loose`"
                raise BadPosition(sentence, "viceroy-gems", "V-140")
        elif min(rest) < 0 and loose:
            state.reserve = vec[i64]([max(0, number) for number in rest])
        elif min(rest) < 0:
            raise BadPosition("there are not so many gems of a colour", "viceroy-gems", "V-140")
        else:
            state.reserve = vec[i64](rest)
        state.spent = self._gem_texts("spent")
        for seat in range(self.players):
            infinite = state.pyramids[seat].infinite()
            if any(state.spent[seat][colour] > infinite[colour] for colour in range(4)):
                sentence = f"spent: seat {seat} has not so many infinite gems"
                raise BadPosition(sentence, "viceroy-spent", seat=seat)

    def _pools(self) -> None:
        """What is in the pools follows from what lies on cards and behind screens."""
        state = self.state
        attacks = self.described.numbers("attacks", [0] * self.players, 0, 60)
        false = self.described.numbers("false_attacks", [0] * self.players, 0, 60)
        state.attacks, state.false_attacks = vec[i64](attacks), vec[i64](false)
        pools = [int(number) for number in FULL]
        for seat in range(self.players):
            if false[seat] > attacks[seat]:
                sentence = "more substitutes than attack tokens"
                raise refusals.at_odds(sentence, "false_attacks", "attacks")
            pools[1] -= attacks[seat] - false[seat]
            for one in state.pyramids[seat].built:
                for token in one.tokens:
                    self._taken(pools, token)
        if min(pools) < 0:
            sentence = "there are not so many tokens of a kind: mark substitutes, like science*"
            raise BadPosition(sentence, "viceroy-tokens")
        short = self.described.table("pools")
        for name, number in short.items():
            at = tokens.POOL_NAMES.index(name) if name in tokens.POOL_NAMES else -1
            if at < 0 or type(number) is not int or not 0 <= number <= pools[at]:
                raise refusals.impossible("pools", f"{name}: {number}")
            pools[at] = number
        state.pools = vec[i64](pools)
        state.dry = self.described.number("dry", 0, 0, 2**22 - 1)

    def _taken(self, pools: list[int], token: int) -> None:
        if token // int(SUBSTITUTE) % 2:
            return
        pieces = tokens.pieces_of(token)
        for value in pieces:
            pools[int(POINT_POOL) + VALUES.index(value)] -= 1
        pool = int(pool_of(kind_of(token)))
        if pool >= 0 and not pieces:
            pools[pool] -= 1

    # -- the auction and what is to be done

    def _auction(self) -> None:
        state, described, players = self.state, self.described, self.players
        buyers = int(state.buyers())
        usual = [STANDINGS[board.GOT if buyers >> seat & 1 else board.IN] for seat in range(players)]
        states = described.value("auction", usual)
        if not isinstance(states, list) or len(states) != players or any(s not in STANDINGS for s in states):
            raise refusals.written_like("auction", states, [*STANDINGS, *STANDINGS][:players])
        state.auction = vec[i64]([STANDINGS.index(s) for s in states])
        state.bids = vec[i64](described.numbers("bids", [-1] * players, -1, 5))
        state.refunds = vec[i64](described.numbers("refunds", [0] * players, 0, 60))
        rivals = [1 if rival < state.rivals else 0 for rival in range(3)]
        state.rivals_in = vec[i64](described.numbers("rivals_in", rivals, 0, 1))
        for rival in range(3):
            if state.rivals_in[rival] and rival >= state.rivals:
                raise refusals.impossible("rivals_in", [int(one) for one in state.rivals_in])
        state.rival_bids = vec[i64](described.numbers("rival_bids", [-1, -1, -1], -1, 5))
        offered = [int(state.on_offer(colour)) for colour in range(4)]
        state.offered = vec[i64](described.numbers("offered", offered, 0, 2))
        if state.phase is Phase.BID and [int(number) for number in state.offered] != offered:
            raise refusals.only("offered", [int(one) for one in state.offered], offered)
        bidding = state.phase in (Phase.BID, Phase.RIVALS, Phase.AUCTION)
        for seat in range(players):
            if bidding and buyers >> seat & 1 and state.auction[seat] != board.GOT:
                sentence = "who has got a card is out of the auction"
                raise refusals.at_odds(sentence, "auction", f"bought.{seat}", "V-44")
        # Who has refused has his card no more; before the decision nobody has kept one (V-70).
        keepers = buyers if state.phase in (Phase.REFUSE, Phase.BUILD) else 0
        state.keepers = described.number("keepers", keepers, 0, 15)
        if state.keepers != keepers:
            raise refusals.only("keepers", int(state.keepers), keepers)

    def _tasks(self) -> None:
        for line in self.described.words("tasks"):
            self.state.tasks.append(self._task(line))
        state = self.state
        if state.tasks and state.phase in SEALED:
            raise refusals.not_now("nothing else is to be done while all choose", "tasks")
        if not state.tasks:
            return
        if any(task.kind == board.CLAIM for task in state.tasks[:-1]):
            raise refusals.not_now("two claim before anything else", "tasks")
        task = state.tasks[-1]
        if task.kind not in ASKING:
            raise refusals.not_now("the last one asks nobody", "tasks")
        if task.kind == board.CLAIM and task.chosen:
            raise refusals.not_now("claims are told by `sealed`", "tasks")

    def _task(self, line: str) -> Task:
        head, *moves = line.split(" | ")
        words = head.split()
        if (
            len(words) != 5
            or words[0] not in TASKS
            or not all(re.fullmatch(r"-?\d{1,9}", w) for w in words[1:])
        ):
            raise refusals.written_like("tasks", line, "pick 0 1 0 0")
        seat, a, b, c = (int(word) for word in words[1:])
        task = Task(TASKS.index(words[0]), seat, a, b, c)
        self._check_task(task, line)
        for text in moves:
            try:
                task.chosen.append(int(self.state.parse(text)))
            except ValueError:
                raise refusals.impossible("tasks", text) from None
        return task

    def _check_task(self, task: Task, line: str) -> None:
        """Its numbers mean something: seats, cards in the pyramid, effects, colours."""
        word = TASKS[task.kind]
        sits = task.seat == -1 if word in OF_ALL else 0 <= task.seat < self.players
        if not (sits and self._is_about_a_card(task, word) and self._fits(task, word)):
            raise refusals.impossible("tasks", line)

    def _is_about_a_card(self, task: Task, word: str) -> bool:
        """Where it is: there is that card, and the effect that is meant."""
        cards = self.state.cards
        if word not in OF_A_CARD and word not in OF_AN_EFFECT:
            return True
        if not 0 <= task.a < cards.cards:
            return False
        if word not in OF_AN_EFFECT:
            return True
        effects = cards.printed[task.a].effects
        if not 0 <= task.b < len(effects):
            return False
        return word == "effect" or EFFECTS[effects[task.b].kind] == OF_AN_EFFECT[word]

    def _fits(self, task: Task, word: str) -> bool:
        """The rest of its numbers: the card revealed, a level, gems, cards of a hand or of a deck."""
        state = self.state
        if word == "play":
            return state.revealed[task.seat] == task.a
        if word == "reward":
            return 0 <= task.b < len(state.cards.rewards) and 0 <= task.c <= 3
        if word == "own-gem":
            return 0 <= task.b < 4 and state.screens[task.seat][task.b] > 0
        if word == "gems":
            return 0 <= task.a <= task.b
        if word == "back":
            return task.a in (0, 1) and 0 < task.b <= len(state.hands[task.seat])
        if word == "arrange":
            return 0 < task.a <= len(state.big.cards)
        if word == "drawn":
            pile = state.drawn if task.b == 0 else state.bought
            return 0 <= task.b <= 2 and pile[task.seat] != NO_CARD
        if word == "paint":
            return task.a >= 0
        return self._fits_a_colour(task, word)

    def _fits_a_colour(self, task: Task, word: str) -> bool:
        """Where it is about a colour: of the four; in the auction a card lies there to be won."""
        state = self.state
        if word not in ("colour", "pick", "match", "claim"):
            return True
        if not 0 <= task.a < 4:
            return False
        if word == "colour":
            return True
        if state.bases[task.a] == NO_CARD or state.tips[task.a] == NO_CARD:
            return False
        if word == "claim":
            other = 0 <= task.c < self.players and task.c != task.seat
            return other and 0 <= task.b < state.claim_rounds
        return word == "pick" or 0 <= task.b < max(1, state.rivals)

    # -- the whole

    def _check(self) -> None:
        """Somebody can move, and has something to choose."""
        state = self.state
        self._check_season()
        task = state.top()
        if task is not None and task.kind != board.CLAIM:
            answers, task.chosen = task.chosen, []
            for move in answers:
                if move not in [int(code) for code in state.choices_of(task)]:
                    raise refusals.impossible("tasks", state.name(move))
                task.chosen.append(move)
            if answers and state.whole(task):
                raise refusals.not_now("the last one is answered already", "tasks")
            if task.kind == board.ARRANGE:
                for at in range(int(task.a)):
                    state.sightings.show("big", at, int(BIT[task.seat]))
            if not len(state.choices_of(task)):
                raise refusals.not_now("the last one has no answer", "tasks")
        if state.phase is Phase.START:
            self._check_starts()
        waits = state.phase in board.CHANCE or state.phase is Phase.OVER
        if not waits and not state.actors():
            raise refusals.not_now("nobody has anything to do here", "phase")
        if state.phase is Phase.BUILD:
            for seat in range(self.players):
                if state.keepers >> seat & 1 and not len(state.build_places(seat)):
                    sentence = f"seat {seat} cannot pay for the card it keeps"
                    raise BadPosition(sentence, "viceroy-kept-unpaid", "V-70", seat=seat)
        if state.phase is Phase.RIVALS and not state.rivals_left():
            raise refusals.not_now("no rival is left in the auction", "rivals_in")
        if state.phase is Phase.GEMS and state.turn >= self.players:
            raise refusals.not_now("everybody has his gems", "turn")
        if playing_without_pyramid(state):
            sentence = "everybody has a first card in his pyramid"
            raise BadPosition(sentence, "viceroy-no-pyramid", "V-14")

    def _check_season(self) -> None:
        """Cards lie only where they can in this phase: nobody would ever take them up elsewhere."""
        state = self.state
        waiting = [(task.seat, task.b) for task in state.tasks if task.kind == board.DRAWN]
        for seat in range(self.players):
            bought = state.phase in BUYING or (seat, 1) in waiting or (seat, 2) in waiting
            piles = [
                (f"start.{seat}", bool(state.starts[seat]), state.phase in OPENING),
                (f"revealed.{seat}", state.revealed[seat] != NO_CARD, state.phase is Phase.RESOLVE),
                (f"bought.{seat}", state.bought[seat] != NO_CARD, bought),
                (f"drawn.{seat}", state.drawn[seat] != NO_CARD, (seat, 0) in waiting),
                (f"thrown.{seat}", bool(state.thrown[seat]), state.phase in (Phase.RECOLOUR, Phase.OVER)),
            ]
            for name, lying, fits in [*piles, ("aside", bool(state.aside), state.phase in OPENING)]:
                if lying and not fits:
                    raise refusals.not_now("no card lies here in this phase", name)

    def _check_starts(self) -> None:
        wanted = int(self.state.start_cards)
        for seat, cards in enumerate(self.state.starts):
            if len(cards) != wanted:
                sentence = f"everybody chooses from {wanted} cards"
                raise refusals.miscounted(sentence, f"start.{seat}", len(cards), wanted, "V-14")


def playing_without_pyramid(state: ViceroyState) -> bool:
    early = (Phase.PEOPLE, Phase.LAW_DECK, Phase.GEMS, Phase.LINE, Phase.START)
    return state.phase not in early and any(not pyramid.built for pyramid in state.pyramids)
