"""What somebody with bad intentions sends: each of these once did something it should not have."""

from __future__ import annotations

import asyncio
import io
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import structlog
from tests.patience import SECONDS
from tests.server.http.conftest import PLAYED
from tests.server.lines import open_line
from websockets.exceptions import ConnectionClosed

from honjin.server.api import door
from honjin.server.app import create_app
from honjin.server.health import Metrics, Watch
from honjin.server.limits import NAME_KEPT, Rates
from honjin.server.logs import configure_logs
from honjin.server.rates import network_of
from honjin.server.settings import Bucket, Limits, read_settings
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.conftest import StartServer
    from tests.server.http.conftest import Guest, NewGuest, Place

pytestmark = pytest.mark.attack

PASSWORD = "three grey battleships"
HERE = "http://127.0.0.1:8000"
JSON = {"content-type": "application/json"}
MULTIPART = {"content-type": "multipart/form-data; boundary=x"}
NOT_TEXT = (b"\xff", b"\xed\xa0\x80")


def part(name: str, value: bytes) -> bytes:
    return b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n--x--\r\n' % (name.encode(), value)


@pytest.mark.parametrize("value", NOT_TEXT)
def test_bytes_that_are_no_text_are_malformed(guest: Guest, value: bytes) -> None:
    answers = [guest.post("/api/tokens", content=b'{"name":"' + value + b'"}', headers=JSON)]
    for path, name in (("/account/sign-in", "name"), ("/play", "game"), ("/preferences", "next"), ("/seat/x", "nonce")):
        answers.append(guest.post(path, content=part(name, value), headers=MULTIPART))
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(400, "malformed")] * 5


@pytest.mark.parametrize(
    "fields", [{"nonce": "\x01"}, {"nonce": "\x00"}, {"nonce": "é\x00" * 60}, {"token": "x" * 301}, {"token": "\x00"}]
)
def test_a_seat_is_asked_for_with_nonsense(
    guest: Guest, new_guest: Callable[[], Guest], fields: dict[str, str]
) -> None:
    match = guest.make(opponent="anyone")
    assert new_guest().post(f"/seat/{match}", data=fields).status_code in (303, 400)


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/static/x/css/tokens.css", "/nothing"])
def test_a_head_is_a_get_without_its_body(place: Place, guest: Guest, path: str) -> None:
    whole, head = guest.get(path), guest.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert int(head.headers["content-length"]) > 0


def test_a_head_changes_nothing(guest: Guest) -> None:
    assert guest.head("/account/sign-out").status_code == 405


def test_nothing_personal_is_kept_by_a_cache(guest: Guest) -> None:
    match = guest.make()
    for path in ("/", "/lobby", "/account", f"/table/{match}", "/api", "/api/me", f"/api/matches/{match}", "/nothing"):
        assert guest.get(path).headers["cache-control"] == "no-store", path
    assert guest.get("/").headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.asyncio
