# The words of Preferans.

## The name on the shelf

game-preferans-modern = Preferans
pitch-preferans-modern = A talon to bid for, ten tricks and the pulka: the game that keeps people up till morning.
minutes-preferans-modern = an hour or two
preset-book = by the book
preset-leningrad = Leningrad
preset-sochi = Sochi
preset-rostov = Rostov
preset-tiny = tiny

## Games and misères by name

card-10S = 10♠
card-10C = 10♣
card-10D = 10♦
card-10H = 10♥
card-6NT = 6 no trump
card-7NT = 7 no trump
card-8NT = 8 no trump
card-9NT = 9 no trump
card-10NT = 10 no trump
card-M = misère

## What the table asks

prompt-bid = Your bid.
prompt-discard =
    { $number ->
        [0] The talon is yours. Lay two cards away.
       *[other] One more to lay away.
    }
prompt-announce = Announce your game.
prompt-whist = { $seat } plays { $game_card }. Do you whist?
prompt-check = { $seat } plays { $game_card }. Do you check it?
prompt-half = { $seat } takes half a whist. Will you take the whist back?
prompt-whist-or-half = { $seat } passes. A whist, or half of it?
prompt-whist-manner = The whist is yours. How will you play it?
prompt-consent = { $seat }: “The rest are mine.” Agreed?
prompt-consent-misere = { $seat }: “I take no more.” Agreed?
prompt-lead-other = Lead from your partner’s hand ({ $seat }): which card?
prompt-lead-dummy = Lead from the dummy’s hand: which card?
prompt-play-dummy = Play from the dummy’s hand: { SUIT($suit, case: "many") } were led.
prompt-play-other = Play from your partner’s hand ({ $seat }): { SUIT($suit, case: "many") } were led.

## Moves

move-bid-1 = One · 6♠
move-bid-2 = Two · 6♣
move-bid-3 = Three · 6♦
move-bid-4 = Four · 6♥
move-bid-5 = Five · 6 no trump
move-bid = { $game_card }
move-hold = Hold
move-misere = Misère
move-direct = { $game_card } without the talon
move-discard = Lay away { $card }
move-announce = { $game_card }
move-surrender = Three short, no whists
move-whist = Whist
move-half = Half a whist
move-overwhist = Take the whist back
move-accept = Agreed
move-refuse = Play on
move-open = In the light
move-closed = In the dark
move-check = Check
move-trust = Trust
move-claim = The rest are mine
move-offer = The rest are mine, agreed?
move-claim-misere = I take no more
move-offer-misere = I take no more, agreed?
log-discard =
    { $seat ->
        [you] lay cards away
       *[other] lays cards away
    }
log-announce =
    { $seat ->
        [you] play { $game_card }
       *[other] plays { $game_card }
    }
move-play-other = { $card }
move-play-dummy = { $card }
log-play-other =
    { $owner_seat ->
        [you] { $card } (from your hand)
       *[other] { $card } (hand of { $owner_seat })
    }
log-play-dummy = { $card } (dummy)
log-overwhist =
    { $seat ->
        [you] take the whist back
       *[other] takes the whist back
    }

## What the table says

fact-bid = The bid is { $game_card } ({ $seat }).
fact-bid-direct = The bid is { $game_card } without the talon ({ $seat }).
fact-bought =
    { $seat ->
        [you] You bought the talon at { $game_card }.
       *[other] { $seat } bought the talon at { $game_card }.
    }
fact-direct =
    { $seat ->
        [you] You play without the talon: { $game_card }.
       *[other] { $seat } plays without the talon: { $game_card }.
    }
fact-game =
    { $seat ->
        [you] You play { $game_card }: { $number } needed, a trick is worth { $price }.
       *[other] { $seat } plays { $game_card }: { $number } needed, a trick is worth { $price }.
    }
