"""Notes and drawings are their author's own: by seat and match, on every device, until he shares them at the end."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.http.conftest import PLAYED
from tests.server.lines import open_line

from honjin.server.settings import Limits

if TYPE_CHECKING:
    from tests.conftest import StartServer
    from tests.server.http.conftest import Guest, Place
    from tests.server.http.conftest import NewGuest as NewGuestAt

NewGuest = Callable[[], "Guest"]

ARROW = {
    "kind": "arrow",
    "start": {"x": 100, "y": 200, "thing": "ship-mikasa"},
    "end": {"x": 300, "y": 400, "thing": "zone-tsushima"},
    "ink": "red",
}
RING = {"kind": "ring", "at": {"x": 10, "y": 20, "thing": ""}, "radius": 60, "ink": "blue"}


def note(text: str) -> dict[str, Any]:
    """What a note says."""
    return {"kind": "note", "text": text}


def jot(guest: Guest, match: str, what: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Note or draw something."""
    answer = guest.post(f"/api/matches/{match}/notes", json={"what": what, **more})
    assert answer.status_code == 201, answer.text
    kept: dict[str, Any] = answer.json()
    return kept


def books(guest: Guest, match: str, which: str = "mine", **query: str) -> dict[str, list[Any]]:
    """What somebody reads, by seat."""
    answer = guest.get(f"/api/matches/{match}/notes", params=query)
    assert answer.status_code == 200, answer.text
    return {book["seat"]: [one["what"] for one in book["notes"]] for book in answer.json()[which]}


def played(one: Guest, other: Guest) -> str:
    """A match between the two, in which the one plays north."""
    match = one.make(opponent="anyone")
    other.add_nonce(other.post(f"/api/matches/{match}/seat", json={}).json())
    return match


def test_a_note_is_its_authors_alone_by_seat(guest: Guest, new_guest: NewGuest) -> None:
    other, stranger = new_guest(), new_guest()
    match = played(guest, other)
    kept = jot(guest, match, note("Hold the ford."), step=3, turn=1)
    assert (kept["step"], kept["turn"], kept["until"]) == (3, 1, None)
    jot(guest, match, ARROW, seat="north")
    jot(guest, match, note("As others see it."), seat="spectator")
    jot(stranger, match, RING)
    assert books(guest, match) == {"north": [note("Hold the ford."), ARROW], "spectator": [note("As others see it.")]}
    assert books(guest, match, seat="north") == {"north": [note("Hold the ford."), ARROW]}
    assert books(stranger, match) == {"spectator": [RING]}
    assert books(other, match) == books(other, match, "others") == {}
    for seat in ("north", "umpire"):
        body = {"what": note("x"), "seat": seat}
        assert other.post(f"/api/matches/{match}/notes", json=body).json()["code"] == "not-yours"
        assert other.get(f"/api/matches/{match}/notes", params={"seat": seat}).json()["code"] == "not-yours"
    assert other.delete(f"/api/matches/{match}/notes/{kept['id']}").status_code == 404
    assert guest.delete(f"/api/matches/{match}/notes/{kept['id']}").status_code == 204
    assert books(guest, match, seat="north") == {"north": [ARROW]}


def test_drawings_are_taken_off_and_put_back(guest: Guest) -> None:
    match = guest.make()
    for what in (ARROW, RING, note("stays")):
        jot(guest, match, what, step=2, seat="north")
    jot(guest, match, ARROW, step=2, seat="south")

    def until() -> list[list[Any]]:
        found = guest.get(f"/api/matches/{match}/notes").json()["mine"]
        return sorted([book["seat"], *(one["until"] for one in book["notes"])] for book in found)

    clear = f"/api/matches/{match}/notes/clear"
    assert guest.post(clear, json={"step": 5, "seat": "north"}).status_code == 200
    assert until() == [["north", 5, 5, None], ["south", None]]
    assert guest.post(clear, json={"step": 5, "back": True, "seat": "north"}).status_code == 200
    assert until() == [["north", None, None, None], ["south", None]]


def test_they_are_shared_by_their_author_once_the_match_is_over(guest: Guest, new_guest: NewGuest) -> None:
    other, stranger = new_guest(), new_guest()
    match = played(guest, other)
    jot(guest, match, note("A trap."))
    jot(stranger, match, note("I was here."))
    share = f"/api/matches/{match}/notes/share"
    assert guest.post(share, json={"shared": True}).json()["code"] == "not-over"
    assert guest.post(f"/api/matches/{match}/resign", json={}).status_code == 200
    assert books(other, match, "others") == books(stranger, match, "others") == {}
    assert guest.post(share, json={"shared": True}).status_code == 200
    assert guest.post(share, json={"shared": True}).status_code == 200
    assert books(other, match, "others") == books(stranger, match, "others") == {"north": [note("A trap.")]}
    assert other.get(f"/api/matches/{match}/notes").json()["others"][0]["name"] == guest.me["name"]
    assert guest.get(f"/api/matches/{match}/notes").json()["mine"][0]["shared"] is True
    # Who only looked on writes on nobody's replay, and who is blocked not on that of whoever has blocked him.
    assert stranger.post(share, json={"shared": True}).json()["code"] == "not-allowed"
    assert other.post("/api/blocks", json={"match": match, "side": "north"}).status_code == 200
    assert books(other, match, "others") == {}
    assert guest.post(share, json={"shared": False}).status_code == 200
    assert books(stranger, match, "others") == {}


