# Viceroy.

game-viceroy = Viceroy
pitch-viceroy = Closed fists, bright gems and a pyramid of people who owe you favours.
minutes-viceroy = 45–60 minutes
hand-number = Game { $number }

preset-solo = Alone, for a record
preset-duel = Two players and two virtual rivals
preset-strict = Tokens run out, ties are shared, the line is drawn by lot
preset-tiny = A tiny game for study

## What the table asks

prompt-start = Choose the first card of your pyramid.
prompt-laws = Law phase: a card from your hand, or none?
prompt-bid = Auction, round { $round }: what is in your fist?
prompt-keep = № { $card } is yours. Keep it, or pass?
prompt-build = Where does № { $card } go?
prompt-recolour = Leftover gems may recolour sectors of your circles.
prompt-play = Lay № { $card }.
prompt-gems =
    { $number ->
        [one] Take a gem from the reserve.
       *[other] Take gems from the reserve: up to { $number } more.
    }
prompt-draw = A card for your hand: from which deck?
prompt-drawn = № { $card }: into your hand, or under the law?
prompt-own-gem = The reserve has no such gem. Use one of your own?
prompt-any-gem = An infinite gem of which colour?
prompt-option = № { $card }: what will you have?
prompt-back =
    { $number ->
        [one] One card goes back on the deck.
       *[other] { $number } cards go back on the deck, the last one on top.
    }
prompt-repeat = Whose reward once more?
prompt-flip = Turn over which tokens?
prompt-swap = Swap a token with somebody?
prompt-skip = Which character comes to your hand?
prompt-extra = One more card from your hand?
prompt-arrange = Put these cards in order; the first one will lie on top.
prompt-tuck-hand = Tuck cards of your hand under № { $card }.
prompt-tuck-free = Which free card goes under № { $card }?
prompt-move-free = Move a free card?
prompt-recall = Take a free card back into your hand?
prompt-stash = Lay gems on № { $card }.
prompt-paint = Recolour which sectors?
prompt-pick = The colour is yours: which card?
prompt-claim = Two of you, two cards. What do you claim?
prompt-match = A rival bid the same: the tip card, or on with the auction?
prompt-seize = Your attack: take any card that is left.
prompt-drop = The rival attacks: which card is gone?

## Moves

move-choose = № { $card }
move-none = Nothing
move-bid =
    { $value ->
        [B] A blue gem
        [R] A red gem
        [G] A green gem
       *[Y] A yellow gem
    }
move-attack = An attack token
move-take =
    { $value ->
        [base] At the base: № { $card }
       *[tip] At the tip: № { $card }
    }
move-claim =
    { $value ->
        [base] The base
        [tip] The tip
       *[any] Either
    }
move-continue = Go on
move-seize = Take № { $card }
move-drop = Remove № { $card }
move-gem =
    { $value ->
        [B] Blue
        [R] Red
        [G] Green
       *[Y] Yellow
    }
move-keep = Keep
move-refuse = Refuse and pass
move-draw =
    { $value ->
        [law] The law deck
       *[small] The small deck
    }
move-own = My own gem
move-colour =
    { $value ->
        [B] Blue
        [R] Red
        [G] Green
       *[Y] Yellow
    }
move-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
       *[3] { $first_card }, { $second_card }, { $third_card }
    }
move-seat = { $seat }
move-token = { $token_card }
move-next = № { $card } next
move-infinite =
    { $value ->
        [B] Use the infinite blue
        [R] Use the infinite red
        [G] Use the infinite green
       *[Y] Use the infinite yellow
    }
move-discount =
    { $value ->
        [B] One blue less
        [R] One red less
        [G] One green less
       *[Y] One yellow less
    }
move-exchange = Two { $other_gem } for a { $gem }
move-best = As suggested
recolour-points =
    { $points ->
        [one] With these gems { $points } point
       *[other] With these gems { $points } points
    }
recolour-less = { $points } fewer than suggested
recolour-sector = Sector { $place }
recolour-as-it-was = As it was
recolour-lay =
    { $number ->
        [0] Lay nothing
        [one] Lay { $number } gem
       *[other] Lay { $number } gems
    }
recolour-best = As suggested
recolour-none = Take all back
move-place =
    { $where ->
        [left] Level 1, at the left end
        [right] Level 1, at the right end
       *[above] Level { $level }, place { $number } from the left
    }
