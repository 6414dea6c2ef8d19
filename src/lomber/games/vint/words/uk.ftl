# Слова вінта й усіх його різновидів.

## Ім’я на полиці

game-vint = Вінт
pitch-vint = Двоє на двох, довгі перемовини й дошка з рискою: кожну взятку пишуть, а багатство — над рискою.
minutes-vint = година-півтори
game-vint-five = Вінт уп’ятьох
pitch-vint-five = П’ять роберів, і кожен зіграє з кожним; один по черзі відпочиває.
minutes-vint-five = цілий вечір
game-vint-six = Вінт ушістьох
pitch-vint-six = Вісім роберів за таблицею; двоє завжди вільні випити чаю.
minutes-vint-six = цілий вечір
game-vint-exact = Вінт з гайкою
pitch-vint-exact = Призначили дев’ять — беріть рівно дев’ять: і зайва взятка коштує штрафу.
minutes-vint-exact = година-півтори
game-vint-two-dummies = Вінт удвох з двома болванами
pitch-vint-two-dummies = У кожного дві руки; перший хід наосліп, а далі майже все на видноті.
minutes-vint-two-dummies = близько години
game-vint-two-swap = Вінт удвох із запасною рукою
pitch-vint-two-swap = Не до душі карти — киньте всі тринадцять і беріть ті, що праворуч, не дивлячись.
minutes-vint-two-swap = пів години — година
game-vint-two-draw = Вінт удвох із купівлею
pitch-vint-two-draw = Скинув карту — взяв карту, і так до тринадцяти разів: ризикувати тут майже завжди варто.
minutes-vint-two-draw = пів години — година
game-vint-two-auction = Вінт удвох з торгом за болвана
pitch-vint-two-auction = Один болван відкритий до торгу й дістанеться тому, хто призначить більше.
minutes-vint-two-auction = близько години
game-vint-two-widow = Вінт удвох з прикупом
pitch-vint-two-widow = Болван, прикуп і три карти на здачу: найкращий вінт для двох.
minutes-vint-two-widow = близько години
game-vint-three-rotating = Вінт утрьох, з болваном по черзі
pitch-vint-three-rotating = Один з болваном проти двох — і платить, і бере вдвічі.
minutes-vint-three-rotating = година-дві
game-vint-three-auction = Вінт утрьох з аукціоном
pitch-vint-three-auction = Відкритий болван — тому, хто більше призначить; запис у кожного свій.
minutes-vint-three-auction = близько години
game-vint-auction = Вінт з аукціоном
pitch-vint-auction = Здавач кладе карти на стіл, троє торгуються за них, і кожен сам за себе.
minutes-vint-auction = година-півтори
game-vint-rubbish = Вінт зі сміттям
pitch-vint-rubbish = Трьом по сімнадцять карт, здавачеві одна — і по чотири зайві від кожного.
minutes-vint-rubbish = година-півтори
game-vint-reseat = Вінт з пересадкою
pitch-vint-reseat = Партнера шукають у перемовинах: хто підтримав вище, той і сідає навпроти.
minutes-vint-reseat = пів години
game-vint-widow = Вінт з прикупом
pitch-vint-widow = Купили чотири карти, три роздали — призначайте сміливіше: прикуп виручить. Або ні.
minutes-vint-widow = година-півтори
game-vint-widow-nail = Вінт з прикупом, присипкою і цвяхом
pitch-vint-widow-nail = Покупець присипає партнерові, а суперники забивають одне одному цвях.
minutes-vint-widow-nail = година-півтори
game-vint-double-widow-nail = Вінт з подвійним прикупом
pitch-vint-double-widow-nail = Вісім карт прикупу, торг від трьох, цвях на дві карти: шлеми так і сиплються.
minutes-vint-double-widow-nail = година-півтори
game-vint-vitalin = Вінт-віталін
pitch-vint-vitalin = Кожен скидає дві карти втемну — і дві взятки наперед лежать у розігрувачів.
minutes-vint-vitalin = година-півтори