fact-game-old =
    { $seat ->
        [you] You play { $game_card } (price { $value }): { $number } needed, a trick is worth { $price }.
       *[other] { $seat } plays { $game_card } (price { $value }): { $number } needed, a trick is worth { $price }.
    }
fact-game-written =
    { $seat ->
        [you] You play { $game_card } (price { $value }): { $number } needed.
       *[other] { $seat } plays { $game_card } (price { $value }): { $number } needed.
    }
fact-duty =
    { $seat ->
        [you] { $number ->
            [one] You whist and owe { $number } trick.
           *[other] You whist and owe { $number } tricks.
        }
       *[other] { $number ->
            [one] { $seat } whists and owes { $number } trick.
           *[other] { $seat } whists and owes { $number } tricks.
        }
    }
fact-check =
    { $seat ->
        [you] You check: all cards lie open.
       *[other] { $seat } checks: all cards lie open.
    }
fact-check-dark =
    { $seat ->
        [you] You check it.
       *[other] { $seat } checks it.
    }
fact-whist-open = The whist is in the light.
fact-whist-closed = The whist is in the dark.
fact-whist-invite-open = The whist is by invitation, in the open.
fact-whist-invite-dark = The whist is by invitation, in the dark.
fact-whist-alone = The whist is without invitation.
fact-whist-with-talon = The whist is with the talon.
fact-whist-alone-talon = The whist is without the talon.
fact-misere =
    { $seat ->
        [you] You play { $game_card }: not a single trick!
       *[other] { $seat } plays { $game_card }: not a single trick!
    }
fact-raspasy = All passed: a trick costs { $price }.
fact-series = After an all-pass hand: bids from { $number }, a trick of the next one costs { $price }.
fact-last-game =
    { $number ->
        [0] Last deal: { $seat }, { $game_card } made.
       *[other] Last deal: { $seat }, { $game_card }, { $number } short.
    }
fact-last-misere =
    { $number ->
        [0] Last deal: { $seat }, misère made.
        [one] Last deal: { $seat }, { $number } trick at misère.
       *[other] Last deal: { $seat }, { $number } tricks at misère.
    }
fact-last-uvert =
    { $number ->
        [0] Last deal: { $seat } made an uvert.
        [one] Last deal: { $seat } took { $number } trick at uvert.
       *[other] Last deal: { $seat } took { $number } tricks at uvert.
    }
fact-last-surrender = Last deal: { $seat }, { $game_card } given up, three short, no whists.
fact-last-revoked = Last deal: { $seat }, { $game_card } – both sides revoked, the game is not written.
fact-last-raspasy = In the last deal everybody passed.
fact-last-redealt = Last deal everybody passed, and the cards were dealt anew.
mark-eldest = eldest
mark-declarer =
    { $seat ->
        [you] play
       *[other] plays
    }
mark-whister = whists
mark-half = half a whist
mark-checks =
    { $seat ->
        [you] check
       *[other] checks
    }
mark-trusts =
    { $seat ->
        [you] trust
       *[other] trusts
    }
mark-bought = bought
count-pulya = pulya { $number }
count-mountain = mountain { $number }
zone-chosen = To lay away
zone-laid = Laid away
phase-announce = Announcement
phase-whist = Whist
phase-consent = Consent

## The sheet

place-pulya = pulya
place-mountain = mountain
place-whists =
    { $seat ->
        [you] whists on you
       *[other] whists on { $seat }
    }
place-settling = settlement
place-result = result
note-target = pulya to { $number }
note-series = all-pass hands in a row: { $number }
note-price = a trick of the next one costs { $number }
note-lowest = bids from { $number }
reason-game-made = made { $game_card }
reason-game-given = { $game_card }, nobody whisted
reason-game-excused = counted as made, for a revoke: { $game_card }
reason-remise = { $number } short in { $game_card }
reason-whists =
    { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }
reason-whists-shared =
    { $number ->
        [one] half of { $number } trick
       *[other] half of { $number } tricks
    }
