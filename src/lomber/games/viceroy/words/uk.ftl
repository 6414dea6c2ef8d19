# Намісник.

game-viceroy = Намісник
pitch-viceroy = Стиснуті кулаки, яскраві камені й піраміда людей, які вам завдячують.
minutes-viceroy = 45–60 хв
hand-number = Партія { $number }

preset-solo = Наодинці, на рекорд
preset-duel = Удвох і два віртуали
preset-strict = Жетони закінчуються, перемога спільна, кольори за жеребом
preset-tiny = Крихітна гра для вивчення

## Що питає стіл

prompt-start = Виберіть першу карту своєї піраміди.
prompt-laws = Фаза законів: карта з руки — чи жодної?
prompt-bid = Аукціон, коло { $round }: що в кулаці?
prompt-keep = № { $card } ваш. Залишити чи спасувати?
prompt-build = Куди ляже № { $card }?
prompt-recolour = Рештою каменів можна перефарбувати сектори своїх кіл.
prompt-play = Кладіть № { $card }.
prompt-gems =
    { $number ->
        [1] Візьміть камінь із резерву.
        [one] Беріть камені з резерву: ще до { $number } каменя.
       *[other] Беріть камені з резерву: ще до { $number } каменів.
    }
prompt-draw = Карта в руку: з якої колоди?
prompt-drawn = № { $card }: у руку чи під закон?
prompt-own-gem = Такого каменя в резерві немає. Покласти свій?
prompt-any-gem = Невичерпний камінь якого кольору?
prompt-option = № { $card }: що візьмете?
prompt-back =
    { $number ->
        [1] Одна карта повернеться на колоду.
        [one] { $number } карта повернеться на колоду, остання ляже згори.
        [few] { $number } карти повернуться на колоду, остання ляже згори.
       *[other] { $number } карт повернуться на колоду, остання ляже згори.
    }
prompt-repeat = Чию нагороду повторити?
prompt-flip = Які жетони перевернути?
prompt-swap = Обмінятися з кимось жетоном?
prompt-skip = Якого персонажа взяти в руку?
prompt-extra = Ще одну карту з руки?
prompt-arrange = Розкладіть карти за порядком; перша ляже згори.
prompt-tuck-hand = Підкладіть карти з руки під № { $card }.
prompt-tuck-free = Яка вільна карта піде під № { $card }?
prompt-move-free = Перекласти вільну карту?
prompt-recall = Повернути вільну карту в руку?
prompt-stash = Покладіть камені на № { $card }.
prompt-paint = Які сектори перефарбувати?
prompt-pick = Колір ваш: яка карта?
prompt-claim = Вас двоє, карт дві. Що берете?
prompt-match = Віртуал поставив те саме: карта біля вістря — чи торгуємося далі?
prompt-seize = Ваша атака: беріть будь-яку з карт, що лишилися.
prompt-drop = Віртуал атакує: яку карту прибрати?

## Ходи

move-choose = № { $card }
move-none = Нічого
move-bid =
    { $value ->
        [B] Синій камінь
        [R] Червоний камінь
        [G] Зелений камінь
       *[Y] Жовтий камінь
    }
move-attack = Жетон атаки
move-take =
    { $value ->
        [base] Біля основи: № { $card }
       *[tip] Біля вістря: № { $card }
    }
move-claim =
    { $value ->
        [base] Основа
        [tip] Вістря
       *[any] Будь-яку
    }
move-continue = Далі
move-seize = Узяти № { $card }
move-drop = Прибрати № { $card }
move-gem =
    { $value ->
        [B] Синій
        [R] Червоний
        [G] Зелений
       *[Y] Жовтий
    }
move-keep = Залишити
move-refuse = Відмовитися і спасувати
move-draw =
    { $value ->
        [law] Колода законів
       *[small] Мала колода
    }
move-own = Свій камінь
move-colour =
    { $value ->
        [B] Синій
        [R] Червоний
        [G] Зелений
       *[Y] Жовтий
    }
move-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
       *[3] { $first_card }, { $second_card }, { $third_card }
    }
move-seat = { $seat }
move-token = { $token_card }
move-next = Далі № { $card }
move-infinite =
    { $value ->
        [B] Невичерпний синій
        [R] Невичерпний червоний
        [G] Невичерпний зелений
       *[Y] Невичерпний жовтий
    }