preset-three-rubbers = три робери, кожен з кожним
preset-double = з подвійним записом і гвинтовими коронками
preset-blind = зі ставками втемну
preset-passes-played = розпасовку грають
preset-auction = з торгом
preset-transfer = болвани міняються місцями
preset-after-trick = болвана відкривають після першої взятки
preset-widow = з прикупом
preset-partners = після прикупу говорять партнери
preset-all = після прикупу говорять усі
preset-evil = злий цвях
preset-no-nail = без цвяха
preset-tiny = крихітна колода

## Що питає стіл

prompt-open = Ваше слово: призначите гру чи пас?
prompt-bid =
    Ваше слово. Оголошено: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] чотири { bid-suit }
        [5] п’ять { bid-five }
        [6] малий шлем { bid-slam }
       *[7] великий шлем { bid-slam }
    }. { $number ->
        [one] Ще { $number } пас — і край торгу.
        [few] До кінця торгу { $number } паси.
       *[many] До кінця торгу { $number } пасів.
    }
prompt-name-contract = Прикуп ваш, карти роздано. Призначте гру — не нижче за своє останнє слово.
prompt-swap = Лишите карти чи кинете їх і візьмете ті, що праворуч?
prompt-purchase = Купівля: скиньте карту — візьмете нову. Досить — зупиніться.
prompt-throw =
    { $number ->
        [0] Карти вибрано: підтвердьте.
        [one] Відкладіть ще { $number } карту.
        [few] Відкладіть ще { $number } карти.
       *[many] Відкладіть ще { $number } карт.
    }
prompt-pick-up = Сміття ваше: забирайте.
prompt-where = Торг за вами. Куди купите прикуп: собі чи болванові?
prompt-pass-on =
    { $number ->
        [0] Карти вибрано: підтвердьте присипку.
        [one] Присипка: ще { $number } карта — { $seat }.
        [few] Присипка: ще { $number } карти — { $seat }.
       *[many] Присипка: ще { $number } карт — { $seat }.
    }
prompt-give =
    { $number ->
        [0] Карти вибрано: підтвердьте.
        [one] Рознос: { $number } карта — { $seat }.
       *[other] Рознос: { $number } карти — { $seat }.
    }
prompt-give-dummy =
    { $number ->
        [0] Карти вибрано: підтвердьте.
       *[other] Рознос: карта болванові ({ $place }).
    }
prompt-nail =
    { $number ->
        [0] Карти вибрано: забивайте цвях.
        [one] Цвях: { $number } карта — { $seat }.
       *[other] Цвях: { $number } карти — { $seat }.
    }
prompt-turn-up = Відкрийте болвана.
prompt-open-hand = Партнер сказав утемну. Відкриєте йому свої карти?

bid-five =
    { $suit ->
        [S] пік
        [C] треф
        [D] бубон
        [H] чирв
       *[NT] без козиря
    }
bid-suit =
    { $suit ->
        [S] піки
        [C] трефи
        [D] бубни
        [H] чирви
       *[NT] без козиря
    }

## Ходи

bid-slam =
    { $suit ->
        [S] у піках
        [C] у трефах
        [D] у бубнах
        [H] у чирвах
       *[NT] без козиря
    }
