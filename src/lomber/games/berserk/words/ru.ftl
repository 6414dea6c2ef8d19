# Берсерк. Герои.

game-berserk = Берсерк. Герои
pitch-berserk = Два героя, две армии и монеты, которых с каждым ходом на одну больше: сразите чужого героя.
minutes-berserk = 20–40 минут
hand-number = Партия { $number }

preset-closed = Закрытые списки, безымянные скрытые существа
preset-match = До двух побед
preset-tiny = Крошечная игра для изучения

## О чём спрашивает стол

prompt-deck = Выберите колоду или соберите свой список.
prompt-list = Ваш список: добавляйте карты, потом «готово».
prompt-choose-first = Жребий ваш: кто ходит первым?
prompt-mulligan = Какие карты — под колоду? Столько же возьмёте сверху.
prompt-reveal = Раскрыть скрытых существ?
prompt-main = Ваш ход: карты, атаки, особенности.
prompt-target = { $card }: выберите цель.
prompt-mode = { $card }: что сделать?
prompt-defender = { $card } атакует. Назначить защитника?
prompt-extort = { $card } вымогает плату. Заплатите?
prompt-next-trigger = Сработало несколько особенностей. Какая первой?
prompt-which-event = { $card }: на что она отзовётся?
prompt-may = { $card }: хотите?
prompt-module = { $card }: сама по себе или под механизм?
prompt-pick = { $card }: выберите карту.
prompt-thirst = { $card } жаждет. Кто примет раны?
prompt-discard = Какую карту сбросить?
prompt-sacrifice = { $card }: кем пожертвовать?
prompt-close-other = { $card }: какую карту закрыть?

## Ходы

move-deck = Колода «{ $card }»
move-lead = Ведёт { $card }
move-add = Добавить: { $card }
move-play-card = Разыграть: { $card }
move-attack = { $card } атакует: { $target_card }
move-use = { $card }: особенность{ $value ->
        [1] { "" }
       *[other] { " " }№ { $value }
    }
move-use-closing = { $card }: особенность ⟳{ $value ->
        [1] { "" }
       *[other] { " " }№ { $value }
    }
move-end = Закончить ход
move-choose-first = Кто ходит первым
move-choose-first-first = Первый ход мой
move-choose-first-second = Первый ход соперника
move-mulligan = Под колоду: { $card }
move-mulligan-done = Остальное оставить
move-reveal = Раскрыть: { $card }
move-reveal-done = Больше никого
move-target = Цель: { $card }
move-target-none = Без цели
move-mode = Вариант { $value }
move-mode-called = { $card }
move-feature = Особенность { $value }
move-defender = Защитник: { $card }
move-defender-none = Без защитника
move-extort = Вымогательство
move-extort-pay = Заплатить
move-extort-refuse = Отказать
move-next-trigger = Сначала { $card }
move-which-event = На карту { $card }
move-may = По желанию
move-may-yes = Да
move-may-no = Нет
move-module = Под карту { $card }
move-module-enter = Сама по себе
move-pick = Взять: { $card }
move-pick-none = Ничего не брать
move-thirst = { $card }
move-discard = Сбросить: { $card }
move-sacrifice = Пожертвовать: { $card }
move-close-other = Закрыть: { $card }
move-concede = Сдаться
log-end =
    { $seat ->
        [you] заканчиваете ход
       *[other] заканчивает ход
    }
log-play-card =
    { $seat ->
        [you] разыгрываете: { $card }
       *[other] разыгрывает: { $card }
    }
log-mulligan-done =
    { $seat ->
        [you] остальное оставляете
       *[other] остальное оставляет
    }
log-reveal =
    { $seat ->
        [you] раскрываете: { $card }
       *[other] раскрывает: { $card }
    }
