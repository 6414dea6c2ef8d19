game-mushka = Mushka
pitch-mushka = Five tricks, an ace of spades that may not pass, and a record to write down to nothing.
minutes-mushka = twenty minutes
game-mushka-pamfil = Pamfil
pitch-mushka-pamfil = The jack of clubs is Pamfil, the top trump of every deal.
minutes-mushka-pamfil = twenty minutes
game-mushka-shutikha = Shutikha
pitch-mushka-shutikha = Spades are always trumps, and their queen brings eight, or falls to the king.
minutes-mushka-shutikha = a quarter of an hour
game-mushka-mistigri = Mistigri
pitch-mushka-mistigri = The king of clubs, a premium for a flush, and a rare hand that takes the whole pulka.
minutes-mushka-mistigri = twenty minutes
prompt-mushka-announce = Were you dealt Pamfil, the jack of clubs? Announce him if you like.
prompt-mushka-trump = Pamfil is turned up: name the trumps that suit your hand.
move-enter = I play
move-announce-pamfil = Pamfil!
move-decline = Nothing to announce
move-set-trump = Trumps: { $value ->
        [S] spades
        [C] clubs
        [D] diamonds
       *[H] hearts
    }
fact-mushka-pamfil =
    { $seat ->
        [you] { $seat } have announced Pamfil.
       *[other] { $seat } has announced Pamfil.
    }
fact-mushka-careful = You have { $number } left: a trick too many puts your record back to the start.
fact-last-five-spades = { $seat } showed five spades with the queen and took the pulka.
fact-last-mistigri = { $seat } showed Mistigri and took the pulka.
fact-last-flush = { $seat } showed five of a suit and was paid by all.
reason-privilege = the privileged card
reason-queen-trick = the Shutikha’s trick
reason-queen-caught = caught the Shutikha
reason-queen-beaten = Shutikha beaten
reason-five-spades = five spades with the queen
reason-mistigri = Mistigri
reason-flush = five of a suit
reason-pamfil = Pamfil
reason-takes = takes the pulka
note-pulkas = pulkas played: { $number }
error-mouche-binding = With this card you may not pass.
error-mouche-staying = This card may not be thrown off.
error-mushka-no-pamfil = You were not dealt Pamfil.
error-mushka-pamfil-no-club = Pamfil is a trump and no club: you hold clubs and must follow suit.
error-mushka-pamfil-trump = Pamfil is a trump, and your only one: he must be played.
error-mushka-pamfil-led = A led Pamfil is a led trump: you hold { $suit } and must follow suit.
option-deck = Pack
option-settlement = Settlement
option-fixed-stake = Agreed stake
option-spade-ace-privilege = Right of the ace of spades
option-special-discard = Throwing off the privileged card
option-simultaneous-finish = Two finish together
option-announce-then-buy = Declare first, buy afterwards
option-dealer-takes-turnup = The dealer takes the turn-up
option-pulkas = Pulkas
option-pamfil-premium = Premium for Pamfil
option-pamfil-bonus = Pamfil writes off besides
option-spade-ace-too = The ace of spades keeps its rights
option-ace-rank = Place of the ace
option-kc-trump-bonus = King of clubs with clubs trumps
option-kc-over-led-trump-king = King of clubs beats a led trump king
option-flush-payment = Premium for a flush
option-flush-then-play = Play on after the premium
value-deck-by-players = by the players
value-deck-32 = 32 cards
value-deck-36 = 36 cards
value-deck-52 = 52 cards
value-settlement-points = what is left of the records
value-settlement-fixed = one stake from each
value-spade-ace-privilege-free = always
value-spade-ace-privilege-when-void = only without trumps
value-special-discard-forbidden = forbidden
value-special-discard-allowed = allowed
value-simultaneous-finish-trick-order = first in the tricks
value-simultaneous-finish-seat-order = nearest the dealer’s left
value-ace-rank-below-jack = below the jack
value-ace-rank-low = lowest
value-kc-trump-bonus-10 = 10
value-kc-trump-bonus-5 = 5
preset-fixed = For a stake
preset-strict = Strict
preset-two-rounds = Two rounds
preset-reshuffle = New stock
preset-manners = With revokes
preset-ace-too = With the ace of spades
preset-ace-low = Ace low
preset-play-on = Play on
preset-tiny = Tiny
phase-announce = Pamfil
phase-trump = Naming trumps
advice-A-M1 = With weak cards pass; exchanging, keep trumps only, and throw off long plain suits and low cards.
advice-A-M2 = Do not keep plain aces: they get trumped.
advice-A-M3 = Do not throw away every spade (in Mistigri every club): a small one drives the ace out, there the king.
advice-A-M4 = Be slow to lead the ace of spades and, while it is out, the trump ace; in Mistigri the king of clubs and the trump king.
advice-A-M5 = With the ace of spades (in Mistigri the king of clubs) ten points hang on one trick: make sure of it.
advice-A-M6 = With one or two to go count your sure tricks: too many is as bad as none.
advice-A-M7 = Take what can be taken, the cheaper the better; to the rest give your weakest card.
advice-A-PF1 = Always play with Pamfil, and always announce him if dealt.
advice-A-PF2 = Pamfil turned up: name the suit you hold most of.
advice-A-SH1 = Never pass with the queen of spades: the worst is four written off.
advice-A-SH2 = Hold the king of spades for the queen.
advice-A-SH3 = Ruff with the queen of spades rather than lead her while the king is out.
advice-A-MG1 = Three of a suit and the king of clubs: keep four, buy one.
advice-A-MG2 = Four of a suit: buy the fifth if it costs no sure trick.
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
option-players = How many players
option-manners = Revokes and claims
option-hands = Deals

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
