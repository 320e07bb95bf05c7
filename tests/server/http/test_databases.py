"""The same on both databases: people, tokens, matches, odd letters; and what a stop looks like from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.patience import SECONDS
from tests.server.http.conftest import PLAYED
from tests.server.lines import open_line
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from tests.conftest import StartServer
    from tests.server.http.conftest import NewGuest

PASSWORD = "three grey battleships"


def test_people_and_matches(database_url: str, start_server: StartServer, guest_at: NewGuest) -> None:
    server = start_server(database_url=database_url, games=PLAYED)
    guest, other = guest_at(server.url), guest_at(server.url)
    match = guest.make(game="port_arthur", side="japan", opponent="anyone")
    assert guest.post("/api/account/sign-up", json={"name": "Ōyama 大山", "password": PASSWORD}).status_code == 201
    taken = other.post("/api/account/sign-up", json={"name": "ōYAMA 大山", "password": PASSWORD})
    assert taken.json()["code"] == "name-taken"
    nobody = other.post("/api/account/sign-in", json={"name": "a\0b", "password": PASSWORD})
    assert nobody.json()["code"] == "wrong-password"
    seated = other.post(f"/api/matches/{match}/seat", json={}).json()
    assert seated["side"] == "russia"
    other.add_nonce(seated)
    assert guest.post(f"/api/matches/{match}/chat", json={"text": "zero\0byte"}).status_code == 400
    made = guest.post("/api/tokens", json={"name": "bot"}).json()
    assert [token["name"] for token in guest.get("/api/tokens").json()] == ["bot"]
    assert guest.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert guest.answer(match, guest.read(match)["now"]["decision"]).status_code == 200
    assert other.post(f"/api/matches/{match}/resign", json={}).status_code == 200
    assert guest.get(f"/api/matches/{match}/record").status_code == 200


def read_to_the_end(line: Any) -> None:
    while True:
        line.recv(timeout=SECONDS)


def test_a_stopping_server_asks_its_clients_to_come_again(start_server: StartServer, guest_at: NewGuest) -> None:
    server = start_server()
    guest = guest_at(server.url)
    match = guest.make(game="port_arthur", side="japan", opponent="anyone")
    headers = {"cookie": f"visitor={guest.cookies['visitor']}"}
    with open_line(server.socket_url(f"/api/matches/{match}/socket?seat=japan"), additional_headers=headers) as line:
        assert msgspec.json.decode(line.recv())["type"] == "welcome"
        server.stop()
        with pytest.raises(ConnectionClosed):
            read_to_the_end(line)
        assert line.close_code == 1012
