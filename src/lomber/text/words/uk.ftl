# Спільні слова столу. Слова однієї гри лежать у її теці й тут не повторюються.

## Карти й масті. Форми масті: SUIT($suit, case: "gen").

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

suit-S = піка
    .one = піка
    .gen = піки
    .dat = піці
    .acc = піку
    .ins = пікою
    .prep = піці
    .many = піки
    .many-gen = пік
    .many-dat = пікам
    .many-acc = піки
    .many-ins = піками
    .many-prep = піках
suit-C = трефа
    .one = трефа
    .gen = трефи
    .dat = трефі
    .acc = трефу
    .ins = трефою
    .prep = трефі
    .many = трефи
    .many-gen = треф
    .many-dat = трефам
    .many-acc = трефи
    .many-ins = трефами
    .many-prep = трефах
suit-D = бубна
    .one = бубна
    .gen = бубни
    .dat = бубні
    .acc = бубну
    .ins = бубною
    .prep = бубні
    .many = бубни
    .many-gen = бубон
    .many-dat = бубнам
    .many-acc = бубни
    .many-ins = бубнами
    .many-prep = бубнах
suit-H = чирва
    .one = чирва
    .gen = чирви
    .dat = чирві
    .acc = чирву
    .ins = чирвою
    .prep = чирві
    .many = чирви
    .many-gen = чирв
    .many-dat = чирвам
    .many-acc = чирви
    .many-ins = чирвами
    .many-prep = чирвах

card-hidden = ▒▒

## Хто і де сидить

chair-S = Південь
chair-W = Захід
chair-N = Північ
chair-E = Схід
side-NS = Північ і Південь
side-EW = Захід і Схід
nobody = ніхто
seat-number = Місце { $number }
you = Ви
your-other-hand = Ваша друга рука
name-1 = Ганна
name-2 = Богдан
name-3 = Віра
name-4 = Гліб
name-5 = Дарина
name-6 = Остап
name-7 = Жанна
name-8 = Захар
name-9 = Ірина
name-10 = Кирило
bot-random = грає навмання
bot-novice = новачок
bot-book = грає за книгою
bot-club = клубний гравець
bot-master = майстер
bot-solver = розв’язувач
bot-me = ви

## Що питає стіл

prompt-wait =
    { $seat ->
        [none] Чекаємо на інших.
        [you] Ваш хід.
       *[other] Ходить { $seat }.
    }
prompt-lead = Ваш захід: з чого підете?
prompt-follow = Ваш хід: масть — { SUIT($suit, case: "many") }.
prompt-void = У вас немає { SUIT($suit, case: "many-gen") }: обирайте карту.
prompt-over = Гру закінчено.

## Ходи

move-play = { $card }
move-pass = Пас
move-done = Готово
move-put-back = Повернути { $card } до руки
move-more = Далі…

## Чому не можна

error-illegal = Так зараз не можна.
error-not-your-turn = Зараз не ваш хід.
error-you-sit-out = Цей робер ви не граєте.
error-not-in-hand = Цієї карти у вас немає.
error-must-follow = Масть є, { SUIT($suit, case: "many") }: її й треба дати.
error-must-beat = Можете перебити — мусите перебити.
error-must-trump = Масті немає — треба бити козирем.
error-must-overtrump = Є старший козир — треба покласти його.
error-unknown-move = «{ $text }» — такого ходу тут немає.
error-empty-gesture = Нічого не вибрано.
error-gesture-too-long = Зайве: хід уже зроблено.
error-picks-too-many =
    { $number ->
        [one] Більше ніж { $number } карту тут не обрати.
        [few] Більше ніж { $number } карти тут не обрати.
       *[many] Більше ніж { $number } карт тут не обрати.
    }
error-picks-too-few =
    { $number ->
        [one] Треба обрати { $number } карту.
        [few] Треба обрати { $number } карти.
       *[many] Треба обрати { $number } карт.
    }
