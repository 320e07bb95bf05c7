/**
 * The battle in what was told. Pure: what opens and ends one, and what counts in it, the game says in `table.theatre`
 * of its board.
 */

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

/** The counters that an event names in lists, by side. */
export function squadronsOf(event, kinds, counters, sides) {
  const found = Object.fromEntries(sides.map((side) => [side, []]));
  for (const [key, value] of Object.entries(event)) {
    if (!Array.isArray(value)) continue;
    for (const id of value.map((one) => `${kinds[key]}-${one}`)) if (counters[id]) found[counters[id].side].push(id);
  }
  return found;
}

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
