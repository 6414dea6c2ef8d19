game-piquet = Пікет
pitch-piquet = Міняйте, хваліться, рахуйте вголос: балакучішої гри на двох немає.
minutes-piquet = сорок хвилин
game-norman-piquet = Нормандський пікет
pitch-norman-piquet = Пікет на трьох: дві карти прикупу й біг до сотні.
minutes-norman-piquet = сорок хвилин
prompt-piquet-thirteen = Здано тринадцять карт. Лишаємо здачу?
prompt-piquet-white = Білі карти?
prompt-piquet-exchange =
    { $number ->
        [0] Ваш знос: що відкладете?
        [one] Зносите { $number } карту. Ще?
        [few] Зносите { $number } карти. Ще?
       *[many] Зносите { $number } карт. Ще?
    }
prompt-norman-exchange = Ваш знос: дві карти або жодної.
prompt-piquet-after = Після прикупу карти білі?
prompt-piquet-declare = Ваше слово?
prompt-piquet-all = Усі ваші карти пораховано: оголосіть.
prompt-piquet-capot = Усі взятки ваші? Оголосіть капот або грайте.
prompt-piquet-show = Вас просять показати, чим хвалилися.
prompt-piquet-prove = Вам не вірять: покажіть.
move-throw = Знести { $card }
move-piquet-buy =
    { $number ->
        [0] Не прикуповувати
        [one] Купити { $number } карту
        [few] Купити { $number } карти
       *[many] Купити { $number } карт
    }
move-take =
    { $number ->
        [0] Не брати
        [one] Узяти все ж { $number } карту
        [few] Узяти все ж { $number } карти
       *[many] Узяти все ж { $number } карт
    }
move-white = Білі карти!
move-good = Годяться
move-equal = Рівні
move-nothing = Нема чим хвалитися
move-capot = Капот!
move-all = Усі карти пораховано
move-demand = Покажіть, чим хвалилися
move-stand = Хай лишається
move-redeal = Перездати
move-point =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
move-pips =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[many] { $number } очок
    }
move-sequence =
    { $number ->
        [3] Терц
        [4] Кварт
        [5] Квінта
        [6] Секста
        [7] Септима
       *[8] Октава
    } від { $rank ->
        [A] туза
        [K] короля
        [Q] дами
        [J] валета
        [T] десятки
       *[9] дев’ятки
    }
move-fourteen =
    Чотирнадцять { $rank ->
        [A] тузів
        [K] королів
        [Q] дам
        [J] валетів
       *[T] десяток
    }
move-three =
    Три { $rank ->
        [A] тузи
        [K] королі
        [Q] дами
        [J] валети
       *[T] десятки
    }
move-cards = Показати { $cards }
move-run = Рахувати { $cards }
move-same = Рахувати { $cards }
move-retract =
    Узяти назад { $kind ->
        [point] карти
        [sequence] послідовність
       *[set] чотирнадцять або три
    }
move-challenge =
    { $seat }: покажіть { $kind ->
        [point] карти
        [sequence] послідовність
       *[set] чотирнадцять або три
    }
said-good = { $seat }: «Годяться».
said-equal = { $seat }: «Рівні».
said-nothing = { $seat }: «Нема чим».
said-point = { $seat }: «{ move-point }».
said-pips = { $seat }: «{ $number }».
said-sequence = { $seat }: «{ move-sequence }».
said-fourteen = { $seat }: «{ move-fourteen }».
said-three = { $seat }: «{ move-three }».
said-cards =
    { $seat ->
        [you] { $seat } показуєте { $cards }.
       *[other] { $seat } показує { $cards }.
    }
said-run =
    { $seat ->
        [you] { $seat } рахуєте { $cards }.
       *[other] { $seat } рахує { $cards }.
    }
said-same =
    { $seat ->
        [you] { $seat } рахуєте { $cards }.
       *[other] { $seat } рахує { $cards }.
    }
said-capot = { $seat }: «Капот!»
fact-piquet-repique = { $seat }: репік!
fact-piquet-pique = { $seat }: пік!
fact-piquet-last = Минула гра: { $seat }, рахунок { $number }.
fact-piquet-refet = Минула гра: рефет, рахунок { $number } в обох.
reason-game-difference = { $own } проти { $other }
reason-game-doubled = { $own } проти { $other }, ×{ $factor } після рефету
reason-refet = рефет: по { $own }
reason-korolik = королик: сто й { $difference }
reason-partie = партія: сто й { $difference }
reason-blank-sheet = наскрізний запис
reason-own-count = власний рахунок
reason-wins-race =
    { $points ->
        [one] останньому забракло { $points } очка
        [few] останньому забракло { $points } очок
       *[many] останньому забракло { $points } очок
    }
reason-wins-fixed-race =
    { $points ->
        [one] останній платить { $points } очко
        [few] останній платить { $points } очки
       *[many] останній платить { $points } очок
    }
reason-pays-race = останній платить
mark-left-race =
    { $seat ->
        [you] на фініші
       *[other] на фініші
    }
mark-pique = пік
mark-repique = репік
mark-silent = мовчки
mark-struck = неправдива хвала
count-count = нараховано { $number }
count-bought = прикуп { $number }
count-race = у перегонах { $number }
place-game = ігри
place-side = збоку
place-total = разом
place-payment = копійки
note-games =
    { $number ->
        [one] { $number } гра партії
        [few] { $number } гри партії
       *[many] { $number } ігор партії
    }
