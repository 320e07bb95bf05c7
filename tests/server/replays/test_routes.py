"""Replays and verdicts over HTTP: of this server's matches, and of records that somebody sends."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.patience import SECONDS

from honjin.server.replays.routes import MOST_BYTES

if TYPE_CHECKING:
    from tests.conftest import StartServer

RECORDS = Path(__file__).parents[2] / "records" / "port_arthur"
KEPT = (RECORDS / "resigned-after-undo.honjin").read_bytes()


@pytest.fixture(scope="module")
def client(start_server_session: StartServer) -> Iterator[httpx.Client]:
    """A guest at a server; one for all, for nothing here stays behind."""
    url = start_server_session().url
    with httpx.Client(base_url=url, timeout=SECONDS, headers={"origin": url}) as guest:
        guest.headers["x-csrf-token"] = guest.get("/api/me").json()["csrf"]
        yield guest


def begin(client: httpx.Client) -> str:
    made = client.post("/api/matches", json={"game": "port_arthur", "side": "japan", "level": "random"})
    assert made.status_code == 201, made.text
    match, commitment = made.json()["id"], made.json()["commitment"]
    added = client.post(f"/api/matches/{match}/nonce", json={"commitment": commitment, "nonce": "a grey sea"})
    assert added.status_code == 200, added.text
    return str(match)


def test_a_match_has_a_replay_when_it_is_over(client: httpx.Client) -> None:
    match = begin(client)
    early = client.get(f"/api/matches/{match}/replay")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert client.post(f"/api/matches/{match}/resign", json={}).status_code in (200, 201)
    for viewer in ("japan", "russia", "spectator", "umpire"):
        answer = client.get(f"/api/matches/{match}/replay", params={"as": viewer})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-encoding"] == "gzip"
        document = answer.json()
        assert (document["viewer"], document["match"]["game"]) == (viewer, "port_arthur")
        assert document["result"] == {"winner": "russia", "how": "resigned"}
        again = client.get(
            f"/api/matches/{match}/replay", params={"as": viewer}, headers={"accept-encoding": "identity"}
        )
        assert again.json() == document
    wrong = client.get(f"/api/matches/{match}/replay", params={"as": "nobody"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
    for page in (f"/replay/{match}", f"/verify/{match}"):
        shown = client.get(page, headers={"accept": "text/html"})
        assert shown.status_code == 200
        assert match in shown.text


def test_a_seat_looks_back_while_the_match_is_played(client: httpx.Client) -> None:
    match = begin(client)
    seen = client.get(f"/api/matches/{match}", params={"seat": "japan"}).json()
    answer = client.get(f"/api/matches/{match}/since", params={"seat": "japan"})
    assert answer.status_code == 200, answer.text
    steps = answer.json()["steps"]
    assert [step["event"] for step in steps] == [told["event"] for told in seen["told"]]
    later = client.get(f"/api/matches/{match}/since", params={"seat": "japan", "since": len(steps)}).json()
    assert (later["steps"], later["start"]) == ([], seen["scene"])
    for seat in ("russia", "umpire"):
        denied = client.get(f"/api/matches/{match}/since", params={"seat": seat})
        assert (denied.status_code, denied.json()["code"]) == (403, "not-yours")
    assert client.get("/api/matches/nowhere/since").status_code == 404
    made = client.post("/api/matches", json={"game": "port_arthur", "side": "japan", "opponent": "friend"}).json()
    assert client.get(f"/api/matches/{made['id']}/since").json()["code"] == "not-allowed"


def test_there_is_no_replay_of_a_match_that_does_not_exist(client: httpx.Client) -> None:
    assert client.get("/api/matches/nowhere/replay").status_code == 404
    assert client.get("/replay/nowhere").status_code == 404
    assert client.get("/verify/nowhere").status_code == 404


def test_a_record_that_is_sent_has_the_same_replay(client: httpx.Client) -> None:
    answer = client.post("/api/replay", params={"as": "russia"}, content=KEPT)
    assert answer.status_code == 200, answer.text
    assert answer.json()["viewer"] == "russia"
    verdict = client.post("/api/verify", content=KEPT)
    assert verdict.status_code == 200, verdict.text
    assert verdict.json()["verified"] is True


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"hello", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"[" * 100_000 + b"\n", 400, "malformed"),
        (gzip.compress(KEPT), 400, "malformed"),
        (KEPT.replace(b"japan", b"nippon"), 400, "malformed"),
        (KEPT[:-1], 400, "malformed"),
        (b"\n".join(KEPT.split(b"\n")[:9]) + b"\n", 409, "not-over"),
        (b"x" * (MOST_BYTES + 1), 413, "too-big"),
    ],
    ids=["empty", "text", "bytes", "nested", "compressed", "changed", "cut", "unfinished", "big"],
)
def test_what_is_no_finished_record_is_a_typed_error(client: httpx.Client, body: bytes, status: int, code: str) -> None:
    answer = client.post("/api/replay", content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("eyes", ["%00", "-h", "..%2fx", "%ff", "x" * 41, ""])
def test_eyes_that_nobody_has_are_malformed(client: httpx.Client, eyes: str) -> None:
    answer = client.post(f"/api/replay?as={eyes}", content=KEPT)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_foreign_page_cannot_make_the_server_work(client: httpx.Client) -> None:
    for path in ("/api/replay", "/api/verify"):
        assert client.post(path, content=KEPT, headers={"x-csrf-token": ""}).status_code == 403
