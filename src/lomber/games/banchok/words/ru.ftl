# Слова польского банчка.

## Имя на полке

game-banchok = Польский банчок
pitch-banchok = Три карты на руках, ставка, и банкомёт открывает одну. Покроете её — деньги ваши.
minutes-banchok = минут двадцать

preset-primazka = с примазкой
preset-rouble = рублёвый банк, по два на каждого
preset-patient = утроенный банк доигрывает круг
preset-manners = с торопливым банкомётом
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-offer = Банк ваш: положите { $bank }? Отказаться — значит уйти из игры совсем.
prompt-refuse =
    { $seat ->
        [none] Начинается новый банк. Пустите других на свои карты?
       *[other] Банк держит { $seat }. Пустите других примазываться к вашим картам?
    }
prompt-stake = В банке { $bank }. Сколько ставите?
prompt-peeked = Банкомёт подсмотрел карту. Потребуете открыть или поставите вслепую? В банке { $bank }.
prompt-turned = Карта уже открыта: { $card }. Вам её не покрыть, ставьте самое малое.
prompt-turned-covered = Карта уже открыта: { $card }, и вы её кроете! Можно взять до половины банка: { $half } из { $bank }.
prompt-side =
    { $seat ->
        [none] Поставлено { $stake }. Примажетесь? Можно до { $room }.
       *[other] { $seat } ставит { $stake }. Примажетесь? Можно до { $room }.
    }

## Ходы

move-take-bank = Беру банк
log-take-bank =
    { $seat ->
        [you] берёте банк
       *[other] берёт банк
    }
move-leave = Ухожу из игры
log-leave =
    { $seat ->
        [you] уходите из игры
       *[other] уходит из игры
    }
move-allow-side = Пускаю
log-allow-side =
    { $seat ->
        [you] пускаете на свои карты
       *[other] пускает на свои карты
    }
move-refuse-side = Не пускаю
log-refuse-side =
    { $seat ->
        [you] на свои карты не пускаете
       *[other] на свои карты не пускает
    }
move-decline = Не примазываюсь
log-decline =
    { $seat ->
        [you] не примазываетесь
       *[other] не примазывается
    }
move-va-bank = Ва-банк
move-va-bank-of = Ва-банк: { $value }
move-half-bank = Полбанка
move-half-bank-of = Полбанка: { $value }
move-stake = Ставлю { $value }
log-stake =
    { $seat ->
        [you] ставите { $value }
       *[other] ставит { $value }
    }
move-side = Примазываю { $value }
log-side =
    { $seat ->
        [you] примазываете { $value }
       *[other] примазывает { $value }
    }
move-demand = Откройте карту!
move-turn = Открыть карту раньше ставки
log-turn =
    { $seat ->
        [you] открываете карту раньше времени
       *[other] открывает карту раньше времени
    }
move-peek = Подсмотреть карту
log-peek =
    { $seat ->
        [you] подсматриваете карту
       *[other] подсматривает карту
    }

## Почему нельзя

error-stake-range = Ставить можно от { $low } до { $high }, по шагу, или весь банк.
error-stake-on-turned = Карта уже открыта: кроете — ставьте до половины банка, нет — самое малое.
error-side-range = Столько банк не удержит: примазать можно до { $high }.
error-option-step = Самая малая ставка ({ $given }) должна делиться на шаг ({ $step }).
error-option-bank = Ни самая малая ставка, ни шаг не бывают больше банка.
error-option-many-stakes = Разных ставок было бы больше { $most }: возьмите шаг покрупнее.
error-option-pack = Карт не хватит: каждому понтёру нужно по четыре.
error-option-pack-draw = Чтобы тянуть жребий о первом банке, одной колоды мало.
error-banchok-banker-cards = Банкомёт сидит за столом, и карт у него нет.
error-banchok-offer = Банк предлагают следующему по кругу, пока карты никому не даны.
error-banchok-new-banker = Новый банкомёт тасует все карты заново.
error-banchok-long-stock = Колоды на этот круг хватает: тасовать её рано.
error-banchok-refusals = Отказываются до того, как даны карты, и только там, где играют с примазкой.
error-banchok-settled = У кого уже решилось, у того карт нет; у остальных понтёров по три.
error-banchok-side = Примазывают к ставке, которая уже названа, и только те, кто не отказался.
error-banchok-result = У понтёра три карты, открыта одна, и понтёр — не банкомёт.

