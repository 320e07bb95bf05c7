"""Both armies in text: every unit with its values and its place, and one unit with the source of its values."""

from __future__ import annotations

from honjin.charts.lettering import Bit, letter, marked, pad, width_of
from honjin.core.decision import Decision, Option
from honjin.core.textboard import Speech
from honjin.games.storm import options as opt
from honjin.games.storm.chart import in_danger, is_contested, level_of
from honjin.games.storm.model import AREAS, ARTILLERY, PLACE_NAMES, PLACE_OF, SIDES, AreaId, SideId, UnitId, enemy_of
from honjin.games.storm.notes import Adviser
from honjin.games.storm.pack import UnitCard
from honjin.games.storm.plates import ARMS, lettered, letters_of, standing
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View

VALUES = ("firepower", "defence", "movement", "range")
SPENT = "·"
CHANCES = {"note-shot": "chart-damage", "note-answer": "chart-kept-out", "note-march-under-fire": "chart-gets-in"}
"""What the chance beside an option is the chance of, by the note it stands in."""
VERBS = ("Fire", "Bombard", "March", "Through", "Flip", "Lose", "Remove")
WIDTH = 80


def forces(siege: Siege, view: View, words: Speech) -> list[str]:
    """Every unit by its place: those of the same arm and values side by side."""
    lines: list[str] = []
    there = standing(siege, view)
    for side in SIDES:
        units = [unit for unit in view.units if siege.side_of(siege.number[unit]) == side]
        title = [letter(words, side), Bit(f" {words.name('side', side)} ", side)]
        lines.append(marked([*title, Bit(f"  {_summary(view, words, units)}", "dim")]))
        for place in PLACE_NAMES:
            if (place, side) in there:
                lines += _place_lines(siege, view, words, place, there[place, side])
        lines.append("")
    return [*lines, marked([Bit(words.text("chart-forces-note"), "dim")])]


def _summary(view: View, words: Speech, units: list[UnitId]) -> str:
    on_map = [unit for unit in units if view.units[unit].place in AREAS]
    facts = {
        "ready": sum(not view.units[unit].inactive for unit in on_map),
        "spent": sum(view.units[unit].inactive for unit in on_map),
        "box": sum(view.units[unit].place.startswith("reorganization") for unit in units),
        "lost": sum(view.units[unit].place == "destroyed" for unit in units),
        "coming": sum(view.units[unit].place == "waiting" for unit in units),
    }
    return words.text("chart-forces-summary", facts)


def _place_lines(siege: Siege, view: View, words: Speech, place: str, units: list[UnitId]) -> list[str]:
    """A place, then a row for the units of each arm and value."""
    alike: dict[tuple[str, str], list[UnitId]] = {}
    cards = {unit: siege.units[siege.number[unit]] for unit in units}
    for unit, card in sorted(cards.items(), key=lambda pair: ARMS.index(pair[1].kind)):
        alike.setdefault((letters_of(words)[card.kind], value_text(card)), []).append(unit)
    lines = [marked([Bit("  " + place_name(words, place), "label")])]
    for (arm, value), those in alike.items():
        head = f"    {arm} {pad(value, 9)} "
        for at, row in enumerate(_rows([_unit_name(view, words, unit) for unit in those], WIDTH - width_of(head))):
            lines.append(marked([Bit(head if not at else " " * width_of(head), "dim"), Bit(row)]))
    return lines


def _rows(names: list[str], width: int) -> list[str]:
    """Names side by side on as few rows as they fit."""
    rows: list[str] = []
    for name in names:
        if rows and width_of(rows[-1]) + 2 + width_of(name) <= width:
            rows[-1] += "  " + name
        else:
            rows.append(name)
    return rows


def _unit_name(view: View, words: Speech, unit: UnitId) -> str:
    return words.name("unit", unit) + (SPENT if view.units[unit].inactive else "")


def value_text(card: UnitCard) -> str:
    """`4-8-4`: firepower, defence, movement; a gun's range in brackets."""
    reach = f" ({card.range})" if card.kind == ARTILLERY else ""
    return f"{card.firepower or '–'}-{card.defence}-{card.movement}{reach}"


def place_name(words: Speech, place: str) -> str:
    """An area or a box in words."""
    return words.name("area" if place in PLACE_OF else "place", place)


def muster(siege: Siege, view: View, words: Speech) -> list[tuple[str, str]]:
    """Which units are where, high points in danger and contested areas first: a heading with its mark, and names."""
    there = standing(siege, view)
    danger = in_danger(siege, view)
    places = sorted(AREAS, key=lambda area: (area not in danger, not is_contested(siege, view, area)))
    lines = []
    for place in places:
        for side in SIDES:
            if units := there.get((place, side), []):
                head = marked([letter(words, side), Bit(f" {place_name(words, place)} ", side)])
                lines.append((head, words.text("list-comma").join(_unit_name(view, words, unit) for unit in units)))
    return lines


