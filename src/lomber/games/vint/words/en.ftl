# The words of Vint and all its forms.

## The name on the shelf

game-vint = Vint
pitch-vint = Two against two, a long auction and a slate with a line: every trick is written, the riches go above.
minutes-vint = an hour or so
game-vint-five = Vint for five
pitch-vint-five = Five rubbers, everybody plays with everybody, and one rests in turn.
minutes-vint-five = an evening
game-vint-six = Vint for six
pitch-vint-six = Eight rubbers by the table; two are always free for a cup of tea.
minutes-vint-six = an evening
game-vint-exact = Exact Vint
pitch-vint-exact = Bid nine, take nine: a trick too many is fined like a trick too few.
minutes-vint-exact = an hour or so
game-vint-two-dummies = Vint for two, with two dummies
pitch-vint-two-dummies = Two hands each; the first lead is blind, then nearly all lies open.
minutes-vint-two-dummies = about an hour
game-vint-two-swap = Vint for two, with a spare hand
pitch-vint-two-swap = Don’t like your cards? Throw all thirteen and take those on your right, unseen.
minutes-vint-two-swap = half an hour to an hour
game-vint-two-draw = Vint for two, with drawing
pitch-vint-two-draw = Throw one, draw one, up to thirteen times: boldness nearly always pays.
minutes-vint-two-draw = half an hour to an hour
game-vint-two-auction = Vint for two, bidding for the dummy
pitch-vint-two-auction = One dummy lies open before the auction, and goes to whoever bids more.
minutes-vint-two-auction = about an hour
game-vint-two-widow = Vint for two, with widow
pitch-vint-two-widow = A dummy, a widow and three cards to give away: the best Vint for two.
minutes-vint-two-widow = about an hour
game-vint-three-rotating = Vint for three, dummy in turn
pitch-vint-three-rotating = One with the dummy against two, and he wins or pays double.
minutes-vint-three-rotating = an hour or two
game-vint-three-auction = Vint for three, with auction
pitch-vint-three-auction = The open dummy goes to the highest bid; each keeps a sheet of his own.
minutes-vint-three-auction = about an hour
game-vint-auction = Vint with auction
pitch-vint-auction = The dealer lays his hand open, three bid for it, and each plays for himself.
minutes-vint-auction = an hour or so
game-vint-rubbish = Vint with rubbish
pitch-vint-rubbish = Seventeen cards for three, one for the dealer, and four pieces of rubbish from each.
minutes-vint-rubbish = an hour or so
game-vint-reseat = Vint with re-seating
pitch-vint-reseat = You find your partner in the auction: whoever raises highest sits down opposite.
minutes-vint-reseat = half an hour
game-vint-widow = Vint with widow
pitch-vint-widow = Buy four, give three away, and bid boldly: the widow will help. Or not.
minutes-vint-widow = an hour or so
game-vint-widow-nail = Vint with widow, pass-on and nail
pitch-vint-widow-nail = The buyer passes on to his partner; the defenders drive in a nail.
minutes-vint-widow-nail = an hour or so
game-vint-double-widow-nail = Vint with double widow
pitch-vint-double-widow-nail = Eight cards to buy, bids from three up, a nail of two: slams galore.
minutes-vint-double-widow-nail = an hour or so
game-vint-vitalin = Vint-Vitalin
pitch-vint-vitalin = Everybody throws two cards away unseen, and the declarers start with two tricks.
minutes-vint-vitalin = an hour or so

preset-three-rubbers = three rubbers, each with each
preset-double = double scoring and screwing coronets
preset-blind = with blind bids
preset-passes-played = passed-out deals are played
preset-auction = with an auction
preset-transfer = the dummies change places
preset-after-trick = dummy opened after the first trick
preset-widow = with widow
preset-partners = the partners bid on
preset-all = all bid on
preset-evil = the evil nail
preset-no-nail = without a nail
preset-tiny = a tiny pack

## What the table asks

prompt-open = Your call: bid, or pass?
prompt-bid =
    Your call over { $level ->
        [1] { bid-suit }
        [6] a little slam { bid-slam }
        [7] a grand slam { bid-slam }
       *[other] { $level } { bid-suit }
    }. { $number ->
        [one] { $number } more pass closes the auction.
       *[other] { $number } more passes close the auction.
    }
