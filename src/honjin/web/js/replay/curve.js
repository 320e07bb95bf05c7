/** Where the score stood: the game's own tally after every step, with turns, turning points and the place we are at. */

import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact.js";

const HEIGHT = 132;
const MARGIN = 0.5; // above the highest score and below the lowest, in points
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
 * Where steps and scores lie in a drawing of this width, and which step lies at a place of it. The scores of both sides
 * have the same room, `top` points or more, so that level stands in the middle.
 */
export function scaleOf({ score, last }, width) {
  const across = width - EDGE.left - EDGE.right;
  const down = HEIGHT - EDGE.top - EDGE.bottom;
  const top = Math.max(3, ...score.map(([, value]) => Math.abs(value)));
  return {
    top,
    x: (step) => EDGE.left + (step / Math.max(1, last)) * across,
    y: (value) => EDGE.top + ((top + MARGIN - value) / (2 * (top + MARGIN))) * down,
    stepAt: (place) => ((place - EDGE.left) / across) * last,
  };
}

/** The curve; a game that keeps no score has only the steps to move along. */
export function Curve({ words, player }) {
  return player.film.value.score.length
    ? html`<${Score} words=${words} player=${player} />`
    : html`<${Scrubber} words=${words} player=${player} />`;
}

function Score({ words, player }) {
  const film = player.film.value;
  const [ref, width] = useWidth();
  const { x, y, top, stepAt } = scaleOf(film, width);
  const still = useMemo(() => html`<${Still} ...${{ words, film, x, y, top, width }} />`, [film, width, words]);
  const scrub = (event) => {
    if (event.type === "pointermove" && !(event.buttons & 1)) return;
    const box = ref.current.getBoundingClientRect();
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    player.seek(stepAt(event.clientX - box.left));
  };
  const at = player.at.value;
  const score = film.scoreAt(at) ?? 0;
  return html`<div class="replay-curve" ref=${ref}>
    <svg width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true"
      onPointerDown=${scrub} onPointerMove=${scrub}>
      ${still}
      <line class="curve-now" x1=${x(at)} x2=${x(at)} y1="2" y2=${HEIGHT - EDGE.bottom} />
      <circle class="curve-here" cx=${x(at)} cy=${y(score)} r="6.5" />
    </svg>
    <${Scrubber} words=${words} player=${player} />
  </div>`;
}

/** What does not move: areas, line, turns, turning points, labels. */
function Still({ words, film, x, y, top, width }) {
  const corners = stairs(film.score, film.last).map(([step, value]) => [x(step), y(value)]);
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
      <text class="curve-number" x=${EDGE.left - 8} y=${y(value) + 5} text-anchor="end">${Math.abs(value)}</text>
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
    ${film.turning_points.map((step) => html`<circle class="curve-point" cx=${x(step)} cy=${bottom} r="2.4" />`)}
  </g>`;
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

/** The same as a table: every change of the score. */
export function ScoreTable({ words, player }) {
  const film = player.film.value;
  return html`<div class="replay-scroll replay-score" tabindex="0" role="region" aria-label=${words.text("replay-score")}>
    <table class="table">
      <thead><tr>
        <th scope="col">${words.text("replay-column-step")}</th>
        <th scope="col">${words.text("replay-column-turn")}</th>
        <th scope="col">${words.text("replay-column-score")}</th>
      </tr></thead>
      <tbody>${film.score.map(
        ([step]) => html`<tr>
        <td><button class="replay-link" onClick=${() => player.seek(step)}>${step}</button></td>
        <td>${film.turnAt(step)}</td>
        <td>${words.pair(film.scenes[step].badge)}</td>
      </tr>`,
      )}</tbody>
    </table>
  </div>`;
}
