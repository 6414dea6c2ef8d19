game-bezique = Bezique
pitch-bezique = Eight packs, eighteen cards in hand: win a trick, lay a combination, and watch the prices climb.
minutes-bezique = half an hour
card-X = ✱
prompt-bezique-window = The trick is yours. Announce something, or draw.
prompt-bezique-draw = The trick is yours: draw a card.
prompt-bezique-cards =
    { $kind ->
        [marriage] A marriage: which king and queen?
        [bezique] A bezique: which queen and jack?
        [quint] A quint: which cards?
       *[other] Which cards do you lay?
    }
prompt-bezique-any = { $card } was led. Any card will do.
prompt-bezique-strict = { $card } was led. The stock is gone: follow and beat it, or trump.
move-announce =
    { $kind ->
        [marriage] { reason-bezique-marriage }: { $points }
        [bezique] { reason-bezique-bezique }: { $points }
        [quint] { reason-bezique-quint }: { $points }
        [four_Q] { reason-bezique-four-q }: { $points }
        [four_K] { reason-bezique-four-k }: { $points }
        [four_A] { reason-bezique-four-a }: { $points }
        [four_J] { reason-bezique-four-j }: { $points }
        [lad_Q] { reason-bezique-lad-q }: { $points }
        [lad_K] { reason-bezique-lad-k }: { $points }
        [lad_A] { reason-bezique-lad-a }: { $points }
        [lad_J] { reason-bezique-lad-j }: { $points }
        [lad_T] { reason-bezique-lad-t }: { $points }
       *[other] { reason-bezique-lad-bj }: { $points }
    }
move-use = Lay { $card }
move-exchange = The nine for the turn-up
move-draw = Draw
log-announce =
    { $value ->
        [marriage] “Marriage!”
        [bezique] “Bezique!”
        [quint] “A quint in trumps!”
        [four_Q] “Four queens!”
        [four_K] “Four kings!”
        [four_A] “Four aces!”
        [four_J] “Four jacks!”
        [lad_Q] “Trump queens!”
        [lad_K] “Trump kings!”
        [lad_A] “Trump aces!”
        [lad_J] “Trump jacks!”
        [lad_T] “Trump tens!”
       *[other] “Bezique jacks!”
    }
log-use = { $card }
log-exchange = { $card } for the turn-up
log-draw = a card from the stock
fact-bezique-returned =
    { $number ->
        [one] An infusorka was turned and went back into the stock.
       *[other] { $number } infusorki were turned and went back into the stock.
    }
fact-bezique-said =
    { $kind ->
        [marriage] { $seat }: “{ reason-bezique-marriage }” { $points }
        [bezique] { $seat }: “{ reason-bezique-bezique }” { $points }
        [quint] { $seat }: “{ reason-bezique-quint }” { $points }
        [four-q] { $seat }: “{ reason-bezique-four-q }” { $points }
        [four-k] { $seat }: “{ reason-bezique-four-k }” { $points }
        [four-a] { $seat }: “{ reason-bezique-four-a }” { $points }
        [four-j] { $seat }: “{ reason-bezique-four-j }” { $points }
        [lad-q] { $seat }: “{ reason-bezique-lad-q }” { $points }
        [lad-k] { $seat }: “{ reason-bezique-lad-k }” { $points }
        [lad-a] { $seat }: “{ reason-bezique-lad-a }” { $points }
        [lad-j] { $seat }: “{ reason-bezique-lad-j }” { $points }
        [lad-t] { $seat }: “{ reason-bezique-lad-t }” { $points }
        [lad-bj] { $seat }: “{ reason-bezique-lad-bj }” { $points }
       *[other] { $seat }: { reason-bezique-last-trick }, { $points }
    }
reason-bezique-marriage =
    { $number ->
        [1] marriage
        [2] second marriage
        [3] third marriage
        [4] fourth marriage
        [5] fifth marriage
        [6] sixth marriage
        [7] seventh marriage
        [8] eighth marriage
       *[other] marriage no. { $number }
    }
reason-bezique-bezique =
    { $number ->
        [1] bezique
        [2] second bezique
        [3] third bezique
        [4] fourth bezique
        [5] fifth bezique
        [6] sixth bezique
        [7] seventh bezique
        [8] eighth bezique
       *[other] bezique no. { $number }
    }
reason-bezique-quint =
    { $number ->
        [1] quint
        [2] second quint
        [3] third quint
        [4] fourth quint
        [5] fifth quint
        [6] sixth quint
        [7] seventh quint
        [8] eighth quint
       *[other] quint no. { $number }
    }
reason-bezique-four-q =
    { $number ->
        [1] four queens
        [2] four queens, double
        [3] four queens, treble
       *[other] four queens, { $number }-fold
    }
reason-bezique-four-k =
    { $number ->
        [1] four kings
        [2] four kings, double
        [3] four kings, treble
       *[other] four kings, { $number }-fold
    }
reason-bezique-four-a =
    { $number ->
        [1] four aces
        [2] four aces, double
        [3] four aces, treble
       *[other] four aces, { $number }-fold
    }
reason-bezique-four-j =
    { $number ->
        [1] four jacks
        [2] four jacks, double
        [3] four jacks, treble
       *[other] four jacks, { $number }-fold
    }
