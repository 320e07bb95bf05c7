"""Somebody with a spreadsheet program: opens a workbook, writes into cells, saves. Knows files, nothing of Honjin."""

from __future__ import annotations

import re
import zipfile
from io import BytesIO
from xml.etree import ElementTree

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
NAMES = {"m": MAIN}
ElementTree.register_namespace("", MAIN)
ElementTree.register_namespace("r", RELATIONS)


class Workbook:
    """The parts of a workbook, and its tabs as trees."""

    def __init__(self, data: bytes) -> None:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            self.parts = {name: archive.read(name) for name in archive.namelist()}
        book = ElementTree.fromstring(self.parts["xl/workbook.xml"])
        links = ElementTree.fromstring(self.parts["xl/_rels/workbook.xml.rels"])
        target = {link.get("Id"): link.get("Target") for link in links}
        self._files = {
            str(sheet.get("name")): f"xl/{target[sheet.get(f'{{{RELATIONS}}}id')]}"
            for sheet in book.iterfind("m:sheets/m:sheet", NAMES)
        }
        self.trees = {tab: ElementTree.fromstring(self.parts[file]) for tab, file in self._files.items()}
        shared = ElementTree.fromstring(self.parts.get("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}"/>'.encode()))
        self._indexes: dict[str, tuple[list[str], dict[str, ElementTree.Element]]] = {}
        self._strings = ["".join(one.itertext()) for one in shared.iterfind("m:si", NAMES)]

    @property
    def tabs(self) -> list[str]:
        return list(self._files)

    def grid(self, tab: str) -> list[list[str]]:
        """All the texts of a tab."""
        rows = []
        for row in self.trees[tab].iterfind("m:sheetData/m:row", NAMES):
            line: list[str] = []
            for cell in row.iterfind("m:c", NAMES):
                at = _column(str(cell.get("r")))
                line += [""] * (at - len(line)) + [self._text(cell)]
            rows.append(line)
        return rows

    def _text(self, cell: ElementTree.Element) -> str:
        value = cell.find("m:v", NAMES)
        if cell.get("t") == "s" and value is not None:
            return self._strings[int(value.text or 0)]
        if cell.get("t") == "inlineStr":
            return "".join(cell.itertext())
        return (value.text or "") if value is not None else ""

    def cell(self, tab: str, id: str, heading: str) -> ElementTree.Element:
        """The cell of the row that has this id in its first column, under a heading."""
        heads, rows = self._index(tab)
        cells = rows[id].findall("m:c", NAMES)
        return next(cell for cell in cells if _column(str(cell.get("r"))) == heads.index(heading))

    def _index(self, tab: str) -> tuple[list[str], dict[str, ElementTree.Element]]:
        """The headings of a tab, and its rows by what is in their first column."""
        if tab not in self._indexes:
            grid = self.grid(tab)
            rows = self.trees[tab].findall("m:sheetData/m:row", NAMES)
            self._indexes[tab] = grid[0], {line[0]: row for line, row in zip(grid[1:], rows[1:], strict=True)}
        return self._indexes[tab]

    def put(self, tab: str, id: str, heading: str, text: str) -> None:
        """Type something into a cell."""
        cell = self.cell(tab, id, heading)
        for child in list(cell):
            cell.remove(child)
        cell.set("t", "inlineStr")
        ElementTree.SubElement(ElementTree.SubElement(cell, f"{{{MAIN}}}is"), f"{{{MAIN}}}t").text = text

    def text(self, tab: str, id: str, heading: str) -> str:
        return self._text(self.cell(tab, id, heading))

    def offers(self, tab: str, id: str, heading: str) -> list[str]:
        """What the drop-down of a cell lists; nothing where it has none."""
        at = str(self.cell(tab, id, heading).get("r"))
        for rule in self.trees[tab].iterfind("m:dataValidations/m:dataValidation", NAMES):
            if rule.get("type") == "list" and any(_holds(part, at) for part in str(rule.get("sqref")).split()):
                formula = rule.findtext("m:formula1", "", NAMES)
                return formula[1:-1].split(",") if formula.startswith('"') else self._range(formula)
        return []

    def _range(self, formula: str) -> list[str]:
        found = re.fullmatch(r"'?(.*?)'?!\$([A-Z]+)\$(\d+):\$[A-Z]+\$(\d+)", formula)
        assert found is not None, formula
        tab, column, first, last = found[1], _column(f"{found[2]}1"), int(found[3]), int(found[4])
        return [line[column] for line in self.grid(tab)[first - 1 : last]]

    def saved(self) -> bytes:
        """The file as it is saved."""
        memory = BytesIO()
        with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
            trees = {self._files[tab]: ElementTree.tostring(tree) for tab, tree in self.trees.items()}
            for name, data in self.parts.items():
                archive.writestr(name, trees.get(name, data))
        return memory.getvalue()


def _column(place: str) -> int:
    number = 0
    for letter in re.match(r"[A-Z]+", place)[0]:  # type: ignore[index]
        number = number * 26 + ord(letter) - 64
    return number - 1


def _holds(area: str, place: str) -> bool:
    first, _, last = area.partition(":")
    row = int(re.sub(r"\D", "", place))
    rows = int(re.sub(r"\D", "", first)), int(re.sub(r"\D", "", last or first))
    return _column(first) <= _column(place) <= _column(last or first) and rows[0] <= row <= rows[1]
