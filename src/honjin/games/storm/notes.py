"""What a player weighs beside each option: its chance, and a line about what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from honjin.core.decision import Decision, Option
from honjin.core.memory import remembered
from honjin.core.modifier import total
from honjin.core.scene import Note
from honjin.games.storm import options as opt
from honjin.games.storm.counters import lettering_of
from honjin.games.storm.for_me import for_me
from honjin.games.storm.model import (
    AREAS,
    ARTILLERY,
    JAPAN,
    PLACE_OF,
    RUSSIA,
    AreaId,
    AreaSet,
    SideId,
    UnitId,
    UnitSet,
    enemy_of,
)
from honjin.games.storm.odds import (
    Entry,
    Prospect,
    Toll,
    at_least,
    entry_of,
    entry_prospect,
    least_to_clear,
    most_absorbed,
    prospect_of,
    toll_of,
)
from honjin.games.storm.pack import UnitCard
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import BOMBARDMENT, FIRE, Lines, attack_lines, target_units
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.grouping import may_bombard
from honjin.games.storm.rules.offers import able_units, slowest
from honjin.games.storm.rules.sequence import PASSES_THAT_END_A_TURN, fallen_high_point
from honjin.games.storm.rules.targets import bombardment_targets, fire_targets
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View, position_of
from honjin.games.storm.ways import Travel, travel_of

JOIN, SHOTS, ASSAULTS, MARCHES, REAR = "join", "shots", "assaults", "marches", "rear"
"""The headings of what a group can do: take a unit along, shoot, move in on enemies, near them, or far from them."""


def notes_of(siege: Siege, view: View, decision: Decision) -> Sequence[Note | None]:
    """A note for each option of a decision, in their order, from the view of the side that is asked."""
    adviser = Adviser(siege, view, decision)
    return list(map(adviser.note, adviser.options))


class Figures(NamedTuple):
    """The figures as they stand on the counter, and the range of a gun."""

    figures: str
    range: int | None


@remembered(1)
def _figures(siege: Siege) -> dict[UnitId, Figures]:
    return {
        id: Figures(
            f"{card.firepower or '–'}·{card.defence}·{card.movement}", card.range if card.kind == ARTILLERY else None
        )
        for id, card in zip(siege.ids, siege.units, strict=True)
    }


class Adviser:
    """Looks things up in the position for one decision."""

    def __init__(self, siege: Siege, view: View, decision: Decision) -> None:
        self.siege = siege
        self.view = view
        self.state = position_of(siege, view)
        self.decision = decision
        self.side = SideId(decision.side)
        self.figures = _figures(siege)

    def note(self, option: Option) -> Note | None:
        """The note for one option; none where the option says it all."""
        # Cases are tried one by one: units and marches, of which there are most, come first.
        match option:
            case opt.Pick(unit=unit):
                return self.joining(unit) if self.decision.ask == "group" else self.picked(unit)
            case opt.March() | opt.Through():
                return self.march(option)
            case opt.Pass():
                return self.passing()
            case opt.Bombard(area=area):
                return self.shot(BOMBARDMENT, area)
            case opt.Fire(area=area):
                return self.shot(FIRE, area)
            case opt.Shoot():
                return self.answer()
            case opt.Retreat(area=str(area)) if self.decision.ask == "retreat-on":
                return self.place(area)
            case opt.Flip() | opt.Retreat() | opt.Remove() | opt.Lose():
                return self.absorbed(option)
            case opt.AbsorbForMe():
                return for_me(self.siege, self.view, self.decision)
            case opt.Place(area=area) | opt.PlaceKondratenko(area=area):
                return self.place(area)
            case opt.Shift(unit=unit, area=area):
                return self.place(area, f"unit-{unit}")
            case opt.Recall(unit=unit) | opt.Keep(unit=unit):
                return _plain(self.figures[unit], f"formation-{lettering_of(self.card(unit))[0]}")
            case opt.Withdraw(unit=unit):
                return _plain(self.figures[unit], f"area-{self.view.units[unit].place}")
        return None

    # An action

    def passing(self) -> Note:
        """4.3  Who could still act; a warning if the turn would end, and the winner if the match would (14)."""
        state, enemy = self.state, enemy_of(self.side)
        able = [type(option) for option in self.options].count(opt.Pick)
        has_passed = state.passes + 1 == PASSES_THAT_END_A_TURN
        if not has_passed and able_units(state, enemy):
            return _passing(able)
        winner = JAPAN if fallen_high_point(state) else RUSSIA if state.turn == self.siege.turns else None
        return _ending_turn(able, state.turn, enemy, has_passed, winner)

    def picked(self, unit: UnitId) -> Note:
        """5.1  A unit that could act: its values, and how many areas it could shoot at."""
        area = AreaId(self.view.units[unit].place)
        return _unit(self.figures[unit], self.targets_of(unit, PLACE_OF[area]), area)

    def targets_of(self, unit: UnitId, place: int) -> int:
        """The number of areas that a unit could bombard or fire at."""
        bit = self.siege.bit[unit]
        if bit & self.siege.guns:
            return bombardment_targets(self.siege, self.ground, place, bit).bit_count()
        return fire_targets(self.siege, self.ground, place).bit_count() if bit & self.siege.riflemen else 0

    def joining(self, unit: UnitId) -> Note:
        """5.3  A unit that could join the group: what it adds to the shot, or how far they could go together."""
        siege, joined = self.siege, self.group | self.siege.bit[unit]
        if joined & siege.guns and not may_bombard(siege, joined):
            return _joins("note-joins-guns", self.figures[unit], slowest(siege, joined))
        may_shoot = bool(joined & siege.guns) or not joined & ~siege.riflemen
        if self.first_shot is None or not may_shoot:
            return _joins("note-joins-march", self.figures[unit], slowest(siege, joined))
        return _joins("note-joins-fire", self.figures[unit], self.factor(joined) - self.factor_alone)

    @cached_property
    def first_shot(self) -> opt.Bombard | opt.Fire | None:
        """The first shot on offer; for who joins, one is as good as another."""
        return next((option for option in self.options if isinstance(option, opt.Bombard | opt.Fire)), None)

    @cached_property
    def factor_alone(self) -> int:
        """What the units picked so far add to the dice."""
        return self.factor(self.group)

    def factor(self, group: UnitSet) -> int:
        """10.1  What a group would add to the dice of the first shot."""
        assert self.first_shot is not None
        kind = BOMBARDMENT if isinstance(self.first_shot, opt.Bombard) else FIRE
        target = PLACE_OF[self.first_shot.area]
        return total(attack_lines(self.state, kind, self.side, group, self.start, target))

    def shot(self, kind: str, area: AreaId) -> Note:
        """10  The chance of any damage, both factors, and what becomes of those who are hit and of the area (13.2)."""
        state, target, enemy = self.state, PLACE_OF[area], enemy_of(self.side)
        targets = target_units(state, self.side, target)
        shot = prospect_of(state, kind, self.side, self.group, self.start, target, targets)
        most = most_absorbed(state, Absorption(enemy, area, 0))
        clears = at_least(shot.chances, least_to_clear(self.siege, targets, most))
        toll = toll_of(state, shot.chances, lambda points: Absorption(enemy, area, points))
        takes = state.controls(enemy, target) and bool(state.units(self.side, target))
        return _shot(shot, toll, targets.bit_count(), clears, takes)

    def march(self, option: opt.Way) -> Note:
        """8  What the way costs; where defenders may fire, the chance that somebody gets in, and how many do."""
        place = PLACE_OF[option.area]
        cost, points = self.travel.price(option), self.travel.points
        direct = isinstance(option, opt.March) and option.by == AREAS[self.start]
        fire = self.travel.fire_at(place)
        if fire is not None:
            shooters = (self.state.active(enemy_of(self.side), place) & self.siege.riflemen).bit_count()
            brittle = (self.group & self.siege.brittle).bit_count()
            return _march_under_fire(cost, points, direct, shooters, fire, self.group.bit_count() - brittle, brittle)
        return _march(cost, points, direct, *self.company(place), self.heading(place))

    def heading(self, place: int) -> str:
        """Whether a march leads to enemies, next to them, or to the rear."""
        if self.enemies >> place & 1:
            return ASSAULTS
        return MARCHES if self.front >> place & 1 else REAR

    @cached_property
    def enemies(self) -> AreaSet:
        """The areas with enemy units."""
        return self.state.held[enemy_of(self.side)]

    @cached_property
    def front(self) -> AreaSet:
        """Enemy ground, and the areas next to enemy units."""
        return self.ground.hostile | self.siege.roads.next_to(self.enemies)

    def answer(self) -> Note | None:
        """9  The chance that nobody of the group that enters gets in, and what becomes of it."""
        facts = self.decision.facts
        place = PLACE_OF[facts["area"]]
        comers = self.siege.set_of(facts["units"]) & self.state.at[place]
        shot = entry_prospect(self.state, enemy_of(self.side), comers, place)
        if shot is None:
            return None
        brittle = (comers & self.siege.brittle).bit_count()
        return _answer(shot, comers.bit_count() - brittle, brittle)

    @cached_property
    def options(self) -> list[Option]:
        """All that is on offer, written out."""
        return list(self.decision.options)

    @cached_property
    def ground(self) -> Ground:
        """The ground as the side finds it."""
        return survey(self.state, self.side)

    @cached_property
    def group(self) -> UnitSet:
        """The units picked so far."""
        return self.siege.set_of(self.decision.facts["units"])

    @cached_property
    def start(self) -> int:
        """Where the units picked are."""
        return self.state.place_of(self.group.bit_length() - 1)

    @cached_property
    def travel(self) -> Travel:
        """Where the group can go."""
        return travel_of(self.state, self.decision)

    # Damage

    def absorbed(self, option: opt.Flip | opt.Retreat | opt.Remove | opt.Lose) -> Note:
        """11.1  What a step absorbs, and whom it leaves in the area."""
        facts = self.decision.facts
        price = self.absorption.price(self.state, option)
        bit, place = self.siege.bit[option.unit], PLACE_OF[facts["area"]]
        stay, active = self.state.units(self.side, place), self.state.active(self.side, place) & ~bit
        if not isinstance(option, opt.Flip):
            stay &= ~bit
        left = facts["left"] - price
        return _absorbed(option.unit, price, left, stay.bit_count(), active.bit_count())

    @cached_property
    def absorption(self) -> Absorption:
        """The damage that is asked about."""
        facts = self.decision.facts
        return Absorption(self.side, facts["area"], facts["left"], facts["units"])

    # Places and boxes

    def place(self, area: AreaId, group: str = "") -> Note:
        """Who stands in an area, and how many more it can take."""
        place = PLACE_OF[area]
        unlimited = self.siege.off_board >> place & 1
        return _place(*self.company(place), None if unlimited else self.state.room(self.side, place), group)

    def company(self, place: int) -> tuple[int, int]:
        """How many own units and how many enemies are in an area."""
        here, own = self.state.at[place], self.ground.army
        return (here & own).bit_count(), (here & ~own).bit_count()

    def card(self, unit: UnitId) -> UnitCard:
        """What is printed on a unit."""
        return self.siege.units[self.siege.number[unit]]


# The notes of one decision, up to a hundred at a time, are the same again and again: a server knows them by identity.


@lru_cache(maxsize=256)
def _passing(able: int) -> Note:
    return Note(why="note-pass", facts={"able": able})


@lru_cache(maxsize=1024)
def _ending_turn(able: int, turn: int, other: SideId, has_passed: bool, winner: SideId | None) -> Note:
    facts = {"able": able, "turn": turn, "side": other, "has_passed": has_passed, "winner": winner}
    return Note(why="note-pass-ends", facts=facts)


@lru_cache(maxsize=8192)
def _unit(figures: Figures, targets: int, area: AreaId) -> Note:
    return Note(why="note-unit", facts={**figures._asdict(), "targets": targets}, group=f"area-{area}")


@lru_cache(maxsize=4096)
def _plain(figures: Figures, group: str) -> Note:
    return Note(why="note-figures", facts=figures._asdict(), group=group)


@lru_cache(maxsize=4096)
def _joins(why: str, figures: Figures, number: int) -> Note:
    return Note(why=why, facts={**figures._asdict(), "number": number}, group=JOIN)


@lru_cache(maxsize=4096)
def _shot(shot: Prospect, toll: Toll, size: int, clears: float, takes: bool) -> Note:
    facts = {
        "factor": _sum(shot.attack),
        "against": _sum(shot.defence),
        "size": size,
        **{fate: round(mean, 1) for fate, mean in toll._asdict().items()},
        "clears": round(100 * clears),
        "takes": takes,
    }
    return Note(shot.chances.any, "note-shot", facts, SHOTS)


@lru_cache(maxsize=1024)
def _answer(shot: Prospect, sturdy: int, brittle: int) -> Note:
    entry = entry_of(shot.chances, sturdy, brittle)
    facts = {"factor": _sum(shot.attack), "against": _sum(shot.defence), **_fate(entry)}
    return Note(1.0 - entry.chance, "note-answer", facts)


@lru_cache(maxsize=2048)
def _march(cost: int, points: int, direct: bool, own: int, enemy: int, heading: str) -> Note:
    facts = {"cost": cost, "points": points, "direct": direct, "own": own, "enemy": enemy}
    return Note(why="note-march", facts=facts, group=heading)


@lru_cache(maxsize=4096)
def _march_under_fire(
    cost: int, points: int, direct: bool, shooters: int, shot: Prospect, sturdy: int, brittle: int
) -> Note:
    entry = entry_of(shot.chances, sturdy, brittle)
    facts = {
        "cost": cost,
        "points": points,
        "direct": direct,
        "shooters": shooters,
        "factor": _sum(shot.attack),
        "against": _sum(shot.defence),
        **_fate(entry),
    }
    return Note(entry.chance, "note-march-under-fire", facts, ASSAULTS)


def _fate(entry: Entry) -> dict[str, float]:
    """How many of a group get in and stay, are thrown back, and are lost, on average."""
    means = {"stay": entry.stay, "thrown_back": entry.thrown_back, "lost": entry.lost}
    return {"size": entry.size, **{fate: round(mean, 1) for fate, mean in means.items()}}


def _sum(lines: Lines) -> str:
    return "+".join(str(line.value) for line in lines)


@lru_cache(maxsize=8192)
def _absorbed(unit: UnitId, price: int, left: int, stay: int, active: int) -> Note:
    facts = {"points": price, "left": left, "stay": stay, "active": active}
    return Note(why="note-absorbs", facts=facts, group=f"unit-{unit}")


@lru_cache(maxsize=4096)
def _place(own: int, enemy: int, room: int | None, group: str) -> Note:
    return Note(why="note-place", facts={"own": own, "enemy": enemy, "room": room}, group=group)
