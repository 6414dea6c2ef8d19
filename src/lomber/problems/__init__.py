"""Problems: positions with open cards, something to be reached, and the solver on the other chairs.

    >>> from lomber.problems import Attempt, task
    >>> attempt = Attempt(task("kovalevskaya"))
    >>> attempt.standing().kept
    True

The problems are the `.toml` files of this folder, one for each family of games; `docs/problems.md` says how to add
one. Nothing here is ever asked about a table that is being played.
"""

from lomber.problems.attempt import Attempt, Standing, Worth
from lomber.problems.collection import Said, Task, UnknownTask, task, tasks

__all__ = ["Attempt", "Said", "Standing", "Task", "UnknownTask", "Worth", "task", "tasks"]
