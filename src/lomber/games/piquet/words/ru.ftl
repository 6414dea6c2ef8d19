game-piquet = Пикет
pitch-piquet = Меняйте, хвалитесь, считайте вслух: разговорчивее игры на двоих не найти.
minutes-piquet = сорок минут
game-norman-piquet = Нормандский пикет
pitch-norman-piquet = Пикет на троих: две карты прикупа и бег до сотни.
minutes-norman-piquet = сорок минут
prompt-piquet-thirteen = Сдано тринадцать карт. Оставить сдачу?
prompt-piquet-white = Белые карты?
prompt-piquet-exchange =
    { $number ->
        [0] Ваш снос: что отложите?
        [one] В сносе { $number } карта. Ещё?
        [few] В сносе { $number } карты. Ещё?
       *[many] В сносе { $number } карт. Ещё?
    }
prompt-norman-exchange = Ваш снос: две карты или ни одной.
prompt-piquet-after = После прикупа карты белые?
prompt-piquet-declare = Ваше слово?
prompt-piquet-all = Все ваши карты в счёте: объявите.
prompt-piquet-capot = Все взятки ваши? Объявите капот или играйте.
prompt-piquet-show = Вас просят показать, чем хвалились.
prompt-piquet-prove = Вам не верят: покажите.
move-throw = Снести { $card }
move-piquet-buy =
    { $number ->
        [0] Не прикупать
        [one] Купить { $number } карту
        [few] Купить { $number } карты
       *[many] Купить { $number } карт
    }
move-take =
    { $number ->
        [0] Не брать
        [one] Взять всё же { $number } карту
        [few] Взять всё же { $number } карты
       *[many] Взять всё же { $number } карт
    }
move-white = Белые карты!
move-good = Годятся
move-equal = Равны
move-nothing = Нечем хвалиться
move-capot = Капот!
move-all = Все карты в счёте
move-demand = Покажите, чем хвалились
move-stand = Пусть остаётся
move-redeal = Пересдать
move-point =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
move-pips =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
move-sequence =
    { $number ->
        [3] Терц
        [4] Кварт
        [5] Квинта
        [6] Секста
        [7] Септима
       *[8] Октава
    } от { $rank ->
        [A] туза
        [K] короля
        [Q] дамы
        [J] валета
        [T] десятки
       *[9] девятки
    }
move-fourteen =
    Четырнадцать { $rank ->
        [A] тузов
        [K] королей
        [Q] дам
        [J] валетов
       *[T] десяток
    }
move-three =
    Три { $rank ->
        [A] туза
        [K] короля
        [Q] дамы
        [J] валета
       *[T] десятки
    }
move-cards = Показать { $cards }
move-run = Считать { $cards }
move-same = Считать { $cards }
move-retract =
    Взять назад { $kind ->
        [point] карты
        [sequence] последовательность
       *[set] четырнадцать или три
    }
move-challenge =
    { $seat }: покажите { $kind ->
        [point] карты
        [sequence] последовательность
       *[set] четырнадцать или три
    }
said-good = { $seat }: «Годятся».
said-equal = { $seat }: «Равны».
said-nothing = { $seat }: «Нечем».
said-point = { $seat }: «{ move-point }».
said-pips = { $seat }: «{ $number }».
said-sequence = { $seat }: «{ move-sequence }».
said-fourteen = { $seat }: «{ move-fourteen }».
said-three = { $seat }: «{ move-three }».
said-cards =
    { $seat ->
        [you] { $seat } показываете { $cards }.
       *[other] { $seat } показывает { $cards }.
    }
said-run =
    { $seat ->
        [you] { $seat } считаете { $cards }.
       *[other] { $seat } считает { $cards }.
    }
said-same =
    { $seat ->
        [you] { $seat } считаете { $cards }.
       *[other] { $seat } считает { $cards }.
    }
said-capot = { $seat }: «Капот!»
fact-piquet-repique = { $seat }: репик!
fact-piquet-pique = { $seat }: пик!
fact-piquet-last = Прошлая игра: { $seat }, счёт { $number }.
fact-piquet-refet = Прошлая игра: рефет, счёт { $number } у обоих.
reason-game-difference = { $own } против { $other }
reason-game-doubled = { $own } против { $other }, ×{ $factor } после рефета
reason-refet = рефет: по { $own }
reason-korolik = королик: сто и { $difference }
reason-partie = партия: сто и { $difference }
reason-blank-sheet = сквозная запись
reason-own-count = свой счёт
reason-wins-race =
    { $points ->
        [one] последнему не хватило { $points } очка
        [few] последнему не хватило { $points } очков
       *[many] последнему не хватило { $points } очков
    }
reason-wins-fixed-race =
    { $points ->
        [one] последний платит { $points } очко
        [few] последний платит { $points } очка
       *[many] последний платит { $points } очков
    }
reason-pays-race = последний платит
mark-left-race =
    { $seat ->
        [you] на финише
       *[other] на финише
    }
mark-pique = пик
mark-repique = репик
mark-silent = в молчанку
mark-struck = ложный хвалёж
count-count = насчитано { $number }
count-bought = прикуп { $number }
count-race = в гонке { $number }
place-game = игры
place-side = сбоку
place-total = всего
place-payment = копейки
note-games =
    { $number ->
        [one] { $number } игра партии
        [few] { $number } игры партии
       *[many] { $number } игр партии
    }
