/** Areas: what is pointed at, and how an area shows that it may be chosen. */
import { html, useMemo } from "../../vendor/preact.js";
import { Borders, Control, ControlShapes } from "./control.js";
import { areaIds, areaOf, columnsOf, hexOf, insetOf, pathOf, ringsAround, slotOf } from "./grid.js";
import { heldAt, middleOf } from "./layout.js";
import { spokenArea } from "./names.js";
import { ShadeShapes, Shades } from "./shades.js";

/** Of the size of a hex, how far its rim runs from the middle. */
const RIM = 0.92;
/** More lit hexes than these are drawn as one: where so much is open, only its border tells something. */
const MANY = 12;

/** The hatch of what is allowed in a box, and the land of a sea chart, which the pointer must not look through. */
export function AreaShapes({ board }) {
  return html`
    <pattern id="legal-hatch-solid" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 1H7" class="lhatch" />
    </pattern>
    ${board.land && html`<path id="board-land" d=${board.land} />`}`;
}

/**
 * How areas look: who holds them, what shades them, and whether they may be chosen. A drawing of its own, below the one
 * with names and counters: it holds no text, so a browser need not draw it again at each step of a zoom. Of the many
 * hexes of a grid only those are drawn that differ from the printed chart.
 */
export function AreaLooks({ board, marks, lookOf }) {
  const [width, height] = board.canvas;
  const listed = useMemo(() => areaIds(board).filter((id) => !hexOf(board, id)), [board]);
  const hexes = useMemo(() => columnsOf(board).flat(), [board]);
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
      ${board.shades && html`<${ShadeShapes} board=${board} />`}
      ${listed.map(
        (id) => html`
        <clipPath key=${id} id=${`clip-${id}`}><path d=${areaOf(board, id).outline} /></clipPath>`,
      )}
    </defs>`,
    [board],
  );
  return html`
    <svg class="board-looks" viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      ${shapes}
      ${board.borders && html`<${Control} board=${board} marks=${marks} />`}
      ${board.shades && html`<${Shades} board=${board} marks=${marks} />`}
      <g clip-path=${board.land ? "url(#board-sea)" : null}>
        ${listed.map(
          (id) => html`
          <${AreaLook} key=${id} id=${id} area=${areaOf(board, id)} hasCoast=${Boolean(board.land)} state=${lookOf(id)} />`,
        )}
      </g>
      ${hexes.length > 0 && html`<${HexLooks} board=${board} states=${hexes.map((id) => [id, lookOf(id)]).filter(([, state]) => state.trim())} />`}
      ${board.borders && html`<${Borders} board=${board} marks=${marks} />`}
    </svg>`;
}

/** The areas as targets; the land of a sea chart lies above them and takes no part. */
export function Areas({ board, words, scene, piles, stateOf }) {
  const listed = useMemo(() => areaIds(board).filter((id) => !hexOf(board, id)), [board]);
  const columns = useMemo(() => columnsOf(board), [board]);
  const held = useMemo(() => heldAt(board, scene, piles), [board, scene.marks, scene.markers, scene.turn, piles]);
  return html`
    <g class="areas">
      ${columns.map((ids, n) => html`<${HexColumn} key=${n} board=${board} words=${words} held=${held} ids=${ids} states=${ids.map(stateOf)} />`)}
      ${listed.map(
        (id) => html`
        <${AreaTarget} key=${id} id=${id} board=${board} words=${words} held=${held} state=${stateOf(id)} />`,
      )}
      ${board.land && html`<use href="#board-land" class="land-shield" />`}
    </g>`;
}

function middleOfArea(board, id) {
  return (areaOf(board, id).centre ?? middleOf(slotOf(board, `${id}/points`))).join(" ");
}

function AreaLook({ id, area, hasCoast, state }) {
  return useMemo(() => {
    const isShown = ["lit", "selected", "last", "pointed"].some((name) => state.includes(name));
    return html`
      <g class=${`area-look ${state}`} data-look=${id} clip-path=${`url(#clip-${id})`}>
        <path d=${area.outline} class="wash" />
        ${isShown && html`<path d=${area.outline} class="hatching" /><path d=${area.outline} class="rim" />`}
        ${isShown && hasCoast && html`<use href="#board-coast" class="rim" />`}
      </g>`;
  }, [area, hasCoast, state]);
}

/** Hexes that may be chosen, are chosen or were moved to last: one path each, drawn in from their edges; many are one. */
function HexLooks({ board, states }) {
  const key = states.map((entry) => entry.join(" ")).join();
  return useMemo(() => {
    const lit = states.filter(([, state]) => state.trim() === "lit").map(([id]) => id);
    const isWhole = lit.length > MANY;
    const others = isWhole ? states.filter(([, state]) => state.trim() !== "lit") : states;
    return html`<g class="hex-looks">
    ${isWhole && html`<path d=${pathOf(ringsAround(board, lit))} class="hex-look rim lit many" data-count=${lit.length} />`}
    ${others.map(([id, state]) => html`<path key=${id} d=${insetOf(board, id, RIM)} class=${`hex-look rim ${state}`} data-look=${id} />`)}</g>`;
  }, [board, key]);
}

/** What a column of hexes is drawn from; as long as it is the same, none of its hexes is looked at again. */
function HexColumn({ board, words, held, ids, states }) {
  const key = ids.map((id, n) => `${states[n]}|${held.get(id)?.key ?? ""}`).join("\n");
  return useMemo(
    () =>
      html`<g>${ids.map((id, n) => target(board, id, states[n], spokenArea(board, words, id, held.get(id), states[n].includes("lit"))))}</g>`,
    [board, words, key],
  );
}

function AreaTarget({ id, board, words, held, state }) {
  const isLit = state.includes("lit");
  const here = held.get(id);
  const label = useMemo(() => spokenArea(board, words, id, here, isLit), [board, words, here?.key, isLit]);
  return useMemo(() => target(board, id, state, label), [board, state, label]);
}

function target(board, id, state, label) {
  return html`<path key=${id} d=${areaOf(board, id).outline} class=${`area ${state}`} data-thing=${id} data-area=${id}
    data-walk data-at=${middleOfArea(board, id)} role="button" tabindex="-1" aria-label=${label}
    aria-pressed=${state.includes("selected") ? "true" : "false"} />`;
}
