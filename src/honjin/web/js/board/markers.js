/** Markers: turn, score, armies, initiative, levels, what has been spotted; and reinforcements beside their turn. */
import { html, useMemo } from "../../vendor/preact.js";
import { slotOf } from "./grid.js";
import { middleOf } from "./layout.js";
import { spokenPile } from "./names.js";
import { Sign, naturalSize, squeezed } from "./signs.js";
import { Target } from "./target.js";
import { trackText } from "./tracks.js";

/** All markers; those that fill a box of a track lie below those that stand in it. */
export function Markers({ board, words, markers }) {
  const counts = {};
  const isTrack = ([, { slot }]) => slotOf(board, slot).kind === "track";
  const shown = Object.entries(markers).filter(([, marker]) => slotOf(board, marker.slot));
  for (const [, { slot }] of shown) counts[slot] = (counts[slot] ?? 0) + 1;
  const seen = {};
  return [...shown.filter(isTrack), ...shown.filter((entry) => !isTrack(entry))].map(([id, marker]) => {
    const nth = seen[marker.slot] ?? 0;
    seen[marker.slot] = nth + 1;
    return html`<${Marker} key=${id} board=${board} words=${words} id=${id} marker=${marker} nth=${nth}
      armies=${counts[marker.slot]} />`;
  });
}

/** A marker at its place; it is moved by a transform, so that it can travel. */
function Marker({ board, words, id, marker, nth, armies }) {
  const slot = slotOf(board, marker.slot);
  const key = JSON.stringify([id, marker, nth, armies]);
  return useMemo(() => {
    const [x, y] = markerSpot(board, marker, nth);
    return html`<g class="marker" data-marker=${id} transform=${`translate(${x} ${y})`}
      aria-hidden="true">${face(board, words, slot, marker, nth, armies)}</g>`;
  }, [board, words, key]);
}

/** Where a marker stands; `nth` counts those in the same slot. */
export function markerSpot(board, marker, nth = 0) {
  const slot = slotOf(board, marker.slot);
  const [cx, cy] = middleOf(slot);
  if (slot.places) return slot.places[Math.min(nth, slot.places.length - 1)];
  if (slot.look === "step") return [cx, cy + 8];
  if (slot.look === "landing") return [cx + 21, cy - 1];
  if (slot.kind !== "grid") return [cx, cy];
  const column = nth % slot.columns;
  const row = Math.floor(nth / slot.columns);
  return [cx + (column - (slot.columns - 1) / 2) * slot.cell, slot.box[1] + 38 + row * (slot.cell + 6)];
}

function face(board, words, slot, marker, nth, armies) {
  if (slot.kind === "badge") return worth(board, marker);
  if (slot.kind === "marker" && !slot.look) return sign(board, marker);
  if (slot.look === "month") return month(words, slot);
  if (slot.look === "turn") {
    const [, , width, height] = slot.box;
    return html`<rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="4" class="gold" /><text
      y="9" class="gold-text">${marker.label || slot.label}</text>`;
  }
  if (slot.look === "score")
    return html`<circle r="24" class="gold" /><text y="9"
    class="gold-text">${slot.label}</text>`;
  if (slot.look === "disc") {
    return html`<g class=${`disc ${board.sides[marker.side]?.look ?? ""}`}><circle r=${slot.radius} /><${Sign}
      id=${marker.art} x="-15" y="-15" size="30" /></g>`;
  }
  if (slot.look === "plaque") {
    const [, , width, height] = slot.box;
    const text = words.text(slot.text);
    return html`<g class="plaque"><rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="4" />
      <${Sign} id=${marker.art} x="-12" y="-21" size="24" /><text y="15"
        ...${squeezed(text, 9, width - 8)}>${text}</text></g>`;
  }
  if (nth > 0 && slot.kind !== "grid") return null; // several in one box: the first says how many
  const pool = slot.kind === "grid";
  const size = pool || slot.look === "landing" ? 26 : 30;
  return html`<g class=${pool ? "army pool" : "army"}><${Sign} id=${marker.art} x=${-size / 2} y=${-size / 2}
    size=${size} /></g>
    ${armies > 1 && !pool && html`<text x="12" y="14" class="times">×${armies}</text>`}`;
}

/** What an area is worth, in a pill: a star and the steps of a key area, or one number for each side. */
function worth(board, marker) {
  if (marker.art !== "points") {
    return html`<g class="badge key"><rect x="-39" y="-12.5" width="78" height="25" rx="12.5" />
      <${Sign} id=${marker.art} x="-33" y="-9" size="18" /><text x="10" y="6">${marker.label}</text></g>`;
  }
  const [first, second] = Object.values(board.sides).map((side) => side.look);
  const [one, other] = marker.label.split(" ");
  return html`<g class="badge">
    <path d="M0-12.5H-22A12.5 12.5 0 0 0-22 12.5H0Z" class=${first} /><path d="M0-12.5H22A12.5 12.5 0 0 1 22 12.5H0Z"
      class=${second} />
    <rect x="-34.5" y="-12.5" width="69" height="25" rx="12.5" class="edge" />
    <text x="-16" y="6" class=${first}>${one}</text><text x="16" y="6" class=${second}>${other}</text></g>`;
}

/** The marker of the current month: its box in gold, with what is printed in it. */
function month(words, slot) {
  const [x, y, width, height] = slot.box;
  const [cx, cy] = middleOf(slot);
  return html`<g class="track month now"><rect x=${x - cx} y=${y - cy} width=${width} height=${height} rx="4" class="gold" />
    ${trackText(words, slot, [-cx, -cy])}</g>`;
}

/** A sign at its own size, with a label on it; one that is wider than high has its label beside it. */
function sign(board, { art, side, label }) {
  const [width, height] = naturalSize(art);
  const look = board.sides[side]?.look ?? "";
  const isBeside = width > height * 1.3;
  return html`<g class=${`token ${art} ${look}${isBeside ? " beside" : ""}`}>
    <${Sign} id=${art} x=${-width / 2} y=${-height / 2} size=${width} height=${height} />
    ${label && html`<text x=${isBeside ? width / 2 + 3 : 0} y="7">${label}</text>`}</g>`;
}

/** Reinforcements beside their turn: how many come, in a disc that opens. */
export function Arrivals({ board, words, id, pile, state, flying, open }) {
  const slot = slotOf(board, id);
  const count = pile.counters.filter((counter) => !flying.has(counter)).length;
  const label = spokenPile(board, words, slot, pile);
  return useMemo(() => {
    if (!count) return null;
    const [x, y] = middleOf(slot);
    const { look } = board.sides[pile.side];
    const half = slot.size / 2;
    return html`
      <g class=${`pile arrivals ${state}`}>
        <g class="plift" transform=${`translate(${x} ${y})`} aria-hidden="true">
          <circle r=${half - 3} class=${`adisc ${look}`} /><text y="6" class=${`adisc-text ${look}`}>${count}</text>
          <circle r=${half - 1} class="pring" />
        </g>
        <${Target} box=${[x - half, y - half, slot.size, slot.size]} radius=${half} label=${label} state=${state}
          data-thing=${pile.thing} data-slot=${id} data-pile=${id} data-top=${pile.counters[0]} data-walk
          data-at=${`${x} ${y}`} aria-expanded=${open ? "true" : "false"} />
      </g>`;
  }, [board, slot, pile, count, label, state, open]);
}