move-bid = { $card }
move-bid-1S = Піки
move-bid-1C = Трефи
move-bid-1D = Бубни
move-bid-1H = Чирви
move-bid-1NT = Без козиря
move-bid-2S = Два піки
move-bid-2C = Два трефи
move-bid-2D = Два бубни
move-bid-2H = Два чирви
move-bid-2NT = Два без козиря
move-bid-3S = Три піки
move-bid-3C = Три трефи
move-bid-3D = Три бубни
move-bid-3H = Три чирви
move-bid-3NT = Три без козиря
move-bid-4S = Чотири піки
move-bid-4C = Чотири трефи
move-bid-4D = Чотири бубни
move-bid-4H = Чотири чирви
move-bid-4NT = Чотири без козиря
move-bid-5S = П’ять пік
move-bid-5C = П’ять треф
move-bid-5D = П’ять бубон
move-bid-5H = П’ять чирв
move-bid-5NT = П’ять без козиря
move-bid-6S = Малий шлем у піках
move-bid-6C = Малий шлем у трефах
move-bid-6D = Малий шлем у бубнах
move-bid-6H = Малий шлем у чирвах
move-bid-6NT = Малий шлем без козиря
move-bid-7S = Великий шлем у піках
move-bid-7C = Великий шлем у трефах
move-bid-7D = Великий шлем у бубнах
move-bid-7H = Великий шлем у чирвах
move-bid-7NT = Великий шлем без козиря
move-blind-3S = Утемну: { move-bid-3S }
move-blind-3C = Утемну: { move-bid-3C }
move-blind-3D = Утемну: { move-bid-3D }
move-blind-3H = Утемну: { move-bid-3H }
move-blind-3NT = Утемну: { move-bid-3NT }
move-blind-4S = Утемну: { move-bid-4S }
move-blind-4C = Утемну: { move-bid-4C }
move-blind-4D = Утемну: { move-bid-4D }
move-blind-4H = Утемну: { move-bid-4H }
move-blind-4NT = Утемну: { move-bid-4NT }
move-blind-5S = Утемну: { move-bid-5S }
move-blind-5C = Утемну: { move-bid-5C }
move-blind-5D = Утемну: { move-bid-5D }
move-blind-5H = Утемну: { move-bid-5H }
move-blind-5NT = Утемну: { move-bid-5NT }
move-blind-6S = Утемну: { move-bid-6S }
move-blind-6C = Утемну: { move-bid-6C }
move-blind-6D = Утемну: { move-bid-6D }
move-blind-6H = Утемну: { move-bid-6H }
move-blind-6NT = Утемну: { move-bid-6NT }
move-blind-7S = Утемну: { move-bid-7S }
move-blind-7C = Утемну: { move-bid-7C }
move-blind-7D = Утемну: { move-bid-7D }
move-blind-7H = Утемну: { move-bid-7H }
move-blind-7NT = Утемну: { move-bid-7NT }
move-look = Подивитися карти
move-open-hand = Відкрити карти партнерові
move-keep-closed = Не відкривати
move-keep = Лишу свої
move-swap = Беру ті, що праворуч
move-discard = Скинути { $card }
move-stop = Досить
move-buy =
    { $value ->
        [hand] Собі
       *[dummy] Болванові
    }
move-give = Віддати { $card }
move-pick-up = Узяти сміття
move-turn-up = Відкрити болвана
log-give =
    { $seat ->
        [you] віддаєте { $card }
       *[other] віддає { $card }
    }
log-discard =
    { $seat ->
        [you] скидаєте { $card }
       *[other] скидає { $card }
    }
log-open-hand =
    { $seat ->
        [you] відкриваєте карти партнерові
       *[other] відкриває карти партнерові
    }
log-pick-up =
    { $seat ->
        [you] берете сміття
       *[other] бере сміття
    }
log-turn-up =
    { $seat ->
        [you] відкриваєте болвана
       *[other] відкриває болвана
    }
log-look =
    { $seat ->
        [you] дивитеся карти
       *[other] дивиться карти
    }

## Що лежить на столі

fact-highest =
    Оголошено: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] чотири { bid-suit }
        [5] п’ять { bid-five }
        [6] малий шлем { bid-slam }
       *[7] великий шлем { bid-slam }
    } ({ $seat }).
fact-contract =
    Гра: { $level ->
        [1] { bid-suit }
        [2] два { bid-suit }
        [3] три { bid-suit }
        [4] чотири { bid-suit }
        [5] п’ять { bid-five }
        [6] малий шлем { bid-slam }
       *[7] великий шлем { bid-slam }
    }, { $seat ->
        [you] граєте ви
       *[other] грає { $seat }
    }.
