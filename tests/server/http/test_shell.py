"""The manifest, the service worker and the page without a connection, as a browser fetches them."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

import msgspec
import pytest

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

LANGUAGES = ("en", "fr", "cs", "ja")


def test_the_manifest_names_pictures_of_the_size_that_it_says(guest: Guest) -> None:
    assert '<link rel="manifest" href="/manifest/en">' in guest.get("/").text
    said = {}
    for language in LANGUAGES:
        answer = guest.get(f"/manifest/{language}")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert "set-cookie" not in answer.headers
        said[language] = answer.json()
        assert said[language]["lang"] == language
    assert len({one["description"] for one in said.values()}) == len(LANGUAGES)
    assert {one["id"] for one in said.values()} == {"/"}
    assert {icon["purpose"] for icon in said["en"]["icons"]} == {"any", "maskable"}
    for icon in said["en"]["icons"]:
        picture = guest.get(icon["src"])
        assert "immutable" in picture.headers["cache-control"]
        assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", picture.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert guest.get("/manifest/xx").status_code == 404


def test_the_worker_keeps_what_is_there_and_of_nobody(guest: Guest) -> None:
    answer = guest.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    # A browser has to ask whether there is a newer one.
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    shell = msgspec.json.decode(re.sub(r"^const SHELL = (.*);$", r"\1", answer.text.splitlines()[0]))
    assert f"/static/{shell['build']}/" in guest.get("/").text
    assert shell["icon"] in shell["files"]
    for path in [*shell["files"], *shell["pages"].values()]:
        kept = guest.get(path)
        assert kept.status_code == 200, path
        assert "no-store" not in kept.headers["cache-control"], path
        assert "set-cookie" not in kept.headers, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_without_a_connection_has_nothing_of_its_reader(guest: Guest, language: str) -> None:
    page = guest.get(f"/offline/{language}").text
    assert f'<html lang="{language}"' in page
    assert guest.me["id"] not in page
    assert guest.me["csrf"] not in page
    assert not re.search(r"\b[np]-[a-z]+-[a-z]+", re.sub(r"<[^>]*>", " ", page))
