# Слова преферансу.

## Ім’я на полиці

game-preferans-modern = Преферанс
pitch-preferans-modern = Торги за прикуп, десять взяток і пулька: гра, за якою засиджуються до ранку.
minutes-preferans-modern = година-дві
preset-book = за книгою
preset-leningrad = ленінградка
preset-sochi = сочинка
preset-rostov = Ростов
preset-tiny = крихітний

## Ігри та мізери за іменами

card-10S = 10♠
card-10C = 10♣
card-10D = 10♦
card-10H = 10♥
card-6NT = 6 без козиря
card-7NT = 7 без козиря
card-8NT = 8 без козиря
card-9NT = 9 без козиря
card-10NT = 10 без козиря
card-M = мізер

## Про що питає стіл

prompt-bid = Ваше слово.
prompt-discard =
    { $number ->
        [0] Прикуп ваш. Знесіть дві карти.
       *[other] Ще одну в знос.
    }
prompt-announce = Замовте гру.
prompt-whist = { $seat } грає { $game_card }. Вістуєте?
prompt-check = { $seat } грає { $game_card }. Перевіряєте?
prompt-half = { $seat }: «Свій». Перевістуєте?
prompt-whist-or-half = { $seat } пасує. Віст чи «свій»?
prompt-whist-manner = Віст за вами. Як гратимете?
prompt-consent = { $seat }: «Решта моя». Згодні?
prompt-consent-misere = { $seat }: «Більше жодної не візьму». Згодні?
prompt-lead-other = Захід з руки партнера ({ $seat }): з чого підете?
prompt-lead-dummy = Захід з руки болвана: з чого підете?
prompt-play-dummy = Хід з руки болвана: масть — { SUIT($suit, case: "many") }.
prompt-play-other = Хід з руки партнера ({ $seat }): масть — { SUIT($suit, case: "many") }.

## Ходи

move-bid-1 = Раз · 6♠
move-bid-2 = Два · 6♣
move-bid-3 = Три · 6♦
move-bid-4 = Чотири · 6♥
move-bid-5 = П’ять · 6 без козиря
move-bid = { $game_card }
move-hold = Тут
move-misere = Мізер
move-direct = { $game_card } без прикупу
move-discard = Знести { $card }
move-announce = { $game_card }
move-surrender = Без трьох, без вістів
move-whist = Віст
move-half = Свій (пів віста)
move-overwhist = Перевістувати
move-accept = Згода
move-refuse = Граємо далі
move-open = У світлу
move-closed = Втемну
move-check = Перевіряю
move-trust = Вірю
move-claim = Решта моя
move-offer = Решта моя, згодні?
move-claim-misere = Більше жодної не візьму
move-offer-misere = Більше жодної не візьму, згодні?
log-discard =
    { $seat ->
        [you] зносите карти
       *[other] зносить карти
    }
log-announce =
    { $seat ->
        [you] граєте { $game_card }
       *[other] грає { $game_card }
    }
move-play-other = { $card }
move-play-dummy = { $card }
log-play-other =
    { $owner_seat ->
        [you] { $card } (з вашої руки)
       *[other] { $card } (рука: { $owner_seat })
    }
log-play-dummy = { $card } (болван)
log-overwhist =
    { $seat ->
        [you] перевістовуєте
       *[other] перевістовує
    }

## Що каже стіл

fact-bid = Сказано: { $game_card } ({ $seat }).
fact-bid-direct = Сказано: { $game_card } без прикупу ({ $seat }).
fact-bought =
    { $seat ->
        [you] Ви берете прикуп: { $game_card }.
       *[other] { $seat } бере прикуп: { $game_card }.
    }
fact-direct =
    { $seat ->
        [you] Ви граєте без прикупу: { $game_card }.
       *[other] { $seat } грає без прикупу: { $game_card }.
    }
fact-game =
    { $seat ->
        [you] Ви граєте { $game_card }: треба { $number }, взятка варта { $price }.
       *[other] { $seat } грає { $game_card }: треба { $number }, взятка варта { $price }.
    }
fact-game-old =
    { $seat ->
        [you] Ви граєте { $game_card } (ціна { $value }): треба { $number }, взятка варта { $price }.
       *[other] { $seat } грає { $game_card } (ціна { $value }): треба { $number }, взятка варта { $price }.
    }
