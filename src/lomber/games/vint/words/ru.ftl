# Слова винта и всех его видов.

## Имя на полке

game-vint = Винт
pitch-vint = Двое на двое, долгие переговоры и доска с чертой: каждая взятка пишется, а богатство — над чертой.
minutes-vint = час-полтора
game-vint-five = Винт впятером
pitch-vint-five = Пять роберов, и каждый сыграет с каждым; один по очереди отдыхает.
minutes-vint-five = целый вечер
game-vint-six = Винт вшестером
pitch-vint-six = Восемь роберов по таблице; двое всегда свободны пить чай.
minutes-vint-six = целый вечер
game-vint-exact = Винт с гайкой
pitch-vint-exact = Назначили девять — возьмите ровно девять: и лишняя взятка стоит штрафа.
minutes-vint-exact = час-полтора
game-vint-two-dummies = Винт вдвоём с двумя болванами
pitch-vint-two-dummies = У каждого две руки; первый ход — вслепую, а дальше почти всё на виду.
minutes-vint-two-dummies = около часа
game-vint-two-swap = Винт вдвоём с запасной рукой
pitch-vint-two-swap = Не по душе карты — бросьте все тринадцать и берите те, что справа, не глядя.
minutes-vint-two-swap = полчаса — час
game-vint-two-draw = Винт вдвоём с покупкой
pitch-vint-two-draw = Сбросил карту — взял карту, и так до тринадцати раз: рисковать тут почти всегда стоит.
minutes-vint-two-draw = полчаса — час
game-vint-two-auction = Винт вдвоём с торгом за болвана
pitch-vint-two-auction = Один болван открыт до торга, и достанется он тому, кто назначит больше.
minutes-vint-two-auction = около часа
game-vint-two-widow = Винт вдвоём с прикупом
pitch-vint-two-widow = Болван, прикуп и три карты в раздачу: лучший винт для двоих.
minutes-vint-two-widow = около часа
game-vint-three-rotating = Винт втроём, с болваном по очереди
pitch-vint-three-rotating = Один с болваном против двоих — и платит, и получает вдвое.
minutes-vint-three-rotating = час-другой
game-vint-three-auction = Винт втроём с аукционом
pitch-vint-three-auction = Открытый болван — тому, кто больше назначит; запись у каждого своя.
minutes-vint-three-auction = около часа
game-vint-auction = Винт с аукционом
pitch-vint-auction = Сдающий кладёт карты на стол, трое торгуются за них, и каждый сам за себя.
minutes-vint-auction = час-полтора
game-vint-rubbish = Винт с мусором
pitch-vint-rubbish = Троим по семнадцать карт, сдающему одна — и по четыре лишних от каждого.
minutes-vint-rubbish = час-полтора
game-vint-reseat = Винт с пересадкой
pitch-vint-reseat = Партнёра находят в переговорах: кто поддержал выше, тот и садится напротив.
minutes-vint-reseat = полчаса
game-vint-widow = Винт с прикупом
pitch-vint-widow = Купили четыре карты, три раздали — и назначайте смелее: прикуп выручит. Или нет.
minutes-vint-widow = час-полтора
game-vint-widow-nail = Винт с прикупом, присыпкой и гвоздём
pitch-vint-widow-nail = Купивший присыпает партнёру, а противники вколачивают друг другу гвоздь.
minutes-vint-widow-nail = час-полтора
game-vint-double-widow-nail = Винт с двойным прикупом
pitch-vint-double-widow-nail = Восемь карт прикупа, торг с трёх, гвоздь в две карты: шлемы сыплются.
minutes-vint-double-widow-nail = час-полтора
game-vint-vitalin = Винт-виталин
pitch-vint-vitalin = Каждый сбрасывает две карты втёмную — и две взятки заранее лежат у играющих.
minutes-vint-vitalin = час-полтора

preset-three-rubbers = три робера, каждый с каждым
preset-double = с двойной записью и винтящимися коронками
preset-blind = со ставками втёмную
preset-passes-played = распасовку играют
preset-auction = с торгом
preset-transfer = болваны меняются местами
preset-after-trick = болван открывается после первой взятки
preset-widow = с прикупом
preset-partners = после прикупа говорят партнёры
preset-all = после прикупа говорят все
preset-evil = злой гвоздь
preset-no-nail = без гвоздя
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-open = Ваше слово: назначите игру или пас?
prompt-bid =
    Ваше слово. Объявлено: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] четыре { bid-suit }
        [5] пять { bid-five }
        [6] малый шлем { bid-slam }
       *[7] большой шлем { bid-slam }
    }. { $number ->
        [one] Ещё { $number } пас — и конец торга.
        [few] До конца торга { $number } паса.
       *[many] До конца торга { $number } пасов.
    }
