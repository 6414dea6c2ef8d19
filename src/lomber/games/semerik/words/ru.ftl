game-semerik = Семерик
pitch-semerik = Тройка здесь старшая, червы бьют всё, а партию можно взять, не сделав ни одного хода.
minutes-semerik = полчаса
preset-claimed = Комбинации объявляют сами
preset-strict = Червы не козырь, сдача доигрывается
preset-manners = С этикетом
preset-tiny = Две карты в масти, одна сдача
phase-announce = Счёт на руках
prompt-announce = Что объявляете? О чём промолчите, то пропало.
move-claim-revoke = Во взятке { $value } был ренонс
move-claim-talk = Разговаривают: штраф!
log-claim-revoke =
    { $seat ->
        [you] заявляете ренонс во взятке { $value }
       *[other] заявляет ренонс во взятке { $value }
    }
log-claim-talk =
    { $seat ->
        [you] говорите, что соперники переговариваются
       *[other] говорит, что соперники переговариваются
    }
fact-hearts = Червы бьют любую масть.
fact-by-fives = Сдавали по пяти карт.
fact-nothing = { $seat }: объявлений нет.
fact-trick =
    { $number ->
        [one] В последней взятке { $number } фигура
        [few] В последней взятке { $number } фигуры
       *[many] В последней взятке { $number } фигур
    }{ $points ->
        [0] .
        [one] : { $points } очко.
        [few] : { $points } очка.
       *[many] : { $points } очков.
    }
reason-rich-trick =
    { $number ->
        [few] взятка с { $number } фигурами
       *[many] взятка с { $number } фигурами
    }
reason-all-tricks = все взятки
reason-revoke = { $seat }: ренонс во взятке { $number }
reason-fined-revoke = ренонс
reason-talk = разговоры за столом
reason-partie-won =
    { $number ->
        [one] партия взята; у соперников { $number } очко
        [few] партия взята; у соперников { $number } очка
       *[many] партия взята; у соперников { $number } очков
    }
reason-partie-double =
    { $number ->
        [one] партия взята вдвойне: у соперников всего { $number } очко
        [few] партия взята вдвойне: у соперников всего { $number } очка
       *[many] партия взята вдвойне: у соперников всего { $number } очков
    }
