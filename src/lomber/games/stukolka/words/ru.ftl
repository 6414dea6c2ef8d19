# Слова стуколки: с гольцом, с прикупом, со шлейфом и обязательной.

## Имя на полке

game-stukolka = Стуколка
pitch-stukolka = Три карты, три взятки, деньги посреди стола. Хотите играть — стукните.
minutes-stukolka = полчаса
game-stukolka-golets = Стуколка с гольцом
pitch-stukolka-golets = Не нравятся карты? Одному за столом дадут три новые: голец. Самая честная из стуколок.
minutes-stukolka-golets = полчаса
game-stukolka-prikup = Стуколка с прикупом
pitch-stukolka-prikup = Стукнули — меняйте хоть все три карты. Играет полстола, и ремизы растут втрое быстрее.
minutes-stukolka-prikup = полчаса
game-stukolka-shleif = Стуколка со шлейфом
pitch-stukolka-shleif = Козырная карта закрыта и принадлежит сдающему. Самая азартная и самая несправедливая.
minutes-stukolka-shleif = минут сорок
game-stukolka-obligatory = Стуколка обязательная
pitch-stukolka-obligatory = Первую сдачу играют все, а дальше — кто отважится разыграть чужие ремизы.
minutes-stukolka-obligatory = полчаса

preset-thirty-six = в 36 карт
preset-limit = сдающий обязан играть, пока в кону не больше 150
preset-blind = можно стучать втёмную
preset-razrez = с разрезом
preset-wild = втёмную, с разрезом, в 36 карт
preset-dealer-once = без ставки за сдачу, когда ставят все
preset-manners = с промахами и ремизами за них
preset-tiny = крошечная колода

## Что спрашивает стол

prompt-shleif = Вам сдавать, в кону { $pot }. Берёте шлейф или отказываетесь?
prompt-announce = Козырь видите только вы. Объявите масть.
prompt-declare = В кону { $pot }, взятка стоит { $share }. Стучите или пас?
prompt-blind = В кону { $pot }. Посмотрите карты или стукнете втёмную?
prompt-exchange =
    { $chosen ->
        [0] Что снести? Сносите по одной, потом «готово».
        [one] Отложена { $chosen } карта. Ещё или «готово»?
        [few] Отложены { $chosen } карты. Ещё или «готово»?
       *[many] Отложено { $chosen } карт. Ещё или «готово»?
    }
prompt-drop = Одна карта лишняя: которую бросите?
prompt-cut-in = Разрез: возьмёте четыре карты и войдёте в игру?
prompt-review = Сдача сыграна. Заметили промах — скажите сейчас; нет — играем дальше.

## Ходы

move-knock = Стучу
move-golets = Беру голец
move-knock-blind = Стучу втёмную
move-look = Посмотреть карты
move-keep-shleif = Играю со шлейфом
move-decline-shleif = Отказываюсь от шлейфа
move-announce =
    { $value ->
        [S] Козыри — пики
        [C] Козыри — трефы
        [D] Козыри — бубны
       *[H] Козыри — червы
    }
move-cut-in = Режу
move-accept = Всё верно, дальше
move-throw = Снести { $card }
move-drop = Бросить { $card }
move-claim =
    { $seat ->
        [none] Промах!
       *[other] Промах: { $seat }
    }
move-misdeal =
    { $seat ->
        [none] Ошибка в сдаче
       *[other] Ошибка в сдаче: { $seat }
    }
move-expose = Засветить { $card }

## Почему нельзя

error-must-lead-ace = Козырный туз у вас: с него и ходят.
error-must-lead-king = Козырные король и дама вместе: ходят с короля.
error-golets-taken = Голец уже взят: он один на сдачу.
error-dealer-must-play = Стукнул только один: сдающий обязан с ним играть.
error-stock-short =
    { $left ->
        [0] В колоде карт не осталось.
        [one] В колоде осталась всего { $left } карта.
        [few] В колоде осталось всего { $left } карты.
       *[many] В колоде осталось всего { $left } карт.
    }
error-throw-in-order = Эта карта младше уже отложенной: сносят по порядку.
error-announce-truly = Объявить можно только ту масть, что у вас в шлейфе.
error-look-first = Карты ещё закрыты: посмотрите их или стучите втёмную.
error-has-looked = Карты вы уже видели: втёмную поздно.
error-no-blind = За этим столом втёмную не стучат.
error-drop-first = Сначала бросьте лишнюю карту.
error-option-stake = Ставка делится на три части: годится число, кратное { $part }.
error-option-cap = Предел ремиза тоже делится на три части: годится число, кратное { $part }.
error-option-shleif = Втёмную и разрез бывают только в стуколке со шлейфом.
error-option-deck-small = Колода мала, на сдачу не хватит: { $sentence }

## Что лежит на столе

fact-pot = В кону { $pot }: по { $share } за взятку.
fact-parts = Из них ремизы { $remises }, ставки { $stakes }.
fact-compulsory = Сдача обязательная: играют все.
fact-remised =
    { $count ->
        [one] В ремизе { $count } игрок.
        [few] В ремизе { $count } игрока.
       *[many] В ремизе { $count } игроков.
    }
