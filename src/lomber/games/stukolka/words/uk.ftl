# Слова стуколки: з гольцем, з прикупом, зі шлейфом і обов’язкової.

## Ім’я на полиці

game-stukolka = Стуколка
pitch-stukolka = Три карти, три взятки, гроші посеред столу. Хочете грати — стукніть.
minutes-stukolka = пів години
game-stukolka-golets = Стуколка з гольцем
pitch-stukolka-golets = Не до вподоби карти? Одному за столом дадуть три нові: голець. Найчесніша зі стуколок.
minutes-stukolka-golets = пів години
game-stukolka-prikup = Стуколка з прикупом
pitch-stukolka-prikup = Стукнули — міняйте хоч усі три карти. Грає пів столу, і ремізи ростуть утричі швидше.
minutes-stukolka-prikup = пів години
game-stukolka-shleif = Стуколка зі шлейфом
pitch-stukolka-shleif = Козирну карту закрито, вона належить тому, хто здає. Найазартніша й найнесправедливіша.
minutes-stukolka-shleif = хвилин сорок
game-stukolka-obligatory = Стуколка обов’язкова
pitch-stukolka-obligatory = Першу здачу грають усі, а далі — хто наважиться розіграти чужі ремізи.
minutes-stukolka-obligatory = пів години

preset-thirty-six = у 36 карт
preset-limit = хто здає, мусить грати, поки в коні не більше 150
preset-blind = можна стукати наосліп
preset-razrez = з розрізом
preset-wild = наосліп, з розрізом, у 36 карт
preset-dealer-once = без ставки за здачу, коли ставлять усі
preset-manners = з промахами та ремізами за них
preset-tiny = крихітна колода

## Що питає стіл

prompt-shleif = Вам здавати, у коні { $pot }. Берете шлейф чи відмовляєтеся?
prompt-announce = Козир бачите тільки ви. Оголосіть масть.
prompt-declare = У коні { $pot }, взятка варта { $share }. Стукаєте чи пас?
prompt-blind = У коні { $pot }. Подивитеся карти чи стукнете наосліп?
prompt-exchange =
    { $chosen ->
        [0] Що знести? Зносьте по одній, потім «готово».
        [one] Відкладено { $chosen } карту. Ще чи «готово»?
        [few] Відкладено { $chosen } карти. Ще чи «готово»?
       *[many] Відкладено { $chosen } карт. Ще чи «готово»?
    }
prompt-drop = Одна карта зайва: котру скинете?
prompt-cut-in = Розріз: візьмете чотири карти й увійдете в гру?
prompt-review = Здачу зіграно. Помітили промах — кажіть зараз; ні — граємо далі.

## Ходи

move-knock = Стукаю
move-golets = Беру голець
move-knock-blind = Стукаю наосліп
move-look = Подивитися карти
move-keep-shleif = Граю зі шлейфом
move-decline-shleif = Відмовляюся від шлейфа
move-announce =
    { $value ->
        [S] Козирі — піки
        [C] Козирі — трефи
        [D] Козирі — бубни
       *[H] Козирі — чирви
    }
move-cut-in = Ріжу
move-accept = Усе гаразд, далі
move-throw = Знести { $card }
move-drop = Скинути { $card }
move-claim =
    { $seat ->
        [none] Промах!
       *[other] Промах: { $seat }
    }
move-misdeal =
    { $seat ->
        [none] Помилка у здачі
       *[other] Помилка у здачі: { $seat }
    }
move-expose = Засвітити { $card }

## Чому не можна

error-must-lead-ace = Козирний туз у вас: з нього й ходять.
error-must-lead-king = Козирні король і дама разом: ходять з короля.
error-golets-taken = Голець уже взято: він один на здачу.
error-dealer-must-play = Стукнув лише один: той, хто здає, мусить із ним грати.
error-stock-short =
    { $left ->
        [0] У колоді карт не лишилося.
        [one] У колоді лишилася тільки { $left } карта.
        [few] У колоді лишилося тільки { $left } карти.
       *[many] У колоді лишилося тільки { $left } карт.
    }
error-throw-in-order = Ця карта молодша за вже відкладену: зносять по порядку.
error-announce-truly = Оголосити можна тільки ту масть, що у вас у шлейфі.
error-look-first = Карти ще закриті: подивіться їх або стукайте наосліп.
error-has-looked = Карти ви вже бачили: наосліп пізно.
error-no-blind = За цим столом наосліп не стукають.
error-drop-first = Спершу скиньте зайву карту.
error-option-stake = Ставка ділиться на три частини: годиться число, кратне { $part }.
error-option-cap = Межа реміза теж ділиться на три частини: годиться число, кратне { $part }.
error-option-shleif = Наосліп і розріз бувають лише у стуколці зі шлейфом.
error-option-deck-small = Колода замала, на здачу не вистачить: { $sentence }

## Що лежить на столі

fact-pot = У коні { $pot }: по { $share } за взятку.
fact-parts = З них ремізи { $remises }, ставки { $stakes }.
fact-compulsory = Здача обов’язкова: грають усі.
fact-remised =
    { $count ->
        [one] У ремізі { $count } гравець.
        [few] У ремізі { $count } гравці.
       *[many] У ремізі { $count } гравців.
    }
