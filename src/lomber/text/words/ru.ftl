# Общие слова стола. Слова одной игры лежат в её папке и здесь не повторяются.

## Карты и масти. Формы масти: SUIT($suit, case: "gen").

rank-A = Т
rank-K = К
rank-Q = Д
rank-J = В
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

suit-S = пика
    .one = пика
    .gen = пики
    .dat = пике
    .acc = пику
    .ins = пикой
    .prep = пике
    .many = пики
    .many-gen = пик
    .many-dat = пикам
    .many-acc = пики
    .many-ins = пиками
    .many-prep = пиках
suit-C = трефа
    .one = трефа
    .gen = трефы
    .dat = трефе
    .acc = трефу
    .ins = трефой
    .prep = трефе
    .many = трефы
    .many-gen = треф
    .many-dat = трефам
    .many-acc = трефы
    .many-ins = трефами
    .many-prep = трефах
suit-D = бубна
    .one = бубна
    .gen = бубны
    .dat = бубне
    .acc = бубну
    .ins = бубной
    .prep = бубне
    .many = бубны
    .many-gen = бубён
    .many-dat = бубнам
    .many-acc = бубны
    .many-ins = бубнами
    .many-prep = бубнах
suit-H = черва
    .one = черва
    .gen = червы
    .dat = черве
    .acc = черву
    .ins = червой
    .prep = черве
    .many = червы
    .many-gen = червей
    .many-dat = червам
    .many-acc = червы
    .many-ins = червами
    .many-prep = червах

card-hidden = ▒▒

## Кто и где сидит

chair-S = Юг
chair-W = Запад
chair-N = Север
chair-E = Восток
side-NS = Север и Юг
side-EW = Запад и Восток
nobody = никто
seat-number = Место { $number }
you = Вы
your-other-hand = Ваша вторая рука
name-1 = Анна
name-2 = Борис
name-3 = Вера
name-4 = Глеб
name-5 = Дарья
name-6 = Егор
name-7 = Жанна
name-8 = Захар
name-9 = Ирина
name-10 = Кирилл
bot-random = играет наугад
bot-novice = новичок
bot-book = играет по книге
bot-club = клубный игрок
bot-master = мастер
bot-solver = решатель
bot-me = вы

## Что спрашивает стол

prompt-wait =
    { $seat ->
        [none] Ждём остальных.
        [you] Ваш ход.
       *[other] Ходит { $seat }.
    }
prompt-lead = Ваш заход: с чего пойдёте?
prompt-follow = Ваш ход: масть — { SUIT($suit, case: "many") }.
prompt-void = У вас нет { SUIT($suit, case: "many-gen") }: выбирайте карту.
prompt-over = Игра окончена.

## Ходы

move-play = { $card }
move-pass = Пас
move-done = Готово
move-put-back = Вернуть { $card } в руку
move-more = Дальше…

## Почему нельзя

error-illegal = Так сейчас нельзя.
error-not-your-turn = Сейчас не ваш ход.
error-you-sit-out = Этот робер вы не играете.
error-not-in-hand = Этой карты у вас нет.
error-must-follow = Масть есть, { SUIT($suit, case: "many") }: её и надо дать.
error-must-beat = Можете перебить — надо перебить.
error-must-trump = Масти нет — надо бить козырем.
error-must-overtrump = Есть козырь старше — надо положить его.
error-unknown-move = «{ $text }» — такого хода здесь нет.
error-empty-gesture = Ничего не выбрано.
error-gesture-too-long = Лишнее: ход уже закончен.
error-picks-too-many =
    { $number ->
        [one] Больше { $number } карты здесь не выбрать.
        [few] Больше { $number } карт здесь не выбрать.
       *[many] Больше { $number } карт здесь не выбрать.
    }
error-picks-too-few =
    { $number ->
        [one] Надо выбрать { $number } карту.
        [few] Надо выбрать { $number } карты.
       *[many] Надо выбрать { $number } карт.
    }
