game-rams = Рамс
pitch-rams = П'ять карт, тузи дорожчі за золото, і запис, який треба відписати до нуля.
minutes-rams = 30
prompt-rams-declare = Граєте? Скиньте зайве або спасуйте.
prompt-rams-throw =
    { $number ->
        [one] Скидаєте { $number } карту. Ще?
        [few] Скидаєте { $number } карти. Ще?
       *[many] Скидаєте { $number } карт. Ще?
    }
prompt-rams-turnup = Візьмете { $card } замість однієї зі своїх карт?
prompt-rams-answer = Під час прикупу відкрилася карта { $card }. Берете?
prompt-rams-claim = Взятки розіграно. Хтось зробив ренонс?
move-throw = Скинути { $card }
move-drop = Скинути { $card } і взяти відкритий козир
move-rams-done =
    { $number ->
        [0] Грати на своїх
        [one] Грати й прикупити { $number } карту
        [few] Грати й прикупити { $number } карти
       *[many] Грати й прикупити { $number } карт
    }
move-leave = Лишити відкриту карту
move-next = Претензій немає
move-accept = Узяти
move-refuse = Відмовитися
move-expose = Відкрити карту під час прикупу
move-claim = { $seat }: ренонс у взятці { $number }
fact-rams-took = Козир { $card } забрано: { $seat }.
fact-rams-shown = { $seat } показує { $cards }.
fact-rams-last-played = Попередню здачу розіграно.
fact-rams-last-sole = У попередній здачі грав лише один: { $seat }.
fact-rams-last-void = У попередній здачі всі спасували.
fact-rams-last-flush = У попередній здачі був флеш: { $seat }.
fact-rams-last-four-aces = Чотири тузи, рамс узято: { $seat }.
fact-rams-last-jacks = Рамс закінчено валетами: { $seat }.
reason-tricks = взятки
reason-aces = тузи
reason-jacks = валети
reason-jacks-offset = валети на рахунок ремізу
reason-remise = реміз
reason-flush = флеш
reason-flush-remise = чужий флеш
reason-four-aces = чотири тузи
reason-overshoot = зайві взятки: запис спочатку
reason-fine = штраф
reason-owes = платить тому, хто взяв рамс
reason-takes-rams = узяв рамс
reason-broken-off = розрахунок до кінця рамсу
mark-shown = показано
count-record = лишилося відписати { $number }
count-bought = прикупив { $number }
place-record = запис
place-balance = збоку
note-rams = взято рамсів: { $number }
zone-shown = Показані карти
zone-exposed = Карта, що відкрилася
zone-opened = Відкрита рука
phase-declare = Оголошення
phase-answer = Карта, що відкрилася
phase-reshuffle = Новий прикуп
phase-turnup = Відкритий козир
phase-claim = Претензії
error-rams-ace-plays = Вам здано туза: пасувати не можна.
error-rams-dealer-plays = Грає лише один: здавач мусить грати.
error-rams-ace-stays = Туза скидати не можна.
error-rams-stock-short = У прикупі більше немає карт.
error-rams-lead = Треба ходити з козирного туза, з короля, якщо є дама, а потім з дами.
error-rams-ace = На козирну фігуру треба класти козирного туза.
error-rams-first-dealer = Такого місця за столом немає.
error-rams-pack-small = У колоді замало карт.
option-players = Гравці
option-deck-for-four = Колода на чотирьох
option-start-record = Початковий запис
option-price = Ціна очка
option-ace-discard = Скидання тузів
option-jacks-vs-remise = Валети без взятки
option-sole-player = Грає один
option-overshoot = Зайві взятки
option-must-overtrump = Обов'язково перебивати
option-stock-exhaustion = Прикуп скінчився
option-games = Скільки рамсів
option-manners = Ренонси й претензії
option-hands = Скільки здач
option-first-dealer = Хто здає першим
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Достоїнства
value-deck-for-four-32 = 32 карти
value-deck-for-four-52 = 52 карти
value-ace-discard-forbidden = не можна
value-ace-discard-allowed = можна
value-jacks-vs-remise-offset = на рахунок ремізу
value-jacks-vs-remise-cancel = знімають реміз
value-sole-player-all-five = бере всі п'ять взяток
value-sole-player-no-score = нічого не пишеться
value-sole-player-dealer-must-play = здавач мусить грати
value-overshoot-off = не важать
value-overshoot-one-or-two = з 1 чи 2 запис спочатку
value-overshoot-any = з 5 і менше запис спочатку
value-stock-exhaustion-limit = більше не купують
value-stock-exhaustion-reshuffle = скинуте тасують знову
preset-200 = Від двохсот
preset-strict = Суворий
preset-reshuffle = Новий прикуп
preset-manners = З ренонсами
preset-tiny = Крихітний
advice-A-R1 = Обережніше: без туза й певної взятки пасуйте; з тузом купуйте козирі.
advice-A-R2 = Бережіть козирі: будь-яка взятка рятує тузів.
advice-A-R3 = Пара валетів за поганої карти: відпишіть і пасуйте.
advice-A-R4 = Лишилося п'ять або менше: чекайте валетів, грайте, лише якщо взятки кінчають рамс.
advice-A-R5 = Чотири карти однієї масті: прикупіть одну на флеш.
advice-A-R6 = Здаючи, рахуйте відкритий козир своїм, перш ніж пасувати.
