# Слова преферанса.

## Имя на полке

game-preferans-modern = Преферанс
pitch-preferans-modern = Торговля за прикуп, десять взяток и пулька: игра, из-за которой засиживаются до утра.
minutes-preferans-modern = час-другой
preset-book = по книге
preset-leningrad = ленинградка
preset-sochi = сочинка
preset-rostov = Ростов
preset-tiny = крошечный

## Игры и мизеры по именам

card-10S = 10♠
card-10C = 10♣
card-10D = 10♦
card-10H = 10♥
card-6NT = 6 без козыря
card-7NT = 7 без козыря
card-8NT = 8 без козыря
card-9NT = 9 без козыря
card-10NT = 10 без козыря
card-M = мизер

## Что спрашивает стол

prompt-bid = Ваше слово.
prompt-discard =
    { $number ->
        [0] Прикуп ваш. Снесите две карты.
       *[other] Ещё одну в снос.
    }
prompt-announce = Закажите игру.
prompt-whist = { $seat } играет { $game_card }. Вистуете?
prompt-check = { $seat } играет { $game_card }. Проверяете?
prompt-half = { $seat }: «Свой». Перевистуете?
prompt-whist-or-half = { $seat } пасует. Вист или «свой»?
prompt-whist-manner = Вист за вами. Как будете играть?
prompt-consent = { $seat }: «Остальные мои». Согласны?
prompt-consent-misere = { $seat }: «Больше ни одной не возьму». Согласны?
prompt-lead-other = Заход с руки партнёра ({ $seat }): с чего пойдёте?
prompt-lead-dummy = Заход с руки болвана: с чего пойдёте?
prompt-play-dummy = Ход с руки болвана: масть — { SUIT($suit, case: "many") }.
prompt-play-other = Ход с руки партнёра ({ $seat }): масть — { SUIT($suit, case: "many") }.

## Ходы

move-bid-1 = Раз · 6♠
move-bid-2 = Два · 6♣
move-bid-3 = Три · 6♦
move-bid-4 = Четыре · 6♥
move-bid-5 = Пять · 6 без козыря
move-bid = { $game_card }
move-hold = Здесь
move-misere = Мизер
move-direct = { $game_card } без прикупа
move-discard = Снести { $card }
move-announce = { $game_card }
move-surrender = Без трёх, без вистов
move-whist = Вист
move-half = Свой (полвиста)
move-overwhist = Перевистовать
move-accept = Принимаю
move-refuse = Играем дальше
move-open = В светлую
move-closed = Втёмную
move-check = Проверяю
move-trust = Верю
move-claim = Остальные мои
move-offer = Остальные мои, согласны?
move-claim-misere = Больше ни одной не возьму
move-offer-misere = Больше ни одной не возьму, согласны?
log-discard =
    { $seat ->
        [you] сносите карты
       *[other] сносит карты
    }
log-announce =
    { $seat ->
        [you] играете { $game_card }
       *[other] играет { $game_card }
    }
move-play-other = { $card }
move-play-dummy = { $card }
log-play-other =
    { $owner_seat ->
        [you] { $card } (из вашей руки)
       *[other] { $card } (рука: { $owner_seat })
    }
log-play-dummy = { $card } (болван)
log-overwhist =
    { $seat ->
        [you] перевистовываете
       *[other] перевистовывает
    }

## Что говорит стол

fact-bid = Сказано: { $game_card } ({ $seat }).
fact-bid-direct = Сказано: { $game_card } без прикупа ({ $seat }).
fact-bought =
    { $seat ->
        [you] Вы берёте прикуп: { $game_card }.
       *[other] { $seat } берёт прикуп: { $game_card }.
    }
fact-direct =
    { $seat ->
        [you] Вы играете без прикупа: { $game_card }.
       *[other] { $seat } играет без прикупа: { $game_card }.
    }
fact-game =
    { $seat ->
        [you] Вы играете { $game_card }: нужно { $number }, взятка стоит { $price }.
       *[other] { $seat } играет { $game_card }: нужно { $number }, взятка стоит { $price }.
    }
fact-game-old =
    { $seat ->
        [you] Вы играете { $game_card } (цена { $value }): нужно { $number }, взятка стоит { $price }.
       *[other] { $seat } играет { $game_card } (цена { $value }): нужно { $number }, взятка стоит { $price }.
    }