reason-consolation = consolation for { $number }
reason-half-whist = half a whist at { $game_card }
reason-whist-remise = whist { $number } short
reason-whist-remise-paid = whisters { $number } short, for a revoke
reason-misere-made = misère made
reason-misere-lost =
    { $number ->
        [one] misère: { $number } trick
       *[other] misère: { $number } tricks
    }
reason-uvert-made = uvert made
reason-uvert-lost =
    { $number ->
        [one] uvert: { $number } trick
       *[other] uvert: { $number } tricks
    }
reason-surrender = three short, no whists, in { $game_card }
reason-help = help: { $number } to { $seat }
reason-helped = helped by { $seat }
reason-excess-off = too much for the pulya, { $number }: { $figure } off the mountain
reason-excess-on = too much of { $seat }’s: { $figure }
reason-sold-aces = sold aces
reason-raspasy =
    { $number ->
        [one] all passed: { $number } trick
       *[other] all passed: { $number } tricks
    }
reason-raspasy-zero = all passed, not a trick
reason-raspasy-zero-off = all passed, not a trick: { $figure } off the mountain
reason-raspasy-fewest = all passed: fewest tricks, the other took { $number }
reason-raspasy-dealer = sat at the talon
reason-settle-mountain =
    { $number ->
        [0] mountain { $height }, amnesty { $amnesty }, left { $rest }: { $exact } in whists
       *[other] mountain { $mountain } and pulya { $number } short, together { $height }; amnesty { $amnesty }, left { $rest }: { $exact } in whists
    }
reason-settle-whists = mutual whists
reason-settle-rounding = to a whole number

## Why not

error-bid-next = Pass, or bid the next game in order.
error-bid-higher = Pass, or bid a higher game.
error-misere-overcalled = Your misère was overcalled: you can only pass.
error-misere-late = Misère can only be your first word.
error-bid-floor = After an all-pass hand the bidding starts at { $number }.
error-peeked-whist = You looked at the talon: you may not whist in this deal.
error-discard-two = Lay two of your cards away.
error-announce-lower = You bought at { $game_card }: nothing lower may be announced.
error-claim-not-certain = The rest are not certain yet.
error-talon-bought = The talon was bought: its cards are in the buyer’s hand.
error-talon-not-his = The talon is the two cards that the declarer took: he has them, or has laid them away.
error-chosen-last = Cards are laid away in ascending order: after this one there is no second.
error-nobody-whisted = Nobody whisted: there is no play.
error-all-passed = All passed: the cards are dealt anew.
error-talon-still-led = The second card of the talon is still to come: in all-pass it leads the second trick.
error-writes-on-himself = “{ $part }”: nobody writes on himself.
error-pulya-overfull = A pulya is never fuller than its target, { $number }.
error-option-pack = Such hands need a pack of { $wanted } cards, not { $given }.
error-option-price = The price is a fraction above nought, like 1/10, not “{ $given }”.

## Options

