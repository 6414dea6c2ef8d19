# The table's own words. A game's words lie in its folder and are not repeated here.

## Cards and suits. A suit's forms: SUIT($suit, case: "many").

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

suit-S = spades
    .one = spade
    .gen = spades
    .dat = spades
    .acc = spades
    .ins = spades
    .prep = spades
    .many = spades
    .many-gen = spades
    .many-dat = spades
    .many-acc = spades
    .many-ins = spades
    .many-prep = spades
suit-C = clubs
    .one = club
    .gen = clubs
    .dat = clubs
    .acc = clubs
    .ins = clubs
    .prep = clubs
    .many = clubs
    .many-gen = clubs
    .many-dat = clubs
    .many-acc = clubs
    .many-ins = clubs
    .many-prep = clubs
suit-D = diamonds
    .one = diamond
    .gen = diamonds
    .dat = diamonds
    .acc = diamonds
    .ins = diamonds
    .prep = diamonds
    .many = diamonds
    .many-gen = diamonds
    .many-dat = diamonds
    .many-acc = diamonds
    .many-ins = diamonds
    .many-prep = diamonds
suit-H = hearts
    .one = heart
    .gen = hearts
    .dat = hearts
    .acc = hearts
    .ins = hearts
    .prep = hearts
    .many = hearts
    .many-gen = hearts
    .many-dat = hearts
    .many-acc = hearts
    .many-ins = hearts
    .many-prep = hearts

card-hidden = ▒▒

## Who sits where

chair-S = South
chair-W = West
chair-N = North
chair-E = East
side-NS = North and South
side-EW = West and East
nobody = nobody
seat-number = Seat { $number }
you = You
name-1 = Anna
name-2 = Boris
name-3 = Vera
name-4 = Gleb
name-5 = Daria
name-6 = Egor
name-7 = Jeanne
name-8 = Zakhar
name-9 = Irene
name-10 = Cyril
bot-book = plays by the book
bot-random = plays at random
bot-novice = plays by the book when it remembers
bot-club = thinks ahead
bot-me = you

## What the table asks

prompt-wait =
    { $seat ->
        [none] Waiting for the others.
        [you] Your turn.
       *[other] { $seat } to play.
    }
prompt-lead = Your lead: what will it be?
prompt-follow = Your turn: { $suit } were led.
prompt-void = You have no { $suit }: choose a card.
prompt-over = The game is over.

## Moves

move-play = { $card }
move-pass = Pass
move-done = Done
move-more = More…

## Why not

error-illegal = Not now, sorry.
error-not-your-turn = It is not your turn.
error-not-in-hand = You do not hold that card.
error-must-follow = You hold { $suit }: you must follow suit.
error-must-beat = You can beat it, so you must.
error-must-trump = You cannot follow, so you must trump.
error-must-overtrump = You hold a higher trump, so you must play it.
error-unknown-move = “{ $text }” is no move here.
error-empty-gesture = Nothing was chosen.
error-gesture-too-long = That is too much: the move was already complete.
error-bad-record = This record will not do: { $sentence }
record-move = { $where }: seat { $number }: { $move }: { $why }
error-bad-position = There is no such position: { $sentence }
error-option-unknown = There is no option “{ $name }”. There are: { $known }.
error-option-bool = Option { $name } is true or false, not “{ $given }”.
error-option-int = Option { $name } is a whole number, not “{ $given }”.
error-option-choice = Option { $name } cannot be “{ $given }”. It can be: { $choices }.
error-option-range = Option { $name } cannot be { $given }: it goes from { $low } to { $high }.
error-option-text = Option { $name } is a word, not “{ $given }”.
error-option-list = Option { $name } is a list with commas, not “{ $given }”.
error-option-fixed = Option { $name } stays as it is here: with it this would be another game.
error-option-players = This table does not seat so many: { $sentence }
error-option-belongs = These options do not go together: { $sentence }
error-unknown-game = There is no game “{ $name }”. There are: { $known }.
error-unknown-preset = There is no form “{ $name }”. There are: { $known }.
error-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
error-no-reduced-form = Nobody has made a reduced form of this game with these options.
error-seats = The table has { $seats } seats, and { $given } were named.
error-two-mes = One seat at this table is yours: write me only once.
error-other-contest = “{ $file }” holds another contest, or none: name another file.
error-no-file = The file “{ $name }” cannot be opened: { $why }
error-no-page = There are no rules of this game in this language.
error-no-listeners = There are only bots here, and they do not listen.
error-join-address = “{ $text }” does not lead to a table: it takes a link like http://host:port/join/… or …/table/…
error-join-no-server = No table answers at { $address } ({ $why }).
error-join-lost = The line is broken: nothing has come through.
error-join-foreign = That server speaks otherwise than we do: one of us is out of date.
error-bad-result = The result cannot be read: { $sentence }
error-bad-problem = There is nothing to solve here: { $sentence }
error-no-advice = The book is silent about this position.
error-no-seat = There is no seat { $number }: the table has { $seats }.

