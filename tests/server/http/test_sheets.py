"""Order sheets over HTTP: one's own seat, out and back in, and files that nobody should have to open."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

import httpx
import pytest
from tests.sheets.filling import Workbook

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def fetch(guest: Guest, match: str, seat: str = "blue", language: str = "en") -> Workbook:
    answer = guest.get(f"/api/matches/{match}/sheet", params={"seat": seat}, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (200, XLSX)
    assert answer.headers["content-disposition"].endswith('.xlsx"')
    return Workbook(answer.content)


def bring(guest: Guest, match: str, data: bytes, seat: str = "blue") -> httpx.Response:
    url = f"/api/matches/{match}/sheet"
    return guest.post(url, params={"seat": seat}, content=data, headers={"content-type": XLSX, "accept-language": "en"})


def row_of(book: Workbook, unit: str) -> str:
    return next(row[0] for row in book.grid("Orders") if row[1] == unit)


@pytest.fixture
def match(guest: Guest) -> str:
    """A match on one screen: the guest has both seats."""
    return guest.make(game="patrol", side="blue")


def test_a_sheet_is_filled_in_and_brought_back(guest: Guest, match: str) -> None:
    book = fetch(guest, match)
    book.put("Orders", row_of(book, "bream"), "Place", "B1")
    came = bring(guest, match, book.saved())
    assert came.json() == {"orders": 1, "refused": [], "lacks": "", "sent": False, "marked": ""}
    assert guest.read(match, seat="blue")["draft"]["slips"] == [{"slip": "Sail", "boat": "bream", "place": "b1"}]
    assert fetch(guest, match).text("Orders", row_of(book, "bream"), "Place") == "B1"


def test_refused_rows_come_back_marked(guest: Guest, match: str) -> None:
    book = fetch(guest, match)
    book.put("Orders", row_of(book, "bream"), "Place", "d3")
    came = bring(guest, match, book.saved()).json()
    assert [(row["tab"], row["row"]) for row in came["refused"]] == [("Orders", row_of(book, "bream"))]
    assert "Too far" in came["refused"][0]["why"]
    marked = Workbook(b64decode(came["marked"]))
    assert marked.text("Orders", row_of(book, "bream"), "Place") == "d3"
    assert "Too far" in marked.text("Orders", row_of(book, "bream"), "refused")


def test_a_sheet_that_says_it_is_done_is_sent_and_then_late(guest: Guest, match: str) -> None:
    book = fetch(guest, match)
    book.put("Turn", book.grid("Turn")[1][0], "done", "Y")
    assert bring(guest, match, book.saved()).json()["sent"]
    assert guest.get(f"/api/matches/{match}/sheet", params={"seat": "blue"}).status_code == 403
    other = fetch(guest, match, "red")
    other.put("Turn", other.grid("Turn")[1][0], "done", "Y")
    assert bring(guest, match, other.saved(), "red").json()["sent"]
    late = bring(guest, match, book.saved())
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert "closed" in late.json()["detail"]


def test_a_sheet_is_for_its_own_seat_only(guest: Guest, new_guest: Callable[[], Guest], match: str) -> None:
    stranger = new_guest()
    url = f"/api/matches/{match}/sheet"
    assert stranger.get(url).status_code == 403
    assert stranger.get(url, params={"seat": "blue"}).status_code == 403
    assert bring(stranger, match, fetch(guest, match).saved()).status_code == 403
    wrong = bring(guest, match, fetch(guest, match, "red").saved(), "blue")
    assert (wrong.status_code, wrong.json()["detail"]) == (
        400,
        "This sheet belongs to the other side: only that side can send it.",
    )


def test_headings_are_in_the_language_of_the_request(guest: Guest, match: str) -> None:
    assert fetch(guest, match, language="ja").tabs == ["ターン", "命令", "報告"]


def bomb() -> bytes:
    memory = BytesIO()
    with ZipFile(memory, "w", ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", bytes(200_000_000))
    return memory.getvalue()


@pytest.mark.parametrize(
    ("data", "status"),
    [(b"", 400), (b"PK\x03\x04", 400), (b"<html>", 400), (bytes(1_200_000), 413), (bomb(), 413)],
    ids=["nothing", "a torn file", "a page", "a large file", "a bomb"],
)
def test_hostile_files_are_named_and_change_nothing(guest: Guest, match: str, data: bytes, status: int) -> None:
    before = guest.read(match, seat="blue")
    answer = bring(guest, match, data)
    assert answer.status_code == status
    assert answer.json()["detail"]
    after = guest.read(match, seat="blue")
    assert {key: after[key] for key in ("draft", "now")} == {key: before[key] for key in ("draft", "now")}