move-discount =
    { $value ->
        [B] Знижка: синій
        [R] Знижка: червоний
        [G] Знижка: зелений
       *[Y] Знижка: жовтий
    }
move-exchange = Два камені ({ $other_gem }) за один ({ $gem })
move-best = Як підказано
recolour-points =
    { $points ->
        [one] З цими каменями — { $points } очко
        [few] З цими каменями — { $points } очки
       *[other] З цими каменями — { $points } очок
    }
recolour-less = на { $points } менше, ніж у підказці
recolour-sector = Сектор { $place }
recolour-as-it-was = Як було
recolour-lay =
    { $number ->
        [0] Нічого не фарбувати
        [one] Викласти { $number } камінь
        [few] Викласти { $number } камені
       *[other] Викласти { $number } каменів
    }
recolour-best = Як підказано
recolour-none = Зняти все
move-place =
    { $where ->
        [left] Рівень 1, з лівого краю
        [right] Рівень 1, з правого краю
       *[above] Рівень { $level }, місце { $number } зліва
    }
move-build =
    { $where ->
        [left] Рівень 1, з лівого краю
        [right] Рівень 1, з правого краю
       *[above] Рівень { $level }, місце { $number } зліва
    }
move-pay =
    { $where ->
        [left] Рівень 1, з лівого краю: платити на власний вибір
        [right] Рівень 1, з правого краю: платити на власний вибір
       *[above] Рівень { $level }, місце { $number } зліва: платити на власний вибір
    }
move-at = № { $card }, рівень { $level }
move-sector =
    { $corner ->
        [TL] № { $card }, ліворуч угорі
        [TR] № { $card }, праворуч угорі
        [BL] № { $card }, ліворуч унизу
       *[BR] № { $card }, праворуч унизу
    }
move-flip = № { $card }: { $token_card }
move-back = Повернути № { $card }
move-tuck = Підкласти № { $card }
log-take =
    { $seat ->
        [you] берете { $where ->
            [there] № { $card }
           *[told] карту: { $value }
        }
       *[other] бере { $where ->
            [there] № { $card }
           *[told] карту: { $value }
        }
    }
log-continue =
    { $seat ->
        [you] торгуєтеся далі
       *[other] торгується далі
    }
log-draw =
    { $seat ->
        [you] берете карту з { $value ->
            [law] колоди законів
           *[small] малої колоди
        }
       *[other] бере карту з { $value ->
            [law] колоди законів
           *[small] малої колоди
        }
    }
log-own =
    { $seat ->
        [you] кладете камінь з-за ширми
       *[other] кладе камінь з-за ширми
    }
log-place =
    { $where ->
        [left] на рівень 1, з лівого краю
        [right] на рівень 1, з правого краю
        [above] на рівень { $level }, місце { $number } зліва
       *[told] на { $value }
    }
log-build =
    { $seat ->
        [you] будуєте { $where ->
            [left] на рівень 1, з лівого краю
            [right] на рівень 1, з правого краю
            [above] на рівень { $level }, місце { $number } зліва
           *[told] на { $value }
        }
       *[other] будує { $where ->
            [left] на рівень 1, з лівого краю
            [right] на рівень 1, з правого краю
            [above] на рівень { $level }, місце { $number } зліва
           *[told] на { $value }
        }
    }
log-pay =
    { $seat ->
        [you] будуєте { $where ->
            [left] на рівень 1, з лівого краю
            [right] на рівень 1, з правого краю
            [above] на рівень { $level }, місце { $number } зліва
           *[told] на { $value }
        }, платите на власний вибір
       *[other] будує { $where ->
            [left] на рівень 1, з лівого краю
            [right] на рівень 1, з правого краю
            [above] на рівень { $level }, місце { $number } зліва
           *[told] на { $value }
        }, платить на власний вибір
    }
log-at =
    { $where ->
        [there] № { $card }
       *[told] карта { $value }
    }
log-sector =
    { $corner ->
        [TL] № { $card }, ліворуч угорі
        [TR] № { $card }, праворуч угорі
        [BL] № { $card }, ліворуч унизу
        [BR] № { $card }, праворуч унизу
       *[told] сектор { $value }
    }
