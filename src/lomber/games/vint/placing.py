"""Reading a described position of Vint: the match, the calls, the cards wherever they lie.

What cannot be is refused with a sentence; what is left out is the beginning of a deal. A whole pack in the order of
dealing (`pack`) may stand for the piles (V-5, VW-1, VR-1, VD-1).
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, size
from lomber.cards.pack import SUIT, card_names, pack, read_card
from lomber.games.vint.manners import MannersState
from lomber.games.vint.match import NOBODY
from lomber.games.vint.negotiation import BLIND, LOWEST_BLIND, PASSED
from lomber.games.vint.playing import PlayState
from lomber.games.vint.score import BIDS, trump_of
from lomber.games.vint.setting import PLACES, Phase
from lomber.play import refusals
from lomber.play.seating import draws_again
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.stock import Stock
from lomber.table.errors import BadPosition

BEFORE_DEAL = (Phase.DRAW, Phase.DRAW_AGAIN, Phase.DEAL)
CALLING = (Phase.AUCTION, Phase.HOLDER, Phase.FINAL)
BEFORE_SIDES = (Phase.SWAP, Phase.PURCHASE, Phase.THROW, Phase.PICK_UP, Phase.AUCTION, Phase.HOLDER)
GIVING = (Phase.PASS_ON, Phase.GIVE, Phase.NAIL)
BESIDE_PLAY = (Phase.ANSWER_LEAD, Phase.DEMAND, Phase.CORRECT, Phase.RECKON)
PLAYING = (Phase.PLAY, Phase.OVER, Phase.ANSWER_LEAD, Phase.DEMAND, Phase.CORRECT, Phase.RECKON)
NOTHING_CHOSEN = BEFORE_DEAL + CALLING + PLAYING
"""The phases in which nobody is choosing cards to give away."""


def read_position(state: PlayState, described: Described) -> None:
    """A fresh position becomes the one described."""
    read_match(state, described)
    read_calls(state, described)
    read_cards(state, described)
    read_exchange(state, described)
    read_tricks(state, described)
    if isinstance(state, MannersState):
        read_manners(state, Described(described.table("manners")))
    described.finish(pile_names())


def place_at(described: Described, name: str, default: i64) -> i64:
    """A place by its letter; nothing stands for none."""
    word = described.word(name, PLACES[default] if default >= 0 else "", ["", *PLACES])
    return PLACES.index(word) if word else NOBODY


# -- the match


def read_match(state: PlayState, described: Described) -> None:
    """The sitting: order of the draw, rubber, slate."""
    setting = state.setting
    state.phase = Phase(described.word("phase", setting.stages[0].value, phases_of(state)))
    state.hand = described.number("hand", 0 if state.phase is Phase.DRAW else 1, 0, 1_000_000)
    read_order(state, described)
    read_seats(state, described)
    read_slate(state, described)


def read_order(state: PlayState, described: Described) -> None:
    """Which rubber it is, and the order of the draw, which seats everybody in it."""
    players = int(state.setting.players)
    state.rubber = described.number("rubber", 0, 0, 1_000_000)
    order = described.numbers("order", list(range(players)), 0, players - 1)
    if sorted(order) != list(range(players)):
        raise refusals.once_wanted("order", order)
    state.order = vec[i64](order)
    again = draws_again(players, state.rubber)
    extra = described.numbers("extra", [0, 1] if again else [0, 0], 0, 3)
    if again and state.phase is not Phase.DRAW_AGAIN and extra[0] >= extra[1]:
        raise refusals.written_like("extra", extra, [0, 1])
    state.extra = vec[i64](extra)


def read_seated(state: PlayState, described: Described) -> list[int]:
    """Who sat at S W N E when a rubber was settled, -1 for a dummy; nothing where a result does not tell it."""
    table = described.table("seated")
    if not table:
        return []
    told = Described(table)
    read_order(state, told)
    told.finish()
    return [int(seat) for seat in state.seated()]


def phases_of(state: PlayState) -> list[str]:
    """The phases that this form has."""
    setting = state.setting
    always = [Phase.DRAW, Phase.DEAL, Phase.PLAY, Phase.OVER, *setting.stages]
    if setting.players == 6:
        always.append(Phase.DRAW_AGAIN)
    if setting.blind_bids:
        always.append(Phase.OPEN)
    if setting.manners:
        always.extend(BESIDE_PLAY)
    return [phase.value for phase in always]


def read_seats(state: PlayState, described: Described) -> None:
    """Who sits where: as the rubber seats them, unless all still sit as they did before a draw."""
    unseated = state.phase is Phase.DRAW or state.phase is Phase.DRAW_AGAIN
    default = [-1] * 4 if unseated else [int(seat) for seat in state.seated()]
    home = described.numbers("home", default, -1, int(state.setting.players) - 1)
    if not unseated and state.phase is not Phase.OVER and home != default:
        raise refusals.only("home", home, default)
    if [seat < 0 for seat in home] != [seat < 0 for seat in state.seated()] and not unseated:
        raise refusals.only("home", home, default)
    state.home = vec[i64](home)
    state.clear_deal()
    state.dealer = place_at(described, "dealer", 0)
    if state.dealer < 0:
        raise refusals.wanted("somebody deals", "dealer")
    if not unseated and not state.deals_here(state.dealer):
        raise refusals.nobody_sits("dealer", PLACES[state.dealer])


def read_slate(state: PlayState, described: Described) -> None:
    columns = int(state.setting.columns)
    state.games = described.numbers("games", [0] * columns, 0, 1)
    state.below = described.numbers("below", [0] * columns, 0)
    if max(state.below) >= state.setting.count.target:
        raise refusals.won_already("below", "V-55")
    state.totals = described.numbers("totals", state.below[:])
    state.crosses = described.number("crosses", 0, 0, 1_000_000)
    state.won = described.numbers("won", [0] * int(state.setting.players))
    state.before = described.numbers("before", state.points_now())
    state.single = described.flag("single")
    state.entries = described.entries()


# -- the calls


def read_calls(state: PlayState, described: Described) -> None:
    """What has been said, the highest bid and whose it is, who speaks."""
    setting = state.setting
    rows = described.words("calls")
    calls = [read_call(state, row) for row in rows]
    check_calls(state, rows, calls)
    state.calls = calls
    contract, declarer, passes, blind = -1, -1, 0, False
    bought_after = int(state.auction_length()) if state.phase is Phase.FINAL else 0
    for number, (place, call) in enumerate(calls):
        passes = 1 if number == bought_after else passes + 1
        if call % int(BLIND) != int(PASSED):
            contract, declarer, passes, blind = call % int(BLIND), place, 0, call >= int(BLIND)
    if bought_after == len(calls):
        passes = 0
    named = BIDS[contract] if contract >= 0 else ""
    bids = ["", *BIDS[: int(setting.bids)]]
    word = described.word("contract", named, bids)
    state.contract = BIDS.index(word) if word else -1
    state.declarer = place_at(described, "declarer", declarer)
    if (state.contract < 0) != (state.declarer < 0):
        sentence = "a contract has its declarer, and a declarer his contract"
        raise refusals.at_odds(sentence, "contract", "declarer")
    if state.declarer >= 0 and state.home[state.declarer] < 0:
        raise refusals.nobody_sits("declarer", PLACES[state.declarer])
    state.passes = described.number("passes", passes, 0, 100)
    said_blind = described.flag("blind")
    state.is_blind = said_blind if described.has("blind") else blind
    state.looked = described.number("looked", looked_by_now(state), 0, 15)
    if state.declarer >= 0 and state.phase not in BEFORE_SIDES and state.phase not in BEFORE_DEAL:
        check_declarer(state)
        state.make_sides()
    state.buyer = place_at(described, "buyer", buyer_now(state))
    if state.buyer >= 0 and (not setting.widow or state.home[state.buyer] < 0):
        raise refusals.unwanted("nobody buys a widow here", "buyer")
    state.speaker = place_at(described, "speaker", first_speaker(state))
    if state.phase in CALLING:
        check_speaker(state)


def read_call(state: PlayState, row: str) -> list[int]:
    words = row.split()
    blind = len(words) == 3 and words[1] == "blind"
    known = ["pass", *BIDS[: int(state.setting.bids)]]
    if (len(words) != 2 and not blind) or words[0] not in list(PLACES) or words[-1] not in known:
        raise refusals.written_like("calls", row, "N 1S")
    place = PLACES.index(words[0])
    if state.home[place] < 0:
        raise refusals.nobody_sits("calls", words[0])
    call = int(PASSED) if words[-1] == "pass" else BIDS.index(words[-1])
    return [place, call + (int(BLIND) if blind else 0)]


def check_calls(state: PlayState, rows: list[str], calls: list[list[int]]) -> None:
    """Every bid is higher than the one before (V-11), from where this form begins (V2E-2, VD-2), blind only by
    agreement and from three (V-70). Who has bought may name his last bid again (V2E-5, VW-5)."""
    setting = state.setting
    again = setting.widow > 0 and setting.after_widow == "buyer_once"
    highest, bidder = -1, -1
    for row, (place, call) in zip(rows, calls, strict=True):
        bid, blind = call % int(BLIND), call >= int(BLIND)
        if blind and (not setting.blind_bids or bid < LOWEST_BLIND):
            raise refusals.impossible("calls", row, "V-70")
        if bid == int(PASSED):
            continue
        if bid < setting.lowest:
            raise refusals.impossible("calls", row, state.lowest_rule())
        if bid < highest or (bid == highest and not (again and place == bidder)):
            raise refusals.impossible("calls", row, "V-11")
        highest, bidder = bid, place


def check_declarer(state: PlayState) -> None:
    form = state.setting.form
    if form == "auction" and state.declarer == state.dealer:
        raise refusals.at_odds("the dealer takes no active part", "declarer", "dealer", "VA-1")
    if state.setting.players == 2 and not state.setting.two_hands and state.declarer > 1:
        raise BadPosition("a dummy bids nothing", "dummy-declares")
    if form == "three_rotating" and state.declarer == 2:
        raise BadPosition("a dummy bids nothing", "dummy-declares")


def looked_by_now(state: PlayState) -> int:
    """Who has looked at his cards: all once the auction is closed, before that whoever called not blind (V-70)."""
    if not state.setting.blind_bids or state.phase not in BEFORE_SIDES + BEFORE_DEAL:
        return 15
    looked: i64 = 0
    for place, call in state.calls:
        if call < int(BLIND):
            looked |= BIT[place]
    return int(looked)


def buyer_now(state: PlayState) -> i64:
    """The highest bidder of the auction, whoever has bid on since (VW-3, VW-5)."""
    if not state.setting.widow or state.phase in BEFORE_SIDES or state.phase in BEFORE_DEAL:
        return NOBODY
    buyer = state.declarer
    for place, call in state.calls[: state.auction_length()]:
        if call % int(BLIND) != int(PASSED):
            buyer = place
    return buyer


def first_speaker(state: PlayState) -> i64:
    """Whose turn it is to speak by the calls so far, or by the highest bid and the passes since."""
    if state.phase is Phase.FINAL:
        on = state.calls[state.auction_length() :]
        return state.after_speaker(on[-1][0]) if on and state.buyer >= 0 else state.buyer
    if state.phase is not Phase.AUCTION:
        return 0
    if state.calls:
        return state.after_speaker(state.calls[-1][0])
    passes = state.passes
    state.open_auction()
    state.passes = passes
    speaker = state.speaker
    if state.declarer >= 0:
        speaker = state.after_speaker(state.declarer)
    for _ in range(passes):
        speaker = state.after_speaker(speaker)
    return speaker


def check_speaker(state: PlayState) -> None:
    if state.phase is Phase.FINAL and state.buyer < 0:
        raise refusals.wanted("the final bid is the buyer's", "buyer")
    if state.speaker < 0 or not state.speakers() & BIT[state.speaker]:
        raise refusals.not_his_turn("speaker")
    if state.names_once() and state.contract < 0:
        raise refusals.wanted("one who has bought has bid", "contract")
    if not state.names_once() and state.phase is not Phase.HOLDER and has_closed(state):
        raise refusals.not_now("the auction is over", "calls", "V-16")


def has_closed(state: PlayState) -> bool:
    """Has all been said by now that closes these calls (V-15, V-16, V2A-3)?"""
    begun = len(state.calls) > 0 or state.contract >= 0
    if state.setting.single_call and begun and state.speaker == state.dealer & 1:
        return True
    return state.contract == state.setting.bids - 1 or state.passes >= state.passes_to_close()


# -- the cards


def read_cards(state: PlayState, described: Described) -> None:
    """Hands, what lies aside or is on its way, the widow, the packets."""
    if described.has("pack"):
        piles = dealt_from(state, described.words("pack"))
    else:
        piles = {name: described.pile(name) for name in pile_names()}
    state.received = cards_of(piles.get("received", ""), "received")
    state.widow = cards_of(piles.get("widow", ""), "widow")
    chosen, thrown = copied4(state.chosen), copied4(state.thrown)
    masks: dict[str, int] = {"received": int(state.received), "widow": int(state.widow)}
    for place in range(4):
        name = PLACES[place]
        for word in (name, f"chosen.{name}", f"thrown.{name}"):
            masks[word] = cards_of(piles.get(word, ""), word)
        if state.is_packet(place):
            state.packets = [*state.packets, packet_of(piles.get(name, ""))]
        else:
            state.hands[place] = masks[name] | masks[f"chosen.{name}"]
        chosen[place], thrown[place] = masks[f"chosen.{name}"], masks[f"thrown.{name}"]
    state.chosen, state.thrown = chosen, thrown
    original = copied4(state.hands)
    for row in described.words("played"):
        place, card = read_played(state, row)
        if original[place] & BIT[card]:
            raise refusals.elsewhere(row.split()[1], "played")
        original[place] |= BIT[card]
        name = f"played {state.laid.number}"
        masks[name] = int(BIT[card])
        state.laid.cards[state.laid.number] = card
        state.laid.places[state.laid.number] = place
        state.laid.number += 1
    disjoint(masks, int(pack(state.setting.ranks)))
    if state.phase in PLAYING:
        state.original = original
    state.bought = cards_of(described.value("bought", ""), "bought")
    if state.bought & ~pack(state.setting.ranks) or (state.bought and not state.setting.widow):
        raise refusals.unwanted("there is no such widow in this form", "bought")


def pile_names() -> list[str]:
    names = [*PLACES, *(f"chosen.{place}" for place in PLACES), *(f"thrown.{place}" for place in PLACES)]
    return [*names, "widow", "received"]


def packet_of(text: str) -> Stock:
    stock = Stock()
    stock.lay(vec[i64]([card_at(word, "packet") for word in text.split()]))
    return stock


def read_played(state: PlayState, row: str) -> tuple[i64, i64]:
    words = row.split()
    if len(words) != 2 or words[0] not in list(PLACES) or state.laid.number == 52:
        raise refusals.written_like("played", row, "W AC")
    place: i64 = PLACES.index(words[0])
    if place not in state.setting.live or state.phase not in PLAYING:
        raise refusals.impossible("played", row)
    return place, card_at(words[1], "played")


def card_at(text: Any, name: str) -> i64:
    try:
        return read_card(str(text))
    except ValueError as error:
        raise refusals.unread(name, text, error) from None


def check_pack(state: PlayState, cards: list[i64]) -> None:
    """It is dealt out whole, and every card is there once (V-5)."""
    whole: i64 = pack(state.setting.ranks)
    seen: i64 = 0
    for card in cards:
        if not whole & BIT[card]:
            raise refusals.misplaced(card_names(BIT[card]), "pack")
        if seen & BIT[card]:
            raise refusals.elsewhere(card_names(BIT[card]), "pack")
        seen |= BIT[card]
    if seen != whole:
        number, wanted = int(size(seen)), int(size(whole))
        sentence = f"the pack has {number} cards; it needs {wanted}"
        raise refusals.miscounted(sentence, "pack", number, wanted, "V-5")


def dealt_from(state: PlayState, words: list[str]) -> dict[str, str]:
    """A pack dealt out card by card from the dealer's left (V-5); the rest is the widow (VW-1, VD-1).

    With rubbish the fourth card is the dealer's, all others go to the other three (VR-1). A packet's last card
    lies on top.
    """
    cards = [card_at(word, "pack") for word in words]
    check_pack(state, cards)
    piles: dict[str, list[i64]] = {name: [] for name in [*PLACES, "widow"]}
    dealt = int(4 * state.setting.hand_size())
    rubbish = state.setting.to_dealer and state.setting.throws > 0
    for k, card in enumerate(cards):
        turn = k % 4
        if rubbish:
            turn = k if k < 4 else (k - 4) % 3
        name = PLACES[(int(state.dealer) + 1 + turn) % 4] if k < dealt else "widow"
        piles[name].append(card)
    texts: dict[str, str] = {}
    for name, found in piles.items():
        mask: i64 = 0
        for card in found:
            mask |= BIT[card]
        texts[name] = card_names(mask)
        if name in list(PLACES) and state.is_packet(PLACES.index(name)):
            texts[name] = " ".join(reversed([card_names(BIT[card]) for card in found]))
    return texts


# -- what is on its way


def read_exchange(state: PlayState, described: Described) -> None:
    state.giver = place_at(described, "giver", NOBODY)
    getter = place_at(described, "getter", NOBODY)
    state.getter = getter
    if state.giver < 0 and state.phase not in NOTHING_CHOSEN:
        phase = state.phase
        received = state.received
        state.round = 0
        state.enter(phase)
        if received:
            state.received = received
            state.giver, state.getter = state.getter, state.giver
        if getter >= 0:
            state.getter = getter
    state.ready = described.number("ready", 0, 0, 15)
    state.prepared = state.ready
    state.round = described.number("round", int(state.round), 0, 100)
    state.opened = place_at(described, "opened", NOBODY)
    if state.opened >= 0:
        read_opened(state)
    if state.received and state.phase is not Phase.NAIL:
        raise refusals.not_now("only half of an open nail lies apart from a hand", "received")
    if state.phase in CALLING:
        check_dealt(state)
    if state.phase in NOTHING_CHOSEN:
        return
    if state.phase is not Phase.THROW and (state.giver < 0 or state.owner[state.giver] < 0):
        raise refusals.wanted("somebody has to choose here", "giver")
    if state.phase in GIVING and (state.getter < 0 or state.getter == state.giver or state.declarer < 0):
        raise refusals.at_odds("cards are given by a hand to another", "giver", "getter")
    if state.phase in (Phase.WHERE, Phase.OPEN, Phase.TURN_UP) and state.declarer < 0:
        raise refusals.wanted("there is no contract yet", "contract")
    if state.received:
        read_received(state)
    check_gifts(state)


def check_dealt(state: PlayState) -> None:
    """Where every hand is told, each has as many cards as it needs for the calls, and the widow too. A study of the
    calls may leave hands empty."""
    setting = state.setting
    if not all(state.hands[place] != 0 for place in setting.live):
        return
    bought = state.phase is Phase.FINAL
    wanted = int(setting.ranks if bought else setting.hand_size() - setting.early_tricks)
    counts = [(PLACES[place], int(size(state.hands[place])), wanted) for place in setting.live]
    counts.append(("widow", int(size(state.widow)), 0 if bought else int(setting.widow)))
    for name, number, needed in counts:
        if number != needed:
            sentence = f"{name} has {number} cards; {needed} are needed"
            raise refusals.miscounted(sentence, name, number, needed, dealing_rule(state))


def dealing_rule(state: PlayState) -> str:
    """The rule by which the hands have as many cards as they have in the calls."""
    form = state.setting.form
    if form == "vitalin":
        return "VV-2"
    if form == "rubbish":
        return "VR-2"
    if form == "two_widow":
        return "V2E-1"
    if form == "double_widow_nail":
        return "VD-1"
    return "VW-1" if state.setting.widow else "V-5"


def read_received(state: PlayState) -> None:
    """The first half of an open nail lies in the hand of the one who gives the second (VN-5, VD-5)."""
    if state.is_sealed() or size(state.received) != state.number_to_give():
        number, half = int(size(state.received)), int(state.number_to_give())
        raise refusals.miscounted("received: this is not half of an open nail", "received", number, half)
    state.hands[state.giver] |= state.received
    state.brought = {"received": int(state.giver)}


def read_opened(state: PlayState) -> None:
    if not state.setting.blind_bids or state.declarer < 0 or state.opened != state.partner_of(state.declarer):
        sentence = "only the partner of one who bid blind lays his hand open"
        raise BadPosition(sentence, "opened-not-blind", "V-70")
    owner = copied4(state.owner)
    owner[state.opened] = state.owner[state.declarer]
    state.owner = owner


def check_gifts(state: PlayState) -> None:
    """Whoever has to give can give; a purchase has a packet."""
    if state.phase is Phase.PURCHASE:
        if state.giver not in state.setting.live or not state.packet_of(state.giver).left():
            raise refusals.not_now("there is nothing left to buy", "giver")
        if not state.hands[state.giver]:
            raise refusals.not_now("who buys holds cards", "giver")
    if state.phase is Phase.SWAP and state.giver not in state.setting.live:
        raise refusals.not_his_turn("giver")
    if state.phase is Phase.PICK_UP and state.giver != state.dealer:
        raise refusals.at_odds("the dealer picks up the rubbish", "giver", "dealer")
    givers = state.givers()
    if (state.phase is Phase.THROW or state.phase in GIVING) and not givers:
        raise refusals.not_now("nobody has anything to give any more", "ready")
    number = state.number_to_give()
    for place in range(4):
        if not givers & BIT[place]:
            continue
        if state.owner[place] < 0:
            raise refusals.nobody_sits("giver", PLACES[place])
        free = state.hands[place] & ~state.received if state.phase is Phase.NAIL else state.hands[place]
        if size(free) < number or size(state.chosen[place]) > number:
            sentence = f"{PLACES[place]} cannot give {number} cards"
            raise BadPosition(sentence, "cannot-give", pile=PLACES[place], number=int(number))
        complete = size(state.chosen[place]) == number
        if (complete and number == 1) or (not complete and not state.givable(place)):
            sentence = f"{PLACES[place]} has chosen too far: cards are chosen in ascending order"
            raise BadPosition(sentence, "chosen-too-far", pile=PLACES[place])


# -- the tricks


def read_tricks(state: PlayState, described: Described) -> None:
    """The trick on the table: who is winning it, who is next; tricks taken."""
    setting = state.setting
    wide = int(setting.wide)
    taken = described.value("taken", taken_before(state))
    if not isinstance(taken, str) or any(side not in "01" for side in taken) or len(taken) > setting.ranks:
        raise refusals.written_like("taken", taken, "0110")
    state.taken = [int(side) for side in taken]
    state.tricks = vec[i64]([taken.count("0"), taken.count("1")])
    laid = state.laid
    laid.in_trick = described.number("in_trick", int(laid.number) % wide, 0, wide - 1)
    if laid.in_trick > laid.number:
        raise refusals.trick_too_long()
    if state.phase in PLAYING:
        state.trump = trump_of(state.contract) if state.contract >= 0 else -1
    laid.weigh(state.trump)
    for name, text in described.table("denied").items():
        if name not in list(PLACES):
            raise refusals.unknown("denied", name, PLACES)
        state.denied[PLACES.index(name)] = cards_of(text, "denied")
    default = state.next_of[laid.places[laid.number - 1]] if laid.in_trick else leader_now(state)
    state.to_play = place_at(described, "to_play", default)
    if state.to_play < 0:
        raise refusals.wanted("to_play is a place", "to_play")
    if not laid.in_trick:
        laid.winner = state.to_play
    if state.phase in PLAYING and state.phase is not Phase.OVER and state.phase is not Phase.RECKON:
        check_hands(state)


def taken_before(state: PlayState) -> str:
    """What the declarers have before the first lead."""
    if state.phase is not Phase.PLAY or state.laid.number or state.declarer < 0:
        return ""
    return str(state.side[state.declarer]) * tricks_aside(state)


def tricks_aside(state: PlayState) -> int:
    """In Vitalin the cards put aside are two tricks of the declarers (VV-3); passed out, nobody's (VV-6)."""
    return int(state.setting.early_tricks) if state.contract >= 0 else 0


