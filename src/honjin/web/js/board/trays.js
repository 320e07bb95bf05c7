/** How an opened pile lies: a fan of a few, or a tray of columns, inside what is visible and beside where it leads. */
import { lookOf } from "./counters.js";
import { slotOf, slotsOf } from "./grid.js";
import { arrangement, middleOf } from "./layout.js";

const MARGIN = 6;
const ANCHOR = 30; // board units around a point that must stay free to be pointed at

/**
 * The points one would aim at to choose each place that is lit: where it is named, and where counters of a side lie; and
 * where counters lie that are lit themselves, such as targets, in other piles than one's own.
 */
export function goalsOf(board, lit, own, side, counters = {}) {
  const others = Object.keys(board.sides).filter((other) => other !== side);
  const isGoal = ([id, slot]) => slot.kind !== "marker" && !others.some((other) => id.endsWith(`/${other}`));
  const places = [...lit]
    .filter((thing) => thing !== slotOf(board, own).thing)
    .flatMap((thing) => slotsOf(board, thing))
    .filter(isGoal)
    .map(([, slot]) => slot);
  const piles = new Set([...lit].map((thing) => counters[thing]?.slot).filter((slot) => slot && slot !== own));
  return [...places, ...[...piles].map((slot) => slotOf(board, slot)).filter(Boolean)].map(middleOf);
}

/**
 * Where an opened pile shows its counters.
 * @param {{box: number[], scale: number}} view the visible part in board units, and pixels for a unit
 * @param {{each: boolean, goals: number[][], size?: number[]}} wishes `each`: a tray in any case; `goals`: points to
 *   leave free; `size`: that of its counters
 * @returns {{look: string, box: number[], scale: number, columns: number, spots: object[], covers: boolean}}
 *   `covers`: it lies on one of the goals all the same
 */
export function opened(board, slot, count, view, { each, goals, size = board.counter.size }) {
  const scale = Math.max(1, lookOf(board).handy / (board.counter.size[0] * view.scale));
  if (!each && count <= board.counter.fan_most) return fan(board, slot, count, view, scale);
  return tray(board, slot, count, view, scale, goals, size);
}

function tray(board, slot, count, view, readable, goals, [width, height]) {
  const columns = Math.min(count, count <= 9 ? 3 : count <= 25 ? 5 : 9);
  const rows = Math.ceil(count / columns);
  const [cellWidth, cellHeight] = board.counter.cell.map(
    (side, i) => side - board.counter.size[i] + [width, height][i],
  );
  // Under the counters of a squadron there is room for its plate, which hangs on the lower edge.
  const whole = [columns * cellWidth + 13, rows * cellHeight + (slot.plate ? 25 : 13)];
  const room = Math.min((view.box[2] * 0.96) / whole[0], (view.box[3] * 0.9) / whole[1]);
  const scale = Math.min(readable, Math.max(0.5, room));
  const size = whole.map((side) => side * scale);
  const corner = scale === 1 && slot.tray ? slot.tray[columns > 3 ? "5" : "3"] : null;
  const [x, y] = middleOf(slot);
  const wish = inside(corner ?? [x - size[0] / 2, y - size[1] / 2], size, view.box);
  const [left, top] = beside(wish, size, view.box, goals);
  const spots = Array.from({ length: count }, (_, i) => ({
    x: left + scale * (10 + width / 2 + (i % columns) * cellWidth),
    y: top + scale * (9.5 + height / 2 + Math.floor(i / columns) * cellHeight),
    scale,
  }));
  const box = [left, top, ...size];
  return { look: "tray", box, scale, columns, spots, covers: covered(box, goals) > 0 };
}

function fan(board, slot, count, view, scale) {
  const [width, height] = board.counter.size.map((side) => side * scale);
  const step = board.counter.fan_step * scale * (slot.fan === "left" ? -1 : 1);
  const [x, y] = slot.at ?? arrangement(board, slot, count).spots.map((spot) => [spot.x, spot.y])[0];
  const span = Math.abs(step) * (count - 1) + width;
  const wish = [step < 0 ? x + width / 2 - span : x - width / 2, y - height / 2];
  const [left, top] = inside(wish, [span, height], view.box);
  const first = step < 0 ? left + span - width / 2 : left + width / 2;
  const spots = Array.from({ length: count }, (_, i) => ({ x: first + i * step, y: top + height / 2, scale }));
  return { look: "fan", box: [left - 4, top - 4, span + 8, height + 8], scale, columns: count, spots, covers: false };
}

function inside([x, y], [width, height], [left, top, across, down]) {
  return [
    Math.max(left + MARGIN, Math.min(x, left + across - width - MARGIN)),
    Math.max(top + MARGIN, Math.min(y, top + down - height - MARGIN)),
  ];
}

/** Where it is wished, or the nearest place around that lies on the fewest goals. */
function beside(wish, size, view, goals) {
  if (!covered([...wish, ...size], goals)) return wish;
  const steps = [-1, -0.5, 0, 0.5, 1];
  const around = steps.flatMap((dx) =>
    steps.map((dy) => inside([wish[0] + dx * size[0], wish[1] + dy * size[1]], size, view)),
  );
  const cost = (corner) =>
    covered([...corner, ...size], goals) * 1e5 + Math.hypot(corner[0] - wish[0], corner[1] - wish[1]);
  return around.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best), wish);
}

function covered([x, y, width, height], goals) {
  const within = ([gx, gy]) =>
    gx > x - ANCHOR && gx < x + width + ANCHOR && gy > y - ANCHOR && gy < y + height + ANCHOR;
  return goals.filter(within).length;
}
