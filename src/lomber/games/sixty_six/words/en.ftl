game-sixty-six = Sixty-six
pitch-sixty-six = Six cards, marriages, and a race to sixty-six: dare to close the stock?
minutes-sixty-six = twenty minutes
prompt-sixty-six-any = { $card } was led. Any card will do: beat it, trump it or throw off.
move-close = Close the stock
move-exchange = Exchange the nine of trumps
move-claim = “Sixty-six!”
move-marry = { $card }, a marriage
move-announce = { $card } and “sixty-six!”
log-close = “I close.”
log-exchange =
    { $seat ->
        [you] exchange the nine of trumps
       *[other] exchanges the nine of trumps
    }
log-claim = “Sixty-six!”
log-marry = { $card }, “a marriage!”
log-announce = { $card }, “sixty-six!”
fact-sixty-six-closed =
    { $seat ->
        [you] You have closed the stock.
       *[other] { $seat } has closed the stock.
    }
fact-sixty-six-twenty = { $seat }: “Twenty” in { $suit }.
fact-sixty-six-forty = { $seat }: “Forty!” in { $suit }.
fact-sixty-six-nine =
    { $seat ->
        [you] { $seat } have taken { $card } for the nine.
       *[other] { $seat } has taken { $card } for the nine.
    }
fact-sixty-six-won =
    { $number ->
        [one] The last deal: { $seat }, { $number } game.
       *[other] The last deal: { $seat }, { $number } games.
    }
fact-sixty-six-drawn = The last deal was drawn.
reason-simple-game = 66 against { $other }: a game
reason-double-game = 66 against { $other }, less than half: double
reason-treble-game = 66, and the other has no trick: treble
reason-closing-failed = the closer has failed
reason-false-claim = “sixty-six” was said too early
reason-drawn-game = drawn, nobody has 66
reason-drawn-unsaid = both have 66, and nobody said so: drawn
reason-dealer-shares = the dealer writes as the winner
reason-wins-partie = wins the partie
reason-pays-partie = pays for the partie
reason-broken-off = settled unfinished
mark-closed = closed
mark-won =
    { $seat ->
        [you] have won
       *[other] has won
    }
count-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
place-games = games
place-money = kopecks
note-target = to { $number }
phase-lead = Lead
phase-reply = Reply
error-sixty-six-pack = This pack leaves no proper stock: with the faced card both must draw alike.
error-sixty-six-close = Too few cards are left to close, or it is too early: five must lie face down.
error-sixty-six-closed = The stock is closed or gone already.
error-sixty-six-nine = The nine is exchanged on lead, with a trick taken and the stock open.
error-sixty-six-no-marriage = You do not hold the mate of that card.
error-sixty-six-marriage = That card has its mate in your hand: led, it counts as a marriage.
error-sixty-six-on-lead = Only the player on lead may do that.
error-sixty-six-open-stock = While the stock is drawn from, hands have { $number } cards, and the stock without the turn-up is odd.
error-sixty-six-faced-last = The turn-up is drawn last: without it the stock is empty.
option-players = How many players
option-target = Games in a partie
option-must-head = Must beat in suit
option-last-trick-closed = Ten for the last trick of a closed deal
option-marriage-needs-trick = Marriages wait for a trick
option-nine-exchange = Exchange of the nine
option-close-first-lead = Closing before the first trick
option-no-trick-judged = “No trick” is judged
option-count-limit = Towards the 33 count
option-claim = Saying “66”
option-points-shown = Show the opponent’s points
option-stake = Stake for a partie
option-draw = Draw for the deal
option-hands = Number of deals
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-no-trick-judged-end = at the end
value-no-trick-judged-closing = when it was closed
value-count-limit-points = cards and marriages
value-count-limit-cards-only = cards only
value-claim-auto = the table says it
value-claim-manual = the player says it
preset-strict = Strict
preset-claim = Say it yourself
preset-tiny = Tiny
advice-A-0 = No advice speaks of this very case. Say 66 when you have it, exchange the nine as soon as you may, and give away what is cheap.
advice-A-1 = Take with your highest cards, and take the opponent’s high ones: aces and tens fill sixty-six.
advice-A-2 = Lead a marriage as soon as you are on lead: unled it is lost.
advice-A-3 = Close when your own cards should reach 66 without the stock.
advice-A-4 = Close with 66 in sight and the trump ace or many trumps: failing costs two.
advice-A-5 = Throw nines and jacks; keep trumps and mates of possible marriages.
advice-A-6 = When behind, come to 33 before you risk anything else.
