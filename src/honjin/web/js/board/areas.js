/** Areas: what is pointed at, and how an area shows that it may be chosen. */
import { html, useMemo } from "../../vendor/preact.js";
import { Borders, Control, ControlShapes } from "./control.js";
import { middleOf } from "./layout.js";
import { spokenArea } from "./names.js";

/** The hatch of what is allowed in a box, and the land of a sea chart, which the pointer must not look through. */
export function AreaShapes({ board }) {
  return html`
    <pattern id="legal-hatch-solid" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 1H7" class="lhatch" />
    </pattern>
    ${board.land && html`<path id="board-land" d=${board.land} />`}`;
}

/**
 * How areas look: who holds them, and whether they may be chosen. A drawing of its own, below the one with names and
 * counters: it holds no text, so a browser need not draw it again at each step of a zoom.
 */
export function AreaLooks({ board, marks, lookOf }) {
  const [width, height] = board.canvas;
  const shapes = useMemo(
    () => html`
    <defs>
      <pattern id="legal-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 1H14" class="lhatch" />
      </pattern>
      ${
        board.land
        && html`<path id="board-coast" d=${board.land} />
        <clipPath id="board-sea"><path clip-rule="evenodd" d=${`M0 0H${width}V${height}H0Z${board.land}`} /></clipPath>`
      }
      ${board.borders && html`<${ControlShapes} />`}
      ${Object.entries(board.areas).map(
        ([id, area]) => html`
        <clipPath key=${id} id=${`clip-${id}`}><path d=${area.outline} /></clipPath>`,
      )}
    </defs>`,
    [board],
  );
  return html`
    <svg class="board-looks" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      ${shapes}
      ${board.borders && html`<${Control} board=${board} marks=${marks} />`}
      <g clip-path=${board.land ? "url(#board-sea)" : null}>
        ${Object.entries(board.areas).map(
          ([id, area]) => html`
          <${AreaLook} key=${id} id=${id} area=${area} hasCoast=${Boolean(board.land)} state=${lookOf(id)} />`,
        )}
      </g>
      ${board.borders && html`<${Borders} board=${board} marks=${marks} />`}
    </svg>`;
}

/** The areas as targets; the land of a sea chart lies above them and takes no part. */
export function Areas({ board, words, scene, piles, stateOf }) {
  return html`
    <g class="areas">
      ${Object.keys(board.areas).map(
        (id) => html`
        <${AreaTarget} key=${id} id=${id} board=${board} words=${words} scene=${scene} piles=${piles}
          state=${stateOf(id)} />`,
      )}
      ${board.land && html`<use href="#board-land" class="land-shield" />`}
    </g>`;
}

function middleOfArea(board, id) {
  return (board.areas[id].centre ?? middleOf(board.slots[`${id}/points`])).join(" ");
}

function AreaLook({ id, area, hasCoast, state }) {
  return useMemo(() => {
    const isShown = state.includes("lit") || state.includes("selected") || state.includes("last");
    return html`
      <g class=${`area-look ${state}`} data-look=${id} clip-path=${`url(#clip-${id})`}>
        <path d=${area.outline} class="wash" />
        ${isShown && html`<path d=${area.outline} class="hatching" /><path d=${area.outline} class="rim" />`}
        ${isShown && hasCoast && html`<use href="#board-coast" class="rim" />`}
      </g>`;
  }, [area, hasCoast, state]);
}

function AreaTarget({ id, board, words, scene, piles, state }) {
  const isLit = state.includes("lit");
  const label = useMemo(() => spokenArea(board, words, scene, piles, id, isLit), [board, words, scene, piles, isLit]);
  return useMemo(
    () => html`<path d=${board.areas[id].outline} class=${`area ${state}`} data-thing=${id} data-area=${id}
    data-walk data-at=${middleOfArea(board, id)} role="button" tabindex="-1" aria-label=${label}
    aria-pressed=${state.includes("selected") ? "true" : "false"} />`,
    [board, state, label],
  );
}
