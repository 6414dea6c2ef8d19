# The Game: Face to Face.

game-face-to-face = The Game: Face to Face
pitch-face-to-face = Lay out all your numbers before they do. Helping them now and then is the trick.
minutes-face-to-face = 15–20 minutes
hand-number = Game { $number }

## What the table asks

prompt-lay =
    { $number ->
        [one] One more card to lay.
       *[other] Lay at least two cards.
    }
prompt-more = Lay more, or say you are done.
prompt-last-card = Your last card: lay it anywhere it fits and you win.

## Moves

move-lay =
    { $pile ->
        [A] { $number } on your rising pile
        [D] { $number } on your falling pile
        [oA] { $number } on their rising pile
       *[oD] { $number } on their falling pile
    }
log-lay =
    { $pile ->
        [A] { $number } at home, on the rising pile
        [D] { $number } at home, on the falling pile
        [oA] { $number } across, on the rising pile
       *[oD] { $number } across, on the falling pile
    }

## Why not

error-two-first =
    { $number ->
        [one] One more card first: a turn has at least two.
       *[other] Lay two cards first: a turn has at least two.
    }
error-last-card-first = One card is left: laying it is your turn.
error-one-across = You have already given them a card: one a turn.
error-untouched = Nothing can be laid on a pile they have not begun.
error-equal = There is a { $top } on top already: an equal number fits nowhere.
error-must-rise = Your rising pile shows { $top }: lay something higher, or exactly 10 lower.
error-must-fall = Your falling pile shows { $top }: lay something lower, or exactly 10 higher.
error-must-help-rising = Their rising pile shows { $top }: only something lower helps them.
error-must-help-falling = Their falling pile shows { $top }: only something higher helps them.
error-no-second = After { $number } there you could not lay a second card.
error-face-laid-rest = “{ $pile }” holds all that is neither in the hand nor in the stock.
error-face-empty-hand = “{ $pile }” is empty: he has won, or would have drawn.
error-face-laid-now = More cards are laid in this turn than in the whole game.
error-face-no-second = After the first card no second one fits: nobody begins a turn so.
error-option-numbers = The deck needs as many numbers as there are cards in a hand at least: { $count }.

## What lies on the table

fact-across-free = A card across is still open: one a turn.
fact-across-used = A card has gone across: the hand will be filled up.
fact-draw =
    { $number ->
        [0] The stock is empty: nothing to draw.
        [one] Stop now and draw one card.
       *[other] Stop now and draw { $number } cards.
    }
fact-refill =
    { $number ->
        [0] The stock is empty: nothing to draw.
        [one] Stop now and fill your hand: one card.
       *[other] Stop now and fill your hand: { $number } cards.
    }
fact-won =
    { $seat ->
        [you] You have won!
       *[other] { $seat } has won.
    }
count-stock =
    { $number ->
        [0] stock empty
        [one] { $number } card in stock
       *[other] { $number } cards in stock
    }
count-wins =
    { $number ->
        [one] { $number } win
       *[other] { $number } wins
    }
mark-one-a-turn = one a turn
zone-up = Rising
zone-down = Falling
phase-lot = Who starts
phase-silver = The silver pack
phase-gold = The gold pack
phase-turn = Turn

## The sheet

place-wins = wins
reason-all-laid = laid every number
reason-stuck = the other could not lay two

## Options

option-starter = Who starts
value-starter-lot = by lot
value-starter-seat0 = the first seat
option-single-card-finish = The last card may be laid alone
option-match-wins = Wins in a match
option-hands = Games at most
option-numbers = Numbers in a pack
option-hand-size = Cards in a full hand
preset-match = A match to three wins
preset-last-card = The last card may be laid alone
preset-tiny = A tiny game for study

## Advice

advice-A-1 = Lay the cheapest two cards or more: the fewer steps, the better.
advice-A-2 = Look for a chain: a card that lets another come back ten.
advice-A-3 = Help as little as you can, best where it spoils a trick.
advice-A-4 = Your hand grows short: a card across fills it again.
advice-A-5 = Keep your piles apart, and never be left with a single card.

note-match-wins = Wins that end the match: { $number }