prompt-name-contract = Прикуп ваш, карты розданы. Назначьте игру — не ниже своей последней.
prompt-swap = Оставите карты или бросите их и возьмёте те, что справа?
prompt-purchase = Покупка: сбросьте карту — возьмёте новую. Довольно — остановитесь.
prompt-throw =
    { $number ->
        [0] Карты выбраны: подтвердите.
        [one] Отложите ещё { $number } карту.
        [few] Отложите ещё { $number } карты.
       *[many] Отложите ещё { $number } карт.
    }
prompt-pick-up = Мусор ваш: забирайте.
prompt-where = Торг за вами. Куда купите прикуп: себе или болвану?
prompt-pass-on =
    { $number ->
        [0] Карты выбраны: подтвердите присыпку.
        [one] Присыпка: ещё { $number } карта — { $seat }.
        [few] Присыпка: ещё { $number } карты — { $seat }.
       *[many] Присыпка: ещё { $number } карт — { $seat }.
    }
prompt-give =
    { $number ->
        [0] Карты выбраны: подтвердите.
        [one] Разнос: { $number } карта — { $seat }.
       *[other] Разнос: { $number } карты — { $seat }.
    }
prompt-give-dummy =
    { $number ->
        [0] Карты выбраны: подтвердите.
       *[other] Разнос: карта болвану ({ $place }).
    }
prompt-nail =
    { $number ->
        [0] Карты выбраны: вколачивайте гвоздь.
        [one] Гвоздь: { $number } карта — { $seat }.
       *[other] Гвоздь: { $number } карты — { $seat }.
    }
prompt-turn-up = Откройте болвана.
prompt-open-hand = Партнёр сказал втёмную. Откроете ему свои карты?

bid-five =
    { $suit ->
        [S] пик
        [C] треф
        [D] бубён
        [H] червей
       *[NT] без козырей
    }
bid-suit =
    { $suit ->
        [S] пики
        [C] трефы
        [D] бубны
        [H] червы
       *[NT] без козырей
    }

## Ходы

bid-slam =
    { $suit ->
        [S] в пиках
        [C] в трефах
        [D] в бубнах
        [H] в червах
       *[NT] без козырей
    }
move-bid = { $card }
move-bid-1S = Пики
move-bid-1C = Трефы
move-bid-1D = Бубны
move-bid-1H = Червы
move-bid-1NT = Без козырей
move-bid-2S = Два пики
move-bid-2C = Два трефы
move-bid-2D = Два бубны
move-bid-2H = Два червы
move-bid-2NT = Два без козырей
move-bid-3S = Три пики
move-bid-3C = Три трефы
move-bid-3D = Три бубны
move-bid-3H = Три червы
move-bid-3NT = Три без козырей
move-bid-4S = Четыре пики
move-bid-4C = Четыре трефы
move-bid-4D = Четыре бубны
move-bid-4H = Четыре червы
move-bid-4NT = Четыре без козырей
move-bid-5S = Пять пик
move-bid-5C = Пять треф
move-bid-5D = Пять бубён
move-bid-5H = Пять червей
move-bid-5NT = Пять без козырей
move-bid-6S = Малый шлем в пиках
move-bid-6C = Малый шлем в трефах
move-bid-6D = Малый шлем в бубнах
move-bid-6H = Малый шлем в червах
move-bid-6NT = Малый шлем без козырей
move-bid-7S = Большой шлем в пиках
move-bid-7C = Большой шлем в трефах
move-bid-7D = Большой шлем в бубнах
move-bid-7H = Большой шлем в червах
move-bid-7NT = Большой шлем без козырей
move-blind-3S = Втёмную: { move-bid-3S }
move-blind-3C = Втёмную: { move-bid-3C }
move-blind-3D = Втёмную: { move-bid-3D }
move-blind-3H = Втёмную: { move-bid-3H }
move-blind-3NT = Втёмную: { move-bid-3NT }
move-blind-4S = Втёмную: { move-bid-4S }
move-blind-4C = Втёмную: { move-bid-4C }
move-blind-4D = Втёмную: { move-bid-4D }
move-blind-4H = Втёмную: { move-bid-4H }
move-blind-4NT = Втёмную: { move-bid-4NT }
move-blind-5S = Втёмную: { move-bid-5S }
move-blind-5C = Втёмную: { move-bid-5C }
move-blind-5D = Втёмную: { move-bid-5D }
move-blind-5H = Втёмную: { move-bid-5H }
move-blind-5NT = Втёмную: { move-bid-5NT }
move-blind-6S = Втёмную: { move-bid-6S }
move-blind-6C = Втёмную: { move-bid-6C }
move-blind-6D = Втёмную: { move-bid-6D }
move-blind-6H = Втёмную: { move-bid-6H }
move-blind-6NT = Втёмную: { move-bid-6NT }
move-blind-7S = Втёмную: { move-bid-7S }
move-blind-7C = Втёмную: { move-bid-7C }
move-blind-7D = Втёмную: { move-bid-7D }
move-blind-7H = Втёмную: { move-bid-7H }
move-blind-7NT = Втёмную: { move-bid-7NT }
move-look = Посмотреть карты
move-open-hand = Открыть карты партнёру
move-keep-closed = Не открывать
move-keep = Оставлю свои
move-swap = Беру те, что справа
move-discard = Сбросить { $card }
move-stop = Довольно
move-buy =
    { $value ->
        [hand] Себе
       *[dummy] Болвану
    }
