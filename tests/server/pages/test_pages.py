"""Every page in every language: there, whole, safe, and leading somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from honjin.core.game import by_title, find_games
from honjin.locale.text import LANGUAGES

if TYPE_CHECKING:
    from tests.server.pages.conftest import Html, Reader

PAGES = ("/", "/lobby", "/replays", "/rules", "/rules/port_arthur", "/about", "/api", "/account", "/verify", "/replay")
MISSING = ("/nowhere", "/table/nowhere", "/join/nowhere", "/invite/nowhere", "/rules/nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_every_language(new_reader: Callable[..., Reader], path: str, language: str) -> None:
    reader = new_reader(language)
    answer = reader.get(path, follow_redirects=True)
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    assert not re.search(r">\s*p-[a-z-]+\s*<", answer.text)


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_whole_and_safe(reader: Reader, path: str) -> None:
    answer = reader.get(path, follow_redirects=True)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page = html_of(answer.text)
    assert len(page.all("h1")) == 1 or path in ("/replay",)
    assert len(page.all("main")) == 1
    assert len(page.all("header")) >= 1
    assert_no_inline_code(page)
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    labels = {attributes.get("for") for attributes in page.all("label")}
    for field in page.all("input"):
        named = (
            field.get("aria-label") or field.get("id") in labels or field.get("type") in ("hidden", "radio", "checkbox")
        )
        assert named, field


@pytest.mark.parametrize("path", PAGES)
def test_forms_that_change_something_carry_the_token(reader: Reader, path: str) -> None:
    page = html_of(reader.get(path, follow_redirects=True).text)
    forms = [attributes for attributes in page.all("form") if attributes.get("method") == "post"]
    tokens = [attributes for attributes in page.all("input") if attributes.get("name") == "_csrf_token"]
    assert len(forms) == len(tokens) >= 3
    assert all(token["value"] for token in tokens)


def test_links_and_files_lead_somewhere(reader: Reader) -> None:
    seen: dict[str, int] = {}
    for path in PAGES:
        page = html_of(reader.get(path, follow_redirects=True).text)
        wanted = [attributes.get("href") or attributes.get("src", "") for _, attributes in page.elements]
        for address in {place.partition("#")[0] for place in wanted if place.startswith("/")}:
            if address and address not in seen:
                seen[address] = reader.get(address, follow_redirects=True).status_code
    assert {address: status for address, status in seen.items() if status != 200} == {}
    assert len(seen) > 20


def test_rules_that_are_not_written_yet_are_titles_and_say_so(reader: Reader) -> None:
    page = reader.read("/rules/ford")
    assert "The rules of this game have not been written out yet." in page.text
    assert "The strike" in page.text
    assert_no_inline_code(page)


@pytest.mark.parametrize("path", MISSING)
def test_what_is_not_there_says_what_to_do(reader: Reader, path: str) -> None:
    page = reader.read(path, 404)
    assert "There is nothing at this address" in page.text
    assert "/" in [attributes.get("href") for attributes in page.all("a")]
    assert_no_inline_code(page)


def test_a_form_without_its_token_is_told_so(reader: Reader) -> None:
    reader.read("/")
    answer = reader.post("/play", data={"game": "port_arthur", "opponent": "machine"})
    assert answer.status_code == 403
    assert "This form is out of date" in answer.text


def test_the_data_of_a_page_cannot_end_its_script(reader: Reader) -> None:
    page = reader.read("/")
    block = next(text for attributes, text in page.scripts if attributes.get("id") == "page")
    assert not set(block) & set("<>&")
    data = json.loads(block)
    assert set(data) >= {"language", "theme", "build", "csrf", "me"}
    assert data["me"]["guest"] is True


def test_the_first_page_is_light(reader: Reader) -> None:
    """Without fonts under 300 kB over the wire; styles and modules under 40 kB each; pictures of boards come later."""
    page = reader.read("/")
    sizes: dict[str, int] = {"html": len(page.text.encode())}
    addresses = [a["href"] for a in page.all("link") if a.get("rel") == "stylesheet"]
    addresses += [a["src"] for a in page.all("script") if a.get("src")]
    at_once = [a["src"] for a in page.all("img") if a.get("loading") != "lazy"]
    later = [a["src"] for a in page.all("img") if a.get("loading") == "lazy"]
    titles = by_title(find_games().values()).values()
    assert len(later) == len(titles) + sum(len(battles) for battles in titles if battles[0].scenario)
    for address in later:
        with reader.stream("GET", address) as answer:
            assert sum(len(part) for part in answer.iter_raw()) < 100_000, address
    addresses += at_once
    for address in addresses:
        with reader.stream("GET", address) as answer:
            sizes[address] = sum(len(part) for part in answer.iter_raw())
    assert sum(size for name, size in sizes.items() if name.endswith(".css")) < 40_000
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) < 40_000
    assert sum(sizes.values()) < 300_000


def html_of(text: str) -> Html:
    from tests.server.pages.conftest import Html

    return Html(text)


def assert_no_inline_code(page: Html) -> None:
    for tag, attributes in page.elements:
        assert tag != "style"
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
    for attributes, text in page.scripts:
        assert attributes.get("type") == "application/json" or not text.strip()
