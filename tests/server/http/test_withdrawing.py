"""Open tables that are withdrawn, and games that are on nobody's list."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.server.lines import open_line
from websockets.exceptions import ConnectionClosedError

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place


def listed(guest: Guest, which: str) -> set[str]:
    """The ids of a list."""
    return {match["id"] for match in guest.get("/api/matches", params={"which": which, "limit": 100}).json()}


def test_an_open_table_is_withdrawn_by_who_made_it(place: Place, guest: Guest, new_guest: Callable[[], Guest]) -> None:
    other = new_guest()
    match = guest.make(opponent="anyone")
    url = place.socket_url(f"/api/matches/{match}/socket")
    with open_line(url, additional_headers={"origin": place.url}) as line:
        line.recv()
        assert other.post(f"/api/matches/{match}/withdraw").status_code == 403
        assert match in listed(other, "open")
        assert guest.post(f"/api/matches/{match}/withdraw").status_code == 200
        with contextlib.suppress(ConnectionClosedError):
            for _ in line:
                pass
        assert line.close_code is not None
    assert match not in listed(other, "open") | listed(guest, "mine")
    for gone in (
        guest.post(f"/api/matches/{match}/withdraw"),
        other.post(f"/api/matches/{match}/seat", json={}),
        guest.get(f"/api/matches/{match}"),
    ):
        assert gone.status_code == 404


def test_a_table_at_which_somebody_has_sat_down_stays(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    for match in (guest.make(opponent="anyone"), guest.make(opponent="machine", level="random"), guest.make()):
        if match in listed(guest, "open"):
            assert new_guest().post(f"/api/matches/{match}/seat", json={}).status_code == 200
        assert guest.post(f"/api/matches/{match}/withdraw").status_code == 409
        assert guest.get(f"/api/matches/{match}").status_code == 200


def test_a_game_with_the_machine_is_listed_if_it_is_wished_and_open_to_who_has_its_address(
    guest: Guest, new_guest: Callable[[], Guest]
) -> None:
    alone, watched = (
        guest.make(opponent="machine", level="random"),
        guest.make(opponent="machine", level="random", public=True),
    )
    screen = guest.make(opponent="hotseat", public=True)
    other = new_guest()
    seen = listed(other, "running")
    assert (alone in seen, watched in seen, screen in seen) == (False, True, False)
    assert other.read(alone)["seat"] == "spectator"
    assert {alone, watched} <= listed(guest, "running")
