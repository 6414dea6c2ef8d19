# The words of Macao.

## The name on the shelf

game-makao = Macao
pitch-makao = One card each; nine points are best. Too little? Buy another. A natural nine is paid threefold.
minutes-makao = a quarter of an hour

preset-push = equal points: nobody pays
preset-strict = below seven nothing is paid
preset-generous = a replaced card is a natural too
preset-long = three deals a bank, two circles
preset-tiny = a tiny pack

## What the table asks

prompt-buy =
    { $number ->
        [one] You have { $number } point. A card, or enough?
       *[other] You have { $number } points. A card, or enough?
    }
prompt-empty = An empty card. Replace it?

## Moves

move-buy = Card
log-buy =
    { $seat ->
        [you] buy a card
       *[other] buys a card
    }
move-stand = Enough
log-stand =
    { $seat ->
        [you] have enough
       *[other] has enough
    }

## Why not

error-option-pack = There are not enough cards: everybody needs one.
error-option-pack-draw = One pack is too small to draw for the seats.
error-makao-full-hand = With two counting cards nobody buys any more.
error-makao-stock-left = The stock is made anew when it has run out.
error-makao-nothing-to-buy = There is no card left to buy: the deal would have been settled.
error-makao-hand = “{ $pile }”: everybody has a card, and no more than two that count.
error-makao-first = “{ $pile }”: this was not the first card received.
error-makao-received = “{ $pile }”: these are not what is left of the cards received.

## What lies on the table

fact-bank =
    { $seat ->
        [you] You keep the bank; the stake is { $stake }.
       *[other] { $seat } keeps the bank; the stake is { $stake }.
    }
fact-won =
    { $seat ->
        [you] You have { $points } ({ $cards }) against { $banker_points }: +{ $amount }.
       *[other] { $seat }: { $points } ({ $cards }) against { $banker_points }, +{ $amount }.
    }
fact-won-natural =
    { $points ->
        [9] { $seat }: a natural nine ({ $cards }), threefold: +{ $amount }.
        [8] { $seat }: a natural eight ({ $cards }), twofold: +{ $amount }.
       *[other] { $seat }: a natural seven ({ $cards }): +{ $amount }.
    }
fact-won-fewer =
    { $seat } ({ $cards }): { $points } each, but fewer cards{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }: +{ $amount }.
fact-lost = { $seat }: { $points } ({ $cards }) against { $banker_points }, { $amount }.
fact-lost-natural =
    { $banker_points ->
        [9] { $seat } ({ $cards }): the banker has a natural nine, threefold: { $amount }.
       *[other] { $seat } ({ $cards }): the banker has a natural eight, twofold: { $amount }.
    }
fact-lost-equal =
    { $seat } ({ $cards }): { $points } each, the banker’s{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }: { $amount }.
fact-below-seven =
    { $seat }: { $points } ({ $cards }), short of seven{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }: { $amount }.
fact-push = { $seat } ({ $cards }): { $points } each, nobody pays.
fact-banker-had =
    { $seat ->
        [you] You kept the bank: { $points } ({ $cards }).
       *[other] The banker ({ $seat }): { $points } ({ $cards }).
    }
mark-banker = banker
count-bought = bought { $number }
zone-bought = Bought
zone-aside = Thrown aside
phase-buy = Buying
phase-reshuffle = Shuffling

## Money

place-balance = balance
note-stake = stake { $number }
note-deal = deal { $number }
note-deals = deals in all: { $number }
reason-won = { $points } against { $banker_points }
reason-won-natural = a natural { $points }: { $stakes ->
        [3] threefold
        [2] twofold
       *[other] the stake
    }
reason-won-fewer =
    equal, but fewer cards{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }
reason-lost = { $points } against { $banker_points }
reason-lost-natural = the banker’s natural { $banker_points }: { $stakes ->
        [3] threefold
       *[other] twofold
    }
reason-lost-equal =
    equal: the banker’s{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }
reason-below-seven =
    below seven{ $stakes ->
        [3] , threefold
        [2] , twofold
       *[other] { "" }
    }
reason-push = equal: nobody pays
reason-bank = the bank, with { $points }

## Agreements

option-players = How many players
option-stake = The stake, in kopecks
option-tie = Equal points
value-tie-fewer-cards-then-banker = fewer cards win, then the banker
value-tie-banker = are the banker’s
value-tie-push = nobody pays
option-below-seven = Fewer than seven points
value-below-seven-compare = are compared like any
value-below-seven-lose = always lose
option-banker-naturals = The banker’s natural nine and eight
value-banker-naturals-multiple = win threefold and twofold
value-banker-naturals-single = win the stake
option-replaced-natural = Got for an empty first card: a natural too
option-bank-deals = Deals to a bank
option-circles = How many banks for each
option-hands = Play so many deals and part
option-draw = Draw cards for the seats
option-packs = How many packs
option-ranks = How many cards in a suit, counted from the ace
option-suits = How many suits in a pack

## What the book advises

advice-A-1 = Five may go either way: { $good } unseen cards make seven, eight or nine, { $bad } spoil it.
advice-A-2 = Stand on seven, eight and nine: never spoil them. On average: enough { $stand }, a card { $buy }.
advice-A-3 = Always replace an empty card. On average: enough { $stand }, a card { $buy }.
advice-A-4 = Buy up to four, stand on six. On average: enough { $stand }, a card { $buy }.
advice-A-5 = The banker looks who beats him: stand on six, buy below, unless all have bought badly. On average: enough { $stand }, a card { $buy }.
