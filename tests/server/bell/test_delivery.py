"""Where a push may go: to a public service over https, whatever a visitor says its address is."""

from __future__ import annotations

import asyncio
import ipaddress
from pathlib import Path

import pytest
from tests.server.bell.pushes import HOST, push_service

from honjin.server.bell.delivery import Address, Delivery, Undelivered, endpoint_of, is_public

pytestmark = pytest.mark.attack


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://127.1/x",
        "https://localhost/x",
        "https://localhost:443/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x\r\nhost: other",
        "https://push.example.org/a b",
        "https://push.exámple.org/x",
        "https://-a.example.org/x",
        "https:///x",
        "//push.example.org/x",
        "https://push.example.org/" + "x" * 1000,
    ],
)
def test_an_address_that_is_no_service_is_refused(endpoint: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        endpoint_of(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QABC?x=1",
        "https://wns2-par02p.notify.windows.com:443/w/?token=a%2fb",
    ],
)
def test_the_services_of_browsers_are_taken(endpoint: str) -> None:
    assert endpoint_of(endpoint).scheme == "https"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:169.254.169.254", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::1", False),
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("64:ff9b::808:808", True),
    ],
)
def test_what_is_ours_is_not_public(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["169.254.169.254"], ["::ffff:127.0.0.1"], []]
)
async def test_a_name_that_leads_to_us_leads_nowhere(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def find(_host: str) -> list[Address]:
        return [ipaddress.ip_address(one) for one in found]

    async def connect(*_where: object, **_how: object) -> None:
        raise AssertionError("a connection was tried")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Undelivered):
        await Delivery(find=find).post(f"https://{HOST}/x", {}, b"")


@pytest.mark.asyncio
async def test_a_push_goes_where_its_name_led_and_its_answer_leads_nowhere(tmp_path: Path) -> None:
    async with push_service(tmp_path) as (service, delivery):
        service.answers = [b"HTTP/1.1 307 Temporary Redirect\r\nlocation: https://127.0.0.1/secret\r\n\r\n"]
        assert await delivery.post(f"https://{HOST}/send/one?a=b", {"ttl": "60"}, b"sealed") == 307
        [(first, headers, body)] = service.taken
        assert (first, headers["host"], headers["ttl"], body) == ("POST /send/one?a=b HTTP/1.1", HOST, "60", b"sealed")
        # Looked up once: a name that leads elsewhere the next moment makes no difference.
        assert service.names == [HOST]


@pytest.mark.asyncio
async def test_a_service_that_is_not_who_it_says_hears_nothing(tmp_path: Path) -> None:
    async with push_service(tmp_path) as (service, trusting):
        careful = Delivery(find=service.find, allows=lambda one: True, port=service.port)
        with pytest.raises(Undelivered):
            await careful.post(f"https://{HOST}/x", {}, b"")
        with pytest.raises(Undelivered):
            await trusting.post("https://other.example.org/x", {}, b"")
        assert service.taken == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 " + b"2" * 100_000, b"SSH-2.0-hello\r\n", b"\r\n", b"HTTP/1.1 999 Odd\r\n\r\n"]
)
async def test_an_answer_that_is_none_is_read_no_further(tmp_path: Path, answer: bytes) -> None:
    async with push_service(tmp_path) as (service, delivery):
        service.answers = [answer]
        with pytest.raises(Undelivered):
            await delivery.post(f"https://{HOST}/x", {}, b"")


@pytest.mark.asyncio
async def test_a_service_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    async with push_service(tmp_path, seconds=0.5) as (service, delivery):
        service.answers = [b""]
        with pytest.raises(Undelivered, match="Timeout"):
            await delivery.post(f"https://{HOST}/x", {}, b"")
