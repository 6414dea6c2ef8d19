# Слова горки.

## Имя на полке

game-gorka = Горка
pitch-gorka = Четыре карты, две из них у всех на виду. В гору или пас? Смелость тут дороже карт.
minutes-gorka = полчаса

preset-queens = фальки — дамы
preset-both = фальки — шестёрки и дамы, темнит кто хочет
preset-short = в 32 карты, без фалек и без темноты
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-dark = Карты ещё не сданы. Пойдёте втёмную?
prompt-expose = Ваши две первые карты. Какие откроете? Потом «готово».
prompt-show = Вы сдавали: откройте любые две из четырёх.
prompt-bid = На кону { $pot }. В гору или пас?
prompt-bid-two = На кону { $pot }, вас двое. В гору, пас или вскроемся?
prompt-bid-cap = На кону { $pot }, выше уже нельзя. Доставите { $amount } и вскроетесь — или пас?
prompt-answer =
    { $seat ->
        [none] Предлагают вскрыться. Согласны?
       *[other] { $seat } предлагает вскрыться. Согласны?
    }

## Ходы

move-dark = Втёмную { $value }
log-dark =
    { $seat ->
        [you] идёте втёмную: { $value }
       *[other] идёт втёмную: { $value }
    }
move-no-dark = Не темню
log-no-dark =
    { $seat ->
        [you] не темните
       *[other] не темнит
    }
move-expose = Открыть { $card }
log-expose =
    { $seat ->
        [you] открываете { $card }
       *[other] открывает { $card }
    }
move-raise = В гору — ещё { $value }
log-raise =
    { $seat ->
        [you] идёте в гору — ещё { $value }
       *[other] идёт в гору — ещё { $value }
    }
move-stand = Стою на тёмной
log-stand =
    { $seat ->
        [you] стоите на тёмной
       *[other] стоит на тёмной
    }
move-open = Вскроемся?
move-open-for = Вскроемся? Доставлю { $amount }
log-open =
    { $seat ->
        [you] предлагаете вскрыться
       *[other] предлагает вскрыться
    }
move-agree = Вскрываемся
move-agree-for = Вскрываемся, ставлю { $amount }
log-agree =
    { $seat ->
        [you] соглашаетесь вскрыться
       *[other] соглашается вскрыться
    }
log-open-for =
    { $seat ->
        [you] предлагаете вскрыться и доставляете { $amount }
       *[other] предлагает вскрыться и доставляет { $amount }
    }
log-agree-for =
    { $seat ->
        [you] соглашаетесь вскрыться и доставляете { $amount }
       *[other] соглашается вскрыться и доставляет { $amount }
    }

## Почему нельзя

error-dark-now = Сейчас темнят: больше прежнего, по шагу, или скажите, что не темните.
error-dark-is-over = Темнят до сдачи, и только один круг.
error-expose-now = Сейчас открывают карты: сперва пики, потом трефы, бубны, червы, а в масти — с младшей.
error-open-with-two = Вскрываться предлагают, когда осталось двое.
error-stand-dark-only = Стоять можно только на своей тёмной, если она выше всех, и только в первый раз.
error-raise-range = Надбавляют от { $low } до { $high }, по { $unit }.
error-above-the-cap = Выше { $cap } на одного не ставят.
error-raise-or-pass = Тут либо в гору, либо пас.
error-option-unit = Все суммы должны делиться на шаг ({ $unit }), а { $name } не делится.
error-option-order = Наименьшая надбавка не больше наибольшей, а та не больше предела.
error-option-many = Разных ставок было бы больше { $most }: возьмите шаг покрупнее.
error-option-pack = Карт не хватит: каждому нужно по четыре.
error-option-pack-draw = Чтобы тянуть жребий о сдаче, колода мала.
error-option-falki = Фалькой может быть только карта этой колоды, а не «{ $given }».
error-option-falki-twice = Одна и та же фалька названа дважды.
error-gorka-unit = Ставят только кратное единице: { $amount }.
error-gorka-second-two = Вторые две карты сдают, когда открыли всё, что хотели.
error-gorka-open-early = Пока темнят, открытых карт нет.
error-gorka-dealer-opens = Сдающий, если не темнил, открывает две карты.
error-gorka-offer = На предложение отвечают вдвоём и пока не дошли до предела.
error-gorka-at-high = { $seat }: стоит на самой высокой ставке, спрашивать незачем.