move-give = Отдать { $card }
move-pick-up = Взять мусор
move-turn-up = Открыть болвана
log-give =
    { $seat ->
        [you] отдаёте { $card }
       *[other] отдаёт { $card }
    }
log-discard =
    { $seat ->
        [you] сбрасываете { $card }
       *[other] сбрасывает { $card }
    }
log-open-hand =
    { $seat ->
        [you] открываете карты партнёру
       *[other] открывает карты партнёру
    }
log-pick-up =
    { $seat ->
        [you] берёте мусор
       *[other] берёт мусор
    }
log-turn-up =
    { $seat ->
        [you] открываете болвана
       *[other] открывает болвана
    }
log-look =
    { $seat ->
        [you] смотрите карты
       *[other] смотрит карты
    }

## Что лежит на столе

fact-highest =
    Объявлено: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] четыре { bid-suit }
        [5] пять { bid-five }
        [6] малый шлем { bid-slam }
       *[7] большой шлем { bid-slam }
    } ({ $seat }).
fact-contract =
    Игра: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] четыре { bid-suit }
        [5] пять { bid-five }
        [6] малый шлем { bid-slam }
       *[7] большой шлем { bid-slam }
    }, { $seat ->
        [you] играете вы
       *[other] играет { $seat }
    }.
fact-needs =
    { $number ->
        [0] Назначенное взято. Взятка — { $price }.
        [one] Играющим нужна ещё { $number } взятка. Взятка — { $price }.
        [few] Играющим нужно ещё { $number } взятки. Взятка — { $price }.
       *[many] Играющим нужно ещё { $number } взяток. Взятка — { $price }.
    }
fact-to-game = До партии: Север и Юг { $number1 }, Запад и Восток { $number2 }.
fact-to-game-2 = До партии: { $seat1 } { $number1 }, { $seat2 } { $number2 }.
fact-to-game-3 = До партии: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }.
fact-to-game-4 = До партии: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }, { $seat4 } { $number4 }.
fact-exact = Назначенное взято ровно: больше ни одной. Взятка — { $price }.
fact-over =
    { $number ->
        [one] У играющих { $number } взятка лишняя. Взятка — { $price }.
        [few] У играющих { $number } взятки лишние. Взятка — { $price }.
       *[many] У играющих { $number } взяток лишних. Взятка — { $price }.
    }
fact-blind = Назначено втёмную: за недобор отвечает один.
fact-passed-out = Все спасовали: играют без козырей, пишет тот, кто взял меньше.
fact-calls = { $seat }: { $cards }
card-1NT = 1БК
card-2NT = 2БК
card-3NT = 3БК
card-4NT = 4БК
card-5NT = 5БК
card-6NT = 6БК
card-7NT = 7БК
mark-declarer =
    { $seat ->
        [you] играете
       *[other] играет
    }