fact-game-written =
    { $seat ->
        [you] Вы играете { $game_card } (цена { $value }): нужно { $number }.
       *[other] { $seat } играет { $game_card } (цена { $value }): нужно { $number }.
    }
fact-duty =
    { $seat ->
        [you] { $number ->
            [one] Вы вистуете, долг — { $number } взятка.
            [few] Вы вистуете, долг — { $number } взятки.
           *[many] Вы вистуете, долг — { $number } взяток.
        }
       *[other] { $number ->
            [one] { $seat } вистует, долг — { $number } взятка.
            [few] { $seat } вистует, долг — { $number } взятки.
           *[many] { $seat } вистует, долг — { $number } взяток.
        }
    }
fact-check =
    { $seat ->
        [you] Вы проверяете: все карты открыты.
       *[other] { $seat } проверяет: все карты открыты.
    }
fact-check-dark =
    { $seat ->
        [you] Вы проверяете.
       *[other] { $seat } проверяет.
    }
fact-whist-open = Вист в светлую.
fact-whist-closed = Вист втёмную.
fact-whist-invite-open = Вист с приглашением в открытую.
fact-whist-invite-dark = Вист с приглашением втёмную.
fact-whist-alone = Вист без приглашения.
fact-whist-with-talon = Вист с прикупом.
fact-whist-alone-talon = Вист без прикупа.
fact-misere =
    { $seat ->
        [you] Вы играете: { $game_card }. Ни одной взятки!
       *[other] { $seat } играет: { $game_card }. Ни одной взятки!
    }
fact-raspasy = Распасы: взятка стоит { $price }.
fact-series = После распасов: торговля с { $number }, взятка на распасах { $price }.
fact-last-game =
    { $number ->
        [0] Прошлая сдача: { $seat }, { $game_card } — сыграно.
       *[other] Прошлая сдача: { $seat }, { $game_card } — без { $number }.
    }
fact-last-misere =
    { $number ->
        [0] Прошлая сдача: { $seat }, мизер сыгран.
        [one] Прошлая сдача: { $seat }, на мизере { $number } взятка.
        [few] Прошлая сдача: { $seat }, на мизере { $number } взятки.
       *[many] Прошлая сдача: { $seat }, на мизере { $number } взяток.
    }
fact-last-uvert =
    { $number ->
        [0] Прошлая сдача: { $seat }, уверт сыгран.
        [one] Прошлая сдача: { $seat }, на уверте { $number } взятка.
        [few] Прошлая сдача: { $seat }, на уверте { $number } взятки.
       *[many] Прошлая сдача: { $seat }, на уверте { $number } взяток.
    }
fact-last-surrender = Прошлая сдача: { $seat }, { $game_card } — без трёх, без вистов.
fact-last-revoked = Прошлая сдача: { $seat }, { $game_card } — ренонсы с обеих сторон, игра не пишется.
fact-last-raspasy = В прошлой сдаче были распасы.
fact-last-redealt = В прошлый раз все спасовали: карты сданы заново.
mark-eldest = первая рука
mark-declarer =
    { $seat ->
        [you] играете
       *[other] играет
    }
mark-whister = вист
mark-half = свой
mark-checks =
    { $seat ->
        [you] проверяете
       *[other] проверяет
    }
mark-trusts =
    { $seat ->
        [you] верите
       *[other] верит
    }
mark-bought = куплен
count-pulya = пуля { $number }
count-mountain = гора { $number }
zone-chosen = Снос
zone-laid = Снос
phase-announce = Заказ
phase-whist = Вист
phase-consent = Согласие

## Лист

place-pulya = пуля
place-mountain = гора
place-whists = висты: { $seat }
place-settling = расчёт
place-result = итог
note-target = пуля до { $number }
note-series = распасов подряд: { $number }
note-price = взятка на распасах { $number }
note-lowest = торговля с { $number }
reason-game-made = сыграно: { $game_card }
reason-game-given = { $game_card } без виста
reason-game-excused = засчитано из-за ренонса: { $game_card }
reason-remise = без { $number } на { $game_card }
reason-whists =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
reason-whists-shared =
    { $number ->
        [one] пополам { $number } взятка
        [few] пополам { $number } взятки
       *[many] пополам { $number } взяток
    }
