# Berserk. Heroes.

game-berserk = Berserk. Heroes
pitch-berserk = Two heroes, two armies, coins that grow by one a turn: bring the enemy hero down.
minutes-berserk = 20–40 minutes
hand-number = Game { $number }

preset-closed = Closed lists, nameless hidden creatures
preset-match = The best of three
preset-tiny = A tiny game for study

## What the table asks

prompt-deck = Choose the deck you will play, or make a list of your own.
prompt-list = Your list: add cards, and say done.
prompt-choose-first = The lot is yours: who goes first?
prompt-mulligan = Which cards go under your deck? You take as many from its top.
prompt-reveal = Reveal hidden creatures?
prompt-main = Your turn: play cards, attack, use features.
prompt-target = { $card }: choose a target.
prompt-mode = { $card }: what shall it do?
prompt-defender = { $card } attacks. Assign a defender?
prompt-extort = { $card } demands a payment. Will you pay?
prompt-next-trigger = Several features have fired. Which first?
prompt-which-event = { $card }: which of these fires it?
prompt-may = { $card }: do you want to?
prompt-module = { $card }: by itself, or under a mechanism?
prompt-pick = { $card }: choose a card.
prompt-thirst = { $card } thirsts. Who shall suffer it?
prompt-discard = Choose a card to discard.
prompt-sacrifice = { $card }: choose what to sacrifice.
prompt-close-other = { $card }: choose a card to close.

## Moves

move-deck = The deck “{ $card }”
move-lead = { $card } leads
move-add = Add { $card }
move-play-card = Play { $card }
move-attack = { $card } attacks { $target_card }
move-use = { $card }: use its feature{ $value ->
        [1] { "" }
       *[other] { " " }no. { $value }
    }
move-use-closing = { $card }: use its feature ⟳{ $value ->
        [1] { "" }
       *[other] { " " }no. { $value }
    }
move-end = End the turn
move-choose-first = Who goes first
move-choose-first-first = I go first
move-choose-first-second = I go second
move-mulligan = Under the deck: { $card }
move-mulligan-done = Keep the rest
move-reveal = Reveal { $card }
move-reveal-done = That is all
move-target = Target: { $card }
move-target-none = No target
move-mode = Way { $value }
move-mode-called = { $card }
move-feature = Feature { $value }
move-defender = Defender: { $card }
move-defender-none = No defender
move-extort = Extortion
move-extort-pay = Pay
move-extort-refuse = Refuse
move-next-trigger = First { $card }
move-which-event = For { $card }
move-may = May
move-may-yes = Yes
move-may-no = No
move-module = Under { $card }
move-module-enter = By itself
move-pick = Take { $card }
move-pick-none = Take nothing
move-thirst = { $card }
move-discard = Discard { $card }
move-sacrifice = Sacrifice { $card }
move-close-other = Close { $card }
move-concede = Give up
log-end =
    { $seat ->
        [you] end the turn
       *[other] ends the turn
    }
log-play-card =
    { $seat ->
        [you] play: { $card }
       *[other] plays: { $card }
    }
log-mulligan-done =
    { $seat ->
        [you] keep the rest
       *[other] keeps the rest
    }
log-reveal =
    { $seat ->
        [you] reveal: { $card }
       *[other] reveals: { $card }
    }
log-use =
    { $seat ->
        [you] use a feature{ $value ->
            [1] { "" }
           *[other] { " " }(no. { $value })
        }: { $card }
       *[other] uses a feature{ $value ->
            [1] { "" }
           *[other] { " " }(no. { $value })
        }: { $card }
    }
log-use-closing =
    { $seat ->
        [you] use a feature ⟳{ $value ->
            [1] { "" }
           *[other] { " " }(no. { $value })
        }: { $card }
       *[other] uses a feature ⟳{ $value ->
            [1] { "" }
           *[other] { " " }(no. { $value })
        }: { $card }
    }
log-reveal-done = nobody else
log-pick-none =
    { $seat ->
        [you] take nothing
       *[other] takes nothing
    }
log-thirst = Thirst: { $card }
log-pick =
    { $seat ->
        [you] take: { $card }
       *[other] takes: { $card }
    }
