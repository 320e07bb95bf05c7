"""Order sheets through LibreOffice and back: do lists, locks and orders survive?

A sheet of the set-up and one of the air plot are filled in, in two languages, and saved by LibreOffice: as .xlsx, and
as .ods and then as .xlsx. Each is compared with what went in: tabs, every drop-down, every cell that is open, and the
orders that are read from it. Needs `soffice` on PATH.

    .venv/bin/python tools/try_libreoffice.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.games.midway.test_order_sheet import begun, by_air
from tests.sheets.filling import NAMES, Workbook
from tests.sheets.mail import Correspondence

from honjin.sheets.book import heading, tab_name

AIR = {"vb_6": {"mission": "A", "path": "K5 J4 I5 J4 K5", "strike": "I5", "seize": "F"}, "vf_6": {"mission": "C"}}
SHIPS = {"akagi": {"move": "A5"}, "kaga": {"move": "A6"}}
XLSX = "xlsx:Calc MS Excel 2007 XML"


def saved_by_office(source: Path, kind: str, folder: Path) -> Path:
    """The file as LibreOffice saves it."""
    folder.mkdir(exist_ok=True)
    profile = f"-env:UserInstallation=file://{folder.parent}/profile"
    command = ["soffice", "--headless", profile, "--convert-to", kind, "--outdir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return folder / f"{source.stem}.{kind.partition(':')[0]}"


def open_cells(book: Workbook) -> set[tuple[str, str]]:
    """The cells that are not locked; every tab must be protected."""
    looks = ElementTree.fromstring(book.parts["xl/styles.xml"]).findall("m:cellXfs/m:xf", NAMES)
    protections = [look.find("m:protection", NAMES) for look in looks]
    free = {at for at, one in enumerate(protections) if one is not None and one.get("locked") in ("0", "false")}
    found = set()
    for tab in book.tabs:
        assert book.trees[tab].find("m:sheetProtection", NAMES) is not None, f"{tab} is not protected"
        cells = book.trees[tab].iterfind("m:sheetData/m:row/m:c", NAMES)
        found |= {(tab, str(cell.get("r"))) for cell in cells if int(cell.get("s", "0")) in free}
    return found


def lists(book: Workbook) -> dict[tuple[str, str, str], list[str]]:
    """Every drop-down."""
    found = {}
    for tab in book.tabs:
        heads, *rows = book.grid(tab)
        for row in rows:
            for head in heads:
                if row[0] and (offers := book.offers(tab, row[0], head)):
                    found[tab, row[0], head] = offers
    return found


def compare(name: str, match: Correspondence, side: str, tab: str, orders: dict[str, dict[str, str]]) -> bool:
    """One sheet in two languages, both ways."""
    good = True
    for language in ("en", "ja"):
        says = match.words[language]
        book = match.out(side, language)
        for id, cells in orders.items():
            for column, text in cells.items():
                book.put(tab_name(says, tab), id, heading(says, column), text)
        before = match.back(side, book, may_send=False).taken
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / f"{name}-{language}.xlsx"
            source.write_bytes(book.saved())
            ods = saved_by_office(source, "ods", Path(folder) / "ods")
            ways = {
                "xlsx": saved_by_office(source, XLSX, Path(folder) / "direct"),
                "ods and xlsx": saved_by_office(ods, XLSX, Path(folder) / "by_ods"),
            }
            for way, path in ways.items():
                back = Workbook(path.read_bytes())
                after = match.back(side, back, may_send=False).taken
                checks = {
                    "orders": (after.slips, after.refused) == (before.slips, before.refused),
                    "tabs": back.tabs == book.tabs,
                    f"{len(lists(book))} lists": lists(back) == lists(book),
                    f"{len(open_cells(book))} open cells": open_cells(back) == open_cells(book),
                }
                good &= all(checks.values())
                told = ", ".join(f"{what}: {'same' if same else 'LOST'}" for what, same in checks.items())
                print(f"{name}, {language}, by {way}: {told}")
    return good


if __name__ == "__main__":
    set_up = compare("set-up", begun(), "japan", "ships", SHIPS)
    air = compare("air plot", by_air(), "us", "air", AIR)
    sys.exit(0 if set_up and air else 1)
