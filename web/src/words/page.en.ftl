# What the page itself says.

page-title = Lomber
page-tagline = An evening at the green-cloth table
page-play-now = Play now
page-first-game = My first game, with hints
page-understood = I see
page-learning-off = No more hints
page-new-table = New table
page-more = Options, friends
page-lobby = To the shelf
page-language = Language
page-settings = Settings
page-help = Help
page-close = Close
page-my-tables = My tables
page-my-tables-more = { $number } more
page-open-tables = Open tables
page-no-tables = No open tables just now: set one yourself.
page-join = Sit down
page-full = All seats are taken.
page-return = Go on
page-watch = Watch
page-guest = guest
page-free-seat = free seat
page-you-watch = You are watching.
page-loading = Laying the cloth…
page-no-line = The line is down; coming back by itself.
page-reconnecting = The line is down. Coming back…
page-hint = Hint
page-undo = Take back
page-again = Same deal again
page-next = Next deal
page-to-end = Skip to the end
page-rematch = Another game
page-last-trick = Last trick
page-asides = Out of turn
page-sheet = Sheet
page-log = Log
page-rules = Rules
page-chat = Talk
page-invite = Invite a friend
page-invite-text = Whoever opens this link takes a free seat.
page-copy = Copy the link
page-copied = Copied.
page-waiting =
    { $number ->
        [0] Everybody is here.
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
page-between = The hand is over. Have a look at the sheet.
page-next-awaited = Waiting for the others to look at the sheet.
page-over = The game is over.
page-scores = Scores
page-watchers =
    { $number ->
        [one] { $number } watching
       *[other] { $number } watching
    }
page-seats = Who sits where
page-levels = A novice knows the book, but his hand slips; who plays by the book does as it says; a club player thinks ahead, a master five times as long.
page-seat-me = me
page-seat-open = a friend
page-preset = Form
page-preset-usual = as usual
page-listed = Show it in the list of open tables
page-allow-watch = Strangers may watch
page-open = Set the table
page-options = Agreements
page-none = not set
page-name = Your name
page-save = Save
page-faces = Card letters
page-faces-auto = as the language has it
page-faces-russian = Т К Д В
page-faces-international = A K Q J
page-colours = Suits
page-colours-two = two colours
page-colours-four = four colours
page-deck = Pack
page-deck-own = our own
page-deck-atlasnye-russian = “Satin” (Т К Д В)
page-deck-atlasnye = “Satin” (A K Q J)
page-deck-slavic_costumes = “Russian style”
page-back = Backs
page-back-brass = green
page-back-wine = wine red
page-back-blue = blue
page-motion = Motion
page-motion-auto = as the system wants
page-motion-full = calm
page-motion-fast = brisk
page-motion-off = none
page-theme = Light
page-theme-auto = as the system has it
page-theme-light = day
page-theme-dark = evening
page-sound = Sounds
page-plain = Plain text table
page-plain-open = Text table
page-cards-open = Card table
page-plain-move = Your move
page-plain-send = Play
page-plain-help = Type a number, a card (QH) or a move and press Enter. Also: hand, table, sheet, log, talk, say …, hint, undo, next, back, help.
page-plain-choices = You may:
page-plain-table = On the table
page-plain-picks = Cards that go together are named in any order, also several at once (9S 5H done); named again by itself, a card is put back.
page-plain-picked = Chosen: { $list }.
page-plain-none = Nothing is asked of you now.
page-plain-unknown = “{ $text }” is nothing I know here. Try help.
page-plain-empty = nothing
page-invited = You are invited to a table
page-not-found = There is nothing here.
page-table-gone = This table is no more
page-your-hand = Your hand
page-playable = can be played
page-forbidden = against { $rule }
page-new-card = just come
page-count-left =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-collapse = Hide the column
page-expand = Show the column
page-bench = Sitting out
page-dummy-of =
    { $seat ->
        [you] your second hand
       *[other] { $seat } plays
    }
page-hand-empty = No cards.
page-pass-until = Pass until somebody bids
page-pick-target = Where to?
page-cancel = Not this one
page-keys = Keys
page-key-arrows = ← → between cards, Tab between everything
page-key-enter = Enter or space: play the card, press the button
page-key-numbers = 1 … 9: the button with that number
page-key-letters = H hint, U take back, N next deal, S sheet, L log, T talk, R rules, P text table
page-key-escape = Esc: put the card back, close
page-key-help = ?: this page
page-interpreted = The rules run interpreted here: just as true, only slower.
page-rule = rule { $rule }
page-pot = In the pot
page-level = How the others play
page-full-sheet = Full size
page-analysis = What the cards were worth
page-analysing = Looking through the hand…
page-record = Sheet of the match

page-leave = Leave
page-away = away: a bot plays
page-away-says =
    { $seat ->
        [you] You are away: a bot plays for you.
       *[other] { $seat } is away: a bot sits in.
    }
page-back-says =
    { $seat ->
        [you] Welcome back: you play yourself again.
       *[other] { $seat } is back.
    }
page-away-text = A bot plays for you until you come back. The seat stays yours.
page-away-do = Let a bot play for me
page-away-you = A bot plays for you.
page-back-do = I am back
page-give-up = Give up my seat
page-give-up-text = Or give the seat up for good: a bot finishes the game in your stead.
page-give-up-waiting = Nothing has been dealt yet: your seat will be free for somebody else.
page-missed = { $seat } has not been here for a while.
page-stand-in = Let a bot play
page-chat-line = Say something
page-say = Say
page-phrases = Ready phrases
page-chat-empty = Nobody has said anything yet.
page-chat-silent = We play in silence here.
page-chat-gallery = Only spectators hear you while the game is on.
page-chat-free = everybody talks
page-chat-phrases = ready phrases only
page-chat-none = we play in silence
page-talk = I hear
page-talk-all = everything
page-talk-phrases = ready phrases
page-talk-none = nothing
page-mute = Hear no more of this person
page-muted = You do not hear { $name }.
page-unmute = Hear again
page-unread = new lines
page-spectator = { $name }, watching
page-evening = The evening
page-clock = Clock
page-clock-off = no hurry
page-clock-move = for each move
page-clock-match = for the whole game
page-clock-seconds = Seconds for a move
page-clock-minutes = Minutes for each
page-clock-increment = Seconds added by a move

page-account = Account
page-login = Login
page-password = Password
page-log-in = Log in
page-log-out = Log out
page-register = Register
page-login-text = Your tables follow you to any device.
page-register-text = A login and a password, nothing more. Your tables stay yours.
page-to-register = No account yet?
page-to-login = I have an account
page-welcome = Welcome, { $name }!
page-logged-in = You are { $name }.
page-sessions = Where you are logged in
page-session-here = here
page-session-seen = last seen { $time }
page-session-end = Log out there
page-sessions-end = Log out everywhere else
page-session-unknown = some device
page-password-change = Change the password
page-password-old = Old password
page-password-new = New password
page-password-changed = The password is changed; you are logged out everywhere else.
page-forgotten = Forgotten the password? The club’s administrator will give you a link to a new one.
page-reset = A new password
page-reset-text = Choose a new password. This link opens once; wherever you were logged in with the old one, you will not be any more.
page-reset-logged-in = You are logged in as { $name }. Log out first.
page-delete = Delete me
page-delete-text = Your name, your lines and your tables will be gone; a bot finishes the games you have begun. There is no way back.
page-delete-do = Delete for good
page-delete-not = I’ll stay
page-deleted = You are gone from here. Farewell!
page-report = Report
page-report-why = What happened?
page-report-send = Send
page-reported = Thank you. The club’s administrator will look at it.

page-rated = A rated match
page-rated-text = For members only. No hints and no taking back; whoever leaves the match has lost it.
page-rated-members = Rated matches are for members: log in or register.
page-rated-mark = rated
page-ratings = The strongest
page-matches =
    { $number ->
        [one] { $number } match
       *[other] { $number } matches
    }

page-records = Records
page-my-page = My page
page-player-nothing = No match was played to its end yet.
page-alone = Alone, for the record
page-player-records = The last matches
page-won =
    { $number ->
        [0] none won
       *[other] { $number } won
    }
page-rating = rating { $number }
page-deals =
    { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
page-search-game = Game
page-search-player = Player
page-search-contract = Announced
page-search-result = Result
page-search-any = any
page-search-won = the player won
page-search-lost = the player lost
page-somebody = somebody
page-search-none = Nothing of the kind was played.
page-records-none = Nothing has been played to the end yet: the first record may be yours.
page-search-more = More

page-replay = Look back
page-replay-hand = Which deal
page-replay-whose = With whose eyes
page-replay-all = all cards open
page-replay-spectator = as a spectator
page-replay-eyes =
    { $seat ->
        [you] with your own eyes
       *[other] as { $seat } saw it
    }
page-replay-previous = Previous deal
page-replay-next = Next deal
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-run = Let it run
page-replay-book = And the book?
page-replay-played = What happened: { $said }
page-look-at = Look at the deal
page-look-on = Look at the board
page-to-sheet = The score
page-replay-step = step { $number } of { $most }

page-fair = Fair deal
page-fair-text = The shuffle is sealed before the deal: nobody, not even the server, can choose the cards any more. Note the first digits if you like, and check afterwards.
page-fair-sealed = sealed: { $hash }
page-fair-hand =
    { $hand ->
        [0] The draw
       *[other] Deal { $hand }
    }
page-fair-added = Added to the shuffle: { $names }.
page-fair-nobody = Nobody has added to the shuffle.
page-fair-check = Check the deals
page-record-download = Download the record
page-to-table = Back to the table
page-check-text = Your own browser checks what the server has sealed, dealt and shown. Cards that were not shown stay closed.
page-check-working = Checking…
page-check-file = Check a record file
page-check-details = The numbers
page-check-commitment = Sealed before the deal
page-check-secret = The secret, opened afterwards
page-check-root = Order of shuffle { $number }
page-check-added = Who added to it
page-check-seen = This browser saw the same seal before the deal.
page-check-seen-mine = This browser saw the same seal before the deal, and what it added is in the shuffle.
page-check-other-commitment = Before the deal this browser was shown another seal!
page-check-other-root = During the play this browser was shown another order!
page-check-other-addition = What this browser added is not in the shuffle!
page-check-no-crypto = Browsers compute hashes only on pages that came over https. Download the record and run: lomber verify RECORD
page-check-no-record = This is not a record.

page-tournaments = Tournaments
page-tournaments-mine = You play
page-tournaments-open = Open for entries
page-tournaments-playing = Being played
page-tournaments-over = Played
page-tournaments-none = No tournaments yet: call one of your own.
page-entrants =
    { $number ->
        [one] { $number } entrant
       *[other] { $number } entrants
    }
page-round-of = Round { $number } of { $most }
page-to-my-table = To my table
page-to-tournament = To the tournament
page-form-swiss = Swiss
page-form-robin = all play all
page-form-mitchell = Mitchell
page-counting-places = points for places
page-counting-sheet = sum of the sheets
page-counting-matchpoints = share outdone with the same cards
page-counting-difference = difference with the same cards
page-tournament-new = Call a tournament
page-tournament-name = Name
page-tournament-unnamed = Evening tournament
page-tournament-game = Game
page-tournament-seats = Players at a table
page-tournament-form = System
page-tournament-rounds = Rounds
page-tournament-circle = 0: a full circle
page-tournament-deals = Deals a round
page-tournament-deals-count =
    { $number ->
        [one] { $number } deal a round
       *[other] { $number } deals a round
    }
page-tournament-counting = Counting
page-tournament-bots = Bots
page-tournament-same = The same deals at all tables
page-tournament-same-short = the same deals
page-tournament-pairs = Fixed pairs
page-tournament-in-pairs = in pairs
page-tournament-by-itself = The next round begins by itself
page-tournament-members = For members of the club only
page-tournament-listed = Show it to everybody
page-tournament-call = Call it
page-tournament-is-open =
    { $number ->
        [one] Open for entries: { $number } so far.
       *[other] Open for entries: { $number } so far.
    }
page-tournament-is-over = The tournament is over.
page-tournament-soon = We are about to begin.
page-tournament-paused = a pause
page-tournament-you-rest = You have a bye in this round.
page-tournament-wait = Waiting for the other tables.
page-tournament-table-ready = Your table is laid.
page-tournament-enter = I play
page-tournament-with = With { $name }
page-tournament-leave = Leave the tournament
page-tournament-players = Entrants
page-tournament-standings = Standings
page-tournament-place = Place
page-tournament-player = Entrant
page-tournament-points = Points
page-tie-buchholz = Buchholz
page-tie-sonneborn = Berger
page-tie-direct = Direct
page-tie-sheet = Sheets
page-tournament-cross = Who met whom
page-tournament-cross-key = In bold the points of the round, below them the numbers of those one met; ∘ is a bye, * a ruling.
page-tournament-bye = bye
page-tournament-rounds-played = Rounds
page-tournament-ruled = The director’s ruling: { $reason }
page-tournament-look = Table
page-tournament-rested = Byes: { $names }
page-tournament-fair = All deals of the tournament were sealed before the first card; everybody who entered added something of his own. The seal of a deal at your table must be one of these.
page-director = The director’s desk
page-director-begin = Begin the tournament
page-director-next = Begin the round
page-director-pause = Pause
page-director-resume = Go on
page-director-bot = Add a bot
page-director-add = Seat it
page-director-unit = Entrant
page-director-bye = Give a bye in the next round
page-director-replace = Seat a stand-in
page-director-remove = Take out
page-director-gone = For whom a bot plays
page-director-back = Give the place back
page-tournament-instead = { $name } (instead of { $person })
page-director-table = Table
page-director-reason = The reason, for all to read
page-director-adjust = Correct the result
page-director-close = End the tournament
page-director-close-sure = End it now? Nothing more is played, and it cannot be begun again. The standings stay as they are.
page-director-close-not = Play on

page-shelves = To the shelves
page-daily = Deal of the day
page-daily-text = The same cards for everybody, once. Play them, and see what others made of them.
page-daily-look = Have a look
page-daily-play = Play it
page-daily-played =
    { $number ->
        [0] nobody has played it yet
        [one] { $number } has played it
       *[other] { $number } have played it
    }
page-daily-share = Better than others
page-daily-before = The day before
page-daily-today = Today
page-to-daily = To the deal of the day
page-clock-post = by correspondence
page-clock-days = Days for a move
page-my-move = your move
page-my-move-until = your move, until { $time }
page-moves = Your move: { $number }

aloud-card =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    } of { SUIT($suit, case: "many") }
aloud-hidden = a closed card

# -- the deck builder of Berserk

page-ready-decks = Ready decks
page-take-deck = Play it
page-change-deck = Change it
page-own-list = A list of your own: who leads?
page-hand-in = Hand it in
page-deck-size = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
page-deck-pool = Cards
page-deck-list = The list
page-curve = Cards by cost from 0: { $numbers }
page-search-card = Name or word
page-any-element = any element
page-any-type = any type
page-any-cost = any cost
page-copy-list = Copy the list
page-card-more = One more: { $card }
page-card-less = One fewer: { $card }
page-cost = Cost
page-strike = Strike
page-lives = Lives
page-type-hero = hero
page-type-creature = creature
page-type-spell = spell
page-type-support = support
page-kind-weapon = weapon
page-kind-armour = armour
page-kind-amulet = amulet
page-kind-terrain = terrain
page-kind-event = event
page-element-steppe = steppe
page-element-mountain = mountain
page-element-forest = forest
page-element-swamp = swamp
page-element-darkness = darkness
page-element-neutral = neutral
page-rarity-common = common
page-rarity-uncommon = uncommon
page-rarity-rare = rare
page-rarity-ultra = ultra-rare
page-fault-too-few = Too few cards.
page-fault-wrong-element = { $card }: another element than the hero’s.
page-fault-too-many-copies = { $card }: too many copies.
page-fault-not-deckable = { $card } may not lie in a deck.
page-fault-unknown-card = There is no card “{ $card }”.
page-fault-no-hero = A list needs a hero.

# Problems

page-problems = Problems
page-problems-text = All cards lie open, and every problem has its solution. The solver plays against you, and it never errs.
page-partner = Your partner
page-problems-look = To the problems
page-problems-game = Game
page-problems-all = all games
page-problems-level = Difficulty
page-problems-any = any
page-problems-unsolved = only those I have not solved
page-problems-solved = { $number } of { $most } solved
page-problems-none = There are none like that.
page-problem-done = solved
page-problem-quiet = Tell me at the end
page-problem-undo = Take back
page-problem-hint = Hint
page-problem-solution = Solution
page-problem-shown = That is how it goes.
page-problem-again = From the beginning
page-problem-next = Next problem
## The editor of positions
page-editor-link = Positions
page-editor = Lay out a position
page-editor-text = Take the cards of any game and lay them as you like: pick cards and put them where they belong, drag them, or type a whole hand. The rules look over your shoulder and say what cannot be.
page-editor-game = Game
page-editor-dealt = Deal
page-editor-middle = In mid-play
page-editor-clear = Clear the table
page-editor-cards = The cards
page-editor-tray = Not placed
page-editor-put = Put here
page-editor-type = Type the cards: { $pile }
page-editor-no-card = There is no such card in this pack: { $text }
page-editor-parts = Everything else
page-editor-rest = The finer points
page-editor-asking = Looking it up in the rules…
page-editor-good = This can be played. To move: { $name }.
page-editor-deal = This can be played: the cards are dealt next.
page-editor-over = This can be, but everything is over: there is nothing to play.
page-editor-bad = This cannot be.
page-editor-me = I sit at
page-editor-others = The others
page-editor-play = Play from here
page-editor-look = See it on the cloth
page-editor-solve = Solve
page-editor-solving = The solver is thinking…
page-editor-solved = With all cards open, and everybody playing his best, the hand brings { $name }:
page-editor-unsolved = This cannot be reckoned to its end here: it is too far away, or chance decides.
page-editor-back = To the editor
page-editor-copy = Copy as text
page-editor-paste = Paste
page-editor-paste-text = A position as it is copied here, or a record that begins with one:
page-editor-take = Take it
page-editor-not-read = This is no position: copy one here, and it will look like that.
page-editor-from-here = Edit from here
page-laid-out = Cards laid out
page-laid-out-text = This table began with a position that somebody laid out: nothing is promised of those cards, and nothing is rated. Later hands are dealt fairly.

# Parts of a position that players know by name
part-phase = What is happening
part-hand = Hand number
part-deal = Deal number
part-dealer = Dealer
part-turn = To move
part-to-act = To move
part-to-move = To move
part-to-play = To play
part-speaker = To speak
part-leader = Leads
part-first = First player
part-trump = Trumps
part-turned = Turned card
part-contract = Contract
part-declarer = Declarer
part-bid = Highest bid
part-game = Game played
part-calls = The auction
part-talk = What was said
part-said = What was said
part-played = Played to tricks
part-in-trick = Cards in the trick
part-trick = The trick
part-tricks = Tricks taken
part-talon = Talon
part-totals = Totals
part-balances = Balances
part-points = Points
part-games = Games won
part-wins = Won
part-won = Won
part-pot = Pot
part-bank = Bank
part-banker = Banker
part-stake = Stake
part-below = Below the line
part-above = Above the line
part-pulya = Pulya
part-mountain = Mountain
part-whists = Whists
part-remises = Remises
part-record = Record
part-records = Records
part-rubber = Rubber
part-round = Round
part-parties = Parties

# Piles that only a position has
pile-play = In play
pile-faced = Faced card
pile-heap = Heap
pile-gone = Played cards
pile-dropped = Thrown cards
pile-burnt = Burnt cards
pile-trump = Trump card
pile-refused = Refused cards
pile-aside = Set aside
pile-next = Next cards
pile-first = First card
pile-used = Used cards
pile-under = Under the stake
pile-laid = Laid out
pile-start = First people
pile-people = People
pile-laws = Laws
pile-tucked = Tucked under
pile-closed = Laid closed
pile-drawn = Drawn
pile-drawn-law = Laws drawn
pile-bought = Bought
pile-offer = On offer
pile-widow = Widow
pile-deck = Deck
pile-played = Played pile
