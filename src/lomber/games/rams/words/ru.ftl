game-rams = Рамс
pitch-rams = Пять карт, тузы дороже золота, и запись, которую надо отписать до нуля.
minutes-rams = полчаса
prompt-rams-answer = Когда давали прикуп, открылась карта { $card }. Берёте?
move-accept = Взять
move-refuse = Отказаться
move-expose = Открыть карту, давая прикуп
fact-last-flush = В прошлой сдаче был флёш: { $seat }.
fact-last-four-aces = Четыре туза, рамс взят: { $seat }.
fact-last-jacks = Рамс окончен валетами: { $seat }.
reason-aces = тузы
reason-jacks = валеты
reason-jacks-offset = валеты в счёт ремиза
reason-flush = флёш
reason-flush-remise = чужой флёш
reason-four-aces = четыре туза
reason-takes = взятый рамс
note-rams = взято рамсов: { $number }
zone-exposed = Открывшаяся карта
phase-answer = Открывшаяся карта
error-mouche-binding = Вам сдан туз: пасовать нельзя.
error-mouche-staying = Туза сносить нельзя.
error-rams-lead = Надо ходить с козырного туза, с короля при марьяже, а затем с дамы.
error-rams-ace = На козырную фигуру надо класть козырного туза.
option-players = Сколько игроков
option-deck-for-four = Колода на четверых
option-ace-discard = Снос тузов
option-jacks-vs-remise = Валеты без взятки
option-games = Сколько рамсов
option-manners = Ренонсы и претензии
option-hands = Сколько сдач
value-deck-for-four-32 = 32 карты
value-deck-for-four-52 = 52 карты
value-ace-discard-forbidden = нельзя
value-ace-discard-allowed = можно
value-jacks-vs-remise-offset = в счёт ремиза
value-jacks-vs-remise-cancel = снимают ремиз
preset-200 = От двухсот
preset-strict = Строгий
preset-reshuffle = Новый прикуп
preset-manners = С ренонсами
preset-tiny = Крошечный
advice-A-R1 = Осторожнее: без туза, верной взятки или двух козырей пасуйте; с тузом покупайте козыри.
advice-A-R2 = Берегите козыри: любая взятка спасает тузов.
advice-A-R3 = Пара валетов при плохой карте: отпишите и пасуйте.
advice-A-R4 = Осталось пять или меньше: ждите валетов, играйте, только если взятки кончают рамс.
advice-A-R5 = Четыре карты одной масти: прикупите одну на флёш.
advice-A-R6 = Сдавая, считайте открытый козырь своим, прежде чем пасовать.
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
reason-broken-off = расчёт за недоигранный рамс
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

log-accept =
    { $seat ->
        [you] берёте карту
       *[other] берёт карту
    }
log-refuse =
    { $seat ->
        [you] отказываетесь от карты
       *[other] отказывается от карты
    }
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
log-expose =
    { $seat ->
        [you] открываете карту, давая прикуп
       *[other] открывает карту, давая прикуп
    }
