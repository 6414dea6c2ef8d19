# Слова віста, віста з болваном та Humbug.

## Ім’я на полиці

game-whist = Віст
pitch-whist = Двоє на двох, тринадцять взяток, козир — остання карта здачі. Увага й пам’ять.
minutes-whist = година-дві
game-whist-dummy3 = Віст утрьох із болваном
pitch-whist-dummy3 = Четвертого немає — його карти лежать відкрито, і робер за робером ними грає кожен по черзі.
minutes-whist-dummy3 = година-дві
game-whist-dummy2 = Віст удвох із двома болванами
pitch-whist-dummy2 = У кожного своя рука і свій болван навпроти: видно багато, є про що подумати.
minutes-whist-dummy2 = близько години
game-humbug = Humbug (віст удвох)
pitch-humbug = Не до душі рука — скиньте її та беріть кота в мішку: ті тринадцять карт, що лежать праворуч.
minutes-humbug = пів години — година

preset-no-trumps = без козирів
preset-five = уп’ятьох
preset-six = ушістьох
preset-manners = із помилками та штрафами
preset-closed = болван закритий до першого ходу
preset-tiny = крихітна колода

## Що питає стіл

prompt-decide = Залишите карти чи візьмете купку праворуч?
prompt-lead-suit = Суперники назвали масть: ходіть із { SUIT($suit, case: "many-gen") }.
prompt-answer-lead = { $card } — хід не в чергу. Прийняти його чи назвати масть?
prompt-correct = Карту взято назад: дайте { SUIT($suit, case: "acc") }.
prompt-demand = Ренонс виправлено. Яку { SUIT($suit, case: "acc") } вимагатимете?
prompt-reckon = Здачу зіграно. Був ренонс — скажіть зараз; ні — далі.
prompt-fine = Ренонс доведено. Що візьмете: п’ять очок чи три взятки?

## Ходи

move-keep = Залишу свої
move-change = Міняю на купку праворуч
move-ask-partner = Не помилилися, партнере?
move-correct = Узяти карту назад
move-demand =
    { $value ->
        [highest] Найстаршу
       *[lowest] Наймолодшу
    }
move-waive = Не треба, граймо далі
move-accept-lead = Прийняти хід
move-name-suit =
    { $value ->
        [S] Ходіть із пік
        [C] Ходіть із треф
        [D] Ходіть із бубон
       *[H] Ходіть із чирв
    }
move-next = Далі
move-choose-fine =
    { $value ->
        [points] П’ять очок
       *[tricks] Три взятки
    }
move-lead-early = Піти не в чергу: { $card }
move-play-early = Зіграти раніше за другу руку: { $card }
move-expose = Відкрити { $card }
move-call-card = Викликати { $card }
move-claim-revoke = Ренонс! Взятка і місце: { $value }
log-correct =
    { $seat ->
        [you] берете карту назад
       *[other] бере карту назад
    }
log-accept-lead =
    { $seat ->
        [you] приймаєте хід
       *[other] приймає хід
    }
log-expose =
    { $seat ->
        [you] відкриваєте { $card }
       *[other] відкриває { $card }
    }
log-call-card =
    { $seat ->
        [you] викликаєте { $card }
       *[other] викликає { $card }
    }
log-lead-early =
    { $seat ->
        [you] ходите не в чергу: { $card }
       *[other] ходить не в чергу: { $card }
    }
log-play-early =
    { $seat ->
        [you] граєте раніше за другу руку: { $card }
       *[other] грає раніше за другу руку: { $card }
    }

## Що лежить на столі

fact-changed =
    { $seat ->
        [you] Ви поміняли карти.
       *[other] { $seat } грає новими картами.
    }
fact-called = Викликано карту { $card }: її зіграють, щойно буде можна.
mark-changed = нова рука
mark-exposed = є відкриті карти
mark-early = хід не в чергу
zone-heap = Купка
zone-early = Хід не в чергу
phase-draw-again = Новий жереб
phase-decide-nondealer = Чи міняти карти
phase-decide-dealer = Чи міняти карти
phase-answer-lead = Хід не в чергу
phase-demand = Ренонс виправлено
phase-correct = Виправлення
phase-reckon = Розрахунок
phase-fine = Штраф

