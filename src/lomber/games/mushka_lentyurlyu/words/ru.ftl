game-mushka-lentyurlyu = Мушка-Лентюрлю
pitch-mushka-lentyurlyu = Кучка от туза до короля, деньги на пяти картах и король, который всё накрывает.
minutes-mushka-lentyurlyu = минут двадцать
prompt-lentyurlyu-lead = Ваш ход: с какой карты начнёте кучку?
prompt-lentyurlyu-lay = Сверху { $card }: кладите следующую, прикупайте или пасуйте.
move-end = Пас
move-lentyurlyu-buy =
    { $number ->
        [one] Прикупить { $number } карту
       *[few] Прикупить { $number } карты
    }
fact-lentyurlyu-won =
    { $seat ->
        [you] Прошлая сдача ваша.
       *[other] Прошлую сдачу берёт { $seat }.
    }
reason-ante = ставка
reason-cell = деньги с { $card }
reason-refill = дополнение { $card }
reason-layout = всё лентюрлю
reason-left = карты на руках: { $cards }
reason-collects = получает с остальных
reason-shared = деньги с лентюрлю поровну
count-bought =
    { $number ->
        [0] без прикупа
       *[other] прикуп { $number }
    }
place-balance = деньги
note-cell-7D = 7♦: { $number }
note-cell-KH = К♥: { $number }
note-cell-JC = В♣: { $number }
note-cell-AS = Т♠: { $number }
note-cell-QS = Д♠: { $number }
zone-layout = Лентюрлю
error-lentyurlyu-lead = Сначала начните кучку: положите карту.
error-lentyurlyu-bought = В этот ход вы уже прикупали: кладите или пас.
error-lentyurlyu-can-lay = Вам есть что положить: прикупают, когда нечего.
error-lentyurlyu-stock =
    { $left ->
        [0] Прикуп кончился.
        [one] В прикупе осталась всего { $left } карта.
       *[few] В прикупе осталось всего { $left } карты.
    }
error-lentyurlyu-king-lead = С короля ходят, только когда на руках одни короли.
error-lentyurlyu-next-rank = Нужна следующая по порядку карта.
error-lentyurlyu-first-dealer = Такого места за столом нет.
error-lentyurlyu-pack-small = В колоде слишком мало карт.
option-players = Сколько игроков
option-form = Как выигрывают
option-ante = Ставка
option-payment = Чем платят
option-price = Цена очка
option-fixed-payment = Условная плата
option-refill = Дополнение
option-king-lead = Ход с короля
option-specials-in-king-form = Карты лентюрлю в игре на короля
option-residue = Остаток на лентюрлю
option-buy-when = Кто прикупает
option-hands = Сколько сдач
option-first-dealer = Кто сдаёт первым
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-form-king = накрыть королём
value-form-shed = первым остаться без карт
value-payment-points = по очкам на руках
value-payment-fixed = одна плата с каждого
value-refill-1 = по копейке
value-refill-2 = по две копейки
value-king-lead-forbidden = только с одних королей
value-king-lead-wins = можно, и он выигрывает
value-residue-winner = выигравшему
value-residue-carry = лежит до следующей сдачи
value-buy-when-cannot-lay = кому нечего положить
value-buy-when-any-time = каждый в свой ход
preset-shed = Без карт
preset-specials = Лентюрлю в игре на короля
preset-open = Вольная
preset-tiny = Крошечная
advice-A-LE1 = Ходите с младшей карты самой длинной лесенки.
advice-A-LE2 = Есть дама и король — ходите с дамы и накройте сами.
advice-A-LE3 = Прикупайте, только если до короля не хватает одной карты.
advice-A-LE4 = Карты лентюрлю сбывайте раньше: теперь они платят, потом стоят вдвое.
note-pot = на лентюрлю { $number }

log-lentyurlyu-buy =
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
