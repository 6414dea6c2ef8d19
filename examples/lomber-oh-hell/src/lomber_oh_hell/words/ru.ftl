game-oh-hell = Ох, чёрт!
pitch-oh-hell = Скажите, сколько взяток возьмёте, и возьмите ровно столько, ни одной больше.
minutes-oh-hell = три четверти часа
prompt-oh-hell-bid = Сколько взяток возьмёте?
prompt-oh-hell-hook = Сколько взяток возьмёте? Вы сдаёте: что угодно, только не { $number }.
move-bid =
    { $value ->
        [0] Ни одной
        [one] { $value } взятка
        [few] { $value } взятки
       *[many] { $value } взяток
    }
log-bid = заказ: { $value }
fact-oh-hell-bids = Заказано { $bids } из { $tricks }.
fact-oh-hell-kept = { $seat ->
        [you] Вы заказали { $bid } и сдержали слово.
       *[other] { $seat }: заказ { $bid }, слово сдержано.
    }
fact-oh-hell-missed = { $seat ->
        [you] Вы заказали { $bid }, а взяли { $tricks }.
       *[other] { $seat }: заказ { $bid }, взято { $tricks }.
    }
count-bid = заказ { $number }
place-points = очки
reason-kept = заказ { $bid }, взято { $tricks }
reason-missed = заказ { $bid }, взято { $tricks }
error-oh-hell-pack = Игроков { $players }, карт каждому { $most }: в колоде их всего { $cards }.
error-oh-hell-hook = Когда заказывают все сразу, последнего нет: отключите «крючок».
error-oh-hell-hook-bid = Вы сдаёте, и { $number } нельзя: тогда правы могли бы оказаться все.
error-oh-hell-no-play = Играют, когда все заказали и карты есть на руках.
option-players = Игроков
option-ranks = Достоинств в масти
option-most = Карт в самой длинной руке
option-course = Как растут руки
option-trumps = Козыри
option-bidding = Заказ
option-hook = Крючок сдающего
option-scoring = Несдержанное слово
option-hands = Сколько сдач
value-course-down-up = до одной и обратно
value-course-up-down = вверх и обратно
value-course-down = только вниз
value-course-up = только вверх
value-trumps-turned = вскрывается карта
value-trumps-none = нет
value-bidding-open = по очереди
value-bidding-sealed = все сразу
value-scoring-exact = не даёт ничего
value-scoring-tricks = по очку за взятку
value-scoring-minus = отнимает по очку за промах
preset-short = Короткая
preset-sealed = В кулаках
preset-no-trumps = Без козырей
preset-tiny = Крошечная
lesson-welcome = Скажите, сколько взяток возьмёте, и возьмите ровно столько. Лишняя так же плоха, как недобранная.
lesson-bid = Сочтите тузов, прикрытых королей и старшие козыри: столько примерно и выйдет.
lesson-play = Следите за своим числом: не хватает, берите; набрали, уходите в сторону.
lesson-sheet = Десять и ещё заказ за сдержанное слово.
advice-A-1 = Сочтите тузов, прикрытых королей и козыри и закажите ближайшее дозволенное число.
advice-A-2 = Взяток не хватает, ход ваш: идите с карты, которую никто не перебьёт.
advice-A-3 = Своё вы взяли: ходите с самой младшей.
advice-A-4 = Взяток не хватает, вы последний: берите подешевле.
advice-A-5 = Взяток не хватает: кладите старшую.
advice-A-6 = Своё вы взяли: снесите старшую из тех, что не берут.
advice-A-7 = Иначе самая младшая.
