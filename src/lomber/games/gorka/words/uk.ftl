# Слова горки.

## Ім’я на полиці

game-gorka = Горка
pitch-gorka = Чотири карти, дві з них усім на видноті. Вгору чи пас? Сміливість тут дорожча за карти.
minutes-gorka = пів години

preset-queens = фальки — дами
preset-both = фальки — шістки й дами, темнить хто хоче
preset-short = у 32 карти, без фальок і без темряви
preset-tiny = крихітна колода

## Що питає стіл

prompt-dark = Карт ще не здано. Підете втемну?
prompt-expose = Ваші дві перші карти. Які відкриєте? Потім «готово».
prompt-show = Ви здавали: відкрийте будь-які дві з чотирьох.
prompt-bid = На кону { $pot }. Вгору чи пас?
prompt-bid-two = На кону { $pot }, вас двоє. Вгору, пас чи розкриємося?
prompt-bid-cap = На кону { $pot }, вище вже не можна. Доставите { $amount } і розкриєтеся — чи пас?
prompt-answer =
    { $seat ->
        [none] Пропонують розкритися. Згода?
       *[other] { $seat } пропонує розкритися. Згода?
    }

## Ходи

move-dark = Втемну { $value }
log-dark =
    { $seat ->
        [you] ідете втемну: { $value }
       *[other] іде втемну: { $value }
    }
move-no-dark = Не темню
log-no-dark =
    { $seat ->
        [you] не темните
       *[other] не темнить
    }
move-expose = Відкрити { $card }
log-expose =
    { $seat ->
        [you] відкриваєте { $card }
       *[other] відкриває { $card }
    }
move-raise = Вгору — ще { $value }
log-raise =
    { $seat ->
        [you] ідете вгору — ще { $value }
       *[other] іде вгору — ще { $value }
    }
move-stand = Стою на темній
log-stand =
    { $seat ->
        [you] стоїте на темній
       *[other] стоїть на темній
    }
move-open = Розкриємося?
move-open-for = Розкриємося? Доставлю { $amount }
log-open =
    { $seat ->
        [you] пропонуєте розкритися
       *[other] пропонує розкритися
    }
move-agree = Розкриваємося
move-agree-for = Розкриваємося, ставлю { $amount }
log-agree =
    { $seat ->
        [you] погоджуєтеся розкритися
       *[other] погоджується розкритися
    }
log-open-for =
    { $seat ->
        [you] пропонуєте розкритися й доставляєте { $amount }
       *[other] пропонує розкритися й доставляє { $amount }
    }
log-agree-for =
    { $seat ->
        [you] погоджуєтеся розкритися й доставляєте { $amount }
       *[other] погоджується розкритися й доставляє { $amount }
    }

## Чому не можна

error-dark-now = Зараз темнять: більше за попереднє, за кроком, або скажіть, що не темните.
error-dark-is-over = Темнять до здачі, і лише одне коло.
error-expose-now = Зараз відкривають карти: спершу піки, потім трефи, бубни, чирви, а в масті — від молодшої.
error-open-with-two = Розкритися пропонують, коли лишилося двоє.
error-stand-dark-only = Стояти можна лише на своїй темній, якщо вона найвища, і лише вперше.
error-raise-range = Додають від { $low } до { $high }, по { $unit }.
error-above-the-cap = Понад { $cap } на одного не ставлять.
error-raise-or-pass = Тут або вгору, або пас.
error-option-unit = Усі суми мають ділитися на крок ({ $unit }), а { $name } не ділиться.
error-option-order = Найменша надбавка не більша за найбільшу, а та не більша за межу.
error-option-many = Різних ставок було б понад { $most }: візьміть більший крок.
error-option-pack = Карт не вистачить: кожному треба по чотири.
error-option-pack-draw = Щоб тягнути жереб на здачу, колода замала.
error-option-falki = Фалькою може бути лише карта цієї колоди, а не «{ $given }».
error-option-falki-twice = Ту саму фальку названо двічі.
error-gorka-unit = Ставлять лише кратне одиниці: { $amount }.
error-gorka-second-two = Другі дві карти здають, коли відкрили все, що хотіли.
error-gorka-open-early = Поки темнять, відкритих карт немає.
error-gorka-dealer-opens = Здавач, якщо не темнив, відкриває дві карти.
error-gorka-offer = На пропозицію відповідають удвох і поки не дійшли до межі.
error-gorka-at-high = { $seat }: стоїть на найвищій ставці, питати нема чого.