fact-game-written =
    { $seat ->
        [you] Ви граєте { $game_card } (ціна { $value }): треба { $number }.
       *[other] { $seat } грає { $game_card } (ціна { $value }): треба { $number }.
    }
fact-duty =
    { $seat ->
        [you] { $number ->
            [one] Ви вістуєте, борг — { $number } взятка.
            [few] Ви вістуєте, борг — { $number } взятки.
           *[many] Ви вістуєте, борг — { $number } взяток.
        }
       *[other] { $number ->
            [one] { $seat } вістує, борг — { $number } взятка.
            [few] { $seat } вістує, борг — { $number } взятки.
           *[many] { $seat } вістує, борг — { $number } взяток.
        }
    }
fact-check =
    { $seat ->
        [you] Ви перевіряєте: усі карти відкрито.
       *[other] { $seat } перевіряє: усі карти відкрито.
    }
fact-check-dark =
    { $seat ->
        [you] Ви перевіряєте.
       *[other] { $seat } перевіряє.
    }
fact-whist-open = Віст у світлу.
fact-whist-closed = Віст утемну.
fact-whist-invite-open = Віст із запрошенням відкрито.
fact-whist-invite-dark = Віст із запрошенням втемну.
fact-whist-alone = Віст без запрошення.
fact-whist-with-talon = Віст із прикупом.
fact-whist-alone-talon = Віст без прикупу.
fact-misere =
    { $seat ->
        [you] Ви граєте: { $game_card }. Жодної взятки!
       *[other] { $seat } грає: { $game_card }. Жодної взятки!
    }
fact-raspasy = Розпаси: взятка коштує { $price }.
fact-series = Після розпасів: торги з { $number }, взятка на розпасах { $price }.
fact-last-game =
    { $number ->
        [0] Минула здача: { $seat }, { $game_card } — зіграно.
       *[other] Минула здача: { $seat }, { $game_card } — без { $number }.
    }
fact-last-misere =
    { $number ->
        [0] Минула здача: { $seat }, мізер зіграно.
        [one] Минула здача: { $seat }, на мізері { $number } взятка.
        [few] Минула здача: { $seat }, на мізері { $number } взятки.
       *[many] Минула здача: { $seat }, на мізері { $number } взяток.
    }
fact-last-uvert =
    { $number ->
        [0] Минула здача: { $seat }, уверт зіграно.
        [one] Минула здача: { $seat }, на уверті { $number } взятка.
        [few] Минула здача: { $seat }, на уверті { $number } взятки.
       *[many] Минула здача: { $seat }, на уверті { $number } взяток.
    }
fact-last-surrender = Минула здача: { $seat }, { $game_card } — без трьох, без вістів.
fact-last-revoked = Минула здача: { $seat }, { $game_card } — ренонси з обох боків, гру не пишуть.
fact-last-raspasy = У минулій здачі були розпаси.
fact-last-redealt = Минулого разу всі спасували: карти роздано наново.
mark-eldest = перша рука
mark-declarer =
    { $seat ->
        [you] граєте
       *[other] грає
    }
mark-whister = віст
mark-half = свій
mark-checks =
    { $seat ->
        [you] перевіряєте
       *[other] перевіряє
    }
mark-trusts =
    { $seat ->
        [you] вірите
       *[other] вірить
    }
mark-bought = куплено
count-pulya = пуля { $number }
count-mountain = гора { $number }
zone-chosen = Знос
zone-laid = Знос
phase-announce = Замовлення
phase-whist = Віст
phase-consent = Згода

## Аркуш

place-pulya = пуля
place-mountain = гора
place-whists = вісти: { $seat }
place-settling = розрахунок
place-result = разом
note-target = пуля до { $number }
note-series = розпасів поспіль: { $number }
note-price = взятка на розпасах { $number }
note-lowest = торги з { $number }
reason-game-made = зіграно: { $game_card }
reason-game-given = { $game_card } без віста
reason-game-excused = зараховано через ренонс: { $game_card }
reason-remise = без { $number } на { $game_card }
reason-whists =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
reason-whists-shared =
    { $number ->
        [one] навпіл { $number } взятка
        [few] навпіл { $number } взятки
       *[many] навпіл { $number } взяток
    }
reason-consolation = консоляція за { $number }
reason-half-whist = свій на { $game_card }
reason-whist-remise = недобір на вісті: { $number }
reason-whist-remise-paid = недобір вістувальників через ренонс: { $number }
reason-misere-made = мізер зіграно
reason-misere-lost =
    { $number ->
        [one] мізер: { $number } взятка
        [few] мізер: { $number } взятки
       *[many] мізер: { $number } взяток
    }
