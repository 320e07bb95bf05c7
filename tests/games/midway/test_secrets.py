"""What a side is asked, offered, refused and told hangs on nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from tests.games.midway.position import MidwayMatch, Position, orders_of, position
from tests.games.midway.twins import SECRETS, Secret

from honjin.core.dice import OPEN, SeededDice
from honjin.core.engine import Match
from honjin.core.event import SPECTATOR, AnswerSealed, Event, Log
from honjin.core.form import Draft, choose_by_lot
from honjin.games.midway import GAME
from honjin.games.midway.events.air import AirRoundFought, BarrageRolled, ScoutChased
from honjin.games.midway.events.ground import AssaultMade
from honjin.games.midway.events.ships import BoatHunted
from honjin.games.midway.events.turn import StormHeld, StormLifted
from honjin.games.midway.model import SIDES
from honjin.games.midway.options import SendOrders
from honjin.games.midway.rules.sequence import Turn
from honjin.games.midway.rules.streams import BOTH
from honjin.testing.contract import check_twin, log_of
from honjin.testing.matches import Case
from honjin.testing.position import asked

SHIPS = {
    "H6": "new_orleans phelps worden tambor | haruna tone nagara nowaki arashi goshu_maru argentina_maru i_168",
    "G6": "chitose tanikaze | gato",
    "H5": "enterprise/M hornet portland | akagi/M kaga/a kirishima/m hagikaze",
    "K5": "yorktown atlanta balch",
    "A6": "hiryu azuma_maru chiyoda",
    "C3": "soryu chikuma | trout",
}
"""Both fleets at and around Midway, in each other's way, with ships to come and one in the storm."""
AIR = (
    "vf_6 vb_6/M vf_8 vb_8 vt_8+1 vf_3 vmf_221_1 vmsb_241_1 pby_1 pby_2 b_17_1 "
    "akagi_fg/M akagi_db kaga_fg kaga_db kaga_tb_1+1 hiryu_fg soryu_fg tone_rc_1 tone_rc_2 chikuma_rc_1"
)
FLIGHTS = {
    "us": "Raid vf_8 H5-H4-H5-H6-H5 H6 here 1 nobody; Raid vb_8 H5-H4-H5 H5 here 0 nobody; Commit us_ts_1 jp_ts_2",
    "japan": "Search tone_rc_1 H6-G6-G7-H6; Cover kaga_fg 2; Raid kaga_db H5-H6-H5 H6 here 0 nobody; "
    "Commit jp_ts_1 us_ts_2",
}
"""Raids of both sides where ships of both are, a scout that meets one of them, and battalions that are committed."""
ASHORE = "us_ts_1 us_ts_2/shaken us_ts_3/broken jp_ts_1 jp_ts_2/shaken jp_ts_4"
SWITCHES: list[dict[str, bool | str]] = [
    {},
    {"island_control": "sticky_us_start", "ss_vs_ss": True, "divert_to_midway": True, "air_plot": "recon_first"},
]


def crowded(turn: int, switches: Mapping[str, bool | str]) -> Position:
    """A turn on which everything happens."""
    return position(SHIPS, air=AIR, ashore=ASHORE, turn=turn, kure=turn, runway=60, switches=switches)


def seeded(board: Position, seed: int) -> MidwayMatch:
    """One turn of this position, with dice that fall as they like."""
    state = board.state.clone()
    match = Match(GAME, state, [Turn(turn=state.turn)], SeededDice(seed), Log(GAME.sides))
    match.advance()
    return match


