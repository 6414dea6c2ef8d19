game-semerik = Семерик
pitch-semerik = Трійка тут найстарша, чирви б’ють усе, а партію можна взяти, не зробивши й ходу.
minutes-semerik = пів години
preset-claimed = Комбінації оголошують самі
preset-strict = Чирви не козир, здачу дограють
preset-manners = З етикетом
preset-tiny = Дві карти в масті, одна здача
phase-announce = Рахунок на руках
prompt-announce = Що оголошуєте? Про що змовчите, те пропало.
move-claim-revoke = У взятці { $value } був ренонс
move-claim-talk = Розмовляють: штраф!
log-claim-revoke =
    { $seat ->
        [you] заявляєте ренонс у взятці { $value }
       *[other] заявляє ренонс у взятці { $value }
    }
log-claim-talk =
    { $seat ->
        [you] кажете, що суперники перемовляються
       *[other] каже, що суперники перемовляються
    }
fact-hearts = Чирви б’ють будь-яку масть.
fact-by-fives = Здавали по п’ять карт.
fact-nothing = { $seat }: оголошень немає.
fact-trick =
    { $number ->
        [one] В останній взятці { $number } фігура
        [few] В останній взятці { $number } фігури
       *[many] В останній взятці { $number } фігур
    }{ $points ->
        [0] .
        [one] : { $points } очко.
        [few] : { $points } очки.
       *[many] : { $points } очок.
    }
reason-rich-trick =
    { $number ->
        [few] взятка з { $number } фігурами
       *[many] взятка з { $number } фігурами
    }
reason-all-tricks = усі взятки
reason-revoke = { $seat }: ренонс у взятці { $number }
reason-fined-revoke = ренонс
reason-talk = розмови за столом
reason-partie-won =
    { $number ->
        [one] партію взято; у суперників { $number } очко
        [few] партію взято; у суперників { $number } очки
       *[many] партію взято; у суперників { $number } очок
    }
reason-partie-double =
    { $number ->
        [one] партію взято подвійно: у суперників лише { $number } очко
        [few] партію взято подвійно: у суперників лише { $number } очки
       *[many] партію взято подвійно: у суперників лише { $number } очок
    }
