/** The options of a decision as the list shows them: sections with rows, long lists thing by thing. */

import { hexOf } from "../board/grid.js";
import { SHORT, kindOf, rowsFor } from "./choice.js";
import { adds } from "./hand.js";
import { capital, heapName, heapOf, printed, signFor } from "./things.js";
import { Reader } from "./typed.js";

/** The sign of a row: the game's for this kind of option, else for the kind of thing it is about. */
function signOf(desk, option, thing) {
  const board = desk.board.value;
  return board?.table?.signs?.[option] ?? signFor(board, thing ? kindOf(thing) : "");
}

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
  if (!threads.length && desk.hand.value.mine) return inHand(desk, placed);
  const inSteps = placed.length > SHORT || repeats(desk, placed);
  if (!threads.length && inSteps && isAllHexes(desk, placed)) return whereOwnStand(desk, placed);
  if (!threads.length) return atPlace(desk, inSteps ? picks(desk, placed) : groups(desk, placed));
  const rows = rowsFor(placed, threads).map((row) => optionRow(desk, row.entries, threads));
  const title = desk.words.value.listOf(threads.map((thread) => desk.words.value.thing(thread[0])));
  const selected = { key: "selected", title, plate: plateOf(desk, threads), rows, selected: true };
  const others = placed.filter((entry) => !threads.some((thread) => entry.things.includes(thread[0])));
  const rest = inSteps ? picks(desk, others) : groups(desk, others);
  return [selected, ...rest];
}

/** Whether there is nothing to choose but a hex: all of them are lit, and a list of their numbers helps nobody. */
const isAllHexes = (desk, entries) =>
  entries.every(({ things }) => things.length === 1 && hexOf(desk.board.value, things[0]));

/** Of many hexes those where somebody of one's own stands, with his name; the others are chosen on the chart. */
function whereOwnStand(desk, entries) {
  const words = desk.words.value;
  const here = Map.groupBy(Object.entries(desk.m.scene.value.counters), ([, { slot }]) => slot.split("/")[0]);
  const own = (hex) => (here.get(hex) ?? []).filter(([, { side }]) => side === desk.seat.value).map(([thing]) => thing);
  const rows = entries
    .filter(({ things: [hex] }) => own(hex).length)
    .map((entry) => {
      const friends = own(entry.things[0]);
      const row = optionRow(desk, [entry], []);
      const counter = friends.find((thing) => isLettered(desk, thing)) ?? "";
      return { ...row, counter, more: words.listOf(friends.map((thing) => words.thing(thing))) };
    });
  return [{ key: "hexes", title: "", plate: [], rows, note: words.text("table-lit-hexes", { count: entries.length }) }];
}

/** So many options are listed one by one, whatever they are about. */
const FEW = 6;

/** Whether pieces that are led over the chart have several orders: a list of all of them would name each piece twice. */
function repeats(desk, entries) {
  const { counters } = desk.m.scene.value;
  const first = entries.map((entry) => entry.things[0]);
  return (
    entries.length > FEW
    && desk.survey.isOn
    && first.every((thing) => thing in counters)
    && new Set(first).size < first.length
  );
}

/** What can be done with the counters in hand, and after that what can still be taken in hand. */
function inHand(desk, entries) {
  const [joining, acting] = [true, false].map((joins) => entries.filter((entry) => adds(desk, entry) === joins));
  return [...groups(desk, acting), ...groups(desk, joining)];
}

/** The place whose counters are offered on the chart comes first. */
function atPlace(desk, sections) {
  const place = desk.place.value;
  const first = sections
    .filter((section) => place && section.key === `group ${place}`)
    .map((section) => ({ ...section, selected: true }));
  return [...first, ...sections.filter((section) => section.key !== `group ${place}`)];
}

/** Rows for some options under the heading of one thing, with the short words where the game has them. */
export function offeredRows(desk, entries, thing) {
  const words = desk.words.value;
  return cheapestFirst(entries).map((entry) => {
    const row = optionRow(desk, [entry], [[thing]]);
    return words.has(`brief-${entry.why}`) ? { ...row, more: words.text(`brief-${entry.why}`, entry.facts) } : row;
  });
}

/** The rows in the order of the number keys. */
export const rowsInOrder = (desk) => listing(desk).flatMap((section) => section.rows);

function filtered(desk, entries) {
  const found = new Reader(entries, desk.words.value).matching(desk.filter.value);
  if (!found.length || found.length === entries.length) return [];
  const rows = found.slice(0, 24).map((entry) => ({ ...optionRow(desk, [entry], []), label: fullText(desk, entry) }));
  return [{ key: "filter", title: "", plate: [], rows }];
}

/** Of several ways to do the same with a thing, first that which costs least; all else in the order of the game. */
function cheapestFirst(entries) {
  const hasPrice = (entry) => entry.facts?.cost !== undefined;
  const alike = Map.groupBy(entries, (entry) =>
    hasPrice(entry) ? `${entry.option.do} ${entry.touch[0]}` : entry.number,
  );
  return [...alike.values()].flatMap((ways) => ways.toSorted((a, b) => (a.facts?.cost ?? 0) - (b.facts?.cost ?? 0)));
}