note-factor = ×{ $number }
note-target = до { $number }
zone-white = Білі карти
zone-unbought = Не куплено
phase-thirteen = Тринадцять карт
phase-white = Білі карти
phase-after = Білі карти
phase-declare = Хвала
phase-all = Хвала
phase-capot = Капот?
phase-show = Показ
phase-prove = Перевірка
error-piquet-pack = З такою колодою не лишається прикупу.
error-piquet-exchange = Відкласти можна стільки карт: { $numbers }.
error-piquet-in-order = Ця карта молодша за вже відкладену: зносять по порядку.
error-piquet-claim = Зараз так сказати не можна.
error-piquet-pairs = Аркушів рахунку стільки, скільки пар: { $number }.
error-piquet-talk = Такої розмови про комбінації в цій грі не буває.
error-piquet-count = Так очки здачі не записують: у кожного свій рахунок.
option-form = Вид
option-declare = Хвала
option-show-declared = Показувати
option-white-cards-when = Білі карти
option-dealer-min-buy = Найменший прикуп здавача
option-elder-may-refuse = Перший може відмовитися
option-pique-stop = Що перебиває пік
option-repique-order = Що перебиває репік
option-all-counted-bonus = Усі карти пораховано
option-all-counted-when = Коли це додавати
option-own-trick-counts = Власні взятки теж рахувати
option-rounding = Округлення
option-korolik-deal = Здача в королику
option-refet-stack = Рефети складаються
option-parties = Партій
option-target = Біг до
option-norman-mode = Нормандський пікет
option-leza-tie = Леза порівну
option-norman-pay = Хто програв, платить
option-norman-fixed = Стала сума
option-manners = Помилки й неправдива хвала
option-stake = Ставка, копійок
option-stake-points = За скільки очок
option-draw = Тягнути на здачу
option-hands = Скільки здач
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-form-piquet = удвох
value-form-norman = утрьох
value-declare-auto = усе, що є
value-declare-manual = на власний розсуд
value-show-declared-always = відразу
value-show-declared-on-demand = на вимогу
value-show-declared-never = ніколи
value-white-cards-when-dealt = як здано
value-white-cards-when-after-exchange = після прикупу
value-white-cards-when-both = обидва рази
value-dealer-min-buy-3 = три
value-dealer-min-buy-1 = одна
value-pique-stop-declarations = хвала
value-pique-stop-any-score = будь-яке очко
value-repique-order-any-declaration-stops = будь-яка хвала
value-repique-order-classic-order = що пораховано раніше
value-all-counted-when-end = наприкінці
value-all-counted-when-hand = разом із рукою
value-rounding-nearest = до найближчого десятка
value-rounding-up = угору
value-korolik-deal-alternate = по черзі
value-korolik-deal-same = обидві гри один
value-target-100 = 100
value-target-150 = 150
value-target-200 = 200
value-norman-mode-race = перегони
value-norman-mode-koroliki = королики
value-leza-tie-none = нікому
value-leza-tie-split = по п’ять
value-norman-pay-shortfall = чого не добрав
value-norman-pay-fixed = сталу суму
preset-manual = Хвала на власний розсуд
preset-classic = Класичний
preset-closed = Карт не показують
preset-on-demand = Показ на вимогу
preset-manners = З помилками
preset-koroliki = Королики
preset-tiny = Крихітний
advice-A-0 = Прямої поради на цей випадок немає. Хваліться всім, що маєте; ходіть із карт, яких не перебити, а беріть найменшою з тих, що беруть.
advice-A-1 = Не зносьте з різних мастей: довгу тримайте цілою, прикуп її подовжить.
advice-A-2 = Тримайте рівні фігури в надії на чотирнадцять чи бодай на три.
advice-A-3 = Прагніть квартів, терців і чотирнадцяти.
advice-A-4 = Якщо масть у суперника, певно, довша, зносьте хоч і туза, аби не дати шістдесяти чи дев’яноста.
advice-A-5 = З двох мастей тримайте ту, де можлива квінта.
advice-A-6 = З вісімнадцятьма й без чужої хвали порахуйте ходи до тридцяти, перш ніж віддати хід.
advice-A-7 = Коли здаєте, тримайте захист у кожній масті: шість взяток рятують лезу.

log-cards =
    { $seat ->
        [you] показуєте { $cards }
       *[other] показує { $cards }
    }
log-run =
    { $seat ->
        [you] рахуєте { $cards }
       *[other] рахує { $cards }
    }
log-same =
    { $seat ->
        [you] рахуєте { $cards }
       *[other] рахує { $cards }
    }
log-redeal =
    { $seat ->
        [you] просите перездати
       *[other] просить перездати
    }
log-piquet-buy =
    { $seat ->
        [you] { $number ->
            [0] не прикуповуєте
            [one] прикуповуєте { $number } карту
            [few] прикуповуєте { $number } карти
           *[many] прикуповуєте { $number } карт
        }
       *[other] { $number ->
            [0] не прикуповує
            [one] прикуповує { $number } карту
            [few] прикуповує { $number } карти
           *[many] прикуповує { $number } карт
        }
    }
log-take =
    { $seat ->
        [you] { $number ->
            [0] не берете
            [one] берете все ж { $number } карту
            [few] берете все ж { $number } карти
           *[many] берете все ж { $number } карт
        }
       *[other] { $number ->
            [0] не бере
            [one] бере все ж { $number } карту
            [few] бере все ж { $number } карти
           *[many] бере все ж { $number } карт
        }
    }
log-retract =
    { $seat ->
        [you] берете назад
       *[other] бере назад
    } { $kind ->
        [point] карти
        [sequence] послідовність
       *[set] чотирнадцять або три
    }
