game-mushka-kopilka = Мушка-Копилка
pitch-mushka-kopilka = Без козырей: сбрасывайте карты первым, а взятки оплатит общая касса.
minutes-mushka-kopilka = четверть часа
prompt-kopilka-answer = { $seat } предлагает свои карты: возьмёте одну вслепую?
prompt-kopilka-discard = Карта взята: какую сбросите взамен?
prompt-kopilka-lead = Ваш заход, только не { SUIT($suit, case: "many") }: они были в прошлой взятке.
prompt-kopilka-lacks =
    { $suit ->
        [S] Пошли пики, а у вас их нет: прикупите или пасуйте.
        [C] Пошли трефы, а у вас их нет: прикупите или пасуйте.
        [D] Пошли бубны, а у вас их нет: прикупите или пасуйте.
       *[H] Пошли червы, а у вас их нет: прикупите или пасуйте.
    }
prompt-kopilka-claim = Карты открыты: был ли чей-то пас ложным?
move-kopilka-take =
    { $number ->
        [1] Взять первую карту
        [2] Взять вторую карту
        [3] Взять третью карту
        [4] Взять четвёртую карту
       *[5] Взять пятую карту
    }
log-kopilka-take =
    { $seat ->
        [you] берёте карту
       *[other] берёт карту
    }
move-decline = Не брать
log-decline =
    { $seat ->
        [you] не берёте
       *[other] не берёт
    }
move-discard = Сбросить { $card }
log-discard =
    { $seat ->
        [you] сбрасываете карту
       *[other] сбрасывает карту
    }
move-buy = Прикупить карту
log-buy =
    { $seat ->
        [you] прикупаете
       *[other] прикупает
    }
move-next = Претензий нет
move-kopilka-claim =
    { $seat ->
        [you] Вы пасовали при масти
       *[other] { $seat }: пас при масти
    }
log-kopilka-claim =
    { $seat ->
        [you] ложный пас: ваш
       *[other] ложный пас: { $seat }
    }
fact-kopilka-box =
    { $number ->
        [one] Сдача { $deal } из четырёх, в кассе { $number } копейка.
        [few] Сдача { $deal } из четырёх, в кассе { $number } копейки.
       *[many] Сдача { $deal } из четырёх, в кассе { $number } копеек.
    }
fact-kopilka-barred = Теперь нельзя заходить с { SUIT($suit, case: "many-gen") }.
fact-kopilka-first-out =
    { $seat ->
        [you] Из прошлой сдачи раньше всех вышли вы.
       *[other] Из прошлой сдачи раньше всех выходит { $seat }.
    }
reason-contribution = взнос в кассу
reason-fee = плата за сдачу
reason-remise = ремиз: ни одной взятки
reason-false-pass =
    { $number ->
        [one] ложный пас
       *[few] ложные пасы: { $number }
    }
reason-tricks = из кассы за взятки
reason-rest = остаток кассы
place-tricks-S = ♠
place-tricks-C = ♣
place-tricks-D = ♦
place-tricks-H = ♥
place-doubles-S = ♠ ×2
place-doubles-C = ♣ ×2
place-doubles-D = ♦ ×2
place-doubles-H = ♥ ×2
place-balance = деньги
note-box = касса { $number }
note-deal = сдача { $number } из 4
count-bought =
    { $number ->
        [0] без прикупа
       *[other] прикуп { $number }
    }
zone-offer = На выбор
phase-answer = Предложение
phase-discard = Сброс
phase-lead = Заход
phase-follow = Розыгрыш
phase-claim = Претензии
error-kopilka-barred = С { SUIT($suit, case: "many-gen") } сейчас нельзя: эта масть была в прошлой взятке.
error-kopilka-lead = Ваш заход: положите карту.
error-kopilka-suit-only = Дать можно только масть захода, { SUIT($suit, case: "many") }, или туза пик.
error-kopilka-no-buying = Больше прикупать нельзя.
error-kopilka-prices = Цены — четыре числа: за пики, трефы, бубны и червы.
error-kopilka-pack-small = В колоде слишком мало карт.
error-kopilka-offer = Предлагают не меньше трёх карт одной масти.
error-kopilka-offered-suit = Предлагают все карты одной масти; кто только что взял одну, у того она на руках последняя.
option-players = Сколько игроков
option-contribution = Взнос в кассу
option-game-fee = Плата за сдачу
option-remise = Ремиз
option-suit-prices = Цена взяток: пики, трефы, бубны, червы
option-buy-limit = Сколько прикупать на одну взятку
option-remise-exempts-first-out = Вышедший первым не платит ремиза
option-parties = Сколько партий
option-manners = Ложные пасы
option-hands = Зачесть столько сдач и разойтись
option-first-dealer = Кто сдаёт первым
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-buy-limit-none = сколько угодно
value-buy-limit-1 = одну карту
value-buy-limit-2 = две карты
preset-rich = Богатая касса
preset-strict = Строгая
preset-manners = С ложными пасами
preset-tiny = Крошечная
advice-A-KO1 = Заходите с карты, которую уже не перебить, в самой дорогой масти; нет такой — с мелкой той масти, которой на руках ещё больше всего.
advice-A-KO2 = Туза пик берегите для червей: взятка принесёт вдвое.
advice-A-KO3 = Под конец и в четвёртой сдаче не прикупайте: каждую купленную карту ещё сбыть надо, а остаток кассы — вышедшему первым.
advice-A-KO4 = Есть мелкая одиночка — возьмите предложенную карту и сбросьте её.
advice-A-KO5 = Берите взятку старшей из подходящих, а не взять — отдайте младшую; нет подходящей — прикупите.
advice-A-KO6 = Без мелкой одиночки чужих карт не берите; а взяв, сбросьте самую мелкую.
