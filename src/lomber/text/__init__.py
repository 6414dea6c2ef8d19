"""Words in three languages: Fluent messages of the table itself and of each game's own folder."""

from lomber.table.scene import slug
from lomber.text.speech import FALLBACK, LANGUAGES, Words, language, one_line

__all__ = ["FALLBACK", "LANGUAGES", "Words", "language", "one_line", "slug"]
