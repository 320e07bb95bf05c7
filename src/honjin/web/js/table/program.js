/** The program of a director: which of the things that were told are shown one by one, and for how long. Pure. */

import { eventSide, eventThings } from "./things.js";

/** How a player likes to be shown what happens: not at all, in brief, or with every die. */
export const PACES = ["instant", "brief", "dice"];

/** In brief so many things of one answer are shown at most: those that weigh most, in their order. */
const MOST = 8;

/** A thing that decides something. */
const DECIDES = 2;

/** How long something stands, in milliseconds: at least so long, and longer for every letter to be read, up to a bound. */
const READING = {
  brief: { least: 900, letter: 24, most: 2600 },
  dice: { least: 1400, letter: 38, most: 4200 },
};
/** What decides something stands so much longer, as a part of its time. */
const WEIGHTY = 1.25;

/** How long dice fall, in milliseconds, before what they did is told. */
export const FALL = 620;

/** The dice of an event as `[{face, sides}]`: its `die` or `dice`; what each side rolled, where it is a roll. */
export function diceOf(event, { kinds, sides, ten = false }) {
  const isDie = (key) => key === "die" || key === "dice" || (event.event.endsWith("Rolled") && sides.includes(key));
  return Object.entries(event).flatMap(([key, value]) => {
    if (!isDie(key)) return [];
    const faces = [value].flat(3).filter(Number.isInteger);
    return faces.map((face) => ({ face, sides: ten || kinds[key] === "d100" || face < 1 || face > 6 ? 10 : 6 }));
  });
}

/** Whose doing an event is: the side it names, or that of the first counter it is about. */
export function doerOf(event, kinds, counters) {
  const named = eventSide(event, kinds);
  return (
    named
    || (eventThings(event, kinds)
      .map((thing) => counters?.[thing]?.side)
      .find(Boolean)
      ?? "")
  );
}

/** Whether a player wants this shown: it is more than his own order carried out, even if that struck an enemy. */
function isNew({ told, dice, doer }, { seat, own, kinds }) {
  if (dice.length || told.weight >= DECIDES) return true;
  const by = own ? eventSide(told.event, kinds) : doer;
  return by ? by !== seat : !own;
}

/** Things of one kind by one side in a row are shown together: the last is told, all are pointed out. */
function together(items) {
  const rows = [];
  for (const item of items) {
    const last = rows.at(-1);
    const isLike =
      last
      && last.told.event.event === item.told.event.event
      && last.doer === item.doer
      && !last.dice.length
      && !item.dice.length
      && item.told.weight < DECIDES;
    if (isLike) rows[rows.length - 1] = { ...item, things: [...last.things, ...item.things], more: last.more + 1 };
    else rows.push(item);
  }
  return rows;
}

/** Those that weigh most, and among equals dice and then the latest, in the order in which they happened. */
function weightiest(items) {
  const weight = ({ told, dice }) => told.weight + (dice.length ? 0.5 : 0);
  return [...items]
    .sort((a, b) => weight(b) - weight(a) || b.told.number - a.told.number)
    .slice(0, MOST)
    .sort((a, b) => a.told.number - b.told.number);
}

/**
 * What is shown of some things told, in their order.
 * @param {object[]} told
 * @param {{pace: string, own?: boolean, whole?: boolean, seat: string, sides: string[], kinds: object, counters: object, ten?: boolean}} how
 *   `own`: they came of this player's own answer; `whole`: whatever weighs something is shown
 * @returns {{told: object, things: string[], dice: object[], doer: string, more: number}[]}
 */
export function programOf(told, how) {
  if (how.pace === "instant") return [];
  const items = told
    .map((one) => ({
      told: one,
      things: eventThings(one.event, how.kinds),
      dice: diceOf(one.event, how),
      doer: doerOf(one.event, how.kinds, how.counters),
      more: 0,
    }))
    .filter((item) => item.told.weight > 0 || (how.pace === "dice" && item.dice.length > 0))
    .filter((item) => isNew(item, how));
  return how.pace === "dice" || how.whole ? items : weightiest(together(items));
}

/** How long an item stands when all of it is there, in milliseconds. */
export function readingTime({ told }, text, pace) {
  const { least, letter, most } = READING[pace] ?? READING.brief;
  const time = Math.min(most, least + letter * text.length);
  return told.weight >= DECIDES ? time * WEIGHTY : time;
}