error-picked-twice = { $card } названо двічі.
error-bad-record = Запис не годиться: { $sentence }
error-not-json = { $line ->
    [0] Це не JSON у UTF-8.
   *[other] JSON обривається або зіпсований: рядок { $line }, знак { $column }.
}
error-no-record = Запису тут немає: запис — це JSON, у якому «format» дорівнює «{ $kind }».
error-record-version = Це { $given }, а програма читає { $kind }.
error-record-revision = Грано за новішими правилами (редакція { $given }), програма знає { $known }.
error-record-older = Грано за давнішими правилами (редакція { $given }, тепер { $known }), тоді це було можна.
error-record-part = «{ $part }» немає зовсім або стоїть не те, що буває в записі.
error-record-event = Це не хід, як [1, "QH"], і не здача з купками.
error-record-due = Перед цим ходом належить здача «{ $deal }».
error-record-not-due = Здача «{ $deal }» тут не до місця.
error-record-unread = Карти цієї здачі не читаються: їх пишуть так: AS KS 7D.
error-record-card-twice = У «{ $pile }» карта повторюється, або її немає в колоді.
error-file-too-large = Файл завеликий: щонайбільше { $most } байтів.
record-move = { $where }: місце { $number }: { $move }: { $why }
error-bad-position = Такого становища не буває: { $sentence }
error-position-shape = Становище описують іменами й значеннями.
error-position-number = «{ $part }» не може бути { $given }: буває від { $low } до { $high }.
error-position-word = «{ $part }» не може бути «{ $given }». Буває: { $known }.
error-position-flag = «{ $part }» — або так, або ні.
error-position-numbers = «{ $part }» — список: { $number ->
    [one] { $number } число
    [few] { $number } числа
   *[other] { $number } чисел
}.
error-position-range = Числа у «{ $part }» — від { $low } до { $high }.
error-position-words = «{ $part }» — список слів.
error-position-table = «{ $part }» має імена й значення.
error-position-cards = «{ $pile }» — карти одним рядком: AS KS 7D.
error-position-part = У становищі цієї гри немає «{ $part }».
error-position-pile = Купки «{ $pile }» тут немає. Є: { $known }.
error-position-unread = «{ $pile }»: «{ $text }» не читається як карти.
error-position-count = «{ $pile }»: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}, а треба { $wanted }.
error-position-seats = «{ $part }» — номери місць, рахуючи від нуля.
error-position-once = «{ $part }»: кожне місце називають рівно один раз.
error-position-each = «{ $part }»: у кожного гравця своє значення, усього { $number }.
error-position-like = «{ $part }»: «{ $given }» не годиться. Пишуть так: { $like }
error-position-only = «{ $part }» тут може бути лише так: { $wanted }.
error-position-lengths = «{ $pile }» і «{ $other }»: тут і там має бути порівну.
error-position-held = «{ $part }»: { $cards } — у «{ $pile }» цього немає.
error-position-denied = «{ $pile }»: тут карта, якої тут немає — усі це бачили.
error-position-known = «{ $pile }»: знають не ті карти, що на руках.
error-position-undealt = До здачі карт немає ні на столі, ні на руках.
error-position-tricks = Взяток у здачі { $most }, а названо { $number }.
error-position-no-trick = Усі взятки вже взято: грати більше нема чого.
error-position-trick = У взятці більше карт, ніж зіграно.
error-position-played = «{ $pile }»: карту в цю взятку вже покладено.
error-position-too-many = Зіграно більше карт, ніж буває.
error-position-trump = Козир — та масть, що відкрита.
error-position-round = Карти у взятку кладуть по колу, і ходить наступний.
error-position-revoke = Виправляють ренонс, коли масть ходу ще є на руках.
error-position-out = { $seat }: у цій здачі не грає.
error-position-empty-chair = «{ $part }»: { $place } — там ніхто не сидить.
error-position-turn = «{ $part }»: це має бути хтось із тих, хто грає, і йому є чим ходити.
error-position-two = Грають щонайменше двоє.
error-position-move = «{ $part }»: «{ $given }» — так тут не піти й не сказати.
error-position-balance = «{ $part }»: разом із грошима на столі має вийти нуль.
error-position-won = «{ $part }»: з таким рахунком уже виграно.
error-position-finished = На цей час гру вже закінчено.
error-position-now = Не сходиться «{ $part }»: { $why }.
error-position-odds = «{ $part }» і «{ $other }» не сходяться: { $why }.
error-position-unwanted = «{ $part }» тут зайве: { $why }.
error-position-wanted = Тут потрібно «{ $part }»: { $why }.
error-position-entries = «{ $part }» — рядки рахунку: здача, стовпець, місце, число, причина, правило, слова.
error-position-sealed = Усі вже вибрали: таємний вибір відкрито.
error-position-midway = Хтось іще не довів свій хід до кінця: починати звідси не можна.
error-card-elsewhere = { $cards } з «{ $pile }» лежить ще десь.
error-card-not-in-pack = «{ $pile }»: { $cards } — такої в цій колоді немає.
error-card-too-often = «{ $pile }»: { $cards } — стільки таких карт у грі немає.
error-card-misplaced = «{ $pile }»: { $cards } сюди не кладуть.
error-card-nowhere = { $cards }: ніде не лежить.
error-strange-position = Це не читається як становище цієї гри.
error-option-unknown = Налаштування «{ $name }» немає. Є: { $known }.
error-option-bool = Налаштування { $name } — це так або ні (true, false), а не «{ $given }».
error-option-int = Налаштування { $name } — ціле число, а не «{ $given }».
error-option-choice = Налаштування { $name }: «{ $given }» не годиться. Можна: { $choices }.
error-option-range = Налаштування { $name }: { $given } не годиться, можна від { $low } до { $high }.
error-option-text = Налаштування { $name } — це слово, а не «{ $given }».
error-option-list = Налаштування { $name } — це список через кому, а не «{ $given }».
error-option-fixed = Налаштування { $name } тут не змінюють: з ним це була б інша гра.
error-option-players = Гравців за цим столом: { $wanted }, а не { $given }.
error-option-belongs = Ці налаштування не пасують одне до одного: { $why }.
error-unknown-game = Гри «{ $name }» немає. Є: { $known }.
error-unknown-preset = Варіанта «{ $name }» немає. Є: { $known }.
error-unknown-bot = Бота «{ $name }» немає. Є: { $known }.
error-bot-not-loaded = Бот «{ $name }» не завантажився: { $why }
error-no-reduced-form = Спрощеної гри з такими умовами ще ніхто не склав.
error-seats = Місць за столом { $seats }, а названо { $given }.
error-two-mes = За цим столом ваше місце одне: слово me пишуть один раз.
error-other-contest = У файлі «{ $file }» інше змагання або зовсім не змагання: назвіть інший файл.
error-unknown-advice = Поради «{ $name }» в книзі про цю гру немає. Є: { $known }.
error-other-study = У файлі «{ $file }» інша перевірка або зовсім не перевірка: назвіть інший файл.
error-tournament-bots = Для турніру потрібні щонайменше два боти, і кожного називають один раз.
error-no-ray = Ray не встановлено: pip install 'lomber[ray]'.
error-no-cluster = За адресою «{ $address }» кластер Ray не відповідає.
error-no-such-file = Файлу «{ $name }» немає.
error-no-file = Файл «{ $name }» не відкривається: { system-reason }
system-reason =
    { $reason ->
        [EISDIR] це тека.
        [ENOENT] такої теки немає.
        [ENOTDIR] на шляху до нього не тека, а файл.
        [EEXIST] на цьому місці вже лежить файл.
        [EACCES] немає прав.
        [EPERM] немає прав.
        [EROFS] тут можна лише читати.
        [ENOSPC] місця більше немає.
        [ENAMETOOLONG] ім’я задовге.
        [ECONNREFUSED] там ніхто не відповідає.
       *[other] { $why }
    }
error-no-storage =
    «{ $name }»: { $reason ->
        [missing] такого файлу немає.
        [used] цією базою користується інший сервер.
        [driver] для PostgreSQL треба поставити ще дещо: pip install 'lomber[postgres]'.
        [filled] у цій базі вже щось є.
        [backup] це не ціла резервна копія.
        [itself] це сама база; копії потрібне інше ім’я.
        [SQLITE_NOTADB] це не база даних SQLite.
        [SQLITE_CORRUPT] ця база пошкоджена. Поверніть її з резервної копії: lomber admin restore.
        [SQLITE_FULL] місця більше немає.
        [SQLITE_IOERR] диск відповідає не так, як має, або на ньому не лишилося місця.
        [SQLITE_READONLY] тут можна лише читати.
        [SQLITE_CANTOPEN] вона не відкривається. Потрібна її тека і право в неї писати.
        [SQLITE_BUSY] цю базу тримає інша програма.
       *[other] { system-reason }
    }
error-storage-kind = «{ $name }»: база буває sqlite або postgresql.
error-storage-workers = Кілька процесів (--workers) можуть обслуговувати лише базу PostgreSQL.
error-storage-version = У бази версія { $version }, а ця програма знає { $known }: запустіть один раз її сервер.
error-no-address =
    Адресу { $name } слухати не можна: { $reason ->
        [EADDRINUSE] вона зайнята.
        [EADDRNOTAVAIL] у цієї машини такої немає.
       *[other] { system-reason }
    }
