"""Mail when it is your move, against a real mail server on this machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from honjin.core.game import find_games
from honjin.server.app import create_app
from honjin.server.identity import links
from honjin.server.identity.links import Proofs
from honjin.server.identity.people import People
from honjin.server.post import Post
from honjin.server.settings import Bucket, Limits, read_settings
from honjin.server.socket import SeatConnection
from honjin.testing.sample import GAME

HERE = "http://127.0.0.1:8000"


class Box:
    """Takes letters in; refuses the first few if told so."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.refusals > 0:
            self.refusals -= 1
            return "451 try again later"
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"


class _Controller(Controller):
    """On a port that the system chose."""

    def _trigger_server(self) -> None:
        server: Any = self.server
        self.port = server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    """A mail server and its port."""
    handler = Box()
    controller = _Controller(handler, hostname="127.0.0.1", port=0)
    controller.start()
    yield handler, controller.port
    controller.stop()


class Couple:
    """A guest with an address, a friend, and a match between them."""

    def __init__(self, app: Any, guest: Any, friend: Any) -> None:
        self.app, self.guest, self.friend = app, guest, friend
        self.match = ""

    @property
    def post(self) -> Post:
        post: Post = self.app.state.post
        return post

    async def begin(self, game: str, language: str = "en", **wishes: Any) -> None:
        wanted = {"game": game, "opponent": "anyone", "side": self.app.state.games[game].sides[0], **wishes}
        made = (await self.guest.post("/api/matches", json=wanted)).json()
        self.match = made["id"]
        account = {"name": "Admiral", "password": "three grey battleships"}
        (await self.guest.post("/api/account/sign-up", json=account)).raise_for_status()
        await self.guest.patch("/api/me", json={"language": language})
        await self.has_address("admiral@example.org")
        (await self.friend.post(f"/api/matches/{self.match}/seat", json={})).raise_for_status()
        added = {"commitment": made["commitment"], "nonce": "a grey sea"}
        for player in (self.guest, self.friend):
            (await player.post(f"/api/matches/{self.match}/nonce", json=added)).raise_for_status()

    async def has_address(self, email: str) -> None:
        """An address that its owner has confirmed."""
        people: People = self.app.state.reception.people
        me = (await self.guest.get("/api/me")).json()
        person = await people.find(me["id"])
        assert person is not None
        await people.change(person, email=email)
        assert await people.confirm(me["id"], email)

    async def failures_of_a_sweep(self) -> list[BaseException]:
        """What the letters of one sweep, and those still under way before it, ended with."""
        await self.post.sweep()
        tasks = list(self.post._tasks)
        assert tasks
        await self.settled()
        return [failure for task in tasks if (failure := task.exception())]

    async def settled(self) -> None:
        """Wait for the letters under way."""
        while self.post._tasks:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def couple(data: Path, port: int, **settings: Any) -> AsyncIterator[Couple]:
    chosen = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_from": "honjin@example.org", "smtp_starttls": False}
    # The sweep of its own is too slow to come in between: the tests sweep when they want to.
    app = create_app(
        read_settings({}, data=data, mail_after=0.0, **{**chosen, **settings}), games={**find_games(), GAME.id: GAME}
    )
    async with app.lifespan(), browser(app) as guest, browser(app) as friend:
        await app.state.calling.stop()
        app.state.post._pauses = (0.01, 0.02)
        for client in (guest, friend):
            client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        yield Couple(app, guest, friend)


def browser(app: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HERE)