fact-needs =
    { $number ->
        [0] Призначене взято. Взятка — { $price }.
        [one] Розігрувачам треба ще { $number } взятку. Взятка — { $price }.
        [few] Розігрувачам треба ще { $number } взятки. Взятка — { $price }.
       *[many] Розігрувачам треба ще { $number } взяток. Взятка — { $price }.
    }
fact-to-game = До партії: Північ і Південь { $number1 }, Захід і Схід { $number2 }.
fact-to-game-2 = До партії: { $seat1 } { $number1 }, { $seat2 } { $number2 }.
fact-to-game-3 = До партії: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }.
fact-to-game-4 = До партії: { $seat1 } { $number1 }, { $seat2 } { $number2 }, { $seat3 } { $number3 }, { $seat4 } { $number4 }.
fact-exact = Призначене взято рівно: більше жодної. Взятка — { $price }.
fact-over =
    { $number ->
        [one] У розігрувачів { $number } взятка зайва. Взятка — { $price }.
        [few] У розігрувачів { $number } взятки зайві. Взятка — { $price }.
       *[many] У розігрувачів { $number } взяток зайвих. Взятка — { $price }.
    }
fact-blind = Призначено втемну: за недобір відповідає один.
fact-passed-out = Усі спасували: грають без козиря, пише той, хто взяв менше.
fact-calls = { $seat }: { $cards }
card-1NT = 1БК
card-2NT = 2БК
card-3NT = 3БК
card-4NT = 4БК
card-5NT = 5БК
card-6NT = 6БК
card-7NT = 7БК
mark-declarer =
    { $seat ->
        [you] граєте
       *[other] грає
    }
zone-packet = Запасні карти
zone-widow = Прикуп
zone-bought = Прикуп
zone-chosen = Віддаєте
phase-draw-again = Новий жереб
phase-swap = Чи міняти карти
phase-purchase = Купівля
phase-throw = Скид
phase-pick-up = Сміття
phase-auction = Перемовини
phase-holder = Слово того, хто з болваном
phase-where = Прикуп
phase-pass-on = Присипка
phase-give = Рознос
phase-final = Призначення
phase-turn-up = Болван
phase-open = Утемну
phase-nail = Цвях

## Запис

side-S = Південь
side-N = Північ
side-W = Захід
place-below = під рискою
place-above = над рискою
place-sum = плюс-мінус
place-total = разом
place-kopecks = копійок
note-rubber = робер { $number }
note-rubbers = усього роберів: { $number }
note-target = партія — { $number }
note-crosses =
    { $number ->
        [0] хрестів немає
        [one] { $number } хрест
        [few] { $number } хрести
       *[many] { $number } хрестів
    }
count-games =
    { $number ->
        [one] { $number } партія
        [few] { $number } партії
       *[many] { $number } партій
    }
reason-tricks =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    } по { $price }
reason-penalty =
    штраф: { $over ->
        [over] зайвих
       *[short] без
    } { $number }
reason-slam-lost = програний шлем
reason-little-slam-made = малий шлем узято
reason-grand-slam-made = великий шлем узято
reason-little-slam-declared = малий шлем призначено й узято
reason-grand-slam-declared = великий шлем призначено й узято
reason-honours-and-aces = онери { $honours } і тузи { $aces }
reason-honours-less-aces =
    { $aces ->
        [0] онери { $honours }
       *[other] онери { $honours } мінус тузи { $aces }
    }
reason-aces-less-honours =
    { $honours ->
        [0] тузи { $aces }
       *[other] тузи { $aces } мінус онери { $honours }
    }
reason-aces =
    { $number ->
        [one] { $number } туз
        [few] { $number } тузи
       *[many] { $number } тузів
    }
