# Що каже сама сторінка.

page-title = Ломбер
page-tagline = Вечір за зеленим сукном
page-play-now = Грати
page-first-game = Перша гра, з підказками
page-understood = Зрозуміло
page-learning-off = Без підказок
page-new-table = Новий стіл
page-more = Умови, друзі
page-lobby = До полиці
page-language = Мова
page-settings = Налаштування
page-help = Довідка
page-close = Закрити
page-my-tables = Мої столи
page-my-tables-more = Ще столів: { $number }
page-open-tables = Відкриті столи
page-no-tables = Відкритих столів поки що немає: накрийте свій.
page-join = Сісти
page-full = Усі місця вже зайняті.
page-return = Грати далі
page-watch = Дивитися
page-guest = гість
page-free-seat = вільне місце
page-you-watch = Ви дивитеся.
page-loading = Стелимо сукно…
page-no-line = Зв’язку немає; повернемося самі.
page-reconnecting = Зв’язок урвався. Повертаємося…
page-hint = Порада
page-undo = Узяти назад
page-again = Ту саму здачу ще раз
page-next = Наступна здача
page-to-end = Одразу до кінця
page-rematch = Ще партію
page-last-trick = Минула взятка
page-asides = Поза чергою
page-sheet = Запис
page-log = Журнал
page-rules = Правила
page-chat = Розмова
page-invite = Покликати друга
page-invite-text = Хто відкриє це посилання, сяде на вільне місце.
page-copy = Скопіювати посилання
page-copied = Скопійовано.
page-waiting =
    { $number ->
        [0] Усі зібралися.
        [one] Чекаємо ще { $number } гравця.
       *[other] Чекаємо ще { $number } гравців.
    }
page-between = Здачу зіграно. Гляньте на запис.
page-next-awaited = Інші ще дивляться запис.
page-over = Гру закінчено.
page-scores = Рахунок
page-watchers =
    { $number ->
        [one] { $number } глядач
        [few] { $number } глядачі
       *[many] { $number } глядачів
    }
