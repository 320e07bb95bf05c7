"""What is easily forgotten on a sheet, from the sheet itself and what its side knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from honjin.core.decision import Decision
from honjin.core.form import Draft
from honjin.core.scene import Note
from honjin.games.midway.model import CHITOSE, DB, FG, KURE_HEX, TB, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import BuildBase, Cover, OneWayRaid, Place, Raid, Sail, Scramble, Search
from honjin.games.midway.rules.air_plot import SEARCHES, AirSheet
from honjin.games.midway.rules.air_targets import FighterSheet
from honjin.games.midway.rules.barrage import BarrageSheet
from honjin.games.midway.rules.bombardment import BombardmentSheet
from honjin.games.midway.rules.ground import GroundSheet
from honjin.games.midway.rules.landing import LandingSheet
from honjin.games.midway.rules.movement import NavalSheet
from honjin.games.midway.rules.raid import RaidSheet
from honjin.games.midway.rules.recovery import DivertSheet
from honjin.games.midway.rules.sea_combat import GunSheet, TorpedoSheet
from honjin.games.midway.view import Sheet, View


def warnings_of(ocean: Ocean, view: View, decision: Decision, draft: Draft) -> Sequence[Note]:
    """What a side may have overlooked on its sheet as it is filled in."""
    form = decision.form
    warn = WARNERS.get(type(form))
    return tuple(warn(ocean, view.sheets[SideId(decision.side)], form, draft)) if warn else ()


def warn_of(why: str, kind: str, id: str, **facts: object) -> Note:
    """A warning about one thing."""
    return Note(why=f"note-{why}", facts={kind: id, **facts}, touch=(f"{kind}-{id}",))


# Ships


def naval(ocean: Ocean, own: Sheet, form: NavalSheet, draft: Draft) -> Iterator[Note]:
    """P, 8.1.1  A group that is due and stays off the map; Chitose at Kure that builds nothing."""
    waiting: dict[str, list[str]] = {}
    for ship, berth in form.berths.items():
        if not berth.hex and berth.due and not draft.about(ship):
            waiting.setdefault(ocean.ships[ocean.ship[ship]].group, []).append(ship)
    for group, ships in waiting.items():
        touch = tuple(f"ship-{ship}" for ship in ships)
        yield Note(why="note-stays-off", facts={"groups": (group,), "count": len(ships)}, touch=touch)
    if form.may_build and CHITOSE in form.berths:
        written = draft.about(CHITOSE)
        hex = next((slip.hex for slip in written if isinstance(slip, Sail | Place)), form.berths[CHITOSE].hex)
        if hex == KURE_HEX and not any(isinstance(slip, BuildBase) for slip in written):
            yield warn_of("builds-nothing", "ship", CHITOSE)


# Aircraft


def air(ocean: Ocean, own: Sheet, form: AirSheet, draft: Draft) -> Iterator[Note]:
    """1.1, 2, 4  Carriers without cover, aircraft that stand on a deck, and paths that do not come home."""
    if form.part != SEARCHES:
        yield from _bare_carriers(ocean, own, form, draft)
        yield from _left_on_deck(ocean, own, form, draft)
    for slip in draft.slips:
        if isinstance(slip, Search | Raid):
            yield from _astray(ocean, form, slip)
        elif isinstance(slip, OneWayRaid):
            yield warn_of("one-way", "squadron", slip.squadron)


def _bare_carriers(ocean: Ocean, own: Sheet, form: AirSheet, draft: Draft) -> Iterator[Note]:
    """2.1  Fighters are ready in the hex of a carrier, and nobody covers it."""
    covered = {form.rows[slip.squadron].hex for slip in draft.slips if isinstance(slip, Cover)}
    ready = {row.hex for row in form.rows.values() if row.type == FG and row.ready and row.open and not row.stormy}
    for ship in own.ships:
        if ocean.carriers >> ocean.ship[ship.id] & 1 and ship.hex in ready - covered:
            yield warn_of("no-cover", "ship", ship.id)


def _left_on_deck(ocean: Ocean, own: Sheet, form: AirSheet, draft: Draft) -> Iterator[Note]:
    """4  Bombers that are ready and stay: a hit on the deck destroys them."""
    left: dict[str, int] = {}
    for squadron in own.squadrons:
        row = form.rows[squadron.id]
        stays = row.ready and row.open and not row.stormy and not draft.about(squadron.id)
        if stays and row.type in (DB, TB) and not row.on_runway:
            left[squadron.base] = left.get(squadron.base, 0) + row.number
    for ship, number in left.items():
        yield warn_of("left-on-deck", "ship", ship, number=number)


def _astray(ocean: Ocean, form: AirSheet, slip: Search | Raid) -> Iterator[Note]:
    """1.1  A path that ends elsewhere; a raid that strikes where it has no range left for the way home."""
    row, grid = form.rows[slip.squadron], ocean.grid
    if isinstance(slip, Raid):
        flown = slip.path.index(slip.strike, 1)
        if flown + grid.distances[grid.number[slip.strike]][grid.number[row.hex]] > row.range:
            yield warn_of("too-far", "squadron", slip.squadron, hex=slip.strike)
            return
    if slip.path[-1] != row.hex and not ocean.ferry:
        yield warn_of("not-home", "squadron", slip.squadron, hex=slip.path[-1])


def fighters(ocean: Ocean, own: Sheet, form: FighterSheet, draft: Draft) -> Iterator[Note]:
    """2.1  Fighters on a raided deck that do not come up; fighters in the air that fire at nobody."""
    for blank in form.blanks(draft):
        # Who finds no room left on the runway has none.
        if blank.slip is Scramble:
            yield warn_of("not-scrambled", "squadron", blank.thing)
    for squadron, those in form.fighters.items():
        if not those.grounded and not draft.about(squadron) and form.enemies.get(those.hex):
            yield warn_of("fires-at-nobody", "squadron", squadron)


def barrage(ocean: Ocean, own: Sheet, form: BarrageSheet, draft: Draft) -> Iterator[Note]:
    """2  Units that could fire at aircraft and do not."""
    silent = [blank.thing for blank in form.blanks(draft)]
    if silent:
        yield Note(why="note-silent", facts={"count": len(silent)})


def raid(ocean: Ocean, own: Sheet, form: RaidSheet, draft: Draft) -> Iterator[Note]:
    """2.2  Squadrons over their target that attack nothing."""
    for blank in form.blanks(draft):
        yield warn_of("no-target", "squadron", blank.thing)


# Guns, torpedoes, troops


def idle(why: str, kind: str, form: Any, draft: Draft) -> Iterator[Note]:
    """Those who could still be ordered to do something, and are not: one warning for all of them."""
    things = dict.fromkeys(blank.thing for blank in form.blanks(draft))
    if things:
        yield Note(why=f"note-{why}", facts={"count": len(things)}, touch=tuple(f"{kind}-{thing}" for thing in things))


def torpedoes(ocean: Ocean, own: Sheet, form: TorpedoSheet, draft: Draft) -> Iterator[Note]:
    """2.3  Boats that have found a ship and do not fire."""
    yield from idle("no-torpedo", "ship", form, draft)


def guns(ocean: Ocean, own: Sheet, form: GunSheet, draft: Draft) -> Iterator[Note]:
    """2.3, 3  Ships that have somebody to fire at, or a boat to hunt, and do neither."""
    yield from idle("no-gun", "ship", form, draft)


def bombardment(ocean: Ocean, own: Sheet, form: BombardmentSheet, draft: Draft) -> Iterator[Note]:
    """7  Ships at Midway that could fire at it."""
    yield from idle("no-bombardment", "ship", form, draft)


def ground(ocean: Ocean, own: Sheet, form: GroundSheet, draft: Draft) -> Iterator[Note]:
    """5  Battalions that could attack."""
    yield from idle("no-assault", "battalion", form, draft)


def divert(ocean: Ocean, own: Sheet, form: DivertSheet, draft: Draft) -> Iterator[Note]:
    """4  Aircraft that could land elsewhere and will be lost."""
    for squadron in dict.fromkeys(blank.thing for blank in form.blanks(draft)):
        yield warn_of("no-deck", "squadron", squadron, number=form.left(draft, squadron))


def landing(ocean: Ocean, own: Sheet, form: LandingSheet, draft: Draft) -> Iterator[Note]:
    """0  Loaded transports at Midway that land nobody."""
    for blank in form.blanks(draft):
        yield warn_of("not-landed", "ship", blank.thing)


WARNERS: dict[type, Callable[..., Iterator[Note]]] = {
    NavalSheet: naval,
    AirSheet: air,
    FighterSheet: fighters,
    BarrageSheet: barrage,
    RaidSheet: raid,
    TorpedoSheet: torpedoes,
    GunSheet: guns,
    BombardmentSheet: bombardment,
    LandingSheet: landing,
    GroundSheet: ground,
    DivertSheet: divert,
}
