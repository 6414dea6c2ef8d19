game-mushka-kopilka = Kopilka
pitch-mushka-kopilka = No trumps: be the first rid of your cards, and let the cash-box pay for your tricks.
minutes-mushka-kopilka = a quarter of an hour
prompt-kopilka-answer = { $seat } offers cards: will you take one unseen?
prompt-kopilka-discard = You have taken a card: which will you throw away for it?
prompt-kopilka-lead = Your lead, but not { SUIT($suit, case: "many") }: that was the last trick.
prompt-kopilka-lacks =
    { $suit ->
        [S] Spades are led and you have none: buy or pass.
        [C] Clubs are led and you have none: buy or pass.
        [D] Diamonds are led and you have none: buy or pass.
       *[H] Hearts are led and you have none: buy or pass.
    }
prompt-kopilka-claim = The cards lie open: was anybody’s pass a false one?
move-kopilka-take =
    { $number ->
        [1] Take the first card
        [2] Take the second card
        [3] Take the third card
        [4] Take the fourth card
       *[5] Take the fifth card
    }
log-kopilka-take =
    { $seat ->
        [you] take a card
       *[other] takes a card
    }
move-decline = Take none
log-decline =
    { $seat ->
        [you] take none
       *[other] takes none
    }
move-discard = Throw away { $card }
log-discard =
    { $seat ->
        [you] throw a card away
       *[other] throws a card away
    }
move-buy = Buy a card
log-buy =
    { $seat ->
        [you] buy
       *[other] buys
    }
move-next = Nothing to claim
move-kopilka-claim =
    { $seat ->
        [you] You passed with the suit in hand
       *[other] { $seat } passed with the suit in hand
    }
log-kopilka-claim =
    { $seat ->
        [you] a false pass: yours
       *[other] a false pass: { $seat }
    }
fact-kopilka-box =
    { $number ->
        [one] Deal { $deal } of four, { $number } kopeck in the box.
       *[other] Deal { $deal } of four, { $number } kopecks in the box.
    }
fact-kopilka-barred = No lead in { SUIT($suit, case: "many") } now.
fact-kopilka-first-out =
    { $seat ->
        [you] You were first out of the last deal.
       *[other] { $seat } was first out of the last deal.
    }
reason-contribution = paid into the box
reason-fee = fee of the deal
reason-remise = remise: no trick
reason-false-pass =
    { $number ->
        [one] a false pass
       *[other] { $number } false passes
    }
reason-tricks = paid for tricks
reason-rest = what was left in the box
place-tricks-S = ♠
place-tricks-C = ♣
place-tricks-D = ♦
place-tricks-H = ♥
place-doubles-S = ♠ ×2
place-doubles-C = ♣ ×2
place-doubles-D = ♦ ×2
place-doubles-H = ♥ ×2
place-balance = money
note-box = box { $number }
note-deal = deal { $number } of 4
count-bought =
    { $number ->
        [0] bought none
       *[other] bought { $number }
    }
zone-offer = On offer
phase-answer = Offer
phase-discard = Discard
phase-lead = Lead
phase-follow = Play
phase-claim = Claims
error-kopilka-barred = Not { SUIT($suit, case: "many") } now: that was the suit of the last trick.
error-kopilka-lead = It is your lead: lay a card.
error-kopilka-suit-only = Only the suit led, { SUIT($suit, case: "many") }, or the ace of spades may be given.
error-kopilka-no-buying = No more cards may be bought.
error-kopilka-prices = The prices are four numbers: for spades, clubs, diamonds and hearts.
error-kopilka-pack-small = There are too few cards in the pack.
error-kopilka-offer = Three cards or more of a suit are offered.
error-kopilka-offered-suit = All cards of one suit are offered; who has just taken one has it last in his hand.
option-players = How many players
option-contribution = Paid into the box
option-game-fee = Fee of a deal
option-remise = Remise
option-suit-prices = Prices of tricks: spades, clubs, diamonds, hearts
option-buy-limit = Cards bought for one trick
option-remise-exempts-first-out = The first out pays no remise
option-parties = Parties
option-manners = False passes
option-hands = Play so many deals and settle
option-first-dealer = Who deals first
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-buy-limit-none = as many as one likes
value-buy-limit-1 = one card
value-buy-limit-2 = two cards
preset-rich = A rich box
preset-strict = Strict
preset-manners = With false passes
preset-tiny = Tiny
advice-A-KO1 = Lead what nothing beats that is still out, of the dearest suit; else low, in the suit of which most is out.
advice-A-KO2 = Keep the ace of spades for hearts: the trick pays double.
advice-A-KO3 = Do not buy late, nor in the fourth deal: every card bought must still be shed, and its first out takes the rest of the box.
advice-A-KO4 = With a low singleton take the card on offer and throw the singleton away.
advice-A-KO5 = Take the trick with the highest card that fits, or give the lowest if none takes it; where none fits, buy.
advice-A-KO6 = Without a low singleton take nothing that is offered; having taken, throw off your lowest card.