log-flip =
    { $seat ->
        [you] перевертаєте { $where ->
            [there] { $token_card } на № { $card }
           *[told] { $value }
        }
       *[other] перевертає { $where ->
            [there] { $token_card } на № { $card }
           *[told] { $value }
        }
    }
log-seize =
    { $seat ->
        [you] берете № { $card }
       *[other] бере № { $card }
    }
log-drop =
    { $seat ->
        [you] прибираєте № { $card }
       *[other] прибирає № { $card }
    }
log-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
        [3] { $first_card }, { $second_card }, { $third_card }
       *[told] варіант { $value }
    }
log-seat =
    { $other_seat ->
        [you] ви
        [other] { $other_seat }
       *[told] гравець { $value }
    }
log-token = { $token_card }
log-next = далі карта { $value }
log-exchange = два камені ({ $other_gem }) за один ({ $gem })
log-keep =
    { $seat ->
        [you] залишаєте
       *[other] залишає
    }
log-refuse =
    { $seat ->
        [you] відмовляєтеся і пасуєте
       *[other] відмовляється і пасує
    }
log-back =
    { $seat ->
        [you] повертаєте № { $card }
       *[other] повертає № { $card }
    }
log-tuck =
    { $seat ->
        [you] підкладаєте № { $card }
       *[other] підкладає № { $card }
    }

## Чому не можна

error-no-card-there = Біля цього кольору карт немає.
error-no-such-gem = За вашою ширмою немає каменя цього кольору.
error-no-attack-token = У вас немає жетона атаки.
error-cannot-pay = Жодне місце вам не по кишені: від карти доведеться відмовитися.
error-cannot-build = Місце вільне, але заплатити за цей рівень вам нема чим.
error-one-way-to-pay = Заплатити за це можна лише в один спосіб: будуйте.
error-no-fifth-level = У фазі законів на п’ятий рівень не кладуть.
error-no-such-place = Сюди не можна: унизу карту кладуть скраю ряду, вище — на дві сусідні карти.
error-gems-otherwise = Камені беруть за кольорами, скільки належить і скільки є в резерві.
error-nothing-lies-there = Там карти немає: виберіть одну з тих, що лежать на аукціоні.
error-base-goes = Карту біля основи забирає суперник: ваша — та, що біля вістря, або нове коло.
error-gems-in-order = Камені називають за порядком кольорів: сині, червоні, зелені, жовті.
error-characters-only = Потрібен персонаж вашої піраміди.
error-replace-own = Замінюють карту своєї піраміди, не вище четвертого рівня.
error-not-free = Потрібна інша вільна карта: крайня на своєму рівні, на неї ніщо не спирається, під неї нічого не підкладено.
error-same-place = Карту перекладають на інше місце.
error-no-tokens-there = На цій карті вашої піраміди чи суперника жетонів немає.
error-no-such-token = Такого жетона на цій карті немає.
error-no-such-partner = Міняються з іншим гравцем, у якого в піраміді є жетони.
error-no-such-law = Підкласти карту можна лише під закон, який це дозволяє.
error-cards-in-order = Карти називають по разу й за порядком: спершу персонажів, потім закони, від меншого номера до більшого.
error-other-deck = На цю колоду повертають лише карти її роду.
error-no-such-option = Такої нагороди закон не пропонує.
error-nothing-to-flip = Такого жетона тут немає, або його треба було назвати раніше.
error-not-looked-at = Цієї карти серед переглянутих немає, або її вже названо.
error-no-such-sector = Перефарбовують сектори кіл своєї піраміди, за порядком — із нижнього рівня, зліва направо — і кожен один раз.
error-no-such-colour = Потрібен інший колір, ніж видно на секторі, і камінь цього кольору за ширмою.
error-colour-now = Спершу назвіть колір цього сектора.
error-sector-first = Спершу назвіть сектор.
error-nothing-to-lower = Цим платіж не зменшити, або це треба було назвати раніше.
error-not-paid-yet = Каменів за ширмою ще бракує: зменште платіж.
error-not-now = Зараз питають про інше.
error-option-rivals = Гравців і віртуалів разом буває щонайбільше четверо.
error-option-alone = Самотньому гравцеві потрібен хоча б один віртуал.
error-option-deck = У наборі замало персонажів для стількох ходів і гравців.
error-option-card-set = Набору карт «{ $given }» немає. Власний набір — файл ІМ’Я.toml у теці, яку називає LOMBER_CARD_SETS; в імені латинські літери, цифри, «-» і «_».
error-option-card-set-broken =
    У наборі карт «{ $given }» помилка{ $line ->
        [0] {""}
       *[other] {" "}в рядку { NUMBER($line, useGrouping: 0) }
    } ({ $rule }). Що там не так, скаже lomber viceroy check.