error-no-page = Правил цієї гри цією мовою немає.
error-no-listeners = Тут самі боти, а вони не слухають.
error-join-address = «{ $text }» не веде до столу: треба посилання на кшталт http://host:port/join/… або …/table/…
error-join-no-server = За адресою { $address } столу немає ({ $why }).
error-join-lost = Зв’язок урвався: нічого не дійшло.
error-join-foreign = Цей сервер говорить не по-нашому: у когось із нас застаріла версія.
error-bad-problem = Тут нема чого розв’язувати: { $sentence }
error-problem-shape = Тут нема чого розв’язувати: потрібен об’єкт JSON із «hands» або з «game» і «position».
error-problem-part = У задачі не буває «{ $part }». Буває: { $known }.
error-problem-hands-list = «hands» — список рук, кожна записана так: «AS KS 7D».
error-problem-four-hands = У здачі чотири руки.
error-problem-hands = У задачі дві, три або чотири руки.
error-problem-uneven = У руках карт не порівну.
error-problem-twice = { $card } трапляється двічі.
error-problem-no-card = «{ $given }» — не карта.
error-problem-no-suit = «{ $given }» — не масть: пишуть S, C, D, H, а без козирів — null.
error-problem-seats = Місця рахують від 0 до { $last }.
error-problem-counted = Треба сказати, чиї взятки рахувати.
error-problem-laid = Повну взятку знімають раніше, ніж починається задача.
error-problem-long-suit = Понад вісім { SUIT($suit, case: "many-gen") }: цього розв’язувач не вміє.
error-problem-two-sides = У чотири руки двоє грають проти двох, на взятки, і бити козирем ніхто не мусить.
error-problem-no-dds = DDS не встановлено: pip install 'lomber[solver]'.
error-problem-dds-ending = Останню взятку DDS рахує правильно не за кожного: хай розв’язує наш розв’язувач.
error-bad-result = Результат не читається: { $sentence }
error-result-shape = Результат не читається: потрібен об’єкт JSON із «game», «options» і «result».
error-result-part = В описі результату не буває «{ $part }».
error-not-foreseen = Тут нічого не передбачити. Розв’язується розіграш, коли брати більше нізвідки; якщо за столом дозволено промахи (manners), не розв’язується.
error-never-foreseen = З відкритими картами цю гру не розв’язати: у ній не беруть взяток.
error-unknown-problem = Задачі «{ $name }» немає. Усі задачі — lomber problems.
error-no-problems = Задач «{ $name }» немає. Усі перелічить «lomber problems».
error-no-such-deal = Здачі { $number } в записі немає; остання — { $last }.
error-too-deep = До кінця надто далеко: { $number } становищ не вистачило. Спитайте кількома взятками пізніше.
error-no-advice = Книга про таке становище мовчить.
error-no-seat = Місця { $number } немає: за столом { $seats }.

## Що лежить на столі

fact-trump = Козирі — { SUIT($suit, case: "many") }.
fact-no-trumps = Козирів немає.
mark-dealer =
    { $seat ->
        [you] здаєте
       *[other] здає
    }
mark-to-move =
    { $seat ->
        [you] ходите
       *[other] ходить
    }
mark-passed = пас
mark-sits-out =
    { $seat ->
        [you] відпочиваєте
       *[other] відпочиває
    }
