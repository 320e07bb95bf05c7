"""What a side is asked, offered and told about the air hangs on nothing that it may not know (Ruling 67)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.games.midway.position_air import MidwayMatch, Orders, Position, blank, own_sheet, position, send, whole_story

from honjin.core.bits import members
from honjin.core.form import Draft, choose_by_lot
from honjin.games.midway import GAME
from honjin.games.midway.model import SIDES, US, SideId, enemy_of
from honjin.games.midway.state import HULK, MidwayState
from honjin.testing.contract import check_twin
from honjin.testing.matches import Case

FLEETS = {
    "H5": "enterprise portland phelps nautilus",
    "I6": "hornet atlanta",
    "G5": "akagi haruna tone nowaki",
    "G6": "kaga chitose nankai_maru i_168",
    "H6": "kongo morris",
}
"""Two fleets within reach of each other, and of Midway."""


# Change what a side may not know: its sheets stay as they are


def with_other_decks(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """Enemy squadrons that are not in the air have other numbers, and are in the hangar or not."""
    twin = state.clone()
    for squadron in state.ocean.wing[enemy_of(side)]:
        if state.planes[squadron] and not state.flown >> squadron & 1:
            twin.planes[squadron] = 7 - state.planes[squadron]
            twin.ready[squadron] = 1 - min(1, state.ready[squadron])
    yield twin


def with_other_damage(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """Enemy ships have lost other zones, on an earlier turn or on this one."""
    for before in (False, True):
        twin = state.clone()
        for ship in members(state.ocean.fleet[enemy_of(side)] & ~state.sunk):
            twin.damage[ship] = HULK - state.damage[ship]
        if before:
            twin.before = tuple(twin.damage)
        yield twin


def with_another_runway(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """The runway of the enemy is worse, and more has taken off from it."""
    if state.control() == enemy_of(side) and not state.ashore(side):
        twin = state.clone()
        twin.runway, twin.launched = max(10, state.runway - 40), state.launched + 6
        yield twin


def with_other_standing_orders(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """Enemy squadrons in the air would have chased others, or came another way."""
    twin = state.clone()
    for squadron, mission in state.missions.items():
        if state.ocean.side_of_squadron[squadron] != side:
            twin.missions[squadron] = type(mission)(mission.kind, mission.path[:1] * 3, chase=6 - mission.chase)
    if twin.missions != state.missions:
        yield twin


def with_unseen_ships_elsewhere(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """Enemy ships that nobody has found, or that are nobody's business in this step, are somewhere else."""
    twin = state.clone()
    raided = {hex for squadron, hex in state.attacking.items() if state.ocean.side_of_squadron[squadron] == side}
    # The raids of the enemy are known by where they are; the base of his cover is below it.
    bases = {home for squadron, home in enumerate(state.home) if squadron in state.missions and home >= 0}
    for ship in members(state.ocean.fleet[enemy_of(side)] & ~state.sunk & ~state.found[side]):
        if state.at[ship] >= 0 and state.at[ship] not in raided and ship not in bases:
            twin.at[ship] = state.ocean.grid.number["O12"]
    if twin.at != state.at:
        yield twin


def with_other_plans(state: MidwayState, side: SideId) -> Iterator[MidwayState]:
    """Kure, Chiyoda and troops afloat are Japan's business."""
    if side == US:
        twin = state.clone()
        twin.kure, twin.chiyoda = state.turn + 2, 3
        twin.aboard = [ship if ship < 0 else state.ocean.ship["goshu_maru"] for ship in state.aboard]
        yield twin


Hidden = Callable[[MidwayState, SideId], Iterator[MidwayState]]
HIDDEN: tuple[Hidden, ...] = (
    with_other_decks,
    with_other_damage,
    with_another_runway,
    with_other_standing_orders,
    with_unseen_ships_elsewhere,
    with_other_plans,
)


def twins_of(hidden: Hidden, state: MidwayState, side: SideId) -> list[MidwayState]:
    """The twins that differ from a state in one kind of secret."""
    return [twin for twin in hidden(state, side) if twin.encode() != state.encode()]


def check_twins(case: Case, match: MidwayMatch, hidden: Hidden) -> None:
    """Neither side can tell them from the truth."""
    for side in SIDES:
        for twin in twins_of(hidden, match.state, side):
            check_twin(case, match, twin, side)


