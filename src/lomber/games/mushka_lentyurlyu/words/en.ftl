game-mushka-lentyurlyu = Lentyurlyu
pitch-mushka-lentyurlyu = One pile from ace to king, money on five cards, and a king that covers all.
minutes-mushka-lentyurlyu = twenty minutes
prompt-lentyurlyu-lead = Your lead: which card begins the pile?
prompt-lentyurlyu-lay = { $card } is on top: lay the next card, buy, or pass.
move-end = Pass
move-lentyurlyu-buy =
    { $number ->
        [one] Buy { $number } card
       *[other] Buy { $number } cards
    }
fact-lentyurlyu-won =
    { $seat ->
        [you] You won the last hand.
       *[other] { $seat } won the last hand.
    }
reason-ante = ante
reason-cell = the money on { $card }
reason-refill = fills { $card } again
reason-layout = the whole layout
reason-left = cards left: { $cards }
reason-collects = collects from the others
reason-shared = the layout shared out
count-bought =
    { $number ->
        [0] bought none
       *[other] bought { $number }
    }
place-balance = money
note-cell-7D = 7♦: { $number }
note-cell-KH = K♥: { $number }
note-cell-JC = J♣: { $number }
note-cell-AS = A♠: { $number }
note-cell-QS = Q♠: { $number }
zone-layout = Lentyurlyu
error-lentyurlyu-lead = First begin the pile: lay a card.
error-lentyurlyu-bought = You have bought in this turn already: lay a card, or pass.
error-lentyurlyu-can-lay = You have a card to lay: cards are bought when there is none.
error-lentyurlyu-stock =
    { $left ->
        [0] The stock is gone.
        [one] Only { $left } card is left in the stock.
       *[other] Only { $left } cards are left in the stock.
    }
error-lentyurlyu-king-lead = A king is led only from a hand of kings.
error-lentyurlyu-next-rank = The next card in order is wanted.
error-lentyurlyu-first-dealer = There is no such seat at the table.
error-lentyurlyu-pack-small = The pack has too few cards.
option-players = How many players
option-form = How a hand is won
option-ante = Ante
option-payment = What is paid
option-price = Price of a point
option-fixed-payment = Agreed payment
option-refill = Refill
option-king-lead = Leading a king
option-specials-in-king-form = Layout cards in the king form
option-residue = What is left on the layout
option-buy-when = Who may buy
option-hands = Deals
option-first-dealer = First dealer
option-hand-cards = Cards in a hand
option-suits = Suits
option-ranks = Ranks
value-form-king = cover with a king
value-form-shed = be first without cards
value-payment-points = the points in hand
value-payment-fixed = one sum from each
value-refill-1 = a kopeck each
value-refill-2 = two kopecks each
value-king-lead-forbidden = only from kings alone
value-king-lead-wins = allowed, and it wins
value-residue-winner = the winner’s
value-residue-carry = stays for the next hand
value-buy-when-cannot-lay = who has nothing to lay
value-buy-when-any-time = anybody on turn
preset-shed = Out of cards
preset-specials = Layout cards at work
preset-open = Open
preset-tiny = Tiny
advice-A-LE1 = Lead the lowest card of your longest run.
advice-A-LE2 = With queen and king lead the queen and cover it yourself.
advice-A-LE3 = Buy only when one card is missing on the way to the king.
advice-A-LE4 = Get rid of layout cards early: they pay now and cost double later.
note-pot = { $number } on the layout

log-lentyurlyu-buy =
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