reason-uvert-made = уверт зіграно
reason-uvert-lost =
    { $number ->
        [one] уверт: { $number } взятка
        [few] уверт: { $number } взятки
       *[many] уверт: { $number } взяток
    }
reason-surrender = без трьох, без вістів на { $game_card }
reason-help = допомога: { $number } ({ $seat })
reason-helped = допомагає { $seat }
reason-excess-off = зайве в пулю, { $number }: { $figure } з гори
reason-excess-on = зайве ({ $seat }): { $figure }
reason-sold-aces = продані тузи
reason-raspasy =
    { $number ->
        [one] розпаси: { $number } взятка
        [few] розпаси: { $number } взятки
       *[many] розпаси: { $number } взяток
    }
reason-raspasy-zero = розпаси без взяток
reason-raspasy-zero-off = розпаси без взяток: { $figure } з гори
reason-raspasy-fewest = розпаси: найменше взяток, чужих { $number }
reason-raspasy-dealer = на прикупі
reason-settle-mountain =
    { $number ->
        [0] гора { $height }, амністія { $amnesty }, лишок { $rest }: { $exact } у вістах
       *[other] гора { $mountain } і недописано в пулі { $number }, разом { $height }; амністія { $amnesty }, лишок { $rest }: { $exact } у вістах
    }
reason-settle-whists = взаємні вісти
reason-settle-rounding = до цілого

## Чому не можна

error-bid-next = Можна спасувати або назвати наступну гру за порядком.
error-bid-higher = Можна спасувати або назвати вищу гру.
error-misere-overcalled = Ваш мізер перебили: лишається тільки пас.
error-misere-late = Мізер оголошують лише першим словом.
error-bid-floor = Після розпасів торгуються не нижче { $number }.
error-peeked-whist = Ви дивилися прикуп: у цій здачі вістувати не можна.
error-discard-two = Знесіть дві карти зі своїх.
error-announce-lower = Куплено на { $game_card }: нижче замовляти не можна.
error-claim-not-certain = Решта взяток ще не певна.
error-talon-bought = Прикуп узято: його карти на руках у того, хто купив.
error-talon-not-his = Прикуп — це дві карти, які взяв розігрувач: вони в нього або в зносі.
error-chosen-last = Зносять від молодшої до старшої: після цієї карти другої вже не вибрати.
error-nobody-whisted = Ніхто не вістував: розіграшу немає.
error-all-passed = Усі спасували: карти перездають.
error-talon-still-led = Друга карта прикупу ще не вийшла: на розпасах нею ходять у другу взятку.
error-writes-on-himself = «{ $part }»: сам на себе ніхто не пише.
error-pulya-overfull = У пулі не буває більше, ніж грають: { $number }.
error-option-pack = Для таких рук карт у колоді має бути { $wanted }, а не { $given }.
error-option-price = Ціна — дріб, більший за нуль, як-от 1/10, а не «{ $given }».

## Налаштування

