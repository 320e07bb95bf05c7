"""What is printed on the counters of a battle, and the slot each lies in: units, Bushos, Samurai."""

from __future__ import annotations

from honjin.core.memory import remembered
from honjin.core.scene import Counter
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import FACING, HONJIN, KBH, OFF_MAP, FacingId
from honjin.games.ran.view import BushoSeen, SamuraiSeen, UnitSeen

UNIT, LEADER, LEADER_RIGHT, BLADE = "unit", "leader", "leader_right", "blade"
"""The slots of a hex; a banner stands to the right of a unit that faces left, so that its wedge stays free."""
TO_THE_LEFT = ("W", "NW")
SECOND_CRESTS, CRESTS = 5, 20
"""Contingents have the crests and colours of their numbers; those of the second army begin further on."""
SO_TAISHO = "ST"
"""Stands on the units of his own contingent, in the place of its number."""
ARTS = {"KB": "ran-kb", "KBH": "ran-kb", "KB-B": "ran-kb-b", "SI": "ran-si", "SI-B": "ran-si-b", "AS": "ran-as",
        "AS-T": "ran-as-t", "AS-B": "ran-as-b", HONJIN: "camp-honjin"}  # fmt: skip
BUSHO_ART, SAMURAI_ART = "banner-busho", "blade-samurai"

_OFF_MAP = frozenset(OFF_MAP.values())


def slot_of(place: str, part: str) -> str:
    """Where a piece lies: in its part of a hex, or off the map (`routed`, `lost`, `waiting`)."""
    return place if place in _OFF_MAP else f"hex-{place}/{part}"


def crest_of(battle: Battle, contingent: int) -> int:
    """The crest and colour of a contingent: no two of an army share one."""
    return (battle.contingent_rows[contingent].number + SECOND_CRESTS * battle.side_of_contingent[contingent]) % CRESTS


@remembered(4096)
def unit_counter(battle: Battle, seen: UnitSeen) -> Counter:
    """2.21, 11.33  A unit with the values of the side that shows; open order takes one off its Troop Quality (6.62)."""
    unit = battle.unit[seen.id]
    contingent, kind = battle.contingent_of[unit], battle.kinds[unit]
    shaken = seen.disordered
    tq = (battle.shaken_tq if shaken else battle.tq)[unit] - seen.open_order
    values = {"crest": crest_of(battle, contingent), "tq": tq, "ma": (battle.shaken_ma if shaken else battle.ma)[unit]}
    if seen.hits:
        values["hits"] = seen.hits
    is_camp = kind == HONJIN
    return Counter(
        slot=slot_of(seen.place, UNIT),
        side=battle.sides[battle.side_of[unit]],
        art=ARTS[kind],
        values=values,
        damaged=shaken,
        spent=seen.acted,
        lettering=(number_of(battle, contingent),),
        facing=-1 if is_camp else compass(seen.facing),
        marks=_unit_marks(seen, kind),
    )


def number_of(battle: Battle, contingent: int) -> str:
    """What stands on the band of a unit: the number of its contingent."""
    number = battle.contingent_rows[contingent].number
    return str(number) if number else SO_TAISHO


def compass(facing: str) -> int:
    """A corner of a hex in twelfths of a turn from the top of the board."""
    return 2 * FACING[FacingId(facing)] + 1


def _unit_marks(seen: UnitSeen, kind: str) -> tuple[str, ...]:
    marks = {
        "hatamoto": kind == KBH,
        "open": seen.open_order,
        "fired": seen.fired,
        "engaged": bool(seen.engaged),
        "bound": seen.bound or seen.charges is not None,
        "moved": seen.moved,
    }
    return tuple(mark for mark, holds in marks.items() if holds)


@remembered(512)
def busho_counter(battle: Battle, seen: BushoSeen, part: str) -> Counter:
    """4.1, 10.12  A Busho: his Momentum, of a So-Taisho the Initiative, how he fights, and how he fares."""
    contingent = battle.contingent[seen.id]
    handicap = seen.wounded + seen.shamed
    values = {
        "crest": crest_of(battle, contingent),
        "momentum": seen.momentum,
        "phases": seen.phases,
        "combat": max(0, battle.combat[contingent][seen.replaced] - handicap),
        "endurance": max(1, battle.endurance[contingent][seen.replaced] - handicap) - seen.hits,
    }
    if seen.hits:
        values["hits"] = seen.hits
    return Counter(
        slot=slot_of(seen.place, part),
        side=battle.sides[battle.side_of_contingent[contingent]],
        art=BUSHO_ART,
        values=values,
        lettering=(number_of(battle, contingent),),
        marks=_busho_marks(seen, is_chief=contingent in battle.so_taisho),
    )


def _busho_marks(seen: BushoSeen, *, is_chief: bool) -> tuple[str, ...]:
    marks = {
        "chief": is_chief,
        "phase": seen.in_phase,
        "active": seen.active,
        "finished": seen.finished,
        "wounded": seen.wounded,
        "shamed": seen.shamed,
        "replaced": seen.replaced,
        "inspired": seen.inspired,
    }
    return tuple(mark for mark, holds in marks.items() if holds)


@remembered(512)
def samurai_counter(battle: Battle, seen: SamuraiSeen) -> Counter:
    """10.2  A Samurai who has been drawn: how far he calls, how he fights, how long he lasts."""
    number, contingent = battle.samurai[seen.id], battle.contingent[seen.busho]
    return Counter(
        slot=slot_of(seen.place, BLADE),
        side=battle.sides[battle.side_of_contingent[contingent]],
        art=SAMURAI_ART,
        values={
            "crest": crest_of(battle, contingent),
            "range": battle.samurai_range[number],
            "combat": battle.samurai_combat[number],
            "endurance": battle.samurai_endurance[number] - seen.hits,
        },
        lettering=(number_of(battle, contingent),),
        marks=("shamed",) if seen.shamed else (),
    )