## Запис

side-S = Південь
side-N = Північ
place-below = під рискою
place-above = над рискою
place-under = під рискою робера
place-over = над рискою робера
place-sum = плюс-мінус
note-rubber = робер { $number }
note-rubbers = усього роберів: { $number }
count-parties =
    { $number ->
        [one] { $number } партія
        [few] { $number } партії
       *[many] { $number } партій
    }
reason-leve = леве: { $number }
reason-honours =
    { $number ->
        [one] { $number } онер
        [few] { $number } онери
       *[many] { $number } онерів
    }
reason-coronet =
    коронка, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
reason-small-slam = малий шлем
reason-grand-slam = великий шлем
reason-partie-end = кінець партії
reason-rubber-end = кінець робера
reason-fine = штраф за ренонс
reason-personal-fine = винен один: штраф його коштом
reason-partie-net = партію виграно, різниця
reason-partie-lost-net = партію програно, а очок більше
reason-partie-total = партію виграно, уся сума
reason-partie-lost-total = партію програно, уся сума
reason-rubber-net =
    { $of ->
        [sides] підсумок робера, { $mine } проти { $theirs }
       *[bare] підсумок робера
    }

## Чому не можна

error-turned-not-his = Відкрита карта лежить перед здавачем до його першого ходу: вона в нього на руках.
error-whist-honours = Онерів разом { $number }, а їх усього { $most }.
error-decide-now = Спершу вирішіть: залишити карти чи поміняти.
error-decided = Карти вже розігрують: міняти пізно.
error-must-correct = Спершу виправте ренонс: дайте карту тієї масті, з якої пішли.
error-not-now = Зараз для цього не час.
error-card-called = Суперники викликали { $card }: її й треба грати.
error-suit-named = Суперники назвали масть: ходіть із { SUIT($suit, case: "many-gen") }.
error-humbug-thrown = { $place }: скинувши всі карти ({ $number }), беруть ту купку, що праворуч.

## Домовленості

option-form = Який це віст
value-form-four = звичайний
value-form-dummy3 = утрьох із болваном
value-form-dummy2 = удвох із двома болванами
value-form-humbug = Humbug
option-players = Скільки гравців; уп’ятьох і вшістьох виходять по черзі
option-trumps = Козирі
value-trumps-turned = остання карта здачі
value-trumps-none = без козирів
option-honours-three = Скільки варті три онери
value-honours-three-2 = 2
value-honours-three-3 = 3
option-coronet-ten = Як читати таблицю коронок від десятки
value-coronet-ten-printed = як надруковано: до десятки 20
value-coronet-ten-regular = рівний ряд: до десятки 15
value-coronet-ten-shifted = до дев’ятки 25, далі додаючи по 5
option-rubber-bonus = Премія за кінець робера
value-rubber-bonus-10 = лише 10
value-rubber-bonus-5-10 = 5 і ще 10
option-partie-record = Що лишається від партії
value-partie-record-difference = різниця
value-partie-record-both-totals = обидві суми
option-draw = Тягнути жереб на місця; без нього сідають як прийшли
option-reseat = Як міняються партнери після робера
value-reseat-rotation = кожен із кожним по колу
value-reseat-draw = за новим жеребом
value-reseat-none = не міняються
option-rubbers = Скільки роберів; зазвичай 3, уп’ятьох 5, ушістьох 8
option-dummy-shown = Коли відкрити болвана
value-dummy-shown-before-lead = до першого ходу
value-dummy-shown-after-first-lead = після першого ходу
option-two-aces = Без козирів: тузи порівну, по два
value-two-aces-none = нікому нічого
value-two-aces-leve = 2 тому, в кого леве
option-humbug-nt-coronets = Коронки без козирів
value-humbug-nt-coronets-double = удвічі
value-humbug-nt-coronets-single = просто
option-revoke-slam = Рахувати шлем і за взятками, взятими за ренонс
option-manners = Помилятися можна — і платити за помилки
option-stake = Ціна очка
option-hands = Зіграти стільки здач і розрахуватися
option-ranks = Скільки карт у масті, рахуючи від туза

