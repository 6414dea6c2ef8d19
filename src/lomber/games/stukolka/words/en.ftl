# The words of Stukolka: with golets, with exchange, with shleif, and obligatory.

## The name on the shelf

game-stukolka = Stukolka
pitch-stukolka = Three cards, three tricks, money in the middle. Want to play? Knock on the table.
minutes-stukolka = half an hour
game-stukolka-golets = Stukolka with golets
pitch-stukolka-golets = Don’t like your cards? One player gets three new ones: the golets. The fairest of the four.
minutes-stukolka-golets = half an hour
game-stukolka-prikup = Stukolka with exchange
pitch-stukolka-prikup = Knock, then change as many cards as you like. Half the table plays, and remises pile up.
minutes-stukolka-prikup = half an hour
game-stukolka-shleif = Stukolka with shleif
pitch-stukolka-shleif = The trump card is hidden and belongs to the dealer. The wildest, and the least fair.
minutes-stukolka-shleif = forty minutes or so
game-stukolka-obligatory = Obligatory Stukolka
pitch-stukolka-obligatory = Everybody plays the first deal; then come those who dare to play for the remises.
minutes-stukolka-obligatory = half an hour

preset-thirty-six = with 36 cards
preset-limit = the dealer must play while the pot is 150 or less
preset-blind = blind knocks allowed
preset-razrez = with cutting in
preset-wild = blind knocks, cutting in, 36 cards
preset-dealer-once = no stake for the deal when all put in
preset-manners = with slips and remises for them
preset-tiny = a tiny pack

## What the table asks

prompt-shleif = Your deal, and the pot is { $pot }. Play with the shleif, or give it up?
prompt-announce = Only you see the trump card. Announce its suit.
prompt-declare = The pot is { $pot }, a trick is worth { $share }. Knock or pass?
prompt-blind = The pot is { $pot }. Look at your cards, or knock blind?
prompt-exchange =
    { $chosen ->
        [0] What will you throw? Choose the cards, then “done”.
        [one] { $chosen } card laid aside. Another, or “done”?
       *[other] { $chosen } cards laid aside. Another, or “done”?
    }
prompt-drop = One card too many: which will you drop?
prompt-cut-in = Cut in: take four cards and join the play?
prompt-review = The deal is played. Saw a fault? Say so now. If not, let us go on.

## Moves

move-knock = Knock
move-golets = Take the golets
move-knock-blind = Knock blind
move-look = Look at my cards
move-keep-shleif = Play with the shleif
move-decline-shleif = Give up the shleif
move-announce =
    { $value ->
        [S] Spades are trumps
        [C] Clubs are trumps
        [D] Diamonds are trumps
       *[H] Hearts are trumps
    }
move-cut-in = Cut in
move-accept = All in order, go on
move-throw = Throw { $card }
move-drop = Drop { $card }
move-claim =
    { $seat ->
        [none] A fault!
       *[other] A fault: { $seat }
    }
move-misdeal =
    { $seat ->
        [none] A misdeal
       *[other] A misdeal: { $seat }
    }
move-expose = Expose { $card }
log-drop =
    { $seat ->
        [you] drop { $card }
       *[other] drops { $card }
    }
log-look =
    { $seat ->
        [you] look at the cards
       *[other] looks at the cards
    }
log-expose =
    { $seat ->
        [you] expose { $card }
       *[other] exposes { $card }
    }

## Why not

error-must-lead-ace = You hold the ace of trumps: it must be led.
error-must-lead-king = King and queen of trumps together: lead the king.
error-all-play = A compulsory deal: everybody plays, nobody may pass.
error-golets-taken = The golets is taken: there is one a deal.
error-dealer-must-play = Only one has knocked: the dealer must play against him.
error-stock-short =
    { $left ->
        [0] No cards are left in the stock.
        [one] Only { $left } card is left in the stock.
       *[other] Only { $left } cards are left in the stock.
    }
error-throw-in-order = That card comes before one already laid aside: throw them in order.
error-announce-truly = You may announce only the suit of your shleif.
error-look-first = Your cards are still face down: look at them, or knock blind.
error-has-looked = You have seen your cards: too late to knock blind.
error-no-blind = Nobody knocks blind at this table.
error-drop-first = Drop the extra card first.
error-option-stake = The stake is cut into three: it must be a multiple of { $part }.
error-option-cap = The bound of a remise is cut into three as well: it must be a multiple of { $part }.
error-option-shleif = Blind knocks and cutting in belong to Stukolka with shleif.
error-option-deck-small = The pack is too small: a deal takes { $wanted } cards, and it has { $given }.
error-stukolka-parts = A pot of { $amount } cannot be cut into { $number } equal parts.

## What lies on the table

fact-pot = The pot is { $pot }: { $share } a trick.
fact-parts = Of it { $remises } in remises, { $stakes } in stakes.
fact-compulsory = A compulsory deal: everybody plays.
fact-remised =
    { $count ->
        [one] { $count } player is remised.
       *[other] { $count } players are remised.
    }
mark-knocked =
    { $seat ->
        [you] knock
       *[other] knocks
    }
mark-golets = golets
mark-blind = blind
mark-shleif = shleif
mark-compulsory =
    { $seat ->
        [you] play
       *[other] plays
    }