def card(siege: Siege, view: View, words: Speech, unit: str) -> list[str]:
    """One unit: what it is, where it is, its values and where they come from."""
    own = siege.units[siege.number[UnitId(unit)]]
    side = SideId(own.side)
    about = [words.text(f"kind-{own.kind}"), words.text(f"service-{own.service}"), *filter(None, [own.division])]
    if seen := view.units.get(UnitId(unit)):
        about += [place_name(words, seen.place), *([words.text("chart-spent")] if seen.inactive else [])]
    else:
        about.append(words.text("chart-not-in-play"))
    title = [letter(words, side), Bit(f" {words.name('unit', own.id)} ", side)]
    lines = [marked([*title, Bit("  " + words.text("list-comma").join(about))])]
    fields = VALUES if own.kind == ARTILLERY else VALUES[:3]
    width = max(width_of(words.text(f"value-{field}")) for field in VALUES)
    for field in fields:
        value, source = Bit(f"{getattr(own, field):>3}  ", "label"), Bit(own.source.get(field, ""), "dim")
        lines.append(marked([Bit("  " + pad(words.text(f"value-{field}"), width)), value, source]))
    return lines


def pieces(siege: Siege, words: Speech) -> dict[str, str]:
    """The name of every unit of the match, by its id."""
    return {unit: words.name("unit", unit) for unit in siege.ids_of(siege.in_play)}


def note(siege: Siege, view: View, words: Speech, decision: Decision, option: Option) -> str:
    """What a player weighs beside an option: the values of a unit, the points a step absorbs, the chance of a shot."""
    if isinstance(option, opt.Pick | opt.Recall | opt.Keep | opt.Withdraw):
        return value_text(siege.units[siege.number[option.unit]])
    found = Adviser(siege, view, decision).note(option)
    if found is None:
        return ""
    if found.why == "note-absorbs":
        return words.text("chart-points", {"points": found.facts["points"]})
    if found.why in ("note-pass-ends", "note-for-me"):
        return words.text(found.why, found.facts)
    if found.chance is None:
        return ""
    chance = words.text("t-percent", {"value": _percent(found.chance)})
    return words.text(CHANCES[found.why], {"chance": chance, **found.facts})


def _percent(chance: float) -> str:
    """Whole, but never 0 or 100 for what is possible but not certain."""
    return "<1" if 0 < chance < 0.005 else ">99" if 0.995 <= chance < 1 else str(round(100 * chance))


def place(view: View, kind: str, id: str) -> tuple[str, str] | None:
    """Long lists put the units of one area together."""
    seen = view.units.get(UnitId(id)) if kind == "unit" else None
    if seen is None:
        return None
    return ("area" if seen.place in PLACE_OF else "place", seen.place)


def family(siege: Siege, words: Speech, kind: str, id: str) -> tuple[str, str, str] | None:
    """The formation of a battalion, its own name in it, and the letter of its arm; other units are formations alone."""
    if kind != "unit":
        return None
    name = words.name(kind, id)
    formation, _, own = name.partition(" ")
    arm = letters_of(words)[siege.units[siege.number[UnitId(id)]].kind]
    return (formation, own, arm) if "/" in own else (name, "", arm)


def heads(words: Speech, kind: str) -> tuple[str, ...]:
    """What stands over the values in a grid: of units firepower, defence and movement; of areas level and enemies."""
    if kind == "area":
        return words.text("chart-head-level"), words.text("chart-head-enemy")
    return (words.text("chart-head-values"),)


def values(siege: Siege, view: View, words: Speech, kind: str, id: str) -> tuple[str, ...] | None:
    """The values of a unit, or the level of an area and the enemies in it."""
    if kind == "unit":
        return (value_text(siege.units[siege.number[UnitId(id)]]),)
    if kind != "area":
        return None
    side = enemy_of(SideId(view.viewer))
    enemies = [
        unit for unit, seen in view.units.items() if seen.place == id and siege.side_of(siege.number[unit]) == side
    ]
    return level_of(siege, AreaId(id)), lettered(siege, view, words, enemies) or "–"


def short(words: Speech, kind: str, id: str) -> str:
    """The heading of a column: an area by its number, a verb by a word of at most four cells."""
    return id or dict(zip(VERBS, words.text("chart-verbs").split(), strict=True))[kind]


def sign(view: View, kind: str, id: str) -> str:
    """What is put behind the name of a unit that is spent."""
    seen = view.units.get(UnitId(id)) if kind == "unit" else None
    return f" {SPENT}" if seen is not None and seen.inactive else ""
