# lomber: interpreted
"""What stands on cards, in words: reward lines, and the text of a law that its set does not give (11.2).

Counts stand behind a colon or in brackets wherever a language would bend the words before them.
"""

from __future__ import annotations

from lomber.games.viceroy import cards
from lomber.games.viceroy.cards import COLOURS, EFFECTS, ITEMS, CardSet, Effect, Item, Reward

LANGUAGES = ("ru", "uk", "en")
FALLBACKS = ("en", "ru", "uk")
"""Which language speaks for one that a set lacks."""

Forms = tuple[str, ...]
"""One, few, many; in English one, many."""

NOUNS: dict[str, dict[str, Forms]] = {
    "ru": {
        "gems": ("камень", "камня", "камней"),
        "card": ("карта", "карты", "карт"),
        "points": ("очко", "очка", "очков"),
        "science": ("жетон науки", "жетона науки", "жетонов науки"),
        "magic": ("жетон магии", "жетона магии", "жетонов магии"),
        "defence": ("жетон защиты", "жетона защиты", "жетонов защиты"),
        "attack": ("жетон атаки", "жетона атаки", "жетонов атаки"),
    },
    "uk": {
        "gems": ("камінь", "камені", "каменів"),
        "card": ("карта", "карти", "карт"),
        "points": ("очко", "очки", "очок"),
        "science": ("жетон науки", "жетони науки", "жетонів науки"),
        "magic": ("жетон магії", "жетони магії", "жетонів магії"),
        "defence": ("жетон захисту", "жетони захисту", "жетонів захисту"),
        "attack": ("жетон атаки", "жетони атаки", "жетонів атаки"),
    },
    "en": {
        "gems": ("gem", "gems"),
        "card": ("card", "cards"),
        "points": ("point", "points"),
        "science": ("science token", "science tokens"),
        "magic": ("magic token", "magic tokens"),
        "defence": ("defence token", "defence tokens"),
        "attack": ("attack token", "attack tokens"),
    },
}

GEM_COLOURS = {
    "ru": ("синий", "красный", "зелёный", "жёлтый"),
    "uk": ("синій", "червоний", "зелений", "жовтий"),
    "en": COLOURS,
}
CIRCLE_COLOURS = {
    "ru": GEM_COLOURS["ru"],
    "uk": ("синє", "червоне", "зелене", "жовте"),
    "en": COLOURS,
}
"""As a circle has them: it is a neuter in Ukrainian."""

ITEM_WORDS = {
    "ru": {
        "infinite": "{colour} неисчерпаемый камень",
        "any": "неисчерпаемый камень любого цвета",
        "magic_bonus": "бонус магии +{n}",
        "circle_bonus": "бонус +{n} за {circle} круг",
    },
    "uk": {
        "infinite": "{colour} невичерпний камінь",
        "any": "невичерпний камінь будь-якого кольору",
        "magic_bonus": "бонус магії +{n}",
        "circle_bonus": "бонус +{n} за {circle} коло",
    },
    "en": {
        "infinite": "{colour} infinite gem",
        "any": "infinite gem of any colour",
        "magic_bonus": "magic bonus +{n}",
        "circle_bonus": "bonus +{n} for a {circle} circle",
    },
}

AND = {"ru": " и ", "uk": " і ", "en": " and "}

