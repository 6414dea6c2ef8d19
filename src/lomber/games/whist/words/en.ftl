# The words of Whist, Whist with dummies and Humbug.

## The name on the shelf

game-whist = Whist
pitch-whist = Two against two, thirteen tricks, the last card dealt is trumps. Attention and a good memory.
minutes-whist = an hour or two
game-whist-dummy3 = Whist for three, with a dummy
pitch-whist-dummy3 = No fourth? His cards lie open, and you take turns to play them, a rubber each.
minutes-whist-dummy3 = an hour or two
game-whist-dummy2 = Whist for two, with two dummies
pitch-whist-dummy2 = Each of you has a hand and a dummy across the table: much to see, plenty to think about.
minutes-whist-dummy2 = about an hour
game-humbug = Humbug (Whist for two)
pitch-humbug = Don’t like your hand? Throw it away and take a pig in a poke: the thirteen cards on your right.
minutes-humbug = half an hour to an hour

preset-no-trumps = without trumps
preset-five = for five
preset-six = for six
preset-manners = with slips and fines
preset-closed = dummy closed until the first lead
preset-tiny = a tiny pack

## What the table asks

prompt-decide = Keep your cards, or take the heap on your right?
prompt-lead-suit = The opponents have named a suit: lead { $suit }.
prompt-answer-lead = { $card } was led out of turn. Accept it, or name a suit?
prompt-correct = The card is taken back: now play { $suit }.
prompt-demand = The revoke is mended. Which of the { $suit } do you ask for?
prompt-reckon = The deal is played. If there was a revoke, say so now; if not, go on.
prompt-fine = The revoke is proved. What will you take: five points or three tricks?

## Moves

move-keep = Keep mine
move-change = Take the heap on the right
move-ask-partner = Not mistaken, partner?
move-correct = Take the card back
move-demand =
    { $value ->
        [highest] Your highest
       *[lowest] Your lowest
    }
move-waive = Never mind, play on
move-accept-lead = Accept the lead
move-name-suit =
    { $value ->
        [S] Lead spades
        [C] Lead clubs
        [D] Lead diamonds
       *[H] Lead hearts
    }
move-next = Go on
move-choose-fine =
    { $value ->
        [points] Five points
       *[tricks] Three tricks
    }
move-lead-early = Lead out of turn: { $card }
move-play-early = Play before second hand: { $card }
move-expose = Expose { $card }
move-call-card = Call for { $card }
move-claim-revoke = Revoke! Trick and place: { $value }
log-correct =
    { $seat ->
        [you] take the card back
       *[other] takes the card back
    }
log-accept-lead =
    { $seat ->
        [you] accept the lead
       *[other] accepts the lead
    }
log-expose =
    { $seat ->
        [you] expose { $card }
       *[other] exposes { $card }
    }
log-call-card =
    { $seat ->
        [you] call { $card }
       *[other] calls { $card }
    }
log-lead-early =
    { $seat ->
        [you] lead out of turn: { $card }
       *[other] leads out of turn: { $card }
    }
log-play-early =
    { $seat ->
        [you] play before the second hand: { $card }
       *[other] plays before the second hand: { $card }
    }

## What lies on the table

fact-changed =
    { $seat ->
        [you] You have changed your cards.
       *[other] { $seat } has changed cards.
    }
fact-called = { $card } is called for: it is played as soon as it may be.
mark-changed = new hand
mark-exposed = cards exposed
mark-early = out of turn
zone-heap = Heap
zone-early = Led out of turn
phase-draw-again = Draw again
phase-decide-nondealer = Keep or change
phase-decide-dealer = Keep or change
phase-answer-lead = A lead out of turn
phase-demand = Revoke mended
phase-correct = Putting it right
phase-reckon = Reckoning
phase-fine = Fine

## The slate

side-S = South
side-N = North
place-below = below the line
place-above = above the line
place-under = under the rubber line
place-over = over the rubber line
place-sum = plus and minus
note-rubber = rubber { $number }
note-rubbers = rubbers in all: { $number }
count-parties =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
reason-leve =
    { $number ->
        [one] { $number } odd trick
       *[other] { $number } odd tricks
    }
reason-honours =
    { $number ->
        [one] { $number } honour
       *[other] { $number } honours
    }
reason-coronet =
    coronet of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
reason-small-slam = small slam
reason-grand-slam = grand slam
reason-partie-end = end of the partie
reason-rubber-end = end of the rubber
reason-fine = fine for a revoke
reason-personal-fine = one alone to blame: the fine is his
reason-partie-net = partie won, the difference
reason-partie-lost-net = partie lost, but more points
reason-partie-total = partie won, the whole sum
reason-partie-lost-total = partie lost, the whole sum
reason-rubber-net =
    { $of ->
        [sides] result of the rubber, { $mine } against { $theirs }
       *[bare] result of the rubber
    }

## Why not

