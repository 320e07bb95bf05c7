"""The words of Midway: every event, order and refusal in each language, from facts as the rules hand them out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from honjin.core.event import Event
from honjin.games.midway import GAME
from honjin.games.midway.events.air import (
    AircraftDiverted,
    AircraftLost,
    AircraftMet,
    AirRoundFought,
    BarrageFired,
    BarrageRolled,
    BattalionsCommitted,
    BattalionsPressed,
    EncounterFought,
    FightersScrambled,
    MidwayRaided,
    MissionsFlown,
    RaidArrived,
    RaidEmptyHanded,
    RaidSighted,
    ScoutChased,
    ScoutReported,
    SeaplanesArrived,
    Shot,
    SquadronsStruckBelow,
    Volley,
)
from honjin.games.midway.events.ground import (
    AssaultMade,
    BattalionAttacked,
    BattalionHit,
    ChiyodaCounted,
    LandingSeen,
    MidwayControlled,
    RunwayHit,
    TroopsLanded,
)
from honjin.games.midway.events.ships import (
    BaseAnnounced,
    BaseGivenUp,
    BaseOpened,
    BoatHunted,
    BoatsLocated,
    HitsScored,
    HuntSuffered,
    ShipDamaged,
    ShipHeld,
    ShipsEngaged,
    ShipsFound,
    ShipsMoved,
    ShipsPlaced,
    ShipSunk,
    TorpedoesLaunched,
)
from honjin.games.midway.events.turn import (
    CountersSet,
    GroupsDue,
    IslandsHeld,
    IslandsSeen,
    MatchDecided,
    PointsCounted,
    SheetsOpened,
    StormHeld,
    StormLifted,
    TurnBegan,
)
from honjin.games.midway.model import JAPAN, US
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
    Order,
    Place,
    Raid,
    Sail,
    Scramble,
    Search,
    SendOrders,
    StrikeBelow,
    Torpedo,
)
from honjin.games.midway.pack_loading import standard_pack
from honjin.games.midway.state import Contact, Mission
from honjin.locale.text import LANGUAGES, Words

SOURCE = Path(__file__).resolve().parents[3] / "src" / "honjin" / "games" / "midway"

SIGHTED = Contact(3, "C8", "scout", 6, "pby_1", ships=("akagi", "i_168"))
ROUGHLY = Contact(3, "C8", "scout", 6, "b_17_1", size="medium", carrier=True)
MET = Contact(3, "G4", "scout", 0, "pby_4", aircraft=(("tone_rc_1", 1, "H3"), ("akagi_fg", 6, "")))
PATH = ("H6", "G6", "F5", "G6", "H6")

EVENTS: tuple[Event, ...] = (
    TurnBegan(8, night=False, storm=True),
    SheetsOpened("air"),
    GroupsDue(JAPAN, ("j4",)),
    StormLifted(12),
    StormHeld(80),
    CountersSet({"chitose": 1}, {"vf_6": 1}),
    IslandsHeld(("us", "", "japan", "us", "us")),
    IslandsSeen(JAPAN, {"kure": "japan", "laysan": "japan", "gardner": ""}),
    IslandsSeen(JAPAN, {}),
    PointsCounted({"sunk": 13, "midway": 22}, {"aircraft": 5}),
    PointsCounted({}, {}),
    MatchDecided(US, "last-turn"),
    MatchDecided(None, "nothing-left"),
    ShipsPlaced(US, {"enterprise": "K5", "hornet": "K5", "narwhal": "L5"}),
    ShipsMoved(JAPAN, {"akagi": "B4"}),
    BaseAnnounced(JAPAN, 14),
    BaseOpened(JAPAN, "kure_rc"),
    BaseGivenUp(JAPAN, for_ever=True),
    BaseGivenUp(JAPAN, for_ever=False),
    ShipsFound(US, "D7", ("nankai_maru", "zenyo_maru")),
    BoatsLocated(JAPAN, "D7", ("grayling",)),
    TorpedoesLaunched(US, ("grayling", "nautilus")),
    ShipsEngaged(JAPAN, ("akagi", "kaga"), {"akagi": ("nautilus",), "kaga": ()}),
    ShipsEngaged(JAPAN, ("akagi",), {}),
    ShipDamaged(US, "enterprise", 3, 6, "raid"),
    ShipDamaged(US, "phelps", 1, 1, "sea"),
    ShipHeld(US, "phelps", 2, "sea"),
    ShipSunk(JAPAN, "akagi", "raid"),
    HitsScored(US, "akagi", 3, sunk=True, by="vb_6"),
    HitsScored(US, "akagi", 0, sunk=False, zones=3),
    BoatHunted(JAPAN, "grayling", 5, 25, 23, sunk=True),
    BoatHunted(JAPAN, "grayling", 20, 100, 0, sunk=True),
    HuntSuffered(US, "grayling", sunk=False),
    MissionsFlown(
        US, {"vf_6": Mission("C", chase=2), "vb_6": Mission("A", (90, 78), 78), "pby_1": Mission("R", (90,))}
    ),
    SquadronsStruckBelow(US, ("vt_6",)),
    BattalionsCommitted(JAPAN, {"jp_ts_1": "us_ts_1", "jp_ts_2": "us_ts_1"}),
    BattalionsPressed(US, ("us_ts_1",)),
    ScoutReported(US, "pby_1", 11, lost=False, seen=(SIGHTED, MET)),
    ScoutReported(US, "b_17_1", 12, lost=False, seen=(ROUGHLY,)),
    ScoutReported(US, "pby_2", 1, lost=True, seen=()),
    AircraftMet(JAPAN, "akagi_fg", (MET,)),
    ScoutChased(JAPAN, "D3", 6, "pby_4", {"akagi_fg": 2, "kaga_fg": 1}, 80, (59,), downed=True),
    *(AircraftLost(US, "vf_6", 2, cause) for cause in ("contact-lost", "ditched", "deck-hit", "base-lost")),
    RaidArrived(US, "E7", ("vb_6", "vt_6"), ("akagi",)),
    RaidArrived(JAPAN, "H6", ("akagi_db",), ()),
    RaidEmptyHanded(US, "vb_6"),
    RaidSighted(US, "H6", {"akagi_db": 6}),
    FightersScrambled(US, ("vmf_221_1",)),
    AirRoundFought("H6", {"vf_6": 6, "akagi_db": 6}, {"vf_6": 5, "akagi_db": 0}, (Shot("vf_6", "akagi_db", 1, 50, 7),)),
    AirRoundFought("H6", {"akagi_db": 6}, {"akagi_db": 6}, ()),
    EncounterFought("G4", 1, {"vb_6": 6, "kaga_fg": 6}, {"vb_6": 2}, (), {"vb_6": 1}),
    BarrageFired("H4", {"akagi_tb": 2}),
    BarrageRolled(
        US, "H6", (Volley(("atlanta",), "akagi_tb", 20, 3), Volley(("us_ts_1", "us_ts_2"), "akagi_tb", 10, 50))
    ),
    MidwayRaided(JAPAN, "raid", 3, 2, 1),
    MidwayRaided(JAPAN, "bombardment", 3),
    AircraftDiverted(US, "vf_6", "yorktown", 4, "vf_6_b"),
    AircraftDiverted(US, "vf_6", "midway", 4, "vf_6"),
    SeaplanesArrived(JAPAN, ("midway_rc_1",)),
    SeaplanesArrived(JAPAN, ()),
    RunwayHit(US, 3, 70, ("kongo",)),
    RunwayHit(US, 1, 90),
    BattalionHit(US, "us_ts_1", ("kongo",)),
    TroopsLanded(JAPAN, ("jp_ts_1",)),
    LandingSeen(US, ("jp_ts_1",)),
    AssaultMade(JAPAN, "us_ts_1", ("jp_ts_1", "jp_ts_2"), 40, 12, hit=True, eliminated=False),
    AssaultMade(JAPAN, "us_ts_1", ("jp_ts_1",), 100, 0, hit=True, eliminated=True),
    BattalionAttacked(US, "us_ts_1", 4, hit=True, eliminated=False),
    BattalionAttacked(US, "us_ts_1", 1, hit=False, eliminated=False),
    MidwayControlled(None),
    MidwayControlled(JAPAN),
    ChiyodaCounted(JAPAN, 3, left=False),
    ChiyodaCounted(JAPAN, 3, left=True),
)
"""Every kind of event, with what its sentences hang on."""

ORDERS = (
    Place("enterprise", "K5"),
    Place("ss_a", "G5"),
    Sail("enterprise", "K5"),
    BuildBase("chitose"),
    Search("pby_1", PATH),
    Raid("vf_6", PATH, "F5", "here", 2, "bombers"),
    OneWayRaid("vt_6", PATH, "F5", "first", 0, "nobody"),
    Cover("vf_6", 0),
    StrikeBelow("vf_6"),
    Scramble("vf_6"),
    Allot("vf_6", "akagi_tb", 3, 2),
    Allot("vf_6", "scrambled", 1, 0),
    Attack("vb_6", "akagi"),
    Attack("akagi_db", "runway"),
    Divert("vf_6", "hornet", 4),
    Divert("vf_6", "midway", 1),
    Barrage("atlanta", "akagi_tb"),
    Barrage("us_ts_1", "akagi_tb"),
    Torpedo("nautilus", "akagi"),
    Fire("atlanta", "nagara"),
    Hunt("phelps", "i_168"),
    Bombard("kongo"),
    Land("nankai_maru"),
    Commit("us_ts_1", "jp_ts_1"),
    Assault("us_ts_1", "jp_ts_1"),
)

FACTS: dict[str, Any] = {
    **{"unit": "vf_6", "target": "akagi_tb", "hex": "K5", "base": "hornet"},
    **{"steps": 7, "most": 6, "left": 2, "room": 1, "count": 3},
}
"""All that a refusal may name."""


REASON = re.compile(r"(gen|set|nav|air|fgt|aa|raid|sea|bom|lan|gnd|div)-[a-z0-9]+")
NO_REASONS = {"set-up", "air-targets", "raid-targets", "air-round", "raid-midway"}
"""Strings of the rules that look like reasons: questions and purposes of rolls."""


def an_ocean() -> Ocean:
    return Ocean(GAME.choose_switches({}), standard_pack())


def words_in(language: str) -> Words:
    ocean = an_ocean()
    assert GAME.look.names is not None
    return Words(language, "midway", GAME.look.kinds, GAME.look.names(ocean))


def refusal_codes() -> Iterator[str]:
    """The reasons that the rules give, as they stand in their source."""
    for path in (SOURCE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and REASON.fullmatch(node.value):
                yield node.value


def is_said(text: str) -> bool:
    """A sentence without a hole in it, a fact that nobody named, or an id."""
    return bool(text) and not re.search(r"[{}$_]|\bnone\b|<|\(\)|\[|  |: *$", text)


def test_every_kind_of_event_and_of_order_is_tried_here() -> None:
    assert {type(event) for event in EVENTS} == {*get_args(GAME.events)}
    assert {type(order) for order in ORDERS} == {*get_args(Order)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_whole_sentences(language: str) -> None:
    words = words_in(language)
    told = [words.of("event", event) for event in EVENTS]
    assert [text for text in told if not is_said(text)] == []
    assert len({*told}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_told_alone_and_under_its_unit(language: str) -> None:
    words = words_in(language)
    told = [words.of(prefix, order) for prefix in ("slip", "brief") for order in ORDERS]
    told += [words.of("option", SendOrders(ORDERS[:count])) for count in (0, 1, 3, 9)]
    assert [text for text in told if not is_said(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_reason(language: str) -> None:
    words = words_in(language)
    codes = {*refusal_codes()} - NO_REASONS
    assert len(codes) >= 40
    assert [code for code in sorted(codes) if not words.has(f"why-{code}")] == []
    assert [code for code in sorted(codes) if not is_said(words.text(f"why-{code}", FACTS))] == []


@pytest.mark.parametrize("code", ["gen-unit", "fgt-list", "aa-list", "raid-list", "sea-list", "sea-hunt", "gnd-list"])
def test_a_refusal_says_nothing_of_the_enemy_that_was_named(code: str) -> None:
    """Whether it is unseen, elsewhere or was never built."""
    words = words_in("en")
    said = {words.text(f"why-{code}", {"unit": "vf_6", "target": name}) for name in ("akagi", "hiryu_fg", "never")}
    assert len(said) == 1


def test_things_with_the_same_beside_them_are_told_together() -> None:
    words = words_in("en")
    assert words.of("event", EVENTS[13]) == "US, on the map – K5: Enterprise and Hornet; L5: Narwhal"
    flown = next(event for event in EVENTS if isinstance(event, MissionsFlown))
    assert words.of("event", flown) == "US, taken off – cover: VF-6; raid: VB-6; search: PBY/1"
    engaged = next(event for event in EVENTS if isinstance(event, ShipsEngaged))
    assert words.of("event", engaged).endswith("Fired at – Akagi: Nautilus; Kaga: not identified")


def test_a_sighting_says_who_saw_what_where_and_when() -> None:
    words = words_in("en")
    exact, rough = (words.of("event", event) for event in EVENTS if isinstance(event, ScoutReported) and event.seen)
    assert exact == (
        "PBY/1, search, 11 hexes flown – sighted: C8, step 6: Akagi and I-168; "
        "G4: Tone RC/1 (1) heading for H3, Akagi FG (6)"
    )  # over the base, before the first step, there is none to name
    assert rough == "B-17/1, search, 12 hexes flown – sighted: C8, step 6: medium formation, carrier seen"


def test_half_points_are_summed_and_written_as_halves() -> None:
    words = words_in("en")
    counted = next(event for event in EVENTS if isinstance(event, PointsCounted))
    assert words.of("event", counted) == "Count. US 17½ VP: ships sunk (6½), Midway (11). Japan 2½ VP: aircraft (2½)"


def test_a_carrier_that_loses_its_machinery_loses_its_deck() -> None:
    words = words_in("en")
    carrier, destroyer = (words.of("event", event) for event in EVENTS if isinstance(event, ShipDamaged))
    assert carrier == "Enterprise, air raid, 6 hits – destroyed: flight deck, machinery, armament"
    assert destroyer == "Phelps, naval action, 1 hit – destroyed: machinery"


def test_a_part_of_a_squadron_and_a_pack_of_ones_own_have_their_names() -> None:
    ocean = an_ocean()
    assert GAME.look.names is not None
    names = GAME.look.names(ocean)
    assert names["squadron-vf_6_b"] == "VF-6 B"
    assert "squadron-vf_6" not in names
    ships = tuple(msgspec.structs.replace(card, name="The Big E") for card in ocean.ships if card.id == "enterprise")
    ocean.ships = (*ships, *(card for card in ocean.ships if card.id != "enterprise"))
    assert GAME.look.names(ocean)["ship-enterprise"] == "The Big E"
