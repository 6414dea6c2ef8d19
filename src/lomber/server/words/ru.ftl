# Что говорит сам сервер: ошибки у дверей и за столом, которых не объяснит ни одно правило игры.

bot-club = клубный игрок

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
error-not-playing = Сейчас здесь не играют.
error-not-missed = Подождём ещё немного: бота можно посадить, когда человека нет уже какое-то время.
error-bad-line = В реплике от 1 до { $most } видимых знаков.
error-no-talk = За этим столом играют молча.
error-phrases-only = За этим столом говорят только готовыми фразами.
error-nothing-to-undo = Возвращать пока нечего.
error-not-alone = За столом люди: карта легла — карта сыграна.
error-no-hint = Сейчас советовать нечего.
error-storage = Записать не удалось, значит, хода не было. Попробуйте ещё раз.
error-moving = Стол как раз переносят. Попробуйте ещё раз через мгновение.
error-internal = У нас что-то сломалось; за столом всё по-прежнему.
error-too-many-tables = У вас слишком много открытых столов: доиграйте хотя бы один.
error-wrong-seats = Мест за столом — { $seats }, а названо — { $given }.
error-bad-name = В имени от 1 до 24 видимых знаков.
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
