game-oh-hell = Oh Hell
pitch-oh-hell = Say how many tricks you will take, and take exactly so many: not one more.
minutes-oh-hell = three quarters of an hour
prompt-oh-hell-bid = How many tricks will you take?
prompt-oh-hell-hook = How many tricks will you take? You deal: anything but { $number }.
move-bid =
    { $value ->
        [0] No trick
        [one] { $value } trick
       *[other] { $value } tricks
    }
log-bid = bids { $value }
fact-oh-hell-bids = Bid for: { $bids } of { $tricks }.
fact-oh-hell-kept = { $seat ->
        [you] You said { $bid } and kept your word.
       *[other] { $seat } said { $bid } and kept the word.
    }
fact-oh-hell-missed = { $seat ->
        [you] You said { $bid } and took { $tricks }.
       *[other] { $seat } said { $bid } and took { $tricks }.
    }
count-bid = said { $number }
place-points = points
reason-kept = { $bid } said, { $tricks } taken
reason-missed = { $bid } said, { $tricks } taken
error-oh-hell-pack = { $players } hands of { $most } cards: the pack has only { $cards } cards.
error-oh-hell-hook = Where all bid at once nobody bids last: switch “hook” off.
error-oh-hell-hook-bid = You deal, so not { $number }: then everybody could be right.
error-oh-hell-no-play = There is no play before all have bid, nor without cards.
option-players = Players
option-ranks = Ranks of a suit
option-most = Cards in the longest hand
option-course = How the hands grow
option-trumps = Trumps
option-bidding = Bidding
option-hook = The dealer's hook
option-scoring = A missed bid
option-hands = Number of deals
value-course-down-up = down to one and up again
value-course-up-down = up and down again
value-course-down = only down
value-course-up = only up
value-trumps-turned = a card is turned
value-trumps-none = none
value-bidding-open = one after another
value-bidding-sealed = all at once
value-scoring-exact = brings nothing
value-scoring-tricks = brings a point a trick
value-scoring-minus = costs a point for each trick amiss
preset-short = Short
preset-sealed = Closed fists
preset-no-trumps = No trumps
preset-tiny = Tiny
lesson-welcome = Say how many tricks you will take, and then take just so many. One too many is as bad as one too few.
lesson-bid = Count aces, guarded kings and high trumps: that is about your number.
lesson-play = Watch your own number: while you are short, take; once you have it, get out of the way.
lesson-sheet = Ten and your number for a word kept.
advice-A-1 = Count aces, guarded kings and trumps, and bid the nearest number you may.
advice-A-2 = Short of tricks and on lead: lead a card nobody can beat.
advice-A-3 = You have your tricks: lead your lowest card.
advice-A-4 = Last to play and short of tricks: win as cheaply as you can.
advice-A-5 = Short of tricks: play high.
advice-A-6 = You have your tricks: throw the highest card that does not win.
advice-A-7 = Otherwise your lowest card.