note-factor = ×{ $number }
note-target = до { $number }
zone-white = Белые карты
zone-unbought = Не куплено
phase-thirteen = Тринадцать карт
phase-white = Белые карты
phase-after = Белые карты
phase-declare = Хвалёж
phase-all = Хвалёж
phase-capot = Капот?
phase-show = Показ
phase-prove = Проверка
error-piquet-pack = С такой колодой не остаётся прикупа.
error-piquet-exchange = Отложить можно столько карт: { $numbers }.
error-piquet-in-order = Эта карта младше уже отложенной: сносят по порядку.
error-piquet-claim = Сейчас так сказать нельзя.
error-piquet-pairs = Листов счёта столько, сколько пар: { $number }.
error-piquet-talk = Такого разговора о сочетаниях в этой игре не бывает.
error-piquet-count = Так очки сдачи не записывают: у каждого свой счёт.
option-form = Вид
option-declare = Хвалёж
option-show-declared = Показывать
option-white-cards-when = Белые карты
option-dealer-min-buy = Наименьший прикуп сдающего
option-elder-may-refuse = Первый может отказаться
option-pique-stop = Что мешает пику
option-repique-order = Что мешает репику
option-all-counted-bonus = Все карты в счёте
option-all-counted-when = Когда это считать
option-own-trick-counts = Свои взятки тоже в счёт
option-rounding = Округление
option-korolik-deal = Сдача в королике
option-refet-stack = Рефеты складываются
option-parties = Партий
option-target = Бег до
option-norman-mode = Нормандский пикет
option-leza-tie = Леза поровну
option-norman-pay = Проигравший платит
option-norman-fixed = Твёрдая сумма
option-manners = Ошибки и ложный хвалёж
option-stake = Ставка, копеек
option-stake-points = За сколько очков
option-draw = Тянуть на сдачу
option-hands = Сколько сдач
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-form-piquet = вдвоём
value-form-norman = втроём
value-declare-auto = всё, что есть
value-declare-manual = по желанию
value-show-declared-always = сразу
value-show-declared-on-demand = по требованию
value-show-declared-never = никогда
value-white-cards-when-dealt = как сданы
value-white-cards-when-after-exchange = после прикупа
value-white-cards-when-both = оба раза
value-dealer-min-buy-3 = три
value-dealer-min-buy-1 = одна
value-pique-stop-declarations = хвалёж
value-pique-stop-any-score = любое очко
value-repique-order-any-declaration-stops = любой хвалёж
value-repique-order-classic-order = что сосчитано раньше
value-all-counted-when-end = в конце
value-all-counted-when-hand = вместе с рукой
value-rounding-nearest = до ближайшего десятка
value-rounding-up = вверх
value-korolik-deal-alternate = по очереди
value-korolik-deal-same = обе игры один
value-target-100 = 100
value-target-150 = 150
value-target-200 = 200
value-norman-mode-race = гонка
value-norman-mode-koroliki = королики
value-leza-tie-none = никому
value-leza-tie-split = по пяти
value-norman-pay-shortfall = чего не добрал
value-norman-pay-fixed = твёрдую сумму
preset-manual = Хвалёж по желанию
preset-classic = Классический
preset-closed = Карты не показывают
preset-on-demand = Показ по требованию
preset-manners = С ошибками
preset-koroliki = Королики
preset-tiny = Крошечный
advice-A-0 = Прямого совета на этот случай нет. Хвалитесь всем, что есть; ходите с карт, которых не перебить, а берите самой маленькой из тех, что берут.
advice-A-1 = Не сносите из разных мастей: длинную держите целой, прикуп её удлинит.
advice-A-2 = Держите равные фигуры в надежде на четырнадцать или хоть на три.
advice-A-3 = Стремитесь к квартам, терцам и четырнадцати.
advice-A-4 = Если масть у противника, верно, длиннее, сносите хоть и туза, лишь бы не дать шестидесяти или девяноста.
advice-A-5 = Из двух мастей держите ту, где возможна квинта.
advice-A-6 = С восемнадцатью и без чужого хвалежа сочтите ходы до тридцати, прежде чем отдать ход.
advice-A-7 = Сдавая, держите защиту в каждой масти: шесть взяток спасают лезу.

log-cards =
    { $seat ->
        [you] показываете { $cards }
       *[other] показывает { $cards }
    }
log-run =
    { $seat ->
        [you] считаете { $cards }
       *[other] считает { $cards }
    }
log-same =
    { $seat ->
        [you] считаете { $cards }
       *[other] считает { $cards }
    }
log-redeal =
    { $seat ->
        [you] просите пересдать
       *[other] просит пересдать
    }
log-piquet-buy =
    { $seat ->
        [you] { $number ->
            [0] не прикупаете
            [one] прикупаете { $number } карту
            [few] прикупаете { $number } карты
           *[many] прикупаете { $number } карт
        }
       *[other] { $number ->
            [0] не прикупает
            [one] прикупает { $number } карту
            [few] прикупает { $number } карты
           *[many] прикупает { $number } карт
        }
    }
log-take =
    { $seat ->
        [you] { $number ->
            [0] не берёте
            [one] берёте всё же { $number } карту
            [few] берёте всё же { $number } карты
           *[many] берёте всё же { $number } карт
        }
       *[other] { $number ->
            [0] не берёт
            [one] берёт всё же { $number } карту
            [few] берёт всё же { $number } карты
           *[many] берёт всё же { $number } карт
        }
    }
log-retract =
    { $seat ->
        [you] берёте назад
       *[other] берёт назад
    } { $kind ->
        [point] карты
        [sequence] последовательность
       *[set] четырнадцать или три
    }