## What lies on the table

fact-trump = { $suit ->
        [S] Spades
        [C] Clubs
        [D] Diamonds
       *[H] Hearts
    } are trumps.
fact-no-trumps = No trumps.
mark-dealer = dealer
mark-to-move = to play
mark-passed = passed
mark-sits-out = sits out
mark-trump = trump
mark-last-trick = last trick
mark-last = last
count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
count-tricks =
    { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }
count-balance = score { $number }
zone-hand = Hand
zone-open = Open hand
zone-trick = Trick
zone-pile = Pile
zone-row = Row
zone-stock = Stock
zone-talon = Talon
zone-turned = Turned card
zone-discard = Discard
zone-thrown = Thrown off
zone-taken = Taken
zone-last = Last trick
phase-draw = Draw
phase-deal = Deal
phase-bid = Bidding
phase-decide = Decision
phase-exchange = Exchange
phase-play = Play
phase-over = End

## The sheet

sheet-title = Score sheet
sheet-empty = The sheet is still clean.
sheet-hand = Deal { $number }
sheet-total = Total
sheet-more =
    { $number ->
        [one] … and { $number } entry before
       *[other] … and { $number } entries before
    }

## The shelf

shelf-tricks = Trick games
shelf-pots = Games with a pot
shelf-banks = Banking games
shelf-collecting = Collecting games
shelf-modern = New games
players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
value-true = yes
value-false = no
value-none = none

## The command line