move-build =
    { $where ->
        [left] Level 1, at the left end
        [right] Level 1, at the right end
       *[above] Level { $level }, place { $number } from the left
    }
move-pay =
    { $where ->
        [left] Level 1, at the left end: pay by hand
        [right] Level 1, at the right end: pay by hand
       *[above] Level { $level }, place { $number } from the left: pay by hand
    }
move-at = № { $card }, level { $level }
move-sector =
    { $corner ->
        [TL] № { $card }, at the top left
        [TR] № { $card }, at the top right
        [BL] № { $card }, at the bottom left
       *[BR] № { $card }, at the bottom right
    }
move-flip = № { $card }: { $token_card }
move-back = Put back № { $card }
move-tuck = Tuck № { $card }
log-take =
    { $seat ->
        [you] take { $where ->
            [there] № { $card }
           *[told] the card: { $value }
        }
       *[other] takes { $where ->
            [there] № { $card }
           *[told] the card: { $value }
        }
    }
log-continue =
    { $seat ->
        [you] go on
       *[other] goes on
    }
log-draw =
    { $seat ->
        [you] draw from { $value ->
            [law] the law deck
           *[small] the small deck
        }
       *[other] draws from { $value ->
            [law] the law deck
           *[small] the small deck
        }
    }
log-own =
    { $seat ->
        [you] use a gem from behind the screen
       *[other] uses a gem from behind the screen
    }
log-place =
    { $where ->
        [left] at the left end of level 1
        [right] at the right end of level 1
        [above] on level { $level }, place { $number } from the left
       *[told] on { $value }
    }
log-build =
    { $seat ->
        [you] build { $where ->
            [left] at the left end of level 1
            [right] at the right end of level 1
            [above] on level { $level }, place { $number } from the left
           *[told] on { $value }
        }
       *[other] builds { $where ->
            [left] at the left end of level 1
            [right] at the right end of level 1
            [above] on level { $level }, place { $number } from the left
           *[told] on { $value }
        }
    }
log-pay =
    { $seat ->
        [you] build { $where ->
            [left] at the left end of level 1
            [right] at the right end of level 1
            [above] on level { $level }, place { $number } from the left
           *[told] on { $value }
        }, paying by hand
       *[other] builds { $where ->
            [left] at the left end of level 1
            [right] at the right end of level 1
            [above] on level { $level }, place { $number } from the left
           *[told] on { $value }
        }, paying by hand
    }
log-at =
    { $where ->
        [there] № { $card }
       *[told] the card on { $value }
    }
log-sector =
    { $corner ->
        [TL] № { $card }, at the top left
        [TR] № { $card }, at the top right
        [BL] № { $card }, at the bottom left
        [BR] № { $card }, at the bottom right
       *[told] sector { $value }
    }
log-flip =
    { $seat ->
        [you] turn over { $where ->
            [there] { $token_card } on № { $card }
           *[told] { $value }
        }
       *[other] turns over { $where ->
            [there] { $token_card } on № { $card }
           *[told] { $value }
        }
    }
log-seize =
    { $seat ->
        [you] take № { $card }
       *[other] takes № { $card }
    }
log-drop =
    { $seat ->
        [you] remove № { $card }
       *[other] removes № { $card }
    }
log-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
        [3] { $first_card }, { $second_card }, { $third_card }
       *[told] option { $value }
    }
log-seat =
    { $other_seat ->
        [you] you
        [other] { $other_seat }
       *[told] player { $value }
    }
log-token = { $token_card }
log-next = card { $value } next
log-exchange = two gems ({ $other_gem }) for one ({ $gem })
log-keep =
    { $seat ->
        [you] keep it
       *[other] keeps it
    }
log-refuse =
    { $seat ->
        [you] refuse and pass
       *[other] refuses and passes
    }
log-back =
    { $seat ->
        [you] put back № { $card }
       *[other] puts back № { $card }
    }
log-tuck =
    { $seat ->
        [you] tuck № { $card }
       *[other] tucks № { $card }
    }

## Why not

