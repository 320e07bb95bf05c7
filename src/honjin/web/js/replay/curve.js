/** How the match stood, by its outlook or else its score, with turns, turning points and the place we are at. */

import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { percent } from "../table/parts.js";

const HEIGHT = 132;
const MARGIN = 1 / 12; // above the highest value and below the lowest, as a share of it
const EDGE = { left: 40, right: 14, top: 10, bottom: 22 };

/** A width that follows the window; drawing in real pixels keeps text and lines crisp. */
function useWidth() {
  const ref = useRef(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry.contentRect.width))));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}

/** The corners of a line that stays level between the steps that change it. */
export function stairs(score, last) {
  const corners = [];
  for (const [index, [step, value]] of score.entries()) {
    if (index) corners.push([step, score[index - 1][1]]);
    corners.push([step, value]);
  }
  if (score.length) corners.push([last, score.at(-1)[1]]);
  return corners;
}

/**
 * Where steps and values lie in a drawing of this size, and which step lies at a place of it. The values of both sides
 * have the same room, `least` or more, so that level stands in the middle.
 */
export function scaleOf({ values, least, last }, width, height = HEIGHT, edge = EDGE) {
  const across = width - edge.left - edge.right;
  const down = height - edge.top - edge.bottom;
  const top = Math.max(least, ...values.map(([, value]) => Math.abs(value)));
  const room = top * (1 + MARGIN);
  return {
    top,
    x: (step) => edge.left + (step / Math.max(1, last)) * across,
    y: (value) => edge.top + ((room - value) / (2 * room)) * down,
    stepAt: (place) => ((place - edge.left) / across) * last,
  };
}

/** The curve; where nothing is measured there are only the steps to move along. */
export function Curve({ words, player }) {
  const film = player.film.value;
  return film.measure.valuesOf(film).length
    ? html`<${Course} words=${words} player=${player} />`
    : html`<${Scrubber} words=${words} player=${player} />`;
}

function Course({ words, player }) {
  const film = player.film.value;
  const [ref, width] = useWidth();
  const values = useMemo(() => film.measure.valuesOf(film), [film]);
  const { x, y, top, stepAt } = scaleOf({ values, least: film.measure.least, last: film.last }, width);
  const still = useMemo(() => html`<${Still} ...${{ words, film, values, x, y, top, width }} />`, [film, width, words]);
  const scrub = (event) => {
    if (event.type === "pointermove" && !(event.buttons & 1)) return;
    const box = ref.current.getBoundingClientRect();
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    player.seek(stepAt(event.clientX - box.left));
  };
  const at = player.at.value;
  const stands = film.standsAt(at) ?? 0;
  return html`<div class="replay-curve" ref=${ref}>
    <svg width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true"
      onPointerDown=${scrub} onPointerMove=${scrub}>
      ${still}
      <line class="curve-now" x1=${x(at)} x2=${x(at)} y1="2" y2=${HEIGHT - EDGE.bottom} />
      <circle class="curve-here" cx=${x(at)} cy=${y(stands)} r="6.5" />
    </svg>
    <${Scrubber} words=${words} player=${player} />
  </div>`;
}

/** What does not move: areas, line, turns, turning points, labels. */
function Still({ words, film, values, x, y, top, width }) {
  const corners = stairs(values, film.last).map(([step, value]) => [x(step), y(value)]);
  const line = corners.map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`).join(" ");
  const zero = y(0);
  const area = corners.length ? `${corners[0][0]},${zero} ${line} ${corners.at(-1)[0]},${zero}` : "";
  const [first, second] = film.match.sides;
  const bottom = HEIGHT - EDGE.bottom;
  return html`<g>
    <clipPath id="curve-above"><rect x="0" y="0" width=${width} height=${zero} /></clipPath>
    <clipPath id="curve-below"><rect x="0" y=${zero} width=${width} height=${HEIGHT} /></clipPath>
    <polygon class="curve-first" points=${area} clip-path="url(#curve-above)" />
    <polygon class="curve-second" points=${area} clip-path="url(#curve-below)" />
    ${[top, 0, -top].map(
      (value) => html`<g>
      <line class="curve-grid" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(value)} y2=${y(value)} />
      <text class="curve-number" x=${EDGE.left - 8} y=${y(value) + 5} text-anchor="end">${labelOf(words, film, value)}</text>
    </g>`,
    )}
    ${film.turns.map(
      ([step, turn], index) => html`<g>
      <line class="curve-turn" x1=${x(step)} x2=${x(step)} y1=${EDGE.top} y2=${bottom} />
      <text class="curve-label" x=${x(step) + 4} y=${HEIGHT - 6}>
        ${roomy(film, index, x) ? words.text("replay-turn", { turn }) : turn}</text>
    </g>`,
    )}
    <text class="curve-side" x=${EDGE.left + 8} y=${EDGE.top + 16}>${words.name("side", first)}</text>
    ${second && html`<text class="curve-side" x=${EDGE.left + 8} y=${bottom - 8}>${words.name("side", second)}</text>`}
    <polyline class="curve-line" points=${line} />
    ${film.turning_points.map(({ step }) => html`<circle class="curve-point" cx=${x(step)} cy=${y(film.standsAt(step) ?? 0)} r="4.5" />`)}
  </g>`;
}

/** What stands at a line of the curve: the chance of the first side, or points whosever they are. */
export function labelOf(words, film, value) {
  return film.measure.name === "outlook" ? percent(words, value + 0.5) : String(Math.abs(value));
}

/** Whether the name of a turn fits before the next one begins. */
function roomy(film, index, x) {
  const end = film.turns[index + 1]?.[0] ?? film.last;
  return x(end) - x(film.turns[index][0]) > 56;
}

/** The scrubber of keyboard and reader; it lies under the curve and shares its scale. */
function Scrubber({ words, player }) {
  const film = player.film.value;
  const at = player.at.value;
  const where = words.text("replay-where", { step: at, steps: film.last, turn: player.turn.value ?? 0 });
  return html`<input class="replay-scrubber" type="range" min="0" max=${film.last} step="1" value=${at}
    aria-label=${words.text("replay-scrubber")} aria-valuetext=${where}
    onInput=${(event) => player.seek(Number(event.currentTarget.value))} />`;
}

/** The same as a table: every change. */
export function CourseTable({ words, player }) {
  const film = player.film.value;
  const { name, valuesOf } = film.measure;
  const first = words.name("side", film.match.sides[0]);
  return html`<div class="replay-scroll replay-score" tabindex="0" role="region" aria-label=${words.text(`replay-${name}`)}>
    <table class="table">
      <thead><tr>
        <th scope="col">${words.text("replay-column-step")}</th>
        <th scope="col">${words.text("replay-column-turn")}</th>
        <th scope="col">${name === "outlook" ? words.text("replay-column-chance", { first }) : words.text("replay-column-score")}</th>
      </tr></thead>
      <tbody>${valuesOf(film).map(
        ([step, value]) => html`<tr>
        <td><button class="replay-link" onClick=${() => player.seek(step)}>${step}</button></td>
        <td>${film.turnAt(step)}</td>
        <td>${name === "outlook" ? labelOf(words, film, value) : words.pair(film.scenes[step].badge)}</td>
      </tr>`,
      )}</tbody>
    </table>
  </div>`;
}