# What an effect is about, by the words of its choice: `deck`, `pair`, `kind`.
CHOICES: dict[str, dict[str, tuple[str, ...]]] = {
    "ru": {
        "draw_and_return": (
            "из колоды законов карты ({n}), затем положите на неё любые законы с руки ({limit})",
            "из малой колоды карты ({n}), затем положите на неё любых персонажей с руки ({limit})",
        ),
        "flip_tokens": (
            "жетоны магии и науки, не больше {n}",
            "жетоны атаки и защиты, не больше {n}: атака ляжет сюда, защита уйдёт за ширму",
        ),
        "points_per_neighbour": (
            "каждого соседнего персонажа",
            "каждый соседний закон",
            "каждую соседнюю карту",
        ),
        "points_per_token": (
            "каждый жетон науки",
            "каждый жетон магии",
            "каждый жетон защиты",
            "каждый жетон атаки за ширмой",
            "каждый неисчерпаемый камень",
            "каждый бонус магии",
            "каждый бонус кругов",
            "каждый жетон очков",
        ),
        "points_majority": (
            "жетонов науки",
            "жетонов магии",
            "жетонов защиты",
            "жетонов атаки",
            "неисчерпаемых камней",
            "бонусов магии",
            "бонусов кругов",
            "жетонов очков",
            "одноцветных кругов",
            "карт в пирамиде",
        ),
    },
    "uk": {
        "draw_and_return": (
            "з колоди законів карти ({n}), потім покладіть на неї будь-які закони з руки ({limit})",
            "з малої колоди карти ({n}), потім покладіть на неї будь-яких персонажів з руки ({limit})",
        ),
        "flip_tokens": (
            "жетони магії й науки, не більше {n}",
            "жетони атаки й захисту, не більше {n}: атака ляже сюди, захист піде за ширму",
        ),
        "points_per_neighbour": (
            "кожного сусіднього персонажа",
            "кожен сусідній закон",
            "кожну сусідню карту",
        ),
        "points_per_token": (
            "кожен жетон науки",
            "кожен жетон магії",
            "кожен жетон захисту",
            "кожен жетон атаки за ширмою",
            "кожен невичерпний камінь",
            "кожен бонус магії",
            "кожен бонус кіл",
            "кожен жетон очок",
        ),
        "points_majority": (
            "жетонів науки",
            "жетонів магії",
            "жетонів захисту",
            "жетонів атаки",
            "невичерпних каменів",
            "бонусів магії",
            "бонусів кіл",
            "жетонів очок",
            "одноколірних кіл",
            "карт у піраміді",
        ),
    },
    "en": {
        "draw_and_return": (
            "of the law deck ({n}), then put any laws of your hand on it ({limit})",
            "of the small deck ({n}), then put any characters of your hand on it ({limit})",
        ),
        "flip_tokens": (
            "magic and science tokens, {n} at most",
            "attack and defence tokens, {n} at most: attack comes here, defence goes behind your screen",
        ),
        "points_per_neighbour": ("neighbouring character", "neighbouring law", "neighbouring card"),
        "points_per_token": (
            "science token",
            "magic token",
            "defence token",
            "attack token behind your screen",
            "infinite gem",
            "magic bonus",
            "circle bonus",
            "point token",
        ),
        "points_majority": (
            "science tokens",
            "magic tokens",
            "defence tokens",
            "attack tokens",
            "infinite gems",
            "magic bonuses",
            "circle bonuses",
            "point tokens",
            "one-coloured circles",
            "cards in your pyramid",
        ),
    },
}

