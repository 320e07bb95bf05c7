/** Dice on the chart: they fall beside the place where they decide something, and lie there while it is told. */
import { html } from "../../vendor/preact.js";
import { extentOf } from "./layout.js";

/** In pixels: dice are as large on a chart that is far away. */
const SIZE = 40;
const GAP = 7;
const ROOM = 9;
/** More dice than these lie in several rows. */
const ROW = 5;

/**
 * The middle of a bubble of this size, in board units: beside a box on the right, else on the left, else below or above
 * it, where that is in sight; over it as a last resort.
 */
export function besides(box, [width, height], seen) {
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  const within = ([mx, my]) =>
    mx - width / 2 >= seen[0]
    && my - height / 2 >= seen[1]
    && mx + width / 2 <= seen[0] + seen[2]
    && my + height / 2 <= seen[1] + seen[3];
  const spots = [
    [box[0] + box[2] + width / 2, y],
    [box[0] - width / 2, y],
    [x, box[1] + box[3] + height / 2],
    [x, box[1] - height / 2],
  ];
  const clamp = (at, size, from, room) => Math.max(from + size / 2, Math.min(from + room - size / 2, at));
  return spots.find(within) ?? [clamp(x, width, seen[0], seen[2]), clamp(y, height, seen[1], seen[3])];
}

/** The room that so many dice take on their felt, in pixels. */
export function feltOf(dice) {
  const across = Math.min(dice.length, ROW);
  const rows = Math.ceil(dice.length / ROW);
  return [across * (SIZE + GAP) - GAP + 2 * ROOM, rows * (SIZE + GAP) - GAP + 2 * ROOM];
}

export function FallenDice({ board, scene, fallen: { dice, things, key }, view }) {
  const box = things.map((thing) => extentOf(board, scene, thing)).find(Boolean) ?? view.box;
  const [width, height] = feltOf(dice);
  const unit = 1 / view.scale;
  const [x, y] = besides(box, [(width + 16) * unit, (height + 16) * unit], view.box);
  return html`<g key=${key} class="fallen" aria-hidden="true"
    transform=${`translate(${x} ${y}) scale(${unit}) translate(${-width / 2} ${-height / 2})`}>
    <rect class="fallen-felt" width=${width} height=${height} rx="10" />
    ${dice.map((die, at) => {
      const [left, top] = [ROOM + (at % ROW) * (SIZE + GAP), ROOM + Math.floor(at / ROW) * (SIZE + GAP)];
      return html`<g key=${at} transform=${`translate(${left} ${top})`}><g class="fallen-die" style=${{ "--nth": at }}>
        ${die.sides === 6 ? html`<use class="die" href=${`#die-${die.face}`} width=${SIZE} height=${SIZE} />` : html`<${Ten} face=${die.face} />`}</g></g>`;
    })}</g>`;
}

function Ten({ face }) {
  return html`<path d="M20 2 37 15 34 28 20 38 6 28 3 15Z" class="ten-body" /><path d="M20 2 31 24 20 31 9 24ZM3 15 9 24M37 15 31 24M20 31V38" class="ten-edges" />
    <text x="20" y="25" class="ten-face">${face}</text>`;
}
