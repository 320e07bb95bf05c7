"""The order sheets of Midway: what stands on them, who may know it, and that orders on paper are orders."""

from __future__ import annotations

import re
import zipfile
from functools import partial
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.midway.test_secrets import SWITCHES, crowded, moments
from tests.games.midway.twins import SECRETS
from tests.sheets.filling import NAMES, Workbook
from tests.sheets.mail import Correspondence, grids, words_of

from honjin.core.dice import SeededDice
from honjin.core.engine import Match
from honjin.core.errors import SheetRefused
from honjin.core.form import Draft, Slip, choose_by_lot, read_slips
from honjin.core.order_sheet import Choice, alike
from honjin.games.midway import GAME
from honjin.games.midway import options as midway
from honjin.games.midway.model import SIDES, SideId
from honjin.locale.text import LANGUAGES
from honjin.sheets.book import Known, Stamp, heading, lay_out, tab_name
from honjin.sheets.reading import read_sheet, reason
from honjin.sheets.writer import workbook_bytes

TABS = ["Turn", "Ships", "Submarines", "Air", "Ground", "Contacts", "Report", "Losses"]


def begun() -> Correspondence:
    return Correspondence(GAME)


def at_sea() -> Correspondence:
    """The first turn, both fleets in their usual places."""
    match = begun()
    for side in SIDES:
        usual(match, side)
    return match


def usual(match: Correspondence, side: str) -> None:
    form = match.table.form_of(side)
    assert form is not None
    match.table.answer(side, form.sends(form.usual()))


def by_air() -> Correspondence:
    match = at_sea()
    for side in SIDES:
        usual(match, side)
    return match


# What stands on the sheet


def test_the_tabs_are_those_of_the_book() -> None:
    book = by_air().out("us")
    assert book.tabs == TABS
    heads = {tab: book.grid(tab)[0] for tab in book.tabs}
    assert heads["Air"][:9] == ["id", "name", "type", "number", "base", "hex", "state", "mvt", "range"]
    assert heads["Ships"][-6:] == ["move", "build", "barrage", "code", "target", "refused"]
    assert book.text("Turn", "m", "step") == "3 · air plot"
    assert book.text("Air", "vb_6", "base") == "Enterprise"
    assert book.text("Ships", "enterprise", "aboard") == "P 24"


def test_the_open_columns_are_white_and_all_else_is_locked() -> None:
    book = by_air().out("us")
    styles = [xf.find("m:protection", NAMES) for xf in _styles(book).iterfind("m:cellXfs/m:xf", NAMES)]
    unlocked = {at for at, one in enumerate(styles) if one is not None and one.get("locked") == "0"}
    assert len(unlocked) == 1
    open_cells = set()
    for tab in book.tabs:
        assert book.trees[tab].find("m:sheetProtection", NAMES) is not None
        heads = book.grid(tab)[0]
        for row in book.trees[tab].iterfind("m:sheetData/m:row", NAMES):
            for at, cell in enumerate(row.iterfind("m:c", NAMES)):
                if int(cell.get("s", "0")) in unlocked:
                    open_cells.add((tab, heads[at]))
    missions = {"mission", "path", "strike", "seize", "chase", "engage"}
    assert open_cells == {("Turn", "done"), ("Turn", "always"), *(("Air", name) for name in missions)}


def _styles(book: Workbook) -> Any:
    from xml.etree import ElementTree

    return ElementTree.fromstring(book.parts["xl/styles.xml"])


def test_the_lists_are_the_blanks_of_the_form() -> None:
    match = at_sea()
    book = match.out("us")
    form = match.table.form_of("us")
    assert form is not None
    sails: dict[str, Any] = {blank.thing: blank.cells["hex"] for blank in form.blanks(Draft())}
    for tab in ("Ships", "Submarines"):
        for row in book.grid(tab)[1:]:
            assert book.offers(tab, row[0], "move") == list(sails.pop(row[0], ()))
    assert sails == {}


def test_a_list_too_long_for_a_cell_stands_in_plain_sight() -> None:
    book = begun().out("japan")
    assert book.tabs[-1] == "Lists"
    assert len(book.offers("Submarines", "i_168", "move")) > 100


