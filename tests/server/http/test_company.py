"""Friends keep seats for each other; whoever is blocked comes near nowhere, by whatever door."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

pytestmark = pytest.mark.attack

NewGuest = Callable[[], "Guest"]


def listed(guest: Guest, which: str, **wish: str) -> set[str]:
    """The ids of a list."""
    answer = guest.get("/api/matches", params={"which": which, "limit": 100, **wish})
    assert answer.status_code == 200, answer.text
    return {match["id"] for match in answer.json()}


def token_of(guest: Guest) -> str:
    """What a link for a friend carries."""
    url: str = guest.post("/api/friends/link").json()["url"]
    path, _, token = url.partition("#")
    assert path == "/friend"
    return token


def befriend(one: Guest, other: Guest) -> None:
    """By the link of the one."""
    assert other.post("/api/friends", json={"token": token_of(one)}).status_code == 200


def played(one: Guest, other: Guest) -> str:
    """A match between the two, in which the one plays north."""
    match = one.make(opponent="anyone")
    taken = other.post(f"/api/matches/{match}/seat", json={})
    assert taken.status_code == 200, taken.text
    other.add_nonce(taken.json())
    return match


def test_a_seat_is_kept_for_a_friend_and_for_nobody_else(guest: Guest, new_guest: NewGuest) -> None:
    friend, other = new_guest(), new_guest()
    wanted = {"game": "ford", "side": "north", "opponent": "friend", "friend": friend.me["id"]}
    assert guest.post("/api/matches", json=wanted).status_code == 403
    befriend(guest, friend)
    assert [one["id"] for one in guest.get("/api/friends").json()] == [friend.me["id"]]
    assert guest.post("/api/matches", json={**wanted, "opponent": "anyone"}).status_code == 400
    kept, declined = (guest.post("/api/matches", json=wanted).json()["id"] for _ in range(2))
    assert listed(friend, "invited") == {kept, declined}
    assert not {kept, declined} & (listed(other, "open") | listed(other, "invited"))
    assert "Decline" in friend.get(f"/join/{kept}").text
    assert other.post(f"/api/matches/{kept}/seat", json={}).status_code == 403
    assert other.post(f"/api/matches/{kept}/decline").status_code == 409
    assert friend.post(f"/api/matches/{kept}/seat", json={}).status_code == 200
    assert friend.post(f"/api/matches/{declined}/decline").status_code == 200
    # Declined, the seat is nobody's without the link, as before.
    for one in (friend, other):
        assert one.post(f"/api/matches/{declined}/seat", json={}).status_code == 403
    assert friend.delete(f"/api/friends/{guest.me['id']}").status_code == 204
    assert guest.get("/api/friends").json() == []


def test_a_link_for_a_friend_is_no_other_and_ends_with_its_makers_sessions(guest: Guest, new_guest: NewGuest) -> None:
    other = new_guest()
    token = token_of(guest)
    seat = guest.post("/api/matches", json={"game": "ford", "opponent": "friend"}).json()["invitation"]
    for wrong in ("", token[:-3], seat.partition("#")[2]):
        assert other.post("/api/friends", json={"token": wrong}).status_code == 409
    assert guest.post("/api/friends", json={"token": token}).status_code == 403  # oneself
    guest.post("/api/account/sign-out", json={"everywhere": True})
    assert other.post("/api/friends", json={"token": token}).status_code == 409


def test_who_is_blocked_neither_sits_nor_invites_nor_writes_nor_sees(guest: Guest, new_guest: NewGuest) -> None:
    pest = new_guest()
    befriend(guest, pest)
    match = played(guest, pest)
    kept = guest.post(
        "/api/matches", json={"game": "ford", "side": "north", "opponent": "friend", "friend": pest.me["id"]}
    ).json()
    token = token_of(guest)
    assert pest.post("/api/blocks", json={"match": guest.make(), "side": "north"}).status_code == 403
    assert guest.post("/api/blocks", json={"match": match, "side": "north"}).status_code == 403  # oneself
    assert guest.post("/api/blocks", json={"match": match, "side": "south"}).status_code == 200
    assert guest.post("/api/blocks", json={"match": match, "side": "south"}).status_code == 200
    assert (guest.get("/api/friends").json(), pest.get("/api/friends").json()) == ([], [])
    # The match goes on; what is said in it by the one does not reach the other.
    assert pest.post(f"/api/matches/{match}/chat", json={"text": "hello"}).status_code == 403
    assert guest.post(f"/api/matches/{match}/chat", json={"text": "farewell"}).is_success
    assert pest.post(f"/api/matches/{match}/resign", json={}).is_success
    for one in (pest, guest):
        assert one.post(f"/api/matches/{match}/offer", json={"what": "rematch"}).status_code == 403
    # Neither has anything to do with the tables of the other: open ones, kept ones, by link or by their address.
    for host, comer in ((guest, pest), (pest, guest)):
        table = host.make(opponent="anyone")
        assert table not in listed(comer, "open")
        assert comer.post(f"/api/matches/{table}/seat", json={}).status_code == 403
    assert kept["id"] not in listed(pest, "invited")
    by_link = {"token": kept["invitation"].partition("#")[2]}
    assert pest.post(f"/api/matches/{kept['id']}/seat", json=by_link).status_code == 403
    umpired = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "umpire": True}).json()
    call = {"token": umpired["umpire"].partition("#")[2]}
    assert pest.post(f"/api/matches/{umpired['id']}/seat", json=call).status_code == 403
    assert pest.post("/api/friends", json={"token": token}).status_code == 403
    # A block goes along into an account, and comes off again.
    guest.post("/api/account/sign-up", json={"name": "Verestchagin", "password": "three grey ships"})
    (blocked,) = guest.get("/api/blocks").json()
    assert blocked["id"] == pest.me["id"]
    assert pest.get("/api/blocks").json() == []
    assert guest.delete(f"/api/blocks/{blocked['id']}").status_code == 204
    assert pest.post(f"/api/matches/{kept['id']}/seat", json=by_link).status_code == 200


def test_company_comes_along_when_a_guest_signs_in(guest: Guest, new_guest: NewGuest) -> None:
    account = {"name": "Skrydlov", "password": "three grey ships"}
    owner, other = new_guest(), new_guest()
    owner.post("/api/account/sign-up", json=account).raise_for_status()
    befriend(owner, other)
    befriend(guest, other)
    befriend(guest, owner)
    guest.post("/api/account/sign-in", json=account).raise_for_status()
    assert [one["id"] for one in guest.get("/api/friends").json()] == [other.me["id"]]
    assert [one["id"] for one in other.get("/api/friends").json()] == [owner.me["id"]]


def test_ids_that_nobody_can_have_are_nobodys(guest: Guest) -> None:
    for path in ("/api/people/%00", "/api/people/a%00b/matches", "/people/%00"):
        assert guest.get(path).status_code == 404, path
    for path in ("/api/friends/%00", "/api/blocks/%00"):
        assert guest.delete(path).status_code == 404, path
    assert guest.post("/friends/%00/part").status_code == 404
    assert guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "friend": "\0"}).status_code == 400


def test_lists_are_narrowed(guest: Guest, new_guest: NewGuest) -> None:
    other = new_guest()
    ran = guest.make(opponent="anyone", game="ran.nagakute", side="tokugawa", clock=86400)
    ford = guest.make(opponent="anyone", clock=300)
    free = guest.make(opponent="anyone")
    for wish, found in (
        ({}, {ran, ford, free}),
        ({"game": "ran"}, {ran}),
        ({"game": "ran.nagakute"}, {ran}),
        ({"game": "ran.tennoji"}, set()),
        ({"game": "ford", "pace": "table"}, {ford}),
        ({"pace": "mail"}, {ran}),
        ({"pace": "free"}, {free}),
        ({"game": "ford", "side": "south"}, {ford, free}),
        ({"side": "north"}, set()),
    ):
        assert listed(other, "open", **wish) & {ran, ford, free} == found, wish
    page = other.get("/lobby?game=ran&pace=mail", headers={"accept": "text/html"}).text
    assert (f"/seat/{ran}" in page, f"/seat/{ford}" in page) == (True, False)
    for wrong in ("game=chess", "pace=slow", "side=X", "side=%00", "game=%00"):
        assert other.get(f"/api/matches?which=open&{wrong}").status_code == 400, wrong