/** Every option under the heading its note gives; the headings in the order of the game's table, if it has one. */
function groups(desk, entries) {
  const sections = new Map();
  for (const entry of cheapestFirst(entries)) {
    const key = entry.group ?? "";
    if (!sections.has(key)) sections.set(key, []);
    sections.get(key).push(entry);
  }
  const order = desk.board.value?.table?.headings ?? [];
  return [...sections]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([key, members]) => ({
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
  if (isOfLeaders(desk, entries)) return leaders(desk, entries);
  for (const entry of entries) {
    if (apart.includes(entry)) continue;
    const thing = entry.things[0];
    things.set(thing, [...(things.get(thing) ?? []), entry]);
  }
  const sections = new Map();
  const { counters } = desk.m.scene.value;
  for (const [thing, members] of things) {
    const slot = counters[thing] ? heapOf(desk, counters[thing]) : "";
    if (!sections.has(slot)) sections.set(slot, []);
    sections
      .get(slot)
      .push(
        members.length === 1 && members[0].things.length === 1
          ? optionRow(desk, members, [])
          : pickRow(desk, thing, members),
      );
  }
  const places = [...sections].map(([slot, rows]) => ({
    key: `place ${slot}`,
    title: slot ? heapName(desk, slot, desk.seat.value) : "",
    plate: [],
    rows,
  }));
  // What lies in no slot, such as a landing box, is easily forgotten below a long list of ships.
  return [...groups(desk, apart), ...places.sort((a, b) => Number(Boolean(a.title)) - Number(Boolean(b.title)))];
}

/** Whether the question is which leaders act, some alone and some in company. */
const isOfLeaders = (desk, entries) =>
  entries.some(({ things }) => things.length === 1)
  && entries.every(({ things }) => things.every((thing) => kindOf(thing) === desk.board.value?.table?.leader));

/** What each leader can do by himself, in full; then those with whom he can do it, leader by leader. */
function leaders(desk, entries) {
  const [alone, paired] = [true, false].map((is) => entries.filter(({ things }) => (things.length === 1) === is));
  const firsts = Map.groupBy(paired, ({ things }) => things[0]);
  const rows = [...firsts].map(([thing, members]) => pickRow(desk, thing, members));
  return [
    { key: "alone", title: "", plate: [], rows: alone.map((entry) => optionRow(desk, [entry], [])), named: true },
    { key: "paired", title: desk.words.value.text("table-in-company"), plate: [], rows, named: true },
  ].filter((section) => section.rows.length);
}

function pickRow(desk, thing, members) {
  const words = desk.words.value;
  const places = members.map((entry) => entry.things.at(-1)).filter((other) => other !== thing);
  return {
    key: `pick ${thing}`,
    kind: "pick",
    thing,
    counter: desk.survey.isOn && isLettered(desk, thing) ? thing : "",
    entries: [],
    touch: [thing],
    sign: signOf(desk, "", thing),
    label: words.thing(thing),
    values: printed(desk.board.value, desk.m.scene.value.counters[thing]),
    more: places.length ? words.text("table-places", { count: new Set(places).size }) : "",
  };
}

function optionRow(desk, entries, threads) {
  const words = desk.words.value;
  const [entry] = entries;
  const selected = threads.map((thread) => thread[0]);
  const last = entry.things.findLast((thing) => !selected.includes(thing));
  // The short text leaves out what an option begins with: with a sea chosen first, the ships must be named.
  const underHeading = selected.includes(entry.things[0]) || selected.includes(entry.group);
  const count = entries.length;
  return {
    key: `option ${entries.map((one) => one.number).join(" ")}`,
    kind: "option",
    entries,
    touch: [...new Set(entries.flatMap((one) => one.touch))],
    sign: signOf(desk, desk.board.value?.table?.signs?.[entry.group] ? entry.group : entry.option.do, last),
    counter:
      count === 1
      && entry.things.length === 1
      && !selected.includes(entry.things[0])
      && isLettered(desk, entry.things[0])
        ? entry.things[0]
        : "",
    brief: underHeading && words.has(`brief-${entry.option.do}`),
    label: underHeading ? capital(underIts(words, entry, selected)) : fullText(desk, entry),
    full: entries.map((one) => words.option(one.option)).join("; "),
    more: count > 1 ? words.text("table-for-several", { count }) : entry.why ? noteText(words, entry) : "",
    chance: entry.chance ?? null,
    ofWhat: words.has(`chance-${entry.why}`) ? words.text(`chance-${entry.why}`) : "",
  };
}

/** The note of an option; the short one where a word beside the chance already says what the chance is of. */
function noteText(words, { why, facts }) {
  const short = `brief-${why}`;
  return words.text(words.has(`chance-${why}`) && words.has(short) ? short : why, facts);
}

/** The note of an option by itself, and whether the game's table counts it as a warning. */
export function noteOf(desk, { why, facts }) {
  return {
    text: why ? capital(desk.words.value.text(why, facts)) : "",
    warns: (desk.board.value?.table?.warnings ?? []).includes(why),
  };
}

/** What to do with the very thing of the heading, where the game has a word for it, else the short text; its note may add to it. */
function underIts(words, { option, things, facts }, selected) {
  const told = { ...facts, ...option };
  return selected.includes(things[0]) && words.has(`way-${option.do}`)
    ? words.of("way", "do", told)
    : words.brief(told);
}

/** Whether a counter says by itself what it is, so that it stands in a list as it is. */
const isLettered = (desk, thing) => Boolean(desk.board.value && desk.m.scene.value.counters[thing]?.lettering?.length);

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
  const pile = Object.values(desk.m.scene.value.piles).find(
    (one) => one.thing === threads[0][0] && one.side === desk.seat.value,
  );
  return pile?.plate ?? [];
}
