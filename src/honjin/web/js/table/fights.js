/**
 * A fight in what was told, where one die decides it (`die` of its event): who fights whom, how it was reckoned, the
 * tests before it, and what followed. Pure.
 */
import { eventThings } from "./things.js";

/** How many events before a fight may belong to it. */
const BEFORE = 12;
const MOST = 6;

const isLines = (value) => Array.isArray(value) && value.every((line) => Array.isArray(line) && line.length === 3);

const sumOf = (lines) => lines.reduce((all, [, value]) => all + value, 0);

/**
 * The two parties of a fight, as things: those who begin it, and those whom it is meant for.
 * @returns {[string[], string[]]}
 */
export function partiesOf(event, kinds) {
  const things = (names) => eventThings(Object.fromEntries(names.map((name) => [name, event[name]])), kinds);
  return event.attackers ? [things(["attackers"]), things(["defenders"])] : [things(["unit"]), things(["target"])];
}

/**
 * The sums of a fight. Where the die has lines of its own, the others make a column; else all are added to the die.
 * @returns {{name: string, die?: number, lines: Array, total: number}[]}
 */
export function reckoningOf(event) {
  const { die, column } = event;
  const lines = isLines(event.lines) ? event.lines : [];
  const added = event.die_lines;
  if (!isLines(added)) return [{ name: "die", die, lines, total: die + sumOf(lines) }];
  return [
    { name: "column", lines, total: column },
    { name: "die", die, lines: added, total: die + sumOf(added) },
  ];
}

/** The numbers that came of it, by the names of their facts. */
export const hitsOf = (event) =>
  ["attacker_hits", "defender_hits", "hits"].filter((name) => name in event).map((name) => [name, event[name]]);

/** What was told of the parties right before a fight, such as tests of those who fight, the oldest first. */
export function before(told, fight, things, { kinds, isFight, tests }) {
  const at = told.indexOf(fight);
  const found = [];
  for (const one of told.slice(Math.max(0, at - BEFORE), at).toReversed()) {
    if (isFight(one)) break;
    if (tests.includes(one.event.event) && eventThings(one.event, kinds).some((thing) => things.includes(thing)))
      found.unshift(one);
  }
  return found;
}

/**
 * What followed for the parties until they fight again, or something else begins (`ends`); hits are known from the
 * fight itself. Several fights may be fought before any of them bears fruit.
 */
export function after(told, fight, things, { kinds, isFight, known, ends }) {
  const rest = told.slice(told.indexOf(fight) + 1);
  const isTheirs = (one) => eventThings(one.event, kinds).some((thing) => things.includes(thing));
  const next = rest.findIndex((one) => ends.includes(one.event.event) || (isFight(one) && isTheirs(one)));
  return rest
    .slice(0, next < 0 ? rest.length : next)
    .filter((one) => one.weight > 0 && !known.includes(one.event.event) && isTheirs(one))
    .slice(0, MOST);
}
