/**
 * The battle in what was told. Pure: what opens and ends one, and what counts in it, the game says in `table.theatre`
 * of its board.
 */

import { eventSide } from "./things.js";

/** What a board says of battles that are seen large: of squadrons (`table.theatre`), or of two men (`table.duel`). */
export const theatreOf = (board) => board?.table?.theatre ?? board?.table?.duel;

/** Where the match stands in a battle, as a crumb `[name, facts]`; nothing between two. */
export const crumbOf = (theatre, crumbs) => crumbs.find(([name]) => name === theatre.procedure);

/**
 * The battle that goes on, or the last one if nobody has looked at its end: up to `looked` everything has been seen.
 * Where a board says so (`fades`), one is old news when so much has been told since.
 * @returns {{isOpen: boolean, events: object[], number: number} | null} what was told of it, and the latest number
 */
export function battleIn(theatre, told, crumbs, looked) {
  const opens = told.findLastIndex(({ event }) => event.event === theatre.opens);
  if (opens < 0) return null;
  const events = told.slice(opens);
  const isOpen = crumbOf(theatre, crumbs) !== undefined && !events.some(({ event }) => event.event === theatre.ends);
  const end = isOpen ? events.length - 1 : endOf(theatre, events);
  if (!isOpen && (end < 0 || events[end].number <= looked || events.length - end > (theatre.fades ?? Infinity)))
    return null;
  return { isOpen, events: events.slice(0, end + 1), number: events[end].number };
}

/** Where a battle ends: with its end and what belongs to it (`after`); without one, with its last throw (`throws`). */
function endOf({ ends, throws = "", after = [] }, events) {
  const closed = events.findIndex(({ event }) => event.event === ends);
  let end = closed < 0 ? events.findLastIndex(({ event }) => event.event === throws) : closed;
  while (end >= 0 && after.includes(events[end + 1]?.event.event)) end += 1;
  return end;
}

/**
 * The battle that a step of a finished match belongs to: `told` up to that step, and what is still to come. No crumbs
 * say there whether it goes on: it does until its end, or until the last that belongs to it.
 * @returns {{isOpen: boolean, events: object[], number: number} | null} as `battleIn`
 */
export function battleAt(theatre, told, coming) {
  const opens = told.findLastIndex(({ event }) => event?.event === theatre.opens);
  if (opens < 0) return null;
  const events = told.slice(opens);
  const next = coming.findIndex(({ event }) => !event || event.event === theatre.opens);
  const all = [...events, ...coming.slice(0, next < 0 ? coming.length : next)];
  const found = endOf(theatre, all);
  const end = found < 0 && !theatre.throws ? all.length - 1 : found;
  return end < events.length - 1 ? null : { isOpen: end > events.length - 1, events, number: events.at(-1).number };
}

/** The counters that an event names in lists, by side. */
export function squadronsOf(event, kinds, counters, sides) {
  const found = Object.fromEntries(sides.map((side) => [side, []]));
  for (const [key, value] of Object.entries(event)) {
    if (!Array.isArray(value)) continue;
    for (const id of value.map((one) => `${kinds[key]}-${one}`)) if (counters[id]) found[counters[id].side].push(id);
  }
  return found;
}

/** The throws of a battle, in their order. */
export const throwsOf = ({ events }) => events.filter(({ event }) => Array.isArray(event.dice));

/** What was thrown against what: the total, the limit if the event has one, and whether it stayed within. */
export function throwOf(theatre, event) {
  const total = event.dice.reduce((sum, die) => sum + die, 0);
  const limit = event[theatre.against];
  return { total, limit, within: limit === undefined || total <= limit };
}

/** The places of the dice that fell alike, where an event counts any: all that have a twin. */
export function alikeIn(theatre, event) {
  if (!event[theatre.alike]) return new Set();
  const twins = (face) => event.dice.filter((other) => other === face).length > 1;
  return new Set(event.dice.flatMap((face, at) => (twins(face) ? [at] : [])));
}