cli-about = A card table: old and new games in the terminal, for people, bots and research.
cli-version-compiled = The rules are compiled.
cli-version-interpreted = The rules run interpreted: just as right, only slower.
cli-welcome = Good evening! The cloth is laid, the cards are dealt.
cli-how = To play in the terminal:
cli-help = show this help
cli-version = the version, and whether the rules are compiled
cli-lang = language: ru, uk or en (else LOMBER_LANG or the system's)
cli-json = an answer for a program, in JSON
cli-game = a game or one of its forms: whist, whist/no-trumps
cli-option = an option of the game, key=value; may be repeated
cli-seed = the number the deals come from: the same number, the same cards
cli-example = Example:
cli-commands = commands
cli-options = flags
cli-positionals = what to name
cli-usage = Usage:{ " " }
cli-games = every game: names, players, forms, options
cli-play = play in the terminal
cli-play-seats = who sits where, in the order of the seats: me, book, novice, club, random (by default me, the others book)
cli-play-plain = line by line, without the full-screen table
cli-join = sit at a served table from the terminal
cli-join-address = the invitation (http://host:port/join/…), or the table's address to come back or to watch (…/table/…)
cli-join-name = what they shall call you; two people at one computer are told apart by it
cli-rules = the rules of a game, numbered
cli-selfplay = let the bots play among themselves
cli-selfplay-deals = how many deals to play
cli-selfplay-bots = bots by seat, over and over: book,random
cli-selfplay-records = the folder to put the records in
cli-arena = measure bots against each other: the same deals in every seating
cli-arena-bots = bots by seat, over and over: club,book
cli-arena-boards = how many boards; a board is one deal, played in every seating
cli-arena-processes = how many processes play
cli-arena-file = keep the boards in this file, and go on from it
cli-arena-stop = stop as soon as the difference is clear
cli-cfr = solve the reduced form of a game by regret (CFR+), and say how good the solution is
cli-cfr-rounds = how many times every player improves
cli-cfr-slips = how often a hand slips while it is solved: 0.02
cli-cfr-deals = draw so many deals, instead of the form’s own number
cli-cfr-file = keep the solution in this file
cli-csv = a table with commas
cli-replay = replay a record: position, sheet, scores
cli-replay-file = a record; “-” reads the input
cli-replay-to = stop after so many events
cli-replay-view = as this seat sees it (counted from 0)
cli-verify = check the proofs of a fair deal in a record
cli-verify-file = a record with proofs, as the table gives it; “-” reads the input
cli-analyse = look through a record: what each card was worth, the costly mistakes
cli-analyse-hand = only this deal (counted from 1)
cli-analyse-seat = only this seat (counted from 0)
cli-analyse-all = every decision with the worth of every move
cli-score = score a described result: each entry with its rule
cli-score-file = a JSON file: game, options, result; “-” reads the input
cli-solve = perfect play with open hands: a deal in all strains, or what each card is worth
cli-solve-file = a JSON file: hands; hands and leader; game and position; or a record; “-” reads the input
cli-solve-engine = own solver, or DDS where it is installed (the default there)
cli-viceroy = check a set of Viceroy cards that you have typed in
cli-viceroy-check = “check”: structure, and for the built-in set its statistics
cli-viceroy-file = a TOML file of cards; “-” reads the input
viceroy-sound = The set is sound.
cli-serve = the table in the browser
cli-serve-db = where tables are kept: a file, or postgresql://user@host/name
cli-serve-host = the address to listen at; 0.0.0.0 lets others on the network in
cli-serve-port = the port to listen at
cli-serve-workers = processes that serve together; more than one need PostgreSQL
cli-serve-logs = what the server writes: quiet (only what has gone wrong), plain, json, none
serve-open = Open { $address }
serve-stop = Ctrl+C closes the table; nothing is lost.
cli-bench = speed beside other engines
cli-bench-rounds = how many rounds to measure
cli-bench-seconds = seconds a round
# -- card files
cli-berserk = cards of Berserk: check files of your own cards, try them in scenarios
cli-berserk-action = what to do: “check” finds every mistake of a card file, with its line; “try” plays scenarios
cli-berserk-files = card files in TOML; a later one may use the cards of an earlier one
faults-none = { $file }: no mistakes; cards: { $cards }
try-fine = { $file }: as expected
fault-warning = take care
fault-syntax = this is not TOML: { $said }
fault-unknown = nobody knows the word “{ $word }” here
fault-unknown-near = nobody knows the word “{ $word }” here; perhaps “{ $near }”?
fault-expected = “{ $value }” will not do here; it should be { $wanted }
fault-missing = “{ $key }” is missing
fault-range = “{ $key }” is a whole number from { $low } to { $high }
fault-no-language = “{ $key }” says nothing in the language { $language }
fault-bad-id = a card is called by small Latin letters, figures and _: “{ $id }” is not
fault-twice = another set already has a card “{ $id }”
fault-spell-texts = a spell has exactly one text with “spell = true”; here: { $number }
fault-spell-elsewhere = only a spell has a text with “spell = true”
fault-class-unlisted = the set’s header does not list the class “{ $word }”
fault-kind-unlisted = the set’s header does not list the kind “{ $word }”
fault-keyword-value = the keyword “{ $word }” needs a value
fault-keyword-bare = the keyword “{ $word }” takes no value
fault-spells-alone = protection from spells stands alone
fault-from-spells = protection from spells is written “spells = true”
fault-one-kind = a text has exactly one of on, cost, give, replace, spell; here: { $found }
fault-one-verb = a step has exactly one verb; here: { $found }
fault-target-twice = either “target” or “targets”, not both
fault-free-for-ever = used any number of times, it needs a payment that runs out: coins, wounds, a discard, a sacrifice, lost coins or closing
fault-prevent-elsewhere = only wounds can be prevented: “prevent” goes with “would_wound”
fault-do-or-prevent = a replacement has either “do” or “prevent”
fault-endless = without “limit” this may go round for ever
fault-block-elsewhere = an attack can be blocked only under “attack_declared” or “defends”
fault-wrong-reserve = “{ $id }” does not wait in the reserve as a { $reserve } card
fault-slot-name = each of several targets needs an “id” of its own
fault-no-target = the text declares no “{ $word }”
fault-it-outside = “it” has a meaning only inside “for_each”
fault-event-outside = there is no event here that “{ $word }” could speak of
fault-deck-too-few = the deck has too few cards [{ $rule }]
fault-deck-wrong-element = “{ $id }” is of another element than the hero [{ $rule }]
fault-deck-too-many-copies = too many copies of “{ $id }” [{ $rule }]
fault-deck-not-deckable = “{ $id }” may not lie in a deck [{ $rule }]
fault-deck-unknown-card = there is no card “{ $id }” [{ $rule }]
fault-deck-no-hero = “{ $id }” is no hero [{ $rule }]
error-bad-set =
    { $file }, line { $line }, { $where }: the card file has { $number ->
        [one] a mistake
       *[other] { $number } mistakes
    }; “lomber berserk check” tells them.
error-too-many-classes = The sets use more than { $most } classes.
cli-mistake = I do not follow:
cli-interrupted = Interrupted.
games-presets = forms
games-options = options
games-bots = bots
games-players = players
games-none = There are no games.
selfplay-head =
    { $game }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in { $seconds } s, { $rate } deals/s
selfplay-seat = seat
selfplay-bot = bot
selfplay-score = score
selfplay-mean = a deal
selfplay-interval = 95 %
selfplay-by-seat = By seat
selfplay-by-bot = By bot
selfplay-records =
    { $number ->
        [one] { $number } record written: { $folder }
       *[other] { $number } records written: { $folder }
    }
selfplay-progress = { $done } of { $deals } deals
arena-head =
    { $game }: { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $hands ->
        [one] { $hands } deal
       *[other] { $hands } deals
    }
arena-bot = bot
arena-mean = a deal
arena-interval = 95 %
arena-decided = The difference is clear: stopped here.
arena-progress = { $done } of { $deals } boards
cfr-head =
    { $form }: { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
cfr-seat = seat
cfr-value = worth a deal
cfr-gain = could win more
cfr-exploitability = Exploitability, the mean of what could be won more: { $mean }
cfr-progress = { $done } of { $deals } rounds
replay-head =
    { $game }: { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
replay-scores = Scores
replay-to-move = To play: { $names }
replay-deal-due = A deal comes next.
replay-piles = Cards
analyse-head =
    { $game }: { $number ->
        [0] no decision can be judged
        [one] { $number } decision judged
       *[other] { $number } decisions judged
    }
analyse-progress = { $done } of { $deals } events
analyse-nothing = Nothing here can be reckoned with open cards.
analyse-clean = No costly mistake.
analyse-trick = Trick { $number }.
analyse-mistake = { $name }: { $move }; { $better } was better
analyse-judgement = { $name }: { $move }; on what was known then { $better } promised more
analyse-good = { $name }: { $move }
analyse-lost-tricks =
    { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }
analyse-lost-points =
    { $number ->
        [one] { $number } card point
       *[other] { $number } card points
    }
analyse-loss = { $number } on the score
analyse-total =
    { $name }: { $number ->
        [0] no costly mistake
        [one] { $number } costly mistake, { $loss } on the score
       *[other] { $number } costly mistakes, { $loss } on the score
    }
score-nothing = Nothing is written on the sheet.

## Playing in the terminal

line-hello = You are playing { $game }. Play by number or by card (QH). Also: hint, why QH, sheet, log, rules, undo, help, quit.
line-help =
    a number or a move as written (QH, throw 5H): play it
    hint: what the book advises
    why QH: why that card may not be played
    sheet: the scores, log: what happened, rules: the rules
    undo: take a move back, lang ru|uk|en: the language
    say …: speak to the others (at a served table)
    quit: leave the table
line-hand = Deal { $number }
line-choices = You may play:
line-asides = Out of turn:
line-bye = See you at the table!
line-number = No such number: they go from 1 to { $number }.
line-nothing-to-undo = There is nothing to take back yet.
line-undone = The move is taken back.
line-may = { $card } is fine: play it.
line-why-what = Which card? For example: why QH
line-log-empty = Nothing has happened yet.
line-language = English it is.
line-won = Scores: { $scores }
line-ask = Your move>{ " " }

# at a served table
log-spoken = { $name } says: { $text }
offer-next = Deal the next hand
offer-rematch = Another game
offer-back = I play myself again
offer-stand-in = Let a bot sit in for { $seat }
join-open-seat = empty chair { $number }
join-guest = guest { $number }
join-calling = The line is broken; we are calling back …
join-waiting = We are waiting for players. Send them this link: { $link }
join-waiting-only = We are waiting for players.
join-missed = Not at the table just now: { $name }. We wait.
join-watching = You are watching.
hint-says = The book advises: { $move }
hint-advice = { $number }: { $text }
hint-move = I would choose: { $move }
hint-wait = Wait for your turn, and I shall tell you.
log-deal = Deal { $number }
log-move = { $name }: { $move }
log-entry = { $column }: { $amount }, { $reason }
screen-title = Lomber
screen-log = What happened
screen-hint = Advice
screen-sheet = Score sheet
screen-rules = Rules
screen-help = Help
screen-again = Another game? Press n.
screen-key-hint = hint
screen-key-sheet = sheet
screen-key-log = log
screen-key-rules = rules
screen-key-undo = undo
screen-key-language = language
screen-key-help = keys
screen-key-quit = leave
screen-small = The window is too small: it needs 80×24 at least.
screen-keys =
    ←/→ or Tab: choose a move, Enter or space: play it
    digits: play the move of that number
    h: hint, s: sheet, l: log, r: rules
    u: take a move back, t: language, ?: this page, q: leave the table
    With the mouse: click a card or a button.

## Mushka and its kin: Rams and the other games with a written record

prompt-mouche-declare = Do you play? Throw off what you do not want, or pass.
prompt-mouche-throw =
    { $number ->
        [one] { $number } card goes off. Another?
       *[other] { $number } cards go off. Another?
    }
prompt-mouche-turnup = Will you take { $card } for one of your cards?
prompt-mouche-claim = The tricks are over. Has anybody broken a duty?
move-mouche-done =
    { $number ->
        [0] Play with these cards
        [one] Play, buying { $number } card
       *[other] Play, buying { $number } cards
    }
fact-mouche-took = { $seat } has taken { $card }.
fact-mouche-shown = { $seat } has shown { $cards }.
error-mouche-dealer = Only one plays: the dealer must join him.
error-mouche-room = The stock has no more cards to give.
error-mouche-first-dealer = There is no such seat to deal first.
error-mouche-pack-small = The pack is too small for so many hands.
prompt-mouche-exchange = What do you throw off? You may play your own cards.

solve-strains = Tricks of seats 0 and 2, by strain and by who leads (0 to 3):
solve-tricks = Seats { $seats } take { $number ->
    [one] one trick
   *[other] { $number } tricks
}. By the card played now:
solve-line = Best play to the end:
solve-foreseen = Best play by all brings:
solve-moves = By the move made now:

# A fair deal, checked

fair-line =
    { $hand ->
        [0] The draw before the first deal: { $said }
       *[other] Deal { $hand }: { $said }
    }
fair-shuffle =
    { $number ->
        [0] fair. The cards follow from the secret that was sealed before the deal.
        [one] fair. The cards follow from the secret that was sealed before the deal and from what one player added to it.
       *[other] fair. The cards follow from the secret that was sealed before the deal and from what { $number } players added to it.
    }
fair-cards =
    { $number ->
        [0] no card was shown, so there is nothing to prove; the order was sealed before the deal.
        [one] the one card shown of { $most } lies where it was sealed. The rest stays closed, so the shuffle itself is not proved.
       *[other] the { $number } cards shown of { $most } lie where they were sealed. The rest stays closed, so the shuffle itself is not proved.
    }
fair-commitment = not fair: the secret is not the one that was sealed before the deal.
fair-root = not fair: the order that was sealed is another one.
fair-order = not fair: the cards of “{ $pile }” do not follow from the secret.
fair-card = not fair: the proof for { $card } does not hold.
fair-unproved = the cards of “{ $pile }” are not those that the proofs open.
fair-damaged = the proofs are damaged and cannot be checked.
fair-nothing = This record holds no proofs: nothing can be said of its deals.
fair-uncovered =
    { $number ->
        [one] One deal of this record is without proof.
       *[other] { $number } deals of this record are without proof.
    }
fair-committed = sealed before the deal: { $hash }
fair-good = All that can be proved is proved.
fair-bad = This record does not prove a fair deal.
