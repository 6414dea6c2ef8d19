# The words of Konchinka.

## The name on the shelf

game-konchinka = Konchinka
pitch-konchinka = Take an equal card from the table, or cards that add up to yours. A jack sweeps it all. Up to fifteen.
minutes-konchinka = half an hour

preset-figures = figures have values
preset-several = take all you can, or lay down
preset-strict = who can take must take
preset-pool = for a pool, figures have values
preset-tiny = a tiny pack

## What the table asks

prompt-turn = Your turn: which card?
prompt-choose = { $card } can take in several ways. Touch the cards on the table.
prompt-take-or-lay = Touch what { $card } takes, or lay it down.

## Moves

move-play-takes = { $card } takes { $cards }
log-play-takes =
    { $seat ->
        [you] { $card }: you take { $cards }
       *[other] { $card }: takes { $cards }
    }
move-take = Take { $card }
log-take =
    { $seat ->
        [you] take { $card }
       *[other] takes { $card }
    }
move-lay = Lay it down
log-lay =
    { $seat ->
        [you] lay it down
       *[other] lays it down
    }

## Why not

error-card-first = First a card of your hand, then the table.
error-no-passing = Nobody passes: play a card.
error-must-take = You can take, so you must.
error-no-such-set = That does not add up to your card.
error-option-open-jack = An open jack belongs to the game where figures have values.
error-option-even = The pack must come out even (K-7).
error-option-table-cards = There may be too few different cards for the table (K-6).
error-konchinka-uneven = A stock of { $number } does not come out even.
error-konchinka-hands = From the dealer’s left the hands have { $lengths } cards: that cannot be here.
error-konchinka-no-choice = With { $cards } there is nothing left to choose.

## What lies on the table

fact-deals =
    { $number ->
        [0] The last deal.
        [one] { $number } more deal.
       *[other] { $number } more deals.
    }
fact-last =
    { $seat ->
        [you] The last take was yours.
       *[other] { $seat } took last.
    }
fact-won =
    { $seat ->
        [you] The partie is yours!
       *[other] { $seat } has won the partie.
    }
mark-last-take = took last
count-record =
    { $number ->
        [one] record { $number } point
       *[other] record { $number } points
    }
count-clubs =
    { $number ->
        [0] no clubs
        [one] { $number } club
       *[other] { $number } clubs
    }
zone-table = Table
zone-chosen = Taking
phase-turn = Turn
phase-choose = What to take

## The record

place-points = points
place-record = record
place-money = money
note-target = up to { $number }
reason-most-cards = most cards
reason-most-clubs = most clubs
reason-two-of-clubs = konchinka: 2♣
reason-ten-of-diamonds = konchinka: 10♦
reason-assured = points assured
reason-record = record
reason-paid = settled for the partie

## Agreements

option-players = How many players
option-variant = Figures
value-variant-plain = the jack takes all
value-variant-figures = jack 11, queen 12, king 13
option-multi-capture = One card may take several sets
option-forced-capture = Must a card take?
value-forced-capture-card = the one chosen, if it can
value-forced-capture-free = never
value-forced-capture-turn = some card, if any can
option-open-jack = A jack among the opening cards
value-open-jack-replaced = is replaced
value-open-jack-allowed = stays
option-early-win = End when points are assured
option-target = Up to how many points
option-tie-break = Two get there in one count
value-tie-break-count-order = the order of counting decides
value-tie-break-higher-total = the higher total decides
option-settlement = Settlement
value-settlement-points = for missing points
value-settlement-pool = a pool for the winner
option-point-price = Kopecks for a point
option-pool-stake = Kopecks for the pool
option-parties = How many parties
option-hands = Play so many games and part
option-draw = Draw cards for the first deal
option-ranks = How many cards in a suit, counted from the ace
option-suits = How many suits in the pack
option-hand-cards = How many cards in a hand
option-table-cards = How many cards on the table

## What the book advises

advice-A-1 = Take so as to carry off most cards.
advice-A-2 = Never lay down the two of clubs or the ten of diamonds while another card will do.
advice-A-3 = As many cards either way? Take where there are more clubs.
advice-A-4 = Keep a jack for a full table or a konchinka; in the last deal let it make the last take.
advice-A-5 = Nothing to take? Lay a figure whose like has gone, or a card that makes no easy sum.
advice-A-6 = A point or two short, a konchinka or the seventh club is worth more than any cards.