async def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    app: Any = create_app(read_settings({}, data=tmp_path, limits=Limits(body_seconds=0.2)), games={GAME.id: GAME})

    async def slowly() -> Any:
        yield b'{"name":'
        await asyncio.Event().wait()

    transport = httpx.ASGITransport(app=app)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        async with asyncio.timeout(SECONDS):
            answer = await client.post("/api/tokens", content=slowly(), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (408, "too-slow")


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2", "2001:db8::/64"),
        ("2001:db8:0:0:1:2:3:4", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_home_is_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.mark.asyncio
async def test_nobody_locks_the_owner_of_a_name_out(tmp_path: Path) -> None:
    limits = Limits(sign_in=Bucket(2, 60), sign_in_name=Bucket(4, 60))
    app: Any = create_app(read_settings({}, data=tmp_path, limits=limits), games={GAME.id: GAME})

    async def tries(address: str, times: int, name: str = "Togo") -> list[int]:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
            wrong = {"name": name, "password": "not the right one"}
            return [(await client.post("/api/account/sign-in", json=wrong)).status_code for _ in range(times)]

    async with app.lifespan():
        assert await tries("203.0.113.1", 6) == [401, 401, 429, 429, 429, 429]
        assert await tries("203.0.113.2", 2) == [401, 401]
        assert await tries("203.0.113.3", 1) == [429]
        await tries("203.0.113.4", 1, "x" * 80)
    rates: Rates = app.state.rates
    assert max(map(len, rates.sign_in_name._levels)) <= NAME_KEPT


def test_signing_up_makes_what_was_copied_from_the_guest_void(place: Place, guest: Guest) -> None:
    match = guest.make()
    copied = guest.cookies["visitor"]
    token = guest.post("/api/tokens", json={"name": "planted"}).json()["token"]
    guest.post("/api/account/sign-up", json={"name": "Essen", "password": PASSWORD}).raise_for_status()
    assert guest.get("/api/me").json()["name"] == "Essen"
    assert [row["id"] for row in guest.get("/api/matches").json()] == [match]
    assert httpx.get(f"{place.url}/api/me", cookies={"visitor": copied}).json()["guest"]
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{place.url}/api/me", headers=bearer).json()["code"] == "signed-out"


def test_signing_in_takes_the_games_of_the_guest_along(place: Place, new_guest: Callable[[], Guest]) -> None:
    first, device, friend = new_guest(), new_guest(), new_guest()
    first.post("/api/account/sign-up", json={"name": "Dubasov", "password": PASSWORD}).raise_for_status()
    old = first.make()
    match = device.make(opponent="anyone")
    friend.add_nonce(friend.post(f"/api/matches/{match}/seat", json={}).raise_for_status().json())
    device.post(f"/api/matches/{match}/chat", json={"text": "hello"}).raise_for_status()
    planted = device.post("/api/tokens", json={"name": "planted"}).json()["token"]
    device.read(match, seat="north")
    device.post("/api/account/sign-in", json={"name": "Dubasov", "password": PASSWORD}).raise_for_status()
    assert {row["id"] for row in device.get("/api/matches").json()} == {old, match}
    seen = device.read(match)
    assert (seen["seat"], seen["match"]["seats"]["north"]["name"]) == ("north", "Dubasov")
    assert device.answer(match, seen["now"]["decision"]).status_code == 200
    assert {row["name"] for row in device.read(match)["match"]["seats"].values() if row["you"]} == {"Dubasov"}
    bearer = {"authorization": f"Bearer {planted}"}
    assert httpx.get(f"{place.url}/api/matches", headers=bearer).json() == []
    refused = httpx.get(f"{place.url}/api/matches/{match}?seat=north", headers=bearer)
    assert refused.json()["code"] == "not-yours"


def test_a_wrong_password_moves_no_game(new_guest: Callable[[], Guest]) -> None:
    first, device = new_guest(), new_guest()
    first.post("/api/account/sign-up", json={"name": "Birilev", "password": PASSWORD}).raise_for_status()
    match = device.make()
    assert device.post("/api/account/sign-in", json={"name": "Birilev", "password": "guessed"}).status_code == 401
    assert [row["id"] for row in device.get("/api/matches").json()] == [match]
    assert first.get("/api/matches").json() == []


def test_one_of_many_gets_the_seat(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    made = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "side": "north"}).json()
    other = guest.post("/api/matches", json={"game": "ford", "opponent": "friend", "side": "north"}).json()
    token, foreign = (one["invitation"].partition("#")[2] for one in (made, other))
    claim = f"/api/matches/{made['id']}/seat"
    for wrong in ("", "x", token[:-1], token + "x", foreign):
        assert new_guest().post(claim, json={"token": wrong}).json()["code"] == "not-yours"
    assert new_guest().post(claim, json={"side": "south"}).json()["code"] == "not-yours"
    crowd, codes = [new_guest() for _ in range(6)], []
    threads = [
        threading.Thread(target=lambda one=one: codes.append(one.post(claim, json={"token": token}).status_code))
        for one in crowd
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] + [409] * 5
    assert new_guest().post(claim, json={"token": token}).status_code == 409


@pytest.mark.parametrize("by", ["sign-out", "password", "token"])
def test_an_open_line_ends_with_the_sign_in_that_opened_it(
    place: Place, guest: Guest, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "LOOK_AGAIN_SECONDS", 0.1)
    account = {"name": f"Stark {by}", "password": PASSWORD}
    guest.post("/api/account/sign-up", json=account).raise_for_status()
    match = guest.make()
    made = guest.post("/api/tokens", json={"name": "bot"}).json()
    stolen = {"cookie": f"visitor={guest.cookies['visitor']}"}
    headers = {"authorization": f"Bearer {made['token']}"} if by == "token" else stolen
    with open_line(place.socket_url(f"/api/matches/{match}/socket?seat=north"), additional_headers=headers) as line:
        assert msgspec.json.decode(line.recv())["type"] == "welcome"
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.5)
        if by == "sign-out":
            guest.post("/api/account/sign-out", json={"everywhere": True}).raise_for_status()
        elif by == "password":
            guest.post("/api/account/password", json={"old": PASSWORD, "new": "another one"}).raise_for_status()
        else:
            guest.delete(f"/api/tokens/{made['id']}").raise_for_status()
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=SECONDS)
        assert line.close_code == 4401


