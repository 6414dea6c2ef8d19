game-cities = Cities
pitch-cities = Bid with flights, collect a city of every colour, and mind what burns.
minutes-cities = 20–40 min

preset-duel = Two players, to three wins
preset-strict = Stricter: a pair burns alone, one finisher, open flights
preset-tiny = The smallest Cities

## What the table asks

prompt-lay = Which card will you lay face down?
prompt-flight = You have laid { $card }. Which flight goes with it?
prompt-take = Your choice: take a city.
prompt-take-exchange = Your choice: take an exchange.
prompt-swap = You must swap a city worth { $number }. Which for which?
prompt-swap-any = You must swap: any value you own. Which for which?

## Moves

move-lay = Lay { $card }
move-flight = Flight { $card }
move-take = Take { $card }
move-swap = Swap { $card } for { $other_card }
log-lay =
    { $seat ->
        [you] lay { $card }
       *[other] lays { $card }
    }
log-flight = flight { $card }
log-take =
    { $seat ->
        [you] take { $card }
       *[other] takes { $card }
    }
log-swap =
    { $seat ->
        [you] swap { $card } for { $other_card }
       *[other] swaps { $card } for { $other_card }
    }

## Why not

error-lay-now = Everybody lays a card and a flight now.
error-laid-already = You have laid yours; wait for the others.
error-card-first = A card first, then its flight.
error-flight-now = The card is laid; now choose a flight.
error-flight-used = That flight is used. It comes back when the whole set has flown.
error-take-now = Now take one of the cards laid out.
error-not-lying = That card does not lie here.
error-city-first = While a city lies there you take a city; exchanges are for the last.
error-universal-last = While an exchange with a value lies there you take it; the universal one is for the last.
error-must-swap = A swap is possible, so you must make it.
error-swap-value = This exchange is for cities worth { $value }.
error-swap-own = You have no such city in your collection.
error-swap-smaller = You may not swap with a collection smaller than yours.
error-swap-other = Nobody else has that city.
error-option-colours = Colours are named once each; there are { $known }.
error-option-colours-out = With so many players { $wanted } of the colours are left out, not { $given }.
error-option-deck = The deck is too small to give everybody a hand.
error-cities-burning = “{ $pile }”: { $cards } would burn; between moves a row is quiet.
error-cities-incomplete = “{ $pile }”: this collection is not complete.
error-cities-no-cards = Nobody holds a card: the deal is over.
error-cities-lying = As many cards lie there as players are still to take one.
error-cities-no-choice = Whoever is to move has no choice here: the table would have gone on.

## What lies on the table

fact-colours = Colours in play: { $colours }.
gem-R = red
gem-O = orange
gem-Y = yellow
gem-G = green
gem-B = blue
gem-V = violet
card-DEP = deportation
card-XU = exchange-any
card-X1 = exchange-1
card-X2 = exchange-2
card-X3 = exchange-3
card-X4 = exchange-4
card-X5 = exchange-5
card-X6 = exchange-6
fact-winner =
    { $seat ->
        [you] You have won the match!
       *[other] { $seat } has won the match!
    }
fact-lay =
    { $seat ->
        [you] You laid { $card } with { $flight }.
       *[other] { $seat } laid { $card } with { $flight }.
    }
fact-take =
    { $seat ->
        [you] You took { $card }.
       *[other] { $seat } took { $card }.
    }
fact-burn =
    { $seat ->
        [you] In your row { $cards } burned.
       *[other] { $seat }: { $cards } burned.
    }
fact-deport =
    { $seat ->
        [you] You lost { $card } to the deportation.
       *[other] { $seat } lost { $card } to the deportation.
    }
fact-swap =
    { $seat ->
        [you] You swapped { $card } for { $other_card } with { $partner_seat }.
       *[other] { $seat } swapped { $card } for { $other_card } with { $partner_seat ->
            [you] you
           *[other] { $partner_seat }
        }.
    }
fact-idle =
    { $seat ->
        [you] You had nothing to swap: { $card }.
       *[other] { $seat } had nothing to swap: { $card }.
    }
mark-first = first player
mark-complete = all colours
count-colours =
    { $number ->
        [one] { $number } colour
       *[other] { $number } colours
    }
count-total = total { $number }
zone-laid = Laid out
zone-bids = Flights bid
zone-takes = Taken in turn
zone-flights = Your flights
zone-used = Used flights
zone-deck = Deck
zone-played = Played pile
phase-lot = Lot for the first player
phase-colours = Colours
phase-lay = Laying
phase-take = Taking
phase-swap = Swap
phase-reshuffle = New deck

## The sheet

place-points = points
place-wins = wins
count-target = to { $number }
reason-finisher = finished: the highest of each colour ({ $row }): { $sum }
reason-collection = collection: value or difference in each colour ({ $row }): { $sum }
reason-deal-won = won the deal ({ $row })

## Options

option-players = How many players
option-removed-colours = Colours left out
value-removed-colours-random = by chance
option-match = The match
value-match-points = by points
value-match-wins = by deals won
option-target = Play to
option-third-of-colour = A third city of a colour
value-third-of-colour-all-three = burns all three
value-third-of-colour-pair-only = burns only the two neighbours
option-two-finishers = Complete in the same round
value-two-finishers-both = both are finishers
value-two-finishers-first = only the earlier one
option-show-used-flights = Used flights lie open
option-hands = Deals
option-rounds = Rounds in a deal, at most
option-colours = Colours in play
option-values = Values of cards and flights
option-universals = Universal exchanges
option-deportations = Deportations
option-hand-size = Cards in hand

## Advice

advice-A-1 = Mind the colour of your last city: another one is poison. Lay it out and bid low, or leave it to a rival with the same last colour.
advice-A-2 = A deportation: lay it and bid low, someone else must take it. An exchange you want: lay it and bid lowest.
advice-A-3 = Save flights 6 and 5 for the round with the colour you lack.
advice-A-4 = Never take a third city of a colour unless you want rid of it.
advice-A-5 = In a swap give what hurts least, put the new colour among others, and plant a like neighbour in a rival’s row.
advice-A-6 = Your row is the largest: an exchange is no use to you now, so keep it.
advice-A-7 = The end is near: doubles cost whoever does not finish. Shed or burn them.
place-total = total