error-turned-not-his = The turned card lies before the dealer until his first play: it is in his hand.
error-whist-honours = Honours: { $number } in all, but there are only { $most } of them.
error-decide-now = First decide: keep your cards or change them.
error-decided = The cards are being played: too late to change.
error-must-correct = Mend the revoke first: play a card of the suit led.
error-not-now = This is not the moment for that.
error-card-called = The opponents have called for { $card }: that is the card to play.
error-suit-named = The opponents have named a suit: lead { $suit }.
error-humbug-thrown = { $place }: who throws all cards away ({ $number }) takes the heap on the right.

## Agreements

option-form = Which whist this is
value-form-four = ordinary
value-form-dummy3 = three players and a dummy
value-form-dummy2 = two players and two dummies
value-form-humbug = Humbug
option-players = How many players; with five or six some sit out in turn
option-trumps = Trumps
value-trumps-turned = the last card dealt
value-trumps-none = none
option-honours-three = What three honours are worth
value-honours-three-2 = 2
value-honours-three-3 = 3
option-coronet-ten = How the table of coronets is read from the ten on
value-coronet-ten-printed = as printed: to the ten 20
value-coronet-ten-regular = evenly: to the ten 15
value-coronet-ten-shifted = to the nine 25, then 5 more a card
option-rubber-bonus = Bonus for the end of the rubber
value-rubber-bonus-10 = 10 alone
value-rubber-bonus-5-10 = 5 and 10 more
option-partie-record = What is kept of a partie
value-partie-record-difference = the difference
value-partie-record-both-totals = both sums
option-draw = Draw for places; otherwise all sit as they came
option-reseat = How partners change after a rubber
value-reseat-rotation = everybody with everybody in turn
value-reseat-draw = by a new draw
value-reseat-none = they stay
option-rubbers = How many rubbers; usually 3, with five players 5, with six 8
option-dummy-shown = When a dummy is laid open
value-dummy-shown-before-lead = before the first lead
value-dummy-shown-after-first-lead = after the first lead
option-two-aces = Without trumps, two aces on each side
value-two-aces-none = nothing to anybody
value-two-aces-leve = 2 to the side with odd tricks
option-humbug-nt-coronets = Coronets without trumps
value-humbug-nt-coronets-double = double
value-humbug-nt-coronets-single = single
option-revoke-slam = Count a slam with tricks taken for a revoke too
option-manners = Slips can be made, and are paid for
option-stake = The price of a point
option-hands = Play so many deals and settle
option-ranks = How many cards in a suit, counted from the ace

## What the book advises

advice-A-0 = No advice speaks of this very case. Take with the smallest card that will do; if you give, give the smallest.
advice-A-1 = Lead from your long suit or from touching cards: the queen from queen, jack, ten.
advice-A-2 = From the ace and small ones, a small one first, the ace next time.
advice-A-3 = From a king with two or three others, a small one; from a king with only one, do not lead at all.
advice-A-4 = From a queen with two others, only if you have nothing better.
advice-A-5 = In a strong suit lead the highest or the lowest, never one from the middle.
advice-A-6 = From king and queen lead the king, but lay the queen to another’s lead. From ace and king the king; from ace, king, queen the queen.
advice-A-7 = Do not lead from ace and queen: wait until somebody else leads the suit, and finesse the queen.
advice-A-8 = From queen and one, or jack and one, lead only when the hand is worth nothing.
advice-A-9 = Do not lead a singleton, it misleads partner. Let the opponents lead it: you ruff the second round.
advice-A-10 = Do not lead a suit the opponents lack, nor a thirteenth card, while trumps are out.
advice-A-11 = When you lead trumps, begin with the highest.
advice-A-12 = Return partner’s suit; but if you have a strong one of your own, show it first.
advice-A-13 = Lead into partner’s void and let him ruff small. A singleton in his suit goes first.
advice-A-14 = Never return the opponents’ suit.
advice-A-15 = With three trumps do not draw them unless partner wants it; with four lead them, with a good suit without fail.
advice-A-16 = The opponents drew trumps, so they have many. Lead what your side can ruff while your trumps last.
advice-A-17 = With four trumps do not ruff what partner will probably win; with few and no honour, do.
advice-A-18 = Do not ruff a thirteenth card unless you play last.
advice-A-19 = Your highest to partner’s lead. But leave him his king, and on his queen play small early, the ace late.
advice-A-20 = A first discard is from a weak suit. Leave partner’s alone, and throw from your own.
advice-A-21 = When strength is evenly spread, hide yours; when you are both strong, play as plainly as you can.
advice-A-22 = Keep twenty-six cards in mind. Your left has the best card in only four cases of ten; in a weak suit hope for partner.

# A first game, phase by phase
lesson-welcome = Whist: you and the player opposite against the two others. Thirteen tricks are played; each trick above six (a levé) counts two points for the side that took it. Ten points make a partie, two parties the rubber.
lesson-play = Everybody lays one card. Follow the suit that was led if you can; if not, lay anything. The highest trump takes the trick, or, without trumps in it, the highest card of the suit led. Trumps are the suit of the last card dealt. Who took the trick leads the next.
lesson-sheet = This is the slate. Tricks above six stand below the line and make the partie; honours (the five top trumps), coronets (sequences from the ace) and slams stand above it, each figure with its rule. Touch a figure to read why it stands there.