log-discard =
    { $seat ->
        [you] discard: { $card }
       *[other] discards: { $card }
    }
log-sacrifice =
    { $seat ->
        [you] sacrifice: { $card }
       *[other] sacrifices: { $card }
    }
log-close-other =
    { $seat ->
        [you] close: { $card }
       *[other] closes: { $card }
    }
log-extort-pay =
    { $seat ->
        [you] pay
       *[other] pays
    }
log-extort-refuse =
    { $seat ->
        [you] refuse
       *[other] refuses
    }
log-concede =
    { $seat ->
        [you] concede
       *[other] concedes
    }
log-add =
    { $seat ->
        [you] add: { $card }
       *[other] adds: { $card }
    }

card-hero = the hero

## What the table tells

fact-turn = Turn { $number }: { $seat ->
        [you] yours
       *[other] { $seat }
    }.
fact-waiting = Waiting: { $card }
fact-trigger = Feature: { $card }
fact-dies = { $card } dies.
fact-wounded = { $card }: { $number ->
        [one] one wound
       *[other] { $number } wounds
    }.
fact-wounded-by = { $card }: { $number ->
        [one] one wound
       *[other] { $number } wounds
    } ({ $other_card }).
fact-healed = { $card }: { $number ->
        [one] one wound healed
       *[other] { $number } wounds healed
    }.
fact-armour = { $card }: armour stops { $number }.
fact-poisoned = { $card }: Poison { $number }.
fact-hidden = { $card } hides.
fact-blocked = The attack of { $card } is blocked.
fact-replaced = { $card } changes what would have happened.
fact-shows = Shown: { $card }.
fact-places = Placed into a deck: { $card }.
fact-fails = The deck is empty: failed draw { $number }.
fact-exchanges = { $number ->
        [0] The hand is kept.
        [one] One card exchanged.
       *[other] { $number } cards exchanged.
    }
fact-paid = { $card }: paid; it loses its features.
fact-refused = { $card }: not paid.

count-lives = { $number ->
        [one] one life
       *[other] { $number } lives
    }
count-open-coins = { $number ->
        [one] one coin open
       *[other] { $number } coins open
    }
count-closed-coins = { $number } closed
count-deck = deck { $number }
count-failed-draws = failed draws { $number }
count-games = { $number ->
        [one] one game
       *[other] { $number } games
    }
mark-active =
    { $seat ->
        [you] your turn
       *[other] on turn
    }
zone-hero = Hero
zone-squad = Squad
zone-supports = Supports
zone-deck = Deck
zone-graveyard = Graveyard
phase-lists = Decks
phase-setup-first = Who begins
phase-setup-mulligan = First hands
phase-start-recovery = Recovery
phase-start-coin = A coin
phase-start-draw = A card
phase-start-reveal = Revealing
phase-start-features = Start of the turn
phase-main = Main stage
phase-end-features = End of the turn
phase-end-expire = End of the turn
place-games = games
reason-win-hero = the enemy hero has fallen (turn { $number })
reason-win-deck = the opponent’s deck ran out (turn { $number })
reason-win-concede = the opponent gave up (turn { $number })
reason-win-text = won by a card’s text (turn { $number })
reason-draw-hero = both heroes fell (turn { $number })
reason-draw-loop = features went round without end (turn { $number })

