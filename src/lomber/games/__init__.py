"""The games there are, as data: nothing is imported before it is asked for.

`make("whist")`, `make("whist/tiny", hands=1)`: a game's id, or an id with one of its presets, and options. Games
of other packages appear by the entry point group `lomber.games`: a name and a `Listing`.
"""

from __future__ import annotations

import functools
import importlib
import importlib.metadata
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lomber.table.contract import Game
    from lomber.table.errors import BadRecord
    from lomber.table.record import Record
    from lomber.table.shoe import Shoe
    from lomber.table.table import Table

log = logging.getLogger("lomber.games")

CLUB = "pimc:trust=2"
"""How a club bot searches where nothing else was measured to be better."""

CARDS = "pimc:trust=1:cards=1:narrow=1:solve=7"
"""By search where cards are played, of equal ones one, the last seven tricks with open cards; every word is the
book's. Bids made at random end at the highest, and who looks into such auctions bids by them."""

SOLVED = "solved:" + CLUB
"""By the solution of a reduced form, and where it has no answer by that search."""


class Listing(NamedTuple):
    """Where a game lives and what it is called with: module, class, options, fixed options, presets."""

    family: str
    """The package of the game: `lomber.games.whist`, with `game.py`, `options.py`, `words/`, `rules/`."""
    cls: str
    options: str
    fixed: Mapping[str, Any] = {}
    """Options that make the form what it is."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    shelf: str = "tricks"
    """Where it stands in the lobby: tricks, pots, banks, collecting, modern."""
    club: str = CLUB
    """How its club bot searches, as `bots/levels.py` reads it: what was measured to be strongest.

    `exact`: it does not search but goes by the game's arithmetic (`Game.exact`). `solved:` before a search or
    `book`: it goes by the solution of a reduced form (`Game.reduced`), and by the other where that has no answer.
    `learned:` before them: by the network that has learnt the game, and by the other where there is none.
    """
    master: str = ""
    """How its master searches, in the same words; nothing: as its club bot does, and longer."""


_SMALL_MOUCHE: Mapping[str, Any] = {
    "players": 3,
    "suits": 2,
    "ranks": 4,
    "hand_cards": 2,
    "start_record": 6,
    "hands": 1,
    "first_dealer": 0,
}
"""The tiny preset of the games played as Mushka is."""

CATALOGUE: dict[str, Listing] = {
    "whist": Listing(
        "lomber.games.whist",
        "Whist",
        "WhistOptions",
        fixed={"form": "four"},
        presets={
            "no-trumps": {"trumps": "none"},
            "five": {"players": 5},
            "six": {"players": 6},
            "manners": {"manners": True},
            "tiny": {"ranks": 2, "hands": 1, "reseat": "none", "draw": False},
        },
        master="learned:" + CLUB,
    ),
    "whist_dummy3": Listing(
        "lomber.games.whist",
        "Whist",
        "WhistOptions",
        fixed={"form": "dummy3", "players": 3},
        presets={
            "no-trumps": {"trumps": "none"},
            "closed": {"dummy_shown": "after_first_lead"},
            "manners": {"manners": True},
            "tiny": {"ranks": 2, "hands": 1, "draw": False},
        },
    ),
    "whist_dummy2": Listing(
        "lomber.games.whist",
        "Whist",
        "WhistOptions",
        fixed={"form": "dummy2", "players": 2},
        presets={
            "no-trumps": {"trumps": "none"},
            "closed": {"dummy_shown": "after_first_lead"},
            "manners": {"manners": True},
            "tiny": {"ranks": 2, "hands": 1, "draw": False},
        },
    ),
    "humbug": Listing(
        "lomber.games.whist",
        "Whist",
        "WhistOptions",
        fixed={"form": "humbug", "players": 2},
        presets={
            "no-trumps": {"trumps": "none"},
            "manners": {"manners": True},
            "tiny": {"ranks": 2, "hands": 1, "draw": False},
        },
    ),
    "sixty_six": Listing(
        "lomber.games.sixty_six",
        "SixtySix",
        "SixtySixOptions",
        presets={
            "strict": {"must_head": True, "marriage_needs_trick": True, "nine_exchange": True},
            "claim": {"claim": "manual", "points_shown": False},
            "tiny": {"suits": 2, "ranks": 4, "hand_cards": 2, "hands": 1, "draw": False},
        },
        club="pimc:trust=1:solve=1",
    ),
    "bezique": Listing(
        "lomber.games.bezique",
        "Bezique",
        "BeziqueOptions",
        presets={
            "two-packs": {"players": 2, "packs": 2},
            "three-packs": {
                "players": 3,
                "packs": 3,
                "exchange_after": "overtaking_only",
                "ten_rank": "below_ace",
            },
            "ten-packs": {"players": 3, "packs": 10},
            "older": {"players": 2, "infusorki": 0, "packs": 3, "four_suits": "any", "end_mode": "target"},
            "played-out": {
                "players": 3,
                "packs": 3,
                "last_trick_bonus": 10,
                "bez_jack_eighth": "as_queens",
                "king_like_eighth": "as_kings",
            },
            "tiny": {
                "packs": 1,
                "suits": 2,
                "ranks": 3,
                "nines_per_suit": 1,
                "infusorki": 1,
                "hand_cards": 3,
                "hands": 1,
                "draw": False,
            },
        },
    ),
    "vint": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "four", "players": 4},
        presets={
            "three-rubbers": {"match": "three_rubbers"},
            "double": {"double_penalties": True, "screwing_coronets": True},
            "blind": {"blind_bids": True},
            "passes-played": {"passed_out": "play", "crosses": "screwing"},
            "manners": {"manners": True},
            "tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False},
        },
        club=CARDS,
    ),
    "vint_five": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "four", "players": 5},
        presets={"tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "vint_six": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "four", "players": 6},
        presets={"tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "vint_exact": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "four", "exact": True},
        presets={"tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "vint_two_dummies": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "two_dummies", "players": 2},
        presets={
            "auction": {"bidding": "auction"},
            "tiny": {"ranks": 2, "bids": 3, "hands": 1, "draw": False},
        },
        club=CARDS,
    ),
    "vint_two_swap": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "two_swap", "players": 2},
        presets={"tiny": {"ranks": 2, "bids": 2, "hands": 1, "draw": False}},
        club=CARDS,
    ),
    "vint_two_draw": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "two_draw", "players": 2},
        presets={"tiny": {"ranks": 1, "bids": 3, "hands": 1, "draw": False}},
        club=CARDS,
    ),
    "vint_two_auction": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "two_auction", "players": 2},
        presets={
            "transfer": {"transfer": True},
            "tiny": {"ranks": 2, "bids": 3, "hands": 1, "draw": False},
        },
        club=CARDS,
    ),
    "vint_two_widow": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "two_widow", "players": 2},
        presets={
            "transfer": {"transfer": True},
            "tiny": {"ranks": 1, "hands": 1, "draw": False},
        },
        club=CARDS,
    ),
    "vint_three_rotating": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "three_rotating", "players": 3},
        presets={
            "after-trick": {"dummy_open": "after_trick"},
            "tiny": {"ranks": 2, "bids": 1, "hands": 1, "draw": False},
        },
        club=CARDS,
    ),
    "vint_three_auction": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "three_auction", "players": 3},
        presets={"tiny": {"ranks": 2, "bids": 1, "hands": 1, "draw": False}},
        club=CARDS,
    ),
    "vint_auction": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "auction"},
        presets={"tiny": {"ranks": 2, "bids": 1, "hands": 1, "draw": False}},
        club=CARDS,
    ),
    "vint_rubbish": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "rubbish"},
        presets={"tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "vint_reseat": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "reseat"},
        presets={
            "widow": {"widow": True},
            "tiny": {"ranks": 1, "hands": 1, "closing_passes": 4, "draw": False},
        },
        club=CARDS,
    ),
    "vint_widow": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "widow"},
        presets={
            "partners": {"after_widow": "partners"},
            "all": {"after_widow": "all"},
            "double": {"double_penalties": True, "screwing_coronets": True},
            "tiny": {"ranks": 1, "bids": 2, "hands": 1, "closing_passes": 4, "draw": False},
        },
        club=CARDS,
    ),
    "vint_widow_nail": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "widow_nail"},
        presets={
            "evil": {"nail": "evil"},
            "no-nail": {"nail": "none"},
            "tiny": {"ranks": 1, "bids": 2, "hands": 1, "closing_passes": 4, "draw": False},
        },
        club=CARDS,
    ),
    "vint_double_widow_nail": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "double_widow_nail"},
        presets={"tiny": {"ranks": 1, "bids": 2, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "vint_vitalin": Listing(
        "lomber.games.vint",
        "Vint",
        "VintOptions",
        fixed={"form": "vitalin"},
        presets={"tiny": {"ranks": 2, "bids": 1, "hands": 1, "closing_passes": 4, "draw": False}},
        club=CARDS,
    ),
    "piquet": Listing(
        "lomber.games.piquet",
        "Piquet",
        "PiquetOptions",
        fixed={"form": "piquet"},
        presets={
            "manual": {"declare": "manual"},
            "classic": {
                "pique_stop": "any_score",
                "repique_order": "classic_order",
                "white_cards_when": "both",
            },
            "closed": {"show_declared": "never", "all_counted_when": "hand"},
            "on-demand": {"show_declared": "on_demand"},
            "manners": {"declare": "manual", "manners": True},
            "tiny": {"suits": 2, "ranks": 3, "hand_cards": 2, "hands": 1, "draw": False},
        },
    ),
    "norman_piquet": Listing(
        "lomber.games.piquet",
        "Piquet",
        "PiquetOptions",
        fixed={"form": "norman"},
        presets={
            "koroliki": {"norman_mode": "koroliki"},
            "manual": {"declare": "manual", "show_declared": "on_demand"},
            "tiny": {"suits": 2, "ranks": 4, "hand_cards": 2, "hands": 1, "draw": False},
        },
    ),
    "face_to_face": Listing(
        "lomber.games.face_to_face",
        "FaceToFace",
        "FaceToFaceOptions",
        presets={
            "match": {"match_wins": 3},
            "last-card": {"single_card_finish": True},
            "tiny": {"numbers": 4, "hand_size": 2, "hands": 1},
        },
        shelf="modern",
        club="pimc:turns=1",
    ),
    "stukolka": Listing(
        "lomber.games.stukolka",
        "Stukolka",
        "StukolkaOptions",
        presets={
            "manners": {"manners": True},
            "tiny": {"players": 4, "suits": 1, "ranks": 7, "hand_cards": 1, "hands": 1, "draw": False},
        },
        shelf="pots",
        club=SOLVED,
    ),
    "stukolka_golets": Listing(
        "lomber.games.stukolka",
        "Stukolka",
        "StukolkaOptions",
        fixed={"form": "golets"},
        presets={
            "thirty-six": {"deck": 36},
            "manners": {"manners": True},
            "tiny": {"players": 4, "suits": 1, "ranks": 7, "hand_cards": 1, "hands": 1, "draw": False},
        },
        shelf="pots",
        club=SOLVED,
    ),
    "stukolka_prikup": Listing(
        "lomber.games.stukolka",
        "Stukolka",
        "StukolkaOptions",
        fixed={"form": "prikup"},
        presets={
            "thirty-six": {"deck": 36},
            "limit": {"dealer_duty_limit": 150},
            "manners": {"manners": True},
            "tiny": {
                "players": 3,
                "suits": 2,
                "ranks": 4,
                "hand_cards": 2,
                "stake": 6,
                "hands": 1,
                "draw": False,
            },
        },
        shelf="pots",
        club=SOLVED,
    ),
    "stukolka_shleif": Listing(
        "lomber.games.stukolka",
        "Stukolka",
        "StukolkaOptions",
        fixed={"form": "shleif"},
        presets={
            "thirty-six": {"deck": 36},
            "blind": {"blind": True},
            "razrez": {"razrez": True},
            "wild": {"blind": True, "razrez": True, "deck": 36},
            "manners": {"manners": True},
            "tiny": {"players": 3, "suits": 2, "ranks": 3, "hand_cards": 1, "hands": 1, "draw": False},
        },
        shelf="pots",
        club="pimc:trust=2:guide=99",
    ),
    "stukolka_obligatory": Listing(
        "lomber.games.stukolka",
        "Stukolka",
        "StukolkaOptions",
        fixed={"form": "obligatory"},
        presets={
            "dealer-once": {"obligatory_dealer_pays_twice": False},
            "manners": {"manners": True},
            "tiny": {"players": 4, "suits": 2, "ranks": 4, "hand_cards": 1, "hands": 1, "draw": False},
        },
        shelf="pots",
    ),
    "rams": Listing(
        "lomber.games.rams",
        "Rams",
        "RamsOptions",
        presets={
            "200": {"start_record": 200},
            "strict": {"must_overtrump": True, "sole_player": "dealer_must_play", "ace_discard": "allowed"},
            "reshuffle": {"stock_exhaustion": "reshuffle"},
            "manners": {"manners": True},
            "tiny": {"players": 3, "suits": 2, "ranks": 4, "hand_cards": 2, "start_record": 12, "hands": 1},
        },
        shelf="pots",
    ),
    "preferans_modern": Listing(
        "lomber.games.preferans",
        "Modern",
        "ModernOptions",
        club="pimc:trust=1:guide=99:solve=1:belief=1:narrow=1",
        presets={
            "book": {},
            "leningrad": {
                "sharing": "gentleman",
                "consolation": "extra",
                "whist_duty": "joint",
                "half_whist": ("6", "7"),
                "raspasy_zero_dealer": False,
                "end": "sum",
            },
            "sochi": {
                "players": 3,
                "gora_factor": 1,
                "whist_factor": 1,
                "whister_penalty": "full",
                "misere_gora": 10,
                "pulya_rate": 10,
                "consolation": "extra",
                "whist_duty": "joint",
                "half_whist": ("6", "7"),
                "raspasy_price": ("1", "2", "3"),
                "raspasy_exit": ("6", "6", "6"),
                "raspasy_exit_on": "any",
                "end": "all",
            },
            "rostov": {
                "players": 3,
                "gora_factor": 1,
                "whist_factor": 1,
                "misere_gora": 10,
                "pulya_rate": 10,
                "sharing": "gentleman",
                "consolation": "extra",
                "consolation_value": 10,
                "whist_duty": "joint",
                "half_whist": ("6", "7"),
                "raspasy_score": "whists",
                "raspasy_price": ("5",),
                "raspasy_exit": ("6", "6", "6"),
                "raspasy_exit_on": "any",
                "raspasy_zero": "one",
                "raspasy_talon": "closed",
                "end": "all",
            },
            "manners": {"manners": True},
            "tiny": {
                "players": 3,
                "suits": 1,
                "ranks": 5,
                "hand_cards": 1,
                "lowest_game": 10,
                "hands": 1,
                "draw": False,
            },
        },
    ),
    "preferans_classic": Listing(
        "lomber.games.preferans",
        "Classic",
        "ClassicOptions",
        club="pimc:trust=1:guide=99:solve=1:belief=1:narrow=1",
        presets={
            "classic": {},
            "classic_plain": {"form": "plain"},
            "classic_decimal": {"table": 4},
            "classic_limited_10": {"kurochka_limit": 10},
            "classic_limited_20": {"kurochka_limit": 20},
            "classic_limited_30": {"kurochka_limit": 30},
            "classic_pot": {"form": "pot"},
            "classic_screw": {"table": "screw"},
            "classic_full": {"miseres": True, "uverts": True, "vystavka": 10},
            "manners": {"manners": True},
            "tiny": {
                "players": 3,
                "suits": 1,
                "ranks": 5,
                "hand_cards": 1,
                "lowest_game": 10,
                "hands": 1,
                "draw": False,
            },
        },
    ),
    "preferans_hussar": Listing(
        "lomber.games.preferans",
        "Hussar",
        "HussarOptions",
        club="pimc:trust=1:guide=99:solve=1:belief=1:narrow=1",
        presets={
            "flat": {"trick_price": "ten"},
            "manners": {"manners": True},
            "tiny": {
                "suits": 1,
                "ranks": 6,
                "hand_cards": 1,
                "lowest_game": 10,
                "hands": 1,
                "draw": False,
            },
        },
    ),
    "mushka": Listing(
        "lomber.games.mushka",
        "Mushka",
        "MushkaOptions",
        presets={
            "fixed": {"settlement": "fixed"},
            "strict": {
                "must_overtrump": True,
                "sole_player": "dealer_must_play",
                "spade_ace_privilege": "when_void",
                "dealer_takes_turnup": True,
            },
            "two-rounds": {"announce_then_buy": True, "simultaneous_finish": "seat_order"},
            "reshuffle": {"stock_exhaustion": "reshuffle", "special_discard": "allowed"},
            "manners": {"manners": True},
            "tiny": _SMALL_MOUCHE,
        },
        shelf="pots",
    ),
    "mushka_pamfil": Listing(
        "lomber.games.mushka",
        "Pamfil",
        "PamfilOptions",
        presets={
            "ace-too": {"spade_ace_too": True, "dealer_takes_turnup": True, "special_discard": "allowed"},
            "two-rounds": {"announce_then_buy": True},
            "manners": {"manners": True},
            "tiny": _SMALL_MOUCHE,
        },
        shelf="pots",
    ),
    "mushka_shutikha": Listing(
        "lomber.games.mushka",
        "Shutikha",
        "ShutikhaOptions",
        presets={
            "ace-low": {"ace_rank": "low", "stock_exhaustion": "reshuffle"},
            "two-rounds": {"announce_then_buy": True},
            "manners": {"manners": True},
            "tiny": _SMALL_MOUCHE,
        },
        shelf="pots",
    ),
    "mushka_mistigri": Listing(
        "lomber.games.mushka",
        "Mistigri",
        "MistigriOptions",
        presets={
            "play-on": {"flush_then_play": True, "dealer_takes_turnup": True},
            "two-rounds": {"announce_then_buy": True, "kc_over_led_trump_king": False, "kc_trump_bonus": 5},
            "manners": {"manners": True},
            "tiny": {**_SMALL_MOUCHE, "flush_then_play": True},
        },
        shelf="pots",
    ),
    "mushka_lentyurlyu": Listing(
        "lomber.games.mushka_lentyurlyu",
        "Lentyurlyu",
        "LentyurlyuOptions",
        presets={
            "shed": {"form": "shed"},
            "specials": {"specials_in_king_form": True, "king_lead": "wins"},
            "open": {"form": "shed", "residue": "carry", "buy_when": "any_time", "payment": "fixed"},
            "tiny": {"players": 3, "suits": 2, "ranks": 3, "hand_cards": 1, "hands": 1},
        },
        shelf="pots",
    ),
    "mushka_kopilka": Listing(
        "lomber.games.mushka_kopilka",
        "Kopilka",
        "KopilkaOptions",
        presets={
            "rich": {"contribution": 20, "game_fee": 10, "remise": 10},
            "strict": {"buy_limit": 1, "remise_exempts_first_out": False},
            "manners": {"manners": True},
            "tiny": {"hand_cards": 1, "suits": 2, "ranks": 3, "hands": 1},
        },
        shelf="pots",
    ),
    "semerik": Listing(
        "lomber.games.semerik",
        "Semerik",
        "SemerikOptions",
        presets={
            "claimed": {"announce": "manual", "four_of_kind": "one_more"},
            "strict": {"hearts_trump": False, "ending": "end_of_hand", "low_triples": "nothing"},
            "manners": {"manners": True},
            "tiny": {"ranks": 2, "hands": 1, "seating": "as_joined", "first_dealer": 0},
        },
    ),
    "berserk": Listing(
        "lomber.games.berserk",
        "Berserk",
        "BerserkOptions",
        presets={
            "closed": {"lists": "closed", "hidden_identity": "concealed"},
            "match": {"match": 3},
            "tiny": {
                "card_set": "fixtures",
                "own_lists": False,
                "cut": 2,
                "start_hand": 1,
                "failed_draws_to_lose": 1,
                "hands": 1,
            },
        },
        shelf="modern",
        club="pimc:trust=1:guide=99:turns=1",
        master="pimc:trust=1:guide=99:turns=2",
    ),
    "viceroy": Listing(
        "lomber.games.viceroy",
        "Viceroy",
        "ViceroyOptions",
        presets={
            "solo": {"players": 1},
            "duel": {"players": 2, "virtual_rivals": 2},
            "strict": {"token_pools": "strict", "victory_tie": "shared", "auction_line": "random"},
            "tiny": {
                "players": 1,
                "card_set": "tiny",
                "turns": 1,
                "auction_rounds": 1,
                "start_cards": 1,
                "gem_pairs": 1,
                "hands": 1,
            },
        },
        shelf="modern",
        club="pimc:trust=1:guide=1:heed=1:against=1",
    ),
    "cities": Listing(
        "lomber.games.cities",
        "Cities",
        "CitiesOptions",
        presets={
            "duel": {"players": 2, "match": "wins"},
            "strict": {"third_of_colour": "pair_only", "two_finishers": "first", "show_used_flights": True},
            "tiny": {
                "players": 2,
                "colours": 2,
                "removed_colours": ("Y", "G", "B", "V"),
                "values": 2,
                "universals": 0,
                "deportations": 0,
                "hand_size": 2,
                "rounds": 2,
                "hands": 1,
            },
        },
        shelf="collecting",
    ),
    "konchinka": Listing(
        "lomber.games.konchinka",
        "Konchinka",
        "KonchinkaOptions",
        presets={
            "figures": {"variant": "figures"},
            "several": {"multi_capture": True, "forced_capture": "free"},
            "strict": {"forced_capture": "turn", "early_win": False, "tie_break": "higher_total"},
            "pool": {"settlement": "pool", "variant": "figures", "open_jack": "allowed", "parties": 3},
            "tiny": {
                "ranks": 7,
                "suits": 1,
                "hand_cards": 1,
                "table_cards": 1,
                "hands": 1,
                "draw": False,
            },
        },
        shelf="collecting",
    ),
    "gorka": Listing(
        "lomber.games.gorka",
        "Gorka",
        "GorkaOptions",
        presets={
            "queens": {"falki": ("QS", "QC", "QD", "QH")},
            "both": {"falki": ("6S", "6C", "6D", "6H", "QS", "QC", "QD", "QH"), "dark_opening": "any"},
            "short": {"deck": 32, "falki": (), "dark": False},
            "tiny": {
                "players": 2,
                "suits": 2,
                "ranks": 4,
                "falki": (),
                "dark": False,
                "max_raise": 10,
                "cap": 10,
                "hands": 1,
                "draw": False,
                "may_open": 0,
            },
        },
        shelf="pots",
        club="solved:book",
    ),
    "makao": Listing(
        "lomber.games.makao",
        "Makao",
        "MakaoOptions",
        presets={
            "push": {"tie": "push", "players": 3},
            "strict": {"tie": "banker", "below_seven": "lose", "banker_naturals": "single", "players": 4},
            "generous": {"replaced_natural": True, "players": 6},
            "long": {"bank_deals": 3, "circles": 2, "players": 4},
            "tiny": {"players": 2, "packs": 1, "suits": 2, "ranks": 3, "hands": 1, "draw": False},
        },
        shelf="banks",
        club="exact",
    ),
    "banchok": Listing(
        "lomber.games.banchok",
        "Banchok",
        "BanchokOptions",
        presets={
            "primazka": {"primazka": True, "players": 4},
            "rouble": {"bank": 100, "circles": 2, "players": 3},
            "patient": {"triple_check": "end_of_round", "players": 6},
            "manners": {"manners": True, "players": 4},
            "tiny": {
                "players": 2,
                "packs": 1,
                "suits": 2,
                "ranks": 3,
                "bank": 2,
                "min_stake": 1,
                "stake_step": 1,
                "hands": 1,
                "draw": False,
            },
        },
        shelf="banks",
        club="exact",
    ),
}


SHORT = {"preferans": "preferans_modern"}
"""What a game is called for short."""


def listings() -> dict[str, Listing]:
    """Every game: ours, then those of other installed packages."""
    return {**CATALOGUE, **{name: found for name, found in _others().items() if name not in CATALOGUE}}


@functools.cache
def _others() -> dict[str, Listing]:
    """What other packages have; looked for once, since the installed packages are all read for it.

    One that cannot be loaded is left out, and said: it takes no other game along.
    """
    found = {}
    for entry in importlib.metadata.entry_points(group="lomber.games"):
        try:
            found[entry.name] = _loaded(entry)
        except Exception:
            log.warning("the game %s (%s) cannot be loaded", entry.name, entry.value, exc_info=True)
    return found


def _loaded(entry: importlib.metadata.EntryPoint) -> Listing:
    listing = entry.load()
    if not isinstance(listing, Listing):
        raise TypeError(f"{entry.value} is {type(listing).__name__}, and not a Listing")
    return listing


def options_of(id: str) -> type[Any]:
    """The options class of a game."""
    listing = _listing(id)
    options: type[Any] = _attribute(listing.family + ".options", listing.options)
    return options


def make(name: str, options: Mapping[str, Any] | None = None, /, **more: Any) -> Game:
    """A game by its id or `id/preset`, with options; UnknownGame or BadOptions say what is wrong."""
    from lomber.table.errors import BadOptions, UnknownGame
    from lomber.table.options import read

    id, _, preset = name.partition("/")
    id = SHORT.get(id, id)
    listing = _listing(id)
    if preset and preset not in listing.presets:
        said = ", ".join(listing.presets)
        raise UnknownGame(
            f"{id} has no preset {preset!r}; it has {said}", "unknown-preset", name=name, known=said
        )
    given = {**listing.presets.get(preset, {}), **(options or {}), **more}
    for key, value in listing.fixed.items():
        if given.get(key, value) != value:
            raise BadOptions(f"{id} is the form with {key}={value}", "option-fixed", name=key)
    try:
        made = read(options_of(id), {**listing.fixed, **given})
        game: Game = _attribute(listing.family + ".game", listing.cls)(id, made)
    except BadOptions as error:
        error.game = id
        raise
    return game


def presets_of(id: str) -> list[str]:
    """The names `make` takes for a game: its id, then `id/preset` for each preset."""
    return [id, *(f"{id}/{preset}" for preset in _listing(id).presets)]


def game_of(record: Record) -> Game:
    """The game a record was played with."""
    from lomber.table.errors import BadOptions, BadRecord, UnknownGame

    try:
        game = make(record.game, record.options)
    except (BadOptions, UnknownGame) as error:
        raise BadRecord.because(error, "game") from None
    if record.revision > game.revision:
        raise BadRecord(
            f"rules revision {record.revision} is newer than this program's {game.revision}",
            "revision",
            key="record-revision",
            given=record.revision,
            known=game.revision,
        )
    return game


def replay(record: Record, *, to: int | None = None, shoe: Shoe | None = None) -> Table:
    """The table a record leads to; one of an older revision that cannot be replayed says by which it was played."""
    from lomber.table.errors import BadPosition, BadRecord
    from lomber.table.table import Table

    game = game_of(record)
    try:
        return Table.replay(record, game, to=to, shoe=shoe)
    except (BadPosition, BadRecord) as error:
        found = error if isinstance(error, BadRecord) else BadRecord.because(error, "start")
        if record.revision < game.revision:
            found = _of_older_rules(found, record.revision, int(game.revision))
        found.game = game.id
        raise found from None


def _of_older_rules(error: BadRecord, given: int, known: int) -> BadRecord:
    """A record that cannot be replayed, perhaps because the rules have changed since."""
    from lomber.table.errors import BadRecord

    sentence = f"{error.sentence}; played by rules revision {given}, this program has {known}"
    older = BadRecord(sentence, key="record-older", given=given, known=known)
    older.where, older.rule = error.where, error.rule
    return older


def _listing(id: str) -> Listing:
    from lomber.table.errors import UnknownGame

    found = CATALOGUE.get(id) or listings().get(id)
    if found is None:
        said = ", ".join(listings())
        raise UnknownGame(f"there is no game {id!r}; there are {said}", "unknown-game", name=id, known=said)
    return found


def _attribute(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)
