/** The words of a form: things, kinds of orders, cells and values, and an order as a whole. */

import { inWords } from "../words.js";
import { apartBy } from "./form_blanks.js";
import { kindFor } from "./form_pointing.js";
import { capital } from "./things.js";

/** An id that nobody has a name for. */
const plain = (id) => String(id).replaceAll("_", " ");

/** The thing that a row is about. */
export const rowName = (words, row) => (row.touch[0] ? words.thing(row.touch[0]) : capital(plain(row.thing)));

/** So many rows are named; of a whole fleet the first few. */
const NAMED = 5;

/** Several rows by their names. */
export function rowNames(words, rows) {
  const names = rows.map((row) => rowName(words, row));
  if (names.length <= NAMED + 1) return words.listOf(names);
  return `${names.slice(0, NAMED).join(words.text("list-comma"))} +${names.length - NAMED}`;
}

/** What is ordered, in a word or two. */
export const verbOf = (words, slip) => words.text(`verb-${slip}`);

/** The same of a blank; where several are of one kind, with what tells it from them. */
export function kindText(words, blanks, blank) {
  const apart = apartBy(blanks, blank).map(([name, value]) => valueText(words, blank.slip, name, value));
  return [verbOf(words, blank.slip), ...apart].join(" ");
}

/** What stands over a cell. */
export const cellName = (words, name) => words.text(`cell-${name}`);

/** What stands in a cell. */
export function valueText(words, slip, field, value) {
  if (Array.isArray(value)) return value.map((one) => valueText(words, slip, field, one)).join(" ");
  if (typeof value === "boolean") return words.text(value ? "table-yes" : "table-no");
  const kind = kindFor(words.kinds, slip, field);
  if (typeof value !== "string") return String(value);
  return kind === "*" ? words.thing(value) : kind ? words.name(kind, value) : plain(value);
}

/** An order beside the name of its thing: in the game's short words, else its kind and what is in its cells. */
export function orderText(words, form, slip) {
  if (words.has(`brief-${slip.slip}`)) return words.of("brief", "slip", slip);
  const [, ...names] = form.fields[slip.slip];
  const parts = names.map((name, at) => {
    const value = valueText(words, slip.slip, name, slip[name]);
    return at ? `${cellName(words, name).toLocaleLowerCase(words.language)} ${value}` : value;
  });
  return [[verbOf(words, slip.slip), parts[0]].filter(Boolean).join(" "), ...parts.slice(1)].join(
    words.text("list-comma"),
  );
}

/** What things that belong together are called: a message, a thing, or the id in words. */
export function groupName(words, group) {
  const id = [`group-${group}`, group].find((one) => words.has(one));
  if (id) return words.text(id);
  return group.includes("-") ? words.thing(group) : inWords(group);
}

/** Why a slip cannot stand, or what a form lacks. */
export const reasonText = (words, { why, facts }) => words.text(`why-${why}`, facts);
