# Наместник.

game-viceroy = Наместник
pitch-viceroy = Закрытые кулаки, яркие камни и пирамида людей, которые вам обязаны.
minutes-viceroy = 45–60 мин
hand-number = Партия { $number }

preset-solo = В одиночку, на рекорд
preset-duel = Вдвоём и два виртуала
preset-strict = Жетоны кончаются, победа делится, цвета по жребию
preset-tiny = Крошечная игра для изучения

## Что спрашивает стол

prompt-start = Выберите первую карту своей пирамиды.
prompt-laws = Фаза законов: карта с руки — или никакой?
prompt-bid = Аукцион, круг { $round }: что в кулаке?
prompt-keep = № { $card } ваш. Оставить или спасовать?
prompt-build = Куда ляжет № { $card }?
prompt-recolour = Оставшимися камнями можно перекрасить секторы своих кругов.
prompt-play = Кладите № { $card }.
prompt-gems =
    { $number ->
        [1] Возьмите камень из резерва.
        [one] Берите камни из резерва: ещё до { $number } камня.
       *[other] Берите камни из резерва: ещё до { $number } камней.
    }
prompt-draw = Карта в руку: из какой колоды?
prompt-drawn = № { $card }: в руку или под закон?
prompt-own-gem = В резерве такого камня нет. Положить свой?
prompt-any-gem = Неисчерпаемый камень какого цвета?
prompt-option = № { $card }: что возьмёте?
prompt-back =
    { $number ->
        [1] Одна карта вернётся на колоду.
        [one] { $number } карта вернётся на колоду, последняя ляжет сверху.
        [few] { $number } карты вернутся на колоду, последняя ляжет сверху.
       *[other] { $number } карт вернутся на колоду, последняя ляжет сверху.
    }
prompt-repeat = Чью награду повторить?
prompt-flip = Какие жетоны перевернуть?
prompt-swap = Обменяться с кем-нибудь жетоном?
prompt-skip = Какого персонажа взять в руку?
prompt-extra = Ещё одну карту с руки?
prompt-arrange = Разложите карты по порядку; первая ляжет сверху.
prompt-tuck-hand = Подложите карты с руки под № { $card }.
prompt-tuck-free = Какая свободная карта уйдёт под № { $card }?
prompt-move-free = Переложить свободную карту?
prompt-recall = Вернуть свободную карту в руку?
prompt-stash = Положите камни на № { $card }.
prompt-paint = Какие секторы перекрасить?
prompt-pick = Цвет ваш: какая карта?
prompt-claim = Вас двое, карт две. Что берёте?
prompt-match = Виртуал поставил то же: карта у острия — или торгуемся дальше?
prompt-seize = Ваша атака: берите любую из оставшихся карт.
prompt-drop = Виртуал атакует: какую карту убрать?

## Ходы

move-choose = № { $card }
move-none = Ничего
move-bid =
    { $value ->
        [B] Синий камень
        [R] Красный камень
        [G] Зелёный камень
       *[Y] Жёлтый камень
    }
move-attack = Жетон атаки
move-take =
    { $value ->
        [base] У основания: № { $card }
       *[tip] У острия: № { $card }
    }
move-claim =
    { $value ->
        [base] Основание
        [tip] Остриё
       *[any] Любую
    }
move-continue = Дальше
move-seize = Взять № { $card }
move-drop = Убрать № { $card }
move-gem =
    { $value ->
        [B] Синий
        [R] Красный
        [G] Зелёный
       *[Y] Жёлтый
    }
move-keep = Оставить
move-refuse = Отказаться и спасовать
move-draw =
    { $value ->
        [law] Колода законов
       *[small] Малая колода
    }
move-own = Свой камень
move-colour =
    { $value ->
        [B] Синий
        [R] Красный
        [G] Зелёный
       *[Y] Жёлтый
    }
move-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
       *[3] { $first_card }, { $second_card }, { $third_card }
    }
move-seat = { $seat }
move-token = { $token_card }
move-next = Дальше № { $card }
move-infinite =
    { $value ->
        [B] Неисчерпаемый синий
        [R] Неисчерпаемый красный
        [G] Неисчерпаемый зелёный
       *[Y] Неисчерпаемый жёлтый
    }
