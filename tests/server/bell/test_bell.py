"""A player who is away is called in his browser: once, sealed, and not while he looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.bell.pushes import Service, Subscriber, push_service
from tests.server.mail.test_post import Couple, couple

from honjin.server.bell.bell import Bell
from honjin.server.settings import BadSetting, Bucket, Limits, read_settings
from honjin.server.socket import SeatConnection

pytestmark = pytest.mark.asyncio


class Called(Couple):
    """A guest, a friend, a match between them, and a push service that the server believes."""

    def __init__(self, here: Couple, service: Service) -> None:
        super().__init__(here.app, here.guest, here.friend)
        self.service = service
        self.browser = Subscriber()

    @property
    def bell(self) -> Bell:
        bell: Bell = self.app.state.bell
        return bell

    async def choose(self, client: Any = None, **wishes: Any) -> Any:
        """What a press in the browser sends."""
        return await (client or self.guest).post("/api/notifications", json=wishes)

    async def sweep(self) -> None:
        await self.bell.sweep()
        while self.bell._tasks:
            await asyncio.sleep(0.02)

    def heard(self) -> list[Any]:
        """What the browser has been told."""
        return [self.browser.opened(body) for _, _, body in self.service.taken]


@asynccontextmanager
async def called(folder: Path, **settings: Any) -> AsyncIterator[Called]:
    async with push_service(folder) as (service, delivery), couple(folder, 0, smtp_host="", **settings) as here:
        here.app.state.bell._delivery = delivery
        here.app.state.bell._pauses = (0.01, 0.02)
        yield Called(here, service)


async def test_a_player_who_is_away_is_called_once_until_he_looks(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.begin("port_arthur", language="fr")
        here.guest.cookies.set("language", "fr")
        await here.sweep()
        assert here.service.taken == []  # nothing before consent
        state = (await here.choose(browser=here.browser.wanted)).json()
        assert state["key"] == here.bell.vapid.public
        assert len(state["browsers"]) == 1
        assert here.browser.endpoint not in str(state)
        await asyncio.gather(here.bell.sweep(), here.bell.sweep())
        await here.sweep()
        [message] = here.heard()
        assert message == {
            "match": here.match,
            "title": "Port-Arthur",
            "body": "À vous de jouer.",
            "language": "fr",
            "waiting": 1,
        }
        [(first, headers, _)] = here.service.taken
        assert first == "POST /send/one HTTP/1.1"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == here.match
        assert headers["authorization"].startswith("vapid t=")
        await here.guest.get(f"/api/matches/{here.match}")
        await here.sweep()
        assert len(here.heard()) == 2
        assert (await here.choose(without=here.browser.endpoint)).json()["browsers"] == []
        await here.guest.get(f"/api/matches/{here.match}")
        await here.sweep()
        assert len(here.heard()) == 2


async def test_whoever_looks_is_left_alone_and_a_window_behind_others_is_no_look(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.begin("ford")
        await here.choose(browser=here.browser.wanted)
        table = await here.app.state.hall.table(here.match)
        side = table.presenter.game.sides[0]
        connection = SeatConnection(None)
        await table.join(connection, side)
        await here.sweep()
        assert here.service.taken == []
        connection.is_away = True
        await here.sweep()
        assert len(here.service.taken) == 1
        table.leave(connection, side)


@pytest.mark.parametrize("status", [b"404 Not Found", b"410 Gone"])
async def test_a_browser_that_has_taken_it_back_is_forgotten(tmp_path: Path, status: bytes) -> None:
    async with called(tmp_path) as here:
        await here.begin("ford")
        await here.choose(browser=here.browser.wanted)
        here.service.answers = [b"HTTP/1.1 " + status + b"\r\n\r\n"]
        await here.sweep()
        assert len(here.service.taken) == 1
        assert (await here.guest.get("/api/notifications")).json()["browsers"] == []


async def test_a_service_that_is_busy_is_tried_again_and_one_that_refuses_is_given_up(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.begin("ford")
        await here.choose(browser=here.browser.wanted)
        here.service.answers = [b"HTTP/1.1 503 Busy\r\n\r\n", b"HTTP/1.1 429 Slowly\r\n\r\n"]
        await here.sweep()
        assert len(here.service.taken) == 3
        here.service.answers = [b"HTTP/1.1 403 Forbidden\r\n\r\n"] * 5
        for times in range(5):
            assert len((await here.guest.get("/api/notifications")).json()["browsers"]) == 1
            await here.guest.get(f"/api/matches/{here.match}")
            await here.sweep()
            assert len(here.service.taken) == 4 + times
        assert (await here.guest.get("/api/notifications")).json()["browsers"] == []


async def test_letters_and_calls_are_chosen_apart(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.begin("ford")
        before = (await here.guest.get("/api/notifications")).json()
        assert (before["mail"], before["mails"]) == (True, False)  # nobody sends letters here
        assert (await here.choose(mail=False)).json()["mail"] is False
        # A guest has no letters to choose, but a browser.
        chosen = (await here.choose(here.friend, mail=False, browser=here.browser.wanted)).json()
        assert (chosen["mails"], len(chosen["browsers"])) == (False, 1)


@pytest.mark.attack
async def test_a_browser_is_called_for_whoever_is_signed_in_there(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.begin("ford")
        await here.choose(browser=here.browser.wanted)
        await here.choose(here.friend, browser=here.browser.wanted)
        assert (await here.guest.get("/api/notifications")).json()["browsers"] == []
        assert len((await here.friend.get("/api/notifications")).json()["browsers"]) == 1
        # Nobody takes away what is another's.
        await here.choose(without=here.browser.endpoint)
        assert len((await here.friend.get("/api/notifications")).json()["browsers"]) == 1
        await here.choose(browser=Subscriber("/send/two").wanted)
        await here.guest.post("/api/account/sign-out", json={"everywhere": True})
        await here.sweep()
        assert here.service.taken == []


@pytest.mark.attack
async def test_what_is_no_subscription_is_refused_and_there_are_not_too_many(tmp_path: Path) -> None:
    async with called(tmp_path, push_hosts=("example.org",)) as here:
        await here.begin("ford")
        good = here.browser.wanted
        for bad in (
            {**good, "endpoint": "https://127.0.0.1/x"},
            {**good, "endpoint": "http://push.example.org/x"},
            {**good, "key": good["key"][:-8] + "AAAAAAAA"},
            {**good, "key": good["secret"]},
            {**good, "secret": good["key"]},
            {**good, "secret": "!"},
        ):
            answer = await here.choose(browser=bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), bad
        elsewhere = await here.choose(browser=Subscriber(host="push.example.net").wanted)
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "not-allowed")
        for number in range(12):
            last = await here.choose(browser=Subscriber(f"/send/{number}").wanted)
            if last.status_code != 200:
                break
        assert last.status_code in (200, 429)
        assert len((await here.guest.get("/api/notifications")).json()["browsers"]) == 10


async def test_an_operator_can_leave_it_off_and_a_contact_must_be_one(tmp_path: Path) -> None:
    async with called(tmp_path, push=False) as here:
        assert (await here.guest.get("/api/notifications")).json()["key"] == ""
        refused = await here.choose(browser=here.browser.wanted)
        assert refused.json()["code"] == "not-allowed"
    assert read_settings({"HONJIN_PUSH": "false"}, data=tmp_path).push is False
    asked = {"HONJIN_PUSH_HOSTS": "googleapis.com, mozilla.com", "HONJIN_PUBLIC_URL": "https://honjin.example"}
    settings = read_settings(asked, data=tmp_path)
    assert settings.push_hosts == ("googleapis.com", "mozilla.com")
    assert settings.contact == "https://honjin.example"
    assert read_settings({}, data=tmp_path, smtp_from="Honjin <me@example.org>").contact == "mailto:me@example.org"
    with pytest.raises(BadSetting):
        read_settings({}, data=tmp_path, push_contact="me")


async def test_a_browser_is_not_flooded(tmp_path: Path) -> None:
    async with called(tmp_path, limits=Limits(calls=Bucket(2, 3600))) as here:
        await here.begin("ford")
        await here.choose(browser=here.browser.wanted)
        for _ in range(4):
            await here.sweep()
            await here.guest.get(f"/api/matches/{here.match}")
        assert len(here.service.taken) == 2