reason-consolation = консоляция за { $number }
reason-half-whist = свой на { $game_card }
reason-whist-remise = недобор на висте: { $number }
reason-whist-remise-paid = недобор вистующих из-за ренонса: { $number }
reason-misere-made = мизер сыгран
reason-misere-lost =
    { $number ->
        [one] мизер: { $number } взятка
        [few] мизер: { $number } взятки
       *[many] мизер: { $number } взяток
    }
reason-uvert-made = уверт сыгран
reason-uvert-lost =
    { $number ->
        [one] уверт: { $number } взятка
        [few] уверт: { $number } взятки
       *[many] уверт: { $number } взяток
    }
reason-surrender = без трёх, без вистов на { $game_card }
reason-help = помощь: { $number } ({ $seat })
reason-helped = помогает { $seat }
reason-excess-off = лишнее в пулю, { $number }: { $figure } с горы
reason-excess-on = лишнее ({ $seat }): { $figure }
reason-sold-aces = проданные тузы
reason-raspasy =
    { $number ->
        [one] распасы: { $number } взятка
        [few] распасы: { $number } взятки
       *[many] распасы: { $number } взяток
    }
reason-raspasy-zero = распасы без взяток
reason-raspasy-zero-off = распасы без взяток: { $figure } с горы
reason-raspasy-fewest = распасы: меньше всех, чужих { $number }
reason-raspasy-dealer = на прикупе
reason-settle-mountain =
    { $number ->
        [0] гора { $height }, амнистия { $amnesty }, остаток { $rest }: { $exact } в вистах
       *[other] гора { $mountain } и недописано в пуле { $number }, вместе { $height }; амнистия { $amnesty }, остаток { $rest }: { $exact } в вистах
    }
reason-settle-whists = взаимные висты
reason-settle-rounding = до целого

## Почему нельзя

error-bid-next = Можно спасовать или назвать следующую игру по порядку.
error-bid-higher = Можно спасовать или назвать игру выше.
error-misere-overcalled = Ваш мизер перебили: остаётся только пас.
error-misere-late = Мизер объявляют только первым словом.
error-bid-floor = После распасов торговля идёт не ниже { $number }.
error-peeked-whist = Вы смотрели прикуп: в этой сдаче вистовать нельзя.
error-discard-two = Снесите две карты из своих.
error-announce-lower = Куплено на { $game_card }: ниже заказывать нельзя.
error-claim-not-certain = Остальные взятки ещё не верные.
error-talon-bought = Прикуп взят: его карты на руках у того, кто купил.
error-talon-not-his = Прикуп — это две карты, которые взял играющий: они у него или в сносе.
error-chosen-last = Сносят от младшей к старшей: после этой карты второй уже не выбрать.
error-nobody-whisted = Никто не вистовал: розыгрыша нет.
error-all-passed = Все спасовали: карты пересдают.
error-talon-still-led = Вторая карта прикупа ещё не вышла: на распасах ею ходят во вторую взятку.
error-writes-on-himself = «{ $part }»: на самого себя никто не пишет.
error-pulya-overfull = В пуле не бывает больше, чем играют: { $number }.
error-option-pack = Для таких рук карт в колоде должно быть { $wanted }, а не { $given }.
error-option-price = Цена — дробь больше нуля, как 1/10, а не «{ $given }».

## Настройки

