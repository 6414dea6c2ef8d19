# Берсерк. Герої.

game-berserk = Берсерк. Герої
pitch-berserk = Два герої, дві армії й монети, яких щохід на одну більше: здолайте чужого героя.
minutes-berserk = 20–40 хвилин
hand-number = Партія { $number }

preset-closed = Закриті списки, безіменні приховані істоти
preset-match = До двох перемог
preset-tiny = Крихітна гра для вивчення

## Про що питає стіл

prompt-deck = Оберіть колоду або складіть власний список.
prompt-list = Ваш список: додавайте карти, тоді «готово».
prompt-choose-first = Жереб ваш: хто ходить першим?
prompt-mulligan = Які карти — під колоду? Стільки ж візьмете згори.
prompt-reveal = Розкрити прихованих істот?
prompt-main = Ваш хід: карти, атаки, особливості.
prompt-target = { $card }: оберіть ціль.
prompt-mode = { $card }: що зробити?
prompt-defender = { $card } атакує. Призначити захисника?
prompt-extort = { $card } вимагає плати. Заплатите?
prompt-next-trigger = Спрацювало кілька особливостей. Яка перша?
prompt-which-event = { $card }: на що вона відгукнеться?
prompt-may = { $card }: хочете?
prompt-module = { $card }: сама собою чи під механізм?
prompt-pick = { $card }: оберіть карту.
prompt-thirst = { $card } жадає. Хто прийме рани?
prompt-discard = Яку карту скинути?
prompt-sacrifice = { $card }: ким пожертвувати?
prompt-close-other = { $card }: яку карту закрити?

## Ходи

move-deck = Колода «{ $card }»
move-lead = Веде { $card }
move-add = Додати: { $card }
move-play-card = Розіграти: { $card }
move-attack = { $card } атакує: { $target_card }
move-use = { $card }: особливість{ $value ->
        [1] { "" }
       *[other] { " " }№ { $value }
    }
move-use-closing = { $card }: особливість ⟳{ $value ->
        [1] { "" }
       *[other] { " " }№ { $value }
    }
move-end = Завершити хід
move-choose-first = Хто ходить першим
move-choose-first-first = Перший хід мій
move-choose-first-second = Перший хід суперника
move-mulligan = Під колоду: { $card }
move-mulligan-done = Решту лишити
move-reveal = Розкрити: { $card }
move-reveal-done = Більше нікого
move-target = Ціль: { $card }
move-target-none = Без цілі
move-mode = Варіант { $value }
move-mode-called = { $card }
move-feature = Особливість { $value }
move-defender = Захисник: { $card }
move-defender-none = Без захисника
move-extort = Здирництво
move-extort-pay = Заплатити
move-extort-refuse = Відмовити
move-next-trigger = Спершу { $card }
move-which-event = На карту { $card }
move-may = За бажанням
move-may-yes = Так
move-may-no = Ні
move-module = Під карту { $card }
move-module-enter = Сама собою
move-pick = Взяти: { $card }
move-pick-none = Нічого не брати
move-thirst = { $card }
move-discard = Скинути: { $card }
move-sacrifice = Пожертвувати: { $card }
move-close-other = Закрити: { $card }
move-concede = Здатися
log-end =
    { $seat ->
        [you] завершуєте хід
       *[other] завершує хід
    }
log-play-card =
    { $seat ->
        [you] розігруєте: { $card }
       *[other] розігрує: { $card }
    }
log-mulligan-done =
    { $seat ->
        [you] решту лишаєте
       *[other] решту лишає
    }
log-reveal =
    { $seat ->
        [you] розкриваєте: { $card }
       *[other] розкриває: { $card }
    }
