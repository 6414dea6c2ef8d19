"""Bots: random, by the book, and those that search. A bot knows what its seat knows."""