option-players = Скільки гравців
option-gora-factor = Гора за недобір
option-whist-factor = Ціна віста
option-whister-penalty = Відповідальність віста
option-misere-gora = Гора за взятку на мізері
option-pulya-rate = Вістів за очко пулі
option-gora-rate = Вістів за очко гори
option-sharing = Віст
option-overwhist-all = Хто перевістував, пише все
option-consolation = Консоляція
option-consolation-value = Скільки консоляції за взятку
option-consolation-dealer = Консоляція здавачеві
option-whist-duty = Борг двох вістувальників
option-half-whist = «Свій» на іграх
option-half-first = Перший може піти за пів віста
option-ten = Десятерна
option-misere-over = Що перебиває мізер
option-misere-first-word = Мізер лише першим словом
option-hold = Хто каже «тут»
option-jump-bids = Можна стрибати
option-raspasy-score = Запис розпасів
option-raspasy-price = Ціна взятки на розпасах
option-raspasy-exit = Вихід з розпасів
option-raspasy-exit-cycle = Вихід по колу
option-raspasy-exit-on = Що закінчує розпаси
option-raspasy-zero = Розпаси без взяток
option-raspasy-zero-dealer = І здавачеві без взяток
option-raspasy-amnesty = Амністія на розпасах
option-raspasy-talon = Прикуп на розпасах
option-raspasy-third-lead = Третій захід на розпасах
option-surrender = Здатися без трьох
option-stalingrad = Сталінград
option-sold-aces = Платний прикуп
option-end = Коли закінчується пулька
option-target = До скількох пуля
option-max-deals = Не більше здач
option-price = Ціна віста в грошах
option-hands = Скільки здач
option-draw = Жереб на першу здачу
option-suits = Масті
option-ranks = Ранги
option-hand-cards = Карт на руках
option-lowest-game = Найменша гра
value-gora-factor-1 = ціна гри
value-gora-factor-2 = дві ціни гри
value-whist-factor-1 = ціна гри
value-whist-factor-2 = дві ціни гри
value-whister-penalty-half = напіввідповідальний
value-whister-penalty-full = відповідальний
value-pulya-rate-5 = 5
value-pulya-rate-10 = 10
value-pulya-rate-20 = 20
value-sharing-greedy = жлобський
value-sharing-gentleman = джентльменський
value-sharing-gentleman-always = джентльменський завжди
value-consolation-within = у рахунок взяток
value-consolation-extra = понад взятки
value-consolation-none = немає
value-whist-duty-individual = кожен за себе
value-whist-duty-soft = м’який
value-whist-duty-joint = спільний
value-ten-whist = вістується
value-ten-check = перевіряється
value-misere-over-nine = дев’ятерна
value-misere-over-nine-no-talon = дев’ятерна без прикупу
value-misere-over-ten = десятерна
value-hold-senior-two = старший з двох
value-hold-once = будь-хто, один раз
value-hold-off = ніхто
value-raspasy-score-gora = у гору
value-raspasy-score-whists = вістами
value-raspasy-exit-on-made = зіграна гра
value-raspasy-exit-on-any = будь-яка гра
value-raspasy-exit-on-whisted = зіграна під віст
value-raspasy-zero-price = ціна взятки в пулю
value-raspasy-zero-gora = з гори
value-raspasy-zero-one = одне очко в пулю
value-raspasy-zero-none = нічого
value-raspasy-talon-open = відкривається
value-raspasy-talon-closed = закритий
value-raspasy-third-lead-eldest = перша рука
value-raspasy-third-lead-winner = хто взяв
value-surrender-off = не можна
value-surrender-three = без трьох, без вістів
value-sold-aces-off = немає
value-sold-aces-points = в очках
value-sold-aces-tricks = у взятках
value-end-first = хтось закрив пулю
value-end-all = усі закрили пулі
value-end-sum = за сумою пуль
value-end-deals = за числом здач

## Поради

advice-A-1 = Торгуйтеся на одну вище за певні взятки: п’ять — до шести, шість — до семи, сім — до восьми. З вісьмома до дев’яти не йдіть.
advice-A-2 = Почали торгуватися — називайте масті до кінця.
advice-A-3 = Без козиря на своєму ході: туз і шостий король; п’ятий туз із фігурою та ще туз; король-дама-валет-десятка й три тузи.
advice-A-4 = Без козиря на чужому ході: чотири тузи, а при них король із дамою чи два королі; або три тузи та два королі.
advice-A-5 = Не пасуйте з доброю картою, щоб упіймати іншого.
advice-A-6 = Без певних взяток не вістуйте.
advice-A-7 = Вістуєте самі — грайте у світлу.
advice-A-8 = Проти безкозирної вістують із двома тузами, з тузом і королем або з тузом і королем з дамою іншої масті.
advice-A-9 = Проти восьмерної та дев’ятерної самі не йдіть.
advice-A-10 = Під кінець пульки все вдвічі: вістуйте обережно.
advice-A-11 = Ходіть у масть, якою торгувався партнер, або у свою — п’яту, з тузом і королем.
advice-A-12 = Під розігрувача — з маленької, якщо він кладе одразу за вами; зі старшої, якщо він останній.
advice-A-13 = Перший знос показує вашу найкращу масть.
advice-A-14 = Не зносьте масть, яку тримає розігрувач.
advice-A-15 = Удвох одну масть не тримають: кидайте ту, що показав партнер.
advice-A-16 = Кидайте масть, яку розігрувач б’є, але одну-дві лишіть на хід.
advice-A-17 = Грайте до останньої карти, не вірте на слово.
advice-A-18 = Мізер — коли в жодній масті не впіймають.
advice-A-19 = З однією небезпечною картою мізер грають лише при ренонсі в іншій масті.
advice-A-20 = На мізері з власної волі не беруть.
advice-A-21 = Відповідайте в масть партнера; немає її — кидайте старші небезпечної масті.
advice-A-22 = Не ходіть у масть, якої в розігрувача немає: він скине небезпечну.
advice-A-23 = На розпасах зносьте старшу карту короткої масті.
advice-A-24 = Під карту з прикупу лягайте знизу, що старшою, то краще.
advice-A-P1 = Карта не йде — пас.
advice-A-P2 = У знос — те, що не бере; на мізері — те, що небезпечне.
advice-A-P3 = Замовляйте масть, де найбільше певних взяток.
advice-A-P4 = Свій нічого не коштує: беріть.
advice-A-P5 = Перевірити десятерну нічого не коштує.
advice-A-P6 = Беріть у розігрувача подешевше, партнера не перебивайте.
advice-A-P7 = Відберіть козирі, потім грайте старші.
advice-A-P8 = Проти мізеру тримайтеся нижче розігрувача.
advice-A-P9 = Решта як вийде.
advice-A-P10 = На розпасах лягайте знизу; брати — то старшою.

