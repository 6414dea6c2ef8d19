game-mushka-lentyurlyu = Мушка-Лентюрлю
pitch-mushka-lentyurlyu = Купка від туза до короля, гроші на п’яти картах і король, що все накриває.
minutes-mushka-lentyurlyu = хвилин двадцять
prompt-lentyurlyu-lead = Ваш хід: з якої карти почнете купку?
prompt-lentyurlyu-lay = Зверху { $card }: кладіть наступну, прикуповуйте або пасуйте.
move-end = Пас
move-lentyurlyu-buy =
    { $number ->
        [one] Прикупити { $number } карту
       *[few] Прикупити { $number } карти
    }
fact-lentyurlyu-won =
    { $seat ->
        [you] Минула здача ваша.
       *[other] Минулу здачу бере { $seat }.
    }
reason-ante = ставка
reason-cell = гроші з { $card }
reason-refill = доповнення { $card }
reason-layout = усе лентюрлю
reason-left = карти на руках: { $cards }
reason-collects = отримує з решти
reason-shared = гроші з лентюрлю порівну
count-bought =
    { $number ->
        [0] без прикупу
       *[other] прикуп { $number }
    }
place-balance = гроші
note-cell-7D = 7♦: { $number }
note-cell-KH = К♥: { $number }
note-cell-JC = В♣: { $number }
note-cell-AS = Т♠: { $number }
note-cell-QS = Д♠: { $number }
zone-layout = Лентюрлю
error-lentyurlyu-lead = Спершу почніть купку: покладіть карту.
error-lentyurlyu-bought = Цього ходу ви вже прикуповували: кладіть або пас.
error-lentyurlyu-can-lay = Вам є що покласти: прикуповують, коли нема чого.
error-lentyurlyu-stock =
    { $left ->
        [0] Прикуп скінчився.
        [one] У прикупі лишилася тільки { $left } карта.
       *[few] У прикупі лишилося тільки { $left } карти.
    }
error-lentyurlyu-king-lead = З короля ходять, лише коли на руках самі королі.
error-lentyurlyu-next-rank = Потрібна наступна за порядком карта.
error-lentyurlyu-first-dealer = Такого місця за столом немає.
error-lentyurlyu-pack-small = У колоді замало карт.
option-players = Скільки гравців
option-form = Як виграють
option-ante = Ставка
option-payment = Чим платять
option-price = Ціна очка
option-fixed-payment = Умовлена плата
option-refill = Доповнення
option-king-lead = Хід із короля
option-specials-in-king-form = Карти лентюрлю у грі на короля
option-residue = Залишок на лентюрлю
option-buy-when = Хто прикуповує
option-hands = Скільки здач
option-first-dealer = Хто здає першим
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-form-king = накрити королем
value-form-shed = першим лишитися без карт
value-payment-points = за очками на руках
value-payment-fixed = одна плата з кожного
value-refill-1 = по копійці
value-refill-2 = по дві копійки
value-king-lead-forbidden = лише із самих королів
value-king-lead-wins = можна, і він виграє
value-residue-winner = переможцеві
value-residue-carry = лежить до наступної здачі
value-buy-when-cannot-lay = кому нема чого покласти
value-buy-when-any-time = кожен у свій хід
preset-shed = Без карт
preset-specials = Лентюрлю у грі на короля
preset-open = Вільна
preset-tiny = Крихітна
advice-A-LE1 = Ходіть із найменшої карти найдовшої драбинки.
advice-A-LE2 = Є дама й король — ходіть із дами й накрийте самі.
advice-A-LE3 = Прикуповуйте, лише коли до короля бракує однієї карти.
advice-A-LE4 = Карти лентюрлю збувайте раніше: тепер вони платять, потім коштують удвічі.
note-pot = на лентюрлю { $number }

log-lentyurlyu-buy =
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