error-picked-twice = { $card } названа дважды.
error-bad-record = Запись не годится: { $sentence }
error-not-json = { $line ->
    [0] Это не JSON в UTF-8.
   *[other] JSON обрывается или испорчен: строка { $line }, знак { $column }.
}
error-no-record = Записи тут нет: запись — это JSON, в котором «format» равен «{ $kind }».
error-record-version = Это { $given }, а программа читает { $kind }.
error-record-revision = Играно по более новым правилам (редакция { $given }), программа знает { $known }.
error-record-older = Играно по прежним правилам (редакция { $given }, теперь { $known }), тогда это было можно.
error-record-part = «{ $part }» нет вовсе или стоит не то, что бывает в записи.
error-record-event = Это не ход, как [1, "QH"], и не сдача с кучками.
error-record-due = Перед этим ходом полагается сдача «{ $deal }».
error-record-not-due = Сдача «{ $deal }» тут не к месту.
error-record-unread = Карты этой сдачи не читаются: их пишут так: AS KS 7D.
error-record-card-twice = В «{ $pile }» карта повторяется, или её нет в колоде.
error-file-too-large = Файл слишком велик: самое большее { $most } байт.
record-move = { $where }: место { $number }: { $move }: { $why }
error-bad-position = Такого положения быть не может: { $sentence }
error-position-shape = Положение описывают именами и значениями.
error-position-number = «{ $part }» не может быть { $given }: бывает от { $low } до { $high }.
error-position-word = «{ $part }» не может быть «{ $given }». Бывает: { $known }.
error-position-flag = «{ $part }» — либо да, либо нет.
error-position-numbers = «{ $part }» — список: { $number ->
    [one] { $number } число
    [few] { $number } числа
   *[other] { $number } чисел
}.
error-position-range = Числа в «{ $part }» — от { $low } до { $high }.
error-position-words = «{ $part }» — список слов.
error-position-table = У «{ $part }» есть имена и значения.
error-position-cards = «{ $pile }» — карты одной строкой: AS KS 7D.
error-position-part = В положении этой игры нет «{ $part }».
error-position-pile = Кучки «{ $pile }» тут нет. Есть: { $known }.
error-position-unread = «{ $pile }»: «{ $text }» не читается как карты.
error-position-count = «{ $pile }»: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}, а нужно { $wanted }.
error-position-seats = «{ $part }» — номера мест, считая с нуля.
error-position-once = «{ $part }»: каждое место называют ровно один раз.
error-position-each = «{ $part }»: у каждого игрока своё значение, всего { $number }.
error-position-like = «{ $part }»: «{ $given }» не годится. Пишут так: { $like }
error-position-only = «{ $part }» здесь может быть только так: { $wanted }.
error-position-lengths = «{ $pile }» и «{ $other }»: тут и там должно быть поровну.
error-position-held = «{ $part }»: { $cards } — в «{ $pile }» этого нет.
error-position-denied = «{ $pile }»: тут карта, которой здесь нет — все это видели.
error-position-known = «{ $pile }»: знают не те карты, что на руках.
error-position-undealt = До сдачи ни на столе, ни на руках карт нет.
error-position-tricks = Взяток в сдаче { $most }, а названо { $number }.
error-position-no-trick = Все взятки уже взяты: играть больше нечего.
error-position-trick = Во взятке больше карт, чем сыграно.
error-position-played = «{ $pile }»: карта в эту взятку уже положена.
error-position-too-many = Сыграно больше карт, чем бывает.
error-position-trump = Козырь — та масть, что открыта.
error-position-round = Карты во взятку кладут по кругу, и ходит следующий.
error-position-revoke = Исправляют ренонс, когда масть хода ещё есть на руках.
error-position-out = { $seat }: в этой сдаче не играет.
error-position-empty-chair = «{ $part }»: { $place } — там никто не сидит.
error-position-turn = «{ $part }»: это должен быть кто-то из играющих, и ему есть чем ходить.
error-position-two = Играют по меньшей мере двое.
error-position-move = «{ $part }»: «{ $given }» — так здесь не пойти и не сказать.
error-position-balance = «{ $part }»: вместе с деньгами на столе должен выйти ноль.
error-position-won = «{ $part }»: с таким счётом уже выиграно.
error-position-finished = К этому времени игра уже кончена.
error-position-now = Не сходится «{ $part }»: { $why }.
error-position-odds = «{ $part }» и «{ $other }» не сходятся: { $why }.
error-position-unwanted = «{ $part }» здесь лишнее: { $why }.
error-position-wanted = Здесь нужно «{ $part }»: { $why }.
error-position-entries = «{ $part }» — строки счёта: сдача, столбец, место, число, причина, правило, слова.
error-position-sealed = Все уже выбрали: тайный выбор открыт.
error-position-midway = Кто-то ещё не довёл свой ход до конца: начинать отсюда нельзя.
error-card-elsewhere = { $cards } из «{ $pile }» лежит ещё где-то.
error-card-not-in-pack = «{ $pile }»: { $cards } — в этой колоде такой нет.
error-card-too-often = «{ $pile }»: { $cards } — столько таких карт в игре нет.
error-card-misplaced = «{ $pile }»: { $cards } сюда не кладут.
error-card-nowhere = { $cards }: нигде не лежит.
error-strange-position = Это не читается как положение этой игры.
error-option-unknown = Настройки «{ $name }» нет. Есть: { $known }.
error-option-bool = Настройка { $name } — это да или нет (true, false), а не «{ $given }».
error-option-int = Настройка { $name } — целое число, а не «{ $given }».
error-option-choice = Настройка { $name }: «{ $given }» не годится. Можно: { $choices }.
error-option-range = Настройка { $name }: { $given } не годится, можно от { $low } до { $high }.
error-option-text = Настройка { $name } — это слово, а не «{ $given }».
error-option-list = Настройка { $name } — это список через запятую, а не «{ $given }».
error-option-fixed = Настройку { $name } здесь не меняют: с ней это была бы другая игра.
error-option-players = Игроков за этим столом: { $wanted }, а не { $given }.
error-option-belongs = Эти настройки не подходят друг к другу: { $why }.
error-unknown-game = Игры «{ $name }» нет. Есть: { $known }.
error-unknown-preset = Варианта «{ $name }» нет. Есть: { $known }.
error-unknown-bot = Бота «{ $name }» нет. Есть: { $known }.
error-bot-not-loaded = Бот «{ $name }» не загрузился: { $why }
error-no-reduced-form = Упрощённой игры с такими условиями ещё никто не составил.
error-seats = Мест за столом { $seats }, а названо { $given }.
error-two-mes = За этим столом одно место — ваше: слово me пишут один раз.
error-other-contest = В файле «{ $file }» другое состязание или вовсе не состязание: назовите другой файл.
error-unknown-advice = Совета «{ $name }» в книге об этой игре нет. Есть: { $known }.
error-other-study = В файле «{ $file }» другая проверка или вовсе не проверка: назовите другой файл.
error-tournament-bots = Для турнира нужны хотя бы два бота, и каждого называют один раз.
error-no-ray = Ray не установлен: pip install 'lomber[ray]'.
error-no-cluster = По адресу «{ $address }» кластер Ray не отвечает.
error-no-such-file = Файла «{ $name }» нет.
error-no-file = Файл «{ $name }» не открывается: { system-reason }
system-reason =
    { $reason ->
        [EISDIR] это папка.
        [ENOENT] такой папки нет.
        [ENOTDIR] на пути к нему не папка, а файл.
        [EEXIST] на этом месте уже лежит файл.
        [EACCES] нет прав.
        [EPERM] нет прав.
        [EROFS] тут можно только читать.
        [ENOSPC] места больше нет.
        [ENAMETOOLONG] имя слишком длинное.
        [ECONNREFUSED] там никто не отвечает.
       *[other] { $why }
    }
error-no-storage =
    «{ $name }»: { $reason ->
        [missing] такого файла нет.
        [used] этой базой пользуется другой сервер.
        [driver] для PostgreSQL нужно поставить ещё кое-что: pip install 'lomber[postgres]'.
        [filled] в этой базе уже что-то есть.
        [backup] это не целая резервная копия.
        [itself] это сама база; копии нужно другое имя.
        [SQLITE_NOTADB] это не база данных SQLite.
        [SQLITE_CORRUPT] эта база повреждена. Верните её из резервной копии: lomber admin restore.
        [SQLITE_FULL] места больше нет.
        [SQLITE_IOERR] диск отвечает не так, как должен, или на нём не осталось места.
        [SQLITE_READONLY] тут можно только читать.
        [SQLITE_CANTOPEN] она не открывается. Нужна её папка и право в неё писать.
        [SQLITE_BUSY] эту базу держит другая программа.
       *[other] { system-reason }
    }
error-storage-kind = «{ $name }»: база бывает sqlite или postgresql.
error-storage-workers = Несколько процессов (--workers) могут обслуживать только базу PostgreSQL.
error-storage-version = У базы версия { $version }, а эта программа знает { $known }: запустите один раз её сервер.
error-no-address =
    Адрес { $name } слушать нельзя: { $reason ->
        [EADDRINUSE] он занят.
        [EADDRNOTAVAIL] у этой машины такого нет.
       *[other] { system-reason }
    }
