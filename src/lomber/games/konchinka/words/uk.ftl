# Слова кончинки.

## Ім’я на полиці

game-konchinka = Кончинка
pitch-konchinka = Беріть зі столу рівну карту або такі, що в сумі дадуть вашу. Валет змітає все. До п’ятнадцяти.
minutes-konchinka = пів години

preset-figures = фігури з ціною
preset-several = скільки понесете, і класти можна
preset-strict = можеш узяти — бери
preset-pool = із пулькою, фігури з ціною
preset-tiny = крихітна колода

## Що питає стіл

prompt-turn = Ваш хід: котрою картою зіграєте?
prompt-choose = { $card } може взяти по-різному. Торкніться карт на столі.
prompt-take-or-lay = Торкніться карт, які візьме { $card }, або покладіть її на стіл.

## Ходи

move-play-takes = { $card } бере { $cards }
log-play-takes =
    { $seat ->
        [you] { $card } — берете { $cards }
       *[other] { $card } — бере { $cards }
    }
move-take = Узяти { $card }
log-take =
    { $seat ->
        [you] берете { $card }
       *[other] бере { $card }
    }
move-lay = Покласти на стіл
log-lay =
    { $seat ->
        [you] кладете на стіл
       *[other] кладе на стіл
    }

## Чому не можна

error-card-first = Спершу карта з руки, потім стіл.
error-no-passing = Пасувати не можна: кладіть карту.
error-must-take = Можете взяти — беріть.
error-no-such-set = Так не виходить: у сумі має бути ваша карта.
error-option-open-jack = Відкритий валет буває лише там, де фігури мають ціну.
error-option-even = Колода має роздаватися без остачі (K-7).
error-option-table-cards = Для столу може не знайтися стільки різних карт (K-6).
error-konchinka-uneven = Колода ({ $number }) порівну не розійдеться.
error-konchinka-hands = Карт на руках, рахуючи ліворуч від здавача: { $lengths }. Так тут не виходить.
error-konchinka-no-choice = Із цим ({ $cards }) вибирати вже нема з чого.

## Що лежить на столі

fact-deals =
    { $number ->
        [0] Остання здача.
        [one] Лишилася ще { $number } здача.
        [few] Лишилися ще { $number } здачі.
       *[many] Лишилося ще { $number } здач.
    }
fact-last =
    { $seat ->
        [you] Остання взятка ваша.
       *[other] Остання взятка: { $seat }.
    }
fact-won =
    { $seat ->
        [you] Партія ваша!
       *[other] Партію виграє { $seat }.
    }
mark-last-take = остання взятка
count-record =
    { $number ->
        [one] запис { $number } очко
        [few] запис { $number } очки
       *[many] запис { $number } очок
    }
count-clubs =
    { $number ->
        [0] без треф
        [one] { $number } трефа
        [few] { $number } трефи
       *[many] { $number } треф
    }
zone-table = Стіл
zone-chosen = Берете
phase-turn = Хід
phase-choose = Що взяти

## Запис

place-points = очки
place-record = запис
place-money = гроші
note-target = до { $number }
reason-most-cards = найбільше карт
reason-most-clubs = найбільше треф
reason-two-of-clubs = кончинка: 2♣
reason-ten-of-diamonds = кончинка: 10♦
reason-assured = очки забезпечено
reason-record = запис
reason-paid = розрахунок за партію

## Домовленість

option-players = Скільки гравців
option-variant = Фігури
value-variant-plain = валет бере все
value-variant-figures = валет 11, дама 12, король 13
option-multi-capture = Однією картою можна взяти кілька наборів
option-forced-capture = Чи мусить карта брати
value-forced-capture-card = вибрана, якщо може
value-forced-capture-free = не мусить
value-forced-capture-turn = котрась, якщо є чим
option-open-jack = Валет серед перших відкритих
value-open-jack-replaced = заміняють
value-open-jack-allowed = лишається
option-early-win = Закінчувати, коли очки забезпечено
option-target = До скількох очок
option-tie-break = Двоє дійшли в одному рахунку
value-tie-break-count-order = вирішує порядок рахунку
value-tie-break-higher-total = вирішує, у кого більше
option-settlement = Розрахунок
value-settlement-points = за недобрані очки
value-settlement-pool = пулька переможцеві
option-point-price = Ціна очка, у копійках
option-pool-stake = Ставка в пульку, у копійках
option-parties = Скільки партій
option-hands = Зіграти стільки ігор і розійтися
option-draw = Тягнути карти, кому здавати
option-ranks = Скільки карт у масті, рахуючи від туза
option-suits = Скільки мастей у колоді
option-hand-cards = Скільки карт на руки
option-table-cards = Скільки карт на стіл

## Що радить книжка

advice-A-1 = Беріть так, щоб понести побільше карт.
advice-A-2 = Не кладіть на стіл ні двійки треф, ні десятки бубон, поки є інша карта.
advice-A-3 = Карт порівну? Беріть ті, де більше треф.
advice-A-4 = Бережіть валета для повного столу або для кончинки; в останню здачу ним добре взяти останню взятку.
advice-A-5 = Брати нема чого — покладіть фігуру, чиї сестри вже вийшли, або карту, з якої не скласти легкої суми.
advice-A-6 = Бракує очка-двох — кончинка чи сьома трефа дорожча за будь-які карти.