log-use =
    { $seat ->
        [you] використовуєте особливість{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
       *[other] використовує особливість{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
    }
log-use-closing =
    { $seat ->
        [you] використовуєте особливість ⟳{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
       *[other] використовує особливість ⟳{ $value ->
            [1] { "" }
           *[other] { " " }№ { $value }
        }: { $card }
    }
log-reveal-done = більше нікого
log-pick-none =
    { $seat ->
        [you] нічого не берете
       *[other] нічого не бере
    }
log-thirst = жага: { $card }
log-pick =
    { $seat ->
        [you] берете: { $card }
       *[other] бере: { $card }
    }
log-discard =
    { $seat ->
        [you] скидаєте: { $card }
       *[other] скидає: { $card }
    }
log-sacrifice =
    { $seat ->
        [you] жертвуєте: { $card }
       *[other] жертвує: { $card }
    }
log-close-other =
    { $seat ->
        [you] закриваєте: { $card }
       *[other] закриває: { $card }
    }
log-extort-pay =
    { $seat ->
        [you] платите
       *[other] платить
    }
log-extort-refuse =
    { $seat ->
        [you] відмовляєте
       *[other] відмовляє
    }
log-concede =
    { $seat ->
        [you] здаєтеся
       *[other] здається
    }
log-add =
    { $seat ->
        [you] додаєте: { $card }
       *[other] додає: { $card }
    }

card-hero = герой

## Що каже стіл

fact-turn = Хід { $number }: { $seat ->
        [you] ваш
       *[other] { $seat }
    }.
fact-waiting = Чекає: { $card }
fact-trigger = Особливість: { $card }
fact-dies = { $card } — загибель.
fact-wounded = { $card }: { $number ->
        [one] { $number } рана
        [few] { $number } рани
       *[other] { $number } ран
    }.
fact-wounded-by = { $card }: { $number ->
        [one] { $number } рана
        [few] { $number } рани
       *[other] { $number } ран
    } ({ $other_card }).
fact-healed = { $card }: { $number ->
        [one] вилікувано { $number } рану
        [few] вилікувано { $number } рани
       *[other] вилікувано { $number } ран
    }.
fact-armour = { $card }: броня тримає { $number }.
fact-poisoned = { $card }: отруєння { $number }.
fact-hidden = { $card } ховається.
fact-blocked = { $card }: атака не пройшла.
fact-replaced = { $card }: сталося інакше.
fact-shows = Показано карту: { $card }.
fact-places = Підкладено в колоду: { $card }.
fact-fails = Колода порожня: брати нема чого, { $number }-й раз.
fact-exchanges = { $number ->
        [0] Рука лишилася, як є.
        [one] Обміняно { $number } карту.
        [few] Обміняно { $number } карти.
       *[other] Обміняно { $number } карт.
    }
fact-paid = { $card }: сплачено, особливостей більше немає.
fact-refused = { $card }: не сплачено.

count-lives = { $number ->
        [one] { $number } життя
        [few] { $number } життя
       *[other] { $number } життів
    }
count-open-coins = { $number ->
        [one] { $number } відкрита монета
        [few] { $number } відкриті монети
       *[other] { $number } відкритих монет
    }
count-closed-coins = закритих { $number }
count-deck = у колоді { $number }
count-failed-draws = порожніх взять { $number }
count-games = { $number ->
        [one] { $number } партія
        [few] { $number } партії
       *[other] { $number } партій
    }
mark-active =
    { $seat ->
        [you] ходите
       *[other] ходить
    }
zone-hero = Герой
zone-squad = Загін
zone-supports = Підтримка
zone-deck = Колода
zone-graveyard = Цвинтар
phase-lists = Колоди
phase-setup-first = Хто починає
phase-setup-mulligan = Перші руки
phase-start-recovery = Відновлення
phase-start-coin = Монета
phase-start-draw = Карта
phase-start-reveal = Розкриття
phase-start-features = Початок ходу
phase-main = Основний етап
phase-end-features = Кінець ходу
phase-end-expire = Кінець ходу
place-games = партії
reason-win-hero = чужий герой поліг (хід { $number })
reason-win-deck = у суперника скінчилася колода (хід { $number })
reason-win-concede = суперник здався (хід { $number })
reason-win-text = перемога за текстом карти (хід { $number })
reason-draw-hero = полягли обидва герої (хід { $number })
reason-draw-loop = особливості пішли по колу (хід { $number })

error-not-offered = Тут так не відповідають.
error-not-a-list = Законний список так не продовжити.
error-option-card-set = Набору карт «{ $given }» немає, або у файлі помилки: { $sentence }
error-option-no-deck = З такими правилами жодна готова колода цього набору не годиться.
error-berserk-untold = Так партію не розповісти: ходи не складаються в гру.
error-berserk-otherwise = Після цих ходів карти лежали б інакше.
error-berserk-pile = «{ $pile }»: після цих ходів тут лежать інші карти.
error-berserk-board = Такого поля не розкласти: щось в описі не читається.
error-berserk-board-part = Такого поля не розкласти: «{ $part }» так не буває.
error-berserk-board-piles = Руки й колоди поля описують купками: hand.0, deck.0 і так далі.
error-berserk-no-card = Карти «{ $text }» немає.
error-berserk-dead = «{ $text }»: стільки ран не пережити, ця карта в грі лежати не може.
error-berserk-decked = Стільки невдалих узять карт не буває: гра вже скінчилася б.
error-berserk-impossible = «{ $text }»: так карта лежати не може.
error-berserk-over = Гру закінчено.
error-berserk-waits = Питають про інше: спершу дайте відповідь на це.
error-berserk-hidden = Прихована істота не діє, і її не можна обрати.
error-berserk-closed = Закрита карта не діє.
error-berserk-fresh = Вона прийшла лише цього ходу й відпочиває; допоміг би тільки Ривок.
error-berserk-forbidden = Діяти їй забороняє текст карти.
error-berserk-attacked = Цього ходу вона вже атакувала.
error-berserk-no-fighter = Ударом атакують лише істоти.
error-berserk-not-yours = Це не ваша карта.
error-berserk-not-attacked = Атакують ворожого героя або ворожу істоту, якщо її можна атакувати.
error-berserk-elusive = Вона відкрита й невловна для цього нападника.
error-berserk-frenzy = Спершу має атакувати істота з Шаленством.
error-berserk-dear = Бракує відкритих монет.
error-berserk-no-target = Її тексту нікого обрати, або умову не виконано.
error-berserk-no-feature = Такої особливості, яку можна застосувати, у неї немає.
error-berserk-used = Цього ходу особливість уже застосовано.
error-berserk-unpaid = Її ціну не можна заплатити повністю.
error-berserk-nothing = Такої карти тут немає.

## Налаштування

option-deck-min = Карт у колоді, не менше
option-copies-max = Копій однієї карти
option-horde-max = Копій карти з Ордою
option-multi-element = Карти кількох стихій
value-multi-element-any = досить однієї спільної
value-multi-element-all = усі стихії — героєві
option-start-hand = Перша рука
option-first-player-skips-draw = Перший гравець не бере карту першого ходу
option-coin-max = Монет, не більше
option-failed-draws-to-lose = Порожніх взять до поразки
option-failed-draw-counts = Які взяття бувають порожніми
value-failed-draw-counts-any = будь-які
value-failed-draw-counts-turn-only = лише на початку ходу
option-stacking = Кілька броней, отруєнь тощо
value-stacking-last = важить останнє
value-stacking-max = важить найбільше
option-frenzy-blocks = Шаленство забороняє
value-frenzy-blocks-document = атаки, карти, героя
value-frenzy-blocks-everything = усе інше
option-on-attack-when-defended = «При атаці» діє й проти захисника
option-on-attack-limit = «При атаці» спрацьовує
value-on-attack-limit-once = раз за хід
value-on-attack-limit-every = щоразу
option-prepare-resets-defence = Підготований знову може захищати
option-created-stay = Створені лишаються на цвинтарі
option-search-may-decline = Під час пошуку можна не брати нічого
option-hidden-identity = Приховані істоти
value-hidden-identity-remembered = ім’я пам’ятають
value-hidden-identity-concealed = видно лише сорочку
option-placed-max = Підкладених карт одного імені
option-simultaneous-loss = Обидва герої впали разом
value-simultaneous-loss-draw = нічия
value-simultaneous-loss-active-loses = програв той, чий хід
option-match = Партії
value-match-1 = одна
value-match-3 = до двох перемог
option-set-rules = Здирництво, Невловність, Підкладання
option-lists = Списки колод
value-lists-open = обидва бачать обидва
value-lists-closed = кожен бачить свій
option-card-set = Набір карт
option-own-lists = Власні списки
option-cut = Готові колоди вкорочено до
option-hands = Закінчити після стількох партій

## Поради

advice-A-1 = Бийте на смерть: ваших сил стане, хоч хто захищатиме.
advice-A-2 = Витрачайте: спершу те, що займе більше монет; монета, що лежить, не воює.
advice-A-3 = Порядок: взяти карти, розчистити шлях, підсилити, атакувати, тоді решта істот.
advice-A-4 = Розмін: бийте того, кого вб’єте й уцілієте, або хто не дешевший; закритий не відповість.
advice-A-5 = Виманіть захисників до сильного удару: захисник закривається й захищає раз за хід.
advice-A-6 = Лишіть доброго захисника відкритим: за два ходи вас можуть добити.
advice-A-7 = Захищайте, якщо захисник уб’є й уціліє або якщо героєві загрожує біда; дарма нікого не віддавайте.
advice-A-8 = Платіть здирникові: чужого ходу відкритим монетам немає кращого діла.
advice-A-9 = Труїть того, в кого більше життів; сильної отрути слабкою не перебивайте.
advice-A-10 = Поверніть карти за п’ять і дорожчі, а за чотири — якщо дешевих не лишилося.
advice-A-11 = Перший удар — на відкритих, кого він уб’є відразу.
advice-A-12 = Жага: герой, поки в нього більше дванадцяти, інакше істота з Загибеллю, інакше найдешевша.
advice-A-13 = Шаленство: атакуйте там, де воно вціліє чи розміняється; думайте до розіграшу.
advice-A-14 = Порядок особливостей: спершу вбивства, тоді лікування, тоді отрута; брати карти останнім, якщо колода порожня.
advice-A-15 = Колода порожня: не беріть карт, яких можна не брати.

## Поле бою

fact-waiting-poison = Чекає отруєння: { $card }
fact-waiting-regeneration = Чекає регенерація: { $card }
fact-waiting-stealth = Чекає, щоб сховатися: { $card }
fact-waiting-delay = Чекає обіцяне раніше: { $card }
fact-frenzy = { $card } у шаленстві: спершу атака.

board-strike = удар { $number }
board-lives = життів { $number } із { $total }
board-closed = закрита
board-closed-card = Закрита: відкриється на початку ходу свого гравця.
board-wounds = { $number ->
        [one] { $number } рана
        [few] { $number } рани
       *[other] { $number } ран
    }
board-more-lives = { $number ->
        [one] { $number } життя понад надруковане
       *[other] { $number } життів понад надруковане
    }
board-printed = надруковано { $number }
board-of-lives = із { $number }, ран { $wounds }; надруковано { $printed }
board-costs = коштує { $number }
board-under = Під нею лежить: { $cards }
board-coins = Монети: відкритих { $open }, закритих { $closed }
board-deck = Колода { $number }
board-graveyard = Цвинтар { $number }
board-reserve = Запас{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
board-hand = Карт у руці: { $number }
board-no-squad = загін поки що порожній
board-whom = Кого атакувати?
board-look = Роздивитися
board-queue = Спрацювали й чекають черги
board-tick-poison = отруєння
board-tick-regeneration = регенерація
board-tick-stealth = ховається
board-tick-delay = обіцяне раніше
board-told = Перебіг двобою
board-choose = Виберіть
board-deck-left = { $number ->
        [one] Лишилася { $number } карта.
        [few] Лишилося { $number } карти.
       *[other] Лишилося { $number } карт.
    }
board-deck-list = Список, з яким гравець прийшов:
board-deck-known = № { $number } згори: { $card }
board-reserve-coins = Монет іще в запасі: { $number }
board-placed = { $seat ->
        [you] У вашій колоді та руці
       *[other] У колоді та руці ({ $seat })
    }: { $card } × { $number }
board-nothing = Тут порожньо.
board-mark-hidden = Приховано
board-mark-stunned = Приголомшення
board-mark-fresh = Відпочиває: атакувати ще не може
keyword-frenzy = Шаленство
keyword-module = Модуль
keyword-directed-strike = Спрямований удар
keyword-experience-attack = Досвід в атаці
keyword-experience-defence = Досвід у захисті
keyword-horde = Орда
keyword-first-strike = Перший удар
keyword-dash = Ривок
keyword-stealth = Скритність
keyword-unique = Унікальність
keyword-vulnerable = Вразливість
keyword-armour = Броня
keyword-regeneration = Регенерація
keyword-thirst = Жага
keyword-poison = Отруєння
keyword-protection = Захист
keyword-elusive = Невловність
change-strike = удар { $by }
change-lives = життя { $by }
change-cost = вартість { $by }
change-shot = постріли { $by }
change-return = удари у відповідь { $by }
change-gains = отримує: { $feature }
change-loses = втрачає: { $feature }
change-text = отримує особливість
change-blank = надрукований текст не діє
change-mechanism = тепер механізм
change-control = під чужим контролем
board-until-turn = до кінця ходу
board-until-next = до наступного ходу
board-until-while = від карт у грі

## Для першої гри

lesson-welcome = «Берсерк»: ви ведете героя та його загін проти чужих. Монет щоходу на одну більше; за монети наймають істот, творять закляття, кладуть карти підтримки. У чийого героя ран стільки ж, скільки життів, той програв.
lesson-lists = Для початку добра готова колода: про кожну сказано, що вона задумала. Потім можна її переробити або скласти власний список.
lesson-setup-mulligan = Ваші перші чотири карти. Торкніться тих, що поки що задорогі: вони підуть під колоду, а згори ви візьмете стільки ж. Лишіть те, що коштує від однієї до трьох монет.
lesson-main = Що світиться, те може діяти. Торкніться карти в руці, потім «Розіграти»; істоти — і того, кого вона атакує. Хто подіяв, той повертається і до вашого наступного ходу не захистить; хто щойно прийшов, спершу відпочиває. Роздивитися карту: притримайте палець, натисніть праву кнопку миші або Z.
lesson-sheet = Двобій скінчено: тут видно, хто переміг і як. «Переглянути» покаже його хід за ходом.
