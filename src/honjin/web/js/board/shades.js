/** Hexes that something lies over, as their marks say: a storm, what has been searched, how far something reaches. */
import { html, useMemo } from "../../vendor/preact.js";
import { areaOf, columnsOf, hexOf, pathOf, pitchOf, ringsAround } from "./grid.js";

const PUFF = 31; // how long one puff of a cloud's edge is
const BULGE = 10; // how far it stands out

/** The patterns that shades are filled with. */
export function ShadeShapes() {
  return html`
    <pattern id="shade-veil" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
      <path d="M0 0V7" class="veil-line" /></pattern>
    <pattern id="shade-rain" width="9" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(18)">
      <path d="M2 1V8M6.5 9V15" class="rain-line" /></pattern>
    <pattern id="shade-zone-light" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <path d="M0 0V13" class="zone-line light" /></pattern>
    <pattern id="shade-zone-dark" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
      <path d="M0 0V13" class="zone-line dark" /></pattern>`;
}

/** The hexes of each mark that any of them has. */
export function markedHexes(board, marks) {
  const marked = new Map();
  for (const [id, names] of Object.entries(marks)) {
    if (!names || !hexOf(board, id)) continue;
    for (const name of names.split(" ")) marked.set(name, [...(marked.get(name) ?? []), id]);
  }
  return marked;
}

/**
 * The shades of a board in the order it lists them; each has its `mark`, a `look` (a cloud, or one of CSS) and perhaps a
 * `rest`: the name of the shade over all other hexes, once some have the mark.
 */
export function Shades({ board, marks }) {
  const marked = markedHexes(board, marks);
  const all = useMemo(() => columnsOf(board).flat(), [board]);
  const others = (ids) => {
    const inside = new Set(ids);
    return all.filter((id) => !inside.has(id));
  };
  return html`<g class="shades">
    ${board.shades.map(({ mark, look, rest }) => {
      const ids = marked.get(mark) ?? [];
      if (!ids.length) return null;
      return html`${rest && html`<${Shade} key=${rest} board=${board} name=${rest} ids=${others(ids)} />`}
        <${Shade} key=${mark} board=${board} name=${mark} ids=${ids} look=${look} />`;
    })}
    <${Signs} board=${board} marked=${marked} />
  </g>`;
}

function Shade({ board, name, ids, look }) {
  return useMemo(() => {
    const rings = ringsAround(board, ids);
    const d = look === "cloud" ? rings.map(cloudAround).join("") : pathOf(rings);
    return html`<g class=${`shade ${name} ${look ?? ""}`}><path d=${d} class="fill" /><path d=${d} class="texture" /><path d=${d} class="edge" /></g>`;
  }, [board, name, look, ids.join()]);
}

/** The names of shades that have one, in the middle of what they lie over. */
export function ShadeNames({ board, words, marks }) {
  const marked = markedHexes(board, marks);
  return html`<g class="shade-names" aria-hidden="true">
    ${board.shades.map(({ mark, text }) => {
      const ids = (text && marked.get(mark)) || [];
      if (!ids.length) return null;
      const middle = [0, 1].map((n) => ids.reduce((sum, id) => sum + areaOf(board, id).centre[n], 0) / ids.length);
      return html`<text key=${mark} x=${middle[0].toFixed(0)} y=${middle[1].toFixed(0)} class=${mark}>${words.text(text)}</text>`;
    })}</g>`;
}

/** What stands at one hex: the ring around a target, the circle of a range such as `range-6`. */
function Signs({ board, marked }) {
  const named = [...marked].flatMap(([mark, ids]) => ids.map((id) => [mark, id]));
  const shown = named.filter(([mark]) => mark === "target" || rangeOf(mark));
  const key = shown.join(" ");
  return useMemo(
    () =>
      html`${shown.map(([mark, id]) => {
        const [x, y] = areaOf(board, id).centre;
        if (mark === "target")
          return html`<g key=${id} class="target-sign" transform=${`translate(${x} ${y + 3})`}>
        <circle r="41" class="casing" /><circle r="41" /><path d="M-51 0H-33M51 0H33M0-51V-33M0 51V33" /></g>`;
        return html`<circle key=${`${mark} ${id}`} cx=${x} cy=${y} r=${pitchOf(board.grid) * (rangeOf(mark) + 0.5)} class="range-sign" />`;
      })}`,
    [board, key],
  );
}

/** How many hexes a mark such as `range-6` reaches; 0 if it is none. */
function rangeOf(mark) {
  return Number(/^range-(\d+)$/.exec(mark)?.[1] ?? 0);
}

/** The edge of a cloud over a ring of points: its corners are rounded off, then it goes from puff to puff. */
export function cloudAround(ring) {
  const round = cut(cut(ring));
  const length = round.reduce((sum, point, i) => sum + apart(point, round[(i + 1) % round.length]), 0);
  const count = Math.max(3, Math.round(length / PUFF));
  const points = walked(round, length / count, count);
  const path = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % count];
    const far = apart([x, y], [nx, ny]) || 1;
    // A ring runs clockwise around what is inside: outward is at its left hand.
    const pull = [(x + nx) / 2 + ((ny - y) / far) * BULGE * 2, (y + ny) / 2 - ((nx - x) / far) * BULGE * 2];
    return `Q${pull.map(tidy).join(" ")} ${tidy(nx)} ${tidy(ny)}`;
  });
  return `M${points[0].map(tidy).join(" ")}${path.join("")}Z`;
}

/** Each corner cut off at a quarter of its sides. */
function cut(ring) {
  return ring.flatMap(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return [0.25, 0.75].map((part) => [x + (nx - x) * part, y + (ny - y) * part]);
  });
}

/** So many points at equal steps along a ring. */
function walked(ring, step, count) {
  const points = [];
  let due = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length];
    const far = apart([x, y], [nx, ny]);
    for (; due < far && points.length < count; due += step)
      points.push([x + ((nx - x) * due) / far, y + ((ny - y) * due) / far]);
    due -= far;
  }
  return points;
}

const apart = ([x, y], [nx, ny]) => Math.hypot(nx - x, ny - y);

function tidy(number) {
  return Math.round(number * 10) / 10;
}
