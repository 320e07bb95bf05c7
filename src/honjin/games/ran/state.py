"""The whole position: the pieces (`pieces.py`), who commands, and how far the turn and the phase have come."""

from __future__ import annotations

from typing import Any

from honjin.core.bits import members
from honjin.core.state import Result
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import WAITING, BushoSet, SamuraiSet, UnitSet, enemy_of
from honjin.games.ran.pieces import UNKNOWN, Pieces
from honjin.games.ran.saving import encode, restore


class RanState(Pieces):
    """Arrays by the numbers of pieces, sets as whole numbers: quick to copy."""

    __slots__ = (
        "acted",
        "active",
        "began",
        "beset",
        "busho_hits",
        "challenged",
        "challenges",
        "commanded",
        "drawn",
        "faced",
        "finished",
        "fired",
        "fled",
        "great_heads",
        "hara_kiri",
        "harassing",
        "heads",
        "holder",
        "in_phase",
        "inspired",
        "killed",
        "legacy",
        "moved",
        "passes",
        "phases",
        "phasing",
        "points_spent",
        "replaced",
        "rested",
        "result",
        "rumour_believed",
        "rumour_told",
        "samurai_finished",
        "shamed",
        "starter",
        "stirred",
        "tried_trump",
        "trumps_spent",
        "turn",
        "wind_turned",
        "wounded",
    )

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        self.turn = 0
        self.starter = 0
        """5.11  The side that won the initiative of this turn."""
        self.holder = 0
        """The side that has the initiative now."""
        self.passes = 0
        """5.54  Passes in a row."""
        self.result: Result | None = None

        self.fired: UnitSet = 0
        """8.21  Those that have made their ordered fire of this turn."""
        self.stirred: UnitSet = 0
        """8.31  Riders with bows that have carried out an order in an earlier phase of this turn."""
        self.harassing: UnitSet = 0
        """8.31  Those of them whose harassment takes the whole turn."""

        # Bushos and their contingents
        bushos = len(battle.contingent_ids)
        self.busho_hits = bytearray(bushos)
        """10.16  What duels have left on him."""
        self.active: BushoSet = 0
        self.finished: BushoSet = 0
        self.wounded: BushoSet = 0
        self.shamed: BushoSet = 0
        """10.27  Those who have Lost Face."""
        self.replaced: BushoSet = 0
        """10.53  Contingents led by a replacement."""
        self.killed: BushoSet = 0
        """Those who died this turn (11.82)."""
        self.legacy = bytearray(bushos)
        """11.82  The Momentum, of a So-Taisho the Initiative, that a Busho had when he died."""
        self.fled: BushoSet = 0
        """11.84  Contingents that have left the field."""
        self.inspired: BushoSet = 0
        """10.4  Contingents that test better until the end of the turn."""
        self.challenged: BushoSet = 0
        """10.2  Those who have had a Challenge Phase this turn (Ruling 187)."""
        self.phases = bytearray(bushos)
        """5.37  How many phases each has played this turn."""

        self.samurai_finished: SamuraiSet = 0
        """10.27  Samurai who have Lost Face this turn, and are not sent out."""

        # The two sides
        self.points_spent = [0, 0]
        """5.23  Activation points used this turn."""
        self.trumps_spent = [0, 0]
        """5.63  Trumps tried this turn."""
        self.tried_trump = 0
        """5.63  Sides, a bit each, that have tried a Trump since the last phase."""
        self.heads = [0, 0]
        self.great_heads = [0, 0]
        """10.3, 12.0  Heads taken; those of a So-Taisho count for themselves."""
        self.drawn = [0, 0]
        """10.22  Samurai drawn in this battle."""
        self.challenges = [0, 0]
        """10.2  Challenge phases of this turn."""
        self.hara_kiri = [False, False]
        """10.4  A side that draws no Samurai for the rest of the turn."""

        self.wind_turned = False
        """Suriagehara: the west wind has turned against the second side."""
        self.rumour_told = self.rumour_believed = False
        """Tennoji: the rumour of treason has been spread; on this turn, and is believed."""

        # The phase that is being played
        self.phasing = UNKNOWN
        self.in_phase: BushoSet = 0
        self.commanded: UnitSet = 0
        """4.32  Units in range of their Busho as the phase began (Ruling 110)."""
        self.acted: UnitSet = 0
        """5.32  Units that have carried out their order."""
        self.moved: UnitSet = 0
        """9.11  Units that have moved or turned by order."""
        self.rested: UnitSet = 0
        """11.71  Units that have had hits taken off, and do nothing else."""
        self.faced: UnitSet = 0
        """7.18  Units that have tried to turn in reaction."""
        self.beset: BushoSet = 0
        """4.35  Bushos of either side who stood in an enemy zone of control as the phase began."""
        self.began: tuple[int, ...] = ()
        """Where every unit stood as the phase began."""

    # What units are worth at this moment

    def tq(self, unit: int) -> int:
        """11.33  Troop Quality of the side that shows; open order takes one off (6.62)."""
        battle = self.battle
        printed = battle.shaken_tq[unit] if self.disordered >> unit & 1 else battle.tq[unit]
        return printed - (self.open_order >> unit & 1)

    def ma(self, unit: int) -> int:
        """6.11  Movement Allowance of the side that shows."""
        battle = self.battle
        return battle.shaken_ma[unit] if self.disordered >> unit & 1 else battle.ma[unit]

    def class_of(self, unit: int) -> int:
        """6.61  The column of the terrain chart that holds for a unit in its formation."""
        return self.battle.class_of[unit][self.open_order >> unit & 1]

    def momentum(self, busho: int) -> int:
        """4.11, 4.12  Of a So-Taisho the Initiative; a wound and a Lost Face take one off each (Ruling 172)."""
        battle = self.battle
        side = battle.side_of_contingent[busho]
        replaced = self.replaced >> busho & 1
        if battle.so_taisho[side] == busho:
            return max(0, battle.initiative[side][replaced] - self.handicap(busho))
        return max(0, battle.momentum[busho][replaced] - self.handicap(busho))

    def handicap(self, busho: int) -> int:
        """What a wound and a Lost Face take off every rating of a Busho."""
        return (self.wounded >> busho & 1) + (self.shamed >> busho & 1)

    def initiative(self, side: int) -> int:
        """4.12  That of the So-Taisho."""
        return self.momentum(self.battle.so_taisho[side])

    def activation(self, side: int) -> int:
        """4.12  Contingents that the So-Taisho may activate in a turn."""
        busho = self.battle.so_taisho[side]
        return max(0, self.battle.activation[side][self.replaced >> busho & 1] - self.handicap(busho))

    def trumps(self, side: int) -> int:
        """4.12  Trumps that the So-Taisho may try in a turn."""
        busho = self.battle.so_taisho[side]
        return max(0, self.battle.trumps[side][self.replaced >> busho & 1] - self.handicap(busho))

    def challenge_range(self, samurai: int) -> int:
        """10.21  Of a Samurai who has Lost Face one less."""
        return max(0, self.battle.samurai_range[samurai] - (self.samurai_shamed >> samurai & 1))

    # Who is where

    def is_alive(self, busho: int) -> bool:
        """On the map and in command."""
        return self.busho_hex[busho] >= 0

    def is_coming(self, busho: int) -> bool:
        """5.21 (4)  Whether he leads reinforcements whose turn has come, and has not entered the map yet."""
        return self.busho_hex[busho] == WAITING and self.turn >= self.battle.entry_turn[busho]

    def still_to_come(self) -> UnitSet:
        """5.21 (4)  Units that have not entered the map yet."""
        found = 0
        for busho in members(self.battle.specials.late):
            for unit in members(self.battle.members[busho]):
                if self.hex[unit] == WAITING:
                    found |= 1 << unit
        return found

    def in_honjin(self, side: int) -> bool:
        """4.51  Whether the So-Taisho of a side is in his Honjin, and it still stands."""
        honjin = self.battle.honjin[side]
        return self.hex[honjin] >= 0 and self.busho_hex[self.battle.so_taisho[side]] == self.hex[honjin]

    def bushos_in_enemy_zones(self) -> BushoSet:
        """4.35  The Bushos of both sides who stand in an enemy zone of control."""
        sides, found = self.battle.side_of_contingent, 0
        for busho, hex in enumerate(self.busho_hex):
            if hex >= 0 and self.zoc_of(enemy_of(sides[busho])) >> hex & 1:
                found |= 1 << busho
        return found

    # Copying and saving

    def clone(self) -> RanState:
        """An independent copy; the battle is shared."""
        new: RanState = RanState.__new__(RanState)
        new.battle = self.battle
        new.turn = self.turn
        new.starter = self.starter
        new.holder = self.holder
        new.passes = self.passes
        new.result = self.result
        new.hex = self.hex.copy()
        new.facing = self.facing.copy()
        new.hits = self.hits.copy()
        new.on_map = self.on_map
        new.routed = self.routed
        new.disordered = self.disordered
        new.open_order = self.open_order
        new.fired = self.fired
        new.stirred = self.stirred
        new.harassing = self.harassing
        new.engaged = self.engaged.copy()
        new.charges = self.charges.copy()
        new.occupant = self.occupant.copy()
        new.held = self.held.copy()
        new.zone = self.zone.copy()
        new.zoc = self.zoc.copy()
        new.busho_hex = self.busho_hex.copy()
        new.busho_hits = self.busho_hits.copy()
        new.active = self.active
        new.finished = self.finished
        new.wounded = self.wounded
        new.shamed = self.shamed
        new.replaced = self.replaced
        new.killed = self.killed
        new.legacy = self.legacy.copy()
        new.fled = self.fled
        new.inspired = self.inspired
        new.homeless = self.homeless
        new.challenged = self.challenged
        new.phases = self.phases.copy()
        new.samurai_hex = self.samurai_hex.copy()
        new.samurai_of = self.samurai_of.copy()
        new.samurai_hits = self.samurai_hits.copy()
        new.samurai_shamed = self.samurai_shamed
        new.samurai_finished = self.samurai_finished
        new.points_spent = self.points_spent.copy()
        new.trumps_spent = self.trumps_spent.copy()
        new.tried_trump = self.tried_trump
        new.heads = self.heads.copy()
        new.great_heads = self.great_heads.copy()
        new.drawn = self.drawn.copy()
        new.challenges = self.challenges.copy()
        new.hara_kiri = self.hara_kiri.copy()
        new.wind_turned = self.wind_turned
        new.rumour_told = self.rumour_told
        new.rumour_believed = self.rumour_believed
        new.phasing = self.phasing
        new.in_phase = self.in_phase
        new.commanded = self.commanded
        new.acted = self.acted
        new.moved = self.moved
        new.rested = self.rested
        new.faced = self.faced
        new.bound = self.bound
        new.beset = self.beset
        new.began = self.began
        return new

    def encode(self) -> dict[str, Any]:
        """As plain data, by ids, with nothing of the battle in it."""
        return encode(self)


def decode_state(data: dict[str, Any], battle: Battle) -> RanState:
    """The state that was encoded."""
    state = RanState(battle)
    restore(state, data)
    return state
