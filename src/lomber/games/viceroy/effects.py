"""The law phase (V-31 … V-34) and the effects of laws (E-1 … E-26), each as the set says.

An effect that asks its owner something is a task of its own; the others happen at once. Effects of the end of the
game are counted in `score.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy import board, cards, sightings, tokens
from lomber.games.viceroy.board import EXCLUDED, Task
from lomber.games.viceroy.cards import LETTERS, NO_CARD, Effect
from lomber.games.viceroy.pyramid import LAW_LEVEL, Built
from lomber.games.viceroy.rewards import Rewards
from lomber.games.viceroy.tokens import infinite_colour, kind_of


class Laws(Rewards):
    """Cards played from the hand."""

    # -- laying a card (V-33)

    def first_effect(self, card: i64) -> i64:
        """What decides how a card is laid: `replace_card` and `underlay` have targets of their own."""
        effects = self.cards.printed[card].effects
        return effects[0].kind if effects else 0

    def play_choices(self, task: Task) -> vec[i64]:
        pyramid = self.pyramids[task.seat]
        kind = self.first_effect(task.a)
        if kind == cards.REPLACE_CARD:
            return self.spots([one for one in pyramid.built if one.level <= LAW_LEVEL])
        if kind == cards.UNDERLAY:
            people = self.characters(task.seat)
            if people:
                return self.spots(people)
        return self.place_codes(task.seat, LAW_LEVEL, self.codes.place)

    def place_codes(self, seat: i64, highest: i64, first: i64) -> vec[i64]:
        """Codes of the available places, ascending."""
        found: list[int] = []
        for level, at in self.pyramids[seat].available(highest):
            if -self.codes.reach <= at <= self.codes.reach:
                found.append(int(first + self.codes.number(level, at)))
        found.sort()
        return vec[i64](found)

    def spots(self, built: list[Built]) -> vec[i64]:
        """Codes of cards in the own pyramid, ascending."""
        found = [int(self.codes.at + self.codes.number(one.level, one.at)) for one in built]
        found.sort()
        return vec[i64](found)

    def spot_of(self, seat: i64, move: i64) -> Built:
        level, at = self.codes.spot(move - self.codes.at)
        one = self.pyramids[seat].find(level, at)
        assert one is not None
        return one

    def characters(self, seat: i64) -> list[Built]:
        return [one for one in self.pyramids[seat].built if not self.cards.is_law(one.card)]

    def lay(self, task: Task) -> None:
        """The card is laid, in the place of another or under one, as it says."""
        seat, card, move = task.seat, task.a, task.chosen[0]
        if self.revealed[seat] == card:
            self.revealed[seat] = NO_CARD
        if move >= self.codes.at:
            if self.first_effect(card) == cards.REPLACE_CARD:
                self._replace(seat, card, self.spot_of(seat, move))
            else:
                self._underlay(seat, card, self.spot_of(seat, move))
            return
        level, at = self.codes.spot(move - self.codes.place)
        self.pyramids[seat].add(Built(card, level, at))
        self.tell(f"lay {seat} {self.cards.names[card]} {level}")
        self.laid(seat, card)

    def _replace(self, seat: i64, card: i64, old: Built) -> None:
        """E-12: tokens and tucked cards pass to the law, other gems go back; up to three circles may pay."""
        pyramid = self.pyramids[seat]
        new = Built(card, old.level, old.at)
        new.tokens = old.tokens
        new.tucked = old.tucked
        new.closed = old.closed
        old.tokens = []
        gems = old.gems()
        for colour in range(4):
            self.reserve[colour] += gems[colour]
        pyramid.built.remove(old)
        pyramid.add(new)
        self.into_hand(seat, old.card)
        self.sightings.note(sightings.CAME, seat, self.kind_of_card(old.card), old.card)
        self.tell(f"replace {seat} {self.cards.names[card]} {self.cards.names[old.card]}")
        self.push(board.LINE, seat, card)
        for place in ((old.level + 1, old.at), (old.level + 1, old.at - 1), (old.level, old.at)):
            one = pyramid.find(place[0], place[1])
            if one is not None:
                self.push(board.CIRCLES, seat, one.card)

    def _underlay(self, seat: i64, card: i64, host: Built) -> None:
        """E-13: tucked under a character, whose tokens are doubled."""
        before = host.tokens[:]
        host.tucked.append(int(card))
        host.tucked.sort()
        self.tell(f"underlay {seat} {self.cards.names[card]} {self.cards.names[host.card]}")
        for token in before:
            colour = infinite_colour(token)
            if colour >= 0:
                self.infinite(seat, host, colour)
            else:
                self.give(host, kind_of(token))

    # -- executing (viceroy.md, 12.1)

    def _effect(self, task: Task) -> None:
        """One effect of a law; if a card it let play has taken it away, as much of it as can be done without it."""
        law = self.pyramids[task.seat].holding(task.a)
        effect = self.cards.printed[task.a].effects[task.b]
        if law is not None:
            law.done = max(law.done, task.b + 1)
        elif effect.kind in (cards.TUCK_HAND, cards.TUCK_FREE, cards.STASH_GEMS):
            return
        self._execute(task, effect)

    def _execute(self, task: Task, effect: Effect) -> None:
        seat, law, kind = task.seat, task.a, effect.kind
        if kind == cards.GAIN:
            self.push(board.REWARD, seat, law, effect.rewards[0].number)
        elif kind == cards.GEMS_EACH_COLOUR:
            self._gems_each_colour(seat, effect.number)
        elif kind == cards.DRAW_AND_RETURN:
            self._draw_and_return(seat, effect)
        elif kind == cards.EVERYONE_GAINS:
            for other in reversed(self.in_order(self.everybody() & ~BIT[seat])):
                self.push(board.REWARD, other, law, effect.rewards[1].number)
            self.push(board.REWARD, seat, law, effect.rewards[0].number)
        elif kind == cards.SKIP_AUCTION:
            if len(self.offers(0)):
                self.push(board.SKIP, seat)
            else:
                self.auction[seat] = EXCLUDED
        elif kind == cards.ARRANGE_BIG:
            self._look(seat, min(effect.number, len(self.big.cards)))
        else:
            self._ask(task, effect)

    def _gems_each_colour(self, seat: i64, number: i64) -> None:
        """E-3, as far as the reserve goes; all see what is taken (10.2)."""
        taken = ""
        for colour in range(4):
            for _ in range(number):
                if self.from_reserve(seat, colour):
                    taken += LETTERS[colour]
        if taken:
            self.tell(f"gems {seat} {taken}")

    def _ask(self, task: Task, effect: Effect) -> None:
        """Effects that begin with a choice of their owner."""
        seat, law, at, kind = task.seat, task.a, task.b, effect.kind
        if kind == cards.CHOOSE_ONE:
            self.push(board.OPTION, seat, law, at)
        elif kind == cards.REPEAT_REWARD:
            if self.characters(seat):
                self.push(board.REPEAT, seat, law, at)
        elif kind == cards.FLIP_TOKENS:
            self.push(board.FLIP, seat, law, at)
        elif kind == cards.SWAP_TOKEN:
            self.push(board.SWAP, seat, law, at)
        elif kind == cards.EXTRA_PLAY:
            self.push(board.EXTRA, seat)
        elif kind == cards.TUCK_HAND:
            self.push(board.TUCK_HAND, seat, law, at)
        elif kind == cards.TUCK_FREE:
            if self.pyramids[seat].free_cards(law):
                self.push(board.TUCK_FREE, seat, law)
        elif kind == cards.MOVE_FREE:
            self.push(board.MOVE_FREE, seat, law)
        elif kind == cards.RECALL_FREE:
            self.push(board.RECALL, seat, law)
        elif kind == cards.STASH_GEMS:
            self.push(board.STASH, seat, law, at)
        elif kind == cards.RECOLOUR_NOW:
            self.push(board.PAINT, seat, effect.number)

    def effect_of(self, task: Task) -> Effect:
        return self.cards.printed[task.a].effects[task.b]

    # -- cards of the decks (E-4, E-8, E-10)

    def _draw_and_return(self, seat: i64, effect: Effect) -> None:
        """E-4: cards of one deck into the hand, then some of that kind back on top."""
        number: i64 = effect.choice
        there = len(self.deck(number).cards)
        took = min(effect.number, there)
        for _ in range(took):
            self.draw_card(seat, number, False)
        due = effect.limit - (effect.number - took)
        held: i64 = 0
        kind = board.LAWS if number == 0 else board.PEOPLE
        for card in self.hands[seat]:
            if self.kind_of_card(card) == kind:
                held += 1
        if min(due, held) > 0:
            self.push(board.BACK, seat, number, min(due, held))

    def back_choices(self, task: Task) -> vec[i64]:
        """Any cards of that kind in the hand, in the order in which they are laid on the deck."""
        found = vec[i64]()
        kind = board.LAWS if task.a == 0 else board.PEOPLE
        for card in self.hands[task.seat]:
            code = self.codes.back + card
            if self.kind_of_card(card) == kind and int(code) not in task.chosen:
                found = append(found, code)
        return found

    def put_back_cards(self, task: Task) -> None:
        deck = self.deck(task.a)
        for move in task.chosen:
            card = move - self.codes.back
            self.hands[task.seat].remove(int(card))
            deck.cards.insert(0, int(card))
            deck.origins.insert(0, -1 - int(self.sightings.returns))
            kind = self.kind_of_card(card)
            self.sightings.note(sightings.RETURNED, task.seat, kind, card, self.sightings.returns)
            self.sightings.returns += 1
        self.tell(f"back {task.seat} {len(task.chosen)}")

    def skip_auction(self, task: Task) -> None:
        """E-8: a character of the auction into the hand; the small deck fills its place."""
        seat = task.seat
        offer = task.chosen[0] - self.codes.seize
        card = self.lift(offer)
        self.auction[seat] = EXCLUDED
        self.tell(f"skip {seat} {self.cards.names[card]}")
        if self.small.cards:
            new = self.small.cards.pop(0)
            origin = self.small.origins.pop(0)
            if origin >= 0:
                self.sightings.show("small", origin, -1)
            else:
                self.sightings.turned.append(int(new))
                self.sightings.note(sightings.TURNED, seat, board.PEOPLE, new, -1 - origin)
            if offer % 2:
                self.tips[offer // 2] = new
            else:
                self.bases[offer // 2] = new
        if self.tuckers(seat, True):
            self.bought[seat] = card
            self.push(board.DRAWN, seat, 0, 2)
        else:
            self.into_hand(seat, card)
            self.sightings.note(sightings.CAME, seat, board.PEOPLE, card)

    def _look(self, seat: i64, number: i64) -> None:
        """E-10: the owner sees the top of the big deck."""
        if number == 0:
            return
        for at in range(number):
            self.sightings.show("big", self.big.origins[at], BIT[seat])
        self.push(board.ARRANGE, seat, number)

    def arrange(self, task: Task) -> None:
        """The cards go back in the order named, the first on top."""
        number = task.a
        order = [int(move - self.codes.next) for move in task.chosen]
        order.extend(at for at in range(number) if at not in order)
        looked, origins = self.big.cards[:number], self.big.origins[:number]
        for place in range(number):
            self.big.cards[place] = looked[order[place]]
            self.big.origins[place] = origins[order[place]]
        self.tell(f"arrange {task.seat} {number}")

    # -- rewards again (E-2, E-5)

    def repeat_reward(self, task: Task) -> None:
        one = self.spot_of(task.seat, task.chosen[0])
        row = self.effect_of(task).number
        self.push(board.REWARD, task.seat, one.card, self.cards.printed[one.card].rewards[row - 1].number)

    # -- tokens (E-6, E-7)

    def flip_choices(self, task: Task) -> vec[i64]:
        """Tokens to turn over, in ascending order, attack tokens first; or `done`."""
        effect = self.effect_of(task)
        seat = task.seat
        found = vec[i64]([self.codes.done])
        if len(task.chosen) >= effect.number:
            return found
        last = task.chosen[-1] if task.chosen else 0
        both = effect.choice == 1
        lies = self.pyramids[seat].holding(task.a) is not None
        attacks = self.attacks[seat] if both and lies else 0
        if task.chosen.count(int(self.codes.attack)) < attacks and last <= self.codes.attack:
            found = append(found, self.codes.attack)
        for one in self.pyramids[seat].built:
            for kind in range(3):
                code = self.codes.flip + 3 * self.codes.number(one.level, one.at) + kind
                fits = (kind == tokens.DEFENCE) == both
                if fits and code >= last and task.chosen.count(int(code)) < one.count(kind):
                    found = append(found, code)
        return sorted_codes(found)

    def flip(self, task: Task) -> None:
        seat = task.seat
        law = self.pyramids[seat].holding(task.a)
        for move in task.chosen:
            if move == self.codes.done:
                continue
            if move == self.codes.attack:
                assert law is not None
                token = self.spend_attack(seat)
                law.tokens.append(int(token - tokens.ATTACK + tokens.DEFENCE))
                continue
            spot, kind = (move - self.codes.flip) // 3, (move - self.codes.flip) % 3
            level, at = self.codes.spot(spot)
            one = self.pyramids[seat].find(level, at)
            assert one is not None
            self._turn_over(seat, one, kind)

    def _turn_over(self, seat: i64, one: Built, kind: i64) -> None:
        for place in range(len(one.tokens)):
            token = one.tokens[place]
            if kind_of(token) != kind:
                continue
            if kind == tokens.DEFENCE:
                one.tokens.pop(place)
                self.attacks[seat] += 1
                if token != tokens.DEFENCE:
                    self.false_attacks[seat] += 1
            else:
                one.tokens[place] = int(
                    token - kind + (tokens.MAGIC if kind == tokens.SCIENCE else tokens.SCIENCE)
                )
            return

    def swap_choices(self, task: Task) -> vec[i64]:
        """E-7, step by step: own card, its token, whose, his card, its token, the gems of the price."""
        seat, chosen = task.seat, task.chosen
        price = self.effect_of(task).number
        if not chosen:
            mine = [one for one in self.pyramids[seat].built if one.tokens]
            able = self.screen_size(seat) >= price and any(self._has_tokens(o) for o in self._others(seat))
            found = vec[i64]([self.codes.none])
            for code in self.spots(mine) if able else vec[i64]():
                found = append(found, code)
            return found
        if len(chosen) == 1:
            return self._token_codes(self.spot_of(seat, chosen[0]))
        if len(chosen) == 2:
            return vec[i64](
                [self.codes.seat + other for other in self._others(seat) if self._has_tokens(other)]
            )
        other = chosen[2] - self.codes.seat
        if len(chosen) == 3:
            return self.spots([one for one in self.pyramids[other].built if one.tokens])
        if len(chosen) == 4:
            return self._token_codes(self.spot_of(other, chosen[3]))
        paying = Task(board.GEMS, seat)
        paying.chosen = chosen[5:]
        return self.gem_choices(paying, self.screens[seat], price, price)

    def _others(self, seat: i64) -> list[i64]:
        return [other for other in range(self.players) if other != seat]

    def _has_tokens(self, seat: i64) -> bool:
        return any(one.tokens for one in self.pyramids[seat].built)

    def _token_codes(self, one: Built) -> vec[i64]:
        kinds = sorted({tokens.KINDS.index(int(kind_of(token))) for token in one.tokens})
        return vec[i64]([self.codes.token + kind for kind in kinds])

    def swap(self, task: Task) -> None:
        seat, chosen = task.seat, task.chosen
        effect = self.effect_of(task)
        if chosen[0] == self.codes.none:
            if effect.rewards:
                self.push(board.REWARD, seat, task.a, effect.rewards[0].number)
            return
        other = chosen[2] - self.codes.seat
        mine, theirs = self.spot_of(seat, chosen[0]), self.spot_of(other, chosen[3])
        given = self._pull(mine, chosen[1])
        taken = self._pull(theirs, chosen[4])
        mine.tokens.append(taken)
        theirs.tokens.append(given)
        for move in chosen[5:]:
            colour = move - self.codes.gem
            self.screens[seat][colour] -= 1
            self.screens[other][colour] += 1
        self.tell(f"swap {seat} {other}")

    def _pull(self, one: Built, move: i64) -> int:
        """The first token of that kind comes off a card."""
        kind = tokens.KINDS[move - self.codes.token]
        for place in range(len(one.tokens)):
            if kind_of(one.tokens[place]) == kind:
                return one.tokens.pop(place)
        raise ValueError("there is no such token")

    # -- cards of the hand and of the pyramid (E-9, E-14 … E-17)

    def extra_play(self, task: Task) -> None:
        move = task.chosen[0]
        if move != self.codes.none:
            card = move - self.codes.choose
            self.leave_hand(task.seat, card)
            self.push(board.PLAY, task.seat, card)
            self.revealed[task.seat] = card

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card comes out of the hand for all to see."""
        self.hands[seat].remove(int(card))
        self.sightings.note(sightings.LEFT, seat, self.kind_of_card(card), card)

    def tuck_choices(self, task: Task) -> vec[i64]:
        """E-14: hand cards in ascending order, up to the limit; or `done`."""
        most = self.effect_of(task).number
        found = vec[i64]([self.codes.done])
        if most and len(task.chosen) >= most:
            return found
        last = task.chosen[-1] if task.chosen else -1
        for card in self.hands[task.seat]:
            if self.codes.tuck + card > last:
                found = append(found, self.codes.tuck + card)
        return found

    def tuck_hand(self, task: Task) -> None:
        law = self.pyramids[task.seat].holding(task.a)
        for move in task.chosen:
            if move == self.codes.done or law is None:
                continue
            card = move - self.codes.tuck
            self.hands[task.seat].remove(int(card))
            law.closed.append(int(card))
            kind = self.kind_of_card(card)
            self.sightings.note(sightings.TUCKED, task.seat, kind, card, self.sightings.tucks)
            self.sightings.tucks += 1
        if law is not None:
            law.closed.sort()

    def tuck_free(self, task: Task) -> None:
        """E-15: a free card goes under this law; what lay on it goes back."""
        seat = task.seat
        law = self.pyramids[seat].holding(task.a)
        one = self.spot_of(seat, task.chosen[0])
        self.take_up(one, seat)
        if law is not None:
            law.tucked.append(int(one.card))
            law.tucked.sort()
        self.tell(f"tucked {seat} {self.cards.names[one.card]}")

    def move_choices(self, task: Task) -> vec[i64]:
        """E-16: `none`, or a free card and then another place that is available while it is taken up."""
        pyramid = self.pyramids[task.seat]
        if not task.chosen:
            found = vec[i64]([self.codes.none])
            for code in self.spots(pyramid.free_cards(task.a)):
                found = append(found, code)
            return found
        one = self.spot_of(task.seat, task.chosen[0])
        return self._other_places(task.seat, one)

    def _other_places(self, seat: i64, one: Built) -> vec[i64]:
        pyramid = self.pyramids[seat]
        pyramid.built.remove(one)
        found = vec[i64]()
        own = self.codes.place + self.codes.number(one.level, one.at)
        for code in self.place_codes(seat, LAW_LEVEL, self.codes.place):
            if code != own:
                found = append(found, code)
        pyramid.add(one)
        return found

    def move_free(self, task: Task) -> None:
        """Tokens and laid gems go with the card, recolouring gems on it return."""
        if task.chosen[0] == self.codes.none:
            return
        seat = task.seat
        one = self.spot_of(seat, task.chosen[0])
        self._strip_paint(one)
        self.pyramids[seat].built.remove(one)
        one.level, one.at = self.codes.spot(task.chosen[1] - self.codes.place)
        self.pyramids[seat].add(one)
        self.tell(f"move {seat} {self.cards.names[one.card]} {one.level}")

    def _strip_paint(self, one: Built) -> None:
        for corner in range(4):
            if one.paint[corner] >= 0:
                if not one.gifts & BIT[corner]:
                    self.reserve[one.paint[corner]] += 1
                one.paint[corner] = -1
        for colour in range(4):
            self.reserve[colour] += one.covered[colour]
            one.covered[colour] = 0
        one.gifts = 0

    def recall_choices(self, task: Task) -> vec[i64]:
        found = vec[i64]([self.codes.none])
        for code in self.spots(self.pyramids[task.seat].free_cards(task.a)):
            found = append(found, code)
        return found

    def recall_free(self, task: Task) -> None:
        """E-17: a free card goes back to the hand, without its tokens."""
        if task.chosen[0] == self.codes.none:
            return
        one = self.spot_of(task.seat, task.chosen[0])
        self.take_up(one, task.seat)
        self.into_hand(task.seat, one.card)
        self.sightings.note(sightings.CAME, task.seat, self.kind_of_card(one.card), one.card)
        self.tell(f"recall {task.seat} {self.cards.names[one.card]}")

    # -- gems laid on cards (E-18, E-19)

    def stash(self, task: Task) -> None:
        law = self.pyramids[task.seat].holding(task.a)
        laid = ""
        for move in task.chosen:
            if move != self.codes.done and law is not None:
                colour = move - self.codes.gem
                self.screens[task.seat][colour] -= 1
                law.stash[colour] += 1
                laid += LETTERS[colour]
        if laid:
            self.tell(f"stash {task.seat} {laid}")

    def paint_choices(self, seat: i64, chosen: list[int], most: i64, gems: vec[i64], free: i64) -> vec[i64]:
        """Sectors of own circles in ascending order, each with its colour; or `done` (V-96, E-19, E-20)."""
        used = self.paint_used(chosen)
        if len(chosen) % 2:
            return self._paint_colours(seat, chosen[-1], used, gems, free)
        found = vec[i64]([self.codes.done])
        if len(chosen) // 2 >= most or not self._paint_left(used, gems, free):
            return found
        last = chosen[-2] if chosen else -1
        for one, corner in self.pyramids[seat].sectors():
            code = self.codes.sector + 4 * self.codes.number(one.level, one.at) + corner
            if code > last and len(self._paint_colours(seat, code, used, gems, free)):
                found = append(found, code)
        return sorted_codes(found)

    def paint_used(self, chosen: list[int]) -> vec[i64]:
        """Colours laid so far in a gesture of sectors and colours."""
        used = vec[i64]([0, 0, 0, 0])
        for place in range(1, len(chosen), 2):
            used[chosen[place] - self.codes.colour] += 1
        return used

    def _paint_left(self, used: vec[i64], gems: vec[i64], free: i64) -> bool:
        """Is there a gem, or a free recolouring, for one more sector?"""
        return any(self._paintable(used, gems, free, colour) for colour in range(4))

    def _paintable(self, used: vec[i64], gems: vec[i64], free: i64, colour: i64) -> bool:
        lacking: i64 = 0
        for other in range(4):
            number = used[other] + (1 if other == colour else 0)
            if number > gems[other]:
                lacking += number - gems[other]
        return lacking <= free

    def _paint_colours(self, seat: i64, code: i64, used: vec[i64], gems: vec[i64], free: i64) -> vec[i64]:
        """The colours a sector can take: another than it shows, as far as gems go."""
        spot, corner = (code - self.codes.sector) // 4, (code - self.codes.sector) % 4
        level, at = self.codes.spot(spot)
        one = self.pyramids[seat].find(level, at)
        found = vec[i64]()
        if one is None:
            return found
        shows = self.pyramids[seat].colour(one, corner)
        for colour in range(4):
            if colour != shows and self._paintable(used, gems, free, colour):
                found = append(found, self.codes.colour + colour)
        return found

    def paint(self, seat: i64, chosen: list[int], free: i64) -> None:
        """Gems cover sectors; what no gem is there for, then as much as is free, is a gift (E-20)."""
        gifts = vec[i64]([0, 0, 0, 0])
        left = free
        used = self.paint_used(chosen)
        for colour in range(4):
            if used[colour] > self.screens[seat][colour]:
                gifts[colour] = used[colour] - self.screens[seat][colour]
                left -= gifts[colour]
        for place in range(0, len(chosen) - 1, 2):
            spot, corner = (chosen[place] - self.codes.sector) // 4, (chosen[place] - self.codes.sector) % 4
            colour = chosen[place + 1] - self.codes.colour
            level, at = self.codes.spot(spot)
            one = self.pyramids[seat].find(level, at)
            assert one is not None
            if gifts[colour] > 0:
                gifts[colour] -= 1
                one.lay(corner, colour, True)
            elif left > 0:
                left -= 1
                one.lay(corner, colour, True)
            else:
                self.screens[seat][colour] -= 1
                one.lay(corner, colour, False)


def sorted_codes(codes: vec[i64]) -> vec[i64]:
    found = [int(code) for code in codes]
    found.sort()
    return vec[i64](found)