place-record = запись
place-wins = выигрыш
note-target = до { $number }
note-double = двойная, если меньше { $number }
error-false-claim = Этого у вас на руках нет, или вы это уже объявили.
error-announce-first = Сначала счёт на руках, потом ход.
error-announced-already = Объявляют до первого хода: несказанное пропало.
error-semerik-not-held = { $seat }: объявлено то, чего на руках не было.
error-semerik-twice = «{ $text }»: одно и то же два раза не объявляют.
error-semerik-followed = { $seat }: масть хода, { SUIT($suit, case: "many") }, на руках есть, а сыграно другое.
option-partie = Сколько очков выигрывают партию
option-double-below = Двойной выигрыш, если у проигравших меньше
option-hearts-trump = Червы бьют любую масть
option-baba-kqj = Баба с королём, дамой и валетом
option-hearts-baba-tail = Длинная червонная Баба
value-hearts-baba-tail-plus-two = на два очка дороже
value-hearts-baba-tail-table = как всякая другая
option-low-triples = Три шестёрки, пятёрки, четвёрки
value-low-triples-one = одно очко
value-low-triples-nothing = ничего
option-four-of-kind = Четыре карты одного достоинства
value-four-of-kind-as-three = как три
value-four-of-kind-one-more = на очко больше
option-announce = Комбинации
value-announce-auto = считаются сами
value-announce-manual = объявляют игроки
option-ending = Партия кончается
value-ending-at-once = сразу
value-ending-end-of-hand = вместе со сдачей
option-manners = Этикет: ренонс возможен
option-fine-mode = Штраф
value-fine-mode-opponents-add = прибавляют соперникам
value-fine-mode-offender-loses = списывают с виновных
option-renounce-fine = Штраф за ренонс
option-talk-fine = Штраф за разговоры
option-packets = Сдают
value-packets-one = по одной карте
value-packets-five = по пяти карт
option-seating = Места
value-seating-draw = по вынутым картам
value-seating-as-joined = кто как сел
option-stake-per-point = Копеек за очко
option-parties = Партий в матче
option-hands = Закончить после стольких сдач
option-ranks = Достоинств в масти
advice-S-42 = Объявляйте всё, что есть: несказанное пропадает.
advice-A-1 = Ходите в масть, в которой сильны.
advice-A-2 = Отвечайте в масть партнёра.
advice-A-3 = Не перебивайте партнёра, разве что взятка станет богатой.
advice-A-4 = На взятку партнёра — фигуру, на чужую — мелочь.
advice-A-5 = Черву тратьте там, где она делает третью фигуру.
advice-A-6 = Держите их ниже черты двойного выигрыша: берите верное очко.
advice-A-7 = Первым сносом покажите партнёру свою масть.
advice-S-18 = Ничего лучше нет: отдайте то, чего меньше всего жаль.
move-claim =
    { $value ->
        [baba-S] Баба пик
        [baba-S-K] Баба пик с королём
        [baba-S-KQ] Баба пик с королём и дамой
        [baba-S-KQJ] Баба пик с королём, дамой и валетом
        [baba-C] Баба треф
        [baba-C-K] Баба треф с королём
        [baba-C-KQ] Баба треф с королём и дамой
        [baba-C-KQJ] Баба треф с королём, дамой и валетом
        [baba-D] Баба бубён
        [baba-D-K] Баба бубён с королём
        [baba-D-KQ] Баба бубён с королём и дамой
        [baba-D-KQJ] Баба бубён с королём, дамой и валетом
        [baba-H] Баба червей
        [baba-H-K] Баба червей с королём
        [baba-H-KQ] Баба червей с королём и дамой
        [baba-H-KQJ] Баба червей с королём, дамой и валетом
        [three-4] Три четвёрки
        [three-5] Три пятёрки
        [three-6] Три шестёрки
        [three-7] Три семёрки
        [three-J] Три валета
        [three-Q] Три дамы
        [three-K] Три короля
        [three-A] Три туза
        [three-2] Три двойки
        [three-3] Три тройки
        [four-4] Четыре четвёрки
        [four-5] Четыре пятёрки
        [four-6] Четыре шестёрки
        [four-7] Четыре семёрки
        [four-J] Четыре валета
        [four-Q] Четыре дамы
        [four-K] Четыре короля
        [four-A] Четыре туза
        [four-2] Четыре двойки
       *[four-3] Четыре тройки
    }
reason-baba =
    { $seat }: Баба { SUIT($suit, case: "many-gen") }{ $tail ->
        [K] {" "}с королём
        [KQ] {" "}с королём и дамой
        [KQJ] {" "}с королём, дамой и валетом
       *[none] { "" }
    }
fact-baba =
    { $seat }: Баба { SUIT($suit, case: "many-gen") }{ $tail ->
        [K] {" "}с королём
        [KQ] {" "}с королём и дамой
        [KQJ] {" "}с королём, дамой и валетом
       *[none] { "" }
    }.
reason-three =
    { $seat }: { $rank ->
        [four] три четвёрки
        [five] три пятёрки
        [six] три шестёрки
        [seven] три семёрки
        [jack] три валета
        [queen] три дамы
        [king] три короля
        [ace] три туза
        [two] три двойки
       *[three] три тройки
    }
fact-three =
    { $seat }: { $rank ->
        [four] три четвёрки
        [five] три пятёрки
        [six] три шестёрки
        [seven] три семёрки
        [jack] три валета
        [queen] три дамы
        [king] три короля
        [ace] три туза
        [two] три двойки
       *[three] три тройки
    }.
reason-four =
    { $seat }: { $rank ->
        [four] четыре четвёрки
        [five] четыре пятёрки
        [six] четыре шестёрки
        [seven] четыре семёрки
        [jack] четыре валета
        [queen] четыре дамы
        [king] четыре короля
        [ace] четыре туза
        [two] четыре двойки
       *[three] четыре тройки
    }
fact-four =
    { $seat }: { $rank ->
        [four] четыре четвёрки
        [five] четыре пятёрки
        [six] четыре шестёрки
        [seven] четыре семёрки
        [jack] четыре валета
        [queen] четыре дамы
        [king] четыре короля
        [ace] четыре туза
        [two] четыре двойки
       *[three] четыре тройки
    }.
value-baba-kqj-13 = 13
value-baba-kqj-12 = 12
value-talk-fine-1 = 1
value-talk-fine-2 = 2
value-talk-fine-3 = 3
option-first-dealer = Кто сдаёт первым