option-players = How many players
option-gora-factor = Mountain for a missing trick
option-whist-factor = Price of a whist
option-whister-penalty = Responsibility of a whist
option-misere-gora = Mountain for a trick at misère
option-pulya-rate = Whists for a point of the pulya
option-gora-rate = Whists for a point of the mountain
option-sharing = Whist
option-overwhist-all = Who takes the whist back writes it all
option-consolation = Consolation
option-consolation-value = Consolation for a trick
option-consolation-dealer = Consolation for the dealer
option-whist-duty = Duty of two whisters
option-half-whist = Half whists at
option-half-first = The first may change to half
option-ten = Ten
option-misere-over = What overcalls misère
option-misere-first-word = Misère as first word only
option-hold = Who may hold
option-jump-bids = Jumps allowed
option-raspasy-score = All-pass hands are written
option-raspasy-price = Price of a trick when all pass
option-raspasy-exit = Lowest game after all-pass hands
option-raspasy-exit-cycle = Exits go round
option-raspasy-exit-on = What ends the series
option-raspasy-zero = No trick when all pass
option-raspasy-zero-dealer = The dealer without a trick too
option-raspasy-amnesty = Amnesty when all pass
option-raspasy-talon = Talon when all pass
option-raspasy-third-lead = Third lead when all pass
option-surrender = Giving up
option-stalingrad = Stalingrad
option-sold-aces = Paid talon
option-end = When the pulka ends
option-target = Height of the pulya
option-max-deals = Most deals
option-price = Money for a whist
option-hands = Deals
option-draw = Draw for the first deal
option-suits = Suits
option-ranks = Ranks
option-hand-cards = Cards in a hand
option-lowest-game = Lowest game
value-gora-factor-1 = the price of the game
value-gora-factor-2 = twice the price of the game
value-whist-factor-1 = the price of the game
value-whist-factor-2 = twice the price of the game
value-whister-penalty-half = half
value-whister-penalty-full = full
value-pulya-rate-5 = 5
value-pulya-rate-10 = 10
value-pulya-rate-20 = 20
value-sharing-greedy = greedy
value-sharing-gentleman = gentleman
value-sharing-gentleman-always = always gentleman
value-consolation-within = within the tricks
value-consolation-extra = on top of the tricks
value-consolation-none = none
value-whist-duty-individual = each for himself
value-whist-duty-soft = soft
value-whist-duty-joint = joint
value-ten-whist = is whisted
value-ten-check = is checked
value-misere-over-nine = nine
value-misere-over-nine-no-talon = nine without the talon
value-misere-over-ten = ten
value-hold-senior-two = the senior of two
value-hold-once = anybody, once
value-hold-off = nobody
value-raspasy-score-gora = on the mountain
value-raspasy-score-whists = in whists
value-raspasy-exit-on-made = a game made
value-raspasy-exit-on-any = any game
value-raspasy-exit-on-whisted = a whisted game made
value-raspasy-zero-price = the price of a trick in the pulya
value-raspasy-zero-gora = off the mountain
value-raspasy-zero-one = one point in the pulya
value-raspasy-zero-none = nothing
value-raspasy-talon-open = opened
value-raspasy-talon-closed = closed
value-raspasy-third-lead-eldest = the eldest hand
value-raspasy-third-lead-winner = the winner
value-surrender-off = not allowed
value-surrender-three = three short, no whists
value-sold-aces-off = no
value-sold-aces-points = in points
value-sold-aces-tricks = in tricks
value-end-first = somebody’s pulya is full
value-end-all = all pulyas are full
value-end-sum = by the sum of the pulyas
value-end-deals = after so many deals

## Advice

advice-A-1 = Bid one above your certain tricks: five buy for six, six for seven, seven for eight. With eight do not go to nine.
advice-A-2 = Once bidding, name your suits to the end.
advice-A-3 = No trumps on your own lead: an ace and six to the king; five to the ace with an honour and an ace outside; four to the king and three aces.
advice-A-4 = No trumps on another’s lead: four aces with king and queen or two kings; or three aces and two kings.
advice-A-5 = Do not pass good cards merely to catch another.
advice-A-6 = Without certain tricks do not whist.
advice-A-7 = Alone at whist? Play in the light.
advice-A-8 = Against no trumps whist with two aces, with ace and king, or with an ace and king and queen elsewhere.
advice-A-9 = Never go alone against eight or nine.
advice-A-10 = Near the end everything is double: whist with care.
advice-A-11 = Lead the suit your fellow bid, or your own of five with ace and king.
advice-A-12 = Lead small when the declarer plays next, your highest when he is last.
advice-A-13 = Your first discard shows your best suit.
advice-A-14 = Do not discard the suit the declarer holds.
advice-A-15 = Never guard one suit together: throw the one your partner has shown.
advice-A-16 = Throw the suit the declarer is trumping, but keep one or two to lead.
advice-A-17 = Play to the last card; take nobody’s word for it.
advice-A-18 = Misère when no suit can be forced.
advice-A-19 = With one card in danger, misère only with a void elsewhere.
advice-A-20 = At misère never take a trick by your own will.
advice-A-21 = Answer your partner’s suit; void in it, throw the high cards of the dangerous one.
advice-A-22 = Do not lead the suit the misère player lacks: he would throw his danger.
advice-A-23 = When all pass, throw the highest card of a short suit.
advice-A-24 = Under a card of the talon play as high as you can.
advice-A-P1 = With less than that, pass.
advice-A-P2 = Lay away what takes nothing; at misère what is in danger.
advice-A-P3 = Announce the suit with the most certain tricks.
advice-A-P4 = Half a whist costs nothing: take it.
advice-A-P5 = To check a ten costs nothing.
advice-A-P6 = Take from the declarer cheaply, leave your partner’s tricks alone.
advice-A-P7 = Draw the trumps, then play your top cards.
advice-A-P8 = Against misère stay below the player.
advice-A-P9 = The rest as it comes.
advice-A-P10 = When all pass, stay below; if you must take, take high.