def leader_now(state: PlayState) -> i64:
    if state.phase is not Phase.PLAY:
        return 0
    if state.declarer < 0:
        return state.next_of[state.dealer]
    return state.first_leader()


def check_hands(state: PlayState) -> None:
    """Everybody holds a card for each trick that is left."""
    if state.contract < 0 and not state.setting.plays_passed_out:
        raise refusals.wanted("cards are played once there is a contract", "contract")
    left = state.setting.ranks - len(state.taken)
    if left <= 0 and state.phase is Phase.PLAY:
        raise refusals.no_trick_left()
    if state.to_play not in state.setting.live or state.owner[state.to_play] < 0:
        raise refusals.nobody_sits("to_play", PLACES[state.to_play])
    on_table = state.laid.on_table()
    if size(on_table) != state.laid.in_trick:
        raise refusals.at_odds("a hand has played twice to this trick", "played", "in_trick")
    for place in state.setting.live:
        laid: i64 = 1 if on_table & BIT[place] else 0
        if size(state.hands[place]) + laid != left:
            name, held = PLACES[place], int(size(state.hands[place]))
            sentence = f"{name} holds {held} cards; {left} tricks are to be played"
            raise refusals.miscounted(sentence, name, held, int(left - laid))
        if state.hands[place] & state.denied[place]:
            raise refusals.denied(PLACES[place])
    if on_table & BIT[state.to_play]:
        raise refusals.played_already(PLACES[state.to_play])