## Что лежит на столе

fact-pot = На кону { $pot }; выше всех { $high }.
fact-falki = Фальки: { $cards }.
fact-own =
    { $hand ->
        [four-falki] У вас четыре фальки: выше нет.
        [chetverik] У вас четверик.
        [khlyust] У вас хлюст, { $sum }.
        [trynka] У вас трынка.
        [three-cards] У вас три карты, { $sum }.
       *[nothing] Пока ничего: { $sum }.
    }
fact-shown =
    { $hand ->
        [four-falki] { $seat }: { $cards } — четыре фальки.
        [chetverik] { $seat }: { $cards } — четверик.
        [khlyust] { $seat }: { $cards } — хлюст, { $sum }.
        [trynka] { $seat }: { $cards } — трынка.
        [three-cards] { $seat }: { $cards } — три карты, { $sum }.
       *[nothing] { $seat }: { $cards } — ничего, { $sum }.
    }
fact-won =
    { $seat ->
        [you] Кон ваш.
       *[other] Кон берёт { $seat }.
    }
fact-won-alone =
    { $seat ->
        [you] Все спасовали, кон ваш; карт можно не показывать.
       *[other] Все спасовали, кон берёт { $seat } и карт не показывает.
    }
mark-dark = втёмную
count-put = поставлено { $number }
zone-chosen = Откроются
phase-dark = Втёмную
phase-expose = Открывают карты
phase-show = Открывает сдающий
phase-answer = Вскрываться?

## Деньги

place-balance = баланс
note-pot = на кону { $number }
note-deal = сдача { $number }
note-deals = всего сдач: { $number }
reason-put-in = поставлено: куш { $base } и { $raised } сверх
reason-pot-best =
    { $hand ->
        [four-falki] кон: четыре фальки
        [chetverik] кон: четверик
        [khlyust] кон: хлюст, { $sum }
        [trynka] кон: трынка
        [three-cards] кон: три карты, { $sum }
       *[nothing] кон: { $sum }
    }
reason-pot-alone = кон { $pot }: остальные спасовали

## Уговор

option-players = Сколько игроков
option-deck = Карт в колоде
value-deck-36 = 36
value-deck-32 = 32, без шестёрок
option-falki = Фальки
option-base-stake = Куш: сколько ставят до сдачи
option-unit = Шаг ставок
option-min-raise = Наименьшая надбавка
option-max-raise = Наибольшая надбавка
option-cap = Предел на одного, сверх куша
option-dark = Играть и втёмную
option-dark-opening = Кто начинает темнить
value-dark-opening-eldest-only = только под рукой
value-dark-opening-any = кто захочет, по очереди
option-hands = Сколько сдач
option-draw = Тянуть карты, кому сдавать
option-suits = Сколько мастей в колоде
option-ranks = Сколько карт в масти, считая от туза

## Что советует книга

advice-A-1 = Идите в гору со всем, что не ниже «трёх карт»; иначе пас, разве что вскрыться можно даром.
advice-A-2 = С четвериком против слабых открытых карт — в гору без удержу.
advice-A-3 = Смелость города берёт: карты плохи, а на виду сильно? Идите в гору понемногу.
advice-A-4 = Две открытые карты разных мастей и достоинств, и не фальки: ни четверика, ни хлюста там нет.
advice-A-5 = Смотрите, что у них ещё может быть: чаще всего оно лучше вашего. Пас.
advice-A-6 = Открывайте то, что меньше говорит: разные масти, разные карты; фальки прячьте.
advice-A-7 = Уверены — не вскрывайтесь, поднимайте; серёдка на половинку — предложите вскрыться, как останетесь вдвоём.
advice-A-G1 = Не видя карт, темнить незачем; а потемнили и вы выше всех — стойте.
advice-A-G2 = Вы с ним сравнялись, а он поднял на всё, что можно: он уверен. Пас.
option-may-open = Сколько из первых двух карт можно открыть