## Що лежить на столі

fact-pot = На кону { $pot }; найвище { $high }.
fact-falki = Фальки: { $cards }.
fact-own =
    { $hand ->
        [four-falki] У вас чотири фальки: вище немає.
        [chetverik] У вас четверик.
        [khlyust] У вас хлюст, { $sum }.
        [trynka] У вас тринка.
        [three-cards] У вас три карти, { $sum }.
       *[nothing] Поки що нічого: { $sum }.
    }
fact-shown =
    { $hand ->
        [four-falki] { $seat }: { $cards } — чотири фальки.
        [chetverik] { $seat }: { $cards } — четверик.
        [khlyust] { $seat }: { $cards } — хлюст, { $sum }.
        [trynka] { $seat }: { $cards } — тринка.
        [three-cards] { $seat }: { $cards } — три карти, { $sum }.
       *[nothing] { $seat }: { $cards } — нічого, { $sum }.
    }
fact-won =
    { $seat ->
        [you] Кін ваш.
       *[other] Кін бере { $seat }.
    }
fact-won-alone =
    { $seat ->
        [you] Усі спасували, кін ваш; карт можна не показувати.
       *[other] Усі спасували, кін бере { $seat } і карт не показує.
    }
mark-dark = втемну
count-put = поставлено { $number }
zone-chosen = Відкриються
phase-dark = Втемну
phase-expose = Відкривають карти
phase-show = Відкриває здавач
phase-answer = Розкритися?

## Гроші

place-balance = баланс
note-pot = на кону { $number }
note-deal = здача { $number }
note-deals = усього здач: { $number }
reason-put-in = поставлено: куш { $base } і { $raised } понад
reason-pot-best =
    { $hand ->
        [four-falki] кін: чотири фальки
        [chetverik] кін: четверик
        [khlyust] кін: хлюст, { $sum }
        [trynka] кін: тринка
        [three-cards] кін: три карти, { $sum }
       *[nothing] кін: { $sum }
    }
reason-pot-alone = кін { $pot }: решта спасувала

## Домовленість

option-players = Скільки гравців
option-deck = Карт у колоді
value-deck-36 = 36
value-deck-32 = 32, без шісток
option-falki = Фальки
option-base-stake = Куш: скільки ставлять до здачі
option-unit = Крок ставок
option-min-raise = Найменша надбавка
option-max-raise = Найбільша надбавка
option-cap = Межа на одного, понад куш
option-dark = Грати й утемну
option-dark-opening = Хто починає темнити
value-dark-opening-eldest-only = лише під рукою
value-dark-opening-any = хто захоче, по черзі
option-hands = Скільки здач
option-draw = Тягнути карти, кому здавати
option-suits = Скільки мастей у колоді
option-ranks = Скільки карт у масті, рахуючи від туза

## Що радить книжка

advice-A-1 = Ідіть угору з усім, що не нижче за «три карти»; інакше пас, хіба що розкритися можна задарма.
advice-A-2 = Із четвериком проти слабких відкритих карт — угору без упину.
advice-A-3 = Сміливого й куля минає: карти погані, а на видноті сильно? Ідіть угору потроху.
advice-A-4 = Дві відкриті карти різних мастей і різної сили, і не фальки: ні четверика, ні хлюста там немає.
advice-A-5 = Дивіться, що в них іще може бути: найчастіше воно краще за ваше. Пас.
advice-A-6 = Відкривайте те, що менше каже: різні масті, різні карти; фальки ховайте.
advice-A-7 = Певні — не розкривайтеся, піднімайте; так собі — пропонуйте розкритися, щойно лишитеся вдвох.
advice-A-G1 = Не бачачи карт, темнити нема чого; а потемнили й ви найвище — стійте.
advice-A-G2 = Ви з ним зрівнялися, а він підняв на все, що можна: він певен. Пас.
option-may-open = Скільки з перших двох карт можна відкрити
