/**
 * What phases and turns have come to: gathered from what this player was told, by what the game says of it
 * (`core/report.py`). Pure.
 */

import { eventThings } from "./things.js";

/** What begins something, such as a turn, is its heading in the log. */
export const isHeading = ({ event }) => event.event.endsWith("Began");

/**
 * All reports that are complete, the oldest first.
 * @param {object[]} told
 * @param {object[]} reports what the game says of its reports
 * @param {{sides: string[], kinds: object}} about the sides of the game, and which facts are things
 * @returns {{id: string, heading: object, due: number, lines: object[], heralds: object[], counts: object[], gauges: object[]}[]}
 */
export function reportsOf(told, reports, about) {
  return reports.flatMap((kind) => gathered(told, kind, about)).sort((a, b) => a.due - b.due);
}

function gathered(told, kind, { sides, kinds }) {
  const reports = [];
  const gauges = kind.gauges.map((gauge) => new Reading(gauge, sides));
  let heading = null; // of the log, so far
  let open = null; // what is being gathered
  let last = null; // what is complete, and may still hear how it goes on
  for (const one of told) {
    const name = one.event.event;
    const isClosing = kind.closes.includes(name);
    if (isHeading(one) && one.weight) heading = open && isClosing ? heading : one;
    if (open) {
      if (kind.tells.includes(name)) open.lines.push(one);
      for (const count of kind.counts) if (count.events.includes(name)) add(open.counts, count, one.event, kinds);
    }
    const isMeasured = gauges.filter((reading) => reading.take(one, open ?? last)).length > 0;
    if (last && !open?.lines.length) {
      if (kind.heralds.includes(name)) last.heralds.push(one);
      else if (one.weight && !isClosing && !isMeasured && !kind.begins.includes(name)) last = null;
    }
    if (open && isClosing) {
      reports.push(Object.assign(open, { due: one.number }));
      last = open;
      open = null;
      if (kind.heralds.includes(name)) last.heralds.push(one);
    }
    if (kind.begins.includes(name)) {
      if (isHeading(one)) heading = one;
      open = begun(kind, one, heading);
      gauges.forEach((reading) => reading.begin(open));
    }
  }
  return reports.map((report) => finished(report, kind)).filter(saysSomething);
}

const begun = (kind, one, heading) => {
  const lines = kind.tells.includes(one.event.event) ? [one] : [];
  return { id: kind.id, heading, due: 0, lines, heralds: [], counts: new Map(), gauges: new Map() };
};

function add(counts, { id, number, names }, event, kinds) {
  const { sides, things } = counts.get(id) ?? { sides: {}, things: [] };
  if (names) things.push(...eventThings(event, kinds));
  else sides[event.side] = (sides[event.side] ?? 0) + (number ? event[number] : 1);
  counts.set(id, { sides, things });
}

const finished = (report, kind) => ({
  ...report,
  counts: kind.counts.filter(({ id }) => report.counts.has(id)).map(({ id }) => ({ id, ...report.counts.get(id) })),
  gauges: [...report.gauges.values()],
});

const saysSomething = ({ lines, counts, gauges }) =>
  lines.length + counts.length > 0 || gauges.some(({ before, after }) => before !== after);

/** A gauge as it is read from event to event. */
class Reading {
  constructor(gauge, sides) {
    this.gauge = gauge;
    this.sides = sides;
    /** What it shows, by side where each has its own. */
    this.now = new Map();
  }

  /** A gauge that is always shown stands in a report from its beginning. */
  begin(report) {
    const { steady, start = 0 } = this.gauge;
    if (steady) this.note(report, "", this.now.get("") ?? start, {});
  }

  /** Whether this event gives it anew; the report has it as it was and as it is. */
  take({ event }, report) {
    const { events, value, per, towards } = this.gauge;
    if (!events.includes(event.event)) return false;
    const side = per ? event[per] : "";
    const reading = towards && event[towards] === this.sides[1] ? -event[value] : event[value];
    if (report) this.note(report, side, reading, event);
    this.now.set(side, reading);
    return true;
  }

  note(report, side, after, event) {
    const { id, towards, least = 0, most = 0, start = 0 } = this.gauge;
    const key = `${id} ${side}`;
    const before = report.gauges.get(key)?.before ?? this.now.get(side) ?? start;
    const top = typeof most === "string" ? (event[most] ?? 0) : most;
    report.gauges.set(key, { id, side, before, after, least, most: top, isTowards: Boolean(towards) });
  }
}
