"""Histories of a game that look the same to a seat: who held what when, and how the decks must have been shuffled.

Decks are shuffled anew in the midst of a game, so that a card's first place tells nothing. What all saw are motions
(`ledger.py`). A *sleeve* is a card as somebody sees it who does not know its face: the top card that was drawn, the
one that came out of a hand three turns later. Following the sleeves through all motions tells which of them have
shown their faces; the faces that nobody has seen are dealt to the other sleeves at random. So every history, equal
cards told apart, is drawn as often as any other.

(One thing is left out: where copies of one card came into a deck at different times, the older one is taken to have
been drawn first.)
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import IN_HAND, SELF, TRIGGERED, Card
from lomber.games.berserk.ledger import (
    DRAWS,
    JOINS_DECK,
    JOINS_HAND,
    LEAVES_DECK,
    LEAVES_HAND,
    RETURNS,
    SHIFTS,
    SHOWS,
    SHUFFLES,
    STIRS,
    WORDS,
    Motion,
)
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.verbs import DRAWN
from lomber.play.assign import Source
from lomber.table.errors import IllegalMove

FINE: Final[i64] = 1_000_000
"""How finely a history is weighed when it is drawn again to be fair."""


def refused() -> IllegalMove:
    """This history cannot be, or is drawn again."""
    return IllegalMove(-1, "shuffle", "deal", "bad-record")


class Sleeve:
    """A card whose face is perhaps not known."""

    def __init__(self, kind: i64 = -1) -> None:
        self.kind = kind
        self.since: i64 = -1
        """When it was drawn."""
        self.quiet = True
        """A card of the first hand does not announce that it is drawn."""


class Late:
    """A card that was shuffled into a deck in the course of the game: it was not drawn before."""

    def __init__(self, kind: i64, since: i64) -> None:
        self.kind = kind
        self.since = since


def announces_itself(card: Card) -> bool:
    """Must everybody notice that it is drawn? (A text that may fail to fire is no such thing.)"""
    for ability in card.abilities:
        if ability.kind == TRIGGERED and ability.zone == IN_HAND and ability.condition is None:
            pattern = ability.pattern
            if pattern is not None and pattern.event == DRAWN and pattern.card.kind == SELF:
                return True
    return False


class Told:
    """What is known of one player's cards: sizes, his list, the motions, and perhaps every face that he saw."""

    def __init__(self, player: i64) -> None:
        self.player = player
        self.hero = ""
        self.size: i64 = 0
        self.held: i64 = 0
        """Cards of the list that were in the hand when the game was set up."""
        self.list: list[int] = []
        """The cards of his list by kind, where it is known."""
        self.is_listed = False
        self.is_own = False
        """He himself looks: he knows what he held, drew and put under his deck."""
        self.held_kinds: list[int] = []
        self.drawn_kinds: list[int] = []
        self.returned_kinds: list[int] = []


class Lines:
    """The lines that are said aloud and whispered, read."""

    def __init__(self, game: Tabled, lines: list[str], seat: i64) -> None:
        self.motions: list[Motion] = []
        self.players = [Told(0), Told(1)]
        for line in lines:
            words = line.split()
            if words[0] == "held":
                self.players[seat].held_kinds.append(int(game.read_kind(words[1], seat)))
            elif words[0] == "drew":
                self.players[seat].drawn_kinds.append(int(game.read_kind(words[1], seat)))
            elif words[0] == "put":
                self.players[seat].returned_kinds.append(int(game.read_kind(words[1], seat)))
            else:
                self._public(game, words)

    def _public(self, game: Tabled, words: list[str]) -> None:
        player: i64 = int(words[1])
        told = self.players[player]
        if words[0] == "hero":
            told.hero = words[2]
        elif words[0] == "size":
            told.size = int(words[2])
            told.held = int(words[3])
        elif words[0] == "list":
            told.is_listed = True
            told.list = [int(game.read_kind(word, player)) for word in words[2:]]
        else:
            verb: i64 = WORDS.index(words[0])
            kind: i64 = -1
            depth: i64 = 0
            if len(words) > 2:
                kind = int(words[2]) if verb == SHIFTS else game.read_kind(words[2], player)
                depth = int(words[3])
            self.motions.append(Motion(verb, player, kind, depth))


