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
bot-book = грає за книгою
bot-random = грає навмання
bot-novice = грає за книгою, коли згадає
bot-club = думає наперед
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
move-more = Далі…

## Чому не можна

error-illegal = Так зараз не можна.
error-not-your-turn = Зараз не ваш хід.
error-not-in-hand = Цієї карти у вас немає.
error-must-follow = Масть є, { SUIT($suit, case: "many") }: її й треба дати.
error-must-beat = Можете перебити — мусите перебити.
error-must-trump = Масті немає — треба бити козирем.
error-must-overtrump = Є старший козир — треба покласти його.
error-unknown-move = «{ $text }» — такого ходу тут немає.
error-empty-gesture = Нічого не вибрано.
error-gesture-too-long = Зайве: хід уже зроблено.
error-bad-record = Запис не годиться: { $sentence }
record-move = { $where }: місце { $number }: { $move }: { $why }
error-bad-position = Такого становища не буває: { $sentence }
error-option-unknown = Налаштування «{ $name }» немає. Є: { $known }.
error-option-bool = Налаштування { $name } — це так або ні (true, false), а не «{ $given }».
error-option-int = Налаштування { $name } — ціле число, а не «{ $given }».
error-option-choice = Налаштування { $name }: «{ $given }» не годиться. Можна: { $choices }.
error-option-range = Налаштування { $name }: { $given } не годиться, можна від { $low } до { $high }.
error-option-text = Налаштування { $name } — це слово, а не «{ $given }».
error-option-list = Налаштування { $name } — це список через кому, а не «{ $given }».
error-option-fixed = Налаштування { $name } тут не змінюють: з ним це була б інша гра.
error-option-players = Стільки гравців за цей стіл не сідає: { $sentence }
error-option-belongs = Ці налаштування не пасують одне до одного: { $sentence }
error-unknown-game = Гри «{ $name }» немає. Є: { $known }.
error-unknown-preset = Варіанта «{ $name }» немає. Є: { $known }.
error-unknown-bot = Бота «{ $name }» немає. Є: { $known }.
error-no-reduced-form = Спрощеної гри з такими умовами ще ніхто не склав.
error-seats = Місць за столом { $seats }, а названо { $given }.
error-two-mes = За цим столом ваше місце одне: слово me пишуть один раз.
error-other-contest = У файлі «{ $file }» інше змагання або зовсім не змагання: назвіть інший файл.
error-no-file = Файл «{ $name }» не відкривається: { $why }
error-no-page = Правил цієї гри цією мовою немає.
error-no-listeners = Тут самі боти, а вони не слухають.
error-join-address = «{ $text }» не веде до столу: треба посилання на кшталт http://host:port/join/… або …/table/…
error-join-no-server = За адресою { $address } столу немає ({ $why }).
error-join-lost = Зв'язок урвався: нічого не дійшло.
error-join-foreign = Цей сервер говорить не по-нашому: хтось із нас відстав версією.
error-bad-result = Результат не читається: { $sentence }
error-bad-problem = Тут нема чого розв’язувати: { $sentence }
error-no-advice = Книга про таке становище мовчить.
error-no-seat = Місця { $number } немає: за столом { $seats }.

## Що лежить на столі

fact-trump = Козирі — { SUIT($suit, case: "many") }.
fact-no-trumps = Козирів немає.
mark-dealer = здає
mark-to-move = ходить
mark-passed = пас
mark-sits-out = відпочиває
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
sheet-hand = Здача { $number }
sheet-total = Разом
sheet-more =
    { $number ->
        [one] … і ще { $number } запис раніше
        [few] … і ще { $number } записи раніше
       *[many] … і ще { $number } записів раніше
    }

## Полиця

shelf-tricks = Ігри на взятки
shelf-pots = Ігри з котлом
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