reason-bezique-lad-q =
    { $number ->
        [4] four trump queens
        [5] fifth trump queen
        [6] sixth trump queen
        [7] seventh trump queen
        [8] eighth trump queen
        [9] ninth trump queen
        [10] tenth trump queen
        [11] eleventh trump queen
       *[other] twelfth trump queen
    }
reason-bezique-lad-k =
    { $number ->
        [4] four trump kings
        [5] fifth trump king
        [6] sixth trump king
        [7] seventh trump king
        [8] eighth trump king
        [9] ninth trump king
        [10] tenth trump king
        [11] eleventh trump king
       *[other] twelfth trump king
    }
reason-bezique-lad-a =
    { $number ->
        [4] four trump aces
        [5] fifth trump ace
        [6] sixth trump ace
        [7] seventh trump ace
        [8] eighth trump ace
        [9] ninth trump ace
        [10] tenth trump ace
        [11] eleventh trump ace
       *[other] twelfth trump ace
    }
reason-bezique-lad-j =
    { $number ->
        [4] four trump jacks
        [5] fifth trump jack
        [6] sixth trump jack
        [7] seventh trump jack
        [8] eighth trump jack
        [9] ninth trump jack
        [10] tenth trump jack
        [11] eleventh trump jack
       *[other] twelfth trump jack
    }
reason-bezique-lad-t =
    { $number ->
        [4] four trump tens
        [5] fifth trump ten
        [6] sixth trump ten
        [7] seventh trump ten
        [8] eighth trump ten
        [9] ninth trump ten
        [10] tenth trump ten
        [11] eleventh trump ten
       *[other] twelfth trump ten
    }
reason-bezique-lad-bj =
    { $number ->
        [4] four bezique jacks
        [5] fifth bezique jack
        [6] sixth bezique jack
        [7] seventh bezique jack
        [8] eighth bezique jack
        [9] ninth bezique jack
        [10] tenth bezique jack
        [11] eleventh bezique jack
       *[other] twelfth bezique jack
    }
reason-bezique-last-trick = the last trick
reason-bezique-settled = settled with { $number } points
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
place-points = points
place-money = kopecks
note-target = to { $number }
zone-lying = On the table
phase-lot = Lots
phase-turn-up = Turn-up
phase-window = Announcing
error-bezique-packs = Bezique is played with 2, 3, 8 or 10 packs.
error-bezique-too-few = These packs have too few cards for so many players.
error-bezique-window = The trick is over: announce, exchange the nine, or draw.
error-bezique-no-window = First win a trick: then you may announce, exchange and draw.
error-bezique-one-only = One announcement a trick. Keep the other for the next trick you win.
error-bezique-not-held = You cannot make that now: a card is missing, has served in it already, or none would be opened.
error-bezique-does-not-fit = That card does not fit the announcement.
error-bezique-no-nine = You hold no such nine of trumps.
error-bezique-exchange = The turn-up cannot be exchanged now.
error-bezique-infusorka-faced = An infusorka is never the turn-up.
error-bezique-not-open = { $cards } does not lie open.
error-bezique-faced-last = While there is a stock the turn-up lies under it: it is drawn last.
error-bezique-all-drawn = When the last card is drawn the deal is over.
option-players = How many players
option-packs = Packs
option-nines-per-suit = Nines of each suit
option-infusorki = Infusorki
option-ten-rank = The ten ranks
option-exchange-after = The nine is exchanged after
option-four-suits = Fours of a rank
option-bez-jack-eighth = The eighth bezique jack
option-king-like-eighth = The eighth trump ace, jack, ten
option-play-out = Play out the last hands
option-play-out-rule = Duties in the play-out
option-last-trick-bonus = For the last trick
option-end-mode = The game ends
option-deals = Deals in a game
option-target = Points to reach
option-stake = Kopecks a point
option-draw = Draw for the deal
option-hands = Number of deals
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-ten-rank-below-jack = below the jack
value-ten-rank-below-ace = below the ace
value-exchange-after-any-trick = any trick won
value-exchange-after-overtaking-only = beating another’s lead
value-four-suits-all-four = one of each suit
value-four-suits-any = any four
value-bez-jack-eighth-own-set = 1128
value-bez-jack-eighth-as-queens = 1152, as the queens
value-king-like-eighth-own-set = 620, 488, 580
value-king-like-eighth-as-kings = 576, as the kings
value-play-out-rule-follow-beat-trump = follow, beat, trump
value-play-out-rule-follow-only = follow suit
value-play-out-rule-free = none
value-end-mode-deals = after so many deals
value-end-mode-target = at a target
preset-two-packs = Two packs
preset-three-packs = Three packs
preset-ten-packs = Ten packs
preset-older = Without infusorki
preset-played-out = Played out
preset-tiny = Tiny
advice-A-0 = No advice speaks of this very case. Exchange the nine as soon as you may; with nothing to announce, or nothing worth it, draw.
advice-A-1 = You have something to announce: win the trick as cheaply as you can.
advice-A-2 = Nothing to announce: part with what you need least. Nines, side tens, lone court cards.
advice-A-3 = Never play away a trump queen or a bezique jack while their ladder can climb; keep infusorki to the last.
advice-A-4 = Bezique before marriage, marriage before the quint, and what is dear before what is cheap.
advice-A-5 = An infusorka is for the steps with the great premiums, not for a plain four.
advice-A-6 = This is the last trick with an announcement: win it.