error-viceroy-two-on-one = На одному місці ({ $where }) лежать дві карти.
error-viceroy-broken-row = «{ $pile }»: у нижньому ряді дірка.
error-viceroy-uncarried = Карті на місці { $where } немає на що спертися: вона лежить на двох інших.
error-viceroy-stash = На карті на місці { $where } стільки каменів не лежить: їх кладуть лише за її законом.
error-viceroy-gems = Каменів кожного кольору — по чотири на гравця, і всі вони десь лежать. У задачі можна позначити `loose`.
error-viceroy-spent = { $seat }: стільки невичерпних каменів у піраміді немає.
error-viceroy-tokens = Стільки жетонів цього виду немає. Заміну позначають зірочкою: science*
error-viceroy-kept-unpaid = { $seat }: за лишену карту нема чим заплатити.
error-viceroy-no-pyramid = Перша карта в піраміді вже є в кожного.

## Що лежить на столі

fact-turn =
    { $number ->
        [0] Гру розкладають.
       *[other] Хід { $number } з { $turns }.
    }
gem-B = синій
gem-R = червоний
gem-G = зелений
gem-Y = жовтий
chair-B = синій
chair-R = червоний
chair-G = зелений
chair-Y = жовтий
fact-reserve = Резерв: { $gems }.
fact-screen = За вашою ширмою: { $gems }, атака { $attacks }.
fact-looked = Ви бачите: { $cards }.
fact-winner =
    { $seat ->
        [you] Ви перемогли!
       *[other] Перемагає { $seat }.
    }
fact-record = Ваш рахунок піде до книги рекордів.
fact-start =
    { $seat ->
        [you] Ви починаєте з № { $card }.
       *[other] { $seat } починає з № { $card }.
    }
fact-reveal =
    { $seat ->
        [you] Ви відкриваєте № { $card }.
       *[other] { $seat } відкриває № { $card }.
    }
fact-lay =
    { $seat ->
        [you] Ви кладете № { $card } на рівень { $level }.
       *[other] { $seat } кладе № { $card } на рівень { $level }.
    }
fact-build =
    { $seat ->
        [you] Ви будуєте № { $card } на рівні { $level }, віддано: { $gems }.
       *[other] { $seat } будує № { $card } на рівні { $level }, віддано: { $gems }.
    }
fact-build-free =
    { $seat ->
        [you] Ви будуєте № { $card } на рівні { $level } і не платите жодного каменя.
       *[other] { $seat } будує № { $card } на рівні { $level } і не платить жодного каменя.
    }
fact-circle =
    { $seat ->
        [you] Одноколірне коло: ви берете камінь ({ $gem }).
       *[other] Одноколірне коло: { $seat } бере камінь ({ $gem }).
    }
fact-gems =
    { $seat ->
        [you] Ви берете камені: { $gems }.
       *[other] { $seat } бере камені: { $gems }.
    }
fact-draw =
    { $seat ->
        [you] Ви берете карту з { $deck ->
            [law] колоди законів
           *[small] малої колоди
        }.
       *[other] { $seat } бере карту з { $deck ->
            [law] колоди законів
           *[small] малої колоди
        }.
    }
fact-bid =
    { $seat ->
        [you] Ваш кулак: { $gem }.
       *[other] { $seat } ставить { $gem }.
    }
fact-attack =
    { $seat ->
        [you] Ваш кулак: атака.
       *[other] { $seat } атакує.
    }
fact-pass =
    { $seat ->
        [you] Рука порожня: ви спасували.
       *[other] { $seat } пасує.
    }
fact-rival = Віртуал { $number } ставить { $gem }.
fact-got =
    { $seat ->
        [you] № { $card } ваш.
       *[other] № { $card } бере { $seat }.
    }
fact-gone = № { $card } іде в скид.
fact-claim =
    { $seat ->
        [you] Ви назвали: { $side ->
            [base] основу
            [tip] вістря
           *[any] будь-яку
        }.
       *[other] { $seat } називає: { $side ->
            [base] основу
            [tip] вістря
           *[any] будь-яку
        }.
    }