class Flow:
    """One player's sleeves through all motions, by one way in which it can have gone."""

    def __init__(self, game: Tabled, told: Told, motions: list[Motion], source: Source) -> None:
        self.game = game
        self.told = told
        self.motions = motions
        self.source = source
        self.early: dict[int, int] = {}
        """Faces of the list that no sleeve has shown, by kind."""
        for kind in told.list:
            self.early[kind] = self.early.get(kind, 0) + 1
        self.late: list[Late] = []
        self.deck: list[Sleeve] = [Sleeve() for _ in range(told.size - told.held)]
        """The top last."""
        self.hand: list[Sleeve] = [Sleeve() for _ in range(told.held)]
        self.first_hand = self.hand[:]
        self.orders: list[list[Sleeve]] = [self.deck[::-1]]
        """What each shuffle must give, from the top; first the deck as it lay at the beginning."""
        self.returned: list[Sleeve] = []
        self.weight: float = 1.0
        self.draws: i64 = 0
        if told.is_own:
            for at in range(told.held):
                self._face(self.first_hand[at], told.held_kinds[at])
        for at in range(len(motions)):
            if motions[at].player == told.player:
                self._follow(motions[at], at)

    def _follow(self, motion: Motion, at: i64) -> None:
        verb = motion.verb
        if verb == DRAWS:
            self._draw(at)
        elif verb == SHUFFLES:
            self._shuffle(at)
        elif verb == LEAVES_DECK:
            self._leave_deck(motion.kind)
        elif verb == JOINS_DECK:
            self.deck.insert(len(self.deck) - int(motion.depth), Sleeve(motion.kind))
        elif verb == SHIFTS:
            sleeve = self.deck.pop(len(self.deck) - 1 - int(motion.kind))
            self.deck.insert(len(self.deck) - int(motion.depth), sleeve)
        elif verb == LEAVES_HAND:
            self.hand.remove(self._shown(motion.kind, at))
        elif verb == JOINS_HAND:
            sleeve = Sleeve(motion.kind)
            sleeve.since = at
            self.hand.append(sleeve)
        elif verb == RETURNS:
            self._return()
        elif verb == SHOWS:
            self._show(motion.kind, at)
        else:
            assert verb == STIRS

    def _draw(self, at: i64) -> None:
        if not self.deck:
            raise refused()
        sleeve = self.deck.pop()
        sleeve.since = at
        sleeve.quiet = self.told.held == 0 and self.draws < self.game.rules.start_hand + len(self.returned)
        if self.told.is_own:
            kind = self.told.drawn_kinds[self.draws]
            if sleeve.kind < 0:
                self._face(sleeve, kind)
            elif sleeve.kind != kind:
                raise refused()
        self.draws += 1
        self.hand.append(sleeve)

    def _shuffle(self, at: i64) -> None:
        """Whatever lay there can be anywhere now."""
        for sleeve in self.deck:
            if sleeve.kind >= 0:
                if self.told.is_own:
                    self.early[int(sleeve.kind)] = self.early.get(int(sleeve.kind), 0) + 1
                else:
                    self.late.append(Late(sleeve.kind, at))
        self.deck = [Sleeve() for _ in self.deck]
        self.orders.append(self.deck[::-1])

    def _leave_deck(self, kind: i64) -> None:
        for sleeve in self.deck:
            if sleeve.kind == kind:
                self.deck.remove(sleeve)
                return
        blank = [sleeve for sleeve in self.deck if sleeve.kind < 0]
        if not blank:
            raise refused()
        sleeve = blank[self.source.below(len(blank))]
        self._face(sleeve, kind)
        self.deck.remove(sleeve)

    def _return(self) -> None:
        if self.told.is_own:
            sleeve = self._holding(self.told.returned_kinds[len(self.returned)])
        else:
            sleeve = self.hand[self.source.below(len(self.hand))]
        self.hand.remove(sleeve)
        self.deck.insert(0, sleeve)
        self.returned.append(sleeve)

    def _holding(self, kind: i64) -> Sleeve:
        for sleeve in self.hand:
            if sleeve.kind == kind:
                return sleeve
        raise refused()

    def _show(self, kind: i64, at: i64) -> None:
        """A card announces itself: the one just drawn, or any in the hand that is not known yet."""
        before = self.motions[at - 1]
        if before.verb == DRAWS and before.player == self.told.player:
            drawn = self.hand[-1]
            if drawn.kind < 0:
                self._face(drawn, kind)
            elif drawn.kind != kind:
                raise refused()
        elif not self.told.is_own:
            self._face(self._candidate(kind, at), kind)

    def _shown(self, kind: i64, at: i64) -> Sleeve:
        """The sleeve in the hand out of which this face comes; one that is known to have it, if there is any."""
        for sleeve in self.hand:
            if sleeve.kind == kind:
                return sleeve
        if self.told.is_own:
            raise refused()
        found = self._candidate(kind, at)
        self._face(found, kind)
        return found

    def _candidate(self, kind: i64, at: i64) -> Sleeve:
        """Any blank sleeve in the hand that can have this face, all alike."""
        since = self._came(kind)
        loud = announces_itself(self.game.library.cards[kind // 2])
        fitting: list[Sleeve] = []
        for sleeve in self.hand:
            if sleeve.kind < 0 and sleeve.since > since and (sleeve.quiet or not loud):
                fitting.append(sleeve)
        if not fitting:
            raise refused()
        if since >= 0:
            self.weight *= float(len(fitting)) / float(self._drawn_since(since, at))
        return fitting[self.source.below(len(fitting))]

    def _came(self, kind: i64) -> i64:
        """Since when the next copy of this card has been in the deck: from the beginning (-2), or later."""
        if self.early.get(int(kind), 0) > 0:
            return -2
        for late in self.late:
            if late.kind == kind:
                return late.since
        raise refused()

    def _drawn_since(self, since: i64, until: i64) -> i64:
        number: i64 = 0
        for at in range(since + 1, until):
            if self.motions[at].verb == DRAWS and self.motions[at].player == self.told.player:
                number += 1
        return number

    def _face(self, sleeve: Sleeve, kind: i64) -> None:
        """A face is seen; it is none of the others any more."""
        sleeve.kind = kind
        if self.early.get(int(kind), 0) > 0:
            self.early[int(kind)] -= 1
            return
        for late in self.late:
            if late.kind == kind:
                self.late.remove(late)
                return
        raise refused()

    # -- the faces that nobody has seen

    def blank(self, sleeves: list[Sleeve]) -> list[Sleeve]:
        return [sleeve for sleeve in sleeves if sleeve.kind < 0]

    def deal_rest(self) -> None:
        """Every unseen face to a blank sleeve, late ones first: their places are among those of the earlier."""
        hand, deck = self.blank(self.hand), self.blank(self.deck)
        rest: list[int] = []
        loud: list[int] = []
        for kind in sorted(self.early):
            for _ in range(self.early[kind]):
                if announces_itself(self.game.library.cards[kind // 2]):
                    loud.append(kind)
                else:
                    rest.append(kind)
        if len(rest) + len(loud) + len(self.late) != len(hand) + len(deck):
            raise refused()
        for kind in loud:
            self._lay(kind, [sleeve for sleeve in hand if sleeve.quiet], hand, deck)
        at: i64 = len(self.late) - 1
        while at >= 0:
            self._lay_late(self.late[at], hand, deck)
            at -= 1
        sleeves = hand + deck
        for i in range(len(sleeves)):
            other = i + self.source.below(len(rest) - i)
            rest[i], rest[other] = rest[other], rest[i]
            sleeves[i].kind = rest[i]

    def _lay_late(self, late: Late, hand: list[Sleeve], deck: list[Sleeve]) -> None:
        quiet = not announces_itself(self.game.library.cards[late.kind // 2])
        fitting = [sleeve for sleeve in hand if quiet and sleeve.since > late.since]
        most = len(deck)
        if quiet:
            drawn = self._drawn_since(late.since, len(self.motions))
            most += int(drawn if drawn < len(hand) else len(hand))
            self.weight *= float(len(fitting) + len(deck)) / float(most if most > 0 else 1)
        self._lay(late.kind, fitting, hand, deck)

    def _lay(self, kind: i64, fitting: list[Sleeve], hand: list[Sleeve], deck: list[Sleeve]) -> None:
        places = fitting + deck
        if not places:
            raise refused()
        sleeve = places[self.source.below(len(places))]
        sleeve.kind = kind
        if sleeve in hand:
            hand.remove(sleeve)
        else:
            deck.remove(sleeve)

    def is_drawn_again(self) -> bool:
        """Histories with late cards have not all the same number of continuations: the fewer, the rarer."""
        return self.weight < 1.0 and self.source.below(FINE) >= int(self.weight * 1_000_000.0)

    # -- the faces as somebody describes them

    def lay_out(self, hand: list[int], deck: list[int]) -> None:
        """These cards lie in the hand and (from the top) in the deck now."""
        if len(hand) != len(self.hand) or len(deck) != len(self.deck):
            raise refused()
        left = hand[:]
        for sleeve in self.hand:
            if sleeve.kind >= 0:
                if int(sleeve.kind) not in left:
                    raise refused()
                left.remove(int(sleeve.kind))
        for kind in left:
            found = self._candidate(kind, len(self.motions))
            self._face(found, kind)
        for at in range(len(deck)):
            sleeve = self.deck[len(deck) - 1 - at]
            if sleeve.kind < 0:
                self._face(sleeve, deck[at])
            elif sleeve.kind != deck[at]:
                raise refused()

    # -- how it all lay

    def at_first(self) -> tuple[list[int], list[int]]:
        """The hand, and the deck from its top, with which a game on a board began."""
        sleeves = self.first_hand + self.orders[0]
        rest = self.told.list[:]
        for sleeve in sleeves:
            if sleeve.kind >= 0:
                if int(sleeve.kind) not in rest:
                    raise refused()
                rest.remove(int(sleeve.kind))
        for sleeve in sleeves:
            if sleeve.kind < 0:
                sleeve.kind = rest.pop(self.source.below(len(rest)))
        hand = [int(sleeve.kind) for sleeve in self.first_hand]
        return sorted(hand), [int(sleeve.kind) for sleeve in self.orders[0]]

    def order(self, number: i64, lying: list[int]) -> list[int]:
        """The shuffle of this number as places of the deck that lies there (kinds from the top).

        Sleeves of which nothing is known get whatever is left, and are known from then on.
        """
        wanted = self.orders[number]
        if len(wanted) != len(lying):
            raise refused()
        places: list[int] = [-1 for _ in wanted]
        free = list(range(len(lying)))
        for at in range(len(wanted)):
            if wanted[at].kind >= 0:
                places[at] = self._take(free, lying, wanted[at].kind)
        for at in range(len(wanted)):
            if places[at] < 0:
                places[at] = free.pop(self.source.below(len(free)))
                wanted[at].kind = lying[places[at]]
        return places

    def _take(self, free: list[int], lying: list[int], kind: i64) -> int:
        equal = [place for place in free if lying[place] == kind]
        if not equal:
            raise refused()
        place = equal[self.source.below(len(equal))]
        free.remove(place)
        return place
