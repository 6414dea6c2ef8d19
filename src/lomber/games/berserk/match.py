"""A position of a match: lists are handed in, a duel is fought, its result is written down (BH-284).

A hand of the contract is one game, from the handing in to its end. The duel itself knows all cards; here stands
what seats, tables and records need of it: codes and names of moves, chance, audiences, the log, what is said aloud.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest
from lomber.games.berserk import score
from lomber.games.berserk.handing import Handing
from lomber.games.berserk.ledger import DRAWS, RETURNS, SHIFTS, SHUFFLES, WORDS, Motion
from lomber.games.berserk.names import answer_text
from lomber.games.berserk.refusing import RULES, why_not
from lomber.games.berserk.state import MULLIGAN, NOBODY, NONE, QUESTIONS, REVEAL, Chance, Duel
from lomber.games.berserk.tabled import PAGE, Tabled, tabled
from lomber.games.berserk.turn import SetUp, Turn, new_duel
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.chance import NOBODY as NO_ONE
from lomber.table.contract import State, View
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

HANDING_IN: Final[i64] = 1
"""The number of the sealed round in which lists are handed in."""


class BerserkState(State):
    """One position of a match of Berserk."""

    def __init__(self, game: Tabled) -> None:
        super().__init__(game)
        self.cards = game
        self.hand: i64 = 1
        self.wins: list[int] = [0, 0]
        self.entries: list[Entry] = []
        self.loser: i64 = NOBODY
        """Who has lost the last game: he chooses who goes first (BH-284)."""
        self.is_over = False
        self.is_single = False
        self.before: list[int] = [0, 0]
        """Games won before the one in progress."""
        self.begun = False
        self.handing: list[Handing] = [Handing(), Handing()]
        self.duel: Duel | None = None
        self.page: i64 = 0
        self.turned: i64 = 0
        """How often a page was turned at this question."""
        # -- how it has come about, for descriptions (`setting.py`)
        self.board: dict[str, Any] = {}
        """Of a game that began with a described board: what all saw of it."""
        self.held: list[list[int]] = [[], []]
        """And the kinds in the hands then."""
        self.log: list[str] = []
        """The moves of this game as everybody may read them."""
        self.gesture: list[str] = []
        """Of a choice of several things: what has been chosen so far."""
        self.chooser: i64 = NOBODY
        self.sights: dict[str, list[int]] = {}
        """Of a game that began with a set-up: by pile, who knew each of its cards then."""

    # -- whose move

    def actors(self) -> i64:
        if self.is_over or not self.begun:
            return 0
        duel = self.duel
        if duel is None:
            mask: i64 = 0
            for seat in range(2):
                if not self.handing[seat].done:
                    mask |= BIT[seat]
            return mask
        return 0 if duel.question is None else BIT[duel.question.player]

    def whose_turn(self) -> i64:
        """Of a duel in progress the active player: who defends or pays has not the turn (BH-48)."""
        duel = self.duel
        if duel is None or duel.turn == 0 or self.is_over:
            return lowest(self.actors()) if self.actors() else -1
        return duel.active

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        duel = self.duel
        if duel is None:
            return self.handing[seat].legal(self.cards)
        assert duel.question is not None
        first = self.page * PAGE
        number = len(duel.question.options) - first
        moves = vec[i64]()
        for i in range(number if number < PAGE else PAGE):
            moves = append(moves, self.cards.pick_code + i)
        if self._has_more(len(duel.question.options)):
            moves = append(moves, self.cards.more_code)
        return moves

    def _has_more(self, options: i64) -> bool:
        """Pages go round, twice at most: nobody can turn them for ever."""
        return options > PAGE and self.turned <= 2 * (options // PAGE)

    def asides(self, seat: i64) -> vec[i64]:
        """Either may give up at any moment of the game (BH-283), but not in the middle of his own choice."""
        duel = self.duel
        if self.is_over or duel is None or seat < 0 or duel.chance is not None or self.midway(seat):
            return vec[i64]()
        return vec[i64]([self.cards.concede_code])

    def play(self, seat: i64, move: i64) -> None:
        if move == self.cards.concede_code and 0 <= seat < 2 and len(self.asides(seat)):
            self._concede(seat)
            return
        if not self.acts(seat):
            raise IllegalMove(int(seat), self._safe_name(move), "BH-48", "not-your-turn")
        duel = self.duel
        if duel is None:
            self._hand_in(seat, move)
            return
        question = duel.question
        assert question is not None
        if move == self.cards.more_code and self._has_more(len(question.options)):
            self.turned += 1
            self.page += 1
            if self.page * PAGE >= len(question.options):
                self.page = 0
            return
        at = self.page * PAGE + move - self.cards.pick_code
        if not 0 <= move - self.cards.pick_code < PAGE or at >= len(question.options):
            raise IllegalMove(int(seat), self._safe_name(move), RULES[question.kind], "not-offered")
        self._answer(duel, seat, question.options[at])

    def _safe_name(self, move: i64) -> str:
        return self.game.book.text(move) if 0 <= move < len(self.game.book) else str(int(move))

    # -- handing in (chapter 4)

    def _hand_in(self, seat: i64, move: i64) -> None:
        handing = self.handing[seat]
        if move not in handing.legal(self.cards):
            raise IllegalMove(int(seat), self._safe_name(move), self._fault_of(handing, move), "not-a-list")
        handing.take(self.cards, move)
        if self.handing[0].done and self.handing[1].done:
            self._begin()

    def _fault_of(self, handing: Handing, move: i64) -> str:
        """The rule that a refused step of a list would break (BH-25)."""
        cards = handing.cards
        if self.cards.add_code <= move < self.cards.done_code:
            cards = [*cards, int(move - self.cards.add_code)]
        return self.cards.fault_of(handing.hero, cards)

    def _begin(self) -> None:
        """Both lists are in: heroes are laid open, and the duel begins (BH-30)."""
        for seat in range(2):
            for move in self.handing[seat].moves:
                known = not self.cards.closed_lists or self._is_open_in_closed_lists(move)
                text = self.game.book.text(move) if known else self.game.book.struck(move)
                self.log.append(f"{seat} {text}")
        heroes = [int(self.handing[0].hero), int(self.handing[1].hero)]
        decks = [self.handing[0].cards, self.handing[1].cards]
        self.duel = new_duel(self.cards.library, self.cards.rules, heroes, decks, self.loser)
        self.chooser = self.loser
        self.duel.run()

    def _is_open_in_closed_lists(self, move: i64) -> bool:
        """The hero lies open in any case; that the list is done has been seen."""
        return self.cards.lead_code <= move < self.cards.add_code or move == self.cards.done_code

    # -- the duel

    def _answer(self, duel: Duel, seat: i64, option: i64) -> None:
        question = duel.question
        assert question is not None
        text = answer_text(duel, option, {})
        secret = question.kind == MULLIGAN and option != NONE
        self.gesture.append(text)
        self.page = 0
        self.turned = 0
        duel.log = []
        duel.answer(option)
        if secret or self.midway(seat):
            return
        for chosen in self.gesture:
            hidden = question.kind == MULLIGAN and not chosen.endswith(" done")
            self.log.append(f"{seat} mulligan ??" if hidden else f"{seat} {chosen}")
        self.gesture = []
        self._settle()

    def _concede(self, seat: i64) -> None:
        duel = self.duel
        assert duel is not None
        self.log.append(f"{seat} concede")
        self.gesture = []  # what the other was choosing nobody will know
        duel.log = []
        duel.concede(seat)
        self._settle()

    def _settle(self) -> None:
        duel = self.duel
        assert duel is not None
        if duel.winner != NOBODY:
            self._finish(duel.winner, duel.reason, duel.turn)

    def _finish(self, winner: i64, reason: str, turn: i64) -> None:
        """The game is written down; the next one begins, or the match is over (BH-284)."""
        self.entries = self.entries + score.entries(int(self.hand), int(winner), reason, int(turn))
        if winner < 2:
            self.wins[winner] += 1
        options = self.game.options
        stop = options.hands is not None and self.hand >= options.hands
        if self.is_single or stop or score.is_decided(self.wins, int(self.hand), options.match):
            self.is_over = True
            return
        self.hand += 1
        self.loser = 1 - winner if winner < 2 else NOBODY
        self.before = self.wins[:]
        self.clear()

    def clear(self) -> None:
        """Nothing of an earlier game lies on the table."""
        self.begun = False
        self.handing = [Handing(), Handing()]
        self.duel = None
        self.board = {}
        self.held = [[], []]
        self.log = []
        self.gesture = []
        self.chooser = NOBODY
        self.sights = {}

    def midway(self, seat: i64) -> bool:
        """In the middle of a list, of an exchange of the first hand, or of a revealing."""
        if self.is_over or not self.begun:
            return False
        duel = self.duel
        if duel is None:
            return len(self.handing[seat].moves) > 0 and not self.handing[seat].done
        question = duel.question
        if question is None or question.player != seat:
            return False
        task = duel.tasks[-1]
        if question.kind == MULLIGAN and isinstance(task, SetUp):
            return len(task.returned) > 0
        if question.kind == REVEAL and isinstance(task, Turn):
            return len(task.revealing) > 0
        return False

    def sealed(self) -> i64:
        return HANDING_IN if self.begun and self.duel is None and not self.is_over else 0

    def audience(self, seat: i64, move: i64) -> i64:
        """A closed list and the cards that go under the deck are their owner's secrets (BH-33)."""
        duel = self.duel
        if duel is None:
            if self.cards.closed_lists and not self._is_open_in_closed_lists(move):
                return BIT[seat]
            return EVERYONE
        question = duel.question
        if question is None or question.kind != MULLIGAN or question.player != seat:
            return EVERYONE
        at = self.page * PAGE + move - self.cards.pick_code
        if 0 <= move - self.cards.pick_code < PAGE and 0 < at < len(question.options):
            return BIT[seat]
        return EVERYONE

    # -- chance

    def awaits(self) -> Deal | None:
        if self.is_over:
            return None
        if not self.begun:
            return Deal("game", vec[i64](), [Pile("table", 0, EVERYONE)])
        duel = self.duel
        if duel is None or duel.chance is None:
            return None
        return self._deal(duel.chance)

    def _deal(self, chance: Chance) -> Deal:
        pool = vec[i64]()
        for place in range(chance.size):
            pool = append(pool, self.cards.kinds + place)
        if chance.player == NONE:
            piles = [Pile("chooser", 1, EVERYONE), Pile("other", 1, EVERYONE)]
            return Deal("chooser", pool, piles, False)
        player = int(chance.player)
        if chance.is_shuffle:
            return Deal(f"shuffle.{player}", pool, [Pile(f"deck.{player}", chance.size, NO_ONE, True)], False)
        piles = [Pile("taken", 1, NO_ONE), Pile("kept", chance.size - 1, NO_ONE)]
        return Deal(f"chance.{player}", pool, piles, False)

    def dealt(self, order: vec[i64]) -> None:
        if not self.begun:
            self.begun = True
            return
        duel = self.duel
        assert duel is not None
        chance = duel.chance
        assert chance is not None
        places: list[int] = []
        for card in order:
            places.append(int(card - self.cards.kinds))
        if chance.player == NONE:
            self.chooser = places[0]
        duel.supply(places if chance.is_shuffle else places[:1])
        self._settle()

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """What was known of a set-up when it began; dealt are only places."""
        if deal >= 0 or pile not in self.sights:
            return False
        known = self.sights[pile][index]
        return known == EVERYONE or (seat >= 0 and bool(known & BIT[seat]))

    def is_ordered(self, pile: str) -> bool:
        return not pile.startswith("hand.")

    # -- the match

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> "BerserkState":
        other = BerserkState(self.cards)
        other.hand = self.hand
        other.wins = self.wins[:]
        other.entries = self.entries
        other.loser = self.loser
        other.is_over = self.is_over
        other.is_single = self.is_single
        other.before = self.before
        other.begun = self.begun
        if self.duel is not None:
            other.duel = self.duel.copy()
            other.handing = self.handing
        else:
            other.handing = [self.handing[0].copy(), self.handing[1].copy()]
        other.page = self.page
        other.turned = self.turned
        other.board = self.board
        other.held = self.held
        other.log = self.log[:]
        other.gesture = self.gesture[:]
        other.chooser = self.chooser
        other.sights = self.sights
        return other

    def this_hand(self) -> State:
        other = self.twin()
        other.is_single = True
        return other

    def hand_number(self) -> i64:
        return self.hand

    def over(self) -> bool:
        return self.is_over

    def scores(self) -> list[int]:
        """Games won less games lost; of one game by itself what it has brought."""
        lead = self.wins[0] - self.wins[1]
        if self.is_single:
            lead -= self.before[0] - self.before[1]
        return [lead, -lead]

    def outlook(self) -> list[float]:
        from lomber.games.berserk.outlook import lead

        scores = self.scores()
        duel = self.duel
        if self.is_over or duel is None:
            return [float(scores[0]), float(scores[1])]
        ahead = lead(duel)
        return [scores[0] + ahead, scores[1] - ahead]

    def sheet(self) -> Sheet:
        columns = tuple(Column((seat,), "", {"games": self.wins[seat]}) for seat in range(2))
        return Sheet("table", columns, tuple(self.entries))

    # -- what is known

    def view(self, seat: i64) -> View:
        from lomber.games.berserk.showing import show

        return show(self, seat)

    def glimpse(self, seat: i64, moves: vec[i64]) -> View:
        from lomber.games.berserk.showing import glimpse

        return glimpse(self, seat, moves)

    def position(self, seat: i64) -> dict[str, Any]:
        from lomber.games.berserk.setting import described

        return described(self, seat)

    def aloud(self) -> list[str]:
        """The heroes, the sizes of the decks, and every motion of hidden cards."""
        duel = self.duel
        if duel is None:
            return []
        said: list[str] = []
        for player in range(2):
            said.append(f"hero {player} {duel.hero(player).card().id}")
            size = len(self.handing[player].cards)
            said.append(f"size {player} {size} {len(self.held[player])}")
            if self.board and not self.cards.closed_lists:
                said.append(f"list {player} " + " ".join(self._handed_in(player)))
        for motion in duel.ledger.motions:
            said.append(self.motion_text(motion))
        return said

    def motion_text(self, motion: Motion) -> str:
        """`draw 0`, `find 1 fx_bolt`, `join 0 fx_mark@B 3`: what all see of a motion."""
        text = f"{WORDS[motion.verb]} {motion.player}"
        if motion.verb in (DRAWS, RETURNS, SHUFFLES):
            return text
        if motion.verb == SHIFTS:
            return f"{text} {motion.kind} {motion.depth}"
        return f"{text} {self.cards.kind_text(motion.kind, motion.player)} {motion.depth}"

    def whispered(self, seat: i64) -> list[str]:
        """What a seat holds, draws and puts under its deck; and its own list, where lists are closed.

        In a match that begins with a position nothing else tells him what he had handed in.
        """
        duel = self.duel
        if duel is None or seat < 0:
            return []
        said: list[str] = []
        if self.cards.closed_lists:
            said.append(f"list {seat} " + " ".join(self._handed_in(seat)))
        said += [f"held {self.cards.kind_text(kind, seat)}" for kind in self.held[seat]]
        for motion in duel.ledger.motions:
            if motion.player == seat and (motion.verb == DRAWS or motion.verb == RETURNS):
                word = "drew" if motion.verb == DRAWS else "put"
                said.append(f"{word} {self.cards.kind_text(motion.kind, seat)}")
        return said

    def _handed_in(self, player: i64) -> list[str]:
        """The cards of a list; on a board all that began in hand or deck."""
        cards = self.handing[player].cards
        if self.board:
            return [self.cards.kind_text(kind, player) for kind in cards]
        return [self.cards.library.cards[card].id for card in cards]

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Nothing can be counted here: `telling.py` tells the histories."""

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """A list handed in (`list`: the hero, then the cards), or the cards put under the deck (`returned`)."""
        duel = self.duel
        if duel is None:
            cards = self.cards
            if len(shape) == 1:
                for deck in range(cards.ready):
                    if [cards.ready_heroes[deck], *cards.ready_cards[deck]] == world["list"]:
                        return [int(cards.deck_code) + deck]
                raise IllegalMove(int(seat), "deck", "BH-20", "not-a-list")
            hero = cards.heroes.index(world["list"][0])
            added = [int(cards.add_code) + card for card in world["list"][1:]]
            return [int(cards.lead_code) + hero, *added, int(cards.done_code)]
        trial = self.twin()
        moves: list[int] = []
        for kind in world["returned"]:
            move = trial._returning(kind)
            trial.play(seat, move)
            moves.append(int(move))
        moves.append(int(self.cards.pick_code))
        return moves

    def _returning(self, kind: i64) -> i64:
        """The code for putting a card of this kind under the deck."""
        duel = self.duel
        assert duel is not None
        assert duel.question is not None
        options = duel.question.options
        for i in range(1, len(options)):
            if duel.kind_of(duel.piece(options[i])) == kind:
                return self.cards.pick_code + i
        raise IllegalMove(-1, "mulligan", "BH-33", "not-offered")

    # -- words

    def name(self, move: i64) -> str:
        duel = self.duel
        at = self.page * PAGE + move - self.cards.pick_code
        if duel is not None and duel.question is not None and 0 <= move - self.cards.pick_code < PAGE:
            if at < len(duel.question.options):
                return answer_text(duel, duel.question.options[at], {})
        return self.game.book.text(move)

    def parse(self, text: str) -> i64:
        duel = self.duel
        wanted = " ".join(text.split()).lower()
        if duel is not None and duel.question is not None:
            options = duel.question.options
            first = self.page * PAGE
            end = len(options) if len(options) < first + PAGE else first + PAGE
            for i in range(first, end):
                if answer_text(duel, options[i], {}).lower() == wanted:
                    return self.cards.pick_code + i - first
        return self.game.book.code(text)

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """What is not among the options is no move; the refusal names the rule all the same (chapter 17)."""
        duel = self.duel
        if duel is None:
            return None
        rule, key = why_not(duel, seat, text, {})
        return IllegalMove(int(seat), text, rule, key) if rule else None

    def struck(self, move: i64) -> str:
        duel = self.duel
        if duel is None or duel.question is None or not 0 <= move - self.cards.pick_code < PAGE:
            return self.game.book.struck(move)
        return f"{QUESTIONS[duel.question.kind]} ??" if self._is_secret(duel, move) else self.name(move)

    def _is_secret(self, duel: Duel, move: i64) -> bool:
        question = duel.question
        return question is not None and self.audience(question.player, move) != EVERYONE


def berserk(game: Any) -> BerserkState:
    return BerserkState(tabled(game))
