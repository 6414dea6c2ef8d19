game-piquet = Piquet
pitch-piquet = Exchange, boast, count aloud: the most talkative game for two there is.
minutes-piquet = forty minutes
game-norman-piquet = Norman Piquet
pitch-norman-piquet = Piquet for three: two cards in the talon, and a race to a hundred.
minutes-norman-piquet = forty minutes
prompt-piquet-thirteen = Thirteen cards were dealt. Shall the deal stand?
prompt-piquet-white = White cards?
prompt-piquet-exchange =
    { $number ->
        [0] Your exchange: what will you throw?
        [one] { $number } card goes. Another?
       *[other] { $number } cards go. Another?
    }
prompt-norman-exchange = Your exchange: two cards or none.
prompt-piquet-after = Is the hand white after the exchange?
prompt-piquet-declare = What do you say?
prompt-piquet-all = All your cards are counted: say so.
prompt-piquet-capot = All the tricks? Announce a capot, or play on.
prompt-piquet-show = You are asked to show what you counted.
prompt-piquet-prove = You are challenged: show it.
move-throw = Throw { $card }
move-piquet-buy =
    { $number ->
        [0] Take no card
        [one] Buy { $number } card
       *[other] Buy { $number } cards
    }
move-take =
    { $number ->
        [0] Take none
        [one] Take { $number } all the same
       *[other] Take { $number } all the same
    }
move-white = White cards!
move-good = Good
move-equal = Equal
move-nothing = Nothing
move-capot = Capot!
move-all = Everything is counted
move-demand = Show me what you counted
move-stand = Let it stand
move-redeal = A new deal, please
move-point =
    { $number ->
        [one] A point of { $number } card
       *[other] A point of { $number }
    }
move-pips = { $number } pips
move-sequence =
    { $number ->
        [3] Terce
        [4] Quart
        [5] Quint
        [6] Sixième
        [7] Septième
       *[8] Huitième
    } from the { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
       *[9] nine
    }
move-fourteen =
    Fourteen { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }
move-three =
    Three { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }
move-cards = Show { $cards }
move-run = Count { $cards }
move-same = Count { $cards }
move-retract =
    Take back { $kind ->
        [point] the point
        [sequence] the sequence
       *[set] the set
    }
move-challenge =
    { $seat }: prove { $kind ->
        [point] your point
        [sequence] your sequence
       *[set] your set
    }
said-good = { $seat }: “Good.”
said-equal = { $seat }: “Equal.”
said-nothing = { $seat }: “Nothing.”
said-point = { $seat }: “{ move-point }.”
said-pips = { $seat }: “{ $number }.”
said-sequence = { $seat }: “{ move-sequence }.”
said-fourteen = { $seat }: “{ move-fourteen }.”
said-three = { $seat }: “{ move-three }.”
said-cards =
    { $seat ->
        [you] { $seat } show { $cards }.
       *[other] { $seat } shows { $cards }.
    }
said-run =
    { $seat ->
        [you] { $seat } count { $cards }.
       *[other] { $seat } counts { $cards }.
    }
said-same =
    { $seat ->
        [you] { $seat } count { $cards }.
       *[other] { $seat } counts { $cards }.
    }
said-capot = { $seat }: “Capot!”
fact-piquet-repique = { $seat }: repique!
fact-piquet-pique = { $seat }: pique!
fact-piquet-last =
    { $seat ->
        [you] The last deal: you counted { $number }.
       *[other] The last deal: { $seat } counted { $number }.
    }
fact-piquet-refet = The last game: a refet, { $number } each.
reason-game-difference = { $own } against { $other }
reason-game-doubled = { $own } against { $other }, ×{ $factor } after a refet
reason-refet = refet: { $own } each
reason-korolik = korolik: a hundred and { $difference }
reason-partie = partie: a hundred and { $difference }
reason-blank-sheet = a blank sheet
reason-own-count = own count
reason-wins-race =
    { $points ->
        [one] the last one lacks { $points } point
       *[other] the last one lacks { $points } points
    }
reason-wins-fixed-race =
    { $points ->
        [one] the last one pays { $points } point
       *[other] the last one pays { $points } points
    }
reason-pays-race = the last one pays
mark-left-race =
    { $seat ->
        [you] are home
       *[other] is home
    }
mark-pique = pique
mark-repique = repique
mark-silent = plays in silence
mark-struck = a false claim
count-count = count { $number }
count-bought = bought { $number }
count-race = { $number } in the race
place-game = games
place-side = at the side
place-total = total
place-payment = kopecks
note-games =
    { $number ->
        [one] { $number } game of the partie
       *[other] { $number } games of the partie
    }