## Класичний і гусарський

game-preferans-classic = Класичний преферанс
pitch-preferans-classic = Запис, курочка й вісти: преферанс прадідів, із запрошенням і проданими тузами.
minutes-preferans-classic = вечір
game-preferans-hussar = Гусарський преферанс
pitch-preferans-hussar = Удвох і втемну: у кожного свій прикуп, а реміз пишуть вістами.
minutes-preferans-hussar = пів години
preset-classic = класичний
preset-classic-plain = простий
preset-classic-decimal = з десятковим рахунком
preset-classic-limited-10 = курочка до 10
preset-classic-limited-20 = курочка до 20
preset-classic-limited-30 = курочка до 30
preset-classic-pot = з котлом
preset-classic-screw = із гвинтовою таблицею
preset-classic-full = з мізерами, увертами й виставкою
preset-flat = десять за взятку
card-SM = малий мізер
card-SU = малий уверт
card-GM = великий мізер
card-GU = великий уверт
prompt-help = Свій запис скінчився. З чийого спишете?
prompt-parts = На скільки частин ділимо котел?
move-bid-old-1 = Піки · 6♠
move-bid-old-2 = Трефи · 6♣
move-bid-old-3 = Бубни · 6♦
move-bid-old-4 = Чирви · 6♥
move-bid-old-5 = Без козиря · 6
move-hold-old = Тримаю
move-misere-SM = Малий мізер
move-misere-SU = Малий уверт
move-misere-GM = Великий мізер
move-misere-GU = Великий уверт
move-alone = Без запрошення
move-alone-talon = Без прикупу
move-invite-open = Із запрошенням відкрито
move-invite-dark = Із запрошенням втемну
move-with-talon = З прикупом
move-help = Із запису: { $seat }
move-pot-parts = На { $value }
phase-help = Чий запис
phase-parts = Котел
count-kurochka = курочка { $number }
count-record = запис { $number }
count-pot = у котлі { $number }
place-kurochka = курочка
place-record = запис
place-pot = котел
place-money = гроші
note-start = запис { $number }
note-responsible = відповідальний віст: усе вдвічі
note-part = частина котла { $number }
note-parts = частин лишилося: { $number }
reason-vystavka = виставка
reason-kurochka-taken = курочку бере { $seat }
reason-from-kurochka = з курочки { $number }
reason-record-taken = списує { $seat }
reason-from-record = із чужого запису { $number }
reason-part = частина котла: { $number }
reason-part-won = частину котла бере { $seat }
reason-settle-debt = що лишилося, проти середнього: { $exact }
option-form = Куди йдуть ремізи
option-table = Таблиця цін
option-kurochka-limit = Межа курочки
option-vystavka = Виставка
option-start = Початковий запис
option-pot-parts = На скільки частин котел
option-miseres = Мізери
option-uverts = Уверти
option-invitation = Запрошення
option-open-shows = Відкрито показують
option-ten-check-method = Перевірка десятерної
option-help-target = З чийого запису
option-raspasy = Розпаси
option-five-idle = Хто з п’яти відпочиває
option-trick-price = Ціна взятки
value-form-kurochka = у курочку
value-form-plain = із запису
value-form-pot = у котел
value-table-1 = перша
value-table-2 = друга
value-table-3 = велика
value-table-4 = десяткова
value-table-screw = гвинтова
value-kurochka-limit-10 = 10
value-kurochka-limit-20 = 20
value-kurochka-limit-30 = 30
value-pot-parts-ask = скаже здавач
value-pot-parts-1 = 1
value-pot-parts-2 = 2
value-pot-parts-3 = 3
value-pot-parts-4 = 4
value-pot-parts-5 = 5
value-pot-parts-6 = 6
value-pot-parts-7 = 7
value-pot-parts-8 = 8
value-pot-parts-9 = 9
value-pot-parts-10 = 10
value-pot-parts-11 = 11
value-pot-parts-12 = 12
value-invitation-off = немає
value-invitation-open = відкрито
value-invitation-dark = втемну
value-invitation-either = як схоче
value-open-shows-invited = руку запрошеного
value-open-shows-both = обидві руки
value-ten-check-method-open-play = розіграшем відкрито
value-ten-check-method-solver = розрахунком
value-help-target-left = з лівого сусіда
value-help-target-choose = на вибір
value-help-target-largest = з найбільшого
value-raspasy-play = граються
value-raspasy-redeal = перездача
value-five-idle-next-dealer = хто здає наступним
value-five-idle-previous-dealer = хто здавав перед цим
value-trick-price-game = ціна гри
value-trick-price-ten = десять

