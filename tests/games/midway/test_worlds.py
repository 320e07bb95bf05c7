"""Whole battles in worlds alike but for what a side may not know: it is sent the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.midway.position import orders_of, position
from tests.games.midway.quiet import quiet_sheet
from tests.games.midway.test_secrets import crowded, seeded
from tests.games.midway.twins import SECRETS, Secret

from honjin.ai.player import make_player
from honjin.core.bits import members
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.core.event import SPECTATOR, UMPIRE, Log
from honjin.core.form import Draft, choose_by_lot
from honjin.core.mind import Mind
from honjin.games.midway import GAME
from honjin.games.midway.events.air import AircraftLost
from honjin.games.midway.events.ground import MidwayControlled
from honjin.games.midway.events.turn import (
    MatchDecided,
    PointsCounted,
    SheetsOpened,
    StormHeld,
    StormLifted,
    TurnBegan,
)
from honjin.games.midway.model import JAPAN, SIDES, SideId, enemy_of
from honjin.games.midway.options import Allot, Assault, Attack, Barrage, Commit, Divert, Fire, Hunt, SendOrders, Torpedo
from honjin.games.midway.rules.sequence import Campaign
from honjin.games.midway.state import MidwayState
from honjin.server.tables.audience import Audience
from honjin.server.tables.presenter import Presenter
from honjin.server.tables.showing import Common
from honjin.server.thinking.questions import Question, SettingKey
from honjin.testing.contract import check_beliefs, log_of
from honjin.testing.matches import Case, sit_down
from honjin.umpire.knowledge import public_mark
from honjin.umpire.table import Table

MidwayMatch = Match[MidwayState]
KEY = SettingKey("honjin.games.midway", ())
COMMON = Common(online=[], machines=list(SIDES))


# The sides never meet


class Watch:
    """All that a table shows to one viewer, message by message, and what a machine in his place would be asked."""

    def __init__(self, table: Table, viewer: str) -> None:
        self.table, self.viewer = table, viewer
        table.epoch = "epoch"
        self.seen: list[bytes] = []
        self.visitor: str | None = None
        self.wants_steps, self.is_away = True, False
        self.audience = Audience(viewer, PRESENTER)
        self.audience.connections.add(self)
        self.audience.catch_up(table, COMMON)

    def push(self, message: bytes) -> None:
        """A message of the table."""
        self.seen.append(message)

    def drop(self) -> None:
        """Nobody ends this."""

    def look(self) -> None:
        """Note what has come since the last look."""
        table, viewer = self.table, self.viewer
        self.audience.tell(table, COMMON)
        if message := self.audience.drafted(table):
            self.seen.append(message)
        shown: list[Any] = [table.view(viewer), table.link(viewer), table.told_count(viewer), table.retracted(viewer)]
        shown += [public_mark(table), table.match.crumbs(viewer), table.why_not(viewer, SendOrders())]
        if viewer in SIDES:
            shown += [table.stamp(viewer), table.question(viewer), table.plan(viewer), table.draft(viewer)]
            shown += [table.may_undo(viewer), table.may_take_back(viewer), table.last_time(viewer)]
            decision = table.decision_of(viewer)
            if decision is not None:
                shown += [Question("choose", KEY, viewer, "script", "match", decision, table.view(viewer))]
        self.seen.append(msgspec.json.encode(shown))


PRESENTER = Presenter(KEY)


def quiet_battle(watcher: SideId, seed: int) -> tuple[Table, dict[str, Watch]]:
    """A whole battle. What the watcher orders is always the same; the other's sheets hang on the seed."""
    table = sit_down(Case(GAME), lambda _: None)
    watches = {viewer: Watch(table, viewer) for viewer in (watcher, SPECTATOR)}
    lots = {watcher: Random(0), enemy_of(watcher): Random(seed)}
    first, second = SIDES
    while not table.is_over:
        for side in (first, second):
            form = table.form_of(side)
            assert form is not None
            ocean = table.match.state.ocean
            table.answer(side, quiet_sheet(ocean, side, form, lots[side], roams=side != watcher))
            if table.match.is_over:
                break
            for watch in watches.values():
                watch.look()
        first, second = second, first
    return table, watches


