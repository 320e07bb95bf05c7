/** Signs beside what is lit: whether one would shoot there, storm it or move there. */
import { html } from "../../vendor/preact.js";
import { areaOf, slotOf } from "./grid.js";
import { middleOf, spotsOf } from "./layout.js";

const SIGNS = { shot: "i-aim", assault: "i-assault", move: "i-arrow-sea" };
const RADIUS = 15;
const STEP = 32; // from one sign to the next
const ABOVE = 34; // a sign above what it belongs to
const BESIDE = 54; // and beside a badge

/** Where the signs of a thing stand: at the corner of its plaque, beside its badge, else above the counter or middle. */
export function placeOf(board, scene, thing) {
  const area = areaOf(board, thing);
  if (area?.label?.box) return [area.label.box[0] + 2, area.label.box[1] - 6];
  const badge = slotOf(board, `${thing}/points`);
  if (badge) return [middleOf(badge)[0] - BESIDE, middleOf(badge)[1]];
  if (area?.centre) return up(area.centre);
  const spot = scene.counters[thing] && spotsOf(board, scene).get(thing);
  return spot ? up([spot.x, spot.y]) : null;
}

const up = ([x, y]) => [x, y - ABOVE];

export function Tones({ board, scene, tones }) {
  return html`<g class="tones" aria-hidden="true">${Object.entries(tones).map(([thing, names]) => {
    const at = placeOf(board, scene, thing);
    return (
      at
      && names.map(
        (
          name,
          n,
        ) => html`<g key=${`${thing} ${name}`} class=${`tone ${name}`} transform=${`translate(${at[0] + n * STEP} ${at[1]})`}>
        <circle r=${RADIUS} /><use href=${`#${SIGNS[name]}`} x="-10" y="-10" width="20" height="20" /></g>`,
      )
    );
  })}</g>`;
}
