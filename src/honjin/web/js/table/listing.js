/** The options of a decision as the list shows them: sections with rows, long lists thing by thing. */

import { SHORT, kindOf, rowsFor } from "./choice.js";
import { capital, slotName } from "./things.js";
import { Reader } from "./typed.js";

const SIGNS = { zone: "i-arrow-sea", port: "i-anchor", ship: "i-hull", box: "i-army", landing: "i-army" };

/** Options that touch nothing go to the buttons, unless there is nothing else. */
export function bareOptions(desk) {
  const entries = desk.entries.value;
  return entries.some((entry) => entry.touch.length) ? entries.filter((entry) => !entry.touch.length) : [];
}

/** @returns {{key: string, title: string, plate: Array, rows: object[]}[]} */
export function listing(desk) {
  const entries = desk.entries.value;
  const bare = bareOptions(desk);
  const placed = entries.filter((entry) => !bare.includes(entry));
  if (desk.filter.value.trim()) return filtered(desk, entries);
  const threads = desk.threads.value;
  if (!threads.length) return placed.length > SHORT ? picks(desk, placed) : groups(desk, placed);
  const rows = rowsFor(placed, threads).map((row) => optionRow(desk, row.entries, threads));
  const title = desk.words.value.listOf(threads.map((thread) => desk.words.value.thing(thread[0])));
  const selected = { key: "selected", title, plate: plateOf(desk, threads), rows, selected: true };
  const others = placed.filter((entry) => !threads.some((thread) => entry.things.includes(thread[0])));
  const rest = placed.length > SHORT ? picks(desk, others) : groups(desk, others);
  return [selected, ...rest];
}

/** The rows in the order of the number keys. */
export const rowsInOrder = (desk) => listing(desk).flatMap((section) => section.rows);

function filtered(desk, entries) {
  const found = new Reader(entries, desk.words.value).matching(desk.filter.value);
  if (!found.length || found.length === entries.length) return [];
  const rows = found.slice(0, 24).map((entry) => ({ ...optionRow(desk, [entry], []), label: fullText(desk, entry) }));
  return [{ key: "filter", title: "", plate: [], rows }];
}

/** Every option under the heading its note gives. */
function groups(desk, entries) {
  const sections = new Map();
  for (const entry of entries) {
    const key = entry.group ?? "";
    if (!sections.has(key)) sections.set(key, []);
    sections.get(key).push(entry);
  }
  return [...sections].map(([key, members]) => ({
    key: `group ${key}`,
    title: sections.size > 1 || key ? titleOf(desk, key) : "",
    plate: key ? plateOf(desk, [[key]]) : [],
    rows: members.map((entry) => optionRow(desk, [entry], key ? [[key]] : [])),
  }));
}

/** The things to begin with, by the place where they are. */
function picks(desk, entries) {
  const things = new Map();
  const apart = entries.filter((entry) => entry.group && !entry.things.includes(entry.group));
  for (const entry of entries) {
    if (apart.includes(entry)) continue;
    const thing = entry.things[0];
    things.set(thing, [...(things.get(thing) ?? []), entry]);
  }
  const sections = new Map();
  const { counters } = desk.m.scene.value;
  for (const [thing, members] of things) {
    const slot = counters[thing]?.slot ?? "";
    if (!sections.has(slot)) sections.set(slot, []);
    sections.get(slot).push(members.length === 1 && members[0].things.length === 1
      ? optionRow(desk, members, []) : pickRow(desk, thing, members));
  }
  const places = [...sections].map(([slot, rows]) => ({
    key: `place ${slot}`, title: slot ? slotName(desk.words.value, slot, desk.m.sides.value) : "", plate: [], rows,
  }));
  // What lies in no slot, such as a landing box, is easily forgotten below a long list of ships.
  return [...groups(desk, apart), ...places.sort((a, b) => Number(Boolean(a.title)) - Number(Boolean(b.title)))];
}

function pickRow(desk, thing, members) {
  const words = desk.words.value;
  const places = members.map((entry) => entry.things.at(-1)).filter((other) => other !== thing);
  return {
    key: `pick ${thing}`, kind: "pick", thing, entries: [], touch: [thing], sign: SIGNS[kindOf(thing)] ?? "i-chevron",
    label: words.thing(thing), values: desk.m.scene.value.counters[thing]?.values, more: words.text("table-places", { count: new Set(places).size }),
  };
}

function optionRow(desk, entries, threads) {
  const words = desk.words.value;
  const [entry] = entries;
  const selected = threads.map((thread) => thread[0]);
  const last = entry.things.filter((thing) => !selected.includes(thing)).at(-1);
  // The short text leaves out what an option begins with: with a sea chosen first, the ships must be named.
  const underHeading = selected.includes(entry.things[0]) || selected.includes(entry.group);
  const count = entries.length;
  return {
    key: `option ${entries.map((one) => one.number).join(" ")}`,
    kind: "option",
    entries,
    touch: [...new Set(entries.flatMap((one) => one.touch))],
    sign: entry.group === "battles" ? "i-gun" : last ? SIGNS[kindOf(last)] ?? "i-chevron" : "i-chevron",
    brief: underHeading && words.has(`brief-${entry.option.do}`),
    label: underHeading ? capital(words.brief(entry.option)) : fullText(desk, entry),
    full: entries.map((one) => words.option(one.option)).join("; "),
    more: count > 1 ? words.text("table-for-several", { count }) : entry.why ? words.text(entry.why, entry.facts) : "",
    chance: entry.chance ?? null,
  };
}

const fullText = (desk, entry) => capital(desk.words.value.option(entry.option));

function titleOf(desk, key) {
  const words = desk.words.value;
  if (!key) return words.text("table-other-options");
  if (words.has(`group-${key}`)) return words.text(`group-${key}`);
  return words.has(key) ? words.text(key) : words.thing(key);
}

/** The plate of the player's own pile that a heading names. */
function plateOf(desk, threads) {
  if (threads.length !== 1) return [];
  const pile = Object.values(desk.m.scene.value.piles).find((one) => one.thing === threads[0][0] && one.side === desk.seat.value);
  return pile?.plate ?? [];
}