## Что лежит на столе

fact-bank = В банке { $bank }. Дойдёт до { $goal } — его заберёт банкомёт.
fact-next-bank =
    { $seat ->
        [you] Следующий банк ваш.
       *[other] Следующий банк: { $seat }.
    }
fact-stake =
    { $seat ->
        [you] Ваша ставка { $stake }.
       *[other] { $seat } ставит { $stake }.
    }
fact-peeked =
    { $seat ->
        [you] Все видели: вы подсмотрели карту.
       *[other] { $seat } подсматривает карту.
    }
fact-covered =
    { $seat ->
        [you] Открыто { $card }: вы кроете картой { $other_card }. Взято!
       *[other] Открыто { $card }: { $seat } кроет картой { $other_card }.
    }
fact-not-covered =
    { $seat ->
        [you] Открыто { $card }: ваши { $cards } не кроют.
       *[other] Открыто { $card }: { $seat } с { $cards } не кроет.
    }
mark-banker = банкомёт
mark-left =
    { $seat ->
        [you] вне игры
       *[other] вне игры
    }
mark-refused =
    { $seat ->
        [you] не пускаете
       *[other] не пускает
    }
count-stake = ставка { $number }
count-side = примазка { $number }
zone-punter = Карты понтёра
zone-early = Открыто раньше срока
phase-offer = Чей банк
phase-refuse = Примазка
phase-stake = Ставка
phase-side = Примазка

## Деньги

place-bank = В банке
place-balance = баланс
note-bank = в банке { $number }
note-goal = тройной банк { $number }
note-deal = круг { $number }
reason-covered = { $cards } кроют { $card }
reason-not-covered = { $cards } не кроют { $card }
reason-side-won = примазка взяла ({ $seat })
reason-side-lost = примазка пропала ({ $seat })
reason-bank-broken = банк сорван
reason-bank-tripled = банк утроился: снято { $bank }
reason-bank-back = конец игры: банк { $bank } возвращён

## Уговор

option-players = Сколько игроков
option-bank = Сколько кладут в банк, в копейках
option-min-stake = Самая малая ставка
option-stake-step = Шаг ставки
option-primazka = Примазка: можно ставить на чужие карты
option-triple-check = Утроенный банк
value-triple-check-at-once = кончается тотчас
value-triple-check-end-of-round = смотрят, когда пройдёт круг
option-triple = Во сколько раз вырасти банку
option-circles = Сколько раз каждому держать банк
option-manners = Банкомёт может поспешить или подсмотреть
option-hands = Сыграть столько кругов и разойтись
option-draw = Тянуть карты, чей первый банк
option-packs = Сколько колод
option-ranks = Сколько карт в масти, считая от туза
option-suits = Сколько мастей в колоде

## Что советует книга

advice-A-1 = Рука стоит столько, сколько карт кроет: ваша — { $covered } из { $unseen } неоткрытых, { $percent } %. Лучше всего три масти и старшие карты.
advice-A-2 = Три туза разных мастей — ва-банк: страшна только четвёртая масть. Кроете { $covered } из { $unseen }.
advice-A-3 = Кроете меньше половины — ставьте самое малое, больше — в меру. У вас { $covered } из { $unseen }, { $percent } %.
advice-A-4 = Помните, что уже вышло: с вышедшими картами вы кроете { $covered } из { $unseen }, { $percent } %, и это меняет дело.
advice-A-5 = Понтёр ставит куда меньше банка, но явно больше малого: он верит своим картам. Примажьтесь.
advice-A-6 = Банк вот-вот утроится и уйдёт. Кроете { $covered } из { $unseen } — бейте сейчас.
advice-A-B1 = Берите банк: откажетесь — из игры уйдёте совсем.
advice-A-B2 = Карта видна, а вам нет? Пусть откроют. Открыта — берите всё, что позволено.
advice-A-B3 = Пускайте: вам это ничего не стоит, а сами сможете примазаться к другим.
