/** What lies on the chart, bottom first: areas, names, boxes and tracks, counters, arrows, the open pile. */
import { html, useMemo } from "../../vendor/preact.js";
import { Areas } from "./areas.js";
import { Arrows, Ghosts } from "./arrows.js";
import { OpenPile, Pile } from "./piles.js";
import { Panel, RowCounters, SlotFrame } from "./slots.js";
import { Links, Marker, StepBox, TrackBox } from "./tracks.js";

/** `stateOf` gives the classes of a thing: lit, selected, refused, last. */
export function Contents({ board, words, scene, piles, desk, labels, arrows, stateOf }) {
  const flying = desk.flying.value;
  const marks = scene.marks ?? {};
  const open = desk.openSlot(piles);
  const shape = open && desk.unfolded(open, piles[open]);
  const way = marks.links ?? "standard";
  const links = useMemo(() => html`<${Links} board=${board} way=${way} />`, [board, way]);
  const common = { board, words, scene };
  const resting = Object.entries(piles).map(([id, pile]) => [id, landed(pile, flying)]).filter(([, pile]) => pile);
  const pileState = (id, pile) => desk.pileState(id, pile, stateOf);
  return html`
    <${Areas} ...${common} stateOf=${stateOf} />
    ${labels}${links}
    ${Object.keys(board.panels).map((id) => html`<${Panel} key=${id} board=${board} words=${words} id=${id}
      state=${stateOf(id)} mark=${marks[id] ?? ""} />`)}
    ${Object.entries(board.slots).map(([id, slot]) => html`<${Frame} key=${id} id=${id} slot=${slot} ...${common}
      marks=${marks} state=${stateOf(slot.thing)} taken=${id in piles} />`)}
    <g class="markers"><${Markers} ...${common} /></g>
    <${Ghosts} ...${common} />
    <g class="piles">${resting.map(([id, pile]) => {
    const own = { ...common, id, pile, state: pileState(id, pile), open: Boolean(shape) && id === open, key: id };
    return board.slots[id].kind === "row" && board.slots[id].look !== "arrivals" ? html`<${RowCounters} ...${own}
      stateOf=${stateOf} />` : html`<${Pile} ...${own} />`;
  })}</g>
    <${Arrows} board=${board} scene=${scene} arrows=${arrows} />
    ${shape && html`<${OpenPile} ...${common} id=${open} pile=${piles[open]} shape=${shape} stateOf=${stateOf}
      state=${pileState(open, piles[open])} />`}`;
}

function Frame({ board, words, scene, id, slot, marks, state, taken }) {
  if (slot.kind === "track") return html`<${TrackBox} board=${board} slot=${slot} mark=${marks[id] ?? ""} />`;
  if (slot.kind === "row" || slot.kind === "grid") return html`<${SlotFrame} words=${words} slot=${slot}
    mark=${marks[id] ?? ""} taken=${taken} />`;
  if (slot.kind !== "box") return null;
  const armies = Object.values(scene.markers).filter((marker) => marker.slot === id).length;
  return html`<${StepBox} board=${board} words=${words} id=${id} state=${state} mark=${marks[id] ?? ""}
    armies=${armies} />`;
}

function Markers({ board, words, scene }) {
  const counts = {};
  const markers = Object.entries(scene.markers).filter(([, marker]) => board.slots[marker.slot]);
  for (const [, { slot }] of markers) counts[slot] = (counts[slot] ?? 0) + 1;
  const seen = {};
  return markers.map(([id, marker]) => {
    const nth = seen[marker.slot] ?? 0;
    seen[marker.slot] = nth + 1;
    return html`<${Marker} key=${id} board=${board} words=${words} id=${id} marker=${marker} nth=${nth}
      armies=${counts[marker.slot]} />`;
  });
}

/** Counters that have arrived: those in the air are not drawn in their pile. */
function landed(pile, flying) {
  if (!pile.counters.some((id) => flying.has(id))) return pile;
  const counters = pile.counters.filter((id) => !flying.has(id));
  return counters.length || pile.backs ? { ...pile, counters } : null;
}
