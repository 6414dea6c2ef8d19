game-mushka = Мушка
pitch-mushka = П’ять взяток, туз пік, з яким не пасують, і запис, який треба списати до нуля.
minutes-mushka = хвилин двадцять
game-mushka-pamfil = Мушка-Памфіл
pitch-mushka-pamfil = Валет треф — Памфіл, найстарший козир у кожній здачі.
minutes-mushka-pamfil = хвилин двадцять
game-mushka-shutikha = Мушка-Шутиха
pitch-mushka-shutikha = Піки завжди козирі, а дама пік то дарує вісім, то дістається королю.
minutes-mushka-shutikha = чверть години
game-mushka-mistigri = Мушка-Містигрі
pitch-mushka-mistigri = Король треф, премія за масть і рідкісна рука, що бере всю пульку.
minutes-mushka-mistigri = хвилин двадцять
prompt-mushka-announce = Чи здали вам Памфіла, валета треф? Оголосіть, якщо хочете.
prompt-mushka-trump = Відкрився Памфіл: призначте козирі, які вам до руки.
move-enter = Граю
move-announce-pamfil = Памфіл!
move-decline = Не оголошую
move-set-trump = Козирі: { $value ->
        [S] піки
        [C] трефи
        [D] бубни
       *[H] чирви
    }
fact-mushka-pamfil = Памфіла оголошено: { $seat }.
fact-mushka-careful = Вам лишилося { $number }: зайва взятка поверне запис на початок.
fact-last-five-spades = П’ять пік із дамою, пульку взято: { $seat }.
fact-last-mistigri = Містигрі, пульку взято: { $seat }.
fact-last-flush =
    { $seat ->
        [you] П’ять карт у масть: ви отримуєте з усіх.
       *[other] П’ять карт у масть: { $seat } отримує з усіх.
    }