error-no-card-there = No card lies at that colour.
error-no-such-gem = You have no gem of that colour behind your screen.
error-no-attack-token = You have no attack token.
error-cannot-pay = You cannot pay for any place: the card must be refused.
error-cannot-build = The place is free, but you cannot pay for that level.
error-one-way-to-pay = There is only one way to pay for this: build there.
error-no-fifth-level = Nothing is laid on the fifth level in the law phase.
error-no-such-place = Not there: below, a card goes to an end of the row; above, onto two cards side by side.
error-gems-otherwise = Gems are taken colour by colour, as many as are due and the reserve has.
error-nothing-lies-there = No card lies there: choose one that is on offer.
error-base-goes = The rival takes the base card: yours is the tip card, or another round.
error-gems-in-order = Gems are named in the order of colours: blue, red, green, yellow.
error-characters-only = It must be a character of your pyramid.
error-replace-own = It must be a card of your own pyramid, on the fourth level at most.
error-not-free = It must be another free card: at an end of its level, with nothing resting on it and nothing tucked under it.
error-same-place = The card goes to another place.
error-no-tokens-there = No token lies on that card, yours or your opponent’s.
error-no-such-token = No such token lies on that card.
error-no-such-partner = Exchange with another player who has tokens in his pyramid.
error-no-such-law = The card can be tucked only under a law that lets it be.
error-cards-in-order = Name each card once and in order: characters first, then laws, from the lowest number up.
error-other-deck = Only cards of its own kind go back on this deck.
error-no-such-option = The law offers no such reward.
error-nothing-to-flip = There is no such token, or it should have been named earlier.
error-not-looked-at = That is none of the cards looked at, or it is named already.
error-no-such-sector = Recolour sectors of circles in your own pyramid, in order, from the lowest level and the left, and each but once.
error-no-such-colour = It must be another colour than the sector shows, and you need a gem of it behind your screen.
error-colour-now = First name the colour of that sector.
error-sector-first = First name a sector.
error-nothing-to-lower = That does not lower the payment, or it should have been named earlier.
error-not-paid-yet = Your gems do not suffice yet: lower the payment.
error-not-now = That is not what is asked now.
error-option-rivals = Players and rivals are four at most.
error-option-alone = A player alone needs a rival.
error-option-deck = The set has too few characters for so many turns and players.
error-option-card-set = There is no card set “{ $given }”. A set of your own is a file NAME.toml in the folder that LOMBER_CARD_SETS names; its name is of Latin letters, digits, “-” and “_”.
error-option-card-set-broken =
    The card set “{ $given }” has a mistake{ $line ->
        [0] {""}
       *[other] {" "}in line { NUMBER($line, useGrouping: 0) }
    } ({ $rule }). What it is, lomber viceroy check tells.
error-viceroy-two-on-one = Two cards lie on one place ({ $where }).
error-viceroy-broken-row = “{ $pile }”: there is a gap in the lowest row.
error-viceroy-uncarried = Nothing carries the card on { $where }: it lies on two others.
error-viceroy-stash = So many gems do not lie on the card at { $where }: only its law lets them be laid.
error-viceroy-gems = There are four gems of each colour for every player, and all lie somewhere. A study may be `loose`.
error-viceroy-spent = { $seat } has not so many infinite gems.
error-viceroy-tokens = There are not so many tokens of a kind. A substitute is marked with a star: science*
error-viceroy-kept-unpaid = { $seat } cannot pay for the card that is kept.
error-viceroy-no-pyramid = Everybody has a first card in his pyramid by now.

## What lies on the table

fact-turn =
    { $number ->
        [0] The game is being set up.
       *[other] Turn { $number } of { $turns }.
    }
gem-B = blue
gem-R = red
gem-G = green
gem-Y = yellow
chair-B = blue
chair-R = red
chair-G = green
chair-Y = yellow
fact-reserve = Reserve: { $gems }.
fact-screen = Behind your screen: { $gems }, attack { $attacks }.
fact-looked = You see: { $cards }.
fact-winner =
    { $seat ->
        [you] You have won!
       *[other] { $seat } has won.
    }
fact-record = Your score goes into the book of records.
fact-start =
    { $seat ->
        [you] You begin with № { $card }.
       *[other] { $seat } begins with № { $card }.
    }
fact-reveal =
    { $seat ->
        [you] You reveal № { $card }.
       *[other] { $seat } reveals № { $card }.
    }
fact-lay =
    { $seat ->
        [you] You lay № { $card } on level { $level }.
       *[other] { $seat } lays № { $card } on level { $level }.
    }
fact-build =
    { $seat ->
        [you] You build № { $card } on level { $level } for { $gems }.
       *[other] { $seat } builds № { $card } on level { $level } for { $gems }.
    }
