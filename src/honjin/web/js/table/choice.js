/** Which options fit what has been pointed at. Pure: the options come from the table, no rule is computed here. */

/** Beyond this many options the list is walked in two steps: first the thing, then what to do with it. */
export const SHORT = 14;

export const kindOf = (thing) => thing.slice(0, thing.indexOf("-"));

/**
 * Options as they come with a decision, `{option, touch, …}`, numbered, without the things that all of them touch:
 * what every option is about tells none apart.
 */
export function prepared(options) {
  const touched = options.map((option) => option.touch ?? []);
  const common =
    options.length > 1 ? touched[0].filter((thing) => touched.every((touch) => touch.includes(thing))) : [];
  return options.map((entry, number) => ({
    ...entry,
    number,
    touch: touched[number],
    things: touched[number].filter((thing) => !common.includes(thing)),
  }));
}

/** Whether the things pointed at are the beginning of what the option touches, in its own order. */
const begins = (entry, things) => things.every((thing, at) => entry.things[at] === thing);

/** Whether, kind by kind, the things pointed at are a beginning of what the option touches. */
function fitsByKind(entry, things) {
  const taken = {};
  for (const thing of things) {
    const kind = kindOf(thing);
    const ofKind = entry.things.filter((other) => kindOf(other) === kind);
    taken[kind] = (taken[kind] ?? -1) + 1;
    if (ofKind[taken[kind]] !== thing) return false;
  }
  return true;
}

/** The options that fit: those that begin with these things, or else those that have them in any order. */
export function fitting(entries, things) {
  if (!things.length) return entries;
  const first = entries.filter((entry) => begins(entry, things));
  return first.length ? first : entries.filter((entry) => fitsByKind(entry, things));
}

/** The things that lead on from here. */
export function lit(entries, things) {
  const next = new Set();
  for (const entry of fitting(entries, things)) {
    if (!things.length) {
      if (entry.things.length) next.add(entry.things[0]);
    } else {
      for (const thing of entry.things) if (!things.includes(thing)) next.add(thing);
    }
  }
  return next;
}

/** The one option these things stand for, if they leave no doubt. */
export function chosen(entries, things) {
  const found = fitting(entries, things);
  return found.length === 1 && found[0].things.length === things.length ? found[0] : null;
}

/**
 * Whether several things of this kind can be picked up and sent together: a ship, never one zone of two, nor a thing
 * with which something can be done where it stands.
 */
export function mayGather(entries, thing) {
  const kind = kindOf(thing);
  const its = entries.filter((entry) => entry.things[0] === thing);
  return (
    its.every((entry) => entry.things.length > 1)
    && its.some((entry) => entry.things.slice(1).every((other) => kindOf(other) !== kind))
  );
}

/**
 * One tap: what is selected afterwards, and what is chosen by it.
 * A selection is a list of threads; each is a list of things that may become an option.
 * @returns {{threads: string[][], options: object[], refused: boolean}}
 */
export function tapped(entries, threads, thing) {
  const rest = threads.filter((thread) => thread[0] !== thing || thread.length > 1);
  if (rest.length < threads.length) return { threads: rest, options: [], refused: false };
  const extended = threads.map((thread) => [...thread, thing]).filter((thread) => fitting(entries, thread).length);
  if (extended.length) return settled(entries, extended);
  // While something is held, only what an option can begin with starts anew: a place it cannot go to is asked about.
  const starts =
    entries.some((entry) => entry.things[0] === thing) || (!threads.length && fitting(entries, [thing]).length);
  if (!starts) return { threads, options: [], refused: true };
  const gathers =
    threads.length
    && threads.every((thread) => thread.length === 1 && mayGather(entries, thread[0]))
    && mayGather(entries, thing);
  return settled(entries, gathers ? [...threads, [thing]] : [[thing]]);
}

function settled(entries, threads) {
  const options = threads.map((thread) => chosen(entries, thread));
  if (options.every(Boolean)) return { threads: [], options, refused: false };
  return { threads, options: [], refused: false };
}

/** Several options that stand in one row of the list: the same place for each ship that is picked up. */
export function rowsFor(entries, threads) {
  if (threads.length < 2)
    return fitting(entries, threads[0] ?? []).map((entry) => ({ key: entry.number, entries: [entry] }));
  const rows = new Map();
  for (const thread of threads) {
    for (const entry of fitting(entries, thread)) {
      const key = [entry.option.do, ...entry.things.filter((thing) => !thread.includes(thing))].join(" ");
      if (!rows.has(key)) rows.set(key, { key, entries: [] });
      rows.get(key).entries.push(entry);
    }
  }
  return [...rows.values()].sort((a, b) => b.entries.length - a.entries.length);
}
