"""Language and theme: asked for, chosen, remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from honjin.server.pages.preferences import own_address
from honjin.server.pages.speech import language_of

if TYPE_CHECKING:
    from tests.server.pages.conftest import Reader


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de,*;q=0.5", "en"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.4, cs;q=0.7", "cs"),
        ("ja;q=0, fr;q=0.1", "fr"),
        ("JA-jp", "ja"),
        ("xx;q=nonsense,cs;q=alsonot", "cs"),
    ],
)
def test_the_browser_may_ask_for_a_language(accepted: str, language: str) -> None:
    assert language_of({}, accepted) == language


def test_a_choice_comes_before_the_account_and_the_account_before_the_browser() -> None:
    assert language_of({"language": "ja"}, "fr", "cs") == "ja"
    assert language_of({"language": "xx"}, "fr", "cs") == "cs"
    assert language_of({}, "fr", "") == "fr"


def test_language_and_theme_are_remembered_by_cookie(reader: Reader) -> None:
    answer = reader.submit("/preferences", {"language": "cs", "next": "/about"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/about")
    assert '<html lang="cs" data-theme="auto">' in reader.read("/about").text
    reader.submit("/preferences", {"theme": "contrast", "next": "/"})
    assert '<html lang="cs" data-theme="contrast">' in reader.read("/").text


def test_nonsense_changes_nothing(reader: Reader) -> None:
    answer = reader.submit("/preferences", {"language": "tlh", "theme": "pink", "next": "https://elsewhere.example/"})
    assert answer.headers["location"] == "/"
    assert '<html lang="en" data-theme="auto">' in reader.read("/").text


@pytest.mark.parametrize(
    "away", ["//elsewhere", "/\\elsewhere", "https://elsewhere", "javascript:1", "/a\r\nset-cookie: b"]
)
def test_no_form_sends_a_reader_elsewhere(away: str) -> None:
    assert own_address(away) == "/"


@pytest.mark.parametrize(
    ("wanted", "kept"),
    [
        ("/é/elsewhere.example", "/%C3%A9/elsewhere.example"),
        ("/\u200b/elsewhere", "/"),
        ("/rules/port_arthur?x=1&y=%20#6.3B", "/rules/port_arthur?x=1&y=%20#6.3B"),
    ],
)
def test_an_address_stays_on_this_server_whatever_its_letters(wanted: str, kept: str) -> None:
    assert own_address(wanted) == kept


def test_a_page_that_is_not_there_leads_nowhere_else(reader: Reader) -> None:
    page = reader.read("/%C3%A9/elsewhere.example", 404)
    fields = next(a["value"] for a in page.all("input") if a.get("name") == "next")
    answer = reader.submit("/preferences", {"language": "fr", "next": fields})
    assert answer.headers["location"].startswith("/%")


def test_an_account_takes_its_language_along(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    known = {"name": "Ljuba", "password": "three grey battleships"}
    reader.submit("/account/sign-up", known, "/account")
    reader.submit("/preferences", {"language": "ja", "next": "/"})
    other = new_reader("fr")
    other.submit("/account/sign-in", known, "/account")
    assert '<html lang="ja"' in other.read("/").text
