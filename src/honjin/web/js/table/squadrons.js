/** The squadrons of a battle side by side: as large as they can be without scrolling, whatever their numbers. */

import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Plate, SideMark, percent } from "./parts.js";
import { Piece } from "./piece.js";
import { isLost } from "./things.js";

/** Widths of a ship, in pixels: the largest that fits is taken. More rows come before ships too small to read. */
const CELLS = [142, 128, 116, 104, 92];
const ROOMY = 116;
const GAP = 8;
const FRAME = 34; // of a squadron: what its border and padding take
const APART = 18; // between the squadrons
const STACKED = 560; // below this width they stand one under the other

/**
 * How many columns each squadron has, and how wide they are; null where there is no room for two side by side.
 * @returns {{counts: number[], cell: number} | null}
 */
export function columnsFor(numbers, width) {
  if (width < STACKED) return null;
  const frames = numbers.length * FRAME + (numbers.length - 1) * APART;
  for (let rows = 1; rows <= Math.max(...numbers); rows += 1) {
    const counts = numbers.map((number) => Math.max(2, Math.ceil(number / rows)));
    const all = counts.reduce((sum, count) => sum + count, 0);
    const cell = CELLS.find((size) => (size >= ROOMY || rows > 2) && all * (size + GAP) + frames <= width);
    if (cell) return { counts, cell };
  }
  return null;
}

/** One's own squadron first; where they stand one under the other, the one in which something can be chosen. */
function inOrder(members, { seat, isStacked, choosing }) {
  const rank = (side) => {
    const canChoose = isStacked && choosing && members[side].some((id) => choosing.isLegal(id));
    return canChoose ? 0 : side === seat ? 1 : 2;
  };
  return Object.keys(members).sort((a, b) => rank(a) - rank(b));
}

/**
 * @param {object} choosing what may be chosen (`isLegal`, `noteOn`, `asks`, `press`), or nothing
 * @param {?(thing: string) => object} fateOf what may become of a ship (fates.js)
 */
export function Squadrons({ desk, scene, members, struck, choosing, fateOf }) {
  const box = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const sides = inOrder(members, { seat: desk.seat.value, isStacked: width < STACKED, choosing });
  const fit = columnsFor(
    sides.map((side) => members[side].length),
    width,
  );
  const across = fit && fit.counts.map((count) => `minmax(0, ${count}fr)`).join(" ");
  return html`<div class="theatre-sides" ref=${box} style=${{ gridTemplateColumns: across ?? "" }}>
    ${sides.map(
      (
        side,
        at,
      ) => html`<${Squadron} key=${side} ...${{ desk, scene, side, ids: members[side], struck, choosing, fateOf }}
      columns=${fit && { count: fit.counts[at], cell: fit.cell }} />`,
    )}</div>`;
}

function Squadron({ desk, scene, side, ids, struck, choosing, fateOf, columns }) {
  const words = desk.words.value;
  const { counters, piles } = scene;
  const afloat = ids.filter((id) => !isLost(desk.board.value, counters[id]));
  const pile = Object.values(piles).find(
    (one) =>
      one.side === side
      && one.counters.some((id) => afloat.includes(id))
      && one.counters.every((id) => ids.includes(id)),
  );
  const name = side === desk.seat.value ? words.text("table-your-squadron") : words.name("side", side);
  const table = fateOf && afloat.map((id) => fateOf(id)?.table).find(Boolean);
  return html`<div class="squadron"><h3><${SideMark} desk=${desk} side=${side} large />${name} <${Plate} plate=${pile?.plate ?? []} /></h3>
    ${table && html`<p class="squadron-fate">${words.text(table.title, table.facts)}</p>`}
    <ul style=${columns && { gridTemplateColumns: `repeat(${columns.count}, minmax(0, ${columns.cell}px))` }}>${ids.map((id) => html`<${Ship} key=${id} ...${{ desk, id, counter: counters[id], hit: struck.has(id), choosing, fate: fateOf?.(id) }} />`)}</ul>
  </div>`;
}

/** One ship of a battle; it can be chosen when the decision is about it. */
function Ship({ desk, id, counter, hit, choosing, fate }) {
  const words = desk.words.value;
  const sunk = isLost(desk.board.value, counter);
  const legal = Boolean(choosing?.isLegal(id));
  const face = html`<${Piece} desk=${desk} id=${id} counter=${counter} />
    ${hit && html`<span class="hit-mark"><${Icon} id=${sunk ? "i-sunk" : "i-critical"} label=${words.text(sunk ? "table-sunk" : "table-damaged")} /></span>`}
    <span class="battle-note">${sunk ? words.text("table-sunk") : legal ? choosing.noteOn(id) : ""}</span>
    ${fate && !sunk && html`<${Fate} words=${words} fate=${fate} />`}`;
  const press = (event) => choosing.press(id, event.currentTarget);
  return html`<li class=${classes("battle-ship", legal && "legal", sunk && "is-sunk", hit && "was-hit")}>
    ${
      choosing
        ? html`<button type="button" disabled=${!legal && (sunk || !choosing.asks)} onClick=${press} data-thing=${id}>${face}</button>`
        : html`<div data-thing=${id}>${face}</div>`
    }</li>`;
}

/** The chances of a ship, the worse one first. */
function Fate({ words, fate: { damaged, lost } }) {
  return html`<span class="battle-fate"><span class=${classes(lost > 0 && "harm")}>${words.text("table-fate-sunk", { chance: percent(words, lost) })}</span>
    ${damaged !== null && html`<span>${words.text("table-fate-damaged", { chance: percent(words, damaged) })}</span>`}</span>`;
}