mark-trump = козир
mark-last-trick = минула взятка
mark-last = остання
count-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
count-tricks =
    { $number ->
        [0] без взяток
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
count-balance = рахунок { $number }
zone-hand = Рука
zone-open = Відкрита рука
zone-trick = Взятка
zone-pile = Стосик
zone-row = Ряд
zone-stock = Колода
zone-talon = Прикуп
zone-turned = Відкрита карта
zone-discard = Знесені
zone-thrown = Знесені
zone-taken = Узято
zone-last = Минула взятка
phase-draw = Жереб
phase-deal = Здача
phase-bid = Торги
phase-decide = Рішення
phase-exchange = Обмін
phase-play = Розіграш
phase-over = Кінець

## Аркуш

sheet-title = Запис
sheet-empty = На аркуші поки що чисто.
hand-number = Здача { $number }
sheet-more =
    { $number ->
        [one] … і ще { $number } запис раніше
        [few] … і ще { $number } записи раніше
       *[many] … і ще { $number } записів раніше
    }

## Полиця

shelf-tricks = Ігри на взятки
shelf-pots = Ігри з коном
shelf-banks = Ігри з банком
shelf-collecting = Збирання карт
shelf-modern = Нові ігри
players =
    { $number ->
        [one] { $number } гравець
        [few] { $number } гравці
       *[many] { $number } гравців
    }
value-true = так
value-false = ні
value-none = немає

## Командний рядок

cli-about = Картярський стіл: давні й нові ігри — у браузері та в терміналі, для людей, ботів і досліджень.
cli-version-compiled = Правила скомпільовано.
cli-version-interpreted = Правила виконує інтерпретатор: так само точно, лише повільніше.
cli-welcome = Добрий вечір! Сукно на столі, карти роздано.
cli-how = Зіграти в терміналі:
cli-help = показати цю підказку
cli-version = версія, і чи скомпільовано правила
cli-lang = мова: ru, uk або en (інакше LOMBER_LANG чи мова системи)
cli-json = відповідь для програми, у JSON
cli-game = гра або варіант: whist, whist/no-trumps
cli-option = налаштування гри, ключ=значення; можна повторювати
cli-seed = число, з якого виходять здачі: те саме число — ті самі карти
cli-example = Приклад:
cli-commands = команди
cli-options = ключі
cli-positionals = що вказати
cli-usage = Як викликати:{ " " }
cli-games = усі ігри: назви, гравці, варіанти, налаштування
cli-play = зіграти в терміналі
cli-play-seats = хто сидить, за порядком місць: me, novice, book, club, master, random (якщо не сказано: me, решта book)
cli-play-plain = рядок за рядком, без столу на весь екран
cli-join = сісти з термінала за стіл на сервері
cli-join-address = запрошення (http://host:port/join/…) або адреса столу (…/table/…): повернутися чи подивитися
cli-join-name = як вас кликати за столом; за іменем розрізняють і двох за одним комп’ютером
cli-rules = правила гри, з номерами
cli-selfplay = нехай боти зіграють між собою
cli-selfplay-deals = скільки здач зіграти
cli-selfplay-bots = боти за місцями, по колу: book,random
cli-selfplay-records = тека, куди покласти записи партій
cli-arena = поміряти ботів: ті самі здачі в усіх розсадках
cli-arena-bots = боти за місцями, по колу: club,book
cli-arena-boards = скільки взяти здач; кожну грають у всіх розсадках
cli-arena-processes = у скільки процесів грати
cli-arena-file = записувати підсумки в цей файл і продовжувати з нього
cli-arena-stop = закінчити, щойно різниця стане ясною
cli-study = перевірити книгу: чого варта кожна її порада
cli-study-advice = лише ці поради, за номерами
cli-study-boards = скільки взяти здач; кожну грають за книгою, а потім без кожної поради
cli-study-stop = облишити пораду, щойно стане ясно, на користь вона чи на шкоду
cli-arena-system = table: усі боти за одним столом; round-robin: кожен із кожним, по двоє; swiss: по турах, рівні з рівними
cli-arena-rounds = скільки турів у швейцарці
cli-arena-ray = грати на машинах цього кластера Ray (auto, HOST:PORT або ray://HOST:PORT)
cli-arena-report = записати звіт із графіками в цей файл HTML
cli-cfr = розв’язати спрощену гру (CFR+) і сказати, наскільки розв’язок міцний
cli-cfr-rounds = скільки разів кожен гравець виправляє свою гру
cli-cfr-slips = як часто при розв’язанні здригнеться рука: 0.02
cli-cfr-deals = узяти стільки здач замість звичайного числа
cli-cfr-file = зберегти розв’язок у цей файл
cli-csv = таблиця через коми
cli-replay = повторити запис: становище, аркуш, рахунок
cli-replay-file = файл запису; «-» — зі вводу
cli-replay-to = зупинитися після стількох подій
cli-replay-view = показати очима цього місця (від нуля)
cli-convert = чужі файли — в записи, записи — в чужий формат (PBN, PTS і BTS, PPN)
cli-convert-file = файл PBN, PTS, BTS чи PPN або запис віста, вінта чи преферансу; «-» — зі вводу
cli-convert-game = у що грають бриджеві здачі
cli-convert-out = тека для записів або файл для запису: .pbn, .pts, .bts, .ppn чи .ppn.json
convert-line = Рядок { $line }: { $said }
convert-deal = Здача { $line }: { $said }
convert-written = Записано: { $place }
convert-records = { $count ->
    [one] Прочитано { $count } здачу.
    [few] Прочитано { $count } здачі.
   *[many] Прочитано { $count } здач.
}
convert-kept = Записи лежать у { $place }.
error-not-for-pbn = PBN — для віста й вінта; а це запис гри { $game }.
error-not-for-preferans = { $format } — для преферансу на три руки; а це запис гри { $game }.
error-ppn-players = PPN — для трьох; за цим столом сиділо більше.
error-no-boards = У цьому файлі немає жодної здачі.
error-convert-folder = Виходять записи Lomber, а { $place } — ім’я файлу іншої програми: вкажіть у --out теку.
skipped-open-comment = примітку не закрито: «{ $what }»
skipped-no-tag = це не тег: { $what }
skipped-tag-twice = тег повторено, рахується перший: { $what }
skipped-no-game = не належить до жодної здачі: { $what }
skipped-no-section = тут не місце для розділу: { $what }
skipped-loose-comment = примітка поза здачами: «{ $what }»
skipped-no-deal = запис не має розкладу.
skipped-not-four-hands = у розкладі чотири руки: { $what }
skipped-no-hand = це не рука: { $what }
skipped-card-twice = { $what } здано двічі.
skipped-not-thirteen = на руках { $what } карт, а не по тринадцять.
skipped-not-set-up = розклад не складається: { $what }
skipped-strange-contract = це не контракт: { $what }
skipped-doubled = контри у вінті немає: { $what } грається без неї.
skipped-no-trumps-said = козир не названо: граємо без козиря.
skipped-whist-has-no-auction = у вісті не торгуються: торги пропущено.
skipped-no-auction-of-vint = торги не за вінтом: узято лише контракт.
skipped-no-contract = без контракту й розігрувача карти не розіграти.
skipped-play-in-order = карти записано за ходами, а не за стовпцями; так і прочитано.
skipped-not-played = взятка { $what }; далі пропущено.
skipped-no-value = тут цього не прочитати: { $what }
skipped-not-three-hands = у розкладі преферансу три руки: { $what }
skipped-comment = примітка, якій у записі немає місця: «{ $what }»
skipped-no-level = гру не названо, названо лише козир: граємо шістку.
skipped-earlier-tricks = взяток зіграно { $what }, а чиїх — не сказано: записано розігрувачеві, на мізері — вістувальникові.
skipped-pts-no-contract = контракту тут не грали: задачею цього не записати.
skipped-pts-two-hands = вістувальник грав сам: взяток із двох карт задача не вміщує, записано лише руки.
skipped-ppn-draft = рання чернетка нотації, опису до неї немає: { $what }
skipped-ppn-no-deal = це не здача PPN: { $what }
skipped-ppn-auction = торги сербської гри пропущено: { $what }
skipped-ppn-preferans = контракту «преферанс» у нас немає: узято самі карти.
skipped-ppn-discard = { $what } не знести: на руці їх немає; узято самі карти.
skipped-ppn-kontra = контри в нашому преферансі немає: { $what } пропущено.
skipped-ppn-refa = рефи в нашому преферансі немає: грається в одну ціну.
skipped-ppn-tricks = у взятках не по карті від кожного, хто грає: взятки пропущено.
skipped-ppn-leader = ходив гравець { $what }, а в нас ходить перша рука: взятки пропущено.
skipped-ppn-set-up = гра почалася з розставленої позиції: самої здачі не знаємо.
skipped-ppn-raspasy = розпасів у PPN немає: три паси записано, розіграш — ні.
skipped-ppn-no-contract = такого контракту в PPN немає: { $what }
skipped-ppn-unfinished = здачу не дограно.
skipped-ppn-level = рівня гри PPN не знає: від { $what } записано лише масть.
cli-verify = перевірити докази чесної здачі в записі
cli-verify-file = запис із доказами, як його дає стіл; «-» — зі вводу
cli-analyse = розібрати запис: чого була варта кожна карта, дорогі помилки
cli-analyse-hand = лише ця здача (від одиниці)
cli-analyse-seat = лише це місце (від нуля)
cli-analyse-all = усі рішення й ціна кожного ходу
cli-analyse-seconds = не більше стількох секунд, від кінця кожної здачі до початку
cli-score = порахувати описаний результат: кожен запис зі своїм правилом
cli-score-file = файл JSON: game, options, result; «-» — зі вводу
cli-solve = найкраща гра відкритими картами: здача за будь-яких козирів або ціна кожної карти
cli-solve-file = файл JSON: hands; hands і leader; game і start; або запис; «-» — зі вводу
cli-solve-engine = own — власний розв’язувач, dds — DDS; де DDS установлено, розв’язує він
cli-problems = задачі з відкритими картами проти розв’язувача: список, умова, гра
cli-problems-action = list (список, як нічого не сказано), show (умова) або play (грати)
cli-problems-what = що: у list — гра, у show і play — ім’я задачі
cli-problems-solution = показати й розв’язок
cli-problems-quiet = не казати після кожного ходу, чи ще досяжна мета
cli-viceroy = карти «Намісника»: перевірити набраний вами набір, зіграти набором і виміряти його
cli-viceroy-action = що робити: «check» знайде всі помилки набору й назве рядки; «balance» зіграє за книгою партії від одного до чотирьох гравців і покаже числа з їхніми межами
cli-viceroy-file = файл TOML з картами, «-» — зі вводу; для «balance» — назва набору або його файл
cli-viceroy-games = партій учотирьох (balance); решти — удвічі менше
accept-limit = межа
accept-players = { $number ->
    [1] один
    [2] удвох
    [3] утрьох
   *[other] учотирьох
}
accept-t-2-dry = партії, де вичерпався якийсь запас
accept-t-2-absent = партії, де в резерві не стало каменів одного кольору
accept-t-3-seat = перемоги місця, що найдалі від своєї частки
accept-t-4-collisions = ходи із зіткненням ставок
accept-t-5-largest = найбільша стаття в очках переможця
accept-t-5-steps = статті, що дають 2 % і більше
accept-t-6-cards = карти в готовій піраміді
accept-t-6-level-4 = гравці, що дійшли до 4-го рівня
accept-t-6-level-5 = гравці, що дійшли до 5-го рівня
accept-t-7-characters = купівлі персонажа, якого беруть найрідше
accept-t-7-laws = розіграші закону, який грають найрідше
accept-t-8-random = партії, де випадковий бот обіграв книгу
accept-legend = «!» — поза межею. Межі T-2 (запаси), T-3, T-4 і T-7 (персонажі) встановлено для чотирьох.
viceroy-sound = Набір у порядку.
viceroy-place =
    { $line ->
        [0] { $where }
       *[other] рядок { NUMBER($line, useGrouping: 0) }, { $where }
    }
toml-wrong =
    { $why ->
        [value] значення незрозуміле; текст беруть у лапки
        [array] список не закрито: бракує коми або «]»
        [inline] у фігурних дужках бракує коми або закривальної дужки
        [twice] це ім’я тут уже є
        [equals] після імені потрібен знак «=»
        [rest] після значення стоїть зайве
        [heading] заголовок не закрито: потрібно [ім’я] або [[ім’я]]
        [quotes] лапки не закрито, або в тексті недозволений знак
        [backslash] обернену риску в тексті пишуть двічі
        [name] тут потрібне ім’я латинськими літерами або заголовок у квадратних дужках
       *[other] { $said }
    }
viceroy-where-file = файл
viceroy-where-character = персонаж
viceroy-where-characters = персонажі
viceroy-where-law = закон
viceroy-where-laws = закони
viceroy-where-cost = ціни,
viceroy-where-level = рівень
viceroy-where-bottom = низ
viceroy-no-utf = це не текст в UTF-8; збережіть файл наново в цьому кодуванні
viceroy-no-toml = це не TOML: { toml-wrong }
viceroy-key-missing = бракує «{ $name }»
viceroy-key-strange =
    { $near ->
        [none] у наборі карт немає нічого з назвою «{ $name }»
       *[other] у наборі карт немає нічого з назвою «{ $name }»; може, «{ $near }»?
    }
viceroy-tables = кожну карту пишуть окремою таблицею [[{ $name }]]
viceroy-id = { $given } — не ім’я з малих латинських літер, цифр і підкреслень
viceroy-text = { $given } — не текст у лапках
viceroy-number = { $given } — не ціле число від { $low } до { $high }
viceroy-number-twice = номер { $number } уже стоїть на карті вище
viceroy-name-twice = карта вище вже зветься «{ $name }»
viceroy-names = { $given } нічого не каже ні ru, ні uk, ні en
viceroy-names-table = { $given }: українською, російською чи англійською? Пишуть так: {"{"} uk = { $given } {"}"}
viceroy-sizes = персонажів { $people }, законів { $laws }; у наборі їх 60–120 і 12–60
viceroy-sizes-usual = персонажів { $people }, законів { $laws }; зазвичай їх 64 і 24
viceroy-colours = { $given }: кольорів тут має бути { $number }, з { $known }
viceroy-reward-lines = { $given }: у персонажа чотири нагороди, для рівнів 1, 2, 3, 4
viceroy-reward = { $given } — не нагорода з однієї, двох чи трьох частин
viceroy-reward-item = { $given } — не нагорода; пишуть так: { $like }
viceroy-reward-kind =
    { $near ->
        [none] { $given } — не нагорода; бувають { $known }
       *[other] { $given } — не нагорода; може, «{ $near }»?
    }
viceroy-reward-number = { $given }: одразу після «{ $item }:» стоїть число, { $known }
viceroy-no-token = жетона на { $value } в коробці немає
viceroy-effects = у закону одна, дві або три дії
viceroy-effects-list = дії пишуть списком таблиць: [ {"{"} type = "…" {"}"} ], а не { $given }
viceroy-effects-order = replace_card стоїть першим, underlay — лише сам
viceroy-no-effect =
    { $near ->
        [none] дії { $given } немає
       *[other] дії { $given } немає; може, «{ $near }»?
    }
viceroy-effect-strange =
    { $near ->
        [none] у { $effect } немає «{ $name }»
       *[other] у { $effect } немає «{ $name }»; може, «{ $near }»?
    }
viceroy-effect-needs = у { $effect } має бути «{ $name }»
viceroy-not-one-of = { $given } не годиться; можна: { $known }
viceroy-flag = { $given } — ні true, ні false
viceroy-levels = { $given } — не очки за рівнями
viceroy-levels-four = рівнів чотири, а чисел тут { $number }
viceroy-options = choose_one пропонує дві, три або чотири нагороди
viceroy-gems-only = everyone_gains дає лише камені
viceroy-endless = кожен бере карту назад у руку і грає іншу: разом вони ніколи не скінчать
viceroy-numbered = номери не { $low }–{ $high }
viceroy-half-circle = нижнє півколо двоколірне
viceroy-triples = кожна трійка кольорів (вгорі ліворуч, вгорі праворуч, внизу) буває один раз; немає таких: { $missing }
viceroy-times = { $given }: разів – { $number }, а треба { $due }
viceroy-thrice = у ціні { $given } один колір тричі
viceroy-coloured = цін із чотирьох кольорів { $four }, із трьох { $three }; треба 16 і 48
viceroy-doubled = { $given } двічі в ціні у { $doubled } карт, жодного разу – у { $absent }; треба по 12
viceroy-same-cost = дві карти коштують однаково
viceroy-no-captain-cost = жодна карта не коштує G B Y Y
viceroy-dependent = { $given } серед цін рівня { $level }: разів – { $number }, а треба від 2 до 6
viceroy-worth = чотири її рядки варті { $worth }, а не від 22 до 29
viceroy-falling = нагорода рівня 4 варта менше за нагороду рівня 3
viceroy-families = у її рядках менше трьох родів нагород
viceroy-two-infinite = на ній два невичерпні камені
viceroy-no-captain = Капітан має бути один
viceroy-captain = Капітан із правил коштує G B Y Y і дає card:1, gems:5, magic:1, points:12
viceroy-block-bottoms = кожен нижній колір буває тут чотири рази
viceroy-block-worth = карта тут варта в середньому { $worth }, а не 25,14 ± 1
viceroy-unnamed = у неї немає імені мовою { $language }
viceroy-not-cyrillic = в імені «{ $name }» не всі літери кириличні
viceroy-circle-bonuses = бонусів кіл цього кольору два по +2 і один +4
viceroy-printed = надруковано { $number }, а в запасі { $full }
viceroy-wanted = на гру вчотирьох треба { $number } із { $full }: замало або забагато
viceroy-law-sectors = сектори { $given }; у закону вгорі один колір, внизу інший
viceroy-law-pairs = законів із такими кольорами { $number }, а треба два
viceroy-law-types = видів першої дії { $number }, а треба 20
viceroy-law-begins = законів, що починаються з цього, { $number }; можна не більше ніж { $most }
viceroy-law-kinds = законів такого роду { $number }, а треба { $low }–{ $high }
viceroy-idle = одному гравцеві з нього жодної користі
viceroy-touching = законів, що зачіпають суперників, { $number }; можна не більше двох
viceroy-law-range = { $effect }: «{ $name }» тут { $number }, а треба { $low }–{ $high }
viceroy-law-back = draw_and_return: «back» на одиницю менше за «take»
viceroy-law-discount = знижка вбудованого закону – на будь-який колір
viceroy-law-rising = { $effect }: { $given } не зростає до { $low }–{ $high }
viceroy-law-everyone = собі { $own }, іншим { $others }: треба від 3 до 5 каменів і один
viceroy-law-worth = { $given } варте { $worth }, а не від 3 до 6
viceroy-textless = у нього немає тексту мовою { $language }
viceroy-same-text = два закони кажуть те саме
cli-serve = стіл у браузері
cli-serve-db = де зберігати столи: файл або postgresql://user@host/name
cli-serve-host = яку адресу слухати; 0.0.0.0 пускає гостей із мережі
cli-serve-port = який порт слухати
cli-serve-workers = скільки процесів обслуговують разом; більше ніж один — лише з PostgreSQL
cli-serve-proxy = адреса зворотного проксі, якому віримо: 127.0.0.1
cli-serve-origin = адреса, з якої відкривають сторінку, якщо вона не та, що чує сервер: https://club.example
cli-serve-logs = що сервер пише: quiet — лише про негаразди, plain — усе рядками, json, none
serve-open = Відкрийте { $address }
serve-stop = Ctrl+C закриває стіл; нічого не пропаде.
cli-admin = вести клуб: люди, паролі, скарги, копії бази
cli-admin-action = users; mute, unmute, ban, unban, delete, reset (код для нового пароля) і логін або номер; reports; settle і номер скарги; ratings; backup і restore з файлом; export з текою; index; health
cli-admin-what = про кого чи про що йдеться
cli-admin-days = на стільки днів; без цього — назавжди
cli-admin-why = нотатка для себе
cli-admin-portable = backup: файл, придатний для будь-якої бази даних
cli-admin-check = ratings: порахувати все заново за записами й порівняти
cli-admin-url = адреса клубу для посилання: https://club.example
cli-bench = швидкість поруч з іншими рушіями
cli-bench-rounds = скільки раундів міряти
cli-bench-seconds = секунд на раунд
cli-conform = усі обіцянки договору, випробувані на грі: для того, хто її пише
cli-conform-game = ім’я гри: whist
cli-conform-seconds = скільки секунд ходити кожною формою
conform-done =
    { $number ->
        [0] Усіх обіцянок дотримано.
        [one] Порушено { $number } обіцянку.
        [few] Порушено { $number } обіцянки.
       *[many] Порушено { $number } обіцянок.
    }
# -- файли карт
cli-berserk = карти «Берсерка»: перевірити файли зі своїми картами, випробувати їх у сценаріях, поміряти готові колоди
cli-berserk-action = що робити: «check» знайде всі помилки у файлі карт і назве рядки; «try» розіграє сценарії; «balance» зіграє готовими колодами набору одна проти одної
cli-berserk-games = поєдинків на кожну пару колод (balance)
cli-berserk-bots = хто грає (balance): один бот або двоє, яких треба порівняти: master,book
cli-berserk-files = файли карт у TOML; наступний може спиратися на карти попереднього; для «balance» — назва набору
cli-berserk-base = вимагати й усього, що належить базовому набору (розділ 19)
faults-none = { $file }: помилок немає; карт: { $cards }
try-fine = { $file }: усе, як очікувалося
fault-warning = обережно
fault-syntax = це не TOML: { toml-wrong }
fault-unknown = слова «{ $word }» тут не буває
fault-unknown-near = слова «{ $word }» тут не буває; може, «{ $near }»?
fault-expected = «{ $value }» сюди не годиться; потрібно { $wanted }
fault-missing = бракує «{ $key }»
fault-range = «{ $key }» — ціле число від { $low } до { $high }
fault-no-language = «{ $key }»: немає слів мовою { $language }
fault-bad-id = карту називають малими латинськими літерами, цифрами й _: «{ $id }» не підходить
fault-twice = карта «{ $id }» вже є в іншому наборі
fault-spell-texts = у закляття рівно один текст зі «spell = true»; тут: { $number }
fault-spell-elsewhere = текст зі «spell = true» буває лише в закляття
fault-class-unlisted = класу «{ $word }» немає в заголовку набору
fault-kind-unlisted = виду «{ $word }» немає в заголовку набору
fault-keyword-value = слову «{ $word }» потрібне значення
fault-keyword-bare = слово «{ $word }» значення не має
fault-spells-alone = захист від заклять стоїть сам по собі
fault-from-spells = захист від заклять пишеться «spells = true»
fault-one-kind = у тексту рівно одне з on, cost, give, replace, spell; тут: { $found }
fault-one-verb = у кроці рівно одне дієслово; тут: { $found }
fault-target-twice = або «target», або «targets», але не обидва
fault-free-for-ever = щоб користуватися скільки завгодно разів, потрібна плата, яка вичерпується: монети, рани, скидання, жертва, втрата монет або закриття
fault-prevent-elsewhere = запобігти можна лише ранам: «prevent» буває при «would_wound»
fault-do-or-prevent = у заміні або «do», або «prevent»
fault-endless = без «limit» це може йти по колу без кінця
fault-spell-leaves = закляття не буває в грі: те, що триває «while_source», одразу закінчується
fault-spell-never = закляття не буває в грі: без «zone» цей текст ніколи не спрацює
fault-lies-elsewhere = у цю мить карта лежить не там: текст діє лише із zone = «{ $zone }»
fault-block-elsewhere = заблокувати атаку можна лише при «attack_declared» або «defends»
fault-wrong-reserve = «{ $id }» не лежить у запасі як { $reserve }
fault-slot-name = кожна з кількох цілей повинна мати своє «id»
fault-no-target = текст не оголошує «{ $word }»
fault-it-outside = «it» має сенс лише всередині «for_each»
fault-event-outside = тут немає події, про яку говорило б «{ $word }»
fault-forms = відмінки класу — стільки слів поспіль: { $number }
fault-price-missing = «{ $feature }» не має ціни: впишіть її в [prices]
fault-price-unused = жодна істота не має такої особливості
fault-over-budget = варта { $worth }, а істоті за { $cost } належить { $budget } ± 1
fault-too-few-of = у наборі бракує: { $what } — { $found } із { $wanted }
fault-out-of-shape = { $what }: { $found }, а має бути від { $low } до { $high }
fault-deck-too-few = у колоді замало карт [{ $rule }]
fault-deck-wrong-element = «{ $id }» не тієї стихії, що герой [{ $rule }]
fault-deck-too-many-copies = забагато копій «{ $id }» [{ $rule }]
fault-deck-not-deckable = «{ $id }» не можна класти в колоду [{ $rule }]
fault-deck-unknown-card = карти «{ $id }» немає [{ $rule }]
fault-deck-no-hero = «{ $id }» — не герой [{ $rule }]
error-bad-set =
    { $file }, рядок { $line }, { $where }: у файлі карт { $number ->
        [one] { $number } помилка
        [few] { $number } помилки
       *[many] { $number } помилок
    }; їх покаже «lomber berserk check».
error-too-many-classes = У наборах більше ніж { $most } класів.
cli-mistake = Не зрозумів:
cli-mistake-choice = «{ $given }» не годиться. Можна: { $known }
cli-mistake-missing = бракує: { $known }
cli-mistake-extra = зайве: { $given }
cli-mistake-value = після нього потрібне значення
cli-mistake-no-value = значення «{ $given }» тут зайве
cli-mistake-whole = «{ $given }» — не ціле число
cli-mistake-together = не разом з { $known }
cli-mistake-ambiguous = «{ $given }» можна зрозуміти по-різному: { $known }
cli-output = Відповідь не записується: { system-reason }
cli-interrupted = Перервано.
games-presets = варіанти
games-options = налаштування
games-none = Ігор немає.
selfplay-head =
    { $game }: { $deals ->
        [one] { $deals } здача
        [few] { $deals } здачі
       *[many] { $deals } здач
    } за { $seconds } с, { $rate } здач/с
selfplay-seat = місце
selfplay-bot = бот
selfplay-score = рахунок
selfplay-mean = за здачу
selfplay-interval = 95 %
selfplay-by-seat = За місцями
selfplay-by-bot = За ботами
selfplay-records =
    { $number ->
        [one] Записано { $number } партію: { $folder }
        [few] Записано { $number } партії: { $folder }
       *[many] Записано { $number } партій: { $folder }
    }
selfplay-progress = { $done } з { $deals } здач
arena-head =
    { $game }: { $boards ->
        [one] { $boards } здача
        [few] { $boards } здачі
       *[many] { $boards } здач
    } у всіх розсадках, { $hands ->
        [one] зіграно { $hands } раз
        [few] зіграно { $hands } рази
       *[many] зіграно { $hands } разів
    }
arena-bot = бот
arena-mean = за здачу
arena-interval = 95 %
arena-decided = Різниця ясна, далі можна не грати.
arena-progress = { $done } з { $deals } здач
study-head =
    { $game }: книгу перевірено на { $boards ->
        [one] { $boards } здачі
       *[other] { $boards } здачах
    }
study-number = порада
study-changed = вирішує, %
study-worth = за здачу
study-interval = 95 %
study-each = коли вирішує
study-note = «Вирішує»: у скількох руках зі ста без цієї поради зіграли б інакше. «За здачу»: що вона дає тому, хто її тримається серед тих, хто грає за всією книгою; * — ясно, решта може бути випадком.
arena-points = матчі
arena-rating = рейтинг
arena-crosses = На скільки більше за здачу, ніж у:
arena-milliseconds = { $time } мс
arena-system-table = Усі за одним столом, ті самі здачі в усіх розсадках, зерно { $seed }.
arena-system-round-robin = Кожен зіграв із кожним ті самі здачі в усіх розсадках, зерно { $seed }.
arena-system-swiss = За швейцарською системою: у кожному турі на всіх столах ті самі здачі, в усіх розсадках, зерно { $seed }.
arena-page-strength = Сила
arena-page-strength-note = Рейтинг OpenSkill: хто взяв більше на кожній здачі; лінія — по два стандартні відхилення в обидва боки.
arena-page-points = Очок за здачу
arena-page-points-note = Середнє за всіма здачами, у рахунку самої гри, та його 95-відсотковий інтервал.
arena-page-crosses = Хто в кого виграв
arena-page-crosses-note = На скільки за здачу бот ліворуч узяв більше, ніж бот угорі, на тих самих здачах, із 95-відсотковим інтервалом. Жирно — де нуль до інтервалу не потрапляє.
arena-page-time = Час на хід
arena-page-time-note = Час процесора на кожен хід, і вимушений теж. Шкала — за степенями десяти.
cfr-head =
    { $form }: { $nodes ->
        [one] { $nodes } вузол
        [few] { $nodes } вузли
       *[many] { $nodes } вузлів
    }, { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[many] { $decisions } рішень
    }
cfr-seat = місце
cfr-value = варте за здачу
cfr-gain = можна виграти ще
cfr-exploitability = Вразливість, тобто скільки в середньому можна виграти ще: { $mean }
cfr-progress = { $done } з { $deals } проходів
replay-head =
    { $game }: { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }
replay-scores = Рахунок
replay-to-move = Ходить: { $names }
replay-deal-due = Далі — здача.
replay-piles = Карти
analyse-head =
    { $game }: { $number ->
        [0] судити нема про що
        [one] розібрано { $number } рішення
        [few] розібрано { $number } рішення
       *[many] розібрано { $number } рішень
    }
analyse-progress = { $done } з { $deals } подій
solve-progress = козирі: { $done } з { $deals }
analyse-nothing = З відкритими картами тут нічого не порахувати.
analyse-clean = Дорогих помилок немає.
analyse-trick = Взятка { $number }.
analyse-mistake = { $name }: { $move }; краще було { $better }
analyse-sure = { $name }: { $move }; певніше було { $better }
analyse-judgement = { $name }: { $move }; з того, що було видно, більше обіцяло { $better }
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
        [few] { $number } очки
       *[many] { $number } очок
    }
analyse-loss = у рахунку { $number }
analyse-total =
    { $name }: { $number ->
        [0] дорогих помилок немає
        [one] { $number } дорога помилка, у рахунку { $loss }
        [few] { $number } дорогі помилки, у рахунку { $loss }
       *[many] { $number } дорогих помилок, у рахунку { $loss }
    }
score-nothing = На аркуш не пишеться нічого.

## Гра в терміналі

line-hello = Ви граєте: { $game }. Ходіть номером або картою (QH). Ще: hint, why QH, sheet, log, rules, undo, help, quit.
line-help =
    номер або запис ходу (QH, throw 5H) — зробити хід
    кілька карт разом — у будь-якому порядку, відразу (9S 5H done) або по одній; названа ще раз сама повертається
    hint — що радить книга
    why QH — чому цю карту не можна
    sheet — запис, log — що було, rules — правила
    undo — взяти хід назад, lang ru|uk|en — мова
    say … — сказати решті (за столом на сервері)
    quit — встати з-за столу
line-choices = Можна:
line-picks = У будь-якому порядку, можна й кілька відразу (карта, названа ще раз сама, повертається):
line-picked = Обрано: { $cards }
line-picked-none = Нічого не обрано.
line-bye = До зустрічі за столом!
line-number = Такого номера немає: від 1 до { $number }.
line-nothing-to-undo = Брати назад поки що нема чого.
line-undone = Хід узято назад.
line-may = { $card } — можна, ходіть.
line-why-what = Про яку карту? Наприклад: why QH
line-log-empty = Поки що нічого не було.
line-language = Тепер українською.
line-won = Рахунок: { $scores }
line-ask = Ваш хід>{ " " }

# at a served table
log-spoken = { $name }: «{ $text }»
offer-next = Здавайте далі
offer-rematch = Ще партію
offer-back = Далі граю без бота
offer-stand-in = Хай бот пограє за гравця: { $seat }
join-open-seat = порожній стілець { $number }
join-guest = гість { $number }
join-calling = Зв’язок урвався; з’єднуємося знову…
join-waiting = Чекаємо на гравців. Надішліть їм посилання: { $link }
join-waiting-only = Чекаємо на гравців.
join-missed = Відійшли від столу: { $name }. Зачекаймо.
join-watching = Ви дивитеся.
hint-says = Книга радить: { $move }.
hint-advice = { $number }: { $text }
hint-move = Я б обрав: { $move }
hint-wait = Зачекайте свого ходу, тоді й пораджу.
log-move = { $name }: { $move }
log-throw =
    { $seat ->
        [you] зносите { $card }
       *[other] зносить { $card }
    }
log-entry = { $column }: { $amount } — { $reason }
screen-title = Ломбер
screen-log = Що було
screen-hint = Порада
screen-sheet = Запис
screen-rules = Правила
screen-help = Підказка
screen-again = Ще партію? Натисніть n.
screen-key-hint = порада
screen-key-sheet = аркуш
screen-key-log = журнал
screen-key-rules = правила
screen-key-undo = назад
screen-key-language = мова
screen-key-help = клавіші
screen-key-quit = встати
screen-small = Вікно замале: треба хоча б 80×24.
screen-keys =
    ←/→ або Tab — обрати хід, Enter або пробіл — зробити його
    цифри — хід під цим номером
    кілька карт разом — у будь-якому порядку; обрана ще раз повертається
    h — порада, s — аркуш, l — журнал, r — правила
    u — взяти хід назад, t — мова, ? — ця сторінка, q — встати з-за столу
    Мишею: клацніть карту або кнопку.

## Мушка та її рідня: рамс та інші ігри із записом

prompt-mouche-declare = Граєте? Знесіть зайве або спасуйте.
prompt-mouche-throw =
    { $number ->
        [one] Зносите { $number } карту. Ще?
        [few] Зносите { $number } карти. Ще?
       *[many] Зносите { $number } карт. Ще?
    }
prompt-mouche-turnup = Візьмете { $card } замість однієї зі своїх карт?
prompt-mouche-claim = Взятки розіграно. Хтось зробив ренонс?
move-mouche-done =
    { $number ->
        [0] Грати на своїх
        [one] Грати й прикупити { $number } карту
        [few] Грати й прикупити { $number } карти
       *[many] Грати й прикупити { $number } карт
    }
fact-mouche-took = Козир { $card } забрано: { $seat }.
fact-mouche-shown =
    { $seat ->
        [you] { $seat } показуєте { $cards }.
       *[other] { $seat } показує { $cards }.
    }
error-mouche-dealer = Грає лише один: здавач мусить грати.
error-mouche-room = У прикупі більше немає карт.
error-mouche-first-dealer = Такого місця за столом немає.
error-mouche-turned = Відкрито одну карту: вона на столі або вже у здавача.
error-mouche-pack-small = У колоді замало карт.
prompt-mouche-exchange = Що зносите? Можна йти й на своїх.
log-mouche-done =
    { $seat ->
        [you] { $number ->
            [0] граєте на своїх
            [one] граєте й прикуповуєте { $number } карту
            [few] граєте й прикуповуєте { $number } карти
           *[many] граєте й прикуповуєте { $number } карт
        }
       *[other] { $number ->
            [0] грає на своїх
            [one] грає й прикуповує { $number } карту
            [few] грає й прикуповує { $number } карти
           *[many] грає й прикуповує { $number } карт
        }
    }

# Задачі проти розв’язувача
problem-goal-take = Візьміть щонайменше { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[many] { $number } взяток
}.
problem-goal-take-more = З решти взяток візьміть щонайменше { $number }.
problem-goal-clean = Не візьміть жодної взятки.
problem-goal-few = Візьміть щонайбільше { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[many] { $number } взяток
}.
problem-goal-catch = Зловіть мізер: віддайте йому щонайменше { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[many] { $number } взяток
}.
problem-goal-hold = Не дайте розігрувачеві взяти більше ніж { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[many] { $number } взяток
}.
problem-goal-score = Закінчіть цю здачу з результатом { $number } або краще.
problem-level-1 = легка
problem-level-2 = середня
problem-level-3 = важка
problem-kept = Мета ще досяжна.
problem-lost = Мету втрачено: поверніть хід.
problem-solved = Розв’язано!
problem-failed = Не вийшло. Поверніть хід або почніть спочатку.
problem-source = Звідки: { $source }
problem-first = Перший хід: { $cards }
problem-line = Найкраща гра всіх: { $cards }
problem-count = { $number ->
    [one] { $number } задача
    [few] { $number } задачі
   *[many] { $number } задач
}

solve-strains = Взятки місць 0 і 2: за козирями та за тим, хто ходить першим (0–3):
solve-tricks = { $side ->
    [1] Місце { $seats } бере
   *[other] Місця { $seats } беруть
} { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[other] { $number } взяток
}. Залежно від карти, зіграної зараз:
solve-line = Найкраща гра до кінця:
solve-foreseen = За найкращої гри всіх виходить:
solve-alone = Хай що всі інші робитимуть спільно, { $name } певно має:
solve-moves = Залежно від ходу, зробленого зараз:

# Чесна здача: перевірка

fair-line =
    { $hand ->
        [0] Роздача на жереб перед першою здачею: { $said }
       *[other] Здача { $hand }: { $said }
    }
fair-shuffle =
    { $number ->
        [0] чесна. Карти виходять із таємниці, запечатаної до здачі.
        [one] чесна. Карти виходять із таємниці, запечатаної до здачі, і з того, що додав { $number } гравець.
        [few] чесна. Карти виходять із таємниці, запечатаної до здачі, і з того, що додали { $number } гравці.
       *[other] чесна. Карти виходять із таємниці, запечатаної до здачі, і з того, що додали { $number } гравців.
    }
fair-cards =
    { $number ->
        [0] жодної карти не показано, доводити нема чого; порядок було запечатано до здачі.
        [one] показано { $number } карту з { $most }, і лежала вона там, де її запечатали. Решта закрита, тож саме тасування не доведено.
        [few] показано { $number } карти з { $most }, і лежали вони там, де їх запечатали. Решта закрита, тож саме тасування не доведено.
       *[other] показано { $number } карт із { $most }, і лежали вони там, де їх запечатали. Решта закрита, тож саме тасування не доведено.
    }
fair-commitment = нечесна: таємниця не та, що була запечатана до здачі.
fair-root = нечесна: запечатано було інший порядок карт.
fair-order = нечесна: карти «{ $pile }» не виходять із таємниці.
fair-card = нечесна: доказ для { $card } не сходиться.
fair-unproved = карти «{ $pile }» не ті, що їх відкривають докази.
fair-damaged = докази пошкоджені, перевірити їх не можна.
fair-nothing = У цьому записі немає доказів: про здачі нічого не скажеш.
fair-uncovered =
    { $number ->
        [one] У цьому записі { $number } здача без доказу.
        [few] У цьому записі { $number } здачі без доказів.
       *[other] У цьому записі { $number } здач без доказів.
    }
fair-committed = запечатано до здачі: { $hash }
fair-bound = порядок, запечатаний при здачі: { $hash }
fair-good = Усе, що можна довести, доведено.
fair-bad = Цей запис чесної здачі не доводить.
