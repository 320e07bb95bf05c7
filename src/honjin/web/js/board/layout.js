/**
 * Where counters lie: pure geometry from the board's slots and the scene, no drawing.
 *
 * A spot is {x, y, scale}: the middle of the counter in board units and its size.
 */

import { blockSpots } from "./blocks.js";
import { boxOf, hexOf, slotOf, slotsOf } from "./grid.js";
import { stackSpot, stacksOf } from "./stacks.js";

const TITLE = 22; // height of a slot's title line
const PAD = 7;
const ROW_PLATE = 24; // height a plate needs under a pile in a row slot
const LEAST_STEP = 20; // of a counter that lies under another, this much must show: its firepower
const ARRIVAL_SCALE = 0.72;
const SPREAD = 10; // of counters that stand each by itself on one spot

/** The size of a counter; some kinds of them, by the first word of their art, have their own. */
export function sizeOf({ counter: { size, sizes = {} } }, { art }) {
  return sizes[art.split("-")[0]] ?? size;
}

/**
 * A slot as it is now. One that shares its area steps aside while its rival is there; those of a hex that have the same
 * `row` stand side by side, `pitch` apart, when several of them hold something, and at the height `alone` where no
 * other counter takes up the middle of the hex.
 */
export function slotNow(board, id, piles) {
  const slot = slotOf(board, id);
  if (slot.row) return inRow(board, id, slot, piles);
  if (!slot.aside || !piles[slot.rival]) return slot;
  const {
    by: [dx, dy],
    scale,
  } = slot.aside;
  const at = [slot.at[0] + dx, slot.at[1] + dy];
  const [width, height] = slot.box.slice(2).map((side) => side * scale);
  return { ...slot, at, scale, box: [at[0] - width / 2, at[1] - height / 2, width, height] };
}

function inRow({ grid }, id, slot, piles) {
  const parts = Object.keys(grid.slots).filter((part) => grid.slots[part].row === slot.row);
  const taken = parts.map((part) => `${slot.thing}/${part}`).filter((other) => piles[other]);
  const own = grid.slots[id.split("/")[1]];
  const crowded = Object.keys(grid.slots).some((part) => !grid.slots[part].row && piles[`${slot.thing}/${part}`]);
  const dy = crowded || slot.alone === undefined ? 0 : slot.alone - own.at[1];
  const middle = slot.at[0] - own.at[0];
  const x = taken.length < 2 ? slot.at[0] : middle + (taken.indexOf(id) - (taken.length - 1) / 2) * slot.pitch;
  const [left, top, width, height] = slot.box;
  return { ...slot, at: [x, slot.at[1] + dy], box: [left + x - slot.at[0], top + dy, width, height] };
}

/** The scene's piles, and one for every slot on the board that has counters but no pile of its own. */
export function pilesOf(board, scene) {
  const piles = {};
  for (const [id, counter] of Object.entries(scene.counters)) {
    const slot = slotOf(board, counter.slot);
    if (!slot || scene.piles[counter.slot]) continue;
    const pile = (piles[counter.slot] ??= { side: counter.side, thing: slot.thing ?? "", counters: [] });
    pile.counters.push(id);
  }
  for (const [slot, pile] of Object.entries(scene.piles)) if (slotOf(board, slot)) piles[slot] = pile;
  return board.grid ? inOrder(board.grid, piles) : piles;
}

/** Piles of a grid, those first that lie below others: in the order in which the grid lists its slots. */
function inOrder({ slots }, piles) {
  const ranks = Object.keys(slots);
  const rank = ([id]) => ranks.indexOf(id.split("/")[1]);
  return Object.fromEntries(Object.entries(piles).sort((one, other) => rank(one) - rank(other)));
}

/** How a slot holds this many counters: `{look: "row" | "pile", scale, spots, plate: [x, y] | null}`. */
export function arrangement(board, slot, count) {
  if (slot.kind === "pile") {
    // The whole pile stands around its anchor: the top counter as far below as the lowest rises above.
    const rise = Math.min(count, board.counter.pile.layers) - 1;
    const [x, y] = slot.at.map((place, i) => place - (rise * board.counter.pile.offset[i]) / 2);
    const { scale = 1, plate } = slot;
    return { look: "pile", scale, spots: filled(count, () => ({ x, y, scale })), plate, room: 130 };
  }
  if (slot.look === "arrivals") return arrivals(board, slot, count);
  const scale = board.counter.row_scale;
  const [width, height] = board.counter.size.map((side) => side * scale);
  const [left, top, slotWidth, slotHeight] = slot.box;
  const free = slotWidth - 2 * PAD - width;
  const step = count > 1 ? Math.min(width + 6, free / (count - 1)) : 0;
  if (count <= 1 || step >= LEAST_STEP) {
    const y = top + TITLE + PAD + height / 2;
    const spots = filled(count, (i) => ({ x: left + PAD + width / 2 + i * step, y, scale }));
    return { look: "row", scale, plate: null, spots };
  }
  const [lift] = board.counter.pile.offset;
  const rise = lift * scale * (Math.min(count, board.counter.pile.layers) - 1);
  const spare = Math.max(0, slotHeight - TITLE - ROW_PLATE - height - rise - 6);
  const x = left + (slotWidth - rise) / 2;
  const y = top + TITLE + rise + spare / 2 + height / 2;
  const plate = [left + slotWidth / 2, y + height / 2 + 3 + ROW_PLATE / 2];
  return { look: "pile", scale, spots: filled(count, () => ({ x, y, scale })), plate, room: slotWidth - 6 };
}

