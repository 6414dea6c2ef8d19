"""Matches between bots: duplicate hands, honest intervals, resumable, on as many processes as one likes."""

from lomber.arena.contest import Contest, Standing, run

__all__ = ["Contest", "Standing", "run"]
