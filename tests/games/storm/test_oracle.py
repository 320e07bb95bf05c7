"""The rules of action and damage a second time, slowly and plainly, against what random games offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.storm.games import any_switches
from tests.games.storm.position import PACK, StormMatch, offers, siege

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.games.storm import GAME
from honjin.games.storm.rules.damage import Absorption
from honjin.testing.position import offered

AREAS = {area.id: area for area in PACK.areas}
UNITS = {card.id: card for card in PACK.units}
"""What no variant changes: sides, kinds, formations."""
OFF_BOARD = {"37", "38"}
RIFLEMEN = ("infantry", "machine_gun")


class Plain:
    """A position as the book sees it: names, no numbers inside."""

    def __init__(self, match: StormMatch) -> None:
        data = match.state.encode()
        self.places: dict[str, str] = {unit: place for place, units in data["at"].items() for unit in units}
        self.spent = set(data["rear"])
        self.japanese = set(data["japanese"])
        self.switches: dict[str, Any] = match.state.siege.switches
        self.cards = {card.id: card for card in match.state.siege.pack.units}

    def units(self, side: str, area: str) -> list[str]:
        """The units of a side in an area."""
        return [unit for unit, place in self.places.items() if place == area and UNITS[unit].side == side]

    def controls(self, side: str, area: str) -> bool:
        """Chapter 13."""
        return (area in self.japanese) == (side == "japan")

    def hostile(self, side: str, area: str) -> bool:
        """8.1: under enemy control, or with enemy units."""
        return not self.controls(side, area) or bool(self.units(other(side), area))

    def guarded(self, side: str, area: str) -> bool:
        """8.4: active enemy infantry or machine guns."""
        enemies = self.units(other(side), area)
        return any(UNITS[unit].kind in RIFLEMEN and unit not in self.spent for unit in enemies)

    def may_enter(self, side: str, area: str, size: int) -> bool:
        """2.21 and 8.3."""
        if area in OFF_BOARD:
            return side == "japan"
        return len(self.units(side, area)) + size <= 10


def other(side: str) -> str:
    """The enemy."""
    return "russia" if side == "japan" else "japan"


def marches(plain: Plain, side: str, group: list[str], place: str) -> dict[str, set[str]]:
    """Every area at the end of some path that does not turn back and is not fired at; and from where it is entered."""
    found: dict[str, set[str]] = {}
    if any(plain.cards[unit].movement == 0 or UNITS[unit].kind == "machine_gun" for unit in group):
        return found

    def walk(path: tuple[str, ...], points: int) -> None:
        for area in AREAS[path[-1]].borders:
            cost = 1 + plain.hostile(side, path[-1]) + plain.hostile(side, area)
            if area in path or cost > points or not plain.may_enter(side, area, len(group)):
                continue
            found.setdefault(area, set()).add(path[-1])
            if not plain.guarded(side, area):
                walk((*path, area), points - cost)

    walk((place,), min(plain.cards[unit].movement for unit in group))
    return found


@cache
def steps(origin: str, target: str) -> int:
    """6.2: the fewest borders, never by way of a box off the board."""
    seen, edge, count = {origin}, {origin}, 0
    while target not in seen:
        count += 1
        edge = {area for one in edge for area in AREAS[one].borders} - seen - OFF_BOARD
        if not edge:
            return 99
        seen |= edge
    return count


def bombarded(plain: Plain, side: str, group: list[str], place: str) -> set[str]:
    """6.2: enemies there, in range of all, next to an area under own control."""
    if any(UNITS[unit].kind != "artillery" for unit in group) or len(group) > 2:
        return set()
    if len({plain.cards[unit].firepower for unit in group}) > 1 or not may_fire_from(plain, place):
        return set()
    return {
        area
        for area in AREAS
        if area not in OFF_BOARD
        and plain.units(other(side), area)
        and all(steps(place, area) <= plain.cards[unit].range for unit in group)
        and any(plain.controls(side, near) for near in AREAS[area].borders)
    }


def fired_at(plain: Plain, side: str, group: list[str], place: str) -> set[str]:
    """7.2: the own area or an adjacent one, with enemies in it."""
    if any(UNITS[unit].kind not in RIFLEMEN for unit in group) or not may_fire_from(plain, place):
        return set()
    return {area for area in {place, *AREAS[place].borders} - OFF_BOARD if plain.units(other(side), area)}


def may_fire_from(plain: Plain, place: str) -> bool:
    """2.21 and its switch."""
    return place not in OFF_BOARD or bool(plain.switches["fire_from_off_board"])


def may_form(plain: Plain, group: list[str]) -> bool:
    """5.3 and 15.5."""
    cards = [UNITS[unit] for unit in group]
    if len(cards) <= 2:
        return True
    if len(cards) > 3 or any(card.service != "regular" for card in cards):
        return False
    divisions = {card.division for card in cards}
    if plain.switches["one_division"] and (len(divisions) > 1 or divisions == {""}):
        return False
    regiments = {regiment_of(unit) for unit in group}
    return not plain.switches["one_regiment"] or (len(regiments) == 1 and regiments != {""})


def regiment_of(unit: str) -> str:
    """15.5 with Ruling 95."""
    card = UNITS[unit]
    if card.kind != "infantry":
        return ""
    return (
        "White Cord" if card.division == "White Cord" else f"{card.division} {card.regiment}" if card.regiment else ""
    )


def joining(plain: Plain, side: str, group: list[str], place: str) -> set[str]:
    """Units of the same area that could do something together with those picked."""
    found = set()
    for unit in plain.units(side, place):
        more = [*group, unit]
        if unit in plain.spent or unit in group or not may_form(plain, more):
            continue
        if any(deed(plain, side, more, place) for deed in (marches, bombarded, fired_at)):
            found.add(unit)
    return found


# Damage


def ways(plain: Plain, absorption: Absorption) -> set[tuple[str, str]]:
    """11.1 and 11.2: what each unit may do, if afterwards as many points as possible can still be used."""
    side, area = absorption.side, absorption.area
    moving = set(absorption.group)
    hit = tuple(
        (unit, unit not in plain.spent and not moving)
        for unit in sorted(plain.units(side, area))
        if not moving or unit in moving
    )
    most = most_used(hit, absorption.points)
    found = set()
    for deed, unit, price, rest in deeds(hit):
        if price <= absorption.points and price + most_used(rest, absorption.points - price) == most:
            found.add((deed, unit))
    return found


Hit = tuple[tuple[str, bool], ...]
"""Units in the area and whether they absorb from their active side."""


def deeds(hit: Hit) -> Iterator[tuple[str, str, int, Hit]]:
    """Everything one unit can do next: its name, its price, and who is left."""
    for index, (unit, active) in enumerate(hit):
        rest = hit[:index] + hit[index + 1 :]
        if UNITS[unit].kind in ("artillery", "machine_gun"):
            yield "Lose", unit, 1, rest
            continue
        if active:
            yield "Flip", unit, 1, (*hit[:index], (unit, False), *hit[index + 1 :])
        if UNITS[unit].division != "White Cord":
            yield "Retreat", unit, 1 + active, rest
        yield "Remove", unit, 2 + active, rest


def most_used(hit: Hit, points: int) -> int:
    """The most points that some row of deeds uses up."""
    return _most(tuple(sorted((what_it_is(unit), active) for unit, active in hit)), points)


def what_it_is(unit: str) -> str:
    """A unit of the same kind that absorbs in the same way."""
    if UNITS[unit].kind in ("artillery", "machine_gun"):
        return "r_mg_15"
    return "j_wc_1" if UNITS[unit].division == "White Cord" else "j_9d_7_1"


@cache
def _most(hit: Hit, points: int) -> int:
    best = 0
    for _, _, price, rest in deeds(hit):
        if price <= points and best < points:
            best = max(best, price + _most(tuple(sorted(rest)), points - price))
    return best


def havens(plain: Plain, side: str, area: str, back: str | None) -> set[str]:
    """11.3: own areas with the fewest enemies, else empty enemy ones; among equals those with room."""
    if back is not None:
        return {back}
    near = [one for one in AREAS[area].borders if side == "japan" or one not in OFF_BOARD]
    own = [one for one in near if plain.controls(side, one)]
    if own:
        fewest = min(len(plain.units(other(side), one)) for one in own)
        found = {one for one in own if len(plain.units(other(side), one)) == fewest}
    else:
        found = {one for one in near if not plain.units(other(side), one)}
    return {one for one in found if plain.may_enter(side, one, 1)} or found


# Random games


def look_at_group(match: StormMatch) -> None:
    """Units picked: who may join, and what they can do."""
    plain = Plain(match)
    facts: Any = match.open[0].facts
    side, group = facts["side"], list(facts["units"])
    place = plain.places[group[0]]
    expected = set()
    for area, entrances in marches(plain, side, group, place).items():
        choice = plain.guarded(side, area) and len(entrances) > 1
        expected |= {f"March {area} {origin}" for origin in entrances} if choice else {f"March {area}"}
    assert {wish for wish in offered(match) if wish.startswith("March ")} == expected
    assert offers(match, "Bombard") == bombarded(plain, side, group, place)
    assert offers(match, "Fire") == fired_at(plain, side, group, place)
    assert offers(match, "Pick") == joining(plain, side, group, place)
    assert all(plain.guarded(side, area) for area in offers(match, "Through"))


def look_at_action(match: StormMatch) -> None:
    """Nothing picked: every active unit that can do something by itself."""
    plain = Plain(match)
    side: Any = match.open[0].facts["side"]
    able = {
        unit
        for unit, place in plain.places.items()
        if UNITS[unit].side == side and place in AREAS and unit not in plain.spent
        if any(deed(plain, side, [unit], place) for deed in (marches, bombarded, fired_at))
    }
    assert offers(match, "Pick") == able


def look_at_damage(match: StormMatch) -> None:
    """Points to absorb: every way that uses the most, and every haven."""
    plain = Plain(match)
    frame = match.stack[-1]
    assert isinstance(frame, Absorption)
    found = {tuple(wish.split()[:2]) for kind in ("Flip", "Lose", "Remove", "Retreat") for wish in words(match, kind)}
    assert found == ways(plain, frame)
    areas = {" ".join(wish.split()[2:]) for wish in words(match, "Retreat")}
    assert not areas or areas == (havens(plain, frame.side, frame.area, frame.back) or {""})


def words(match: StormMatch, kind: str) -> list[str]:
    """What is offered of one kind, with its name."""
    return [f"{kind} {wish}" for wish in offers(match, kind)]


LOOKS: dict[str, Callable[[StormMatch], None]] = {
    "group": look_at_group,
    "action": look_at_action,
    "absorb": look_at_damage,
}


@pytest.mark.rule("5.1", "5.3", "5.4", "6.2", "7.2", "8.1", "8.3", "11.1", "11.2", "11.3", "15.5", "15.2")
@pytest.mark.parametrize("seed", range(8))
def test_random_games_offer_what_the_book_allows(seed: int) -> None:
    random = Random(seed)
    switches = any_switches(random) if seed > 3 else {}
    match: StormMatch = start(GAME, siege(switches), SeededDice(seed))
    looked = 0
    while not match.is_over:
        [decision] = match.open
        look = LOOKS.get(decision.ask)
        if look and random.random() < (0.01 if decision.ask == "action" else 0.1):
            look(match)
            looked += 1
        match.choose(random.randrange(len(decision.options)))
    assert looked > 10
