"""The book's advice on Whist."""

from lomber.table.contract import Advice

ADVICE: list[Advice] = []
