"""Picking cards from a deck, graveyard or hand: revive, summon, search, play free (BH-200, 203, 206, 232)."""

from mypy_extensions import i64

from lomber.games.berserk.cards import CREATURE, IN_DECK, IN_GRAVEYARD, IN_HAND, SUPPORT, Filter
from lomber.games.berserk.discarding import different
from lomber.games.berserk.entering import Enter, with_new
from lomber.games.berserk.filters import fits_card, zone
from lomber.games.berserk.leaving import landing_zone
from lomber.games.berserk.playing import is_playable, play_card
from lomber.games.berserk.state import NONE, PICK, Context, Duel, Task


class Find(Task):
    """Cards are picked one by one from a zone; a deck is shuffled afterwards, whatever was found.

    Of a secret zone he is asked even if nothing fits: else the opponent would learn that nothing does.
    """

    def __init__(self, fitting: Filter, context: Context, holder: i64, where: i64, left: i64) -> None:
        super().__init__()
        self.fitting = fitting
        self.context = context
        """Its own copy."""
        self.holder = holder
        """In whose zone is looked."""
        self.where = where
        self.left = left
        self.optional = False
        self.to_play = True
        """Revive and Summon put into play; Search takes into the hand."""
        self.plays = False
        """Played free, in the midst of the text (18.4)."""
        self.found: list[int] = []

    def advance(self, duel: Duel) -> None:
        if self.stage == 1:
            self.stage = 0
            self.found = with_new(self.found, duel.touched)
        options = different(duel, self._fitting(duel)) if self.left > 0 else []
        secret = self.where != IN_GRAVEYARD
        if self.left == 0 or (not options and not secret):
            self._end(duel)
            return
        declinable = secret and (self.plays or duel.rules.search_may_decline)
        if declinable or self.optional or not options:
            options = [int(NONE), *options]
        duel.ask(PICK, self.context.player, options, self.context.source, secret)

    def _fitting(self, duel: Duel) -> list[int]:
        found: list[int] = []
        for piece in zone(duel, self.where, self.holder):
            if self.context.is_spell and duel.number_of[piece] == self.context.source:
                continue
            if not fits_card(duel, self.fitting, piece, self.context):
                continue
            card = duel.library.cards[duel.card_of[piece]]
            if self.plays:
                if is_playable(duel, piece, self.context.player):
                    found.append(piece)
            elif not self.to_play or card.type & (CREATURE | SUPPORT):
                found.append(piece)
        return found

    def take(self, duel: Duel, answer: i64) -> None:
        if answer == NONE:
            self.left = 0
            return
        self.left -= 1
        self.stage = 1
        piece = duel.piece(answer)
        player = self.context.player
        duel.touched = []
        if self.plays:
            play_card(duel, piece, player, free=True, settles=False)
        elif self.to_play:
            duel.push(Enter(piece, player))
        else:
            duel.note("shows", player, duel.card_of[piece], 0)
            duel.lift(piece)
            card = duel.library.cards[duel.card_of[piece]]
            duel.lay(piece, landing_zone(duel, card, player, IN_HAND), player)
            duel.touched = [duel.number_of[piece]]

    def _end(self, duel: Duel) -> None:
        duel.pop()
        duel.touched = self.found
        duel.done = len(self.found) > 0
        if self.where == IN_DECK:
            duel.shuffle(self.holder)

    def copy(self) -> "Find":
        other = Find(self.fitting, self.context.copy(), self.holder, self.where, self.left)
        other.stage = self.stage
        other.optional = self.optional
        other.to_play = self.to_play
        other.plays = self.plays
        other.found = self.found
        return other