page-seats = Хто де сидить
page-levels = Новачок знає книгу, та рука в нього часом схибить; хто грає за книгою, робить, як вона радить; клубний гравець думає наперед, майстер — уп’ятеро довше.
page-seat-me = я
page-seat-open = друг
page-preset = Варіант
page-preset-usual = як завжди
page-listed = Показати у списку відкритих столів
page-allow-watch = Стороннім можна дивитися
page-open = Накрити стіл
page-options = Умови
page-none = не задано
page-name = Ваше ім’я
page-save = Зберегти
page-faces = Літери на картах
page-faces-auto = за мовою
page-faces-russian = Т К Д В
page-faces-international = A K Q J
page-colours = Масті
page-colours-two = у два кольори
page-colours-four = у чотири кольори
page-deck = Колода
page-deck-own = наша
page-deck-atlasnye-russian = «Атласні» (Т К Д В)
page-deck-atlasnye = «Атласні» (A K Q J)
page-deck-slavic_costumes = «Російський стиль»
page-back = Сорочка
page-back-brass = зелена
page-back-wine = бордова
page-back-blue = синя
page-motion = Рух
page-motion-auto = як у системі
page-motion-full = спокійний
page-motion-fast = швидкий
page-motion-off = без руху
page-theme = Світло
page-theme-auto = як у системі
page-theme-light = день
page-theme-dark = вечір
page-sound = Звуки
page-plain = Стіл словами
page-plain-open = Стіл словами
page-cards-open = Стіл із картами
page-plain-move = Ваш хід
page-plain-send = Зіграти
page-plain-help = Наберіть номер, карту (QH) або хід і натисніть Enter. Ще: рука, стіл, запис, журнал, розмова, кажи …, порада, назад, далі, повернувся, довідка.
page-plain-choices = Можна:
page-plain-table = На столі
page-plain-picks = Карти, що йдуть разом, називають у будь-якому порядку, можна й кілька відразу (9S 5H done); названа ще раз сама карта повертається.
page-plain-picked = Обрано: { $list }.
page-plain-none = Зараз вас ні про що не питають.
page-plain-unknown = «{ $text }» — такого тут не знаю. Наберіть «довідка».
page-plain-empty = порожньо
page-invited = Вас кличуть за стіл
page-not-found = Тут нічого немає.
page-table-gone = Цього столу вже немає
page-your-hand = Ваша рука
page-playable = можна зіграти
page-forbidden = проти { $rule }
page-new-card = щойно прийшла
page-count-left =
    { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
page-collapse = Сховати колонку
page-expand = Показати колонку
page-bench = Відпочивають
page-dummy-of =
    { $seat ->
        [you] ваші карти
       *[other] грає { $seat }
    }
page-hand-empty = Карт немає.
page-pass-until = Пасую, доки ніхто не призначить вище
page-pick-target = Куди?
page-cancel = Не цю
page-keys = Клавіші
page-key-arrows = ← → — картами, Tab — усім поспіль
page-key-enter = Enter або пробіл — зіграти карту, натиснути кнопку
page-key-numbers = 1 … 9 — кнопка з цим номером
page-key-letters = H — порада, U — узяти назад, N — наступна здача, S — запис, L — журнал, T — розмова, R — правила, P — стіл словами
page-key-escape = Esc — покласти карту назад, закрити
page-key-help = ? — ця підказка
page-interpreted = Правила виконує інтерпретатор: так само точно, тільки повільніше.
page-rule = правило { $rule }
page-pot = На кону
page-level = Як грають інші
page-full-sheet = На весь розмір
page-analysis = Розбір здачі
page-analysing = Розбираю здачу…
page-record = Запис партії

page-leave = Устати
page-away = зараз грає бот
page-away-says =
    { $seat ->
        [you] Вас немає за столом: за вас грає бот.
       *[other] { $seat } не за столом: поки що грає бот.
    }
page-back-says =
    { $seat ->
        [you] З поверненням: ви знову граєте самі.
       *[other] { $seat } знову за столом.
    }
page-away-text = Поки вас немає, за вас зіграє бот. Місце лишиться вашим.
page-away-do = Хай за мене пограє бот
page-away-you = За вас грає бот.
page-back-do = Я тут
page-give-up = Поступитися місцем
page-give-up-text = Або віддайте місце назовсім: гру за вас дограє бот.
page-give-up-waiting = Карти ще не здано: місце звільниться для іншого.
page-missed = { $seat }: давно немає за столом.
page-stand-in = Посадити бота
page-chat-line = Сказати за столом
page-say = Сказати
page-phrases = Готові фрази
page-chat-empty = Поки що всі мовчать.
page-chat-silent = Тут грають мовчки.
page-chat-gallery = Поки триває гра, вас чують лише глядачі.
page-chat-free = говорять усі
page-chat-phrases = лише готові фрази
page-chat-none = граємо мовчки
page-talk = Я чую
page-talk-all = усе
page-talk-phrases = готові фрази
page-talk-none = нічого
page-mute = Більше не чути цю людину
page-muted = Ви не чуєте: { $name }.
page-unmute = Чути знову
page-unread = нові репліки
page-spectator = { $name }, серед глядачів
page-evening = Як проведемо вечір
page-clock = Годинник
page-clock-off = не поспішаємо
page-clock-move = на кожен хід
page-clock-match = на всю гру
page-clock-seconds = Секунд на хід
page-clock-minutes = Хвилин кожному
page-clock-increment = Секунд додатку за хід

page-account = Обліковий запис
page-login = Логін
page-password = Пароль
page-log-in = Увійти
page-log-out = Вийти
page-register = Зареєструватися
page-login-text = Ваші столи — на будь-якому вашому пристрої.
page-register-text = Логін і пароль, більше нічого. Ваші столи лишаться вашими.
page-to-register = Ще немає запису?
page-to-login = У мене вже є запис
page-welcome = Ласкаво просимо, { $name }!
page-logged-in = Ви — { $name }.
page-sessions = Де ви увійшли
page-session-here = тут
page-session-seen = востаннє { $time }
page-session-end = Вийти там
page-sessions-end = Вийти всюди, крім цього місця
page-session-unknown = якийсь пристрій
page-password-change = Змінити пароль
page-password-old = Старий пароль
page-password-new = Новий пароль
page-password-changed = Пароль змінено; в усіх інших місцях ви вийшли.
page-forgotten = Забули пароль? Адміністратор клубу дасть вам посилання на новий.
page-reset = Новий пароль
page-reset-text = Оберіть новий пароль. Посилання відкривається один раз; звідусіль, де ви входили зі старим, ви вийдете.
page-reset-logged-in = Ви вже ввійшли як { $name }. Спершу вийдіть.
page-delete = Видалити мене
page-delete-text = Зникнуть ваше ім’я, ваші репліки й ваші столи; розпочаті ігри дограє бот. Повернути цього не можна.
page-delete-do = Видалити назавжди
page-delete-not = Лишаюся
page-deleted = Вас тут більше немає. На все добре!
page-report = Поскаржитися
page-report-why = Що сталося?
page-report-send = Надіслати
page-reported = Дякуємо. Адміністратор клубу подивиться.

page-rated = Граємо на рейтинг
page-rated-text = Сідають лише члени клубу. Без порад і без ходів назад; хто кине гру, той програв.
page-rated-members = На рейтинг грають члени клубу: увійдіть або зареєструйтеся.
page-rated-mark = на рейтинг
page-ratings = Найсильніші
page-matches =
    { $number ->
        [one] { $number } гра
        [few] { $number } гри
       *[many] { $number } ігор
    }

page-records = Записи
page-my-page = Моя сторінка
page-player-nothing = Жодної гри до кінця ще не зіграно.
page-alone = Наодинці, на рекорд
page-player-records = Останні ігри
page-won =
    { $number ->
        [0] без перемог
        [one] { $number } перемога
        [few] { $number } перемоги
       *[many] { $number } перемог
    }
page-rating = рейтинг { $number }
page-deals =
    { $number ->
        [one] { $number } здача
        [few] { $number } здачі
       *[many] { $number } здач
    }
page-search-game = Гра
page-search-player = Гравець
page-search-contract = Що оголошено
page-search-result = Чим скінчилося
page-search-any = байдуже
page-search-won = гравець виграв
page-search-lost = гравець програв
page-somebody = хтось
page-search-none = Нічого такого не зіграно.
page-records-none = Ще нічого не дограли: перший запис може стати вашим.
page-search-more = Ще

page-replay = Переглянути
page-replay-hand = Котра здача
page-replay-whose = Чиїми очима
page-replay-all = усі карти відкриті
page-replay-spectator = очима глядача
page-replay-eyes =
    { $seat ->
        [you] власними очима
       *[other] як бачить { $seat }
    }
page-replay-previous = Попередня здача
page-replay-next = Наступна здача
page-replay-first = На початок
page-replay-back = Крок назад
page-replay-on = Крок уперед
page-replay-last = У кінець
page-replay-run = Пустити поспіль
page-replay-book = А за книгою?
page-replay-played = Насправді — { $said }
page-look-at = Переглянути здачу
page-look-on = Поглянути на поле
page-to-sheet = До запису
page-replay-step = крок { $number } з { $most }

page-fair = Чесна здача
page-fair-text = Тасування запечатано до здачі: тепер ніхто, навіть сервер, не добере карт. Запам’ятайте перші знаки, якщо хочете, і перевірте згодом.
page-fair-sealed = печатка: { $hash }
page-fair-hand =
    { $hand ->
        [0] Жеребкування місць
       *[other] Здача { $hand }
    }
page-fair-added = До тасування додали: { $names }.
page-fair-nobody = До тасування ніхто нічого не додав.
page-fair-check = Перевірити здачі
page-record-download = Завантажити запис
page-to-table = Назад за стіл
page-check-text = Ваш браузер сам перевіряє, що сервер запечатав, здав і показав. Карти, яких ніхто не показував, лишаються закритими.
page-check-working = Перевіряю…
page-check-file = Перевірити файл запису
page-check-details = Числа
page-check-commitment = Запечатано до здачі
page-check-secret = Таємниця, відкрита згодом
page-check-root = Порядок тасування { $number }
page-check-added = Хто додав своє
page-check-seen = Цей браузер бачив ту саму печатку до здачі.
page-check-seen-mine = Цей браузер бачив ту саму печатку до здачі, і те, що він додав, увійшло до тасування.
page-check-other-commitment = До здачі цьому браузерові показали іншу печатку!
page-check-other-root = Під час гри цьому браузерові показали інший порядок!
page-check-other-addition = Того, що додав цей браузер, у тасуванні немає!
page-check-no-crypto = Браузери рахують хеші лише на сторінках через https. Завантажте запис і наберіть: lomber verify ЗАПИС
page-check-no-record = Це не запис гри.

page-tournaments = Турніри
page-tournaments-mine = Ви граєте
page-tournaments-open = Триває запис
page-tournaments-playing = Зараз грають
page-tournaments-over = Зіграні
page-tournaments-none = Турнірів поки що немає: оголосіть свій.
page-entrants =
    { $number ->
        [one] { $number } учасник
        [few] { $number } учасники
       *[many] { $number } учасників
    }
page-round-of = Тур { $number } із { $most }
page-to-my-table = За свій стіл
page-to-tournament = До турніру
page-form-swiss = швейцарська система
page-form-robin = кожен із кожним
page-form-mitchell = Мітчелл
page-counting-places = очки за місця
page-counting-sheet = сума записів
page-counting-matchpoints = частка перевершених із тими самими картами
page-counting-difference = різниця з тими самими картами
page-tournament-new = Оголосити турнір
page-tournament-name = Назва
page-tournament-unnamed = Вечірній турнір
page-tournament-game = Гра
page-tournament-seats = Гравців за столом
page-tournament-form = Порядок
page-tournament-rounds = Турів
page-tournament-circle = 0 — повне коло
page-tournament-deals = Здач у турі
page-tournament-deals-count =
    { $number ->
        [one] { $number } здача в турі
        [few] { $number } здачі в турі
       *[many] { $number } здач у турі
    }
page-tournament-counting = Як рахуємо
page-tournament-bots = Ботів
page-tournament-same = Однакові здачі за всіма столами
page-tournament-same-short = однакові здачі
page-tournament-pairs = Грають сталими парами
page-tournament-in-pairs = парами
page-tournament-by-itself = Наступний тур починається сам
page-tournament-members = Лише для членів клубу
page-tournament-listed = Показувати всім
page-tournament-call = Оголосити
page-tournament-is-open =
    { $number ->
        [one] Триває запис: поки що { $number } учасник.
        [few] Триває запис: поки що { $number } учасники.
       *[many] Триває запис: поки що { $number } учасників.
    }
page-tournament-is-over = Турнір закінчено.
page-tournament-soon = Зараз почнемо.
page-tournament-paused = перерва
page-tournament-you-rest = У цьому турі ви відпочиваєте.
page-tournament-wait = Чекаємо, поки дограють за іншими столами.
page-tournament-table-ready = Ваш стіл накрито.
page-tournament-enter = Граю
page-tournament-with = У парі: { $name }
page-tournament-leave = Вийти з турніру
page-tournament-players = Учасники
page-tournament-standings = Таблиця
page-tournament-place = Місце
page-tournament-player = Учасник
page-tournament-points = Очки
page-tie-buchholz = Бухгольц
page-tie-sonneborn = Бергер
page-tie-direct = Між собою
page-tie-sheet = Записи
page-tournament-cross = Хто з ким
page-tournament-cross-key = Великими — очки за тур, дрібнішими — номери суперників; ∘ — відпочинок, * — рішення судді.
page-tournament-bye = відпочиває
page-tournament-rounds-played = Тури
page-tournament-ruled = Рішення судді: { $reason }
page-tournament-look = Стіл
page-tournament-rested = Відпочивали: { $names }
page-tournament-fair = Усі здачі турніру запечатано до першої карти; кожен учасник додав до них своє. Печатка здачі за вашим столом має бути однією з цих.
page-director = Суддівський столик
page-director-begin = Почати турнір
page-director-next = Почати тур
page-director-pause = Перерва
page-director-resume = Продовжити
page-director-bot = Додати бота
page-director-add = Посадити
page-director-unit = Учасник
page-director-bye = Дати відпочинок у наступному турі
page-director-replace = Посадити заміну
page-director-remove = Зняти з турніру
page-director-gone = За кого грає бот
page-director-back = Повернути місце
page-tournament-instead = { $name } (замість: { $person })
page-director-table = Стіл
page-director-reason = Причина: її прочитають усі
page-director-adjust = Виправити результат
page-director-close = Закінчити турнір
page-director-close-sure = Закінчити зараз? Більше нічого не зіграють, і почати знову не можна. Таблиця лишиться як є.
page-director-close-not = Грати далі

page-shelves = До полиць
page-daily = Здача дня
page-daily-text = Ті самі карти для всіх, один раз. Зіграйте — і побачите, що зробили з ними інші.
page-daily-look = Подивитися
page-daily-play = Зіграти
page-daily-played =
    { $number ->
        [0] ще ніхто не грав
        [one] зіграв { $number }
       *[other] зіграли { $number }
    }
page-daily-share = Краще за інших
page-daily-before = Днем раніше
page-daily-today = Сьогодні
page-to-daily = До здачі дня
page-clock-post = листуванням
page-clock-days = Днів на хід
page-my-move = ваш хід
page-my-move-until = ваш хід, до { $time }
page-moves = Ваш хід: { $number }

aloud-card =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] дев’ятка
        [8] вісімка
        [7] сімка
        [6] шістка
        [5] п’ятірка
        [4] четвірка
        [3] трійка
       *[2] двійка
    } { SUIT($suit, case: "many-gen") }
