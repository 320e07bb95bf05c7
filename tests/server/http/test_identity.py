"""Guests, accounts, passwords, sessions and tokens."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import httpx
import pytest
from argon2 import PasswordHasher

from honjin.server.identity.looks import key_of
from honjin.server.identity.names import tidy_name
from honjin.server.identity.passwords import Passwords
from honjin.server.problems import Trouble

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

PASSWORD = "three grey battleships"


class Watched(PasswordHasher):
    """Notes which hashes are checked, and in which threads."""

    def __init__(self) -> None:
        super().__init__()
        self.checked: list[str | bytes] = []
        self.threads: list[threading.Thread] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.checked.append(hash)
        self.threads.append(threading.current_thread())
        return super().verify(hash, password)


def sign_up(guest: Guest, name: str) -> httpx.Response:
    return guest.post("/api/account/sign-up", json={"name": name, "password": PASSWORD})


def test_the_visitors_cookie_is_out_of_reach_of_scripts_and_foreign_forms(place: Place) -> None:
    answer = httpx.get(f"{place.url}/api/me")
    cookies = answer.headers.get_list("set-cookie")
    assert {cookie.partition("=")[0] for cookie in cookies} == {"visitor", "csrf"}
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie for cookie in cookies)


def test_a_guest_has_a_tag_and_no_row_until_he_does_something(place: Place, guest: Guest) -> None:
    assert guest.me["guest"]
    assert guest.me["name"] == f"Guest {guest.me['tag']}"
    assert place.rows("SELECT id FROM visitors WHERE id = ?", guest.me["id"]) == []
    guest.make()
    assert place.rows("SELECT name FROM visitors WHERE id = ?", guest.me["id"]) == [(guest.me["name"],)]
    assert guest.get("/api/me").json()["id"] == guest.me["id"]


@pytest.mark.attack
def test_a_changed_cookie_is_nobodys(place: Place, guest: Guest) -> None:
    kept = guest.cookies["visitor"]
    body, _, signature = kept.rpartition(".")
    # Its first letter: of the last one not every bit counts.
    changed = f"{body}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    for forged in (changed, "x", kept.partition(".")[0] + ".1.2"):
        answer = httpx.get(f"{place.url}/api/me", cookies={"visitor": forged})
        assert answer.json()["id"] != guest.me["id"]


def test_signing_up_keeps_the_games_of_the_guest(guest: Guest, new_guest: Callable[[], Guest]) -> None:
    match = guest.make()
    assert sign_up(guest, "Stepan").status_code == 201
    assert [row["id"] for row in guest.get("/api/matches").json()] == [match]
    other = new_guest()
    signed = other.post("/api/account/sign-in", json={"name": "sTEPAN", "password": PASSWORD})
    assert signed.status_code == 201
    assert signed.json()["name"] == "Stepan"
    assert [row["id"] for row in other.get("/api/matches").json()] == [match]


def test_a_name_belongs_to_one_person_in_whatever_case_or_width(new_guest: Callable[[], Guest]) -> None:
    assert sign_up(new_guest(), "Heihachiro").status_code == 201
    for same in ("heihachiro", "HEIHACHIRO", "Ｈｅｉｈａｃｈｉｒｏ"):
        answer = sign_up(new_guest(), same)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


@pytest.mark.parametrize(
    "name", ["x", "y" * 25, "a\tb", "a\u202eb", "a  b", "\u200bab", "...", "a\u3164", "\u115f\u115f", "Guest 4F2A"]
)
def test_some_names_are_none(name: str) -> None:
    with pytest.raises(Trouble):
        tidy_name(name)


def test_names_have_one_spelling() -> None:
    assert tidy_name("  Ｔōgō 東郷 ") == "Tōgō 東郷"
    assert key_of("Straße") == key_of("STRASSE")


def test_an_unknown_name_and_a_wrong_password_look_alike(new_guest: Callable[[], Guest]) -> None:
    assert sign_up(new_guest(), "Witgeft").status_code == 201
    wrong, unknown = (
        new_guest().post("/api/account/sign-in", json={"name": name, "password": "not the right one"})
        for name in ("Witgeft", "Nobody At All")
    )
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


@pytest.mark.asyncio
async def test_an_unknown_name_costs_a_whole_check() -> None:
    watched = Watched()
    kept = await Passwords().hash(PASSWORD)
    for hash_ in (kept, None):
        assert not await Passwords(watched).is_right(hash_, "not the right one")
    known, decoy = watched.checked
    assert known == kept
    assert not watched.check_needs_rehash(decoy), "another check would take another time"


@pytest.mark.asyncio
async def test_hashes_with_old_parameters_are_noticed() -> None:
    old = Passwords(PasswordHasher(time_cost=1, memory_cost=1024))
    kept = await old.hash(PASSWORD)
    assert Passwords().is_outdated(kept)
    assert await Passwords().is_right(kept, PASSWORD)


@pytest.mark.asyncio
async def test_four_logins_leave_the_event_loop_free() -> None:
    watched = Watched()
    passwords = Passwords(watched)
    kept = await passwords.hash(PASSWORD)
    assert await asyncio.gather(*(passwords.is_right(kept, PASSWORD) for _ in range(4))) == [True] * 4
    assert len(watched.threads) == 4
    assert threading.current_thread() not in watched.threads


def test_signing_out_everywhere_makes_every_cookie_void(new_guest: Callable[[], Guest]) -> None:
    first, second = new_guest(), new_guest()
    assert sign_up(first, "Kuropatkin").status_code == 201
    second.post("/api/account/sign-in", json={"name": "Kuropatkin", "password": PASSWORD}).raise_for_status()
    assert second.get("/api/me").json()["name"] == "Kuropatkin"
    first.post("/api/account/sign-out", json={"everywhere": True}).raise_for_status()
    assert first.get("/api/me").json()["guest"]
    assert second.get("/api/me").json()["guest"]


def test_a_new_password_signs_the_other_devices_out(new_guest: Callable[[], Guest]) -> None:
    first, second = new_guest(), new_guest()
    assert sign_up(first, "Nogi").status_code == 201
    second.post("/api/account/sign-in", json={"name": "Nogi", "password": PASSWORD}).raise_for_status()
    wrong = first.post("/api/account/password", json={"old": "something else", "new": "another good one"})
    assert wrong.json()["code"] == "wrong-password"
    first.post("/api/account/password", json={"old": PASSWORD, "new": "another good one"}).raise_for_status()
    assert first.get("/api/me").json()["name"] == "Nogi"
    assert second.get("/api/me").json()["guest"]


def test_settings_are_kept_and_checked(guest: Guest) -> None:
    sign_up(guest, "Uriu").raise_for_status()
    changed = guest.patch("/api/me", json={"email": "a@example.org", "language": "cs", "theme": "dark"}).json()
    assert (changed["email"], changed["language"], changed["theme"]) == ("a@example.org", "cs", "dark")
    assert guest.patch("/api/me", json={"email": ""}).json()["email"] == ""
    for bad in ({"email": "no address"}, {"email": "a@b.c\r\nBcc: d@e.f"}, {"language": "xx"}, {"theme": "pink"}):
        assert guest.patch("/api/me", json=bad).status_code == 400


def test_a_token_is_shown_once_and_can_be_made_void(place: Place, guest: Guest) -> None:
    made = guest.post("/api/tokens", json={"name": "my bot"}).json()
    assert made["token"] not in guest.get("/api/tokens").text
    assert made["token"] not in str(place.rows("SELECT * FROM tokens"))
    bot = httpx.Client(base_url=place.url, headers={"authorization": f"Bearer {made['token']}"})
    with bot:
        assert bot.get("/api/me").json()["id"] == guest.me["id"]
        assert bot.post("/api/matches", json={"game": "ford", "opponent": "hotseat"}).status_code == 201
        assert bot.post("/api/tokens", json={"name": "another"}).status_code == 403
        assert guest.delete(f"/api/tokens/{made['id']}").status_code == 204
        refused = bot.get("/api/me")
        assert (refused.status_code, refused.json()["code"]) == (401, "signed-out")


@pytest.mark.attack
@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Kuroki", "\u041auroki"),  # a Cyrillic letter among Latin ones: not even when the name is free
        ("Oku", "0ku"),
        ("Nozu", "N\u014dzu"),
        ("Ernst", "Emst"),
        ("Ivan", "lvan"),
        ("Kamimura", "Kami.mura"),
        ("NOTE", "\u039d\u039f\u03a4\u0395"),  # Greek capitals, all of them
        ("\u30ab\u30c8\u30a6", "\u529b\u30c8\u30a6"),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(new_guest: Callable[[], Guest], name: str, like: str) -> None:
    assert sign_up(new_guest(), name).status_code == 201
    refused = sign_up(new_guest(), like)
    assert refused.status_code in (400, 409), refused.text
    assert refused.json()["code"] in ("name-taken", "malformed")


@pytest.mark.attack
@pytest.mark.parametrize("name", ["Guest 1A2B", "Gu\u0435st 1A2B", "GUEST1A2B", "Gu\u00e9st O0ff"])
def test_nobody_is_called_as_guests_are(guest: Guest, name: str) -> None:
    assert sign_up(guest, name).status_code in (400, 409)


def test_names_that_differ_are_all_welcome(new_guest: Callable[[], Guest]) -> None:
    for name in (
        "Anna Petrovna",
        "Hanna Petrovna",
        "\u0412\u0438\u0442\u0442\u0435 Sergei",
        "\u304b\u3068\u3046",
        "\u304c\u3068\u3046",
    ):
        assert sign_up(new_guest(), name).status_code == 201, name


def test_a_guest_is_called_as_he_likes_and_by_no_name_of_an_account(
    guest: Guest, new_guest: Callable[[], Guest]
) -> None:
    owner = new_guest()
    owner.post("/api/account/sign-up", json={"name": "Rozhdestvensky", "password": PASSWORD}).raise_for_status()
    tag = guest.me["tag"]
    for taken in ("Rozhdestvensky", "R0ZHDESTVENSKY", "Rozhdéstvensky", "guest a1b2", "Guest A1B2 Togo", "Guest A1B2"):
        refused = guest.patch("/api/me", json={"nickname": taken})
        assert (refused.status_code, refused.json()["code"]) == (409, "name-taken"), taken
    for wrong in ("x", "x" * 25, "a\u202eb", "Tоgo and Toго", "..."):
        assert guest.patch("/api/me", json={"nickname": wrong}).status_code == 400, wrong
    match = guest.make(opponent="anyone")
    assert guest.patch("/api/me", json={"nickname": " Vasily "}).json()["nickname"] == "Vasily"
    # The tag stays: two may have the same nickname, and neither is an account.
    assert new_guest().read(match)["match"]["seats"]["north"]["name"] == f"Guest {tag} Vasily"
    assert guest.patch("/api/me", json={"nickname": ""}).json()["name"] == f"Guest {tag}"
    assert owner.patch("/api/me", json={"nickname": "Stepan"}).status_code == 403
    sign_up = owner.post("/api/account/sign-up", json={"name": "Guest A1B2 Togo", "password": PASSWORD})
    assert sign_up.status_code in (403, 409)