zone-packet = Запасные карты
zone-widow = Прикуп
zone-bought = Прикуп
zone-chosen = Отдаёте
phase-draw-again = Новый жребий
phase-swap = Менять ли карты
phase-purchase = Покупка
phase-throw = Сброс
phase-pick-up = Мусор
phase-auction = Переговоры
phase-holder = Слово играющего с болваном
phase-where = Прикуп
phase-pass-on = Присыпка
phase-give = Разнос
phase-final = Назначение
phase-turn-up = Болван
phase-open = Втёмную
phase-nail = Гвоздь

## Запись

side-S = Юг
side-N = Север
side-W = Запад
place-below = под чертой
place-above = над чертой
place-sum = плюс-минус
place-total = всего
place-kopecks = копеек
note-rubber = робер { $number }
note-rubbers = всего роберов: { $number }
note-target = партия — { $number }
note-crosses =
    { $number ->
        [0] крестов нет
        [one] { $number } крест
        [few] { $number } креста
       *[many] { $number } крестов
    }
count-games =
    { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[many] { $number } партий
    }
reason-tricks =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    } по { $price }
reason-penalty =
    штраф: { $over ->
        [over] лишних
       *[short] без
    } { $number }
reason-slam-lost = проигранный шлем
reason-little-slam-made = малый шлем взят
reason-grand-slam-made = большой шлем взят
reason-little-slam-declared = малый шлем назначен и взят
reason-grand-slam-declared = большой шлем назначен и взят
reason-honours-and-aces = онёры { $honours } и тузы { $aces }
reason-honours-less-aces =
    { $aces ->
        [0] онёры { $honours }
       *[other] онёры { $honours } минус тузы { $aces }
    }
reason-aces-less-honours =
    { $honours ->
        [0] тузы { $aces }
       *[other] тузы { $aces } минус онёры { $honours }
    }
reason-aces =
    { $number ->
        [one] { $number } туз
       *[other] { $number } туза
    }
reason-coronet = коронка { $cards } ({ $place })
reason-ace-coronet = коронка тузов: { $number } ({ $place })
reason-fewer-tricks = распасовка: взяток меньше на { $number }
reason-game = партия
reason-rubber = робер
reason-crosses =
    { $number ->
        [one] { $number } крест
        [few] { $number } креста
       *[many] { $number } крестов
    }
reason-rubber-net =
    { $of ->
        [sides] итог робера, { $mine } против { $theirs }
        [persons] итог робера, записано { $mine }
       *[bare] итог робера
    }
reason-deal-net =
    { $of ->
        [sides] итог сдачи, { $mine } против { $theirs }
       *[bare] итог сдачи
    }
reason-deal-won = сдача выиграна
reason-alone = отвечает без партнёра
reason-freed = ответил партнёр
reason-revoke-lacking =
    ренонс: не хватило { $number ->
        [one] { $number } взятки
       *[other] { $number } взяток
    }

## Почему нельзя

error-call-now = Сейчас идут переговоры: назначайте или пасуйте.
error-no-call = Вам здесь не говорить.
error-bid-higher = Нужно назначить выше объявленного.
error-name-lower = Ниже своего последнего слова назначать нельзя.
error-from-three = Здесь торгуются с трёх.
error-blind-three = Втёмную говорят не ниже трёх. Посмотрите карты.
error-looked-already = Карты вы уже видели.
error-name-contract = После прикупа надо назначить игру: пасовать нельзя.
error-play-now = Сейчас играют картами.
error-decide-now = Сперва решите: оставить карты или поменять.
error-purchase-now = Сейчас покупка: сбрасывайте по карте или остановитесь.
error-pick-up-first = Сперва сдающий берёт мусор.
error-where-first = Сперва скажите, куда купите: себе или болвану.
error-turn-up-first = Сперва откройте болвана.
error-open-or-keep = Решите: открыть карты партнёру или нет.
error-give-now = Сейчас выбирают карты, которые отдадут.
error-give-exactly = Карт надо отдать ровно столько, сколько положено.
error-give-ascending = Выбирайте карты по порядку, от младшей к старшей.
error-not-back = Полученную карту назад не отдают.

## Уговоры

