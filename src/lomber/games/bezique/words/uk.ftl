game-bezique = Безик
pitch-bezique = Вісім колод, вісімнадцять карт на руках: візьміть взятку, викладіть показку, і ціни ростуть.
minutes-bezique = пів години
card-X = ✱
prompt-bezique-window = Взятка ваша. Оголошуйте або беріть карту.
prompt-bezique-draw = Взятка ваша: беріть карту.
prompt-bezique-cards =
    { $kind ->
        [marriage] Мар’яж: які король і дама?
        [bezique] Безик: які дама й валет?
        [quint] Квінта: які карти?
       *[other] Які карти відкриваєте?
    }
prompt-bezique-any = Хід: { $card }. Кладіть будь-яку карту.
prompt-bezique-strict = Хід: { $card }. Колода вийшла: відповідайте в масть і бийте, немає масті — козиряйте.
move-announce =
    { $kind ->
        [marriage] { reason-bezique-marriage }: { $points }
        [bezique] { reason-bezique-bezique }: { $points }
        [quint] { reason-bezique-quint }: { $points }
        [four_Q] { reason-bezique-four-q }: { $points }
        [four_K] { reason-bezique-four-k }: { $points }
        [four_A] { reason-bezique-four-a }: { $points }
        [four_J] { reason-bezique-four-j }: { $points }
        [lad_Q] { reason-bezique-lad-q }: { $points }
        [lad_K] { reason-bezique-lad-k }: { $points }
        [lad_A] { reason-bezique-lad-a }: { $points }
        [lad_J] { reason-bezique-lad-j }: { $points }
        [lad_T] { reason-bezique-lad-t }: { $points }
       *[other] { reason-bezique-lad-bj }: { $points }
    }
move-use = Відкрити { $card }
move-exchange = Підмінити козир дев’яткою
move-draw = Узяти карту
log-announce =
    { $value ->
        [marriage] «Мар’яж!»
        [bezique] «Безик!»
        [quint] «Козирна квінта!»
        [four_Q] «Чотири дами!»
        [four_K] «Чотири королі!»
        [four_A] «Чотири тузи!»
        [four_J] «Чотири валети!»
        [lad_Q] «Козирні дами!»
        [lad_K] «Козирні королі!»
        [lad_A] «Козирні тузи!»
        [lad_J] «Козирні валети!»
        [lad_T] «Козирні десятки!»
       *[other] «Безикові валети!»
    }
log-use = { $card }
log-exchange = { $card } замість козиря
log-draw = карта з колоди
fact-bezique-returned =
    { $number ->
        [one] Відкрилася інфузорка й повернулася в колоду.
       *[other] Відкрилися інфузорки ({ $number }) й повернулися в колоду.
    }
fact-bezique-said =
    { $kind ->
        [marriage] { $seat }: «{ reason-bezique-marriage }» { $points }
        [bezique] { $seat }: «{ reason-bezique-bezique }» { $points }
        [quint] { $seat }: «{ reason-bezique-quint }» { $points }
        [four-q] { $seat }: «{ reason-bezique-four-q }» { $points }
        [four-k] { $seat }: «{ reason-bezique-four-k }» { $points }
        [four-a] { $seat }: «{ reason-bezique-four-a }» { $points }
        [four-j] { $seat }: «{ reason-bezique-four-j }» { $points }
        [lad-q] { $seat }: «{ reason-bezique-lad-q }» { $points }
        [lad-k] { $seat }: «{ reason-bezique-lad-k }» { $points }
        [lad-a] { $seat }: «{ reason-bezique-lad-a }» { $points }
        [lad-j] { $seat }: «{ reason-bezique-lad-j }» { $points }
        [lad-t] { $seat }: «{ reason-bezique-lad-t }» { $points }
        [lad-bj] { $seat }: «{ reason-bezique-lad-bj }» { $points }
       *[other] { $seat }: { reason-bezique-last-trick }, { $points }
    }
