# lomber: interpreted
"""Card texts in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.phrases import Figure, Language, Meant, Named, Phrase
from lomber.games.berserk.printing.ru import keyword_templates

NOUNS: Final = {
    "creature": ("creature", "creatures"),
    "hero": ("hero", "heroes"),
    "character": ("character", "characters"),
    "support": ("support card", "support cards"),
    "card": ("card", "cards"),
    "spell": ("spell", "spells"),
    "weapon": ("weapon", "weapons"),
    "armour": ("suit of armour", "suits of armour"),
    "amulet": ("amulet", "amulets"),
    "terrain": ("terrain", "terrains"),
    "event": ("event", "events"),
    "attacker": ("the attacker", "the attackers"),
    "attack_target": ("the target of the attack", "the targets of the attack"),
    "source": ("the source of the wounds", "the sources of the wounds"),
}
ADJECTIVES: Final = {
    "open": "open",
    "closed": "closed",
    "wounded": "wounded",
    "unwounded": "unwounded",
    "poisoned": "[poisoned](poison)",
    "unpoisoned": "unpoisoned",
    "stunned": "[stunned](stun)",
    "unstunned": "not stunned",
    "neutral": "neutral",
    "not_neutral": "non-neutral",
    "hidden": "[hidden](hidden)",
    "not_hidden": "unhidden",
    "created": "[created](created)",
    "placed": "[placed](placed)",
    "chosen": "chosen",
    "made": "created",
    "revived": "revived",
    "summoned": "summoned",
    "found": "found",
    "drawn": "drawn",
    "thrown": "discarded",
    "laid": "placed",
    "put_in": "played",
}
WHOSE: Final = {"own": " of yours", "theirs": " of their own"}
TEMPLATES: Final = {
    "and": "and",
    "or": "or",
    "quoted": "“{what}”",
    "of_class": "of class {what}",
    "not_class": "not of class {what}",
    "except_class": "(but not {what:nom})",
    "of_kind": "of kind {what}",
    "cost": "of cost {n}",
    "cost_max": "of cost {n} or less",
    "cost_min": "of cost {n} or more",
    "strike_max": "with strike {n} or less",
    "strike_min": "with strike {n} or more",
    "lives_max": "with {n} or fewer lives left",
    "lives_min": "with {n} or more lives left",
    "has": "with {what}",
    "lacks": "without {what}",
    "of_reserve": "from the [reserve](reserve)",
    "hidden_too": "(hidden or not)",
    "in_play_own": "in your play zone",
    "in_play_enemy": "in your opponent’s play zone",
    "in_play_any": "in play",
    "in_hand_own": "in your hand",
    "in_hand_enemy": "in your opponent’s hand",
    "in_hand_any": "in any hand",
    "in_graveyard_own": "in your [graveyard](graveyard)",
    "in_graveyard_enemy": "in your opponent’s [graveyard](graveyard)",
    "in_graveyard_any": "in any [graveyard](graveyard)",
    "in_deck_own": "in your deck",
    "in_deck_enemy": "in your opponent’s deck",
    "in_deck_any": "in any deck",
    "but_not": "(but not {what:nom})",
    "you_nom": "you",
    "you_gen": "your",
    "you_dat": "you",
    "you_acc": "you",
    "opponent_nom": "your opponent",
    "opponent_gen": "your opponent’s",
    "opponent_dat": "your opponent",
    "opponent_acc": "your opponent",
    "event.player_nom": "that player",
    "event.player_gen": "that player’s",
    "event.player_dat": "that player",
    "event.player_acc": "that player",
    "those_nom": "those to which that was done",
    "those_gen": "those to which that was done",
    "those_dat": "those to which that was done",
    "those_acc": "those to which that was done",
    "those_ins": "those to which that was done",
    "choose_one": "choose {what} or none",
    "choose_one_thing": "choose {what} or none",
    "choose_exactly": "choose {what}",
    "choose_up_to": "choose up to {what}",
    "choose_between": "choose {least}–{what}",
    "choose_one_other": "{who:nom} chooses {what} or none",
    "choose_one_thing_other": "{who:nom} chooses {what} or none",
    "choose_exactly_other": "{who:nom} chooses {what}",
    "choose_up_to_other": "{who:nom} chooses up to {what}",
    "choose_between_other": "{who:nom} chooses {least}–{what}",
    "letter": "{letter} is {what}",
    "where": "{sentence}, where {what}",
    "number_count": "the number of {what:nom}",
    "number_strike": "{of:gen} strike",
    "number_lives": "{of:gen} remaining lives",
    "number_wounds": "the number of {of:gen} wounds",
    "number_cost": "{of:gen} cost",
    "number_strike_of": "the strike of {of:nom}",
    "number_lives_of": "the remaining lives of {of:nom}",
    "number_wounds_of": "the number of wounds of {of:nom}",
    "number_cost_of": "the cost of {of:nom}",
    "number_strike_its": "{of:gen} strike",
    "number_lives_its": "{of:gen} remaining lives",
    "number_wounds_its": "the number of {of:gen} wounds",
    "number_cost_its": "{of:gen} cost",
    "number_amount": "the number of those wounds",
    "that_many": "that many",
    "number_plus": "{first} plus {second}",
    "number_times": "{first} times {second}",
    "number_least": "the lesser of {first} and {second}",
    "number_most": "the greater of {first} and {second}",
    "cond_is": "{what:nom} {what?is/are} {fits:nom}",
    "cond_is_so": "{what:nom} {what?is/are} {so}",
    "cond_turn_own": "it is your turn",
    "cond_turn_enemy": "it is your opponent’s turn",
    "cond_coins": "you have {n} or more open coins",
    "cond_lives": "your hero has {n} or fewer lives left",
    "cond_not": "it is not so that {what}",
    "cond_some": "there is {what:nom}",
    "cond_none": "there are no {what:bare}",
    "cond_least": "there {n|is/are} at least {n} {bare:bare}",
    "cond_most": "there {n|is/are} at most {n} {bare:bare}",
    "cond_exactly": "there {n|is/are} exactly {n} {bare:bare}",
    "cond_between": "there are {n} to {m} {what:bare}",
    "wound": "deal {n} {n|wound/wounds} to {to:acc}",
    "shot": "[shot](shot) {n} at {to:acc}",
    "fight": "{by:nom} [{by?fights/fight}](fight) {what:acc}",
    "heal": "[heal](heal) {to:acc} by {n}",
    "heal_all": "[heal](heal) {to:acc} completely",
    "draw": "[draw](draw) {n#a card/cards}",
    "draw_other": "{who:nom} [draws](draw) {n#a card/cards}",
    "discard": "[discard](discard) {n#a card/cards}",
    "discard_other": "{who:nom} [discards](discard) {n#a card/cards}",
    "discard_random": "[discard](discard) {n#a card/cards} at random",
    "discard_random_other": "{who:nom} [discards](discard) {n#a card/cards} at random",
    "close": "[close](close) {what:acc}",
    "open": "[open](open) {what:acc}",
    "prepare": "[prepare](prepare) {what:acc}",
    "stun": "[stun](stun) {what:acc}",
    "destroy": "[destroy](destroy) {what:acc}",
    "hide": "{what:nom} [{what?hides/hide}](hide)",
    "reveal": "{what:nom} [{what?is/are} revealed](reveal)",
    "upgrade": "[upgrade](upgrade) {what:acc}",
    "poison": "[poison](poison) {to:acc} by {n}",
    "strengthen_poison": "[strengthen](strengthen_poison) the poison of {to:acc} by {n}",
    "strengthen_poison_its": "[strengthen](strengthen_poison) {to:gen} poison by {n}",
    "cure_poison": "take all [poison](poison) off {what:acc}",
    "gets": "{to:nom} {to?gets/get} {what}{until}",
    "gets_ability": "{to:nom} {to?gets/get} the feature “{what}”{until}",
    "lose": "{to:nom} {to?loses/lose} {what}{until}",
    "lose_features": "{what:nom} [{what?loses/lose} all features](lose_features){until}",
    "lives_become": "the [lives](lives_become) of {to:acc} [become](lives_become) {n}",
    "lives_become_its": "{to:gen} [lives become](lives_become) {n}",
    "plus_strike": "{n} strike",
    "plus_lives": "{n} [{figure|life/lives}](lives)",
    "plus_cost": "{n} cost",
    "plus_shot": "{n} to [shots](shot)",
    "plus_return_strike": "{n} to [return strikes](return_strike)",
    "until_end_of_turn": "until end of turn",
    "until_your_next_turn": "until your next turn",
    "until_while_source": "while {itself:nom} is in play",
    "to_hand": "[put](put) {what:acc} into {what?its owner’s hand/their owners’ hands}",
    "to_deck_shuffle": "[shuffle](put) {what:acc} into {what?its owner’s deck/their owners’ decks}",
    "to_deck_top": "[put](put) {what:acc} on top of {what?its owner’s deck/their owners’ decks}",
    "to_deck_bottom": "[put](put) {what:acc} at the bottom of {what?its owner’s deck/their owners’ decks}",
    "revive": "[revive](revive) {what}",
    "revive_enemy": "[revive](revive) {what} from your opponent’s graveyard",
    "summon": "[summon](summon) {what}",
    "search": "[search](search) your deck for {what}",
    "play_free_hand": "play {what} from your hand for [free](play_free)",
    "play_free_graveyard": "play {what} from your graveyard for [free](play_free)",
    "play_free_deck": "play {what} from your deck for [free](play_free)",
    "use_free": "use a feature of {what:acc} for [free](play_free)",
    "create": "[create](create) {what} {name}",
    "create_other": "{who:nom} [creates](create) {what} {name}",
    "place_shuffle": "[place](place) {what} {name} in {whose}",
    "place_top": "[place](place) {what} {name} on top of {whose}",
    "place_bottom": "[place](place) {what} {name} at the bottom of {whose}",
    "place_nth": "[place](place) {what} {name} in {whose} as number {n} from the top",
    "deck_of_you": "your deck",
    "deck_of_opponent": "your opponent’s deck",
    "deck_of_event_player": "that player’s deck",
    "attach": "[attach](attach) {what:acc} to {to:acc}",
    "take_control": "[take control](take_control) of {what:acc}{until}",
    "take_control_other": "{who:nom} [takes control](take_control) of {what:acc}{until}",
    "coins": "gain {n#a coin/coins}",
    "coins_other": "{who:nom} gains {n#a coin/coins}",
    "coins_closed": "gain {n#a closed coin/closed coins}",
    "coins_closed_other": "{who:nom} gains {n#a closed coin/closed coins}",
    "lose_coins": "lose {n#a coin/coins}",
    "lose_coins_other": "{who:nom} loses {n#a coin/coins}",
    "open_coins": "open {n#a coin/coins}",
    "open_coins_other": "{who:nom} opens {n#a coin/coins}",
    "close_coins": "close {n#a coin/coins}",
    "close_coins_other": "{who:nom} closes {n#a coin/coins}",
    "discount": "the next time you play {what}, pay {n} less{until}",
    "discount_other": "the next time {who:nom} plays {what}, the price is {n} less{until}",
    "discounts": "whenever you play {what}, pay {n} less{until}",
    "discounts_other": "whenever {who:nom} plays {what}, the price is {n} less{until}",
    "extort": "[extortion](extort) — {what}",
    "paid": "if paid: {what}",
    "unpaid": "if unpaid: {what}",
    "demand_close_coins": "close {n#a coin/coins}",
    "demand_lose_coins": "lose {n#a coin/coins}",
    "demand_discard": "[discard](discard) {n#a card/cards}",
    "demand_wound_hero": "deal {n} {n|wound/wounds} to one’s own hero",
    "demand_sacrifice": "sacrifice {what}",
    "demand_close": "[close](close) {what}",
    "block_attack": "this attack is blocked",
    "choose": "choose one:",
    "choose_other": "{who:nom} chooses one:",
    "mode": "“{label}” — {what}",
    "nothing": "nothing happens.",
    "nothing_inner": "nothing happens",
    "if": "if ",
    "if_you_like": "if you like, {what}",
    "optional": "if you wish, {what}",
    "if_other_likes": "if {who:nom} likes, {what}",
    "if_not": "if you do not, {what}",
    "if_not_other": "if not, {what}",
    "if_done": "if that was done, {what}",
    "if_then": "if {cond}, {what}",
    "otherwise": "otherwise {what}",
    "each_of": "for {over:nom}",
    "for_each": "{head}: {what}",
    "times": "{n} {n|time/times}",
    "repeat": "{times}: {what}",
    "win_you": "you win",
    "win_opponent": "your opponent wins",
    "hire": "[hire](hire)",
    "death": "[death](death)",
    "on_attack": "[on attack](attack)",
    "when": "when {what}",
    "each_time": "[each time](each) {what}",
    "next_time": "the next time {what}",
    "after_time": ", ",
    "turn_start_own": "at the start of your turn",
    "turn_start_enemy": "at the start of your opponent’s turn",
    "turn_start_each": "at the start of each turn",
    "turn_end_own": "at the end of your turn",
    "turn_end_enemy": "at the end of your opponent’s turn",
    "turn_end_each": "at the end of each turn",
    "next_turn_start_own": "at the start of your next turn",
    "next_turn_start_enemy": "at the start of your opponent’s next turn",
    "next_turn_start_each": "at the start of the next turn",
    "next_turn_end_own": "the next time your turn ends",
    "next_turn_end_enemy": "the next time your opponent’s turn ends",
    "next_turn_end_each": "the next time a turn ends",
    "trigger_if": "{head}, but only if {cond}",
    "works_in_hand": "{head} (while this card is in hand)",
    "works_in_graveyard": "{head} (while this card is in the graveyard)",
    "works_in_deck": "{head} (while this card is in the deck)",
    "once_a_turn": "once a turn, {what}",
    "once_a_turn_when": "once a turn, {what}",
    "instead_colon": ", ",
    "prevent": "when {what}, prevent {n} of them",
    "prevent_all": "when {what}, prevent them all",
    "event_enters": "{card:nom} enters play",
    "event_leaves": "{card:nom} leaves play",
    "event_dies": "{card:nom} dies",
    "event_attack": "{card:nom} attacks",
    "event_attack_declared": "{card:nom} declares a strike attack",
    "event_defends": "{card:nom} becomes a defender",
    "event_wounded": "{card:nom} receives wounds",
    "event_healed": "{card:nom} is healed",
    "event_closed": "{card:nom} closes",
    "event_opened": "{card:nom} opens",
    "event_stunned": "{card:nom} is [stunned](stun)",
    "event_poisoned": "{card:nom} is [poisoned](poison)",
    "event_hidden": "{card:nom} [hides](hide)",
    "event_revealed": "{card:nom} is [revealed](reveal)",
    "event_upgraded": "{card:nom} is [upgraded](upgrade)",
    "event_attached": "{card:nom} is [attached](attach)",
    "event_placed": "{card:nom} is [placed](place) in a deck",
    "event_extort_paid": "the [extortion](extort) is paid",
    "event_extort_unpaid": "the [extortion](extort) is not paid",
    "event_hire": "{card:nom} enters play",
    "event_death": "{card:nom} dies",
    "event_played_you": "you play {card:acc}",
    "event_played_opponent": "your opponent plays {card:acc}",
    "event_played_any": "anybody plays {card:acc}",
    "event_drawn_you": "you draw {card:acc}",
    "event_drawn_opponent": "your opponent draws {card:acc}",
    "event_drawn_any": "a player draws {card:acc}",
    "event_discarded_you": "you discard {card:acc}",
    "event_discarded_opponent": "your opponent discards {card:acc}",
    "event_discarded_any": "a player discards {card:acc}",
    "event_control_you": "you take control of {card:acc}",
    "event_control_opponent": "your opponent takes control of {card:acc}",
    "event_control_any": "a player takes control of {card:acc}",
    "event_would_die": "instead of the death of {card:acc}",
    "event_would_enter": "instead of {card:acc} entering play",
    "event_would_close": "instead of {card:acc} closing",
    "event_would_wound": "instead of wounds dealt to {card:acc}",
    "after_wounds": "",
    "event_would_draw": "instead of each single draw",
    "event_would_draw_once": "instead of a single draw",
    "side_you": "on your side",
    "side_opponent": "on your opponent’s side",
    "kind_attack_strike": "with a strike",
    "kind_attack_shot": "with a [shot](shot)",
    "kind_attack_fight": "in a [fight](fight)",
    "kind_wounded_strike": "from a strike",
    "kind_wounded_return": "from a [return strike](return_strike)",
    "kind_wounded_shot": "from a [shot](shot)",
    "kind_wounded_effect": "from a feature",
    "kind_wounded_spell": "from a spell",
    "kind_wounded_poison": "from [poison](poison)",
    "kind_wounded_thirst": "from [thirst](thirst)",
    "kind_wounded_cost": "as a payment",
    "whom_attack": "and the target is {what:nom}",
    "whom_attack_declared": "and the target is {what:nom}",
    "whom_defends": "against {what:acc}",
    "from_source": "from {what:acc}",
    "pay_nothing": "without payment",
    "pay_coins": "{n} {n|coin/coins}",
    "pay_wound_self": "{n} {n|wound/wounds} to {itself:acc}",
    "pay_wound_hero": "{n} {n|wound/wounds} to your hero",
    "pay_discard": "[discard](discard) {n#a card/cards}",
    "pay_sacrifice": "sacrifice {what}",
    "pay_close_other": "[close](close) {what}",
    "pay_lose_coins": "lose {n#a coin/coins}",
    "uses_n": "{head} ({n} {n|time/times} a turn)",
    "uses_any": "{head} (any number of times a turn)",
    "only_if": "{head} (only if {cond})",
    "cost_less": "{to:nom} {to?costs/cost} {n} less",
    "cost_more": "{to:nom} {to?costs/cost} {n} more",
    "use_cost_less": "features of {to:acc} cost {n} {n|coin/coins} less",
    "use_cost_more": "features of {to:acc} cost {n} {n|coin/coins} more",
    "extra_attacks": "{to:nom} may attack {n} more {n|time/times} a turn",
    "extra_defences": "{to:nom} may defend {n} more {n|time/times} a turn",
    "cannot": "{to:nom} cannot {what}",
    "cannot_attack": "attack",
    "cannot_defend": "defend",
    "cannot_act": "[act](act)",
    "cannot_open": "open",
    "cannot_be_attacked": "be attacked",
    "cannot_be_chosen": "be chosen by spells and features",
    "from_cards": "{what:nom}",
    "from_spells": "spells",
    "from_strike": "strikes",
    "from_shot": "shots",
    "from_effect": "features",
    "from_poison": "poison",
    "from_thirst": "thirst",
}
KEYWORDS: Final = {
    "frenzy": "Frenzy",
    "module": "Module",
    "directed_strike": "Directed strike",
    "experience_attack": "Experience in attack",
    "experience_defence": "Experience in defence",
    "horde": "Horde",
    "first_strike": "First strike",
    "dash": "Dash",
    "stealth": "Stealth",
    "unique": "Unique",
    "vulnerable": "Vulnerable",
    "armour": "Armour",
    "regeneration": "Regeneration",
    "thirst": "Thirst",
    "poison": "Poison",
    "protection": "Protection",
    "elusive": "Elusive",
}
EXTRA: Final = {
    "armour": " {n}",
    "regeneration": " {n}",
    "thirst": " {n}",
    "poison": " {n}",
    "protection": " from {what}",
    "elusive": " from {what:nom}",
}
VOWELS: Final = "aeiou"


class EnglishPhrase(Phrase):
    """`nom` and `acc` are the words themselves, `gen` has its ’s, `bare` is the noun without an article."""

    def __init__(self, text: str, bare: str, many: bool, tail: bool = False) -> None:
        self.text = text
        self.bare = bare
        self.many = many
        self.tail = tail

    def case(self, name: str) -> str:
        if name == "bare":
            return self.bare
        if name == "gen":
            return self.text + ("’" if self.text.endswith("s") else "’s")
        return self.text


class English(Language):
    id = "en"
    templates = TEMPLATES | keyword_templates(
        {word: (name, name) for word, name in KEYWORDS.items()}, EXTRA, "{}"
    )

    def __init__(self, classes: Mapping[str, tuple[str, str]]) -> None:
        self.classes = classes

    def has_class(self, word: str) -> bool:
        return word in self.classes

    def pronoun(self, of: Phrase) -> Phrase:
        if of.many:
            return Named({"nom": "they", "acc": "them", "gen": "their"}, True)
        return Named({"nom": "it", "acc": "it", "gen": "its"})

    def predicate(self, of: Phrase, words: list[str]) -> str:
        return self.listed([ADJECTIVES[word] for word in words], "and")

    def plural(self, number: Figure, forms: list[str]) -> str:
        return forms[0] if number.value is not None and abs(number.value) == 1 else forms[-1]

    def phrase(self, meant: Meant, mode: str) -> Phrase:
        many = mode in (phrases.ALL, phrases.CHOSEN_MANY)
        if meant.heads[0] in ("attacker", "attack_target", "source"):
            text = NOUNS[meant.heads[0]][0]
            return EnglishPhrase(text, text, False)
        bare = self._noun(meant, many)
        owned = self._owned(meant, mode, bare)
        text = f"{self._article(meant, mode, bare)}{owned}"
        return EnglishPhrase(text, self._counted_noun(meant, bare), many, not owned.endswith(bare))

    def _noun(self, meant: Meant, many: bool) -> str:
        """Adjectives, nouns, and what follows them."""
        heads = []
        for head in meant.heads:
            forms = self.classes[head[6:]] if head.startswith("class:") else NOUNS[head]
            heads.append(forms[many])
        elements = [self.listed(meant.elements, "or")] if meant.elements else []
        words = [ADJECTIVES[word] for word in meant.adjectives] + elements
        enemy = ["enemy"] if meant.who == "enemy" else []
        return " ".join([*words, *enemy, self.listed(heads, "and" if many else "or")])

    def _owned(self, meant: Meant, mode: str, bare: str) -> str:
        """Whose it is stands before many or a hero, after one."""
        after = " ".join(["", *meant.after])
        if mode in (phrases.AGAIN, phrases.CHOSEN_MANY, phrases.THIS, phrases.THAT):
            return bare + after
        if mode == phrases.ALL:
            return self._owned_many(meant, bare)
        return bare + ("" if self._is_your(meant, mode) else WHOSE.get(meant.who, "")) + after

    def _owned_many(self, meant: Meant, bare: str) -> str:
        whose = "your " if meant.who == "own" else ""
        return whose + ("other " if meant.other else "") + bare + " ".join(["", *meant.after])

    def _counted_noun(self, meant: Meant, bare: str) -> str:
        """After a number: `creatures of yours`."""
        whose = WHOSE.get(meant.who, "")
        return ("other " if meant.other else "") + bare + whose + " ".join(["", *meant.after])

    def _is_your(self, meant: Meant, mode: str) -> bool:
        return meant.heads == ["hero"] and mode == phrases.ONE

    def _article(self, meant: Meant, mode: str, bare: str) -> str:
        ordinal = f"{meant.ordinal} " if meant.ordinal else ""
        other = "other " if meant.other else ""
        if mode in (phrases.THIS, phrases.THAT):
            return f"{mode} "
        made = meant.adjectives[:1] in [[word] for word in phrases.MADE.values()]
        if mode == phrases.ALL:
            return "the " if made else ""
        if mode in (phrases.AGAIN, phrases.CHOSEN_MANY):
            return "the chosen "
        if mode == phrases.EACH:
            return f"each {other}"
        if mode == phrases.CHOSEN:
            return f"the {ordinal}{other}chosen " if ordinal else f"a chosen {other}"
        if mode == phrases.CHOSEN_AGAIN:
            return f"the {ordinal}{other}chosen "
        if self._is_your(meant, mode):
            return "your " if meant.who == "own" else "the " if meant.who == "enemy" else "a "
        if meant.other:
            return "another "
        if made:
            return "the "
        return "an " if bare.lstrip("[")[0].lower() in VOWELS else "a "

    def counted(self, meant: Meant, number: Figure, case: str) -> str:
        if number.value == 1 and case != "nom":
            return self.phrase(meant, phrases.ONE).case("acc")
        return f"{number.text} {self._counted_noun(meant, self._noun(meant, True))}"