option-form = Какой это винт
option-players = Сколько игроков
option-closing-passes = Сколько пасов кончают торг
value-closing-passes-8 = восемь: каждый дважды
value-closing-passes-12 = двенадцать: каждый трижды
value-closing-passes-4 = четыре, для скорой игры
option-passed-out = Распасовка
value-passed-out-cross = ставят крест
value-passed-out-play = играют без козырей
option-crosses = Кресты
value-crosses-flat = по 500
value-crosses-screwing = винтятся: 500, 1000, 1500
option-target = Сколько под чертой до партии; обычно 500, с прикупом 600
option-both-reach = Партию взяли оба в одной сдаче
value-both-reach-trick-order = чья взятка была раньше
value-both-reach-declarer-first = играющему
value-both-reach-higher-total = у кого больше
option-rubber-bonus = Премия за робер
value-rubber-bonus-instead = 2000 вместо 1000
value-rubber-bonus-plus = 2000 сверх 1000
option-double-penalties = Двойные штрафы
option-screwing-coronets = Винтящиеся коронки
option-exact = С гайкой: взять ровно назначенное
option-blind-bids = Можно говорить втёмную
option-sole-slam = За шлем без поддержки отвечает один
option-match = Сколько играть
value-match-rubber = один робер
value-match-three-rubbers = три робера, каждый с каждым
option-stake = На деньги: 100 — «по сотой»
option-honours-unit = Онёры
value-honours-unit-large = большие
value-honours-unit-small = малые: всё в десять раз меньше
option-trick-review = Какие взятки можно смотреть
value-trick-review-book = две последние, после хода одну
value-trick-review-none = никакие
value-trick-review-all = все
option-auction-record = Видны ли переговоры во время игры
value-auction-record-shown = видны
value-auction-record-hidden = надо помнить
option-bidding = Торг с болванами
value-bidding-single = по одному слову
value-bidding-auction = до паса
option-transfer = Болваны переходят к хозяевам
option-dummy-open = Когда открыть болвана
value-dummy-open-after-lead = после первого хода
value-dummy-open-after-trick = после первой взятки
option-after-widow = Кто говорит после прикупа
value-after-widow-buyer-once = купивший, один раз
value-after-widow-partners = купивший с партнёром
value-after-widow-all = все
option-nail = Гвоздь
value-nail-closed = втёмную, разом
value-nail-evil = злой
value-nail-none = без гвоздя
option-reseat-bonus = Премия за выигранную сдачу
value-reseat-bonus-0 = нет
value-reseat-bonus-2000 = 2000
option-widow = С прикупом
option-deals = Сколько сдач
option-draw = Тянуть жребий о местах; без него садятся как пришли
option-hands = Сыграть столько сдач и рассчитаться
option-ranks = Сколько карт в масти, считая от туза
option-bids = Сколько назначений, начиная с пик

## Что советует книга

advice-V-63 = Распасовка: взятки вам ни к чему. Сбрасывайте старшие и не берите.
advice-VX-1 = Назначенное взято: больше ни одной. Противники отдают, играющие увиливают.
advice-A-0 =
    { $matter ->
        [call] Прямого совета на этот случай нет: скажите то, что обещают карты.
        [gift] Прямого совета на этот случай нет: отдавайте ненужное, берегите старшие и длинную масть.
       *[play] Прямого совета на этот случай нет, но вообще берите подешевле, а отдавайте меньшее.
    }