@pytest.mark.asyncio
async def test_a_player_who_is_away_gets_one_letter_until_he_looks(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("port_arthur")
        await asyncio.gather(here.post.sweep(), here.post.sweep())
        await here.post.sweep()
        await here.settled()
        assert len(handler.letters) == 1
        letter = handler.letters[0]
        text = letter.get_content()
        assert letter["To"] == "admiral@example.org"
        assert letter["Subject"].startswith("Port Arthur: your move against Guest ")
        assert f"{HERE}/table/{here.match}" in text
        assert letter["List-Unsubscribe"] == f"<{HERE}/account>"
        assert f"{HERE}/account" in text
        await here.guest.get(f"/api/matches/{here.match}")
        await here.post.sweep()
        await here.settled()
        assert len(handler.letters) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("language", "words"), [("fr", "à vous de jouer"), ("cs", "jste na tahu"), ("ja", "手番です"), ("xx", "your move")]
)
async def test_the_letter_is_in_the_readers_language(
    tmp_path: Path, box: tuple[Box, int], language: str, words: str
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("port_arthur", language if language != "xx" else "")
        await here.post.sweep()
        await here.settled()
        assert words in handler.letters[0]["Subject"]


@pytest.mark.asyncio
async def test_the_letter_says_when_the_step_closes(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        here.app.state.hall.now = lambda: datetime(2026, 6, 4, 12, 30, tzinfo=UTC)
        await here.begin("port_arthur", clock=86400)
        await here.post.sweep()
        await here.settled()
        [letter] = handler.letters
        assert "Please answer by 2026-06-05 12:30 UTC" in letter.get_content()


@pytest.mark.asyncio
async def test_a_failure_is_tried_again_and_does_not_stop_play(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    handler.refusals = 2
    async with couple(tmp_path, port) as here:
        await here.begin("ford")
        await here.post.sweep()
        assert (await here.guest.get(f"/api/matches/{here.match}")).status_code == 200
        await here.settled()
        assert len(handler.letters) == 1


@pytest.mark.asyncio
async def test_no_letter_to_whoever_is_there_has_no_address_or_is_not_asked(
    tmp_path: Path, box: tuple[Box, int]
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("port_arthur")
        table = await here.app.state.hall.table(here.match)
        connection = SeatConnection(None)
        await table.join(connection, "japan")
        await here.post.sweep()
        await here.settled()
        assert handler.letters == []
        table.leave(connection, "japan")
        await here.guest.patch("/api/me", json={"email": ""})
        await here.post.sweep()
        await here.settled()
        assert handler.letters == []


@pytest.mark.asyncio
async def test_an_address_is_not_flooded(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port, limits=Limits(letters=Bucket(2, 3600))) as here:
        await here.begin("port_arthur")
        for _ in range(4):
            await here.post.sweep()
            await here.settled()
            await here.guest.get(f"/api/matches/{here.match}")
        assert len(handler.letters) == 2


@pytest.mark.asyncio
async def test_an_address_beyond_ascii_stops_nothing(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("port_arthur")
        changed = await here.guest.patch("/api/me", json={"email": "amiral@é.example"})
        assert changed.status_code == 200
        assert await here.failures_of_a_sweep() == []
        await here.has_address("amiralé@example.org")
        await here.guest.get(f"/api/matches/{here.match}")
        assert await here.failures_of_a_sweep() == []
        assert (await here.guest.get(f"/api/matches/{here.match}")).status_code == 200
        assert all("\n" not in str(letter["To"]) for letter in handler.letters)


@pytest.mark.asyncio
async def test_mail_is_off_unless_it_is_set(tmp_path: Path) -> None:
    app = create_app(read_settings({}, data=tmp_path), games={GAME.id: GAME})
    async with app.lifespan():
        assert not app.state.post.is_on
        assert app.state.post not in app.state.calling._ways


# Whose address it is


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"/account/confirm#(\S+)", letter.get_content())
    assert found is not None
    return found[1]


async def account(here: Couple, name: str) -> None:
    body = {"name": name, "password": "three grey battleships"}
    (await here.guest.post("/api/account/sign-up", json=body)).raise_for_status()


@pytest.mark.attack
@pytest.mark.asyncio
async def test_an_address_is_written_to_once_until_its_owner_has_confirmed_it(
    tmp_path: Path, box: tuple[Box, int]
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("port_arthur")
        changed = await here.guest.patch("/api/me", json={"email": "victim@example.org"})
        assert (changed.json()["email"], changed.json()["confirmed"]) == ("victim@example.org", False)
        await here.settled()
        assert [letter["To"] for letter in handler.letters] == ["victim@example.org"]
        token = link_in(handler.letters[0])
        for _ in range(8):
            await here.guest.get(f"/api/matches/{here.match}")
            await here.post.sweep()
            await here.guest.patch("/api/me", json={"email": "victim@example.org"})
            await here.settled()
        assert len(handler.letters) == 3
        assert {letter["Subject"] for letter in handler.letters} == {"Is this your address?"}
        page = await here.guest.get("/account")
        assert "Not confirmed yet" in page.text
        csrf = {"_csrf_token": here.guest.headers["x-csrf-token"]}
        wrong = await here.friend.post("/account/confirm", data={"token": token[:-1], **csrf})
        assert wrong.status_code == 400
        right = await here.friend.post("/account/confirm", data={"token": token, **csrf})
        assert (right.status_code, right.headers["location"]) == (303, "/account?done=confirmed")
        assert (await here.guest.get("/api/me")).json()["confirmed"]
        await here.guest.get(f"/api/matches/{here.match}")
        await here.post.sweep()
        await here.settled()
        assert "your move" in handler.letters[-1]["Subject"]
        other = await here.guest.patch("/api/me", json={"email": "other@example.org"})
        assert not other.json()["confirmed"]
        assert (await here.friend.post("/account/confirm", data={"token": token, **csrf})).status_code == 400


@pytest.mark.attack
@pytest.mark.asyncio
async def test_a_guest_sets_no_address(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        refused = await here.guest.patch("/api/me", json={"email": "victim@example.org"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
        assert (await here.guest.patch("/api/me", json={"email": "", "theme": "dark"})).status_code == 200
        await here.settled()
        assert handler.letters == []


@pytest.mark.asyncio
@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
async def test_the_letter_that_asks_is_in_the_readers_language(
    tmp_path: Path, box: tuple[Box, int], language: str
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await account(here, "Witte")
        await here.guest.patch("/api/me", json={"language": language})
        await here.guest.patch("/api/me", json={"email": "witte@example.org"})
        await here.settled()
        [letter] = handler.letters
        assert letter["Content-Language"] == language
        assert "Witte" in letter.get_content()
        assert link_in(letter)


PASSWORD = "three grey battleships"
ASKED = {"name": "ADMIRAL "}


def token_of(letter: EmailMessage) -> str:
    """What the link of a letter carries; no server sees it in an address."""
    found = re.search(r"/account/reset#(\S+)", letter.get_content())
    assert found is not None
    return found[1]


@pytest.mark.asyncio
async def test_a_lost_password_is_replaced_once_by_who_gets_the_mail(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("ford", language="fr")
        asked = await here.friend.post("/api/account/forgot", json=ASKED)
        unknown = await here.friend.post("/api/account/forgot", json={"name": "Nobody"})
        assert (asked.status_code, asked.json()) == (unknown.status_code, unknown.json()) == (200, {"ok": True})
        await here.settled()
        (letter,) = handler.letters
        assert (letter["To"], letter["Content-Language"]) == ("admiral@example.org", "fr")
        body = {"token": token_of(letter), "new": "four grey battleships"}
        assert (await here.friend.post("/api/account/reset", json={**body, "new": "short"})).status_code == 400
        tries = await asyncio.gather(*(here.friend.post("/api/account/reset", json=body) for _ in range(3)))
        assert sorted(answer.status_code for answer in tries) == [200, 409, 409]
        # Nobody is signed in by it, and everybody was signed out.
        assert [(await one.get("/api/me")).json()["guest"] for one in (here.friend, here.guest)] == [True, True]
        for password, status in ((PASSWORD, 401), (body["new"], 201)):
            account = {"name": "Admiral", "password": password}
            assert (await here.friend.post("/api/account/sign-in", json=account)).status_code == status


@pytest.mark.asyncio
async def test_a_letter_of_recovery_goes_to_no_address_that_is_not_confirmed(
    tmp_path: Path, box: tuple[Box, int]
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.guest.post("/api/account/sign-up", json={"name": "Admiral", "password": PASSWORD})
        await here.guest.patch("/api/me", json={"email": "admiral@example.org"})
        await here.settled()
        (confirmation,) = handler.letters
        assert "/account/confirm#" in confirmation.get_content()
        await here.friend.post("/api/account/forgot", json=ASKED)
        await here.settled()
        assert len(handler.letters) == 1


@pytest.mark.asyncio
async def test_a_link_of_recovery_ends_with_the_address_it_was_sent_to_and_with_time(
    tmp_path: Path, box: tuple[Box, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("ford")
        for _ in range(2):
            await here.friend.post("/api/account/forgot", json=ASKED)
            await here.settled()
        first, second = (token_of(letter) for letter in handler.letters)
        confirming = (await here.guest.get("/api/me")).json()["id"]
        monkeypatch.setattr(links, "RECOVERY_LASTS", -1)
        late = await here.friend.post("/api/account/reset", json={"token": first, "new": PASSWORD})
        monkeypatch.undo()
        await here.has_address("elsewhere@example.org")
        moved = await here.friend.post("/api/account/reset", json={"token": second, "new": PASSWORD})
        of_another_kind = Proofs(here.app.state.settings).make(confirming, "x" * 32)
        forged = await here.friend.post("/api/account/reset", json={"token": of_another_kind, "new": PASSWORD})
        assert [answer.json()["code"] for answer in (late, moved, forged)] == ["stale"] * 3


@pytest.mark.asyncio
async def test_whoever_asks_for_letters_again_and_again_sends_few_and_is_not_told(
    tmp_path: Path, box: tuple[Box, int]
) -> None:
    handler, port = box
    limits = Limits(recoveries=Bucket(2, 1e9), forgotten=Bucket(5, 1e9))
    async with couple(tmp_path, port, limits=limits) as here:
        await here.begin("ford")
        codes = [(await here.friend.post("/api/account/forgot", json=ASKED)).status_code for _ in range(6)]
        await here.settled()
        assert (codes, len(handler.letters)) == ([200] * 5 + [429], 2)


@pytest.mark.asyncio
async def test_the_pages_of_recovery_say_the_same_to_everybody(tmp_path: Path, box: tuple[Box, int]) -> None:
    handler, port = box
    async with couple(tmp_path, port) as here:
        await here.begin("ford")
        token = here.friend.headers["x-csrf-token"]
        pages = [
            await here.friend.post("/account/forgot", data={"_csrf_token": token, "name": name})
            for name in ("Admiral", "Nobody")
        ]
        await here.settled()
        same = [re.sub(r'(value="|csrf": ?")[^"]+|<!--.*?-->|"csrf":"[^"]*"', "", page.text) for page in pages]
        assert (pages[0].status_code, same[0]) == (200, same[1])
        (letter,) = handler.letters
        form = {"_csrf_token": token, "token": token_of(letter), "new": "four grey battleships"}
        done = await here.friend.post("/account/reset", data=form)
        again = await here.friend.post("/account/reset", data=form)
        assert (done.status_code, again.status_code) == (200, 409)
        assert "has been used" in again.text