fact-refund =
    { $seat ->
        [you] Ваша ставка повернулася: { $gem }.
       *[other] Ставка повернулася ({ $seat }): { $gem }.
    }
fact-refuse =
    { $seat ->
        [you] Ви відмовилися від № { $card }.
       *[other] { $seat } відмовляється від № { $card }.
    }
fact-skip =
    { $seat ->
        [you] Ви берете № { $card } без торгу.
       *[other] { $seat } бере № { $card } без торгу.
    }
fact-back = Карт повернуто на колоду: { $number }.
fact-arrange = Карт переглянуто й розкладено: { $number }.
fact-tuck = Карту підкладено під закон.
fact-tucked = № { $card } підкладено під закон.
fact-recall = № { $card } повертається в руку.
fact-move = № { $card } переїжджає на рівень { $level }.
fact-replace = № { $card } стає на місце № { $other_card }.
fact-underlay = № { $card } лягає під № { $other_card }: його жетони подвоєно.
fact-stash = Камені лягли на закон: { $gems }.
fact-swap =
    { $seat ->
        [you] Ви та { $partner_seat } міняєтеся жетонами.
       *[other] { $partner_seat ->
            [you] { $seat } міняється жетоном із вами.
           *[other] { $seat } та { $partner_seat } міняються жетонами.
        }
    }
fact-last-turn = Наступний хід останній.
stock-title = На столі
stock-lines = Рахунок на зараз
stock-tokens = Жетони в запасі
stock-dry = * Скінчилися: беруть замінники або складають із менших.
stock-discard = Скидання: { $number }
mark-bought = з картою
mark-excluded =
    { $seat ->
        [you] не торгуєтеся
       *[other] не торгується
    }
count-built =
    { $number ->
        [one] { $number } карта в піраміді
        [few] { $number } карти в піраміді
       *[other] { $number } карт у піраміді
    }
count-gems =
    { $number ->
        [one] { $number } камінь
        [few] { $number } камені
       *[other] { $number } каменів
    }
count-attacks = атака { $number }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[other] { $number } очок
    }
zone-base = Основа
zone-tip = Вістря
zone-pyramid = Піраміда
zone-bought = Куплено
zone-revealed = Відкрито
zone-big = Велика колода
zone-small = Мала колода
zone-law-deck = Колода законів
phase-start = Перша карта
phase-laws = Фаза законів
phase-keep = Фаза оплати
phase-build = Фаза оплати
phase-recolour = Перефарбування
phase-gems = Камені
phase-drawn = Карти
phase-own-gem = Нагорода
phase-any-gem = Нагорода
phase-option = Закон
phase-back = Закон
phase-repeat = Закон
phase-flip = Закон
phase-swap = Закон
phase-skip = Закон
phase-extra = Закон
phase-arrange = Закон
phase-tuck-hand = Закон
phase-tuck-free = Закон
phase-move-free = Закон
phase-recall = Закон
phase-stash = Закон
phase-paint = Закон
phase-pick = Аукціон
phase-claim = Перемовини
phase-match = Аукціон
phase-seize = Атака
phase-drop = Атака віртуала

## Аркуш

place-circles = Одноколірні кола
place-infinite = Невичерпні камені
place-laws = Карти законів
place-points = Жетони очок
place-magic = Жетони магії
place-sets = Набори жетонів
place-attack = Жетони атаки
place-total = Разом
reason-circles = по 3 за одноколірне коло і бонус його кольору
reason-infinite = по 3 за невичерпний камінь і бонус його кольору
reason-laws = як велять закони в піраміді
reason-points = жетони очок
reason-magic = жетони магії, помножені на бонуси магії
reason-sets = по 7 за захист, магію і науку разом
reason-attack = мінус 3 за кожну атаку без захисту
reason-circles-sum = { reason-circles }: { $sum }
reason-infinite-sum = { reason-infinite }: { $sum }
reason-laws-sum = { reason-laws }: { $sum }
reason-points-sum = { reason-points }: { $sum }
reason-magic-sum = { reason-magic }: { $sum }
reason-sets-sum = { reason-sets }: { $sum }
reason-attack-sum = { reason-attack }: { $sum }

## Правила на вибір