aloud-hidden = закрита карта

# -- укладач колод «Берсерка»

page-ready-decks = Готові колоди
page-take-deck = Грати нею
page-change-deck = Змінити
page-own-list = Власний список: хто поведе?
page-hand-in = Здати список
page-deck-size = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
page-deck-pool = Карти
page-deck-list = Список
page-curve = Карти за вартістю, від 0: { $numbers }
page-search-card = Назва чи слово
page-any-element = будь-яка стихія
page-any-type = будь-який тип
page-any-cost = будь-яка ціна
page-copy-list = Скопіювати список
page-card-more = Ще одну: { $card }
page-card-less = Однією менше: { $card }
page-cost = Вартість
page-strike = Удар
page-lives = Життя
page-type-hero = герой
page-type-creature = істота
page-type-spell = закляття
page-type-support = карта підтримки
page-kind-weapon = зброя
page-kind-armour = обладунок
page-kind-amulet = амулет
page-kind-terrain = місцевість
page-kind-event = подія
page-element-steppe = степи
page-element-mountain = гори
page-element-forest = ліс
page-element-swamp = болота
page-element-darkness = темрява
page-element-neutral = нейтральні
page-rarity-common = звичайна
page-rarity-uncommon = незвичайна
page-rarity-rare = рідкісна
page-rarity-ultra = ультрарідкісна
page-fault-too-few = Карт замало.
page-fault-wrong-element = { $card }: не тієї стихії, що герой.
page-fault-too-many-copies = { $card }: забагато копій.
page-fault-not-deckable = { $card }: у колоду не кладуть.
page-fault-unknown-card = Карти «{ $card }» немає.
page-fault-no-hero = Спискові потрібен герой.