def test_one_address_has_only_so_many_lines(start_server: StartServer, guest_at: NewGuest) -> None:
    server = start_server(games={GAME.id: GAME}, limits=Limits(sockets=2))
    match = guest_at(server.url).make()
    url = server.socket_url(f"/api/matches/{match}/socket")
    with open_line(url) as first, open_line(url) as second:
        assert [msgspec.json.decode(line.recv())["type"] for line in (first, second)] == ["welcome"] * 2
        with open_line(url) as third:
            with pytest.raises(ConnectionClosed):
                third.recv()
            assert third.close_code == 4429


def test_what_a_database_cannot_hold_is_not_found(
    database_url: str, start_server: StartServer, guest_at: NewGuest
) -> None:
    server = start_server(database_url=database_url, games=PLAYED)
    guest = guest_at(server.url)
    guest.post("/api/account/sign-up", json={"name": "Rozhestvensky", "password": PASSWORD}).raise_for_status()
    paths = ["/table/{}", "/join/{}", "/invite/{}", "/replay/{}", "/verify/{}", "/api/matches/{}", "/rules/{}"]
    paths += ["/api/matches/{}/record", "/api/matches/{}/replay", "/api/matches/{}/odds", "/api/games/{}"]
    for path in paths:
        for id in ("%00", "%ff", "a%0a", "x" * 300, "..%2f.."):
            assert guest.get(path.format(id)).status_code in (400, 404), path.format(id)
    assert guest.delete("/api/tokens/%00").status_code in (400, 404)
    assert guest.post("/account/tokens/%00/revoke").status_code == 404
    assert guest.post("/seat/%00", data={}).status_code == 404
    for fields in ({"name": "a\0b"}, {"name": "\ufffe"}):
        assert guest.post("/account/tokens", data=fields).status_code == 400
    for name in ("a\0b", "\0", "x" * 5000):
        assert guest.post("/account/sign-in", data={"name": name, "password": "\0" * 9}).status_code == 401


def test_an_invitation_whose_sign_was_escaped_is_not_in_the_log(tmp_path: Path) -> None:
    stream, root = io.StringIO(), logging.getLogger()
    kept = (root.handlers, root.level)
    configure_logs(stream)
    try:
        app: Any = create_app(read_settings({}, data=tmp_path), games={GAME.id: GAME})

        async def ask() -> None:
            transport = httpx.ASGITransport(app=app)
            async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
                assert (await client.get("/join/abcdefghjk%23the-token")).status_code == 404

        asyncio.run(ask())
    finally:
        structlog.reset_defaults()
        root.handlers, level = kept
        root.setLevel(level)
    assert "/join/{match_id}" in stream.getvalue()
    assert "the-token" not in stream.getvalue()


@pytest.mark.asyncio
async def test_figures_do_not_grow_with_methods_that_somebody_invents() -> None:
    figures = Metrics()

    async def nothing(*_: Any) -> None:
        return None

    watch = Watch(nothing, figures)
    for number in range(50):
        scope: Any = {"type": "http", "method": f"INVENTED{number}", "state": {}}
        await watch(scope, nothing, nothing)  # type: ignore[arg-type]
    counted = [sample for family in figures.registry.collect() for sample in family.samples]
    assert len({sample.labels["method"] for sample in counted if "method" in sample.labels}) == 1


@pytest.mark.asyncio
async def test_who_is_turned_away_on_purpose_fills_one_line_of_the_log(tmp_path: Path) -> None:
    app: Any = create_app(read_settings({}, data=tmp_path), games={GAME.id: GAME})
    log, root = io.StringIO(), logging.getLogger()
    kept = (root.handlers, root.level)
    configure_logs(log)
    try:
        transport = httpx.ASGITransport(app=app)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
            app.state.reception.people._passwords._waiting = 10_000
            answer = await client.post("/api/account/sign-in", json={"name": "Togo", "password": PASSWORD})
    finally:
        structlog.reset_defaults()
        root.handlers, level = kept
        root.setLevel(level)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    lines = [msgspec.json.decode(line) for line in log.getvalue().splitlines()]
    assert [line["event"] for line in lines if line.get("route", "").endswith("sign-in")] == ["turned-away", "request"]
    assert "Traceback" not in log.getvalue()
