# Что говорит сама страница.

page-title = Ломбер
page-tagline = Вечер за зелёным сукном
page-play-now = Играть
page-first-game = Первая игра, с подсказками
page-understood = Понятно
page-learning-off = Без подсказок
page-new-table = Новый стол
page-more = Условия, друзья
page-lobby = К полке
page-language = Язык
page-settings = Настройки
page-help = Справка
page-close = Закрыть
page-my-tables = Мои столы
page-my-tables-more = Ещё столов: { $number }
page-open-tables = Открытые столы
page-no-tables = Открытых столов пока нет: накройте свой.
page-join = Сесть
page-full = Все места уже заняты.
page-return = Продолжить
page-watch = Смотреть
page-guest = гость
page-free-seat = место свободно
page-you-watch = Вы смотрите.
page-loading = Стелем сукно…
page-no-line = Связи нет; вернёмся сами.
page-reconnecting = Связь прервалась. Возвращаемся…
page-hint = Совет
page-undo = Взять назад
page-again = Ту же сдачу ещё раз
page-next = Следующая сдача
page-to-end = Сразу к концу
page-rematch = Ещё партию
page-last-trick = Прошлая взятка
page-asides = Не в очередь
page-sheet = Запись
page-log = Журнал
page-rules = Правила
page-chat = Разговор
page-invite = Позвать друга
page-invite-text = Кто откроет эту ссылку, сядет на свободное место.
page-copy = Скопировать ссылку
page-copied = Скопировано.
page-waiting =
    { $number ->
        [0] Все в сборе.
        [one] Ждём ещё { $number } игрока.
       *[other] Ждём ещё { $number } игроков.
    }
page-between = Сдача сыграна. Взгляните на запись.
page-next-awaited = Остальные ещё смотрят запись.
page-over = Игра окончена.
page-scores = Счёт
page-watchers =
    { $number ->
        [one] { $number } зритель
        [few] { $number } зрителя
       *[many] { $number } зрителей
    }
page-seats = Кто где сидит
page-levels = Новичок знает книгу, но рука у него порой дрогнет; кто играет по книге, делает как она советует; клубный игрок думает наперёд, мастер — впятеро дольше.
page-seat-me = я
page-seat-open = друг
page-preset = Вариант
page-preset-usual = как обычно
page-listed = Показать в списке открытых столов
page-allow-watch = Посторонним можно смотреть
page-open = Накрыть стол
page-options = Условия
page-none = не задано
page-name = Ваше имя
page-save = Сохранить
page-faces = Буквы на картах
page-faces-auto = по языку
page-faces-russian = Т К Д В
page-faces-international = A K Q J
page-colours = Масти
page-colours-two = в два цвета
page-colours-four = в четыре цвета
page-deck = Колода
page-deck-own = наша
page-deck-atlasnye-russian = «Атласные» (Т К Д В)
page-deck-atlasnye = «Атласные» (A K Q J)
page-deck-slavic_costumes = «Русский стиль»
page-back = Рубашка
page-back-brass = зелёная
page-back-wine = бордовая
page-back-blue = синяя
page-motion = Движение
page-motion-auto = как в системе
page-motion-full = спокойное
page-motion-fast = быстрое
page-motion-off = без движения
page-theme = Свет
page-theme-auto = как в системе
page-theme-light = день
page-theme-dark = вечер
page-sound = Звуки
page-plain = Стол словами
page-plain-open = Стол словами
page-cards-open = Стол с картами
page-plain-move = Ваш ход
page-plain-send = Сходить
page-plain-help = Наберите номер, карту (QH) или ход и нажмите Enter. Ещё: рука, стол, запись, журнал, разговор, скажи …, совет, назад, дальше, вернулся, помощь.
page-plain-choices = Можно:
page-plain-table = На столе
page-plain-picks = Карты, которые идут вместе, называют в любом порядке, можно и несколько сразу (9S 5H done); названная ещё раз одна карта возвращается.
page-plain-picked = Выбрано: { $list }.
page-plain-none = Сейчас вас ни о чём не спрашивают.
page-plain-unknown = «{ $text }» — такого тут не знаю. Наберите «помощь».
page-plain-empty = пусто
page-invited = Вас зовут за стол
page-not-found = Здесь ничего нет.
page-table-gone = Этого стола больше нет
page-your-hand = Ваша рука
page-playable = можно сыграть
page-forbidden = против { $rule }
page-new-card = только что пришла
page-count-left =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
page-collapse = Убрать колонку
page-expand = Показать колонку
page-bench = Отдыхают
page-dummy-of =
    { $seat ->
        [you] ваши карты
       *[other] играет { $seat }
    }