option-players = Сколько игроков
option-gora-factor = Гора за недобор
option-whist-factor = Цена виста
option-whister-penalty = Ответственность виста
option-misere-gora = Гора за взятку на мизере
option-pulya-rate = Вистов за очко пули
option-gora-rate = Вистов за очко горы
option-sharing = Вист
option-overwhist-all = Перевистовал — пишет всё
option-consolation = Консоляция
option-consolation-value = Сколько консоляции за взятку
option-consolation-dealer = Консоляция сдающему
option-whist-duty = Долг двух вистующих
option-half-whist = «Свой» на играх
option-half-first = Первый может уйти за полвиста
option-ten = Десятерная
option-misere-over = Что перебивает мизер
option-misere-first-word = Мизер только первым словом
option-hold = Кто говорит «здесь»
option-jump-bids = Можно прыгать
option-raspasy-score = Запись распасов
option-raspasy-price = Цена взятки на распасах
option-raspasy-exit = Выход из распасов
option-raspasy-exit-cycle = Выход по кругу
option-raspasy-exit-on = Что кончает распасы
option-raspasy-zero = Распасы без взяток
option-raspasy-zero-dealer = И сдающему без взяток
option-raspasy-amnesty = Амнистия на распасах
option-raspasy-talon = Прикуп на распасах
option-raspasy-third-lead = Третий заход на распасах
option-surrender = Сдаться без трёх
option-stalingrad = Сталинград
option-sold-aces = Платный прикуп
option-end = Когда кончается пулька
option-target = До скольких пуля
option-max-deals = Не больше сдач
option-price = Цена виста в деньгах
option-hands = Сколько сдач
option-draw = Жребий на первую сдачу
option-suits = Масти
option-ranks = Достоинства
option-hand-cards = Карт на руках
option-lowest-game = Младшая игра
value-gora-factor-1 = цена игры
value-gora-factor-2 = две цены игры
value-whist-factor-1 = цена игры
value-whist-factor-2 = две цены игры
value-whister-penalty-half = полуответственный
value-whister-penalty-full = ответственный
value-pulya-rate-5 = 5
value-pulya-rate-10 = 10
value-pulya-rate-20 = 20
value-sharing-greedy = жлобский
value-sharing-gentleman = джентльменский
value-sharing-gentleman-always = джентльменский всегда
value-consolation-within = в счёт взяток
value-consolation-extra = сверх взяток
value-consolation-none = нет
value-whist-duty-individual = каждый за себя
value-whist-duty-soft = мягкий
value-whist-duty-joint = общий
value-ten-whist = вистуется
value-ten-check = проверяется
value-misere-over-nine = девятерная
value-misere-over-nine-no-talon = девятерная без прикупа
value-misere-over-ten = десятерная
value-hold-senior-two = старший из двоих
value-hold-once = любой, один раз
value-hold-off = никто
value-raspasy-score-gora = в гору
value-raspasy-score-whists = вистами
value-raspasy-exit-on-made = сыгранная игра
value-raspasy-exit-on-any = любая игра
value-raspasy-exit-on-whisted = сыгранная под вист
value-raspasy-zero-price = цена взятки в пулю
value-raspasy-zero-gora = с горы
value-raspasy-zero-one = одно очко в пулю
value-raspasy-zero-none = ничего
value-raspasy-talon-open = открывается
value-raspasy-talon-closed = закрыт
value-raspasy-third-lead-eldest = первая рука
value-raspasy-third-lead-winner = взявший
value-surrender-off = нельзя
value-surrender-three = без трёх, без вистов
value-sold-aces-off = нет
value-sold-aces-points = в очках
value-sold-aces-tricks = во взятках
value-end-first = кто-нибудь закрыл пулю
value-end-all = все закрыли пули
value-end-sum = по сумме пуль
value-end-deals = по числу сдач

## Советы

advice-A-1 = Торгуйтесь на одну выше верных взяток: пять — до шести, шесть — до семи, семь — до восьми. С восемью до девяти не ходите.
advice-A-2 = Начав торговаться, называйте масти до конца.
advice-A-3 = Без козыря на своём ходу: туз и шестой король; пятый туз с фигурой и ещё туз; король-дама-валет-десятка и три туза.
advice-A-4 = Без козыря на чужом ходу: четыре туза и при них король с дамой или два короля; либо три туза и два короля.
advice-A-5 = Не пасуйте с хорошей картой, чтобы поймать другого.
advice-A-6 = Без верных взяток не вистуйте.
advice-A-7 = Вистуя один, играйте в светлую.
advice-A-8 = Против бескозырной вистуют с двумя тузами, с тузом и королём или с тузом и королём с дамой другой масти.
advice-A-9 = Против восьмерной и девятерной один не ходите.
advice-A-10 = К концу пульки всё вдвое: вистуйте осторожно.
advice-A-11 = Ходите в масть, которой торговался партнёр, или в свою — пятую, с тузом и королём.
advice-A-12 = Под играющего — с маленькой, если он ходит сразу за вами; со старшей, если он последний.
advice-A-13 = Первый снос показывает вашу лучшую масть.
advice-A-14 = Не сносите масть, которую держит играющий.
advice-A-15 = Вдвоём одну масть не держат: бросайте ту, что показал партнёр.
advice-A-16 = Бросайте масть, которую играющий бьёт, но одну-две оставьте на ход.
advice-A-17 = Играйте до последней карты, не верьте на слово.
advice-A-18 = Мизер — когда ни в одной масти не поймают.
advice-A-19 = С одной опасной картой мизер играют лишь при ренонсе в другой масти.
advice-A-20 = На мизере по своей воле не берут.
advice-A-21 = Отвечайте в масть партнёра; нет её — бросайте старшие опасной масти.
advice-A-22 = Не ходите в масть, которой у мизерящего нет: он сбросит опасную.
advice-A-23 = На распасах сносите старшую карту короткой масти.
advice-A-24 = Под карту из прикупа ложитесь снизу, чем старше, тем лучше.
advice-A-P1 = Карта не идёт — пас.
advice-A-P2 = В снос — то, что не берёт; на мизере — то, что опасно.
advice-A-P3 = Заказывайте масть, в которой больше всего верных взяток.
advice-A-P4 = Свой ничего не стоит: берите.
advice-A-P5 = Проверить десятерную ничего не стоит.
advice-A-P6 = Берите у играющего подешевле, у партнёра не перебивайте.
advice-A-P7 = Отберите козыри, потом играйте старшие.
advice-A-P8 = Против мизера держитесь ниже играющего.
advice-A-P9 = Остальное как выйдет.
advice-A-P10 = На распасах ложитесь снизу; брать — так старшей.