# -- beside the play


def read_manners(state: MannersState, described: Described) -> None:
    """What has happened beside the play, as `MannersState.manners_described` writes it."""
    state.silenced = described.number("silenced", 0, 0, 15)
    state.hushed = described.number("hushed", 0, 0, 15)
    state.barred_first = vec[i64](described.numbers("barred_first", [-1] * 4, -1, 3))
    state.barred = described.number("barred", -1, -1, 3)
    state.exposed = seen_cards(state, described, "exposed")
    state.shown = seen_cards(state, described, "shown")
    for name, leads in described.table("since").items():
        if type(leads) is not int or not 0 <= leads <= 13:
            raise refusals.written_like("since", leads, "3")
        state.since[card_at(name, "since")] = leads
    state.required = vec[i64](described.numbers("required", [-1] * 4, -1, 51))
    for place in range(4):
        card = state.required[place]
        if card >= 0 and not state.hands[place] & BIT[card]:
            raise refusals.not_held("required", PLACES[place], card_names(BIT[card]))
    state.asked = vec[i64](described.numbers("asked", [0] * int(state.setting.ranks), 0, 15))
    early = described.value("early", "")
    state.early_card = card_at(early, "early") if early else -1
    state.early_place = state.holder(state.early_card) if state.early_card >= 0 else NOBODY
    state.early_used = described.flag("early_used")
    state.demanded = described.number("demanded", 0, 0, 2)
    state.went_on = described.number("went_on", 0, 0, 63)
    state.claims = read_claims(state, described, "claims")
    state.revokes = read_claims(state, described, "revokes")
    described.finish()
    check_manners(state)