page-hand-empty = Карт нет.
page-pass-until = Пасую, пока никто не назначит выше
page-pick-target = Куда?
page-cancel = Не эту
page-keys = Клавиши
page-key-arrows = ← → — по картам, Tab — по всему подряд
page-key-enter = Enter или пробел — сыграть карту, нажать кнопку
page-key-numbers = 1 … 9 — кнопка с этим номером
page-key-letters = H — совет, U — взять назад, N — следующая сдача, S — запись, L — журнал, T — разговор, R — правила, P — стол словами
page-key-escape = Esc — положить карту обратно, закрыть
page-key-help = ? — эта подсказка
page-interpreted = Правила исполняются интерпретатором: так же верно, только медленнее.
page-rule = правило { $rule }
page-pot = На кону
page-level = Как играют остальные
page-full-sheet = Во весь размер
page-analysis = Разбор сдачи
page-analysing = Разбираю сдачу…
page-record = Запись партии

page-leave = Встать
page-away = сейчас играет бот
page-away-says =
    { $seat ->
        [you] Вас нет за столом: за вас играет бот.
       *[other] { $seat } не за столом: пока играет бот.
    }
page-back-says =
    { $seat ->
        [you] С возвращением: вы снова играете сами.
       *[other] { $seat } снова за столом.
    }
page-away-text = Пока вас нет, за вас сыграет бот. Место останется вашим.
page-away-do = Пусть за меня поиграет бот
page-away-you = За вас играет бот.
page-back-do = Я здесь
page-give-up = Уступить место
page-give-up-text = Или уступите место насовсем: игру за вас доведёт бот.
page-give-up-waiting = Карты ещё не сданы: место освободится для другого.
page-missed = { $seat }: давно нет за столом.
page-stand-in = Посадить бота
page-chat-line = Сказать за столом
page-say = Сказать
page-phrases = Готовые фразы
page-chat-empty = Пока все молчат.
page-chat-silent = Здесь играют молча.
page-chat-gallery = Пока идёт игра, вас слышат только зрители.
page-chat-free = говорят все
page-chat-phrases = только готовые фразы
page-chat-none = играем молча
page-talk = Я слышу
page-talk-all = всё
page-talk-phrases = готовые фразы
page-talk-none = ничего
page-mute = Больше не слышать этого человека
page-muted = Вы не слышите: { $name }.
page-unmute = Снова слышать
page-unread = новые реплики
page-spectator = { $name }, среди зрителей
page-evening = Как проведём вечер
page-clock = Часы
page-clock-off = не торопимся
page-clock-move = на каждый ход
page-clock-match = на всю игру
page-clock-seconds = Секунд на ход
page-clock-minutes = Минут каждому
page-clock-increment = Секунд прибавки за ход

