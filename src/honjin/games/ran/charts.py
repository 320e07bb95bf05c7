"""The charts of RAN, compiled for quick look-up: dice and columns in, hits and results out."""

from __future__ import annotations

from typing import NamedTuple

from honjin.games.ran.model import KB_B, MELEE, RIDERS
from honjin.games.ran.pack import Casualty, Pack

FIRST_COLUMN, LAST_COLUMN = 1, 13
LOWEST, HIGHEST = 0, 9
"""2.3  What the die shows."""
NORIKUZUSHI = "kb_n"


class ShotResult(NamedTuple):
    """8.51  Hits, and whether the target tests for disorder."""

    hits: int
    disorders: bool


class CoordinatedShock(NamedTuple):
    """5.73  Columns for every attack of the segment, and whether superiority counts in it."""

    shift: int
    superiority: bool


def on_the_die(value: int) -> int:
    """A die after its modifiers: below 0 it counts as 0, above 9 as 9 (Ruling 81)."""
    return max(LOWEST, min(HIGHEST, value))


def on_the_table(column: int) -> int:
    """9.28  A column after all shifts: those beyond the table count as its first or last (Ruling 79)."""
    return max(FIRST_COLUMN, min(LAST_COLUMN, column))


class Charts:
    """Shared by all matches with the same pack."""

    def __init__(self, pack: Pack) -> None:
        self._shock = tuple(
            tuple(zip(line.attacker, line.defender, strict=True))
            for line in sorted(pack.shock, key=lambda line: int(line.id))
        )
        self._clash = {line.id: line.columns for line in pack.clash}
        self._fire = {
            (line.weapon, line.range): tuple(
                ShotResult(int(result.removesuffix("D")), result.endswith("D")) for result in line.results
            )
            for line in pack.fire
        }
        self.fire_modifier = {row.id: row.value for row in pack.fire_modifiers}
        self._flight = {line.size: line.thresholds for line in pack.flight}
        self._casualty = tuple(line.result for line in sorted(pack.casualties, key=lambda line: int(line.id)))
        self._coordination = tuple(
            CoordinatedShock(line.shift, line.superiority)
            for line in sorted(pack.coordination, key=lambda line: int(line.id))
        )

    def shock(self, column: int, die: int) -> tuple[int, int]:
        """9.28  Hits of attacker and defender."""
        return self._shock[on_the_die(die)][on_the_table(column) - 1]

    def clash(self, attacker: str, defender: str, norikuzushi: bool = False) -> int:
        """9.27  The column in which one type attacks another; the angle does not change it (Ruling 78)."""
        return self._clash[line_of(attacker, norikuzushi)][defender]  # type: ignore[index]

    def fire(self, weapon: str, distance: int, die: int) -> ShotResult:
        """8.51  What a shot does."""
        return self._fire[weapon, distance][on_the_die(die)]  # type: ignore[index]

    def flight(self, size: int, lost: int) -> int:
        """11.82  A contingent that rolls this or less flees."""
        return self._flight[size][lost]

    def casualty(self, die: int) -> Casualty:
        """9.26  What becomes of a Busho who is hit."""
        return self._casualty[die]

    def coordinated(self, die: int) -> CoordinatedShock:
        """5.73  What becomes of the attacks of two contingents in one segment."""
        return self._coordination[die]


def line_of(attacker: str, norikuzushi: bool) -> str:
    """9.32  The line of the Clash of Arms; a Norikuzushi has one of its own."""
    if attacker in RIDERS:
        return NORIKUZUSHI if norikuzushi else "kb"
    return attacker.lower().replace("-", "_")


ATTACKERS = (*MELEE, "SI-B", KB_B)
"""9.13  Types that can attack in shock at all."""