fact-build-free =
    { $seat ->
        [you] You build № { $card } on level { $level } and pay no gem.
       *[other] { $seat } builds № { $card } on level { $level } and pays no gem.
    }
fact-circle =
    { $seat ->
        [you] A circle of one colour: you take a gem ({ $gem }).
       *[other] A circle of one colour: { $seat } takes a gem ({ $gem }).
    }
fact-gems =
    { $seat ->
        [you] You take gems: { $gems }.
       *[other] { $seat } takes gems: { $gems }.
    }
fact-draw =
    { $seat ->
        [you] You draw from { $deck ->
            [law] the law deck
           *[small] the small deck
        }.
       *[other] { $seat } draws from { $deck ->
            [law] the law deck
           *[small] the small deck
        }.
    }
fact-bid =
    { $seat ->
        [you] Your fist: { $gem }.
       *[other] { $seat } bids { $gem }.
    }
fact-attack =
    { $seat ->
        [you] Your fist: attack.
       *[other] { $seat } attacks.
    }
fact-pass =
    { $seat ->
        [you] Your hand is empty: you pass.
       *[other] { $seat } passes.
    }
fact-rival = Rival { $number } bids { $gem }.
fact-got =
    { $seat ->
        [you] № { $card } is yours.
       *[other] № { $card } goes to { $seat }.
    }
fact-gone = № { $card } is gone.
fact-claim =
    { $seat ->
        [you] You claim: { $side ->
            [base] base
            [tip] tip
           *[any] either
        }.
       *[other] { $seat } claims: { $side ->
            [base] base
            [tip] tip
           *[any] either
        }.
    }
fact-refund =
    { $seat ->
        [you] Your bid comes back: { $gem }.
       *[other] The bid of { $seat } comes back: { $gem }.
    }
fact-refuse =
    { $seat ->
        [you] You refuse № { $card }.
       *[other] { $seat } refuses № { $card }.
    }
fact-skip =
    { $seat ->
        [you] You take № { $card } without an auction.
       *[other] { $seat } takes № { $card } without an auction.
    }
fact-back = Cards put back on the deck: { $number }.
fact-arrange = Cards looked at and put in order: { $number }.
fact-tuck = A card is tucked under a law.
fact-tucked = № { $card } is tucked under a law.
fact-recall = № { $card } returns to the hand.
fact-move = № { $card } moves to level { $level }.
fact-replace = № { $card } takes the place of № { $other_card }.
fact-underlay = № { $card } goes under № { $other_card }: its tokens are doubled.
fact-stash = Gems laid on a law: { $gems }.
fact-swap =
    { $seat ->
        [you] { $seat } swap a token with { $partner_seat }.
       *[other] { $seat } swaps a token with { $partner_seat ->
            [you] you
           *[other] { $partner_seat }
        }.
    }
fact-last-turn = The next turn is the last.
stock-title = On the table
stock-lines = The score as it stands
stock-tokens = Tokens left
stock-dry = * Run dry: substitutes, or tokens made up of smaller ones.
stock-discard = Out of the game: { $number }
mark-bought = has a card
mark-excluded =
    { $seat ->
        [you] sit this auction out
       *[other] sits this auction out
    }
count-built =
    { $number ->
        [one] { $number } card built
       *[other] { $number } cards built
    }
count-gems =
    { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }
count-attacks = attack { $number }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
zone-base = Base
zone-tip = Tip
zone-pyramid = Pyramid
zone-bought = Bought
zone-revealed = Revealed
zone-big = Big deck
zone-small = Small deck
zone-law-deck = Law deck
phase-start = The first card
phase-laws = Law phase
phase-keep = Payment phase
phase-build = Payment phase
phase-recolour = Recolouring
phase-gems = Taking gems
phase-drawn = Taking cards
phase-own-gem = Reward
phase-any-gem = Reward
phase-option = A law
phase-back = A law
phase-repeat = A law
phase-flip = A law
phase-swap = A law
phase-skip = A law
phase-extra = A law
phase-arrange = A law
phase-tuck-hand = A law
phase-tuck-free = A law
phase-move-free = A law
phase-recall = A law
phase-stash = A law
phase-paint = A law
phase-pick = Auction
phase-claim = Negotiation
phase-match = Auction
phase-seize = Attack
phase-drop = A rival attacks

## The sheet