## Классический и гусарский

game-preferans-classic = Классический преферанс
pitch-preferans-classic = Запись, курочка и висты: преферанс прадедов, с приглашением и проданными тузами.
minutes-preferans-classic = вечер
game-preferans-hussar = Гусарский преферанс
pitch-preferans-hussar = Вдвоём и втёмную: у каждого свой прикуп, и ремиз пишут вистами.
minutes-preferans-hussar = полчаса
preset-classic = классический
preset-classic-plain = простой
preset-classic-decimal = с десятичным счётом
preset-classic-limited-10 = курочка до 10
preset-classic-limited-20 = курочка до 20
preset-classic-limited-30 = курочка до 30
preset-classic-pot = с котлом
preset-classic-screw = с винтящей таблицей
preset-classic-full = с мизерами, увертами и выставкой
preset-flat = десять за взятку
card-SM = малый мизер
card-SU = малый уверт
card-GM = большой мизер
card-GU = большой уверт
prompt-help = Своя запись кончилась. С чьей спишете?
prompt-parts = На сколько частей делим котёл?
move-bid-old-1 = Пики · 6♠
move-bid-old-2 = Трефы · 6♣
move-bid-old-3 = Бубны · 6♦
move-bid-old-4 = Червы · 6♥
move-bid-old-5 = Без козыря · 6
move-hold-old = Держу
move-misere-SM = Малый мизер
move-misere-SU = Малый уверт
move-misere-GM = Большой мизер
move-misere-GU = Большой уверт
move-alone = Без приглашения
move-alone-talon = Без прикупа
move-invite-open = С приглашением в открытую
move-invite-dark = С приглашением втёмную
move-with-talon = С прикупом
move-help = С записи: { $seat }
move-pot-parts = На { $value }
phase-help = Чья запись
phase-parts = Котёл
count-kurochka = курочка { $number }
count-record = запись { $number }
count-pot = в котле { $number }
place-kurochka = курочка
place-record = запись
place-pot = котёл
place-money = деньги
note-start = запись { $number }
note-responsible = ответственный вист: всё вдвое
note-part = часть котла { $number }
note-parts = частей осталось: { $number }
reason-vystavka = выставка
reason-kurochka-taken = курочку берёт { $seat }
reason-from-kurochka = из курочки { $number }
reason-record-taken = списывает { $seat }
reason-from-record = с чужой записи { $number }
reason-part = часть котла: { $number }
reason-part-won = часть котла берёт { $seat }
reason-settle-debt = что осталось, против среднего: { $exact }
option-form = Куда идут ремизы
option-table = Таблица цен
option-kurochka-limit = Предел курочки
option-vystavka = Выставка
option-start = Начальная запись
option-pot-parts = На сколько частей котёл
option-miseres = Мизеры
option-uverts = Уверты
option-invitation = Приглашение
option-open-shows = В открытую показывают
option-ten-check-method = Проверка десятерной
option-help-target = С чьей записи
option-raspasy = Распасы
option-five-idle = Кто из пяти отдыхает
option-trick-price = Цена взятки
value-form-kurochka = в курочку
value-form-plain = с записи
value-form-pot = в котёл
value-table-1 = первая
value-table-2 = вторая
value-table-3 = большая
value-table-4 = десятичная
value-table-screw = винтящая
value-kurochka-limit-10 = 10
value-kurochka-limit-20 = 20
value-kurochka-limit-30 = 30
value-pot-parts-ask = скажет сдающий
value-pot-parts-1 = 1
value-pot-parts-2 = 2
value-pot-parts-3 = 3
value-pot-parts-4 = 4
value-pot-parts-5 = 5
value-pot-parts-6 = 6
value-pot-parts-7 = 7
value-pot-parts-8 = 8
value-pot-parts-9 = 9
value-pot-parts-10 = 10
value-pot-parts-11 = 11
value-pot-parts-12 = 12
value-invitation-off = нет
value-invitation-open = в открытую
value-invitation-dark = втёмную
value-invitation-either = как захочет
value-open-shows-invited = руку приглашённого
value-open-shows-both = обе руки
value-ten-check-method-open-play = розыгрышем в открытую
value-ten-check-method-solver = расчётом
value-help-target-left = с левого соседа
value-help-target-choose = по выбору
value-help-target-largest = с наибольшей
value-raspasy-play = играются
value-raspasy-redeal = пересдача
value-five-idle-next-dealer = кто сдаёт следующим
value-five-idle-previous-dealer = кто сдавал перед этим
value-trick-price-game = цена игры
value-trick-price-ten = десять