reason-bezique-marriage =
    { $number ->
        [1] козирний мар’яж
        [2] другий мар’яж
        [3] третій мар’яж
        [4] четвертий мар’яж
        [5] п’ятий мар’яж
        [6] шостий мар’яж
        [7] сьомий мар’яж
        [8] восьмий мар’яж
       *[other] мар’яж, { $number }-й
    }
reason-bezique-bezique =
    { $number ->
        [1] безик
        [2] другий безик
        [3] третій безик
        [4] четвертий безик
        [5] п’ятий безик
        [6] шостий безик
        [7] сьомий безик
        [8] восьмий безик
       *[other] безик, { $number }-й
    }
reason-bezique-quint =
    { $number ->
        [1] козирна квінта
        [2] друга квінта
        [3] третя квінта
        [4] четверта квінта
        [5] п’ята квінта
        [6] шоста квінта
        [7] сьома квінта
        [8] восьма квінта
       *[other] квінта № { $number }
    }
reason-bezique-four-q =
    { $number ->
        [1] чотири дами
        [2] чотири дами, подвійна показка
        [3] чотири дами, потрійна показка
       *[other] чотири дами, показка № { $number }
    }
reason-bezique-four-k =
    { $number ->
        [1] чотири королі
        [2] чотири королі, подвійна показка
        [3] чотири королі, потрійна показка
       *[other] чотири королі, показка № { $number }
    }
reason-bezique-four-a =
    { $number ->
        [1] чотири тузи
        [2] чотири тузи, подвійна показка
        [3] чотири тузи, потрійна показка
       *[other] чотири тузи, показка № { $number }
    }
reason-bezique-four-j =
    { $number ->
        [1] чотири валети
        [2] чотири валети, подвійна показка
        [3] чотири валети, потрійна показка
       *[other] чотири валети, показка № { $number }
    }
reason-bezique-lad-q =
    { $number ->
        [4] чотири козирні дами
        [5] п’ята козирна дама
        [6] шоста козирна дама
        [7] сьома козирна дама
        [8] восьма козирна дама
        [9] дев’ята козирна дама
        [10] десята козирна дама
        [11] одинадцята козирна дама
       *[other] дванадцята козирна дама
    }
reason-bezique-lad-k =
    { $number ->
        [4] чотири козирні королі
        [5] п’ятий козирний король
        [6] шостий козирний король
        [7] сьомий козирний король
        [8] восьмий козирний король
        [9] дев’ятий козирний король
        [10] десятий козирний король
        [11] одинадцятий козирний король
       *[other] дванадцятий козирний король
    }
reason-bezique-lad-a =
    { $number ->
        [4] чотири козирні тузи
        [5] п’ятий козирний туз
        [6] шостий козирний туз
        [7] сьомий козирний туз
        [8] восьмий козирний туз
        [9] дев’ятий козирний туз
        [10] десятий козирний туз
        [11] одинадцятий козирний туз
       *[other] дванадцятий козирний туз
    }
reason-bezique-lad-j =
    { $number ->
        [4] чотири козирні валети
        [5] п’ятий козирний валет
        [6] шостий козирний валет
        [7] сьомий козирний валет
        [8] восьмий козирний валет
        [9] дев’ятий козирний валет
        [10] десятий козирний валет
        [11] одинадцятий козирний валет
       *[other] дванадцятий козирний валет
    }
reason-bezique-lad-t =
    { $number ->
        [4] чотири козирні десятки
        [5] п’ята козирна десятка
        [6] шоста козирна десятка
        [7] сьома козирна десятка
        [8] восьма козирна десятка
        [9] дев’ята козирна десятка
        [10] десята козирна десятка
        [11] одинадцята козирна десятка
       *[other] дванадцята козирна десятка
    }
reason-bezique-lad-bj =
    { $number ->
        [4] чотири безикові валети
        [5] п’ятий безиковий валет
        [6] шостий безиковий валет
        [7] сьомий безиковий валет
        [8] восьмий безиковий валет
        [9] дев’ятий безиковий валет
        [10] десятий безиковий валет
        [11] одинадцятий безиковий валет
       *[other] дванадцятий безиковий валет
    }
