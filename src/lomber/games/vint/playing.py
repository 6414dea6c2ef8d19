"""The deal and the play of Vint (V-5 … V-7, V-20 … V-25): who gets which cards, what may be played, who takes
the trick."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, members
from lomber.cards.pack import SUIT, SUITS, card_name, pack, suit_of
from lomber.games.vint import score
from lomber.games.vint.exchanges import ExchangeState
from lomber.games.vint.match import ZEROS
from lomber.games.vint.score import Contract
from lomber.games.vint.setting import DEAL, DRAW, DRAW_AGAIN, OVER, PLACES, PLAY, Setting
from lomber.play.draws import draw
from lomber.play.laying import Laid
from lomber.play.stock import Stock
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Entry


class PlayState(ExchangeState):
    """The deal and the play in all forms."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.trump: i64 = -1
        self.original: vec[i64] = ZEROS
        """The hands at the first lead (V-35); replaced, never changed in place."""
        self.denied: vec[i64] = ZEROS
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.taken: list[int] = []
        """The side of each trick in order (V-56); replaced, never changed in place."""
        self.laid = Laid(setting.wide)
        self.to_play: i64 = 0

    def take_all(self, other: "PlayState") -> None:
        self.take(other)
        self.take_auction(other)
        self.take_exchanges(other)
        self.trump = other.trump
        self.original = other.original
        self.denied = copied4(other.denied)
        self.tricks = vec[i64]([other.tricks[0], other.tricks[1]])
        self.taken = other.taken
        self.laid = other.laid.copy()
        self.to_play = other.to_play

    def clear_deal(self) -> None:
        super().clear_deal()
        self.trump = -1
        self.original = ZEROS
        self.denied = vec[i64]([0, 0, 0, 0])
        self.tricks = vec[i64]([0, 0])
        self.taken = []
        self.laid = Laid(self.setting.wide)
        self.to_play = 0

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is DEAL:
            return Deal("hand", members(pack(self.setting.ranks)), self.hand_piles())
        if self.phase is DRAW:
            return draw(pack(13), self.setting.players)
        if self.phase is DRAW_AGAIN:
            return draw(pack(13), 4, "draw_again")
        return None

    def cards_dealt_to(self, place: i64) -> i64:
        """How many cards a hand gets: with rubbish one for the dealer, seventeen for the others (VR-1)."""
        if not self.setting.to_dealer or not self.setting.throws:
            return self.setting.hand_size()
        others = self.setting.ranks + self.setting.throws
        return 4 * self.setting.ranks - 3 * others if place == self.dealer else others

    def hand_piles(self) -> list[Pile]:
        piles: list[Pile] = []
        for place in range(4):
            number = self.cards_dealt_to(place)
            piles.append(Pile(PLACES[place], number, self.dealt_to(place), self.is_packet(place)))
        if self.setting.widow:
            piles.append(Pile("widow", self.setting.widow, NOBODY))
        return piles

    def is_packet(self, place: i64) -> bool:
        """A packet that is bought from, card by card (V2C-1)."""
        return self.setting.form == "two_draw" and place % 2 == 1

    def dealt_to(self, place: i64) -> i64:
        """Who sees a hand as it is dealt: all, where it lies open before the auction; its player, unless he may
        bid before he looks (V-7, V-70, V2A-2, V2D-2, V3B-1, VA-1)."""
        if self.opens_before_auction(place):
            return EVERYONE
        if self.home[place] < 0 or self.setting.blind_bids:
            return NOBODY
        return BIT[self.home[place]]

    def opens_before_auction(self, place: i64) -> bool:
        form = self.setting.form
        if form == "three_auction":
            return place == 2
        if form == "auction":
            return place == self.dealer
        return self.setting.open_dummies and place == self.dealer + 2

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is not DEAL:
            self.drawn(order)
            return
        self.hand += 1
        self.before = self.points_now()
        self.clear_deal()
        at: i64 = 0
        packets: list[Stock] = []
        for place in range(4):
            number = self.cards_dealt_to(place)
            if self.is_packet(place):
                stock = Stock()
                stock.lay(vec[i64]([order[at + i] for i in range(number)]))
                packets.append(stock)
            else:
                for i in range(number):
                    self.hands[place] |= BIT[order[at + i]]
            at += number
        self.packets = packets
        for i in range(self.setting.widow):
            self.widow |= BIT[order[at + i]]
        self.begin()

    # -- the play (V-20 … V-23)

    def begin_play(self, leader: i64) -> None:
        """The cards that count are those held now (V-35). In Vitalin two tricks are the declarers' already
        (VV-3)."""
        self.original = copied4(self.hands)
        self.trump = score.trump_of(self.contract) if self.contract >= 0 else -1
        self.to_play = leader
        self.laid.winner = leader
        for _ in range(self.setting.early_tricks):
            self._count_trick(self.side[self.declarer])
        self.phase = PLAY

    def _count_trick(self, side: i64) -> None:
        self.tricks[side] += 1
        self.taken = [*self.taken, int(side)]

    def actors(self) -> i64:
        if self.phase is PLAY:
            return BIT[self.owner[self.to_play]]
        if self.phase is OVER or self.awaits_chance():
            return 0
        return self.actors_before_play()

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase is PLAY:
            if self.owner[self.to_play] == seat:
                return members(self.playable())
            return vec[i64]()
        if self.phase is OVER or self.awaits_chance() or seat < 0:
            return vec[i64]()
        return self.legal_before_play(seat)

    def playable(self) -> i64:
        """Follow suit; without it anything, trump or discard (V-21)."""
        hand = self.hands[self.to_play]
        if self.laid.in_trick:
            same = hand & SUIT[self.laid.led]
            if same:
                return same
        return hand

    def play(self, seat: i64, move: i64) -> None:
        if self.phase is OVER or self.awaits_chance():
            raise IllegalMove(int(seat), self.name(move), "V-25", "illegal")
        if self.setting.players > 4:
            self.check_plays(seat, move)
        if self.phase is not PLAY:
            self.play_before(seat, move)
            return
        if move >= 52:
            raise IllegalMove(int(seat), self.name(move), "V-25", "play-now")
        if self.owner[self.to_play] != seat:
            raise IllegalMove(int(seat), self.name(move), "V-22", "not-your-turn")
        if not BIT[move] & self.hands[self.to_play]:
            raise IllegalMove(int(seat), self.name(move), "V-21", "not-in-hand")
        if not BIT[move] & self.playable():
            suit = SUITS[self.laid.led]
            raise IllegalMove(int(seat), card_name(move), "V-21", "must-follow", suit=suit)
        self.lay(move)

    def check_plays(self, seat: i64, move: i64) -> None:
        """Of five one sits out, of six two (V5-1, V6-1)."""
        if not self._settles(int(seat)):
            rule = "V5-1" if self.setting.players == 5 else "V6-1"
            raise IllegalMove(int(seat), self.name(move), rule, "you-sit-out")

    def lay(self, card: i64) -> None:
        """The card of the place whose turn it is. Who does not follow is seen to be void (V-21)."""
        if self.laid.in_trick and suit_of(card) != self.laid.led:
            self.denied[self.to_play] |= SUIT[self.laid.led]
        self.put(card)

    def put(self, card: i64) -> None:
        """A card goes to the trick; the last one closes it (V-22)."""
        place = self.to_play
        self.hands[place] &= ~BIT[card]
        if self.laid.put(card, place, self.trump):
            self.gather()
        else:
            self.to_play = self.next_of[place]

    def gather(self) -> None:
        """The winner takes the trick and leads; the deal is always played to the end (V-22, V-23)."""
        self._count_trick(self.side[self.laid.winner])
        self.laid.gather()
        self.to_play = self.laid.winner
        if self.tricks[0] + self.tricks[1] == self.setting.ranks:
            self.played_out()

    def played_out(self) -> None:
        """The last trick is taken."""
        self.finish_played()

    # -- the end of the deal

    def winners(self) -> list[int]:
        return self.taken

    def counting_hands(self) -> list[i64]:
        """The cards whose honours and coronets count, by place (V-35, VV-5)."""
        return [
            self.original[place] | (self.thrown[place] if self.setting.early_tricks else 0)
            if place in self.setting.live
            else 0
            for place in range(4)
        ]

    def bid_contract(self) -> Contract:
        return Contract(self.contract, self.side[self.declarer])

    def tricks_that_count(self) -> list[i64]:
        """The tricks of both sides by which the deal is written."""
        return [self.tricks[0], self.tricks[1]]

    def deal_entries(self) -> list[Entry]:
        return self.counted(self.tricks_that_count())

    def counted(self, tricks: list[i64]) -> list[Entry]:
        """The entries of the deal for these tricks of both sides."""
        if self.contract < 0:
            return score.passed_out_entries(self.hand, tricks)
        sides = [self.side[place] for place in range(4)]
        count = self.setting.count
        return score.deal_entries(count, self.hand, self.bid_contract(), tricks, self.counting_hands(), sides)

    def personal_shares(self, entries: list[Entry]) -> list[Entry]:
        """A blind bid, or an unsupported slam lost by more than three tricks, is answered for alone (V-70,
        V-71)."""
        alone = score.alone_for(entries)
        if not alone or self.setting.persons or self.partner_of(self.declarer) < 0:
            return []
        if self.home[self.partner_of(self.declarer)] == self.home[self.declarer]:
            return []
        if self.is_blind:
            return self.shared(self.declarer, alone, "V-70")
        failed = score.is_sole_slam(self.setting.count, self.bid_contract(), self.tricks_that_count())
        if self.setting.sole_slam and failed and not self.is_supported():
            return self.shared(self.declarer, alone, "V-71")
        return []

    # -- whose hands lie open

    def is_open(self, place: i64) -> bool:
        """Does a hand lie face up before all: opened before the auction, to a blind bidder, or once a card lies?

        Of a described ending only the winners of the tricks before it are told (`taken`).
        """
        if self.opens_before_auction(place) or self.opened == place:
            return True
        if self.setting.open_dummies:
            return place >= 2 and self.declarer >= 0 and (self.phase is PLAY or self.laid.number > 0)
        if self.setting.form == "two_dummies":
            return place >= 2 and (self.laid.number > 0 or len(self.taken) > 0)
        if self.setting.form == "three_rotating":
            enough = 4 if self.setting.dummy_after_trick else 1
            return place == 2 and (self.laid.number >= enough or len(self.taken) > 0)
        return False

    def knows_hand(self, seat: i64, place: i64) -> bool:
        """The player of a hand knows it once he has looked; nobody else knows a closed hand (V-7)."""
        if self.is_open(place):
            return True
        return seat >= 0 and self.home[place] == seat and self.looked & BIT[place] != 0