error-no-page = Правил этой игры на этом языке нет.
error-no-listeners = Здесь одни боты, а они не слушают.
error-join-address = «{ $text }» не ведёт к столу: нужна ссылка вида http://host:port/join/… или …/table/…
error-join-no-server = По адресу { $address } стола нет ({ $why }).
error-join-lost = Связь прервалась: ничего не дошло.
error-join-foreign = Этот сервер говорит не по-нашему: у кого-то из нас устаревшая версия.
error-bad-problem = Тут нечего решать: { $sentence }
error-problem-shape = Тут нечего решать: нужен объект JSON с «hands» или с «game» и «position».
error-problem-part = В задаче не бывает «{ $part }». Бывает: { $known }.
error-problem-hands-list = «hands» — список рук, каждая записана так: «AS KS 7D».
error-problem-four-hands = В сдаче четыре руки.
error-problem-hands = В задаче две, три или четыре руки.
error-problem-uneven = В руках карт не поровну.
error-problem-twice = { $card } встречается дважды.
error-problem-no-card = «{ $given }» — не карта.
error-problem-no-suit = «{ $given }» — не масть: пишут S, C, D, H, а без козырей — null.
error-problem-seats = Места считают от 0 до { $last }.
error-problem-counted = Надо сказать, чьи взятки считать.
error-problem-laid = Полную взятку снимают прежде, чем начинается задача.
error-problem-long-suit = Больше восьми { SUIT($suit, case: "many-gen") }: этого решатель не умеет.
error-problem-two-sides = В четыре руки двое играют против двоих, на взятки, и бить козырем никто не обязан.
error-problem-no-dds = DDS не установлен: pip install 'lomber[solver]'.
error-problem-dds-ending = Последнюю взятку DDS считает верно не за каждого: пусть решает наш решатель.
error-bad-result = Результат не читается: { $sentence }
error-result-shape = Результат не читается: нужен объект JSON с «game», «options» и «result».
error-result-part = В описании результата не бывает «{ $part }».
error-not-foreseen = Здесь ничего не предвидеть. Решается розыгрыш, когда брать больше неоткуда; если за столом позволены промахи (manners), не решается.
error-never-foreseen = При открытых картах эту игру не решить: в ней не берут взяток.
error-unknown-problem = Задачи «{ $name }» нет. Все задачи — lomber problems.
error-no-problems = Задач «{ $name }» нет. Все перечислит «lomber problems».
error-no-such-deal = Сдачи { $number } в записи нет; последняя — { $last }.
error-too-deep = До конца слишком далеко: { $number } положений не хватило. Спросите несколькими взятками позже.
error-no-advice = Книга об этом положении молчит.
error-no-seat = Места { $number } нет: за столом { $seats }.

## Что лежит на столе

fact-trump = Козыри — { SUIT($suit, case: "many") }.
fact-no-trumps = Козырей нет.
mark-dealer =
    { $seat ->
        [you] сдаёте
       *[other] сдаёт
    }
mark-to-move =
    { $seat ->
        [you] ходите
       *[other] ходит
    }
mark-passed = пас
mark-sits-out =
    { $seat ->
        [you] отдыхаете
       *[other] отдыхает
    }