prompt-name-contract = The widow is yours and the cards are given. Name your contract, no lower than your last bid.
prompt-swap = Keep your cards, or throw them and take those on your right?
prompt-purchase = Throw a card and draw another, or stop.
prompt-throw =
    { $number ->
        [0] Your cards are chosen: confirm.
        [one] Put { $number } more card aside.
       *[other] Put { $number } more cards aside.
    }
prompt-pick-up = The rubbish is yours: pick it up.
prompt-where = The auction is yours. Buy to your hand or to the dummy?
prompt-pass-on =
    { $number ->
        [0] Your cards are chosen: pass them on.
        [one] Pass { $number } more card on to { $seat }.
       *[other] Pass { $number } more cards on to { $seat }.
    }
prompt-give =
    { $number ->
        [0] Your cards are chosen: confirm.
        [one] Give { $number } card to { $seat }.
       *[other] Give { $number } cards to { $seat }.
    }
prompt-give-dummy =
    { $number ->
        [0] Your cards are chosen: confirm.
       *[other] Give a card to the dummy ({ $place }).
    }
prompt-nail =
    { $number ->
        [0] Your cards are chosen: drive the nail in.
        [one] The nail: { $number } card to { $seat }.
       *[other] The nail: { $number } cards to { $seat }.
    }
prompt-turn-up = Open the dummy.
prompt-open-hand = Your partner bid blind. Will you lay your hand open for him?

bid-five =
    { $suit ->
        [S] spades
        [C] clubs
        [D] diamonds
        [H] hearts
       *[NT] no trumps
    }
bid-suit =
    { $suit ->
        [S] spades
        [C] clubs
        [D] diamonds
        [H] hearts
       *[NT] no trumps
    }

## Moves

bid-slam =
    { $suit ->
        [S] in spades
        [C] in clubs
        [D] in diamonds
        [H] in hearts
       *[NT] at no trumps
    }
move-bid = { $card }
move-bid-1S = Spades
move-bid-1C = Clubs
move-bid-1D = Diamonds
move-bid-1H = Hearts
move-bid-1NT = No trumps
move-bid-2S = Two spades
move-bid-2C = Two clubs
move-bid-2D = Two diamonds
move-bid-2H = Two hearts
move-bid-2NT = Two no trumps
move-bid-3S = Three spades
move-bid-3C = Three clubs
move-bid-3D = Three diamonds
move-bid-3H = Three hearts
move-bid-3NT = Three no trumps
move-bid-4S = Four spades
move-bid-4C = Four clubs
move-bid-4D = Four diamonds
move-bid-4H = Four hearts
move-bid-4NT = Four no trumps
move-bid-5S = Five spades
move-bid-5C = Five clubs
move-bid-5D = Five diamonds
move-bid-5H = Five hearts
move-bid-5NT = Five no trumps
move-bid-6S = Little slam in spades
move-bid-6C = Little slam in clubs
move-bid-6D = Little slam in diamonds
move-bid-6H = Little slam in hearts
move-bid-6NT = Little slam at no trumps
move-bid-7S = Grand slam in spades
move-bid-7C = Grand slam in clubs
move-bid-7D = Grand slam in diamonds
move-bid-7H = Grand slam in hearts
move-bid-7NT = Grand slam at no trumps
move-blind-3S = Blind: { move-bid-3S }
move-blind-3C = Blind: { move-bid-3C }
move-blind-3D = Blind: { move-bid-3D }
move-blind-3H = Blind: { move-bid-3H }
move-blind-3NT = Blind: { move-bid-3NT }
move-blind-4S = Blind: { move-bid-4S }
move-blind-4C = Blind: { move-bid-4C }
move-blind-4D = Blind: { move-bid-4D }
move-blind-4H = Blind: { move-bid-4H }
move-blind-4NT = Blind: { move-bid-4NT }
move-blind-5S = Blind: { move-bid-5S }
move-blind-5C = Blind: { move-bid-5C }
move-blind-5D = Blind: { move-bid-5D }
move-blind-5H = Blind: { move-bid-5H }
move-blind-5NT = Blind: { move-bid-5NT }
move-blind-6S = Blind: { move-bid-6S }
move-blind-6C = Blind: { move-bid-6C }
move-blind-6D = Blind: { move-bid-6D }
move-blind-6H = Blind: { move-bid-6H }
move-blind-6NT = Blind: { move-bid-6NT }
move-blind-7S = Blind: { move-bid-7S }
move-blind-7C = Blind: { move-bid-7C }
move-blind-7D = Blind: { move-bid-7D }
move-blind-7H = Blind: { move-bid-7H }
move-blind-7NT = Blind: { move-bid-7NT }
move-look = Look at my cards
move-open-hand = Lay my hand open
move-keep-closed = Keep it closed
move-keep = Keep mine
move-swap = Take those on the right
move-discard = Throw { $card }
move-stop = Enough
move-buy =
    { $value ->
        [hand] To my hand
       *[dummy] To the dummy
    }