move-discount =
    { $value ->
        [B] Скидка: синий
        [R] Скидка: красный
        [G] Скидка: зелёный
       *[Y] Скидка: жёлтый
    }
move-exchange = Два камня ({ $other_gem }) за один ({ $gem })
move-best = Как подсказано
recolour-points =
    { $points ->
        [one] С этими камнями — { $points } очко
        [few] С этими камнями — { $points } очка
       *[other] С этими камнями — { $points } очков
    }
recolour-less = на { $points } меньше, чем в подсказке
recolour-sector = Сектор { $place }
recolour-as-it-was = Как было
recolour-lay =
    { $number ->
        [0] Ничего не красить
        [one] Выложить { $number } камень
        [few] Выложить { $number } камня
       *[other] Выложить { $number } камней
    }
recolour-best = Как подсказано
recolour-none = Снять все
move-place =
    { $where ->
        [left] Уровень 1, с левого края
        [right] Уровень 1, с правого края
       *[above] Уровень { $level }, место { $number } слева
    }
move-build =
    { $where ->
        [left] Уровень 1, с левого края
        [right] Уровень 1, с правого края
       *[above] Уровень { $level }, место { $number } слева
    }
move-pay =
    { $where ->
        [left] Уровень 1, с левого края: платить на свой выбор
        [right] Уровень 1, с правого края: платить на свой выбор
       *[above] Уровень { $level }, место { $number } слева: платить на свой выбор
    }
move-at = № { $card }, уровень { $level }
move-sector =
    { $corner ->
        [TL] № { $card }, слева вверху
        [TR] № { $card }, справа вверху
        [BL] № { $card }, слева внизу
       *[BR] № { $card }, справа внизу
    }
move-flip = № { $card }: { $token_card }
move-back = Вернуть № { $card }
move-tuck = Подложить № { $card }
log-take =
    { $seat ->
        [you] берёте { $where ->
            [there] № { $card }
           *[told] карту: { $value }
        }
       *[other] берёт { $where ->
            [there] № { $card }
           *[told] карту: { $value }
        }
    }
log-continue =
    { $seat ->
        [you] торгуетесь дальше
       *[other] торгуется дальше
    }
log-draw =
    { $seat ->
        [you] берёте карту из { $value ->
            [law] колоды законов
           *[small] малой колоды
        }
       *[other] берёт карту из { $value ->
            [law] колоды законов
           *[small] малой колоды
        }
    }
log-own =
    { $seat ->
        [you] кладёте камень из-за ширмы
       *[other] кладёт камень из-за ширмы
    }
log-place =
    { $where ->
        [left] на уровень 1, с левого края
        [right] на уровень 1, с правого края
        [above] на уровень { $level }, место { $number } слева
       *[told] на { $value }
    }
log-build =
    { $seat ->
        [you] строите { $where ->
            [left] на уровень 1, с левого края
            [right] на уровень 1, с правого края
            [above] на уровень { $level }, место { $number } слева
           *[told] на { $value }
        }
       *[other] строит { $where ->
            [left] на уровень 1, с левого края
            [right] на уровень 1, с правого края
            [above] на уровень { $level }, место { $number } слева
           *[told] на { $value }
        }
    }
log-pay =
    { $seat ->
        [you] строите { $where ->
            [left] на уровень 1, с левого края
            [right] на уровень 1, с правого края
            [above] на уровень { $level }, место { $number } слева
           *[told] на { $value }
        }, платите на свой выбор
       *[other] строит { $where ->
            [left] на уровень 1, с левого края
            [right] на уровень 1, с правого края
            [above] на уровень { $level }, место { $number } слева
           *[told] на { $value }
        }, платит на свой выбор
    }
log-at =
    { $where ->
        [there] № { $card }
       *[told] карта { $value }
    }
log-sector =
    { $corner ->
        [TL] № { $card }, слева вверху
        [TR] № { $card }, справа вверху
        [BL] № { $card }, слева внизу
        [BR] № { $card }, справа внизу
       *[told] сектор { $value }
    }
log-flip =
    { $seat ->
        [you] переворачиваете { $where ->
            [there] { $token_card } на № { $card }
           *[told] { $value }
        }
       *[other] переворачивает { $where ->
            [there] { $token_card } на № { $card }
           *[told] { $value }
        }
    }