mark-trump = козырь
mark-last-trick = прошлая взятка
mark-last = последняя
count-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
count-tricks =
    { $number ->
        [0] без взяток
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
count-balance = счёт { $number }
zone-hand = Рука
zone-open = Открытая рука
zone-trick = Взятка
zone-pile = Стопка
zone-row = Ряд
zone-stock = Колода
zone-talon = Прикуп
zone-turned = Открытая карта
zone-discard = Сброс
zone-thrown = Сброс
zone-taken = Взято
zone-last = Прошлая взятка
phase-draw = Жребий
phase-deal = Сдача
phase-bid = Торговля
phase-decide = Решение
phase-exchange = Обмен
phase-play = Розыгрыш
phase-over = Конец

## Лист

sheet-title = Запись
sheet-empty = На листе пока чисто.
hand-number = Сдача { $number }
sheet-more =
    { $number ->
        [one] … и ещё { $number } запись раньше
        [few] … и ещё { $number } записи раньше
       *[many] … и ещё { $number } записей раньше
    }

## Полка

shelf-tricks = Игры на взятки
shelf-pots = Игры с коном
shelf-banks = Игры с банком
shelf-collecting = Собирание карт
shelf-modern = Новые игры
players =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
value-true = да
value-false = нет
value-none = нет

## Командная строка

cli-about = Карточный стол: старинные и новые игры — в браузере и в терминале, для людей, ботов и исследований.
cli-version-compiled = Правила скомпилированы.
cli-version-interpreted = Правила исполняются интерпретатором: так же верно, только медленнее.
cli-welcome = Добрый вечер! Стол накрыт сукном, карты розданы.
cli-how = Сыграть в терминале:
cli-help = показать эту подсказку
cli-version = версия, и скомпилированы ли правила
cli-lang = язык: ru, uk или en (иначе LOMBER_LANG или язык системы)
cli-json = ответ для программы, в JSON
cli-game = игра или вариант: whist, whist/no-trumps
cli-option = настройка игры, ключ=значение; можно повторять
cli-seed = число, из которого выходят сдачи: одно и то же — те же карты
cli-example = Пример:
cli-commands = команды
cli-options = ключи
cli-positionals = что указать
cli-usage = Как вызывать:{ " " }
cli-games = все игры: названия, игроки, варианты, настройки
cli-play = сыграть в терминале
cli-play-seats = кто сидит, по порядку мест: me, novice, book, club, master, random (по умолчанию me, остальные book)
cli-play-plain = построчно, без полноэкранного стола
cli-join = сесть из терминала за стол на сервере
cli-join-address = приглашение (http://host:port/join/…) или адрес стола (…/table/…): вернуться или посмотреть
cli-join-name = как вас называть за столом; по имени различают и двоих за одним компьютером
cli-rules = правила игры, с номерами
cli-selfplay = пусть боты сыграют между собой
cli-selfplay-deals = сколько сдач сыграть
cli-selfplay-bots = боты по местам, по кругу: book,random
cli-selfplay-records = папка, куда положить записи партий
cli-arena = померить ботов: одни и те же сдачи во всех рассадках
cli-arena-bots = боты по местам, по кругу: club,book
cli-arena-boards = сколько сдач взять; каждая играется во всех рассадках
cli-arena-processes = во сколько процессов играть
cli-arena-file = записывать итоги в этот файл и продолжать с него
cli-arena-stop = закончить, как только разница станет ясна
cli-study = проверить книгу: чего стоит каждый её совет
cli-study-advice = только эти советы, по номерам
cli-study-boards = сколько сдач взять; каждая играется по книге, а потом без каждого совета
cli-study-stop = оставить совет в покое, как только ясно, на пользу он или во вред
cli-arena-system = table: все боты за одним столом; round-robin: каждый с каждым, по двое; swiss: по турам, равные с равными
cli-arena-rounds = сколько туров в швейцарке
cli-arena-ray = играть на машинах этого кластера Ray (auto, HOST:PORT или ray://HOST:PORT)
cli-arena-report = записать отчёт с графиками в этот файл HTML
cli-cfr = решить упрощённую игру (CFR+) и сказать, насколько решение прочно
cli-cfr-rounds = сколько раз каждый игрок исправляет свою игру
cli-cfr-slips = как часто при решении дрогнет рука: 0.02
cli-cfr-deals = взять столько сдач вместо обычного числа
cli-cfr-file = сохранить решение в этот файл
cli-csv = таблица через запятые
cli-replay = повторить запись: положение, лист, счёт
cli-replay-file = файл записи; «-» — из ввода
cli-replay-to = остановиться после стольких событий
cli-replay-view = показать глазами этого места (с нуля)
cli-convert = чужие файлы — в записи, записи — в чужой формат (PBN, PTS и BTS, PPN)
cli-convert-file = файл PBN, PTS, BTS или PPN либо запись виста, винта или преферанса; «-» — из ввода
cli-convert-game = во что играются бриджевые сдачи
cli-convert-out = папка для записей или файл для записи: .pbn, .pts, .bts, .ppn или .ppn.json
convert-line = Строка { $line }: { $said }
convert-deal = Сдача { $line }: { $said }
convert-written = Записано: { $place }
convert-records = { $count ->
    [one] Прочитана { $count } сдача.
    [few] Прочитаны { $count } сдачи.
   *[many] Прочитано { $count } сдач.
}
convert-kept = Записи лежат в { $place }.
error-not-for-pbn = PBN — для виста и винта; а это запись игры { $game }.
error-not-for-preferans = { $format } — для преферанса на три руки; а это запись игры { $game }.
error-ppn-players = PPN — для троих; за этим столом сидело больше.
error-no-boards = В этом файле нет ни одной сдачи.
error-convert-folder = Получаются записи Lomber, а { $place } — имя файла другой программы: укажите в --out папку.
skipped-open-comment = примечание не закрыто: «{ $what }»
skipped-no-tag = это не тег: { $what }
skipped-tag-twice = тег повторён, считается первый: { $what }
skipped-no-game = не относится ни к какой сдаче: { $what }
skipped-no-section = здесь не место для раздела: { $what }
skipped-loose-comment = примечание вне сдач: «{ $what }»
skipped-no-deal = у записи нет расклада.
skipped-not-four-hands = в раскладе четыре руки: { $what }
skipped-no-hand = это не рука: { $what }
skipped-card-twice = { $what } сдана дважды.
skipped-not-thirteen = на руках { $what } карт, а не по тринадцать.
skipped-not-set-up = расклад не складывается: { $what }
skipped-strange-contract = это не контракт: { $what }
skipped-doubled = контры в винте нет: { $what } играется без неё.
skipped-no-trumps-said = козырь не назван: играем без козыря.
skipped-whist-has-no-auction = в висте не торгуются: торговля пропущена.
skipped-no-auction-of-vint = торговля не по винту: взят только контракт.
skipped-no-contract = без контракта и играющего карты не разыграть.
skipped-play-in-order = карты записаны по ходам, а не по столбцам; так и прочитано.
skipped-not-played = взятка { $what }; дальше пропущено.
skipped-no-value = здесь этого не прочесть: { $what }
skipped-not-three-hands = в раскладе преферанса три руки: { $what }
skipped-comment = примечание, которому в записи нет места: «{ $what }»
skipped-no-level = игра не названа, назван только козырь: играем шестерную.
skipped-earlier-tricks = взяток сыграно { $what }, а чьих — не сказано: записаны играющему, на мизере — вистующему.
skipped-pts-no-contract = контракта здесь не играли: задачей этого не записать.
skipped-pts-two-hands = вистующий играл один: взяток из двух карт задача не вмещает, записаны только руки.
skipped-ppn-draft = ранний черновик нотации, описания к нему нет: { $what }
skipped-ppn-no-deal = это не сдача PPN: { $what }
skipped-ppn-auction = торговля сербской игры пропущена: { $what }
skipped-ppn-preferans = контракта «преферанс» у нас нет: взяты одни карты.
skipped-ppn-discard = { $what } не снести: на руке их нет; взяты одни карты.
skipped-ppn-kontra = контры в нашем преферансе нет: { $what } пропущено.
skipped-ppn-refa = рефы в нашем преферансе нет: играется в одну цену.
skipped-ppn-tricks = во взятках не по карте от каждого играющего: взятки пропущены.
skipped-ppn-leader = ходил игрок { $what }, а у нас ходит первая рука: взятки пропущены.
skipped-ppn-set-up = игра началась с расставленной позиции: сама сдача неизвестна.
skipped-ppn-raspasy = распасов в PPN нет: три паса записаны, розыгрыш — нет.
skipped-ppn-no-contract = такого контракта в PPN нет: { $what }
skipped-ppn-unfinished = сдача не доиграна.
skipped-ppn-level = уровня игры PPN не знает: от { $what } записана только масть.
cli-verify = проверить доказательства честной сдачи в записи
cli-verify-file = запись с доказательствами, как её отдаёт стол; «-» — из ввода
cli-analyse = разобрать запись: чего стоила каждая карта, дорогие ошибки
cli-analyse-hand = только эта сдача (с единицы)
cli-analyse-seat = только это место (с нуля)
cli-analyse-all = все решения и цена каждого хода
cli-analyse-seconds = не больше стольких секунд, от конца каждой сдачи к началу
cli-score = посчитать описанный результат: каждая запись со своим правилом
cli-score-file = файл JSON: game, options, result; «-» — из ввода
cli-solve = лучшая игра в открытую: сдача при любых козырях или цена каждой карты
cli-solve-file = файл JSON: hands; hands и leader; game и start; или запись; «-» — из ввода
cli-solve-engine = own — свой решатель, dds — DDS; где DDS установлен, решает он
cli-problems = задачи с открытыми картами против решателя: список, условие, игра
cli-problems-action = list (список, само собой), show (условие) или play (играть)
cli-problems-what = что: у list — игра, у show и play — имя задачи
cli-problems-solution = показать и решение
cli-problems-quiet = не говорить после каждого хода, достижима ли ещё цель
cli-viceroy = карты «Наместника»: проверить набранный вами набор, сыграть набором и измерить его
cli-viceroy-action = что делать: «check» найдёт все ошибки набора и назовёт строки; «balance» сыграет по книге партии от одного до четырёх игроков и покажет цифры с их пределами
cli-viceroy-file = файл TOML с картами, «-» — из ввода; для «balance» — имя набора или его файл
cli-viceroy-games = партий вчетвером (balance); прочих — вдвое меньше
accept-limit = предел
accept-players = { $number ->
    [1] один
    [2] вдвоём
    [3] втроём
   *[other] вчетвером
}
accept-t-2-dry = партии, где иссяк какой-либо запас
accept-t-2-absent = партии, где в резерве не стало камней одного цвета
accept-t-3-seat = победы места, дальше всех отошедшего от своей доли
accept-t-4-collisions = ходы со столкновением ставок
accept-t-5-largest = самая большая статья в очках победителя
accept-t-5-steps = статьи, которые дают 2 % и больше
accept-t-6-cards = карты в готовой пирамиде
accept-t-6-level-4 = игроки, дошедшие до 4-го уровня
accept-t-6-level-5 = игроки, дошедшие до 5-го уровня
accept-t-7-characters = покупки персонажа, которого берут реже всех
accept-t-7-laws = розыгрыши закона, который играют реже всех
accept-t-8-random = партии, где случайный бот обыграл книгу
accept-legend = «!» — за пределом. Пределы T-2 (запасы), T-3, T-4 и T-7 (персонажи) установлены для четверых.
viceroy-sound = Набор в порядке.
viceroy-place =
    { $line ->
        [0] { $where }
       *[other] строка { NUMBER($line, useGrouping: 0) }, { $where }
    }
toml-wrong =
    { $why ->
        [value] значение непонятно; текст берут в кавычки
        [array] список не закрыт: не хватает запятой или «]»
        [inline] в фигурных скобках не хватает запятой или закрывающей скобки
        [twice] это имя здесь уже есть
        [equals] после имени нужен знак «=»
        [rest] после значения стоит лишнее
        [heading] заголовок не закрыт: нужно [имя] или [[имя]]
        [quotes] кавычки не закрыты, или в тексте недопустимый знак
        [backslash] обратную черту в тексте пишут дважды
        [name] здесь нужно имя латинскими буквами или заголовок в квадратных скобках
       *[other] { $said }
    }
viceroy-where-file = файл
viceroy-where-character = персонаж
viceroy-where-characters = персонажи
viceroy-where-law = закон
viceroy-where-laws = законы
viceroy-where-cost = цены,
viceroy-where-level = уровень
viceroy-where-bottom = низ
viceroy-no-utf = это не текст в UTF-8; сохраните файл заново в этой кодировке
viceroy-no-toml = это не TOML: { toml-wrong }
viceroy-key-missing = не хватает «{ $name }»
viceroy-key-strange =
    { $near ->
        [none] в наборе карт нет ничего под именем «{ $name }»
       *[other] в наборе карт нет ничего под именем «{ $name }»; может быть, «{ $near }»?
    }
viceroy-tables = каждую карту пишут отдельной таблицей [[{ $name }]]
viceroy-id = { $given } — не имя из строчных латинских букв, цифр и подчёркиваний
viceroy-text = { $given } — не текст в кавычках
viceroy-number = { $given } — не целое число от { $low } до { $high }
viceroy-number-twice = номер { $number } уже стоит на карте выше
viceroy-name-twice = карта выше уже зовётся «{ $name }»
viceroy-names = { $given } ничего не говорит ни на ru, ни на uk, ни на en
viceroy-names-table = { $given }: по-русски, по-украински или по-английски? Пишут так: {"{"} ru = { $given } {"}"}
viceroy-sizes = персонажей { $people }, законов { $laws }; в наборе их 60–120 и 12–60
viceroy-sizes-usual = персонажей { $people }, законов { $laws }; обычно их 64 и 24
viceroy-colours = { $given }: цветов здесь должно быть { $number }, из { $known }
viceroy-reward-lines = { $given }: у персонажа четыре награды, для уровней 1, 2, 3, 4
viceroy-reward = { $given } — не награда из одной, двух или трёх частей
viceroy-reward-item = { $given } — не награда; пишут так: { $like }
viceroy-reward-kind =
    { $near ->
        [none] { $given } — не награда; бывают { $known }
       *[other] { $given } — не награда; может быть, «{ $near }»?
    }
viceroy-reward-number = { $given }: сразу после «{ $item }:» стоит число, { $known }
viceroy-no-token = жетона на { $value } в коробке нет
viceroy-effects = у закона одно, два или три действия
viceroy-effects-list = действия пишут списком таблиц: [ {"{"} type = "…" {"}"} ], а не { $given }
viceroy-effects-order = replace_card стоит первым, underlay — только один
viceroy-no-effect =
    { $near ->
        [none] действия { $given } нет
       *[other] действия { $given } нет; может быть, «{ $near }»?
    }
viceroy-effect-strange =
    { $near ->
        [none] у { $effect } нет «{ $name }»
       *[other] у { $effect } нет «{ $name }»; может быть, «{ $near }»?
    }
viceroy-effect-needs = у { $effect } должно быть «{ $name }»
viceroy-not-one-of = { $given } не годится; можно: { $known }
viceroy-flag = { $given } — ни true, ни false
viceroy-levels = { $given } — не очки по уровням
viceroy-levels-four = уровней четыре, а чисел здесь { $number }
viceroy-options = choose_one предлагает две, три или четыре награды
viceroy-gems-only = everyone_gains даёт только камни
viceroy-endless = каждый берёт карту назад в руку и играет другую: вместе они никогда не кончат
viceroy-numbered = номера не { $low }–{ $high }
viceroy-half-circle = нижний полукруг двухцветный
viceroy-triples = каждая тройка цветов (вверху слева, вверху справа, внизу) бывает один раз; нет таких: { $missing }
viceroy-times = { $given }: раз – { $number }, а надо { $due }
viceroy-thrice = в цене { $given } один цвет трижды
viceroy-coloured = цен из четырёх цветов { $four }, из трёх { $three }; надо 16 и 48
viceroy-doubled = { $given } дважды в цене у { $doubled } карт, ни разу – у { $absent }; надо по 12
viceroy-same-cost = две карты стоят одинаково
viceroy-no-captain-cost = ни одна карта не стоит G B Y Y
viceroy-dependent = { $given } среди цен уровня { $level }: раз – { $number }, а надо от 2 до 6
viceroy-worth = четыре её строки стоят { $worth }, а не от 22 до 29
viceroy-falling = награда уровня 4 стоит меньше награды уровня 3
viceroy-families = в её строках меньше трёх родов наград
viceroy-two-infinite = на ней два неисчерпаемых камня
viceroy-no-captain = Капитан должен быть один
viceroy-captain = Капитан из правил стоит G B Y Y и даёт card:1, gems:5, magic:1, points:12
viceroy-block-bottoms = каждый нижний цвет бывает здесь четыре раза
viceroy-block-worth = карта здесь стоит в среднем { $worth }, а не 25,14 ± 1
viceroy-unnamed = у неё нет имени на { $language }
viceroy-not-cyrillic = в имени «{ $name }» не все буквы кириллические
viceroy-circle-bonuses = бонусов кругов этого цвета два по +2 и один +4
viceroy-printed = напечатано { $number }, а в запасе { $full }
viceroy-wanted = на игру вчетвером нужно { $number } из { $full }: слишком мало или слишком много
viceroy-law-sectors = секторы { $given }; у закона вверху один цвет, внизу другой
viceroy-law-pairs = законов с такими цветами { $number }, а надо два
viceroy-law-types = видов первого действия { $number }, а надо 20
viceroy-law-begins = законов, начинающихся с этого, { $number }; можно не больше { $most }
viceroy-law-kinds = законов такого рода { $number }, а надо { $low }–{ $high }
viceroy-idle = одному игроку от него никакого проку
viceroy-touching = законов, задевающих соперников, { $number }; можно не больше двух
viceroy-law-range = { $effect }: «{ $name }» здесь { $number }, а надо { $low }–{ $high }
viceroy-law-back = draw_and_return: «back» на единицу меньше «take»
viceroy-law-discount = скидка встроенного закона – на любой цвет
viceroy-law-rising = { $effect }: { $given } не растёт до { $low }–{ $high }
viceroy-law-everyone = себе { $own }, другим { $others }: надо от 3 до 5 камней и один
viceroy-law-worth = { $given } стоит { $worth }, а не от 3 до 6
viceroy-textless = у него нет текста на { $language }
viceroy-same-text = два закона говорят одно и то же
cli-serve = стол в браузере
cli-serve-db = где хранить столы: файл или postgresql://user@host/name
cli-serve-host = какой адрес слушать; 0.0.0.0 пускает гостей из сети
cli-serve-port = какой порт слушать
cli-serve-workers = сколько процессов обслуживают вместе; больше одного — только с PostgreSQL
cli-serve-proxy = адрес обратного прокси, которому верим: 127.0.0.1
cli-serve-origin = адрес, с которого открывают страницу, если он не тот, что слышит сервер: https://club.example
cli-serve-logs = что сервер пишет: quiet — только о неполадках, plain — всё строками, json, none
serve-open = Откройте { $address }
serve-stop = Ctrl+C закрывает стол; ничего не пропадёт.
cli-admin = вести клуб: люди, пароли, жалобы, копии базы
cli-admin-action = users; mute, unmute, ban, unban, delete, reset (код для нового пароля) и логин или номер; reports; settle и номер жалобы; ratings; backup и restore с файлом; export с папкой; index; health
cli-admin-what = о ком или о чём речь
cli-admin-days = на столько дней; без этого — насовсем
cli-admin-why = заметка для себя
cli-admin-portable = backup: файл, который годится для любой базы данных
cli-admin-check = ratings: сосчитать всё заново по записям и сравнить
cli-admin-url = адрес клуба для ссылки: https://club.example
cli-bench = скорость рядом с другими движками
cli-bench-rounds = сколько раундов мерить
cli-bench-seconds = секунд на раунд
cli-conform = все обещания договора, испытанные на игре: для того, кто её пишет
cli-conform-game = имя игры: whist
cli-conform-seconds = сколько секунд ходить по каждой форме
conform-done =
    { $number ->
        [0] Все обещания сдержаны.
        [one] Нарушено { $number } обещание.
        [few] Нарушено { $number } обещания.
       *[many] Нарушено { $number } обещаний.
    }
# -- файлы карт
cli-berserk = карты «Берсерка»: проверить файлы со своими картами, испытать их в сценариях, померить готовые колоды
cli-berserk-action = что делать: «check» найдёт все ошибки в файле карт и назовёт строки; «try» разыграет сценарии; «balance» сыграет готовыми колодами набора друг против друга
cli-berserk-games = поединков на каждую пару колод (balance)
cli-berserk-bots = кто играет (balance): один бот или двое, которых надо сравнить: master,book
cli-berserk-files = файлы карт в TOML; следующий может опираться на карты предыдущего; для «balance» — имя набора
cli-berserk-base = требовать и всего, что положено базовому набору (глава 19)
faults-none = { $file }: ошибок нет; карт: { $cards }
try-fine = { $file }: всё как ожидалось
fault-warning = осторожно
fault-syntax = это не TOML: { toml-wrong }
fault-unknown = слова «{ $word }» здесь не бывает
fault-unknown-near = слова «{ $word }» здесь не бывает; может быть, «{ $near }»?
fault-expected = «{ $value }» сюда не годится; нужно { $wanted }
fault-missing = не хватает «{ $key }»
fault-range = «{ $key }» — целое число от { $low } до { $high }
fault-no-language = «{ $key }»: нет слов на языке { $language }
fault-bad-id = карту называют строчными латинскими буквами, цифрами и _: «{ $id }» не подходит
fault-twice = карта «{ $id }» уже есть в другом наборе
fault-spell-texts = у заклинания ровно один текст с «spell = true»; здесь: { $number }
fault-spell-elsewhere = текст с «spell = true» бывает только у заклинания
fault-class-unlisted = класса «{ $word }» нет в заголовке набора
fault-kind-unlisted = вида «{ $word }» нет в заголовке набора
fault-keyword-value = слову «{ $word }» нужно значение
fault-keyword-bare = у слова «{ $word }» значения не бывает
fault-spells-alone = защита от заклинаний стоит сама по себе
fault-from-spells = защита от заклинаний пишется «spells = true»
fault-one-kind = у текста ровно одно из on, cost, give, replace, spell; здесь: { $found }
fault-one-verb = в шаге ровно один глагол; здесь: { $found }
fault-target-twice = или «target», или «targets», но не оба
fault-free-for-ever = чтобы пользоваться сколько угодно раз, нужна плата, которая кончается: монеты, раны, сброс, жертва, потеря монет или закрытие
fault-prevent-elsewhere = предотвратить можно только раны: «prevent» бывает при «would_wound»
fault-do-or-prevent = в замене или «do», или «prevent»
fault-endless = без «limit» это может идти по кругу без конца
fault-spell-leaves = заклинание не бывает в игре: то, что длится «while_source», сразу кончается
fault-spell-never = заклинание не бывает в игре: без «zone» этот текст никогда не сработает
fault-lies-elsewhere = в этот миг карта лежит не там: текст работает только с zone = «{ $zone }»
fault-block-elsewhere = заблокировать атаку можно только при «attack_declared» или «defends»
fault-wrong-reserve = «{ $id }» не лежит в запасе как { $reserve }
fault-slot-name = у каждой из нескольких целей должно быть своё «id»
fault-no-target = текст не объявляет «{ $word }»
fault-it-outside = «it» имеет смысл только внутри «for_each»
fault-event-outside = здесь нет события, о котором говорило бы «{ $word }»
fault-forms = падежи класса — столько слов подряд: { $number }
fault-price-missing = у «{ $feature }» нет цены: впишите её в [prices]
fault-price-unused = ни у одного существа нет такой особенности
fault-over-budget = стоит { $worth }, а существу за { $cost } положено { $budget } ± 1
fault-too-few-of = в наборе не хватает: { $what } — { $found } из { $wanted }
fault-out-of-shape = { $what }: { $found }, а должно быть от { $low } до { $high }
fault-deck-too-few = в колоде мало карт [{ $rule }]
fault-deck-wrong-element = «{ $id }» не той стихии, что герой [{ $rule }]
fault-deck-too-many-copies = слишком много копий «{ $id }» [{ $rule }]
fault-deck-not-deckable = «{ $id }» нельзя класть в колоду [{ $rule }]
fault-deck-unknown-card = карты «{ $id }» нет [{ $rule }]
fault-deck-no-hero = «{ $id }» — не герой [{ $rule }]
error-bad-set =
    { $file }, строка { $line }, { $where }: в файле карт { $number ->
        [one] { $number } ошибка
        [few] { $number } ошибки
       *[many] { $number } ошибок
    }; их покажет «lomber berserk check».
error-too-many-classes = В наборах больше { $most } классов.
cli-mistake = Не понял:
cli-mistake-choice = «{ $given }» не годится. Можно: { $known }
cli-mistake-missing = не хватает: { $known }
cli-mistake-extra = лишнее: { $given }
cli-mistake-value = после него нужно значение
cli-mistake-no-value = значения «{ $given }» тут не нужно
cli-mistake-whole = «{ $given }» — не целое число
cli-mistake-together = не вместе с { $known }
cli-mistake-ambiguous = «{ $given }» можно понять по-разному: { $known }
cli-output = Ответ не записывается: { system-reason }
cli-interrupted = Прервано.
games-presets = варианты
games-options = настройки
games-none = Игр нет.
selfplay-head =
    { $game }: { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
       *[many] { $deals } сдач
    } за { $seconds } с, { $rate } сдач/с
selfplay-seat = место
selfplay-bot = бот
selfplay-score = счёт
selfplay-mean = за сдачу
selfplay-interval = 95 %
selfplay-by-seat = По местам
selfplay-by-bot = По ботам
selfplay-records =
    { $number ->
        [one] Записана { $number } партия: { $folder }
        [few] Записаны { $number } партии: { $folder }
       *[many] Записано { $number } партий: { $folder }
    }
selfplay-progress = { $done } из { $deals } сдач
arena-head =
    { $game }: { $boards ->
        [one] { $boards } сдача
        [few] { $boards } сдачи
       *[many] { $boards } сдач
    } во всех рассадках, { $hands ->
        [one] сыграна { $hands } раз
        [few] сыграно { $hands } раза
       *[many] сыграно { $hands } раз
    }
arena-bot = бот
arena-mean = за сдачу
arena-interval = 95 %
arena-decided = Разница ясна, дальше можно не играть.
arena-progress = { $done } из { $deals } сдач
study-head =
    { $game }: книга проверена на { $boards ->
        [one] { $boards } сдаче
       *[other] { $boards } сдачах
    }
study-number = совет
study-changed = решает, %
study-worth = за сдачу
study-interval = 95 %
study-each = когда решает
study-note = «Решает»: во скольких руках из ста без этого совета сыграли бы иначе. «За сдачу»: что он приносит тому, кто ему следует среди играющих по всей книге; * — ясно, прочее может быть случаем.
arena-points = матчи
arena-rating = рейтинг
arena-crosses = На сколько больше за сдачу, чем у:
arena-milliseconds = { $time } мс
arena-system-table = Все за одним столом, одни и те же сдачи во всех рассадках, зерно { $seed }.
arena-system-round-robin = Каждый сыграл с каждым одни и те же сдачи во всех рассадках, зерно { $seed }.
arena-system-swiss = По швейцарской системе: в каждом туре на всех столах одни сдачи, во всех рассадках, зерно { $seed }.
arena-page-strength = Сила
arena-page-strength-note = Рейтинг OpenSkill: кто взял больше на каждой сдаче; линия — по два стандартных отклонения в обе стороны.
arena-page-points = Очков за сдачу
arena-page-points-note = Среднее по всем сдачам, в счёте самой игры, и его 95-процентный интервал.
arena-page-crosses = Кто у кого выиграл
arena-page-crosses-note = На сколько за сдачу бот слева взял больше, чем бот сверху, на одних и тех же сдачах, с 95-процентным интервалом. Жирно — где в интервал не попадает ноль.
arena-page-time = Время на ход
arena-page-time-note = Время процессора на каждый ход, и вынужденный тоже. Шкала — по степеням десяти.
cfr-head =
    { $form }: { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }
cfr-seat = место
cfr-value = стоит за сдачу
cfr-gain = можно выиграть ещё
cfr-exploitability = Уязвимость, то есть сколько в среднем можно выиграть ещё: { $mean }
cfr-progress = { $done } из { $deals } проходов
replay-head =
    { $game }: { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }
replay-scores = Счёт
replay-to-move = Ходит: { $names }
replay-deal-due = Дальше — сдача.
replay-piles = Карты
analyse-head =
    { $game }: { $number ->
        [0] судить не о чем
        [one] разобрано { $number } решение
        [few] разобрано { $number } решения
       *[many] разобрано { $number } решений
    }
analyse-progress = { $done } из { $deals } событий
solve-progress = козыри: { $done } из { $deals }
analyse-nothing = В открытую здесь ничего не сосчитать.
analyse-clean = Дорогих ошибок нет.
analyse-trick = Взятка { $number }.
analyse-mistake = { $name }: { $move }; лучше было { $better }
analyse-sure = { $name }: { $move }; вернее было { $better }
analyse-judgement = { $name }: { $move }; по тому, что было видно, больше обещало { $better }
analyse-good = { $name }: { $move }
analyse-lost-tricks =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
analyse-lost-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
analyse-loss = в счёте { $number }
analyse-total =
    { $name }: { $number ->
        [0] дорогих ошибок нет
        [one] { $number } дорогая ошибка, в счёте { $loss }
        [few] { $number } дорогие ошибки, в счёте { $loss }
       *[many] { $number } дорогих ошибок, в счёте { $loss }
    }
score-nothing = На лист не пишется ничего.

## Игра в терминале

line-hello = Вы играете: { $game }. Ходите номером или картой (QH). Ещё: hint, why QH, sheet, log, rules, undo, help, quit.
line-help =
    номер или запись хода (QH, throw 5H) — сходить
    несколько карт вместе — в любом порядке, сразу (9S 5H done) или по одной; названная ещё раз одна возвращается
    hint — что советует книга
    why QH — почему эту карту нельзя
    sheet — запись, log — что было, rules — правила
    undo — взять ход назад, lang ru|uk|en — язык
    say … — сказать остальным (за столом на сервере)
    quit — встать из-за стола
line-choices = Можно:
line-picks = В любом порядке, можно и несколько сразу (карта, названная ещё раз одна, возвращается):
line-picked = Выбрано: { $cards }
line-picked-none = Ничего не выбрано.
line-bye = До встречи за столом!
line-number = Такого номера нет: от 1 до { $number }.
line-nothing-to-undo = Брать назад пока нечего.
line-undone = Ход взят назад.
line-may = { $card } — можно, ходите.
line-why-what = Про какую карту? Например: why QH
line-log-empty = Пока ничего не было.
line-language = Теперь по-русски.
line-won = Счёт: { $scores }
line-ask = Ваш ход>{ " " }

# at a served table
log-spoken = { $name }: «{ $text }»
offer-next = Сдавайте дальше
offer-rematch = Ещё партию
offer-back = Дальше играю без бота
offer-stand-in = Пусть бот поиграет за игрока: { $seat }
join-open-seat = пустой стул { $number }
join-guest = гость { $number }
join-calling = Связь прервалась; соединяемся снова…
join-waiting = Ждём игроков. Пошлите им ссылку: { $link }
join-waiting-only = Ждём игроков.
join-missed = Отошли от стола: { $name }. Подождём.
join-watching = Вы смотрите.
hint-says = Книга советует: { $move }.
hint-advice = { $number }: { $text }
hint-move = Я бы выбрал: { $move }
hint-wait = Подождите своего хода, тогда и посоветую.
log-move = { $name }: { $move }
log-throw =
    { $seat ->
        [you] сносите { $card }
       *[other] сносит { $card }
    }
log-entry = { $column }: { $amount } — { $reason }
screen-title = Ломбер
screen-log = Что было
screen-hint = Совет
screen-sheet = Запись
screen-rules = Правила
screen-help = Подсказка
screen-again = Ещё партию? Нажмите n.
screen-key-hint = совет
screen-key-sheet = лист
screen-key-log = журнал
screen-key-rules = правила
screen-key-undo = назад
screen-key-language = язык
screen-key-help = клавиши
screen-key-quit = встать
screen-small = Окно маловато: нужно хотя бы 80×24.
screen-keys =
    ←/→ или Tab — выбрать ход, Enter или пробел — сходить
    цифры — ход под этим номером
    несколько карт вместе — в любом порядке; выбранная ещё раз возвращается
    h — совет, s — лист, l — журнал, r — правила
    u — взять ход назад, t — язык, ? — эта страница, q — встать из-за стола
    Мышью: щёлкните карту или кнопку.

## Мушка и её родня: рамс и другие игры с записью

prompt-mouche-declare = Играете? Снесите лишнее или спасуйте.
prompt-mouche-throw =
    { $number ->
        [one] Сносите { $number } карту. Ещё?
        [few] Сносите { $number } карты. Ещё?
       *[many] Сносите { $number } карт. Ещё?
    }
prompt-mouche-turnup = Возьмёте { $card } вместо одной из своих карт?
prompt-mouche-claim = Взятки разыграны. Кто-нибудь сделал ренонс?
move-mouche-done =
    { $number ->
        [0] Играть на своих
        [one] Играть и прикупить { $number } карту
        [few] Играть и прикупить { $number } карты
       *[many] Играть и прикупить { $number } карт
    }
fact-mouche-took = Козырь { $card } взят: { $seat }.
fact-mouche-shown =
    { $seat ->
        [you] { $seat } показываете { $cards }.
       *[other] { $seat } показывает { $cards }.
    }
error-mouche-dealer = Играет только один: сдающий обязан играть.
error-mouche-room = В прикупе больше нет карт.
error-mouche-first-dealer = Такого места за столом нет.
error-mouche-turned = Открыта одна карта: она на столе или уже у сдающего.
error-mouche-pack-small = В колоде слишком мало карт.
prompt-mouche-exchange = Что сносите? Можно идти и на своих.
log-mouche-done =
    { $seat ->
        [you] { $number ->
            [0] играете на своих
            [one] играете и прикупаете { $number } карту
            [few] играете и прикупаете { $number } карты
           *[many] играете и прикупаете { $number } карт
        }
       *[other] { $number ->
            [0] играет на своих
            [one] играет и прикупает { $number } карту
            [few] играет и прикупает { $number } карты
           *[many] играет и прикупает { $number } карт
        }
    }

# Задачи против решателя
problem-goal-take = Возьмите не меньше { $number ->
    [one] { $number } взятки
   *[other] { $number } взяток
}.
problem-goal-take-more = Из оставшихся взяток возьмите не меньше { $number }.
problem-goal-clean = Не возьмите ни одной взятки.
problem-goal-few = Возьмите не больше { $number ->
    [one] { $number } взятки
   *[other] { $number } взяток
}.
problem-goal-catch = Поймайте мизер: отдайте ему не меньше { $number ->
    [one] { $number } взятки
   *[other] { $number } взяток
}.
problem-goal-hold = Не дайте играющему взять больше { $number ->
    [one] { $number } взятки
   *[other] { $number } взяток
}.
problem-goal-score = Закончите эту сдачу с результатом { $number } или лучше.
problem-level-1 = лёгкая
problem-level-2 = средняя
problem-level-3 = трудная
problem-kept = Цель ещё достижима.
problem-lost = Цель упущена: верните ход.
problem-solved = Решено!
problem-failed = Не вышло. Верните ход или начните сначала.
problem-source = Откуда: { $source }
problem-first = Первый ход: { $cards }
problem-line = Лучшая игра всех: { $cards }
problem-count = { $number ->
    [one] { $number } задача
    [few] { $number } задачи
   *[many] { $number } задач
}

solve-strains = Взятки мест 0 и 2: по козырям и по тому, кто ходит первым (0–3):
solve-tricks = { $side ->
    [1] Место { $seats } берёт
   *[other] Места { $seats } берут
} { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[other] { $number } взяток
}. Смотря по карте, сыгранной сейчас:
solve-line = Лучшая игра до конца:
solve-foreseen = При лучшей игре всех выходит:
solve-alone = Что бы все остальные ни делали сообща, { $name } имеет верных:
solve-moves = Смотря по ходу, сделанному сейчас:

# Честная сдача: проверка

fair-line =
    { $hand ->
        [0] Жеребьёвка перед первой сдачей: { $said }
       *[other] Сдача { $hand }: { $said }
    }
fair-shuffle =
    { $number ->
        [0] честная. Карты выходят из тайны, запечатанной до сдачи.
        [one] честная. Карты выходят из тайны, запечатанной до сдачи, и из того, что добавил { $number } игрок.
        [few] честная. Карты выходят из тайны, запечатанной до сдачи, и из того, что добавили { $number } игрока.
       *[other] честная. Карты выходят из тайны, запечатанной до сдачи, и из того, что добавили { $number } игроков.
    }
fair-cards =
    { $number ->
        [0] ни одной карты не показано, доказывать нечего; порядок был запечатан до сдачи.
        [one] показана { $number } карта из { $most }, и лежала она там, где была запечатана. Остальные закрыты, поэтому сама тасовка не доказана.
        [few] показаны { $number } карты из { $most }, и лежали они там, где были запечатаны. Остальные закрыты, поэтому сама тасовка не доказана.
       *[other] показано { $number } карт из { $most }, и лежали они там, где были запечатаны. Остальные закрыты, поэтому сама тасовка не доказана.
    }
fair-commitment = нечестная: тайна не та, что была запечатана до сдачи.
fair-root = нечестная: запечатан был другой порядок карт.
fair-order = нечестная: карты «{ $pile }» не выходят из тайны.
fair-card = нечестная: доказательство для { $card } не сходится.
fair-unproved = карты «{ $pile }» не те, что открывают доказательства.
fair-damaged = доказательства повреждены, проверить их нельзя.
fair-nothing = В этой записи нет доказательств: о сдачах ничего сказать нельзя.
fair-uncovered =
    { $number ->
        [one] В этой записи { $number } сдача без доказательства.
        [few] В этой записи { $number } сдачи без доказательств.
       *[other] В этой записи { $number } сдач без доказательств.
    }
fair-committed = запечатано до сдачи: { $hash }
fair-bound = порядок, запечатанный при сдаче: { $hash }
fair-good = Всё, что можно доказать, доказано.
fair-bad = Эта запись честной сдачи не доказывает.
