/** What lies on the chart, bottom first: areas, names, boxes and tracks, counters, arrows, the open pile. */
import { html, useMemo } from "../../vendor/preact.js";
import { Areas } from "./areas.js";
import { Flags } from "./control.js";
import { Arrows, Ghosts } from "./arrows.js";
import { StackBox, StackCounters } from "./boxes.js";
import { lookOf } from "./counters.js";
import { Courses } from "./courses.js";
import { Fliers } from "./flight_clock.js";
import { listedSlots, slotOf } from "./grid.js";
import { slotNow, spotsOf } from "./layout.js";
import { Arrivals, Markers } from "./markers.js";
import { Force, OpenPile, Pile } from "./piles.js";
import { Plaques } from "./plaques.js";
import { Grounds, Pointers } from "./overlays.js";
import { Panel, RowCounters, SideBySide, SlotFrame } from "./slots.js";
import { ShadeNames } from "./shades.js";
import { Sightings } from "./sightings.js";
import { Tones } from "./tones.js";
import { Links, StepBox, TrackBox } from "./tracks.js";

/** What draws the counters of a slot, by its kind. */
const HOLDERS = { block: SideBySide, spot: SideBySide, stacks: StackCounters, row: RowCounters, marker: Arrivals };

/** Kinds of slots that have a frame of their own, whether something lies in them or not. */
const FRAMED = new Set(["track", "stacks", "row", "grid", "box"]);

/** `stateOf` gives the classes of a thing: lit, selected, refused, last. */
export function Contents({
  board,
  words,
  scene,
  piles,
  handling,
  labels,
  fonts,
  arrows,
  tones,
  overlay,
  stateOf,
  clock,
}) {
  const flying = handling.flying.value;
  const marks = scene.marks ?? {};
  const spots = useMemo(() => spotsOf(board, scene, piles), [board, scene, piles]);
  const open = handling.openSlot(piles);
  const shape = open && handling.unfolded(open, piles[open]);
  const way = marks.links ?? "standard";
  const links = useMemo(() => html`<${Links} board=${board} way=${way} />`, [board, way]);
  // What lies on the side of a hex lies over the counters on both sides of it.
  const [markers, hexsides] = useMemo(() => {
    const sorted = Object.groupBy(Object.entries(scene.markers), ([, { slot }]) =>
      board.grid?.hexsides && slot.includes("/side-") ? "above" : "below",
    );
    const drawn = (some) =>
      some && html`<${Markers} board=${board} words=${words} markers=${Object.fromEntries(some)} />`;
    return [drawn(sorted.below), drawn(sorted.above)];
  }, [board, words, scene.markers]);
  const framed = useMemo(() => listedSlots(board).filter(([, slot]) => FRAMED.has(slot.kind)), [board]);
  const common = { board, words, scene };
  const pileState = (id, pile) => handling.pileState(id, pile, stateOf);
  return html`
    <${Areas} ...${common} piles=${piles} stateOf=${stateOf} />
    ${labels}
    ${board.shades && html`<${ShadeNames} board=${board} words=${words} marks=${marks} />`}
    <${Plaques} board=${board} words=${words} marks=${marks} fonts=${fonts} />${links}
    ${Object.keys(board.panels).map(
      (id) => html`<${Panel} key=${id} board=${board} words=${words} id=${id}
      state=${stateOf(id)} mark=${marks[id] ?? ""} />`,
    )}
    ${framed.map(
      ([id, slot]) => html`<${Frame} key=${id} id=${id} slot=${slot} ...${common}
      marks=${marks} state=${stateOf(slot.thing)} count=${piles[id]?.counters.length ?? 0} taken=${id in piles} />`,
    )}
    ${overlay && html`<${Grounds} board=${board} overlay=${overlay} />`}
    <g class="markers">${markers}</g>
    <${Ghosts} ...${common} />
    ${
      board.grid
      && html`<${Sightings} board=${board} scene=${scene} piles=${piles} /><${Courses} board=${board} words=${words} scene=${scene} kinds="plotted" />
      <${Flags} board=${board} marks=${marks} />`
    }
    <g class="piles">${Object.entries(piles).map(([id, pile]) => {
      const own = { ...common, id, state: pileState(id, pile), open: Boolean(shape) && id === open, key: id };
      const { kind, look } = slotOf(board, id);
      const Holder = kind === "row" && look === "arrivals" ? null : HOLDERS[kind];
      if (Holder) return html`<${Holder} ...${own} pile=${pile} spots=${spots} stateOf=${stateOf} flying=${flying} />`;
      const here = landed(pile, flying);
      const Closed = lookOf(board).closed ? Force : Pile;
      return here && html`<${Closed} ...${own} slot=${slotNow(board, id, piles)} pile=${here} />`;
    })}</g>
    ${board.grid && html`<${Courses} board=${board} words=${words} scene=${scene} kinds="sailing" />`}
    ${board.courses && clock !== null && html`<${Fliers} board=${board} scene=${scene} step=${clock} />`}
    ${hexsides && html`<g class="markers">${hexsides}</g>`}
    <${Tones} board=${board} scene=${scene} tones=${tones} />
    <${Arrows} board=${board} scene=${scene} arrows=${arrows} />
    ${overlay && html`<${Pointers} board=${board} words=${words} scene=${scene} overlay=${overlay} />`}
    ${
      shape
      && html`<${OpenPile} ...${common} id=${open} pile=${piles[open]} shape=${shape} stateOf=${stateOf}
      state=${pileState(open, piles[open])} />`
    }`;
}

function Frame({ board, words, scene, id, slot, marks, state, count, taken }) {
  if (slot.kind === "track")
    return html`<${TrackBox} board=${board} words=${words} slot=${slot} mark=${marks[id] ?? ""} />`;
  if (slot.kind === "stacks")
    return html`<${StackBox} board=${board} words=${words} slot=${slot} state=${state}
    count=${count} />`;
  if (slot.kind === "row" || slot.kind === "grid")
    return html`<${SlotFrame} words=${words} slot=${slot}
    mark=${marks[id] ?? ""} taken=${taken} />`;
  const armies = Object.values(scene.markers).filter((marker) => marker.slot === id).length;
  return html`<${StepBox} board=${board} words=${words} id=${id} state=${state} mark=${marks[id] ?? ""}
    armies=${armies} />`;
}

/** Counters that have arrived: those in the air are not drawn in their pile. */
function landed(pile, flying) {
  if (!pile.counters.some((id) => flying.has(id))) return pile;
  const counters = pile.counters.filter((id) => !flying.has(id));
  return counters.length || pile.backs ? { ...pile, counters } : null;
}