page-account = Учётная запись
page-login = Логин
page-password = Пароль
page-log-in = Войти
page-log-out = Выйти
page-register = Зарегистрироваться
page-login-text = Ваши столы — на любом вашем устройстве.
page-register-text = Логин и пароль, больше ничего. Ваши столы останутся вашими.
page-to-register = Ещё нет записи?
page-to-login = У меня уже есть запись
page-welcome = Добро пожаловать, { $name }!
page-logged-in = Вы — { $name }.
page-sessions = Где вы вошли
page-session-here = здесь
page-session-seen = в последний раз { $time }
page-session-end = Выйти там
page-sessions-end = Выйти везде, кроме этого места
page-session-unknown = какое-то устройство
page-password-change = Сменить пароль
page-password-old = Старый пароль
page-password-new = Новый пароль
page-password-changed = Пароль сменён; во всех других местах вы вышли.
page-forgotten = Забыли пароль? Администратор клуба даст вам ссылку на новый.
page-reset = Новый пароль
page-reset-text = Выберите новый пароль. Ссылка открывается один раз; всюду, где вы входили со старым, вы выйдете.
page-reset-logged-in = Вы уже вошли как { $name }. Сначала выйдите.
page-delete = Удалить меня
page-delete-text = Исчезнут ваше имя, ваши реплики и ваши столы; начатые игры доиграет бот. Вернуть этого нельзя.
page-delete-do = Удалить насовсем
page-delete-not = Остаюсь
page-deleted = Вас здесь больше нет. Всего доброго!
page-report = Пожаловаться
page-report-why = Что случилось?
page-report-send = Отправить
page-reported = Спасибо. Администратор клуба посмотрит.

page-rated = Играем на рейтинг
page-rated-text = Садятся только члены клуба. Без советов и без ходов назад; кто бросит игру, тот проиграл.
page-rated-members = На рейтинг играют члены клуба: войдите или зарегистрируйтесь.
page-rated-mark = на рейтинг
page-ratings = Сильнейшие
page-matches =
    { $number ->
        [one] { $number } игра
        [few] { $number } игры
       *[many] { $number } игр
    }

page-records = Записи
page-my-page = Моя страница
page-player-nothing = Ни одной игры до конца ещё не сыграно.
page-alone = В одиночку, на рекорд
page-player-records = Последние игры
page-won =
    { $number ->
        [0] без побед
        [one] { $number } победа
        [few] { $number } победы
       *[many] { $number } побед
    }
page-rating = рейтинг { $number }
page-deals =
    { $number ->
        [one] { $number } сдача
        [few] { $number } сдачи
       *[many] { $number } сдач
    }
page-search-game = Игра
page-search-player = Игрок
page-search-contract = Что объявлено
page-search-result = Чем кончилось
page-search-any = неважно
page-search-won = игрок выиграл
page-search-lost = игрок проиграл
page-somebody = кто-то
page-search-none = Ничего такого не сыграно.
page-records-none = Ещё ничего не доиграли: первая запись может стать вашей.
page-search-more = Ещё

page-replay = Пересмотреть
page-replay-hand = Которая сдача
page-replay-whose = Чьими глазами
page-replay-all = все карты открыты
page-replay-spectator = глазами зрителя
page-replay-eyes =
    { $seat ->
        [you] своими глазами
       *[other] как видит { $seat }
    }
page-replay-previous = Предыдущая сдача
page-replay-next = Следующая сдача
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-on = Шаг вперёд
page-replay-last = В конец
page-replay-run = Пустить подряд
page-replay-book = А по книге?
page-replay-played = На деле — { $said }
page-look-at = Пересмотреть сдачу
page-look-on = Посмотреть на поле
page-to-sheet = К записи
page-replay-step = шаг { $number } из { $most }

page-fair = Честная сдача
page-fair-text = Тасовка запечатана до сдачи: теперь никто, даже сервер, не может подобрать карты. Запомните первые знаки, если хотите, и проверьте потом.
page-fair-sealed = печать: { $hash }
page-fair-hand =
    { $hand ->
        [0] Жеребьёвка
       *[other] Сдача { $hand }
    }