function arrivals(board, slot, count) {
  const [left, top, , height] = slot.box;
  const x = left + 5 + (board.counter.size[0] * ARRIVAL_SCALE) / 2;
  const spots = filled(count, () => ({ x, y: top + height / 2 + 5, scale: ARRIVAL_SCALE }));
  return { look: "pile", scale: ARRIVAL_SCALE, spots, plate: null };
}

function filled(count, make) {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** How each kind of slot lays its counters: spots in the order of the pile. Kinds that are not here are rows. */
const LAYINGS = {
  block(board, slot, pile, { piles }) {
    return blockSpots(board, slot, pile.counters.length, piles[slot.rival]?.counters.length ?? 0);
  },
  stacks(board, slot, pile, { scene }) {
    const places = new Map();
    stacksOf(slot, scene, pile.counters).forEach((stack, n) =>
      stack.forEach((id) => places.set(id, stackSpot(slot, n))),
    );
    return pile.counters.map((id) => places.get(id));
  },
  spot(board, slot, pile) {
    const [x, y] = slot.at;
    return filled(pile.counters.length, (i) => ({ x: x + i * SPREAD, y: y + i * SPREAD, scale: 1 }));
  },
  marker(board, slot, pile) {
    const [x, y] = middleOf(slot);
    const scale = (slot.size ?? board.counter.size[0]) / board.counter.size[0];
    return filled(pile.counters.length, () => ({ x, y, scale }));
  },
};

/** The spot of every counter on the board, by its id. */
export function spotsOf(board, scene, piles = pilesOf(board, scene)) {
  const spots = new Map();
  for (const [id, pile] of Object.entries(piles)) {
    const slot = slotNow(board, id, piles);
    const lay = LAYINGS[slot.kind];
    const places = lay
      ? lay(board, slot, pile, { scene, piles })
      : arrangement(board, slot, pile.counters.length + (pile.backs ?? 0)).spots;
    pile.counters.forEach((counter, i) => spots.set(counter, { ...places[i], slot: id }));
  }
  return spots;
}

/**
 * What is at each thing of the board that something can be said of: its marks, markers and piles, each of these with its
 * slot and its counters, and a key that changes whenever one of them does.
 * @returns {Map<string, {marks: string[], markers: object[], piles: {slot: string, pile: object, counters: object}[], key: string}>}
 */
export function heldAt(board, scene, piles) {
  const held = new Map();
  const at = (thing) => {
    if (!held.has(thing)) held.set(thing, { marks: [], markers: [], piles: [], key: "" });
    return held.get(thing);
  };
  const members = (pile) => Object.fromEntries(pile.counters.map((id) => [id, scene.counters[id]]));
  for (const [thing, marks] of Object.entries(scene.marks ?? {})) if (marks) at(thing).marks = marks.split(" ");
  for (const marker of Object.values(scene.markers)) {
    const thing = slotOf(board, marker.slot)?.thing;
    if (thing) at(thing).markers.push(marker);
  }
  for (const [slot, pile] of Object.entries(piles))
    if (pile.thing) at(pile.thing).piles.push({ slot, pile, counters: members(pile) });
  for (const here of held.values()) here.key = JSON.stringify(here);
  return held;
}

/** The middle of a slot: where arrows end and markers stand. */
export function middleOf(slot) {
  return slot.at ?? [slot.box[0] + slot.box[2] / 2, slot.box[1] + slot.box[3] / 2];
}

/** What a thing covers, as [x, y, width, height] in board units; null if it is not on the board. */
export function extentOf(board, scene, thing) {
  if (board.panels?.[thing]) return board.panels[thing].box;
  if (hexOf(board, thing)) return boxOf(board, thing);
  const counter = scene?.counters[thing];
  const slots = counter ? [slotOf(board, counter.slot)] : slotsOf(board, thing).map(([, slot]) => slot);
  const found = [...slots, !counter && slotOf(board, thing)].filter(Boolean);
  const boxes = found.map((slot) => slot.box ?? [slot.at[0] - 40, slot.at[1] - 40, 80, 80]);
  return boxes.length ? around(boxes) : null;
}

/** The smallest box around some boxes. */
export function around(boxes) {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

/** The box of a size around whose middle most of some boxes lie: where there is most to see if not all can be seen. */
export function densest(boxes, [width, height]) {
  const middles = boxes.map(([x, y, across, down]) => [x + across / 2, y + down / 2]);
  const near = ([x, y]) => middles.filter(([ox, oy]) => Math.abs(ox - x) < width / 2 && Math.abs(oy - y) < height / 2);
  const best = middles.map(near).reduce((most, some) => (some.length > most.length ? some : most), []);
  return around(best.map(([x, y]) => [x, y, 0, 0]));
}
