game-mushka = Мушка
pitch-mushka = Пять взяток, туз пик, с которым не пасуют, и запись, которую надо списать до нуля.
minutes-mushka = минут двадцать
game-mushka-pamfil = Мушка-Памфил
pitch-mushka-pamfil = Валет треф — Памфил, старший козырь на все сдачи.
minutes-mushka-pamfil = минут двадцать
game-mushka-shutikha = Мушка-Шутиха
pitch-mushka-shutikha = Пики всегда козыри, и дама пик то дарит восемь, то попадается королю.
minutes-mushka-shutikha = четверть часа
game-mushka-mistigri = Мушка-Мистигри
pitch-mushka-mistigri = Король треф, премия за масть и редкая рука, что берёт всю пульку.
minutes-mushka-mistigri = минут двадцать
prompt-mushka-announce = Сдан ли вам Памфил, валет треф? Объявите, если хотите.
prompt-mushka-trump = Открылся Памфил: назначьте козырей, какие вам по руке.
move-enter = Играю
move-announce-pamfil = Памфил!
move-decline = Не объявляю
move-set-trump = Козыри: { $value ->
        [S] пики
        [C] трефы
        [D] бубны
       *[H] червы
    }
fact-mushka-pamfil = Памфил объявлен: { $seat }.
fact-mushka-careful = У вас осталось { $number }: лишняя взятка вернёт запись к началу.
fact-last-five-spades = Пять пик с дамой, пулька взята: { $seat }.
fact-last-mistigri = Мистигри, пулька взята: { $seat }.
fact-last-flush =
    { $seat ->
        [you] Пять карт в масть: вы получаете со всех.
       *[other] Пять карт в масть: { $seat } получает со всех.
    }
