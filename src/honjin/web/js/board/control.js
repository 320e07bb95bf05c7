/** Ground that is held: bands and washes of the holder in every area, borders, the front between the sides, the crag. */
import { html, useMemo } from "../../vendor/preact.js";
import { dividerOf } from "./blocks.js";
import { areaIds, areaOf, listedAreas, slotsOf } from "./grid.js";
import { Sign } from "./signs.js";

/** The side that holds an area, by its marks. */
export function holderOf(marks, id) {
  return (
    (marks[id] ?? "")
      .split(" ")
      .find((mark) => mark.startsWith("held-"))
      ?.slice("held-".length) ?? ""
  );
}

/** The hatch of the second side's band, by which it differs without colour. */
export function ControlShapes() {
  return html`<pattern id="held-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="3.6" height="7" class="held-bar" /></pattern>`;
}

/** Who holds what. Half of each band is cut off at the border, so that neighbours never mix. */
export function Control({ board, marks }) {
  return html`<g class="control">
    ${areaIds(board).map((id) => {
      const side = holderOf(marks, id);
      return (
        side && html`<${Held} key=${id} id=${id} outline=${areaOf(board, id).outline} look=${board.sides[side].look} />`
      );
    })}</g>`;
}

function Held({ id, outline, look }) {
  return useMemo(
    () => html`<g class=${`held ${look}`} clip-path=${`url(#clip-${id})`}>
    <path d=${outline} class="held-wash" /><path d=${outline} class="held-band" /></g>`,
    [id, outline, look],
  );
}

/** The flag of the holder beside the islands that are held. */
export function Flags({ board, marks }) {
  const held = listedAreas(board)
    .map(([id, area]) => ({ id, area, side: holderOf(marks, id) }))
    .filter(({ area, side }) => area.flag && side);
  return html`<g class="flags" aria-hidden="true">${held.map(({ id, area, side }) => {
    const [x, y] = [0, 1].map((n) => area.centre[n] + area.flag[n]);
    const { look, mark } = board.sides[side];
    return html`<g key=${id} class=${`flag ${look}`} transform=${`translate(${x} ${y})`}><path d="M0 17V-1" />
      <rect width="15" height="10" /><${Sign} id=${mark} x="3.5" y="1" size="8" /></g>`;
  })}</g>`;
}

/** Borders; where the holders differ they are the front. Between the two sides of a contested area runs a dashed line. */
export function Borders({ board, marks }) {
  const holders = board.borders.map(({ areas }) => areas.map((id) => holderOf(marks, id)));
  const front = holders.map(([one, other]) => (one === other ? 0 : 1)).join("");
  const contested = areaIds(board)
    .filter((id) => (marks[id] ?? "").includes("contested"))
    .join(" ");
  return useMemo(() => {
    const paths = (isFront) =>
      board.borders
        .filter((_, i) => Boolean(Number(front[i])) === isFront)
        .map(({ path }) => path)
        .join("");
    const [quiet, fighting] = [paths(false), paths(true)];
    return html`<g class="borders">
      <path d=${quiet + fighting} class="casing" /><path d=${quiet} class="border" />
      <path d=${fighting} class="front" /><path d=${fighting} class="front-dots" />
      ${contested.split(" ").map((id) => divider(board, id))}
      ${board.crag && html`<${Crag} crag=${board.crag} />`}
    </g>`;
  }, [board, front, contested]);
}

/** Where corners of areas come near each other and do not touch. */
function Crag({ crag }) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", crag.path);
  const length = path.getTotalLength();
  const points = Array.from({ length: 16 }, (_, i) => path.getPointAtLength((i * length) / 16));
  const [x, y] = ["x", "y"].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  return html`<path d=${crag.path} class="crag" /><${Sign} id="crag" x=${x - 17} y=${y - 12} size="34" height="24" />`;
}

function divider(board, area) {
  const [, slot] = slotsOf(board, area).find(([, { kind }]) => kind === "block") ?? [];
  if (!slot) return null;
  const [from, to, y] = dividerOf(board, slot);
  return html`<path key=${area} d=${`M${from} ${y}H${to}`} class="divider" />`;
}