advice-A-1 = С пятью верными взятками назначайте масть, если в ней четыре карты и два онёра.
advice-A-2 = Называйте самую старшую и длинную масть, в которой можете играть; видите обе руки — сразу самое большее, что они сыграют.
advice-A-3 = Шесть-семь верных — «два», восемь-девять — «три»: одну взятку считайте за партнёром.
advice-A-4 = Прямо «два», «три» или «четыре» говорят с шестью козырями, тузом, королём и ещё онёром.
advice-A-5 = Если сдача кончит партию, довольно и четырёх верных; и не назначайте выше нужного.
advice-A-6 = Из равных мастей берите ту, где больше онёров.
advice-A-7 = С тремя-четырьмя тузами первое слово — «без козырей».
advice-A-8 = Два туза показывают «без козырей», но не первым словом.
advice-A-9 = «Два без козырей» сразу — только с четырьмя тузами и сильной мастью.
advice-A-10 = С одним тузом «без козырей» — лишь после партнёра, и лучше после мастей.
advice-A-11 = Партнёр открыл «без козырей»: четвёртого туза с королём покажите сразу, с двумя королями — после паса.
advice-A-12 = На «без козырей» партнёра сразу покажите пятикарточную масть с онёром.
advice-A-13 = После тузов показывают королей, потом дам — только защищённых.
advice-A-14 = Масть, в которой играете, «запасуйте»: назвали — и пас, если все молчат; под конец повторите её.
advice-A-15 = Рука ровная, два туза, онёры в трёх мастях: каждую назовите и запасуйте, в конце — «без козырей».
advice-A-16 = Без онёров и тузов не назначайте.
advice-A-17 = Открыв «без козырей», с хорошей пятёркой или шестёркой идите в масть без паса.
advice-A-18 = Три голых туза после паса партнёра — не повод для «без козырей».
advice-A-19 = На прямые «два» поднимайте с тремя верными и онёром его масти; иначе пас.
advice-A-20 = Две длинные масти: «три» в сильной, потом слабую, потом «четыре» в сильной.
advice-A-21 = С любой поддержкой оставьте партнёра в его масти.
advice-A-22 = Партнёр показал двух тузов поздно: туза с двумя королями покажите, но мастью.
advice-A-23 = С сильной рукой и онёрами играйте сами; но большую игру противников, если она не кончит робера, оставьте им.
advice-A-24 = До «двух» поднимают с двумя взятками сбоку и одной в его масти, до «трёх» — с двумя и двумя.
advice-A-25 = По дороге покажите проходную масть: четыре карты с тузом или королём и ещё фигурой.
advice-A-30 = Не ходите в масть, названную правым противником.
advice-A-31 = Масть левого противника, которую его партнёр не поддержал, — ваш ход.
advice-A-32 = Правый открыл «без козырей»: маленькая из своей сильной, от короля с дамой — король.
advice-A-33 = Партнёр назвал масть — ходите с её старшей.
advice-A-34 = Противникам не хватает взятки-двух: сперва возьмите своё.
advice-A-35 = От туза, короля и дамы — туз, король, дама.
advice-A-36 = От короля с дамой — король.
advice-A-37 = Туз с королём без мелочи — туз, потом король; с третьей картой — король, потом другая масть.
advice-A-38 = Король-дама-валет — с короля; дама-валет-десятка — с дамы; пятый валет с десяткой — с валета.
advice-A-39 = Туз, король и маленькие: туз, король, потом маленькая.
advice-A-40 = От четвёртого туза с дамой или валетом: при «простой» и «двух» — маленькая, выше — туз.
advice-A-41 = Туз и шестая дама: туз, потом маленькая.
advice-A-42 = От короля и четвёртого валета — маленькая.
advice-A-43 = От туза с тремя маленькими — маленькая; при «трёх» и выше — туз.
advice-A-44 = Никакой игры — ходите со второй дамы, со второго или третьего валета.
advice-A-45 = От второго-третьего короля, третьей-четвёртой дамы и третьего валета маленькой не ходят.
advice-A-46 = Второй туз: туз, потом маленькая — масть вернётся, и вы возьмёте её козырем.
advice-A-47 = С четырьмя козырями не ходите себе в ренонс: ходите с длинной масти.
advice-A-48 = В масти партнёра нет фигуры: от двух карт — маленькая.
advice-A-49 = Левый показал короля: с тузом — маленькая, от третьей дамы или валета — сама фигура.
advice-A-50 = Вторая рука — маленькую.
advice-A-51 = Вторая рука кладёт второго короля и вторую даму, из короля с дамой — короля, из дамы с валетом — даму.
advice-A-52 = При «трёх» и выше на втором круге кладите туза.
advice-A-53 = Фигуру противника кройте старшей.
advice-A-54 = Третья рука — самую старшую, если она берёт; не берёт или берёт партнёр — самую маленькую.
advice-A-55 = Партнёр назвал три масти — на четвёртую кладите туза.
advice-A-56 = Нет масти — бейте козырем, но не то, что берёт партнёр.
advice-A-57 = В малых играх третья рука может прорезать.
advice-A-58 = При «четырёх» и выше не режьте никогда.
advice-A-60 = При «простой» и «двух» без сильных боковых мастей не козыряйте.
advice-A-61 = Назначено «три» и больше — козыряйте при первом случае.
advice-A-62 = Дважды перебили масть козырем — козыряйте.
advice-A-63 = С ренонсом и мелкими козырями ходите с короткой масти.
advice-A-64 = Козыряйте сверху; оба дали — довольно, один — ещё раз.
advice-A-65 = При «трёх» и выше, если ход не вернётся, сперва возьмите верные.
advice-A-66 = В шлеме ходите с бланкового туза или короля; ренонсов нет — с козырей.
advice-A-67 = Без козырей ходите с сильной масти, коронку — пока все дают.
advice-A-68 = На вашу коронку упал валет или десятка — смените масть.
advice-A-69 = Противники бьют вашу масть козырями — козыряйте сами.
advice-A-70 = Сносите ту масть, хода в которую не хотите, и сперва от слабой.
advice-A-71 = Партнёр сносит со всех мастей — ходите в ту, что сносит правый противник.
advice-A-73 = Вы справа от открытой руки — ходите в её сильные масти, слева — в слабые: партнёр сможет резать.
advice-A-74 = Партнёру — старшую карту масти, которую он назначал: выйдет коронка или длинная масть.

