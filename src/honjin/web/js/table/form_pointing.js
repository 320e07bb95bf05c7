/** What pointing at things means on a form. Pure: which cells a thing can go into is said by the blanks. */

import { kindOf } from "./choice.js";
import { filled, isAlong, isChoice, isWay } from "./form_blanks.js";
import { reachOf, wayOn } from "./form_ways.js";

/** The kind of a field of a slip: what its values are the ids of. */
export const kindFor = (kinds, slip, field) => kinds[`${slip}.${field}`] ?? kinds[field] ?? "";

/**
 * A value of a cell as a thing of the board; empty if it is none. Of `ship|battalion` it is the one that has a name,
 * and where neither has, the first. The twin of `thing_of` in `umpire/wishes.py`.
 */
export function thingFor(kind, value, words = null) {
  if (!kind || typeof value !== "string") return "";
  if (kind === "*") return value;
  const things = kind.split("|").map((one) => `${one}-${value}`);
  return things.find((thing) => words?.has(thing) || (words && thing in words.names)) ?? things[0];
}

/** A value in a field of a slip, as a thing. */
export const thingIn = (words, slip, field, value) => thingFor(kindFor(words.kinds, slip, field), value, words);

function idFor(kind, thing) {
  if (kind === "*") return thing;
  const own = kind.split("|").find((one) => one && thing.startsWith(`${one}-`));
  return own ? thing.slice(own.length + 1) : null;
}

/** The way that a row has in a cell so far: of the order being written, of the one written, or its start. */
export function wayOf(row, blank, name, pencil) {
  const values = valuesOf(row, blank, pencil);
  return values[name] ?? [blank.cells[name].start];
}

/** What stands in the cells of a row's order of this kind, as far as it is written. */
export function valuesOf(row, blank, pencil) {
  if (pencil && pencil.thing === row.thing && pencil.slip === blank.slip) return pencil.values;
  return row.slips.find((slip) => slip.slip === blank.slip) ?? {};
}

/** The blanks of a row that are meant: those of the chosen kind, else of the kind that is written, else all. */
function meant(row, { kind, pencil }) {
  const chosen = kind || (pencil?.thing === row.thing ? pencil.slip : "");
  const of = (slip) => row.blanks.filter((blank) => blank.slip === slip);
  if (chosen) return of(chosen);
  const written = row.slips.length === 1 ? of(row.slips[0].slip) : [];
  return written.some((blank) => Object.values(blank.cells).some(isWay)) ? written : row.blanks;
}

/**
 * What a thing can mean for a row: `{slip}`, the order it would be.
 * @param {{kinds: Object<string, string>, words?: object, kind?: string, pencil?: object}} context
 */
export function sensesOf(form, row, thing, context) {
  const { kinds, pencil } = context;
  const senses = [];
  for (const blank of meant(row, context)) {
    for (const [name, cell] of Object.entries(blank.cells)) {
      const id = idFor(kindFor(kinds, blank.slip, name), thing);
      const values = valuesOf(row, blank, pencil);
      const value =
        id === null || isAlong(cell)
          ? null
          : isChoice(cell)
            ? chosen(cell, id)
            : led(form, row, blank, name, id, pencil);
      const slip = value === null ? null : filled(form, blank, { ...values, [name]: value }, values);
      if (slip) senses.push({ blank, name, slip });
    }
  }
  return senses;
}

const chosen = (cell, id) => (cell.includes(id) ? id : null);

const led = (form, row, blank, name, id, pencil) => wayOn(form, blank.cells[name], wayOf(row, blank, name, pencil), id);

/** The things that lead on from these rows: places, targets, where a way can come to. */
export function targetsOf(form, rows, context) {
  const things = new Set();
  for (const row of rows) {
    for (const blank of meant(row, context)) {
      for (const [name, cell] of Object.entries(blank.cells)) {
        const kind = kindFor(context.kinds, blank.slip, name);
        const values = isChoice(cell)
          ? cell
          : isWay(cell)
            ? reachOf(form, cell, wayOf(row, blank, name, context.pencil))
            : [];
        for (const value of values) {
          const thing = thingFor(kind, value, context.words);
          if (thing) things.add(thing);
        }
      }
    }
  }
  return things;
}

/**
 * Whether a row is given its order by pointing at something of another kind: then several are picked and sent together.
 * A way is led for each by itself.
 */
export function gathers(row, kinds) {
  const own = kindOf(row.touch[0] ?? "");
  return row.blanks.some((blank) => {
    const cells = Object.entries(blank.cells);
    const leads = ([name]) => ![own, ""].includes(kindFor(kinds, blank.slip, name));
    return cells.every(([, cell]) => isChoice(cell)) && cells.some(leads);
  });
}

/** The kinds of orders with a way that all of these rows can be given: squadrons fly together. */
export function flownTogether(rows) {
  const [first, ...others] = rows;
  const flies = (row, slip) =>
    row.blanks.some((blank) => blank.slip === slip && Object.values(blank.cells).some(isWay));
  return (first?.blanks ?? []).filter(({ slip }) => flies(first, slip) && others.every((row) => flies(row, slip)));
}

/**
 * The rows that are meant by pointing at the place where their things lie: all that are sent together, those without an
 * order before the others.
 */
export function forceAt(rows, thing, placeOf, kinds) {
  const there = rows.filter((row) => row.touch[0] && placeOf(row.touch[0]) === thing && gathers(row, kinds));
  const silent = there.filter((row) => !row.slips.length);
  return silent.length ? silent : there;
}

/**
 * One thing pointed at.
 * @param {object[]} rows all of the form; `picked` ids of those that are picked
 * @returns {{picked: string[], slips: object[], several: boolean, refused: boolean}} slips to write; `several` when the
 *   thing has more than one sense, and the player has to say which
 */
export function pointed(form, rows, picked, thing, context) {
  const held = rows.filter((row) => picked.includes(row.thing));
  const own = rows.find((row) => row.touch.includes(thing));
  const result = { picked, slips: [], several: false, refused: false };
  if (own && picked.includes(own.thing)) return { ...result, picked: picked.filter((one) => one !== own.thing) };
  const senses = held.map((row) => sensesOf(form, row, thing, context));
  if (held.length && senses.every((one) => one.length === 1)) {
    return { ...result, slips: senses.map(([{ slip }]) => slip) };
  }
  if (senses.some((one) => one.length > 1)) return { ...result, several: true };
  // Some of those picked can take it: they do, and the others stay as they are.
  const some = senses.filter((one) => one.length).map(([{ slip }]) => slip);
  if (some.length) return { ...result, slips: some };
  if (!own) return { ...result, refused: true };
  const alike = held.every((row) => gathers(row, context.kinds) && kindOf(row.touch[0] ?? "") === kindOf(thing));
  const joins = held.length && alike && gathers(own, context.kinds);
  return { ...result, picked: joins ? [...picked, own.thing] : [own.thing] };
}