# Задачі

page-problems = Задачі
page-problems-text = Усі карти відкрито, кожна задача має розв’язок, а проти вас — розв’язувач: він не помиляється.
page-partner = Партнер
page-problems-look = До задач
page-problems-game = Гра
page-problems-all = усі ігри
page-problems-level = Складність
page-problems-any = будь-яка
page-problems-unsolved = лише нерозв’язані
page-problems-solved = Розв’язано { $number } з { $most }
page-problems-none = Таких задач немає.
page-problem-done = розв’язана
page-problem-quiet = Сказати наприкінці
page-problem-undo = Повернути хід
page-problem-hint = Підказка
page-problem-solution = Розв’язок
page-problem-shown = Ось як це робиться.
page-problem-again = Спочатку
page-problem-next = Наступна задача
## Редактор становищ
page-editor-link = Становища
page-editor = Розкласти становище
page-editor-text = Візьміть карти будь-якої гри й розкладіть як хочете: позначте карти й покладіть на місце, перетягніть або наберіть цілу руку. Правила дивляться через плече й кажуть, чого бути не може.
page-editor-game = Гра
page-editor-dealt = Здати
page-editor-middle = У розпалі гри
page-editor-clear = Прибрати зі столу
page-editor-cards = Карти
page-editor-tray = Не розкладені
page-editor-put = Сюди
page-editor-type = Набрати карти: { $pile }
page-editor-no-card = У цій колоді такої карти немає: { $text }
page-editor-parts = Усе інше
page-editor-rest = Тонкощі
page-editor-asking = Дивимося в правила…
page-editor-good = Так грати можна. Ходить: { $name }.
page-editor-deal = Так грати можна: далі здають карти.
page-editor-over = Так буває, але все вже скінчено: грати нема чого.
page-editor-bad = Так не буває.
page-editor-me = Я сиджу
page-editor-others = Решта
page-editor-play = Грати звідси
page-editor-look = Подивитися на сукні
page-editor-solve = Розв’язати
page-editor-solving = Розв’язуємо…
page-editor-solved = За відкритих карт і найкращої гри всіх здача принесе ({ $name }):
page-editor-unsolved = До кінця цього не розрахувати: надто далеко або вирішує випадок.
page-editor-back = До редактора
page-editor-copy = Скопіювати текстом
page-editor-paste = Вставити
page-editor-paste-text = Становище, як його копіюють тут, або запис, що з нього починається:
page-editor-take = Узяти
page-editor-not-read = Це не становище: скопіюйте тут будь-яке — воно має такий вигляд.
page-editor-from-here = Правити звідси
page-laid-out = Розкладені карти
page-laid-out-text = Цей стіл почато зі становища, яке хтось розклав: за ці карти ніхто не ручиться, і в рейтинг гра не йде. Далі здають чесно.