reason-coronet = коронка { $cards } ({ $place })
reason-ace-coronet = коронка тузів: { $number } ({ $place })
reason-fewer-tricks = розпасовка: взяток менше на { $number }
reason-game = партія
reason-rubber = робер
reason-crosses =
    { $number ->
        [one] { $number } хрест
        [few] { $number } хрести
       *[many] { $number } хрестів
    }
reason-rubber-net =
    { $of ->
        [sides] підсумок робера, { $mine } проти { $theirs }
        [persons] підсумок робера, записано { $mine }
       *[bare] підсумок робера
    }
reason-deal-net =
    { $of ->
        [sides] підсумок здачі, { $mine } проти { $theirs }
       *[bare] підсумок здачі
    }
reason-deal-won = здачу виграно
reason-alone = відповідає без партнера
reason-freed = відповів партнер
reason-revoke-lacking =
    ренонс: забракло { $number ->
        [one] { $number } взятки
       *[other] { $number } взяток
    }

## Чому не можна

error-call-now = Тепер перемовини: призначайте або пасуйте.
error-no-call = Вам тут не говорити.
error-bid-higher = Треба призначити вище за оголошене.
error-name-lower = Нижче за своє останнє слово призначати не можна.
error-from-three = Тут торгуються від трьох.
error-blind-three = Утемну говорять не нижче трьох. Подивіться карти.
error-looked-already = Карти ви вже бачили.
error-name-contract = Після прикупу треба призначити гру: пасувати не можна.
error-play-now = Тепер грають картами.
error-decide-now = Спершу вирішіть: лишити карти чи поміняти.
error-purchase-now = Тепер купівля: скидайте по карті або зупиніться.
error-pick-up-first = Спершу здавач бере сміття.
error-where-first = Спершу скажіть, куди купите: собі чи болванові.
error-turn-up-first = Спершу відкрийте болвана.
error-open-or-keep = Вирішіть: відкрити карти партнерові чи ні.
error-give-now = Тепер вибирають карти, які віддадуть.
error-give-exactly = Карт треба віддати рівно стільки, скільки належить.
error-give-ascending = Вибирайте карти за порядком, від молодшої до старшої.
error-not-back = Одержану карту назад не віддають.

## Умови

option-form = Який це вінт
option-players = Скільки гравців
option-closing-passes = Скільки пасів закінчують торг
value-closing-passes-8 = вісім: кожен двічі
value-closing-passes-12 = дванадцять: кожен тричі
value-closing-passes-4 = чотири, для швидкої гри
option-passed-out = Розпасовка
value-passed-out-cross = ставлять хрест
value-passed-out-play = грають без козиря
option-crosses = Хрести
value-crosses-flat = по 500
value-crosses-screwing = гвинтяться: 500, 1000, 1500
option-target = Скільки під рискою до партії; зазвичай 500, з прикупом 600
option-both-reach = Партію взяли обидві сторони в одній здачі
value-both-reach-trick-order = чия взятка була раніше
value-both-reach-declarer-first = розігрувачеві
value-both-reach-higher-total = у кого більше
option-rubber-bonus = Премія за робер
value-rubber-bonus-instead = 2000 замість 1000
value-rubber-bonus-plus = 2000 понад 1000
option-double-penalties = Подвійні штрафи
option-screwing-coronets = Гвинтові коронки
option-exact = З гайкою: взяти рівно призначене
option-blind-bids = Можна говорити втемну
option-sole-slam = За шлем без підтримки відповідає один
option-match = Скільки грати
value-match-rubber = один робер
value-match-three-rubbers = три робери, кожен з кожним
option-stake = На гроші: 100 — «по сотій»
option-honours-unit = Онери
value-honours-unit-large = великі
value-honours-unit-small = малі: усе вдесятеро менше
option-trick-review = Які взятки можна дивитися
value-trick-review-book = дві останні, після ходу одну
value-trick-review-none = жодної
value-trick-review-all = усі
option-auction-record = Чи видно перемовини під час гри
value-auction-record-shown = видно
value-auction-record-hidden = треба пам’ятати
option-bidding = Торг з болванами
value-bidding-single = по одному слову
value-bidding-auction = до паса
option-transfer = Болвани переходять до господарів
option-dummy-open = Коли відкрити болвана
value-dummy-open-after-lead = після першого ходу
value-dummy-open-after-trick = після першої взятки
option-after-widow = Хто говорить після прикупу
value-after-widow-buyer-once = покупець, один раз
value-after-widow-partners = покупець з партнером
value-after-widow-all = усі
option-nail = Цвях
value-nail-closed = утемну, разом
value-nail-evil = злий
value-nail-none = без цвяха
option-reseat-bonus = Премія за виграну здачу
value-reseat-bonus-0 = нема
value-reseat-bonus-2000 = 2000
option-widow = З прикупом
option-deals = Скільки здач
option-draw = Тягнути жереб на місця; без нього сідають як прийшли
option-hands = Зіграти стільки здач і розрахуватися
option-ranks = Скільки карт у масті, рахуючи від туза
option-bids = Скільки призначень, починаючи з пік

