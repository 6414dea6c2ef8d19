"""What the options of Semerik say, made once for a game and shared by all its positions."""

from typing import Any

from mypy_extensions import i64

from lomber.games.semerik.cards import CLAIMS, Count

PLAY_CODES = 52


class Setting:
    """The table before anybody sits down: never changed after it is made."""

    def __init__(self, options: Any) -> None:
        self.partie: int = options.partie
        self.double_below: int = options.double_below
        self.hearts_trump: bool = options.hearts_trump
        self.manual: bool = options.announce == "manual"
        self.at_once: bool = options.ending == "at_once"
        self.manners: bool = options.manners
        self.offender_loses: bool = options.fine_mode == "offender_loses"
        self.renounce_fine: int = options.renounce_fine
        self.talk_fine: int = options.talk_fine
        self.drawn_places: bool = options.seating == "draw"
        self.first_dealer: i64 = -1 if options.first_dealer is None else options.first_dealer
        self.stake: int = options.stake_per_point or 1
        self.parties: i64 = options.parties
        self.last_hand: i64 = options.hands or 0
        self.ranks: i64 = options.ranks
        self.count = Count(
            options.baba_kqj,
            options.hearts_baba_tail == "plus_two",
            options.low_triples == "one",
            options.four_of_kind == "one_more",
        )
        # -- the first code of each kind of move that this table knows; -1: it does not
        self.claim: i64 = PLAY_CODES if self.manual else -1
        self.done: i64 = PLAY_CODES + CLAIMS if self.manual else -1
        beside: i64 = PLAY_CODES + (CLAIMS + 1 if self.manual else 0)
        self.claim_revoke: i64 = beside if self.manners else -1
        self.claim_talk: i64 = beside + self.ranks if self.manners else -1
