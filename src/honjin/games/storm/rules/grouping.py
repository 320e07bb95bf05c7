"""Chapter 5: who may act together."""

from __future__ import annotations

from honjin.core.bits import first, last, members
from honjin.core.decision import Refusal
from honjin.games.storm.model import UnitSet
from honjin.games.storm.siege import LARGEST_GROUP, Siege

PAIR, TRIO = 2, LARGEST_GROUP


def _one_formation(siege: Siege, group: UnitSet) -> bool:
    """15.5  Whether these units may be part of a group of three (Rulings 57 and 95)."""
    if siege.one_division and not _all_alike([siege.division[number] for number in members(group)]):
        return False
    return not siege.one_regiment or _all_alike([siege.regiment[number] for number in members(group)])


def _all_alike(marks: list[str]) -> bool:
    return bool(marks[0]) and marks.count(marks[0]) == len(marks)


def may_join(siege: Siege, group: UnitSet, number: int) -> bool:
    """5.3  Two units, or three if all of them are regular (Rulings 1 and 96) and, by option, of one formation."""
    joined = group | 1 << number
    if joined.bit_count() <= PAIR:
        return True
    return joined.bit_count() == TRIO and not joined & ~siege.regular and _one_formation(siege, joined)


def fitting(siege: Siege, group: UnitSet, candidates: UnitSet) -> UnitSet:
    """Those of the candidates who may be added to the group."""
    if group.bit_count() < PAIR:
        return candidates
    return sum(1 << number for number in members(candidates) if may_join(siege, group, number))


def may_bombard(siege: Siege, group: UnitSet) -> bool:
    """5.4  One gun, or two of the same firepower, and nothing else (Ruling 3)."""
    if group & siege.guns != group or group.bit_count() > PAIR:
        return False
    return siege.firepower[first(group)] == siege.firepower[last(group)]


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
