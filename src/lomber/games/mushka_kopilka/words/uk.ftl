game-mushka-kopilka = Мушка-Скарбничка
pitch-mushka-kopilka = Без козирів: позбудьтеся карт першим, а взятки оплатить спільна каса.
minutes-mushka-kopilka = чверть години
prompt-kopilka-answer = { $seat } пропонує свої карти: візьмете одну наосліп?
prompt-kopilka-discard = Карту взято: яку скинете натомість?
prompt-kopilka-lead = Ваш захід, тільки не { SUIT($suit, case: "many") }: вони були в минулій взятці.
prompt-kopilka-lacks =
    { $suit ->
        [S] Зайшли з пік, а у вас їх немає: прикупіть або пасуйте.
        [C] Зайшли з треф, а у вас їх немає: прикупіть або пасуйте.
        [D] Зайшли з бубон, а у вас їх немає: прикупіть або пасуйте.
       *[H] Зайшли з чирв, а у вас їх немає: прикупіть або пасуйте.
    }
prompt-kopilka-claim = Карти відкрито: чи був чийсь пас неправдивим?
move-kopilka-take =
    { $number ->
        [1] Узяти першу карту
        [2] Узяти другу карту
        [3] Узяти третю карту
        [4] Узяти четверту карту
       *[5] Узяти п’яту карту
    }
log-kopilka-take =
    { $seat ->
        [you] берете карту
       *[other] бере карту
    }
move-decline = Не брати
log-decline =
    { $seat ->
        [you] не берете
       *[other] не бере
    }
move-discard = Скинути { $card }
log-discard =
    { $seat ->
        [you] скидаєте карту
       *[other] скидає карту
    }
move-buy = Прикупити карту
log-buy =
    { $seat ->
        [you] прикуповуєте
       *[other] прикуповує
    }
move-next = Претензій немає
move-kopilka-claim =
    { $seat ->
        [you] Ви пасували з мастю
       *[other] { $seat }: пас із мастю в руці
    }
log-kopilka-claim =
    { $seat ->
        [you] неправдивий пас: ваш
       *[other] неправдивий пас: { $seat }
    }
fact-kopilka-box =
    { $number ->
        [one] Здача { $deal } з чотирьох, у касі { $number } копійка.
        [few] Здача { $deal } з чотирьох, у касі { $number } копійки.
       *[many] Здача { $deal } з чотирьох, у касі { $number } копійок.
    }
fact-kopilka-barred = Тепер не можна заходити з { SUIT($suit, case: "many-gen") }.
fact-kopilka-first-out =
    { $seat ->
        [you] Із минулої здачі найраніше вийшли ви.
       *[other] Із минулої здачі найраніше виходить { $seat }.
    }
reason-contribution = внесок до каси
reason-fee = плата за здачу
reason-remise = реміз: жодної взятки
reason-false-pass =
    { $number ->
        [one] неправдивий пас
       *[few] неправдиві паси: { $number }
    }
reason-tricks = з каси за взятки
reason-rest = решта каси
place-tricks-S = ♠
place-tricks-C = ♣
place-tricks-D = ♦
place-tricks-H = ♥
place-doubles-S = ♠ ×2
place-doubles-C = ♣ ×2
place-doubles-D = ♦ ×2
place-doubles-H = ♥ ×2
place-balance = гроші
note-box = каса { $number }
note-deal = здача { $number } з 4
count-bought =
    { $number ->
        [0] без прикупу
       *[other] прикуп { $number }
    }
zone-offer = На вибір
phase-answer = Пропозиція
phase-discard = Скид
phase-lead = Захід
phase-follow = Розіграш
phase-claim = Претензії
error-kopilka-barred = З { SUIT($suit, case: "many-gen") } зараз не можна: ця масть була в минулій взятці.
error-kopilka-lead = Ваш захід: покладіть карту.
error-kopilka-suit-only = Дати можна лише масть заходу, { SUIT($suit, case: "many") }, або туза пік.
error-kopilka-no-buying = Більше прикуповувати не можна.
error-kopilka-prices = Ціни — чотири числа: за піки, трефи, бубни й чирви.
error-kopilka-pack-small = У колоді замало карт.
error-kopilka-offer = Пропонують не менше трьох карт однієї масті.
error-kopilka-offered-suit = Пропонують усі карти однієї масті; хто щойно взяв одну, у того вона на руках остання.
option-players = Скільки гравців
option-contribution = Внесок до каси
option-game-fee = Плата за здачу
option-remise = Реміз
option-suit-prices = Ціна взяток: піки, трефи, бубни, чирви
option-buy-limit = Скільки прикуповувати на одну взятку
option-remise-exempts-first-out = Хто вийшов першим, ремізу не платить
option-parties = Скільки партій
option-manners = Неправдиві паси
option-hands = Зарахувати стільки здач і розійтися
option-first-dealer = Хто здає першим
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-buy-limit-none = скільки завгодно
value-buy-limit-1 = одну карту
value-buy-limit-2 = дві карти
preset-rich = Багата каса
preset-strict = Сувора
preset-manners = З неправдивими пасами
preset-tiny = Крихітна
advice-A-KO1 = Заходьте з карти, якої вже не перебити, у найдорожчій масті; немає такої — з дрібної тієї масті, якої на руках іще найбільше.
advice-A-KO2 = Туза пік бережіть для чирв: взятка дасть удвічі більше.
advice-A-KO3 = Під кінець і в четвертій здачі не прикуповуйте: кожну куплену карту ще треба збути, а решта каси — тому, хто вийде першим.
advice-A-KO4 = Маєте дрібну поодиноку карту — візьміть запропоновану карту, а її скиньте.
advice-A-KO5 = Беріть взятку найстаршою з тих, що годяться, а не взяти — віддайте наймолодшу; немає жодної — прикупіть.
advice-A-KO6 = Без дрібної поодинокої чужих карт не беріть; а взявши, скиньте найдрібнішу.