@pytest.mark.rule("0")
@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: hidden.__name__)
@pytest.mark.parametrize("switches", [{}, {"air_plot": "recon_first"}], ids=["simultaneous", "recon_first"])
def test_sheets_of_the_air_hang_on_nothing_hidden(hidden: Hidden, switches: dict[str, bool | str]) -> None:
    case = Case(GAME, switches)
    asks = set()
    for seed in range(4):
        match, random = position(FLEETS, switches=switches).seeded(seed), Random(seed)
        if switches:
            check_twins(case, match, hidden)
            send(match, "Search pby_1 H6-H5-G5-H5-H6", "Search tone_rc_1 G5-H5-G5")
        while match.open:
            check_twins(case, match, hidden)
            asks |= {match.open[0].ask for decision in match.open if decision.form and decision.form.blanks(Draft())}
            for decision in match.open:
                match.choose(choose_by_lot(decision, random.random), match.open.index(decision))
    assert {"air", "air-targets", "barrage", "raid-targets"} <= asks


@pytest.mark.rule("0")
def test_every_secret_has_a_twin() -> None:
    match = send(position(FLEETS).seeded(), "Cover vf_6; Raid vb_8 I6-H5-G5-H5-I6 G5", "Cover kaga_fg")
    state = match.state
    for hidden in HIDDEN:
        assert any(twins_of(hidden, state, side) for side in SIDES), hidden.__name__


# Change what the enemy orders where it meets nobody: the story stays as it is


def story(given: Position, us: Orders, japan: Orders, later: str = "") -> list[Any]:
    """All that the US are told in a day, and what their sheet says at its end."""
    match: MidwayMatch = send(given.seeded(), us, japan)
    blank(match, until="raid-targets")
    send(match, later)
    return [*whole_story(match, "us"), own_sheet(match, "us")]


WEST = {"C7": "akagi tone", "C8": "kaga", "G5": "haruna nowaki", "I6": "enterprise"}
OWN = "Search pby_1 H6-H5-G5-H5-H6; Raid vb_6 I6-H5-G5-H5-I6 G5; Cover vf_6 2"
ATTACK = "Attack vb_6 haruna"


@pytest.mark.rule("0", "1.1", "2.1")
@pytest.mark.parametrize(
    "japan",
    [
        "Search tone_rc_1 C7-D7-E7-D7-C7",
        "Raid akagi_db C7-D7-E7-D7-C7 E7",
        "OneWayRaid akagi_tb C7-D7-E7 E7",
        "Cover akagi_fg 6",
        "Cover akagi_fg 6; Raid kaga_fg C8-D8-C8 D8 first 6 bombers",
        "Search akagi_db C7-D7",
    ],
)
def test_flights_that_meet_nobody_are_told_to_nobody(japan: str) -> None:
    assert story(position(WEST), OWN, japan, ATTACK) == story(position(WEST), OWN, "", ATTACK)


@pytest.mark.rule("0", "1.1.1", "2")
def test_orders_to_chase_and_engage_that_found_nobody_leave_no_trace() -> None:
    given = position({"G3": "akagi", "I6": "enterprise"})
    late = "Search pby_1 H6-I6-H5-H4-G5-H5-H6"
    quiet, eager = ("Raid akagi_fg G3-G4-G5-G6-G5-G4-G3 G6" + orders for orders in ("", " here 6 fighters"))
    assert story(given, late, eager) == story(given, late, quiet)


@pytest.mark.rule("0", "4")
@pytest.mark.parametrize(
    "other",
    [
        {"hangar": {"akagi_fg": 1, "akagi_db": 1}},
        {"planes": {"akagi_fg": 1, "akagi_tb": 2}},
        {"damaged": {"akagi": "guns", "haruna": "hulk"}},
    ],
)
def test_attacker_reads_nothing_of_decks_and_damage_in_his_report(other: dict[str, Any]) -> None:
    ships = {"G5": "akagi haruna", "I6": "enterprise"}
    raid, attack = "Raid vb_6 I6-H5-G5-H5-I6 G5", "Attack vb_6 akagi"
    assert story(position(ships, **other), raid, "", attack) == story(position(ships), raid, "", attack)


@pytest.mark.rule("0", "1.1")
def test_unseen_ships_and_boats_leave_no_trace() -> None:
    with_more = WEST | {"G5": "haruna nowaki i_168", "E7": "kirishima", "H4": "chikuma"}
    assert story(position(with_more), OWN, "", ATTACK) == story(position(WEST), OWN, "", ATTACK)


@pytest.mark.rule("0", "6")
def test_raid_on_midway_reads_nothing_of_the_runway_and_of_battalions_that_are_broken() -> None:
    def japan_hears(**given: Any) -> list[Any]:
        match = send(position({"G5": "akagi"}, **given).seeded(), "", ["Raid akagi_db G5-G6-H6-G6-G5 H6"])
        blank(match, until="raid-targets")
        send(match, "", "Attack akagi_db troops")
        return [*whole_story(match, "japan"), own_sheet(match, "japan")]

    broken = {f"us_ts_{number}": "broken" for number in range(1, 7)}
    assert japan_hears(runway=30, troops=broken) == japan_hears()