# By effect; `effect+` where its flag is set, `effect:one` where its number is 1 (`effect:none`: 0).
EFFECT_WORDS: dict[str, dict[str, str]] = {
    "ru": {
        "gain": "Получите: {first}.",
        "choose_one": "На выбор: {all}.",
        "gems_each_colour": "Возьмите камни каждого цвета, по {n}.",
        "draw_and_return": "Возьмите {choice}.",
        "repeat_reward": "Выберите персонажа в своей пирамиде и получите награду его строки {n}.",
        "flip_tokens": "Можете перевернуть {choice}.",
        "swap_token": "Можете обменять жетон на своей карте на жетон в пирамиде соперника, отдав ему {gems}.",
        "swap_token:none": "Можете обменять жетон на своей карте на жетон в пирамиде соперника.",
        "else": " Если не меняетесь, получите: {first}.",
        "skip_auction": "Возьмите персонажа с аукциона в руку; на его место ляжет карта малой колоды."
        " В этот ход вы не торгуетесь.",
        "extra_play": "Можете тут же сыграть ещё одну карту с руки.",
        "arrange_big": "Посмотрите верхние карты большой колоды ({n}) и положите их в любом порядке.",
        "everyone_gains": "Получите: {first}. Каждый другой игрок получает: {last}.",
        "replace_card": "Замените этой картой любую карту своей пирамиды на уровнях 1–4: та вернётся в руку,"
        " жетоны останутся здесь.",
        "underlay": "Подложите эту карту под персонажа своей пирамиды: к каждому его жетону добавится такой же.",
        "tuck_hand": "Подложите под эту карту карты с руки, не больше {n}. В конце игры за каждую: {points}.",
        "tuck_hand:none": "Подложите под эту карту сколько угодно карт с руки. В конце игры за каждую: {points}.",
        "tuck_free": "Подложите под эту карту свободную карту своей пирамиды. В конце игры очки по уровню"
        " этого закона: {levels}.",
        "move_free": "Можете переложить свободную карту на другое место уровней 1–4.",
        "recall_free": "Можете вернуть в руку свободную карту своей пирамиды, без жетонов.",
        "stash_gems": "Положите сюда свои камни, не больше {n}. В конце игры за каждый: {points}.",
        "recolour_now": "Можете положить свои камни на секторы своих кругов, не больше {n}:"
        " они перекрашены навсегда.",
        "free_recolour": "В конце игры можете перекрасить секторы без камней, не больше {n}.",
        "pass_bonus": "Когда пасуете, можете взять ещё {gems}.",
        "refund_bid": "Раз в ход ваша первая ставка камнем, не принёсшая карты, возвращается за ширму.",
        "discount": "Раз в ход в фазе оплаты платите на один {colour} камень меньше.",
        "discount:any": "Раз в ход в фазе оплаты платите на один камень меньше.",
        "exchange_rate": "В фазе оплаты любой камень можно заменить двумя камнями одного другого цвета.",
        "circle_gem": "За каждый одноцветный круг, собранный вашей картой, берёте ещё {gems} на выбор.",
        "tuck_drawn": "Карту, взятую из колоды, можете подложить сюда. В конце игры за каждую: {points}.",
        "tuck_drawn+": "Карту, взятую из колоды или с аукциона, можете подложить сюда."
        " В конце игры за каждую: {points}.",
        "ward": "В конце игры ваша защита от атак больше на {n}.",
        "points_by_level": "В конце игры очки по уровню этого закона: {levels}.",
        "points_per_card": "В конце игры за каждую карту вашей пирамиды: {points}.",
        "points_per_card+": "В конце игры за каждую карту вашей пирамиды, и подложенную: {points}.",
        "points_per_neighbour": "В конце игры за {choice}: {points}.",
        "points_per_set": "В конце игры ещё за каждый набор: {points}.",
        "points_per_circle": "В конце игры за каждый {circle} круг: {points}.",
        "points_per_circle+": "В конце игры за каждый {circle} круг и {colour} неисчерпаемый камень: {points}.",
        "points_per_circle:any": "В конце игры за каждый одноцветный круг: {points}.",
        "points_per_circle+:any": "В конце игры за каждый одноцветный круг и неисчерпаемый камень: {points}.",
        "points_per_token": "В конце игры за {choice}: {points}{cap}.",
        "points_per_gem": "В конце игры за каждые {gems} за ширмой: {points}{cap}.",
        "points_per_gem:one": "В конце игры за каждый камень за ширмой: {points}{cap}.",
        "points_per_level_card": "В конце игры за каждую карту на уровне {n}: {points}.",
        "points_for_height": "В конце игры за каждый уровень вашей пирамиды: {points}.",
        "points_per_rainbow": "В конце игры за каждый круг, в котором цветов не меньше {n}: {points}.",
        "points_majority": "В конце игры, если {choice} у вас больше, чем у любого соперника"
        " (без соперников: не меньше {limit}): {points}.",
        "cap": ", всего не больше {limit}",
    },
    "uk": {
        "gain": "Отримайте: {first}.",
        "choose_one": "На вибір: {all}.",
        "gems_each_colour": "Візьміть камені кожного кольору, по {n}.",
        "draw_and_return": "Візьміть {choice}.",
        "repeat_reward": "Виберіть персонажа у своїй піраміді й отримайте нагороду його рядка {n}.",
        "flip_tokens": "Можете перевернути {choice}.",
        "swap_token": "Можете обміняти жетон на своїй карті на жетон у піраміді суперника, віддавши йому {gems}.",
        "swap_token:none": "Можете обміняти жетон на своїй карті на жетон у піраміді суперника.",
        "else": " Якщо не міняєтеся, отримайте: {first}.",
        "skip_auction": "Візьміть персонажа з аукціону в руку; на його місце ляже карта малої колоди."
        " Цього ходу ви не торгуєтеся.",
        "extra_play": "Можете одразу зіграти ще одну карту з руки.",
        "arrange_big": "Погляньте на верхні карти великої колоди ({n}) й покладіть їх у будь-якому порядку.",
        "everyone_gains": "Отримайте: {first}. Кожен інший гравець отримує: {last}.",
        "replace_card": "Замініть цією картою будь-яку карту своєї піраміди на рівнях 1–4: та повернеться в руку,"
        " жетони лишаться тут.",
        "underlay": "Підкладіть цю карту під персонажа своєї піраміди:"
        " до кожного його жетона додасться такий самий.",
        "tuck_hand": "Підкладіть під цю карту карти з руки, не більше {n}. Наприкінці гри за кожну: {points}.",
        "tuck_hand:none": "Підкладіть під цю карту скільки завгодно карт з руки."
        " Наприкінці гри за кожну: {points}.",
        "tuck_free": "Підкладіть під цю карту вільну карту своєї піраміди. Наприкінці гри очки за рівнем"
        " цього закону: {levels}.",
        "move_free": "Можете перекласти вільну карту на інше місце рівнів 1–4.",
        "recall_free": "Можете повернути в руку вільну карту своєї піраміди, без жетонів.",
        "stash_gems": "Покладіть сюди свої камені, не більше {n}. Наприкінці гри за кожен: {points}.",
        "recolour_now": "Можете покласти свої камені на сектори своїх кіл, не більше {n}:"
        " вони перефарбовані назавжди.",
        "free_recolour": "Наприкінці гри можете перефарбувати сектори без каменів, не більше {n}.",
        "pass_bonus": "Коли пасуєте, можете взяти ще {gems}.",
        "refund_bid": "Раз на хід ваша перша ставка каменем, що не принесла карти, повертається за ширму.",
        "discount": "Раз на хід у фазі оплати платите на один {colour} камінь менше.",
        "discount:any": "Раз на хід у фазі оплати платите на один камінь менше.",
        "exchange_rate": "У фазі оплати будь-який камінь можна замінити двома каменями одного іншого кольору.",
        "circle_gem": "За кожне одноколірне коло, зібране вашою картою, берете ще {gems} на вибір.",
        "tuck_drawn": "Карту, взяту з колоди, можете підкласти сюди. Наприкінці гри за кожну: {points}.",
        "tuck_drawn+": "Карту, взяту з колоди або з аукціону, можете підкласти сюди."
        " Наприкінці гри за кожну: {points}.",
        "ward": "Наприкінці гри ваш захист від атак більший на {n}.",
        "points_by_level": "Наприкінці гри очки за рівнем цього закону: {levels}.",
        "points_per_card": "Наприкінці гри за кожну карту вашої піраміди: {points}.",
        "points_per_card+": "Наприкінці гри за кожну карту вашої піраміди, і підкладену: {points}.",
        "points_per_neighbour": "Наприкінці гри за {choice}: {points}.",
        "points_per_set": "Наприкінці гри ще за кожен набір: {points}.",
        "points_per_circle": "Наприкінці гри за кожне {circle} коло: {points}.",
        "points_per_circle+": "Наприкінці гри за кожне {circle} коло й {colour} невичерпний камінь: {points}.",
        "points_per_circle:any": "Наприкінці гри за кожне одноколірне коло: {points}.",
        "points_per_circle+:any": "Наприкінці гри за кожне одноколірне коло й невичерпний камінь: {points}.",
        "points_per_token": "Наприкінці гри за {choice}: {points}{cap}.",
        "points_per_gem": "Наприкінці гри за кожні {gems} за ширмою: {points}{cap}.",
        "points_per_gem:one": "Наприкінці гри за кожен камінь за ширмою: {points}{cap}.",
        "points_per_level_card": "Наприкінці гри за кожну карту на рівні {n}: {points}.",
        "points_for_height": "Наприкінці гри за кожен рівень вашої піраміди: {points}.",
        "points_per_rainbow": "Наприкінці гри за кожне коло, у якому кольорів не менше {n}: {points}.",
        "points_majority": "Наприкінці гри, якщо {choice} у вас більше, ніж у будь-якого суперника"
        " (без суперників: не менше {limit}): {points}.",
        "cap": ", усього не більше {limit}",
    },
    "en": {
        "gain": "Receive: {first}.",
        "choose_one": "Choose: {all}.",
        "gems_each_colour": "Take gems of each colour, {n} of each.",
        "draw_and_return": "Take cards {choice}.",
        "repeat_reward": "Choose a character in your pyramid and receive the reward of its line {n}.",
        "flip_tokens": "You may turn over {choice}.",
        "swap_token": "You may exchange a token on a card of yours for one in an opponent's pyramid,"
        " giving him {gems}.",
        "swap_token:none": "You may exchange a token on a card of yours for one in an opponent's pyramid.",
        "else": " If you do not, receive: {first}.",
        "skip_auction": "Take a character of the auction into your hand; the small deck fills its place."
        " You do not bid this turn.",
        "extra_play": "You may at once play one more card of your hand.",
        "arrange_big": "Look at the top cards of the big deck ({n}) and put them back in any order.",
        "everyone_gains": "Receive: {first}. Every other player receives: {last}.",
        "replace_card": "Put this in the place of any card of your pyramid on levels 1–4: that one returns to your"
        " hand, its tokens stay here.",
        "underlay": "Tuck this under a character of your pyramid: each token on it is joined by another like it.",
        "tuck_hand": "Tuck cards of your hand under this one, {n} at most. At the end for each: {points}.",
        "tuck_hand:none": "Tuck any number of cards of your hand under this one. At the end for each: {points}.",
        "tuck_free": "Tuck a free card of your pyramid under this one."
        " At the end points by this law's level: {levels}.",
        "move_free": "You may move a free card to another place on levels 1–4.",
        "recall_free": "You may take a free card of your pyramid back into your hand, without its tokens.",
        "stash_gems": "Lay gems of yours here, {n} at most. At the end for each: {points}.",
        "recolour_now": "You may lay gems of yours on sectors of your circles, {n} at most:"
        " they are recoloured for good.",
        "free_recolour": "At the end you may recolour sectors without gems, {n} at most.",
        "pass_bonus": "Whenever you pass you may take {gems} more.",
        "refund_bid": "Once a turn your first gem bid that brings no card comes back behind your screen.",
        "discount": "Once a turn, in the payment phase, pay one {colour} gem less.",
        "discount:any": "Once a turn, in the payment phase, pay one gem less.",
        "exchange_rate": "In the payment phase any gem may be replaced by two gems of one other colour.",
        "circle_gem": "For each one-coloured circle a card of yours completes take {gems} more of any colours.",
        "tuck_drawn": "A card taken from a deck you may tuck under this one. At the end for each: {points}.",
        "tuck_drawn+": "A card taken from a deck or at the auction you may tuck under this one."
        " At the end for each: {points}.",
        "ward": "At the end your defence against attacks counts {n} more.",
        "points_by_level": "At the end points by this law's level: {levels}.",
        "points_per_card": "At the end for each card of your pyramid: {points}.",
        "points_per_card+": "At the end for each card of your pyramid, tucked ones too: {points}.",
        "points_per_neighbour": "At the end for each {choice}: {points}.",
        "points_per_set": "At the end for each set: {points} more.",
        "points_per_circle": "At the end for each {circle} circle: {points}.",
        "points_per_circle+": "At the end for each {circle} circle and {colour} infinite gem: {points}.",
        "points_per_circle:any": "At the end for each one-coloured circle: {points}.",
        "points_per_circle+:any": "At the end for each one-coloured circle and each infinite gem: {points}.",
        "points_per_token": "At the end for each {choice}: {points}{cap}.",
        "points_per_gem": "At the end for every {gems} behind your screen: {points}{cap}.",
        "points_per_gem:one": "At the end for each gem behind your screen: {points}{cap}.",
        "points_per_level_card": "At the end for each card on level {n}: {points}.",
        "points_for_height": "At the end for each level of your pyramid: {points}.",
        "points_per_rainbow": "At the end for each circle of at least {n} colours: {points}.",
        "points_majority": "At the end, if you have more {choice} than any opponent"
        " (without opponents: at least {limit}): {points}.",
        "cap": ", {limit} in all at most",
    },
}


