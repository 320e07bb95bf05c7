"""The cells of the open step, each with all that may stand there: made of the blanks of the side's form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from honjin.core.decision import Decision
from honjin.core.form import Blank, Draft
from honjin.core.order_sheet import Choice, Entry, OnWay, Place, Speech, Way, choice
from honjin.games.midway.model import CHITOSE
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import (
    Allot,
    Assault,
    Attack,
    Barrage,
    Bombard,
    BuildBase,
    Commit,
    Cover,
    Divert,
    Fire,
    Hunt,
    Land,
    OneWayRaid,
    Raid,
    Sail,
    Scramble,
    Search,
    StrikeBelow,
    Torpedo,
)
from honjin.games.midway.options import Place as PlaceUnit
from honjin.games.midway.order_sheet.words import (
    CODE_OF,
    ENGAGE_CODES,
    MARK,
    SEIZE_CODES,
    SHIPS,
    named,
    tab_of,
)
from honjin.games.midway.rules.air_targets import FighterSheet
from honjin.games.midway.rules.flight import NOBODY
from honjin.games.midway.rules.movement import NavalSheet

COLUMN_OF = {
    PlaceUnit: ("move", "hex"),
    Sail: ("move", "hex"),
    Attack: ("target", "target"),
    Barrage: ("barrage", "squadron"),
    Torpedo: ("target", "target"),
    Commit: ("commit", "target"),
    Assault: ("target", "target"),
    Fire: ("target", "target"),
    Hunt: ("target", "boat"),
}
"""Orders that name one thing: the column, and the cell of the slip."""


def open_cells(ocean: Ocean, decision: Decision, says: Speech) -> dict[Place, Entry]:
    """From the blanks of the form; and where an order makes room for another, from what that one would open."""
    form = decision.form
    assert form is not None
    found: dict[Place, Entry] = {}
    for blank in form.blanks(Draft()):
        for column, entry in _entries(ocean, blank, says):
            place = (tab_of(ocean, blank.thing), blank.thing, column)
            found[place] = _joined(found.get(place), entry)
    if isinstance(form, NavalSheet) and form.may_build and CHITOSE in form.berths:
        found[SHIPS, CHITOSE, "build"] = choice([(MARK, MARK)])
    if isinstance(form, FighterSheet):
        for squadron, own in form.fighters.items():
            if own.grounded:
                # Whoever comes up fights: his targets are open to him as soon as he is ordered to.
                targets = form.targets(own.hex)
                entry = _numbered(says, [(target, own.number) for target, _ in targets])
                found[tab_of(ocean, squadron), squadron, "air_target"] = entry
    return found


def _entries(ocean: Ocean, blank: Blank, says: Speech) -> Iterable[tuple[str, Entry]]:
    kind = blank.slip
    cells: dict[str, Any] = blank.cells
    if kind in (Search, Raid, OneWayRaid, Cover, StrikeBelow):
        yield "mission", _codes(CODE_OF[kind])
    elif kind in (Hunt, Bombard, Land) or (kind is Fire and tab_of(ocean, blank.thing) == SHIPS):
        yield "code", _codes(CODE_OF[kind])
    elif kind is Scramble:
        yield "scramble", choice([(says.text("sheet-yes"), "yes")])
    elif kind is BuildBase:
        yield "build", _codes(MARK)
    if kind in COLUMN_OF:
        column, field = COLUMN_OF[kind]
        yield column, _names(ocean, says, cells[field])
    if kind is Allot:
        yield "air_target", _numbered(says, [(cells["target"][0], cells["number"][-1])])
    if kind is Divert:
        yield "divert", _numbered(says, [(cells["base"][0], cells["number"][-1])])
    if "path" in cells:
        yield "path", Way()
    if "strike" in cells:
        yield "strike", OnWay("path")
        yield "seize", _codes(*SEIZE_CODES)
    if "chase" in cells and len(cells["chase"]) > 1:
        yield "chase", _codes(*(str(number) for number in cells["chase"]))
    if "engage" in cells and tuple(cells["engage"]) != (NOBODY,):
        yield "engage", _codes(*ENGAGE_CODES)


def _codes(*codes: str) -> Choice:
    return choice([(code, code) for code in codes])


def _names(ocean: Ocean, says: Speech, ids: Iterable[str]) -> Choice:
    return choice([(id if id in ocean.grid.number else named(says, id), id) for id in ids])


def _numbered(says: Speech, most: Iterable[tuple[str, int]]) -> Choice:
    """Names with numbers: the list proposes all to each of them."""
    pairs = [(named(says, id), id, number) for id, number in most]
    return Choice({name: id for name, id, _ in pairs}, tuple(f"{name}:{number}" for name, _, number in pairs))


def _joined(one: Entry | None, other: Entry) -> Entry:
    """What may stand in a cell that several kinds of orders have."""
    if isinstance(one, Choice) and isinstance(other, Choice):
        return Choice({**one.names, **other.names}, tuple(dict.fromkeys((*one.offers, *other.offers))))
    return other
