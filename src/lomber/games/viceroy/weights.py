"""What the book of Viceroy reckons with: the figures behind the advice (viceroy.md, section 8).

The advice says what to weigh; how much each thing weighs was found by play. Points at the end are the unit; what is
multiplied by the part of the game that is still to come loses its worth towards the end.
"""


class Weights:
    """The figures by which things are weighed."""

    def __init__(self) -> None:
        # Gems and cards
        self.gem_late: float = 0.25
        self.gem_early: float = 1.08
        """More, by the part of the game to come."""
        self.card_late: float = 1.01
        self.card_early: float = 5.48
        self.card_high: float = 0.88
        """A card to draw is worth more by each level above the first that is open to it."""
        # Tokens
        self.share_now: float = 0.3
        """Of a third of a set: what is certain, and what is hoped for."""
        self.share_hope: float = 0.16
        self.share_many: float = 0.42
        """More for each player beyond two: where many bid for points, tokens are left."""
        self.science: float = 3.5
        self.magic_start: float = 1.5
        self.magic_more: float = 0.53
        self.bonus_hope: float = 0.52
        self.shield: float = 3.0
        self.shield_hope: float = 0.6
        self.attack: float = 0.35
        self.attack_each: float = 0.77
        self.infinite: float = 5.83
        self.circle_bonus: float = 0.4
        self.circle_bonus_hope: float = 1.2
        # Places
        self.three_sectors: float = 0.35
        self.two_sectors: float = 0.06
        self.pair: float = 0.37
        """Two upper sectors of one colour side by side: half a circle to come."""
        self.base: float = 0.8
        self.room_two: float = 0.0
        """An open place of the second level, by the part of the game to come; then of the third, fourth, fifth."""
        self.room_three: float = 0.0
        self.room_four: float = 0.56
        self.room_five: float = 0.0
        self.low_number: float = 0.3
        # Laws
        self.lasting: float = 6.0
        self.cards_to_come: float = 14.48
        self.science_to_come: float = 2.0
        self.sets: float = 5.0
        self.gems_left: float = 0.76
        self.other_law: float = 3.5
        self.tucking_waits: float = 0.7
        self.stashing_waits: float = 0.38
        self.waiting: float = 1.2
        """A character waits for a higher place; each level lacking counts so much."""
        # The auction
        self.best_alone: float = 0.55
        self.other_alone: float = 0.75
        self.rival_alone: float = 0.75
        self.two_cards: float = 0.45
        self.passing: float = 0.5
        """By so much a pass must be better than a bid, and a refusal than a place."""
        self.few_gems: float = 3.0
        self.match: float = 1.49
        self.stock: float = 4.0
        """Gems that are not laid on a law before the end."""


HOUSE = Weights()
"""The figures of the house."""
