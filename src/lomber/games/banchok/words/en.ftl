# The words of Polish Banchok.

## The name on the shelf

game-banchok = Polish Banchok
pitch-banchok = Three cards, a stake, and the banker turns one. Cover it and the money is yours.
minutes-banchok = twenty minutes or so

preset-primazka = with side stakes
preset-rouble = a rouble in the bank, two banks each
preset-patient = a tripled bank plays out the round
preset-manners = with a hasty banker
preset-tiny = a tiny pack

## What the table asks

prompt-offer = The bank is yours: will you lay down { $bank }? To decline is to leave the game for good.
prompt-refuse =
    { $seat ->
        [none] A new bank begins. May others stake on your cards?
       *[other] { $seat } keeps the bank. May others stake on your cards?
    }
prompt-stake = The bank holds { $bank }. Your stake?
prompt-peeked = The banker has peeked at the card. Have it opened, or stake blind? The bank holds { $bank }.
prompt-turned = The card is out already: { $card }. You cannot cover it, so stake the least.
prompt-turned-covered = The card is out already: { $card }, and you cover it! Take up to half the bank: { $half } of { $bank }.
prompt-side =
    { $seat ->
        [none] The stake is { $stake }. Stake on it too? Up to { $room }.
       *[other] { $seat } stakes { $stake }. Stake on it too? Up to { $room }.
    }

## Moves

move-take-bank = Take the bank
log-take-bank =
    { $seat ->
        [you] take the bank
       *[other] takes the bank
    }
move-leave = Leave the game
log-leave =
    { $seat ->
        [you] leave the game
       *[other] leaves the game
    }
move-allow-side = Let them
log-allow-side =
    { $seat ->
        [you] let others stake along
       *[other] lets others stake along
    }
move-refuse-side = I play alone
log-refuse-side =
    { $seat ->
        [you] play alone
       *[other] plays alone
    }
move-decline = No side stake
log-decline =
    { $seat ->
        [you] stake nothing beside
       *[other] stakes nothing beside
    }
move-va-bank = Va banque
move-va-bank-of = Va banque: { $value }
move-half-bank = Half the bank
move-half-bank-of = Half the bank: { $value }
move-stake = Stake { $value }
log-stake =
    { $seat ->
        [you] stake { $value }
       *[other] stakes { $value }
    }
move-side = Side stake { $value }
log-side =
    { $seat ->
        [you] add { $value } on the side
       *[other] adds { $value } on the side
    }
move-demand = Open that card!
move-turn = Turn the card before the stake
log-turn =
    { $seat ->
        [you] turn the card too early
       *[other] turns the card too early
    }
move-peek = Peek at the card
log-peek =
    { $seat ->
        [you] peek at the card
       *[other] peeks at the card
    }

## Why not

error-stake-range = Stakes go from { $low } to { $high } by the step, or take the whole bank.
error-stake-on-turned = The card is out: cover it and stake up to half the bank, or else the least.
error-side-range = The bank cannot answer for that: a side stake goes up to { $high }.
error-option-step = The smallest stake, { $given }, must be a multiple of the step, { $step }.
error-option-bank = Neither the smallest stake nor the step can exceed the bank.
error-option-many-stakes = There would be more than { $most } different stakes: take a larger step.
error-option-pack = There are not enough cards: every punter may need four.
error-option-pack-draw = One pack is too small to draw for the first bank.
error-banchok-banker-cards = The banker sits at the table and has no cards.
error-banchok-offer = The bank is offered to the next in turn, before any cards are given.
error-banchok-new-banker = A new banker shuffles all the cards.
error-banchok-long-stock = The stock is long enough for this round: it is not shuffled yet.
error-banchok-refusals = Refusals are declared before the cards are given, and only where side stakes are played.
error-banchok-settled = Punters who have been settled have no cards; all others have three.
error-banchok-side = A side stake goes with a stake already named, and comes from one who has not refused.
error-banchok-result = The punter has three cards, one card is turned, and he is not the banker.

## What lies on the table

fact-bank = The bank holds { $bank }. At { $goal } the banker takes it away.
fact-next-bank =
    { $seat ->
        [you] The next bank is yours.
       *[other] The next bank: { $seat }.
    }
fact-stake =
    { $seat ->
        [you] Your stake is { $stake }.
       *[other] { $seat } stakes { $stake }.
    }
fact-peeked =
    { $seat ->
        [you] Everybody saw you peek at the card.
       *[other] { $seat } has peeked at the card.
    }
fact-covered =
    { $seat ->
        [you] { $card } was turned: your { $other_card } covers it. You win!
       *[other] { $card } was turned: { $seat } covers it with { $other_card }.
    }
fact-not-covered =
    { $seat ->
        [you] { $card } was turned: your { $cards } do not cover it.
       *[other] { $card } was turned: { $seat } does not cover it with { $cards }.
    }
mark-banker = banker
mark-left =
    { $seat ->
        [you] have left
       *[other] has left
    }
mark-refused =
    { $seat ->
        [you] play alone
       *[other] plays alone
    }
count-stake = stake { $number }
count-side = side stake { $number }
zone-punter = The punter’s cards
zone-early = Turned too early
phase-offer = Whose bank
phase-refuse = Side stakes
phase-stake = Stake
phase-side = Side stakes

## Money

place-bank = In the bank
place-balance = balance
note-bank = in the bank { $number }
note-goal = the bank tripled { $number }
note-deal = round { $number }
reason-covered = { $cards } cover { $card }
reason-not-covered = { $cards } do not cover { $card }
reason-side-won = side stake won ({ $seat })
reason-side-lost = side stake lost ({ $seat })
reason-bank-broken = the bank is broken
reason-bank-tripled = the bank has tripled: { $bank } taken
reason-bank-back = the end: the bank of { $bank } goes back

## Agreements

option-players = How many players
option-bank = What goes into the bank, in kopecks
option-min-stake = The smallest stake
option-stake-step = The step of stakes
option-primazka = Side stakes on other people’s cards
option-triple-check = A tripled bank
value-triple-check-at-once = ends at once
value-triple-check-end-of-round = is looked at when the round is over
option-triple = How many times the bank must grow
option-circles = How many banks for each
option-manners = The banker may be hasty, or peek
option-hands = Play so many rounds and part
option-draw = Draw cards for the first bank
option-packs = How many packs
option-ranks = How many cards in a suit, counted from the ace
option-suits = How many suits in a pack

## What the book advises

advice-A-1 = A hand is worth the cards it covers: yours { $covered } of { $unseen } unseen, { $percent }%. Three suits and high cards are best.
advice-A-2 = Three aces of different suits: va banque. Only the fourth suit can hurt. You cover { $covered } of { $unseen }.
advice-A-3 = Below one half stake the least, above it in proportion. You cover { $covered } of { $unseen }, { $percent }%.
advice-A-4 = Remember what has been thrown: with that you cover { $covered } of { $unseen }, { $percent }%, and it changes the matter.
advice-A-5 = He stakes much less than the bank but clearly more than the least: he trusts his cards. Join him.
advice-A-6 = The bank is about to triple and be gone. You cover { $covered } of { $unseen }: break it now.
advice-A-B1 = Take the bank: decline it and you are out for good.
advice-A-B2 = Somebody has seen that card and you have not? Have it opened. It is open? Take all you are allowed.
advice-A-B3 = Let them: it costs you nothing, and you may stake on the cards of others.