def counted(lang: str, noun: str, number: int) -> str:
    """`3 камня`: a number with its noun."""
    forms = NOUNS[lang][noun]
    if lang == "en":
        return f"{number} {forms[0 if number == 1 else 1]}"
    last, teens = number % 10, 10 < number % 100 < 20
    form = 2 if teens or last == 0 or last > 4 else 0 if last == 1 else 1
    return f"{number} {forms[form]}"


def item_words(lang: str, item: Item) -> str:
    """One item of a reward line."""
    kind, number = ITEMS[item.kind], int(item.number)
    if kind in NOUNS[lang]:
        return counted(lang, kind, number)
    if item.kind == cards.INFINITE and item.colour == cards.ANY_COLOUR:
        return ITEM_WORDS[lang]["any"]
    coloured = item.kind in (cards.INFINITE, cards.CIRCLE_BONUS)
    colour = GEM_COLOURS[lang][item.colour] if coloured else ""
    circle = CIRCLE_COLOURS[lang][item.colour] if coloured else ""
    return ITEM_WORDS[lang][kind].format(n=number, colour=colour, circle=circle)


def reward_words(lang: str, reward: Reward) -> str:
    """A reward line, its items in their order."""
    words = [item_words(lang, item) for item in reward.items]
    return AND[lang].join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def effect_words(lang: str, effect: Effect) -> str:
    """What one effect of a law does."""
    said, name = EFFECT_WORDS[lang], EFFECTS[effect.kind]
    number, limit = int(effect.number), int(effect.limit)
    rewards = [reward_words(lang, reward) for reward in effect.rewards]
    coloured = effect.kind in (cards.DISCOUNT, cards.POINTS_PER_CIRCLE) and effect.choice != cards.ANY_COLOUR
    words = {
        "n": number,
        "limit": limit,
        "points": counted(lang, "points", int(effect.points)),
        "gems": counted(lang, "gems", number),
        "levels": ", ".join(str(points) for points in effect.levels),
        "all": "; ".join(rewards),
        "first": rewards[0] if rewards else "",
        "last": rewards[-1] if rewards else "",
        "colour": GEM_COLOURS[lang][effect.choice] if coloured else "",
        "circle": CIRCLE_COLOURS[lang][effect.choice] if coloured else "",
        "cap": said["cap"].format(limit=limit) if limit else "",
    }
    choices = CHOICES[lang].get(name, ())
    words["choice"] = choices[effect.choice].format(**words) if choices else ""
    key = name + "+" if effect.also else name
    for special, holds in ((":any", not coloured), (":none", number == 0), (":one", number == 1)):
        if holds and key + special in said:
            key += special
            break
    text = said[key].format(**words)
    if effect.kind == cards.SWAP_TOKEN and rewards:
        text += said["else"].format(**words)
    return text


