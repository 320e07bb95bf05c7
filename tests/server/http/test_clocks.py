"""Clock and umpire over HTTP: asked for with a new match, and what the umpire does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

NewGuest = Callable[[], "Guest"]


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def three(host: Guest, new_guest: NewGuest, **wanted: Any) -> tuple[str, Guest, Guest]:
    """A match with an umpire; its id, the other player and the umpire."""
    wish = {"game": "patrol", "opponent": "friend", "side": "blue", "umpire": True, **wanted}
    made = host.post("/api/matches", json=wish).json()
    friend, umpire = new_guest(), new_guest()
    for who, link in ((friend, made["invitation"]), (umpire, made["umpire"])):
        seat = who.post(f"/api/matches/{made['id']}/seat", json={"token": link.rpartition("#")[2]})
        assert seat.status_code == 200, seat.text
    for player in (host, friend):
        player.add_nonce(made)
    return made["id"], friend, umpire


@pytest.mark.parametrize(
    "wish", [{"clock": 59}, {"clock": -1}, {"clock": 31 * 86400}, {"clock": 300, "opponent": "hotseat"}]
)
def test_a_clock_nobody_could_play_by_is_refused(guest: Guest, wish: dict[str, Any]) -> None:
    made = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "side": "north", **wish})
    assert made.status_code == 400


def test_a_match_and_its_lists_tell_the_time(guest: Guest, new_guest: NewGuest) -> None:
    match, friend, _ = three(guest, new_guest, clock=86400)
    seen = guest.read(match)
    assert seen["match"]["clock"] == 86400
    assert seen["now"]["due"] == friend.read(match)["now"]["due"]
    [row] = [one for one in guest.get("/api/matches?which=mine").json() if one["id"] == match]
    assert (row["clock"], row["due"]) == (86400, seen["now"]["due"])


def test_an_umpire_sits_down_by_his_link_once_and_plays_nothing(guest: Guest, new_guest: NewGuest) -> None:
    match, friend, umpire = three(guest, new_guest)
    assert umpire.read(match)["seat"] == "umpire"
    assert friend.read(match)["match"]["umpire"]["kind"] == "human"
    assert code_of(umpire.post(f"/api/matches/{match}/resign", json={})) == (403, "not-yours")
    assert code_of(umpire.post(f"/api/matches/{match}/seat", json={"side": "red"})) == (403, "not-allowed")
    assert code_of(friend.get(f"/api/matches/{match}?seat=umpire")) == (403, "not-yours")
    assert [one["id"] for one in umpire.get("/api/matches?which=mine").json()] == [match]


def test_his_acts_are_his_alone_and_for_one_moment(guest: Guest, new_guest: NewGuest) -> None:
    match, friend, umpire = three(guest, new_guest)
    url = f"/api/matches/{match}/umpire"
    for body, act in (({"text": "Hello"}, "message"), ({"at": "1", "seconds": 60}, "deadline"), ({"at": "1"}, "close")):
        assert code_of(guest.post(f"{url}/{act}", json=body)) == (403, "not-yours")
    assert code_of(umpire.post(f"{url}/message", json={"text": "Hello", "to": ["green"]})) == (400, "malformed")
    assert umpire.post(f"{url}/message", json={"text": "Only red.", "to": ["red"]}).json() == {"ok": True}
    assert friend.read(match)["told"][-1]["event"]["text"] == "Only red."
    assert "Only red." not in guest.get(f"/api/matches/{match}").text
    at = umpire.read(match)["now"]["at"]
    assert umpire.post(f"{url}/deadline", json={"at": at, "seconds": 3600}).json() == {"ok": True}
    assert guest.read(match)["now"]["due"] is not None
    assert code_of(umpire.post(f"{url}/close", json={"at": at})) == (409, "stale")
    at = umpire.read(match)["now"]["at"]
    assert umpire.post(f"{url}/close", json={"at": at}).json() == {"ok": True}
    assert {"event": "StepClosed"} in [told["event"] for told in guest.read(match)["told"]]
    assert guest.read(match)["now"]["due"] is None, "the match itself has no clock"


def test_nobody_claims_a_match_of_somebody_who_is_there(guest: Guest, new_guest: NewGuest) -> None:
    match, _, umpire = three(guest, new_guest, clock=86400)
    assert code_of(guest.post(f"/api/matches/{match}/claim", json={})) == (422, "refused")
    assert code_of(umpire.post(f"/api/matches/{match}/claim", json={})) == (403, "not-yours")


def test_who_signs_in_where_he_plays_is_umpire_no_more(guest: Guest, new_guest: NewGuest) -> None:
    """A second name is no way to both chairs."""
    account = {"name": "Nagumo", "password": "steam by night"}
    assert guest.post("/api/account/sign-up", json=account).status_code in (200, 201)
    guest.headers["x-csrf-token"] = guest.get("/api/me").json()["csrf"]
    match, _, umpire = three(guest, new_guest)
    assert umpire.post("/api/account/sign-in", json=account).status_code in (200, 201)
    umpire.headers["x-csrf-token"] = umpire.get("/api/me").json()["csrf"]
    assert umpire.read(match)["seat"] == "blue"
    assert code_of(umpire.get(f"/api/matches/{match}?seat=umpire")) == (403, "not-yours")