# Частини становища, які гравці знають на ім’я
part-phase = Що діється
part-hand = Номер здачі
part-deal = Номер здачі
part-dealer = Здає
part-turn = Ходить
part-to-act = Ходить
part-to-move = Ходить
part-to-play = Ходить
part-speaker = Говорить
part-leader = Заходить
part-first = Перший гравець
part-trump = Козирі
part-turned = Відкрита карта
part-contract = Контракт
part-declarer = Розігрує
part-bid = Найвища заявка
part-game = Призначена гра
part-calls = Торги
part-talk = Що сказано
part-said = Що сказано
part-played = Зіграно у взятки
part-in-trick = Карт у взятці
part-trick = Взятка на столі
part-tricks = Взятки
part-talon = Прикуп
part-totals = Підсумки
part-balances = Рахунок грошей
part-points = Очки
part-games = Виграно ігор
part-wins = Виграно
part-won = Виграно
part-pot = Кін
part-bank = Банк
part-banker = Банкомет
part-stake = Ставка
part-below = Під рискою
part-above = Над рискою
part-pulya = Пуля
part-mountain = Гора
part-whists = Вісти
part-remises = Ремізи
part-record = Запис
part-records = Записи
part-rubber = Робер
part-round = Коло
part-parties = Партії

# Купки, які є лише в становищі
pile-play = У грі
pile-faced = Відкритий козир
pile-heap = Купа
pile-gone = Зіграні карти
pile-dropped = Скинуті
pile-burnt = Спалені
pile-trump = Козирна карта
pile-refused = Відкинуті
pile-aside = Відкладені
pile-next = Наступні карти
pile-first = Перша карта
pile-used = Відіграні
pile-under = Під ставкою
pile-laid = Викладені
pile-start = Перші люди
pile-people = Люди
pile-laws = Закони
pile-tucked = Підкладені
pile-closed = Лежать закрито
pile-drawn = Узяті
pile-drawn-law = Узяті закони
pile-bought = Куплені
pile-offer = Запропоновані
pile-widow = Прикуп
pile-deck = Колода
pile-played = Зіграні
