"""Chapter 7, transports sunk, landings, and the boxes of the Manchuria track."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in, sit_out, theatre

from honjin.games.port_arthur.events import (
    ArmyLanded,
    PortArthurFell,
    ScoreMoved,
    ShipyardLost,
    SipingRolled,
    TransportsSunk,
)
from honjin.games.port_arthur.model import BoxId
from honjin.games.port_arthur.rules.return_to_port import ReturnToPort
from honjin.games.port_arthur.rules.scoring import Scoring
from honjin.games.port_arthur.state import PortArthurState
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

TRUNK = "yalu nanshan liaoyang"
TO_HILL = f"{TRUNK} hill_203"
TO_MUKDEN = f"{TRUNK} mukden"
TO_SIPING = f"{TO_MUKDEN} siping"


def scored(match: PortArthurMatch, rule: str) -> list[tuple[str, int]]:
    """The points given under one section."""
    assert match.log is not None
    return [
        (entry.event.to, entry.event.points)
        for entry in match.log.entries
        if entry.rule == rule and isinstance(entry.event, ScoreMoved)
    ]


# Transports sunk


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("zone", ["yellow_sea", "tsushima"])
def test_russian_control_of_the_zone_sinks_the_transport(zone: str) -> None:
    match = sit_out(position({zone: "poltava"}, landing=zone).scoring())
    assert [event.zones for event in events_of(match, TransportsSunk)] == [(zone,)]
    assert match.state.landing == ()
    assert match.state.boxes == ()


@pytest.mark.rule("7.3")
def test_one_transport_sunk_gives_russia_one_point_beside_the_zone() -> None:
    match = position(landing="yellow_sea", yellow_sea="poltava").scoring()
    assert scored(match, "7.1") == [("russia", 1)]
    assert scored(match, "7.3") == [("russia", 1)]
    assert match.state.score == -2


@pytest.mark.rule("7.3")
def test_two_transports_sunk_give_russia_three_points_beside_the_zones() -> None:
    match = position(score=5, landing="yellow_sea tsushima", yellow_sea="poltava", tsushima="rossia").scoring()
    assert scored(match, "7.1") == [("russia", 3)]
    assert scored(match, "7.3") == [("russia", 3)]
    assert match.state.score == -1


@pytest.mark.rule("7.3", "5.3")
def test_sunk_armies_are_in_the_pool_again_for_the_next_turn() -> None:  # Ruling 33
    board = position(turn=0, tsushima="rossia", yellow_sea="poltava")
    match = give(board.war(rolls=[3, 3]), "Embark yellow_sea", "Embark tsushima", "EndSortie", "KeepInitiative")
    assert match.state.armies_in_pool() == 6
    give(match, "ReturnAll port_arthur")
    assert (match.state.turn, asked(match)) == (2, "japan sortie")
    assert {"Embark yellow_sea", "Embark tsushima"} < offered(match)


@pytest.mark.rule("7.3", "7.4")
@pytest.mark.parametrize("ships", ["", "asama", "asama | poltava"], ids=["empty", "Japanese", "contested"])
def test_landing_succeeds_where_russia_has_no_control(ships: str) -> None:  # Ruling 32
    match = give(position(landing="yellow_sea", yellow_sea=ships).scoring(), "NoBlockade")
    assert match.state.boxes == ("yalu",)
    assert events_of(match, TransportsSunk) == []


@pytest.mark.rule("7.3", "7.4")
def test_each_landing_box_is_judged_for_itself() -> None:
    match = position(landing="yellow_sea tsushima", tsushima="rossia").scoring()
    give(match, "NoBlockade")
    assert [event.zones for event in events_of(match, TransportsSunk)] == [("tsushima",)]
    assert match.state.boxes == ("yalu",)


@pytest.mark.rule("7.3")
def test_controlled_zone_with_an_empty_landing_box_gives_no_point_for_transports() -> None:  # Ruling 65
    match = position(landing="tsushima", yellow_sea="poltava", tsushima="rossia", score=5).scoring()
    assert scored(match, "7.3") == [("russia", 1)]


@pytest.mark.rule("7.3")
def test_transports_are_sunk_before_others_land() -> None:  # Ruling 64
    match = position(landing="yellow_sea tsushima", tsushima="rossia").scoring()
    give(match, "NoBlockade")
    assert order_of(match, TransportsSunk, ArmyLanded) == ["TransportsSunk", "ArmyLanded"]


# Landings


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("held", "landing", "boxes"),
    [
        ("", "tsushima", "yalu"),
        ("", "yellow_sea tsushima", "yalu nanshan"),
        ("yalu", "yellow_sea", "yalu nanshan"),
        ("yalu", "yellow_sea tsushima", "yalu nanshan liaoyang"),
    ],
)
def test_armies_fill_the_empty_boxes_from_yalu_on_one_each(held: str, landing: str, boxes: str) -> None:
    match = give(position(boxes=held, landing=landing).scoring(), "NoBlockade")
    assert match.is_over
    assert match.state.boxes == tuple(boxes.split())
    assert match.state.landing == ()


@pytest.mark.rule("7.4")
def test_japan_picks_the_arm_at_the_fork() -> None:  # Ruling 66
    match = give(position(boxes=TRUNK, landing="tsushima").scoring(), "NoBlockade")
    assert asked(match) == "japan land"
    assert offered(match) == {"Land hill_203", "Land mukden"}


@pytest.mark.rule("7.4")
def test_arm_is_picked_army_by_army() -> None:  # Rulings 64 and 66
    match = give(position(boxes=TRUNK, landing="yellow_sea tsushima").scoring(), "NoBlockade", "Land mukden")
    assert offered(match) == {"Land hill_203", "Land siping"}


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ("yalu", "7.4 box-taken"),
        ("liaoyang", "7.4 box-taken"),
        ("port_arthur", "7.4 box-not-reached"),
        ("siping", "7.4 box-not-reached"),
        ("harbin", "7.4 box-not-reached"),
    ],
)
def test_other_boxes_are_refused(box: str, reason: str) -> None:
    match = give(position(boxes=TRUNK, landing="tsushima").scoring(), "NoBlockade")
    assert refusal(match, f"Land {box}") == reason


@pytest.mark.rule("7.4")
def test_army_must_land() -> None:  # Ruling 66
    match = give(position(boxes=TRUNK, landing="tsushima").scoring(), "NoBlockade")
    assert all(wish.startswith("Land ") for wish in offered(match))
    assert refusal(match, "Pass") == "7.4 not-now"


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("fork", "held", "open_boxes"),
    [
        ("standard", "yalu nanshan", {"liaoyang"}),
        ("fork_after_nanshan", "yalu nanshan", {"liaoyang", "hill_203"}),
        ("fork_after_nanshan", "yalu nanshan liaoyang", {"mukden", "hill_203"}),
        ("fork_after_yalu", "yalu", {"nanshan", "liaoyang"}),
        ("fork_after_yalu", "yalu nanshan liaoyang", {"hill_203", "mukden"}),
    ],
)
def test_switch_moves_the_fork(fork: str, held: str, open_boxes: set[str]) -> None:
    state = position(boxes=held, switches={"track_fork": fork}).state
    assert set(state.open_boxes()) == open_boxes


@pytest.mark.rule("7.4", "7.8")
@pytest.mark.parametrize("fork", ["standard", "fork_after_nanshan", "fork_after_yalu"])
def test_six_armies_reach_port_arthur_or_siping_but_never_both(fork: str) -> None:
    ways = [(), *ways_to_land(PortArthurState(theatre({"track_fork": fork})))]
    full = [set(boxes) for boxes in ways if len(boxes) == 6]
    assert not any({"port_arthur", "siping"} <= boxes for boxes in full)
    assert any("port_arthur" in boxes for boxes in full)
    assert any("siping" in boxes for boxes in full)


def ways_to_land(state: PortArthurState) -> list[tuple[BoxId, ...]]:
    """Every order in which up to six armies can land from here."""
    ways: list[tuple[BoxId, ...]] = []
    for box in state.open_boxes() if len(state.boxes) < 6 else ():
        further = state.clone()
        further.boxes += (box,)
        ways += [further.boxes, *ways_to_land(further)]
    return ways


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("fork", ["standard", "fork_after_nanshan", "fork_after_yalu"])
def test_every_army_finds_a_box(fork: str) -> None:  # Ruling 66
    state = PortArthurState(theatre({"track_fork": fork}))
    for boxes in ways_to_land(state):
        if len(boxes) < 6:
            further = state.clone()
            further.boxes = boxes
            assert further.open_boxes()


# Hill 203


def at_the_fork(**ships: str) -> PortArthurMatch:
    """An army is to land on Hill 203 or in Mukden; the turn then goes on to its end."""
    match = position(ships, boxes=TRUNK, landing="yellow_sea").play(Scoring(), ReturnToPort())
    return give(match, "NoBlockade")


@pytest.mark.rule("7.5")
def test_hill_203_puts_the_ships_of_the_yard_damaged_into_the_roadstead() -> None:
    match = position(
        boxes=TRUNK, landing="yellow_sea", port_arthur="poltava", port_arthur_yard="pallada* diana*"
    ).scoring()
    give(match, "NoBlockade", "Land hill_203")
    assert ships_in(match, "port_arthur") == {"poltava", "pallada*", "diana*"}
    assert ships_in(match, "port_arthur_yard") == set()
    assert rules_of(match, ShipyardLost) == ["7.5"]


@pytest.mark.rule("7.5", "8.1")
def test_ships_driven_from_the_yard_are_not_repaired() -> None:  # Ruling 31
    match = give(at_the_fork(port_arthur_yard="pallada*", vladivostok_yard="rossia*"), "Land hill_203")
    assert ships_in(match, "port_arthur") == {"pallada*"}
    assert ships_in(match, "vladivostok") == {"rossia"}


@pytest.mark.rule("7.5", "8.3")
def test_maintenance_fails_in_port_arthur_on_the_turn_hill_203_is_taken() -> None:  # Rulings 31 and 70
    match = give(at_the_fork(port_arthur="poltava"), "Land hill_203")
    assert ships_in(match, "port_arthur") == {"poltava*"}


@pytest.mark.rule("7.5")
def test_yard_stays_while_japan_takes_the_other_arm() -> None:
    match = give(at_the_fork(port_arthur_yard="pallada*", port_arthur="poltava"), "Land mukden")
    assert ships_in(match, "port_arthur") == {"pallada", "poltava"}


@pytest.mark.rule("7.5")
def test_port_arthur_is_still_a_port_after_hill_203() -> None:  # Ruling 75
    match = give(at_the_fork(yellow_sea="poltava | asama"), "Land hill_203")
    give(match, "ReturnTo poltava port_arthur")
    assert ships_in(match, "port_arthur") == {"poltava*"}


# Fall of Port Arthur


@pytest.mark.rule("7.6")
def test_fall_of_port_arthur_sinks_every_ship_in_its_roadstead() -> None:  # Ruling 68
    match = position(boxes=TO_HILL, landing="yellow_sea", port_arthur="poltava diana*").scoring()
    give(match, "NoBlockade", "Land port_arthur")
    assert ships_in(match, "sunk") == {"poltava", "diana"}
    assert ships_in(match, "port_arthur") == set()
    assert rules_of(match, PortArthurFell) == ["7.6"]


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("ships", ["", "poltava"])
def test_fall_of_port_arthur_gives_japan_one_point(ships: str) -> None:  # Ruling 68
    match = position(boxes=TO_HILL, landing="yellow_sea", port_arthur=ships).scoring()
    give(match, "NoBlockade", "Land port_arthur")
    assert scored(match, "7.6") == [("japan", 1)]
    assert match.state.score == 1


@pytest.mark.rule("7.6")
def test_point_for_port_arthur_is_scored_on_the_turn_of_its_fall_only() -> None:
    match = position(turn=5, boxes=f"{TO_HILL} port_arthur").scoring()
    assert match.is_over
    assert match.state.score == 0


@pytest.mark.rule("7.6")
def test_ships_at_sea_and_in_other_ports_survive_the_fall() -> None:  # Ruling 68
    match = position(
        boxes=TO_HILL, landing="tsushima", yellow_sea="poltava | asama", vladivostok="rossia", diego_suarez="oryol"
    ).scoring()
    give(match, "NoBlockade", "Land port_arthur")
    assert ships_in(match, "sunk") == set()


@pytest.mark.rule("7.6", "8.2")
def test_ships_outside_go_to_diego_suarez_after_the_fall() -> None:  # Rulings 29 and 68
    match = position(
        boxes=TO_HILL, landing="tsushima", yellow_sea="poltava | asama", east_china_sea="retvizan | tokiwa"
    ).play(Scoring(), ReturnToPort())
    give(match, "NoBlockade", "Land port_arthur")
    assert match.is_over
    assert ships_in(match, "diego_suarez") == {"poltava*", "retvizan*"}


@pytest.mark.rule("7.6")
def test_ships_that_put_in_this_turn_sink_too() -> None:  # Ruling 68
    match = position(turn=3, boxes=TO_HILL, yellow_sea="poltava").turn(rolls=[1, 6, 1, 3, 3])
    give(match, "Embark tsushima", "EndSortie", "PutIn yellow_sea port_arthur", "KeepInitiative")
    give(match, "NoBlockade", "Land port_arthur")
    assert "poltava" in ships_in(match, "sunk")


@pytest.mark.rule("7.5", "7.6")
def test_hill_203_and_port_arthur_in_one_turn_sink_the_ships_of_the_yard_too() -> None:  # Ruling 7
    match = position(boxes=TRUNK, landing="yellow_sea tsushima", port_arthur_yard="pallada*").scoring()
    give(match, "NoBlockade", "Land hill_203", "Land port_arthur")
    assert order_of(match, ShipyardLost, PortArthurFell) == ["ShipyardLost", "PortArthurFell"]
    assert ships_in(match, "sunk") == {"pallada"}


@pytest.mark.rule("7.6", "7.2")
def test_blockade_marker_leaves_the_game_at_the_end_of_the_turn_of_the_fall() -> None:  # Ruling 27
    match = position(boxes=TO_HILL, landing="yellow_sea", blockade=True).play(Scoring(), ReturnToPort())
    give(match, "SetBlockade")
    assert match.state.blockade is True
    give(match, "Land port_arthur")
    assert match.is_over
    assert match.state.blockade is False


@pytest.mark.rule("7.6", "7.2")
def test_blockade_paid_for_stands_until_the_scoring_phase_is_over() -> None:  # Ruling 27
    match = position(boxes=TO_HILL, landing="yellow_sea", blockade=True).scoring()
    give(match, "SetBlockade", "Land port_arthur")
    assert match.is_over
    assert match.state.blockade is True


# Siping


@pytest.mark.rule("7.8")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_siping_gives_japan_a_point_on_a_die_of_one_to_three(die: int, points: int) -> None:
    match = give(position(boxes=TO_SIPING).scoring(rolls=[die]), "NoBlockade")
    assert events_of(match, SipingRolled) == [SipingRolled(die, points)]
    assert match.state.score == points


@pytest.mark.rule("7.8")
def test_siping_die_is_rolled_on_the_turn_of_landing_too() -> None:  # Rulings 11 and 67
    match = position(boxes=TO_MUKDEN, landing="tsushima").scoring(rolls=[3])
    give(match, "NoBlockade", "Land siping")
    assert (rolled(match), match.state.score) == ([3], 1)


@pytest.mark.rule("7.8")
def test_siping_die_is_rolled_on_every_later_turn() -> None:  # Ruling 11
    board = position(turn=4, boxes=TO_SIPING)
    match = board.war(rolls=[3, 3, 1, 3, 3, 1])
    for _ in range(2):
        give(match, "EndSortie", "EndSortie", "KeepInitiative", "NoBlockade")
    assert len(events_of(match, SipingRolled)) == 2
    assert rules_of(match, SipingRolled) == ["7.8", "7.8"]


@pytest.mark.rule("7.8")
def test_one_siping_die_a_turn_however_many_armies_land() -> None:  # Ruling 67
    match = position(boxes=TO_MUKDEN, landing="yellow_sea tsushima").scoring(rolls=[6])
    give(match, "NoBlockade", "Land siping")
    assert match.state.boxes[-2:] == ("siping", "hill_203")
    assert rolled(match) == [6]


@pytest.mark.rule("7.8")
def test_no_die_without_siping() -> None:
    match = give(position(boxes=TO_MUKDEN).scoring(), "NoBlockade")
    assert rolled(match) == []


@pytest.mark.rule("7.8", "4")
def test_siping_has_no_effect_at_japanese_five() -> None:  # Ruling 67
    match = give(position(boxes=TO_SIPING, score=5).scoring(rolls=[1]), "NoBlockade")
    assert (rolled(match), match.state.score) == ([1], 5)


@pytest.mark.rule("7.7")
def test_mukden_itself_gives_no_points() -> None:
    match = give(position(boxes=TRUNK, landing="tsushima").scoring(), "NoBlockade", "Land mukden")
    assert match.state.boxes[-1] == "mukden"
    assert events_of(match, ScoreMoved) == []
