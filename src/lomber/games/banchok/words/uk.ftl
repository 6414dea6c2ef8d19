# Слова польського банчка.

## Ім’я на полиці

game-banchok = Польський банчок
pitch-banchok = Три карти на руках, ставка, і банкомет відкриває одну. Перекриєте її — гроші ваші.
minutes-banchok = хвилин двадцять

preset-primazka = із примазкою
preset-rouble = карбованцевий банк, по два на кожного
preset-patient = потроєний банк дограє коло
preset-manners = із квапливим банкометом
preset-tiny = крихітна колода

## Що питає стіл

prompt-offer = Банк ваш: кладете { $bank }? Відмовитися — значить піти з гри назовсім.
prompt-refuse =
    { $seat ->
        [none] Починається новий банк. Пустите інших на свої карти?
       *[other] Банк тримає { $seat }. Пустите інших примазуватися до ваших карт?
    }
prompt-stake = У банку { $bank }. Скільки ставите?
prompt-peeked = Банкомет підгледів карту. Вимагатимете відкрити чи поставите наосліп? У банку { $bank }.
prompt-turned = Карту вже відкрито: { $card }. Вам її не перекрити, ставте найменше.
prompt-turned-covered = Карту вже відкрито: { $card }, і ви її криєте! Можна взяти до половини банку: { $half } із { $bank }.
prompt-side =
    { $seat ->
        [none] Поставлено { $stake }. Примажетеся? Можна до { $room }.
       *[other] { $seat } ставить { $stake }. Примажетеся? Можна до { $room }.
    }

## Ходи

move-take-bank = Беру банк
log-take-bank =
    { $seat ->
        [you] берете банк
       *[other] бере банк
    }
move-leave = Іду з гри
log-leave =
    { $seat ->
        [you] ідете з гри
       *[other] іде з гри
    }
move-allow-side = Пускаю
log-allow-side =
    { $seat ->
        [you] пускаєте на свої карти
       *[other] пускає на свої карти
    }
move-refuse-side = Не пускаю
log-refuse-side =
    { $seat ->
        [you] на свої карти не пускаєте
       *[other] на свої карти не пускає
    }
move-decline = Не примазуюся
log-decline =
    { $seat ->
        [you] не примазуєтеся
       *[other] не примазується
    }
move-va-bank = Ва-банк
move-va-bank-of = Ва-банк: { $value }
move-half-bank = Пів банку
move-half-bank-of = Пів банку: { $value }
move-stake = Ставлю { $value }
log-stake =
    { $seat ->
        [you] ставите { $value }
       *[other] ставить { $value }
    }
move-side = Примазую { $value }
log-side =
    { $seat ->
        [you] примазуєте { $value }
       *[other] примазує { $value }
    }
move-demand = Відкрийте карту!
move-turn = Відкрити карту до ставки
log-turn =
    { $seat ->
        [you] відкриваєте карту передчасно
       *[other] відкриває карту передчасно
    }
move-peek = Підгледіти карту
log-peek =
    { $seat ->
        [you] підглядаєте карту
       *[other] підглядає карту
    }

## Чому не можна

error-stake-range = Ставити можна від { $low } до { $high }, за кроком, або весь банк.
error-stake-on-turned = Карту вже відкрито: криєте — ставте до половини банку, ні — найменше.
error-side-range = Стільки банк не витримає: примазати можна до { $high }.
error-option-step = Найменша ставка ({ $given }) має ділитися на крок ({ $step }).
error-option-bank = Ні найменша ставка, ні крок не бувають більші за банк.
error-option-many-stakes = Різних ставок було б понад { $most }: візьміть більший крок.
error-option-pack = Карт не вистачить: кожному понтерові треба по чотири.
error-option-pack-draw = Щоб тягнути жереб на перший банк, однієї колоди замало.
error-banchok-banker-cards = Банкомет сидить за столом, і карт у нього немає.
error-banchok-offer = Банк пропонують наступному по колу, поки карт нікому не дано.
error-banchok-new-banker = Новий банкомет тасує всі карти заново.
error-banchok-long-stock = Колоди на це коло вистачає: тасувати її рано.
error-banchok-refusals = Відмовляються до того, як дано карти, і лише там, де грають із примазкою.
error-banchok-settled = У кого вже вирішилося, у того карт немає; у решти понтерів по три.
error-banchok-side = Примазують до ставки, яку вже названо, і лише ті, хто не відмовився.
error-banchok-result = У понтера три карти, відкрито одну, і понтер — не банкомет.

