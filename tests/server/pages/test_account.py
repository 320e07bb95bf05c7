"""The account by forms: sign up, sign in and out, password, tokens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from honjin.server.pages.speech import page_words

if TYPE_CHECKING:
    from tests.server.pages.conftest import Reader

PASSWORD = "three grey battleships"


def sign_up(reader: Reader, name: str) -> None:
    answer = reader.submit("/account/sign-up", {"name": name, "password": PASSWORD}, "/account")
    assert answer.headers.get("location") == "/account?done=signed-up", answer.text


def test_an_account_keeps_the_games_of_the_guest(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    table = reader.submit("/play", {"game": "port_arthur", "opponent": "machine"}).headers["location"]
    sign_up(reader, "Akiyama")
    assert "The games that you began as a guest are in it" in reader.read("/account?done=signed-up").text
    other = new_reader()
    other.submit("/account/sign-in", {"name": "akiyama", "password": PASSWORD}, "/account")
    assert table in [attributes.get("href") for attributes in other.read("/").all("a")]
    other.submit("/account/sign-out", {}, "/account")
    assert "Akiyama" not in other.read("/").text


def test_signing_in_says_that_the_games_of_the_guest_came_along(
    reader: Reader, new_reader: Callable[..., Reader]
) -> None:
    sign_up(reader, "Misu")
    other = new_reader("cs")
    table = other.submit("/play", {"game": "port_arthur", "opponent": "machine"}).headers["location"]
    before = other.read("/account?done=moved").text
    assert page_words("cs").text("p-sign-in-line") in before
    assert page_words("cs").text("p-done-moved") not in before
    answer = other.submit("/account/sign-in", {"name": "Misu", "password": PASSWORD}, "/account")
    assert answer.headers["location"] == "/account?done=moved"
    assert page_words("cs").text("p-done-moved") in other.read(answer.headers["location"]).text
    assert table in [attributes.get("href") for attributes in reader.read("/").all("a")]


def test_who_has_too_many_tokens_is_told_what_to_do(reader: Reader) -> None:
    sign_up(reader, "Togo Masamichi")
    for number in range(20):
        assert reader.submit("/account/tokens", {"name": f"bot {number}"}, "/account").status_code < 400
    refused = reader.submit("/account/tokens", {"name": "one more"}, "/account")
    assert (refused.status_code, page_words("en").text("p-trouble-tokens") in refused.text) == (403, True)


def test_what_is_wrong_is_said_on_the_page(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    sign_up(reader, "Togo")
    other = new_reader("fr")
    taken = other.submit("/account/sign-up", {"name": "TOGO", "password": PASSWORD}, "/account")
    assert (taken.status_code, "Ce nom est pris" in taken.text) == (409, True)
    assert 'value="TOGO"' in taken.text
    wrong = other.submit("/account/sign-in", {"name": "Togo", "password": "no"}, "/account")
    assert (wrong.status_code, "ne vont pas ensemble" in wrong.text) == (401, True)
    short = other.submit("/account/sign-up", {"name": "Dewa", "password": "short"}, "/account")
    assert (short.status_code, "ne convient pas" in short.text) == (400, True)


def test_signing_out_everywhere_ends_other_sessions(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    sign_up(reader, "Kamimura")
    other = new_reader()
    other.submit("/account/sign-in", {"name": "Kamimura", "password": PASSWORD}, "/account")
    assert "Kamimura" in other.read("/account").text
    reader.submit("/account/sign-out-everywhere", {}, "/account")
    assert "Kamimura" not in other.read("/account").text


def test_a_password_is_changed_by_who_knows_the_old_one(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    sign_up(reader, "Uryu")
    fields = {"current": "not it", "new": "another grey ship"}
    assert reader.submit("/account/password", fields, "/account").status_code == 401
    answer = reader.submit("/account/password", {**fields, "current": PASSWORD}, "/account")
    assert answer.headers["location"] == "/account?done=password"
    assert "Uryu" in reader.read("/account").text
    other = new_reader()
    answer = other.submit("/account/sign-in", {"name": "Uryu", "password": fields["new"]}, "/account")
    assert answer.headers["location"] == "/"


def test_a_token_is_shown_once_and_can_be_revoked(reader: Reader) -> None:
    sign_up(reader, "Dewa")
    made = reader.submit("/account/tokens", {"name": "night owl"}, "/account")
    token = re.search(r'value="(honjin_[^"]+)"', made.text)
    assert token is not None
    assert made.headers["cache-control"] == "no-store"
    page = reader.read("/account")
    assert token[1] not in page.text
    assert "night owl" in page.text
    revoke = next(a["action"] for a in page.all("form") if a.get("action", "").endswith("/revoke"))
    assert reader.submit(revoke, {}, "/account").headers["location"] == "/account?done=revoked"
    assert "night owl" not in reader.read("/account").text


def test_mail_is_offered_only_where_the_server_has_it(reader: Reader) -> None:
    sign_up(reader, "Kataoka")
    assert "/account/email" not in [attributes.get("action") for attributes in reader.read("/account").all("form")]
