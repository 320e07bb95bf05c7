/** What things are called: their names in full, short as they are printed, and as a reader says them. */

import { areaOf, hexOf, slotOf } from "./grid.js";

/** The name of a thing such as `zone-tsushima`. */
export function placeName(words, thing) {
  if (!thing) return "";
  const [kind, ...rest] = thing.split("-");
  return words.name(kind, rest.join("-"));
}

/** The name as it is printed where there is little room: a short one of its own if the language has one. */
export function shortName(words, thing) {
  const short = `board-short-${thing.split("-").slice(1).join("-")}`;
  return words.has(short) ? words.text(short) : placeName(words, thing);
}

/** The kind of a counter, on a board that has several: the first word of its art. */
export function kindOf({ art }) {
  return art.split("-")[0];
}

/** What a reader says of a counter: "Fuji, Japan, battleship, damaged, speed 3, firepower 6, sinks at 3 hits". */
export function spokenName(board, words, id, counter) {
  const yes = (state) => (state ? "yes" : "no");
  const { spoken, types } = board.counter;
  const said = words.text(typeof spoken === "string" ? spoken : spoken[kindOf(counter)], {
    name: counterName(words, id, counter),
    owner: words.name("side", counter.side),
    type: words.text(types[counter.art]),
    damaged: yes(counter.damaged),
    spent: yes(counter.spent),
    range: 0,
    reserve: 0,
    aircraft: 0,
    wait: 0,
    hits: 0,
    ...counter.values,
  });
  const marks = (counter.marks ?? []).map((mark) => `board-mark-${mark}`).filter((mark) => words.has(mark));
  const states = marks.map((mark) => words.text(mark));
  const { facings = {} } = board.grid ?? {};
  const faced = Object.keys(facings).find((name) => facings[name] === counter.facing);
  if (faced) states.unshift(words.text("board-facing", { facing: words.name("facing", faced) }));
  if (counter.seen) states.push(words.text("board-seen", { turn: counter.seen }));
  return [said, ...states].join(words.text("list-comma"));
}

/** A counter without a name of its own is called by what is printed on it. */
function counterName(words, id, counter) {
  const named = words.has(id) || id in words.names || !counter.lettering?.length;
  return named
    ? placeName(words, id)
    : counter.lettering
        .filter(Boolean)
        .map((part) => printedText(words, part, " "))
        .join(" ");
}

/** What is printed on a counter in the letters of this language, those of its name: `FA 1` is FA1, or 野砲1. */
export function printedText(words, part, gap = "") {
  return part
    .split(" ")
    .map((word) => (words.has(`print-${word}`) ? words.text(`print-${word}`) : word))
    .join(gap);
}

const NOTHING = { marks: [], markers: [], piles: [] };

/**
 * What a reader says of an area: its name, its ground, who holds it, what stands there. A squadron in a sea is walked to
 * by itself; in a hex all that stands there is said at once.
 * @param {object} [here] what is there (see `heldAt` in layout.js)
 */
export function spokenArea(board, words, id, here = NOTHING, lit = false) {
  const isHex = Boolean(hexOf(board, id));
  const armies = here.piles.filter(({ slot }) => isHex || slotOf(board, slot).kind !== "pile");
  const name = areaName(board, words, id);
  return [
    lit ? words.text("board-allowed", { name }) : name,
    ...statesOf(words, here),
    ...armies.map(({ pile, counters }) =>
      isHex
        ? spokenForce(board, words, pile, counters)
        : words.text("board-army", { owner: words.name("side", pile.side), count: pile.counters.length }),
    ),
  ].join(words.text("list-comma"));
}

/** What can be said of a place beside who stands there: its markers, who holds it, whose zones it lies in. */
export function statesOf(words, here = NOTHING) {
  const known = (prefix, name) => words.has(`${prefix}-${name}`);
  const markers = here.markers.filter(({ art }) => known("board-marker", art));
  return [
    ...markers.map(({ art, label = "", side = "" }) =>
      words.text(`board-marker-${art}`, { label, owner: words.name("side", side) }),
    ),
    ...here.marks.filter((mark) => known("board-mark", mark)).map((mark) => words.text(`board-mark-${mark}`)),
    ...zonesOf(words, here.marks),
  ];
}

/** Whose zones of control a hex lies in. */
function zonesOf(words, marks) {
  const sides = marks.filter((mark) => mark.startsWith("zone-")).map((mark) => mark.slice("zone-".length));
  return sides.map((side) => words.text("board-zone", { owner: words.name("side", side) }));
}

/** The name of an area with its number; of a hex with what is printed there, or with its ground. */
export function areaName(board, words, id) {
  const name = placeName(words, id);
  const { label = {}, ground, height } = areaOf(board, id);
  if (label.number) return words.text("board-numbered", { number: id.split("-")[1], name });
  const what = hexOf(board, id) && (label.text ?? ground);
  const said = [name, what && words.text(what), height !== undefined && words.text("board-height", { height })];
  return said.filter(Boolean).join(words.text("list-comma"));
}

/** What a reader says of counters that lie together in a hex: one by its name, several by their types. */
function spokenForce(board, words, pile, counters) {
  const ids = Object.keys(counters);
  if (ids.length === 1 && !pile.backs) return spokenName(board, words, ids[0], counters[ids[0]]);
  const types = [...Map.groupBy(Object.values(counters), ({ art }) => art)];
  const numbers = types.map(([art, those]) =>
    words.text("board-of-type", { count: those.length, type: words.text(board.counter.types[art]) }),
  );
  const turn = Math.max(0, ...Object.values(counters).map(({ seen = 0 }) => seen));
  const parts = [
    ...(pile.lettering ?? []).map((part) => printedText(words, part, " ")),
    ...numbers,
    pile.backs && words.text("board-plate-units", { count: pile.backs }),
    turn && words.text("board-seen", { turn }),
  ];
  const said = parts.filter(Boolean).join(words.text("list-comma"));
  return words.text("board-force", { owner: words.name("side", pile.side), what: said });
}

/** What a reader says of a pile: "Tsushima, Japan: 6 ships, speed 5, firepower 28". In a hex its counters say it. */
export function spokenPile(board, words, slot, pile, counters) {
  if (hexOf(board, pile.thing))
    return [placeName(words, pile.thing), spokenForce(board, words, pile, counters)].join(words.text("list-comma"));
  const signs = Object.entries(board.counter.plate_signs);
  const [counted = "units"] = signs.map(([, sign]) => sign); // the first sign of a plate is how many there are
  const numbers = pile.plate?.length ? pile.plate : [[counted, pile.counters.length + (pile.backs ?? 0)]];
  const named = Object.fromEntries(signs.map(([name, sign]) => [sign, name]));
  const parts = numbers.map(([sign, count]) => words.text(`board-plate-${named[sign] ?? sign}`, { count }));
  const comma = words.text("list-comma");
  const place = [slotName(words, slot, pile), slot.kind === "row" && slot.text && words.text(slot.text)];
  const where = place.filter(Boolean).join(comma);
  return words.text("board-pile", { where, owner: words.name("side", pile.side), numbers: parts.join(comma) });
}

function slotName(words, slot, pile) {
  if (slot.look === "arrivals") return words.text("crumb-Turn", { turn: pile.thing.replace("turn-", "") });
  if (slot.look === "muster") return words.text("board-muster");
  return slot.title ? words.text(slot.title.text) : placeName(words, slot.thing);
}
