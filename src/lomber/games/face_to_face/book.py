"""advice"""

from lomber.table.contract import Advice

ADVICE: list[Advice] = []
