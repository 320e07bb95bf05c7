"""Chapter 6, naval battle: who fires first, fire, and the damage."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import (
    BattleEnded,
    BattleJoined,
    DamageWasted,
    Fired,
    FirstFireTaken,
    FirstSideFound,
    InitiativePassed,
    ShipDamaged,
    ShipSunk,
)
from honjin.games.port_arthur.model import ShipSet, SideId, ZoneId, enemy_of
from honjin.games.port_arthur.options import (
    FIRE,
    INITIATIVE,
    Fire,
    KeepInitiative,
    PlaceCritical,
    TakeHits,
    UseInitiative,
)
from honjin.games.port_arthur.rules.fog import NameTopShips
from honjin.games.port_arthur.rules.gunnery import result_of_fire
from honjin.games.port_arthur.rules.squadron import refuse_stranger
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]

CRITICAL, HIT = "critical", "hit"


class Battle(Procedure):
    """One battle in one zone, between all the ships of both sides there (Ruling 55)."""

    attacker: SideId
    zone: ZoneId
    first: SideId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "Battle", {"zone": self.zone}

    @step("6.3")
    def join(self, match: PortArthurMatch) -> None:
        ids, squadron = match.state.theatre.ids_of, match.state.squadron
        attacking = ids(squadron(self.attacker, self.zone))
        defending = ids(squadron(enemy_of(self.attacker), self.zone))
        match.emit(BattleJoined(self.attacker, self.zone, attacking, defending))

    @step("6.3A")
    def find_first_side(self, match: PortArthurMatch) -> None:
        """The faster squadron, the defender if they are equally fast; judged before any damage (Ruling 19)."""
        state = match.state
        defender = enemy_of(self.attacker)
        own = state.speed_of(state.squadron(self.attacker, self.zone))
        other = state.speed_of(state.squadron(defender, self.zone))
        self.first = self.attacker if own > other else defender
        match.emit(FirstSideFound(self.first, own, other))

    @step("9.2")
    def offer_initiative(self, match: PortArthurMatch) -> Decision | None:
        """The side that would fire second may spend the marker; the other cannot answer in this battle (Ruling 56)."""
        second = enemy_of(self._first())
        if match.state.initiative != second:
            return None
        return Decision(second, "first-fire", INITIATIVE, {"zone": self.zone}, default=1)

    @offer_initiative.answered
    def initiative_offered(self, match: PortArthurMatch, option: UseInitiative | KeepInitiative) -> None:
        if isinstance(option, UseInitiative):
            second, first = enemy_of(self._first()), self._first()
            match.emit(FirstFireTaken(second))
            match.emit(InitiativePassed(first))
            self.first = second

    @step("6.3B")
    def first_side_fires(self, match: PortArthurMatch) -> Procedure:
        return Salvo(self._first(), self.zone)

    @step("6.3C")
    def second_side_fires(self, match: PortArthurMatch) -> Procedure | None:
        """With the ships that are left; none left, no fire (Ruling 59)."""
        second = enemy_of(self._first())
        return Salvo(second, self.zone) if match.state.squadron(second, self.zone) else None

    @step("6.3D")
    def end(self, match: PortArthurMatch) -> Procedure | None:
        match.emit(BattleEnded(self.zone))
        return NameTopShips(self.attacker) if match.state.theatre.fog_of_war else None

    @step("6.5")
    def cover_the_defender(self, match: PortArthurMatch) -> Procedure | None:
        return NameTopShips(enemy_of(self.attacker)) if match.state.theatre.fog_of_war else None

    def _first(self) -> SideId:
        assert self.first is not None
        return self.first


class Salvo(Procedure):
    """The fire of one squadron, and the damage it does."""

    side: SideId
    zone: ZoneId
    hits: int = 0
    criticals: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "Salvo", {"side": self.side}

    @step("6.3B")
    def choose_dice(self, match: PortArthurMatch) -> Decision:
        """One to six dice, however many ships (Ruling 57)."""
        state = match.state
        firepower = state.firepower_of(state.squadron(self.side, self.zone))
        return Decision(self.side, "fire", FIRE, {"zone": self.zone, "firepower": firepower})

    @choose_dice.answered
    def fire(self, match: PortArthurMatch, option: Fire) -> None:
        state = match.state
        firepower = state.firepower_of(state.squadron(self.side, self.zone))
        dice = tuple([match.roll(f"fire.{self.side}") for _ in range(option.dice)])
        self.hits, self.criticals = result_of_fire(firepower, dice, state.theatre.equal_total_counts)
        match.emit(Fired(self.side, firepower, dice, self.hits, self.criticals))

    @choose_dice.refused
    def why_not_these_dice(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        return Refusal("6.3B", "one-to-six-dice") if isinstance(option, Fire) and option not in FIRE else None

    @step("6.4")
    def place_criticals(self, match: PortArthurMatch) -> Decision | None:
        """The firing side places them, one by one, before the hits; intact ships first (Ruling 17)."""
        targets = self._critical_targets(match.state)
        if not self.criticals or not targets:
            return None
        options = match.state.theatre.place_critical.of(targets)
        return Decision(self.side, "critical", options, {"zone": self.zone, "left": self.criticals})

    @place_criticals.answered
    def critical_placed(self, match: PortArthurMatch, option: PlaceCritical) -> None:
        self.criticals -= 1
        if match.state.is_damaged(option.ship):
            match.emit(ShipSunk(option.ship, self.zone, CRITICAL, 0))
        else:
            match.emit(ShipDamaged(option.ship, CRITICAL))
        self.repeat()

    @place_criticals.refused
    def why_not_critical(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, PlaceCritical):
            return None
        stranger = refuse_stranger(match.state, enemy_of(self.side), self.zone, option.ship, "6.4")
        if stranger or self._critical_targets(match.state) & match.state.theatre.bit[option.ship]:
            return stranger
        return Refusal("6.4", "intact-ships-first", {"ship": option.ship})

    @step("6.4")
    def spend_hits(self, match: PortArthurMatch) -> Decision | None:
        """The owner of the target spends them, in any order, until hits or ships run out (Rulings 18 and 60)."""
        ships = self._targets(match.state)
        if not self.hits or not ships:
            return None
        options = match.state.theatre.take_hits.of(ships)
        return Decision(enemy_of(self.side), "hits", options, {"zone": self.zone, "left": self.hits})

    @spend_hits.answered
    def hits_spent(self, match: PortArthurMatch, option: TakeHits) -> None:
        """One hit flips an intact ship; a damaged one sinks for its defence, or for what is left (Ruling 2)."""
        state = match.state
        if state.is_damaged(option.ship):
            cost = min(self.hits, state.theatre.defence[state.theatre.number[option.ship]])
            match.emit(ShipSunk(option.ship, self.zone, HIT, cost))
        else:
            cost = 1
            match.emit(ShipDamaged(option.ship, HIT))
        self.hits -= cost
        self.repeat()

    @spend_hits.refused
    def why_not_hits(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, TakeHits):
            return None
        return refuse_stranger(match.state, enemy_of(self.side), self.zone, option.ship, "6.4")

    @step("6.4")
    def waste_the_rest(self, match: PortArthurMatch) -> None:
        """What no ship is left to take is lost (Ruling 59)."""
        if self.hits or self.criticals:
            match.emit(DamageWasted(self.hits, self.criticals))

    def _targets(self, state: PortArthurState) -> ShipSet:
        return state.squadron(enemy_of(self.side), self.zone)

    def _critical_targets(self, state: PortArthurState) -> ShipSet:
        ships = self._targets(state)
        return ships & ~state.damaged or ships