cli-about = Картярський стіл: давні й нові ігри — у терміналі, для людей, ботів і досліджень.
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
cli-play-seats = хто сидить, за порядком місць: me, book, novice, club, random (якщо не сказано: me, решта book)
cli-play-plain = рядок за рядком, без столу на весь екран
cli-join = сісти з термінала за стіл на сервері
cli-join-address = запрошення (http://host:port/join/…) або адреса столу (…/table/…): повернутися чи подивитися
cli-join-name = як вас кликати за столом; за іменем розрізняють і двох за одним комп'ютером
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
cli-verify = перевірити докази чесної здачі в записі
cli-verify-file = запис із доказами, як його дає стіл; «-» — зі вводу
cli-analyse = розібрати запис: чого варта була кожна карта, дорогі помилки
cli-analyse-hand = лише ця здача (від одиниці)
cli-analyse-seat = лише це місце (від нуля)
cli-analyse-all = усі рішення й ціна кожного ходу
cli-score = порахувати описаний результат: кожен запис зі своїм правилом
cli-score-file = файл JSON: game, options, result; «-» — зі вводу
cli-solve = найкраща гра відкритими картами: роздача за будь-яких козирів або ціна кожної карти
cli-solve-file = файл JSON: hands; hands і leader; game і position; або запис; «-» — зі вводу
cli-solve-engine = own — власний розв’язувач, dds — DDS; де DDS установлено, розв’язує він
cli-viceroy = перевірити набрані вами карти «Намісника»
cli-viceroy-check = «check»: будова набору, а у вбудованого і його статистика
cli-viceroy-file = файл TOML з картами; «-» — зі вводу
viceroy-sound = Набір у порядку.
cli-serve = стіл у браузері
cli-serve-db = де зберігати столи: файл або postgresql://user@host/name
cli-serve-host = яку адресу слухати; 0.0.0.0 пускає гостей із мережі
cli-serve-port = який порт слухати
cli-serve-workers = скільки процесів обслуговують разом; більше одного – лише з PostgreSQL
cli-serve-logs = що сервер пише: quiet – лише про негаразди, plain – усе рядками, json, none
serve-open = Відкрийте { $address }
serve-stop = Ctrl+C закриває стіл; нічого не пропаде.
cli-bench = швидкість поруч з іншими рушіями
cli-bench-rounds = скільки раундів міряти
cli-bench-seconds = секунд на раунд
# -- файли карт
cli-berserk = карти «Берсерка»: перевірити файли зі своїми картами, випробувати їх у сценаріях
cli-berserk-action = що робити: «check» знайде всі помилки у файлі карт і назве рядки; «try» розіграє сценарії
cli-berserk-files = файли карт у TOML; наступний може спиратися на карти попереднього
faults-none = { $file }: помилок немає; карт: { $cards }
try-fine = { $file }: усе, як очікувалося
fault-warning = обережно
fault-syntax = це не TOML: { $said }
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
fault-block-elsewhere = заблокувати атаку можна лише при «attack_declared» або «defends»
fault-wrong-reserve = «{ $id }» не лежить у запасі як { $reserve }
fault-slot-name = кожна з кількох цілей повинна мати своє «id»
fault-no-target = текст не оголошує «{ $word }»
fault-it-outside = «it» має сенс лише всередині «for_each»
fault-event-outside = тут немає події, про яку говорило б «{ $word }»
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
cli-interrupted = Перервано.
games-presets = варіанти
games-options = налаштування
games-bots = боти
games-players = гравців
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
analyse-nothing = У відкриту тут нічого не порахувати.
analyse-clean = Дорогих помилок немає.
analyse-trick = Взятка { $number }.
analyse-mistake = { $name }: { $move }; краще було { $better }
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
        [few] { $number } очка
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
    hint — що радить книга
    why QH — чому цю карту не можна
    sheet — запис, log — що було, rules — правила
    undo — взяти хід назад, lang ru|uk|en — мова
    say … — сказати решті (за столом на сервері)
    quit — встати з-за столу
line-hand = Здача { $number }
line-choices = Можна:
line-asides = Поза чергою:
line-bye = До зустрічі за столом!
line-number = Такого номера немає: від 1 до { $number }.
line-nothing-to-undo = Брати назад поки нічого.
line-undone = Хід узято назад.
line-may = { $card } — можна, ходіть.
line-why-what = Про яку карту? Наприклад: why QH
line-log-empty = Поки нічого не було.
line-language = Тепер українською.
line-won = Рахунок: { $scores }
line-ask = Ваш хід>{ " " }

# at a served table
log-spoken = { $name }: «{ $text }»
offer-next = Здавайте далі
offer-rematch = Ще партію
offer-back = Далі граю сам
offer-stand-in = Хай бот пограє за гравця: { $seat }
join-open-seat = порожній стілець { $number }
join-guest = гість { $number }
join-calling = Зв'язок урвався; передзвонюємо …
join-waiting = Чекаємо на гравців. Надішліть їм посилання: { $link }
join-waiting-only = Чекаємо на гравців.
join-missed = Відійшли від столу: { $name }. Зачекаймо.
join-watching = Ви дивитеся.
hint-says = Книга радить: { $move }
hint-advice = { $number }: { $text }
hint-move = Я б обрав: { $move }
hint-wait = Зачекайте свого ходу, тоді й пораджу.
log-deal = Здача { $number }
log-move = { $name }: { $move }
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
screen-key-help = ключі
screen-key-quit = встати
screen-small = Вікно замале: треба хоча б 80×24.
screen-keys =
    ←/→ або Tab — обрати хід, Enter або пробіл — зробити його
    цифри — хід під цим номером
    h — порада, s — аркуш, l — журнал, r — правила
    u — взяти хід назад, t — мова, ? — ця сторінка, q — встати з-за столу
    Мишею: клацніть карту або кнопку.

## Мушка та її рідня: рамс та інші ігри із записом

prompt-mouche-declare = Граєте? Скиньте зайве або спасуйте.
prompt-mouche-throw =
    { $number ->
        [one] Скидаєте { $number } карту. Ще?
        [few] Скидаєте { $number } карти. Ще?
       *[many] Скидаєте { $number } карт. Ще?
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
fact-mouche-shown = { $seat } показує { $cards }.
error-mouche-dealer = Грає лише один: здавач мусить грати.
error-mouche-room = У прикупі більше немає карт.
error-mouche-first-dealer = Такого місця за столом немає.
error-mouche-pack-small = У колоді замало карт.
prompt-mouche-exchange = Що скидаєте? Можна йти і на своїх.

solve-strains = Взятки місць 0 і 2: за козирями та за тим, хто ходить першим (0–3):
solve-tricks = Місця { $seats } беруть { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
   *[other] { $number } взяток
}. Залежно від карти, зіграної зараз:
solve-line = Найкраща гра до кінця:
solve-foreseen = За найкращої гри всіх виходить:
solve-moves = Залежно від ходу, зробленого зараз:

# Чесна здача: перевірка

fair-line =
    { $hand ->
        [0] Жеребкування перед першою здачею: { $said }
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
        [0] жодної карти не показано, доводити нічого; порядок було запечатано до здачі.
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
fair-good = Усе, що можна довести, доведено.
fair-bad = Цей запис чесної здачі не доводить.
