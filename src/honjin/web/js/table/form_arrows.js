/** The orders of a form on the chart: where things go, and ways step by step. */

import { isAlong, isWay } from "./form_blanks.js";
import { thingIn } from "./form_pointing.js";
import { placeOf } from "./hand.js";

/** @returns {{from: string, to: string, side: string}[]} */
export function formArrows(desk) {
  const sheet = desk.form;
  const held = sheet.picked.value;
  const shown = desk.shown.value;
  // Of a large fleet only what is picked or pointed out; of a few orders all.
  const rows = sheet.rows.value.filter((row) => row.slips.length || sheet.pencil.value?.thing === row.thing);
  const some = rows.filter((row) => held.includes(row.thing) || row.touch.some((thing) => shown.includes(thing)));
  return (some.length || rows.length > MANY ? some : rows).flatMap((row) => arrowsOf(desk, row));
}

const MANY = 12;

function arrowsOf(desk, row) {
  const words = desk.words.value;
  const side = desk.seat.value;
  const pencil = desk.form.pencil.value?.thing === row.thing ? desk.form.pencil.value : null;
  const orders = pencil ? [{ slip: pencil.slip, ...pencil.values }] : row.slips;
  return orders.flatMap((order) => {
    const blank = row.blanks.find((one) => one.slip === order.slip);
    return Object.entries(blank?.cells ?? {}).flatMap(([name, cell]) => {
      const thing = (value) => thingIn(words, order.slip, name, value);
      if (isWay(cell)) return legs((order[name] ?? []).map(thing), side);
      const to = isAlong(cell) ? "" : thing(order[name]);
      return to && row.touch[0] ? [{ from: placeOf(desk, row.touch[0]) || row.touch[0], to, side }] : [];
    });
  });
}

/** A way as arrows from place to place; there and back along the same line it is one. */
function legs(places, side) {
  const drawn = new Set();
  return places.slice(1).flatMap((to, at) => {
    const from = places[at];
    const key = [from, to].sort().join(" ");
    if (drawn.has(key)) return [];
    drawn.add(key);
    return [{ from, to, side }];
  });
}
