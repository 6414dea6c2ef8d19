"""Problems over HTTP: told in three languages, tried move by move, and nothing kept."""

from __future__ import annotations

from typing import Any

from lomber.problems import tasks
from lomber.table.scene import HIDDEN
from lomber.text import LANGUAGES
from tests.server.test_members import Come, refusal
from tests.server.test_members import come as come
from tests.server.visitors import Server


def test_problems_are_told_in_the_language_asked_for_and_the_answer_is_not(
    server: Server, come: Come
) -> None:
    guest = come(server)
    for lang in LANGUAGES:
        lines = guest.get(f"/api/problems/{lang}")["problems"]
        assert [line["title"] for line in lines] == [one.title.text(lang) for one in tasks().values()]
        assert not {"first", "score", "idea"} & {key for line in lines for key in line}


def test_a_problem_is_tried_against_the_solver(server: Server, come: Come) -> None:
    guest = come(server)

    def attempt(*moves: str, **more: object) -> dict[str, Any]:
        answer: dict[str, Any] = guest.post("/api/problems/throw-in/try", {"moves": list(moves), **more})
        return answer

    begun = attempt()
    assert begun["kept"] and not begun["over"]
    assert begun["moves"] == [] and begun["idea"] == {}
    (frame,) = begun["frames"]
    assert frame["seat"] == -1
    assert not any(HIDDEN in zone.get("cards", ()) for zone in frame["scene"]["zones"])
    assert [choice["text"] for choice in frame["scene"]["choices"]] == ["QS", "AS", "2H"]
    wrong = attempt("AS")
    assert not wrong["kept"]
    assert [frame["move"] for frame in wrong["frames"]] == wrong["moves"]
    right = attempt("2H")
    assert right["kept"] and right["moves"] == ["2H", "KH", "3H", "4H", "JS"]
    later = attempt(*right["moves"], "3S", shown=5)
    assert [frame["move"] for frame in later["frames"]] == ["3S", "5S"]
    solved = attempt(*later["moves"], shown=7, solve=True)
    assert solved["over"] and solved["kept"] and set(solved["idea"]) == set(LANGUAGES)


def test_what_cannot_be_played_is_refused_with_its_rule_and_too_much_is_not_read(
    server: Server, come: Come
) -> None:
    guest = come(server)

    def refused(problem: str, body: dict[str, Any]) -> tuple[int, str]:
        return refusal(guest.http.post(f"/api/problems/{problem}/try", json=body))

    assert refused("nothing", {}) == (404, "no-problem")
    assert refused("throw-in", {"moves": ["9H"]})[0] == 409
    assert refused("throw-in", {"moves": ["2H", "hello"]})[0] == 409
    assert refused("throw-in", {"moves": ["2H"] * 200}) == (400, "malformed")
    assert refused("throw-in", {"moves": ["2" * 50]}) == (400, "malformed")
