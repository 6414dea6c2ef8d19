# What the server itself says: mistakes at the door and at the table that no rule of a game explains.

error-origin = This request comes from another site’s page.
error-csrf = This page is out of date: please load it again.
error-no-cookie = We do not know each other yet: open the first page.
error-malformed = This cannot be read: { $where }
error-too-fast = Not so fast, please: take a breath and try again.
error-too-large = That is too much at once: { $most } bytes at most.
error-hello-first = Say hello first.
error-protocol = This table speaks { $known }.
error-no-table = There is no such table.
error-broken-table = This table cannot be opened again: the rules have changed since it was played.
error-no-invite = This invitation leads nowhere: ask for a new one.
error-invite-only = This table is by invitation.
error-not-seated = You only watch this table.
error-not-watchable = The players want no spectators here.
error-no-free-seat = That seat is taken.
error-stale = The table has moved on: look again.
error-waiting = We are still waiting for players.
error-not-between = The hand is still being played.
error-not-over = The game is not over yet.
error-mixed-late = These cards are shuffled already.
error-no-card-set = There is no such set of cards here.
error-no-problem = There is no such problem here.
error-no-solution = The solver needs too long just now: please try again.
error-no-hand = There is no such deal here, or it is not over yet.
error-not-shown = These cards were not shown to you.
error-not-playing = Nothing is being played here just now.
error-not-missed = Give them a little longer: a bot may sit in when somebody has been gone for a while.
error-bad-line = A line has 1 to { $most } visible characters.
error-no-talk = We play in silence here.
error-phrases-only = At this table only the ready phrases are spoken.
error-nothing-to-undo = There is nothing to take back yet.
error-not-alone = With people at the table, a card laid is a card played.
error-no-hint = There is nothing to advise just now.
error-no-analysis = The hand can be looked through only when it is over.
error-storage = This could not be written down, so it has not happened. Please try again.
error-moving = This table is just moving to another place. Please try again in a moment.
error-internal = Something broke on our side; nothing has changed.
error-too-many-tables = You have too many tables open: finish one of them first.
error-wrong-seats = The table has { $seats } seats, and { $given } were named.
error-bad-name = A name has 1 to { $most } visible characters.
error-bad-login = A login has { $least } to { $most } visible characters and no spaces.
error-login-taken = This login is taken: choose another.
error-wrong-login = Login or password is not right.
error-wrong-password = The old password is not right.
error-short-password = A password has { $least } characters or more.
error-long-password = A password has { $most } characters at most.
error-weak-password = This password is guessed too easily: a few words of your own are better.
error-already-in = You are logged in already.
error-not-a-member = Only members have this: register first, or log in.
error-banned = The club’s administrator has closed the door to you.
error-muted = The club’s administrator has asked you to be quiet.
error-wrong-code = This code does not open: it was used, or it is too old. Ask for another.
error-nobody-there = There is nobody there.
error-members-only = Rated tables are for members: log in or register.
error-rated-seats = A rated match is between people: no bots, and not alone.
error-rated-start = A rated match begins with a fair deal, not with cards laid out.
error-position-over = In this position everything is over: there is nothing left to play.
error-rated = This match is rated: no hints, and no taking back.
error-no-player = There is no such member.
error-no-session = That session is over already.
error-no-language = There are no words in this language.
error-no-family = There is no such family of games.
error-not-there = There is nothing here.
error-not-allowed = That cannot be done here.
error-no-storage = The database cannot be opened: { $sentence }
error-no-address = This address cannot be had: { $sentence }

# Quick phrases: said by one in his language, heard by each in his own.
phrase-hello = Good evening!
phrase-luck = Good cards to all!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = I beg your pardon.
phrase-moment = One moment, please.
phrase-your-turn = Your turn, I think.
phrase-oh-dear = Oh dear…
phrase-another = One more?
phrase-goodbye = I must go. Good night!

# The administrator’s office.
admin-what = lomber admin { $action }: say whom it is about, and nothing more.
admin-nobody = { $name }: there is no such player.
admin-none = Nobody and nothing.
admin-muted = { $name } is heard no more.
admin-unmuted = { $name } is heard again.
admin-banned = { $name } is not let in any more.
admin-unbanned = { $name } is let in again.
admin-deleted = { $name }: everything is deleted.
admin-reset = { $name }: a new password can be chosen here, once, within a day: { $link }
admin-no-report = { $name }: there is no such report, or it is settled.
admin-settled = { $name }: settled.
admin-ratings-right = The ratings agree with the records.
admin-ratings-wrong = The ratings do not agree with the records:
admin-backup = { $name }: the backup is taken and checked (version { $version }).
admin-restored = { $name }: everything is back (version { $version }).
admin-exported =
    { $number ->
        [one] { $number } record in { $name }
       *[other] { $number } records in { $name }
    }
admin-well = All is well.
admin-unwell = Not all is well:
admin-no-server = no server of Lomber answers there.
admin-indexed = Matches added to the library: { $number }.



# Tournaments.
error-tournament-table = Not in a tournament: here everybody plays by himself, to the end.
error-no-tournament = There is no such tournament.
error-no-pairs = This game has no fixed partners: it is played by single players.
error-not-same-deals = To compare the same cards, all tables must have the same deals.
error-no-rounds = Say how many rounds are to be played.
error-too-few-seats = A tournament needs somebody to play against.
error-club-only = This tournament is for members of the club: log in, please.
error-no-such-partner = That player has a partner already, or has gone.
error-entries-closed = Entries are closed.
error-too-many-entrants = The hall is full: { $most } at most.
error-too-few-entrants = At least { $least } are needed to begin.
error-not-an-entrant = You do not play in this tournament.
error-not-the-director = Only the director may do that.
error-not-now = That cannot be done just now.
error-taken-out = The director has taken you out of this tournament; he can let you in again.
error-no-entrant = There is no such entrant.
error-no-movement = This number of entrants cannot move so: tables of { $size } must come out even, and no smaller number may divide them.
error-no-reason = A ruling needs its reason.
error-bad-reason = A reason has at most { $most } visible characters.
error-wrong-scores = A result for each of the { $number } is needed.
error-daily-table = Not with the deal of the day: everybody plays it once, and alone.
error-no-daily = There is no such deal of the day.
error-too-many-tournaments = You direct { $most } tournaments already: let one of them end first.