mark-knocked = стукає
mark-golets = голець
mark-blind = наосліп
mark-shleif = шлейф
mark-compulsory = грає
mark-cut-in = розріз
mark-remised = реміз
count-bought =
    { $number ->
        [0] без прикупу
        [one] прикуплено { $number }
       *[other] прикуплено { $number }
    }
zone-shleif = Шлейф
phase-shleif = Шлейф
phase-announce = Козир
phase-declare = Стук і пас
phase-drop = Зайва карта
phase-cut-in = Розріз
phase-review = Перевірка

## Гроші

place-balance = рахунок
note-pot = на столі { $number }
note-deal = здача { $number }
note-deals = усього здач { $number }
reason-deal-stake = за здачу
reason-common-stake = спільна ставка
reason-trick-share = взятка { $trick }, третина від { $pot }
reason-remise = реміз: жодної взятки, у коні було { $pot }
reason-remise-fault = реміз за промах, у коні було { $pot }
reason-pot-alone = кін без розіграшу: більше ніхто не стукнув
reason-pot-dealer = кін без розіграшу: усі спасували тому, хто здає
reason-returned = повернутий реміз

## Умови столу

option-form = Вид стуколки
value-form-golets = з гольцем
value-form-prikup = з прикупом
value-form-shleif = зі шлейфом
value-form-obligatory = обов’язкова
option-players = Скільки гравців
option-deck = Скільки карт у колоді
value-deck-52 = 52
value-deck-36 = 36
value-deck-32 = 32
option-stake = Ставка за здачу, кратна трьом
option-all-pass = Спасували всі перед тим, хто здає
value-all-pass-dealer-takes = кін бере той, хто здає
value-all-pass-carry = кін лишається на столі
option-dealer-duty-limit = До якого кону той, хто здає, мусить грати з єдиним, хто стукнув
option-blind = Можна стукати наосліп
option-razrez = Хто спасував, може різати
option-undertrump = Масті немає, перебити козиря нічим
value-undertrump-forced = однаково козир
value-undertrump-free = будь-яка карта
option-obligatory-dealer-pays-twice = Коли ставлять усі, той, хто здає, платить ще й за здачу
option-deals = Скільки здач; зазвичай удвічі більше, ніж гравців
option-end-rule = Останні ремізи
value-end-rule-play-out = догравати
value-end-rule-return = повернути
option-remise-cap = Межа одного реміза, кратна трьом
option-manners = Можна помилятися, і за промахи платять
option-hands = Зіграти стільки здач і розрахуватися
option-draw = Тягнути карти, кому здавати першим
option-ranks = Скільки карт у масті, рахуючи від туза
option-suits = Скільки мастей у колоді
option-hand-cards = Скільки карт на руки

## Що радить книга

advice-A-U1 = На певну взятку стукайте завжди: козирний туз, король із дамою, три козирі. Карта не йде — тільки на неї.
advice-A-U2 = Стукати чи купувати першою рукою ні з чим — не ризик, а нісенітниця.
advice-A-U3 = Сумнівна взятка — ризик. Коли карта йде і грає небагато, можна ризикнути.
advice-A-U4 = За столом п’ятеро чи більше, ви перший і певної взятки немає: краще пас, ніж голець.
advice-A-U5 = Ви останній чи передостанній, грають один-двоє: досить і сумнівної взятки.
advice-A-U6 = Два малі козирі й туз збоку добрі й проти трьох.
advice-A-U7 = Останнім проти одного гольця йдіть і з малим козирем, а з тузами — майже завжди.
advice-A-U8 = Першою рукою стукайте й на одного козиря, та не нижче валета, краще дами: може, прикупите другого.
advice-A-U9 = Перед вами вже стукнули, а козир у вас один: краще пас.
advice-A-U10 = Останньому, як і першому, грати легше: досить козиря не нижче валета.
advice-A-U11 = Козирі лишіть, решту міняйте.
advice-A-U12 = Грають четверо чи більше: зведіть козирі, підіть із малого. Що більший кін, то обережніше.
advice-A-U13 = У вільній здачі досить одного козиря; першому й останньому — і двох старших карт у мастях.
advice-A-U14 = Від двох козирів першим ходом козиряйте: поодинокі козирі впадуть разом.
advice-A-U15 = З прикупом грає пів столу: сумнівна взятка виправдовується рідко.
advice-A-UX1 = Шлейф беріть, поки кін не страшний; з величезним коном краще відмовитися.
advice-A-UX2 = Спершу подивіться карти.
advice-A-UX3 = З прикупом варто стукати на два козирі або на один не нижче дами.
advice-A-UX4 = Голець вільний, проти вас не більше одного: можна взяти.
advice-A-UX5 = Скидайте молодшу некозирну карту.
advice-A-UX6 = Ріжте, лише якщо грають двоє і кін невеликий.
advice-A-UX7 = Ходіть зі старшої некозирної карти.
advice-A-UX8 = Кладіть молодшу з тих, що можна.
advice-A-UX9 = Книга мовчить: пропустіть.
