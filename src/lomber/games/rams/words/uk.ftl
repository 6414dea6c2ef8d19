game-rams = Рамс
pitch-rams = П’ять карт, тузи дорожчі за золото, і запис, який треба відписати до нуля.
minutes-rams = пів години
prompt-rams-answer = Під час прикупу відкрилася карта { $card }. Берете?
move-accept = Узяти
move-refuse = Відмовитися
move-expose = Відкрити карту під час прикупу
fact-last-flush = У попередній здачі був флеш: { $seat }.
fact-last-four-aces = Чотири тузи, рамс узято: { $seat }.
fact-last-jacks = Рамс закінчено валетами: { $seat }.
reason-aces = тузи
reason-jacks = валети
reason-jacks-offset = валети на рахунок ремізу
reason-flush = флеш
reason-flush-remise = чужий флеш
reason-four-aces = чотири тузи
reason-takes = узятий рамс
note-rams = взято рамсів: { $number }
zone-exposed = Карта, що відкрилася
phase-answer = Карта, що відкрилася
error-mouche-binding = Вам здано туза: пасувати не можна.
error-mouche-staying = Туза зносити не можна.
error-rams-lead = Треба ходити з козирного туза, з короля, якщо є дама, а потім з дами.
error-rams-ace = На козирну фігуру треба класти козирного туза.
option-players = Скільки гравців
option-deck-for-four = Колода на чотирьох
option-ace-discard = Знос тузів
option-jacks-vs-remise = Валети без взятки
option-games = Скільки рамсів
option-manners = Ренонси й претензії
option-hands = Скільки здач
value-deck-for-four-32 = 32 карти
value-deck-for-four-52 = 52 карти
value-ace-discard-forbidden = не можна
value-ace-discard-allowed = можна
value-jacks-vs-remise-offset = на рахунок ремізу
value-jacks-vs-remise-cancel = знімають реміз
preset-200 = Від двохсот
preset-strict = Суворий
preset-reshuffle = Новий прикуп
preset-manners = З ренонсами
preset-tiny = Крихітний
advice-A-R1 = Обережніше: без туза, певної взятки чи двох козирів пасуйте; з тузом купуйте козирі.
advice-A-R2 = Бережіть козирі: будь-яка взятка рятує тузів.
advice-A-R3 = Пара валетів за поганої карти: відпишіть і пасуйте.
advice-A-R4 = Лишилося п’ять або менше: чекайте валетів, грайте, лише якщо взятки закінчують рамс.
advice-A-R5 = Чотири карти однієї масті: прикупіть одну на флеш.
advice-A-R6 = Здаючи, рахуйте відкритий козир своїм, перш ніж пасувати.
move-throw = Знести { $card }
move-drop = Знести { $card } і взяти відкритий козир
move-leave = Лишити відкриту карту
move-next = Претензій немає
move-claim = { $seat }: ренонс у взятці { $number }
fact-last-played = Попередню здачу розіграно.
fact-last-sole = У попередній здачі грав лише один: { $seat }.
fact-last-void = У попередній здачі всі спасували.
reason-tricks = взятки
reason-remise = реміз
reason-overshoot = зайві взятки: запис спочатку
reason-fine = штраф
reason-owes = платить переможцеві
reason-broken-off = розрахунок за недограний рамс
mark-shown = показано
count-record = запис { $number }
count-bought =
    { $number ->
        [0] без прикупу
       *[other] прикуп { $number }
    }
place-record = запис
place-balance = збоку
zone-shown = Показані карти
zone-opened = Відкрита рука
phase-declare = Оголошення
phase-reshuffle = Новий прикуп
phase-turnup = Відкритий козир
phase-claim = Претензії
option-start-record = Початковий запис
option-price = Ціна очка
option-sole-player = Грає один
option-overshoot = Зайві взятки
option-must-overtrump = Обов’язково перебивати
option-stock-exhaustion = Прикуп скінчився
option-first-dealer = Хто здає першим
option-hand-cards = Карт на руках
option-suits = Масті
option-ranks = Ранги
value-sole-player-all-five = бере всі п’ять взяток
value-sole-player-no-score = нічого не пишеться
value-sole-player-dealer-must-play = здавач мусить грати
value-overshoot-off = не важать
value-overshoot-one-or-two = з 1 чи 2 запис спочатку
value-overshoot-any = з 5 і менше запис спочатку
value-stock-exhaustion-limit = більше не купують
value-stock-exhaustion-reshuffle = знесене тасують знову
note-start = запис від { $number }

log-accept =
    { $seat ->
        [you] берете карту
       *[other] бере карту
    }
log-refuse =
    { $seat ->
        [you] відмовляєтеся від карти
       *[other] відмовляється від карти
    }
log-drop =
    { $seat ->
        [you] зносите { $card } і берете відкритий козир
       *[other] зносить { $card } і бере відкритий козир
    }
log-leave =
    { $seat ->
        [you] лишаєте відкриту карту
       *[other] лишає відкриту карту
    }
log-expose =
    { $seat ->
        [you] відкриваєте карту під час прикупу
       *[other] відкриває карту під час прикупу
    }
