# Что говорит сам сервер: ошибки у дверей и за столом, которых не объяснит ни одно правило игры.

error-origin = Этот запрос пришёл со страницы другого сайта.
error-csrf = Страница устарела: загрузите её заново.
error-no-cookie = Мы ещё не знакомы: откройте первую страницу.
error-malformed = Не разобрать: { $where }
error-too-fast = Не так быстро, пожалуйста: переведите дух и попробуйте ещё раз.
error-too-large = Слишком много сразу: можно не больше { $most } байт.
error-hello-first = Сначала поздороваемся.
error-protocol = За этим столом говорят на { $known }.
error-no-table = Такого стола нет.
error-broken-table = Этот стол не открыть: с тех пор изменились правила.
error-no-invite = Это приглашение никуда не ведёт: попросите новое.
error-invite-only = За этот стол садятся по приглашению.
error-not-seated = За этим столом вы только смотрите.
error-not-watchable = Игроки просили не смотреть.
error-no-free-seat = Это место занято.
error-stale = За столом уже сыграли дальше: взгляните ещё раз.
error-waiting = Ждём остальных игроков.
error-not-between = Сдача ещё не доиграна.
error-not-over = Игра ещё не окончена.
error-mixed-late = Эта колода уже стасована.
error-no-card-set = Такого набора карт здесь нет.
error-no-problem = Такой задачи здесь нет.
error-no-solution = Решатель слишком задумался: попробуйте ещё раз.
error-no-hand = Такой сдачи здесь нет, или она ещё не сыграна.
error-not-shown = Этих карт вам не показывали.
error-not-playing = Сейчас здесь не играют.
error-not-missed = Подождём ещё немного: бота можно посадить, когда человека нет уже какое-то время.
error-bad-line = В реплике от 1 до { $most } видимых знаков.
error-no-talk = За этим столом играют молча.
error-phrases-only = За этим столом говорят только готовыми фразами.
error-nothing-to-undo = Возвращать пока нечего.
error-not-alone = За столом люди: карта легла — карта сыграна.
error-no-hint = Сейчас советовать нечего.
error-no-analysis = Разобрать сдачу можно, когда она кончена.
error-storage = Записать не удалось, значит, хода не было. Попробуйте ещё раз.
error-moving = Стол как раз переносят. Попробуйте ещё раз через мгновение.
error-internal = У нас что-то сломалось; за столом всё по-прежнему.
error-too-many-tables = У вас слишком много открытых столов: доиграйте хотя бы один.
error-wrong-seats = Мест за столом — { $seats }, а названо — { $given }.
error-bad-name = В имени от 1 до { $most } видимых знаков.
error-bad-login = В логине от { $least } до { $most } видимых знаков, без пробелов.
error-login-taken = Этот логин занят: выберите другой.
error-wrong-login = Логин или пароль не подходит.
error-wrong-password = Старый пароль не подходит.
error-short-password = В пароле хотя бы { $least } знаков.
error-long-password = В пароле не больше { $most } знаков.
error-weak-password = Такой пароль легко угадать: лучше несколько своих слов.
error-already-in = Вы уже вошли.
error-not-a-member = Это для своих: зарегистрируйтесь или войдите.
error-banned = Администратор клуба закрыл вам вход.
error-muted = Администратор клуба попросил вас помолчать.
error-wrong-code = Этот код не подходит: он уже использован или устарел. Попросите новый.
error-nobody-there = Там никого нет.
error-members-only = За стол на рейтинг садятся члены клуба: войдите или зарегистрируйтесь.
error-rated-seats = На рейтинг играют люди с людьми: ни ботов, ни игры в одиночку.
error-rated-start = На рейтинг играют с честной сдачи, а не с разложенных карт.
error-position-over = В этом положении всё уже кончено: играть нечего.
error-rated = Здесь играют на рейтинг: без советов и без ходов назад.
error-no-player = Такого члена клуба нет.
error-no-session = Там вы уже вышли.
error-no-language = На этом языке слов нет.
error-no-family = Таких игр нет.
error-not-there = Здесь ничего нет.
error-not-allowed = Здесь так нельзя.
error-no-storage = База данных не открывается: { $sentence }
error-no-address = Этот адрес занять не удалось: { $sentence }