move-give = Give { $card }
move-pick-up = Pick up the rubbish
move-turn-up = Open the dummy
log-give =
    { $seat ->
        [you] give { $card }
       *[other] gives { $card }
    }
log-discard =
    { $seat ->
        [you] throw { $card }
       *[other] throws { $card }
    }
log-open-hand =
    { $seat ->
        [you] lay your hand open
       *[other] lays the hand open
    }
log-pick-up =
    { $seat ->
        [you] pick up the rubbish
       *[other] picks up the rubbish
    }
log-turn-up =
    { $seat ->
        [you] open the dummy
       *[other] opens the dummy
    }
log-look =
    { $seat ->
        [you] look at the cards
       *[other] looks at the cards
    }

## What lies on the table

fact-highest =
    Highest bid: { $level ->
        [1] { bid-suit }
        [6] little slam { bid-slam }
        [7] grand slam { bid-slam }
       *[other] { $level } { bid-suit }
    } ({ $seat }).
fact-contract =
    Contract: { $level ->
        [1] { bid-suit }
        [6] little slam { bid-slam }
        [7] grand slam { bid-slam }
       *[other] { $level } { bid-suit }
    }, { $seat ->
        [you] you are declarer
       *[other] { $seat } declares
    }.
fact-needs =
    { $number ->
        [0] The contract is made. A trick is { $price }.
        [one] The declarers need { $number } more trick. A trick is { $price }.
       *[other] The declarers need { $number } more tricks. A trick is { $price }.
    }
fact-to-game = Left to the game: North and South { $number1 }, West and East { $number2 }.
fact-to-game-2 = Left to the game: { $seat1 } { $number1 }, { $seat2 } { $number2 }.
fact-to-game-3 = Left to the game: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }.
fact-to-game-4 = Left to the game: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }, { $seat4 } { $number4 }.
fact-exact = The declarers have just their tricks: not one more. A trick is { $price }.
fact-over =
    { $number ->
        [one] The declarers have { $number } trick too many. A trick is { $price }.
       *[other] The declarers have { $number } tricks too many. A trick is { $price }.
    }
fact-blind = Bid blind: its maker answers alone.
fact-passed-out = All have passed: no trumps, and the side with fewer tricks writes.
fact-calls = { $seat }: { $cards }
card-1NT = 1NT
card-2NT = 2NT
card-3NT = 3NT
card-4NT = 4NT
card-5NT = 5NT
card-6NT = 6NT
card-7NT = 7NT
mark-declarer =
    { $seat ->
        [you] play
       *[other] plays
    }
zone-packet = Spare cards
zone-widow = Widow
zone-bought = Widow
zone-chosen = Giving away
phase-draw-again = A new draw
phase-swap = Keep or swap
phase-purchase = Drawing
phase-throw = Putting aside
phase-pick-up = Rubbish
phase-auction = Auction
phase-holder = The holder’s call
phase-where = Widow
phase-pass-on = Pass-on
phase-give = Distribution
phase-final = Contract
phase-turn-up = Dummy
phase-open = Blind bid
phase-nail = Nail

## The sheet

side-S = South
side-N = North
side-W = West
place-below = below the line
place-above = above the line
place-sum = plus and minus
place-total = in all
place-kopecks = kopecks
note-rubber = rubber { $number }
note-rubbers =
    { $number ->
        [one] of { $number }
       *[other] of { $number } rubbers
    }
note-target = game at { $number }
note-crosses =
    { $number ->
        [0] no crosses
        [one] { $number } cross
       *[other] { $number } crosses
    }
count-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
reason-tricks =
    { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    } at { $price }
reason-penalty =
    penalty: { $number } { $over ->
        [over] over
       *[short] short
    }
reason-slam-lost = slam lost
reason-little-slam-made = little slam made
reason-grand-slam-made = grand slam made
reason-little-slam-declared = little slam bid and made
reason-grand-slam-declared = grand slam bid and made
reason-honours-and-aces = honours { $honours } and aces { $aces }
reason-honours-less-aces =
    { $aces ->
        [0] honours { $honours }
       *[other] honours { $honours } less aces { $aces }
    }
