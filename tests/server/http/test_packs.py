"""Data packs of one's own over HTTP: out as a workbook, back in, seen by the other side, played with, kept once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZipFile

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.packs.workbook import workbook
from tests.sheets.filling import Workbook
from xlsxwriter import Workbook as NewWorkbook

from honjin.core.game import find_game
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.packs.finding import find_layout
from honjin.packs.spreadsheet import workbook_bytes
from honjin.server.packs import reader
from honjin.server.replays.document import replay_of
from honjin.server.settings import Limits

if TYPE_CHECKING:
    from tests.conftest import StartServer
    from tests.server.http.conftest import Guest, NewGuest, Place

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CHANGES = {
    "port_arthur": ("ships", "mikasa", "firepower", "9"),
    "storm": ("areas", "7", "level", "5"),
    "midway": ("islands", "pearl_and_hermes", "points", "3"),
    "ran.suriagehara": ("samurai", "", "combat", "9"),
}
"""For each title one value of the workbook, and another one that is allowed."""


@cache
def standard(game: str) -> bytes:
    layout = find_layout(find_game(game).resources)
    assert layout is not None
    return workbook(layout)


def filled(game: str, *changes: tuple[str, str, str, str]) -> bytes:
    """The workbook of a game with other values: sheet, id, heading, text; the first line where there is no id."""
    book = Workbook(standard(game))
    for sheet, id, heading, text in changes or [CHANGES[game]]:
        book.put(sheet, id or book.grid(sheet)[1][0], heading, text)
    return book.saved()


def bring(guest: Guest, game: str, data: bytes, file: str = "my box.xlsx", language: str = "en") -> httpx.Response:
    headers = {"content-type": XLSX, "accept-language": language}
    return guest.post(f"/api/games/{game}/pack", params={"file": file}, content=data, headers=headers)


def brought(guest: Guest, game: str) -> dict[str, Any]:
    answer = bring(guest, game, filled(game))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert found["problems"] == [], found["problems"]
    return found


@pytest.mark.parametrize("game", CHANGES)
def test_every_title_goes_out_and_comes_back(guest: Guest, game: str) -> None:
    answer = guest.get(f"/api/games/{game}/workbook")
    assert (answer.status_code, answer.headers["content-type"]) == (200, XLSX)
    assert answer.content == standard(game)
    found = brought(guest, game)
    sheet, id, _, text = CHANGES[game]
    (difference,) = found["differences"]
    assert (difference["sheet"], difference["here"]) == (sheet, text)
    assert difference["line"] == (id or difference["line"])
    assert difference["standard"] not in ("", text)
    assert found["name"] == "my box"
    assert guest.get(f"/api/packs/{found['id']}", params={"game": game}).json()["count"] == 1


def test_the_other_side_sees_the_values_before_it_sits_down(
    place: Place, guest: Guest, new_guest: Callable[[], Guest]
) -> None:
    found = brought(guest, "port_arthur")
    wanted = {"game": "port_arthur", "opponent": "anyone", "side": "japan", "pack": found["id"], "pack_name": "My box"}
    made = guest.post("/api/matches", json=wanted).json()
    guest.add_nonce(made)
    other = new_guest()
    shown = {"name": "My box", "digest": found["digest"]}
    listed = next(one for one in other.get("/api/matches", params={"which": "open"}).json() if one["id"] == made["id"])
    assert listed["pack"] == shown
    assert "data pack “My box”" in other.get("/lobby").text
    assert f'href="/join/{made["id"]}"' in other.get("/lobby").text, "nobody sits down there without having looked"
    page = other.get(f"/join/{made['id']}", headers={"accept-language": "fr"}).text
    assert "Pack de données: My box" in page
    assert "puissance de feu" in page
    assert "mikasa" in page
    seen = other.get(f"/api/matches/{made['id']}/pack").json()
    assert (seen["name"], seen["count"]) == ("My box", 1)
    assert seen["differences"][0] == {
        "sheet": "ships",
        "line": "mikasa",
        "thing": "Mikasa",
        "column": "firepower",
        "standard": "8",
        "here": "9",
    }
    taken = other.post(f"/api/matches/{made['id']}/seat", json={"side": "russia"}).json()
    other.add_nonce(taken)
    assert other.read(made["id"])["match"]["pack"] == shown
    assert other.get(f"/api/matches/{made['id']}/pack/workbook").status_code == 200


def test_a_match_is_played_recorded_and_proved_with_them(guest: Guest) -> None:
    found = brought(guest, "port_arthur")
    own = {"pack": found["id"], "pack_name": "Box"}
    match = guest.make(game="port_arthur", opponent="machine", level="random", side="japan", **own)
    assert guest.post(f"/api/matches/{match}/resign", json={}).status_code == 200
    record = read_record(guest.get(f"/api/matches/{match}/record").text)
    header = record.header
    assert (header.pack_name, header.pack_digest) == ("Box", found["digest"])
    assert header.pack is not None
    assert next(ship for ship in header.pack["ships"] if ship["id"] == "mikasa")["firepower"] == 9
    game = find_game("port_arthur")
    verdict = verify(record, game)
    assert verdict.verified
    assert "own-values" in [check.note.id for check in verdict.checks if check.note]
    replay = replay_of(record, game, "umpire")
    assert replay.match.pack is not None
    assert replay.match.pack.name == "Box"
    assert replay.outlook == [], "the outlook is fitted to other values"
    assert guest.post(f"/api/matches/{match}/offer", json={"what": "rematch"}).status_code == 200
    (offer,) = guest.read(match, seat="japan")["now"]["offers"]
    assert guest.read(offer["match"])["match"]["pack"] == {"name": "Box", "digest": found["digest"]}


def test_the_same_pack_is_kept_once(place: Place, guest: Guest, new_guest: Callable[[], Guest]) -> None:
    first, second = brought(guest, "port_arthur"), brought(new_guest(), "port_arthur")
    assert first["id"] == second["id"]
    assert place.rows("SELECT count(*) FROM packs WHERE id = ?", first["id"]) == [(1,)]


def test_standard_values_need_no_word(guest: Guest) -> None:
    found = bring(guest, "storm", standard("storm")).json()
    assert (found["count"], found["differences"]) == (0, [])
    match = guest.make(game="storm", side="japan", pack=found["id"], pack_name="as printed")
    assert guest.read(match, seat="japan")["match"]["pack"] is None
    assert guest.get(f"/api/matches/{match}/pack").status_code == 404


def test_a_battle_names_only_what_concerns_it(guest: Guest) -> None:
    layout = find_layout(find_game("ran.tennoji").resources)
    assert layout is not None
    pack = layout.standard_pack()
    battles = {battle.id: battle for battle in pack.scenarios}
    armies = tuple(replace(army, rout_level=army.rout_level + 1) for army in battles["tennoji"].armies)
    battles["tennoji"] = replace(battles["tennoji"], armies=armies)
    data = workbook_bytes(layout, replace(pack, scenarios=tuple(battles.values())))
    found = bring(guest, "ran.suriagehara", data).json()
    assert (found["problems"], found["count"]) == ([], 0)
    of_tennoji = guest.get(f"/api/packs/{found['id']}", params={"game": "ran.tennoji"}).json()
    assert [one["column"] for one in of_tennoji["differences"]] == ["rout level", "rout level"]
    assert guest.get(f"/api/packs/{found['id']}", params={"game": "storm"}).status_code == 404


def test_no_id_hides_a_value_of_the_battle(guest: Guest) -> None:
    """Whatever is spelt like another battle is told of its own all the same."""
    layout = find_layout(find_game("ran.tennoji").resources)
    assert layout is not None
    pack = layout.standard_pack()
    battle = next(one for one in pack.scenarios if one.id == "suriagehara")
    strong = replace(battle.units[0], id="tennoji", tq=9)
    battle = replace(battle, units=(strong, *battle.units[1:]))
    scenarios = tuple(battle if one.id == battle.id else one for one in pack.scenarios)
    samurai = (*pack.samurai, replace(pack.samurai[0], id="nagakute", name="Nobody"))
    data = workbook_bytes(layout, replace(pack, scenarios=scenarios, samurai=samurai))
    found = bring(guest, "ran.suriagehara", data).json()
    assert found["problems"] == []
    told = {(one["sheet"], one["line"]) for one in found["differences"]}
    assert {("units", "tennoji"), ("samurai", "nagakute")} <= told


WORDS = {"en": "is not allowed", "fr": "ne convient pas", "cs": "tam být nemůže", "ja": "使えません"}


@pytest.mark.parametrize("language", WORDS)
def test_what_is_wrong_is_told_cell_by_cell(guest: Guest, language: str) -> None:
    data = filled("port_arthur", ("ships", "mikasa", "speed", "9"), ("zones", "tsushima", "key", "perhaps"))
    found = bring(guest, "port_arthur", data, language=language).json()
    assert (found["id"], found["wrong"], found["differences"]) == ("", 2, [])
    assert [(one["sheet"], one["cell"], one["english"]) for one in found["problems"]] == [
        ("ships", "P2", False),
        ("zones", "D3", False),
    ]
    for one in found["problems"]:
        assert WORDS[language] in one["text"]


def test_what_does_not_hold_together_names_its_line(guest: Guest) -> None:
    data = filled("storm", ("areas", "23", "borders", "22, 24"))
    found = bring(guest, "storm", data).json()
    assert {one["sheet"] for one in found["problems"]} == {"areas"}
    assert all(one["row"] > 1 for one in found["problems"])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "does not border"), ("fr", "deux lignes"), ("cs", "oba řádky"), ("ja", "両方の行")]
)
def test_what_concerns_two_lines_is_told_too(guest: Guest, language: str, said: str) -> None:
    standard_borders = Workbook(standard("storm")).text("areas", "23", "borders").split(", ")
    data = filled("storm", ("areas", "23", "borders", ", ".join(standard_borders[1:])))
    (problem,) = bring(guest, "storm", data, language=language).json()["problems"]
    assert said in problem["text"]
    assert (problem["sheet"], problem["english"]) == ("areas", False)


def test_a_workbook_of_another_game_lacks_its_sheets(guest: Guest) -> None:
    found = bring(guest, "midway", standard("storm")).json()
    assert found["wrong"] > 3
    assert "Is this the workbook of this game?" in found["problems"][0]["text"]


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("", 400),
        ("  ", 400),
        ("‮evil", 400),
        ("x" * 41, 400),
        ("a\x00b", 400),
        ("–", 400),
        ("\u3164\u115f", 400),
        ("a\u2800", 400),
        ("日露戦争", 201),
    ],
)
def test_a_name_can_be_read(guest: Guest, name: str, status: int) -> None:
    found = brought(guest, "port_arthur")
    wanted = {"game": "port_arthur", "opponent": "hotseat", "pack": found["id"], "pack_name": name}
    assert guest.post("/api/matches", json=wanted).status_code == status


def test_a_pack_is_for_its_own_game(guest: Guest) -> None:
    found = brought(guest, "port_arthur")
    for game, pack in (("storm", found["id"]), ("port_arthur", "0" * 64)):
        wanted = {"game": game, "opponent": "hotseat", "pack": pack, "pack_name": "box"}
        assert guest.post("/api/matches", json=wanted).status_code == 404
    assert bring(guest, "ford", standard("port_arthur")).status_code == 404
    assert bring(guest, "chess", standard("port_arthur")).status_code == 404
    assert guest.get("/api/games/ford/workbook").status_code == 404


def zipped(*parts: tuple[str, bytes]) -> bytes:
    memory = BytesIO()
    with ZipFile(memory, "w", ZIP_DEFLATED) as archive:
        for name, data in parts:
            archive.writestr(name, data)
    return memory.getvalue()


def made(fill: Callable[[Any], object]) -> bytes:
    memory = BytesIO()
    book = NewWorkbook(memory, {"in_memory": True})
    fill(book.add_worksheet("ships"))
    book.close()
    return memory.getvalue()


def lying() -> bytes:
    """A workbook with a part that says it is small and is not."""
    data = bytearray(zipped(("xl/workbook.xml", bytes(30_000_000))))
    for mark in (b"PK\x01\x02", b"PK\x03\x04"):
        at = data.index(mark) + (24 if mark == b"PK\x01\x02" else 22)
        data[at : at + 4] = (1000).to_bytes(4, "little")
    return bytes(data)


HOSTILE = {
    "nothing": b"",
    "a torn file": b"PK\x03\x04",
    "a page": b"<html>",
    "a bomb": zipped(("xl/workbook.xml", bytes(200_000_000))),
    "a liar": lying(),
    "broken xml": zipped(("xl/workbook.xml", b"<workbook><sheets><sheet"), ("xl/_rels/workbook.xml.rels", b"<R")),
    "entities": zipped(
        ("xl/workbook.xml", b'<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><workbook>&d;</workbook>')
    ),
    "path names": zipped(("../../../../tmp/evil", b"x"), ("/etc/passwd", b"x"), ("xl/workbook.xml", b"<workbook/>")),
    "a far cell": made(lambda sheet: sheet.write(1_048_575, 0, "far")),
    "a huge cell": made(lambda sheet: [sheet.write_string(row, 0, "y" * 32_000) for row in range(40)]),
    "formulas": made(lambda sheet: sheet.write_formula("A1", '=WEBSERVICE("http://127.0.0.1/")')),
}


@pytest.mark.attack
@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_named_and_nothing_is_kept(place: Place, guest: Guest, data: bytes) -> None:
    before = place.rows("SELECT count(*) FROM packs")
    answer = bring(guest, "port_arthur", data)
    assert answer.status_code == 200
    found = answer.json()
    assert found["problems"]
    assert found["id"] == ""
    assert all(len(one["text"]) < 1000 for one in found["problems"])
    assert len(found["problems"]) <= 60
    assert place.rows("SELECT count(*) FROM packs") == before
    assert guest.get("/healthz").status_code == 200


@pytest.mark.attack
def test_what_unpacks_well_makes_no_large_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read again with every match."""
    assert reader.answer_to("honjin.games.storm", standard("storm")).body
    monkeypatch.setattr(reader, "MOST_JSON", 100_000)
    assert [one.why for one in reader.answer_to("honjin.games.storm", standard("storm")).problems] == ["too-large"]