## Classic and Hussar

game-preferans-classic = Classic Preferans
pitch-preferans-classic = Record, kurochka and whists: the Preferans of great-grandfathers, with invitations and sold aces.
minutes-preferans-classic = an evening
game-preferans-hussar = Hussar Preferans
pitch-preferans-hussar = Two players in the dark: each has a talon of his own, and remises are written as whists.
minutes-preferans-hussar = half an hour
preset-classic = classic
preset-classic-plain = plain
preset-classic-decimal = decimal
preset-classic-limited-10 = kurochka up to 10
preset-classic-limited-20 = kurochka up to 20
preset-classic-limited-30 = kurochka up to 30
preset-classic-pot = with a pot
preset-classic-screw = with the screwing table
preset-classic-full = with misères, uverts and vystavka
preset-flat = ten a trick
card-SM = small misère
card-SU = small uvert
card-GM = great misère
card-GU = great uvert
prompt-help = Your own record is empty. Whose do you write off?
prompt-parts = Into how many parts do we cut the pot?
move-bid-old-1 = Spades · 6♠
move-bid-old-2 = Clubs · 6♣
move-bid-old-3 = Diamonds · 6♦
move-bid-old-4 = Hearts · 6♥
move-bid-old-5 = No trump · 6
move-hold-old = Hold
move-misere-SM = Small misère
move-misere-SU = Small uvert
move-misere-GM = Great misère
move-misere-GU = Great uvert
move-alone = Without inviting
move-alone-talon = Without my talon
move-invite-open = Invite in the open
move-invite-dark = Invite in the dark
move-with-talon = With my talon
move-help = Off the record of { $seat }
move-pot-parts = Into { $value }
phase-help = Whose record
phase-parts = The pot
count-kurochka = kurochka { $number }
count-record = record { $number }
count-pot = in the pot { $number }
place-kurochka = kurochka
place-record = record
place-pot = pot
place-money = money
note-start = record { $number }
note-responsible = responsible whist: everything is double
note-part = part of the pot { $number }
note-parts = parts left: { $number }
reason-vystavka = vystavka
reason-kurochka-taken = kurochka taken by { $seat }
reason-from-kurochka = from the kurochka { $number }
reason-record-taken = written off by { $seat }
reason-from-record = off another’s record { $number }
reason-part = part of the pot: { $number }
reason-part-won = part of the pot won by { $seat }
reason-settle-debt = what is left, against the mean: { $exact }
option-form = Where remises go
option-table = Table of prices
option-kurochka-limit = Limit of the kurochka
option-vystavka = Vystavka
option-start = Record to begin with
option-pot-parts = Parts of the pot
option-miseres = Misères
option-uverts = Uverts
option-invitation = Invitation
option-open-shows = In the open one shows
option-ten-check-method = Checking a ten
option-help-target = Whose record gives
option-raspasy = When all pass
option-five-idle = Who of five rests
option-trick-price = Price of a trick
value-form-kurochka = on the kurochka
value-form-plain = off the record
value-form-pot = into the pot
value-table-1 = first
value-table-2 = second
value-table-3 = big
value-table-4 = decimal
value-table-screw = screwing
value-kurochka-limit-10 = 10
value-kurochka-limit-20 = 20
value-kurochka-limit-30 = 30
value-pot-parts-ask = the dealer says
value-pot-parts-1 = 1
value-pot-parts-2 = 2
value-pot-parts-3 = 3
value-pot-parts-4 = 4
value-pot-parts-5 = 5
value-pot-parts-6 = 6
value-pot-parts-7 = 7
value-pot-parts-8 = 8
value-pot-parts-9 = 9
value-pot-parts-10 = 10
value-pot-parts-11 = 11
value-pot-parts-12 = 12
value-invitation-off = none
value-invitation-open = in the open
value-invitation-dark = in the dark
value-invitation-either = as he likes
value-open-shows-invited = the invited hand
value-open-shows-both = both hands
value-ten-check-method-open-play = by open play
value-ten-check-method-solver = by the solver
value-help-target-left = the left neighbour’s
value-help-target-choose = whose the declarer chooses
value-help-target-largest = the largest
value-raspasy-play = played
value-raspasy-redeal = dealt anew
value-five-idle-next-dealer = who deals next
value-five-idle-previous-dealer = who dealt before
value-trick-price-game = the price of the game
value-trick-price-ten = ten

