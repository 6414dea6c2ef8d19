game-sixty-six = Шістдесят шість
pitch-sixty-six = Шість карт, мар’яжі й біг до шістдесяти шести. Наважитеся закрити колоду?
minutes-sixty-six = хвилин двадцять
prompt-sixty-six-any = Хід: { $card }. Кладіть будь-яку карту: бийте, козиряйте чи скидайте.
move-close = Закрити колоду
move-exchange = Обміняти козирну дев’ятку
move-claim = «Шістдесят шість!»
move-marry = { $card }, мар’яж
move-announce = { $card } і «шістдесят шість!»
log-close = «Закриваю».
log-exchange =
    { $seat ->
        [you] міняєте козирну дев’ятку
       *[other] міняє козирну дев’ятку
    }
log-claim = «Шістдесят шість!»
log-marry = { $card }, мар’яж!
log-announce = { $card }, «шістдесят шість!»
fact-sixty-six-closed =
    { $seat ->
        [you] Ви закрили колоду.
       *[other] Колоду закрито: { $seat }.
    }
fact-sixty-six-twenty = { $seat }: «Двадцять» у { SUIT($suit, case: "many-prep") }.
fact-sixty-six-forty = { $seat }: «Сорок!» у { SUIT($suit, case: "many-prep") }.
fact-sixty-six-nine =
    { $seat ->
        [you] { $seat } берете { $card } за дев’ятку.
       *[other] { $seat } бере { $card } за дев’ятку.
    }
fact-sixty-six-won =
    { $number ->
        [one] Минула здача: { $seat }, { $number } гра.
        [few] Минула здача: { $seat }, { $number } гри.
       *[many] Минула здача: { $seat }, { $number } ігор.
    }
fact-sixty-six-drawn = Минула здача внічию.
reason-simple-game = 66 проти { $other }: проста гра
reason-double-game = 66 проти { $other }, менше половини: подвійна
reason-treble-game = 66, у суперника жодної взятки: потрійна
reason-closing-failed = хто закрив, не набрав
reason-false-claim = «шістдесят шість» сказано зарано
reason-drawn-game = нічия, 66 немає ні в кого
reason-drawn-unsaid = 66 в обох, і ніхто не сказав: нічия
reason-dealer-shares = здавач пише разом із переможцем
reason-wins-partie = виграє партію
reason-pays-partie = платить за партію
reason-broken-off = розрахунок до кінця партії
mark-closed = закрито
mark-won =
    { $seat ->
        [you] виграли
       *[other] виграє
    }
count-games =
    { $number ->
        [one] { $number } гра
        [few] { $number } гри
       *[many] { $number } ігор
    }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[many] { $number } очок
    }
place-games = ігри
place-money = копійки
note-target = до { $number }
phase-lead = Хід
phase-reply = Відповідь
error-sixty-six-pack = З такою колодою прикуп не ділиться: разом із відкритою картою брати мають порівну.
error-sixty-six-close = Закрити не можна: зарано, або закритих карт менше п’яти.
error-sixty-six-closed = Колоду вже закрито, або вона вийшла.
error-sixty-six-nine = Дев’ятку міняють перед своїм ходом, маючи взятку, поки колода відкрита.
error-sixty-six-no-marriage = Пари до цієї карти у вас немає.
error-sixty-six-marriage = До цієї карти у вас є пара: з нею оголошують мар’яж.
error-sixty-six-on-lead = Це може лише той, чий хід.
error-sixty-six-open-stock = Поки з колоди беруть, на руках карт по { $number }, а в колоді без відкритого козиря — непарне число.
error-sixty-six-faced-last = Відкритий козир беруть останнім: колода без нього порожня.
option-players = Скільки гравців
option-target = Ігор у партії
option-must-head = Обов’язково бити в масть
option-last-trick-closed = Десять за останню взятку при закритій колоді
option-marriage-needs-trick = Мар’яж чекає на взятку
option-nine-exchange = Обмін дев’ятки
option-close-first-lead = Закривати до першої взятки
option-no-trick-judged = «Без взятки» рахують
option-count-limit = До 33 рахуються
option-claim = Хто каже «66»
option-points-shown = Показувати очки суперника
option-stake = Ставка за партію
option-draw = Тягнути на здачу
option-hands = Скільки здач
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-no-trick-judged-end = наприкінці здачі
value-no-trick-judged-closing = при закритті
value-count-limit-points = карти й мар’яжі
value-count-limit-cards-only = лише карти
value-claim-auto = стіл
value-claim-manual = сам гравець
preset-strict = Суворі
preset-claim = Рахуйте самі
preset-tiny = Крихітні
advice-A-0 = Прямої поради на цей випадок немає. Маєте 66 — скажіть, дев’ятку міняйте, щойно можна, а віддавайте найдешевше.
advice-A-1 = Беріть старшими картами й забирайте старші в суперника: тузи й десятки швидко дають 66.
advice-A-2 = Маєте мар’яж і хід: ходіть із нього, бо пропаде.
advice-A-3 = Закривайте, коли ваші карти й без колоди мають дати 66.
advice-A-4 = Закривайте, коли 66 видно і є козирний туз або багато козирів: невдача коштує двох ігор.
advice-A-5 = Скидайте дев’ятки й валетів, бережіть козирі та половинки мар’яжів.
advice-A-6 = Програєте: спершу наберіть 33, тоді ризикуйте.