## Ренонсы и прочее

preset-manners = с ренонсами
option-manners = Ренонсы и претензии
prompt-review = Сдача сыграна. Кто-нибудь сделал ренонс?
phase-review = Претензии
move-peek = Заглянуть в прикуп
move-claim-revoke = { $seat }: ренонс во взятке { $number }
move-claim-revoke-dummy = Болван: ренонс во взятке { $number }
fact-peeked =
    { $seat ->
        [you] Вы заглянули в прикуп: вистовать нельзя.
       *[other] В прикуп заглядывает { $seat }: вистовать нельзя.
    }
fact-commanded = Карты показаны рано: за играющего ходят вистующие.
reason-revoke = ренонсы ({ $game_card }): { $number }
reason-revoke-tricks =
    { $number ->
        [one] ренонс против игры «{ $game_card }»: { $number } взятка
        [few] ренонс против игры «{ $game_card }»: { $number } взятки
       *[many] ренонс против игры «{ $game_card }»: { $number } взяток
    }
reason-revoke-passed = ренонсы на распасах: { $number }
reason-peek = взгляд в прикуп: { $game_card }
step-settle-mountain = горы
step-settle-whists = висты
step-settle-rounding = до целого
step-settle-debt = остатки

log-peek =
    { $seat ->
        [you] заглядываете в прикуп
       *[other] заглядывает в прикуп
    }

# A first game, phase by phase
lesson-welcome = Преферанс: тридцать две карты, по десять каждому и две в прикупе. В каждой сдаче один играет обещанное число взяток, остальные ему мешают; если никто не решился — играют распасы, где лучше не брать.
lesson-bid = Торговля. Игру поднимают по порядку, ступень за ступенью: шесть пик, трефы, бубны, червы, без козыря, потом семь пик и дальше. Свою игру назначите, когда возьмёте прикуп. Мизер обещает не взять ничего. Кто сказал «пас», больше не торгуется.
lesson-exchange = Игра ваша: прикуп открыт и достаётся вам. Две карты снесите втёмную. Берегите длинную масть и тузы, сносите то, что только отдаёт взятки.
lesson-announce = Теперь назначьте игру: не ниже того, до чего дошла торговля, в любой масти.
lesson-whist = Решают остальные. «Вист» — я берусь мешать, и у вистующих своя норма взяток. «Пас» ничем не рискует. Сосчитайте верные взятки: двух для виста обычно хватает.
lesson-play = Масть обязательна; нет масти — бейте козырем; нет ни того ни другого — любая карта. Первый ход у сидящего за сдающим. Взятку берёт старший козырь, а без козырей — старшая карта масти хода.
lesson-sheet = Это пулька. Посреди вашего поля — пуля (сыгранные игры), ближе к середине листа — гора (штрафы), у края — висты, написанные на каждого. В конце всё переводят в висты; коснитесь цифры, чтобы узнать, откуда она.