place-record = запис
place-wins = виграш
note-target = до { $number }
note-double = подвійна, якщо менше за { $number }
error-false-claim = Цього у вас на руках немає, або ви це вже оголосили.
error-announce-first = Спершу рахунок на руках, потім хід.
error-announced-already = Оголошують до першого ходу: несказане пропало.
error-semerik-not-held = { $seat }: оголошено те, чого на руках не було.
error-semerik-twice = «{ $text }»: того самого двічі не оголошують.
error-semerik-followed = { $seat }: масть ходу, { SUIT($suit, case: "many") }, на руках є, а зіграно інше.
option-partie = Скільки очок виграють партію
option-double-below = Подвійний виграш, якщо в переможених менше
option-hearts-trump = Чирви б’ють будь-яку масть
option-baba-kqj = Баба з королем, дамою і валетом
option-hearts-baba-tail = Довга чирвова Баба
value-hearts-baba-tail-plus-two = на два очки дорожча
value-hearts-baba-tail-table = як усяка інша
option-low-triples = Три шістки, п’ятірки, четвірки
value-low-triples-one = одне очко
value-low-triples-nothing = нічого
option-four-of-kind = Чотири карти одного рангу
value-four-of-kind-as-three = як три
value-four-of-kind-one-more = на очко більше
option-announce = Комбінації
value-announce-auto = рахуються самі
value-announce-manual = оголошують гравці
option-ending = Партія закінчується
value-ending-at-once = одразу
value-ending-end-of-hand = разом зі здачею
option-manners = Етикет: ренонс можливий
option-fine-mode = Штраф
value-fine-mode-opponents-add = додають суперникам
value-fine-mode-offender-loses = списують з винних
option-renounce-fine = Штраф за ренонс
option-talk-fine = Штраф за розмови
option-packets = Здають
value-packets-one = по одній карті
value-packets-five = по п’ять карт
option-seating = Місця
value-seating-draw = за витягненими картами
value-seating-as-joined = хто як сів
option-stake-per-point = Копійок за очко
option-parties = Партій у матчі
option-hands = Закінчити після стількох здач
option-ranks = Рангів у масті
advice-S-42 = Оголошуйте все, що маєте: несказане пропадає.
advice-A-1 = Ходіть у масть, у якій ви сильні.
advice-A-2 = Відповідайте в масть партнера.
advice-A-3 = Не перебивайте партнера, хіба що взятка стане багатою.
advice-A-4 = На взятку партнера — фігуру, на чужу — дрібну.
advice-A-5 = Чирву витрачайте там, де вона робить третю фігуру.
advice-A-6 = Тримайте їх нижче від межі подвійного виграшу: беріть певне очко.
advice-A-7 = Першим скидом покажіть партнерові свою масть.
advice-S-18 = Нічого кращого немає: віддайте те, чого найменше шкода.
move-claim =
    { $value ->
        [baba-S] Баба пік
        [baba-S-K] Баба пік з королем
        [baba-S-KQ] Баба пік з королем і дамою
        [baba-S-KQJ] Баба пік з королем, дамою і валетом
        [baba-C] Баба треф
        [baba-C-K] Баба треф з королем
        [baba-C-KQ] Баба треф з королем і дамою
        [baba-C-KQJ] Баба треф з королем, дамою і валетом
        [baba-D] Баба бубон
        [baba-D-K] Баба бубон з королем
        [baba-D-KQ] Баба бубон з королем і дамою
        [baba-D-KQJ] Баба бубон з королем, дамою і валетом
        [baba-H] Баба чирв
        [baba-H-K] Баба чирв з королем
        [baba-H-KQ] Баба чирв з королем і дамою
        [baba-H-KQJ] Баба чирв з королем, дамою і валетом
        [three-4] Три четвірки
        [three-5] Три п’ятірки
        [three-6] Три шістки
        [three-7] Три сімки
        [three-J] Три валети
        [three-Q] Три дами
        [three-K] Три королі
        [three-A] Три тузи
        [three-2] Три двійки
        [three-3] Три трійки
        [four-4] Чотири четвірки
        [four-5] Чотири п’ятірки
        [four-6] Чотири шістки
        [four-7] Чотири сімки
        [four-J] Чотири валети
        [four-Q] Чотири дами
        [four-K] Чотири королі
        [four-A] Чотири тузи
        [four-2] Чотири двійки
       *[four-3] Чотири трійки
    }
reason-baba =
    { $seat }: Баба { SUIT($suit, case: "many-gen") }{ $tail ->
        [K] {" "}з королем
        [KQ] {" "}з королем і дамою
        [KQJ] {" "}з королем, дамою і валетом
       *[none] { "" }
    }
fact-baba =
    { $seat }: Баба { SUIT($suit, case: "many-gen") }{ $tail ->
        [K] {" "}з королем
        [KQ] {" "}з королем і дамою
        [KQJ] {" "}з королем, дамою і валетом
       *[none] { "" }
    }.
reason-three =
    { $seat }: { $rank ->
        [four] три четвірки
        [five] три п’ятірки
        [six] три шістки
        [seven] три сімки
        [jack] три валети
        [queen] три дами
        [king] три королі
        [ace] три тузи
        [two] три двійки
       *[three] три трійки
    }
fact-three =
    { $seat }: { $rank ->
        [four] три четвірки
        [five] три п’ятірки
        [six] три шістки
        [seven] три сімки
        [jack] три валети
        [queen] три дами
        [king] три королі
        [ace] три тузи
        [two] три двійки
       *[three] три трійки
    }.
reason-four =
    { $seat }: { $rank ->
        [four] чотири четвірки
        [five] чотири п’ятірки
        [six] чотири шістки
        [seven] чотири сімки
        [jack] чотири валети
        [queen] чотири дами
        [king] чотири королі
        [ace] чотири тузи
        [two] чотири двійки
       *[three] чотири трійки
    }
fact-four =
    { $seat }: { $rank ->
        [four] чотири четвірки
        [five] чотири п’ятірки
        [six] чотири шістки
        [seven] чотири сімки
        [jack] чотири валети
        [queen] чотири дами
        [king] чотири королі
        [ace] чотири тузи
        [two] чотири двійки
       *[three] чотири трійки
    }.
value-baba-kqj-13 = 13
value-baba-kqj-12 = 12
value-talk-fine-1 = 1
value-talk-fine-2 = 2
value-talk-fine-3 = 3
option-first-dealer = Хто здає першим