def seen_cards(state: MannersState, described: Described, name: str) -> vec[i64]:
    masks = vec[i64]([0, 0, 0, 0])
    for where, text in described.table(name).items():
        if where not in list(PLACES):
            raise refusals.unknown(name, where, PLACES)
        place = PLACES.index(where)
        masks[place] = cards_of(text, name)
        if masks[place] & ~state.original[place]:
            raise refusals.not_held(name, where, text)
    return masks


def read_claims(state: MannersState, described: Described, name: str) -> list[list[int]]:
    found: list[list[int]] = []
    rows = described.value(name, [])
    if not isinstance(rows, list):
        raise refusals.written_like(name, rows, [[7, 1]])
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or not all(type(n) is int for n in row):
            raise refusals.written_like(name, row, [7, 1])
        if not 0 <= row[0] < state.setting.ranks or row[1] not in state.setting.live:
            raise refusals.impossible(name, row)
        found.append(list(row))
    return found


def check_manners(state: MannersState) -> None:
    """Whoever has to answer can answer; with manners all cards of the deal are named in `played`."""
    whole = state.laid.number // state.laid.wide
    if state.phase in PLAYING and whole != len(state.taken) - tricks_aside(state):
        sentence = "with manners `played` names all cards of the deal: a revoke may be proved by them"
        raise refusals.at_odds(sentence, "played", "taken")
    if state.phase is Phase.ANSWER_LEAD and state.early_place < 0:
        raise refusals.wanted("an answer is due to a card led early", "early")
    if state.phase is Phase.DEMAND or state.phase is Phase.CORRECT:
        if not state.laid.in_trick or not state.hands[state.to_play] & SUIT[state.laid.led]:
            raise refusals.no_revoke_to_correct()
    if state.phase is Phase.CORRECT and not state.demanded:
        raise refusals.wanted("a correction has been demanded: highest or lowest", "demanded")
    if state.phase is Phase.RECKON and (state.contract < 0 and not state.setting.plays_passed_out):
        raise refusals.wanted("nothing was played", "contract")
    if state.phase is Phase.RECKON and state.answering() < 0:
        raise refusals.not_now("somebody has still to go on", "went_on")
