# Слова макао.

## Ім’я на полиці

game-makao = Макао
pitch-makao = Одна карта на руки; дев’ять очок найкраще. Замало — прикупіть. Дев’ятка з руки платить утричі.
minutes-makao = чверть години

preset-push = рівні очки — нікому
preset-strict = менш як сім очок не платять
preset-generous = заміна порожньої карти — теж із руки
preset-long = банк по три здачі, два кола
preset-tiny = крихітна колода

## Що питає стіл

prompt-buy =
    { $number ->
        [one] У вас { $number } очко. Карту чи досить?
        [few] У вас { $number } очки. Карту чи досить?
       *[many] У вас { $number } очок. Карту чи досить?
    }
prompt-empty = Карта порожня. Заміните?

## Ходи

move-buy = Карту
log-buy =
    { $seat ->
        [you] прикуповуєте
       *[other] прикуповує
    }
move-stand = Досить
log-stand =
    { $seat ->
        [you] кажете «досить»
       *[other] каже «досить»
    }

## Чому не можна

error-option-pack = Карт не вистачить: кожному потрібна хоча б одна.
error-option-pack-draw = Щоб тягнути жереб на місця, однієї колоди замало.
error-makao-full-hand = У кого вже дві карти з очками, той більше не прикуповує.
error-makao-stock-left = Колоду складають заново, коли вона вийшла.
error-makao-nothing-to-buy = Прикуповувати більше нема чого: здача вже вирішилася б.
error-makao-hand = «{ $pile }»: карта є в кожного, а карт з очками — не більше двох.
error-makao-first = «{ $pile }»: ця карта прийшла не першою.
error-makao-received = «{ $pile }»: лежить не те, що лишилося від отриманих карт.

## Що лежить на столі

fact-bank =
    { $seat ->
        [you] Банк тримаєте ви; ставка { $stake }.
       *[other] Банк тримає { $seat }; ставка { $stake }.
    }
fact-won =
    { $seat ->
        [you] У вас { $points } ({ $cards }) проти { $banker_points }: +{ $amount }.
       *[other] { $seat }: { $points } ({ $cards }) проти { $banker_points }, +{ $amount }.
    }
fact-won-natural =
    { $points ->
        [9] { $seat }: дев’ятка з руки ({ $cards }) — утричі, +{ $amount }.
        [8] { $seat }: вісімка з руки ({ $cards }) — удвічі, +{ $amount }.
       *[other] { $seat }: сімка з руки ({ $cards }), +{ $amount }.
    }
fact-won-fewer =
    { $seat } ({ $cards }): по { $points }, але карт менше{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }: +{ $amount }.
fact-lost = { $seat }: { $points } ({ $cards }) проти { $banker_points }, { $amount }.
fact-lost-natural =
    { $banker_points ->
        [9] { $seat } ({ $cards }): у банкомета дев’ятка з руки — утричі, { $amount }.
       *[other] { $seat } ({ $cards }): у банкомета вісімка з руки — удвічі, { $amount }.
    }
fact-lost-equal =
    { $seat } ({ $cards }): порівну, по { $points }, — банкометові{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }: { $amount }.
fact-below-seven =
    { $seat }: { $points } ({ $cards }), до семи не дотягнуто{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }: { $amount }.
fact-push = { $seat } ({ $cards }): порівну, по { $points }, — нікому.
fact-banker-had =
    { $seat ->
        [you] Банк тримали ви: { $points } ({ $cards }).
       *[other] Банкомет ({ $seat }): { $points } ({ $cards }).
    }
mark-banker = банкомет
count-bought =
    { $number ->
        [one] прикуп: { $number } карта
        [few] прикуп: { $number } карти
       *[many] прикуп: { $number } карт
    }
zone-bought = Прикуп
zone-aside = Скинуто
phase-buy = Прикуп
phase-reshuffle = Тасують

## Гроші

place-balance = баланс
note-stake = ставка { $number }
note-deal = здача { $number }
note-deals = усього здач: { $number }
reason-won = { $points } проти { $banker_points }
reason-won-natural = { $points } з руки: { $stakes ->
        [3] утричі
        [2] удвічі
       *[other] ставка
    }
reason-won-fewer =
    порівну, але карт менше{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }
reason-lost = { $points } проти { $banker_points }
reason-lost-natural = у банкомета { $banker_points } з руки: { $stakes ->
        [3] утричі
       *[other] удвічі
    }
reason-lost-equal =
    порівну — банкометові{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }
reason-below-seven =
    менше за сім{ $stakes ->
        [3] , утричі
        [2] , удвічі
       *[other] { "" }
    }
reason-push = порівну — нікому
reason-bank = банк (очок: { $points })

## Домовленість

option-players = Скільки гравців
option-stake = Ставка, у копійках
option-tie = Коли очок порівну
value-tie-fewer-cards-then-banker = у кого менше карт, далі банкомет
value-tie-banker = бере банкомет
value-tie-push = ніхто не платить
option-below-seven = Менш як сім очок
value-below-seven-compare = порівнюють, як усе
value-below-seven-lose = програє завжди
option-banker-naturals = Дев’ятка й вісімка банкомета з руки
value-banker-naturals-multiple = беруть утричі й удвічі
value-banker-naturals-single = беруть одну ставку
option-replaced-natural = Заміна порожньої першої карти — теж із руки
option-bank-deals = Скільки здач тримають банк
option-circles = Скільки разів кожному тримати банк
option-hands = Зіграти стільки здач і розійтися
option-draw = Тягнути карти, кому де сидіти
option-packs = Скільки колод
option-ranks = Скільки карт у масті, рахуючи від туза
option-suits = Скільки мастей у колоді

## Що радить книжка

advice-A-1 = Із п’ятьма можна й так, і так: { $good } невідкритих карт дадуть сім, вісім чи дев’ять, { $bad } зіпсують.
advice-A-2 = На семи, восьми й дев’яти стійте, не псуйте руки. У середньому: досить { $stand }, карту { $buy }.
advice-A-3 = Порожню карту міняйте завжди. У середньому: досить { $stand }, карту { $buy }.
advice-A-4 = До чотирьох купуйте, із шістьма стійте. У середньому: досить { $stand }, карту { $buy }.
advice-A-5 = Банкомет дивиться, хто його б’є: із шістьма стійте, нижче купуйте, хіба що всі прикупили погано. У середньому: досить { $stand }, карту { $buy }.
