"""Vint and its forms as games: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any, Final

from lomber.cards.pack import NAMES
from lomber.games.vint.manners import MannersState
from lomber.games.vint.options import VintOptions
from lomber.games.vint.placing import read_position, read_seated
from lomber.games.vint.results import read_result
from lomber.games.vint.score import BIDS
from lomber.games.vint.setting import PLACES, Setting
from lomber.games.vint.state import VintState
from lomber.games.vint.view import PHASES
from lomber.play.setups import Described
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

FAMILY: Final = "vint"

TURNS: Final = ("own", "left", "opposite", "right")

MOST: Final = 1_000_000_000
"""No deal moves more: the largest figures are crosses of a hundred thousand deals, paid twice (V-62, V3A-8)."""


class Vint(Game):
    """Vint for two to six players, in all its forms."""

    def __init__(self, id: str, options: VintOptions) -> None:
        super().__init__(id, options, options.players, MoveBook(kinds(options)))
        self.setting = Setting(options, self.book)
        self.fixed_names = options.form not in ("rubbish", "two_widow")
        self.pages = pages(options)
        rounds = max(int(self.setting.closing), 4)
        # Every bid can be passed over by all but one of the passes that close the auction; so again after a widow.
        calls = 6 + (int(self.setting.bids) + 1) * (rounds + 1)
        self.longest = 2 * calls + 4 * options.ranks + 60
        if options.manners:
            # A trick can be taken back and played again by each; all go on.
            self.longest += 40 * options.ranks + 4
        self.high = MOST
        self.low = -MOST

    def new_state(self) -> VintState:
        state = MannersState(self, self.setting) if self.setting.manners else VintState(self, self.setting)
        state.sit_down()
        return state

    def start(self) -> State:
        return self.new_state()

    def set_up(self, position: dict[str, Any]) -> State:
        state = self.new_state()
        read_position(state, Described(position))
        return state

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal, of a game's or a rubber's end; see `results.py`."""
        described = Described(result)
        return read_result(self.setting, described, read_seated(self.new_state(), described))

    def fields(self) -> list[Field]:
        seen: list[Field] = []
        for turn in TURNS:
            seen.append(Field("hand_" + turn, 52, f"cards of the {turn} place, where this seat may see them"))
        for turn in TURNS:
            seen.append(Field("trick_" + turn, 52, f"card on the table laid by the {turn} place"))
        for turn in TURNS:
            seen.append(Field("laid_" + turn, 52, f"all cards laid in this deal by the {turn} place"))
        for turn in TURNS:
            seen.append(
                Field("void_" + turn, 4, f"suits S C D H that the {turn} place has shown not to hold")
            )
        for turn in TURNS:
            seen.append(Field("called_" + turn, len(BIDS), f"what the {turn} place has bid"))
        seen.append(Field("blind", 1, "1: the highest bid was made blind"))
        seen.append(Field("bought", 52, "the widow, from its purchase to the first lead"))
        seen.append(Field("given", 52, "cards that this seat has put aside or is giving away"))
        seen.append(Field("contract", len(BIDS), "the highest bid so far, or the contract"))
        seen.append(Field("declarer", 4, "the place of the declarer, counted clockwise from this seat"))
        seen.append(Field("speaker", 4, "whose word it is, counted likewise"))
        seen.append(Field("to_play", 4, "whose card is due, counted likewise"))
        seen.append(Field("dealer", 4, "who dealt, counted likewise"))
        seen.append(Field("passes", 1, "passes since the last bid"))
        seen.append(Field("looked", 4, "who has looked at his cards, counted likewise"))
        seen.append(Field("tricks", 2, "tricks of the own and of the other side, as parts of all"))
        seen.append(Field("phase", len(PHASES), "one of " + ", ".join(PHASES)))
        if self.setting.manners:
            for turn in TURNS:
                seen.append(Field("exposed_" + turn, 52, f"cards of the {turn} place that lie exposed"))
            seen.append(Field("required", 52, "cards that have been demanded"))
            seen.append(Field("early", 52, "a card led out of turn, not yet answered"))
            seen.append(Field("silenced", 4, "who called out of turn, counted likewise"))
        return seen

    def advice(self) -> list[Advice]:
        from lomber.games.vint.book import advice

        return advice()


def pages(options: VintOptions) -> list[str]:
    """The rules pages of a form, its own first; how all of them can be reckoned otherwise stands last, or first
    where it is agreed on."""
    form = options.form
    found: list[str] = []
    if form.startswith("two_"):
        found.append("vint_two")
    elif form.startswith("three_"):
        found.append("vint_three")
    elif form != "four":
        found.append("vint_forms")
    if options.players > 4:
        found.append("vint_five_six")
    found.append("vint")
    agreed = options.exact or options.double_penalties or options.screwing_coronets
    return ["vint_counting", *found] if agreed else [*found, "vint_counting"]


def kinds(options: VintOptions) -> list[Kind]:
    """The moves of this table; `setting.py` finds them by their words."""
    form = options.form
    found = [Kind("play", NAMES, bare=True), Kind("pass"), Kind("bid", bids_of(options))]
    if options.blind_bids:
        found += [Kind("look"), Kind("open_hand"), Kind("keep_closed")]
    if form == "two_swap":
        found += [Kind("keep"), Kind("swap")]
    if form == "two_draw":
        found += [Kind("discard", NAMES), Kind("stop")]
    if form == "two_widow":
        found += [Kind("buy", ["hand", "dummy"]), Kind("turn_up")]
    if "widow" in form or form in ("rubbish", "vitalin") or options.widow:
        found += [Kind("give", NAMES, together=True), Kind("done")]
    if form == "rubbish":
        found.append(Kind("pick_up"))
    return [*found, *manners_kinds(options)] if options.manners else found


def manners_kinds(options: VintOptions) -> list[Kind]:
    """What can happen beside the play (M-1 … M-9); tricks are counted from 1."""
    claims = [f"{trick} {place}" for trick in range(1, options.ranks + 1) for place in PLACES]
    return [
        Kind("call_early", ["pass", *bids_of(options)]),
        Kind("ask_partner"),
        Kind("correct"),
        Kind("demand", ["highest", "lowest"]),
        Kind("leave_exposed"),
        Kind("take_back"),
        Kind("next"),
        Kind("lead_early", NAMES),
        Kind("play_early", NAMES),
        Kind("expose", NAMES),
        Kind("require", NAMES),
        Kind("claim_revoke", claims),
    ]


def bids_of(options: VintOptions) -> list[str]:
    levels = options.ranks - options.ranks // 2
    return BIDS[: min(options.bids, 5 * levels)]


__all__ = ["FAMILY", "Vint"]