page-fair-added = К тасовке добавили: { $names }.
page-fair-nobody = К тасовке никто ничего не добавил.
page-fair-check = Проверить сдачи
page-record-download = Скачать запись
page-to-table = Вернуться за стол
page-check-text = Ваш браузер сам проверяет, что сервер запечатал, сдал и показал. Карты, которых никто не показывал, остаются закрытыми.
page-check-working = Проверяю…
page-check-file = Проверить файл записи
page-check-details = Числа
page-check-commitment = Запечатано до сдачи
page-check-secret = Тайна, открытая потом
page-check-root = Порядок тасовки { $number }
page-check-added = Кто добавил своё
page-check-seen = Этот браузер видел ту же печать до сдачи.
page-check-seen-mine = Этот браузер видел ту же печать до сдачи, и то, что он добавил, вошло в тасовку.
page-check-other-commitment = До сдачи этому браузеру показали другую печать!
page-check-other-root = Во время игры этому браузеру показали другой порядок!
page-check-other-addition = Того, что добавил этот браузер, в тасовке нет!
page-check-no-crypto = Браузеры считают хеши только на страницах по https. Скачайте запись и наберите: lomber verify ЗАПИСЬ
page-check-no-record = Это не запись игры.

page-tournaments = Турниры
page-tournaments-mine = Вы играете
page-tournaments-open = Запись идёт
page-tournaments-playing = Сейчас играют
page-tournaments-over = Сыграны
page-tournaments-none = Турниров пока нет: объявите свой.
page-entrants =
    { $number ->
        [one] { $number } участник
        [few] { $number } участника
       *[many] { $number } участников
    }
page-round-of = Тур { $number } из { $most }
page-to-my-table = За свой стол
page-to-tournament = К турниру
page-form-swiss = швейцарская система
page-form-robin = каждый с каждым
page-form-mitchell = Митчелл
page-counting-places = очки за места
page-counting-sheet = сумма записей
page-counting-matchpoints = доля превзойдённых с теми же картами
page-counting-difference = разница с теми же картами
page-tournament-new = Объявить турнир
page-tournament-name = Название
page-tournament-unnamed = Вечерний турнир
page-tournament-game = Игра
page-tournament-seats = Игроков за столом
page-tournament-form = Порядок
page-tournament-rounds = Туров
page-tournament-circle = 0 — полный круг
page-tournament-deals = Сдач в туре
page-tournament-deals-count =
    { $number ->
        [one] { $number } сдача в туре
        [few] { $number } сдачи в туре
       *[many] { $number } сдач в туре
    }
page-tournament-counting = Как считаем
page-tournament-bots = Ботов
page-tournament-same = Одинаковые сдачи за всеми столами
page-tournament-same-short = одинаковые сдачи
page-tournament-pairs = Играют постоянными парами
page-tournament-in-pairs = парами
page-tournament-by-itself = Следующий тур начинается сам
page-tournament-members = Только для членов клуба
page-tournament-listed = Показывать всем
page-tournament-call = Объявить
page-tournament-is-open =
    { $number ->
        [one] Запись идёт: пока { $number } участник.
        [few] Запись идёт: пока { $number } участника.
       *[many] Запись идёт: пока { $number } участников.
    }
page-tournament-is-over = Турнир окончен.
page-tournament-soon = Сейчас начнём.
page-tournament-paused = перерыв
page-tournament-you-rest = В этом туре вы отдыхаете.
page-tournament-wait = Ждём, пока доиграют за другими столами.
page-tournament-table-ready = Ваш стол накрыт.
page-tournament-enter = Играю
page-tournament-with = В паре: { $name }
page-tournament-leave = Выйти из турнира
page-tournament-players = Участники
page-tournament-standings = Таблица
page-tournament-place = Место
page-tournament-player = Участник
page-tournament-points = Очки
page-tie-buchholz = Бухгольц
page-tie-sonneborn = Бергер
page-tie-direct = Между собой
page-tie-sheet = Записи
page-tournament-cross = Кто с кем
page-tournament-cross-key = Крупно — очки за тур, мельче — номера соперников; ∘ — отдых, * — решение судьи.
page-tournament-bye = отдыхает
page-tournament-rounds-played = Туры
page-tournament-ruled = Решение судьи: { $reason }
page-tournament-look = Стол
page-tournament-rested = Отдыхали: { $names }
page-tournament-fair = Все сдачи турнира запечатаны до первой карты; каждый участник добавил к ним своё. Печать сдачи за вашим столом должна быть одной из этих.
page-director = Судейский столик
page-director-begin = Начать турнир
page-director-next = Начать тур
page-director-pause = Перерыв
page-director-resume = Продолжить
page-director-bot = Добавить бота
page-director-add = Посадить
page-director-unit = Участник
page-director-bye = Дать отдых в следующем туре
page-director-replace = Посадить замену
page-director-remove = Снять с турнира
page-director-gone = За кого играет бот
page-director-back = Вернуть место
page-tournament-instead = { $name } (вместо: { $person })
page-director-table = Стол
page-director-reason = Причина: её прочтут все
page-director-adjust = Исправить результат
page-director-close = Закончить турнир
page-director-close-sure = Закончить сейчас? Больше ничего не сыграют, и начать снова нельзя. Таблица останется как есть.
page-director-close-not = Играть дальше