def moments(board: Position, seed: int) -> Iterator[MidwayMatch]:
    """The turn at each of its questions, answered by lot; but ships stay where they are, and flights are given."""
    match, random = seeded(board, seed), Random(seed)
    while match.open:
        yield match
        for which, decision in enumerate(match.open):
            words = FLIGHTS[decision.side] if decision.ask == "air" else ""
            if "recon_first" in board.state.ocean.switches.values():
                words = words.replace("Search tone_rc_1 H6-G6-G7-H6; ", "")
            sheet = SendOrders(orders_of(words))  # type: ignore[arg-type]
            fixed = decision.ask in ("naval", "air") and match.why_not(decision.side, sheet) is None
            match.choose(sheet if fixed else choose_by_lot(decision, random.random), which)


# Change what a side may not know


@pytest.mark.rule("0", "G")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
@pytest.mark.parametrize("switches", SWITCHES, ids=["usual", "with options"])
def test_sheets_hang_on_nothing_hidden(secret: Secret, switches: dict[str, bool | str]) -> None:  # Ruling 67
    found = 0
    case = Case(GAME, switches)
    for turn in (8, 13):
        for match in moments(crowded(turn, switches), seed=turn):
            for side in SIDES:
                twin = secret(match.state.clone(), side)
                if twin.encode() != match.state.encode():
                    found += 1
                    check_twin(case, match, twin, side)
    lasting = secret.__name__ == "islands_without_our_ships_are_held_by_others"
    assert found or (lasting and not switches), "this secret was never there"


@pytest.mark.rule("0")
def test_in_such_a_turn_every_step_has_something_to_order_for_both_sides() -> None:
    busy: dict[str, set[str]] = {side: set() for side in SIDES}
    for seed in range(3):
        for turn in (8, 13):
            for match in moments(crowded(turn, {}), seed):
                for decision in match.open:
                    if decision.form and decision.form.blanks(Draft()):
                        busy[decision.side].add(decision.ask)
    both = {"naval", "air", "air-targets", "barrage", "raid-targets", "torpedoes", "guns", "ground", "divert"}
    assert (both - busy["us"], both - busy["japan"]) == (set(), set())
    assert "landing" in busy["japan"] - busy["us"]
    assert "bombardment" in busy["japan"] | busy["us"]


# The same orders tell the same story


ORDERS = {
    "naval": "Sail yorktown K6; Sail gato G5",
    "torpedoes": "Torpedo tambor haruna",
    "guns": "Fire new_orleans haruna; Hunt phelps i_168; Fire worden tone",
    "bombardment": "Bombard portland",
    "ground": "Assault us_ts_1 jp_ts_1; Assault us_ts_2 jp_ts_2",
}
"""What the US order at each step, as far as it is allowed."""


def story(board: Position) -> list[Any]:
    """All that the US see, are told and are asked in a turn in which Japan does nothing."""
    match, heard = seeded(board, seed=7), list[Any]()
    while match.open:
        ask = match.open[0].ask
        heard += [asked(match), match.view("us"), match.open[0].form]
        for side in SIDES:
            decision = match.decision_of(side)
            assert decision is not None
            assert decision.form is not None
            sheet = SendOrders(orders_of(ORDERS.get(ask, "")) if side == "us" else ())  # type: ignore[arg-type]
            allowed = match.why_not(side, sheet) is None
            match.answer(side, sheet if allowed else SendOrders(decision.form.usual()))  # type: ignore[arg-type]
        heard += [entry.seen["us"] for entry in log_of(match).drain()[0]]
    return [one for one in heard if one is not None and not isinstance(one, AnswerSealed)]


QUIET = {
    "H6": "new_orleans phelps worden tambor | haruna tone goshu_maru",
    "G6": "gato",
    "K5": "yorktown",
    "A6": "hiryu azuma_maru",
}
HERE = "us_ts_1 us_ts_2 us_ts_3 jp_ts_1 jp_ts_2"


def scene(ships: Mapping[str, str] | None = None, ashore: str = HERE, **more: Any) -> Position:
    """A turn around Midway, with something changed."""
    return position({**QUIET, **(ships or {})}, ashore=ashore, turn=8, storm=False, **more)


