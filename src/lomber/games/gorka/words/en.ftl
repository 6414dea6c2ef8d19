# The words of Gorka.

## The name on the shelf

game-gorka = Gorka
pitch-gorka = Four cards, two of them for all to see. Up the hill or pass? Nerve is worth more than cards.
minutes-gorka = half an hour

preset-queens = queens are fal’ki
preset-both = sixes and queens are fal’ki, anybody goes dark
preset-short = with 32 cards, no fal’ki, no darkness
preset-tiny = a tiny pack

## What the table asks

prompt-dark = No cards are dealt yet. Will you go dark?
prompt-expose = Your first two cards. Which will you open? Then “done”.
prompt-show = You dealt: open any two of your four.
prompt-bid = The pot is { $pot }. Up the hill, or pass?
prompt-bid-two = The pot is { $pot }, and you are two. Up, pass, or open?
prompt-bid-cap = The pot is { $pot }, and nobody can go higher. Put in { $amount } and show, or pass?
prompt-answer =
    { $seat ->
        [none] An offer to open. Agreed?
       *[other] { $seat } offers to open. Agreed?
    }

## Moves

move-dark = { $value } in the dark
log-dark =
    { $seat ->
        [you] go dark: { $value }
       *[other] goes dark: { $value }
    }
move-no-dark = Not in the dark
log-no-dark =
    { $seat ->
        [you] do not go dark
       *[other] does not go dark
    }
move-expose = Open { $card }
log-expose =
    { $seat ->
        [you] open { $card }
       *[other] opens { $card }
    }
move-raise = Up by { $value }
log-raise =
    { $seat ->
        [you] go up by { $value }
       *[other] goes up by { $value }
    }
move-stand = Stand on the dark stake
log-stand =
    { $seat ->
        [you] stand on the dark stake
       *[other] stands on the dark stake
    }
move-open = Shall we open?
move-open-for = Put in { $amount } and open?
log-open =
    { $seat ->
        [you] offer to open
       *[other] offers to open
    }
move-agree = Agreed, open
move-agree-for = Agreed, { $amount } more
log-agree =
    { $seat ->
        [you] agree to open
       *[other] agrees to open
    }
log-open-for =
    { $seat ->
        [you] put in { $amount } and offer to open
       *[other] puts in { $amount } and offers to open
    }
log-agree-for =
    { $seat ->
        [you] agree to open and put in { $amount }
       *[other] agrees to open and puts in { $amount }
    }

## Why not

error-dark-now = Dark stakes now: more than the last, by the step; or say that you will not.
error-dark-is-over = Dark stakes are made before the deal, and in one round only.
error-expose-now = Cards are opened now: spades first, then clubs, diamonds, hearts, and in a suit from the lowest.
error-open-with-two = You may offer to open when two are left.
error-stand-dark-only = You stand only on your own dark stake, the highest, and only on your first turn.
error-raise-range = Raises go from { $low } to { $high }, by { $unit }.
error-above-the-cap = No one puts in more than { $cap }.
error-raise-or-pass = Here it is up the hill, or pass.
error-option-unit = All sums must be multiples of the step, { $unit }; { $name } is not.
error-option-order = The least raise is not above the greatest, and that not above the cap.
error-option-many = There would be more than { $most } different stakes: take a larger step.
error-option-pack = There are not enough cards: everybody needs four.
error-option-pack-draw = The pack is too small to draw for the deal.
error-option-falki = A fal’ka is a card of this pack, not “{ $given }”.
error-option-falki-twice = A fal’ka is named twice.
error-gorka-unit = Everything put in is a multiple of the unit, { $amount }.
error-gorka-second-two = The second two cards are given when everybody has exposed what he will.
error-gorka-open-early = No card is open before the dark stakes are made.
error-gorka-dealer-opens = The dealer, unless he went dark, opens two cards.
error-gorka-offer = An offer is answered when two are in and the cap is not reached.
error-gorka-at-high = { $seat } stands at the highest stake and is not asked.

## What lies on the table

fact-pot = The pot is { $pot }; the highest stake { $high }.
fact-falki = Fal’ki: { $cards }.
fact-own =
    { $hand ->
        [four-falki] You have four fal’ki: nothing is higher.
        [chetverik] You have a chetverik.
        [khlyust] You have a khlyust, { $sum }.
        [trynka] You have a trynka.
        [three-cards] You have three cards, { $sum }.
       *[nothing] Nothing yet: { $sum }.
    }
fact-shown =
    { $hand ->
        [four-falki] { $seat }: { $cards }, four fal’ki.
        [chetverik] { $seat }: { $cards }, a chetverik.
        [khlyust] { $seat }: { $cards }, a khlyust of { $sum }.
        [trynka] { $seat }: { $cards }, a trynka.
        [three-cards] { $seat }: { $cards }, three cards, { $sum }.
       *[nothing] { $seat }: { $cards }, nothing, { $sum }.
    }
fact-won =
    { $seat ->
        [you] The pot is yours.
       *[other] { $seat } takes the pot.
    }
fact-won-alone =
    { $seat ->
        [you] All have passed, the pot is yours; you need show nothing.
       *[other] All have passed; { $seat } takes the pot and shows nothing.
    }
mark-dark = dark
count-put = put in { $number }
zone-chosen = To be opened
phase-dark = In the dark
phase-expose = Opening cards
phase-show = The dealer opens
phase-answer = Open?

## Money

place-balance = balance
note-pot = in the pot { $number }
note-deal = deal { $number }
note-deals = deals in all: { $number }
reason-put-in = put in: base { $base } and { $raised } beyond
reason-pot-best =
    { $hand ->
        [four-falki] the pot: four fal’ki
        [chetverik] the pot: a chetverik
        [khlyust] the pot: a khlyust, { $sum }
        [trynka] the pot: a trynka
        [three-cards] the pot: three cards, { $sum }
       *[nothing] the pot: { $sum }
    }
reason-pot-alone = the pot of { $pot }: all others passed

## Agreements

option-players = How many players
option-deck = Cards in the pack
value-deck-36 = 36
value-deck-32 = 32, no sixes
option-falki = The fal’ki
option-base-stake = What everybody puts in before a deal
option-unit = The step of stakes
option-min-raise = The least raise
option-max-raise = The greatest raise
option-cap = The most for one player, beyond the base
option-dark = Stakes in the dark
option-dark-opening = Who may begin in the dark
value-dark-opening-eldest-only = only the eldest hand
value-dark-opening-any = anybody, in turn
option-hands = How many deals
option-draw = Draw cards for the first deal
option-suits = How many suits in the pack
option-ranks = How many cards in a suit, counted from the ace

## What the book advises

advice-A-1 = Go up with anything from “three cards”; otherwise pass, unless opening costs nothing.
advice-A-2 = A chetverik against weak open cards: up, without limit.
advice-A-3 = Boldness pays: a bad hand, but strong cards on view? Go up a little way.
advice-A-4 = Two open cards of different suit and rank, and no fal’ka: there is neither chetverik nor khlyust there.
advice-A-5 = See what they may still hold: most of it is better than yours. Pass.
advice-A-6 = Open what says least: different suits, different ranks; keep fal’ki closed.
advice-A-7 = Sure of it? Do not open, raise. So-so? Offer to open as soon as two are left.
advice-A-G1 = Before the cards are dealt there is nothing to stake on; but a dark stake that is the highest stands.
advice-A-G2 = He goes up by all that is allowed, though you stood level: he is sure of himself. Pass.
option-may-open = Cards of the first two that may be opened
