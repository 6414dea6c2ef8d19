# The table’s own words. A game’s words lie in its folder and are not repeated here.

## Cards and suits. A suit’s forms: SUIT($suit, case: "many").

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
your-other-hand = Your other hand
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
bot-random = plays at random
bot-novice = a novice
bot-book = plays by the book
bot-club = a club player
bot-master = a master
bot-solver = the solver
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
move-put-back = Put { $card } back
move-more = More…

## Why not

error-illegal = Not now, sorry.
error-not-your-turn = It is not your turn.
error-you-sit-out = You sit this rubber out.
error-not-in-hand = You do not hold that card.
error-must-follow = You hold { $suit }: you must follow suit.
error-must-beat = You can beat it, so you must.
error-must-trump = You cannot follow, so you must trump.
error-must-overtrump = You hold a higher trump, so you must play it.
error-unknown-move = “{ $text }” is no move here.
error-empty-gesture = Nothing was chosen.
error-gesture-too-long = That is too much: the move was already complete.
error-picks-too-many =
    { $number ->
        [one] No more than { $number } card can be chosen here.
       *[other] No more than { $number } cards can be chosen here.
    }
error-picks-too-few =
    { $number ->
        [one] { $number } card is to be chosen.
       *[other] { $number } cards are to be chosen.
    }
