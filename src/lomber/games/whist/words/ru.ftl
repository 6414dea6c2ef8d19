# Слова виста, виста с болваном и Humbug.

## Имя на полке

game-whist = Вист
pitch-whist = Двое на двое, тринадцать взяток, козырь — последняя карта сдачи. Внимание и память.
minutes-whist = час-другой
game-whist-dummy3 = Вист втроём с болваном
pitch-whist-dummy3 = Четвёртого нет — его карты лежат открыто, и робер за робером ими играет каждый по очереди.
minutes-whist-dummy3 = час-другой
game-whist-dummy2 = Вист вдвоём с двумя болванами
pitch-whist-dummy2 = У каждого своя рука и свой болван напротив: видно много, думать есть о чём.
minutes-whist-dummy2 = около часа
game-humbug = Humbug (вист вдвоём)
pitch-humbug = Не нравится рука — сбросьте её и берите кота в мешке: те тринадцать карт, что лежат справа.
minutes-humbug = полчаса — час

preset-no-trumps = без козырей
preset-five = впятером
preset-six = вшестером
preset-manners = с ошибками и штрафами
preset-closed = болван закрыт до первого хода
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-decide = Оставите карты или возьмёте кучку справа?
prompt-lead-suit = Противники назвали масть: ходите с { SUIT($suit, case: "many-gen") }.
prompt-answer-lead = { $card } — ход не в очередь. Принять его или назвать масть?
prompt-correct = Карта взята назад: дайте { SUIT($suit, case: "acc") }.
prompt-demand = Ренонс исправлен. Какую { SUIT($suit, case: "acc") } потребуете?
prompt-reckon = Сдача сыграна. Был ренонс — скажите теперь; нет — дальше.
prompt-fine = Ренонс доказан. Что возьмёте: пять очков или три взятки?

## Ходы

move-keep = Оставлю свои
move-change = Меняю на кучку справа
move-ask-partner = Не ошиблись, партнёр?
move-correct = Взять карту назад
move-demand =
    { $value ->
        [highest] Самую старшую
       *[lowest] Самую младшую
    }
move-waive = Не надо, играем дальше
move-accept-lead = Принять ход
move-name-suit =
    { $value ->
        [S] Ходите с пик
        [C] Ходите с треф
        [D] Ходите с бубён
       *[H] Ходите с червей
    }
move-next = Дальше
move-choose-fine =
    { $value ->
        [points] Пять очков
       *[tricks] Три взятки
    }
move-lead-early = Пойти не в очередь: { $card }
move-play-early = Сыграть раньше второй руки: { $card }
move-expose = Открыть { $card }
move-call-card = Вызвать { $card }
move-claim-revoke = Ренонс! Взятка и место: { $value }
log-correct =
    { $seat ->
        [you] берёте карту назад
       *[other] берёт карту назад
    }
log-accept-lead =
    { $seat ->
        [you] принимаете ход
       *[other] принимает ход
    }
log-expose =
    { $seat ->
        [you] открываете { $card }
       *[other] открывает { $card }
    }
log-call-card =
    { $seat ->
        [you] вызываете { $card }
       *[other] вызывает { $card }
    }
log-lead-early =
    { $seat ->
        [you] ходите не в очередь: { $card }
       *[other] ходит не в очередь: { $card }
    }
log-play-early =
    { $seat ->
        [you] играете раньше второй руки: { $card }
       *[other] играет раньше второй руки: { $card }
    }

## Что лежит на столе

fact-changed =
    { $seat ->
        [you] Вы поменяли карты.
       *[other] { $seat } играет новыми картами.
    }
fact-called = Вызвана карта { $card }: её сыграют, как только будет можно.
mark-changed = новая рука
mark-exposed = есть открытые карты
mark-early = ход не в очередь
zone-heap = Кучка
zone-early = Ход не в очередь
phase-draw-again = Новый жребий
phase-decide-nondealer = Менять ли карты
phase-decide-dealer = Менять ли карты
phase-answer-lead = Ход не в очередь
phase-demand = Ренонс исправлен
phase-correct = Исправление
phase-reckon = Расчёт
phase-fine = Штраф

## Запись

side-S = Юг
side-N = Север
place-below = под чертой
place-above = над чертой
place-under = под чертой робера
place-over = над чертой робера
place-sum = плюс-минус
note-rubber = робер { $number }
note-rubbers = всего роберов: { $number }
count-parties =
    { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[many] { $number } партий
    }
reason-leve = леве: { $number }
reason-honours =
    { $number ->
        [one] { $number } онёр
        [few] { $number } онёра
       *[many] { $number } онёров
    }