reason-aces-less-honours =
    { $honours ->
        [0] aces { $aces }
       *[other] aces { $aces } less honours { $honours }
    }
reason-aces =
    { $number ->
        [one] { $number } ace
       *[other] { $number } aces
    }
reason-coronet = coronet { $cards } ({ $place })
reason-ace-coronet = coronet of { $number } aces ({ $place })
reason-fewer-tricks =
    passed out: { $number ->
        [one] { $number } trick fewer
       *[other] { $number } tricks fewer
    }
reason-game = game
reason-rubber = rubber
reason-crosses =
    { $number ->
        [one] { $number } cross
       *[other] { $number } crosses
    }
reason-rubber-net =
    { $of ->
        [sides] the rubber, { $mine } against { $theirs }
        [persons] the rubber, written { $mine }
       *[bare] the rubber
    }
reason-deal-net =
    { $of ->
        [sides] the deal, { $mine } against { $theirs }
       *[bare] the deal
    }
reason-deal-won = deal won
reason-alone = answers alone
reason-freed = the partner answered
reason-revoke-lacking =
    revoke: { $number ->
        [one] { $number } trick lacking
       *[other] { $number } tricks lacking
    }

## Why not

error-call-now = This is the auction: bid or pass.
error-no-call = You have no call here.
error-bid-higher = You must bid higher than the highest bid.
error-name-lower = Your contract may not be lower than your last bid.
error-from-three = Here the bidding begins at three.
error-blind-three = A blind bid is three or more. Look at your cards first.
error-looked-already = You have seen your cards.
error-name-contract = Having bought, you must name a contract.
error-play-now = Cards are being played now.
error-decide-now = Decide first: keep your cards, or swap.
error-purchase-now = Throw a card and draw another, or stop.
error-pick-up-first = First the dealer picks up the rubbish.
error-where-first = Say first where you buy: to your hand or to the dummy.
error-turn-up-first = Open the dummy first.
error-open-or-keep = Decide: lay your hand open, or keep it closed.
error-give-now = Choose the cards that you give away.
error-give-exactly = Give just as many cards as are due.
error-give-ascending = Choose the cards in order, from low to high.
error-not-back = A card received does not go back.

## Agreements

option-form = Which Vint
option-players = How many players
option-closing-passes = Passes that close the auction
value-closing-passes-8 = eight: each twice
value-closing-passes-12 = twelve: each three times
value-closing-passes-4 = four, for a quick table
option-passed-out = A deal that all pass
value-passed-out-cross = is a cross
value-passed-out-play = is played without trumps
option-crosses = Crosses
value-crosses-flat = 500 each
value-crosses-screwing = screwing: 500, 1000, 1500
option-target = Points below the line for a game; usually 500, with a widow 600
option-both-reach = When several reach the game in one deal
value-both-reach-trick-order = the earlier trick decides
value-both-reach-declarer-first = the declarer takes it
value-both-reach-higher-total = the larger total takes it
option-rubber-bonus = For the rubber
value-rubber-bonus-instead = 2000 instead of 1000
value-rubber-bonus-plus = 2000 besides the 1000
option-double-penalties = Double penalties
option-screwing-coronets = Screwing coronets
option-exact = The contract must be made exactly
option-blind-bids = Blind bids
option-sole-slam = Who bids a slam unsupported answers alone
option-match = How long to play
value-match-rubber = one rubber
value-match-three-rubbers = three rubbers, each with each
option-stake = For money: 100 is a kopeck for ten points
option-honours-unit = Honours
value-honours-unit-large = large
value-honours-unit-small = small: every figure divided by ten
option-trick-review = Tricks that may be looked at
value-trick-review-book = the last two, after the lead one
value-trick-review-none = none
value-trick-review-all = all
option-auction-record = The calls during the play
value-auction-record-shown = stay visible
value-auction-record-hidden = must be remembered
option-bidding = Bidding with dummies
value-bidding-single = one call each
value-bidding-auction = until a pass
option-transfer = The dummies move opposite their owners
option-dummy-open = The dummy is opened
value-dummy-open-after-lead = after the first lead
value-dummy-open-after-trick = after the first trick
option-after-widow = After the widow
value-after-widow-buyer-once = the buyer bids, once
value-after-widow-partners = the buyer and his partner bid
value-after-widow-all = all bid on
option-nail = The nail
value-nail-closed = closed, both at once
value-nail-evil = evil
value-nail-none = none
option-reseat-bonus = Bonus for a deal won
value-reseat-bonus-0 = none
value-reseat-bonus-2000 = 2000
option-widow = With widow
option-deals = How many deals
option-draw = Draw for places; otherwise sit as you came
option-hands = Stop after so many deals and settle
option-ranks = Cards in a suit, counted from the ace
option-bids = How many bids, from one spade up