@pytest.mark.rule("0", "G")
@pytest.mark.parametrize("watcher", SIDES)
def test_of_a_whole_battle_without_a_meeting_nothing_is_told(watcher: SideId) -> None:  # Ruling 67
    one, watches = quiet_battle(watcher, 1)
    other, others = quiet_battle(watcher, 2)
    for viewer, watch in watches.items():
        for number, (shown, there) in enumerate(zip(watch.seen, others[viewer].seen, strict=True)):
            assert there == shown, f"{viewer}, message {number}"
    enemy = enemy_of(watcher)
    told = [[told.event for told in table.told(enemy)] for table in (one, other)]
    assert told[0] != told[1], "the enemy has done nothing otherwise"
    kinds = {type(event).__name__ for event in told[0] + told[1]}
    assert {"ShipsMoved", "MissionsFlown", "ScoutReported", "AircraftLost", "RaidEmptyHanded", "IslandsSeen"} <= kinds
    assert enemy == JAPAN or "ShipsFound" in kinds, "no boat has come among ours"


def test_one_word_too_many_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hears only that something was lost, not what or whose, can tell the worlds apart."""
    monkeypatch.setattr(AircraftLost, "seen_by", lambda event, state, viewer: AircraftLost(JAPAN, "", 0, ""))
    one, other = (quiet_battle(JAPAN, seed)[1][JAPAN].seen for seed in (1, 2))
    assert one != other


@pytest.mark.rule("0", "G")
def test_who_looks_on_learns_what_both_sides_know_and_at_the_end_everything() -> None:
    table, _ = quiet_battle(SIDES[0], 1)
    public = TurnBegan | SheetsOpened | StormHeld | StormLifted | MidwayControlled | PointsCounted | MatchDecided
    assert all(isinstance(told.event, public) for told in table.told(SPECTATOR))
    numbers = [told.number for told in table.told(SPECTATOR)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert set(table.view(SPECTATOR).sheets) == set(SIDES)
    assert table.view(SPECTATOR).sheets == table.view(UMPIRE).sheets


# A turn in which they do: from the air plot or from the torpedoes on the enemy orders nothing more

HOLDS: dict[str, tuple[str, ...]] = {
    "enemy_ships_are_damaged": ("raid-targets", "torpedoes", "guns"),
    "enemy_battalions_are_hurt": ("ground",),
}
"""Steps in which the side itself sends nothing: what its fire does hangs on such a secret, and is seen."""
UNTIL = {"other_battalions_attack_ours": "ground"}
"""What an attack does hangs on who makes it."""
SEARCHED_FOR = (
    *("unseen_ships_are_far_away", "unseen_ships_are_among_ours"),
    *("ships_at_sea_are_still_to_come", "ships_to_come_are_at_sea"),
)
"""Secrets that a search from the air may find out."""


FORKS = ("air", "torpedoes")


def rest_of_turn(match: MidwayMatch, side: SideId, secret: str, seed: int) -> list[Any]:
    """All that a side and a spectator are asked, shown and told until the turn is over."""
    heard: list[Any] = []
    lot = Random(seed)
    while match.open and match.open[0].ask not in ("naval", UNTIL.get(secret)):
        decision, ask = match.decision_of(side), match.open[0].ask
        assert decision is not None
        heard.append([ask, decision, match.view(side), match.view(SPECTATOR), match.crumbs(side)])
        sheet = SendOrders() if ask in HOLDS.get(secret, ()) else choose_by_lot(decision, lot.random)
        match.answer(side, sheet)  # type: ignore[arg-type]
        match.answer(enemy_of(side), SendOrders())
        entries, _ = log_of(match).drain()
        heard += [entry.seen[viewer] for entry in entries for viewer in (side, SPECTATOR) if entry.seen[viewer]]
    return [*heard, match.view(side), match.view(SPECTATOR), match.is_over]


def forked(match: MidwayMatch, state: MidwayState) -> MidwayMatch:
    """The match in another world, with dice that fall alike in all of them."""
    world = Match(GAME, state.clone(), [frame.__copy__() for frame in match.stack], SeededDice(5), Log(GAME.sides))
    world.advance()
    return world


def busy_turns() -> Iterator[MidwayMatch]:
    """Turns before their flights and before their torpedoes: of a crowded day and night, and of scripts in battle."""
    for turn in (8, 13):
        match, random = seeded(crowded(turn, {}), turn), Random(turn)
        while match.open[0].ask != "torpedoes":
            for decision in match.open:
                stays = decision.ask == "naval"
                match.answer(decision.side, SendOrders() if stays else choose_by_lot(decision, random.random))  # type: ignore[arg-type]
            if match.open[0].ask in FORKS:
                yield match
    battle: MidwayMatch = start(GAME, Case(GAME).setting, SeededDice(2), Log(GAME.sides))
    minds: dict[str, Mind] = {side: make_player("script", GAME, battle.state.ocean, side, 2) for side in SIDES}
    while battle.open:
        if battle.open[0].ask in FORKS and battle.state.turn % 4 == 3:
            yield battle
        for which, decision in enumerate(battle.open):
            view = battle.view(decision.side)
            answer = minds[decision.side].choose(decision, lambda view=view: view)  # type: ignore[misc]
            battle.choose(answer, which)


def holds_small_island(state: MidwayState, side: SideId) -> bool:
    """Whether a side has ships at a small island: there it sees who else is."""
    own = {state.at[ship] for ship in members(state.ocean.surface[side] & ~state.sunk)}
    return bool(own & set(state.ocean.islands))


@pytest.fixture(scope="module")
def turns() -> list[MidwayMatch]:
    """Busy turns, each to be forked."""
    return [forked(match, match.state) for match in busy_turns()]


@pytest.mark.rule("0", "G")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_what_a_turn_tells_a_side_hangs_on_nothing_hidden(secret: Secret, turns: list[MidwayMatch]) -> None:
    tried = 0
    for number, match in enumerate(turns):
        for side in SIDES:
            twin = secret(match.state, side)
            found_out = match.open[0].ask == "air" and secret.__name__ in SEARCHED_FOR
            if twin.encode() == match.state.encode() or found_out or holds_small_island(match.state, side):
                continue
            tried += 1
            told = [rest_of_turn(forked(match, one), side, secret.__name__, number) for one in (match.state, twin)]
            assert told[1] == told[0], f"turn {match.state.turn}, {side}"
    assert tried or secret.__name__ == "islands_without_our_ships_are_held_by_others"


@pytest.mark.rule("0")
def test_in_these_turns_sides_have_something_to_order(turns: list[MidwayMatch]) -> None:
    asks = set()
    for number, match in enumerate(turns):
        for side in SIDES:
            told = rest_of_turn(forked(match, match.state), side, "", number)
            asks |= {one[0] for one in told if isinstance(one, list) and one[1].form.blanks(Draft())}
    both = {"air", "air-targets", "raid-targets", "torpedoes", "guns", "bombardment", "landing", "ground", "divert"}
    assert both <= asks


# Refusals


@pytest.mark.rule("0")
def test_whoever_is_named_unseen_elsewhere_or_never_built_draws_the_same_words() -> None:
    """Every order to each own unit against each enemy unit that it cannot be given against."""
    codes: set[str] = set()
    for match in all_moments():
        for decision in match.open:
            form, side = decision.form, SideId(decision.side)
            assert form is not None
            state: MidwayState = match.state
            own, enemy = names_of(state, side), names_of(state, enemy_of(side))
            for unit in Random(1).sample(own, 25):
                for wrong in (*Random(unit).sample(enemy, 6), *own[:2]):
                    for slip in orders_against(unit, wrong):
                        refusal = form.refuse(Draft(), slip)
                        if refusal is None:
                            continue
                        nobody = form.refuse(Draft(), type(slip)(unit, "nobody", *list(values_of(slip))[2:]))
                        assert nobody is not None
                        facts = {name: "nobody" if fact == wrong else fact for name, fact in refusal.facts.items()}
                        if wrong in enemy:
                            assert (refusal.rule, refusal.why, facts) == (nobody.rule, nobody.why, nobody.facts)
                        codes.add(refusal.why)
                stranger, foe = (form.refuse(Draft(), Torpedo(one, unit)) for one in ("nobody", enemy[0]))
                assert stranger is not None
                assert foe is not None
                assert (stranger.rule, stranger.why) == (foe.rule, foe.why)
    assert {"fgt-list", "aa-list", "raid-list", "sea-list", "sea-hunt", "gnd-list", "gen-unit", "gen-form"} <= codes


def all_moments() -> Iterator[MidwayMatch]:
    """The questions of a crowded day."""
    match, random = seeded(crowded(8, {}), 8), Random(8)
    while match.open:
        yield match
        for decision in match.open:
            words = {"us": "Raid vf_8 H5-H6-H5 H6 here 1 nobody", "japan": "Raid kaga_db H5-H6-H5 H6 here 0 nobody"}
            given = SendOrders(orders_of(words[decision.side]))  # type: ignore[arg-type]
            sheet = {"naval": SendOrders(), "air": given}.get(decision.ask)
            match.answer(decision.side, sheet or choose_by_lot(decision, random.random))  # type: ignore[arg-type]


def names_of(state: MidwayState, side: SideId) -> list[str]:
    """All units of a side."""
    ocean = state.ocean
    ships = [ocean.ship_ids[ship] for ship in members(ocean.fleet[side] & ~state.sunk)]
    squadrons = [ocean.squadron_ids[one] for one in ocean.wing[side] if state.planes[one]]
    return [*ships, *squadrons, *(ocean.battalion_ids[one] for one in ocean.army[side])]


def orders_against(unit: str, target: str) -> list[Any]:
    """Every order that names an enemy, or a base."""
    plain = [kind(unit, target) for kind in (Torpedo, Fire, Hunt, Attack, Barrage, Assault, Commit)]
    return [*plain, Allot(unit, target, 1, 0), Divert(unit, target, 1)]


def values_of(slip: Any) -> Iterator[Any]:
    """What stands on a slip."""
    return (getattr(slip, name) for name in slip.__struct_fields__)


# What is imagined


@pytest.mark.rule("0", "G")
@pytest.mark.parametrize("switches", [{}, {"air_plot": "recon_first", "ss_vs_ss": True, "raid_report": "full"}])
def test_in_every_battle_that_a_side_could_believe_in_it_is_shown_the_same(switches: Mapping[str, bool | str]) -> None:
    """A battle of the script against itself, in which much is found and fought; at every third question."""
    case = Case(GAME, dict(switches))
    match: MidwayMatch = start(GAME, case.setting, SeededDice(4), Log(GAME.sides))
    minds: dict[str, Mind] = {side: make_player("script", GAME, case.setting, side, 4) for side in SIDES}
    varied = []
    number = 0
    while match.open:
        number += 1
        if number % 3 == 0:
            varied += [check_beliefs(case, match, side) for side in SIDES]
        for which, decision in enumerate(match.open):
            view = match.view(decision.side)
            match.choose(minds[decision.side].choose(decision, lambda view=view: view), which)  # type: ignore[misc]
    assert sum(varied) > len(varied) * 0.9


SIEGE = {
    "H6": "new_orleans phelps tambor | haruna tone nankai_maru zenyo_maru argentina_maru brazil_maru goshu_maru",
    "G6": "chitose tanikaze",
    "H5": "enterprise portland | kaga kirishima",
    "I6": "hornet | akagi",
}
WINGS = "vf_6 vb_6 vb_8 vmf_221_1 vmsb_241_1 pby_1 b_17_1 akagi_fg akagi_db kaga_fg kaga_db kaga_tb_1 tone_rc_1"


@pytest.mark.rule("0", "5", "8.2.1")
@pytest.mark.parametrize("runway", [100, 10])
def test_so_it_is_while_midway_is_fought_for_and_after_it_has_fallen(runway: int) -> None:
    """Fleets stay, all else is by lot."""
    ashore = "us_ts_1 us_ts_2 jp_ts_1 jp_ts_2 jp_ts_3 jp_ts_4"
    board = position(SIEGE, air=WINGS, ashore=ashore, turn=10, storm=False, kure=11, runway=runway)
    campaign = Campaign()
    campaign.go_to(Campaign.play_turns)
    match: MidwayMatch = Match(GAME, board.state, [campaign], SeededDice(runway), Log(GAME.sides))
    match.advance()
    case, random, held = Case(GAME), Random(3), set()
    while match.state.turn < 16:
        held.add(match.state.controller)
        for side in SIDES:
            check_beliefs(case, match, side)
        for decision in match.open:
            stays = decision.ask == "naval"
            match.answer(decision.side, SendOrders() if stays else choose_by_lot(decision, random.random))  # type: ignore[arg-type]
    assert held == {"", JAPAN}