error-picked-twice = { $card } is named twice.
error-bad-record = This record will not do: { $sentence }
error-not-json = { $line ->
    [0] This is no JSON in UTF-8.
   *[other] This is not whole JSON: line { $line }, column { $column }.
}
error-no-record = There is no record in it: a record is a JSON object with “format”: “{ $kind }”.
error-record-version = It is { $given }, and this program reads { $kind }.
error-record-revision = It was played by newer rules (revision { $given }) than this program knows ({ $known }).
error-record-older = It was played by older rules (revision { $given }; these are { $known }), by which this was allowed.
error-record-part = “{ $part }” is missing, or is not what stands there in a record.
error-record-event = This is neither a move, as [1, "QH"], nor a deal with its piles.
error-record-due = Before this move the deal “{ $deal }” is due.
error-record-not-due = The deal “{ $deal }” is not due here.
error-record-unread = The cards of this deal cannot be read: they are written AS KS 7D.
error-record-card-twice = “{ $pile }” has a card twice, or one that is not in the pack.
error-file-too-large = The file is too large: { $most } bytes at most.
record-move = { $where }: seat { $number }: { $move }: { $why }
error-bad-position = There is no such position: { $sentence }
error-position-shape = A position is described by names and values.
error-position-number = “{ $part }” cannot be { $given }: it goes from { $low } to { $high }.
error-position-word = “{ $part }” cannot be “{ $given }”. It can be: { $known }.
error-position-flag = “{ $part }” is true or false.
error-position-numbers = “{ $part }” is a list of { $number ->
    [one] one number
   *[other] { $number } numbers
}.
error-position-range = The numbers of “{ $part }” go from { $low } to { $high }.
error-position-words = “{ $part }” is a list of words.
error-position-table = “{ $part }” has names and values.
error-position-cards = “{ $pile }” is cards as one text: AS KS 7D.
error-position-part = A position of this game has no “{ $part }”.
error-position-pile = There is no pile “{ $pile }” here. There are: { $known }.
error-position-unread = “{ $pile }”: “{ $text }” cannot be read as cards.
error-position-count = “{ $pile }” has { $number ->
    [one] one card
   *[other] { $number } cards
}; here { $wanted ->
    [one] one is
   *[other] { $wanted } are
} needed.
error-position-seats = “{ $part }” is a list of seats, counted from nought.
error-position-once = “{ $part }” names every seat exactly once.
error-position-each = “{ $part }” has a value for each player, { $number } in all.
error-position-like = “{ $part }”: “{ $given }” will not do. It is written like this: { $like }
error-position-only = “{ $part }” can only be { $wanted } here.
error-position-lengths = “{ $pile }” and “{ $other }” must be equally long.
error-position-held = “{ $part }”: “{ $pile }” does not have { $cards }.
error-position-denied = “{ $pile }” has a card that was seen not to be there.
error-position-known = “{ $pile }”: the cards that are known are not the ones held.
error-position-undealt = Before the deal there are no cards on the table or in the hands.
error-position-tricks = A deal has { $most ->
    [one] one trick
   *[other] { $most } tricks
}, and { $number ->
    [one] one is
   *[other] { $number } are
} named.
error-position-no-trick = All tricks have been taken: there is nothing left to play.
error-position-trick = More cards lie in the trick than have been played.
error-position-played = “{ $pile }” has already played to this trick.
error-position-too-many = More cards have been played than there can be.
error-position-trump = The turned card makes trumps.
error-position-round = A trick goes round, and the next player is in turn.
error-position-revoke = A revoke is corrected by one who still holds the suit led.
error-position-out = { $seat } does not play this deal.
error-position-empty-chair = “{ $part }”: nobody sits there ({ $place }).
error-position-turn = “{ $part }” must be somebody who plays and has a move.
error-position-two = At least two play.
error-position-move = “{ $part }”: “{ $given }” cannot be done or said here.
error-position-balance = “{ $part }” and the money on the table must add up to nothing.
error-position-won = “{ $part }”: with such a score it has been won already.
error-position-finished = By now the match is over.
error-position-now = “{ $part }” does not fit: { $why }.
error-position-odds = “{ $part }” and “{ $other }” do not agree: { $why }.
error-position-unwanted = “{ $part }” has no place here: { $why }.
error-position-wanted = “{ $part }” is needed here: { $why }.
error-position-entries = “{ $part }” are entries of the sheet: hand, column, place, amount, reason, rule, words.
error-position-sealed = Everybody has chosen: nothing is sealed any more.
error-position-midway = Somebody is still choosing: nothing can begin in the middle of a move.
error-card-elsewhere = { $cards } of “{ $pile }” lies somewhere else too.
error-card-not-in-pack = “{ $pile }”: { $cards } is not in this pack.
error-card-too-often = “{ $pile }”: there are not so many of { $cards }.
error-card-misplaced = “{ $pile }”: { $cards } does not belong there.
error-card-nowhere = { $cards } lies nowhere.
error-strange-position = This cannot be read as a position of this game.
error-option-unknown = There is no option “{ $name }”. There are: { $known }.
error-option-bool = Option { $name } is true or false, not “{ $given }”.
error-option-int = Option { $name } is a whole number, not “{ $given }”.
error-option-choice = Option { $name } cannot be “{ $given }”. It can be: { $choices }.
error-option-range = Option { $name } cannot be { $given }: it goes from { $low } to { $high }.
error-option-text = Option { $name } is a word, not “{ $given }”.
error-option-list = Option { $name } is a list with commas, not “{ $given }”.
error-option-fixed = Option { $name } stays as it is here: with it this would be another game.
error-option-players = Players at this table: { $wanted }, not { $given }.
error-option-belongs = These options do not go together: { $why }.
error-unknown-game = There is no game “{ $name }”. There are: { $known }.
error-unknown-preset = There is no form “{ $name }”. There are: { $known }.
error-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
error-bot-not-loaded = The bot “{ $name }” cannot be loaded: { $why }
error-no-reduced-form = Nobody has made a reduced form of this game with these options.
error-seats = The table has { $seats } seats, and { $given } were named.
error-two-mes = One seat at this table is yours: write me only once.
error-other-contest = “{ $file }” holds another contest, or none: name another file.
error-unknown-advice = The book has no advice “{ $name }” for this game. It has: { $known }.
error-other-study = “{ $file }” holds another study, or none: name another file.
error-tournament-bots = A tournament takes at least two bots, each named once.
error-no-ray = Ray is not installed: pip install 'lomber[ray]'.
error-no-cluster = No Ray cluster answers at “{ $address }”.
error-no-such-file = There is no file “{ $name }”.
error-no-file = The file “{ $name }” cannot be opened: { system-reason }
system-reason =
    { $reason ->
        [EISDIR] it is a folder.
        [ENOENT] there is no such folder.
        [ENOTDIR] on the way to it there is a file, not a folder.
        [EEXIST] a file lies there already.
        [EACCES] you may not.
        [EPERM] you may not.
        [EROFS] here one can only read.
        [ENOSPC] there is no room left.
        [ENAMETOOLONG] its name is too long.
        [ECONNREFUSED] nobody answers there.
       *[other] { $why }
    }
error-no-storage =
    “{ $name }”: { $reason ->
        [missing] there is no such file.
        [used] another server uses this database.
        [driver] PostgreSQL needs something more installed: pip install 'lomber[postgres]'.
        [filled] there is something in this database already.
        [backup] this is no whole backup.
        [itself] this is the database itself: a backup needs a name of its own.
        [SQLITE_NOTADB] this is no SQLite database.
        [SQLITE_CORRUPT] this database is damaged. Bring back a backup of it: lomber admin restore.
        [SQLITE_FULL] there is no room left.
        [SQLITE_IOERR] the disk does not answer as it should, or there is no room left on it.
        [SQLITE_READONLY] here one can only read.
        [SQLITE_CANTOPEN] it cannot be opened. Its folder must be there, and one must be allowed to write in it.
        [SQLITE_BUSY] another program holds this database.
       *[other] { system-reason }
    }
