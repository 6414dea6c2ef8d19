# Що каже сам сервер: помилки біля дверей і за столом, яких не пояснить жодне правило гри.

bot-club = клубний гравець

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
error-not-playing = Зараз тут не грають.
error-not-missed = Зачекаймо ще трохи: бота можна посадити, коли людини немає вже якийсь час.
error-bad-line = У репліці від 1 до { $most } видимих знаків.
error-no-talk = За цим столом грають мовчки.
error-phrases-only = За цим столом говорять лише готовими фразами.
error-nothing-to-undo = Повертати поки нічого.
error-not-alone = За столом люди: карта лягла — карту зіграно.
error-no-hint = Зараз радити нічого.
error-storage = Записати не вдалося, отже, ходу не було. Спробуйте ще раз.
error-moving = Стіл саме переносять. Спробуйте ще раз за мить.
error-internal = У нас щось зламалося; за столом усе як було.
error-too-many-tables = У вас забагато відкритих столів: дограйте хоча б один.
error-wrong-seats = Місць за столом — { $seats }, а названо — { $given }.
error-bad-name = В імені від 1 до 24 видимих знаків.
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