## Revokes and the like

preset-manners = with revokes
option-manners = Revokes and claims
prompt-review = The deal is played. Has anybody revoked?
phase-review = Claims
move-peek = Peek at the talon
move-claim-revoke = { $seat }: a revoke in trick { $number }
move-claim-revoke-dummy = Dummy: a revoke in trick { $number }
fact-peeked =
    { $seat ->
        [you] You peeked at the talon and may not whist.
       *[other] { $seat } peeked at the talon and may not whist.
    }
fact-commanded = The cards were shown too soon: the whisters play them.
reason-revoke = revoke at { $game_card }: { $number }
reason-revoke-tricks =
    { $number ->
        [one] revoke against { $game_card }: { $number } trick
       *[other] revoke against { $game_card }: { $number } tricks
    }
reason-revoke-passed = revoke when all passed: { $number }
reason-peek = peeked at the talon: { $game_card }
step-settle-mountain = mountains
step-settle-whists = whists
step-settle-rounding = to whole numbers
step-settle-debt = what is left over

log-peek =
    { $seat ->
        [you] peek at the talon
       *[other] peeks at the talon
    }

# A first game, phase by phase
lesson-welcome = Preferans: thirty-two cards, ten to each of you and two in the talon. In every deal one plays alone for the tricks he has promised, and the others try to stop him; if nobody dares, all play to take as few as possible.
lesson-bid = The auction goes up step by step: six spades, clubs, diamonds, hearts, no trumps, then seven spades, and so on. Which game you play you say when you have taken the talon. A misère promises to take nothing. Who passes speaks no more.
lesson-exchange = You have bought it: the talon is turned up and is yours. Throw two cards away, closed. Keep a long suit and aces; throw what would only lose.
lesson-announce = Now name what you really play: not less than you have bid, in any suit.
lesson-whist = The others decide. “Whist” means: I help to stop him, and my side has its own number of tricks to make. “Pass” risks nothing. Count your sure tricks: two are mostly enough for a whist.
lesson-play = Follow suit; without the suit you must trump; without both, lay anything. Left of the dealer leads first. Each trick to who laid the highest trump, or else the highest card of the suit.
lesson-sheet = This is the pulka. In the middle of your field stands the pulya (games made), nearer the middle of the sheet the mountain (fines), along the edge the whists you have written on each of the others. At the end everything becomes whists; touch a figure to read where it comes from.
