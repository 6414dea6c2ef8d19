game-cities = Міста
pitch-cities = Торгуйтеся перельотами, зберіть міста всіх кольорів і пильнуйте, що згорить.
minutes-cities = 20–40 хв

preset-duel = Удвох, до трьох перемог
preset-strict = Суворіше: згорає лише пара, один завершує, перельоти відкриті
preset-tiny = Найменші Міста

## Що питає стіл

prompt-lay = Яку карту покладете в закриту?
prompt-flight = Карта лежить: { $card }. Яким перельотом летимо?
prompt-take = Ваш вибір: беріть місто.
prompt-take-exchange = Ваш вибір: беріть обмін.
prompt-swap = Треба обміняти місто вартістю { $number }. Яке на яке?
prompt-swap-any = Треба мінятися: вартість будь-яка, що у вас є. Яке на яке?

## Ходи

move-lay = Покласти: { $card }
move-flight = Переліт { $card }
move-take = Узяти: { $card }
move-swap = Обміняти { $card } на { $other_card }
log-lay =
    { $seat ->
        [you] кладете: { $card }
       *[other] кладе: { $card }
    }
log-flight = переліт { $card }
log-take =
    { $seat ->
        [you] берете: { $card }
       *[other] бере: { $card }
    }
log-swap =
    { $seat ->
        [you] міняєте { $card } на { $other_card }
       *[other] міняє { $card } на { $other_card }
    }

## Чому не можна

error-lay-now = Зараз усі кладуть карту й переліт.
error-laid-already = Ви вже поклали; почекаймо на інших.
error-card-first = Спершу карта, потім переліт.
error-flight-now = Карта лежить; тепер оберіть переліт.
error-flight-used = Цей переліт уже був. Він повернеться, коли облетить увесь набір.
error-take-now = Зараз беруть одну з викладених карт.
error-not-lying = Такої карти на столі немає.
error-city-first = Поки лежить місто, беруть місто; обміни дістаються останнім.
error-universal-last = Поки лежить обмін з числом, беруть його; універсальний дістається останньому.
error-must-swap = Обмін можливий — отже, обов’язковий.
error-swap-value = Цей обмін — для міст вартістю { $value }.
error-swap-own = Такого міста у вашій колекції немає.
error-swap-smaller = З колекцією, меншою за вашу, мінятися не можна.
error-swap-other = Такого міста більше ні в кого немає.
error-option-colours = Кольори називають кожен по разу; є { $known }.
error-option-colours-out = За такої кількості гравців осторонь лишається кольорів: { $wanted }, а названо { $given }.
error-option-deck = Колода замала: на всіх карт не вистачить.
error-cities-burning = «{ $pile }»: { $cards } — такий ряд згорить. Між ходами ряди спокійні.
error-cities-incomplete = «{ $pile }»: тут зібрано ще не всі кольори.
error-cities-no-cards = Карт ні в кого немає: здачу закінчено.
error-cities-lying = Карт на столі стільки, скільки гравців ще не взяли свою.
error-cities-no-choice = Тому, чий хід, вибирати немає з чого: стіл пішов би далі сам.

## Що лежить на столі

fact-colours = Кольори в грі: { $colours }.
gem-R = червоний
gem-O = помаранчевий
gem-Y = жовтий
gem-G = зелений
gem-B = синій
gem-V = фіолетовий
card-DEP = депортація
card-XU = обмін-довільний
card-X1 = обмін-1
card-X2 = обмін-2
card-X3 = обмін-3
card-X4 = обмін-4
card-X5 = обмін-5
card-X6 = обмін-6
fact-winner =
    { $seat ->
        [you] Ви виграли матч!
       *[other] Переможець матчу — { $seat }!
    }
fact-lay =
    { $seat ->
        [you] Ви: карта { $card }, переліт { $flight }.
       *[other] { $seat }: карта { $card }, переліт { $flight }.
    }
fact-take =
    { $seat ->
        [you] Ви берете: { $card }.
       *[other] { $seat } бере: { $card }.
    }
fact-burn =
    { $seat ->
        [you] У вас згорають { $cards }.
       *[other] { $seat }: згорають { $cards }.
    }
fact-deport =
    { $seat ->
        [you] Депортація забирає у вас { $card }.
       *[other] { $seat }: депортація забирає { $card }.
    }
fact-swap =
    { $seat ->
        [you] Ви міняєте { $card } на { $other_card } ({ $partner_seat }).
       *[other] { $seat } міняє { $card } на { $other_card } ({ $partner_seat }).
    }
fact-idle =
    { $seat ->
        [you] Міняти вам нема чого: { $card }.
       *[other] { $seat }: міняти нема чого, { $card }.
    }
mark-first = перший хід
mark-complete = усі кольори
count-colours =
    { $number ->
        [one] { $number } колір
        [few] { $number } кольори
       *[many] { $number } кольорів
    }
count-total = разом { $number }
zone-laid = Викладено
zone-bids = Перельоти
zone-takes = Хто що взяв
zone-flights = Ваші перельоти
zone-used = Використані перельоти
zone-deck = Колода
zone-played = Відбій
phase-lot = Жереб: хто перший
phase-colours = Кольори
phase-lay = Викладаємо
phase-take = Розбираємо
phase-swap = Обмін
phase-reshuffle = Нова колода

## Запис

place-points = очки
place-wins = перемоги
count-target = до { $number }
reason-finisher = зібрано всі кольори: найвища вартість у кожному кольорі ({ $row }): { $sum }
reason-collection = колекція: вартість або різниця в кожному кольорі ({ $row }): { $sum }
reason-deal-won = перемога у здачі ({ $row })

## Налаштування

option-players = Скільки гравців
option-removed-colours = Які кольори прибрати
value-removed-colours-random = за жеребом
option-match = Матч
value-match-points = на очки
value-match-wins = на перемоги
option-target = Граємо до
option-third-of-colour = Третє місто кольору
value-third-of-colour-all-three = згорають усі три
value-third-of-colour-pair-only = згорають лише два сусідні
option-two-finishers = Двоє зібрали все в одному раунді
value-two-finishers-both = обидва завершили
value-two-finishers-first = лише той, хто раніше
option-show-used-flights = Використані перельоти відкриті
option-hands = Здач
option-rounds = Раундів у здачі, не більше
option-colours = Кольорів у грі
option-values = Найвища вартість міст, обмінів і перельотів
option-universals = Універсальних обмінів
option-deportations = Депортацій
option-hand-size = Карт на руці

## Поради

advice-A-1 = Пам’ятайте колір свого останнього міста: друге таке — отрута. Викладіть його з малим перельотом або лишіть суперникові з тим самим кольором наприкінці.
advice-A-2 = Депортацію кладіть із малим перельотом: візьме інший. Потрібний обмін — із найменшим.
advice-A-3 = Перельоти 6 і 5 бережіть для раунду з кольором, якого вам бракує.
advice-A-4 = Третє місто кольору не беріть — хіба що хочете їх позбутися.
advice-A-5 = Міняючись, віддавайте те, чого не шкода, ставте новий колір серед чужих і підсадіть суперникові сусіда того самого кольору.
advice-A-6 = Ваш ряд найдовший: обмін вам зараз не допоможе, притримайте його.
advice-A-7 = Близький кінець: пари коштують очок усім, хто не завершить. Скиньте їх або спаліть.
place-total = разом