## Що радить книга

advice-V-63 = Розпасовка: взятки вам ні до чого. Скидайте старші й не беріть.
advice-VX-1 = Призначене взято: більше жодної. Суперники віддають, розігрувачі ухиляються.
advice-A-0 =
    { $matter ->
        [call] Прямої поради на цей випадок немає: скажіть те, що обіцяють карти.
        [gift] Прямої поради на цей випадок немає: віддавайте непотрібне, бережіть старші й довгу масть.
       *[play] Прямої поради на цей випадок немає, але загалом беріть дешевше, а віддавайте менше.
    }
advice-A-1 = З п’ятьма певними взятками призначайте масть, якщо в ній чотири карти й два онери.
advice-A-2 = Називайте найстаршу й найдовшу масть, у якій можете грати; бачите обидві руки — одразу найбільше, що вони зіграють.
advice-A-3 = Шість-сім певних — «два», вісім-дев’ять — «три»: одну взятку рахуйте за партнером.
advice-A-4 = Прямо «два», «три» чи «чотири» кажуть із шістьма козирями, тузом, королем і ще онером.
advice-A-5 = Якщо здача скінчить партію, досить і чотирьох певних; не призначайте вище, ніж треба.
advice-A-6 = З рівних мастей беріть ту, де більше онерів.
advice-A-7 = З трьома-чотирма тузами перше слово — «без козиря».
advice-A-8 = Два тузи показують «без козиря», та не першим словом.
advice-A-9 = «Два без козиря» одразу — лише з чотирма тузами й сильною мастю.
advice-A-10 = З одним тузом «без козиря» — тільки після партнера, і краще після мастей.
advice-A-11 = Партнер відкрив «без козиря»: четвертого туза з королем покажіть одразу, з двома королями — після паса.
advice-A-12 = На «без козиря» партнера одразу покажіть п’ятикартну масть з онером.
advice-A-13 = Після тузів показують королів, тоді дам — лише захищених.
advice-A-14 = Масть, у якій граєте, «запасуйте»: назвали — і пас, якщо всі мовчать; під кінець повторіть її.
advice-A-15 = Рука рівна, два тузи, онери в трьох мастях: кожну назвіть і запасуйте, наприкінці — «без козиря».
advice-A-16 = Без онерів і тузів не призначайте.
advice-A-17 = Відкривши «без козиря», з доброю п’ятіркою чи шісткою йдіть у масть без паса.
advice-A-18 = Три голі тузи після паса партнера — не привід для «без козиря».
advice-A-19 = На прямі «два» підіймайте з трьома певними й онером його масті; інакше пас.
advice-A-20 = Дві довгі масті: «три» в сильній, тоді слабку, тоді «чотири» в сильній.
advice-A-21 = З будь-якою підтримкою лишіть партнера в його масті.
advice-A-22 = Партнер показав двох тузів пізно: туза з двома королями покажіть, але мастю.
advice-A-23 = Із сильною рукою й онерами грайте самі; та велику гру суперників, якщо вона не скінчить робера, лишіть їм.
advice-A-24 = До «двох» підіймають із двома взятками збоку й однією в його масті, до «трьох» — із двома й двома.
advice-A-25 = Дорогою покажіть прохідну масть: чотири карти з тузом чи королем і ще фігурою.
advice-A-30 = Не ходіть у масть, яку назвав правий суперник.
advice-A-31 = Масть лівого суперника, якої його партнер не підтримав, — ваш хід.
advice-A-32 = Правий відкрив «без козиря»: маленька зі своєї сильної, від короля з дамою — король.
advice-A-33 = Партнер назвав масть — ходіть з її найстаршої.
advice-A-34 = Суперникам бракує взятки-двох: спершу візьміть своє.
advice-A-35 = Від туза, короля й дами — туз, король, дама.
advice-A-36 = Від короля з дамою — король.
advice-A-37 = Туз із королем без дріб’язку — туз, тоді король; із третьою картою — король, тоді інша масть.
advice-A-38 = Король-дама-валет — з короля; дама-валет-десятка — з дами; п’ятий валет із десяткою — з валета.
advice-A-39 = Туз, король і маленькі: туз, король, тоді маленька.
advice-A-40 = Від четвертого туза з дамою чи валетом: при «простій» і «двох» — маленька, вище — туз.
advice-A-41 = Туз і шоста дама: туз, тоді маленька.
advice-A-42 = Від короля й четвертого валета — маленька.
advice-A-43 = Від туза з трьома маленькими — маленька; при «трьох» і вище — туз.
advice-A-44 = Нема ніякої гри — ходіть із другої дами, з другого чи третього валета.
advice-A-45 = Від другого-третього короля, третьої-четвертої дами й третього валета маленькою не ходять.
advice-A-46 = Другий туз: туз, тоді маленька — масть повернеться, і ви візьмете її козирем.
advice-A-47 = З чотирма козирями не ходіть собі в ренонс: ходіть із довгої масті.
advice-A-48 = У масті партнера нема фігури: від двох карт — маленька.
advice-A-49 = Лівий показав короля: з тузом — маленька, від третьої дами чи валета — сама фігура.
advice-A-50 = Друга рука — маленьку.
advice-A-51 = Друга рука кладе другого короля і другу даму, з короля з дамою — короля, з дами з валетом — даму.
advice-A-52 = При «трьох» і вище на другому колі кладіть туза.
advice-A-53 = Фігуру суперника крийте старшою.
advice-A-54 = Третя рука — найстаршу, якщо вона бере; не бере або бере партнер — найменшу.
advice-A-55 = Партнер назвав три масті — на четверту кладіть туза.
advice-A-56 = Нема масті — бийте козирем, але не те, що бере партнер.
advice-A-57 = У малих іграх третя рука може прорізати.
advice-A-58 = При «чотирьох» і вище не ріжте ніколи.
advice-A-60 = При «простій» і «двох» без сильних бічних мастей не козиряйте.
advice-A-61 = Призначено «три» й більше — козиряйте за першої нагоди.
advice-A-62 = Двічі перебили масть козирем — козиряйте.
advice-A-63 = З ренонсом і дрібними козирями ходіть з короткої масті.
advice-A-64 = Козиряйте згори; обоє дали — досить, один — ще раз.
advice-A-65 = При «трьох» і вище, якщо хід не вернеться, спершу візьміть певні.
advice-A-66 = У шлемі ходіть із бланкового туза чи короля; ренонсів нема — з козирів.
advice-A-67 = Без козиря ходіть із сильної масті, коронку — доки всі дають.
advice-A-68 = На вашу коронку впав валет чи десятка — змініть масть.
advice-A-69 = Суперники б’ють вашу масть козирями — козиряйте самі.
advice-A-70 = Зносьте ту масть, ходу в яку не хочете, і спершу від слабкої.
advice-A-71 = Партнер зносить з усіх мастей — ходіть у ту, що зносить правий суперник.
advice-A-73 = Ви праворуч від відкритої руки — ходіть у її сильні масті, ліворуч — у слабкі: партнер зможе різати.
advice-A-74 = Партнерові — найстаршу карту масті, яку він призначав: вийде коронка або довга масть.