log-seize =
    { $seat ->
        [you] берёте № { $card }
       *[other] берёт № { $card }
    }
log-drop =
    { $seat ->
        [you] убираете № { $card }
       *[other] убирает № { $card }
    }
log-option =
    { $number ->
        [1] { $first_card }
        [2] { $first_card }, { $second_card }
        [3] { $first_card }, { $second_card }, { $third_card }
       *[told] вариант { $value }
    }
log-seat =
    { $other_seat ->
        [you] вы
        [other] { $other_seat }
       *[told] игрок { $value }
    }
log-token = { $token_card }
log-next = дальше карта { $value }
log-exchange = два камня ({ $other_gem }) за один ({ $gem })
log-keep =
    { $seat ->
        [you] оставляете
       *[other] оставляет
    }
log-refuse =
    { $seat ->
        [you] отказываетесь и пасуете
       *[other] отказывается и пасует
    }
log-back =
    { $seat ->
        [you] возвращаете № { $card }
       *[other] возвращает № { $card }
    }
log-tuck =
    { $seat ->
        [you] подкладываете № { $card }
       *[other] подкладывает № { $card }
    }

## Почему нельзя

error-no-card-there = У этого цвета карт нет.
error-no-such-gem = За вашей ширмой нет камня этого цвета.
error-no-attack-token = У вас нет жетона атаки.
error-cannot-pay = Ни одно место вам не по карману: от карты придётся отказаться.
error-cannot-build = Место свободно, но заплатить за этот уровень вам нечем.
error-one-way-to-pay = Заплатить за это можно только одним способом: стройте.
error-no-fifth-level = В фазе законов на пятый уровень не кладут.
error-no-such-place = Сюда нельзя: внизу карту кладут с краю ряда, выше — на две соседние карты.
error-gems-otherwise = Камни берут по цветам, сколько положено и сколько есть в резерве.
error-nothing-lies-there = Там карты нет: выберите одну из лежащих на аукционе.
error-base-goes = Карту у основания забирает соперник: ваша — та, что у острия, или новый круг.
error-gems-in-order = Камни называют по порядку цветов: синие, красные, зелёные, жёлтые.
error-characters-only = Нужен персонаж вашей пирамиды.
error-replace-own = Заменяют карту своей пирамиды, не выше четвёртого уровня.
error-not-free = Нужна другая свободная карта: крайняя на своём уровне, на неё ничто не опирается, под неё ничего не подложено.
error-same-place = Карту перекладывают на другое место.
error-no-tokens-there = На этой карте вашей пирамиды или соперника жетонов нет.
error-no-such-token = Такого жетона на этой карте нет.
error-no-such-partner = Меняются с другим игроком, у которого в пирамиде есть жетоны.
error-no-such-law = Подложить карту можно только под закон, который это позволяет.
error-cards-in-order = Карты называют по разу и по порядку: сначала персонажей, потом законы, от меньшего номера к большему.
error-other-deck = На эту колоду возвращают только карты её рода.
error-no-such-option = Такой награды закон не предлагает.
error-nothing-to-flip = Такого жетона тут нет, или его надо было назвать раньше.
error-not-looked-at = Этой карты среди просмотренных нет, или она уже названа.
error-no-such-sector = Перекрашивают секторы кругов своей пирамиды, по порядку — с нижнего уровня, слева направо — и каждый один раз.
error-no-such-colour = Нужен другой цвет, чем виден на секторе, и камень этого цвета за ширмой.
error-colour-now = Сначала назовите цвет этого сектора.
error-sector-first = Сначала назовите сектор.
error-nothing-to-lower = Этим платёж не уменьшить, или это надо было назвать раньше.
error-not-paid-yet = Камней за ширмой ещё не хватает: уменьшите платёж.
error-not-now = Сейчас спрашивают о другом.
error-option-rivals = Игроков и виртуалов вместе бывает не больше четырёх.
error-option-alone = Одному нужен хотя бы один виртуал.
error-option-deck = В наборе мало персонажей для стольких ходов и игроков.
error-option-card-set = Набора карт «{ $given }» нет. Свой набор — файл ИМЯ.toml в папке, которую называет LOMBER_CARD_SETS; в имени латинские буквы, цифры, «-» и «_».
error-option-card-set-broken =
    В наборе карт «{ $given }» ошибка{ $line ->
        [0] {""}
       *[other] {" "}в строке { NUMBER($line, useGrouping: 0) }
    } ({ $rule }). Что там не так, скажет lomber viceroy check.