@pytest.mark.rule("0", "G")
def test_the_story_of_a_turn_is_one_in_which_much_happens() -> None:
    names = {type(event).__name__ for event in story(scene())}
    assert {"ShipsMoved", "ShipsFound", "TorpedoesLaunched", "HitsScored", "AssaultMade"} <= names


@pytest.mark.rule("0", "G")
@pytest.mark.parametrize(
    "other",
    [
        scene({"K6": "i_168"}),
        scene({"H6": f"{QUIET['H6']} i_168"}),
        scene({"E6": "akagi kaga", "N9": "nowaki", "B6": "azuma_maru", "A6": "hiryu"}),
        scene({"H6": "new_orleans phelps worden tambor | haruna/a tone/A goshu_maru"}),
        scene({"A6": "hiryu/m azuma_maru/m"}, air="hiryu_fg hiryu_db+1"),
        scene(aboard="jp_ts_3"),
        scene(ashore="us_ts_1 us_ts_2 us_ts_3 jp_ts_1/shaken jp_ts_2/shaken"),
        scene({"J8": "chitose"}, chiyoda=2, downed={"japan": 9}),
        scene(waits="goshu_maru:1 azuma_maru:1"),
    ],
    ids=[
        *("a boat where we come", "a boat among us", "ships elsewhere", "damage of those we fire at"),
        *("decks", "troops afloat", "states of battalions", "islands and points", "waiting"),
    ],
)
def test_what_the_us_may_not_know_leaves_no_trace_in_their_story(other: Position) -> None:  # Ruling 67
    assert story(other) == story(scene())


@pytest.mark.rule("0", "1.2")
def test_a_search_that_failed_leaves_no_trace_either() -> None:  # Ruling 8
    empty = position({"K5": "phelps tambor"}, turn=6, storm=False)
    hidden = position({"K5": "phelps tambor | i_168", "K6": "haruna"}, turn=6, storm=False)
    storm = position({"K5": "phelps tambor", "C3": "haruna | trout"}, turn=6)
    in_storm = position({"K5": "phelps tambor", "C4": "haruna", "C3": "trout"}, turn=6)
    assert story(hidden) == story(empty)
    assert story(storm) == story(in_storm)


# Dice


def dice_shown(event: Event) -> list[int]:
    """The dice of an event, as they fell; where no die was needed it says 0."""
    if isinstance(event, BarrageRolled):
        return [volley.die for volley in event.volleys]
    if isinstance(event, AirRoundFought):
        return [shot.die for shot in event.shots]
    if isinstance(event, ScoutChased):
        return list(event.dice)
    return [event.die] if isinstance(event, BoatHunted | AssaultMade | StormHeld | StormLifted) and event.die else []


@pytest.mark.rule("0", "2")
def test_every_die_stands_in_the_stream_of_those_who_are_shown_it() -> None:  # Rulings 67 and 86
    audiences: dict[str, set[str]] = {OPEN: {*SIDES, SPECTATOR}, BOTH: {*SIDES}, "us": {"us"}, "japan": {"japan"}}
    seen: dict[str, set[str]] = {}
    for seed in range(6):
        for turn in (8, 13):
            *_, match = moments(crowded(turn, {}), seed)
            entries, rolls = log_of(match).drain()
            for stream, audience in audiences.items():
                shown = [
                    die
                    for entry in entries
                    if {viewer for viewer, part in entry.seen.items() if part and dice_shown(part)} == audience
                    for die in dice_shown(entry.event)
                ]
                fell = [roll.value for roll in rolls if roll.stream == stream]
                assert sorted(shown) == sorted(fell), f"{stream}, seed {seed}, turn {turn}"
                seen.setdefault(stream, set()).update(roll.purpose for roll in rolls if roll.stream == stream)
    assert {"storm"} == seen[OPEN]
    assert {"air-round"} == seen[BOTH]
    assert {"chase", "barrage", "hunt", "ground"} == seen["us"] | seen["japan"]