def test_missions_go_by_type() -> None:
    book = by_air().out("us")
    assert book.offers("Air", "vf_6", "mission") == ["R", "A", "K", "C"]
    assert book.offers("Air", "vb_6", "mission") == ["R", "A", "K"]
    assert book.offers("Air", "pby_1", "mission") == ["R"]
    assert book.offers("Air", "vf_6", "chase") == ["0", "1", "2", "3", "4", "5", "6"]
    assert book.offers("Air", "vb_6", "chase") == []


# Reading it back


def test_a_path_is_typed_hex_by_hex() -> None:
    match = by_air()
    book = match.out("us")
    hex = book.text("Air", "vb_6", "hex")
    assert hex == "K5"
    for heading_, text in (("mission", "A"), ("path", "K5 J4 I5 J4 K5"), ("strike", "I5"), ("seize", "F")):
        book.put("Air", "vb_6", heading_, text)
    book.put("Air", "pby_1", "mission", "r")
    book.put("Air", "pby_1", "path", "h6 h5  g5 h5 h6")
    book.put("Air", "vf_6", "mission", "C")
    book.put("Air", "vf_6", "chase", "2")
    came = match.back("us", book)
    assert came.taken.refused == ()
    assert set(came.taken.slips) == {
        midway.Raid("vb_6", ("K5", "J4", "I5", "J4", "K5"), "I5", "first", 0, "nobody"),
        midway.Search("pby_1", ("H6", "H5", "G5", "H5", "H6")),
        midway.Cover("vf_6", 2),
    }


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ({"mission": "A", "path": "K5 J4 K5"}, "air-strike"),
        ({"mission": "A", "path": "K5 H5 K5", "strike": "H5"}, "air-path"),
        ({"mission": "A", "path": "K5 J4 I5 J4 K5", "strike": "A1"}, "air-strike"),
        ({"mission": "C"}, "air-mission"),
        ({"mission": "Z"}, "gen-form"),
        ({"path": "K5 J4 K5"}, "gen-form"),
        ({"mission": "A", "path": "K5 J4 K5", "strike": "J4", "chase": "many"}, "gen-form"),
        ({"mission": "A", "path": "K5 J4 K5", "strike": "J4", "chase": "9" * 30}, "gen-form"),
        ({"mission": "R", "path": "K5 J4 " * 20}, "air-range"),
    ],
)
def test_refused_rows_come_back_marked_and_as_they_were_typed(cells: dict[str, str], why: str) -> None:
    match = by_air()
    book = match.out("us")
    for column, text in cells.items():
        book.put("Air", "vb_6", column, text)
    book.put("Air", "vf_6", "mission", "C")
    book.put("Turn", "m", "done", "Y")
    came = match.back("us", book)
    assert [(row, refusal.why) for row, refusal in came.taken.refused] == [(("air", "vb_6"), why)]
    assert (came.sent, came.taken.slips) == (False, (midway.Cover("vf_6", 0),))
    known = Known(GAME, match.setting, match.table.view("us"), _asked(match, "us"), (), Stamp("m", "us", "0.0"))
    says = match.words["en"]
    marked = Workbook(workbook_bytes(lay_out(known, says, came.taken.slips, came.taken.marks(says)), says))
    for column, text in cells.items():
        assert marked.text("Air", "vb_6", column) == text.strip()
    assert marked.text("Air", "vb_6", "refused") == reason(says, came.taken.refused[0][1])
    assert marked.text("Air", "vf_6", "refused") == ""


def _asked(match: Correspondence, side: str) -> Any:
    decision = match.table.decision_of(side)
    assert decision is not None
    return decision


def test_only_the_columns_of_the_open_step_are_read() -> None:
    match = by_air()
    book = match.out("us")
    book.put("Ships", "enterprise", "move", "I5")
    book.put("Ships", "enterprise", "name", "Akagi")
    book.put("Air", "vb_6", "target", "Yamato")
    came = match.back("us", book)
    assert (came.taken.slips, came.taken.refused) == ((), ())


def test_what_is_written_into_a_locked_cell_of_the_step_is_refused() -> None:
    match = at_sea()
    book = match.out("japan")
    book.put("Ships", "yamato", "move", "A5")
    [(row, refusal)] = match.back("japan", book).taken.refused
    assert (row, refusal.why) == (("ships", "yamato"), "nav-entry")