error-viceroy-two-on-one = На одном месте ({ $where }) лежат две карты.
error-viceroy-broken-row = «{ $pile }»: в нижнем ряду дыра.
error-viceroy-uncarried = Карте на месте { $where } не на что опереться: она лежит на двух других.
error-viceroy-stash = На карте на месте { $where } столько камней не лежит: их кладут только по её закону.
error-viceroy-gems = Камней каждого цвета — по четыре на игрока, и все они где-то лежат. В задаче можно пометить `loose`.
error-viceroy-spent = { $seat }: столько неисчерпаемых камней в пирамиде нет.
error-viceroy-tokens = Столько жетонов этого вида нет. Замену помечают звёздочкой: science*
error-viceroy-kept-unpaid = { $seat }: за оставленную карту нечем заплатить.
error-viceroy-no-pyramid = Первая карта в пирамиде уже есть у каждого.

## Что лежит на столе

fact-turn =
    { $number ->
        [0] Игра раскладывается.
       *[other] Ход { $number } из { $turns }.
    }
gem-B = синий
gem-R = красный
gem-G = зелёный
gem-Y = жёлтый
chair-B = синий
chair-R = красный
chair-G = зелёный
chair-Y = жёлтый
fact-reserve = Резерв: { $gems }.
fact-screen = За вашей ширмой: { $gems }, атака { $attacks }.
fact-looked = Вы видите: { $cards }.
fact-winner =
    { $seat ->
        [you] Вы победили!
       *[other] Победитель — { $seat }.
    }
fact-record = Ваш счёт пойдёт в книгу рекордов.
fact-start =
    { $seat ->
        [you] Вы начинаете с № { $card }.
       *[other] { $seat } начинает с № { $card }.
    }
fact-reveal =
    { $seat ->
        [you] Вы открываете № { $card }.
       *[other] { $seat } открывает № { $card }.
    }
fact-lay =
    { $seat ->
        [you] Вы кладёте № { $card } на уровень { $level }.
       *[other] { $seat } кладёт № { $card } на уровень { $level }.
    }
fact-build =
    { $seat ->
        [you] Вы строите № { $card } на уровне { $level }, отдано: { $gems }.
       *[other] { $seat } строит № { $card } на уровне { $level }, отдано: { $gems }.
    }
fact-build-free =
    { $seat ->
        [you] Вы строите № { $card } на уровне { $level } и не платите ни камня.
       *[other] { $seat } строит № { $card } на уровне { $level } и не платит ни камня.
    }
fact-circle =
    { $seat ->
        [you] Одноцветный круг: вы берёте камень ({ $gem }).
       *[other] Одноцветный круг: { $seat } берёт камень ({ $gem }).
    }
fact-gems =
    { $seat ->
        [you] Вы берёте камни: { $gems }.
       *[other] { $seat } берёт камни: { $gems }.
    }
fact-draw =
    { $seat ->
        [you] Вы берёте карту из { $deck ->
            [law] колоды законов
           *[small] малой колоды
        }.
       *[other] { $seat } берёт карту из { $deck ->
            [law] колоды законов
           *[small] малой колоды
        }.
    }
fact-bid =
    { $seat ->
        [you] Ваш кулак: { $gem }.
       *[other] { $seat } ставит { $gem }.
    }
fact-attack =
    { $seat ->
        [you] Ваш кулак: атака.
       *[other] { $seat } атакует.
    }
fact-pass =
    { $seat ->
        [you] Рука пуста: вы спасовали.
       *[other] { $seat } пасует.
    }
fact-rival = Виртуал { $number } ставит { $gem }.
fact-got =
    { $seat ->
        [you] № { $card } ваш.
       *[other] № { $card } берёт { $seat }.
    }
