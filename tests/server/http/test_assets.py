"""The files a browser fetches, health and figures."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import httpx
import pytest
from tests.server.http.conftest import PLAYED

from honjin.server.assets import TYPES, Assets

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

ASSETS = Assets(PLAYED)


def test_every_kind_of_file_has_its_type_and_is_kept_for_ever(guest: Guest) -> None:
    for path, type in (
        ("css/tokens.css", "text/css"),
        ("art/symbols.svg", "image/svg+xml"),
        ("locale/ja/common.ftl", "text/plain"),
    ):
        answer = guest.get(ASSETS.url(path))
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(type)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == ASSETS._assets[path].body
        again = guest.get(ASSETS.url(path), headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_files_are_packed_only_where_it_helps() -> None:
    css = ASSETS.find("css/tokens.css")
    assert css is not None
    assert gzip.decompress(css.zipped) == css.body
    for path, asset in ASSETS._assets.items():
        assert not path.endswith(".woff2") or not asset.zipped


def test_an_old_build_gets_todays_file_but_may_not_keep_it(guest: Guest) -> None:
    assert guest.get("/static/older/css/tokens.css").headers["cache-control"] == "no-cache"


def test_the_icon_is_there_for_whoever_asks_without_a_page(guest: Guest) -> None:
    answer = guest.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == ASSETS._assets["art/seal.svg"].body


@pytest.mark.parametrize(
    "path", ["nothing.js", "../settings.py", "..%2f..%2fserver%2fsettings.py", "css/", "", "%00", "locale/en/text.py"]
)
def test_only_what_lies_there_is_served(place: Place, path: str) -> None:
    answer = httpx.get(f"{place.url}/static/x/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-thing"


def test_nothing_but_known_types_is_collected() -> None:
    assert {path[path.rindex(".") :] for path in ASSETS._assets} <= set(TYPES)
    assert len(ASSETS.build) == 12


def test_health_and_figures(place: Place, guest: Guest) -> None:
    health = guest.get("/healthz")
    assert health.json() == {"status": "ok", "database": True, "disk": True, "thinkers": True}
    guest.make()
    figures = guest.get("/metrics").text
    assert 'honjin_requests_total{method="POST",route="/api/matches",status="201"}' in figures
    assert "honjin_live_tables " in figures
    through_a_proxy = guest.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert through_a_proxy.json()["code"] == "not-allowed"


def test_the_page_of_a_table_asks_for_all_its_modules_at_once(guest: Guest) -> None:
    match = guest.make()
    page = guest.get(f"/table/{match}").text
    asked = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    assert len(asked) == len(set(asked)) > 20
    here = asked[0].rsplit("/js/", 1)[0]
    for url in asked:
        module = guest.get(url)
        assert (module.status_code, module.headers["content-type"]) == (200, "text/javascript; charset=utf-8"), url
        for name in re.findall(r'\bfrom "(\.[^"]+)"', module.text):
            assert urljoin(url, name) in asked, (url, name)
    assert f"{here}/js/table/main.js" in asked


def test_pages_are_compressed_for_whoever_can_read_them_so(guest: Guest) -> None:
    packed = guest.get("/rules/ford")
    plain = guest.get("/rules/ford", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in packed.headers["vary"]
    assert int(packed.headers["content-length"]) < 0.5 * len(plain.content)
    assert re.sub(r"<!-- [\w-]+ -->$", "", packed.text) == plain.text
    assert packed.headers["content-type"] == plain.headers["content-type"]


def test_the_size_of_a_page_tells_nothing_exact(guest: Guest) -> None:
    """Else whoever sees sizes could find the token in it, guess by guess."""
    assert len({guest.get("/").headers["content-length"] for _ in range(12)}) > 3
