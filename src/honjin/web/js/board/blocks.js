/**
 * Blocks: the counters of one side in an area, each by itself, in rows, beside those of its rival. Pure geometry.
 *
 * A slot of this kind has three lists of places: `solo` for a side alone, `shared` where both are there and few, `full`
 * where either has more than that.
 */
import { slotOf } from "./grid.js";

/** The spots of so many counters when so many rivals are in the same area. */
export function blockSpots(board, slot, count, rivals) {
  const isCrowded = Math.max(count, rivals) > slot.shared.length;
  if (!rivals) return rowsOf(slot.solo, count, 1);
  return isCrowded
    ? rowsOf(slot.full, count, board.counter.small / board.counter.size[0])
    : rowsOf(slot.shared, count, 1);
}

/** Row after row, each centred; one row alone lies half a row lower, where the block has its weight. */
function rowsOf(places, count, scale) {
  const taken = places.slice(0, count);
  const inRow = (list, y) => list.filter((place) => place[1] === y);
  const [, second] = new Set(places.map(([, y]) => y));
  const first = places[0][1];
  const lower = second !== undefined && inRow(taken, second).length === 0 ? (second - first) / 2 : 0;
  const spots = taken.map(([x, y]) => {
    const [whole, used] = [inRow(places, y), inRow(taken, y)];
    const aside = (whole.at(-1)[0] - used.at(-1)[0]) / 2;
    return { x: x + aside, y: y + lower, scale };
  });
  // More than the rules allow in one area lie on the last place, so that none is lost from sight.
  return Array.from({ length: count }, (_, i) => spots[Math.min(i, spots.length - 1)]);
}

/** The line between the two sides of a contested area: [x from, x to, y]. */
export function dividerOf(board, slot) {
  const [xs, ys] = [0, 1].map((axis) => slot.full.map((place) => place[axis]));
  const rivals = slotOf(board, slot.rival).full.map(([, y]) => y);
  const half = board.counter.small / 2;
  const y =
    Math.max(...ys) < Math.min(...rivals)
      ? (Math.max(...ys) + Math.min(...rivals)) / 2
      : (Math.min(...ys) + Math.max(...rivals)) / 2;
  return [Math.min(...xs) - half, Math.max(...xs) + half, y];
}