fact-gone = № { $card } уходит в сброс.
fact-claim =
    { $seat ->
        [you] Вы назвали: { $side ->
            [base] основание
            [tip] остриё
           *[any] любую
        }.
       *[other] { $seat } называет: { $side ->
            [base] основание
            [tip] остриё
           *[any] любую
        }.
    }
fact-refund =
    { $seat ->
        [you] Ваша ставка вернулась: { $gem }.
       *[other] Ставка вернулась ({ $seat }): { $gem }.
    }
fact-refuse =
    { $seat ->
        [you] Вы отказались от № { $card }.
       *[other] { $seat } отказывается от № { $card }.
    }
fact-skip =
    { $seat ->
        [you] Вы берёте № { $card } без торга.
       *[other] { $seat } берёт № { $card } без торга.
    }
fact-back = Карт возвращено на колоду: { $number }.
fact-arrange = Карт просмотрено и разложено: { $number }.
fact-tuck = Карта подложена под закон.
fact-tucked = № { $card } подложен под закон.
fact-recall = № { $card } возвращается в руку.
fact-move = № { $card } переезжает на уровень { $level }.
fact-replace = № { $card } встаёт на место № { $other_card }.
fact-underlay = № { $card } ложится под № { $other_card }: его жетоны удвоены.
fact-stash = Камни легли на закон: { $gems }.
fact-swap =
    { $seat ->
        [you] Вы и { $partner_seat } меняетесь жетонами.
       *[other] { $partner_seat ->
            [you] { $seat } меняется жетоном с вами.
           *[other] { $seat } и { $partner_seat } меняются жетонами.
        }
    }
fact-last-turn = Следующий ход последний.
stock-title = На столе
stock-lines = Счёт на сейчас
stock-tokens = Жетоны в запасе
stock-dry = * Кончились: берут заменители или складывают из меньших.
stock-discard = Сброс: { $number }
mark-bought = с картой
mark-excluded =
    { $seat ->
        [you] не торгуетесь
       *[other] не торгуется
    }
count-built =
    { $number ->
        [one] { $number } карта в пирамиде
        [few] { $number } карты в пирамиде
       *[other] { $number } карт в пирамиде
    }
count-gems =
    { $number ->
        [one] { $number } камень
        [few] { $number } камня
       *[other] { $number } камней
    }
count-attacks = атака { $number }
count-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
zone-base = Основание
zone-tip = Остриё
zone-pyramid = Пирамида
zone-bought = Куплено
zone-revealed = Открыто
zone-big = Большая колода
zone-small = Малая колода
zone-law-deck = Колода законов
phase-start = Первая карта
phase-laws = Фаза законов
phase-keep = Фаза оплаты
phase-build = Фаза оплаты
phase-recolour = Перекраска
phase-gems = Камни
phase-drawn = Карты
phase-own-gem = Награда
phase-any-gem = Награда
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
phase-pick = Аукцион
phase-claim = Переговоры
phase-match = Аукцион
phase-seize = Атака
phase-drop = Атака виртуала

## Лист

place-circles = Одноцветные круги
place-infinite = Неисчерпаемые камни
place-laws = Карты законов
place-points = Жетоны очков
place-magic = Жетоны магии
place-sets = Наборы жетонов
place-attack = Жетоны атаки
place-total = Итого
reason-circles = по 3 за одноцветный круг и бонус его цвета
reason-infinite = по 3 за неисчерпаемый камень и бонус его цвета
reason-laws = как велят законы в пирамиде
reason-points = жетоны очков
reason-magic = жетоны магии, умноженные на бонусы магии
reason-sets = по 7 за защиту, магию и науку вместе
reason-attack = минус 3 за каждую атаку без защиты
reason-circles-sum = { reason-circles }: { $sum }
reason-infinite-sum = { reason-infinite }: { $sum }
reason-laws-sum = { reason-laws }: { $sum }
reason-points-sum = { reason-points }: { $sum }
reason-magic-sum = { reason-magic }: { $sum }
reason-sets-sum = { reason-sets }: { $sum }
reason-attack-sum = { reason-attack }: { $sum }

## Правила на выбор