error-not-offered = That cannot be answered here.
error-not-a-list = No legal list goes on like that.
error-option-card-set = There is no set of cards “{ $given }”, or its file has mistakes: { $sentence }
error-option-no-deck = No ready deck of this set is legal with these options.
error-berserk-untold = No game can be told like this: the moves do not make one.
error-berserk-otherwise = After these moves the cards would lie otherwise.
error-berserk-pile = “{ $pile }”: after these moves other cards lie there.
error-berserk-board = Nobody can lay out such a board: something in it cannot be read.
error-berserk-board-part = Nobody can lay out such a board: “{ $part }” cannot be so.
error-berserk-board-piles = The hands and decks of a board are piles: hand.0, deck.0 and so on.
error-berserk-no-card = There is no card “{ $text }”.
error-berserk-dead = “{ $text }”: nobody survives so many wounds, so it cannot lie in play.
error-berserk-decked = There cannot be so many failed draws: the game would be over.
error-berserk-impossible = “{ $text }” cannot lie like that.
error-berserk-over = The game is over.
error-berserk-waits = Something else is being asked: answer that first.
error-berserk-hidden = A hidden creature neither acts nor is chosen.
error-berserk-closed = A closed card does not act.
error-berserk-fresh = It has come only this turn and must rest; only Dash would help.
error-berserk-forbidden = A text forbids it to act.
error-berserk-attacked = It has attacked this turn.
error-berserk-no-fighter = Only creatures attack with a strike.
error-berserk-not-yours = That card is not yours.
error-berserk-not-attacked = Attack the enemy hero or an enemy creature that may be attacked.
error-berserk-elusive = It is open and elusive from this attacker.
error-berserk-frenzy = A creature with Frenzy must attack first.
error-berserk-dear = There are not enough open coins.
error-berserk-no-target = Its text finds nothing to choose, or its condition does not hold.
error-berserk-no-feature = It has no such feature to use.
error-berserk-used = This feature has been used this turn.
error-berserk-unpaid = Its cost cannot be paid in full.
error-berserk-nothing = There is no such card here.

## Options

option-deck-min = Cards in a deck, at least
option-copies-max = Copies of a card
option-horde-max = Copies of a card with Horde
option-multi-element = Cards of several elements
value-multi-element-any = one element in common
value-multi-element-all = all elements the hero’s
option-start-hand = First hand
option-first-player-skips-draw = The first player draws nothing on the first turn
option-coin-max = Coins, at most
option-failed-draws-to-lose = Failed draws that lose
option-failed-draw-counts = Which draws can fail
value-failed-draw-counts-any = every draw
value-failed-draw-counts-turn-only = that of the turn
option-stacking = Several Armours, Poisons and the like
value-stacking-last = the last counts
value-stacking-max = the largest counts
option-frenzy-blocks = Frenzy forbids
value-frenzy-blocks-document = attacks, cards, the hero
value-frenzy-blocks-everything = everything else
option-on-attack-when-defended = On attack works against a defender
option-on-attack-limit = On attack fires
value-on-attack-limit-once = once a turn
value-on-attack-limit-every = every time
option-prepare-resets-defence = Prepare lets it defend again
option-created-stay = Created cards stay in the graveyard
option-search-may-decline = Search may take nothing
option-hidden-identity = Hidden creatures
value-hidden-identity-remembered = the name is remembered
value-hidden-identity-concealed = only a back is seen
option-placed-max = Placed cards of one name
option-simultaneous-loss = Both heroes fall at once
value-simultaneous-loss-draw = a draw
value-simultaneous-loss-active-loses = the active player loses
option-match = Games
value-match-1 = one
value-match-3 = the best of three
option-set-rules = Extortion, Elusive and Place
option-lists = Deck lists
value-lists-open = both see both
value-lists-closed = each sees his own
option-card-set = Set of cards
option-own-lists = Lists of one’s own
option-cut = Ready decks cut to
option-hands = Stop after so many games

## Advice

advice-A-1 = Kill now: what you have reaches the enemy hero, whoever defends.
advice-A-2 = Spend: the plays that use the most coins first; unspent coins are worth little.
advice-A-3 = Order: cards first, then what clears the way, then bonuses, then attacks, then the rest of your creatures.
advice-A-4 = Trade: attack what you kill and survive, or what costs no less than yours; closed ones cannot strike back.
advice-A-5 = Lure defenders away before the strong blow: a defender closes, and defends once a turn.
advice-A-6 = Keep a good defender open: their strikes could finish you in two turns.
advice-A-7 = Defend where the defender kills and survives, or where the hero is in danger; never throw a creature away.
advice-A-8 = Pay the extortion: in their turn your open coins have no better use.
advice-A-9 = Poison whoever has the most lives left; never replace a strong poison by a weak one.
advice-A-10 = Put back what costs five or more, and four if nothing cheap remains.
advice-A-11 = First strike goes against open creatures that it kills outright.
advice-A-12 = Thirst: your hero while he is above twelve, else a creature with Death, else the cheapest.
advice-A-13 = Frenzy: attack where it survives or trades; think before you play it.
advice-A-14 = Order of your features: kills before heals, heals before poison, draws last when the deck is empty.
advice-A-15 = The deck is empty: draw nothing that you need not draw.