error-storage-kind = “{ $name }”: a database is sqlite or postgresql.
error-storage-workers = --workers: several workers need PostgreSQL.
error-storage-version = The database has version { $version }, this program knows { $known }: start its server once.
error-no-address =
    One cannot listen at { $name }: { $reason ->
        [EADDRINUSE] it is taken.
        [EADDRNOTAVAIL] this machine has no such address.
       *[other] { system-reason }
    }
error-no-page = There are no rules of this game in this language.
error-no-listeners = There are only bots here, and they do not listen.
error-join-address = “{ $text }” does not lead to a table: it takes a link like http://host:port/join/… or …/table/…
error-join-no-server = No table answers at { $address } ({ $why }).
error-join-lost = The line is broken: nothing has come through.
error-join-foreign = That server speaks otherwise than we do: one of us is out of date.
error-bad-problem = There is nothing to solve here: { $sentence }
error-problem-shape = There is nothing to solve here: a JSON object is asked for, with “hands”, or with “game” and “position”.
error-problem-part = A problem has no “{ $part }”. It has: { $known }.
error-problem-hands-list = “hands” is a list of hands, each a text like “AS KS 7D”.
error-problem-four-hands = A deal has four hands.
error-problem-hands = A problem has two, three or four hands.
error-problem-uneven = The hands are not equally long.
error-problem-twice = { $card } is there twice.
error-problem-no-card = “{ $given }” is no card.
error-problem-no-suit = “{ $given }” is no suit: it is S, C, D or H, or null for no trumps.
error-problem-seats = Seats are numbered from 0 to { $last }.
error-problem-counted = Somebody’s tricks must be counted.
error-problem-laid = A complete trick is taken up before the problem begins.
error-problem-long-suit = More than eight { SUIT($suit, case: "many-gen") }: that is beyond this solver.
error-problem-two-sides = Of four hands two play against two, for tricks, and nobody must trump.
error-problem-no-dds = DDS is not installed: pip install 'lomber[solver]'.
error-problem-dds-ending = DDS does not count a last trick rightly for every leader: let our own solver do it.
error-bad-result = The result cannot be read: { $sentence }
error-result-shape = The result cannot be read: a JSON object is asked for, with “game”, “options” and “result”.
error-result-part = A described result has no “{ $part }”.
error-not-foreseen = Nothing can be foreseen here. It is solved in the play of a deal, once no card is left to be drawn; not where mistakes are allowed (manners).
error-never-foreseen = This game is not solved with open cards: it is no play of tricks.
error-unknown-problem = There is no problem “{ $name }”. “lomber problems” lists them.
error-no-problems = There are no problems of “{ $name }”. “lomber problems” lists all.
error-no-such-deal = There is no deal { $number } in this record; the last is { $last }.
error-too-deep = The end is too far off: not solved within { $number } positions. Ask again some tricks later.
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
mark-dealer =
    { $seat ->
        [you] deal
       *[other] deals
    }
mark-to-move =
    { $seat ->
        [you] your turn
       *[other] to play
    }
mark-passed = passed
mark-sits-out =
    { $seat ->
        [you] sit out
       *[other] sits out
    }
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
hand-number = Deal { $number }
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

