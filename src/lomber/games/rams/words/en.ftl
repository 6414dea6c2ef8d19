game-rams = Rams
pitch-rams = Five cards, aces dearer than gold, and a record to be written down to nothing.
minutes-rams = half an hour
prompt-rams-answer = { $card } was exposed in giving. Do you take it?
move-accept = Take it
move-refuse = Refuse it
move-expose = Expose a card in giving
fact-last-flush = { $seat } showed a flush in the last hand.
fact-last-four-aces = { $seat } opened four aces and took the Rams.
fact-last-jacks = { $seat } finished the Rams with jacks.
reason-aces = aces
reason-jacks = jacks
reason-jacks-offset = jacks against the remise
reason-flush = flush
reason-flush-remise = another’s flush
reason-four-aces = four aces
reason-takes = takes the Rams
note-rams = Rams taken: { $number }
zone-exposed = Exposed card
phase-answer = Exposed card
error-mouche-binding = You were dealt an ace: you may not pass.
error-mouche-staying = An ace may not be thrown off.
error-rams-lead = You must lead the ace of trumps, or the king from king and queen, and then the queen.
error-rams-ace = On a court card of trumps you must play the ace of trumps.
option-players = How many players
option-deck-for-four = Pack for four
option-ace-discard = Throwing off aces
option-jacks-vs-remise = Jacks without a trick
option-games = Number of Rams
option-manners = Irregularities
option-hands = Number of deals
value-deck-for-four-32 = 32 cards
value-deck-for-four-52 = 52 cards
value-ace-discard-forbidden = forbidden
value-ace-discard-allowed = allowed
value-jacks-vs-remise-offset = set off
value-jacks-vs-remise-cancel = cancel the remise
preset-200 = From two hundred
preset-strict = Strict
preset-reshuffle = New stock
preset-manners = With irregularities
preset-tiny = Tiny
advice-A-R1 = Be careful: without an ace, a sure trick or two trumps, pass; with an ace, exchange to trumps.
advice-A-R2 = Keep trumps; any trick saves your aces.
advice-A-R3 = Jacks and a poor hand: write them off and pass.
advice-A-R4 = With five or less left wait for jacks; play only if your tricks finish the game.
advice-A-R5 = Four of a suit: buy one for the flush.
advice-A-R6 = As dealer count the turned-up card before you pass.
move-throw = Throw off { $card }
move-drop = Drop { $card } and take the turned-up card
move-leave = Leave the turned-up card
move-next = Nothing to claim
move-claim = { $seat } broke a duty in trick { $number }
fact-last-played = The last hand was played out.
fact-last-sole = Only { $seat } played the last hand.
fact-last-void = Everybody passed in the last hand.
reason-tricks = tricks
reason-remise = remise
reason-overshoot = too many tricks: back to the start
reason-fine = fine
reason-owes = owes the winner
reason-broken-off = settled unfinished
mark-shown = shown
count-record = record { $number }
count-bought =
    { $number ->
        [0] bought none
       *[other] bought { $number }
    }
place-record = record
place-balance = side account
zone-shown = Shown cards
zone-opened = Opened hand
phase-declare = Declaration
phase-reshuffle = New stock
phase-turnup = Turned-up card
phase-claim = Claims
option-start-record = Starting record
option-price = Price of a point
option-sole-player = Only one plays
option-overshoot = Too many tricks
option-must-overtrump = Must overtrump
option-stock-exhaustion = Empty stock
option-first-dealer = First dealer
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-sole-player-all-five = takes all five tricks
value-sole-player-no-score = nothing is written
value-sole-player-dealer-must-play = the dealer must play
value-overshoot-off = do not matter
value-overshoot-one-or-two = from 1 or 2 back to the start
value-overshoot-any = from 5 or less back to the start
value-stock-exhaustion-limit = no more is bought
value-stock-exhaustion-reshuffle = throw-offs are shuffled anew
note-start = records from { $number }

log-accept =
    { $seat ->
        [you] take it
       *[other] takes it
    }
log-refuse =
    { $seat ->
        [you] refuse it
       *[other] refuses it
    }
log-drop =
    { $seat ->
        [you] drop { $card } and take the turned-up card
       *[other] drops { $card } and takes the turned-up card
    }
log-leave =
    { $seat ->
        [you] leave the turned-up card
       *[other] leaves the turned-up card
    }
log-expose =
    { $seat ->
        [you] expose a card in giving
       *[other] exposes a card in giving
    }
