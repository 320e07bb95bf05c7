"""What somebody has played is his own business until he shares it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

PASSWORD = "three grey battleships"


def signed_up(guest: Guest, name: str) -> str:
    """Make a guest an account; his id."""
    answer = guest.post("/api/account/sign-up", json={"name": name, "password": PASSWORD})
    answer.raise_for_status()
    return str(answer.json()["id"])


def lose(guest: Guest, **wanted: Any) -> str:
    """Play a match and give it up at once."""
    match = guest.make(**wanted)
    guest.post(f"/api/matches/{match}/resign", json={}).raise_for_status()
    return match


def test_a_profile_is_private_until_it_is_shared(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    me, other = signed_up(guest, "Alexeyev"), new_guest()
    alone = lose(guest, opponent="machine", level="random")
    watched = lose(guest, opponent="machine", level="random", public=True)
    lose(guest, opponent="hotseat")
    assert other.get(f"/api/people/{me}").status_code == 404
    assert other.get(f"/api/people/{me}/matches").status_code == 404
    assert other.get(f"/people/{me}").status_code == 404
    mine = guest.get(f"/api/people/{me}").json()
    tally = {"game": "ford", "side": "north", "machine": True, "won": 0, "drawn": 0, "lost": 2}
    assert (mine["shared"], mine["tallies"]) == (False, [tally])
    assert [row["id"] for row in guest.get(f"/api/people/{me}/matches").json()] == [watched, alone]
    assert guest.patch("/api/me", json={"shared": True}).json()["shared"] is True
    assert other.get(f"/api/people/{me}").json()["tallies"] == [tally]
    # What was played in private stays so: it is counted, and not listed.
    assert [row["id"] for row in other.get(f"/api/people/{me}/matches").json()] == [watched]
    page = other.get(f"/people/{me}", headers={"accept": "text/html"}).text
    assert ("Alexeyev" in page, watched in page, alone in page) == (True, True, False)
    guest.patch("/api/me", json={"shared": False})
    assert other.get(f"/api/people/{me}").status_code == 404


def test_nobody_learns_who_there_is_by_trying(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    owner = new_guest()
    me = signed_up(owner, "Kuropatkin")
    hidden, missing = guest.get(f"/api/people/{me}"), guest.get("/api/people/nobody")
    assert (hidden.status_code, hidden.json()) == (missing.status_code, missing.json())
    assert guest.patch("/api/me", json={"shared": True}).status_code == 403
    for path in ("matches?page=-1", "matches?page=99999", "matches?game=chess", "matches?game=a.b.c"):
        assert owner.get(f"/api/people/{me}/{path}").status_code == 400, path
    assert owner.get(f"/people/{me}?page=x").status_code == 400