## Що радить книга

advice-A-0 = Прямої поради на цей випадок немає. Беріть найменшою з тих, що беруть, а віддаючи — віддавайте меншу.
advice-A-1 = Ходіть від довгої масті або від карт поспіль: від дами, валета й десятки — з дами.
advice-A-2 = Від туза з маленькими — спершу маленька, іншим разом туз.
advice-A-3 = Від третього чи четвертого короля — маленька; від другого не ходіть зовсім.
advice-A-4 = Від третьої дами — лише коли немає нічого кращого.
advice-A-5 = У сильній масті ходять із найстаршої або з наймолодшої, із середньої — ніколи.
advice-A-6 = Маючи короля й даму, ходіть із короля, на чужий хід кладіть даму. З тузом і королем — із короля, з тузом, королем і дамою — з дами.
advice-A-7 = Від туза з дамою не ходіть: дочекайтеся, доки підуть інші, і проріжте дамою.
advice-A-8 = З другої дами чи другого валета ходять, лише коли на руках ніякої гри.
advice-A-9 = З одинокої карти не ходіть, вона збиває партнера. Хай у неї підуть суперники: другий захід — ваш, козирем.
advice-A-10 = Не ходіть у масть, якої суперники не мають, ані з тринадцятої карти, доки не вийшли козирі.
advice-A-11 = Козиряти починайте з найстаршого.
advice-A-12 = Відповідайте партнерові в його масть; маєте сильну свою — спершу покажіть її.
advice-A-13 = У партнера ренонс — ходіть туди, хай бере маленькими козирями. Одиноку карту його масті зіграйте раніше.
advice-A-14 = У масть суперників не відповідайте ніколи.
advice-A-15 = Із трьома козирями не козиряйте, доки не захоче партнер; із чотирма ходіть із них, із доброю мастю — неодмінно.
advice-A-16 = Суперники козиряли — козирів у них багато. Ходіть у те, що ваша сторона б’є, доки свої козирі цілі.
advice-A-17 = Із чотирма козирями не бийте того, що, мабуть, візьме партнер; козирів мало і жодного онера — бийте.
advice-A-18 = Тринадцяту карту козирем не бийте, якщо ви не останні.
advice-A-19 = На хід партнера — найстаршу. Але короля його тузом не бийте, а на даму на початку дайте фоску, наприкінці — туза.
advice-A-20 = Перший скид — зі слабкої масті. Слабкої масті партнера не чіпайте, самі скидайте так само.
advice-A-21 = Гра порівну — приховуйте свою; сильні ви обоє — грайте якомога ясніше.
advice-A-22 = Пам’ятайте двадцять шість карт. Найстарша в лівого сусіда — лише в чотирьох випадках із десяти; у слабкій масті надійтеся на партнера.

# A first game, phase by phase
lesson-welcome = Віст: ви й гравець навпроти — проти двох інших. Розігрують тринадцять узяток; кожна взятка понад шість (леве) дає два очки тій стороні, що її взяла. Десять очок — партія, дві партії — робер.
lesson-play = Кожен кладе по карті. Маєте масть ходу — кладіть її; не маєте — будь-яку карту. Бере старший козир, а якщо козирів немає — старша карта масті ходу. Козир — масть останньої зданої карти. Хто взяв, той і ходить.
lesson-sheet = Це запис. Леве пишуть під рискою, вони й роблять партію; над рискою — онери (п’ять старших козирів), коронки (ряд від туза) і шлеми, і кожна цифра має правило. Торкніться цифри, щоб дізнатися, звідки вона.