@pytest.mark.attack
def test_who_brings_several_at_once_has_no_more_of_them(start_server: StartServer, guest_at: NewGuest) -> None:
    server = start_server(limits=Limits(idle_packs=1))
    guest = guest_at(server.url)
    guest.make(game="port_arthur", side="japan")
    books = [filled("port_arthur", ("ships", "mikasa", "firepower", str(firepower))) for firepower in (9, 10, 11, 12)]
    with ThreadPoolExecutor(4) as together:
        codes = [answer.status_code for answer in together.map(lambda data: bring(guest, "port_arthur", data), books)]
    assert sorted(codes) == [200, 409, 409, 409]


@pytest.mark.attack
def test_a_large_file_is_not_read(guest: Guest) -> None:
    answer = bring(guest, "port_arthur", bytes(1_200_000))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@pytest.mark.attack
def test_a_formula_is_no_value(guest: Guest) -> None:
    """What a spreadsheet program would work out is read as it was worked out; text that looks like one stays text."""
    name = '=HYPERLINK("http://evil.example")'
    found = bring(guest, "port_arthur", filled("port_arthur", ("ships", "mikasa", "name", name))).json()
    assert [one["here"] for one in found["differences"]] == [name]
    pack = guest.get(f"/api/packs/{found['id']}", params={"game": "port_arthur"})
    assert msgspec.json.decode(pack.content)["count"] == 1
    match = guest.make(game="port_arthur", side="japan", pack=found["id"], pack_name="box")
    again = Workbook(guest.get(f"/api/matches/{match}/pack/workbook").content)
    cell = again.cell("ships", "mikasa", "name")
    assert [part.tag.rpartition("}")[2] for part in cell] != ["f", "v"]
    assert again.text("ships", "mikasa", "name") == name
