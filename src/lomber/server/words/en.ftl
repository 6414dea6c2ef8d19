# What the server itself says: mistakes at the door and at the table that no rule of a game explains.

bot-club = a club player

error-origin = This request comes from another site's page.
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
error-not-playing = Nothing is being played here just now.
error-not-missed = Give them a little longer: a bot may sit in when somebody has been gone for a while.
error-bad-line = A line has 1 to { $most } visible characters.
error-no-talk = We play in silence here.
error-phrases-only = At this table only the ready phrases are spoken.
error-nothing-to-undo = There is nothing to take back yet.
error-not-alone = With people at the table, a card laid is a card played.
error-no-hint = There is nothing to advise just now.
error-storage = This could not be written down, so it has not happened. Please try again.
error-moving = This table is just moving to another place. Please try again in a moment.
error-internal = Something broke on our side; nothing has changed.
error-too-many-tables = You have too many tables open: finish one of them first.
error-wrong-seats = The table has { $seats } seats, and { $given } were named.
error-bad-name = A name has 1 to 24 visible characters.
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
phrase-oh-dear = Oh dear …
phrase-another = One more?
phrase-goodbye = I must go. Good night!