## Ренонси та інше

preset-manners = з ренонсами
option-manners = Ренонси та претензії
prompt-review = Здачу зіграно. Хтось зробив ренонс?
phase-review = Претензії
move-peek = Зазирнути в прикуп
move-claim-revoke = { $seat }: ренонс у взятці { $number }
move-claim-revoke-dummy = Болван: ренонс у взятці { $number }
fact-peeked =
    { $seat ->
        [you] Ви зазирнули в прикуп: вістувати не можна.
       *[other] У прикуп зазирає { $seat }: вістувати не можна.
    }
fact-commanded = Карти показано зарано: за розігрувача ходять вістувальники.
reason-revoke = ренонси ({ $game_card }): { $number }
reason-revoke-tricks =
    { $number ->
        [one] ренонс проти гри «{ $game_card }»: { $number } взятка
        [few] ренонс проти гри «{ $game_card }»: { $number } взятки
       *[many] ренонс проти гри «{ $game_card }»: { $number } взяток
    }
reason-revoke-passed = ренонси на розпасах: { $number }
reason-peek = зазирання в прикуп: { $game_card }
step-settle-mountain = гори
step-settle-whists = вісти
step-settle-rounding = до цілого
step-settle-debt = залишки

log-peek =
    { $seat ->
        [you] зазираєте в прикуп
       *[other] зазирає в прикуп
    }

# A first game, phase by phase
lesson-welcome = Преферанс: тридцять дві карти, по десять кожному і дві в прикупі. У кожній здачі один грає обіцяну кількість узяток, решта йому заважає; якщо ніхто не наважився — грають розпаси, де краще не брати.
lesson-bid = Торги. Гру піднімають по порядку, щабель за щаблем: шість пік, трефи, бубни, чирви, без козиря, потім сім пік і далі. Свою гру призначите, коли візьмете прикуп. Мізер обіцяє не взяти нічого. Хто сказав «пас», більше не торгується.
lesson-exchange = Гра ваша: прикуп відкрито, і він дістається вам. Дві карти знесіть наосліп. Бережіть довгу масть і тузи, зносьте те, що лише віддає взятки.
lesson-announce = Тепер призначте гру: не нижче за те, до чого дійшли торги, у будь-якій масті.
lesson-whist = Вирішують інші. «Віст» — я беруся заважати, і у вістувальників своя норма взяток. «Пас» нічим не ризикує. Порахуйте певні взятки: двох для віста зазвичай досить.
lesson-play = Масть обов’язкова; немає масті — бийте козирем; немає ні того, ні того — будь-яка карта. Перший хід у того, хто сидить за здавачем. Взятку бере старший козир, а без козирів — старша карта масті ходу.
lesson-sheet = Це пулька. Посеред вашого поля — пуля (зіграні ігри), ближче до середини аркуша — гора (штрафи), скраю — вісти, написані на кожного. Наприкінці все переводять у вісти; торкніться цифри, щоб дізнатися, звідки вона.
