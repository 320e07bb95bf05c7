"""Headers, forged requests, foreign origins and hosts, limits, and what is not in the log."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import structlog
from litestar.testing import AsyncTestClient
from sqlalchemy.exc import StatementError
from tests.server.lines import open_line
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from honjin.server.app import create_app
from honjin.server.logs import configure_logs
from honjin.server.rates import Rate
from honjin.server.safety import CONTENT_SECURITY_POLICY, HEADERS
from honjin.server.settings import BadSetting, Bucket, Limits, read_settings
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

HERE = "http://127.0.0.1:8000"


@asynccontextmanager
async def client_of(data: Path, url: str = HERE, **settings: Any) -> AsyncIterator[AsyncTestClient[Any]]:
    app = create_app(read_settings({}, data=data, **settings), games={GAME.id: GAME})
    async with AsyncTestClient(app, base_url=url) as client:
        yield client


def test_every_answer_has_the_headers(place: Place, guest: Guest) -> None:
    answers = [
        guest.get("/"),
        guest.get("/api/me"),
        guest.get("/api/openapi.json"),
        guest.get("/nothing/here"),
        guest.get("/static/x/nothing.js"),
        guest.get("/healthz"),
        guest.get("/metrics"),
        guest.post("/api/matches", json={}),
        guest.post("/api/me"),
        httpx.post(f"{place.url}/api/tokens", json={}),
        httpx.post(f"{place.url}/api/tokens", json={}, headers={"origin": "https://evil.example"}),
    ]
    for answer in answers:
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert set(HEADERS) <= set(answer.headers.keys()), answer.url
        assert answer.headers["x-request-id"]
        assert "server" not in answer.headers or "litestar" not in answer.headers["server"].lower()


def test_a_forged_request_is_sent_away(place: Place, guest: Guest) -> None:
    body = {"game": "ford", "opponent": "hotseat"}
    before = place.rows("SELECT count(*) FROM matches")
    for headers in ({"x-csrf-token": ""}, {"x-csrf-token": "0" * 128}, {"x-csrf-token": guest.me["csrf"][:-1] + "z"}):
        answer = guest.post("/api/matches", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    for origin in ("https://evil.example", "null", place.url + ".evil.example", "http://127.0.0.1:1"):
        answer = guest.post("/api/matches", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert place.rows("SELECT count(*) FROM matches") == before


def test_a_cookie_beside_a_bearer_token_gives_no_rights(place: Place, guest: Guest) -> None:
    answer = guest.post("/api/tokens", json={"name": "x"}, headers={"authorization": "Bearer x", "x-csrf-token": ""})
    assert (answer.status_code, answer.json()["code"]) == (401, "signed-out")


def socket_path(guest: Guest, match: str, seat: str) -> tuple[str, dict[str, str]]:
    return f"/api/matches/{match}/socket?seat={seat}", {"cookie": f"visitor={guest.cookies['visitor']}"}


def test_a_socket_of_a_foreign_page_is_refused(place: Place, guest: Guest) -> None:
    path, cookie = socket_path(guest, guest.make(), "north")
    with pytest.raises(InvalidStatus) as refused:
        open_line(place.socket_url(path), additional_headers=cookie, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    with open_line(place.socket_url(path), additional_headers=cookie, origin=Origin(place.url)) as line:
        assert msgspec.json.decode(line.recv())["type"] == "welcome"


@pytest.mark.parametrize(
    ("seat", "code"), [("north", 4403), ("south", 4403), ("umpire", 4403), ("", 4403), ("spectator", None)]
)
def test_a_seat_of_somebody_else_is_closed(place: Place, guest: Guest, seat: str, code: int | None) -> None:
    match = guest.make()
    stranger = httpx.get(f"{place.url}/api/me").cookies["visitor"]
    url = place.socket_url(f"/api/matches/{match}/socket?seat={seat}")
    with open_line(url, additional_headers={"cookie": f"visitor={stranger}"}) as line:
        if code is None:
            assert msgspec.json.decode(line.recv())["seat"] == "spectator"
            return
        with pytest.raises(ConnectionClosed):
            line.recv()
        assert line.close_code == code


def test_a_bot_comes_with_its_token_and_a_wrong_address_is_closed(place: Place, guest: Guest) -> None:
    match = guest.make()
    token = guest.post("/api/tokens", json={"name": "bot"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    with open_line(place.socket_url(f"/api/matches/{match}/socket?seat=north"), additional_headers=bearer) as line:
        assert msgspec.json.decode(line.recv())["seat"] == "north"
    for path, headers, code in (
        (f"/api/matches/{match}/socket?seat=north", {"authorization": "Bearer nonsense"}, 4401),
        ("/api/matches/nowhere/socket?seat=north", bearer, 4404),
        ("/api/matches/%00%2e/socket", bearer, 4404),
    ):
        with open_line(place.socket_url(path), additional_headers=headers) as line:
            with pytest.raises(ConnectionClosed):
                line.recv()
            assert line.close_code == code


def test_buckets_fill_again() -> None:
    now = 0.0
    rate = Rate(Bucket(2, 10), lambda: now)
    assert [rate.take("a"), rate.take("a"), rate.take("a"), rate.take("b")] == [0, 0, 10, 0]
    now = 10.0
    assert [rate.take("a"), rate.take("a")] == [0, 10]


@pytest.mark.asyncio
async def test_who_comes_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = Limits(sign_in=Bucket(2, 60), matches=Bucket(1, 60))
    async with client_of(tmp_path, limits=limits) as client:
        client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        wrong = {"name": "nobody", "password": "something"}
        answers = [await client.post("/api/account/sign-in", json=wrong) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [401, 401, 429]
        assert answers[-1].json()["code"] == "too-fast"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 61
        wanted = {"game": "ford", "opponent": "hotseat"}
        assert [(await client.post("/api/matches", json=wanted)).status_code for _ in range(2)] == [201, 429]


@pytest.mark.asyncio
async def test_only_its_own_name_is_answered_to(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get("/api/me", headers={"host": "evil.example:8000"})).json()["code"] == "bad-host"
        assert (await client.get("/api/me", headers={"host": "localhost:8000"})).status_code == 200
    async with client_of(tmp_path, "https://honjin.example", public_url="https://honjin.example") as client:
        answer = await client.get("/api/me")
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert "max-age" in answer.headers["strict-transport-security"]
        assert (await client.get("/api/me", headers={"host": "evil.example"})).status_code == 400
        client.headers["x-csrf-token"] = answer.json()["csrf"]
        for origin, status in (("https://honjin.example", 200), ("http://honjin.example", 403)):
            changed = await client.patch("/api/me", json={"theme": "dark"}, headers={"origin": origin})
            assert changed.status_code == status


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server writes while the test runs."""
    stream, root = io.StringIO(), logging.getLogger()
    kept = (root.handlers, root.level)
    configure_logs(stream)
    yield stream
    structlog.reset_defaults()
    root.handlers, level = kept
    root.setLevel(level)