mark-knocked = стучит
mark-golets = голец
mark-blind = втёмную
mark-shleif = шлейф
mark-compulsory = играет
mark-cut-in = разрез
mark-remised = ремиз
count-bought =
    { $number ->
        [0] без прикупа
        [one] прикуплена { $number }
       *[other] прикуплено { $number }
    }
zone-shleif = Шлейф
phase-shleif = Шлейф
phase-announce = Козырь
phase-declare = Стук и пас
phase-drop = Лишняя карта
phase-cut-in = Разрез
phase-review = Поверка

## Деньги

place-balance = счёт
note-pot = на столе { $number }
note-deal = сдача { $number }
note-deals = всего сдач { $number }
reason-deal-stake = за сдачу
reason-common-stake = общая ставка
reason-trick-share = взятка { $trick }, треть от { $pot }
reason-remise = ремиз: ни одной взятки, в кону было { $pot }
reason-remise-fault = ремиз за промах, в кону было { $pot }
reason-pot-alone = кон без розыгрыша: больше никто не стукнул
reason-pot-dealer = кон без розыгрыша: все спасовали сдающему
reason-returned = возвращённый ремиз

## Условия стола

option-form = Вид стуколки
value-form-golets = с гольцом
value-form-prikup = с прикупом
value-form-shleif = со шлейфом
value-form-obligatory = обязательная
option-players = Сколько игроков
option-deck = Сколько карт в колоде
value-deck-52 = 52
value-deck-36 = 36
value-deck-32 = 32
option-stake = Ставка за сдачу, кратная трём
option-all-pass = Спасовали все до сдающего
value-all-pass-dealer-takes = кон берёт сдающий
value-all-pass-carry = кон остаётся на столе
option-dealer-duty-limit = До какого кона сдающий обязан играть с одним стукнувшим
option-blind = Можно стучать втёмную
option-razrez = Спасовавшие могут резать
option-undertrump = Масти нет, перебить козыря нечем
value-undertrump-forced = всё равно козырь
value-undertrump-free = любая карта
option-obligatory-dealer-pays-twice = Когда ставят все, сдающий платит ещё и за сдачу
option-deals = Сколько сдач; обычно вдвое больше, чем игроков
option-end-rule = Последние ремизы
value-end-rule-play-out = доиграть
value-end-rule-return = вернуть
option-remise-cap = Предел одного ремиза, кратный трём
option-manners = Можно ошибаться, и за промахи платят
option-hands = Сыграть столько сдач и рассчитаться
option-draw = Тянуть карты, кому сдавать первым
option-ranks = Сколько карт в масти, считая от туза
option-suits = Сколько мастей в колоде
option-hand-cards = Сколько карт на руки

## Что советует книга

advice-A-U1 = На верную взятку стучите всегда: козырный туз, король с дамой, три козыря. Карта не идёт — только на неё.
advice-A-U2 = Стучать или покупать первой рукой ни с чем — не риск, а нелепость.
advice-A-U3 = Сомнительная взятка — риск. Когда карта идёт и играют немногие, можно рискнуть.
advice-A-U4 = За столом пятеро или больше, вы первый и верной взятки нет: лучше пас, чем голец.
advice-A-U5 = Вы последний или предпоследний, играют один-двое: хватит и сомнительной взятки.
advice-A-U6 = Два маленьких козыря и туз сбоку хороши и против троих.
advice-A-U7 = Последним против одного гольца идите и с маленьким козырем, а с тузами — почти всегда.
advice-A-U8 = Первой рукой стучите и на одного козыря, но не ниже валета, лучше дамы: авось прикупите второго.
advice-A-U9 = Перед вами уже стукнули, а козырь у вас один: лучше пас.
advice-A-U10 = Последнему, как и первому, играть легче: хватит козыря не ниже валета.
advice-A-U11 = Козырей оставьте, остальное меняйте.
advice-A-U12 = Играют четверо или больше: сведите козырей, пойдите с маленького. Чем больше кон, тем осторожнее.
advice-A-U13 = В вольной сдаче хватит одного козыря; первому и последнему — и двух старших карт в мастях.
advice-A-U14 = От двух козырей первым ходом козыряйте: одиночные козыри упадут разом.
advice-A-U15 = С прикупом играет полстола: сомнительная взятка оправдывается редко.
advice-A-UX1 = Шлейф берите, пока кон не страшен; с огромным коном лучше отказаться.
advice-A-UX2 = Сначала посмотрите карты.
advice-A-UX3 = С прикупом стоит стучать на двух козырей или на одного не ниже дамы.
advice-A-UX4 = Голец свободен, против вас не больше одного: можно взять.
advice-A-UX5 = Бросайте младшую некозырную карту.
advice-A-UX6 = Режьте, только если играют двое и кон невелик.
advice-A-UX7 = Ходите со старшей некозырной карты.
advice-A-UX8 = Кладите младшую из тех, что можно.
advice-A-UX9 = Книга молчит: пропустите.
