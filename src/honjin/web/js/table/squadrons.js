/** The squadrons of a battle side by side: as large as they can be without scrolling, whatever their numbers. */

import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { fitting } from "./choice.js";
import { Plate, SideMark, percent } from "./parts.js";
import { Piece } from "./piece.js";
import { capital, isLost } from "./things.js";

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

export function Squadrons({ desk, members, struck }) {
  const box = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const sides = Object.keys(members).sort((a, b) => Number(b === desk.seat.value) - Number(a === desk.seat.value));
  const fit = columnsFor(
    sides.map((side) => members[side].length),
    width,
  );
  const across = fit && fit.counts.map((count) => `minmax(0, ${count}fr)`).join(" ");
  return html`<div class="theatre-sides" ref=${box} style=${{ gridTemplateColumns: across ?? "" }}>
    ${sides.map(
      (side, at) => html`<${Squadron} key=${side} desk=${desk} side=${side} ids=${members[side]} struck=${struck}
      columns=${fit && { count: fit.counts[at], cell: fit.cell }} />`,
    )}</div>`;
}

function Squadron({ desk, side, ids, struck, columns }) {
  const words = desk.words.value;
  const { counters, piles } = desk.m.scene.value;
  const afloat = ids.filter((id) => !isLost(desk.board.value, counters[id]));
  const pile = Object.values(piles).find(
    (one) =>
      one.side === side
      && one.counters.some((id) => afloat.includes(id))
      && one.counters.every((id) => ids.includes(id)),
  );
  const name = side === desk.seat.value ? words.text("table-your-squadron") : words.name("side", side);
  return html`<div class="squadron"><h3><${SideMark} desk=${desk} side=${side} large />${name} <${Plate} plate=${pile?.plate ?? []} /></h3>
    <ul style=${columns && { gridTemplateColumns: `repeat(${columns.count}, minmax(0, ${columns.cell}px))` }}>${ids.map((id) => html`<${Ship} key=${id} desk=${desk} id=${id} counter=${counters[id]} hit=${struck.has(id)} />`)}</ul>
  </div>`;
}

/** One ship of a battle; it can be chosen when the decision is about it. */
function Ship({ desk, id, counter, hit }) {
  const words = desk.words.value;
  const sunk = isLost(desk.board.value, counter);
  const [entry] = desk.m.isMine.value && desk.lit.value.has(id) ? fitting(desk.entries.value, [id]) : [];
  const legal = Boolean(entry);
  const consequence = entry ? consequenceOf(words, entry) : "";
  const asks = desk.m.isMine.value && !sunk && desk.entries.value.some((one) => one.touch.length);
  return html`<li class=${classes("battle-ship", legal && "legal", sunk && "is-sunk", hit && "was-hit")}>
    <button type="button" disabled=${!legal && !asks} onClick=${(event) => desk.tap(id, { anchor: event.currentTarget })} data-thing=${id}>
      <${Piece} desk=${desk} id=${id} counter=${counter} />
      ${hit && html`<span class="hit-mark"><${Icon} id=${sunk ? "i-sunk" : "i-critical"} label=${words.text(sunk ? "table-sunk" : "table-damaged")} /></span>`}
      <span class="battle-note">${sunk ? words.text("table-sunk") : legal ? consequence : ""}
        ${entry?.chance !== undefined && entry?.chance !== null && ` ${percent(words, entry.chance)}`}</span>
    </button></li>`;
}

/** What choosing a ship does to it, as short as the language has it. */
function consequenceOf(words, { option, why, facts }) {
  if (!why) return capital(words.option(option));
  return words.text(words.has(`brief-${why}`) ? `brief-${why}` : why, facts);
}