log-use =
    { $seat ->
        [you] используете особенность{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
       *[other] использует особенность{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
    }
log-use-closing =
    { $seat ->
        [you] используете особенность ⟳{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
       *[other] использует особенность ⟳{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
    }
log-reveal-done = больше никого
log-pick-none =
    { $seat ->
        [you] ничего не берёте
       *[other] ничего не берёт
    }
log-thirst = жажда: { $card }
log-pick =
    { $seat ->
        [you] берёте: { $card }
       *[other] берёт: { $card }
    }
log-discard =
    { $seat ->
        [you] сбрасываете: { $card }
       *[other] сбрасывает: { $card }
    }
log-sacrifice =
    { $seat ->
        [you] жертвуете: { $card }
       *[other] жертвует: { $card }
    }
log-close-other =
    { $seat ->
        [you] закрываете: { $card }
       *[other] закрывает: { $card }
    }
log-extort-pay =
    { $seat ->
        [you] платите
       *[other] платит
    }
log-extort-refuse =
    { $seat ->
        [you] отказываете
       *[other] отказывает
    }
log-concede =
    { $seat ->
        [you] сдаётесь
       *[other] сдаётся
    }
log-add =
    { $seat ->
        [you] добавляете: { $card }
       *[other] добавляет: { $card }
    }

card-hero = герой

## Что говорит стол

fact-turn = Ход { $number }: { $seat ->
        [you] ваш
       *[other] { $seat }
    }.
fact-waiting = Ждёт: { $card }
fact-trigger = Особенность: { $card }
fact-dies = { $card } — гибель.
fact-wounded = { $card }: { $number ->
        [one] { $number } рана
        [few] { $number } раны
       *[other] { $number } ран
    }.
fact-wounded-by = { $card }: { $number ->
        [one] { $number } рана
        [few] { $number } раны
       *[other] { $number } ран
    } ({ $other_card }).
fact-healed = { $card }: { $number ->
        [one] излечена { $number } рана
        [few] излечены { $number } раны
       *[other] излечено { $number } ран
    }.
fact-armour = { $card }: броня держит { $number }.
fact-poisoned = { $card }: отравление { $number }.
fact-hidden = { $card } скрывается.
fact-blocked = { $card }: атака не прошла.
fact-replaced = { $card }: вышло иначе.
fact-shows = Показана карта: { $card }.
fact-places = Помещена в колоду: { $card }.
fact-fails = Колода пуста: взять нечего, { $number }-й раз.
fact-exchanges = { $number ->
        [0] Рука осталась как есть.
        [one] Обменяна { $number } карта.
        [few] Обменяно { $number } карты.
       *[other] Обменяно { $number } карт.
    }
fact-paid = { $card }: заплачено, особенностей больше нет.
fact-refused = { $card }: не заплачено.

count-lives = { $number ->
        [one] { $number } жизнь
        [few] { $number } жизни
       *[other] { $number } жизней
    }
count-open-coins = { $number ->
        [one] { $number } открытая монета
        [few] { $number } открытые монеты
       *[other] { $number } открытых монет
    }
count-closed-coins = закрытых { $number }
count-deck = в колоде { $number }
count-failed-draws = пустых взятий { $number }
count-games = { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[other] { $number } партий
    }
mark-active =
    { $seat ->
        [you] ходите
       *[other] ходит
    }
zone-hero = Герой
zone-squad = Отряд
zone-supports = Поддержка
zone-deck = Колода
zone-graveyard = Кладбище
phase-lists = Колоды
phase-setup-first = Кто начинает
phase-setup-mulligan = Первые руки
phase-start-recovery = Восстановление
phase-start-coin = Монета
phase-start-draw = Карта
phase-start-reveal = Раскрытие
phase-start-features = Начало хода
phase-main = Основной этап
phase-end-features = Конец хода
phase-end-expire = Конец хода
place-games = партии
reason-win-hero = чужой герой пал (ход { $number })
reason-win-deck = у соперника кончилась колода (ход { $number })
reason-win-concede = соперник сдался (ход { $number })
reason-win-text = победа по тексту карты (ход { $number })
reason-draw-hero = пали оба героя (ход { $number })
reason-draw-loop = особенности пошли по кругу (ход { $number })

error-not-offered = Здесь так не отвечают.
error-not-a-list = Законный список так не продолжить.
error-option-card-set = Набора карт «{ $given }» нет, или в файле ошибки: { $sentence }
error-option-no-deck = С такими правилами ни одна готовая колода этого набора не годится.
error-berserk-untold = Так партию не рассказать: ходы не складываются в игру.
error-berserk-otherwise = После этих ходов карты лежали бы иначе.
error-berserk-pile = «{ $pile }»: после этих ходов здесь лежат другие карты.
error-berserk-board = Такого поля не разложить: что-то в описании не читается.
error-berserk-board-part = Такого поля не разложить: «{ $part }» так не бывает.
error-berserk-board-piles = Руки и колоды поля описывают кучками: hand.0, deck.0 и так далее.
error-berserk-no-card = Карты «{ $text }» нет.
error-berserk-dead = «{ $text }»: столько ран не пережить, эта карта в игре лежать не может.
error-berserk-decked = Столько неудачных взятий карт не бывает: игра уже кончилась бы.
error-berserk-impossible = «{ $text }»: так карта лежать не может.
error-berserk-over = Игра окончена.
error-berserk-waits = Спрашивают о другом: сперва ответьте на это.
error-berserk-hidden = Скрытое существо не действует, и его нельзя выбрать.
error-berserk-closed = Закрытая карта не действует.
error-berserk-fresh = Она пришла только в этом ходу и отдыхает; помог бы лишь Рывок.
error-berserk-forbidden = Действовать ей запрещает текст карты.
error-berserk-attacked = В этом ходу она уже атаковала.
error-berserk-no-fighter = Ударом атакуют только существа.
error-berserk-not-yours = Это не ваша карта.
error-berserk-not-attacked = Атакуют вражеского героя или вражеское существо, если его можно атаковать.
error-berserk-elusive = Оно открыто и неуловимо для этого нападающего.
error-berserk-frenzy = Сперва должно атаковать существо с Бешенством.
error-berserk-dear = Не хватает открытых монет.
error-berserk-no-target = Её тексту некого выбрать, или условие не выполнено.
error-berserk-no-feature = Такой особенности, которую можно применить, у неё нет.
error-berserk-used = В этом ходу особенность уже применена.
error-berserk-unpaid = Её цену нельзя заплатить целиком.
error-berserk-nothing = Такой карты здесь нет.

## Настройки

option-deck-min = Карт в колоде, не меньше
option-copies-max = Копий одной карты
option-horde-max = Копий карты с Ордой
option-multi-element = Карты нескольких стихий
value-multi-element-any = хватит одной общей
value-multi-element-all = все стихии — героя
option-start-hand = Первая рука
option-first-player-skips-draw = Первый игрок не берёт карту первым ходом
option-coin-max = Монет, не больше
option-failed-draws-to-lose = Пустых взятий до поражения
option-failed-draw-counts = Какие взятия бывают пустыми
value-failed-draw-counts-any = любые
value-failed-draw-counts-turn-only = только в начале хода
option-stacking = Несколько броней, отравлений и прочего
value-stacking-last = считается последнее
value-stacking-max = считается наибольшее
option-frenzy-blocks = Бешенство запрещает
value-frenzy-blocks-document = атаки, карты, героя
value-frenzy-blocks-everything = всё прочее
option-on-attack-when-defended = «При атаке» работает и против защитника
option-on-attack-limit = «При атаке» срабатывает
value-on-attack-limit-once = раз за ход
value-on-attack-limit-every = каждый раз
option-prepare-resets-defence = Подготовленный снова может защищать
option-created-stay = Созданные остаются на кладбище
option-search-may-decline = При поиске можно не брать ничего
option-hidden-identity = Скрытые существа
value-hidden-identity-remembered = имя помнят
value-hidden-identity-concealed = видна только рубашка
option-placed-max = Помещённых карт одного имени
option-simultaneous-loss = Оба героя пали разом
value-simultaneous-loss-draw = ничья
value-simultaneous-loss-active-loses = проиграл тот, чей ход
option-match = Партии
value-match-1 = одна
value-match-3 = до двух побед
option-set-rules = Вымогательство, Неуловимость, Помещение
option-lists = Списки колод
value-lists-open = оба видят оба
value-lists-closed = каждый видит свой
option-card-set = Набор карт
option-own-lists = Свои списки
option-cut = Готовые колоды укорочены до
option-hands = Закончить после стольких партий

## Советы

advice-A-1 = Бейте насмерть: ваших сил хватает, кто бы ни защищал.
advice-A-2 = Тратьте: сперва то, что займёт больше монет; лежачая монета не воюет.
advice-A-3 = Порядок: взять карты, расчистить путь, усилить, атаковать, потом остальные существа.
advice-A-4 = Размен: бейте того, кого убьёте и уцелеете, или кто не дешевле; закрытый не ответит.
advice-A-5 = Выманите защитников до сильного удара: защитник закрывается и защищает раз за ход.
advice-A-6 = Оставьте хорошего защитника открытым: за два хода вас могут добить.
advice-A-7 = Защищайте, если защитник убьёт и уцелеет или если герою грозит беда; зря никого не отдавайте.
advice-A-8 = Платите вымогателю: в чужой ход открытым монетам нет лучшего дела.
advice-A-9 = Травите того, у кого больше жизней; сильный яд слабым не перебивайте.
advice-A-10 = Верните карты за пять и дороже, а за четыре — если дешёвых не осталось.
advice-A-11 = Первый удар — на открытых, кого он убьёт наповал.
advice-A-12 = Жажда: герой, пока у него больше двенадцати, иначе существо с Гибелью, иначе самое дешёвое.
advice-A-13 = Бешенство: атакуйте там, где оно уцелеет или разменяется; думайте до розыгрыша.
advice-A-14 = Порядок особенностей: сперва убийства, потом лечение, потом яд; взятие карт последним, если колода пуста.
advice-A-15 = Колода пуста: не берите карт, которых можно не брать.

## Поле битвы

fact-waiting-poison = Ждёт отравление: { $card }
fact-waiting-regeneration = Ждёт регенерация: { $card }
fact-waiting-stealth = Ждёт, чтобы скрыться: { $card }
fact-waiting-delay = Ждёт обещанное раньше: { $card }
fact-frenzy = { $card } в бешенстве: сначала его атака.

board-strike = удар { $number }
board-lives = жизней { $number } из { $total }
board-closed = закрыта
board-closed-card = Закрыта: откроется в начале хода своего игрока.
board-wounds = { $number ->
        [one] { $number } рана
        [few] { $number } раны
       *[other] { $number } ран
    }
board-more-lives = { $number ->
        [one] { $number } жизнь сверх напечатанных
        [few] { $number } жизни сверх напечатанных
       *[other] { $number } жизней сверх напечатанных
    }
board-printed = напечатано { $number }
board-of-lives = из { $number }, ран { $wounds }; напечатано { $printed }
board-costs = стоит { $number }
board-under = Под ней лежит: { $cards }
board-coins = Монеты: открытых { $open }, закрытых { $closed }
board-deck = Колода { $number }
board-graveyard = Кладбище { $number }
board-reserve = Запас{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
board-hand = Карт в руке: { $number }
board-no-squad = отряд пока пуст
board-whom = Кого атаковать?
board-look = Рассмотреть
board-queue = Сработали и ждут очереди
board-tick-poison = отравление
board-tick-regeneration = регенерация
board-tick-stealth = скрывается
board-tick-delay = обещанное раньше
board-told = Ход поединка
board-choose = Выберите
board-deck-left = { $number ->
        [one] Осталась { $number } карта.
        [few] Осталось { $number } карты.
       *[other] Осталось { $number } карт.
    }
board-deck-list = Список, с которым игрок пришёл:
board-deck-known = { $number }-я сверху: { $card }
board-reserve-coins = Монет ещё в запасе: { $number }
board-placed = { $seat ->
        [you] В вашей колоде и руке
       *[other] В колоде и руке ({ $seat })
    }: { $card } × { $number }
board-nothing = Здесь пусто.
board-mark-hidden = Скрыто
board-mark-stunned = Оглушение
board-mark-fresh = Отдыхает: атаковать ещё не может
keyword-frenzy = Бешенство
keyword-module = Модуль
keyword-directed-strike = Направленный удар
keyword-experience-attack = Опыт в атаке
keyword-experience-defence = Опыт в защите
keyword-horde = Орда
keyword-first-strike = Первый удар
keyword-dash = Рывок
keyword-stealth = Скрытность
keyword-unique = Уникальность
keyword-vulnerable = Уязвимость
keyword-armour = Броня
keyword-regeneration = Регенерация
keyword-thirst = Жажда
keyword-poison = Отравление
keyword-protection = Защита
keyword-elusive = Неуловимость
change-strike = удар { $by }
change-lives = жизни { $by }
change-cost = стоимость { $by }
change-shot = выстрелы { $by }
change-return = ответные удары { $by }
change-gains = получает: { $feature }
change-loses = теряет: { $feature }
change-text = получает особенность
change-blank = напечатанный текст не действует
change-mechanism = теперь механизм
change-control = под чужим контролем
board-until-turn = до конца хода
board-until-next = до следующего хода
board-until-while = от карт в игре

## Для первой игры

lesson-welcome = «Берсерк»: вы ведёте героя и его отряд против чужих. Монет с каждым ходом на одну больше; за монеты нанимают существ, творят заклинания, кладут карты поддержки. У чьего героя ран столько же, сколько жизней, тот проиграл.
lesson-lists = Для начала хороша готовая колода: у каждой сказан её замысел. Потом можно её переделать или собрать свой список.
lesson-setup-mulligan = Ваши первые четыре карты. Дотроньтесь до тех, что пока слишком дороги: они уйдут под колоду, а сверху вы возьмёте столько же. Оставьте то, что стоит от одной до трёх монет.
lesson-main = Что светится, то может действовать. Дотроньтесь до карты в руке, потом «Разыграть»; до существа — и до того, кого оно атакует. Кто подействовал, поворачивается и до вашего следующего хода не защитит; кто только пришёл, сперва отдыхает. Рассмотреть карту: подержите палец, нажмите правую кнопку мыши или Z.
lesson-sheet = Поединок окончен: здесь видно, кто победил и как. «Пересмотреть» покажет его ход за ходом.
