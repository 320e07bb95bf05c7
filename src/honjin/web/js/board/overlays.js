/**
 * What is laid over a grid for whoever looks closer at a piece: corners to turn to, what is left where it could go, the
 * way there, and lines between what can shoot and what can be shot.
 *
 *   overlay = {
 *     corners: {at: hex, facings: ["NE", …], stateOf},   the corners of a hex that can be chosen
 *     left:    {"hex-0512": 2},                           numbers in hexes
 *     way:     ["hex-0512", …],                           hexes one after the other
 *     lines:   [{start, end, look}],                      `shot` or `threat`, between counters or hexes
 *   }
 */
import { html } from "../../vendor/preact.js";
import { areaOf, cornerOf } from "./grid.js";
import { spotsOf } from "./layout.js";
import { Target } from "./target.js";

const HANDLE = 19; // radius of a corner that can be chosen
const REACH = 27; // and of where it is pointed at
const AT = 1.06; // how far from the middle it lies, of the way to the corner
const RING = 41; // around what can be shot

/** Below the counters: how far and which way. */
export function Grounds({ board, overlay }) {
  const { left = {}, way = [] } = overlay;
  const d = way.map((hex) => areaOf(board, hex).centre.join(" ")).join("L");
  return html`<g class="overlay" aria-hidden="true">
    ${d && html`<path d=${`M${d}`} class="way casing" /><path d=${`M${d}`} class="way" />`}
    ${Object.entries(left).map(([hex, number]) => {
      const [x, y] = areaOf(board, hex).centre;
      return html`<text key=${hex} x=${x} y=${y + 11} class="left">${number}</text>`;
    })}
  </g>`;
}

/** Above the counters: lines of sight, and the corners to turn to. */
export function Pointers({ board, words, scene, overlay }) {
  const { lines = [], corners } = overlay;
  const spots = lines.length ? spotsOf(board, scene) : null;
  const point = (thing) => {
    const spot = spots.get(thing);
    return spot ? [spot.x, spot.y] : areaOf(board, thing)?.centre;
  };
  return html`<g class="overlay">
    <g aria-hidden="true">${lines.map((line) => html`<${Sight} key=${`${line.start} ${line.end}`} look=${line.look} start=${point(line.start)} end=${point(line.end)} />`)}</g>
    ${corners && html`<${Corners} board=${board} words=${words} ...${corners} />`}
  </g>`;
}

/** A line from whoever shoots to whoever is shot at. */
function Sight({ look, start, end }) {
  if (!start || !end) return null;
  const d = `M${start.join(" ")}L${end.join(" ")}`;
  const [x, y] = end;
  return html`<g class=${`sight ${look}`}>
    <path d=${d} class="casing" /><path d=${d} class="shaft" /><circle cx=${start[0]} cy=${start[1]} r="9" class="from" />
    <g transform=${`translate(${x} ${y})`}><circle r=${RING} class="casing" /><circle r=${RING} class="ring" />
      <path d=${`M${-RING - 9} 0h18M${RING - 9} 0h18M0 ${-RING - 9}v18M0 ${RING - 9}v18`} class="ring" /></g>
  </g>`;
}

/** The corners of a hex that can be chosen. */
function Corners({ board, words, at, facings, stateOf }) {
  return html`<g class="corners" role="list" data-place=${at}>
    ${facings.map((facing) => {
      const twelfths = board.grid.facings[facing];
      const [x, y] = cornerOf(board, at, twelfths, AT);
      const thing = `facing-${facing}`;
      const state = stateOf(thing);
      return html`<g key=${facing} class=${`corner ${state}`} role="listitem">
        <g aria-hidden="true" transform=${`translate(${x} ${y})rotate(${twelfths * 30})`}>
          <circle r=${HANDLE} class="knob" /><path d="M0-13L9 9L0 4L-9 9Z" class="point" /></g>
        <${Target} box=${[x - REACH, y - REACH, 2 * REACH, 2 * REACH]} radius=${REACH} state=${state}
          label=${words.text("board-turn-to", { facing: words.name("facing", facing) })}
          data-thing=${thing} data-corner=${facing} data-slot=${at} data-at=${`${x} ${y}`} />
      </g>`;
    })}
  </g>`;
}