cli-about = A card table: old and new games in the browser and the terminal, for people, bots and research.
cli-version-compiled = The rules are compiled.
cli-version-interpreted = The rules run interpreted: just as right, only slower.
cli-welcome = Good evening! The cloth is laid, the cards are dealt.
cli-how = To play in the terminal:
cli-help = show this help
cli-version = the version, and whether the rules are compiled
cli-lang = language: ru, uk or en (else LOMBER_LANG or the system’s)
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
cli-play-seats = who sits where, in the order of the seats: me, novice, book, club, master, random (by default me, the others book)
cli-play-plain = line by line, without the full-screen table
cli-join = sit at a served table from the terminal
cli-join-address = the invitation (http://host:port/join/…), or the table’s address to come back or to watch (…/table/…)
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
cli-study = test the book: what each numbered piece of its advice is worth
cli-study-advice = only these pieces, by their numbers
cli-study-boards = how many boards; a board is one deal, played by the book and then without each piece
cli-study-stop = leave a piece alone as soon as it is clear which way it counts
cli-arena-system = table: all bots round one table; round-robin: everybody meets everybody, two by two; swiss: round by round those who stand alike
cli-arena-rounds = rounds of a Swiss tournament
cli-arena-ray = let the machines of this Ray cluster play (auto, HOST:PORT or ray://HOST:PORT)
cli-arena-report = write a report with plots into this HTML file
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
cli-convert = files of other programs into records, and records into theirs (PBN, PTS and BTS, PPN)
cli-convert-file = a file of PBN, PTS, BTS or PPN, or a record of Whist, Vint or Preferans; “-” reads the input
cli-convert-game = as what boards of bridge are played
cli-convert-out = a folder for the records, or the file for a record: .pbn, .pts, .bts, .ppn or .ppn.json
convert-line = Line { $line }: { $said }
convert-deal = Deal { $line }: { $said }
convert-written = Written: { $place }
convert-records = { $count ->
    [one] { $count } board read.
   *[other] { $count } boards read.
}
convert-kept = The records are in { $place }.
error-not-for-pbn = PBN is for Whist and Vint; this is a record of { $game }.
error-not-for-preferans = { $format } is for Preferans with three hands; this is a record of { $game }.
error-ppn-players = PPN is for three players; more sat at this table.
error-no-boards = There is no board in this file.
error-convert-folder = What comes out are Lomber’s records, and { $place } is the name of another program’s file: name a folder with --out.
skipped-open-comment = a comment is never closed: “{ $what }”
skipped-no-tag = this is no tag: { $what }
skipped-tag-twice = the tag is there twice, the first one counts: { $what }
skipped-no-game = this belongs to no board: { $what }
skipped-no-section = no section stands here: { $what }
skipped-loose-comment = a comment outside all boards: “{ $what }”
skipped-no-deal = the board has no deal.
skipped-not-four-hands = a deal has four hands: { $what }
skipped-no-hand = this is no hand: { $what }
skipped-card-twice = { $what } is dealt twice.
skipped-not-thirteen = the hands have { $what } cards, not thirteen each.
skipped-not-set-up = the deal cannot be laid: { $what }
skipped-strange-contract = this is no contract: { $what }
skipped-doubled = Vint knows no doubles: { $what } is played undoubled.
skipped-no-trumps-said = no trumps are named: played without.
skipped-whist-has-no-auction = Whist has no auction: it is left out.
skipped-no-auction-of-vint = this is no auction of Vint: the contract alone is taken over.
skipped-no-contract = without a contract and its player the cards cannot be played.
skipped-play-in-order = the cards stand in the order of play, not by columns; read so.
skipped-not-played = trick { $what }; the rest is left out.
skipped-no-value = this cannot be read here: { $what }
skipped-not-three-hands = a deal of Preferans has three hands: { $what }
skipped-comment = a remark that a record has no place for: “{ $what }”
skipped-no-level = the game is not named, only its trumps: played as a six.
skipped-earlier-tricks = { $what } tricks are gone and nobody says to whom: set down to the player, at misère to a whister.
skipped-pts-no-contract = no contract was played here: a problem cannot say it.
skipped-pts-two-hands = the whister played alone: a problem cannot hold tricks of two cards, only the hands are written.
skipped-ppn-draft = an older draft of the notation, without a description: { $what }
skipped-ppn-no-deal = this is no deal of PPN: { $what }
skipped-ppn-auction = the auction of the Serbian game is left out: { $what }
skipped-ppn-preferans = our Preferans has no such contract as “preferans”: only the cards are taken over.
skipped-ppn-discard = { $what } cannot be laid away by one who does not hold them: only the cards are taken over.
skipped-ppn-kontra = our Preferans knows no kontra: { $what } is left out.
skipped-ppn-refa = our Preferans knows no refa: played single.
skipped-ppn-tricks = the tricks do not have a card of everybody who plays: they are left out.
skipped-ppn-leader = player { $what } led, with us the eldest hand leads: the tricks are left out.
skipped-ppn-set-up = it began from a set-up position: the deal itself is not known.
skipped-ppn-raspasy = PPN has no all-pass hands: the three passes are written, the play is not.
skipped-ppn-no-contract = PPN has no such contract: { $what }
skipped-ppn-unfinished = the hand was not played to its end.
skipped-ppn-level = PPN knows no level: of { $what } only the suit is written.
cli-verify = check the proofs of a fair deal in a record
cli-verify-file = a record with proofs, as the table gives it; “-” reads the input
cli-analyse = look through a record: what each card was worth, the costly mistakes
cli-analyse-hand = only this deal (counted from 1)
cli-analyse-seat = only this seat (counted from 0)
cli-analyse-all = every decision with the worth of every move
cli-analyse-seconds = so many seconds at most, on cards from the end of each deal back
cli-score = score a described result: each entry with its rule
cli-score-file = a JSON file: game, options, result; “-” reads the input
cli-solve = perfect play with open hands: a deal in all strains, or what each card is worth
cli-solve-file = a JSON file: hands; hands and leader; game and start; or a record; “-” reads the input
cli-solve-engine = own solver, or DDS where it is installed (the default there)
cli-problems = problems with open cards, played against the solver: list, show or play them
cli-problems-action = list (the default), show or play
cli-problems-what = which: of “list” a game, of “show” and “play” the name of a problem
cli-problems-solution = show how it is done
cli-problems-quiet = do not say after each move whether the goal can still be reached
cli-viceroy = cards of Viceroy: check a set that you have typed in, let bots play with a set and measure it
cli-viceroy-action = what to do: “check” finds every mistake of a set, with its line; “balance” lets the book play games of one to four and tells the figures with their limits
cli-viceroy-file = a TOML file of cards, “-” reads the input; for “balance” the name of a set, or its file
cli-viceroy-games = games of four players (balance); of any other number half as many
accept-limit = limit
accept-players = { $number ->
    [1] alone
   *[other] { $number } players
}
accept-t-2-dry = games in which one pool ran dry
accept-t-2-absent = games in which a gem colour was gone from the reserve
accept-t-3-seat = wins of the seat farthest from its share
accept-t-4-collisions = turns with a collision
accept-t-5-largest = largest step of the winner’s points
accept-t-5-steps = steps that give 2 % or more
accept-t-6-cards = cards in a final pyramid
accept-t-6-level-4 = players who reach level 4
accept-t-6-level-5 = players who reach level 5
accept-t-7-characters = purchases of the least bought character
accept-t-7-laws = plays of the least played law
accept-t-8-random = games that a random bot wins against the book
accept-legend = “!” – outside the limit. The limits of T-2 (pools), T-3, T-4 and T-7 (characters) are meant for four players.
viceroy-sound = The set is sound.
viceroy-place =
    { $line ->
        [0] { $where }
       *[other] line { NUMBER($line, useGrouping: 0) }, { $where }
    }
toml-wrong =
    { $why ->
        [value] the value makes no sense; a text stands in quotation marks
        [array] the list is not closed: a comma or “]” is missing
        [inline] in curly brackets a comma or the closing bracket is missing
        [twice] this name stands here already
        [equals] after a name there must be “=”
        [rest] something stands after the value
        [heading] the heading is not closed: write [name] or [[name]]
        [quotes] quotation marks are not closed, or the text has a character that may not stand there
        [backslash] a backslash in a text is written twice
        [name] here must be a name in Latin letters, or a heading in square brackets
       *[other] { $said }
    }
viceroy-where-file = file
viceroy-where-character = character
viceroy-where-characters = characters
viceroy-where-law = law
viceroy-where-laws = laws
viceroy-where-cost = cost
viceroy-where-level = level
viceroy-where-bottom = bottom
viceroy-no-utf = this is no text in UTF-8; save the file again in that encoding
viceroy-no-toml = this is no TOML: { toml-wrong }
viceroy-key-missing = “{ $name }” is missing
viceroy-key-strange =
    { $near ->
        [none] a card set knows no “{ $name }”
       *[other] a card set knows no “{ $name }”; perhaps “{ $near }”?
    }
viceroy-tables = write each card as a [[{ $name }]] table
viceroy-id = { $given } is no name of small Latin letters, digits and underscores
viceroy-text = { $given } is no text in quotation marks
viceroy-number = { $given } is no whole number from { $low } to { $high }
viceroy-number-twice = an earlier card already bears the number { $number }
viceroy-name-twice = an earlier card is already called “{ $name }”
viceroy-names = { $given } says nothing in ru, uk or en
viceroy-names-table = { $given }: in which language? Write it like {"{"} en = { $given } {"}"}
viceroy-sizes = characters: { $people }, laws: { $laws }; a set has 60–120 and 12–60
viceroy-sizes-usual = characters: { $people }, laws: { $laws }; 64 and 24 are usual
viceroy-colours = { $given }: the number of colours here is { $number }, out of { $known }
viceroy-reward-lines = { $given }: a character has four rewards, for levels 1, 2, 3, 4
viceroy-reward = { $given } is no reward of one to three items
viceroy-reward-item = { $given } is no reward; write it like { $like }
viceroy-reward-kind =
    { $near ->
        [none] { $given } is no reward; there are { $known }
       *[other] { $given } is no reward; perhaps “{ $near }”?
    }
viceroy-reward-number = { $given }: right after “{ $item }:” stands the number, { $known }
viceroy-no-token = the box has no point token of { $value }
viceroy-effects = a law has one, two or three effects
viceroy-effects-list = effects are written as a list of tables: [ {"{"} type = "…" {"}"} ], not { $given }
viceroy-effects-order = replace_card stands first, underlay stands alone
viceroy-no-effect =
    { $near ->
        [none] there is no effect { $given }
       *[other] there is no effect { $given }; perhaps “{ $near }”?
    }
viceroy-effect-strange =
    { $near ->
        [none] { $effect } knows no “{ $name }”
       *[other] { $effect } knows no “{ $name }”; perhaps “{ $near }”?
    }
viceroy-effect-needs = { $effect } needs “{ $name }”
viceroy-not-one-of = { $given } will not do; it must be: { $known }
viceroy-flag = { $given } is neither true nor false
viceroy-levels = { $given } are no points for four levels
viceroy-levels-four = there are four levels, and numbers here: { $number }
viceroy-options = choose_one offers two, three or four rewards
viceroy-gems-only = everyone_gains gives gems and nothing else
viceroy-endless = each takes a card back to the hand and plays another: together they would never end
viceroy-numbered = the numbers are not { $low }–{ $high }
viceroy-half-circle = its lower half circle has two colours
viceroy-triples = every triple of upper left, upper right and lower colour stands once; missing: { $missing }
viceroy-times = { $given } stands { $number } times, not { $due }
viceroy-thrice = { $given } has a colour three times
viceroy-coloured = costs of four colours: { $four }, of three: { $three }; there are 16 and 48 of them
viceroy-doubled = { $given } is doubled { $doubled } times and absent { $absent } times, not 12 and 12
viceroy-same-cost = two cards cost the same
viceroy-no-captain-cost = no card costs G B Y Y
viceroy-dependent = { $given } stands { $number } times among the costs of level { $level }, not 2 to 6 times
viceroy-worth = its four lines are worth { $worth }, not 22 to 29
viceroy-falling = level 4 is worth less than level 3
viceroy-families = its lines are of fewer than three families
viceroy-two-infinite = it has two infinite gems
viceroy-no-captain = there must be one Captain
viceroy-captain = the Captain of the rules costs G B Y Y and gives card:1, gems:5, magic:1, points:12
viceroy-block-bottoms = every lower colour must stand four times here
viceroy-block-worth = a card here is worth { $worth } on average, not 25.14 ± 1
viceroy-unnamed = it has no name in { $language }
viceroy-not-cyrillic = “{ $name }” has letters that are not Cyrillic
viceroy-circle-bonuses = of this colour there are two circle bonuses of +2 and one of +4
viceroy-printed = printed: { $number }; the pool has { $full }
viceroy-wanted = { $number } of { $full } would be wanted in a game of four: too few or too many
viceroy-law-sectors = its sectors are { $given }; a law has one colour above and another below
viceroy-law-pairs = laws of these colours: { $number }, not two
viceroy-law-types = types of first effects: { $number }; 20 are wanted
viceroy-law-begins = laws that begin with it: { $number }; at most { $most }
viceroy-law-kinds = laws of this kind: { $number }, not { $low }–{ $high }
viceroy-idle = it does nothing for a player alone
viceroy-touching = laws that touch opponents: { $number }; at most two
viceroy-law-range = { $effect }: “{ $name }” is { $number }, not { $low }–{ $high }
viceroy-law-back = draw_and_return: “back” is one less than “take”
viceroy-law-discount = the discount of a built-in law is for any colour
viceroy-law-rising = { $effect }: { $given } does not rise to { $low }–{ $high }
viceroy-law-everyone = { $own } for oneself and { $others } for the others: 3 to 5 gems and one are wanted
viceroy-law-worth = { $given } is worth { $worth }, not 3 to 6
viceroy-textless = it has no text in { $language }
viceroy-same-text = two laws say the same
cli-serve = the table in the browser
cli-serve-db = where tables are kept: a file, or postgresql://user@host/name
cli-serve-host = the address to listen at; 0.0.0.0 lets others on the network in
cli-serve-port = the port to listen at
cli-serve-workers = processes that serve together; more than one need PostgreSQL
cli-serve-proxy = the address of a reverse proxy that is believed: 127.0.0.1
cli-serve-origin = where the page is opened, if it is not what the server hears: https://club.example
cli-serve-logs = what the server writes: quiet (only what has gone wrong), plain, json, none
serve-open = Open { $address }
serve-stop = Ctrl+C closes the table; nothing is lost.
cli-admin = run the club: people, passwords, reports, backups
cli-admin-action = users; mute, unmute, ban, unban, delete, reset (a code for a new password) with a login or an id; reports; settle with a report’s id; ratings; backup and restore with a file; export with a folder; index; health
cli-admin-what = whom or what it is about
cli-admin-days = for so many days; without it for good
cli-admin-why = a note for yourself
cli-admin-portable = backup: a file that fits any database
cli-admin-check = ratings: compute everything anew from the records, and compare
cli-admin-url = the club’s address, for a link: https://club.example
cli-bench = speed beside other engines
cli-bench-rounds = how many rounds to measure
cli-bench-seconds = seconds a round
cli-conform = every promise of the contract, tried on a game: for whoever writes one
cli-conform-game = the id of a game: whist
cli-conform-seconds = how long to walk through each form, in seconds
conform-done =
    { $number ->
        [0] Every promise is kept.
        [one] { $number } promise is broken.
       *[other] { $number } promises are broken.
    }
# -- card files
cli-berserk = cards of Berserk: check files of your own cards, try them in scenarios, measure the ready decks
cli-berserk-action = what to do: “check” finds every mistake of a card file, with its line; “try” plays scenarios; “balance” lets bots play the ready decks of a set against each other
cli-berserk-games = duels for each pair of decks (balance)
cli-berserk-bots = who plays (balance): one bot, or two that are measured against each other: master,book
cli-berserk-files = card files in TOML; a later one may use the cards of an earlier one; for “balance” the name of a set
cli-berserk-base = hold the file to what a base set must have, too (chapter 19)
faults-none = { $file }: no mistakes; cards: { $cards }
try-fine = { $file }: as expected
fault-warning = take care
fault-syntax = this is not TOML: { toml-wrong }
fault-unknown = nobody knows the word “{ $word }” here
fault-unknown-near = nobody knows the word “{ $word }” here; perhaps “{ $near }”?
fault-expected = “{ $value }” will not do here; it should be { $wanted }
fault-missing = “{ $key }” is missing
fault-range = “{ $key }” is a whole number from { $low } to { $high }
fault-no-language = “{ $key }” says nothing in the language { $language }
fault-bad-id = a card is called by small Latin letters, digits and _: “{ $id }” is not
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
fault-spell-leaves = a spell is never in play: what lasts “while_source” ends at once
fault-spell-never = a spell is never in play: without “zone” this text never works
fault-lies-elsewhere = at that moment the card lies elsewhere: this text works only with zone = “{ $zone }”
fault-block-elsewhere = an attack can be blocked only under “attack_declared” or “defends”
fault-wrong-reserve = “{ $id }” does not wait in the reserve as a { $reserve } card
fault-slot-name = each of several targets needs an “id” of its own
fault-no-target = the text declares no “{ $word }”
fault-it-outside = “it” has a meaning only inside “for_each”
fault-event-outside = there is no event here that “{ $word }” could speak of
fault-forms = the cases of a class are so many words in a row: { $number }
fault-price-missing = nobody has priced “{ $feature }”: put it into [prices]
fault-price-unused = no creature has this feature
fault-over-budget = worth { $worth }, where a creature of cost { $cost } may be worth { $budget } ± 1
fault-too-few-of = too few in this set: { $what } — { $found } of { $wanted }
fault-out-of-shape = { $what }: { $found }, and it should be { $low } to { $high }
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
cli-mistake-choice = “{ $given }” will not do. It may be: { $known }
cli-mistake-missing = this is missing: { $known }
cli-mistake-extra = this is too much: { $given }
cli-mistake-value = a value must follow it
cli-mistake-no-value = it takes no value, and here is “{ $given }”
cli-mistake-whole = “{ $given }” is not a whole number
cli-mistake-together = not together with { $known }
cli-mistake-ambiguous = “{ $given }” can be several things: { $known }
cli-output = The answer cannot be written: { system-reason }
cli-interrupted = Interrupted.
games-presets = forms
games-options = options
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
study-head =
    { $game }, the book tested on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
study-number = advice
study-changed = decides, %
study-worth = a deal
study-interval = 95 %
study-each = when it decides
study-note = “decides”: in how many hands of a hundred the play goes otherwise without it. “a deal”: what it brings a player who follows it among others who go by the whole book; * is clear, the rest may be chance.
arena-points = matches
arena-rating = rating
arena-crosses = More a deal than:
arena-milliseconds = { $time } ms
arena-system-table = All round one table, the same deals in every seating, seed { $seed }.
arena-system-round-robin = Everybody has met everybody over the same deals in every seating, seed { $seed }.
arena-system-swiss = By the Swiss system, the same deals at every table of a round, in every seating, seed { $seed }.
arena-page-strength = Strength
arena-page-strength-note = OpenSkill’s rating from who made more on each board; the line shows two standard deviations on either side.
arena-page-points = Points a deal
arena-page-points-note = The mean over all boards in the game’s own unit, with its 95 % interval.
arena-page-crosses = Who made more than whom
arena-page-crosses-note = What the bot on the left made more a deal than the one above, on the same boards, with its 95 % interval. Bold: the interval does not hold nought.
arena-page-time = Time for a move
arena-page-time-note = Processor time for each move that was asked for, forced ones too. The scale is in powers of ten.
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
solve-progress = { $done } of { $deals } strains
analyse-nothing = Nothing here can be reckoned with open cards.
analyse-clean = No costly mistake.
analyse-trick = Trick { $number }.
analyse-mistake = { $name }: { $move }; { $better } was better
analyse-sure = { $name }: { $move }; { $better } was safer
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
    several cards that go together: in any order, at once (9S 5H done) or one by one; named again by itself, a card is put back
    hint: what the book advises
    why QH: why that card may not be played
    sheet: the scores, log: what happened, rules: the rules
    undo: take a move back, lang ru|uk|en: the language
    say …: speak to the others (at a served table)
    quit: leave the table
line-choices = You may play:
line-picks = In any order, several at once if you like (a card named again by itself is put back):
line-picked = Chosen: { $cards }
line-picked-none = Nothing is chosen.
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
join-calling = The line is broken; we are calling back…
join-waiting = We are waiting for players. Send them this link: { $link }
join-waiting-only = We are waiting for players.
join-missed = Not at the table just now: { $name }. We wait.
join-watching = You are watching.
hint-says = The book advises: { $move }.
hint-advice = { $number }: { $text }
hint-move = I would choose: { $move }
hint-wait = Wait for your turn, and I shall tell you.
log-move = { $name }: { $move }
log-throw =
    { $seat ->
        [you] throw off { $card }
       *[other] throws off { $card }
    }
log-entry = { $column }: { $amount } — { $reason }
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
    several cards that go together: in any order; chosen again, a card is put back
    h: hint, s: sheet, l: log, r: rules
    u: take a move back, t: language, ?: this page, q: leave the table
    With the mouse: click a card or a button.

## Mushka and its kin: Rams and the other games with a written record

prompt-mouche-declare = Do you play? Throw off what you do not want, or pass.
prompt-mouche-throw =
    { $number ->
        [one] You throw off { $number } card. Another?
       *[other] You throw off { $number } cards. Another?
    }
prompt-mouche-turnup = Will you take { $card } for one of your cards?
prompt-mouche-claim = The tricks are over. Has anybody broken a duty?
move-mouche-done =
    { $number ->
        [0] Play with these cards
        [one] Play, buying { $number } card
       *[other] Play, buying { $number } cards
    }
fact-mouche-took =
    { $seat ->
        [you] { $seat } have taken { $card }.
       *[other] { $seat } has taken { $card }.
    }
fact-mouche-shown =
    { $seat ->
        [you] { $seat } have shown { $cards }.
       *[other] { $seat } has shown { $cards }.
    }
error-mouche-dealer = Only one plays: the dealer must join him.
error-mouche-room = The stock has no more cards to give.
error-mouche-first-dealer = There is no such seat to deal first.
error-mouche-turned = One card is turned up: it lies on the table, or the dealer has taken it.
error-mouche-pack-small = The pack is too small for so many hands.
prompt-mouche-exchange = What do you throw off? You may play your own cards.
log-mouche-done =
    { $seat ->
        [you] { $number ->
            [0] play with these cards
            [one] play, buying { $number } card
           *[other] play, buying { $number } cards
        }
       *[other] { $number ->
            [0] plays with these cards
            [one] plays, buying { $number } card
           *[other] plays, buying { $number } cards
        }
    }

# Problems, played against the solver
problem-goal-take = Take at least { $number ->
    [one] one trick
   *[other] { $number } tricks
}.
problem-goal-take-more = Of the tricks still to come, take at least { $number ->
    [one] one
   *[other] { $number }
}.
problem-goal-clean = Take no trick at all.
problem-goal-few = Take no more than { $number ->
    [one] one trick
   *[other] { $number } tricks
}.
problem-goal-catch = Catch the misère: give it at least { $number ->
    [one] one trick
   *[other] { $number } tricks
}.
problem-goal-hold = Hold the declarer to { $number ->
    [one] one trick
   *[other] { $number } tricks
}.
problem-goal-score = Finish this deal with { $number } or better.
problem-level-1 = easy
problem-level-2 = middling
problem-level-3 = hard
problem-kept = The goal can still be reached.
problem-lost = The goal has slipped away: take a move back.
problem-solved = Solved!
problem-failed = Not this time. Take a move back, or begin again.
problem-source = From: { $source }
problem-first = Begin with: { $cards }
problem-line = Best play by all: { $cards }
problem-count = { $number ->
    [one] { $number } problem
   *[other] { $number } problems
}

solve-strains = Tricks of seats 0 and 2, by strain and by who leads (0 to 3):
solve-tricks = { $side ->
    [1] Seat { $seats } takes
   *[other] Seats { $seats } take
} { $number ->
    [one] one trick
   *[other] { $number } tricks
}. By the card played now:
solve-line = Best play to the end:
solve-foreseen = Best play by all brings:
solve-alone = Whatever all the others do together, { $name } is sure of:
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
fair-bound = the order sealed at the deal: { $hash }
fair-good = All that can be proved is proved.
fair-bad = This record does not prove a fair deal.