page-shelves = К полкам
page-daily = Сдача дня
page-daily-text = Одни и те же карты для всех, один раз. Сыграйте — и увидите, что сделали с ними другие.
page-daily-look = Посмотреть
page-daily-play = Сыграть
page-daily-played =
    { $number ->
        [0] ещё никто не играл
        [one] сыграл { $number }
       *[other] сыграли { $number }
    }
page-daily-share = Лучше других
page-daily-before = Днём раньше
page-daily-today = Сегодня
page-to-daily = К сдаче дня
page-clock-post = по переписке
page-clock-days = Дней на ход
page-my-move = ваш ход
page-my-move-until = ваш ход, до { $time }
page-moves = Ваш ход: { $number }

aloud-card =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { SUIT($suit, case: "many-gen") }
aloud-hidden = закрытая карта

# -- сборщик колод «Берсерка»

page-ready-decks = Готовые колоды
page-take-deck = Играть ею
page-change-deck = Изменить
page-own-list = Свой список: кто поведёт?
page-hand-in = Сдать список
page-deck-size = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
page-deck-pool = Карты
page-deck-list = Список
page-curve = Карты по стоимости, от 0: { $numbers }
page-search-card = Имя или слово
page-any-element = любая стихия
page-any-type = любой тип
page-any-cost = любая цена
page-copy-list = Скопировать список
page-card-more = Ещё одну: { $card }
page-card-less = Одной меньше: { $card }
page-cost = Стоимость
page-strike = Удар
page-lives = Жизни
page-type-hero = герой
page-type-creature = существо
page-type-spell = заклинание
page-type-support = карта поддержки
page-kind-weapon = оружие
page-kind-armour = броня
page-kind-amulet = амулет
page-kind-terrain = местность
page-kind-event = событие
page-element-steppe = степи
page-element-mountain = горы
page-element-forest = лес
page-element-swamp = болота
page-element-darkness = тьма
page-element-neutral = нейтральные
page-rarity-common = обычная
page-rarity-uncommon = необычная
page-rarity-rare = редкая
page-rarity-ultra = ультраредкая
page-fault-too-few = Карт слишком мало.
page-fault-wrong-element = { $card }: не той стихии, что герой.
page-fault-too-many-copies = { $card }: слишком много копий.
page-fault-not-deckable = { $card }: в колоду не кладут.
page-fault-unknown-card = Карты «{ $card }» нет.
page-fault-no-hero = Списку нужен герой.

# Задачи