## The battlefield

fact-waiting-poison = Waiting: the poison of { $card }
fact-waiting-regeneration = Waiting: the regeneration of { $card }
fact-waiting-stealth = Waiting: { $card } hides
fact-waiting-delay = Waiting, as was said before: { $card }
fact-frenzy = { $card } is frenzied and must attack first.

board-strike = strike { $number }
board-lives = lives { $number } of { $total }
board-closed = closed
board-closed-card = Closed: it opens at the start of its player’s turn.
board-wounds = { $number ->
        [one] one wound
       *[other] { $number } wounds
    }
board-more-lives = { $number ->
        [one] one life more than printed
       *[other] { $number } lives more than printed
    }
board-printed = printed { $number }
board-of-lives = of { $number }, wounds { $wounds }; printed { $printed }
board-costs = costs { $number }
board-under = Attached under it: { $cards }
board-coins = Coins: { $open } open, { $closed } closed
board-deck = Deck { $number }
board-graveyard = Graveyard { $number }
board-reserve = Reserve{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
board-hand = Cards in hand: { $number }
board-no-squad = no creatures yet
board-whom = Attack whom?
board-look = Look closer
board-queue = Features that have fired and wait
board-tick-poison = poison
board-tick-regeneration = regeneration
board-tick-stealth = hides
board-tick-delay = as was said before
board-told = The course of the duel
board-choose = Choose one
board-deck-left = { $number ->
        [one] One card is left.
       *[other] { $number } cards are left.
    }
board-deck-list = The list that was handed in:
board-deck-known = No. { $number } from the top: { $card }
board-reserve-coins = Coins still to be gained: { $number }
board-placed = { $seat ->
        [you] In your deck and hand
       *[other] In the deck and hand of { $seat }
    }: { $card } × { $number }
board-nothing = Nothing lies here.
board-mark-hidden = Hidden
board-mark-stunned = Stunned
board-mark-fresh = Resting: it cannot attack yet
keyword-frenzy = Frenzy
keyword-module = Module
keyword-directed-strike = Directed strike
keyword-experience-attack = Experience in attack
keyword-experience-defence = Experience in defence
keyword-horde = Horde
keyword-first-strike = First strike
keyword-dash = Dash
keyword-stealth = Stealth
keyword-unique = Unique
keyword-vulnerable = Vulnerable
keyword-armour = Armour
keyword-regeneration = Regeneration
keyword-thirst = Thirst
keyword-poison = Poison
keyword-protection = Protection
keyword-elusive = Elusive
change-strike = strike { $by }
change-lives = lives { $by }
change-cost = cost { $by }
change-shot = shots { $by }
change-return = return strikes { $by }
change-gains = gains: { $feature }
change-loses = loses: { $feature }
change-text = gains a text
change-blank = its printed text counts as blank
change-mechanism = became a mechanism
change-control = under another’s control
board-until-turn = until end of turn
board-until-next = until the next turn
board-until-while = from what lies in play

## For a first game

lesson-welcome = Berserk: you lead a hero and an army against another. Coins grow by one each turn; for coins you hire creatures, cast spells and lay supports. Whose hero has as many wounds as lives has lost.
lesson-lists = A ready deck is a good beginning: each tells its plan. Later you can change one, or make a list of your own.
lesson-setup-mulligan = Your first four cards. Touch those that are too dear for now: they go under the deck, and you take as many from its top. Keep what costs one to three.
lesson-main = Whatever glows can act. Touch a card in your hand and then “Play”; touch a creature and then whom it attacks. It turns when it has acted and cannot defend until your next turn; one that has just come must rest first. To read a card closely: hold a finger on it, press the other mouse button, or Z.
lesson-sheet = The duel is over: here is who won and how. “Look back” shows it turn by turn.
