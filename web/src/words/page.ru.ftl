# Что говорит сама страница.

page-title = Ломбер
page-tagline = Вечер за зелёным сукном
page-play-now = Играть
page-new-table = Новый стол
page-more = Уговоры, друзья
page-lobby = К полке
page-language = Язык
page-settings = Настройки
page-help = Подсказка
page-close = Закрыть
page-my-tables = Мои столы
page-open-tables = Открытые столы
page-no-tables = Открытых столов пока нет: накройте свой.
page-join = Сесть
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
page-hand-number = Сдача { $number }
page-watchers =
    { $number ->
        [one] { $number } зритель
        [few] { $number } зрителя
       *[many] { $number } зрителей
    }
page-seats = Кто где сидит
page-seat-me = я
page-seat-open = друг
page-preset = Вариант
page-preset-usual = как обычно
page-listed = Показать в списке открытых столов
page-allow-watch = Посторонним можно смотреть
page-open = Накрыть стол
page-options = Уговоры
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
page-replay-step = шаг { $number } из { $most }

page-fair = Честная сдача
page-fair-text = Тасовка запечатана до сдачи: теперь никто, даже сервер, не может подобрать карты. Запомните первые знаки, если хотите, и проверьте потом.
page-fair-sealed = печать: { $hash }
page-fair-hand =
    { $hand ->
        [0] Розыгрыш мест
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
