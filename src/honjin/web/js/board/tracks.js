/** Tracks, boxes and roads, and the markers on them: turn, score, armies, initiative, blockade. */
import { html, useMemo } from "../../vendor/preact.js";
import { middleOf } from "./layout.js";
import { placeName } from "./piles.js";
import { Box, Sign, capital, lineThrough, middle, squeezed } from "./signs.js";
import { Target } from "./target.js";

/** Roads between boxes: those that always run, and those of this match's `way`. */
export function Links({ board, way }) {
  const shown = board.links.filter(({ only }) => !only || only.includes(way));
  return html`<g class="links" aria-hidden="true">${shown.map((link) => {
    const d = link.look === "sea" ? curved(link.points) : lineThrough(link.points);
    return html`<path d=${d} class="casing" /><path d=${d} class=${`road ${link.look ?? ""}`} />`;
  })}</g>`;
}

/** From the first point to the last; those between only pull. */
function curved([first, ...others]) {
  const pull = { 1: "L", 2: "Q", 3: "C" }[others.length];
  return `M${first.join(" ")}${pull}${others.map((point) => point.join(" ")).join(" ")}`;
}

/** A box of a track. */
export function TrackBox({ board, slot, mark }) {
  return useMemo(() => {
    const [cx, cy] = middle(slot.box);
    const look = slot.side ? board.sides[slot.side].look : "";
    return html`
      <g class=${`track ${slot.look} ${look} ${mark}`} aria-hidden="true">
        <${Box} box=${slot.box} radius="4" /><text x=${cx} y=${cy + 9}>${slot.label}</text>
      </g>`;
  }, [board, slot, mark]);
}

/** A box of Manchuria, or a landing box: it can be pointed at. */
export function StepBox({ board, words, id, state, mark, armies }) {
  const slot = board.slots[id];
  return useMemo(() => {
    const [x, y, width, height] = slot.box;
    const [cx, cy] = middle(slot.box);
    const landing = slot.look === "landing";
    const held = armies > 0;
    const name = placeName(words, slot.thing);
    const title = capital(name, words.language);
    const effect = slot.effect && words.text(slot.effect);
    const spoken = [name, effect, held && words.text("board-armies-here", { count: armies })];
    const label = spoken.filter(Boolean).join(words.text("list-comma"));
    return html`
      <g class=${`box ${slot.look} ${state} ${mark}${held ? " held" : ""}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx=${landing ? 28 : 5} class="bbox" />
        ${landing ? html`<${Sign} id=${slot.art} x=${cx - (held ? 34 : 23)} y=${cy - (held ? 15 : 18)}
          size=${held ? 38 : 46} height=${held ? 15 : 18} class="bsign" />
          <text x=${held ? cx - 13 : cx} y=${cy + 17} class="beffect">${words.text(slot.text)}</text>`
      : html`<text x=${cx} y=${y + 17} class="bname" ...${squeezed(title, 13, 76)}>${title}</text>
          ${!held && slot.art && html`<${Sign} id=${slot.art} x=${cx - 8} y=${cy - 8} size="16" class="bsign" />`}
          ${!held && slot.effect && html`<text x=${cx} y=${y + height - 6} class="beffect"
            ...${squeezed(words.text(slot.effect), 14, 76)}>${words.text(slot.effect)}</text>`}`}
        <rect x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx=${landing ? 30 : 7} class="pring" />
      </g>
      <${Target} box=${slot.box} radius=${landing ? 28 : 5} state=${state}
        label=${state.includes("lit") ? words.text("board-allowed", { name: label }) : label}
        data-thing=${slot.thing} data-slot=${id} data-walk data-at=${`${cx} ${cy}`} />`;
  }, [board, words, slot, state, mark, armies]);
}

/** A marker at its place; it is moved by a transform, so that it can travel. */
export function Marker({ board, words, id, marker, nth, armies }) {
  const slot = board.slots[marker.slot];
  const key = JSON.stringify([id, marker, nth, armies]);
  return useMemo(() => {
    const [x, y] = markerSpot(board, marker, nth);
    return html`<g class="marker" data-marker=${id} transform=${`translate(${x} ${y})`}
      aria-hidden="true">${face(board, words, slot, marker, nth, armies)}</g>`;
  }, [board, words, key]);
}

/** Where a marker stands; `nth` counts those in the same slot. */
export function markerSpot(board, marker, nth = 0) {
  const slot = board.slots[marker.slot];
  const [cx, cy] = middleOf(slot);
  if (slot.look === "step") return [cx, cy + 8];
  if (slot.look === "landing") return [cx + 21, cy - 1];
  if (slot.kind !== "grid") return [cx, cy];
  const column = nth % slot.columns;
  const row = Math.floor(nth / slot.columns);
  return [cx + (column - (slot.columns - 1) / 2) * slot.cell, slot.box[1] + 38 + row * (slot.cell + 6)];
}

function face(board, words, slot, marker, nth, armies) {
  if (slot.kind === "badge") return worth(board, marker);
  if (slot.look === "turn") {
    const [, , width, height] = slot.box;
    return html`<rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="4" class="gold" /><text
      y="9" class="gold-text">${marker.label || slot.label}</text>`;
  }
  if (slot.look === "score") return html`<circle r="24" class="gold" /><text y="9"
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