note-factor = ×{ $number }
note-target = to { $number }
zone-white = White cards
zone-unbought = Not bought
phase-thirteen = Thirteen cards
phase-white = White cards
phase-after = White cards
phase-declare = Declarations
phase-all = Declarations
phase-capot = Capot?
phase-show = Showing
phase-prove = A challenge
error-piquet-pack = So small a pack leaves no talon.
error-piquet-exchange = You may throw this many cards: { $numbers }.
error-piquet-in-order = That card comes before one already laid aside: throw them in order.
error-piquet-claim = That cannot be said now.
error-piquet-pairs = There is a sheet for each pair of players: { $number }.
error-piquet-talk = Declarations are never spoken like this in this game.
error-piquet-count = The count of a deal is not written like this: everybody has his own.
option-form = Form
option-declare = Declaring
option-show-declared = Showing
option-white-cards-when = White cards
option-dealer-min-buy = The dealer’s fewest
option-elder-may-refuse = The elder may refuse
option-pique-stop = What stops a pique
option-repique-order = What stops a repique
option-all-counted-bonus = All cards counted
option-all-counted-when = When that is added
option-own-trick-counts = Own tricks count too
option-rounding = Rounding
option-korolik-deal = The deal in a korolik
option-refet-stack = Refets add up
option-parties = Parties
option-target = The race goes to
option-norman-mode = Norman Piquet is
option-leza-tie = Shared leza
option-norman-pay = The loser pays
option-norman-fixed = A fixed sum
option-manners = Irregularities
option-stake = Stake, in kopecks
option-stake-points = For so many points
option-draw = Draw for the deal
option-hands = Number of deals
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-form-piquet = for two
value-form-norman = for three
value-declare-auto = everything
value-declare-manual = as one likes
value-show-declared-always = at once
value-show-declared-on-demand = when asked
value-show-declared-never = never
value-white-cards-when-dealt = as dealt
value-white-cards-when-after-exchange = after the exchange
value-white-cards-when-both = both times
value-dealer-min-buy-3 = three
value-dealer-min-buy-1 = one
value-pique-stop-declarations = declarations
value-pique-stop-any-score = any point
value-repique-order-any-declaration-stops = any declaration
value-repique-order-classic-order = what is counted first
value-all-counted-when-end = at the end
value-all-counted-when-hand = with the hand
value-rounding-nearest = to the nearest ten
value-rounding-up = up
value-korolik-deal-alternate = by turns
value-korolik-deal-same = one deals both
value-target-100 = 100
value-target-150 = 150
value-target-200 = 200
value-norman-mode-race = a race
value-norman-mode-koroliki = koroliki
value-leza-tie-none = nobody
value-leza-tie-split = five each
value-norman-pay-shortfall = what he lacks
value-norman-pay-fixed = a fixed sum
preset-manual = Declare as you like
preset-classic = Classic
preset-closed = Closed cards
preset-on-demand = Shown on demand
preset-manners = With irregularities
preset-koroliki = Koroliki
preset-tiny = Tiny
advice-A-0 = No advice speaks of this very case. Declare all you have; lead what nothing beats, and take with the smallest card that will do.
advice-A-1 = Do not discard from several suits: keep the long one whole, the talon may lengthen it.
advice-A-2 = Keep equal court cards in hope of a fourteen, or at least a three.
advice-A-3 = Aim at quarts, terces and fourteens.
advice-A-4 = If the other is likely to have the longer suit, part even with an ace to hold what stops the sixty or ninety.
advice-A-5 = Of two suits keep the one in which a quint is possible.
advice-A-6 = With eighteen and nothing against you, count your leads to thirty before you part with the lead.
advice-A-7 = As dealer keep a guard in each suit: six tricks save the leza.

log-cards =
    { $seat ->
        [you] show { $cards }
       *[other] shows { $cards }
    }
log-run =
    { $seat ->
        [you] count { $cards }
       *[other] counts { $cards }
    }
log-same =
    { $seat ->
        [you] count { $cards }
       *[other] counts { $cards }
    }
log-redeal =
    { $seat ->
        [you] ask for a new deal
       *[other] asks for a new deal
    }
log-piquet-buy =
    { $seat ->
        [you] { $number ->
            [0] take no cards
            [one] take { $number } card
           *[other] take { $number } cards
        }
       *[other] { $number ->
            [0] takes no cards
            [one] takes { $number } card
           *[other] takes { $number } cards
        }
    }
log-take =
    { $seat ->
        [you] { $number ->
            [0] take none
            [one] take { $number } card after all
           *[other] take { $number } cards after all
        }
       *[other] { $number ->
            [0] takes none
            [one] takes { $number } card after all
           *[other] takes { $number } cards after all
        }
    }
log-retract =
    { $seat ->
        [you] take back
       *[other] takes back
    } { $kind ->
        [point] the point
        [sequence] the sequence
       *[set] the set
    }