# Быстрые фразы: говорят на своём языке, слышат каждый на своём.
phrase-hello = Добрый вечер!
phrase-luck = Хорошей карты всем!
phrase-thanks = Спасибо!
phrase-well-played = Отлично сыграно!
phrase-sorry = Прошу прощения.
phrase-moment = Минуточку…
phrase-your-turn = Кажется, ваш ход.
phrase-oh-dear = Вот незадача…
phrase-another = Ещё разок?
phrase-goodbye = Мне пора. Доброй ночи!

# Контора администратора.
admin-what = lomber admin { $action }: не хватает, о ком речь, или сказано лишнее.
admin-nobody = { $name }: такого игрока нет.
admin-none = Никого и ничего.
admin-muted = { $name }: больше не слышно.
admin-unmuted = { $name }: снова слышно.
admin-banned = { $name }: вход закрыт.
admin-unbanned = { $name }: вход открыт.
admin-deleted = { $name }: всё удалено.
admin-reset = { $name }: новый пароль можно задать здесь, один раз, в течение суток: { $link }
admin-no-report = { $name }: такой жалобы нет, или она уже разобрана.
admin-settled = { $name }: жалоба разобрана.
admin-ratings-right = Рейтинги сходятся с записями.
admin-ratings-wrong = Рейтинги не сходятся с записями:
admin-backup = { $name }: копия готова и проверена (версия { $version }).
admin-restored = { $name }: всё на месте (версия { $version }).
admin-exported =
    { $number ->
        [one] { $number } запись в { $name }
        [few] { $number } записи в { $name }
       *[many] { $number } записей в { $name }
    }
admin-well = Всё в порядке.
admin-unwell = Не всё в порядке:
admin-no-server = там отвечает не сервер Lomber.
admin-indexed = В указателе прибавилось партий: { $number }.



# Tournaments.
error-tournament-table = В турнире так нельзя: здесь каждый играет сам и до конца.
error-no-tournament = Такого турнира нет.
error-no-pairs = В этой игре нет постоянных партнёров: играют каждый за себя.
error-not-same-deals = Чтобы сравнивать одни и те же карты, нужны одинаковые сдачи за всеми столами.
error-no-rounds = Скажите, сколько играем туров.
error-too-few-seats = Для турнира нужен хотя бы один соперник.
error-club-only = Этот турнир — для членов клуба. Войдите, пожалуйста.
error-no-such-partner = У этого игрока уже есть пара, или он ушёл.
error-entries-closed = Запись закрыта.
error-too-many-entrants = Зал полон: больше { $most } не поместится.
error-too-few-entrants = Чтобы начать, нужно хотя бы { $least }.
error-not-an-entrant = Вы в этом турнире не играете.
error-not-the-director = Это решает только судья.
error-not-now = Сейчас это невозможно.
error-taken-out = Судья снял вас с этого турнира; вернуть может только он.
error-no-entrant = Такого участника нет.
error-no-movement = При таком числе участников движения нет: столы по { $size } должны собраться без остатка, и число столов не должно делиться на меньшее.
error-no-reason = Решению судьи нужна причина.
error-bad-reason = В объяснении не больше { $most } видимых знаков.
error-wrong-scores = Нужен результат для каждого из { $number }.
error-daily-table = Со сдачей дня так нельзя: её играют один раз и без подсказок.
error-no-daily = Такой сдачи дня нет.
error-too-many-tournaments = Вы уже судите столько турниров, сколько можно сразу ({ $most }): пусть сначала кончится один из них.
