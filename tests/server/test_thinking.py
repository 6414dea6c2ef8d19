"""A thinking process is given a seen log: a state, a table or a record it refuses, whichever way it gets there."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

import lomber
from lomber.server.thinking import choose
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadRecord


def test_a_thinking_process_that_is_handed_anything_but_a_seen_log_fails() -> None:
    table = lomber.Table(lomber.make("whist", hands=1), seed=1)
    seat = table.turn()
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        move, _ = pool.submit(choose, table.seen(seat).text(), "club", 1, 0.02).result()
        assert move in table.legal(seat)
        truth = json.dumps(table.state.position(EVERYTHING))
        for told in (truth, table.record().text()):
            with pytest.raises(BadRecord):
                pool.submit(choose, told, "club", 1, 0.02).result()
        for state in (table.state, table):
            with pytest.raises(TypeError):
                pool.submit(choose, state, "club", 1, 0.02).result()  # type: ignore[arg-type]