mark-cut-in = cut in
mark-remised = remise
count-bought =
    { $number ->
        [0] bought nothing
        [one] bought { $number }
       *[other] bought { $number }
    }
zone-shleif = Shleif
phase-shleif = Shleif
phase-announce = Trumps
phase-declare = Knock or pass
phase-drop = One too many
phase-cut-in = Cutting in
phase-review = Review

## Money

place-balance = balance
note-pot = on the table { $number }
note-deal = deal { $number }
note-deals = deals in all: { $number }
reason-deal-stake = for the deal
reason-common-stake = common stake
reason-trick-share = trick { $trick }, a third of { $pot }
reason-remise = remise: no trick, the pot was { $pot }
reason-remise-fault = remise for a fault, the pot was { $pot }
reason-pot-alone = the pot without play: nobody else knocked
reason-pot-dealer = the pot without play: all passed to the dealer
reason-returned = remise returned

## Agreements

option-form = Which Stukolka this is
value-form-golets = with golets
value-form-prikup = with exchange
value-form-shleif = with shleif
value-form-obligatory = obligatory
option-players = How many players
option-deck = Cards in the pack
value-deck-52 = 52
value-deck-36 = 36
value-deck-32 = 32
option-stake = The stake for the deal, a multiple of three
option-all-pass = Everybody before the dealer has passed
value-all-pass-dealer-takes = the dealer takes the pot
value-all-pass-carry = the pot stays on the table
option-dealer-duty-limit = Up to which pot the dealer must play against a single knocker
option-blind = Blind knocks
option-razrez = Those who passed may cut in
option-undertrump = Void, and unable to go over the trump
value-undertrump-forced = a trump all the same
value-undertrump-free = any card
option-obligatory-dealer-pays-twice = When all put in, the dealer also pays for the deal
option-deals = How many deals; usually two for each player
option-end-rule = The last remises
value-end-rule-play-out = are played out
value-end-rule-return = are returned
option-remise-cap = The most a remise can be, a multiple of three
option-manners = Slips can be made, and are paid for
option-hands = Play so many deals and settle
option-draw = Draw cards for the first deal
option-ranks = How many cards in a suit, counted from the ace
option-suits = How many suits in the pack
option-hand-cards = How many cards in a hand

## What the book advises

advice-A-U1 = Always knock on a sure trick: the trump ace, king with queen, three trumps. When the cards run badly, on nothing else.
advice-A-U2 = To knock or buy in first seat on nothing is no risk but folly.
advice-A-U3 = A doubtful trick is a risk. When the cards run well and few are in, take it.
advice-A-U4 = Five or more at the table, you speak first and have no sure trick: rather pass than take the golets.
advice-A-U5 = Last or last but one, with one or two in: a doubtful trick is enough.
advice-A-U6 = Two small trumps and a side ace are good even against three.
advice-A-U7 = Last, against a lone golets: go on one small trump; with aces nearly always.
advice-A-U8 = In first seat knock on a single trump not lower than the jack, better the queen: you may buy another.
advice-A-U9 = Somebody has knocked before you, and you have one trump: better pass.
advice-A-U10 = The last seat is as easy as the first: a trump not lower than the jack will do.
advice-A-U11 = Keep your trumps, change the rest.
advice-A-U12 = Four or more are in: draw trumps, lead a small one. The bigger the pot, the more care.
advice-A-U13 = In a free deal one trump is enough; in first and last seat two high plain cards are too.
advice-A-U14 = From two trumps lead a trump first: the single ones fall together.
advice-A-U15 = With exchange half the table plays: a doubtful trick seldom pays.
advice-A-UX1 = Take the shleif while the pot is nothing to fear; give it up when it is huge.
advice-A-UX2 = Look at your cards first.
advice-A-UX3 = With exchange any trump is worth a knock while nobody is in; against one a queen or two trumps, against two a pair with an honour.
advice-A-UX4 = The golets is free and nobody is in: you may take it.
advice-A-UX5 = Drop the lowest plain card.
advice-A-UX6 = Cut in only against two, and for a small pot.
advice-A-UX7 = Lead your highest plain card.
advice-A-UX8 = Play the lowest card you may.
advice-A-UX9 = The book is silent: let it pass if you may.
advice-A-UX10 = Do not throw two trumps off for the golets: knock on them. With an honour or a high card beside them they are good against two.
advice-A-UX11 = Against a lone golets a trump is enough, though others are yet to speak.
advice-A-UX12 = If you pass too, the dealer takes the whole pot for nothing: knock.

# A first game, phase by phase
lesson-welcome = Stukolka: a pot lies on the table, a few cards in every hand, and a trump. Each decides whether he plays. Who plays takes a third of the pot with every trick; who plays and takes none puts as much again into the next pot: a remise.
lesson-declare = Knock or pass? Knock with a sure trick: the ace of trumps, or high trumps behind others’. A pass costs nothing, only the dealer has staked; a remise costs as much as lies in the pot.
lesson-exchange = You may exchange cards for new ones from the stock. Keep trumps and aces, throw the small cards of other suits.
lesson-play = Follow suit and beat what lies there if you can; without the suit you must trump. Who leads and holds the ace of trumps leads it. Three tricks, each a third of the pot.
lesson-sheet = What everybody has won and lost: shares of the pot, remises, the dealers’ stakes. The sum of all, with what lies in the pot, is always nothing.