place-circles = Circles of one colour
place-infinite = Infinite gems
place-laws = Laws
place-points = Point tokens
place-magic = Magic
place-sets = Sets
place-attack = Attacks
place-total = Total
reason-circles = 3 for each circle of one colour, and its bonus
reason-infinite = 3 for each infinite gem, and its bonus
reason-laws = what the laws in the pyramid say
reason-points = point tokens
reason-magic = magic tokens times magic bonuses
reason-sets = 7 for defence, magic and science together
reason-attack = 3 less for each attack without defence
reason-circles-sum = { reason-circles }: { $sum }
reason-infinite-sum = { reason-infinite }: { $sum }
reason-laws-sum = { reason-laws }: { $sum }
reason-points-sum = { reason-points }: { $sum }
reason-magic-sum = { reason-magic }: { $sum }
reason-sets-sum = { reason-sets }: { $sum }
reason-attack-sum = { reason-attack }: { $sum }

## Options

option-players = How many players
option-virtual-rivals = Virtual rivals
option-auction-line = Order of colours
value-auction-line-random = by lot
option-claim-rounds = Claims before nobody gets a card
option-table-talk = Talk before bids
option-solo-two-card = Alone, same bid, two cards
value-solo-two-card-choice = a choice
value-solo-two-card-collide = both bids are lost
option-victory-tie = Equal totals
value-victory-tie-lowest-number = the lowest card number wins
value-victory-tie-shared = victory is shared
option-token-pools = When tokens run out
value-token-pools-substitute = substitutes
value-token-pools-strict = nothing more
option-card-set = Card set
option-open-screens = Open screens
option-recolour-help = Recolouring
value-recolour-help-manual = by hand
value-recolour-help-suggest = with a suggestion
value-recolour-help-auto = by itself
option-hands = Games in the match
option-turns = Turns
option-auction-rounds = Auction rounds
option-start-cards = Cards to start from
option-gem-pairs = Gems of each colour at first
value-auction-line-BRGY = blue, red, green, yellow
value-auction-line-BRYG = blue, red, yellow, green
value-auction-line-BGRY = blue, green, red, yellow
value-auction-line-BGYR = blue, green, yellow, red
value-auction-line-BYRG = blue, yellow, red, green
value-auction-line-BYGR = blue, yellow, green, red
value-auction-line-RBGY = red, blue, green, yellow
value-auction-line-RBYG = red, blue, yellow, green
value-auction-line-RGBY = red, green, blue, yellow
value-auction-line-RGYB = red, green, yellow, blue
value-auction-line-RYBG = red, yellow, blue, green
value-auction-line-RYGB = red, yellow, green, blue
value-auction-line-GBRY = green, blue, red, yellow
value-auction-line-GBYR = green, blue, yellow, red
value-auction-line-GRBY = green, red, blue, yellow
value-auction-line-GRYB = green, red, yellow, blue
value-auction-line-GYBR = green, yellow, blue, red
value-auction-line-GYRB = green, yellow, red, blue
value-auction-line-YBRG = yellow, blue, red, green
value-auction-line-YBGR = yellow, blue, green, red
value-auction-line-YRBG = yellow, red, blue, green
value-auction-line-YRGB = yellow, red, green, blue
value-auction-line-YGBR = yellow, green, blue, red
value-auction-line-YGRB = yellow, green, red, blue

## Advice

advice-A-1 = Early on prefer infinite gems, science and gems; late in the game points, sets and magic.
advice-A-2 = Bid only for a card you can still place after the gem is gone.
advice-A-3 = Keep away from a colour where several rivals surely hold the gem.
advice-A-4 = Two cards at a colour halve the danger of a collision; claim what the other can use less.
advice-A-5 = With few gems, or nothing worth its price, pass and take gems.
advice-A-6 = Play a hand card every law phase; a character goes free to level 4 if a place is open.
advice-A-7 = Level 4 needs ten cards, level 5 fifteen: do not start a fifth level late.
advice-A-8 = Of two equal places take the one that completes a circle of one colour.
advice-A-9 = A magic token is worth the sum of your magic bonuses: start magic only if both are in reach.
advice-A-10 = The third missing kind of a set is worth 7.
advice-A-11 = An attack token kept to the end costs every opponent without defence 3 points.
advice-A-12 = Defence beyond the attack tokens of the others counts only for sets.
advice-A-13 = A leftover gem that completes a circle is worth 3 points and its bonus.
advice-A-14 = A low number in the pyramid lets you choose first.
advice-A-15 = Refuse a bought card that gains less than the gems of a pass.
