/** The counter: drawn from (0, 0) to its size in the look of its board, put on a spot, and pointed at. */
import { html, useMemo } from "../../vendor/preact.js";
import { hull } from "./hull.js";
import { sizeOf } from "./layout.js";
import { spokenName } from "./names.js";
import { samurai } from "./samurai.js";
import { ship } from "./ship.js";
import { Target } from "./target.js";
import { unit } from "./unit.js";

export { spokenName };

const LOOKS = { ship, unit, hull, samurai };

/** How the counters of a board are drawn, and what that asks of whoever shows them. */
export function lookOf(board) {
  return LOOKS[board.counter.look];
}

/** The shapes that piles repeat: those of the look, and one back for each side. */
export function CounterShapes({ board }) {
  const [width, height] = board.counter.size;
  return html`${lookOf(board).shapes(board)}
    ${Object.values(board.sides).map(
      ({ look }) => html`
    <g key=${`back-${look}`} id=${`back-${look}`} class=${`ctr back ${look}`}>
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <path d=${`M2 2L${width - 2} ${height - 2}M${width - 2} 2L2 ${height - 2}`} class="ccross" />
      <rect width=${width} height=${height} rx="4" class="cedge" />
      <text x=${width / 2} y=${height / 2 + 8} class="cback">?</text>
    </g>`,
    )}`;
}

/** What is printed on the counter. The factors are hidden from readers: the counter's name says them. */
export function CounterFace({ board, words, id, counter }) {
  const look = lookOf(board);
  const key = JSON.stringify([id, ...look.printed(counter)]);
  return useMemo(() => look.face(board, words, id, counter), [board, words, key]);
}

/** A counter at its spot that can be pointed at. `state` has the classes of look: lit, selected, refused, last. */
export function Counter({ board, words, id, counter, spot, slot, state }) {
  const [width, height] = sizeOf(board, counter);
  const label = useMemo(() => spokenName(board, words, id, counter), [board, words, id, counter]);
  const { x, y, scale } = spot;
  return useMemo(
    () => html`
    <g class=${classOf(board, counter, scale, state)} transform=${placed(spot, width, height)}>
      <g class="plift" aria-hidden="true">
        <${CounterFace} board=${board} words=${words} id=${id} counter=${counter} />
        <${Ring} board=${board} size=${[width, height]} />
      </g>
      <${Target} box=${[0, 0, width, height]} label=${label} state=${state} data-thing=${id} data-counter=${id}
        data-slot=${slot} data-at=${`${x} ${y}`} aria-pressed=${state.includes("selected") ? "true" : "false"} />
    </g>`,
    [board, words, id, counter, slot, state, label, x, y, scale],
  );
}

/** What shows that a counter may be chosen, is chosen, or was moved last. */
export function Ring({ board, size: [width, height] = board.counter.size }) {
  const { ring } = lookOf(board);
  return html`<rect x=${-ring} y=${-ring} width=${width + 2 * ring} height=${height + 2 * ring} rx=${3 + ring}
    class="pring" />`;
}

function classOf(board, counter, scale, state) {
  const names = [
    "piece",
    board.counter.look,
    state,
    counter.spent && "spent",
    counter.ordered && "ordered",
    scale < 1 && "small",
  ];
  return names.filter(Boolean).join(" ");
}

/** The transform that puts a counter's middle on a spot. */
export function placed(spot, width, height) {
  const x = spot.x - (width / 2) * spot.scale;
  const y = spot.y - (height / 2) * spot.scale;
  return `translate(${round(x)} ${round(y)})${spot.scale === 1 ? "" : `scale(${round(spot.scale)})`}`;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
