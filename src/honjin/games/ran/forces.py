"""Contingents, units and men in text: what there is and where; and one of them, or one hex, closely."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.charts.lettering import Bit, cut, letter, marked, pad, width_of
from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.core.textboard import Speech, Thing
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import HONJIN, BushoId, HexId, SamuraiId, UnitId
from honjin.games.ran.signs import state_sign
from honjin.games.ran.view import BushoSeen, UnitSeen, View
from honjin.maps.hexgrid import OFF
from honjin.packs.rows import Row

WIDTH = 80
BUSHO_VALUES = {value: value for value in ("momentum", "activation", "trump", "combat", "endurance")}
DEPUTY_VALUES = {value: f"deputy_{value}" for value in BUSHO_VALUES}
SAMURAI_VALUES = {value: value for value in ("range", "combat", "endurance")}
UNIT_VALUES = {value: value for value in ("tq", "ma", "disordered_tq", "disordered_ma")}
"""What is shown of a card, by the name under which it is shown: where it stands in the data."""


def forces(battle: Battle, view: View, words: Speech) -> list[str]:
    """Both armies, contingent by contingent."""
    units = {unit.id: unit for unit in view.units}
    lines: list[str] = []
    for busho in view.bushos:
        number = battle.contingent[busho.id]
        side = battle.side_of_contingent_id(busho.id)
        state = words.text("list-comma").join([place_name(words, busho.place), *conditions(words, busho)])
        lines.append(marked([letter(words, side), Bit(f" {man_name(words, busho)} ", side), Bit(f" {state}", "dim")]))
        own = [units[battle.unit_ids[unit]] for unit in members(battle.members[number])]
        lines += _in_rows([unit_text(battle, words, unit) for unit in own])
    return [*lines, "", marked([Bit(words.text("chart-forces-note"), "dim")])]


def man_name(words: Speech, busho: BushoSeen) -> str:
    """Who leads a contingent now."""
    return words.name("deputy" if busho.replaced else "leader", busho.id)


def conditions(words: Speech, busho: BushoSeen) -> list[str]:
    """How a Busho and his contingent are: Active, Finished, wounded and so on."""
    names = ("active", "finished", "wounded", "shamed", "replaced", "fled", "in_phase", "inspired")
    return [words.text(f"chart-busho-{name}") for name in names if getattr(busho, name)]


def _in_rows(names: list[str]) -> list[str]:
    """Units side by side, in columns of one width."""
    wide = max((width_of(name) for name in names), default=0) + 2
    across = max(1, (WIDTH - 4) // wide)
    rows = (names[at : at + across] for at in range(0, len(names), across))
    return [marked([Bit("    " + "".join(pad(name, wide) for name in row).rstrip())]) for row in rows]


def unit_text(battle: Battle, words: Speech, unit: UnitSeen) -> str:
    """A unit by name, its values, its place and how it stands: `AS Baba 2 6-4 1213 → 2`."""
    return f"{words.name('unit', unit.id)} {value_text(battle, unit)} {standing(words, unit)}"


def value_text(battle: Battle, unit: UnitSeen) -> str:
    """Troop Quality and Movement Allowance as they are now: `6-4`."""
    number = battle.unit[unit.id]
    tq, ma = (battle.shaken_tq, battle.shaken_ma) if unit.disordered else (battle.tq, battle.ma)
    return f"{tq[number]}-{ma[number]}"


def standing(words: Speech, unit: UnitSeen) -> str:
    """Where a unit is, where it faces, and how it stands."""
    if not unit.place.isdigit():
        return place_name(words, unit.place)
    return " ".join(filter(None, [unit.place, words.name("facing", unit.facing).split()[-1], state_sign(unit)]))


def place_name(words: Speech, place: str) -> str:
    """A hex by its number, what is off the map in words."""
    return place if place.isdigit() else words.text(f"place-{place}")


def muster(battle: Battle, view: View, words: Speech) -> list[tuple[str, str]]:
    """Which units of each contingent are where."""
    units = {unit.id: unit for unit in view.units}
    found = []
    for busho in view.bushos:
        side = battle.side_of_contingent_id(busho.id)
        own = [units[battle.unit_ids[unit]] for unit in members(battle.members[battle.contingent[busho.id]])]
        head = marked([letter(words, side), Bit(f" {words.name('busho', busho.id)} {busho.place} ", side)])
        told = (f"{battle.kinds[battle.unit[unit.id]]} {standing(words, unit)}" for unit in own)
        found.append((head, words.text("list-comma").join(told)))
    return found


def pieces(battle: Battle, words: Speech) -> dict[str, str]:
    """The name of every unit, Busho, Samurai and hex, by its id."""
    return {
        **{unit: words.name("unit", unit) for unit in battle.unit_ids},
        **{f"busho {busho}": words.name("leader", busho) for busho in battle.contingent_ids},
        **{samurai: words.name("samurai", samurai) for samurai in battle.samurai_ids},
        **{hex: hex for hex in battle.grid.names},
    }


# One of them closely


def card(battle: Battle, view: View, words: Speech, piece: str) -> list[str]:
    """A unit, a man or a hex: what it is, how it stands, its values and where they come from."""
    if piece in battle.grid.number:
        return hex_card(battle, view, words, HexId(piece))
    if piece in battle.unit:
        return _unit_card(battle, view, words, UnitId(piece))
    if piece in battle.samurai:
        row = next(card for card in battle.pack.samurai if card.id == piece)
        seen = next((one for one in view.samurai if one.id == piece), None)
        about = [place_name(words, seen.place) if seen else words.text("place-pool")]
        side = battle.sides[battle.samurai_pool[1] >> battle.samurai[SamuraiId(piece)] & 1]
        return _card(
            words,
            side,
            words.name("samurai", piece),
            about,
            row,
            dict(zip(SAMURAI_VALUES, SAMURAI_VALUES, strict=True)),
        )
    return _busho_card(battle, view, words, BushoId(piece.removeprefix("busho ")))


def _unit_card(battle: Battle, view: View, words: Speech, id: UnitId) -> list[str]:
    seen = next(unit for unit in view.units if unit.id == id)
    number = battle.unit[id]
    is_camp = battle.kinds[number] == HONJIN
    where = place_name(words, seen.place) if is_camp else standing(words, seen)
    about = [words.text(f"type-{battle.kinds[number]}"), where]
    about += [words.text(f"formation-{'open' if seen.open_order else 'close'}")] if battle.melee >> number & 1 else []
    about += [words.text("chart-unit-disordered")] if seen.disordered else []
    about += [words.text("chart-unit-hits", {"hits": seen.hits})] if seen.hits else []
    foes = words.text("list-comma").join(words.name("unit", foe) for foe in seen.engaged)
    about += [words.text("chart-unit-engaged", {"units": foes})] if foes else []
    side = battle.sides[battle.side_of[number]]
    if is_camp:
        return _head(words, side, words.name("unit", id), about)
    row = next(unit for unit in battle.scenario.units if unit.id == id)
    return _card(words, side, words.name("unit", id), about, row, UNIT_VALUES)


def _busho_card(battle: Battle, view: View, words: Speech, id: BushoId) -> list[str]:
    seen = next(busho for busho in view.bushos if busho.id == id)
    row = battle.contingent_rows[battle.contingent[id]].busho
    about = [place_name(words, seen.place), *conditions(words, seen)]
    values_now = DEPUTY_VALUES if seen.replaced else BUSHO_VALUES
    return _card(words, battle.side_of_contingent_id(id), man_name(words, seen), about, row, values_now)


def _head(words: Speech, side: str, name: str, about: list[str]) -> list[str]:
    return [marked([letter(words, side), Bit(f" {name} ", side), Bit("  " + words.text("list-comma").join(about))])]


def _card(words: Speech, side: str, name: str, about: list[str], row: Row, fields: Mapping[str, str]) -> list[str]:
    """A heading, then each value, under its name, with its source."""
    lines = _head(words, side, name, about)
    known = {words.text(f"value-{id}"): field for id, field in fields.items() if getattr(row, field) is not None}
    width = max(map(width_of, known), default=0)
    for title, field in known.items():
        value = Bit(f"{getattr(row, field):>4}", "label")
        source = Bit(f"  {row.source.get(field, '')}", "dim")
        lines.append(marked([Bit("  " + pad(title, width)), value, source]))
    return lines


def hex_card(battle: Battle, view: View, words: Speech, hex: HexId) -> list[str]:
    """A hex: its ground, its height, what its sides are, and who stands there."""
    number = battle.grid.number[hex]
    about = [
        words.text(f"terrain-{battle.terrain[number]}"),
        words.text("chart-height", {"height": battle.height[number]}),
    ]
    about += [words.text("chart-road")] if battle.roads[number] else []
    place = next((place.name for place in battle.scenario.places if place.hex == hex), "")
    lines = [marked([Bit(f" {hex} ", "label"), Bit(f" {place} " if place else " "), Bit(_listed(words, about))])]
    borders = [
        words.text("chart-border", {"hexside": words.text(f"hexside-{kind}"), "hex": battle.grid.names[near]})
        for kind, near in zip(battle.hexsides[number], battle.grid.near[number], strict=True)
        if kind and near != OFF
    ]
    lines += [marked([Bit("  " + _listed(words, borders))])] if borders else []
    here = [unit_text(battle, words, unit) for unit in view.units if unit.place == hex]
    here += [man_name(words, busho) for busho in view.bushos if busho.place == hex]
    here += [words.name("samurai", one.id) for one in view.samurai if one.place == hex]
    return [*lines, marked([Bit("  " + (_listed(words, here) or words.text("chart-nobody")))])]


def _listed(words: Speech, parts: list[str]) -> str:
    return words.text("list-comma").join(parts)


# Lists of options


def note(battle: Battle, view: View, words: Speech, decision: Decision, option: Option) -> str:
    """Nothing beside single options."""
    return ""


def place(view: View, kind: str, id: str) -> Thing | None:
    """Long lists put the units of one hex together: none has more than one."""
    return None


def family(battle: Battle, words: Speech, kind: str, id: str) -> tuple[str, str, str] | None:
    """The contingent and type of a unit, its number, and the letter of its type."""
    if kind != "unit" or battle.kinds[battle.unit[UnitId(id)]] == HONJIN:
        return None
    name, _, own = words.name(kind, id).rpartition(" ")
    return (name, own, battle.kinds[battle.unit[UnitId(id)]][:1]) if own.isdigit() else None


def heads(words: Speech, kind: str) -> tuple[str, ...]:
    """What stands over the values of units in a grid."""
    return (words.text("chart-head-values"), words.text("chart-head-place")) if kind == "unit" else ()


def values(battle: Battle, view: View, words: Speech, kind: str, id: str) -> tuple[str, ...] | None:
    """Of a unit its quality, its speed and its place."""
    if kind != "unit":
        return None
    unit = next(unit for unit in view.units if unit.id == id)
    return value_text(battle, unit), standing(words, unit)


def short(words: Speech, kind: str, id: str) -> str:
    """The heading of a column, in four cells: a hex, a facing, AST1 for a unit, the beginning of a name; a verb."""
    if kind == "unit":
        return "".join(id.split("_")[1:]).upper()[:4]
    if id:
        return cut(words.name(kind, id), 4) if kind not in ("hex", "facing") else id
    own = f"chart-short-{kind}"
    return words.text(own) if words.has(own) else kind[:4]


def sign(view: View, kind: str, id: str) -> str:
    """What is put behind the name of a unit that is not as it was."""
    if kind != "unit":
        return ""
    unit = next((unit for unit in view.units if unit.id == id), None)
    found = state_sign(unit) if unit is not None else ""
    return f" {found}" if found else ""