@pytest.mark.attack
def test_what_is_too_long_too_far_or_foreign_is_refused(guest: Guest, place: Place) -> None:
    match = guest.make()
    address = f"/api/matches/{match}/notes"
    far = {**RING, "at": {"x": 10**6, "y": 0, "thing": ""}}
    odd = {**RING, "at": {"x": 0, "y": 0, "thing": "<b>"}}
    for what in (
        note(""),
        note("x" * 1001),
        note("a\0b"),
        note("a\x9b2J"),
        note("a\u202eb"),
        {**ARROW, "ink": "gold"},
        far,
        odd,
        {"kind": "scroll"},
    ):
        assert guest.post(address, json={"what": what}).status_code == 400, what
    body = {"what": note("x")}
    assert guest.post(address, json=body, headers={"x-csrf-token": ""}).json()["code"] == "csrf"
    assert guest.post(address, json=body, headers={"origin": "https://evil.example"}).status_code == 403
    assert guest.post("/api/matches/nothing/notes", json=body).status_code == 404
    assert place.rows("SELECT count(*) FROM jottings WHERE match = ?", match) == [(0,)]


@pytest.mark.attack
def test_so_many_are_kept_and_no_more(start_server: StartServer, guest_at: NewGuestAt) -> None:
    server = start_server(games=PLAYED, limits=Limits(notes_kept=2))
    guest = guest_at(server.url)
    match = guest.make()
    jot(guest, match, note("one"))
    jot(guest, match, RING, seat="spectator")
    third = guest.post(f"/api/matches/{match}/notes", json={"what": note("three")})
    assert (third.status_code, third.json()["code"]) == (409, "too-many")


@pytest.mark.attack
def test_who_comes_with_several_at_once_keeps_no_more(
    database_url: str, start_server: StartServer, guest_at: NewGuestAt
) -> None:
    server = start_server(database_url=database_url, games=PLAYED, limits=Limits(notes_kept=2))
    guest = guest_at(server.url)
    match = guest.make()
    body = {"what": note("x")}
    with ThreadPoolExecutor(8) as together:
        answers = [together.submit(guest.post, f"/api/matches/{match}/notes", json=body) for _ in range(24)]
    assert [answer.result().status_code for answer in answers].count(201) == 2
    assert len(books(guest, match)["north"]) == 2


@pytest.mark.attack
def test_the_line_of_nobody_carries_anything_of_them(guest: Guest, new_guest: NewGuest, place: Place) -> None:
    """What is jotted down makes no message at any seat, not at its author's either."""
    other = new_guest()
    match = played(guest, other)
    address = place.socket_url(f"/api/matches/{match}/socket")
    seats = {"north": guest, "south": other, "spectator": new_guest()}
    with ExitStack() as opened:
        lines = []
        for seat, who in seats.items():
            headers = {"cookie": f"visitor={who.cookies['visitor']}"}
            lines.append(opened.enter_context(open_line(f"{address}?seat={seat}", additional_headers=headers)))
            assert '"welcome"' in lines[-1].recv()
        for line in lines:
            line.send('{"do":"ping","id":1}')
            while '"id":1' not in line.recv():
                pass
        before = [other.read(match), other.get("/api/matches", params={"which": "mine"}).json(), place.lines(match)]
        jot(guest, match, note("A trap."), step=3)
        jot(guest, match, ARROW)
        guest.post(f"/api/matches/{match}/notes/clear", json={"step": 3})
        for line in lines:
            line.send('{"do":"ping","id":2}')
            # The next that comes is the reply: nothing came between.
            assert '"id":2' in line.recv()
        after = [other.read(match), other.get("/api/matches", params={"which": "mine"}).json(), place.lines(match)]
    assert after == before


def test_they_go_along_when_a_guest_signs_in_on_both_databases(
    database_url: str, start_server: StartServer, guest_at: NewGuestAt
) -> None:
    server = start_server(database_url=database_url, games=PLAYED)
    guest, device = guest_at(server.url), guest_at(server.url)
    password = "three grey battleships"
    assert guest.post("/api/account/sign-up", json={"name": "Togo", "password": password}).status_code == 201
    match = guest.make(opponent="anyone")
    device.add_nonce(device.post(f"/api/matches/{match}/seat", json={}).json())
    jot(guest, match, ARROW)
    jot(device, match, note("from the phone"))
    guest.post(f"/api/matches/{match}/resign", json={})
    for one in (guest, device):
        assert one.post(f"/api/matches/{match}/notes/share", json={"shared": True}).status_code == 200
    assert books(device, match, "others") == {"north": [ARROW]}
    assert device.post("/api/account/sign-in", json={"name": "Togo", "password": password}).status_code == 201
    assert books(device, match) == {"north": [ARROW], "south": [note("from the phone")]}
    assert books(device, match, "others") == {}
