"""Chapter 5: who may act together."""

from __future__ import annotations

from honjin.core.decision import Refusal
from honjin.games.storm.siege import Siege
from honjin.games.storm.unitset import UnitSet, members

PAIR, TRIO = 2, 3


def most(siege: Siege, group: UnitSet) -> int:
    """5.3  Two units, or three if all of them are regular (Rulings 1 and 96) and, by option, of one formation."""
    return TRIO if not group & ~siege.regular and _one_formation(siege, group) else PAIR


def _one_formation(siege: Siege, group: UnitSet) -> bool:
    """15.5  Whether these units may be part of a group of three (Rulings 57 and 95)."""
    if siege.one_division and not _all_alike([siege.division[number] for number in members(group)]):
        return False
    return not siege.one_regiment or _all_alike([siege.regiment[number] for number in members(group)])


def _all_alike(marks: list[str]) -> bool:
    return bool(marks[0]) and marks.count(marks[0]) == len(marks)


def may_join(siege: Siege, group: UnitSet, number: int) -> bool:
    """Whether a unit may be added to a group for fire or movement."""
    joined = group | 1 << number
    return joined.bit_count() <= PAIR or joined.bit_count() <= most(siege, joined)


def fitting(siege: Siege, group: UnitSet, candidates: UnitSet) -> UnitSet:
    """Those of the candidates who may be added to the group."""
    size = group.bit_count() + 1
    if size <= PAIR:
        return candidates
    if size > TRIO or group & ~siege.regular:
        return 0
    regular = candidates & siege.regular
    if not siege.one_division and not siege.one_regiment:
        return regular
    return sum(1 << number for number in members(regular) if may_join(siege, group, number))


def may_bombard(siege: Siege, group: UnitSet) -> bool:
    """5.4  One gun, or two of the same firepower, and nothing else (Ruling 3)."""
    if group & ~siege.guns or group.bit_count() > PAIR:
        return False
    return len({siege.firepower[number] for number in members(group)}) == 1


def may_bombard_together(siege: Siege, one: int, other: int) -> bool:
    """5.4  Only two guns, and only of the same firepower (Ruling 3)."""
    return siege.firepower[one] == siege.firepower[other]


def refuse_size(siege: Siege, group: UnitSet, number: int) -> Refusal | None:
    """Why a unit cannot be added to a group."""
    if may_join(siege, group, number):
        return None
    joined = group | 1 << number
    facts = {"unit": siege.ids[number]}
    if joined & ~siege.regular and joined.bit_count() == TRIO:
        return Refusal("5.3", "reserves-in-pairs", facts)
    if joined.bit_count() == TRIO:
        return Refusal("15.5", "not-one-formation", facts)
    return Refusal("5.3", "group-is-full", facts)