reason-privilege = за старшу карту
reason-queen-trick = взятка шутихи
reason-queen-caught = спіймана шутиха
reason-queen-beaten = побита шутиха
reason-five-spades = п’ять пік із дамою
reason-mistigri = містигрі
reason-flush = п’ять у масть
reason-pamfil = Памфіл
reason-takes = узята пулька
note-pulkas = зіграно пульок: { $number }
error-mouche-binding = Із цією картою пасувати не можна.
error-mouche-staying = Цю карту зносити не можна.
error-mushka-no-pamfil = Памфіла вам не здавали.
error-mushka-pamfil-no-club = Памфіл — козир, а не трефа: трефи у вас є, їх і треба дати.
error-mushka-pamfil-trump = Памфіл — козир, і іншого у вас немає: його й треба покласти.
error-mushka-pamfil-led = Памфіл — козир, отже, пішли { SUIT($suit, case: "many") }: у вас вони є, їх і треба дати.
option-deck = Колода
option-settlement = Розрахунок
option-fixed-stake = Умовлена ставка
option-spade-ace-privilege = Право туза пік
option-special-discard = Знос старшої карти
option-simultaneous-finish = Списалися двоє разом
option-announce-then-buy = Спершу оголошення, потім прикуп
option-dealer-takes-turnup = Здавач бере відкритий козир
option-pulkas = Скільки пульок
option-pamfil-premium = Премія за Памфіла
option-pamfil-bonus = Памфіл списує ще
option-spade-ace-too = Туз пік у силі
option-ace-rank = Місце туза
option-kc-trump-bonus = Король треф, коли трефи козирі
option-kc-over-led-trump-king = Король треф б’є козирного короля
option-flush-payment = Премія за масть
option-flush-then-play = Після премії грають далі
value-deck-by-players = за кількістю гравців
value-deck-32 = 32 карти
value-deck-36 = 36 карт
value-deck-52 = 52 карти
value-settlement-points = за залишками запису
value-settlement-fixed = одна ставка з кожного
value-spade-ace-privilege-free = завжди
value-spade-ace-privilege-when-void = лише без козирів
value-special-discard-forbidden = не можна
value-special-discard-allowed = можна
value-simultaneous-finish-trick-order = хто раніше за взятками
value-simultaneous-finish-seat-order = хто ближче до здавача ліворуч
value-ace-rank-below-jack = під валетом
value-ace-rank-low = наймолодший
value-kc-trump-bonus-10 = 10
value-kc-trump-bonus-5 = 5
preset-fixed = На ставку
preset-strict = Сувора
preset-two-rounds = У два кола
preset-reshuffle = Новий прикуп
preset-manners = З ренонсами
preset-ace-too = З тузом пік
preset-ace-low = Туз наймолодший
preset-play-on = Грають далі
preset-tiny = Крихітна
phase-announce = Памфіл
phase-trump = Призначення козирів
advice-A-M1 = Карта слабка — пас; прикуповуючи, тримайте самі козирі, а довгі прості масті й дрібноту зносьте.
advice-A-M2 = Не тримайте простих тузів: їх поб’ють козирем.
advice-A-M3 = Не зносьте всіх пік (у містигрі — всіх треф): маленька виманить туза, а там короля.
advice-A-M4 = Не кваптеся ходити з туза пік, а доки він не вийшов — і з козирного туза; у містигрі — з короля треф і з козирного короля.
advice-A-M5 = Із тузом пік (у містигрі — з королем треф) на кону десять очок: спершу певна взятка.
advice-A-M6 = Лишилося одне-два очки: полічіть певні взятки; зайва не краща за реміз.
advice-A-M7 = Що можна взяти, беріть, і що дешевше, то краще; чого не взяти — віддайте найслабшу.
advice-A-PF1 = З Памфілом завжди грайте, а зданого завжди оголошуйте.
advice-A-PF2 = Відкрили Памфіла: призначайте масть, якої у вас більше.
advice-A-SH1 = Із дамою пік не пасують: гірше за чотири списані не буде.
advice-A-SH2 = Короля пік притримайте для дами.
advice-A-SH3 = Дамою пік краще побити, ніж із неї ходити, доки король не вийшов.
advice-A-MG1 = Три в масть і король треф: тримайте чотири, купіть одну.
advice-A-MG2 = Чотири в масть: купіть п’яту, якщо це не коштує певної взятки.
move-throw = Знести { $card }
move-drop = Знести { $card } і взяти відкритий козир
move-leave = Лишити відкриту карту
move-next = Претензій немає
move-claim = { $seat }: ренонс у взятці { $number }
fact-last-played = Попередню здачу розіграно.
fact-last-sole = У попередній здачі грав лише один: { $seat }.
fact-last-void = У попередній здачі всі спасували.
reason-tricks = взятки
reason-remise = реміз
reason-overshoot = зайві взятки: запис спочатку
reason-fine = штраф
reason-owes = платить переможцеві
reason-broken-off = розрахунок за недограну пульку
mark-shown = показано
count-record = запис { $number }
count-bought =
    { $number ->
        [0] без прикупу
       *[other] прикуп { $number }
    }
place-record = запис
place-balance = збоку
zone-shown = Показані карти
zone-opened = Відкрита рука
phase-declare = Оголошення
phase-reshuffle = Новий прикуп
phase-turnup = Відкритий козир
phase-claim = Претензії
option-start-record = Початковий запис
option-price = Ціна очка
option-sole-player = Грає один
option-overshoot = Зайві взятки
option-must-overtrump = Обов’язково перебивати
option-stock-exhaustion = Прикуп скінчився
option-first-dealer = Хто здає першим
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-sole-player-all-five = бере всі п’ять взяток
value-sole-player-no-score = нічого не пишеться
value-sole-player-dealer-must-play = здавач мусить грати
value-overshoot-off = не важать
value-overshoot-one-or-two = з 1 чи 2 запис спочатку
value-overshoot-any = з 5 і менше запис спочатку
value-stock-exhaustion-limit = більше не купують
value-stock-exhaustion-reshuffle = знесене тасують знову
note-start = запис від { $number }
option-players = Скільки гравців
option-manners = Ренонси та претензії
option-hands = Скільки здач

log-drop =
    { $seat ->
        [you] зносите { $card } і берете відкритий козир
       *[other] зносить { $card } і бере відкритий козир
    }
log-leave =
    { $seat ->
        [you] лишаєте відкриту карту
       *[other] лишає відкриту карту
    }