def test_a_sheet_of_a_closed_step_is_late() -> None:
    match = at_sea()
    old = match.out("us")
    for side in SIDES:
        usual(match, side)
    with pytest.raises(SheetRefused, match="sheet-late"):
        match.back("us", old)


def test_of_an_enemy_who_is_not_on_the_list_the_same_is_said_whether_he_exists_or_not() -> None:
    for match in moments(crowded(8, {}), seed=8):
        if match.open[0].ask == "raid-targets":
            break
    decision = next(one for one in match.open if one.side == "us")
    assert decision.form is not None
    squadron = decision.form.blanks(Draft())[0].thing
    known = known_at(match, "us")
    assert known is not None
    says = words_of(GAME, known.setting, "en")
    found = []
    for name in ("Yamato", "Hiryu", "Graf Zeppelin"):
        book = Workbook(workbook_bytes(lay_out(known, says), says))
        book.put("Air", squadron, "target", name)
        [(row, refusal)] = read_sheet(known, grids(book.saved()), [says]).refused
        found.append((row, refusal.rule, refusal.why, set(refusal.facts)))
    assert found[0] == found[1] == found[2]
    assert found[0][2] == "raid-list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_read_in_any_language(language: str) -> None:
    match = by_air()
    says = match.words[language]
    book = match.out("us", language)
    air = tab_name(says, "air")
    book.put(air, "vf_6", heading(says, "mission"), "C")
    book.put(tab_name(says, "turn"), "m", heading(says, "done"), says.text("sheet-yes"))
    came = match.back("us", book)
    assert came.sent
    assert came.taken.slips == (midway.Cover("vf_6", 0),)


def test_no_heading_means_one_column_in_one_language_and_another_in_another() -> None:
    match = by_air()
    book = lay_out(known_of(match, "us"), match.words["en"])
    for tab in book.tabs:
        meant: dict[str, str] = {}
        for says in match.words.values():
            for column in tab.columns:
                assert meant.setdefault(alike(heading(says, column)), column) == column
    names = [alike(tab_name(says, tab.id)) for says in match.words.values() for tab in book.tabs]
    assert all(
        len({tab.id for tab in book.tabs if alike(tab_name(says, tab.id)) == name}) <= 1
        for name in names
        for says in match.words.values()
    )


def known_of(match: Correspondence, side: str) -> Known:
    table = match.table
    stamp = Stamp("m", side, table.question(side))
    return Known(GAME, match.setting, table.view(side), _asked(match, side), table.told(side), stamp)


# Nothing but what the side knows


def known_at(match: Match[Any], side: str) -> Known | None:
    decision = next((one for one in match.open if one.side == side), None)
    if decision is None or side in match.sealed:
        return None
    return Known(GAME, match.state.ocean, match.view(side), decision, (), Stamp("m", side, "1.0"))


@pytest.mark.thorough
@pytest.mark.rule("0", "G")
@pytest.mark.parametrize("switches", SWITCHES, ids=["usual", "with options"])
def test_the_file_is_the_same_to_the_byte_whatever_the_side_may_not_know(switches: dict[str, bool | str]) -> None:
    compared = 0
    for turn in (8, 13):
        for match in moments(crowded(turn, switches), seed=turn):
            for side in SIDES:
                known = known_at(match, side)
                if known is None:
                    continue
                says = words_of(GAME, known.setting, "en")
                book = lay_out(known, says)
                file = workbook_bytes(book, says)
                for secret in SECRETS:
                    twin = secret(match.state.clone(), SideId(side))
                    if twin.encode() == match.state.encode():
                        continue
                    world = Match(GAME, twin, [frame.__copy__() for frame in match.stack], SeededDice(1))
                    world.sealed = match.sealed
                    world.advance()
                    other = known_at(world, side)
                    assert other is not None
                    assert lay_out(other, says) == book, secret.__name__
                    if compared % 20 == 0:
                        assert workbook_bytes(lay_out(other, says), says) == file
                    compared += 1
    assert compared > 100


