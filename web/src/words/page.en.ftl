# What the page itself says.

page-title = Lomber
page-tagline = An evening at the green-cloth table
page-play-now = Play now
page-new-table = New table
page-more = Options, friends
page-lobby = To the shelf
page-language = Language
page-settings = Settings
page-help = Help
page-close = Close
page-my-tables = My tables
page-open-tables = Open tables
page-no-tables = No open tables just now: set one yourself.
page-join = Sit down
page-return = Go on
page-watch = Watch
page-guest = guest
page-free-seat = free seat
page-you-watch = You are watching.
page-loading = Laying the cloth …
page-no-line = The line is down; coming back by itself.
page-reconnecting = The line is down. Coming back …
page-hint = Hint
page-undo = Take back
page-again = Same deal again
page-next = Next deal
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
page-hand-number = Deal { $number }
page-watchers =
    { $number ->
        [one] { $number } watching
       *[other] { $number } watching
    }
page-seats = Who sits where
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
page-check-working = Checking …
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
