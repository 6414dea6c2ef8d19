"""What the options of Whist say, in numbers: made once for a game and shared by all its positions."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.whist.score import SIDES_OF_FOUR, Count
from lomber.games.whist.view import observed_fields
from lomber.table.moves import MoveBook


class Setting:
    """The table before anybody sits down: never changed after it is made."""

    def __init__(self, options: Any, book: MoveBook) -> None:
        self.form: str = options.form
        self.players: i64 = options.players
        self.ranks: i64 = options.ranks
        self.with_trumps: bool = options.trumps == "turned"
        self.draws: bool = options.draw
        self.reseat: str = options.reseat
        self.rubbers: i64 = options.sitting()
        self.partners_change: bool = options.form == "dummy3" or (
            options.form == "four" and (options.players > 4 or options.reseat != "none")
        )
        """A side is not always of the same players (W-5, WD-2, WM-1, WM-2)."""
        self.last_hand: i64 = options.hands or 0
        self.stake: int = options.stake
        self.manners: bool = options.manners
        self.dummy_open_first: bool = options.dummy_shown == "before_lead"
        self.count = count_of(options)
        humbug = options.form == "humbug"
        self.step: i64 = 2 if humbug else 1
        """From one hand in play to the next, clockwise."""
        self.wide: i64 = 2 if humbug else 4
        """Cards in a trick."""
        self.sides: list[int] = [0, 0, 1, 1] if humbug else SIDES_OF_FOUR
        self.side: vec[i64] = vec[i64](self.sides)
        self.places: list[int] = [0, 2] if humbug else [0, 1, 2, 3]
        """The places whose hands are played."""
        self.settling: list[int] = [0, 1] if options.form == "dummy2" else self.places
        """The places that win or lose the net of a rubber (W-19, WD-3, WD-4)."""
        self.names: list[str] = ["S", "N"] if humbug else ["NS", "EW"]
        """The sides as the slate names them."""
        self.length: i64 = 0
        """How many numbers an observation has."""
        for field in observed_fields(humbug, self.manners):
            self.length += field.size
        # -- the first code of each kind of move that this table knows
        self.keep: i64 = first_code(book, "keep")
        self.change: i64 = first_code(book, "change")
        self.ask_partner: i64 = first_code(book, "ask_partner")
        self.correct: i64 = first_code(book, "correct")
        self.demand: i64 = first_code(book, "demand")
        self.waive: i64 = first_code(book, "waive")
        self.accept_lead: i64 = first_code(book, "accept_lead")
        self.name_suit: i64 = first_code(book, "name_suit")
        self.next: i64 = first_code(book, "next")
        self.choose_fine: i64 = first_code(book, "choose_fine")
        self.lead_early: i64 = first_code(book, "lead_early")
        self.play_early: i64 = first_code(book, "play_early")
        self.expose: i64 = first_code(book, "expose")
        self.call_card: i64 = first_code(book, "call_card")
        self.claim_revoke: i64 = first_code(book, "claim_revoke")

    def partner(self, place: i64) -> i64:
        """The place that plays together with this one, or -1."""
        opposite = place + 2 & 3
        return opposite if self.side[opposite] == self.side[place] else -1


def count_of(options: Any) -> Count:
    """How this table counts."""
    with_trumps = options.trumps == "turned"
    return Count(
        no_trumps=not with_trumps,
        three=options.honours_three,
        coronet_ten=options.coronet_ten,
        five_and_ten=options.rubber_bonus == "5+10",
        both_totals=options.partie_record == "both_totals",
        two_aces=options.two_aces == "leve",
        humbug=options.form == "humbug",
        double_plain=not with_trumps and options.humbug_nt_coronets == "double",
        six=options.ranks // 2,
        revoke_slam=options.revoke_slam,
    )


def first_code(book: MoveBook, word: str) -> i64:
    """The first code of a kind of move; -1 where this table has no such move."""
    return book.first(word) if word in book.words else -1