## За столом з помилками

preset-manners = з помилками й штрафами
prompt-answer-lead = { $card } — хід не в чергу. Лишити карту на столі чи повернути?
prompt-demand = Ренонс виправлено. Яку { SUIT($suit, case: "acc") } вимагатимете?
prompt-correct = Карту взято назад: дайте { SUIT($suit, case: "acc") }.
prompt-reckon = Здачу зіграно. Був ренонс — скажіть тепер; ні — далі.
move-ask-partner = Більше нема в масть?
move-correct = Узяти карту назад
move-demand =
    { $value ->
        [highest] Найстаршу
       *[lowest] Наймолодшу
    }
move-leave-exposed = Хай лежить відкритою
move-take-back = Хай візьме назад
move-require = Вимагати
move-next = Далі
move-lead-early = Піти не в чергу: { $card }
move-play-early = Зіграти не в чергу: { $card }
move-expose = Відкрити { $card }
move-call-early = Сказати не в чергу: { $value }
move-claim-revoke = Ренонс! Взятка й місце: { $value }
fact-demanded = Вимагають карту { $card }.
fact-void-call =
    { $seat ->
        [you] Слово було не в чергу: більше ви не говорите.
       *[other] Слово було не в чергу: { $seat } більше не говорить.
    }
mark-exposed = є відкриті карти
mark-early = хід не в чергу
zone-early = Хід не в чергу
phase-answer-lead = Хід не в чергу
phase-demand = Ренонс виправлено
phase-correct = Виправлення
phase-reckon = Розрахунок
reason-revoke-fine = штраф за ренонс
reason-over-cap = понад риску через ренонс
error-not-now = Зараз для цього не час.
error-must-pass = Ви сказали не в чергу: тепер лише пас.
error-card-required = Вимагають { $card }: грайте її.
error-keep-exposed = Відкриту карту самі не грають, доки є інша цієї масті.
error-suit-barred = З цієї масті зараз ходити не можна.
error-must-correct = Спершу виправте ренонс: дайте карту тієї масті, з якої пішли.
error-dummy-declares = Болван нічого не призначає.
error-opened-not-blind = Карти відкриває лише партнер того, хто говорив утемну.
error-cannot-give = «{ $pile }»: стільки карт ({ $number }) звідси не віддати.
error-chosen-too-far = «{ $pile }»: вибирають від молодшої до старшої, і після вибраної має знайтися ще карта.
option-manners = Помилятися можна — і платити за помилки
option-revoke-fine = Що коштує ренонс
value-revoke-fine-three-tricks = три взятки
value-revoke-fine-game = штраф у розмірі гри

log-expose =
    { $seat ->
        [you] відкриваєте { $card }
       *[other] відкриває { $card }
    }
log-correct =
    { $seat ->
        [you] берете карту назад
       *[other] бере карту назад
    }
log-require =
    { $seat ->
        [you] вимагаєте
       *[other] вимагає
    }
log-lead-early =
    { $seat ->
        [you] ходите не в чергу: { $card }
       *[other] ходить не в чергу: { $card }
    }
log-play-early =
    { $seat ->
        [you] граєте не в чергу: { $card }
       *[other] грає не в чергу: { $card }
    }
log-call-early =
    { $seat ->
        [you] кажете не в чергу: { $value }
       *[other] каже не в чергу: { $value }
    }