page-problems = Задачи
page-problems-text = Все карты открыты, у каждой задачи есть решение, а против вас — решатель: он не ошибается.
page-partner = Партнёр
page-problems-look = К задачам
page-problems-game = Игра
page-problems-all = все игры
page-problems-level = Трудность
page-problems-any = любая
page-problems-unsolved = только нерешённые
page-problems-solved = Решено { $number } из { $most }
page-problems-none = Таких задач нет.
page-problem-done = решена
page-problem-quiet = Сказать в конце
page-problem-undo = Вернуть ход
page-problem-hint = Подсказка
page-problem-solution = Решение
page-problem-shown = Вот как это делается.
page-problem-again = Сначала
page-problem-next = Следующая задача
## Редактор положений
page-editor-link = Положения
page-editor = Разложить положение
page-editor-text = Возьмите карты любой игры и разложите как хотите: отметьте карты и положите на место, перетащите или наберите целую руку. Правила смотрят через плечо и говорят, чего быть не может.
page-editor-game = Игра
page-editor-dealt = Сдать
page-editor-middle = В разгар игры
page-editor-clear = Убрать со стола
page-editor-cards = Карты
page-editor-tray = Не разложены
page-editor-put = Сюда
page-editor-type = Набрать карты: { $pile }
page-editor-no-card = В этой колоде такой карты нет: { $text }
page-editor-parts = Всё остальное
page-editor-rest = Тонкости
page-editor-asking = Смотрим в правила…
page-editor-good = Так играть можно. Ходит: { $name }.
page-editor-deal = Так играть можно: дальше сдают карты.
page-editor-over = Так бывает, но всё уже кончено: играть нечего.
page-editor-bad = Так не бывает.
page-editor-me = Я сижу
page-editor-others = Остальные
page-editor-play = Играть отсюда
page-editor-look = Посмотреть на сукне
page-editor-solve = Решить
page-editor-solving = Решаем…
page-editor-solved = При открытых картах и лучшей игре всех сдача принесёт ({ $name }):
page-editor-unsolved = До конца этого не рассчитать: слишком далеко или решает случай.
page-editor-back = К редактору
page-editor-copy = Скопировать текстом
page-editor-paste = Вставить
page-editor-paste-text = Положение, как его копируют здесь, или запись, которая с него начинается:
page-editor-take = Взять
page-editor-not-read = Это не положение: скопируйте здесь любое — оно выглядит так.
page-editor-from-here = Править отсюда
page-laid-out = Разложенные карты
page-laid-out-text = Этот стол начат с положения, которое кто-то разложил: за эти карты никто не ручается, и в рейтинг игра не идёт. Дальше сдают честно.

# Части положения, которые игроки знают по имени
part-phase = Что происходит
part-hand = Номер сдачи
part-deal = Номер сдачи
part-dealer = Сдаёт
part-turn = Ходит
part-to-act = Ходит
part-to-move = Ходит
part-to-play = Ходит
part-speaker = Говорит
part-leader = Заходит
part-first = Первый игрок
part-trump = Козыри
part-turned = Открытая карта
part-contract = Контракт
part-declarer = Разыгрывает
part-bid = Старшая заявка
part-game = Назначенная игра
part-calls = Торговля
part-talk = Что сказано
part-said = Что сказано
part-played = Сыграно во взятки
part-in-trick = Карт во взятке
part-trick = Взятка на столе
part-tricks = Взятки
part-talon = Прикуп
part-totals = Итоги
part-balances = Счёт денег
part-points = Очки
part-games = Выиграно игр
part-wins = Выиграно
part-won = Выиграно
part-pot = Кон
part-bank = Банк
part-banker = Банкомёт
part-stake = Ставка
part-below = Под чертой
part-above = Над чертой
part-pulya = Пуля
part-mountain = Гора
part-whists = Висты
part-remises = Ремизы
part-record = Запись
part-records = Записи
part-rubber = Робер
part-round = Круг
part-parties = Партии

# Кучки, которые есть только в положении
pile-play = В игре
pile-faced = Открытый козырь
pile-heap = Куча
pile-gone = Сыгранные карты
pile-dropped = Сброшенные
pile-burnt = Сожжённые
pile-trump = Козырная карта
pile-refused = Отвергнутые
pile-aside = Отложены
pile-next = Следующие карты
pile-first = Первая карта
pile-used = Отыгранные
pile-under = Под ставкой
pile-laid = Выложены
pile-start = Первые люди
pile-people = Люди
pile-laws = Законы
pile-tucked = Подложены
pile-closed = Лежат закрыто
pile-drawn = Взяты
pile-drawn-law = Взятые законы
pile-bought = Куплены
pile-offer = Предложены
pile-widow = Прикуп
pile-deck = Колода
pile-played = Сыгранные