option-players = Скільки гравців
option-virtual-rivals = Віртуальних суперників
option-auction-line = Порядок кольорів
value-auction-line-random = за жеребом
option-claim-rounds = Скільки разів домовлятися
option-table-talk = Розмови перед ставками
option-solo-two-card = Наодинці: та сама ставка, дві карти
value-solo-two-card-choice = вибір
value-solo-two-card-collide = обидві ставки пропали
option-victory-tie = Рівний рахунок
value-victory-tie-lowest-number = перемагає менший номер карти
value-victory-tie-shared = перемога спільна
option-token-pools = Якщо жетони скінчилися
value-token-pools-substitute = заміна
value-token-pools-strict = більше нічого
option-card-set = Набір карт
option-open-screens = Відкриті ширми
option-recolour-help = Перефарбування
value-recolour-help-manual = вручну
value-recolour-help-suggest = з підказкою
value-recolour-help-auto = саме
option-hands = Партій у матчі
option-turns = Ходів
option-auction-rounds = Кіл аукціону
option-start-cards = Карт на вибір спочатку
option-gem-pairs = Каменів кожного кольору спочатку
value-auction-line-BRGY = синій, червоний, зелений, жовтий
value-auction-line-BRYG = синій, червоний, жовтий, зелений
value-auction-line-BGRY = синій, зелений, червоний, жовтий
value-auction-line-BGYR = синій, зелений, жовтий, червоний
value-auction-line-BYRG = синій, жовтий, червоний, зелений
value-auction-line-BYGR = синій, жовтий, зелений, червоний
value-auction-line-RBGY = червоний, синій, зелений, жовтий
value-auction-line-RBYG = червоний, синій, жовтий, зелений
value-auction-line-RGBY = червоний, зелений, синій, жовтий
value-auction-line-RGYB = червоний, зелений, жовтий, синій
value-auction-line-RYBG = червоний, жовтий, синій, зелений
value-auction-line-RYGB = червоний, жовтий, зелений, синій
value-auction-line-GBRY = зелений, синій, червоний, жовтий
value-auction-line-GBYR = зелений, синій, жовтий, червоний
value-auction-line-GRBY = зелений, червоний, синій, жовтий
value-auction-line-GRYB = зелений, червоний, жовтий, синій
value-auction-line-GYBR = зелений, жовтий, синій, червоний
value-auction-line-GYRB = зелений, жовтий, червоний, синій
value-auction-line-YBRG = жовтий, синій, червоний, зелений
value-auction-line-YBGR = жовтий, синій, зелений, червоний
value-auction-line-YRBG = жовтий, червоний, синій, зелений
value-auction-line-YRGB = жовтий, червоний, зелений, синій
value-auction-line-YGBR = жовтий, зелений, синій, червоний
value-auction-line-YGRB = жовтий, зелений, червоний, синій

## Поради

advice-A-1 = Спочатку беріть невичерпні камені, науку й камені; під кінець — очки, набори й магію.
advice-A-2 = Торгуйтеся лише за карту, місце для якої оплатите й без відданого каменя.
advice-A-3 = Не лізьте в колір, камінь якого напевно мають кілька суперників.
advice-A-4 = Дві карти біля кольору вдвічі зменшують небезпеку зіткнення; просіть те, що іншому потрібно менше.
advice-A-5 = Мало каменів або немає нічого вартого — пасуйте й беріть камені.
advice-A-6 = Грайте карту щофази законів; персонаж із руки лягає на четвертий рівень даром.
advice-A-7 = Четвертому рівню потрібно десять карт, п’ятому п’ятнадцять: пізно п’ятий не починають.
advice-A-8 = З рівних місць обирайте те, що замикає одноколірне коло.
advice-A-9 = Жетон магії вартий суми ваших бонусів магії: починайте, якщо досяжне і те, і те.
advice-A-10 = Третій вид, якого бракує до набору, вартий 7.
advice-A-11 = Збережений жетон атаки коштує кожному суперникові без захисту трьох очок.
advice-A-12 = Захист понад чужі жетони атаки йде лише в набори.
advice-A-13 = Камінь, що лишився і замикає коло, вартий 3 очок і бонусу.
advice-A-14 = Малий номер у піраміді дає обирати першим.
advice-A-15 = Відмовтеся від карти, яка дає менше, ніж камені за пас.