reason-bezique-last-trick = остання взятка
reason-bezique-settled =
    { $number ->
        [one] розрахунок: { $number } очко
        [few] розрахунок: { $number } очки
       *[many] розрахунок: { $number } очок
    }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[many] { $number } очок
    }
place-points = очки
place-money = копійки
note-target = до { $number }
zone-lying = На столі
phase-lot = Жереб
phase-turn-up = Козир
phase-window = Оголошення
error-bezique-packs = У безик грають у 2, 3, 8 або 10 колод.
error-bezique-too-few = На стільки гравців у цих колодах замало карт.
error-bezique-window = Взятку закінчено: оголошуйте, підмінюйте козир або беріть карту.
error-bezique-no-window = Спершу візьміть взятку: тоді можна оголошувати, підмінювати й брати карту.
error-bezique-one-only = За взятку одне оголошення. Друге прибережіть до наступної.
error-bezique-not-held = Цього зараз не оголосити: бракує карти, вона вже служила тут або відкрити нема чого.
error-bezique-does-not-fit = Ця карта сюди не пасує.
error-bezique-no-nine = Такої козирної дев’ятки у вас немає.
error-bezique-exchange = Зараз козир не підмінити.
error-bezique-infusorka-faced = Інфузорка відкритим козирем не буває.
error-bezique-not-open = { $cards }: така карта відкрито не лежить.
error-bezique-faced-last = Поки є колода, під нею лежить відкритий козир: його беруть останнім.
error-bezique-all-drawn = Останню карту взято — здачу закінчено.
option-players = Скільки гравців
option-packs = Колоди
option-nines-per-suit = Дев’яток у масті
option-infusorki = Інфузорки
option-ten-rank = Десятка стоїть
option-exchange-after = Козир підмінюють
option-four-suits = Четвірки
option-bez-jack-eighth = Восьмий безиковий валет
option-king-like-eighth = Восьмі туз, валет, десятка козирів
option-play-out = Догравати останні карти
option-play-out-rule = Обов’язки під час догравання
option-last-trick-bonus = За останню взятку
option-end-mode = Гра закінчується
option-deals = Здач у грі
option-target = Грати до
option-stake = Копійок за очко
option-draw = Тягнути на здачу
option-hands = Скільки здач
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-ten-rank-below-jack = нижче валета
value-ten-rank-below-ace = нижче туза
value-exchange-after-any-trick = після будь-якої взятки
value-exchange-after-overtaking-only = перекривши чужий хід
value-four-suits-all-four = по одній кожної масті
value-four-suits-any = будь-які чотири
value-bez-jack-eighth-own-set = 1128
value-bez-jack-eighth-as-queens = 1152, як у дам
value-king-like-eighth-own-set = 620, 488, 580
value-king-like-eighth-as-kings = 576, як у королів
value-play-out-rule-follow-beat-trump = у масть, бити, козиряти
value-play-out-rule-follow-only = лише в масть
value-play-out-rule-free = жодних
value-end-mode-deals = за кількістю здач
value-end-mode-target = за очками
preset-two-packs = Дві колоди
preset-three-packs = Три колоди
preset-ten-packs = Десять колод
preset-older = Без інфузорок
preset-played-out = З дограванням
preset-tiny = Крихітний
advice-A-0 = Прямої поради на цей випадок немає. Козир підмінюйте, щойно можна; оголошувати нема чого чи не варто — беріть карту.
advice-A-1 = Є що оголосити: візьміть взятку якнайдешевше.
advice-A-2 = Оголошувати нема чого: віддавайте найменш потрібне. Дев’ятки, прості десятки, самотні фігури.
advice-A-3 = Козирних дам і безикових валетів не віддають, поки їхня лічба росте; інфузорок і поготів.
advice-A-4 = Безик перед мар’яжем, мар’яж перед квінтою, дороге перед дешевим.
advice-A-5 = Інфузорку бережуть для великих премій, а не для простої четвірки.
advice-A-6 = Остання взятка з оголошенням: її треба взяти.