def law_words(lang: str, effects: list[Effect]) -> str:
    """The text of a law that its set does not give: its effects in the order in which they are executed."""
    return " ".join(effect_words(lang, effect) for effect in effects)


def speak(found: CardSet) -> None:
    """Every name and text in every language: generated, or in another language that the set gives (11.2)."""
    for card in found.printed:
        if card.law and not card.texts:
            card.texts = {lang: law_words(lang, card.effects) for lang in LANGUAGES}
        for words in (card.names, card.texts):
            given = [lang for lang in FALLBACKS if lang in words]
            if given:
                words.update({lang: words[given[0]] for lang in LANGUAGES if lang not in words})


def every_item() -> list[Item]:
    """Every item that a reward line may name."""
    most = {"gems": 12, "card": 3, "points": 20, "science": 3, "magic": 3, "defence": 3, "attack": 3}
    found = [Item(ITEMS.index(kind), number, -1) for kind in most for number in range(1, most[kind] + 1)]
    found += [Item(int(cards.INFINITE), 1, colour) for colour in range(5)]
    found += [Item(int(cards.MAGIC_BONUS), number, -1) for number in (2, 3, 5)]
    found += [Item(int(cards.CIRCLE_BONUS), number, colour) for colour in range(4) for number in (2, 4)]
    return found
