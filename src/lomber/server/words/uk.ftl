# Що каже сам сервер: помилки біля дверей і за столом, яких не пояснить жодне правило гри.

error-origin = Цей запит надійшов зі сторінки іншого сайту.
error-csrf = Сторінка застаріла: завантажте її знову.
error-no-cookie = Ми ще не знайомі: відкрийте першу сторінку.
error-malformed = Не розібрати: { $where }
error-too-fast = Не так швидко, будь ласка: переведіть подих і спробуйте ще раз.
error-too-large = Забагато за один раз: можна щонайбільше { $most } байтів.
error-hello-first = Спершу привітаймося.
error-protocol = За цим столом говорять мовою { $known }.
error-no-table = Такого столу немає.
error-broken-table = Цей стіл не відкрити: відтоді змінилися правила.
error-no-invite = Це запрошення нікуди не веде: попросіть нове.
error-invite-only = За цей стіл сідають на запрошення.
error-not-seated = За цим столом ви лише дивитеся.
error-not-watchable = Гравці просили не дивитися.
error-no-free-seat = Це місце зайняте.
error-stale = За столом уже зіграли далі: погляньте ще раз.
error-waiting = Чекаємо на решту гравців.
error-not-between = Здачу ще не дограно.
error-not-over = Гру ще не скінчено.
error-mixed-late = Цю колоду вже перетасовано.
error-no-card-set = Такого набору карт тут немає.
error-no-problem = Такої задачі тут немає.
error-no-solution = Розв’язувач надто замислився: спробуйте ще раз.
error-no-hand = Такої здачі тут немає, або її ще не зіграно.
error-not-shown = Цих карт вам не показували.
error-not-playing = Зараз тут не грають.
error-not-missed = Зачекаймо ще трохи: бота можна посадити, коли людини немає вже якийсь час.
error-bad-line = У репліці від 1 до { $most } видимих знаків.
error-no-talk = За цим столом грають мовчки.
error-phrases-only = За цим столом говорять лише готовими фразами.
error-nothing-to-undo = Повертати поки що нема чого.
error-not-alone = За столом люди: карта лягла — карту зіграно.
error-no-hint = Зараз радити нема чого.
error-no-analysis = Розібрати здачу можна, коли її закінчено.
error-storage = Записати не вдалося, отже, ходу не було. Спробуйте ще раз.
error-moving = Стіл саме переносять. Спробуйте ще раз за мить.
error-internal = У нас щось зламалося; за столом усе як було.
error-too-many-tables = У вас забагато відкритих столів: дограйте хоча б один.
error-wrong-seats = Місць за столом — { $seats }, а названо — { $given }.
error-bad-name = В імені від 1 до { $most } видимих знаків.
error-bad-login = У логіні від { $least } до { $most } видимих знаків, без пробілів.
error-login-taken = Цей логін зайнято: оберіть інший.
error-wrong-login = Логін або пароль не підходить.
error-wrong-password = Старий пароль не підходить.
error-short-password = У паролі щонайменше { $least } знаків.
error-long-password = У паролі щонайбільше { $most } знаків.
error-weak-password = Такий пароль легко вгадати: краще кілька своїх слів.
error-already-in = Ви вже увійшли.
error-not-a-member = Це для своїх: зареєструйтеся або увійдіть.
error-banned = Адміністратор клубу закрив вам вхід.
error-muted = Адміністратор клубу попросив вас помовчати.
error-wrong-code = Цей код не підходить: його вже використали або він застарів. Попросіть новий.
error-nobody-there = Там нікого немає.
error-members-only = За стіл на рейтинг сідають члени клубу: увійдіть або зареєструйтеся.
error-rated-seats = На рейтинг грають люди з людьми: ні ботів, ні гри наодинці.
error-rated-start = На рейтинг грають з чесної здачі, а не з розкладених карт.
error-position-over = У цьому становищі все вже скінчено: грати нема чого.
error-rated = Тут грають на рейтинг: без порад і без ходів назад.
error-no-player = Такого члена клубу немає.
error-no-session = Там ви вже вийшли.
error-no-language = Цією мовою слів немає.
error-no-family = Таких ігор немає.
error-not-there = Тут нічого немає.
error-not-allowed = Тут так не можна.
error-no-storage = База даних не відкривається: { $sentence }
error-no-address = Цю адресу зайняти не вдалося: { $sentence }