reason-coronet =
    коронка, { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
reason-small-slam = малый шлем
reason-grand-slam = большой шлем
reason-partie-end = окончание партии
reason-rubber-end = окончание робера
reason-fine = штраф за ренонс
reason-personal-fine = виноват один: штраф за его счёт
reason-partie-net = партия выиграна, разница
reason-partie-lost-net = партия проиграна, а очков больше
reason-partie-total = партия выиграна, вся сумма
reason-partie-lost-total = партия проиграна, вся сумма
reason-rubber-net =
    { $of ->
        [sides] итог робера, { $mine } против { $theirs }
       *[bare] итог робера
    }

## Почему нельзя

error-turned-not-his = Открытая карта лежит перед сдающим до его первого хода: она у него на руках.
error-whist-honours = Онёров вместе { $number }, а их всего { $most }.
error-decide-now = Сперва решите: оставить карты или поменять.
error-decided = Карты уже разыгрываются: менять поздно.
error-must-correct = Сперва исправьте ренонс: дайте карту той масти, с которой пошли.
error-not-now = Сейчас для этого не время.
error-card-called = Противники вызвали { $card }: её и надо играть.
error-suit-named = Противники назвали масть: ходите с { SUIT($suit, case: "many-gen") }.
error-humbug-thrown = { $place }: сбросив все карты ({ $number }), берут ту кучку, что справа.

## Уговоры

option-form = Какой это вист
value-form-four = обыкновенный
value-form-dummy3 = втроём с болваном
value-form-dummy2 = вдвоём с двумя болванами
value-form-humbug = Humbug
option-players = Сколько игроков; впятером и вшестером выходят по очереди
option-trumps = Козыри
value-trumps-turned = последняя карта сдачи
value-trumps-none = без козырей
option-honours-three = Сколько стоят три онёра
value-honours-three-2 = 2
value-honours-three-3 = 3
option-coronet-ten = Как читать таблицу коронок от десятки
value-coronet-ten-printed = как напечатано: до десятки 20
value-coronet-ten-regular = ровный ряд: до десятки 15
value-coronet-ten-shifted = до девятки 25, дальше прибавляя по 5
option-rubber-bonus = Премия за конец робера
value-rubber-bonus-10 = только 10
value-rubber-bonus-5-10 = 5 и ещё 10
option-partie-record = Что остаётся от партии
value-partie-record-difference = разница
value-partie-record-both-totals = обе суммы
option-draw = Тянуть жребий о местах; без него садятся как пришли
option-reseat = Как меняются партнёры после робера
value-reseat-rotation = каждый с каждым по кругу
value-reseat-draw = по новому жребию
value-reseat-none = не меняются
option-rubbers = Сколько роберов; обычно 3, впятером 5, вшестером 8
option-dummy-shown = Когда открыть болвана
value-dummy-shown-before-lead = до первого хода
value-dummy-shown-after-first-lead = после первого хода
option-two-aces = Без козырей: тузы поровну, по два
value-two-aces-none = никому ничего
value-two-aces-leve = 2 тому, у кого леве
option-humbug-nt-coronets = Коронки без козырей
value-humbug-nt-coronets-double = вдвое
value-humbug-nt-coronets-single = просто
option-revoke-slam = Считать шлем и по взяткам, взятым за ренонс
option-manners = Ошибаться можно — и платить за ошибки
option-stake = Цена очка
option-hands = Сыграть столько сдач и рассчитаться
option-ranks = Сколько карт в масти, считая от туза

## Что советует книга

advice-A-0 = Прямого совета на этот случай нет. Берите самой маленькой из тех, что берут, а отдавая — отдавайте меньшую.
advice-A-1 = Ходите от длинной масти или от карт подряд: от дамы, валета и десятки — с дамы.
advice-A-2 = От туза с маленькими — сперва маленькая, в другой раз туз.
advice-A-3 = От третьего или четвёртого короля — маленькая; от второго не ходите вовсе.
advice-A-4 = От третьей дамы — только если нет ничего лучше.
advice-A-5 = В сильной масти ходят с самой старшей или с самой младшей, со средней — никогда.
advice-A-6 = С королём и дамой ходите с короля, на чужой ход кладите даму. С тузом и королём — с короля, с тузом, королём и дамой — с дамы.
advice-A-7 = От туза с дамой не ходите: дождитесь, пока пойдут другие, и прорежьте дамой.
advice-A-8 = Со второй дамы или второго валета ходят, только когда на руках никакой игры.
advice-A-9 = С одиночной карты не ходите, она путает партнёра. Пусть в неё пойдут противники: второй заход — ваш, козырем.
advice-A-10 = Не ходите в масть, которой у противников нет, ни с тринадцатой карты, пока не вышли козыри.
advice-A-11 = Козырять начинайте с самого старшего.
advice-A-12 = Отвечайте партнёру в его масть; есть своя сильная — сперва покажите её.
advice-A-13 = У партнёра ренонс — ходите туда, пусть берёт маленькими козырями. Одиночную карту его масти сыграйте раньше.
advice-A-14 = В масть противников не отвечайте никогда.
advice-A-15 = С тремя козырями не козыряйте, пока не захочет партнёр; с четырьмя ходите с них, с хорошей мастью — непременно.
advice-A-16 = Противники козыряли — козырей у них много. Ходите в то, что ваша сторона бьёт, пока свои козыри целы.
advice-A-17 = С четырьмя козырями не бейте того, что, верно, возьмёт партнёр; мало козырей и ни одного онёра — бейте.
advice-A-18 = Тринадцатую карту козырем не бейте, если вы не последний.
advice-A-19 = На ход партнёра — самую старшую. Но короля его тузом не бейте, а на даму в начале дайте фоску, в конце — туза.
advice-A-20 = Первый сброс — от слабой масти. Партнёрову слабую масть не трогайте, сами сбрасывайте так же.
advice-A-21 = Игра поровну — скрывайте свою; сильны вы оба — играйте как можно яснее.
advice-A-22 = Помните двадцать шесть карт. У левого соседа старшая — лишь в четырёх случаях из десяти; в слабой масти надейтесь на партнёра.

# A first game, phase by phase
lesson-welcome = Вист: вы и игрок напротив — против двоих других. Разыгрывают тринадцать взяток; каждая взятка сверх шести (леве) даёт два очка той стороне, что её взяла. Десять очков — партия, две партии — робер.
lesson-play = Каждый кладёт по карте. Есть масть хода — кладите её; нет — любую карту. Берёт старший козырь, а если козырей нет — старшая карта масти хода. Козырь — масть последней сданной карты. Кто взял, тот и ходит.
lesson-sheet = Это запись. Леве пишут под чертой, они и делают партию; над чертой — онёры (пять старших козырей), коронки (ряд от туза) и шлемы, и у каждой цифры есть правило. Коснитесь цифры, чтобы узнать, откуда она.