option-players = Сколько игроков
option-virtual-rivals = Виртуальных соперников
option-auction-line = Порядок цветов
value-auction-line-random = по жребию
option-claim-rounds = Сколько раз договариваться
option-table-talk = Разговоры перед ставками
option-solo-two-card = В одиночку: та же ставка, две карты
value-solo-two-card-choice = выбор
value-solo-two-card-collide = обе ставки пропали
option-victory-tie = Равный счёт
value-victory-tie-lowest-number = побеждает меньший номер карты
value-victory-tie-shared = победа общая
option-token-pools = Если жетоны кончились
value-token-pools-substitute = замена
value-token-pools-strict = больше ничего
option-card-set = Набор карт
option-open-screens = Открытые ширмы
option-recolour-help = Перекраска
value-recolour-help-manual = вручную
value-recolour-help-suggest = с подсказкой
value-recolour-help-auto = сама
option-hands = Партий в матче
option-turns = Ходов
option-auction-rounds = Кругов аукциона
option-start-cards = Карт на выбор в начале
option-gem-pairs = Камней каждого цвета в начале
value-auction-line-BRGY = синий, красный, зелёный, жёлтый
value-auction-line-BRYG = синий, красный, жёлтый, зелёный
value-auction-line-BGRY = синий, зелёный, красный, жёлтый
value-auction-line-BGYR = синий, зелёный, жёлтый, красный
value-auction-line-BYRG = синий, жёлтый, красный, зелёный
value-auction-line-BYGR = синий, жёлтый, зелёный, красный
value-auction-line-RBGY = красный, синий, зелёный, жёлтый
value-auction-line-RBYG = красный, синий, жёлтый, зелёный
value-auction-line-RGBY = красный, зелёный, синий, жёлтый
value-auction-line-RGYB = красный, зелёный, жёлтый, синий
value-auction-line-RYBG = красный, жёлтый, синий, зелёный
value-auction-line-RYGB = красный, жёлтый, зелёный, синий
value-auction-line-GBRY = зелёный, синий, красный, жёлтый
value-auction-line-GBYR = зелёный, синий, жёлтый, красный
value-auction-line-GRBY = зелёный, красный, синий, жёлтый
value-auction-line-GRYB = зелёный, красный, жёлтый, синий
value-auction-line-GYBR = зелёный, жёлтый, синий, красный
value-auction-line-GYRB = зелёный, жёлтый, красный, синий
value-auction-line-YBRG = жёлтый, синий, красный, зелёный
value-auction-line-YBGR = жёлтый, синий, зелёный, красный
value-auction-line-YRBG = жёлтый, красный, синий, зелёный
value-auction-line-YRGB = жёлтый, красный, зелёный, синий
value-auction-line-YGBR = жёлтый, зелёный, синий, красный
value-auction-line-YGRB = жёлтый, зелёный, красный, синий

## Советы

advice-A-1 = В начале берите неисчерпаемые камни, науку и камни; к концу — очки, наборы и магию.
advice-A-2 = Торгуйтесь лишь за карту, место для которой вы оплатите и без отданного камня.
advice-A-3 = Не лезьте в цвет, камень которого наверняка есть у нескольких соперников.
advice-A-4 = Две карты у цвета вдвое уменьшают опасность столкновения; просите то, что другому нужно меньше.
advice-A-5 = Мало камней или нет ничего стоящего — пасуйте и берите камни.
advice-A-6 = Играйте карту каждую фазу законов; персонаж с руки ложится на четвёртый уровень даром.
advice-A-7 = Четвёртому уровню нужно десять карт, пятому пятнадцать: поздно пятый не начинают.
advice-A-8 = Из равных мест выбирайте то, что замыкает одноцветный круг.
advice-A-9 = Жетон магии стоит суммы ваших бонусов магии: начинайте, если доступно и то и другое.
advice-A-10 = Третий недостающий вид набора стоит 7.
advice-A-11 = Сбережённый жетон атаки стоит каждому сопернику без защиты трёх очков.
advice-A-12 = Защита сверх чужих жетонов атаки идёт только в наборы.
advice-A-13 = Оставшийся камень, замыкающий круг, стоит 3 очка и бонус.
advice-A-14 = Малый номер в пирамиде даёт выбирать первым.
advice-A-15 = Откажитесь от карты, которая даёт меньше, чем камни за пас.
