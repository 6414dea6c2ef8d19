game-rams = Рамс
pitch-rams = Пять карт, тузы дороже золота, и запись, которую надо отписать до нуля.
minutes-rams = 30
prompt-rams-declare = Играете? Сбросьте лишнее или спасуйте.
prompt-rams-throw =
    { $number ->
        [one] Сносите { $number } карту. Ещё?
        [few] Сносите { $number } карты. Ещё?
       *[many] Сносите { $number } карт. Ещё?
    }
prompt-rams-turnup = Возьмёте { $card } вместо одной из своих карт?
prompt-rams-answer = При сдаче прикупа открылась карта { $card }. Берёте?
prompt-rams-claim = Взятки разыграны. Кто-нибудь сделал ренонс?
move-throw = Снести { $card }
move-drop = Снести { $card } и взять открытый козырь
move-rams-done =
    { $number ->
        [0] Играть на своих
        [one] Играть и прикупить { $number } карту
        [few] Играть и прикупить { $number } карты
       *[many] Играть и прикупить { $number } карт
    }
move-leave = Оставить открытую карту
move-next = Претензий нет
move-accept = Взять
move-refuse = Отказаться
move-expose = Открыть карту при сдаче
move-claim = { $seat }: ренонс во взятке { $number }
fact-rams-took = Козырь { $card } взят: { $seat }.
fact-rams-shown = { $seat } показывает { $cards }.
fact-rams-last-played = Прошлая сдача разыграна.
fact-rams-last-sole = В прошлой сдаче играл только один: { $seat }.
fact-rams-last-void = В прошлой сдаче все спасовали.
fact-rams-last-flush = В прошлой сдаче был флёш: { $seat }.
fact-rams-last-four-aces = Четыре туза, рамс взят: { $seat }.
fact-rams-last-jacks = Рамс окончен валетами: { $seat }.
reason-tricks = взятки
reason-aces = тузы
reason-jacks = валеты
reason-jacks-offset = валеты в счёт ремиза
reason-remise = ремиз
reason-flush = флёш
reason-flush-remise = чужой флёш
reason-four-aces = четыре туза
reason-overshoot = лишние взятки: запись сначала
reason-fine = штраф
reason-owes = платит взявшему рамс
reason-takes-rams = взял рамс
reason-broken-off = расчёт до конца рамса
mark-shown = показано
count-record = осталось отписать { $number }
count-bought = прикупил { $number }
place-record = запись
place-balance = на стороне
note-rams = взято рамсов: { $number }
zone-shown = Показанные карты
zone-exposed = Открывшаяся карта
zone-opened = Открытая рука
phase-declare = Объявления
phase-answer = Открывшаяся карта
phase-reshuffle = Новый прикуп
phase-turnup = Открытый козырь
phase-claim = Претензии
error-rams-ace-plays = Вам сдан туз: пасовать нельзя.
error-rams-dealer-plays = Играет только один: сдающий обязан играть.
error-rams-ace-stays = Туза сносить нельзя.
error-rams-stock-short = В прикупе больше нет карт.
error-rams-lead = Надо ходить с козырного туза, с короля при марьяже, а затем с дамы.
error-rams-ace = На козырную фигуру надо класть козырного туза.
error-rams-first-dealer = Такого места за столом нет.
error-rams-pack-small = В колоде слишком мало карт.
option-players = Игроки
option-deck-for-four = Колода на четверых
option-start-record = Начальная запись
option-price = Цена очка
option-ace-discard = Снос тузов
option-jacks-vs-remise = Валеты без взятки
option-sole-player = Играет один
option-overshoot = Лишние взятки
option-must-overtrump = Обязательно перебивать
option-stock-exhaustion = Прикуп кончился
option-games = Сколько рамсов
option-manners = Ренонсы и претензии
option-hands = Сколько сдач
option-first-dealer = Кто сдаёт первым
option-hand-cards = Карт на руках
option-suits = Масти
option-ranks = Достоинства
value-deck-for-four-32 = 32 карты
value-deck-for-four-52 = 52 карты
value-ace-discard-forbidden = нельзя
value-ace-discard-allowed = можно
value-jacks-vs-remise-offset = в счёт ремиза
value-jacks-vs-remise-cancel = снимают ремиз
value-sole-player-all-five = берёт все пять взяток
value-sole-player-no-score = ничего не пишется
value-sole-player-dealer-must-play = сдающий обязан играть
value-overshoot-off = не важны
value-overshoot-one-or-two = с 1 или 2 запись сначала
value-overshoot-any = с 5 и меньше запись сначала
value-stock-exhaustion-limit = больше не покупают
value-stock-exhaustion-reshuffle = снос тасуют заново
preset-200 = От двухсот
preset-strict = Строгий
preset-reshuffle = Новый прикуп
preset-manners = С ренонсами
preset-tiny = Крошечный
advice-A-R1 = Осторожнее: без туза и верной взятки пасуйте; с тузом покупайте козыри.
advice-A-R2 = Берегите козыри: любая взятка спасает тузов.
advice-A-R3 = Пара валетов при плохой карте: отпишите и пасуйте.
advice-A-R4 = Осталось пять или меньше: ждите валетов, играйте, только если взятки кончают рамс.
advice-A-R5 = Четыре карты одной масти: прикупите одну на флёш.
advice-A-R6 = Сдавая, считайте открытый козырь своим, прежде чем пасовать.
