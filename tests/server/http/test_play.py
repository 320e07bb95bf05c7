"""Playing over HTTP: what is wrong gets a typed error and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from honjin.core.verify import verify_bytes
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_match_of_the_sample_game_from_the_first_answer_to_the_record(guest: Guest) -> None:
    match = guest.make(switches={"first_blood": True})
    early = guest.get(f"/api/matches/{match}/record")
    assert code_of(early) == (409, "not-over")
    draw = random.Random(4)
    for _ in range(400):
        now = guest.read(match)["now"]
        if now["over"]:
            break
        side = now["decision"]["side"]
        choice = draw.randrange(len(now["decision"]["options"]))
        assert guest.answer(match, now["decision"], choice, seat=side).json() == {"taken": 1}
    record = guest.get(f"/api/matches/{match}/record")
    assert record.status_code == 200
    assert record.headers["content-type"].startswith("text/plain")
    *_, end, signed = record.text.splitlines()
    assert ('"line":"end"' in end, '"line":"signed"' in signed) == (True, True)
    key = guest.get("/api/key").json()["key"]
    assert verify_bytes(record.content, lambda _: GAME, key=key).verified
    late = guest.answer(match, {"at": "", "options": [{"option": {"do": "x"}}]})
    assert code_of(late) in {(409, "over"), (409, "stale")}


def test_what_is_wrong_changes_nothing(place: Place, guest: Guest, new_guest: Callable[[], Guest]) -> None:
    match = guest.make(game="port_arthur", opponent="machine", side="japan", level="random")
    decision = guest.read(match)["now"]["decision"]
    before = place.lines(match)
    option = decision["options"][0]["option"]
    url = f"/api/matches/{match}/answer"
    good = {"at": decision["at"], "options": [option]}
    wrong: list[tuple[Any, int, str]] = [
        ({**good, "at": "another"}, 409, "stale"),
        ({**good, "options": [{"do": "Conjure"}]}, 422, "refused"),
        ({**good, "options": [{"do": "Sail", "ship": "potemkin", "zone": "tsushima"}]}, 422, "refused"),
        ({**good, "seat": "russia"}, 403, "not-yours"),
        ({**good, "seat": "spectator"}, 403, "not-yours"),
        ({**good, "seat": "umpire"}, 403, "not-yours"),
        ({**good, "surplus": 1}, 400, "malformed"),
        ({**good, "options": []}, 400, "malformed"),
        ({**good, "options": [option] * 65}, 400, "malformed"),
        ({"options": [option]}, 400, "malformed"),
        ([], 400, "malformed"),
    ]
    for body, status, code in wrong:
        assert code_of(guest.post(url, json=body)) == (status, code), body
    json = {"content-type": "application/json"}
    assert code_of(guest.post(url, content=b"{", headers=json)) == (400, "malformed")
    assert code_of(guest.post(url, content=b"\xff\xfe", headers=json)) == (400, "malformed")
    assert code_of(guest.post(url, content=b"[" * 20_000, headers=json))[0] == 400
    huge = {**good, "options": [{"do": "x" * 80_000}]}
    assert code_of(guest.post(url, json=huge)) == (413, "too-big")
    assert code_of(new_guest().post(url, json=good)) == (403, "not-yours")
    assert place.lines(match) == before
    assert guest.post(url, json=good).status_code == 200
    after = place.lines(match)
    assert len(after) > len(before)
    assert code_of(guest.post(url, json=good)) == (409, "stale")


def test_another_sides_eyes_are_not_lent(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    match = guest.make(opponent="machine", level="random")
    assert code_of(guest.get(f"/api/matches/{match}", params={"seat": "south"})) == (403, "not-yours")
    stranger = new_guest()
    assert code_of(stranger.get(f"/api/matches/{match}", params={"seat": "north"})) == (403, "not-yours")
    assert code_of(stranger.get(f"/api/matches/{match}", params={"seat": "umpire"})) == (403, "not-yours")
    assert stranger.read(match)["seat"] == "spectator"
    assert stranger.read(match)["now"]["decision"] is None


def test_an_invitation_opens_one_seat_once(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    made = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "side": "north"}).json()
    path, _, token = made["invitation"].partition("#")
    assert path == f"/join/{made['id']}"
    seat = f"/api/matches/{made['id']}/seat"
    friend, other = new_guest(), new_guest()
    assert code_of(other.post(seat, json={})) == (403, "not-yours")
    assert code_of(other.post(seat, json={"token": token[:-2] + "xx"})) == (403, "not-yours")
    second = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "side": "north"}).json()
    assert code_of(other.post(f"/api/matches/{second['id']}/seat", json={"token": token})) == (403, "not-yours")
    assert friend.post(seat, json={"token": token}).json()["side"] == "south"
    assert code_of(other.post(seat, json={"token": token})) == (409, "stale")
    assert friend.read(made["id"])["seat"] == "south"


def test_an_open_seat_is_in_the_list_until_it_is_taken(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    match = guest.make(opponent="anyone")
    other = new_guest()

    def listed() -> bool:
        return match in [row["id"] for row in other.get("/api/matches", params={"which": "open"}).json()]

    assert listed()
    assert other.post(f"/api/matches/{match}/seat", json={"side": "south"}).status_code == 200
    assert not listed()


def test_the_rest_of_the_table(guest: Guest) -> None:
    match = guest.make(game="port_arthur", opponent="machine", side="japan", level="random")
    base = f"/api/matches/{match}"
    advice = guest.get(f"{base}/hint").json()
    hint = advice["option"]
    assert advice["options"][0] == hint
    assert set(advice["reason"]) <= {"id", "facts"}
    decision = guest.read(match)["now"]["decision"]
    assert hint in [option["option"] for option in decision["options"]]
    assert guest.get(f"{base}/odds").status_code == 200
    reasons = guest.get(f"{base}/why", params={"touch": ["ship-mikasa", "zone-tsushima"]})
    assert reasons.status_code in (200, 404)
    assert guest.post(f"{base}/why", json={"option": hint}).json() == {"allowed": True, "refusals": []}
    said = guest.post(f"{base}/chat", json={"text": "<b>good luck</b>"}).json()
    assert said["text"] == "<b>good luck</b>"
    assert guest.read(match)["chat"][0]["text"] == said["text"]
    assert guest.answer(match, decision).status_code == 200
    now = guest.read(match)["now"]
    if now["undo"]:
        assert guest.post(f"{base}/undo", json={"at": now["decision"]["at"]}).status_code == 200
    assert guest.post(f"{base}/offer", json={"what": "draw"}).json() == {"accepted": False}
    assert guest.post(f"{base}/resign", json={}).status_code == 200
    assert guest.read(match)["now"]["over"]["result"] == {"winner": "russia", "how": "resigned"}
    assert code_of(guest.post(f"{base}/resign", json={}))[0] in (200, 409)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "nowhere"},
        {"side": "umpire"},
        {"level": "genius", "opponent": "machine"},
        {"switches": {"fog": True}},
        {"switches": {"river": "lava"}},
        {"opponent": "everybody"},
        {"nonce": "mine before the commitment"},
    ],
)
def test_a_match_that_cannot_be(guest: Guest, wanted: dict[str, Any]) -> None:
    answer = guest.post("/api/matches", json={"game": "ford", "side": "north", "opponent": "hotseat", **wanted})
    assert code_of(answer) in {(400, "malformed"), (404, "no-such-thing")}


@pytest.mark.parametrize("nonce", ["", "short", "x" * 81, "a line\nbreak", "größer als", None])
def test_nobody_adds_nothing_to_the_dice(guest: Guest, nonce: str | None) -> None:
    """Nor what a record could not show as it was sent."""
    made = guest.post("/api/matches", json={"game": "ford", "side": "north", "opponent": "hotseat"}).json()
    body = {"commitment": made["commitment"], "nonce": nonce}
    assert code_of(guest.post(f"/api/matches/{made['id']}/nonce", json=body)) == (400, "malformed")
    seen = guest.read(made["id"])
    assert seen["match"]["nonces"] == {}
    assert seen["now"]["decision"] is None
