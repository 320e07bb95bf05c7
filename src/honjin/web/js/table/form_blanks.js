/** What a form offers: rows, cells, and slips that fill them. Pure: blanks say everything, no rule is computed here. */

import { farthest } from "./form_ways.js";

export const isWay = (cell) => cell.cell === "trail";
export const isAlong = (cell) => cell.cell === "along";
export const isChoice = (cell) => Array.isArray(cell);

/** Two slips that say the same. */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The id of the thing that a slip is about. */
export const subjectOf = (form, slip) => slip[form.fields[slip.slip]?.[0]];

/** What can still be written beside a draft. */
export const openBlanks = (form, draft) =>
  draft ? draft.blanks.map((blank) => (typeof blank === "number" ? form.blanks[blank] : blank)) : form.blanks;

/**
 * A row for each thing that can be given an order; those that belong together stand together.
 * @returns {{thing: string, touch: string[], group: string, blanks: object[], slips: object[]}[]}
 */
export function rowsOf(form, slips, groups = {}) {
  const rows = new Map();
  for (const blank of form.blanks) {
    const { thing, touch } = blank;
    if (!rows.has(thing)) rows.set(thing, { thing, touch, group: groups[thing] ?? "", blanks: [], slips: [] });
    rows.get(thing).blanks.push(blank);
  }
  for (const slip of slips) rows.get(subjectOf(form, slip))?.slips.push(slip);
  const order = [...new Set([...rows.values()].map((row) => row.group))];
  return [...rows.values()].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** The rows under their headings. */
export function groupsOf(rows) {
  const groups = Map.groupBy(rows, (row) => row.group);
  return [...groups].map(([group, members]) => ({ group, rows: members }));
}

/** The blank that a slip was written on: of several of its kind, the one that leaves room for what it says. */
export function blankFor(blanks, slip) {
  const alike = blanks.filter((blank) => blank.slip === slip.slip);
  const holds = ({ cells }) =>
    Object.entries(cells).every(
      ([name, cell]) => !isChoice(cell) || !(name in slip) || cell.some((one) => same(one, slip[name])),
    );
  return alike.find(holds) ?? alike[0];
}

/** What tells a blank from others of its kind: cells in which there is nothing to choose, `[name, value]`. */
export function apartBy(blanks, blank) {
  if (blanks.filter((one) => one.slip === blank.slip).length < 2) return [];
  return Object.entries(blank.cells).flatMap(([name, cell]) =>
    isChoice(cell) && cell.length === 1 ? [[name, cell[0]]] : [],
  );
}

/** Whether a slip is this blank filled in. */
export function fits(form, blank, slip) {
  if (slip.slip !== blank.slip || subjectOf(form, slip) !== blank.thing) return false;
  return Object.entries(blank.cells).every(([name, cell]) => stands(form, cell, slip[name], slip));
}

function stands(form, cell, value, slip) {
  if (isAlong(cell)) return slip[cell.way].slice(1).includes(value);
  if (!isWay(cell)) return cell.some((one) => same(one, value));
  const steps = value.length - 1;
  if (value[0] !== cell.start || steps < 1 || steps > cell.most) return false;
  return value.every((place, at) => !at || (form.near[value[at - 1]]?.includes(place) && !cell.closed.includes(place)));
}

/**
 * A blank filled in with these values; what is left out stands as the blank has it first, a place along a way is the
 * farthest, and stays so while the way is led on from what stood there `before`. Null while a way is missing.
 */
export function filled(form, blank, values, before = {}) {
  const [subject] = form.fields[blank.slip];
  const slip = { slip: blank.slip, [subject]: blank.thing };
  for (const [name, cell] of Object.entries(blank.cells)) {
    if (isWay(cell)) {
      if ((values[name]?.length ?? 0) < 2) return null;
      slip[name] = values[name];
    } else if (isAlong(cell)) {
      const [way, old] = [values[cell.way] ?? [], before[cell.way] ?? []];
      if (way.length < 2) return null;
      const follows = old.length > 1 && !same(old, way) && farthest(form, blank.cells[cell.way], old) === values[name];
      const kept = !follows && way.slice(1).includes(values[name]);
      slip[name] = kept ? values[name] : farthest(form, blank.cells[cell.way], way);
    } else slip[name] = cell.some((one) => same(one, values[name])) ? values[name] : cell[0];
  }
  return slip;
}

/** The slips with one more: beside the others where a blank is open for it, else in place of those about its thing. */
export function put(form, open, slips, slip) {
  if (slips.some((one) => same(one, slip))) return slips;
  if (open.some((blank) => fits(form, blank, slip))) return [...slips, slip];
  const subject = subjectOf(form, slip);
  const at = slips.findIndex((one) => subjectOf(form, one) === subject);
  const others = slips.filter((one) => subjectOf(form, one) !== subject);
  return at < 0 ? [...slips, slip] : [...others.slice(0, at), slip, ...others.slice(at)];
}

/** The slips with one of them written otherwise. */
export const replaced = (slips, old, slip) => slips.map((one) => (same(one, old) ? slip : one));

/** The slips without those about some things. */
export const without = (form, slips, things) => slips.filter((slip) => !things.includes(subjectOf(form, slip)));

/** The slips of last time, or the usual ones, beside those that are written: only about things that have none. */
export function added(form, slips, more) {
  const taken = new Set(slips.map((slip) => subjectOf(form, slip)));
  return [...slips, ...more.filter((slip) => !taken.has(subjectOf(form, slip)))];
}