/** The counters that the events of a battle have struck. */
export function struckIn(theatre, events, kinds) {
  const field = theatre.struck;
  return new Set(events.filter(({ event }) => event[field]).map(({ event }) => `${kinds[field]}-${event[field]}`));
}

// The steps of a battle, as `table.theatre.steps` of a board has them

/** What has happened since a throw and before the next one. */
function sinceThrow(events, thrown) {
  const rest = events.slice(events.indexOf(thrown) + 1);
  const next = rest.findIndex(({ event }) => Array.isArray(event.dice));
  return next < 0 ? rest : rest.slice(0, next);
}

/** How many of the results of one kind have been dealt out: each event costs one, or as many as it says. */
const dealt = ({ cause, cost }, events, name) =>
  events.filter(({ event }) => event[cause] === name).reduce((sum, { event }) => sum + (event[cost] || 1), 0);

/**
 * The parts of a battle in their order, each with the letter of its section and its steps: who acts first; for each
 * side its throw, and what came of it, dealt out one after the other; the end. A step is `done`, `now`, to come
 * (`next`), or there is `none`.
 * @param {{isOpen: boolean, events: object[]}} battle
 * @param {{kinds: object, sides: string[], isFiring?: boolean, isPast?: boolean}} known `isFiring`: the throw that is
 *   next is asked for; `isPast`: the step is the one that the last event belongs to, not the one that follows
 * @returns {{letter: string, side: string, steps: {name: string, state: string, all?: number, left?: number}[]}[]}
 */
export function stepsOf(theatre, { isOpen, events }, { kinds, sides, isFiring = false, isPast = false }) {
  const { letters, results, spare } = theatre.steps;
  const rest = events.slice(1);
  const thrown = throwsOf({ events: rest });
  const order = rest.findLast(({ event }) => theatre.order.includes(event.event));
  const first = thrown[0]?.event.side ?? (order ? eventSide(order.event, kinds) : "");
  const firing = [first, first && sides.find((side) => side !== first)];
  const parts = [{ letter: letters[0], side: "", steps: [{ name: "order", isDone: thrown.length > 0 || isFiring }] }];
  for (const [at, side] of firing.entries()) {
    const roll = thrown[at];
    const since = roll ? sinceThrow(rest, roll) : [];
    const isOver = at < thrown.length - 1 || since.some(({ event }) => event.event === spare);
    const steps = Object.entries(results).map(([name, by]) => {
      const all = roll?.event[name] ?? 0;
      const left = isOver ? 0 : Math.max(0, all - dealt(theatre.steps, since, by));
      return { name, all, left, isDone: Boolean(roll) && !left, isNone: Boolean(roll) && !all };
    });
    parts.push({ letter: letters[at + 1], side, steps: [{ name: "throw", isDone: Boolean(roll) }, ...steps] });
  }
  parts.push({ letter: letters.at(-1), side: "", steps: [{ name: "end", isDone: !isOpen }] });
  const flat = parts.flatMap(({ steps }) => steps);
  const now = isPast && isOpen ? stepReached(theatre, rest, thrown.length) : flat.findIndex((step) => !step.isDone);
  for (const [at, step] of flat.entries()) step.state = stateOf(step, at, now < 0 ? flat.length : now, isOpen);
  return parts;
}

/** Which of the steps the latest event belongs to, so many throws having been made. */
function stepReached({ steps: { results, cause } }, events, throws) {
  if (!throws) return 0;
  const names = Object.values(results);
  const { event } = events.findLast((one) => Array.isArray(one.event.dice) || names.includes(one.event[cause]));
  const roll = 1 + (throws - 1) * (names.length + 1);
  return roll + 1 + names.indexOf(event[cause]);
}

function stateOf(step, at, now, isOpen) {
  if (at === now && isOpen) return "now";
  if (step.isNone || (!isOpen && !step.isDone)) return "none";
  return at < now || !isOpen ? "done" : "next";
}

/** How it stood when the latest throw had just been made, while its dice are still on their way. */
export const asThrown = ({ events }) => {
  const at = events.findLastIndex(({ event }) => Array.isArray(event.dice));
  return { isOpen: true, events: events.slice(0, at + 1), number: events[at]?.number };
};
