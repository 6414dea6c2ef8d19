"""The game keeps every promise of Lomber's contract, in every form."""

import pytest

from lomber.conform import Trial, trials


@pytest.mark.parametrize("trial", trials("oh_hell"), ids=str)
def test_it_conforms(trial: Trial) -> None:
    trial.run(seconds=0.2)