reason-privilege = за старшую карту
reason-queen-trick = взятка шутихи
reason-queen-caught = пойманная шутиха
reason-queen-beaten = побитая шутиха
reason-five-spades = пять пик с дамой
reason-mistigri = мистигри
reason-flush = пять в масть
reason-pamfil = Памфил
reason-takes = взятая пулька
note-pulkas = сыграно пулек: { $number }
error-mouche-binding = С этой картой пасовать нельзя.
error-mouche-staying = Эту карту сносить нельзя.
error-mushka-no-pamfil = Памфила вам не сдавали.
error-mushka-pamfil-no-club = Памфил — козырь, а не трефа: трефы у вас есть, их и надо дать.
error-mushka-pamfil-trump = Памфил — козырь, и другого у вас нет: его и надо положить.
error-mushka-pamfil-led = Памфил — козырь, значит, пошли { SUIT($suit, case: "many") }: у вас они есть, их и надо дать.
option-deck = Колода
option-settlement = Расчёт
option-fixed-stake = Условная ставка
option-spade-ace-privilege = Право туза пик
option-special-discard = Снос старшей карты
option-simultaneous-finish = Списались двое сразу
option-announce-then-buy = Сначала объявления, потом прикуп
option-dealer-takes-turnup = Сдающий берёт открытый козырь
option-pulkas = Сколько пулек
option-pamfil-premium = Премия за Памфила
option-pamfil-bonus = Памфил списывает ещё
option-spade-ace-too = Туз пик в силе
option-ace-rank = Место туза
option-kc-trump-bonus = Король треф при козырях трефах
option-kc-over-led-trump-king = Король треф бьёт козырного короля
option-flush-payment = Премия за масть
option-flush-then-play = После премии играют дальше
value-deck-by-players = по числу игроков
value-deck-32 = 32 карты
value-deck-36 = 36 карт
value-deck-52 = 52 карты
value-settlement-points = по остаткам записи
value-settlement-fixed = одна ставка с каждого
value-spade-ace-privilege-free = всегда
value-spade-ace-privilege-when-void = только без козырей
value-special-discard-forbidden = нельзя
value-special-discard-allowed = можно
value-simultaneous-finish-trick-order = кто раньше по взяткам
value-simultaneous-finish-seat-order = кто ближе к сдающему слева
value-ace-rank-below-jack = под валетом
value-ace-rank-low = младший
value-kc-trump-bonus-10 = 10
value-kc-trump-bonus-5 = 5
preset-fixed = На ставку
preset-strict = Строгая
preset-two-rounds = В два круга
preset-reshuffle = Новый прикуп
preset-manners = С ренонсами
preset-ace-too = С тузом пик
preset-ace-low = Туз младший
preset-play-on = Играют дальше
preset-tiny = Крошечная
phase-announce = Памфил
phase-trump = Назначение козырей
advice-A-M1 = Карта слаба — пас; прикупая, держите одни козыри, а длинные простые масти и мелочь сносите.
advice-A-M2 = Не держите простых тузов: их перебьют козырем.
advice-A-M3 = Не сносите все пики (в мистигри — все трефы): маленькая выманит туза, а там короля.
advice-A-M4 = Не спешите ходить с туза пик, а пока он не вышел — и с козырного туза; в мистигри — с короля треф и с козырного короля.
advice-A-M5 = С тузом пик (в мистигри — с королём треф) на кону десять очков: сперва верная взятка.
advice-A-M6 = Осталось одно-два очка: сочтите верные взятки; лишняя не лучше ремиза.
advice-A-M7 = Что можно взять, берите, и чем дешевле, тем лучше; чего не взять — отдайте самую слабую.
advice-A-PF1 = С Памфилом всегда играйте, а сданного всегда объявляйте.
advice-A-PF2 = Открыли Памфила: назначайте масть, которой у вас больше.
advice-A-SH1 = С дамой пик не пасуют: хуже четырёх списанных не будет.
advice-A-SH2 = Короля пик придержите для дамы.
advice-A-SH3 = Дамой пик лучше побить, чем с неё ходить, пока король не вышел.
advice-A-MG1 = Три в масть и король треф: держите четыре, купите одну.
advice-A-MG2 = Четыре в масть: купите пятую, если это не стоит верной взятки.
move-throw = Снести { $card }
move-drop = Снести { $card } и взять открытый козырь
move-leave = Оставить открытую карту
move-next = Претензий нет
move-claim = { $seat }: ренонс во взятке { $number }
fact-last-played = Прошлая сдача разыграна.
fact-last-sole = В прошлой сдаче играл только один: { $seat }.
fact-last-void = В прошлой сдаче все спасовали.
reason-tricks = взятки
reason-remise = ремиз
reason-overshoot = лишние взятки: запись сначала
reason-fine = штраф
reason-owes = платит выигравшему
reason-broken-off = расчёт за недоигранную пульку
mark-shown = показано
count-record = запись { $number }
count-bought =
    { $number ->
        [0] без прикупа
       *[other] прикуп { $number }
    }
place-record = запись
place-balance = на стороне
zone-shown = Показанные карты
zone-opened = Открытая рука
phase-declare = Объявления
phase-reshuffle = Новый прикуп
phase-turnup = Открытый козырь
phase-claim = Претензии
option-start-record = Начальная запись
option-price = Цена очка
option-sole-player = Играет один
option-overshoot = Лишние взятки
option-must-overtrump = Обязательно перебивать
option-stock-exhaustion = Прикуп кончился
option-first-dealer = Кто сдаёт первым
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-sole-player-all-five = берёт все пять взяток
value-sole-player-no-score = ничего не пишется
value-sole-player-dealer-must-play = сдающий обязан играть
value-overshoot-off = не важны
value-overshoot-one-or-two = с 1 или 2 запись сначала
value-overshoot-any = с 5 и меньше запись сначала
value-stock-exhaustion-limit = больше не покупают
value-stock-exhaustion-reshuffle = снос тасуют заново
note-start = запись с { $number }
option-players = Сколько игроков
option-manners = Ренонсы и претензии
option-hands = Сколько сдач

log-drop =
    { $seat ->
        [you] сносите { $card } и берёте открытый козырь
       *[other] сносит { $card } и берёт открытый козырь
    }
log-leave =
    { $seat ->
        [you] оставляете открытую карту
       *[other] оставляет открытую карту
    }