# Швидкі фрази: кажуть своєю мовою, чує кожен своєю.
phrase-hello = Добрий вечір!
phrase-luck = Гарної карти всім!
phrase-thanks = Дякую!
phrase-well-played = Чудово зіграно!
phrase-sorry = Перепрошую.
phrase-moment = Хвилинку…
phrase-your-turn = Здається, ваш хід.
phrase-oh-dear = От халепа…
phrase-another = Ще разок?
phrase-goodbye = Мені час. На добраніч!

# Контора адміністратора.
admin-what = lomber admin { $action }: бракує, про кого йдеться, або сказано зайве.
admin-nobody = { $name }: такого гравця немає.
admin-none = Нікого й нічого.
admin-muted = { $name }: більше не чути.
admin-unmuted = { $name }: знову чути.
admin-banned = { $name }: вхід закрито.
admin-unbanned = { $name }: вхід відкрито.
admin-deleted = { $name }: усе видалено.
admin-reset = { $name }: новий пароль можна задати тут, один раз, протягом доби: { $link }
admin-no-report = { $name }: такої скарги немає, або її вже розглянуто.
admin-settled = { $name }: скаргу розглянуто.
admin-ratings-right = Рейтинги збігаються із записами.
admin-ratings-wrong = Рейтинги не збігаються із записами:
admin-backup = { $name }: копія готова й перевірена (версія { $version }).
admin-restored = { $name }: усе на місці (версія { $version }).
admin-exported =
    { $number ->
        [one] { $number } запис у { $name }
        [few] { $number } записи у { $name }
       *[many] { $number } записів у { $name }
    }
admin-well = Усе гаразд.
admin-unwell = Не все гаразд:
admin-no-server = там відповідає не сервер Lomber.
admin-indexed = У покажчику додалося партій: { $number }.



# Tournaments.
error-tournament-table = У турнірі так не можна: тут кожен грає сам і до кінця.
error-no-tournament = Такого турніру немає.
error-no-pairs = У цій грі немає сталих партнерів: грають кожен за себе.
error-not-same-deals = Щоб порівнювати ті самі карти, потрібні однакові здачі за всіма столами.
error-no-rounds = Скажіть, скільки граємо турів.
error-too-few-seats = Для турніру потрібен хоча б один суперник.
error-club-only = Цей турнір — для членів клубу. Увійдіть, будь ласка.
error-no-such-partner = Цей гравець уже має пару або пішов.
error-entries-closed = Запис закрито.
error-too-many-entrants = Зала повна: більше ніж { $most } не вміститься.
error-too-few-entrants = Щоб почати, потрібно щонайменше { $least }.
error-not-an-entrant = Ви в цьому турнірі не граєте.
error-not-the-director = Це вирішує лише суддя.
error-not-now = Зараз це неможливо.
error-taken-out = Суддя зняв вас із цього турніру; повернути може лише він.
error-no-entrant = Такого учасника немає.
error-no-movement = За такої кількості учасників руху немає: столи по { $size } мають зібратися без остачі, і число столів не має ділитися на менше.
error-no-reason = Рішенню судді потрібна причина.
error-bad-reason = У поясненні щонайбільше { $most } видимих знаків.
error-wrong-scores = Потрібен результат для кожного з { $number }.
error-daily-table = Зі здачею дня так не можна: її грають один раз і без підказок.
error-no-daily = Такої здачі дня немає.
error-too-many-tournaments = Ви вже судите стільки турнірів, скільки можна водночас ({ $most }): нехай спершу закінчиться один із них.
