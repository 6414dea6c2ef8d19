game-sixty-six = Шестьдесят шесть
pitch-sixty-six = Шесть карт, марьяжи и бег к шестидесяти шести. Рискнёте закрыть колоду?
minutes-sixty-six = минут двадцать
prompt-sixty-six-any = Ход: { $card }. Кладите любую карту: бейте, козыряйте или сносите.
move-close = Закрыть колоду
move-exchange = Обменять девятку козырей
move-claim = «Шестьдесят шесть!»
move-marry = { $card }, марьяж
move-announce = { $card } и «шестьдесят шесть!»
log-close = «Закрываю».
log-exchange =
    { $seat ->
        [you] меняете девятку козырей
       *[other] меняет девятку козырей
    }
log-claim = «Шестьдесят шесть!»
log-marry = { $card }, марьяж!
log-announce = { $card }, «шестьдесят шесть!»
fact-sixty-six-closed =
    { $seat ->
        [you] Вы закрыли колоду.
       *[other] Колода закрыта: { $seat }.
    }
fact-sixty-six-twenty = { $seat }: «Двадцать» в { SUIT($suit, case: "many-prep") }.
fact-sixty-six-forty = { $seat }: «Сорок!» в { SUIT($suit, case: "many-prep") }.
fact-sixty-six-nine =
    { $seat ->
        [you] { $seat } берёте { $card } за девятку.
       *[other] { $seat } берёт { $card } за девятку.
    }
fact-sixty-six-won =
    { $number ->
        [one] Прошлая сдача: { $seat }, { $number } игра.
        [few] Прошлая сдача: { $seat }, { $number } игры.
       *[many] Прошлая сдача: { $seat }, { $number } игр.
    }
fact-sixty-six-drawn = Прошлая сдача вничью.
reason-simple-game = 66 против { $other }: простая игра
reason-double-game = 66 против { $other }, меньше половины: двойная
reason-treble-game = 66, у противника ни взятки: тройная
reason-closing-failed = закрывший не набрал
reason-false-claim = «шестьдесят шесть» сказано рано
reason-drawn-game = розыгрыш: 66 нет ни у кого
reason-drawn-unsaid = 66 у обоих, и никто не сказал: розыгрыш
reason-dealer-shares = сдающий пишет вместе с выигравшим
reason-wins-partie = выигрывает партию
reason-pays-partie = платит за партию
reason-broken-off = расчёт до конца партии
mark-closed = закрыто
mark-won =
    { $seat ->
        [you] выиграли
       *[other] выигрывает
    }
count-games =
    { $number ->
        [one] { $number } игра
        [few] { $number } игры
       *[many] { $number } игр
    }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
place-games = игры
place-money = копейки
note-target = до { $number }
phase-lead = Ход
phase-reply = Ответ
error-sixty-six-pack = С такой колодой прикуп не делится: вместе с открытой картой брать должны поровну.
error-sixty-six-close = Закрыть нельзя: рано, или закрытых карт меньше пяти.
error-sixty-six-closed = Колода уже закрыта или вышла.
error-sixty-six-nine = Девятку меняют перед своим ходом, взяв взятку, пока колода открыта.
error-sixty-six-no-marriage = Пары к этой карте у вас нет.
error-sixty-six-marriage = К этой карте у вас пара: с ней объявляется марьяж.
error-sixty-six-on-lead = Это можно только тому, чей ход.
error-sixty-six-open-stock = Пока из колоды берут, на руках карт по { $number }, а в колоде без открытого козыря — нечётное число.
error-sixty-six-faced-last = Открытый козырь берут последним: колода без него пуста.
option-players = Сколько игроков
option-target = Игр в партии
option-must-head = Обязательно бить в масть
option-last-trick-closed = Десять за последнюю взятку при закрытой колоде
option-marriage-needs-trick = Марьяж ждёт взятки
option-nine-exchange = Обмен девятки
option-close-first-lead = Закрывать до первой взятки
option-no-trick-judged = «Без взятки» считают
option-count-limit = К 33 считаются
option-claim = Кто говорит «66»
option-points-shown = Показывать очки противника
option-stake = Ставка за партию
option-draw = Тянуть на сдачу
option-hands = Сколько сдач
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-no-trick-judged-end = в конце сдачи
value-no-trick-judged-closing = при закрытии
value-count-limit-points = карты и марьяжи
value-count-limit-cards-only = только карты
value-claim-auto = стол
value-claim-manual = сам игрок
preset-strict = Строгие
preset-claim = Считайте сами
preset-tiny = Крошечные
advice-A-0 = Прямого совета на этот случай нет. Есть 66 — скажите, девятку меняйте, как только можно, а отдавайте подешевле.
advice-A-1 = Берите старшими картами и забирайте старшие у противника: тузы и десятки быстро дают 66.
advice-A-2 = Есть марьяж и ваш ход: ходите с него, иначе он пропадёт.
advice-A-3 = Закрывайте, когда ваши карты и без колоды должны дать 66.
advice-A-4 = Закрывайте, когда 66 видно и есть козырный туз или много козырей: неудача стоит двух игр.
advice-A-5 = Сбрасывайте девятки и валетов, берегите козыри и половинки марьяжей.
advice-A-6 = Проигрываете: наберите сперва 33, потом рискуйте.