## За столом с ошибками

preset-manners = с ошибками и штрафами
prompt-answer-lead = { $card } — ход не в очередь. Оставить карту на столе или вернуть?
prompt-demand = Ренонс исправлен. Какую { SUIT($suit, case: "acc") } потребуете?
prompt-correct = Карта взята назад: дайте { SUIT($suit, case: "acc") }.
prompt-reckon = Сдача сыграна. Был ренонс — скажите теперь; нет — дальше.
move-ask-partner = Больше нет в масть?
move-correct = Взять карту назад
move-demand =
    { $value ->
        [highest] Самую старшую
       *[lowest] Самую младшую
    }
move-leave-exposed = Пусть лежит открытой
move-take-back = Пусть возьмёт назад
move-require = Потребовать
move-next = Дальше
move-lead-early = Пойти не в очередь: { $card }
move-play-early = Сыграть не в очередь: { $card }
move-expose = Открыть { $card }
move-call-early = Сказать не в очередь: { $value }
move-claim-revoke = Ренонс! Взятка и место: { $value }
fact-demanded = Требуют карту { $card }.
fact-void-call =
    { $seat ->
        [you] Слово было не в очередь: больше вы не говорите.
       *[other] Слово было не в очередь: { $seat } больше не говорит.
    }
mark-exposed = есть открытые карты
mark-early = ход не в очередь
zone-early = Ход не в очередь
phase-answer-lead = Ход не в очередь
phase-demand = Ренонс исправлен
phase-correct = Исправление
phase-reckon = Расчёт
reason-revoke-fine = штраф за ренонс
reason-over-cap = сверх черты за ренонс
error-not-now = Сейчас для этого не время.
error-must-pass = Вы сказали не в очередь: теперь только пас.
error-card-required = Требуют { $card }: играйте её.
error-keep-exposed = Открытую карту сами не играют, пока есть другая этой масти.
error-suit-barred = С этой масти сейчас ходить нельзя.
error-must-correct = Сперва исправьте ренонс: дайте карту той масти, с которой пошли.
error-dummy-declares = Болван ничего не назначает.
error-opened-not-blind = Открывает карты только партнёр того, кто говорил втёмную.
error-cannot-give = «{ $pile }»: столько карт ({ $number }) отсюда не отдать.
error-chosen-too-far = «{ $pile }»: выбирают от младшей к старшей, и за выбранной должна найтись ещё карта.
option-manners = Ошибаться можно — и платить за ошибки
option-revoke-fine = Что стоит ренонс
value-revoke-fine-three-tricks = три взятки
value-revoke-fine-game = штраф в размере игры

log-expose =
    { $seat ->
        [you] открываете { $card }
       *[other] открывает { $card }
    }
log-correct =
    { $seat ->
        [you] берёте карту назад
       *[other] берёт карту назад
    }
log-require =
    { $seat ->
        [you] требуете
       *[other] требует
    }
log-lead-early =
    { $seat ->
        [you] ходите не в очередь: { $card }
       *[other] ходит не в очередь: { $card }
    }
log-play-early =
    { $seat ->
        [you] играете не в очередь: { $card }
       *[other] играет не в очередь: { $card }
    }
log-call-early =
    { $seat ->
        [you] говорите не в очередь: { $value }
       *[other] говорит не в очередь: { $value }
    }
