game-oh-hell = От чорт!
pitch-oh-hell = Скажіть, скільки взяток візьмете, і візьміть рівно стільки, жодної зайвої.
minutes-oh-hell = три чверті години
prompt-oh-hell-bid = Скільки взяток візьмете?
prompt-oh-hell-hook = Скільки взяток візьмете? Ви здаєте: що завгодно, тільки не { $number }.
move-bid =
    { $value ->
        [0] Жодної
        [one] { $value } взятка
        [few] { $value } взятки
       *[many] { $value } взяток
    }
log-bid = замовлення: { $value }
fact-oh-hell-bids = Замовлено { $bids } з { $tricks }.
fact-oh-hell-kept = { $seat ->
        [you] Ви замовили { $bid } і дотримали слова.
       *[other] { $seat }: замовлення { $bid }, слова дотримано.
    }
fact-oh-hell-missed = { $seat ->
        [you] Ви замовили { $bid }, а взяли { $tricks }.
       *[other] { $seat }: замовлення { $bid }, узято { $tricks }.
    }
count-bid = замовлення { $number }
place-points = очки
reason-kept = замовлення { $bid }, узято { $tricks }
reason-missed = замовлення { $bid }, узято { $tricks }
error-oh-hell-pack = Гравців { $players }, карт кожному { $most }: у колоді їх лише { $cards }.
error-oh-hell-hook = Коли замовляють усі разом, останнього немає: вимкніть «гачок».
error-oh-hell-hook-bid = Ви здаєте, тож { $number } не можна: тоді всі могли б мати рацію.
error-oh-hell-no-play = Грають, коли всі замовили й карти є на руках.
option-players = Гравців
option-ranks = Рангів у масті
option-most = Карт у найдовшій руці
option-course = Як ростуть руки
option-trumps = Козирі
option-bidding = Замовлення
option-hook = Гачок здавача
option-scoring = Недотримане слово
option-hands = Скільки здач
value-course-down-up = до однієї й назад
value-course-up-down = угору й назад
value-course-down = тільки вниз
value-course-up = тільки вгору
value-trumps-turned = відкривають карту
value-trumps-none = немає
value-bidding-open = по черзі
value-bidding-sealed = усі разом
value-scoring-exact = не дає нічого
value-scoring-tricks = по очку за взятку
value-scoring-minus = забирає по очку за промах
preset-short = Коротка
preset-sealed = У кулаках
preset-no-trumps = Без козирів
preset-tiny = Крихітна
lesson-welcome = Скажіть, скільки взяток візьмете, і візьміть рівно стільки. Зайва така ж погана, як недобрана.
lesson-bid = Порахуйте тузів, прикритих королів і старші козирі: приблизно стільки й вийде.
lesson-play = Пильнуйте своє число: бракує, беріть; набрали, відступіть.
lesson-sheet = Десять і ще замовлення за дотримане слово.
advice-A-1 = Порахуйте тузів, прикритих королів і козирі та замовте найближче дозволене число.
advice-A-2 = Взяток бракує, хід ваш: ходіть картою, якої ніхто не переб'є.
advice-A-3 = Своє ви взяли: ходіть наймолодшою.
advice-A-4 = Взяток бракує, ви останній: беріть найдешевше.
advice-A-5 = Взяток бракує: кладіть старшу.
advice-A-6 = Своє ви взяли: скиньте найстаршу з тих, що не беруть.
advice-A-7 = Інакше наймолодша.
