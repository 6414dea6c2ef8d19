# Слова кончинки.

## Имя на полке

game-konchinka = Кончинка
pitch-konchinka = Берите со стола равную карту или такие, что в сумме дадут вашу. Валет сметает всё. До пятнадцати.
minutes-konchinka = полчаса

preset-figures = фигуры с ценой
preset-several = сколько унесёте, и класть можно
preset-strict = можешь взять — бери
preset-pool = с пулькой, фигуры с ценой
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-turn = Ваш ход: которой картой сыграете?
prompt-choose = { $card } может взять по-разному. Коснитесь карт на столе.
prompt-take-or-lay = Коснитесь карт, которые возьмёт { $card }, или положите её на стол.

## Ходы

move-play-takes = { $card } берёт { $cards }
log-play-takes =
    { $seat ->
        [you] { $card } — берёте { $cards }
       *[other] { $card } — берёт { $cards }
    }
move-take = Взять { $card }
log-take =
    { $seat ->
        [you] берёте { $card }
       *[other] берёт { $card }
    }
move-lay = Положить на стол
log-lay =
    { $seat ->
        [you] кладёте на стол
       *[other] кладёт на стол
    }

## Почему нельзя

error-card-first = Сначала карта из руки, потом стол.
error-no-passing = Пасовать нельзя: кладите карту.
error-must-take = Можете взять — берите.
error-no-such-set = Так не выходит: в сумме должна получиться ваша карта.
error-option-open-jack = Открытый валет бывает только там, где у фигур есть цена.
error-option-even = Колода должна раздаваться без остатка (K-7).
error-option-table-cards = Для стола может не найтись столько разных карт (K-6).
error-konchinka-uneven = Колода ({ $number }) поровну не разойдётся.
error-konchinka-hands = Карт на руках, считая слева от сдающего: { $lengths }. Так здесь не выходит.
error-konchinka-no-choice = С этим ({ $cards }) выбирать уже нечего.

## Что лежит на столе

fact-deals =
    { $number ->
        [0] Последняя раздача.
        [one] Осталась ещё { $number } раздача.
        [few] Остались ещё { $number } раздачи.
       *[many] Осталось ещё { $number } раздач.
    }
fact-last =
    { $seat ->
        [you] Последняя взятка ваша.
       *[other] Последняя взятка: { $seat }.
    }
fact-won =
    { $seat ->
        [you] Партия ваша!
       *[other] Партию выигрывает { $seat }.
    }
mark-last-take = последняя взятка
count-record =
    { $number ->
        [one] запись { $number } очко
        [few] запись { $number } очка
       *[many] запись { $number } очков
    }
count-clubs =
    { $number ->
        [0] без треф
        [one] { $number } трефа
        [few] { $number } трефы
       *[many] { $number } треф
    }
zone-table = Стол
zone-chosen = Берёте
phase-turn = Ход
phase-choose = Что взять

## Запись

place-points = очки
place-record = запись
place-money = деньги
note-target = до { $number }
reason-most-cards = больше всех карт
reason-most-clubs = больше всех треф
reason-two-of-clubs = кончинка: 2♣
reason-ten-of-diamonds = кончинка: 10♦
reason-assured = очки обеспечены
reason-record = запись
reason-paid = расчёт за партию

## Уговор

option-players = Сколько игроков
option-variant = Фигуры
value-variant-plain = валет берёт всё
value-variant-figures = валет 11, дама 12, король 13
option-multi-capture = Одной картой можно взять несколько наборов
option-forced-capture = Должна ли карта брать
value-forced-capture-card = выбранная, если может
value-forced-capture-free = не должна
value-forced-capture-turn = какая-нибудь, если есть чем
option-open-jack = Валет среди первых открытых
value-open-jack-replaced = заменяют
value-open-jack-allowed = остаётся
option-early-win = Кончать, когда очки обеспечены
option-target = До скольких очков
option-tie-break = Двое дошли в одном счёте
value-tie-break-count-order = решает порядок счёта
value-tie-break-higher-total = решает, у кого больше
option-settlement = Расчёт
value-settlement-points = за недобранные очки
value-settlement-pool = пулька победителю
option-point-price = Цена очка, в копейках
option-pool-stake = Ставка в пульку, в копейках
option-parties = Сколько партий
option-hands = Сыграть столько игр и разойтись
option-draw = Тянуть карты, кому сдавать
option-ranks = Сколько карт в масти, считая от туза
option-suits = Сколько мастей в колоде
option-hand-cards = Сколько карт на руки
option-table-cards = Сколько карт на стол

## Что советует книга

advice-A-1 = Берите так, чтобы унести побольше карт.
advice-A-2 = Не кладите на стол ни двойки треф, ни десятки бубён, пока есть другая карта.
advice-A-3 = Поровну карт? Берите те, где больше треф.
advice-A-4 = Берегите валета для полного стола или для кончинки; в последнюю раздачу им хорошо взять последнюю взятку.
advice-A-5 = Брать нечего — положите фигуру, чьи сёстры уже вышли, или карту, из которой не сложить лёгкой суммы.
advice-A-6 = Недостаёт очка-двух — кончинка или седьмая трефа дороже любых карт.
