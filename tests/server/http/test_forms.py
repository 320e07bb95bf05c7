"""Forms over HTTP: what a bot does with them, and two players at one screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "bots.md"

BREAM = {"slip": "Sail", "boat": "bream", "place": "b1"}
FAR = {"slip": "Sail", "boat": "brill", "place": "d1"}
OUT = {"slip": "Scout", "plane": "b_1", "way": ["a2", "b2"], "look": "b2", "height": "high"}


def test_a_draft_is_written_found_again_and_sent(guest: Guest) -> None:
    match = guest.make(game="patrol", opponent="machine", side="blue", level="script")
    url = f"/api/matches/{match}"
    seen = guest.read(match)
    at = seen["now"]["at"]
    assert at == seen["now"]["decision"]["at"]
    assert seen["draft"]["slips"] == []
    written = guest.post(f"{url}/draft", json={"at": at, "slips": [BREAM, FAR, OUT]})
    far = {"row": 1, "rule": "2.1", "why": "too-far", "facts": {"boat": "brill", "place": "d1"}}
    assert (written.status_code, written.json()) == (200, {"refused": [far]})
    assert guest.read(match)["draft"]["slips"] == [BREAM, OUT]
    assert guest.post(f"{url}/why", json={"slip": FAR}).json()["refusals"][0]["why"] == "too-far"
    assert guest.post(f"{url}/odds", json={"slips": [OUT]}).json()["tables"][0]["rows"] == [["plane-b_1", 2.0]]
    assert guest.get(f"{url}/hint").json()["option"]["do"] == "SendOrders"
    sheet = {"do": "SendOrders", "slips": [BREAM, OUT]}
    assert guest.post(f"{url}/answer", json={"at": at, "options": [sheet]}).json() == {"taken": 1}
    late = guest.post(f"{url}/draft", json={"at": at, "slips": [BREAM]})
    assert (late.status_code, late.json()["code"]) == (409, "stale")


def test_what_is_no_draft_is_malformed(guest: Guest) -> None:
    match = guest.make(game="patrol", side="blue")
    at = guest.read(match, seat="blue")["now"]["at"]
    bodies: list[dict[str, Any]] = [
        {"at": at},
        {"at": at, "slips": [7]},
        {"at": at, "slips": [BREAM] * 401},
        {"slips": []},
    ]
    for body in bodies:
        answer = guest.post(f"/api/matches/{match}/draft", json={**body, "seat": "blue"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_visitor_with_two_seats_is_shown_the_one_that_still_has_to_write(guest: Guest) -> None:
    match = guest.make(switches={"written_guard": True})
    form = guest.read(match)["now"]["decision"]
    assert form["side"] == "north"
    sheet = {"do": "WriteGuard", "slips": form["form"]["usual"]}
    answered = guest.post(f"/api/matches/{match}/answer", json={"at": form["at"], "options": [sheet], "seat": "north"})
    assert answered.json() == {"taken": 1}
    assert guest.read(match)["now"]["decision"]["side"] == "south"
    assert re.search(r'"seat":\s*"south"', guest.get(f"/table/{match}").text)


def test_the_guide_for_bots_fills_in_forms(guest: Guest) -> None:
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[1]
    names: dict[str, Any] = {}
    exec(code, names)
    match = guest.make(game="patrol", opponent="machine", side="blue", level="random")
    url = f"/api/matches/{match}"
    while not (now := guest.read(match)["now"])["over"]:
        if asked := now["decision"]:
            body = {"at": asked["at"], "options": [names["answer_to"](asked)]}
            assert guest.post(f"{url}/answer", json=body).json() == {"taken": 1}
    assert now["over"]["result"]["how"] == "counted"
