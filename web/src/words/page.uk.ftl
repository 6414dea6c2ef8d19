# Що каже сама сторінка.

page-title = Ломбер
page-tagline = Вечір за зеленим сукном
page-play-now = Грати
page-new-table = Новий стіл
page-more = Умови, друзі
page-lobby = До полиці
page-language = Мова
page-settings = Налаштування
page-help = Підказка
page-close = Закрити
page-my-tables = Мої столи
page-open-tables = Відкриті столи
page-no-tables = Відкритих столів поки немає: накрийте свій.
page-join = Сісти
page-return = Грати далі
page-watch = Дивитися
page-guest = гість
page-free-seat = вільне місце
page-you-watch = Ви дивитеся.
page-loading = Стелимо сукно…
page-no-line = Зв'язку немає; повернемося самі.
page-reconnecting = Зв'язок урвався. Повертаємося…
page-hint = Порада
page-undo = Узяти назад
page-again = Ту саму здачу ще раз
page-next = Наступна здача
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
page-hand-number = Здача { $number }
page-watchers =
    { $number ->
        [one] { $number } глядач
        [few] { $number } глядачі
       *[many] { $number } глядачів
    }
page-seats = Хто де сидить
page-seat-me = я
page-seat-open = друг
page-preset = Різновид
page-preset-usual = як завжди
page-listed = Показати у списку відкритих столів
page-allow-watch = Стороннім можна дивитися
page-open = Накрити стіл
page-options = Умови
page-none = не задано
page-name = Ваше ім'я
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
page-key-arrows = ← → — картами, Tab — усім підряд
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

aloud-card =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] дев'ятка
        [8] вісімка
        [7] сімка
        [6] шістка
        [5] п'ятірка
        [4] четвірка
        [3] трійка
       *[2] двійка
    } { SUIT($suit, case: "many-gen") }
aloud-hidden = закрита карта
