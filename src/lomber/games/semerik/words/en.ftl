game-semerik = Semerik
pitch-semerik = The three is king here, hearts rule all, and a hand may win the partie before a card is led.
minutes-semerik = half an hour
preset-claimed = Combinations are claimed
preset-strict = Hearts are no trumps, hands are played out
preset-manners = With manners
preset-tiny = Two ranks, one hand
phase-announce = Announcing
prompt-announce = What do you announce? What you leave out is lost.
move-claim-revoke = Claim a revoke in trick { $value }
move-claim-talk = They are talking: a fine!
log-claim-revoke =
    { $seat ->
        [you] claim a revoke in trick { $value }
       *[other] claims a revoke in trick { $value }
    }
log-claim-talk =
    { $seat ->
        [you] say that the others are talking
       *[other] says that the others are talking
    }
fact-hearts = Hearts beat every suit.
fact-by-fives = The cards were given by fives.
fact-nothing = { $seat }: nothing announced.
fact-trick =
    { $number ->
        [one] The last trick had { $number } figure
       *[other] The last trick had { $number } figures
    }{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
reason-rich-trick =
    { $number ->
       *[other] a trick with { $number } figures
    }
reason-all-tricks = all the tricks
reason-revoke = { $seat } revoked in trick { $number }
reason-fined-revoke = a revoke
reason-talk = talk at the table
reason-partie-won =
    { $number ->
        [one] the partie is won; the others had { $number } point
       *[other] the partie is won; the others had { $number } points
    }
reason-partie-double =
    { $number ->
        [one] the partie is won double: the others had only { $number } point
       *[other] the partie is won double: the others had only { $number } points
    }
place-record = slip
place-wins = wins
note-target = to { $number }
note-double = double below { $number }
error-false-claim = Your hand does not hold that, or you have announced it already.
error-announce-first = First everybody announces; then cards are played.
error-announced-already = Announcing is over: what was not said is lost.
error-semerik-not-held = { $seat } has announced what was not in the hand.
error-semerik-twice = “{ $text }”: nothing is announced twice.
error-semerik-followed = { $seat } holds the suit led, { SUIT($suit, case: "many") }, and has not followed.
option-partie = Points that win a partie
option-double-below = Doubled if the losers have fewer than
option-hearts-trump = Hearts beat every suit
option-baba-kqj = Baba with king, queen and jack
option-hearts-baba-tail = A long Baba of hearts
value-hearts-baba-tail-plus-two = two points more
value-hearts-baba-tail-table = as any other
option-low-triples = Three sixes, fives, fours
value-low-triples-one = one point
value-low-triples-nothing = nothing
option-four-of-kind = Four of a rank
value-four-of-kind-as-three = count as three
value-four-of-kind-one-more = one point more
option-announce = Combinations
value-announce-auto = counted by themselves
value-announce-manual = claimed by the players
option-ending = The partie ends
value-ending-at-once = at once
value-ending-end-of-hand = with the hand
option-manners = Table manners: revokes can happen
option-fine-mode = A fine
value-fine-mode-opponents-add = is added to the opponents
value-fine-mode-offender-loses = is taken off the offenders
option-renounce-fine = Fine for a revoke
option-talk-fine = Fine for talking
option-packets = Cards are given
value-packets-one = one by one
value-packets-five = by fives
option-seating = Places
value-seating-draw = drawn by cards
value-seating-as-joined = as all have come
option-stake-per-point = Kopecks a point
option-parties = Parties in a match
option-hands = Stop after so many deals
option-ranks = Ranks in a suit
advice-S-42 = Announce all you hold: what is not said is lost.
advice-A-1 = Lead the suit in which you are strong.
advice-A-2 = Return the suit your partner led.
advice-A-3 = Do not overtake your partner, unless it makes the trick rich.
advice-A-4 = Figures on your partner’s trick, small cards on theirs.
advice-A-5 = Spend a heart only where it makes the third figure.
advice-A-6 = Keep them below the double’s line: take the sure point.
advice-A-7 = Show your partner your suit by your first discard.
advice-S-18 = Nothing better to do: part with what you will miss least.
move-claim =
    { $value ->
        [baba-S] Baba of spades
        [baba-S-K] Baba of spades with the king
        [baba-S-KQ] Baba of spades with king and queen
        [baba-S-KQJ] Baba of spades with king, queen and jack
        [baba-C] Baba of clubs
        [baba-C-K] Baba of clubs with the king
        [baba-C-KQ] Baba of clubs with king and queen
        [baba-C-KQJ] Baba of clubs with king, queen and jack
        [baba-D] Baba of diamonds
        [baba-D-K] Baba of diamonds with the king
        [baba-D-KQ] Baba of diamonds with king and queen
        [baba-D-KQJ] Baba of diamonds with king, queen and jack
        [baba-H] Baba of hearts
        [baba-H-K] Baba of hearts with the king
        [baba-H-KQ] Baba of hearts with king and queen
        [baba-H-KQJ] Baba of hearts with king, queen and jack
        [three-4] Three fours
        [three-5] Three fives
        [three-6] Three sixes
        [three-7] Three sevens
        [three-J] Three jacks
        [three-Q] Three queens
        [three-K] Three kings
        [three-A] Three aces
        [three-2] Three twos
        [three-3] Three threes
        [four-4] Four fours
        [four-5] Four fives
        [four-6] Four sixes
        [four-7] Four sevens
        [four-J] Four jacks
        [four-Q] Four queens
        [four-K] Four kings
        [four-A] Four aces
        [four-2] Four twos
       *[four-3] Four threes
    }
reason-baba =
    { $seat }: Baba of { $suit }{ $tail ->
        [K] {" "}with the king
        [KQ] {" "}with king and queen
        [KQJ] {" "}with king, queen and jack
       *[none] { "" }
    }
fact-baba =
    { $seat }: Baba of { $suit }{ $tail ->
        [K] {" "}with the king
        [KQ] {" "}with king and queen
        [KQJ] {" "}with king, queen and jack
       *[none] { "" }
    }.
reason-three =
    { $seat }: { $rank ->
        [four] three fours
        [five] three fives
        [six] three sixes
        [seven] three sevens
        [jack] three jacks
        [queen] three queens
        [king] three kings
        [ace] three aces
        [two] three twos
       *[three] three threes
    }
fact-three =
    { $seat }: { $rank ->
        [four] three fours
        [five] three fives
        [six] three sixes
        [seven] three sevens
        [jack] three jacks
        [queen] three queens
        [king] three kings
        [ace] three aces
        [two] three twos
       *[three] three threes
    }.
reason-four =
    { $seat }: { $rank ->
        [four] four fours
        [five] four fives
        [six] four sixes
        [seven] four sevens
        [jack] four jacks
        [queen] four queens
        [king] four kings
        [ace] four aces
        [two] four twos
       *[three] four threes
    }
fact-four =
    { $seat }: { $rank ->
        [four] four fours
        [five] four fives
        [six] four sixes
        [seven] four sevens
        [jack] four jacks
        [queen] four queens
        [king] four kings
        [ace] four aces
        [two] four twos
       *[three] four threes
    }.
value-baba-kqj-13 = 13
value-baba-kqj-12 = 12
value-talk-fine-1 = 1
value-talk-fine-2 = 2
value-talk-fine-3 = 3
option-first-dealer = Who deals first