## What the book advises

advice-V-63 = All have passed: tricks cost you. Get rid of your high cards, and duck.
advice-VX-1 = The number is taken: not one trick more. The defenders give, the declarers duck.
advice-A-0 =
    { $matter ->
        [call] No advice speaks of this very case: say what the cards promise.
        [gift] No advice speaks of this very case: give away what you do not need, keep high cards and a long suit.
       *[play] No advice speaks of this very case; in general, win cheaply and lose little.
    }
advice-A-1 = Open a suit with five sure tricks, four cards and two honours in it.
advice-A-2 = Name the highest and longest suit that you can play; if you see both hands, at once the most that they can make.
advice-A-3 = Six or seven sure tricks are two, eight or nine three; reckon one from partner.
advice-A-4 = Two, three or four at once shows six trumps with ace, king and another honour.
advice-A-5 = If the deal would finish the game, four sure tricks will do, and bid no higher than you need.
advice-A-6 = Of equal suits take the one with more honours.
advice-A-7 = With three or four aces your first word is no trumps.
advice-A-8 = Two aces are shown by no trumps, but not at once.
advice-A-9 = Two no trumps at once only with four aces and a strong suit.
advice-A-10 = With one ace, no trumps only after partner, and rather after the suits.
advice-A-11 = The fourth ace with a king is shown at once; with two kings pass once, then show it.
advice-A-12 = Over partner’s no trumps show a five-card suit with an honour.
advice-A-13 = After aces come kings, then queens, guarded.
advice-A-14 = Pass your suit over: bid it, and pass if nobody speaks; at the end repeat it.
advice-A-15 = Flat hand, two aces, honours in three suits: bid each and pass it over, then no trumps.
advice-A-16 = No bid without honours and aces.
advice-A-17 = Having opened no trumps, go straight to a good five- or six-card suit.
advice-A-18 = Three bare aces after partner’s pass are no reason for no trumps.
advice-A-19 = Raise a direct two with three sure tricks and an honour of his suit; otherwise pass.
advice-A-20 = Two long suits: three in the stronger, then the weaker, then four in the stronger.
advice-A-21 = With any support leave partner in his suit.
advice-A-22 = He showed two aces late: show an ace with two kings, in its suit.
advice-A-23 = With a strong hand and honours play yourself; but leave a big contract to the opponents, unless it ends the rubber.
advice-A-24 = Raise to two with two tricks outside and one in his suit, to three with two and two.
advice-A-25 = Show a through-suit on the way: four to the ace or king with another figure.
advice-A-30 = Never lead a suit that your right-hand opponent named.
advice-A-31 = Lead what your left-hand opponent named, if it was not supported.
advice-A-32 = No trumps on your right: low from your strong suit, the king from king and queen.
advice-A-33 = Partner named a suit: lead your highest of it.
advice-A-34 = They need a trick or two: cash yours first.
advice-A-35 = From ace, king, queen: ace, king, queen.
advice-A-36 = From king and queen the king.
advice-A-37 = Ace and king alone: the ace; with a third card the king, then another suit.
advice-A-38 = K-Q-J: the king; Q-J-10: the queen; J-10 fifth: the knave.
advice-A-39 = Ace and king with small ones: ace, king, then low.
advice-A-40 = Ace with queen or knave: low at one and two, above that the ace.
advice-A-41 = Ace and queen sixth: the ace, then low.
advice-A-42 = From king and knave fourth, low.
advice-A-43 = From ace fourth low; at three and more the ace.
advice-A-44 = With nothing: the queen second, the knave second or third.
advice-A-45 = Never low from a king second or third, a queen third or fourth, or a knave third.
advice-A-46 = Ace second: the ace, then low, and hope for a ruff.
advice-A-47 = With four trumps do not play for ruffs: lead your long suit.
advice-A-48 = No figure in partner’s suit: low from two.
advice-A-49 = The left showed a king: with the ace low, from queen or knave third the top.
advice-A-50 = Second hand low.
advice-A-51 = Second hand plays a king second and a queen second, of king and queen the king, of queen and knave the queen.
advice-A-52 = At three and more the ace in the second round.
advice-A-53 = Cover an opponent’s figure.
advice-A-54 = Third hand high, if it wins; if it does not, or partner is winning, low.
advice-A-55 = Partner named three suits: put up the ace of the fourth.
advice-A-56 = Void: trump it, but not what partner is winning.
advice-A-57 = In small contracts third hand may finesse.
advice-A-58 = No finesses at four and more.
advice-A-60 = At one and two do not draw trumps without strong side suits.
advice-A-61 = At three or more draw trumps at the first chance.
advice-A-62 = You have ruffed a suit twice: draw trumps.
advice-A-63 = With a void and small trumps lead your short suit.
advice-A-64 = Draw from the top; if both followed stop, if one, once more.
advice-A-65 = At three and more, if the lead will not come back, cash first.
advice-A-66 = In a slam lead a blank ace or king; without a void, trumps.
advice-A-67 = At no trumps lead your strong suit, a coronet while all follow.
advice-A-68 = The knave or ten fell on your coronet: switch suits.
advice-A-69 = They ruff your strong suit: draw their trumps.
advice-A-70 = Throw off the suit you do not want led, from the weakest first.
advice-A-71 = Partner throws from all suits: lead what the right-hand opponent throws.
advice-A-73 = At the open hand’s right lead its strong suits, at its left its weak ones: so partner may finesse.
advice-A-74 = To partner the highest card of a suit he named: it makes a coronet, or a long suit.

