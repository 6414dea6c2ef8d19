game-bezique = Безик
pitch-bezique = Восемь колод, восемнадцать карт на руках: возьмите взятку, выложите показку, и цены растут.
minutes-bezique = полчаса
card-X = ✱
prompt-bezique-window = Взятка ваша. Объявляйте или берите карту.
prompt-bezique-draw = Взятка ваша: берите карту.
prompt-bezique-cards =
    { $kind ->
        [marriage] Марьяж: какие король и дама?
        [bezique] Безик: какие дама и валет?
        [quint] Квинта: какие карты?
       *[other] Какие карты открываете?
    }
prompt-bezique-any = Ход: { $card }. Кладите любую карту.
prompt-bezique-strict = Ход: { $card }. Колода вышла: отвечайте в масть и бейте, нет масти — козыряйте.
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
move-use = Открыть { $card }
move-exchange = Подменить козырь девяткой
move-draw = Взять карту
log-announce =
    { $value ->
        [marriage] «Марьяж!»
        [bezique] «Безик!»
        [quint] «Козырная квинта!»
        [four_Q] «Четыре дамы!»
        [four_K] «Четыре короля!»
        [four_A] «Четыре туза!»
        [four_J] «Четыре валета!»
        [lad_Q] «Козырные дамы!»
        [lad_K] «Козырные короли!»
        [lad_A] «Козырные тузы!»
        [lad_J] «Козырные валеты!»
        [lad_T] «Козырные десятки!»
       *[other] «Безиковые валеты!»
    }
log-use = { $card }
log-exchange = { $card } вместо козыря
log-draw = карта из колоды
fact-bezique-returned =
    { $number ->
        [one] Открылась инфузорка и вернулась в колоду.
       *[other] Открылись инфузорки ({ $number }) и вернулись в колоду.
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
        [1] козырный марьяж
        [2] второй марьяж
        [3] третий марьяж
        [4] четвёртый марьяж
        [5] пятый марьяж
        [6] шестой марьяж
        [7] седьмой марьяж
        [8] восьмой марьяж
       *[other] марьяж, { $number }-й
    }
reason-bezique-bezique =
    { $number ->
        [1] безик
        [2] второй безик
        [3] третий безик
        [4] четвёртый безик
        [5] пятый безик
        [6] шестой безик
        [7] седьмой безик
        [8] восьмой безик
       *[other] безик, { $number }-й
    }
reason-bezique-quint =
    { $number ->
        [1] козырная квинта
        [2] вторая квинта
        [3] третья квинта
        [4] четвёртая квинта
        [5] пятая квинта
        [6] шестая квинта
        [7] седьмая квинта
        [8] восьмая квинта
       *[other] квинта, { $number }-я
    }
reason-bezique-four-q =
    { $number ->
        [1] четыре дамы
        [2] четыре дамы, двойная показка
        [3] четыре дамы, тройная показка
       *[other] четыре дамы, показка { $number }-я
    }
reason-bezique-four-k =
    { $number ->
        [1] четыре короля
        [2] четыре короля, двойная показка
        [3] четыре короля, тройная показка
       *[other] четыре короля, показка { $number }-я
    }
reason-bezique-four-a =
    { $number ->
        [1] четыре туза
        [2] четыре туза, двойная показка
        [3] четыре туза, тройная показка
       *[other] четыре туза, показка { $number }-я
    }
reason-bezique-four-j =
    { $number ->
        [1] четыре валета
        [2] четыре валета, двойная показка
        [3] четыре валета, тройная показка
       *[other] четыре валета, показка { $number }-я
    }
reason-bezique-lad-q =
    { $number ->
        [4] четыре козырные дамы
        [5] пятая козырная дама
        [6] шестая козырная дама
        [7] седьмая козырная дама
        [8] восьмая козырная дама
        [9] девятая козырная дама
        [10] десятая козырная дама
        [11] одиннадцатая козырная дама
       *[other] двенадцатая козырная дама
    }
reason-bezique-lad-k =
    { $number ->
        [4] четыре козырных короля
        [5] пятый козырный король
        [6] шестой козырный король
        [7] седьмой козырный король
        [8] восьмой козырный король
        [9] девятый козырный король
        [10] десятый козырный король
        [11] одиннадцатый козырный король
       *[other] двенадцатый козырный король
    }
reason-bezique-lad-a =
    { $number ->
        [4] четыре козырных туза
        [5] пятый козырный туз
        [6] шестой козырный туз
        [7] седьмой козырный туз
        [8] восьмой козырный туз
        [9] девятый козырный туз
        [10] десятый козырный туз
        [11] одиннадцатый козырный туз
       *[other] двенадцатый козырный туз
    }
reason-bezique-lad-j =
    { $number ->
        [4] четыре козырных валета
        [5] пятый козырный валет
        [6] шестой козырный валет
        [7] седьмой козырный валет
        [8] восьмой козырный валет
        [9] девятый козырный валет
        [10] десятый козырный валет
        [11] одиннадцатый козырный валет
       *[other] двенадцатый козырный валет
    }