## Що лежить на столі

fact-bank = У банку { $bank }. Дійде до { $goal } — його забере банкомет.
fact-next-bank =
    { $seat ->
        [you] Наступний банк ваш.
       *[other] Наступний банк: { $seat }.
    }
fact-stake =
    { $seat ->
        [you] Ваша ставка { $stake }.
       *[other] { $seat } ставить { $stake }.
    }
fact-peeked =
    { $seat ->
        [you] Усі бачили: ви підгледіли карту.
       *[other] { $seat } підглядає карту.
    }
fact-covered =
    { $seat ->
        [you] Відкрито { $card }: ви криєте картою { $other_card }. Узято!
       *[other] Відкрито { $card }: { $seat } криє картою { $other_card }.
    }
fact-not-covered =
    { $seat ->
        [you] Відкрито { $card }: ваші { $cards } не криють.
       *[other] Відкрито { $card }: { $seat } з { $cards } не криє.
    }
mark-banker = банкомет
mark-left =
    { $seat ->
        [you] поза грою
       *[other] поза грою
    }
mark-refused =
    { $seat ->
        [you] не пускаєте
       *[other] не пускає
    }
count-stake = ставка { $number }
count-side = примазка { $number }
zone-punter = Карти понтера
zone-early = Відкрито передчасно
phase-offer = Чий банк
phase-refuse = Примазка
phase-stake = Ставка
phase-side = Примазка

## Гроші

place-bank = У банку
place-balance = баланс
note-bank = у банку { $number }
note-goal = потрійний банк { $number }
note-deal = коло { $number }
reason-covered = { $cards } криють { $card }
reason-not-covered = { $cards } не криють { $card }
reason-side-won = примазка взяла ({ $seat })
reason-side-lost = примазка пропала ({ $seat })
reason-bank-broken = банк зірвано
reason-bank-tripled = банк потроївся: знято { $bank }
reason-bank-back = кінець гри: банк { $bank } повернуто

## Домовленість

option-players = Скільки гравців
option-bank = Скільки кладуть у банк, у копійках
option-min-stake = Найменша ставка
option-stake-step = Крок ставки
option-primazka = Примазка: можна ставити на чужі карти
option-triple-check = Потроєний банк
value-triple-check-at-once = закінчується одразу
value-triple-check-end-of-round = дивляться, коли мине коло
option-triple = У скільки разів має вирости банк
option-circles = Скільки разів кожному тримати банк
option-manners = Банкомет може поквапитися чи підгледіти
option-hands = Зіграти стільки кіл і розійтися
option-draw = Тягнути карти, чий перший банк
option-packs = Скільки колод
option-ranks = Скільки карт у масті, рахуючи від туза
option-suits = Скільки мастей у колоді

## Що радить книжка

advice-A-1 = Рука варта стільки, скільки карт криє: ваша — { $covered } із { $unseen } невідкритих, { $percent } %. Найкраще три масті й старші карти.
advice-A-2 = Три тузи різних мастей — ва-банк: страшна лише четверта масть. Криєте { $covered } із { $unseen }.
advice-A-3 = Криєте менш як половину — ставте найменше, більше — у міру. У вас { $covered } із { $unseen }, { $percent } %.
advice-A-4 = Пам’ятайте, що вже вийшло: з тим, що вийшло, ви криєте { $covered } із { $unseen }, { $percent } %, і це міняє справу.
advice-A-5 = Понтер ставить куди менше за банк, але явно більше за найменше: він вірить своїм картам. Примажтеся.
advice-A-6 = Банк ось-ось потроїться й піде. Криєте { $covered } із { $unseen } — бийте зараз.
advice-A-B1 = Беріть банк: відмовитеся — підете з гри назовсім.
advice-A-B2 = Карту хтось бачив, а ви ні? Хай відкриють. Відкрито — беріть усе, що дозволено.
advice-A-B3 = Пускайте: вам це нічого не коштує, а самі зможете примазатися до інших.
