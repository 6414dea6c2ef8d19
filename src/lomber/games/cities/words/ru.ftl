game-cities = Города
pitch-cities = Торгуйтесь перелётами, соберите города всех цветов и смотрите, что горит.
minutes-cities = 20–40 мин

preset-duel = Вдвоём, до трёх побед
preset-strict = Строже: горит только пара, один завершивший, перелёты открыты
preset-tiny = Самые маленькие Города

## Что спрашивает стол

prompt-lay = Какую карту положите в закрытую?
prompt-flight = Карта лежит: { $card }. Каким перелётом летим?
prompt-take = Ваш выбор: берите город.
prompt-take-exchange = Ваш выбор: берите обмен.
prompt-swap = Надо обменять город ценой { $number }. Какой на какой?
prompt-swap-any = Надо меняться: цена любая, какая у вас есть. Какой на какой?

## Ходы

move-lay = Положить: { $card }
move-flight = Перелёт { $card }
move-take = Взять: { $card }
move-swap = Обменять { $card } на { $other_card }
log-lay =
    { $seat ->
        [you] кладёте: { $card }
       *[other] кладёт: { $card }
    }
log-flight = перелёт { $card }
log-take =
    { $seat ->
        [you] берёте: { $card }
       *[other] берёт: { $card }
    }
log-swap =
    { $seat ->
        [you] меняете { $card } на { $other_card }
       *[other] меняет { $card } на { $other_card }
    }

## Почему нельзя

error-lay-now = Сейчас все кладут карту и перелёт.
error-laid-already = Вы уже положили; подождём остальных.
error-card-first = Сначала карта, потом перелёт.
error-flight-now = Карта лежит; теперь выберите перелёт.
error-flight-used = Этот перелёт уже был. Он вернётся, когда облетит весь набор.
error-take-now = Сейчас берут одну из выложенных карт.
error-not-lying = Такой карты на столе нет.
error-city-first = Пока лежит город, берут город; обмены достаются последним.
error-universal-last = Пока лежит обмен с числом, берут его; универсальный достаётся последнему.
error-must-swap = Обмен возможен — значит, обязателен.
error-swap-value = Этот обмен — для городов ценой { $value }.
error-swap-own = Такого города в вашей коллекции нет.
error-swap-smaller = С коллекцией меньше вашей меняться нельзя.
error-swap-other = Такого города ни у кого больше нет.
error-option-colours = Цвета называют каждый по разу; есть { $known }.
error-option-colours-out = При стольких игроках в стороне остаётся цветов: { $wanted }, а названо { $given }.
error-option-deck = Колода мала: на всех карт не хватит.
error-cities-burning = «{ $pile }»: { $cards } — такой ряд сгорит. Между ходами ряды спокойны.
error-cities-incomplete = «{ $pile }»: здесь собраны ещё не все цвета.
error-cities-no-cards = Карт ни у кого нет: сдача кончена.
error-cities-lying = Карт на столе столько, сколько игроков ещё не взяли свою.
error-cities-no-choice = Тому, чей ход, выбирать не из чего: стол пошёл бы дальше сам.

## Что лежит на столе

fact-colours = Цвета в игре: { $colours }.
gem-R = красный
gem-O = оранжевый
gem-Y = жёлтый
gem-G = зелёный
gem-B = синий
gem-V = фиолетовый
card-DEP = депортация
card-XU = обмен-любой
card-X1 = обмен-1
card-X2 = обмен-2
card-X3 = обмен-3
card-X4 = обмен-4
card-X5 = обмен-5
card-X6 = обмен-6
fact-winner =
    { $seat ->
        [you] Вы выиграли матч!
       *[other] Победитель матча — { $seat }!
    }
fact-lay =
    { $seat ->
        [you] Вы: карта { $card }, перелёт { $flight }.
       *[other] { $seat }: карта { $card }, перелёт { $flight }.
    }
fact-take =
    { $seat ->
        [you] Вы берёте: { $card }.
       *[other] { $seat } берёт: { $card }.
    }
fact-burn =
    { $seat ->
        [you] У вас горят { $cards }.
       *[other] { $seat }: горят { $cards }.
    }
fact-deport =
    { $seat ->
        [you] Депортация уносит ваш { $card }.
       *[other] { $seat }: депортация уносит { $card }.
    }
fact-swap =
    { $seat ->
        [you] Вы меняете { $card } на { $other_card } ({ $partner_seat }).
       *[other] { $seat } меняет { $card } на { $other_card } ({ $partner_seat }).
    }
fact-idle =
    { $seat ->
        [you] Менять вам нечего: { $card }.
       *[other] { $seat }: менять нечего, { $card }.
    }
mark-first = первый ход
mark-complete = все цвета
count-colours =
    { $number ->
        [one] { $number } цвет
        [few] { $number } цвета
       *[many] { $number } цветов
    }
count-total = итого { $number }
zone-laid = Выложено
zone-bids = Перелёты
zone-takes = Кто что взял
zone-flights = Ваши перелёты
zone-used = Отлетавшие перелёты
zone-deck = Колода
zone-played = Отбой
phase-lot = Жребий: кто первый
phase-colours = Цвета
phase-lay = Выкладываем
phase-take = Разбираем
phase-swap = Обмен
phase-reshuffle = Новая колода

## Запись

place-points = очки
place-wins = победы
count-target = до { $number }
reason-finisher = собраны все цвета: самый дорогой город каждого цвета ({ $row }): { $sum }
reason-collection = коллекция: цена или разность в каждом цвете ({ $row }): { $sum }
reason-deal-won = победа в сдаче ({ $row })

## Настройки

option-players = Сколько игроков
option-removed-colours = Какие цвета убрать
value-removed-colours-random = по жребию
option-match = Матч
value-match-points = на очки
value-match-wins = на победы
option-target = Играем до
option-third-of-colour = Третий город цвета
value-third-of-colour-all-three = горят все три
value-third-of-colour-pair-only = горят только два соседних
option-two-finishers = Двое собрали всё в одном раунде
value-two-finishers-both = оба завершили
value-two-finishers-first = только тот, кто раньше
option-show-used-flights = Отлетавшие перелёты открыты
option-hands = Сдач
option-rounds = Раундов в сдаче, не больше
option-colours = Цветов в игре
option-values = Высшая цена городов, обменов и перелётов
option-universals = Универсальных обменов
option-deportations = Депортаций
option-hand-size = Карт на руке

## Советы

advice-A-1 = Помните цвет своего последнего города: второй такой — яд. Выложите его с малым перелётом или оставьте сопернику с тем же цветом на конце.
advice-A-2 = Депортацию кладите с малым перелётом: возьмёт другой. Нужный обмен — с самым малым.
advice-A-3 = Перелёты 6 и 5 берегите для раунда с цветом, которого вам не хватает.
advice-A-4 = Третий город цвета не берите — разве что хотите от них избавиться.
advice-A-5 = Меняя, отдавайте то, чего не жаль, ставьте новый цвет среди чужих и подсадите сопернику соседа того же цвета.
advice-A-6 = Ваш ряд длиннее всех: обмен вам сейчас не поможет, придержите его.
advice-A-7 = Близок конец: пары стоят очков всем, кто не завершит. Сбросьте их или сожгите.
place-total = всего