def test_nothing_is_hidden_in_the_file() -> None:
    """Every part is looked at: tabs, names, comments, formulas, properties, days."""
    match = by_air()
    for language in LANGUAGES:
        book = match.out("us", language)
        assert set(book.parts) == {
            "[Content_Types].xml",
            "_rels/.rels",
            "docProps/app.xml",
            "docProps/core.xml",
            "xl/_rels/workbook.xml.rels",
            "xl/sharedStrings.xml",
            "xl/styles.xml",
            "xl/theme/theme1.xml",
            "xl/workbook.xml",
            *(f"xl/worksheets/sheet{number}.xml" for number in range(1, len(book.tabs) + 1)),
        }
        everything = {name: data.decode() for name, data in book.parts.items()}
        assert not [name for name, text in everything.items() if re.search(r'state="\w*[hH]idden"|hidden="1"', text)]
        assert not [name for name, text in everything.items() if "<f>" in text or "comment" in text.lower()]
        names = re.findall(r'<definedName name="([^"]*)"', everything["xl/workbook.xml"])
        assert set(names) == {"_xlnm.Print_Titles"}
        core = everything["docProps/core.xml"]
        assert re.findall(r">([^<>\n]+)<", core) == [
            _title(match, language),
            "1980-01-01T00:00:00Z",
            "1980-01-01T00:00:00Z",
        ]
        formulas = {text for part in everything.values() for text in re.findall(r"<formula1>(.*?)</formula1>", part)}
        assert all(text.startswith("&quot;") or text.startswith('"') or "ISNUMBER(SEARCH(" in text for text in formulas)
        with zipfile.ZipFile(BytesIO(book.saved())) as archive:
            assert archive.testzip() is None
    file = workbook_bytes(lay_out(known_of(match, "us"), match.words["en"]), match.words["en"])
    with zipfile.ZipFile(BytesIO(file)) as archive:
        assert {part.date_time for part in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert archive.comment == b""
        assert not any(part.comment or part.extra for part in archive.infolist())


def _title(match: Correspondence, language: str) -> str:
    return lay_out(known_of(match, "us"), match.words[language]).title


def test_the_same_knowledge_gives_the_same_bytes() -> None:
    one, two = by_air(), by_air()
    says = one.words["en"]
    assert workbook_bytes(lay_out(known_of(one, "us"), says), says) == workbook_bytes(
        lay_out(known_of(two, "us"), says), says
    )


# Orders on paper are orders


@pytest.mark.thorough
@pytest.mark.parametrize("switches", SWITCHES, ids=["usual", "with options"])
@pytest.mark.parametrize("turn", [8, 13])
def test_whatever_can_be_ordered_can_be_written_on_paper(turn: int, switches: dict[str, bool | str]) -> None:
    """Forms filled in by lot, in a turn on which everything happens: typed, saved, read, the same slips."""
    from random import Random

    random = Random(turn)
    kinds = set()
    for seed in range(3):
        for match in moments(crowded(turn, switches), seed):
            for side in SIDES:
                known = known_at(match, side)
                if known is None or known.decision.form is None:
                    continue
                option: Any = choose_by_lot(known.decision, random.random)
                slips = on_paper(known, option.slips)
                language = random.choice(list(LANGUAGES))
                says = words_of(GAME, known.setting, language)
                file = workbook_bytes(lay_out(known, says, slips), says)
                taken = read_sheet(known, grids(file), [says])
                assert taken.refused == ()
                assert taken.slips == slips
                kinds |= {type(slip).__name__ for slip in slips}
    assert {"Sail", "Torpedo", "Fire", "Hunt", "Bombard", "Land", "Assault"} <= kinds
    assert (
        turn == 13 or switches or {"Search", "Raid", "Cover", "Allot", "Barrage", "Attack", "Commit", "Divert"} <= kinds
    )


def on_paper(known: Known, slips: tuple[Slip, ...]) -> tuple[Slip, ...]:
    """Slips in the order of the rows: from the first tab to the last, from top to bottom."""
    tabs = lay_out(replace(known, told=()), words_of(GAME, known.setting, "en")).tabs
    rows = [row.id for tab in tabs for row in tab.rows if row.entries]
    ordered = tuple(sorted(slips, key=lambda slip: (rows.index(slip.thing), not isinstance(slip, midway.Scramble))))
    assert known.decision.form is not None
    assert read_slips(known.decision.form, ordered)[1] == {}
    return ordered


HEADINGS = {
    midway.Place: ("Ships", {"hex": "move"}),
    midway.Sail: ("Ships", {"hex": "move"}),
    midway.Search: ("Air", {"path": "path"}),
    midway.Raid: ("Air", {"path": "path", "strike": "strike", "seize": "seize", "chase": "chase", "engage": "engage"}),
    midway.Cover: ("Air", {"chase": "chase"}),
    midway.Attack: ("Air", {"target": "target"}),
    midway.Barrage: ("Ships", {"squadron": "barrage"}),
    midway.Torpedo: ("Submarines", {"target": "target"}),
    midway.Fire: ("Ships", {"target": "target"}),
    midway.Hunt: ("Ships", {"boat": "target"}),
    midway.Assault: ("Ground", {"target": "target"}),
    midway.Commit: ("Ground", {"target": "commit"}),
}
CODES = {midway.Search: "R", midway.Raid: "A", midway.Cover: "C", midway.Fire: "T", midway.Hunt: "G"}
CODES |= {midway.Bombard: "B", midway.Land: "D"}
SHORT = {"here": "N", "first": "F", "nobody": "0", "bombers": "B", "fighters": "F"}


def type_in(book: Workbook, known: Known, slips: tuple[Slip, ...]) -> None:
    """A player who knows the order sheets of the book, and types what he wants into their cells."""
    boats = {row[0] for row in book.grid("Submarines")}
    troops = {row[0] for row in book.grid("Ground")}
    cells: dict[tuple[str, str, str], str] = {}
    for slip in slips:
        kind = type(slip)
        tab, fields = HEADINGS.get(kind, ("Ships", {}))
        tab = "Submarines" if slip.thing in boats else "Ground" if slip.thing in troops else tab
        if kind in CODES:
            cells[tab, slip.thing, "mission" if tab == "Air" else "code"] = CODES[kind]
        for field, column in fields.items():
            value = getattr(slip, field)
            text = " ".join(value) if isinstance(value, tuple) else str(value)
            cells[tab, slip.thing, column] = SHORT.get(text, text)
        if isinstance(slip, midway.BuildBase):
            cells["Ships", slip.ship, "build"] = "X"
        if isinstance(slip, midway.Scramble):
            cells["Air", slip.squadron, "scramble"] = "Y"
        if isinstance(slip, midway.Allot):
            one = f"#{slip.aircraft}" if slip.aircraft else ""
            place = ("Air", slip.squadron, "air target")
            cells[place] = "; ".join(filter(None, [cells.get(place, ""), f"{slip.target}{one}:{slip.number}"]))
    for (tab, id, column), text in cells.items():
        book.put(tab, id, column, text)


@pytest.mark.thorough
@pytest.mark.rule("0")
def test_a_whole_match_by_workbooks_is_the_match_by_forms() -> None:
    """Set-up, days, nights, raids, boats, landing: to the line the same record."""
    paper, forms = begun(), begun()
    assert GAME.wits.script is not None
    minds = {side: GAME.wits.script(forms.setting, side) for side in SIDES}
    asked, kinds, nights = set(), set(), 0
    while not forms.table.is_over:
        side = SideId(forms.asked())
        decision = _asked(forms, side)
        option: Any = decision.option(minds[side].choose(decision, partial(forms.table.view, side)))
        asked.add(decision.ask)
        nights += forms.table.view(side).night
        known = known_of(paper, side)
        slips = on_paper(known, option.slips)
        kinds |= {type(slip).__name__ for slip in slips}
        forms.table.answer(side, decision.form.sends(slips))
        book = paper.out(side)
        type_in(book, known, slips)
        book.put("Turn", "m", "done", "Y")
        came = paper.back(side, book, "en")
        assert (came.taken.refused, came.sent) == ((), True)
    assert paper.lines == forms.lines
    assert len(asked) == 12
    assert nights
    assert {"Place", "Sail", "Search", "Raid", "Cover", "Attack", "Barrage", "Torpedo"} <= kinds


def test_choices_mean_what_they_show() -> None:
    book = lay_out(known_of(by_air(), "us"), by_air().words["en"])
    entry = next(row for row in book.tabs[3].rows if row.id == "vf_6").entries["mission"]
    assert isinstance(entry, Choice)
    assert entry.names == {"R": "R", "A": "A", "K": "K", "C": "C"}