reason-bezique-lad-t =
    { $number ->
        [4] четыре козырные десятки
        [5] пятая козырная десятка
        [6] шестая козырная десятка
        [7] седьмая козырная десятка
        [8] восьмая козырная десятка
        [9] девятая козырная десятка
        [10] десятая козырная десятка
        [11] одиннадцатая козырная десятка
       *[other] двенадцатая козырная десятка
    }
reason-bezique-lad-bj =
    { $number ->
        [4] четыре безиковых валета
        [5] пятый безиковый валет
        [6] шестой безиковый валет
        [7] седьмой безиковый валет
        [8] восьмой безиковый валет
        [9] девятый безиковый валет
        [10] десятый безиковый валет
        [11] одиннадцатый безиковый валет
       *[other] двенадцатый безиковый валет
    }
reason-bezique-last-trick = последняя взятка
reason-bezique-settled =
    { $number ->
        [one] расчёт: { $number } очко
        [few] расчёт: { $number } очка
       *[many] расчёт: { $number } очков
    }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
place-points = очки
place-money = копейки
note-target = до { $number }
zone-lying = На столе
phase-lot = Жребий
phase-turn-up = Козырь
phase-window = Объявления
error-bezique-packs = В безик играют в 2, 3, 8 или 10 колод.
error-bezique-too-few = На столько игроков в этих колодах мало карт.
error-bezique-window = Взятка кончена: объявляйте, подменяйте козырь или берите карту.
error-bezique-no-window = Сперва возьмите взятку: тогда можно объявлять, подменять и брать карту.
error-bezique-one-only = За взятку одно объявление. Другое приберегите до следующей.
error-bezique-not-held = Этого сейчас не объявить: нет карты, она уже служила здесь или нечего открыть.
error-bezique-does-not-fit = Эта карта сюда не подходит.
error-bezique-no-nine = Такой козырной девятки у вас нет.
error-bezique-exchange = Сейчас козырь не подменить.
error-bezique-infusorka-faced = Инфузорка открытым козырем не бывает.
error-bezique-not-open = { $cards }: такая карта открыто не лежит.
error-bezique-faced-last = Пока есть колода, под ней лежит открытый козырь: его берут последним.
error-bezique-all-drawn = Последняя карта взята — сдача кончена.
option-players = Сколько игроков
option-packs = Колоды
option-nines-per-suit = Девяток в масти
option-infusorki = Инфузорки
option-ten-rank = Десятка стоит
option-exchange-after = Козырь подменяют
option-four-suits = Четвёрки
option-bez-jack-eighth = Восьмой безиковый валет
option-king-like-eighth = Восьмые туз, валет, десятка козырей
option-play-out = Доигрывать последние карты
option-play-out-rule = Обязанности при доигрывании
option-last-trick-bonus = За последнюю взятку
option-end-mode = Игра кончается
option-deals = Сдач в игре
option-target = Играть до
option-stake = Копеек за очко
option-draw = Тянуть на сдачу
option-hands = Сколько сдач
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-ten-rank-below-jack = ниже валета
value-ten-rank-below-ace = ниже туза
value-exchange-after-any-trick = после любой взятки
value-exchange-after-overtaking-only = перекрыв чужой ход
value-four-suits-all-four = по одной каждой масти
value-four-suits-any = любые четыре
value-bez-jack-eighth-own-set = 1128
value-bez-jack-eighth-as-queens = 1152, как у дам
value-king-like-eighth-own-set = 620, 488, 580
value-king-like-eighth-as-kings = 576, как у королей
value-play-out-rule-follow-beat-trump = в масть, бить, козырять
value-play-out-rule-follow-only = только в масть
value-play-out-rule-free = никаких
value-end-mode-deals = по числу сдач
value-end-mode-target = по очкам
preset-two-packs = Две колоды
preset-three-packs = Три колоды
preset-ten-packs = Десять колод
preset-older = Без инфузорок
preset-played-out = С доигрыванием
preset-tiny = Крошечный
advice-A-0 = Прямого совета на этот случай нет. Козырь подменяйте, как только можно; объявлять нечего или незачем — берите карту.
advice-A-1 = Есть что объявить: возьмите взятку подешевле.
advice-A-2 = Объявить нечего: отдавайте самое ненужное. Девятки, простые десятки, одинокие фигуры.
advice-A-3 = Козырных дам и безиковых валетов не отдают, пока их счёт растёт; инфузорок — тем более.
advice-A-4 = Безик прежде марьяжа, марьяж прежде квинты, дорогое прежде дешёвого.
advice-A-5 = Инфузорку берегут для больших премий, не для простой четвёрки.
advice-A-6 = Последняя взятка с объявлением: её надо взять.