## With slips and fines

preset-manners = with slips and fines
prompt-answer-lead = { $card } was led out of turn. Shall it stay on the table, or be taken back?
prompt-demand = The revoke is mended. Which of the { $suit } do you ask for?
prompt-correct = The card is taken back: now play { $suit }.
prompt-reckon = The deal is played. If there was a revoke, say so now; if not, go on.
move-ask-partner = No more of the suit?
move-correct = Take the card back
move-demand =
    { $value ->
        [highest] Your highest
       *[lowest] Your lowest
    }
move-leave-exposed = Let it lie exposed
move-take-back = Let it be taken back
move-require = Demand it
move-next = Go on
move-lead-early = Lead out of turn: { $card }
move-play-early = Play out of turn: { $card }
move-expose = Show { $card }
move-call-early = Call out of turn: { $value }
move-claim-revoke = A revoke! Trick and place: { $value }
fact-demanded = { $card } has been demanded.
fact-void-call = { $seat } called out of turn and is silent now.
mark-exposed = cards lie exposed
mark-early = out of turn
zone-early = Out of turn
phase-answer-lead = Out of turn
phase-demand = A revoke mended
phase-correct = Correction
phase-reckon = Reckoning
reason-revoke-fine = fine for a revoke
reason-over-cap = over the line, for a revoke
error-not-now = This is not the moment for that.
error-must-pass = You called out of turn: you can only pass now.
error-card-required = { $card } has been demanded: play it.
error-keep-exposed = An exposed card may not be played while you hold another of its suit.
error-suit-barred = That suit may not be led now.
error-must-correct = Mend the revoke first: play a card of the suit led.
error-dummy-declares = A dummy bids nothing.
error-opened-not-blind = Only the partner of one who bid blind lays his hand open.
error-cannot-give = “{ $pile }” cannot give { $number } cards.
error-chosen-too-far = “{ $pile }”: cards are chosen in ascending order, and another must still follow.
option-manners = Slips can be made, and paid for
option-revoke-fine = A revoke costs
value-revoke-fine-three-tricks = three tricks
value-revoke-fine-game = the price of the game

log-expose =
    { $seat ->
        [you] expose { $card }
       *[other] exposes { $card }
    }
log-correct =
    { $seat ->
        [you] take the card back
       *[other] takes the card back
    }
log-require =
    { $seat ->
        [you] demand it
       *[other] demands it
    }
log-lead-early =
    { $seat ->
        [you] lead out of turn: { $card }
       *[other] leads out of turn: { $card }
    }
log-play-early =
    { $seat ->
        [you] play out of turn: { $card }
       *[other] plays out of turn: { $card }
    }
log-call-early =
    { $seat ->
        [you] call out of turn: { $value }
       *[other] calls out of turn: { $value }
    }
