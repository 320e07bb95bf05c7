/** Areas: what is pointed at, and how an area shows that it may be chosen. */
import { html, useMemo } from "../../vendor/preact.js";
import { placeName } from "./piles.js";

/** The hatch of what is allowed in a box, and the land, which the pointer must not look through. */
export function AreaShapes({ board }) {
  return html`
    <pattern id="legal-hatch-solid" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 1H7" class="lhatch" />
    </pattern>
    <path id="board-land" d=${board.land} />`;
}

/**
 * How areas look when they may be chosen. A drawing of its own, below the one with names and counters: it holds no
 * text, so a browser need not draw it again at each step of a zoom.
 */
export function AreaLooks({ board, lookOf }) {
  const [width, height] = board.canvas;
  const shapes = useMemo(() => html`
    <defs>
      <pattern id="legal-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 1H14" class="lhatch" />
      </pattern>
      <path id="board-coast" d=${board.land} />
      <clipPath id="board-sea"><path clip-rule="evenodd" d=${`M0 0H${width}V${height}H0Z${board.land}`} /></clipPath>
      ${Object.entries(board.areas).map(([id, area]) => html`
        <clipPath key=${id} id=${`clip-${id}`}><path d=${area.outline} /></clipPath>`)}
    </defs>`, [board]);
  return html`
    <svg class="board-looks" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      ${shapes}
      <g clip-path="url(#board-sea)">
        ${Object.entries(board.areas).map(([id, area]) => html`
          <${AreaLook} key=${id} id=${id} area=${area} state=${lookOf(id)} />`)}
      </g>
    </svg>`;
}

/** The areas as targets; the land lies above them and takes no part. */
export function Areas({ board, words, scene, stateOf }) {
  const marks = scene.marks ?? {};
  return html`
    <g class="areas">
      ${Object.entries(board.areas).map(([id, area]) => html`
        <${AreaTarget} key=${id} id=${id} area=${area} at=${board.slots[`${id}/points`].at.join(" ")} words=${words}
          state=${stateOf(id)} mark=${marks[id] ?? ""} />`)}
      <use href="#board-land" class="land-shield" />
    </g>`;
}

function AreaLook({ id, area, state }) {
  return useMemo(() => {
    const shown = state.includes("lit") || state.includes("selected") || state.includes("last");
    return html`
      <g class=${`area-look ${state}`} data-look=${id} clip-path=${`url(#clip-${id})`}>
        <path d=${area.outline} class="wash" />
        ${shown && html`<path d=${area.outline} class="hatching" /><path d=${area.outline} class="rim" /><use
          href="#board-coast" class="rim" />`}
      </g>`;
  }, [area, state]);
}

function AreaTarget({ id, area, at, words, state, mark }) {
  const name = placeName(words, id);
  return useMemo(() => {
    const allowed = state.includes("lit") ? words.text("board-allowed", { name }) : name;
    const label = mark && words.has(`board-mark-${mark}`) ? `${allowed}, ${words.text(`board-mark-${mark}`)}` : allowed;
    return html`<path d=${area.outline} class=${`area ${state}`} data-thing=${id} data-area=${id} data-walk
      data-at=${at}
      role="button" tabindex="-1" aria-label=${label} aria-pressed=${state.includes("selected") ? "true" : "false"} />`;
  }, [area, words, state, name, mark]);
}