@pytest.mark.asyncio
async def test_no_secret_is_in_the_log(tmp_path: Path, log: io.StringIO) -> None:
    async with client_of(tmp_path) as client:
        me = await client.get("/api/me?token=in-the-query")
        client.headers["x-csrf-token"] = me.json()["csrf"]
        account = {"name": "Makarov", "password": "petropavlovsk", "email": "makarov@example.org"}
        await client.post("/api/account/sign-up", json=account)
        token = (await client.post("/api/tokens", json={"name": "bot"})).json()["token"]
        await client.get("/api/me", headers={"authorization": f"Bearer {token}"})
        made = (await client.post("/api/matches", json={"game": "ford", "opponent": "friend"})).json()
        invitation = made["invitation"].partition("#")[2]
        await client.post(f"/api/matches/{made['id']}/seat", json={"token": invitation})
        await client.get("/no/such/path-with-a-secret")
        secrets = [me.json()["csrf"], client.cookies["visitor"], token, invitation, "in-the-query", "a-secret"]
    written = log.getvalue()
    lines = [msgspec.json.decode(line) for line in written.splitlines()]
    assert {"/api/me", "/api/tokens", "/api/matches/{match_id}/seat"} <= {line.get("route") for line in lines}
    assert len({line["id"] for line in lines if line["event"] == "request"}) >= 7
    for secret in (*secrets, *account.values()):
        assert secret not in written


@pytest.mark.asyncio
async def test_a_defect_is_written_down_and_not_shown(tmp_path: Path, log: io.StringIO) -> None:
    async with client_of(tmp_path) as client:
        hidden = "-".join(("argon", "secret"))  # in parts: a traceback quotes the source

        async def fail(_: Any) -> None:
            raise StatementError("no", "INSERT", {"password_hash": hidden}, ValueError())

        client.app.state.reception.meet = fail
        answer = await client.get("/api/me")
        assert answer.status_code == 500
        assert answer.json() == {"code": "broken", "detail": "something broke here; it has been written down"}
    assert "Traceback" in log.getvalue()
    assert "argon-secret" not in log.getvalue()


@pytest.mark.parametrize("logger", [structlog.get_logger("honjin.any"), logging.getLogger("somebody.else")])
def test_no_line_of_any_part_names_the_values_of_a_statement(log: io.StringIO, logger: Any) -> None:
    hidden = "-".join(("private", "words"))  # in parts: a traceback quotes the source
    try:
        try:
            raise StatementError("no", "INSERT", {"text": hidden}, ValueError())
        except StatementError as error:
            raise RuntimeError("further up") from error
    except RuntimeError:
        logger.exception("broken")
    assert "StatementError" in log.getvalue()
    assert "private-words" not in log.getvalue()


def test_the_key_is_made_once_and_kept_for_nobody_else(tmp_path: Path) -> None:
    first, second = read_settings({}, data=tmp_path), read_settings({}, data=tmp_path)
    assert first.secret_key == second.secret_key
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_a_host_may_choose_the_limits(tmp_path: Path) -> None:
    limits = read_settings({"HONJIN_LIMITS": " sockets=7, chat = 5/0.5,head_seconds=3"}, data=tmp_path).limits
    assert limits == Limits(sockets=7, chat=Bucket(5, 0.5), head_seconds=3)
    for bad in ("sockets", "sockets=many", "chat=5", "chat=5/0", "chat=0/1", "elbows=3"):
        with pytest.raises(BadSetting, match=bad.partition("=")[0]):
            read_settings({"HONJIN_LIMITS": bad}, data=tmp_path)


def test_settings_come_from_the_command_line_then_the_environment(tmp_path: Path) -> None:
    environment = {"HONJIN_DATA": str(tmp_path), "HONJIN_PORT": "9000", "HONJIN_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2"}
    settings = read_settings(environment, port=None, host="0.0.0.0")
    assert (settings.port, settings.host, settings.data) == (9000, "0.0.0.0", tmp_path)
    assert settings.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    for bad in (
        {"port": "many"},
        {"port": 70000},
        {"public_url": "honjin.example"},
        {"smtp_host": "mail"},
        {"secret_key": "short"},
    ):
        with pytest.raises(BadSetting):
            read_settings({}, data=tmp_path, **bad)
