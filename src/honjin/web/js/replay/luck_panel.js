/** What fell against what was likely: a sentence for each side, a curve of both, and what the dice were for. */

import { html, useMemo } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { decimal } from "../table/parts.js";
import { scaleOf, stairs } from "./curve.js";
import { luckAt, luckOf, rarityOf } from "./luck.js";
import { SideMark } from "./side_mark.js";

const SIZE = [372, 96];
const EDGE = { left: 34, right: 8, top: 6, bottom: 6 };
const LEAST = 2;

export function Luck({ words, player }) {
  const film = player.film.value;
  const luck = useMemo(() => luckOf(film), [film]);
  const { sides, game } = film.match;
  const leftOut = `luck-left-out-${game.split(".")[0]}`;
  return html`<div class="luck">
    ${sides.map((side) => html`<p key=${side}><${SideMark} film=${film} side=${side} /> ${luckSentence(words, side, luck[side])}</p>`)}
    <${Surplus} words=${words} player=${player} luck=${luck} />
    <${Here} words=${words} player=${player} />
    <table class="table luck-table">
      <thead><tr><th scope="col">${words.text("luck-column-what")}</th>
        ${sides.map((side) => html`<th scope="col" key=${side}><${SideMark} film=${film} side=${side} /> ${words.name("side", side)}</th>`)}</tr></thead>
      <tbody>${rowsOf(sides, luck).map(
        (what) => html`<tr key=${what}><th scope="row">${words.text(`luck-${what}`)}</th>
        ${sides.map((side) => html`<td key=${side}><${Cell} words=${words} one=${luck[side].whats.find((row) => row.what === what)} /></td>`)}</tr>`,
      )}</tbody>
    </table>
    ${words.has(leftOut) && html`<p class="faint">${words.text(leftOut)}</p>`}
  </div>`;
}

/** What a side's dice brought, what was likely, and how rare such luck is. */
export function luckSentence(words, side, { fell, likely, over, share }) {
  const facts = { side, fell: decimal(words, fell, 0), likely: decimal(words, likely, 1), over: signed(words, over) };
  return words.text("luck-sentence", { ...facts, ...rarityOf({ over, share }) });
}

/** A number with its sign, as the language writes it. */
export function signed(words, number) {
  const text = decimal(words, Math.abs(number), 1);
  return `${number >= 0.05 ? "+" : number <= -0.05 ? "−" : "±"}${text}`;
}

/** Everything that dice were for, by how often either side threw for it. */
function rowsOf(sides, luck) {
  const count = new Map();
  for (const side of sides)
    for (const { what, throws } of luck[side].whats) count.set(what, (count.get(what) ?? 0) + throws);
  return [...count.keys()].sort((a, b) => count.get(b) - count.get(a));
}

function Cell({ words, one }) {
  if (!one) return "–";
  const text = words.text("luck-of", { fell: decimal(words, one.fell, 0), likely: decimal(words, one.likely, 1) });
  return html`${text} <b class=${classes("luck-over", one.over > 0 ? "good" : "bad")}>${signed(words, one.over)}</b>`;
}

/** The throws of the step we are at. */
function Here({ words, player }) {
  const film = player.film.value;
  const falls = luckAt(film, player.at.value);
  if (!falls.length) return null;
  return html`<ul class="luck-here">${falls.map(
    (fall, at) => html`<li key=${at}><${SideMark} film=${film} side=${fall.side} />
      ${words.text("luck-throw", {
        what: words.text(`luck-${fall.what}`),
        fell: decimal(words, fall.fell, 0),
        likely: decimal(words, fall.likely, 2),
      })}</li>`,
  )}</ul>`;
}

/** What each side had above what was likely, step by step. */
function Surplus({ words, player, luck }) {
  const film = player.film.value;
  const { sides } = film.match;
  const [width, height] = SIZE;
  const lines = sides.map((side) => luck[side].curve);
  const scale = { values: lines.flat(), least: LEAST, last: film.last };
  const { x, y, top } = scaleOf(scale, width, height, EDGE);
  const path = (curve) =>
    stairs(curve, film.last)
      .map(([step, value]) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`)
      .join(" ");
  const at = player.at.value;
  return html`<svg class="luck-curve" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${words.text("luck-curve")}>
    ${[top, 0, -top].map(
      (value) => html`<line class="curve-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text class="curve-number" x=${EDGE.left - 6} y=${y(value) + 5} text-anchor="end">${signed(words, value)
        .replace(/[.,]0$/, "")
        .replace("±", "")}</text>`,
    )}
    ${lines.map((curve, side) => html`<polyline class=${classes("luck-line", side && "second")} points=${path(curve)} />`)}
    <line class="curve-now" x1=${x(at)} x2=${x(at)} y1="0" y2=${height} />
  </svg>`;
}
