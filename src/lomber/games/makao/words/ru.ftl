# Слова макао.

## Имя на полке

game-makao = Макао
pitch-makao = Одна карта на руки; девять очков лучше всего. Мало — прикупите. Девятка с руки платит втрое.
minutes-makao = четверть часа

preset-push = равные очки — никому
preset-strict = ниже семи очков не платят
preset-generous = замена пустой карты — тоже с руки
preset-long = банк по три сдачи, два круга
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-buy =
    { $number ->
        [one] У вас { $number } очко. Карту или довольно?
        [few] У вас { $number } очка. Карту или довольно?
       *[many] У вас { $number } очков. Карту или довольно?
    }
prompt-empty = Карта пустая. Замените?

## Ходы

move-buy = Карту
log-buy =
    { $seat ->
        [you] прикупаете
       *[other] прикупает
    }
move-stand = Довольно
log-stand =
    { $seat ->
        [you] говорите «довольно»
       *[other] говорит «довольно»
    }

## Почему нельзя

error-option-pack = Карт не хватит: каждому нужна хотя бы одна.
error-option-pack-draw = Чтобы тянуть жребий о местах, одной колоды мало.
error-makao-full-hand = У кого уже две карты с очками, тот больше не прикупает.
error-makao-stock-left = Колоду составляют заново, когда она вышла.
error-makao-nothing-to-buy = Прикупать больше нечего: сдача уже решилась бы.
error-makao-hand = «{ $pile }»: карта есть у каждого, а карт с очками — не больше двух.
error-makao-first = «{ $pile }»: эта карта пришла не первой.
error-makao-received = «{ $pile }»: лежит не то, что осталось от полученных карт.

## Что лежит на столе

fact-bank =
    { $seat ->
        [you] Банк держите вы; ставка { $stake }.
       *[other] Банк держит { $seat }; ставка { $stake }.
    }
fact-won =
    { $seat ->
        [you] У вас { $points } ({ $cards }) против { $banker_points }: +{ $amount }.
       *[other] { $seat }: { $points } ({ $cards }) против { $banker_points }, +{ $amount }.
    }
fact-won-natural =
    { $points ->
        [9] { $seat }: девятка с руки ({ $cards }) — втрое, +{ $amount }.
        [8] { $seat }: восьмёрка с руки ({ $cards }) — вдвое, +{ $amount }.
       *[other] { $seat }: семёрка с руки ({ $cards }), +{ $amount }.
    }
fact-won-fewer =
    { $seat } ({ $cards }): по { $points }, но карт меньше{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }: +{ $amount }.
fact-lost = { $seat }: { $points } ({ $cards }) против { $banker_points }, { $amount }.
fact-lost-natural =
    { $banker_points ->
        [9] { $seat } ({ $cards }): у банкомёта девятка с руки — втрое, { $amount }.
       *[other] { $seat } ({ $cards }): у банкомёта восьмёрка с руки — вдвое, { $amount }.
    }
fact-lost-equal =
    { $seat } ({ $cards }): поровну, по { $points }, — банкомёту{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }: { $amount }.
fact-below-seven =
    { $seat }: { $points } ({ $cards }), до семи не дотянуто{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }: { $amount }.
fact-push = { $seat } ({ $cards }): поровну, по { $points }, — никому.
fact-banker-had =
    { $seat ->
        [you] Банк держали вы: { $points } ({ $cards }).
       *[other] Банкомёт ({ $seat }): { $points } ({ $cards }).
    }
mark-banker = банкомёт
count-bought =
    { $number ->
        [one] прикуп: { $number } карта
        [few] прикуп: { $number } карты
       *[many] прикуп: { $number } карт
    }
zone-bought = Прикуп
zone-aside = Брошено
phase-buy = Прикуп
phase-reshuffle = Тасуют

## Деньги

place-balance = баланс
note-stake = ставка { $number }
note-deal = сдача { $number }
note-deals = всего сдач: { $number }
reason-won = { $points } против { $banker_points }
reason-won-natural = { $points } с руки: { $stakes ->
        [3] втрое
        [2] вдвое
       *[other] ставка
    }
reason-won-fewer =
    поровну, но карт меньше{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }
reason-lost = { $points } против { $banker_points }
reason-lost-natural = у банкомёта { $banker_points } с руки: { $stakes ->
        [3] втрое
       *[other] вдвое
    }
reason-lost-equal =
    поровну — банкомёту{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }
reason-below-seven =
    меньше семи{ $stakes ->
        [3] , втрое
        [2] , вдвое
       *[other] { "" }
    }
reason-push = поровну — никому
reason-bank = банк (очков: { $points })

## Уговор

option-players = Сколько игроков
option-stake = Ставка, в копейках
option-tie = При равных очках
value-tie-fewer-cards-then-banker = у кого меньше карт, потом банкомёт
value-tie-banker = берёт банкомёт
value-tie-push = никто не платит
option-below-seven = Меньше семи очков
value-below-seven-compare = сравнивают как всё
value-below-seven-lose = проигрывает всегда
option-banker-naturals = Девятка и восьмёрка банкомёта с руки
value-banker-naturals-multiple = берут втрое и вдвое
value-banker-naturals-single = берут одну ставку
option-replaced-natural = Замена пустой первой карты — тоже с руки
option-bank-deals = Сколько сдач держат банк
option-circles = Сколько раз каждому держать банк
option-hands = Сыграть столько сдач и разойтись
option-draw = Тянуть карты, кому где сидеть
option-packs = Сколько колод
option-ranks = Сколько карт в масти, считая от туза
option-suits = Сколько мастей в колоде

## Что советует книга

advice-A-1 = С пятью можно и так, и так: { $good } неоткрытых карт дадут семь, восемь или девять, { $bad } испортят.
advice-A-2 = На семи, восьми и девяти стойте, не портите руку. В среднем: довольно { $stand }, карту { $buy }.
advice-A-3 = Пустую карту меняйте всегда. В среднем: довольно { $stand }, карту { $buy }.
advice-A-4 = До четырёх покупайте, с шестью стойте. В среднем: довольно { $stand }, карту { $buy }.
advice-A-5 = Банкомёт смотрит, кто его бьёт: с шестью стойте, ниже покупайте, разве что все прикупили плохо. В среднем: довольно { $stand }, карту { $buy }.
