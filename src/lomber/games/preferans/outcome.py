"""What happened in a hand, as the scorers read it: who played what against whom, and how the tricks fell."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import ACE, KING, QUEEN, SUIT, rank_of
from lomber.games.preferans.moves import NO_BID, is_misere, level_of

GAME = "game"
MISERE_PLAYED = "misere"
SURRENDERED = "surrender"
ALL_PASS = "raspasy"
REDEALT = "redealt"
"""All passed and nothing was played: no hand to write, only to be told of."""
REVOKED = "revoked"
"""Both sides revoked: no game is written, and it is told of as neither made nor failed (I-22)."""


class Outcome:
    """One hand. Places are seats; where a dummy played for somebody, its tricks count as his."""

    def __init__(self, kind: str, hand: int, dealer: i64, idle: bool) -> None:
        self.kind = kind
        self.hand = hand
        self.dealer: i64 = dealer
        self.idle = idle
        """Does the dealer sit out?"""
        self.order: list[int] = []
        """The players of the hand from the eldest."""
        self.declarer: i64 = -1
        self.bid: i64 = NO_BID
        self.game: i64 = -1
        """The game announced; at misère none."""
        self.need: i64 = 0
        """Tricks the declarer undertook."""
        self.whisters: i64 = 0
        self.half: i64 = -1
        self.overwhisted = False
        self.checked = False
        self.invited = False
        """Did the single whister have the other hand with him?"""
        self.tricks: list[int] = [0] * 5
        self.talon: i64 = 0
        """The cards of a talon that was bought; 0: it was not."""
        self.revokes: list[int] = [0] * 5
        """Proved revokes by who answers for them (I-20 … I-25)."""
        self.opened = False
        """Was the talon opened in an all-pass hand, so that an idle dealer took part?"""

    def level(self) -> i64:
        return level_of(self.game)

    def opponents(self) -> list[int]:
        """The two others (in Hussar the one), clockwise from the declarer."""
        at = self.order.index(int(self.declarer))
        count = len(self.order)
        return [self.order[(at + step) % count] for step in range(1, count)]

    def played(self) -> bool:
        """Were the cards played?"""
        return self.whisters != 0 or self.checked or self.kind == MISERE_PLAYED

    def short(self) -> int:
        """Tricks the declarer is short; at misère the tricks he took."""
        return 0 if self.is_excused() else self.lacking()

    def lacking(self) -> int:
        """The same by the tricks alone, whoever revoked."""
        if not self.played():
            return 0
        taken = self.tricks[self.declarer]
        if self.kind == MISERE_PLAYED:
            return taken
        return max(0, int(self.need) - taken)

    def changes_by_revokes(self) -> bool:
        """Does a revoke change the game itself? Between two it is only paid for (PH-11)."""
        return self.declarer >= 0 and len(self.order) > 2 and sum(self.revokes) > 0

    def is_excused(self) -> bool:
        """A declarer against whom alone was revoked is scored as having made his game (I-21, I-24)."""
        return self.changes_by_revokes() and not self.revokes[self.declarer]

    def is_saved(self) -> bool:
        """Would he have lost it without their revoke?"""
        return self.is_excused() and self.lacking() > 0

    def both_revoked(self) -> bool:
        """Did declarer and whister both revoke, so that the game is neither made nor failed (I-22)?"""
        if self.kind != GAME or not self.changes_by_revokes() or not self.revokes[self.declarer]:
            return False
        return len(self.offenders()) > 0

    def offenders(self) -> list[int]:
        """The opponents who revoked."""
        return [seat for seat in self.opponents() if self.revokes[seat]]

    def innocent(self) -> list[int]:
        """The opponents who whisted, or checked a ten together, and did not revoke (I-22)."""
        fair = [seat for seat in self.opponents() if not self.revokes[seat]]
        return [seat for seat in fair if self.checked or self.whisters & BIT[seat]]

    def against(self) -> int:
        """All tricks of the opponents."""
        return sum(self.tricks[place] for place in self.opponents())

    def single(self) -> int:
        """The only whister, or -1."""
        found = [place for place in self.opponents() if self.whisters & BIT[place]]
        return found[0] if len(found) == 1 else -1

    def is_misere(self) -> bool:
        return is_misere(self.bid)


def aces_and_kings(talon: i64) -> tuple[int, bool, bool]:
    """Of a bought talon: how many aces; are they ace and king, or king and queen, of one suit?"""
    aces = len([card for card in members(talon) if rank_of(card) == ACE])
    one_suit = any(size(talon & SUIT[suit]) == 2 for suit in range(4))
    ranks = sorted([int(rank_of(card)) for card in members(talon)])
    return (
        aces,
        one_suit and ranks == [int(KING), int(ACE)],
        one_suit and ranks == [int(QUEEN), int(KING)],
    )


def sold_points(talon: i64) -> int:
    """Sold aces (проданные тузы): 20, ace and king of one suit 30, two aces 40 (PC-22)."""
    aces, ace_king, _ = aces_and_kings(talon)
    if aces == 2:
        return 40
    return 30 if ace_king else 20 * aces


def sold_tricks(talon: i64) -> int:
    """The paid talon in tricks: an ace, or king and queen, 1; ace and king 2; two aces 3 (PM-45)."""
    aces, ace_king, king_queen = aces_and_kings(talon)
    if aces == 2:
        return 3
    if ace_king:
        return 2
    return 1 if aces or king_queen else 0
